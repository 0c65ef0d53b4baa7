//! Neutral cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Carrion Crab
///
/// `NX2_030` · Neutral minion · 0 mana · 3/2
///
/// > **Battlecry:** Destroy an Undead to gain **Reborn**.
///
/// State: Todo
//~ NX2_030 todo 348e354a 56b4fc26
#[test]
#[ignore = "todo: NX2_030 Carrion Crab"]
fn NX2_030_carrion_crab() {
    check(CardClass::Mage, &[Give("NX2_030"), Cost("NX2_030", 0), Stats("NX2_030", 3, 2), Unwritten]);
}

/// # Lost Exarch
///
/// `NX2_032` · Neutral minion · 4 mana · 5/4
///
/// > **Deathrattle**: Spend all your Mana. Summon that many 2/2 Zombies with **Rush**.
///
/// State: Todo
//~ NX2_032 todo a462e828 8c9ce5f8
#[test]
#[ignore = "todo: NX2_032 Lost Exarch"]
fn NX2_032_lost_exarch() {
    check(CardClass::Mage, &[Give("NX2_032"), Cost("NX2_032", 4), Stats("NX2_032", 5, 4), Unwritten]);
}

/// # Ghoul
///
/// `NX2_032t` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ NX2_032t vanilla 5a22244f 39f384d2
#[test]
fn NX2_032t_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_032t"),
            Cost("NX2_032t", 2),
            Stats("NX2_032t", 2, 2),
            Has("NX2_032t", GameTag::RUSH),
            Play("NX2_032t", Nothing),
            In(The("NX2_032t"), Zone::Play),
            Now(The("NX2_032t"), 2, 2),
            HasNow(The("NX2_032t"), GameTag::RUSH),
        ],
    );
}

/// # Thaddius, Monstrosity
///
/// `NX2_033` · Neutral minion · 10 mana · 11/11
///
/// > **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn!)*@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
///
/// State: Todo
//~ NX2_033 todo 9815d9ca deb149e5
#[test]
#[ignore = "todo: NX2_033 Thaddius, Monstrosity"]
fn NX2_033_thaddius_monstrosity() {
    check(
        CardClass::Mage,
        &[Give("NX2_033"), Cost("NX2_033", 10), Stats("NX2_033", 11, 11), Has("NX2_033", GameTag::TAUNT), Unwritten],
    );
}

/// # Rivendare, Warrider
///
/// `NX2_034` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
///
/// State: Todo
//~ NX2_034 todo d7b46119 26eb990d
#[test]
#[ignore = "todo: NX2_034 Rivendare, Warrider"]
fn NX2_034_rivendare_warrider() {
    check(CardClass::Mage, &[Give("NX2_034"), Cost("NX2_034", 6), Stats("NX2_034", 6, 6), Unwritten]);
}

/// # Blaumeux, Faminerider
///
/// `NX2_034t` · Neutral minion · 6 mana · 6/6
///
/// > **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ NX2_034t todo b7d5faa2 40181c63
#[test]
#[ignore = "todo: NX2_034t Blaumeux, Faminerider"]
fn NX2_034t_blaumeux_faminerider() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_034t"),
            Cost("NX2_034t", 6),
            Stats("NX2_034t", 6, 6),
            Has("NX2_034t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Korth'azz, Deathrider
///
/// `NX2_034t1` · Neutral minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ NX2_034t1 todo 18b71c2c b117f38e
#[test]
#[ignore = "todo: NX2_034t1 Korth'azz, Deathrider"]
fn NX2_034t1_korthazz_deathrider() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_034t1"),
            Cost("NX2_034t1", 6),
            Stats("NX2_034t1", 6, 6),
            Has("NX2_034t1", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Zeliek, Conquestrider
///
/// `NX2_034t2` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ NX2_034t2 todo 7b05121c 15c7282e
#[test]
#[ignore = "todo: NX2_034t2 Zeliek, Conquestrider"]
fn NX2_034t2_zeliek_conquestrider() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_034t2"),
            Cost("NX2_034t2", 6),
            Stats("NX2_034t2", 6, 6),
            Has("NX2_034t2", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Mistake
///
/// `NX2_050` · Neutral minion · 1 mana · 1/3
///
/// > *This has all minion types*.
///
/// State: Todo
//~ NX2_050 todo 8ada1306 c699dc96
#[test]
#[ignore = "todo: NX2_050 Mistake"]
fn NX2_050_mistake() {
    check(CardClass::Mage, &[Give("NX2_050"), Cost("NX2_050", 1), Stats("NX2_050", 1, 3), Unwritten]);
}

/// # Darkfallen Shadow
///
/// `NX2_051` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Manathirst (@):** Gain **Reborn**.
///
/// State: Todo
//~ NX2_051 todo 9cf3bf64 24239cb4
#[test]
#[ignore = "todo: NX2_051 Darkfallen Shadow"]
fn NX2_051_darkfallen_shadow() {
    check(
        CardClass::Mage,
        &[Give("NX2_051"), Cost("NX2_051", 3), Stats("NX2_051", 3, 3), Has("NX2_051", GameTag::RUSH), Unwritten],
    );
}

/// # Rampaging Zombie
///
/// `RLK_018t` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ RLK_018t vanilla ae38e973 d536935d
#[test]
fn RLK_018t_rampaging_zombie() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_018t"),
            Cost("RLK_018t", 2),
            Stats("RLK_018t", 2, 2),
            Has("RLK_018t", GameTag::RUSH),
            Play("RLK_018t", Nothing),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
            HasNow(The("RLK_018t"), GameTag::RUSH),
        ],
    );
}

