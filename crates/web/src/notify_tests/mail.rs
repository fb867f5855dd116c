use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use store::{NewNotification, NotificationKind};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    time::timeout,
};

use super::*;
use rooms::notify::{
    channel::BACK_OFF,
    notifier::{OLD, PAUSE},
};

/// A mail server that notes what it gets: to whom, and what.
#[derive(Clone)]
pub struct Postbox {
    address: SocketAddr,
    mails: Arc<Mutex<Vec<(String, String)>>>,
    /// What it says to a recipient.
    answer: Arc<Mutex<&'static str>>,
}

impl Postbox {
    pub async fn open() -> Postbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let postbox = Postbox { address, mails: Arc::default(), answer: Arc::new(Mutex::new("250 good")) };
        let copy = postbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(copy.clone().talk(stream));
            }
        });
        postbox
    }

    async fn talk(self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 here\r\n").await.expect("open");
        let (mut to, mut data, mut in_data) = (String::new(), String::new(), false);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                return;
            }
            let answer = match line.trim_end() {
                "." if in_data => {
                    in_data = false;
                    self.mails.lock().unwrap().push((std::mem::take(&mut to), std::mem::take(&mut data)));
                    "250 taken"
                }
                _ if in_data => {
                    data += &line;
                    continue;
                }
                "DATA" => {
                    in_data = true;
                    "354 go on"
                }
                "QUIT" => "221 bye",
                other if other.starts_with("RCPT TO:") => {
                    to = other["RCPT TO:".len()..].trim_matches(['<', '>']).to_owned();
                    *self.answer.lock().unwrap()
                }
                _ => "250 good",
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await.expect("open");
        }
    }

    pub fn settings(&self) -> config::Mail {
        config::Mail { url: format!("smtp://{}", self.address), from: "Intramuros <play@example.org>".into() }
    }

    pub fn mail(&self) -> Mail {
        Mail::new(&self.settings()).expect("good settings")
    }

    pub fn take(&self) -> Vec<(String, String)> {
        std::mem::take(&mut self.mails.lock().unwrap())
    }

    fn says(&self, answer: &'static str) {
        *self.answer.lock().unwrap() = answer;
    }
}

#[tokio::test]
async fn a_mail_lists_the_tables_that_wait() {
    let away = Away::new(Config { public_url: Some("https://play.example.org/".into()), ..Config::default() }).await;
    let first = away.table("saint-malo", json!({ "kind": "free" })).await;
    let second = away.table("valletta", json!({ "kind": "days", "days": 3 })).await;
    let third = away.table("saint-malo", json!({ "kind": "free" })).await;
    away.table("saint-malo", json!({ "kind": "live", "bank": 600, "increment": 5 })).await;
    away.resigns(&away.ben, &third).await;
    away.has_mail("anna@example.org").await;
    let postbox = Postbox::open().await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);

    notifier.round(now()).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (0, 4), "whoever is at the table has a minute");
    notifier.round(now() + PATIENCE).await.expect("done");
    let mails = postbox.take();
    let [(to, text)] = mails.as_slice() else { panic!("one mail: {mails:?}") };
    assert_eq!(to, "anna@example.org");
    for part in [
        "Subject: Your turn at 2 tables; 1 game is over",
        "Saint Malo with Ben",
        "Valletta with Ben",
        "Saint Malo with Ben: Anna won",
        &format!("https://play.example.org/tables/{first}\r"),
        &format!("https://play.example.org/tables/{second}\r"),
        &format!("https://play.example.org/tables/{third}\r"),
        "Auto-Submitted: auto-generated",
        "From: Intramuros <play@example.org>",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(away.unsent().await, 0);
}

/// Whoever reads the pages in French gets French letters: the language is noted with the address, or when it is chosen.
#[tokio::test]
async fn a_letter_speaks_the_language_of_whoever_gets_it() {
    let away = Away::new(Config::default()).await;
    away.has_mail("anna@example.org").await;
    away.app.store().set_locale(away.anna_id, Some("it")).await.expect("noted");
    let postbox = Postbox::open().await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);
    away.table("saint-malo", json!({ "kind": "free" })).await;
    notifier.round(now() + PATIENCE).await.expect("done");
    let text = postbox.take().remove(0).1;
    assert!(text.contains("Subject: Tocca a te: Saint Malo con Ben") && text.contains("tavolo "), "{text}");
    assert!(!text.contains("your"), "{text}");
}

