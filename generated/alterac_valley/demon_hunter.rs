//! Demon Hunter cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ed870f41

/// # Battleworn Vanguard
///
/// `AV_118` · Demon Hunter minion · 2 mana · 2/2
///
/// > After your hero attacks, summon two 1/1 Felwings.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Tokens: Felwing [`BT_922t`](crate::demon_hunter_initiate::demon_hunter::BT_922t)
///
/// State: Derived
//~ derived AV_118 d980810a 729d21bc 79ae2560.fdb9fbfd
pub const AV_118: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("BT_922t")).copies(2)]);

/// # Kurtrus, Demon-Render
///
/// `AV_204` · Demon Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two @/4 Demons with **Rush**. *(Improved by your hero attacks this game.)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Hero power: Ashfallen's Fury [`AV_204p`]
/// - Enchantments: Ashfallen's Power [`AV_204e`]
/// - Tokens: Felbat Shrieker [`AV_204t2`]
///
/// State: Todo
//~ todo AV_204 24dba599 8ed8bdc4 fd2643f8.43179410
pub const AV_204: Power = TODO;

/// # Ashfallen's Power
///
/// `AV_204e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AV_204e b5e9cd2f 8729a33d c76d4773.09ced50d
pub const AV_204e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ashfallen's Fury
///
/// `AV_204p` · Demon Hunter hero power · 1 mana
///
/// > +$a2 Attack this turn. After a friendly minion attacks, refresh this.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_204p 916fbc5c c4a92513 0be59d43.7faf9666
pub const AV_204p: Power = TODO;

/// # Felbat Shrieker
///
/// `AV_204t2` · Demon Hunter minion · 3 mana · 1/4
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla AV_204t2 92c9b560 0fb0f069 31a14946.57b12c28
pub const AV_204t2: Power = VANILLA;

/// # Dreadprison Glaive
///
/// `AV_209` · Demon Hunter weapon · 1 mana · 1/3 durability
///
/// > **Honorable Kill:** Deal damage equal to your hero's Attack to the enemy hero.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
///
/// State: Derived
//~ derived AV_209 702f5d0d 8dadaaed 8d6bc9ca.e3272667
pub const AV_209: Power = on(Word::HonorableKill, &[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMY_HERO)]);

/// # Flag Runner
///
/// `AV_261` · Demon Hunter minion · 3 mana · 1/6
///
/// > Whenever a friendly minion dies, gain +1 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Team Player [`AV_261e`]
///
/// State: Derived
//~ derived AV_261 05a3cba2 20826158 03891cae.1938fb78
pub const AV_261: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[attach("AV_261e")]);

/// # Team Player
///
/// `AV_261e` · Demon Hunter enchantment
///
/// > +1 Attack
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_261e e62b5215 9e62e670 3f562796.17e33a43
pub const AV_261e: Power = enchant(&[ATTACK.plus(1)]);

/// # Warden of Chains
///
/// `AV_262` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Taunt Battlecry:** If you're holding a Demon that costs (5) or more, gain +1/+2.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Terrifying [`AV_262e2`]
///
/// State: Derived
//~ derived AV_262 f8fd5d8a 128b05be 79cf3bce.375e2817
pub const AV_262: Power =
    battlecry(&[attach("AV_262e2")]).when(there_is(&YOUR_HAND.that(all(&[DEMON, COST.at_least(5)]))));

/// # Terrifying
///
/// `AV_262e2` · Demon Hunter enchantment
///
/// > +1/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_262e2 74cae771 4ca5c5e0 7fbfa48a.6fa82661
pub const AV_262e2: Power = enchant(&[plus(1, 2)]);

/// # Sigil of Reckoning
///
/// `AV_264` · Demon Hunter spell · Fel · 5 mana
///
/// > At the start of your next turn, summon a random Demon from your hand.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Sigil
///
/// State: Derived
//~ derived AV_264 8c78eed8 9e06389a 25426a7e.984fd39e
pub const AV_264: Power =
    spell(&[later(&whenever(YOU.turn_start()).does(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]))]);

/// # Ur'zul Giant
///
/// `AV_265` · Demon Hunter minion · 13 mana · 8/8
///
/// > Costs (1) less for each friendly minion that died this game.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived AV_265 a8e06af5 e52c86e1 4a57548e.ca317752
pub const AV_265: Power = costs(&[cost_less(1).times(count_of(YOUR_MINIONS_THAT_DIED))]);

/// # Caria Felsoul
///
/// `AV_267` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Battlecry:** Transform into a 6/6 copy of a Demon in your deck.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Demonic [`AV_267e2`]
///
/// State: Derived
//~ derived AV_267 05db07e9 7b64f371 51532875.45883890
pub const AV_267: Power = battlecry(&[transform(THIS, copy_of(YOUR_DECK.that(DEMON).random())), attach("AV_267e2")]);

