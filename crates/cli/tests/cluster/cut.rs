//! A wire between a node and something else, which can be cut.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    time::sleep,
};

#[derive(Clone)]
pub struct Wire {
    pub address: SocketAddr,
    cut: Arc<AtomicBool>,
}

impl Wire {
    /// A wire to an address.
    pub async fn to(there: SocketAddr) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let wire = Wire { address: listener.local_addr().unwrap(), cut: Arc::default() };
        let cut = Arc::clone(&wire.cut);
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let cut = Arc::clone(&cut);
                tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(there).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut here, &mut there) => (),
                        () = until_cut(&cut) => (),
                    }
                    // Nobody is told that the wire is cut: nothing comes any more.
                    while cut.load(Ordering::Relaxed) {
                        sleep(Duration::from_millis(20)).await;
                    }
                });
            }
        });
        wire
    }

    pub fn cut(&self, cut: bool) {
        self.cut.store(cut, Ordering::Relaxed);
    }
}

async fn until_cut(cut: &AtomicBool) {
    while !cut.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(20)).await;
    }
}
