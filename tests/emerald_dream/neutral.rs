//! Neutral cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ysera, Emerald Aspect
///
/// `EDR_000` · Neutral minion · 9 mana · 4/12
///
/// > **Start of Game:** Increase both players'maximum Mana by 5. **Battlecry:** Gain 3 Mana Crystals.
///
/// State: Todo
//~ EDR_000 todo 9688be38 ec353b58
#[test]
#[ignore = "todo: EDR_000 Ysera, Emerald Aspect"]
fn EDR_000_ysera_emerald_aspect() {
    check(CardClass::Mage, &[Give("EDR_000"), Cost("EDR_000", 9), Stats("EDR_000", 4, 12), Unwritten]);
}

/// # Hopeful Dryad
///
/// `EDR_001` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a random Dream card.
///
/// State: Todo
//~ EDR_001 todo e99f51e2 c84af09f
#[test]
#[ignore = "todo: EDR_001 Hopeful Dryad"]
fn EDR_001_hopeful_dryad() {
    check(CardClass::Mage, &[Give("EDR_001"), Cost("EDR_001", 3), Stats("EDR_001", 3, 3), Unwritten]);
}

/// # Waking Terror
///
/// `EDR_100t` · Neutral spell · 0 mana
///
/// > +3 Attack and **Lifesteal**.
///
/// State: Todo
//~ EDR_100t todo dc8c4e8d 338002cb
#[test]
#[ignore = "todo: EDR_100t Waking Terror"]
fn EDR_100t_waking_terror() {
    check(CardClass::Mage, &[Give("EDR_100t"), Cost("EDR_100t", 0), Unwritten]);
}

/// # Well Rested
///
/// `EDR_100t1` · Neutral spell · 0 mana
///
/// > +2/+2 and **Elusive**.
///
/// State: Todo
//~ EDR_100t1 todo 579cb28f 3fb20c8f
#[test]
#[ignore = "todo: EDR_100t1 Well Rested"]
fn EDR_100t1_well_rested() {
    check(CardClass::Mage, &[Give("EDR_100t1"), Cost("EDR_100t1", 0), Unwritten]);
}

/// # Nightmare Scales
///
/// `EDR_100t10` · Hunter spell · 0 mana
///
/// > Has a **Divine Shield** that takes 3 hits to break.
///
/// State: Todo
//~ EDR_100t10 todo 0890b1c4 b38accbd
#[test]
#[ignore = "todo: EDR_100t10 Nightmare Scales"]
fn EDR_100t10_nightmare_scales() {
    check(CardClass::Mage, &[Give("EDR_100t10"), Cost("EDR_100t10", 0), Unwritten]);
}

