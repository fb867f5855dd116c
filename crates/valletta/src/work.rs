//! Building and upgrading, the heart of the game (V-BUILD, V-UPG, V-BONUS).

use crate::{Ask, At, Event, Good, Goods, Payment, Trigger, Valletta, Why, Work, city::Plots};

impl Valletta {
    /// The buildings without a house (V-BUILD-2).
    #[inline]
    pub(crate) fn unbuilt(&self) -> Plots {
        Plots(Plots::first(self.table.layout.len()).0 & !self.city.built().0)
    }

    /// The own buildings that still show their front (V-UPG-1).
    #[inline]
    pub(crate) fn upgradable(&self) -> Plots {
        Plots(self.city.owned[self.turn.index() & 3].0 & !self.city.upgraded.0)
    }

    /// Chooses what to work on; the payment is asked for next.
    #[inline]
    pub(crate) fn choose_work(&mut self, at: At, work: Work) {
        let cheaper: Option<Good> = if let Ask::Build { cheaper } = self.ask { cheaper } else { None };
        let price = self.price(at, work, cheaper).0.map(|amount| amount as u8);
        self.ask = Ask::Pay { at, work, price: Goods(price) };
    }

    /// Pays and does the work: character to hand, house, bonus, trigger (V-BUILD-6 to 8, V-UPG-3).
    #[inline]
    pub(crate) fn do_work(&mut self, at: At, work: Work, payment: Payment, events: &mut impl Extend<Event>) {
        let seat = self.turn;
        self.pay(payment, events);
        events.extend([Event::Worked { seat, at, work }]);
        match work {
            Work::Build => {
                let card = self.table.layout.figures(at).character;
                self.active_mut().hand.add(card);
                events.extend([Event::Gained { seat, card }]);
                self.city.owned[seat.index() & 3].add(at);
            }
            Work::Upgrade => self.city.upgraded.add(at),
        }
        let rewarded = work == Work::Build || self.table.options.edition.bonus_on_upgrade();
        if rewarded && self.zone() == Some(at.zone()) {
            self.score(2, Why::BuildBonus, events);
        }
        if work == Work::Build && self.houses(seat) == 0 {
            self.trigger(Trigger::Houses, events);
        }
    }

    /// The zone where de Valette stands, none on the tower (V-BONUS-1, V-BONUS-4).
    #[inline]
    pub(crate) fn zone(&self) -> Option<u8> {
        (self.valette > 0).then(|| (self.valette - 1) / 5 + 1)
    }
}
