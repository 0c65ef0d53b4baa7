//! Neutral cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Wanted Poster
///
/// `CAP_407` · Neutral spell · 2 mana
///
/// > **Discover** a minion that costs (5) or more. Give it **Prepare**.
///
/// State: Todo
//~ CAP_407 todo 00e5a29a a80f80b3
#[test]
#[ignore = "todo: CAP_407 Wanted Poster"]
fn CAP_407_wanted_poster() {
    check(CardClass::Mage, &[Give("CAP_407"), Cost("CAP_407", 2), Unwritten]);
}

/// # Sewer Imp
///
/// `JAIL_007` · Neutral minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Todo
//~ JAIL_007 todo f24750f6 379e2873
#[test]
#[ignore = "todo: JAIL_007 Sewer Imp"]
fn JAIL_007_sewer_imp() {
    check(
        CardClass::Mage,
        &[Give("JAIL_007"), Cost("JAIL_007", 6), Stats("JAIL_007", 4, 6), Has("JAIL_007", GameTag::TAUNT), Unwritten],
    );
}

/// # Escape Artist
///
/// `JAIL_030` · Neutral minion · 2 mana · 4/4
///
/// > After this attacks and survives, draw a card and escape the game!
///
/// State: Todo
//~ JAIL_030 todo 65ccfc3a c0c6a4cb
#[test]
#[ignore = "todo: JAIL_030 Escape Artist"]
fn JAIL_030_escape_artist() {
    check(CardClass::Mage, &[Give("JAIL_030"), Cost("JAIL_030", 2), Stats("JAIL_030", 4, 4), Unwritten]);
}

/// # Violet Punisher
///
/// `JAIL_101` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
///
/// State: Todo
//~ JAIL_101 todo 73767c5a 2e6d301b
#[test]
#[ignore = "todo: JAIL_101 Violet Punisher"]
fn JAIL_101_violet_punisher() {
    check(CardClass::Mage, &[Give("JAIL_101"), Cost("JAIL_101", 3), Stats("JAIL_101", 4, 3), Unwritten]);
}

/// # Solitary Prisoner
///
/// `JAIL_204` · Neutral minion · 5 mana · 5/3
///
/// > Costs (2) if there are no minions on the battlefield.
///
/// State: Todo
//~ JAIL_204 todo f4c94be2 332e9c7b
#[test]
#[ignore = "todo: JAIL_204 Solitary Prisoner"]
fn JAIL_204_solitary_prisoner() {
    check(CardClass::Mage, &[Give("JAIL_204"), Cost("JAIL_204", 5), Stats("JAIL_204", 5, 3), Unwritten]);
}

/// # Rat Burglar
///
/// `JAIL_205` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, steal all cards that entered your opponent's hand during your turn.
///
/// State: Todo
//~ JAIL_205 todo a710bdd2 5ac4aa04
#[test]
#[ignore = "todo: JAIL_205 Rat Burglar"]
fn JAIL_205_rat_burglar() {
    check(CardClass::Mage, &[Give("JAIL_205"), Cost("JAIL_205", 4), Stats("JAIL_205", 2, 6), Unwritten]);
}

/// # IMPFERNAL!
///
/// `JAIL_398` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
///
/// State: Todo
//~ JAIL_398 todo ee447e6c 16c36866
#[test]
#[ignore = "todo: JAIL_398 IMPFERNAL!"]
fn JAIL_398_impfernal() {
    check(CardClass::Mage, &[Give("JAIL_398"), Cost("JAIL_398", 6), Stats("JAIL_398", 6, 6), Unwritten]);
}

/// # Vanessa the Ringleader
///
/// `JAIL_407` · Neutral minion · 7 mana · 4/3
///
/// > **Prepare** After you play a card, get a random **Battlecry** minion. It costs (2) less.
///
/// State: Todo
//~ JAIL_407 todo e3b83eee f912eb80
#[test]
#[ignore = "todo: JAIL_407 Vanessa the Ringleader"]
fn JAIL_407_vanessa_the_ringleader() {
    check(CardClass::Mage, &[Give("JAIL_407"), Cost("JAIL_407", 7), Stats("JAIL_407", 4, 3), Unwritten]);
}

/// # Reckless Detective
///
/// `JAIL_447` · Neutral minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Get Detective's Clothes that give +4/+4 and **Rush**.
///
/// State: Todo
//~ JAIL_447 todo 6340e87b 56af11b5
#[test]
#[ignore = "todo: JAIL_447 Reckless Detective"]
fn JAIL_447_reckless_detective() {
    check(
        CardClass::Mage,
        &[Give("JAIL_447"), Cost("JAIL_447", 4), Stats("JAIL_447", 4, 4), Has("JAIL_447", GameTag::RUSH), Unwritten],
    );
}

