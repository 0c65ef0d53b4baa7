//! Neutral cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # The Coin
///
/// `BAR_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Scholomance Academy
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BAR_COIN3 todo fb01c6d4 19dfbe48
pub const BAR_COIN3: Power = TODO;

/// # Voracious Reader
///
/// `SCH_142` · Neutral minion · 3 mana · 1/3
///
/// > At the end of your turn, draw until you have 3 cards.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Todo
//~ SCH_142 todo d1225a8d 4fb8515d
pub const SCH_142: Power = TODO;

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
//~ SCH_143 vanilla 5c58eeaf 2f1a8888
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
//~ SCH_145 vanilla 84fee158 8f9f620c
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
/// State: Todo
//~ SCH_146 todo 473cf557 f485971f
pub const SCH_146: Power = TODO;

/// # Protected
///
/// `SCH_146e` · Neutral enchantment
///
/// > Robes of Protection grants **Elusive**.
///
/// - Set: Scholomance Academy
/// - Tokens: Robes of Protection [`SCH_146`]
///
/// State: Todo
//~ SCH_146e todo ae593d89 7e09d9fa
pub const SCH_146e: Power = TODO;

/// # Enchanted Cauldron
///
/// `SCH_157` · Neutral minion · 3 mana · 1/6
///
/// > Spellburst**:** Cast a random spell of the same Cost.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Refers to: Spellburst
///
/// State: Todo
//~ SCH_157 todo bcbf4f89 f37c66ef
pub const SCH_157: Power = TODO;

/// # Wandmaker
///
/// `SCH_160` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SCH_160 todo 693295a1 04d49baa
pub const SCH_160: Power = TODO;

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
//~ SCH_162 todo 68d44331 4cfd52d4
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
//~ SCH_162e todo 9b16f818 cc003c5e
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
//~ SCH_162t vanilla 2901c05c 5bc9013b
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
//~ SCH_199 todo 1c0cec00 a7c481a1
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
//~ SCH_199t vanilla 70d70dbf d3757bea
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
/// State: Todo
//~ SCH_199t10 todo 5d6b9117 9b349de6
pub const SCH_199t10: Power = TODO;

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
//~ SCH_199t11 todo 0317f0a6 b608c094
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
/// State: Todo
//~ SCH_199t12 todo 4481e416 eb5ec151
pub const SCH_199t12: Power = TODO;

