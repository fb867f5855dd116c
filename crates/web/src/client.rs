//! A client of the API: for load, for tests, and for bots written in Rust.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    body::{Body, Bytes},
    http::{Method, Request, Response, header},
};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper_util::{
    client::legacy::{Client as Hyper, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::Value;

/// Somebody who speaks to a server: keeps its cookie, or carries a bot's token. Copies are the same person.
#[derive(Clone)]
pub struct Client {
    http: Hyper<HttpConnector, Body>,
    base: String,
    who: Arc<Mutex<Option<(header::HeaderName, String)>>>,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The number that says how it went.
    pub status: u16,
    /// What was said beside the body.
    pub headers: axum::http::HeaderMap,
    /// The answer itself.
    pub body: Bytes,
}

/// Why there is no answer.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

impl Answer {
    /// Reads an answer to its end.
    pub async fn read(response: Response<Incoming>) -> Result<Answer, Error> {
        let (parts, body) = response.into_parts();
        Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, body: body.collect().await?.to_bytes() })
    }

    /// The body as JSON; null when it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Whether it was done.
    pub fn is_good(&self) -> bool {
        self.status < 300
    }
}

impl Client {
    /// A stranger to the server at `http://…`.
    pub fn new(base: impl Into<String>) -> Client {
        Client { http: Hyper::builder(TokioExecutor::new()).build_http(), base: base.into(), who: Arc::default() }
    }

    /// Another person, on the same connections.
    pub fn stranger(&self) -> Client {
        Client { who: Arc::default(), ..self.clone() }
    }

    /// The same person at another address.
    pub fn at(&self, base: impl Into<String>) -> Client {
        Client { base: base.into(), ..self.clone() }
    }

    /// Somebody with this bot's token.
    pub fn bot(&self, token: &str) -> Client {
        let who = Some((header::AUTHORIZATION, format!("Bearer {token}")));
        Client { who: Arc::new(Mutex::new(who)), ..self.clone() }
    }

    /// Sends a request whose URI is a path from `/`, and says who asks.
    pub async fn send(&self, mut request: Request<Body>) -> Result<Response<Incoming>, Error> {
        *request.uri_mut() = format!("{}{}", self.base, request.uri()).parse()?;
        if let Some((name, value)) = &*self.who.lock().unwrap_or_else(PoisonError::into_inner) {
            request.headers_mut().insert(name, value.parse()?);
        }
        let response = self.http.request(request).await?;
        let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            let mut who = self.who.lock().unwrap_or_else(PoisonError::into_inner);
            // The first cookie says who asks; others are wishes, such as a language.
            let name = |cookie: &str| cookie.split('=').next().map(str::to_owned);
            if who.as_ref().is_none_or(|(_, known)| name(known) == name(cookie)) {
                *who = Some((header::COOKIE, cookie.to_owned()));
            }
        }
        Ok(response)
    }

    /// Asks for something under `/api/v1`.
    pub async fn call(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Answer, Error> {
        let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        let request = match body {
            Some(value) => {
                let body = Body::from(serde_json::to_vec(value)?);
                request.header(header::CONTENT_TYPE, "application/json").body(body)?
            }
            None => request.body(Body::empty())?,
        };
        Answer::read(self.send(request).await?).await
    }

    /// Asks the API to show something.
    pub async fn get(&self, path: &str) -> Result<Answer, Error> {
        self.call(Method::GET, path, None).await
    }

    /// Asks the API to do something.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, Error> {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Asks for something outside the API.
    pub async fn page(&self, path: &str) -> Result<Answer, Error> {
        Answer::read(self.send(Request::get(path).body(Body::empty())?).await?).await
    }

    /// Opens a stream under `/api/v1`.
    pub async fn stream(&self, path: &str) -> Result<Events, Error> {
        Events::of(self.send(Request::get(format!("/api/v1{path}")).body(Body::empty())?).await?)
    }
}

/// The events of an open stream.
pub struct Events {
    body: Incoming,
    text: String,
}

impl Events {
    /// The events of an answer, if it is a stream.
    pub fn of(response: Response<Incoming>) -> Result<Events, Error> {
        if !response.status().is_success() {
            return Err(format!("no stream: {}", response.status()).into());
        }
        Ok(Events { body: response.into_body(), text: String::new() })
    }

    /// The next event: its name and its data. None when the server ends the stream.
    pub async fn next(&mut self) -> Result<Option<(String, String)>, Error> {
        loop {
            while let Some((block, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    block.lines().find_map(|line| line.strip_prefix(name)).map(|text| text.trim().to_owned())
                };
                let event = field("event:").zip(field("data:"));
                self.text = rest.to_owned();
                if event.is_some() {
                    return Ok(event);
                }
            }
            let Some(frame) = self.body.frame().await else { return Ok(None) };
            if let Ok(data) = frame?.into_data() {
                self.text.push_str(&String::from_utf8_lossy(&data));
            }
        }
    }
}
