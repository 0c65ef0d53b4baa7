//! Man pages and completions, generated from the arguments.
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{Command, ValueEnum};
use clap_complete::Shell;

/// Writes man pages and completions for shells.
#[derive(clap::Args, Clone, Debug)]
pub struct Manual {
    /// The folder for the files; created if it does not exist.
    #[arg(required_unless_present = "shell")]
    folder: Option<PathBuf>,
    /// Prints the completions for this shell instead.
    #[arg(long, conflicts_with = "folder")]
    shell: Option<Shell>,
}

impl Manual {
    /// Writes the files for a command called `name` in a shell. Returns the text to print.
    pub fn run(&self, command: Command, name: &'static str) -> anyhow::Result<String> {
        let mut command = super::with_common_options(command).name(name).bin_name(name);
        if let Some(shell) = self.shell {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut command, name, &mut text);
            return String::from_utf8(text).context("the completions are no text");
        }
        let Some(folder) = &self.folder else { bail!("name a folder, or a shell with `--shell`") };
        let cannot = || format!("cannot write to {}", folder.display());
        std::fs::create_dir_all(folder).with_context(cannot)?;
        let mut files = Vec::new();
        for shell in Shell::value_variants() {
            files.push(clap_complete::generate_to(*shell, &mut command, name, folder).with_context(cannot)?);
        }
        clap_mangen::generate_to(command, folder).with_context(cannot)?;
        files.push(folder.join(format!("{name}.1")));
        let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        Ok(names.join("\n") + "\n")
    }
}
