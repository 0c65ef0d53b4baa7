//! Warlock cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 830bb527

/// # Seeds of Destruction
///
/// `AV_277` · Warlock spell · Fel · 2 mana
///
/// > Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
///
/// State: Todo
//~ todo AV_277 1fbe8c63 a28836ac 152e09e7.823a43b8
#[test]
#[ignore = "todo: AV_277 Seeds of Destruction"]
fn AV_277_seeds_of_destruction() {
    check(CardClass::Warlock, &[Give("AV_277"), Cost("AV_277", 2), Unwritten]);
}

/// # Felfire in the Hole!
///
/// `AV_281` · Warlock spell · Fel · 5 mana
///
/// > Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
///
/// State: Todo
//~ todo AV_281 007fc6fc 51bbf03b 3d67630b.e8b807d2
#[test]
#[ignore = "todo: AV_281 Felfire in the Hole!"]
fn AV_281_felfire_in_the_hole() {
    check(CardClass::Warlock, &[Give("AV_281"), Cost("AV_281", 5), Unwritten]);
}

/// # Full-Blown Evil
///
/// `AV_285` · Warlock spell · Fel · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Repeatable this turn.
///
/// State: Derived
//~ derived AV_285 7354dee6 58cbe5b1 2a0f3774.6dd22691
#[test]
fn AV_285_full_blown_evil() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_285"),
            Cost("AV_285", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("AV_285", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Felwalker
///
/// `AV_286` · Warlock minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry**: Cast the highest Cost Fel spell from your hand.
///
/// State: Derived
//~ derived AV_286 428b695e af467e51 98e161c1.0e7de9da
#[test]
fn AV_286_felwalker() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_286"),
            Cost("AV_286", 6),
            Stats("AV_286", 3, 7),
            Has("AV_286", GameTag::TAUNT),
            Give("BT_235"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_286", Nothing),
            HandCount(Mine, 1),
            Now(Nth(0), 3, 3),
            Dead(Nth(1)),
            Now(Nth(3), 4, 1),
            Now(Nth(4), 4, 1),
        ],
    );
}

/// # Felgorged
///
/// `AV_286e2` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AV_286e2 56e272ce 0a008fde 0a31b83c.67341004
#[test]
fn AV_286e2_felgorged() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "AV_286e2"), Now(My(0), 6, 2)]);
}

/// # Grave Defiler
///
/// `AV_308` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// State: Derived
//~ derived AV_308 dbf80b65 f446b8a1 da23dda5.b0f3c5ac
#[test]
fn AV_308_grave_defiler() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_308"),
            Cost("AV_308", 1),
            Stats("AV_308", 2, 1),
            Give("AT_022"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_308", On(Nth(1))),
            Is(InHand(2), "AT_022"),
            CostNow(InHand(2), 4),
            HandCount(Mine, 3),
        ],
    );
}

/// # Sacrificial Summoner
///
/// `AV_312` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
///
/// State: Todo
//~ todo AV_312 fcb09086 690630ca 8e7545af.09d9929b
#[test]
#[ignore = "todo: AV_312 Sacrificial Summoner"]
fn AV_312_sacrificial_summoner() {
    check(CardClass::Warlock, &[Give("AV_312"), Cost("AV_312", 3), Stats("AV_312", 3, 3), Unwritten]);
}

/// # Hollow Abomination
///
/// `AV_313` · Warlock minion · 5 mana · 2/8
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
///
/// State: Todo
//~ todo AV_313 6837095c e5952e87 fb8d8543.ee207e25
#[test]
#[ignore = "todo: AV_313 Hollow Abomination"]
fn AV_313_hollow_abomination() {
    check(CardClass::Warlock, &[Give("AV_313"), Cost("AV_313", 5), Stats("AV_313", 2, 8), Unwritten]);
}

/// # Dreadlich Tamsin
///
/// `AV_316` · Warlock hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
///
/// State: Todo
//~ todo AV_316 43f2c390 4c3b48ef 0449cdb2.c58de1ab
#[test]
#[ignore = "todo: AV_316 Dreadlich Tamsin"]
fn AV_316_dreadlich_tamsin() {
    check(CardClass::Warlock, &[Give("AV_316"), Cost("AV_316", 6), Unwritten]);
}

/// # Chains of Dread
///
/// `AV_316hp` · Warlock hero power · 2 mana
///
/// > Shuffle a Rift into your deck. Draw a card.
///
/// State: Todo
//~ todo AV_316hp 72368c85 82ba324d ce121796.0dd58235
#[test]
#[ignore = "todo: AV_316hp Chains of Dread"]
fn AV_316hp_chains_of_dread() {
    check(CardClass::Warlock, &[HasHeroPower("AV_316hp"), Cost("AV_316hp", 2), Unwritten]);
}

