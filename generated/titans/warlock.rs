//! Warlock cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 69984da2

/// # Thornveil Tentacle
/// Minion · 2 mana · 2/2
/// > **Lifesteal Battlecry:** Deal 2 damage to a random enemy minion.
/// - Makes: Creeping Unease [`TTN_456e`] ("Reduced Health."); Creeping Strength [`TTN_456e2`] ("Increased Health.")
//~ derived TTN_456 55e383d0 565e37de.acf5c538 70344023.654230cf
pub const TTN_456: Power = battlecry(&[deal(2).to(ENEMY_MINIONS.random())]);

/// # Creeping Unease
/// Enchantment
/// > Reduced Health.
//~ todo TTN_456e 284c84f9 d522ad72.4803159e e4624ecb
pub const TTN_456e: Power = TODO;

/// # Creeping Strength
/// Enchantment
/// > Increased Health.
//~ todo TTN_456e2 edbde640 d522ad72.89b088dc 6831e076
pub const TTN_456e2: Power = TODO;

/// # Mortal Eradication
/// Spell · Shadow · 3 mana
/// > Deal $5 damage randomly split among all enemy minions. Restore #2 Health to your hero for each killed.
//~ done TTN_460 - 3c9c5d15.a6403e5a 1247f0de
pub const TTN_460: Power = spell(&[deal(5).split_among(ENEMY_MINIONS), heal(2).for_each(IT.that(DEAD)).to(YOUR_HERO)]);

/// # Imprisoned Horror
/// Minion · 9 mana · 4/4
/// > Costs (1) less for each damage you've taken on your turns this game.
//~ done TTN_462 - 1e7f9a5b.3edb49b3 89069777
pub const TTN_462: Power =
    costs(&[cost_less(1).times(YOUR_HERO.takes_damage_from(CARD).on_own_turns().in_all().count())]);

/// # Wing Welding
/// Spell · 4 mana
/// > Discard your highest Cost card. Deal damage equal to its Cost to all minions.
//~ derived TTN_463 7982542b 38d1d3b0.c83b1801 b2f1103e
pub const TTN_463: Power = spell(&[discard(YOUR_HAND.most(COST)), deal(1).times(COST.of(IT)).to(MINIONS)]);

/// # Forge of Wills
/// Location · 3 mana · 2 uses
/// > Choose a friendly minion. Summon a Giant with its stats and **Rush**.
/// - Makes: Ironbound Giant [`TTN_465t`] (1/1, "Rush")
//~ done TTN_465 - 1dcfdd2f.b0317477 5195cce0.af0bccd4
#[rustfmt::skip]
pub const TTN_465: Power = hero_power(&[summon(card("TTN_465t")), give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(A_FRIENDLY_MINION)).to(IT), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(A_FRIENDLY_MINION)).to(IT)]);

/// # Ironbound Giant
/// Minion · 1 mana · 1/1
/// > **Rush**
//~ vanilla TTN_465t 6d85fba6 cbd7c476.57b12c28 ae161ebf
pub const TTN_465t: Power = VANILLA;

/// # Monstrous Form
/// Spell · Shadow · 1 mana
/// > Give a friendly minion +3/+3 until your next turn.
/// - Makes: Gift of Flesh [`TTN_486e`] ("\+3/+3 until next turn.")
//~ derived TTN_486 470baeb7 ca4a4f53.7d7ee65f b8e4ceec.875ee1c6
pub const TTN_486: Power = spell(&[lend(&[plus(3, 3)], Lasts::UntilYourNextTurn).to(A_FRIENDLY_MINION)]);

/// # Gift of Flesh
/// Enchantment
/// > \+3/+3 until next turn.
//~ todo TTN_486e 742c6339 d522ad72.4074e39c dd31e22c
pub const TTN_486e: Power = TODO;

