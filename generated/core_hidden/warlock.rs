//! Warlock cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 191e08ad

/// # Tiny Knight of Evil
/// Minion · Demon · 2 mana · 3/2
/// > Whenever you discard a card, gain +2/+1.
/// - Reprint of: [`AT_021`](crate::grand_tournament::warlock::AT_021)
//~ reprint CORE_AT_021 45cfa670 61c640e7.62f0c0c3 6b09dc4f.1750d46a
pub const CORE_AT_021: Power = crate::cards::AT_021;

/// # The Soularium
/// Spell · Shadow · 2 mana
/// > Draw 3 cards. They are **Temporary**.
/// - Reprint of: [`BOT_568`](crate::boomsday::warlock::BOT_568)
//~ reprint CORE_BOT_568 03eb00ab a5d45018.525260d5 861a6484.7d935cd3
pub const CORE_BOT_568: Power = crate::cards::BOT_568;

/// # Imp Gang Boss
/// Minion · Demon · 3 mana · 2/4
/// > Whenever this minion takes damage, summon a 1/1 Imp.
/// - Reprint of: [`BRM_006`](crate::blackrock_mountain::warlock::BRM_006)
/// - Makes: [`BRM_006t`](crate::blackrock_mountain::warlock::BRM_006t)
//~ reprint CORE_BRM_006 2a3cba13 06b3468d.d89e77f3 088aefaf.69e29c14.b74e08c9
pub const CORE_BRM_006: Power = crate::cards::BRM_006;

/// # Enhanced Dreadlord
/// Minion · Demon · 8 mana · 5/7
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
/// - Reprint of: [`BT_304`](crate::ashes_of_outland::warlock::BT_304)
/// - Makes: [`BT_304t`](crate::ashes_of_outland::warlock::BT_304t)
//~ reprint CORE_BT_304 5217874f 3f2d5df5.f89b4db4 24cd3990.0a54d54d.466cfaf4
pub const CORE_BT_304: Power = crate::cards::BT_304;

/// # Abyssal Enforcer
/// Minion · Demon · 7 mana · 6/6
/// > **Battlecry:** Deal 3 damage to all other characters.
/// - Reprint of: [`CFM_751`](crate::gadgetzan::warlock::CFM_751)
//~ reprint CORE_CFM_751 2d786d60 bc968aa8.37f940eb 1a2f0cd7.3f8699e3
pub const CORE_CFM_751: Power = crate::cards::CFM_751;

/// # Dread Infernal
/// Minion · Demon · 6 mana · 6/6
/// > **Battlecry:** Deal 1 damage to ALL other characters.
/// - Reprint of: [`CS2_064`](crate::legacy::warlock::CS2_064)
//~ reprint CORE_CS2_064 70c1993a 28f64f08.3cdad07d 3e315727.f5d8deab
pub const CORE_CS2_064: Power = crate::cards::CS2_064;

/// # Voidwalker
/// Minion · Demon · 1 mana · 1/3
/// > **Taunt**
/// - Reprint of: [`CS2_065`](crate::legacy::warlock::CS2_065)
//~ vanilla CORE_CS2_065 f2d20bfc 181797b2.4b0c5d24 abd3d4af.12c7feb0
pub const CORE_CS2_065: Power = VANILLA;

/// # Ritual of Doom
/// Spell · Shadow · 0 mana
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
/// - Reprint of: [`CS3_002`](crate::legacy::warlock::CS3_002)
/// - Makes: [`CS3_002t`](crate::core::warlock::CS3_002t)
//~ reprint CORE_CS3_002 7920a95e 30785034.401a1120 4c09c35e.6d81bd6e.c2ba3a6b
pub const CORE_CS3_002: Power = crate::cards::CS3_002;

/// # Felsoul Jailer
/// Minion · Demon · 5 mana · 4/6
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
//~ done CORE_CS3_003 - b96d4954.ec8f8a23 22287b69
#[rustfmt::skip]
pub const CORE_CS3_003: Power = abilities(&[battlecry(&[discard(ENEMY_HAND.that(MINION).random()), remember(IT).when(there_is(&IT))]), deathrattle(&[return_to_hand(REMEMBERED.that(DEAD))])]);

