//! Neutral cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 820f524a

/// # Ysera, Emerald Aspect
///
/// `EDR_000` · Neutral minion · 9 mana · 4/12
///
/// > **Start of Game:** Increase both players'maximum Mana by 5. **Battlecry:** Gain 3 Mana Crystals.
///
/// State: Todo
//~ todo EDR_000 4838a47f 8c629917 4f19a051.4d2cc640
#[test]
#[ignore = "todo: EDR_000 Ysera, Emerald Aspect"]
fn EDR_000_ysera_emerald_aspect() {
    check(CardClass::Mage, &[Give("EDR_000"), Cost("EDR_000", 9), Stats("EDR_000", 4, 12), Unwritten]);
}

/// # Hopeful Dryad
///
/// `EDR_001` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a random Dream card.
///
/// State: Todo
//~ todo EDR_001 10f4bc2f 2d7c7747 691e5957.c491a7cf
#[test]
#[ignore = "todo: EDR_001 Hopeful Dryad"]
fn EDR_001_hopeful_dryad() {
    check(CardClass::Mage, &[Give("EDR_001"), Cost("EDR_001", 3), Stats("EDR_001", 3, 3), Unwritten]);
}

/// # Waking Terror
///
/// `EDR_100t` · Neutral spell · 0 mana
///
/// > +3 Attack and **Lifesteal**.
///
/// State: Todo
//~ todo EDR_100t 11793619 3da6ff54 64a85ab2.9f556224
#[test]
#[ignore = "todo: EDR_100t Waking Terror"]
fn EDR_100t_waking_terror() {
    check(CardClass::Mage, &[Give("EDR_100t"), Cost("EDR_100t", 0), Unwritten]);
}

/// # Well Rested
///
/// `EDR_100t1` · Neutral spell · 0 mana
///
/// > +2/+2 and **Elusive**.
///
/// State: Todo
//~ todo EDR_100t1 04c4b14f 8444cb04 d020511d.fe1ae947
#[test]
#[ignore = "todo: EDR_100t1 Well Rested"]
fn EDR_100t1_well_rested() {
    check(CardClass::Mage, &[Give("EDR_100t1"), Cost("EDR_100t1", 0), Unwritten]);
}

/// # Nightmare Scales
///
/// `EDR_100t10` · Hunter spell · 0 mana
///
/// > Has a **Divine Shield** that takes 3 hits to break.
///
/// State: Todo
//~ todo EDR_100t10 1ec41636 7ac66d83 abca0922.330945ae
#[test]
#[ignore = "todo: EDR_100t10 Nightmare Scales"]
fn EDR_100t10_nightmare_scales() {
    check(CardClass::Mage, &[Give("EDR_100t10"), Cost("EDR_100t10", 0), Unwritten]);
}

/// # Harpy's Talons
///
/// `EDR_100t13` · Neutral spell · 0 mana
///
/// > **Divine Shield**, **Windfury**
///
/// State: Todo
//~ todo EDR_100t13 7448bdc8 62188629 7c2246d0.df64a957
#[test]
#[ignore = "todo: EDR_100t13 Harpy's Talons"]
fn EDR_100t13_harpys_talons() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_100t13"),
            Cost("EDR_100t13", 0),
            Has("EDR_100t13", GameTag::DIVINE_SHIELD),
            Has("EDR_100t13", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Harpy's Talons
///
/// `EDR_100t13e` · Neutral enchantment
///
/// > **Divine Shield**, **Windfury**
///
/// State: Derived
//~ derived EDR_100t13e 6ff98c8e 4c510ab7 c03fde1a.df64a957
#[test]
fn EDR_100t13e_harpys_talons() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EDR_100t13e"),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Well Rested
///
/// `EDR_100t1e` · Hunter enchantment
///
/// > +2/+2 and **Elusive**.
///
/// State: Derived
//~ derived EDR_100t1e 0b88b10d e8b3339e fe58729a.fe1ae947
#[test]
fn EDR_100t1e_well_rested() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "EDR_100t1e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::ELUSIVE)],
    );
}

/// # Short Claws
///
/// `EDR_100t2` · Neutral spell · 0 mana
///
/// > Costs (2) less, but has -2 Attack.
///
/// State: Todo
//~ todo EDR_100t2 5fa78200 1154b6d6 8b4d84df.58e73013
#[test]
#[ignore = "todo: EDR_100t2 Short Claws"]
fn EDR_100t2_short_claws() {
    check(CardClass::Mage, &[Give("EDR_100t2"), Cost("EDR_100t2", 0), Unwritten]);
}

/// # Bundled Up
///
/// `EDR_100t3` · Neutral spell · 0 mana
///
/// > +4 Health and **Taunt**.
///
/// State: Todo
//~ todo EDR_100t3 82a97d96 8d705432 8a85ca77.f82e8361
#[test]
#[ignore = "todo: EDR_100t3 Bundled Up"]
fn EDR_100t3_bundled_up() {
    check(CardClass::Mage, &[Give("EDR_100t3"), Cost("EDR_100t3", 0), Unwritten]);
}

