//! Neutral cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 165275b7

/// # Rule Modifier
///
/// `TTN_002` · Neutral spell · 1 mana
///
/// > Test out crazy rules!
///
/// State: Todo
//~ todo TTN_002 9b7fe083 8e2193e7 9cc3ee97.4c282f60
#[test]
#[ignore = "todo: TTN_002 Rule Modifier"]
fn TTN_002_rule_modifier() {
    check(CardClass::Mage, &[Give("TTN_002"), Cost("TTN_002", 1), Unwritten]);
}

/// # Yogg Cost Reduction
///
/// `TTN_002e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TTN_002e c86888c7 d32e2fe6 55107937.90c32b47
#[test]
fn TTN_002e_yogg_cost_reduction() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_002e"), CostNow(Nth(0), 1)]);
}

/// # Empowered
///
/// `TTN_002e2` · Neutral enchantment
///
/// > +3/+3
///
/// State: Derived
//~ derived TTN_002e2 14abc7d5 e7da95a9 eda5f44a.7ab5dda5
#[test]
fn TTN_002e2_empowered() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_002e2"), Now(My(0), 8, 4)]);
}

/// # Surging Inspiration
///
/// `TTN_002t1` · Neutral spell · 0 mana
///
/// > Both players start with upgraded Hero Powers.
///
/// State: Todo
//~ todo TTN_002t1 4a4b1106 f5fb86f1 2c83445f.ea34e216
#[test]
#[ignore = "todo: TTN_002t1 Surging Inspiration"]
fn TTN_002t1_surging_inspiration() {
    check(CardClass::Mage, &[Give("TTN_002t1"), Cost("TTN_002t1", 0), Unwritten]);
}

/// # Uncontrollable Growth
///
/// `TTN_002t11` · Neutral spell · 0 mana
///
/// > Both players start with an extra Mana Crystal.
///
/// State: Todo
//~ todo TTN_002t11 4c38ae53 05725dc9 a0145038.d4269070
#[test]
#[ignore = "todo: TTN_002t11 Uncontrollable Growth"]
fn TTN_002t11_uncontrollable_growth() {
    check(CardClass::Mage, &[Give("TTN_002t11"), Cost("TTN_002t11", 0), Unwritten]);
}

/// # Chaotic
///
/// `TTN_002t13e1` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TTN_002t13e1 852b16b9 4491b557 f2be23e5.f705eb41
#[test]
fn TTN_002t13e1_chaotic() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_002t13e1"), CostNow(Nth(0), 2)]);
}

/// # Approaching Nightmare
///
/// `TTN_002t14` · Neutral spell · 0 mana
///
/// > Both players start with Yogg-Saron, Hope's End in their hand.
///
/// State: Todo
//~ todo TTN_002t14 ede6cb4f 896003e9 650fac79.261c82a6
#[test]
#[ignore = "todo: TTN_002t14 Approaching Nightmare"]
fn TTN_002t14_approaching_nightmare() {
    check(CardClass::Mage, &[Give("TTN_002t14"), Cost("TTN_002t14", 0), Unwritten]);
}

/// # Driven to Excess
///
/// `TTN_002t15` · Neutral spell · 0 mana
///
/// > Whenever a player ends their turn with unspent Mana, they draw a card.
///
/// State: Todo
//~ todo TTN_002t15 05c15ecb 586a4a91 bd9c0f06.73b432e5
#[test]
#[ignore = "todo: TTN_002t15 Driven to Excess"]
fn TTN_002t15_driven_to_excess() {
    check(CardClass::Mage, &[Give("TTN_002t15"), Cost("TTN_002t15", 0), Unwritten]);
}

/// # Driven to Greed
///
/// `TTN_002t20` · Neutral spell · 0 mana
///
/// > Whenever a player ends their turn with unspent Mana, they get a Coin.
///
/// State: Todo
//~ todo TTN_002t20 0b7dc441 013ef218 85dea16e.9a34b0a0
#[test]
#[ignore = "todo: TTN_002t20 Driven to Greed"]
fn TTN_002t20_driven_to_greed() {
    check(CardClass::Mage, &[Give("TTN_002t20"), Cost("TTN_002t20", 0), Unwritten]);
}

/// # Twist Reality
///
/// `TTN_002t21` · Neutral spell · 0 mana
///
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
///
/// State: Todo
//~ todo TTN_002t21 705312e4 368863c2 c927bc1f.fe492dd6
#[test]
#[ignore = "todo: TTN_002t21 Twist Reality"]
fn TTN_002t21_twist_reality() {
    check(CardClass::Mage, &[Give("TTN_002t21"), Cost("TTN_002t21", 0), Unwritten]);
}

/// # Seeing Double
///
/// `TTN_002t22` · Neutral spell · 0 mana
///
/// > Both players start with 2 cards copied from the other player's hand.
///
/// State: Todo
//~ todo TTN_002t22 f44cfb5e 4af74a34 b68249f5.e5d2e376
#[test]
#[ignore = "todo: TTN_002t22 Seeing Double"]
fn TTN_002t22_seeing_double() {
    check(CardClass::Mage, &[Give("TTN_002t22"), Cost("TTN_002t22", 0), Unwritten]);
}

/// # Severed Souls
///
/// `TTN_002t24` · Neutral spell · 0 mana
///
/// > Both heroes start with +5 Health.
///
/// State: Todo
//~ todo TTN_002t24 a0fcfc60 cab2a698 d46c1725.8f0f2be4
#[test]
#[ignore = "todo: TTN_002t24 Severed Souls"]
fn TTN_002t24_severed_souls() {
    check(CardClass::Mage, &[Give("TTN_002t24"), Cost("TTN_002t24", 0), Unwritten]);
}

/// # Unimaginable Horrors
///
/// `TTN_002t29` · Neutral spell · 0 mana
///
/// > Both players **Discover** a new basic Hero Power on their first turn.
///
/// State: Todo
//~ todo TTN_002t29 d056fe8c 6376964b 9d478e8a.480ad7c0
#[test]
#[ignore = "todo: TTN_002t29 Unimaginable Horrors"]
fn TTN_002t29_unimaginable_horrors() {
    check(CardClass::Mage, &[Give("TTN_002t29"), Cost("TTN_002t29", 0), Unwritten]);
}

/// # Fortifications
///
/// `TTN_002t30` · Neutral spell · 0 mana
///
/// > At the end of each players' turns, give a random one of their minions +1 Health.
///
/// State: Todo
//~ todo TTN_002t30 976de33d f38b62c9 57af8f64.93184d7a
#[test]
#[ignore = "todo: TTN_002t30 Fortifications"]
fn TTN_002t30_fortifications() {
    check(CardClass::Mage, &[Give("TTN_002t30"), Cost("TTN_002t30", 0), Unwritten]);
}

/// # Zephrys's Lamp
///
/// `TTN_002t30t` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// State: Todo
//~ todo TTN_002t30t 308d3019 b7280eca 5667e613.7239dad4
#[test]
#[ignore = "todo: TTN_002t30t Zephrys's Lamp"]
fn TTN_002t30t_zephryss_lamp() {
    check(CardClass::Mage, &[Give("TTN_002t30t"), Cost("TTN_002t30t", 0), Unwritten]);
}

/// # Fast Track
///
/// `TTN_002t32` · Neutral spell · 0 mana
///
/// > Reduce the Cost of all cards in both player's starting hands by (1).
///
/// State: Todo
//~ todo TTN_002t32 2427f8ba f9b80e94 503d497b.5aadc99b
#[test]
#[ignore = "todo: TTN_002t32 Fast Track"]
fn TTN_002t32_fast_track() {
    check(CardClass::Mage, &[Give("TTN_002t32"), Cost("TTN_002t32", 0), Unwritten]);
}

