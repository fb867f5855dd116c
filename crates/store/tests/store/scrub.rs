//! What is deleted is gone from the bytes of the files.

use std::fs;

use store::{Engine, NewNotification, NotificationKind, Reported, Request, testing::Scratch};

use crate::help::{NOON, account, act, guest, playing};

/// Which of these texts are somewhere in the files of a database.
fn found<'t>(place: &Scratch, texts: &[&'t str]) -> Vec<&'t str> {
    let file = std::path::Path::new(place.url.strip_prefix("sqlite:").unwrap());
    let files = fs::read_dir(file.parent().unwrap()).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
    let files: Vec<Vec<u8>> = files.collect();
    let holds = |file: &Vec<u8>, text: &str| file.windows(text.len()).any(|bytes| bytes == text.as_bytes());
    texts.iter().copied().filter(|text| files.iter().any(|file| holds(file, text))).collect()
}

/// Many people come, become accounts and grow, so that rows move from page to page; then every third is forgotten.
#[tokio::test(flavor = "multi_thread")]
async fn of_those_who_are_forgotten_no_byte_is_left() {
    let place = Scratch::new(Engine::Sqlite).await;
    let store = place.open().await;
    let ben = guest(&store, "Ben stays").await;
    let (mut gone, mut texts) = (Vec::new(), Vec::new());
    for n in 0..60_u8 {
        let word = |what: &str| format!("{what}{n:03}{}", ["Xq", "Yz"][usize::from(n % 2)].repeat(usize::from(n % 5)));
        let anna = account(&store, &word("Name")).await;
        store.set_password(anna.id, &word("Password")).await.unwrap();
        store.set_email(anna.id, Some(&word("Mail"))).await.unwrap();
        let hash = |first: u8| {
            let mut hash = [n; 32];
            hash[0] = first;
            hash
        };
        store.new_bot(anna.id, &word("Robot"), &hash(0xab), NOON).await.unwrap();
        store.new_session(anna.id, &hash(0xcd), &word("Device"), NOON).await.unwrap();
        let table = playing(&store, [&anna, &ben]).await;
        let mut move_ = act(&table);
        let (kind, text) = (NotificationKind::Turn, word("Note"));
        move_.notes = vec![NewNotification { person: anna.id, kind, table: Some(table.id), text, at: NOON }];
        store.commit(move_).await.unwrap();
        let said = store.say(table.id, anna.id, &anna.name, &word("Chat"), NOON).await.unwrap();
        store.report(Reported::Message(said.id), anna.id, &word("Reason"), NOON).await.unwrap();
        store.subscribe(anna.id, &word("Endpoint"), "key", "auth").await.unwrap();
        let request = Request { person: Some(ben.id), key: hash(0xef), asked: [0; 32], at: NOON };
        store.begin_request(&request, 0).await.unwrap();
        let answer = format!(r#""{}" {}"#, anna.id, word("Answer"));
        store.end_request(&request, 200, Some(&answer)).await.unwrap();
        if n % 3 == 0 {
            let hash = |first: &str| format!("{first}{}", format!("{n:02x}").repeat(31));
            gone.push(anna.id);
            let words =
                ["Name", "name", "Password", "Mail", "Robot", "robot", "Device", "Note", "Chat", "Reason", "Endpoint"];
            texts.extend(words.map(word));
            texts.extend([word("Answer"), hash("ab"), hash("cd")]);
        }
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    assert!(found(&place, &texts).len() > texts.len() / 2, "the files hold what is known");
    for id in gone {
        store.erase(id).await.unwrap();
    }
    assert!(store.scrub().await.unwrap(), "nobody is in the way");
    assert_eq!(found(&place, &texts), [""; 0]);
    store.close().await;
    assert_eq!(found(&place, &texts), [""; 0], "nor afterwards");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_still_reads_what_was_there_is_not_waited_for() {
    let place = Scratch::new(Engine::Sqlite).await;
    let store = place.open().await;
    assert!(store.scrub().await.unwrap());
    let anna = guest(&store, "Annabella").await;
    for number in 0..200 {
        guest(&store, &format!("Guest {number}")).await;
    }
    // A slow reader: an export that nobody takes, longer than what is gathered before it is written.
    let (mut take, mut give) = tokio::io::duplex(64);
    let reader = store.clone();
    let export = tokio::spawn(async move { reader.export(&mut give).await });
    tokio::io::AsyncReadExt::read(&mut take, &mut [0; 8]).await.unwrap();
    store.erase(anna.id).await.unwrap();
    let begun = std::time::Instant::now();
    assert!(!store.scrub().await.unwrap(), "the reader may still need it");
    assert!(begun.elapsed() < std::time::Duration::from_secs(5), "moves would wait as well");
    guest(&store, "Somebody else").await;
    drop(take);
    let _ = export.await.unwrap();
    // The reader's connection is given back a moment after its last word.
    let mut tries = 0;
    while !store.scrub().await.unwrap() {
        tries += 1;
        assert!(tries < 100, "nobody reads any more");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(found(&place, &["Annabella"]), [""; 0]);
    store.close().await;
}
