//! Druid cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa9fc425

/// `GDB_108` · Druid minion · 3 mana · 3/3
/// > After you cast an Arcane spell, recast it *(targets chosen randomly)*. **Starship Piece**
///
/// State: Todo
//~ todo GDB_108 ac82e2f8 7270770e 7bc621c1.6fe67154
#[test]
#[ignore = "todo: Starlight Reactor"]
fn GDB_108_starlight_reactor() {
    unwritten("GDB_108");
}

/// `GDB_851` · Druid spell · Arcane · 2 mana
/// > **Choose One -** Deal $2 damage to two random enemy minions; or Make one **Dormant** for 2 turns.
///
/// State: Todo
//~ todo GDB_851 dafa66de bdfa925c 1219cf0b.55a5cddd
#[test]
#[ignore = "todo: Astral Phaser"]
fn GDB_851_astral_phaser() {
    unwritten("GDB_851");
}

/// `GDB_854` · Druid minion · 4 mana · 5/4
/// > Each turn this is in your hand, gain two random **Choose One** choices.@**Choose One -** {0}; or {1}.
///
/// State: Todo
//~ todo GDB_854 8cde18dd 2269e61e 7efc39c8.91cb64a4
#[test]
#[ignore = "todo: Uluu, the Everdrifter"]
fn GDB_854_uluu_the_everdrifter() {
    unwritten("GDB_854");
}

/// `GDB_856` · Druid minion · 3 mana · 3/3
/// > **Battlecry:** If you're building a **Starship**, get 3 different Arcane spells and reduce their Costs by (2).
///
/// State: Todo
//~ todo GDB_856 550188f7 7b07e0f8 51d54b51.3e5a058e
#[test]
#[ignore = "todo: Exarch Othaar"]
fn GDB_856_exarch_othaar() {
    unwritten("GDB_856");
}

/// `GDB_857` · Druid spell · Arcane · 7 mana
/// > **Discover** a 10-Cost minion from the past. Set its Cost to (1).
///
/// State: Done
//~ done GDB_857 941eeabe - 9fbf600b.7e86aaeb
#[test]
fn GDB_857_final_frontier() {
    check(
        CardClass::Druid,
        &[Give("GDB_857"), Cost("GDB_857", 7), Play("GDB_857", Nothing), Choose(0), CostNow(InHand(0), 1)],
    );
}

/// `SC_754` · Multi-class hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 3/4 Zealots with **Charge**. Your Protoss minions cost (2) less this game.
///
/// State: Todo
//~ todo SC_754 b8da4cb4 43e4c380 c6ad1ee8.0298806d
#[test]
#[ignore = "todo: Artanis"]
fn SC_754_artanis() {
    unwritten("SC_754");
}

/// `SC_754p` · Multi-class hero power · 2 mana
/// > Give a friendly minion and your hero +$a1 Attack this turn and **Divine Shield**.
///
/// State: Todo
//~ todo SC_754p c0009775 be55279a 13b5d11d.96b4ae5e
#[test]
#[ignore = "todo: Twin Blades"]
fn SC_754p_twin_blades() {
    unwritten("SC_754p");
}

/// `SC_755` · Druid spell · 0 mana
/// > Your next Protoss card this turn costs (2) less.
///
/// State: Done
//~ done SC_755 a4921cf5 - 9640a607.7b3f5b97
#[test]
fn SC_755_construct_pylons() {
    check(
        CardClass::Druid,
        &[
            Give("SC_756"),
            Give("CS2_182"),
            Play("SC_755", Nothing),
            CostNow(InHand(0), 10),
            CostNow(InHand(1), 4),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 12),
        ],
    );
}

/// `SC_755e2` · Druid enchantment
/// > Your next Protoss card this turn costs (2) less.
///
/// State: Done
//~ done SC_755e2 821db701 - 9ed9e32a.7b3f5b97
#[test]
fn SC_755e2_psionic_matrix() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("SC_750"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_755e2"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("SC_750"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_755e2"),
            Play("SC_751", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("SC_750"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_755e2"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// `SC_763` · Druid minion · 7 mana · 5/8
/// > **Taunt**, **Divine Shield Battlecry:** Spend 4 Mana to double this minion's stats.
///
/// State: Done
//~ done SC_763 0452edd6 - 2a00f743.fda459ab
#[test]
fn SC_763_immortal() {
    check(
        CardClass::Druid,
        &[
            Give("SC_763"),
            Cost("SC_763", 7),
            Stats("SC_763", 5, 8),
            Has("SC_763", GameTag::DIVINE_SHIELD),
            Has("SC_763", GameTag::TAUNT),
            Friend("GVG_006"),
            Play("SC_763", Nothing),
            Now(My(1), 10, 16),
            Mana(0),
        ],
    );
    check(CardClass::Druid, &[Play("SC_763", Nothing), Now(My(0), 5, 8), Mana(3)]);
}

/// `SC_783` · Multi-class minion · 3 mana · 3/2
/// > **Rush**, **Divine Shield Battlecry:** If this costs (0), gain +2/+2.
///
/// State: Todo
//~ todo SC_783 f470f5b2 37018a38 5c7e47e8.cd88319d
#[test]
#[ignore = "todo: Void Ray"]
fn SC_783_void_ray() {
    unwritten("SC_783");
}