/// # Your Eyes Betray You
///
/// `TTN_002t35` · Neutral spell · 0 mana
///
/// > Both players' cards are Golden.
///
/// State: Todo
//~ todo TTN_002t35 571ed6d4 f694c1fd de7393c5.84ef6494
#[test]
#[ignore = "todo: TTN_002t35 Your Eyes Betray You"]
fn TTN_002t35_your_eyes_betray_you() {
    check(CardClass::Mage, &[Give("TTN_002t35"), Cost("TTN_002t35", 0), Unwritten]);
}

/// # Shifting Futures
///
/// `TTN_002t36` · Neutral spell · 0 mana
///
/// > Both players start with 2 copies of Shifter Zerus in their hand.
///
/// State: Todo
//~ todo TTN_002t36 d2bee569 2d29acb3 d3102659.e9aa6af8
#[test]
#[ignore = "todo: TTN_002t36 Shifting Futures"]
fn TTN_002t36_shifting_futures() {
    check(CardClass::Mage, &[Give("TTN_002t36"), Cost("TTN_002t36", 0), Unwritten]);
}

/// # Control the Makers
///
/// `TTN_002t41` · Neutral spell · 0 mana
///
/// > Both heroes have +1 Attack on their turns.
///
/// State: Todo
//~ todo TTN_002t41 0e5081d2 cc20d613 e2d3b7c4.50fdd155
#[test]
#[ignore = "todo: TTN_002t41 Control the Makers"]
fn TTN_002t41_control_the_makers() {
    check(CardClass::Mage, &[Give("TTN_002t41"), Cost("TTN_002t41", 0), Unwritten]);
}

/// # Titans Pack
///
/// `TTN_002t41t` · Neutral spell · 2 mana
///
/// > Add 5 TITANS expansion cards to your hand.
///
/// State: Todo
//~ todo TTN_002t41t 94572737 33c1b9ba 2d466c7f.444a27d7
#[test]
#[ignore = "todo: TTN_002t41t Titans Pack"]
fn TTN_002t41t_titans_pack() {
    check(CardClass::Mage, &[Give("TTN_002t41t"), Cost("TTN_002t41t", 2), Unwritten]);
}

/// # Army of the Corrupted
///
/// `TTN_002t43` · Neutral spell · 0 mana
///
/// > The first minion played on each player's turns costs (1) less.
///
/// State: Todo
//~ todo TTN_002t43 0694b1ce 40bf19b1 637d1b0b.950d8282
#[test]
#[ignore = "todo: TTN_002t43 Army of the Corrupted"]
fn TTN_002t43_army_of_the_corrupted() {
    check(CardClass::Mage, &[Give("TTN_002t43"), Cost("TTN_002t43", 0), Unwritten]);
}

/// # Chaotic Reduction
///
/// `TTN_002t43e1` · Druid enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TTN_002t43e1 993c1ba7 7ecdf345 45dae9af.f705eb41
#[test]
fn TTN_002t43e1_chaotic_reduction() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_002t43e1"), CostNow(Nth(0), 2)]);
}

/// # Opportunity Knocks
///
/// `TTN_002t44` · Neutral spell · 0 mana
///
/// > The first card drawn on a player's turn is one they can afford to play.
///
/// State: Todo
//~ todo TTN_002t44 46e8c191 3a5151c8 fbc0f342.4fca5bb4
#[test]
#[ignore = "todo: TTN_002t44 Opportunity Knocks"]
fn TTN_002t44_opportunity_knocks() {
    check(CardClass::Mage, &[Give("TTN_002t44"), Cost("TTN_002t44", 0), Unwritten]);
}

/// # Corrupted Claws
///
/// `TTN_002t44e1` · Neutral enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived TTN_002t44e1 4caa63b0 57f0a204 777260ac.17e33a43
#[test]
fn TTN_002t44e1_corrupted_claws() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_002t44e1"), Now(My(0), 6, 1)]);
}

/// # Spread of Corruption
///
/// `TTN_002t45` · Neutral spell · 0 mana
///
/// > The first spell cast on each player's turns costs (1) less.
///
/// State: Todo
//~ todo TTN_002t45 0f3b16df 347d4602 171fa001.d8f91bd2
#[test]
#[ignore = "todo: TTN_002t45 Spread of Corruption"]
fn TTN_002t45_spread_of_corruption() {
    check(CardClass::Mage, &[Give("TTN_002t45"), Cost("TTN_002t45", 0), Unwritten]);
}

/// # Chaotic Spell Reduction
///
/// `TTN_002t45e1` · Neutral enchantment
///
/// > Your spells cost (1) less.
///
/// State: Derived
//~ derived TTN_002t45e1 24184931 5e9854a6 7ee8432d.f6a37700
#[test]
fn TTN_002t45e1_chaotic_spell_reduction() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_002t45e1"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Gift of Gluttony
///
/// `TTN_002t5` · Neutral spell · 0 mana
///
/// > Both players start with two more drawn cards.
///
/// State: Todo
//~ todo TTN_002t5 21b534be 51d5c624 63207488.84643c05
#[test]
#[ignore = "todo: TTN_002t5 Gift of Gluttony"]
fn TTN_002t5_gift_of_gluttony() {
    check(CardClass::Mage, &[Give("TTN_002t5"), Cost("TTN_002t5", 0), Unwritten]);
}

/// # Shifting Fate
///
/// `TTN_002t50` · Neutral spell · 0 mana
///
/// > Both players start with Gear Shift in their hand.
///
/// State: Todo
//~ todo TTN_002t50 7d5d74cf cc3f906a fe38e1b7.b496dcde
#[test]
#[ignore = "todo: TTN_002t50 Shifting Fate"]
fn TTN_002t50_shifting_fate() {
    check(CardClass::Mage, &[Give("TTN_002t50"), Cost("TTN_002t50", 0), Unwritten]);
}

/// # Light in the Dark
///
/// `TTN_002t9` · Neutral spell · 0 mana
///
/// > Both players' Hero Powers cost (1) less.
///
/// State: Todo
//~ todo TTN_002t9 35027bc4 ac1ea0ff cd663ef5.d56442ed
#[test]
#[ignore = "todo: TTN_002t9 Light in the Dark"]
fn TTN_002t9_light_in_the_dark() {
    check(CardClass::Mage, &[Give("TTN_002t9"), Cost("TTN_002t9", 0), Unwritten]);
}

/// # Chaotic Hero Power
///
/// `TTN_002t9e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TTN_002t9e 1a6b9eec 16034d88 446766de.f705eb41
#[test]
fn TTN_002t9e_chaotic_hero_power() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_002t9e"), CostNow(Nth(0), 2)]);
}

/// # Fortified
///
/// `TTN_02t30e1` · Neutral enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived TTN_02t30e1 52ff8948 396e6a62 1bb213c7.1e24a525
#[test]
fn TTN_02t30e1_fortified() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_02t30e1"), Now(My(0), 5, 2)]);
}

/// # Watcher of the Sun
///
/// `TTN_039` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Get a random Holy spell. **Forge:** Also restore #6 Health to your hero.
///
/// State: Derived
//~ derived TTN_039 ce2fc8b7 a8b12f8d ce5d8802.fba030fc
#[test]
fn TTN_039_watcher_of_the_sun() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_039"),
            Cost("TTN_039", 2),
            Stats("TTN_039", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_013")),
            Play("TTN_039", Nothing),
            Is(InHand(0), "AT_013"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_039"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("TTN_039", Nothing)],
    );
}

