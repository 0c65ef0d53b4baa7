//! Hunter cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0771c4e7

/// # Terrorscale Stalker
///
/// `UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Trigger a Deathrattle."
///
/// State: Derived
//~ derived UNG_800 05838414 4ab01ce7 b10174ad.2964c921
pub const UNG_800: Power = battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Grievous Bite
///
/// `UNG_910` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion and $1 damage to adjacent ones.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_910 8de7918a a2790c77 252f93f1.7e0c6f92
pub const UNG_910: Power = spell(&[deal(3).to(A_MINION), deal(1).to(IT.neighbours())]);

/// # Jeweled Macaw
///
/// `UNG_912` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Beast to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_912 bc7343c5 ae672091 2fc62cce.55a60e6f
pub const UNG_912: Power = battlecry(&[get(random(BEAST))]);

/// # Tol'vir Warden
///
/// `UNG_913` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw two 1-Cost minions from your deck.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_913 95ad6c75 f95600d2 bb4b430f.79297d56
pub const UNG_913: Power = battlecry(&[draw_that(2, all(&[MINION, COST.is(1)]))]);

/// # Raptor Hatchling
///
/// `UNG_914` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle a 4/5 Raptor into your deck.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Raptor Patriarch [`UNG_914t1`]
///
/// State: Derived
//~ derived UNG_914 9b961208 75cb24ef 3631f19a.03d7453c
pub const UNG_914: Power = deathrattle(&[shuffle(card("UNG_914t1"))]);

/// # Raptor Patriarch
///
/// `UNG_914t1` · Hunter minion · 1 mana · 4/5
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla UNG_914t1 00022cca 30c40223 ea231652
pub const UNG_914t1: Power = VANILLA;

/// # Crackling Razormaw
///
/// `UNG_915` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry: Adapt** a friendly Beast.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Adapt a Beast."
///
/// State: Derived
//~ derived UNG_915 0fb821dc 7fab8dcb 4133f716.386f5473
pub const UNG_915: Power = battlecry(&[adapt(&[bestow(A_FRIENDLY_MINION.that(BEAST))])]);

/// # Stampede
///
/// `UNG_916` · Hunter spell · 0 mana
///
/// > Each time you play a Beast this turn, add a random Beast to your hand.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Enchantments: Stampeding [`UNG_916e`]
///
/// State: Derived
//~ derived UNG_916 398b637f ebe718cd c8c4e1cf.abdec602
pub const UNG_916: Power = spell(&[later(&whenever(YOU.play(BEAST)).this_turn().does(&[get(random(BEAST))]))]);

/// # Stampeding
///
/// `UNG_916e` · Hunter enchantment
///
/// - Set: Journey to Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo UNG_916e 304cdc09 6cd57fdd e1221889
pub const UNG_916e: Power = TODO;

/// # Dinomancy
///
/// `UNG_917` · Hunter spell · 2 mana
///
/// > Replace your Hero Power with 'Give a Beast +3/+3.'
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Enchantments: Well Fed [`UNG_917e`]
/// - Tokens: Dinomancy [`UNG_917t1`]
///
/// State: Derived
//~ derived UNG_917 880fba09 cfb5e73b ce4f8b70.ffed38c3
pub const UNG_917: Power = spell(&[become_hero_power(card("UNG_917t1"))]);

/// # Well Fed
///
/// `UNG_917e` · Hunter enchantment
///
/// > +3/+3.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_917e 398c8e9f 6762754a 6be0d844.b42c6980
pub const UNG_917e: Power = enchant(&[plus(3, 3)]);

/// # Dinomancy
///
/// `UNG_917t1` · Hunter hero power · 2 mana
///
/// > Give a Beast +3/+3.
///
/// - Set: Journey to Un'Goro
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_917t1 82157d5d 3e27559d 5b2c5195.f189f049
pub const UNG_917t1: Power = hero_power(&[give(&[plus(3, 3)]).to(A_MINION.that(BEAST))]);

/// # Swamp King Dred
///
/// `UNG_919` · Hunter minion · 6 mana · 9/9
///
/// > After your opponent plays a minion, attack it.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived UNG_919 374afbbd 9072062f d2dd9467.129f9748
pub const UNG_919: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # The Marsh Queen
///
/// `UNG_920` · Hunter spell · 1 mana
///
/// > **Quest:** Play seven 1-Cost minions. **Reward:** Queen Carnassa.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 7, `839` = 1, `4297` = 1
/// - Tokens: Queen Carnassa [`UNG_920t1`], Carnassa's Brood [`UNG_920t2`]
///
/// State: Derived
//~ derived UNG_920 1dd94d54 3d995e8d fc5af8dc.1166a5de
pub const UNG_920: Power =
    quest(Goal::Times(7), &[YOU.play(all(&[MINION, COST.is(1)]))]).reward(&[get(card("UNG_920t1"))]);

/// # Queen Carnassa
///
/// `UNG_920t1` · Hunter minion · 5 mana · 8/8
///
/// > **Rush Battlecry:** Shuffle 20 Raptors into your deck.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tokens: Raptor [`UNG_076t1`](crate::ungoro::neutral::UNG_076t1), Carnassa's Brood [`UNG_920t2`]
///
/// State: Derived
//~ derived UNG_920t1 62752dfe b8ffed84 1ff6db27.8101d831
pub const UNG_920t1: Power = battlecry(&[shuffle(card("UNG_076t1")).copies(20)]);

/// # Carnassa's Brood
///
/// `UNG_920t2` · Hunter minion · 1 mana · 3/2
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_920t2 bd39451b 613de7fc 526c92e3.72a132f1
pub const UNG_920t2: Power = battlecry(&[draw(1)]);
