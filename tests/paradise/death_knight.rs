//! Death Knight cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9178cef0

/// # Frostbitten Freebooter
///
/// `VAC_402` · Death Knight minion · 3 mana · 2/2
///
/// > Deathrattle: **Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
///
/// State: Todo
//~ todo VAC_402 552c19ba b4305e6e 0a42f8e3.88a17995
#[test]
#[ignore = "todo: VAC_402 Frostbitten Freebooter"]
fn VAC_402_frostbitten_freebooter() {
    check(CardClass::DeathKnight, &[Give("VAC_402"), Cost("VAC_402", 3), Stats("VAC_402", 2, 2), Unwritten]);
}

/// # Horizon's Edge
///
/// `VAC_425` · Death Knight location · 4 mana · 0 uses
///
/// > Deal 3 damage randomly split among all enemies. After a friendly minion dies, reopen this.
///
/// State: Derived
//~ derived VAC_425 2bf6bb2b 067686f2 7e668af0.592d63b2
#[test]
fn VAC_425_horizons_edge() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_425"),
            Cost("VAC_425", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_425"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Use(Nth(3), 0, Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_425"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_425"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Use(Nth(3), 0, Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Use(Nth(3), 0, Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Eliza Goreblade
///
/// `VAC_426` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** For the rest of the game, your minions have +1 Attack.
///
/// State: Done
//~ done VAC_426 edc8619f - 5550afed.704d0916
#[test]
fn VAC_426_eliza_goreblade() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_426"),
            Cost("VAC_426", 4),
            Stats("VAC_426", 4, 3),
            Friend("CS2_182"),
            Friend("VAC_426"),
            Now(My(0), 4, 5),
            Kill(The("VAC_426")),
            Now(My(0), 5, 5),
            Friend("CS2_182"),
            Now(My(1), 5, 5),
            Enemy("CS2_182"),
            Now(Their(0), 4, 5),
        ],
    );
}

/// # Vitality Shift
///
/// `VAC_426e` · Priest enchantment
///
/// > For the rest of the game, your minions have +1 Attack.
///
/// State: Derived
//~ derived VAC_426e a2d8974e 42cefa77 2a325d64.aa906399
#[test]
fn VAC_426e_vitality_shift() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAC_426e"),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Vitalized
///
/// `VAC_426e2` · Priest enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived VAC_426e2 fc5826fa 828b8214 e89b5d6d.17e33a43
#[test]
fn VAC_426e2_vitalized() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "VAC_426e2"), Now(My(0), 6, 1)]);
}

/// # Corpsicle
///
/// `VAC_427` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. Spend 3 **Corpses** to return this to your hand at the end of your turn.
///
/// State: Derived
//~ derived VAC_427 54135ed5 d918d60a b6ec4b2b.2c046637
#[test]
fn VAC_427_corpsicle() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_427"),
            Cost("VAC_427", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("VAC_427", On(Nth(2))),
            Corpses(Mine, 27),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_427"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("VAC_427", On(Nth(1))),
            Corpses(Mine, 27),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_427"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("VAC_427", On(Nth(2))),
            EndTurn,
            Corpses(Mine, 27),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            In(Nth(0), Zone::Hand),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Snow Shredder
///
/// `VAC_429` · Death Knight minion · 4 mana · 4/4
///
/// > Costs (1) if a character is **Frozen**.
///
/// State: Derived
//~ derived VAC_429 ca77db5b af642185 82bb0c8e.1c1b29bc
#[test]
fn VAC_429_snow_shredder() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_429"),
            Cost("VAC_429", 4),
            Stats("VAC_429", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_429"),
            Play("CS2_026", Nothing),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_429"),
            Friend("CS2_182"),
            Friend("VAC_429"),
            Play("CS2_026", Nothing),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Brittlebone Buccaneer
///
/// `VAC_436` · Death Knight minion · 2 mana · 1/4
///
/// > Whenever you play a **Deathrattle** minion, give it **Reborn**.
///
/// State: Derived
//~ derived VAC_436 6edc2917 fa138023 c248b87a.9e66df28
#[test]
fn VAC_436_brittlebone_buccaneer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_436"),
            Cost("VAC_436", 2),
            Stats("VAC_436", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_436"),
            Play("LEG_CS3_013", Nothing),
            HasNow(Nth(4), GameTag::REBORN),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_436"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_436"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::REBORN),
        ],
    );
}

