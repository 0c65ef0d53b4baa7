//! Demon Hunter cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 04e5e080

/// # Shattershard Turret
/// Minion · 3 mana · 2/4
/// > **Rush**, **Windfury Starship Piece**
/// - Makes: Shattershard Turret [`GDB_105e`] ("Rush, Windfury")
//~ vanilla GDB_105 f9c02d99 def81b81.7125e2e4 ae6ffcf5.861d8d4a
pub const GDB_105: Power = VANILLA;

/// # Shattershard Turret
/// Enchantment
/// > **Rush**, **Windfury**
//~ derived GDB_105e c76b74bc d522ad72.9d1d04fc ae6ffcf5
pub const GDB_105e: Power = enchant(&[has(GameTag::RUSH), has(GameTag::WINDFURY)]);

/// # Felfused Battery
/// Minion · 2 mana · 2/3
/// > After this attacks, give your other minions +1 Attack. **Starship Piece**
/// - Makes: Felfused Battery [`GDB_110e`] ("After this attacks, give your other minions +1…"); Felfused [`GDB_110e2`] ("\+1 Attack.")
//~ derived GDB_110 8172f8ad 5656a6e3.5d074fae 72a1c4af.009be0e7
pub const GDB_110: Power = after(THIS.attack(CARD)).then(&[attach("GDB_110e2").to(OTHER_FRIENDLY_MINIONS)]);

