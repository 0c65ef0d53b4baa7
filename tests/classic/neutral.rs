//! Neutral cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32da651

/// Earthen Ring Farseer · Minion · 3 mana · 3/3 · **Battlecry:** Restore #3 Health.
//~ done CS2_117 - 559b4770 -
#[test]
fn CS2_117_earthen_ring_farseer() {
    check! { Mage:
        Give("CS2_117"), Cost("CS2_117", 3), Stats("CS2_117", 3, 3),
        Targets("CS2_117", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 5),
        Play("CS2_117", On(MyHero)), Health(MyHero, 28),
    }
}

/// Southsea Deckhand · Minion · Pirate · 1 mana · 2/1 · Has **Charge** while you have a weapon equipped.
//~ done CS2_146 - db29ee6f -
#[test]
fn CS2_146_southsea_deckhand() {
    check! { Mage:
        Give("CS2_146"), Cost("CS2_146", 1), Stats("CS2_146", 2, 1), Play("CS2_146", Nothing),
        HasNot(My(0), GameTag::CHARGE), Ally("CS2_106"), HasNow(My(0), GameTag::CHARGE), Attack(My(0), TheirHero),
        Health(TheirHero, 28),
    }
}

/// Silver Hand Knight · Minion · 5 mana · 4/4 · **Battlecry:** Summon a 2/2 Squire.
//~ done CS2_151 - 3e9a859a -
#[test]
fn CS2_151_silver_hand_knight() {
    check! { Mage:
        Give("CS2_151"), Cost("CS2_151", 5), Stats("CS2_151", 4, 4), Play("CS2_151", Nothing), IsCard(My(1), "CS2_152"),
        StatsNow(My(1), 2, 2),
    }
}

/// Injured Blademaster · Minion · 3 mana · 4/7 · **Battlecry:** Deal 4 damage to HIMSELF.
//~ done CS2_181 - 68a49d42 -
#[test]
fn CS2_181_injured_blademaster() {
    check! { Mage:
        Give("CS2_181"), Cost("CS2_181", 3), Stats("CS2_181", 4, 7), Play("CS2_181", Nothing), Damage(My(0), 4),
        StatsNow(My(0), 4, 3),
    }
}

/// Full Strength · Enchantment · This minion has +2 Attack.
//~ done CS2_181e - 05fc653e -
#[test]
fn CS2_181e_full_strength() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "CS2_181e"), StatsNow(My(0), 7, 1) }
}

/// Abusive Sergeant · Minion · 1 mana · 1/1 · **Battlecry:** Give a minion +2 Attack this turn.
//~ done CS2_188 - 34d877e2 -
#[test]
fn CS2_188_abusive_sergeant() {
    check! { Mage:
        Give("CS2_188"), Cost("CS2_188", 1), Stats("CS2_188", 1, 1), Targets("CS2_188", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("CS2_188", On(My(0))), StatsNow(My(0), 6, 5), EndTurn, StatsNow(My(0), 4, 5),
    }
}

/// 'Inspired' · Enchantment · This minion has +2 Attack this turn.
//~ done CS2_188o - 50224b66 -
#[test]
fn CS2_188o_inspired() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "CS2_188o"), StatsNow(My(0), 7, 1), EndTurn, StatsNow(My(0), 5, 1) }
}

/// Ironbeak Owl · Minion · Beast · 3 mana · 2/1 · **Battlecry: Silence** a minion.
//~ done CS2_203 - 33a5e21c -
#[test]
fn CS2_203_ironbeak_owl() {
    check! { Mage:
        Give("CS2_203"), Cost("CS2_203", 3), Stats("CS2_203", 2, 1), Targets("CS2_203", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_179"), Play("CS2_203", On(Their(0))), HasNot(Their(0), GameTag::TAUNT),
    }
}

/// Spiteful Smith · Minion · Undead · 5 mana · 4/6 · Your weapon has +2 Attack while this is damaged.
//~ done CS2_221 - 81ff6f0f -
#[test]
fn CS2_221_spiteful_smith() {
    check! { Mage:
        Give("CS2_221"), Cost("CS2_221", 5), Stats("CS2_221", 4, 6), Play("CS2_221", Nothing), Ally("CS2_106"),
        StatsNow(MyWeapon, 3, 2), DealDamage(My(0), 1), StatsNow(MyWeapon, 5, 2), StatsNow(MyHero, 5, 30),
    }
}

/// Sharp! · Enchantment · \+2 Attack from Spiteful Smith.
//~ done CS2_221e - 30ea3c26 -
#[test]
fn CS2_221e_sharp() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "CS2_221e"), StatsNow(My(0), 7, 1) }
}

/// Venture Co. Mercenary · Minion · 5 mana · 7/6 · Your minions cost (3) more.
//~ done CS2_227 - 75646ee7 -
#[test]
fn CS2_227_venture_co_mercenary() {
    check! { Mage:
        Give("CS2_227"), Cost("CS2_227", 5), Stats("CS2_227", 7, 6), Play("CS2_227", Nothing), Give("CS2_182"),
        Give("CS2_029"), CostNow(Nth(1), 7), CostNow(Nth(2), 4),
    }
}

/// Ysera Awakens · Spell · Nature · 2 mana · Deal $5 damage to all characters except Ysera.
//~ done DREAM_02 - 1d3bcc6f -
#[test]
fn DREAM_02_ysera_awakens() {
    check! { Mage:
        Give("DREAM_02"), Cost("DREAM_02", 2), Enemy("CS2_200"), Ally("EX1_572"), Play("DREAM_02", Nothing),
        Damage(Their(0), 5), Damage(My(0), 0), Health(TheirHero, 25), Health(MyHero, 25),
    }
}

/// Dream · Spell · Nature · 0 mana · Return a minion to its owner's hand.
//~ done DREAM_04 - 1a0046f9 -
#[test]
fn DREAM_04_dream() {
    check! { Mage:
        Give("DREAM_04"), Cost("DREAM_04", 0), Targets("DREAM_04", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("DREAM_04", On(Their(0))), BoardCount(Theirs, 0), HandCount(Theirs, 1),
    }
}

/// Nightmare · Spell · Shadow · 0 mana · Give a minion +5/+5. At the start of your next turn, destroy it.
//~ done DREAM_05 - 5cce0292 -
#[test]
fn DREAM_05_nightmare() {
    check! { Mage:
        Give("DREAM_05"), Cost("DREAM_05", 0), Targets("DREAM_05", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("DREAM_05", On(My(0))), StatsNow(My(0), 9, 10), EndTurn, BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 0),
    }
}

/// Lightwarden · Minion · Draenei · 1 mana · 1/2 · Whenever a character is healed, gain +2 Attack.
//~ done EX1_001 - c5f7bf06 -
#[test]
fn EX1_001_lightwarden() {
    check! { Mage:
        Give("EX1_001"), Cost("EX1_001", 1), Stats("EX1_001", 1, 2), Play("EX1_001", Nothing), DealDamage(MyHero, 10),
        Play("CS2_007", On(MyHero)), Damage(MyHero, 2), StatsNow(My(0), 3, 2), DealDamage(My(0), 1), Play("CS2_007", On(My(0))),
        StatsNow(My(0), 5, 2), DealDamage(TheirHero, 10), Play("CS2_007", On(TheirHero)), Damage(TheirHero, 2), StatsNow(My(0), 7, 2),
    }
}

/// The Black Knight · Minion · Undead · 4 mana · 4/4 · **Tradeable Battlecry:** Destroy an enemy minion with **Taunt**.
//~ done EX1_002 - 53f23217 -
#[test]
fn EX1_002_the_black_knight() {
    check! { Mage:
        Give("EX1_002"), Cost("EX1_002", 4), Stats("EX1_002", 4, 4), Has("EX1_002", GameTag::TRADEABLE),
        Enemy("CS2_179"), Enemy("CS2_182"), Ally("CS2_179"), CannotTarget("EX1_002", Their(1)),
        CannotTarget("EX1_002", My(0)), Play("EX1_002", On(Their(0))), Dead(Nth(1)), BoardCount(Theirs, 1),
    }
}

/// Young Priestess · Minion · 1 mana · 2/1 · At the end of your turn, give another random friendly minion +1 Health.
//~ done EX1_004 - cff19fd9 -
#[test]
fn EX1_004_young_priestess() {
    check! { Mage:
        Give("EX1_004"), Cost("EX1_004", 1), Stats("EX1_004", 2, 1), Play("EX1_004", Nothing), Ally("CS2_182"),
        Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(My(1))), EndTurn, StatsNow(My(1), 4, 6), StatsNow(My(0), 2, 1),
        StatsNow(My(2), 4, 5), EndTurn, StatsNow(My(1), 4, 6), StatsNow(My(2), 4, 5),
    }
    check! { Mage:
        Ally("EX1_004"), Ally("CS2_182"), ForbidOutcome(Entity(My(0))), EndTurn, StatsNow(My(0), 2, 1), StatsNow(My(1), 4, 6),
    }
    check! { Mage:
        Ally("EX1_004"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), EndTurn, StatsNow(Their(0), 4, 5),
        StatsNow(My(1), 4, 6),
    }
}

