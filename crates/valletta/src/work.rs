//! Building and upgrading, the heart of the game (V-BUILD, V-UPG, V-BONUS).

use kit::Seat;

use crate::{
    Ask, At, City, Event, FixedSetup, Good, Goods, Payment, Trigger, Valletta, Why, Work, city::Plots, street,
};

/// The points for building or upgrading where de Valette stands (V-BONUS-6).
pub const BUILD_BONUS: u16 = 2;

impl FixedSetup {
    /// Where a player may build (V-BUILD-2, V-BUILD-3) or upgrade (V-UPG-1), goods aside.
    #[inline]
    pub(crate) fn open(&self, city: &City, seat: Seat, work: Work) -> Plots {
        match work {
            Work::Build if city.houses(seat) == 0 => Plots::default(),
            Work::Build => Plots(Plots::first(self.layout.len()).0 & !city.built().0),
            Work::Upgrade => city.upgradable(seat),
        }
    }

    /// Everything that a player may build, then everything that they may upgrade, goods aside.
    #[inline]
    pub fn works(&self, city: &City, seat: Seat) -> impl Iterator<Item = (At, Work)> + use<> {
        let open = |work| self.open(city, seat, work).iter().map(move |at| (at, work));
        open(Work::Build).chain(open(Work::Upgrade))
    }

    /// Whether building or upgrading there earns the bonus while de Valette is on this space (V-BONUS-2, V-BONUS-3).
    #[inline]
    pub fn bonus(&self, valette: u8, at: At, work: Work) -> bool {
        let rewarded = work == Work::Build || self.options.edition.bonus_on_upgrade();
        rewarded && street::zone(valette) == Some(at.zone())
    }
}

impl Valletta {
    /// What the player on turn must pay there.
    #[inline]
    pub(crate) fn price(&self, at: At, work: Work, cheaper: Option<Good>) -> Goods {
        self.fixed.layout.price(&self.city, self.turn, at, work, cheaper)
    }

    /// Chooses what to build or upgrade; the payment is asked next.
    #[inline]
    pub(crate) fn choose_work(&mut self, at: At, work: Work) {
        let cheaper: Option<Good> = if let Ask::Build { cheaper } = self.ask { cheaper } else { None };
        let price = self.price(at, work, cheaper).0.map(|amount| amount as u8);
        self.ask = Ask::Pay { at, work, price: Goods(price) };
    }

    /// Pays, then builds or upgrades: character to hand, house, bonus, trigger (V-BUILD-6 to 8, V-UPG-3).
    #[inline]
    pub(crate) fn do_work(&mut self, at: At, work: Work, payment: Payment, events: &mut impl Extend<Event>) {
        let seat = self.turn;
        self.pay(payment, events);
        events.extend([Event::Worked { seat, at, work }]);
        match work {
            Work::Build => {
                let card = self.fixed.layout.figures(at).character;
                self.active_mut().hand.add(card);
                events.extend([Event::Gained { seat, card }]);
                self.city.owned[seat].add(at);
            }
            Work::Upgrade => self.city.upgraded.add(at),
        }
        if self.fixed.bonus(self.valette, at, work) {
            self.score(BUILD_BONUS, Why::BuildBonus, events);
        }
        if work == Work::Build && self.city.houses(seat) == 0 {
            self.trigger(Trigger::Houses, events);
        }
    }
}
