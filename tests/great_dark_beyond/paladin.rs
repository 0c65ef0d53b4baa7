//! Paladin cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d33035b2

/// # Libram of Clarity
///
/// `GDB_137` · Paladin spell · Holy · 3 mana
///
/// > Draw 2 minions. If this costs (0), give them +2/+1.
///
/// State: Todo
//~ todo GDB_137 7af483f6 ce921f53 83ad539e.790abd4a
#[test]
#[ignore = "todo: GDB_137 Libram of Clarity"]
fn GDB_137_libram_of_clarity() {
    check(CardClass::Paladin, &[Give("GDB_137"), Cost("GDB_137", 3), Unwritten]);
}

/// # Clarity
///
/// `GDB_137e1` · Paladin enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived GDB_137e1 f114a1f9 670bf6d7 3b5327bf.5ee91837
#[test]
fn GDB_137e1_clarity() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "GDB_137e1"), Now(My(0), 7, 2)]);
}

/// # Libram of Divinity
///
/// `GDB_138` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
///
/// State: Todo
//~ todo GDB_138 3f6cbdc2 d9b8d225 b27bf960.d48fd3e3
#[test]
#[ignore = "todo: GDB_138 Libram of Divinity"]
fn GDB_138_libram_of_divinity() {
    check(CardClass::Paladin, &[Give("GDB_138"), Cost("GDB_138", 4), Unwritten]);
}

/// # Divine Learnings
///
/// `GDB_138e` · Paladin enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived GDB_138e bc1d3e3c 39dbb859 ced5ef66.b42c6980
#[test]
fn GDB_138e_divine_learnings() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "GDB_138e"), Now(My(0), 8, 4)]);
}

/// # Libram of Divinity
///
/// `GDB_138e2` · Paladin enchantment
///
/// > At the end of your turn, get a Libram of Divinity.
///
/// State: Derived
//~ derived GDB_138e2 ea1cad54 5a49f98f c7c324df.411fb4e3
#[test]
fn GDB_138e2_libram_of_divinity() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "GDB_138e2"),
            EndTurn,
            Is(InHand(0), "GDB_138"),
            CostNow(InHand(0), 4),
            HandCount(Mine, 1),
        ],
    );
}

/// # Libram of Faith
///
/// `GDB_139` · Paladin spell · Holy · 6 mana
///
/// > Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
///
/// State: Todo
//~ todo GDB_139 d3e19c53 3d5cb11a 2b0fb611.db5dd8d4
#[test]
#[ignore = "todo: GDB_139 Libram of Faith"]
fn GDB_139_libram_of_faith() {
    check(CardClass::Paladin, &[Give("GDB_139"), Cost("GDB_139", 6), Unwritten]);
}

