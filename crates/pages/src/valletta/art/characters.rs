//! The 31 characters: busts in medallions.

use valletta::{Card, Colour};

use super::{
    bust::{BODY, DRESS, TOOLS},
    pieces::{BRICK, GOLD, STONE, WOOD, drawn},
    sketch::{draw, file, part, symbol},
};

/// What a character brings, as a badge on the ring.
enum Brings {
    Good(&'static str),
    /// Any of the goods.
    Choice,
    /// A building, cheaper in this good's colour.
    Build(&'static str),
    Points,
    Again,
    Walk,
}

fn brings(card: Card) -> Brings {
    use Brings::*;
    match card {
        Card::Shopkeeper | Card::Banker | Card::Trader | Card::Chamberlain | Card::Innkeeper => Good("gold"),
        Card::Lumberjack | Card::Joiner => Good("wood"),
        Card::Stonecutter | Card::Stonecarver => Good("stone"),
        Card::Brickmoulder | Card::Brickmaker => Good("brick"),
        Card::Maid | Card::Monk | Card::Seamstress | Card::Merchant | Card::Foreman | Card::Nun | Card::Toll => Choice,
        Card::Builder => Build("plain"),
        Card::Roofer => Build("brick"),
        Card::Mason => Build("stone"),
        Card::Carpenter => Build("wood"),
        Card::Apprentice => Again,
        Card::Valette => Walk,
        Card::Architect
        | Card::Bailiff
        | Card::Grandmaster
        | Card::Pope
        | Card::Emperor
        | Card::King
        | Card::Knight => Points,
    }
}

fn colour(card: Card) -> &'static str {
    match card.colour() {
        Colour::Red => "var(--card-red,#a63d2f)",
        Colour::Purple => "var(--card-purple,#6d3f86)",
        Colour::Green => "var(--card-green,#2f6b4f)",
        Colour::Blue => "var(--card-blue,#1f5f96)",
        Colour::Yellow => "var(--card-yellow,#c08a16)",
    }
}

/// Who they are: from the back to the front, as one would dress a doll.
fn bust(card: Card) -> &'static str {
    match card {
        Card::Shopkeeper => {
            "slim:#478; apron:#eec; head:#eb9; parted:#742; lady; scarf:#c54; coin 16 44; hand:#eb9 17 52"
        }
        Card::Lumberjack => {
            "broad:#733; vest:#543; head:#d97; face; short:#632; beard:#632; brows:#521; cap:#464; axe; hand:#d97 16 48"
        }
        Card::Stonecutter => "broad:#ba8; head:#b75; stern; stubble; brows:#321; bandana:#899; pick; hand:#b75 17 47",
        Card::Brickmoulder => "coat:#cb8; head:#c86; face; short:#321; straw:#db6; collar:#843; mould; hand:#c86 26 50",
        Card::Maid => {
            "slim:#578; apron:#fff; long:#b73; head:#eca; parted:#b73; lady; coif:#fff; broom; hand:#eca 45.5 45"
        }
        Card::Builder => {
            "coat:#dcb; vest:#964; head:#d97; face; whiskers:#432; tache:#432; brows:#432; flatcap:#775; trowel; hand:#d97 14 52"
        }
        Card::Apprentice => "slim:#8a9; apron:#b85; head:#eb9; face; freckles; messy:#c73; hammer; hand:#eb9 14.5 50",
        Card::Valette => {
            "plate; ~ #a33 M22 44h20l2 14a28 28 0 0 1-24 0z; cross:#fff; gorget; head:#eb8; stern; age; longbeard:#eed; brows:#ccb; helm; staff; hand:#abb 12 46"
        }
        Card::Banker => {
            "coat:#435; fur:#a75; head:#eb8; stern; goatee:#322; tache:#322; brows:#322; beret:#223; stack 9 45; stack 20 48"
        }
        Card::Joiner => {
            "coat:#675; apron:#c96; head:#da7; face; twirl:#532; brows:#532; short:#532; bandana:#468; plane; hand:#da7 25 44"
        }
        Card::Stonecarver => {
            "coat:#edc; head:#db8; face; age; curls:#998; beard:#998; brows:#776; mallet; chisel; hand:#db8 14 51; hand:#db8 49 51"
        }
        Card::Brickmaker => {
            "coat:#754; collar:#db9; head:#a64; jolly; short:#211; brows:#211; cap:#b53; hod; hand:#a64 16 52"
        }
        Card::Monk => {
            "coat:#643; cowl:#753; head:#eb8; jolly; fringe:#754; brows:#754; ~ #754 M21.5 20q2-4 5-5q5 2 11 0q3 1 5 5l-1.5.5q-2-2-4.5-2.5q-5 1.5-10 0q-2.5.5-4 2.5z; bowl; hand:#eb8 21 51; hand:#eb8 43 51"
        }
        Card::Roofer => {
            "coat:#667; head:#c96; face; stubble; brows:#322; short:#322; cone:#b53; tiles; hand:#c96 23 52"
        }
        Card::Trader => {
            "coat:#745; collar:#eb6; head:#964; lady; turban:#388; @ #da4 21.5 33 1.7; @ #da4 42.5 33 1.7; scales; hand:#964 17 53"
        }
        Card::Seamstress => "slim:#576; collar:#fff; head:#ec9; bun:#532; lady; needle; spool 44 42",
        Card::Merchant => {
            "coat:#833; fur:#edb; head:#da7; face; short:#321; beard:#321; brows:#321; beret:#246; plume:#eee; bale; hand:#da7 27 47"
        }
        Card::Foreman => {
            "broad:#456; collar:#da4; head:#c86; stern; tache:#554; brows:#554; whiskers:#554; widehat:#643; tally; hand:#c86 23 52"
        }
        Card::Chamberlain => {
            "coat:#223; ruff; head:#eca; stern; age; fringe:#887; twirl:#887; brows:#887; goatee:#887; chain; key; hand:#eca 15.5 52"
        }
        Card::Mason => {
            "coat:#887; apron:#dcb; head:#853; face; brows:#111; curls:#111; ashlar; plumb; hand:#853 49 27; hand:#853 24 54"
        }
        Card::Innkeeper => {
            "broad:#843; apron:#eed; round:#eb8; jolly; whiskers:#b63; fringe:#b63; brows:#b63; jug; hand:#eb8 25 49"
        }
        Card::Nun => {
            "coat:#233; veil:#334; wimple; head:#eca; lady; ~ #fff M21 24.5C21 16.5 25 12.5 32 12.5S43 16.5 43 24.5q-3-5.5-11-5.5t-11 5.5z; rosary"
        }
        Card::Carpenter => {
            "coat:#b74; head:#c96; face; short:#842; beard:#842; brows:#631; straw:#cb8; saw; hand:#c96 29 54"
        }
        Card::Toll => {
            "coat:#356; collar:#c93; head:#da7; stern; tache:#211; goatee:#211; brows:#211; morion; padlock; halberd; hand:#da7 50 46"
        }
        Card::Architect => {
            "coat:#323; ruff; head:#da8; face; short:#432; goatee:#432; tache:#432; brows:#432; biretta:#334; dividers; plan; hand:#da8 39 52; hand:#da8 16 37"
        }
        Card::Bailiff => {
            "broad:#222; cross:#fff; chain; head:#eb9; stern; age; curls:#baa; beard:#baa; brows:#988; widehat:#223; plume:#c33; staff; hand:#eb9 12 45"
        }
        Card::Grandmaster => {
            "coat:#112; ~ #a33 M22 43.5l4 15.5h12l4-15.5q-10 5-20 0z; cross:#fff; head:#eb9; stern; age; longbeard:#eee; brows:#dcc; biretta:#a33; sword; hand:#eb9 12.5 51"
        }
        Card::Pope => {
            "coat:#eed; ~ #b23 M12 47q10-6 14-5.5l6 7 6-7q4-.5 14 5.5l-2 5q-9-4-18-4t-18 4z; ~ #da4 M29 48.5h6l1.5 11.3h-9z; head:#eca; face; age; longbeard:#ffe; brows:#edd; tiara; ferula; hand:#fff 12 45"
        }
        Card::Emperor => {
            "broad:#723; fur:#eed; head:#eb8; stern; short:#642; beard:#642; brows:#642; imperial:#da4; orb; fleece; hand:#eb8 16 57"
        }
        Card::King => {
            "coat:#112; ruff; chain; head:#eca; face; short:#ca5; goatee:#ca5; tache:#ca5; brows:#b84; crown:#eb4; sceptre; hand:#eca 12.5 49"
        }
        Card::Knight => {
            "plate; ~ #a33 M21 43.5h22l2.5 14a28 28 0 0 1-27 0z; cross:#fff; gorget; head:#da7; face; tache:#532; brows:#532; helm; plume:#c33; sword; hand:#abb 12.5 51"
        }
    }
}

