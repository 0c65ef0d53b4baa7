//! How the catalog is made: which cards there are, what their texts alone tell, what is kept of them.

mod aliases;
mod cache;
mod selection;
mod wording;
