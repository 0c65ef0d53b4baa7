//! Rogue cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9b2ddc34

/// # Pharaoh Cat
///
/// `ULD_186` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random **Reborn** minion to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Reborn
/// - Tags: `1584` = 1, `2534` = 1
///
/// State: Derived
//~ derived ULD_186 affe3ec1 47b7426f a13471f7.aa4e6abe
pub const ULD_186: Power = battlecry(&[get(random(all(&[MINION, with(GameTag::REBORN)])))]);

/// # Whirlkick Master
///
/// `ULD_231` · Rogue minion · 2 mana · 1/2
///
/// > Whenever you play a **Combo** card, add a random **Combo** card to your hand.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Refers to: Combo
///
/// State: Derived
//~ derived ULD_231 9551d2f6 17847cf6 89653746.b20ce6f5
pub const ULD_231: Power = whenever(YOU.play(with(GameTag::COMBO))).then(&[get(random(with(GameTag::COMBO)))]);

/// # Sahket Sapper
///
/// `ULD_280` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ULD_280 78850eeb 5d03fa37 6f3d4973.b6a56825
pub const ULD_280: Power = deathrattle(&[return_to_hand(ENEMY_MINIONS.random())]);

/// # Hooked Scimitar
///
/// `ULD_285` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Combo:** Gain +2 Attack.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Polished [`ULD_285e`]
///
/// State: Derived
//~ derived ULD_285 6210018f ee596e7e afbf9849.ca39d189
pub const ULD_285: Power = combo(&[attach("ULD_285e")]);

/// # Polished
///
/// `ULD_285e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_285e 00ba6f71 90348e17 8238df9e.bf3d1612
pub const ULD_285e: Power = enchant(&[ATTACK.plus(2)]);

/// # Shadow of Death
///
/// `ULD_286` · Rogue spell · Shadow · 4 mana
///
/// > Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Shadow [`ULD_286t`]
///
/// State: Todo
//~ todo ULD_286 039c9646 07ead77b 22598d55.1efbfea1
pub const ULD_286: Power = TODO;

/// # Shadow
///
/// `ULD_286t` · Rogue spell · Shadow · 4 mana
///
/// > **Casts When Drawn** Summon a {0}.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ todo ULD_286t aac6d176 e1b6f472 2f7cc12e.262b5def
pub const ULD_286t: Power = TODO;

/// # Anka, the Buried
///
/// `ULD_288` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Change each **Deathrattle** minion in your hand into a 1/1 that costs (1).
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Buried [`ULD_288e`]
///
/// State: Derived
//~ derived ULD_288 cf7d0a4d 30204aec 4197db58.b934ebe5
#[rustfmt::skip]
pub const ULD_288: Power = battlecry(&[give(&[become_stats(1, 1)]).to(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)]))), give(&[cost(1)]).to(IT)]);

/// # Buried
///
/// `ULD_288e` · Druid enchantment
///
/// > Anka, the Buried made this 1/1.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_288e 2c8b9807 1664e6b2 c909ea9a.f35d709f
pub const ULD_288e: Power = TODO;

/// # Bazaar Burglary
///
/// `ULD_326` · Rogue spell · 1 mana
///
/// > **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Tokens: Ancient Blades [`ULD_326p`], Mirage Blade [`ULD_326t`]
///
/// State: Derived
//~ derived ULD_326 408be084 3f3ec4c6 df71a7c7.22d6575c
pub const ULD_326: Power =
    quest(Goal::Times(4), &[YOU.get(ANOTHER_CLASS)]).reward(&[become_hero_power(card("ULD_326p"))]);

/// # Ancient Blades
///
/// `ULD_326p` · Rogue hero power · 2 mana
///
/// > Equip a 3/2 Blade with **Immune** while attacking.
///
/// - Set: Saviors of Uldum
/// - Refers to: Immune
///
/// State: Todo
//~ todo ULD_326p 556876de 9e5fff3f b62e01e7.79199e2c
pub const ULD_326p: Power = TODO;

/// # Mirage Blade
///
/// `ULD_326t` · Rogue weapon · 2 mana · 3/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Saviors of Uldum
/// - Refers to: Immune
///
/// State: Derived
//~ derived ULD_326t 5fb0eb5f 7e2a21fe 2743fb1f.34a091c0
pub const ULD_326t: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Bazaar Mugger
///
/// `ULD_327` · Rogue minion · 5 mana · 3/5
///
/// > **Rush Battlecry:** Add a random minion from another class to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived ULD_327 f3d59053 359a95eb 4e983c68.85afdbee
pub const ULD_327: Power = battlecry(&[get(random_of(MINION, Classes::Other))]);

/// # Clever Disguise
///
/// `ULD_328` · Rogue spell · 2 mana
///
/// > Add 2 random spells from another class to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Derived
//~ derived ULD_328 da1081ba 47559961 e4e22359.80723d17
pub const ULD_328: Power = spell(&[get(random_of(SPELL, Classes::Other)).copies(2)]);

/// # Plague of Madness
///
/// `ULD_715` · Rogue spell · Shadow · 1 mana
///
/// > Each player equips a 2/2 Knife with **Poisonous**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Poisonous
/// - Reprint of: ME SMASH [`BRMA07_2H`](crate::blackrock_mountain::neutral::BRMA07_2H)
/// - Tokens: Plagued Knife [`ULD_715t`]
///
/// State: Derived
//~ derived ULD_715 2298c713 39a76db1 008c3a34.7b30e252
pub const ULD_715: Power = spell(&[equip(card("ULD_715t")).to(PLAYERS)]);

/// # Plagued Knife
///
/// `ULD_715t` · Rogue weapon · 1 mana · 2/2 durability
///
/// > **Poisonous**
///
/// - Set: Saviors of Uldum
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla ULD_715t b385313b 7af3fa6f 8eeb26ca.2574dcf7
pub const ULD_715t: Power = VANILLA;
