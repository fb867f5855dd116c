//! What a view can be asked about the rules: bots, pages and the terminal use this and know no rule themselves.

use kit::Seat;

use crate::{Ask, At, Card, Effect, Good, Goods, PlayerView, Score, View, Work, street, view::sorted};

impl View {
    /// What is seen of a player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The zone where de Valette stands, none on the tower (V-BONUS-1, V-BONUS-4).
    pub fn zone(&self) -> Option<u8> {
        street::zone(self.valette)
    }

    /// Whether working there earns the build bonus now (V-BONUS-2, V-BONUS-3).
    pub fn bonus(&self, at: At, work: Work) -> bool {
        self.fixed.bonus(self.valette, at, work)
    }

    /// Everything that a seat may build or upgrade, goods aside (V-BUILD-2, V-BUILD-3, V-UPG-1).
    pub fn works(&self, seat: Seat) -> impl Iterator<Item = (At, Work)> + use<> {
        self.fixed.works(&self.city, seat)
    }

    /// The good that is 2 cheaper for what this seat builds or upgrades now.
    pub fn cheaper(&self, seat: Seat) -> Option<Good> {
        if let Ask::Build { cheaper } = self.ask { cheaper.filter(|_| seat == self.active) } else { None }
    }

    /// What a seat must pay there now; none where no building lies.
    pub fn price(&self, seat: Seat, at: At, work: Work) -> Option<Goods> {
        if let Ask::Pay { at: here, price, .. } = self.ask
            && here == at
            && seat == self.active
        {
            return Some(price.into());
        }
        let layout = &self.fixed.layout;
        layout.get(at).map(|_| layout.price(&self.city, seat, at, work, self.cheaper(seat)))
    }

    /// How many icons of a good a seat's buildings show.
    pub fn icons(&self, seat: Seat, good: Good) -> u16 {
        self.fixed.layout.icons(&self.city, seat, good)
    }

    /// How much of a good the player on turn gets by choosing it now.
    pub fn taken(&self, good: Good) -> u16 {
        if let Ask::Good { card } = self.ask
            && let Effect::ChooseGood(chooser) = card.effect()
        {
            chooser.amount(|| self.icons(self.active, good))
        } else {
            1
        }
    }

    /// A seat's score if the game ended now (V-END-1, V-END-2); none for an unused seat.
    pub fn score(&self, seat: Seat) -> Option<Score> {
        let player = self.player(seat)?;
        Some(self.fixed.score(&self.city, seat, player.points, player.goods))
    }
}

impl PlayerView {
    /// The draw pile, sorted; for others only hand and draw pile together are known.
    pub fn draw(&self) -> Option<Vec<Card>> {
        let mut rest = self.unplayed.clone();
        for card in self.hand.as_ref()? {
            let place = rest.iter().position(|other| other == card)?;
            rest.remove(place);
        }
        Some(rest)
    }

    /// All cards of a player, wherever they are, sorted: everybody can work it out.
    pub fn deck(&self) -> Vec<Card> {
        sorted(self.unplayed.iter().chain(&self.discard).chain(&self.slots).copied())
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game, testing::random_game};

    use super::*;
    use crate::{Action, Options, Valletta};

    /// What the view says is possible and affordable is exactly what the rules allow.
    #[test]
    fn works_and_prices_are_those_of_the_legal_list() {
        let mut legal = Vec::new();
        let mut asked = 0;
        random_game::<Valletta>(&Options::for_players(3), 4, |step| {
            let view = step.after.view(kit::Viewer::Public);
            let Ask::Build { .. } = view.ask else { return };
            asked += 1;
            let seat = view.active;
            let goods = view.players[seat.index()].goods;
            let affordable = view.works(seat).filter(|&(at, work)| {
                view.price(seat, at, work).is_some_and(|price| goods.affords(price))
                    && view.city.work(seat, at) == Some(work)
            });
            let seen: Vec<Action> = affordable
                .map(|(at, work)| if work == Work::Build { Action::Build(at) } else { Action::Upgrade(at) })
                .chain([Action::Decline])
                .collect();
            step.after.legal(&mut legal);
            assert_eq!(seen, legal);
        });
        assert!(asked > 3);
    }

    /// V-END: the score that the view gives at the end is the result.
    #[test]
    fn the_score_at_the_end_is_the_result() {
        random_game::<Valletta>(&Options::for_players(4), 2, |step| {
            if let Some(outcome) = step.after.outcome() {
                let view = step.after.view(kit::Viewer::Public);
                let seen: Vec<i32> = Seat::all(4).filter_map(|seat| view.score(seat)).map(Score::total).collect();
                assert_eq!(seen, outcome.scores);
            }
        });
    }
}
