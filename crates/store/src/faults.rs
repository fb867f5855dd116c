//! Fault injection for tests: a statement of a commit fails as it would on a bad disk or a bad connection.

use sqlx::AnyConnection;

use crate::Result;

/// A point where tests can inject a fault before the next statement.
#[cfg(not(any(test, feature = "testing")))]
pub(crate) async fn point(_: &mut AnyConnection) -> Result {
    Ok(())
}

#[cfg(any(test, feature = "testing"))]
pub(crate) use on_order::{Plan, point};

#[cfg(any(test, feature = "testing"))]
mod on_order {
    use std::{
        future::Future,
        io,
        sync::{Arc, Mutex, PoisonError},
    };

    use sqlx::{AssertSqlSafe, Executor};

    use super::{AnyConnection, Result};
    use crate::{Fault, Store};

    tokio::task_local! {
        static PLAN: Plan;
    }

    /// Which statement of the writer fails, counted down, and how.
    #[derive(Clone, Debug, Default)]
    pub(crate) struct Plan(Arc<Mutex<Option<(usize, Fault)>>>);

    impl Plan {
        pub(crate) async fn watch<F: Future>(self, task: F) -> F::Output {
            PLAN.scope(self, task).await
        }

        fn next(&self) -> Option<Fault> {
            let mut plan = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match &mut *plan {
                Some((0, fault)) => {
                    let fault = *fault;
                    *plan = None;
                    Some(fault)
                }
                Some((left, _)) => {
                    *left -= 1;
                    None
                }
                None => None,
            }
        }
    }

    impl Store {
        /// After this many good statements of the writer, the next one fails like this.
        pub fn fail_after(&self, good: usize, fault: Fault) {
            *self.writer.plan.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((good, fault));
        }

        /// Whether the statement that shall fail is still to come; it is good after all.
        pub fn fail_no_more(&self) -> bool {
            self.writer.plan.0.lock().unwrap_or_else(PoisonError::into_inner).take().is_some()
        }
    }

    /// Something may go wrong here, before the next statement.
    pub(crate) async fn point(to: &mut AnyConnection) -> Result {
        match PLAN.try_with(Plan::next) {
            Ok(Some(fault)) => Err(fail(to, fault).await.into()),
            _ => Ok(()),
        }
    }

    /// Makes the database itself fail where it can be made to; else says what it would say.
    async fn fail(to: &mut AnyConnection, fault: Fault) -> sqlx::Error {
        let kind = match fault {
            Fault::Full => io::ErrorKind::StorageFull,
            Fault::ReadOnly => io::ErrorKind::ReadOnlyFilesystem,
            Fault::Away => io::ErrorKind::ConnectionReset,
            _ => io::ErrorKind::Other,
        };
        let failed = if to.backend_name() == "PostgreSQL" {
            fail_postgres(to, fault).await
        } else {
            fail_sqlite(to, fault).await
        };
        failed.err().unwrap_or_else(|| io::Error::from(kind).into())
    }

    async fn fail_sqlite(to: &mut AnyConnection, fault: Fault) -> sqlx::Result<()> {
        let (bad, good) = match fault {
            Fault::Full => ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 4294967294"),
            Fault::ReadOnly => ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
            _ => return Ok(()),
        };
        to.execute(bad).await?;
        let failed = to.execute("INSERT INTO meta (key, value) VALUES ('fault', hex(zeroblob(1000000)))").await;
        to.execute(good).await?;
        failed.map(|_| ())
    }

    async fn fail_postgres(to: &mut AnyConnection, fault: Fault) -> sqlx::Result<()> {
        let code = match fault {
            Fault::Full => "53100",
            Fault::ReadOnly => "25006",
            Fault::Away => return to.execute("SELECT pg_terminate_backend(pg_backend_pid())").await.map(|_| ()),
            _ => "58030",
        };
        let raise = format!("DO $$ BEGIN RAISE EXCEPTION 'on order' USING ERRCODE = '{code}'; END $$");
        to.execute(AssertSqlSafe(raise)).await.map(|_| ())
    }
}