/// Big Game Hunter · Minion · 4 mana · 4/2 · **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
//~ done EX1_005 - 64f25424 -
#[test]
fn EX1_005_big_game_hunter() {
    check! { Mage:
        Give("EX1_005"), Cost("EX1_005", 4), Stats("EX1_005", 4, 2), Has("EX1_005", GameTag::TRADEABLE),
        Enemy("CS2_186"), Enemy("CS2_200"), CannotTarget("EX1_005", Their(1)), Play("EX1_005", On(Their(0))),
        Dead(Nth(1)), BoardCount(Theirs, 1),
    }
    check! { Mage: Ally("CS2_186"), Play("EX1_005", On(My(0))), Dead(Nth(0)) }
}

/// Alarm-o-Bot · Minion · Mech · 3 mana · 0/3 · At the start of your turn, swap this minion with a random one in your hand.
//~ done EX1_006 - d1b4015c -
#[test]
fn EX1_006_alarm_o_bot() {
    check! { Mage:
        Give("EX1_006"), Cost("EX1_006", 3), Stats("EX1_006", 0, 3), Give("CS2_200"), Give("CS2_182"),
        Play("EX1_006", Nothing), EndTurn, IsInZone(Nth(0), Zone::Play), Force(Entity(Nth(1))), EndTurn,
        IsInZone(Nth(2), Zone::Hand), IsInZone(Nth(1), Zone::Play), IsInZone(Nth(0), Zone::Hand), StatsNow(My(0), 6, 7),
    }
    check! { Mage:
        Give("CS2_182"), Give("CS2_200"), Play("EX1_006", Nothing), EndTurn, Force(Entity(Nth(1))), EndTurn,
        IsCard(My(0), "CS2_200"), IsInZone(Nth(0), Zone::Hand), BoardCount(Mine, 1),
    }
    check! { Mage:
        Give("CS2_200"), Give("CS2_029"), Play("EX1_006", Nothing), EndTurn, ForbidOutcome(Entity(Nth(1))), EndTurn,
        IsInZone(Nth(0), Zone::Play), IsInZone(Nth(1), Zone::Hand),
    }
}

/// Acolyte of Pain · Minion · 3 mana · 1/4 · Whenever this minion takes damage, draw a card.
//~ done EX1_007 - 4841a7b4 -
#[test]
fn EX1_007_acolyte_of_pain() {
    check! { Mage:
        Give("EX1_007"), Cost("EX1_007", 3), Stats("EX1_007", 1, 4), Play("EX1_007", Nothing), DealDamage(My(0), 1),
        HandCount(Mine, 1), DealDamage(My(0), 1), HandCount(Mine, 2),
    }
}

/// Angry Chicken · Minion · Beast · 1 mana · 1/1 · Has +5 Attack while damaged.
//~ done EX1_009 - 404984d0 -
#[test]
fn EX1_009_angry_chicken() {
    check! { Mage:
        Give("EX1_009"), Cost("EX1_009", 1), Stats("EX1_009", 1, 1), Ally("EX1_009"), Play("CS2_004", On(My(0))),
        HandCount(Mine, 2), StatsNow(My(0), 1, 3), DealDamage(My(0), 1), StatsNow(My(0), 6, 2),
    }
}

/// Bloodmage Thalnos · Minion · Undead · 2 mana · 1/1 · **Spell Damage +1 Deathrattle:** Draw a card.
//~ done EX1_012 - a89043f9 -
#[test]
fn EX1_012_bloodmage_thalnos() {
    check! { Mage:
        Give("EX1_012"), Cost("EX1_012", 2), Stats("EX1_012", 1, 1), Has("EX1_012", GameTag::SPELLPOWER),
        Play("EX1_012", Nothing), HasNow(My(0), GameTag::SPELLPOWER), HandCount(Mine, 0),
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 28), Kill(My(0)), HandCount(Mine, 1),
    }
}

/// King Mukla · Minion · Beast · 3 mana · 5/6 · **Battlecry:** Give your opponent 2 Bananas.
//~ done EX1_014 - 87b06877 -
#[test]
fn EX1_014_king_mukla() {
    check! { Mage:
        Give("EX1_014"), Cost("EX1_014", 3), Stats("EX1_014", 5, 6), Play("EX1_014", Nothing), HandCount(Theirs, 2),
        IsCard(InTheirHand(0), "EX1_014t"), HandCount(Mine, 0),
    }
}

/// Bananas · Spell · 1 mana · Give a minion +1/+1.
//~ done EX1_014t - 76a40a98 -
#[test]
fn EX1_014t_bananas() {
    check! { Mage:
        Give("EX1_014t"), Cost("EX1_014t", 1), Targets("EX1_014t", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_014t", On(My(0))), StatsNow(My(0), 5, 6),
    }
}

/// Bananas · Enchantment · Has +1/+1.
//~ done EX1_014te - 76ab6f7f -
#[test]
fn EX1_014te_bananas() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "EX1_014te"), StatsNow(My(0), 6, 2) }
}

/// Sylvanas Windrunner · Minion · Undead · 6 mana · 5/5 · **Deathrattle:** Take control of a random enemy minion.
//~ done EX1_016 - 0ed56057 -
#[test]
fn EX1_016_sylvanas_windrunner() {
    check! { Mage:
        Give("EX1_016"), Cost("EX1_016", 6), Stats("EX1_016", 5, 5), Enemy("CS2_182"), Enemy("CS2_172"),
        Play("EX1_016", Nothing), BoardCount(Theirs, 2), Force(Entity(Their(1))), Kill(My(0)), IsCard(My(0), "CS2_172"),
        BoardCount(Mine, 1), IsCard(Their(0), "CS2_182"), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("EX1_016"), Ally("CS2_172"), Enemy("CS2_182"), ForbidOutcome(Entity(My(1))), Kill(My(0)), BoardCount(Mine, 2),
        BoardCount(Theirs, 0),
    }
}

/// Leper Gnome · Minion · 1 mana · 2/1 · **Deathrattle:** Deal 2 damage to the enemy hero.
//~ done EX1_029 - 0c30e2d0 -
#[test]
fn EX1_029_leper_gnome() {
    check! { Mage:
        Give("EX1_029"), Cost("EX1_029", 1), Stats("EX1_029", 2, 1), Play("EX1_029", Nothing), Health(TheirHero, 30),
        Kill(My(0)), Health(TheirHero, 28),
    }
}

/// Leper Gnome · Minion · 1 mana · 1/1 · **Deathrattle:** Deal 2 damage to the enemy hero.
//~ done EX1_029_Puzzle - 0f437c82 -
#[test]
fn EX1_029_Puzzle_leper_gnome() {
    check! { Mage:
        Give("EX1_029_Puzzle"), Cost("EX1_029_Puzzle", 1), Stats("EX1_029_Puzzle", 1, 1),
        Play("EX1_029_Puzzle", Nothing), Health(TheirHero, 30), Kill(My(0)), Health(TheirHero, 28), Health(MyHero, 30),
    }
}

