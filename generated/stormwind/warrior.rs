//! Warrior cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bcdc67cf

/// # Man the Cannons
/// Spell · 2 mana
/// > Deal $3 damage to a minion and $1 damage to all other minions.
//~ done DED_518 - 7846e7ae.62582daf f0989653
pub const DED_518: Power = spell(&[deal(3).to(A_MINION), deal(1).to(MINIONS.that(not(&is(&TARGET))))]);

/// # Defias Cannoneer
/// Minion · Pirate · 3 mana · 3/3
/// > After your hero attacks, deal 2 damage to a random enemy twice.
//~ derived DED_519 a7d70071 afd5593b.c2d32417 dee4ded0
pub const DED_519: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(2).to(ENEMIES.random()).repeated(2)]);

/// # Blacksmithing Hammer
/// Weapon · 4 mana · 5/1 durability
/// > **Tradeable** After you **Trade** this, gain +2 Durability.
/// - Makes: Blacksmithing [`DED_527e`] ("\+2 Durability.")
//~ done DED_527 - ed67003e.968d1cbe bfd8baa3.a98addbe
pub const DED_527: Power = on(Word::WhenTraded, &[attach("DED_527e")]);

/// # Blacksmithing
/// Enchantment
/// > \+2 Durability.
//~ derived DED_527e 53f1d43c d522ad72.d3ad8089 35a733d5
pub const DED_527e: Power = enchant(&[HEALTH.plus(2)]);

/// # Cowardly Grunt
/// Minion · 6 mana · 6/2
/// > **Deathrattle:** Summon a minion from your deck.
//~ derived SW_021 7c9069d3 8bcdeb99.a9a1dd76 9c8595f1
pub const SW_021: Power = deathrattle(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Provoke
/// Spell · 0 mana
/// > **Tradeable** Choose a friendly minion. Enemy minions attack it.
//~ derived SW_023 c95e91fc 3e8f9d5a.50851c64 5dccbe66
pub const SW_023: Power = spell(&[select(A_FRIENDLY_MINION), make_attack(ENEMY_MINIONS, IT)]);

/// # Lothar
/// Minion · 7 mana · 7/7
/// > At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
/// - Makes: FOR STORMWIND! [`SW_024e`] ("\+3/+3.")
//~ done SW_024 - 48e5225f.289a4a4a 5dd9aade.5239e33f
pub const SW_024: Power = at_end_of_your_turn(&[
    select(ENEMY_MINIONS.random()),
    make_attack(THIS, IT),
    attach("SW_024e").when(there_is(&IT.that(DEAD))),
]);

/// # FOR STORMWIND!
/// Enchantment
/// > \+3/+3.
//~ derived SW_024e 5f732aa0 d522ad72.184d0f12 b8768f3e
pub const SW_024e: Power = enchant(&[plus(3, 3)]);

/// # Shiver Their Timbers!
/// Spell · 1 mana
/// > Deal $2 damage to a minion. If you control a Pirate, deal $5 instead.
//~ derived SW_027 16f5b1c4 2f198b86.6a095e9e f7597fde
pub const SW_027: Power =
    spell(&[either(there_is(&FRIENDLY_MINIONS.that(PIRATE)), &[deal(5).to(A_MINION)], &[deal(2).to(A_MINION)])]);

/// # Raid the Docks
/// Spell · 1 mana
/// > **Questline:** Play 3 Pirates. **Reward:** Draw a weapon.
/// - Makes: Create a Distraction [`SW_028t`] ("Questline: Play 3 Pirates. Reward: Deal 2 damage…"); Secure the Supplies [`SW_028t2`] ("Questline: Play 3 Pirates. Reward: Cap'n Rokara."); Cap'n Rokara [`SW_028t5`] (7/7, "Battlecry: Summon The Juggernaut!"); The Juggernaut [`SW_028t6`] (0/1, "Start of Your Turn: Summon a Pirate, equip a…")
//~ derived SW_028 3dca1cd5 2f198b86.5e35af7d d17e135d.086aad61
pub const SW_028: Power =
    quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[draw_that(1, WEAPON), put_into_play(card("SW_028t"))]);

