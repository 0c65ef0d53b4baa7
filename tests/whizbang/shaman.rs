//! Shaman cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 668b8134

/// # Rocket Hopper
///
/// `MIS_306` · Shaman minion · 5 mana · 10/10
///
/// > **Rush Overload:** (4)
///
/// State: Vanilla
//~ vanilla MIS_306 a76110a6 c8aa414d 9d374e50.f1c14e25
#[test]
fn MIS_306_rocket_hopper() {
    check(
        CardClass::Shaman,
        &[
            Give("MIS_306"),
            Cost("MIS_306", 5),
            Stats("MIS_306", 10, 10),
            Has("MIS_306", GameTag::OVERLOAD),
            Has("MIS_306", GameTag::RUSH),
            Play("MIS_306", Nothing),
            In(The("MIS_306"), Zone::Play),
            Now(The("MIS_306"), 10, 10),
            HasNow(The("MIS_306"), GameTag::RUSH),
            EndTurn,
            EndTurn,
            Mana(6),
        ],
    );
}

/// # Murloc Growfin
///
/// `MIS_307` · Shaman minion · 1 mana · 1/1
///
/// > **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// State: Todo
//~ todo MIS_307 f442380d 9126c2a3 f7c549af.8ef7189d
#[test]
#[ignore = "todo: MIS_307 Murloc Growfin"]
fn MIS_307_murloc_growfin() {
    check(
        CardClass::Shaman,
        &[Give("MIS_307"), Cost("MIS_307", 1), Stats("MIS_307", 1, 1), Has("MIS_307", GameTag::GIGANTIFY), Unwritten],
    );
}

/// # Molded Tinyfin
///
/// `MIS_307t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla MIS_307t 4be81f07 e667b7d3 906b0297.57b12c28
#[test]
fn MIS_307t_molded_tinyfin() {
    check(
        CardClass::Shaman,
        &[
            Give("MIS_307t"),
            Cost("MIS_307t", 1),
            Stats("MIS_307t", 1, 1),
            Has("MIS_307t", GameTag::RUSH),
            Play("MIS_307t", Nothing),
            In(The("MIS_307t"), Zone::Play),
            Now(The("MIS_307t"), 1, 1),
            HasNow(The("MIS_307t"), GameTag::RUSH),
        ],
    );
}

/// # Murloc Growfin
///
/// `MIS_307t1` · Shaman minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// State: Todo
//~ todo MIS_307t1 c7edb054 074e4848 b44fec57.c84ed172
#[test]
#[ignore = "todo: MIS_307t1 Murloc Growfin"]
fn MIS_307t1_murloc_growfin() {
    check(CardClass::Shaman, &[Give("MIS_307t1"), Cost("MIS_307t1", 8), Stats("MIS_307t1", 8, 8), Unwritten]);
}

/// # Wave of Nostalgia
///
/// `MIS_701` · Shaman spell · Nature · 5 mana
///
/// > Transform ALL minions into random **Legendary** ones from the past.
///
/// State: Derived
//~ derived MIS_701 c2208a5f 104e5da6 266f2324.9352f8b3
#[test]
fn MIS_701_wave_of_nostalgia() {
    check(
        CardClass::Shaman,
        &[
            Give("MIS_701"),
            Cost("MIS_701", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Play("MIS_701", Nothing),
            Is(Nth(1), "AT_009"),
            Now(Nth(1), 7, 7),
            Is(Nth(2), "AT_009"),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("MIS_701"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("BE_004")), Play("MIS_701", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("MIS_701"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("MIS_701", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("MIS_701"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("MIS_701", Nothing)],
    );
}

/// # Incredible Value
///
/// `TOY_046` · Shaman spell · Shadow · 3 mana
///
/// > **Discover** a 4-Cost minion. Set its Attack and Health to 7.
///
/// State: Derived
//~ derived TOY_046 ec520ecd 7b47ed9e ffc0735b.9308b92f
#[test]
fn TOY_046_incredible_value() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_046"),
            Cost("TOY_046", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("TOY_046", Nothing),
            ChooseCard("CS2_119"),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TOY_046"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_268")),
            Play("TOY_046", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TOY_046"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_046")),
            Play("TOY_046", Nothing),
            Choose(0),
        ],
    );
}

/// # Flame Wreathed
///
/// `TOY_046e` · Shaman enchantment
///
/// > Attack and Health set to 7.
///
/// State: Derived
//~ derived TOY_046e 33bfd6a9 ab7f3d67 6f890694.61817097
#[test]
fn TOY_046e_flame_wreathed() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TOY_046e"), Now(My(0), 7, 7)]);
}

