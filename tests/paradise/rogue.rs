//! Rogue cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6180d227

/// Conniving Conman · Minion · Pirate · 4 mana · 4/4 · **Battlecry:** Replay the last card you played from another class.
//~ todo VAC_333 849107ca ec4dd239 -
#[test]
#[ignore = "todo: Conniving Conman"]
fn VAC_333_conniving_conman() {
    unwritten("VAC_333");
}

/// Knickknack Shack · Location · 3 mana · 4 uses · Draw a card. If you play it this turn, reopen this.
//~ done VAC_334 - 71858417 -
#[test]
fn VAC_334_knickknack_shack() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_334"),
            Cost("VAC_334", 3),
            Friend("VAC_334"),
            OnTop("CS2_231"),
            Use(My(0), 0, Nothing),
            Is(InHand(1), "CS2_231"),
            Play("GAME_005", Nothing),
            CannotAct(My(0)),
            Play("CS2_231", Nothing),
            Use(My(0), 0, Nothing),
            HandCount(Mine, 2),
            CannotAct(My(0)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("VAC_334"),
            OnTop("CS2_231"),
            Use(My(0), 0, Nothing),
            EndTurn,
            EndTurn,
            CannotAct(My(0)),
            Play("CS2_231", Nothing),
            CannotAct(My(0)),
        ],
    );
}

/// Treasure Hunter Eudora · Minion · Pirate · 4 mana · 4/5 · **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
//~ todo VAC_464 d6097bf9 15bc6585 -
#[test]
#[ignore = "todo: Treasure Hunter Eudora"]
fn VAC_464_treasure_hunter_eudora() {
    unwritten("VAC_464");
}

/// Eudora's Treasure Hunt · Spell · 1 mana · **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
//~ todo VAC_464t 229528bd 65241cab -
#[test]
#[ignore = "todo: Eudora's Treasure Hunt"]
fn VAC_464t_eudoras_treasure_hunt() {
    unwritten("VAC_464t");
}

/// Spyglass · Spell · 1 mana · Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
//~ todo VAC_464t10 b4f5ddda 96f21741 -
#[test]
#[ignore = "todo: Spyglass"]
fn VAC_464t10_spyglass() {
    unwritten("VAC_464t10");
}

/// Staff of Scales · Spell · 5 mana · Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
//~ todo VAC_464t17 90cd8773 469f1e65 -
#[test]
#[ignore = "todo: Staff of Scales"]
fn VAC_464t17_staff_of_scales() {
    unwritten("VAC_464t17");
}

/// Canopic Jars · Spell · 3 mana · Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
//~ todo VAC_464t18 0ba6381d a0a4950a -
#[test]
#[ignore = "todo: Canopic Jars"]
fn VAC_464t18_canopic_jars() {
    unwritten("VAC_464t18");
}

/// Ancient Reflections · Spell · Arcane · 4 mana · Choose a minion. Fill your board with 1/1 copies of it.
//~ todo VAC_464t19 3bddf4c6 a27231d2 -
#[test]
#[ignore = "todo: Ancient Reflections"]
fn VAC_464t19_ancient_reflections() {
    unwritten("VAC_464t19");
}

/// Dr. Boom's Boombox · Spell · 4 mana · Summon 7 'Boom Bots'.
//~ todo VAC_464t21 1e9a0f63 5e1c4c1b -
#[test]
#[ignore = "todo: Dr. Boom's Boombox"]
fn VAC_464t21_dr_booms_boombox() {
    unwritten("VAC_464t21");
}

/// Embers of Ragnaros · Spell · Fire · 10 mana · Shoot three fireballs at random enemies that deal $8 damage each.
//~ todo VAC_464t23 35c1d010 de2105f2 -
#[test]
#[ignore = "todo: Embers of Ragnaros"]
fn VAC_464t23_embers_of_ragnaros() {
    unwritten("VAC_464t23");
}

/// Book of the Dead · Spell · Shadow · 14 mana · Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
//~ todo VAC_464t24 4c9761d4 d2b9a001 -
#[test]
#[ignore = "todo: Book of the Dead"]
fn VAC_464t24_book_of_the_dead() {
    unwritten("VAC_464t24");
}

/// Annoy-o Horn · Spell · 8 mana · Fill your board with annoying minions.
//~ todo VAC_464t25 2c15c95f c55545da -
#[test]
#[ignore = "todo: Annoy-o Horn"]
fn VAC_464t25_annoy_o_horn() {
    unwritten("VAC_464t25");
}

/// Beastly Beauty · Minion · 3 mana · 2/6 · **Rush** After this attacks a minion and survives, transform this into an 8/8.
//~ todo VAC_464t27 7c40493a 0528f617 -
#[test]
#[ignore = "todo: Beastly Beauty"]
fn VAC_464t27_beastly_beauty() {
    unwritten("VAC_464t27");
}

/// Forging Quel'Delar · Spell · 0 mana
//~ todo VAC_464t31t e90b1ed0 24b08d4c -
#[test]
#[ignore = "todo: Forging Quel'Delar"]
fn VAC_464t31t_forging_quel_delar() {
    unwritten("VAC_464t31t");
}

/// The Exorcisor · Weapon · 1 mana · 3/3 durability · **Silence** any minion attacked by this weapon.
//~ todo VAC_464t4 cd81c3ec ecdd49b7 -
#[test]
#[ignore = "todo: The Exorcisor"]
fn VAC_464t4_the_exorcisor() {
    unwritten("VAC_464t4");
}

/// Pure Cold · Spell · Frost · 5 mana · Deal $8 damage to the enemy hero, and **Freeze** it.
//~ todo VAC_464t5 76be4144 2c03d69c -
#[test]
#[ignore = "todo: Pure Cold"]
fn VAC_464t5_pure_cold() {
    unwritten("VAC_464t5");
}

/// Holy Book · Spell · Holy · 8 mana · **Silence** and destroy a minion. Summon a 10/10 copy of it.
//~ todo VAC_464t7 c6633d3b 83f14533 -
#[test]
#[ignore = "todo: Holy Book"]
fn VAC_464t7_holy_book() {
    unwritten("VAC_464t7");
}

/// Agency Espionage · Spell · 4 mana · Shuffle a card from each other class into your deck. They cost (1). Draw one.
//~ todo WORK_004 d7921342 9fcec3aa -
#[test]
#[ignore = "todo: Agency Espionage"]
fn WORK_004_agency_espionage() {
    unwritten("WORK_004");
}

/// Robocaller · Minion · Mech · 3 mana · 3/2 · **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
//~ todo WORK_006 61c9ca8b 79042c67 -
#[test]
#[ignore = "todo: Robocaller"]
fn WORK_006_robocaller() {
    unwritten("WORK_006");
}
