//! Hunter cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6e3ca290

/// # Zul'jin
///
/// `TRL_065` · Hunter hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Cast all spells you've played this game *(targets chosen randomly)*.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Berserker Throw [`TRL_065h`]
///
/// State: Done
//~ done TRL_065 eb525349 - e18058a6.c872c01e
pub const TRL_065: Power = battlecry(&[cast(each_past(CARDS_YOU_PLAYED.that(SPELL)))]);

/// # Berserker Throw
///
/// `TRL_065h` · Hunter hero power · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: Rastakhan's Rumble
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_065h 75902c81 c818795c cca6e74c.c0c62e9f
pub const TRL_065h: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Headhunter's Hatchet
///
/// `TRL_111` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Headhunter's Hatchet [`TRL_111e1`]
///
/// State: Derived
//~ derived TRL_111 609e9483 f356fb5e 506a1d3b.adc0111a
pub const TRL_111: Power = battlecry(&[give(&[HEALTH.plus(1)])]).when(there_is(&FRIENDLY_MINIONS.that(BEAST)));

/// # Headhunter's Hatchet
///
/// `TRL_111e1` · Neutral enchantment
///
/// > Increased Durability.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_111e1 ffe680ef 5aa0b01b 0c0a4742.4fc5c504
pub const TRL_111e1: Power = TODO;

/// # The Beast Within
///
/// `TRL_119` · Hunter spell · 1 mana
///
/// > Give a friendly Beast +1/+1, then it attacks a random enemy minion.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 20, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: The Beast Within [`TRL_119e`]
///
/// State: Derived
//~ derived TRL_119 c9de392e 7dabc429 624d0bf8.0a939fb3
pub const TRL_119: Power =
    spell(&[attach("TRL_119e").to(A_FRIENDLY_MINION.that(BEAST)), make_attack(IT, ENEMY_MINIONS.random())]);

/// # The Beast Within
///
/// `TRL_119e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_119e b0d0253b 8ab9fcf0 47c5e446.67341004
pub const TRL_119e: Power = enchant(&[plus(1, 1)]);

/// # Master's Call
///
/// `TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo TRL_339 35114649 8d222894 5e36f206.feca9563
pub const TRL_339: Power = TODO;

/// # Baited Arrow
///
/// `TRL_347` · Hunter spell · 5 mana
///
/// > Deal $3 damage. **Overkill:** Summon a 5/5 Devilsaur.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Overkill
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Devilsaur [`TRL_347t`]
///
/// State: Derived
//~ derived TRL_347 f31ac04f e510f891 c8d4781a.e4b121f6
pub const TRL_347: Power = abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::Overkill, &[summon(card("TRL_347t"))])]);

/// # Devilsaur
///
/// `TRL_347t` · Hunter minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TRL_347t 935cebaf ccaa185c 249ed062
pub const TRL_347t: Power = VANILLA;

/// # Springpaw
///
/// `TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `1584` = 1
/// - Tokens: Lynx [`TRL_348t`]
///
/// State: Derived
//~ derived TRL_348 3683f8a6 d27e0548 04397af8.292677ea
pub const TRL_348: Power = battlecry(&[get(card("TRL_348t"))]);

/// # Lynx
///
/// `TRL_348t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla TRL_348t 75ff5ed8 01703df9 44bcbf53.57b12c28
pub const TRL_348t: Power = VANILLA;

/// # Bloodscalp Strategist
///
/// `TRL_349` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** If you have a weapon equipped, **Discover** a spell.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived TRL_349 b2b595bd ca29c846 fe8ccb41.50f77c04
pub const TRL_349: Power = battlecry(&[discover(SPELL)]).when(there_is(&YOUR_WEAPON));

/// # Revenge of the Wild
///
/// `TRL_566` · Hunter spell · 2 mana
///
/// > Summon your Beasts that died this turn.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_TURN` = 20, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_566 2a662e50 2f577ad7 a8016b45.4c20f91c
pub const TRL_566: Power = spell(&[summon(each_past(past(Side::Friendly, Deed::Died, Window::ThisTurn).that(BEAST)))]);

/// # Halazzi, the Lynx
///
/// `TRL_900` · Hunter minion · 4 mana · 4/2
///
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `1584` = 1
/// - Tokens: Lynx [`TRL_348t`]
///
/// State: Derived
//~ derived TRL_900 c8d7916a aad4fc96 ba0f1401.fa9d63f6
pub const TRL_900: Power = battlecry(&[get(card("TRL_348t")).copies(10)]);

/// # Spirit of the Lynx
///
/// `TRL_901` · Hunter minion · 3 mana · 0/3
///
/// > **Stealth** for 1 turn. Whenever you summon a Beast, give it +1/+1.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
/// - Enchantments: Blessing of Halazzi [`TRL_901e`]
///
/// State: Derived
//~ derived TRL_901 968ee328 23112518 12266f81.7a1c7c12
#[rustfmt::skip]
pub const TRL_901: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), whenever(YOU.summon(BEAST)).then(&[attach("TRL_901e").to(THAT)])]);

/// # Blessing of Halazzi
///
/// `TRL_901e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_901e d705306d ce269baa 72405fd7.67341004
pub const TRL_901e: Power = enchant(&[plus(1, 1)]);
