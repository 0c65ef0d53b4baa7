//! Demon Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 29f6bfc9

/// # Battleworn Vanguard
///
/// `AV_118` · Demon Hunter minion · 2 mana · 2/2
///
/// > After your hero attacks, summon two 1/1 Felwings.
///
/// State: Derived
//~ derived AV_118 be067974 1ad7bae7 79ae2560.fdb9fbfd
#[test]
fn AV_118_battleworn_vanguard() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_118"),
            Cost("AV_118", 2),
            Stats("AV_118", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_118"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 4),
            In(The("BT_922t"), Zone::Play),
            Now(The("BT_922t"), 1, 1),
        ],
    );
}

/// # Kurtrus, Demon-Render
///
/// `AV_204` · Demon Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two @/4 Demons with **Rush**. *(Improved by your hero attacks this game.)*
///
/// State: Todo
//~ todo AV_204 ca5fb23a 9a613f5d fd2643f8.43179410
#[test]
#[ignore = "todo: AV_204 Kurtrus, Demon-Render"]
fn AV_204_kurtrus_demon_render() {
    check(CardClass::DemonHunter, &[Give("AV_204"), Cost("AV_204", 6), Unwritten]);
}

/// # Ashfallen's Power
///
/// `AV_204e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived AV_204e b10d653b b4d32f36 c76d4773.09ced50d
#[test]
fn AV_204e_ashfallens_power() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "AV_204e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Ashfallen's Fury
///
/// `AV_204p` · Demon Hunter hero power · 1 mana
///
/// > +$a2 Attack this turn. After a friendly minion attacks, refresh this.
///
/// State: Todo
//~ todo AV_204p d7f92262 53bb5092 0be59d43.7faf9666
#[test]
#[ignore = "todo: AV_204p Ashfallen's Fury"]
fn AV_204p_ashfallens_fury() {
    check(CardClass::DemonHunter, &[HasHeroPower("AV_204p"), Cost("AV_204p", 1), Unwritten]);
}

/// # Felbat Shrieker
///
/// `AV_204t2` · Demon Hunter minion · 3 mana · 1/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla AV_204t2 d0a476b9 179bfbd7 31a14946.57b12c28
#[test]
fn AV_204t2_felbat_shrieker() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_204t2"),
            Cost("AV_204t2", 3),
            Stats("AV_204t2", 1, 4),
            Has("AV_204t2", GameTag::RUSH),
            Play("AV_204t2", Nothing),
            In(The("AV_204t2"), Zone::Play),
            Now(The("AV_204t2"), 1, 4),
            HasNow(The("AV_204t2"), GameTag::RUSH),
        ],
    );
}

/// # Dreadprison Glaive
///
/// `AV_209` · Demon Hunter weapon · 1 mana · 1/3 durability
///
/// > **Honorable Kill:** Deal damage equal to your hero's Attack to the enemy hero.
///
/// State: Derived
//~ derived AV_209 6603f691 dd86df9a 8d6bc9ca.e3272667
#[test]
fn AV_209_dreadprison_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_209"),
            Cost("AV_209", 1),
            Stats("AV_209", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("AV_209"),
            Attack(MyHero, Nth(2)),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Flag Runner
///
/// `AV_261` · Demon Hunter minion · 3 mana · 1/6
///
/// > Whenever a friendly minion dies, gain +1 Attack.
///
/// State: Derived
//~ derived AV_261 91f10986 9569cb0b 03891cae.1938fb78
#[test]
fn AV_261_flag_runner() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_261"),
            Cost("AV_261", 3),
            Stats("AV_261", 1, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_261"),
            Kill(Nth(1)),
            Now(Nth(3), 2, 6),
        ],
    );
}

/// # Team Player
///
/// `AV_261e` · Demon Hunter enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived AV_261e c8c0e50e dee09e56 3f562796.17e33a43
#[test]
fn AV_261e_team_player() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "AV_261e"), Now(My(0), 6, 1)]);
}

