//! Priest cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a20c786e

/// # Omega Medic
/// Minion · 3 mana · 3/4
/// > **Battlecry:** If you have 10 Mana Crystals, restore #10 Health to your hero.
//~ derived BOT_216 48ecb318 05841e04.ad083cc6 cfcd1a57
pub const BOT_216: Power = battlecry(&[heal(10).to(YOUR_HERO)]).when(MANA_CRYSTALS.at_least(10));

/// # Extra Arms
/// Spell · 3 mana
/// > Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2.
/// - Makes: More Arms! [`BOT_219t`] ("Give a minion +2/+2."); Armed [`BOT_219e`] ("\+2/+2.")
//~ done BOT_219 - 82ede6d1.edfc1950 07a76ea7.2fbd624c
pub const BOT_219: Power = spell(&[attach("BOT_219e").to(A_MINION), get(card("BOT_219t"))]);

/// # Armed
/// Enchantment
/// > \+2/+2.
//~ derived BOT_219e a51cf01c d522ad72.d5727bd5 397043ce
pub const BOT_219e: Power = enchant(&[plus(2, 2)]);

/// # More Arms!
/// Spell · 3 mana
/// > Give a minion +2/+2.
/// - Makes: More Armed [`BOT_219te`] ("\+2/+2.")
//~ derived BOT_219t e629d23a 82ede6d1.ceb663a7 9cbf9527.a7301c34
pub const BOT_219t: Power = spell(&[attach("BOT_219te").to(A_MINION)]);

/// # More Armed
/// Enchantment
/// > \+2/+2.
//~ derived BOT_219te 9efa711b d522ad72.d5727bd5 c24c4c7c
pub const BOT_219te: Power = enchant(&[plus(2, 2)]);

/// # Zerek, Master Cloner
/// Minion · 6 mana · 5/5
/// > **Deathrattle:** If you've cast any spells on this minion, resummon it.
/// - Makes: Cloning Vector [`BOT_258e`] ("Prepared to summon Zerek, Master Cloner")
//~ done BOT_258 - 73fb5380.ecb65639 fc9c9c4a.3fe3f448
pub const BOT_258: Power = abilities(&[
    whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[set_counter(0, 1)]),
    deathrattle(&[summon(fresh_copy_of(THIS))]).when(equals(&counter_value(0), 1)),
]);

/// # Cloning Vector
/// Enchantment
/// > Prepared to summon Zerek, Master Cloner
//~ todo BOT_258e 762bd866 d522ad72.6bc80f08 bb6c22b2
pub const BOT_258e: Power = TODO;

/// # Cloning Device
/// Spell · 1 mana
/// > **Discover** a copy of a minion in your opponent's deck.
//~ derived BOT_435 a2afcb14 2f198b86.7aecea37 df134454
pub const BOT_435: Power = spell(&[discover_then(Offer::Entities(ENEMY_DECK.that(MINION)), &[get(copy_of(IT))])]);

