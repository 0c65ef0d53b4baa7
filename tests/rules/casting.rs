//! Rulebook, "Casting": what happens of a spell that an effect casts.
use cardwright_tests::*;

/// "If a card provides options, such as Raven Idol or Wrath, Yogg-Saron randomly selects one of those options when the spell is
/// cast." (HearthPwn, card clarifications of Yogg-Saron, Hope's End)
#[test]
fn one_of_the_options_is_cast_at_random() {
    // Darkmoon Magician casts Feral Rage, of which the second option gains Armor.
    let magician = [Ally("MIS_303"), Force(Card("OG_047")), Force(Number(1)), Play("CS2_025", Nothing)];
    check(CardClass::Mage, &[&magician[..], &[Armor(Mine, 8), StatsNow(MyHero, 0, 30)]].concat());
    let attack = [Ally("MIS_303"), Force(Card("OG_047")), Force(Number(0)), Play("CS2_025", Nothing)];
    check(CardClass::Mage, &[&attack[..], &[Armor(Mine, 0), StatsNow(MyHero, 4, 30)]].concat());
}

/// "If the chosen spell has an associated choice, the choice will be made at random." (rule clarifications of Yogg-Saron)
#[test]
fn nobody_is_asked_for_the_choices_of_what_an_effect_casts() {
    // Darkmoon Magician casts Primordial Glyph.
    let offered = ["CS2_029", "CS2_032", "CS2_024"].map(|card| Force(Card(card)));
    let steps = [&[Ally("MIS_303"), Force(Card("UNG_941"))][..], &offered, &[Force(Card("CS2_032"))]];
    let after =
        [Play("CS2_027", Nothing), BoardCount(Mine, 3), HandCount(Mine, 1), IsCard(InHand(0), "CS2_032"), EndTurn];
    check(CardClass::Mage, &[&steps.concat()[..], &after].concat());
}

#[test]
fn a_text_that_happens_twice_asks_its_player_twice() {
    // Electra Stormsurge, and Primordial Glyph.
    let steps =
        [Play("BOT_411", Nothing), Crystals(10), Play("UNG_941", Nothing), Choose(0), Choose(0), HandCount(Mine, 2)];
    check(CardClass::Shaman, &steps);
}

/// "Discover a minion … Summon it." needs room, as the client asks for it (A New Challenger..., Power of Creation).
#[test]
fn a_minion_that_is_discovered_to_be_summoned_needs_room() {
    let full = [Ally("CS2_231"); 7];
    check(CardClass::Paladin, &[&full[..], &[Give("DINO_424"), Unplayable("DINO_424")]].concat());
    check(CardClass::Paladin, &[&full[..6], &[Play("DINO_424", Nothing), Choose(0), BoardCount(Mine, 7)]].concat());
}

/// Runes belong to one class, as "a Druid spell" does.
#[test]
fn a_rune_card_is_discovered_in_any_class() {
    // A mage plays Necrotic Mortician after a Wisp died, and finds Dark Transformation.
    let steps = [Ally("CS2_231"), Kill(My(0)), Force(Card("RLK_057")), Play("RLK_116", Nothing)];
    check(CardClass::Mage, &[&steps[..], &[ChooseCard("RLK_057"), HandCount(Mine, 1)]].concat());
}

#[test]
fn both_options_are_cast_if_they_are_combined() {
    check! { Mage:
        Ally("OG_044"), Ally("MIS_303"), Force(Card("OG_047")), Play("CS2_025", Nothing), Armor(Mine, 8),
        StatsNow(MyHero, 4, 30),
    }
}

/// "If you only played Yogg-Saron, Combos will NOT activate. If you play Yogg-Saron after another card, the combos will be active."
/// (rule clarifications of Yogg-Saron, Hope's End)
#[test]
fn a_combo_happens_behind_another_card() {
    // Dubious Purchase destroys an enemy minion as a Combo.
    let purchase = [Force(Card("MIS_903")), Play("CS2_026", Nothing), HandCount(Mine, 3)];
    let first = [Ally("MIS_303"), Enemy("CS2_186")];
    check(CardClass::Mage, &[&first[..], &purchase, &[BoardCount(Theirs, 1)]].concat());
    let second = [Play("CS2_231", Nothing), Ally("MIS_303"), Enemy("CS2_186")];
    check(CardClass::Mage, &[&second[..], &purchase, &[BoardCount(Theirs, 0)]].concat());
}

