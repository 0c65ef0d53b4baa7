//! Neutral cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e2996362

/// # Wanted Poster
///
/// `CAP_407` · Neutral spell · 2 mana
///
/// > **Discover** a minion that costs (5) or more. Give it **Prepare**.
///
/// State: Todo
//~ todo CAP_407 a99c7f20 3497cfa2 b55ae4f8.62f840d6
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
/// State: Derived
//~ derived JAIL_007 fa045c0d 426b337d ed45ab2c.ae5e6a5f
#[test]
fn JAIL_007_sewer_imp() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_007"),
            Cost("JAIL_007", 6),
            Stats("JAIL_007", 4, 6),
            Has("JAIL_007", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_007"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Escape Artist
///
/// `JAIL_030` · Neutral minion · 2 mana · 4/4
///
/// > After this attacks and survives, draw a card and escape the game!
///
/// State: Todo
//~ todo JAIL_030 f5a28293 5e591fd6 b7e746df.da9baa4a
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
//~ todo JAIL_101 32294907 415ff2c8 f16d9a30.26446158
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
/// State: Derived
//~ derived JAIL_204 5364dcfd df120e67 d9d9c391.0c146787
#[test]
fn JAIL_204_solitary_prisoner() {
    check(CardClass::Mage, &[Give("JAIL_204"), Cost("JAIL_204", 5), Stats("JAIL_204", 5, 3), CostNow(Nth(0), 2)]);
    check(
        CardClass::Mage,
        &[Give("JAIL_204"), Friend("CS2_182"), Enemy("CS2_182"), Friend("JAIL_204"), CostNow(Nth(0), 5)],
    );
}

/// # Rat Burglar
///
/// `JAIL_205` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, steal all cards that entered your opponent's hand during your turn.
///
/// State: Todo
//~ todo JAIL_205 c0f0dad1 3d561664 fd91c941.25daf854
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
//~ todo JAIL_398 3144120a d645b0c4 0f74b229.12c8df99
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
/// State: Derived
//~ derived JAIL_407 bbae1ce1 559c435e b4e54072.b1755dd2
#[test]
fn JAIL_407_vanessa_the_ringleader() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_407"),
            Cost("JAIL_407", 7),
            Stats("JAIL_407", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_407"),
            Force(Card("AT_007")),
            Play("CS2_182", Nothing),
            Is(InHand(1), "AT_007"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 3, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_407"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_407"),
            Never(Card("AT_065")),
            Play("CS2_182", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_407"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_407"),
            Never(Card("AT_003")),
            Play("CS2_182", Nothing),
        ],
    );
}

/// # Reckless Detective
///
/// `JAIL_447` · Neutral minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Get Detective's Clothes that give +4/+4 and **Rush**.
///
/// State: Derived
//~ derived JAIL_447 37da5da9 13232483 ba9408bc.9be506dd
#[test]
fn JAIL_447_reckless_detective() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_447"),
            Cost("JAIL_447", 4),
            Stats("JAIL_447", 4, 4),
            Has("JAIL_447", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_447"),
            Kill(Nth(3)),
            Is(InHand(1), "JAIL_447t"),
            CostNow(InHand(1), 4),
            HandCount(Mine, 2),
        ],
    );
}

/// # Detective's Clothes
///
/// `JAIL_447e` · Neutral enchantment
///
/// > +4/+4 and **Rush**.
///
/// State: Derived
//~ derived JAIL_447e e3a37f63 f91819f8 0df0e2dd.f905eae1
#[test]
fn JAIL_447e_detectives_clothes() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_447e"), Now(My(0), 9, 5), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Detective's Clothes
///
/// `JAIL_447t` · Neutral spell · 4 mana
///
/// > Give a minion +4/+4 and **Rush**.
///
/// State: Derived
//~ derived JAIL_447t 82528b2c e5cad22e ada2e8f8.3f6f60e9
#[test]
fn JAIL_447t_detectives_clothes() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_447t"),
            Cost("JAIL_447t", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_447t", On(Nth(2))),
            HasNow(Nth(2), GameTag::RUSH),
            Now(Nth(2), 8, 9),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_447t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_447t", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 8, 9),
        ],
    );
}

/// # Jailbird
///
/// `JAIL_453` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
///
/// State: Todo
//~ todo JAIL_453 491535ba 7f10d888 4b2498d7.87b590d3
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
/// State: Derived
//~ derived JAIL_456 eddafd01 0fdadaeb 9882ce52.c95debd3
#[test]
fn JAIL_456_p1ck_p0k3t() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_456"),
            Cost("JAIL_456", 2),
            Stats("JAIL_456", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_456", Nothing),
            DeckCount(Mine, 24),
            HandCount(Mine, 1),
            CostNow(Nth(6), 4),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_456"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_456", Nothing),
            DeckCount(Mine, 5),
        ],
    );
}

