//! Readers for functions and constants that stand in a block.
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{FnArg, Ident, ImplItem, Item, Pat, ReceiverKind, Result, Signature, Type, Visibility};

use crate::declaration::argument;

/// The block, with a function of this name that reads its public words.
#[expect(clippy::wildcard_enum_match_arm, reason = "the items of syn: words are functions and constants")]
pub(crate) fn with_reader(name: &Ident, block: Item) -> Result<TokenStream> {
    match block {
        Item::Impl(mut block) => {
            let words: Vec<&Signature> = block
                .items
                .iter()
                .filter_map(|item| match item {
                    ImplItem::Fn(of) if is_public(&of.vis) && takes_self(&of.sig) => Some(&of.sig),
                    _ => None,
                })
                .collect();
            let names: Vec<String> = words.iter().map(|of| of.ident.to_string()).collect();
            let arms = words.into_iter().map(|of| called(of, true)).collect::<Result<Vec<_>>>()?;
            let reader = reader(name, &names, &arms, true);
            block.items.push(ImplItem::Verbatim(reader));
            Ok(quote!(#block))
        }
        Item::Mod(mut block) => {
            let Some((_, items)) = &mut block.content else {
                return Err(syn::Error::new(block.ident.span(), "the module must stand here"));
            };
            let (mut names, mut arms) = (Vec::new(), Vec::new());
            for item in items.iter() {
                match item {
                    Item::Fn(of) if is_public(&of.vis) => {
                        names.push(of.sig.ident.to_string());
                        arms.push(called(&of.sig, false)?);
                    }
                    Item::Const(of) if is_public(&of.vis) => {
                        let (spelled, name) = (of.ident.to_string(), &of.ident);
                        arms.push(quote!(#spelled => ReadResult::constant(values, #name.into()),));
                        names.push(spelled);
                    }
                    _ => {}
                }
            }
            let reader = reader(name, &names, &arms, false);
            items.push(Item::Verbatim(reader));
            items.insert(
                0,
                syn::parse_quote!(
                    #[allow(clippy::wildcard_imports)]
                    use super::*;
                ),
            );
            Ok(quote!(#block))
        }
        other => Err(syn::Error::new_spanned(other, "words stand in an `impl` block or a module")),
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Whether it is a method of a value: `self` or `&'static self`, not `&self`.
fn takes_self(of: &Signature) -> bool {
    matches!(of.inputs.first(), Some(FnArg::Receiver(receiver)) if matches!(receiver.kind, ReceiverKind::Value))
        || keeps_self(of)
}

/// Whether it is a word after a constant, which is kept by reference: a `const fn` with `&'static self`.
fn keeps_self(of: &Signature) -> bool {
    if of.constness.is_none() {
        return false;
    }
    let Some(FnArg::Receiver(receiver)) = of.inputs.first() else { return false };
    matches!(&receiver.kind, ReceiverKind::Reference(_, Some(lifetime), None) if lifetime.ident == "static")
}

/// The reader with this name, and the list of its words: `WORDS` beside `read`, `NUMBER_WORDS` beside `read_number`.
fn reader(name: &Ident, names: &[String], arms: &[TokenStream], is_method: bool) -> TokenStream {
    let it = is_method.then(|| quote!(self,));
    let visibility = quote!(pub(crate));
    let kind = name.to_string().trim_start_matches("read").trim_start_matches('_').to_uppercase();
    let list = if kind.is_empty() { format_ident!("WORDS") } else { format_ident!("{kind}_WORDS") };
    quote! {
        /// The words that are read.
        #[allow(clippy::redundant_static_lifetimes)]
        #visibility const #list: &'static [&'static str] = &[#(#names),*];

        /// Reads a word with its values; `None` for a constant, which has no parentheses.
        #[allow(clippy::too_many_lines, clippy::wildcard_in_or_patterns)]
        #visibility fn #name(#it word: &str, values: Option<&[crate::script::read::Value]>) -> crate::script::read::ReadResult {
            #[allow(unused_imports)]
            use crate::script::read::{ReadResult, WordArgument};
            match word { #(#arms)* _ => ReadResult::Unknown }
        }
    }
}

/// The arm that calls a function.
fn called(of: &Signature, is_method: bool) -> Result<TokenStream> {
    let (spelled, name) = (of.ident.to_string(), &of.ident);
    let (mut names, mut types): (Vec<Ident>, Vec<&Type>) = (Vec::new(), Vec::new());
    for input in &of.inputs {
        let FnArg::Typed(input) = input else { continue };
        let Pat::Ident(pattern) = &*input.pat else {
            return Err(syn::Error::new_spanned(&input.pat, "a word names its arguments"));
        };
        names.push(argument(&pattern.ident));
        types.push(&input.ty);
    }
    let call = match (is_method, keeps_self(of)) {
        // Values that are read live as long as the program.
        (true, true) => quote!((&*Box::leak(Box::new(self))).#name),
        (true, false) => quote!(self.#name),
        (false, _) => quote!(#name),
    };
    Ok(quote! {
        #spelled => ReadResult::call(values, |values| {
            let [#(#names),*] = values else { return None };
            #(let #names: #types = WordArgument::take(#names)?;)*
            Some(#call(#(#names),*).into())
        }),
    })
}
