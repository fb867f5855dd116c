//! A file in the making: under another name, readable only for its owner, and removed if it is not finished.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use crc32fast::Hasher;

use crate::{
    Result, StoreError,
    os::{private, sync_folder},
};

/// What SQLite keeps beside a database.
pub(crate) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Where the number lies in a SQLite file that belongs to the program that wrote it: a backup has its sum there.
const STAMP: std::ops::Range<usize> = 68..72;

/// The file's path with a suffix.
pub(crate) fn with(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// A file in the making.
#[derive(Debug)]
pub(crate) struct PartialFile(PathBuf);

impl PartialFile {
    /// Makes an empty file.
    pub(crate) fn new(path: PathBuf) -> Result<PartialFile> {
        let made = private().write(true).create_new(true).open(&path);
        made.map_err(|error| StoreError::Broken(format!("cannot write {}: {error}", path.display())))?;
        Ok(PartialFile(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Moves the file to its place, which must be free, and waits for the disk.
    pub(crate) fn put(self, to: &Path) -> Result {
        let cannot = |error: io::Error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::Broken(format!("{} exists already", to.display())),
            _ => StoreError::Broken(format!("cannot write {}: {error}", to.display())),
        };
        if let Some(left) = BESIDE.map(|end| with(&self.0, end)).iter().find(|file| file.exists()) {
            return Err(StoreError::Broken(format!("{} is left: the file did not get whole", left.display())));
        }
        // Opened for writing: outside Unix nothing else can be flushed.
        OpenOptions::new().write(true).open(&self.0).and_then(|file| file.sync_all()).map_err(cannot)?;
        match fs::hard_link(&self.0, to) {
            // Some file systems have no hard links. Nobody else makes this file: we hold its lock.
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !to.exists() => {
                fs::rename(&self.0, to).map_err(|_| cannot(error))?;
            }
            linked => linked.map_err(cannot)?,
        }
        let _ = fs::remove_file(&self.0);
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        sync_folder(folder).map_err(cannot)
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-journal"] {
            let _ = fs::remove_file(with(&self.0, end));
        }
    }
}

/// Writes a checksum of the whole file into it.
pub(crate) fn stamp(path: &Path) -> io::Result<()> {
    let sum = copy_unstamped(&mut File::open(path)?, &mut io::sink())?.1;
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.seek(SeekFrom::Start(STAMP.start as u64))?;
    file.write_all(&sum.to_be_bytes())?;
    file.sync_all()
}

/// Copies a database without its stamp. None when the stamp shows that the file was changed.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<Option<()>> {
    let mut to = OpenOptions::new().write(true).open(to)?;
    let (stamped, sum) = copy_unstamped(&mut File::open(from)?, &mut to)?;
    Ok((stamped == 0 || stamped == sum).then_some(()))
}

/// The stamp, and the checksum of everything else, which is never 0: 0 means no stamp.
fn copy_unstamped(from: &mut impl Read, to: &mut impl Write) -> io::Result<(u32, u32)> {
    let (mut sum, mut stamped, mut first) = (Hasher::new(), [0; 4], true);
    let mut some = vec![0; 1 << 16];
    loop {
        let mut length = 0;
        while length < some.len() {
            match from.read(&mut some[length..])? {
                0 => break,
                more => length += more,
            }
        }
        if first && length >= STAMP.end {
            stamped.copy_from_slice(&some[STAMP]);
            some[STAMP].fill(0);
        }
        first = false;
        sum.update(&some[..length]);
        to.write_all(&some[..length])?;
        if length < some.len() {
            return Ok((u32::from_be_bytes(stamped), sum.finalize().max(1)));
        }
    }
}