/// # Loken, Jailer of Yogg-Saron
/// Minion · 6 mana · 3/3
/// > **Battlecry: Discover** a minion from your deck. Summon a Tentacle with its stats and **Taunt**.
/// - Makes: Escaped Tentacle [`TTN_487t`] (1/1, "Taunt")
//~ done TTN_487 - 54c1f3fd.0a558c34 2922380f.0c104c38
pub const TTN_487: Power = battlecry(&[discover_then(
    Offer::Entities(YOUR_DECK.that(MINION)),
    &[
        remember(IT),
        get(the(IT)),
        summon(card("TTN_487t")),
        give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(REMEMBERED)).to(IT),
        give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(REMEMBERED)).to(IT),
    ],
)]);

/// # Escaped Tentacle
/// Minion · 1 mana · 1/1
/// > **Taunt**
//~ vanilla TTN_487t 90ebe300 cbd7c476.4b0c5d24 9baa1e9b
pub const TTN_487t: Power = VANILLA;

/// # Disciple of Sargeras
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Discard a spell to summon two 3/2 Imps. **Forge:** Give them +2 Health and **Taunt**.
/// - Makes: Disciple of Sargeras [`TTN_490t`] (3/3, "Forged Battlecry: Discard a spell to summon two…")
///
/// # Notes
///
/// The Imp is the set's own 3/2 Felblaze Imp, which its Sargeras summons.
//~ done TTN_490 - e3939604.e2b307cb aeccb85b.414e43e2
pub const TTN_490: Power = battlecry(&[discard(YOUR_HAND.that(SPELL).random()), summon(card("TTN_960t6")).copies(2)])
    .when(there_is(&YOUR_HAND.that(SPELL)));

/// # Disciple of Sargeras
/// Minion · 4 mana · 3/3
/// > **Forged Battlecry:** Discard a spell to summon two 3/2 Imps with +2 Health and **Taunt**.
//~ done TTN_490t - e3939604.5b6205be aeccb85b
pub const TTN_490t: Power = battlecry(&[
    discard(YOUR_HAND.that(SPELL).random()),
    summon(card("TTN_960t6")).copies(2),
    give(&[plus(0, 2), has(GameTag::TAUNT)]).to(IT),
])
.when(there_is(&YOUR_HAND.that(SPELL)));

/// # Chaotic Consumption
/// Spell · 1 mana
/// > Destroy a friendly minion to destroy an enemy minion.
/// - Makes: Shattered [`TTN_932e`] ("Increased stats.")
//~ done TTN_932 - 2f198b86.19660082 19aa4ac5.a1ab0fe2
pub const TTN_932: Power = spell(&[destroy(A_FRIENDLY_MINION), choose_from(ENEMY_MINIONS, &[destroy(IT)], &[])]);

/// # Shattered
/// Enchantment
/// > Increased stats.
//~ todo TTN_932e 8c0cb7ff d522ad72.a536d554 600f6533
pub const TTN_932e: Power = TODO;

/// # Sargeras, the Destroyer
/// Minion · Demon · 9 mana · 6/12
/// > **Titan Battlecry:** Open a portal that summons two 3/2 Imps each turn.
/// - Makes: The Twisting Nether [`TTN_960t`] (0/1, "At the end of your turn, summon two 3/2 Imps."); To the Void! [`TTN_960t2`] ("Send all other minions into the Twisting Nether."); Inferno! [`TTN_960t3`] ("Summon two 6/6 Infernals from the Twisting…"); Legion Invasion! [`TTN_960t4`] ("Future Demons summoned from the Twisting Nether…"); Felblaze Infernal [`TTN_960t5`] (6/6); Felblaze Imp [`TTN_960t6`] (3/2)
//~ done TTN_960 - 091bab29.77b567fe 36938380.8265f6cf
pub const TTN_960: Power =
    abilities(&[titan(&["TTN_960t2", "TTN_960t3", "TTN_960t4"]), battlecry(&[summon(card("TTN_960t"))])]);

/// # The Twisting Nether
/// Minion · 11 mana · 0/1
/// > At the end of your turn, summon two 3/2 Imps.
//~ done TTN_960t - 056552d0.9c110599 6ed84fc6
pub const TTN_960t: Power = at_end_of_your_turn(&[summon(card("TTN_960t6")).copies(2), FUEL]);

