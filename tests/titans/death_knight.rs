//! Death Knight cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 87ef117f

/// # Distressed Kvaldir
///
/// `TTN_450` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Shuffle two random Plagues into your opponent's deck.
///
/// State: Derived
//~ derived TTN_450 9c356030 a52d3742 4b15e506.1d32bbac
#[test]
fn TTN_450_distressed_kvaldir() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_450"),
            Cost("TTN_450", 2),
            Stats("TTN_450", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_450"),
            Force(Card("TTN_450t")),
            Force(Card("TTN_450t")),
            Kill(Nth(3)),
            In(The("TTN_450t"), Zone::Deck),
            DeckCount(Theirs, 22),
        ],
    );
}

/// # Frost Fever
///
/// `TTN_450e` · Death Knight enchantment
///
/// > Your next card costs (1) more.
///
/// State: Derived
//~ derived TTN_450e 11133848 ffbf3a7d d63ced3e.0a634591
#[test]
fn TTN_450e_frost_fever() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_450e"),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_450e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Frost Fever
///
/// `TTN_450e2` · Death Knight enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived TTN_450e2 0c7e0857 283c4458 589e8675.5dfe1a2c
#[test]
fn TTN_450e2_frost_fever() {
    check(CardClass::DeathKnight, &[Give("CS2_118"), Enchant(Nth(0), "TTN_450e2"), CostNow(Nth(0), 4)]);
}

/// # Blood Plague
///
/// `TTN_450t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
///
/// State: Todo
//~ todo TTN_450t 6f1cc1a2 287c1852 827616fd.dd4d28ad
#[test]
#[ignore = "todo: TTN_450t Blood Plague"]
fn TTN_450t_blood_plague() {
    check(CardClass::DeathKnight, &[Give("TTN_450t"), Cost("TTN_450t", 1), Unwritten]);
}

/// # Unholy Plague
///
/// `TTN_450t2` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
///
/// State: Todo
//~ todo TTN_450t2 2c2b0482 19c9aae0 60809fec.4f89757a
#[test]
#[ignore = "todo: TTN_450t2 Unholy Plague"]
fn TTN_450t2_unholy_plague() {
    check(CardClass::DeathKnight, &[Give("TTN_450t2"), Cost("TTN_450t2", 1), Unwritten]);
}

/// # Frost Plague
///
/// `TTN_450t3` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10)*.
///
/// State: Todo
//~ todo TTN_450t3 ab6c32f5 be5e7bc1 0be941f0.e45c4716
#[test]
#[ignore = "todo: TTN_450t3 Frost Plague"]
fn TTN_450t3_frost_plague() {
    check(CardClass::DeathKnight, &[Give("TTN_450t3"), Cost("TTN_450t3", 1), Unwritten]);
}

/// # Down with the Ship
///
/// `TTN_454` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
///
/// State: Todo
//~ todo TTN_454 ab61e1af 80189f37 7c98f84d.76ff0799
#[test]
#[ignore = "todo: TTN_454 Down with the Ship"]
fn TTN_454_down_with_the_ship() {
    check(CardClass::DeathKnight, &[Give("TTN_454"), Cost("TTN_454", 2), Unwritten]);
}

/// # Tomb Traitor
///
/// `TTN_455` · Death Knight minion · 4 mana · 4/3
///
/// > **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
///
/// State: Todo
//~ todo TTN_455 edff67d1 809c2b11 7c27df00.aadb64c0
#[test]
#[ignore = "todo: TTN_455 Tomb Traitor"]
fn TTN_455_tomb_traitor() {
    check(CardClass::DeathKnight, &[Give("TTN_455"), Cost("TTN_455", 4), Stats("TTN_455", 4, 3), Unwritten]);
}

