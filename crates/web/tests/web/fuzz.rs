//! Requests of all kinds, made from the API's own description and then spoilt: none may break the server, and every
//! refusal is a problem that a program can read.

use axum::{
    body::Body,
    http::{Request, header},
};
use kit::{Chance, Sampled};
use serde_json::{Value, json};
use store::Engine;
use web::client::{Answer, Client};

use crate::{
    app::{TestApp, TestUser, actions, bot, but, good, is_turn_of, me, open, table, text},
    schema::{Description, EDGES, broken, mutate, odd_text, one},
};

/// One thing that can be asked for.
struct Operation<'a> {
    method: String,
    path: &'a str,
    described: &'a Value,
}

/// A request, kept to be shown when something is wrong with its answer.
#[derive(Debug)]
struct Sent {
    method: String,
    uri: String,
    kind: Option<&'static str>,
    body: Vec<u8>,
}

/// A server with tables, people and things said, and texts that mean something there.
struct World {
    app: TestApp,
    description: Description,
    host: TestUser,
    tables: Vec<String>,
    invites: Vec<String>,
    people: Vec<String>,
    actions: Vec<String>,
}

impl World {
    async fn new(engine: Engine) -> World {
        let settle = |config: &mut web::config::Config| {
            // Hashing passwords takes long, and so does thinking.
            (config.workers, config.logins_per_minute) = (0, 40);
            config.moderators = ["Account", "Anna", "Ben", "Carl"].map(String::from).to_vec();
        };
        let app = TestApp::on(engine, settle).await;
        let description = Description(good(&app.stranger().get("/openapi.json").await));
        let host = app.guest("Host").await;
        let (mut tables, mut invites) = (Vec::new(), Vec::new());
        let playing = [("valletta", vec![me(), me()]), ("saint-malo", vec![me(), bot("random")])];
        for (game, seats) in playing.into_iter().chain([("valletta", vec![me(), open(), open(), open()])]) {
            for public in [true, false] {
                let new = but(table(game, 9, &seats), json!({ "public": public, "hints": false }));
                let id = host.make(new).await;
                good(&host.post(&format!("/tables/{id}/chat"), json!({ "text": "hello" })).await);
                invites.push(text(&host.look(&id).await["invite"]).to_owned());
                tables.push(id);
            }
        }
        let over = host.make(table("saint-malo", 9, &[me(), bot("random")])).await;
        good(&host.order(&over, "resign").await);
        tables.push(over);
        let seen = host.look(&tables[0]).await;
        assert!(is_turn_of(&seen, &host));
        let people = vec![host.id.clone()];
        World { description, tables, invites, people, actions: actions(&seen), host, app }
    }

