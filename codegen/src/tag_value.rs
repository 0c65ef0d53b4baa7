//! The meanings of the numbers of tags, in words.

use cardwright_data::{
    CardClass, CardSet, CardType, Faction, GameTag, MultiClassGroup, PlayReq, Race, Rarity, SpellSchool, Zone,
};

/// The name of a tag, or its number if it has none.
///
/// ```
/// use cardwright::tag_value::tag_name;
/// use cardwright_data::GameTag;
/// assert_eq!(tag_name(GameTag::COST), "COST");
/// assert_eq!(tag_name(GameTag(65000)), "65000");
/// ```
pub fn tag_name(tag: GameTag) -> String {
    tag.to_string()
}

/// The meaning of an enum tag's value; `None` if the tag is a plain number.
///
/// ```
/// use cardwright::tag_value::value_title;
/// use cardwright_data::GameTag;
/// assert_eq!(value_title(GameTag::CLASS, 4).as_deref(), Some("Mage"));
/// assert_eq!(value_title(GameTag::COST, 4), None);
/// ```
pub fn value_title(tag: GameTag, value: i64) -> Option<String> {
    let title = match tag {
        GameTag::CARD_SET => return CardSet::try_from(value).ok().and_then(CardSet::title).map(Into::into),
        GameTag::CARDTYPE => CardType::try_from(value).ok().map(CardType::title),
        GameTag::CLASS => CardClass::try_from(value).ok().map(CardClass::title),
        GameTag::CARDRACE => Race::try_from(value).ok().map(Race::title),
        GameTag::RARITY => Rarity::try_from(value).ok().map(Rarity::title),
        GameTag::SPELL_SCHOOL => SpellSchool::try_from(value).ok().map(SpellSchool::title),
        GameTag::FACTION => Faction::try_from(value).ok().map(Faction::title),
        GameTag::ZONE => Zone::try_from(value).ok().map(Zone::title),
        GameTag::MULTI_CLASS_GROUP => MultiClassGroup::try_from(value).ok().map(MultiClassGroup::title),
        _ => None,
    };
    title.map(str::to_owned)
}

/// Whether the tag's value is the number of a card in the game's database.
///
/// ```
/// use cardwright::tag_value::names_card;
/// use cardwright_data::GameTag;
/// assert!(names_card(GameTag::HERO_POWER) && !names_card(GameTag::COST));
/// ```
pub fn names_card(tag: GameTag) -> bool {
    const NUMBERS: [u16; 9] = [858, 963, 1078, 1086, 1089, 1452, 1992, 2787, 3074];
    tag == GameTag::HERO_POWER || NUMBERS.contains(&tag.0)
}

/// A play requirement by name, with its parameter: `REQ_TARGET_MAX_ATTACK = 3`.
pub fn requirement_words(req: i64, param: Option<i64>) -> String {
    let name = PlayReq::try_from(req).map_or_else(|_| req.to_string(), |req| req.name().to_owned());
    param.map_or_else(|| name.clone(), |param| format!("{name} = {param}"))
}