/// # Warden of Chains
///
/// `AV_262` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Taunt Battlecry:** If you're holding a Demon that costs (5) or more, gain +1/+2.
///
/// State: Derived
//~ derived AV_262 fb6ae831 73fd1c96 79cf3bce.375e2817
#[test]
fn AV_262_warden_of_chains() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_262"),
            Cost("AV_262", 4),
            Stats("AV_262", 2, 6),
            Has("AV_262", GameTag::TAUNT),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_262", Nothing),
            Now(Nth(0), 3, 8),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("AV_262"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_262", Nothing), Now(Nth(0), 2, 6)],
    );
}

/// # Terrifying
///
/// `AV_262e2` · Demon Hunter enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived AV_262e2 acd02128 afecd9bf 7fbfa48a.6fa82661
#[test]
fn AV_262e2_terrifying() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "AV_262e2"), Now(My(0), 6, 3)]);
}

/// # Sigil of Reckoning
///
/// `AV_264` · Demon Hunter spell · Fel · 5 mana
///
/// > At the start of your next turn, summon a random Demon from your hand.
///
/// State: Derived
//~ derived AV_264 47ca8f35 db37787c 25426a7e.984fd39e
#[test]
fn AV_264_sigil_of_reckoning() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_264"),
            Cost("AV_264", 5),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_264", Nothing),
            EndTurn,
            Force(Entity(Nth(1))),
            EndTurn,
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_264"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_264", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 2),
            CostNow(Nth(1), 7),
            Now(Nth(1), 6, 8),
            CostNow(Nth(2), 4),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_264"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_264", Nothing),
            EndTurn,
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}

/// # Ur'zul Giant
///
/// `AV_265` · Demon Hunter minion · 13 mana · 8/8
///
/// > Costs (1) less for each friendly minion that died this game.
///
/// State: Derived
//~ derived AV_265 e305aed9 1adaa852 4a57548e.ca317752
#[test]
fn AV_265_urzul_giant() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_265"),
            Cost("AV_265", 13),
            Stats("AV_265", 8, 8),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_265"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 12),
        ],
    );
}

/// # Caria Felsoul
///
/// `AV_267` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Battlecry:** Transform into a 6/6 copy of a Demon in your deck.
///
/// State: Derived
//~ derived AV_267 0993daa5 ca7864b6 51532875.45883890
#[test]
fn AV_267_caria_felsoul() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_267"),
            Cost("AV_267", 6),
            Stats("AV_267", 6, 6),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("AV_267", Nothing),
            Is(Nth(0), "AT_020"),
            Now(Nth(0), 6, 6),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_267"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("AV_267", Nothing),
        ],
    );
}

/// # Demonic
///
/// `AV_267e2` · Demon Hunter enchantment
///
/// > Attack and Health set to 6.
///
/// State: Derived
//~ derived AV_267e2 56781a1b 76c8176a 8220dcdb.6de0c0a0
#[test]
fn AV_267e2_demonic() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "AV_267e2"), Now(My(0), 6, 6)]);
}

/// # Flanking Maneuver
///
/// `AV_269` · Demon Hunter spell · 4 mana
///
/// > Summon a 4/2 Demon with **Rush**. If it dies this turn, summon another.
///
/// State: Done
//~ done AV_269 830ead8f - 139cf143.cf30bb7d
#[test]
fn AV_269_flanking_maneuver() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_269"),
            Cost("AV_269", 4),
            Play("AV_269", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "AV_269t"),
            Now(My(0), 4, 2),
            HasNow(My(0), GameTag::RUSH),
            Kill(My(0)),
            BoardCount(Mine, 1),
            Is(My(0), "AV_269t"),
            Kill(My(0)),
            BoardCount(Mine, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_231"),
            Play("AV_269", Nothing),
            Kill(Nth(0)),
            BoardCount(Mine, 1),
            EndTurn,
            Kill(My(0)),
            BoardCount(Mine, 0),
        ],
    );
}

/// # Snowy Satyr
///
/// `AV_269t` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla AV_269t 46540014 47f379fe d2c8e794.57b12c28
#[test]
fn AV_269t_snowy_satyr() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_269t"),
            Cost("AV_269t", 3),
            Stats("AV_269t", 4, 2),
            Has("AV_269t", GameTag::RUSH),
            Play("AV_269t", Nothing),
            In(The("AV_269t"), Zone::Play),
            Now(The("AV_269t"), 4, 2),
            HasNow(The("AV_269t"), GameTag::RUSH),
        ],
    );
}

