//! Neutral cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bc4a7c3d

/// # The Replicator-inator
///
/// `MIS_025` · Neutral minion · 5 mana · 5/5
///
/// > **Miniaturize**, **Gigantify** After you play a minion with the same Attack as this, summon a copy of it.
///
/// State: Derived
//~ derived MIS_025 aa88d3fb 743a55d3 67465077.c2967be5
#[test]
fn MIS_025_the_replicator_inator() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_025"),
            Cost("MIS_025", 5),
            Stats("MIS_025", 5, 5),
            Has("MIS_025", GameTag::GIGANTIFY),
            Has("MIS_025", GameTag::MINIATURIZE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_025"),
            Play("CS2_118", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MIS_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_025"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # The Replicator-inator
///
/// `MIS_025t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini** After you play a minion with the same Attack as this, summon a copy of it.
///
/// State: Todo
//~ todo MIS_025t 7dee1b1e 48916c26 702e4e4a.c4c73608
#[test]
#[ignore = "todo: MIS_025t The Replicator-inator"]
fn MIS_025t_the_replicator_inator() {
    check(CardClass::Mage, &[Give("MIS_025t"), Cost("MIS_025t", 1), Stats("MIS_025t", 1, 1), Unwritten]);
}

/// # The Replicator-inator
///
/// `MIS_025t1` · Neutral minion · 8 mana · 8/8
///
/// > **Gigantic** After you play a minion with the same Attack as this, summon a copy of it.
///
/// State: Todo
//~ todo MIS_025t1 c69b4c6d 610e2fe9 0154d896.ec3b51bd
#[test]
#[ignore = "todo: MIS_025t1 The Replicator-inator"]
fn MIS_025t1_the_replicator_inator() {
    check(CardClass::Mage, &[Give("MIS_025t1"), Cost("MIS_025t1", 8), Stats("MIS_025t1", 8, 8), Unwritten]);
}

/// # Puppetmaster Dorian
///
/// `MIS_026` · Neutral minion · 5 mana · 2/6
///
/// > After you draw a minion, get a 1/1 copy of it that costs (1).
///
/// State: Derived
//~ derived MIS_026 80f95d15 3dd30691 35c2cd68.1fee7f91
#[test]
fn MIS_026_puppetmaster_dorian() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_026"),
            Cost("MIS_026", 5),
            Stats("MIS_026", 2, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_026"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Creepy Puppet
///
/// `MIS_026e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived MIS_026e 83389c39 e991a3aa 6f1a7934.d68bebe2
#[test]
fn MIS_026e_creepy_puppet() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "MIS_026e"), Now(My(0), 1, 1)]);
}

/// # Explodineer
///
/// `MIS_308` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// State: Done
//~ done MIS_308 be211701 - d1b5cd0a.3dd95e3d
#[test]
fn MIS_308_explodineer() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_308"),
            Cost("MIS_308", 3),
            Stats("MIS_308", 2, 4),
            Friend("MIS_308"),
            Force(Number(20)),
            EndTurn,
            Damage(TheirHero, 5),
            HandCount(Theirs, 1),
            DeckCount(Theirs, 19),
            DeckCount(Mine, 19),
            EndTurn,
            DeckCount(Theirs, 19),
        ],
    );
}

/// # Building-Block Golem
///
/// `MIS_314` · Neutral minion · 5 mana · 6/3
///
/// > **Rush Deathrattle:** Summon three random 1-Cost minions.
///
/// State: Derived
//~ derived MIS_314 75e0cd46 a9259ce6 383acf1e.14dfd398
#[test]
fn MIS_314_building_block_golem() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_314"),
            Cost("MIS_314", 5),
            Stats("MIS_314", 6, 3),
            Has("MIS_314", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_314"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("MIS_314"), Friend("CS2_182"), Enemy("CS2_182"), Friend("MIS_314"), Never(Card("AT_004")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("MIS_314"), Friend("CS2_182"), Enemy("CS2_182"), Friend("MIS_314"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Pro Gamer
///
/// `MIS_916` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Challenge your opponent to a game of Rock-Paper-Scissors! The winner draws 2 cards.
///
/// State: Todo
//~ todo MIS_916 154ce551 21c7f66c 9a679f8f.1837aa61
#[test]
#[ignore = "todo: MIS_916 Pro Gamer"]
fn MIS_916_pro_gamer() {
    check(CardClass::Mage, &[Give("MIS_916"), Cost("MIS_916", 2), Stats("MIS_916", 2, 3), Unwritten]);
}

/// # Rock!
///
/// `MIS_916a` · Neutral spell · 0 mana
///
/// > If your opponent chooses Scissors, you draw two cards.
///
/// State: Todo
//~ todo MIS_916a c6db170e 94ccc15e b7d55adc.adadcae5
#[test]
#[ignore = "todo: MIS_916a Rock!"]
fn MIS_916a_rock() {
    check(CardClass::Mage, &[Give("MIS_916a"), Cost("MIS_916a", 0), Unwritten]);
}

/// # Paper!
///
/// `MIS_916b` · Neutral spell · 0 mana
///
/// > If your opponent chooses Rock, you draw two cards.
///
/// State: Todo
//~ todo MIS_916b dd7f0e2e abb5a319 bd429e54.bec3a795
#[test]
#[ignore = "todo: MIS_916b Paper!"]
fn MIS_916b_paper() {
    check(CardClass::Mage, &[Give("MIS_916b"), Cost("MIS_916b", 0), Unwritten]);
}

/// # Scissors!
///
/// `MIS_916c` · Neutral spell · 0 mana
///
/// > If your opponent chooses Paper, you draw two cards.
///
/// State: Todo
//~ todo MIS_916c 74ce8d77 87420c3c e56e9e09.929f6f9b
#[test]
#[ignore = "todo: MIS_916c Scissors!"]
fn MIS_916c_scissors() {
    check(CardClass::Mage, &[Give("MIS_916c"), Cost("MIS_916c", 0), Unwritten]);
}

/// # Mo'arg Forgefiend
///
/// `SW_068_COPY` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// State: Derived
//~ derived SW_068_COPY 9e7518f0 6913a1ad 815ce7a9.43517ecf
#[test]
fn SW_068_COPY_moarg_forgefiend() {
    check(
        CardClass::Mage,
        &[
            Give("SW_068_COPY"),
            Cost("SW_068_COPY", 8),
            Stats("SW_068_COPY", 8, 8),
            Has("SW_068_COPY", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_068_COPY"),
            Kill(Nth(3)),
            Armor(Mine, 8),
        ],
    );
}

/// # Tar Slime
///
/// `TOY_000` · Neutral minion · 1 mana · 0/3
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// State: Derived
//~ derived TOY_000 d6ab9687 5afd8f2b 564e2d1f.559e8a64
#[test]
fn TOY_000_tar_slime() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_000"),
            Cost("TOY_000", 1),
            Stats("TOY_000", 0, 3),
            Has("TOY_000", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_000"),
            EndTurn,
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TOY_000"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TOY_000"), EndTurn, EndTurn, Now(Nth(3), 0, 3)],
    );
}

