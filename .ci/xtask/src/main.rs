//! `cargo xtask`: setup, checks, tests, packages and releases of Cardwright, on every system that Rust runs on.
//!
//! Each task runs as an ordinary user. `setup` alone installs packages of the system; all others say what is missing and how to
//! get it. Continuous integration runs the same tasks: `.ci/run` is `cargo xtask setup` and `cargo xtask ci`, and the workflows in
//! `.github/workflows` call nothing else.

mod check;
mod ci;
mod figures;
mod instructions;
mod npm;
mod patch;
mod python;
mod release;
mod rules;
mod setup;
mod shell;
mod speed;
mod test;
mod web;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::shell::Shell;

/// Setup, checks, tests and releases of Cardwright.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Installs the programs that other tasks need, or lists them.
    Setup(setup::Arguments),
    /// Checks style, types, dependencies, documents and generated files. Changes no file.
    Check(check::Arguments),
    /// Runs the tests.
    Test(test::Arguments),
    /// Compiles the engine to WebAssembly and plays in a browser.
    Web(web::Arguments),
    /// Checks or tests the package for Python, or builds its wheel.
    Python(python::Arguments),
    /// Builds the optimized programs and the wheel.
    Release(release::Arguments),
    /// Writes the figures of the documents, or checks that they belong to the present card data.
    Figures(figures::Arguments),
    /// Writes the list of the engine's rules from the doc comments beside the code, or checks it.
    Rules(rules::Arguments),
    /// Counts the instructions of a game, and compares them with the accepted counts.
    Instructions(instructions::Arguments),
    /// Compares the speed of games with that of older programs.
    Speed(speed::Arguments),
    /// Imports the newest build of the card data, and reports the changes.
    Patch(patch::Arguments),
    /// Runs everything that must pass before a change lands, in the order that takes the least time.
    Ci,
}

fn run(task: Task) -> Result<()> {
    let shell = Shell::new()?;
    match task {
        Task::Setup(arguments) => setup::run(&shell, &arguments),
        Task::Check(arguments) => check::run(&shell, &arguments),
        Task::Test(arguments) => test::run(&shell, &arguments),
        Task::Web(arguments) => web::run(&shell, &arguments),
        Task::Python(arguments) => python::run(&shell, &arguments),
        Task::Release(arguments) => release::run(&shell, &arguments),
        Task::Figures(arguments) => figures::run(&shell, &arguments),
        Task::Rules(arguments) => rules::run(&shell, &arguments),
        Task::Instructions(arguments) => instructions::run(&shell, &arguments),
        Task::Speed(arguments) => speed::run(&shell, &arguments),
        Task::Patch(arguments) => patch::run(&shell, &arguments),
        Task::Ci => ci::run(&shell),
    }
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