/// # To the Void!
/// Spell · 0 mana
/// > Send all other minions into the Twisting Nether.
//~ done TTN_960t2 - 3e8f9d5a.90e8319d 5f595a44
pub const TTN_960t2: Power = spell(&[remove_from_game(OTHER_MINIONS)]);

/// # Inferno!
/// Spell · 0 mana
/// > Summon two 6/6 Infernals from the Twisting Nether.
//~ done TTN_960t3 - 3e8f9d5a.7abab6ac 8dd50410
pub const TTN_960t3: Power = spell(&[summon(card("TTN_960t5")).copies(2), FUEL]);

/// # Legion Invasion!
/// Spell · 0 mana
/// > Future Demons summoned from the Twisting Nether have +2 Health and **Taunt**.
/// - Makes: Fel Fueled [`TTN_960t4e`] ("\+2 Health and Taunt."); Fel Fueled [`TTN_960t4e2`] ("Demons summoned from this have +2 Health and…")
//~ done TTN_960t4 - 3e8f9d5a.b75cebb0 b9c9980e.45bb9e7c
pub const TTN_960t4: Power = spell(&[attach("TTN_960t4e2").to(YOU)]);

/// # Fel Fueled
/// Enchantment
/// > \+2 Health and **Taunt**.
//~ derived TTN_960t4e 900e0509 d522ad72.9a393ea6 34fd0ecd
pub const TTN_960t4e: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Fel Fueled
/// Enchantment
/// > Demons summoned from this have +2 Health and **Taunt**.
//~ done TTN_960t4e2 - d522ad72.1fac817c 34fd0ecd
pub const TTN_960t4e2: Power = enchant(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_4, 1)]);

/// "Future Demons summoned from the Twisting Nether": those of the portal and of Inferno!, no others of the same name.
const FUEL: Effect = attach("TTN_960t4e").to(IT).when(is_at_least(&number(GameTag::TAG_SCRIPT_DATA_NUM_4).of(YOU), 1));

/// # Felblaze Infernal
/// Minion · Demon · 6 mana · 6/6
//~ vanilla TTN_960t5 bbd82475 28f64f08 267a7b87
pub const TTN_960t5: Power = VANILLA;

/// # Felblaze Imp
/// Minion · Demon · 2 mana · 3/2
//~ vanilla TTN_960t6 bb0881f6 61c640e7 5ed402ff
pub const TTN_960t6: Power = VANILLA;

/// # Encroaching Insanity
/// Spell · Shadow · 3 mana
/// > Both players take Fatigue damage, twice.
//~ done YOG_301 - 3c9c5d15.1872f866 2c336419
pub const YOG_301: Power = spell(&[repeat(2, &[take_fatigue().for_(PLAYERS)])]);

/// # Curse of Flesh
/// Spell · Shadow · 1 mana
/// > Enemy minions cost Health instead of Mana next turn.
/// - Makes: Curse of Flesh [`YOG_503e1`] ("Your cards cost Health instead of Mana this turn.")
//~ done YOG_503 - ca4a4f53.2e4cd87e 30518d2f.44b9c745
pub const YOG_503: Power = spell(&[attach("YOG_503e1").to(OPPONENT)]);

/// # Curse of Flesh
/// Enchantment
/// > Your cards cost Health instead of Mana this turn.
//~ done YOG_503e1 - d522ad72.00eaf99c 30518d2f
pub const YOG_503e1: Power =
    enchant(&[]).aura(YOUR_HAND.that(MINION), &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).next_turn();

/// # Tentacle Tender
/// Minion · 3 mana · 2/5
/// > At the end of your turn, get a 1/1 Chaotic Tendril.
/// - Makes: [`YOG_514`](crate::titans::neutral::YOG_514)
//~ derived YOG_517 92852f96 def99d64.3e64c843 5c2f5ed8.01a3bf62
pub const YOG_517: Power = at_end_of_your_turn(&[get(card("YOG_514"))]);
