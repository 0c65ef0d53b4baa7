//! Neutral cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bc4a7c3d

/// `MIS_025t` · Neutral minion · 1 mana · 1/1
/// > **Mini** After you play a minion with the same Attack as this, summon a copy of it.
///
/// State: Todo
//~ todo MIS_025t 27860a80 5b0f5390 702e4e4a.c4c73608
#[test]
#[ignore = "todo: The Replicator-inator"]
fn MIS_025t_the_replicator_inator() {
    unwritten("MIS_025t");
}

/// `MIS_025t1` · Neutral minion · 8 mana · 8/8
/// > **Gigantic** After you play a minion with the same Attack as this, summon a copy of it.
///
/// State: Todo
//~ todo MIS_025t1 7096150a 893310e4 0154d896.ec3b51bd
#[test]
#[ignore = "todo: The Replicator-inator"]
fn MIS_025t1_the_replicator_inator() {
    unwritten("MIS_025t1");
}

/// `MIS_308` · Neutral minion · 3 mana · 2/4
/// > At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// State: Done
//~ done MIS_308 2dfd4744 - d1b5cd0a.3dd95e3d
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

/// `MIS_916` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Challenge your opponent to a game of Rock-Paper-Scissors! The winner draws 2 cards.
///
/// State: Todo
//~ todo MIS_916 4aa34191 a68e17fb 9a679f8f.1837aa61
#[test]
#[ignore = "todo: Pro Gamer"]
fn MIS_916_pro_gamer() {
    unwritten("MIS_916");
}

/// `MIS_916a` · Neutral spell · 0 mana
/// > If your opponent chooses Scissors, you draw two cards.
///
/// State: Todo
//~ todo MIS_916a 2d67ca94 844dc429 b7d55adc.adadcae5
#[test]
#[ignore = "todo: Rock!"]
fn MIS_916a_rock() {
    unwritten("MIS_916a");
}

/// `MIS_916b` · Neutral spell · 0 mana
/// > If your opponent chooses Rock, you draw two cards.
///
/// State: Todo
//~ todo MIS_916b 17a266cb 0e720026 bd429e54.bec3a795
#[test]
#[ignore = "todo: Paper!"]
fn MIS_916b_paper() {
    unwritten("MIS_916b");
}

/// `MIS_916c` · Neutral spell · 0 mana
/// > If your opponent chooses Paper, you draw two cards.
///
/// State: Todo
//~ todo MIS_916c a232e9f9 007f0acf e56e9e09.929f6f9b
#[test]
#[ignore = "todo: Scissors!"]
fn MIS_916c_scissors() {
    unwritten("MIS_916c");
}

/// `TOY_307` · Neutral minion · 3 mana · 3/3
/// > **Miniaturize Battlecry:** Get 2 random **Temporary** Frost spells.
///
/// State: Done
//~ done TOY_307 39f3d668 - dc0a581f.1268e5f5
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

/// `TOY_307t` · Neutral minion · 1 mana · 1/1
/// > **Mini Battlecry:** Get 2 random **Temporary** Frost spells.
///
/// State: Todo
//~ todo TOY_307t 9138c799 4932fe26 2fc3e2ee.135d7549
#[test]
#[ignore = "todo: Sweetened Snowflurry"]
fn TOY_307t_sweetened_snowflurry() {
    unwritten("TOY_307t");
}

/// `TOY_312` · Neutral minion · 4 mana · 4/4
/// > **Miniaturize Rush**. After this minion deals exact lethal damage on your turn, draw a card.
///
/// State: Todo
//~ todo TOY_312 fa13452d 976d6b54 1c5c20cf.1c909415
#[test]
#[ignore = "todo: Nostalgic Gnome"]
fn TOY_312_nostalgic_gnome() {
    unwritten("TOY_312");
}

/// `TOY_312t` · Neutral minion · 1 mana · 1/1
/// > **Mini Rush**. After this minion deals exact lethal damage on your turn, draw a card.
///
/// State: Todo
//~ todo TOY_312t dee27fe8 64ec78e2 9092ef40.2834eee5
#[test]
#[ignore = "todo: Nostalgic Gnome"]
fn TOY_312t_nostalgic_gnome() {
    unwritten("TOY_312t");
}

/// `TOY_330` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330 dbfb55f3 f26a793b 447953ab.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330_zilliax_deluxe_3000() {
    unwritten("TOY_330");
}

/// `TOY_330t10` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t10 12662dfa 17844421 373e3660.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t10_zilliax_deluxe_3000() {
    unwritten("TOY_330t10");
}

/// `TOY_330t11` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t11 5c2e9b6a de5dac7c 3225b101.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t11_zilliax_deluxe_3000() {
    unwritten("TOY_330t11");
}