/// # Buttons
///
/// `VAC_437` · Death Knight minion · 4 mana · 4/4
///
/// > **Shaman Tourist** **Battlecry:** Draw a spell of each spell school.
///
/// State: Todo
//~ todo VAC_437 d59b6eff 561521d4 e4de310f.6c671c92
#[test]
#[ignore = "todo: VAC_437 Buttons"]
fn VAC_437_buttons() {
    check(CardClass::DeathKnight, &[Give("VAC_437"), Cost("VAC_437", 4), Stats("VAC_437", 4, 4), Unwritten]);
}

/// # Ghouls' Night
///
/// `VAC_445` · Death Knight spell · 4 mana
///
/// > Summon five 1/1 Ghouls that attack random enemies.
///
/// State: Derived
//~ derived VAC_445 bdb55d28 746499b7 f483e130.d6db30f9
#[test]
fn VAC_445_ghouls_night() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_445"),
            Cost("VAC_445", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("VAC_445", Nothing),
            BoardCount(Mine, 6),
            In(The("VAC_445t"), Zone::Play),
            Now(The("VAC_445t"), 1, 1),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_445"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("VAC_445", Nothing),
            BoardCount(Mine, 7),
            In(The("VAC_445t"), Zone::Play),
            Now(The("VAC_445t"), 1, 1),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Slumbering Ghoul
///
/// `VAC_445t` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAC_445t 3b5a8723 b400c2d3 f137a82e
#[test]
fn VAC_445t_slumbering_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_445t"),
            Cost("VAC_445t", 1),
            Stats("VAC_445t", 1, 1),
            Play("VAC_445t", Nothing),
            In(The("VAC_445t"), Zone::Play),
            Now(The("VAC_445t"), 1, 1),
        ],
    );
}

/// # Slippery Slope
///
/// `VAC_513` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. Draw a card for each **Frozen** character.
///
/// State: Derived
//~ derived VAC_513 16be9c47 39d01f9b 5bb9378a.dd610c8c
#[test]
fn VAC_513_slippery_slope() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_513"),
            Cost("VAC_513", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("VAC_513", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_513"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("VAC_513", On(Nth(4))),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            HasNot(Nth(2), GameTag::FROZEN),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(4), GameTag::FROZEN),
        ],
    );
}

/// # Dreadhound Handler
///
/// `VAC_514` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush Deathrattle:** Summon a 1/1 Dreadhound with **Reborn**.
///
/// State: Derived
//~ derived VAC_514 4c53d370 9f0035bf 5c8d08fc.794c6ba2
#[test]
fn VAC_514_dreadhound_handler() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_514"),
            Cost("VAC_514", 2),
            Stats("VAC_514", 2, 2),
            Has("VAC_514", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_514"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("VAC_514t"), Zone::Play),
            Now(The("VAC_514t"), 1, 1),
        ],
    );
}

/// # Dreadhound
///
/// `VAC_514t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla VAC_514t b0e27e95 cb93f298 06296cdb.d8e09bc7
#[test]
fn VAC_514t_dreadhound() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_514t"),
            Cost("VAC_514t", 1),
            Stats("VAC_514t", 1, 1),
            Has("VAC_514t", GameTag::REBORN),
            Play("VAC_514t", Nothing),
            In(The("VAC_514t"), Zone::Play),
            Now(The("VAC_514t"), 1, 1),
            HasNow(The("VAC_514t"), GameTag::REBORN),
        ],
    );
}

/// # Travel Security
///
/// `WORK_010` · Death Knight minion · 6 mana · 2/2
///
/// > **Taunt**. **Deathrattle:** Summon a random 8-Cost minion.
///
/// State: Derived
//~ derived WORK_010 b6172c07 496fa716 16d492ea.dd15d619
#[test]
fn WORK_010_travel_security() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WORK_010"),
            Cost("WORK_010", 6),
            Stats("WORK_010", 2, 2),
            Has("WORK_010", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_010"),
            Force(Card("OG_142")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WORK_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_010"),
            Never(Card("AV_203")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WORK_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_010"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Eternal Layover
///
/// `WORK_028` · Death Knight spell · 4 mana
///
/// > Give ALL minions **Reborn**, then destroy all minions.
///
/// State: Derived
//~ derived WORK_028 6536a596 a1460d72 16154300.91167019
#[test]
fn WORK_028_eternal_layover() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WORK_028"),
            Cost("WORK_028", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_028", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Soul Searching
///
/// `WORK_070` · Death Knight spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. Spend 5 **Corpses** to copy it.
///
/// State: Derived
//~ derived WORK_070 913f949c 2f341500 7fa1222f.dfcb4eb0
#[test]
fn WORK_070_soul_searching() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WORK_070"),
            Cost("WORK_070", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Force(Entity(Nth(3))),
            Play("WORK_070", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            Corpses(Mine, 25),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WORK_070"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("WORK_070", Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}
