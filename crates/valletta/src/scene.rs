//! A scene: a position written by hand, for tests, lessons and bug reports. It may be invalid
//! until [`Valletta::try_from`] has checked it.

use kit::{BadScene, Options as _, Seat};

use crate::{
    Ask, At, Card, Good, Goods, Layout, Options, Trigger, Valletta,
    building::drawn,
    hand::{Hand, Piles, Reserve},
    state::{Barrels, FixedSetup, HOUSES, Player, SLOTS},
    street::SPACES,
    turn::{SUPPLY, barrels},
};

/// A position at the moment when the player on turn is to play a card.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The settings; their number of players is that of `players`.
    pub options: Options,
    /// The players by seat.
    pub players: Vec<ScenePlayer>,
    /// Positions with the names of their buildings; the other positions get the rest of the set.
    pub layout: Vec<(&'static str, &'static str)>,
    /// Who is to play a card.
    pub turn: Seat,
    /// Who began the game.
    pub first: Seat,
    /// Rounds begun, this one included.
    pub round: u16,
    /// The space of de Valette's figure; 0 is the tower.
    pub valette: u8,
    /// The goods of the next barrels; the others get the rest of the 25.
    pub barrels: Vec<Good>,
    /// The reserve, as words.
    pub reserve: &'static str,
    /// What triggered the final phase, if anything did.
    pub trigger: Option<Trigger>,
    /// Whether the final phase has begun.
    pub final_phase: bool,
    /// Seats that are out.
    pub out: Vec<u8>,
}

/// A player written by hand; cards are words, goods are `2g5w2b`.
#[derive(Clone, Debug)]
pub struct ScenePlayer {
    /// What the player holds, such as `2g5w2b`.
    pub goods: &'static str,
    /// The score so far.
    pub points: u16,
    /// The cards in hand.
    pub hand: &'static str,
    /// The cards played this turn, in order.
    pub slots: &'static str,
    /// The draw pile, in any order.
    pub draw: &'static str,
    /// The discard pile, in any order.
    pub discard: &'static str,
    /// Positions of the player's buildings, upgraded ones with a plus: `A1.3 B2.1+`.
    pub buildings: &'static str,
}

impl Default for ScenePlayer {
    fn default() -> Self {
        ScenePlayer { goods: "1g1w1s1b", points: 0, hand: "", slots: "", draw: "", discard: "", buildings: "" }
    }
}

impl Default for Scene {
    fn default() -> Self {
        Scene {
            options: Options::default(),
            players: vec![ScenePlayer::default(); 2],
            layout: Vec::new(),
            turn: Seat(0),
            first: Seat(0),
            round: 1,
            valette: 0,
            barrels: Vec::new(),
            reserve: "builder builder builder builder",
            trigger: None,
            final_phase: false,
            out: Vec::new(),
        }
    }
}

fn cards(words: &str) -> Result<Vec<Card>, BadScene> {
    words.split_whitespace().map(|word| word.parse().map_err(BadScene::from)).collect()
}

impl TryFrom<&ScenePlayer> for Player {
    type Error = BadScene;

    fn try_from(scene: &ScenePlayer) -> Result<Player, BadScene> {
        let (hand, played) = (cards(scene.hand)?, cards(scene.slots)?);
        BadScene::unless(hand.len() <= Hand::MOST, "no hand exceeds five cards (V-INV-1)")?;
        BadScene::unless(played.len() < SLOTS, "a free slot is left (V-TURN-1)")?;
        let (draw, discard) = (cards(scene.draw)?, cards(scene.discard)?);
        BadScene::unless(draw.len() + discard.len() <= 50, "a player's piles hold at most 50 cards")?;
        let goods = scene.goods.parse::<Goods>()?;
        BadScene::unless(goods.0.iter().all(|&amount| amount <= 1000), "nobody has more than 1000 of a good")?;
        let mut player = Player {
            goods,
            points: scene.points,
            hand: Hand::EMPTY,
            slots: [Card::Shopkeeper; SLOTS],
            played: played.len() as u8,
            piles: Piles::new(&draw, &discard),
            out: false,
        };
        hand.into_iter().for_each(|card| player.hand.add(card));
        player.slots.iter_mut().zip(played).for_each(|(slot, card)| *slot = card);
        Ok(player)
    }
}

