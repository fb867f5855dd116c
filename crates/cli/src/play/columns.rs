//! A numbered list in columns, read downwards, cut where the screen ends.

use console::{Alignment, measure_text_width, pad_str, style, truncate_str};
use ui::{Texts, say};

/// Space between two columns.
const GAP: usize = 3;
/// A short list reads best in one column.
const LEAST_ROWS: usize = 6;

/// Texts with what each gives, numbered from 1, in at most `rows` lines; from page 1 on, what did not fit before.
pub fn columns(t: Texts, entries: &[(String, String)], width: usize, rows: usize, page: usize) -> Vec<String> {
    let cells = cells(entries, width);
    let all = laid_out(&cells, width, rows);
    if all.len() <= rows {
        return all;
    }
    let widest = cells.iter().map(|cell| measure_text_width(cell)).max().unwrap_or(1);
    let across = ((width + GAP) / (widest + GAP)).max(1);
    // The last line says that this is not all.
    let rows = rows.max(2);
    let pages = cells.chunks(across * (rows - 1));
    let shown = pages.clone().nth(page % pages.len()).unwrap_or_default();
    let mut lines = laid_out(shown, width, rows - 1);
    let more = say!(t, "terminal-more", n = cells.len() - shown.len());
    lines.push(style(format!("  {more}")).dim().to_string());
    lines
}

fn cells(entries: &[(String, String)], width: usize) -> Vec<String> {
    let digits = entries.len().to_string().len();
    let label_width = entries.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let cell = |(index, (label, gain)): (usize, &(String, String))| {
        let number = style(format!("{:>digits$}", index + 1)).bold();
        let cell = match gain.as_str() {
            "" => format!("{number}  {label}"),
            _ => format!("{number}  {label:label_width$}  {}", style(gain).green()),
        };
        truncate_str(&cell, width, "…").into_owned()
    };
    entries.iter().enumerate().map(cell).collect()
}

/// As few lines as the width allows, but no fewer than are easy to read; every column as wide as it must be.
fn laid_out(cells: &[String], width: usize, most: usize) -> Vec<String> {
    let width_of = |column: &[String]| column.iter().map(|cell| measure_text_width(cell)).max().unwrap_or(0);
    let fits =
        |rows: &usize| cells.chunks((*rows).max(1)).map(|column| width_of(column) + GAP).sum::<usize>() <= width + GAP;
    let least = LEAST_ROWS.min(most).clamp(1, cells.len().max(1));
    let rows = (least..cells.len()).find(fits).unwrap_or(cells.len());
    // The same number of columns, all about equally long.
    let even = cells.len().div_ceil(cells.len().div_ceil(rows.max(1)).max(1));
    let rows = Some(even).filter(fits).unwrap_or(rows);
    let mut lines = vec![String::from("  "); rows];
    for column in cells.chunks(rows.max(1)) {
        for (line, cell) in lines.iter_mut().zip(column) {
            *line += &pad_str(cell, width_of(column) + GAP, Alignment::Left, None);
        }
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use ui::Lang;

    use super::*;

    fn columns(entries: &[(String, String)], width: usize, rows: usize, page: usize) -> Vec<String> {
        super::columns(Texts::of(Lang::En), entries, width, rows, page)
    }

    fn entries(count: usize) -> Vec<(String, String)> {
        (1..=count).map(|n| (format!("c{n}"), if n == 2 { "+1".into() } else { String::new() })).collect()
    }

    #[test]
    fn numbers_run_downwards_in_as_many_columns_as_fit() {
        assert_eq!(columns(&entries(3), 100, 1, 0), ["  1  c1   2  c2  +1   3  c3"]);
        assert_eq!(columns(&entries(3), 18, 2, 0), ["  1  c1       3  c3", "  2  c2  +1"]);
        assert_eq!(columns(&entries(3), 100, 9, 0), ["  1  c1", "  2  c2  +1", "  3  c3"]);
    }

    #[test]
    fn what_does_not_fit_is_counted_and_comes_next() {
        let first = columns(&entries(50), 40, 4, 0);
        assert_eq!(first.len(), 4);
        assert!(first[3].contains("41 more"), "{first:?}");
        let second = columns(&entries(50), 40, 4, 1);
        assert!(second[0].contains("10  c10") && !second[0].contains("  1  c1 "), "{second:?}");
    }
}