/// Twilight Drake · Minion · Dragon · 4 mana · 4/1 · **Battlecry:** Gain +1 Health for each card in your hand.
//~ done EX1_043 - 06a22a35 -
#[test]
fn EX1_043_twilight_drake() {
    check! { Mage:
        Give("EX1_043"), Cost("EX1_043", 4), Stats("EX1_043", 4, 1), Give("CS2_231"), Give("CS2_231"),
        Play("EX1_043", Nothing), StatsNow(My(0), 4, 3),
    }
}

/// Questing Adventurer · Minion · 3 mana · 2/2 · Whenever you play a card, gain +1/+1.
//~ done EX1_044 - 2645aac0 -
#[test]
fn EX1_044_questing_adventurer() {
    check! { Mage:
        Give("EX1_044"), Cost("EX1_044", 3), Stats("EX1_044", 2, 2), Play("EX1_044", Nothing), StatsNow(My(0), 2, 2),
        Play("GAME_005", Nothing), StatsNow(My(0), 3, 3), Play("CS2_231", Nothing), StatsNow(My(0), 4, 4), EndTurn,
        Play("GAME_005", Nothing), StatsNow(My(0), 4, 4),
    }
}

/// Dark Iron Dwarf · Minion · 4 mana · 4/4 · **Battlecry:** Give a minion +2 Attack this turn.
//~ done EX1_046 - 6d87c412 -
#[test]
fn EX1_046_dark_iron_dwarf() {
    check! { Mage:
        Give("EX1_046"), Cost("EX1_046", 4), Stats("EX1_046", 4, 4), Targets("EX1_046", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("EX1_046", On(My(0))), StatsNow(My(0), 6, 5), EndTurn, StatsNow(My(0), 4, 5),
    }
}

/// Spellbreaker · Minion · 4 mana · 4/3 · **Battlecry: Silence** a minion.
//~ done EX1_048 - 140385f5 -
#[test]
fn EX1_048_spellbreaker() {
    check! { Mage:
        Give("EX1_048"), Cost("EX1_048", 4), Stats("EX1_048", 4, 3), Targets("EX1_048", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_179"), Play("EX1_048", On(Their(0))), HasNot(Their(0), GameTag::TAUNT),
    }
}

/// Youthful Brewmaster · Minion · 2 mana · 3/2 · **Battlecry:** Return a friendly minion from the battlefield to your hand.
//~ done EX1_049 - 18f22d25 -
#[test]
fn EX1_049_youthful_brewmaster() {
    check! { Mage:
        Give("EX1_049"), Cost("EX1_049", 2), Stats("EX1_049", 3, 2), Targets("EX1_049", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_049", On(My(0))), BoardCount(Mine, 1), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"),
    }
}

/// Coldlight Oracle · Minion · Murloc · 3 mana · 2/2 · **Battlecry:** Each player draws 2 cards.
//~ done EX1_050 - a75d219d -
#[test]
fn EX1_050_coldlight_oracle() {
    check! { Mage:
        Give("EX1_050"), Cost("EX1_050", 3), Stats("EX1_050", 2, 2), Play("EX1_050", Nothing), HandCount(Mine, 2),
        HandCount(Theirs, 2),
    }
}

/// Mana Addict · Minion · 2 mana · 1/3 · Whenever you cast a spell, gain +2 Attack this turn.
//~ done EX1_055 - f6588c27 -
#[test]
fn EX1_055_mana_addict() {
    check! { Mage:
        Give("EX1_055"), Cost("EX1_055", 2), Stats("EX1_055", 1, 3), Play("EX1_055", Nothing),
        Play("GAME_005", Nothing), StatsNow(My(0), 3, 3), EndTurn, StatsNow(My(0), 1, 3), Play("GAME_005", Nothing),
        StatsNow(My(0), 1, 3),
    }
    // The Attack is there before the spell does what it says.
    check! { Mage: Ally("EX1_055"), Play("CS1_129", On(My(0))), StatsNow(My(0), 3, 3) }
}

/// Ancient Brewmaster · Minion · 4 mana · 5/4 · **Battlecry:** Return a friendly minion from the battlefield to your hand.
//~ done EX1_057 - 1d2e9a1a -
#[test]
fn EX1_057_ancient_brewmaster() {
    check! { Mage:
        Give("EX1_057"), Cost("EX1_057", 4), Stats("EX1_057", 5, 4), Targets("EX1_057", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_057", On(My(0))), BoardCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        HandCount(Mine, 1),
    }
}

/// Sunfury Protector · Minion · 2 mana · 2/3 · **Battlecry:** Give adjacent minions **Taunt**.
//~ done EX1_058 - 57e32c0d -
#[test]
fn EX1_058_sunfury_protector() {
    check! { Mage:
        Give("EX1_058"), Cost("EX1_058", 2), Stats("EX1_058", 2, 3), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), PlayAt("EX1_058", 1, Nothing), HasNow(My(0), GameTag::TAUNT), HasNot(My(1), GameTag::TAUNT),
        HasNow(My(2), GameTag::TAUNT), HasNot(My(3), GameTag::TAUNT),
    }
}

/// Crazed Alchemist · Minion · Undead · 2 mana · 2/2 · **Battlecry:** Swap the Attack and Health of a minion.
//~ done EX1_059 - deb71c59 -
#[test]
fn EX1_059_crazed_alchemist() {
    check! { Mage:
        Give("EX1_059"), Cost("EX1_059", 2), Stats("EX1_059", 2, 2), Targets("EX1_059", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), DealDamage(Their(0), 2), Play("EX1_059", On(Their(0))), StatsNow(Their(0), 3, 4),
    }
}

/// Pint-Sized Summoner · Minion · 2 mana · 2/2 · The first minion you play each turn costs (1) less.
//~ done EX1_076 - 73dd328b -
#[test]
fn EX1_076_pint_sized_summoner() {
    check! { Mage:
        Give("EX1_076"), Cost("EX1_076", 2), Stats("EX1_076", 2, 2), Play("EX1_076", Nothing), Give("CS2_182"),
        Give("CS2_200"), Give("CS2_029"), CostNow(Nth(1), 4), EndTurn, CostNow(Nth(1), 4), EndTurn, CostNow(Nth(1), 3),
        CostNow(Nth(3), 4),
        Play("GAME_005", Nothing), CostNow(Nth(1), 3), Play("CS2_182", Nothing), CostNow(Nth(2), 6),
    }
}

/// Secretkeeper · Minion · 1 mana · 1/2 · Whenever a **Secret** is played, gain +1/+1.
//~ done EX1_080 - 33e4a534 -
#[test]
fn EX1_080_secretkeeper() {
    check! { Mage:
        Give("EX1_080"), Cost("EX1_080", 1), Stats("EX1_080", 1, 2), Play("EX1_080", Nothing),
        Play("GAME_005", Nothing), Play("CS2_231", Nothing), StatsNow(My(0), 1, 2), Play("EX1_289", Nothing),
        StatsNow(My(0), 2, 3), EndTurn, Play("EX1_287", Nothing), StatsNow(My(0), 3, 4), EndTurn,
        // One that is countered was not played.
        Play("EX1_294", Nothing), StatsNow(My(0), 3, 4),
    }
}

/// Mad Bomber · Minion · 2 mana · 3/2 · **Battlecry:** Deal 3 damage randomly split between all other characters.
//~ done EX1_082 - 5a7cd512 -
#[test]
fn EX1_082_mad_bomber() {
    check! { Mage:
        Give("EX1_082"), Cost("EX1_082", 2), Stats("EX1_082", 3, 2), Ally("CS2_200"), Force(Entity(My(0))),
        Force(Entity(TheirHero)), Force(Entity(My(0))), Play("EX1_082", Nothing), Damage(My(0), 2),
        Health(TheirHero, 29), Damage(My(1), 0),
    }
    check! { Mage: Give("EX1_082"), ForbidOutcome(Entity(Nth(0))), Play("EX1_082", Nothing), Damage(Nth(0), 0) }
}

/// Tinkmaster Overspark · Minion · 3 mana · 3/3 · **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
//~ done EX1_083 - f00faa70 -
#[test]
fn EX1_083_tinkmaster_overspark() {
    check! { Mage:
        Give("EX1_083"), Cost("EX1_083", 3), Stats("EX1_083", 3, 3), Enemy("CS2_200"), Force(Card("EX1_tk29")),
        Play("EX1_083", Nothing), IsCard(Their(0), "EX1_tk29"),
    }
    check! { Mage: Enemy("CS2_200"), Force(Card("EX1_tk28")), Play("EX1_083", Nothing), IsCard(Their(0), "EX1_tk28") }
    check! { Mage:
        Enemy("CS2_200"), Ally("CS2_200"), Force(Entity(My(0))), Force(Card("EX1_tk29")), Play("EX1_083", Nothing),
        IsCard(My(0), "EX1_tk29"), StatsNow(My(0), 5, 5), IsCard(Their(0), "CS2_200"),
    }
    check! { Mage:
        Give("EX1_083"), Enemy("CS2_200"), ForbidOutcome(Entity(Nth(0))), Play("EX1_083", Nothing), IsCard(My(0), "EX1_083"),
    }
}

/// Mind Control Tech · Minion · 5 mana · 3/3 · **Battlecry:** If your opponent has 4 or more minions, take control of one.
//~ done EX1_085 - b4734b97 -
#[test]
fn EX1_085_mind_control_tech() {
    check! { Mage:
        Give("EX1_085"), Cost("EX1_085", 5), Stats("EX1_085", 3, 3), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Ally("CS2_182"), Play("EX1_085", Nothing), BoardCount(Theirs, 3),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_172"), Force(Entity(Their(3))),
        Play("EX1_085", Nothing), BoardCount(Theirs, 3), BoardCount(Mine, 2), IsCard(My(1), "CS2_172"),
    }
    check! { Mage:
        Ally("CS2_172"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))),
        Play("EX1_085", Nothing), BoardCount(Theirs, 3), BoardCount(Mine, 3),
    }
}

