//! Warlock cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ddcb40fb

/// # Tiny Knight of Evil
///
/// `CORE_AT_021` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Reprint of: Tiny Knight of Evil [`AT_021`](crate::grand_tournament::warlock::AT_021)
///
/// State: Reprint
//~ reprint CORE_AT_021 d3a94e09 45cfa670 c32836bc.62f0c0c3
pub const CORE_AT_021: Power = crate::cards::AT_021;

/// # The Soularium
///
/// `CORE_BOT_568` · Warlock spell · Shadow · 2 mana
///
/// > Draw 3 cards. They are **Temporary**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Refers to: tag 3630
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 49423
/// - Reprint of: The Soularium [`BOT_568`](crate::boomsday::warlock::BOT_568)
///
/// State: Reprint
//~ reprint CORE_BOT_568 ceb09c63 03eb00ab fefaca5d.525260d5
pub const CORE_BOT_568: Power = crate::cards::BOT_568;

/// # Imp Gang Boss
///
/// `CORE_BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Reprint of: Imp Gang Boss [`BRM_006`](crate::blackrock_mountain::warlock::BRM_006)
/// - Tokens: Imp [`BRM_006t`](crate::blackrock_mountain::warlock::BRM_006t)
///
/// State: Reprint
//~ reprint CORE_BRM_006 ae049011 2a3cba13 eb585db5.d89e77f3
pub const CORE_BRM_006: Power = crate::cards::BRM_006;

/// # Enhanced Dreadlord
///
/// `CORE_BT_304` · Warlock minion · 8 mana · 5/7
///
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Lifesteal
/// - Reprint of: Enhanced Dreadlord [`BT_304`](crate::ashes_of_outland::warlock::BT_304)
/// - Tokens: Desperate Dreadlord [`BT_304t`](crate::ashes_of_outland::warlock::BT_304t)
///
/// State: Reprint
//~ reprint CORE_BT_304 98feacd9 5217874f 31e1c83b.f89b4db4
pub const CORE_BT_304: Power = crate::cards::BT_304;

/// # Abyssal Enforcer
///
/// `CORE_CFM_751` · Warlock minion · 7 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other characters.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Reprint of: Abyssal Enforcer [`CFM_751`](crate::gadgetzan::warlock::CFM_751)
///
/// State: Reprint
//~ reprint CORE_CFM_751 07e086e9 2d786d60 4df5b4fa.37f940eb
pub const CORE_CFM_751: Power = crate::cards::CFM_751;

/// # Dread Infernal
///
/// `CORE_CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Reprint of: Dread Infernal [`CS2_064`](crate::legacy::warlock::CS2_064)
///
/// State: Reprint
//~ reprint CORE_CS2_064 93ff35cd 70c1993a 3b2f5647.3cdad07d
pub const CORE_CS2_064: Power = crate::cards::CS2_064;

/// # Voidwalker
///
/// `CORE_CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Reprint of: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Vanilla
//~ vanilla CORE_CS2_065 39b6533c f2d20bfc 6d71d8b4.4b0c5d24
pub const CORE_CS2_065: Power = VANILLA;

/// # Ritual of Doom
///
/// `CORE_CS3_002` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Ritual of Doom [`CS3_002`](crate::legacy::warlock::CS3_002)
/// - Tokens: Demonic Tyrant [`CS3_002t`](crate::core::warlock::CS3_002t)
///
/// State: Reprint
//~ reprint CORE_CS3_002 f5fee522 7920a95e cba6978c.401a1120
pub const CORE_CS3_002: Power = crate::cards::CS3_002;

/// # Felsoul Jailer
///
/// `CORE_CS3_003` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived CORE_CS3_003 5f47672b afd97ba7 43974e19.ec8f8a23
#[rustfmt::skip]
pub const CORE_CS3_003: Power = abilities(&[battlecry(&[discard(ENEMY_HAND.that(MINION).random()), remember(IT)]), deathrattle(&[return_to_hand(REMEMBERED)])]);