/// # Harpy's Talons
///
/// `EDR_100t13` · Neutral spell · 0 mana
///
/// > **Divine Shield**, **Windfury**
///
/// State: Todo
//~ EDR_100t13 todo fdae211a ba0e163c
#[test]
#[ignore = "todo: EDR_100t13 Harpy's Talons"]
fn EDR_100t13_harpys_talons() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_100t13"),
            Cost("EDR_100t13", 0),
            Has("EDR_100t13", GameTag::DIVINE_SHIELD),
            Has("EDR_100t13", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Short Claws
///
/// `EDR_100t2` · Neutral spell · 0 mana
///
/// > Costs (2) less, but has -2 Attack.
///
/// State: Todo
//~ EDR_100t2 todo bde43cd5 a2ba23bb
#[test]
#[ignore = "todo: EDR_100t2 Short Claws"]
fn EDR_100t2_short_claws() {
    check(CardClass::Mage, &[Give("EDR_100t2"), Cost("EDR_100t2", 0), Unwritten]);
}

/// # Bundled Up
///
/// `EDR_100t3` · Neutral spell · 0 mana
///
/// > +4 Health and **Taunt**.
///
/// State: Todo
//~ EDR_100t3 todo 754a9a19 c08ba602
#[test]
#[ignore = "todo: EDR_100t3 Bundled Up"]
fn EDR_100t3_bundled_up() {
    check(CardClass::Mage, &[Give("EDR_100t3"), Cost("EDR_100t3", 0), Unwritten]);
}

/// # Inner Demons
///
/// `EDR_100t4` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Draw 2 cards.
///
/// State: Todo
//~ EDR_100t4 todo 50127902 b5d7a72c
#[test]
#[ignore = "todo: EDR_100t4 Inner Demons"]
fn EDR_100t4_inner_demons() {
    check(CardClass::Mage, &[Give("EDR_100t4"), Cost("EDR_100t4", 0), Unwritten]);
}

/// # Living Nightmare
///
/// `EDR_100t5` · Neutral spell · 0 mana
///
/// > When you play this minion, summon a 2/2 copy of it.
///
/// State: Todo
//~ EDR_100t5 todo abfb94c3 97dc4481
#[test]
#[ignore = "todo: EDR_100t5 Living Nightmare"]
fn EDR_100t5_living_nightmare() {
    check(CardClass::Mage, &[Give("EDR_100t5"), Cost("EDR_100t5", 0), Unwritten]);
}

/// # Sleepwalker
///
/// `EDR_100t6` · Neutral spell · 0 mana
///
/// > **Charge**
///
/// State: Todo
//~ EDR_100t6 todo 44254e41 72ac3fb5
#[test]
#[ignore = "todo: EDR_100t6 Sleepwalker"]
fn EDR_100t6_sleepwalker() {
    check(CardClass::Mage, &[Give("EDR_100t6"), Cost("EDR_100t6", 0), Has("EDR_100t6", GameTag::CHARGE), Unwritten]);
}

/// # Rude Awakening
///
/// `EDR_100t7` · Neutral spell · 0 mana
///
/// > This minion's **Battlecries** trigger twice.
///
/// State: Todo
//~ EDR_100t7 todo bc11d9c9 d8f962bd
#[test]
#[ignore = "todo: EDR_100t7 Rude Awakening"]
fn EDR_100t7_rude_awakening() {
    check(CardClass::Mage, &[Give("EDR_100t7"), Cost("EDR_100t7", 0), Unwritten]);
}

/// # Sweet Dreams
///
/// `EDR_100t8` · Neutral spell · 0 mana
///
/// > +4/+5. Place this card on top of your deck.
///
/// State: Todo
//~ EDR_100t8 todo 83e87030 acc80db6
#[test]
#[ignore = "todo: EDR_100t8 Sweet Dreams"]
fn EDR_100t8_sweet_dreams() {
    check(CardClass::Mage, &[Give("EDR_100t8"), Cost("EDR_100t8", 0), Unwritten]);
}

/// # Persisting Horror
///
/// `EDR_100t9` · Neutral spell · 0 mana
///
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// State: Todo
//~ EDR_100t9 todo 14997368 a15c4aa3
#[test]
#[ignore = "todo: EDR_100t9 Persisting Horror"]
fn EDR_100t9_persisting_horror() {
    check(CardClass::Mage, &[Give("EDR_100t9"), Cost("EDR_100t9", 0), Has("EDR_100t9", GameTag::REBORN), Unwritten]);
}

/// # Treacherous Tormentor
///
/// `EDR_102` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Discover** a **Legendary** minion with a **Dark Gift**.
///
/// State: Todo
//~ EDR_102 todo 2bc84250 2bbc3209
#[test]
#[ignore = "todo: EDR_102 Treacherous Tormentor"]
fn EDR_102_treacherous_tormentor() {
    check(CardClass::Mage, &[Give("EDR_102"), Cost("EDR_102", 4), Stats("EDR_102", 5, 4), Unwritten]);
}

/// # Dark Gift
///
/// `EDR_102t` · Neutral spell · 0 mana
///
/// > Executes nightmare bonus
///
/// State: Todo
//~ EDR_102t todo cfa82d6b e074e717
#[test]
#[ignore = "todo: EDR_102t Dark Gift"]
fn EDR_102t_dark_gift() {
    check(CardClass::Mage, &[Give("EDR_102t"), Cost("EDR_102t", 0), Unwritten]);
}

/// # Creature of Madness
///
/// `EDR_105` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost minion with a **Dark Gift.**
///
/// State: Todo
//~ EDR_105 todo 4865e752 9104b951
#[test]
#[ignore = "todo: EDR_105 Creature of Madness"]
fn EDR_105_creature_of_madness() {
    check(CardClass::Mage, &[Give("EDR_105"), Cost("EDR_105", 2), Stats("EDR_105", 1, 1), Unwritten]);
}

/// # Sporegnasher
///
/// `EDR_110` · Neutral minion · 5 mana · 1/5
///
/// > **Poisonous Deathrattle:** Deal 1 damage to a random enemy minion.
///
/// State: Todo
//~ EDR_110 todo 82f67189 7e1fba59
#[test]
#[ignore = "todo: EDR_110 Sporegnasher"]
fn EDR_110_sporegnasher() {
    check(
        CardClass::Mage,
        &[Give("EDR_110"), Cost("EDR_110", 5), Stats("EDR_110", 1, 5), Has("EDR_110", GameTag::POISONOUS), Unwritten],
    );
}

/// # Animated Moonwell
///
/// `EDR_254` · Neutral minion · 3 mana · 1/4
///
/// > After you cast a spell, gain Attack equal to its Cost.
///
/// State: Todo
//~ EDR_254 todo c0a517ec 8a9c9b15
#[test]
#[ignore = "todo: EDR_254 Animated Moonwell"]
fn EDR_254_animated_moonwell() {
    check(CardClass::Mage, &[Give("EDR_254"), Cost("EDR_254", 3), Stats("EDR_254", 1, 4), Unwritten]);
}

/// # Illusory Greenwing
///
/// `EDR_260` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. **Deathrattle:** Shuffle two 4/5 Dragons with **Taunt** into your deck. They're **Summoned When Drawn**.
///
/// State: Todo
//~ EDR_260 todo e30d95da 2b04be07
#[test]
#[ignore = "todo: EDR_260 Illusory Greenwing"]
fn EDR_260_illusory_greenwing() {
    check(
        CardClass::Mage,
        &[Give("EDR_260"), Cost("EDR_260", 4), Stats("EDR_260", 4, 5), Has("EDR_260", GameTag::TAUNT), Unwritten],
    );
}

/// # Illusion
///
/// `EDR_260t` · Neutral minion · 4 mana · 4/5
///
/// > **Summoned When Drawn Taunt**
///
/// State: Todo
//~ EDR_260t todo dc0636ce 30c751f8
#[test]
#[ignore = "todo: EDR_260t Illusion"]
fn EDR_260t_illusion() {
    check(
        CardClass::Mage,
        &[Give("EDR_260t"), Cost("EDR_260t", 4), Stats("EDR_260t", 4, 5), Has("EDR_260t", GameTag::TAUNT), Unwritten],
    );
}

/// # Briarspawn Drake
///
/// `EDR_453` · Neutral minion · 10 mana · 12/7
///
/// > At the end of your turn, attack a random enemy minion *(excess damage hits the enemy hero)*.
///
/// State: Todo
//~ EDR_453 todo f02b8828 c0d325fd
#[test]
#[ignore = "todo: EDR_453 Briarspawn Drake"]
fn EDR_453_briarspawn_drake() {
    check(CardClass::Mage, &[Give("EDR_453"), Cost("EDR_453", 10), Stats("EDR_453", 12, 7), Unwritten]);
}

/// # Slumbering Sprite
///
/// `EDR_469` · Neutral minion · 1 mana · 3/3
///
/// > Starts **Dormant**. After you use your Hero Power, this awakens.
///
/// State: Todo
//~ EDR_469 todo 63c586cb bd8de73e
#[test]
#[ignore = "todo: EDR_469 Slumbering Sprite"]
fn EDR_469_slumbering_sprite() {
    check(CardClass::Mage, &[Give("EDR_469"), Cost("EDR_469", 1), Stats("EDR_469", 3, 3), Unwritten]);
}

/// # Barkshield Sentinel
///
/// `EDR_470` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt** After you use your Hero Power, gain +2 Health.
///
/// State: Todo
//~ EDR_470 todo feb7a52f deb0b6f9
#[test]
#[ignore = "todo: EDR_470 Barkshield Sentinel"]
fn EDR_470_barkshield_sentinel() {
    check(
        CardClass::Mage,
        &[Give("EDR_470"), Cost("EDR_470", 2), Stats("EDR_470", 2, 2), Has("EDR_470", GameTag::TAUNT), Unwritten],
    );
}

/// # Scavenging Flytrap
///
/// `EDR_484` · Neutral minion · 7 mana · 2/7
///
/// > After a minion dies, gain its Attack.
///
/// State: Todo
//~ EDR_484 todo 3ac17a61 1e2205bf
#[test]
#[ignore = "todo: EDR_484 Scavenging Flytrap"]
fn EDR_484_scavenging_flytrap() {
    check(CardClass::Mage, &[Give("EDR_484"), Cost("EDR_484", 7), Stats("EDR_484", 2, 7), Unwritten]);
}

/// # Scorching Observer
///
/// `EDR_486` · Neutral minion · 9 mana · 7/9
///
/// > **Rush Lifesteal**
///
/// State: Vanilla
//~ EDR_486 vanilla cfb0a999 fdd31b5a
#[test]
fn EDR_486_scorching_observer() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_486"),
            Cost("EDR_486", 9),
            Stats("EDR_486", 7, 9),
            Has("EDR_486", GameTag::LIFESTEAL),
            Has("EDR_486", GameTag::RUSH),
            Play("EDR_486", Nothing),
            In(The("EDR_486"), Zone::Play),
            Now(The("EDR_486"), 7, 9),
            HasNow(The("EDR_486"), GameTag::LIFESTEAL),
            HasNow(The("EDR_486"), GameTag::RUSH),
        ],
    );
}

