//! Card and tag data.
