//! Building for another system: rustup has its standard library, or Debian's compiler makes it from the sources.

use std::{path::Path, process::Command};

use crate::shell;

/// What is built, and for what.
pub struct Cross {
    /// The system, as compilers name it.
    pub target: &'static str,
    /// The packages.
    pub packages: &'static [&'static str],
    /// A folder of its own below `target`.
    pub folder: &'static str,
    /// The parts of the standard library.
    pub std: &'static str,
    /// What links, below the folder of the pinned compiler or on the path.
    pub linker: &'static str,
}

impl Cross {
    /// Builds or checks, with these further words for cargo; answers whether there is a compiler for it.
    pub fn cargo(&self, how: &str, more: &[&str]) -> Result<bool, String> {
        let Some((mut command, std)) = self.compiler()? else { return Ok(false) };
        let folder = format!("target/{}", self.folder);
        let mut arguments = vec![how, "--target", self.target, "--target-dir", &folder];
        arguments.extend(self.packages.iter().flat_map(|name| ["--package", name]));
        arguments.extend(more);
        arguments.extend(std.as_deref());
        eprintln!("$ cargo {}", arguments.join(" "));
        let status = command.args(&arguments).current_dir(shell::root()).status();
        match status.map_err(|error| format!("cargo {how}: {error}"))?.success() {
            true => Ok(true),
            false => Err(format!("{} do not build for {}", self.packages.join(", "), self.target)),
        }
    }

    /// The cargo that builds for it here, and what it must be told about the standard library.
    fn compiler(&self) -> Result<Option<(Command, Option<String>)>, String> {
        let sysroot = shell::output("rustc", &["--print", "sysroot"])?;
        let sysroot = Path::new(String::from_utf8_lossy(&sysroot.stdout).trim()).join("lib/rustlib");
        if sysroot.join(self.target).exists() {
            return Ok(Some((Command::new("cargo"), None)));
        }
        if !["/usr/bin/cargo", "/usr/bin/rustc"].iter().all(|program| Path::new(program).exists()) {
            return Ok(None);
        }
        let own = sysroot.join("x86_64-unknown-linux-gnu/bin").join(self.linker);
        let linker = if own.exists() { own.as_os_str() } else { self.linker.as_ref() };
        let mut command = Command::new("/usr/bin/cargo");
        // Building the standard library is not stable yet.
        command.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
        command.env(format!("CARGO_TARGET_{}_LINKER", self.target.to_uppercase().replace('-', "_")), linker);
        Ok(Some((command, Some(format!("-Zbuild-std={}", self.std)))))
    }
}
