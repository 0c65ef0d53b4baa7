//! Hunter cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ec31f56b

/// # Exploding Bloatbat
///
/// `ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_021 d164b8a3 8583d295 ce165962.45929390
pub const ICC_021: Power = deathrattle(&[deal(2).to(ENEMY_MINIONS)]);

/// # Toxic Arrow
///
/// `ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Poisonous
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Toxic Arrow [`ICC_049e`]
///
/// State: Derived
//~ derived ICC_049 945036f8 e9017dd8 1a3e5550.718b19cb
pub const ICC_049: Power =
    spell(&[deal(2).to(A_MINION), attach("ICC_049e").to(IT).when(there_is(&IT.that(not(&DEAD))))]);

/// # Toxic Arrow
///
/// `ICC_049e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_049e 82b5c16c d2a32643 2f009a35.2574dcf7
pub const ICC_049e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Play Dead
///
/// `ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Play Dead [`ICC_052_Puzzle`]
///
/// State: Done
//~ done ICC_052 cec19be1 - 950f5f8c.c485233e
pub const ICC_052: Power = spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Play Dead
///
/// `ICC_052_Puzzle` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Knights of the Frozen Throne · common
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived ICC_052_Puzzle 8bc66e64 43f37370 f8b951d0.c485233e
pub const ICC_052_Puzzle: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Venomstrike Trap
///
/// `ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Tokens: Emperor Cobra [`EX1_170`](crate::classic::neutral::EX1_170)
///
/// State: Derived
//~ derived ICC_200 29fab692 75a3ea07 9c6b0c45.28872a89
pub const ICC_200: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("EX1_170"))]);

/// # Professor Putricide
///
/// `ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Secret
///
/// State: Derived
//~ derived ICC_204 374eb531 2b4e1632 7c0b382d.afdc2eed
pub const ICC_204: Power = after(YOU.play(SECRET)).then(&[begin(random(all(&[SECRET, class(CardClass::Hunter)])))]);

/// # Corpse Widow
///
/// `ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Tags: `2534` = 1
/// - Enchantments: Exhumed [`ICC_243e`]
///
/// State: Derived
//~ derived ICC_243 9d4c5e5d fd072d45 0d5514fd.e309fd29
pub const ICC_243: Power = aura(YOUR_HAND.that(with(GameTag::DEATHRATTLE))).gives("ICC_243e");

/// # Exhumed
///
/// `ICC_243e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_243e c31c4f3f ee11efb6 9dfed7cc.90c32b47
pub const ICC_243e: Power = enchant(&[cost_less(2)]);

/// # Stitched Tracker
///
/// `ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived ICC_415 4e2940ae ff5ff285 a771a6b9.a74e817e
pub const ICC_415: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.that(MINION)), &[get(copy_of(IT))])]);

/// # Bearshark
///
/// `ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Elusive
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla ICC_419 c02ee195 15949198 c73a011d.c54580ff
pub const ICC_419: Power = VANILLA;

/// # Abominable Bowman
///
/// `ICC_825` · Hunter minion · 7 mana · 6/7
///
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_825 b6fa8f43 4f7cf62d 477e85d8.f41ce2ec
pub const ICC_825: Power = deathrattle(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(BEAST)))]);

/// # Deathstalker Rexxar
///
/// `ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Build-A-Beast [`ICC_828p`]
/// - Enchantments: Stitched [`ICC_828e`]
/// - Tokens: Zombeast [`ICC_828t`], Stubborn Gastropod [`ICC_828t2`](crate::ungoro::neutral::ICC_828t2), Giant Wasp [`ICC_828t3`](crate::ungoro::neutral::ICC_828t3), Stoneskin Basilisk [`ICC_828t4`](crate::kobolds_and_catacombs::neutral::ICC_828t4), Hunting Mastiff [`ICC_828t5`](crate::witchwood::hunter::ICC_828t5), Vilebrood Skitterer [`ICC_828t6`](crate::witchwood::hunter::ICC_828t6), Vicious Scalehide [`ICC_828t7`](crate::witchwood::neutral::ICC_828t7)
///
/// State: Todo
//~ todo ICC_828 39ea426a ac2e1aa9 e1d446a4.b4575076
pub const ICC_828: Power = TODO;

/// # Stitched
///
/// `ICC_828e` · Hunter enchantment
///
/// > {0} and {1}.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo ICC_828e baa3e60f 6925c8ce 53907054.0efea07a
pub const ICC_828e: Power = TODO;

/// # Build-A-Beast
///
/// `ICC_828p` · Neutral hero power · 2 mana
///
/// > Craft a custom Zombeast.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_HAND_NOT_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ICC_828p 7d49554f 005e70bb dd1f7ca6.cb2fb54b
pub const ICC_828p: Power = TODO;

/// # Zombeast
///
/// `ICC_828t` · Hunter minion · 0 mana · 1/1
///
/// > {0} {1}
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Todo
//~ todo ICC_828t 7e6b1643 bca62087 9d6b4587.09cdb72f
pub const ICC_828t: Power = TODO;
