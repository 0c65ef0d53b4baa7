//! Paladin cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5f566991

/// # Turalyon, the Tenured
///
/// `SCH_135` · Paladin minion · 8 mana · 3/12
///
/// > **Rush**. Whenever this attacks a minion, set the defender's Attack and Health to 3.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Schooled [`SCH_135e`]
///
/// State: Derived
//~ derived SCH_135 f9f8eafc 54133ce0 5ae23024.98668519
pub const SCH_135: Power = whenever(THIS.attack(MINION)).then(&[attach("SCH_135e").to(THAT)]);

/// # Schooled
///
/// `SCH_135e` · Paladin enchantment
///
/// > 3/3.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_135e daea9e18 87035171 b1e6b30a.6c79ef92
pub const SCH_135e: Power = enchant(&[become_stats(3, 3)]);

/// # Blessing of Authority
///
/// `SCH_138` · Paladin spell · Holy · 5 mana
///
/// > Give a minion +8/+8. It can't attack heroes this turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Enchantments: Blessing of Authority [`SCH_138e`], Honorable Intentions [`SCH_138e2`]
///
/// State: Derived
//~ derived SCH_138 f4ba8db1 5c34734b 0cb03434.2090d0f6
pub const SCH_138: Power = spell(&[attach("SCH_138e").to(A_MINION), attach("SCH_138e2").to(IT)]);

/// # Blessing of Authority
///
/// `SCH_138e` · Paladin enchantment
///
/// > +8/+8.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_138e de862fbb ae0ec63f 7a75da1e.d7d8cb83
pub const SCH_138e: Power = enchant(&[plus(8, 8)]);

/// # Honorable Intentions
///
/// `SCH_138e2` · Paladin enchantment
///
/// > Can't attack heroes this turn.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SCH_138e2 386b8931 5488782e c5353fa7.978eedcd
pub const SCH_138e2: Power = enchant(&[has(GameTag::CANNOT_ATTACK_HEROES)]).this_turn();

/// # Devout Pupil
///
/// `SCH_139` · Multi-class minion · 6 mana · 4/5
///
/// > **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Paladin, Priest
/// - Mechanics: Taunt, Divine Shield
///
/// State: Todo
//~ todo SCH_139 fa0dc00b 492c6b4c b9e9f68b.4e55ea38
pub const SCH_139: Power = TODO;

/// # High Abbess Alura
///
/// `SCH_141` · Multi-class minion · 4 mana · 3/6
///
/// > Spellburst**:** Cast a spell from your deck *(targets this if possible)*.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Minion type: Draenei
/// - Classes: Paladin, Priest
/// - Mechanics: Spellburst
///
/// State: Todo
//~ todo SCH_141 efa00d12 05ad5d89 7ce999eb.f3b4f2ca
pub const SCH_141: Power = TODO;

/// # Argent Braggart
///
/// `SCH_149` · Paladin minion · 2 mana · 1/1
///
/// > **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Best of the Best [`SCH_149e`]
///
/// State: Todo
//~ todo SCH_149 d69f328e 782aa15a 1ce15bd5.37ebe8b1
pub const SCH_149: Power = TODO;

/// # Best of the Best
///
/// `SCH_149e` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_149e f885a84c 401d5909 176b5cc3.a536d554
pub const SCH_149e: Power = TODO;

/// # First Day of School
///
/// `SCH_247` · Paladin spell · 1 mana
///
/// > Add 2 random 1-Cost minions to your hand.
///
/// - Set: Scholomance Academy · common · collectible
///
/// State: Derived
//~ derived SCH_247 5f3c2252 32e133e2 d6385b6d.a54f6b79
pub const SCH_247: Power = spell(&[get(random(all(&[MINION, COST.is(1)]))).copies(2)]);

/// # Wave of Apathy
///
/// `SCH_250` · Multi-class spell · 1 mana
///
/// > Set the Attack of all enemy minions to 1 until your next turn.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Paladin, Priest
/// - Enchantments: Apathetic [`SCH_250e`]
///
/// State: Derived
//~ derived SCH_250 6e27c8b3 87466d63 ba6aa2e0.b9be7707
pub const SCH_250: Power = spell(&[lend(&[ATTACK.set(1)], Lasts::UntilYourNextTurn).to(ENEMY_MINIONS)]);

/// # Apathetic
///
/// `SCH_250e` · Priest enchantment
///
/// > Attack reduced to 1 until next turn.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_250e da918fea 80da408d e61fbbbb.5738d492
pub const SCH_250e: Power = TODO;