/// # Watcher of the Sun
///
/// `TTN_039t` · Neutral minion · 2 mana · 2/3
///
/// > **Forged Battlecry:** Get a random Holy spell. Restore 6 Health to your hero.
///
/// State: Derived
//~ derived TTN_039t 5ee34c0f aabeb319 ca3a1934.a1486729
#[test]
fn TTN_039t_watcher_of_the_sun() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_039t"),
            Cost("TTN_039t", 2),
            Stats("TTN_039t", 2, 3),
            Has("TTN_039t", GameTag::FORGED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_013")),
            Play("TTN_039t", Nothing),
            Is(InHand(0), "AT_013"),
            CostNow(InHand(0), 1),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_039t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_001")),
            Play("TTN_039t", Nothing),
        ],
    );
}

/// # Cyclopian Crusher
///
/// `TTN_042` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Forge:** Gain +3/+2.
///
/// State: Done
//~ done TTN_042 2f54bb20 - 90b46f7f.50b25b0f
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

/// # Cyclopian Crusher
///
/// `TTN_042t` · Neutral minion · 3 mana · 6/5
///
/// > **Forged Rush**
///
/// State: Vanilla
//~ vanilla TTN_042t ca0c4e26 c1f269d5 6693df7c.49a15277
#[test]
fn TTN_042t_cyclopian_crusher() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_042t"),
            Cost("TTN_042t", 3),
            Stats("TTN_042t", 6, 5),
            Has("TTN_042t", GameTag::FORGED),
            Has("TTN_042t", GameTag::RUSH),
            Play("TTN_042t", Nothing),
            In(The("TTN_042t"), Zone::Play),
            Now(The("TTN_042t"), 6, 5),
            HasNow(The("TTN_042t"), GameTag::FORGED),
            HasNow(The("TTN_042t"), GameTag::RUSH),
        ],
    );
}

/// # Runic Shortsword
///
/// `TTN_060t` · Neutral weapon · 1 mana · 2/2 durability
///
/// > {0} {1}
///
/// State: Todo
//~ todo TTN_060t d171347d 65b482bb 0c7e5dab.09cdb72f
#[test]
#[ignore = "todo: TTN_060t Runic Shortsword"]
fn TTN_060t_runic_shortsword() {
    check(CardClass::Mage, &[Give("TTN_060t"), Cost("TTN_060t", 1), Stats("TTN_060t", 2, 2), Unwritten]);
}

/// # Runic Axe
///
/// `TTN_060t1` · Neutral weapon · 5 mana · 3/4 durability
///
/// > {0} {1}
///
/// State: Todo
//~ todo TTN_060t1 7fa6ea4b 015eb16a ac89f11f.09cdb72f
#[test]
#[ignore = "todo: TTN_060t1 Runic Axe"]
fn TTN_060t1_runic_axe() {
    check(CardClass::Mage, &[Give("TTN_060t1"), Cost("TTN_060t1", 5), Stats("TTN_060t1", 3, 4), Unwritten]);
}

/// # Genius of Mimiron
///
/// `TTN_060t10` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 2-Cost minion.
///
/// State: Todo
//~ todo TTN_060t10 537ffe0d c2bd9d11 05b6a1cf.bc2562d3
#[test]
#[ignore = "todo: TTN_060t10 Genius of Mimiron"]
fn TTN_060t10_genius_of_mimiron() {
    check(CardClass::Mage, &[Give("TTN_060t10"), Cost("TTN_060t10", 0), Unwritten]);
}

/// # Genius of Mimiron
///
/// `TTN_060t10t` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 4-Cost minion.
///
/// State: Todo
//~ todo TTN_060t10t 9fa01578 1c36d0de 7eb470ce.b2954544
#[test]
#[ignore = "todo: TTN_060t10t Genius of Mimiron"]
fn TTN_060t10t_genius_of_mimiron() {
    check(CardClass::Mage, &[Give("TTN_060t10t"), Cost("TTN_060t10t", 0), Unwritten]);
}

/// # Genius of Mimiron
///
/// `TTN_060t10t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 8-Cost minion.
///
/// State: Todo
//~ todo TTN_060t10t1 900cec30 9121e689 212d7269.d6a61a4a
#[test]
#[ignore = "todo: TTN_060t10t1 Genius of Mimiron"]
fn TTN_060t10t1_genius_of_mimiron() {
    check(CardClass::Mage, &[Give("TTN_060t10t1"), Cost("TTN_060t10t1", 0), Unwritten]);
}

/// # Pain of Jotun
///
/// `TTN_060t12` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Todo
//~ todo TTN_060t12 4f7c4876 baaf18bd 91645903.d9e5e9ea
#[test]
#[ignore = "todo: TTN_060t12 Pain of Jotun"]
fn TTN_060t12_pain_of_jotun() {
    check(CardClass::Mage, &[Give("TTN_060t12"), Cost("TTN_060t12", 0), Unwritten]);
}

/// # Pain of Jotun
///
/// `TTN_060t12t` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ todo TTN_060t12t c9e22d4b 5b8d6d1e 761fbc0c.4956c41c
#[test]
#[ignore = "todo: TTN_060t12t Pain of Jotun"]
fn TTN_060t12t_pain_of_jotun() {
    check(CardClass::Mage, &[Give("TTN_060t12t"), Cost("TTN_060t12t", 0), Unwritten]);
}

/// # Pain of Jotun
///
/// `TTN_060t12t1` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 6 damage.
///
/// State: Todo
//~ todo TTN_060t12t1 2d8627d2 fcbfd845 4da03303.c0a9a161
#[test]
#[ignore = "todo: TTN_060t12t1 Pain of Jotun"]
fn TTN_060t12t1_pain_of_jotun() {
    check(CardClass::Mage, &[Give("TTN_060t12t1"), Cost("TTN_060t12t1", 0), Unwritten]);
}

/// # Wisdom of Freya
///
/// `TTN_060t13` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw a card.
///
/// State: Todo
//~ todo TTN_060t13 d0b513cc 69316535 9492c0c4.a64dc786
#[test]
#[ignore = "todo: TTN_060t13 Wisdom of Freya"]
fn TTN_060t13_wisdom_of_freya() {
    check(CardClass::Mage, &[Give("TTN_060t13"), Cost("TTN_060t13", 0), Unwritten]);
}

/// # Wisdom of Freya
///
/// `TTN_060t13t` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw 2 cards.
///
/// State: Todo
//~ todo TTN_060t13t dfcb97aa 1e42964e 9211da70.6fa54612
#[test]
#[ignore = "todo: TTN_060t13t Wisdom of Freya"]
fn TTN_060t13t_wisdom_of_freya() {
    check(CardClass::Mage, &[Give("TTN_060t13t"), Cost("TTN_060t13t", 0), Unwritten]);
}

/// # Wisdom of Freya
///
/// `TTN_060t13t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw 3 cards.
///
/// State: Todo
//~ todo TTN_060t13t1 13fbc3ea ca3f7102 eac810fb.a1443e86
#[test]
#[ignore = "todo: TTN_060t13t1 Wisdom of Freya"]
fn TTN_060t13t1_wisdom_of_freya() {
    check(CardClass::Mage, &[Give("TTN_060t13t1"), Cost("TTN_060t13t1", 0), Unwritten]);
}