/// # Mother Duck
///
/// `EDR_492` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Summon three 1/1 Ducklings with **Rush**.
///
/// State: Todo
//~ EDR_492 todo b727d5b4 69ab3109
#[test]
#[ignore = "todo: EDR_492 Mother Duck"]
fn EDR_492_mother_duck() {
    check(CardClass::Mage, &[Give("EDR_492"), Cost("EDR_492", 4), Stats("EDR_492", 2, 3), Unwritten]);
}

/// # Duckling
///
/// `EDR_492t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ EDR_492t vanilla 7eeead30 0f032c27
#[test]
fn EDR_492t_duckling() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_492t"),
            Cost("EDR_492t", 1),
            Stats("EDR_492t", 1, 1),
            Has("EDR_492t", GameTag::RUSH),
            Play("EDR_492t", Nothing),
            In(The("EDR_492t"), Zone::Play),
            Now(The("EDR_492t"), 1, 1),
            HasNow(The("EDR_492t"), GameTag::RUSH),
        ],
    );
}

/// # Twisted Treant
///
/// `EDR_495` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a random minion in each player's hand -2 Attack.
///
/// State: Todo
//~ EDR_495 todo 735720cd 303d07f8
#[test]
#[ignore = "todo: EDR_495 Twisted Treant"]
fn EDR_495_twisted_treant() {
    check(CardClass::Mage, &[Give("EDR_495"), Cost("EDR_495", 2), Stats("EDR_495", 2, 2), Unwritten]);
}

