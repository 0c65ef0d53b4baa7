//! Warrior cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 189a67ef

/// # Scion of Ruin
///
/// `DRG_019` · Warrior minion · 3 mana · 3/2
///
/// > **Rush**. **Battlecry:** If you've **Invoked** twice, summon 2 copies of this.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Refers to: Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_019 76a65b9c d7fa63cf 16ceca08.6e363b00
pub const DRG_019: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]).when(has_done(2, &TIMES_INVOKED));

/// # EVIL Quartermaster
///
/// `DRG_020` · Warrior minion · 3 mana · 2/3
///
/// > **Battlecry:** Add a **Lackey** to your hand. Gain 3 Armor.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
///
/// State: Derived
//~ derived DRG_020 d1fe7430 82a67d55 11bb4361.be1f728a
pub const DRG_020: Power = battlecry(&[get(token(with(GameTag::MARK_OF_EVIL))), armor(3)]);

/// # Ritual Chopper
///
/// `DRG_021` · Warrior weapon · 2 mana · 1/2 durability
///
/// > **Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_021 4f5e31b2 6bc36736 39b04899.3008d055
pub const DRG_021: Power = battlecry(&[invoke()]);

/// # Ramming Speed
///
/// `DRG_022` · Warrior spell · 3 mana
///
/// > Force a minion to attack one of its neighbors.
///
/// - Set: Descent of Dragons · epic · collectible
///
/// State: Derived
//~ derived DRG_022 27c8619a a7bbe5fb 3c0e9870.68f61d33
pub const DRG_022: Power = spell(&[with_each(A_MINION), make_attack(IT, IT.neighbours().random())]);

/// # Skybarge
///
/// `DRG_023` · Warrior minion · 3 mana · 2/5
///
/// > After you summon a Pirate, deal 2 damage to a random enemy.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived DRG_023 590a19b5 ddc3f28c c0294625.93effbf0
pub const DRG_023: Power = after(YOU.summon(PIRATE)).then(&[deal(2).to(ENEMIES.random())]);

/// # Sky Raider
///
/// `DRG_024` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Pirate to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_024 7bec2278 f15edc3a 6e14e451.f17ec234
pub const DRG_024: Power = battlecry(&[get(random(PIRATE))]);

/// # Ancharrr
///
/// `DRG_025` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, draw a Pirate from your deck.
///
/// - Set: Descent of Dragons · legendary · collectible
///
/// State: Derived
//~ derived DRG_025 edf45cac 2862a643 3fab337d.6bd36eab
pub const DRG_025: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, PIRATE)]);

/// # Deathwing, Mad Aspect
///
/// `DRG_026` · Warrior minion · 8 mana · 12/12
///
/// > **Battlecry:** Attack ALL other minions.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4485` = 1
///
/// State: Derived
//~ derived DRG_026 c425827d 4cc3481b c2012d67.9e31f8a9
pub const DRG_026: Power = battlecry(&[make_attack(THIS, OTHER_MINIONS)]);

/// # Galakrond's Might
///
/// `DRG_238p` · Warrior hero power · 2 mana
///
/// > Give your hero +$a3 Attack this turn.
///
/// - Set: Descent of Dragons
///
/// State: Done
//~ done DRG_238p 8efb3884 - db7a6d1c.671c34bd
pub const DRG_238p: Power = hero_power(&[attach("DRG_238t10e").to(YOUR_HERO)]);

/// # Galakrond's Guile
///
/// `DRG_238p2` · Rogue hero power · 2 mana
///
/// > Add a **Lackey** to your hand.
///
/// - Set: Descent of Dragons
///
/// State: Done
//~ done DRG_238p2 c297655d - 7df7d1d8.f435c0a1
pub const DRG_238p2: Power = hero_power(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Galakrond's Malice
///
/// `DRG_238p3` · Warlock hero power · 2 mana
///
/// > Summon two 1/1 Imps.
///
/// - Set: Descent of Dragons
///
/// State: Done
//~ done DRG_238p3 a2c1f186 - 7d659ed7.5acb210d
pub const DRG_238p3: Power = hero_power(&[summon(card("DRG_238t12t2")).copies(2)]);

/// # Galakrond's Fury
///
/// `DRG_238p4` · Shaman hero power · 2 mana
///
/// > Summon a 2/1 Elemental with **Rush**.
///
/// - Set: Descent of Dragons
/// - Refers to: Rush
///
/// State: Done
//~ done DRG_238p4 6c81aa09 - 385c323c.3cb2484e
pub const DRG_238p4: Power = hero_power(&[summon(card("DRG_238t14t3"))]);

/// # Galakrond's Wit
///
/// `DRG_238p5` · Priest hero power · 2 mana
///
/// > Add a random Priest minion to your hand.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_238p5 6764ab9d 518c20c0 789c87ec.21eb8bd2
pub const DRG_238p5: Power = hero_power(&[get(random(all(&[MINION, class(CardClass::Priest)])))]);

/// # Galakrond's Might
///
/// `DRG_238t10e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Descent of Dragons
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DRG_238t10e c0af5bfb f5bc4bd7 8ed89d45.268eca27
pub const DRG_238t10e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Awaken!
///
/// `DRG_249` · Warrior spell · Fire · 3 mana
///
/// > **Invoke** Galakrond. Deal $1 damage to all minions.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_249 8cb98bfc b2b5bd1e acdde347.d4275b98
pub const DRG_249: Power = spell(&[invoke(), deal(1).to(MINIONS)]);

/// # Molten Breath
///
/// `DRG_500` · Warrior spell · Fire · 4 mana
///
/// > Deal $5 damage to a minion. If you're holding a Dragon, gain 5 Armor.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Derived
//~ derived DRG_500 a261b476 a3589b90 68801856.e1af161f
pub const DRG_500: Power = spell(&[deal(5).to(A_MINION), armor(5).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Galakrond, the Unbreakable
///
/// `DRG_650` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 1 minion. Give it +4/+4. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Might [`DRG_238p`]
/// - Enchantments: Galakrond's Strength [`DRG_650e`], Galakrond's Strength [`DRG_650e2`], Galakrond's Strength [`DRG_650e3`]
/// - Tokens: Galakrond, the Apocalypse [`DRG_650t2`], Galakrond, Azeroth's End [`DRG_650t3`]
///
/// State: Todo
//~ todo DRG_650 74263ded fae85ccb 2c35c7bb.74b3cdec
pub const DRG_650: Power = TODO;

/// # Galakrond's Strength
///
/// `DRG_650e` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_650e 7c189162 054cf829 d078de69.529ecbc5
pub const DRG_650e: Power = enchant(&[plus(4, 4)]);

/// # Galakrond's Strength
///
/// `DRG_650e2` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_650e2 2b3922eb 7a91ed6e 007cf808.529ecbc5
pub const DRG_650e2: Power = enchant(&[plus(4, 4)]);

/// # Galakrond's Strength
///
/// `DRG_650e3` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_650e3 b87f2201 6354a6f9 7e04f913.529ecbc5
pub const DRG_650e3: Power = enchant(&[plus(4, 4)]);

/// # Galakrond, the Apocalypse
///
/// `DRG_650t2` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 2 minions. Give them +4/+4. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Might [`DRG_238p`]
///
/// State: Todo
//~ todo DRG_650t2 61cfa853 4796c122 a76230a9.5734f30f
pub const DRG_650t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_650t3` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 4 minions. Give them +4/+4. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Might [`DRG_238p`]
///
/// State: Todo
//~ todo DRG_650t3 59076daa c4cc4fdb 71ac5c5e.031a656e
pub const DRG_650t3: Power = TODO;