/// # Runic Greatmace
///
/// `TTN_060t2` · Neutral weapon · 10 mana · 5/6 durability
///
/// > {0} {1}
///
/// State: Todo
//~ todo TTN_060t2 fb80f683 f7ea265c 740acaf1.09cdb72f
#[test]
#[ignore = "todo: TTN_060t2 Runic Greatmace"]
fn TTN_060t2_runic_greatmace() {
    check(CardClass::Mage, &[Give("TTN_060t2"), Cost("TTN_060t2", 10), Stats("TTN_060t2", 5, 6), Unwritten]);
}

/// # Deceit of Loken
///
/// `TTN_060t3` · Neutral spell · 0 mana
///
/// > **Poisonous**.
///
/// State: Todo
//~ todo TTN_060t3 20434fd4 a41dd0ff 47bc4d50.b2c69ca0
#[test]
#[ignore = "todo: TTN_060t3 Deceit of Loken"]
fn TTN_060t3_deceit_of_loken() {
    check(CardClass::Mage, &[Give("TTN_060t3"), Cost("TTN_060t3", 0), Has("TTN_060t3", GameTag::POISONOUS), Unwritten]);
}

/// # Hope of Sif
///
/// `TTN_060t4` · Neutral spell · 0 mana
///
/// > **Lifesteal**.
///
/// State: Todo
//~ todo TTN_060t4 22c22fdc d891a2f5 ea68b97c.808b9d45
#[test]
#[ignore = "todo: TTN_060t4 Hope of Sif"]
fn TTN_060t4_hope_of_sif() {
    check(CardClass::Mage, &[Give("TTN_060t4"), Cost("TTN_060t4", 0), Has("TTN_060t4", GameTag::LIFESTEAL), Unwritten]);
}

/// # Storm of Thorim
///
/// `TTN_060t5` · Neutral spell · 0 mana
///
/// > **Windfury**.
///
/// State: Todo
//~ todo TTN_060t5 98c6b7b9 c2180633 54b95b61.d091b609
#[test]
#[ignore = "todo: TTN_060t5 Storm of Thorim"]
fn TTN_060t5_storm_of_thorim() {
    check(CardClass::Mage, &[Give("TTN_060t5"), Cost("TTN_060t5", 0), Has("TTN_060t5", GameTag::WINDFURY), Unwritten]);
}

/// # Flame of Odyn
///
/// `TTN_060t6` · Neutral spell · 0 mana
///
/// > Also damages adjacent minions.
///
/// State: Todo
//~ todo TTN_060t6 c9b82965 f71198f1 05c65873.d63807d4
#[test]
#[ignore = "todo: TTN_060t6 Flame of Odyn"]
fn TTN_060t6_flame_of_odyn() {
    check(CardClass::Mage, &[Give("TTN_060t6"), Cost("TTN_060t6", 0), Unwritten]);
}

/// # Chill of Hodir
///
/// `TTN_060t7` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// State: Todo
//~ todo TTN_060t7 eccf7b09 18cfafe6 9830977b.66761e5e
#[test]
#[ignore = "todo: TTN_060t7 Chill of Hodir"]
fn TTN_060t7_chill_of_hodir() {
    check(CardClass::Mage, &[Give("TTN_060t7"), Cost("TTN_060t7", 0), Unwritten]);
}

/// # Chill of Hodir
///
/// `TTN_060t7t` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Todo
//~ todo TTN_060t7t aeb27c63 1deadcae 4c7c7d9f.74248aa1
#[test]
#[ignore = "todo: TTN_060t7t Chill of Hodir"]
fn TTN_060t7t_chill_of_hodir() {
    check(CardClass::Mage, &[Give("TTN_060t7t"), Cost("TTN_060t7t", 0), Unwritten]);
}

/// # Chill of Hodir
///
/// `TTN_060t7t1` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 4 damage to all enemies.
///
/// State: Todo
//~ todo TTN_060t7t1 5f8908b7 c7009676 58394370.bb51d42e
#[test]
#[ignore = "todo: TTN_060t7t1 Chill of Hodir"]
fn TTN_060t7t1_chill_of_hodir() {
    check(CardClass::Mage, &[Give("TTN_060t7t1"), Cost("TTN_060t7t1", 0), Unwritten]);
}

/// # Light of Tyr
///
/// `TTN_060t8` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 2 Armor.
///
/// State: Todo
//~ todo TTN_060t8 c56a6ede 046fd61e 92c72bed.e75cb526
#[test]
#[ignore = "todo: TTN_060t8 Light of Tyr"]
fn TTN_060t8_light_of_tyr() {
    check(CardClass::Mage, &[Give("TTN_060t8"), Cost("TTN_060t8", 0), Unwritten]);
}

/// # Light of Tyr
///
/// `TTN_060t8t` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 4 Armor.
///
/// State: Todo
//~ todo TTN_060t8t 8aa0cbab 49a9b249 d95c9035.79620fe6
#[test]
#[ignore = "todo: TTN_060t8t Light of Tyr"]
fn TTN_060t8t_light_of_tyr() {
    check(CardClass::Mage, &[Give("TTN_060t8t"), Cost("TTN_060t8t", 0), Unwritten]);
}

/// # Light of Tyr
///
/// `TTN_060t8t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 8 Armor.
///
/// State: Todo
//~ todo TTN_060t8t1 51227d55 e834d0d7 909ac61c.b15c24cf
#[test]
#[ignore = "todo: TTN_060t8t1 Light of Tyr"]
fn TTN_060t8t1_light_of_tyr() {
    check(CardClass::Mage, &[Give("TTN_060t8t1"), Cost("TTN_060t8t1", 0), Unwritten]);
}

/// # Spark of Ra-den
///
/// `TTN_060t9` · Neutral spell · 0 mana
///
/// > Your hero is **Immune** while attacking.
///
/// State: Todo
//~ todo TTN_060t9 781d0320 620d7667 e72d1acb.34a091c0
#[test]
#[ignore = "todo: TTN_060t9 Spark of Ra-den"]
fn TTN_060t9_spark_of_ra_den() {
    check(CardClass::Mage, &[Give("TTN_060t9"), Cost("TTN_060t9", 0), Unwritten]);
}

/// # Mechagnome Guide
///
/// `TTN_076` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a spell. **Forge:** It costs (3) less.
///
/// State: Derived
//~ derived TTN_076 41e5c031 2b1ba3bd 2606a1c6.c8419def
#[test]
fn TTN_076_mechagnome_guide() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_076"),
            Cost("TTN_076", 4),
            Stats("TTN_076", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TTN_076", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_076"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TTN_076", Nothing),
            Choose(0),
        ],
    );
}

/// # Vacation Time!
///
/// `TTN_076e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TTN_076e f0bae545 bd5a3d46 a3e39dc3.bb1f76c5
#[test]
fn TTN_076e_vacation_time() {
    check(CardClass::Mage, &[Give("CS2_119"), Enchant(Nth(0), "TTN_076e"), CostNow(Nth(0), 1)]);
}

/// # Mechagnome Guide
///
/// `TTN_076t` · Neutral minion · 4 mana · 3/4
///
/// > **Forged Battlecry: Discover** a spell. It costs (3) less.
///
/// State: Derived
//~ derived TTN_076t cd28971d 404d66c5 c75a916a.db79d2ea
#[test]
fn TTN_076t_mechagnome_guide() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_076t"),
            Cost("TTN_076t", 4),
            Stats("TTN_076t", 3, 4),
            Has("TTN_076t", GameTag::FORGED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TTN_076t", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 2),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_076t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TTN_076t", Nothing),
            Choose(0),
        ],
    );
}