/// # Enslaved Fel Lord
/// Minion · Demon · 7 mana · 4/10
/// > **Taunt**. Also damages the minions next to whomever this attacks.
/// - Reprint of: [`CS3_021`](crate::legacy::warlock::CS3_021)
//~ reprint CORE_CS3_021 b6d047c9 52a17b7d.fbf70cdf fd6f46b9.e7aee6ba
pub const CORE_CS3_021: Power = crate::cards::CS3_021;

/// # Arch-Villain Rafaam
/// Minion · 7 mana · 7/8
/// > **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
/// - Reprint of: [`DAL_422`](crate::rise_of_shadows::warlock::DAL_422)
//~ reprint CORE_DAL_422 ae08f1de 48e8ec6c.96e75215 1f094c1c.adb6d55f
pub const CORE_DAL_422: Power = crate::cards::DAL_422;

/// # Void Terror
/// Minion · Demon · 3 mana · 3/4
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
/// - Reprint of: [`EX1_304`](crate::classic::warlock::EX1_304)
//~ reprint CORE_EX1_304 95e7d946 de12c240.d1e4f92d 7b062d37.97c303c5
pub const CORE_EX1_304: Power = crate::cards::EX1_304;

/// # Power Overwhelming
/// Spell · Shadow · 1 mana
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
/// - Reprint of: [`EX1_316`](crate::classic::warlock::EX1_316)
//~ reprint CORE_EX1_316 d6bb68cf ca4a4f53.b638bfe3 3006ff98.b3fce447
pub const CORE_EX1_316: Power = crate::cards::EX1_316;

/// # Bloodbound Imp
/// Minion · Demon · 2 mana · 2/5
/// > Whenever this attacks, deal 2 damage to your hero.
/// - Reprint of: [`SW_084`](crate::stormwind::warlock::SW_084)
//~ reprint CORE_FIX_SW_084 e64c71c9 b4f4e630.7c77da14 c31848bd.c0089ad5
pub const CORE_FIX_SW_084: Power = crate::cards::SW_084;

/// # Voidcaller
/// Minion · Demon · 4 mana · 3/4
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
/// - Reprint of: [`FP1_022`](crate::naxxramas::warlock::FP1_022)
//~ reprint CORE_FP1_022 72c19200 98662cb9.314801f9 1fb9d711.8a19ec52
pub const CORE_FP1_022: Power = crate::cards::FP1_022;

/// # Gul'dan's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
/// - Reprint of: [`GIFT_11`](crate::legacy::warlock::GIFT_11)
//~ reprint CORE_GIFT_11 263501b2 2f198b86.2b9b91d9 85190147.77a74d2d
pub const CORE_GIFT_11: Power = crate::cards::GIFT_11;

/// # Fiendish Circle
/// Spell · Fel · 3 mana
/// > Summon four 1/1 Imps.
/// - Reprint of: [`GIL_191`](crate::witchwood::warlock::GIL_191)
/// - Makes: [`CORE_GIL_191t`](crate::core::warlock::CORE_GIL_191t); [`GIL_191t`](crate::witchwood::warlock::GIL_191t)
//~ reprint CORE_GIL_191 e2c667d4 d86badf2.96a89c4c 653c99c8.25ca2d76.7d654407
pub const CORE_GIL_191: Power = crate::cards::GIL_191;

/// # Mal'Ganis
/// Minion · Demon · 9 mana · 9/7
/// > Your hero is **Immune**. Your other Demons have +2/+2.
/// - Reprint of: [`GVG_021`](crate::goblins_vs_gnomes::warlock::GVG_021)
//~ reprint CORE_GVG_021 fa2d4f23 36004f2f.e2ffc7d3 cb4cf932.602ea03a
pub const CORE_GVG_021: Power = crate::cards::GVG_021;

