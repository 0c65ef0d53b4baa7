//! A server of files below a path, as a site may be put on the web.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};

/// Serves the folder below `/some/place/` until the program ends; the site's address.
pub fn serve(folder: &Path) -> String {
    serve_with(folder, None)
}

/// The same, with a program that answers what the page asks the engine: a line of JSON for each.
pub fn serve_with(folder: &Path, engine: Option<PathBuf>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (folder, engine) = (folder.to_owned(), engine.map(|program| Arc::new(Mutex::new(Engine::start(&program)))));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (folder, engine) = (folder.clone(), engine.clone());
            std::thread::spawn(move || answer(stream, &folder, engine.as_deref()));
        }
    });
    format!("http://{address}{PLACE}")
}

const PLACE: &str = "/some/place/";

/// The native engine.
struct Engine {
    _process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start(program: &Path) -> Self {
        let mut process = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let to = process.stdin.take().expect("a pipe");
        let from = BufReader::new(process.stdout.take().expect("a pipe"));
        Self { _process: process, to, from }
    }

    fn ask(&mut self, request: &[u8]) -> Vec<u8> {
        self.to.write_all(&[request, b"\n"].concat()).expect("the engine listens");
        let mut reply = Vec::new();
        self.from.read_until(b'\n', &mut reply).expect("the engine answers");
        reply
    }
}

fn answer(mut stream: TcpStream, folder: &Path, engine: Option<&Mutex<Engine>>) {
    let mut request = String::new();
    let mut reader = BufReader::new(stream.try_clone().expect("a stream"));
    let _ = reader.read_line(&mut request);
    let (mut line, mut length) = (String::new(), 0);
    while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
        let told = line.to_ascii_lowercase();
        length = told.strip_prefix("content-length:").map_or(length, |told| told.trim().parse().unwrap_or_default());
        line.clear();
    }
    let path = request.split(' ').nth(1).unwrap_or_default();
    let path = path.strip_prefix(PLACE).filter(|path| !path.contains(".."));
    let asked = engine.filter(|_| path == Some("play/ask")).map(|engine| {
        let mut request = vec![0; length];
        let _ = reader.read_exact(&mut request);
        engine.lock().expect("no request has failed").ask(&request)
    });
    let file: Option<PathBuf> = path.map(|path| folder.join(path));
    let body = asked.or_else(|| std::fs::read(file.as_ref()?).ok());
    let kind = match file.as_ref().and_then(|file| file.extension()?.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
    let body = body.unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}
