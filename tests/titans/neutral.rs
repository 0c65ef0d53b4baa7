//! Neutral cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 165275b7

/// `TTN_002` · Neutral spell · 1 mana
/// > Test out crazy rules!
///
/// State: Todo
//~ todo TTN_002 67b0ddf1 7a91736a 9cc3ee97.4c282f60
#[test]
#[ignore = "todo: Rule Modifier"]
fn TTN_002_rule_modifier() {
    unwritten("TTN_002");
}

/// `TTN_002t1` · Neutral spell · 0 mana
/// > Both players start with upgraded Hero Powers.
///
/// State: Todo
//~ todo TTN_002t1 f3d676b3 2e1cb6f7 2c83445f.ea34e216
#[test]
#[ignore = "todo: Surging Inspiration"]
fn TTN_002t1_surging_inspiration() {
    unwritten("TTN_002t1");
}

/// `TTN_002t11` · Neutral spell · 0 mana
/// > Both players start with an extra Mana Crystal.
///
/// State: Todo
//~ todo TTN_002t11 d77d70f5 72693ea4 a0145038.d4269070
#[test]
#[ignore = "todo: Uncontrollable Growth"]
fn TTN_002t11_uncontrollable_growth() {
    unwritten("TTN_002t11");
}

/// `TTN_002t14` · Neutral spell · 0 mana
/// > Both players start with Yogg-Saron, Hope's End in their hand.
///
/// State: Todo
//~ todo TTN_002t14 b4759403 21bb55fd 650fac79.261c82a6
#[test]
#[ignore = "todo: Approaching Nightmare"]
fn TTN_002t14_approaching_nightmare() {
    unwritten("TTN_002t14");
}

/// `TTN_002t15` · Neutral spell · 0 mana
/// > Whenever a player ends their turn with unspent Mana, they draw a card.
///
/// State: Todo
//~ todo TTN_002t15 7b191ad2 104fc85a bd9c0f06.73b432e5
#[test]
#[ignore = "todo: Driven to Excess"]
fn TTN_002t15_driven_to_excess() {
    unwritten("TTN_002t15");
}

/// `TTN_002t20` · Neutral spell · 0 mana
/// > Whenever a player ends their turn with unspent Mana, they get a Coin.
///
/// State: Todo
//~ todo TTN_002t20 b08ca7e2 683e49a9 85dea16e.9a34b0a0
#[test]
#[ignore = "todo: Driven to Greed"]
fn TTN_002t20_driven_to_greed() {
    unwritten("TTN_002t20");
}

/// `TTN_002t21` · Neutral spell · 0 mana
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
///
/// State: Todo
//~ todo TTN_002t21 31c8a9f4 4cd18978 c927bc1f.fe492dd6
#[test]
#[ignore = "todo: Twist Reality"]
fn TTN_002t21_twist_reality() {
    unwritten("TTN_002t21");
}

/// `TTN_002t22` · Neutral spell · 0 mana
/// > Both players start with 2 cards copied from the other player's hand.
///
/// State: Todo
//~ todo TTN_002t22 240f9dc5 27a46621 b68249f5.e5d2e376
#[test]
#[ignore = "todo: Seeing Double"]
fn TTN_002t22_seeing_double() {
    unwritten("TTN_002t22");
}

/// `TTN_002t24` · Neutral spell · 0 mana
/// > Both heroes start with +5 Health.
///
/// State: Todo
//~ todo TTN_002t24 35672c60 d464baf5 d46c1725.8f0f2be4
#[test]
#[ignore = "todo: Severed Souls"]
fn TTN_002t24_severed_souls() {
    unwritten("TTN_002t24");
}

/// `TTN_002t29` · Neutral spell · 0 mana
/// > Both players **Discover** a new basic Hero Power on their first turn.
///
/// State: Todo
//~ todo TTN_002t29 a05ff2b5 958e424e 9d478e8a.480ad7c0
#[test]
#[ignore = "todo: Unimaginable Horrors"]
fn TTN_002t29_unimaginable_horrors() {
    unwritten("TTN_002t29");
}

/// `TTN_002t30` · Neutral spell · 0 mana
/// > At the end of each players' turns, give a random one of their minions +1 Health.
///
/// State: Todo
//~ todo TTN_002t30 287bd1c9 2a453db4 57af8f64.93184d7a
#[test]
#[ignore = "todo: Fortifications"]
fn TTN_002t30_fortifications() {
    unwritten("TTN_002t30");
}

