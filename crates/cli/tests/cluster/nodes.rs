//! Nodes: real processes of the program.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use crate::program::intramuros;

/// A node that runs.
pub struct Node {
    child: Child,
    _output: BufReader<ChildStdout>,
    pub url: String,
}

impl Node {
    /// A node on a database, with a bus if there is one, and with variables of its own.
    pub fn start(port: u16, database: &str, bus: Option<&str>, variables: &[(&str, &str)]) -> Node {
        let mut command = serve(port, database, bus);
        command.envs(variables.iter().copied());
        Node::spawn(command)
    }

    /// A node of another version, if `OTHER_VERSION` names its program.
    pub fn start_other(port: u16, database: &str, bus: Option<&str>) -> Node {
        let command = serve(port, database, bus);
        let Some(program) = env::var_os("OTHER_VERSION") else { return Node::spawn(command) };
        let mut other = Command::new(program);
        other.args(command.get_args()).stdin(Stdio::null());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => other.env(name, value),
                None => other.env_remove(name),
            };
        }
        Node::spawn(other)
    }

    pub fn spawn(mut command: Command) -> Node {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let url = line.trim_end().rsplit(' ').next().filter(|url| url.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("the node says where it is: {line}")).to_owned();
        Node { child, _output: output, url }
    }

    /// What it holds in memory, in kB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().strip_suffix(" kB")).and_then(|kb| kb.parse().ok()).unwrap_or(0)
    }

    pub fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id() as i32), signal).unwrap();
    }

    /// SIGKILL: the node has no time for anything.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM: the node says goodbye.
    pub fn end(mut self) {
        self.signal(Signal::SIGTERM);
        assert!(self.child.wait().unwrap().success());
    }
}

fn serve(port: u16, database: &str, bus: Option<&str>) -> Command {
    let port = port.to_string();
    let mut args = vec!["serve", "--port", &port, "--database", database];
    args.extend(bus.into_iter().flat_map(|bus| ["--bus", bus]));
    let mut command = intramuros(&args);
    command.env("INTRAMUROS_WORKERS", "1");
    command
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