/// # Supplies from Gadgetzan
///
/// `SCH_199t12e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_199t12e todo 10b011b6 5ed1d4a2
pub const SCH_199t12e: Power = TODO;

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
/// State: Todo
//~ SCH_199t13 todo 65984dc9 d7d03386
pub const SCH_199t13: Power = TODO;

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
//~ SCH_199t14 todo 024b2745 a75d2634
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
/// State: Todo
//~ SCH_199t15 todo a0b40d72 fb8d8226
pub const SCH_199t15: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t16` · Neutral minion · 2 mana · 2/2
///
/// > **Echo Rush**
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Rush, Echo
///
/// State: Todo
//~ SCH_199t16 todo d54c5716 561efe91
pub const SCH_199t16: Power = TODO;

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
/// State: Todo
//~ SCH_199t17 todo b37af348 1ab8432d
pub const SCH_199t17: Power = TODO;

/// # Omega Transfer
///
/// `SCH_199t17e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_199t17e todo a724d30a eceefb8b
pub const SCH_199t17e: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t18` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Overkill:** Draw a card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Rush, Overkill
///
/// State: Todo
//~ SCH_199t18 todo 69799890 e8d53211
pub const SCH_199t18: Power = TODO;

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
/// State: Todo
//~ SCH_199t19 todo 7bc4d690 7eeae1d1
pub const SCH_199t19: Power = TODO;

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
/// State: Todo
//~ SCH_199t2 todo af21ce01 3fc66484
pub const SCH_199t2: Power = TODO;

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
//~ SCH_199t20 vanilla 374afc80 2ce869ca
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
/// State: Todo
//~ SCH_199t21 todo 91ccbb69 828ae91a
pub const SCH_199t21: Power = TODO;

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
/// State: Todo
//~ SCH_199t22 todo 7c598de3 a60fbde6
pub const SCH_199t22: Power = TODO;

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
//~ SCH_199t23 todo 6664b886 06d93665
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
/// State: Todo
//~ SCH_199t24 todo 1e0bb24f 28c8b10b
pub const SCH_199t24: Power = TODO;

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
//~ SCH_199t25 todo 4d15a025 2418bb52
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
//~ SCH_199t26 todo f2542186 7267570a
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
/// State: Todo
//~ SCH_199t26t todo 9d90784d 3bbc21c2
pub const SCH_199t26t: Power = TODO;

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
//~ SCH_199t27 todo 916cbf6f 165d9938
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
/// State: Todo
//~ SCH_199t28 todo b2434dcb 6fc9a1c0
pub const SCH_199t28: Power = TODO;

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
/// State: Todo
//~ SCH_199t29 todo d772b041 e1a330a4
pub const SCH_199t29: Power = TODO;

/// # Supplies from Alterac
///
/// `SCH_199t29e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_199t29e todo 311bf49a 6ab7a9fd
pub const SCH_199t29e: Power = TODO;

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
/// State: Todo
//~ SCH_199t3 todo ef5c89a2 535b2bc6
pub const SCH_199t3: Power = TODO;

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
//~ SCH_199t30 todo 4b71acbe c042ea88
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
//~ SCH_199t31 todo 459de2a2 f485727c
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
//~ SCH_199t32 todo 343dbb12 a9c4797e
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
//~ SCH_199t33 todo 732408fb f22fb791
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
//~ SCH_199t34 todo 5b023293 348b1914
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
//~ SCH_199t35 todo 33a75447 30281585
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
//~ SCH_199t36 todo 7e3cb134 b9f6c0fe
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
//~ SCH_199t37 todo 4acce791 58296c64
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
//~ SCH_199t38 todo 5c4cbedb c9ce9fcb
pub const SCH_199t38: Power = TODO;

/// # Mark of the Pandaren
///
/// `SCH_199t3e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_199t3e todo 2434f53e 4371e4be
pub const SCH_199t3e: Power = TODO;

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
//~ SCH_199t4 vanilla ac77af2a 04ae0c6d
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
/// State: Todo
//~ SCH_199t5 todo 47787da6 c62871ca
pub const SCH_199t5: Power = TODO;

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
/// State: Todo
//~ SCH_199t6 todo 7d05358d c26de91e
pub const SCH_199t6: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t7` · Neutral minion · 2 mana · 2/2
///
/// > At the end of your turn, reduce the Cost of a random card in your hand by (2).
///
/// - Set: Scholomance Academy · epic
/// - Enchantments: Transfer of Power [`SCH_199t7e`]
///
/// State: Todo
//~ SCH_199t7 todo d6254200 421ed7d7
pub const SCH_199t7: Power = TODO;

/// # Transfer of Power
///
/// `SCH_199t7e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_199t7e todo fcdf5e29 92937346
pub const SCH_199t7e: Power = TODO;

/// # Transfer Student
///
/// `SCH_199t8` · Neutral minion · 2 mana · 2/2
///
/// > **Inspire:** Draw a card.
///
/// - Set: Scholomance Academy · epic
/// - Mechanics: Inspire
///
/// State: Todo
//~ SCH_199t8 todo e880fb41 f8a62094
pub const SCH_199t8: Power = TODO;

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
//~ SCH_199t9 todo d542a831 e57143d0
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
//~ SCH_224 todo d9b3527a 5bc4a503
pub const SCH_224: Power = TODO;

/// # Kel'thuzad's Call
///
/// `SCH_224e3` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_224e3 todo 532c509d 2d1e533a
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
//~ SCH_224t vanilla 5659e3aa dc9bb240
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
/// State: Todo
//~ SCH_230 todo b6f83981 89c820a1
pub const SCH_230: Power = TODO;

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
/// State: Todo
//~ SCH_231 todo 4c515e24 842c210c
pub const SCH_231: Power = TODO;

