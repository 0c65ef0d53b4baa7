//! Druid cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf88f9ac

/// # Knight of the Wild
///
/// `WON_003` · Druid minion · 7 mana · 6/6
///
/// > Costs (1) less for each Beast you've summoned this game.
///
/// State: Reprint
//~ reprint WON_003 0c92e8fe cdecd59d 572cc127.2fd1d8a7
#[test]
fn WON_003_knight_of_the_wild() {
    check(
        CardClass::Druid,
        &[Give("WON_003"), Cost("WON_003", 7), Stats("WON_003", 6, 6), WrittenAs("WON_003", "AT_041")],
    );
}

/// # Addled Grizzly
///
/// `WON_009` · Druid minion · 2 mana · 2/3
///
/// > After you summon a Beast, give it +1/+1.
///
/// State: Reprint
//~ reprint WON_009 67287f74 1527470e 1761e707.10f84acd
#[test]
fn WON_009_addled_grizzly() {
    check(
        CardClass::Druid,
        &[Give("WON_009"), Cost("WON_009", 2), Stats("WON_009", 2, 3), WrittenAs("WON_009", "OG_313")],
    );
}

/// # Addled
///
/// `WON_009e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WON_009e 43d8cec7 0f815abb c4ce7316.67341004
#[test]
fn WON_009e_addled() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WON_009e"), Now(My(0), 6, 2)]);
}

/// # Klaxxi Amber-Weaver
///
/// `WON_010` · Druid minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
///
/// State: Reprint
//~ reprint WON_010 9ee543f5 79a4a45d fd2c825c.a08af950
#[test]
fn WON_010_klaxxi_amber_weaver() {
    check(
        CardClass::Druid,
        &[
            Give("WON_010"),
            Cost("WON_010", 4),
            Stats("WON_010", 4, 5),
            Has("WON_010", GameTag::TAUNT),
            WrittenAs("WON_010", "OG_188"),
        ],
    );
}

/// # Amber Carapace
///
/// `WON_010e` · Neutral enchantment
///
/// > +5 Health.
///
/// State: Derived
//~ derived WON_010e a99af9be 44ea5db3 c4259817.bfe05d12
#[test]
fn WON_010e_amber_carapace() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WON_010e"), Now(My(0), 5, 6)]);
}

/// # Malorne
///
/// `WON_011` · Druid minion · 7 mana · 9/7
///
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
///
/// State: Reprint
//~ reprint WON_011 db3e99c6 6b183ee9 e08de46b.f4b96299
#[test]
fn WON_011_malorne() {
    check(
        CardClass::Druid,
        &[Give("WON_011"), Cost("WON_011", 7), Stats("WON_011", 9, 7), WrittenAs("WON_011", "GVG_035")],
    );
}

/// # Aviana
///
/// `WON_012` · Druid minion · 9 mana · 5/5
///
/// > Your minions cost (1).
///
/// State: Reprint
//~ reprint WON_012 5739bcfe 7bd7f770 0c9fa94d.3b63d086
#[test]
fn WON_012_aviana() {
    check(
        CardClass::Druid,
        &[Give("WON_012"), Cost("WON_012", 9), Stats("WON_012", 5, 5), WrittenAs("WON_012", "AT_045")],
    );
}

