//! Neutral cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 820f524a

/// `EDR_000` · Neutral minion · 9 mana · 4/12
/// > **Start of Game:** Increase both players'maximum Mana by 5. **Battlecry:** Gain 3 Mana Crystals.
///
/// State: Todo
//~ todo EDR_000 4b8b03bb cbf8b9cf 4f19a051.4d2cc640
#[test]
#[ignore = "todo: Ysera, Emerald Aspect"]
fn EDR_000_ysera_emerald_aspect() {
    unwritten("EDR_000");
}

/// `EDR_001` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Get a random Dream card.
///
/// State: Todo
//~ todo EDR_001 b3f8d031 b14c87b1 691e5957.c491a7cf
#[test]
#[ignore = "todo: Hopeful Dryad"]
fn EDR_001_hopeful_dryad() {
    unwritten("EDR_001");
}

/// `EDR_100t` · Neutral spell · 0 mana
/// > +3 Attack and **Lifesteal**.
///
/// State: Todo
//~ todo EDR_100t 253f459b f1aee548 64a85ab2.9f556224
#[test]
#[ignore = "todo: Waking Terror"]
fn EDR_100t_waking_terror() {
    unwritten("EDR_100t");
}

/// `EDR_100t1` · Neutral spell · 0 mana
/// > +2/+2 and **Elusive**.
///
/// State: Todo
//~ todo EDR_100t1 53e25318 76bffec0 d020511d.fe1ae947
#[test]
#[ignore = "todo: Well Rested"]
fn EDR_100t1_well_rested() {
    unwritten("EDR_100t1");
}

/// `EDR_100t10` · Hunter spell · 0 mana
/// > Has a **Divine Shield** that takes 3 hits to break.
///
/// State: Todo
//~ todo EDR_100t10 3a8d88f7 0224c923 abca0922.330945ae
#[test]
#[ignore = "todo: Nightmare Scales"]
fn EDR_100t10_nightmare_scales() {
    unwritten("EDR_100t10");
}

/// `EDR_100t13` · Neutral spell · 0 mana
/// > **Divine Shield**, **Windfury**
///
/// State: Todo
//~ todo EDR_100t13 4d256ef1 062f7f76 7c2246d0.df64a957
#[test]
#[ignore = "todo: Harpy's Talons"]
fn EDR_100t13_harpys_talons() {
    unwritten("EDR_100t13");
}

/// `EDR_100t2` · Neutral spell · 0 mana
/// > Costs (2) less, but has -2 Attack.
///
/// State: Todo
//~ todo EDR_100t2 86d1a7e9 ac143ebe 8b4d84df.58e73013
#[test]
#[ignore = "todo: Short Claws"]
fn EDR_100t2_short_claws() {
    unwritten("EDR_100t2");
}

/// `EDR_100t3` · Neutral spell · 0 mana
/// > +4 Health and **Taunt**.
///
/// State: Todo
//~ todo EDR_100t3 f0b0a691 f5bae607 8a85ca77.f82e8361
#[test]
#[ignore = "todo: Bundled Up"]
fn EDR_100t3_bundled_up() {
    unwritten("EDR_100t3");
}

/// `EDR_100t4` · Neutral spell · 0 mana
/// > **Deathrattle:** Draw 2 cards.
///
/// State: Todo
//~ todo EDR_100t4 cb33256f f1cd1ac5 049d95ed.bd321905
#[test]
#[ignore = "todo: Inner Demons"]
fn EDR_100t4_inner_demons() {
    unwritten("EDR_100t4");
}

/// `EDR_100t5` · Neutral spell · 0 mana
/// > When you play this minion, summon a 2/2 copy of it.
///
/// State: Todo
//~ todo EDR_100t5 343f5473 886acbb3 eacd85e3.93fca74c
#[test]
#[ignore = "todo: Living Nightmare"]
fn EDR_100t5_living_nightmare() {
    unwritten("EDR_100t5");
}

/// `EDR_100t6` · Neutral spell · 0 mana
/// > **Charge**
///
/// State: Todo
//~ todo EDR_100t6 ed5553ab 080b7326 4de1f7d0.276b5ef0
#[test]
#[ignore = "todo: Sleepwalker"]
fn EDR_100t6_sleepwalker() {
    unwritten("EDR_100t6");
}

