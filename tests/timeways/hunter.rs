//! Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa8691c8

/// Brutish Endmaw · Minion · Beast · 3 mana · 3/3 · **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
//~ done END_013 - 1cd3fd72 -
#[test]
fn END_013_brutish_endmaw() {
    check! { Hunter in Wild:
        Force(Card("EX1_008")), Force(Card("EX1_029")), Force(Card("CS2_168")), Force(Card("EDR_100t3")),
        Force(Card("EDR_100t")), Force(Card("EDR_100t1")), Play("END_013", Nothing), ChooseCard("EX1_029"),
        HandCount(Mine, 1), StatsNow(InHand(0), 5, 1), HasNow(InHand(0), GameTag::LIFESTEAL),
    }
    for other in ["DS1_185", "CS2_172"] {
        check! { Hunter: ForbidOutcome(Card(other)), Play("END_013", Nothing) }
    }
}

/// Triennium Rex · Minion · Beast · 5 mana · 5/5 · **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
//~ done END_015 - dcb6f201 -
#[test]
fn END_015_triennium_rex() {
    check! { Hunter:
        Give("END_015"), Cost("END_015", 5), Stats("END_015", 5, 5), Play("END_015", Nothing), HandCount(Mine, 0),
        EndTurn, EndTurn, Play("END_015", Nothing), HandCount(Mine, 2), Kill(My(0)), HandCount(Mine, 3),
    }
}

/// Battle at the End Time · Spell · 1 mana · **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
//~ done END_017 - 515ff58f -
#[test]
fn END_017_battle_at_the_end_time() {
    let coins = [Give("GAME_005"); 9];
    let spent = [Play("GAME_005", Nothing); 9];
    check(
        CardClass::Hunter,
        &[
            &[Play("END_017", Nothing), Play("GAME_005", Nothing), HandCount(Mine, 0)][..],
            &coins,
            &[DrawOne],
            &spent,
            &[
                HandCount(Mine, 1),
                Crystals(10),
                Play("CS2_182", Nothing),
                HandCount(Mine, 1),
                IsCard(InHand(0), "END_017t"),
            ],
        ]
        .concat(),
    );
    // It was never full.
    check(CardClass::Hunter, &[&[Play("END_017", Nothing)][..], &coins, &spent, &[HandCount(Mine, 0)]].concat());
}

/// Tick and Tock · Minion · Dragon · 5 mana · 8/8 · **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
//~ done END_017t - 354fcabd -
#[test]
fn END_017t_tick_and_tock() {
    check! { Hunter:
        GiveThem("CS2_231"), GiveThem("CS2_182"), Give("CS2_231"), Play("END_017t", Nothing), HandCount(Mine, 10),
        DeckCount(Mine, 10), Kill(My(0)), HandCount(Theirs, 0), HandCount(Mine, 10), DeckCount(Theirs, 20),
    }
}

/// Infinite Banana · Spell · 1 mana · Give a minion +1/+1. *(This stays in your hand.)*
//~ done TIME_042t - 780f3ec1 -
#[test]
fn TIME_042t_infinite_banana() {
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_182"), Give("TIME_042t"), Play("TIME_042t", On(My(0))), StatsNow(My(0), 5, 6),
        StatsNow(Their(0), 4, 5), HandCount(Mine, 1), IsCard(InHand(0), "TIME_042t"), Play("TIME_042t", On(Their(0))),
        StatsNow(Their(0), 5, 6), HandCount(Mine, 1), Mana(8),
    }
}

/// Precise Shot · Spell · 2 mana · Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
//~ done TIME_600 - 60b585c4 -
#[test]
fn TIME_600_precise_shot() {
    check! { Hunter:
        Enemy("CS2_200"), Give("CS2_231"), Give("TIME_600"), Give("CS2_231"), Play("TIME_600", On(Their(0))),
        Damage(Their(0), 5), Give("TIME_600"), Play("TIME_600", On(TheirHero)), Health(TheirHero, 27),
    }
    check! { Hunter:
        Give("TIME_600"), Give("CS2_231"), Play("TIME_600", On(TheirHero)), Health(TheirHero, 27), Discard(InHand(0)),
        Play("TIME_600", On(TheirHero)), Health(TheirHero, 22),
    }
    check! { Hunter: Enemy("CS2_200"), EndTurn, Play("TIME_600", On(Their(0))) }
    check! { Hunter:
        Enemy("CS2_200"), EndTurn, Play("CS2_172", Nothing), Play("TIME_600", On(Their(0))), BoardCount(Theirs, 2),
    }
}

