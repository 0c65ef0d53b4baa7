//! `cargo arena serve`: games for programs in any language, over JSON lines. `SERVE.md` documents the protocol.
pub mod actions;
pub mod fields;
pub mod lines;
pub mod new_game;
pub mod session;
pub mod state;
pub mod verbs;

use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, bail};
use cardwright_engine::Cards;
use serde_json::Value;

use crate::output::ignore_broken_pipe;
use fields::RequestFault;
use lines::InputLine;
use session::{GameLimit, Session};

/// The maximum number of connected clients.
const MAX_CLIENTS: usize = 64;
/// The default maximum number of games; `--games` changes it.
const MAX_GAMES: usize = 1000;
/// The default maximum size of a request, in bytes; `--longest` changes it.
const LONGEST_REQUEST: u64 = 4 << 20;

/// Serves games to programs: a JSON object a line in, one a line out.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    echo '{\"do\":\"hello\"}' | cargo arena serve     on stdin and stdout\n  \
    cargo arena serve --tcp 127.0.0.1:7000        for many clients here\n  \
    cargo arena serve --unix /tmp/cardwright.sock the same through a file\n\n\
    engine/arena/SERVE.md describes requests and replies, with a transcript and a client.")]
pub struct Serve {
    /// Listens on a loopback address; port 0 selects a free port. The address is printed.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "unix")]
    tcp: Option<SocketAddr>,
    /// Listens on a Unix socket.
    #[arg(long, value_name = "PATH")]
    unix: Option<PathBuf>,
    /// The maximum number of games of all clients together.
    #[arg(long, default_value_t = MAX_GAMES)]
    games: usize,
    /// The maximum size of a request, in bytes.
    #[arg(long, default_value_t = LONGEST_REQUEST, value_parser = clap::value_parser!(u64).range(1..=1 << 30))]
    longest: u64,
}

/// Answers the requests of one client, one per line, until the input ends. Fails if `from` or `to` fails.
///
/// ```
/// # fn main() -> anyhow::Result<()> {
/// let mut answers = Vec::new();
/// let cards = cardwright_arena::registry::cards()?;
/// cardwright_arena::serve::serve(cards, &mut &b"{\"do\":\"games\"}"[..], &mut answers)?;
/// assert_eq!(answers, b"{\"games\":[],\"ok\":true}\n");
/// # Ok(())
/// # }
/// ```
pub fn serve(cards: &'static Cards, from: &mut impl BufRead, to: &mut impl Write) -> io::Result<()> {
    let limit = Arc::new(GameLimit { maximum: MAX_GAMES, count: AtomicUsize::new(0) });
    Server { cards, limit, clients: Arc::default(), longest: LONGEST_REQUEST }.serve(from, to)
}

impl Serve {
    /// Serves until stdin ends, or forever.
    pub fn run(&self) -> anyhow::Result<()> {
        let server = Server {
            cards: crate::registry::cards()?,
            limit: Arc::new(GameLimit { maximum: self.games, count: AtomicUsize::new(0) }),
            clients: Arc::new(AtomicUsize::new(0)),
            longest: self.longest,
        };
        if let Some(address) = self.tcp {
            if !address.ip().is_loopback() {
                bail!("--tcp {address}: only loopback addresses are served, such as 127.0.0.1:7000");
            }
            let listener = TcpListener::bind(address).with_context(|| format!("cannot listen on {address}"))?;
            announce(&listener.local_addr()?.to_string())?;
            for stream in listener.incoming() {
                // A client may disconnect before it is served.
                let Ok(stream) = stream else { continue };
                let _ = stream.set_nodelay(true);
                let Ok(reader) = stream.try_clone() else { continue };
                server.welcome(BufReader::new(reader), stream);
            }
            return Ok(());
        }
        if let Some(path) = &self.unix {
            return server.listen_on_file(path);
        }
        Ok(ignore_broken_pipe(server.serve(&mut io::stdin().lock(), &mut BufWriter::new(io::stdout().lock())))?)
    }
}

fn announce(place: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "listening on {place}")?;
    out.flush()
}

/// The state shared by all clients.
#[derive(Clone)]
struct Server {
    cards: &'static Cards,
    limit: Arc<GameLimit>,
    clients: Arc<AtomicUsize>,
    longest: u64,
}

impl Server {
    #[cfg(unix)]
    fn listen_on_file(&self, path: &std::path::Path) -> anyhow::Result<()> {
        use std::os::unix::{fs::FileTypeExt as _, net::UnixListener, net::UnixStream};
        let name = path.display();
        // A link is not followed: what it names was not named here.
        if let Ok(there) = std::fs::symlink_metadata(path) {
            if !there.file_type().is_socket() {
                bail!("--unix {name}: something that is no socket is there; name another path, or remove it");
            }
            match UnixStream::connect(path) {
                Ok(_) => bail!("--unix {name}: another server listens there; end it, or name another path"),
                // The socket of a server that has ended.
                Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => std::fs::remove_file(path)
                    .with_context(|| format!("cannot remove the socket {name} that nobody answers"))?,
                Err(error) => {
                    return Err(error).with_context(|| format!("--unix {name}: cannot ask who listens there"));
                }
            }
        }
        let listener = UnixListener::bind(path).with_context(|| format!("cannot listen on {name}"))?;
        announce(&path.display().to_string())?;
        for stream in listener.incoming() {
            let Ok(stream) = stream else { continue };
            let Ok(reader) = stream.try_clone() else { continue };
            self.welcome(BufReader::new(reader), stream);
        }
        Ok(())
    }

    #[cfg(not(unix))]
    fn listen_on_file(&self, _: &std::path::Path) -> anyhow::Result<()> {
        bail!("--unix: this system has no Unix sockets; use --tcp")
    }

    /// Serves a client on a thread of its own; its games end with the thread.
    fn welcome(&self, mut reader: impl BufRead + Send + 'static, mut writer: impl Write + Send + 'static) {
        if self.clients.fetch_add(1, Ordering::Relaxed) >= MAX_CLIENTS {
            self.clients.fetch_sub(1, Ordering::Relaxed);
            let full = Session::refusal(&RequestFault::new("line", format!("{MAX_CLIENTS} clients are here already")));
            let _ = writeln!(writer, "{}", Value::Object(full));
            return;
        }
        let server = self.clone();
        std::thread::spawn(move || {
            // An error means that the client is gone.
            let _ = server.serve(&mut reader, &mut BufWriter::new(writer));
            server.clients.fetch_sub(1, Ordering::Relaxed);
        });
    }

    /// Answers lines until the input ends.
    fn serve(&self, from: &mut impl BufRead, to: &mut impl Write) -> io::Result<()> {
        let mut session = Session::new(self.cards, Arc::clone(&self.limit));
        while let Some(line) = lines::next(from, self.longest)? {
            let answer = match line {
                InputLine::Whole(line) if line.iter().all(u8::is_ascii_whitespace) => continue,
                InputLine::Whole(line) => session.answer(&line),
                InputLine::TooLong => {
                    let says = format!("it is longer than {} bytes", self.longest);
                    Value::Object(Session::refusal(&RequestFault::new("line", says)))
                }
            };
            serde_json::to_writer(&mut *to, &answer)?;
            to.write_all(b"\n")?;
            to.flush()?;
        }
        Ok(())
    }
}
