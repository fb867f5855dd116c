//! A server for one test, and what its people do.

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    body::Body,
    http::{Method, Request},
};
use kit::{Chance, Sampled};
use serde_json::{Value, json};
use store::{Engine, Id, Store, testing::Scratch};
use web::{
    client::{Answer, Client, Events},
    config::Config,
    serve::Server,
};

/// How long a test waits for something that must happen.
const PATIENCE: Duration = Duration::from_secs(30);

pub const PASSWORD: &str = "a good password";

/// A server with a database of its own.
pub struct TestApp {
    server: Option<Server>,
    config: Config,
    place: Arc<Scratch>,
}

impl TestApp {
    /// A server without limits, with one worker for bots.
    pub async fn start() -> TestApp {
        TestApp::with(|_| ()).await
    }

    /// A server with other settings.
    pub async fn with(change: impl FnOnce(&mut Config)) -> TestApp {
        TestApp::on(Engine::Sqlite, change).await
    }

    /// A server on another database.
    pub async fn on(engine: Engine, change: impl FnOnce(&mut Config)) -> TestApp {
        TestApp::at(Arc::new(Scratch::new(engine).await), change).await
    }

    async fn at(place: Arc<Scratch>, change: impl FnOnce(&mut Config)) -> TestApp {
        let mut config = Config::without_limits();
        change(&mut config);
        if place.url.starts_with("postgres") {
            config.database = Some(place.url.clone());
        }
        let mut app = TestApp { server: None, config, place };
        app.go_on().await;
        app
    }

    /// A server on the data of an export.
    pub async fn of(export: &str, change: impl FnOnce(&mut Config)) -> TestApp {
        let place = Scratch::new(Engine::Sqlite).await;
        let store = place.open().await;
        store.import(&mut export.as_bytes()).await.expect("an export");
        store.close().await;
        TestApp::at(Arc::new(place), change).await
    }

    /// Another server on the same database.
    pub async fn beside(&self) -> TestApp {
        let mut app = TestApp { server: None, config: self.config.clone(), place: Arc::clone(&self.place) };
        app.go_on().await;
        app
    }

    /// Whether a text is somewhere in the bytes of the files that the server keeps.
    pub fn files_hold(&self, text: &str) -> bool {
        let file = Path::new(self.place.url.strip_prefix("sqlite:").expect("a file"));
        let files = fs::read_dir(file.parent().expect("a folder")).expect("a folder").flatten();
        let holds = |bytes: Vec<u8>| bytes.windows(text.len()).any(|part| part == text.as_bytes());
        files.filter_map(|file| fs::read(file.path()).ok()).any(holds)
    }

    async fn go_on(&mut self) {
        let server = Server::start(self.place.open().await, self.config.clone()).await;
        self.server = Some(server.unwrap_or_else(|problem| panic!("{problem}")));
    }

    fn server(&self) -> &Server {
        self.server.as_ref().expect("the server runs")
    }

    /// Stops the server, does something to its data, and starts it again.
    pub async fn restart(&mut self, meanwhile: impl AsyncFnOnce(&Store)) {
        self.server.take().expect("the server runs").stop().await;
        let store = self.place.open().await;
        meanwhile(&store).await;
        store.close().await;
        self.go_on().await;
    }

    /// The server vanishes without a word, and another one starts on its data.
    pub async fn crash(&mut self) {
        drop(self.server.take());
        self.go_on().await;
    }

    /// Other settings, from the next start on.
    pub fn change(&mut self, change: impl FnOnce(&mut Config)) {
        change(&mut self.config);
    }

    pub fn store(&self) -> &Store {
        self.server().app.store()
    }