/// Wormhole · Spell · 3 mana · **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
//~ done TIME_602 - ca540588 -
#[test]
fn TIME_602_wormhole() {
    check! { Hunter in Wild:
        Enemy("CS2_200"), Force(Card("CS2_125")), Force(Entity(TheirHero)), Play("TIME_602", Nothing), Choose(0),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_125"), Health(TheirHero, 27),
    }
    for other in ["CS2_124", "CS2_201"] {
        check! { Hunter: ForbidOutcome(Card(other)), Play("TIME_602", Nothing), Choose(0) }
    }
}

/// Ranger General Sylvanas · Minion · 3 mana · 2/4 · **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
//~ done TIME_609 - 25a76140 -
#[test]
fn TIME_609_ranger_general_sylvanas() {
    check! { Hunter:
        Ally("CS2_200"), Enemy("CS2_200"), Play("TIME_609", Nothing), Damage(Their(0), 2), Health(TheirHero, 28),
        Damage(My(0), 0), Play("TIME_609t2", Nothing), Crystals(10), Play("TIME_609", Nothing), Damage(Their(0), 6),
        Health(TheirHero, 24),
    }
    check! { Hunter:
        Enemy("CS2_200"), Play("TIME_609t1", Nothing), Choose(0), HandCount(Mine, 1), Play("TIME_609t2", Nothing),
        Crystals(10), Play("TIME_609", Nothing), Damage(Their(0), 6), Health(TheirHero, 24),
    }
}

/// Ranger Captain Alleria · Minion · 3 mana · 2/4 · **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
//~ done TIME_609t1 - bd64880e -
#[test]
fn TIME_609t1_ranger_captain_alleria() {
    check! { Hunter in Wild, Standard:
        Force(Card("DS1_184")), Play("TIME_609t1", Nothing), ChooseCard("DS1_184"), HandCount(Mine, 1),
        Play("TIME_609", Nothing), Damage(TheirHero, 4), Crystals(10), Play("TIME_609t1", Nothing), Choose(0),
        HandCount(Mine, 2), Choose(0), HandCount(Mine, 3),
    }
    check! { Hunter:
        Play("TIME_609t2", Nothing), Play("TIME_609t1", Nothing), Choose(0), Choose(0), HandCount(Mine, 2),
    }
    // Each of the three is a spell.
    let spells = [Force(Card("CS2_084")), Force(Card("DS1_185")), Force(Card("EX1_539"))];
    let sisters = [Play("TIME_609", Nothing), Crystals(10), Play("TIME_609t2", Nothing), Crystals(10)];
    for first in 0..3 {
        let (offered, chosen) = (vec![spells; first].concat(), vec![Choose(0); first]);
        let alleria = [ForbidOutcome(Card("CS2_182")), Play("TIME_609t1", Nothing)];
        check(CardClass::Hunter, &[&sisters[..], &offered, &alleria, &chosen].concat());
    }
}

/// Ranger Initiate Vereesa · Minion · 3 mana · 2/4 · **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
//~ done TIME_609t2 - 82cea7c2 -
#[test]
fn TIME_609t2_ranger_initiate_vereesa() {
    check! { Hunter:
        Play("TIME_609t2", Nothing), EndTurn, EndTurn, StatsNow(InHand(0), 5, 6), Play("TIME_609", Nothing),
        Damage(TheirHero, 4), Crystals(10), Play("TIME_609t2", Nothing), EndTurn, EndTurn, StatsNow(InHand(1), 7, 8),
        StatsNow(InHand(0), 5, 6),
    }
    check! { Hunter:
        Play("TIME_609t1", Nothing), Choose(0), Play("TIME_609t2", Nothing), EndTurn, EndTurn, StatsNow(InHand(1), 6, 7),
    }
    // Only minions are changed, however often.
    check! { Hunter:
        OnTop("CS2_106"), Play("TIME_609t1", Nothing), Choose(0), Play("TIME_609", Nothing), Damage(TheirHero, 4),
        Crystals(10), Play("TIME_609t2", Nothing), EndTurn, StatsNow(InTheirHand(0), 4, 5), EndTurn, HandCount(Mine, 2),
        StatsNow(InHand(1), 3, 2),
    }
}

