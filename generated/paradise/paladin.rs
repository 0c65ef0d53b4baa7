//! Paladin cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eab9b9e8

/// # Sunsapper Lynessa
///
/// `VAC_507` · Paladin minion · 5 mana · 2/6
///
/// > **Rogue Tourist** Your spells that cost (2) or less cast twice.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Aura, Rogue Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 7, `4357` = 1
/// - Enchantments: Sunbathing [`VAC_507e`]
///
/// State: Todo
//~ todo VAC_507 b470f6af 09a9fe63 80e9d141.821e5562
pub const VAC_507: Power = TODO;

/// # Sunbathing
///
/// `VAC_507e` · Paladin enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_507e 39045a30 c9f96d72 6f583734
pub const VAC_507e: Power = TODO;

/// # Sea Shanty
///
/// `VAC_558` · Paladin spell · 10 mana
///
/// > Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Tokens: Chorus Corsair [`VAC_558t`]
///
/// State: Todo
//~ todo VAC_558 443646f9 d05dc865 bb61e121.b3fe62fd
pub const VAC_558: Power = TODO;

/// # Chorus Corsair
///
/// `VAC_558t` · Paladin minion · 5 mana · 5/5
///
/// - Set: Perils in Paradise
/// - Minion type: Pirate
///
/// State: Vanilla
//~ vanilla VAC_558t 151c1eab d5bd1c10 3a885b41
pub const VAC_558t: Power = VANILLA;

/// # Power Spike
///
/// `VAC_915` · Paladin spell · Holy · 6 mana
///
/// > Deal $4 damage. Give a random friendly minion +4/+4.
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Power Spike [`VAC_915e`]
///
/// State: Derived
//~ derived VAC_915 953548ed 64f00005 5b2869fc.c17e08a6
pub const VAC_915: Power = spell(&[deal(4).to(TARGET), attach("VAC_915e").to(FRIENDLY_MINIONS.random())]);

/// # Power Spike
///
/// `VAC_915e` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_915e 7876e43b d87de651 8a335551.529ecbc5
pub const VAC_915e: Power = enchant(&[plus(4, 4)]);

/// # Divine Brew
///
/// `VAC_916` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Cold One [`VAC_916e`]
/// - Tokens: Divine Brew [`VAC_916t2`], Divine Brew [`VAC_916t3`]
///
/// State: Derived
//~ derived VAC_916 1948b2ef 2e2d12a2 b1030f1a.31aa8ea5
pub const VAC_916: Power =
    abilities(&[spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]), twinspell("VAC_916t2")]);

/// # Cold One
///
/// `VAC_916e` · Paladin enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_916e 056baa19 3f565bbc 354e2841.8c49468d
pub const VAC_916e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Divine Brew
///
/// `VAC_916t2` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · rare
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived VAC_916t2 87554a0c b4fda699 0c988afd.89f80997
pub const VAC_916t2: Power =
    abilities(&[spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]), twinspell("VAC_916t3")]);

/// # Divine Brew
///
/// `VAC_916t3` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(Last Drink!)*
///
/// - Set: Perils in Paradise · rare
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived VAC_916t3 0077a85c 00ca0184 6f6e8c23.a76edaf7
pub const VAC_916t3: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]);

/// # Grillmaster
///
/// `VAC_917` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw your lowest Cost card. **Deathrattle:** Draw your highest Cost card.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Sunscreen [`VAC_917e`]
/// - Tokens: Sunscreen [`VAC_917t`]
///
/// State: Derived
//~ derived VAC_917 03f4c606 b5460895 f5ce853b.6e50c666
pub const VAC_917: Power =
    abilities(&[battlecry(&[get(the(YOUR_DECK.least(COST)))]), deathrattle(&[get(the(YOUR_DECK.most(COST)))])]);

/// # Sunscreen
///
/// `VAC_917e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_917e a3d98fe7 40e49800 84db0133.6fa82661
pub const VAC_917e: Power = enchant(&[plus(1, 2)]);

/// # Sunscreen
///
/// `VAC_917t` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_917t 0391baac 5d63b6ca 5a3c2464.cedf7ed0
pub const VAC_917t: Power = spell(&[give(&[plus(1, 2)]).to(A_MINION)]);

/// # Lifeguard
///
/// `VAC_919` · Paladin minion · 4 mana · 2/7
///
/// > **Taunt** **Battlecry:** The next spell you cast has **Lifesteal**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Protection [`VAC_919e`], Lifesteal [`VAC_919e2`]
///
/// State: Todo
//~ todo VAC_919 e8d8a671 7ef4921c 728b3e74.c2ca51d0
pub const VAC_919: Power = TODO;

