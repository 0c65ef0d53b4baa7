//! Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f37d4658

/// # Wilderness Pack
///
/// `MIS_104` · Hunter spell · 1 mana
///
/// > Add 5 random Beasts to your hand. They are **Temporary**.
///
/// State: Derived
//~ derived MIS_104 cb0f7542 a988a074 2c03070a.ca6b24e9
#[test]
fn MIS_104_wilderness_pack() {
    check(
        CardClass::Hunter,
        &[
            Give("MIS_104"),
            Cost("MIS_104", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("MIS_104", Nothing),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "CS2_119"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 2, 7),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "CS2_119"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 2, 7),
            HasNow(InHand(3), GameTag::GHOSTLY),
            Is(InHand(3), "CS2_119"),
            CostNow(InHand(3), 4),
            Now(InHand(3), 2, 7),
            HasNow(InHand(4), GameTag::GHOSTLY),
            Is(InHand(4), "CS2_119"),
            CostNow(InHand(4), 4),
            Now(InHand(4), 2, 7),
            HandCount(Mine, 5),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("MIS_104"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("MIS_104", Nothing)],
    );
}

/// # Bargain Bin
///
/// `MIS_105` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, spell, or weapon, draw a card of the other 2 types.
///
/// State: Todo
//~ todo MIS_105 982ae52d 9f1e6f90 dd1dd74d.dd71e361
#[test]
#[ignore = "todo: MIS_105 Bargain Bin"]
fn MIS_105_bargain_bin() {
    check(CardClass::Hunter, &[Give("MIS_105"), Cost("MIS_105", 2), Unwritten]);
}

/// # Product 9
///
/// `MIS_914` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Recast every friendly **Secret** that triggered this game.
///
/// State: Todo
//~ todo MIS_914 940a581f 220f2bf0 19948179.e25d3174
#[test]
#[ignore = "todo: MIS_914 Product 9"]
fn MIS_914_product_9() {
    check(CardClass::Hunter, &[Give("MIS_914"), Cost("MIS_914", 5), Stats("MIS_914", 4, 4), Unwritten]);
}

/// # Painted Canvasaur
///
/// `TOY_350` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give each other friendly Beast a random **Bonus Effect**.
///
/// State: Derived
//~ derived TOY_350 915f2f58 f74936c8 4bc271ed.1c7ce867
#[test]
fn TOY_350_painted_canvasaur() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_350"),
            Cost("TOY_350", 2),
            Stats("TOY_350", 3, 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Number(0)),
            Play("TOY_350", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Mystery Egg
///
/// `TOY_351` · Hunter minion · 4 mana · 0/3
///
/// > **Miniaturize Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// State: Done
//~ done TOY_351 ce2f7953 - 4ce9a1ff.83cc2092
#[test]
fn TOY_351_mystery_egg() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_351"),
            Cost("TOY_351", 4),
            Stats("TOY_351", 0, 3),
            Has("TOY_351", GameTag::MINIATURIZE),
            EmptyDeck(Mine),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            Friend("TOY_351"),
            Kill(My(0)),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_119"),
            CostNow(InHand(1), 1),
            DeckCount(Mine, 2),
            Play("TOY_351", Nothing),
            In(The("TOY_351t"), Zone::Hand),
        ],
    );
}

/// # Hatched!
///
/// `TOY_351e1` · Hunter enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TOY_351e1 6acee9c8 7217086e dd3a4167.bb1f76c5
#[test]
fn TOY_351e1_hatched() {
    check(CardClass::Hunter, &[Give("CS2_119"), Enchant(Nth(0), "TOY_351e1"), CostNow(Nth(0), 1)]);
}

/// # Mystery Egg
///
/// `TOY_351t` · Hunter minion · 1 mana · 1/1
///
/// > **Mini Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// State: Todo
//~ todo TOY_351t ef3e3e93 f28b055a fb055627.2b61317a
#[test]
#[ignore = "todo: TOY_351t Mystery Egg"]
fn TOY_351t_mystery_egg() {
    check(CardClass::Hunter, &[Give("TOY_351t"), Cost("TOY_351t", 1), Stats("TOY_351t", 1, 1), Unwritten]);
}

/// # Fetch!
///
/// `TOY_352` · Hunter spell · 1 mana
///
/// > Draw a minion. If it's a Beast, draw a spell.
///
/// State: Derived
//~ derived TOY_352 2932ae9e eef76603 7019b34a.502fbd56
#[test]
fn TOY_352_fetch() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_352"),
            Cost("TOY_352", 1),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("TOY_352", Nothing),
            DeckCount(Mine, 25),
            HandCount(Mine, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            TagNow(Nth(7), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TOY_352"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("TOY_352", Nothing),
            DeckCount(Mine, 6),
            HandCount(Mine, 2),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 2, 7),
            TagNow(Nth(7), GameTag::SPELLPOWER, 0),
            CostNow(Nth(8), 5),
            In(Nth(8), Zone::Hand),
            TagNow(Nth(8), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TOY_352"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("TOY_352", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 2),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 2, 7),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Patchwork Pals
///
/// `TOY_353` · Hunter spell · 2 mana
///
/// > Get all 3 Animal Companions. They cost (1) less.
///
/// State: Todo
//~ todo TOY_353 26c2500d 2b04334a 2d3e05af.5e3ef53b
#[test]
#[ignore = "todo: TOY_353 Patchwork Pals"]
fn TOY_353_patchwork_pals() {
    check(CardClass::Hunter, &[Give("TOY_353"), Cost("TOY_353", 2), Unwritten]);
}

/// # Patchwork
///
/// `TOY_353e` · Hunter enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TOY_353e 31921480 248d1cfe 69435fa9.f705eb41
#[test]
fn TOY_353e_patchwork() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "TOY_353e"), CostNow(Nth(0), 2)]);
}

