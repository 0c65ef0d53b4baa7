//! Rogue cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4e5151d

/// # Coldtooth Yeti
///
/// `AV_201` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Gain +3 Attack.
///
/// State: Derived
//~ derived AV_201 d706bb51 c0026f55 456d48f4.86303889
#[test]
fn AV_201_coldtooth_yeti() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_201"),
            Cost("AV_201", 3),
            Stats("AV_201", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("AV_201", Nothing),
            Now(Nth(0), 4, 5),
        ],
    );
}

/// # Yeti Rage
///
/// `AV_201e` · Rogue enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived AV_201e 5d4a079c 1b363c14 21d78888.fc2d73f0
#[test]
fn AV_201e_yeti_rage() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "AV_201e"), Now(My(0), 8, 1)]);
}

/// # Shadowcrafter Scabbs
///
/// `AV_203` · Rogue hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
///
/// State: Todo
//~ todo AV_203 b41e2b9c 423245f1 89484c16.b820318e
#[test]
#[ignore = "todo: AV_203 Shadowcrafter Scabbs"]
fn AV_203_shadowcrafter_scabbs() {
    check(CardClass::Rogue, &[Give("AV_203"), Cost("AV_203", 8), Unwritten]);
}

/// # Sleight of Hand
///
/// `AV_203p` · Rogue hero power · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived AV_203p aa2ede88 0c744e26 6cf24a6e.1fbdf154
#[test]
fn AV_203p_sleight_of_hand() {
    check(
        CardClass::Rogue,
        &[
            HasHeroPower("AV_203p"),
            Cost("AV_203p", 0),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Sleight of Hand
///
/// `AV_203pe` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived AV_203pe f1839426 a64bcfb5 b1c95860.1fbdf154
#[test]
fn AV_203pe_sleight_of_hand() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_203pe"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_203pe"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_203pe"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Sleight of Hand
///
/// `AV_203po` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived AV_203po b722b2f9 90913775 3e81f27b.1fbdf154
#[test]
fn AV_203po_sleight_of_hand() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_203po"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_203po"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_203po"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Shadow
///
/// `AV_203t` · Rogue minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla AV_203t fdd31a91 ebbe63fc 5e993264.86cd88a1
#[test]
fn AV_203t_shadow() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_203t"),
            Cost("AV_203t", 3),
            Stats("AV_203t", 4, 2),
            Has("AV_203t", GameTag::STEALTH),
            Play("AV_203t", Nothing),
            In(The("AV_203t"), Zone::Play),
            Now(The("AV_203t"), 4, 2),
            HasNow(The("AV_203t"), GameTag::STEALTH),
        ],
    );
}

/// # Wildpaw Gnoll
///
/// `AV_298` · Rogue minion · 6 mana · 3/5
///
/// > **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// State: Todo
//~ todo AV_298 b08c2d76 6bb45951 38ea3004.3d47efe7
#[test]
#[ignore = "todo: AV_298 Wildpaw Gnoll"]
fn AV_298_wildpaw_gnoll() {
    check(
        CardClass::Rogue,
        &[Give("AV_298"), Cost("AV_298", 6), Stats("AV_298", 3, 5), Has("AV_298", GameTag::RUSH), Unwritten],
    );
}

/// # Snowfall Graveyard
///
/// `AV_400` · Rogue spell · 5 mana
///
/// > Your **Deathrattles** trigger twice. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_400 feb66f29 8719977d 02ae3646.a9f95f7b
#[test]
fn AV_400_snowfall_graveyard() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_400"),
            Cost("AV_400", 5),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_400", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AV_400"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_400", Nothing),
            Kill(Nth(1)),
            In(Nth(0), Zone::Secret),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # The Lobotomizer
///
/// `AV_402` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Get a copy of the top card of your opponent's deck.
///
/// State: Derived
//~ derived AV_402 9dc2ab3a 80ed3892 d126eeac.847c1834
#[test]
fn AV_402_the_lobotomizer() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_402"),
            Cost("AV_402", 2),
            Stats("AV_402", 2, 2),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Friend("AV_402"),
            Attack(MyHero, Nth(7)),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Cera'thine Fleetrunner
///
/// `AV_403` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
///
/// State: Todo
//~ todo AV_403 3d70765d bec11ab1 0c841883.58861206
#[test]
#[ignore = "todo: AV_403 Cera'thine Fleetrunner"]
fn AV_403_cerathine_fleetrunner() {
    check(CardClass::Rogue, &[Give("AV_403"), Cost("AV_403", 5), Stats("AV_403", 5, 5), Unwritten]);
}

/// # Quickfooted
///
/// `AV_403e2` · Rogue enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived AV_403e2 ad598cd1 424b98ea fa937180.90c32b47
#[test]
fn AV_403e2_quickfooted() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "AV_403e2"), CostNow(Nth(0), 1)]);
}

