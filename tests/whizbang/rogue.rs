//! Rogue cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d94756c0

/// # Prize Plunderer
///
/// `DMF_519_COPY` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// State: Derived
//~ derived DMF_519_COPY 9a500bca dc762da7 43ed6a68.9040867c
#[test]
fn DMF_519_COPY_prize_plunderer() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_519_COPY"),
            Cost("DMF_519_COPY", 1),
            Stats("DMF_519_COPY", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DMF_519_COPY", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DMF_519_COPY"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DMF_519_COPY", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Dust Bunny
///
/// `MIS_706` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife)*.
///
/// State: Todo
//~ todo MIS_706 8ea5b544 654f0cfd 62ba89da.7bc62cc4
#[test]
#[ignore = "todo: MIS_706 Dust Bunny"]
fn MIS_706_dust_bunny() {
    check(CardClass::Rogue, &[Give("MIS_706"), Cost("MIS_706", 3), Stats("MIS_706", 3, 2), Unwritten]);
}

/// # Twisted Pack
///
/// `MIS_708` · Rogue spell · 1 mana
///
/// > Add 5 random cards from other classes to your hand. They are **Temporary**.
///
/// State: Derived
//~ derived MIS_708 70385655 73b0b8f1 7c0fb3bf.8f7a5c7d
#[test]
fn MIS_708_twisted_pack() {
    check(
        CardClass::Rogue,
        &[
            Give("MIS_708"),
            Cost("MIS_708", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Play("MIS_708", Nothing),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 8),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "AT_020"),
            CostNow(InHand(2), 7),
            Now(InHand(2), 6, 8),
            HasNow(InHand(3), GameTag::GHOSTLY),
            Is(InHand(3), "AT_020"),
            CostNow(InHand(3), 7),
            Now(InHand(3), 6, 8),
            HasNow(InHand(4), GameTag::GHOSTLY),
            Is(InHand(4), "AT_020"),
            CostNow(InHand(4), 7),
            Now(InHand(4), 6, 8),
            HandCount(Mine, 5),
        ],
    );
}

/// # Dubious Purchase
///
/// `MIS_903` · Rogue spell · 4 mana
///
/// > Draw 3 cards. **Combo:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived MIS_903 3d42249b ba2f1f5f d4590482.85dc0662
#[test]
fn MIS_903_dubious_purchase() {
    check(
        CardClass::Rogue,
        &[
            Give("MIS_903"),
            Cost("MIS_903", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Entity(Nth(7))),
            Play("MIS_903", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            Dead(Nth(7)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Toy Boat
///
/// `TOY_505` · Rogue minion · 2 mana · 2/3
///
/// > After you summon a Pirate, draw a card.
///
/// State: Derived
//~ derived TOY_505 ab39b612 922e4d9f 17b9334c.dfe9c31c
#[test]
fn TOY_505_toy_boat() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_505"),
            Cost("TOY_505", 2),
            Stats("TOY_505", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_505"),
            Play("GVG_070", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_505"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_505"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Dig for Treasure
///
/// `TOY_510` · Rogue spell · 1 mana
///
/// > Draw a minion. If it's a Pirate, get a Coin.
///
/// State: Derived
//~ derived TOY_510 cebd605f 20338c42 a7ec3dfb.3aad1f5e
#[test]
fn TOY_510_dig_for_treasure() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_510"),
            Cost("TOY_510", 1),
            OnTop("CS2_118"),
            OnTop("GVG_070"),
            OnTop("CS2_118"),
            OnTop("GVG_070"),
            OnTop("CS2_182"),
            OnTheirTop("GVG_070"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("GVG_070"),
            Enemy("CS2_182"),
            Play("TOY_510", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_510"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTop("GVG_070"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("GVG_070"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("GVG_070"),
            Enemy("CS2_182"),
            Play("TOY_510", Nothing),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            DeckCount(Mine, 6),
            HandCount(Mine, 2),
            CostNow(Nth(7), 5),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 7, 4),
        ],
    );
}

/// # Shoplifter Goldbeard
///
/// `TOY_511` · Rogue minion · 5 mana · 5/5
///
/// > After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
///
/// State: Done
//~ done TOY_511 8cae97e3 - 76797e87.748f3892
#[test]
fn TOY_511_shoplifter_goldbeard() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_511"),
            Cost("TOY_511", 5),
            Stats("TOY_511", 5, 5),
            Friend("TOY_511"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Their(0))),
            Play("CS2_146", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 0),
            Damage(TheirHero, 0),
            BoardCount(Mine, 2),
            Is(My(1), "CS2_146"),
            Play("CS2_231", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # The Crystal Cove
///
/// `TOY_512` · Rogue location · 3 mana · 0 uses
///
/// > The next minion you summon this turn has its stats set to 4/4.
///
/// State: Todo
//~ todo TOY_512 5f810feb 46a73141 14ba1dd7.d3cc2d48
#[test]
#[ignore = "todo: TOY_512 The Crystal Cove"]
fn TOY_512_the_crystal_cove() {
    check(CardClass::Rogue, &[Give("TOY_512"), Cost("TOY_512", 3), Unwritten]);
}

/// # Coveted Crystals
///
/// `TOY_512e` · Rogue enchantment
///
/// > Stats set to 4/4.
///
/// State: Derived
//~ derived TOY_512e e55fe1ef 1ba47df0 f63cebcf.09d7bc3d
#[test]
fn TOY_512e_coveted_crystals() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TOY_512e"), Now(My(0), 4, 4)]);
}

/// # Thistle Tea Set
///
/// `TOY_514` · Rogue spell · 2 mana
///
/// > **Discover** a spell from another class. Get a copy of it.
///
/// State: Derived
//~ derived TOY_514 e6f8a1ad 48baf609 b7334af9.8a81a262
#[test]
fn TOY_514_thistle_tea_set() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_514"),
            Cost("TOY_514", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TOY_514", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_514"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TOY_514", Nothing),
            Choose(0),
        ],
    );
}

/// # Sonya Waterdancer
///
/// `TOY_515` · Rogue minion · 4 mana · 3/3
///
/// > After you play a 1-Cost minion, get a copy of it that costs (0).
///
/// State: Derived
//~ derived TOY_515 ba5f2d37 34788ac7 98d1495e.4c723723
#[test]
fn TOY_515_sonya_waterdancer() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_515"),
            Cost("TOY_515", 4),
            Stats("TOY_515", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_515"),
            Play("CS2_168", Nothing),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 0),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_515"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_515"),
            Play("CS2_182", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// # Fancy Footwork
///
/// `TOY_515e3` · Warlock enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived TOY_515e3 4b630ce1 6958a713 b152dc17.dd600ecd
#[test]
fn TOY_515e3_fancy_footwork() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "TOY_515e3"), CostNow(Nth(0), 0)]);
}