/// # Detective's Clothes
///
/// `JAIL_447t` · Neutral spell · 4 mana
///
/// > Give a minion +4/+4 and **Rush**.
///
/// State: Todo
//~ JAIL_447t todo fd7b1447 433c01db
#[test]
#[ignore = "todo: JAIL_447t Detective's Clothes"]
fn JAIL_447t_detectives_clothes() {
    check(CardClass::Mage, &[Give("JAIL_447t"), Cost("JAIL_447t", 4), Unwritten]);
}

/// # Jailbird
///
/// `JAIL_453` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
///
/// State: Todo
//~ JAIL_453 todo 7e40e562 6ac4bf8f
#[test]
#[ignore = "todo: JAIL_453 Jailbird"]
fn JAIL_453_jailbird() {
    check(
        CardClass::Mage,
        &[Give("JAIL_453"), Cost("JAIL_453", 5), Stats("JAIL_453", 3, 4), Has("JAIL_453", GameTag::TAUNT), Unwritten],
    );
}

/// # P1CK-P0K3T
///
/// `JAIL_456` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has 25 or more cards, draw a card.
///
/// State: Todo
//~ JAIL_456 todo 5f040d27 7d77bcba
#[test]
#[ignore = "todo: JAIL_456 P1CK-P0K3T"]
fn JAIL_456_p1ck_p0k3t() {
    check(CardClass::Mage, &[Give("JAIL_456"), Cost("JAIL_456", 2), Stats("JAIL_456", 2, 3), Unwritten]);
}

/// # Arachnathid
///
/// `JAIL_459` · Neutral minion · 7 mana · 1/7
///
/// > **Rush** All friendly minions are **Poisonous**.
///
/// State: Todo
//~ JAIL_459 todo 0b8b358a d24ab4a2
#[test]
#[ignore = "todo: JAIL_459 Arachnathid"]
fn JAIL_459_arachnathid() {
    check(
        CardClass::Mage,
        &[Give("JAIL_459"), Cost("JAIL_459", 7), Stats("JAIL_459", 1, 7), Has("JAIL_459", GameTag::RUSH), Unwritten],
    );
}

/// # Concealing Confection
///
/// `JAIL_460` · Neutral minion · 1 mana · 1/2
///
/// > **Deathrattle:** Get a random weapon.
///
/// State: Todo
//~ JAIL_460 todo 2cc80973 2bf736fb
#[test]
#[ignore = "todo: JAIL_460 Concealing Confection"]
fn JAIL_460_concealing_confection() {
    check(CardClass::Mage, &[Give("JAIL_460"), Cost("JAIL_460", 1), Stats("JAIL_460", 1, 2), Unwritten]);
}

/// # Disguised Executioner
///
/// `JAIL_461` · Neutral minion · 3 mana · 5/4
///
/// > Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
///
/// State: Todo
//~ JAIL_461 todo ab77e730 907a51b4
#[test]
#[ignore = "todo: JAIL_461 Disguised Executioner"]
fn JAIL_461_disguised_executioner() {
    check(CardClass::Mage, &[Give("JAIL_461"), Cost("JAIL_461", 3), Stats("JAIL_461", 5, 4), Unwritten]);
}

/// # Detected!
///
/// `JAIL_461a` · Neutral spell · 1 mana
///
/// > This was played on the friendly side.
///
/// State: Todo
//~ JAIL_461a todo 8059afa5 ed1e8ded
#[test]
#[ignore = "todo: JAIL_461a Detected!"]
fn JAIL_461a_detected() {
    check(CardClass::Mage, &[Give("JAIL_461a"), Cost("JAIL_461a", 1), Unwritten]);
}

/// # Disguised!
///
/// `JAIL_461b` · Neutral spell · 1 mana
///
/// > This was played on the enemy side.
///
/// State: Todo
//~ JAIL_461b todo 4e22ba70 78a0b65f
#[test]
#[ignore = "todo: JAIL_461b Disguised!"]
fn JAIL_461b_disguised() {
    check(CardClass::Mage, &[Give("JAIL_461b"), Cost("JAIL_461b", 1), Unwritten]);
}

/// # Getaway Hogdriver
///
/// `JAIL_462` · Neutral minion · 5 mana · 5/2
///
/// > **Battlecry:** Draw 2 cards. If they're both minions, gain **Charge**.
///
/// State: Todo
//~ JAIL_462 todo ec5a8d09 12257a19
#[test]
#[ignore = "todo: JAIL_462 Getaway Hogdriver"]
fn JAIL_462_getaway_hogdriver() {
    check(CardClass::Mage, &[Give("JAIL_462"), Cost("JAIL_462", 5), Stats("JAIL_462", 5, 2), Unwritten]);
}

