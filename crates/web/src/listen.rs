//! The port: accepts connections, ends those that keep it waiting, and lets the others finish when the server stops.

use std::{net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
};
use tower::ServiceExt;

/// Accepts connections until told to stop.
pub async fn listen(listener: TcpListener, router: Router, patience: Duration, mut stop: watch::Receiver<bool>) {
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            came = listener.accept() => match came {
                Ok((stream, peer)) => {
                    open.spawn(talk(stream, peer, router.clone(), patience, stop.clone()));
                }
                // Most likely too many connections are open: it gets better when some are closed.
                Err(error) => {
                    tracing::warn!(%error, "a connection was not taken");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            },
            Some(_) = open.join_next() => (),
            () = stopped(&mut stop) => break,
        }
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// One connection. A client that sends nothing, or sends byte by byte, is not waited for.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut stop: watch::Receiver<bool>,
) {
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut talking = pin!(http.serve_connection(TokioIo::new(stream), service));
    tokio::select! {
        _ = talking.as_mut() => return,
        () = stopped(&mut stop) => talking.as_mut().graceful_shutdown(),
    }
    let _ = talking.await;
}
