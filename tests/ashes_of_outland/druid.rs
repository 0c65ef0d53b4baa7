//! Druid cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a10bdd36

/// # Imprisoned Satyr
///
/// `BT_127` · Druid minion · 3 mana · 3/3
///
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of a random minion in your hand by (5).
///
/// State: Derived
//~ derived BT_127 eade0c1f 4eb31277 9c95c8c5.5ce72bfd
#[test]
fn BT_127_imprisoned_satyr() {
    check(
        CardClass::Druid,
        &[
            Give("BT_127"),
            Cost("BT_127", 3),
            Stats("BT_127", 3, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_127", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_127"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_127", Nothing),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 3),
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(0), 3, 3),
            CostNow(Nth(1), 3),
            Now(Nth(1), 5, 1),
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
        CardClass::Druid,
        &[
            Give("BT_127"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_127", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Force(Entity(Nth(1))),
            EndTurn,
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Imprisoned Satyr
///
/// `BT_127e` · Druid enchantment
///
/// > Costs (5) less.
///
/// State: Derived
//~ derived BT_127e f773462b aa1a1307 5e59341f.133d4794
#[test]
fn BT_127e_imprisoned_satyr() {
    check(CardClass::Druid, &[Give("CS2_186"), Enchant(Nth(0), "BT_127e"), CostNow(Nth(0), 2)]);
}

/// # Fungal Fortunes
///
/// `BT_128` · Druid spell · Nature · 3 mana
///
/// > Draw 3 cards. Discard any minions drawn.
///
/// State: Derived
//~ derived BT_128 7fee5ab0 4d2994c7 86429aa1.789c949d
#[test]
fn BT_128_fungal_fortunes() {
    check(
        CardClass::Druid,
        &[
            Give("BT_128"),
            Cost("BT_128", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BT_128", Nothing),
            DeckCount(Mine, 21),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_128"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BT_128", Nothing),
            DeckCount(Mine, 2),
            HandCount(Mine, 3),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            CostNow(Nth(4), 0),
            In(Nth(4), Zone::Hand),
            CostNow(Nth(5), 0),
            In(Nth(5), Zone::Hand),
        ],
    );
}

/// # Germination
///
/// `BT_129` · Druid spell · Nature · 4 mana
///
/// > Summon a copy of a friendly minion. Give the copy **Taunt**.
///
/// State: Derived
//~ derived BT_129 1245e7b5 67e28d95 4e810bbc.ee791494
#[test]
fn BT_129_germination() {
    check(
        CardClass::Druid,
        &[
            Give("BT_129"),
            Cost("BT_129", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_129", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_129"),
            Friend("TLC_248"),
            Play("BT_129", On(Nth(1))),
            BoardCount(Mine, 2),
            HasNow(The("TLC_248"), GameTag::TAUNT),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 28),
        ],
    );
}

/// # Mitosis
///
/// `BT_129e` · Neutral enchantment
///
/// > **Taunt**
///
/// State: Derived
//~ derived BT_129e 260dfe3f 5f0e6bed 28a1989f.4b0c5d24
#[test]
fn BT_129e_mitosis() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BT_129e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Overgrowth
///
/// `BT_130` · Druid spell · Nature · 4 mana
///
/// > Gain two empty Mana Crystals.
///
/// State: Derived
//~ derived BT_130 c45a79c0 54fedd5c f179916a.b05484dd
#[test]
fn BT_130_overgrowth() {
    check(
        CardClass::Druid,
        &[
            Give("BT_130"),
            Cost("BT_130", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BT_130", Nothing),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Ysiel Windsinger
///
/// `BT_131` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your spells cost (1) this turn.
///
/// State: Derived
//~ derived BT_131 1d1a6ba2 4e6dcbb1 3a983729.763ce338
#[test]
fn BT_131_ysiel_windsinger() {
    check(
        CardClass::Druid,
        &[
            Give("BT_131"),
            Cost("BT_131", 9),
            Stats("BT_131", 5, 5),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_131", Nothing),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Ysiel Windsinger
///
/// `BT_131e` · Neutral enchantment
///
/// > Cards in your hand cost (1) this turn.
///
/// State: Derived
//~ derived BT_131e 77411979 0eeeaca3 c4ab90b9.7daf2f1a
#[test]
fn BT_131e_ysiel_windsinger() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BT_131e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BT_131e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Ironbark
///
/// `BT_132` · Druid spell · Nature · 2 mana
///
/// > Give a minion +1/+3 and **Taunt**. Costs (0) if you have at least 7 Mana Crystals.
///
/// State: Derived
//~ derived BT_132 15703a58 638b5a32 fd8ea46c.cb49069b
#[test]
fn BT_132_ironbark() {
    check(
        CardClass::Druid,
        &[
            Give("BT_132"),
            Cost("BT_132", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BT_132", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 5, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_132"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BT_132", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 5, 8),
        ],
    );
    check(CardClass::Druid, &[Give("BT_132"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(5), CostNow(Nth(0), 2)]);
    check(CardClass::Druid, &[Give("BT_132"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 0)]);
}

/// # Ironbark
///
/// `BT_132e` · Druid enchantment
///
/// > +1/+3 and **Taunt**.
///
/// State: Derived
//~ derived BT_132e 76edd0e9 529c78a2 31b0b858.e47cb6f3
#[test]
fn BT_132e_ironbark() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "BT_132e"), Now(My(0), 6, 4), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Marsh Hydra
///
/// `BT_133` · Druid minion · 7 mana · 7/7
///
/// > **Rush** After this attacks, add a random 8-Cost minion to your hand.
///
/// State: Derived
//~ derived BT_133 5ee81702 c07bc310 68f7c8c8.8448bc7a
#[test]
fn BT_133_marsh_hydra() {
    check(
        CardClass::Druid,
        &[
            Give("BT_133"),
            Cost("BT_133", 7),
            Stats("BT_133", 7, 7),
            Has("BT_133", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_133"),
            Force(Card("OG_142")),
            Attack(Nth(4), TheirHero),
            Is(InHand(1), "OG_142"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 6, 10),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_133"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_133"),
            Never(Card("AV_203")),
            Attack(Nth(4), TheirHero),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_133"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_133"),
            Never(Card("AT_003")),
            Attack(Nth(4), TheirHero),
        ],
    );
}

/// # Bogbeam
///
/// `BT_134` · Druid spell · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
///
/// State: Derived
//~ derived BT_134 50ec5bf9 2f646523 8de9e345.557bb7e3
#[test]
fn BT_134_bogbeam() {
    check(
        CardClass::Druid,
        &[
            Give("BT_134"),
            Cost("BT_134", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BT_134", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BT_134"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BT_134", On(Nth(1))),
            Now(Nth(1), 4, 2),
        ],
    );
    check(CardClass::Druid, &[Give("BT_134"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(5), CostNow(Nth(0), 3)]);
    check(CardClass::Druid, &[Give("BT_134"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 0)]);
}

/// # Glowfly Swarm
///
/// `BT_135` · Druid spell · 5 mana
///
/// > Summon a 2/2 Glowfly for each spell in your hand.
///
/// State: Derived
//~ derived BT_135 7361a131 4cd7c4e8 73c86d15.35974179
#[test]
fn BT_135_glowfly_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("BT_135"),
            Cost("BT_135", 5),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_135", Nothing),
            BoardCount(Mine, 2),
            In(The("BT_135t"), Zone::Play),
            Now(The("BT_135t"), 2, 2),
            TagNow(The("BT_135t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Glowfly
///
/// `BT_135t` · Druid minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla BT_135t bc1ce844 afab9eb7 ea502d75
#[test]
fn BT_135t_glowfly() {
    check(
        CardClass::Druid,
        &[
            Give("BT_135t"),
            Cost("BT_135t", 2),
            Stats("BT_135t", 2, 2),
            Play("BT_135t", Nothing),
            In(The("BT_135t"), Zone::Play),
            Now(The("BT_135t"), 2, 2),
        ],
    );
}

/// # Archspore Msshi'fn
///
/// `BT_136` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Shuffle 'Msshi'fn Prime' into your deck.
///
/// State: Derived
//~ derived BT_136 a004b620 0ad766a0 ecfe4ed4.e6329056
#[test]
fn BT_136_archspore_msshifn() {
    check(
        CardClass::Druid,
        &[
            Give("BT_136"),
            Cost("BT_136", 3),
            Stats("BT_136", 3, 4),
            Has("BT_136", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_136"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_136t"), Zone::Deck),
        ],
    );
}

/// # Msshi'fn Prime
///
/// `BT_136t` · Druid minion · 10 mana · 9/9
///
/// > **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
///
/// State: Todo
//~ todo BT_136t 773b7d4f a9737c5d dbc7ef1d.b055029c
#[test]
#[ignore = "todo: BT_136t Msshi'fn Prime"]
fn BT_136t_msshifn_prime() {
    check(
        CardClass::Druid,
        &[Give("BT_136t"), Cost("BT_136t", 10), Stats("BT_136t", 9, 9), Has("BT_136t", GameTag::TAUNT), Unwritten],
    );
}

/// # Msshi'fn Pro'tec
///
/// `BT_136ta` · Druid spell · 10 mana
///
/// > Summon a 9/9 Guardian with **Taunt**.
///
/// State: Todo
//~ todo BT_136ta 29be408a 1091dc20 cfda7ae1.43f534bd
#[test]
#[ignore = "todo: BT_136ta Msshi'fn Pro'tec"]
fn BT_136ta_msshifn_protec() {
    check(CardClass::Druid, &[Give("BT_136ta"), Cost("BT_136ta", 10), Unwritten]);
}

/// # Msshi'fn At'tac
///
/// `BT_136tb` · Druid spell · 10 mana
///
/// > Summon a 9/9 Bruiser with **Rush**.
///
/// State: Todo
//~ todo BT_136tb c4b28eaa 0e4953bb e262d903.255e18a5
#[test]
#[ignore = "todo: BT_136tb Msshi'fn At'tac"]
fn BT_136tb_msshifn_attac() {
    check(CardClass::Druid, &[Give("BT_136tb"), Cost("BT_136tb", 10), Unwritten]);
}

/// # Fungal Guardian
///
/// `BT_136tt` · Druid minion · 10 mana · 9/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BT_136tt c2c106af ea345e90 d97e8c96.4b0c5d24
#[test]
fn BT_136tt_fungal_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("BT_136tt"),
            Cost("BT_136tt", 10),
            Stats("BT_136tt", 9, 9),
            Has("BT_136tt", GameTag::TAUNT),
            Play("BT_136tt", Nothing),
            In(The("BT_136tt"), Zone::Play),
            Now(The("BT_136tt"), 9, 9),
            HasNow(The("BT_136tt"), GameTag::TAUNT),
        ],
    );
}

/// # Fungal Bruiser
///
/// `BT_136tt2` · Druid minion · 10 mana · 9/9
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BT_136tt2 21e447d3 fe6048bd f779151c.57b12c28
#[test]
fn BT_136tt2_fungal_bruiser() {
    check(
        CardClass::Druid,
        &[
            Give("BT_136tt2"),
            Cost("BT_136tt2", 10),
            Stats("BT_136tt2", 9, 9),
            Has("BT_136tt2", GameTag::RUSH),
            Play("BT_136tt2", Nothing),
            In(The("BT_136tt2"), Zone::Play),
            Now(The("BT_136tt2"), 9, 9),
            HasNow(The("BT_136tt2"), GameTag::RUSH),
        ],
    );
}

/// # Fungal Gargantuan
///
/// `BT_136tt3` · Druid minion · 10 mana · 9/9
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla BT_136tt3 7c4085a6 b4656acc 083409e5.05d6d156
#[test]
fn BT_136tt3_fungal_gargantuan() {
    check(
        CardClass::Druid,
        &[
            Give("BT_136tt3"),
            Cost("BT_136tt3", 10),
            Stats("BT_136tt3", 9, 9),
            Has("BT_136tt3", GameTag::RUSH),
            Has("BT_136tt3", GameTag::TAUNT),
            Play("BT_136tt3", Nothing),
            In(The("BT_136tt3"), Zone::Play),
            Now(The("BT_136tt3"), 9, 9),
            HasNow(The("BT_136tt3"), GameTag::RUSH),
            HasNow(The("BT_136tt3"), GameTag::TAUNT),
        ],
    );
}