/// Untimely Death · Spell · 2 mana · **Secret:** When a friendly minion dies the turn after being played, resummon it.
//~ done TIME_620 - 3ef3c7cb -
#[test]
fn TIME_620_untimely_death() {
    check! { Hunter:
        Ally("CS2_200"), Play("CS2_182", Nothing), Play("TIME_620", Nothing), EndTurn, Kill(Nth(0)),
        BoardCount(Mine, 1), DealDamage(Nth(1), 2), Kill(Nth(1)), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), Damage(My(0), 0),
        Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { Hunter:
        Play("CS2_182", Nothing), EndTurn, EndTurn, Play("TIME_620", Nothing), EndTurn, Kill(My(0)),
        BoardCount(Mine, 0),
    }
    // One that the opponent has got is not friendly any more.
    check! { Hunter:
        Play("CS2_182", Nothing), Play("TIME_620", Nothing), EndTurn, Play("CS1_113", On(My(0))), Kill(Their(0)),
        BoardCount(Mine, 0), BoardCount(Theirs, 0), IsInZone(Newest("TIME_620"), Zone::Secret),
    }
}

/// Past Silvermoon · Location · 4 mana · 3 uses · Deal 5 damage to a random enemy minion. *Advance to the present!*
//~ done TIME_810 - f3daad09 -
#[test]
fn TIME_810_past_silvermoon() {
    check! { Hunter:
        Ally("TIME_810"), Enemy("CS2_172"), Ally("CS2_172"), Use(Nth(0), 0, Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 2), Health(TheirHero, 30), IsCard(Nth(0), "TIME_810t1"), Health(Nth(0), 2),
    }
    check! { Hunter:
        Ally("TIME_810"), Enemy("CS2_172"), Enemy("CS2_172"), Use(Nth(0), 0, Nothing), BoardCount(Theirs, 1),
    }
    check! { Hunter:
        Ally("TIME_810"), Ally("CS2_172"), Use(Nth(0), 0, Nothing), BoardCount(Mine, 2), Health(TheirHero, 30),
    }
    check! { Hunter:
        Ally("TIME_810"), Enemy("CS2_200"), Use(Nth(0), 0, Nothing), Damage(Their(0), 5), IsCard(Nth(0), "TIME_810t1"),
    }
}

/// Present Silvermoon · Location · 4 mana · 3 uses · Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
//~ done TIME_810t1 - 2ada24bb -
#[test]
fn TIME_810t1_present_silvermoon() {
    check! { Hunter:
        Ally("TIME_810t1"), Enemy("CS2_172"), Use(Nth(0), 0, Nothing), BoardCount(Theirs, 0), Health(TheirHero, 27),
        IsCard(Nth(0), "TIME_810t2"), Health(Nth(0), 2),
    }
    check! { Hunter:
        Ally("TIME_810t1"), Enemy("CS2_200"), Use(Nth(0), 0, Nothing), Damage(Their(0), 5), Health(TheirHero, 30),
    }
    check! { Hunter: Ally("TIME_810t1"), Use(Nth(0), 0, Nothing), Health(TheirHero, 30) }
    check! { Hunter: Ally("TIME_810t1"), Summon("EX1_096"), Use(Nth(0), 0, Nothing), BoardCount(Mine, 2) }
    check! { Hunter:
        Ally("TIME_810t1"), Enemy("CS2_172"), Enemy("CS2_172"), Use(Nth(0), 0, Nothing), BoardCount(Theirs, 1),
        Health(TheirHero, 27),
    }
}

/// Quel'dorei Fletcher · Minion · 1 mana · 1/3 · Your Hero Power costs (0) while your hand has 3 or less cards.
//~ done TIME_606 - 32950129 -
#[test]
fn TIME_606_queldorei_fletcher() {
    check! { Hunter:
        Ally("TIME_606"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), CostNow(MyPower, 0), Give("CS2_231"),
        CostNow(MyPower, 2), Play("CS2_231", Nothing), CostNow(MyPower, 0), HeroPower(Nothing), Damage(TheirHero, 2),
        Mana(10), EndTurn, EndTurn, HandCount(Mine, 4), CostNow(MyPower, 2), Play("CS2_231", Nothing),
        CostNow(MyPower, 0), Kill(My(0)), CostNow(MyPower, 2),
    }
    // The opponent's Hero Power costs as before.
    check! { Hunter: Ally("TIME_606"), EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1), Mana(8) }
}