/// `TTN_002t30t` · Neutral spell · 0 mana
/// > Wish for the perfect card.
///
/// State: Todo
//~ todo TTN_002t30t 62146530 567e1e37 5667e613.7239dad4
#[test]
#[ignore = "todo: Zephrys's Lamp"]
fn TTN_002t30t_zephryss_lamp() {
    unwritten("TTN_002t30t");
}

/// `TTN_002t32` · Neutral spell · 0 mana
/// > Reduce the Cost of all cards in both player's starting hands by (1).
///
/// State: Todo
//~ todo TTN_002t32 1094109c 4ed3a63d 503d497b.5aadc99b
#[test]
#[ignore = "todo: Fast Track"]
fn TTN_002t32_fast_track() {
    unwritten("TTN_002t32");
}

/// `TTN_002t35` · Neutral spell · 0 mana
/// > Both players' cards are Golden.
///
/// State: Todo
//~ todo TTN_002t35 53481476 a7e4e868 de7393c5.84ef6494
#[test]
#[ignore = "todo: Your Eyes Betray You"]
fn TTN_002t35_your_eyes_betray_you() {
    unwritten("TTN_002t35");
}

/// `TTN_002t36` · Neutral spell · 0 mana
/// > Both players start with 2 copies of Shifter Zerus in their hand.
///
/// State: Todo
//~ todo TTN_002t36 4e8c6311 8a666ac5 d3102659.e9aa6af8
#[test]
#[ignore = "todo: Shifting Futures"]
fn TTN_002t36_shifting_futures() {
    unwritten("TTN_002t36");
}

/// `TTN_002t41` · Neutral spell · 0 mana
/// > Both heroes have +1 Attack on their turns.
///
/// State: Todo
//~ todo TTN_002t41 d2273c4b 300ed172 e2d3b7c4.50fdd155
#[test]
#[ignore = "todo: Control the Makers"]
fn TTN_002t41_control_the_makers() {
    unwritten("TTN_002t41");
}

/// `TTN_002t41t` · Neutral spell · 2 mana
/// > Add 5 TITANS expansion cards to your hand.
///
/// State: Todo
//~ todo TTN_002t41t 2e837e29 ff733625 2d466c7f.444a27d7
#[test]
#[ignore = "todo: Titans Pack"]
fn TTN_002t41t_titans_pack() {
    unwritten("TTN_002t41t");
}

/// `TTN_002t43` · Neutral spell · 0 mana
/// > The first minion played on each player's turns costs (1) less.
///
/// State: Todo
//~ todo TTN_002t43 029acccc 30dffd45 637d1b0b.950d8282
#[test]
#[ignore = "todo: Army of the Corrupted"]
fn TTN_002t43_army_of_the_corrupted() {
    unwritten("TTN_002t43");
}

/// `TTN_002t44` · Neutral spell · 0 mana
/// > The first card drawn on a player's turn is one they can afford to play.
///
/// State: Todo
//~ todo TTN_002t44 13916609 7493d3ce fbc0f342.4fca5bb4
#[test]
#[ignore = "todo: Opportunity Knocks"]
fn TTN_002t44_opportunity_knocks() {
    unwritten("TTN_002t44");
}

/// `TTN_002t45` · Neutral spell · 0 mana
/// > The first spell cast on each player's turns costs (1) less.
///
/// State: Todo
//~ todo TTN_002t45 25527d11 b7b121ca 171fa001.d8f91bd2
#[test]
#[ignore = "todo: Spread of Corruption"]
fn TTN_002t45_spread_of_corruption() {
    unwritten("TTN_002t45");
}

/// `TTN_002t5` · Neutral spell · 0 mana
/// > Both players start with two more drawn cards.
///
/// State: Todo
//~ todo TTN_002t5 b0570caf e461e3b5 63207488.84643c05
#[test]
#[ignore = "todo: Gift of Gluttony"]
fn TTN_002t5_gift_of_gluttony() {
    unwritten("TTN_002t5");
}

/// `TTN_002t50` · Neutral spell · 0 mana
/// > Both players start with Gear Shift in their hand.
///
/// State: Todo
//~ todo TTN_002t50 90f1450f 09c6a372 fe38e1b7.b496dcde
#[test]
#[ignore = "todo: Shifting Fate"]
fn TTN_002t50_shifting_fate() {
    unwritten("TTN_002t50");
}