/// # Son of Hodir
///
/// `TTN_083` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Shuffle four 8/8 Giants into your deck that are summoned when drawn.
///
/// State: Derived
//~ derived TTN_083 725b93f8 a836e742 9bf56df7.a6c84e96
#[test]
fn TTN_083_son_of_hodir() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_083"),
            Cost("TTN_083", 8),
            Stats("TTN_083", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_083", Nothing),
            DeckCount(Mine, 23),
            In(The("TTN_083t"), Zone::Deck),
        ],
    );
}

/// # Frost Tyrant
///
/// `TTN_083t` · Neutral minion · 8 mana · 8/8
///
/// > **Summoned When Drawn**
///
/// State: Vanilla
//~ vanilla TTN_083t d0038028 4e7fd2b0 ea532167.3802ca07
#[test]
fn TTN_083t_frost_tyrant() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_083t"),
            Cost("TTN_083t", 8),
            Stats("TTN_083t", 8, 8),
            Play("TTN_083t", Nothing),
            In(The("TTN_083t"), Zone::Play),
            Now(The("TTN_083t"), 8, 8),
        ],
    );
}

/// # Prison of Yogg-Saron
///
/// `TTN_090` · Neutral location · 7 mana · 0 uses
///
/// > Choose a character. Cast 4 random spells *(targeting it if possible)*.
///
/// State: Todo
//~ todo TTN_090 4258b2f8 aa0d9e2f 0d24cecd.32daf827
#[test]
#[ignore = "todo: TTN_090 Prison of Yogg-Saron"]
fn TTN_090_prison_of_yogg_saron() {
    check(CardClass::Mage, &[Give("TTN_090"), Cost("TTN_090", 7), Unwritten]);
}

/// # Kologarn
///
/// `TTN_330` · Neutral minion · 8 mana · 6/10
///
/// > **Rush**. Whenever this attacks a minion, put it in your hand. **Deathrattle:** Move any in your hand to your opponent's.
///
/// State: Todo
//~ todo TTN_330 92cc2c1a e5213185 929f30e6.55b33908
#[test]
#[ignore = "todo: TTN_330 Kologarn"]
fn TTN_330_kologarn() {
    check(
        CardClass::Mage,
        &[Give("TTN_330"), Cost("TTN_330", 8), Stats("TTN_330", 6, 10), Has("TTN_330", GameTag::RUSH), Unwritten],
    );
}

/// # XB-488 Disposalbot
///
/// `TTN_458` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 5 damage randomly split among all enemy minions. **Forge:** Gain **Lifesteal**.
///
/// State: Derived
//~ derived TTN_458 cd1efc8e e7991f53 cd9de810.d3a2d448
#[test]
fn TTN_458_xb_488_disposalbot() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_458"),
            Cost("TTN_458", 5),
            Stats("TTN_458", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("TTN_458", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # XB-488 Disposalbot
///
/// `TTN_458t` · Neutral minion · 5 mana · 3/2
///
/// > **Forged, Lifesteal Battlecry:** Deal 5 damage randomly split among all enemy minions.
///
/// State: Derived
//~ derived TTN_458t 7f4fe3ac 20f8b9fb 4ef43c47.1354debd
#[test]
fn TTN_458t_xb_488_disposalbot() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_458t"),
            Cost("TTN_458t", 5),
            Stats("TTN_458t", 3, 2),
            Has("TTN_458t", GameTag::FORGED),
            Has("TTN_458t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("TTN_458t", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_458t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Play("TTN_458t", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            Now(Nth(3), 4, 1),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Flame Revenant
///
/// `TTN_479` · Neutral minion · 2 mana · 2/3
///
/// > After you summon an Elemental, give it +1/+1.
///
/// State: Derived
//~ derived TTN_479 6430ea1c af6546c4 3dade779.dfdd3ecc
#[test]
fn TTN_479_flame_revenant() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_479"),
            Cost("TTN_479", 2),
            Stats("TTN_479", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_479"),
            Play("CS2_118", Nothing),
            Now(Nth(4), 6, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_479"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_479"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Heating Up!
///
/// `TTN_479e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TTN_479e 842ee538 bfa99698 189eea9b.67341004
#[test]
fn TTN_479e_heating_up() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_479e"), Now(My(0), 6, 2)]);
}

/// # Containment Unit
///
/// `TTN_700` · Neutral minion · 7 mana · 6/6
///
/// > **Magnetic Deathrattle:** Summon a random 8-Cost minion.
///
/// State: Derived
//~ derived TTN_700 ba801aa2 03a92d90 99a5363f.f9ef3058
#[test]
fn TTN_700_containment_unit() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_700"),
            Cost("TTN_700", 7),
            Stats("TTN_700", 6, 6),
            Has("TTN_700", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_700"),
            Force(Card("OG_142")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_700"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TTN_700"), Never(Card("AV_203")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_700"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TTN_700"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Containment Unit
///
/// `TTN_700e1` · Neutral enchantment
///
/// > Deathrattle: Summon a random 8-Cost minion.
///
/// State: Derived
//~ derived TTN_700e1 1e5dbed8 e0136e3a 38ec3166.a8fbdffb
#[test]
fn TTN_700e1_containment_unit() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TTN_700e1"),
            Force(Card("OG_142")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TTN_700e1"),
            Never(Card("AV_203")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TTN_700e1"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
}

/// # Ancient Totem
///
/// `TTN_710` · Neutral minion · 0 mana · 0/3
///
/// State: Vanilla
//~ vanilla TTN_710 6afc83ac e22e99ba 17bd5f99
#[test]
fn TTN_710_ancient_totem() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_710"),
            Cost("TTN_710", 0),
            Stats("TTN_710", 0, 3),
            Play("TTN_710", Nothing),
            In(The("TTN_710"), Zone::Play),
            Now(The("TTN_710"), 0, 3),
        ],
    );
}

/// # Saronite Tol'vir
///
/// `TTN_711` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt** Whenever this is attacked, draw a card.
///
/// State: Derived
//~ derived TTN_711 1ade78d9 e4a9131d 9d7172a7.7ce10a7b
#[test]
fn TTN_711_saronite_tolvir() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_711"),
            Cost("TTN_711", 4),
            Stats("TTN_711", 3, 5),
            Has("TTN_711", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TTN_711"),
            EndTurn,
            Attack(Nth(5), Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_711"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TTN_711"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Sharp-Eyed Seeker
///
/// `TTN_712` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If there is a card in your deck that didn't start there, draw it.
///
/// State: Derived
//~ derived TTN_712 11682f2f 46ca988f ac9a5609.d9e2773c
#[test]
fn TTN_712_sharp_eyed_seeker() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_712"),
            Cost("TTN_712", 3),
            Stats("TTN_712", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_712", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_712"), Friend("CS2_182"), Enemy("CS2_182"), Play("TTN_712", Nothing), DeckCount(Mine, 19)],
    );
}

/// # Angry Helhound
///
/// `TTN_713` · Neutral minion · 4 mana · 2/5
///
/// > **Rush** Has +4 Attack on your turn.
///
/// State: Derived
//~ derived TTN_713 7e2cb112 e2a6b5fa 4809a9c2.aa6dfb9c
#[test]
fn TTN_713_angry_helhound() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_713"),
            Cost("TTN_713", 4),
            Stats("TTN_713", 2, 5),
            Has("TTN_713", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_713"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 6, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_713"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TTN_713"), EndTurn, Now(Nth(3), 2, 5)],
    );
}

/// # Runefueled Golem
///
/// `TTN_714` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a weapon from any class.
///
/// State: Derived
//~ derived TTN_714 e8624c26 cd33c24c edbde92e.09fcf6ae
#[test]
fn TTN_714_runefueled_golem() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_714"),
            Cost("TTN_714", 4),
            Stats("TTN_714", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_034")),
            Play("TTN_714", Nothing),
            ChooseCard("AT_034"),
            Is(InHand(0), "AT_034"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 1, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_714"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TTN_714", Nothing),
            Choose(0),
        ],
    );
}

