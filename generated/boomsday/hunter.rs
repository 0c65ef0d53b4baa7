//! Hunter cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 36c5e473

/// # Bomb Toss
/// Spell · 2 mana
/// > Deal $2 damage. Summon a 0/2 Goblin Bomb.
/// - Makes: [`BOT_031`](crate::boomsday::neutral::BOT_031)
//~ derived BOT_033 d8e25e2c 7846e7ae.3a89518d f490bcad.16ea2343
pub const BOT_033: Power = spell(&[deal(2).to(TARGET), summon(card("BOT_031"))]);

/// # Boommaster Flark
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Summon four 0/2 Goblin Bombs.
/// - Makes: [`BOT_031`](crate::boomsday::neutral::BOT_031)
//~ derived BOT_034 3e01084e 41fa2862.e188d4b8 6d375433.16ea2343
pub const BOT_034: Power = battlecry(&[summon(card("BOT_031")).copies(4)]);

/// # Venomizer
/// Minion · Mech · 2 mana · 2/2
/// > **Magnetic Poisonous**
/// - Makes: Venomizer [`BOT_035e`] ("Poisonous.")
//~ vanilla BOT_035 8ef4d0ce e00ad7bf.16b86762 1f6563cd.ce82cec9
pub const BOT_035: Power = VANILLA;

/// # Venomizer
/// Enchantment
/// > **Poisonous**.
//~ derived BOT_035e 6fe758b4 d522ad72.b2c69ca0 1f6563cd
pub const BOT_035e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Fireworks Tech
/// Minion · 2 mana · 2/1
/// > **Battlecry:** Give a friendly Mech +1/+1. If it has **Deathrattle**, trigger it.
/// - Makes: Primed [`BOT_038e`] ("\+1/+1.")
//~ done BOT_038 - 5673be69.1a436b21 8836cdf4.d7bcadf0
#[rustfmt::skip]
pub const BOT_038: Power = battlecry(&[attach("BOT_038e").to(A_FRIENDLY_MINION.that(MECH)), trigger(Word::Deathrattle, IT).when(there_is(&IT.that(with(GameTag::DEATHRATTLE))))]);

/// # Primed
/// Enchantment
/// > \+1/+1.
//~ derived BOT_038e 6ec2d729 d522ad72.cb08f83e 064c19a2
pub const BOT_038e: Power = enchant(&[plus(1, 1)]);

/// # Necromechanic
/// Minion · 4 mana · 3/6
/// > Your **Deathrattles** trigger twice.
/// - Makes: Necromechanical [`BOT_039e`] ("Your Deathrattles trigger twice.")
//~ derived BOT_039 6f93952a e3b1249d.9f0c44db cce999cb.a6fac96c
pub const BOT_039: Power = aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]);

/// # Necromechanical
/// Enchantment
/// > Your **Deathrattles** trigger twice.
//~ todo BOT_039e eb84685c d522ad72.9f0c44db 4a7f00bd
pub const BOT_039e: Power = TODO;

/// # Spider Bomb
/// Minion · Mech · Beast · 3 mana · 2/2
/// > **Magnetic Deathrattle:** Destroy a random enemy minion.
/// - Makes: Spider Bomb [`BOT_251e`] ("Deathrattle: Destroy a random enemy minion.")
//~ derived BOT_251 88e6235f 8692db50.5010fe87 4a258054.ab5c6fd5
pub const BOT_251: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Spider Bomb
/// Enchantment
/// > **Deathrattle:** Destroy a random enemy minion.
//~ derived BOT_251e 6936ded0 d522ad72.e07700c8 4a258054
pub const BOT_251e: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Secret Plan
/// Spell · 1 mana
/// > **Discover** a **Secret**.
//~ derived BOT_402 9203b5ec 2f198b86.3509f51a 64b6fea9
pub const BOT_402: Power = spell(&[discover(SECRET)]);

/// # Flark's Boom-Zooka
/// Spell · 7 mana
/// > Summon 3 minions from your deck. They attack enemy minions, then die.
//~ done BOT_429 - 014b7716.5c82f757 e55b032f
pub const BOT_429: Power = spell(&[
    summon(the(YOUR_DECK.that(MINION).random_of(3))),
    make_attack(IT, ENEMY_MINIONS.random()),
    destroy(IT.that(is(&MINIONS))),
]);

/// # Goblin Prank
/// Spell · 2 mana
/// > Give a friendly minion +3/+3 and **Rush**. It dies at end of turn.
/// - Makes: Slimed [`BOT_437e`] ("\+3/+3 and Rush. Dies a slimy death at the end of…")
//~ done BOT_437 - 7846e7ae.5d395b0f 02c28438.50764c17
pub const BOT_437: Power = spell(&[attach("BOT_437e").to(A_FRIENDLY_MINION)]);

/// # Slimed
/// Enchantment
/// > \+3/+3 and **Rush**. Dies a slimy death at the end of the turn.
//~ done BOT_437e - d522ad72.d363db4d a42dbd9e
pub const BOT_437e: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::RUSH)]), whenever(PLAYERS.turn_end()).then(&[destroy(THIS)])]);

/// # Cybertech Chip
/// Spell · 2 mana
/// > Give your minions "**Deathrattle:** Add a random Mech to your hand."
/// - Makes: Chipped [`BOT_438e`] ("Deathrattle: Add a random Mech to your hand.")
//~ derived BOT_438 df162842 7846e7ae.09832470 e14acd50.fc29fd5e
pub const BOT_438: Power = spell(&[attach("BOT_438e").to(FRIENDLY_MINIONS)]);

/// # Chipped
/// Enchantment
/// > **Deathrattle:** Add a random Mech to your hand.
//~ derived BOT_438e 94338af4 d522ad72.18b145db e21a9bfc
pub const BOT_438e: Power = deathrattle(&[get(random(MECH))]);