#[tokio::test]
async fn a_person_gets_one_mail_in_ten_minutes() {
    let away = Away::new(Config::default()).await;
    away.has_mail("anna@example.org").await;
    let postbox = Postbox::open().await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);
    let table = away.table("saint-malo", json!({ "kind": "free" })).await;
    let begun = now() + PATIENCE;
    notifier.round(begun).await.expect("done");
    let text = postbox.take().remove(0).1;
    assert!(
        text.contains("Subject: Your turn: Saint Malo with Ben") && text.contains(&format!("table {table}")),
        "{text}"
    );

    for _ in 0..3 {
        away.table("saint-malo", json!({ "kind": "free" })).await;
    }
    notifier.round(begun + PAUSE - 1).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (0, 3));
    notifier.round(begun + PAUSE).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (1, 0));
}

#[tokio::test]
async fn what_is_no_news_any_more_is_not_sent() {
    let away = Away::new(Config::default()).await;
    away.has_mail("anna@example.org").await;
    let postbox = Postbox::open().await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);
    let table = away.table("saint-malo", json!({ "kind": "free" })).await;
    away.resigns(&away.anna, &table).await;
    notifier.round(now() + PATIENCE).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (0, 0), "Anna gave up, and Ben has no address");

    away.table("saint-malo", json!({ "kind": "free" })).await;
    good(&away.anna.post("/me/notifications/read?upto=1000000", &json!({})).await.expect("an answer"));
    notifier.round(now() + PATIENCE).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (0, 0), "Anna has read it");
}

#[tokio::test]
async fn a_failure_is_tried_again_later_and_for_a_day() {
    let away = Away::new(Config::default()).await;
    away.has_mail("anna@example.org").await;
    let postbox = Postbox::open().await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);
    away.table("saint-malo", json!({ "kind": "free" })).await;
    postbox.says("451 not now");
    let begun = now() + PATIENCE;
    notifier.round(begun).await.expect("done");
    postbox.says("250 good");
    notifier.round(begun + BACK_OFF - 1).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (0, 1));
    notifier.round(begun + BACK_OFF).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (1, 0));

    postbox.says("535 who are you");
    away.table("saint-malo", json!({ "kind": "free" })).await;
    let begun = begun + PAUSE;
    let pauses =
        (0..12).map(|_| BACK_OFF * 120).scan(begun, |time, pause| Some(std::mem::replace(time, *time + pause)));
    for time in pauses {
        notifier.round(time).await.expect("done");
        assert_eq!(away.unsent().await, 1);
    }
    notifier.round(now() + OLD).await.expect("done");
    assert_eq!((postbox.take().len(), away.unsent().await), (0, 0), "after a day it is let go");
}

#[tokio::test]
async fn a_mailbox_that_is_not_there_and_a_server_that_is_gone() {
    let away = Away::new(Config::default()).await;
    away.has_mail("nobody@example.org").await;
    let postbox = Postbox::open().await;
    let mut notifier = away.notifier(Some(postbox.mail()), None);
    postbox.says("550 no such mailbox");
    away.table("saint-malo", json!({ "kind": "free" })).await;
    notifier.round(now() + PATIENCE).await.expect("done");
    assert_eq!(away.unsent().await, 0, "it will never be there");

    let nobody = TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("its address");
    let url = format!("smtp://{nobody}");
    let gone = Mail::new(&config::Mail { url, from: "play@example.org".into() }).expect("good settings");
    let mut notifier = away.notifier(Some(gone), None);
    away.table("saint-malo", json!({ "kind": "free" })).await;
    notifier.round(now() + PATIENCE).await.expect("a server that is gone is no error of ours");
    assert_eq!(away.unsent().await, 1, "it may come back");
}

#[tokio::test]
async fn a_mail_server_that_never_answers_does_not_keep_the_server_from_stopping() {
    let away = Away::new(Config::default()).await;
    away.has_mail("anna@example.org").await;
    let table = away.table("saint-malo", json!({ "kind": "free" })).await;
    let note = NewNotification {
        person: away.anna_id,
        kind: NotificationKind::Turn,
        table: Some(table.parse().expect("an id")),
        text: String::new(),
        at: now() - PATIENCE,
    };
    away.app.store().notify(&note).await.expect("stored");
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", silent.local_addr().expect("its address"));
    let mail = Mail::new(&config::Mail { url, from: "play@example.org".into() }).expect("good settings");
    let (stop, stopped) = watch::channel(false);
    let task = tokio::spawn(away.notifier(Some(mail), None).run(away.app.rooms.clone(), stopped));
    let _open = silent.accept().await.expect("a visitor");
    stop.send_replace(true);
    timeout(Duration::from_secs(5), task).await.expect("it stops at once").expect("and well");
}
