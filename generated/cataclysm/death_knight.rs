//! Death Knight cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a5bcc713

/// # Arisen Onyxia
/// Minion · Undead · Dragon · 9 mana · 3/6
/// > **Colossal +2**. When your hero would lose Health on your turn, gain that much max Health instead.
/// - Makes: Onyxia's Wing [`CATA_155t`] (1/1, "When summoned, get a random 2-Cost minion. It…"); Onyxia's Wing [`CATA_155t1`] (1/1, "When summoned, get a random 2-Cost minion. It…"); Black Scales [`CATA_155e`] ("Increased Health."); Onyxia's Blood [`CATA_155e2`] ("Costs Health this turn.")
///
/// # Notes
///
/// Armor is lost as ever: only what it does not take would be lost Health. The hero gains the Health with the maximum.
//~ done CATA_155 - 67ae2d72.5fac428c b550a77b.44897fc6
pub const CATA_155: Power = abilities(&[
    colossal(&["CATA_155t", "CATA_155t1"]),
    whenever(YOUR_HERO.would_lose_health_from(CARD))
        .when(ON_YOUR_TURN)
        .then(&[prevent_damage(), attach("CATA_155e").with_x(THAT_MUCH).to(YOUR_HERO)]),
]);

/// # Black Scales
/// Enchantment
/// > Increased Health.
//~ done CATA_155e - d522ad72.89b088dc d29a20d7
pub const CATA_155e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Onyxia's Blood
/// Enchantment
/// > Costs Health this turn.
//~ todo CATA_155e2 c135ae08 d522ad72.711eaeaa ff7ca65e
pub const CATA_155e2: Power = TODO;

/// # Onyxia's Wing
/// Minion · Undead · Dragon · 1 mana · 1/1
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_155t - 6f5d8490.5a134749.ea1d8a8e e06d6136
pub const CATA_155t: Power = whenever(YOU.summon(ITSELF)).then(&[either(
    YOU.herald().this_game().at_least(4),
    &[
        get(random(all(&[MINION, COST.is(8)]))),
        lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
    ],
    &[either(
        YOU.herald().this_game().at_least(2),
        &[
            get(random(all(&[MINION, COST.is(4)]))),
            lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
        ],
        &[
            get(random(all(&[MINION, COST.is(2)]))),
            lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
        ],
    )],
)]);

/// # Onyxia's Wing
/// Minion · Undead · Dragon · 1 mana · 1/1
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_155t1 - 6f5d8490.5a134749.ea1d8a8e e06d6136
pub const CATA_155t1: Power = whenever(YOU.summon(ITSELF)).then(&[either(
    YOU.herald().this_game().at_least(4),
    &[
        get(random(all(&[MINION, COST.is(8)]))),
        lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
    ],
    &[either(
        YOU.herald().this_game().at_least(2),
        &[
            get(random(all(&[MINION, COST.is(4)]))),
            lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
        ],
        &[
            get(random(all(&[MINION, COST.is(2)]))),
            lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
        ],
    )],
)]);

/// # Experimental Animation
/// Spell · Shadow · 6 mana
/// > **Herald** {0}. Deal $4 damage to all enemy minions.
//~ derived CATA_156 d06b57dd b1a71a54.2481f5c4 1f9e69e2
pub const CATA_156: Power = spell(&[herald(), deal(4).to(ENEMY_MINIONS)]);

/// # Gruesome Nightmare
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Give a minion in your hand or battlefield Attack equal to this minion's Attack.
/// - Makes: Nightmarish [`CATA_161e`] ("Increased Attack.")
///
/// # Notes
///
/// "Battlefield" means your side of it. A minion in your hand is a target, too, as the data says (`CAN_TARGET_CARDS_IN_HAND`).
//~ done CATA_161 - 22fea183.d1a64d2e 1968b99c.40546b92
pub const CATA_161: Power =
    battlecry(&[attach("CATA_161e").with_x(ATTACK.of(THIS)).to(A_FRIENDLY_MINION.that(MINION))]);

/// # Nightmarish
/// Enchantment
/// > Increased Attack.
//~ done CATA_161e - d522ad72.08129cea 706e9e1b
pub const CATA_161e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Deathwing, Worldbreaker
/// Hero · 10 mana · 30 health, 12 armor
/// > **Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** twice to upgrade*.@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** once to upgrade*.@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash!
/// - Numbers: {0} = 1
/// - Classes: Death Knight, Rogue, Shaman, Warlock, Warrior, Demon Hunter
/// - Makes: [`CATA_190p`](crate::cataclysm::neutral::CATA_190p)
///
/// # Notes
///
/// One Cataclysm, two after two Heralds, all four after two more, as for the soldiers.
//~ done CATA_190h - e8327dc9.2973a61d.eae7e889 36e905cb.6b43cbf1.5420f9d1
pub const CATA_190h: Power = battlecry(&[
    choose_card(
        &["CATA_190t10", "CATA_190t11", "CATA_190t12", "CATA_190t13"],
        &[apply_it_to(THIS), remove_from_game(IT)],
    ),
    if_(
        YOU.herald().this_game().at_least(2),
        &[choose_from(LEFT_ASIDE, &[apply_it_to(THIS), remove_from_game(IT)], &[])],
    ),
    if_(
        YOU.herald().this_game().at_least(4),
        &[
            choose_from(LEFT_ASIDE, &[apply_it_to(THIS), remove_from_game(IT)], &[]),
            choose_from(LEFT_ASIDE, &[apply_it_to(THIS), remove_from_game(IT)], &[]),
        ],
    ),
    remove_from_game(LEFT_ASIDE),
]);

