//! Shaman cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 08699a2a

/// # Disguised Detective
///
/// `JAIL_452` · Shaman minion · 1 mana · 4/3
///
/// > Can be played on either side. **Overload** that player for (2).
///
/// State: Todo
//~ todo JAIL_452 87e3684b 6c6cf9ef 81626bd0.f5c60c89
#[test]
#[ignore = "todo: JAIL_452 Disguised Detective"]
fn JAIL_452_disguised_detective() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_452"),
            Cost("JAIL_452", 1),
            Stats("JAIL_452", 4, 3),
            Has("JAIL_452", GameTag::OVERLOAD),
            Unwritten,
        ],
    );
}

/// # Detected!
///
/// `JAIL_452a` · Shaman spell · 1 mana
///
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo JAIL_452a 072a8b86 37f9a350 7c1e7b24.43b6cb84
#[test]
#[ignore = "todo: JAIL_452a Detected!"]
fn JAIL_452a_detected() {
    check(CardClass::Shaman, &[Give("JAIL_452a"), Cost("JAIL_452a", 1), Unwritten]);
}

/// # Disguised!
///
/// `JAIL_452b` · Shaman spell · 1 mana
///
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo JAIL_452b 8af0f64f 8a9e1a66 d0366757.b47a1546
#[test]
#[ignore = "todo: JAIL_452b Disguised!"]
fn JAIL_452b_disguised() {
    check(CardClass::Shaman, &[Give("JAIL_452b"), Cost("JAIL_452b", 1), Unwritten]);
}