/// # Fleeing Treant
///
/// `EDR_500` · Neutral minion · 2 mana · 2/2
///
/// > Battlecry: **Imbue** your Hero Power. Your next one costs (0).
///
/// State: Todo
//~ EDR_500 todo 0b0fa9a1 524185bb
#[test]
#[ignore = "todo: EDR_500 Fleeing Treant"]
fn EDR_500_fleeing_treant() {
    check(CardClass::Mage, &[Give("EDR_500"), Cost("EDR_500", 2), Stats("EDR_500", 2, 2), Unwritten]);
}

/// # Daydreaming Pixie
///
/// `EDR_530` · Neutral minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Nature spell.
///
/// State: Todo
//~ EDR_530 todo b1008b18 73259be5
#[test]
#[ignore = "todo: EDR_530 Daydreaming Pixie"]
fn EDR_530_daydreaming_pixie() {
    check(CardClass::Mage, &[Give("EDR_530"), Cost("EDR_530", 2), Stats("EDR_530", 0, 4), Unwritten]);
}

/// # Fae Trickster
///
/// `EDR_571` · Neutral minion · 3 mana · 2/4
///
/// > **Deathrattle:** Draw a spell that costs (5) or more.
///
/// State: Todo
//~ EDR_571 todo 80922765 2671c358
#[test]
#[ignore = "todo: EDR_571 Fae Trickster"]
fn EDR_571_fae_trickster() {
    check(CardClass::Mage, &[Give("EDR_571"), Cost("EDR_571", 3), Stats("EDR_571", 2, 4), Unwritten]);
}

