//! Warrior cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 82b59209

/// # Scion of Ruin
/// Minion · Dragon · 3 mana · 3/2
/// > **Rush**. **Battlecry:** If you've **Invoked** twice, summon 2 copies of this.
//~ derived DRG_019 37e52f16 4e40c0cb.6e363b00 25bca4a0
pub const DRG_019: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]).when(YOU.invoke().this_game().at_least(2));

/// # EVIL Quartermaster
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Add a **Lackey** to your hand. Gain 3 Armor.
//~ derived DRG_020 6dd64396 decb9ba2.be1f728a a3d8b54f
pub const DRG_020: Power = battlecry(&[get(random_token(with(GameTag::MARK_OF_EVIL))), armor(3)]);

/// # Ritual Chopper
/// Weapon · 2 mana · 1/2 durability
/// > **Battlecry: Invoke** Galakrond.
//~ derived DRG_021 6bc36736 f1219c28.3008d055 94143cb0
pub const DRG_021: Power = battlecry(&[invoke()]);

/// # Ramming Speed
/// Spell · 3 mana
/// > Force a minion to attack one of its neighbors.
//~ done DRG_022 - 82ede6d1.68f61d33 b3a7e4ce
pub const DRG_022: Power = spell(&[select(A_MINION), make_attack(IT, IT.neighbours().random())]);

/// # Skybarge
/// Minion · Mech · 3 mana · 2/5
/// > After you summon a Pirate, deal 2 damage to a random enemy.
//~ derived DRG_023 ddc3f28c d357c353.93effbf0 d93b983c
pub const DRG_023: Power = after(YOU.summon(PIRATE)).then(&[deal(2).to(ENEMIES.random())]);

/// # Sky Raider
/// Minion · Pirate · 1 mana · 1/2
/// > **Battlecry:** Add a random Pirate to your hand.
//~ derived DRG_024 f15edc3a 606aa4f5.f17ec234 58d965b7
pub const DRG_024: Power = battlecry(&[get(random(PIRATE))]);

/// # Ancharrr
/// Weapon · 3 mana · 2/2 durability
/// > After your hero attacks, draw a Pirate from your deck.
//~ derived DRG_025 2862a643 02639dc7.6bd36eab 864352fe
pub const DRG_025: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, PIRATE)]);

/// # Deathwing, Mad Aspect
/// Minion · Dragon · 8 mana · 12/12
/// > **Battlecry:** Attack ALL other minions.
//~ derived DRG_026 4cc3481b 7069d4ab.9e31f8a9 7e97b1d0
pub const DRG_026: Power = battlecry(&[make_attack(THIS, OTHER_MINIONS)]);

/// # Galakrond's Might
/// Hero Power · 2 mana
/// > Give your hero +$a3 Attack this turn.
//~ done DRG_238p - 4902b083.671c34bd 46f646f5
pub const DRG_238p: Power = hero_power(&[attach("DRG_238t10e").to(YOUR_HERO)]);

