//! Priest cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b7eccce0

/// # Lunarwing Messenger
///
/// `EDR_449` · Priest minion · 2 mana · 3/2
///
/// > **Lifesteal Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_449 c494c5bd - 98c3923e.a3e49fdb
#[test]
fn EDR_449_lunarwing_messenger() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_449"),
            Cost("EDR_449", 2),
            Stats("EDR_449", 3, 2),
            Has("EDR_449", GameTag::LIFESTEAL),
            Play("EDR_449", Nothing),
            Is(MyPower, "EDR_449p"),
        ],
    );
}

/// # Blessing of the Moon
///
/// `EDR_449p` · Priest hero power · 2 mana
///
/// > Choose a playable Priest minion or spell to add to your hand. It costs (**@**) less, but is **Temporary**.
///
/// State: Todo
//~ todo EDR_449p f4de3345 8040ff96 f5ce8fdc.569d1963
#[test]
#[ignore = "todo: EDR_449p Blessing of the Moon"]
fn EDR_449p_blessing_of_the_moon() {
    check(CardClass::Priest, &[HasHeroPower("EDR_449p"), Cost("EDR_449p", 2), Unwritten]);
}

/// # Wish of the New Moon
///
/// `EDR_460` · Priest spell · Arcane · 3 mana
///
/// > Deal $6 damage to a minion. *(Cast @ \|4(spell, spells) to gain **Lifesteal.)*
///
/// State: Derived
//~ derived EDR_460 440a0d5a 0f181d23 e2af46ec.46c74a62
#[test]
fn EDR_460_wish_of_the_new_moon() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_460"),
            Cost("EDR_460", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "EDR_460t"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_460"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "EDR_460"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_460"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_460", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_460"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_460", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_460"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Play("EDR_460", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_460"), Friend("TLC_248"), Enemy("AT_101"), Play("EDR_460", On(Nth(1))), Now(Nth(1), 14, 22)],
    );
}

/// # Wish of the Full Moon
///
/// `EDR_460t` · Priest spell · Arcane · 3 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// State: Derived
//~ derived EDR_460t 078e15f7 72c72f12 14ae7c5d.879773c0
#[test]
fn EDR_460t_wish_of_the_full_moon() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_460t"),
            Cost("EDR_460t", 3),
            Has("EDR_460t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_460t", On(Nth(2))),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_460t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_460t", On(Nth(1))),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 0),
            Damage(MyHero, 14),
            Dead(Nth(1)),
        ],
    );
}

/// # Ritual of the New Moon
///
/// `EDR_461` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 3-Cost minions. *(Cast @ \|4(spell, spells) to summon 6-Cost minions instead.)*
///
/// State: Derived
//~ derived EDR_461 286fd2d2 c9225da8 5e261433.dee5f8dc
#[test]
fn EDR_461_ritual_of_the_new_moon() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_461"),
            Cost("EDR_461", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "EDR_461t"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_461"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "EDR_461"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_461"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("EDR_461", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            TagNow(The("CS2_118"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_461"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("EDR_461", Nothing)],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_461"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("EDR_461", Nothing)],
    );
}

/// # Ritual of the Full Moon
///
/// `EDR_461t` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 6-Cost minions.
///
/// State: Derived
//~ derived EDR_461t 3e77bf63 87d663e9 5672a144.d163dc76
#[test]
fn EDR_461t_ritual_of_the_full_moon() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_461t"),
            Cost("EDR_461t", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Force(Card("CS2_200")),
            Play("EDR_461t", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_461t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("EDR_461t", Nothing)],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_461t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("EDR_461t", Nothing)],
    );
}

/// # Selenic Drake
///
/// `EDR_462` · Priest minion · 4 mana · 3/6
///
/// > **Elusive** At the end of your turn, get a random Dragon.~GAMEPLAY ASPROXY EDR 462
///
/// State: Derived
//~ derived EDR_462 9449c445 0dfe00f8 c2a1d1f3.7494d5da
#[test]
fn EDR_462_selenic_drake() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_462"),
            Cost("EDR_462", 4),
            Stats("EDR_462", 3, 6),
            Has("EDR_462", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_462"),
            Force(Card("AT_008")),
            EndTurn,
            Is(InHand(1), "AT_008"),
            CostNow(InHand(1), 6),
            Now(InHand(1), 6, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_462"), Friend("CS2_182"), Enemy("CS2_182"), Friend("EDR_462"), Never(Card("AT_001")), EndTurn],
    );
}

