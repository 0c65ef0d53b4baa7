//! Warrior cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 06efa5cc

/// # Dr. Boom's Scheme
///
/// `DAL_008` · Warrior spell · 4 mana
///
/// > Gain @ Armor. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived DAL_008 a0f34e39 40088545 f963ed87.d4c1760d
pub const DAL_008: Power =
    abilities(&[spell(&[armor(1).times(ITS_NUMBER)]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);

/// # Dimensional Ripper
///
/// `DAL_059` · Warrior spell · 10 mana
///
/// > Summon 2 copies of a minion in your deck.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_059 8c2d1948 f5054489 ae835074.a1dc1adf
pub const DAL_059: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())).copies(2)]);

/// # Clockwork Goblin
///
/// `DAL_060` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tokens: Bomb [`BOT_511t`](crate::boomsday::neutral::BOT_511t)
///
/// State: Derived
//~ derived DAL_060 86e5d294 fcab2a08 65600373.f6621eb4
pub const DAL_060: Power = battlecry(&[shuffle(card("BOT_511t")).to(OPPONENT)]);

/// # Sweeping Strikes
///
/// `DAL_062` · Warrior spell · 2 mana
///
/// > Give a minion "Also damages minions next to whomever this attacks."
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Sweeping Strikes [`DAL_062e`], Sweeping Strikes Hero [`DAL_062e2`]
///
/// State: Todo
//~ todo DAL_062 fbb0ad8d 0f51738e 126e20a8.a4c72b33
pub const DAL_062: Power = TODO;

/// # Sweeping Strikes
///
/// `DAL_062e` · Warrior enchantment
///
/// > Damages minions adjacent to defender.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_062e 2af8c3f6 82ec3a7a 3ac9948e.c225d587
pub const DAL_062e: Power = TODO;

/// # Sweeping Strikes Hero
///
/// `DAL_062e2` · Warrior enchantment
///
/// > Damages minions adjacent to defender.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_062e2 3afca76f 0f84b8cd 138c8009.c225d587
pub const DAL_062e2: Power = TODO;

/// # Wrenchcalibur
///
/// `DAL_063` · Warrior weapon · 4 mana · 3/2 durability
///
/// > After your hero attacks, shuffle a Bomb into your opponent's deck.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Tokens: Bomb [`BOT_511t`](crate::boomsday::neutral::BOT_511t)
///
/// State: Derived
//~ derived DAL_063 16b7c2d2 dfd85d7e c7c45c3a.d1fd3cf7
pub const DAL_063: Power = after(YOUR_HERO.attack(CARD)).then(&[shuffle(card("BOT_511t")).to(OPPONENT)]);

/// # Blastmaster Boom
///
/// `DAL_064` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
///
/// State: Todo
//~ todo DAL_064 4995c1fe 56dd9ee9 19c7c540.551c4a87
pub const DAL_064: Power = TODO;

/// # The Boom Reaver
///
/// `DAL_070` · Warrior minion · 10 mana · 7/9
///
/// > **Battlecry:** Summon a copy of a minion in your deck. Give it **Rush**.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Reaving [`DAL_070e`]
///
/// State: Derived
//~ derived DAL_070 3419f329 4c34101c 8682f2b2.66bc185a
pub const DAL_070: Power = battlecry(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("DAL_070e").to(IT)]);

/// # Reaving
///
/// `DAL_070e` · Warrior enchantment
///
/// > Has **Rush**.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_070e f3f3bdce 5356954c 3e4f7ffb.acfd8b8b
pub const DAL_070e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Vicious Scraphound
///
/// `DAL_759` · Warrior minion · 2 mana · 2/2
///
/// > Whenever this minion deals damage, gain that much Armor.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived DAL_759 08d6e3e1 dbfff18b 30776b25.d5310f76
pub const DAL_759: Power = whenever(CHARACTERS.takes_damage(ITSELF)).then(&[armor(1).times(THAT_MUCH)]);

/// # Improve Morale
///
/// `DAL_769` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, add a **Lackey** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_769 842d0811 45ef202c 8bd1528f.c6ccc519
pub const DAL_769: Power =
    spell(&[deal(1).to(A_MINION), get(token(with(GameTag::MARK_OF_EVIL))).when(there_is(&IT.that(not(&DEAD))))]);

/// # Omega Devastator
///
/// `DAL_770` · Warrior minion · 4 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, deal 10 damage to a minion.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `84` = 10 (hearthstone-data 36393.1)
/// - Target: "Deal 10 damage."
///
/// State: Derived
//~ derived DAL_770 30467263 d178ca37 ffd51199.9ca9f5ab
pub const DAL_770: Power = battlecry(&[deal(10).to(A_MINION)]).when(MANA_CRYSTALS.at_least(10));
