//! Mail goes to nobody who has not asked for it.

use std::{
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    sync::mpsc::{Sender, channel},
    thread,
    time::{Duration, Instant},
};

use axum::http::Method;
use serde_json::json;
use tokio::task::block_in_place;

use crate::{
    help::Folder,
    visitor::{QUICK, account, good, guest, make, order, serve},
};

/// Takes letters like a mail server, and passes on what they say.
fn take_letters(stream: TcpStream, letters: &Sender<String>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.get_mut().write_all(b"220 here\r\n").ok()?;
    let (mut letter, mut in_letter) = (String::new(), false);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let answer = match line.trim_end() {
            "." if in_letter => {
                in_letter = false;
                // Soft line breaks are no part of what it says.
                letters.send(std::mem::take(&mut letter).replace("=\r\n", "")).ok()?;
                "250 taken"
            }
            _ if in_letter => {
                letter += &line;
                continue;
            }
            "DATA" => {
                in_letter = true;
                "354 go on"
            }
            "QUIT" => "221 bye",
            _ => "250 good",
        };
        stream.get_mut().write_all(format!("{answer}\r\n").as_bytes()).ok()?;
    }
}

/// An older program asks nothing and writes of the game after a minute: there the test takes as long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_asked_before_it_gets_mail_about_games() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (letters, received) = channel();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let letters = letters.clone();
            thread::spawn(move || take_letters(stream, &letters));
        }
    });
    let folder = Folder::new("mail");
    let mail = format!("{{ url = 'smtp://127.0.0.1:{port}', from = 'Intramuros <play@example.org>' }}");
    let settings = [&QUICK[..], &[("MAIL", mail.as_str())]].concat();
    let server = serve(&folder.path().join("data"), &settings);

    // Anna enters a stranger's address, and it becomes her turn at a table without a clock.
    let (anna, ben) = (account(&server, "Anna").await, guest(&server, "Ben").await);
    let address = json!({ "email": "stranger@example.org" });
    good(&anna.call(Method::PATCH, "/me", Some(&address)).await.unwrap());
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "saint-malo", "seats": seats, "public": true, "options": { "first": "0" } });
    order(&ben, &make(&anna, &new).await, "seats").await;
    let begun = Instant::now();
    let first = block_in_place(|| received.recv_timeout(Duration::from_secs(90))).expect("some letter comes");
    let subject = first.lines().find(|line| line.starts_with("Subject:")).unwrap_or("no subject").to_owned();
    assert!(
        first.contains("/confirm/"),
        "the first letter to a stranger comes after {:.0?} and is about a game: {subject}",
        begun.elapsed()
    );
}