/// # Contraband Stash
///
/// `AV_405` · Rogue spell · 5 mana
///
/// > Replay 5 cards from other classes you've played this game.
///
/// State: Todo
//~ todo AV_405 b464d58a e758b458 9eb3af7a.970ecf79
#[test]
#[ignore = "todo: AV_405 Contraband Stash"]
fn AV_405_contraband_stash() {
    check(CardClass::Rogue, &[Give("AV_405"), Cost("AV_405", 5), Unwritten]);
}

/// # Forsaken Lieutenant
///
/// `AV_601` · Rogue minion · 2 mana · 2/2
///
/// > Stealth**.** After you play a **Deathrattle** minion, become a 2/2 copy of it with **Rush**.
///
/// State: Derived
//~ derived AV_601 a1ff7b27 551e1491 56f320b2.f6e9ea4f
#[test]
fn AV_601_forsaken_lieutenant() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_601"),
            Cost("AV_601", 2),
            Stats("AV_601", 2, 2),
            Has("AV_601", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_601"),
            Play("LEG_CS3_013", Nothing),
            HasNow(Nth(3), GameTag::RUSH),
            Is(Nth(3), "LEG_CS3_013"),
            Now(Nth(3), 2, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AV_601"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_601"),
            Play("CS2_182", Nothing),
            HasNot(Nth(3), GameTag::RUSH),
        ],
    );
}

/// # Forsaken
///
/// `AV_601e` · Rogue enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived AV_601e f91d2959 e7f247a2 85978c20.142bb519
#[test]
fn AV_601e_forsaken() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "AV_601e"), Now(My(0), 2, 2)]);
}

/// # Reconnaissance
///
/// `AV_710` · Rogue spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion from another class. It costs (2) less.
///
/// State: Derived
//~ derived AV_710 87c7fe6d f19df8ad c8dd04df.5ad3dc97
#[test]
fn AV_710_reconnaissance() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_710"),
            Cost("AV_710", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("LEG_CS3_013")),
            Play("AV_710", Nothing),
            ChooseCard("LEG_CS3_013"),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AV_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_050")),
            Play("AV_710", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AV_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("AV_710", Nothing),
            Choose(0),
        ],
    );
}

/// # Contracted
///
/// `AV_710e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived AV_710e ba065efe 05034435 fb53ff1c.90c32b47
#[test]
fn AV_710e_contracted() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "AV_710e"), CostNow(Nth(0), 1)]);
}

/// # Double Agent
///
/// `AV_711` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a card from another class, summon a copy of this.
///
/// State: Derived
//~ derived AV_711 9e8152b7 3f5f33f0 851cc872.12838106
#[test]
fn AV_711_double_agent() {
    check(
        CardClass::Rogue,
        &[
            Give("AV_711"),
            Cost("AV_711", 3),
            Stats("AV_711", 3, 3),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_711", Nothing),
            BoardCount(Mine, 3),
            In(The("AV_711"), Zone::Play),
            Now(The("AV_711"), 3, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("AV_711"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_711", Nothing), BoardCount(Mine, 2)],
    );
}

/// # SI:7 Smuggler
///
/// `ONY_030` · Rogue minion · 3 mana · 1/3
///
/// > **Battlecry:** Summon a random @-Cost minion. *(Upgraded for each other SI:7 card you have played this game.)*
///
/// State: Derived
//~ derived ONY_030 bb2139f9 63ca7f9c 87bfdb11.2fde1386
#[test]
fn ONY_030_si_7_smuggler() {
    check(
        CardClass::Rogue,
        &[
            Give("ONY_030"),
            Cost("ONY_030", 3),
            Stats("ONY_030", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_134", Nothing),
            Crystals(10),
            Force(Card("CS2_120")),
            Play("ONY_030", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ONY_030"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_134", Nothing),
            Crystals(10),
            Never(Card("AT_016")),
            Play("ONY_030", Nothing),
        ],
    );
}

/// # Smokescreen
///
/// `ONY_031` · Rogue spell · 8 mana
///
/// > Draw 5 cards. Trigger any **Deathrattles** drawn.
///
/// State: Todo
//~ todo ONY_031 401010cf 5bd71296 1f04f63c.14354cc6
#[test]
#[ignore = "todo: ONY_031 Smokescreen"]
fn ONY_031_smokescreen() {
    check(CardClass::Rogue, &[Give("ONY_031"), Cost("ONY_031", 8), Unwritten]);
}

/// # Tooth of Nefarian
///
/// `ONY_032` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Honorable Kill: Discover** a spell from another class.
///
/// State: Derived
//~ derived ONY_032 38d8d1ff 95687c65 9235524d.c5fcdeba
#[test]
fn ONY_032_tooth_of_nefarian() {
    check(
        CardClass::Rogue,
        &[
            Give("ONY_032"),
            Cost("ONY_032", 2),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Force(Card("AT_001")),
            Play("ONY_032", On(Nth(2))),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ONY_032"),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Never(Card("AT_003")),
            Play("ONY_032", On(Nth(2))),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("ONY_032"), Friend("CS2_182"), Enemy("CS2_120"), Play("ONY_032", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}
