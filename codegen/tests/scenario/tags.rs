//! The tags that an entity of the reference model has.

use cardwright_data::GameTag;
use cardwright_scenario::Tags;

#[test]
fn a_tag_is_there_once() {
    let mut tags = Tags::default();
    assert!(tags.insert(GameTag::TAUNT) && !tags.insert(GameTag::TAUNT) && tags.insert(GameTag::RUSH));
    assert!(tags.contains(GameTag::TAUNT) && !tags.contains(GameTag::CHARGE));
    assert!(tags.remove(GameTag::TAUNT) && !tags.remove(GameTag::TAUNT));
    assert_eq!(tags.iter().collect::<Vec<_>>(), [GameTag::RUSH]);
    tags.clear();
    assert_eq!(tags.iter().count(), 0);
}
