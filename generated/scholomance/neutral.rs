//! Neutral cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1f0f351e

/// # The Coin
///
/// `BAR_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Scholomance Academy
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BAR_COIN3 9416c484 d416c16c 8bc8c048.095f71be
pub const BAR_COIN3: Power = spell(&[gain_mana(1)]);

/// # Voracious Reader
///
/// `SCH_142` · Neutral minion · 3 mana · 1/3
///
/// > At the end of your turn, draw until you have 3 cards.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Derived
//~ derived SCH_142 e58789a4 3e640234 98827fd4.61ebc249
pub const SCH_142: Power = at_end_of_your_turn(&[draw_until(3)]);

/// # Divine Rager
///
/// `SCH_143` · Neutral minion · 4 mana · 5/1
///
/// > **Divine Shield**
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla SCH_143 1b604bb7 e3b92fa6 03a7f946.cc526ac4
pub const SCH_143: Power = VANILLA;

/// # Desk Imp
///
/// `SCH_145` · Neutral minion · 0 mana · 1/1
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla SCH_145 86741417 92ff3135 1f613c71
pub const SCH_145: Power = VANILLA;

/// # Robes of Protection
///
/// `SCH_146` · Neutral minion · 3 mana · 2/4
///
/// > Your minions have **Elusive**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Aura
/// - Refers to: Elusive
/// - Enchantments: Protected [`SCH_146e`]
///
/// State: Derived
//~ derived SCH_146 a98a45d1 5d20cc33 e2e36f33.de2ebe56
pub const SCH_146: Power = aura(FRIENDLY_MINIONS).gives("SCH_146e");

/// # Protected
///
/// `SCH_146e` · Neutral enchantment
///
/// > Robes of Protection grants **Elusive**.
///
/// - Set: Scholomance Academy
/// - Tokens: Robes of Protection [`SCH_146`]
///
/// State: Derived
//~ derived SCH_146e 20a5b66e 33400eeb 7eda8dfb.5a75fefd
pub const SCH_146e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Enchanted Cauldron
///
/// `SCH_157` · Neutral minion · 3 mana · 1/6
///
/// > Spellburst**:** Cast a random spell of the same Cost.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Refers to: Spellburst
///
/// State: Derived
//~ derived SCH_157 ff6ad624 81d97d55 0d36e162.9b575cad
pub const SCH_157: Power = on(Word::Spellburst, &[cast(costing(SPELL, 0, COST.of(THAT)))]);

/// # Wandmaker
///
/// `SCH_160` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SCH_160 9f2ff0d3 d03c5b30 4fb13cc1.3f1ee5d6
pub const SCH_160: Power = battlecry(&[get(random_of(all(&[SPELL, COST.is(1)]), Classes::Yours))]);

/// # Vectus
///
/// `SCH_162` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two 1/1 Whelps. Each gains a **Deathrattle** from your minions that died this game.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Experimental Plague [`SCH_162e`]
/// - Tokens: Plagued Hatchling [`SCH_162t`]
///
/// State: Todo
//~ todo SCH_162 deb5df4b 47146e88 1a8ec73c.9ecd37fb
pub const SCH_162: Power = TODO;

/// # Experimental Plague
///
/// `SCH_162e` · Neutral enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_162e b5d6e9f5 9a29a701 fc500430.d40e27b6
pub const SCH_162e: Power = TODO;

/// # Plagued Hatchling
///
/// `SCH_162t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Undead, Dragon
/// - Mechanics: Whelp
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla SCH_162t 316f3941 ae1e7127 600ad14c
pub const SCH_162t: Power = VANILLA;