/// # Scarab Keychain
///
/// `TOY_006` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a 2-Cost card.
///
/// State: Derived
//~ derived TOY_006 1f5b1438 8f0aa6d4 9166b1da.546c6443
#[test]
fn TOY_006_scarab_keychain() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_006"),
            Cost("TOY_006", 1),
            Stats("TOY_006", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("TOY_006", Nothing),
            ChooseCard("CS2_120"),
            Is(InHand(0), "CS2_120"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_006"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TOY_006", Nothing),
            Choose(0),
        ],
    );
}

/// # Card Grader
///
/// `TOY_054` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a card from your deck.
///
/// State: Derived
//~ derived TOY_054 8315754b 15ec45c4 09eb9cb9.233b799b
#[test]
fn TOY_054_card_grader() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_054"),
            Cost("TOY_054", 3),
            Stats("TOY_054", 2, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Entity(Nth(3))),
            Play("TOY_054", Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_054"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_054", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 4),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Sweetened Snowflurry
///
/// `TOY_307` · Neutral minion · 3 mana · 3/3
///
/// > **Miniaturize Battlecry:** Get 2 random **Temporary** Frost spells.
///
/// State: Done
//~ done TOY_307 f5eb0ae3 - dc0a581f.1268e5f5
#[test]
fn TOY_307_sweetened_snowflurry() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_307"),
            Cost("TOY_307", 3),
            Stats("TOY_307", 3, 3),
            Has("TOY_307", GameTag::MINIATURIZE),
            Force(Card("CS2_024")),
            Force(Card("CS2_026")),
            Play("TOY_307", Nothing),
            HandCount(Mine, 3),
            HasNow(The("CS2_024"), GameTag::GHOSTLY),
            HasNow(The("CS2_026"), GameTag::GHOSTLY),
            HasNot(The("TOY_307t"), GameTag::GHOSTLY),
            EndTurn,
            HandCount(Mine, 1),
            Is(InHand(0), "TOY_307t"),
        ],
    );
    check(CardClass::Mage, &[Force(Card("CS2_024")), Never(Card("CS2_029")), Play("TOY_307", Nothing)]);
}

/// # Sweetened Snowflurry
///
/// `TOY_307t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Get 2 random **Temporary** Frost spells.
///
/// State: Todo
//~ todo TOY_307t 119a691b c341cf5d 2fc3e2ee.135d7549
#[test]
#[ignore = "todo: TOY_307t Sweetened Snowflurry"]
fn TOY_307t_sweetened_snowflurry() {
    check(CardClass::Mage, &[Give("TOY_307t"), Cost("TOY_307t", 1), Stats("TOY_307t", 1, 1), Unwritten]);
}

/// # Nostalgic Gnome
///
/// `TOY_312` · Neutral minion · 4 mana · 4/4
///
/// > **Miniaturize Rush**. After this minion deals exact lethal damage on your turn, draw a card.
///
/// State: Todo
//~ todo TOY_312 dc0f95e4 dbd61041 1c5c20cf.1c909415
#[test]
#[ignore = "todo: TOY_312 Nostalgic Gnome"]
fn TOY_312_nostalgic_gnome() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_312"),
            Cost("TOY_312", 4),
            Stats("TOY_312", 4, 4),
            Has("TOY_312", GameTag::MINIATURIZE),
            Has("TOY_312", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Nostalgic Gnome
///
/// `TOY_312t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini Rush**. After this minion deals exact lethal damage on your turn, draw a card.
///
/// State: Todo
//~ todo TOY_312t e1b8b35f ba8b968d 9092ef40.2834eee5
#[test]
#[ignore = "todo: TOY_312t Nostalgic Gnome"]
fn TOY_312t_nostalgic_gnome() {
    check(
        CardClass::Mage,
        &[Give("TOY_312t"), Cost("TOY_312t", 1), Stats("TOY_312t", 1, 1), Has("TOY_312t", GameTag::RUSH), Unwritten],
    );
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330 41b49aa4 c17683d5 447953ab.610988fc
#[test]
#[ignore = "todo: TOY_330 Zilliax Deluxe 3000"]
fn TOY_330_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330"), Cost("TOY_330", 0), Stats("TOY_330", 0, 0), Unwritten]);
}

/// # Absolutely Wonderful!
///
/// `TOY_330e1` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TOY_330e1 9201985a 8d28ceff 7a4aa7eb.90c32b47
#[test]
fn TOY_330e1_absolutely_wonderful() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TOY_330e1"), CostNow(Nth(0), 1)]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t10` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t10 f6bffae3 c7b78f18 373e3660.610988fc
#[test]
#[ignore = "todo: TOY_330t10 Zilliax Deluxe 3000"]
fn TOY_330t10_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t10"), Cost("TOY_330t10", 0), Stats("TOY_330t10", 0, 0), Unwritten]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t11` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t11 0c76cdb5 5e2e90df 3225b101.610988fc
#[test]
#[ignore = "todo: TOY_330t11 Zilliax Deluxe 3000"]
fn TOY_330t11_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t11"), Cost("TOY_330t11", 0), Stats("TOY_330t11", 0, 0), Unwritten]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t12` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t12 a9b1acc3 4b7dd487 c48570e6.610988fc
#[test]
#[ignore = "todo: TOY_330t12 Zilliax Deluxe 3000"]
fn TOY_330t12_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t12"), Cost("TOY_330t12", 0), Stats("TOY_330t12", 0, 0), Unwritten]);
}

/// # Wonderful Mixture
///
/// `TOY_330t26` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived TOY_330t26 d92c8c25 362860c7 08baab14.fc2d73f0
#[test]
fn TOY_330t26_wonderful_mixture() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_330t26"), Now(My(0), 8, 1)]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t5` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t5 7e61771f e2da0924 af1c6f7e.610988fc
#[test]
#[ignore = "todo: TOY_330t5 Zilliax Deluxe 3000"]
fn TOY_330t5_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t5"), Cost("TOY_330t5", 0), Stats("TOY_330t5", 0, 0), Unwritten]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t6` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t6 ab8ac068 6c74b528 b266380e.610988fc
#[test]
#[ignore = "todo: TOY_330t6 Zilliax Deluxe 3000"]
fn TOY_330t6_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t6"), Cost("TOY_330t6", 0), Stats("TOY_330t6", 0, 0), Unwritten]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t7` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t7 82337a4a 20834a49 460f746f.610988fc
#[test]
#[ignore = "todo: TOY_330t7 Zilliax Deluxe 3000"]
fn TOY_330t7_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t7"), Cost("TOY_330t7", 0), Stats("TOY_330t7", 0, 0), Unwritten]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t8` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t8 ae5fb052 1d3aff01 5ba54a9e.610988fc
#[test]
#[ignore = "todo: TOY_330t8 Zilliax Deluxe 3000"]
fn TOY_330t8_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t8"), Cost("TOY_330t8", 0), Stats("TOY_330t8", 0, 0), Unwritten]);
}

