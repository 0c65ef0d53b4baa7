//! Shaman cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 497c7699

/// # Frostfin Chomper
///
/// `NX2_007` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** If you played an Elemental last turn, summon three 1/1 Murlocs.
///
/// State: Derived
//~ derived NX2_007 22d8ebb7 f69c7bcd 783ab883.b7e9206f
#[test]
fn NX2_007_frostfin_chomper() {
    check(
        CardClass::Shaman,
        &[
            Give("NX2_007"),
            Cost("NX2_007", 3),
            Stats("NX2_007", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("NX2_007", Nothing),
            BoardCount(Mine, 6),
            In(The("NX2_007t"), Zone::Play),
            Now(The("NX2_007t"), 1, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("NX2_007"), Friend("CS2_182"), Enemy("CS2_182"), Play("NX2_007", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Chillgill
///
/// `NX2_007t` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla NX2_007t 71685e13 369e9f3a 64ad8528
#[test]
fn NX2_007t_chillgill() {
    check(
        CardClass::Shaman,
        &[
            Give("NX2_007t"),
            Cost("NX2_007t", 1),
            Stats("NX2_007t", 1, 1),
            Play("NX2_007t", Nothing),
            In(The("NX2_007t"), Zone::Play),
            Now(The("NX2_007t"), 1, 1),
        ],
    );
}

/// # Blazing Transmutation
///
/// `NX2_008` · Shaman spell · Fire · 1 mana
///
/// > Choose a minion. **Discover** one that costs (1) more to transform it into.
///
/// State: Todo
//~ todo NX2_008 5755967b e712cf8d 961a4ccc.de61b3ca
#[test]
#[ignore = "todo: NX2_008 Blazing Transmutation"]
fn NX2_008_blazing_transmutation() {
    check(CardClass::Shaman, &[Give("NX2_008"), Cost("NX2_008", 1), Unwritten]);
}

/// # Cold Storage
///
/// `NX2_009` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** a minion. Add a copy of it to your hand.
///
/// State: Derived
//~ derived NX2_009 dc42e5f5 4bcf8365 0ce6267f.d73809bc
#[test]
fn NX2_009_cold_storage() {
    check(
        CardClass::Shaman,
        &[
            Give("NX2_009"),
            Cost("NX2_009", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_009", On(Nth(2))),
            HasNow(InHand(0), GameTag::FROZEN),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("NX2_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_009", On(Nth(1))),
            HasNow(InHand(0), GameTag::FROZEN),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
}

/// # Rotgill
///
/// `RLK_550` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Give your minions +1/+1."
///
/// State: Derived
//~ derived RLK_550 383e0b8a 5ec5ce7d b6f605c2.3f65624e
#[test]
fn RLK_550_rotgill() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_550"),
            Cost("RLK_550", 5),
            Stats("RLK_550", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_550", Nothing),
            Kill(Nth(1)),
            Now(Nth(0), 4, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("RLK_550"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_550", Nothing),
            Kill(Nth(0)),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Deathwatch
///
/// `RLK_550e` · Shaman enchantment
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// State: Derived
//~ derived RLK_550e 134fac23 4777676f 92dfd058.9fa77bf0
#[test]
fn RLK_550e_deathwatch() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_550e"),
            Kill(Nth(0)),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Deathsight
///
/// `RLK_550e2` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived RLK_550e2 348bb137 ebd5d677 c3a4a231.67341004
#[test]
fn RLK_550e2_deathsight() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "RLK_550e2"), Now(My(0), 6, 2)]);
}

/// # Blightblood Berserker
///
/// `RLK_551` · Shaman minion · 7 mana · 3/8
///
/// > **Taunt**, **Lifesteal**, **Reborn Deathrattle:** Deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived RLK_551 05cdca78 19721f7c e9c609e9.29f82059
#[test]
fn RLK_551_blightblood_berserker() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_551"),
            Cost("RLK_551", 7),
            Stats("RLK_551", 3, 8),
            Has("RLK_551", GameTag::LIFESTEAL),
            Has("RLK_551", GameTag::REBORN),
            Has("RLK_551", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_551"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Now(TheirHero, 0, 7),
            Damage(TheirHero, 23),
        ],
    );
}

/// # Unliving Champion
///
/// `RLK_552` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** If a friendly Undead died after your last turn, summon two 3/2 Zombies.
///
/// State: Derived
//~ derived RLK_552 1340fef9 e1c4de1e 3f78ab65.0a2e7e40
#[test]
fn RLK_552_unliving_champion() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_552"),
            Cost("RLK_552", 3),
            Stats("RLK_552", 3, 2),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_552", Nothing),
            BoardCount(Mine, 4),
            In(The("RLK_909t"), Zone::Play),
            Now(The("RLK_909t"), 3, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("RLK_552"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_552", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Prescience
///
/// `RLK_553` · Shaman spell · Shadow · 4 mana
///
/// > Draw 2 minions. For each that costs (5) or more, summon a 2/3 Spirit with **Taunt**.
///
/// State: Derived
//~ derived RLK_553 497a108e a91c603d f58a4e65.5d173d00
#[test]
fn RLK_553_prescience() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_553"),
            Cost("RLK_553", 4),
            OnTop("CS2_118"),
            OnTop("CS2_186"),
            OnTop("CS2_118"),
            OnTop("CS2_186"),
            OnTop("CS2_118"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_186"),
            Friend("CS2_186"),
            Friend("CS2_182"),
            Enemy("CS2_186"),
            Enemy("CS2_182"),
            Play("RLK_553", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 24),
            HandCount(Mine, 2),
            CostNow(Nth(6), 7),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            In(The("RLK_553t"), Zone::Play),
            Now(The("RLK_553t"), 2, 3),
        ],
    );
}

/// # Ghastly Apparition
///
/// `RLK_553t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla RLK_553t c7069b38 22485f61 9f3b95dc.4b0c5d24
#[test]
fn RLK_553t_ghastly_apparition() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_553t"),
            Cost("RLK_553t", 2),
            Stats("RLK_553t", 2, 3),
            Has("RLK_553t", GameTag::TAUNT),
            Play("RLK_553t", Nothing),
            In(The("RLK_553t"), Zone::Play),
            Now(The("RLK_553t"), 2, 3),
            HasNow(The("RLK_553t"), GameTag::TAUNT),
        ],
    );
}

/// # Harkener of Dread
///
/// `RLK_554` · Shaman minion · 5 mana · 2/2
///
/// > Taunt**, Reborn Deathrattle:** Summon a 4/4 Undead with **Taunt**.
///
/// State: Derived
//~ derived RLK_554 20dd1906 b5819974 c652ffc1.bf7c26d2
#[test]
fn RLK_554_harkener_of_dread() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_554"),
            Cost("RLK_554", 5),
            Stats("RLK_554", 2, 2),
            Has("RLK_554", GameTag::REBORN),
            Has("RLK_554", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_554"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("RLK_554t"), Zone::Play),
            Now(The("RLK_554t"), 4, 4),
        ],
    );
}

/// # Drakkari Specter
///
/// `RLK_554t` · Shaman minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla RLK_554t 78cf6c50 efad23a5 7f6150e2.4b0c5d24
#[test]
fn RLK_554t_drakkari_specter() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_554t"),
            Cost("RLK_554t", 4),
            Stats("RLK_554t", 4, 4),
            Has("RLK_554t", GameTag::TAUNT),
            Play("RLK_554t", Nothing),
            In(The("RLK_554t"), Zone::Play),
            Now(The("RLK_554t"), 4, 4),
            HasNow(The("RLK_554t"), GameTag::TAUNT),
        ],
    );
}

