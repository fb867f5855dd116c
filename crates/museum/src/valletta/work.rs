//! Claims about building, upgrading and paying.

use kit::{Game, Viewer};
use valletta::{Action, Ask, At, Event, Good, Goods, Payment, Valletta, Why, Work, street};

use super::Moment;
use crate::Claim;

impl Moment<'_> {
    /// What is built or upgraded now.
    fn works(&self, work: Work) -> Option<At> {
        self.events.iter().find_map(|event| match *event {
            Event::Worked { at, work: other, .. } if other == work => Some(at),
            _ => None,
        })
    }

    /// The price and the payment of what is built or upgraded now.
    fn pays(&self) -> Option<(Goods, Payment)> {
        let Action::Pay(payment) = self.action else { return None };
        match self.position.view(Viewer::Public).ask {
            Ask::Pay { price, .. } => Some((price.into(), payment)),
            _ => None,
        }
    }

    /// The goods of which less is paid than the price, and how much less.
    fn replaced(&self) -> Vec<(Good, u16)> {
        let Some((price, payment)) = self.pays() else { return Vec::new() };
        let missing = |good: Good| price.of(good).saturating_sub(payment.of(good).into());
        Good::ALL.into_iter().map(|good| (good, missing(good))).filter(|(_, less)| *less > 0).collect()
    }

    fn bonus(&self) -> bool {
        self.any(|event| matches!(event, Event::Scored { why: Why::BuildBonus, .. }))
    }

    /// The figure's zone, and none on the tower.
    fn zone(&self) -> Option<u8> {
        street::zone(self.before.valette)
    }

    /// How many of the player's own buildings are adjacent.
    fn neighbours(&self, at: At) -> u8 {
        self.position.view(Viewer::Public).city.neighbours(self.seat, at)
    }

    /// The printed gold cost of a building.
    fn printed_gold(&self, at: At) -> u16 {
        self.position.view(Viewer::Public).fixed.layout.get(at).map_or(0, |building| building.cost.of(Good::Gold))
    }

    /// Building or upgrading is asked for now.
    fn work_asked(&self) -> bool {
        let pays = matches!(self.action, Action::Pay(_) | Action::Play(_));
        !pays && self.effect().is_some_and(|card| card.builds().is_some())
    }

    fn works_in_turn(&self, work: Work) -> Vec<At> {
        let done = |event: &Event| match *event {
            Event::Worked { at, work: other, .. } if other == work => Some(at),
            _ => None,
        };
        self.turn.iter().filter_map(done).collect()
    }
}

/// A bonus in this zone.
fn bonus_in(m: &Moment<'_>, zone: u8) -> bool {
    m.bonus() && m.zone() == Some(zone)
}