/// # Transfer Student
///
/// `SCH_199` · Neutral minion · 2 mana · 2/2
///
/// > This has different effects based on which game board you're on.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Tags: `1724` = 1
/// - Tokens: Transfer Student [`SCH_199t`], Transfer Student [`SCH_199t10`], Transfer Student [`SCH_199t11`], Transfer Student [`SCH_199t12`], Transfer Student [`SCH_199t13`], Transfer Student [`SCH_199t14`], Transfer Student [`SCH_199t15`], Transfer Student [`SCH_199t16`], Transfer Student [`SCH_199t17`], Transfer Student [`SCH_199t18`], Transfer Student [`SCH_199t19`], Transfer Student [`SCH_199t2`], Transfer Student [`SCH_199t20`], Transfer Student [`SCH_199t21`], Transfer Student [`SCH_199t22`], Transfer Student [`SCH_199t23`], Transfer Student [`SCH_199t24`], Transfer Student [`SCH_199t25`], Transfer Student [`SCH_199t26`], Transfer Student [`SCH_199t27`], Transfer Student [`SCH_199t28`], Transfer Student [`SCH_199t29`], Transfer Student [`SCH_199t3`], Transfer Student [`SCH_199t30`], Transfer Student [`SCH_199t31`], Transfer Student [`SCH_199t32`], Transfer Student [`SCH_199t33`], Transfer Student [`SCH_199t34`], Transfer Student [`SCH_199t35`], Transfer Student [`SCH_199t36`], Transfer Student [`SCH_199t37`], Transfer Student [`SCH_199t38`], Transfer Student [`SCH_199t4`], Transfer Student [`SCH_199t5`], Transfer Student [`SCH_199t6`], Transfer Student [`SCH_199t7`], Transfer Student [`SCH_199t8`], Transfer Student [`SCH_199t9`]
///
/// State: Todo
//~ todo SCH_199 a83cfa02 a5228351 e584aaf2.1847d82e
pub const SCH_199: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla SCH_199t eec0745f 44394ef2 a9b2d4fb.cc526ac4
pub const SCH_199t: Power = VANILLA;

/// # Transfer Student
///
/// `SCH_199t10` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SCH_199t10 0c39bd2a c517d663 cd4b2e11.11555b14
pub const SCH_199t10: Power = battlecry(&[spend_all_mana(), summon(costing(MINION, 0, DONE))]);

/// # Transfer Student
///
/// `SCH_199t11` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a **Karazhan** Portal spell to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SCH_199t11 73deec2b 22f55de6 c6398642.19051e13
pub const SCH_199t11: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t12` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
/// - Enchantments: Supplies from Gadgetzan [`SCH_199t12e`]
///
/// State: Derived
//~ derived SCH_199t12 9165fc99 9cc5e303 5640158c.3a86a77c
pub const SCH_199t12: Power = battlecry(&[attach("SCH_199t12e").to(YOUR_HAND.that(MINION).random())]);

/// # Supplies from Gadgetzan
///
/// `SCH_199t12e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_199t12e c2171b66 46a176a3 18972f86.6d6ab056
pub const SCH_199t12e: Power = enchant(&[plus(2, 2)]);

/// # Transfer Student
///
/// `SCH_199t13` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Adapt**.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived SCH_199t13 8a9c8147 65f57f8b 631eb0d8.6857b7a7
pub const SCH_199t13: Power = battlecry(&[adapt(&[bestow(THIS)])]);

/// # Transfer Student
///
/// `SCH_199t14` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo SCH_199t14 4e7cd1df 58e74942 de8619b4.c348317a
pub const SCH_199t14: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t15` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Recruit** a minion that costs (2) or less.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
/// - Refers to: Recruit
///
/// State: Derived
//~ derived SCH_199t15 5db5220b 25ea3868 339fcd1a.3743076e
pub const SCH_199t15: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random()))]);

/// # Transfer Student
///
/// `SCH_199t16` · Neutral minion · 2 mana · 2/2
///
/// > **Echo Rush**
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Rush, Echo
///
/// State: Vanilla
//~ vanilla SCH_199t16 20ea81b1 0d34c6d8 82644715.c5b5b530
pub const SCH_199t16: Power = VANILLA;

/// # Transfer Student
///
/// `SCH_199t17` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**. **Battlecry:** If you have 10 Mana Crystals, gain +5/+5.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Omega Transfer [`SCH_199t17e`]
///
/// State: Derived
//~ derived SCH_199t17 ae7b3b82 c5d30e5e a9c8b99e.e9b8569e
pub const SCH_199t17: Power = battlecry(&[attach("SCH_199t17e")]).when(MANA_CRYSTALS.at_least(10));

/// # Omega Transfer
///
/// `SCH_199t17e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_199t17e d4fbbd32 bb784976 7a082cbd.401e4f6d
pub const SCH_199t17e: Power = enchant(&[plus(5, 5)]);

