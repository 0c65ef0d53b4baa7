//! Rules that recorded games show and that no rulebook tells; each test names what was seen.
use cardwright_tests::*;

/// Of two minions that are Reborn on both sides of a survivor both come back to its left: the place of the second one moved when the
/// first one left.
#[test]
fn who_dies_later_has_its_place_when_the_first_has_left() {
    check! { Warrior:
        Ally("ULD_723"), Ally("CS2_182"), Ally("ULD_723"), Play("EX1_400", Nothing), BoardCount(Mine, 3),
        IsCard(My(0), "ULD_723"), IsCard(My(1), "ULD_723"), IsCard(My(2), "CS2_182"),
    }
}

/// 812b38e4c5#0#114: the token of the last minion of a full board stands where that minion was when the others had left.
#[test]
fn a_deathrattle_summons_where_the_minion_was_when_older_ones_had_left() {
    check! { Warrior:
        Ally("CS2_231"), Ally("CS2_182"), Ally("EX1_556"), Ally("CS2_200"), DealDamage(My(2), 2),
        Play("EX1_400", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_182"), IsCard(My(1), "skele21"),
        IsCard(My(2), "CS2_200"),
    }
}

/// A new Starship stands where its first piece died.
#[test]
fn a_starship_begins_where_its_piece_died() {
    check! { Druid: Ally("GDB_103"), Ally("CS2_182"), Kill(My(0)), BoardCount(Mine, 2), IsCard(My(1), "CS2_182") }
    check! { Druid: Ally("CS2_182"), Ally("GDB_103"), Kill(My(1)), BoardCount(Mine, 2), IsCard(My(0), "CS2_182") }
}

/// f71eeb777b#0#16: what an invoked Hero Power summons comes to the right end, not beside the minion that invokes it.
#[test]
fn an_invoked_hero_power_summons_at_the_right_end() {
    check! { Shaman:
        Ally("CS2_182"), PlayAt("DRG_050", 0, Nothing), BoardCount(Mine, 3), IsCard(My(0), "DRG_050"),
        IsCard(My(1), "CS2_182"),
    }
}

/// With Mayor Noggenfogger five attacks went past Taunt; a spell's target is one that could have been chosen.
#[test]
fn a_random_attack_goes_past_taunt() {
    check! { Mage:
        Ally("CFM_670"), Enemy("NEW1_021"), Enemy("CS1_042"), Force(Entity(Their(0))), Attack(My(0), Their(1)),
        Damage(Their(0), 5), Damage(Their(1), 0),
    }
    check! { Mage:
        Ally("CFM_670"), Enemy("CS1_042"), Force(Entity(TheirHero)), Attack(My(0), Their(0)), Health(TheirHero, 25),
    }
}

/// A card that is returned leaves its place on the board to what is summoned then.
#[test]
fn what_comes_for_a_returned_minion_stands_in_its_place() {
    check! { Rogue:
        Ally("CS2_231"), Ally("CS2_182"), Ally("CS2_231"), Play("ETC_076", On(My(1))), IsCard(My(1), "ETC_076t"),
        IsCard(My(2), "CS2_231"), BoardCount(Mine, 3), HandCount(Mine, 1),
    }
    // Where it stood is forgotten when it comes into play again.
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_231"), Play("ETC_076", On(My(0))), HandCount(Mine, 1), Play("CS2_182", Nothing),
        IsCard(My(0), "ETC_076t"), IsCard(My(1), "CS2_231"), IsCard(My(2), "CS2_182"),
    }
}

/// Shadow Hunter Vol'jin: the minion from the board takes the place of the other one in the hand.
#[test]
fn a_swapped_minion_takes_the_other_ones_place_in_the_hand() {
    check! { Mage:
        Ally("CS2_200"), Give("CS2_029"), Give("CS2_231"), Give("CS2_029"), Play("BAR_080", On(My(0))),
        IsCard(My(0), "CS2_231"), IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_029"),
    }
}

