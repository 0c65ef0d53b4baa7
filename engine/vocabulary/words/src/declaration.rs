//! The declaration of an enum: its words, read from the attributes.
use proc_macro2::{Span, TokenStream};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Expr, Fields, Ident, LitStr, Path, Result, Token, Type, Variant, parenthesized,
};

/// An enum with its words.
pub(crate) struct Vocabulary {
    pub name: Ident,
    /// The values that its words make; `None`: values of the enum itself.
    pub made_value: Option<MadeValue>,
    pub variants: Vec<Declared>,
}

/// `Effect = Effect::new(verb, n: i16 = 1, to: Selector)`: the values that the words of an enum make.
pub(crate) struct MadeValue {
    /// The type of the value.
    pub result: Type,
    /// The function that makes the value.
    pub by: Maker,
    /// The arguments of that function besides the variant.
    pub extra_parts: Vec<ExtraPart>,
}

pub(crate) enum Maker {
    /// `Effect::new(…)`.
    Function(Path),
    /// `Selector.near(…)`: words are methods of this type.
    Method(Ident, Ident),
}

/// A part of the created value that is not a field of the variant.
pub(crate) struct ExtraPart {
    pub name: Ident,
    pub of: Type,
    pub usual: Option<Expr>,
}

/// A variant with its words.
pub(crate) struct Declared {
    pub name: Ident,
    pub fields: Vec<Field>,
    /// Whether the fields have names.
    pub named: bool,
    pub words: Vec<Word>,
}

pub(crate) struct Field {
    /// Its name, or its number with a letter in front.
    pub name: Ident,
    pub of: Type,
    /// `#[card(Kind)]`: it is the id of a card, which is mentioned in this way.
    pub card: Option<Ident>,
    /// `#[printed]`: a condition that must be evaluable for printed cards.
    pub is_printed: bool,
}

/// One `#[word(…)]`.
pub(crate) struct Word {
    /// The doc comment above it.
    pub docs: Vec<Attribute>,
    pub signature: Option<Signature>,
    /// The variant with fixed fields, without the name of the enum.
    pub value: Option<Expr>,
    /// Parts of the value, besides the fields, that the word sets to a fixed value.
    pub fixed_parts: Vec<(Ident, Expr)>,
    /// The extra part `to` that is not written.
    pub usual: Option<Expr>,
    pub english: Option<English>,
    /// A source form without a signature: a literal, or a function of `script::source`.
    pub source: Option<Source>,
}

pub(crate) struct Signature {
    pub name: Ident,
    /// The arguments; `None` for a constant.
    pub arguments: Option<Vec<Argument>>,
}

pub(crate) struct Argument {
    pub name: Ident,
    /// `that: printed`: a condition that must be evaluable for printed cards.
    pub is_printed: bool,
}

pub(crate) enum Source {
    Literal(LitStr),
    Function(Ident),
}

pub(crate) enum English {
    Template(LitStr),
    Method(Ident),
}

impl Vocabulary {
    pub fn of(input: DeriveInput) -> Result<Self> {
        let Data::Enum(data) = input.data else {
            return Err(syn::Error::new(input.ident.span(), "words are the variants of an enum"));
        };
        let made_value = input.attrs.iter().find(|it| it.path().is_ident("words"));
        let made_value = made_value.map(Attribute::parse_args).transpose()?;
        let variants = data.variants.into_iter().map(Declared::of).collect::<Result<_>>()?;
        Ok(Self { name: input.ident, made_value, variants })
    }

    /// The extra parts of the created value.
    pub fn extra_parts(&self) -> &[ExtraPart] {
        self.made_value.as_ref().map_or(&[], |made_value| &made_value.extra_parts)
    }
}