/// Lays out the named buildings and fills the other positions from the rest of the set.
fn lay_out(scene: &Scene) -> Result<Layout, BadScene> {
    let set = scene.options.building_set();
    let plots: usize = drawn(scene.options.players).iter().sum();
    let mut city: Vec<Option<usize>> = vec![None; plots];
    for (at, name) in &scene.layout {
        let at: At = at.parse()?;
        let card = set.cards().iter().position(|card| card.name == *name);
        let card = card.ok_or_else(|| BadScene(format!("no building is called {name}")))?;
        let plot = city.get_mut(at.index()).ok_or_else(|| BadScene(format!("no building lies on {at} (V-SETUP-4)")))?;
        BadScene::unless(plot.is_none(), format!("two buildings lie on {at} (V-SETUP-3)"))?;
        *plot = Some(card);
        let once = city.iter().filter(|&&other| other == Some(card)).count() == 1;
        BadScene::unless(once, format!("{name} lies there twice (V-COMP-5)"))?;
    }
    let mut rest = (0..set.cards().len()).filter(|card| !city.contains(&Some(*card))).collect::<Vec<_>>().into_iter();
    let filled: Option<Vec<_>> = city.iter().map(|plot| plot.or_else(|| rest.next())).collect();
    filled.map(|cards| Layout::new(set, cards)).ok_or_else(|| BadScene("too few buildings in the set".into()))
}

impl Scene {
    /// The barrels, the next ones as the scene says.
    fn barrels(&self) -> Result<Barrels, BadScene> {
        let mut rest = barrels();
        for good in &self.barrels {
            let place = rest.iter().position(|other| other == good);
            let place = place.ok_or_else(|| BadScene(format!("there are not so many barrels of {good}")))?;
            rest.remove(place);
        }
        BadScene::unless(rest.len() >= self.valette.into(), "more barrels than spaces are left")?;
        let later = rest.split_off(self.valette.into());
        Ok(rest.into_iter().chain(self.barrels.iter().copied()).chain(later).collect())
    }
}

impl TryFrom<Scene> for Valletta {
    type Error = BadScene;

    fn try_from(scene: Scene) -> Result<Valletta, BadScene> {
        let options = scene.options.clone();
        options.check().map_err(|bad| BadScene(bad.to_string()))?;
        let players = options.players;
        BadScene::unless(scene.players.len() == usize::from(players), format!("{players} players sit at the table"))?;
        BadScene::unless(
            scene.turn.0 < players && scene.first.0 < players,
            "the seats on turn and first are at the table",
        )?;
        BadScene::unless(scene.valette <= SPACES, "the street has 25 spaces (V-COMP-1)")?;
        BadScene::unless(!scene.final_phase || scene.trigger.is_some(), "the final phase has a trigger (V-FINAL-1)")?;

        let mut game = Valletta::bare(FixedSetup { options, layout: lay_out(&scene)? }, scene.first);
        for (seat, written) in game.seats().zip(&scene.players) {
            game.players[seat] = written.try_into()?;
            let waits = seat != scene.turn;
            BadScene::unless(
                !waits || game.players[seat].played == 0,
                "only the player on turn has cards in slots (V-TURN-6)",
            )?;
            for word in written.buildings.split_whitespace() {
                let at: At = word.trim_end_matches('+').parse()?;
                BadScene::unless(
                    at.index() < game.fixed.layout.len(),
                    format!("no building lies on {at} (V-SETUP-4)"),
                )?;
                BadScene::unless(game.city.owner(at).is_none(), format!("{at} has one owner (V-BUILD-9)"))?;
                game.city.owned[seat].add(at);
                if word.ends_with('+') {
                    game.city.upgraded.add(at);
                }
            }
            BadScene::unless(game.city.owned[seat].len() <= HOUSES, "a player has eight houses (V-COMP-8)")?;
        }
        game.reserve = Reserve::default();
        cards(scene.reserve)?.into_iter().for_each(|card| game.reserve.add(card));
        for seat in &scene.out {
            BadScene::unless(
                scene.final_phase && *seat < players,
                "only the final phase puts players out (V-FINAL-9)",
            )?;
            game.players[Seat(*seat)].out = true;
        }
        game.barrels = scene.barrels()?;
        for good in Good::ALL {
            let held: u16 = game.seats().map(|seat| game.players[seat].goods.of(good)).sum();
            let left = SUPPLY[good as usize].checked_sub(held);
            BadScene::unless(
                left.is_some() || !scene.options.finite_supply,
                format!("there is not so much {good} (V-R-11)"),
            )?;
            game.supply.0[good as usize] = left.unwrap_or(0);
        }
        (game.turn, game.round, game.valette) = (scene.turn, scene.round, scene.valette);
        (game.triggered, game.final_phase, game.ask) = (scene.trigger, scene.final_phase, Ask::Play);
        for seat in game.seats() {
            let player = &game.players[seat];
            BadScene::unless(
                player.out || !player.hand.is_empty(),
                format!("seat {seat} has a card to play, or is out (V-INV-4)"),
            )?;
        }
        BadScene::unless(!game.active().out, "a player who is out has no turn (V-FINAL-9)")?;
        Ok(game)
    }
}
