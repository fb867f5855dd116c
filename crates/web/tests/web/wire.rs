//! A wire with a recorder: keeps every byte that a server sends through it.

use std::sync::{Arc, Mutex};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy},
    net::{TcpListener, TcpStream},
};

/// Everything that came back through a wire, in the order in which it came.
#[derive(Clone, Default)]
pub struct Tape(Arc<Mutex<Vec<u8>>>);

impl Tape {
    /// What was recorded so far.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.lock().unwrap().clone()
    }

    pub fn len(&self) -> usize {
        self.0.lock().unwrap().len()
    }
}

/// Lays a wire to the server at `http://…`; answers the address of its near end.
pub async fn wire(server: &str) -> (String, Tape) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let (url, tape) = (format!("http://{}", listener.local_addr().expect("an address")), Tape::default());
    let (server, kept) = (server.trim_start_matches("http://").to_owned(), tape.clone());
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let far = TcpStream::connect(&server).await.expect("the server listens");
            tokio::spawn(carry(near, far, kept.clone()));
        }
    });
    (url, tape)
}

async fn carry(near: TcpStream, far: TcpStream, tape: Tape) {
    let ((mut ear, mut mouth), (mut from, mut to)) = (near.into_split(), far.into_split());
    tokio::spawn(async move {
        let _ = copy(&mut ear, &mut to).await;
    });
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        tape.0.lock().unwrap().extend(&buffer[..count]);
        if mouth.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}