/// # Baking Soda Volcano
///
/// `TOY_500` · Shaman spell · Fire · 4 mana
///
/// > **Lifesteal**. Deal $10 damage randomly split among all minions. **Overload:** (1)
///
/// State: Derived
//~ derived TOY_500 44b67354 cb47eb8c d7a11747.f7e48c6f
#[test]
fn TOY_500_baking_soda_volcano() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_500"),
            Cost("TOY_500", 4),
            Has("TOY_500", GameTag::LIFESTEAL),
            Has("TOY_500", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("TOY_500", Nothing),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 0),
            Damage(MyHero, 14),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TOY_500"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(6))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("TOY_500", Nothing),
            Now(MyHero, 0, 20),
            Damage(MyHero, 10),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 1),
            Now(Nth(4), 4, 1),
            Now(Nth(5), 4, 2),
            Now(Nth(6), 4, 2),
        ],
    );
}

/// # Shudderblock
///
/// `TOY_501` · Shaman minion · 6 mana · 5/5
///
/// > **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// State: Todo
//~ todo TOY_501 ccff599d 78ca559d 5e1f8af6.2d964312
#[test]
#[ignore = "todo: TOY_501 Shudderblock"]
fn TOY_501_shudderblock() {
    check(
        CardClass::Shaman,
        &[Give("TOY_501"), Cost("TOY_501", 6), Stats("TOY_501", 5, 5), Has("TOY_501", GameTag::MINIATURIZE), Unwritten],
    );
}

/// # Shudderblock
///
/// `TOY_501t` · Shaman minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// State: Todo
//~ todo TOY_501t 932e48c2 e6325f41 8d01f3df.f469fe8b
#[test]
#[ignore = "todo: TOY_501t Shudderblock"]
fn TOY_501t_shudderblock() {
    check(CardClass::Shaman, &[Give("TOY_501t"), Cost("TOY_501t", 1), Stats("TOY_501t", 1, 1), Unwritten]);
}

/// # Shining Sentinel
///
/// `TOY_503` · Shaman minion · 7 mana · 3/7
///
/// > **Taunt**, **Elusive Battlecry:** Summon a copy of this.
///
/// State: Derived
//~ derived TOY_503 2064328d 7b29f96f f0664a6c.78026a52
#[test]
fn TOY_503_shining_sentinel() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_503"),
            Cost("TOY_503", 7),
            Stats("TOY_503", 3, 7),
            Has("TOY_503", GameTag::ELUSIVE),
            Has("TOY_503", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_503", Nothing),
            BoardCount(Mine, 3),
            In(The("TOY_503"), Zone::Play),
            Now(The("TOY_503"), 3, 7),
        ],
    );
}

/// # Hagatha the Fabled
///
/// `TOY_504` · Shaman minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
///
/// State: Todo
//~ todo TOY_504 3ad7acaf 43969d7f 42756785.8d5e6a80
#[test]
#[ignore = "todo: TOY_504 Hagatha the Fabled"]
fn TOY_504_hagatha_the_fabled() {
    check(CardClass::Shaman, &[Give("TOY_504"), Cost("TOY_504", 4), Stats("TOY_504", 4, 3), Unwritten]);
}

/// # Fairy Tale Slime
///
/// `TOY_504t` · Shaman minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo TOY_504t 9c0ea82c 688e8730 88e2e048.a4a63133
#[test]
#[ignore = "todo: TOY_504t Fairy Tale Slime"]
fn TOY_504t_fairy_tale_slime() {
    check(CardClass::Shaman, &[Give("TOY_504t"), Cost("TOY_504t", 1), Stats("TOY_504t", 1, 1), Unwritten]);
}

/// # Once Upon a Time...
///
/// `TOY_506` · Shaman spell · Nature · 6 mana
///
/// > Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc.
///
/// State: Derived
//~ derived TOY_506 ef711c99 28b250a0 25ba9da7.16b1051f
#[test]
fn TOY_506_once_upon_a_time() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_506"),
            Cost("TOY_506", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_325")),
            Force(Card("CATA_111")),
            Force(Card("CS2_118")),
            Force(Card("CORE_EX1_050")),
            Play("TOY_506", Nothing),
            BoardCount(Mine, 5),
            In(The("CATA_111"), Zone::Play),
            Now(The("CATA_111"), 4, 3),
            In(The("CORE_EX1_050"), Zone::Play),
            Now(The("CORE_EX1_050"), 2, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            In(The("OG_325"), Zone::Play),
            Now(The("OG_325"), 2, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("TOY_506"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("TOY_506", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("TOY_506"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_115")), Play("TOY_506", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("TOY_506"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_076")), Play("TOY_506", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("TOY_506"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_039")), Play("TOY_506", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("TOY_506"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_008")), Play("TOY_506", Nothing)],
    );
}

/// # Fairy Tale Forest
///
/// `TOY_507` · Shaman location · 3 mana · 0 uses
///
/// > Draw a **Battlecry** minion. It costs (1) less.
///
/// State: Derived
//~ derived TOY_507 dd9e7457 2158359e dd85e17f.e7cd0898
#[test]
fn TOY_507_fairy_tale_forest() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_507"),
            Cost("TOY_507", 3),
            OnTop("AT_007"),
            OnTop("AT_007"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_507"),
            Use(Nth(6), 0, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TOY_507"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_007"),
            OnTop("AT_065"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_507"),
            Use(Nth(11), 0, Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(6), 2),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 3, 4),
        ],
    );
}

