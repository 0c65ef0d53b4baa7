//! Shaman cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca0e09af

/// # Totemic Evidence
///
/// `MAW_003` · Shaman spell · 1 mana
///
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
///
/// State: Todo
//~ todo MAW_003 e0764661 a512b183 1fc7aebb.419c55c3
#[test]
#[ignore = "todo: MAW_003 Totemic Evidence"]
fn MAW_003_totemic_evidence() {
    check(CardClass::Shaman, &[Give("MAW_003"), Cost("MAW_003", 1), Unwritten]);
}

/// # Totemic Evidence
///
/// `MAW_003t` · Shaman spell · 1 mana
///
/// > **Infused** Summon all 4 basic Totems.
///
/// State: Derived
//~ derived MAW_003t 617b3029 c7a8b654 09a794ea.2db501ac
#[test]
fn MAW_003t_totemic_evidence() {
    check(
        CardClass::Shaman,
        &[
            Give("MAW_003t"),
            Cost("MAW_003t", 1),
            Has("MAW_003t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_003t", Nothing),
            BoardCount(Mine, 5),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
            In(The("CS2_051"), Zone::Play),
            Now(The("CS2_051"), 0, 2),
            In(The("CS2_058"), Zone::Play),
            Now(The("CS2_058"), 0, 2),
            In(The("NEW1_009"), Zone::Play),
            Now(The("NEW1_009"), 0, 2),
        ],
    );
}

/// # Framester
///
/// `MAW_005` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
///
/// State: Todo
//~ todo MAW_005 e7200452 950bc7a6 38e5417a.55eca0b8
#[test]
#[ignore = "todo: MAW_005 Framester"]
fn MAW_005_framester() {
    check(CardClass::Shaman, &[Give("MAW_005"), Cost("MAW_005", 3), Stats("MAW_005", 3, 3), Unwritten]);
}

/// # Framed
///
/// `MAW_005t` · Shaman spell · 0 mana
///
/// > **Casts When Drawn Overload:** (2)
///
/// State: Todo
//~ todo MAW_005t 244dbd94 8da8bbfe 6039fade.a1cd858b
#[test]
#[ignore = "todo: MAW_005t Framed"]
fn MAW_005t_framed() {
    check(CardClass::Shaman, &[Give("MAW_005t"), Cost("MAW_005t", 0), Has("MAW_005t", GameTag::OVERLOAD), Unwritten]);
}

/// # Torghast Custodian
///
/// `MAW_030` · Shaman minion · 8 mana · 6/10
///
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
///
/// State: Todo
//~ todo MAW_030 bb4bb3a1 19748dad e546b86f.3f16bbe7
#[test]
#[ignore = "todo: MAW_030 Torghast Custodian"]
fn MAW_030_torghast_custodian() {
    check(CardClass::Shaman, &[Give("MAW_030"), Cost("MAW_030", 8), Stats("MAW_030", 6, 10), Unwritten]);
}

/// # Crawling
///
/// `MAW_030e2` · Shaman enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived MAW_030e2 c9696206 46c15d48 0f83c596.6bcfb036
#[test]
fn MAW_030e2_crawling() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "MAW_030e2"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Sweeping
///
/// `MAW_030e3` · Shaman enchantment
///
/// > **Divine Shield**.
///
/// State: Derived
//~ derived MAW_030e3 d82311ca e4c337bb d36b3fb0.3c22c089
#[test]
fn MAW_030e3_sweeping() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "MAW_030e3"), HasNow(My(0), GameTag::DIVINE_SHIELD)]);
}

/// # Formidable
///
/// `MAW_030e4` · Shaman enchantment
///
/// > **Windfury**.
///
/// State: Derived
//~ derived MAW_030e4 e33b15ca 3a510fe5 80c0882f.d091b609
#[test]
fn MAW_030e4_formidable() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "MAW_030e4"), HasNow(My(0), GameTag::WINDFURY)]);
}

