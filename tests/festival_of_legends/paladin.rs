//! Paladin cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2f05f396

/// # Disco Maul
///
/// `ETC_317` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly minion +@/+@. *(Play minions while equipped to improve!)*
///
/// State: Derived
//~ derived ETC_317 a64be22f a506b566 446dc64b.da8d07b3
#[test]
fn ETC_317_disco_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_317"),
            Cost("ETC_317", 3),
            Stats("ETC_317", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_317"),
            Force(Entity(Nth(1))),
            Play("CS2_106", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_317"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_317"),
            Play("CS2_182", Nothing),
            TagNow(Nth(3), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_317"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_317"),
            Play("GAME_005", Nothing),
            TagNow(Nth(3), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
}

/// # Boogie Down
///
/// `ETC_318` · Paladin spell · Holy · 3 mana
///
/// > Summon two 1-Cost minions from your deck. **Finale:** Summon another.
///
/// State: Derived
//~ derived ETC_318 cd19a436 3dce8e4b bd370df2.27e3a8e5
#[test]
fn ETC_318_boogie_down() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_318"),
            Cost("ETC_318", 3),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("ETC_318", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 20),
            In(Nth(1), Zone::Play),
            Now(Nth(1), 2, 1),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_318"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Never(Entity(Nth(3))),
            Play("ETC_318", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_318"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Play("ETC_318", Nothing),
            BoardCount(Mine, 7),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_318"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Never(Entity(Nth(7))),
            Play("ETC_318", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_318"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Never(Entity(Nth(8))),
            Play("ETC_318", Nothing),
        ],
    );
}

/// # Spotlight
///
/// `ETC_320` · Paladin spell · Holy · 2 mana
///
/// > **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
///
/// State: Todo
//~ todo ETC_320 737ef5f1 8a0bc4ea 85442d08.8eee119f
#[test]
#[ignore = "todo: ETC_320 Spotlight"]
fn ETC_320_spotlight() {
    check(CardClass::Paladin, &[Give("ETC_320"), Cost("ETC_320", 2), Has("ETC_320", GameTag::TRADEABLE), Unwritten]);
}

/// # Living Spotlight
///
/// `ETC_320t` · Paladin minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla ETC_320t 15637e37 34f9c806 9607e7b7
#[test]
fn ETC_320t_living_spotlight() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_320t"),
            Cost("ETC_320t", 5),
            Stats("ETC_320t", 5, 5),
            Play("ETC_320t", Nothing),
            In(The("ETC_320t"), Zone::Play),
            Now(The("ETC_320t"), 5, 5),
        ],
    );
}

/// # Annoy-o-Troupe
///
/// `ETC_321` · Paladin minion · 9 mana · 3/6
///
/// > **Taunt**, **Divine Shield Deathrattle:** Summon three 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived ETC_321 879b67c9 39741211 9b9c3669.263a642f
#[test]
fn ETC_321_annoy_o_troupe() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_321"),
            Cost("ETC_321", 9),
            Stats("ETC_321", 3, 6),
            Has("ETC_321", GameTag::DIVINE_SHIELD),
            Has("ETC_321", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_321"),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            In(The("CORE_GVG_085"), Zone::Play),
            Now(The("CORE_GVG_085"), 1, 2),
        ],
    );
}

/// # Jitterbug
///
/// `ETC_324` · Paladin minion · 4 mana · 4/3
///
/// > **Divine Shield** After a friendly character loses **Divine Shield**, draw a card.
///
/// State: Derived
//~ derived ETC_324 d4bd76b5 62cfe665 87fb9503.0b44ab6e
#[test]
fn ETC_324_jitterbug() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_324"),
            Cost("ETC_324", 4),
            Stats("ETC_324", 4, 3),
            Has("ETC_324", GameTag::DIVINE_SHIELD),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            Friend("ETC_324"),
            Hurt(Nth(8), 1),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Lead Dancer
///
/// `ETC_328` · Paladin minion · 6 mana · 4/2
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// State: Derived
//~ derived ETC_328 9d9edf2f 858f8aa5 bf73eb91.41b591d7
#[test]
fn ETC_328_lead_dancer() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_328"),
            Cost("ETC_328", 6),
            Stats("ETC_328", 4, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_328"),
            Enchant(Nth(6), "CS2_092e"),
            Force(Entity(Nth(3))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_328"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_328"),
            Kill(Nth(6)),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 1),
            CostNow(Nth(0), 6),
            Now(Nth(0), 4, 2),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Kangor, Dancing King
