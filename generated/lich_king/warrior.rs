//! Warrior cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c299de8a

/// # Fleshshaper
///
/// `NX2_027` · Warrior minion · 6 mana · 3/8
///
/// > **Taunt**. **Battlecry:** If you have 5 or more Armor, summon a copy of this.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Fully Repaired [`NX2_027e`], Fleshed Out [`NX2_027e2`]
///
/// State: Derived
//~ derived NX2_027 c8f64689 570ec02c 350db861.02506915
pub const NX2_027: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(5))));

/// # Fully Repaired
///
/// `NX2_027e` · Warrior enchantment
///
/// > Restored Durability.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo NX2_027e d69ad86a 814a10f3 a541cdab.0593da62
pub const NX2_027e: Power = TODO;

/// # Fleshed Out
///
/// `NX2_027e2` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_027e2 ae4b29fe 0c8fb97e a7fa4756.bf3d1612
pub const NX2_027e2: Power = enchant(&[ATTACK.plus(2)]);

/// # Hookfist-3000
///
/// `NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Mech, Pirate
/// - Tags: `2539` = 1, `4932` = 1
///
/// State: Derived
//~ derived NX2_028 b49d7bb0 bb8d93c6 ce611101.1d5abfdc
pub const NX2_028: Power = after(YOUR_HERO.attack(CARD)).then(&[armor(4), draw(1)]);

/// # Training Session
///
/// `NX2_029` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. If you play it this turn, repeat this.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Enchantments: Training Session [`NX2_029e`], Training Session Achieve [`NX2_029e1`]
///
/// State: Derived
//~ derived NX2_029 e4fbe5f5 3c794b42 8a896413.7cdf9427
#[rustfmt::skip]
pub const NX2_029: Power = spell(&[discover(all(&[MINION, with(GameTag::TAUNT)])), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[repeat(Word::Spell, the(THIS))]))]);

/// # Training Session
///
/// `NX2_029e` · Warrior enchantment
///
/// > If played this turn, **Discover** another **Taunt** minion.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo NX2_029e 236c97ed e10a34df 62224f40.2fd7cb75
pub const NX2_029e: Power = TODO;

/// # Training Session Achieve
///
/// `NX2_029e1` · Warrior enchantment
///
/// > If played this turn, **Discover** another **Taunt** minion.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo NX2_029e1 e374cf25 cb6ef756 76e5b7d0.2fd7cb75
pub const NX2_029e1: Power = TODO;

/// # Sunfire Smithing
///
/// `RLK_600` · Warrior spell · Fire · 4 mana
///
/// > Equip a 4/2 Sword. Give a random minion in your hand +4/+2.
///
/// - Set: March of the Lich King · rare · collectible
/// - Enchantments: Overheated [`RLK_600e`]
/// - Tokens: Flamberge [`RLK_600t`]
///
/// State: Derived
//~ derived RLK_600 104735b3 3bef55d1 4f906f8f.a1644342
pub const RLK_600: Power = spell(&[equip(card("RLK_600t")), attach("RLK_600e").to(YOUR_HAND.that(MINION).random())]);

/// # Overheated
///
/// `RLK_600e` · Warrior enchantment
///
/// > +4/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_600e 196da216 c471434a 58fa22b4.4e7f9457
pub const RLK_600e: Power = enchant(&[plus(4, 2)]);

/// # Flamberge
///
/// `RLK_600t` · Warrior weapon · 4 mana · 4/2 durability
///
/// - Set: March of the Lich King
///
/// State: Vanilla
//~ vanilla RLK_600t fc0d546b 64c08c9e bceba4d3
pub const RLK_600t: Power = VANILLA;

/// # Last Stand
///
/// `RLK_601` · Warrior spell · 1 mana
///
/// > Draw a **Taunt** minion. **Manathirst (7):** Double its stats.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt
/// - Tags: `MANATHIRST` = 7
/// - Enchantments: Stalwart Stand [`RLK_601e`]
///
/// State: Derived
//~ derived RLK_601 27236a48 983979f1 72322307.2a1083ab
#[rustfmt::skip]
pub const RLK_601: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::TAUNT)])), give(&[ATTACK.doubled(), HEALTH.doubled()]).to(IT).when(MANA_CRYSTALS.at_least(7))]);

/// # Stalwart Stand
///
/// `RLK_601e` · Warrior enchantment
///
/// > Stats Doubled.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_601e 378070a4 1de7bc47 83f07b87.d24edf1f
pub const RLK_601e: Power = TODO;

/// # Silverfury Stalwart
///
/// `RLK_602` · Warrior minion · 6 mana · 4/8
///
/// > **Rush Elusive Taunt**
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Taunt, Rush, Elusive
///
/// State: Vanilla
//~ vanilla RLK_602 60871c49 15289c57 fbeb2c5e.04681f99
pub const RLK_602: Power = VANILLA;

/// # Light of the Phoenix
///
/// `RLK_603` · Warrior spell · Fire · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each damaged friendly character.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_603 4461f2a1 8816c7ba 97853589.5960ab12
pub const RLK_603: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))])]);

