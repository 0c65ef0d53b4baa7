//! Hunter cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 48a5d1fb

/// # Specimen Claw
/// Minion · 3 mana · 2/6
/// > After your opponent plays a minion, attack it. **Starship Piece**
/// - Makes: Specimen Claw [`GDB_107e`] ("After your opponent plays a minion, attack it.")
//~ derived GDB_107 45f7f1f2 decb121b.48b59980 4968147f.53c70df7
pub const GDB_107: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # Specimen Claw
/// Enchantment
/// > After your opponent plays a minion, attack it.
//~ todo GDB_107e a59df7ae d522ad72.129f9748 4968147f
pub const GDB_107e: Power = TODO;

/// # Biopod
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy. **Starship Piece**
/// - Makes: Biopod [`GDB_111e`] ("Deathrattle: Deal damage equal to this minion's…")
//~ derived GDB_111 b2c8a3ed 565e37de.9b9ea31f 88c2baa6.9000c860
pub const GDB_111: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMIES.random())]);

/// # Biopod
/// Enchantment
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy.
//~ derived GDB_111e 0f74a423 d522ad72.f138654f 88c2baa6
pub const GDB_111e: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMIES.random())]);

/// # Alien Encounters
/// Spell · 5 mana
/// > Summon two 2/5 Beasts with **Taunt**. Costs (1) less for each card you **Discovered** this game.
/// - Makes: Snacking Scrunguk [`GDB_237t`] (2/5, "Taunt")
//~ done GDB_237 - 36b694de.f8bde6cd 34808df4.979f2349
#[rustfmt::skip]
pub const GDB_237: Power = abilities(&[spell(&[summon(card("GDB_237t")).copies(2)]), costs(&[cost_less(1).times(YOU.discover(CARD).this_game().count())])]);

/// # Snacking Scrunguk
/// Minion · Beast · 3 mana · 2/5
/// > **Taunt**
//~ vanilla GDB_237t 85310e08 efc69280.4b0c5d24 85ec48b9
pub const GDB_237t: Power = VANILLA;

/// # Extraterrestrial Egg
/// Minion · 2 mana · 0/2
/// > **Deathrattle:** Summon a 3/5 Beast that attacks the lowest Health enemy.
/// - Makes: Eggburster [`GDB_840t`] (3/5)
//~ derived GDB_840 780b3fc6 5b78d2ef.4c2d5021 c1e98970.15e3d4db
pub const GDB_840: Power = deathrattle(&[summon(card("GDB_840t")), make_attack(IT, ENEMIES.least(HEALTH))]);

/// # Eggburster
/// Minion · Beast · 4 mana · 3/5
//~ vanilla GDB_840t d70f23b1 60e0c646 11c26944
pub const GDB_840t: Power = VANILLA;

/// # Rangari Scout
/// Minion · Draenei · 1 mana · 1/2
/// > After you **Discover** a card, get a copy of it.
//~ derived GDB_841 4bcb6ef7 5725f8d6.a6c2e545 ed1cab6b
pub const GDB_841: Power = after(YOU.discover(CARD)).then(&[get(copy_of(THAT))]);

/// # Gorm the Worldeater
/// Minion · Beast · 3 mana · 12/12
/// > **Dormant** for 5 turns. At the end of your turn, destroy the minion to the right of this to awaken 2 turns sooner.
/// - Makes: Planetary Feast [`GDB_842e2`] ("Dormant. Awaken in X turns."); Gorm Eating Enchant [`GDB_842e3`]
//~ done GDB_842 - 04a1a05d.9e292c1c 017b2c54.0d003345
pub const GDB_842: Power = abilities(&[
    dormant_for(5),
    whenever(YOU.turn_end())
        .while_dormant()
        .when(there_is(&THIS.to_the_right()))
        .then(&[destroy(THIS.to_the_right()), awaken_sooner(THIS, 2)]),
]);

/// # Planetary Feast
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo GDB_842e2 0b2233da d522ad72.d03dd6ee 99daf6ee
pub const GDB_842e2: Power = TODO;

/// # Gorm Eating Enchant
/// Enchantment
//~ todo GDB_842e3 ecc6975e d522ad72 1caeb72d
pub const GDB_842e3: Power = TODO;