#[test]
fn a_combo_replaces_the_other_text_if_it_says_so() {
    // Eviscerate deals 4 damage instead of 2; a missile of Arcane Missiles each hits the hero.
    let steps = [
        Play("CS2_231", Nothing),
        Ally("MIS_303"),
        Force(Entity(TheirHero)),
        Force(Entity(TheirHero)),
        Force(Entity(TheirHero)),
        Force(Card("EX1_124")),
        Force(Entity(TheirHero)),
        Play("EX1_277", Nothing),
        Health(TheirHero, 23),
    ];
    check(CardClass::Mage, &steps);
}

#[test]
fn all_other_minions_of_a_spell_are_not_the_chosen_one() {
    let both = [Enemy("CS2_186"), Ally("CS2_182")];
    let of = |steps: &[Step]| [&both[..], steps].concat();
    // Man the Cannons, Infiltrate, Snowed In
    check(CardClass::Warrior, &of(&[Play("DED_518", On(Their(0))), Damage(Their(0), 3), Damage(My(0), 1)]));
    check(CardClass::DemonHunter, &of(&[Play("GDB_902", On(Their(0))), Damage(Their(0), 0), Damage(My(0), 3)]));
    // Jam Session, Keeper's Strength
    check(CardClass::Shaman, &of(&[Play("JAM_013", On(My(0))), StatsNow(My(0), 7, 8), Damage(Their(0), 1)]));
    check(CardClass::Paladin, &of(&[Play("YOG_509", On(My(0))), StatsNow(My(0), 6, 7), Damage(Their(0), 6)]));
}

#[test]
fn a_minion_whose_text_marks_its_damage_has_spell_damage() {
    // Ras Frostwhisper: "deal $1 damage to all enemies (improved by Spell Damage)"
    let steps = [Ally("SCH_273"), Ally("CS2_142"), Enemy("CS2_182"), EndTurn, Damage(Their(0), 2)];
    check(CardClass::Mage, &[&steps[..], &[Health(TheirHero, 28)]].concat());
}

#[test]
fn crystals_of_twenty_are_all_destroyed() {
    // Celestial Alignment and Sword of a Thousand Truths with Wildheart Guff
    let guff = [Play("AV_205", Nothing), HandCount(Mine, 1), Armor(Mine, 5), Crystals(10)];
    let steps = [Play("BAR_539", Nothing), Mana(0), EndTurn, EndTurn, Mana(1)];
    check(CardClass::Druid, &[&guff[..], &steps].concat());
    let steps = [Enemy("SW_075t"), EndTurn, Attack(TheirHero, MyHero), Health(MyHero, 20), EndTurn, Mana(1)];
    check(CardClass::Druid, &[&guff[..], &steps].concat());
}

#[test]
fn a_weapon_has_to_be_there_to_be_discarded() {
    // Grimtotem Buzzkill: "Discard a weapon to draw 3 cards."
    check! { Rogue: Play("JAM_035", Nothing), HandCount(Mine, 0) }
    check! { Rogue: Give("CS2_106"), Play("JAM_035", Nothing), HandCount(Mine, 3), DeckCount(Mine, 16) }
    // A Battlecry that happens twice finds one weapon once.
    check! { Rogue:
        Ally("LOE_077"), Give("CS2_106"), Play("JAM_035", Nothing), HandCount(Mine, 3), DeckCount(Mine, 16),
    }
}

#[test]
fn that_cost_is_the_number_of_the_damage() {
    // Shimmer Shot: "Deal $1 damage. Summon a random minion of that Cost."
    let one = [Enemy("CS2_200"), Force(Card("CS2_168")), Play("DEEP_003", On(Their(0))), IsCard(My(0), "CS2_168")];
    check(CardClass::Hunter, &one);
    let two = [Ally("CS2_142"), Force(Card("CS2_172")), Play("DEEP_003", On(TheirHero)), IsCard(My(1), "CS2_172")];
    check(CardClass::Hunter, &[&two[..], &[Health(TheirHero, 28)]].concat());
}

