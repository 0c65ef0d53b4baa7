//! Warlock cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 685bbb94

/// # Darkshire Librarian
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
//~ derived OG_109 6586c604 0296240c.7cfb9fb2 fc4c96c6
pub const OG_109: Power = abilities(&[battlecry(&[discard(YOUR_HAND.random())]), deathrattle(&[draw(1)])]);

/// # Darkshire Councilman
/// Minion · 3 mana · 1/5
/// > After you summon a minion, gain +1 Attack.
/// - Makes: Power of the People [`OG_113e`] ("Increased Attack.")
//~ derived OG_113 7198a6df d6990338.82d41e00 c8f3beaa.168af33b
pub const OG_113: Power = after(YOU.summon(MINION)).then(&[give(&[ATTACK.plus(1)])]);

/// # Power of the People
/// Enchantment
/// > Increased Attack.
//~ todo OG_113e 49c81ccd d522ad72.08129cea dfbe16f3
pub const OG_113e: Power = TODO;

/// # Forbidden Ritual
/// Spell · Shadow · 0 mana
/// > Spend all your Mana. Summon that many 1/1 Tentacles.
/// - Makes: Icky Tentacle [`OG_114a`] (1/1)
//~ derived OG_114 8e9f68ab 30785034.7cc1479e 7a0f89f8.f10f8728
pub const OG_114: Power = spell(&[spend_all_mana(), summon(card("OG_114a")).times(LAST_AMOUNT)]);

/// # Icky Tentacle
/// Minion · 1 mana · 1/1
//~ vanilla OG_114a 0e8d90d6 cbd7c476 b5745eaa
pub const OG_114a: Power = VANILLA;

/// # Spreading Madness
/// Spell · Shadow · 3 mana
/// > Deal $13 damage randomly split among ALL characters.
//~ derived OG_116 fc6005ed 3c9c5d15.5ac4bb61 e2a2eb3d
pub const OG_116: Power = spell(&[deal(13).split_among(CHARACTERS)]);

/// # Renounce Darkness
/// Spell · Holy · 2 mana
/// > Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.
/// - Makes: Renounce Darkness Deck Ench [`OG_118e`]; New Calling [`OG_118f`] ("Cost reduced.")
///
/// # Notes
///
/// No source: one class for all; what is on the board stays as it is.
//~ done OG_118 - 5fbdf668.c838c239 b9926d86.34f25451
pub const OG_118: Power =
    spell(&[at_random(&[DEATH_KNIGHT, DEMON_HUNTER, DRUID, HUNTER, MAGE, PALADIN, PRIEST, ROGUE, SHAMAN, WARRIOR])]);

const WARLOCK_CARDS: Selector = together(&[YOUR_HAND, YOUR_DECK]).that(class(CardClass::Warlock));
const DEATH_KNIGHT: &[Effect] = &[
    become_hero_power(card("HERO_11bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::DeathKnight))),
    attach("OG_118f").to(IT),
];
const DEMON_HUNTER: &[Effect] = &[
    become_hero_power(card("HERO_10bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::DemonHunter))),
    attach("OG_118f").to(IT),
];
const DRUID: &[Effect] = &[
    become_hero_power(card("HERO_06bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Druid))),
    attach("OG_118f").to(IT),
];
const HUNTER: &[Effect] = &[
    become_hero_power(card("HERO_05bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Hunter))),
    attach("OG_118f").to(IT),
];
const MAGE: &[Effect] = &[
    become_hero_power(card("HERO_08bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Mage))),
    attach("OG_118f").to(IT),
];
const PALADIN: &[Effect] = &[
    become_hero_power(card("HERO_04bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Paladin))),
    attach("OG_118f").to(IT),
];
const PRIEST: &[Effect] = &[
    become_hero_power(card("HERO_09bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Priest))),
    attach("OG_118f").to(IT),
];
const ROGUE: &[Effect] = &[
    become_hero_power(card("HERO_03bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Rogue))),
    attach("OG_118f").to(IT),
];
const SHAMAN: &[Effect] = &[
    become_hero_power(card("HERO_02bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Shaman))),
    attach("OG_118f").to(IT),
];
const WARRIOR: &[Effect] = &[
    become_hero_power(card("HERO_01bp")),
    transform(WARLOCK_CARDS, random(class(CardClass::Warrior))),
    attach("OG_118f").to(IT),
];

/// # Renounce Darkness Deck Ench
/// Enchantment
//~ todo OG_118e 0f96c1ff d522ad72 254a972e
pub const OG_118e: Power = TODO;

/// # New Calling
/// Enchantment
/// > Cost reduced.
//~ done OG_118f - d522ad72.ca0484ff 88c29770
pub const OG_118f: Power = enchant(&[cost_less(1)]);

/// # Cho'gall
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
/// - Makes: Dark Power [`OG_121e`] ("Costs Health instead of Mana."); Dark Power [`OG_121e2`] ("Costs Health instead of Mana.")
//~ done OG_121 - 47db507d.a87e8853 1c86a9b3.99c37ee2
#[rustfmt::skip]
pub const OG_121: Power = battlecry(&[get(each_past(YOU.discard(CARD).this_game())), give(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT)]);

/// # Dark Power
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo OG_121e 4cdbe216 d522ad72.ad481fb2 9b308636
pub const OG_121e: Power = TODO;

/// # Dark Power
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo OG_121e2 cd7735f1 d522ad72.ad481fb2 9b308636
pub const OG_121e2: Power = TODO;

/// # DOOM!
/// Spell · Shadow · 10 mana
/// > Destroy all minions. Draw a card for each.
//~ done OG_239 - 7952fab5.ecccd445 2935318a
pub const OG_239: Power = spell(&[destroy(MINIONS), draw(1).for_each(IT)]);

/// # Possessed Villager
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
/// - Makes: Shadowbeast [`OG_241a`] (1/1)
//~ derived OG_241 b27e4ca1 cbd7c476.86eb320c 60e399b3.367cfad1
pub const OG_241: Power = deathrattle(&[summon(card("OG_241a"))]);

/// # Shadowbeast
/// Minion · 1 mana · 1/1
//~ vanilla OG_241a c130282a cbd7c476 bcda9865
pub const OG_241a: Power = VANILLA;

/// # Usher of Souls
/// Minion · 4 mana · 3/5
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); Soul Power [`OG_302e`] ("Increased Attack.")
//~ derived OG_302 9f668bc5 e3908842.2b268589 f01b52b2.e82cf088
pub const OG_302: Power = whenever(OTHER_MINIONS.die()).then(&[give(&[plus(1, 1)]).to(YOUR_CTHUN)]);

/// # Soul Power
/// Enchantment
/// > Increased Attack.
//~ todo OG_302e 1db6e5ac d522ad72.08129cea 874d0400
pub const OG_302e: Power = TODO;