    /// Where its data lies.
    pub fn place(&self) -> &Scratch {
        &self.place
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.server().address)
    }

    /// Somebody who has not said who they are.
    pub fn stranger(&self) -> TestUser {
        TestUser::new(Client::new(self.url()), &Value::Null)
    }

    pub async fn guest(&self, name: &str) -> TestUser {
        let client = Client::new(self.url());
        let me = client.post("/guests", &json!({ "name": name })).await.expect("an answer");
        TestUser::new(client, &good(&me))
    }

    pub async fn account(&self, name: &str) -> TestUser {
        let client = Client::new(self.url());
        let me = client.post("/register", &json!({ "name": name, "password": PASSWORD })).await.expect("an answer");
        TestUser::new(client, &good(&me))
    }

    /// Somebody known on another device.
    pub async fn log_in(&self, name: &str) -> TestUser {
        let client = Client::new(self.url());
        let me = client.post("/login", &json!({ "name": name, "password": PASSWORD })).await.expect("an answer");
        TestUser::new(client, &good(&me))
    }

    /// The truth about a table: all its entries.
    pub async fn entries(&self, table: &str) -> Vec<store::Entry> {
        self.store().entries(id(table), 0).await.expect("its log")
    }
}

/// An id from its text.
pub fn id(text: &str) -> Id {
    text.parse().unwrap_or_else(|_| panic!("'{text}' is no id"))
}

/// The body of an answer that must be good.
#[track_caller]
pub fn good(answer: &Answer) -> Value {
    assert!(answer.is_good(), "{} {}", answer.status, String::from_utf8_lossy(&answer.body));
    answer.json()
}

