//! Shaman cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ohn'ahra
///
/// `EDR_031` · Shaman minion · 9 mana · 5/11
///
/// > At the end of your turn, play the top 3 cards from your deck.
///
/// State: Todo
//~ EDR_031 todo 1bae1c04 6fbeee2b
#[test]
#[ignore = "todo: EDR_031 Ohn'ahra"]
fn EDR_031_ohnahra() {
    check(CardClass::Shaman, &[Give("EDR_031"), Cost("EDR_031", 9), Stats("EDR_031", 5, 11), Unwritten]);
}

/// # Beanstalk Brute
///
/// `EDR_230` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give +4/+4 to the top 3 minions in your deck.
///
/// State: Todo
//~ EDR_230 todo edd6422e f01862b7
#[test]
#[ignore = "todo: EDR_230 Beanstalk Brute"]
fn EDR_230_beanstalk_brute() {
    check(CardClass::Shaman, &[Give("EDR_230"), Cost("EDR_230", 5), Stats("EDR_230", 4, 4), Unwritten]);
}

/// # Aspect's Embrace
///
/// `EDR_231` · Shaman spell · 2 mana
///
/// > Restore #4 Health. Draw a card. **Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_231 todo d8a103b0 3aebd657
#[test]
#[ignore = "todo: EDR_231 Aspect's Embrace"]
fn EDR_231_aspects_embrace() {
    check(CardClass::Shaman, &[Give("EDR_231"), Cost("EDR_231", 2), Unwritten]);
}

/// # Typhoon
///
/// `EDR_232` · Shaman spell · Nature · 10 mana
///
/// > Each minion gets shuffled into a random player's deck.
///
/// State: Todo
//~ EDR_232 todo 0a3a81cd f82af83b
#[test]
#[ignore = "todo: EDR_232 Typhoon"]
fn EDR_232_typhoon() {
    check(CardClass::Shaman, &[Give("EDR_232"), Cost("EDR_232", 10), Unwritten]);
}

/// # Spirits of the Forest
///
/// `EDR_233` · Shaman spell · Nature · 5 mana
///
/// > **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
///
/// State: Todo
//~ EDR_233 todo 2a7a81c6 4a53384e
#[test]
#[ignore = "todo: EDR_233 Spirits of the Forest"]
fn EDR_233_spirits_of_the_forest() {
    check(CardClass::Shaman, &[Give("EDR_233"), Cost("EDR_233", 5), Unwritten]);
}

/// # Wolf's Strength
///
/// `EDR_233a` · Shaman spell · Nature · 5 mana
///
/// > Summon three 2/3 Wolves with **Taunt**.
///
/// State: Todo
//~ EDR_233a todo 0e758a57 aad58b75
#[test]
#[ignore = "todo: EDR_233a Wolf's Strength"]
fn EDR_233a_wolfs_strength() {
    check(CardClass::Shaman, &[Give("EDR_233a"), Cost("EDR_233a", 5), Unwritten]);
}

/// # Falcon's Dexterity
///
/// `EDR_233b` · Shaman spell · Nature · 5 mana
///
/// > Summon two 4/3 Falcons with **Windfury**.
///
/// State: Todo
//~ EDR_233b todo 24fa448b e159b3d1
#[test]
#[ignore = "todo: EDR_233b Falcon's Dexterity"]
fn EDR_233b_falcons_dexterity() {
    check(CardClass::Shaman, &[Give("EDR_233b"), Cost("EDR_233b", 5), Unwritten]);
}

/// # Spirit Falcon
///
/// `EDR_233t2` · Shaman minion · 3 mana · 4/3
///
/// > **Windfury**
///
/// State: Vanilla
//~ EDR_233t2 vanilla 14712b81 291ca8c9
#[test]
fn EDR_233t2_spirit_falcon() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_233t2"),
            Cost("EDR_233t2", 3),
            Stats("EDR_233t2", 4, 3),
            Has("EDR_233t2", GameTag::WINDFURY),
            Play("EDR_233t2", Nothing),
            In(The("EDR_233t2"), Zone::Play),
            Now(The("EDR_233t2"), 4, 3),
            HasNow(The("EDR_233t2"), GameTag::WINDFURY),
        ],
    );
}

/// # Emerald Bounty
///
/// `EDR_234` · Shaman spell · 2 mana
///
/// > Draw 2 cards. You can't play them for 2 turns.
///
/// State: Todo
//~ EDR_234 todo 2d187967 1e35aa93
#[test]
#[ignore = "todo: EDR_234 Emerald Bounty"]
fn EDR_234_emerald_bounty() {
    check(CardClass::Shaman, &[Give("EDR_234"), Cost("EDR_234", 2), Unwritten]);
}