/// # Zilliax Deluxe 3000
///
/// `TOY_330t9` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t9 77ec8fc2 905f047b ed180818.610988fc
#[test]
#[ignore = "todo: TOY_330t9 Zilliax Deluxe 3000"]
fn TOY_330t9_zilliax_deluxe_3000() {
    check(CardClass::Mage, &[Give("TOY_330t9"), Cost("TOY_330t9", 0), Stats("TOY_330t9", 0, 0), Unwritten]);
}

/// # Recursive Module
///
/// `TOY_330t92` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Shuffle this into your deck.
///
/// State: Derived
//~ derived TOY_330t92 8a0b6e3c 289316c1 29155c9c.d146a5ae
#[test]
fn TOY_330t92_recursive_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t92"),
            Cost("TOY_330t92", 1),
            Stats("TOY_330t92", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_330t92"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(Nth(3), Zone::Deck),
        ],
    );
}

/// # Haywire Module
///
/// `TOY_330t93` · Neutral minion · 2 mana · 4/4
///
/// > At the end of your turn, deal 3 damage to your hero.
///
/// State: Derived
//~ derived TOY_330t93 29f2ad9f 61ebe4b1 608b774d.8e77a3e7
#[test]
fn TOY_330t93_haywire_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t93"),
            Cost("TOY_330t93", 2),
            Stats("TOY_330t93", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_330t93"),
            EndTurn,
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # Power Module
///
/// `TOY_330t94` · Neutral minion · 2 mana · 1/3
///
/// > At the start of your turn, double this minion's Attack.
///
/// State: Derived
//~ derived TOY_330t94 f23792af 9b872539 f2731dd3.e67b18b4
#[test]
fn TOY_330t94_power_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t94"),
            Cost("TOY_330t94", 2),
            Stats("TOY_330t94", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_330t94"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TOY_330t94"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TOY_330t94"), EndTurn, Now(Nth(3), 1, 3)],
    );
}

/// # Power Module
///
/// `TOY_330t94e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// State: Derived
//~ derived TOY_330t94e 74e8ff94 ffd72e68 60449ca3.87c08719
#[test]
fn TOY_330t94e_power_module() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_330t94e"), Now(My(0), 10, 1)]);
}

/// # Pylon Module
///
/// `TOY_330t95` · Neutral minion · 3 mana · 2/2
///
/// > Your other minions have +1 Attack.
///
/// State: Derived
//~ derived TOY_330t95 56ab4602 f4b1fed6 e5eba9b9.cc6d9299
#[test]
fn TOY_330t95_pylon_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t95"),
            Cost("TOY_330t95", 3),
            Stats("TOY_330t95", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_330t95"),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Pylon's Unity
///
/// `TOY_330t95e1` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived TOY_330t95e1 e495a947 656cbca0 04b82fa5.c84fda8a
#[test]
fn TOY_330t95e1_pylons_unity() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_330t95e1"), Now(My(0), 6, 1)]);
}

/// # Virus Module
///
/// `TOY_330t96` · Neutral minion · 4 mana · 2/5
///
/// > **Elusive**, **Poisonous**
///
/// State: Vanilla
//~ vanilla TOY_330t96 21871285 3bc35782 4530fae0.597cb72d
#[test]
fn TOY_330t96_virus_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t96"),
            Cost("TOY_330t96", 4),
            Stats("TOY_330t96", 2, 5),
            Has("TOY_330t96", GameTag::ELUSIVE),
            Has("TOY_330t96", GameTag::POISONOUS),
            Play("TOY_330t96", Nothing),
            In(The("TOY_330t96"), Zone::Play),
            Now(The("TOY_330t96"), 2, 5),
            HasNow(The("TOY_330t96"), GameTag::ELUSIVE),
            HasNow(The("TOY_330t96"), GameTag::POISONOUS),
        ],
    );
}

/// # Twin Module
///
/// `TOY_330t97` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this.
///
/// State: Derived
//~ derived TOY_330t97 9bf24e63 8226f45a aa4d468e.709e20a9
#[test]
fn TOY_330t97_twin_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t97"),
            Cost("TOY_330t97", 4),
            Stats("TOY_330t97", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_330t97", Nothing),
            BoardCount(Mine, 3),
            In(The("TOY_330t97"), Zone::Play),
            Now(The("TOY_330t97"), 3, 3),
        ],
    );
}

/// # Ticking Module
///
/// `TOY_330t98` · Neutral minion · 4 mana · 1/3
///
/// > Costs (1) less for each friendly minion.
///
/// State: Derived
//~ derived TOY_330t98 d5c1236c 7ec009af 2286b7c9.fc7e8d16
#[test]
fn TOY_330t98_ticking_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t98"),
            Cost("TOY_330t98", 4),
            Stats("TOY_330t98", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_330t98"),
            CostNow(Nth(0), 2),
        ],
    );
}

/// # Perfect Module
///
/// `TOY_330t99` · Neutral minion · 5 mana · 3/2
///
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Rush**
///
/// State: Vanilla
//~ vanilla TOY_330t99 5bce8e68 3bd089cb a823c8f2.1273674b
#[test]
fn TOY_330t99_perfect_module() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_330t99"),
            Cost("TOY_330t99", 5),
            Stats("TOY_330t99", 3, 2),
            Has("TOY_330t99", GameTag::DIVINE_SHIELD),
            Has("TOY_330t99", GameTag::LIFESTEAL),
            Has("TOY_330t99", GameTag::RUSH),
            Has("TOY_330t99", GameTag::TAUNT),
            Play("TOY_330t99", Nothing),
            In(The("TOY_330t99"), Zone::Play),
            Now(The("TOY_330t99"), 3, 2),
            HasNow(The("TOY_330t99"), GameTag::DIVINE_SHIELD),
            HasNow(The("TOY_330t99"), GameTag::LIFESTEAL),
            HasNow(The("TOY_330t99"), GameTag::RUSH),
            HasNow(The("TOY_330t99"), GameTag::TAUNT),
        ],
    );
}

