//! Priest cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a1b75d33

/// # Xyrella, the Devout
///
/// `AV_207` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
///
/// State: Todo
//~ todo AV_207 08c7ac1b 32962edf c0ea2853.61859d01
#[test]
#[ignore = "todo: AV_207 Xyrella, the Devout"]
fn AV_207_xyrella_the_devout() {
    check(CardClass::Priest, &[Give("AV_207"), Cost("AV_207", 8), Unwritten]);
}

/// # Holy Touch
///
/// `AV_207p` · Priest hero power · 2 mana
///
/// > Restore #5 Health. Flip each turn.
///
/// State: Todo
//~ todo AV_207p da07eb40 e4833c6a c256215d.0546339c
#[test]
#[ignore = "todo: AV_207p Holy Touch"]
fn AV_207p_holy_touch() {
    check(CardClass::Priest, &[HasHeroPower("AV_207p"), Cost("AV_207p", 2), Unwritten]);
}

/// # Void Spike
///
/// `AV_207p2` · Priest hero power · 2 mana
///
/// > Deal $5 damage. Flip each turn.
///
/// State: Todo
//~ todo AV_207p2 5563c89e d9f46414 d3c197c0.ef45d4e1
#[test]
#[ignore = "todo: AV_207p2 Void Spike"]
fn AV_207p2_void_spike() {
    check(CardClass::Priest, &[HasHeroPower("AV_207p2"), Cost("AV_207p2", 2), Unwritten]);
}

/// # Deliverance
///
/// `AV_315` · Priest spell · Holy · 3 mana
///
/// > Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
///
/// State: Todo
//~ todo AV_315 d5340c2b 0a1903c4 7c0a3ed6.07212386
#[test]
#[ignore = "todo: AV_315 Deliverance"]
fn AV_315_deliverance() {
    check(CardClass::Priest, &[Give("AV_315"), Cost("AV_315", 3), Unwritten]);
}

/// # Salvation
///
/// `AV_315e2` · Priest enchantment
///
/// > Attack and Health set to 3.
///
/// State: Derived
//~ derived AV_315e2 5f3a5a37 dd6393a6 0be4600d.1785be93
#[test]
fn AV_315e2_salvation() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "AV_315e2"), Now(My(0), 3, 3)]);
}

/// # Shadow Word: Devour
///
/// `AV_324` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. It steals 1 Health from ALL other minions.
///
/// State: Todo
//~ todo AV_324 094c18d1 ad96a9b7 f9084bfc.0a9b0027
#[test]
#[ignore = "todo: AV_324 Shadow Word: Devour"]
fn AV_324_shadow_word_devour() {
    check(CardClass::Priest, &[Give("AV_324"), Cost("AV_324", 1), Unwritten]);
}