/// "the spell is not considered to have been cast by the player for the purposes of triggers or game history - for example, it will
/// not trigger Mana Wyrm or count for Arcane Giant" (Hearthstone Wiki, "Cast spell")
#[test]
fn what_an_effect_casts_the_player_has_not_cast() {
    // Darkmoon Magician casts Arcane Intellect after Arcane Explosion, which alone counts.
    let magician = [Give("KAR_711"), CostNow(InHand(0), 12), Ally("MIS_303"), Force(Card("CS2_023"))];
    check(
        CardClass::Mage,
        &[&magician[..], &[Play("CS2_025", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 11)]].concat(),
    );
}

#[test]
fn a_spell_that_shuffles_this_card_shuffles_a_new_one() {
    // Excavated Evil, as in five recorded games: the one that was cast lies in the graveyard.
    check! { Priest: Play("LOE_111", Nothing), IsInZone(Nth(0), Zone::Graveyard), DeckCount(Theirs, 21) }
}

#[test]
fn what_is_thrown_out_of_a_deck_was_not_discarded() {
    // Hearthstone Wiki, "Discard effect". Malchezaar's Imp draws for a discarded card; a Silverware Golem is summoned by its own.
    check! { Hunter:
        Ally("KAR_089"), DeckOf(&["CS2_231", "KAR_205", "CS2_172", "CS2_029"]), Play("VAN_DS1_184", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 1), BoardCount(Mine, 1), DeckCount(Mine, 1),
    }
}

#[test]
fn a_battlecry_without_a_target_does_what_needs_none() {
    check! { DeathKnight: Play("BE_781t12", Nothing), BoardCount(Mine, 3) }
    check! { Mage: Play("CATA_721", Nothing), HandCount(Mine, 1), DeckCount(Mine, 18) }
    check! { Shaman: Play("GDB_901", Nothing), DeckCount(Mine, 22) }
    // "and gain +2/+2" belongs to what was destroyed (Hungry Crab).
    check! { Mage: Play("NEW1_017", Nothing), StatsNow(My(0), 1, 2) }
}

#[test]
fn spell_damage_that_you_gain_outlives_the_location() {
    // Magical Dollhouse: "Gain Spell Damage +1 this turn only.", with its last use.
    let used = |n: usize| [Use(Newest("TOY_850"), 0, Nothing), Ready(Newest("TOY_850"))].repeat(n);
    let last = [Use(Newest("TOY_850"), 0, Nothing), BoardCount(Mine, 0), Play("CS2_029", On(TheirHero))];
    let steps = [&[Play("TOY_850", Nothing)][..], &used(2), &last, &[Damage(TheirHero, 9)]].concat();
    check(CardClass::Druid, &steps);
    check! { Druid:
        Play("TOY_850", Nothing), Use(My(0), 0, Nothing), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6),
    }
}

#[test]
fn a_text_that_is_triggered_or_repeated_keeps_its_condition() {
    // Mecha'thun's owner has a deck; Skelemancer's Deathrattle waits for the enemy's turn.
    check! { Hunter: Ally("BOT_424"), Play("ICC_052", On(My(0))), EndTurn, Damage(TheirHero, 0) }
    check! { Hunter: Ally("ICC_019"), Play("ICC_052", On(My(0))), BoardCount(Mine, 1) }
}

#[test]
fn what_an_effect_casts_of_a_drawn_spell_asks_nobody() {
    // Jotun casts a copy of the Discover that is drawn at the start of the turn: nobody is asked, and the turn goes on.
    check! { DemonHunter:
        Play("TTN_842", Nothing), OnTop("TIME_612"), EndTurn, EndTurn, HandCount(Mine, 2), Play("GAME_005", Nothing),
    }
}

#[test]
fn a_copy_that_cannot_be_cast_on_whom_the_text_names_is_not_cast() {
    // Dire Frenzy takes Beasts, and the Djinni is none: the only other Beast is the enemy's.
    check! { Hunter:
        Ally("LOE_053"), Ally("CS2_172"), Enemy("CS2_172"), Play("GIL_828", On(My(1))), StatsNow(My(1), 6, 5),
        StatsNow(Their(0), 3, 2), DeckCount(Mine, 22),
    }
}