/// Arcane Golem · Minion · 3 mana · 4/2 · **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
//~ done EX1_089 - 3bbc04df -
#[test]
fn EX1_089_arcane_golem() {
    check! { Mage:
        Give("EX1_089"), Cost("EX1_089", 3), Stats("EX1_089", 4, 2), Has("EX1_089", GameTag::CHARGE), EndTurn,
        Crystals(5), EndTurn, Crystals(5), Play("EX1_089", Nothing), HasNow(My(0), GameTag::CHARGE),
        Attack(My(0), TheirHero), Health(TheirHero, 26), EndTurn, Mana(7), EndTurn, Mana(6),
    }
}

/// Defender of Argus · Minion · Draenei · 4 mana · 3/3 · **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
//~ done EX1_093 - 22ee8bd0 -
#[test]
fn EX1_093_defender_of_argus() {
    check! { Mage:
        Give("EX1_093"), Cost("EX1_093", 4), Stats("EX1_093", 3, 3), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), PlayAt("EX1_093", 1, Nothing), StatsNow(My(0), 5, 6), HasNow(My(0), GameTag::TAUNT),
        StatsNow(My(1), 3, 3), HasNot(My(1), GameTag::TAUNT), StatsNow(My(2), 5, 6), HasNow(My(2), GameTag::TAUNT),
        StatsNow(My(3), 4, 5), HasNot(My(3), GameTag::TAUNT),
    }
}

/// Gadgetzan Auctioneer · Minion · 7 mana · 4/4 · Whenever you cast a spell, draw a card.
//~ done EX1_095 - a2c2d070 -
#[test]
fn EX1_095_gadgetzan_auctioneer() {
    check! { Mage:
        Give("EX1_095"), Cost("EX1_095", 7), Stats("EX1_095", 4, 4), Play("CS2_231", Nothing), Ally("EX1_095"),
        Play("GAME_005", Nothing), HandCount(Mine, 2), Play("CS2_231", Nothing), HandCount(Mine, 2), EndTurn,
        Play("GAME_005", Nothing), HandCount(Mine, 2),
    }
}

/// Loot Hoarder · Minion · 2 mana · 2/1 · **Deathrattle:** Draw a card.
//~ done EX1_096 - 7d77dc71 -
#[test]
fn EX1_096_loot_hoarder() {
    check! { Mage:
        Give("EX1_096"), Cost("EX1_096", 2), Stats("EX1_096", 2, 1), Play("EX1_096", Nothing), HandCount(Mine, 0),
        Kill(My(0)), HandCount(Mine, 1),
    }
}

/// Abomination · Minion · Undead · 5 mana · 4/4 · **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
//~ done EX1_097 - b322bac0 -
#[test]
fn EX1_097_abomination() {
    check! { Mage:
        Give("EX1_097"), Cost("EX1_097", 5), Stats("EX1_097", 4, 4), Has("EX1_097", GameTag::TAUNT), Enemy("CS2_182"),
        Play("EX1_097", Nothing), HasNow(My(0), GameTag::TAUNT), Ally("CS2_182"), Health(TheirHero, 30), Kill(My(0)),
        Damage(My(0), 2), Damage(Their(0), 2), Health(TheirHero, 28), Health(MyHero, 28),
    }
}

/// Lorewalker Cho · Minion · 2 mana · 0/4 · Whenever a player casts a spell, put a copy into the other player’s hand.
//~ done EX1_100 - 33ac98c2 -
#[test]
fn EX1_100_lorewalker_cho() {
    check! { Mage:
        Give("EX1_100"), Cost("EX1_100", 2), Stats("EX1_100", 0, 4), Play("EX1_100", Nothing),
        Play("GAME_005", Nothing), HandCount(Theirs, 1), IsCard(InTheirHand(0), "GAME_005"), EndTurn,
        Play("GAME_005", Nothing), HandCount(Mine, 1),
    }
}

/// Demolisher · Minion · Mech · 3 mana · 1/4 · At the start of your turn, deal 2 damage to a random enemy.
//~ done EX1_102 - 02a0de7c -
#[test]
fn EX1_102_demolisher() {
    check! { Mage:
        Give("EX1_102"), Cost("EX1_102", 3), Stats("EX1_102", 1, 4), Enemy("CS2_182"), Play("EX1_102", Nothing),
        EndTurn, Damage(Their(0), 0), Health(TheirHero, 30), Force(Entity(Their(0))), EndTurn, Damage(Their(0), 2),
        Health(TheirHero, 30),
    }
    check! { Mage: Ally("EX1_102"), EndTurn, ForbidOutcome(Entity(MyHero)), EndTurn, Health(TheirHero, 28) }
}

/// Coldlight Seer · Minion · Murloc · 3 mana · 2/3 · **Battlecry:** Give your other Murlocs +2 Health.
//~ done EX1_103 - 8b86f104 -
#[test]
fn EX1_103_coldlight_seer() {
    check! { Mage:
        Give("EX1_103"), Cost("EX1_103", 3), Stats("EX1_103", 2, 3), Ally("CS2_168"), Ally("CS2_231"),
        Enemy("CS2_168"), Play("EX1_103", Nothing), StatsNow(My(0), 2, 3), StatsNow(My(1), 1, 1), StatsNow(My(2), 2, 3),
        StatsNow(Their(0), 2, 1),
    }
}

/// Mountain Giant · Minion · Elemental · 12 mana · 8/8 · Costs (1) less for each other card in your hand.
//~ done EX1_105 - 2b0dbf1a -
#[test]
fn EX1_105_mountain_giant() {
    check! { Mage:
        Give("EX1_105"), Cost("EX1_105", 12), Stats("EX1_105", 8, 8), CostNow(Nth(0), 12), Give("CS2_231"),
        Give("CS2_231"), CostNow(Nth(0), 10),
    }
}

