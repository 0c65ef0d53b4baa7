//! Priest cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file aca6ef2f

/// # Cleansing Cleric
/// Minion · Draenei · 4 mana · 4/5
/// > **Battlecry:** Your healing effects restore 2 more Health this game.
/// - Makes: Free From Corruption [`CATA_216e`] ("Your healing effects heal (2) more this game.")
//~ done CATA_216 - 94486fad.f72e9888 bd4da5f9.cfa43322
pub const CATA_216: Power = battlecry(&[attach("CATA_216e").to(CONTROLLER)]);

/// # Free From Corruption
/// Enchantment
/// > Your healing effects heal (2) more this game.
//~ done CATA_216e - d522ad72.49e5346c c5fa4d4c
pub const CATA_216e: Power = enchant(&[plus_tag(GameTag::OUTGOING_HEALING_ADJUSTMENT, 2)]);

/// # The Black Blood
/// Minion · 7 mana · 5/9
/// > **Colossal +3.** After you restore Health to a character, attack a random enemy minion.
/// - Makes: Black Blood's Body [`CATA_300t1`] (2/2, "At the end of your turn, restore 3 Health to a…"); Black Blood's Body [`CATA_300t2`] (2/2, "At the end of your turn, restore 3 Health to a…"); Black Blood's Body [`CATA_300t3`] (2/2, "At the end of your turn, restore 3 Health to a…")
//~ done CATA_300 - 4141eb26.208e5f3f 32f6a4eb.5c100e67
#[rustfmt::skip]
pub const CATA_300: Power = abilities(&[colossal(&["CATA_300t1", "CATA_300t2", "CATA_300t3"]), after(CHARACTERS.is_healed_by(FRIENDLY)).then(&[make_attack(THIS, ENEMY_MINIONS.random())])]);