/// # Merithra
///
/// `EDR_238` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
///
/// State: Todo
//~ EDR_238 todo 77a1db5b 4c0e0da9
#[test]
#[ignore = "todo: EDR_238 Merithra"]
fn EDR_238_merithra() {
    check(CardClass::Shaman, &[Give("EDR_238"), Cost("EDR_238", 6), Stats("EDR_238", 4, 4), Unwritten]);
}

/// # Blessing of the Wind
///
/// `EDR_448p` · Shaman hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (**@**) more.
///
/// State: Todo
//~ EDR_448p todo bcd29e55 d02849a6
#[test]
#[ignore = "todo: EDR_448p Blessing of the Wind"]
fn EDR_448p_blessing_of_the_wind() {
    check(CardClass::Shaman, &[HasHeroPower("EDR_448p"), Cost("EDR_448p", 2), Unwritten]);
}

/// # Glowroot Lure
///
/// `EDR_477` · Shaman minion · 6 mana · 6/6
///
/// > **Taunt**. Costs (1) less for each time you used your Hero Power this game.
///
/// State: Todo
//~ EDR_477 todo 10f71903 c589e817
#[test]
#[ignore = "todo: EDR_477 Glowroot Lure"]
fn EDR_477_glowroot_lure() {
    check(
        CardClass::Shaman,
        &[Give("EDR_477"), Cost("EDR_477", 6), Stats("EDR_477", 6, 6), Has("EDR_477", GameTag::TAUNT), Unwritten],
    );
}

/// # Living Garden
///
/// `EDR_518` · Shaman minion · 3 mana · 2/4
///
/// > **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
///
/// State: Todo
//~ EDR_518 todo 00a14908 24844daa
#[test]
#[ignore = "todo: EDR_518 Living Garden"]
fn EDR_518_living_garden() {
    check(CardClass::Shaman, &[Give("EDR_518"), Cost("EDR_518", 3), Stats("EDR_518", 2, 4), Unwritten]);
}

/// # Plucky Podling
///
/// `EDR_529` · Shaman minion · 1 mana · 1/2
///
/// > If this would transform into a minion, it transforms into one that costs (2) more.
///
/// State: Todo
//~ EDR_529 todo 3bd775c3 83a2ef98
#[test]
#[ignore = "todo: EDR_529 Plucky Podling"]
fn EDR_529_plucky_podling() {
    check(CardClass::Shaman, &[Give("EDR_529"), Cost("EDR_529", 1), Stats("EDR_529", 1, 2), Unwritten]);
}

/// # Avatar of Destruction
///
/// `FIR_778` · Shaman minion · 9 mana · 9/9
///
/// > **Taunt Deathrattle:** Deal 9 damage to all enemy minions.
///
/// State: Todo
//~ FIR_778 todo 79898670 461e2648
#[test]
#[ignore = "todo: FIR_778 Avatar of Destruction"]
fn FIR_778_avatar_of_destruction() {
    check(
        CardClass::Shaman,
        &[Give("FIR_778"), Cost("FIR_778", 9), Stats("FIR_778", 9, 9), Has("FIR_778", GameTag::TAUNT), Unwritten],
    );
}

/// # Flames of the Firelord
///
/// `FIR_923` · Shaman spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion. If you're holding a card that costs (8) or more, deal $8 instead.
///
/// State: Todo
//~ FIR_923 todo 4f72271b 7266cf0a
#[test]
#[ignore = "todo: FIR_923 Flames of the Firelord"]
fn FIR_923_flames_of_the_firelord() {
    check(CardClass::Shaman, &[Give("FIR_923"), Cost("FIR_923", 2), Unwritten]);
}

/// # Emberscarred Whelp
///
/// `FIR_927` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a 5-Cost card. Gain 1 Mana Crystal next turn only.~GAMEPLAY ASPROXY FIR 927
///
/// State: Todo
//~ FIR_927 todo 8ad017fd c9044d7d
#[test]
#[ignore = "todo: FIR_927 Emberscarred Whelp"]
fn FIR_927_emberscarred_whelp() {
    check(CardClass::Shaman, &[Give("FIR_927"), Cost("FIR_927", 3), Stats("FIR_927", 3, 2), Unwritten]);
}