/// Cairne Bloodhoof · Minion · 6 mana · 5/5 · **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
//~ done EX1_110 - 83f2773c -
#[test]
fn EX1_110_cairne_bloodhoof() {
    check! { Mage:
        Give("EX1_110"), Cost("EX1_110", 6), Stats("EX1_110", 5, 5), Has("EX1_110", GameTag::TAUNT),
        Play("EX1_110", Nothing), BoardCount(Mine, 1), Kill(My(0)), IsCard(My(0), "EX1_110t"), StatsNow(My(0), 5, 5),
    }
}

/// Leeroy Jenkins · Minion · 5 mana · 6/2 · **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
//~ done EX1_116 - 89518306 -
#[test]
fn EX1_116_leeroy_jenkins() {
    check! { Mage:
        Give("EX1_116"), Cost("EX1_116", 5), Stats("EX1_116", 6, 2), Has("EX1_116", GameTag::CHARGE),
        Play("EX1_116", Nothing), BoardCount(Theirs, 2), IsCard(Their(0), "EX1_116t"), HasNow(My(0), GameTag::CHARGE),
    }
}

/// Dire Wolf Alpha · Minion · Beast · 2 mana · 2/2 · Adjacent minions have +1 Attack.
//~ done EX1_162 - 4b291bc5 -
#[test]
fn EX1_162_dire_wolf_alpha() {
    check! { Mage:
        Give("EX1_162"), Cost("EX1_162", 2), Stats("EX1_162", 2, 2), Ally("CS2_182"), Ally("CS2_182"),
        Play("EX1_162", Nothing), StatsNow(My(0), 4, 5), StatsNow(My(1), 5, 5), StatsNow(My(2), 2, 2), Ally("CS2_172"),
        StatsNow(My(3), 4, 2),
    }
}

/// Strength of the Pack · Enchantment · \+1 Attack from {0}.
//~ done EX1_162o - 3abf7f38 -
#[test]
fn EX1_162o_strength_of_the_pack() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "EX1_162o"), StatsNow(My(0), 6, 1) }
}

/// Baron Geddon · Minion · Elemental · 7 mana · 7/7 · At the end of your turn, deal 2 damage to ALL other characters.
//~ done EX1_249 - 71ac93b5 -
#[test]
fn EX1_249_baron_geddon() {
    check! { Mage:
        Give("EX1_249"), Cost("EX1_249", 7), Stats("EX1_249", 7, 7), Enemy("CS2_182"), Ally("CS2_182"),
        Play("EX1_249", Nothing), Damage(Their(0), 0), EndTurn, Damage(Their(0), 2), Health(TheirHero, 28),
        Health(MyHero, 28), Damage(My(0), 2), Damage(My(1), 0), EndTurn, Damage(Their(0), 2),
    }
}

/// Frost Elemental · Minion · Elemental · 6 mana · 5/5 · **Battlecry: Freeze** a character.
//~ done EX1_283 - 78de8c2b -
#[test]
fn EX1_283_frost_elemental() {
    check! { Mage:
        Give("EX1_283"), Cost("EX1_283", 6), Stats("EX1_283", 5, 5),
        Targets("EX1_283", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_283", On(TheirHero)),
        HasNow(TheirHero, GameTag::FROZEN),
    }
}

/// Azure Drake · Minion · Dragon · 5 mana · 4/5 · **Spell Damage +1 Battlecry:** Draw a card.
//~ done EX1_284 - 6f79530f -
#[test]
fn EX1_284_azure_drake() {
    check! { Mage:
        Give("EX1_284"), Cost("EX1_284", 5), Stats("EX1_284", 4, 5), Has("EX1_284", GameTag::SPELLPOWER),
        Play("EX1_284", Nothing), HandCount(Mine, 1), HasNow(My(0), GameTag::SPELLPOWER),
    }
}

/// Ragnaros the Firelord · Minion · Elemental · 8 mana · 8/8 · Can't attack. At the end of your turn, deal 8 damage to a random enemy.
//~ done EX1_298 - 59c41197 -
#[test]
fn EX1_298_ragnaros_the_firelord() {
    check! { Mage:
        Give("EX1_298"), Cost("EX1_298", 8), Stats("EX1_298", 8, 8), Has("EX1_298", GameTag::CANT_ATTACK),
        Enemy("CS2_182"), Play("EX1_298", Nothing), Force(Entity(Their(0))), EndTurn, Dead(Nth(1)),
        Health(TheirHero, 30), EndTurn, CannotAct(My(0)),
    }
    check! { Mage: Ally("EX1_298"), ForbidOutcome(Entity(MyHero)), EndTurn, Health(TheirHero, 22) }
}

/// Tauren Warrior · Minion · 3 mana · 2/3 · **Taunt** Has +3 Attack while damaged.
//~ done EX1_390 - 1d30d979 -
#[test]
fn EX1_390_tauren_warrior() {
    check! { Mage:
        Give("EX1_390"), Cost("EX1_390", 3), Stats("EX1_390", 2, 3), Has("EX1_390", GameTag::TAUNT),
        Play("EX1_390", Nothing), HasNow(My(0), GameTag::TAUNT), StatsNow(My(0), 2, 3), DealDamage(My(0), 1), StatsNow(My(0), 5, 2),
        Play("CS2_007", On(My(0))), StatsNow(My(0), 2, 3),
    }
}

/// Amani Berserker · Minion · 2 mana · 2/3 · Has +3 Attack while damaged.
//~ done EX1_393 - a36c9603 -
#[test]
fn EX1_393_amani_berserker() {
    check! { Mage:
        Give("EX1_393"), Cost("EX1_393", 2), Stats("EX1_393", 2, 3), Play("EX1_393", Nothing), DealDamage(My(0), 1),
        StatsNow(My(0), 5, 2), Play("CS2_007", On(My(0))), StatsNow(My(0), 2, 3),
    }
}

/// Raging Worgen · Minion · 3 mana · 3/3 · Has +1 Attack and **Windfury** while damaged.
//~ done EX1_412 - 124d78a8 -
#[test]
fn EX1_412_raging_worgen() {
    check! { Mage:
        Give("EX1_412"), Cost("EX1_412", 3), Stats("EX1_412", 3, 3), Play("EX1_412", Nothing), DealDamage(My(0), 1),
        StatsNow(My(0), 4, 2), HasNow(My(0), GameTag::WINDFURY), Play("CS2_007", On(My(0))), StatsNow(My(0), 3, 3),
        HasNot(My(0), GameTag::WINDFURY),
    }
}

/// Murloc Warleader · Minion · Murloc · 3 mana · 3/3 · Your other Murlocs have +2 Attack.
//~ done EX1_507 - 359c29d5 -
#[test]
fn EX1_507_murloc_warleader() {
    check! { Mage:
        Give("EX1_507"), Cost("EX1_507", 3), Stats("EX1_507", 3, 3), Play("EX1_507", Nothing), Ally("CS2_168"),
        Ally("CS2_231"), Enemy("CS2_168"), StatsNow(My(1), 4, 1), StatsNow(My(2), 1, 1), StatsNow(My(0), 3, 3), StatsNow(Their(0), 2, 1),
    }
}

/// Murloc Tidecaller · Minion · Murloc · 1 mana · 1/2 · Whenever you summon a Murloc, gain +1 Attack.
//~ done EX1_509 - 4a43ef7b -
#[test]
fn EX1_509_murloc_tidecaller() {
    check! { Mage:
        Give("EX1_509"), Cost("EX1_509", 1), Stats("EX1_509", 1, 2), Play("EX1_509", Nothing), Play("CS2_168", Nothing),
        StatsNow(My(0), 2, 2), Play("CS2_231", Nothing), StatsNow(My(0), 2, 2), EndTurn, Play("CS2_168", Nothing),
        StatsNow(My(0), 2, 2),
    }
    // The Attack is there before the Battlecry.
    check! { Mage: Ally("EX1_509"), Play("UNG_937", Nothing), StatsNow(My(0), 2, 2), Choose(0), HandCount(Mine, 1) }
}

/// Harvest Golem · Minion · Mech · 3 mana · 2/3 · **Deathrattle:** Summon a 2/1 Damaged Golem.
//~ done EX1_556 - 6ba76e06 -
#[test]
fn EX1_556_harvest_golem() {
    check! { Mage:
        Give("EX1_556"), Cost("EX1_556", 3), Stats("EX1_556", 2, 3), Play("EX1_556", Nothing), BoardCount(Mine, 1),
        Kill(My(0)), IsCard(My(0), "skele21"), StatsNow(My(0), 2, 1),
    }
}

/// Nat Pagle · Minion · 2 mana · 0/4 · At the start of your turn, you have a 50% chance to draw an extra card.
//~ done EX1_557 - 7aad8d0d -
#[test]
fn EX1_557_nat_pagle() {
    check! { Mage:
        Give("EX1_557"), Cost("EX1_557", 2), Stats("EX1_557", 0, 4), Play("EX1_557", Nothing), EndTurn,
        HandCount(Mine, 0), Force(Yes), EndTurn, HandCount(Mine, 2),
    }
    check! { Mage: Play("EX1_557", Nothing), EndTurn, Force(No), EndTurn, HandCount(Mine, 1) }
    // What the opponent does is not heard.
    check! { Mage: Play("EX1_557", Nothing), EndTurn, Force(Yes), EndTurn, EndTurn, HandCount(Mine, 2) }
}

/// Harrison Jones · Minion · 5 mana · 5/4 · **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
//~ done EX1_558 - f5b4866e -
#[test]
fn EX1_558_harrison_jones() {
    check! { Mage:
        Give("EX1_558"), Cost("EX1_558", 5), Stats("EX1_558", 5, 4), Enemy("CS2_106"), Ally("EX1_411"),
        Play("EX1_558", Nothing), NoWeapon(Theirs), HandCount(Mine, 2), StatsNow(MyWeapon, 7, 1),
    }
    check! { Mage: Play("EX1_558", Nothing), HandCount(Mine, 0) }
}

/// Nozdormu · Minion · Dragon · 9 mana · 8/8 · Players only have 15 seconds to take their turns.
//~ done EX1_560 - 674c3916 -
#[test]
fn EX1_560_nozdormu() {
    check! { Mage:
        Give("EX1_560"), Cost("EX1_560", 9), Stats("EX1_560", 8, 8), Play("EX1_560", Nothing),
        PlayerTag(Mine, GameTag::TIMEOUT, 15), PlayerTag(Theirs, GameTag::TIMEOUT, 15),
    }
}

/// Alexstrasza · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** Set a hero's remaining Health to 15.
//~ done EX1_561 - 692481a0 -
#[test]
fn EX1_561_alexstrasza() {
    check! { Mage:
        Give("EX1_561"), Cost("EX1_561", 9), Stats("EX1_561", 8, 8), Targets("EX1_561", &[FriendlyHero, EnemyHero]),
        Play("EX1_561", On(TheirHero)), Health(TheirHero, 15),
    }
    check! { Mage: DealDamage(MyHero, 25), Play("EX1_561", On(MyHero)), Health(MyHero, 15) }
}

/// Alexstrasza's Fire · Enchantment · Health set to 15.
//~ done EX1_561e - 93224f4f -
#[test]
fn EX1_561e_alexstraszas_fire() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "EX1_561e"), StatsNow(My(0), 5, 15) }
}

