//! Whether the chance was fair: what was promised, what was shown, and how to check it.

use maud::{Markup, html};

use crate::{Texts, say, texts::phrases::colon};

/// What anybody needs to check the chance of a game (`docs/fair.md`).
pub struct Fairness<'a> {
    /// The words of the reader's language.
    pub t: Texts,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// Shown before the game: SHA-256 of the secret.
    pub commitment: &'a str,
    /// Shown after it.
    pub secret: &'a str,
    /// By seat; empty where none was given.
    pub salts: &'a [String],
    /// How many outcomes the game needed.
    pub outcomes: u64,
    /// The server's own check, and if it failed, what is wrong.
    pub checked: Result<(), &'a str>,
    /// The first outcomes with how they were made.
    pub derived: &'a [Derived],
    /// Where the proof is found: `/api/v1/tables/ID/proof`, better with the server's name before it.
    pub proof: &'a str,
}

/// How one outcome was made.
#[derive(Clone, Debug)]
pub struct Derived {
    /// Its number, from 0.
    pub number: u64,
    /// How many outcomes were possible.
    pub of: u32,
    /// The eight bytes that were taken from the hash, in hexadecimal digits.
    pub bytes: String,
    /// What came out, from 0.
    pub outcome: u32,
}

impl Fairness<'_> {
    /// As markup.
    pub fn markup(&self) -> Markup {
        let t = self.t;
        html! {
            section #fair.fair aria-labelledby="fair-title" {
                h2 #fair-title { (say!(t, "replay-fair")) }
                @match self.checked {
                    Ok(()) => p.fair-result.good { (tick()) (say!(t, "replay-fair-good", n = self.outcomes)) }
                    Err(why) => p.fair-result.bad { (say!(t, "replay-fair-bad", why = why)) }
                }
                p { (say!(t, "replay-fair-why")) }
                details {
                    summary { (say!(t, "replay-fair-more")) }
                    (self.facts())
                    (self.how())
                    h3 { (say!(t, "replay-fair-yourself")) }
                    p { (say!(t, "replay-fair-command")) }
                    pre tabindex="0" { code { "curl -s '" (self.server()) (self.proof) "' | intramuros verify -" } }
                    p { a href=(self.proof) { (say!(t, "replay-fair-proof")) } }
                }
            }
        }
    }

    /// What stands for the server in the command, where its name is not known.
    fn server(&self) -> &'static str {
        if self.proof.starts_with('/') { "https://SERVER" } else { "" }
    }

    fn facts(&self) -> Markup {
        let t = self.t;
        html! {
            dl {
                dt { (say!(t, "replay-fair-commitment")) }
                dd { code { (self.commitment) } }
                dt { (say!(t, "replay-fair-secret")) }
                dd { code { (self.secret) } }
                dt { (say!(t, "replay-fair-salts")) }
                @for (name, salt) in self.names.iter().zip(self.salts) {
                    dd {
                        (colon(t, name, ""))
                        @if salt.is_empty() { (say!(t, "replay-fair-none")) } @else { code { (salt) } }
                    }
                }
            }
        }
    }

    fn how(&self) -> Markup {
        let t = self.t;
        html! {
            h3 { (say!(t, "replay-fair-how")) }
            ol {
                li { (say!(t, "replay-fair-step-text")) pre tabindex="0" { code { (self.text()) } } }
                li { (say!(t, "replay-fair-step-hash")) }
                li { (say!(t, "replay-fair-step-rest")) }
            }
            @if !self.derived.is_empty() {
                div.fair-table tabindex="0" role="region" aria-label=(say!(t, "replay-fair-examples")) {
                    table {
                        caption { (say!(t, "replay-fair-examples")) }
                        thead {
                            tr {
                                th scope="col" { "i" }
                                th scope="col" { "n" }
                                th scope="col" { (say!(t, "replay-fair-bytes")) }
                                th scope="col" { (say!(t, "replay-fair-outcome")) }
                            }
                        }
                        tbody {
                            @for one in self.derived {
                                tr {
                                    th scope="row" { (one.number) }
                                    td { (one.of) }
                                    td { code { (one.bytes) } }
                                    td { (one.outcome) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The text that is hashed for the first outcome.
    fn text(&self) -> String {
        let salts: String = self.salts.iter().enumerate().map(|(seat, salt)| format!("{seat} {salt}\n")).collect();
        format!("intramuros 1\n{salts}outcome 0 0")
    }
}

fn tick() -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
            path d="M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM7 12l3.5 3.5L17 9" fill="none"
                stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}