/// # Field of Strife
///
/// `AV_661` · Demon Hunter spell · 2 mana
///
/// > Your minions have +1 Attack. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_661 8556de11 2d570d58 ebf4b1d7.12ee397c
#[test]
fn AV_661_field_of_strife() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_661"),
            Cost("AV_661", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_661", Nothing),
            In(Nth(0), Zone::Secret),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Empowered
///
/// `AV_661e2` · Demon Hunter enchantment
///
/// > +1 Attack from {0}.
///
/// State: Derived
//~ derived AV_661e2 831dc515 27fb2a52 5e94b0f8.db076625
#[test]
fn AV_661e2_empowered() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "AV_661e2"), Now(My(0), 6, 1)]);
}

/// # Keen Reflex
///
/// `ONY_014` · Demon Hunter spell · 2 mana
///
/// > Deal $1 damage to all minions. **Honorable Kill:** Gain +1 Attack this turn.
///
/// State: Done
//~ done ONY_014 9fc2282a - 32e7403e.8f1492fd
#[test]
fn ONY_014_keen_reflex() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ONY_014"),
            Cost("ONY_014", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("ONY_014", Nothing),
            Damage(Nth(1), 1),
            Damage(Nth(2), 1),
            Dead(Nth(3)),
            Health(TheirHero, 30),
            Now(MyHero, 1, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_182"), Enemy("CS2_182"), Play("ONY_014", Nothing), Damage(Nth(1), 1), Now(MyHero, 0, 30)],
    );
}

/// # Keen Reflex
///
/// `ONY_014e` · Demon Hunter enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived ONY_014e 2c609033 15ad7d5b 0758d118.8c49468d
#[test]
fn ONY_014e_keen_reflex() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "ONY_014e"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Wings of Hate (Rank 1)
///
/// `ONY_016` · Demon Hunter spell · 1 mana
///
/// > Summon two 1/1 Felwings. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived ONY_016 99dcbf52 703c0ea6 81a4190e.be4a48b8
#[test]
fn ONY_016_wings_of_hate_rank_1() {
    check(
        CardClass::DemonHunter,
        &[
            Crystals(4),
            Give("ONY_016"),
            Cost("ONY_016", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_016", Nothing),
            BoardCount(Mine, 3),
            In(The("BT_922t"), Zone::Play),
            Now(The("BT_922t"), 1, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Crystals(4), Give("ONY_016"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "ONY_016t")],
    );
}

/// # Wings of Hate (Rank 2)
///
/// `ONY_016t` · Demon Hunter spell · 1 mana
///
/// > Summon three 1/1 Felwings. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived ONY_016t 615b05f1 acf0bbca 9e3d6505.c0c0107e
#[test]
fn ONY_016t_wings_of_hate_rank_2() {
    check(
        CardClass::DemonHunter,
        &[
            Crystals(9),
            Give("ONY_016t"),
            Cost("ONY_016t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_016t", Nothing),
            BoardCount(Mine, 4),
            In(The("BT_922t"), Zone::Play),
            Now(The("BT_922t"), 1, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Crystals(9),
            Give("ONY_016t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "ONY_016t2"),
        ],
    );
}

/// # Wings of Hate (Rank 3)
///
/// `ONY_016t2` · Demon Hunter spell · 1 mana
///
/// > Summon four 1/1 Felwings.
///
/// State: Derived
//~ derived ONY_016t2 a9186631 2386b28c 5542c2ee.de19dc03
#[test]
fn ONY_016t2_wings_of_hate_rank_3() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ONY_016t2"),
            Cost("ONY_016t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_016t2", Nothing),
            BoardCount(Mine, 5),
            In(The("BT_922t"), Zone::Play),
            Now(The("BT_922t"), 1, 1),
        ],
    );
}

/// # Razorglaive Sentinel
///
/// `ONY_036` · Demon Hunter minion · 4 mana · 5/4
///
/// > After you play the left or right-most card in your hand, draw a card.
///
/// State: Derived
//~ derived ONY_036 ced6038a 427164c3 48e65ee6.bd321210
#[test]
fn ONY_036_razorglaive_sentinel() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ONY_036"),
            Cost("ONY_036", 4),
            Stats("ONY_036", 5, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_036"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}