/// The code of an answer that must be a problem with this status.
#[track_caller]
pub fn problem(answer: &Answer, status: u16) -> String {
    assert_eq!(answer.status, status, "{}", String::from_utf8_lossy(&answer.body));
    let kind = answer.headers.get("content-type").map(|kind| kind.as_bytes());
    assert_eq!(kind, Some(b"application/problem+json".as_slice()), "{}", String::from_utf8_lossy(&answer.body));
    let body = answer.json();
    assert_eq!(body["status"], status);
    assert!(body["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{body}");
    text(&body["code"]).to_owned()
}

#[track_caller]
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

/// An idempotency key that no request had before.
pub fn request_key() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("request-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A table of this game with these seats, over after so many rounds.
pub fn table(game: &str, rounds: u32, seats: &[Value]) -> Value {
    json!({ "game": game, "seats": seats, "options": { "turn_cap": rounds.to_string() }, "public": true })
}

pub fn me() -> Value {
    json!({ "kind": "me" })
}

pub fn open() -> Value {
    json!({ "kind": "open" })
}

pub fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

/// The same value with some fields changed.
pub fn but(mut value: Value, change: Value) -> Value {
    let (Value::Object(object), Value::Object(change)) = (&mut value, change) else { panic!("objects, please") };
    object.extend(change);
    value
}

/// Somebody who uses the server.
#[derive(Clone)]
pub struct TestUser {
    pub client: Client,
    pub id: String,
    pub name: String,
}

impl TestUser {
    pub fn new(client: Client, me: &Value) -> TestUser {
        let field = |name: &str| me[name].as_str().unwrap_or("").to_owned();
        TestUser { client, id: field("id"), name: field("name") }
    }

    /// The same person, with the same cookie, at a server that was started again.
    pub fn at(&self, app: &TestApp) -> TestUser {
        TestUser { client: self.client.at(app.url()), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.client.get(path).await.expect("an answer")
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.client.post(path, &body).await.expect("an answer")
    }

    pub async fn call(&self, method: Method, path: &str, body: Value) -> Answer {
        self.client.call(method, path, Some(&body)).await.expect("an answer")
    }

    /// A request with headers of its own.
    pub async fn ask(&self, request: Request<Body>) -> Answer {
        Answer::read(self.client.send(request).await.expect("an answer")).await.expect("a whole answer")
    }

    pub async fn stream(&self, path: &str) -> Heard {
        Heard(self.client.stream(path).await.expect("a stream"))
    }

    /// Makes a table and answers its id.
    pub async fn make(&self, new: Value) -> String {
        text(&good(&self.post("/tables", new).await)["id"]).to_owned()
    }

    /// The table as this person sees it.
    pub async fn look(&self, table: &str) -> Value {
        good(&self.get(&format!("/tables/{table}")).await)
    }

    pub async fn version(&self, table: &str) -> i64 {
        self.look(table).await["version"].as_i64().expect("a version")
    }

    /// Sits down on the first open seat.
    pub async fn sit(&self, table: &str) {
        good(&self.post(&format!("/tables/{table}/seats"), json!({})).await);
    }

    pub async fn seat(&self, table: &str, seat: usize, sitter: Value) -> Answer {
        self.post(&format!("/tables/{table}/seats"), json!({ "seat": seat, "sitter": sitter })).await
    }

    /// An order without a word more: leave, return, resign, undo.
    pub async fn order(&self, table: &str, what: &str) -> Answer {
        self.post(&format!("/tables/{table}/{what}"), json!({})).await
    }

    pub async fn answer_plea(&self, table: &str, agree: bool) -> Answer {
        self.post(&format!("/tables/{table}/undo/answer"), json!({ "agree": agree })).await
    }

    pub async fn act_at(&self, table: &str, version: i64, action: &str) -> Answer {
        let body = json!({ "version": version, "request": request_key(), "action": action });
        self.post(&format!("/tables/{table}/actions"), body).await
    }

    /// Takes any legal decision and answers it.
    pub async fn act(&self, table: &str, choice: &mut Sampled) -> String {
        let seen = self.look(table).await;
        let legal = actions(&seen);
        assert!(!legal.is_empty(), "it is {}'s turn: {seen}", self.name);
        let action = legal[choice.pick(legal.len() as u32) as usize].clone();
        good(&self.act_at(table, seen["version"].as_i64().expect("a version"), &action).await);
        action
    }

    /// Waits until the table is like this for this person.
    pub async fn wait(&self, table: &str, like: impl Fn(&Value) -> bool) -> Value {
        until(async || Some(self.look(table).await).filter(&like)).await
    }
}

/// The legal actions that a view offers.
pub fn actions(seen: &Value) -> Vec<String> {
    let legal = seen["legal"].as_array().expect("a list");
    legal.iter().map(|offer| text(&offer["action"]).to_owned()).collect()
}

/// Whether somebody has to decide at the table.
pub fn is_turn_of(seen: &Value, person: &TestUser) -> bool {
    let mover = seen["to_move"].as_u64().map(|seat| &seen["seats"][seat as usize]);
    mover.is_some_and(|seat| seat["person"] == person.id.as_str() && seat["state"] == "playing")
}

pub fn is_over(seen: &Value) -> bool {
    seen["status"] == "over"
}

/// Waits until something is there.
pub async fn until<T>(look: impl AsyncFn() -> Option<T>) -> T {
    let found = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, found).await.expect("what must happen happens in time")
}

/// The people at a table play it to its end, at random, while bots play theirs. Answers how the first one sees it.
pub async fn play_out(table: &str, people: &[&TestUser], choice: &mut Sampled) -> Value {
    loop {
        let seen = people[0].wait(table, |seen| is_over(seen) || people.iter().any(|one| is_turn_of(seen, one))).await;
        if is_over(&seen) {
            return seen;
        }
        let mover = people.iter().find(|one| is_turn_of(&seen, one)).expect("somebody of ours");
        mover.act(table, choice).await;
    }
}

/// An open stream.
pub struct Heard(Events);

impl Heard {
    /// The next event: its name and its data.
    pub async fn next(&mut self) -> Option<(String, String)> {
        tokio::time::timeout(PATIENCE, self.0.next()).await.expect("something is heard in time").expect("a stream")
    }

    /// The next version that is heard of.
    pub async fn version(&mut self) -> i64 {
        loop {
            let (name, data) = self.next().await.expect("the stream goes on");
            if name == "version" {
                return data.parse().expect("a number");
            }
        }
    }

    /// Whether nothing is heard for a while.
    pub async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(150), self.0.next()).await.is_err()
    }
}

impl From<Events> for Heard {
    fn from(events: Events) -> Heard {
        Heard(events)
    }
}
