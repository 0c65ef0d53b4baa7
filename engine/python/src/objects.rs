//! Makes Python objects of what can be serialized, without JSON in between.
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Display;

use foldhash::fast::FixedState;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};
use serde::ser::{self, Serialize};

use crate::errors::other_error;

/// A value as Python objects: dictionaries, lists, strings, numbers.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let keys = Keys { py, known: RefCell::default() };
    value.serialize(Objects { keys: &keys, is_key: false }).map_err(|Failure(error)| error)
}

/// The keys of dictionaries: documents repeat a few of them, and Python hashes a text once.
struct Keys<'py> {
    py: Python<'py>,
    known: RefCell<HashMap<Box<str>, Bound<'py, PyString>, FixedState>>,
}

impl<'py> Keys<'py> {
    fn get(&self, name: &str) -> Bound<'py, PyString> {
        if let Some(key) = self.known.borrow().get(name) {
            return key.clone();
        }
        let key = PyString::new(self.py, name);
        self.known.borrow_mut().insert(name.into(), key.clone());
        key
    }
}

/// An error while objects are made.
#[derive(Debug)]
struct Failure(PyErr);

impl Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Failure {}

impl ser::Error for Failure {
    fn custom<T: Display>(message: T) -> Self {
        Self(other_error(&message))
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Self {
        Self(error)
    }
}

/// Makes one object.
#[derive(Clone, Copy)]
struct Objects<'py, 'a> {
    keys: &'a Keys<'py>,
    /// Whether the object is a key, which is a text as in JSON.
    is_key: bool,
}

type Made<'py> = Result<Bound<'py, PyAny>, Failure>;

impl<'py, 'a> Objects<'py, 'a> {
    fn list(self) -> Items<'py, 'a> {
        Items { to: self, list: PyList::empty(self.keys.py), variant: None }
    }

    fn dict(self) -> Entries<'py, 'a> {
        Entries { to: self, dict: PyDict::new(self.keys.py), key: None, variant: None }
    }

    /// The value of an enum's variant that has content: a dictionary with its name alone.
    fn of_variant(self, variant: &str, content: Bound<'py, PyAny>) -> Made<'py> {
        let dict = PyDict::new(self.keys.py);
        dict.set_item(self.keys.get(variant), content)?;
        Ok(dict.into_any())
    }
}

macro_rules! values {
    ($($name:ident: $of:ty),*) => {
        $(fn $name(self, value: $of) -> Made<'py> {
            if self.is_key {
                return Ok(self.keys.get(&value.to_string()).into_any());
            }
            Ok(value.into_bound_py_any(self.keys.py)?)
        })*
    };
}

impl<'py, 'a> ser::Serializer for Objects<'py, 'a> {
    type Ok = Bound<'py, PyAny>;
    type Error = Failure;
    type SerializeSeq = Items<'py, 'a>;
    type SerializeTuple = Items<'py, 'a>;
    type SerializeTupleStruct = Items<'py, 'a>;
    type SerializeTupleVariant = Items<'py, 'a>;
    type SerializeMap = Entries<'py, 'a>;
    type SerializeStruct = Entries<'py, 'a>;
    type SerializeStructVariant = Entries<'py, 'a>;

    values! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_char: char
    }

    fn serialize_f32(self, value: f32) -> Made<'py> {
        // The shortest number that means the same: 0.1, not 0.10000000149011612.
        self.serialize_f64(value.to_string().parse().unwrap_or_else(|_| f64::from(value)))
    }

    fn serialize_f64(self, value: f64) -> Made<'py> {
        // As JSON, which has no other numbers.
        if !value.is_finite() {
            return self.serialize_none();
        }
        Ok(value.into_bound_py_any(self.keys.py)?)
    }

    fn serialize_str(self, value: &str) -> Made<'py> {
        let text = if self.is_key { self.keys.get(value) } else { PyString::new(self.keys.py, value) };
        Ok(text.into_any())
    }

    fn serialize_bytes(self, value: &[u8]) -> Made<'py> {
        Ok(PyBytes::new(self.keys.py, value).into_any())
    }

    fn serialize_none(self) -> Made<'py> {
        Ok(self.keys.py.None().into_bound(self.keys.py))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Made<'py> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Made<'py> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Made<'py> {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Made<'py> {
        Ok(self.keys.get(variant).into_any())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Made<'py> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Made<'py> {
        self.of_variant(variant, value.serialize(self)?)
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Items<'py, 'a>, Failure> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _length: usize) -> Result<Items<'py, 'a>, Failure> {
        Ok(self.list())
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Items<'py, 'a>, Failure> {
        Ok(self.list())
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Items<'py, 'a>, Failure> {
        Ok(Items { variant: Some(variant), ..self.list() })
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Entries<'py, 'a>, Failure> {
        Ok(self.dict())
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Entries<'py, 'a>, Failure> {
        Ok(self.dict())
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Entries<'py, 'a>, Failure> {
        Ok(Entries { variant: Some(variant), ..self.dict() })
    }
}

/// Makes a list.
struct Items<'py, 'a> {
    to: Objects<'py, 'a>,
    list: Bound<'py, PyList>,
    variant: Option<&'static str>,
}

impl<'py> Items<'py, '_> {
    fn push<T: Serialize + ?Sized>(&self, value: &T) -> Result<(), Failure> {
        Ok(self.list.append(value.serialize(self.to)?)?)
    }

    fn made(self) -> Made<'py> {
        let list = self.list.into_any();
        self.variant.map_or(Ok(list.clone()), |variant| self.to.of_variant(variant, list))
    }
}

macro_rules! items {
    ($($of:ident: $push:ident),*) => {
        $(impl<'py> ser::$of for Items<'py, '_> {
            type Ok = Bound<'py, PyAny>;
            type Error = Failure;

            fn $push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
                self.push(value)
            }

            fn end(self) -> Made<'py> {
                self.made()
            }
        })*
    };
}

items! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
}

/// Makes a dictionary. Its keys are texts, as those of JSON.
struct Entries<'py, 'a> {
    to: Objects<'py, 'a>,
    dict: Bound<'py, PyDict>,
    /// The key of the next value.
    key: Option<Bound<'py, PyAny>>,
    variant: Option<&'static str>,
}

impl<'py> Entries<'py, '_> {
    fn put<T: Serialize + ?Sized>(&self, key: Bound<'py, PyAny>, value: &T) -> Result<(), Failure> {
        Ok(self.dict.set_item(key, value.serialize(self.to)?)?)
    }

    fn made(self) -> Made<'py> {
        let dict = self.dict.into_any();
        self.variant.map_or(Ok(dict.clone()), |variant| self.to.of_variant(variant, dict))
    }
}

impl<'py> ser::SerializeMap for Entries<'py, '_> {
    type Ok = Bound<'py, PyAny>;
    type Error = Failure;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failure> {
        self.key = Some(key.serialize(Objects { is_key: true, ..self.to })?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failure> {
        match self.key.take() {
            Some(key) => self.put(key, value),
            None => Err(ser::Error::custom("a value without a key")),
        }
    }

    fn end(self) -> Made<'py> {
        self.made()
    }
}

macro_rules! entries {
    ($($of:ident),*) => {
        $(impl<'py> ser::$of for Entries<'py, '_> {
            type Ok = Bound<'py, PyAny>;
            type Error = Failure;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Failure> {
                self.put(self.to.keys.get(name).into_any(), value)
            }

            fn end(self) -> Made<'py> {
                self.made()
            }
        })*
    };
}

entries! { SerializeStruct, SerializeStructVariant }