/// # Tormented Dreadwing
///
/// `EDR_572` · Neutral minion · 5 mana · 5/5
///
/// > **Deathrattle:** Draw 2 Dragons. Reduce their Costs by (1).
///
/// State: Todo
//~ EDR_572 todo e5fb7af1 39b152d1
#[test]
#[ignore = "todo: EDR_572 Tormented Dreadwing"]
fn EDR_572_tormented_dreadwing() {
    check(CardClass::Mage, &[Give("EDR_572"), Cost("EDR_572", 5), Stats("EDR_572", 5, 5), Unwritten]);
}

/// # Dream Rager
///
/// `EDR_598` · Neutral minion · 3 mana · 5/1
///
/// > **Elusive**
///
/// State: Vanilla
//~ EDR_598 vanilla dc1c9135 415921bc
#[test]
fn EDR_598_dream_rager() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_598"),
            Cost("EDR_598", 3),
            Stats("EDR_598", 5, 1),
            Has("EDR_598", GameTag::ELUSIVE),
            Play("EDR_598", Nothing),
            In(The("EDR_598"), Zone::Play),
            Now(The("EDR_598"), 5, 1),
            HasNow(The("EDR_598"), GameTag::ELUSIVE),
        ],
    );
}

/// # Bloodthistle Illusionist
///
/// `EDR_780` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Summon a copy of this. One secretly dies when it takes damage.
///
/// State: Todo
//~ EDR_780 todo 3df75f46 86895790
#[test]
#[ignore = "todo: EDR_780 Bloodthistle Illusionist"]
fn EDR_780_bloodthistle_illusionist() {
    check(CardClass::Mage, &[Give("EDR_780"), Cost("EDR_780", 3), Stats("EDR_780", 2, 4), Unwritten]);
}

