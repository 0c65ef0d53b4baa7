//! Paladin cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7ac76a55

/// # Potion of Heroism
///
/// `LOOT_088` · Paladin spell · Holy · 2 mana
///
/// > Give a minion **Divine Shield**. Draw a card.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_088 dc7c13f3 974712c8 7bc50671.90e9d219
pub const LOOT_088: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION), draw(1)]);

/// # Lesser Pearl Spellstone
///
/// `LOOT_091` · Paladin spell · Holy · 2 mana
///
/// > Summon a 2/2 Spirit with **Taunt**. @*(Restore 3 Health to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Health, Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Guardian Spirit [`LOOT_091t`], Pearl Spellstone [`LOOT_091t1`], Greater Pearl Spellstone [`LOOT_091t2`]
///
/// State: Derived
//~ derived LOOT_091 6dea137e 045b5948 aaa58afe.bd054a71
#[rustfmt::skip]
pub const LOOT_091: Power = abilities(&[spell(&[summon(card("LOOT_091t"))]), upgrades(Goal::Sum(3), &[CHARACTERS.is_healed(FRIENDLY)], "LOOT_091t1")]);

/// # Guardian Spirit
///
/// `LOOT_091t` · Paladin minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla LOOT_091t 66f9d79a 050d02b0 516ad988.4b0c5d24
pub const LOOT_091t: Power = VANILLA;

/// # Pearl Spellstone
///
/// `LOOT_091t1` · Paladin spell · Holy · 2 mana
///
/// > Summon a 4/4 Spirit with **Taunt**. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Health, Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Guardian Spirit [`LOOT_091t1t`]
///
/// State: Derived
//~ derived LOOT_091t1 0c79fed6 a56a877a 074f0698.565fd9e7
#[rustfmt::skip]
pub const LOOT_091t1: Power = abilities(&[spell(&[summon(card("LOOT_091t1t"))]), upgrades(Goal::Sum(3), &[CHARACTERS.is_healed(FRIENDLY)], "LOOT_091t2")]);

/// # Guardian Spirit
///
/// `LOOT_091t1t` · Paladin minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla LOOT_091t1t e3cfed19 131301e9 c59cda72.4b0c5d24
pub const LOOT_091t1t: Power = VANILLA;

/// # Greater Pearl Spellstone
///
/// `LOOT_091t2` · Paladin spell · Holy · 2 mana
///
/// > Summon a 6/6 Spirit with **Taunt**.
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Taunt
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Guardian Spirit [`LOOT_091t2t`]
///
/// State: Derived
//~ derived LOOT_091t2 ce0f89be 0086cac4 e82197d9.e94f1174
pub const LOOT_091t2: Power = spell(&[summon(card("LOOT_091t2t"))]);

/// # Guardian Spirit
///
/// `LOOT_091t2t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla LOOT_091t2t 4ef1fca0 2f7c16d7 d54a1328.4b0c5d24
pub const LOOT_091t2t: Power = VANILLA;

/// # Call to Arms
///
/// `LOOT_093` · Paladin spell · 4 mana
///
/// > **Recruit** 3 minions that cost (2) or less.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Refers to: Recruit
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_093 880bf5b2 02f44801 c3478b6e.d92df56f
pub const LOOT_093: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random_of(3)))]);

/// # Lynessa Sunsorrow
///
/// `LOOT_216` · Paladin minion · 7 mana · 1/1
///
/// > **Battlecry:** Cast each spell you cast on your minions this game on this one.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Light of the Exarch [`LOOT_216e`]
///
/// State: Todo
//~ todo LOOT_216 f466fe47 726525dc 28934c28.5f3fb1e0
pub const LOOT_216: Power = TODO;

/// # Light of the Exarch
///
/// `LOOT_216e` · Neutral enchantment
///
/// > Spell cast on minion.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_216e d9ab44cc ce09b538 1d3431a8.ef90cfff
pub const LOOT_216e: Power = TODO;

/// # Unidentified Maul
///
/// `LOOT_286` · Paladin weapon · 3 mana · 2/2 durability
///
/// > Gains a bonus effect in your hand.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Entourage: Sacred Maul [`LOOT_286t2`], Blessed Maul [`LOOT_286t3`], Champion's Maul [`LOOT_286t1`], Purifier's Maul [`LOOT_286t4`]
/// - Tokens: Champion's Maul [`LOOT_286t1`], Sacred Maul [`LOOT_286t2`], Blessed Maul [`LOOT_286t3`], Purifier's Maul [`LOOT_286t4`]
///
/// State: Derived
//~ derived LOOT_286 859292ce 7aa852bd d421d27d.0ad137f2
#[rustfmt::skip]
pub const LOOT_286: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["LOOT_286t2", "LOOT_286t3", "LOOT_286t1", "LOOT_286t4"]))]);

