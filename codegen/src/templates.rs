//! The templates under `codegen/templates`, compiled once.

use serde::Serialize;
use tera::{Context, Tera};

/// All templates of generated files.
#[derive(Debug)]
pub struct Templates(Tera);

/// The templates, by name with their source.
const SOURCES: &[(&str, &str)] = &[
    ("class", include_str!("../templates/class.tera")),
    ("class_test", include_str!("../templates/class_test.tera")),
    ("facts", include_str!("../templates/facts.tera")),
    ("power", include_str!("../templates/power.tera")),
    // What ends in `.html` is escaped unless it says otherwise.
    ("site/404.html", include_str!("../templates/site/404.html")),
    ("site/base.html", include_str!("../templates/site/base.html")),
    ("site/builder.html", include_str!("../templates/site/builder.html")),
    ("site/card.html", include_str!("../templates/site/card.html")),
    ("site/coverage.html", include_str!("../templates/site/coverage.html")),
    ("site/decks.html", include_str!("../templates/site/decks.html")),
    ("site/face.html", include_str!("../templates/site/face.html")),
    ("site/filters.html", include_str!("../templates/site/filters.html")),
    ("site/find.html", include_str!("../templates/site/find.html")),
    ("site/home.html", include_str!("../templates/site/home.html")),
    ("site/patch.html", include_str!("../templates/site/patch.html")),
    ("site/patched.html", include_str!("../templates/site/patched.html")),
    ("site/play.html", include_str!("../templates/site/play.html")),
    ("site/set.html", include_str!("../templates/site/set.html")),
    ("site/puzzles.html", include_str!("../templates/site/puzzles.html")),
    ("site/words.html", include_str!("../templates/site/words.html")),
];

impl Templates {
    /// Compiles the templates. The error names the template and the position.
    pub fn new() -> Result<Self, tera::Error> {
        let mut tera = Tera::default();
        tera.add_raw_templates(SOURCES.iter().copied())?;
        Ok(Self(tera))
    }

    /// Renders `view` with the template `name`.
    pub fn render(&self, name: &str, view: &impl Serialize) -> Result<String, tera::Error> {
        self.0.render(name, &Context::from_serialize(view)?)
    }
}
