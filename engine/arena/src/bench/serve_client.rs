//! Measures `serve` with a client that acts, reads the state, and waits for each answer.
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, bail};
use serde::Serialize;
use serde_json::{Value, json};

/// The results of one client.
#[derive(Serialize)]
pub struct ServeFigures {
    /// The number of answered requests, each `act` or `state`.
    pub requests: u32,
    /// The number of games played, including the unfinished last one.
    pub games: u32,
    /// The total size of the answers, in bytes.
    pub bytes: u64,
}

/// A server process with pipes; dropping the client ends the process.
struct Client {
    server: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    line: String,
    bytes: u64,
}

impl Client {
    fn start() -> anyhow::Result<Self> {
        let arena = std::env::current_exe().context("cannot find the program that runs")?;
        let mut server = Command::new(arena);
        let server = server.arg("serve").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut server = server.spawn().context("cannot start `serve`")?;
        let (to, from) = (server.stdin.take(), server.stdout.take().context("`serve` has no output")?);
        Ok(Self { server, to, from: BufReader::new(from), line: String::new(), bytes: 0 })
    }

    /// Sends a request and waits for its answer, without parsing it, because parsing would be measured too.
    fn send(&mut self, request: &Value) -> anyhow::Result<()> {
        let to = self.to.as_mut().context("`serve` takes no input")?;
        writeln!(to, "{request}").context("`serve` has gone")?;
        self.line.clear();
        self.bytes += self.from.read_line(&mut self.line).context("`serve` has gone")? as u64;
        if !self.line.contains("\"ok\":true") {
            bail!("`serve` refused {request}: {}", self.line.trim_end());
        }
        Ok(())
    }

    /// Sends a request and parses its answer.
    fn ask(&mut self, request: &Value) -> anyhow::Result<Value> {
        self.send(request)?;
        serde_json::from_str(&self.line).context("`serve` answered no JSON")
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Without input it ends by itself.
        drop(self.to.take());
        let _ = self.server.wait();
    }
}

/// Plays games with `requests` requests: takes the first option and reads the state after each action.
pub fn play(requests: u32) -> anyhow::Result<ServeFigures> {
    let mut client = Client::start()?;
    let mut served = ServeFigures { requests: 0, games: 0, bytes: 0 };
    while served.requests < requests {
        let decks = ["random:mage+legacy+classic", "random:hunter+legacy+classic"];
        let game = client.ask(&json!({ "do": "new", "decks": decks, "seed": served.games }))?["game"].clone();
        served.games += 1;
        let mut over = false;
        while !over && served.requests < requests {
            over = client.ask(&json!({ "do": "act", "game": game, "option": 0 }))?["over"] == true;
            client.send(&json!({ "do": "state", "game": game, "player": 1 }))?;
            served.requests += 2;
        }
        client.ask(&json!({ "do": "drop", "game": game }))?;
    }
    served.bytes = client.bytes;
    Ok(served)
}