/// # Hijacked Securitybot
///
/// `JAIL_457` · Shaman minion · 4 mana · 3/3
///
/// > **Prepare Battlecry:** Give your other minions +1/+1.
///
/// State: Derived
//~ derived JAIL_457 de528b14 63c4677d 9534f592.e69078bf
#[test]
fn JAIL_457_hijacked_securitybot() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_457"),
            Cost("JAIL_457", 4),
            Stats("JAIL_457", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_457", Nothing),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Tiny Pal
///
/// `JAIL_458` · Shaman weapon · 4 mana · 2/3 durability
///
/// > **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
///
/// State: Todo
//~ todo JAIL_458 d2ad02d3 df5a101a 1a8a7c4e.4f0d994c
#[test]
#[ignore = "todo: JAIL_458 Tiny Pal"]
fn JAIL_458_tiny_pal() {
    check(CardClass::Shaman, &[Give("JAIL_458"), Cost("JAIL_458", 4), Stats("JAIL_458", 2, 3), Unwritten]);
}

/// # Tiny Pal
///
/// `JAIL_458t1` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t1 edbc385b 0d014676 c4fe64ab.1d3c321d
#[test]
#[ignore = "todo: JAIL_458t1 Tiny Pal"]
fn JAIL_458t1_tiny_pal() {
    check(CardClass::Shaman, &[Give("JAIL_458t1"), Cost("JAIL_458t1", 4), Stats("JAIL_458t1", 2, 3), Unwritten]);
}

/// # Tiny Pal
///
/// `JAIL_458t2` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t2 d2999c6e 00ab3f02 fb876e12.85e53d58
#[test]
#[ignore = "todo: JAIL_458t2 Tiny Pal"]
fn JAIL_458t2_tiny_pal() {
    check(CardClass::Shaman, &[Give("JAIL_458t2"), Cost("JAIL_458t2", 4), Stats("JAIL_458t2", 2, 3), Unwritten]);
}

/// # Tiny Pal
///
/// `JAIL_458t3` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t3 617fe4b6 059f9a08 48cfc3cd.4b9fce12
#[test]
#[ignore = "todo: JAIL_458t3 Tiny Pal"]
fn JAIL_458t3_tiny_pal() {
    check(CardClass::Shaman, &[Give("JAIL_458t3"), Cost("JAIL_458t3", 4), Stats("JAIL_458t3", 2, 3), Unwritten]);
}

/// # Tiny Pal
///
/// `JAIL_458t4` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t4 cbd073b5 b54c1ca3 da45df74.f0d274b9
#[test]
#[ignore = "todo: JAIL_458t4 Tiny Pal"]
fn JAIL_458t4_tiny_pal() {
    check(CardClass::Shaman, &[Give("JAIL_458t4"), Cost("JAIL_458t4", 4), Stats("JAIL_458t4", 2, 3), Unwritten]);
}

/// # Mug'Zee
///
/// `JAIL_800` · Shaman minion · 6 mana · 6/7
///
/// > **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
///
/// State: Todo
//~ todo JAIL_800 1937e6d5 dd3187b9 1cfb1ad7.a980b4a2
#[test]
#[ignore = "todo: JAIL_800 Mug'Zee"]
fn JAIL_800_mug_zee() {
    check(CardClass::Shaman, &[Give("JAIL_800"), Cost("JAIL_800", 6), Stats("JAIL_800", 6, 7), Unwritten]);
}

/// # Mug's Magic
///
/// `JAIL_800hp1` · Shaman hero power · 0 mana
///
/// > **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3.)*@**Passive** Your first minion each turn costs (2) less.
///
/// State: Todo
//~ todo JAIL_800hp1 f356ad4e c3a4f59f 05a2ee0d.8e98b672
#[test]
#[ignore = "todo: JAIL_800hp1 Mug's Magic"]
fn JAIL_800hp1_mugs_magic() {
    check(CardClass::Shaman, &[HasHeroPower("JAIL_800hp1"), Cost("JAIL_800hp1", 0), Unwritten]);
}

/// # Mug's Magic
///
/// `JAIL_800hp1e` · Shaman enchantment
///
/// > The next minion you play costs (2) less.
///
/// State: Derived
//~ derived JAIL_800hp1e c78e0356 b9e79567 12c4a611.bdbbc713
#[test]
fn JAIL_800hp1e_mugs_magic() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAIL_800hp1e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAIL_800hp1e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Zee's Might
///
/// `JAIL_800hp2` · Shaman hero power · 0 mana
///
/// > Passive Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo JAIL_800hp2 d4627995 d3660160 84faceba.b46badc1
#[test]
#[ignore = "todo: JAIL_800hp2 Zee's Might"]
fn JAIL_800hp2_zees_might() {
    check(CardClass::Shaman, &[HasHeroPower("JAIL_800hp2"), Cost("JAIL_800hp2", 0), Unwritten]);
}

/// # Molten Gold
///
/// `JAIL_801` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// State: Derived
//~ derived JAIL_801 0f36208a ad288ba3 cf35bf0b.a854c17d
#[test]
fn JAIL_801_molten_gold() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_801"),
            Cost("JAIL_801", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "JAIL_801t"),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_801"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "JAIL_801"),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("JAIL_801"), Friend("CS2_182"), Enemy("CS2_182"), Play("JAIL_801", On(Nth(2))), Now(Nth(2), 4, 1)],
    );
    check(
        CardClass::Shaman,
        &[Give("JAIL_801"), Friend("CS2_182"), Enemy("CS2_182"), Play("JAIL_801", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Molten Gold Elemental
///
/// `JAIL_801t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Derived
//~ derived JAIL_801t 18fab384 45e471e8 fef3bbb8.4956c41c
#[test]
fn JAIL_801t_molten_gold_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_801t"),
            Cost("JAIL_801t", 3),
            Stats("JAIL_801t", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_801t", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("JAIL_801t"), Friend("CS2_182"), Enemy("CS2_182"), Play("JAIL_801t", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Gallagio Goon
///
/// `JAIL_802` · Shaman minion · 2 mana · 2/3
///
/// > After you play a **Battlecry** minion, give it +1/+1.
///
/// State: Derived
//~ derived JAIL_802 cb8b55fd c7aebd3d 5fcf2451.a93a8106
#[test]
fn JAIL_802_gallagio_goon() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_802"),
            Cost("JAIL_802", 2),
            Stats("JAIL_802", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_802"),
            Play("EX1_015", Nothing),
            Now(Nth(4), 2, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_802"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_802"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Wiseguy
///
/// `JAIL_802e` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived JAIL_802e caf2f82c 819d12b4 011537b3.67341004
#[test]
fn JAIL_802e_wiseguy() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "JAIL_802e"), Now(My(0), 6, 2)]);
}

/// # Frostshatter
///
/// `JAIL_803` · Shaman spell · Frost · 5 mana
///
/// > **Freeze** an enemy. Draw 2 cards. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// State: Derived
//~ derived JAIL_803 abfb634d 0093c025 567a6fe2.7249d7e0
#[test]
fn JAIL_803_frostshatter() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_803"),
            Cost("JAIL_803", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "JAIL_803t"),
            Now(Nth(0), 5, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_803"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "JAIL_803"),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_803"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_803", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            HasNot(Nth(4), GameTag::FROZEN),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            HasNow(Nth(6), GameTag::FROZEN),
        ],
    );
}

