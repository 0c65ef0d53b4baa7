//! Any bytes: the reader gives entities or an error, and what it gives is read the same after being written.

use cardwright_data::carddefs::{CardDefs, Entity, Reader, Writer};

fn read(bytes: &[u8]) -> Option<(CardDefs, Vec<Entity>)> {
    let mut reader = Reader::new(bytes, "fuzz.xml");
    let root = reader.root().ok()?;
    let entities = reader.collect::<Result<_, _>>().ok()?;
    Some((root, entities))
}

/// Panics if the property does not hold for these bytes.
pub fn holds(bytes: &[u8]) {
    let Some((root, entities)) = read(bytes) else { return };
    let mut writer = Writer::new(Vec::new(), &root).expect("a vector takes all");
    for entity in &entities {
        writer.entity(entity).expect("a vector takes all");
    }
    let written = writer.finish().expect("a vector takes all");
    assert_eq!(read(&written), Some((root, entities)));
}