/// # Nostalgic Initiate
///
/// `TOY_340` · Neutral minion · 3 mana · 2/3
///
/// > **Miniaturize** The first time you cast a spell, gain +2/+2.
///
/// State: Derived
//~ derived TOY_340 7bd47ee6 a9156a42 05ce2ca3.13693272
#[test]
fn TOY_340_nostalgic_initiate() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_340"),
            Cost("TOY_340", 3),
            Stats("TOY_340", 2, 3),
            Has("TOY_340", GameTag::MINIATURIZE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_340"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Intrepid
///
/// `TOY_340t` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TOY_340t dfaa6fc3 2a2bb247 37f9f3d1.6d6ab056
#[test]
fn TOY_340t_intrepid() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_340t"), Now(My(0), 7, 3)]);
}

/// # Nostalgic Initiate
///
/// `TOY_340t1` · Neutral minion · 1 mana · 1/1
///
/// > **Mini** The first time you cast a spell, gain +2/+2.
///
/// State: Todo
//~ todo TOY_340t1 22028a41 5bccaa72 19b75e40.99303d01
#[test]
#[ignore = "todo: TOY_340t1 Nostalgic Initiate"]
fn TOY_340t1_nostalgic_initiate() {
    check(CardClass::Mage, &[Give("TOY_340t1"), Cost("TOY_340t1", 1), Stats("TOY_340t1", 1, 1), Unwritten]);
}

/// # Nostalgic Clown
///
/// `TOY_341` · Neutral minion · 5 mana · 6/5
///
/// > **Miniaturize Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
///
/// State: Todo
//~ todo TOY_341 4c5a15f3 81e7fba4 f619e993.52827eb1
#[test]
#[ignore = "todo: TOY_341 Nostalgic Clown"]
fn TOY_341_nostalgic_clown() {
    check(
        CardClass::Mage,
        &[Give("TOY_341"), Cost("TOY_341", 5), Stats("TOY_341", 6, 5), Has("TOY_341", GameTag::MINIATURIZE), Unwritten],
    );
}

/// # Nostalgic Clown
///
/// `TOY_341t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
///
/// State: Todo
//~ todo TOY_341t acdc3132 41a894e1 56dce4b6.e13d53c5
#[test]
#[ignore = "todo: TOY_341t Nostalgic Clown"]
fn TOY_341t_nostalgic_clown() {
    check(CardClass::Mage, &[Give("TOY_341t"), Cost("TOY_341t", 1), Stats("TOY_341t", 1, 1), Unwritten]);
}

/// # Giftwrapped Whelp
///
/// `TOY_386` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, give it and this minion +1/+1.
///
/// State: Todo
//~ todo TOY_386 e9eaa70e 82eb24af 037a9bb1.2b0dbe81
#[test]
#[ignore = "todo: TOY_386 Giftwrapped Whelp"]
fn TOY_386_giftwrapped_whelp() {
    check(CardClass::Mage, &[Give("TOY_386"), Cost("TOY_386", 1), Stats("TOY_386", 2, 1), Unwritten]);
}

/// # Draconic Gift
///
/// `TOY_386e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TOY_386e 97546503 574eb1b2 e9a76fe6.67341004
#[test]
fn TOY_386e_draconic_gift() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_386e"), Now(My(0), 6, 2)]);
}

/// # Clearance Promoter
///
/// `TOY_390` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Reduce the Cost of two spells in your hand by (1).
///
/// State: Derived
//~ derived TOY_390 1ed0d824 1d03e710 e842821f.9587a765
#[test]
fn TOY_390_clearance_promoter() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_390"),
            Cost("TOY_390", 3),
            Stats("TOY_390", 3, 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_390"),
            Force(Entity(Nth(1))),
            Kill(Nth(5)),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_390"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_390"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Caricature Artist
///
/// `TOY_391` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a minion that costs (5) or more. Give it a funny mustache!
///
/// State: Todo
//~ todo TOY_391 e75248de 8dd3b487 b0fa8eeb.1873919d
#[test]
#[ignore = "todo: TOY_391 Caricature Artist"]
fn TOY_391_caricature_artist() {
    check(CardClass::Mage, &[Give("TOY_391"), Cost("TOY_391", 4), Stats("TOY_391", 3, 4), Unwritten]);
}

/// # Wind-Up Musician
///
/// `TOY_509` · Neutral minion · 6 mana · 5/5
///
/// > **Tradeable Battlecry:** Deal @ damage to all enemy minions. *(Trade** to upgrade!)*
///
/// State: Derived
//~ derived TOY_509 01acd9cc 666553ba 940469c8.7d5e46af
#[test]
fn TOY_509_wind_up_musician() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_509"),
            Cost("TOY_509", 6),
            Stats("TOY_509", 5, 5),
            Has("TOY_509", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_509", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_509"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Use(Nth(0), 0, Nothing),
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Plucky Paintfin
///
/// `TOY_517` · Neutral minion · 3 mana · 2/3
///
/// > **Poisonous Battlecry:** Draw a **Rush** minion.
///
/// State: Derived
//~ derived TOY_517 2ba1bca1 8447cd08 dc16cd24.1bbbbcf2
#[test]
fn TOY_517_plucky_paintfin() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_517"),
            Cost("TOY_517", 3),
            Stats("TOY_517", 2, 3),
            Has("TOY_517", GameTag::POISONOUS),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_517", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 8, 8),
        ],
    );
}

/// # Treasure Distributor
///
/// `TOY_518` · Neutral minion · 1 mana · 1/2
///
/// > After you summon a Pirate, give it +1 Attack.
///
/// State: Derived
//~ derived TOY_518 35e1ed49 82ce8767 66fff9d7.e42b8220
#[test]
fn TOY_518_treasure_distributor() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_518"),
            Cost("TOY_518", 1),
            Stats("TOY_518", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_518"),
            Play("GVG_070", Nothing),
            Now(Nth(4), 8, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_518"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_518"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Equal Earnings
///
/// `TOY_518e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived TOY_518e 3b2127b8 ca2949cb 253e573f.c84fda8a
#[test]
fn TOY_518e_equal_earnings() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_518e"), Now(My(0), 6, 1)]);
}

/// # Observer of Mysteries
///
/// `TOY_520` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast 2 random **Secrets**. At the start of your turn, destroy them.
///
/// State: Todo
//~ todo TOY_520 6782b85a 1366e2d3 45774588.c39c9e27
#[test]
#[ignore = "todo: TOY_520 Observer of Mysteries"]
fn TOY_520_observer_of_mysteries() {
    check(CardClass::Mage, &[Give("TOY_520"), Cost("TOY_520", 3), Stats("TOY_520", 2, 2), Unwritten]);
}

/// # Sing-Along Buddy
///
/// `TOY_528` · Neutral minion · 3 mana · 2/4
///
/// > Your Hero Power triggers twice.
///
/// State: Todo
//~ todo TOY_528 0cd17353 12d836b3 2df356a8.84c77c74
#[test]
#[ignore = "todo: TOY_528 Sing-Along Buddy"]
fn TOY_528_sing_along_buddy() {
    check(CardClass::Mage, &[Give("TOY_528"), Cost("TOY_528", 3), Stats("TOY_528", 2, 4), Unwritten]);
}

/// # Playhouse Giant
///
/// `TOY_530` · Neutral minion · 25 mana · 8/8
///
/// > Costs (1) less for each card you've drawn this game.
///
/// State: Derived
//~ derived TOY_530 138d089b fd9bc1be e6755bf8.bd34189b
#[test]
fn TOY_530_playhouse_giant() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_530"),
            Cost("TOY_530", 25),
            Stats("TOY_530", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_530"),
            DrawOne,
            Crystals(10),
            CostNow(Nth(0), 23),
        ],
    );
}