/// `TTN_002t9` · Neutral spell · 0 mana
/// > Both players' Hero Powers cost (1) less.
///
/// State: Todo
//~ todo TTN_002t9 12db0e83 a9499a55 cd663ef5.d56442ed
#[test]
#[ignore = "todo: Light in the Dark"]
fn TTN_002t9_light_in_the_dark() {
    unwritten("TTN_002t9");
}

/// `TTN_042` · Neutral minion · 3 mana · 3/3
/// > **Rush Forge:** Gain +3/+2.
///
/// State: Done
//~ done TTN_042 4a53880f - 90b46f7f.50b25b0f
#[test]
fn TTN_042_cyclopian_crusher() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_042"),
            Cost("TTN_042", 3),
            Stats("TTN_042", 3, 3),
            Has("TTN_042", GameTag::RUSH),
            Use(InHand(0), 0, Nothing),
            Is(InHand(0), "TTN_042t"),
            Now(InHand(0), 6, 5),
        ],
    );
}

/// `TTN_060t` · Neutral weapon · 1 mana · 2/2 durability
/// > {0} {1}
///
/// State: Todo
//~ todo TTN_060t 2167e9fb 0bbb9343 0c7e5dab.09cdb72f
#[test]
#[ignore = "todo: Runic Shortsword"]
fn TTN_060t_runic_shortsword() {
    unwritten("TTN_060t");
}

/// `TTN_060t1` · Neutral weapon · 5 mana · 3/4 durability
/// > {0} {1}
///
/// State: Todo
//~ todo TTN_060t1 08da7685 85be6d01 ac89f11f.09cdb72f
#[test]
#[ignore = "todo: Runic Axe"]
fn TTN_060t1_runic_axe() {
    unwritten("TTN_060t1");
}

/// `TTN_060t10` · Neutral spell · 0 mana
/// > After your hero attacks, summon a random 2-Cost minion.
///
/// State: Todo
//~ todo TTN_060t10 9b76c2ea 9d58e658 05b6a1cf.bc2562d3
#[test]
#[ignore = "todo: Genius of Mimiron"]
fn TTN_060t10_genius_of_mimiron() {
    unwritten("TTN_060t10");
}

/// `TTN_060t10t` · Neutral spell · 0 mana
/// > After your hero attacks, summon a random 4-Cost minion.
///
/// State: Todo
//~ todo TTN_060t10t 2e70a04b 4c770207 7eb470ce.b2954544
#[test]
#[ignore = "todo: Genius of Mimiron"]
fn TTN_060t10t_genius_of_mimiron() {
    unwritten("TTN_060t10t");
}

/// `TTN_060t10t1` · Neutral spell · 0 mana
/// > After your hero attacks, summon a random 8-Cost minion.
///
/// State: Todo
//~ todo TTN_060t10t1 638aff8d 9be464da 212d7269.d6a61a4a
#[test]
#[ignore = "todo: Genius of Mimiron"]
fn TTN_060t10t1_genius_of_mimiron() {
    unwritten("TTN_060t10t1");
}

/// `TTN_060t12` · Neutral spell · 0 mana
/// > **Battlecry:** Deal 2 damage.
///
/// State: Todo
//~ todo TTN_060t12 20a8f993 e1b4648e 91645903.d9e5e9ea
#[test]
#[ignore = "todo: Pain of Jotun"]
fn TTN_060t12_pain_of_jotun() {
    unwritten("TTN_060t12");
}

/// `TTN_060t12t` · Neutral spell · 0 mana
/// > **Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ todo TTN_060t12t b4037bd4 7758998a 761fbc0c.4956c41c
#[test]
#[ignore = "todo: Pain of Jotun"]
fn TTN_060t12t_pain_of_jotun() {
    unwritten("TTN_060t12t");
}

/// `TTN_060t12t1` · Neutral spell · 0 mana
/// > **Battlecry:** Deal 6 damage.
///
/// State: Todo
//~ todo TTN_060t12t1 585a2746 91f41420 4da03303.c0a9a161
#[test]
#[ignore = "todo: Pain of Jotun"]
fn TTN_060t12t1_pain_of_jotun() {
    unwritten("TTN_060t12t1");
}

/// `TTN_060t13` · Neutral spell · 0 mana
/// > After your hero attacks, draw a card.
///
/// State: Todo
//~ todo TTN_060t13 0b81566c c4b33016 9492c0c4.a64dc786
#[test]
#[ignore = "todo: Wisdom of Freya"]
fn TTN_060t13_wisdom_of_freya() {
    unwritten("TTN_060t13");
}

