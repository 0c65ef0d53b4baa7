//! One declaration of a word of the card vocabulary.
//!
//! [`Words`](derive@Words) on an enum of the vocabulary reads a `#[word(…)]` on each variant and writes everything that follows from it:
//!
//! ```text
//! /// "Swap this minion with a random one in your hand" (Alarm-o-Bot).
//! #[word(swap(to, other), "swap {to} with {other}")]
//! Swap(Selector),
//! ```
//!
//! | from the declaration | is made |
//! | --- | --- |
//! | the doc comment above it | the doc comment of the constructor |
//! | `swap(to, other)` | the constructor `pub const fn swap(to: Selector, other: Selector) -> Effect` |
//! | the same | the source form: `Power::source` prints `swap(…, …)` |
//! | the same | the reading: `read` makes the value of `swap(…, …)` in a card file or a grammar rule |
//! | the types of the variant | the parts: `inside` lists `other` |
//! | `"swap {to} with {other}"` | the plain English of `Card::explain` |
//!
//! # The form of a declaration
//! `#[word(SIGNATURE -> VALUE, extra = VALUE, for VALUE, ENGLISH)]`, of which each part can be left out:
//!
//! - `SIGNATURE`: `DAMAGED` makes a constant, `swap(to, other)` a function. Arguments are the fields of the variant, in order, and the
//!   extra parts that the enum declares. Without a signature the word is the path of the variant: `Side::Friendly`.
//! - `-> VALUE`: the variant with some fields fixed: `shuffle(what) -> ToDeck(what, DeckPosition::Shuffled)`. It is a pattern as well: the
//!   first word that matches a value is its source form.
//! - `extra = VALUE`: an extra part that this word fixes: `n = i16::MAX`.
//! - `for VALUE`: the extra part `to` where the source form does not write it.
//! - `source = FUNCTION` or a literal: a source form that no signature says, by a function of `script::source`.
//! - `ENGLISH`: a template, or the name of a method of `Explain`. `{what}` is the plain English of a field, `{which:bare}` what the
//!   method `bare` of `Explain` says about it, and a name that is no field a method that is asked about the whole.
//!
//! `#[words(Effect = Effect::new(verb, n: i16 = 1, to: Selector))]` on the enum says what its words make: `Effect::new` of the variant and
//! the extra parts `n` and `to`. `#[words(Selector = Selector.near(near))]` makes methods of `Selector`.
//!
//! # Why a derive
//! A `macro_rules!` table of the same words has to state more: the fields of each variant twice, in the enum and in the constructor, and
//! the holes of each template again, because a macro by example cannot look into a literal and its variables are not those of the table.
//! The enum would not be plain Rust: no formatter, and errors that point at the macro. Here an enum stays an enum, with one line more a
//! word; the compiler, rust-analyzer and `cargo doc` show each word with its comment.
//!
//! [`macro@words`] on an `impl` block or an inline module makes its functions and constants readable, with no other change.
mod declaration;
mod english;
mod make;
mod readable;

use proc_macro::TokenStream;

/// Makes constructors, source forms, parts, readings and plain English from the `#[word(…)]` of each variant; see [the crate](self).
#[proc_macro_derive(Words, attributes(word, words, card, printed))]
pub fn derive_words(input: TokenStream) -> TokenStream {
    let declared = syn::parse(input).and_then(declaration::Vocabulary::of);
    let made = declared.and_then(|declared| make::everything(&declared));
    made.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Adds a reader to an `impl` block or a module: a function that calls each public function in it by its name.
///
/// `#[words(read_effect)] impl Effect { … }` adds the method `read_effect`, which reads what follows an effect; `#[words(read)] mod … { … }`
/// adds the function `read`.
#[proc_macro_attribute]
pub fn words(name: TokenStream, item: TokenStream) -> TokenStream {
    let made = syn::parse(name).and_then(|name| readable::with_reader(&name, syn::parse(item)?));
    made.unwrap_or_else(|error| error.to_compile_error()).into()
}
