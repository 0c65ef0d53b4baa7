//! Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8be555f1

/// Doggie Biscuit · Spell · 2 mana · **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
//~ done DED_009 - 573c9ede -
#[test]
fn DED_009_doggie_biscuit() {
    check! { Hunter:
        Targets("DED_009", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("DED_009", On(My(0))),
        StatsNow(My(0), 6, 8), HasNot(My(0), GameTag::RUSH),
    }
    check! { Hunter:
        Give("DED_009"), Ally("CS2_182"), Enemy("CS2_182"), Use(InHand(0), 0, Nothing), HasNow(My(0), GameTag::RUSH),
        HasNot(Their(0), GameTag::RUSH), StatsNow(My(0), 4, 5),
    }
    check! { Hunter:
        Give("DED_009"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), Use(InHand(0), 0, Nothing),
        HasNow(My(0), GameTag::RUSH),
    }
    check! { Hunter:
        Give("DED_009"), Ally("CS2_182"), Ally("CS2_182"), Force(Entity(My(1))), Use(InHand(0), 0, Nothing),
        HasNot(My(0), GameTag::RUSH), HasNow(My(1), GameTag::RUSH),
    }
}

/// Rats of Extraordinary Size · Spell · 6 mana · Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
//~ done SW_320 - 1895c27d -
#[test]
fn SW_320_rats_of_extraordinary_size() {
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Play("SW_320", Nothing), BoardCount(Mine, 7), StatsNow(My(2), 1, 1),
        HandCount(Mine, 2), IsCard(InHand(0), "SW_455t"), StatsNow(InHand(0), 5, 5), StatsNow(InHand(1), 5, 5),
    }
    check! { Hunter: Play("SW_320", Nothing), BoardCount(Mine, 7), HandCount(Mine, 0) }
    // A Starship that is being built takes up room.
    check! { Hunter:
        Ally("GDB_101"), Kill(My(0)), Play("SW_320", Nothing), BoardCount(Mine, 7), HandCount(Mine, 1),
        StatsNow(InHand(0), 5, 5),
    }
}

/// Aimed Shot · Spell · 3 mana · Deal $3 damage. Your next Hero Power deals 2 more damage.
//~ done SW_321 - ca26b27f -
#[test]
fn SW_321_aimed_shot() {
    check! { Hunter:
        Targets("SW_321", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("SW_321", On(TheirHero)),
        Health(TheirHero, 27), EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 26), EndTurn, HeroPower(Nothing),
        Health(TheirHero, 22), EndTurn, EndTurn, HeroPower(Nothing), Health(TheirHero, 20),
    }
    check! { Hunter:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("SW_321", On(Their(0))), Damage(Their(0), 3), Damage(Their(1), 0),
    }
}

/// Defend the Dwarven District · Spell · 1 mana · **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
//~ done SW_322 - 0bc4aaf3 -
#[test]
fn SW_322_defend_the_dwarven_district() {
    check! { Hunter:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("SW_322", Nothing), Play("CS2_025", Nothing),
        Play("CS2_024", On(TheirHero)), Play("GAME_005", Nothing), HeroPower(Nothing), Health(TheirHero, 25),
        Crystals(10), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 11), IsInZone(Newest("SW_322t"), Zone::Secret), EndTurn,
        EndTurn, HeroPower(On(Their(0))), Damage(Their(0), 3),
    }
}

/// Take the High Ground · Spell · 1 mana · **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
//~ done SW_322t - 107aa925 -
#[test]
fn SW_322t_take_the_high_ground() {
    check! { Hunter:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("SW_322t", Nothing), Play("CS2_025", Nothing),
        Play("GAME_005", Nothing), CostNow(MyPower, 2), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3),
        CostNow(MyPower, 0), IsInZone(Newest("SW_322t2"), Zone::Secret),
    }
    check! { Hunter:
        Enemy("CS2_182"), Play("SW_322t", Nothing), Play("CS2_025", Nothing), Play("CS2_024", On(TheirHero)), EndTurn,
        HeroPower(On(Their(0))), Mana(8), Health(TheirHero, 27),
    }
}

/// Knock 'Em Down · Spell · 1 mana · **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
//~ done SW_322t2 - 5de409d1 -
#[test]
fn SW_322t2_knock_em_down() {
    check! { Hunter:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("SW_322t2", Nothing), Play("CS2_025", Nothing),
        Play("GAME_005", Nothing), HandCount(Mine, 0), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3),
        HandCount(Mine, 1), IsCard(InHand(0), "SW_322t4"),
    }
}

/// Tavish, Master Marksman · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
//~ done SW_322t4 - 1699623e -
#[test]
fn SW_322t4_tavish_master_marksman() {
    check! { Hunter:
        Play("SW_322t4", Nothing), HeroPower(Nothing), Health(TheirHero, 28), Crystals(10), Play("CS2_182", Nothing),
        CannotAct(MyPower), Play("GAME_005", Nothing), HeroPower(Nothing), Health(TheirHero, 26), EndTurn,
        Play("GAME_005", Nothing), EndTurn, Kill(Newest("SW_322t4")), HeroPower(Nothing), Crystals(10),
        Play("GAME_005", Nothing), HeroPower(Nothing), Health(TheirHero, 22),
    }
}

