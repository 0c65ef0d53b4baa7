//! Priest cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fad8ea08

/// # Astral Automaton
///
/// `TTN_401` · Priest minion · 1 mana · 1/2
///
/// > Has +1/+1 for each other Astral Automaton you've summoned this game.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Aura
/// - Enchantments: Defense Matrix Online [`TTN_401e`]
///
/// State: Derived
//~ derived TTN_401 de7c9fd2 d0257a17 66bd8906.48443c8e
#[rustfmt::skip]
pub const TTN_401: Power = aura(THIS).have(&[plus(1, 1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(named("TTN_401")).other()))]);

/// # Defense Matrix Online
///
/// `TTN_401e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_401e bb08b392 241e494d c8f87c10.8950806f
pub const TTN_401e: Power = TODO;

/// # Aman'Thul
///
/// `TTN_429` · Priest minion · 7 mana · 3/10
///
/// > **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Discover
/// - Tags: `1544` = 1
/// - Enchantments: Power of the Highfather [`TTN_429e`]
/// - Tokens: Shape the Stars [`TTN_429t`], Strike from History [`TTN_429t2`], Vision of Heroes [`TTN_429t3`]
///
/// State: Todo
//~ todo TTN_429 2d44c104 1de644c2 f563fd8b.54b755f4
pub const TTN_429: Power = TODO;

/// # Power of the Highfather
///
/// `TTN_429e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_429e f6742b2c 15f490e5 1749e356.6d6ab056
pub const TTN_429e: Power = enchant(&[plus(2, 2)]);

/// # Shape the Stars
///
/// `TTN_429t` · Priest spell · 0 mana
///
/// > Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// - Set: TITANS
/// - Refers to: Titan
///
/// State: Todo
//~ todo TTN_429t 6010edd4 a24c571b a8aa56b7.ed48f292
pub const TTN_429t: Power = TODO;

/// # Strike from History
///
/// `TTN_429t2` · Priest spell · 0 mana
///
/// > Choose two enemy minions. Remove them from the game.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_429t2 8ac5e718 ad460893 c121602f.6dc5d3cf
pub const TTN_429t2: Power = TODO;

/// # Vision of Heroes
///
/// `TTN_429t3` · Priest spell · 0 mana
///
/// > Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_429t3 3c06a53d ccb8c232 3e290dcd.32b6805f
pub const TTN_429t3: Power =
    spell(&[summon(random(all(&[MINION, COST.is(6)]))), give(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]).to(IT)]);

/// # Creation Protocol
///
/// `TTN_430` · Priest spell · Holy · 2 mana
///
/// > **Discover** a copy of a minion in your deck. **Forge:** Get another copy.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Creation Protocol [`TTN_430t`]
///
/// State: Derived
//~ derived TTN_430 526d8c92 dad44d5a ebd29ac8.e3fc509a
pub const TTN_430: Power = spell(&[offer(Offer::Entities(YOUR_DECK.that(MINION)), &[get(copy_of(IT))])]);

/// # Creation Protocol
///
/// `TTN_430t` · Priest spell · Holy · 2 mana
///
/// > **Forged Discover** a copy of a minion in your deck. Get another copy of it.
///
/// - Set: TITANS · rare
/// - Mechanics: Discover, Forged
///
/// State: Todo
//~ todo TTN_430t 6fa13a6f c2d642c3 08b4ca58.9658dff4
pub const TTN_430t: Power = TODO;

/// # Shapeless Constellation
///
/// `TTN_441` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Transform into an 8/8 copy of a random minion in your hand.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shapeless [`TTN_441e2`]
///
/// State: Derived
//~ derived TTN_441 507fab4f d7204ab3 d60e2131.01be6c87
pub const TTN_441: Power = battlecry(&[transform(THIS, copy_of(YOUR_HAND.that(MINION).random())), attach("TTN_441e2")]);

/// # Shapeless
///
/// `TTN_441e2` · Neutral enchantment
///
/// > 8/8.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_441e2 67b47338 7fb40e36 315d1c58.d792f15a
pub const TTN_441e2: Power = enchant(&[become_stats(8, 8)]);

/// # Ra-den
///
/// `TTN_481` · Priest minion · 6 mana · 5/5
///
/// > **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ todo TTN_481 0b50f63b 0e46a75e 6304eeb5.902aef95
pub const TTN_481: Power = TODO;