/// # Black Blood's Body
/// Minion · 2 mana · 2/2
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
//~ done CATA_300t1 - 565e37de.8c8c86fb 700a33c0
pub const CATA_300t1: Power = at_end_of_your_turn(&[heal(3).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Black Blood's Body
/// Minion · 2 mana · 2/2
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
//~ done CATA_300t2 - 565e37de.8c8c86fb 700a33c0
pub const CATA_300t2: Power = at_end_of_your_turn(&[heal(3).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Black Blood's Body
/// Minion · 2 mana · 2/2
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
//~ done CATA_300t3 - 565e37de.8c8c86fb 700a33c0
pub const CATA_300t3: Power = at_end_of_your_turn(&[heal(3).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Ruby Sanctum
/// Location · 1 mana · 3 uses
/// > Your next Healing effect this turn deals damage instead.
/// - Makes: Lifebind [`CATA_301e`] ("Your next Healing effect this turn deals damage…")
//~ done CATA_301 - ee6cd5ac.9c48dbe0 04d81976.ec6cb028
pub const CATA_301: Power = location(&[attach("CATA_301e").to(CONTROLLER)]);

/// # Lifebind
/// Enchantment
/// > Your next Healing effect this turn deals damage instead.
//~ done CATA_301e - d522ad72.9c48dbe0 f1388a7c
pub const CATA_301e: Power = enchant(&[has(GameTag::HEALING_DOES_DAMAGE)]).until(YOU.restore_health(CARD)).this_turn();

/// # Mend
/// Spell · Holy · 1 mana
/// > Restore a minion to full Health. Draw a card.
//~ derived CATA_302 06dd9e87 dd4c6abd.dbb7be3b 72339474
pub const CATA_302: Power = spell(&[heal_fully(A_MINION), draw(1)]);

/// # Purifying Breath
/// Spell · Fire · 2 mana
/// > Deal $5 damage to a minion. If it dies, restore #5 Health to the enemy hero.
//~ derived CATA_303 d4b06b7a 64e9e702.c1b819e2 6885c827
pub const CATA_303: Power = spell(&[deal(5).to(A_MINION), heal(5).to(ENEMY_HERO).when(there_is(&IT.that(DEAD)))]);

/// # Injured Attendant
/// Minion · Undead · 3 mana · 3/8
/// > **Lifesteal Battlecry:** Deal 4 damage to this minion.
//~ derived CATA_304 5cbb4479 e1309924.a9a26ae0 b243b872
pub const CATA_304: Power = battlecry(&[deal(4).to(THIS)]);

/// # Incensed Matriarch
/// Minion · Dragon · 4 mana · 3/3
/// > At the end of your turn, if this is at full Health, gain +3 Health.
/// - Makes: Incensed [`CATA_305e`] ("\+3 Health.")
//~ done CATA_305 - 98d00804.51804edd 735ebab7.699382c2
pub const CATA_305: Power = whenever(YOU.turn_end()).when(there_is(&THIS.that(UNDAMAGED))).then(&[attach("CATA_305e")]);

/// # Incensed
/// Enchantment
/// > \+3 Health.
//~ derived CATA_305e 92ac22c8 d522ad72.539c4322 e6386e54
pub const CATA_305e: Power = enchant(&[HEALTH.plus(3)]);

/// # Schism
/// Spell · Shadow · 4 mana
/// > **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
/// - Numbers: {0} = 122876
/// - Makes: Schism [`CATA_306t1`] ("Shattered Give a friendly minion +2/+3 and…"); Schism [`CATA_306t2`] ("Shattered Summon a copy of a friendly minion."); Dark Influence [`CATA_306e`] ("\+2/+3")
//~ done CATA_306 - 1e562e45.1bb35a3f.86807056 68fc6217.89670a6f
pub const CATA_306: Power =
    spell(&[attach("CATA_306e").to(A_FRIENDLY_MINION), give(&[has(GameTag::ELUSIVE)]).to(IT), summon(copy_of(TARGET))]);

/// # Dark Influence
/// Enchantment
/// > \+2/+3
//~ derived CATA_306e 3b9f9dbd d522ad72.af9a3b2c 4db726be
pub const CATA_306e: Power = enchant(&[plus(2, 3)]);

/// # Schism
/// Spell · Shadow · 4 mana
/// > **Shattered** Give a friendly minion +2/+3 and **Elusive**.
//~ done CATA_306t1 - 1e562e45.2bbee3d5 68fc6217
pub const CATA_306t1: Power =
    spell(&[attach("CATA_306e").to(A_FRIENDLY_MINION), give(&[has(GameTag::ELUSIVE)]).to(IT)]);

/// # Schism
/// Spell · Shadow · 4 mana
/// > **Shattered** Summon a copy of a friendly minion.
//~ done CATA_306t2 - 1e562e45.5f6c38ad 68fc6217
pub const CATA_306t2: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION))]);

/// # Alexstrasza, Guardian of Life
/// Minion · Dragon · 7 mana · 8/8
/// > **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
/// - Makes: Cleansed of Corruption [`CATA_307e`] ("When you reach full Health, deal 15 damage to…")
//~ done CATA_307 - 44054340.91b301d0 f5bb832c.2de1d540
pub const CATA_307: Power = battlecry(&[
    set_remaining_health(15).to(YOUR_HERO),
    later(
        &whenever(YOUR_HERO.is_healed_by(CARD))
            .when(there_is(&YOUR_HERO.that(UNDAMAGED)))
            .does(&[deal(15).to(ENEMY_HERO)]),
    ),
]);

/// # Cleansed of Corruption
/// Enchantment
/// > When you reach full Health, deal 15 damage to your opponent.
//~ todo CATA_307e d6cb7b4e d522ad72.5ac7257a b7fe79d5
pub const CATA_307e: Power = TODO;

/// # Medivh's Triumph
/// Spell · Holy · 5 mana
/// > Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
//~ done CATA_308 - d9f7917d.66cf20bd 664c46cf
pub const CATA_308: Power = abilities(&[
    spell(&[deal(4).to(MINIONS)]),
    aura(THIS)
        .when(there_is(&together(&[
            FRIENDLY_MINIONS.that(rarity(Rarity::Legendary)),
            YOUR_LOCATIONS.that(rarity(Rarity::Legendary)),
            YOUR_WEAPON.that(rarity(Rarity::Legendary)),
        ])))
        .in_hand()
        .have(&[cost(1)]),
]);
