//! Neutral cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1fd0d1e0

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BAR_COIN3 d416c16c 3e8f9d5a.095f71be c6be21f5
pub const BAR_COIN3: Power = spell(&[gain_mana(1)]);

/// # Voracious Reader
/// Minion · 3 mana · 1/3
/// > At the end of your turn, draw until you have 3 cards.
//~ derived SCH_142 3e640234 d6e41f6e.61ebc249 c733b52a
pub const SCH_142: Power = at_end_of_your_turn(&[draw_until(3)]);

/// # Divine Rager
/// Minion · Elemental · 4 mana · 5/1
/// > **Divine Shield**
//~ vanilla SCH_143 e3b92fa6 181ee321.cc526ac4 04acf779
pub const SCH_143: Power = VANILLA;

/// # Desk Imp
/// Minion · Demon · 0 mana · 1/1
//~ vanilla SCH_145 92ff3135 3ebbfd86 cbc9e631
pub const SCH_145: Power = VANILLA;

/// # Robes of Protection
/// Minion · 3 mana · 2/4
/// > Your minions have **Elusive**.
/// - Makes: Protected [`SCH_146e`] ("Robes of Protection grants Elusive.")
//~ derived SCH_146 5d20cc33 def81b81.de2ebe56 f1892d37.e0d79a72
pub const SCH_146: Power = aura(FRIENDLY_MINIONS).gives("SCH_146e");

/// # Protected
/// Enchantment
/// > Robes of Protection grants **Elusive**.
/// - Makes: Robes of Protection [`SCH_146`] (2/4, "Your minions have Elusive.")
//~ derived SCH_146e 33400eeb d522ad72.5a75fefd b8fe85c2.bc550ff1
pub const SCH_146e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Enchanted Cauldron
/// Minion · 3 mana · 1/6
/// > **Spellburst:** Cast a random spell of the same Cost.
//~ done SCH_157 - d6ea913f.015f061d 2b8b79b9
pub const SCH_157: Power = on(Word::Spellburst, &[cast(random_costing(SPELL, COST.of(THAT)))]);

/// # Wandmaker
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
//~ derived SCH_160 d03c5b30 565e37de.3f1ee5d6 9a6a31ae
pub const SCH_160: Power = battlecry(&[get(random_of(all(&[SPELL, COST.is(1)]), Classes::Yours))]);

/// # Vectus
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Summon two 1/1 Whelps. Each gains a **Deathrattle** from your minions that died this game.
/// - Makes: Plagued Hatchling [`SCH_162t`] (1/1); Experimental Plague [`SCH_162e`] ("Copied Deathrattle from ….")
//~ done SCH_162 - a0c6b2f7.9ecd37fb 2393cf98.0dcc4f73
pub const SCH_162: Power = battlecry(&[
    summon(card("SCH_162t")).copies(2),
    one_by_one(
        IT,
        &[
            create_aside(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game())),
            gain_deathrattle_of(IT).to(THAT),
            remove_from_game(IT),
        ],
    ),
]);

/// # Experimental Plague
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo SCH_162e 9a29a701 d522ad72.d40e27b6 73ccd9bc
pub const SCH_162e: Power = TODO;

