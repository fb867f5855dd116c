mod confirm;
mod mail;
mod push;

use std::{net::SocketAddr, time::Duration};

use rooms::{
    config::{self, Config},
    notify::{
        mail::Mail,
        notifier::{Notifier, PATIENCE},
        public_key,
        push::Push,
    },
    time::now,
};
use serde_json::{Value, json};
use store::{Engine, Id, testing::Scratch};
use tokio::{net::TcpListener, sync::watch};

use crate::{
    App,
    client::{Answer, Client},
    serve,
};

/// A private key that everybody may know.
const KEY: &str = "AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA";

fn settings(key: &str) -> config::Push {
    config::Push { private_key: key.into(), contact: "mailto:host@example.org".into() }
}

/// Rooms with somebody at them who is away.
struct Away {
    app: App,
    _place: Scratch,
    _stop: watch::Sender<bool>,
    anna: Client,
    ben: Client,
    anna_id: Id,
}

fn good(answer: &Answer) -> Value {
    assert!(answer.is_good(), "{}", String::from_utf8_lossy(&answer.body));
    answer.json()
}

impl Away {
    async fn new(config: Config) -> Away {
        let place = Scratch::new(Engine::Sqlite).await;
        let (stop, stopped) = watch::channel(false);
        let app = App::new(place.open().await, None, config, stopped).await.expect("a server");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("its address"));
        let service = serve::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async { axum::serve(listener, service).await });
        let (anna, ben) = (Client::new(base.clone()), Client::new(base));
        let me = good(&anna.post("/guests", &json!({ "name": "Anna" })).await.expect("an answer"));
        good(&ben.post("/guests", &json!({ "name": "Ben" })).await.expect("an answer"));
        let anna_id = me["id"].as_str().expect("an id").parse().expect("an id");
        Away { app, _place: place, _stop: stop, anna, ben, anna_id }
    }

    /// A table where Anna is on turn since Ben sat down.
    async fn table(&self, game: &str, pace: Value) -> String {
        let first = if game == "valletta" { "1" } else { "0" };
        let new = json!({ "game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": true,
            "options": { "first": first }, "pace": pace });
        let table = good(&self.anna.post("/tables", &new).await.expect("an answer"));
        let id = table["id"].as_str().expect("an id").to_owned();
        good(&self.ben.post(&format!("/tables/{id}/seats"), &json!({})).await.expect("an answer"));
        id
    }

    async fn resigns(&self, who: &Client, table: &str) {
        good(&who.post(&format!("/tables/{table}/resign"), &json!({})).await.expect("an answer"));
    }

    async fn has_mail(&self, address: &str) {
        let store = self.app.store();
        store.set_email(self.anna_id, Some(address)).await.expect("stored");
        store.new_confirmation(self.anna_id, address, &[1; 32], i64::MAX).await.expect("stored");
        assert!(store.confirm(&[1; 32], 0).await.expect("stored"));
    }

    async fn unsent(&self) -> usize {
        self.app.store().unsent(100).await.expect("an answer").len()
    }

    fn notifier(&self, mail: Option<Mail>, push: Option<Push>) -> Notifier {
        let base = self.app.config.public_url.clone();
        Notifier::with(self.app.store().clone(), base, mail, push).expect("something is set up")
    }
}

#[tokio::test]
async fn a_server_without_mail_and_push_is_quiet() {
    let away = Away::new(Config::default()).await;
    away.has_mail("anna@example.org").await;
    away.table("saint-malo", json!({ "kind": "free" })).await;
    assert!(Notifier::new(away.app.store().clone(), &away.app.config).is_none());
    let (stop, stopped) = watch::channel(false);
    let task = tokio::spawn(rooms::notify::run(away.app.rooms.clone(), Config::default(), stopped));
    while away.unsent().await > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let answer = away.anna.get("/me/push").await.expect("an answer");
    assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("missing")));
    stop.send_replace(true);
    task.await.expect("it stops");
}

#[test]
fn settings_that_make_no_sense_are_named() {
    let read = |text: &str| Config::read(text, []).map(|_| ()).map_err(|bad| bad.0);
    let mail = |url: &str, from: &str| read(&format!("[mail]\nurl = '{url}'\nfrom = '{from}'"));
    let push = |key: &str, contact: &str| read(&format!("[push]\nprivate_key = '{key}'\ncontact = '{contact}'"));
    mail("smtps://anna:secret@mail.example.org", "Intramuros <play@example.org>").expect("good");
    mail("smtp://anna:secret@mail.example.org?tls=required", "play@example.org").expect("good");
    mail("smtp://localhost:25", "play@example.org").expect("good");
    push(KEY, "mailto:host@example.org").expect("good");
    for (bad, part) in [
        (mail("https://mail.example.org", "play@example.org"), "mail.url: a mail server is smtps://"),
        (mail("smtp://anna:secret@mail.example.org", "play@example.org"), "in the clear"),
        (mail("smtps://mail.example.org", "play"), "mail.from: 'play' is no address"),
        (push("AQID", "mailto:host@example.org"), "push.private_key: a VAPID private key is 32 bytes"),
        (push(&"A".repeat(43), "mailto:host@example.org"), "push.private_key"),
        (push(KEY, "host@example.org"), "push.contact: 'host@example.org' begins with neither"),
    ] {
        let bad = bad.expect_err(part);
        assert!(bad.contains(part) && !bad.contains("secret"), "{bad}");
    }
    let variable = ("INTRAMUROS_MAIL".to_owned(), "{ url = 'smtp://localhost', from = 'play@example.org' }".to_owned());
    assert!(Config::read("", [variable]).expect("good").mail.is_some());
}