/// # Bundled Up
///
/// `EDR_100t3e` · Hunter enchantment
///
/// > +4 Health and **Taunt**.
///
/// State: Derived
//~ derived EDR_100t3e c75c6c74 3a37c4dd 5d25f031.f82e8361
#[test]
fn EDR_100t3e_bundled_up() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "EDR_100t3e"), Now(My(0), 5, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Inner Demons
///
/// `EDR_100t4` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Draw 2 cards.
///
/// State: Todo
//~ todo EDR_100t4 a6ebc3cf 9fcda48a 049d95ed.bd321905
#[test]
#[ignore = "todo: EDR_100t4 Inner Demons"]
fn EDR_100t4_inner_demons() {
    check(CardClass::Mage, &[Give("EDR_100t4"), Cost("EDR_100t4", 0), Unwritten]);
}

/// # Inner Demons
///
/// `EDR_100t4e` · Hunter enchantment
///
/// > **Deathrattle:** Draw 2 cards.
///
/// State: Derived
//~ derived EDR_100t4e b240f15f 6f41ba43 25b40644.bd321905
#[test]
fn EDR_100t4e_inner_demons() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "EDR_100t4e"),
            Kill(Nth(0)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Living Nightmare
///
/// `EDR_100t5` · Neutral spell · 0 mana
///
/// > When you play this minion, summon a 2/2 copy of it.
///
/// State: Todo
//~ todo EDR_100t5 27871932 2a94c194 eacd85e3.93fca74c
#[test]
#[ignore = "todo: EDR_100t5 Living Nightmare"]
fn EDR_100t5_living_nightmare() {
    check(CardClass::Mage, &[Give("EDR_100t5"), Cost("EDR_100t5", 0), Unwritten]);
}

/// # Tiny Nightmare
///
/// `EDR_100t5e2` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived EDR_100t5e2 9cac8627 4a5156e1 8c657126.d68bebe2
#[test]
fn EDR_100t5e2_tiny_nightmare() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "EDR_100t5e2"), Now(My(0), 1, 1)]);
}

/// # Living Nightmare
///
/// `EDR_100t5e5` · Neutral enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived EDR_100t5e5 a43a5ac5 c02adbe2 94802558.142bb519
#[test]
fn EDR_100t5e5_living_nightmare() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_100t5e5"), Now(My(0), 2, 2)]);
}

/// # Sleepwalker
///
/// `EDR_100t6` · Neutral spell · 0 mana
///
/// > **Charge**
///
/// State: Todo
//~ todo EDR_100t6 32672768 790e483a 4de1f7d0.276b5ef0
#[test]
#[ignore = "todo: EDR_100t6 Sleepwalker"]
fn EDR_100t6_sleepwalker() {
    check(CardClass::Mage, &[Give("EDR_100t6"), Cost("EDR_100t6", 0), Has("EDR_100t6", GameTag::CHARGE), Unwritten]);
}

/// # Sneaky Sleepwalking
///
/// `EDR_100t6e` · Hunter enchantment
///
/// > **Charge**
///
/// State: Derived
//~ derived EDR_100t6e 88402207 664e991f fe898c31.276b5ef0
#[test]
fn EDR_100t6e_sneaky_sleepwalking() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_100t6e"), HasNow(My(0), GameTag::CHARGE)]);
}

/// # Rude Awakening
///
/// `EDR_100t7` · Neutral spell · 0 mana
///
/// > This minion's **Battlecries** trigger twice.
///
/// State: Todo
//~ todo EDR_100t7 1ae86a37 bc1a676c fa3f7ab6.d5cfd0fd
#[test]
#[ignore = "todo: EDR_100t7 Rude Awakening"]
fn EDR_100t7_rude_awakening() {
    check(CardClass::Mage, &[Give("EDR_100t7"), Cost("EDR_100t7", 0), Unwritten]);
}

/// # Sweet Dreams
///
/// `EDR_100t8` · Neutral spell · 0 mana
///
/// > +4/+5. Place this card on top of your deck.
///
/// State: Todo
//~ todo EDR_100t8 920c1598 e2d8f7fc b9515471.ef23105f
#[test]
#[ignore = "todo: EDR_100t8 Sweet Dreams"]
fn EDR_100t8_sweet_dreams() {
    check(CardClass::Mage, &[Give("EDR_100t8"), Cost("EDR_100t8", 0), Unwritten]);
}

/// # Sweet Dreams
///
/// `EDR_100t8e1` · Hunter enchantment
///
/// > +4/+5.
///
/// State: Derived
//~ derived EDR_100t8e1 4dd6c84f e9798cf4 fa04048b.5a9e7cce
#[test]
fn EDR_100t8e1_sweet_dreams() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_100t8e1"), Now(My(0), 9, 6)]);
}