/// `TOY_330t12` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t12 c85a0c6e 08532561 c48570e6.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t12_zilliax_deluxe_3000() {
    unwritten("TOY_330t12");
}

/// `TOY_330t5` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t5 2c01fe78 492449d5 af1c6f7e.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t5_zilliax_deluxe_3000() {
    unwritten("TOY_330t5");
}

/// `TOY_330t6` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t6 f50a693d 27306b4d b266380e.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t6_zilliax_deluxe_3000() {
    unwritten("TOY_330t6");
}

/// `TOY_330t7` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t7 b338d827 18f75719 460f746f.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t7_zilliax_deluxe_3000() {
    unwritten("TOY_330t7");
}

/// `TOY_330t8` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t8 04b8768b aea64fd9 5ba54a9e.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t8_zilliax_deluxe_3000() {
    unwritten("TOY_330t8");
}

/// `TOY_330t9` · Neutral minion · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// State: Todo
//~ todo TOY_330t9 d4bdb452 77eda6d8 ed180818.610988fc
#[test]
#[ignore = "todo: Zilliax Deluxe 3000"]
fn TOY_330t9_zilliax_deluxe_3000() {
    unwritten("TOY_330t9");
}

/// `TOY_340t1` · Neutral minion · 1 mana · 1/1
/// > **Mini** The first time you cast a spell, gain +2/+2.
///
/// State: Todo
//~ todo TOY_340t1 3313b74f b0f766a1 19b75e40.99303d01
#[test]
#[ignore = "todo: Nostalgic Initiate"]
fn TOY_340t1_nostalgic_initiate() {
    unwritten("TOY_340t1");
}

/// `TOY_341` · Neutral minion · 5 mana · 6/5
/// > **Miniaturize Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
///
/// State: Todo
//~ todo TOY_341 4c22433e 11dd83b1 f619e993.52827eb1
#[test]
#[ignore = "todo: Nostalgic Clown"]
fn TOY_341_nostalgic_clown() {
    unwritten("TOY_341");
}

/// `TOY_341t` · Neutral minion · 1 mana · 1/1
/// > **Mini Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
///
/// State: Todo
//~ todo TOY_341t f2d00111 cc106796 56dce4b6.e13d53c5
#[test]
#[ignore = "todo: Nostalgic Clown"]
fn TOY_341t_nostalgic_clown() {
    unwritten("TOY_341t");
}

/// `TOY_386` · Neutral minion · 1 mana · 2/1
/// > **Battlecry:** If you're holding a Dragon, give it and this minion +1/+1.
///
/// State: Todo
//~ todo TOY_386 40229943 6f614cf8 037a9bb1.2b0dbe81
#[test]
#[ignore = "todo: Giftwrapped Whelp"]
fn TOY_386_giftwrapped_whelp() {
    unwritten("TOY_386");
}

/// `TOY_391` · Neutral minion · 4 mana · 3/4
/// > **Battlecry:** Draw a minion that costs (5) or more. Give it a funny mustache!
///
/// State: Todo
//~ todo TOY_391 b9d0958c eaecc4ae b0fa8eeb.1873919d
#[test]
#[ignore = "todo: Caricature Artist"]
fn TOY_391_caricature_artist() {
    unwritten("TOY_391");
}

/// `TOY_520` · Neutral minion · 3 mana · 2/2
/// > **Battlecry:** Cast 2 random **Secrets**. At the start of your turn, destroy them.
///
/// State: Todo
//~ todo TOY_520 34b0817d b32b5bea 45774588.c39c9e27
#[test]
#[ignore = "todo: Observer of Mysteries"]
fn TOY_520_observer_of_mysteries() {
    unwritten("TOY_520");
}

/// `TOY_528` · Neutral minion · 3 mana · 2/4
/// > Your Hero Power triggers twice.
///
/// State: Todo
//~ todo TOY_528 ce330394 99eb8e64 2df356a8.84c77c74
#[test]
#[ignore = "todo: Sing-Along Buddy"]
fn TOY_528_sing_along_buddy() {
    unwritten("TOY_528");
}

/// `TOY_531` · Neutral minion · 6 mana · 3/3
/// > Whenever you cast a spell, fill your board with random minions of that Cost.
///
/// State: Todo
//~ todo TOY_531 f8ab4305 9d239d64 5d8202d1.95971713
#[test]
#[ignore = "todo: Li'Na, Shop Manager"]
fn TOY_531_li_na_shop_manager() {
    unwritten("TOY_531");
}

/// `TOY_601t` · Neutral minion · 1 mana · 1/1
/// > **Mini** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
///
/// State: Todo
//~ todo TOY_601t 10579906 17cb21e2 1b2f3aee.57ed72fa
#[test]
#[ignore = "todo: Factory Assemblybot"]
fn TOY_601t_factory_assemblybot() {
    unwritten("TOY_601t");
}

