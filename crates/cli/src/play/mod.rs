//! `intramuros play`: a table in the terminal, against bots.

mod columns;
pub mod ending;
mod help;
mod input;
pub mod news;
mod page;
mod screen;

use bots::{Bot, Level};
use clap::{Args, ValueEnum};
use kit::{Live, Options, Play, Seat, Viewer};

use crate::{
    args::{Command, GameName, SeedArg, Setup},
    failure::{Failure, Result},
    files,
    seed::Seed,
    tables::{Table, Told},
    text::wrap,
};
use input::Said;
use screen::Screen;

#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game; asked for when it is not named
    game: Option<GameName>,

    #[command(flatten)]
    setup: Setup,

    /// Your seat, from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    seat: u8,

    #[command(flatten)]
    seed: SeedArg,

    /// The opponents: random, novice, apprentice, journeyman or master; one for all, or one each with commas
    #[arg(long, value_delimiter = ',', default_value = "apprentice", value_name = "BOT")]
    bots: Vec<Level>,

    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
}

impl PlayArgs {
    /// Plays the game that is named, or asks which.
    pub fn play(&self) -> Result {
        match self.game {
            Some(game) => game.run(self),
            None => choose_game()?.map_or(Ok(()), |game| game.run(self)),
        }
    }
}

/// Asks which game to play; none at the end of the input.
fn choose_game() -> Result<Option<GameName>> {
    let lines = [
        "Welcome within the walls. Which game do you play?",
        "  1  Saint Malo   dice and drawing: five dice, one symbol a turn, a city before the pirates come",
        "  2  Valletta     cards and building: three cards a turn, goods, a city along the street",
    ];
    screen::print(&lines.map(String::from))?;
    loop {
        let Some(typed) = input::ask("> ")? else { return Ok(None) };
        match typed.trim() {
            "1" => return Ok(Some(GameName::SaintMalo)),
            "2" => return Ok(Some(GameName::Valletta)),
            "q" => return Ok(None),
            name => match GameName::from_str(name, true) {
                Ok(game) => return Ok(Some(game)),
                Err(_) => screen::print(&["1 or 2, or q to leave".into()])?,
            },
        }
    }
}

impl Command for PlayArgs {
    fn run<G: Table>(&self) -> Result {
        let options = self.setup.options::<G>()?;
        if self.seat >= options.players() {
            let why = format!("there is no seat {} with {} players", self.seat, options.players());
            return Err(Failure::at("--seat", why));
        }
        let others = usize::from(options.players()) - 1;
        if self.bots.len() != 1 && self.bots.len() != others {
            let why = format!("name one bot for all, or one for each of the {others} opponents");
            return Err(Failure::at("--bots", why));
        }
        let mut session = Session::<G>::start(self, &options)?;
        session.save()?;
        session.go_on()
    }
}

/// A game being played at this terminal.
struct Session<G: Table> {
    play: Play<G>,
    me: Seat,
    seed: Seed,
    chance: Live,
    /// The opponents by seat; mine is never asked.
    bots: Vec<Box<dyn Bot<G>>>,
    /// What happened since my last turn began.
    told: Vec<Told>,
    /// How much was told before each of my decisions since another seat acted.
    marks: Vec<usize>,
    record: Option<String>,
}

/// What I decided.
enum Answer<A> {
    Act(A),
    Undo,
    Leave,
}