/// # Defile
/// Spell · Shadow · 2 mana
/// > Deal $1 damage to all minions. If any die, cast this again.
/// - Reprint of: [`ICC_041`](crate::frozen_throne::warlock::ICC_041)
//~ reprint CORE_ICC_041 0408eb17 a5d45018.410cb1ff 16253218.e60c2175
pub const CORE_ICC_041: Power = crate::cards::ICC_041;

/// # Despicable Dreadlord
/// Minion · Demon · 5 mana · 4/6
/// > At the end of your turn, deal 1 damage to all enemy minions.
/// - Reprint of: [`ICC_075`](crate::frozen_throne::warlock::ICC_075)
//~ reprint CORE_ICC_075 e08b36ad b96d4954.ae623e86 974290e7.9469b492
pub const CORE_ICC_075: Power = crate::cards::ICC_075;

/// # Treachery
/// Spell · Shadow · 3 mana
/// > Choose a friendly minion and give it to your opponent.
/// - Reprint of: [`ICC_206`](crate::frozen_throne::warlock::ICC_206)
//~ reprint CORE_ICC_206 12b60242 3c9c5d15.55120937 f2547641.952abb6d
pub const CORE_ICC_206: Power = crate::cards::ICC_206;

/// # Howlfiend
/// Minion · Demon · 3 mana · 3/6
/// > Whenever this minion takes damage, discard a random card.
/// - Reprint of: [`ICC_218`](crate::frozen_throne::warlock::ICC_218)
//~ reprint CORE_ICC_218 cb3c9d81 de1e4a92.60ed800b 4f34039c.4aeda1df
pub const CORE_ICC_218: Power = crate::cards::ICC_218;

/// # Unwilling Sacrifice
/// Spell · Shadow · 3 mana
/// > Choose a friendly minion. Destroy it and a random enemy minion.
/// - Reprint of: [`ICC_469`](crate::frozen_throne::warlock::ICC_469)
//~ reprint CORE_ICC_469 0e02534e 3c9c5d15.7e8bfb05 ac5149f1.0368f082
pub const CORE_ICC_469: Power = crate::cards::ICC_469;

/// # Bloodreaver Gul'dan
/// Hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Summon all friendly Demons that died this game.
/// - Reprint of: [`ICC_831`](crate::frozen_throne::warlock::ICC_831)
/// - Makes: [`ICC_831p`](crate::frozen_throne::warlock::ICC_831p)
//~ reprint CORE_ICC_831 2929a5fe a33bad29.ffe9dd50 c93c20bd.5f8a6410.d37f1b7a
pub const CORE_ICC_831: Power = crate::cards::ICC_831;

/// # Blood-Queen Lana'thel
/// Minion · Undead · 5 mana · 1/6
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
/// - Reprint of: [`ICC_841`](crate::frozen_throne::warlock::ICC_841)
//~ reprint CORE_ICC_841 f7616687 47b1cca8.b380ef61 53ba710e.5ca1bf46
pub const CORE_ICC_841: Power = crate::cards::ICC_841;

/// # Sanguine Reveler
/// Minion · Undead · 1 mana · 1/1
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
/// - Reprint of: [`ICC_903`](crate::frozen_throne::warlock::ICC_903)
//~ reprint CORE_ICC_903 89579675 ef057e39.1ddcbe9b fe45f01c.0447be10
pub const CORE_ICC_903: Power = crate::cards::ICC_903;

/// # Lesser Amethyst Spellstone
/// Spell · Shadow · 4 mana
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
/// - Reprint of: [`LOOT_043`](crate::kobolds_and_catacombs::warlock::LOOT_043)
//~ reprint CORE_LOOT_043 bd701c5e 1e562e45.1a06b95c a49e74fa.a728b3c0
pub const CORE_LOOT_043: Power = crate::cards::LOOT_043;

