//! Warlock cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9626b3c3

/// # Spirit Bomb
/// Spell · Shadow · 1 mana
/// > Deal $4 damage to a minion and your hero.
//~ derived BOT_222 1b5208bc ca4a4f53.20d769cc 4606d59e
pub const BOT_222: Power = spell(&[deal(4).to(together(&[A_MINION, YOUR_HERO]))]);

/// # Doubling Imp
/// Minion · Demon · 3 mana · 2/2
/// > **Battlecry:** Summon a copy of this minion.
//~ derived BOT_224 571fd712 06b0d49b.7b89058c 242507c4
pub const BOT_224: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Nethersoul Buster
/// Minion · Demon · 3 mana · 1/5
/// > **Battlecry:** Gain +1 Attack for each damage your hero has taken this turn.
/// - Makes: Nethercharged [`BOT_226e`] ("Attack increased.")
//~ done BOT_226 - 8d66875d.9a7c8ba0 72110ea6.d867b4ef
pub const BOT_226: Power =
    battlecry(&[attach("BOT_226e").with_x(YOUR_HERO.takes_damage_from(CARD).this_turn().in_all().count())]);

/// # Nethercharged
/// Enchantment
/// > Attack increased.
//~ done BOT_226e - d522ad72.29b7578e 790734dc
pub const BOT_226e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Soul Infusion
/// Spell · Shadow · 1 mana
/// > Give the left-most minion in your hand +2/+2.
/// - Makes: Infused [`BOT_263e`] ("\+2/+2.")
//~ done BOT_263 - ca4a4f53.1e771e81 3410196b.f3e64912
pub const BOT_263: Power = spell(&[attach("BOT_263e").to(YOUR_HAND.that(MINION).first(1))]);

/// # Infused
/// Enchantment
/// > \+2/+2.
//~ derived BOT_263e 28666661 d522ad72.d5727bd5 497eef05
pub const BOT_263e: Power = enchant(&[plus(2, 2)]);

/// # Dr. Morrigan
/// Minion · Undead · 6 mana · 5/5
/// > **Deathrattle:** Swap this with a minion from your deck.
//~ done BOT_433 - ef316f79.8d1a8b85 4480f567
pub const BOT_433: Power =
    deathrattle(&[select(YOUR_DECK.that(MINION).random()), summon(the(IT)), shuffle(the(THIS)).when(there_is(&IT))]);

/// # Void Analyst
/// Minion · Demon · 2 mana · 2/2
/// > **Deathrattle:** Give all Demons in your hand +1/+1.
/// - Makes: Well-Studied [`BOT_443e`] ("\+1/+1 from Void Analyst.")
//~ derived BOT_443 6148c673 b4d66bc3.23c86b52 77ee4ad0.f0b49177
pub const BOT_443: Power = deathrattle(&[attach("BOT_443e").to(YOUR_HAND.that(DEMON))]);

/// # Well-Studied
/// Enchantment
/// > \+1/+1 from Void Analyst.
/// - Makes: Void Analyst [`BOT_443`] (2/2, "Deathrattle: Give all Demons in your hand +1/+1.")
//~ derived BOT_443e e663a7d5 d522ad72.5fb83534 c46ac90b.1aba2eb1
pub const BOT_443e: Power = enchant(&[plus(1, 1)]);

/// # Ectomancy
/// Spell · Shadow · 6 mana
/// > Summon copies of all Demons you control.
//~ done BOT_521 - b1a71a54.d4f0f653 8189dcb9
pub const BOT_521: Power = spell(&[summon(copy_of(FRIENDLY_MINIONS.that(DEMON)))]);

/// # Omega Agent
/// Minion · 5 mana · 4/5
/// > **Battlecry:** If you have 10 Mana Crystals, summon 2 copies of this minion.
//~ derived BOT_536 19906d52 a0c2f312.9cb410fc 72a944a8
pub const BOT_536: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]).when(MANA_CRYSTALS.at_least(10));

/// # The Soularium
/// Spell · Shadow · 2 mana
/// > Draw 3 cards. They are **Temporary**.
/// - Makes: Fleeting Soul [`BOT_568e`] ("Discards at the end of your turn.")
//~ done BOT_568 - a5d45018.525260d5 861a6484.99bd82a8
pub const BOT_568: Power = spell(&[draw(3), give(&[has(GameTag::GHOSTLY)]).to(THEM)]);

/// # Fleeting Soul
/// Enchantment
/// > Discards at the end of your turn.
//~ todo BOT_568e b41e09a0 d522ad72.aece52c5 69c8eab9
pub const BOT_568e: Power = TODO;

/// # Demonic Project
/// Spell · Shadow · 2 mana
/// > Each player transforms a random minion in their hand into a Demon.
//~ done BOT_913 - a5d45018.80a4e6d8 1dd8045d
#[rustfmt::skip]
pub const BOT_913: Power = spell(&[transform(YOUR_HAND.that(MINION).random(), random(DEMON)), transform(ENEMY_HAND.that(MINION).random(), random(DEMON))]);