///
/// `ETC_329` · Paladin minion · 5 mana · 3/3
///
/// > **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
///
/// State: Todo
//~ todo ETC_329 b477b6ad a476460e 84bb2fc7.f29dfc2b
#[test]
#[ignore = "todo: ETC_329 Kangor, Dancing King"]
fn ETC_329_kangor_dancing_king() {
    check(
        CardClass::Paladin,
        &[Give("ETC_329"), Cost("ETC_329", 5), Stats("ETC_329", 3, 3), Has("ETC_329", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Starlight Groove
///
/// `ETC_330` · Paladin spell · Holy · 3 mana
///
/// > Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
///
/// State: Todo
//~ todo ETC_330 27169b5c ca571a69 1ef9d837.fe337f18
#[test]
#[ignore = "todo: ETC_330 Starlight Groove"]
fn ETC_330_starlight_groove() {
    check(CardClass::Paladin, &[Give("ETC_330"), Cost("ETC_330", 3), Unwritten]);
}

/// # Funkfin
///
/// `ETC_337` · Paladin minion · 3 mana · 2/2
///
/// > **Divine Shield** Your minions with **Divine Shield** have +2 Attack.
///
/// State: Derived
//~ derived ETC_337 92542750 77a86c2e ec6f8f29.39a18730
#[test]
fn ETC_337_funkfin() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_337"),
            Cost("ETC_337", 3),
            Stats("ETC_337", 2, 2),
            Has("ETC_337", GameTag::DIVINE_SHIELD),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_337"),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 5),
            Now(Nth(4), 4, 2),
        ],
    );
}

/// # Funky
///
/// `ETC_337e` · Paladin enchantment
///
/// > +2 Attack
///
/// State: Derived
//~ derived ETC_337e bd7c5666 530cf8e3 dce454a9.6a7893ab
#[test]
fn ETC_337e_funky() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ETC_337e"), Now(My(0), 7, 1)]);
}

/// # Harmonic Disco
///
/// `ETC_506` · Paladin spell · Holy · 5 mana
///
/// > **Discover** a 5-Cost minion. Summon it with +1/+1. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_506 bb6e93e6 cfe0ef52 ba036f37.c0b79cc2
#[test]
fn ETC_506_harmonic_disco() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_506"),
            Cost("ETC_506", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("ETC_506", Nothing),
            ChooseCard("GVG_070"),
            BoardCount(Mine, 2),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 8, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_506"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_341")),
            Play("ETC_506", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_506"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("ETC_506", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ETC_506"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "ETC_506t")],
    );
}

/// # Harmonic Groove
///
/// `ETC_506e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_506e 405b7abc 73162885 51d5622b.67341004
#[test]
fn ETC_506e_harmonic_groove() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ETC_506e"), Now(My(0), 6, 2)]);
}

/// # Dissonant Disco
///
/// `ETC_506t` · Paladin spell · Holy · 5 mana
///
/// > **Discover** a 1-Cost minion. Summon it with +5/+5. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_506t fc076768 f2debbf2 597fd128.2d61ba7c
#[test]
fn ETC_506t_dissonant_disco() {
    check(
        CardClass::Paladin,
        &[
            Give("ETC_506t"),
            Cost("ETC_506t", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("ETC_506t", Nothing),
            ChooseCard("CS2_168"),
            BoardCount(Mine, 2),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 7, 6),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_506t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_073")),
            Play("ETC_506t", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ETC_506t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("ETC_506t", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ETC_506t"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "ETC_506")],
    );
}

/// # Dissonant Groove
///
/// `ETC_506te` · Paladin enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived ETC_506te bd330c54 db986616 bf3f4391.401e4f6d
#[test]
fn ETC_506te_dissonant_groove() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ETC_506te"), Now(My(0), 10, 6)]);
}

/// # Dance Floor
///
/// `JAM_009` · Paladin location · 2 mana · 0 uses
///
/// > Give your minions **Rush**.
///
/// State: Derived
//~ derived JAM_009 36e793d5 af72b97c fc4d80f9.f001d9d9
#[test]
fn JAM_009_dance_floor() {
    check(
        CardClass::Paladin,
        &[
            Give("JAM_009"),
            Cost("JAM_009", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_009"),
            Use(Nth(3), 0, Nothing),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Boogie
///
/// `JAM_009e` · Paladin enchantment
///
/// > **Rush**
///
/// State: Derived
//~ derived JAM_009e 9eed2d37 593c8d1d 640bb428.57b12c28
#[test]
fn JAM_009e_boogie() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "JAM_009e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Jukebox Totem
///
/// `JAM_010` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, summon a{1} {0} Silver Hand Recruit.
///
/// State: Todo
//~ todo JAM_010 47ffa8bd 17cd0b17 1a715796.3b9d56ad
#[test]
#[ignore = "todo: JAM_010 Jukebox Totem"]
fn JAM_010_jukebox_totem() {
    check(CardClass::Paladin, &[Give("JAM_010"), Cost("JAM_010", 2), Stats("JAM_010", 0, 4), Unwritten]);
}

/// # Horn of the Windlord
///
/// `JAM_011` · Multi-class weapon · 6 mana · 3/4 durability
///
/// > **Windfury** Whenever your hero attacks a minion, set its stats to 3/3.
///
/// State: Derived
//~ derived JAM_011 a919bbbe 2be040b2 c8fe3934.677d865e
#[test]
fn JAM_011_horn_of_the_windlord() {
    check(
        CardClass::Paladin,
        &[
            Give("JAM_011"),
            Cost("JAM_011", 6),
            Stats("JAM_011", 3, 4),
            Has("JAM_011", GameTag::WINDFURY),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_011"),
            Attack(MyHero, Nth(2)),
            Now(MyHero, 3, 27),
            Damage(MyHero, 3),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Jazzed
///
/// `JAM_011e` · Shaman enchantment
///
/// > 3/3.
///
/// State: Derived
//~ derived JAM_011e aecf5ce3 797de32c 9ce65ef0.6c79ef92
#[test]
fn JAM_011e_jazzed() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "JAM_011e"), Now(My(0), 3, 3)]);
}