#[test]
fn a_deathrattle_that_a_hero_triggers_is_that_of_the_dead_minion() {
    // The Weasel goes into the enemy's deck once more, and not Xyrella.
    check! { Priest:
        Ally("CFM_095"), Kill(My(0)), DeckCount(Theirs, 21), Play("AV_207", Nothing), Armor(Mine, 5),
        DeckCount(Theirs, 22), IsCard(MyHero, "AV_207"),
    }
}

#[test]
fn a_doubled_battlecry_asks_its_condition_each_time() {
    // Brann doubles the Disciple of Sargeras: there is one spell to discard.
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_029"), Play("TTN_490", Nothing), HandCount(Mine, 0), BoardCount(Mine, 4),
    }
    check! { Warlock:
        Ally("LOE_077"), Give("CS2_029"), Give("CS2_029"), Play("TTN_490", Nothing), HandCount(Mine, 0),
        BoardCount(Mine, 6),
    }
}

#[test]
fn twenty_battlecries_of_a_game_are_repeated_at_most() {
    let mut steps = Vec::new();
    for n in 1..=22 {
        steps.extend([Play("GVG_053", Nothing), Armor(Mine, 5 * n), Kill(My(0)), Crystals(10)]);
    }
    steps.extend([Play("GIL_820", Nothing), Armor(Mine, 210)]);
    check(CardClass::Shaman, &steps);
}

/// Hearthstone Wiki, "Preparation": it "wears off as soon as you play a spell", one that is countered, too.
#[test]
fn a_countered_spell_uses_up_what_waits_for_the_next_one() {
    let mut table = table(CardClass::Rogue);
    table.steps(&[EndTurn, Play("EX1_287", Nothing), EndTurn, Enchant(Me, "EX1_145o"), Give("CS2_029")]);
    table.steps(&[CostNow(InHand(1), 2), Play("CS2_029", On(TheirHero)), Health(TheirHero, 30)]);
    table.steps(&[Give("CS2_029"), CostNow(InHand(1), 4)]);
}

/// A spell that its own text puts into the opponent's deck was cast by the player who cast it.
#[test]
fn a_spell_that_swaps_sides_was_cast_by_its_player() {
    check! { Rogue: Ally("NEW1_020"), Play("DED_005", Nothing), HandCount(Mine, 1), Damage(My(0), 1) }
}

/// Hearthstone Wiki, "Spellburst": "if the minion is destroyed by a triggered Secret, such as Pressure Plate, the Spellburst effect
/// will still trigger".
#[test]
fn a_minion_that_a_secret_destroys_still_has_its_spellburst() {
    let mut table = table(CardClass::Mage);
    table.steps(&[EndTurn, Play("ULD_152", Nothing), EndTurn, Ally("SCH_243"), Play("GAME_005", Nothing)]);
    table.steps(&[Dead(Nth(1)), BoardCount(Mine, 2)]);
}

/// "End your turn.": the spell is cast to its end before, so that Pressure Plate answers it.
#[test]
fn a_card_that_ends_the_turn_is_played_to_its_end() {
    let mut table = table(CardClass::Rogue);
    table.steps(&[EndTurn, Play("ULD_152", Nothing), EndTurn, Ally("CS2_182"), Play("JAIL_500", Nothing)]);
    table.steps(&[Dead(Nth(1)), HandCount(Theirs, 2)]);
}

/// What a card costs instead of mana is no sum: said twice it costs Corpses all the same.
#[test]
fn a_cost_in_corpses_that_is_said_twice_is_one_in_corpses() {
    check! { DeathKnight:
        Ally("LOE_077"), GainCorpses(10), Play("GDB_470", Nothing), Play("CS2_182", Nothing), Corpses(Mine, 6),
        Health(MyHero, 30),
    }
}