/// # Flutterwing Guardian
///
/// `EDR_800` · Neutral minion · 4 mana · 4/4
///
/// > Taunt**, Divine Shield Battlecry: Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_800 todo 62bf4ff4 02150d82
#[test]
#[ignore = "todo: EDR_800 Flutterwing Guardian"]
fn EDR_800_flutterwing_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_800"),
            Cost("EDR_800", 4),
            Stats("EDR_800", 4, 4),
            Has("EDR_800", GameTag::DIVINE_SHIELD),
            Has("EDR_800", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Naralex, Herald of the Flights
///
/// `EDR_844` · Neutral minion · 7 mana · 7/7
///
/// > Your first Dragon each turn costs (1).
///
/// State: Todo
//~ EDR_844 todo eef6cada ad340992
#[test]
#[ignore = "todo: EDR_844 Naralex, Herald of the Flights"]
fn EDR_844_naralex_herald_of_the_flights() {
    check(CardClass::Mage, &[Give("EDR_844"), Cost("EDR_844", 7), Stats("EDR_844", 7, 7), Unwritten]);
}

/// # Shaladrassil
///
/// `EDR_846` · Neutral spell · Nature · 8 mana
///
/// > Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
///
/// State: Todo
//~ EDR_846 todo 4a37648a 7040ca53
#[test]
#[ignore = "todo: EDR_846 Shaladrassil"]
fn EDR_846_shaladrassil() {
    check(CardClass::Mage, &[Give("EDR_846"), Cost("EDR_846", 8), Unwritten]);
}

/// # Corrupted Nightmare
///
/// `EDR_846t1` · Dream spell · Shadow · 0 mana
///
/// > Give a minion **Immune** this turn and +5/+5.
///
/// State: Todo
//~ EDR_846t1 todo a919ceda b3754de1
#[test]
#[ignore = "todo: EDR_846t1 Corrupted Nightmare"]
fn EDR_846t1_corrupted_nightmare() {
    check(CardClass::Mage, &[Give("EDR_846t1"), Cost("EDR_846t1", 0), Unwritten]);
}

/// # Corrupted Dream
///
/// `EDR_846t2` · Dream spell · Shadow · 0 mana
///
/// > Shuffle a minion into its owner's deck.
///
/// State: Todo
//~ EDR_846t2 todo b938f9ce 2ccdd442
#[test]
#[ignore = "todo: EDR_846t2 Corrupted Dream"]
fn EDR_846t2_corrupted_dream() {
    check(CardClass::Mage, &[Give("EDR_846t2"), Cost("EDR_846t2", 0), Unwritten]);
}

/// # Corrupted Laughing Sister
///
/// `EDR_846t3` · Dream minion · 2 mana · 6/10
///
/// > **Elusive** Your hero is **Elusive**.
///
/// State: Todo
//~ EDR_846t3 todo 62defb21 968168ed
#[test]
#[ignore = "todo: EDR_846t3 Corrupted Laughing Sister"]
fn EDR_846t3_corrupted_laughing_sister() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_846t3"),
            Cost("EDR_846t3", 2),
            Stats("EDR_846t3", 6, 10),
            Has("EDR_846t3", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Corrupted Awakening
///
/// `EDR_846t4` · Dream spell · Shadow · 2 mana
///
/// > Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
///
/// State: Todo
//~ EDR_846t4 todo 46a043a9 b09af013
#[test]
#[ignore = "todo: EDR_846t4 Corrupted Awakening"]
fn EDR_846t4_corrupted_awakening() {
    check(CardClass::Mage, &[Give("EDR_846t4"), Cost("EDR_846t4", 2), Unwritten]);
}

/// # Corrupted Drake
///
/// `EDR_846t5` · Dream minion · 4 mana · 14/12
///
/// State: Vanilla
//~ EDR_846t5 vanilla b5eedf84 023cbb3e
#[test]
fn EDR_846t5_corrupted_drake() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_846t5"),
            Cost("EDR_846t5", 4),
            Stats("EDR_846t5", 14, 12),
            Play("EDR_846t5", Nothing),
            In(The("EDR_846t5"), Zone::Play),
            Now(The("EDR_846t5"), 14, 12),
        ],
    );
}

/// # Dreambound Raptor
///
/// `EDR_849` · Neutral minion · 1 mana · 2/1
///
/// > After you play a minion, give it a random **Bonus Effect**.
///
/// State: Todo
//~ EDR_849 todo 2c6f730a 9e018b8a
#[test]
#[ignore = "todo: EDR_849 Dreambound Raptor"]
fn EDR_849_dreambound_raptor() {
    check(CardClass::Mage, &[Give("EDR_849"), Cost("EDR_849", 1), Stats("EDR_849", 2, 1), Unwritten]);
}

/// # Bitterbloom Knight
///
/// `EDR_852` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_852 todo 7bcfd0b5 afed8ff2
#[test]
#[ignore = "todo: EDR_852 Bitterbloom Knight"]
fn EDR_852_bitterbloom_knight() {
    check(CardClass::Mage, &[Give("EDR_852"), Cost("EDR_852", 2), Stats("EDR_852", 2, 3), Unwritten]);
}

/// # Nightmare Lord Xavius
///
/// `EDR_856` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a minion from your deck. Give it a **Dark Gift**.
///
/// State: Todo
//~ EDR_856 todo 98e57f0d 0bc51377
#[test]
#[ignore = "todo: EDR_856 Nightmare Lord Xavius"]
fn EDR_856_nightmare_lord_xavius() {
    check(CardClass::Mage, &[Give("EDR_856"), Cost("EDR_856", 4), Stats("EDR_856", 4, 4), Unwritten]);
}

