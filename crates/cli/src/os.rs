//! What differs between systems: how a program is asked to stop, how many files it may open, and who may read them.

pub use system::{
    close_to_others, files_allowed, is_for_everybody, make_private_folder, open_to_others, stop_asked_for,
    survive_large_files,
};

#[cfg(unix)]
mod system {
    use std::{
        fs::{self, DirBuilder, Permissions},
        future::Future,
        io,
        os::unix::fs::{DirBuilderExt, PermissionsExt},
        path::Path,
    };

    use nix::sys::{
        resource::{Resource, getrlimit, setrlimit},
        signal::Signal,
    };
    use tokio::signal::unix::{SignalKind, signal};

    /// Listens for SIGTERM and Ctrl-C from now on; the future that it returns waits for the first of them.
    pub fn stop_asked_for() -> io::Result<impl Future<Output = ()>> {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => (),
                _ = interrupt.recv() => (),
            }
        })
    }

    /// From now on, a file that may not grow is an error like a full disk, not the end of the process.
    pub fn survive_large_files() -> io::Result<()> {
        signal(SignalKind::from_raw(Signal::SIGXFSZ as i32)).map(|_| ())
    }

    /// Every stream is an open file: raises the limit as far as allowed, and returns it.
    pub fn files_allowed() -> u64 {
        let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return u64::MAX };
        // macOS names no limit, but grants none above this one.
        let wanted = [hard, hard.min(10_240)].into_iter().filter(|&files| files > soft);
        let granted = |files: &u64| setrlimit(Resource::RLIMIT_NOFILE, *files, hard).is_ok();
        wanted.into_iter().find(granted).unwrap_or(soft)
    }

    /// Makes a private folder, and those above it.
    pub fn make_private_folder(folder: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }

    /// Whether everybody may write to a folder, such as `/tmp`.
    pub fn is_for_everybody(folder: &Path) -> bool {
        fs::metadata(folder).is_ok_and(|folder| folder.permissions().mode() & 0o1000 != 0)
    }

    /// The permissions of a file or a folder, if others have any.
    pub fn open_to_others(path: &Path) -> Option<u32> {
        let mode = fs::metadata(path).ok()?.permissions().mode() & 0o777;
        (mode & 0o077 != 0).then_some(mode)
    }

    /// Gives a file or a folder these rights.
    pub fn close_to_others(path: &Path, mode: u32) -> io::Result<()> {
        fs::set_permissions(path, Permissions::from_mode(mode))
    }
}

/// Windows: a program is asked to stop by Ctrl-C, by closing its window or by shutting down; there is no limit to
/// raise; a file has the permissions of its folder, and a user's folders are closed to others anyway.
#[cfg(windows)]
mod system {
    use std::{fs, future::Future, io, path::Path};

    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown};

    /// Listens from now on for all four; what it answers waits for the first of them.
    pub fn stop_asked_for() -> io::Result<impl Future<Output = ()>> {
        let (mut interrupt, mut stop, mut close, mut shutdown) =
            (ctrl_c()?, ctrl_break()?, ctrl_close()?, ctrl_shutdown()?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => (),
                _ = stop.recv() => (),
                _ = close.recv() => (),
                _ = shutdown.recv() => (),
            }
        })
    }

    /// A file that may not grow is an error here as it is.
    pub fn survive_large_files() -> io::Result<()> {
        Ok(())
    }

    /// As many as there is memory for.
    pub fn files_allowed() -> u64 {
        u64::MAX
    }

    /// Makes a folder, and those above it.
    pub fn make_private_folder(folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    /// Not known here.
    pub fn is_for_everybody(_: &Path) -> bool {
        false
    }

    /// None: rights are those of the folder above.
    pub fn open_to_others(_: &Path) -> Option<u32> {
        None
    }

    /// Leaves the rights as they are.
    pub fn close_to_others(_: &Path, _: u32) -> io::Result<()> {
        Ok(())
    }
}
