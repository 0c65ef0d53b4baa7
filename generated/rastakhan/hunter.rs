//! Hunter cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 047e3773

/// # Zul'jin
/// Hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Cast all spells you've played this game *(targets chosen randomly*).
/// - Makes: Berserker Throw [`TRL_065h`] ("Deal 2 damage.")
//~ done TRL_065 - a33bad29.32bebba3 1312bcdb.e6efb18c
pub const TRL_065: Power = battlecry(&[cast(each_past(YOU.play(SPELL).this_game()))]);

/// # Berserker Throw
/// Hero Power · 2 mana
/// > Deal $2 damage.
//~ derived TRL_065h c818795c 4902b083.c0c62e9f 39c5eaf8
pub const TRL_065h: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Headhunter's Hatchet
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
/// - Makes: Headhunter's Hatchet [`TRL_111e1`] ("Increased Durability.")
//~ derived TRL_111 f356fb5e 55a4c629.adc0111a 6d1cd434.eeb67ea6
pub const TRL_111: Power = battlecry(&[give(&[HEALTH.plus(1)])]).when(there_is(&FRIENDLY_MINIONS.that(BEAST)));

/// # Headhunter's Hatchet
/// Enchantment
/// > Increased Durability.
//~ todo TRL_111e1 5aa0b01b d522ad72.4fc5c504 6d1cd434
pub const TRL_111e1: Power = TODO;

/// # The Beast Within
/// Spell · 1 mana
/// > Give a friendly Beast +1/+1, then it attacks a random enemy minion.
/// - Makes: The Beast Within [`TRL_119e`] ("\+1/+1.")
//~ derived TRL_119 7dabc429 2f198b86.0a939fb3 7648df15.a0a1cf85
pub const TRL_119: Power =
    spell(&[attach("TRL_119e").to(A_FRIENDLY_MINION.that(BEAST)), make_attack(IT, ENEMY_MINIONS.random())]);

/// # The Beast Within
/// Enchantment
/// > \+1/+1.
//~ derived TRL_119e 8ab9fcf0 d522ad72.cb08f83e 7648df15
pub const TRL_119e: Power = enchant(&[plus(1, 1)]);

/// # Master's Call
/// Spell · 3 mana
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
//~ done TRL_339 - 82ede6d1.feca9563 329dfca1
pub const TRL_339: Power = spell(&[
    select(together(&[YOUR_DECK.that(MINION).random_of(u8::MAX)]).different(3, CardProperty::Name)),
    either(there_is_no(&IT.that(not(&BEAST))), &[get(the(IT))], &[discover_from(IT)]),
]);

/// # Baited Arrow
/// Spell · 5 mana
/// > Deal $3 damage. **Overkill:** Summon a 5/5 Devilsaur.
/// - Makes: Devilsaur [`TRL_347t`] (5/5)
//~ derived TRL_347 e510f891 36b694de.e4b121f6 73074c52.b4ddad8c
pub const TRL_347: Power = abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::Overkill, &[summon(card("TRL_347t"))])]);

/// # Devilsaur
/// Minion · Beast · 5 mana · 5/5
//~ vanilla TRL_347t ccaa185c 6116b784 a633ef2e
pub const TRL_347t: Power = VANILLA;

/// # Springpaw
/// Minion · Beast · 1 mana · 1/1
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
/// - Makes: Lynx [`TRL_348t`] (1/1, "Rush")
//~ derived TRL_348 d27e0548 5533a85b.292677ea 5ca7ea64.0e271034
pub const TRL_348: Power = battlecry(&[get(card("TRL_348t"))]);

/// # Lynx
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla TRL_348t 01703df9 5533a85b.57b12c28 77636c0e
pub const TRL_348t: Power = VANILLA;

/// # Bloodscalp Strategist
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you have a weapon equipped, **Discover** a spell.
//~ derived TRL_349 ca29c846 def81b81.50f77c04 401734cf
pub const TRL_349: Power = battlecry(&[discover(SPELL)]).when(there_is(&YOUR_WEAPON));

/// # Revenge of the Wild
/// Spell · 2 mana
/// > Summon your Beasts that died this turn.
//~ done TRL_566 - 7846e7ae.4c20f91c 3fb0b00d
pub const TRL_566: Power = spell(&[summon(each_past(FRIENDLY_MINIONS.that(BEAST).die().this_turn()))]);

/// # Halazzi, the Lynx
/// Minion · Beast · 4 mana · 4/2
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
/// - Makes: Lynx [`TRL_348t`] (1/1, "Rush")
//~ done TRL_900 - 79f352f8.fa9d63f6 fb57003e.0e271034
pub const TRL_900: Power = battlecry(&[get(card("TRL_348t")).copies(10)]);

/// # Spirit of the Lynx
/// Minion · Undead · Beast · 3 mana · 0/3
/// > **Stealth** for 1 turn. Whenever you summon a Beast, give it +1/+1.
/// - Makes: Blessing of Halazzi [`TRL_901e`] ("\+1/+1.")
//~ derived TRL_901 23112518 a8966235.7a1c7c12 c8d988f9.1c881370
#[rustfmt::skip]
pub const TRL_901: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), whenever(YOU.summon(BEAST)).then(&[attach("TRL_901e").to(THAT)])]);

/// # Blessing of Halazzi
/// Enchantment
/// > \+1/+1.
//~ derived TRL_901e ce269baa d522ad72.cb08f83e 73ecbf04
pub const TRL_901e: Power = enchant(&[plus(1, 1)]);