/// # Parallax Cannon
/// Weapon · 3 mana · 2/3 durability
/// > Has +2 Attack if you've **Discovered** this turn. **Spellburst:** Your hero is **Immune** this turn.
/// - Makes: Angular Immunity [`GDB_843e2`] ("Immune this turn.")
//~ done GDB_843 - 283c0a11.239202f5 4cf13106.05a9bbb7
#[rustfmt::skip]
pub const GDB_843: Power = abilities(&[aura(THIS).when(YOU.discover(CARD).this_turn().at_least(1)).have(&[ATTACK.plus(2)]), on(Word::Spellburst, &[attach("GDB_843e2").to(YOUR_HERO)])]);

/// # Angular Immunity
/// Enchantment
/// > **Immune** this turn.
//~ derived GDB_843e2 5d16e53a d522ad72.fb55a5e5 90a514a4
pub const GDB_843e2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Detailed Notes
/// Spell · 2 mana
/// > **Discover** a Beast that costs (5) or more. Reduce its Cost by (2).
//~ derived GDB_844 6d7b747e 7846e7ae.d262b608 c68faa37
pub const GDB_844: Power = spell(&[discover(all(&[BEAST, COST.at_least(5)])), give(&[cost_less(2)]).to(IT)]);

/// # Laser Barrage
/// Spell · 2 mana
/// > Deal $3 damage to a minion. If you're building a **Starship**, also damage its neighbors.
//~ derived GDB_845 36d3e95b 7846e7ae.bac2913e 94041904
pub const GDB_845: Power = spell(&[deal(3).to(A_MINION), deal(3).to(IT.neighbours()).when(there_is(&YOUR_LAUNCHPAD))]);

/// # Exarch Naielle
/// Minion · Draenei · 3 mana · 3/4
/// > **Battlecry:** Replace your Hero Power with Tracking *(**Discover** a card from your deck*).
/// - Makes: Tracking [`GDB_846hp`] ("Discover a card from your deck.")
//~ done GDB_846 - 6596ac24.674ad769 b623d837.be317bf9
pub const GDB_846: Power = battlecry(&[become_hero_power(card("GDB_846hp"))]);

/// # Tracking
/// Hero Power · 1 mana
/// > **Discover** a card from your deck.
//~ derived GDB_846hp c082c461 3808c64e.1f7ba246 6a734f3d
pub const GDB_846hp: Power = hero_power(&[discover_from(YOUR_DECK)]);

/// # Hydralisk
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each other Zerg minion you control.
//~ derived SC_008 f9b81111 cbd1a658.5e6a4135 adfb1420
#[rustfmt::skip]
pub const SC_008: Power = battlecry(&[deal(2).to(ENEMIES.random()), perform(&[deal(2).to(ENEMIES.random())]).for_each(OTHER_FRIENDLY_MINIONS.that(with(GameTag::ZERG)))]);

/// # Roach
/// Minion · 2 mana · 2/2
/// > When you draw this, get a copy of it. **Battlecry:** If you control another Zerg minion, gain +1/+2.
/// - Makes: Adaptive Plating [`SC_012e`] ("\+1/+2.")
//~ derived SC_012 6ad88b33 565e37de.1f86133b a12bf248.1ffd8b0f
#[rustfmt::skip]
pub const SC_012: Power = abilities(&[on(Word::WhenDrawn, &[get(copy_of(THIS))]), battlecry(&[attach("SC_012e")]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(with(GameTag::ZERG))))]);

/// # Adaptive Plating
/// Enchantment
/// > \+1/+2.
//~ derived SC_012e d2f994a9 d522ad72.b69419df 8b66b08f
pub const SC_012e: Power = enchant(&[plus(1, 2)]);

/// # Evolution Chamber
/// Spell · 2 mana
/// > Give your minions +1 Attack. Give your Zerg an extra +1/+1.
/// - Makes: Perfect Evolution [`SC_021e`] ("\+2/+1."); Primal Evolution [`SC_021e2`] ("\+1 Attack.")
//~ done SC_021 - 7846e7ae.5fbec8a2 d8531d6d.ed655838
pub const SC_021: Power = spell(&[
    attach("SC_021e2").to(FRIENDLY_MINIONS.that(not(&with(GameTag::ZERG)))),
    attach("SC_021e").to(FRIENDLY_MINIONS.that(with(GameTag::ZERG))),
]);

/// # Perfect Evolution
/// Enchantment
/// > \+2/+1.
//~ derived SC_021e 9bd639cf d522ad72.3a1273bb 045e662a
pub const SC_021e: Power = enchant(&[plus(2, 1)]);

/// # Primal Evolution
/// Enchantment
/// > \+1 Attack.
//~ derived SC_021e2 f89f87fd d522ad72.379bca7a 95b7a962
pub const SC_021e2: Power = enchant(&[ATTACK.plus(1)]);
