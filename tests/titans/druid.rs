//! Druid cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69f4f9ad

/// # Disciple of Eonar
///
/// `TTN_503` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Your next **Choose One** card or power has both effects combined.
///
/// State: Todo
//~ todo TTN_503 0d4fc3b7 9070232c d0c04ce1.aad43b92
#[test]
#[ignore = "todo: TTN_503 Disciple of Eonar"]
fn TTN_503_disciple_of_eonar() {
    check(CardClass::Druid, &[Give("TTN_503"), Cost("TTN_503", 4), Stats("TTN_503", 4, 4), Unwritten]);
}

/// # Eonar, the Life-Binder
///
/// `TTN_903` · Druid minion · 10 mana · 5/7
///
/// > **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ todo TTN_903 3eb9002c a84b4cb9 711bf5a0.2efc817c
#[test]
#[ignore = "todo: TTN_903 Eonar, the Life-Binder"]
fn TTN_903_eonar_the_life_binder() {
    check(CardClass::Druid, &[Give("TTN_903"), Cost("TTN_903", 10), Stats("TTN_903", 5, 7), Unwritten]);
}

/// # Spontaneous Growth
///
/// `TTN_903t` · Druid spell · 0 mana
///
/// > Draw cards until your hand is full.
///
/// State: Todo
//~ todo TTN_903t e13c16bf 12a21f69 6c407f53.5d27dec7
#[test]
#[ignore = "todo: TTN_903t Spontaneous Growth"]
fn TTN_903t_spontaneous_growth() {
    check(CardClass::Druid, &[Give("TTN_903t"), Cost("TTN_903t", 0), Unwritten]);
}

/// # Bountiful Harvest
///
/// `TTN_903t2` · Druid spell · 0 mana
///
/// > Restore your hero to full Health.
///
/// State: Derived
//~ derived TTN_903t2 2b0b15f8 a7b262df e5f490f9.3c569026
#[test]
fn TTN_903t2_bountiful_harvest() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_903t2"),
            Cost("TTN_903t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TTN_903t2", Nothing),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
        ],
    );
}

/// # Flourish
///
/// `TTN_903t3` · Druid spell · 0 mana
///
/// > Refresh your Mana Crystals.
///
/// State: Derived
//~ derived TTN_903t3 259cf79b ce8373dc 9af3dc07.6356e4ff
#[test]
fn TTN_903t3_flourish() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_903t3"),
            Cost("TTN_903t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("TTN_903t3", Nothing),
            Mana(10),
        ],
    );
}

/// # Timeless Ancient
///
/// `TTN_903t4` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TTN_903t4 6f7e4a7d 95e036eb 5c0bbfb6.4b0c5d24
#[test]
fn TTN_903t4_timeless_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_903t4"),
            Cost("TTN_903t4", 5),
            Stats("TTN_903t4", 5, 5),
            Has("TTN_903t4", GameTag::TAUNT),
            Play("TTN_903t4", Nothing),
            In(The("TTN_903t4"), Zone::Play),
            Now(The("TTN_903t4"), 5, 5),
            HasNow(The("TTN_903t4"), GameTag::TAUNT),
        ],
    );
}

/// # Ancient of Growth
///
/// `TTN_926` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// State: Todo
//~ todo TTN_926 9ced2a2b 587d8497 e376eedf.f9058022
#[test]
#[ignore = "todo: TTN_926 Ancient of Growth"]
fn TTN_926_ancient_of_growth() {
    check(CardClass::Druid, &[Give("TTN_926"), Cost("TTN_926", 7), Stats("TTN_926", 5, 5), Unwritten]);
}

/// # Treant Growth
///
/// `TTN_926a` · Druid spell · 7 mana
///
/// > Summon three 2/2 Treants.
///
/// State: Todo
//~ todo TTN_926a 82b190d2 eae0798d 4ba5c763.6202794c
#[test]
#[ignore = "todo: TTN_926a Treant Growth"]
fn TTN_926a_treant_growth() {
    check(CardClass::Druid, &[Give("TTN_926a"), Cost("TTN_926a", 7), Unwritten]);
}