/// # Resplendent Dreamweaver
///
/// `EDR_860` · Neutral minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** If you've **Imbued** your Hero Power twice, deal 4 damage to a minion.
///
/// State: Todo
//~ EDR_860 todo e3f2ebbb 9d4a7127
#[test]
#[ignore = "todo: EDR_860 Resplendent Dreamweaver"]
fn EDR_860_resplendent_dreamweaver() {
    check(
        CardClass::Mage,
        &[Give("EDR_860"), Cost("EDR_860", 4), Stats("EDR_860", 4, 4), Has("EDR_860", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Tranquil Treant
///
/// `EDR_861` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Both players gain an empty Mana Crystal.
///
/// State: Todo
//~ EDR_861 todo 2ec67947 f8d97ef1
#[test]
#[ignore = "todo: EDR_861 Tranquil Treant"]
fn EDR_861_tranquil_treant() {
    check(CardClass::Mage, &[Give("EDR_861"), Cost("EDR_861", 2), Stats("EDR_861", 2, 2), Unwritten]);
}

/// # Envoy of the Glade
///
/// `EDR_873` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random Druid ones.
///
/// State: Todo
//~ EDR_873 todo 6e89e4a2 aace9d8f
#[test]
#[ignore = "todo: EDR_873 Envoy of the Glade"]
fn EDR_873_envoy_of_the_glade() {
    check(CardClass::Mage, &[Give("EDR_873"), Cost("EDR_873", 4), Stats("EDR_873", 3, 6), Unwritten]);
}

/// # Malorne the Waywatcher
///
/// `EDR_888` · Neutral minion · 8 mana · 8/6
///
/// > **Battlecry: Discover** a **Legendary** Wild God. If you've **Imbued** your Hero Power 4 times, set its Cost to (1).
///
/// State: Todo
//~ EDR_888 todo 24f82f00 01226cb3
#[test]
#[ignore = "todo: EDR_888 Malorne the Waywatcher"]
fn EDR_888_malorne_the_waywatcher() {
    check(CardClass::Mage, &[Give("EDR_888"), Cost("EDR_888", 8), Stats("EDR_888", 8, 6), Unwritten]);
}

/// # Petal Peddler
///
/// `EDR_889` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, give another random friendly Dragon +1/+1.
///
/// State: Todo
//~ EDR_889 todo 7bed0544 1d11b400
#[test]
#[ignore = "todo: EDR_889 Petal Peddler"]
fn EDR_889_petal_peddler() {
    check(CardClass::Mage, &[Give("EDR_889"), Cost("EDR_889", 2), Stats("EDR_889", 1, 4), Unwritten]);
}

/// # Curious Cumulus
///
/// `EDR_942` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, give your hero **Divine Shield**.
///
/// State: Todo
//~ EDR_942 todo a3663863 3745c600
#[test]
#[ignore = "todo: EDR_942 Curious Cumulus"]
fn EDR_942_curious_cumulus() {
    check(CardClass::Mage, &[Give("EDR_942"), Cost("EDR_942", 4), Stats("EDR_942", 3, 5), Unwritten]);
}

/// # Critter Caretaker
///
/// `EDR_971` · Neutral minion · 1 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to both heroes.
///
/// State: Todo
//~ EDR_971 todo dbf05f59 8b4f21a2
#[test]
#[ignore = "todo: EDR_971 Critter Caretaker"]
fn EDR_971_critter_caretaker() {
    check(CardClass::Mage, &[Give("EDR_971"), Cost("EDR_971", 1), Stats("EDR_971", 2, 2), Unwritten]);
}

/// # Meadowstrider
///
/// `EDR_978` · Neutral minion · 8 mana · 6/11
///
/// > **Taunt**. **Deathrattle:** Put a Meadowstrider on the bottom of your deck. It costs (1).
///
/// State: Todo
//~ EDR_978 todo e6d8a995 b61f8648
#[test]
#[ignore = "todo: EDR_978 Meadowstrider"]
fn EDR_978_meadowstrider() {
    check(
        CardClass::Mage,
        &[Give("EDR_978"), Cost("EDR_978", 8), Stats("EDR_978", 6, 11), Has("EDR_978", GameTag::TAUNT), Unwritten],
    );
}

/// # Ancient of Yore
///
/// `EDR_979` · Neutral minion · 5 mana · 5/5
///
/// > **Dormant** for 2 turns. While **Dormant**, gain 3 Armor and draw a card at the end of your turn.
///
/// State: Todo
//~ EDR_979 todo 06dc30ea 854b8fe5
#[test]
#[ignore = "todo: EDR_979 Ancient of Yore"]
fn EDR_979_ancient_of_yore() {
    check(CardClass::Mage, &[Give("EDR_979"), Cost("EDR_979", 5), Stats("EDR_979", 5, 5), Unwritten]);
}

/// # Gnawing Greenfin
///
/// `EDR_999` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random Murloc.
///
/// State: Todo
//~ EDR_999 todo 58a36f35 1a716e1a
#[test]
#[ignore = "todo: EDR_999 Gnawing Greenfin"]
fn EDR_999_gnawing_greenfin() {
    check(CardClass::Mage, &[Give("EDR_999"), Cost("EDR_999", 1), Stats("EDR_999", 1, 1), Unwritten]);
}

/// # The Coin
///
/// `EDR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ EDR_COIN1 todo bcff06e5 ed436bff
#[test]
#[ignore = "todo: EDR_COIN1 The Coin"]
fn EDR_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("EDR_COIN1"), Cost("EDR_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `EDR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ EDR_COIN2 todo f674bb37 58186e54
#[test]
#[ignore = "todo: EDR_COIN2 The Coin"]
fn EDR_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("EDR_COIN2"), Cost("EDR_COIN2", 0), Unwritten]);
}

/// # Petal Picker
///
/// `FIR_921` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've **Imbued** your Hero Power twice, draw 2 cards.
///
/// State: Todo
//~ FIR_921 todo 90235980 54dfb155
#[test]
#[ignore = "todo: FIR_921 Petal Picker"]
fn FIR_921_petal_picker() {
    check(CardClass::Mage, &[Give("FIR_921"), Cost("FIR_921", 3), Stats("FIR_921", 2, 3), Unwritten]);
}

/// # Living Flame
///
/// `FIR_929` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Fire spell.
///
/// State: Todo
//~ FIR_929 todo 225c169d 8526bd08
#[test]
#[ignore = "todo: FIR_929 Living Flame"]
fn FIR_929_living_flame() {
    check(CardClass::Mage, &[Give("FIR_929"), Cost("FIR_929", 2), Stats("FIR_929", 3, 2), Unwritten]);
}

/// # Zaqali Flamemancer
///
/// `FIR_940` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** If every card in your hand is of a different Cost, reduce their Costs by (2).
///
/// State: Todo
//~ FIR_940 todo 0202406b 7490b6b9
#[test]
#[ignore = "todo: FIR_940 Zaqali Flamemancer"]
fn FIR_940_zaqali_flamemancer() {
    check(CardClass::Mage, &[Give("FIR_940"), Cost("FIR_940", 6), Stats("FIR_940", 4, 4), Unwritten]);
}

/// # Tindral Sageswift
///
/// `FIR_958` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Deal 1 damage to all enemies. If it's your opponent's turn, deal 4 damage instead.
///
/// State: Todo
//~ FIR_958 todo 471f2d1b 012cf057
#[test]
#[ignore = "todo: FIR_958 Tindral Sageswift"]
fn FIR_958_tindral_sageswift() {
    check(CardClass::Mage, &[Give("FIR_958"), Cost("FIR_958", 4), Stats("FIR_958", 4, 3), Unwritten]);
}

/// # Fyrakk the Blazing
///
/// `FIR_959` · Neutral minion · 10 mana · 7/7
///
/// > **Immune** to Fire spells. **Battlecry:** Cast 15 Mana worth of Fire spells at random enemies.
///
/// State: Todo
//~ FIR_959 todo 399c07d1 1a82094f
#[test]
#[ignore = "todo: FIR_959 Fyrakk the Blazing"]
fn FIR_959_fyrakk_the_blazing() {
    check(CardClass::Mage, &[Give("FIR_959"), Cost("FIR_959", 10), Stats("FIR_959", 7, 7), Unwritten]);
}