/// # Li'Na, Shop Manager
///
/// `TOY_531` · Neutral minion · 6 mana · 3/3
///
/// > Whenever you cast a spell, fill your board with random minions of that Cost.
///
/// State: Todo
//~ todo TOY_531 3747b399 99e55951 5d8202d1.95971713
#[test]
#[ignore = "todo: TOY_531 Li'Na, Shop Manager"]
fn TOY_531_li_na_shop_manager() {
    check(CardClass::Mage, &[Give("TOY_531"), Cost("TOY_531", 6), Stats("TOY_531", 3, 3), Unwritten]);
}

/// # Factory Assemblybot
///
/// `TOY_601` · Neutral minion · 10 mana · 6/7
///
/// > **Miniaturize** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
///
/// State: Derived
//~ derived TOY_601 e7387c95 9cf16804 4e953317.4937f0c4
#[test]
fn TOY_601_factory_assemblybot() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_601"),
            Cost("TOY_601", 10),
            Stats("TOY_601", 6, 7),
            Has("TOY_601", GameTag::MINIATURIZE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_601"),
            Force(Entity(TheirHero)),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("TOY_601t2"), Zone::Play),
            Now(The("TOY_601t2"), 6, 7),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Factory Assemblybot
///
/// `TOY_601t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
///
/// State: Todo
//~ todo TOY_601t 2be3eb12 a10b4795 1b2f3aee.57ed72fa
#[test]
#[ignore = "todo: TOY_601t Factory Assemblybot"]
fn TOY_601t_factory_assemblybot() {
    check(CardClass::Mage, &[Give("TOY_601t"), Cost("TOY_601t", 1), Stats("TOY_601t", 1, 1), Unwritten]);
}

/// # Copybot
///
/// `TOY_601t2` · Neutral minion · 6 mana · 6/7
///
/// State: Vanilla
//~ vanilla TOY_601t2 0161425d 608f791f d9304e89
#[test]
fn TOY_601t2_copybot() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_601t2"),
            Cost("TOY_601t2", 6),
            Stats("TOY_601t2", 6, 7),
            Play("TOY_601t2", Nothing),
            In(The("TOY_601t2"), Zone::Play),
            Now(The("TOY_601t2"), 6, 7),
        ],
    );
}

/// # Messmaker
///
/// `TOY_646` · Neutral minion · 3 mana · 1/3
///
/// > **Lifesteal**, **Taunt Deathrattle:** Deal 1 damage to all enemies.
///
/// State: Derived
//~ derived TOY_646 2e019e74 4e12c106 f90a2c83.6478beb1
#[test]
fn TOY_646_messmaker() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_646"),
            Cost("TOY_646", 3),
            Stats("TOY_646", 1, 3),
            Has("TOY_646", GameTag::LIFESTEAL),
            Has("TOY_646", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_646"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 9),
            Damage(TheirHero, 21),
        ],
    );
}

/// # Giggling Toymaker
///
/// `TOY_670` · Neutral minion · 4 mana · 2/1
///
/// > **Deathrattle:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived TOY_670 05977250 f6f07aaf 1e71ee44.32846718
#[test]
fn TOY_670_giggling_toymaker() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_670"),
            Cost("TOY_670", 4),
            Stats("TOY_670", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_670"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("CORE_GVG_085"), Zone::Play),
            Now(The("CORE_GVG_085"), 1, 2),
        ],
    );
}

/// # Splendiferous Whizbang
///
/// `TOY_700` · Neutral minion · 4 mana · 4/5
///
/// > You start the game with one of Whizbang's Experimental Decks!
///
/// State: Todo
//~ todo TOY_700 e742ed10 58cd5e83 02ee768e.65d110d0
#[test]
#[ignore = "todo: TOY_700 Splendiferous Whizbang"]
fn TOY_700_splendiferous_whizbang() {
    check(CardClass::Mage, &[Give("TOY_700"), Cost("TOY_700", 4), Stats("TOY_700", 4, 5), Unwritten]);
}

/// # Moment of Discovery
///
/// `TOY_700t` · Druid spell · 0 mana
///
/// > **Discover** a Druid spell, a Druid minion, or a Neutral minion you can afford to play.
///
/// State: Todo
//~ todo TOY_700t 2d19113f 97d6c0b8 aa54d31b.987a8944
#[test]
#[ignore = "todo: TOY_700t Moment of Discovery"]
fn TOY_700t_moment_of_discovery() {
    check(CardClass::Mage, &[Give("TOY_700t"), Cost("TOY_700t", 0), Unwritten]);
}

/// # Nonuplet Deck
///
/// `TOY_700t1` · Priest spell · 0 mana
///
/// > This deck has 9 copies of Astral Automaton.
///
/// State: Todo
//~ todo TOY_700t1 c49a9843 7210b29e 5a79f0d9.67b658e6
#[test]
#[ignore = "todo: TOY_700t1 Nonuplet Deck"]
fn TOY_700t1_nonuplet_deck() {
    check(CardClass::Mage, &[Give("TOY_700t1"), Cost("TOY_700t1", 0), Unwritten]);
}

/// # Deck of Heroes
///
/// `TOY_700t10` · Paladin spell · 0 mana
///
/// > This deck is HEROIC!
///
/// State: Todo
//~ todo TOY_700t10 17d067a4 c1741967 37cb81b0.e4c214a1
#[test]
#[ignore = "todo: TOY_700t10 Deck of Heroes"]
fn TOY_700t10_deck_of_heroes() {
    check(CardClass::Mage, &[Give("TOY_700t10"), Cost("TOY_700t10", 0), Unwritten]);
}