/// # Dread Imp
///
/// `AV_316t` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla AV_316t 57efa3e9 872aaa49 4cb3b995
#[test]
fn AV_316t_dread_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_316t"),
            Cost("AV_316t", 3),
            Stats("AV_316t", 3, 3),
            Play("AV_316t", Nothing),
            In(The("AV_316t"), Zone::Play),
            Now(The("AV_316t"), 3, 3),
        ],
    );
}

/// # Fel Rift
///
/// `AV_316t4` · Warlock spell · Fel · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Dread Imp.
///
/// State: Derived
//~ derived AV_316t4 0c0216f5 a61a9324 cb8fe575.5739f5c4
#[test]
fn AV_316t4_fel_rift() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_316t4"),
            Cost("AV_316t4", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_316t4", Nothing),
            BoardCount(Mine, 2),
            In(The("AV_316t"), Zone::Play),
            Now(The("AV_316t"), 3, 3),
        ],
    );
}

/// # Tamsin's Phylactery
///
/// `AV_317` · Warlock spell · Shadow · 4 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Give your minions its **Deathrattle**.
///
/// State: Derived
//~ derived AV_317 127320e9 c73c66d9 56f74435.4b0394e2
#[test]
fn AV_317_tamsins_phylactery() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_317"),
            Cost("AV_317", 4),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("AV_317", Nothing),
            ChooseCard("LEG_CS3_013"),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("AV_317"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("AV_317", Nothing),
            ChooseCard("LEG_CS3_013"),
            Kill(Nth(2)),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Desecrated Graveyard
///
/// `AV_657` · Warlock spell · 3 mana
///
/// > At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
///
/// State: Todo
//~ todo AV_657 9c52efbf dcd2e4e1 58d1bf24.e62903f9
#[test]
#[ignore = "todo: AV_657 Desecrated Graveyard"]
fn AV_657_desecrated_graveyard() {
    check(CardClass::Warlock, &[Give("AV_657"), Cost("AV_657", 3), Unwritten]);
}

/// # Desecrated Shade
///
/// `AV_657t` · Warlock minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla AV_657t 56a82734 afd783f0 7ae2bf1a
#[test]
fn AV_657t_desecrated_shade() {
    check(
        CardClass::Warlock,
        &[
            Give("AV_657t"),
            Cost("AV_657t", 4),
            Stats("AV_657t", 4, 4),
            Play("AV_657t", Nothing),
            In(The("AV_657t"), Zone::Play),
            Now(The("AV_657t"), 4, 4),
        ],
    );
}

/// # Impfestation
///
/// `ONY_033` · Warlock spell · Fel · 6 mana
///
/// > Summon a 3/3 Dread Imp to attack each enemy minion.
///
/// State: Todo
//~ todo ONY_033 91ee47ee a13465b2 ce3cac6e.0e7e123c
#[test]
#[ignore = "todo: ONY_033 Impfestation"]
fn ONY_033_impfestation() {
    check(CardClass::Warlock, &[Give("ONY_033"), Cost("ONY_033", 6), Unwritten]);
}

/// # Curse of Agony
///
/// `ONY_034` · Warlock spell · Shadow · 1 mana
///
/// > Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
///
/// State: Todo
//~ todo ONY_034 7431d566 8990945c 5fc922c4.f4dc5294
#[test]
#[ignore = "todo: ONY_034 Curse of Agony"]
fn ONY_034_curse_of_agony() {
    check(CardClass::Warlock, &[Give("ONY_034"), Cost("ONY_034", 1), Unwritten]);
}

/// # Agony
///
/// `ONY_034t` · Warlock spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take @ Fatigue damage.
///
/// State: Todo
//~ todo ONY_034t ece299d9 94010d40 f467f5d8.658c35b0
#[test]
#[ignore = "todo: ONY_034t Agony"]
fn ONY_034t_agony() {
    check(CardClass::Warlock, &[Give("ONY_034t"), Cost("ONY_034t", 1), Unwritten]);
}

/// # Spawn of Deathwing
///
/// `ONY_035` · Warlock minion · 5 mana · 6/6
///
/// > **Battlecry:** Destroy a random enemy minion. Discard a random card.
///
/// State: Derived
//~ derived ONY_035 8b5c3239 5c781a76 bac9e8cb.e27e881f
#[test]
fn ONY_035_spawn_of_deathwing() {
    check(
        CardClass::Warlock,
        &[
            Give("ONY_035"),
            Cost("ONY_035", 5),
            Stats("ONY_035", 6, 6),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Play("ONY_035", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}