/// `TOY_700` · Neutral minion · 4 mana · 4/5
/// > You start the game with one of Whizbang's Experimental Decks!
///
/// State: Todo
//~ todo TOY_700 db1dbfb9 2507e441 02ee768e.65d110d0
#[test]
#[ignore = "todo: Splendiferous Whizbang"]
fn TOY_700_splendiferous_whizbang() {
    unwritten("TOY_700");
}

/// `TOY_700t` · Druid spell · 0 mana
/// > **Discover** a Druid spell, a Druid minion, or a Neutral minion you can afford to play.
///
/// State: Todo
//~ todo TOY_700t b2edc550 6631824d aa54d31b.987a8944
#[test]
#[ignore = "todo: Moment of Discovery"]
fn TOY_700t_moment_of_discovery() {
    unwritten("TOY_700t");
}

/// `TOY_700t1` · Priest spell · 0 mana
/// > This deck has 9 copies of Astral Automaton.
///
/// State: Todo
//~ todo TOY_700t1 9f8fc42d f2e3d0e8 5a79f0d9.67b658e6
#[test]
#[ignore = "todo: Nonuplet Deck"]
fn TOY_700t1_nonuplet_deck() {
    unwritten("TOY_700t1");
}

/// `TOY_700t10` · Paladin spell · 0 mana
/// > This deck is HEROIC!
///
/// State: Todo
//~ todo TOY_700t10 f66981ce e4695d32 37cb81b0.e4c214a1
#[test]
#[ignore = "todo: Deck of Heroes"]
fn TOY_700t10_deck_of_heroes() {
    unwritten("TOY_700t10");
}

/// `TOY_700t11` · Hunter spell · 0 mana
/// > This deck is full of two copies of **Legendary** cards.
///
/// State: Todo
//~ todo TOY_700t11 0acbf2be ca8403ad fb4a5ea0.bd480cc2
#[test]
#[ignore = "todo: Deck of Legends"]
fn TOY_700t11_deck_of_legends() {
    unwritten("TOY_700t11");
}

/// `TOY_700t12` · Warrior spell · 0 mana
/// > This deck is EVIL! Your **Lackeys** cost (0) this game.
///
/// State: Todo
//~ todo TOY_700t12 62151322 1fedaeb7 287d589a.11bf21e2
#[test]
#[ignore = "todo: Deck of Villains"]
fn TOY_700t12_deck_of_villains() {
    unwritten("TOY_700t12");
}

/// `TOY_700t13` · Mage spell · 0 mana
/// > Each turn this is in your hand, transform it into a random playable Mage or Neutral card. It costs (1) less.
///
/// State: Todo
//~ todo TOY_700t13 bb07fd0d b231bd85 8f00392a.23e3ac10
#[test]
#[ignore = "todo: Morphing Card"]
fn TOY_700t13_morphing_card() {
    unwritten("TOY_700t13");
}

/// `TOY_700t14` · Shaman spell · 1 mana
/// > Begin 3 Shaman **Quests**. Draw a Murloc and an **Overload** card.
///
/// State: Todo
//~ todo TOY_700t14 05971139 2a0c7aef fa58dbb0.824d8386
#[test]
#[ignore = "todo: Quest Accepted!"]
fn TOY_700t14_quest_accepted() {
    unwritten("TOY_700t14");
}

/// `TOY_700t2` · Death Knight spell · 0 mana
/// > This deck has cards from all classes and spell schools.
///
/// State: Todo
//~ todo TOY_700t2 91e0eab8 a543bd56 425f3bc5.a5345ea6
#[test]
#[ignore = "todo: Rainbow Deck"]
fn TOY_700t2_rainbow_deck() {
    unwritten("TOY_700t2");
}

/// `TOY_700t3` · Rogue spell · 0 mana
/// > This deck has 8 Treasures in it.
///
/// State: Todo
//~ todo TOY_700t3 8369c69e e64b2bdc d9fdf15e.b25fa66d
#[test]
#[ignore = "todo: Deck of Treasures"]
fn TOY_700t3_deck_of_treasures() {
    unwritten("TOY_700t3");
}

/// `TOY_700t4` · Warlock spell · 0 mana
/// > This deck only has 20 cards.
///
/// State: Todo
//~ todo TOY_700t4 3972b37c 18d03a43 36acd6f0.f6f5da5b
#[test]
#[ignore = "todo: Shrunken Deck"]
fn TOY_700t4_shrunken_deck() {
    unwritten("TOY_700t4");
}

