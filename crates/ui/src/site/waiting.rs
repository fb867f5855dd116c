//! A table that has not begun: who sits there, and how others come.

use maud::{Markup, html};

use super::{
    LEVELS, Pace,
    parts::{SPARRING, alert, level, sparring},
    qr::picture,
};
use crate::{GameList, Texts, say, shape};

/// The page of a table that has not begun.
pub struct Waiting<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The games that are played here.
    pub games: GameList<'a>,
    /// The table's address: `/tables/ID`.
    pub url: &'a str,
    /// How far the table is.
    pub version: i64,
    /// Which game.
    pub game: &'a str,
    /// The whole address that invites others, for those who may invite.
    pub invite: Option<&'a str>,
    /// The secret word of my invitation: forms send it along (field `invite`).
    pub word: Option<&'a str>,
    /// The seats.
    pub chairs: &'a [Chair],
    /// Whether the table is mine: I decide about bots and seats.
    pub host: bool,
    /// Who made the table.
    pub host_name: &'a str,
    /// My name; none for somebody new.
    pub me: Option<&'a str>,
    /// Whether I have no account: then I may enter another name (field `name`).
    pub guest: bool,
    /// How much time everybody has.
    pub pace: Pace,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether everybody may find and watch it.
    pub public: bool,
    /// Whether players may ask for advice.
    pub hints: bool,
    /// The game's options, as lines of a record.
    pub options: &'a str,
    /// What went wrong just now.
    pub problem: Option<&'a str>,
    /// How many people I have banned as the host.
    pub banned: usize,
}

/// A seat.
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether I sit there, or somebody on my device.
    pub mine: bool,
}

/// Who sits on it.
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Somebody of this name.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