/// # Eulogizer
///
/// `TTN_457` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Spend 3 **Corpses** to deal 3 damage. **Forge:** Gain them instead.
///
/// State: Derived
//~ derived TTN_457 0333398b 99c623b2 25205b69.c23e676a
#[test]
fn TTN_457_eulogizer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_457"),
            Cost("TTN_457", 3),
            Stats("TTN_457", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("TTN_457", On(Nth(2))),
            Corpses(Mine, 27),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_457"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("TTN_457", On(Nth(1))),
            Corpses(Mine, 27),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Eulogizer
///
/// `TTN_457t` · Death Knight minion · 3 mana · 3/3
///
/// > **Forged Battlecry:** Gain 3 **Corpses**. Deal 3 damage.
///
/// State: Derived
//~ derived TTN_457t f0f88ac8 197a0ee0 565eac5d.e80f259c
#[test]
fn TTN_457t_eulogizer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_457t"),
            Cost("TTN_457t", 3),
            Stats("TTN_457t", 3, 3),
            Has("TTN_457t", GameTag::FORGED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("TTN_457t", On(Nth(2))),
            Corpses(Mine, 33),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_457t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("TTN_457t", On(Nth(1))),
            Corpses(Mine, 33),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Chained Guardian
///
/// `TTN_459` · Death Knight minion · 11 mana · 8/5
///
/// > Rush**, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
///
/// State: Todo
//~ todo TTN_459 44b77acc 9861946b fc09dbaa.7ffd01c1
#[test]
#[ignore = "todo: TTN_459 Chained Guardian"]
fn TTN_459_chained_guardian() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_459"),
            Cost("TTN_459", 11),
            Stats("TTN_459", 8, 5),
            Has("TTN_459", GameTag::REBORN),
            Has("TTN_459", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Northern Navigation
///
/// `TTN_735` · Death Knight spell · Frost · 2 mana
///
/// > **Discover** a spell from your deck. If it's a Frost spell, **Freeze** a random enemy minion.
///
/// State: Derived
//~ derived TTN_735 e5e13026 b32e228e e015ce85.da12bd5c
#[test]
fn TTN_735_northern_navigation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_735"),
            Cost("TTN_735", 2),
            OnTop("AT_001"),
            OnTop("AV_107"),
            OnTop("AT_001"),
            OnTop("AV_107"),
            OnTop("CS2_182"),
            OnTheirTop("AV_107"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(8))),
            Play("TTN_735", Nothing),
            ChooseCard("AV_107"),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            HasNot(Nth(4), GameTag::FROZEN),
            CostNow(Nth(4), 6),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            HasNow(Nth(8), GameTag::FROZEN),
        ],
    );
}

/// # Staff of the Primus
///
/// `TTN_736` · Death Knight weapon · 1 mana · 1/3 durability
///
/// > After your hero attacks, shuffle a random Plague into your opponent's deck.
///
/// State: Todo
//~ todo TTN_736 47c62965 7170482e 3734ea64.d8a4d1a1
#[test]
#[ignore = "todo: TTN_736 Staff of the Primus"]
fn TTN_736_staff_of_the_primus() {
    check(CardClass::DeathKnight, &[Give("TTN_736"), Cost("TTN_736", 1), Stats("TTN_736", 1, 3), Unwritten]);
}

/// # The Primus
///
/// `TTN_737` · Death Knight minion · 8 mana · 7/9
///
/// > **Titan** After this uses an ability, **Discover** a card with that Rune.
///
/// State: Todo
//~ todo TTN_737 ee40b3f2 82d50c52 e79a69a1.f1d32a32
#[test]
#[ignore = "todo: TTN_737 The Primus"]
fn TTN_737_the_primus() {
    check(CardClass::DeathKnight, &[Give("TTN_737"), Cost("TTN_737", 8), Stats("TTN_737", 7, 9), Unwritten]);
}

/// # Chilled
///
/// `TTN_737e1` · Death Knight enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TTN_737e1 78b2de3f 80066697 e69176fb.bb1f76c5
#[test]
fn TTN_737e1_chilled() {
    check(CardClass::DeathKnight, &[Give("CS2_119"), Enchant(Nth(0), "TTN_737e1"), CostNow(Nth(0), 1)]);
}

/// # Runes of Blood
///
/// `TTN_737t` · Death Knight spell · 0 mana
///
/// > Destroy an enemy minion. This minion and your hero gain its Health.
///
/// State: Todo
//~ todo TTN_737t 40e93301 4f48d4b5 23e9d05a.dd68c8b4
#[test]
#[ignore = "todo: TTN_737t Runes of Blood"]
fn TTN_737t_runes_of_blood() {
    check(CardClass::DeathKnight, &[Give("TTN_737t"), Cost("TTN_737t", 0), Unwritten]);
}

/// # Runes of the Unholy
///
/// `TTN_737t1` · Death Knight spell · 0 mana
///
/// > Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// State: Todo
//~ todo TTN_737t1 1131a0f7 7bdef13c d5fb6c39.46ba8b41
#[test]
#[ignore = "todo: TTN_737t1 Runes of the Unholy"]
fn TTN_737t1_runes_of_the_unholy() {
    check(CardClass::DeathKnight, &[Give("TTN_737t1"), Cost("TTN_737t1", 0), Unwritten]);
}

/// # Servant of the Primus
///
/// `TTN_737t2` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ vanilla TTN_737t2 73a80604 7220905f 53d7a210.78d9b163
#[test]
fn TTN_737t2_servant_of_the_primus() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TTN_737t2"),
            Cost("TTN_737t2", 3),
            Stats("TTN_737t2", 3, 3),
            Has("TTN_737t2", GameTag::REBORN),
            Has("TTN_737t2", GameTag::TAUNT),
            Play("TTN_737t2", Nothing),
            In(The("TTN_737t2"), Zone::Play),
            Now(The("TTN_737t2"), 3, 3),
            HasNow(The("TTN_737t2"), GameTag::REBORN),
            HasNow(The("TTN_737t2"), GameTag::TAUNT),
        ],
    );
}