/// # Thori'belore
///
/// `RLK_604` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
/// - Tokens: Thori'belore [`RLK_604a`], Thori'belore [`RLK_604b`], Phoenix Egg [`RLK_604t`], Phoenix Egg [`RLK_604t2`]
///
/// State: Todo
//~ todo RLK_604 c8e2bd63 842ad3fe b994db46.8c4e0d53
pub const RLK_604: Power = TODO;

/// # Thori'belore
///
/// `RLK_604a` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore! *(Revives once.)*
///
/// - Set: March of the Lich King · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
///
/// State: Todo
//~ todo RLK_604a 205768ce b390a2cd 2e2bafcb.b8447014
pub const RLK_604a: Power = TODO;

/// # Thori'belore
///
/// `RLK_604b` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: March of the Lich King · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
///
/// State: Vanilla
//~ vanilla RLK_604b 8f0d22b3 ebc2a9a2 60e3d637.57b12c28
pub const RLK_604b: Power = VANILLA;

/// # Phoenix Egg
///
/// `RLK_604t` · Warrior minion · 21 mana · 0/1
///
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// - Set: March of the Lich King
/// - Mechanics: Untouchable, Score Value 1
/// - Refers to: Dormant
///
/// State: Todo
//~ todo RLK_604t 97f4a612 086db180 421827a6.c55f25c3
pub const RLK_604t: Power = TODO;

/// # Phoenix Egg
///
/// `RLK_604t2` · Warrior minion · 21 mana · 0/1
///
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// - Set: March of the Lich King
/// - Mechanics: Untouchable, Score Value 1
/// - Refers to: Dormant
///
/// State: Todo
//~ todo RLK_604t2 c2a79556 143eeda4 298fb2f7.c55f25c3
pub const RLK_604t2: Power = TODO;

/// # Blazing Power
///
/// `RLK_605` · Warrior spell · Fire · 2 mana
///
/// > Give a minion +1/+1. Repeat for each damaged friendly character.
///
/// - Set: March of the Lich King · common · collectible
/// - Enchantments: On Fire! [`RLK_605e`]
///
/// State: Derived
//~ derived RLK_605 35cf0106 9b81a4d5 336718c3.9d904c09
#[rustfmt::skip]
pub const RLK_605: Power = spell(&[attach("RLK_605e").to(A_MINION), times(1, &[attach("RLK_605e").to(A_MINION)]).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);

/// # On Fire!
///
/// `RLK_605e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_605e 2a680f82 13d13d79 75dacebe.67341004
pub const RLK_605e: Power = enchant(&[plus(1, 1)]);

/// # Disruptive Spellbreaker
///
/// `RLK_607` · Warrior minion · 5 mana · 4/6
///
/// > At the end of your turn, your opponent discards a spell.
///
/// - Set: March of the Lich King · epic · collectible
/// - Enchantments: Broken Spell [`RLK_607e`]
///
/// State: Derived
//~ derived RLK_607 3f9bb9a7 716b8c42 87960f39.3d3ce9bc
pub const RLK_607: Power = at_end_of_your_turn(&[discard(ENEMY_HAND.that(SPELL).random())]);

/// # Broken Spell
///
/// `RLK_607e` · Warrior enchantment
///
/// > Storing {0}.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_607e 9a09a54e 92a91ced d903eb4c.c126d8da
pub const RLK_607e: Power = TODO;

/// # Asvedon, the Grandshield
///
/// `RLK_608` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived RLK_608 f1b1f5a6 55ee9c06 191253c2.e2be73fb
pub const RLK_608: Power = battlecry(&[cast(last_of(past(Side::Enemy, Deed::Played, Window::ThisGame).that(SPELL)))]);

/// # Sunfury Champion
///
/// `RLK_609` · Warrior minion · 1 mana · 1/3
///
/// > After you cast a Fire spell, deal 1 damage to all minions.
///
/// - Set: March of the Lich King · epic · collectible
///
/// State: Derived
//~ derived RLK_609 d8a2add7 d0eceaa9 4addc77c.610b2e12
pub const RLK_609: Power = after(YOU.cast(school(SpellSchool::Fire))).then(&[deal(1).to(MINIONS)]);

/// # Embers of Strength
///
/// `RLK_960` · Warrior spell · Fire · 2 mana
///
/// > Summon two 1/2 Guards with **Taunt**. **Manathirst (6):** Give them +1/+2.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt
/// - Tags: `MANATHIRST` = 6
/// - Enchantments: Empowered Embers [`RLK_960e`]
/// - Tokens: Emberbound Guard [`RLK_960t`]
///
/// State: Derived
//~ derived RLK_960 b9d5547b 24a4252d 2b3c775c.440800ee
pub const RLK_960: Power =
    spell(&[summon(card("RLK_960t")).copies(2), attach("RLK_960e").to(IT).when(MANA_CRYSTALS.at_least(6))]);

/// # Empowered Embers
///
/// `RLK_960e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_960e 7e202e10 a8dcff64 20b8fedb.6fa82661
pub const RLK_960e: Power = enchant(&[plus(1, 2)]);

/// # Emberbound Guard
///
/// `RLK_960t` · Warrior minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla RLK_960t 4facfd28 a92de308 6f199fe2.4b0c5d24
pub const RLK_960t: Power = VANILLA;
