//! Rogue cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bdae38e

/// # Beatboxer
///
/// `ETC_072` · Rogue minion · 3 mana · 4/3
///
/// > **Combo:** Deal 4 damage randomly split among all enemies.
///
/// State: Derived
//~ derived ETC_072 0f7a0a06 66cc95aa 2561423f.f7964b30
#[test]
fn ETC_072_beatboxer() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_072"),
            Cost("ETC_072", 3),
            Stats("ETC_072", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("ETC_072", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Rhyme Spinner
///
/// `ETC_073` · Rogue minion · 3 mana · 1/3
///
/// > **Rush Combo:** Gain +1/+1 for each other **Combo** card you've played this game.@ *(@)*
///
/// State: Derived
//~ derived ETC_073 f34471c4 67e74950 4eed6fa3.96065b90
#[test]
fn ETC_073_rhyme_spinner() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_073"),
            Cost("ETC_073", 3),
            Stats("ETC_073", 1, 3),
            Has("ETC_073", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_131", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ETC_073", Nothing),
            Now(Nth(0), 2, 4),
        ],
    );
}

/// # Turn It Up!
///
/// `ETC_073e` · Rogue enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_073e 41cc287a c3c173d3 fe1382f7.67341004
#[test]
fn ETC_073e_turn_it_up() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "ETC_073e"), Now(My(0), 6, 2)]);
}

/// # Mixtape
///
/// `ETC_074` · Rogue spell · Fire · 1 mana
///
/// > **Discover** a copy of a card your opponent played this game.
///
/// State: Derived
//~ derived ETC_074 446e483e 47711b4e 01756040.1ea515f1
#[test]
fn ETC_074_mixtape() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_074"),
            Cost("ETC_074", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("ETC_074", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Mic Drop
///
/// `ETC_075` · Rogue spell · 3 mana
///
/// > Draw 2 cards. **Finale:** Give your weapon +2 Attack.
///
/// State: Derived
//~ derived ETC_075 c5298f61 63e1044f 80db8744.c6a82d16
#[test]
fn ETC_075_mic_drop() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_075"),
            Cost("ETC_075", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Crystals(3),
            Play("ETC_075", Nothing),
            Now(MyHero, 5, 30),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(7), 5, 2),
        ],
    );
}

/// # OHHHHH!!!!
///
/// `ETC_075e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived ETC_075e 9693fa28 b58a1808 4928df6b.bf3d1612
#[test]
fn ETC_075e_ohhhhh() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "ETC_075e"), Now(My(0), 7, 1)]);
}

/// # Breakdance
///
/// `ETC_076` · Rogue spell · Shadow · 1 mana
///
/// > Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
///
/// State: Todo
//~ todo ETC_076 850276e0 c31fd797 732e437e.44860ed8
#[test]
#[ignore = "todo: ETC_076 Breakdance"]
fn ETC_076_breakdance() {
    check(CardClass::Rogue, &[Give("ETC_076"), Cost("ETC_076", 1), Unwritten]);
}

/// # Breakdancer
///
/// `ETC_076t` · Rogue minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla ETC_076t 264842a8 8e49f974 5d8c3dc1.57b12c28
#[test]
fn ETC_076t_breakdancer() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_076t"),
            Cost("ETC_076t", 1),
            Stats("ETC_076t", 1, 1),
            Has("ETC_076t", GameTag::RUSH),
            Play("ETC_076t", Nothing),
            In(The("ETC_076t"), Zone::Play),
            Now(The("ETC_076t"), 1, 1),
            HasNow(The("ETC_076t"), GameTag::RUSH),
        ],
    );
}