impl<G: Table> Session<G> {
    fn start(args: &PlayArgs, options: &G::Options) -> Result<Self> {
        let seed = args.seed.get();
        let mut chance = Live::new(seed.bytes());
        let play = Play::start(options, &mut chance, &mut kit::Silent)?;
        // My own seat has a bot too, which is never asked: so seats are places in the list.
        let level = |seat: u8| args.bots[usize::from(seat - u8::from(seat > args.seat)) % args.bots.len()];
        let bots = (0..options.players()).map(|seat| G::bot(level(seat), seed.of_game(seat.into()))).collect();
        Ok(Session {
            play,
            me: Seat(args.seat),
            seed,
            chance,
            bots,
            told: Vec::new(),
            marks: Vec::new(),
            record: args.record.clone(),
        })
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me)
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.play.game().legal(&mut legal);
        legal
    }

    fn go_on(&mut self) -> Result {
        while let Some(seat) = self.play.game().turn().seat() {
            let legal = self.legal();
            if seat != self.me {
                let view = self.play.game().view(Viewer::Seat(seat));
                let choice = self.bots[seat.index()].choose(&view, &legal);
                self.act(*legal.get(choice).unwrap_or(&legal[0]))?;
            } else if let [only] = legal[..] {
                self.act(only)?;
            } else {
                match self.ask(&legal)? {
                    Answer::Act(action) => self.act(action)?,
                    Answer::Undo => self.undo(),
                    Answer::Leave => return self.leave(),
                }
                self.save()?;
            }
        }
        self.end()
    }

    fn act(&mut self, action: G::Action) -> Result {
        if self.play.game().turn().seat() == Some(self.me) {
            self.marks.push(self.told.len());
        } else if let Some(&begin) = self.marks.first() {
            // Once my turn is over, what was told before it is old. Answering another player is no turn of mine.
            if self.told[begin..].iter().any(|told| told.who == Some(self.me)) {
                self.told.drain(..begin);
            }
            self.marks.clear();
        }
        let mut events = Vec::new();
        self.play.act(action, &mut self.chance, &mut events).map_err(Failure::new)?;
        let viewer = self.viewer();
        let seen = events.into_iter().map(|event| G::witness(event, viewer));
        self.told.extend(seen.filter_map(|event| G::tell(&event, viewer)));
        Ok(())
    }

    /// Takes my last decision back, and those before it that were no choice.
    fn undo(&mut self) {
        while self.play.undo(self.me).is_ok() {
            self.told.truncate(self.marks.pop().unwrap_or(0));
            if self.legal().len() > 1 {
                break;
            }
        }
    }

    /// Shows the table and asks until there is an answer.
    fn ask(&self, legal: &[G::Action]) -> Result<Answer<G::Action>> {
        let game = self.play.game();
        let view = game.view(self.viewer());
        let mut part = 0;
        Screen::new().show(&self.page(&view, legal, part))?;
        loop {
            let Some(typed) = input::ask("> ")? else { return Ok(Answer::Leave) };
            let screen = Screen::new();
            let words = match input::understand(game, &view, legal, &typed) {
                Said::Act(action) => return Ok(Answer::Act(action)),
                Said::Quit => return Ok(Answer::Leave),
                Said::Undo => match self.play.can_undo(self.me) {
                    Ok(()) => return Ok(Answer::Undo),
                    Err(why) => wrap(&why.to_string(), screen.width, 2),
                },
                Said::Hint => help::hints::<G>(&view, legal, self.seed.number(), screen.width),
                Said::Explain(topic) => help::explain(game, &view, legal, &topic, screen.width),
                Said::Refused(why) => wrap(&why, screen.width, 2),
                Said::Table | Said::More => {
                    part += usize::from(!typed.is_empty());
                    screen.show(&self.page(&view, legal, part))?;
                    continue;
                }
            };
            screen.note(&self.page(&view, legal, part), &words)?;
        }
    }

    /// Writes the record, if there is a file for it.
    fn save(&self) -> Result {
        self.record.as_ref().map_or(Ok(()), |file| files::write(file, self.play.record()))
    }

    fn leave(&self) -> Result {
        self.save()?;
        let decisions = self.play.record().lines.len();
        let kept = match &self.record {
            Some(file) => format!("the record is {file}"),
            None => "no record was kept (--record FILE keeps one)".into(),
        };
        screen::print(&[format!("You leave after {decisions} decisions; {kept}. Seed: {}", self.seed)])
    }

    /// The last page, and the record.
    fn end(&self) -> Result {
        Screen::new().show(&self.last_page())?;
        self.save()?;
        if let Some(file) = &self.record {
            return screen::print(&[format!("The record is {file}")]);
        }
        loop {
            let file = input::ask("Save the record? A file name, or Enter for no: ")?.unwrap_or_default();
            if file.is_empty() {
                return Ok(());
            }
            match files::write(&file, self.play.record()) {
                Err(Failure::Says(why)) => screen::print(&[why])?,
                written => {
                    written?;
                    return screen::print(&[format!("The record is {file}")]);
                }
            }
        }
    }
}