/// # Persisting Horror
///
/// `EDR_100t9` · Neutral spell · 0 mana
///
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// State: Todo
//~ todo EDR_100t9 c223e2d1 66c438a9 7e05d38a.c8240a2d
#[test]
#[ignore = "todo: EDR_100t9 Persisting Horror"]
fn EDR_100t9_persisting_horror() {
    check(CardClass::Mage, &[Give("EDR_100t9"), Cost("EDR_100t9", 0), Has("EDR_100t9", GameTag::REBORN), Unwritten]);
}

/// # Waking Terror
///
/// `EDR_100te` · Hunter enchantment
///
/// > +3 Attack and **Lifesteal**.
///
/// State: Derived
//~ derived EDR_100te e3cab22e 9392d87a 29be378e.9f556224
#[test]
fn EDR_100te_waking_terror() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "EDR_100te"), Now(My(0), 8, 1), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Treacherous Tormentor
///
/// `EDR_102` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Discover** a **Legendary** minion with a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_102 29390101 34711671 84c5668f.d6cbb98a
#[test]
#[ignore = "todo: EDR_102 Treacherous Tormentor"]
fn EDR_102_treacherous_tormentor() {
    check(CardClass::Mage, &[Give("EDR_102"), Cost("EDR_102", 4), Stats("EDR_102", 5, 4), Unwritten]);
}

/// # Dark Gift
///
/// `EDR_102t` · Neutral spell · 0 mana
///
/// > Executes nightmare bonus
///
/// State: Todo
//~ todo EDR_102t 44345d6c f41c1299 812b8b69.cb7fe043
#[test]
#[ignore = "todo: EDR_102t Dark Gift"]
fn EDR_102t_dark_gift() {
    check(CardClass::Mage, &[Give("EDR_102t"), Cost("EDR_102t", 0), Unwritten]);
}

/// # Creature of Madness
///
/// `EDR_105` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost minion with a **Dark Gift.**
///
/// State: Todo
//~ todo EDR_105 de17f732 7a6f3ecf e83a0f0e.e336b8c4
#[test]
#[ignore = "todo: EDR_105 Creature of Madness"]
fn EDR_105_creature_of_madness() {
    check(CardClass::Mage, &[Give("EDR_105"), Cost("EDR_105", 2), Stats("EDR_105", 1, 1), Unwritten]);
}

/// # Sporegnasher
///
/// `EDR_110` · Neutral minion · 5 mana · 1/5
///
/// > **Poisonous Deathrattle:** Deal 1 damage to a random enemy minion.
///
/// State: Derived
//~ derived EDR_110 76b53132 cb4228a2 892b51c2.912312e7
#[test]
fn EDR_110_sporegnasher() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_110"),
            Cost("EDR_110", 5),
            Stats("EDR_110", 1, 5),
            Has("EDR_110", GameTag::POISONOUS),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_110"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Animated Moonwell
///
/// `EDR_254` · Neutral minion · 3 mana · 1/4
///
/// > After you cast a spell, gain Attack equal to its Cost.
///
/// State: Derived
//~ derived EDR_254 ecc1078c 7c554975 0a57dfab.a6a4bf4c
#[test]
fn EDR_254_animated_moonwell() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_254"),
            Cost("EDR_254", 3),
            Stats("EDR_254", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_254"),
            Play("CS2_075", Nothing),
            Now(Nth(3), 2, 4),
        ],
    );
}

/// # Illusory Greenwing
///
/// `EDR_260` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. **Deathrattle:** Shuffle two 4/5 Dragons with **Taunt** into your deck. They're **Summoned When Drawn**.
///
/// State: Derived
//~ derived EDR_260 737d34a9 112beaf4 4c7292e5.52d756bc
#[test]
fn EDR_260_illusory_greenwing() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_260"),
            Cost("EDR_260", 4),
            Stats("EDR_260", 4, 5),
            Has("EDR_260", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_260"),
            Kill(Nth(3)),
            DeckCount(Mine, 21),
            In(The("EDR_260t"), Zone::Deck),
        ],
    );
}

/// # Illusion
///
/// `EDR_260t` · Neutral minion · 4 mana · 4/5
///
/// > **Summoned When Drawn Taunt**
///
/// State: Vanilla
//~ vanilla EDR_260t eec4dbee 86d413c4 24f39397.e39dec4a
#[test]
fn EDR_260t_illusion() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_260t"),
            Cost("EDR_260t", 4),
            Stats("EDR_260t", 4, 5),
            Has("EDR_260t", GameTag::TAUNT),
            Play("EDR_260t", Nothing),
            In(The("EDR_260t"), Zone::Play),
            Now(The("EDR_260t"), 4, 5),
            HasNow(The("EDR_260t"), GameTag::TAUNT),
        ],
    );
}

