//! The 31 characters: busts in medallions.

use valletta::{Card, Colour};

use super::{
    bust::{BODY, DRESS, TOOLS},
    sketch::{draw, file, part, symbol},
};

/// The badge on the ring: what a character brings.
fn brings(card: Card) -> &'static str {
    match card {
        Card::Shopkeeper | Card::Banker | Card::Trader | Card::Chamberlain | Card::Innkeeper => "gold",
        Card::Lumberjack | Card::Joiner => "wood",
        Card::Stonecutter | Card::Stonecarver => "stone",
        Card::Brickmoulder | Card::Brickmaker => "brick",
        Card::Maid | Card::Monk | Card::Seamstress | Card::Merchant | Card::Foreman | Card::Nun | Card::Toll => {
            "choice"
        }
        Card::Builder => "build-plain",
        // A building, cheaper in what the house on the badge is made of.
        Card::Roofer => "build-brick",
        Card::Mason => "build-stone",
        Card::Carpenter => "build-wood",
        Card::Apprentice => "again",
        Card::Valette => "walk",
        Card::Architect
        | Card::Bailiff
        | Card::Grandmaster
        | Card::Pope
        | Card::Emperor
        | Card::King
        | Card::Knight => "points",
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
            "slim:#478; apron:#fed; scarf:#c54; head:#eb9; lady; kerchief:#c54; coin 19 45; hand:#eb9 20 53"
        }
        Card::Lumberjack => {
            "broad:#733; vest:#543; head:#d97; face; short:#632; beard:#632; brows:#521; cap:#464; axe 2 1; hand:#d97 18 49"
        }
        Card::Stonecutter => {
            "broad:#ba8; head:#b75; stern; stubble; brows:#321; bandana:#899; pick 3 6; hand:#b75 20 53"
        }
        Card::Brickmoulder => {
            "coat:#cb8; head:#c86; face; short:#321; straw:#db6; collar:#843; mould 4 -2; hand:#c86 30 48"
        }
        Card::Maid => {
            "slim:#578; apron:#fff; long:#b73; head:#eca; parted:#b73; lady; coif:#fff; broom 5 1; hand:#eca 50.5 45"
        }
        Card::Builder => {
            "coat:#dcb; vest:#964; head:#d97; face; whiskers:#432; tache:#432; brows:#432; flatcap:#775; trowel 4 0; hand:#d97 18 52"
        }
        Card::Apprentice => {
            "slim:#8a9; apron:#b85; head:#eb9; face; freckles; messy:#c73; hammer 2 3; hand:#eb9 16.5 53"
        }
        Card::Valette => {
            "plate; ~ #a33 M22 44h20l2 14a28 28 0 0 1-24 0z; cross:#fff; gorget; head:#eb8; stern; age; longbeard:#eee; brows:#ccc; helm; staff 3 0; hand:#abb 15 46"
        }
        Card::Banker => {
            "coat:#435; fur:#a75; head:#eb8; stern; goatee:#322; tache:#322; brows:#322; beret:#223; stack 9 45; stack 20 48"
        }
        Card::Joiner => {
            "coat:#675; apron:#c96; head:#da7; face; twirl:#532; brows:#532; short:#532; bandana:#468; plane 4 -3; hand:#da7 29 41"
        }
        Card::Stonecarver => {
            "coat:#edd; head:#db8; face; age; curls:#aaa; beard:#aaa; brows:#777; mallet 2 3; chisel; hand:#db8 16 54; hand:#db8 49 51"
        }
        Card::Brickmaker => {
            "coat:#754; collar:#db9; head:#a64; jolly; short:#211; brows:#211; cap:#b53; hod 2 3; hand:#a64 18 55"
        }
        Card::Monk => {
            "coat:#643; cowl:#753; head:#eb8; jolly; fringe:#754; brows:#754; ~ #754 M21.5 20q2-4 5-5q5 2 11 0q3 1 5 5l-1.5.5q-2-2-4.5-2.5q-5 1.5-10 0q-2.5.5-4 2.5z; bowl; hand:#eb8 21 51; hand:#eb8 43 51"
        }
        Card::Roofer => {
            "coat:#667; head:#c96; face; stubble; brows:#322; short:#322; cone:#b53; tiles 4 -1; hand:#c96 27 51"
        }
        Card::Trader => {
            "coat:#745; collar:#eb6; head:#964; lady; turban:#388; @ #da4 21.5 33 1.7; @ #da4 42.5 33 1.7; scales 1 3; hand:#964 18 56"
        }
        Card::Seamstress => "slim:#576; collar:#fff; head:#ec9; bun:#532; lady; needle 4 -1; spool 44 42",
        Card::Merchant => {
            "coat:#833; fur:#edb; head:#da7; face; short:#321; beard:#321; brows:#321; beret:#246; plume:#eee; bale 4 0; hand:#da7 31 47"
        }
        Card::Foreman => {
            "broad:#456; collar:#da4; head:#c86; stern; tache:#554; brows:#554; whiskers:#554; widehat:#643; tally 3 -1; hand:#c86 26 51"
        }
        Card::Chamberlain => {
            "coat:#223; ruff; head:#eca; stern; age; fringe:#888; twirl:#888; brows:#888; goatee:#888; chain; key 3 1; hand:#eca 18.5 53"
        }
        Card::Mason => {
            "coat:#887; apron:#dcb; head:#853; face; brows:#111; curls:#111; ashlar 2 2; plumb; hand:#853 49 27; hand:#853 26 56"
        }
        Card::Innkeeper => {
            "broad:#843; apron:#eed; round:#eb8; jolly; whiskers:#b63; fringe:#b63; brows:#b63; jug 2 1; hand:#eb8 27 50"
        }
        Card::Nun => {
            "coat:#233; veil:#334; wimple; head:#eca; lady; ~ #fff M21 24.5C21 16.5 25 12.5 32 12.5S43 16.5 43 24.5q-3-5.5-11-5.5t-11 5.5z; rosary"
        }
        Card::Carpenter => {
            "coat:#b74; head:#c96; face; short:#842; beard:#842; brows:#631; straw:#cb8; saw 4 -2; hand:#c96 33 52"
        }
        Card::Toll => {
            "coat:#356; collar:#c93; head:#da7; stern; tache:#211; goatee:#211; brows:#211; morion; padlock 5 -2; halberd; hand:#da7 50 46"
        }
        Card::Architect => {
            "coat:#323; ruff; head:#da8; face; short:#432; goatee:#432; tache:#432; brows:#432; biretta:#334; dividers 3 0; plan; hand:#da8 39 52; hand:#da8 19 37"
        }
        Card::Bailiff => {
            "broad:#222; cross:#fff; chain; head:#eb9; stern; age; curls:#baa; beard:#baa; brows:#988; widehat:#223; plume:#c33; staff 3 0; hand:#eb9 15 45"
        }
        Card::Grandmaster => {
            "coat:#112; ~ #a33 M22 43.5l4 15.5h12l4-15.5q-10 5-20 0z; cross:#fff; head:#eb9; stern; age; longbeard:#eee; brows:#dcc; biretta:#a33; sword 4 -1; hand:#eb9 16.5 50"
        }
        Card::Pope => {
            "coat:#eed; ~ #b23 M12 47q10-6 14-5.5l6 7 6-7q4-.5 14 5.5l-2 5q-9-4-18-4t-18 4z; ~ #da4 M29 48.5h6l1.5 11.3h-9z; head:#eca; face; age; longbeard:#fff; brows:#ddd; tiara 0 2; ferula 4 0; hand:#fff 16 45"
        }
        Card::Emperor => {
            "broad:#723; fur:#eed; head:#eb8; stern; short:#642; beard:#642; brows:#642; imperial:#da4 0 1.5; orb 3 -2; hand:#eb8 19 55"
        }
        Card::King => {
            "coat:#112; ruff; chain; head:#eca; face; short:#ca5; goatee:#ca5; tache:#ca5; brows:#b84; crown:#eb4; sceptre 3 1; hand:#eca 15.5 50"
        }
        Card::Knight => {
            "plate; ~ #a33 M21 43.5h22l2.5 14a28 28 0 0 1-27 0z; cross:#fff; gorget; head:#da7; face; tache:#532; brows:#532; helm; plume:#c33; sword 4 -1; hand:#abb 16.5 50"
        }
    }
}