/// # Runes of Frost
///
/// `TTN_737t3` · Death Knight spell · 0 mana
///
/// > The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// State: Todo
//~ todo TTN_737t3 afe7dd4e db21da5b 0fd6f81f.3074c53b
#[test]
#[ignore = "todo: TTN_737t3 Runes of Frost"]
fn TTN_737t3_runes_of_frost() {
    check(CardClass::DeathKnight, &[Give("TTN_737t3"), Cost("TTN_737t3", 0), Unwritten]);
}

/// # Frozen Over
///
/// `TTN_744` · Death Knight spell · Frost · 2 mana
///
/// > Both players draw 2 cards. Your opponent can not play them next turn.
///
/// State: Todo
//~ todo TTN_744 3a05bf71 5b403f2a 696327be.9720ab61
#[test]
#[ignore = "todo: TTN_744 Frozen Over"]
fn TTN_744_frozen_over() {
    check(CardClass::DeathKnight, &[Give("TTN_744"), Cost("TTN_744", 2), Unwritten]);
}

/// # Helya
///
/// `TTN_850` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
///
/// State: Todo
//~ todo TTN_850 dd99805c 79c165c6 edcacab9.bbc263ec
#[test]
#[ignore = "todo: TTN_850 Helya"]
fn TTN_850_helya() {
    check(CardClass::DeathKnight, &[Give("TTN_850"), Cost("TTN_850", 4), Stats("TTN_850", 4, 4), Unwritten]);
}

/// # Runes of Darkness
///
/// `YOG_511` · Death Knight spell · Shadow · 1 mana
///
/// > **Discover** a weapon. Spend 3 **Corpses** to give it +1/+1.
///
/// State: Derived
//~ derived YOG_511 a5db5e1e 7acd038b 4ce0cc96.d6acfda3
#[test]
fn YOG_511_runes_of_darkness() {
    check(
        CardClass::DeathKnight,
        &[
            Give("YOG_511"),
            Cost("YOG_511", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Force(Card("CATA_467")),
            Play("YOG_511", Nothing),
            ChooseCard("CATA_467"),
            Is(InHand(0), "CATA_467"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 3),
            Corpses(Mine, 27),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("YOG_511"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Never(Card("AT_017")),
            Play("YOG_511", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("YOG_511"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CATA_467")),
            Play("YOG_511", Nothing),
            ChooseCard("CATA_467"),
            Is(InHand(0), "CATA_467"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 2),
            HandCount(Mine, 1),
        ],
    );
}

/// # Dark Design
///
/// `YOG_511e` · Warrior enchantment
///
/// > +1 Attack and +1 Durability.
///
/// State: Derived
//~ derived YOG_511e f75d0d3d 7410b813 c4feae99.2234a40d
#[test]
fn YOG_511e_dark_design() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "YOG_511e"), Now(My(0), 6, 2)]);
}

/// # Sickly Grimewalker
///
/// `YOG_512` · Death Knight minion · 3 mana · 2/4
///
/// > After you summon an Undead, give it **Poisonous**.
///
/// State: Derived
//~ derived YOG_512 dcc8a62e 86a155c8 1ff7decc.8e308e0c
#[test]
fn YOG_512_sickly_grimewalker() {
    check(
        CardClass::DeathKnight,
        &[
            Give("YOG_512"),
            Cost("YOG_512", 3),
            Stats("YOG_512", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_512"),
            Play("CS2_231", Nothing),
            HasNow(Nth(4), GameTag::POISONOUS),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("YOG_512"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_512"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::POISONOUS),
        ],
    );
}

/// # Sinister Soulcage
///
/// `YOG_513` · Death Knight spell · Shadow · 4 mana
///
/// > Give a friendly Undead +2/+2. Spend 5 **Corpses** to summon a copy of it.
///
/// State: Derived
//~ derived YOG_513 2b7f4786 6ba26ed4 eb455ec4.49ecc14f
#[test]
fn YOG_513_sinister_soulcage() {
    check(
        CardClass::DeathKnight,
        &[
            Give("YOG_513"),
            Cost("YOG_513", 4),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            CannotTarget("YOG_513", Nth(2)),
            Play("YOG_513", On(Nth(1))),
            BoardCount(Mine, 3),
            Corpses(Mine, 25),
            Now(Nth(1), 3, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 3, 3),
        ],
    );
}

/// # With Soul
///
/// `YOG_513e` · Death Knight enchantment
///
/// > +2/+2
///
/// State: Derived
//~ derived YOG_513e 749c3c3c 1389e284 515fd474.e24453b5
#[test]
fn YOG_513e_with_soul() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "YOG_513e"), Now(My(0), 7, 3)]);
}
