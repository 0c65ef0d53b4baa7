//! Druid cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ward of Earth
///
/// `EDR_060` · Druid spell · Nature · 5 mana
///
/// > Gain 5 Armor. Summon a random 5-Cost minion and give it **Taunt**.
///
/// State: Todo
//~ EDR_060 todo 9517937b 7cccde98
#[test]
#[ignore = "todo: EDR_060 Ward of Earth"]
fn EDR_060_ward_of_earth() {
    check(CardClass::Druid, &[Give("EDR_060"), Cost("EDR_060", 5), Unwritten]);
}

/// # Forest Lord Cenarius
///
/// `EDR_209` · Druid minion · 10 mana · 5/8
///
/// > **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ EDR_209 todo 348f8da1 f9d402b8
#[test]
#[ignore = "todo: EDR_209 Forest Lord Cenarius"]
fn EDR_209_forest_lord_cenarius() {
    check(CardClass::Druid, &[Give("EDR_209"), Cost("EDR_209", 10), Stats("EDR_209", 5, 8), Unwritten]);
}

/// # Growth of Dreams
///
/// `EDR_209a` · Druid spell · 10 mana
///
/// > Give your other minions +1/+3.
///
/// State: Todo
//~ EDR_209a todo 9dd9f675 fb5560d0
#[test]
#[ignore = "todo: EDR_209a Growth of Dreams"]
fn EDR_209a_growth_of_dreams() {
    check(CardClass::Druid, &[Give("EDR_209a"), Cost("EDR_209a", 10), Unwritten]);
}

/// # Ancients of the Dream
///
/// `EDR_209b` · Druid spell · 10 mana
///
/// > Summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ EDR_209b todo 6a71aeec 48b57da3
#[test]
#[ignore = "todo: EDR_209b Ancients of the Dream"]
fn EDR_209b_ancients_of_the_dream() {
    check(CardClass::Druid, &[Give("EDR_209b"), Cost("EDR_209b", 10), Unwritten]);
}

/// # Ancient
///
/// `EDR_209t5` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ EDR_209t5 vanilla 4e754ab8 4324caba
#[test]
fn EDR_209t5_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_209t5"),
            Cost("EDR_209t5", 5),
            Stats("EDR_209t5", 5, 5),
            Has("EDR_209t5", GameTag::TAUNT),
            Play("EDR_209t5", Nothing),
            In(The("EDR_209t5"), Zone::Play),
            Now(The("EDR_209t5"), 5, 5),
            HasNow(The("EDR_209t5"), GameTag::TAUNT),
        ],
    );
}

/// # Horn of Plenty
///
/// `EDR_270` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Nature spell. It costs (2) less.
///
/// State: Todo
//~ EDR_270 todo 823ae5d9 0f485f8f
#[test]
#[ignore = "todo: EDR_270 Horn of Plenty"]
fn EDR_270_horn_of_plenty() {
    check(CardClass::Druid, &[Give("EDR_270"), Cost("EDR_270", 2), Unwritten]);
}

/// # Grove Shaper
///
/// `EDR_271` · Druid minion · 5 mana · 3/6
///
/// > After you cast a Nature spell, summon a 2/2 Treant with "**Deathrattle:** Get a random Nature spell."
///
/// State: Todo
//~ EDR_271 todo bb82999d 8c9f3317
#[test]
#[ignore = "todo: EDR_271 Grove Shaper"]
fn EDR_271_grove_shaper() {
    check(CardClass::Druid, &[Give("EDR_271"), Cost("EDR_271", 5), Stats("EDR_271", 3, 6), Unwritten]);
}

/// # Treant of Life
///
/// `EDR_271t` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a random Nature spell.
///
/// State: Todo
//~ EDR_271t todo fb8a7317 51821692
#[test]
#[ignore = "todo: EDR_271t Treant of Life"]
fn EDR_271t_treant_of_life() {
    check(CardClass::Druid, &[Give("EDR_271t"), Cost("EDR_271t", 1), Stats("EDR_271t", 2, 2), Unwritten]);
}

