//! The code that follows from the declarations of an enum.
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Result};

use crate::declaration::{Argument, Declared, ExtraPart, Maker, Source, Vocabulary, Word, argument, pattern};
use crate::english;

/// Constructors, source forms, parts, readings and plain English.
pub(crate) fn everything(of: &Vocabulary) -> Result<TokenStream> {
    let made = [constructors(of)?, source(of)?, parts(of), reading(of)?, english::all(of)?];
    Ok(quote!(#(#made)*))
}

/// Every word with its variant.
fn words(of: &Vocabulary) -> impl Iterator<Item = (&Declared, &Word)> {
    of.variants.iter().flat_map(|variant| variant.words.iter().map(move |word| (variant, word)))
}

/// `pub const fn swap(to: Selector, other: Selector) -> Effect { Effect::new(Verb::Swap(other), 1, to) }`
fn constructors(of: &Vocabulary) -> Result<TokenStream> {
    let (name, extra_parts) = (&of.name, of.extra_parts());
    let mut made = Vec::new();
    for (variant, word) in words(of) {
        let Some(signature) = &word.signature else { continue };
        let value = variant.value_tokens(word, extra_parts)?;
        let value = in_all(of, word, &quote!(#name::#value));
        let result = of.made_value.as_ref().map_or_else(
            || quote!(#name),
            |made_value| {
                let result = &made_value.result;
                quote!(#result)
            },
        );
        let (docs, called) = (&word.docs, &signature.name);
        let Some(arguments) = &signature.arguments else {
            made.push(quote!(#(#docs)* pub const #called: #result = #value;));
            continue;
        };
        let mut taken = Vec::new();
        for argument in arguments {
            let (name, of) = (&argument.name, variant.type_of(word, &argument.name, extra_parts)?);
            taken.push(quote!(#name: #of));
        }
        let printed = arguments.iter().filter(|it| it.is_printed).map(|it| &it.name);
        let receiver = receiver(of).map(|_| quote!(self,));
        made.push(quote! {
            #(#docs)*
            pub const fn #called(#receiver #(#taken),*) -> #result {
                #(let #printed = #printed.of_printed();)*
                #value
            }
        });
    }
    Ok(receiver(of).map_or_else(|| quote!(#(#made)*), |to| quote!(impl #to { #(#made)* })))
}

/// The type of the methods.
fn receiver(of: &Vocabulary) -> Option<&Ident> {
    match &of.made_value.as_ref()?.by {
        Maker::Method(receiver, _) => Some(receiver),
        Maker::Function(_) => None,
    }
}

/// The whole value: the variant with the extra parts.
fn in_all(of: &Vocabulary, word: &Word, variant: &TokenStream) -> TokenStream {
    let Some(made_value) = &of.made_value else { return variant.clone() };
    let extra_parts = made_value.extra_parts.iter().map(|extra| part(word, extra));
    match &made_value.by {
        Maker::Function(path) => quote!(#path(#variant #(, #extra_parts)*)),
        Maker::Method(_, name) => quote!(self.#name(#variant #(, #extra_parts)*)),
    }
}

/// An extra part: the argument, a fixed value, or the default.
fn part(word: &Word, extra: &ExtraPart) -> TokenStream {
    let name = &extra.name;
    let fixed = word.fixed_parts.iter().find(|(fixed, _)| fixed == name).map(|(_, value)| value);
    let usual = word.usual.as_ref().filter(|_| name == "to");
    if let Some(value) = fixed.or(usual) {
        return quote!(#value);
    }
    let usual = extra.usual.as_ref().filter(|_| !takes(word, name));
    usual.map_or_else(|| quote!(#name), |usual| quote!(#usual))
}

/// Whether the extra part is an argument of the word.
fn takes(word: &Word, extra: &Ident) -> bool {
    arguments(word).iter().any(|argument| argument.name == *extra)
}

fn arguments(word: &Word) -> &[Argument] {
    word.signature.as_ref().and_then(|signature| signature.arguments.as_deref()).unwrap_or(&[])
}

/// `fn written`: the source form of a variant, by the first word that fits; the path of the variant if there is none.
fn source(of: &Vocabulary) -> Result<TokenStream> {
    let (name, extra_parts) = (&of.name, of.extra_parts());
    let mut arms = Vec::new();
    for variant in &of.variants {
        for word in &variant.words {
            let pattern = pattern(of, variant, word)?;
            let said = match (&word.source, &word.signature) {
                (Some(Source::Literal(text)), _) => form(of, word, &quote!(#text.to_owned())),
                (Some(Source::Function(function)), _) => {
                    let names: Vec<Ident> = variant.fields.iter().map(|field| field.name.clone()).collect();
                    let pattern = variant.with(&names);
                    let fields = variant.fields.iter().map(|field| &field.name);
                    let extra_parts = extra_parts.iter().map(|extra| &extra.name);
                    let said = quote!(crate::script::source::#function(#(&#fields,)* #(#extra_parts),*));
                    arms.push(quote!(#name::#pattern => #said,));
                    continue;
                }
                (None, Some(signature)) => {
                    form(of, word, &written(&signature.name.to_string(), signature.arguments.as_deref()))
                }
                (None, None) => continue,
            };
            arms.push(quote!(#pattern => #said,));
        }
        let fields: Vec<Ident> = variant.fields.iter().map(|field| field.name.clone()).collect();
        let pattern = variant.with(&fields);
        let said = path(of, variant);
        let said = if extra_parts.is_empty() {
            said
        } else {
            quote!(crate::script::source::SourceForm { text: #said, stated_parts: &[], default: None })
        };
        arms.push(quote!(#name::#pattern => #said,));
    }
    let taken = extra_parts.iter().map(|ExtraPart { name, of, .. }| quote!(#name: #of));
    let result = extra_parts
        .last()
        .map_or_else(|| quote!(String), |ExtraPart { of, .. }| quote!(crate::script::source::SourceForm<#of>));
    Ok(quote! {
        #[allow(unreachable_patterns, unused_variables, clippy::too_many_lines, clippy::match_same_arms)]
        impl #name {
            /// The source code of this value.
            pub(crate) fn written(&self #(, #taken)*) -> #result {
                match *self { #(#arms)* }
            }
        }
    })
}

/// `swap(…, …)` of the values with these names.
fn written(name: &str, arguments: Option<&[Argument]>) -> TokenStream {
    let Some(arguments) = arguments else { return quote!(#name.to_owned()) };
    let holes = vec!["{}"; arguments.len()].join(", ");
    let (form, names) = (format!("{name}({holes})"), arguments.iter().map(|argument| &argument.name));
    quote!(format!(#form #(, crate::script::source::Written::source(&#names))*))
}

/// The path of a variant: `Side::Friendly`.
fn path(of: &Vocabulary, variant: &Declared) -> TokenStream {
    let mut said = format!("{}::{}", of.name, variant.name);
    let named = |name: &Ident| if variant.named { format!("{name}: {{}}") } else { "{}".to_owned() };
    let holes: Vec<String> = variant.fields.iter().map(|field| named(&field.name)).collect();
    match (holes.is_empty(), variant.named) {
        (true, _) => {}
        (false, true) => said = format!("{said} {{{{ {} }}}}", holes.join(", ")),
        (false, false) => said = format!("{said}({})", holes.join(", ")),
    }
    if let Some(Maker::Function(path)) = of.made_value.as_ref().map(|made_value| &made_value.by) {
        let path: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        said = format!("{}({said})", path.join("::"));
    }
    let fields = variant.fields.iter().map(|field| &field.name);
    quote!(format!(#said #(, crate::script::source::Written::source(&#fields))*))
}

/// The source form, with the extra parts that it has.
fn form(of: &Vocabulary, word: &Word, said: &TokenStream) -> TokenStream {
    if of.extra_parts().is_empty() {
        return said.clone();
    }
    let has =
        |extra: &&ExtraPart| takes(word, &extra.name) || word.fixed_parts.iter().any(|(name, _)| *name == extra.name);
    let with = of.extra_parts().iter().filter(has).map(|extra| extra.name.to_string());
    let usual = word.usual.as_ref().map_or_else(|| quote!(None), |usual| quote!(Some(#usual)));
    quote!(crate::script::source::SourceForm { text: #said, stated_parts: &[#(#with),*], default: #usual })
}

/// `fn inside`: the parts of a variant, in the order of its fields.
fn parts(of: &Vocabulary) -> TokenStream {
    if of.variants.iter().all(|variant| variant.fields.is_empty()) {
        return TokenStream::new();
    }
    let name = &of.name;
    let arms = of.variants.iter().map(|variant| {
        let fields: Vec<Ident> = variant.fields.iter().map(|field| field.name.clone()).collect();
        let pattern = variant.with(&fields);
        let found = variant.fields.iter().map(|field| {
            let name = &field.name;
            field.card.as_ref().map_or_else(
                || quote!(Parts::add_to(#name, &mut found);),
                |kind| quote!(found.extend(#name.ids().iter().map(|id| Node::Card(CardRef::#kind(id))));),
            )
        });
        quote!(#name::#pattern => { #(#found)* })
    });
    quote! {
        #[allow(clippy::too_many_lines, clippy::match_same_arms)]
        impl #name {
            /// The parts inside, in order.
            pub fn inside<'p>(&'p self) -> crate::script::walk::Nodes<'p> {
                #[allow(unused_imports)]
                use crate::script::{card_refs::CardRef, walk::{Ids, Node, Nodes, Parts}};
                let mut found = Nodes::new();
                match self { #(#arms)* }
                found
            }
        }
    }
}

/// `fn read`: the value of a word with arguments.
fn reading(of: &Vocabulary) -> Result<TokenStream> {
    let (name, extra_parts) = (&of.name, of.extra_parts());
    let receiver = receiver(of);
    let (mut arms, mut listed) = (Vec::new(), Vec::new());
    for variant in &of.variants {
        let signatures = variant.words.iter().filter_map(|word| word.signature.as_ref().map(|it| (word, it)));
        for (word, signature) in signatures {
            let (spelled, called) = (signature.name.to_string(), &signature.name);
            listed.push(spelled.clone());
            let call = receiver.map_or_else(|| quote!(#called), |_| quote!(it.#called));
            let Some(arguments) = &signature.arguments else {
                arms.push(quote!(#spelled => ReadResult::constant(values, #called.into()),));
                continue;
            };
            let (mut names, mut types) = (Vec::new(), Vec::new());
            for Argument { name, .. } in arguments {
                types.push(variant.type_of(word, name, extra_parts)?);
                names.push(argument(name));
            }
            let printed = arguments.iter().filter(|it| it.is_printed).map(|it| argument(&it.name));
            arms.push(quote! {
                #spelled => ReadResult::call(values, |values| {
                    let [#(#names),*] = values else { return None };
                    #(let #names: #types = WordArgument::take(#names)?;)*
                    #(if !#printed.is_evaluable_for_printed_card() { return None; })*
                    Some(#call(#(#names),*).into())
                }),
            });
        }
        let bare = variant.fields.is_empty()
            || variant.words.iter().all(|word| word.signature.is_none() && word.source.is_none());
        let is_path = of.made_value.is_none() && bare;
        arms.extend(is_path.then(|| by_path(of, variant)));
    }
    let it = receiver.map(|receiver| quote!(it: #receiver,));
    Ok(quote! {
        #[allow(clippy::too_many_lines)]
        impl #name {
            /// The words that are read; the paths of variants are none.
            pub(crate) const WORDS: &'static [&'static str] = &[#(#listed),*];

            /// Reads a word with its values; `None` for a constant, which has no parentheses.
            pub(crate) fn read(#it word: &str, values: Option<&[crate::script::read::Value]>) -> crate::script::read::ReadResult {
                #[allow(unused_imports)]
                use crate::script::read::{ReadResult, WordArgument};
                match word { #(#arms)* _ => ReadResult::Unknown }
            }
        }
    })
}

/// The reading of a variant by its path.
fn by_path(of: &Vocabulary, variant: &Declared) -> TokenStream {
    let (name, called) = (&of.name, &variant.name);
    let spelled = format!("{name}::{called}");
    if variant.fields.is_empty() {
        return quote!(#spelled => ReadResult::constant(values, #name::#called.into()),);
    }
    let names: Vec<Ident> = (0..variant.fields.len()).map(|n| format_ident!("f{n}")).collect();
    let types = variant.fields.iter().map(|field| &field.of);
    let made = variant.with(&names);
    let printed = names.iter().zip(&variant.fields).filter(|(_, field)| field.is_printed).map(|(name, _)| name);
    quote! {
        #spelled => ReadResult::call(values, |values| {
            let [#(#names),*] = values else { return None };
            #(let #names: #types = WordArgument::take(#names)?;)*
            #(if !#printed.is_evaluable_for_printed_card() { return None; })*
            Some(#name::#made.into())
        }),
    }
}
