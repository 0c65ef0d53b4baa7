use std::path::Path;

use serde::Deserialize;

use super::SourceError;

/// The role of a pinned package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The build that is imported.
    Main,
    /// The build that supplies play requirements and entourages.
    Legacy,
    /// An older build, for tests and comparisons.
    Past,
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
    /// Its role.
    pub role: Role,
}

impl Pin {
    /// The build of its card data.
    pub fn build(&self) -> Option<u32> {
        if self.role == Role::Enums { None } else { self.version.split('.').next()?.parse().ok() }
    }

    /// The source name in card records.
    pub fn name(&self) -> String {
        format!("{} {}", self.package, self.version)
    }
}

/// `data/sources.toml`.
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
        let fail = |what| SourceError::Pins { file: file.to_owned(), what };
        let pins: Self = toml::from_str(&text).map_err(|error| fail(error.to_string()))?;
        for pin in &pins.pins {
            let hexadecimal = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
            if pin.sha256.len() != 64 || !pin.sha256.chars().all(hexadecimal) {
                return Err(fail(format!("the sha256 of {} is not 64 hexadecimal digits", pin.name())));
            }
            if pin.role != Role::Enums && pin.build().is_none() {
                return Err(fail(format!("{} does not say its build", pin.name())));
            }
        }
        Ok(pins)
    }

    /// The first pin with a role.
    pub fn of(&self, role: Role) -> Option<&Pin> {
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