/// # Lightforged Draenei
///
/// `GDB_139t` · Paladin minion · 3 mana · 3/3
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla GDB_139t 213db936 245c0a07 e784a0fc.cc526ac4
#[test]
fn GDB_139t_lightforged_draenei() {
    check(
        CardClass::Paladin,
        &[
            Give("GDB_139t"),
            Cost("GDB_139t", 3),
            Stats("GDB_139t", 3, 3),
            Has("GDB_139t", GameTag::DIVINE_SHIELD),
            Play("GDB_139t", Nothing),
            In(The("GDB_139t"), Zone::Play),
            Now(The("GDB_139t"), 3, 3),
            HasNow(The("GDB_139t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Celestial Aura
///
/// `GDB_140` · Paladin spell · Holy · 6 mana
///
/// > While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
///
/// State: Todo
//~ todo GDB_140 55c40ed8 515be17c 6b1b1203.3d62af74
#[test]
#[ignore = "todo: GDB_140 Celestial Aura"]
fn GDB_140_celestial_aura() {
    check(CardClass::Paladin, &[Give("GDB_140"), Cost("GDB_140", 6), Unwritten]);
}

/// # Yrel, Beacon of Hope
///
/// `GDB_141` · Paladin minion · 3 mana · 3/3
///
/// > **Rush Deathrattle:** Get three different Librams from an older timeline!
///
/// State: Todo
//~ todo GDB_141 a7c02d62 ef6a0a5f 8ce6c9f0.41514e92
#[test]
#[ignore = "todo: GDB_141 Yrel, Beacon of Hope"]
fn GDB_141_yrel_beacon_of_hope() {
    check(
        CardClass::Paladin,
        &[Give("GDB_141"), Cost("GDB_141", 3), Stats("GDB_141", 3, 3), Has("GDB_141", GameTag::RUSH), Unwritten],
    );
}

/// # Lumia
///
/// `GDB_144` · Paladin minion · 6 mana · 9/9
///
/// > **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
///
/// State: Todo
//~ todo GDB_144 c8212cba 59337eb3 6b6f116b.898abb18
#[test]
#[ignore = "todo: GDB_144 Lumia"]
fn GDB_144_lumia() {
    check(
        CardClass::Paladin,
        &[Give("GDB_144"), Cost("GDB_144", 6), Stats("GDB_144", 9, 9), Has("GDB_144", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Lumia's Protection
///
/// `GDB_144e` · Paladin enchantment
///
/// > **Immune**.
///
/// State: Derived
//~ derived GDB_144e 32ebe77d 46299d87 fc760eb6.7152fa88
#[test]
fn GDB_144e_lumias_protection() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "GDB_144e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Orbital Satellite
///
/// `GDB_462` · Paladin spell · 1 mana
///
/// > **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
///
/// State: Todo
//~ todo GDB_462 0d5f6994 f8ed5690 518597dd.721a6602
#[test]
#[ignore = "todo: GDB_462 Orbital Satellite"]
fn GDB_462_orbital_satellite() {
    check(CardClass::Paladin, &[Give("GDB_462"), Cost("GDB_462", 1), Unwritten]);
}

/// # Interstellar Wayfarer
///
/// `GDB_721` · Paladin minion · 4 mana · 4/2
///
/// > **Divine Shield**. **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
///
/// State: Derived
//~ derived GDB_721 95274abe cb3611a5 c19f05ce.eaa05e3d
#[test]
fn GDB_721_interstellar_wayfarer() {
    check(
        CardClass::Paladin,
        &[
            Give("GDB_721"),
            Cost("GDB_721", 4),
            Stats("GDB_721", 4, 2),
            Has("GDB_721", GameTag::DIVINE_SHIELD),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_721", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GDB_721"),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_721"),
            Kill(Nth(5)),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Interstellar Starslicer
///
/// `GDB_726` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
///
/// State: Derived
//~ derived GDB_726 04e2e117 461d3b17 c9cf7606.7347f55e
#[test]
fn GDB_726_interstellar_starslicer() {
    check(
        CardClass::Paladin,
        &[
            Give("GDB_726"),
            Cost("GDB_726", 3),
            Stats("GDB_726", 3, 2),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_726", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GDB_726"),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_726"),
            Play("CS2_106", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Interstellar Libram Enchantment
///
/// `GDB_726e` · Paladin enchantment
///
/// > Your Librams cost (1) less this game.
///
/// State: Derived
//~ derived GDB_726e aadaa0cf 681bc254 4a217fb0.41dbfcbd
#[test]
fn GDB_726e_interstellar_libram_enchantment() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GDB_726e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Interstellar Researcher
///
/// `GDB_728` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry and** Spellburst**:** Draw a Libram.
///
/// State: Derived
//~ derived GDB_728 f22378d0 5796b58e a93f99e3.aef380eb
#[test]
fn GDB_728_interstellar_researcher() {
    check(
        CardClass::Paladin,
        &[
            Give("GDB_728"),
            Cost("GDB_728", 2),
            Stats("GDB_728", 2, 2),
            OnTop("BT_011"),
            OnTop("BT_011"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_728", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GDB_728"),
            OnTop("BT_011"),
            OnTop("BT_011"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_728"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Jim Raynor
///
/// `SC_400` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Relaunch every **Starship** that you launched this game.
///
/// State: Todo
//~ todo SC_400 138771f9 0934ca97 cc855369.1a8f260a
#[test]
#[ignore = "todo: SC_400 Jim Raynor"]
fn SC_400_jim_raynor() {
    check(CardClass::Paladin, &[Give("SC_400"), Cost("SC_400", 7), Unwritten]);
}

/// # Stimpack Boost
///
/// `SC_400e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived SC_400e f37152ac 685e28a4 c2fdc9bb.bf3d1612
#[test]
fn SC_400e_stimpack_boost() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SC_400e"), Now(My(0), 7, 1)]);
}

/// # Stimpack
///
/// `SC_400p` · Multi-class hero power · 2 mana
///
/// > Summon a 2/2 Marine with **Taunt**. Give your Terran minions +2 Attack.
///
/// State: Derived
//~ derived SC_400p ddee1a38 5b2641f2 80965dca.1c6d0bb6
#[test]
fn SC_400p_stimpack() {
    check(
        CardClass::Paladin,
        &[
            HasHeroPower("SC_400p"),
            Cost("SC_400p", 2),
            Friend("SC_401"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            BoardCount(Mine, 3),
            Now(Nth(1), 3, 3),
            Now(Nth(2), 4, 5),
            In(The("SC_403t"), Zone::Play),
            Now(The("SC_403t"), 4, 2),
        ],
    );
}

/// # SCV
///
/// `SC_401` · Multi-class minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_401 edd089bf b23b8095 a71220f3.91de91cc
#[test]
#[ignore = "todo: SC_401 SCV"]
fn SC_401_scv() {
    check(CardClass::Paladin, &[Give("SC_401"), Cost("SC_401", 1), Stats("SC_401", 1, 3), Unwritten]);
}

/// # Starport
///
/// `SC_403` · Multi-class location · 2 mana · 0 uses
///
/// > Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// State: Todo
//~ todo SC_403 847dc2f5 409f34c1 fb73f00f.fc52652e
#[test]
#[ignore = "todo: SC_403 Starport"]
fn SC_403_starport() {
    check(CardClass::Paladin, &[Give("SC_403"), Cost("SC_403", 2), Unwritten]);
}

/// # Viking
///
/// `SC_403a` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, gain 5 Armor.
///
/// State: Todo
//~ todo SC_403a 110ded34 2aeda5f6 622eae65.412d807b
#[test]
#[ignore = "todo: SC_403a Viking"]
fn SC_403a_viking() {
    check(CardClass::Paladin, &[Give("SC_403a"), Cost("SC_403a", 1), Stats("SC_403a", 2, 1), Unwritten]);
}

/// # Liberator
///
/// `SC_403b` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo SC_403b 979ea23f 41c46ad2 f1046c56.d2fc14fe
#[test]
#[ignore = "todo: SC_403b Liberator"]
fn SC_403b_liberator() {
    check(CardClass::Paladin, &[Give("SC_403b"), Cost("SC_403b", 1), Stats("SC_403b", 2, 1), Unwritten]);
}

/// # Raven
///
/// `SC_403c` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
///
/// State: Todo
//~ todo SC_403c d4e1b1b6 a719fb96 33274fc0.042597c9
#[test]
#[ignore = "todo: SC_403c Raven"]
fn SC_403c_raven() {
    check(CardClass::Paladin, &[Give("SC_403c"), Cost("SC_403c", 1), Stats("SC_403c", 2, 1), Unwritten]);
}

/// # Banshee
///
/// `SC_403d` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, deal 3 damage to a random enemy.
///
/// State: Todo
//~ todo SC_403d d5af77d8 8b6cf212 b913a2cd.8ed62530
#[test]
#[ignore = "todo: SC_403d Banshee"]
fn SC_403d_banshee() {
    check(CardClass::Paladin, &[Give("SC_403d"), Cost("SC_403d", 1), Stats("SC_403d", 2, 1), Unwritten]);
}

/// # Medivac
///
/// `SC_403f` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
///
/// State: Todo
//~ todo SC_403f b829ee40 82bb8ec3 ac232ce1.3310eea4
#[test]
#[ignore = "todo: SC_403f Medivac"]
fn SC_403f_medivac() {
    check(CardClass::Paladin, &[Give("SC_403f"), Cost("SC_403f", 1), Stats("SC_403f", 2, 1), Unwritten]);
}

/// # Marine
///
/// `SC_403t` · Multi-class minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SC_403t b53acc93 0a1bc8c7 586552f2.4b0c5d24
#[test]
fn SC_403t_marine() {
    check(
        CardClass::Paladin,
        &[
            Give("SC_403t"),
            Cost("SC_403t", 2),
            Stats("SC_403t", 2, 2),
            Has("SC_403t", GameTag::TAUNT),
            Play("SC_403t", Nothing),
            In(The("SC_403t"), Zone::Play),
            Now(The("SC_403t"), 2, 2),
            HasNow(The("SC_403t"), GameTag::TAUNT),
        ],
    );
}

/// # Salvage the Bunker
///
/// `SC_404` · Paladin spell · 3 mana
///
/// > Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_404 c0368e79 01e027f7 33755766.daca5903
#[test]
#[ignore = "todo: SC_404 Salvage the Bunker"]
fn SC_404_salvage_the_bunker() {
    check(CardClass::Paladin, &[Give("SC_404"), Cost("SC_404", 3), Unwritten]);
}

/// # Ultra-Capacitor
///
/// `SC_405` · Paladin minion · 2 mana · 1/1
///
/// > **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
///
/// State: Todo
//~ todo SC_405 559532b1 3a33bde1 bffe74f5.75908105
#[test]
#[ignore = "todo: SC_405 Ultra-Capacitor"]
fn SC_405_ultra_capacitor() {
    check(CardClass::Paladin, &[Give("SC_405"), Cost("SC_405", 2), Stats("SC_405", 1, 1), Unwritten]);
}

/// # Self Replicating
///
/// `SC_405e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SC_405e 2948c2b1 9a51692c 5d015b05.67341004
#[test]
fn SC_405e_self_replicating() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SC_405e"), Now(My(0), 6, 2)]);
}

/// # Ghost
///
/// `SC_408` · Multi-class minion · 4 mana · 6/2
///
/// > **Stealth**. **Battlecry:** If you're building a **Starship**, destroy the lowest-Cost card in your opponent's hand.
///
/// State: Derived
//~ derived SC_408 24d4999a c0f0d910 5bc5f296.ce95defc
#[test]
fn SC_408_ghost() {
    check(
        CardClass::Paladin,
        &[
            Give("SC_408"),
            Cost("SC_408", 4),
            Stats("SC_408", 6, 2),
            Has("SC_408", GameTag::STEALTH),
            Give("CS2_182"),
            GiveThem("CS2_120"),
            GiveThem("CS2_182"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(4)),
            Crystals(10),
            Play("SC_408", Nothing),
            Dead(Nth(2)),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Lift Off
///
/// `SC_410` · Multi-class spell · 3 mana
///
/// > Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// State: Todo
//~ todo SC_410 4f9aaf34 e1f8d33b 5b36023b.48785441
#[test]
#[ignore = "todo: SC_410 Lift Off"]
fn SC_410_lift_off() {
    check(CardClass::Paladin, &[Give("SC_410"), Cost("SC_410", 3), Unwritten]);
}

/// # Hellion
///
/// `SC_412` · Paladin minion · 4 mana · 4/4
///
/// > Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ todo SC_412 379ea2ef 0016a151 c956b004.31491264
#[test]
#[ignore = "todo: SC_412 Hellion"]
fn SC_412_hellion() {
    check(CardClass::Paladin, &[Give("SC_412"), Cost("SC_412", 4), Stats("SC_412", 4, 4), Unwritten]);
}

/// # Smart Servos
///
/// `SC_412e1` · Paladin enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived SC_412e1 e21ba791 f38cc5cc 0787dac7.c84fda8a
#[test]
fn SC_412e1_smart_servos() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SC_412e1"), Now(My(0), 6, 1)]);
}

/// # Smarter Servos
///
/// `SC_412e2` · Paladin enchantment
///
/// > +2 Attack and **Rush**.
///
/// State: Derived
//~ derived SC_412e2 b9ea44f2 3707d704 2d21177e.6c0f0ce8
#[test]
fn SC_412e2_smarter_servos() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "SC_412e2"), Now(My(0), 7, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Hellbat
///
/// `SC_412t` · Paladin minion · 4 mana · 4/4
///
/// > Your other minions have +2 Attack and **Rush**.
///
/// State: Derived
//~ derived SC_412t 8adb1d2b 3c045b09 1b279e56.8efcc4f0
#[test]
fn SC_412t_hellbat() {
    check(
        CardClass::Paladin,
        &[
            Give("SC_412t"),
            Cost("SC_412t", 4),
            Stats("SC_412t", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_412t"),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 6, 5),
            HasNot(Nth(3), GameTag::RUSH),
        ],
    );
}

/// # Battlecruiser
///
/// `SC_999t` · Multi-class minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done SC_999t 01728636 - 1f357668.76bf6538
#[test]
fn SC_999t_battlecruiser() {
    check(
        CardClass::Paladin,
        &[
            Give("SC_999t"),
            Cost("SC_999t", 0),
            Stats("SC_999t", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "SC_999t"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
    check(CardClass::Shaman, &[Friend("GDB_101"), Kill(My(0)), Is(My(0), "SC_999t")]);
    check(CardClass::Warrior, &[Friend("GDB_101"), Kill(My(0)), Is(My(0), "SC_999t")]);
}