/// # Briarspawn Drake
///
/// `EDR_453` · Neutral minion · 10 mana · 12/7
///
/// > At the end of your turn, attack a random enemy minion *(excess damage hits the enemy hero)*.
///
/// State: Todo
//~ todo EDR_453 bc592d53 381a5547 2669e9fb.fa0b5733
#[test]
#[ignore = "todo: EDR_453 Briarspawn Drake"]
fn EDR_453_briarspawn_drake() {
    check(CardClass::Mage, &[Give("EDR_453"), Cost("EDR_453", 10), Stats("EDR_453", 12, 7), Unwritten]);
}

/// # Slumbering Sprite
///
/// `EDR_469` · Neutral minion · 1 mana · 3/3
///
/// > Starts **Dormant**. After you use your Hero Power, this awakens.
///
/// State: Derived
//~ derived EDR_469 c15cacf0 9f54aa50 394c9ab5.933ae93f
#[test]
fn EDR_469_slumbering_sprite() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_469"),
            Cost("EDR_469", 1),
            Stats("EDR_469", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_469", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Barkshield Sentinel
///
/// `EDR_470` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt** After you use your Hero Power, gain +2 Health.
///
/// State: Derived
//~ derived EDR_470 677285b5 f2aff68d ebc9d921.06964845
#[test]
fn EDR_470_barkshield_sentinel() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_470"),
            Cost("EDR_470", 2),
            Stats("EDR_470", 2, 2),
            Has("EDR_470", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_470"),
            HeroPower(On(TheirHero)),
            Now(Nth(3), 2, 4),
        ],
    );
}

/// # Alert
///
/// `EDR_470e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived EDR_470e d1ad2065 9f30adc9 d32c044f.9f1b69f0
#[test]
fn EDR_470e_alert() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_470e"), Now(My(0), 5, 3)]);
}

/// # Scavenging Flytrap
///
/// `EDR_484` · Neutral minion · 7 mana · 2/7
///
/// > After a minion dies, gain its Attack.
///
/// State: Derived
//~ derived EDR_484 93734f6f 3a4eadd9 301ecbe4.2bb55e77
#[test]
fn EDR_484_scavenging_flytrap() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_484"),
            Cost("EDR_484", 7),
            Stats("EDR_484", 2, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_484"),
            Kill(Nth(1)),
            Now(Nth(3), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("EDR_484"), Friend("CS2_182"), Enemy("CS2_182"), Friend("EDR_484"), Kill(Nth(2)), Now(Nth(3), 6, 7)],
    );
}

/// # Scorching Observer
///
/// `EDR_486` · Neutral minion · 9 mana · 7/9
///
/// > **Rush Lifesteal**
///
/// State: Vanilla
//~ vanilla EDR_486 7f2612f4 8ecd094e f4964498.f13aa4fa
#[test]
fn EDR_486_scorching_observer() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_486"),
            Cost("EDR_486", 9),
            Stats("EDR_486", 7, 9),
            Has("EDR_486", GameTag::LIFESTEAL),
            Has("EDR_486", GameTag::RUSH),
            Play("EDR_486", Nothing),
            In(The("EDR_486"), Zone::Play),
            Now(The("EDR_486"), 7, 9),
            HasNow(The("EDR_486"), GameTag::LIFESTEAL),
            HasNow(The("EDR_486"), GameTag::RUSH),
        ],
    );
}

/// # Mother Duck
///
/// `EDR_492` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Summon three 1/1 Ducklings with **Rush**.
///
/// State: Derived
//~ derived EDR_492 c71cf15f 0a443445 1597fcba.736e2112
#[test]
fn EDR_492_mother_duck() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_492"),
            Cost("EDR_492", 4),
            Stats("EDR_492", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_492", Nothing),
            BoardCount(Mine, 5),
            In(The("EDR_492t"), Zone::Play),
            Now(The("EDR_492t"), 1, 1),
        ],
    );
}

/// # Duckling
///
/// `EDR_492t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla EDR_492t 9eddfc3f ebf69723 0107bbda.57b12c28
#[test]
fn EDR_492t_duckling() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_492t"),
            Cost("EDR_492t", 1),
            Stats("EDR_492t", 1, 1),
            Has("EDR_492t", GameTag::RUSH),
            Play("EDR_492t", Nothing),
            In(The("EDR_492t"), Zone::Play),
            Now(The("EDR_492t"), 1, 1),
            HasNow(The("EDR_492t"), GameTag::RUSH),
        ],
    );
}

/// # Twisted Treant
///
/// `EDR_495` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a random minion in each player's hand -2 Attack.
///
/// State: Derived
//~ derived EDR_495 37f66ba0 95e52949 8095ec59.c2b9fe82
#[test]
fn EDR_495_twisted_treant() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_495"),
            Cost("EDR_495", 2),
            Stats("EDR_495", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_495"),
            Kill(Nth(3)),
            Now(Nth(0), 0, 2),
        ],
    );
}

/// # Twisted
///
/// `EDR_495e` · Neutral enchantment
///
/// > -2 Attack.
///
/// State: Derived
//~ derived EDR_495e 89fb3d52 a44dcca4 858c851f.4e55ea5c
#[test]
fn EDR_495e_twisted() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_495e"), Now(My(0), 3, 1)]);
}

