//! Death Knight cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 682d471d

/// # Rimescale Siren
///
/// `NX2_035` · Death Knight minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've cast three spells while holding this, **Freeze** 3 random enemy minions.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Naga
/// - Mechanics: Battlecry, Cost Frost
/// - Refers to: Freeze
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3, `2553` = 1
///
/// State: Derived
//~ derived NX2_035 657fe56f b9581107 1e1ff615.85f63728
#[rustfmt::skip]
pub const NX2_035: Power = battlecry(&[freeze(ENEMY_MINIONS.random_of(3))]).when(has_done(3, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Construct Quarter
///
/// `NX2_036` · Death Knight location · 3 mana · 0 uses
///
/// > Destroy a friendly minion to summon a 4/5 Undead with **Rush**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Rush
/// - Tokens: Shambling Horror [`NX2_036t`], Undead Monstrosity [`RLK_057t`](crate::path_of_arthas::death_knight::RLK_057t)
///
/// State: Derived
//~ derived NX2_036 08022b42 cb37fc41 0f9b05c6.11aa86a5
pub const NX2_036: Power = hero_power(&[destroy(A_FRIENDLY_MINION), summon(card("RLK_057t"))]);

/// # Shambling Horror
///
/// `NX2_036t` · Death Knight minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla NX2_036t 87e7bc9b 1a5e34ca ca1b6598.57b12c28
pub const NX2_036t: Power = VANILLA;

/// # Frost Queen Sindragosa
///
/// `NX2_037` · Death Knight minion · 7 mana · 6/6
///
/// > **Colossal +2** After an enemy minion is **Frozen**, destroy it.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Cost Frost, Colossal
/// - Refers to: Freeze
/// - Tags: `1544` = 1, `2534` = 1
/// - Tokens: Sindragosa's Wing [`NX2_037t`], Sindragosa's Wing [`NX2_037t2`]
///
/// State: Todo
//~ todo NX2_037 7025d683 9f33b005 48da38e4.f78c689e
pub const NX2_037: Power = TODO;

/// # Sindragosa's Wing
///
/// `NX2_037t` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Dragon
/// - Mechanics: Freeze, Rush
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla NX2_037t 5e3586c2 98f0f7e0 2c1e3db8.aa3aeb98
pub const NX2_037t: Power = VANILLA;

/// # Sindragosa's Wing
///
/// `NX2_037t2` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Dragon
/// - Mechanics: Freeze, Rush
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla NX2_037t2 57e3955d 6a864e62 33f68bd4.aa3aeb98
pub const NX2_037t2: Power = VANILLA;

/// # Soulbreaker
///
/// `RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
///
/// State: Derived
//~ derived RLK_012 8686cfbe 43b35cb0 97736412.3efc2fc8
pub const RLK_012: Power = after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[corpses(2)]);

/// # Glacial Advance
///
/// `RLK_025e` · Death Knight enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_025e ed322a17 382beefb 4bcc27ea.b1b65128
pub const RLK_025e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Glacial Advance
///
/// `RLK_025o` · Death Knight enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: March of the Lich King
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived RLK_025o fbab85f0 57b35fec 34735c3b.b1b65128
pub const RLK_025o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Corpse Explosion
///
/// `RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ todo RLK_035 d0b76d0d 88e85602 3db471e1.ba896ea8
pub const RLK_035: Power = TODO;

/// # Vampiric Blood
///
/// `RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 3
/// - Enchantments: Vampiric Strength [`RLK_051e`]
///
/// State: Todo
//~ todo RLK_051 70c4781d fb8c295d ddca15ba.0c6d6f28
pub const RLK_051: Power = TODO;

/// # Vampiric Strength
///
/// `RLK_051e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_051e 5eba82d7 8c4d0ca7 dcb5273a.89b088dc
pub const RLK_051e: Power = TODO;

/// # Winter's Gift
///
/// `RLK_066e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_066e 280dcbe2 999bb92b 87a5c98e.89b088dc
pub const RLK_066e: Power = TODO;

/// # Bonestorm
///
/// `RLK_085e` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_085e f03194be 3afad167 1a3dfbdc.6d6ab056
pub const RLK_085e: Power = enchant(&[plus(2, 2)]);

/// # Necrotic Mortician
///
/// `RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Discover
///
/// State: Derived
//~ derived RLK_116 14e9b475 55ec107c 3d452b88.2ec916a9
#[rustfmt::skip]
pub const RLK_116: Power = battlecry(&[discover(with(GameTag::COST_UNHOLY))]).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)));