/// The badge of what a card brings, on a disc at the lower right of the ring.
fn badges() -> String {
    let plate = "@ var(--badge,#fff8e8) 52 52 10.6; - . 2.2 M52 41.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8z";
    let badge = |name: &str, sketch: &str| {
        let drawn = draw(&format!("{plate}\n{sketch}"));
        format!("<g id=\"{name}\" transform=\"translate(8.8 8.8)scale(.87)\">{drawn}</g>")
    };
    let log = |at: &str| format!("@ var(--wood,#7a5230) {at} 4; @ var(--wood-cut,#e2bd8b) {at} 2");
    let house = |name: &str, colour: &str| {
        badge(name, &format!("~ {colour} M44.5 52l7.5-7.5 7.5 7.5h-2v6.5h-11v-6.5z; # k 50 53.5 4 5"))
    };
    [
        badge("gold", "@ var(--gold,#c9972b) 52 52 7; - #0006 1.2 M52 47.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z"),
        badge("wood", &["52 48", "48 55", "56 55"].map(log).join(";")),
        badge(
            "stone",
            "~ var(--stone,#7f8a91) M45 50l5-3 9 2v6l-5 3.5-9-2.5z; ~ h M45 50l5-3 9 2-5 3z; ~ k M54 52l5-3v6l-5 3.5z",
        ),
        badge(
            "brick",
            "~ var(--brick,#b4533a) M48.5 46.5h7v3.5h-7zM45 51h6.5v3.5H45zM52.5 51H59v3.5h-6.5zM45 55.5h3.5V59H45zM49.5 55.5H55V59h-5.5zM56 55.5h3V59h-3z",
        ),
        house("build-plain", "."),
        house("build-brick", "var(--brick,#b4533a)"),
        house("build-stone", "var(--stone,#7f8a91)"),
        house("build-wood", "var(--wood,#7a5230)"),
        badge(
            "choice",
            "@ var(--gold,#c9972b) 48.6 48.6 3; # var(--wood,#7a5230) 52.8 45.8 5.6 5.6; # var(--stone,#7f8a91) 45.8 52.8 5.6 5.6; # var(--brick,#b4533a) 52.8 52.8 5.6 5.6",
        ),
        badge(
            "points",
            "~ . M52 52l-3-7.5 3 1.5 3-1.5zM52 52l7.5-3-1.5 3 1.5 3zM52 52l3 7.5-3-1.5-3 1.5zM52 52l-7.5 3 1.5-3-1.5-3z",
        ),
        badge("again", "- . 2.2 M47.5 53.5a4.8 4.8 0 1 0 2-5.2; ~ . M51.5 45.5l-5.5 1 4 4.5z"),
        badge("walk", "~ . M46 45.5h7l4.5 6.5-4.5 6.5h-7l4.5-6.5z"),
    ]
    .concat()
}

/// The symbol of a character.
fn medallion(card: Card) -> String {
    let badge = brings(card);
    let (bust, frame) = (draw(&format!("disc; {}", bust(card))), draw(&format!("ring; {badge}")));
    // What reaches over the ring is cut off; where a browser does not know how, it shows.
    let bust = format!("<g clip-path=\"circle(29.5px at 32px 32px) view-box\">{bust}</g>");
    symbol(card.name(), "0 0 64 64", &format!("<g color=\"{}\" {ROUND}>{bust}{frame}</g>", colour(card)))
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