/// Onyxia · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
//~ done EX1_562 - 90d6f519 -
#[test]
fn EX1_562_onyxia() {
    check! { Mage:
        Give("EX1_562"), Cost("EX1_562", 9), Stats("EX1_562", 8, 8), Play("EX1_562", Nothing), BoardCount(Mine, 7),
        IsCard(My(0), "ds1_whelptoken"), StatsNow(My(0), 1, 1),
    }
}

/// Malygos · Minion · Dragon · 9 mana · 4/12 · **Spell Damage +5**
//~ done EX1_563 - e8d66401 -
#[test]
fn EX1_563_malygos() {
    check! { Mage:
        Give("EX1_563"), Cost("EX1_563", 9), Stats("EX1_563", 4, 12), Has("EX1_563", GameTag::SPELLPOWER),
        Play("EX1_563", Nothing), Play("CS2_008", On(TheirHero)), Health(TheirHero, 24),
    }
}

/// Faceless Manipulator · Minion · 5 mana · 3/3 · **Battlecry:** Choose a minion and become a copy of it.
//~ done EX1_564 - 8f2c3929 -
#[test]
fn EX1_564_faceless_manipulator() {
    check! { Mage:
        Give("EX1_564"), Cost("EX1_564", 5), Stats("EX1_564", 3, 3), Targets("EX1_564", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), DealDamage(Their(0), 2), Play("EX1_564", On(Their(0))), IsCard(My(0), "CS2_182"), StatsNow(My(0), 4, 3),
    }
    check! { Mage:
        Enemy("CS2_182"), DealDamage(Their(0), 2), Enemy("CS2_182"), Play("EX1_564", On(Their(1))), StatsNow(My(0), 4, 5),
    }
}

/// Ysera · Minion · Dragon · 9 mana · 4/12 · At the end of your turn, get two random Dream cards.
//~ done EX1_572 - d38f6645 -
#[test]
fn EX1_572_ysera() {
    check! { Mage:
        Give("EX1_572"), Cost("EX1_572", 9), Stats("EX1_572", 4, 12), Play("EX1_572", Nothing), Force(Card("DREAM_01")),
        Force(Card("DREAM_05")), EndTurn, HandCount(Mine, 2), IsCard(InHand(0), "DREAM_01"), IsCard(InHand(1), "DREAM_05"),
    }
    check! { Mage:
        Ally("EX1_572"), Force(Card("DREAM_02")), Force(Card("DREAM_03")), EndTurn, IsCard(InHand(0), "DREAM_02"),
        IsCard(InHand(1), "DREAM_03"),
    }
    check! { Mage:
        Ally("EX1_572"), Force(Card("DREAM_04")), EndTurn, IsCard(InHand(0), "DREAM_04"), EndTurn, HandCount(Mine, 3),
    }
}

/// The Beast · Minion · Elemental · Beast · 6 mana · 9/7 · **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
//~ done EX1_577 - 36ae30bf -
#[test]
fn EX1_577_the_beast() {
    check! { Mage:
        Give("EX1_577"), Cost("EX1_577", 6), Stats("EX1_577", 9, 7), Play("EX1_577", Nothing), BoardCount(Theirs, 0),
        Kill(My(0)), BoardCount(Mine, 0), IsCard(Their(0), "EX1_finkle"), StatsNow(Their(0), 3, 3),
    }
}

/// Priestess of Elune · Minion · 6 mana · 5/4 · **Battlecry:** Restore #4 Health to your hero.
//~ done EX1_583 - 763e079e -
#[test]
fn EX1_583_priestess_of_elune() {
    check! { Mage:
        Give("EX1_583"), Cost("EX1_583", 6), Stats("EX1_583", 5, 4), DealDamage(MyHero, 10), Play("EX1_583", Nothing),
        Health(MyHero, 24),
    }
}

/// Ancient Mage · Minion · 4 mana · 2/5 · **Battlecry:** Give adjacent minions **Spell Damage +1**.
//~ done EX1_584 - 64a82b32 -
#[test]
fn EX1_584_ancient_mage() {
    check! { Mage:
        Give("EX1_584"), Cost("EX1_584", 4), Stats("EX1_584", 2, 5), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), PlayAt("EX1_584", 1, Nothing), HasNow(My(0), GameTag::SPELLPOWER),
        HasNow(My(2), GameTag::SPELLPOWER), HasNot(My(3), GameTag::SPELLPOWER), Play("CS2_008", On(TheirHero)),
        Health(TheirHero, 27),
    }
}