/// # Alarm-o-Matic
///
/// `JAIL_502` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your opponent's hand.
///
/// State: Todo
//~ JAIL_502 todo 24cdcc6f 0c823eb8
#[test]
#[ignore = "todo: JAIL_502 Alarm-o-Matic"]
fn JAIL_502_alarm_o_matic() {
    check(CardClass::Mage, &[Give("JAIL_502"), Cost("JAIL_502", 3), Stats("JAIL_502", 0, 3), Unwritten]);
}

/// # Gullible Guard
///
/// `JAIL_703` · Neutral minion · 1 mana · 1/3
///
/// > **Deathrattle:** You can say Sorry this game.
///
/// State: Todo
//~ JAIL_703 todo ad4ee8d2 7fdce380
#[test]
#[ignore = "todo: JAIL_703 Gullible Guard"]
fn JAIL_703_gullible_guard() {
    check(CardClass::Mage, &[Give("JAIL_703"), Cost("JAIL_703", 1), Stats("JAIL_703", 1, 3), Unwritten]);
}

/// # Black Market Auctioneer
///
/// `JAIL_718` · Neutral minion · 9 mana · 4/4
///
/// > **Prepare** Whenever you cast a spell, draw a card.
///
/// State: Todo
//~ JAIL_718 todo ed903674 6a493e5f
#[test]
#[ignore = "todo: JAIL_718 Black Market Auctioneer"]
fn JAIL_718_black_market_auctioneer() {
    check(CardClass::Mage, &[Give("JAIL_718"), Cost("JAIL_718", 9), Stats("JAIL_718", 4, 4), Unwritten]);
}

/// # Warden Maiev
///
/// `JAIL_850` · Neutral minion · 2 mana · 1/3
///
/// > After you play a minion, give it +3/+3 and make it go **Dormant** for 1 turn.
///
/// State: Todo
//~ JAIL_850 todo 756250ac 71a34f63
#[test]
#[ignore = "todo: JAIL_850 Warden Maiev"]
fn JAIL_850_warden_maiev() {
    check(CardClass::Mage, &[Give("JAIL_850"), Cost("JAIL_850", 2), Stats("JAIL_850", 1, 3), Unwritten]);
}

/// # Inspector Murloc Holmes
///
/// `JAIL_851` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
///
/// State: Todo
//~ JAIL_851 todo 917fd0c9 0c2a248c
#[test]
#[ignore = "todo: JAIL_851 Inspector Murloc Holmes"]
fn JAIL_851_inspector_murloc_holmes() {
    check(CardClass::Mage, &[Give("JAIL_851"), Cost("JAIL_851", 4), Stats("JAIL_851", 4, 5), Unwritten]);
}

/// # Togwaggle, Smuggler King
///
/// `JAIL_852` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry:** Shuffle both players' hands together.
///
/// State: Todo
//~ JAIL_852 todo 887fc82e c463e72b
#[test]
#[ignore = "todo: JAIL_852 Togwaggle, Smuggler King"]
fn JAIL_852_togwaggle_smuggler_king() {
    check(CardClass::Mage, &[Give("JAIL_852"), Cost("JAIL_852", 8), Stats("JAIL_852", 5, 5), Unwritten]);
}

/// # Activated Golem
///
/// `JAIL_883` · Neutral minion · 4 mana · 4/5
///
/// > At the end of each turn, gain **Reborn**.
///
/// State: Todo
//~ JAIL_883 todo cd6bbe5b 709fea0d
#[test]
#[ignore = "todo: JAIL_883 Activated Golem"]
fn JAIL_883_activated_golem() {
    check(CardClass::Mage, &[Give("JAIL_883"), Cost("JAIL_883", 4), Stats("JAIL_883", 4, 5), Unwritten]);
}

/// # Zuramat's Prison
///
/// `JAIL_887` · Neutral location · 5 mana · 0 uses
///
/// > Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
///
/// State: Todo
//~ JAIL_887 todo 93424265 9af1a523
#[test]
#[ignore = "todo: JAIL_887 Zuramat's Prison"]
fn JAIL_887_zuramats_prison() {
    check(CardClass::Mage, &[Give("JAIL_887"), Cost("JAIL_887", 5), Unwritten]);
}

/// # Zuramat the Obliterator
///
/// `JAIL_887t2` · Neutral minion · 8 mana · 8/8
///
/// > At the end of your turn, play a card discarded by Zuramat's Prison.
///
/// State: Todo
//~ JAIL_887t2 todo 8d43985a ecadc346
#[test]
#[ignore = "todo: JAIL_887t2 Zuramat the Obliterator"]
fn JAIL_887t2_zuramat_the_obliterator() {
    check(CardClass::Mage, &[Give("JAIL_887t2"), Cost("JAIL_887t2", 8), Stats("JAIL_887t2", 8, 8), Unwritten]);
}