/// # Transfer Student
///
/// `SCH_199t18` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Overkill:** Draw a card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Rush, Overkill
///
/// State: Derived
//~ derived SCH_199t18 8c9a434e 41d0f2e0 b4700e11.bdfbf172
pub const SCH_199t18: Power = on(Word::Overkill, &[draw(1)]);

/// # Transfer Student
///
/// `SCH_199t19` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a **Lackey** to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived SCH_199t19 0fe7d4e9 39c6d3cc c6b0a2fe.4693ab81
pub const SCH_199t19: Power = battlecry(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Transfer Student
///
/// `SCH_199t2` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived SCH_199t2 750761af d211e8fe 85b68502.d9e5e9ea
pub const SCH_199t2: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Transfer Student
///
/// `SCH_199t20` · Neutral minion · 2 mana · 2/2
///
/// > **Reborn**
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla SCH_199t20 4a42fbdf 5f7d8c7d 75205ae0.d8e09bc7
pub const SCH_199t20: Power = VANILLA;

/// # Transfer Student
///
/// `SCH_199t21` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Dragon.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived SCH_199t21 b46a1d09 c3a33e51 a7810df2.bb041131
pub const SCH_199t21: Power = battlecry(&[discover(DRAGON)]);

/// # Transfer Student
///
/// `SCH_199t22` · Neutral minion · 2 mana · 2/2
///
/// > **Dormant** for 2 turns. When this awakens, deal 3 damage to two random enemy minions.
///
/// - Set: Scholomance Academy · epic
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived SCH_199t22 f84b0fa8 2b24c2e6 5a7d2183.22295130
pub const SCH_199t22: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(3).to(ENEMY_MINIONS.random_of(2))])]);

/// # Transfer Student
///
/// `SCH_199t23` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Dual Class card to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SCH_199t23 dc41d20d 711acd4b 2b3e5061.7c411fbc
pub const SCH_199t23: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t24` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random weapon to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SCH_199t24 0152035a e5a8cf1f 76613341.de5390b5
pub const SCH_199t24: Power = battlecry(&[get(random(WEAPON))]);

/// # Transfer Student
///
/// `SCH_199t25` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add an **Uldum** Plague spell to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SCH_199t25 6055719a 285e8f70 52777f3f.2bb50983
pub const SCH_199t25: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t26` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +2/+2.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Corrupt
/// - Tokens: Transfer Student [`SCH_199t26t`]
///
/// State: Todo
//~ todo SCH_199t26 379421ec 881ef3ea c3decfe7.abe7b42b
pub const SCH_199t26: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t26t` · Neutral minion · 2 mana · 4/4
///
/// > **Corrupted**
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Corrupted Card
///
/// State: Vanilla
//~ vanilla SCH_199t26t d13cde23 5c55b671 1bea4b44.c69973fa
pub const SCH_199t26t: Power = VANILLA;

/// # Transfer Student
///
/// `SCH_199t27` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random Ranked spell to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SCH_199t27 35d22be2 7eaaf3ee 24567035.b16f3407
pub const SCH_199t27: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t28` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Give a friendly minion **Divine Shield**.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Divine Shield
/// - Target: "Give **Divine Shield**."
///
/// State: Derived
//~ derived SCH_199t28 09d0f664 635482ac 14f5305d.0604d637
pub const SCH_199t28: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_FRIENDLY_MINION)]);

/// # Transfer Student
///
/// `SCH_199t29` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage. **Honorable Kill:** Gain +1/+1.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Deck Action Cost, Honorable Kill
/// - Target: "Deal 1 damage."
/// - Enchantments: Supplies from Alterac [`SCH_199t29e`]
///
/// State: Derived
//~ derived SCH_199t29 44192fce 9f7cc075 5ab98e73.90160301
pub const SCH_199t29: Power =
    abilities(&[battlecry(&[deal(1).to(TARGET)]), on(Word::HonorableKill, &[attach("SCH_199t29e")])]);

