//! The pages around the tables with sample data: for looking at them, and for the tests.

use maud::Markup;
use saint_malo::SaintMalo;
use ui::{
    Draw, GameList, Lang, Page, Texts, Theme,
    site::{
        About, Account, BotLine, Chair, Confirm, ErrorPage, Home, Leaderboard, Link, NewForm, NewTable, Offline, Pace,
        Ranked, RatingLine, RecoveryCodes, SessionLine, SetUp, Sitter, Status, TableCard, Waiting, Who,
    },
};
use valletta::Valletta;

const HOUR: i64 = 3_600_000;
/// The games that are played.
pub const GAMES: GameList<'_> = GameList(&[SaintMalo::INFO, Valletta::INFO]);

/// Every page in a language, by a name for its file.
pub fn pages(lang: Lang) -> Vec<(&'static str, Markup)> {
    let t = Texts::of(lang);
    let mut all = homes(t);
    all.extend(tables(t));
    all.extend(accounts(t));
    all.extend(safe(t));
    all.extend(papers(t));
    all
}

fn page(t: Texts, title: &str, path: &str, me: Option<&str>, body: Markup) -> Markup {
    Page { t, theme: Theme::Auto, title, place: "", path, me, again: None, body }.markup()
}

fn card(game: &str, names: &[&str], status: Status, turn: Option<usize>) -> TableCard {
    let seat = |name: &&str| (!name.is_empty()).then(|| (*name).to_owned());
    let names: Vec<Option<String>> = names.iter().map(seat).collect();
    TableCard {
        url: "/tables/7Q2K".into(),
        game: game.into(),
        waits_for_me: false,
        turn_name: turn.and_then(|turn| names[turn].clone()),
        names,
        status,
        deadline: None,
        pace: Pace::Free,
        rated: false,
        practice: false,
    }
}

fn homes(t: Texts) -> Vec<(&'static str, Markup)> {
    let mine = [
        card("valletta", &["Anna", "Journeyman", "Apprentice"], Status::Playing, Some(1)),
        TableCard {
            waits_for_me: true,
            deadline: Some(50 * HOUR),
            pace: Pace::Days(3),
            rated: true,
            ..card("saint-malo", &["Anna", "Ben", "Carla", "Dimitri", "Eleonora"], Status::Playing, Some(0))
        },
        TableCard {
            waits_for_me: true,
            deadline: Some(5 * HOUR),
            pace: Pace::Days(1),
            ..card("valletta", &["Giuseppe-Maria von Rekuk", "Anna"], Status::Playing, Some(1))
        },
        card("saint-malo", &["Anna", "", ""], Status::Open, None),
        card("saint-malo", &["Anna", "Novice"], Status::Over, None),
    ];
    let open = [
        TableCard {
            pace: Pace::Live { bank: 900, increment: 20 },
            rated: true,
            ..card("valletta", &["Françoise", "", ""], Status::Open, None)
        },
        card("saint-malo", &["Luca", ""], Status::Open, None),
    ];
    let running = [card("saint-malo", &["Ben", "Mirjam", "Otto"], Status::Playing, Some(2))];
    let new = Home {
        t,
        games: GAMES,
        now: 0,
        level: "novice",
        sparring: &[],
        request: "request",
        mine: &[],
        open: &[],
        running: &[],
    };
    let known = Home {
        t,
        games: GAMES,
        now: 0,
        level: "apprentice",
        sparring: &[("saint-malo", "sailor"), ("valletta", "porter")],
        request: "request",
        mine: &mine,
        open: &open,
        running: &running,
    };
    vec![
        ("home", page(t, &new.title(), "/", None, new.body())),
        ("home-known", page(t, &known.title(), "/", Some("Anna"), known.body())),
    ]
}

fn tables(t: Texts) -> Vec<(&'static str, Markup)> {
    let fresh = NewForm::for_game("saint-malo");
    let mut wrong = NewForm::for_game("valletta");
    wrong.seats[1].kind = "device".into();
    wrong.seats[2].kind = "bot-master".into();
    wrong.pace = "live".into();
    wrong.options.insert("valletta-buildings".into(), "Mint; banker; 2g1w1s1b; gold 1 2; 1".into());
    let new = NewTable { t, games: GAMES, form: &fresh, request: "request", account: false, problem: None };
    let again =
        NewTable { t, games: GAMES, form: &wrong, request: "request", account: true, problem: Some(("name1", "?!")) };
    let chairs = [
        Chair { sitter: Sitter::Person("Anna".into()), mine: true },
        Chair { sitter: Sitter::Bot("journeyman".into()), mine: false },
        Chair { sitter: Sitter::Person("Giuseppe-Maria von Rekuk".into()), mine: false },
        Chair { sitter: Sitter::Open, mine: false },
    ];
    let host = Waiting {
        t,
        games: GAMES,
        url: "/tables/7Q2K",
        version: 3,
        game: "saint-malo",
        invite: Some("https://intramuros.example/j/4TQ9F-0M2XK"),
        word: None,
        chairs: &chairs,
        host: true,
        host_name: "Anna",
        me: Some("Anna"),
        guest: false,
        pace: Pace::Days(3),
        rated: false,
        public: true,
        hints: true,
        options: "players 4\n",
        problem: None,
        banned: 1,
    };
    let seats = [
        Chair { sitter: Sitter::Person("Ben".into()), mine: false },
        Chair { sitter: Sitter::Open, mine: false },
        Chair { sitter: Sitter::Open, mine: false },
    ];
    let guest = Waiting {
        game: "valletta",
        chairs: &seats,
        host: false,
        host_name: "Ben",
        me: None,
        guest: true,
        pace: Pace::Live { bank: 900, increment: 20 },
        rated: true,
        hints: false,
        options: "players 3\nedition zman\n",
        invite: None,
        word: Some("4f8Jq0dLx2m9Vb7Rs1Tz"),
        problem: Some("?!"),
        ..host
    };
    vec![
        ("new", page(t, &new.title(), "/new", None, new.body())),
        ("new-again", page(t, &again.title(), "/new", Some("Anna"), again.body())),
        ("waiting", page(t, &host.title(), "/tables/7Q2K", Some("Anna"), host.body())),
        ("waiting-guest", page(t, &guest.title(), "/tables/7Q2K", None, guest.body())),
    ]
}