/// # Whisper of the Void
///
/// `JAIL_887t3` · Neutral minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ JAIL_887t3 vanilla e5664273 668625c3
#[test]
fn JAIL_887t3_whisper_of_the_void() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_887t3"),
            Cost("JAIL_887t3", 5),
            Stats("JAIL_887t3", 5, 5),
            Has("JAIL_887t3", GameTag::TAUNT),
            Play("JAIL_887t3", Nothing),
            In(The("JAIL_887t3"), Zone::Play),
            Now(The("JAIL_887t3"), 5, 5),
            HasNow(The("JAIL_887t3"), GameTag::TAUNT),
        ],
    );
}

/// # Captured Archmage
///
/// `JAIL_974` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
///
/// State: Todo
//~ JAIL_974 todo 1a7f1deb a4612a35
#[test]
#[ignore = "todo: JAIL_974 Captured Archmage"]
fn JAIL_974_captured_archmage() {
    check(CardClass::Mage, &[Give("JAIL_974"), Cost("JAIL_974", 2), Stats("JAIL_974", 3, 2), Unwritten]);
}

/// # Frantic Forger
///
/// `JAIL_986` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Get a random playable spell. It is **Temporary**.
///
/// State: Todo
//~ JAIL_986 todo eea606f0 31bd8d6c
#[test]
#[ignore = "todo: JAIL_986 Frantic Forger"]
fn JAIL_986_frantic_forger() {
    check(CardClass::Mage, &[Give("JAIL_986"), Cost("JAIL_986", 2), Stats("JAIL_986", 2, 2), Unwritten]);
}

/// # Defias Smuggler
///
/// `JAIL_998` · Neutral minion · 3 mana · 2/3
///
/// > **Prepare**. **Battlecry:** Give a friendly minion +2 Attack and **Rush**.
///
/// State: Todo
//~ JAIL_998 todo def4c8ad d93d9adf
#[test]
#[ignore = "todo: JAIL_998 Defias Smuggler"]
fn JAIL_998_defias_smuggler() {
    check(CardClass::Mage, &[Give("JAIL_998"), Cost("JAIL_998", 3), Stats("JAIL_998", 2, 3), Unwritten]);
}

/// # The Coin
///
/// `JAIL_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ JAIL_COIN1 todo fd29bc82 4ee3936d
#[test]
#[ignore = "todo: JAIL_COIN1 The Coin"]
fn JAIL_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("JAIL_COIN1"), Cost("JAIL_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `JAIL_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ JAIL_COIN2 todo 99de7b24 d7b339c9
#[test]
#[ignore = "todo: JAIL_COIN2 The Coin"]
fn JAIL_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("JAIL_COIN2"), Cost("JAIL_COIN2", 0), Unwritten]);
}

/// # The Coin
///
/// `JAIL_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ JAIL_COIN3 todo eb367f5b d5c071e9
#[test]
#[ignore = "todo: JAIL_COIN3 The Coin"]
fn JAIL_COIN3_the_coin() {
    check(CardClass::Mage, &[Give("JAIL_COIN3"), Cost("JAIL_COIN3", 0), Unwritten]);
}

/// # The Coin
///
/// `JAIL_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ JAIL_COIN5 todo 4f801550 3432336a
#[test]
#[ignore = "todo: JAIL_COIN5 The Coin"]
fn JAIL_COIN5_the_coin() {
    check(CardClass::Mage, &[Give("JAIL_COIN5"), Cost("JAIL_COIN5", 0), Unwritten]);
}

/// # Mrgl...?
///
/// `JAIL_EVENT_100t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ JAIL_EVENT_100t vanilla 90e1ea07 60e7d975
#[test]
fn JAIL_EVENT_100t_mrgl() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_EVENT_100t"),
            Cost("JAIL_EVENT_100t", 1),
            Stats("JAIL_EVENT_100t", 1, 1),
            Play("JAIL_EVENT_100t", Nothing),
            In(The("JAIL_EVENT_100t"), Zone::Play),
            Now(The("JAIL_EVENT_100t"), 1, 1),
        ],
    );
}

/// # The Coin
///
/// `JAIL_EVENT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ JAIL_EVENT_COIN todo fe87c454 66116f3d
#[test]
#[ignore = "todo: JAIL_EVENT_COIN The Coin"]
fn JAIL_EVENT_COIN_the_coin() {
    check(CardClass::Mage, &[Give("JAIL_EVENT_COIN"), Cost("JAIL_EVENT_COIN", 0), Unwritten]);
}
