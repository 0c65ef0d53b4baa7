//! Demon Hunter cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5cd032e2

/// # Chronikar
///
/// `END_006` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Give your hero +3 Attack this turn, next turn, and the turn after.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Eon Fragments [`END_006e`]
///
/// State: Todo
//~ todo END_006 36aefb58 c3516c8e eecd26f9.80db4b60
pub const END_006: Power = TODO;

/// # Eon Fragments
///
/// `END_006e` · Demon Hunter enchantment
///
/// > +3 Attack for 3 turns.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo END_006e c02f9ecf d6c0bc43 56e846b1.efc2ab6b
pub const END_006e: Power = TODO;

/// # Broxigar
///
/// `TIME_020` · Demon Hunter minion · 2 mana · 12/12
///
/// > **Fabled, Charge Start of Game:** Disappear. Kill all 4 Demons from Argus to reappear in hand.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Charge, Dont Pick From Subsets, Start Of Game Keyword, Fabled
/// - Tags: `1673` = 1, `2936` = 1, `4759` = 1
/// - Tokens: Axe of Cenarius [`TIME_020t1`], First Portal to Argus [`TIME_020t2`], Second Portal to Argus [`TIME_020t3`], Third Portal to Argus [`TIME_020t4`], Final Portal to Argus [`TIME_020t5`]
///
/// State: Todo
//~ todo TIME_020 bd462511 a24ee3b9 5bcbd13b.89f12086
pub const TIME_020: Power = TODO;

/// # Axe of Cenarius
///
/// `TIME_020t1` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** After your hero attacks and kills a minion, draw a Portal to Argus.
///
/// - Set: Across the Timeways
/// - Mechanics: Lifesteal, Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_020t1 eb9da224 59b7c4d2 fc6be77c.2bc2d635
pub const TIME_020t1: Power = TODO;

/// # First Portal to Argus
///
/// `TIME_020t2` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 1/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Tokens: Fleeing Ur'zul [`TIME_020t2t`]
///
/// State: Todo
//~ todo TIME_020t2 e66d02b9 907b8f9c 040aaf12.6c024d1b
pub const TIME_020t2: Power = TODO;

/// # Fleeing Ur'zul
///
/// `TIME_020t2t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Second Portal to Argus [`TIME_020t3`]
///
/// State: Todo
//~ todo TIME_020t2t 45a7512a 340393c1 d8f460db.57ddb0ad
pub const TIME_020t2t: Power = TODO;

/// # Second Portal to Argus
///
/// `TIME_020t3` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// - Set: Across the Timeways
/// - Tokens: Fleeing Incubus [`TIME_020t3t`]
///
/// State: Todo
//~ todo TIME_020t3 38397068 a2eb00f1 be47cd53.52423d87
pub const TIME_020t3: Power = TODO;

/// # Fleeing Incubus
///
/// `TIME_020t3t` · Demon Hunter minion · 2 mana · 2/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Third Portal to Argus [`TIME_020t4`]
///
/// State: Todo
//~ todo TIME_020t3t aa72b0f2 61959f92 1dac092a.0fa06b98
pub const TIME_020t3t: Power = TODO;

/// # Third Portal to Argus
///
/// `TIME_020t4` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// - Set: Across the Timeways
/// - Tokens: Fleeing Wrathguard [`TIME_020t4t`]
///
/// State: Todo
//~ todo TIME_020t4 09a42d21 eb73126c bef8064a.c20720ea
pub const TIME_020t4: Power = TODO;

/// # Fleeing Wrathguard
///
/// `TIME_020t4t` · Demon Hunter minion · 3 mana · 3/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Final Portal to Argus [`TIME_020t5`]
///
/// State: Todo
//~ todo TIME_020t4t 3715ca4c 6485163b 766d3e8b.862d8e69
pub const TIME_020t4t: Power = TODO;

/// # Final Portal to Argus
///
/// `TIME_020t5` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 4/1 Demon for your opponent. When it dies, Broxigar reappears in your hand.
///
/// - Set: Across the Timeways
/// - Tokens: Fleeing Terrorguard [`TIME_020t5t`]
///
/// State: Todo
//~ todo TIME_020t5 5fae96e9 a0db7431 3449e2fe.37e0d9bd
pub const TIME_020t5: Power = TODO;

/// # Fleeing Terrorguard
///
/// `TIME_020t5t` · Demon Hunter minion · 4 mana · 4/1
///
/// > **Deathrattle:** Broxigar reappears in your opponent's hand.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TIME_020t5t f87f93c1 0edfce6a 9bad7f34.c661359f
pub const TIME_020t5t: Power = TODO;

/// # Doomsday Prepper
///
/// `TIME_021` · Demon Hunter minion · 5 mana · 5/4
///
/// > **Outcast:** Your hero is **Immune** until your next turn.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Outcast
/// - Refers to: Immune
///
/// State: Derived
//~ derived TIME_021 5dddfb7e d96be68a 1fa14a91.43d1822b
pub const TIME_021: Power = on(Word::Outcast, &[lend(&[has(GameTag::IMMUNE)], Lasts::UntilYourNextTurn).to(YOUR_HERO)]);

