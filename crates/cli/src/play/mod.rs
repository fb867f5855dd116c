//! `intramuros play`: a table in the terminal, against bots.

mod columns;
pub mod ending;
mod help;
mod input;
pub mod news;
mod page;
mod screen;

use bots::{Bot, Level};
use clap::Args;
use kit::{Live, Options, Play, Seat, Viewer};
use ui::{GameInfo, Look, Texts, colon, no_undo, say};
use web::AllGames;

use crate::{
    args::{LangArg, SeedArg, Setup},
    failure::{Failure, Result},
    files,
    games::{Command, GameName, TerminalGames},
    seed::Seed,
    terminal::{EventText, Eyes, TerminalGame},
    text::wrap,
};
pub use input::Misread;
use input::Said;
use screen::Screen;

/// Play at this terminal against bots
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

    #[command(flatten)]
    lang: LangArg,

    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
}

impl PlayArgs {
    /// Plays the game that is named, or asks which.
    pub fn play(&self) -> Result {
        match self.game {
            Some(game) => game.run(self),
            None => choose_game(Texts::of(self.lang.get()))?.map_or(Ok(()), |game| game.run(self)),
        }
    }
}

/// Asks which game to play; none at the end of the input.
fn choose_game(t: Texts) -> Result<Option<GameName>> {
    let games = AllGames::list();
    screen::print(&[say!(t, "terminal-welcome")])?;
    for (number, GameInfo { name, book, .. }) in (1..).zip(&games) {
        let lead = book.map_or_else(String::new, |book| book.lead(t));
        screen::print(&wrap(&format!("  {number}  {}", colon(t, name, &lead)), 100, 5))?;
    }
    loop {
        let Some(typed) = input::ask("> ")? else { return Ok(None) };
        let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let name =
            number.and_then(|number| games.get(number)).map_or(typed.to_ascii_lowercase(), |game| game.id.into());
        match GameName::find(&name) {
            Some(game) => return Ok(Some(game)),
            None if typed == "q" => return Ok(None),
            None => screen::print(&[say!(t, "terminal-which", n = games.len())])?,
        }
    }
}

impl Command for PlayArgs {
    fn run<G: TerminalGame>(&self) -> Result {
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
struct Session<G: TerminalGame> {
    play: Play<G>,
    me: Seat,
    eyes: Eyes,
    seed: Seed,
    chance: Live,
    /// The opponents by seat; mine is never asked.
    bots: Vec<Box<dyn Bot<G>>>,
    /// What happened since my last turn began.
    told: Vec<EventText>,
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

impl<G: TerminalGame> Session<G> {
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
            eyes: Eyes::new(args.lang.get(), Viewer::Seat(Seat(args.seat)), options.players()),
            seed,
            chance,
            bots,
            told: Vec::new(),
            marks: Vec::new(),
            record: args.record.clone(),
        })
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
                match self.eyes.look(self.play.game(), |look| self.ask(look))? {
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
        self.told.extend(self.eyes.tell(self.play.game(), events));
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
    fn ask(&self, look: &Look<'_, G>) -> Result<Answer<G::Action>> {
        let game = self.play.game();
        let mut part = 0;
        Screen::new().show(&self.page(look, part))?;
        loop {
            let Some(typed) = input::ask("> ")? else { return Ok(Answer::Leave) };
            let screen = Screen::new();
            let words = match input::understand(game, look, &typed) {
                Said::Act(action) => return Ok(Answer::Act(action)),
                Said::Quit => return Ok(Answer::Leave),
                Said::Undo => match self.play.can_undo(self.me) {
                    Ok(()) => return Ok(Answer::Undo),
                    Err(why) => wrap(&no_undo(look.t, look.names, why), screen.width, 2),
                },
                Said::Hint => help::hints::<G>(look, self.seed.number(), screen.width),
                Said::Explain(topic) => help::explain(game, look, &topic, screen.width),
                Said::Refused(why) => wrap(&why.words(look, &typed), screen.width, 2),
                Said::Table | Said::More => {
                    part += usize::from(!typed.is_empty());
                    screen.show(&self.page(look, part))?;
                    continue;
                }
            };
            screen.note(look.t, &self.page(look, part), &words)?;
        }
    }

    /// Writes the record, if there is a file for it.
    fn save(&self) -> Result {
        self.record.as_ref().map_or(Ok(()), |file| files::write(file, self.play.record()))
    }

    fn leave(&self) -> Result {
        self.save()?;
        let t = self.eyes.t;
        let left = say!(t, "terminal-left", n = self.play.record().lines.len());
        let kept = match &self.record {
            Some(file) => say!(t, "terminal-record", file = file),
            None => say!(t, "terminal-no-record"),
        };
        screen::print(&[format!("{left} {kept}"), self.seed_words()])
    }

    /// The last page, and the record.
    fn end(&self) -> Result {
        let t = self.eyes.t;
        Screen::new().show(&self.last_page())?;
        self.save()?;
        if let Some(file) = &self.record {
            return screen::print(&[say!(t, "terminal-record", file = file)]);
        }
        loop {
            let file = input::ask(&format!("{} ", say!(t, "terminal-save")))?.unwrap_or_default();
            if file.is_empty() {
                return Ok(());
            }
            match files::write(&file, self.play.record()) {
                Err(Failure::Says(why)) => screen::print(&[why])?,
                written => {
                    written?;
                    return screen::print(&[say!(t, "terminal-record", file = file)]);
                }
            }
        }
    }
}
