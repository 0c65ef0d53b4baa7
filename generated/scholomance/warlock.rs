//! Warlock cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6c71d6f5

/// # Boneweb Egg
/// Minion · 2 mana · 0/2
/// > **Deathrattle:** Summon two 2/1 Spiders. If you discard this, trigger its **Deathrattle**.
/// - Makes: Boneweb Spider [`SCH_147t`] (2/1)
//~ done SCH_147 - 5b78d2ef.dbd09191 1776503e.a075a091
#[rustfmt::skip]
pub const SCH_147: Power = abilities(&[deathrattle(&[summon(card("SCH_147t")).copies(2)]), on(Word::WhenDiscarded, &[trigger(Word::Deathrattle, THIS)])]);

/// # Boneweb Spider
/// Minion · Beast · 1 mana · 2/1
//~ vanilla SCH_147t d004fc72 e876b890 efc93ace
pub const SCH_147t: Power = VANILLA;

/// # Demonic Studies
/// Spell · Shadow · 1 mana
/// > **Discover** a Demon. Your next one costs (1) less.
/// - Makes: Demonic Studies [`SCH_158e`] ("Your next Demon costs (1) less."); Studying Demons [`SCH_158e2`] ("Costs (1) less.")
//~ derived SCH_158 75edcf4a ca4a4f53.7640e5cd a105b6b5.b6cd3eb2
pub const SCH_158: Power = spell(&[discover(DEMON), attach("SCH_158e").to(YOU)]);

/// # Demonic Studies
/// Enchantment
/// > Your next Demon costs (1) less.
//~ derived SCH_158e 0de4a33d d522ad72.c47acb48 a105b6b5
pub const SCH_158e: Power = enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost_less(1)]).until(YOU.play(DEMON));

/// # Studying Demons
/// Enchantment
/// > Costs (1) less.
//~ derived SCH_158e2 4307e846 d522ad72.f705eb41 3c2854b6
pub const SCH_158e2: Power = enchant(&[cost_less(1)]);

/// # Archwitch Willow
/// Minion · 8 mana · 5/5
/// > **Battlecry:** Summon a random Demon from your hand and deck.
//~ done SCH_181 - be3862ec.5d63625a 97cab345
#[rustfmt::skip]
pub const SCH_181: Power = battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random())), summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random()))]);

/// # School Spirits
/// Spell · Shadow · 3 mana
/// > Deal $2 damage to all minions. Shuffle 2 Soul Fragments into your deck.
/// - Makes: Soul Fragment [`SCH_307t`] ("Casts When Drawn Restore 2 Health to your hero.")
//~ derived SCH_307 4669fb19 3c9c5d15.e0570880 37b75d71.43cfb17f
pub const SCH_307: Power = spell(&[deal(2).to(MINIONS), shuffle(card("SCH_307t")).copies(2)]);

/// # Soul Fragment
/// Spell · Shadow · 0 mana
/// > **Casts When Drawn** Restore #2 Health to your hero.
/// - Classes: Warlock, Demon Hunter
//~ derived SCH_307t 62c46575 30785034.97d12e90 f5f055dd.a614d3b3
pub const SCH_307t: Power = spell(&[heal(2).to(YOUR_HERO)]);

/// # Void Drinker
/// Minion · Demon · 5 mana · 4/5
/// > **Taunt**. **Battlecry:** Destroy a Soul Fragment in your deck to gain +3/+3.
/// - Makes: Soul Fragment [`SCH_307t`] ("Casts When Drawn Restore 2 Health to your hero."); Soul Powered [`SCH_343e`] ("\+3/+3.")
//~ derived SCH_343 668ba6cb b9125c03.49f91fbe df34a00b.3d78e991
#[rustfmt::skip]
pub const SCH_343: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), attach("SCH_343e")]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Soul Powered
/// Enchantment
/// > \+3/+3.
//~ derived SCH_343e 18bb746d d522ad72.184d0f12 c58250c9
pub const SCH_343e: Power = enchant(&[plus(3, 3)]);

/// # Shadowlight Scholar
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage.
/// - Makes: Soul Fragment [`SCH_307t`] ("Casts When Drawn Restore 2 Health to your hero.")
//~ derived SCH_517 80b60d9b 05841e04.16c2a18c 8f67095b.43cfb17f
#[rustfmt::skip]
pub const SCH_517: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), deal(3).to(TARGET)]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Spirit Jailer
/// Minion · Demon · 1 mana · 1/3
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
/// - Classes: Warlock, Demon Hunter
/// - Makes: Soul Fragment [`SCH_307t`] ("Casts When Drawn Restore 2 Health to your hero.")
//~ derived SCH_700 df8d83cf 181797b2.dce78cbb 87794d33.a614d3b3.43cfb17f
pub const SCH_700: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2)]);

/// # Soul Shear
/// Spell · Shadow · 2 mana
/// > Deal $3 damage to a minion. Shuffle 2 Soul Fragments into your deck.
/// - Classes: Warlock, Demon Hunter
/// - Makes: Soul Fragment [`SCH_307t`] ("Casts When Drawn Restore 2 Health to your hero.")
//~ derived SCH_701 ded22fd0 a5d45018.99775ab3 805485e9.a614d3b3.43cfb17f
pub const SCH_701: Power = spell(&[deal(3).to(A_MINION), shuffle(card("SCH_307t")).copies(2)]);

/// # Felosophy
/// Spell · Fel · 1 mana
/// > Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
/// - Classes: Warlock, Demon Hunter
/// - Makes: Felosophically Inclined [`SCH_702e`] ("\+1/+1")
//~ done SCH_702 - ad794704.db579858 5c5a0cea.a614d3b3.308925cc
pub const SCH_702: Power = spell(&[
    remember(YOUR_HAND.that(DEMON).least(COST)),
    get(copy_of(REMEMBERED)),
    attach("SCH_702e").to(together(&[REMEMBERED, IT])).when(OUTCAST),
]);

/// # Felosophically Inclined
/// Enchantment
/// > \+1/+1
//~ derived SCH_702e b5ff5165 d522ad72.2add6a76 4127deec
pub const SCH_702e: Power = enchant(&[plus(1, 1)]);

/// # Soulciologist Malicia
/// Minion · 7 mana · 5/5
/// > **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
/// - Classes: Warlock, Demon Hunter
/// - Makes: Soul Fragment [`SCH_307t`] ("Casts When Drawn Restore 2 Health to your hero."); Released Soul [`SCH_703t`] (3/3, "Rush")
//~ done SCH_703 - 41fa2862.e74fb418 4a0b0f1c.a614d3b3.16586691
pub const SCH_703: Power = battlecry(&[summon(card("SCH_703t")).for_each(YOUR_DECK.that(named("SCH_307t")))]);

/// # Released Soul
/// Minion · Undead · 3 mana · 3/3
/// > **Rush**
/// - Classes: Warlock, Demon Hunter
//~ vanilla SCH_703t af1b2c63 e14ef5e3.57b12c28 773b2adc.a614d3b3
pub const SCH_703t: Power = VANILLA;