/// The badge of what a card brings, on a disc at the lower right of the ring.
fn badges() -> String {
    let plate = "@ var(--medal,#fff8e8) 52 52 10.6; - . 2.2 M52 41.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8z";
    let small = |name: &str, good: &str| {
        let drawn = drawn(good);
        format!("<g id=\"{name}\">{}<g transform=\"translate(44.6 44.6)scale(.617)\">{drawn}</g></g>", draw(plate))
    };
    let badge = |name: &str, sketch: &str| part(name, &format!("{plate}\n{sketch}"));
    let house = |name: &str, colour: &str| {
        badge(name, &format!("~ {colour} M44.5 52l7.5-7.5 7.5 7.5h-2v6.5h-11v-6.5z; # k 50 53.5 4 5"))
    };
    [
        small("gold", GOLD),
        small("wood", WOOD),
        small("stone", STONE),
        small("brick", BRICK),
        house("build-plain", "."),
        house("build-brick", "var(--brick,#b4533a)"),
        house("build-stone", "var(--stone,#7f8a91)"),
        house("build-wood", "var(--wood,#7a5230)"),
        badge("choice", "@ var(--gold,#c9972b) 48.6 48.6 3; # var(--wood,#7a5230) 52.8 45.8 5.6 5.6; # var(--stone,#7f8a91) 45.8 52.8 5.6 5.6; # var(--brick,#b4533a) 52.8 52.8 5.6 5.6"),
        badge("points", "~ . M52 52l-3-7.5 3 1.5 3-1.5zM52 52l7.5-3-1.5 3 1.5 3zM52 52l3 7.5-3-1.5-3 1.5zM52 52l-7.5 3 1.5-3-1.5-3z"),
        badge("again", "- . 2.2 M47.5 53.5a4.8 4.8 0 1 0 2-5.2; ~ . M51.5 45.5l-5.5 1 4 4.5z"),
        badge("walk", "~ . M46 45.5h7l4.5 6.5-4.5 6.5h-7l4.5-6.5z"),
    ]
    .concat()
}