/// `TTN_060t13t` · Neutral spell · 0 mana
/// > After your hero attacks, draw 2 cards.
///
/// State: Todo
//~ todo TTN_060t13t 847bf3cb 499e4468 9211da70.6fa54612
#[test]
#[ignore = "todo: Wisdom of Freya"]
fn TTN_060t13t_wisdom_of_freya() {
    unwritten("TTN_060t13t");
}

/// `TTN_060t13t1` · Neutral spell · 0 mana
/// > After your hero attacks, draw 3 cards.
///
/// State: Todo
//~ todo TTN_060t13t1 666eda02 08cbae26 eac810fb.a1443e86
#[test]
#[ignore = "todo: Wisdom of Freya"]
fn TTN_060t13t1_wisdom_of_freya() {
    unwritten("TTN_060t13t1");
}

/// `TTN_060t2` · Neutral weapon · 10 mana · 5/6 durability
/// > {0} {1}
///
/// State: Todo
//~ todo TTN_060t2 069be091 c60192b9 740acaf1.09cdb72f
#[test]
#[ignore = "todo: Runic Greatmace"]
fn TTN_060t2_runic_greatmace() {
    unwritten("TTN_060t2");
}

/// `TTN_060t3` · Neutral spell · 0 mana
/// > **Poisonous**.
///
/// State: Todo
//~ todo TTN_060t3 e145bc7f 0037f460 47bc4d50.b2c69ca0
#[test]
#[ignore = "todo: Deceit of Loken"]
fn TTN_060t3_deceit_of_loken() {
    unwritten("TTN_060t3");
}

/// `TTN_060t4` · Neutral spell · 0 mana
/// > **Lifesteal**.
///
/// State: Todo
//~ todo TTN_060t4 b4405051 2f6f624f ea68b97c.808b9d45
#[test]
#[ignore = "todo: Hope of Sif"]
fn TTN_060t4_hope_of_sif() {
    unwritten("TTN_060t4");
}

/// `TTN_060t5` · Neutral spell · 0 mana
/// > **Windfury**.
///
/// State: Todo
//~ todo TTN_060t5 1bc97093 2230833c 54b95b61.d091b609
#[test]
#[ignore = "todo: Storm of Thorim"]
fn TTN_060t5_storm_of_thorim() {
    unwritten("TTN_060t5");
}

/// `TTN_060t6` · Neutral spell · 0 mana
/// > Also damages adjacent minions.
///
/// State: Todo
//~ todo TTN_060t6 76ce599d 9f7a07e6 05c65873.d63807d4
#[test]
#[ignore = "todo: Flame of Odyn"]
fn TTN_060t6_flame_of_odyn() {
    unwritten("TTN_060t6");
}

/// `TTN_060t7` · Neutral spell · 0 mana
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// State: Todo
//~ todo TTN_060t7 a0124e38 95500a08 9830977b.66761e5e
#[test]
#[ignore = "todo: Chill of Hodir"]
fn TTN_060t7_chill_of_hodir() {
    unwritten("TTN_060t7");
}

/// `TTN_060t7t` · Neutral spell · 0 mana
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Todo
//~ todo TTN_060t7t 7dfb741f d6abc04a 4c7c7d9f.74248aa1
#[test]
#[ignore = "todo: Chill of Hodir"]
fn TTN_060t7t_chill_of_hodir() {
    unwritten("TTN_060t7t");
}

/// `TTN_060t7t1` · Neutral spell · 0 mana
/// > **Deathrattle:** Deal 4 damage to all enemies.
///
/// State: Todo
//~ todo TTN_060t7t1 ae302678 0b3828ec 58394370.bb51d42e
#[test]
#[ignore = "todo: Chill of Hodir"]
fn TTN_060t7t1_chill_of_hodir() {
    unwritten("TTN_060t7t1");
}

/// `TTN_060t8` · Neutral spell · 0 mana
/// > After your hero attacks, gain 2 Armor.
///
/// State: Todo
//~ todo TTN_060t8 cb3f52cc 80af54a3 92c72bed.e75cb526
#[test]
#[ignore = "todo: Light of Tyr"]
fn TTN_060t8_light_of_tyr() {
    unwritten("TTN_060t8");
}

/// `TTN_060t8t` · Neutral spell · 0 mana
/// > After your hero attacks, gain 4 Armor.
///
/// State: Todo
//~ todo TTN_060t8t 1721f60e 0c190153 d95c9035.79620fe6
#[test]
#[ignore = "todo: Light of Tyr"]
fn TTN_060t8t_light_of_tyr() {
    unwritten("TTN_060t8t");
}

