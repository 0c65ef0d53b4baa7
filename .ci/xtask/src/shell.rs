//! Running programs: steps with their times, background jobs, and errors that show the command line.

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// The features of `cargo arena`. A build with other features compiles the workspace again.
pub const FEATURES: [&str; 2] = ["--features", "cardwright-arena/tui,cardwright-arena/parquet"];

/// The repository, and the programs that tasks run in it.
pub struct Shell {
    root: PathBuf,
    target: PathBuf,
    start: Instant,
    failed: Cell<usize>,
}

impl Shell {
    /// The repository of this program.
    pub fn new() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).context("xtask is not in a repository")?;
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
        Ok(Self { root: root.to_owned(), target, start: Instant::now(), failed: Cell::new(0) })
    }

    /// The folder of the repository.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder that cargo builds in.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// A folder below `target/xtask`, created if necessary, for files that a task writes.
    pub fn folder(&self, name: &str) -> Result<PathBuf> {
        let folder = self.target.join("xtask").join(name);
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        Ok(folder)
    }

    /// A command that runs in the folder of the repository.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }

    /// `cargo` with these arguments.
    pub fn cargo<'a>(&self, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments);
        command
    }

    /// `python3` with these arguments.
    pub fn python<'a>(&self, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.command(if cfg!(windows) { "python" } else { "python3" });
        command.args(arguments);
        command
    }

    /// A program such as `cardwright` or `arena`, built without optimization by `cargo test` or `cargo build`.
    ///
    /// `cargo cards` would choose packages anew, which gives dependencies other features and compiles them again.
    pub fn built_program<'a>(&self, program: &str, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        let mut command = self.command(self.target.join("debug").join(name));
        command.args(arguments);
        command
    }

    /// The command that runs xtask itself with other arguments: a task as a background job.
    pub fn xtask<'a>(&self, arguments: impl IntoIterator<Item = &'a str>) -> Result<Command> {
        let mut command = self.command(std::env::current_exe().context("the program has no file")?);
        command.args(arguments);
        Ok(command)
    }

    /// Prints the name of a step, the time since the start, and, where the system tells it, the processor time of all programs
    /// that have ended since: a log shows which steps compute and which wait.
    pub fn step(&self, name: &str) {
        let processor = processor_time().map_or_else(String::new, |time| format!(" ({})", minutes(time)));
        println!("\n== {}{processor}  {name}", minutes(self.start.elapsed()));
    }

    /// Prints and counts a failure; [`Shell::finish`] reports it.
    pub fn count_failure(&self, result: Result<()>) {
        if let Err(error) = result {
            println!("FAILED: {error:#}");
            self.failed.set(self.failed.get() + 1);
        }
    }

    /// Ends the task if a step before has failed.
    pub fn finish(&self) -> Result<()> {
        match self.failed.get() {
            0 => Ok(()),
            1 => bail!("one step failed: see FAILED above"),
            failed => bail!("{failed} steps failed: see FAILED above"),
        }
    }

    /// Starts a command in the background. Its output is printed when the job is joined.
    pub fn start(&self, name: &'static str, command: &mut Command) -> Result<Job> {
        let log = self.folder("logs")?.join(format!("{name}.log"));
        let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        let child = command
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("cannot run `{}`", line(command)))?;
        Ok(Job { name, child, log })
    }
}

/// Runs a command to its end.
///
/// # Errors
///
/// If the program is missing or fails; the error shows the command line.
pub fn execute(command: &mut Command) -> Result<()> {
    flush();
    let status = command.status().with_context(|| format!("cannot run `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed: {status}", line(command));
    }
    Ok(())
}

/// Runs a command and returns its standard output.
pub fn output_of(command: &mut Command) -> Result<String> {
    flush();
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot run `{}`", line(command)))?;
    if !output.status.success() {
        bail!("`{}` failed: {}", line(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no text", line(command)))
}

/// Runs a command, and hands each line of its standard output to `each`.
pub fn each_line(command: &mut Command, mut each: impl FnMut(&str) -> Result<()>) -> Result<()> {
    flush();
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot run `{}`", line(command)))?;
    let stdout = child.stdout.take().context("the output of a program is piped")?;
    for text in BufReader::new(stdout).lines() {
        each(&text?)?;
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("`{}` failed: {status}", line(command));
    }
    Ok(())
}

/// Whether a program can be found.
pub fn has(program: &str) -> bool {
    let Some(path) = std::env::var_os("PATH") else { return false };
    std::env::split_paths(&path)
        .any(|folder| folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX)).is_file())
}

/// Fails with advice if a program is missing.
pub fn require(program: &str) -> Result<()> {
    if has(program) {
        return Ok(());
    }
    bail!("{program} is missing: run `cargo xtask setup`, or `cargo xtask setup --dry-run` to see what it installs")
}

/// A command in the background. It is killed if the task ends before the job is joined.
pub struct Job {
    name: &'static str,
    child: Child,
    log: PathBuf,
}

impl Job {
    /// Waits for the job and prints its output, and where the system tells it, its processor time.
    pub fn join(mut self) -> Result<()> {
        let before = processor_time();
        let status = self.child.wait()?;
        let mut output = io::stdout().lock();
        output.write_all(&fs::read(&self.log)?)?;
        if let Some((before, after)) = before.zip(processor_time()) {
            writeln!(output, "{}: {} of processor time", self.name, minutes(after.saturating_sub(before)))?;
        }
        if !status.success() {
            bail!("{} failed: {status}", self.name);
        }
        Ok(())
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        // A job that has been joined has ended; nobody is left to tell of the others.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command line, for messages.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(std::ffi::OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Flushes the output of this program before that of the next one.
fn flush() {
    let _ = io::stdout().flush();
}

fn minutes(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// The processor time of all programs that this one has run, on Linux.
pub fn processor_time() -> Option<Duration> {
    // Fields 16 and 17 of the line, behind the name in parentheses, in hundredths of a second (proc(5)).
    let line = fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}
