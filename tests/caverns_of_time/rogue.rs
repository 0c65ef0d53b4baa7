//! Rogue cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9911143f

/// # Jade Swarmer
///
/// `WON_067` · Rogue minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
///
/// State: Reprint
//~ reprint WON_067 15bbe566 6ede22af 3c50d2f4.c1d71a0c
#[test]
fn WON_067_jade_swarmer() {
    check(
        CardClass::Rogue,
        &[
            Give("WON_067"),
            Cost("WON_067", 1),
            Stats("WON_067", 1, 1),
            Has("WON_067", GameTag::STEALTH),
            WrittenAs("WON_067", "CFM_691"),
        ],
    );
}

/// # Jade Shuriken
///
/// `WON_070` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
///
/// State: Reprint
//~ reprint WON_070 3f0e0711 66e4d445 9037db6d.72cbea82
#[test]
fn WON_070_jade_shuriken() {
    check(CardClass::Rogue, &[Give("WON_070"), Cost("WON_070", 2), WrittenAs("WON_070", "CFM_690")]);
}

/// # Burgle
///
/// `WON_071` · Rogue spell · 3 mana
///
/// > Get 3 random cards *(from your opponent's class)*.
///
/// State: Reprint
//~ reprint WON_071 3284a9ac 371c3f7d 97add971.14dd4a4d
#[test]
fn WON_071_burgle() {
    check(CardClass::Rogue, &[Give("WON_071"), Cost("WON_071", 3), WrittenAs("WON_071", "AT_033")]);
}

/// # Dark Iron Skulker
///
/// `WON_073` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// State: Reprint
//~ reprint WON_073 bd08112c c847f631 4f2c61a4.6ba1c214
#[test]
fn WON_073_dark_iron_skulker() {
    check(
        CardClass::Rogue,
        &[Give("WON_073"), Cost("WON_073", 4), Stats("WON_073", 4, 3), WrittenAs("WON_073", "BRM_008")],
    );
}

/// # Blade of C'Thun
///
/// `WON_075` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// State: Reprint
//~ reprint WON_075 a12fddb7 4395bcaa 5ce2427c.70385a29
#[test]
fn WON_075_blade_of_c_thun() {
    check(
        CardClass::Rogue,
        &[Give("WON_075"), Cost("WON_075", 7), Stats("WON_075", 4, 4), WrittenAs("WON_075", "OG_282")],
    );
}

/// # Anub'arak
///
/// `WON_076` · Rogue minion · 8 mana · 8/4
///
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
///
/// State: Reprint
//~ reprint WON_076 85c4a8a7 aa9b0161 25fef709.feaae082
#[test]
fn WON_076_anubarak() {
    check(
        CardClass::Rogue,
        &[Give("WON_076"), Cost("WON_076", 8), Stats("WON_076", 8, 4), WrittenAs("WON_076", "AT_036")],
    );
}

/// # Nerubian
///
/// `WON_076t` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon Anub'arak.
///
/// State: Reprint
//~ reprint WON_076t 7fcfdb07 86afc0a0 e817a944.9632d38a
#[test]
fn WON_076t_nerubian() {
    check(
        CardClass::Rogue,
        &[Give("WON_076t"), Cost("WON_076t", 4), Stats("WON_076t", 4, 4), WrittenAs("WON_076t", "AT_036t")],
    );
}

/// # Mount Hyjal Imposter
///
/// `WON_077` · Rogue minion · 4 mana · 4/4
///
/// > Each turn this is in your hand, transform it into a random 4-Cost minion that gains **Stealth**.
///
/// State: Todo
//~ todo WON_077 eee9a6df 82455a19 25e40f1c.2a87316b
#[test]
#[ignore = "todo: WON_077 Mount Hyjal Imposter"]
fn WON_077_mount_hyjal_imposter() {
    check(CardClass::Rogue, &[Give("WON_077"), Cost("WON_077", 4), Stats("WON_077", 4, 4), Unwritten]);
}

/// # Mount Hyjal Imposter
///
/// `WON_077e2` · Rogue enchantment
///
/// > **Stealth**.
///
/// State: Derived
//~ derived WON_077e2 2be05317 dc189ce3 d01befe5.311fea44
#[test]
fn WON_077e2_mount_hyjal_imposter() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "WON_077e2"), HasNow(My(0), GameTag::STEALTH)]);
}