/// `TOY_700t5` · Neutral spell · 0 mana
/// > This deck is a copy of your opponent's.
///
/// State: Todo
//~ todo TOY_700t5 37a713ce d91ec9f6 4e5d630d.cdeeb63a
#[test]
#[ignore = "todo: Copycat Deck"]
fn TOY_700t5_copycat_deck() {
    unwritten("TOY_700t5");
}

/// `TOY_700t6` · Mage spell · 0 mana
/// > Cards in this deck transform into random playable cards each turn while in hand.
///
/// State: Todo
//~ todo TOY_700t6 aa9bb537 70a2f895 058e0d05.ac08488b
#[test]
#[ignore = "todo: Wonderful Deck"]
fn TOY_700t6_wonderful_deck() {
    unwritten("TOY_700t6");
}

/// `TOY_700t7` · Druid spell · 0 mana
/// > Your deck is filled with cards that **Discover** Druid spells and minions.
///
/// State: Todo
//~ todo TOY_700t7 e6cf4850 ec1f4672 7550615e.f7459a9e
#[test]
#[ignore = "todo: Deck of Discovery"]
fn TOY_700t7_deck_of_discovery() {
    unwritten("TOY_700t7");
}

/// `TOY_700t8` · Shaman spell · 0 mana
/// > Your deck has 3 Shaman **Quests**.
///
/// State: Todo
//~ todo TOY_700t8 75fd419a aeea61f7 eecbd2ab.cfd99b17
#[test]
#[ignore = "todo: Questing Deck"]
fn TOY_700t8_questing_deck() {
    unwritten("TOY_700t8");
}

/// `TOY_700t9` · Demon Hunter spell · 0 mana
/// > This deck contains 3 Wishes that give you the perfect card.
///
/// State: Todo
//~ todo TOY_700t9 040bcac8 90680439 89fd284e.abcfe159
#[test]
#[ignore = "todo: Deck of Wishes"]
fn TOY_700t9_deck_of_wishes() {
    unwritten("TOY_700t9");
}

/// `TOY_700t9t2` · Neutral spell · 0 mana
/// > Wish for the perfect card.
///
/// State: Todo
//~ todo TOY_700t9t2 91c6c3e3 6577efde 7d2cf347.7239dad4
#[test]
#[ignore = "todo: Wish"]
fn TOY_700t9t2_wish() {
    unwritten("TOY_700t9t2");
}

/// `TOY_893` · Neutral minion · 4 mana · 4/3
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// State: Todo
//~ todo TOY_893 e411fa0c e4fb666d 18cd2a43.1855103d
#[test]
#[ignore = "todo: Nesting Golem"]
fn TOY_893_nesting_golem() {
    unwritten("TOY_893");
}

/// `TOY_894` · Neutral minion · 5 mana · 1/4
/// > **Rush Battlecry:** Swap Attack with another minion.
///
/// State: Todo
//~ todo TOY_894 4f33690a cbbceb2d ffc78c40.641ce4bd
#[test]
#[ignore = "todo: Origami Frog"]
fn TOY_894_origami_frog() {
    unwritten("TOY_894");
}

/// `TOY_895` · Neutral minion · 4 mana · 4/1
/// > **Taunt Battlecry:** Swap Health with another minion.
///
/// State: Todo
//~ todo TOY_895 5178a2b6 b4c482d6 c2757bd6.2cc0150f
#[test]
#[ignore = "todo: Origami Crane"]
fn TOY_895_origami_crane() {
    unwritten("TOY_895");
}

/// `TOY_896` · Neutral minion · 6 mana · 1/1
/// > **Divine Shield**, **Lifesteal Battlecry:** Swap stats with another minion.
///
/// State: Todo
//~ todo TOY_896 bac93428 f889aa49 1a4a909b.2c4eb05d
#[test]
#[ignore = "todo: Origami Dragon"]
fn TOY_896_origami_dragon() {
    unwritten("TOY_896");
}

/// `TOY_897` · Neutral minion · 3 mana · 2/4
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanently doubled Attack and Health.
///
/// State: Todo
//~ todo TOY_897 d815cc47 f4e96933 b110addd.eba2fc31
#[test]
#[ignore = "todo: Floppy Hydra"]
fn TOY_897_floppy_hydra() {
    unwritten("TOY_897");
}

/// `TOY_960` · Neutral minion · 8 mana · 6/6
/// > **Battlecry:** Get copies of every 1-Attack or 1-Health minion you've played this game.
///
/// State: Todo
//~ todo TOY_960 09f7a7ec d3a0bcb3 5e4f5ee5.148a613d
#[test]
#[ignore = "todo: Joymancer Jepetto"]
fn TOY_960_joymancer_jepetto() {
    unwritten("TOY_960");
}