/// The symbol of a character.
fn medallion(card: Card) -> String {
    let badge = match brings(card) {
        Brings::Good(good) => good.to_owned(),
        Brings::Choice => "choice".to_owned(),
        Brings::Build(good) => format!("build-{good}"),
        Brings::Points => "points".to_owned(),
        Brings::Again => "again".to_owned(),
        Brings::Walk => "walk".to_owned(),
    };
    let content = draw(&format!("disc; {}; ring; {badge}", bust(card)));
    symbol(card.name(), "0 0 64 64", &format!("<g color=\"{}\" {ROUND}>{content}</g>", colour(card)))
}

const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The file of all characters.
pub(super) fn characters() -> String {
    // A breath of the card's colour lies on the ground of the medal.
    let frame = part("disc", "@ var(--medal,#fff8e8) 32 32 30; @ . 32 32 30");
    let frame = frame.replace("\"currentColor\"", "\"currentColor\" opacity=\".22\"");
    let ring = part(
        "ring",
        "- . 3.6 M32 3.8a28.2 28.2 0 1 1 0 56.4a28.2 28.2 0 1 1 0-56.4z; - h 1 M32 6a26 26 0 1 1 0 52a26 26 0 1 1 0-52z",
    );
    let parts = [BODY, DRESS, TOOLS].concat();
    let parts: String = parts.iter().map(|(name, sketch)| part(name, sketch)).collect();
    let all: String = Card::ALL.into_iter().map(medallion).collect();
    file(&(frame + &ring + &badges() + &parts), &all)
}