/// # Jade Telegram
///
/// `WON_078` · Rogue spell · 4 mana
///
/// > Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a{1} {0} **Jade Golem**.@Look at 3 cards in your opponent's hand and shuffle one of them into their deck. Summon a **Jade Golem**.
///
/// State: Derived
//~ derived WON_078 901c46b4 bceaf815 c64974bf.4c23b187
#[test]
fn WON_078_jade_telegram() {
    check(
        CardClass::Rogue,
        &[
            Give("WON_078"),
            Cost("WON_078", 4),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_078", Nothing),
            ChooseCard("CS2_182"),
            BoardCount(Mine, 2),
            In(Nth(2), Zone::Deck),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # The Scarab Lord
///
/// `WON_079` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a 0/1 Gong for your opponent. **Combo:** Gain **Rush**.
///
/// State: Derived
//~ derived WON_079 db44d998 dc56c71e afa9622c.da587727
#[test]
fn WON_079_the_scarab_lord() {
    check(
        CardClass::Rogue,
        &[
            Give("WON_079"),
            Cost("WON_079", 4),
            Stats("WON_079", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("WON_079", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            HasNot(The("WON_079t"), GameTag::RUSH),
            In(The("WON_079t"), Zone::Play),
            Now(The("WON_079t"), 0, 1),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Scarab Gong
///
/// `WON_079t` · Rogue minion · 4 mana · 0/1
///
/// > Whenever this takes damage, fill your enemy's board with 1/1 Scarabs.
///
/// State: Todo
//~ todo WON_079t 22442ae9 8b05bcbe 9cc03113.5ebc48ba
#[test]
#[ignore = "todo: WON_079t Scarab Gong"]
fn WON_079t_scarab_gong() {
    check(CardClass::Rogue, &[Give("WON_079t"), Cost("WON_079t", 4), Stats("WON_079t", 0, 1), Unwritten]);
}

/// # Scarab
///
/// `WON_079t2` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla WON_079t2 24820cf3 1e0e62a4 1b5db6bc
#[test]
fn WON_079t2_scarab() {
    check(
        CardClass::Rogue,
        &[
            Give("WON_079t2"),
            Cost("WON_079t2", 1),
            Stats("WON_079t2", 1, 1),
            Play("WON_079t2", Nothing),
            In(The("WON_079t2"), Zone::Play),
            Now(The("WON_079t2"), 1, 1),
        ],
    );
}

/// # Shado-Pan Rider
///
/// `WON_316` · Rogue minion · 5 mana · 3/7
///
/// > **Combo:** Gain +4 Attack.
///
/// State: Reprint
//~ reprint WON_316 df7ee227 7728a579 649ea3e4.bdfea226
#[test]
fn WON_316_shado_pan_rider() {
    check(
        CardClass::Rogue,
        &[Give("WON_316"), Cost("WON_316", 5), Stats("WON_316", 3, 7), WrittenAs("WON_316", "AT_028")],
    );
}

/// # Undercity Huckster
///
/// `WON_317` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// State: Reprint
//~ reprint WON_317 facad721 ee496417 e4a0bd81.37d64176
#[test]
fn WON_317_undercity_huckster() {
    check(
        CardClass::Rogue,
        &[Give("WON_317"), Cost("WON_317", 2), Stats("WON_317", 2, 3), WrittenAs("WON_317", "OG_330")],
    );
}

/// # Poisoned Blade
///
/// `WON_318` · Rogue weapon · 2 mana · 1/3 durability
///
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// State: Reprint
//~ reprint WON_318 bb53e93e 35accd83 adaec39a.7ae27c6c
#[test]
fn WON_318_poisoned_blade() {
    check(
        CardClass::Rogue,
        &[Give("WON_318"), Cost("WON_318", 2), Stats("WON_318", 1, 3), WrittenAs("WON_318", "AT_034")],
    );
}

/// # Tomb Pillager
///
/// `WON_340` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Reprint
//~ reprint WON_340 4fc4773e 76563cb6 bc3e05af.49fa79bf
#[test]
fn WON_340_tomb_pillager() {
    check(
        CardClass::Rogue,
        &[Give("WON_340"), Cost("WON_340", 4), Stats("WON_340", 6, 4), WrittenAs("WON_340", "LOE_012")],
    );
}
