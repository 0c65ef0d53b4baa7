//! Paladin cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 20a87488

/// # Lightcaller
///
/// `BE_000` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Lifesteal**s** for both players.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Aura, Lifesteal
///
/// State: Todo
//~ todo BE_000 ba4f4872 240fc37f 3adacd1a.905c6148
pub const BE_000: Power = TODO;

/// # Rajh
///
/// `BE_004` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
/// - Tokens: Sun's Radiance [`BE_004p`]
///
/// State: Todo
//~ todo BE_004 d1e45a46 d7fd28ae ca79f52a.f6a74d48
pub const BE_004: Power = TODO;

/// # Sun's Radiance
///
/// `BE_004p` · Neutral hero power · 0 mana
///
/// > {0}
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_004p aa76eb42 015f3a93 bc47d6e4.378ffe7e
pub const BE_004p: Power = TODO;

/// # March to War
///
/// `BE_142` · Paladin spell · Holy · 1 mana
///
/// > All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4958` = 1
/// - Tokens: Vanir Soldier [`BE_142t`]
///
/// State: Todo
//~ todo BE_142 d5e9ca2c 15067d9a f0cc4cb4.908df079
pub const BE_142: Power = TODO;

/// # Vanir Soldier
///
/// `BE_142t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla BE_142t 5209da0c b8195b3a 6a539119.cc526ac4
pub const BE_142t: Power = VANILLA;

/// # Amitut, Keeper of Amitus
///
/// `BE_143` · Paladin minion · 7 mana · 5/8
///
/// > **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Casts When Drawn
/// - Enchantments: Amitut's Blessing [`BE_143t2e`]
///
/// State: Todo
//~ todo BE_143 3979ec17 608361d6 29f35848.6bc89eda
pub const BE_143: Power = TODO;

/// # Amitut's Blessing
///
/// `BE_143t2e` · Demon Hunter enchantment
///
/// > **Cast When Drawn**.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_143t2e f891f481 61912f85 fca18118.2168ad8b
pub const BE_143t2e: Power = TODO;

/// # Oathbinder's Aura
///
/// `BE_146` · Paladin spell · Holy · 3 mana
///
/// > After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ todo BE_146 8cc74d56 d99f877f 626a792b.d24ad0f2
pub const BE_146: Power = TODO;

/// # Sundancer
///
/// `BE_152` · Paladin minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 2-Cost Blessing that gives +2/+3.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Tags: `4577` = 1, `4578` = 1
/// - Enchantments: Sun's Blessing [`BE_152e`]
/// - Tokens: Sun's Blessing [`BE_152t`]
///
/// State: Derived
//~ derived BE_152 ce1a151e ac9062a9 b0a7b8aa.bb81dfd3
pub const BE_152: Power = at_end_of_your_turn(&[get(card("BE_152t"))]);

/// # Sun's Blessing
///
/// `BE_152e` · Paladin enchantment
///
/// > +2/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_152e 515b16c8 7057f6a4 aa708e83.7aa9e95d
pub const BE_152e: Power = enchant(&[plus(2, 3)]);

/// # Sun's Blessing
///
/// `BE_152t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_152t 5e13527b 52558c5f e64b710a.fa45baac
pub const BE_152t: Power = spell(&[give(&[plus(2, 3)]).to(A_MINION)]);

/// # Sun's Reckoning
///
/// `BE_153` · Paladin spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. Shuffle 'Final Reckoning' into your deck.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Tokens: Final Reckoning [`BE_153t`]
///
/// State: Derived
//~ derived BE_153 2f434369 f71ebe13 da8430c4.eb062c2b
pub const BE_153: Power = spell(&[deal(1).to(ENEMY_MINIONS), shuffle(card("BE_153t"))]);

/// # Final Reckoning
///
/// `BE_153t` · Paladin spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to all enemy minions.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived BE_153t aef5a70f 906268e7 4e57601b.a5c2294f
pub const BE_153t: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Humble Judgment
///
/// `BE_154` · Paladin spell · 3 mana
///
/// > Draw 3 cards. Set the Attack and Health of any minions drawn to 2.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Enchantments: Humbled [`BE_154e`]
///
/// State: Derived
//~ derived BE_154 13ef3073 ac5505b1 34a25e83.4594f0a5
pub const BE_154: Power = spell(&[draw(3), attach("BE_154e").to(IT.that(MINION))]);

/// # Humbled
///
/// `BE_154e` · Paladin enchantment
///
/// > Stats changed to 2/2.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_154e 25dcb2f9 c815b866 337da891.b54ad8d2
pub const BE_154e: Power = enchant(&[become_stats(2, 2)]);

/// # Halls of Origination
///
/// `BE_183` · Paladin spell · Holy · 8 mana
///
/// > **Lifesteal**. Deal $8 damage randomly split among all enemies. Summon an 8-Cost minion.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Immune To Spellpower, Lifesteal
///
/// State: Derived
//~ derived BE_183 bb9f97f6 68ede918 157bce00.f0942b5f
pub const BE_183: Power = spell(&[deal(8).split_among(ENEMIES), summon(random(all(&[MINION, COST.is(8)])))]);

/// # Sandcrafter
///
/// `BE_229` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry: Assemble** a minion with an end of your turn effect.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ todo BE_229 c843b963 a70e9db6 83f2ade0.8119047d
pub const BE_229: Power = TODO;

/// # \[SenCore\] Seal of Blood
///
/// `Core_mon_0011` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// - Set: Reign of the Black Empire · common
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived Core_mon_0011 8272af1b 31e60fe0 0dc7a993.40661242
pub const Core_mon_0011: Power =
    spell(&[give(&[plus(3, 3), has(GameTag::DIVINE_SHIELD)]).to(A_MINION), deal(3).to(YOUR_HERO)]);