pub(super) const CLAIMS: &[Claim<Valletta>] = &[
    ("a_good_is_replaced_by_three", "V-PAY-1", |m| m.replaced().iter().map(|(_, less)| less).sum::<u16>() == 1),
    ("two_goods_are_replaced_by_six", "V-PAY-1", |m| m.replaced().iter().map(|(_, less)| less).sum::<u16>() == 2),
    ("three_goods_are_replaced_by_nine", "V-PAY-1", |m| m.replaced().iter().map(|(_, less)| less).sum::<u16>() >= 3),
    ("gold_is_replaced_by_materials", "V-PAY-4", |m| m.replaced().iter().any(|(good, _)| *good == Good::Gold)),
    ("a_good_is_replaced_although_it_is_there", "V-PAY-2", |m| {
        let price = m.pays().map_or(Goods([0; 4]), |(price, _)| price);
        m.replaced().iter().any(|&(good, _)| m.mine().goods.of(good) >= price.of(good))
    }),
    ("a_building_costs_nothing", "V-UPG-6", |m| {
        m.works(Work::Build).is_some() && m.action == Action::Pay(Goods([0; 4]))
    }),
    ("an_upgrade_costs_nothing", "V-UPG-6", |m| {
        m.works(Work::Upgrade).is_some() && m.action == Action::Pay(Goods([0; 4]))
    }),
    ("neighbours_lower_the_gold_to_nothing", "V-ADJ-2", |m| {
        m.works(Work::Build).is_some_and(|at| m.printed_gold(at) <= m.neighbours(at).into())
    }),
    ("more_neighbours_than_gold_give_nothing_back", "V-TX-09", |m| {
        m.works(Work::Build).is_some_and(|at| m.printed_gold(at) < m.neighbours(at).into())
    }),
    ("three_neighbours_lower_the_gold", "V-ADJ-1", |m| m.works(Work::Build).is_some_and(|at| m.neighbours(at) == 3)),
    ("four_neighbours_lower_the_gold", "V-ADJ-1", |m| m.works(Work::Build).is_some_and(|at| m.neighbours(at) == 4)),
    ("a_bonus_in_the_first_zone", "V-BONUS-2", |m| bonus_in(m, 1)),
    ("a_bonus_in_the_second_zone", "V-BONUS-2", |m| bonus_in(m, 2)),
    ("a_bonus_in_the_third_zone", "V-BONUS-2", |m| bonus_in(m, 3)),
    ("a_bonus_in_the_fourth_zone", "V-BONUS-2", |m| bonus_in(m, 4)),
    ("a_bonus_in_the_fifth_zone", "V-BONUS-2", |m| bonus_in(m, 5)),
    ("a_bonus_while_the_figure_is_on_the_last_space", "V-BONUS-5", |m| m.bonus() && m.before.valette == 25),
    ("the_figure_enters_a_zone_and_a_bonus_follows_in_the_same_turn", "V-TX-12", |m| {
        let began = m.turn_start.valette;
        m.bonus() && began > 0 && began.is_multiple_of(street::ZONE) && m.before.valette > began
    }),
    ("an_upgrade_earns_the_bonus", "V-BONUS-3", |m| m.works(Work::Upgrade).is_some() && m.bonus()),
    ("an_upgrade_in_the_zone_earns_nothing", "V-BONUS-3", |m| {
        m.works(Work::Upgrade).is_some_and(|at| Some(at.zone()) == m.zone()) && !m.bonus()
    }),
    ("no_bonus_while_the_figure_is_on_the_tower", "V-TX-11", |m| {
        m.works(Work::Build).is_some_and(|at| at.zone() == 1) && m.before.valette == 0
    }),
    ("a_building_is_upgraded_in_the_turn_it_was_built", "V-UPG-5", |m| {
        m.works(Work::Upgrade).is_some_and(|at| m.works_in_turn(Work::Build).contains(&at))
    }),
    ("three_buildings_are_built_in_one_turn", "V-TX-35", |m| m.works_in_turn(Work::Build).len() == 3),
    ("only_upgrades_are_left_without_a_house", "V-TX-22", |m| {
        m.work_asked() && m.mine().houses == 0 && m.offers(|action| matches!(action, Action::Upgrade(_)))
    }),
    ("a_builder_can_do_nothing", "V-EFF-5", |m| m.work_asked() && m.legal == [Action::Decline]),
    ("the_whole_city_is_built", "V-INV-7", |m| m.works(Work::Build).is_some() && m.after.city.len() == 30),
    ("a_builder_finds_the_whole_city_built", "V-TX-36", |m| {
        m.work_asked() && m.before.city.len() == 30 && m.mine().houses > 0
    }),
    ("a_player_upgrades_eight_buildings", "V-UPG-1", |m| {
        let mine = m.after.city.values().filter(|built| built.owner == m.seat && built.upgraded);
        m.works(Work::Upgrade).is_some() && mine.count() == 8
    }),
    ("a_gained_card_is_played_in_the_same_turn", "V-TURN-4", |m| {
        let Action::Play(card) = m.action else { return false };
        let held = m.turn_start.players[m.seat.index()].hand.contains(&card);
        m.turn.iter().any(|event| matches!(event, Event::Gained { card: other, .. } if *other == card)) && !held
    }),
];