/// The Rat King · Minion · Beast · 5 mana · 5/5 · **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
//~ done SW_323 - 4fb8f9ea -
#[test]
fn SW_323_the_rat_king() {
    check! { Hunter:
        Ally("SW_323"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Enemy("CS2_231"), Kill(My(0)), BoardCount(Mine, 6), Kill(My(1)), Kill(My(1)), Kill(My(1)), Kill(Their(0)),
        Kill(My(1)), CannotAct(My(0)), EndTurn, EndTurn, CannotAct(My(0)), Kill(My(1)), BoardCount(Mine, 1),
        StatsNow(My(0), 5, 5), EndTurn, EndTurn, Attack(My(0), TheirHero),
    }
    check! { Hunter: Enemy("SW_323"), Kill(Their(0)), EndTurn, EndTurn, EndTurn, CannotAct(Their(0)) }
    // Its Deathrattle is triggered while it lives: it goes dormant itself, and comes back whole; and once more.
    check! { Hunter:
        Ally("SW_323"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        DealDamage(My(0), 3), Play("GVG_026", Nothing), BoardCount(Mine, 6), EndTurn, EndTurn, Kill(My(1)), Kill(My(1)),
        Kill(My(1)), Kill(My(1)), HasNow(My(0), GameTag::DORMANT), Kill(My(1)), HasNot(My(0), GameTag::DORMANT),
        StatsNow(My(0), 5, 5), Ally("CS2_231"), Play("GVG_026", Nothing), Kill(My(1)), HasNow(My(0), GameTag::DORMANT),
    }
}

/// Leatherworking Kit · Weapon · 1 mana · 0/3 durability · After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
//~ done SW_457 - c6cf32f8 -
#[test]
fn SW_457_leatherworking_kit() {
    check! { Hunter:
        Ally("SW_457"), DeckOf(&["CS2_172", "CS2_182"]), Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_172"),
        Ally("CS2_182"), Enemy("CS2_172"), Kill(My(0)), Kill(Their(0)), Kill(My(0)), Kill(My(1)), HandCount(Mine, 0),
        StatsNow(MyWeapon, 0, 3), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), StatsNow(InHand(0), 4, 3),
        StatsNow(MyWeapon, 0, 2),
    }
    // The opponent gets nothing of it.
    check! { Hunter:
        Ally("SW_457"), Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_172"), OnTheirTop("CS2_169"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), HandCount(Theirs, 0),
    }
    check! { Hunter:
        Ally("SW_457"), DeckOf(&["CS2_172", "CS2_182"]), Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_172"),
        Kill(My(0)), OnTop("CS2_172"), Kill(My(0)), Kill(My(0)), HandCount(Mine, 1),
    }
}

/// Tavish's Ram · Minion · Beast · 2 mana · 2/2 · **Immune** while attacking.
//~ done SW_458t - 536fd2cd -
#[test]
fn SW_458t_tavishs_ram() {
    check! { Hunter:
        Ally("SW_458t"), Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(My(0), 0), Damage(Their(0), 2), EndTurn,
        Attack(Their(0), My(0)), Dead(Nth(0)),
    }
}

/// Devouring Swarm · Spell · 0 mana · Choose an enemy minion. Your minions attack it, then return any that die to your hand.
//~ done SW_460 - 82e8042d -
#[test]
fn SW_460_devouring_swarm() {
    check! { Hunter:
        Targets("SW_460", &[EnemyMinion]), Ally("CS2_231"), Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_200"),
        Enemy("CS2_182"), Play("SW_460", On(Their(0))), BoardCount(Mine, 0), Damage(Their(0), 6), Damage(Their(1), 0),
        HandCount(Mine, 3), IsCard(InHand(0), "CS2_231"), IsCard(InHand(1), "CS2_182"),
    }
    check! { Hunter: Play("CS2_182", Nothing), Enemy("CS2_182"), Play("SW_460", On(Their(0))), HandCount(Mine, 0) }
    // The Deathrattle comes before the return.
    check! { Hunter:
        OnTop("CS2_231"), Ally("EX1_096"), Enemy("CS2_182"), Play("SW_460", On(Their(0))), HandCount(Mine, 2),
        DeckCount(Mine, 19), IsCard(InHand(0), "CS2_231"), IsCard(InHand(1), "EX1_096"),
    }
}

/// Monstrous Parrot · Minion · Beast · 4 mana · 3/4 · **Battlecry**: Get a copy of the last friendly **Deathrattle** minion that died.
//~ done DED_008 - 9ea55826 -
#[test]
fn DED_008_monstrous_parrot() {
    check! { Hunter:
        Ally("EX1_096"), Ally("FP1_001"), Ally("CS2_182"), Enemy("EX1_029"), Kill(My(0)), HandCount(Mine, 1),
        Kill(My(0)), Kill(My(0)), Kill(Their(0)), Damage(MyHero, 2), Play("DED_008", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "FP1_001"), BoardCount(Mine, 1),
    }
    check! { Hunter: Ally("CS2_182"), Kill(My(0)), Play("DED_008", Nothing), HandCount(Mine, 0) }
}