fn accounts(t: Texts) -> Vec<(&'static str, Markup)> {
    let ratings = [
        RatingLine { game: "saint-malo", rating: 1623.4, uncertainty: 88.2, games: 41 },
        RatingLine { game: "valletta", rating: 1498.0, uncertainty: 210.0, games: 3 },
    ];
    let bots = [BotLine { id: "B1", name: "Corsair 2" }, BotLine { id: "B2", name: "Valette's shadow" }];
    let nobody = Account {
        t,
        games: GAMES,
        who: Who::Nobody,
        problem: Some(("login", "?!")),
        done: None,
        entered: "Anna",
        mail: true,
        code: false,
        ratings: &[],
        sparring: &[],
        bots: &[],
        token: None,
        sessions: &[],
    };
    let session = |id, device, began, used, this| SessionLine { id, device, began, used, this };
    let sessions = [
        session("1f", "Firefox, Linux", 12, 0, true),
        session("2e", "Safari, iPhone", 41, 1, false),
        session("3d", "", 1, 1, false),
    ];
    let guest = Account {
        who: Who::Guest { name: "Guest 4711" },
        problem: None,
        entered: "",
        sessions: &sessions[..1],
        ..nobody
    };
    let account = Account {
        sparring: &[("saint-malo", "sailor"), ("valletta", "porter")],
        who: Who::Account { name: "Anna", email: "anna@example.org", confirmed: false, codes: Some(9) },
        problem: Some(("password", "?!")),
        done: Some("bots"),
        entered: "",
        ratings: &ratings,
        bots: &bots,
        sessions: &sessions,
        token: Some(("Corsair 2", "im_9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c")),
        ..nobody
    };
    vec![
        ("account-nobody", page(t, &nobody.title(), "/account", None, nobody.body())),
        ("account-guest", page(t, &guest.title(), "/account", Some("Guest 4711"), guest.body())),
        ("account", page(t, &account.title(), "/account", Some("Anna"), account.body())),
    ]
}

/// Logging in by a second step, setting it up, and the page behind the link of a letter.
fn safe(t: Texts) -> Vec<(&'static str, Markup)> {
    let step = Account {
        t,
        games: GAMES,
        who: Who::Nobody,
        problem: None,
        done: None,
        entered: "",
        mail: true,
        code: true,
        ratings: &[],
        sparring: &[],
        bots: &[],
        token: None,
        sessions: &[],
    };
    let who = Who::Account { name: "Anna", email: "anna@example.org", confirmed: true, codes: None };
    let plain = Account { who, code: false, done: Some("letter"), ..step };
    let url = "otpauth://totp/Intramuros:Anna?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Intramuros";
    let set_up = SetUp { t, url, secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", problem: Some("?!") };
    let codes: Vec<String> = (0..10).map(|n| format!("k{n}zv-3tqo-jqge-zdg{n}")).collect();
    let codes = RecoveryCodes { t, codes: &codes };
    let name = "Giuseppe-Maria von Rekuk";
    let good = Confirm { t, link: Link::Good { token: "0123", name, email: "giuseppe.maria@example.org" } };
    let old = Confirm { t, link: Link::Old };
    vec![
        ("account-code", page(t, &step.title(), "/account", None, step.body())),
        ("account-plain", page(t, &plain.title(), "/account", Some("Anna"), plain.body())),
        ("account-set-up", page(t, &set_up.title(), "/account/totp", Some("Anna"), set_up.body())),
        ("account-codes", page(t, &codes.title(), "/account", Some("Anna"), codes.body())),
        ("confirm", page(t, &good.title(), "/confirm/0123", None, good.body())),
        ("confirm-old", page(t, &old.title(), "/confirm/0123", None, old.body())),
    ]
}

fn papers(t: Texts) -> Vec<(&'static str, Markup)> {
    let names = ["Giuseppe-Maria von Rekuk", "Ben", "Anna", "Carla", "Dimitri", "Eleonora"];
    let line = |(n, &name): (usize, &&'static str)| Ranked {
        name,
        rating: 1843.2 - 41.3 * n as f64,
        uncertainty: 62.0 + 13.0 * n as f64,
        games: 120 - 23 * n as i64,
        me: name == "Anna",
    };
    let lines: Vec<Ranked<'_>> = names.iter().enumerate().map(line).collect();
    let best = Leaderboard { t, games: GAMES, game: "saint-malo", lines: &lines };
    let none = Leaderboard { t, games: GAMES, game: "valletta", lines: &[] };
    let (about, offline) = (About { t, games: GAMES }, Offline { t });
    let oops = ErrorPage { t, status: 404, sentence: "", back: Some("/tables/7Q2K") };
    vec![
        ("leaderboard", page(t, &best.title(), "/leaderboard", Some("Anna"), best.body())),
        ("leaderboard-empty", page(t, &none.title(), "/leaderboard/valletta", None, none.body())),
        ("about", page(t, &about.title(), "/about", None, about.body())),
        ("oops", page(t, &oops.title(), "/nowhere", None, oops.body())),
        ("offline", page(t, &offline.title(), "/offline", None, offline.body())),
        ("gallery", page(t, &ui::gallery_title(t), "/gallery", None, ui::gallery(t, GAMES))),
    ]
}
