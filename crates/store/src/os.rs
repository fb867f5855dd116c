//! What differs between systems. Outside Unix a file has the permissions of its folder, and folders need not be
//! flushed.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::Path,
};

/// For a file that nobody else may read.
pub(crate) fn private() -> OpenOptions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        let mut options = OpenOptions::new();
        options.mode(0o600);
        options
    }
    #[cfg(not(unix))]
    OpenOptions::new()
}

/// Whether an open file is still the one that its path leads to.
pub(crate) fn is_at(file: &File, path: &Path) -> bool {
    let Ok(there) = fs::metadata(path) else { return false };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        file.metadata().is_ok_and(|own| (own.dev(), own.ino()) == (there.dev(), there.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, there);
        true
    }
}

/// Waits until the entries of a folder are on the disk.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
