//! Druid cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1b52660

/// # Kun the Forgotten King
///
/// `CFM_308` · Druid minion · 10 mana · 7/7
///
/// > **Choose One -** Gain 10 Armor; or Refresh your Mana Crystals.
///
/// State: Derived
//~ derived CFM_308 4725a70b f6ebb9e3 414f98cb.917b272e
#[test]
fn CFM_308_kun_the_forgotten_king() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_308"),
            Cost("CFM_308", 10),
            Stats("CFM_308", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("CFM_308", 0, Nothing),
            Armor(Mine, 10),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("CFM_308"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            PlayOption("CFM_308", 1, Nothing),
            Mana(10),
        ],
    );
}

/// # Forgotten Armor
///
/// `CFM_308a` · Druid spell · 10 mana
///
/// > Gain 10 Armor.
///
/// State: Derived
//~ derived CFM_308a b28396a7 96754572 2582b72f.a6069c7c
#[test]
fn CFM_308a_forgotten_armor() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_308a"),
            Cost("CFM_308a", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_308a", Nothing),
            Armor(Mine, 10),
        ],
    );
}

/// # Forgotten Mana
///
/// `CFM_308b` · Druid spell · 10 mana
///
/// > Refresh your Mana Crystals.
///
/// State: Derived
//~ derived CFM_308b 6a025206 ccc158e3 0d242dc8.6356e4ff
#[test]
fn CFM_308b_forgotten_mana() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_308b"),
            Cost("CFM_308b", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CFM_308b", Nothing),
            Mana(10),
        ],
    );
}

/// # Jade Behemoth
///
/// `CFM_343` · Druid minion · 5 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
///
/// State: Derived
//~ derived CFM_343 904d3b04 9d800f8d 30711282.4cb2cd67
#[test]
fn CFM_343_jade_behemoth() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_343"),
            Cost("CFM_343", 5),
            Stats("CFM_343", 3, 6),
            Has("CFM_343", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_343", Nothing),
            BoardCount(Mine, 3),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}

/// # Jade Idol
///
/// `CFM_602` · Druid spell · 1 mana
///
/// > **Choose One -** Summon a{1} {0} **Jade Golem**; or Shuffle 3 copies of this card into your deck.@**Choose One -** Summon a **Jade Golem**; or Shuffle 3 copies of this card into your deck.
///
/// State: Todo
//~ todo CFM_602 04cf9140 89ed23d4 fead89d7.e9876375
#[test]
#[ignore = "todo: CFM_602 Jade Idol"]
fn CFM_602_jade_idol() {
    check(CardClass::Druid, &[Give("CFM_602"), Cost("CFM_602", 1), Unwritten]);
}

/// # Cut from Jade
///
/// `CFM_602a` · Druid spell · 1 mana
///
/// > Summon a{1} {0} **Jade Golem**.@Summon a **Jade Golem**.
///
/// State: Derived
//~ derived CFM_602a 0185d603 49c26a2f 3c862bc0.4e6f798a
#[test]
fn CFM_602a_cut_from_jade() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_602a"),
            Cost("CFM_602a", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_602a", Nothing),
            BoardCount(Mine, 2),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}

/// # Jade Stash
///
/// `CFM_602b` · Druid spell · 1 mana
///
/// > Shuffle 3 Jade Idols into your deck.
///
/// State: Derived
//~ derived CFM_602b e183e4a0 27015f63 865ca5af.c704be9f
#[test]
fn CFM_602b_jade_stash() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_602b"),
            Cost("CFM_602b", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_602b", Nothing),
            DeckCount(Mine, 22),
            In(The("CFM_602"), Zone::Deck),
        ],
    );
}

/// # Mark of the Lotus
///
/// `CFM_614` · Druid spell · 1 mana
///
/// > Give your minions +1/+1.
///
/// State: Derived
//~ derived CFM_614 7777a877 f84e2a71 b584fcb9.2082fd28
#[test]
fn CFM_614_mark_of_the_lotus() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_614"),
            Cost("CFM_614", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_614", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Savage Mark
///
/// `CFM_614e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived CFM_614e 83948f61 8426ae72 be80ace1.67341004
#[test]
fn CFM_614e_savage_mark() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "CFM_614e"), Now(My(0), 6, 2)]);
}

