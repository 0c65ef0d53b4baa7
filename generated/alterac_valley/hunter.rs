//! Hunter cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fb55e89a

/// # Beaststalker Tavish
///
/// `AV_113` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry: Discover** and cast 2 Improved **Secrets**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
/// - Hero power: Summon Pet [`AV_113p`]
/// - Tokens: Improved Explosive Trap [`AV_113t1`], Improved Freezing Trap [`AV_113t2`], Improved Snake Trap [`AV_113t3`], Improved Pack Tactics [`AV_113t7`], Improved Open the Cages [`AV_113t8`], Improved Ice Trap [`AV_113t9`]
///
/// State: Todo
//~ todo AV_113 e96a22be 0551ef8a 4d8472c1.893db26e
pub const AV_113: Power = TODO;

/// # Summon Pet
///
/// `AV_113p` · Hunter hero power · 2 mana
///
/// > Summon an Animal Companion.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_113p a76f6c73 c6137128 a9dc5a4e.b1469077
pub const AV_113p: Power = hero_power(&[summon(one_of(&["NEW1_032", "NEW1_033", "NEW1_034"]))]);

/// # Improved Explosive Trap
///
/// `AV_113t1` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $3 damage to all enemies.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
///
/// State: Derived
//~ derived AV_113t1 4f53e3fd ff20e5e8 ef3a08dc.8689f684
pub const AV_113t1: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[deal(3).to(ENEMIES)]);

/// # Improved Freezing Trap
///
/// `AV_113t2` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (4) more.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
/// - Enchantments: Freezing [`AV_113t2e`]
///
/// State: Derived
//~ derived AV_113t2 80c1f05f 986289ca f839d6b9.6f8c3d93
pub const AV_113t2: Power =
    whenever(ENEMY_MINIONS.attack(CARD)).then(&[return_to_hand(WHO), attach("AV_113t2e").to(WHO)]);

/// # Freezing
///
/// `AV_113t2e` · Hunter enchantment
///
/// > Costs (4) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_113t2e 554eda31 74eee7a6 213e2a72.09d0e819
pub const AV_113t2e: Power = enchant(&[cost_more(4)]);

/// # Improved Snake Trap
///
/// `AV_113t3` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 2/2 Snakes.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
/// - Tokens: Snake [`AV_113t3t2`]
///
/// State: Derived
//~ derived AV_113t3 134b9139 62628d74 84c0fd2a.8f3162c6
pub const AV_113t3: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("AV_113t3t2")).copies(3)]);

/// # Snake
///
/// `AV_113t3t2` · Hunter minion · 2 mana · 2/2
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla AV_113t3t2 f080d9e4 cf7ed247 ec9e98cb
pub const AV_113t3t2: Power = VANILLA;

/// # Improved Pack Tactics
///
/// `AV_113t7` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
///
/// State: Todo
//~ todo AV_113t7 6d5ddb12 fa74ab49 8d0a5765.0be97bcc
pub const AV_113t7: Power = TODO;

/// # Improved Open the Cages
///
/// `AV_113t8` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
///
/// State: Todo
//~ todo AV_113t8 4c0ab6f1 44e1cdf3 2f7e90cb.de02642a
pub const AV_113t8: Power = TODO;

/// # Improved Ice Trap
///
/// `AV_113t9` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Secret
/// - Enchantments: Mega Frosty [`AV_113t9e`]
///
/// State: Todo
//~ todo AV_113t9 9ce22556 0f3c918b 1cd8bb0f.b3608f0c
pub const AV_113t9: Power = TODO;

/// # Mega Frosty
///
/// `AV_113t9e` · Hunter enchantment
///
/// > Costs (2) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_113t9e c9701f74 58655636 9e114924.7201933b
pub const AV_113t9e: Power = enchant(&[cost_more(2)]);

/// # Dun Baldar Bunker
///
/// `AV_147` · Hunter spell · 2 mana
///
/// > At the end of your turn, draw a **Secret** and set its Cost to (1). Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Refers to: Secret
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Cloaked Secrets [`AV_147e`]
///
/// State: Derived
//~ derived AV_147 4abfba30 4cf1cee1 949ea9e1.ac487bdf
pub const AV_147: Power =
    abilities(&[at_end_of_your_turn(&[draw_that(1, SECRET), attach("AV_147e").to(IT)]), lasts(3)]);

/// # Cloaked Secrets
///
/// `AV_147e` · Hunter enchantment
///
/// > Costs (1).
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_147e f8caeef6 bcf29e43 d6816d63.53ed184d
pub const AV_147e: Power = enchant(&[cost(1)]);

/// # Spring the Trap
///
/// `AV_224` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Honorable Kill
/// - Refers to: Secret
///
/// State: Todo
//~ todo AV_224 0645c28e a8cc9945 59a92c3e.917496ab
pub const AV_224: Power = TODO;

/// # Ice Trap
///
/// `AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Frosty [`AV_226e`]
///
/// State: Todo
//~ todo AV_226 4430ef1f 514883ca 2fd5d168.016ca381
pub const AV_226: Power = TODO;