/// # Fleeing Treant
///
/// `EDR_500` · Neutral minion · 2 mana · 2/2
///
/// > Battlecry: **Imbue** your Hero Power. Your next one costs (0).
///
/// State: Todo
//~ todo EDR_500 e2b8416e 00401d15 408a60a9.3f6f8885
#[test]
#[ignore = "todo: EDR_500 Fleeing Treant"]
fn EDR_500_fleeing_treant() {
    check(CardClass::Mage, &[Give("EDR_500"), Cost("EDR_500", 2), Stats("EDR_500", 2, 2), Unwritten]);
}

/// # Daydreaming Pixie
///
/// `EDR_530` · Neutral minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Nature spell.
///
/// State: Derived
//~ derived EDR_530 b0d6d178 f5d851de 0aafc41b.0ead46c6
#[test]
fn EDR_530_daydreaming_pixie() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_530"),
            Cost("EDR_530", 2),
            Stats("EDR_530", 0, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_530"),
            Force(Card("AT_037")),
            EndTurn,
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("EDR_530"), Friend("CS2_182"), Enemy("CS2_182"), Friend("EDR_530"), Never(Card("AT_001")), EndTurn],
    );
}

/// # Fae Trickster
///
/// `EDR_571` · Neutral minion · 3 mana · 2/4
///
/// > **Deathrattle:** Draw a spell that costs (5) or more.
///
/// State: Derived
//~ derived EDR_571 14367fda 5854a39b b4668e67.ae9184db
#[test]
fn EDR_571_fae_trickster() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_571"),
            Cost("EDR_571", 3),
            Stats("EDR_571", 2, 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_571"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_571"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTop("CS2_186"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_571"),
            Kill(Nth(11)),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Tormented Dreadwing
///
/// `EDR_572` · Neutral minion · 5 mana · 5/5
///
/// > **Deathrattle:** Draw 2 Dragons. Reduce their Costs by (1).
///
/// State: Derived
//~ derived EDR_572 7d27f809 306d7f6f 9d6753c4.dbb31fd1
#[test]
fn EDR_572_tormented_dreadwing() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_572"),
            Cost("EDR_572", 5),
            Stats("EDR_572", 5, 5),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_572"),
            Kill(Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 6, 7),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 6, 7),
        ],
    );
}

/// # Dream Rager
///
/// `EDR_598` · Neutral minion · 3 mana · 5/1
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla EDR_598 179392c1 447d7b62 7943b5b9.c54580ff
#[test]
fn EDR_598_dream_rager() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_598"),
            Cost("EDR_598", 3),
            Stats("EDR_598", 5, 1),
            Has("EDR_598", GameTag::ELUSIVE),
            Play("EDR_598", Nothing),
            In(The("EDR_598"), Zone::Play),
            Now(The("EDR_598"), 5, 1),
            HasNow(The("EDR_598"), GameTag::ELUSIVE),
        ],
    );
}

/// # Bloodthistle Illusionist
///
/// `EDR_780` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Summon a copy of this. One secretly dies when it takes damage.
///
/// State: Todo
//~ todo EDR_780 5a857ccb 4d568298 0825db51.1aa1c04c
#[test]
#[ignore = "todo: EDR_780 Bloodthistle Illusionist"]
fn EDR_780_bloodthistle_illusionist() {
    check(CardClass::Mage, &[Give("EDR_780"), Cost("EDR_780", 3), Stats("EDR_780", 2, 4), Unwritten]);
}

/// # Flutterwing Guardian
///
/// `EDR_800` · Neutral minion · 4 mana · 4/4
///
/// > Taunt**, Divine Shield Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_800 f5225ec6 - 214128fa.c59a474e
#[test]
fn EDR_800_flutterwing_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_800"),
            Cost("EDR_800", 4),
            Stats("EDR_800", 4, 4),
            Has("EDR_800", GameTag::DIVINE_SHIELD),
            Has("EDR_800", GameTag::TAUNT),
            Play("EDR_800", Nothing),
            Is(MyPower, "EDR_851p"),
        ],
    );
}

/// # Naralex, Herald of the Flights
///
/// `EDR_844` · Neutral minion · 7 mana · 7/7
///
/// > Your first Dragon each turn costs (1).
///
/// State: Derived
//~ derived EDR_844 317c50bd a3f4ca1c c6ac56bc.9c7d32f7
#[test]
fn EDR_844_naralex_herald_of_the_flights() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_844"),
            Cost("EDR_844", 7),
            Stats("EDR_844", 7, 7),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_844"),
            CostNow(Nth(0), 7),
            CostNow(Nth(1), 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_844"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_844"),
            Play("DRG_054", Nothing),
            Crystals(10),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Shaladrassil
///
/// `EDR_846` · Neutral spell · Nature · 8 mana
///
/// > Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
///
/// State: Todo
//~ todo EDR_846 d8865780 fe67b80e 439bc389.7c997bd1
#[test]
#[ignore = "todo: EDR_846 Shaladrassil"]
fn EDR_846_shaladrassil() {
    check(CardClass::Mage, &[Give("EDR_846"), Cost("EDR_846", 8), Unwritten]);
}