/// # Imp-oster
/// Minion · Demon · 2 mana · 1/1
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
/// - Reprint of: [`MAW_000`](crate::castle_nathria::warlock::MAW_000)
//~ reprint CORE_MAW_000 9282cbc4 5f9126d7.22bb9af5 92c07213.94ab3f1b
pub const CORE_MAW_000: Power = crate::cards::MAW_000;

/// # Arson Accusation
/// Spell · Fire · 2 mana
/// > Choose a minion. Destroy it after your hero takes damage.
/// - Reprint of: [`MAW_001`](crate::castle_nathria::warlock::MAW_001)
//~ reprint CORE_MAW_001 6e4dd9c3 64e9e702.8171b15a 9d32d713.0eea0e3a
pub const CORE_MAW_001: Power = crate::cards::MAW_001;

/// # Habeas Corpses
/// Spell · Shadow · 3 mana
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
/// - Reprint of: [`MAW_002`](crate::castle_nathria::warlock::MAW_002)
//~ reprint CORE_MAW_002 2c36537c 3c9c5d15.93784b15 bfc38036.74969489
pub const CORE_MAW_002: Power = crate::cards::MAW_002;

/// # Darkshire Librarian
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
/// - Reprint of: [`OG_109`](crate::old_gods::warlock::OG_109)
//~ reprint CORE_OG_109 140aee81 0296240c.7cfb9fb2 fc4c96c6.17d63261
pub const CORE_OG_109: Power = crate::cards::OG_109;

/// # Possessed Villager
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
/// - Reprint of: [`OG_241`](crate::old_gods::warlock::OG_241)
/// - Makes: [`OG_241a`](crate::old_gods::warlock::OG_241a)
//~ reprint CORE_OG_241 21cc6992 cbd7c476.86eb320c 60e399b3.651af0d4.e3b91c48
pub const CORE_OG_241: Power = crate::cards::OG_241;

/// # Suffocating Shadows
/// Spell · Shadow · 3 mana
/// > When you play or discard this, destroy a random enemy minion.
/// - Reprint of: [`REV_239`](crate::castle_nathria::warlock::REV_239)
//~ reprint CORE_REV_239 e580f541 3c9c5d15.2a933679 72e93065.51b62c7a
pub const CORE_REV_239: Power = crate::cards::REV_239;

/// # Tome Tampering
/// Spell · 6 mana
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
/// - Reprint of: [`REV_240`](crate::castle_nathria::warlock::REV_240)
//~ reprint CORE_REV_240 7e826da2 9e3ad3c7.2f04cca7 8a27ea5f.5fa5da4e
pub const CORE_REV_240: Power = crate::cards::REV_240;

/// # Flustered Librarian
/// Minion · 1 mana · 1/3
/// > Has +1 Attack for each Imp you control.
/// - Reprint of: [`REV_242`](crate::castle_nathria::warlock::REV_242)
//~ reprint CORE_REV_242 8317cd95 cbeac1ac.16caf549 c2578fe6.edde2c4d
pub const CORE_REV_242: Power = crate::cards::REV_242;