/// # Blackwing Experiment
/// Minion · Undead · Dragon · 2 mana · 3/1
/// > **Deathrattle:** Get a 2-Cost spell that deals this minion's Attack damage.
/// - Makes: Dragon Breath [`CATA_464t`] ("Deal 1 damage.")
//~ done CATA_464 - c2bc99ad.4cbdae34 f70fb098.498e7760
pub const CATA_464: Power = deathrattle(&[
    get(card("CATA_464t")),
    raise_text_number(-1).to(IT),
    raise_text_number(1).times(ATTACK.of(THIS)).to(IT),
]);

/// # Dragon Breath
/// Spell · Frost · 2 mana
/// > Deal $@ damage.
/// - Numbers: {0} = 1
//~ done CATA_464t - 589519e6.d5acf375.eae7e889 61f081a4
pub const CATA_464t: Power = spell(&[deal(1).times(TEXT_NUMBER).to(TARGET)]);

/// # Chow Down
/// Spell · 8 mana
/// > Summon five 5/4 Undead Drakes. Spend 8 **Corpses** to give them **Rush**.
/// - Makes: Hungry Drake [`CATA_465t`] (5/4)
//~ derived CATA_465 c1bf377f 93b14068.bd7cea04 e243e89a.7b9c466f
#[rustfmt::skip]
pub const CATA_465: Power = spell(&[summon(card("CATA_465t")).copies(5), pay(Cost::of(Part::Corpses(8)), &[give(&[has(GameTag::RUSH)]).to(IT)])]);

/// # Hungry Drake
/// Minion · Undead · Dragon · 5 mana · 5/4
//~ vanilla CATA_465t 87caa540 fd0b86ad bafab77b
pub const CATA_465t: Power = VANILLA;

/// # Command Claw
/// Weapon · 2 mana · 2/2 durability
/// > After your hero attacks, give a random friendly minion +2 Attack.
/// - Makes: The Clawww [`CATA_467e`] ("\+2 Attack.")
//~ derived CATA_467 4ce9fbb2 55a4c629.9a691830 ed53bb72.ce460adb
pub const CATA_467: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("CATA_467e").to(FRIENDLY_MINIONS.random())]);

/// # The Clawww
/// Enchantment
/// > \+2 Attack.
//~ derived CATA_467e c6fa2fe2 d522ad72.a6e18051 0ecb5e77
pub const CATA_467e: Power = enchant(&[ATTACK.plus(2)]);

/// # Chromatic Broodmother
/// Minion · Undead · Dragon · 4 mana · 2/5
/// > **Rush** Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
//~ done CATA_469 - 10fb1afc.3a057603 236f1c05
pub const CATA_469: Power = whenever(THIS.attack(CARD)).then(&[refresh_mana(1).times(ATTACK.of(THIS))]);

/// # Victor Nefarius
/// Minion · Undead · 4 mana · 4/4
/// > **Battlecry:** Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost by (3).
/// - Makes: Nefarian's Creation [`CATA_470t1`] (1/1)
///
/// # Notes
///
/// Of the Dragons and the Undead that a tracker of the client's games knows to be offered (Firestone, 2026) each time three; their Attack, Health, Costs, keywords and texts add up. No source: the Cost is at most 10.
//~ done CATA_470 - 87049108.6b75c7bd 1429f824.7dd2dc37
pub const CATA_470: Power = battlecry(&[
    create_aside(card("CATA_470t1")),
    remember(IT),
    give(&[become_stats(0, 0), cost(0)]).to(REMEMBERED),
    discover_then(
        Offer::Cards(DRAGONS_OF_NEFARIUS),
        &[one_by_one(
            IT,
            &[
                give(&[COST.plus(1).times(X)]).with_x(COST.of(THAT)).to(REMEMBERED),
                merge(THAT).to(REMEMBERED),
                remove_from_game(THAT),
            ],
        )],
    ),
    discover_then(
        Offer::Cards(UNDEAD_OF_NEFARIUS),
        &[one_by_one(
            IT,
            &[
                give(&[COST.plus(1).times(X)]).with_x(COST.of(THAT)).to(REMEMBERED),
                merge(THAT).to(REMEMBERED),
                remove_from_game(THAT),
            ],
        )],
    ),
    give(&[COST.set_to(X)]).with_x(least_of(&[fixed(10), COST.of(REMEMBERED)])).to(REMEMBERED),
    give(&[cost_less(3)]).to(REMEMBERED).when(there_is(&YOUR_HAND.that(DRAGON))),
    get(the(REMEMBERED)),
    remove_from_game(LEFT_ASIDE),
]);