/// # Corrupted Nightmare
///
/// `EDR_846t1` · Dream spell · Shadow · 0 mana
///
/// > Give a minion **Immune** this turn and +5/+5.
///
/// State: Todo
//~ todo EDR_846t1 9a9b9eda fc331692 3ccb2083.97e98934
#[test]
#[ignore = "todo: EDR_846t1 Corrupted Nightmare"]
fn EDR_846t1_corrupted_nightmare() {
    check(CardClass::Mage, &[Give("EDR_846t1"), Cost("EDR_846t1", 0), Unwritten]);
}

/// # Nightmare
///
/// `EDR_846t1e` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived EDR_846t1e 77062748 d87a9b07 b6dc990f.401e4f6d
#[test]
fn EDR_846t1e_nightmare() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_846t1e"), Now(My(0), 10, 6)]);
}

/// # Corrupted Dream
///
/// `EDR_846t2` · Dream spell · Shadow · 0 mana
///
/// > Shuffle a minion into its owner's deck.
///
/// State: Todo
//~ todo EDR_846t2 b553a51a 7db1ac10 40599565.90b4a1a2
#[test]
#[ignore = "todo: EDR_846t2 Corrupted Dream"]
fn EDR_846t2_corrupted_dream() {
    check(CardClass::Mage, &[Give("EDR_846t2"), Cost("EDR_846t2", 0), Unwritten]);
}

/// # Corrupted Laughing Sister
///
/// `EDR_846t3` · Dream minion · 2 mana · 6/10
///
/// > **Elusive** Your hero is **Elusive**.
///
/// State: Derived
//~ derived EDR_846t3 c022e544 52bf3eb5 86745867.baf0606d
#[test]
fn EDR_846t3_corrupted_laughing_sister() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_846t3"),
            Cost("EDR_846t3", 2),
            Stats("EDR_846t3", 6, 10),
            Has("EDR_846t3", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_846t3"),
            HasNow(MyHero, GameTag::ELUSIVE),
        ],
    );
}

/// # Laughing
///
/// `EDR_846t3e` · Neutral enchantment
///
/// > Corrupted Laughing Sister grants **Elusive**.
///
/// State: Derived
//~ derived EDR_846t3e d04d116b a8fa96e8 e68fb701.509b8be1
#[test]
fn EDR_846t3e_laughing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_846t3e"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Corrupted Awakening
///
/// `EDR_846t4` · Dream spell · Shadow · 2 mana
///
/// > Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
///
/// State: Todo
//~ todo EDR_846t4 ce415a8e 95b0a146 cc36d9c5.30b255b1
#[test]
#[ignore = "todo: EDR_846t4 Corrupted Awakening"]
fn EDR_846t4_corrupted_awakening() {
    check(CardClass::Mage, &[Give("EDR_846t4"), Cost("EDR_846t4", 2), Unwritten]);
}

/// # Corrupted Drake
///
/// `EDR_846t5` · Dream minion · 4 mana · 14/12
///
/// State: Vanilla
//~ vanilla EDR_846t5 a1ea46cc 38e1f37f 1bf57611
#[test]
fn EDR_846t5_corrupted_drake() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_846t5"),
            Cost("EDR_846t5", 4),
            Stats("EDR_846t5", 14, 12),
            Play("EDR_846t5", Nothing),
            In(The("EDR_846t5"), Zone::Play),
            Now(The("EDR_846t5"), 14, 12),
        ],
    );
}

/// # Eterenal Nightmare
///
/// `EDR_846te2` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived EDR_846te2 a3bfbe23 ad726f37 fb6d6af0.fb55a5e5
#[test]
fn EDR_846te2_eterenal_nightmare() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EDR_846te2"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Dreambound Raptor
///
/// `EDR_849` · Neutral minion · 1 mana · 2/1
///
/// > After you play a minion, give it a random **Bonus Effect**.
///
/// State: Done
//~ done EDR_849 cd8c49a7 - ac2c5309.c21b51fc
#[test]
fn EDR_849_dreambound_raptor() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_849"),
            Cost("EDR_849", 1),
            Stats("EDR_849", 2, 1),
            Friend("EDR_849"),
            Force(Number(0)),
            Play("CS2_231", Nothing),
            HasNow(My(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Bitterbloom Knight
///
/// `EDR_852` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_852 aa4aa32b - 1bceeeea.5062bdfc
#[test]
fn EDR_852_bitterbloom_knight() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_852"),
            Cost("EDR_852", 2),
            Stats("EDR_852", 2, 3),
            Play("EDR_852", Nothing),
            Is(MyPower, "EDR_851p"),
        ],
    );
}

