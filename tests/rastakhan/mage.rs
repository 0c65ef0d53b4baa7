//! Mage cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a460ffa5

/// # Elemental Evocation
///
/// `TRL_310` · Mage spell · Fire · 0 mana
///
/// > The next Elemental you play this turn costs (2) less.
///
/// State: Derived
//~ derived TRL_310 7cc71a6a 8b9ac812 332a8397.bc05d62e
#[test]
fn TRL_310_elemental_evocation() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_310"),
            Cost("TRL_310", 0),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_310", Nothing),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Arcanosaur
///
/// `TRL_311` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage to all other minions.
///
/// State: Derived
//~ derived TRL_311 b455d4ad 26d0f452 b3eb6fe9.5e9452e1
#[test]
fn TRL_311_arcanosaur() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_311"),
            Cost("TRL_311", 6),
            Stats("TRL_311", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TRL_311", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TRL_311"), Friend("CS2_182"), Enemy("CS2_182"), Play("TRL_311", Nothing), Now(Nth(1), 4, 5)],
    );
}

/// # Scorch
///
/// `TRL_313` · Mage spell · Fire · 4 mana
///
/// > Deal $4 damage to a minion. Costs (1) if you played an Elemental last turn.
///
/// State: Derived
//~ derived TRL_313 a49e6452 cd651285 937e168c.578c3d12
#[test]
fn TRL_313_scorch() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_313"),
            Cost("TRL_313", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TRL_313", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_313"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TRL_313", On(Nth(1))),
            Now(Nth(1), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_313"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(CardClass::Mage, &[Give("TRL_313"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 4)]);
}

/// # Pyromaniac
///
/// `TRL_315` · Mage minion · 3 mana · 3/4
///
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// State: Todo
//~ todo TRL_315 e40e5bea 19b8efe7 c1f9bf4d.e140ba7a
#[test]
#[ignore = "todo: TRL_315 Pyromaniac"]
fn TRL_315_pyromaniac() {
    check(CardClass::Mage, &[Give("TRL_315"), Cost("TRL_315", 3), Stats("TRL_315", 3, 4), Unwritten]);
}

/// # Jan'alai, the Dragonhawk
///
/// `TRL_316` · Mage minion · 7 mana · 4/4
///
/// > **Battlecry:** If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TRL_316 97a3c404 f199069f a5f996f8.16394c27
#[test]
#[ignore = "todo: TRL_316 Jan'alai, the Dragonhawk"]
fn TRL_316_janalai_the_dragonhawk() {
    check(CardClass::Mage, &[Give("TRL_316"), Cost("TRL_316", 7), Stats("TRL_316", 4, 4), Unwritten]);
}

/// # Ragnaros the Firelord
///
/// `TRL_316t` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Derived
//~ derived TRL_316t a030b71b 0bff670c 2d269594.8b56020b
#[test]
fn TRL_316t_ragnaros_the_firelord() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_316t"),
            Cost("TRL_316t", 8),
            Stats("TRL_316t", 8, 8),
            Has("TRL_316t", GameTag::CANT_ATTACK),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_316t"),
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Blast Wave
///
/// `TRL_317` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions. **Overkill**: Add a random Mage spell to your hand.
///
/// State: Derived
//~ derived TRL_317 f01591ce 94bff55a fda83643.146ed244
#[test]
fn TRL_317_blast_wave() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_317"),
            Cost("TRL_317", 5),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Force(Card("AT_001")),
            Play("TRL_317", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TRL_317"), Friend("CS2_182"), Enemy("CS2_118"), Never(Card("AT_013")), Play("TRL_317", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("TRL_317"), Friend("CS2_182"), Enemy("CS2_118"), Never(Card("AT_003")), Play("TRL_317", Nothing)],
    );
}

/// # Hex Lord Malacrass
///
/// `TRL_318` · Mage minion · 8 mana · 5/5
///
/// > **Battlecry**: Add a copy of your opening hand to your hand *(except this card)*.
///
/// State: Todo
//~ todo TRL_318 61873d5c 7756d9b1 b3edb276.bb0db9d5
#[test]
#[ignore = "todo: TRL_318 Hex Lord Malacrass"]
fn TRL_318_hex_lord_malacrass() {
    check(CardClass::Mage, &[Give("TRL_318"), Cost("TRL_318", 8), Stats("TRL_318", 5, 5), Unwritten]);
}

/// # Spirit of the Dragonhawk
///
/// `TRL_319` · Mage minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your Hero Power also targets adjacent minions.
///
/// State: Todo
//~ todo TRL_319 5c40cfae 13636fab 706116f6.fb69ad25
#[test]
#[ignore = "todo: TRL_319 Spirit of the Dragonhawk"]
fn TRL_319_spirit_of_the_dragonhawk() {
    check(
        CardClass::Mage,
        &[Give("TRL_319"), Cost("TRL_319", 2), Stats("TRL_319", 0, 3), Has("TRL_319", GameTag::STEALTH), Unwritten],
    );
}

/// # Daring Fire-Eater
///
/// `TRL_390` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power this turn deals 2 more damage.
///
/// State: Todo
//~ todo TRL_390 b72f8aab 31961643 d2d921a1.9b8cb13a
#[test]
#[ignore = "todo: TRL_390 Daring Fire-Eater"]
fn TRL_390_daring_fire_eater() {
    check(CardClass::Mage, &[Give("TRL_390"), Cost("TRL_390", 1), Stats("TRL_390", 1, 1), Unwritten]);
}

/// # Splitting Image
///
/// `TRL_400` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When one of your minions is attacked, summon a copy of it.
///
/// State: Derived
//~ derived TRL_400 1bf557fc 241c8882 742228c5.dfa442c3
#[test]
fn TRL_400_splitting_image() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_400"),
            Cost("TRL_400", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_400"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
        ],
    );
}