/// # Time-Lost Protodrake
///
/// `TTN_715` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt** When you draw this, add a random Dragon to your hand.
///
/// State: Derived
//~ derived TTN_715 2ad33640 44a6bc44 4e149d63.0f2a52e7
#[test]
fn TTN_715_time_lost_protodrake() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_715"),
            Cost("TTN_715", 4),
            Stats("TTN_715", 4, 5),
            Has("TTN_715", GameTag::TAUNT),
            OnTop("TTN_715"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("AT_008")),
            EndTurn,
            Is(InHand(2), "AT_008"),
            CostNow(InHand(2), 6),
            Now(InHand(2), 6, 7),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_715"),
            OnTop("TTN_715"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Never(Card("AT_001")),
            EndTurn,
        ],
    );
}

/// # Flame Behemoth
///
/// `TTN_716` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Get two random **Magnetic** Mechs. They cost (2) less.
///
/// State: Derived
//~ derived TTN_716 22b189c9 53d8cca1 efdfd2fd.09936b8f
#[test]
fn TTN_716_flame_behemoth() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_716"),
            Cost("TTN_716", 6),
            Stats("TTN_716", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BOT_020")),
            Force(Card("BOT_020")),
            Play("TTN_716", Nothing),
            Is(InHand(0), "BOT_020"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "BOT_020"),
            CostNow(InHand(1), 0),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_716"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("TTN_087")), Play("TTN_716", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_716"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_096")), Play("TTN_716", Nothing)],
    );
}

/// # 110% Efficiency
///
/// `TTN_716e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TTN_716e d663606f 4e2da673 26e40af8.90c32b47
#[test]
fn TTN_716e_110_efficiency() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_716e"), CostNow(Nth(0), 1)]);
}

/// # Algalon the Observer
///
/// `TTN_717` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Replace your Hero Power with Algalon's Vision.
///
/// State: Derived
//~ derived TTN_717 1326d0d0 78fdfe78 d4441ebf.6e970a8c
#[test]
fn TTN_717_algalon_the_observer() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_717"),
            Cost("TTN_717", 4),
            Stats("TTN_717", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_717", Nothing),
            Is(MyPower, "TTN_717t"),
            CostNow(MyPower, 1),
        ],
    );
}

/// # Algalon's Vision
///
/// `TTN_717t` · Neutral hero power · 1 mana
///
/// > Look at the top card of your opponent's deck. You may put it on the bottom of their deck.
///
/// State: Todo
//~ todo TTN_717t 83cd8610 ebfc3ed6 51853566.6cc6e106
#[test]
#[ignore = "todo: TTN_717t Algalon's Vision"]
fn TTN_717t_algalons_vision() {
    check(CardClass::Mage, &[HasHeroPower("TTN_717t"), Cost("TTN_717t", 1), Unwritten]);
}

/// # A New Reality
///
/// `TTN_717t1` · Neutral spell · 0 mana
///
/// > Put {0} on the bottom of the opponent's deck.
///
/// State: Todo
//~ todo TTN_717t1 dc47c9c4 cf30d7b3 275f6bb9.af45d3d9
#[test]
#[ignore = "todo: TTN_717t1 A New Reality"]
fn TTN_717t1_a_new_reality() {
    check(CardClass::Mage, &[Give("TTN_717t1"), Cost("TTN_717t1", 0), Unwritten]);
}

/// # Keep on Top!
///
/// `TTN_717t2` · Neutral spell · 0 mana
///
/// > Keep **{0}** on the top of the opponent's deck.
///
/// State: Todo
//~ todo TTN_717t2 89ae378c 5ac7d496 72416283.562acaca
#[test]
#[ignore = "todo: TTN_717t2 Keep on Top!"]
fn TTN_717t2_keep_on_top() {
    check(CardClass::Mage, &[Give("TTN_717t2"), Cost("TTN_717t2", 0), Unwritten]);
}

/// # Put on Bottom!
///
/// `TTN_717t3` · Neutral spell · 0 mana
///
/// > Put **{0}** on the bottom of the opponent's deck.
///
/// State: Todo
//~ todo TTN_717t3 5ce4d83c c28cce22 1e5d9cb4.a64edcef
#[test]
#[ignore = "todo: TTN_717t3 Put on Bottom!"]
fn TTN_717t3_put_on_bottom() {
    check(CardClass::Mage, &[Give("TTN_717t3"), Cost("TTN_717t3", 0), Unwritten]);
}

/// # Starlight Whelp
///
/// `TTN_718` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a random card from your starting hand.
///
/// State: Todo
//~ todo TTN_718 814b17dc ceef3116 4bf46d2c.7440914e
#[test]
#[ignore = "todo: TTN_718 Starlight Whelp"]
fn TTN_718_starlight_whelp() {
    check(CardClass::Mage, &[Give("TTN_718"), Cost("TTN_718", 3), Stats("TTN_718", 4, 3), Unwritten]);
}

/// # Tram Operator
///
/// `TTN_723` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Draw a Mech. The next Mech you play costs (2) less.
///
/// State: Derived
//~ derived TTN_723 86df4add 21107a6f 2c4539eb.1f655d85
#[test]
fn TTN_723_tram_operator() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_723"),
            Cost("TTN_723", 5),
            Stats("TTN_723", 4, 4),
            OnTop("GVG_044"),
            OnTop("GVG_044"),
            OnTop("CS2_182"),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_723", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 4),
            CostNow(Nth(4), 1),
        ],
    );
}

/// # All Aboard!
///
/// `TTN_723e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TTN_723e 3aa2f391 5b468589 99566cf7.90c32b47
#[test]
fn TTN_723e_all_aboard() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_723e"), CostNow(Nth(0), 1)]);
}

/// # Storm Giant
///
/// `TTN_724` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// State: Todo
//~ todo TTN_724 5155f708 56def75d 74815088.1b1ab8b7
#[test]
#[ignore = "todo: TTN_724 Storm Giant"]
fn TTN_724_storm_giant() {
    check(
        CardClass::Mage,
        &[Give("TTN_724"), Cost("TTN_724", 8), Stats("TTN_724", 8, 8), Has("TTN_724", GameTag::TAUNT), Unwritten],
    );
}

/// # Storm's Fury
///
/// `TTN_724e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TTN_724e 55be4dbf 6452d1f2 528c38ea.90c32b47
#[test]
fn TTN_724e_storms_fury() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_724e"), CostNow(Nth(0), 1)]);
}