/// # Protection
///
/// `VAC_919e` · Paladin enchantment
///
/// > Your next spell has **Lifesteal**.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_919e a8ab5829 5d9bf071 5be6a6f8.6579f48c
pub const VAC_919e: Power = TODO;

/// # Lifesteal
///
/// `VAC_919e2` · Paladin enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_919e2 9fb5604b aa234e07 28b400cf
pub const VAC_919e2: Power = TODO;

/// # Service Ace
///
/// `VAC_920` · Paladin minion · 2 mana · 2/3
///
/// > After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Excellent Service [`VAC_920e`]
///
/// State: Todo
//~ todo VAC_920 b17247fa 6620efa6 e1cd98e1.6ae8c468
pub const VAC_920: Power = TODO;

/// # Excellent Service
///
/// `VAC_920e` · Paladin enchantment
///
/// > Costs less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_920e 6c26287d 064ba575 50bc4f9e.7d7ef91d
pub const VAC_920e: Power = TODO;

/// # Volley Maul
///
/// `VAC_921` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, get a 1-Cost Sunscreen that gives +1/+2.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived VAC_921 d52a3236 b2c3fc83 b63da96f.f381b13d
pub const VAC_921: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("VAC_917t"))]);

/// # Lifesaving Aura
///
/// `VAC_922` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, get a 1-Cost Sunscreen that gives +1/+2. Lasts @ turns.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Derived
//~ derived VAC_922 c58581bc 9f62ef59 5d94d735.ddfdc44f
pub const VAC_922: Power = abilities(&[at_end_of_your_turn(&[get(card("VAC_917t"))]), lasts(3)]);

/// # Sanc'Azel
///
/// `VAC_923` · Paladin minion · 5 mana · 3/8
///
/// > **Rush** After this attacks, turn into a location.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Rush
/// - Enchantments: Sandy Castle [`VAC_923e`], Sandy [`VAC_923e2`]
/// - Tokens: Sanc'Azel [`VAC_923t`]
///
/// State: Todo
//~ todo VAC_923 8a24e9fe 71e019b7 415a13f4.e20fe146
pub const VAC_923: Power = TODO;

/// # Sandy Castle
///
/// `VAC_923e` · Paladin enchantment
///
/// > Has the stats of Sanc'Azel.
///
/// - Set: Perils in Paradise
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo VAC_923e 6488ede0 ce68116d ef104077.963c32d5
pub const VAC_923e: Power = TODO;

/// # Sandy
///
/// `VAC_923e2` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_923e2 39fb2765 1d573e0f bdf6b256.08129cea
pub const VAC_923e2: Power = TODO;

/// # Sanc'Azel
///
/// `VAC_923t` · Paladin location · 5 mana · 0 uses
///
/// > Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
///
/// - Set: Perils in Paradise · legendary
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ todo VAC_923t eee82921 ca950d48 a9d6e427.e231a98c
pub const VAC_923t: Power = TODO;

/// # Trust Fall
///
/// `WORK_001` · Paladin spell · 4 mana
///
/// > **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Reassured [`WORK_001e`], Trusting [`WORK_001e2`]
///
/// State: Todo
//~ todo WORK_001 a07801af 206efd3a bd08d239.85061888
pub const WORK_001: Power = TODO;

/// # Reassured
///
/// `WORK_001e` · Neutral enchantment
///
/// > Increased stats
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_001e de200183 94c0e489 a49a0938.38d4d191
pub const WORK_001e: Power = TODO;

/// # Trusting
///
/// `WORK_001e2` · Paladin enchantment
///
/// > Increased stats
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_001e2 719d0463 d5b833d5 5660fe68.38d4d191
pub const WORK_001e2: Power = TODO;

/// # Busy-Bot
///
/// `WORK_002` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give your 1-Attack minions +1/+1.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Busy Busy Busy [`WORK_002e`]
///
/// State: Derived
//~ derived WORK_002 b2c9611c 104ca999 bcc3d61d.430ff156
pub const WORK_002: Power = battlecry(&[attach("WORK_002e").to(FRIENDLY_MINIONS.that(ATTACK.is(1)))]);

/// # Busy Busy Busy
///
/// `WORK_002e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_002e 28630fae 542a8c04 6c684f96.67341004
pub const WORK_002e: Power = enchant(&[plus(1, 1)]);

/// # Vacation Planning
///
/// `WORK_003` · Paladin spell · 4 mana
///
/// > Restore #4 Health. Summon 3 Silver Hand Recruits. Draw 2 cards.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived WORK_003 cbc809f0 259a52a9 30198adb.7bc66fa9
pub const WORK_003: Power = spell(&[heal(4).to(TARGET), summon(card("CS2_101t")).copies(3), draw(2)]);
