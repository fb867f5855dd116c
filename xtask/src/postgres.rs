//! The programs of the PostgreSQL server, which the tests of the store start for themselves.

use crate::shell;

const CLUSTERS: &str = "/etc/postgresql-common/createcluster.conf";

/// Makes sure that they are there.
pub fn need() -> Result<(), String> {
    if !there() && shell::can_install() {
        // Told in between, the package does not set up a server of its own.
        shell::install("postgresql-common")?;
        shell::run("sed", &["-i", "s/^#*create_main_cluster .*/create_main_cluster = false/", CLUSTERS])?;
        shell::install("postgresql")?;
    }
    if there() { Ok(()) } else { Err("PostgreSQL's server is missing: install the package postgresql".into()) }
}

fn there() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").is_file()) || shell::exists("initdb")
}