/// # Ancient Growth
///
/// `TTN_926b` · Druid spell · 7 mana
///
/// > Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// State: Todo
//~ todo TTN_926b 9c3e855c 4cf2c1eb b5cbb9d6.7679088f
#[test]
#[ignore = "todo: TTN_926b Ancient Growth"]
fn TTN_926b_ancient_growth() {
    check(CardClass::Druid, &[Give("TTN_926b"), Cost("TTN_926b", 7), Unwritten]);
}

/// # Conservator Nymph
///
/// `TTN_927` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
///
/// State: Done
//~ done TTN_927 eb7da293 - 0cd51edf.f7a92389
#[test]
fn TTN_927_conservator_nymph() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_927"),
            Cost("TTN_927", 3),
            Stats("TTN_927", 3, 4),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("TTN_927", Nth(2)),
            Play("TTN_927", On(Nth(1))),
            Is(Nth(1), "EDR_209t5"),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Frost Lotus Seedling
///
/// `TTN_930` · Druid spell · Nature · 3 mana
///
/// > Draw 1 card. Gain 5 Armor. *(Blossoms in @ \|4(turn, turns).)*
///
/// State: Derived
//~ derived TTN_930 f0c8afb8 84405402 857da624.2a6ef9e1
#[test]
fn TTN_930_frost_lotus_seedling() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_930"),
            Cost("TTN_930", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Crystals(10),
            EndTurn,
            EndTurn,
            Crystals(10),
            EndTurn,
            EndTurn,
            Crystals(10),
            Is(Nth(0), "TTN_930t"),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TTN_930"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Crystals(10),
            EndTurn,
            EndTurn,
            Crystals(10),
            Is(Nth(0), "TTN_930"),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TTN_930"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_930", Nothing),
            Armor(Mine, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Frost Lotus Blossom
///
/// `TTN_930t` · Druid spell · Nature · 3 mana
///
/// > Draw 2 cards. Gain 10 Armor.
///
/// State: Derived
//~ derived TTN_930t 6e6bb91b 7f7edd93 69032fc2.0e31c0cb
#[test]
fn TTN_930t_frost_lotus_blossom() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_930t"),
            Cost("TTN_930t", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_930t", Nothing),
            Armor(Mine, 10),
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

/// # Freya, Keeper of Nature
///
/// `TTN_940` · Druid minion · 8 mana · 4/6
///
/// > **Choose One -** Duplicate your hand; or Summon copies of all other friendly minions.
///
/// State: Derived
//~ derived TTN_940 55789ea4 fb2a5a4d f479685f.77fb5328
#[test]
fn TTN_940_freya_keeper_of_nature() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_940"),
            Cost("TTN_940", 8),
            Stats("TTN_940", 4, 6),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TTN_940", 0, Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TTN_940"), Friend("CS2_182"), Enemy("CS2_182"), PlayOption("TTN_940", 1, Nothing), BoardCount(Mine, 3)],
    );
    check(
        CardClass::Druid,
        &[
            Give("TTN_940"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TTN_940", 1, Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Guardians of Life
///
/// `TTN_940a` · Druid spell · 8 mana
///
/// > Summon copies of all other friendly minions.
///
/// State: Derived
//~ derived TTN_940a be7ee0a0 8ce89679 cd7f5f23.59744646
#[test]
fn TTN_940a_guardians_of_life() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_940a"),
            Cost("TTN_940a", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_940a", Nothing),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TTN_940a"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_940a", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Seeds of the Future
///
/// `TTN_940b` · Druid spell · 8 mana
///
/// > Duplicate your hand.
///
/// State: Derived
//~ derived TTN_940b c3bfe892 c2661f8e 3bd6b753.86394ccf
#[test]
fn TTN_940b_seeds_of_the_future() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_940b"),
            Cost("TTN_940b", 8),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_940b", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Forest Seedlings
///
/// `TTN_950` · Druid spell · 1 mana
///
/// > Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
///
/// State: Todo
//~ todo TTN_950 9a54e158 4fff015e 796a1805.0bd82d09
#[test]
#[ignore = "todo: TTN_950 Forest Seedlings"]
fn TTN_950_forest_seedlings() {
    check(CardClass::Druid, &[Give("TTN_950"), Cost("TTN_950", 1), Unwritten]);
}

/// # Sapling
///
/// `TTN_950t` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TTN_950t 17a80dfb 910acb1a 96604e02
#[test]
fn TTN_950t_sapling() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_950t"),
            Cost("TTN_950t", 1),
            Stats("TTN_950t", 1, 1),
            Play("TTN_950t", Nothing),
            In(The("TTN_950t"), Zone::Play),
            Now(The("TTN_950t"), 1, 1),
        ],
    );
}

/// # Treant
///
/// `TTN_950t2` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla TTN_950t2 f3269e8f 0b5dc4d1 9b7359d2
#[test]
fn TTN_950t2_treant() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_950t2"),
            Cost("TTN_950t2", 1),
            Stats("TTN_950t2", 2, 2),
            Play("TTN_950t2", Nothing),
            In(The("TTN_950t2"), Zone::Play),
            Now(The("TTN_950t2"), 2, 2),
        ],
    );
}

