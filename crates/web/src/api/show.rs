//! A table as somebody sees it. Nothing goes out that this person may not know.

use std::collections::BTreeMap;

use kit::{Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use store::{Id, SeatRow, Status};
use table::{Live, Offer, Pace, Secret, is_played};
use utoipa::ToSchema;

use crate::problem::{Problem, Result};

/// A table as somebody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableJson {
    pub id: String,
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules: i64,
    /// The game's settings.
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, String>,
    /// `open`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// How many entries the log has: to be sent along with an order.
    pub version: i64,
    pub host: String,
    pub seats: Vec<SeatJson>,
    /// The caller's seats.
    pub mine: Vec<i64>,
    /// The secret word of the invitation: for those at the table.
    pub invite: Option<String>,
    pub pace: Pace,
    pub rated: bool,
    /// A practice game: something was taken back that had come to light. It counts for nothing.
    pub practice: bool,
    pub public: bool,
    pub hints: bool,
    /// The level of the bot that plays for whoever left.
    pub stand_in: String,
    /// The seat that decides.
    pub to_move: Option<i64>,
    /// Since when it thinks, in milliseconds since 1970.
    pub turn_at: Option<i64>,
    /// Until when it must have decided.
    pub deadline: Option<i64>,
    /// What each seat has left of its bank, in milliseconds.
    pub banks: Vec<i64>,
    /// The seat that the view is for; none for spectators.
    pub viewer: Option<u8>,
    /// The game as the viewer sees it (docs/view.md).
    #[schema(value_type = Option<Object>)]
    pub view: Option<Box<RawValue>>,
    /// What the viewer can do now.
    pub legal: Vec<Offer>,
    /// Whether the viewer may take the last decision back without asking.
    pub can_undo: bool,
    /// Seats that have lost a rated game already: their people left, were too late or gave up.
    pub forfeited: Vec<i64>,
    /// Somebody asks to take something back.
    pub plea: Option<PleaJson>,
    /// SHA-256 of the secret that all chance of this table comes from.
    pub commitment: String,
    /// The secret itself, once the game is over.
    pub secret: Option<String>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub result: Option<Value>,
    /// The table that follows this one.
    pub rematch: Option<String>,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatJson {
    pub seat: i64,
    /// `open`, `person` or `bot`.
    pub kind: String,
    pub person: Option<String>,
    pub name: String,
    /// The level of a bot.
    pub level: Option<String>,
    /// `playing`, `stand-in` or `resigned`.
    pub state: String,
    /// What the seat added to the table's chance.
    pub salt: String,
}

/// A wish to take something back.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PleaJson {
    pub by: String,
    /// How many decisions would be left.
    pub to: usize,
    pub agreed: Vec<String>,
}

impl From<&SeatRow> for SeatJson {
    fn from(row: &SeatRow) -> SeatJson {
        SeatJson {
            seat: row.seat,
            kind: row.kind.to_string(),
            person: row.person.map(|id| id.to_string()),
            name: row.name.clone(),
            level: Some(row.level.clone()).filter(|level| !level.is_empty()),
            state: row.state.to_string(),
            salt: row.salt.clone(),
        }
    }
}

/// The table as this person sees it, from the seat asked for if it is theirs.
pub fn show(live: &Live, person: Option<Id>, seat: Option<u8>, forecast: bool) -> Result<TableJson> {
    let viewer = live.viewer(person, seat);
    let row = |seat: Seat| live.seats.get(seat.index());
    let mine: Vec<i64> = person.map_or_else(Vec::new, |person| live.seats_of(person).map(|row| row.seat).collect());
    let turn = live.board.as_ref().and_then(|board| board.turn());
    let playing = live.table.status == Status::Playing;
    let decides = |seat: Seat| playing && turn == Some(seat) && row(seat).is_some_and(is_played);
    let legal = match (viewer, &live.board) {
        (Viewer::Seat(seat), Some(board)) if decides(seat) => board.legal(forecast),
        _ => Vec::new(),
    };
    let can_undo = |seat: i64| live.board.as_ref().is_some_and(|board| board.can_undo(Seat(seat as u8)).is_ok());
    let over = matches!(live.table.status, Status::Over | Status::Abandoned);
    let secret = Secret::from_bytes(&live.table.secret).filter(|_| over && live.board.is_some());
    let result = live.table.result.as_deref().map(serde_json::from_str).transpose();
    Ok(TableJson {
        id: live.table.id.to_string(),
        game: live.table.game.clone(),
        rules: live.table.rules,
        options: options(&live.table.options),
        status: live.table.status.to_string(),
        version: live.table.version,
        host: live.table.host.to_string(),
        seats: live.seats.iter().map(SeatJson::from).collect(),
        invite: (person == Some(live.table.host) || !mine.is_empty()).then(|| live.table.invite.clone()),
        can_undo: playing && mine.iter().any(|&seat| row(Seat(seat as u8)).is_some_and(is_played) && can_undo(seat)),
        mine,
        pace: live.pace,
        rated: live.table.rated,
        practice: live.table.practice,
        public: live.table.public,
        hints: live.table.hints,
        stand_in: live.table.stand_in.clone(),
        to_move: live.table.to_move,
        turn_at: live.table.turn_at,
        deadline: live.table.deadline,
        banks: live.clocks.banks.iter().map(|bank| (*bank).max(0)).collect(),
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Public => None,
        },
        view: live.board.as_ref().map(|board| board.view(viewer)),
        legal,
        forfeited: live.lost().to_vec(),
        plea: live.plea.as_ref().map(|plea| PleaJson {
            by: plea.by.to_string(),
            to: plea.to,
            agreed: plea.agreed.iter().map(Id::to_string).collect(),
        }),
        commitment: live.table.commitment.clone(),
        secret: secret.map(|secret| secret.hex()),
        result: result.map_err(Problem::internal)?,
        rematch: live.table.rematch.map(|id| id.to_string()),
        created_at: live.table.created_at,
        started_at: live.table.started_at,
        ended_at: live.table.ended_at,
    })
}

/// Option lines as a new table takes them: what stands in several lines, such as building cards, is one text of lines.
pub fn options(lines: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::<String, String>::new();
    for (key, value) in lines.lines().map(|line| line.split_once(' ').unwrap_or((line, ""))) {
        let known = all.entry(key.to_owned()).and_modify(|text| text.push('\n')).or_default();
        known.push_str(value);
    }
    all
}