/// # Nightmare Lord Xavius
///
/// `EDR_856` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a minion from your deck. Give it a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_856 5cdbc870 6c469536 63fba309.76287565
#[test]
#[ignore = "todo: EDR_856 Nightmare Lord Xavius"]
fn EDR_856_nightmare_lord_xavius() {
    check(CardClass::Mage, &[Give("EDR_856"), Cost("EDR_856", 4), Stats("EDR_856", 4, 4), Unwritten]);
}

/// # Resplendent Dreamweaver
///
/// `EDR_860` · Neutral minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** If you've **Imbued** your Hero Power twice, deal 4 damage to a minion.
///
/// State: Done
//~ done EDR_860 71e587f5 - a77d713c.2ee80a7c
#[test]
fn EDR_860_resplendent_dreamweaver() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_860"),
            Cost("EDR_860", 4),
            Stats("EDR_860", 4, 4),
            Has("EDR_860", GameTag::LIFESTEAL),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            Crystals(10),
            Enemy("CS2_182"),
            Play("EDR_860", On(Their(0))),
            Damage(Their(0), 4),
        ],
    );
}

/// # Tranquil Treant
///
/// `EDR_861` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Both players gain an empty Mana Crystal.
///
/// State: Derived
//~ derived EDR_861 939faa7b 59addcfb 8abfc648.fa257098
#[test]
fn EDR_861_tranquil_treant() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_861"),
            Cost("EDR_861", 2),
            Stats("EDR_861", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("EDR_861"),
            Kill(Nth(3)),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Envoy of the Glade
///
/// `EDR_873` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random Druid ones.
///
/// State: Derived
//~ derived EDR_873 df6f1439 ecbaa747 3b0013d2.1e7844f0
#[test]
fn EDR_873_envoy_of_the_glade() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_873"),
            Cost("EDR_873", 4),
            Stats("EDR_873", 3, 6),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("KAR_300")),
            Force(Card("KAR_300")),
            Force(Card("KAR_300")),
            Force(Card("KAR_300")),
            Force(Card("KAR_300")),
            Force(Card("KAR_300")),
            Play("EDR_873", Nothing),
            Is(Nth(1), "KAR_300"),
            Is(Nth(2), "KAR_300"),
            Is(Nth(3), "KAR_300"),
            Is(Nth(4), "KAR_300"),
            Is(Nth(5), "KAR_300"),
            Is(Nth(6), "KAR_300"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_873"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("EDR_873", Nothing),
        ],
    );
}

/// # Malorne the Waywatcher
///
/// `EDR_888` · Neutral minion · 8 mana · 8/6
///
/// > **Battlecry: Discover** a **Legendary** Wild God. If you've **Imbued** your Hero Power 4 times, set its Cost to (1).
///
/// State: Todo
//~ todo EDR_888 0ea523ec 274ecb69 719e7ad1.1d3adb8c
#[test]
#[ignore = "todo: EDR_888 Malorne the Waywatcher"]
fn EDR_888_malorne_the_waywatcher() {
    check(CardClass::Mage, &[Give("EDR_888"), Cost("EDR_888", 8), Stats("EDR_888", 8, 6), Unwritten]);
}

/// # Petal Peddler
///
/// `EDR_889` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, give another random friendly Dragon +1/+1.
///
/// State: Derived
//~ derived EDR_889 1f996dbb 19d7891f af438dbc.9b4176bb
#[test]
fn EDR_889_petal_peddler() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_889"),
            Cost("EDR_889", 2),
            Stats("EDR_889", 1, 4),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_889"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 6, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_889"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_889"),
            Never(Entity(Nth(4))),
            EndTurn,
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_889"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_889"),
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}

/// # Flowery
///
/// `EDR_889e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived EDR_889e dfae87f1 e067df9a aee6863c.67341004
#[test]
fn EDR_889e_flowery() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_889e"), Now(My(0), 6, 2)]);
}

