//! Claims about what is placed: crates, walls, churches, persons, houses.

use saint_malo::{Action, Cell, Event, Item, Person, Side};

use super::{Moment, SaintMalo, complete_sides, count, placed, side};
use crate::Claim;

/// Whether these spaces are one group, connected by their edges.
fn is_one_group(cells: &[Cell]) -> bool {
    let Some((&first, rest)) = cells.split_first() else { return true };
    let (mut group, mut rest) = (vec![first], rest.to_vec());
    let touches =
        |one: &Cell, other: &Cell| one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1;
    while let Some(next) = rest.iter().position(|cell| group.iter().any(|one| touches(one, cell))) {
        group.push(rest.swap_remove(next));
    }
    rest.is_empty()
}

/// Two outer spaces beside the same tower, one on each side of it (S-R-11).
fn past_a_tower(one: Cell, other: Cell) -> bool {
    let diagonal = one.row().abs_diff(other.row()) == 1 && one.column().abs_diff(other.column()) == 1;
    let on = |cell: Cell, side: Side| side.cells().contains(cell);
    let sides = [Side::Top, Side::Bottom].iter().any(|&flat| {
        [Side::Left, Side::Right]
            .iter()
            .any(|&upright| on(one, flat) && on(other, upright) || on(other, flat) && on(one, upright))
    });
    diagonal && sides
}

impl Moment<'_> {
    /// The spaces that were filled with this item in this turn.
    fn placed_in_turn(&self, item: Item) -> Vec<Cell> {
        placed(self.turn).filter(|(_, other)| *other == item).map(|(at, _)| at).collect()
    }

    fn completes(&self, side: Side) -> bool {
        self.events.contains(&Event::Complete { seat: self.seat, side })
    }

    fn completes_in_turn(&self, side: Side) -> bool {
        self.turn.contains(&Event::Complete { seat: self.seat, side })
    }

    fn chooses_bonus(&self, person: Person) -> bool {
        self.bonus_asked() && self.action == Action::Person { person }
    }

    /// Something other than a wall is put on a side that has four walls.
    fn spoils_a_side(&self) -> bool {
        placed(self.events).filter(|(_, item)| *item != Item::Wall).any(|(at, _)| {
            let of = Side::ALL.into_iter().find(|one| one.cells().contains(at));
            of.is_some_and(|of| side(self.mine(), of).filter(|&letter| letter == 'w').count() == 4)
        })
    }

    /// A house was placed before a wall of the same turn.
    fn house_before_wall(&self) -> bool {
        let items: Vec<Item> = placed(self.turn).map(|(_, item)| item).collect();
        let house = items.iter().position(|&item| item == Item::House);
        house.is_some_and(|house| items[house..].contains(&Item::Wall))
    }

    /// The persons around a space, by letter.
    fn persons_around(&self, at: Cell) -> Vec<char> {
        let near = |row: usize, column: usize| {
            let (row, column) = (row as u8, column as u8);
            row.abs_diff(at.row()) <= 1 && column.abs_diff(at.column()) <= 1 && (row, column) != (at.row(), at.column())
        };
        let rows = self.mine().city.iter().enumerate();
        let letters = rows.flat_map(|(row, letters)| letters.chars().enumerate().map(move |(c, l)| (row, c, l)));
        letters
            .filter(|&(row, column, letter)| near(row, column) && "CSPAMJN".contains(letter))
            .map(|(.., l)| l)
            .collect()
    }

    /// Whether an item with this letter stands on the other side of a tower.
    fn stands_past_a_tower(&self, at: Cell, letter: char) -> bool {
        let partner = Cell::all().find(|&other| past_a_tower(at, other));
        partner.is_some_and(|cell| {
            self.mine().city[usize::from(cell.row())].chars().nth(cell.column().into()) == Some(letter)
        })
    }

    fn jester_among(&self, test: impl Fn(&[char]) -> bool) -> bool {
        placed(self.events).any(|(at, item)| item == Item::Person(Person::Jester) && test(&self.persons_around(at)))
    }
}

