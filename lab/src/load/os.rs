//! What systems do differently with a child: an interrupt at the terminal is not for it, and how it is asked to stop.

pub use system::{ask_to_stop, set_apart};

#[cfg(unix)]
mod system {
    use std::{
        os::unix::process::CommandExt,
        process::{Child, Command},
    };

    use nix::{
        sys::signal::{Signal, kill},
        unistd::Pid,
    };

    /// Puts a child into a group of its own.
    pub fn set_apart(command: &mut Command) {
        command.process_group(0);
    }

    /// Answers whether it was asked.
    pub fn ask_to_stop(child: &Child) -> bool {
        kill(Pid::from_raw(child.id() as i32), Signal::SIGTERM).is_ok()
    }
}

/// Windows: nothing but a console can ask a program to stop, so it is ended. What it acknowledged is stored.
#[cfg(windows)]
mod system {
    use std::{
        os::windows::process::CommandExt,
        process::{Child, Command},
    };

    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;

    pub fn set_apart(command: &mut Command) {
        command.creation_flags(CREATE_NEW_PROCESS_GROUP);
    }

    pub fn ask_to_stop(_: &Child) -> bool {
        false
    }
}