/// # Curious Cumulus
///
/// `EDR_942` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, give your hero **Divine Shield**.
///
/// State: Derived
//~ derived EDR_942 6adef12a 8194fb67 094abe45.bd8597cb
#[test]
fn EDR_942_curious_cumulus() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_942"),
            Cost("EDR_942", 4),
            Stats("EDR_942", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_942"),
            EndTurn,
            HasNow(MyHero, GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Critter Caretaker
///
/// `EDR_971` · Neutral minion · 1 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to both heroes.
///
/// State: Derived
//~ derived EDR_971 35e98ea3 9fcc9052 a3cef75f.cb6efdf8
#[test]
fn EDR_971_critter_caretaker() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_971"),
            Cost("EDR_971", 1),
            Stats("EDR_971", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_971"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Meadowstrider
///
/// `EDR_978` · Neutral minion · 8 mana · 6/11
///
/// > **Taunt**. **Deathrattle:** Put a Meadowstrider on the bottom of your deck. It costs (1).
///
/// State: Derived
//~ derived EDR_978 c2c1ebf9 fc1494f0 c2187b57.6689ead5
#[test]
fn EDR_978_meadowstrider() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_978"),
            Cost("EDR_978", 8),
            Stats("EDR_978", 6, 11),
            Has("EDR_978", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_978"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            CostNow(The("EDR_978"), 1),
            In(The("EDR_978"), Zone::Deck),
            Now(The("EDR_978"), 6, 11),
        ],
    );
}

/// # Ancient of Yore
///
/// `EDR_979` · Neutral minion · 5 mana · 5/5
///
/// > **Dormant** for 2 turns. While **Dormant**, gain 3 Armor and draw a card at the end of your turn.
///
/// State: Derived
//~ derived EDR_979 97a40234 09f7d93d f6db71d3.bfdc6634
#[test]
fn EDR_979_ancient_of_yore() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_979"),
            Cost("EDR_979", 5),
            Stats("EDR_979", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_979", Nothing),
            EndTurn,
            Armor(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNow(Nth(0), GameTag::DORMANT),
            HasNot(Nth(3), GameTag::DORMANT),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_979"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_979", Nothing),
            EndTurn,
            EndTurn,
            Armor(Mine, 3),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            HasNow(Nth(0), GameTag::DORMANT),
            HasNot(Nth(2), GameTag::DORMANT),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_979"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_979", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(InHand(3), GameTag::DORMANT),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            Armor(Mine, 6),
            DeckCount(Mine, 18),
            HandCount(Mine, 4),
            HasNot(Nth(0), GameTag::DORMANT),
            HasNot(Nth(1), GameTag::DORMANT),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
        ],
    );
}

/// # Gnawing Greenfin
///
/// `EDR_999` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random Murloc.
///
/// State: Derived
//~ derived EDR_999 07fa1757 745d4ee4 c4c6c814.1c7b6ecc
#[test]
fn EDR_999_gnawing_greenfin() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_999"),
            Cost("EDR_999", 1),
            Stats("EDR_999", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("EDR_999", Nothing),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("EDR_999"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("EDR_999", Nothing)],
    );
}

/// # The Coin
///
/// `EDR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived EDR_COIN1 b5cf2e34 040cfc2e 664a7a80.095f71be
#[test]
fn EDR_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_COIN1"),
            Cost("EDR_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("EDR_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `EDR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived EDR_COIN2 dc5939b2 c0cc1b75 46df51e3.095f71be
#[test]
fn EDR_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_COIN2"),
            Cost("EDR_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("EDR_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Petal Picker
///
/// `FIR_921` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've **Imbued** your Hero Power twice, draw 2 cards.
///
/// State: Done
//~ done FIR_921 82c1dcf2 - 311a7e20.411656ad
#[test]
fn FIR_921_petal_picker() {
    check(
        CardClass::Mage,
        &[
            Give("FIR_921"),
            Cost("FIR_921", 3),
            Stats("FIR_921", 2, 3),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            Crystals(10),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Living Flame
///
/// `FIR_929` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Fire spell.
///
/// State: Derived
//~ derived FIR_929 dec4be51 ab97a511 fea2dd20.2024c029
#[test]
fn FIR_929_living_flame() {
    check(
        CardClass::Mage,
        &[
            Give("FIR_929"),
            Cost("FIR_929", 2),
            Stats("FIR_929", 3, 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_929"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Zaqali Flamemancer
///
/// `FIR_940` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** If every card in your hand is of a different Cost, reduce their Costs by (2).
///
/// State: Todo
//~ todo FIR_940 57b7f6a2 fd9c0673 c67b5e28.ba145c52
#[test]
#[ignore = "todo: FIR_940 Zaqali Flamemancer"]
fn FIR_940_zaqali_flamemancer() {
    check(CardClass::Mage, &[Give("FIR_940"), Cost("FIR_940", 6), Stats("FIR_940", 4, 4), Unwritten]);
}

/// # Tindral Sageswift
///
/// `FIR_958` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Deal 1 damage to all enemies. If it's your opponent's turn, deal 4 damage instead.
///
/// State: Derived
//~ derived FIR_958 bdba8092 acd92d20 927dd63c.d76260c5
#[test]
fn FIR_958_tindral_sageswift() {
    check(
        CardClass::Mage,
        &[
            Give("FIR_958"),
            Cost("FIR_958", 4),
            Stats("FIR_958", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_958"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("FIR_958"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_958"),
            EndTurn,
            Kill(Nth(3)),
            Now(Nth(2), 4, 1),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Fyrakk the Blazing
///
/// `FIR_959` · Neutral minion · 10 mana · 7/7
///
/// > **Immune** to Fire spells. **Battlecry:** Cast 15 Mana worth of Fire spells at random enemies.
///
/// State: Todo
//~ todo FIR_959 67ef6ab2 230bd8b9 9cd68f1f.dfb31d8c
#[test]
#[ignore = "todo: FIR_959 Fyrakk the Blazing"]
fn FIR_959_fyrakk_the_blazing() {
    check(CardClass::Mage, &[Give("FIR_959"), Cost("FIR_959", 10), Stats("FIR_959", 7, 7), Unwritten]);
}