/// # Galakrond's Guile
/// Hero Power · 2 mana
/// > Add a **Lackey** to your hand.
//~ done DRG_238p2 - 4902b083.f435c0a1 27f353b8
pub const DRG_238p2: Power = hero_power(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Galakrond's Malice
/// Hero Power · 2 mana
/// > Summon two 1/1 Imps.
//~ done DRG_238p3 - 4902b083.5acb210d b487381e
pub const DRG_238p3: Power = hero_power(&[summon(card("DRG_238t12t2")).copies(2)]);

/// # Galakrond's Fury
/// Hero Power · 2 mana
/// > Summon a 2/1 Elemental with **Rush**.
//~ done DRG_238p4 - 4902b083.3cb2484e adc01b2b
pub const DRG_238p4: Power = hero_power(&[summon(card("DRG_238t14t3"))]);

/// # Galakrond's Wit
/// Hero Power · 2 mana
/// > Add a random Priest minion to your hand.
//~ derived DRG_238p5 518c20c0 4902b083.21eb8bd2 f57aae46
pub const DRG_238p5: Power = hero_power(&[get(random(all(&[MINION, class(CardClass::Priest)])))]);

/// # Galakrond's Might
/// Enchantment
/// > \+3 Attack this turn.
//~ derived DRG_238t10e f5bc4bd7 d522ad72.6e434625 46f646f5
pub const DRG_238t10e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Awaken!
/// Spell · Fire · 3 mana
/// > **Invoke** Galakrond. Deal $1 damage to all minions.
//~ derived DRG_249 b2b5bd1e 3af9bd75.d4275b98 63196314
pub const DRG_249: Power = spell(&[invoke(), deal(1).to(MINIONS)]);

/// # Molten Breath
/// Spell · Fire · 4 mana
/// > Deal $5 damage to a minion. If you're holding a Dragon, gain 5 Armor.
//~ derived DRG_500 a3589b90 085e2d30.e1af161f b91aa158
pub const DRG_500: Power = spell(&[deal(5).to(A_MINION), armor(5).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Galakrond, the Unbreakable
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 1 minion. Give it +4/+4. *(@)*
/// - Makes: Galakrond's Might [`DRG_238p`] ("Give your hero +3 Attack this turn."); Galakrond, the Apocalypse [`DRG_650t2`] ("Battlecry: Draw 2 minions. Give them +4/+4. (X)"); Galakrond, Azeroth's End [`DRG_650t3`] ("Battlecry: Draw 4 minions. Give them +4/+4. Equip…"); Galakrond's Strength [`DRG_650e`] ("\+4/+4."); Galakrond's Strength [`DRG_650e2`] ("\+4/+4."); Galakrond's Strength [`DRG_650e3`] ("\+4/+4.")
//~ done DRG_650 - 7c911c2c.74b3cdec 4640af92.5f1308da
pub const DRG_650: Power = abilities(&[
    battlecry(&[draw_that(1, MINION), attach("DRG_650e").to(IT)]),
    becomes(YOU.invoke().this_game().at_least(2), "DRG_650t2"),
]);

/// # Galakrond's Strength
/// Enchantment
/// > \+4/+4.
//~ derived DRG_650e 054cf829 d522ad72.8fbdcdac eec86a96
pub const DRG_650e: Power = enchant(&[plus(4, 4)]);

/// # Galakrond's Strength
/// Enchantment
/// > \+4/+4.
//~ derived DRG_650e2 7a91ed6e d522ad72.8fbdcdac eec86a96
pub const DRG_650e2: Power = enchant(&[plus(4, 4)]);

/// # Galakrond's Strength
/// Enchantment
/// > \+4/+4.
//~ derived DRG_650e3 6354a6f9 d522ad72.8fbdcdac eec86a96
pub const DRG_650e3: Power = enchant(&[plus(4, 4)]);

/// # Galakrond, the Apocalypse
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 2 minions. Give them +4/+4. *(@)*
/// - Makes: Galakrond's Might [`DRG_238p`] ("Give your hero +3 Attack this turn.")
//~ done DRG_650t2 - 7c911c2c.5734f30f faafd0c7.98340028
pub const DRG_650t2: Power = abilities(&[
    battlecry(&[draw_that(2, MINION), attach("DRG_650e").to(IT)]),
    becomes(YOU.invoke().this_game().at_least(4), "DRG_650t3"),
]);

/// # Galakrond, Azeroth's End
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 4 minions. Give them +4/+4. Equip a 5/2 Claw.
/// - Makes: Galakrond's Might [`DRG_238p`] ("Give your hero +3 Attack this turn.")
//~ done DRG_650t3 - 7c911c2c.031a656e 0c182494.98340028
pub const DRG_650t3: Power = battlecry(&[draw_that(4, MINION), attach("DRG_650e").to(IT), equip(card("DRG_238ht"))]);