pub(super) const CLAIMS: &[Claim<SaintMalo>] = &[
    ("five_crates_form_one_group", "S-CRATE-2", |m| m.turn_over() && m.placed_in_turn(Item::Crate).len() == 5),
    ("crates_are_connected_by_older_ones", "S-R-07", |m| {
        m.turn_over() && m.options.connect_via_existing && !is_one_group(&m.placed_in_turn(Item::Crate))
    }),
    ("five_walls_are_placed_in_one_turn", "S-WALL-1", |m| m.placed_in_turn(Item::Wall).len() == 5),
    ("the_top_side_is_completed", "S-WALL-6", |m| m.completes(Side::Top)),
    ("the_right_side_is_completed", "S-WALL-6", |m| m.completes(Side::Right)),
    ("the_bottom_side_is_completed", "S-WALL-6", |m| m.completes(Side::Bottom)),
    ("the_left_side_is_completed", "S-WALL-6", |m| m.completes(Side::Left)),
    ("two_sides_are_completed_in_one_turn", "S-TX-31", |m| m.completed() == 2),
    ("all_four_sides_are_complete", "S-INV-4", |m| complete_sides(&m.after.players[m.seat.index()]) == 4),
    ("a_side_of_four_walls_is_destroyed", "S-TX-07", |m| m.spoils_a_side()),
    ("a_wall_stands_on_a_destroyed_side", "S-WALL-4", |m| {
        placed(m.events).any(|(at, item)| {
            let of = Side::ALL.into_iter().find(|one| one.cells().contains(at));
            item == Item::Wall && of.is_some_and(|of| side(m.mine(), of).any(|letter| !".w".contains(letter)))
        })
    }),
    ("the_bonus_person_is_a_citizen", "S-BONUS-1", |m| m.chooses_bonus(Person::Citizen)),
    ("the_bonus_person_is_a_soldier", "S-BONUS-1", |m| m.chooses_bonus(Person::Soldier)),
    ("the_bonus_person_is_a_priest", "S-BONUS-1", |m| m.chooses_bonus(Person::Priest)),
    ("the_bonus_person_is_an_architect", "S-BONUS-1", |m| m.chooses_bonus(Person::Architect)),
    ("the_bonus_person_is_a_merchant", "S-BONUS-1", |m| m.chooses_bonus(Person::Merchant)),
    ("the_bonus_person_is_declined", "S-R-09", |m| m.bonus_asked() && m.action == Action::Done),
    ("the_bonus_person_finds_no_space", "S-TX-09", |m| m.completes(Side::Top) && m.fills_the_city()),
    ("a_side_pays_with_the_last_space", "S-TX-10", |m| {
        m.fills_the_city() && Side::ALL[1..].iter().any(|&side| m.completes(side))
    }),
    ("walls_are_lost_for_want_of_space", "S-TX-11", |m| {
        m.events.iter().any(|event| matches!(event, Event::WallsLost { .. }))
    }),
    ("the_bonus_architect_builds_before_the_other_walls", "S-TX-08", |m| m.house_before_wall()),
    ("a_bonus_person_destroys_another_side", "S-BONUS-6", |m| {
        let bonus = m.completes_in_turn(Side::Top);
        let person = |item| matches!(item, Item::Person(_));
        let outer = |at: Cell| Side::ALL[1..].iter().any(|one| one.cells().contains(at));
        bonus && placed(m.events).any(|(at, item)| person(item) && outer(at))
    }),
    ("a_tower_hides_a_crate_from_a_merchant", "S-R-11", |m| {
        let blocks = m.options.tower_blocks_diagonal;
        blocks
            && placed(m.events)
                .any(|(at, item)| item == Item::Person(Person::Merchant) && m.stands_past_a_tower(at, 'c'))
    }),
    ("a_merchant_counts_a_crate_past_a_tower", "S-R-11", |m| {
        let open = !m.options.tower_blocks_diagonal;
        open && placed(m.events)
            .any(|(at, item)| item == Item::Person(Person::Merchant) && m.stands_past_a_tower(at, 'c'))
    }),
    ("a_church_of_size_five_is_built", "S-CHURCH-1", |m| placed(m.events).any(|(_, item)| item == Item::Church(5))),
    ("an_architect_has_no_logs", "S-TX-18", |m| m.settles(Person::Architect) && m.mine().logs == 0),
    ("an_architect_builds_three_houses", "S-PERS-ARCHITECT-1", |m| m.placed_in_turn(Item::House).len() == 3),
    ("an_architect_with_logs_builds_nothing", "S-R-08", |m| {
        let asked = m.may_leave_it() && !m.bonus_asked() && m.legal.len() > 1;
        asked && m.action == Action::Done && m.placed_in_turn(Item::House).is_empty()
    }),
    ("an_architect_with_logs_finds_no_space", "S-PERS-ARCHITECT-3", |m| {
        m.legal == [Action::Done] && m.placed_in_turn(Item::House).is_empty()
    }),
    ("a_house_stands_past_a_tower", "S-TX-19", |m| {
        let architect = m.placed_in_turn(Item::Person(Person::Architect)).last().copied();
        let first = m.placed_in_turn(Item::House).first().copied();
        architect.zip(first).is_some_and(|(architect, house)| past_a_tower(architect, house))
    }),
    ("a_merchant_earns_seven_coins", "S-PERS-MERCHANT-1", |m| m.brings(Person::Merchant) == Some(7)),
    ("a_merchant_earns_eight_coins", "S-PERS-MERCHANT-1", |m| m.brings(Person::Merchant) == Some(8)),
    ("a_merchant_earns_nothing", "S-PERS-3", |m| m.brings(Person::Merchant) == Some(0)),
    ("a_priest_counts_four_churches", "S-PERS-PRIEST-1", |m| m.brings(Person::Priest) >= Some(4)),
    ("a_priest_counts_nothing", "S-PERS-3", |m| m.brings(Person::Priest) == Some(0)),
    ("a_jester_meets_nobody", "S-PERS-JESTER-1", |m| m.jester_among(<[char]>::is_empty)),
    ("a_jester_counts_a_type_once", "S-PERS-JESTER-1", |m| {
        m.jester_among(|near| m.brings(Person::Jester).is_some_and(|points| usize::from(points) < 2 * near.len()))
    }),
    ("a_jester_counts_another_jester", "S-PERS-JESTER-2", |m| m.jester_among(|near| near.contains(&'J'))),
    ("a_jester_meets_all_seven_persons", "S-TX-22", |m| m.brings(Person::Jester) == Some(14)),
    ("a_noble_settles", "S-PERS-NOBLE-1", |m| m.settles(Person::Noble)),
    ("a_city_has_persons_of_every_kind", "S-PERS-1", |m| {
        let city = &m.after.players[m.seat.index()];
        ["C", "S", "P", "A", "M", "J", "N"].iter().all(|letter| count(city, letter) > 0)
    }),
];