/// # Twilight Influence
///
/// `EDR_463` · Priest spell · Shadow · 2 mana
///
/// > **Choose One -** Destroy a minion with 3 or less Attack; or Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived EDR_463 7aeb94ec 5fda9b5c 73a8a566.c2d6b244
#[test]
fn EDR_463_twilight_influence() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_463"),
            Cost("EDR_463", 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            PlayOption("EDR_463", 0, On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_463"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            PlayOption("EDR_463", 0, On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_463"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            PlayOption("EDR_463", 1, Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_463"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_016")),
            PlayOption("EDR_463", 1, Nothing),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_463"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_006")),
            PlayOption("EDR_463", 1, Nothing),
        ],
    );
}

/// # Constricting Thorns
///
/// `EDR_463a` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Derived
//~ derived EDR_463a b7d45fb4 5f38afd6 9f31f425.ae6d10c6
#[test]
fn EDR_463a_constricting_thorns() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_463a"),
            Cost("EDR_463a", 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            CannotTarget("EDR_463a", Nth(2)),
            Play("EDR_463a", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_463a"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("EDR_463a", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Controlling Vines
///
/// `EDR_463b` · Priest spell · Shadow · 2 mana
///
/// > Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived EDR_463b 64ea0f95 27610ac6 6f6b2537.16a73fa6
#[test]
fn EDR_463b_controlling_vines() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_463b"),
            Cost("EDR_463b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("EDR_463b", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_463b"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("EDR_463b", Nothing)],
    );
    check(
        CardClass::Priest,
        &[Give("EDR_463b"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("EDR_463b", Nothing)],
    );
}

/// # Tyrande
///
/// `EDR_464` · Priest minion · 7 mana · 5/7
///
/// > **Battlecry:** The next 3 spells you play cast twice.
///
/// State: Todo
//~ todo EDR_464 091cdd1d aac66b50 21336acf.b8b05f4c
#[test]
#[ignore = "todo: EDR_464 Tyrande"]
fn EDR_464_tyrande() {
    check(CardClass::Priest, &[Give("EDR_464"), Cost("EDR_464", 7), Stats("EDR_464", 5, 7), Unwritten]);
}

/// # Weaver of the Cycle
///
/// `EDR_472` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 3 damage.
///
/// State: Derived
//~ derived EDR_472 d584ba3b cd44220a 5312d8bf.a37cb338
#[test]
fn EDR_472_weaver_of_the_cycle() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_472"),
            Cost("EDR_472", 3),
            Stats("EDR_472", 3, 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_472", On(Nth(4))),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("EDR_472"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_472", On(Nth(3))),
            Now(Nth(3), 4, 2),
        ],
    );
    check(CardClass::Priest, &[Give("EDR_472"), Friend("CS2_182"), Enemy("CS2_182"), Play("EDR_472", Nothing)]);
}

/// # Moonwell
///
/// `EDR_476` · Priest spell · 6 mana
///
/// > Deal $4 damage to all enemy characters. Restore #4 Health to all friendly characters.
///
/// State: Derived
//~ derived EDR_476 825d64d4 64f98bc6 d492a2ce.577a3500
#[test]
fn EDR_476_moonwell() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_476"),
            Cost("EDR_476", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_476", Nothing),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Now(Nth(1), 4, 5),
            Dead(Nth(2)),
            Now(TheirHero, 0, 6),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 24),
        ],
    );
}

/// # Aviana, Elune's Chosen
///
/// `EDR_895` · Priest minion · 9 mana · 7/11
///
/// > **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
///
/// State: Todo
//~ todo EDR_895 6f6a3cbd 33f4e9f5 545504e1.a02c973f
#[test]
#[ignore = "todo: EDR_895 Aviana, Elune's Chosen"]
fn EDR_895_aviana_elunes_chosen() {
    check(CardClass::Priest, &[Give("EDR_895"), Cost("EDR_895", 9), Stats("EDR_895", 7, 11), Unwritten]);
}

/// # Full Moon
///
/// `EDR_895e` · Priest enchantment
///
/// > Your cards cost (1).
///
/// State: Derived
//~ derived EDR_895e 57034f63 c22e9b50 1bbf32a2.6f02ca26
#[test]
fn EDR_895e_full_moon() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "EDR_895e"),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Kaldorei Priestess
///
/// `EDR_970` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_970 a788a134 - 1ef3e007.425438db
#[test]
fn EDR_970_kaldorei_priestess() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_970"),
            Cost("EDR_970", 3),
            Stats("EDR_970", 3, 3),
            Enemy("CS2_182"),
            Play("EDR_970", Nothing),
            Now(Their(0), 2, 5),
            Is(MyPower, "EDR_449p"),
        ],
    );
}