/// The client's requirement `REQ_MINIMUM_CORPSES`: what is nothing but "Spend … Corpses to …" cannot be chosen without them.
#[test]
fn what_only_spends_corpses_asks_for_them() {
    let mut table = table(CardClass::DeathKnight);
    // The option of Morbid Swarm takes two, Mosh Pit three.
    table.steps(&[Ally("CS2_182"), Ally("ETC_533"), GainCorpses(2), Give("EDR_813"), CannotAct(My(1))]);
    let options = |table: &Table| {
        let mut options: Vec<_> = table.game.options_for(table.who(InHand(0)).unwrap());
        options.retain(|action| matches!(action, cardwright_engine::Action::Play { option: Some(1), .. }));
        options.len()
    };
    assert_eq!(options(&table), 1, "at the Yeti");
    table.steps(&[GainCorpses(3), Use(My(1), 0, On(My(0))), HasNow(My(0), GameTag::REBORN), Corpses(Mine, 0)]);
    assert_eq!(options(&table), 0, "there are no Corpses");
    table.steps(&[PlayOption("EDR_813", 0, Nothing), BoardCount(Mine, 4)]);
}

#[test]
fn a_repeated_text_looks_for_its_target_when_it_begins() {
    // Of two Fire Elementals that are repeated the second does not shoot at the minion that the first has killed.
    check! { Shaman:
        Play("CS2_042", On(TheirHero)), Crystals(10), Play("CS2_042", On(TheirHero)), Damage(TheirHero, 8),
        Crystals(10), Kill(My(1)), Kill(My(0)), Enemy("CS2_231"), Force(Number(0)), Force(Entity(Their(0))),
        ForbidOutcome(Entity(Their(0))), Play("GIL_820", Nothing), Dead(Nth(2)),
    }
}

#[test]
fn the_destroyed_make_room_for_who_replaces_them() {
    // Five are destroyed, and five come, though the board was not full.
    check! { Warlock:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]), Play("DAL_173", Nothing),
        BoardCount(Mine, 5), DeckCount(Mine, 1),
    }
}

#[test]
fn a_countered_spell_was_not_cast() {
    // Hearthstone Wiki, "Yogg-Saron, Hope's End": "Counterspelled spells do not count towards Yogg-Saron's counter."
    check! { Mage:
        Give("KAR_711"), EndTurn, Play("EX1_287", Nothing), EndTurn, CostNow(InHand(0), 12),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 0), CostNow(InHand(0), 12), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6), CostNow(InHand(0), 11),
    }
}

#[test]
fn a_spell_that_an_effect_casts_overloads() {
    check! { Warrior:
        EndTurn, Play("EX1_238", On(MyHero)), Damage(MyHero, 3), EndTurn, Play("RLK_608", Nothing),
        Damage(TheirHero, 3), EndTurn, EndTurn, Mana(9), EndTurn, EndTurn, Mana(10),
    }
}

#[test]
fn crystals_beyond_the_tenth_are_excess_mana() {
    // Hearthstone Wiki, "Excess Mana": Wild Growth, Pilfered Power, Overgrowth and Astral Communion; not Nourish.
    check! { Druid:
        Ally("CS2_231"), Play("CFM_616", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_013t"),
        Play("BT_130", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_013t"),
    }
}

#[test]
fn divine_favor_draws_as_often_as_cards_are_missing() {
    // Hearthstone Wiki, notes on Divine Favor: fatigue "as many times as you would have normally drawn a card".
    check! { Paladin:
        EmptyDeck(Mine), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), Play("EX1_349", Nothing),
        Damage(MyHero, 6),
    }
}

#[test]
fn healing_that_does_damage_has_spell_damage() {
    // Hearthstone Wiki, "Auchenai Soulpriest": with Spell Damage +1 "Circle of Healing will deal 5 damage to all minions".
    check! { Priest:
        Ally("EX1_591"), Ally("CS2_142"), Enemy("CS2_200"), Play("EX1_621", Nothing), Damage(Their(0), 5),
        BoardCount(Mine, 0),
    }
}

#[test]
fn an_option_that_needs_room_is_not_offered_on_a_full_board() {
    // `REQ_NUM_MINION_SLOTS` of the option "Summon a Panther".
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), PlayOption("EX1_160", 1, Nothing), StatsNow(My(0), 2, 2),
    }
}