/// # Supplies from Alterac
///
/// `SCH_199t29e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_199t29e 18f7c405 e2e847c3 daecd555.29d9cb13
pub const SCH_199t29e: Power = enchant(&[plus(1, 1)]);

/// # Transfer Student
///
/// `SCH_199t3` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion +1/+2.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry
/// - Target: "Give +1/+2."
/// - Enchantments: Mark of the Pandaren [`SCH_199t3e`]
///
/// State: Derived
//~ derived SCH_199t3 a8d3f265 b6282e1e 9b5a5791.fe2abe85
pub const SCH_199t3: Power = battlecry(&[attach("SCH_199t3e").to(A_FRIENDLY_MINION)]);

/// # Transfer Student
///
/// `SCH_199t30` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Sunken City** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t30 c0b168b6 e7f00fdf cafe6262.f66b90d0
pub const SCH_199t30: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t31` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Murder at Castle Nathria** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t31 917db01b f07605f2 d542d796.b2844e39
pub const SCH_199t31: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t32` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **March of the Lich King** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t32 a9157100 052edad7 b1e178b1.07d7cbf9
pub const SCH_199t32: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t33` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Festival of Legends** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t33 b368756f 6b497f65 8849f534.8029d733
pub const SCH_199t33: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t34` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Titans** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t34 d1739806 b7f4d7ac 9e97e6fe.1f53da33
pub const SCH_199t34: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t35` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Showdown in the Badlands** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t35 0fd0fca3 a45720a3 bf727049.5cee3366
pub const SCH_199t35: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t36` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Whizbang's Workshop** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Transfer Student [`SCH_199t35`]
///
/// State: Todo
//~ todo SCH_199t36 9abbbb18 b4b1c013 30cd27e9.5a3c0ef2
pub const SCH_199t36: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t37` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Year of the Raptor** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 113231
/// - Reprint of: Transfer Student [`SCH_199t35`]
///
/// State: Todo
//~ todo SCH_199t37 5ce1c4d5 b077dd06 2e480adf.f63a2c8c
pub const SCH_199t37: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t38` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Year of the Scarab** card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t38 a674d071 711f637d 30eabfc4.72bcb129
pub const SCH_199t38: Power = TODO;

/// # Mark of the Pandaren
///
/// `SCH_199t3e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_199t3e 92115c05 7ce963b1 3f9bfb4b.6fa82661
pub const SCH_199t3e: Power = enchant(&[plus(1, 2)]);

/// # Transfer Student
///
/// `SCH_199t4` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth** **Poisonous**
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ vanilla SCH_199t4 6fe73305 24219a40 5fe864c7.8639d5f9
pub const SCH_199t4: Power = VANILLA;

/// # Transfer Student
///
/// `SCH_199t5` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived SCH_199t5 80e96f9a 5dd25fe7 525ccced.4c48adf9
pub const SCH_199t5: Power = deathrattle(&[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)])))]);

/// # Transfer Student
///
/// `SCH_199t6` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Spare Part
///
/// State: Derived
//~ derived SCH_199t6 595d96f6 37cee65e 13ccfe64.98c0c05d
#[rustfmt::skip]
pub const SCH_199t6: Power = abilities(&[battlecry(&[get(token(with(GameTag::SPARE_PART)))]), deathrattle(&[get(token(with(GameTag::SPARE_PART)))])]);

/// # Transfer Student
///
/// `SCH_199t7` · Neutral minion · 2 mana · 2/2
///
/// > At the end of your turn, reduce the Cost of a random card in your hand by (2).
///
/// - Set: Scholomance Academy · epic
/// - Enchantments: Transfer of Power [`SCH_199t7e`]
///
/// State: Derived
//~ derived SCH_199t7 89dc7d89 62c6dbc3 99aed517.9bb1b5b1
pub const SCH_199t7: Power = at_end_of_your_turn(&[attach("SCH_199t7e").to(YOUR_HAND.random())]);

