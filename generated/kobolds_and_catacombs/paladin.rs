//! Paladin cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 57382677

/// # Potion of Heroism
/// Spell · Holy · 2 mana
/// > Give a minion **Divine Shield**. Draw a card.
//~ derived LOOT_088 974712c8 5fbdf668.90e9d219 8d156227
pub const LOOT_088: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION), draw(1)]);

/// # Lesser Pearl Spellstone
/// Spell · Holy · 2 mana
/// > Summon a 2/2 Spirit with **Taunt**. @(*Restore 3 Health to upgrade.)*
/// - Makes: Guardian Spirit [`LOOT_091t`] (2/2, "Taunt"); Pearl Spellstone [`LOOT_091t1`] ("Summon a 4/4 Spirit with Taunt."); Greater Pearl Spellstone [`LOOT_091t2`] ("Summon a 6/6 Spirit with Taunt.")
//~ derived LOOT_091 6e13774d 5fbdf668.c798f1cd 2326e63e.5a46591f
#[rustfmt::skip]
pub const LOOT_091: Power = abilities(&[spell(&[summon(card("LOOT_091t"))]), upgrades(Goal::Sum(3), &[CHARACTERS.is_healed_by(FRIENDLY)], "LOOT_091t1")]);

/// # Guardian Spirit
/// Minion · Undead · 2 mana · 2/2
/// > **Taunt**
//~ vanilla LOOT_091t 050d02b0 af540375.4b0c5d24 5fdca094
pub const LOOT_091t: Power = VANILLA;

/// # Pearl Spellstone
/// Spell · Holy · 2 mana
/// > Summon a 4/4 Spirit with **Taunt**. @
/// - Makes: Guardian Spirit [`LOOT_091t1t`] (4/4, "Taunt")
//~ derived LOOT_091t1 34cf6cfa 5fbdf668.565fd9e7 0ba58094.d3533fb8
#[rustfmt::skip]
pub const LOOT_091t1: Power = abilities(&[spell(&[summon(card("LOOT_091t1t"))]), upgrades(Goal::Sum(3), &[CHARACTERS.is_healed_by(FRIENDLY)], "LOOT_091t2")]);

/// # Guardian Spirit
/// Minion · Undead · 4 mana · 4/4
/// > **Taunt**
//~ vanilla LOOT_091t1t 131301e9 87049108.4b0c5d24 5fdca094
pub const LOOT_091t1t: Power = VANILLA;

/// # Greater Pearl Spellstone
/// Spell · Holy · 2 mana
/// > Summon a 6/6 Spirit with **Taunt**.
/// - Makes: Guardian Spirit [`LOOT_091t2t`] (6/6, "Taunt")
//~ derived LOOT_091t2 0086cac4 5fbdf668.e94f1174 dd5cc1df.a9419fb9
pub const LOOT_091t2: Power = spell(&[summon(card("LOOT_091t2t"))]);

/// # Guardian Spirit
/// Minion · Undead · 6 mana · 6/6
/// > **Taunt**
//~ vanilla LOOT_091t2t 2f7c16d7 bb482bbb.4b0c5d24 5fdca094
pub const LOOT_091t2t: Power = VANILLA;

/// # Call to Arms
/// Spell · 4 mana
/// > **Recruit** 3 minions that cost (2) or less.
//~ derived LOOT_093 02f44801 38d1d3b0.d92df56f 83b062f5
pub const LOOT_093: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random_of(3)))]);

/// # Lynessa Sunsorrow
/// Minion · 7 mana · 1/1
/// > **Battlecry:** Cast each spell you cast on your minions this game on this one.
/// - Makes: Light of the Exarch [`LOOT_216e`] ("Spell cast on minion.")
//~ done LOOT_216 - 1c47886d.5f3fb1e0 0cddab4e.b1783fa0
pub const LOOT_216: Power = battlecry(&[
    create_aside(each_past(YOU.cast_on_own_minion(CARD).this_game())),
    one_by_one(IT, &[cast(the(IT)).at(THIS).when(there_is(&THIS.that(is_valid_target_of(&IT)))), process_deaths()]),
]);

/// # Light of the Exarch
/// Enchantment
/// > Spell cast on minion.
//~ todo LOOT_216e ce09b538 d522ad72.ef90cfff 540b96c4
pub const LOOT_216e: Power = TODO;

/// # Unidentified Maul
/// Weapon · 3 mana · 2/2 durability
/// > Gains a bonus effect in your hand.
/// - Makes: Champion's Maul [`LOOT_286t1`] (2/2 durability, "Battlecry: Summon two 1/1 Silver Hand Recruits."); Sacred Maul [`LOOT_286t2`] (2/2 durability, "Battlecry: Give your minions Taunt."); Blessed Maul [`LOOT_286t3`] (2/2 durability, "Battlecry: Give your minions +1 Attack."); Purifier's Maul [`LOOT_286t4`] (2/2 durability, "Battlecry: Give your minions Divine Shield.")
//~ derived LOOT_286 7aa852bd 02639dc7.0ad137f2 b6dd2191.319dd0cb
#[rustfmt::skip]
pub const LOOT_286: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["LOOT_286t2", "LOOT_286t3", "LOOT_286t1", "LOOT_286t4"]))]);