/// # Deathweaver Aura
///
/// `RLK_909` · Shaman spell · Shadow · 2 mana
///
/// > Give a minion "**Deathrattle:** Summon two 3/2 Zombies." **Overload:** (1)
///
/// State: Derived
//~ derived RLK_909 ba1542aa 9d6aafb7 0d428d94.f5bd3045
#[test]
fn RLK_909_deathweaver_aura() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_909"),
            Cost("RLK_909", 2),
            Has("RLK_909", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_909", On(Nth(1))),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("RLK_909t"), Zone::Play),
            Now(The("RLK_909t"), 3, 2),
        ],
    );
    check(CardClass::Shaman, &[Give("RLK_909"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_909", On(Nth(2)))]);
    check(CardClass::Shaman, &[Give("RLK_909"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_909", On(Nth(1)))]);
}

/// # Voodoo Be With You
///
/// `RLK_909e` · Shaman enchantment
///
/// > **Deathrattle:** Summon two 3/2 Zombies.
///
/// State: Derived
//~ derived RLK_909e e2785641 8d8c3b6a 65689502.9e384451
#[test]
fn RLK_909e_voodoo_be_with_you() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_909e"),
            Kill(Nth(0)),
            BoardCount(Mine, 3),
            In(The("RLK_909t"), Zone::Play),
            Now(The("RLK_909t"), 3, 2),
        ],
    );
}

/// # Drakkari Zombie
///
/// `RLK_909t` · Shaman minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla RLK_909t 0cf11284 147aea72 5dbe03b5
#[test]
fn RLK_909t_drakkari_zombie() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_909t"),
            Cost("RLK_909t", 2),
            Stats("RLK_909t", 3, 2),
            Play("RLK_909t", Nothing),
            In(The("RLK_909t"), Zone::Play),
            Now(The("RLK_909t"), 3, 2),
        ],
    );
}

