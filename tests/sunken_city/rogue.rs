//! Rogue cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a0c507d

/// # Shattershambler
///
/// `TID_078` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// State: Todo
//~ todo TID_078 e80073d4 b284bd80 847ad5aa.42d75be4
#[test]
#[ignore = "todo: TID_078 Shattershambler"]
fn TID_078_shattershambler() {
    check(CardClass::Rogue, &[Give("TID_078"), Cost("TID_078", 1), Stats("TID_078", 1, 3), Unwritten]);
}

/// # Shambled
///
/// `TID_078e2` · Druid enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TID_078e2 1b58eb96 5b37edec 3841ac36.f705eb41
#[test]
fn TID_078e2_shambled() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "TID_078e2"), CostNow(Nth(0), 2)]);
}

/// # Inkveil Ambusher
///
/// `TID_080` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** Has +3 Attack and **Immune** while attacking.
///
/// State: Todo
//~ todo TID_080 2cb29d5b 5a7c7d77 b04723c4.42b358e7
#[test]
#[ignore = "todo: TID_080 Inkveil Ambusher"]
fn TID_080_inkveil_ambusher() {
    check(
        CardClass::Rogue,
        &[Give("TID_080"), Cost("TID_080", 2), Stats("TID_080", 1, 2), Has("TID_080", GameTag::STEALTH), Unwritten],
    );
}

/// # Jackpot!
///
/// `TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// State: Derived
//~ derived TID_931 df9ab55a d06e0979 869b2a89.b0669cb8
#[test]
fn TID_931_jackpot() {
    check(
        CardClass::Rogue,
        &[
            Give("TID_931"),
            Cost("TID_931", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("TID_931", Nothing),
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
        &[Give("TID_931"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_008")), Play("TID_931", Nothing)],
    );
    check(
        CardClass::Rogue,
        &[Give("TID_931"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("TID_931", Nothing)],
    );
}

/// # Cutlass Courier
///
/// `TSC_085` · Rogue minion · 3 mana · 2/5
///
/// > After your hero attacks, draw a Pirate.
///
/// State: Derived
//~ derived TSC_085 7e8c085b 1fed8ef1 b2cfaae0.17fe3232
#[test]
fn TSC_085_cutlass_courier() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_085"),
            Cost("TSC_085", 3),
            Stats("TSC_085", 2, 5),
            OnTop("GVG_070"),
            OnTop("GVG_070"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_085"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 4),
        ],
    );
}

/// # Swordfish
///
/// `TSC_086` · Rogue weapon · 3 mana · 2/3 durability
///
/// > **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
///
/// State: Todo
//~ todo TSC_086 c025c27e 62b62f73 fc58733d.2ebd8ff7
#[test]
#[ignore = "todo: TSC_086 Swordfish"]
fn TSC_086_swordfish() {
    check(CardClass::Rogue, &[Give("TSC_086"), Cost("TSC_086", 3), Stats("TSC_086", 2, 3), Unwritten]);
}

/// # Sharp Point
///
/// `TSC_086e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived TSC_086e b4936b08 6c1a4f77 08c5382c.bf3d1612
#[test]
fn TSC_086e_sharp_point() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TSC_086e"), Now(My(0), 7, 1)]);
}

/// # Azsharan Vessel
///
/// `TSC_912` · Rogue spell · 5 mana
///
/// > Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
///
/// State: Todo
//~ todo TSC_912 2f3f2716 79e604a5 0d826bbb.5c4e3db0
#[test]
#[ignore = "todo: TSC_912 Azsharan Vessel"]
fn TSC_912_azsharan_vessel() {
    check(CardClass::Rogue, &[Give("TSC_912"), Cost("TSC_912", 5), Unwritten]);
}

/// # Sunken Vessel
///
/// `TSC_912t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
///
/// State: Todo
//~ todo TSC_912t e29de262 7a8da3b9 5c94f31f.1f0bea64
#[test]
#[ignore = "todo: TSC_912t Sunken Vessel"]
fn TSC_912t_sunken_vessel() {
    check(CardClass::Rogue, &[Give("TSC_912t"), Cost("TSC_912t", 5), Unwritten]);
}

/// # Sunken Pirate
///
/// `TSC_912t2` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla TSC_912t2 996f1c3d 1f02177e 245d5216.86cd88a1
#[test]
fn TSC_912t2_sunken_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_912t2"),
            Cost("TSC_912t2", 3),
            Stats("TSC_912t2", 3, 3),
            Has("TSC_912t2", GameTag::STEALTH),
            Play("TSC_912t2", Nothing),
            In(The("TSC_912t2"), Zone::Play),
            Now(The("TSC_912t2"), 3, 3),
            HasNow(The("TSC_912t2"), GameTag::STEALTH),
        ],
    );
}