/// # Shatterskin Gargoyle
///
/// `RLK_029` · Neutral minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle:** Deal 4 damage to a random enemy.
///
/// State: Todo
//~ RLK_029 todo 7d8f0391 31e8a7cd
#[test]
#[ignore = "todo: RLK_029 Shatterskin Gargoyle"]
fn RLK_029_shatterskin_gargoyle() {
    check(
        CardClass::Mage,
        &[Give("RLK_029"), Cost("RLK_029", 6), Stats("RLK_029", 4, 6), Has("RLK_029", GameTag::TAUNT), Unwritten],
    );
}

/// # Infected Peasant
///
/// `RLK_070` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Summon a 2/2 Undead Peasant.
///
/// State: Todo
//~ RLK_070 todo 76c0641e 8b86de41
#[test]
#[ignore = "todo: RLK_070 Infected Peasant"]
fn RLK_070_infected_peasant() {
    check(CardClass::Mage, &[Give("RLK_070"), Cost("RLK_070", 2), Stats("RLK_070", 2, 1), Unwritten]);
}

/// # Undead Peasant
///
/// `RLK_070t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ RLK_070t vanilla 22ae6050 b5059577
#[test]
fn RLK_070t_undead_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_070t"),
            Cost("RLK_070t", 2),
            Stats("RLK_070t", 2, 2),
            Play("RLK_070t", Nothing),
            In(The("RLK_070t"), Zone::Play),
            Now(The("RLK_070t"), 2, 2),
        ],
    );
}

/// # Street Sweeper
///
/// `RLK_104` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage to all other minions.
///
/// State: Todo
//~ RLK_104 todo bafecfda c2ff1810
#[test]
#[ignore = "todo: RLK_104 Street Sweeper"]
fn RLK_104_street_sweeper() {
    check(CardClass::Mage, &[Give("RLK_104"), Cost("RLK_104", 4), Stats("RLK_104", 2, 2), Unwritten]);
}

/// # Brittleskin Zombie
///
/// `RLK_113` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, deal 3 damage to them.
///
/// State: Todo
//~ RLK_113 todo 292e17f4 d82fcfdf
#[test]
#[ignore = "todo: RLK_113 Brittleskin Zombie"]
fn RLK_113_brittleskin_zombie() {
    check(CardClass::Mage, &[Give("RLK_113"), Cost("RLK_113", 3), Stats("RLK_113", 4, 3), Unwritten]);
}

/// # Incorporeal Corporal
///
/// `RLK_117` · Neutral minion · 2 mana · 5/5
///
/// > After this minion attacks, destroy it.
///
/// State: Todo
//~ RLK_117 todo 93bb7ee7 3b51913e
#[test]
#[ignore = "todo: RLK_117 Incorporeal Corporal"]
fn RLK_117_incorporeal_corporal() {
    check(CardClass::Mage, &[Give("RLK_117"), Cost("RLK_117", 2), Stats("RLK_117", 5, 5), Unwritten]);
}

