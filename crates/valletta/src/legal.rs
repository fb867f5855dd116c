//! What is legal. `check` decides it for one action; `apply` begins with it, and its answer is the reason shown to
//! players.
//!
//! `legal` uses the same sets as `check` (hand, reserve, works, prices, what may be declined) and calls
//! `check` itself only where there is no such set: calling it for every candidate would cost a third more
//! instructions in random play. Payments come from a separate search; the tests of `payment.rs` compare it with the
//! definition that `check` uses. The harness (`kit::testing`) compares the list with `check` over all well-formed
//! actions.

use kit::Seat;

use crate::{
    Action, Ask, At, Card, Good, Illegal, Payment, Valletta, Work,
    payment::{is_canonical, payments},
};

impl Valletta {
    /// Who decides.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        if let Ask::Give { from, .. } = self.ask { from } else { self.turn }
    }
}

/// Fills the list with everything that [`check`] allows.
pub(crate) fn legal(game: &Valletta, actions: &mut Vec<Action>) {
    actions.clear();
    let active = game.active();
    match game.ask {
        Ask::Draft { .. } | Ask::Good { .. } | Ask::Extra { .. } => {
            let goods = Good::ALL.into_iter().map(Action::TakeGood);
            actions.extend(goods.filter(|&action| check(game, action).is_ok()));
        }
        Ask::Play => actions.extend(active.hand.kinds().map(Action::Play)),
        Ask::Use { .. } => actions.push(Action::Use),
        Ask::TwoGoods => {
            let pairs = Good::ALL.into_iter().flat_map(|one| Good::ALL.into_iter().map(move |two| [one, two]));
            actions.extend(pairs.map(Action::TakeTwo).filter(|&action| check(game, action).is_ok()));
        }
        Ask::Build { cheaper } => {
            list_works(game, Work::Build, cheaper, |at| actions.push(Action::Build(at)));
            list_works(game, Work::Upgrade, cheaper, |at| actions.push(Action::Upgrade(at)));
        }
        Ask::Pay { price, .. } => {
            payments(price.into(), active.goods, |payment| actions.push(Action::Pay(payment)));
            // Paying exactly the price is what most people want, so it comes first.
            if let Some(plain) = actions.iter().position(|&action| action == Action::Pay(price)) {
                actions[..=plain].rotate_right(1);
            }
        }
        Ask::Deal { card } => {
            actions.extend(card.deal().into_iter().flat_map(|deal| deal.affordable(active.goods)).map(Action::Pay));
        }
        Ask::Staff => {
            actions.extend(active.hand.kinds().map(Action::Fire));
            actions.extend(game.reserve.kinds().map(Action::Hire));
        }
        Ask::Give { from, .. } => actions.extend(game.players[from].goods.kinds().map(Action::Give)),
        Ask::Over => (),
    }
    if check_decline(game).is_ok() {
        actions.push(Action::Decline);
    }
}

/// Everything that can be built, or upgraded, and paid for now.
#[inline]
fn list_works(game: &Valletta, work: Work, cheaper: Option<Good>, mut found: impl FnMut(At)) {
    let goods = game.active().goods;
    for at in game.fixed.open(&game.city, game.turn, work).iter() {
        if goods.affords(game.price(at, work, cheaper)) {
            found(at);
        }
    }
}

