//! Paladin cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0f51c3ec

/// # Desperate Measures
/// Spell · 1 mana
/// > **Twinspell** Cast a random Paladin **Secret**.
/// - Makes: Desperate Measures [`DAL_141ts`] ("Cast a random Paladin Secret.")
//~ derived DAL_141 5ae5d1ee 2f198b86.32da5f86 76ef68b9.25cdbd17
pub const DAL_141: Power =
    abilities(&[twinspell("DAL_141ts"), spell(&[cast(random(all(&[SECRET, class(CardClass::Paladin)])))])]);

/// # Desperate Measures
/// Spell · 1 mana
/// > Cast a random Paladin **Secret**.
//~ derived DAL_141ts d0ea9709 2f198b86.1c9b260f 76ef68b9
pub const DAL_141ts: Power = spell(&[cast(random(all(&[SECRET, class(CardClass::Paladin)])))]);

/// # Bronze Herald
/// Minion · Dragon · 3 mana · 3/2
/// > **Deathrattle:** Add two 4/4 Dragons to your hand.
/// - Makes: Bronze Dragon [`DAL_146t`] (4/4)
//~ derived DAL_146 a13d8dca 4e40c0cb.66e9b96c 5a75d2df.7afc3dd6
pub const DAL_146: Power = deathrattle(&[get(card("DAL_146t")).copies(2)]);

/// # Bronze Dragon
/// Minion · Dragon · 4 mana · 4/4
//~ vanilla DAL_146t 49ba8397 306f805a ca844895
pub const DAL_146t: Power = VANILLA;

/// # Dragon Speaker
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Give all Dragons in your hand +3/+3.
/// - Makes: Dragon Shout [`DAL_147e`] ("\+3/+3.")
//~ derived DAL_147 b3a62523 e8b987c6.a71a3f2b 6be892b1.7b3f6203
pub const DAL_147: Power = battlecry(&[attach("DAL_147e").to(YOUR_HAND.that(DRAGON))]);

/// # Dragon Shout
/// Enchantment
/// > \+3/+3.
//~ derived DAL_147e 8ab1839b d522ad72.184d0f12 deecdf8c
pub const DAL_147e: Power = enchant(&[plus(3, 3)]);

/// # Lightforged Blessing
/// Spell · Holy · 2 mana
/// > **Twinspell** Give a friendly minion **Lifesteal**.
/// - Makes: Lightforged Blessing [`DAL_568ts`] ("Give a friendly minion Lifesteal."); Lightforged Blessing [`DAL_568e`] ("Lifesteal")
//~ derived DAL_568 76c75e75 5fbdf668.0646229b 237e214c.d9cc31fd
pub const DAL_568: Power = abilities(&[twinspell("DAL_568ts"), spell(&[attach("DAL_568e").to(A_FRIENDLY_MINION)])]);

/// # Lightforged Blessing
/// Enchantment
/// > **Lifesteal**
//~ derived DAL_568e d91851fd d522ad72.b857c9f1 237e214c
pub const DAL_568e: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Lightforged Blessing
/// Spell · Holy · 2 mana
/// > Give a friendly minion **Lifesteal**.
//~ derived DAL_568ts 7a44a113 5fbdf668.0bebb852 237e214c
pub const DAL_568ts: Power = spell(&[give(&[has(GameTag::LIFESTEAL)]).to(A_FRIENDLY_MINION)]);

/// # Never Surrender!
/// Spell · 1 mana
/// > **Secret:** When your opponent casts a spell, give your minions +2 Health.
/// - Makes: Never Surrender! [`DAL_570e`] ("\+2 Health.")
//~ derived DAL_570 6483013a 2f198b86.8d741514 d4293506.2a9a0e93
pub const DAL_570: Power = whenever(OPPONENT.cast(SPELL)).then(&[attach("DAL_570e").to(FRIENDLY_MINIONS)]);

/// # Never Surrender!
/// Enchantment
/// > \+2 Health.
//~ derived DAL_570e b5239ca0 d522ad72.51d51864 d4293506
pub const DAL_570e: Power = enchant(&[HEALTH.plus(2)]);

/// # Mysterious Blade
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** If you control a **Secret**, gain +1 Attack.
/// - Makes: Mysterious [`DAL_571e`] ("\+1 Attack.")
//~ derived DAL_571 582c8a7b 55a4c629.0c94e2ea 10f7d189.94db0574
pub const DAL_571: Power = battlecry(&[attach("DAL_571e")]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Mysterious
/// Enchantment
/// > \+1 Attack.
//~ derived DAL_571e ef5319d9 d522ad72.379bca7a 7975bd6d
pub const DAL_571e: Power = enchant(&[ATTACK.plus(1)]);

/// # Commander Rhyssa
/// Minion · 3 mana · 4/3
/// > Your **Secrets** trigger twice.
//~ done DAL_573 - cbdfe8b5.646e54db 426b58c9
pub const DAL_573: Power = aura(YOU).have(&[has(SECRETS_TWICE)]);

/// # Nozari
/// Minion · Dragon · 10 mana · 4/12
/// > **Battlecry:** Restore both heroes to full Health.
//~ derived DAL_581 7c55f43b 188af1ce.86c1a5a2 5962aa1e
pub const DAL_581: Power = battlecry(&[heal_fully(HEROES)]);

/// # Call to Adventure
/// Spell · 3 mana
/// > Draw the lowest Cost minion from your deck. Give it +2/+2.
/// - Makes: Heroic [`DAL_727e`] ("\+2/+2.")
//~ derived DAL_727 f69ad87f 82ede6d1.173dca2c e24064b7.0990191c
pub const DAL_727: Power = spell(&[get(the(YOUR_DECK.that(MINION).least(COST))), attach("DAL_727e").to(IT)]);

/// # Heroic
/// Enchantment
/// > \+2/+2.
//~ derived DAL_727e 6a8b574f d522ad72.d5727bd5 eeb32254
pub const DAL_727e: Power = enchant(&[plus(2, 2)]);

/// # Duel!
/// Spell · 5 mana
/// > Summon a minion from each player's deck. They fight!
//~ done DAL_731 - 36b694de.c3269738 af025f70
pub const DAL_731: Power = spell(&[
    summon(the(YOUR_DECK.that(MINION).random())),
    remember(IT),
    summon(the(ENEMY_DECK.that(MINION).random())).for_(OPPONENT),
    make_attack(REMEMBERED, IT),
]);