/// # Champion's Maul
/// Weapon · 3 mana · 2/2 durability
/// > **Battlecry:** Summon two 1/1 Silver Hand Recruits.
//~ derived LOOT_286t1 c7b19fb3 02639dc7.1e19f0ac 2547414a
pub const LOOT_286t1: Power = battlecry(&[summon(card("CS2_101t")).copies(2)]);

/// # Sacred Maul
/// Weapon · 3 mana · 2/2 durability
/// > **Battlecry:** Give your minions **Taunt**.
/// - Makes: Sacred Blessing [`LOOT_286t2e`] ("Taunt.")
//~ derived LOOT_286t2 0ee6cddd 02639dc7.0c33fc95 79178702.36e1cff0
pub const LOOT_286t2: Power = battlecry(&[attach("LOOT_286t2e").to(FRIENDLY_MINIONS)]);

/// # Sacred Blessing
/// Enchantment
/// > **Taunt**.
//~ derived LOOT_286t2e e920ce9a d522ad72.0643522b d8914a75
pub const LOOT_286t2e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Blessed Maul
/// Weapon · 3 mana · 2/2 durability
/// > **Battlecry:** Give your minions +1 Attack.
/// - Makes: Holy Blessings [`LOOT_286t3e`] ("\+1 Attack.")
//~ derived LOOT_286t3 3299dc8b 02639dc7.cad638e2 3bc33903.d8285e09
pub const LOOT_286t3: Power = battlecry(&[attach("LOOT_286t3e").to(FRIENDLY_MINIONS)]);

/// # Holy Blessings
/// Enchantment
/// > \+1 Attack.
//~ derived LOOT_286t3e c36de739 d522ad72.379bca7a 5154a4ad
pub const LOOT_286t3e: Power = enchant(&[ATTACK.plus(1)]);

/// # Purifier's Maul
/// Weapon · 3 mana · 2/2 durability
/// > **Battlecry:** Give your minions **Divine Shield**.
//~ derived LOOT_286t4 a903a2e8 02639dc7.6c284cdb 7f78576a
pub const LOOT_286t4: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)]);

/// # Crystal Lion
/// Minion · Elemental · Beast · 6 mana · 5/5
/// > **Divine Shield** Costs (1) less for each Silver Hand Recruit you control.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived LOOT_313 aebad583 91aab2b0.23a62243 4e14fc8d.e8ebd9e2
pub const LOOT_313: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Level Up!
/// Spell · 5 mana
/// > Give your Silver Hand Recruits +2/+2 and **Taunt**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); \+1 Level! [`LOOT_333e`] ("\+2/+2 and Taunt.")
//~ derived LOOT_333 2dbbdcf8 36b694de.81ba0a9e 879ae09f.20858dd0
pub const LOOT_333: Power = spell(&[attach("LOOT_333e").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # \+1 Level!
/// Enchantment
/// > \+2/+2 and **Taunt**.
//~ derived LOOT_333e f4b5673f d522ad72.2b4aec28 8adda39e
pub const LOOT_333e: Power = enchant(&[plus(2, 2), has(GameTag::TAUNT)]);

/// # Drygulch Jailor
/// Minion · 2 mana · 1/1
/// > **Deathrattle:** Add 3 Silver Hand Recruits to your hand.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived LOOT_363 76ed7ea9 4d7cdfaf.6061babf c255ca7c.e8ebd9e2
pub const LOOT_363: Power = deathrattle(&[get(card("CS2_101t")).copies(3)]);

/// # Benevolent Djinn
/// Minion · Elemental · 3 mana · 2/4
/// > At the end of your turn, restore #3 Health to your hero.
//~ derived LOOT_398 9fe86521 4023c492.dd44b817 9546dd70
pub const LOOT_398: Power = at_end_of_your_turn(&[heal(3).to(YOUR_HERO)]);

/// # Val'anyr
/// Weapon · 6 mana · 4/2 durability
/// > **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
/// - Makes: Val'anyr Reequip Effect Dummy [`LOOT_500d`] (0/0 durability, "It is a dummy card for holding a effect to play…"); Wielding Val'anyr [`LOOT_500e`] ("\+4/+2. Deathrattle: Equip a 4/2 Val'anyr.")
//~ done LOOT_500 - 70a60cc4.713ced34 d375920e.94d21b8b
pub const LOOT_500: Power = deathrattle(&[attach("LOOT_500e").to(YOUR_HAND.that(MINION).random())]);

/// # Val'anyr Reequip Effect Dummy
/// Weapon · 0 mana · 0/0 durability
/// > It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
//~ todo LOOT_500d 65f79533 53dac073.e0c70e31 67f42343
pub const LOOT_500d: Power = TODO;

/// # Wielding Val'anyr
/// Enchantment
/// > \+4/+2. **Deathrattle:** Equip a 4/2 Val'anyr.
/// - Makes: Val'anyr [`LOOT_500`] (4/2 durability, "Deathrattle: Give a minion in your hand +4/+2.…")
//~ derived LOOT_500e dc493e87 d522ad72.f58cc04e 3004b489.c4efddda
pub const LOOT_500e: Power = abilities(&[enchant(&[plus(4, 2)]), deathrattle(&[equip(card("LOOT_500"))])]);