/// Whether an action is legal now, and if not, why not.
#[inline]
pub(crate) fn check(game: &Valletta, action: Action) -> Result<(), Illegal> {
    let not_now = || Err(Illegal::NotNow { ask: game.ask });
    if action == Action::Decline {
        return check_decline(game);
    }
    match game.ask {
        Ask::Over => Err(Illegal::Over),
        Ask::Draft { left } => {
            let Action::TakeGood(good) = action else { return not_now() };
            allow(left[good as usize], Illegal::GoodGone { good })
        }
        Ask::Play => {
            let Action::Play(card) = action else { return not_now() };
            allow(game.active().hand.has(card), Illegal::NotInHand { card })
        }
        Ask::Use { .. } => allow(action == Action::Use, Illegal::NotNow { ask: game.ask }),
        Ask::Good { card } => {
            allow(!matches!(action, Action::TakeTwo(_)), Illegal::HowMany { card })?;
            if let Action::TakeGood(_) = action { Ok(()) } else { not_now() }
        }
        Ask::TwoGoods => {
            allow(!matches!(action, Action::TakeGood(_)), Illegal::HowMany { card: Card::Seamstress })?;
            // A pair is accepted in one order only, so that it is one action.
            if matches!(action, Action::TakeTwo([one, two]) if one <= two) { Ok(()) } else { not_now() }
        }
        Ask::Build { cheaper } => {
            if let Action::Build(at) = action {
                check_work(game, at, Work::Build, cheaper)
            } else if let Action::Upgrade(at) = action {
                check_work(game, at, Work::Upgrade, cheaper)
            } else {
                not_now()
            }
        }
        Ask::Pay { price, .. } => {
            let Action::Pay(payment) = action else { return not_now() };
            check_payment(game, price, payment)
        }
        Ask::Deal { card } => {
            let Action::Pay(payment) = action else { return not_now() };
            let known = card.deal().is_some_and(|deal| deal.prices.contains(&payment));
            allow(known, Illegal::WrongPrice { card, payment })?;
            allow(game.active().goods.covers(payment.into()), Illegal::DealTooDear { card, payment })
        }
        Ask::Staff => {
            if let Action::Fire(card) = action {
                allow(game.active().hand.has(card), Illegal::CannotFire { card })
            } else if let Action::Hire(card) = action {
                allow(game.reserve.has(card), Illegal::NotInReserve { card })
            } else {
                not_now()
            }
        }
        Ask::Give { from, .. } => {
            let Action::Give(good) = action else { return not_now() };
            allow(game.players[from].goods.of(good) > 0, Illegal::NothingToGive { good })
        }
        Ask::Extra { card } => {
            let Action::TakeGood(good) = action else { return not_now() };
            allow(card.two_player_extra().contains(&good), Illegal::NoExtra { card, good })
        }
    }
}

#[inline]
fn allow(allowed: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if allowed { Ok(()) } else { Err(otherwise) }
}

/// Whether the player may decline (V-EFF-1 to 4).
#[inline]
fn check_decline(game: &Valletta) -> Result<(), Illegal> {
    let card = match game.ask {
        Ask::Use { .. } | Ask::Build { .. } | Ask::Deal { .. } | Ask::Staff | Ask::Extra { .. } => return Ok(()),
        Ask::Good { card } => card,
        Ask::TwoGoods => Card::Seamstress,
        Ask::Play => return Err(Illegal::MustPlay),
        Ask::Draft { .. } | Ask::Pay { .. } | Ask::Give { .. } => return Err(Illegal::NotNow { ask: game.ask }),
        Ask::Over => return Err(Illegal::Over),
    };
    allow(game.effects_optional(), Illegal::Compulsory { card })
}

#[inline]
fn check_payment(game: &Valletta, price: Payment, payment: Payment) -> Result<(), Illegal> {
    let goods = game.active().goods;
    if is_canonical(price.into(), goods, payment.into()) {
        Ok(())
    } else if goods.covers(payment.into()) {
        Err(Illegal::WrongPayment { price, payment })
    } else {
        Err(Illegal::NotThere { payment })
    }
}

#[inline]
fn check_work(game: &Valletta, at: At, work: Work, cheaper: Option<Good>) -> Result<(), Illegal> {
    if !game.fixed.open(&game.city, game.turn, work).has(at) {
        return Err(why_closed(game, at, work));
    }
    let (price, goods) = (game.price(at, work, cheaper), game.active().goods);
    if goods.affords(price) { Ok(()) } else { Err(Illegal::TooDear { missing: goods.short_of(price) }) }
}

#[cold]
fn why_closed(game: &Valletta, at: At, work: Work) -> Illegal {
    let owner = game.city.owner(at);
    match (game.fixed.layout.get(at), work) {
        (None, _) => Illegal::NoBuilding { at },
        (_, Work::Build) => match owner {
            Some(owner) if owner == game.turn => Illegal::OwnedAlready { at },
            Some(owner) => Illegal::Owned { at, owner },
            None => Illegal::NoHouse,
        },
        (_, Work::Upgrade) if owner == Some(game.turn) => Illegal::Upgraded { at },
        (_, Work::Upgrade) => Illegal::NotOwned { at },
    }
}