/// # R.C. Rampage
///
/// `TOY_354` · Hunter spell · 4 mana
///
/// > Summon six 1/1 Hounds. Any that can't fit give the others +1/+1.
///
/// State: Todo
//~ todo TOY_354 d73e427e ea2b2bd5 a72963b0.ccd76359
#[test]
#[ignore = "todo: TOY_354 R.C. Rampage"]
fn TOY_354_r_c_rampage() {
    check(CardClass::Hunter, &[Give("TOY_354"), Cost("TOY_354", 4), Unwritten]);
}

/// # CHARGE!
///
/// `TOY_354e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TOY_354e d582ea89 8062eb18 ef3d2af9.67341004
#[test]
fn TOY_354e_charge() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TOY_354e"), Now(My(0), 6, 2)]);
}

/// # Hemet, Foam Marksman
///
/// `TOY_355` · Hunter minion · 3 mana · 3/4
///
/// > After a friendly Beast dies, get a random **Legendary** Beast from the past. It costs (2) less.
///
/// State: Derived
//~ derived TOY_355 eb6e3269 d8293418 e863ddf3.bf63e010
#[test]
fn TOY_355_hemet_foam_marksman() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_355"),
            Cost("TOY_355", 3),
            Stats("TOY_355", 3, 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_355"),
            Force(Card("AT_063")),
            Kill(Nth(1)),
            Is(InHand(1), "AT_063"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 4, 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TOY_355"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_355"),
            Never(Card("BE_230")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TOY_355"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_355"),
            Never(Card("AT_039")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TOY_355"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_355"),
            Never(Card("AT_009")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TOY_355"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_355"),
            Kill(Nth(2)),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 2, 7),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 3, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Foam Fury
///
/// `TOY_355e2` · Hunter enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TOY_355e2 15dfb0c2 bd82efd0 d1ac30e6.90c32b47
#[test]
fn TOY_355e2_foam_fury() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "TOY_355e2"), CostNow(Nth(0), 1)]);
}

/// # Toyrannosaurus
///
/// `TOY_356` · Hunter minion · 7 mana · 7/7
///
/// > **Rush Deathrattle:** Deal 7 damage to a random enemy.
///
/// State: Derived
//~ derived TOY_356 33ac264a ac1acbe1 ad118541.e36e07d6
#[test]
fn TOY_356_toyrannosaurus() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_356"),
            Cost("TOY_356", 7),
            Stats("TOY_356", 7, 7),
            Has("TOY_356", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_356"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 23),
            Damage(TheirHero, 7),
        ],
    );
}

/// # King Plush
///
/// `TOY_357` · Hunter minion · 9 mana · 6/6
///
/// > **Charge Battlecry:** Return all minions with less Attack than this to their owner's decks.
///
/// State: Todo
//~ todo TOY_357 744c1c04 14da76c1 fc1ae1d3.e27aa8bd
#[test]
#[ignore = "todo: TOY_357 King Plush"]
fn TOY_357_king_plush() {
    check(
        CardClass::Hunter,
        &[Give("TOY_357"), Cost("TOY_357", 9), Stats("TOY_357", 6, 6), Has("TOY_357", GameTag::CHARGE), Unwritten],
    );
}

/// # Remote Control
///
/// `TOY_358` · Hunter weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Hound.
///
/// State: Derived
//~ derived TOY_358 aead81f8 9ac4a600 a07a2098.6530a382
#[test]
fn TOY_358_remote_control() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_358"),
            Cost("TOY_358", 2),
            Stats("TOY_358", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_358"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("TOY_358t"), Zone::Play),
            Now(The("TOY_358t"), 1, 1),
        ],
    );
}

/// # R.C. Hound
///
/// `TOY_358t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TOY_358t 2279e503 bc37c74e 9c5322a8
#[test]
fn TOY_358t_r_c_hound() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_358t"),
            Cost("TOY_358t", 1),
            Stats("TOY_358t", 1, 1),
            Play("TOY_358t", Nothing),
            In(The("TOY_358t"), Zone::Play),
            Now(The("TOY_358t"), 1, 1),
        ],
    );
}

/// # Jungle Gym
///
/// `TOY_359` · Hunter location · 2 mana · 0 uses
///
/// > Deal 1 damage to a random enemy. Repeat for each friendly Beast.
///
/// State: Derived
//~ derived TOY_359 47037d88 025592d6 f8830edd.7a4b7319
#[test]
fn TOY_359_jungle_gym() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_359"),
            Cost("TOY_359", 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_359"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Use(Nth(4), 0, Nothing),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}
