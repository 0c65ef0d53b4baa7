//! Druid cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa9fc425

/// # Sha'tari Cloakfield
///
/// `GDB_103` · Druid minion · 2 mana · 1/4
///
/// > **Elusive**. Your first spell each turn costs (1) less. **Starship Piece**
///
/// State: Derived
//~ derived GDB_103 ceed9a04 f5234d39 991e74be.0afd8969
#[test]
fn GDB_103_shatari_cloakfield() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_103"),
            Cost("GDB_103", 2),
            Stats("GDB_103", 1, 4),
            Has("GDB_103", GameTag::ELUSIVE),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_103"),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GDB_103"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_103"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Starlight Reactor
///
/// `GDB_108` · Druid minion · 3 mana · 3/3
///
/// > After you cast an Arcane spell, recast it *(targets chosen randomly)*. **Starship Piece**
///
/// State: Todo
//~ todo GDB_108 fd58723e 03a2808b 7bc621c1.6fe67154
#[test]
#[ignore = "todo: GDB_108 Starlight Reactor"]
fn GDB_108_starlight_reactor() {
    check(CardClass::Druid, &[Give("GDB_108"), Cost("GDB_108", 3), Stats("GDB_108", 3, 3), Unwritten]);
}

/// # Astral Phaser
///
/// `GDB_851` · Druid spell · Arcane · 2 mana
///
/// > **Choose One -** Deal $2 damage to two random enemy minions; or Make one **Dormant** for 2 turns.
///
/// State: Todo
//~ todo GDB_851 17719be0 2b7bf6d1 1219cf0b.55a5cddd
#[test]
#[ignore = "todo: GDB_851 Astral Phaser"]
fn GDB_851_astral_phaser() {
    check(CardClass::Druid, &[Give("GDB_851"), Cost("GDB_851", 2), Unwritten]);
}

/// # Lethal Rays
///
/// `GDB_851a` · Druid spell · Arcane · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// State: Derived
//~ derived GDB_851a 08c9ee0c fb033596 fcfe1643.56228554
#[test]
fn GDB_851a_lethal_rays() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_851a"),
            Cost("GDB_851a", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("GDB_851a", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Stunning Star
///
/// `GDB_851b` · Druid spell · Arcane · 2 mana
///
/// > Choose an enemy minion. It goes **Dormant** for 2 turns.
///
/// State: Derived
//~ derived GDB_851b 5dd0b9c9 d862bd8d 511d6c66.78c23655
#[test]
fn GDB_851b_stunning_star() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_851b"),
            Cost("GDB_851b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_851b", On(Nth(2))),
            HasNow(Nth(2), GameTag::DORMANT),
        ],
    );
}

/// # Arkonite Revelation
///
/// `GDB_852` · Druid spell · Arcane · 1 mana
///
/// > Draw a card. If it's a spell, it costs (1) less.
///
/// State: Derived
//~ derived GDB_852 02529e54 955f1e67 0884403c.689bcd41
#[test]
fn GDB_852_arkonite_revelation() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_852"),
            Cost("GDB_852", 1),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_852", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GDB_852"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_852", Nothing),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(6), 4),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Uluu, the Everdrifter
///
/// `GDB_854` · Druid minion · 4 mana · 5/4
///
/// > Each turn this is in your hand, gain two random **Choose One** choices.@**Choose One -** {0}; or {1}.
///
/// State: Todo
//~ todo GDB_854 5cc38ede 318b1fe0 7efc39c8.91cb64a4
#[test]
#[ignore = "todo: GDB_854 Uluu, the Everdrifter"]
fn GDB_854_uluu_the_everdrifter() {
    check(CardClass::Druid, &[Give("GDB_854"), Cost("GDB_854", 4), Stats("GDB_854", 5, 4), Unwritten]);
}

