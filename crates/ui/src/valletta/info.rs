//! What the pages around the tables know of Valletta.

use ::valletta::{Card, Edition, Valletta};
use kit::Game;
use maud::{Markup, html};

use super::{art, gallery};
use crate::{Entered, GameInfo, Lang, Texts, learn, rules, say, site::scene};

pub const INFO: GameInfo = GameInfo {
    // A dome.
    emblem: "M3 21v-6h3a6 6 0 0 1 12 0h3v6zM12 9V6M12 3v2M10 21v-3a2 2 0 0 1 4 0v3",
    scene: scene::valletta::drawing,
    pieces: || {
        let cards = [Card::Builder, Card::Nun, Card::Merchant, Card::Knight];
        html! { @for card in cards { (art::medallion(card)) } }
    },
    kind: |t| t.say("site-kind-valletta"),
    pitch: |t| t.say("site-pitch-valletta"),
    credits: |t| t.say("site-credits-valletta"),
    fields,
    options: |lang| vec![("edition", usual_edition(lang).name())],
    facts,
    gallery: Some(gallery),
    book: Some(&rules::valletta::BOOK),
    guide: Some(learn::valletta::GUIDE),
    ..GameInfo::new(Valletta::NAME, "Valletta", 4)
};

/// A building card as it is written.
const EXAMPLE: &str = r#"[[building]]
name = "Mint"
colour = "green"
character = "banker"
cost = { gold = 2, wood = 1, stone = 1, brick = 1 }
yield = { good = "gold", built = 1, upgraded = 2 }
points = { built = 1, upgraded = 2 }"#;

/// The edition that whoever reads this language has at home: their rulebook is what they know.
fn usual_edition(lang: Lang) -> Edition {
    match lang {
        Lang::De | Lang::It => Edition::Hig,
        Lang::En | Lang::Fr => Edition::Zman,
    }
}

/// The edition, and building cards of one's own.
fn fields(form: &Entered<'_>) -> Markup {
    let t = form.t;
    let (edition, buildings) = (form.name("edition"), form.name("buildings"));
    let chosen = Some(form.value("edition")).filter(|edition| !edition.is_empty());
    let chosen = chosen.unwrap_or_else(|| usual_edition(t.lang()).name());
    let help = form.name("buildings-help");
    html! {
        fieldset id=(edition) {
            legend { (say!(t, "site-new-edition")) }
            @for one in ["hig", "zman"] {
                label.pick {
                    input type="radio" name=(edition) value=(one) checked[chosen == one];
                    span { strong { (t.say(&format!("site-edition-{one}"))) } small { (t.say(&format!("site-edition-{one}-text"))) } }
                }
            }
            details.friendly open[!form.value("buildings").is_empty()] {
                summary { (say!(t, "site-new-buildings")) }
                p.help id=(help) { (say!(t, "site-new-buildings-help"))  }
                pre { (EXAMPLE) }
                label.unseen for=(buildings) { (say!(t, "site-new-buildings")) }
                textarea id=(buildings) name=(buildings) rows="8" spellcheck="false" autocomplete="off"
                    aria-describedby=(help) { (form.value("buildings")) }
            }
        }
    }
}

fn facts(t: Texts, options: &str) -> Vec<String> {
    let edition = options.lines().find_map(|line| line.strip_prefix("edition ")).unwrap_or("hig");
    let [name, text] = ["", "-text"].map(|end| t.say(&format!("site-edition-{edition}{end}")));
    vec![say!(t, "site-fact-edition", edition = name), text]
}