/// # Forest Blossoms
///
/// `TTN_950t3` · Druid spell · 1 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ todo TTN_950t3 fa778b63 89d1c359 e4fe0e8a.f2509a04
#[test]
#[ignore = "todo: TTN_950t3 Forest Blossoms"]
fn TTN_950t3_forest_blossoms() {
    check(CardClass::Druid, &[Give("TTN_950t3"), Cost("TTN_950t3", 1), Unwritten]);
}

/// # Embrace of Nature
///
/// `TTN_951` · Druid spell · Nature · 2 mana
///
/// > Draw a **Choose One** card. **Forge:** It has both effects combined.
///
/// State: Derived
//~ derived TTN_951 2ec84873 6cf3ade7 478d6b90.2b5ef86b
#[test]
fn TTN_951_embrace_of_nature() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_951"),
            Cost("TTN_951", 2),
            OnTop("AT_037"),
            OnTop("AT_037"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_951", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Embrace of Nature
///
/// `TTN_951t` · Druid spell · Nature · 2 mana
///
/// > **Forged** Draw a **Choose One** card. It has both effects combined.
///
/// State: Todo
//~ todo TTN_951t bc269ea4 5e90f2ff d86ffff5.ef5b6ff2
#[test]
#[ignore = "todo: TTN_951t Embrace of Nature"]
fn TTN_951t_embrace_of_nature() {
    check(CardClass::Druid, &[Give("TTN_951t"), Cost("TTN_951t", 2), Has("TTN_951t", GameTag::FORGED), Unwritten]);
}

/// # Cultivation
///
/// `TTN_954` · Druid spell · Nature · 8 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
///
/// State: Done
//~ done TTN_954 b7a234ed - 04ae0e6f.1876b2cc
#[test]
fn TTN_954_cultivation() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_954"),
            Cost("TTN_954", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 8),
            Play("TTN_950t2", Nothing),
            CostNow(Nth(0), 7),
            Play("CS2_231", Nothing),
            CostNow(Nth(0), 7),
            EndTurn,
            Play("TTN_950t2", Nothing),
            EndTurn,
            Kill(My(1)),
            Play("TTN_950t2", Nothing),
            CostNow(Nth(0), 6),
            Play("TTN_954", Nothing),
            Mana(3),
            Now(Nth(1), 6, 7),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Cultivated
///
/// `TTN_954e` · Druid enchantment · Nature
///
/// > +2/+2
///
/// State: Derived
//~ derived TTN_954e 2e4d0c50 b5288eec b778dc35.e24453b5
#[test]
fn TTN_954e_cultivated() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TTN_954e"), Now(My(0), 7, 3)]);
}