    fn operations(&self) -> Vec<Operation<'_>> {
        let paths = self.description.0["paths"].as_object().expect("paths");
        paths
            .iter()
            .flat_map(|(path, item)| {
                let item = item.as_object().expect("operations");
                item.iter().map(move |(method, described)| Operation { method: method.to_uppercase(), path, described })
            })
            .collect()
    }

    /// Texts that a field or parameter of this name may hold.
    fn known(&self, name: &str) -> Vec<String> {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        match name {
            "id" => self.tables.clone(),
            "invite" => self.invites.clone(),
            "person" => self.people.clone(),
            "message" | "upto" | "after" => owned(&["1", "2", "3"]),
            "game" => owned(&["saint-malo", "valletta"]),
            "action" => self.actions.clone(),
            "request" => owned(&["request-number-1", "request-number-2"]),
            "level" | "stand_in" => owned(&["random", "novice"]),
            "name" => owned(&["Anna", "Ben", "Carl"]),
            "password" | "old" | "new" => owned(&["a good password", "another password"]),
            "email" => owned(&["anna@example.org", ""]),
            "locale" => owned(&["de", "en", ""]),
            "status" => owned(&["open", "playing"]),
            "endpoint" => owned(&["https://push.example.org/1"]),
            _ => owned(&["text", "0"]),
        }
    }

    /// A request that makes sense, or nearly.
    fn request(&self, operation: &Operation<'_>, chance: &mut Sampled) -> Sent {
        let spoil = chance.pick(3) != 0;
        let mut path = operation.path.to_owned();
        let mut query = Vec::new();
        for parameter in operation.described["parameters"].as_array().into_iter().flatten() {
            let name = text(&parameter["name"]);
            let fits = self.description.value(&parameter["schema"], name, &|name| self.known(name), chance);
            let fits = fits.as_str().map_or_else(|| fits.to_string(), str::to_owned);
            let value = match chance.pick(4) {
                0 if spoil && chance.pick(2) == 0 => odd_text(chance),
                1 if spoil && name != "wait" => one(&EDGES, chance).to_owned(),
                _ => fits,
            };
            let value = if name == "wait" && value != "-1" { "0".into() } else { percent(&value) };
            match text(&parameter["in"]) {
                "path" => path = path.replace(&format!("{{{name}}}"), &value),
                _ if chance.pick(2) == 0 => query.push(format!("{name}={value}")),
                _ => (),
            }
        }
        if spoil && chance.pick(10) == 0 {
            query.push(one(&["&&=", "%FF=1", "seat", "=", "x[]=1"], chance).to_owned());
        }
        if spoil && chance.pick(20) == 0 {
            path = one(&["/api/v1/tables/%FF", "/api/v1/nowhere", "/api/v1/", "/api/v1/tables//log", "/x"], chance)
                .to_owned();
        }
        let method = if spoil && chance.pick(12) == 0 {
            one(&["PUT", "HEAD", "OPTIONS", "TRACE", "DELETE", "PATCH", "FETCH"], chance).to_owned()
        } else {
            operation.method.clone()
        };
        let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
        let (kind, body) = self.body(operation, spoil, chance);
        Sent { method, uri: format!("{path}{query}"), kind, body }
    }

    fn body(&self, operation: &Operation<'_>, spoil: bool, chance: &mut Sampled) -> (Option<&'static str>, Vec<u8>) {
        let schema = &operation.described["requestBody"]["content"]["application/json"]["schema"];
        let mut kind = (!schema.is_null()).then_some("application/json");
        let mut value = match schema {
            Value::Null => return (kind, Vec::new()),
            schema => self.description.value(schema, "", &|name| self.known(name), chance),
        };
        if spoil {
            if chance.pick(12) == 0 {
                kind = [None, Some("text/plain"), Some("application/x-www-form-urlencoded")][chance.pick(3) as usize];
            }
            (0..=chance.pick(2)).for_each(|_| mutate(&mut value, chance));
            if chance.pick(8) == 0 {
                return (kind, broken(&value.to_string(), chance));
            }
        }
        (kind, value.to_string().into_bytes())
    }
}

/// Everything but letters and digits, written with percent signs.
fn percent(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
    text.bytes().map(|byte| if plain(&byte) { char::from(byte).into() } else { format!("%{byte:02X}") }).collect()
}

async fn send(client: &Client, sent: &Sent) -> Answer {
    let request = Request::builder().method(sent.method.as_str()).uri(&sent.uri);
    let request = sent.kind.into_iter().fold(request, |request, kind| request.header(header::CONTENT_TYPE, kind));
    let request = request.body(Body::from(sent.body.clone())).unwrap_or_else(|bad| panic!("{bad}: {sent:?}"));
    let response = client.send(request).await.unwrap_or_else(|bad| panic!("{bad}: {sent:?}"));
    if response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream") {
        // It would go on for ever.
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        return Answer { status, headers, body: Default::default() };
    }
    Answer::read(response).await.unwrap_or_else(|bad| panic!("{bad}: {sent:?}"))
}