/// # Student of the Stars
///
/// `TTN_482` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TTN_482 df2fdac7 21f62dc6 1c191f47.221926f4
pub const TTN_482: Power = TODO;

/// # Serenity
///
/// `TTN_483` · Priest spell · Holy · 4 mana
///
/// > Give all enemy minions -2 Attack. Destroy any with 0 Attack.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Serene [`TTN_483e`]
///
/// State: Derived
//~ derived TTN_483 3fbf5516 cc5b603a 03f147e1.7b579526
pub const TTN_483: Power = spell(&[attach("TTN_483e").to(ENEMY_MINIONS), destroy(IT.that(ATTACK.at_most(0)))]);

/// # Serene
///
/// `TTN_483e` · Priest enchantment
///
/// > -2 Attack.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_483e 04a9c475 1392e36b 4a7374fc.4e55ea5c
pub const TTN_483e: Power = enchant(&[ATTACK.plus(-2)]);

/// # False Disciple
///
/// `TTN_484` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Priest minion from the past.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
///
/// State: Derived
//~ derived TTN_484 77a164b7 ac8f2dbc b8745968.165060e1
pub const TTN_484: Power =
    battlecry(&[discover(all(&[MINION, class(CardClass::Priest), rarity(Rarity::Legendary), FROM_THE_PAST]))]);

/// # The Stars Align
///
/// `TTN_485` · Priest spell · Arcane · 3 mana
///
/// > Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Fate of the Stars [`TTN_485e1`]
///
/// State: Todo
//~ todo TTN_485 15f1bad9 bb461603 59613bdc.184b0997
pub const TTN_485: Power = TODO;

/// # Fate of the Stars
///
/// `TTN_485e1` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_485e1 39b6cc64 708961db 05cdc92a.2eb9e2d5
pub const TTN_485e1: Power = TODO;

/// # Grace of the Highfather
///
/// `TTN_745` · Priest spell · Holy · 3 mana
///
/// > Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Discover
/// - Refers to: Overheal
///
/// State: Todo
//~ todo TTN_745 5d5f8f1a 42b9e632 fd0e3c33.e0fe9696
pub const TTN_745: Power = TODO;

/// # Shadowtouched Kvaldir
///
/// `YOG_300` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next healing effect deals damage instead.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Twisted to the Core [`YOG_300e`]
///
/// State: Todo
//~ todo YOG_300 843b3d9a c8223862 b1664256.6bacdace
pub const YOG_300: Power = TODO;

/// # Twisted to the Core
///
/// `YOG_300e` · Neutral enchantment
///
/// > Your healing effects are dealing damage.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_300e ea23ff86 b6795513 8f71f1b0.19ec2705
pub const YOG_300e: Power = TODO;

/// # Twilight Torrent
///
/// `YOG_508` · Priest spell · Shadow · 2 mana
///
/// > Choose a character. If it's friendly, restore #6 Health. If it's an enemy, deal $3 damage.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Shadow of Death [`YOG_508e`]
///
/// State: Derived
//~ derived YOG_508 7b610173 2d391174 20c208c1.c3a13cfe
#[rustfmt::skip]
pub const YOG_508: Power = spell(&[with_each(TARGET), heal(6).to(TARGET).when(there_is(&IT.that(FRIENDLY))), deal(3).to(TARGET).when(there_is(&IT.that(ENEMY)))]);

/// # Shadow of Death
///
/// `YOG_508e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_508e d3e05519 ba1bcc74 e9cd653c.6d6ab056
pub const YOG_508e: Power = enchant(&[plus(2, 2)]);

/// # Soulburner Varia
///
/// `YOG_520` · Priest minion · 3 mana · 1/5
///
/// > After a friendly Undead dies, deal 2 damage to the enemy hero and get a random Shadow Priest spell.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived YOG_520 6938e446 72147e3d b137fc22.3462b645
#[rustfmt::skip]
pub const YOG_520: Power = after(OTHER_FRIENDLY_MINIONS.that(UNDEAD).die()).then(&[deal(2).to(ENEMY_HERO), get(random(all(&[school(SpellSchool::Shadow), class(CardClass::Priest)])))]);