/// # Enchanted
///
/// `TOY_507e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TOY_507e f0598003 3313a8cf c8acc1f2.f705eb41
#[test]
fn TOY_507e_enchanted() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "TOY_507e"), CostNow(Nth(0), 2)]);
}

/// # Pop-Up Book
///
/// `TOY_508` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage. Summon two 0/1 Frogs with **Taunt**.
///
/// State: Derived
//~ derived TOY_508 6b5e32e1 325f0162 5401fb62.954808ef
#[test]
fn TOY_508_pop_up_book() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_508"),
            Cost("TOY_508", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_508", On(Nth(2))),
            BoardCount(Mine, 3),
            Now(Nth(2), 4, 3),
            In(The("hexfrog"), Zone::Play),
            Now(The("hexfrog"), 0, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TOY_508"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_508", On(Nth(1))),
            BoardCount(Mine, 3),
            Now(Nth(1), 4, 3),
            In(The("hexfrog"), Zone::Play),
            Now(The("hexfrog"), 0, 1),
        ],
    );
}

/// # Sand Art Elemental
///
/// `TOY_513` · Shaman minion · 4 mana · 4/4
///
/// > **Miniaturize Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// State: Derived
//~ derived TOY_513 1ac3f0bb de486e7f 999a6523.f18e2797
#[test]
fn TOY_513_sand_art_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_513"),
            Cost("TOY_513", 4),
            Stats("TOY_513", 4, 4),
            Has("TOY_513", GameTag::MINIATURIZE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_513", Nothing),
            HasNow(MyHero, GameTag::WINDFURY),
            Now(MyHero, 1, 30),
        ],
    );
}

/// # Swirling Colors
///
/// `TOY_513e` · Shaman enchantment
///
/// > +1 Attack and **Windfury**.
///
/// State: Derived
//~ derived TOY_513e e5275641 73dae217 48d6b113.4a5c81ec
#[test]
fn TOY_513e_swirling_colors() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TOY_513e"),
            Now(My(0), 6, 1),
            HasNow(My(0), GameTag::WINDFURY),
            EndTurn,
            Now(My(0), 5, 1),
            HasNot(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Sand Art Elemental
///
/// `TOY_513t` · Shaman minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// State: Todo
//~ todo TOY_513t 969e1c56 d1e055e1 99aeb433.2fb2592b
#[test]
#[ignore = "todo: TOY_513t Sand Art Elemental"]
fn TOY_513t_sand_art_elemental() {
    check(CardClass::Shaman, &[Give("TOY_513t"), Cost("TOY_513t", 1), Stats("TOY_513t", 1, 1), Unwritten]);
}

/// # Wish Upon a Star
///
/// `TOY_877` · Shaman spell · Arcane · 7 mana
///
/// > Give +2/+3 to all minions in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived TOY_877 c69e7047 748b9d45 1c1212da.9eed3d52
#[test]
fn TOY_877_wish_upon_a_star() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_877"),
            Cost("TOY_877", 7),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_877", Nothing),
            Now(Nth(1), 7, 4),
            Now(Nth(2), 4, 10),
            Now(Nth(3), 4, 6),
            Now(Nth(4), 4, 4),
            Now(Nth(5), 6, 8),
            Now(Nth(6), 7, 4),
            Now(Nth(7), 7, 4),
            Now(Nth(8), 6, 8),
            Now(Nth(9), 6, 8),
        ],
    );
}

/// # Wish Granted!
///
/// `TOY_877e1` · Shaman enchantment
///
/// > +2/+3.
///
/// State: Derived
//~ derived TOY_877e1 f0e06aa2 fcc72814 7cfb7b1c.7aa9e95d
#[test]
fn TOY_877e1_wish_granted() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TOY_877e1"), Now(My(0), 7, 4)]);
}