/// # Criminal Lineup
///
/// `REV_517` · Shaman spell · 8 mana
///
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
///
/// State: Derived
//~ derived REV_517 47c13fd5 696b489f 1e56470c.e284de30
#[test]
fn REV_517_criminal_lineup() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_517"),
            Cost("REV_517", 8),
            Has("REV_517", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_517", On(Nth(1))),
            BoardCount(Mine, 4),
        ],
    );
}

/// # Baroness Vashj
///
/// `REV_788` · Shaman minion · 4 mana · 3/6
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_788 3297d321 0a4a2e6a 903b2892.2260dcce
#[test]
#[ignore = "todo: REV_788 Baroness Vashj"]
fn REV_788_baroness_vashj() {
    check(CardClass::Shaman, &[Give("REV_788"), Cost("REV_788", 4), Stats("REV_788", 3, 6), Unwritten]);
}

/// # Muck Pools
///
/// `REV_798` · Shaman location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_798 4701b9d3 3f1c4a27 7526551d.09cdb72f
#[test]
#[ignore = "todo: REV_798 Muck Pools"]
fn REV_798_muck_pools() {
    check(CardClass::Shaman, &[Give("REV_798"), Cost("REV_798", 1), Unwritten]);
}

/// # Gigantotem
///
/// `REV_838` · Shaman minion · 10 mana · 8/8
///
/// > Costs (1) less for each Totem you've summoned this game.
///
/// State: Derived
//~ derived REV_838 cf4ee09d 28ddd74d b5b457f2.97bc67d5
#[test]
fn REV_838_gigantotem() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_838"),
            Cost("REV_838", 10),
            Stats("REV_838", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_838"),
            Play("TTN_710", Nothing),
            Crystals(10),
            CostNow(Nth(0), 9),
        ],
    );
}

/// # Carving Chisel
///
/// `REV_917` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a random basic Totem.
///
/// State: Derived
//~ derived REV_917 4a9004c4 503ae33c eb04854a.3d852508
#[test]
fn REV_917_carving_chisel() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_917"),
            Cost("REV_917", 2),
            Stats("REV_917", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_917"),
            Force(Card("CS2_050")),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
        ],
    );
}

/// # Convincing Disguise
///
/// `REV_920` · Shaman spell · 1 mana
///
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
///
/// State: Derived
//~ derived REV_920 62e5bf60 3da9d9de 10bb6c79.53bda22b
#[test]
fn REV_920_convincing_disguise() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_920"),
            Cost("REV_920", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Is(Nth(0), "REV_920t"),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("REV_920"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Is(Nth(0), "REV_920"),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("REV_920"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("REV_920", On(Nth(1))),
            Is(Nth(1), "CS2_200"),
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("REV_920"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("REV_920", On(Nth(1)))],
    );
}

/// # Convincing Disguise
///
/// `REV_920t` · Shaman spell · 1 mana
///
/// > **Infused** Transform all friendly minions into random ones that cost (2) more.
///
/// State: Derived
//~ derived REV_920t f92d2df4 fa9f35ba 11a2148d.38a6e19d
#[test]
fn REV_920t_convincing_disguise() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_920t"),
            Cost("REV_920t", 1),
            Has("REV_920t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("REV_920t", Nothing),
            Is(Nth(1), "CS2_200"),
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("REV_920t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("REV_920t", Nothing)],
    );
}

/// # The Stonewright
///
/// `REV_921` · Shaman minion · 4 mana · 5/4
///
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
///
/// State: Derived
//~ derived REV_921 e67f372a e31a7549 10964998.773d9ad9
#[test]
fn REV_921_the_stonewright() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_921"),
            Cost("REV_921", 4),
            Stats("REV_921", 5, 4),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_921", Nothing),
            Now(Nth(1), 2, 3),
        ],
    );
}

/// # Living Stone
///
/// `REV_921e` · Shaman enchantment
///
/// > Your Totems have +2 Attack.
///
/// State: Derived
//~ derived REV_921e 018fda8f f3cf79af 1048987a.af5ea250
#[test]
fn REV_921e_living_stone() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_921e"),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 2, 3),
        ],
    );
}