/// # Drakkari Embalmer
///
/// `RLK_119` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly Undead **Reborn**.
///
/// State: Todo
//~ RLK_119 todo 76e6dd2b 3b42bd1a
#[test]
#[ignore = "todo: RLK_119 Drakkari Embalmer"]
fn RLK_119_drakkari_embalmer() {
    check(CardClass::Mage, &[Give("RLK_119"), Cost("RLK_119", 3), Stats("RLK_119", 3, 4), Unwritten]);
}

/// # Bone Flinger
///
/// `RLK_123` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, deal 2 damage.
///
/// State: Todo
//~ RLK_123 todo bcbc039b 0b8a10a4
#[test]
#[ignore = "todo: RLK_123 Bone Flinger"]
fn RLK_123_bone_flinger() {
    check(CardClass::Mage, &[Give("RLK_123"), Cost("RLK_123", 2), Stats("RLK_123", 2, 3), Unwritten]);
}

/// # Silvermoon Arcanist
///
/// `RLK_218` · Neutral minion · 3 mana · 2/2
///
/// > **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
///
/// State: Todo
//~ RLK_218 todo 54c38e7b 2c810817
#[test]
#[ignore = "todo: RLK_218 Silvermoon Arcanist"]
fn RLK_218_silvermoon_arcanist() {
    check(
        CardClass::Mage,
        &[Give("RLK_218"), Cost("RLK_218", 3), Stats("RLK_218", 2, 2), Has("RLK_218", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Sunfury Clergy
///
/// `RLK_219` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Restore #3 Health to all friendly characters. **Manathirst (6):** Restore #6 Health instead.
///
/// State: Todo
//~ RLK_219 todo 02d4ae12 5594a091
#[test]
#[ignore = "todo: RLK_219 Sunfury Clergy"]
fn RLK_219_sunfury_clergy() {
    check(CardClass::Mage, &[Give("RLK_219"), Cost("RLK_219", 3), Stats("RLK_219", 2, 4), Unwritten]);
}

/// # Tenacious San'layn
///
/// `RLK_220` · Neutral minion · 5 mana · 4/6
///
/// > **Lifesteal** Whenever this attacks, deal 2 damage to the enemy hero.
///
/// State: Todo
//~ RLK_220 todo 91612129 7758a990
#[test]
#[ignore = "todo: RLK_220 Tenacious San'layn"]
fn RLK_220_tenacious_sanlayn() {
    check(
        CardClass::Mage,
        &[Give("RLK_220"), Cost("RLK_220", 5), Stats("RLK_220", 4, 6), Has("RLK_220", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Crystal Broker
///
/// `RLK_221` · Neutral minion · 3 mana · 3/2
///
/// > **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
///
/// State: Todo
//~ RLK_221 todo ee38fa1a 1fbdec37
#[test]
#[ignore = "todo: RLK_221 Crystal Broker"]
fn RLK_221_crystal_broker() {
    check(CardClass::Mage, &[Give("RLK_221"), Cost("RLK_221", 3), Stats("RLK_221", 3, 2), Unwritten]);
}

/// # Astalor Bloodsworn
///
/// `RLK_222` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add Astalor, the Protector to your hand. **Manathirst (@):** Deal 2 damage.
///
/// State: Todo
//~ RLK_222 todo 13334d34 c19307bb
#[test]
#[ignore = "todo: RLK_222 Astalor Bloodsworn"]
fn RLK_222_astalor_bloodsworn() {
    check(CardClass::Mage, &[Give("RLK_222"), Cost("RLK_222", 2), Stats("RLK_222", 2, 2), Unwritten]);
}

/// # Astalor, the Protector
///
/// `RLK_222t1` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
///
/// State: Todo
//~ RLK_222t1 todo eef8adcd 597766ed
#[test]
#[ignore = "todo: RLK_222t1 Astalor, the Protector"]
fn RLK_222t1_astalor_the_protector() {
    check(CardClass::Mage, &[Give("RLK_222t1"), Cost("RLK_222t1", 5), Stats("RLK_222t1", 5, 5), Unwritten]);
}

/// # Astalor, the Flamebringer
///
/// `RLK_222t2` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
///
/// State: Todo
//~ RLK_222t2 todo c723487b 2d3af97e
#[test]
#[ignore = "todo: RLK_222t2 Astalor, the Flamebringer"]
fn RLK_222t2_astalor_the_flamebringer() {
    check(CardClass::Mage, &[Give("RLK_222t2"), Cost("RLK_222t2", 8), Stats("RLK_222t2", 8, 8), Unwritten]);
}

/// # Silvermoon Sentinel
///
/// `RLK_518` · Neutral minion · 3 mana · 2/5
///
/// > **Taunt Manathirst (@):** Gain +2/+2 and **Divine Shield**.
///
/// State: Todo
//~ RLK_518 todo 1cc265ad 0629d118
#[test]
#[ignore = "todo: RLK_518 Silvermoon Sentinel"]
fn RLK_518_silvermoon_sentinel() {
    check(
        CardClass::Mage,
        &[Give("RLK_518"), Cost("RLK_518", 3), Stats("RLK_518", 2, 5), Has("RLK_518", GameTag::TAUNT), Unwritten],
    );
}

/// # The Sunwell
///
/// `RLK_590` · Neutral spell · Holy · 9 mana
///
/// > Fill your hand with random spells. Costs (1) less for each other card in your hand.
///
/// State: Todo
//~ RLK_590 todo 064d66dd e9085edf
#[test]
#[ignore = "todo: RLK_590 The Sunwell"]
fn RLK_590_the_sunwell() {
    check(CardClass::Mage, &[Give("RLK_590"), Cost("RLK_590", 9), Unwritten]);
}

/// # Bonelord Frostwhisper
///
/// `RLK_591` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
///
/// State: Todo
//~ RLK_591 todo 0f263b35 e27d125c
#[test]
#[ignore = "todo: RLK_591 Bonelord Frostwhisper"]
fn RLK_591_bonelord_frostwhisper() {
    check(CardClass::Mage, &[Give("RLK_591"), Cost("RLK_591", 6), Stats("RLK_591", 6, 6), Unwritten]);
}

/// # Invincible
///
/// `RLK_592` · Neutral minion · 8 mana · 5/5
///
/// > **Reborn Battlecry and Deathrattle:** Give another random friendly Undead +5/+5 and **Taunt**.
///
/// State: Todo
//~ RLK_592 todo 1bc74ece c80c79e6
#[test]
#[ignore = "todo: RLK_592 Invincible"]
fn RLK_592_invincible() {
    check(
        CardClass::Mage,
        &[Give("RLK_592"), Cost("RLK_592", 8), Stats("RLK_592", 5, 5), Has("RLK_592", GameTag::REBORN), Unwritten],
    );
}

/// # Lor'themar Theron
///
/// `RLK_593` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Double the stats of all minions in your deck.
///
/// State: Todo
//~ RLK_593 todo fde8a02c fe5fa0e4
#[test]
#[ignore = "todo: RLK_593 Lor'themar Theron"]
fn RLK_593_lorthemar_theron() {
    check(CardClass::Mage, &[Give("RLK_593"), Cost("RLK_593", 7), Stats("RLK_593", 7, 7), Unwritten]);
}

/// # Infectious Ghoul
///
/// `RLK_653` · Neutral minion · 5 mana · 5/4
///
/// > **Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon an Infectious Ghoul."
///
/// State: Todo
//~ RLK_653 todo be336fad ebbc30f2
#[test]
#[ignore = "todo: RLK_653 Infectious Ghoul"]
fn RLK_653_infectious_ghoul() {
    check(CardClass::Mage, &[Give("RLK_653"), Cost("RLK_653", 5), Stats("RLK_653", 5, 4), Unwritten]);
}

/// # Sanctum Spellbender
///
/// `RLK_677` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent targets another minion with a spell, redirect it to this.
///
/// State: Todo
//~ RLK_677 todo 1546e09e 6a17a474
#[test]
#[ignore = "todo: RLK_677 Sanctum Spellbender"]
fn RLK_677_sanctum_spellbender() {
    check(CardClass::Mage, &[Give("RLK_677"), Cost("RLK_677", 4), Stats("RLK_677", 3, 6), Unwritten]);
}

/// # Arms Dealer
///
/// `RLK_824` · Neutral minion · 1 mana · 1/2
///
/// > After you summon an Undead, give it +1 Attack.
///
/// State: Todo
//~ RLK_824 todo 30b3a8e2 91f5d75e
#[test]
#[ignore = "todo: RLK_824 Arms Dealer"]
fn RLK_824_arms_dealer() {
    check(CardClass::Mage, &[Give("RLK_824"), Cost("RLK_824", 1), Stats("RLK_824", 1, 2), Unwritten]);
}

/// # Flesh Behemoth
///
/// `RLK_830` · Neutral minion · 9 mana · 4/8
///
/// > **Taunt Deathrattle:** Draw another Undead and summon a copy of it.
///
/// State: Todo
//~ RLK_830 todo bfb9474b 9a95d7b8
#[test]
#[ignore = "todo: RLK_830 Flesh Behemoth"]
fn RLK_830_flesh_behemoth() {
    check(
        CardClass::Mage,
        &[Give("RLK_830"), Cost("RLK_830", 9), Stats("RLK_830", 4, 8), Has("RLK_830", GameTag::TAUNT), Unwritten],
    );
}

/// # Plaguespreader
///
/// `RLK_831` · Neutral minion · 4 mana · 4/4
///
/// > **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
///
/// State: Todo
//~ RLK_831 todo 0edb1ce3 ab17c388
#[test]
#[ignore = "todo: RLK_831 Plaguespreader"]
fn RLK_831_plaguespreader() {
    check(CardClass::Mage, &[Give("RLK_831"), Cost("RLK_831", 4), Stats("RLK_831", 4, 4), Unwritten]);
}

/// # Foul Egg
///
/// `RLK_833` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Undead Chicken.
///
/// State: Todo
//~ RLK_833 todo 9d20b94e 1c6ce7ba
#[test]
#[ignore = "todo: RLK_833 Foul Egg"]
fn RLK_833_foul_egg() {
    check(CardClass::Mage, &[Give("RLK_833"), Cost("RLK_833", 1), Stats("RLK_833", 0, 2), Unwritten]);
}

/// # Foul Fowl
///
/// `RLK_833t` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ RLK_833t vanilla c07ee31a 61eb4d96
#[test]
fn RLK_833t_foul_fowl() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_833t"),
            Cost("RLK_833t", 3),
            Stats("RLK_833t", 3, 3),
            Play("RLK_833t", Nothing),
            In(The("RLK_833t"), Zone::Play),
            Now(The("RLK_833t"), 3, 3),
        ],
    );
}

/// # Nerubian Vizier
///
/// `RLK_834` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If a friendly Undead died after your last turn, it costs (2) less.
///
/// State: Todo
//~ RLK_834 todo 1366feac bd5aa77b
#[test]
#[ignore = "todo: RLK_834 Nerubian Vizier"]
fn RLK_834_nerubian_vizier() {
    check(CardClass::Mage, &[Give("RLK_834"), Cost("RLK_834", 3), Stats("RLK_834", 2, 4), Unwritten]);
}

/// # Vrykul Necrolyte
///
/// `RLK_867` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Summon a 2/2 Zombie with **Rush**."
///
/// State: Todo
//~ RLK_867 todo 8f185a64 c5091a54
#[test]
#[ignore = "todo: RLK_867 Vrykul Necrolyte"]
fn RLK_867_vrykul_necrolyte() {
    check(CardClass::Mage, &[Give("RLK_867"), Cost("RLK_867", 2), Stats("RLK_867", 2, 2), Unwritten]);
}

/// # Scourge Rager
///
/// `RLK_900` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn Battlecry:** Die.
///
/// State: Todo
//~ RLK_900 todo 84355bff 1954d5fb
#[test]
#[ignore = "todo: RLK_900 Scourge Rager"]
fn RLK_900_scourge_rager() {
    check(
        CardClass::Mage,
        &[Give("RLK_900"), Cost("RLK_900", 3), Stats("RLK_900", 5, 4), Has("RLK_900", GameTag::REBORN), Unwritten],
    );
}

/// # Umbral Geist
///
/// `RLK_914` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Add a random Shadow spell to your hand.
///
/// State: Todo
//~ RLK_914 todo 04f383cb 7646eaa7
#[test]
#[ignore = "todo: RLK_914 Umbral Geist"]
fn RLK_914_umbral_geist() {
    check(CardClass::Mage, &[Give("RLK_914"), Cost("RLK_914", 2), Stats("RLK_914", 3, 1), Unwritten]);
}

/// # Amber Whelp
///
/// `RLK_915` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage.
///
/// State: Todo
//~ RLK_915 todo f9eec4a4 972dcedc
#[test]
#[ignore = "todo: RLK_915 Amber Whelp"]
fn RLK_915_amber_whelp() {
    check(CardClass::Mage, &[Give("RLK_915"), Cost("RLK_915", 3), Stats("RLK_915", 3, 3), Unwritten]);
}

/// # Bloodied Knight
///
/// `RLK_926` · Neutral minion · 3 mana · 4/5
///
/// > At the end of your turn, deal 2 damage to your hero.
///
/// State: Todo
//~ RLK_926 todo 409844bd 394ff6fb
#[test]
#[ignore = "todo: RLK_926 Bloodied Knight"]
fn RLK_926_bloodied_knight() {
    check(CardClass::Mage, &[Give("RLK_926"), Cost("RLK_926", 3), Stats("RLK_926", 4, 5), Unwritten]);
}

/// # Translocation Instructor
///
/// `RLK_950` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
///
/// State: Todo
//~ RLK_950 todo 3813f795 1fa3e1bc
#[test]
#[ignore = "todo: RLK_950 Translocation Instructor"]
fn RLK_950_translocation_instructor() {
    check(CardClass::Mage, &[Give("RLK_950"), Cost("RLK_950", 5), Stats("RLK_950", 4, 4), Unwritten]);
}

/// # Coroner
///
/// `RLK_951` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
///
/// State: Todo
//~ RLK_951 todo e8e34ad9 717bc633
#[test]
#[ignore = "todo: RLK_951 Coroner"]
fn RLK_951_coroner() {
    check(CardClass::Mage, &[Give("RLK_951"), Cost("RLK_951", 2), Stats("RLK_951", 2, 2), Unwritten]);
}

/// # Enchanter
///
/// `RLK_952` · Neutral minion · 3 mana · 3/3
///
/// > Enemy minions take double damage during your turn.
///
/// State: Todo
//~ RLK_952 todo cede3e68 531960f3
#[test]
#[ignore = "todo: RLK_952 Enchanter"]
fn RLK_952_enchanter() {
    check(CardClass::Mage, &[Give("RLK_952"), Cost("RLK_952", 3), Stats("RLK_952", 3, 3), Unwritten]);
}

/// # Silvermoon Armorer
///
/// `RLK_955` · Neutral minion · 4 mana · 4/4
///
/// > **Rush Manathirst (@):** Gain +2/+2.
///
/// State: Todo
//~ RLK_955 todo d47d6f17 6351fe6e
#[test]
#[ignore = "todo: RLK_955 Silvermoon Armorer"]
fn RLK_955_silvermoon_armorer() {
    check(
        CardClass::Mage,
        &[Give("RLK_955"), Cost("RLK_955", 4), Stats("RLK_955", 4, 4), Has("RLK_955", GameTag::RUSH), Unwritten],
    );
}

/// # Wailing Banshee
///
/// `RLK_957` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly Undead +2/+1.
///
/// State: Todo
//~ RLK_957 todo 750cff2e 59e661ad
#[test]
#[ignore = "todo: RLK_957 Wailing Banshee"]
fn RLK_957_wailing_banshee() {
    check(CardClass::Mage, &[Give("RLK_957"), Cost("RLK_957", 1), Stats("RLK_957", 2, 1), Unwritten]);
}

/// # Hawkstrider Rancher
///
/// `RLK_970` · Neutral minion · 3 mana · 2/5
///
/// > Whenever you play a minion, give it +1/+1 and "**Deathrattle:** Summon a 1/1 Hawkstrider."
///
/// State: Todo
//~ RLK_970 todo 688c69c4 3319a535
#[test]
#[ignore = "todo: RLK_970 Hawkstrider Rancher"]
fn RLK_970_hawkstrider_rancher() {
    check(CardClass::Mage, &[Give("RLK_970"), Cost("RLK_970", 3), Stats("RLK_970", 2, 5), Unwritten]);
}

/// # Hawkstrider
///
/// `RLK_970t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ RLK_970t vanilla 35c90aa3 72fbb5a7
#[test]
fn RLK_970t_hawkstrider() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_970t"),
            Cost("RLK_970t", 1),
            Stats("RLK_970t", 1, 1),
            Play("RLK_970t", Nothing),
            In(The("RLK_970t"), Zone::Play),
            Now(The("RLK_970t"), 1, 1),
        ],
    );
}

/// # The Coin
///
/// `RLK_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ RLK_COIN1 todo 7a411ff2 7e7e482d
#[test]
#[ignore = "todo: RLK_COIN1 The Coin"]
fn RLK_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("RLK_COIN1"), Cost("RLK_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `RLK_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ RLK_COIN2 todo acdd3f5d 1858330b
#[test]
#[ignore = "todo: RLK_COIN2 The Coin"]
fn RLK_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("RLK_COIN2"), Cost("RLK_COIN2", 0), Unwritten]);
}