/// # Frostshatter Elemental
///
/// `JAIL_803t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry: Freeze** an enemy. Draw two cards.
///
/// State: Derived
//~ derived JAIL_803t d68523a3 5d11801e 9d11772f.bda8e335
#[test]
fn JAIL_803t_frostshatter_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_803t"),
            Cost("JAIL_803t", 5),
            Stats("JAIL_803t", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_803t", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNot(Nth(4), GameTag::FROZEN),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            HasNow(Nth(6), GameTag::FROZEN),
        ],
    );
}

/// # Stormfury
///
/// `JAIL_805` · Shaman spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $2 damage to all enemy minions. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// State: Derived
//~ derived JAIL_805 9aad4b3b 28c36a7c e641774d.353650ac
#[test]
fn JAIL_805_stormfury() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_805"),
            Cost("JAIL_805", 7),
            Has("JAIL_805", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "JAIL_805t"),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_805"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Crystals(10),
            Is(Nth(0), "JAIL_805"),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_805"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("JAIL_805", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Stormfury Elemental
///
/// `JAIL_805t` · Shaman minion · 7 mana · 7/7
///
/// > **Lifesteal Battlecry:** Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived JAIL_805t 458c6240 7afbaa8f 58d16be4.dac62e80
#[test]
fn JAIL_805t_stormfury_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("JAIL_805t"),
            Cost("JAIL_805t", 7),
            Stats("JAIL_805t", 7, 7),
            Has("JAIL_805t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("JAIL_805t", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Hexmarshal
///
/// `JAIL_806` · Shaman minion · 6 mana · 6/6
///
/// > **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
///
/// State: Todo
//~ todo JAIL_806 02aacb34 d3dab740 91b99648.f81550ff
#[test]
#[ignore = "todo: JAIL_806 Hexmarshal"]
fn JAIL_806_hexmarshal() {
    check(CardClass::Shaman, &[Give("JAIL_806"), Cost("JAIL_806", 6), Stats("JAIL_806", 6, 6), Unwritten]);
}

/// # Low Security Wing
///
/// `JAIL_987` · Shaman location · 1 mana · 0 uses
///
/// > Get a random Shaman minion. It's locked in your hand until you play another card.
///
/// State: Todo
//~ todo JAIL_987 a80e196d 7fed99c7 818c6d80.871fbb20
#[test]
#[ignore = "todo: JAIL_987 Low Security Wing"]
fn JAIL_987_low_security_wing() {
    check(CardClass::Shaman, &[Give("JAIL_987"), Cost("JAIL_987", 1), Unwritten]);
}

/// # Escaped
///
/// `JAIL_987e2` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived JAIL_987e2 1f08dab5 76f1c007 0a4fa46c.67341004
#[test]
fn JAIL_987e2_escaped() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "JAIL_987e2"), Now(My(0), 6, 2)]);
}
