//! A browser that ends by itself is no fault of a page, if it does so once.

use std::panic::{RefUnwindSafe, catch_unwind, resume_unwind};

/// What drivers say when the browser behind them is gone.
const GONE: &str = "invalid session id";

/// Runs a test, and once more if the browser itself ended on the way: the software renderer that WebKit draws with has
/// crashed in one of some hundred games. Any other failure, and a second end, is the test's.
pub fn once_more_if_it_ends(test: impl Fn() + RefUnwindSafe) {
    let Err(why) = catch_unwind(&test) else { return };
    if !why.downcast_ref::<String>().is_some_and(|why| why.contains(GONE)) {
        resume_unwind(why);
    }
    eprintln!("the browser ended by itself; once more");
    test();
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// How often a test runs that fails this way the first times, and whether it fails in the end.
    fn runs(fails: u32, why: &'static str) -> (u32, bool) {
        let count = AtomicU32::new(0);
        let test = || {
            let run = count.fetch_add(1, Ordering::Relaxed) + 1;
            assert!(run > fails, "{why}: {run}");
        };
        let failed = catch_unwind(|| once_more_if_it_ends(test)).is_err();
        (count.into_inner(), failed)
    }

    #[test]
    fn only_a_browser_that_ends_gives_a_second_chance_and_only_one() {
        assert_eq!(runs(0, GONE), (1, false));
        assert_eq!(runs(1, GONE), (2, false));
        assert_eq!(runs(2, GONE), (2, true));
        assert_eq!(runs(1, "a click is lost"), (1, true));
    }
}