impl Waiting<'_> {
    /// The title, for the browser's tab.
    pub fn title(&self) -> String {
        say!(self.t, "site-waiting-title", game = self.games.name(self.game))
    }

    /// What the page shows.
    pub fn body(&self) -> Markup {
        let t = self.t;
        let open = self.open();
        let leave = if self.alone() { "site-waiting-drop" } else { "site-waiting-leave" };
        html! {
            div.site.leaf.waiting #room data-waits=(self.url) data-version=(self.version) {
                (self.games.scene(self.game))
                div.hail {
                    h1 { (self.title()) }
                    p aria-live="polite" { (say!(t, "site-waiting-for", n = open)) }
                }
                @if let Some(problem) = self.problem { (alert(problem, None)) }
                @if let Some(invite) = self.invite { (self.invitation(invite)) }
                section aria-labelledby="chairs" {
                    h2 #chairs { (say!(t, "site-waiting-seats")) }
                    ol.chairs {
                        @for (n, chair) in self.chairs.iter().enumerate() {
                            li id={ "chair-" (n) } { (self.chair(n, chair)) }
                        }
                    }
                    @if self.host && self.banned > 0 {
                        form method="post" action={ (self.url) "/welcome" } {
                            button.quiet type="submit" { (say!(t, "site-welcome", n = self.banned)) }
                        }
                    }
                    @if self.host && open > 0 && !self.rated { (self.begin()) }
                }
                (self.facts())
                @if self.sits() {
                    form method="post" action={ (self.url) "/leave" } {
                        button.quiet type="submit" { (t.say(leave)) }
                    }
                }
            }
        }
    }

    fn open(&self) -> usize {
        self.chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Open)).count()
    }

    fn sits(&self) -> bool {
        self.chairs.iter().any(|chair| chair.mine)
    }

    /// Whether nobody else would be left.
    fn alone(&self) -> bool {
        self.chairs.iter().all(|chair| chair.mine || !matches!(chair.sitter, Sitter::Person(_)))
    }

    /// The address to send to friends.
    fn invitation(&self, invite: &str) -> Markup {
        let t = self.t;
        html! {
            section.invite aria-labelledby="invite-name" {
                h2 #invite-name { (say!(t, "site-invite")) }
                p.help #invite-help { (say!(t, "site-invite-help")) }
                div.inviting {
                    // A camera needs the whole address. Where the host has not said it, the picture has an address of its
                    // own: it shows what the browser that asks for it calls this server.
                    @if invite.starts_with("http") { (picture(&say!(t, "site-invite-picture"), invite)) }
                    @else { img.qr src={ (self.url) "/invitation.svg" } alt=(say!(t, "site-invite-picture")) width="176" height="176"; }
                    div {
                        div.copy {
                            label.unseen for="invite" { (say!(t, "site-invite-link")) }
                            input #invite type="text" readonly value=(invite) data-address
                                aria-describedby="invite-help";
                            // Only a script can copy: without one the button is not shown.
                            button.button.copying type="button" data-copy=(invite) {
                                span { (say!(t, "site-copy")) }
                                span.yes { "✓ " (say!(t, "site-copied")) }
                            }
                        }
                        // Shown where the device can share.
                        button.button.main.sharing type="button" data-share=(invite) data-title=(self.title()) hidden {
                            (say!(t, "site-share"))
                        }
                        p.help { (say!(t, "site-invite-scan")) }
                    }
                }
            }
        }
    }

    fn chair(&self, n: usize, chair: &Chair) -> Markup {
        let t = self.t;
        let open = matches!(chair.sitter, Sitter::Open);
        html! {
            span.sitter {
                (shape(n as u8))
                @match &chair.sitter {
                    Sitter::Open => em { (say!(t, "site-seat-open")) },
                    Sitter::Person(name) => strong { (name) },
                    Sitter::Bot(name) => span { (say!(t, "site-new-bot", level = level(t, name))) },
                }
                @if chair.mine { small { (say!(t, "site-you")) } }
            }
            span.deeds {
                @if open { (self.sit_down(n)) }
                @if open && self.host && !self.rated && self.open() > 1 { (self.put_bot(n)) }
                @if !open && self.host && !chair.mine {
                    (self.form(&n.to_string(), &html! {
                        button.quiet name="sitter" value="open" { (say!(t, "site-seat-free")) (self.for_seat(n)) }
                    }))
                }
            }
        }
    }

    /// Which seat a button is for, where that cannot be seen.
    fn for_seat(&self, n: usize) -> Markup {
        html! { span.unseen { ": " (say!(self.t, "site-new-seat", n = n + 1)) } }
    }

    /// Sit down; those who sit already may let somebody sit down at their device.
    fn sit_down(&self, n: usize) -> Markup {
        let t = self.t;
        let more = self.sits();
        let (label, hint, sit) = if more {
            (say!(t, "site-new-device-name", n = n + 1), say!(t, "site-name"), say!(t, "site-sit-device"))
        } else {
            (say!(t, "site-your-name"), say!(t, "site-your-name"), say!(t, "site-sit"))
        };
        html! {
            @if !(more && self.rated) {
                (self.form(&n.to_string(), &html! {
                    @if more || self.guest {
                        label.unseen for={ "name-" (n) } { (label) }
                        input id={ "name-" (n) } name="name" maxlength="24" value=[self.me.filter(|_| !more)]
                            autocomplete=(if more { "off" } else { "nickname" }) placeholder=(hint) required[more];
                    }
                    button.button.main[!more] name="sitter" value="me" { (sit) (self.for_seat(n)) }
                }))
            }
        }
    }

    fn put_bot(&self, n: usize) -> Markup {
        let t = self.t;
        let id = format!("bot-{n}");
        self.form(
            &n.to_string(),
            &html! {
                label.unseen for=(id) { (say!(t, "site-bot-for", n = n + 1)) }
                select id=(id) name="sitter" autocomplete="off" {
                    @for one in LEVELS {
                        option value={ "bot-" (one) } selected[one == "apprentice"] {
                            (say!(t, "site-new-bot", level = level(t, one)))
                        }
                    }
                    option value={ "bot-" (SPARRING) } { (say!(t, "site-new-bot", level = sparring(t, ""))) }
                }
                button.button type="submit" { (say!(t, "site-put-bot")) (self.for_seat(n)) }
            },
        )
    }

    /// The game begins as soon as no seat is open: bots take them all (field `seat` is `rest`).
    fn begin(&self) -> Markup {
        let t = self.t;
        self.form(
            "rest",
            &html! {
                div.begin {
                    label { span { (say!(t, "site-begin-help")) } " "
                        select name="sitter" autocomplete="off" {
                            @for one in LEVELS {
                                option value={ "bot-" (one) } selected[one == "apprentice"] { (level(t, one)) }
                            }
                            option value={ "bot-" (SPARRING) } { (sparring(t, "")) }
                        }
                    }
                    button.button.main type="submit" { (say!(t, "site-begin")) }
                }
            },
        )
    }

    fn form(&self, seat: &str, content: &Markup) -> Markup {
        html! {
            form method="post" action={ (self.url) "/seats" } {
                input type="hidden" name="seat" value=(seat);
                @if let Some(word) = self.word { input type="hidden" name="invite" value=(word); }
                (content)
            }
        }
    }

    /// What was agreed on.
    fn facts(&self) -> Markup {
        let t = self.t;
        html! {
            section aria-labelledby="facts" {
                h2 #facts { (say!(t, "site-waiting-facts")) }
                ul.facts {
                    li { (say!(t, "site-fact-host", name = self.host_name)) }
                    li { (say!(t, "site-fact-pace", pace = self.pace.words(t))) }
                    @if let Some(game) = self.games.find(self.game) {
                        @for fact in (game.facts)(t, self.options) { li { (fact) } }
                    }
                    li { (say!(t, if self.rated { "site-fact-rated" } else { "site-fact-unrated" })) }
                    li { (say!(t, if self.hints { "site-fact-hints" } else { "site-fact-no-hints" })) }
                    li { (say!(t, if self.public { "site-fact-public" } else { "site-fact-private" })) }
                }
            }
        }
    }
}
