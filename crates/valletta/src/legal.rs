//! What is legal: one check, which the list, `apply` and the reason shown all rest on.

use kit::Seat;

use crate::{
    Action, Ask, At, Card, Good, Goods, Illegal, Valletta, Work,
    cards::Effect,
    payment::{affordable, is_canonical, payments},
};

impl Valletta {
    /// Who decides.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        if let Ask::Give { from, .. } = self.ask { from } else { self.turn }
    }

    /// Fills the list with everything that [`why_not`](Self::why_not) allows.
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.ask {
            Ask::Draft { .. } | Ask::Good { .. } | Ask::Extra { .. } => {
                actions
                    .extend(Good::ALL.into_iter().map(Action::TakeGood).filter(|&action| self.why_not(action).is_ok()));
            }
            Ask::Give { .. } => {
                actions.extend(self.players[self.decider().index() & 3].goods.kinds().map(Action::Give));
            }
            Ask::Play => actions.extend(self.active().hand.kinds().map(Action::Play)),
            Ask::Use { .. } => actions.push(Action::Use),
            Ask::TwoGoods => {
                let pairs = Good::ALL.into_iter().flat_map(|one| Good::ALL.into_iter().map(move |two| [one, two]));
                actions.extend(pairs.filter(|[one, two]| one <= two).map(Action::TakeTwo));
            }
            Ask::Build { cheaper } => self.list_works(cheaper, actions),
            Ask::Pay { price, .. } => {
                payments(price.into(), self.active().goods, |payment| actions.push(Action::Pay(payment)));
                // Paying just the price is what most people want: it stands first.
                if let Some(plain) = actions.iter().position(|&action| action == Action::Pay(price)) {
                    actions[..=plain].rotate_right(1);
                }
            }
            Ask::Deal { card } => {
                if let Effect::Deal { prices, .. } = card.effect() {
                    let affordable = prices.iter().filter(|&&price| self.active().goods.covers(price.into()));
                    actions.extend(affordable.map(|&price| Action::Pay(price)));
                }
            }
            Ask::Staff => {
                actions.extend(self.active().hand.kinds().map(Action::Fire));
                actions.extend(self.reserve.kinds().map(Action::Hire));
            }
            Ask::Over => return,
        }
        if self.may_decline().is_ok() {
            actions.push(Action::Decline);
        }
    }

    /// Everything that can be built or upgraded now.
    #[inline]
    fn list_works(&self, cheaper: Option<Good>, actions: &mut Vec<Action>) {
        let goods = self.active().goods;
        if self.houses(self.turn) > 0 {
            for at in self.unbuilt().iter() {
                if affordable(self.price(at, Work::Build, cheaper), goods) {
                    actions.push(Action::Build(at));
                }
            }
        }
        for at in self.upgradable().iter() {
            if affordable(self.price(at, Work::Upgrade, cheaper), goods) {
                actions.push(Action::Upgrade(at));
            }
        }
    }

    /// Whether an action is legal now, and if not, why not.
    #[inline]
    pub(crate) fn why_not(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.ask) {
            (_, Ask::Over) => Err(Illegal::Over),
            (Action::TakeGood(good), Ask::Draft { left }) => {
                if left[good as usize] {
                    Ok(())
                } else {
                    Err(Illegal::GoodGone { good })
                }
            }
            (Action::TakeGood(_), Ask::Good { .. }) | (Action::Use, Ask::Use { .. }) => Ok(()),
            // A pair is written in one order only, so that it is one action.
            (Action::TakeTwo([one, two]), Ask::TwoGoods) if one <= two => Ok(()),
            (Action::TakeGood(_), Ask::TwoGoods) => Err(Illegal::HowMany { card: Card::Seamstress }),
            (Action::TakeTwo(_), Ask::Good { card }) => Err(Illegal::HowMany { card }),
            (Action::TakeGood(good), Ask::Extra { card }) => {
                let offered = card.two_player_extra().contains(&good);
                if offered { Ok(()) } else { Err(Illegal::NoExtra { card, good }) }
            }
            (Action::Play(card), Ask::Play) => {
                if self.active().hand.cards().contains(&card) {
                    Ok(())
                } else {
                    Err(Illegal::NotInHand { card })
                }
            }
            (Action::Fire(card), Ask::Staff) => {
                if self.active().hand.cards().contains(&card) {
                    Ok(())
                } else {
                    Err(Illegal::CannotFire { card })
                }
            }
            (Action::Hire(card), Ask::Staff) => {
                if self.reserve.has(card) {
                    Ok(())
                } else {
                    Err(Illegal::NotInReserve { card })
                }
            }
            (Action::Build(at), Ask::Build { cheaper }) => self.may_work(at, Work::Build, cheaper),
            (Action::Upgrade(at), Ask::Build { cheaper }) => self.may_work(at, Work::Upgrade, cheaper),
            (Action::Pay(payment), Ask::Pay { price, .. }) => {
                let goods = self.active().goods;
                if is_canonical(price.into(), goods, payment.into()) {
                    Ok(())
                } else if goods.covers(payment.into()) {
                    Err(Illegal::WrongPayment { price, payment })
                } else {
                    Err(Illegal::NotThere { payment })
                }
            }
            (Action::Pay(payment), Ask::Deal { card }) => match card.effect() {
                Effect::Deal { prices, .. } if !prices.contains(&payment) => Err(Illegal::WrongPrice { card, payment }),
                _ if self.active().goods.covers(payment.into()) => Ok(()),
                _ => Err(Illegal::DealTooDear { card, payment }),
            },
            (Action::Give(good), Ask::Give { from, .. }) => {
                let there = self.players[from.index() & 3].goods.of(good) > 0;
                if there { Ok(()) } else { Err(Illegal::NothingToGive { good }) }
            }
            (Action::Decline, _) => self.may_decline(),
            (_, ask) => Err(Illegal::NotNow { ask }),
        }
    }

    /// Whether what is asked may be left unused (V-EFF-1 to 4).
    #[inline]
    fn may_decline(&self) -> Result<(), Illegal> {
        let card = match self.ask {
            Ask::Use { .. } | Ask::Build { .. } | Ask::Deal { .. } | Ask::Staff | Ask::Extra { .. } => return Ok(()),
            Ask::Good { card } => card,
            Ask::TwoGoods => Card::Seamstress,
            Ask::Play => return Err(Illegal::MustPlay),
            ask => return Err(Illegal::NotNow { ask }),
        };
        if self.effects_optional() { Ok(()) } else { Err(Illegal::Compulsory { card }) }
    }

    /// What the player on turn must pay there.
    #[inline]
    pub(crate) fn price(&self, at: At, work: Work, cheaper: Option<Good>) -> Goods {
        self.table.layout.price(&self.city, self.turn, at, work, cheaper)
    }

    #[inline]
    fn may_work(&self, at: At, work: Work, cheaper: Option<Good>) -> Result<(), Illegal> {
        let open = match work {
            Work::Build => self.unbuilt().has(at) && self.houses(self.turn) > 0,
            Work::Upgrade => self.upgradable().has(at),
        };
        if !open {
            return Err(self.why_closed(at, work));
        }
        let (price, goods) = (self.price(at, work, cheaper), self.active().goods);
        if affordable(price, goods) { Ok(()) } else { Err(Illegal::TooDear { missing: goods.short_of(price) }) }
    }

    #[cold]
    fn why_closed(&self, at: At, work: Work) -> Illegal {
        let owner = self.city.owner(at);
        match (self.table.layout.get(at), work) {
            (None, _) => Illegal::NoBuilding { at },
            (_, Work::Build) => match owner {
                Some(owner) if owner == self.turn => Illegal::OwnedAlready { at },
                Some(owner) => Illegal::Owned { at, owner },
                None => Illegal::NoHouse,
            },
            (_, Work::Upgrade) if owner == Some(self.turn) => Illegal::Upgraded { at },
            (_, Work::Upgrade) => Illegal::NotOwned { at },
        }
    }
}