/// # Deck of Legends
///
/// `TOY_700t11` · Hunter spell · 0 mana
///
/// > This deck is full of two copies of **Legendary** cards.
///
/// State: Todo
//~ todo TOY_700t11 fdd2206d c5406ac6 fb4a5ea0.bd480cc2
#[test]
#[ignore = "todo: TOY_700t11 Deck of Legends"]
fn TOY_700t11_deck_of_legends() {
    check(CardClass::Mage, &[Give("TOY_700t11"), Cost("TOY_700t11", 0), Unwritten]);
}

/// # Deck of Villains
///
/// `TOY_700t12` · Warrior spell · 0 mana
///
/// > This deck is EVIL! Your **Lackeys** cost (0) this game.
///
/// State: Todo
//~ todo TOY_700t12 e89df3a8 ccb6293e 287d589a.11bf21e2
#[test]
#[ignore = "todo: TOY_700t12 Deck of Villains"]
fn TOY_700t12_deck_of_villains() {
    check(CardClass::Mage, &[Give("TOY_700t12"), Cost("TOY_700t12", 0), Unwritten]);
}

/// # Morphing Card
///
/// `TOY_700t13` · Mage spell · 0 mana
///
/// > Each turn this is in your hand, transform it into a random playable Mage or Neutral card. It costs (1) less.
///
/// State: Todo
//~ todo TOY_700t13 2939657e c36038a3 8f00392a.23e3ac10
#[test]
#[ignore = "todo: TOY_700t13 Morphing Card"]
fn TOY_700t13_morphing_card() {
    check(CardClass::Mage, &[Give("TOY_700t13"), Cost("TOY_700t13", 0), Unwritten]);
}

/// # Quest Accepted!
///
/// `TOY_700t14` · Shaman spell · 1 mana
///
/// > Begin 3 Shaman **Quests**. Draw a Murloc and an **Overload** card.
///
/// State: Todo
//~ todo TOY_700t14 816c7d3b f08b9cd0 fa58dbb0.824d8386
#[test]
#[ignore = "todo: TOY_700t14 Quest Accepted!"]
fn TOY_700t14_quest_accepted() {
    check(CardClass::Mage, &[Give("TOY_700t14"), Cost("TOY_700t14", 1), Unwritten]);
}

/// # Rainbow Deck
///
/// `TOY_700t2` · Death Knight spell · 0 mana
///
/// > This deck has cards from all classes and spell schools.
///
/// State: Todo
//~ todo TOY_700t2 51835a76 5b412870 425f3bc5.a5345ea6
#[test]
#[ignore = "todo: TOY_700t2 Rainbow Deck"]
fn TOY_700t2_rainbow_deck() {
    check(CardClass::Mage, &[Give("TOY_700t2"), Cost("TOY_700t2", 0), Unwritten]);
}

/// # Deck of Treasures
///
/// `TOY_700t3` · Rogue spell · 0 mana
///
/// > This deck has 8 Treasures in it.
///
/// State: Todo
//~ todo TOY_700t3 83057461 b2af539b d9fdf15e.b25fa66d
#[test]
#[ignore = "todo: TOY_700t3 Deck of Treasures"]
fn TOY_700t3_deck_of_treasures() {
    check(CardClass::Mage, &[Give("TOY_700t3"), Cost("TOY_700t3", 0), Unwritten]);
}

/// # Shrunken Deck
///
/// `TOY_700t4` · Warlock spell · 0 mana
///
/// > This deck only has 20 cards.
///
/// State: Todo
//~ todo TOY_700t4 696876e2 ab8952ed 36acd6f0.f6f5da5b
#[test]
#[ignore = "todo: TOY_700t4 Shrunken Deck"]
fn TOY_700t4_shrunken_deck() {
    check(CardClass::Mage, &[Give("TOY_700t4"), Cost("TOY_700t4", 0), Unwritten]);
}

/// # Copycat Deck
///
/// `TOY_700t5` · Neutral spell · 0 mana
///
/// > This deck is a copy of your opponent's.
///
/// State: Todo
//~ todo TOY_700t5 afa35faa 047503e5 4e5d630d.cdeeb63a
#[test]
#[ignore = "todo: TOY_700t5 Copycat Deck"]
fn TOY_700t5_copycat_deck() {
    check(CardClass::Mage, &[Give("TOY_700t5"), Cost("TOY_700t5", 0), Unwritten]);
}

/// # Wonderful Deck
///
/// `TOY_700t6` · Mage spell · 0 mana
///
/// > Cards in this deck transform into random playable cards each turn while in hand.
///
/// State: Todo
//~ todo TOY_700t6 d0320041 10164b1c 058e0d05.ac08488b
#[test]
#[ignore = "todo: TOY_700t6 Wonderful Deck"]
fn TOY_700t6_wonderful_deck() {
    check(CardClass::Mage, &[Give("TOY_700t6"), Cost("TOY_700t6", 0), Unwritten]);
}

/// # Deck of Discovery
///
/// `TOY_700t7` · Druid spell · 0 mana
///
/// > Your deck is filled with cards that **Discover** Druid spells and minions.
///
/// State: Todo
//~ todo TOY_700t7 68cb9ba1 ea89a9db 7550615e.f7459a9e
#[test]
#[ignore = "todo: TOY_700t7 Deck of Discovery"]
fn TOY_700t7_deck_of_discovery() {
    check(CardClass::Mage, &[Give("TOY_700t7"), Cost("TOY_700t7", 0), Unwritten]);
}

/// # Questing Deck
///
/// `TOY_700t8` · Shaman spell · 0 mana
///
/// > Your deck has 3 Shaman **Quests**.
///
/// State: Todo
//~ todo TOY_700t8 7a7afb16 5e9833e8 eecbd2ab.cfd99b17
#[test]
#[ignore = "todo: TOY_700t8 Questing Deck"]
fn TOY_700t8_questing_deck() {
    check(CardClass::Mage, &[Give("TOY_700t8"), Cost("TOY_700t8", 0), Unwritten]);
}

/// # Deck of Wishes
///
/// `TOY_700t9` · Demon Hunter spell · 0 mana
///
/// > This deck contains 3 Wishes that give you the perfect card.
///
/// State: Todo
//~ todo TOY_700t9 2031bcfc 1ebbfa25 89fd284e.abcfe159
#[test]
#[ignore = "todo: TOY_700t9 Deck of Wishes"]
fn TOY_700t9_deck_of_wishes() {
    check(CardClass::Mage, &[Give("TOY_700t9"), Cost("TOY_700t9", 0), Unwritten]);
}

/// # Wish
///
/// `TOY_700t9t2` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// State: Todo
//~ todo TOY_700t9t2 8f5c3386 3178a468 7d2cf347.7239dad4
#[test]
#[ignore = "todo: TOY_700t9t2 Wish"]
fn TOY_700t9t2_wish() {
    check(CardClass::Mage, &[Give("TOY_700t9t2"), Cost("TOY_700t9t2", 0), Unwritten]);
}