/// # Frosty
///
/// `AV_226e` · Hunter enchantment
///
/// > Costs (1) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_226e 3c202ae6 19176a9c a4dea195.5dfe1a2c
pub const AV_226e: Power = enchant(&[cost_more(1)]);

/// # Bloodseeker
///
/// `AV_244` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Gain +1/+1.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Bloodseeking [`AV_244e`]
///
/// State: Derived
//~ derived AV_244 81b5ebb2 9b1b22f2 67ad079b.e16cb7a7
pub const AV_244: Power = on(Word::HonorableKill, &[attach("AV_244e")]);

/// # Bloodseeking
///
/// `AV_244e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_244e 872a10bd d9a8f4fb 89a03cbc.67341004
pub const AV_244e: Power = enchant(&[plus(1, 1)]);

/// # Revive Pet
///
/// `AV_333` · Hunter spell · Nature · 3 mana
///
/// > **Discover** a friendly Beast that died this game. Summon it.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived AV_333 e7291a77 6773c92a ec10a089.c1e97a46
pub const AV_333: Power = spell(&[offer(Offer::Past(YOUR_MINIONS_THAT_DIED.that(BEAST)), &[summon(the(IT))])]);

/// # Stormpike Battle Ram
///
/// `AV_334` · Hunter minion · 4 mana · 4/3
///
/// > **Rush Deathrattle:** Your next Beast costs (2) less.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Ready for Battle [`AV_334e`], Battle Ready [`AV_334e2`]
///
/// State: Derived
//~ derived AV_334 60e33bdf 58082f32 712d6fb1.36971c2b
pub const AV_334: Power = deathrattle(&[attach("AV_334e2").to(YOU)]);

/// # Ready for Battle
///
/// `AV_334e` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Aura
///
/// State: Derived
//~ derived AV_334e 9aa62479 ec5ff96c b94d4a81.90c32b47
pub const AV_334e: Power = enchant(&[cost_less(2)]);

/// # Battle Ready
///
/// `AV_334e2` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_334e2 b9731495 0216cff8 5b70e926.90c32b47
pub const AV_334e2: Power = enchant(&[]).aura(YOUR_HAND.that(BEAST), &[cost_less(2)]).until(YOU.play(BEAST));

/// # Ram Tamer
///
/// `AV_335` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Stealth**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth, Secret
/// - Enchantments: Sneaking Up [`AV_335e`]
///
/// State: Derived
//~ derived AV_335 fdcd21e2 b46ef69c 0886a1cb.35ced452
pub const AV_335: Power =
    battlecry(&[give(&[plus(1, 1), has(GameTag::STEALTH)])]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Sneaking Up
///
/// `AV_335e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_335e a2fcdbe4 ce057a48 cef8a93c.67341004
pub const AV_335e: Power = enchant(&[plus(1, 1)]);

/// # Wing Commander Ichman
///
/// `AV_336` · Hunter minion · 9 mana · 5/4
///
/// > **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Frightful Pack [`AV_336e`]
///
/// State: Todo
//~ todo AV_336 48a0b72f e71592ed 72a6c525.06c59b78
pub const AV_336: Power = TODO;

/// # Frightful Pack
///
/// `AV_336e` · Hunter enchantment
///
/// > If this kills a minion this turn, summon a random Beast from your deck and give it **Rush**.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo AV_336e 506a3759 42ab0e96 af437569.323596ff
pub const AV_336e: Power = TODO;

/// # Mountain Bear
///
/// `AV_337` · Hunter minion · 7 mana · 5/6
///
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Mountain Cub [`AV_337t`]
///
/// State: Derived
//~ derived AV_337 628fc3f4 3e095e37 3862c5f2.25bb5801
pub const AV_337: Power = deathrattle(&[summon(card("AV_337t")).copies(2)]);

/// # Mountain Cub
///
/// `AV_337t` · Hunter minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AV_337t 58666fa2 31e2f30e d86d9855.4b0c5d24
pub const AV_337t: Power = VANILLA;

/// # Furious Howl
///
/// `ONY_008` · Hunter spell · 2 mana
///
/// > Draw a card. Repeat until you have at least 3 cards.
///
/// - Set: Fractured in Alterac Valley · common · collectible
///
/// State: Derived
//~ derived ONY_008 e65d8ad9 68a27096 fdd06905.987f27e4
pub const ONY_008: Power = spell(&[draw(1), draw_until(3)]);

/// # Pet Collector
///
/// `ONY_009` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a Beast from your deck that costs (5) or less.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ONY_009 e245a1ee edf49594 f8ac0754.be67f280
pub const ONY_009: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(5)])).random()))]);

/// # Dragonbane Shot
///
/// `ONY_010` · Hunter spell · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Add a Dragonbane Shot to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Drakeshot [`ONY_010e`]
///
/// State: Derived
//~ derived ONY_010 3ffb4a35 eb699d9e 53706667.510217eb
pub const ONY_010: Power = abilities(&[spell(&[deal(2).to(TARGET)]), on(Word::HonorableKill, &[get(card("ONY_010"))])]);

/// # Drakeshot
///
/// `ONY_010e` · Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_010e 83a48b3f d68846b8 cfed2ac2.f705eb41
pub const ONY_010e: Power = enchant(&[cost_less(1)]);
