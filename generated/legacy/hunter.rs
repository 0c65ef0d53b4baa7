//! Hunter cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7272693b

/// # Hunter's Mark
/// Spell · 1 mana
/// > Change a minion's Health to 1.
/// - Makes: Hunter's Mark [`CS2_084e`] ("This minion has 1 Health.")
//~ done CS2_084 - 2f198b86.9446712c d893a4c5.820f6495
pub const CS2_084: Power = spell(&[attach("CS2_084e").to(A_MINION)]);

/// # Hunter's Mark
/// Enchantment
/// > This minion has 1 Health.
//~ done CS2_084e - d522ad72.bde4e1d2 d893a4c5
pub const CS2_084e: Power = enchant(&[HEALTH.set(1)]);

/// # Starving Buzzard
/// Minion · Beast · 2 mana · 2/1
/// > Whenever you summon a Beast, draw a card.
//~ done CS2_237 - 40a0dbd9.55f7008c 9e982bca
pub const CS2_237: Power = whenever(YOU.summon(BEAST)).then(&[draw(1)]);

/// # Houndmaster
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
/// - Makes: Master's Presence [`DS1_070o`] ("\+2/+2 and Taunt.")
//~ done DS1_070 - 16ffe9fb.fe5a432c 76b4afd4.b1371f9a
pub const DS1_070: Power = battlecry(&[attach("DS1_070o").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Master's Presence
/// Enchantment
/// > \+2/+2 and **Taunt**.
//~ derived DS1_070o 13291c05 d522ad72.2b4aec28 fb5120c8
pub const DS1_070o: Power = enchant(&[plus(2, 2), has(GameTag::TAUNT)]);

/// # Timber Wolf
/// Minion · Beast · 1 mana · 1/2
/// > Your other Beasts have +1 Attack.
/// - Makes: Furious Howl [`DS1_175o`] ("\+1 Attack from ….")
//~ done DS1_175 - 550deb84.42c21579 216098a8.b049df38
pub const DS1_175: Power = aura(OTHER_FRIENDLY_MINIONS.that(BEAST)).gives("DS1_175o");

/// # Furious Howl
/// Enchantment
/// > \+1 Attack from {0}.
//~ done DS1_175o - d522ad72.feb4eca8 e5a2fece
pub const DS1_175o: Power = enchant(&[ATTACK.plus(1)]);

/// # Tundra Rhino
/// Minion · Beast · 5 mana · 2/5
/// > Your Beasts have **Charge**.
/// - Makes: Charge [`DS1_178e`] ("… grants Charge.")
//~ done DS1_178 - 809c0e03.d0487bf8 10b7beb3.c8f94604
pub const DS1_178: Power = aura(FRIENDLY_MINIONS.that(BEAST)).gives("DS1_178e");

/// # Charge
/// Enchantment
/// > {0} grants **Charge**.
//~ done DS1_178e - d522ad72.7f9c9955 16e7a64a
pub const DS1_178e: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Multi-Shot
/// Spell · 4 mana
/// > Deal $3 damage to two random enemy minions.
//~ done DS1_183 - 38d1d3b0.b4cb07e6 af895194
pub const DS1_183: Power = spell(&[deal(3).to(ENEMY_MINIONS.random_of(2))]);

/// # Tracking
/// Spell · 1 mana
/// > **Discover** a card from your deck.
//~ done DS1_184 - 2f198b86.1f7ba246 6a734f3d
pub const DS1_184: Power = spell(&[discover_from(YOUR_DECK)]);

/// # Arcane Shot
/// Spell · Arcane · 1 mana
/// > Deal $2 damage.
//~ done DS1_185 - c75b771b.c0c62e9f 221e6273
pub const DS1_185: Power = spell(&[deal(2).to(TARGET)]);

/// # Kill Command
/// Spell · 3 mana
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
//~ done EX1_539 - 82ede6d1.317598aa c568982c
pub const EX1_539: Power =
    spell(&[either(there_is(&FRIENDLY_MINIONS.that(BEAST)), &[deal(5).to(TARGET)], &[deal(3).to(TARGET)])]);

/// # Rexxar's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
//~ done GIFT_03 - 2f198b86.1ae42e73 f4328b61
pub const GIFT_03: Power = spell(&[discover_temporary(&["BRM_013", "EX1_617", "EX1_537"])]);

/// # Rexxar
/// Hero · 30 health
/// - Makes: Steady Shot [`HERO_05bp`] ("Hero Power Deal 2 damage to the enemy hero.")
//~ vanilla HERO_05 c8c1d03a c6957b81 68de7719.785ca255
pub const HERO_05: Power = VANILLA;

/// # Steady Shot
/// Hero Power · 2 mana
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
//~ done HERO_05bp - 4902b083.4d62f351 a9064629
pub const HERO_05bp: Power = abilities(&[
    hero_power(&[deal(2).to(ENEMY_HERO)]).when(equals(&number(GameTag::STEADY_SHOT_CAN_TARGET).of(YOU), 0)),
    hero_power(&[deal(2).to(TARGET.that(any(&[MINION, not(&FRIENDLY)])))])
        .when(is_at_least(&number(GameTag::STEADY_SHOT_CAN_TARGET).of(YOU), 1)),
]);

/// # Ballista Shot
/// Hero Power · 2 mana
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
//~ done HERO_05bp2 - 4902b083.b6277305 54a76669
pub const HERO_05bp2: Power = abilities(&[
    hero_power(&[deal(3).to(ENEMY_HERO)]).when(equals(&number(GameTag::STEADY_SHOT_CAN_TARGET).of(YOU), 0)),
    hero_power(&[deal(3).to(TARGET.that(any(&[MINION, not(&FRIENDLY)])))])
        .when(is_at_least(&number(GameTag::STEADY_SHOT_CAN_TARGET).of(YOU), 1)),
]);

/// # Selective Breeder
/// Minion · 2 mana · 1/3
/// > **Battlecry: Discover** a copy of a Beast in your deck.
/// - Reprint of: [`CS3_015`](crate::core_hidden::hunter::CS3_015)
//~ done LEG_CS3_015 - 4d6f41bd.22490f65 73623e1b.17d84bf1
pub const LEG_CS3_015: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.that(BEAST)), &[get(copy_of(IT))])]);