/// # Transfer of Power
///
/// `SCH_199t7e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_199t7e b0b36c2f ca1fdeae d423d0fb.90c32b47
pub const SCH_199t7e: Power = enchant(&[cost_less(2)]);

/// # Transfer Student
///
/// `SCH_199t8` · Neutral minion · 2 mana · 2/2
///
/// > **Inspire:** Draw a card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived SCH_199t8 81f6ff24 83f84c37 7c34b8a9.430d8a13
pub const SCH_199t8: Power = inspire(&[draw(1)]);

/// # Transfer Student
///
/// `SCH_199t9` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo SCH_199t9 5494a631 379bf3ed 416533c3.039e2dab
pub const SCH_199t9: Power = TODO;

/// # Headmaster Kel'Thuzad
///
/// `SCH_224` · Neutral minion · 5 mana · 4/6
///
/// > Spellburst**:** If the spell destroys any minions, summon them.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Kel'thuzad's Call [`SCH_224e3`]
/// - Tokens: Mr. Bigglesworth [`SCH_224t`]
///
/// State: Todo
//~ todo SCH_224 9f45dace f5e5cd21 c9a216f1.d2d83e7b
pub const SCH_224: Power = TODO;

/// # Kel'thuzad's Call
///
/// `SCH_224e3` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_224e3 adf6dfd3 f0d575a4 3f0ce9e6
pub const SCH_224e3: Power = TODO;

/// # Mr. Bigglesworth
///
/// `SCH_224t` · Neutral minion · 0 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla SCH_224t fc2d5fa9 407c7f5f 4b83bee1
pub const SCH_224t: Power = VANILLA;

/// # Onyx Magescribe
///
/// `SCH_230` · Neutral minion · 6 mana · 4/9
///
/// > **Spellburst:** Add 2 random spells from your class to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_230 9542be89 a58f1e27 b620df56.376aad38
pub const SCH_230: Power = on(Word::Spellburst, &[get(random_of(SPELL, Classes::Yours)).copies(2)]);

/// # Intrepid Initiate
///
/// `SCH_231` · Neutral minion · 1 mana · 1/2
///
/// > **Spellburst:** Gain +2 Attack.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Ready for School [`SCH_231e`]
///
/// State: Done
//~ done SCH_231 bd967857 - 170f2145.024f93fb
pub const SCH_231: Power = on(Word::Spellburst, &[attach("SCH_231e")]);

/// # Ready for School
///
/// `SCH_231e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_231e db81f50c 998fa88b 11c2ae47.bf3d1612
pub const SCH_231e: Power = enchant(&[ATTACK.plus(2)]);

/// # Crimson Hothead
///
/// `SCH_232` · Neutral minion · 4 mana · 3/6
///
/// > **Spellburst:** Gain +1 Attack and **Taunt**.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellburst
/// - Refers to: Taunt
/// - Enchantments: Fired Up [`SCH_232e`]
///
/// State: Derived
//~ derived SCH_232 62f223ad 0b4611ef e9921b4b.824b249e
pub const SCH_232: Power = on(Word::Spellburst, &[attach("SCH_232e")]);

/// # Fired Up
///
/// `SCH_232e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_232e d26036d0 5a892a55 d85d901b.9429665d
pub const SCH_232e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);

/// # Steward of Scrolls
///
/// `SCH_245` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry: Discover** a spell.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower, Battlecry, Discover
///
/// State: Derived
//~ derived SCH_245 6550c963 eb22e6e7 1ed10cbe.faf46749
pub const SCH_245: Power = battlecry(&[discover(SPELL)]);

/// # Pen Flinger
///
/// `SCH_248` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage to a minion. Spellburst**:** Return this to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry, Spellburst
/// - Target: "Deal 1 damage."
///
/// State: Derived
//~ derived SCH_248 23bb64bf 50b2c4fb 3fd109bb.ae6f18c3
pub const SCH_248: Power =
    abilities(&[battlecry(&[deal(1).to(A_MINION)]), on(Word::Spellburst, &[return_to_hand(THIS)])]);