/// # Create a Distraction
/// Spell · 1 mana
/// > **Questline:** Play 3 Pirates. **Reward:** Deal $2 damage to a random enemy twice.
/// - Makes: Secure the Supplies [`SW_028t2`] ("Questline: Play 3 Pirates. Reward: Cap'n Rokara.")
//~ derived SW_028t eadb49b1 2f198b86.572c7c4f b88c5c00.87d88014
#[rustfmt::skip]
pub const SW_028t: Power = quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[deal(2).to(ENEMIES.random()).repeated(2), put_into_play(card("SW_028t2"))]);

/// # Secure the Supplies
/// Spell · 1 mana
/// > **Questline:** Play 3 Pirates. **Reward:** Cap'n Rokara.
/// - Makes: Cap'n Rokara [`SW_028t5`] (7/7, "Battlecry: Summon The Juggernaut!")
//~ done SW_028t2 - 2f198b86.8d0e7598 d60ddaab.5b5956ee
pub const SW_028t2: Power = quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[get(card("SW_028t5"))]);

/// # Cap'n Rokara
/// Minion · Pirate · 5 mana · 7/7
/// > **Battlecry:** Summon The Juggernaut!
/// - Makes: The Juggernaut [`SW_028t6`] (0/1, "Start of Your Turn: Summon a Pirate, equip a…")
//~ derived SW_028t5 849e7078 71dd0efc.c5323fe7 0226e9d8.4b35edc8
pub const SW_028t5: Power = battlecry(&[summon(card("SW_028t6"))]);

/// # The Juggernaut
/// Minion · 5 mana · 0/1
/// > **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
//~ done SW_028t6 - 64636f31.952467c0 aeb55075
pub const SW_028t6: Power = at_start_of_your_turn(&[
    summon(random(all(&[MINION, PIRATE]))),
    equip(random(all(&[WEAPON, class(CardClass::Warrior)]))),
    deal(2).to(ENEMIES.random()).repeated(2),
]);

/// # Harbor Scamp
/// Minion · Pirate · 2 mana · 2/2
/// > **Battlecry:** Draw a Pirate.
//~ derived SW_029 1f6f1bc6 3da112e2.fb22c8fb b7710657
pub const SW_029: Power = battlecry(&[draw_that(1, PIRATE)]);

/// # Cargo Guard
/// Minion · Pirate · 3 mana · 2/4
/// > At the end of your turn, gain 3 Armor.
//~ derived SW_030 1b8a6d7a 6b09c0fd.de80c850 bf61d026
pub const SW_030: Power = at_end_of_your_turn(&[armor(3)]);

/// # Stormwind Freebooter
/// Minion · Pirate · 3 mana · 3/4
/// > **Battlecry:** Give your hero +2 Attack this turn.
/// - Makes: Paid to Loot [`SW_093e`] ("\+2 Attack this turn.")
//~ derived SW_093 f10586f9 ae35cb68.0113b528 a2c17005.d785e9b7
pub const SW_093: Power = battlecry(&[attach("SW_093e").to(YOUR_HERO)]);

/// # Paid to Loot
/// Enchantment
/// > \+2 Attack this turn.
//~ derived SW_093e 0b71caa2 d522ad72.717133fd 7968bdfa
pub const SW_093e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Heavy Plate
/// Spell · 3 mana
/// > **Tradeable** Gain 8 Armor.
//~ derived SW_094 fcbe22cc 82ede6d1.e1d592e3 89b5335d
pub const SW_094: Power = spell(&[armor(8)]);

/// # Remote-Controlled Golem
/// Minion · Mech · 4 mana · 3/6
/// > After this takes damage, shuffle two Golem Parts into your deck. When drawn, summon a 2/1 Mech.
/// - Makes: Golem Parts [`SW_097t`] ("Casts When Drawn Summon a 2/1 Damaged Golem.")
//~ derived SW_097 43a50fe3 2b369208.6a337c43 32d198ca.ec7a9c52
pub const SW_097: Power = after(THIS.takes_damage_from(CARD)).then(&[shuffle(card("SW_097t")).copies(2)]);

/// # Golem Parts
/// Spell · 1 mana
/// > **Casts When Drawn** Summon a 2/1 Damaged Golem.
//~ derived SW_097t 65132fc0 2f198b86.402dcf5d beed53fc
pub const SW_097t: Power = spell(&[summon(card("skele21"))]);