/// # Enslaved Fel Lord
///
/// `CORE_CS3_021` · Warlock minion · 7 mana · 4/10
///
/// > **Taunt**. Also damages the minions next to whomever this attacks.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Reprint of: Enslaved Fel Lord [`CS3_021`](crate::legacy::warlock::CS3_021)
///
/// State: Reprint
//~ reprint CORE_CS3_021 a8ba3954 b6d047c9 c00345c0.fbf70cdf
pub const CORE_CS3_021: Power = crate::cards::CS3_021;

/// # Arch-Villain Rafaam
///
/// `CORE_DAL_422` · Warlock minion · 7 mana · 7/8
///
/// > Taunt **Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Arch-Villain Rafaam [`DAL_422`](crate::rise_of_shadows::warlock::DAL_422)
///
/// State: Reprint
//~ reprint CORE_DAL_422 b9a8f9d2 ae08f1de 80c44374.8904e6ff
pub const CORE_DAL_422: Power = crate::cards::DAL_422;

/// # Void Terror
///
/// `CORE_EX1_304` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Reprint of: Void Terror [`EX1_304`](crate::classic::warlock::EX1_304)
///
/// State: Reprint
//~ reprint CORE_EX1_304 4c4b8989 95e7d946 c115bb1a.d1e4f92d
pub const CORE_EX1_304: Power = crate::cards::EX1_304;

/// # Power Overwhelming
///
/// `CORE_EX1_316` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Power Overwhelming [`EX1_316`](crate::classic::warlock::EX1_316)
///
/// State: Reprint
//~ reprint CORE_EX1_316 61e1b698 d6bb68cf 4c5c1c68.b638bfe3
pub const CORE_EX1_316: Power = crate::cards::EX1_316;

/// # Bloodbound Imp
///
/// `CORE_FIX_SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Reprint of: Bloodbound Imp [`SW_084`](crate::stormwind::warlock::SW_084)
///
/// State: Reprint
//~ reprint CORE_FIX_SW_084 1e46c46a e64c71c9 07711816.7c77da14
pub const CORE_FIX_SW_084: Power = crate::cards::SW_084;

/// # Voidcaller
///
/// `CORE_FP1_022` · Warlock minion · 4 mana · 3/4
///
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Reprint of: Voidcaller [`FP1_022`](crate::naxxramas::warlock::FP1_022)
///
/// State: Reprint
//~ reprint CORE_FP1_022 140b8c9a 72c19200 7b08b8b7.314801f9
pub const CORE_FP1_022: Power = crate::cards::FP1_022;

/// # Gul'dan's Gift
///
/// `CORE_GIFT_11` · Warlock spell · 1 mana
///
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Gul'dan's Gift [`GIFT_11`](crate::legacy::warlock::GIFT_11)
///
/// State: Reprint
//~ reprint CORE_GIFT_11 b2d322a3 263501b2 0709e267.2b9b91d9
pub const CORE_GIFT_11: Power = crate::cards::GIFT_11;

/// # Fiendish Circle
///
/// `CORE_GIL_191` · Warlock spell · Fel · 3 mana
///
/// > Summon four 1/1 Imps.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Fiendish Circle [`GIL_191`](crate::witchwood::warlock::GIL_191)
/// - Tokens: Imp [`CORE_GIL_191t`](crate::core::warlock::CORE_GIL_191t), Imp [`GIL_191t`](crate::witchwood::warlock::GIL_191t)
///
/// State: Reprint
//~ reprint CORE_GIL_191 97b7f334 e2c667d4 19b5bb6e.96a89c4c
pub const CORE_GIL_191: Power = crate::cards::GIL_191;

/// # Mal'Ganis
///
/// `CORE_GVG_021` · Warlock minion · 9 mana · 9/7
///
/// > Your hero is **Immune**. Your other Demons have +2/+2.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Reprint of: Mal'Ganis [`GVG_021`](crate::goblins_vs_gnomes::warlock::GVG_021)
///
/// State: Reprint
//~ reprint CORE_GVG_021 b1d3147b fa2d4f23 f2ed902c.e2ffc7d3
pub const CORE_GVG_021: Power = crate::cards::GVG_021;