/// # Sphere of Sapience
///
/// `SCH_259` · Neutral weapon · 1 mana · 0/4 durability
///
/// > At the start of your turn, look at your top card. You can put it on the bottom and lose 1 Durability.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Tokens: A New Fate [`SCH_259t`]
///
/// State: Todo
//~ todo SCH_259 7764fe7d 2194d366 a3d9eee0.0d6101b2
pub const SCH_259: Power = TODO;

/// # A New Fate
///
/// `SCH_259t` · Neutral spell · 0 mana
///
/// > Draw a different card.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_259t 91255951 77a9ea70 eaeac72b.fe1781b2
pub const SCH_259t: Power = TODO;

/// # Manafeeder Panthara
///
/// `SCH_283` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've used your Hero Power this turn, draw a card.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived SCH_283 80cad066 10572928 fd2cfe37.8302c955
pub const SCH_283: Power =
    battlecry(&[draw(1)]).when(has_done(1, &past(Side::Friendly, Deed::HeroPower, Window::ThisTurn)));

/// # Animated Broomstick
///
/// `SCH_311` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Give your other minions **Rush**.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived SCH_311 b6c8ecb5 4c5a34cc c2706e7e.dcf6d7cd
pub const SCH_311: Power = battlecry(&[give(&[has(GameTag::RUSH)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Tour Guide
///
/// `SCH_312` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power costs (0).
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: School Tour [`SCH_312e`]
///
/// State: Derived
//~ derived SCH_312 b1214944 f0b60bf7 00f7acae.34fc2924
pub const SCH_312: Power = battlecry(&[attach("SCH_312e").to(YOU)]);

/// # School Tour
///
/// `SCH_312e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_312e 9e325aef 422ae9cb df9cdd3e.933d500a
pub const SCH_312e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Wretched Tutor
///
/// `SCH_313` · Neutral minion · 4 mana · 2/5
///
/// > **Spellburst:** Deal 2 damage to all other minions.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_313 974523ec bc51ace6 54f9a88d.13eafcab
pub const SCH_313: Power = on(Word::Spellburst, &[deal(2).to(OTHER_MINIONS)]);

/// # Lorekeeper Polkelt
///
/// `SCH_428` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Reorder your deck from the highest Cost card to the lowest Cost card.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SCH_428 23a88d28 c1543303 a4ac6cee.3083b8a3
pub const SCH_428: Power = TODO;

/// # Sorcerous Substitute
///
/// `SCH_530` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have **Spell Damage**, summon a copy of this.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived SCH_530 df62b89a 2fa7678e e25675c4.ab124330
pub const SCH_530: Power = battlecry(&[summon(copy_of(THIS))]).when(SPELL_DAMAGE.at_least(1));

/// # Lake Thresher
///
/// `SCH_605` · Neutral minion · 5 mana · 4/6
///
/// > Also damages the minions next to whomever this attacks.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived SCH_605 726f2ad2 280be588 6b1b8b84.55572444
pub const SCH_605: Power = also_damages(THAT.neighbours());

/// # Fishy Flyer
///
/// `SCH_707` · Neutral minion · 4 mana · 4/3
///
/// > **Rush**. **Deathrattle:** Add a 4/3 Ghost with **Rush** to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Spectral Flyer [`SCH_707t`]
///
/// State: Derived
//~ derived SCH_707 9504f06c eb1f083a 030de5d1.1ff70936
pub const SCH_707: Power = deathrattle(&[get(card("SCH_707t"))]);

/// # Spectral Flyer
///
/// `SCH_707t` · Neutral minion · 4 mana · 4/3
///
/// > **Rush**
///
/// - Set: Scholomance Academy
/// - Minion type: Undead, Murloc
/// - Mechanics: Rush
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla SCH_707t e44cb0fa 580308b8 a812e416.57b12c28
pub const SCH_707t: Power = VANILLA;

/// # Sneaky Delinquent
///
/// `SCH_708` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**. **Deathrattle:** Add a 3/1 Ghost with **Stealth** to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Spectral Delinquent [`SCH_708t`]
///
/// State: Derived
//~ derived SCH_708 24d9f1ae def6c733 33585f7d.4ec3a583
pub const SCH_708: Power = deathrattle(&[get(card("SCH_708t"))]);

/// # Spectral Delinquent
///
/// `SCH_708t` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla SCH_708t 28d7e250 ddaf4626 bd7dfc2c.86cd88a1
pub const SCH_708t: Power = VANILLA;

/// # Smug Senior
///
/// `SCH_709` · Neutral minion · 6 mana · 5/7
///
/// > **Taunt**. **Deathrattle:** Add a 5/7 Ghost with **Taunt** to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Spectral Senior [`SCH_709t`]
///
/// State: Derived
//~ derived SCH_709 b167bc09 c5363f99 74a093e3.f72cf873
pub const SCH_709: Power = deathrattle(&[get(card("SCH_709t"))]);

/// # Spectral Senior
///
/// `SCH_709t` · Neutral minion · 6 mana · 5/7
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SCH_709t 137c7988 2b796a0a 30f37942.4b0c5d24
pub const SCH_709t: Power = VANILLA;

/// # Ogremancer
///
/// `SCH_710` · Neutral minion · 5 mana · 3/7
///
/// > Whenever your opponent casts a spell, summon a 2/2 Skeleton with **Taunt**.
///
/// - Set: Scholomance Academy · common · collectible
/// - Refers to: Taunt
/// - Tokens: Risen Skeleton [`SCH_710t`]
///
/// State: Derived
//~ derived SCH_710 463ae6d7 76058bff 26b4d688.e68ca011
pub const SCH_710: Power = whenever(OPPONENT.cast(SPELL)).then(&[summon(card("SCH_710t"))]);

/// # Risen Skeleton
///
/// `SCH_710t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SCH_710t 6b4a3477 c5d191a2 30b4d692.4b0c5d24
pub const SCH_710t: Power = VANILLA;

/// # Plagued Protodrake
///
/// `SCH_711` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Summon a random 7-Cost minion.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived SCH_711 7a30ccd5 275983b7 b5754a75.4a6d22f2
pub const SCH_711: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(7)])))]);

