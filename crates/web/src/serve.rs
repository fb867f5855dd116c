//! Puts the server together, opens the port, and shuts down gracefully.

use std::{
    io,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::OnceLock,
    time::Duration,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Method, StatusCode, Version, header, request::Parts},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use rooms::{
    chores,
    config::Config,
    node::{Member, Membership},
    notify, upgrade,
    workers::Worker,
};
use store::{Arrival, Store};
use table::{
    Refusal,
    refusal::{Outage, Part, Thing},
};
use tokio::{net::TcpListener, sync::watch, task::JoinSet};
use tower_http::{
    csrf::CsrfLayer,
    limit::RequestBodyLimitLayer,
    request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer},
    set_header::SetResponseHeaderLayer,
    trace::TraceLayer,
};

use crate::{
    App, Face, api,
    health::health,
    idempotency::once,
    limits::cost,
    listen::listen,
    pages,
    problem::{Problem, Result},
};

/// The longest body that is read.
const BODY: usize = 64 * 1024;

/// The content security policy: only our own files, no inline script or style, no other site.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Where a request comes from, for counting.
#[derive(Clone, Copy)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        // The last address was added by our own proxy, perhaps in its own line; anybody can have written the others.
        let lines = parts.headers.get_all("x-forwarded-for");
        let forwarded = lines.iter().next_back().and_then(|value| value.to_str().ok());
        let forwarded = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        let address = if app.config.behind_proxy { forwarded.or(peer) } else { peer };
        Ok(Address(address.map_or(IpAddr::from([0, 0, 0, 0]), home)))
    }
}

/// Whoever has one IPv6 address has its whole /64 network: it counts as one.
fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::from(Ipv6Addr::from(u128::from(six) >> 64 << 64)),
        four @ IpAddr::V4(_) => four,
    }
}

/// All that the server answers.
pub fn router(app: App) -> Router {
    let secure = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Router::new()
        .merge(api::with_description())
        .route("/health", get(health))
        .route("/metrics", get(metrics_page))
        .merge(pages::router())
        .fallback(|| async { Problem::missing(Thing::Page) })
        .layer(from_fn_with_state(app.clone(), once))
        .layer(from_fn_with_state(app.clone(), read_whole))
        .layer(from_fn_with_state(app.clone(), limit_and_measure))
        .layer(CsrfLayer::new())
        .layer(RequestBodyLimitLayer::new(BODY))
        .layer(from_fn(one_host))
        .layer(from_fn(as_problem))
        .layer(from_fn_with_state(app.clone(), pages::as_page))
        .layer(secure(header::CONTENT_SECURITY_POLICY, CSP))
        .layer(secure(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(secure(header::REFERRER_POLICY, "same-origin"))
        .layer(secure(header::X_FRAME_OPTIONS, "DENY"))
        .layer(secure(header::CACHE_CONTROL, "no-store"))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(app)
}

/// Log lines of a request carry its id.
fn span(request: &Request) -> tracing::Span {
    let id = request.headers().get("x-request-id").and_then(|value| value.to_str().ok()).unwrap_or("");
    // What follows in an invitation's address is as good as a key.
    let path = request.uri().path();
    let secret = |start: &&str| path.starts_with(start);
    let path = ["/join/", "/j/", "/api/v1/invitations/"].into_iter().find(secret).unwrap_or(path);
    tracing::info_span!("request", id, method = %request.method(), path)
}

/// Counts, times and limits every request.
async fn limit_and_measure(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let cost = cost(request.method(), request.extensions().get::<MatchedPath>(), request.headers());
    if let Err(problem) = app.limits.address(address, cost) {
        return problem.into_response();
    }
    let path = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let (method, begun) = (known_method(request.method()), std::time::Instant::now());
    let response = next.run(request).await;
    let labels = [("method", method), ("path", path), ("status", response.status().as_u16().to_string())];
    metrics::histogram!("intramuros_request_seconds", &labels).record(begun.elapsed().as_secs_f64());
    response
}

/// Reads the whole body first: nobody can keep a request open by sending it byte by byte.
async fn read_whole(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(app.config.patience, to_bytes(body, BODY)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Every request must name its host exactly once; otherwise a proxy in between might take another one.
async fn one_host(request: Request, next: Next) -> Response {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let good = match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().is_ok_and(is_host),
        (None, _) => request.version() < Version::HTTP_11,
        (Some(_), Some(_)) => false,
    };
    if good {
        return next.run(request).await;
    }
    Problem::bad(Part::Host, "a request has one header Host that names this server").into_response()
}

/// Whether a text names a server: a name or an address, and perhaps a port.
fn is_host(text: &str) -> bool {
    let (name, port) = match text.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (text, None),
    };
    let six = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let named = !name.is_empty() && name.bytes().all(plain);
    let sound = six.map_or(named, |six| six.parse::<Ipv6Addr>().is_ok());
    sound && port.is_none_or(|port| port.parse::<u16>().is_ok())
}

/// The name of a method; all unknown ones share one name.
fn known_method(method: &Method) -> String {
    let known = [Method::GET, Method::POST, Method::PATCH, Method::DELETE, Method::PUT, Method::HEAD, Method::OPTIONS];
    if known.contains(method) { method.to_string() } else { "other".into() }
}

/// Makes all errors look the same, also those that no handler has seen.
async fn as_problem(request: Request, next: Next) -> Response {
    let browser = pages::wants_page(request.headers());
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    // A form that comes back with what is wrong is a page already.
    let told = kind == Problem::TYPE || browser && kind.starts_with("text/html");
    if told || response.status().as_u16() < 400 {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let text = to_bytes(body, BODY).await.unwrap_or_default();
    let mut response = Problem::protocol(parts.status, String::from_utf8_lossy(&text).trim()).into_response();
    parts.headers.remove(header::CONTENT_TYPE);
    parts.headers.remove(header::CONTENT_LENGTH);
    response.headers_mut().extend(parts.headers);
    response
}

async fn metrics_page(State(app): State<App>) -> impl IntoResponse {
    metrics::gauge!("intramuros_tables_in_memory").set(app.rooms.in_memory() as f64);
    recorder().map_or_else(String::new, PrometheusHandle::render)
}

/// One recorder for the whole process; none if somebody else has installed another.
fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
        PrometheusBuilder::new().set_buckets(&seconds).ok()?.install_recorder().ok()
    };
    RECORDER.get_or_init(install).as_ref()
}

/// A running server.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its handlers share.
    pub app: App,
    stop: watch::Sender<bool>,
    tasks: JoinSet<()>,
    /// Its membership among other nodes, where there can be others.
    life: Option<Membership>,
}