/// # Star Grazer
///
/// `GDB_855` · Druid minion · 8 mana · 8/8
///
/// > **Elusive, Taunt Spellburst:** Give your hero +8 Attack this turn and gain 8 Armor.
///
/// State: Derived
//~ derived GDB_855 da724bab 32303378 5925a97c.e2e80f6f
#[test]
fn GDB_855_star_grazer() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_855"),
            Cost("GDB_855", 8),
            Stats("GDB_855", 8, 8),
            Has("GDB_855", GameTag::ELUSIVE),
            Has("GDB_855", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_855"),
            Play("GAME_005", Nothing),
            Armor(Mine, 8),
            Now(MyHero, 8, 30),
        ],
    );
}

/// # Whale Strike
///
/// `GDB_855e` · Druid enchantment
///
/// > +8 Attack this turn.
///
/// State: Derived
//~ derived GDB_855e 70f13820 87d53361 669e6c31.4b33fd22
#[test]
fn GDB_855e_whale_strike() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "GDB_855e"), Now(My(0), 13, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Exarch Othaar
///
/// `GDB_856` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're building a **Starship**, get 3 different Arcane spells and reduce their Costs by (2).
///
/// State: Todo
//~ todo GDB_856 ac72985e 9930abd3 51d54b51.3e5a058e
#[test]
#[ignore = "todo: GDB_856 Exarch Othaar"]
fn GDB_856_exarch_othaar() {
    check(CardClass::Druid, &[Give("GDB_856"), Cost("GDB_856", 3), Stats("GDB_856", 3, 3), Unwritten]);
}

/// # Final Frontier
///
/// `GDB_857` · Druid spell · Arcane · 7 mana
///
/// > **Discover** a 10-Cost minion from the past. Set its Cost to (1).
///
/// State: Done
//~ done GDB_857 1cfcd32a - 9fbf600b.7e86aaeb
#[test]
fn GDB_857_final_frontier() {
    check(
        CardClass::Druid,
        &[Give("GDB_857"), Cost("GDB_857", 7), Play("GDB_857", Nothing), Choose(0), CostNow(InHand(0), 1)],
    );
}

/// # Cosmic Phenomenon
///
/// `GDB_882` · Druid spell · Arcane · 5 mana
///
/// > Summon three 2/3 Elementals with **Taunt**. If your board is full, give your minions +1/+1.
///
/// State: Derived
//~ derived GDB_882 1266dac4 975e03f8 1d6e5544.9cb7294e
#[test]
fn GDB_882_cosmic_phenomenon() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_882"),
            Cost("GDB_882", 5),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_882", Nothing),
            BoardCount(Mine, 7),
            Now(Nth(1), 5, 6),
            Now(Nth(2), 5, 6),
            Now(Nth(3), 5, 6),
            Now(Nth(4), 5, 6),
            Now(Nth(5), 5, 6),
            Now(Nth(6), 5, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GDB_882"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_882", Nothing),
            BoardCount(Mine, 4),
            In(The("GDB_882t"), Zone::Play),
            Now(The("GDB_882t"), 2, 3),
        ],
    );
}

/// # Phenomenal
///
/// `GDB_882e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived GDB_882e e39ef81a ff846d4b 034f1fa9.67341004
#[test]
fn GDB_882e_phenomenal() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "GDB_882e"), Now(My(0), 6, 2)]);
}

/// # Living Pulsar
///
/// `GDB_882t` · Druid minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GDB_882t 3ce4af11 94337d8f 7a746f49.4b0c5d24
#[test]
fn GDB_882t_living_pulsar() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_882t"),
            Cost("GDB_882t", 2),
            Stats("GDB_882t", 2, 3),
            Has("GDB_882t", GameTag::TAUNT),
            Play("GDB_882t", Nothing),
            In(The("GDB_882t"), Zone::Play),
            Now(The("GDB_882t"), 2, 3),
            HasNow(The("GDB_882t"), GameTag::TAUNT),
        ],
    );
}