impl Parse for MadeValue {
    fn parse(input: ParseStream) -> Result<Self> {
        let result = input.parse()?;
        input.parse::<Token![=]>()?;
        let path: Path = input.call(Path::parse_mod_style)?;
        let by = if input.parse::<Option<Token![.]>>()?.is_some() {
            Maker::Method(path.require_ident()?.clone(), input.parse()?)
        } else {
            Maker::Function(path)
        };
        let inside;
        parenthesized!(inside in input);
        inside.parse::<Ident>()?;
        inside.parse::<Option<Token![,]>>()?;
        let extra_parts = Punctuated::<ExtraPart, Token![,]>::parse_terminated(&inside)?.into_iter().collect();
        Ok(Self { result, by, extra_parts })
    }
}

impl Parse for ExtraPart {
    fn parse(input: ParseStream) -> Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![:]>()?;
        let of = input.parse()?;
        let usual = if input.parse::<Option<Token![=]>>()?.is_some() { Some(input.parse()?) } else { None };
        Ok(Self { name, of, usual })
    }
}

impl Declared {
    fn of(variant: Variant) -> Result<Self> {
        let named = matches!(variant.fields, Fields::Named(_));
        let fields =
            variant.fields.into_iter().enumerate().map(|(n, field)| Field::of(n, field)).collect::<Result<_>>()?;
        let mut words: Vec<Word> = Vec::new();
        let mut docs = Vec::new();
        for attribute in variant.attrs {
            if attribute.path().is_ident("doc") {
                docs.push(attribute);
            } else if attribute.path().is_ident("word") {
                let mut word: Word = attribute.parse_args()?;
                word.docs = std::mem::take(&mut docs);
                words.push(word);
            }
        }
        Ok(Self { name: variant.ident, fields, named, words })
    }
}

impl Field {
    fn of(n: usize, field: syn::Field) -> Result<Self> {
        let name = field.ident.unwrap_or_else(|| Ident::new(&format!("f{n}"), Span::call_site()));
        let card = field.attrs.iter().find(|it| it.path().is_ident("card"));
        let is_printed = field.attrs.iter().any(|it| it.path().is_ident("printed"));
        Ok(Self { name, of: field.ty, is_printed, card: card.map(Attribute::parse_args).transpose()? })
    }
}

impl Parse for Word {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut word = Self {
            docs: Vec::new(),
            signature: None,
            value: None,
            fixed_parts: Vec::new(),
            usual: None,
            english: None,
            source: None,
        };
        if input.peek(Ident) && !input.peek2(Token![=]) {
            word.signature = Some(input.parse()?);
        }
        if input.parse::<Option<Token![->]>>()?.is_some() {
            word.value = Some(input.parse()?);
        }
        input.parse::<Option<Token![,]>>()?;
        while !input.is_empty() {
            if input.parse::<Option<Token![for]>>()?.is_some() {
                word.usual = Some(input.parse()?);
            } else if input.peek(LitStr) {
                word.english = Some(English::Template(input.parse()?));
            } else {
                let name: Ident = input.parse()?;
                input.parse::<Token![=]>()?;
                if name == "explain" {
                    word.english = Some(English::Method(input.parse()?));
                } else if name == "source" && input.peek(LitStr) {
                    word.source = Some(Source::Literal(input.parse()?));
                } else if name == "source" {
                    word.source = Some(Source::Function(input.parse()?));
                } else {
                    word.fixed_parts.push((name, input.parse()?));
                }
            }
            input.parse::<Option<Token![,]>>()?;
        }
        Ok(word)
    }
}

impl Parse for Signature {
    fn parse(input: ParseStream) -> Result<Self> {
        let name = input.parse()?;
        if !input.peek(syn::token::Paren) {
            return Ok(Self { name, arguments: None });
        }
        let inside;
        parenthesized!(inside in input);
        let arguments = Punctuated::<Argument, Token![,]>::parse_terminated(&inside)?.into_iter().collect();
        Ok(Self { name, arguments: Some(arguments) })
    }
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> Result<Self> {
        let name = input.parse()?;
        let is_printed = input.parse::<Option<Token![:]>>()?.is_some();
        if is_printed {
            let marker: Ident = input.parse()?;
            if marker != "printed" {
                return Err(syn::Error::new(
                    marker.span(),
                    "an argument can be `: printed`: a condition about printed cards",
                ));
            }
        }
        Ok(Self { name, is_printed })
    }
}