/// # Living Stone
///
/// `REV_921t` · enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived REV_921t bf651eed 10443ef3 57099ee3.bf3d1612
#[test]
fn REV_921t_living_stone() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "REV_921t"), Now(My(0), 7, 1)]);
}

/// # Muck Pools
///
/// `REV_923` · Shaman location · 1 mana · 0 uses
///
/// > Transform a friendly minion into one that costs (1) more.
///
/// State: Derived
//~ derived REV_923 8fc92e84 0134938a 0249e72b.0fce674e
#[test]
fn REV_923_muck_pools() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_923"),
            Cost("REV_923", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_923"),
            Force(Card("GVG_070")),
            Use(Nth(3), 0, On(Nth(1))),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("REV_923"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_923"),
            Never(Card("AT_001")),
            Use(Nth(3), 0, On(Nth(1))),
        ],
    );
}

/// # Primordial Wave
///
/// `REV_924` · Shaman spell · Nature · 3 mana
///
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
///
/// State: Derived
//~ derived REV_924 371e9494 b7e2ff36 e46160c7.5e9dd62d
#[test]
fn REV_924_primordial_wave() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_924"),
            Cost("REV_924", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("GVG_070")),
            Play("REV_924", Nothing),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
            Is(Nth(2), "CS2_118"),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("REV_924"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("REV_924", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("REV_924"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("REV_924", Nothing)],
    );
}

/// # Baroness Vashj
///
/// `REV_925` · Shaman minion · 4 mana · 3/6
///
/// > If this would transform into a minion, summon that minion instead.
///
/// State: Todo
//~ todo REV_925 c541e6e8 e12f7f96 e918ddc8.5d74ed5b
#[test]
#[ignore = "todo: REV_925 Baroness Vashj"]
fn REV_925_baroness_vashj() {
    check(CardClass::Shaman, &[Give("REV_925"), Cost("REV_925", 4), Stats("REV_925", 3, 6), Unwritten]);
}

/// # Party Favor Totem
///
/// `REV_935` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
///
/// State: Todo
//~ todo REV_935 dca64b8b 446bfd5f 24c64af1.c152b8ed
#[test]
#[ignore = "todo: REV_935 Party Favor Totem"]
fn REV_935_party_favor_totem() {
    check(CardClass::Shaman, &[Give("REV_935"), Cost("REV_935", 3), Stats("REV_935", 0, 3), Unwritten]);
}

/// # Party Favor Totem
///
/// `REV_935t` · Shaman minion · 3 mana · 0/3
///
/// > **Infused** At the end of your turn, summon two random basic Totems.
///
/// State: Todo
//~ todo REV_935t 42827c05 efd50b41 89fb7ed1.7b9c04e8
#[test]
#[ignore = "todo: REV_935t Party Favor Totem"]
fn REV_935t_party_favor_totem() {
    check(
        CardClass::Shaman,
        &[Give("REV_935t"), Cost("REV_935t", 3), Stats("REV_935t", 0, 3), Has("REV_935t", GameTag::INFUSED), Unwritten],
    );
}

/// # Crud Caretaker
///
/// `REV_936` · Shaman minion · 4 mana · 1/1
///
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
///
/// State: Derived
//~ derived REV_936 6211dd65 88e98f80 c13f9e74.ce8142e1
#[test]
fn REV_936_crud_caretaker() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_936"),
            Cost("REV_936", 4),
            Stats("REV_936", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_936", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_936t"), Zone::Play),
            Now(The("REV_936t"), 3, 5),
        ],
    );
}

/// # Untreated Filth
///
/// `REV_936t` · Shaman minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla REV_936t 7246c40f 0e37c111 4a4e7090.4b0c5d24
#[test]
fn REV_936t_untreated_filth() {
    check(
        CardClass::Shaman,
        &[
            Give("REV_936t"),
            Cost("REV_936t", 4),
            Stats("REV_936t", 3, 5),
            Has("REV_936t", GameTag::TAUNT),
            Play("REV_936t", Nothing),
            In(The("REV_936t"), Zone::Play),
            Now(The("REV_936t"), 3, 5),
            HasNow(The("REV_936t"), GameTag::TAUNT),
        ],
    );
}