const DRAGONS_OF_NEFARIUS: &[&str] = &[
    "END_022", "NEW1_023", "EDR_571", "TIME_056", "TIME_045", "TTN_924", "CATA_898", "DRG_211", "EX1_043", "CATA_305",
    "TIME_720", "TIME_856", "TRL_526", "TIME_051", "BRM_025", "DEEP_006", "BOT_066", "CATA_723", "SCH_711",
];
const UNDEAD_OF_NEFARIUS: &[&str] = &[
    "RLK_958", "RLK_503", "RLK_538", "NEW1_020", "CORE_WON_096", "ICC_913", "RLK_511", "EX1_012", "ULD_185", "JAM_021",
    "ICC_700", "CORE_OG_149", "END_031", "ULD_205", "TIME_617", "ULD_275", "JAM_007", "ICC_820",
];

/// # Nefarian's Creation
/// Minion · Undead · Dragon · 1 mana · 1/1
//~ vanilla CATA_470t1 67d32e76 6f5d8490 ac0e95c1
pub const CATA_470t1: Power = VANILLA;

/// # Talanji's Last Stand
/// Spell · 5 mana
/// > Give your minions "**Deathrattle:** Summon a random 4-Cost minion."
/// - Makes: Talanji's Last Wish [`CATA_471e`] ("Deathrattle: Summon a random 4-Cost minion.")
//~ derived CATA_471 f8bbdb1c 36b694de.f4067532 48d33c74.848f63b9
pub const CATA_471: Power = spell(&[attach("CATA_471e").to(FRIENDLY_MINIONS)]);

/// # Talanji's Last Wish
/// Enchantment
/// > **Deathrattle:** Summon a random 4-Cost minion.
//~ derived CATA_471e 3b0ad11a d522ad72.0009e8ee 4e8d91d3
pub const CATA_471e: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Ultraxion
/// Minion · Dragon · 6 mana · 6/7
/// > **Battlecry: Herald** {0}. Reduce Deathwing's Cost by ({1}). *(**Herald** to improve!)*
/// - Numbers: {0} = 1
/// - Classes: Death Knight, Rogue, Shaman, Warlock, Warrior, Demon Hunter
/// - Makes: Ultraxion Heralded [`CATA_497e`] ("Reduced Cost.")
///
/// # Notes
///
/// Counts all Heralds of the game, this one included; several discounts add up.
//~ done CATA_497 - 42a9bf14.08ca077c.eae7e889 7ca935c3.6b43cbf1.4bb59cbc
pub const CATA_497: Power = battlecry(&[
    herald(),
    attach("CATA_497e")
        .with_x(YOU.herald().this_game().count())
        .to(together(&[YOUR_HAND.that(named("CATA_190h")), YOUR_DECK.that(named("CATA_190h"))])),
]);

/// # Ultraxion Heralded
/// Enchantment
/// > Reduced Cost.
//~ done CATA_497e - d522ad72.dda26391 e26958e0
pub const CATA_497e: Power = enchant(&[cost_less(1).times(X)]);

/// # Envoy of the End
/// Minion · 5 mana · 5/4
/// > **Taunt Battlecry: Herald** {0}.
/// - Classes: Death Knight, Rogue, Shaman, Warlock, Warrior, Demon Hunter
//~ derived CATA_722 e175f756 7c760552.eec88e8c 9783e112.6b43cbf1
pub const CATA_722: Power = battlecry(&[herald()]);

/// # Obsessive Technician
/// Minion · 4 mana · 3/5
/// > **Lifesteal Battlecry: Herald** {0}.
/// - Makes: Soldier of Onyxia [`CATA_780t`] (1/1, "When summoned, get a random 2-Cost minion. It…")
//~ derived CATA_780 3df831bc e3908842.ca912c17 3e308709.79a0f72b
pub const CATA_780: Power = battlecry(&[herald()]);

/// # Soldier of Onyxia
/// Minion · Undead · Dragon · 1 mana · 1/1
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_780t - 6f5d8490.5a134749.ea1d8a8e 4b54b635
pub const CATA_780t: Power = whenever(YOU.summon(ITSELF)).then(&[either(
    YOU.herald().this_game().at_least(4),
    &[
        get(random(all(&[MINION, COST.is(8)]))),
        lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
    ],
    &[either(
        YOU.herald().this_game().at_least(2),
        &[
            get(random(all(&[MINION, COST.is(4)]))),
            lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
        ],
        &[
            get(random(all(&[MINION, COST.is(2)]))),
            lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT),
        ],
    )],
)]);