/// # Pilfered Power
///
/// `CFM_616` · Druid spell · 3 mana
///
/// > Gain an empty Mana Crystal for each friendly minion.
///
/// State: Derived
//~ derived CFM_616 434fc314 1ea82f57 35aaf7b3.cf923ba1
#[test]
fn CFM_616_pilfered_power() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_616"),
            Cost("CFM_616", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CFM_616", Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Celestial Dreamer
///
/// `CFM_617` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a minion with 5 or more Attack, gain +2/+2.
///
/// State: Derived
//~ derived CFM_617 2b1c9315 9665acf3 683aa2d8.601bee31
#[test]
fn CFM_617_celestial_dreamer() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_617"),
            Cost("CFM_617", 3),
            Stats("CFM_617", 3, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_617", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("CFM_617"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_617", Nothing),
            Now(Nth(0), 3, 3),
        ],
    );
}

/// # Visions of Hypnos
///
/// `CFM_617e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CFM_617e 5947c56e c5408213 70449ac6.6d6ab056
#[test]
fn CFM_617e_visions_of_hypnos() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "CFM_617e"), Now(My(0), 7, 3)]);
}

/// # Jade Blossom
///
/// `CFM_713` · Druid spell · Nature · 3 mana
///
/// > Summon a{1} {0} **Jade Golem**. Gain an empty Mana Crystal.@Summon a **Jade Golem**. Gain an empty Mana Crystal.
///
/// State: Done
//~ done CFM_713 1cff80ea - 50255743.bde30ca9
#[test]
fn CFM_713_jade_blossom() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_713"),
            Cost("CFM_713", 3),
            Play("CFM_713", Nothing),
            Now(My(0), 1, 1),
            Play("CFM_713", Nothing),
            Now(My(1), 2, 2),
        ],
    );
}

/// # Jade Spirit
///
/// `CFM_715` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
///
/// State: Derived
//~ derived CFM_715 354c3a98 05c3f312 97ff0e84.9201700a
#[test]
fn CFM_715_jade_spirit() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_715"),
            Cost("CFM_715", 4),
            Stats("CFM_715", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_715", Nothing),
            BoardCount(Mine, 3),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}

/// # Lunar Visions
///
/// `CFM_811` · Druid spell · Arcane · 5 mana
///
/// > Draw 2 cards. Minions drawn cost (2) less.
///
/// State: Derived
//~ derived CFM_811 edc6aae7 a48e7ea9 668fe62a.cc69f6cd
#[test]
fn CFM_811_lunar_visions() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_811"),
            Cost("CFM_811", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("CFM_811", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Virmen Sensei
///
/// `CFM_816` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3/+3.
///
/// State: Derived
//~ derived CFM_816 476bbb91 0ebaad28 3a277163.70552795
#[test]
fn CFM_816_virmen_sensei() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_816"),
            Cost("CFM_816", 4),
            Stats("CFM_816", 4, 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("CFM_816", Nth(2)),
            Play("CFM_816", On(Nth(1))),
            Now(Nth(1), 5, 10),
        ],
    );
}

/// # Get Big
///
/// `CFM_816e` · Druid enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived CFM_816e 3750e486 1c8b79e5 986c80f4.b42c6980
#[test]
fn CFM_816e_get_big() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "CFM_816e"), Now(My(0), 8, 4)]);
}

/// # Lotus Agents
///
/// `CFM_852` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
///
/// State: Derived
//~ derived CFM_852 5c9ec0df 65b59d0d ff3545c7.d96672d2
#[test]
fn CFM_852_lotus_agents() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_852"),
            Cost("CFM_852", 3),
            Stats("CFM_852", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("KAR_300")),
            Play("CFM_852", Nothing),
            ChooseCard("KAR_300"),
            Is(InHand(0), "KAR_300"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 2),
            HandCount(Mine, 1),
        ],
    );
}

/// # Aya Blackpaw
///
/// `CFM_902` · Multi-class minion · 6 mana · 6/3
///
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
///
/// State: Done
//~ done CFM_902 887ce144 - 46906e15.a03a2524
#[test]
fn CFM_902_aya_blackpaw() {
    check(
        CardClass::Druid,
        &[
            Give("CFM_902"),
            Cost("CFM_902", 6),
            Stats("CFM_902", 6, 3),
            Play("CFM_902", Nothing),
            Now(My(1), 1, 1),
            Kill(My(0)),
            Now(My(0), 2, 2),
        ],
    );
}