/// # Gift of Luminance
///
/// `SCH_302` · Multi-class spell · Holy · 3 mana
///
/// > Give a minion **Divine Shield**, then summon a 1/1 copy of it.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Paladin, Priest
/// - Refers to: Divine Shield
/// - Enchantments: Student of the Light [`SCH_302e`]
///
/// State: Derived
//~ derived SCH_302 31123fe1 6e4148c6 31408afe.45ad86ac
pub const SCH_302: Power =
    spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION), summon(copy_of(IT)), attach("SCH_302e").to(IT)]);

/// # Student of the Light
///
/// `SCH_302e` · Priest enchantment
///
/// > 1/1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_302e fdef36dd aac95a86 29fec222.d68bebe2
pub const SCH_302e: Power = enchant(&[become_stats(1, 1)]);

/// # Ceremonial Maul
///
/// `SCH_523` · Multi-class weapon · 3 mana · 2/2 durability
///
/// > **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Paladin, Warrior
/// - Mechanics: Spellburst
/// - Refers to: Taunt
/// - Tokens: Honor Student [`SCH_523t`]
///
/// State: Derived
//~ derived SCH_523 f1d41e82 27dac7d9 64db1664.8a46dd0f
pub const SCH_523: Power =
    on(Word::Spellburst, &[summon(card("SCH_523t")), give(&[become_stats(1, 1).times(X)]).times(COST.of(THAT)).to(IT)]);

/// # Honor Student
///
/// `SCH_523t` · Multi-class minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Classes: Paladin, Warrior
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SCH_523t d43a1747 39fc366d d6e26f92.4b0c5d24
pub const SCH_523t: Power = VANILLA;

/// # Shield of Honor
///
/// `SCH_524` · Multi-class spell · Holy · 1 mana
///
/// > Give a damaged minion +3 Attack and **Divine Shield**.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Paladin, Warrior
/// - Refers to: Divine Shield
/// - Enchantments: Shield of Honor [`SCH_524e`]
///
/// State: Derived
//~ derived SCH_524 721637b7 53ff6775 d9aa977b.0340161d
pub const SCH_524: Power = spell(&[attach("SCH_524e").to(A_MINION.that(DAMAGED))]);

/// # Shield of Honor
///
/// `SCH_524e` · Neutral enchantment
///
/// > +3 Attack and **Divine Shield**.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_524e 0a65d269 c547423b a4c4a65f.c25c4dcd
pub const SCH_524e: Power = enchant(&[ATTACK.plus(3), has(GameTag::DIVINE_SHIELD)]);

/// # Lord Barov
///
/// `SCH_526` · Multi-class minion · 3 mana · 3/2
///
/// > **Battlecry:** Set the Health of all other minions to 1. **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Paladin, Warrior
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: A Common Peasant [`SCH_526e`]
///
/// State: Derived
//~ derived SCH_526 a0ff4d55 1efb97f1 5249528d.7d550394
pub const SCH_526: Power =
    abilities(&[battlecry(&[attach("SCH_526e").to(OTHER_MINIONS)]), deathrattle(&[deal(1).to(MINIONS)])]);

/// # A Common Peasant
///
/// `SCH_526e` · Warrior enchantment
///
/// > Health changed to 1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_526e f35441f9 b8184c4e b35caf4b.671a0436
pub const SCH_526e: Power = enchant(&[HEALTH.set(1)]);

/// # Goody Two-Shields
///
/// `SCH_532` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield Spellburst:** Gain **Divine Shield**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Divine Shield, Spellburst
///
/// State: Derived
//~ derived SCH_532 288c9ca8 85747fd8 f10e1ec2.77eb7bd2
pub const SCH_532: Power = on(Word::Spellburst, &[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Commencement
///
/// `SCH_533` · Multi-class spell · 7 mana
///
/// > Summon a minion from your deck. Give it **Taunt** and **Divine Shield**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Paladin, Warrior
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Graduated [`SCH_533e`]
///
/// State: Derived
//~ derived SCH_533 eead274c 6cbbcf44 10ce96de.24ad61b3
pub const SCH_533: Power = spell(&[summon(the(YOUR_DECK.that(MINION).random())), attach("SCH_533e").to(IT)]);

/// # Graduated
///
/// `SCH_533e` · Paladin enchantment
///
/// > **Taunt**, **Divine Shield**.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_533e 882d337c 5d5c83da d3579c00.2d805286
pub const SCH_533e: Power = enchant(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]);

/// # Judicious Junior
///
/// `SCH_712` · Paladin minion · 6 mana · 4/9
///
/// > **Lifesteal**
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla SCH_712 1b67b66d b8664b8e 5ca8284a.b857c9f1
pub const SCH_712: Power = VANILLA;