/// # Meat Grinder
///
/// `RLK_120` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Corpse
///
/// State: Todo
//~ todo RLK_120 d3f9cc40 84a049f3 d5d84ceb.1ec9a248
pub const RLK_120: Power = TODO;

/// # Acolyte of Death
///
/// `RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_121 8b0415d1 73f093be 8b758ee0.7bab9228
pub const RLK_121: Power = after(OTHER_FRIENDLY_MINIONS.that(UNDEAD).die()).then(&[draw(1)]);

/// # Blightfang
///
/// `RLK_225` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Taunt
/// - Enchantments: Plagued [`RLK_225e`]
/// - Tokens: Menacing Zombie [`RLK_118t3`](crate::path_of_arthas::death_knight::RLK_118t3)
///
/// State: Todo
//~ todo RLK_225 fde60974 51fb03a3 d3fcc99e.31ab3162
pub const RLK_225: Power = TODO;

/// # Plagued
///
/// `RLK_225e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon a 2/2 Zombie with **Taunt** for your opponent.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_225e d4607c22 44a90616 a237e10e.78abfdb9
pub const RLK_225e: Power = deathrattle(&[summon(card("RLK_118t3")).to(OPPONENT)]);

/// # Boneguard Commander
///
/// `RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Tokens: Risen Footman [`RLK_061t`](crate::core::death_knight::RLK_061t), Risen Groom [`RLK_506t`](crate::path_of_arthas::death_knight::RLK_506t)
///
/// State: Derived
//~ derived RLK_506 e1ff2668 6ee17676 b3a978be.43038767
pub const RLK_506: Power = battlecry(&[spend_corpses(6), summon(card("RLK_061t")).times(DONE)]);

/// # Alexandros Mograine
///
/// `RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 3
/// - Enchantments: Mograine's Migraine [`RLK_706e3`]
///
/// State: Derived
//~ derived RLK_706 c18a0bbd a5a5862a fa2a5b10.74e7b603
pub const RLK_706: Power = battlecry(&[later(&whenever(YOU.turn_end()).this_game().does(&[deal(3).to(ENEMY_HERO)]))]);

/// # Mograine's Migraine
///
/// `RLK_706e3` · Death Knight enchantment
///
/// > For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_706e3 b259b9a9 a75c9b20 bbce2832.8078b365
pub const RLK_706e3: Power = TODO;

/// # Grave Mark
///
/// `RLK_707e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_707e bb06a3af 7102d9ad c7155a98.c84fda8a
pub const RLK_707e: Power = enchant(&[ATTACK.plus(1)]);

/// # Grave Force
///
/// `RLK_707e2` · Death Knight enchantment
///
/// > +3 Attack.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_707e2 f6b74e1a 93285bbb 75fd1889.fc2d73f0
pub const RLK_707e2: Power = enchant(&[ATTACK.plus(3)]);

/// # Runeforged
///
/// `RLK_715e` · Death Knight enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_715e d1042211 08659d6a a19a3ecb.f705eb41
pub const RLK_715e: Power = enchant(&[cost_less(1)]);

/// # Soulstealer
///
/// `RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
///
/// State: Derived
//~ derived RLK_741 3b958e15 e36c544a b0666bcd.a212fa02
pub const RLK_741: Power = battlecry(&[destroy(OTHER_MINIONS), corpses(1).for_each(IT.that(all(&[DEAD, ENEMY])))]);

/// # Dug Up
///
/// `RLK_753e` · Death Knight enchantment
///
/// > +1/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_753e 829bdc89 02c201f8 3890128e.6fa82661
pub const RLK_753e: Power = enchant(&[plus(1, 2)]);

/// # Thrown a Bone
///
/// `RLK_958e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_958e 81a9e765 d44615ef 5a4e1cc9.bf3d1612
pub const RLK_958e: Power = enchant(&[ATTACK.plus(2)]);