/// # Evergreen Stag
///
/// `EDR_272` · Druid minion · 6 mana · 6/7
///
/// > **Elusive Lifesteal Taunt**
///
/// State: Vanilla
//~ EDR_272 vanilla 4a402cce 242f87b4
#[test]
fn EDR_272_evergreen_stag() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_272"),
            Cost("EDR_272", 6),
            Stats("EDR_272", 6, 7),
            Has("EDR_272", GameTag::ELUSIVE),
            Has("EDR_272", GameTag::LIFESTEAL),
            Has("EDR_272", GameTag::TAUNT),
            Play("EDR_272", Nothing),
            In(The("EDR_272"), Zone::Play),
            Now(The("EDR_272"), 6, 7),
            HasNow(The("EDR_272"), GameTag::ELUSIVE),
            HasNow(The("EDR_272"), GameTag::LIFESTEAL),
            HasNow(The("EDR_272"), GameTag::TAUNT),
        ],
    );
}

/// # Symbiosis
///
/// `EDR_273` · Druid spell · Nature · 1 mana
///
/// > **Discover** a **Choose One** card from another class.
///
/// State: Todo
//~ EDR_273 todo e48fb244 2cb10e18
#[test]
#[ignore = "todo: EDR_273 Symbiosis"]
fn EDR_273_symbiosis() {
    check(CardClass::Druid, &[Give("EDR_273"), Cost("EDR_273", 1), Unwritten]);
}

/// # Reforestation
///
/// `EDR_843` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
///
/// State: Todo
//~ EDR_843 todo e9f745e7 b1b9a262
#[test]
#[ignore = "todo: EDR_843 Reforestation"]
fn EDR_843_reforestation() {
    check(CardClass::Druid, &[Give("EDR_843"), Cost("EDR_843", 2), Unwritten]);
}

/// # Aid of the Forest
///
/// `EDR_843a` · Druid spell · Nature · 2 mana
///
/// > Draw a spell.
///
/// State: Todo
//~ EDR_843a todo b48432cc e20a0750
#[test]
#[ignore = "todo: EDR_843a Aid of the Forest"]
fn EDR_843a_aid_of_the_forest() {
    check(CardClass::Druid, &[Give("EDR_843a"), Cost("EDR_843a", 2), Unwritten]);
}

/// # Fertilize
///
/// `EDR_843b` · Druid spell · Nature · 2 mana
///
/// > Draw a minion.
///
/// State: Todo
//~ EDR_843b todo d30450b8 7356332e
#[test]
#[ignore = "todo: EDR_843b Fertilize"]
fn EDR_843b_fertilize() {
    check(CardClass::Druid, &[Give("EDR_843b"), Cost("EDR_843b", 2), Unwritten]);
}

/// # Reforestation
///
/// `EDR_843t1` · Druid spell · Nature · 2 mana
///
/// > Draw a spell and a minion.
///
/// State: Todo
//~ EDR_843t1 todo 451c29d0 990c04a6
#[test]
#[ignore = "todo: EDR_843t1 Reforestation"]
fn EDR_843t1_reforestation() {
    check(CardClass::Druid, &[Give("EDR_843t1"), Cost("EDR_843t1", 2), Unwritten]);
}

/// # Hamuul Runetotem
///
/// `EDR_845` · Druid minion · 5 mana · 5/6
///
/// > **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
///
/// State: Todo
//~ EDR_845 todo ada67f25 bf2ad48f
#[test]
#[ignore = "todo: EDR_845 Hamuul Runetotem"]
fn EDR_845_hamuul_runetotem() {
    check(CardClass::Druid, &[Give("EDR_845"), Cost("EDR_845", 5), Stats("EDR_845", 5, 6), Unwritten]);
}

/// # Dreambound Disciple
///
/// `EDR_847` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Your next Hero Power costs (0).
///
/// State: Todo
//~ EDR_847 todo 7736cf20 b94bd21f
#[test]
#[ignore = "todo: EDR_847 Dreambound Disciple"]
fn EDR_847_dreambound_disciple() {
    check(CardClass::Druid, &[Give("EDR_847"), Cost("EDR_847", 3), Stats("EDR_847", 3, 3), Unwritten]);
}