/// # Distress Signal
///
/// `GDB_883` · Druid spell · Arcane · 4 mana
///
/// > Summon two random 2-Cost minions. Refresh 2 Mana Crystals.
///
/// State: Derived
//~ derived GDB_883 5e49a0fc e357acdc 14a7db04.07cf280a
#[test]
fn GDB_883_distress_signal() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_883"),
            Cost("GDB_883", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Play("GDB_883", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            Mana(4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GDB_883"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Never(Card("AT_016")),
            Play("GDB_883", Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GDB_883"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Never(Card("AT_006")),
            Play("GDB_883", Nothing),
        ],
    );
}

/// # Chrono Boost
///
/// `SC_750` · Multi-class spell · 4 mana
///
/// > Draw 2 Protoss cards. Summon a 3/4 Zealot with **Charge**.
///
/// State: Derived
//~ derived SC_750 0bcae2ee 944042d7 69b1b592.6bb92e8d
#[test]
fn SC_750_chrono_boost() {
    check(
        CardClass::Druid,
        &[
            Give("SC_750"),
            Cost("SC_750", 4),
            OnTop("SC_751"),
            OnTop("SC_751"),
            OnTop("SC_751"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_750", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            In(The("SC_751t"), Zone::Play),
            Now(The("SC_751t"), 3, 4),
        ],
    );
}

/// # Warp Gate
///
/// `SC_751` · Multi-class location · 4 mana · 0 uses
///
/// > Your next Protoss minion costs (3) less.
///
/// State: Derived
//~ derived SC_751 d35a432c dc17f431 57159e02.a7fbff04
#[test]
fn SC_751_warp_gate() {
    check(
        CardClass::Druid,
        &[
            Give("SC_751"),
            Cost("SC_751", 4),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_751"),
            Use(Nth(5), 0, Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Zealot
///
/// `SC_751t` · Multi-class minion · 3 mana · 3/4
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla SC_751t c46a2ced b08c53e1 5049f658.276b5ef0
#[test]
fn SC_751t_zealot() {
    check(
        CardClass::Druid,
        &[
            Give("SC_751t"),
            Cost("SC_751t", 3),
            Stats("SC_751t", 3, 4),
            Has("SC_751t", GameTag::CHARGE),
            Play("SC_751t", Nothing),
            In(The("SC_751t"), Zone::Play),
            Now(The("SC_751t"), 3, 4),
            HasNow(The("SC_751t"), GameTag::CHARGE),
        ],
    );
}

/// # Photon Cannon
///
/// `SC_753` · Multi-class spell · 2 mana
///
/// > Deal $3 damage. If this kills a minion, your Protoss minions cost (1) less this game.
///
/// State: Derived
//~ derived SC_753 431de828 af5376c5 fd9fbf75.94433d40
#[test]
fn SC_753_photon_cannon() {
    check(
        CardClass::Druid,
        &[
            Give("SC_753"),
            Cost("SC_753", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("SC_753", On(Nth(9))),
            CostNow(Nth(5), 5),
            Dead(Nth(9)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SC_753"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("SC_753", On(Nth(7))),
            BoardCount(Mine, 1),
            CostNow(Nth(5), 5),
            Dead(Nth(7)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SC_753"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_753", On(Nth(8))),
            CostNow(Nth(5), 6),
            Now(Nth(8), 4, 2),
        ],
    );
}

/// # Artanis
///
/// `SC_754` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 3/4 Zealots with **Charge**. Your Protoss minions cost (2) less this game.
///
/// State: Todo
//~ todo SC_754 a1520199 3b659f15 c6ad1ee8.0298806d
#[test]
#[ignore = "todo: SC_754 Artanis"]
fn SC_754_artanis() {
    check(CardClass::Druid, &[Give("SC_754"), Cost("SC_754", 7), Unwritten]);
}

/// # Twin Blades
///
/// `SC_754e` · Neutral enchantment
///
/// > Increased Attack this turn.
///
/// State: Derived
//~ derived SC_754e 16019cdd e6f9b51d 7139fda9.d334ac6d
#[test]
fn SC_754e_twin_blades() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_754e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Twin Blades
///
/// `SC_754p` · Multi-class hero power · 2 mana
///
/// > Give a friendly minion and your hero +$a1 Attack this turn and **Divine Shield**.
///
/// State: Todo
//~ todo SC_754p 6e907a79 43a2e198 13b5d11d.96b4ae5e
#[test]
#[ignore = "todo: SC_754p Twin Blades"]
fn SC_754p_twin_blades() {
    check(CardClass::Druid, &[HasHeroPower("SC_754p"), Cost("SC_754p", 2), Unwritten]);
}

/// # Construct Pylons
///
/// `SC_755` · Druid spell · 0 mana
///
/// > Your next Protoss card this turn costs (2) less.
///
/// State: Done
//~ done SC_755 459532cc - 9640a607.7b3f5b97
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

/// # Psionic Power
///
/// `SC_755e` · Neutral enchantment
///
/// > Your Protoss minions cost (1) less this game.
///
/// State: Derived
//~ derived SC_755e a360493a 1dfd01d7 61ca93ad.0ec21ba1
#[test]
fn SC_755e_psionic_power() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_755e"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Psionic Matrix
///
/// `SC_755e2` · Druid enchantment
///
/// > Your next Protoss card this turn costs (2) less.
///
/// State: Derived
//~ derived SC_755e2 149c9d78 8fe074e4 9ed9e32a.7b3f5b97
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

/// # Carrier
///
/// `SC_756` · Druid minion · 12 mana · 2/14
///
/// > At the end of your turn, summon four 4/1 Interceptors that attack random enemies.
///
/// State: Derived
//~ derived SC_756 29a9b917 8a9e0727 590d8309.8d7efc79
#[test]
fn SC_756_carrier() {
    check(
        CardClass::Druid,
        &[
            Give("SC_756"),
            Cost("SC_756", 12),
            Stats("SC_756", 2, 14),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_756"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            EndTurn,
            BoardCount(Mine, 6),
            In(The("SC_756t"), Zone::Play),
            Now(The("SC_756t"), 4, 1),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SC_756"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("SC_756"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            EndTurn,
            BoardCount(Mine, 7),
            In(The("SC_756t"), Zone::Play),
            Now(The("SC_756t"), 4, 1),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Interceptor
///
/// `SC_756t` · Druid minion · 2 mana · 4/1
///
/// State: Vanilla
//~ vanilla SC_756t 4bb239d1 71ecd38c e42eb9d4
#[test]
fn SC_756t_interceptor() {
    check(
        CardClass::Druid,
        &[
            Give("SC_756t"),
            Cost("SC_756t", 2),
            Stats("SC_756t", 4, 1),
            Play("SC_756t", Nothing),
            In(The("SC_756t"), Zone::Play),
            Now(The("SC_756t"), 4, 1),
        ],
    );
}

/// # Immortal
///
/// `SC_763` · Druid minion · 7 mana · 5/8
///
/// > **Taunt**, **Divine Shield Battlecry:** Spend 4 Mana to double this minion's stats.
///
/// State: Done
//~ done SC_763 6830184d - 2a00f743.fda459ab
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

/// # Void Ray
///
/// `SC_783` · Multi-class minion · 3 mana · 3/2
///
/// > **Rush**, **Divine Shield Battlecry:** If this costs (0), gain +2/+2.
///
/// State: Todo
//~ todo SC_783 006f7759 ba71e39b 5c7e47e8.cd88319d
#[test]
#[ignore = "todo: SC_783 Void Ray"]
fn SC_783_void_ray() {
    check(
        CardClass::Druid,
        &[
            Give("SC_783"),
            Cost("SC_783", 3),
            Stats("SC_783", 3, 2),
            Has("SC_783", GameTag::DIVINE_SHIELD),
            Has("SC_783", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Prismatic Alignment
///
/// `SC_783e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived SC_783e bfe8070b d44bf512 0a5b6f75.6d6ab056
#[test]
fn SC_783e_prismatic_alignment() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "SC_783e"), Now(My(0), 7, 3)]);
}