/// # Defile
///
/// `CORE_ICC_041` · Warlock spell · Shadow · 2 mana
///
/// > Deal $1 damage to all minions. If any die, cast this again.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Defile [`ICC_041`](crate::frozen_throne::warlock::ICC_041)
///
/// State: Reprint
//~ reprint CORE_ICC_041 781dd86e 0408eb17 e8b812a4.410cb1ff
pub const CORE_ICC_041: Power = crate::cards::ICC_041;

/// # Despicable Dreadlord
///
/// `CORE_ICC_075` · Warlock minion · 5 mana · 4/6
///
/// > At the end of your turn, deal 1 damage to all enemy minions.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Demon
/// - Reprint of: Despicable Dreadlord [`ICC_075`](crate::frozen_throne::warlock::ICC_075)
///
/// State: Reprint
//~ reprint CORE_ICC_075 b1b5349d e08b36ad 7445c268.ae623e86
pub const CORE_ICC_075: Power = crate::cards::ICC_075;

/// # Treachery
///
/// `CORE_ICC_206` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion and give it to your opponent.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Treachery [`ICC_206`](crate::frozen_throne::warlock::ICC_206)
///
/// State: Reprint
//~ reprint CORE_ICC_206 d189bb53 12b60242 95c461bc.55120937
pub const CORE_ICC_206: Power = crate::cards::ICC_206;

/// # Howlfiend
///
/// `CORE_ICC_218` · Warlock minion · 3 mana · 3/6
///
/// > Whenever this minion takes damage, discard a random card.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Reprint of: Howlfiend [`ICC_218`](crate::frozen_throne::warlock::ICC_218)
///
/// State: Reprint
//~ reprint CORE_ICC_218 277f3ae1 cb3c9d81 e692b307.60ed800b
pub const CORE_ICC_218: Power = crate::cards::ICC_218;

/// # Unwilling Sacrifice
///
/// `CORE_ICC_469` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Destroy it and a random enemy minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Unwilling Sacrifice [`ICC_469`](crate::frozen_throne::warlock::ICC_469)
///
/// State: Reprint
//~ reprint CORE_ICC_469 76097f53 0e02534e 8b39c3a8.7e8bfb05
pub const CORE_ICC_469: Power = crate::cards::ICC_469;

/// # Bloodreaver Gul'dan
///
/// `CORE_ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Bloodreaver Gul'dan [`ICC_831`](crate::frozen_throne::warlock::ICC_831)
/// - Hero power: Siphon Life [`ICC_831p`](crate::frozen_throne::warlock::ICC_831p)
///
/// State: Reprint
//~ reprint CORE_ICC_831 869d42c5 2929a5fe f1ce9511.ffe9dd50
pub const CORE_ICC_831: Power = crate::cards::ICC_831;

/// # Blood-Queen Lana'thel
///
/// `CORE_ICC_841` · Warlock minion · 5 mana · 1/6
///
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
/// - Reprint of: Blood-Queen Lana'thel [`ICC_841`](crate::frozen_throne::warlock::ICC_841)
///
/// State: Reprint
//~ reprint CORE_ICC_841 cf30bb09 f7616687 329cf619.b380ef61
pub const CORE_ICC_841: Power = crate::cards::ICC_841;

/// # Sanguine Reveler
///
/// `CORE_ICC_903` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly minion."
/// - Reprint of: Sanguine Reveler [`ICC_903`](crate::frozen_throne::warlock::ICC_903)
///
/// State: Reprint
//~ reprint CORE_ICC_903 646bc687 89579675 1dfd630a.1ddcbe9b
pub const CORE_ICC_903: Power = crate::cards::ICC_903;

/// # Lesser Amethyst Spellstone
///
/// `CORE_LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Lesser Amethyst Spellstone [`LOOT_043`](crate::kobolds_and_catacombs::warlock::LOOT_043)
///
/// State: Reprint
//~ reprint CORE_LOOT_043 8183ca24 bd701c5e 8c2ff187.1a06b95c
pub const CORE_LOOT_043: Power = crate::cards::LOOT_043;