/// A recording of 2016 gives a Fireball for a spell that a younger Counterspell counters. The wiki's "Counterspell" says: "Since patch
/// 11.2.0, any effects which activate from the spell being cast or completed will not be triggered.", so that today it gives none.
#[test]
fn a_countered_spell_gives_no_fireball_whichever_is_older() {
    check! { Mage:
        Ally("EX1_559"), EndTurn, Play("EX1_287", Nothing), EndTurn, HandCount(Mine, 1), Play("GAME_005", Nothing),
        HandCount(Mine, 1),
    }
}

/// Mana Burn: two crystals begin the turn used; none is lost.
#[test]
fn mana_burn_uses_crystals_and_keeps_them() {
    check! { DemonHunter:
        Play("BT_753", Nothing), EndTurn, Mana(8), Play("GAME_005", Nothing), Mana(9), EndTurn, Mana(10),
    }
}

/// Pint-Sized Summoner: in the opponent's turn nothing costs less.
#[test]
fn the_first_minion_costs_less_on_its_own_turn_alone() {
    check! { Mage:
        Ally("EX1_076"), Give("CS2_182"), CostNow(InHand(0), 3), EndTurn, CostNow(Newest("CS2_182"), 4), EndTurn,
        CostNow(Newest("CS2_182"), 3),
    }
}

/// Starfall: the first option is "5 damage to a minion", as its text says.
#[test]
fn starfall_has_the_options_in_the_order_of_its_text() {
    check! { Druid: Enemy("CS2_200"), PlayOption("NEW1_007", 0, On(Their(0))), Damage(Their(0), 5) }
    check! { Druid: Enemy("CS2_200"), PlayOption("NEW1_007", 1, Nothing), Damage(Their(0), 2) }
}

/// Spymaster Scabbs: the order of the gizmos in the hand.
#[test]
fn spy_gizmos_come_in_the_recorded_order() {
    check! { Rogue:
        Play("SW_052t3", Nothing), IsCard(InHand(0), "SW_052t5"), IsCard(InHand(1), "SW_052t4"), IsCard(InHand(2), "SW_052t7"),
        IsCard(InHand(3), "SW_052t8_t"), IsCard(InHand(4), "SW_052t6"),
    }
}

/// Love Everlasting stays in the Secret zone until its player ends a turn without a spell.
#[test]
fn love_everlasting_stays_until_a_turn_without_a_spell() {
    check! { Priest:
        Play("ETC_335", Nothing), IsInZone(Newest("ETC_335"), Zone::Secret), EndTurn, IsInZone(Newest("ETC_335"), Zone::Secret), EndTurn,
        IsInZone(Newest("ETC_335"), Zone::Secret), EndTurn, IsInZone(Newest("ETC_335"), Zone::Graveyard),
    }
}

/// Enter the Lost City ("Survive 10 turns"): the turns of both players count.
#[test]
fn turns_of_both_players_are_survived() {
    check! { Warrior:
        Play("TLC_602", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        IsInZone(Newest("TLC_602"), Zone::Secret), EndTurn, IsInZone(Newest("TLC_602"), Zone::Graveyard), HandCount(Mine, 6),
    }
}

/// Cosmic Keyboard does not answer a spell that costs (0); Runic Adornment gives the spell, too.
#[test]
fn a_free_spell_plays_no_keyboard_and_the_adorned_spell_enters_the_hand() {
    check! { Mage: Ally("ETC_521"), Play("GAME_005", Nothing), BoardCount(Mine, 0), StatsNow(MyWeapon, 0, 3) }
    check! { DemonHunter:
        Force(Card("BT_035")), Force(Card("BT_175")), Force(Card("BT_740")), EmptyDeck(Mine), Play("TTN_845", Nothing),
        ChooseCard("BT_035"), DeckCount(Mine, 2), HandCount(Mine, 1), IsCard(InHand(0), "BT_035"),
    }
}