/// # Undying Disciple
///
/// `AV_325` · Priest minion · 6 mana · 3/7
///
/// > **Taunt Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// State: Derived
//~ derived AV_325 ab6430d1 5b4180f1 7ae46b85.615d116f
#[test]
fn AV_325_undying_disciple() {
    check(
        CardClass::Priest,
        &[
            Give("AV_325"),
            Cost("AV_325", 6),
            Stats("AV_325", 3, 7),
            Has("AV_325", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_325"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Luminous Geode
///
/// `AV_326` · Priest minion · 2 mana · 1/4
///
/// > After a friendly minion is healed, give it +2 Attack.
///
/// State: Derived
//~ derived AV_326 5b6bc9e4 315b4c4e f745ca51.ea1b884f
#[test]
fn AV_326_luminous_geode() {
    check(
        CardClass::Priest,
        &[
            Give("AV_326"),
            Cost("AV_326", 2),
            Stats("AV_326", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_326"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Restore(Nth(3), 2),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Illuminated
///
/// `AV_326e` · Priest enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived AV_326e a86dbd91 5e9c0ba7 6ebae8b7.bf3d1612
#[test]
fn AV_326e_illuminated() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "AV_326e"), Now(My(0), 7, 1)]);
}

/// # Spirit Guide
///
/// `AV_328` · Priest minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
///
/// State: Derived
//~ derived AV_328 7b0dfa40 4c6cdbb9 75cba858.9575e687
#[test]
fn AV_328_spirit_guide() {
    check(
        CardClass::Priest,
        &[
            Give("AV_328"),
            Cost("AV_328", 5),
            Stats("AV_328", 5, 5),
            Has("AV_328", GameTag::TAUNT),
            OnTop("AT_013"),
            OnTop("AT_016"),
            OnTop("AT_013"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_328"),
            Kill(Nth(8)),
            DeckCount(Mine, 22),
            HandCount(Mine, 3),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
        ],
    );
}

/// # Bless
///
/// `AV_329` · Priest spell · Holy · 2 mana
///
/// > Give a minion +2 Health, then set its Attack to be equal to its Health.
///
/// State: Derived
//~ derived AV_329 db84bda4 50373409 4722329f.abe96ecd
#[test]
fn AV_329_bless() {
    check(
        CardClass::Priest,
        &[
            Give("AV_329"),
            Cost("AV_329", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_329", On(Nth(2))),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("AV_329"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_329", On(Nth(1))), Now(Nth(1), 7, 7)],
    );
}

/// # Blessed
///
/// `AV_329e2` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived AV_329e2 ffa0f18d 608dcb5e 9377c734.9f1b69f0
#[test]
fn AV_329e2_blessed() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "AV_329e2"), Now(My(0), 5, 3)]);
}

/// # Gift of the Naaru
///
/// `AV_330` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health to all characters. If any are still damaged, draw a card.
///
/// State: Derived
//~ derived AV_330 9bc44837 b065afd4 8744f5e3.84e2e36e
#[test]
fn AV_330_gift_of_the_naaru() {
    check(
        CardClass::Priest,
        &[
            Give("AV_330"),
            Cost("AV_330", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AV_330", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(6), 4, 5),
            Now(Nth(8), 4, 5),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AV_330"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("AV_330", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Najak Hexxen
///
/// `AV_331` · Priest minion · 4 mana · 1/4
///
/// > **Battlecry:** Take control of an enemy minion. **Deathrattle:** Give the minion back.
///
/// State: Derived
//~ derived AV_331 98e27652 67442778 ce594453.3579ad1d
#[test]
fn AV_331_najak_hexxen() {
    check(
        CardClass::Priest,
        &[
            Give("AV_331"),
            Cost("AV_331", 4),
            Stats("AV_331", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_331", On(Nth(2))),
            BoardCount(Mine, 3),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AV_331"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_331", On(Nth(2))),
            Kill(Nth(0)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Stormpike Aid Station
///
/// `AV_664` · Priest spell · 3 mana
///
/// > At the end of your turn, give your minions +2 Health. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_664 acb450b1 2963926f d9bf76d7.b8516605
#[test]
fn AV_664_stormpike_aid_station() {
    check(
        CardClass::Priest,
        &[
            Give("AV_664"),
            Cost("AV_664", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_664", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AV_664"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_664", Nothing),
            EndTurn,
            In(Nth(0), Zone::Secret),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Restored
///
/// `AV_664e2` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived AV_664e2 6681e65e 379d82fe 8973e523.9f1b69f0
#[test]
fn AV_664e2_restored() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "AV_664e2"), Now(My(0), 5, 3)]);
}

/// # Horn of Wrathion
///
/// `ONY_017` · Priest spell · 3 mana
///
/// > Draw a minion. If it's a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// State: Derived
//~ derived ONY_017 4b9195ef dce4fd4f 87880320.0572bf40
#[test]
fn ONY_017_horn_of_wrathion() {
    check(
        CardClass::Priest,
        &[
            Give("ONY_017"),
            Cost("ONY_017", 3),
            OnTop("CS2_118"),
            OnTop("AT_008"),
            OnTop("CS2_118"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            OnTheirTop("AT_008"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("DRG_054"),
            Enemy("CS2_182"),
            Play("ONY_017", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ONY_017"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTop("AT_008"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_008"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("DRG_054"),
            Enemy("CS2_182"),
            Play("ONY_017", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 6),
            HandCount(Mine, 1),
            CostNow(Nth(7), 6),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 6, 7),
            In(The("ONY_001t"), Zone::Play),
            Now(The("ONY_001t"), 2, 1),
        ],
    );
}

/// # Lightmaw Netherdrake
///
/// `ONY_026` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you're holding a Holy and a Shadow spell, deal 3 damage to all other minions.
///
/// State: Derived
//~ derived ONY_026 84df2066 78def371 fbe782e0.a7be0df8
#[test]
fn ONY_026_lightmaw_netherdrake() {
    check(
        CardClass::Priest,
        &[
            Give("ONY_026"),
            Cost("ONY_026", 4),
            Stats("ONY_026", 4, 4),
            Give("AT_013"),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_026", Nothing),
            Now(Nth(0), 4, 4),
            Now(Nth(4), 4, 2),
            Now(Nth(5), 4, 2),
        ],
    );
}

/// # Mi'da, Pure Light
///
/// `ONY_028` · Priest minion · 6 mana · 4/6
///
/// > **Divine Shield**, **Lifesteal Deathrattle:** Shuffle a Fragment into your deck that resummons Mi'da when drawn.
///
/// State: Todo
//~ todo ONY_028 1ef87424 2562715e c1b1a2eb.3328b927
#[test]
#[ignore = "todo: ONY_028 Mi'da, Pure Light"]
fn ONY_028_mida_pure_light() {
    check(
        CardClass::Priest,
        &[
            Give("ONY_028"),
            Cost("ONY_028", 6),
            Stats("ONY_028", 4, 6),
            Has("ONY_028", GameTag::DIVINE_SHIELD),
            Has("ONY_028", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Fragment of Mi'da
///
/// `ONY_028t` · Priest spell · Holy · 6 mana
///
/// > **Casts When Drawn** Summon Mi'da, Pure Light.
///
/// State: Todo
//~ todo ONY_028t cb8eef26 6732f029 66d475d3.6b9687a9
#[test]
#[ignore = "todo: ONY_028t Fragment of Mi'da"]
fn ONY_028t_fragment_of_mida() {
    check(CardClass::Priest, &[Give("ONY_028t"), Cost("ONY_028t", 6), Unwritten]);
}