/// # Storm Giant
///
/// `TTN_724t` · Neutral minion · 6 mana · 8/8
///
/// > **Forged**, **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// State: Todo
//~ todo TTN_724t edd893ab bf23e122 a420202f.107863b9
#[test]
#[ignore = "todo: TTN_724t Storm Giant"]
fn TTN_724t_storm_giant() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_724t"),
            Cost("TTN_724t", 6),
            Stats("TTN_724t", 8, 8),
            Has("TTN_724t", GameTag::FORGED),
            Has("TTN_724t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Melted Maker
///
/// `TTN_729` · Neutral minion · 3 mana · 3/3
///
/// > After you **Forge** a card, get a copy of it.
///
/// State: Todo
//~ todo TTN_729 8c07144e b416e9f6 70c14af7.27b3560b
#[test]
#[ignore = "todo: TTN_729 Melted Maker"]
fn TTN_729_melted_maker() {
    check(CardClass::Mage, &[Give("TTN_729"), Cost("TTN_729", 3), Stats("TTN_729", 3, 3), Unwritten]);
}

/// # Careless Mechanist
///
/// `TTN_731` · Neutral minion · 3 mana · 4/5
///
/// > After you draw your second card in a turn, destroy this.
///
/// State: Todo
//~ todo TTN_731 5cc79ce4 60a0476e 6b83c9a8.0c8f48b0
#[test]
#[ignore = "todo: TTN_731 Careless Mechanist"]
fn TTN_731_careless_mechanist() {
    check(CardClass::Mage, &[Give("TTN_731"), Cost("TTN_731", 3), Stats("TTN_731", 4, 5), Unwritten]);
}

/// # Invent-o-matic
///
/// `TTN_732` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Magnetize** a minion, give it +1/+1.
///
/// State: Todo
//~ todo TTN_732 3a7107ca a23f013f 4ad60077.d919a2de
#[test]
#[ignore = "todo: TTN_732 Invent-o-matic"]
fn TTN_732_invent_o_matic() {
    check(CardClass::Mage, &[Give("TTN_732"), Cost("TTN_732", 2), Stats("TTN_732", 2, 3), Unwritten]);
}

/// # Eureka!
///
/// `TTN_732e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TTN_732e d24ce76d fe43516b ed7f2abb.67341004
#[test]
fn TTN_732e_eureka() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_732e"), Now(My(0), 6, 2)]);
}

/// # Relentless Worg
///
/// `TTN_733` · Neutral minion · 3 mana · 2/4
///
/// > **Rush** After this attacks and kills a minion, restore this to full Health.
///
/// State: Derived
//~ derived TTN_733 f8628fb6 b695d4bf 6680a88b.92effe98
#[test]
fn TTN_733_relentless_worg() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_733"),
            Cost("TTN_733", 3),
            Stats("TTN_733", 2, 4),
            Has("TTN_733", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_172"),
            Friend("CS2_106"),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TTN_733", Nothing),
            Attack(Nth(0), Nth(7)),
            Now(Nth(0), 2, 4),
        ],
    );
}

/// # Mecha-Leaper
///
/// `TTN_734` · Neutral minion · 3 mana · 2/2
///
/// > **Magnetic Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
///
/// State: Todo
//~ todo TTN_734 f4f0a5ac 69833e81 61c92992.4abde3d1
#[test]
#[ignore = "todo: TTN_734 Mecha-Leaper"]
fn TTN_734_mecha_leaper() {
    check(
        CardClass::Mage,
        &[Give("TTN_734"), Cost("TTN_734", 3), Stats("TTN_734", 2, 2), Has("TTN_734", GameTag::MAGNETIC), Unwritten],
    );
}

/// # Disguised K'thir
///
/// `TTN_741` · Neutral minion · 5 mana · 3/3
///
/// > Each turn this is in your hand, transform into a random card in your opponent's deck.
///
/// State: Todo
//~ todo TTN_741 a397b115 c28d8653 da348bf4.59e9859a
#[test]
#[ignore = "todo: TTN_741 Disguised K'thir"]
fn TTN_741_disguised_kthir() {
    check(CardClass::Mage, &[Give("TTN_741"), Cost("TTN_741", 5), Stats("TTN_741", 3, 3), Unwritten]);
}

/// # Celestial Projectionist
///
/// `TTN_742` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Choose a friendly minion. Add a **Temporary** copy of it to your hand.
///
/// State: Derived
//~ derived TTN_742 30d14914 6c829098 f9baeb44.70399237
#[test]
fn TTN_742_celestial_projectionist() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_742"),
            Cost("TTN_742", 2),
            Stats("TTN_742", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_742", On(Nth(1))),
            HasNow(InHand(0), GameTag::GHOSTLY),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Ignis, the Eternal Flame
///
/// `TTN_751` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** If you've **Forged** a card this game, craft a custom weapon.
///
/// State: Todo
//~ todo TTN_751 2532fcb9 abafaedb 5fa6249f.6a08076b
#[test]
#[ignore = "todo: TTN_751 Ignis, the Eternal Flame"]
fn TTN_751_ignis_the_eternal_flame() {
    check(CardClass::Mage, &[Give("TTN_751"), Cost("TTN_751", 4), Stats("TTN_751", 2, 4), Unwritten]);
}

/// # Ravenous Kraken
///
/// `TTN_754` · Neutral minion · 3 mana · 2/5
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon a copy of it.
///
/// State: Derived
//~ derived TTN_754 528aeb44 f16155fb c8d9985b.e59f52b6
#[test]
fn TTN_754_ravenous_kraken() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_754"),
            Cost("TTN_754", 3),
            Stats("TTN_754", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_754", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_754"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_754", On(Nth(1))),
            Kill(Nth(0)),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Victorious Vrykul
///
/// `TTN_812` · Neutral minion · 1 mana · 1/2
///
/// > After this attacks, get a 2/3 Val'kyr that costs (1).
///
/// State: Todo
//~ todo TTN_812 ca966821 becd5c46 7834b51c.44caef0e
#[test]
#[ignore = "todo: TTN_812 Victorious Vrykul"]
fn TTN_812_victorious_vrykul() {
    check(CardClass::Mage, &[Give("TTN_812"), Cost("TTN_812", 1), Stats("TTN_812", 1, 2), Unwritten]);
}

/// # Victorious Val'kyr
///
/// `TTN_812t` · Neutral minion · 1 mana · 2/3
///
/// State: Vanilla
//~ vanilla TTN_812t 76aee44a 42609171 6229ad93
#[test]
fn TTN_812t_victorious_valkyr() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_812t"),
            Cost("TTN_812t", 1),
            Stats("TTN_812t", 2, 3),
            Play("TTN_812t", Nothing),
            In(The("TTN_812t"), Zone::Play),
            Now(The("TTN_812t"), 2, 3),
        ],
    );
}

/// # Trogg Exile
///
/// `TTN_832` · Neutral minion · 3 mana · 4/4
///
/// > **Rush Battlecry:** Deal 4 damage to your hero.
///
/// State: Derived
//~ derived TTN_832 cd9000bc 99dab774 65d22cda.4d9fb87b
#[test]
fn TTN_832_trogg_exile() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_832"),
            Cost("TTN_832", 3),
            Stats("TTN_832", 4, 4),
            Has("TTN_832", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_832", Nothing),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
        ],
    );
}

/// # Fate Splitter
///
/// `TTN_859` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get a copy of the last card your opponent played.
///
/// State: Derived
//~ derived TTN_859 ace992c8 64adf45d a223de96.53d77b65
#[test]
fn TTN_859_fate_splitter() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_859"),
            Cost("TTN_859", 3),
            Stats("TTN_859", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_859"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Kill(Nth(3)),
            Is(InHand(2), "CS2_118"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 5, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Drone Deconstructor
///
/// `TTN_860` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a 1/1 **Magnetic** Sparkbot with a random **Bonus Effect**.
///
/// State: Todo
//~ todo TTN_860 bef881c9 dddd56e3 16dc94b9.6109f538
#[test]
#[ignore = "todo: TTN_860 Drone Deconstructor"]
fn TTN_860_drone_deconstructor() {
    check(CardClass::Mage, &[Give("TTN_860"), Cost("TTN_860", 1), Stats("TTN_860", 1, 2), Unwritten]);
}

/// # To Battle!
///
/// `TTN_908e2` · Neutral enchantment
///
/// > +2/+1
///
/// State: Derived
//~ derived TTN_908e2 31d32c0c b9ea3a7b 2ef7ebe7.e27c509a
#[test]
fn TTN_908e2_to_battle() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_908e2"), Now(My(0), 7, 2)]);
}

/// # Razorscale
///
/// `TTN_924` · Neutral minion · 3 mana · 2/4
///
/// > Cards can't cost less than (2).
///
/// State: Derived
//~ derived TTN_924 fc8770c7 04608a35 8f104839.e92ec222
#[test]
fn TTN_924_razorscale() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_924"),
            Cost("TTN_924", 3),
            Stats("TTN_924", 2, 4),
            Give("CS2_182"),
            Give("CS2_168"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_924"),
            CostNow(Nth(2), 2),
        ],
    );
}