impl Server {
    /// Opens the port and begins to work.
    pub async fn start(store: Store, config: Config) -> Result<Server> {
        Server::of_games(crate::games(), store, config).await
    }

    /// A server where these games are played.
    pub async fn of_games(games: Vec<&'static dyn Face>, store: Store, config: Config) -> Result<Server> {
        recorder();
        let (stop, stopped) = watch::channel(false);
        let bound = TcpListener::bind(config.listen).await;
        let listener = bound.map_err(|error| cannot_listen(config.listen, &error))?;
        let address = listener.local_addr().map_err(Problem::internal)?;
        let member = Member::join(&store, &config).await?;
        let (bus, received, arrival) = match member {
            Some(Member { bus, received, arrival }) => (Some(bus), Some(received), arrival),
            None => (None, None, Arrival::First),
        };
        let app = App::of_games(games, store, bus, config, stopped.clone()).await?;
        if arrival == Arrival::First {
            chores::give_time_back(&app.rooms).await?;
        }
        let life = received.map(|received| Membership::begin(&app.rooms, received));
        let mut tasks = JoinSet::new();
        let name = app.rooms.node().map_or_else(process, ToOwned::to_owned);
        for worker in Worker::team(&name, app.store(), app.rooms.games(), Some(&app.rooms), app.config.workers) {
            tasks.spawn(worker.run(stopped.clone()));
        }
        tasks.spawn(chores::run(app.rooms.clone(), stopped.clone()));
        tasks.spawn(upgrade::run(app.rooms.clone(), stopped.clone()));
        tasks.spawn(notify::run(app.rooms.clone(), app.config.clone(), stopped.clone()));
        tasks.spawn(tidy_up(app.clone(), stopped.clone()));
        tasks.spawn(listen(listener, router(app.clone()), app.config.patience, stopped));
        Ok(Server { address, app, stop, tasks, life })
    }

    /// Lets requests end, closes streams, stops the bots, closes the database.
    pub async fn stop(mut self) {
        self.stop.send_replace(true);
        let all = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(Duration::from_secs(10), all).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        if let Some(life) = self.life {
            life.end(&self.app.rooms).await;
        }
        self.app.store().close().await;
    }
}

/// A name for workers where there is one server only.
fn process() -> String {
    std::process::id().to_string()
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> Problem {
    let why = match error.kind() {
        io::ErrorKind::AddrInUse => "another program listens there; choose another --port".to_owned(),
        io::ErrorKind::PermissionDenied => "ports below 1024 are not for everybody; choose another --port".to_owned(),
        _ => error.to_string(),
    };
    Problem::from(Refusal::Unavailable(Outage::Port(format!("cannot listen on {address}: {why}"))))
}

/// Keeps counters in memory from growing: rate limits, and metrics that nobody has fetched yet.
async fn tidy_up(app: App, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        app.limits.tidy();
        recorder().into_iter().for_each(PrometheusHandle::run_upkeep);
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(10)) => (),
            _ = stop.changed() => (),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_version_six_are_one_address_and_those_of_version_four_are_not() {
        let home = |text: &str| home(text.parse().unwrap());
        assert_eq!(home("2001:db8:1:2:3:4:5:6"), home("2001:db8:1:2::1"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_eq!(home("::ffff:192.0.2.1"), home("192.0.2.1"));
        assert_ne!(home("::ffff:192.0.2.1"), home("::ffff:192.0.2.2"));
    }
}
