//! Caches for what was computed about a game and may be wanted again soon: bounded in size, computed once for all who
//! ask at the same time, off the threads that answer.

use std::{future::Future, hash::Hash, sync::Arc};

use bots::review::Review;
use quick_cache::{Weighter, sync::Cache as WeighedCache};
use store::Id;
use tokio::{
    sync::Semaphore,
    task::{spawn, spawn_blocking},
};
use ui::replay;

use crate::{
    api::Proven,
    problem::{Problem, Result},
};

/// How many are computed at a time: the tables need the processors as well.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// How many bytes of each kind are kept.
const MOST: u64 = 32 << 20;
/// About how many entries are expected.
const MANY: usize = 64;

/// What is kept of games.
#[derive(Default)]
pub struct Caches {
    /// Everybody's chances to win.
    pub chances: Cache<Id, Vec<Vec<f32>>>,
    /// Proofs of fair chance, checked.
    pub proofs: Cache<Id, Proven>,
    /// Explained records.
    pub explained: Cache<Id, String>,
    /// Reviews.
    pub reviews: Cache<Id, Review>,
    /// The log in words.
    pub logs: Cache<Log, Vec<replay::Entry>>,
}

/// Which log: of which table at which version, for which seat, in which language, with which names.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Log {
    pub table: Id,
    pub version: i64,
    pub seat: Option<u8>,
    pub lang: &'static str,
    pub names: Vec<String>,
}

/// What is kept, and how many bytes it has.
struct Sized<T>(Arc<T>, usize);

impl<T> Clone for Sized<T> {
    fn clone(&self) -> Sized<T> {
        Sized(Arc::clone(&self.0), self.1)
    }
}

#[derive(Clone)]
struct BySize;

impl<K, T> Weighter<K, Sized<T>> for BySize {
    fn weight(&self, _: &K, kept: &Sized<T>) -> u64 {
        kept.1.max(1) as u64
    }
}

pub struct Cache<K, T>(Arc<WeighedCache<K, Sized<T>, BySize>>);

impl<K: Eq + Hash, T> Default for Cache<K, T> {
    fn default() -> Cache<K, T> {
        Cache(Arc::new(WeighedCache::with_weighter(MANY, MOST, BySize)))
    }
}

impl<K: Clone + Eq + Hash + Send + Sync + 'static, T: Send + Sync + 'static> Cache<K, T> {
    /// The cached value of a key.
    pub fn get(&self, key: &K) -> Option<Arc<T>> {
        self.0.get(key).map(|Sized(known, _)| known)
    }

    /// The cached value of a key, or the result of this computation, which is then cached by its size. Others who ask
    /// meanwhile wait for the same result, and it goes on even if the client hangs up.
    pub async fn get_or_make(
        &self,
        key: K,
        make: impl Future<Output = Result<(T, usize)>> + Send + 'static,
    ) -> Result<Arc<T>> {
        if let Some(Sized(known, _)) = self.0.get(&key) {
            return Ok(known);
        }
        let cache = Arc::clone(&self.0);
        let made = spawn(async move {
            let make = async {
                let _turn = AT_ONCE.acquire().await.map_err(Problem::internal)?;
                make.await.map(|(made, size)| Sized(Arc::new(made), size))
            };
            cache.get_or_insert_async(&key, make).await
        });
        made.await.map_err(Problem::internal)?.map(|Sized(made, _)| made)
    }
}

/// Computes something on a thread of its own.
pub async fn compute<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    spawn_blocking(work).await.map_err(Problem::internal)
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use table::refusal::Thing;

    use super::*;

    #[tokio::test]
    async fn what_many_ask_for_at_once_is_made_once_and_kept() {
        let (cache, made) = (Cache::<i32, i32>::default(), Arc::new(AtomicUsize::new(0)));
        let ask = |key: i32| {
            let made = Arc::clone(&made);
            cache.get_or_make(key, async move {
                tokio::time::sleep(Duration::from_millis(20)).await;
                made.fetch_add(1, Ordering::Relaxed);
                Ok((key * 2, 4))
            })
        };
        for answer in futures_util::future::join_all((0..10).map(|_| ask(7))).await {
            assert_eq!(*answer.expect("made"), 14);
        }
        assert_eq!(*ask(7).await.expect("kept"), 14);
        assert_eq!(made.load(Ordering::Relaxed), 1);
        // It goes on even if the client hangs up.
        assert!(tokio::time::timeout(Duration::from_millis(1), ask(8)).await.is_err());
        assert_eq!(*ask(8).await.expect("made"), 16);
        assert_eq!(made.load(Ordering::Relaxed), 2);
    }

    #[tokio::test]
    async fn what_is_kept_is_bounded_by_its_size() {
        let cache = Cache::<usize, ()>::default();
        for key in 0..20 {
            cache.get_or_make(key, async { Ok(((), 4 << 20)) }).await.expect("made");
        }
        assert!(cache.0.weight() <= MOST, "{}", cache.0.weight());
        let failed = cache.get_or_make(99, async { Err(Problem::missing(Thing::Game)) }).await;
        assert_eq!(failed.expect_err("it cannot be made").status(), 404);
        cache.get_or_make(99, async { Ok(((), 1)) }).await.expect("the next one tries again");
    }
}
