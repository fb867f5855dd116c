//! What stands around the board and changes with it.

use maud::{Markup, html};

use super::{Leaving, LogEntry, Play, hints, people, sound, talk::talk_link, tool::tool};
use crate::{say, url};

/// How many decisions the log beside the board goes back.
const LATELY: usize = 40;
/// A question of more letters than this is set smaller, so that it stays within two lines on a phone.
const LONG: usize = 72;

impl Play<'_> {
    /// As markup.
    pub fn markup(&self) -> Markup {
        let behind = self.at < self.decisions;
        html! {
            div #play.play data-version=(self.version) data-at=(self.at) data-decisions=(self.decisions)
                data-mine[self.my_turn] data-title=(say!(self.t, "table-title-mine"))
                data-over[self.over] data-behind[behind] data-style=(url("app.css")) {
                h1.unseen { (say!(self.t, "table-heading")) }
                @if let Some(lesson) = &self.lesson { div.guided { (self.ask()) (lesson) } } @else { (self.ask()) }
                @if let Some(advice) = self.advice.filter(|advice| !advice.is_empty()) { (hints::advice(self.t, advice)) }
                @if let Some(ending) = &self.ending { (ending) }
                div #board.board { (self.drawn.board) }
                (self.aside())
                (self.forms())
            }
        }
    }

    /// What is asked, what the last decision brought, and the way back. As high whatever it says: what comes and goes
    /// hangs over the board.
    fn ask(&self) -> Markup {
        let t = self.t;
        html! {
            section #asked.ask aria-label=(say!(t, "table-ask")) {
                div.question {
                    p #ask.mine[self.my_turn].long[self.drawn.question.chars().count() > LONG] tabindex="-1" { (self.banner()) }
                    div class={ "news" @if let Some(seat) = self.last_seat() { " seat-" (seat) } } {
                        @if let Some(seat) = self.last_seat() { (crate::shape(seat)) }
                        p #said.said role="status" { (self.last_lines()) }
                        (self.since())
                    }
                }
                div.tools {
                    @if !self.my_turn { button.quiet type="button" data-next data-key=" " { (say!(t, "table-next")) } }
                    @if self.at < self.decisions {
                        button.quiet type="button" data-skip data-key=" " aria-keyshortcuts="Space" { (tool("skip", &say!(t, "table-skip"))) }
                    } @else if self.can_return {
                        button.button.main type="submit" form="return" { (say!(t, "table-return")) }
                    } @else if self.can_undo {
                        button.quiet #tool-undo type="submit" form="undo" data-key="u" aria-keyshortcuts="u" { (tool("undo", &say!(t, "table-undo"))) }
                    } @else if self.undo_asks {
                        button.quiet type="submit" form="undo" { (tool("undo", &say!(t, "table-undo-ask"))) }
                    } @else if self.can_practise {
                        (self.practice_tool())
                    }
                    @if self.can_hint {
                        button.quiet #tool-hint type="submit" form="hint" data-key="h" aria-keyshortcuts="h" { (tool("hint", &say!(t, "table-hint"))) }
                    }
                    @if self.talks { (talk_link(t)) }
                    (sound::button(t))
                }
                (self.practice_mark())
                div.hanging { (self.hanging()) }
            }
        }
    }

    /// What the viewer should know or answer, over the board.
    fn hanging(&self) -> Markup {
        let t = self.t;
        html! {
            @if let Some(notice) = self.notice {
                // Folds away without a script.
                details.notice open {
                    summary aria-label=(say!(t, "table-shut")) { "×" }
                    p role="alert" { (notice) }
                }
            }
            @if let Some(plea) = &self.plea {
                div.plea role="alert" {
                    p { (say!(t, "table-plea", name = plea.by)) }
                    @if plea.asks_me {
                        @for (answer, words) in [("yes", "table-plea-yes"), ("no", "table-plea-no")] {
                            button.button type="submit" form="allow" name="agree" value=(answer) { (t.say(words)) }
                        }
                    }
                }
            }
        }
    }

    /// What is asked, unless somebody else decides for the viewer, or the viewer only watches.
    fn banner(&self) -> Markup {
        let t = self.t;
        html! {
            @if self.over {
                (self.drawn.question)
            } @else if self.away && !self.can_return {
                (say!(t, "table-no-time"))
            } @else if self.away {
                (say!(t, "table-stand-in"))
            } @else if self.resigned {
                (say!(t, "table-given-up"))
            } @else if !self.seated {
                span.watching { (say!(t, "table-watching")) } " " (self.drawn.question)
            } @else {
                (self.drawn.question)
            }
        }
    }

    /// Who did what happened last, if it was somebody else.
    pub(super) fn last_seat(&self) -> Option<u8> {
        let seat = self.log.last()?.seat?;
        let rival = self.since.last().is_some_and(|turn| turn.seat == seat && turn.end == self.at);
        rival.then_some(seat)
    }

    /// What the last click brought about: also read out to those who cannot see it.
    fn last_lines(&self) -> String {
        let lately = &self.log[self.log.len().saturating_sub(self.together.max(1))..];
        lately.iter().flat_map(|entry| &entry.lines).map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    fn aside(&self) -> Markup {
        let t = self.t;
        html! {
            aside #beside.beside aria-label=(say!(t, "table-beside")) {
                (people::people(t, self.sittings, self.seated))
                details.log open {
                    summary { h2 { (say!(t, "table-log")) } }
                    ol #log-lines { @for entry in self.log.iter().rev().take(LATELY) { (self.entry(entry)) } }
                    p { a href={ (self.url) "/replay" } { (say!(t, "table-log-all")) } }
                }
                details.reading {
                    summary { h2 { (say!(t, "table-reading")) } }
                    div #reading data-sheet { (self.drawn.reading) }
                }
                (self.menu())
            }
        }
    }

    fn entry(&self, entry: &LogEntry) -> Markup {
        let moment = say!(self.t, "table-log-moment", n = entry.decision);
        html! {
            @if !entry.lines.is_empty() {
                li id={ "log-" (entry.decision) } class=[entry.seat.map(|seat| format!("seat-{seat}"))] {
                    a href={ (self.url) "/replay?at=" (entry.decision) } title=(moment) {
                        @for line in &entry.lines { span { (line) " " } }
                    }
                }
            }
        }
    }

    fn leaving(&self) -> String {
        match self.leaving {
            Leaving::Free => say!(self.t, "table-leave"),
            Leaving::Aborts => say!(self.t, "table-leave-aborts"),
            Leaving::Loses => say!(self.t, "table-leave-loses"),
        }
    }

    /// Whether one's turn may be begun before it comes: the script shows it where the game has such decisions.
    fn premoves(&self) -> Markup {
        let t = self.t;
        html! {
            label.premoves {
                input type="checkbox" data-premoves data-mark=(say!(t, "table-premove"))
                    data-marked=(say!(t, "table-premove-marked"));
                " " (say!(t, "table-premoves"))
            }
        }
    }

    /// What is seldom wanted.
    fn menu(&self) -> Markup {
        let t = self.t;
        html! {
            details #table-menu.menu {
                summary { h2 { (say!(t, "table-menu")) } }
                (sound::settings(t))
                (super::speed(t))
                @if self.seated && !self.over { (self.premoves()) }
                button.quiet type="button" popovertarget="keys" data-key="?" aria-keyshortcuts="?" { (say!(t, "table-keys")) }
                button.quiet type="button" data-copy=(self.url) { (say!(t, "table-copy")) }
                @if self.seated && !self.over {
                    @if !self.away {
                        form method="post" action={ (self.url) "/leave" } {
                            button.quiet type="submit" { (self.leaving()) }
                        }
                    }
                    form method="post" action={ (self.url) "/resign" } {
                        label {
                            input type="checkbox" name="sure" value="yes" required;
                            " " (say!(t, "table-resign-sure"))
                        }
                        button.quiet type="submit" { (say!(t, "table-resign")) }
                    }
                }
            }
        }
    }

    /// The forms that buttons anywhere on the page belong to. A script sends them without leaving the page.
    fn forms(&self) -> Markup {
        let form = |id: &'static str, path: &'static str| {
            let url = format!("{}/{path}", self.url);
            html! {
                form id=(id) method="post" action=(url) autocomplete="off" data-hx-post=(url) data-hx-target="#play"
                    data-hx-swap="outerMorph" {
                    input type="hidden" name="version" value=(self.version);
                    @if id == "undo" && self.together > 1 { input type="hidden" name="times" value=(self.together); }
                }
            }
        };
        html! {
            @if self.my_turn { (form("act", "act")) }
            @if self.can_undo || self.undo_asks { (form("undo", "undo")) }
            @if self.can_practise { (form("take-back", "take-back")) }
            @if self.can_hint { (form("hint", "hint")) }
            @if self.plea.as_ref().is_some_and(|plea| plea.asks_me) { (form("allow", "allow")) }
            @if self.can_return { (form("return", "return")) }
        }
    }
}
