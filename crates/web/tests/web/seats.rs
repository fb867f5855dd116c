//! Who sits where: before the game, and after it.

use serde_json::{Value, json};

use crate::app::{TestApp, TestUser, bot, but, good, is_over, is_turn_of, me, open, problem, table, text};

fn kinds(seen: &Value) -> Vec<&str> {
    seen["seats"].as_array().expect("seats").iter().map(|seat| text(&seat["kind"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_puts_bots_and_opens_seats_and_nobody_else_does() {
    let app = TestApp::start().await;
    let (host, ben) = (app.guest("Host").await, app.guest("Ben").await);
    let id = host.make(table("saint-malo", 2, &[me(), open(), open(), open()])).await;
    ben.sit(&id).await;
    for sitter in [bot("random"), open()] {
        assert_eq!(problem(&ben.seat(&id, 2, sitter.clone()).await, 403), "host_only");
        assert_eq!(problem(&ben.seat(&id, 0, sitter).await, 403), "host_only");
    }
    good(&host.seat(&id, 2, bot("random")).await);
    good(&host.seat(&id, 1, open()).await);
    assert_eq!(kinds(&host.look(&id).await), ["person", "open", "bot", "open"]);
    good(&host.seat(&id, 2, bot("novice")).await);
    assert_eq!(host.look(&id).await["seats"][2]["level"], "novice");
    good(&host.order(&id, "welcome").await);
    assert_eq!(problem(&ben.seat(&id, 0, me()).await, 409), "taken");
    assert_eq!(problem(&ben.seat(&id, 9, me()).await, 404), "missing");
    assert_eq!(problem(&host.seat(&id, 1, bot("genius")).await, 400), "level");
    good(&ben.seat(&id, 3, me()).await);
    good(&host.seat(&id, 1, bot("random")).await);
    assert_eq!(host.look(&id).await["status"], "playing", "the game begins when no seat is open");
    assert_eq!(problem(&host.seat(&id, 1, open()).await, 409), "begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_put_off_a_seat_stays_off_until_the_host_relents() {
    let mut app = TestApp::start().await;
    let (host, ben, carl) = (app.guest("Host").await, app.guest("Ben").await, app.guest("Carl").await);
    let id = host.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    let seats = format!("/tables/{id}/seats");
    let invite = json!({ "invite": host.look(&id).await["invite"] });
    let seek = json!({ "game": "saint-malo", "players": 3 });
    ben.sit(&id).await;
    good(&host.seat(&id, 1, open()).await);
    let log = app.entries(&id).await;
    assert!(log.iter().all(|entry| !entry.line.contains("Ben")), "the log holds no names");
    for restarted in [false, true] {
        if restarted {
            app.crash().await;
        }
        let (host, ben, carl) = (host.at(&app), ben.at(&app), carl.at(&app));
        for body in [json!({}), invite.clone(), json!({ "seat": 2 })] {
            assert_eq!(problem(&ben.post(&seats, body).await, 403), "put_off", "restarted: {restarted}");
        }
        let found = good(&ben.post("/seek", seek.clone()).await);
        assert_ne!(found["id"], id.as_str(), "nor by seeking");
        good(&ben.order(text(&found["id"]), "leave").await);
        assert_eq!(ben.look(&id).await["mine"], json!([]), "whoever was put off may still watch a public table");
        // Who leaves by themselves may come back, and nobody but the host lets others in.
        carl.sit(&id).await;
        good(&carl.order(&id, "leave").await);
        carl.sit(&id).await;
        assert_eq!(problem(&carl.order(&id, "welcome").await, 403), "host_only");
        good(&carl.order(&id, "leave").await);
        assert_eq!(kinds(&host.look(&id).await), ["person", "open", "open"]);
    }
    let (host, ben) = (host.at(&app), ben.at(&app));
    good(&host.order(&id, "welcome").await);
    good(&ben.post(&seats, invite.clone()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_somebodys_place_puts_them_off_every_seat() {
    let app = TestApp::start().await;
    let (host, ben) = (app.guest("Host").await, app.guest("Ben").await);
    let id = host.make(table("saint-malo", 2, &[me(), open(), open(), open()])).await;
    ben.sit(&id).await;
    good(&ben.seat(&id, 2, json!({ "kind": "me", "name": "Benjamin" })).await);
    good(&host.seat(&id, 1, bot("random")).await);
    assert_eq!(kinds(&host.look(&id).await), ["person", "bot", "open", "open"]);
    assert_eq!(problem(&ben.seat(&id, 3, me()).await, 403), "put_off");
    // The host frees a seat of their own and a bot's, and is not put off.
    good(&host.seat(&id, 1, open()).await);
    good(&host.seat(&id, 3, json!({ "kind": "me", "name": "Hostess" })).await);
    good(&host.seat(&id, 3, open()).await);
    good(&host.seat(&id, 3, me()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_before_the_start_passes_the_host_on_and_the_last_one_closes_the_table() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 2, &[me(), open(), open()])).await;
    assert_eq!(problem(&ben.order(&id, "leave").await, 403), "not_seated");
    ben.sit(&id).await;
    good(&anna.order(&id, "leave").await);
    let seen = ben.look(&id).await;
    assert_eq!((text(&seen["host"]), kinds(&seen)), (ben.id.as_str(), vec!["open", "person", "open"]));
    good(&ben.seat(&id, 0, bot("random")).await);
    good(&ben.order(&id, "leave").await);
    assert_eq!(ben.look(&id).await["status"], "abandoned");
    let lobby = good(&anna.get("/tables").await);
    assert!(lobby.as_array().expect("a list").iter().all(|line| line["id"] != id.as_str()), "it is offered no longer");
    assert_eq!(problem(&anna.post(&format!("/tables/{id}/seats"), json!({})).await, 409), "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_made_leaves_nothing_behind() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let good_one = table("valletta", 2, &[me(), open()]);
    let bad = [
        (but(good_one.clone(), json!({ "rated": true })), 403),
        (but(good_one.clone(), json!({ "salt": "no spaces" })), 400),
        (but(good_one.clone(), json!({ "game": "chess" })), 422),
        (but(good_one.clone(), json!({ "stand_in": "genius" })), 400),
        (but(good_one.clone(), json!({ "options": { "turn_cap": "none" } })), 422),
        (but(good_one.clone(), json!({ "pace": { "kind": "live", "bank": 1, "increment": 0 } })), 400),
        (but(good_one.clone(), json!({ "seats": [open(), open()] })), 422),
        (but(good_one.clone(), json!({ "seats": [me()] })), 422),
        (but(good_one.clone(), json!({ "seats": vec![me(); 1000] })), 422),
        (but(good_one.clone(), json!({ "seats": [me(), bot("genius")] })), 400),
        (but(good_one.clone(), json!({ "seats": [me(), { "kind": "me", "name": "<b>" }] })), 400),
        (but(good_one, json!({ "host": "me" })), 400),
    ];
    for (new, status) in bad {
        problem(&anna.post("/tables", new).await, status);
    }
    assert_eq!(good(&anna.get("/me/tables").await), json!([]));
    assert_eq!(good(&anna.get("/tables").await), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn seeking_sits_down_at_a_table_that_fits_or_makes_one() {
    let app = TestApp::start().await;
    let (anna, ben, carl) = (app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await);
    let seek = |players: u8, pace: Value| json!({ "game": "saint-malo", "players": players, "pace": pace });
    let (free, days) = (json!({ "kind": "free" }), json!({ "kind": "days", "days": 3 }));
    let made = good(&anna.post("/seek", seek(2, free.clone())).await);
    let other = good(&ben.post("/seek", seek(2, days)).await);
    assert_ne!(made["id"], other["id"], "another pace is another table");
    assert_ne!(good(&anna.post("/seek", seek(3, free.clone())).await)["id"], made["id"]);
    let met = good(&carl.post("/seek", seek(2, free)).await);
    assert_eq!((&met["id"], &met["status"]), (&made["id"], &json!("playing")));
    let running = async |game: &str| good(&carl.get(&format!("/tables?status=playing&game={game}")).await);
    assert_eq!(running("saint-malo").await[0]["id"], made["id"], "those who look for one to watch find it");
    assert_eq!(running("valletta").await, json!([]));
    assert_eq!(problem(&carl.post("/seek", seek(9, json!({ "kind": "free" }))).await, 400), "players");
}

/// A table of these people, already over because the first one gave up.
async fn finished(people: &[&TestUser]) -> String {
    let open = vec![open(); people.len() - 1];
    let id =
        people[0].make(but(table("saint-malo", 1, &[vec![me()], open].concat()), json!({ "public": false }))).await;
    let invite = people[0].look(&id).await["invite"].clone();
    for one in &people[1..] {
        good(&one.post(&format!("/tables/{id}/seats"), json!({ "invite": invite })).await);
    }
    for one in &people[1..] {
        good(&one.order(&id, "resign").await);
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn both_get_the_same_rematch_and_whoever_began_last_time_begins_last() {
    let app = TestApp::start().await;
    let (anna, ben, stranger) = (app.guest("Anna").await, app.guest("Ben").await, app.guest("Stranger").await);
    let id = finished(&[&anna, &ben]).await;
    assert_eq!(problem(&stranger.order(&id, "rematch").await, 404), "missing");
    let mut heard = ben.stream(&format!("/tables/{id}/stream?version={}", ben.version(&id).await)).await;
    let first = good(&anna.order(&id, "rematch").await);
    assert_eq!((&first["status"], &first["mine"]), (&json!("open"), &json!([1])));
    heard.version().await;
    assert_eq!(ben.look(&id).await["rematch"], first["id"], "Ben's page hears of it and shows the way");
    let second = good(&ben.order(&id, "rematch").await);
    assert_eq!((&second["id"], &second["status"]), (&first["id"], &json!("playing")));
    assert_eq!(second["mine"], json!([0]));
    assert_ne!(second["commitment"], anna.look(&id).await["commitment"], "another table, another secret");
    assert_eq!(good(&anna.order(&id, "rematch").await)["id"], first["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asked_for_by_all_at_once_is_one_table() {
    let app = TestApp::start().await;
    let people = [app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await];
    let [anna, ben, carl] = &people;
    let id = finished(&[anna, ben, carl]).await;
    let asked = futures_util::future::join_all(people.iter().map(|one| one.order(&id, "rematch"))).await;
    let next = text(&good(&asked[0])["id"]).to_owned();
    assert!(asked.iter().all(|answer| good(answer)["id"] == next.as_str()));
    assert_eq!(anna.look(&next).await["status"], "playing", "all three sit there");
    for one in &people {
        let tables = good(&one.get("/me/tables").await);
        let open = tables.as_array().expect("a list").iter().filter(|line| line["status"] == "open").count();
        assert_eq!(open, 0, "no second table is left");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_players_the_other_one_wins_when_one_gives_up() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = finished(&[&anna, &ben]).await;
    let result = anna.look(&id).await["result"].clone();
    assert_eq!(
        (&result["winners"], &result["resigned"], &result["trigger"]),
        (&json!([0]), &json!([1]), &json!("resigned"))
    );
    assert_eq!(problem(&anna.order(&id, "resign").await, 409), "over");
    // Against a bot the bot wins.
    let id = anna.make(table("saint-malo", 9, &[bot("random"), me()])).await;
    good(&anna.order(&id, "resign").await);
    assert_eq!(anna.look(&id).await["result"]["winners"], json!([0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_players_a_bot_plays_on_for_the_one_who_gave_up() {
    let app = TestApp::start().await;
    let people = [app.guest("Anna").await, app.guest("Ben").await, app.guest("Carl").await];
    let [anna, ben, carl] = &people;
    let id = anna.make(table("saint-malo", 2, &[me(), open(), open()])).await;
    ben.sit(&id).await;
    carl.sit(&id).await;
    good(&anna.order(&id, "resign").await);
    assert_eq!(problem(&anna.order(&id, "return").await, 409), "not_away", "giving up is for good");
    let end = crate::app::play_out(&id, &[ben, carl], &mut kit::Sampled::new(1)).await;
    assert_eq!((&end["result"]["resigned"], &end["seats"][0]["state"]), (&json!([0]), &json!("resigned")));
    assert_eq!(end["result"]["scores"].as_array().map(Vec::len), Some(3), "the bot has played to the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_every_person_has_given_up_the_bots_play_to_the_end() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("saint-malo", 1, &[me(), bot("random"), bot("random")])).await;
    good(&anna.order(&id, "resign").await);
    let end = anna.wait(&id, is_over).await;
    assert!(end["result"]["scores"].is_array(), "{}", end["result"]);
    assert!(!is_turn_of(&end, &anna));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_played_with_all_the_building_cards_of_the_first_game() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let set = valletta::BuildingSet::from_toml(include_str!("../../../valletta/data/buildings.toml")).expect("cards");
    let lines: Vec<String> = set.cards().iter().map(valletta::Building::to_line).collect();
    let own = json!({ "options": { "building": lines.join("\n"), "edition": "zman" } });
    let id = anna.make(but(table("valletta", 2, &[me(), open()]), own)).await;
    let shown = anna.look(&id).await["options"].clone();
    assert_eq!(text(&shown["building"]).lines().count(), lines.len(), "each card is told in a line");
    ben.sit(&id).await;
    good(&anna.order(&id, "resign").await);
    let next = good(&anna.order(&id, "rematch").await);
    assert_eq!(next["options"], shown);
}