/// # Cult Neophyte
///
/// `SCH_713` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Spoiled! [`SCH_713e`], Spoiling [`SCH_713e2`]
///
/// State: Derived
//~ derived SCH_713 220f44ea 5cbf113e 78044717.a484adaa
pub const SCH_713: Power = battlecry(&[attach("SCH_713e").to(OPPONENT)]);

/// # Spoiled!
///
/// `SCH_713e` · Neutral enchantment
///
/// > Your spells cost (1) more this turn.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_713e 1fc1bf01 56d25160 1777c908.a0f9c2a0
pub const SCH_713e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(1)]).next_turn();

/// # Spoiling
///
/// `SCH_713e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_713e2 1d64d989 629a9a6d 0bdbc0e0.5dfe1a2c
pub const SCH_713e2: Power = enchant(&[cost_more(1)]);

/// # Educated Elekk
///
/// `SCH_714` · Neutral minion · 3 mana · 3/4
///
/// > Whenever a spell is played, this minion remembers it. **Deathrattle:** Shuffle the spells into your deck.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Educated [`SCH_714e`]
///
/// State: Todo
//~ todo SCH_714 066fe93a 5f0dcad6 048020df.e145483b
pub const SCH_714: Power = TODO;

/// # Educated
///
/// `SCH_714e` · Neutral enchantment
///
/// > Remembering spell.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_714e 3a0e4634 f92a931c 7fff80b0.5d054b75
pub const SCH_714e: Power = TODO;

/// # Keymaster Alabaster
///
/// `SCH_717` · Neutral minion · 7 mana · 6/8
///
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
///
/// - Set: Scholomance Academy · legendary · collectible
///
/// State: Derived
//~ derived SCH_717 baa32c20 792cddad 4029ab17.54265599
pub const SCH_717: Power = whenever(OPPONENT.draw(CARD)).then(&[get(copy_of(THAT)), give(&[cost(1)]).to(IT)]);