/// `TTN_060t8t1` · Neutral spell · 0 mana
/// > After your hero attacks, gain 8 Armor.
///
/// State: Todo
//~ todo TTN_060t8t1 f549ec47 48039a48 909ac61c.b15c24cf
#[test]
#[ignore = "todo: Light of Tyr"]
fn TTN_060t8t1_light_of_tyr() {
    unwritten("TTN_060t8t1");
}

/// `TTN_060t9` · Neutral spell · 0 mana
/// > Your hero is **Immune** while attacking.
///
/// State: Todo
//~ todo TTN_060t9 a8444527 ddb2333d e72d1acb.34a091c0
#[test]
#[ignore = "todo: Spark of Ra-den"]
fn TTN_060t9_spark_of_ra_den() {
    unwritten("TTN_060t9");
}

/// `TTN_090` · Neutral location · 7 mana · 0 uses
/// > Choose a character. Cast 4 random spells *(targeting it if possible)*.
///
/// State: Todo
//~ todo TTN_090 c713322b f4631305 0d24cecd.32daf827
#[test]
#[ignore = "todo: Prison of Yogg-Saron"]
fn TTN_090_prison_of_yogg_saron() {
    unwritten("TTN_090");
}

/// `TTN_330` · Neutral minion · 8 mana · 6/10
/// > **Rush**. Whenever this attacks a minion, put it in your hand. **Deathrattle:** Move any in your hand to your opponent's.
///
/// State: Todo
//~ todo TTN_330 d0e34cc5 8d2d5e18 929f30e6.55b33908
#[test]
#[ignore = "todo: Kologarn"]
fn TTN_330_kologarn() {
    unwritten("TTN_330");
}

/// `TTN_717t` · Neutral hero power · 1 mana
/// > Look at the top card of your opponent's deck. You may put it on the bottom of their deck.
///
/// State: Todo
//~ todo TTN_717t 3198dac6 8f0c5c91 51853566.6cc6e106
#[test]
#[ignore = "todo: Algalon's Vision"]
fn TTN_717t_algalons_vision() {
    unwritten("TTN_717t");
}

/// `TTN_717t1` · Neutral spell · 0 mana
/// > Put {0} on the bottom of the opponent's deck.
///
/// State: Todo
//~ todo TTN_717t1 8bdf0cfc ee1428e4 275f6bb9.af45d3d9
#[test]
#[ignore = "todo: A New Reality"]
fn TTN_717t1_a_new_reality() {
    unwritten("TTN_717t1");
}

/// `TTN_717t2` · Neutral spell · 0 mana
/// > Keep **{0}** on the top of the opponent's deck.
///
/// State: Todo
//~ todo TTN_717t2 a4da5d59 4a59de4f 72416283.562acaca
#[test]
#[ignore = "todo: Keep on Top!"]
fn TTN_717t2_keep_on_top() {
    unwritten("TTN_717t2");
}

/// `TTN_717t3` · Neutral spell · 0 mana
/// > Put **{0}** on the bottom of the opponent's deck.
///
/// State: Todo
//~ todo TTN_717t3 21f4abc8 c95d2693 1e5d9cb4.a64edcef
#[test]
#[ignore = "todo: Put on Bottom!"]
fn TTN_717t3_put_on_bottom() {
    unwritten("TTN_717t3");
}

/// `TTN_718` · Neutral minion · 3 mana · 4/3
/// > **Battlecry:** Get a random card from your starting hand.
///
/// State: Todo
//~ todo TTN_718 5f1eb410 22da7e83 4bf46d2c.7440914e
#[test]
#[ignore = "todo: Starlight Whelp"]
fn TTN_718_starlight_whelp() {
    unwritten("TTN_718");
}

/// `TTN_724` · Neutral minion · 8 mana · 8/8
/// > **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// State: Todo
//~ todo TTN_724 3229b041 20f180e1 74815088.1b1ab8b7
#[test]
#[ignore = "todo: Storm Giant"]
fn TTN_724_storm_giant() {
    unwritten("TTN_724");
}

/// `TTN_724t` · Neutral minion · 6 mana · 8/8
/// > **Forged**, **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// State: Todo
//~ todo TTN_724t 9f6889b0 94fa1c7f a420202f.107863b9
#[test]
#[ignore = "todo: Storm Giant"]
fn TTN_724t_storm_giant() {
    unwritten("TTN_724t");
}

