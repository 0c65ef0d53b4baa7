//! Paladin cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bcf58ffa

/// # Dragonscale Armaments
/// Spell · Holy · 1 mana
/// > Draw a spell that started in your deck and one that didn't.
//~ done EDR_251 - dd4c6abd.f550e5f0 b76c4d92
pub const EDR_251: Power =
    spell(&[draw_that(1, all(&[SPELL, STARTED_IN_DECK])), draw_that(1, all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// # Mark of Ursol
/// Spell · 2 mana
/// > Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
/// - Makes: Mark of Ursol [`EDR_252e`] ("Stats set to 1/1."); Might of Ursol [`EDR_252e1`] ("Stats set to 3/3.")
//~ done EDR_252 - 7846e7ae.d8a25ddd ca83e298.7d82a90f
pub const EDR_252: Power = spell(&[
    select(A_MINION),
    either(there_is(&IT.that(ENEMY)), &[attach("EDR_252e").to(IT)], &[attach("EDR_252e1").to(IT)]),
]);

/// # Mark of Ursol
/// Enchantment
/// > Stats set to 1/1.
//~ derived EDR_252e bf820c1c d522ad72.26c4e028 ca83e298
pub const EDR_252e: Power = enchant(&[become_stats(1, 1)]);

/// # Might of Ursol
/// Enchantment
/// > Stats set to 3/3.
//~ derived EDR_252e1 e1ecb51c d522ad72.f7a3f503 a71e1d99
pub const EDR_252e1: Power = enchant(&[become_stats(3, 3)]);

/// # Ursine Maul
/// Weapon · 4 mana · 4/2 durability
/// > After your hero attacks, draw a card.
//~ derived EDR_253 25f9aabe 0dbec9f6.a64dc786 6010ca16
pub const EDR_253: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Renewing Flames
/// Spell · Nature · 7 mana
/// > **Lifesteal**. Deal $5 damage to the lowest Health enemy, twice.
//~ derived EDR_255 a72f27ae c88acb42.8b40cdf8 d5c99f01
pub const EDR_255: Power = spell(&[deal(5).to(ENEMIES.least(HEALTH)).repeated(2)]);

/// # Dreamwarden
/// Minion · Dragon · 4 mana · 3/4
/// > **Taunt**. **Battlecry:** If there is a card in your deck that didn't start there, draw it and gain +2/+2.
/// - Makes: Portalmancy [`EDR_256e`] ("\+2/+2.")
//~ done EDR_256 - 98ad94e7.908b01be 65a4bc53.c849aa33
#[rustfmt::skip]
pub const EDR_256: Power = battlecry(&[draw_that(1, not(&STARTED_IN_DECK)), attach("EDR_256e")]).when(there_is(&YOUR_DECK.that(not(&STARTED_IN_DECK))));

/// # Portalmancy
/// Enchantment
/// > \+2/+2.
//~ derived EDR_256e 29a51379 d522ad72.d5727bd5 511a1178
pub const EDR_256e: Power = enchant(&[plus(2, 2)]);

/// # Lightmender
/// Minion · 4 mana · 3/3
/// > **Taunt. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
/// - Makes: Holy Bond [`EDR_257a`] ("\+3 Attack and Divine Shield."); Embrace of the Light [`EDR_257b`] ("\+3 Health and Lifesteal.")
//~ done EDR_257 - e3939604.e46ce31a 94b6d838.883d996f
pub const EDR_257: Power = choose_one(&["EDR_257a", "EDR_257b"]);

/// # Holy Bond
/// Spell · 4 mana
/// > \+3 Attack and **Divine Shield**.
/// - Makes: Holy Bonded [`EDR_257ae`] ("\+3 Attack.")
//~ done EDR_257a - 38d1d3b0.3c5c8a1c f7872bbf.d589ee0c
pub const EDR_257a: Power = spell(&[attach("EDR_257ae"), give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Holy Bonded
/// Enchantment
/// > \+3 Attack.
//~ derived EDR_257ae 3ba3d528 d522ad72.a18441c4 487a119b
pub const EDR_257ae: Power = enchant(&[ATTACK.plus(3)]);

/// # Embrace of the Light
/// Spell · 4 mana
/// > \+3 Health and **Lifesteal**.
/// - Makes: Light's Embrace [`EDR_257be`] ("\+3 Health.")
//~ done EDR_257b - 38d1d3b0.37a1f9c2 af8f8be9.af361ce8
pub const EDR_257b: Power = spell(&[attach("EDR_257be"), give(&[has(GameTag::LIFESTEAL)])]);

/// # Light's Embrace
/// Enchantment
/// > \+3 Health.
//~ derived EDR_257be cc26a012 d522ad72.539c4322 126b8a49
pub const EDR_257be: Power = enchant(&[HEALTH.plus(3)]);

/// # Toreth the Unbreaking
/// Minion · 5 mana · 3/4
/// > **Divine Shield**, **Taunt** Your **Divine Shields** take three hits to break.
//~ done EDR_258 - e8bf089b.7d070c9d aac1026a
pub const EDR_258: Power = aura(YOU).have(&[has_at_least(GameTag::DIVINE_SHIELD_DAMAGE, 3)]);

/// # Ursol
/// Minion · Beast · 8 mana · 9/7
/// > **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
/// - Numbers: {0} = 3
/// - Makes: Ursol's Aura [`EDR_259e1`] ("At the end of your turn, cast …. Lasts X turns.")
//~ done EDR_259 - c55c58c1.de811b87.ea2304e3 a6dc705b.d39fc5e6
pub const EDR_259: Power = battlecry(&[if_(
    there_is(&YOUR_HAND.that(SPELL)),
    &[remember(YOUR_HAND.that(SPELL).most(COST)), put_into_play(card("EDR_259e1")), keep_with(the(REMEMBERED), IT)],
)]);

/// # Ursol's Aura
/// Spell · Holy · 1 mana
/// > At the end of your turn, cast {0}. Lasts @ turns.
//~ done EDR_259e1 - dd4c6abd.0770f325 5cdad34e
pub const EDR_259e1: Power = abilities(&[at_end_of_your_turn(&[cast(copy_of(KEPT))]), lasts(3)]);

/// # Aegis of Light
/// Spell · Holy · 2 mana
/// > Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
//~ derived EDR_264 20a0bc2d 5fbdf668.cbc0f59a 660d580f
pub const EDR_264: Power =
    spell(&[summon(random(all(&[MINION, COST.is(2)]))), give(&[has(GameTag::TAUNT)]).to(IT), imbue()]);

/// # Blessing of the Dragon
/// Hero Power · 1 mana
/// > Shuffle two Emerald Portals into your deck. *(Your Portals summon @-Cost Dragons.)*
/// - Numbers: {0} = 1
/// - Makes: Emerald Portal [`EDR_445pt3`] ("Casts When Drawn Summon a random 1-Cost Dragon.")
//~ done EDR_445p - 3808c64e.394bb7d7.eae7e889 25140cef.206c93ea
pub const EDR_445p: Power = hero_power(&[shuffle(card("EDR_445pt3")).copies(2)]);

/// # Emerald Portal
/// Spell · 1 mana
/// > **Casts When Drawn** Summon a random @-Cost Dragon.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its number is how often the Hero Power was Imbued, as the text of the Hero Power says of all Portals. The printed one is 1.
//~ done EDR_445pt3 - 2f198b86.4373c1f8.eae7e889 97f51d36
pub const EDR_445pt3: Power = abilities(&[
    spell(&[summon(random_costing(all(&[MINION, DRAGON]), TEXT_NUMBER))]),
    improved(sum(&[YOU.imbue().this_game().count(), fixed(-1)])),
]);

/// # Goldpetal Drake
/// Minion · Dragon · 3 mana · 3/4
/// > **Battlecry and Deathrattle: Imbue** your Hero Power.
//~ derived EDR_451 949e5ef3 4e44b10d.7006ea49 97dbb654
pub const EDR_451: Power = abilities(&[battlecry(&[imbue()]), deathrattle(&[imbue()])]);

/// # Smoldering Strength
/// Spell · Fire · 1 mana
/// > Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1*}!)@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
/// - Numbers: {0} = 1, {1} = 3
/// - Makes: Smoldering Strength [`FIR_914e`] ("\+1/+1.")
///
/// # Notes
///
/// It grows at the ends of its owner's turns and is discarded at the third (two other simulators, and "Discards this turn!").
/// Its number counts them, so that an exact copy is discarded with its original.
//~ done FIR_914 - e70c31b0.fed44a18.47c5f80b a48f6bc0.fd5efa98
pub const FIR_914: Power = abilities(&[
    spell(&[attach("FIR_914e").with_x(TEXT_NUMBER).to(A_FRIENDLY_MINION)]),
    whenever(YOU.turn_end()).in_hand().then(&[either(
        is_at_least(&TEXT_NUMBER, 3),
        &[discard(THIS)],
        &[raise_text_number(1)],
    )]),
]);

/// # Smoldering Strength
/// Enchantment
/// > \+{0}/+{0}.
/// - Numbers: {0} = 1
//~ done FIR_914e - d522ad72.ab03b3d4.eae7e889 a48f6bc0
pub const FIR_914e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Searing Reflection
/// Spell · Fire · 7 mana
/// > Draw a minion. Summon an 8/8 copy of it with **Divine Shield**.
/// - Makes: Searing Reflection [`FIR_941e1`] ("Stats set to 8/8.")
//~ done FIR_941 - 63dc65d0.bfa192c8 4fd445f7.db772cb4
#[rustfmt::skip]
pub const FIR_941: Power = spell(&[draw_that(1, MINION), summon(copy_of(IT)), attach("FIR_941e1").to(IT), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Searing Reflection
/// Enchantment
/// > Stats set to 8/8.
//~ derived FIR_941e1 d4bfaad3 d522ad72.ca8d8fb6 4fd445f7
pub const FIR_941e1: Power = enchant(&[become_stats(8, 8)]);

/// # Ashleaf Pixie
/// Minion · 2 mana · 3/2
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain **Divine Shield** and **Lifesteal**.
//~ derived FIR_961 ccca59e2 0296240c.a0ff329b 1cdafb8e
#[rustfmt::skip]
pub const FIR_961: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL)])]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));