/// # Mischievous Imp
/// Minion · Demon · 4 mana · 3/3
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_244`](crate::castle_nathria::warlock::REV_244)
/// - Makes: [`REV_244t`](crate::castle_nathria::warlock::REV_244t)
//~ reprint CORE_REV_244 98a53dbe 9861e642.f6802449.ea2304e3 c5b35bce.9e15a0c8.b395f88f
pub const CORE_REV_244: Power = crate::cards::REV_244;

/// # Impending Catastrophe
/// Spell · Shadow · 2 mana
/// > Draw a card. Repeat for each Imp you control.
/// - Reprint of: [`REV_245`](crate::castle_nathria::warlock::REV_245)
//~ reprint CORE_REV_245 6c7f1c9e a5d45018.51de7a8c f4c444ec.34c36d0a
pub const CORE_REV_245: Power = crate::cards::REV_245;

/// # Vile Library
/// Location · 2 mana · 2 uses
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
/// - Reprint of: [`REV_371`](crate::castle_nathria::warlock::REV_371)
//~ reprint CORE_REV_371 687b4b7a 22c71c9c.3a277b4c 80d1f9c0.5064c67d
pub const CORE_REV_371: Power = crate::cards::REV_371;

/// # Shadow Waltz
/// Spell · Shadow · 5 mana
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
/// - Reprint of: [`REV_372`](crate::castle_nathria::warlock::REV_372)
/// - Makes: [`REV_372t`](crate::castle_nathria::warlock::REV_372t)
//~ reprint CORE_REV_372 72900c0a cf35eba3.63e91fcb 96f9c0de.cebda6f5.c9f578ab
pub const CORE_REV_372: Power = crate::cards::REV_372;

/// # Lady Darkvein
/// Minion · 5 mana · 3/6
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
/// - Reprint of: [`REV_373`](crate::castle_nathria::warlock::REV_373)
/// - Makes: [`REV_373t`](crate::castle_nathria::warlock::REV_373t)
//~ reprint CORE_REV_373 3a06f9ba e8a80029.0905202d 7d9676db.fd682022.e60b0687
pub const CORE_REV_373: Power = crate::cards::REV_373;

/// # Shadowborn
/// Minion · Beast · 3 mana · 3/3
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
/// - Reprint of: [`REV_374`](crate::castle_nathria::warlock::REV_374)
//~ reprint CORE_REV_374 be92a947 22fea183.cef6bed3 e195a2fe.9b2059c1
pub const CORE_REV_374: Power = crate::cards::REV_374;

/// # Imp King Rafaam
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
/// - Numbers: {0} = 5
/// - Reprint of: [`REV_835`](crate::castle_nathria::warlock::REV_835)
/// - Makes: [`REV_835t`](crate::castle_nathria::warlock::REV_835t)
//~ reprint CORE_REV_835 5ce16f89 8b4b1bcd.2e37bc1b.ea2e0c35 598c7b82.9e877197.5efde54c
pub const CORE_REV_835: Power = crate::cards::REV_835;

/// # Demonic Studies
/// Spell · Shadow · 1 mana
/// > **Discover** a Demon. Your next one costs (1) less.
/// - Reprint of: [`SCH_158`](crate::scholomance::warlock::SCH_158)
//~ reprint CORE_SCH_158 b71d509f ca4a4f53.7640e5cd a105b6b5.8e1e1c98
pub const CORE_SCH_158: Power = crate::cards::SCH_158;

/// # Dark Alley Pact
/// Spell · Shadow · 4 mana
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
/// - Reprint of: [`SW_085`](crate::stormwind::warlock::SW_085)
/// - Makes: [`SW_085t`](crate::stormwind::warlock::SW_085t)
//~ reprint CORE_SW_085 f1cb68b4 1e562e45.7045360c 2ffb0487.7aa7a95c.6f3ef5de
pub const CORE_SW_085: Power = crate::cards::SW_085;

/// # High Priestess Jeklik
/// Minion · 4 mana · 3/5
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
/// - Reprint of: [`TRL_252`](crate::rastakhan::warlock::TRL_252)
//~ reprint CORE_TRL_252 cd8162e2 e3908842.87d1efbe fa2a894e.5162ef7a
pub const CORE_TRL_252: Power = crate::cards::TRL_252;

/// # Lakkari Felhound
/// Minion · Demon · 4 mana · 3/8
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
/// - Reprint of: [`UNG_833`](crate::ungoro::warlock::UNG_833)
//~ reprint CORE_UNG_833 de3669f7 999c681d.c563a555 32bdf3d6.d1ad0fdb
pub const CORE_UNG_833: Power = crate::cards::UNG_833;

/// # Bloodbound Imp
/// Minion · Demon · 2 mana · 2/5
/// > Whenever this attacks, deal 2 damage to your hero.
//~ derived Core_SW_084 40b1776d b4f4e630.7c77da14 c31848bd
pub const Core_SW_084: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(YOUR_HERO)]);