impl Declared {
    /// The value of a word, which is a pattern as well: the variant, its fields by the names of the arguments.
    pub fn value_tokens(&self, word: &Word, extra_parts: &[ExtraPart]) -> Result<TokenStream> {
        if let Some(value) = &word.value {
            return Ok(quote::quote!(#value));
        }
        let names = self.names(word, extra_parts)?;
        Ok(self.with(&names))
    }

    /// The variant with these in place of its fields.
    pub fn with(&self, fields: &[Ident]) -> TokenStream {
        let name = &self.name;
        if fields.is_empty() {
            quote::quote!(#name)
        } else if self.named {
            let fields = self.fields.iter().zip(fields).map(|(field, name)| {
                let of = &field.name;
                if of == name { quote::quote!(#of) } else { quote::quote!(#of: #name) }
            });
            quote::quote!(#name { #(#fields),* })
        } else {
            quote::quote!(#name(#(#fields),*))
        }
    }

    /// The names of the fields in a word: its arguments without extra parts.
    pub fn names(&self, word: &Word, extra_parts: &[ExtraPart]) -> Result<Vec<Ident>> {
        let Some(Signature { arguments: Some(arguments), name }) = &word.signature else {
            return Ok(self.fields.iter().map(|field| field.name.clone()).collect());
        };
        let is_field = |argument: &&Argument| !extra_parts.iter().any(|extra| extra.name == argument.name);
        let names: Vec<Ident> = arguments.iter().filter(is_field).map(|argument| argument.name.clone()).collect();
        if names.len() == self.fields.len() {
            return Ok(names);
        }
        let (variant, fields) = (&self.name, self.fields.len());
        Err(syn::Error::new(
            name.span(),
            format!("`{variant}` has {fields} fields: name them, or say `-> {variant}(…)`"),
        ))
    }

    /// The type of an argument: that of an extra part, or of the field where the value of the word has its name.
    pub fn type_of<'a>(&'a self, word: &Word, argument: &Ident, extra_parts: &'a [ExtraPart]) -> Result<&'a Type> {
        if let Some(extra) = extra_parts.iter().find(|extra| extra.name == *argument) {
            return Ok(&extra.of);
        }
        let at = match &word.value {
            Some(Expr::Call(call)) => call.args.iter().position(|it| is_name(it, argument)),
            Some(Expr::Struct(of)) => {
                let field = of.fields.iter().find(|field| is_name(&field.expr, argument));
                field.and_then(|found| self.fields.iter().position(|it| found.member == it.name.clone().into()))
            }
            _ => self.names(word, extra_parts)?.iter().position(|name| name == argument),
        };
        let field = at.and_then(|at| self.fields.get(at));
        field
            .map(|field| &field.of)
            .ok_or_else(|| syn::Error::new(argument.span(), format!("no field of `{}` is `{argument}`", self.name)))
    }
}

fn is_name(of: &Expr, name: &Ident) -> bool {
    matches!(of, Expr::Path(path) if path.path.is_ident(name))
}

/// The pattern of a word, with a guard where it fixes extra parts.
pub(crate) fn pattern(of: &Vocabulary, variant: &Declared, word: &Word) -> Result<TokenStream> {
    let (name, value) = (&of.name, variant.value_tokens(word, of.extra_parts())?);
    let guards = word.fixed_parts.iter().map(|(name, value)| quote::quote!(#name == #value));
    let guard = (!word.fixed_parts.is_empty()).then(|| quote::quote!(if #(#guards)&&*));
    Ok(quote::quote!(#name::#value #guard))
}

/// The variable of an argument that was read: it must not hide the word of this name.
pub(crate) fn argument(name: &Ident) -> Ident {
    quote::format_ident!("{name}_")
}