/// `EDR_100t7` · Neutral spell · 0 mana
/// > This minion's **Battlecries** trigger twice.
///
/// State: Todo
//~ todo EDR_100t7 bc773550 5c4967ed fa3f7ab6.d5cfd0fd
#[test]
#[ignore = "todo: Rude Awakening"]
fn EDR_100t7_rude_awakening() {
    unwritten("EDR_100t7");
}

/// `EDR_100t8` · Neutral spell · 0 mana
/// > +4/+5. Place this card on top of your deck.
///
/// State: Todo
//~ todo EDR_100t8 b4c413b8 f3a08e8f b9515471.ef23105f
#[test]
#[ignore = "todo: Sweet Dreams"]
fn EDR_100t8_sweet_dreams() {
    unwritten("EDR_100t8");
}

/// `EDR_100t9` · Neutral spell · 0 mana
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// State: Todo
//~ todo EDR_100t9 38593f0f 237733ce 7e05d38a.c8240a2d
#[test]
#[ignore = "todo: Persisting Horror"]
fn EDR_100t9_persisting_horror() {
    unwritten("EDR_100t9");
}

/// `EDR_102` · Neutral minion · 4 mana · 5/4
/// > **Battlecry: Discover** a **Legendary** minion with a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_102 25747067 f3d2a88b 84c5668f.d6cbb98a
#[test]
#[ignore = "todo: Treacherous Tormentor"]
fn EDR_102_treacherous_tormentor() {
    unwritten("EDR_102");
}

/// `EDR_102t` · Neutral spell · 0 mana
/// > Executes nightmare bonus
///
/// State: Todo
//~ todo EDR_102t f4030e92 90aeb8b4 812b8b69.cb7fe043
#[test]
#[ignore = "todo: Dark Gift"]
fn EDR_102t_dark_gift() {
    unwritten("EDR_102t");
}

/// `EDR_105` · Neutral minion · 2 mana · 1/1
/// > **Battlecry: Discover** a 3-Cost minion with a **Dark Gift.**
///
/// State: Todo
//~ todo EDR_105 e29bc7b1 0feed658 e83a0f0e.e336b8c4
#[test]
#[ignore = "todo: Creature of Madness"]
fn EDR_105_creature_of_madness() {
    unwritten("EDR_105");
}

/// `EDR_453` · Neutral minion · 10 mana · 12/7
/// > At the end of your turn, attack a random enemy minion *(excess damage hits the enemy hero)*.
///
/// State: Todo
//~ todo EDR_453 f0688cc5 148e74ca 2669e9fb.fa0b5733
#[test]
#[ignore = "todo: Briarspawn Drake"]
fn EDR_453_briarspawn_drake() {
    unwritten("EDR_453");
}

/// `EDR_500` · Neutral minion · 2 mana · 2/2
/// > Battlecry: **Imbue** your Hero Power. Your next one costs (0).
///
/// State: Todo
//~ todo EDR_500 4efcabed 35541703 408a60a9.3f6f8885
#[test]
#[ignore = "todo: Fleeing Treant"]
fn EDR_500_fleeing_treant() {
    unwritten("EDR_500");
}

/// `EDR_780` · Neutral minion · 3 mana · 2/4
/// > **Battlecry:** Summon a copy of this. One secretly dies when it takes damage.
///
/// State: Todo
//~ todo EDR_780 07f9a165 4eb8bbf6 0825db51.1aa1c04c
#[test]
#[ignore = "todo: Bloodthistle Illusionist"]
fn EDR_780_bloodthistle_illusionist() {
    unwritten("EDR_780");
}

/// `EDR_800` · Neutral minion · 4 mana · 4/4
/// > Taunt**, Divine Shield Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_800 551d23e2 - 214128fa.c59a474e
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

/// `EDR_846` · Neutral spell · Nature · 8 mana
/// > Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
///
/// State: Todo
//~ todo EDR_846 6bfb5eee 5276102a 439bc389.7c997bd1
#[test]
#[ignore = "todo: Shaladrassil"]
fn EDR_846_shaladrassil() {
    unwritten("EDR_846");
}