/// # Plagued Hatchling
/// Minion · Undead · Dragon · 1 mana · 1/1
//~ vanilla SCH_162t ae1e7127 6f5d8490 e6809853
pub const SCH_162t: Power = VANILLA;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > This has different effects based on which game board you're on.
/// - Makes: Transfer Student [`SCH_199t`] (2/2, "Divine Shield"); Transfer Student [`SCH_199t10`] (2/2, "Battlecry: Spend all your Mana. Summon a random…"); Transfer Student [`SCH_199t11`] (2/2, "Battlecry: Add a Karazhan Portal spell to your…"); Transfer Student [`SCH_199t12`] (2/2, "Battlecry: Give a random minion in your hand…"); Transfer Student [`SCH_199t13`] (2/2, "Battlecry: Adapt."); Transfer Student [`SCH_199t14`] (2/2, "Deathrattle: Add a random Lich King card to your…"); Transfer Student [`SCH_199t15`] (2/2, "Battlecry: Recruit a minion that costs (2) or…"); Transfer Student [`SCH_199t16`] (2/2, "Echo Rush"); Transfer Student [`SCH_199t17`] (2/2, "Taunt. Battlecry: If you have 10 Mana Crystals,…"); Transfer Student [`SCH_199t18`] (2/2, "Rush Overkill: Draw a card."); Transfer Student [`SCH_199t19`] (2/2, "Battlecry: Add a Lackey to your hand."); Transfer Student [`SCH_199t2`] (2/2, "Battlecry: Deal 2 damage."); Transfer Student [`SCH_199t20`] (2/2, "Reborn"); Transfer Student [`SCH_199t21`] (2/2, "Battlecry: Discover a Dragon."); Transfer Student [`SCH_199t22`] (2/2, "Dormant for 2 turns. When this awakens, deal 3…"); Transfer Student [`SCH_199t23`] (2/2, "Battlecry: Add a Dual Class card to your hand."); Transfer Student [`SCH_199t24`] (2/2, "Battlecry: Add a random weapon to your hand."); Transfer Student [`SCH_199t25`] (2/2, "Battlecry: Add an Uldum Plague spell to your…"); Transfer Student [`SCH_199t26`] (2/2, "Corrupt: Gain +2/+2."); Transfer Student [`SCH_199t27`] (2/2, "Battlecry: Add a random Ranked spell to your…"); Transfer Student [`SCH_199t28`] (2/2, "Tradeable Battlecry: Give a friendly minion…"); Transfer Student [`SCH_199t29`] (2/2, "Battlecry: Deal 1 damage. Honorable Kill: Gain…"); Transfer Student [`SCH_199t3`] (2/2, "Battlecry: Give a friendly minion +1/+2."); Transfer Student [`SCH_199t30`] (2/2, "Battlecry: Discover a Sunken City card."); Transfer Student [`SCH_199t31`] (2/2, "Battlecry: Discover a Murder at Castle Nathria…"); Transfer Student [`SCH_199t32`] (2/2, "Battlecry: Discover a March of the Lich King…"); Transfer Student [`SCH_199t33`] (2/2, "Battlecry: Discover a Festival of Legends card."); Transfer Student [`SCH_199t34`] (2/2, "Battlecry: Discover a Titans card."); Transfer Student [`SCH_199t35`] (2/2, "Battlecry: Discover a Showdown in the Badlands…"); Transfer Student [`SCH_199t36`] (2/2, "Battlecry: Discover a Whizbang's Workshop card."); Transfer Student [`SCH_199t37`] (2/2, "Battlecry: Discover a Year of the Raptor card."); Transfer Student [`SCH_199t38`] (2/2, "Battlecry: Discover a Year of the Scarab card."); Transfer Student [`SCH_199t4`] (2/2, "Stealth Poisonous"); Transfer Student [`SCH_199t5`] (2/2, "Deathrattle: Add a random Deathrattle minion to…"); Transfer Student [`SCH_199t6`] (2/2, "Battlecry and Deathrattle: Add a Spare Part card…"); Transfer Student [`SCH_199t7`] (2/2, "At the end of your turn, reduce the Cost of a…"); Transfer Student [`SCH_199t8`] (2/2, "Inspire: Draw a card."); Transfer Student [`SCH_199t9`] (2/2, "Battlecry: Discover a new basic Hero Power.")
///
/// # Notes
///
/// What it does depends on the board, and the engine has no boards: it is played on that of its own set, Scholomance Academy.
//~ done SCH_199 - 565e37de.1847d82e b92c27ea.88a0b6f6
pub const SCH_199: Power = battlecry(&[get(random(with(GameTag::MULTIPLE_CLASSES)))]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Divine Shield**
//~ vanilla SCH_199t 44394ef2 565e37de.cc526ac4 b92c27ea
pub const SCH_199t: Power = VANILLA;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
//~ derived SCH_199t10 f06cef92 565e37de.11555b14 b92c27ea
pub const SCH_199t10: Power = battlecry(&[spend_all_mana(), summon(random_costing(MINION, LAST_AMOUNT))]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a **Karazhan** Portal spell to your hand.
//~ todo SCH_199t11 22f55de6 565e37de.19051e13 b92c27ea
pub const SCH_199t11: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give a random minion in your hand +2/+2.
/// - Makes: Supplies from Gadgetzan [`SCH_199t12e`] ("\+2/+2.")
//~ derived SCH_199t12 9cc5e303 565e37de.3a86a77c b92c27ea.8515fa28
pub const SCH_199t12: Power = battlecry(&[attach("SCH_199t12e").to(YOUR_HAND.that(MINION).random())]);

/// # Supplies from Gadgetzan
/// Enchantment
/// > \+2/+2.
//~ derived SCH_199t12e 46a176a3 d522ad72.d5727bd5 8b6b0ecb
pub const SCH_199t12e: Power = enchant(&[plus(2, 2)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Adapt**.
//~ derived SCH_199t13 b2c1ef08 565e37de.6857b7a7 b92c27ea
pub const SCH_199t13: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
//~ todo SCH_199t14 58e74942 565e37de.c348317a b92c27ea
pub const SCH_199t14: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Recruit** a minion that costs (2) or less.
//~ derived SCH_199t15 25ea3868 565e37de.3743076e b92c27ea
pub const SCH_199t15: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random()))]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Echo Rush**
//~ vanilla SCH_199t16 0d34c6d8 565e37de.c5b5b530 b92c27ea
pub const SCH_199t16: Power = VANILLA;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Taunt**. **Battlecry:** If you have 10 Mana Crystals, gain +5/+5.
/// - Makes: Omega Transfer [`SCH_199t17e`] ("\+5/+5.")
//~ derived SCH_199t17 c5d30e5e 565e37de.e9b8569e b92c27ea.e615f026
pub const SCH_199t17: Power = battlecry(&[attach("SCH_199t17e")]).when(MANA_CRYSTALS.at_least(10));

/// # Omega Transfer
/// Enchantment
/// > \+5/+5.
//~ derived SCH_199t17e bb784976 d522ad72.41425f84 ae32eb37
pub const SCH_199t17e: Power = enchant(&[plus(5, 5)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Rush Overkill:** Draw a card.
//~ derived SCH_199t18 41d0f2e0 565e37de.bdfbf172 b92c27ea
pub const SCH_199t18: Power = on(Word::Overkill, &[draw(1)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a **Lackey** to your hand.
//~ derived SCH_199t19 38d697a7 565e37de.4693ab81 b92c27ea
pub const SCH_199t19: Power = battlecry(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Deal 2 damage.
//~ derived SCH_199t2 d211e8fe 565e37de.d9e5e9ea b92c27ea
pub const SCH_199t2: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Reborn**
//~ vanilla SCH_199t20 5f7d8c7d 565e37de.d8e09bc7 b92c27ea
pub const SCH_199t20: Power = VANILLA;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Dragon.
//~ derived SCH_199t21 c3a33e51 565e37de.bb041131 b92c27ea
pub const SCH_199t21: Power = battlecry(&[discover(DRAGON)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Dormant** for 2 turns. When this awakens, deal 3 damage to two random enemy minions.
//~ derived SCH_199t22 2b24c2e6 565e37de.22295130 b92c27ea
pub const SCH_199t22: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(3).to(ENEMY_MINIONS.random_of(2))])]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a Dual Class card to your hand.
//~ todo SCH_199t23 711acd4b 565e37de.7c411fbc b92c27ea
pub const SCH_199t23: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a random weapon to your hand.
//~ derived SCH_199t24 e5a8cf1f 565e37de.de5390b5 b92c27ea
pub const SCH_199t24: Power = battlecry(&[get(random(WEAPON))]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add an **Uldum** Plague spell to your hand.
//~ todo SCH_199t25 285e8f70 565e37de.2bb50983 b92c27ea
pub const SCH_199t25: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Corrupt:** Gain +2/+2.
/// - Makes: Transfer Student [`SCH_199t26t`] (4/4, "Corrupted")
//~ todo SCH_199t26 881ef3ea 565e37de.abe7b42b b92c27ea.ec531c40
pub const SCH_199t26: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 4/4
/// > **Corrupted**
//~ vanilla SCH_199t26t 5c55b671 7c29d435.c69973fa b92c27ea
pub const SCH_199t26t: Power = VANILLA;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a random Ranked spell to your hand.
//~ todo SCH_199t27 7eaaf3ee 565e37de.b16f3407 b92c27ea
pub const SCH_199t27: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Tradeable Battlecry:** Give a friendly minion **Divine Shield**.
//~ derived SCH_199t28 635482ac 565e37de.0604d637 b92c27ea
pub const SCH_199t28: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_FRIENDLY_MINION)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Deal 1 damage. **Honorable Kill:** Gain +1/+1.
/// - Makes: Supplies from Alterac [`SCH_199t29e`] ("\+1/+1")
//~ derived SCH_199t29 9f7cc075 565e37de.90160301 b92c27ea.8f091d58
pub const SCH_199t29: Power =
    abilities(&[battlecry(&[deal(1).to(TARGET)]), on(Word::HonorableKill, &[attach("SCH_199t29e")])]);

/// # Supplies from Alterac
/// Enchantment
/// > \+1/+1
//~ derived SCH_199t29e e2e847c3 d522ad72.2add6a76 eb5cce25
pub const SCH_199t29e: Power = enchant(&[plus(1, 1)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give a friendly minion +1/+2.
/// - Makes: Mark of the Pandaren [`SCH_199t3e`] ("\+1/+2.")
//~ derived SCH_199t3 b6282e1e 565e37de.fe2abe85 b92c27ea.9827a222
pub const SCH_199t3: Power = battlecry(&[attach("SCH_199t3e").to(A_FRIENDLY_MINION)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Sunken City** card.
//~ todo SCH_199t30 e7f00fdf 565e37de.f66b90d0 b92c27ea
pub const SCH_199t30: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Murder at Castle Nathria** card.
//~ todo SCH_199t31 f07605f2 565e37de.b2844e39 b92c27ea
pub const SCH_199t31: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **March of the Lich King** card.
//~ todo SCH_199t32 052edad7 565e37de.07d7cbf9 b92c27ea
pub const SCH_199t32: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Festival of Legends** card.
//~ todo SCH_199t33 6b497f65 565e37de.8029d733 b92c27ea
pub const SCH_199t33: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Titans** card.
//~ todo SCH_199t34 b7f4d7ac 565e37de.1f53da33 b92c27ea
pub const SCH_199t34: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Showdown in the Badlands** card.
//~ todo SCH_199t35 a45720a3 565e37de.5cee3366 b92c27ea
pub const SCH_199t35: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Whizbang's Workshop** card.
/// - Reprint of: Transfer Student [`SCH_199t35`]
//~ todo SCH_199t36 b4b1c013 565e37de.5a3c0ef2 b92c27ea.2f9c664d
pub const SCH_199t36: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Year of the Raptor** card.
/// - Reprint of: Transfer Student [`SCH_199t35`]
//~ todo SCH_199t37 b077dd06 565e37de.f63a2c8c b92c27ea.2f9c664d
pub const SCH_199t37: Power = TODO;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Year of the Scarab** card.
//~ todo SCH_199t38 711f637d 565e37de.72bcb129 b92c27ea
pub const SCH_199t38: Power = TODO;

/// # Mark of the Pandaren
/// Enchantment
/// > \+1/+2.
//~ derived SCH_199t3e 7ce963b1 d522ad72.b69419df db886fa8
pub const SCH_199t3e: Power = enchant(&[plus(1, 2)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Stealth Poisonous**
//~ vanilla SCH_199t4 24219a40 565e37de.c51e4931 b92c27ea
pub const SCH_199t4: Power = VANILLA;

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
//~ derived SCH_199t5 5dd25fe7 565e37de.4c48adf9 b92c27ea
pub const SCH_199t5: Power = deathrattle(&[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)])))]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
//~ derived SCH_199t6 d653c6b1 565e37de.98c0c05d b92c27ea
#[rustfmt::skip]
pub const SCH_199t6: Power = abilities(&[battlecry(&[get(random_token(with(GameTag::SPARE_PART)))]), deathrattle(&[get(random_token(with(GameTag::SPARE_PART)))])]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > At the end of your turn, reduce the Cost of a random card in your hand by (2).
/// - Makes: Transfer of Power [`SCH_199t7e`] ("Costs (2) less.")
//~ derived SCH_199t7 62c6dbc3 565e37de.9bb1b5b1 b92c27ea.d8e0d4e2
pub const SCH_199t7: Power = at_end_of_your_turn(&[attach("SCH_199t7e").to(YOUR_HAND.random())]);

/// # Transfer of Power
/// Enchantment
/// > Costs (2) less.
//~ derived SCH_199t7e ca1fdeae d522ad72.90c32b47 391efa38
pub const SCH_199t7e: Power = enchant(&[cost_less(2)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Inspire:** Draw a card.
//~ derived SCH_199t8 83f84c37 565e37de.430d8a13 b92c27ea
pub const SCH_199t8: Power = inspire(&[draw(1)]);

/// # Transfer Student
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a new basic Hero Power.
//~ todo SCH_199t9 379bf3ed 565e37de.039e2dab b92c27ea
pub const SCH_199t9: Power = TODO;

/// # Headmaster Kel'Thuzad
/// Minion · 5 mana · 4/6
/// > **Spellburst:** If the spell destroys any minions, summon them.
/// - Makes: Mr. Bigglesworth [`SCH_224t`] (1/1); Kel'thuzad's Call [`SCH_224e3`]
//~ done SCH_224 - a0c0ba7d.b2025e86 ad961127.62c2a00a
pub const SCH_224: Power = on(Word::Spellburst, &[summon(each_past(MINIONS.die().since_that_was_played()))]);

/// # Kel'thuzad's Call
/// Enchantment
//~ todo SCH_224e3 f0d575a4 d522ad72 7b04a12a
pub const SCH_224e3: Power = TODO;

/// # Mr. Bigglesworth
/// Minion · Beast · 0 mana · 1/1
//~ vanilla SCH_224t 407c7f5f 000e7a45 80c49f76
pub const SCH_224t: Power = VANILLA;

/// # Onyx Magescribe
/// Minion · Dragon · 6 mana · 4/9
/// > **Spellburst:** Add 2 random spells from your class to your hand.
//~ derived SCH_230 2ae362fb fda26296.376aad38 0a0ab3c0
pub const SCH_230: Power = on(Word::Spellburst, &[get(random_of(SPELL, Classes::Yours)).picks(2)]);

/// # Intrepid Initiate
/// Minion · 1 mana · 1/2
/// > **Spellburst:** Gain +2 Attack.
/// - Makes: Ready for School [`SCH_231e`] ("\+2 Attack.")
//~ done SCH_231 - cbfac199.024f93fb ecb3918b.f7dc7ce0
pub const SCH_231: Power = on(Word::Spellburst, &[attach("SCH_231e")]);

/// # Ready for School
/// Enchantment
/// > \+2 Attack.
//~ derived SCH_231e 998fa88b d522ad72.a6e18051 5e86a18c
pub const SCH_231e: Power = enchant(&[ATTACK.plus(2)]);

/// # Crimson Hothead
/// Minion · Dragon · 4 mana · 3/6
/// > **Spellburst:** Gain +1 Attack and **Taunt**.
/// - Makes: Fired Up [`SCH_232e`] ("\+1 Attack and Taunt.")
//~ derived SCH_232 0b4611ef 98be8c9d.824b249e bf7838a0.93c1d1ad
pub const SCH_232: Power = on(Word::Spellburst, &[attach("SCH_232e")]);

/// # Fired Up
/// Enchantment
/// > \+1 Attack and **Taunt**.
//~ derived SCH_232e 5a892a55 d522ad72.8dce14d0 3adb31be
pub const SCH_232e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);

/// # Steward of Scrolls
/// Minion · Elemental · 5 mana · 4/4
/// > **Spell Damage +1 Battlecry: Discover** a spell.
//~ derived SCH_245 eb22e6e7 21966729.faf46749 e714f995
pub const SCH_245: Power = battlecry(&[discover(SPELL)]);

/// # Pen Flinger
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Deal 1 damage to a minion. **Spellburst:** Return this to your hand.
//~ derived SCH_248 50b2c4fb cbd7c476.dcbcd4de 84f98a73
pub const SCH_248: Power =
    abilities(&[battlecry(&[deal(1).to(A_MINION)]), on(Word::Spellburst, &[return_to_hand(THIS)])]);

/// # Sphere of Sapience
/// Weapon · 1 mana · 0/4 durability
/// > At the start of your turn, look at your top card. You can put it on the bottom and lose 1 Durability.
/// - Makes: A New Fate [`SCH_259t`] ("Draw a different card.")
//~ done SCH_259 - eea131a1.0d6101b2 b504a5df.3a24898b
pub const SCH_259: Power = whenever(YOU.turn_start()).when(there_is(&YOUR_DECK)).then(&[
    create_aside(card("SCH_259t")),
    choose_from(
        together(&[YOUR_DECK.first(1), LEFT_ASIDE]),
        &[either(
            there_is(&IT.that(named("SCH_259t"))),
            &[remove_from_game(IT), put_at_bottom(the(YOUR_DECK.first(1))), lose_durability(1)],
            &[],
        )],
        &[],
    ),
    remove_from_game(LEFT_ASIDE),
]);

/// # A New Fate
/// Spell · 0 mana
/// > Draw a different card.
//~ done SCH_259t - 3e8f9d5a.fe1781b2 a05a7741
pub const SCH_259t: Power = spell(&[put_at_bottom(the(YOUR_DECK.first(1)))]);

/// # Manafeeder Panthara
/// Minion · Beast · 2 mana · 2/3
/// > **Battlecry:** If you've used your Hero Power this turn, draw a card.
//~ derived SCH_283 8a152584 40a2c733.8302c955 80ad61bf
pub const SCH_283: Power = battlecry(&[draw(1)]).when(YOU.use_hero_power(CARD).this_turn().at_least(1));

/// # Animated Broomstick
/// Minion · 1 mana · 1/1
/// > **Rush Battlecry:** Give your other minions **Rush**.
//~ derived SCH_311 4c5a34cc cbd7c476.dcf6d7cd c91dbc67
pub const SCH_311: Power = battlecry(&[give(&[has(GameTag::RUSH)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Tour Guide
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Your next Hero Power costs (0).
/// - Makes: School Tour [`SCH_312e`] ("Your Hero Power costs (0).")
//~ derived SCH_312 f0b60bf7 cbd7c476.34fc2924 d4f4ecd5.ceb8f788
pub const SCH_312: Power = battlecry(&[attach("SCH_312e").to(YOU)]);

/// # School Tour
/// Enchantment
/// > Your Hero Power costs (0).
//~ derived SCH_312e 422ae9cb d522ad72.933d500a f5ff40ff
pub const SCH_312e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Wretched Tutor
/// Minion · Draenei · 4 mana · 2/5
/// > **Spellburst:** Deal 2 damage to all other minions.
//~ derived SCH_313 bc51ace6 2a20589e.13eafcab 2f9b8bcb
pub const SCH_313: Power = on(Word::Spellburst, &[deal(2).to(OTHER_MINIONS)]);

/// # Lorekeeper Polkelt
/// Minion · 4 mana · 4/5
/// > **Battlecry:** Reorder your deck from the highest Cost card to the lowest Cost card.
//~ done SCH_428 - 16eb980d.3083b8a3 f5bf5f3b
pub const SCH_428: Power = battlecry(&[sort_deck(COST)]);

/// # Sorcerous Substitute
/// Minion · 6 mana · 6/6
/// > **Battlecry:** If you have **Spell Damage**, summon a copy of this.
//~ derived SCH_530 2fa7678e 8b4b1bcd.ab124330 d107dec1
pub const SCH_530: Power = battlecry(&[summon(copy_of(THIS))]).when(SPELL_DAMAGE.at_least(1));

/// # Lake Thresher
/// Minion · Beast · 5 mana · 4/6
/// > Also damages the minions next to whomever this attacks.
//~ derived SCH_605 280be588 1aaf27ef.55572444 d2373442
pub const SCH_605: Power = also_damages(THAT.neighbours());

/// # Fishy Flyer
/// Minion · Murloc · 4 mana · 4/3
/// > **Rush**. **Deathrattle:** Add a 4/3 Ghost with **Rush** to your hand.
/// - Makes: Spectral Flyer [`SCH_707t`] (4/3, "Rush")
//~ derived SCH_707 eb1f083a 2d4bc4c8.1ff70936 598b7a8e.63909a75
pub const SCH_707: Power = deathrattle(&[get(card("SCH_707t"))]);

/// # Spectral Flyer
/// Minion · Undead · Murloc · 4 mana · 4/3
/// > **Rush**
//~ vanilla SCH_707t 580308b8 50eb30d1.57b12c28 22cf3d36
pub const SCH_707t: Power = VANILLA;

/// # Sneaky Delinquent
/// Minion · 2 mana · 3/1
/// > **Stealth**. **Deathrattle:** Add a 3/1 Ghost with **Stealth** to your hand.
/// - Makes: Spectral Delinquent [`SCH_708t`] (3/1, "Stealth")
//~ derived SCH_708 def6c733 029e7933.4ec3a583 a19071f4.98bcb5d7
pub const SCH_708: Power = deathrattle(&[get(card("SCH_708t"))]);

/// # Spectral Delinquent
/// Minion · Undead · 2 mana · 3/1
/// > **Stealth**
//~ vanilla SCH_708t ddaf4626 e20863a7.86cd88a1 14bd358a
pub const SCH_708t: Power = VANILLA;

/// # Smug Senior
/// Minion · 6 mana · 5/7
/// > **Taunt**. **Deathrattle:** Add a 5/7 Ghost with **Taunt** to your hand.
/// - Makes: Spectral Senior [`SCH_709t`] (5/7, "Taunt")
//~ derived SCH_709 c5363f99 730ec192.f72cf873 972e783f.d15e2cdd
pub const SCH_709: Power = deathrattle(&[get(card("SCH_709t"))]);

/// # Spectral Senior
/// Minion · Undead · 6 mana · 5/7
/// > **Taunt**
//~ vanilla SCH_709t 2b796a0a ef3258ab.4b0c5d24 e107bf41
pub const SCH_709t: Power = VANILLA;

/// # Ogremancer
/// Minion · 5 mana · 3/7
/// > Whenever your opponent casts a spell, summon a 2/2 Skeleton with **Taunt**.
/// - Makes: Risen Skeleton [`SCH_710t`] (2/2, "Taunt")
//~ derived SCH_710 76058bff e8a88e4c.e68ca011 07e808b2.7387b27a
pub const SCH_710: Power = whenever(OPPONENT.cast(SPELL)).then(&[summon(card("SCH_710t"))]);

/// # Risen Skeleton
/// Minion · Undead · 2 mana · 2/2
/// > **Taunt**
//~ vanilla SCH_710t c5d191a2 af540375.4b0c5d24 e5b6a5b8
pub const SCH_710t: Power = VANILLA;

/// # Plagued Protodrake
/// Minion · Undead · Dragon · 8 mana · 8/8
/// > **Deathrattle:** Summon a random 7-Cost minion.
//~ derived SCH_711 275983b7 5925c343.4a6d22f2 8a1675a6
pub const SCH_711: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(7)])))]);

/// # Cult Neophyte
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
/// - Makes: Spoiled! [`SCH_713e`] ("Your spells cost (1) more this turn."); Spoiling [`SCH_713e2`] ("Costs (1) more.")
//~ derived SCH_713 5cbf113e 0296240c.a484adaa 644bb3ae.a2534d0a
pub const SCH_713: Power = battlecry(&[attach("SCH_713e").to(OPPONENT)]);

/// # Spoiled!
/// Enchantment
/// > Your spells cost (1) more this turn.
//~ derived SCH_713e 56d25160 d522ad72.a0f9c2a0 f0b8391b
pub const SCH_713e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(1)]).next_turn();

/// # Spoiling
/// Enchantment
/// > Costs (1) more.
//~ derived SCH_713e2 629a9a6d d522ad72.5dfe1a2c 548208db
pub const SCH_713e2: Power = enchant(&[cost_more(1)]);

/// # Educated Elekk
/// Minion · Beast · 3 mana · 3/4
/// > Whenever a spell is played, this minion remembers it. **Deathrattle:** Shuffle the spells into your deck.
/// - Makes: Educated [`SCH_714e`] ("Remembering spell.")
//~ done SCH_714 - 22821460.e145483b 5e99eac5.bdccf777
pub const SCH_714: Power = abilities(&[
    whenever(PLAYERS.play(SPELL)).then(&[keep_with(copy_of(THAT), THIS)]),
    deathrattle(&[shuffle(copy_of(KEPT))]),
]);

/// # Educated
/// Enchantment
/// > Remembering spell.
//~ todo SCH_714e f92a931c d522ad72.5d054b75 dcca7b7d
pub const SCH_714e: Power = TODO;

/// # Keymaster Alabaster
/// Minion · 7 mana · 6/8
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
//~ derived SCH_717 792cddad 83e4b901.54265599 35f1b138
pub const SCH_717: Power = whenever(OPPONENT.draw(CARD)).then(&[get(copy_of(THAT)), give(&[cost(1)]).to(IT)]);