/// Sea Giant · Minion · 10 mana · 8/8 · Costs (1) less for each other minion on the battlefield.
//~ done EX1_586 - 2659c364 -
#[test]
fn EX1_586_sea_giant() {
    check! { Mage:
        Give("EX1_586"), Cost("EX1_586", 10), Stats("EX1_586", 8, 8), CostNow(Nth(0), 10), Ally("CS2_182"),
        Enemy("CS2_182"), CostNow(Nth(0), 8),
    }
}

/// Blood Knight · Minion · 3 mana · 3/3 · **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
//~ done EX1_590 - 699e1ed6 -
#[test]
fn EX1_590_blood_knight() {
    check! { Mage:
        Give("EX1_590"), Cost("EX1_590", 3), Stats("EX1_590", 3, 3), Ally("GVG_085"), Enemy("GVG_085"),
        Play("EX1_590", Nothing), HasNot(My(0), GameTag::DIVINE_SHIELD), HasNot(Their(0), GameTag::DIVINE_SHIELD),
        StatsNow(My(1), 9, 9),
    }
}

/// Cult Master · Minion · Undead · 4 mana · 4/2 · After a friendly minion dies, draw a card.
//~ done EX1_595 - 07ce84e6 -
#[test]
fn EX1_595_cult_master() {
    check! { Mage:
        Give("EX1_595"), Cost("EX1_595", 4), Stats("EX1_595", 4, 2), Play("EX1_595", Nothing), Ally("CS2_231"),
        Enemy("CS2_231"), Kill(Their(0)), HandCount(Mine, 0), Kill(My(1)), HandCount(Mine, 1),
    }
}

/// Imp Master · Minion · 3 mana · 1/5 · At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
//~ done EX1_597 - b49b62e9 -
#[test]
fn EX1_597_imp_master() {
    check! { Mage:
        Give("EX1_597"), Cost("EX1_597", 3), Stats("EX1_597", 1, 5), Play("EX1_597", Nothing), EndTurn,
        Damage(My(0), 1), IsCard(My(1), "EX1_598"), StatsNow(My(1), 1, 1),
    }
}

/// Xavius · Minion · Demon · 6 mana · 7/5 · After you play a card, summon a 2/1 Satyr.
//~ done EX1_614 - d5d3b99f -
#[test]
fn EX1_614_xavius() {
    check! { Mage:
        Give("EX1_614"), Cost("EX1_614", 6), Stats("EX1_614", 7, 5), Play("EX1_614", Nothing), BoardCount(Mine, 1),
        Play("GAME_005", Nothing), IsCard(My(1), "EX1_614t"), StatsNow(My(1), 2, 1), EndTurn, Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
    }
}

/// Mana Wraith · Minion · 2 mana · 2/2 · ALL minions cost (1) more.
//~ done EX1_616 - c3f5c90c -
#[test]
fn EX1_616_mana_wraith() {
    check! { Mage:
        Give("EX1_616"), Cost("EX1_616", 2), Stats("EX1_616", 2, 2), Play("EX1_616", Nothing), Give("CS2_182"),
        GiveThem("CS2_182"), Give("CS2_029"), GiveThem("CS2_029"), CostNow(Nth(1), 5), CostNow(Nth(2), 5),
        CostNow(Nth(3), 4), CostNow(Nth(4), 4),
    }
}

/// Molten Giant · Minion · Elemental · 20 mana · 8/8 · Costs (1) less for each Health your hero is missing.
//~ done EX1_620 - f5ae403a -
#[test]
fn EX1_620_molten_giant() {
    check! { Mage:
        Give("EX1_620"), Cost("EX1_620", 20), Stats("EX1_620", 8, 8), CostNow(Nth(0), 20), DealDamage(MyHero, 15),
        CostNow(Nth(0), 5),
    }
}

/// Hungry Crab · Minion · Beast · 1 mana · 1/2 · **Battlecry:** Destroy a Murloc and gain +2/+2.
//~ done NEW1_017 - 8f598f82 -
#[test]
fn NEW1_017_hungry_crab() {
    check! { Mage:
        Give("NEW1_017"), Cost("NEW1_017", 1), Stats("NEW1_017", 1, 2), Enemy("CS2_168"), Enemy("CS2_182"),
        Ally("CS2_168"), Targets("NEW1_017", &[FriendlyMinion, EnemyMinion]), CannotTarget("NEW1_017", Their(1)),
        Play("NEW1_017", On(Their(0))), Dead(Nth(1)), StatsNow(My(1), 3, 4),
    }
    check! { Mage: Play("NEW1_017", Nothing), StatsNow(My(0), 1, 2) }
}

/// Bloodsail Raider · Minion · Pirate · 2 mana · 2/3 · **Battlecry:** Gain Attack equal to the Attack of your weapon.
//~ done NEW1_018 - 06c41359 -
#[test]
fn NEW1_018_bloodsail_raider() {
    check! { Mage:
        Give("NEW1_018"), Cost("NEW1_018", 2), Stats("NEW1_018", 2, 3), Ally("CS2_106"), Play("NEW1_018", Nothing),
        StatsNow(My(0), 5, 3),
    }
}

/// Knife Juggler · Minion · 2 mana · 3/2 · After you summon a minion, deal 1 damage to a random enemy.
//~ done NEW1_019 - 8d72d38a -
#[test]
fn NEW1_019_knife_juggler() {
    check! { Mage:
        Give("NEW1_019"), Cost("NEW1_019", 2), Stats("NEW1_019", 3, 2), Enemy("CS2_182"), Play("NEW1_019", Nothing),
        Health(TheirHero, 30), Damage(Their(0), 0), Force(Entity(Their(0))), Play("CS2_231", Nothing),
        Damage(Their(0), 1), Health(TheirHero, 30), EndTurn, Play("CS2_231", Nothing), Damage(Their(0), 1),
        Health(TheirHero, 30), BoardCount(Theirs, 2),
    }
    check! { Mage: Ally("NEW1_019"), ForbidOutcome(Entity(MyHero)), Play("CS2_231", Nothing), Health(TheirHero, 29) }
}

/// Wild Pyromancer · Minion · Undead · 2 mana · 3/2 · After you cast a spell, deal 1 damage to ALL minions.
//~ done NEW1_020 - 08a6b4ad -
#[test]
fn NEW1_020_wild_pyromancer() {
    check! { Mage:
        Give("NEW1_020"), Cost("NEW1_020", 2), Stats("NEW1_020", 3, 2), Enemy("CS2_182"), Play("NEW1_020", Nothing),
        Damage(My(0), 0), Play("GAME_005", Nothing), Damage(My(0), 1), Health(TheirHero, 30), Damage(Their(0), 1),
        EndTurn, Play("GAME_005", Nothing), Damage(Their(0), 1),
    }
}

