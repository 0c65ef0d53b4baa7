//! The list of pages: renders each from the data of the site.

use std::path::Path;

use rayon::prelude::*;
use serde_json::json;

use super::SiteError;
use super::book::{CSS, Site};
use super::builder::BuilderPage;
use super::card::CardPage;
use super::decks::DecksPage;
use super::folder::{self, File, Page, SITE_MARK};
use super::home::{CoveragePage, HomePage};
use super::patch::{PATCH_TEMPLATE, PatchPage};
use super::play::{PlayPage, PuzzlesPage, files_of};
use super::published::{PlainPage, feed, sitemap};
use super::search::{FindPage, index, languages, tags};
use super::set::{SetPage, in_order};
use super::words::WordsPage;
use crate::catalog::CatalogCard;
use crate::templates::Templates;

const JS: &str = include_str!("../../templates/site/site.js");
const THEME: &str = include_str!("../../templates/site/theme.js");
const BUILDER: &str = include_str!("../../templates/site/builder.js");

/// The numbers of pages and bytes that a run wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SiteReport {
    /// The number of pages.
    pub pages: usize,
    /// The total number of bytes.
    pub bytes: usize,
}

impl Site<'_> {
    /// Writes the site, replacing a previous one.
    pub fn write(&self, templates: &Templates, out: &Path) -> Result<SiteReport, SiteError> {
        let pages = self.pages(templates)?;
        folder::write(out, &pages)?;
        Ok(SiteReport { pages: pages.len(), bytes: pages.iter().map(|(_, content)| content.len()).sum() })
    }

    fn pages(&self, templates: &Templates) -> Result<Vec<File>, SiteError> {
        let sets = self.catalog.by_set();
        let home = HomePage::new(self);
        let summary = json!({ "build": self.catalog.build, "cards": self.catalog.len(), "coverage": home.summary() });
        let mut pages = vec![
            ("index.html".to_owned(), templates.render("site/home.html", &home)?),
            ("cards.html".to_owned(), templates.render("site/find.html", &FindPage::new(self))?),
            ("coverage.html".to_owned(), templates.render("site/coverage.html", &CoveragePage::new(self))?),
            ("decks.html".to_owned(), templates.render("site/decks.html", &DecksPage::new(self))?),
            ("builder.html".to_owned(), templates.render("site/builder.html", &BuilderPage::new(self))?),
            ("words.html".to_owned(), templates.render("site/words.html", &WordsPage::new(self))?),
            ("404.html".to_owned(), templates.render("site/404.html", &PlainPage::new(self, "No such page"))?),
            ("assets/site.css".to_owned(), CSS.to_owned()),
            ("assets/site.js".to_owned(), JS.to_owned()),
            ("assets/theme.js".to_owned(), THEME.to_owned()),
            ("assets/builder.js".to_owned(), BUILDER.to_owned()),
            ("assets/cards.js".to_owned(), index(self)),
            ("assets/tags.js".to_owned(), tags(self)),
            (SITE_MARK.to_owned(), format!("{summary:#}\n")),
        ];
        pages.extend(languages(self));
        if self.play.is_some() {
            pages.push(("play.html".to_owned(), templates.render("site/play.html", &PlayPage::new(self))?));
            pages.push(("puzzles.html".to_owned(), templates.render("site/puzzles.html", &PuzzlesPage::new(self)?)?));
        }
        let orders: Vec<Vec<&CatalogCard>> = sets.iter().map(in_order).collect();
        let of_sets: Vec<Page> = sets
            .par_iter()
            .zip(&orders)
            .map(|(set, cards)| {
                let page = templates.render("site/set.html", &SetPage::new(self, set, cards))?;
                Ok((format!("sets/{}.html", set.set.module), page))
            })
            .collect::<Result<_, SiteError>>()?;
        let places: Vec<(&[&CatalogCard], usize)> =
            orders.iter().flat_map(|cards| (0..cards.len()).map(move |at| (cards.as_slice(), at))).collect();
        let of_cards: Vec<Page> = places
            .par_iter()
            .map(|(cards, at)| {
                let neighbours = [at.checked_sub(1).map(|at| cards[at]), cards.get(at + 1).copied()];
                let page = templates.render("site/card.html", &CardPage::new(self, cards[*at], neighbours))?;
                Ok((format!("cards/{}.html", cards[*at].record.id), page))
            })
            .collect::<Result<_, SiteError>>()?;
        let of_patches: Vec<Page> = self
            .history
            .builds
            .par_iter()
            .filter_map(|chapter| chapter.difference.as_ref())
            .map(|difference| {
                let title = format!("Build {} to {}", difference.from, difference.to);
                let path = format!("patches/{}-{}.html", difference.from, difference.to);
                let frame = self.frame(
                    &path,
                    &title,
                    format!("What changed from build {} to {}.", difference.from, difference.to),
                );
                let address = |id: &str| self.catalog.get(id).map(|_| format!("../cards/{id}.html"));
                let page =
                    templates.render(PATCH_TEMPLATE, &PatchPage::new(frame, difference, &|card| address(&card.id)))?;
                Ok((path, page))
            })
            .collect::<Result<_, SiteError>>()?;
        pages.extend(of_sets);
        pages.extend(of_cards);
        pages.extend(of_patches);
        if let Some(url) = &self.url {
            let map = sitemap(url, pages.iter().map(|(path, _)| path.as_str()));
            pages.extend([("feed.xml".to_owned(), feed(url, self.history)), ("sitemap.xml".to_owned(), map)]);
        }
        let files = pages.into_iter().map(|(path, text)| (path, text.into_bytes()));
        let played = self.play.as_ref().map(files_of).transpose()?;
        Ok(files.chain(played.into_iter().flatten()).collect())
    }
}