/// # Felfused Battery
/// Enchantment
/// > After this attacks, give your other minions +1 Attack.
//~ derived GDB_110e 4bf2489a d522ad72.232f1deb 72a1c4af
pub const GDB_110e: Power = after(THIS.attack(CARD)).then(&[give(&[ATTACK.plus(1)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Felfused
/// Enchantment
/// > \+1 Attack.
//~ derived GDB_110e2 efd7bf5b d522ad72.379bca7a 7cedc68b
pub const GDB_110e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Eldritch Being
/// Minion · 1 mana · 1/3
/// > **Outcast and Spellburst:** Shuffle your hand.
//~ done GDB_116 - cbeac1ac.95393afb 22912dbf
pub const GDB_116: Power = abilities(&[
    on(Word::Outcast, &[move_to_right_end(YOUR_HAND.random_of(20))]),
    on(Word::Spellburst, &[move_to_right_end(YOUR_HAND.random_of(20))]),
]);

/// # Dirdra, Rebel Captain
/// Minion · Draenei · 4 mana · 5/4
/// > **Rush**. **Battlecry:** Shuffle all 8 Crewmates into your deck. **Deathrattle:** Draw two Crewmates.
//~ done GDB_117 - c93aaddc.e2190ada 1dfa757e
pub const GDB_117: Power = abilities(&[
    battlecry(&[
        create_aside(each_of(&[
            "GDB_471t", "GDB_471t2", "GDB_471t3", "GDB_471t4", "GDB_471t5", "GDB_471t6", "GDB_471t7", "GDB_471t8",
        ])),
        shuffle(the(LEFT_ASIDE)),
    ]),
    deathrattle(&[draw_that(2, CREWMATE)]),
]);

/// # Xor'toth, Breaker of Stars
/// Minion · Demon · 5 mana · 5/5
/// > **Battlecry:** Add two Stars to both sides of your hand. When they collide, deal 5 damage to all enemies.
/// - Makes: Star of Origination [`GDB_118t`] ("Once this is next to Star of Conclusion, deal 5…"); Star of Conclusion [`GDB_118t2`] ("Once this is next to Star of Origination, deal 5…")
//~ done GDB_118 - d4e7e34d.89f8640c 71a42567.da18c4fb
pub const GDB_118: Power = battlecry(&[get(card("GDB_118t")), move_to_left_end(IT), get(card("GDB_118t2"))]);

/// # Star of Origination
/// Spell · 0 mana
/// > Once this is next to Star of Conclusion, deal $5 damage to all enemies.
/// - Makes: Star of Conclusion [`GDB_118t2`] ("Once this is next to Star of Origination, deal 5…")
// No source: the cards between them leave the hand when they are played, discarded or shuffled away.
//~ done GDB_118t - 3e8f9d5a.99bd49cc 6b71383d.4c9f6333
pub const GDB_118t: Power = abilities(&[
    after(YOU.play(CARD)).in_hand().when(NEXT_TO_CONCLUSION).then(WITH_CONCLUSION),
    after(YOU.discard(CARD)).in_hand().when(NEXT_TO_CONCLUSION).then(WITH_CONCLUSION),
    after(YOU.get(CARD)).in_hand().when(NEXT_TO_CONCLUSION).then(WITH_CONCLUSION),
    after(YOU.shuffle(CARD)).in_hand().when(NEXT_TO_CONCLUSION).then(WITH_CONCLUSION),
]);

/// "Once this is next to Star of Conclusion"
const NEXT_TO_CONCLUSION: Condition = there_is(&THIS.hand_neighbours().that(named("GDB_118t2")));

/// "deal $5 damage to all enemies."
const WITH_CONCLUSION: &[Effect] = &[
    remove_from_game(THIS.hand_neighbours().that(named("GDB_118t2")).first(1)),
    deal(5).to(ENEMIES),
    remove_from_game(THIS),
];

/// # Star of Conclusion
/// Spell · 0 mana
/// > Once this is next to Star of Origination, deal $5 damage to all enemies.
/// - Makes: Star of Origination [`GDB_118t`] ("Once this is next to Star of Conclusion, deal 5…")
//~ done GDB_118t2 - 3e8f9d5a.238d1635 9c59d603.b21c2a9e
pub const GDB_118t2: Power = abilities(&[
    after(YOU.play(CARD)).in_hand().when(NEXT_TO_ORIGINATION).then(WITH_ORIGINATION),
    after(YOU.discard(CARD)).in_hand().when(NEXT_TO_ORIGINATION).then(WITH_ORIGINATION),
    after(YOU.get(CARD)).in_hand().when(NEXT_TO_ORIGINATION).then(WITH_ORIGINATION),
    after(YOU.shuffle(CARD)).in_hand().when(NEXT_TO_ORIGINATION).then(WITH_ORIGINATION),
]);

/// "Once this is next to Star of Origination"
const NEXT_TO_ORIGINATION: Condition = there_is(&THIS.hand_neighbours().that(named("GDB_118t")));

/// "deal $5 damage to all enemies."
const WITH_ORIGINATION: &[Effect] = &[
    remove_from_game(THIS.hand_neighbours().that(named("GDB_118t")).first(1)),
    deal(5).to(ENEMIES),
    remove_from_game(THIS),
];

/// # Emergency Meeting
/// Spell · 1 mana
/// > Get two 4/4 Crewmates. Put a random Demon that costs (3) or less between them.
/// - Makes: Going Into Battle [`GDB_119e`] ("\+2 Attack and Lifesteal this turn.")
//~ done GDB_119 - 2f198b86.152f60e4 a72afc1e.9d412112
pub const GDB_119: Power =
    spell(&[get(one_of(CREWMATES)), get(random(all(&[DEMON, MINION, COST.at_most(3)]))), get(one_of(CREWMATES))]);

const CREWMATES: &[&str] =
    &["GDB_471t", "GDB_471t2", "GDB_471t3", "GDB_471t4", "GDB_471t5", "GDB_471t6", "GDB_471t7", "GDB_471t8"];

/// # Going Into Battle
/// Enchantment
/// > \+2 Attack and **Lifesteal** this turn.
//~ derived GDB_119e e021b349 d522ad72.9c76f931 e130459b
pub const GDB_119e: Power = enchant(&[ATTACK.plus(2), has(GameTag::LIFESTEAL)]).this_turn();

/// # Voronei Recruiter
/// Minion · Draenei · 2 mana · 2/3
/// > At the end of your turn, get a 4/4 Crewmate with a random **Bonus Effect**.
/// - Makes: Engine Crewmate [`GDB_471t`] (4/4, "Divine Shield Battlecry: Summon every adjoining…"); Tactical Crewmate [`GDB_471t2`] (4/4, "Taunt Battlecry: Summon every adjoining Crewmate."); Gunner Crewmate [`GDB_471t3`] (4/4, "Rush Battlecry: Summon every adjoining Crewmate."); Helm Crewmate [`GDB_471t4`] (4/4, "Windfury Battlecry: Summon every adjoining…"); Recon Crewmate [`GDB_471t5`] (4/4, "Elusive Battlecry: Summon every adjoining…"); Research Crewmate [`GDB_471t6`] (4/4, "Poisonous Battlecry: Summon every adjoining…"); Medical Crewmate [`GDB_471t7`] (4/4, "Lifesteal Battlecry: Summon every adjoining…"); Admin Crewmate [`GDB_471t8`] (4/4, "Reborn Battlecry: Summon every adjoining…")
//~ derived GDB_471 79aaf53f feeef278.31656101 cb009225.3e0e17ec
#[rustfmt::skip]
pub const GDB_471: Power = at_end_of_your_turn(&[get(one_of(&["GDB_471t", "GDB_471t2", "GDB_471t3", "GDB_471t4", "GDB_471t5", "GDB_471t6", "GDB_471t7", "GDB_471t8"]))]);

/// "every adjoining Crewmate": those next to it in hand, those next to these, and so on.
const SUMMON_CREWMATES: &[Effect] =
    &[select(THIS.hand_neighbours().that(CREWMATE)), AND_NEXT, AND_NEXT, AND_NEXT, AND_NEXT, AND_NEXT, summon(the(IT))];
const AND_NEXT: Effect = select(together(&[IT, IT.at_distance(1).that(CREWMATE)]));
const CREWMATE: Condition = any(&[
    named("GDB_471t"),
    named("GDB_471t2"),
    named("GDB_471t3"),
    named("GDB_471t4"),
    named("GDB_471t5"),
    named("GDB_471t6"),
    named("GDB_471t7"),
    named("GDB_471t8"),
]);

/// # Engine Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Divine Shield Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t - 9449ae10.0102612b 2e47ae8a
pub const GDB_471t: Power = battlecry(SUMMON_CREWMATES);

/// # Tactical Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Taunt Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t2 - 9449ae10.e035116c f778a02b
pub const GDB_471t2: Power = battlecry(SUMMON_CREWMATES);

/// # Gunner Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Rush Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t3 - 9449ae10.eb187571 51e5a07b
pub const GDB_471t3: Power = battlecry(SUMMON_CREWMATES);

/// # Helm Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Windfury Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t4 - 9449ae10.11d8e935 7f69623f
pub const GDB_471t4: Power = battlecry(SUMMON_CREWMATES);

/// # Recon Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Elusive Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t5 - 9449ae10.d64de99d 1f7b2b1c
pub const GDB_471t5: Power = battlecry(SUMMON_CREWMATES);

/// # Research Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Poisonous Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t6 - 9449ae10.7420536c 8d720dba
pub const GDB_471t6: Power = battlecry(SUMMON_CREWMATES);

/// # Medical Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Lifesteal Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t7 - 9449ae10.ff0002ec 730593a3
pub const GDB_471t7: Power = battlecry(SUMMON_CREWMATES);

/// # Admin Crewmate
/// Minion · Draenei · 4 mana · 4/4
/// > **Reborn Battlecry:** Summon every adjoining Crewmate.
//~ done GDB_471t8 - 9449ae10.8114474c d3154525
pub const GDB_471t8: Power = battlecry(SUMMON_CREWMATES);

/// # Headhunt
/// Spell · 1 mana
/// > Deal $2 damage. Get a 4/4 Crewmate with a random **Bonus Effect**.
//~ done GDB_473 - 2f198b86.0aca6b0a 782a0f76
pub const GDB_473: Power = spell(&[
    deal(2).to(TARGET),
    get(one_of(&[
        "GDB_471t", "GDB_471t2", "GDB_471t3", "GDB_471t4", "GDB_471t5", "GDB_471t6", "GDB_471t7", "GDB_471t8",
    ])),
]);

/// # Warp Drive
/// Spell · Fel · 3 mana
/// > Draw 2 cards. If you're building a **Starship**, they cost (2) less.
//~ derived GDB_474 1a88ee48 d86badf2.bfc0a991 85949fcf
pub const GDB_474: Power = spell(&[draw(2), give(&[cost_less(2)]).to(IT).when(there_is(&YOUR_LAUNCHPAD))]);

/// # Infiltrate
/// Spell · 3 mana
/// > Choose a minion. Deal $3 damage to all other minions.
//~ done GDB_902 - 82ede6d1.03e0433a 8957a46e
pub const GDB_902: Power = spell(&[select(A_MINION), deal(3).to(MINIONS.that(not(&is(&TARGET))))]);

/// # Lurker
/// Minion · 4 mana · 2/6
/// > After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg*).
//~ done SC_009 - 59ecc571.cef5a6ae c5bac107
pub const SC_009: Power = after(FRIENDLY_MINIONS.attack(CARD)).then(&[either(
    there_is(&SUBJECT.that(with(GameTag::ZERG))),
    &[deal(2).to(ENEMIES.random())],
    &[deal(1).to(ENEMIES.random())],
)]);

/// # Creep Tumor
/// Spell · 2 mana
/// > Your Zerg minions have +1 Attack and **Rush**. Lasts 3 turns.
/// - Makes: On Creep [`SC_011e`] ("Creep Tumor grants +1 Attack and Rush.")
//~ derived SC_011 4bd128eb 7846e7ae.4c80b80e 41802683.9c4b2500
pub const SC_011: Power = abilities(&[aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG))).gives("SC_011e"), lasts(3)]);

/// # On Creep
/// Enchantment
/// > Creep Tumor grants +1 Attack and **Rush**.
/// - Makes: Creep Tumor [`SC_011`] ("Your Zerg minions have +1 Attack and Rush. Lasts…")
//~ derived SC_011e 8d77c514 d522ad72.4d678191 d837990d.d4fdee22
pub const SC_011e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Mutalisk
/// Minion · 4 mana · 5/2
/// > Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing*).
//~ done SC_022 - 5aeab265.1b2286e9 7f55e9f8
pub const SC_022: Power = also_damages(together(&[
    THAT.neighbours(),
    ENEMY_HERO.that(not(&is(&THAT))).that(there_are_at_most(1, &THAT.neighbours())),
]));