/// Doomsayer · Minion · 2 mana · 0/7 · At the start of your turn, destroy ALL minions.
//~ done NEW1_021 - 089a3b23 -
#[test]
fn NEW1_021_doomsayer() {
    check! { Mage:
        Give("NEW1_021"), Cost("NEW1_021", 2), Stats("NEW1_021", 0, 7), Enemy("CS2_182"), Play("NEW1_021", Nothing),
        EndTurn, BoardCount(Mine, 1), EndTurn, BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
}

/// Dread Corsair · Minion · Pirate · 4 mana · 3/3 · **Taunt** Costs (1) less per Attack of your weapon.
//~ done NEW1_022 - 3d33ce49 -
#[test]
fn NEW1_022_dread_corsair() {
    check! { Mage:
        Give("NEW1_022"), Cost("NEW1_022", 4), Stats("NEW1_022", 3, 3), Has("NEW1_022", GameTag::TAUNT),
        CostNow(Nth(0), 4), Ally("CS2_106"), CostNow(Nth(0), 1),
    }
}

/// Captain Greenskin · Minion · Pirate · 5 mana · 5/4 · **Battlecry:** Give your weapon +1/+1.
//~ done NEW1_024 - 6649939c -
#[test]
fn NEW1_024_captain_greenskin() {
    check! { Mage:
        Give("NEW1_024"), Cost("NEW1_024", 5), Stats("NEW1_024", 5, 4), Ally("CS2_106"), Play("NEW1_024", Nothing),
        StatsNow(MyWeapon, 4, 3),
    }
}

/// Bloodsail Corsair · Minion · Pirate · 1 mana · 1/2 · **Battlecry:** Remove 1 Durability from your opponent's weapon.
//~ done NEW1_025 - b0ff31d8 -
#[test]
fn NEW1_025_bloodsail_corsair() {
    check! { Mage:
        Give("NEW1_025"), Cost("NEW1_025", 1), Stats("NEW1_025", 1, 2), Enemy("CS2_106"), Play("NEW1_025", Nothing),
        StatsNow(TheirWeapon, 3, 1),
    }
}

/// Violet Teacher · Minion · 4 mana · 3/5 · Whenever you cast a spell, summon a 1/1 Violet Apprentice.
//~ done NEW1_026 - 876c76ae -
#[test]
fn NEW1_026_violet_teacher() {
    check! { Mage:
        Give("NEW1_026"), Cost("NEW1_026", 4), Stats("NEW1_026", 3, 5), Play("NEW1_026", Nothing),
        Play("GAME_005", Nothing), IsCard(My(1), "NEW1_026t"), Play("CS2_231", Nothing), BoardCount(Mine, 3), EndTurn,
        Play("GAME_005", Nothing), BoardCount(Mine, 3),
    }
}

/// Southsea Captain · Minion · Pirate · 3 mana · 3/3 · Your other Pirates have +1/+1.
//~ done NEW1_027 - 26185c35 -
#[test]
fn NEW1_027_southsea_captain() {
    check! { Mage:
        Give("NEW1_027"), Cost("NEW1_027", 3), Stats("NEW1_027", 3, 3), Play("NEW1_027", Nothing), Ally("NEW1_018"),
        Ally("CS2_182"), Enemy("NEW1_018"), StatsNow(My(1), 3, 4), StatsNow(My(2), 4, 5), StatsNow(My(0), 3, 3), StatsNow(Their(0), 2, 3),
    }
}

/// Millhouse Manastorm · Minion · 2 mana · 4/4 · **Battlecry:** Enemy spells cost (0) next turn.
//~ done NEW1_029 - eca4717e -
#[test]
fn NEW1_029_millhouse_manastorm() {
    check! { Mage:
        Give("NEW1_029"), Cost("NEW1_029", 2), Stats("NEW1_029", 4, 4), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Give("CS2_029"), Play("NEW1_029", Nothing), CostNow(Nth(1), 4), Kill(My(0)), EndTurn, CostNow(Nth(1), 0),
        CostNow(Nth(2), 4), CostNow(Nth(3), 4), EndTurn, CostNow(Nth(1), 4),
    }
}

/// Kill Millhouse! · Enchantment · Spells cost (0) this turn!
//~ done NEW1_029t - 03e1cf47 -
#[test]
fn NEW1_029t_kill_millhouse() {
    check! { Mage:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "NEW1_029t"), EndTurn, EndTurn, CostNow(InHand(2), 4), CostNow(Nth(1), 0),
    }
    check! { Mage:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "NEW1_029t"), CostNow(Nth(1), 5),
    }
}

/// Deathwing · Minion · Dragon · 10 mana · 12/12 · **Battlecry:** Destroy all other minions and discard your hand.
//~ done NEW1_030 - 47995dc9 -
#[test]
fn NEW1_030_deathwing() {
    check! { Mage:
        Give("NEW1_030"), Cost("NEW1_030", 10), Stats("NEW1_030", 12, 12), Ally("CS2_182"), Enemy("CS2_182"),
        Give("CS2_231"), Give("CS2_231"), Play("NEW1_030", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0),
        HandCount(Mine, 0),
    }
}

/// Master Swordsmith · Minion · 2 mana · 1/3 · At the end of your turn, give another random friendly minion +1 Attack.
//~ done NEW1_037 - de5e5c95 -
#[test]
fn NEW1_037_master_swordsmith() {
    check! { Mage:
        Give("NEW1_037"), Cost("NEW1_037", 2), Stats("NEW1_037", 1, 3), Play("NEW1_037", Nothing), Ally("CS2_182"),
        Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(My(1))), EndTurn, StatsNow(My(1), 5, 5), StatsNow(My(0), 1, 3),
        StatsNow(My(2), 4, 5), EndTurn, StatsNow(My(1), 5, 5), StatsNow(My(2), 4, 5),
    }
    check! { Mage:
        Ally("NEW1_037"), Ally("CS2_182"), ForbidOutcome(Entity(My(0))), EndTurn, StatsNow(My(0), 1, 3), StatsNow(My(1), 5, 5),
    }
    check! { Mage:
        Ally("NEW1_037"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), EndTurn, StatsNow(Their(0), 4, 5),
        StatsNow(My(1), 5, 5),
    }
}

/// Gruul · Minion · 8 mana · 7/7 · At the end of each turn, gain +1/+1 .
//~ done NEW1_038 - be60e917 -
#[test]
fn NEW1_038_gruul() {
    check! { Mage:
        Give("NEW1_038"), Cost("NEW1_038", 8), Stats("NEW1_038", 7, 7), Play("NEW1_038", Nothing), EndTurn,
        StatsNow(My(0), 8, 8), EndTurn, StatsNow(My(0), 9, 9),
    }
    // It grows while the turn ends, before those who came later act.
    check! { Mage:
        Ally("NEW1_038"), Ally("EX1_249"), DealDamage(My(0), 5), EndTurn, StatsNow(My(0), 8, 1), Health(TheirHero, 28),
        Health(MyHero, 28),
    }
}

/// Hogger · Minion · 6 mana · 4/4 · At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
//~ done NEW1_040 - 24ed3caa -
#[test]
fn NEW1_040_hogger() {
    check! { Mage:
        Give("NEW1_040"), Cost("NEW1_040", 6), Stats("NEW1_040", 4, 4), Play("NEW1_040", Nothing), EndTurn,
        IsCard(My(1), "NEW1_040t"), HasNow(My(1), GameTag::TAUNT),
    }
}

/// Stampeding Kodo · Minion · Beast · 5 mana · 3/5 · **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
//~ done NEW1_041 - 2af94fe1 -
#[test]
fn NEW1_041_stampeding_kodo() {
    check! { Mage:
        Give("NEW1_041"), Cost("NEW1_041", 5), Stats("NEW1_041", 3, 5), Enemy("CS2_172"), Enemy("CS2_120"),
        Enemy("CS2_168"), Force(Entity(Their(2))), Play("NEW1_041", Nothing), Dead(Nth(3)), BoardCount(Theirs, 2),
    }
    check! { Mage:
        Enemy("CS2_172"), Enemy("CS2_120"), ForbidOutcome(Entity(Their(0))), Play("NEW1_041", Nothing), Dead(Nth(1)),
        BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("CS2_120"), Enemy("CS2_120"), ForbidOutcome(Entity(My(0))), Play("NEW1_041", Nothing), Dead(Nth(1)),
        BoardCount(Mine, 2),
    }
}

/// Flesheating Ghoul · Minion · Undead · 3 mana · 3/3 · Whenever a minion dies, gain +1 Attack.
//~ done tt_004 - 6bd32e7e -
#[test]
fn tt_004_flesheating_ghoul() {
    check! { Mage:
        Give("tt_004"), Cost("tt_004", 3), Stats("tt_004", 3, 3), Play("tt_004", Nothing), Ally("CS2_231"),
        Enemy("CS2_231"), Kill(My(1)), StatsNow(My(0), 4, 3), Kill(Their(0)), StatsNow(My(0), 5, 3),
    }
}