/// # Azsharan Pirate
///
/// `TSC_912t3` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla TSC_912t3 4249e0b9 8cf31810 2442a8f0.86cd88a1
#[test]
fn TSC_912t3_azsharan_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_912t3"),
            Cost("TSC_912t3", 3),
            Stats("TSC_912t3", 3, 3),
            Has("TSC_912t3", GameTag::STEALTH),
            Play("TSC_912t3", Nothing),
            In(The("TSC_912t3"), Zone::Play),
            Now(The("TSC_912t3"), 3, 3),
            HasNow(The("TSC_912t3"), GameTag::STEALTH),
        ],
    );
}

/// # Gone Fishin'
///
/// `TSC_916` · Rogue spell · 1 mana
///
/// > **Dredge**. **Combo:** Draw a card.
///
/// State: Derived
//~ derived TSC_916 554580b1 e2cf3ef0 87ffd3b0.64031cfc
#[test]
fn TSC_916_gone_fishin() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_916"),
            Cost("TSC_916", 1),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_916", Nothing),
            ChooseCard("CS2_120"),
            DeckCount(Mine, 4),
            HandCount(Mine, 1),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Blood in the Water
///
/// `TSC_932` · Rogue spell · 6 mana
///
/// > Deal $3 damage to an enemy. Summon a 5/5 Shark with **Rush**.
///
/// State: Derived
//~ derived TSC_932 6ad6c99e 074ac3ac 12aa1ede.6090e59f
#[test]
fn TSC_932_blood_in_the_water() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_932"),
            Cost("TSC_932", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_932", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("TSC_932t"), Zone::Play),
            Now(The("TSC_932t"), 5, 5),
        ],
    );
}

/// # Tiger Shark
///
/// `TSC_932t` · Rogue minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TSC_932t 62e25074 9dc53358 2642ab42.57b12c28
#[test]
fn TSC_932t_tiger_shark() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_932t"),
            Cost("TSC_932t", 5),
            Stats("TSC_932t", 5, 5),
            Has("TSC_932t", GameTag::RUSH),
            Play("TSC_932t", Nothing),
            In(The("TSC_932t"), Zone::Play),
            Now(The("TSC_932t"), 5, 5),
            HasNow(The("TSC_932t"), GameTag::RUSH),
        ],
    );
}

