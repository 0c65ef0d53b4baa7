use std::path::Path;

use serde::Deserialize;

use super::SourceError;

/// The data that the project takes from a pinned package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PinRole {
    /// The build that is imported.
    Main,
    /// The build that supplies play requirements and entourages.
    Legacy,
    /// An older build, for tests and comparisons.
    #[serde(rename = "past")]
    Older,
    /// The package that supplies `data/enums.toml`.
    Enums,
}

/// A package pinned by its hash.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pin {
    /// Its name.
    pub package: String,
    /// Its version; for card data, the numbers of the build and the release.
    pub version: String,
    /// The sha256 of its wheel.
    pub sha256: String,
    /// The sha256 of the file that is unpacked from it: CardDefs.xml or enums.py. Without it, the file is compared with the
    /// hash that it had when it was unpacked.
    #[serde(default)]
    pub content: Option<String>,
    /// The data that the project takes from the package: the current cards, play requirements, older cards, or the names of enums.
    pub role: PinRole,
}

impl Pin {
    /// The build of its card data.
    pub fn build(&self) -> Option<u32> {
        if self.role == PinRole::Enums { None } else { self.version.split('.').next()?.parse().ok() }
    }

    /// The source name in card records.
    pub fn name(&self) -> String {
        format!("{} {}", self.package, self.version)
    }
}

/// The content of `data/sources.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pins {
    /// The pinned packages, in order.
    #[serde(rename = "source", default)]
    pub pins: Vec<Pin>,
}

impl Pins {
    /// Reads and checks the file.
    pub fn load(file: &Path) -> Result<Self, SourceError> {
        let text = std::fs::read_to_string(file).map_err(|error| SourceError::Io { file: file.to_owned(), error })?;
        Self::parse(&text, file)
    }

    /// Parses and checks the text of a file; errors refer to it as `file`.
    pub fn parse(text: &str, file: &Path) -> Result<Self, SourceError> {
        let fail = |what| SourceError::InvalidPins { file: file.to_owned(), what };
        let pins: Self = toml::from_str(text).map_err(|error| fail(error.to_string()))?;
        for pin in &pins.pins {
            let hexadecimal = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
            for (key, hash) in [("sha256", Some(&pin.sha256)), ("content", pin.content.as_ref())] {
                if hash.is_some_and(|hash| hash.len() != 64 || !hash.chars().all(hexadecimal)) {
                    return Err(fail(format!("the {key} of {} is not 64 hexadecimal digits", pin.name())));
                }
            }
            if pin.role != PinRole::Enums && pin.build().is_none() {
                return Err(fail(format!("{} does not say its build", pin.name())));
            }
        }
        Ok(pins)
    }

    /// The first pin with a role.
    pub fn of(&self, role: PinRole) -> Option<&Pin> {
        self.pins.iter().find(|pin| pin.role == role)
    }

    /// The pin of a build.
    pub fn of_build(&self, build: u32) -> Option<&Pin> {
        self.pins.iter().find(|pin| pin.build() == Some(build))
    }

    /// All pinned builds, oldest first.
    pub fn builds(&self) -> Vec<u32> {
        let mut builds: Vec<u32> = self.pins.iter().filter_map(Pin::build).collect();
        builds.sort_unstable();
        builds.dedup();
        builds
    }
}

/// The text of `data/sources.toml` with the pin of the package of enum names replaced.
pub fn with_enums(text: &str, pin: &Pin) -> String {
    const HEAD: &str = "[[source]]";
    let value = |line: &str, key: &str| line.split_once('=').is_some_and(|(name, _)| name.trim() == key);
    let mut blocks: Vec<String> = text.split(HEAD).map(str::to_owned).collect();
    let role = "role = \"enums\"";
    if let Some(block) = blocks.iter_mut().skip(1).find(|block| block.contains(role)) {
        let line = |line: &str| match line {
            line if value(line, "version") => Some(format!("version = \"{}\"\n", pin.version)),
            line if value(line, "sha256") => Some(format!("sha256 = \"{}\"\n", pin.sha256)),
            line if value(line, "content") => None,
            line => Some(line.to_owned()),
        };
        *block = block.split_inclusive('\n').filter_map(line).collect();
    } else {
        let (package, version, sha256) = (&pin.package, &pin.version, &pin.sha256);
        blocks.push(format!("\npackage = \"{package}\"\nversion = \"{version}\"\nsha256 = \"{sha256}\"\n{role}\n"));
    }
    blocks.join(HEAD)
}

/// The text of `data/sources.toml` with this pin as the main build, and the previous one as a past build.
pub fn with_main(text: &str, pin: &Pin) -> String {
    const HEAD: &str = "[[source]]";
    let (preamble, rest) = text.find(HEAD).map_or((text, ""), |at| text.split_at(at));
    let mut blocks: Vec<String> = rest.split(HEAD).skip(1).map(|block| format!("{HEAD}{block}")).collect();
    let line = |key: &str, value: &str| format!("{key} = \"{value}\"\n");
    let (main, past) = (line("role", "main"), line("role", "past"));
    for block in &mut blocks {
        *block = block.replace(&main, &past);
    }
    let version = line("version", &pin.version);
    let is_pin = |block: &&mut String| block.contains(&line("package", &pin.package)) && block.contains(&version);
    if let Some(block) = blocks.iter_mut().find(is_pin) {
        *block = block.replace(&past, &main);
    } else {
        let content = pin.content.as_ref().map(|content| line("content", content)).unwrap_or_default();
        let (package, sha256) = (line("package", &pin.package), line("sha256", &pin.sha256));
        blocks.insert(0, format!("{HEAD}\n{package}{version}{sha256}{content}{main}\n"));
    }
    format!("{preamble}{}", blocks.concat())
}