/// # Ready for School
///
/// `SCH_231e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_231e todo 14f44915 d9caa641
pub const SCH_231e: Power = TODO;

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
/// State: Todo
//~ SCH_232 todo a3eedbb9 88c541d9
pub const SCH_232: Power = TODO;

/// # Fired Up
///
/// `SCH_232e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_232e todo bfc24347 f74cfd3a
pub const SCH_232e: Power = TODO;

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
/// State: Todo
//~ SCH_245 todo 8782fe5b b23df50b
pub const SCH_245: Power = TODO;

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
/// State: Todo
//~ SCH_248 todo 0cf2d437 14d44cd2
pub const SCH_248: Power = TODO;

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
//~ SCH_259 todo 21ef3874 d528962b
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
//~ SCH_259t todo dd6ed96d a42abcb2
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
/// State: Todo
//~ SCH_283 todo e6aed1b5 4d2f975e
pub const SCH_283: Power = TODO;

/// # Animated Broomstick
///
/// `SCH_311` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Give your other minions **Rush**.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ SCH_311 todo 5387cb7a eedafb96
pub const SCH_311: Power = TODO;

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
/// State: Todo
//~ SCH_312 todo fa297d9e 2c2c32b3
pub const SCH_312: Power = TODO;

/// # School Tour
///
/// `SCH_312e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_312e todo 8cf8d5b9 83772323
pub const SCH_312e: Power = TODO;

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
/// State: Todo
//~ SCH_313 todo 9e523b16 a79f70a8
pub const SCH_313: Power = TODO;

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
//~ SCH_428 todo 201d839b 9c1a0fdc
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
/// State: Todo
//~ SCH_530 todo 6a54104e 2ad40c40
pub const SCH_530: Power = TODO;

/// # Lake Thresher
///
/// `SCH_605` · Neutral minion · 5 mana · 4/6
///
/// > Also damages the minions next to whomever this attacks.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ SCH_605 todo b4b35c02 527fa37d
pub const SCH_605: Power = TODO;

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
/// State: Todo
//~ SCH_707 todo fa8af79b cc098e3b
pub const SCH_707: Power = TODO;

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
//~ SCH_707t vanilla b343b247 8f11e06f
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
/// State: Todo
//~ SCH_708 todo d1e67c59 3387d122
pub const SCH_708: Power = TODO;

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
//~ SCH_708t vanilla d97986f0 1cfd1bbb
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
/// State: Todo
//~ SCH_709 todo ce71d081 a91409c3
pub const SCH_709: Power = TODO;

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
//~ SCH_709t vanilla bc9f1030 649ac187
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
/// State: Todo
//~ SCH_710 todo 95e9fcf3 8a841788
pub const SCH_710: Power = TODO;

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
//~ SCH_710t vanilla 9d91f34f 8223e948
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
/// State: Todo
//~ SCH_711 todo 6028f4e3 d1b2e3c5
pub const SCH_711: Power = TODO;

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
/// State: Todo
//~ SCH_713 todo 0d5418be d7754936
pub const SCH_713: Power = TODO;

/// # Spoiled!
///
/// `SCH_713e` · Neutral enchantment
///
/// > Your spells cost (1) more this turn.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_713e todo 0e262a72 f202d971
pub const SCH_713e: Power = TODO;

/// # Spoiling
///
/// `SCH_713e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_713e2 todo e216600b 938509a5
pub const SCH_713e2: Power = TODO;

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
//~ SCH_714 todo 78ff0dec 4b5c4e5a
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
//~ SCH_714e todo ff2d32b3 b0f1d962
pub const SCH_714e: Power = TODO;

/// # Keymaster Alabaster
///
/// `SCH_717` · Neutral minion · 7 mana · 6/8
///
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
///
/// - Set: Scholomance Academy · legendary · collectible
///
/// State: Todo
//~ SCH_717 todo 44137a57 0759847c
pub const SCH_717: Power = TODO;