/// # Disc Jockey
///
/// `ETC_077` · Rogue minion · 2 mana · 4/1
///
/// > **Combo:** Add a random **Combo** card to your hand.
///
/// State: Derived
//~ derived ETC_077 35bdb0ef 435a81bd ff0aa411.93e56b38
#[test]
fn ETC_077_disc_jockey() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_077"),
            Cost("ETC_077", 2),
            Stats("ETC_077", 4, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_028")),
            Play("ETC_077", Nothing),
            Is(InHand(0), "AT_028"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 3, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ETC_077"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_001")),
            Play("ETC_077", Nothing),
        ],
    );
}

/// # MC Blingtron
///
/// `ETC_078` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
///
/// State: Todo
//~ todo ETC_078 9e6507a7 017db198 35238630.cb1a86cf
#[test]
#[ignore = "todo: ETC_078 MC Blingtron"]
fn ETC_078_mc_blingtron() {
    check(CardClass::Rogue, &[Give("ETC_078"), Cost("ETC_078", 5), Stats("ETC_078", 5, 5), Unwritten]);
}

/// # Broken Microphone
///
/// `ETC_078t` · Rogue weapon · 1 mana · 1/2 durability
///
/// > Your hero takes 1 additional damage from all sources.
///
/// State: Todo
//~ todo ETC_078t 2084833d 27bc4559 0acaac7a.7192d966
#[test]
#[ignore = "todo: ETC_078t Broken Microphone"]
fn ETC_078t_broken_microphone() {
    check(CardClass::Rogue, &[Give("ETC_078t"), Cost("ETC_078t", 1), Stats("ETC_078t", 1, 2), Unwritten]);
}

/// # Golden Microphone
///
/// `ETC_078t2` · Rogue weapon · 1 mana · 1/2 durability
///
/// State: Vanilla
//~ vanilla ETC_078t2 893c0311 b6f794d8 f7877587
#[test]
fn ETC_078t2_golden_microphone() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_078t2"),
            Cost("ETC_078t2", 1),
            Stats("ETC_078t2", 1, 2),
            Play("ETC_078t2", Nothing),
            In(The("ETC_078t2"), Zone::Play),
        ],
    );
}

/// # Bounce Around (ft. Garona)
///
/// `ETC_079` · Rogue spell · 3 mana
///
/// > Return all friendly minions to your hand. They cost (1) this turn.
///
/// State: Derived
//~ derived ETC_079 f220662e c2860cff 0c50f09c.75778880
#[test]
fn ETC_079_bounce_around_ft_garona() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_079"),
            Cost("ETC_079", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_079", Nothing),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            CostNow(Nth(1), 1),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Bouncing Around
///
/// `ETC_079e` · Rogue enchantment
///
/// > Costs (1) this turn.
///
/// State: Derived
//~ derived ETC_079e bb0bb4f6 c032b8c5 e4c06256.8a8e5fce
#[test]
fn ETC_079e_bouncing_around() {
    check(
        CardClass::Rogue,
        &[Give("CS2_118"), Enchant(Nth(0), "ETC_079e"), CostNow(Nth(0), 1), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Record Scratcher
///
/// `ETC_518` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
///
/// State: Done
//~ done ETC_518 e105d397 - 523a204a.e8df272a
#[test]
fn ETC_518_record_scratcher() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_518"),
            Cost("ETC_518", 3),
            Stats("ETC_518", 3, 2),
            Play("ETC_518", Nothing),
            Play("EX1_131", Nothing),
            Play("CS2_231", Nothing),
            Mana(5),
            Cost("CS2_106", 2),
            Play("CS2_106", Nothing),
            Mana(5),
        ],
    );
}

/// # Harmonic Hip Hop
///
/// `ETC_717` · Rogue spell · Shadow · 2 mana
///
/// > Deal $1 damage. Give your weapon +3 Attack. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_717 25b0ae5b 9994e829 89cbb07b.d6803e2a
#[test]
fn ETC_717_harmonic_hip_hop() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_717"),
            Cost("ETC_717", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ETC_717", On(Nth(2))),
            Now(MyHero, 6, 30),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 6, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ETC_717"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ETC_717", On(Nth(1))),
            Now(MyHero, 6, 30),
            Now(Nth(1), 4, 4),
            Now(Nth(3), 6, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ETC_717"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "ETC_717t"),
        ],
    );
}

