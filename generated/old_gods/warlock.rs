//! Warlock cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 132f32d0

/// # Darkshire Librarian
///
/// `OG_109` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Deathrattle, Battlecry, Discard Cards
///
/// State: Derived
//~ derived OG_109 d4e5b584 6586c604 df37f88b.7cfb9fb2
pub const OG_109: Power = abilities(&[battlecry(&[discard(YOUR_HAND.random())]), deathrattle(&[draw(1)])]);

/// # Darkshire Councilman
///
/// `OG_113` · Warlock minion · 3 mana · 1/5
///
/// > After you summon a minion, gain +1 Attack.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Enchantments: Power of the People [`OG_113e`]
///
/// State: Derived
//~ derived OG_113 25975ae0 7198a6df e2bcab80.82d41e00
pub const OG_113: Power = after(YOU.summon(MINION)).then(&[give(&[ATTACK.plus(1)])]);

/// # Power of the People
///
/// `OG_113e` · Warlock enchantment
///
/// > Increased Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_113e 629835db 49c81ccd d3998365.08129cea
pub const OG_113e: Power = TODO;

/// # Forbidden Ritual
///
/// `OG_114` · Warlock spell · Shadow · 0 mana
///
/// > Spend all your Mana. Summon that many 1/1 Tentacles.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Tokens: Icky Tentacle [`OG_114a`]
///
/// State: Derived
//~ derived OG_114 775fd848 afacee5f 6a3e4cfa.7cc1479e
pub const OG_114: Power = spell(&[spend_all_mana(), summon(card("OG_114a")).times(DONE)]);

/// # Icky Tentacle
///
/// `OG_114a` · Warlock minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_114a 94583330 0e8d90d6 817389d7
pub const OG_114a: Power = VANILLA;

/// # Spreading Madness
///
/// `OG_116` · Warlock spell · Shadow · 3 mana
///
/// > Deal $13 damage randomly split among ALL characters.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived OG_116 388e14c9 fc6005ed c6833599.5ac4bb61
pub const OG_116: Power = spell(&[deal(13).split_among(CHARACTERS)]);

/// # Renounce Darkness
///
/// `OG_118` · Warlock spell · Holy · 2 mana
///
/// > Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Renounce Darkness Deck Ench [`OG_118e`], New Calling [`OG_118f`]
///
/// State: Todo
//~ todo OG_118 5e810c79 7d067f67 91a2854c.c838c239
pub const OG_118: Power = TODO;

/// # Renounce Darkness Deck Ench
///
/// `OG_118e` · Neutral enchantment
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_118e 7f94f149 0f96c1ff 1a9e6871
pub const OG_118e: Power = TODO;

/// # New Calling
///
/// `OG_118f` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_118f 48527116 9b2ef3cb e13a1d71.ca0484ff
pub const OG_118f: Power = TODO;

/// # Cho'gall
///
/// `OG_121` · Warlock minion · 8 mana · 8/8
///
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dark Power [`OG_121e`], Dark Power [`OG_121e2`]
///
/// State: Derived
//~ derived OG_121 e0817539 91ab4ec9 16dc9d27.a87e8853
#[rustfmt::skip]
pub const OG_121: Power = battlecry(&[get(each_past(past(Side::Friendly, Deed::Discarded, Window::ThisGame))), give(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT)]);

/// # Dark Power
///
/// `OG_121e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Whispers of the Old Gods
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo OG_121e a40c2422 4cdbe216 47bceafe.ad481fb2
pub const OG_121e: Power = TODO;

/// # Dark Power
///
/// `OG_121e2` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_121e2 d10bc9b2 cd7735f1 60fdcaa1.ad481fb2
pub const OG_121e2: Power = TODO;

/// # DOOM!
///
/// `OG_239` · Warlock spell · Shadow · 10 mana
///
/// > Destroy all minions. Draw a card for each.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Derived
//~ derived OG_239 5f9bb4a3 142282b9 22d74680.ecccd445
pub const OG_239: Power = spell(&[destroy(MINIONS), draw(1).for_each(IT)]);

/// # Possessed Villager
///
/// `OG_241` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Shadowbeast [`OG_241a`]
///
/// State: Derived
//~ derived OG_241 eb95e9b7 b27e4ca1 c32ffe73.86eb320c
pub const OG_241: Power = deathrattle(&[summon(card("OG_241a"))]);

/// # Shadowbeast
///
/// `OG_241a` · Warlock minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_241a 66fcdc69 c130282a 867ae2e1
pub const OG_241a: Power = VANILLA;

/// # Usher of Souls
///
/// `OG_302` · Warlock minion · 4 mana · 3/5
///
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Soul Power [`OG_302e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_302 688a1aa8 9f668bc5 3a9bbe97.2b268589
pub const OG_302: Power = whenever(OTHER_MINIONS.die()).then(&[give(&[plus(1, 1)]).to(YOUR_CTHUN)]);

/// # Soul Power
///
/// `OG_302e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_302e beecaa0a 1db6e5ac edc77cf2.08129cea
pub const OG_302e: Power = TODO;