/// # Shadow Suffusion
///
/// `RLK_910` · Shaman spell · Shadow · 3 mana
///
/// > Give your minions "**Deathrattle:** Deal 3 damage to a random enemy."
///
/// State: Derived
//~ derived RLK_910 f8c7aab7 265e64bb 92a3a8a3.cce86f9f
#[test]
fn RLK_910_shadow_suffusion() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_910"),
            Cost("RLK_910", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_910", Nothing),
            Force(Entity(TheirHero)),
            Kill(Nth(1)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Mojo Missile
///
/// `RLK_910e` · Shaman enchantment
///
/// > **Deathrattle:** Deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived RLK_910e 36f048fa e0a687d5 7e1ec3ff.269904a6
#[test]
fn RLK_910e_mojo_missile() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_910e"),
            Force(Entity(TheirHero)),
            Kill(Nth(0)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # From De Other Side
///
/// `RLK_911` · Shaman spell · Shadow · 9 mana
///
/// > Summon a copy of each minion in your hand. They attack random enemy minions, then die.
///
/// State: Todo
//~ todo RLK_911 92aaef56 80c0606e 4edaefc4.e48c5424
#[test]
#[ignore = "todo: RLK_911 From De Other Side"]
fn RLK_911_from_de_other_side() {
    check(CardClass::Shaman, &[Give("RLK_911"), Cost("RLK_911", 9), Unwritten]);
}

/// # Scourge Troll
///
/// `RLK_912` · Shaman minion · 1 mana · 1/3
///
/// > **Deathrattles** given to this minion trigger twice.
///
/// State: Todo
//~ todo RLK_912 20b63462 b5eff55a 4486aff1.6f228089
#[test]
#[ignore = "todo: RLK_912 Scourge Troll"]
fn RLK_912_scourge_troll() {
    check(CardClass::Shaman, &[Give("RLK_912"), Cost("RLK_912", 1), Stats("RLK_912", 1, 3), Unwritten]);
}

/// # Overlord Drakuru
///
/// `RLK_913` · Shaman minion · 9 mana · 6/8
///
/// > **Rush**, **Windfury** After this attacks and kills a minion, resurrect it on your side.
///
/// State: Todo
//~ todo RLK_913 03917e66 ddfe62a7 7c56d73a.2b8a886b
#[test]
#[ignore = "todo: RLK_913 Overlord Drakuru"]
fn RLK_913_overlord_drakuru() {
    check(
        CardClass::Shaman,
        &[
            Give("RLK_913"),
            Cost("RLK_913", 9),
            Stats("RLK_913", 6, 8),
            Has("RLK_913", GameTag::RUSH),
            Has("RLK_913", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}