/// # Dead Ringer
/// Minion · Undead · Mech · 2 mana · 2/1
/// > **Deathrattle:** Draw a **Deathrattle** minion from your deck.
//~ derived BOT_509 e3599cf9 ed3f8e8e.58edb4cc 070ef2b8
pub const BOT_509: Power = deathrattle(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Topsy Turvy
/// Spell · 0 mana
/// > Swap a minion's Attack and Health.
/// - Makes: Downside Up [`BOT_517e`] ("Attack and Health have been swapped by Topsy…")
//~ derived BOT_517 a3f54944 3e8f9d5a.11781e66 04f66689.b2789a8c
pub const BOT_517: Power = spell(&[swap_stats(A_MINION)]);

/// # Downside Up
/// Enchantment
/// > Attack and Health have been swapped by Topsy Turvy.
/// - Makes: Topsy Turvy [`BOT_517`] ("Swap a minion's Attack and Health.")
//~ todo BOT_517e 7a253792 d522ad72.86186824 f66f6297.80bc1f09
pub const BOT_517e: Power = TODO;

/// # Power Word: Replicate
/// Spell · 5 mana
/// > Choose a friendly minion. Summon a 5/5 copy of it.
/// - Makes: Replicated [`BOT_529e`] ("5/5.")
//~ derived BOT_529 9701aa35 36b694de.d0defb90 a91a184d.83d31a4f
pub const BOT_529: Power = spell(&[select(A_FRIENDLY_MINION), summon(copy_of(IT)), attach("BOT_529e").to(IT)]);

/// # Replicated
/// Enchantment
/// > 5/5.
//~ derived BOT_529e 1130f596 d522ad72.36023d4f 4a13e067
pub const BOT_529e: Power = enchant(&[become_stats(5, 5)]);

/// # Test Subject
/// Minion · 1 mana · 0/2
/// > **Deathrattle:** Shuffle any spells you cast on this minion into your deck.
/// - Makes: Test Subject [`BOT_558_puzzle`] (0/2, "Deathrattle: Return any spells you cast on this…"); Stored Data [`BOT_558e`] ("Storing spell.")
//~ done BOT_558 - a86353dd.eb8777b6 48537fab.04180eef
pub const BOT_558: Power = abilities(&[
    whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[keep_with(copy_of(THAT), THIS)]),
    deathrattle(&[shuffle(copy_of(KEPT))]),
]);

/// # Test Subject
/// Minion · 1 mana · 0/2
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
//~ todo BOT_558_puzzle 2f466488 a86353dd.f8443c58 48537fab
pub const BOT_558_puzzle: Power = TODO;

/// # Stored Data
/// Enchantment
/// > Storing spell.
/// - Makes: Stored Data [`BOT_558e_puzzle`] ("Storing spell.")
//~ todo BOT_558e e73417be d522ad72.7ab1d179 03f0b97c.347dc25e
pub const BOT_558e: Power = TODO;

/// # Stored Data
/// Enchantment
/// > Storing spell.
//~ todo BOT_558e_puzzle 3f2dcaad d522ad72.7ab1d179 03f0b97c
pub const BOT_558e_puzzle: Power = TODO;

/// # Reckless Experimenter
/// Minion · Undead · 5 mana · 4/6
/// > **Deathrattle** minions you play cost (3) less, but die at the end of the turn.
/// - Makes: Reckless Experiment [`BOT_566e`] ("This minion will die a reckless death at the end…"); Reckless Experiment [`BOT_566e2`] ("Costs (3) less.")
//~ done BOT_566 - 52c1a91a.92f54e60 63bb3236.81d52ac4
pub const BOT_566: Power = abilities(&[
    aura(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)]))).gives("BOT_566e2"),
    whenever(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[attach("BOT_566e").to(THAT)]),
]);

/// # Reckless Experiment
/// Enchantment
/// > This minion will die a reckless death at the end of the turn.
//~ done BOT_566e - d522ad72.dcce14f6 dcf7e8d1
pub const BOT_566e: Power = whenever(PLAYERS.turn_end()).then(&[destroy(THIS)]);

/// # Reckless Experiment
/// Enchantment
/// > Costs (3) less.
//~ derived BOT_566e2 82da4cd6 d522ad72.bb1f76c5 dcf7e8d1
pub const BOT_566e2: Power = enchant(&[cost_less(3)]);

/// # Zerek's Cloning Gallery
/// Spell · 9 mana
/// > Summon a 1/1 copy of each minion in your deck.
/// - Makes: Cloned [`BOT_567e`] ("1/1.")
//~ done BOT_567 - dc4d8b63.2ded408d 2e65d6bc.a24ca778
pub const BOT_567: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION))), attach("BOT_567e").to(IT)]);

/// # Cloned
/// Enchantment
/// > 1/1.
//~ derived BOT_567e 4c4466f2 d522ad72.d68bebe2 223f6cfb
pub const BOT_567e: Power = enchant(&[become_stats(1, 1)]);
