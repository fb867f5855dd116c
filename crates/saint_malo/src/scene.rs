//! A scene: a position written by hand, for tests, lessons and bug reports. It may be invalid
//! until [`SaintMalo::try_from`] has checked it.

use kit::{BadScene, Options as _, PerSeat, Seat};

use crate::{Ask, Cell, Cells, City, Dice, Item, Options, Pirates, SaintMalo};

/// A position at the moment when the dice lie on the table.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The settings.
    pub options: Options,
    /// The cities by seat; seats without one have a fresh board.
    pub cities: Vec<SceneCity>,
    /// Whose dice they are.
    pub turn: Seat,
    /// Who began the game.
    pub first: Seat,
    /// Rounds begun, this one included.
    pub round: u16,
    /// The five dice, as words: `log wall wall head swords`.
    pub dice: &'static str,
    /// Rolls made: after the third the dice are final.
    pub rolls: u8,
    /// Attacks so far.
    pub attacks: u8,
    /// Boxes marked in the current row of the pirate table.
    pub swords_marked: u8,
}

/// A city written by hand.
#[derive(Clone, Debug)]
pub struct SceneCity {
    /// Seven rows of letters as in the explained record; `t` is a tower.
    pub rows: [&'static str; 7],
    /// Coins in the bank.
    pub coins: u16,
    /// Logs in the lumber store.
    pub logs: u16,
    /// Points earned so far, final scoring apart.
    pub points: u16,
    /// Cannons crossed out.
    pub cannons: u8,
}

impl Default for SceneCity {
    fn default() -> Self {
        SceneCity {
            rows: ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "t.....t"],
            coins: 3,
            logs: 2,
            points: 0,
            cannons: 0,
        }
    }
}

impl Default for Scene {
    fn default() -> Self {
        Scene {
            options: Options::default(),
            cities: Vec::new(),
            turn: Seat(0),
            first: Seat(0),
            round: 1,
            dice: "log crate wall cross head",
            rolls: 3,
            attacks: 0,
            swords_marked: 0,
        }
    }
}

impl TryFrom<&SceneCity> for City {
    type Error = BadScene;

    fn try_from(scene: &SceneCity) -> Result<City, BadScene> {
        let SceneCity { coins, logs, points, cannons, .. } = *scene;
        let mut city = City { coins, logs, points, cannons, ..City::default() };
        for (row, letters) in (0..).zip(scene.rows) {
            BadScene::unless(letters.chars().count() == 7, format!("row {row} has seven letters, not '{letters}'"))?;
            for (column, letter) in (0..).zip(letters.chars()) {
                match (Cell::new(row, column), Item::from_letter(letter)) {
                    (Some(at), Some(item)) => {
                        let outside = item != Item::Wall || Cells::OUTER.contains(at);
                        BadScene::unless(outside, format!("a wall on {at}, inside the city (S-CITY-7)"))?;
                        city.put(at, item);
                    }
                    (Some(_), None) => BadScene::unless(letter == '.', format!("'{letter}' in row {row} is no item"))?,
                    (None, _) => {
                        BadScene::unless(letter == 't', format!("row {row}: the corners are towers, 't' (S-CITY-2)"))?;
                    }
                }
            }
        }
        Ok(city)
    }
}

impl TryFrom<Scene> for SaintMalo {
    type Error = BadScene;

    fn try_from(scene: Scene) -> Result<SaintMalo, BadScene> {
        let options = scene.options;
        options.check().map_err(|bad| BadScene(bad.to_string()))?;
        let seat_there = scene.turn.0 < options.players && scene.first.0 < options.players;
        BadScene::unless(seat_there, "the seats on turn and first are at the table")?;
        BadScene::unless(scene.cities.len() <= usize::from(options.players), "more cities than players")?;
        let dice: Dice = scene.dice.parse()?;
        BadScene::unless(dice.total() == Dice::COUNT, "five dice lie on the table (S-DICE-1)")?;
        BadScene::unless((1..=3).contains(&scene.rolls), "one to three rolls (S-DICE-2)")?;
        let pirates = Pirates { attacks: scene.attacks, marked: scene.swords_marked };
        BadScene::unless(pirates.attacks <= 6, "at most six attacks (S-INV-2)")?;
        let rows_left = pirates.next_strength().is_some();
        let boxes = if rows_left { Pirates::boxes(options.players) } else { 1 };
        BadScene::unless(pirates.marked < boxes, "fewer boxes are marked than the row has (S-PIR-2)")?;

        let mut cities = PerSeat::new([City::new(); 5]);
        for (city, written) in cities.iter_mut().zip(&scene.cities) {
            *city = written.try_into()?;
            BadScene::unless(city.cannons <= pirates.attacks, "a cannon per attack at most (S-PIR-7)")?;
        }
        // From the seat on turn to the end of the round.
        let to_play = std::iter::successors(Some(scene.turn), |seat| {
            Some(seat.next(options.players)).filter(|&next| next != scene.first)
        });
        for seat in to_play {
            BadScene::unless(!cities[seat].is_full(), format!("seat {seat} has a full city and a turn (S-END-3)"))?;
        }
        let last_round = cities.of(options.players).iter().any(City::is_full);
        let ask = if scene.rolls < 3 { Ask::Reroll } else { Ask::Symbol };
        let Scene { turn, first, round, rolls, .. } = scene;
        Ok(SaintMalo { options, cities, ask, dice, rolls, turn, first, round, pirates, last_round })
    }
}
