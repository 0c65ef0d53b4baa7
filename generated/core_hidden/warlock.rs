//! Warlock cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CORE_AT_021 reprint 4ad261d0 534e31e0
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
//~ CORE_BOT_568 reprint 07d60329 a1fb3c45
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
//~ CORE_BRM_006 reprint 89f192f5 43abe6e9
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
//~ CORE_BT_304 reprint a259b922 4556ef0b
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
//~ CORE_CFM_751 reprint 5d3bb285 867e7d0a
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
//~ CORE_CS2_064 reprint 6fbb0baf a3fe2ebc
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
//~ CORE_CS2_065 vanilla 372dec7f c7a8872e
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
//~ CORE_CS3_002 reprint dbb8fae8 35a7258d
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
/// State: Todo
//~ CORE_CS3_003 todo 32a15628 1f0d9a84
pub const CORE_CS3_003: Power = TODO;

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
//~ CORE_CS3_021 reprint 9d409cd7 4d479891
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
//~ CORE_DAL_422 reprint d4a1ce5d 0b22ca08
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
//~ CORE_EX1_304 reprint dbba5282 da12d69c
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
//~ CORE_EX1_316 reprint 8a03155e 8b11a964
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
//~ CORE_FIX_SW_084 reprint 899706fb 809afa10
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
//~ CORE_FP1_022 reprint 50c7e028 4bc7fcdf
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
//~ CORE_GIFT_11 reprint a7bdb6d9 9871e0ec
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
//~ CORE_GIL_191 reprint 61baa2d9 03141c66
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
//~ CORE_GVG_021 reprint dfb5b329 9be86b23
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
//~ CORE_ICC_041 reprint 66d808da 044eaad5
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
//~ CORE_ICC_075 reprint 5954f304 ee5ccea0
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
//~ CORE_ICC_206 reprint 5def0859 1628b2ad
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
//~ CORE_ICC_218 reprint d1c27a48 6506965d
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
//~ CORE_ICC_469 reprint 8d2da112 d34eed41
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
//~ CORE_ICC_831 reprint 9c605a46 c195c79e
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
//~ CORE_ICC_841 reprint 6cd61d9a 36829d5b
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
//~ CORE_ICC_903 reprint 623ef063 a6bf7832
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
//~ CORE_LOOT_043 reprint 1d13e96e 63cba333
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
//~ CORE_MAW_000 reprint 587a96d5 b7e00fa1
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
//~ CORE_MAW_001 reprint a0f7acdb 730249b8
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
//~ CORE_MAW_002 reprint ac66881c 3a8aa882
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
//~ CORE_OG_109 reprint fd4fce49 a7f350b9
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
//~ CORE_OG_241 reprint c206a01c 798cae66
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
//~ CORE_REV_239 reprint b1440eb1 0b5e5a91
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
//~ CORE_REV_240 reprint 0dcb0788 2b13c6b9
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
//~ CORE_REV_242 reprint 87d7a8b3 3af58cf8
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
//~ CORE_REV_244 reprint d05b091c 0320666d
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
//~ CORE_REV_245 reprint f97782d9 29dda601
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
//~ CORE_REV_371 reprint 7dff6a10 0e5405ab
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
//~ CORE_REV_372 reprint ed532845 60507677
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
//~ CORE_REV_373 reprint 0485e16e 32323b9f
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
//~ CORE_REV_374 reprint 5ba3b06f 986fadac
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
//~ CORE_REV_835 reprint 1aced145 feef968f
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
//~ CORE_SCH_158 reprint ba820efd 110f670d
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
//~ CORE_SW_085 reprint 05aa9a59 832f237a
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
//~ CORE_TRL_252 reprint f630f669 a19c7fc8
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
//~ CORE_UNG_833 reprint ff8f4cce 1d8b05fb
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
/// State: Todo
//~ Core_SW_084 todo 580429ea 6cdbfe3a
pub const Core_SW_084: Power = TODO;