/// # Blessing of the Golem
///
/// `EDR_847p` · Druid hero power · 2 mana
///
/// > Summon a **@**/**@** Plant Golem.
///
/// State: Todo
//~ EDR_847p todo dd70c35b c45f1e70
#[test]
#[ignore = "todo: EDR_847p Blessing of the Golem"]
fn EDR_847p_blessing_of_the_golem() {
    check(CardClass::Druid, &[HasHeroPower("EDR_847p"), Cost("EDR_847p", 2), Unwritten]);
}

/// # Plant Golem
///
/// `EDR_847pt2` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EDR_847pt2 vanilla d8107740 854fd007
#[test]
fn EDR_847pt2_plant_golem() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847pt2"),
            Cost("EDR_847pt2", 1),
            Stats("EDR_847pt2", 1, 1),
            Play("EDR_847pt2", Nothing),
            In(The("EDR_847pt2"), Zone::Play),
            Now(The("EDR_847pt2"), 1, 1),
        ],
    );
}

/// # Plant Golem
///
/// `EDR_847pt3` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EDR_847pt3 vanilla 2e474ba3 ed90dfef
#[test]
fn EDR_847pt3_plant_golem() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847pt3"),
            Cost("EDR_847pt3", 1),
            Stats("EDR_847pt3", 1, 1),
            Play("EDR_847pt3", Nothing),
            In(The("EDR_847pt3"), Zone::Play),
            Now(The("EDR_847pt3"), 1, 1),
        ],
    );
}

/// # Plant Golem
///
/// `EDR_847pt4` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EDR_847pt4 vanilla 43508744 8c6cfc61
#[test]
fn EDR_847pt4_plant_golem() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847pt4"),
            Cost("EDR_847pt4", 1),
            Stats("EDR_847pt4", 1, 1),
            Play("EDR_847pt4", Nothing),
            In(The("EDR_847pt4"), Zone::Play),
            Now(The("EDR_847pt4"), 1, 1),
        ],
    );
}

/// # Photosynthesis
///
/// `EDR_848` · Druid spell · Nature · 3 mana
///
/// > Restore #6 Health. Get 3 random Druid spells.
///
/// State: Todo
//~ EDR_848 todo 46e16797 9a4670e9
#[test]
#[ignore = "todo: EDR_848 Photosynthesis"]
fn EDR_848_photosynthesis() {
    check(CardClass::Druid, &[Give("EDR_848"), Cost("EDR_848", 3), Unwritten]);
}

/// # Overheat
///
/// `FIR_906` · Druid spell · Fire · 3 mana
///
/// > Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more.
///
/// State: Todo
//~ FIR_906 todo 5caea426 df4882b8
#[test]
#[ignore = "todo: FIR_906 Overheat"]
fn FIR_906_overheat() {
    check(CardClass::Druid, &[Give("FIR_906"), Cost("FIR_906", 3), Unwritten]);
}

/// # Amirdrassil
///
/// `FIR_907` · Druid location · 5 mana · 0 uses
///
/// > Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
///
/// State: Todo
//~ FIR_907 todo 20f32450 bab9d04d
#[test]
#[ignore = "todo: FIR_907 Amirdrassil"]
fn FIR_907_amirdrassil() {
    check(CardClass::Druid, &[Give("FIR_907"), Cost("FIR_907", 5), Unwritten]);
}

/// # Charred Chameleon
///
/// `FIR_908` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've used your Hero Power this turn, give a friendly minion +1/+2 and **Rush**.
///
/// State: Todo
//~ FIR_908 todo 9e808ac5 e474a388
#[test]
#[ignore = "todo: FIR_908 Charred Chameleon"]
fn FIR_908_charred_chameleon() {
    check(CardClass::Druid, &[Give("FIR_908"), Cost("FIR_908", 1), Stats("FIR_908", 1, 2), Unwritten]);
}