/// # Harmonic Beats
///
/// `ETC_717e` · Rogue enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived ETC_717e 48a77027 8c341761 0f8255b4.fc2d73f0
#[test]
fn ETC_717e_harmonic_beats() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "ETC_717e"), Now(My(0), 8, 1)]);
}

/// # Dissonant Hip Hop
///
/// `ETC_717t` · Rogue spell · Shadow · 2 mana
///
/// > Deal $3 damage. Give your weapon +1 Attack. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_717t 7c848681 93041330 6c3a5a63.eaaf4b11
#[test]
fn ETC_717t_dissonant_hip_hop() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_717t"),
            Cost("ETC_717t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ETC_717t", On(Nth(2))),
            Now(MyHero, 4, 30),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 4, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ETC_717t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ETC_717t", On(Nth(1))),
            Now(MyHero, 4, 30),
            Now(Nth(1), 4, 2),
            Now(Nth(3), 4, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ETC_717t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "ETC_717"),
        ],
    );
}

/// # Dissonant Beats
///
/// `ETC_717te` · Rogue enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived ETC_717te 4114ec82 e1310399 4a0413d3.c84fda8a
#[test]
fn ETC_717te_dissonant_beats() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "ETC_717te"), Now(My(0), 6, 1)]);
}

/// # Rhythmdancer Risa
///
/// `JAM_019` · Multi-class minion · 4 mana · 3/5
///
/// > **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
///
/// State: Done
//~ done JAM_019 72105fbf - f6849a01.4aab6863
#[test]
fn JAM_019_rhythmdancer_risa() {
    check(
        CardClass::Rogue,
        &[
            Give("JAM_019"),
            Cost("JAM_019", 4),
            Stats("JAM_019", 3, 5),
            Has("JAM_019", GameTag::RUSH),
            Friend("CS2_106"),
            Friend("CS2_182"),
            Play("JAM_019", Nothing),
            Attack(Nth(2), TheirHero),
            In(Nth(0), Zone::Play),
            Attack(MyHero, TheirHero),
            In(Nth(0), Zone::Hand),
            CostNow(Nth(0), 1),
            BoardCount(Mine, 1),
            Mana(6),
            Play("JAM_019", Nothing),
            Mana(5),
            Now(My(1), 3, 5),
        ],
    );
}

/// # In the Rhythm
///
/// `JAM_019e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived JAM_019e 58c065a7 1b8307a1 d0eabb5e.53ed184d
#[test]
fn JAM_019e_in_the_rhythm() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "JAM_019e"), CostNow(Nth(0), 1)]);
}

/// # Tough Crowd
///
/// `JAM_020` · Multi-class minion · 3 mana · 2/1
///
/// > **Outcast:** Return a minion to its owner's hand.
///
/// State: Derived
//~ derived JAM_020 6df85a8e a5f0416a f58576e3.67de4438
#[test]
fn JAM_020_tough_crowd() {
    check(
        CardClass::Rogue,
        &[
            Give("JAM_020"),
            Cost("JAM_020", 3),
            Stats("JAM_020", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_020", On(Nth(2))),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("JAM_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_020", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # One Hit Wonder
///
/// `JAM_021` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Combo:** Gain Poisonous**.**
///
/// State: Derived
//~ derived JAM_021 96b0c3c7 cb2385c8 3fdcd348.9392eab0
#[test]
fn JAM_021_one_hit_wonder() {
    check(
        CardClass::Rogue,
        &[
            Give("JAM_021"),
            Cost("JAM_021", 2),
            Stats("JAM_021", 2, 1),
            Has("JAM_021", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("JAM_021", Nothing),
            HasNow(Nth(0), GameTag::POISONOUS),
        ],
    );
}