/// # Demonic
///
/// `AV_267e2` · Demon Hunter enchantment
///
/// > Attack and Health set to 6.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_267e2 98b619aa 972d4653 8220dcdb.6de0c0a0
pub const AV_267e2: Power = enchant(&[become_stats(6, 6)]);

/// # Flanking Maneuver
///
/// `AV_269` · Demon Hunter spell · 4 mana
///
/// > Summon a 4/2 Demon with **Rush**. If it dies this turn, summon another.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Rush
/// - Enchantments: Woe Is Me [`AV_269e`]
/// - Tokens: Snowy Satyr [`AV_269t`]
///
/// State: Derived
//~ derived AV_269 43ac7de8 8480f970 139cf143.cf30bb7d
pub const AV_269: Power =
    spell(&[summon(card("AV_269t")), later(&whenever(IT.die()).this_turn().does(&[summon(card("AV_269t"))]))]);

/// # Woe Is Me
///
/// `AV_269e` · Demon Hunter enchantment
///
/// > If this dies summon another.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Cant Be Silenced, Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo AV_269e 8f20cfa1 0a5bee90 82c1b4a3.eb7922ee
pub const AV_269e: Power = TODO;

/// # Snowy Satyr
///
/// `AV_269t` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla AV_269t ba05d8dd 1b022278 d2c8e794.57b12c28
pub const AV_269t: Power = VANILLA;

/// # Field of Strife
///
/// `AV_661` · Demon Hunter spell · 2 mana
///
/// > Your minions have +1 Attack. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective, Objective Aura
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Empowered [`AV_661e2`]
///
/// State: Derived
//~ derived AV_661 7c63b805 0b41c89f ebf4b1d7.12ee397c
pub const AV_661: Power = abilities(&[aura(FRIENDLY_MINIONS).gives("AV_661e2"), lasts(3)]);

/// # Empowered
///
/// `AV_661e2` · Demon Hunter enchantment
///
/// > +1 Attack from {0}.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_661e2 dcf7652e 69ec10a4 5e94b0f8.db076625
pub const AV_661e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Keen Reflex
///
/// `ONY_014` · Demon Hunter spell · 2 mana
///
/// > Deal $1 damage to all minions. **Honorable Kill:** Gain +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Keen Reflex [`ONY_014e`]
///
/// State: Done
//~ done ONY_014 e34ebb99 - 32e7403e.8f1492fd
pub const ONY_014: Power =
    abilities(&[spell(&[deal(1).to(MINIONS)]), on(Word::HonorableKill, &[attach("ONY_014e").to(YOUR_HERO)])]);

/// # Keen Reflex
///
/// `ONY_014e` · Demon Hunter enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ONY_014e 91167a14 d6bd7d81 0758d118.8c49468d
pub const ONY_014e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Wings of Hate (Rank 1)
///
/// `ONY_016` · Demon Hunter spell · 1 mana
///
/// > Summon two 1/1 Felwings. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Wings of Hate (Rank 2) [`ONY_016t`], Wings of Hate (Rank 3) [`ONY_016t2`]
///
/// State: Derived
//~ derived ONY_016 81597c05 a28f34f7 81a4190e.be4a48b8
pub const ONY_016: Power = abilities(&[spell(&[summon(card("BT_922t")).copies(2)]), ranks_up(5, "ONY_016t")]);

/// # Wings of Hate (Rank 2)
///
/// `ONY_016t` · Demon Hunter spell · 1 mana
///
/// > Summon three 1/1 Felwings. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Fractured in Alterac Valley · rare
///
/// State: Derived
//~ derived ONY_016t b1379040 8b3a4349 9e3d6505.c0c0107e
pub const ONY_016t: Power = abilities(&[spell(&[summon(card("BT_922t")).copies(3)]), ranks_up(10, "ONY_016t2")]);

/// # Wings of Hate (Rank 3)
///
/// `ONY_016t2` · Demon Hunter spell · 1 mana
///
/// > Summon four 1/1 Felwings.
///
/// - Set: Fractured in Alterac Valley · rare
///
/// State: Derived
//~ derived ONY_016t2 b13ed012 be0f2b6e 5542c2ee.de19dc03
pub const ONY_016t2: Power = spell(&[summon(card("BT_922t")).copies(4)]);

/// # Razorglaive Sentinel
///
/// `ONY_036` · Demon Hunter minion · 4 mana · 5/4
///
/// > After you play the left or right-most card in your hand, draw a card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
///
/// State: Derived
//~ derived ONY_036 92730df4 ff13e851 48e65ee6.bd321210
pub const ONY_036: Power = after(YOU.play(OUTCAST)).then(&[draw(1)]);