/// # Perennial Serpent
///
/// `TIME_022` · Demon Hunter minion · 8 mana · 7/9
///
/// > **Rush** Costs (4) less if a minion is **Dormant**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Refers to: Dormant
///
/// State: Derived
//~ derived TIME_022 6bfaa855 cba45458 3d539713.32286db3
pub const TIME_022: Power = aura(THIS).when(there_is(&DORMANT_MINIONS)).in_hand().have(&[cost_less(4)]);

/// # Play After Rewind
///
/// `TIME_110` · Demon Hunter enchantment
///
/// > You can only play the left and right-most cards in your hand.
///
/// - Set: Across the Timeways
/// - Mechanics: Aura
///
/// State: Todo
//~ todo TIME_110 fd60324c d739a673 a446ec4c.e068fb34
pub const TIME_110: Power = TODO;

/// # Aeon Rend
///
/// `TIME_441` · Demon Hunter spell · Fel · 4 mana
///
/// > **Rewind** Deal $4 damage to two random enemies.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ todo TIME_441 1d63049e a5395ffe cc4e3cd1.066602c9
pub const TIME_441: Power = TODO;

/// # Timeway Warden
///
/// `TIME_442` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Imprison an enemy minion. It goes **Dormant** for 10,000 turns. **Deathrattle:** Awaken it.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Dormant
/// - Target: "Imprison an enemy minion for 10,000 turns."
/// - Enchantments: Eternal Imprisonment [`TIME_442e`]
///
/// State: Todo
//~ todo TIME_442 29badf11 0f558013 f89c2cd3.907958e4
pub const TIME_442: Power = TODO;

/// # Eternal Imprisonment
///
/// `TIME_442e` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 10000
///
/// State: Todo
//~ todo TIME_442e c52478cd 6f8b002b b2a7e5e9.d03dd6ee
pub const TIME_442e: Power = TODO;

/// # Hounds of Fury
///
/// `TIME_443` · Demon Hunter spell · 4 mana
///
/// > Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
///
/// - Set: Across the Timeways · rare · collectible
/// - Tokens: Sargeran Felhound [`TIME_443t`], Sargeran Felhound [`TIME_443t2`]
///
/// State: Derived
//~ derived TIME_443 c3dec05d 14db5772 15a4af0b.4231d2d6
#[rustfmt::skip]
pub const TIME_443: Power = spell(&[summon(card("TIME_443t")).copies(2), make_attack(IT, ENEMIES.least(HEALTH)).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Sargeran Felhound
///
/// `TIME_443t` · Demon Hunter minion · 3 mana · 3/2
///
/// - Set: Across the Timeways
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla TIME_443t a390c1fc f33057e9 0b6ed95c
pub const TIME_443t: Power = VANILLA;

/// # Sargeran Felhound
///
/// `TIME_443t2` · Demon Hunter minion · 3 mana · 3/2
///
/// - Set: Across the Timeways
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla TIME_443t2 bd38cde3 20f207c5 f235b4bb
pub const TIME_443t2: Power = VANILLA;

/// # Time-Lost Glaive
///
/// `TIME_444` · Demon Hunter weapon · 1 mana · 2/2 durability
///
/// > **Deathrattle:** Get a random Demon from the past.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
///
/// State: Derived
//~ derived TIME_444 42a0f54c 9c5a405b 7ab57f16.3b089443
pub const TIME_444: Power = deathrattle(&[get(random(all(&[DEMON, FROM_THE_PAST])))]);

/// # The Eternal Hold
///
/// `TIME_446` · Demon Hunter location · 6 mana · 0 uses
///
/// > **Discover** any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Discover
/// - Enchantments: Jailbreak [`TIME_446e`]
///
/// State: Todo
//~ todo TIME_446 49c96ff7 4cc802c8 f71208a2.a66c958e
pub const TIME_446: Power = TODO;

/// # Jailbreak
///
/// `TIME_446e` · Demon Hunter enchantment
///
/// > Your next minion costs (1).
///
/// - Set: Across the Timeways
/// - Mechanics: Aura
///
/// State: Derived
//~ derived TIME_446e 38fc2619 6551e75e 4a1c42a7.ee797297
pub const TIME_446e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost(1)]).until(YOU.play(MINION));

/// # Solitude
///
/// `TIME_448` · Demon Hunter spell · 3 mana
///
/// > **Discover** 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo TIME_448 125c0c3e e08c9183 4b56a416.64c2ac10
pub const TIME_448: Power = TODO;

/// # Lasting Legacy
///
/// `TIME_449` · Demon Hunter spell · 3 mana
///
/// > Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Broxigar's Honor [`TIME_449e1`], Broxigar's Legacy [`TIME_449e2`]
///
/// State: Todo
//~ todo TIME_449 1ad9a0e3 164c5aac 7d8adff4.65743521
pub const TIME_449: Power = TODO;

/// # Broxigar's Honor
///
/// `TIME_449e1` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TIME_449e1 034ebfc0 d31407df 1059d2e2.a9003f71
pub const TIME_449e1: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Broxigar's Legacy
///
/// `TIME_449e2` · Demon Hunter enchantment
///
/// > +4 Attack.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_449e2 323de89b 468f4276 8fec0007.743819fe
pub const TIME_449e2: Power = enchant(&[ATTACK.plus(4)]);