/// # Imp-oster
///
/// `CORE_MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79537
/// - Target: "Choose a friendly Imp. Transform into a copy of it."
/// - Reprint of: Imp-oster [`MAW_000`](crate::castle_nathria::warlock::MAW_000)
///
/// State: Reprint
//~ reprint CORE_MAW_000 53de322a 9282cbc4 dd03c411.22bb9af5
pub const CORE_MAW_000: Power = crate::cards::MAW_000;

/// # Arson Accusation
///
/// `CORE_MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79538
/// - Reprint of: Arson Accusation [`MAW_001`](crate::castle_nathria::warlock::MAW_001)
///
/// State: Reprint
//~ reprint CORE_MAW_001 ec342068 6e4dd9c3 d097a2ea.8171b15a
pub const CORE_MAW_001: Power = crate::cards::MAW_001;

/// # Habeas Corpses
///
/// `CORE_MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79540
/// - Reprint of: Habeas Corpses [`MAW_002`](crate::castle_nathria::warlock::MAW_002)
///
/// State: Reprint
//~ reprint CORE_MAW_002 ce709e8d 2c36537c 399ee671.93784b15
pub const CORE_MAW_002: Power = crate::cards::MAW_002;

/// # Darkshire Librarian
///
/// `CORE_OG_109` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Deathrattle, Battlecry, Discard Cards
/// - Reprint of: Darkshire Librarian [`OG_109`](crate::old_gods::warlock::OG_109)
///
/// State: Reprint
//~ reprint CORE_OG_109 d5036dae 140aee81 81f270e9.7cfb9fb2
pub const CORE_OG_109: Power = crate::cards::OG_109;

/// # Possessed Villager
///
/// `CORE_OG_241` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Possessed Villager [`OG_241`](crate::old_gods::warlock::OG_241)
/// - Tokens: Shadowbeast [`OG_241a`](crate::old_gods::warlock::OG_241a)
///
/// State: Reprint
//~ reprint CORE_OG_241 74cc3e25 21cc6992 4398ad5d.86eb320c
pub const CORE_OG_241: Power = crate::cards::OG_241;

/// # Suffocating Shadows
///
/// `CORE_REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Invisible Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76922
/// - Reprint of: Suffocating Shadows [`REV_239`](crate::castle_nathria::warlock::REV_239)
///
/// State: Reprint
//~ reprint CORE_REV_239 040754ca e580f541 9e896a3b.2a933679
pub const CORE_REV_239: Power = crate::cards::REV_239;

/// # Tome Tampering
///
/// `CORE_REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76921
/// - Reprint of: Tome Tampering [`REV_240`](crate::castle_nathria::warlock::REV_240)
///
/// State: Reprint
//~ reprint CORE_REV_240 05c2317d 7e826da2 06d7f4f9.2f04cca7
pub const CORE_REV_240: Power = crate::cards::REV_240;

/// # Flustered Librarian
///
/// `CORE_REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77057
/// - Reprint of: Flustered Librarian [`REV_242`](crate::castle_nathria::warlock::REV_242)
///
/// State: Reprint
//~ reprint CORE_REV_242 bde9c88e 8317cd95 e4f6a7c4.16caf549
pub const CORE_REV_242: Power = crate::cards::REV_242;

/// # Mischievous Imp
///
/// `CORE_REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77056
/// - Reprint of: Mischievous Imp [`REV_244`](crate::castle_nathria::warlock::REV_244)
/// - Tokens: Mischievous Imp [`REV_244t`](crate::castle_nathria::warlock::REV_244t)
///
/// State: Reprint
//~ reprint CORE_REV_244 f7bbd24d 98a53dbe 77c01499.f6802449
pub const CORE_REV_244: Power = crate::cards::REV_244;

/// # Impending Catastrophe
///
/// `CORE_REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77055
/// - Reprint of: Impending Catastrophe [`REV_245`](crate::castle_nathria::warlock::REV_245)
///
/// State: Reprint
//~ reprint CORE_REV_245 5a0829fb 6c7f1c9e 08a7d523.51de7a8c
pub const CORE_REV_245: Power = crate::cards::REV_245;

/// # Vile Library
///
/// `CORE_REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79147
/// - Reprint of: Vile Library [`REV_371`](crate::castle_nathria::warlock::REV_371)
///
/// State: Reprint
//~ reprint CORE_REV_371 a517b5b8 687b4b7a 7c581fe2.3a277b4c
pub const CORE_REV_371: Power = crate::cards::REV_371;

