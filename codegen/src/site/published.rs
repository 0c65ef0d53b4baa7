//! Additional files of a published site: a feed of patches, a sitemap for search engines, and a page for unknown addresses.

use std::fmt::Write as _;

use serde::Serialize;

use super::book::{PageFrame, Site};
use super::history::History;
use super::html::escape;

/// A page without data of its own.
#[derive(Debug, Serialize)]
pub struct PlainPage {
    frame: PageFrame,
}

impl PlainPage {
    /// A page that is served at any address.
    pub fn new(book: &Site, title: &str) -> Self {
        Self { frame: book.frame_anywhere(title) }
    }
}

/// The patches as RSS 2.0, newest first. `url` ends in a slash.
pub fn feed(url: &str, history: &History) -> String {
    let url = escape(url);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rss version=\"2.0\"><channel><title>Cardwright: patches</title>\
         <link>{url}</link><description>What each build of the card data changed</description><language>en</language>\n"
    );
    for it in history.builds.iter().rev().filter_map(|chapter| chapter.difference.as_ref()) {
        let (from, to, of) = (it.from, it.to, &it.summary);
        let page = format!("{url}patches/{from}-{to}.html");
        let _ = writeln!(
            out,
            "<item><title>Build {to}</title><link>{page}</link><guid>{page}</guid><description>{} new cards, {} changed, {} \
             removed; {} written cards to review.</description></item>",
            of.added,
            of.changed,
            of.removed,
            of.implemented_changed + of.implemented_removed
        );
    }
    out + "</channel></rss>\n"
}

/// The pages as a sitemap. `url` ends in a slash.
pub fn sitemap<'a>(url: &str, paths: impl Iterator<Item = &'a str>) -> String {
    let mut out =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
            .to_owned();
    for path in paths.filter(|path| path.contains(".html") && *path != "404.html") {
        let path = path.strip_suffix("index.html").unwrap_or(path);
        let _ = writeln!(out, "<url><loc>{}</loc></url>", escape(&format!("{url}{path}")));
    }
    out + "</urlset>\n"
}
