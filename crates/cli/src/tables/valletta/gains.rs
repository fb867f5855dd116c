//! What an action of Valletta gives, in a few words.

use valletta::{Action, Ask, At, Card, Event, Goods, Payment, View, Work};

use super::drawing::zone;
use crate::text::count;

/// What an action gives: what it promises, then what is certain to follow.
pub fn gain(view: &View, action: Action, forecast: &[Event]) -> String {
    let promise = match (action, view.ask) {
        // Whatever is paid, the building is the same: only what is left differs.
        (Action::Pay(payment), Ask::Pay { price, .. }) => return remainder(view, payment, price),
        (Action::Play(card), _) if !forecast.iter().any(is_gain) => Some(promise(view, card, forecast)),
        (Action::Build(at), _) => offer(view, at, Work::Build),
        (Action::Upgrade(at), _) => offer(view, at, Work::Upgrade),
        _ => None,
    };
    let received = forecast.iter().fold(Goods::default(), |sum, event| plus(sum, view, event));
    let received = received.kinds().map(|good| format!("+{} {good}", received.of(good)));
    let certain = forecast.iter().filter_map(|event| consequence(view, event));
    promise.into_iter().chain(received).chain(certain).collect::<Vec<_>>().join(", ")
}

/// What is left after a payment.
fn remainder(view: &View, payment: Payment, price: Payment) -> String {
    let goods = view.players.get(view.active.index()).map(|player| player.goods).unwrap_or_default();
    let exact = if payment == price { ", exactly" } else { "" };
    format!("leaves {}{exact}", <Goods>::from(payment).short_of(goods))
}

/// Whether something comes in at once, so that nothing needs to be promised.
fn is_gain(event: &Event) -> bool {
    matches!(event, Event::Took { .. } | Event::Gave { .. } | Event::Scored { .. })
}

/// What a card is good for; a card that is carried out at once and brought nothing gives 0 now.
fn promise(view: &View, card: Card, forecast: &[Event]) -> String {
    let copied = forecast.iter().find_map(|event| match event {
        Event::Copied { card, .. } => Some(*card),
        _ => None,
    });
    let asks = view.table.options.edition.effects_optional();
    let words = match purpose(copied.unwrap_or(card)) {
        (words, true) if !asks => format!("{words}: 0 now"),
        (words, _) => words.into(),
    };
    copied.map_or(words.clone(), |card| format!("{card}: {words}"))
}

/// What a card is good for, and whether it leaves no choice.
fn purpose(card: Card) -> (&'static str, bool) {
    match card {
        Card::Shopkeeper => ("1 gold", true),
        Card::Lumberjack => ("1 wood", true),
        Card::Stonecutter => ("1 stone", true),
        Card::Brickmoulder => ("1 brick", true),
        Card::Maid => ("1 good", false),
        Card::Builder => ("build or upgrade", false),
        Card::Apprentice => ("nothing to copy", false),
        Card::Valette => ("a barrel, then fire or hire", false),
        Card::Banker => ("1 gold per gold icon", true),
        Card::Joiner => ("1 wood per wood icon", true),
        Card::Stonecarver => ("1 stone per stone icon", true),
        Card::Brickmaker => ("1 brick per brick icon", true),
        Card::Monk => ("1 good from everybody with 4", false),
        Card::Roofer => ("build or upgrade, 2 brick less", false),
        Card::Trader => ("1 material for 3 gold", false),
        Card::Seamstress => ("2 goods", false),
        Card::Merchant => ("1 gold for 1w1s1b", false),
        Card::Foreman => ("a good, 1 per icon", false),
        Card::Chamberlain => ("1 gold per green building", true),
        Card::Mason => ("build or upgrade, 2 stone less", false),
        Card::Innkeeper => ("1 gold from everybody with 2", true),
        Card::Nun => ("3 of a good, 1 for everybody else", false),
        Card::Carpenter => ("build or upgrade, 2 wood less", false),
        Card::Toll => ("1 of each material from everybody with 3", true),
        Card::Architect => ("4 of a material for 4 points", false),
        Card::Bailiff => ("4 gold for 4 points", false),
        Card::Grandmaster => ("1g1w1s1b for 5 points", false),
        Card::Pope => ("1 point per upgraded building", true),
        Card::Emperor => ("1 point per blue building", true),
        Card::King => ("1 point per green building", true),
        Card::Knight => ("2 points", true),
    }
}

/// A building that can be had; the table shows the rest of it.
fn offer(view: &View, at: At, work: Work) -> Option<String> {
    let building = view.table.layout.get(at)?;
    let cheaper = if let Ask::Build { cheaper } = view.ask { cheaper } else { None };
    let price = view.table.layout.price(&view.city, view.active, at, work, cheaper);
    let rewarded = work == Work::Build || view.table.options.edition.bonus_on_upgrade();
    let bonus = if rewarded && zone(view) == Some(at.zone()) { ", +2 points" } else { "" };
    Some(format!("{} for {price}{bonus}", building.character))
}

/// The goods that came to the player on turn, with those of this event.
fn plus(mut sum: Goods, view: &View, event: &Event) -> Goods {
    match *event {
        Event::Took { seat, good, amount } if view.turn == Some(seat) => sum.0[good as usize] += amount,
        Event::Gave { to, good, .. } if view.turn == Some(to) => sum.0[good as usize] += 1,
        _ => (),
    }
    sum
}

/// What else happens to the player on turn.
fn consequence(view: &View, event: &Event) -> Option<String> {
    match *event {
        Event::Scored { seat, points, .. } if view.turn == Some(seat) => Some(format!("+{}", count(points, "point"))),
        Event::Paid { goods, .. } => Some(format!("-{goods}")),
        Event::Triggered { .. } => Some("begins the final phase".into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game, Seat, Viewer};
    use valletta::{Scene, ScenePlayer, Valletta};

    use super::*;

    fn gains(before: &[&str], action: &str) -> String {
        let me =
            ScenePlayer { goods: "2g4w1s1b", hand: "builder maid king apprentice trader", ..ScenePlayer::default() };
        let other = ScenePlayer { hand: "maid valette", ..ScenePlayer::default() };
        let layout = vec![("A1.3", "Mint")];
        let scene = Scene { players: vec![me, other], layout, ..Scene::default() };
        let mut game = Valletta::try_from(scene).unwrap();
        for action in before {
            game.apply(action.parse().unwrap(), &mut kit::Unknown, &mut kit::Silent).unwrap();
        }
        let action = action.parse().unwrap();
        gain(&game.view(Viewer::Seat(Seat(0))), action, &game.forecast(action).unwrap())
    }

    #[test]
    fn a_card_says_what_it_gives_or_what_it_is_for() {
        assert_eq!(gains(&[], "play maid"), "1 good");
        assert_eq!(gains(&[], "play king"), "1 point per green building: 0 now");
        assert_eq!(gains(&[], "play apprentice"), "nothing to copy");
        assert_eq!(gains(&["play maid", "take wood"], "play apprentice"), "maid: 1 good");
        assert_eq!(gains(&["play maid"], "take brick"), "+1 brick");
        assert_eq!(gains(&["play trader"], "pay 1w"), "+3 gold, -1w");
    }

    #[test]
    fn a_building_says_its_price_and_a_payment_what_is_left() {
        assert_eq!(gains(&["play builder"], "build A1.3"), "banker for 2g1w1s1b");
        assert_eq!(gains(&["play builder", "build A1.3"], "pay 2g1w1s1b"), "leaves 3w, exactly");
        assert_eq!(gains(&["play builder", "build A1.3"], "pay 1g4w1s1b"), "leaves 1g");
    }
}