/// # Imposing Anubisath
///
/// `TTN_931` · Neutral minion · 4 mana · 7/7
///
/// > **Taunt** Can't attack.
///
/// State: Vanilla
//~ vanilla TTN_931 11e67419 36e0f734 8732c43f.cf4ed50f
#[test]
fn TTN_931_imposing_anubisath() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_931"),
            Cost("TTN_931", 4),
            Stats("TTN_931", 7, 7),
            Has("TTN_931", GameTag::CANT_ATTACK),
            Has("TTN_931", GameTag::TAUNT),
            Play("TTN_931", Nothing),
            In(The("TTN_931"), Zone::Play),
            Now(The("TTN_931"), 7, 7),
            HasNow(The("TTN_931"), GameTag::CANT_ATTACK),
            HasNow(The("TTN_931"), GameTag::TAUNT),
        ],
    );
}

/// # The Coin
///
/// `TTN_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TTN_COIN1 bfc87733 e9409742 4e90e818.095f71be
#[test]
fn TTN_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_COIN1"),
            Cost("TTN_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TTN_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TTN_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TTN_COIN2 32935364 dd720af0 123b3a34.095f71be
#[test]
fn TTN_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_COIN2"),
            Cost("TTN_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TTN_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Prison Breaker
///
/// `YOG_411` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast 5 or more spells this game, deal 2 damage to all enemies. @ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived YOG_411 bfc0420b a3d5927c 1ae300b0.79ae1a9a
#[test]
fn YOG_411_prison_breaker() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_411"),
            Cost("YOG_411", 4),
            Stats("YOG_411", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("YOG_411", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("YOG_411"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOG_411", Nothing), Now(Nth(2), 4, 5)],
    );
}

/// # Chaotic Tendril
///
/// `YOG_514` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast a random @-Cost spell. Improve your future Chaotic Tendrils.
///
/// State: Derived
//~ derived YOG_514 c998a315 54785b6a 31f68ffd.431bea15
#[test]
fn YOG_514_chaotic_tendril() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_514"),
            Cost("YOG_514", 1),
            Stats("YOG_514", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("CS2_075")),
            Play("YOG_514", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("YOG_514"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("CS2_075")),
            Play("YOG_514", Nothing),
            Crystals(10),
            Force(Card("CS2_025")),
            Play("YOG_514", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Eye of Chaos
///
/// `YOG_515` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Get two 1/1 Chaotic Tendrils.
///
/// State: Derived
//~ derived YOG_515 88eb032c 342702f5 31227566.a3f72125
#[test]
fn YOG_515_eye_of_chaos() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_515"),
            Cost("YOG_515", 5),
            Stats("YOG_515", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_515", Nothing),
            Is(InHand(0), "YOG_514"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "YOG_514"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Yogg-Saron, Unleashed
///
/// `YOG_516` · Neutral minion · 9 mana · 7/5
///
/// > **Titan** After this uses an ability, cast two random spells.
///
/// State: Todo
//~ todo YOG_516 6a15ebe1 1a4f6466 8378d1ef.67e2529b
#[test]
#[ignore = "todo: YOG_516 Yogg-Saron, Unleashed"]
fn YOG_516_yogg_saron_unleashed() {
    check(CardClass::Mage, &[Give("YOG_516"), Cost("YOG_516", 9), Stats("YOG_516", 7, 5), Unwritten]);
}

/// # Gaze of Death
///
/// `YOG_516e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived YOG_516e c5f8c01b 2d7a6ae7 80680bd2.90c32b47
#[test]
fn YOG_516e_gaze_of_death() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "YOG_516e"), CostNow(Nth(0), 1)]);
}

/// # Reign of Chaos
///
/// `YOG_516t` · Neutral spell · 0 mana
///
/// > Take control of an enemy minion.
///
/// State: Derived
//~ derived YOG_516t b2c84093 895282c4 6d7e2227.e1cda9f8
#[test]
fn YOG_516t_reign_of_chaos() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_516t"),
            Cost("YOG_516t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_516t", On(Nth(2))),
            BoardCount(Mine, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Induce Insanity
///
/// `YOG_516t2` · Neutral spell · 0 mana
///
/// > Force each enemy minion to attack a random enemy minion.
///
/// State: Todo
//~ todo YOG_516t2 72dd0c93 45a395ce 14bae3c4.3126e505
#[test]
#[ignore = "todo: YOG_516t2 Induce Insanity"]
fn YOG_516t2_induce_insanity() {
    check(CardClass::Mage, &[Give("YOG_516t2"), Cost("YOG_516t2", 0), Unwritten]);
}

/// # Tentacle Swarm
///
/// `YOG_516t3` · Neutral spell · 0 mana
///
/// > Fill your hand with 1/1 Chaotic Tendrils.
///
/// State: Derived
//~ derived YOG_516t3 81ce99bf 3c62d598 4195a487.920a01bc
#[test]
fn YOG_516t3_tentacle_swarm() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_516t3"),
            Cost("YOG_516t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_516t3", Nothing),
            Is(InHand(0), "YOG_514"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "YOG_514"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "YOG_514"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            Is(InHand(3), "YOG_514"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 1, 1),
            Is(InHand(4), "YOG_514"),
            CostNow(InHand(4), 1),
            Now(InHand(4), 1, 1),
            Is(InHand(5), "YOG_514"),
            CostNow(InHand(5), 1),
            Now(InHand(5), 1, 1),
            Is(InHand(6), "YOG_514"),
            CostNow(InHand(6), 1),
            Now(InHand(6), 1, 1),
            Is(InHand(7), "YOG_514"),
            CostNow(InHand(7), 1),
            Now(InHand(7), 1, 1),
            Is(InHand(8), "YOG_514"),
            CostNow(InHand(8), 1),
            Now(InHand(8), 1, 1),
            Is(InHand(9), "YOG_514"),
            CostNow(InHand(9), 1),
            Now(InHand(9), 1, 1),
            HandCount(Mine, 10),
        ],
    );
}

/// # Cho'gall, Twilight Chieftain
///
/// `YOG_530` · Neutral minion · 6 mana · 6/7
///
/// > **Taunt**, **Lifesteal Start of Game:** 50% chance to corrupt the game with a random anomaly.
///
/// State: Todo
//~ todo YOG_530 d7674fe1 7fcd25f7 17030463.5d4136e9
#[test]
#[ignore = "todo: YOG_530 Cho'gall, Twilight Chieftain"]
fn YOG_530_chogall_twilight_chieftain() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_530"),
            Cost("YOG_530", 6),
            Stats("YOG_530", 6, 7),
            Has("YOG_530", GameTag::LIFESTEAL),
            Has("YOG_530", GameTag::TAUNT),
            Unwritten,
        ],
    );
}