/// # Rat Sensei
///
/// `WON_013` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Add two 1/1 Turtles with **Taunt** to your hand.
///
/// State: Derived
//~ derived WON_013 9d037137 628cb6b9 e1df6616.278471e6
#[test]
fn WON_013_rat_sensei() {
    check(
        CardClass::Druid,
        &[
            Give("WON_013"),
            Cost("WON_013", 2),
            Stats("WON_013", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_013", Nothing),
            Is(InHand(0), "WON_013t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "WON_013t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WON_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_013"),
            Kill(Nth(3)),
            Is(InHand(1), "WON_013t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "WON_013t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Monk Turtle
///
/// `WON_013t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WON_013t e7bcbe12 ea649911 403ddfda.4b0c5d24
#[test]
fn WON_013t_monk_turtle() {
    check(
        CardClass::Druid,
        &[
            Give("WON_013t"),
            Cost("WON_013t", 1),
            Stats("WON_013t", 1, 1),
            Has("WON_013t", GameTag::TAUNT),
            Play("WON_013t", Nothing),
            In(The("WON_013t"), Zone::Play),
            Now(The("WON_013t"), 1, 1),
            HasNow(The("WON_013t"), GameTag::TAUNT),
        ],
    );
}

/// # Monk Turtle
///
/// `WON_013t2` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WON_013t2 e7f5a736 dcb00f8d 946d63f0.4b0c5d24
#[test]
fn WON_013t2_monk_turtle() {
    check(
        CardClass::Druid,
        &[
            Give("WON_013t2"),
            Cost("WON_013t2", 1),
            Stats("WON_013t2", 1, 1),
            Has("WON_013t2", GameTag::TAUNT),
            Play("WON_013t2", Nothing),
            In(The("WON_013t2"), Zone::Play),
            Now(The("WON_013t2"), 1, 1),
            HasNow(The("WON_013t2"), GameTag::TAUNT),
        ],
    );
}

/// # Monk Turtle
///
/// `WON_013t3` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WON_013t3 9f6e21ce fdcc5a1d 6946da1f.4b0c5d24
#[test]
fn WON_013t3_monk_turtle() {
    check(
        CardClass::Druid,
        &[
            Give("WON_013t3"),
            Cost("WON_013t3", 1),
            Stats("WON_013t3", 1, 1),
            Has("WON_013t3", GameTag::TAUNT),
            Play("WON_013t3", Nothing),
            In(The("WON_013t3"), Zone::Play),
            Now(The("WON_013t3"), 1, 1),
            HasNow(The("WON_013t3"), GameTag::TAUNT),
        ],
    );
}

/// # Monk Turtle
///
/// `WON_013t4` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WON_013t4 ae3dc264 9a914550 b1903f28.4b0c5d24
#[test]
fn WON_013t4_monk_turtle() {
    check(
        CardClass::Druid,
        &[
            Give("WON_013t4"),
            Cost("WON_013t4", 1),
            Stats("WON_013t4", 1, 1),
            Has("WON_013t4", GameTag::TAUNT),
            Play("WON_013t4", Nothing),
            In(The("WON_013t4"), Zone::Play),
            Now(The("WON_013t4"), 1, 1),
            HasNow(The("WON_013t4"), GameTag::TAUNT),
        ],
    );
}

/// # Invigorate
///
/// `WON_014` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Gain an empty Mana Crystal; or Draw a card.
///
/// State: Derived
//~ derived WON_014 7c1f1ea2 3fa7887f 4ba0eb52.5fef380d
#[test]
fn WON_014_invigorate() {
    check(
        CardClass::Druid,
        &[
            Give("WON_014"),
            Cost("WON_014", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            PlayOption("WON_014", 0, Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WON_014"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("WON_014", 1, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Rejuvenate
///
/// `WON_014s` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived WON_014s 6cef001c ea89a5f4 ef608429.fcccaa11
#[test]
fn WON_014s_rejuvenate() {
    check(
        CardClass::Druid,
        &[
            Give("WON_014s"),
            Cost("WON_014s", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("WON_014s", Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Enliven
///
/// `WON_014s2` · Druid spell · Nature · 2 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived WON_014s2 ad98af1d 894aea2f d4d497fd.442bc6f4
#[test]
fn WON_014s2_enliven() {
    check(
        CardClass::Druid,
        &[
            Give("WON_014s2"),
            Cost("WON_014s2", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_014s2", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Cenarion Hold
///
/// `WON_015` · Druid location · 1 mana · 0 uses
///
/// > Your next **Choose One** card this turn has both effects combined.
///
/// State: Todo
//~ todo WON_015 1749edc7 e6f80370 ed2cda28.3a6a3d9b
#[test]
#[ignore = "todo: WON_015 Cenarion Hold"]
fn WON_015_cenarion_hold() {
    check(CardClass::Druid, &[Give("WON_015"), Cost("WON_015", 1), Unwritten]);
}

/// # Jade Spirit
///
/// `WON_118` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
///
/// State: Reprint
//~ reprint WON_118 c6e0095d 3db03d21 1d1842b2.9201700a
#[test]
fn WON_118_jade_spirit() {
    check(
        CardClass::Druid,
        &[Give("WON_118"), Cost("WON_118", 4), Stats("WON_118", 3, 3), WrittenAs("WON_118", "CFM_715")],
    );
}

/// # Aya Blackpaw
///
/// `WON_136` · Multi-class minion · 6 mana · 6/3
///
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
///
/// State: Reprint
//~ reprint WON_136 570cd0ca 6950dc52 08633b7a.a03a2524
#[test]
fn WON_136_aya_blackpaw() {
    check(
        CardClass::Druid,
        &[Give("WON_136"), Cost("WON_136", 6), Stats("WON_136", 6, 3), WrittenAs("WON_136", "CFM_902")],
    );
}

/// # Virmen Sensei
///
/// `WON_300` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3/+3.
///
/// State: Reprint
//~ reprint WON_300 d8b58da2 dc94dcd8 03e5df75.70552795
#[test]
fn WON_300_virmen_sensei() {
    check(
        CardClass::Druid,
        &[Give("WON_300"), Cost("WON_300", 4), Stats("WON_300", 4, 4), WrittenAs("WON_300", "CFM_816")],
    );
}

/// # Mire Keeper
///
/// `WON_302` · Druid minion · 4 mana · 3/4
///
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
///
/// State: Reprint
//~ reprint WON_302 c0154d1a 3c6adcdf 46b0f87b.c8709b0c
#[test]
fn WON_302_mire_keeper() {
    check(
        CardClass::Druid,
        &[Give("WON_302"), Cost("WON_302", 4), Stats("WON_302", 3, 4), WrittenAs("WON_302", "OG_202")],
    );
}

/// # Jade Behemoth
///
/// `WON_303` · Druid minion · 5 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
///
/// State: Reprint
//~ reprint WON_303 32541aaf c69a008d 11f62ce0.4cb2cd67
#[test]
fn WON_303_jade_behemoth() {
    check(
        CardClass::Druid,
        &[
            Give("WON_303"),
            Cost("WON_303", 5),
            Stats("WON_303", 3, 6),
            Has("WON_303", GameTag::TAUNT),
            WrittenAs("WON_303", "CFM_343"),
        ],
    );
}

/// # Dark Arakkoa
///
/// `WON_304` · Druid minion · 6 mana · 5/7
///
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
///
/// State: Reprint
//~ reprint WON_304 a3912b3c 5006c2e3 48e49e42.1466008e
#[test]
fn WON_304_dark_arakkoa() {
    check(
        CardClass::Druid,
        &[
            Give("WON_304"),
            Cost("WON_304", 6),
            Stats("WON_304", 5, 7),
            Has("WON_304", GameTag::TAUNT),
            WrittenAs("WON_304", "OG_293"),
        ],
    );
}

/// # Menagerie Warden
///
/// `WON_305` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// State: Reprint
//~ reprint WON_305 7dc6151c a8c6d2a4 f74dc8bc.3e5cddb0
#[test]
fn WON_305_menagerie_warden() {
    check(
        CardClass::Druid,
        &[Give("WON_305"), Cost("WON_305", 5), Stats("WON_305", 5, 4), WrittenAs("WON_305", "KAR_065")],
    );
}

/// # Lotus Agents
///
/// `WON_332` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
///
/// State: Reprint
//~ reprint WON_332 14c95481 e159d24e 161d7daa.d96672d2
#[test]
fn WON_332_lotus_agents() {
    check(
        CardClass::Druid,
        &[Give("WON_332"), Cost("WON_332", 3), Stats("WON_332", 3, 3), WrittenAs("WON_332", "CFM_852")],
    );
}