/// # Animal Companion
/// Spell · 3 mana
/// > Summon a random Beast Companion.
//~ done NEW1_031 - 82ede6d1.bef58b84 8a9ed199
pub const NEW1_031: Power = spell(&[SUMMON_COMPANION]);

/// What the player's Animal Companions were replaced with (Tame Pet); none as long as they are the three of the Basic set.
pub(crate) const COMPANIONS: Selector = KEPT_WITH_YOU.that(IS_COMPANION);

/// Kept as an Animal Companion: the mark tells it from other cards that are kept with a player.
pub(crate) const IS_COMPANION: Condition = with(GameTag::TAG_SCRIPT_DATA_ENT_2);

/// "Summon an Animal Companion.", and as many more as Talya Earthstrider says.
pub(crate) const SUMMON_COMPANION: Effect =
    perform(&[A_COMPANION]).times(sum(&[count(YOU), number(GameTag::TAG_SCRIPT_DATA_NUM_3).of(YOU)]));

/// "Your cards that summon Animal Companions summon 1 more" (Talya Earthstrider).
pub(crate) const SUMMON_MORE_COMPANIONS: Effect =
    perform(&[A_COMPANION]).times(number(GameTag::TAG_SCRIPT_DATA_NUM_3).of(YOU));

/// One Animal Companion: "Your cards that summon Animal Companions summon 1 more", however many a card summons.
pub(crate) const A_COMPANION: Effect = either(
    there_is(&COMPANIONS),
    &[summon(fresh_copy_of(COMPANIONS.random()))],
    &[summon(one_of(&["NEW1_032", "NEW1_033", "NEW1_034"]))],
);

/// # Misha
/// Minion · Beast · 3 mana · 4/4
/// > **Taunt**
//~ vanilla NEW1_032 22d5e86a 89e34eaf.4b0c5d24 a39d8681
pub const NEW1_032: Power = VANILLA;

/// # Leokk
/// Minion · Beast · 3 mana · 2/4
/// > Your other minions have +1 Attack.
/// - Makes: Eye In The Sky [`NEW1_033o`] ("Leokk is granting this minion +1 Attack.")
//~ done NEW1_033 - efca1175.cc6d9299 24ee0b89.8e1b151d
pub const NEW1_033: Power = aura(OTHER_FRIENDLY_MINIONS).gives("NEW1_033o");

/// # Eye In The Sky
/// Enchantment
/// > Leokk is granting this minion +1 Attack.
//~ done NEW1_033o - d522ad72.1335c2f5 1c08514b
pub const NEW1_033o: Power = enchant(&[ATTACK.plus(1)]);

/// # Huffer
/// Minion · Beast · 3 mana · 4/2
/// > **Charge**
//~ vanilla NEW1_034 02c49d87 881fdcb9.276b5ef0 a65b4da4
pub const NEW1_034: Power = VANILLA;
