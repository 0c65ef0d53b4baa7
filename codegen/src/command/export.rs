use std::fs::{File, rename};
use std::io::{BufWriter, Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::scratch::Scratch;
use cardwright_data::store::Store;
use clap::Args;

use super::terminal::Terminal;
use crate::workspace::Workspace;

/// Writes the database back as CardXML, element for element as it was imported.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards export --out CardDefs.xml\n  cargo cards export | xmllint --noout -")]
pub struct Export {
    /// The file to write; standard output by default.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Export {
    /// Writes a temporary file and renames it when it is complete.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let store = Store::open(&workspace.database_file())?;
        match &self.out {
            None => store.export(&mut BufWriter::new(stdout().lock()))?,
            Some(out) => {
                let step = terminal.step("export");
                let folder = out.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(".".as_ref());
                let scratch =
                    Scratch::new_in(folder).with_context(|| format!("{} cannot be written to", folder.display()))?;
                let aside = scratch.path().join("export");
                let mut file = BufWriter::new(File::create(&aside)?);
                store.export(&mut file)?;
                file.flush()?;
                rename(aside, out).with_context(|| format!("{} cannot be replaced", out.display()))?;
                step.finish(&format!("build {} to {}", store.build()?, out.display()));
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
