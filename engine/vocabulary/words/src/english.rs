//! The plain English of words, from their templates.
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, LitStr, Result};

use crate::declaration::{Declared, English, Vocabulary, Word, pattern};

/// `fn english`: the English of a variant; empty if no word of the enum has any.
pub(crate) fn all(of: &Vocabulary) -> Result<TokenStream> {
    if of.variants.iter().all(|variant| variant.words.iter().all(|word| word.english.is_none())) {
        return Ok(TokenStream::new());
    }
    let extra_parts = of.extra_parts();
    let mut arms = Vec::new();
    for variant in &of.variants {
        if variant.words.iter().all(|word| word.english.is_none()) {
            let message = format!("`{}` has no plain English: give a word of it a template", variant.name);
            return Err(syn::Error::new(variant.name.span(), message));
        }
        for word in &variant.words {
            let Some(english) = &word.english else { continue };
            let pattern = pattern(of, variant, word)?;
            let names = fields(of, variant, word)?;
            let said = match english {
                English::Template(template) => template_of(template, &names, extra_parts.is_empty())?,
                English::Method(method) if extra_parts.is_empty() => quote!(explain.#method(#(&#names),*)),
                English::Method(method) => quote!(explain.#method(whole #(, &#names)*)),
            };
            arms.push(quote!(#pattern => #said,));
        }
    }
    let name = &of.name;
    let whole = of.made_value.as_ref().filter(|_| !extra_parts.is_empty()).map(|made_value| {
        let result = &made_value.result;
        quote!(, whole: &#result)
    });
    let taken = extra_parts.iter().map(|extra| {
        let (name, of) = (&extra.name, &extra.of);
        quote!(, #name: #of)
    });
    Ok(quote! {
        #[allow(unreachable_patterns, unused_variables, clippy::too_many_lines, clippy::match_same_arms)]
        impl #name {
            /// The wording in plain English.
            pub(crate) fn english(&self, explain: crate::script::english::Explain<'_> #whole #(#taken)*) -> String {
                use crate::script::english::English;
                match *self { #(#arms)* }
            }
        }
    })
}

/// The names of the fields that a word binds.
fn fields(of: &Vocabulary, variant: &Declared, word: &Word) -> Result<Vec<Ident>> {
    let names = variant.names(word, of.extra_parts());
    let Some(_) = &word.value else { return names };
    let arguments = word.signature.iter().filter_map(|signature| signature.arguments.as_ref()).flatten();
    let is_field = |name: &Ident| !of.extra_parts().iter().any(|extra| extra.name == *name);
    Ok(arguments.map(|argument| argument.name.clone()).filter(is_field).collect())
}

/// `"swap {to} with {other}"` as an expression.
fn template_of(template: &LitStr, names: &[Ident], is_alone: bool) -> Result<TokenStream> {
    let text = template.value();
    let (mut form, mut values) = (String::new(), Vec::new());
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        let Some((hole, after)) = after.split_once('}') else {
            return Err(syn::Error::new(template.span(), "a hole of the template is not closed"));
        };
        form.push_str(before);
        form.push_str("{}");
        values.push(hole_of(hole, template, names, is_alone)?);
        rest = after;
    }
    form.push_str(rest);
    if values.is_empty() {
        return Ok(quote!(#text.to_owned()));
    }
    Ok(quote!(format!(#form, #(#values),*)))
}

fn hole_of(hole: &str, template: &LitStr, names: &[Ident], is_alone: bool) -> Result<TokenStream> {
    let (name, method) = hole.split_once(':').map_or((hole, None), |(name, method)| (name, Some(method)));
    let name =
        if name.starts_with(|letter: char| letter.is_ascii_digit()) { format!("f{name}") } else { name.to_owned() };
    let name = format_ident!("{name}", span = template.span());
    if names.contains(&name) {
        let Some(method) = method else { return Ok(quote!(English::english(&#name, explain))) };
        let method = format_ident!("{method}", span = template.span());
        return Ok(quote!(explain.#method(&#name)));
    }
    if is_alone {
        return Err(syn::Error::new(template.span(), format!("no field of the word is `{name}`")));
    }
    Ok(quote!(explain.#name(whole)))
}