/// # Bootstrap Sunkeneer
///
/// `TSC_933` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Put an enemy minion on the bottom of your opponent's deck.
///
/// State: Derived
//~ derived TSC_933 905a82c6 f84dbb0d c9b96f72.a1826368
#[test]
fn TSC_933_bootstrap_sunkeneer() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_933"),
            Cost("TSC_933", 5),
            Stats("TSC_933", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_933", On(Nth(2))),
            In(Nth(2), Zone::Deck),
            BoardCount(Theirs, 0),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Pirate Admiral Hooktusk
///
/// `TSC_934` · Rogue minion · 7 mana · 7/7
///
/// > **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TSC_934 a386ac69 38e82ea8 25a670ac.2544b31c
#[test]
#[ignore = "todo: TSC_934 Pirate Admiral Hooktusk"]
fn TSC_934_pirate_admiral_hooktusk() {
    check(CardClass::Rogue, &[Give("TSC_934"), Cost("TSC_934", 7), Stats("TSC_934", 7, 7), Unwritten]);
}

/// # Take their Supplies!
///
/// `TSC_934t` · Rogue spell · 0 mana
///
/// > Take 5 cards from your opponent's deck.
///
/// State: Todo
//~ todo TSC_934t 57c93d81 5f05f5cf 085e45ba.22911586
#[test]
#[ignore = "todo: TSC_934t Take their Supplies!"]
fn TSC_934t_take_their_supplies() {
    check(CardClass::Rogue, &[Give("TSC_934t"), Cost("TSC_934t", 0), Unwritten]);
}

/// # Take their Gold!
///
/// `TSC_934t2` · Rogue spell · 0 mana
///
/// > Take 2 cards from your opponent's hand.
///
/// State: Todo
//~ todo TSC_934t2 09a38a8c a999367f 917a357e.590bd82b
#[test]
#[ignore = "todo: TSC_934t2 Take their Gold!"]
fn TSC_934t2_take_their_gold() {
    check(CardClass::Rogue, &[Give("TSC_934t2"), Cost("TSC_934t2", 0), Unwritten]);
}

/// # Take their Ship!
///
/// `TSC_934t3` · Rogue spell · 0 mana
///
/// > Take control of your opponent's highest Attack minion.
///
/// State: Todo
//~ todo TSC_934t3 f50f96c7 08c171ad c11d6bf7.cb7fa223
#[test]
#[ignore = "todo: TSC_934t3 Take their Ship!"]
fn TSC_934t3_take_their_ship() {
    check(CardClass::Rogue, &[Give("TSC_934t3"), Cost("TSC_934t3", 0), Unwritten]);
}

/// # Swiftscale Trickster
///
/// `TSC_936` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Your next spell this turn costs (0).
///
/// State: Derived
//~ derived TSC_936 46556417 58818c16 a91cd6aa.7ae07d34
#[test]
fn TSC_936_swiftscale_trickster() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_936"),
            Cost("TSC_936", 6),
            Stats("TSC_936", 4, 4),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_936", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Fooled the Audience
///
/// `TSC_936e` · Rogue enchantment
///
/// > Your next spell this turn costs (0).
///
/// State: Derived
//~ derived TSC_936e 0c680954 5689638f 28d38e10.1c1a9d09
#[test]
fn TSC_936e_fooled_the_audience() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TSC_936e"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TSC_936e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TSC_936e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Crabatoa
///
/// `TSC_937` · Rogue minion · 6 mana · 6/5
///
/// > **Colossal +2** Your Crabatoa Claws have +2 Attack.
///
/// State: Done
//~ done TSC_937 5aacb6ec - b78b4019.b27de4fa
#[test]
fn TSC_937_crabatoa() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_937"),
            Cost("TSC_937", 6),
            Stats("TSC_937", 6, 5),
            Friend("CS2_231"),
            Enemy("TSC_937t"),
            Play("TSC_937", Nothing),
            BoardCount(Mine, 4),
            Now(My(2), 4, 1),
            Now(The("TSC_937t3"), 4, 1),
            Now(Nth(0), 6, 5),
            Now(Nth(1), 1, 1),
            Now(Nth(2), 2, 1),
            Friend("TSC_937t2"),
            Now(MyWeapon, 4, 1),
            Friend("CS2_106"),
            Now(MyWeapon, 3, 2),
            Kill(Nth(0)),
            Now(My(1), 2, 1),
            Now(My(2), 2, 1),
        ],
    );
}

/// # Crusty Treasure
///
/// `TSC_937e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived TSC_937e 5f4a5b42 70d10d8e 619fd0a3.bf3d1612
#[test]
fn TSC_937e_crusty_treasure() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TSC_937e"), Now(My(0), 7, 1)]);
}

/// # Crabatoa's Claw
///
/// `TSC_937t` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// State: Todo
//~ todo TSC_937t 51e0ac12 72c1d563 e9093955.f57412a8
#[test]
#[ignore = "todo: TSC_937t Crabatoa's Claw"]
fn TSC_937t_crabatoas_claw() {
    check(
        CardClass::Rogue,
        &[Give("TSC_937t"), Cost("TSC_937t", 2), Stats("TSC_937t", 2, 1), Has("TSC_937t", GameTag::RUSH), Unwritten],
    );
}

/// # Crabatoa Claw
///
/// `TSC_937t2` · Rogue weapon · 1 mana · 2/1 durability
///
/// State: Vanilla
//~ vanilla TSC_937t2 f5f4b1ed 948d55f2 c9ed4502
#[test]
fn TSC_937t2_crabatoa_claw() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_937t2"),
            Cost("TSC_937t2", 1),
            Stats("TSC_937t2", 2, 1),
            Play("TSC_937t2", Nothing),
            In(The("TSC_937t2"), Zone::Play),
        ],
    );
}

/// # Crabatoa's Claw
///
/// `TSC_937t3` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// State: Todo
//~ todo TSC_937t3 32091cd6 fd042ce7 89f2b123.f57412a8
#[test]
#[ignore = "todo: TSC_937t3 Crabatoa's Claw"]
fn TSC_937t3_crabatoas_claw() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_937t3"),
            Cost("TSC_937t3", 2),
            Stats("TSC_937t3", 2, 1),
            Has("TSC_937t3", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Filletfighter
///
/// `TSC_963` · Rogue minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Derived
//~ derived TSC_963 f6349a05 c749973f ffa06cd8.cbe7dbbc
#[test]
fn TSC_963_filletfighter() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_963"),
            Cost("TSC_963", 1),
            Stats("TSC_963", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_963", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("TSC_963"), Friend("CS2_182"), Enemy("CS2_182"), Play("TSC_963", On(Nth(1))), Now(Nth(1), 4, 4)],
    );
}
