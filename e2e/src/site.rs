//! A server with a database of its own.

use std::{sync::LazyLock, time::Duration};

use store::{Engine, testing::Scratch};
use tokio::runtime::{Builder, Runtime};
use web::{config::Config, serve::Server};

/// All async code runs here, so that tests read from top to bottom.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.unwrap_or_else(|error| panic!("{error}"))
});

/// Waits for something, but not for ever.
pub fn wait<T>(what: impl Future<Output = T>) -> Option<T> {
    RUNTIME.block_on(async { tokio::time::timeout(Duration::from_secs(60), what).await }).ok()
}

/// A running server, gone when dropped.
pub struct Site {
    server: Option<Server>,
    _place: Scratch,
}

impl Site {
    /// A server without limits, on a port of its own. Its games repeat: the same decisions meet the same chance.
    pub fn start() -> Site {
        let config = Config { secret: Some([7; 32]), ..Config::without_limits() };
        let started = wait(async {
            let place = Scratch::new(Engine::Sqlite).await;
            let server = Server::start(place.open().await, config).await;
            Site { server: Some(server.unwrap_or_else(|problem| panic!("{problem}"))), _place: place }
        });
        started.expect("a server")
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        let server = self.server.as_ref().expect("the server runs");
        format!("http://{}{path}", server.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(server) = self.server.take() {
            wait(server.stop());
        }
    }
}