/// # Lifebinder's Gift
///
/// `TTN_955` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Get 2 random Nature spells; or Reduce the Cost of spells in your hand by (1).
///
/// State: Derived
//~ derived TTN_955 585825f9 d8d76869 c5487d7a.9b0cc298
#[test]
fn TTN_955_lifebinders_gift() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_955"),
            Cost("TTN_955", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            PlayOption("TTN_955", 0, Nothing),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TTN_955"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            PlayOption("TTN_955", 0, Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TTN_955"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TTN_955", 1, Nothing),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Lifebinder's Bloom
///
/// `TTN_955A` · Druid spell · Nature · 2 mana
///
/// > Get 2 random Nature spells.
///
/// State: Derived
//~ derived TTN_955A 119328f5 5e58ec25 f874c563.31534434
#[test]
fn TTN_955A_lifebinders_bloom() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_955A"),
            Cost("TTN_955A", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Play("TTN_955A", Nothing),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TTN_955A"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("TTN_955A", Nothing)],
    );
}

/// # Lifebinder's Growth
///
/// `TTN_955B` · Druid spell · Nature · 2 mana
///
/// > Reduce the Cost of spells in your hand by (1).
///
/// State: Derived
//~ derived TTN_955B dcae2eb9 3a56b22b 53bb0ef0.58d392af
#[test]
fn TTN_955B_lifebinders_growth() {
    check(
        CardClass::Druid,
        &[
            Give("TTN_955B"),
            Cost("TTN_955B", 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_955B", Nothing),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Lifebinder's Growth
///
/// `TTN_955Be` · Druid enchantment
///
/// > Costs (1) less
///
/// State: Derived
//~ derived TTN_955Be bb1a8976 0924af0f dadbb9a3.d6a4292b
#[test]
fn TTN_955Be_lifebinders_growth() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "TTN_955Be"), CostNow(Nth(0), 2)]);
}

/// # Aerosoilizer
///
/// `YOG_403` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Summon a 2/2 Treant.
///
/// State: Derived
//~ derived YOG_403 87d76159 599332ed ff81e334.d15d71f0
#[test]
fn YOG_403_aerosoilizer() {
    check(
        CardClass::Druid,
        &[
            Give("YOG_403"),
            Cost("YOG_403", 3),
            Stats("YOG_403", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_403", Nothing),
            BoardCount(Mine, 3),
            In(The("TTN_950t2"), Zone::Play),
            Now(The("TTN_950t2"), 2, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("YOG_403"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_403"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TTN_950t2"), Zone::Play),
            Now(The("TTN_950t2"), 2, 2),
        ],
    );
}

/// # Contaminated Lasher
///
/// `YOG_528` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, refresh 4 Mana Crystals.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived YOG_528 e5803883 04cefe9d 6e8a1a20.997f5e15
#[test]
fn YOG_528_contaminated_lasher() {
    check(
        CardClass::Druid,
        &[
            Give("YOG_528"),
            Cost("YOG_528", 3),
            Stats("YOG_528", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("CS2_182", Nothing),
            Play("YOG_528", Nothing),
            Mana(7),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("YOG_528"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(10), Play("YOG_528", Nothing), Mana(7)],
    );
}

/// # Forbidden Fruit
///
/// `YOG_529` · Druid spell · 0 mana
///
/// > Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
///
/// State: Todo
//~ todo YOG_529 4f976686 d6bffe1d e73483e5.69794d31
#[test]
#[ignore = "todo: YOG_529 Forbidden Fruit"]
fn YOG_529_forbidden_fruit() {
    check(CardClass::Druid, &[Give("YOG_529"), Cost("YOG_529", 0), Unwritten]);
}

/// # Sinful Sampling
///
/// `YOG_529a` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain that much Attack this turn.
///
/// State: Todo
//~ todo YOG_529a cf8684a5 0d85b44c 12721211.33cf6b1f
#[test]
#[ignore = "todo: YOG_529a Sinful Sampling"]
fn YOG_529a_sinful_sampling() {
    check(CardClass::Druid, &[Give("YOG_529a"), Cost("YOG_529a", 0), Unwritten]);
}

/// # Reject Temptation
///
/// `YOG_529b` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain twice as much Armor.
///
/// State: Todo
//~ todo YOG_529b 7e35415d d953e5d3 d3d6c85d.5de1b992
#[test]
#[ignore = "todo: YOG_529b Reject Temptation"]
fn YOG_529b_reject_temptation() {
    check(CardClass::Druid, &[Give("YOG_529b"), Cost("YOG_529b", 0), Unwritten]);
}