/// # Arachnathid
///
/// `JAIL_459` · Neutral minion · 7 mana · 1/7
///
/// > **Rush** All friendly minions are **Poisonous**.
///
/// State: Derived
//~ derived JAIL_459 1ecbf75d 916793bb dd3ac352.e9880843
#[test]
fn JAIL_459_arachnathid() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_459"),
            Cost("JAIL_459", 7),
            Stats("JAIL_459", 1, 7),
            Has("JAIL_459", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_459"),
            HasNow(Nth(1), GameTag::POISONOUS),
            HasNow(Nth(3), GameTag::POISONOUS),
        ],
    );
}

/// # Arachnathid's Venom
///
/// `JAIL_459e` · Neutral enchantment
///
/// > **Poisonous**.
///
/// State: Derived
//~ derived JAIL_459e 761a69aa f034d51f 90559ebb.b2c69ca0
#[test]
fn JAIL_459e_arachnathids_venom() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "JAIL_459e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Concealing Confection
///
/// `JAIL_460` · Neutral minion · 1 mana · 1/2
///
/// > **Deathrattle:** Get a random weapon.
///
/// State: Derived
//~ derived JAIL_460 0c6035e4 3586f9df d5670ff2.74d70dee
#[test]
fn JAIL_460_concealing_confection() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_460"),
            Cost("JAIL_460", 1),
            Stats("JAIL_460", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_460"),
            Force(Card("AT_034")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_034"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 1, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_460"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_460"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Disguised Executioner
///
/// `JAIL_461` · Neutral minion · 3 mana · 5/4
///
/// > Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
///
/// State: Todo
//~ todo JAIL_461 4c85e52a 9e813658 56dd3967.9b45303d
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
//~ todo JAIL_461a 0d032acd 041a55ef 55e35088.43b6cb84
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
//~ todo JAIL_461b 68a1a6fa 846741d3 4e7216ca.b47a1546
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
/// State: Derived
//~ derived JAIL_462 6528c164 ee63c746 cfa48f28.7c036296
#[test]
fn JAIL_462_getaway_hogdriver() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_462"),
            Cost("JAIL_462", 5),
            Stats("JAIL_462", 5, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("JAIL_462", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNow(Nth(0), GameTag::CHARGE),
            HasNot(Nth(3), GameTag::CHARGE),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNot(Nth(4), GameTag::CHARGE),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_462"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("JAIL_462", Nothing),
            DeckCount(Mine, 3),
            HandCount(Mine, 2),
            HasNot(Nth(0), GameTag::CHARGE),
            HasNot(Nth(4), GameTag::CHARGE),
            CostNow(Nth(4), 0),
            In(Nth(4), Zone::Hand),
            HasNot(Nth(5), GameTag::CHARGE),
            CostNow(Nth(5), 0),
            In(Nth(5), Zone::Hand),
        ],
    );
}

/// # Alarm-o-Matic
///
/// `JAIL_502` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your opponent's hand.
///
/// State: Todo
//~ todo JAIL_502 b822e877 2610f6b7 eb90b2a0.4916748e
#[test]
#[ignore = "todo: JAIL_502 Alarm-o-Matic"]
fn JAIL_502_alarm_o_matic() {
    check(CardClass::Mage, &[Give("JAIL_502"), Cost("JAIL_502", 3), Stats("JAIL_502", 0, 3), Unwritten]);
}

/// # Subterfuge
///
/// `JAIL_502e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Derived
//~ derived JAIL_502e d6b799f0 a1b60cad 6f7766cc.898e2977
#[test]
fn JAIL_502e_subterfuge() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAIL_502e"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAIL_502e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAIL_502e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Gullible Guard
///
/// `JAIL_703` · Neutral minion · 1 mana · 1/3
///
/// > **Deathrattle:** You can say Sorry this game.
///
/// State: Todo
//~ todo JAIL_703 db7198fe 4b82e762 c69c5874.4046d787
#[test]
#[ignore = "todo: JAIL_703 Gullible Guard"]
fn JAIL_703_gullible_guard() {
    check(CardClass::Mage, &[Give("JAIL_703"), Cost("JAIL_703", 1), Stats("JAIL_703", 1, 3), Unwritten]);
}

/// # Apologetic
///
/// `JAIL_703e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived JAIL_703e babf25a6 66b9b9a8 2a0d43ac.6d6ab056
#[test]
fn JAIL_703e_apologetic() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "JAIL_703e"), Now(My(0), 7, 3)]);
}