/// `TTN_729` · Neutral minion · 3 mana · 3/3
/// > After you **Forge** a card, get a copy of it.
///
/// State: Todo
//~ todo TTN_729 a9e40dee 5e534fda 70c14af7.27b3560b
#[test]
#[ignore = "todo: Melted Maker"]
fn TTN_729_melted_maker() {
    unwritten("TTN_729");
}

/// `TTN_731` · Neutral minion · 3 mana · 4/5
/// > After you draw your second card in a turn, destroy this.
///
/// State: Todo
//~ todo TTN_731 f644ffa4 e16a8cfa 6b83c9a8.0c8f48b0
#[test]
#[ignore = "todo: Careless Mechanist"]
fn TTN_731_careless_mechanist() {
    unwritten("TTN_731");
}

/// `TTN_732` · Neutral minion · 2 mana · 2/3
/// > Whenever you **Magnetize** a minion, give it +1/+1.
///
/// State: Todo
//~ todo TTN_732 bd02183b 3edd2ee7 4ad60077.d919a2de
#[test]
#[ignore = "todo: Invent-o-matic"]
fn TTN_732_invent_o_matic() {
    unwritten("TTN_732");
}

/// `TTN_734` · Neutral minion · 3 mana · 2/2
/// > **Magnetic Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
///
/// State: Todo
//~ todo TTN_734 bbf657a5 ad02aee7 61c92992.4abde3d1
#[test]
#[ignore = "todo: Mecha-Leaper"]
fn TTN_734_mecha_leaper() {
    unwritten("TTN_734");
}

/// `TTN_741` · Neutral minion · 5 mana · 3/3
/// > Each turn this is in your hand, transform into a random card in your opponent's deck.
///
/// State: Todo
//~ todo TTN_741 cc00b9ce a3db0c9f da348bf4.59e9859a
#[test]
#[ignore = "todo: Disguised K'thir"]
fn TTN_741_disguised_kthir() {
    unwritten("TTN_741");
}

/// `TTN_751` · Neutral minion · 4 mana · 2/4
/// > **Battlecry:** If you've **Forged** a card this game, craft a custom weapon.
///
/// State: Todo
//~ todo TTN_751 51f2839a 639d9c5a 5fa6249f.6a08076b
#[test]
#[ignore = "todo: Ignis, the Eternal Flame"]
fn TTN_751_ignis_the_eternal_flame() {
    unwritten("TTN_751");
}

/// `TTN_812` · Neutral minion · 1 mana · 1/2
/// > After this attacks, get a 2/3 Val'kyr that costs (1).
///
/// State: Todo
//~ todo TTN_812 87d04c28 6f191c50 7834b51c.44caef0e
#[test]
#[ignore = "todo: Victorious Vrykul"]
fn TTN_812_victorious_vrykul() {
    unwritten("TTN_812");
}

/// `TTN_860` · Neutral minion · 1 mana · 1/2
/// > **Battlecry:** Get a 1/1 **Magnetic** Sparkbot with a random **Bonus Effect**.
///
/// State: Todo
//~ todo TTN_860 c852b35c e0e1cba6 16dc94b9.6109f538
#[test]
#[ignore = "todo: Drone Deconstructor"]
fn TTN_860_drone_deconstructor() {
    unwritten("TTN_860");
}

/// `YOG_516` · Neutral minion · 9 mana · 7/5
/// > **Titan** After this uses an ability, cast two random spells.
///
/// State: Todo
//~ todo YOG_516 0dec8796 bf14da41 8378d1ef.67e2529b
#[test]
#[ignore = "todo: Yogg-Saron, Unleashed"]
fn YOG_516_yogg_saron_unleashed() {
    unwritten("YOG_516");
}

/// `YOG_516t2` · Neutral spell · 0 mana
/// > Force each enemy minion to attack a random enemy minion.
///
/// State: Todo
//~ todo YOG_516t2 8fcab9ab a3a8f85e 14bae3c4.3126e505
#[test]
#[ignore = "todo: Induce Insanity"]
fn YOG_516t2_induce_insanity() {
    unwritten("YOG_516t2");
}

/// `YOG_530` · Neutral minion · 6 mana · 6/7
/// > **Taunt**, **Lifesteal Start of Game:** 50% chance to corrupt the game with a random anomaly.
///
/// State: Todo
//~ todo YOG_530 e75762c4 30aae6a7 17030463.5d4136e9
#[test]
#[ignore = "todo: Cho'gall, Twilight Chieftain"]
fn YOG_530_chogall_twilight_chieftain() {
    unwritten("YOG_530");
}