/// # Champion's Maul
///
/// `LOOT_286t1` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Summon two 1/1 Silver Hand Recruits.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_286t1 4664aea8 c7b19fb3 6dea3a59.1e19f0ac
pub const LOOT_286t1: Power = battlecry(&[summon(card("CS2_101t")).copies(2)]);

/// # Sacred Maul
///
/// `LOOT_286t2` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Taunt**.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
/// - Enchantments: Sacred Blessing [`LOOT_286t2e`]
///
/// State: Derived
//~ derived LOOT_286t2 503f0674 0ee6cddd 727f36a5.0c33fc95
pub const LOOT_286t2: Power = battlecry(&[attach("LOOT_286t2e").to(FRIENDLY_MINIONS)]);

/// # Sacred Blessing
///
/// `LOOT_286t2e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_286t2e c423fe54 e920ce9a 6583d5a0.0643522b
pub const LOOT_286t2e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Blessed Maul
///
/// `LOOT_286t3` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions +1 Attack.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
/// - Enchantments: Holy Blessings [`LOOT_286t3e`]
///
/// State: Derived
//~ derived LOOT_286t3 0abb871b 3299dc8b 9b9272f6.cad638e2
pub const LOOT_286t3: Power = battlecry(&[attach("LOOT_286t3e").to(FRIENDLY_MINIONS)]);

/// # Holy Blessings
///
/// `LOOT_286t3e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_286t3e f2dd0199 c36de739 cbcee72d.c84fda8a
pub const LOOT_286t3e: Power = enchant(&[ATTACK.plus(1)]);

/// # Purifier's Maul
///
/// `LOOT_286t4` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Divine Shield**.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_286t4 f1b6deb6 a903a2e8 bd85f5a8.6c284cdb
pub const LOOT_286t4: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)]);

/// # Crystal Lion
///
/// `LOOT_313` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** Costs (1) less for each Silver Hand Recruit you control.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Divine Shield
/// - Tags: `1584` = 1, `2540` = 1
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived LOOT_313 41accd14 aebad583 48daddd6.23a62243
pub const LOOT_313: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Level Up!
///
/// `LOOT_333` · Paladin spell · 5 mana
///
/// > Give your Silver Hand Recruits +2/+2 and **Taunt**.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Refers to: Taunt
/// - Tags: `717` = 1
/// - Enchantments: +1 Level! [`LOOT_333e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived LOOT_333 ea758682 2dbbdcf8 c776c4bd.81ba0a9e
pub const LOOT_333: Power = spell(&[attach("LOOT_333e").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # +1 Level!
///
/// `LOOT_333e` · Neutral enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_333e 4725920a f4b5673f 7874eac4.828ad55e
pub const LOOT_333e: Power = enchant(&[plus(2, 2), has(GameTag::TAUNT)]);

/// # Drygulch Jailor
///
/// `LOOT_363` · Paladin minion · 2 mana · 1/1
///
/// > **Deathrattle:** Add 3 Silver Hand Recruits to your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived LOOT_363 b94cd05f 76ed7ea9 fc618a3b.6061babf
pub const LOOT_363: Power = deathrattle(&[get(card("CS2_101t")).copies(3)]);

/// # Benevolent Djinn
///
/// `LOOT_398` · Paladin minion · 3 mana · 2/4
///
/// > At the end of your turn, restore #3 Health to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived LOOT_398 b73280fc 9fe86521 b25f8f0f.dd44b817
pub const LOOT_398: Power = at_end_of_your_turn(&[heal(3).to(YOUR_HERO)]);

/// # Val'anyr
///
/// `LOOT_500` · Paladin weapon · 6 mana · 4/2 durability
///
/// > **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Wielding Val'anyr [`LOOT_500e`]
/// - Tokens: Val'anyr Reequip Effect Dummy [`LOOT_500d`]
///
/// State: Todo
//~ todo LOOT_500 171f4c4b d0c8fd07 1c9d6747.713ced34
pub const LOOT_500: Power = TODO;

/// # Val'anyr Reequip Effect Dummy
///
/// `LOOT_500d` · Paladin weapon · 0 mana · 0/0 durability
///
/// > It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo LOOT_500d 476f9862 65f79533 1b624166.e0c70e31
pub const LOOT_500d: Power = TODO;

/// # Wielding Val'anyr
///
/// `LOOT_500e` · Neutral enchantment
///
/// > +4/+2. **Deathrattle:** Equip a 4/2 Val'anyr.
///
/// - Set: Kobolds & Catacombs
/// - Tokens: Val'anyr [`LOOT_500`]
///
/// State: Derived
//~ derived LOOT_500e 53996f9a dc493e87 d4b3751b.f8c1002d
pub const LOOT_500e: Power = abilities(&[enchant(&[plus(4, 2)]), deathrattle(&[equip(card("LOOT_500"))])]);