/// # Bargain Bin Buccaneer
///
/// `TOY_516` · Rogue minion · 3 mana · 3/2
///
/// > **Rush Combo:** Summon a copy of this.
///
/// State: Derived
//~ derived TOY_516 0d0b57a3 d10d3240 52af7d3a.d431f44c
#[test]
fn TOY_516_bargain_bin_buccaneer() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_516"),
            Cost("TOY_516", 3),
            Stats("TOY_516", 3, 2),
            Has("TOY_516", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TOY_516", Nothing),
            BoardCount(Mine, 3),
            In(The("TOY_516"), Zone::Play),
            Now(The("TOY_516"), 3, 2),
        ],
    );
}

/// # Everything Must Go!
///
/// `TOY_519` · Rogue spell · 8 mana
///
/// > Summon two random 4-Cost minions. Costs (1) less for each card you've drawn this turn.
///
/// State: Derived
//~ derived TOY_519 17f4e4b2 173eadda 2aa68d1d.bbb8bdcb
#[test]
fn TOY_519_everything_must_go() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_519"),
            Cost("TOY_519", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            DrawOne,
            Crystals(10),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("TOY_519", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_519"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            DrawOne,
            Crystals(10),
            Never(Card("AT_022")),
            Play("TOY_519", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_519"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            DrawOne,
            Crystals(10),
            Never(Card("AT_003")),
            Play("TOY_519", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("TOY_519"), Friend("CS2_182"), Enemy("CS2_182"), DrawOne, Crystals(10), CostNow(Nth(0), 6)],
    );
}

/// # Sandbox Scoundrel
///
/// `TOY_521` · Rogue minion · 5 mana · 4/3
///
/// > **Miniaturize Battlecry:** Your next card this turn costs (2) less.
///
/// State: Derived
//~ derived TOY_521 3ede2d1c 1a6a0dce 72ae4a38.b781afc7
#[test]
fn TOY_521_sandbox_scoundrel() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_521"),
            Cost("TOY_521", 5),
            Stats("TOY_521", 4, 3),
            Has("TOY_521", GameTag::MINIATURIZE),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_521", Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # On Sale!
///
/// `TOY_521e` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived TOY_521e 7a606ae0 ff38b823 37579f5d.1fbdf154
#[test]
fn TOY_521e_on_sale() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TOY_521e"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TOY_521e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TOY_521e"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # On Sale reduction!
///
/// `TOY_521e1` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// State: Derived
//~ derived TOY_521e1 34a6400f ba0fd4af 2ae7c541.7bc01e61
#[test]
fn TOY_521e1_on_sale_reduction() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TOY_521e1"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TOY_521e1"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TOY_521e1"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Sandbox Scoundrel
///
/// `TOY_521t1` · Rogue minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next card this turn costs (2) less.
///
/// State: Todo
//~ todo TOY_521t1 d8c0e55f 64f3663c 2ba66d16.9ce9bb3b
#[test]
#[ignore = "todo: TOY_521t1 Sandbox Scoundrel"]
fn TOY_521t1_sandbox_scoundrel() {
    check(CardClass::Rogue, &[Give("TOY_521t1"), Cost("TOY_521t1", 1), Stats("TOY_521t1", 1, 1), Unwritten]);
}

/// # Watercannon
///
/// `TOY_522` · Rogue weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, summon a 1/1 Pirate that attacks a random enemy.
///
/// State: Derived
//~ derived TOY_522 03fc4e8d 0109ffd0 583f10f2.3949b577
#[test]
fn TOY_522_watercannon() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_522"),
            Cost("TOY_522", 4),
            Stats("TOY_522", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_522"),
            Force(Entity(TheirHero)),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("TOY_522t"), Zone::Play),
            Now(The("TOY_522t"), 1, 1),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TOY_522"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_522"),
            Force(Entity(TheirHero)),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 7),
            In(The("TOY_522t"), Zone::Play),
            Now(The("TOY_522t"), 1, 1),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Waterslider
///
/// `TOY_522t` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TOY_522t b5d22923 490e2d14 a09572ed
#[test]
fn TOY_522t_waterslider() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_522t"),
            Cost("TOY_522t", 1),
            Stats("TOY_522t", 1, 1),
            Play("TOY_522t", Nothing),
            In(The("TOY_522t"), Zone::Play),
            Now(The("TOY_522t"), 1, 1),
        ],
    );
}
