//! The programs of the PostgreSQL server, which the tests of the store start for themselves.

use std::fs;

use crate::shell;

/// The package sets up a server of its own. It puts it where these settings say, and does not start it.
const SETTINGS: &str = "data_directory = '{}/data'\nstart_conf = 'disabled'\n";

/// Makes sure that they are there.
pub fn need() -> Result<(), String> {
    if !there() && shell::can_install() {
        let folder = shell::root().join("target/postgresql");
        let place = folder.display().to_string();
        fs::create_dir_all(&folder).map_err(|error| format!("{place}: {error}"))?;
        let settings = SETTINGS.replace("{}", &place);
        fs::write(folder.join("createcluster.conf"), settings).map_err(|error| format!("{place}: {error}"))?;
        // PostgreSQL's own variables for where its settings are: nothing in /etc is changed.
        let variables = [format!("PGSYSCONFDIR={place}"), format!("PG_CLUSTER_CONF_ROOT={place}")];
        shell::install("postgresql", &[&variables[0], &variables[1]])?;
    }
    if there() { Ok(()) } else { Err("PostgreSQL's server is missing: install the package postgresql".into()) }
}

fn there() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").is_file()) || shell::exists("initdb")
}