/// `EDR_846t1` · Dream spell · Shadow · 0 mana
/// > Give a minion **Immune** this turn and +5/+5.
///
/// State: Todo
//~ todo EDR_846t1 cd56704b 69b085f4 3ccb2083.97e98934
#[test]
#[ignore = "todo: Corrupted Nightmare"]
fn EDR_846t1_corrupted_nightmare() {
    unwritten("EDR_846t1");
}

/// `EDR_846t2` · Dream spell · Shadow · 0 mana
/// > Shuffle a minion into its owner's deck.
///
/// State: Todo
//~ todo EDR_846t2 771d4ea3 5978dbc5 40599565.90b4a1a2
#[test]
#[ignore = "todo: Corrupted Dream"]
fn EDR_846t2_corrupted_dream() {
    unwritten("EDR_846t2");
}

/// `EDR_846t4` · Dream spell · Shadow · 2 mana
/// > Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
///
/// State: Todo
//~ todo EDR_846t4 f9ce4074 9ad9b945 cc36d9c5.30b255b1
#[test]
#[ignore = "todo: Corrupted Awakening"]
fn EDR_846t4_corrupted_awakening() {
    unwritten("EDR_846t4");
}

/// `EDR_849` · Neutral minion · 1 mana · 2/1
/// > After you play a minion, give it a random **Bonus Effect**.
///
/// State: Done
//~ done EDR_849 65cb7bc8 - ac2c5309.c21b51fc
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

/// `EDR_852` · Neutral minion · 2 mana · 2/3
/// > **Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_852 eacb3bd8 - 1bceeeea.5062bdfc
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

/// `EDR_856` · Neutral minion · 4 mana · 4/4
/// > **Battlecry: Discover** a minion from your deck. Give it a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_856 490f40e5 344781ce 63fba309.76287565
#[test]
#[ignore = "todo: Nightmare Lord Xavius"]
fn EDR_856_nightmare_lord_xavius() {
    unwritten("EDR_856");
}

/// `EDR_860` · Neutral minion · 4 mana · 4/4
/// > **Lifesteal Battlecry:** If you've **Imbued** your Hero Power twice, deal 4 damage to a minion.
///
/// State: Done
//~ done EDR_860 4a1c5ad2 - a77d713c.2ee80a7c
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

/// `EDR_888` · Neutral minion · 8 mana · 8/6
/// > **Battlecry: Discover** a **Legendary** Wild God. If you've **Imbued** your Hero Power 4 times, set its Cost to (1).
///
/// State: Todo
//~ todo EDR_888 bb9818ed 313fab4b 719e7ad1.1d3adb8c
#[test]
#[ignore = "todo: Malorne the Waywatcher"]
fn EDR_888_malorne_the_waywatcher() {
    unwritten("EDR_888");
}

/// `FIR_921` · Neutral minion · 3 mana · 2/3
/// > **Battlecry:** If you've **Imbued** your Hero Power twice, draw 2 cards.
///
/// State: Done
//~ done FIR_921 5dccf04d - 311a7e20.411656ad
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

/// `FIR_940` · Neutral minion · 6 mana · 4/4
/// > **Battlecry:** If every card in your hand is of a different Cost, reduce their Costs by (2).
///
/// State: Todo
//~ todo FIR_940 8bc226d5 b02a5f7a c67b5e28.ba145c52
#[test]
#[ignore = "todo: Zaqali Flamemancer"]
fn FIR_940_zaqali_flamemancer() {
    unwritten("FIR_940");
}

/// `FIR_959` · Neutral minion · 10 mana · 7/7
/// > **Immune** to Fire spells. **Battlecry:** Cast 15 Mana worth of Fire spells at random enemies.
///
/// State: Todo
//~ todo FIR_959 d6672e39 95ff1a6c 9cd68f1f.dfb31d8c
#[test]
#[ignore = "todo: Fyrakk the Blazing"]
fn FIR_959_fyrakk_the_blazing() {
    unwritten("FIR_959");
}