/// # Shadow Waltz
///
/// `CORE_REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79108
/// - Reprint of: Shadow Waltz [`REV_372`](crate::castle_nathria::warlock::REV_372)
/// - Tokens: Twirling Shadow [`REV_372t`](crate::castle_nathria::warlock::REV_372t)
///
/// State: Reprint
//~ reprint CORE_REV_372 3e4b794e 72900c0a 24f0206b.63e91fcb
pub const CORE_REV_372: Power = crate::cards::REV_372;

/// # Lady Darkvein
///
/// `CORE_REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79111
/// - Reprint of: Lady Darkvein [`REV_373`](crate::castle_nathria::warlock::REV_373)
/// - Tokens: Shadow Manifestation [`REV_373t`](crate::castle_nathria::warlock::REV_373t)
///
/// State: Reprint
//~ reprint CORE_REV_373 b22e49cf 3a06f9ba 3de1ae4f.0905202d
pub const CORE_REV_373: Power = crate::cards::REV_373;

/// # Shadowborn
///
/// `CORE_REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79142
/// - Reprint of: Shadowborn [`REV_374`](crate::castle_nathria::warlock::REV_374)
///
/// State: Reprint
//~ reprint CORE_REV_374 7af05adc be92a947 de0fa01c.cef6bed3
pub const CORE_REV_374: Power = crate::cards::REV_374;

/// # Imp King Rafaam
///
/// `CORE_REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78363
/// - Reprint of: Imp King Rafaam [`REV_835`](crate::castle_nathria::warlock::REV_835)
/// - Tokens: Imp King Rafaam [`REV_835t`](crate::castle_nathria::warlock::REV_835t)
///
/// State: Reprint
//~ reprint CORE_REV_835 17539a94 5ce16f89 9791c472.2e37bc1b
pub const CORE_REV_835: Power = crate::cards::REV_835;

/// # Demonic Studies
///
/// `CORE_SCH_158` · Warlock spell · Shadow · 1 mana
///
/// > **Discover** a Demon. Your next one costs (1) less.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Reprint of: Demonic Studies [`SCH_158`](crate::scholomance::warlock::SCH_158)
///
/// State: Reprint
//~ reprint CORE_SCH_158 40b6ea9a b71d509f 6dbe28dd.7640e5cd
pub const CORE_SCH_158: Power = crate::cards::SCH_158;

/// # Dark Alley Pact
///
/// `CORE_SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Taunt
/// - Reprint of: Dark Alley Pact [`SW_085`](crate::stormwind::warlock::SW_085)
/// - Tokens: Fiend [`SW_085t`](crate::stormwind::warlock::SW_085t)
///
/// State: Reprint
//~ reprint CORE_SW_085 046c4e15 f1cb68b4 faaa9a3c.7045360c
pub const CORE_SW_085: Power = crate::cards::SW_085;

/// # High Priestess Jeklik
///
/// `CORE_TRL_252` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Taunt, Invisible Deathrattle, Lifesteal
/// - Reprint of: High Priestess Jeklik [`TRL_252`](crate::rastakhan::warlock::TRL_252)
///
/// State: Reprint
//~ reprint CORE_TRL_252 02e93ccc cd8162e2 8fab263b.87d1efbe
pub const CORE_TRL_252: Power = crate::cards::TRL_252;

/// # Lakkari Felhound
///
/// `CORE_UNG_833` · Warlock minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
/// - Reprint of: Lakkari Felhound [`UNG_833`](crate::ungoro::warlock::UNG_833)
///
/// State: Reprint
//~ reprint CORE_UNG_833 9b696093 de3669f7 8c8b76ce.c563a555
pub const CORE_UNG_833: Power = crate::cards::UNG_833;

/// # Bloodbound Imp
///
/// `Core_SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// - Set: Core (past years) · common
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Derived
//~ derived Core_SW_084 82939491 40b1776d d1d0641c.7c77da14
pub const Core_SW_084: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(YOUR_HERO)]);