/// # Black Market Auctioneer
///
/// `JAIL_718` · Neutral minion · 9 mana · 4/4
///
/// > **Prepare** Whenever you cast a spell, draw a card.
///
/// State: Derived
//~ derived JAIL_718 9e8d4ab2 524ce542 a23c77d6.8daf19f2
#[test]
fn JAIL_718_black_market_auctioneer() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_718"),
            Cost("JAIL_718", 9),
            Stats("JAIL_718", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_718"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Warden Maiev
///
/// `JAIL_850` · Neutral minion · 2 mana · 1/3
///
/// > After you play a minion, give it +3/+3 and make it go **Dormant** for 1 turn.
///
/// State: Derived
//~ derived JAIL_850 b2683dfe 9761500b 790ac20a.0ada3572
#[test]
fn JAIL_850_warden_maiev() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_850"),
            Cost("JAIL_850", 2),
            Stats("JAIL_850", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_850"),
            Play("CS2_182", Nothing),
            HasNow(Nth(4), GameTag::DORMANT),
            Now(Nth(4), 7, 8),
        ],
    );
}

/// # Pushups
///
/// `JAIL_850e2` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived JAIL_850e2 b53bec26 121d8ba0 0e73bc59.b42c6980
#[test]
fn JAIL_850e2_pushups() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "JAIL_850e2"), Now(My(0), 8, 4)]);
}

/// # Inspector Murloc Holmes
///
/// `JAIL_851` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
///
/// State: Todo
//~ todo JAIL_851 52ab3152 f52fe3c8 03af8700.d21d8ebb
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
//~ todo JAIL_852 6824a060 bfc230da 8f8838b0.41f93541
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
/// State: Derived
//~ derived JAIL_883 5051869f 9bd47406 80f0deb2.706e1759
#[test]
fn JAIL_883_activated_golem() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_883"),
            Cost("JAIL_883", 4),
            Stats("JAIL_883", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_883"),
            EndTurn,
            HasNow(Nth(3), GameTag::REBORN),
        ],
    );
}

/// # Zuramat's Prison
///
/// `JAIL_887` · Neutral location · 5 mana · 0 uses
///
/// > Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
///
/// State: Todo
//~ todo JAIL_887 96bffc12 20a0b8c9 6328643e.b97e435a
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
//~ todo JAIL_887t2 a41eb5d4 446c4d54 bf941754.c623412c
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
//~ vanilla JAIL_887t3 51a4730f d559ffaa 60701d21.4b0c5d24
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
//~ todo JAIL_974 1493fe30 3c601584 0eb301ea.38f7195d
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
//~ todo JAIL_986 027f9385 ecd85ae3 c643fa91.a02385a7
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
/// State: Derived
//~ derived JAIL_998 6c049302 dbfc69c5 f9f5a9b3.af2229a9
#[test]
fn JAIL_998_defias_smuggler() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_998"),
            Cost("JAIL_998", 3),
            Stats("JAIL_998", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_998", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Surprise Attack!
///
/// `JAIL_998e` · Neutral enchantment
///
/// > +2 Attack and **Rush**.
///
/// State: Derived
//~ derived JAIL_998e adf4eed6 4f1b0a61 30613cf6.6c0f0ce8
#[test]
fn JAIL_998e_surprise_attack() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_998e"), Now(My(0), 7, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # The Coin
///
/// `JAIL_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived JAIL_COIN1 45ec5880 aef7212f 2b11b2b5.095f71be
#[test]
fn JAIL_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_COIN1"),
            Cost("JAIL_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("JAIL_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `JAIL_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived JAIL_COIN2 b050bbbf 26b1f883 002ca352.095f71be
#[test]
fn JAIL_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_COIN2"),
            Cost("JAIL_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("JAIL_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `JAIL_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived JAIL_COIN3 596d9b3d 33c44a61 9ef8497b.095f71be
#[test]
fn JAIL_COIN3_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_COIN3"),
            Cost("JAIL_COIN3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("JAIL_COIN3", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `JAIL_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived JAIL_COIN5 520540f8 cdf0ce97 5fbdcdaa.095f71be
#[test]
fn JAIL_COIN5_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_COIN5"),
            Cost("JAIL_COIN5", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("JAIL_COIN5", Nothing),
            Mana(6),
        ],
    );
}

/// # Mrgl...?
///
/// `JAIL_EVENT_100t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla JAIL_EVENT_100t 47466144 4bc5ace2 b1572a5e
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
/// State: Derived
//~ derived JAIL_EVENT_COIN b6cb2c26 74505e39 43c252e4.095f71be
#[test]
fn JAIL_EVENT_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_EVENT_COIN"),
            Cost("JAIL_EVENT_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("JAIL_EVENT_COIN", Nothing),
            Mana(6),
        ],
    );
}