/// What must be true of every answer; answers whether it was good.
fn check(world: &World, operation: &Operation<'_>, sent: &Sent, answer: &Answer) -> bool {
    let shown = String::from_utf8_lossy(&answer.body).chars().take(400).collect::<String>();
    let shown = || format!("{} {shown}\n{sent:?}\n{}", answer.status, String::from_utf8_lossy(&sent.body));
    assert!(answer.status < 500, "{}", shown());
    let kind = answer.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    if answer.status >= 400 {
        assert_eq!(kind, "application/problem+json", "{}", shown());
        let body = answer.json();
        let problem = sent.method == "HEAD"
            || world.description.misfit(&json!({ "$ref": "#/components/schemas/Problem" }), &body).is_none();
        let told = ["code", "detail"].iter().all(|field| body[field].as_str().is_some_and(|text| !text.is_empty()));
        assert!(problem && (told || sent.method == "HEAD"), "{}", shown());
    } else if sent.method == operation.method && sent.uri.starts_with(operation.path.split('{').next().unwrap()) {
        let described = operation.described["responses"].get(answer.status.to_string());
        let described = described.unwrap_or_else(|| panic!("not described: {}", shown()));
        if let Some(schema) = described["content"].get("application/json").map(|content| &content["schema"]) {
            assert_eq!(kind, "application/json", "{}", shown());
            assert_eq!(world.description.misfit(schema, &answer.json()), None, "{}", shown());
        } else if let Some(kinds) = described["content"].as_object().filter(|_| !answer.body.is_empty()) {
            assert!(kinds.keys().any(|known| kind.starts_with(known)), "{kind} is not described: {}", shown());
        }
    }
    answer.status < 300
}

/// Asks for everything as nobody, as a guest and as an account; answers how many answers were good.
async fn fuzz(engine: Engine, requests: u64) -> (usize, usize) {
    let world = World::new(engine).await;
    let account = world.app.account("Account").await;
    let (mut all, mut good_ones) = (0, 0);
    for (place, operation) in (0..).zip(world.operations()) {
        // Somebody new for each: some operations end who one is.
        let guest = world.app.guest("Guest").await;
        guest.post(&format!("/tables/{}/seats", world.tables[4]), json!({ "seat": 1 })).await;
        let who = [world.app.stranger().client, guest.client, account.client.clone(), world.host.client.clone()];
        let ends =
            ["DELETE /api/v1/me", "POST /api/v1/logout", "POST /api/v1/logout-everywhere", "POST /api/v1/me/password"];
        let ends = ends.contains(&format!("{} {}", operation.method, operation.path).as_str());
        for number in 0..requests {
            let mut chance = Sampled::new(place << 32 | number);
            let client = &who[chance.pick(if ends { 2 } else { 4 }) as usize];
            let sent = world.request(&operation, &mut chance);
            let answer = send(client, &sent).await;
            good_ones += usize::from(check(&world, &operation, &sent, &answer));
            all += 1;
        }
        world.app.store().person(crate::app::id(&account.id)).await.expect("the account is still there");
        // The open table stays open for the next one.
        world.host.seat(&world.tables[4], 1, open()).await;
    }
    (all, good_ones)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_breaks_the_server_and_every_refusal_can_be_read() {
    let (all, good) = fuzz(Engine::Sqlite, 200).await;
    assert!(good > all / 10, "{good} of {all} requests made sense");
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_does_any_on_the_other_database() {
    let (all, good) = fuzz(Engine::Postgres, 60).await;
    assert!(good > all / 10, "{good} of {all} requests made sense");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_zero_byte_is_just_another_odd_sign() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let world = World::new(engine).await;
        for path in ["/invitations/%00", "/tables?game=%00", "/leaderboard/%00", "/tables/%00", "/me/bots/%00"] {
            let answer = world.host.get(path).await;
            assert!(answer.status < 500, "{engine:?} {path}: {}", answer.status);
        }
        let name = "a\u{0}b";
        for (path, body) in [
            ("/login", json!({ "name": name, "password": name })),
            ("/register", json!({ "name": name, "password": "a\u{0} password" })),
            ("/seek", json!({ "game": name, "players": 2 })),
        ] {
            let answer = world.app.stranger().post(path, body).await;
            assert!(answer.status < 500, "{engine:?} {path}: {}", answer.status);
        }
        let seek = world.host.post("/seek", json!({ "game": name, "players": 2 })).await;
        assert!(seek.status < 500, "{engine:?}: {}", seek.status);
        let unsubscribe = world.host.call(axum::http::Method::DELETE, "/me/push", json!({ "endpoint": name })).await;
        assert!(unsubscribe.status < 500, "{engine:?}: {}", unsubscribe.status);
    }
}
