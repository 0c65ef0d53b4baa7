//! A server of files below a path, as a site may be put on the web.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};

/// Serves the folder below `/some/place/` until the program ends; the site's address.
pub fn serve(folder: &Path) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let folder = folder.to_owned();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = folder.clone();
            std::thread::spawn(move || answer(stream, &folder));
        }
    });
    format!("http://{address}{PLACE}")
}

const PLACE: &str = "/some/place/";

fn answer(mut stream: TcpStream, folder: &Path) {
    let mut request = String::new();
    let mut reader = BufReader::new(stream.try_clone().expect("a stream"));
    let _ = reader.read_line(&mut request);
    let mut line = String::new();
    while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
        line.clear();
    }
    let path = request.split(' ').nth(1).unwrap_or_default();
    let file: Option<PathBuf> =
        path.strip_prefix(PLACE).filter(|path| !path.contains("..")).map(|path| folder.join(path));
    let body = file.as_ref().and_then(|file| std::fs::read(file).ok());
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
