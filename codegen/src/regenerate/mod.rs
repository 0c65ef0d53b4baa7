//! stub
use std::path::PathBuf;
#[derive(Debug)]
pub struct Wanted {
    pub root: PathBuf,
    pub files: Vec<WantedFile>,
    pub whole: Vec<WholeFile>,
    pub build: u32,
}
#[derive(Debug)]
pub struct WantedFile {
    pub path: PathBuf,
    pub preamble: String,
    pub blocks: Vec<Block>,
}
#[derive(Debug)]
pub struct WholeFile {
    pub path: PathBuf,
    pub content: String,
}
#[derive(Debug)]
pub struct Block {
    pub key: String,
    pub item: String,
    pub header: Vec<HeaderLine>,
    pub emitted: Emitted,
    pub body: String,
}
#[derive(Debug, Clone)]
pub struct HeaderLine {
    pub text: String,
    pub fact: bool,
}
#[derive(Debug)]
pub enum Emitted {
    Vanilla,
    Todo,
    Derived,
    Reprint,
}
