//! Druid cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 36404066

/// # Wildheart Guff
///
/// `AV_205` · Druid hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.
///
/// State: Todo
//~ todo AV_205 38de6662 6e1ad218 96b38642.c252f0b0
#[test]
#[ignore = "todo: AV_205 Wildheart Guff"]
fn AV_205_wildheart_guff() {
    check(CardClass::Druid, &[Give("AV_205"), Cost("AV_205", 5), Unwritten]);
}

/// # Ice Blossom
///
/// `AV_205a` · Druid spell · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived AV_205a d69be58c a5013df5 5c288f8f.fcccaa11
#[test]
fn AV_205a_ice_blossom() {
    check(
        CardClass::Druid,
        &[
            Give("AV_205a"),
            Cost("AV_205a", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("AV_205a", Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Nurture
///
/// `AV_205p` · Druid hero power · 2 mana
///
/// > **Choose One -** Draw a card; or Gain an empty Mana Crystal.
///
/// State: Todo
//~ todo AV_205p f3c231fa a0d5a57b 208b83a9.20f0e9f1
#[test]
#[ignore = "todo: AV_205p Nurture"]
fn AV_205p_nurture() {
    check(CardClass::Druid, &[HasHeroPower("AV_205p"), Cost("AV_205p", 2), Unwritten]);
}

/// # Valley Root
///
/// `AV_205pb` · Druid spell · 2 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived AV_205pb 4a517e8a e2ff9450 f224db21.442bc6f4
#[test]
fn AV_205pb_valley_root() {
    check(
        CardClass::Druid,
        &[
            Give("AV_205pb"),
            Cost("AV_205pb", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_205pb", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Pathmaker
///
/// `AV_210` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Cast the other choice from the last **Choose One** spell you've cast. @**Battlecry:** {0}
///
/// State: Todo
//~ todo AV_210 0d9f784a 735a2724 770ad4e6.b6ddac08
#[test]
#[ignore = "todo: AV_210 Pathmaker"]
fn AV_210_pathmaker() {
    check(CardClass::Druid, &[Give("AV_210"), Cost("AV_210", 3), Stats("AV_210", 3, 4), Unwritten]);
}

/// # Dire Frostwolf
///
/// `AV_211` · Druid minion · 4 mana · 4/4
///
/// > **Stealth Deathrattle:** Summon a 2/2 Wolf with **Stealth**.
///
/// State: Derived
//~ derived AV_211 a39966f5 adc4d26b cb346d51.a62528c3
#[test]
fn AV_211_dire_frostwolf() {
    check(
        CardClass::Druid,
        &[
            Give("AV_211"),
            Cost("AV_211", 4),
            Stats("AV_211", 4, 4),
            Has("AV_211", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_211"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("AV_211t"), Zone::Play),
            Now(The("AV_211t"), 2, 2),
        ],
    );
}

/// # Frostwolf Cub
///
/// `AV_211t` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla AV_211t 537d49f7 9ba4a74f 74fdce43.86cd88a1
#[test]
fn AV_211t_frostwolf_cub() {
    check(
        CardClass::Druid,
        &[
            Give("AV_211t"),
            Cost("AV_211t", 2),
            Stats("AV_211t", 2, 2),
            Has("AV_211t", GameTag::STEALTH),
            Play("AV_211t", Nothing),
            In(The("AV_211t"), Zone::Play),
            Now(The("AV_211t"), 2, 2),
            HasNow(The("AV_211t"), GameTag::STEALTH),
        ],
    );
}

/// # Frostsaber Matriarch
///
/// `AV_291` · Druid minion · 7 mana · 4/5
///
/// > **Taunt**. Costs (1) less for each Beast you've summoned this game.
///
/// State: Derived
//~ derived AV_291 b2661929 872318b4 36492c1d.720296ae
#[test]
fn AV_291_frostsaber_matriarch() {
    check(
        CardClass::Druid,
        &[
            Give("AV_291"),
            Cost("AV_291", 7),
            Stats("AV_291", 4, 5),
            Has("AV_291", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_291"),
            Play("CS2_119", Nothing),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Heart of the Wild
///
/// `AV_292` · Druid spell · 3 mana
///
/// > Give a minion +2/+2, then give your Beasts +1/+1.
///
/// State: Derived
//~ derived AV_292 383fb8e9 06a2e7c6 9c2dfc05.c1ddd9dd
#[test]
fn AV_292_heart_of_the_wild() {
    check(
        CardClass::Druid,
        &[
            Give("AV_292"),
            Cost("AV_292", 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_292", On(Nth(3))),
            Now(Nth(1), 3, 8),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 6, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("AV_292"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_292", On(Nth(1))),
            Now(Nth(1), 5, 10),
        ],
    );
}

/// # Pack Alpha
///
/// `AV_292e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AV_292e 7294ca3e 491ce878 eeecaf6d.6d6ab056
#[test]
fn AV_292e_pack_alpha() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "AV_292e"), Now(My(0), 7, 3)]);
}

/// # Pack Member
///
/// `AV_292e2` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AV_292e2 9cd6bc01 3777931b ada81e81.67341004
#[test]
fn AV_292e2_pack_member() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "AV_292e2"), Now(My(0), 6, 2)]);
}

/// # Wing Commander Mulverick
///
/// `AV_293` · Druid minion · 4 mana · 2/5
///
/// > **Rush**. Your minions have "**Honorable Kill:** Summon a 2/2 Wyvern with **Rush**."
///
/// State: Done
//~ done AV_293 8b3a0fa2 - 42d7d716.471c8663
#[test]
fn AV_293_wing_commander_mulverick() {
    check(
        CardClass::Druid,
        &[
            Give("AV_293"),
            Cost("AV_293", 4),
            Stats("AV_293", 2, 5),
            Has("AV_293", GameTag::RUSH),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_231"),
            Hurt(Nth(3), 3),
            Play("AV_293", Nothing),
            Attack(Nth(1), Nth(3)),
            Dead(Nth(3)),
            BoardCount(Mine, 4),
            Now(The("AV_293t"), 2, 2),
            HasNow(The("AV_293t"), GameTag::RUSH),
            Attack(Nth(2), Nth(4)),
            Dead(Nth(4)),
            BoardCount(Mine, 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Enemy("CS2_172"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Hurt(Nth(2), 3),
            Play("AV_293", Nothing),
            Attack(Nth(3), Nth(0)),
            BoardCount(Mine, 3),
            Kill(Nth(3)),
            Attack(Nth(1), Nth(2)),
            Dead(Nth(2)),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Strike Wyvern
///
/// `AV_293t` · Druid minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla AV_293t 3d60fa13 56541afe adfffe0a.57b12c28
#[test]
fn AV_293t_strike_wyvern() {
    check(
        CardClass::Druid,
        &[
            Give("AV_293t"),
            Cost("AV_293t", 2),
            Stats("AV_293t", 2, 2),
            Has("AV_293t", GameTag::RUSH),
            Play("AV_293t", Nothing),
            In(The("AV_293t"), Zone::Play),
            Now(The("AV_293t"), 2, 2),
            HasNow(The("AV_293t"), GameTag::RUSH),
        ],
    );
}

/// # Clawfury Adept
///
/// `AV_294` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Give all other friendly characters +1 Attack this turn.
///
/// State: Derived
//~ derived AV_294 53e040d6 1312713c 7dc86251.94630d66
#[test]
fn AV_294_clawfury_adept() {
    check(
        CardClass::Druid,
        &[
            Give("AV_294"),
            Cost("AV_294", 2),
            Stats("AV_294", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_294", Nothing),
            Now(MyHero, 1, 30),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Snowcapped
///
/// `AV_294e` · Druid enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived AV_294e 94b108ef c3c6a94b cd21ee15.8c49468d
#[test]
fn AV_294e_snowcapped() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "AV_294e"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Capture Coldtooth Mine
///
/// `AV_295` · Druid spell · 2 mana
///
/// > **Choose One -** Draw your lowest Cost card; or Draw your highest Cost card.
///
/// State: Derived
//~ derived AV_295 ca1efc2a a4947878 ae1159d1.ee35c53c
#[test]
fn AV_295_capture_coldtooth_mine() {
    check(
        CardClass::Druid,
        &[
            Give("AV_295"),
            Cost("AV_295", 2),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            PlayOption("AV_295", 0, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("AV_295"),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            PlayOption("AV_295", 1, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 7),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
        ],
    );
}

/// # More Resources
///
/// `AV_295a` · Druid spell · 2 mana
///
/// > Draw your lowest Cost card.
///
/// State: Derived
//~ derived AV_295a cdc67500 f1c8f987 f0c2983e.78f6e4c7
#[test]
fn AV_295a_more_resources() {
    check(
        CardClass::Druid,
        &[
            Give("AV_295a"),
            Cost("AV_295a", 2),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("AV_295a", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 3),
        ],
    );
}

/// # More Supplies
///
/// `AV_295b` · Druid spell · 2 mana
///
/// > Draw your highest Cost card.
///
/// State: Derived
//~ derived AV_295b daac70b6 e8b1a707 8720fbe9.c0404a05
#[test]
fn AV_295b_more_supplies() {
    check(
        CardClass::Druid,
        &[
            Give("AV_295b"),
            Cost("AV_295b", 2),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("AV_295b", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 7),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
        ],
    );
}

/// # Pride Seeker
///
/// `AV_296` · Druid minion · 3 mana · 2/4
///
/// > **Battlecry:** Your next **Choose One** card costs (2) less.
///
/// State: Derived
//~ derived AV_296 b0f1a47c a40cdfcc fe4f8e3d.abd140f4
#[test]
fn AV_296_pride_seeker() {
    check(
        CardClass::Druid,
        &[
            Give("AV_296"),
            Cost("AV_296", 3),
            Stats("AV_296", 2, 4),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_296", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Proud
///
/// `AV_296e2` · Druid enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived AV_296e2 96b8aab1 60ab07f6 d57669b2.90c32b47
#[test]
fn AV_296e2_proud() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "AV_296e2"), CostNow(Nth(0), 1)]);
}

/// # Frostwolf Kennels
///
/// `AV_360` · Druid spell · 3 mana
///
/// > At the end of your turn, summon a 2/2 Wolf with **Stealth**. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_360 ce08ea5d 6a392be7 a256eb6e.a86c81fc
#[test]
fn AV_360_frostwolf_kennels() {
    check(
        CardClass::Druid,
        &[
            Give("AV_360"),
            Cost("AV_360", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_360", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("AV_360"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_360", Nothing),
            EndTurn,
            BoardCount(Mine, 2),
            In(Nth(0), Zone::Secret),
            In(The("AV_211t"), Zone::Play),
            Now(The("AV_211t"), 2, 2),
        ],
    );
}

/// # Boomkin
///
/// `ONY_018` · Druid minion · 5 mana · 4/5
///
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
///
/// State: Derived
//~ derived ONY_018 1c9a3ccf 7a6df9bc edf33ddb.e484c5cd
#[test]
fn ONY_018_boomkin() {
    check(
        CardClass::Druid,
        &[
            Give("ONY_018"),
            Cost("ONY_018", 5),
            Stats("ONY_018", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            PlayOption("ONY_018", 0, Nothing),
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ONY_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("ONY_018", 1, On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ONY_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("ONY_018", 1, On(Nth(1))),
            Now(Nth(1), 4, 1),
        ],
    );
}

/// # Eyes of the Moon
///
/// `ONY_018t` · Druid spell · 5 mana
///
/// > Restore 8 Health to your hero.
///
/// State: Derived
//~ derived ONY_018t 17462ad6 c4c89b02 149bfc9c.ff17a9b6
#[test]
fn ONY_018t_eyes_of_the_moon() {
    check(
        CardClass::Druid,
        &[
            Give("ONY_018t"),
            Cost("ONY_018t", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ONY_018t", Nothing),
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
        ],
    );
}

/// # Heart of the Sun
///
/// `ONY_018t2` · Druid spell · 5 mana
///
/// > Deal 4 damage.
///
/// State: Derived
//~ derived ONY_018t2 cfb55459 a6f9947d 2fec5fe9.9ba5ad0e
#[test]
fn ONY_018t2_heart_of_the_sun() {
    check(
        CardClass::Druid,
        &[
            Give("ONY_018t2"),
            Cost("ONY_018t2", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_018t2", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("ONY_018t2"), Friend("CS2_182"), Enemy("CS2_182"), Play("ONY_018t2", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Raid Negotiator
///
/// `ONY_019` · Druid minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a **Choose One** card. It has both effects combined.
///
/// State: Todo
//~ todo ONY_019 cf921f12 61a5ffff 2d9b9eb1.353406a1
#[test]
#[ignore = "todo: ONY_019 Raid Negotiator"]
fn ONY_019_raid_negotiator() {
    check(CardClass::Druid, &[Give("ONY_019"), Cost("ONY_019", 4), Stats("ONY_019", 3, 4), Unwritten]);
}

/// # Scale of Onyxia
///
/// `ONY_021` · Druid spell · 7 mana
///
/// > Fill your board with 2/1 Whelps with **Rush**.
///
/// State: Derived
//~ derived ONY_021 c3be500f 3c280fab bc5d10de.85fb7b3b
#[test]
fn ONY_021_scale_of_onyxia() {
    check(
        CardClass::Druid,
        &[
            Give("ONY_021"),
            Cost("ONY_021", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_021", Nothing),
            BoardCount(Mine, 7),
        ],
    );
}