/// # Colifero the Artist
///
/// `TOY_703` · Neutral minion · 8 mana · 6/5
///
/// > **Battlecry:** Draw a minion. Transform all other friendly minions into copies of it.
///
/// State: Derived
//~ derived TOY_703 be0ef145 a0953c98 999f95f9.7ba3e25d
#[test]
fn TOY_703_colifero_the_artist() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_703"),
            Cost("TOY_703", 8),
            Stats("TOY_703", 6, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_703", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 6, 5),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Is(Nth(4), "CS2_182"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_703"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_703", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Bucket of Soldiers
///
/// `TOY_814` · Neutral minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon five 1/1 Soldiers with random **Bonus Effects**.
///
/// State: Derived
//~ derived TOY_814 32ed72dc 0da9d851 8d210bc3.cbe37252
#[test]
fn TOY_814_bucket_of_soldiers() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814"),
            Cost("TOY_814", 3),
            Stats("TOY_814", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_814"),
            Force(Card("TOY_814t")),
            Force(Card("TOY_814t")),
            Force(Card("TOY_814t")),
            Force(Card("TOY_814t")),
            Force(Card("TOY_814t")),
            Kill(Nth(3)),
            BoardCount(Mine, 6),
            In(The("TOY_814t"), Zone::Play),
            Now(The("TOY_814t"), 1, 1),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla TOY_814t fc91aaae b9ae2a1f ef74ad54.cc526ac4
#[test]
fn TOY_814t_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t"),
            Cost("TOY_814t", 1),
            Stats("TOY_814t", 1, 1),
            Has("TOY_814t", GameTag::DIVINE_SHIELD),
            Play("TOY_814t", Nothing),
            In(The("TOY_814t"), Zone::Play),
            Now(The("TOY_814t"), 1, 1),
            HasNow(The("TOY_814t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t2` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TOY_814t2 ae6c5e33 e51e87f9 a609f7ae.4b0c5d24
#[test]
fn TOY_814t2_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t2"),
            Cost("TOY_814t2", 1),
            Stats("TOY_814t2", 1, 1),
            Has("TOY_814t2", GameTag::TAUNT),
            Play("TOY_814t2", Nothing),
            In(The("TOY_814t2"), Zone::Play),
            Now(The("TOY_814t2"), 1, 1),
            HasNow(The("TOY_814t2"), GameTag::TAUNT),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t3` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TOY_814t3 77c76623 73d348bc 7e209387.57b12c28
#[test]
fn TOY_814t3_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t3"),
            Cost("TOY_814t3", 1),
            Stats("TOY_814t3", 1, 1),
            Has("TOY_814t3", GameTag::RUSH),
            Play("TOY_814t3", Nothing),
            In(The("TOY_814t3"), Zone::Play),
            Now(The("TOY_814t3"), 1, 1),
            HasNow(The("TOY_814t3"), GameTag::RUSH),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t4` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla TOY_814t4 2259b873 941d5b9b c04d522d.9569ce14
#[test]
fn TOY_814t4_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t4"),
            Cost("TOY_814t4", 1),
            Stats("TOY_814t4", 1, 1),
            Has("TOY_814t4", GameTag::WINDFURY),
            Play("TOY_814t4", Nothing),
            In(The("TOY_814t4"), Zone::Play),
            Now(The("TOY_814t4"), 1, 1),
            HasNow(The("TOY_814t4"), GameTag::WINDFURY),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t5` · Neutral minion · 1 mana · 1/1
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla TOY_814t5 53ae1eb8 f1d8f18a 79164aba.c54580ff
#[test]
fn TOY_814t5_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t5"),
            Cost("TOY_814t5", 1),
            Stats("TOY_814t5", 1, 1),
            Has("TOY_814t5", GameTag::ELUSIVE),
            Play("TOY_814t5", Nothing),
            In(The("TOY_814t5"), Zone::Play),
            Now(The("TOY_814t5"), 1, 1),
            HasNow(The("TOY_814t5"), GameTag::ELUSIVE),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t6` · Neutral minion · 1 mana · 1/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla TOY_814t6 ab1e9dc2 3b9d8383 2d52b5b0.2574dcf7
#[test]
fn TOY_814t6_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t6"),
            Cost("TOY_814t6", 1),
            Stats("TOY_814t6", 1, 1),
            Has("TOY_814t6", GameTag::POISONOUS),
            Play("TOY_814t6", Nothing),
            In(The("TOY_814t6"), Zone::Play),
            Now(The("TOY_814t6"), 1, 1),
            HasNow(The("TOY_814t6"), GameTag::POISONOUS),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t7` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla TOY_814t7 0c714d44 e69c776a c7842ebc.b857c9f1
#[test]
fn TOY_814t7_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t7"),
            Cost("TOY_814t7", 1),
            Stats("TOY_814t7", 1, 1),
            Has("TOY_814t7", GameTag::LIFESTEAL),
            Play("TOY_814t7", Nothing),
            In(The("TOY_814t7"), Zone::Play),
            Now(The("TOY_814t7"), 1, 1),
            HasNow(The("TOY_814t7"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Toy Soldier
///
/// `TOY_814t8` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla TOY_814t8 e93642d7 d881ee06 c32951c7.d8e09bc7
#[test]
fn TOY_814t8_toy_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_814t8"),
            Cost("TOY_814t8", 1),
            Stats("TOY_814t8", 1, 1),
            Has("TOY_814t8", GameTag::REBORN),
            Play("TOY_814t8", Nothing),
            In(The("TOY_814t8"), Zone::Play),
            Now(The("TOY_814t8"), 1, 1),
            HasNow(The("TOY_814t8"), GameTag::REBORN),
        ],
    );
}

/// # Forgotten Animatronic
///
/// `TOY_820` · Neutral minion · 5 mana · 4/6
///
/// > At the end of your turn, destroy a minion with less Attack than this.
///
/// State: Derived
//~ derived TOY_820 52f2fc4c 2f8c1a34 ae9c63b4.9689cd04
#[test]
fn TOY_820_forgotten_animatronic() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_820"),
            Cost("TOY_820", 5),
            Stats("TOY_820", 4, 6),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TOY_820"),
            Enchant(Nth(5), "CS2_092e"),
            Force(Entity(Nth(1))),
            EndTurn,
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_820"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TOY_820"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 5),
            Now(Nth(0), 4, 6),
            Now(Nth(1), 5, 1),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 5, 1),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_820"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TOY_820"),
            Enchant(Nth(3), "CS2_092e"),
            Force(Entity(Nth(1))),
            EndTurn,
            Dead(Nth(1)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Corridor Sleeper
///
/// `TOY_866` · Neutral minion · 1 mana · 3/5
///
/// > Starts **Dormant**. After 7 minions die, awaken.
///
/// State: Derived
//~ derived TOY_866 0b13356c e6921df4 dd30048f.bf469e95
#[test]
fn TOY_866_corridor_sleeper() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_866"),
            Cost("TOY_866", 1),
            Stats("TOY_866", 3, 5),
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
            Play("TOY_866", Nothing),
            Kill(Nth(7)),
            Crystals(10),
            Kill(Nth(8)),
            Crystals(10),
            Kill(Nth(9)),
            Crystals(10),
            Kill(Nth(10)),
            Crystals(10),
            Kill(Nth(11)),
            Crystals(10),
            Kill(Nth(12)),
            Crystals(10),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Cosplay Contestant
///
/// `TOY_878` · Neutral minion · 3 mana · 3/4
///
/// > After your opponent plays a minion, transform into a 3/4 copy of it.
///
/// State: Derived
//~ derived TOY_878 4f317a3f 077b81ca 00d5abf1.930d0d18
#[test]
fn TOY_878_cosplay_contestant() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_878"),
            Cost("TOY_878", 3),
            Stats("TOY_878", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_878"),
            EndTurn,
            Play("CS2_182", Nothing),
            Is(Nth(3), "CS2_182"),
            Now(Nth(3), 3, 4),
        ],
    );
}

/// # Cool Costume
///
/// `TOY_878e` · Neutral enchantment
///
/// > Stats set to 3/4.
///
/// State: Derived
//~ derived TOY_878e 08cd7beb 719a888b 6dbc32e2.449dfbe2
#[test]
fn TOY_878e_cool_costume() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TOY_878e"), Now(My(0), 3, 4)]);
}

/// # Workshop Janitor
///
/// `TOY_891` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control a location, draw 2 cards.
///
/// State: Derived
//~ derived TOY_891 58e5a535 db285568 fd92484a.4f6c4eb6
#[test]
fn TOY_891_workshop_janitor() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_891"),
            Cost("TOY_891", 5),
            Stats("TOY_891", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Friend("BE_251"),
            Enemy("CS2_182"),
            Play("TOY_891", Nothing),
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
    check(
        CardClass::Mage,
        &[
            Give("TOY_891"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_891", Nothing),
            DeckCount(Mine, 23),
        ],
    );
}

/// # Nesting Golem
///
/// `TOY_893` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// State: Todo
//~ todo TOY_893 9aecd352 6956b11e 18cd2a43.1855103d
#[test]
#[ignore = "todo: TOY_893 Nesting Golem"]
fn TOY_893_nesting_golem() {
    check(CardClass::Mage, &[Give("TOY_893"), Cost("TOY_893", 4), Stats("TOY_893", 4, 3), Unwritten]);
}

/// # Origami Frog
///
/// `TOY_894` · Neutral minion · 5 mana · 1/4
///
/// > **Rush Battlecry:** Swap Attack with another minion.
///
/// State: Todo
//~ todo TOY_894 38d9fd9f 18e4228c ffc78c40.641ce4bd
#[test]
#[ignore = "todo: TOY_894 Origami Frog"]
fn TOY_894_origami_frog() {
    check(
        CardClass::Mage,
        &[Give("TOY_894"), Cost("TOY_894", 5), Stats("TOY_894", 1, 4), Has("TOY_894", GameTag::RUSH), Unwritten],
    );
}

/// # Origami Crane
///
/// `TOY_895` · Neutral minion · 4 mana · 4/1
///
/// > **Taunt Battlecry:** Swap Health with another minion.
///
/// State: Todo
//~ todo TOY_895 f42d986a 9bb9e46c c2757bd6.2cc0150f
#[test]
#[ignore = "todo: TOY_895 Origami Crane"]
fn TOY_895_origami_crane() {
    check(
        CardClass::Mage,
        &[Give("TOY_895"), Cost("TOY_895", 4), Stats("TOY_895", 4, 1), Has("TOY_895", GameTag::TAUNT), Unwritten],
    );
}

/// # Origami Dragon
///
/// `TOY_896` · Neutral minion · 6 mana · 1/1
///
/// > **Divine Shield**, **Lifesteal Battlecry:** Swap stats with another minion.
///
/// State: Todo
//~ todo TOY_896 6f010fa7 b71a0f34 1a4a909b.2c4eb05d
#[test]
#[ignore = "todo: TOY_896 Origami Dragon"]
fn TOY_896_origami_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_896"),
            Cost("TOY_896", 6),
            Stats("TOY_896", 1, 1),
            Has("TOY_896", GameTag::DIVINE_SHIELD),
            Has("TOY_896", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Floppy Hydra
///
/// `TOY_897` · Neutral minion · 3 mana · 2/4
///
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanently doubled Attack and Health.
///
/// State: Todo
//~ todo TOY_897 6d1655c9 23a9db1f b110addd.eba2fc31
#[test]
#[ignore = "todo: TOY_897 Floppy Hydra"]
fn TOY_897_floppy_hydra() {
    check(CardClass::Mage, &[Give("TOY_897"), Cost("TOY_897", 3), Stats("TOY_897", 2, 4), Unwritten]);
}

/// # Rumble Enthusiast
///
/// `TOY_943` · Neutral minion · 3 mana · 2/5
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived TOY_943 5a170bf5 b42ece48 07f7ae5f.f579ff5e
#[test]
fn TOY_943_rumble_enthusiast() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_943"),
            Cost("TOY_943", 3),
            Stats("TOY_943", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_943"),
            Force(Entity(TheirHero)),
            Play("CS2_182", Nothing),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Joymancer Jepetto
///
/// `TOY_960` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Get copies of every 1-Attack or 1-Health minion you've played this game.
///
/// State: Todo
//~ todo TOY_960 131dd935 9d498acb 5e4f5ee5.148a613d
#[test]
#[ignore = "todo: TOY_960 Joymancer Jepetto"]
fn TOY_960_joymancer_jepetto() {
    check(CardClass::Mage, &[Give("TOY_960"), Cost("TOY_960", 8), Stats("TOY_960", 6, 6), Unwritten]);
}

/// # The Coin
///
/// `TOY_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TOY_COIN1 e12d9480 3c532d70 ade5c15d.095f71be
#[test]
fn TOY_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_COIN1"),
            Cost("TOY_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TOY_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TOY_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TOY_COIN2 084fdf9e 190fe9b3 c7904857.095f71be
#[test]
fn TOY_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_COIN2"),
            Cost("TOY_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TOY_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TOY_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TOY_COIN3 f4b4f217 d5afa210 6cf05eb8.095f71be
#[test]
fn TOY_COIN3_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_COIN3"),
            Cost("TOY_COIN3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TOY_COIN3", Nothing),
            Mana(6),
        ],
    );
}
