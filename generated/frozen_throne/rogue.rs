//! Rogue cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b836b0d7

/// # Bone Baron
///
/// `ICC_065` · Rogue minion · 5 mana · 5/5
///
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Skeleton [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
///
/// State: Derived
//~ derived ICC_065 6bb4d865 4498863b d5943c7e.5503ef20
pub const ICC_065: Power = deathrattle(&[get(card("ICC_026t")).copies(2)]);

/// # Roll the Bones
///
/// `ICC_201` · Rogue spell · 2 mana
///
/// > Draw a card. If it has **Deathrattle**, cast this again.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived ICC_201 cd3a7619 a1e83ea2 d799a091.7f7dd42a
pub const ICC_201: Power =
    spell(&[draw(1), repeat(Word::Spell, the(THIS)).when(there_is(&IT.that(with(GameTag::DEATHRATTLE))))]);

/// # Leeching Poison
///
/// `ICC_221` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon **Lifesteal** this turn.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `1623` = 1
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
/// - Enchantments: Leeching Poison [`ICC_221e`]
///
/// State: Derived
//~ derived ICC_221 89324152 f1ecd9d8 0f0fc71f.51a6531b
pub const ICC_221: Power = spell(&[attach("ICC_221e").to(YOUR_WEAPON)]);

/// # Leeching Poison
///
/// `ICC_221e` · Rogue enchantment
///
/// > Has **Lifesteal** this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ICC_221e 5e49a8b0 9352476e 16751496.1e334d9c
pub const ICC_221e: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();

/// # Doomerang
///
/// `ICC_233` · Rogue spell · 1 mana
///
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ICC_233 f99dae53 7b141efb c10122b9.7218a8db
pub const ICC_233: Power = TODO;

/// # Runeforge Haunter
///
/// `ICC_240` · Rogue minion · 4 mana · 5/3
///
/// > During your turn, your weapon doesn't lose Durability.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Enchantments: Resilient Weapon [`ICC_240e`]
///
/// State: Todo
//~ todo ICC_240 62b2e962 35cfcf1e c13d2780.cb8086c3
pub const ICC_240: Power = TODO;

/// # Resilient Weapon
///
/// `ICC_240e` · Rogue enchantment
///
/// > No durability loss.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_240e abcc35b4 e58c72ee 2f590656.de612836
pub const ICC_240e: Power = TODO;

/// # Plague Scientist
///
/// `ICC_809` · Rogue minion · 3 mana · 2/3
///
/// > **Combo:** Give a friendly minion **Poisonous**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Refers to: Poisonous
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Give Poisonous."
/// - Enchantments: Test Subject [`ICC_809e`]
///
/// State: Derived
//~ derived ICC_809 73c468e9 1e32a32a 3927c4c8.75cdb3ad
pub const ICC_809: Power = combo(&[attach("ICC_809e").to(A_FRIENDLY_MINION)]);

/// # Test Subject
///
/// `ICC_809e` · Rogue enchantment
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · common
/// - Mechanics: Poisonous
///
/// State: Derived
//~ derived ICC_809e 410b7f69 a377c843 1ad88fce.2574dcf7
pub const ICC_809e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Lilian Voss
///
/// `ICC_811` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ICC_811 15206191 7e7238c7 ada09a14.1af143b9
pub const ICC_811: Power = battlecry(&[transform(YOUR_HAND.that(SPELL), random_of(SPELL, Classes::Opponent))]);

/// # Valeera the Hollow
///
/// `ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Hero power: Death's Shadow [`ICC_827p`]
/// - Enchantments: Shadow Reflection [`ICC_827e`], Veil of Shadows [`ICC_827e3`]
/// - Tokens: Shadow Reflection [`ICC_827t`]
///
/// State: Todo
//~ todo ICC_827 40906011 7d46f7d6 ea3ad47d.a88a60cb
pub const ICC_827: Power = TODO;

/// # Shadow Reflection
///
/// `ICC_827e` · Rogue enchantment
///
/// > Always copy your last played card.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `DEFINING_ENCHANTMENT` = 45724
///
/// State: Todo
//~ todo ICC_827e 63a67751 eb69cc31 45d49149.0c1094a3
pub const ICC_827e: Power = TODO;

/// # Veil of Shadows
///
/// `ICC_827e3` · Rogue enchantment
///
/// > **Stealth** until your next turn.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_827e3 8f05fdf3 ee5109d6 28f2fad3.cec81b7f
pub const ICC_827e3: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Death's Shadow
///
/// `ICC_827p` · Rogue hero power · 0 mana
///
/// > **Passive** During your turn, add a 'Shadow Reflection' to your hand.
///
/// - Set: Knights of the Frozen Throne
/// - Tokens: Shadow Reflection [`ICC_827t`]
///
/// State: Todo
//~ todo ICC_827p 6ebb5e59 887856f0 0b5c5fee.1df2d3f9
pub const ICC_827p: Power = TODO;

/// # Shadow Reflection
///
/// `ICC_827t` · Rogue spell · Shadow · 0 mana
///
/// > Each time you play a card, transform this into a copy of it.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_MUST_PLAY_OTHER_CARD_FIRST` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ICC_827t 78c1f286 2bc99f1b a907eba6.2cc77b0b
pub const ICC_827t: Power = TODO;

/// # Shadowblade
///
/// `ICC_850` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Your hero is **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Enchantments: Shaded [`ICC_850e`]
///
/// State: Derived
//~ derived ICC_850 434a269a 372a2e23 0b82bff3.4734034e
pub const ICC_850: Power = battlecry(&[attach("ICC_850e").to(YOUR_HERO)]);

/// # Shaded
///
/// `ICC_850e` · Rogue enchantment
///
/// > **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ICC_850e 5be16bf5 d5cfd060 bc27125e.fb55a5e5
pub const ICC_850e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Spectral Pillager
///
/// `ICC_910` · Rogue minion · 5 mana · 5/5
///
/// > **Combo:** Deal 2 damage to a minion for each other card you've played this turn.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal 2 damage to a minion: it was to any character until its text was changed); `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage for each other card played this turn."
///
/// State: Derived
//~ derived ICC_910 2a0a63b6 12b195fb 58b2d657.ae3344e0
pub const ICC_910: Power = combo(&[deal(2).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other())).to(A_MINION)]);
