//! Records as text: errors in a broken one are reported with their place.

use kit::{Record, testing::read_anything};
use saint_malo::SaintMalo;

const GOOD: &str = "\
intramuros record 1
game saint-malo
rules 1
players 2
start | 0 4 4 4 2 5
0 stop
0 use head 3
0 person merchant
0 place c3 | 0 0 0 0 0
";

fn refused(text: &str) -> String {
    text.parse::<Record<SaintMalo>>().expect_err("a broken record").to_string()
}

#[test]
fn a_record_reads_prints_and_replays() {
    let record: Record<SaintMalo> = GOOD.parse().unwrap();
    assert_eq!(record.to_string(), GOOD);
    assert!(record.last().is_ok());
    let spaced = GOOD.replace("0 stop", "# a remark\n\n0 stop");
    assert_eq!(spaced.parse::<Record<SaintMalo>>().unwrap(), record);
}

#[test]
fn a_broken_record_is_refused_with_line_and_column() {
    let cases = [
        (
            GOOD.replace("intramuros record 1", "something else"),
            "line 1, column 1: a record begins with 'intramuros record 1'",
        ),
        (GOOD.replace("saint-malo", "chess"), "line 2, column 6: this is a record of chess, not of saint-malo"),
        (GOOD.replace("rules 1", "rules 9"), "line 3, column 7: 'rules 1' is the version that can be read here"),
        (
            GOOD.replace("players 2", "players two"),
            "line 4, column 1: option players: 'two' is not a number from 2 to 5",
        ),
        (
            GOOD.replace("players 2", "players 7"),
            "line 5, column 1: option players: Saint Malo is for 2 to 5 players, not 7",
        ),
        (GOOD.replace("0 stop", "x stop"), "line 6, column 1: 'x' is no seat: a line begins with the seat's number"),
        (
            GOOD.replace("0 person", "0 persn"),
            "line 8, column 3: 'persn' is no action: reroll, stop, use, pass, person, place or done",
        ),
        (GOOD.replace("| 0 0 0 0 0", "| 0 0 six 0 0"), "line 9, column 18: 'six' is no outcome of chance: a number"),
        (
            GOOD.lines().take(4).collect::<Vec<_>>().join("\n"),
            "line 5, column 1: the record ends before its 'start' line",
        ),
        (String::new(), "line 1, column 1: the record is empty"),
    ];
    for (text, why) in cases {
        assert_eq!(refused(&text), why);
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_with_the_decision() {
    let replay =
        |text: String| text.parse::<Record<SaintMalo>>().unwrap().last().expect_err("against the rules").to_string();
    assert_eq!(replay(GOOD.replace("0 stop", "1 stop")), "decision 1: seat 1 acts, but it is seat 0's turn");
    assert_eq!(
        replay(GOOD.replace("person merchant", "person noble")),
        "decision 3: person noble: the noble takes 5 heads, not 3: S-PERS-1"
    );
    assert_eq!(replay(GOOD.replace("| 0 0 0 0 0", "| 0 0 0 0")), "decision 4: outcome of chance number 5 is missing");
    assert_eq!(
        replay(GOOD.replace("| 0 0 0 0 0", "| 0 0 0 0 6")),
        "decision 4: outcome 6 is impossible here: 0 to 5 are possible"
    );
    assert!(
        replay(GOOD.replace("start | 0", "start | 0 0"))
            .starts_with("the start: 7 outcomes of chance are written here")
    );
}

#[test]
fn whatever_can_be_read_prints_as_itself() {
    for text in [
        GOOD,
        "place c4",
        "place c4 ",
        "reroll wall log",
        "use head 3 turn 1",
        "\u{0}",
        "0",
        "intramuros record 1\ngame saint-malo\nrules 1\nstart",
    ] {
        read_anything::<SaintMalo>(text.as_bytes());
    }
}
