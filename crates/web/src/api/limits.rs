//! What the fields of requests may hold, as the description of the API says. A request that fits it but cannot be
//! carried out is refused for its content (403 to 429), never as malformed (400).

use std::sync::LazyLock;

use bots::Level;
use kit::Setting;
use utoipa::openapi::{
    RefOr, Schema,
    path::{Parameter, ParameterIn},
    schema::{AdditionalProperties, Object, ObjectBuilder, SchemaType, Type},
};

use crate::{games, sparring::SPARRING};

/// Letters of names that normalisation does not change. The server takes more than these.
const LETTER: &str = r"0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0131\u0134-\u013E\u0141-\u0148\u014A-\u017E\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0531-\u0556\u05D0-\u05EA\u0621-\u063A\u0641-\u064A\u0905-\u0928\u0E01-\u0E2E\u10D0-\u10F0\u3041-\u3094\u30A1-\u30FA\u4E00-\u9FA5\uAC00-\uD7A3";
/// No control characters, no direction marks; line breaks are allowed.
const SHOWN: &str = r"\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069";

/// The largest integer that every program can represent exactly.
const LARGEST: i64 = (1 << 53) - 1;

static NAME: LazyLock<String> = LazyLock::new(|| format!("^[{LETTER}][{LETTER}._' -]{{0,22}}[{LETTER}]$"));
static SAID: LazyLock<String> = LazyLock::new(|| format!(r"^[^{SHOWN}]{{0,249}}[^{SHOWN}\s][^{SHOWN}]{{0,249}}$"));

/// Ids and the like in a path: anything malformed does not exist.
pub fn of_path(parameter: &mut RefOr<Parameter>) {
    let RefOr::T(Parameter { parameter_in: ParameterIn::Path, schema: Some(RefOr::T(Schema::Object(schema))), .. }) =
        parameter
    else {
        return;
    };
    if schema.schema_type == SchemaType::Type(Type::Integer) {
        (schema.minimum, schema.maximum) = (Some(0.into()), Some(LARGEST.into()));
    } else {
        (schema.min_length, schema.max_length) = (Some(1), Some(64));
    }
}

fn text(least: usize, most: usize) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::Type(Type::String)).min_length(Some(least)).max_length(Some(most))
}

fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> Object {
    ObjectBuilder::new().schema_type(SchemaType::Type(Type::String)).enum_values(Some(words)).build()
}

/// The name of a person or a bot.
pub fn name() -> Object {
    text(2, 24).pattern(Some(NAME.as_str())).build()
}

/// A password that is known already; whether it is right is another question.
pub fn password() -> Object {
    text(0, 512).build()
}

/// A new password. One that everybody tries first is refused all the same.
pub fn new_password() -> Object {
    text(8, 128).build()
}

/// A code of a second factor, or a recovery code.
pub fn code() -> Object {
    text(0, 64).build()
}

/// An address for mail, or nothing. The server takes more than these.
pub fn email() -> Object {
    let pattern = r"^(|[A-Za-z0-9_]{1,24}([.+-][A-Za-z0-9_]{1,12}){0,2}@([a-z0-9]{1,24}(-[a-z0-9]{1,12}){0,2}\.){1,3}[a-z]{2,12})$";
    text(0, 254).pattern(Some(pattern)).build()
}

/// A language, or nothing.
pub fn locale() -> Object {
    one_of(["", "en", "de", "fr", "it"])
}

pub fn game() -> Object {
    one_of(games().iter().map(|game| game.name()))
}

/// A level of bots.
pub fn level() -> Object {
    one_of(Level::ALL.iter().map(|level| level.name()))
}

/// A bot to play against: a level, or the sparring partner.
pub fn opponent() -> Object {
    one_of(Level::ALL.iter().map(|level| level.name()).chain([SPARRING]))
}

/// Which tables a list has.
pub fn which() -> Object {
    one_of(["open", "playing"])
}

/// What somebody adds to a table's chance.
pub fn salt() -> Object {
    text(0, 64).pattern(Some("^[A-Za-z0-9_-]{0,64}$")).build()
}

/// The idempotency key of an order.
pub fn request() -> Object {
    text(8, 64).pattern(Some("^[!-~]{8,64}$")).build()
}

/// The secret word of an invitation.
pub fn invite() -> Object {
    text(0, 128).build()
}

/// The text of an action. Which are legal, the table says.
pub fn action() -> Object {
    text(0, 200).build()
}

/// A message, or the reason of a report.
pub fn chat_text() -> Object {
    text(1, 500).pattern(Some(SAID.as_str())).build()
}

/// The address of a browser's push service, or a key of it.
pub fn push() -> Object {
    text(1, 1000).build()
}

/// The settings of a game: each game knows its own.
pub fn options() -> Object {
    let setting = text(0, Setting::LENGTH).build();
    let all = ObjectBuilder::new().schema_type(SchemaType::Type(Type::Object));
    let long = games().into_iter().flat_map(|game| game.settings()).filter(|one| one.longest > Setting::LENGTH);
    long.fold(all, |all, one| all.property(one.key, text(0, one.longest).description(Some(one.help)).build()))
        .additional_properties(Some(AdditionalProperties::RefOr(RefOr::T(Schema::Object(setting)))))
        .max_properties(Some(16))
        .build()
}