/// # Pacified
///
/// `EDR_970e` · Priest enchantment
///
/// > -2 Attack until your next turn.
///
/// State: Derived
//~ derived EDR_970e 52ed092b 3725f754 f25e9786.b6388bb1
#[test]
fn EDR_970e_pacified() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EDR_970e"),
            Now(My(0), 3, 1),
            EndTurn,
            Now(My(0), 3, 1),
            EndTurn,
            Now(My(0), 5, 1),
        ],
    );
}

/// # Spirit of the Kaldorei
///
/// `FIR_777` · Priest minion · 2 mana · 1/3
///
/// > **Taunt**, **Lifesteal Battlecry:** If you used your Hero Power this turn, gain +3/+3.
///
/// State: Derived
//~ derived FIR_777 78ee84bc e3b45b46 515a24d3.8711c17b
#[test]
fn FIR_777_spirit_of_the_kaldorei() {
    check(
        CardClass::Priest,
        &[
            Give("FIR_777"),
            Cost("FIR_777", 2),
            Stats("FIR_777", 1, 3),
            Has("FIR_777", GameTag::LIFESTEAL),
            Has("FIR_777", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HeroPower(On(MyHero)),
            Crystals(10),
            Play("FIR_777", Nothing),
            Now(Nth(0), 4, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("FIR_777"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("FIR_777", Nothing),
            Now(Nth(0), 1, 3),
        ],
    );
}

/// # Amirdrassil's Agony
///
/// `FIR_777e2` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived FIR_777e2 413f1def a3a8109a 64876eea.b42c6980
#[test]
fn FIR_777e2_amirdrassils_agony() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "FIR_777e2"), Now(My(0), 8, 4)]);
}

/// # Smoldering Ascent
///
/// `FIR_916` · Priest spell · Fire · 2 mana
///
/// > Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1}!)*@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
///
/// State: Todo
//~ todo FIR_916 dcdebee5 3687ee3a 816faac7.f83562e2
#[test]
#[ignore = "todo: FIR_916 Smoldering Ascent"]
fn FIR_916_smoldering_ascent() {
    check(CardClass::Priest, &[Give("FIR_916"), Cost("FIR_916", 2), Unwritten]);
}

/// # Light of the New Moon
///
/// `FIR_918` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. *(Cast @ \|4(spell, spells) to return this to your hand when played.)*
///
/// State: Derived
//~ derived FIR_918 aecd149d d911c42c be3d1278.b42f43f7
#[test]
fn FIR_918_light_of_the_new_moon() {
    check(
        CardClass::Priest,
        &[
            Give("FIR_918"),
            Cost("FIR_918", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "FIR_918t"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("FIR_918"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "FIR_918"),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("FIR_918"), Friend("CS2_182"), Enemy("CS2_182"), Play("FIR_918", On(Nth(2))), Now(Nth(2), 7, 8)],
    );
    check(
        CardClass::Priest,
        &[Give("FIR_918"), Friend("CS2_182"), Enemy("CS2_182"), Play("FIR_918", On(Nth(1))), Now(Nth(1), 7, 8)],
    );
}

/// # Elune's Light
///
/// `FIR_918e1` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived FIR_918e1 80c2fa27 952d60cc e8971fb2.b42c6980
#[test]
fn FIR_918e1_elunes_light() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "FIR_918e1"), Now(My(0), 8, 4)]);
}

/// # Light of the Full Moon
///
/// `FIR_918t` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. Add a Light of the New Moon to your hand.
///
/// State: Derived
//~ derived FIR_918t 67958389 0d5375e6 33a58d11.ea8fc147
#[test]
fn FIR_918t_light_of_the_full_moon() {
    check(
        CardClass::Priest,
        &[
            Give("FIR_918t"),
            Cost("FIR_918t", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_918t", On(Nth(2))),
            Is(InHand(0), "FIR_918"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("FIR_918t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_918t", On(Nth(1))),
            Is(InHand(0), "FIR_918"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
            Now(Nth(1), 7, 8),
        ],
    );
}
