//! Paladin cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 14807a0b

/// # The Immovable Object
///
/// `AV_146` · Paladin weapon · 7 mana · 2/5 durability
///
/// > This doesn't lose Durability. Your hero takes half damage, rounded up.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Tough [`AV_146e`], Resilient Weapon [`AV_146e2`]
///
/// State: Todo
//~ todo AV_146 9a11eb3b 8ceff013 32fe841b.24f8d31e
pub const AV_146: Power = TODO;

/// # Tough
///
/// `AV_146e` · Paladin enchantment
///
/// > Take half damage, rounded up.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_146e 3470b639 b704a930 166f441d.f6cc6c7b
pub const AV_146e: Power = TODO;

/// # Resilient Weapon
///
/// `AV_146e2` · Paladin enchantment
///
/// > No durability loss.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo AV_146e2 f485e6c8 23aeb58e c8d8c70f.de612836
pub const AV_146e2: Power = TODO;

/// # Lightforged Cariel
///
/// `AV_206` · Paladin hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Blessing of Queens [`AV_206p`]
///
/// State: Todo
//~ todo AV_206 c0fe83b3 02682260 c59574f8.2ddffc58
pub const AV_206: Power = TODO;

/// # Blessing of Queens
///
/// `AV_206p` · Paladin hero power · 2 mana
///
/// > Give a random minion in your hand +4/+4.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Blessing of Queens [`AV_206pe`]
///
/// State: Derived
//~ derived AV_206p 984fd139 66486d4f 70dff3e5.0a39a4bf
pub const AV_206p: Power = hero_power(&[attach("AV_206pe").to(YOUR_HAND.that(MINION).random())]);

/// # Blessing of Queens
///
/// `AV_206pe` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_206pe 18abbdce 72d52b37 a3ffacf5.529ecbc5
pub const AV_206pe: Power = enchant(&[plus(4, 4)]);

/// # Vitality Surge
///
/// `AV_213` · Paladin spell · Holy · 2 mana
///
/// > Draw a minion. Restore Health to your hero equal to its Cost.
///
/// - Set: Fractured in Alterac Valley · common · collectible
///
/// State: Derived
//~ derived AV_213 bf9b8ef8 8e87317b ebe07fc4.32a2f31d
pub const AV_213: Power = spell(&[draw_that(1, MINION), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Hold the Bridge
///
/// `AV_338` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+1 and **Divine Shield**. It gains **Lifesteal** until end of turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Divine Shield, Lifesteal
/// - Enchantments: High Morale [`AV_338e`], High Morale [`AV_338e2`]
///
/// State: Derived
//~ derived AV_338 993ec6dd 26684df2 9c2235a9.666a44f5
pub const AV_338: Power =
    spell(&[give(&[plus(2, 1), has(GameTag::DIVINE_SHIELD)]).to(A_MINION), attach("AV_338e2").to(IT)]);

/// # High Morale
///
/// `AV_338e` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_338e e5a8e3a5 720e4865 c9d50ccf.5ee91837
pub const AV_338e: Power = enchant(&[plus(2, 1)]);

/// # High Morale
///
/// `AV_338e2` · Paladin enchantment
///
/// > **Lifesteal** this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AV_338e2 ecc15814 cc1a0814 c977a843.45206010
pub const AV_338e2: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();

/// # Templar Captain
///
/// `AV_339` · Paladin minion · 8 mana · 8/8
///
/// > **Rush**. After this attacks a minion, summon a 5/5 Defender with **Taunt**.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Rush
/// - Refers to: Taunt
/// - Tokens: Stormpike Defender [`AV_342t`]
///
/// State: Derived
//~ derived AV_339 11526c72 62d61883 6b1dde8f.77c8a133
pub const AV_339: Power = after(THIS.attack(MINION)).then(&[summon(card("AV_342t"))]);

/// # Brasswing
///
/// `AV_340` · Paladin minion · 8 mana · 9/7
///
/// > At the end of your turn, deal 2 damage to all enemies. **Honorable Kill:** Restore #4 Health to your hero.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Honorable Kill
///
/// State: Derived
//~ derived AV_340 e86d2e9f 6d4b13cb b8079e20.9508125e
pub const AV_340: Power =
    abilities(&[at_end_of_your_turn(&[deal(2).to(ENEMIES)]), on(Word::HonorableKill, &[heal(4).to(YOUR_HERO)])]);

/// # Cavalry Horn
///
/// `AV_341` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Deathrattle:** Summon the lowest Cost minion in your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived AV_341 1c95f825 6be3b86c 8bff02a5.04803405
pub const AV_341: Power = deathrattle(&[summon(the(YOUR_HAND.that(MINION).least(COST)))]);

/// # Protect the Innocent
///
/// `AV_342` · Paladin spell · 5 mana
///
/// > Summon a 5/5 Defender with **Taunt**. If your hero was healed this turn, summon another.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Stormpike Defender [`AV_342t`]
///
/// State: Derived
//~ derived AV_342 f52fcf34 abf4d67c d767f4cc.192ca861
#[rustfmt::skip]
pub const AV_342: Power = spell(&[summon(card("AV_342t")), summon(card("AV_342t")).when(has_done(1, &past(Side::Friendly, Deed::HeroHealed, Window::ThisTurn)))]);

/// # Stormpike Defender
///
/// `AV_342t` · Paladin minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AV_342t cef9aef8 60cf3bc4 1d50f217.4b0c5d24
pub const AV_342t: Power = VANILLA;

/// # Stonehearth Vindicator
///
/// `AV_343` · Paladin minion · 3 mana · 3/1
///
/// > **Battlecry:** Draw a spell that costs (3) or less. It costs (0) this turn.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Stone Fortitude [`AV_343e`]
///
/// State: Derived
//~ derived AV_343 d3e3506e d9b46736 9b9ef3b6.a8154abf
pub const AV_343: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.at_most(3)])), attach("AV_343e").to(IT)]);

/// # Stone Fortitude
///
/// `AV_343e` · Paladin enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AV_343e c1c175a0 1341277a f3ea967c.0daa77b6
pub const AV_343e: Power = enchant(&[cost(0)]).this_turn();

/// # Dun Baldar Bridge
///
/// `AV_344` · Paladin spell · 4 mana
///
/// > After you summon a minion, give it +2/+2. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Coldtooth Supplies [`AV_344e`]
///
/// State: Derived
//~ derived AV_344 a4f7045a 1ef06903 c39a0727.a559c2bc
pub const AV_344: Power = abilities(&[after(YOU.summon(MINION)).then(&[attach("AV_344e").to(THAT)]), lasts(3)]);

/// # Coldtooth Supplies
///
/// `AV_344e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_344e e826fe36 e519201e 5edf2c47.6d6ab056
pub const AV_344e: Power = enchant(&[plus(2, 2)]);

/// # Saidan the Scarlet
///
/// `AV_345` · Paladin minion · 3 mana · 2/2
///
/// > **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is)*.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Rush
/// - Tags: `2028` = 1
///
/// State: Todo
//~ todo AV_345 404e3556 c914d95d 3852049c.7c991dc7
pub const AV_345: Power = TODO;

/// # Stormwind Avenger
///
/// `ONY_020` · Paladin minion · 3 mana · 1/5
///
/// > After you cast a spell on this minion, it gains +2 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: En Garde! [`ONY_020e`]
///
/// State: Derived
//~ derived ONY_020 405919cb 1f81f95a a5879691.a0f17333
pub const ONY_020: Power = after(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[attach("ONY_020e")]);

/// # En Garde!
///
/// `ONY_020e` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_020e 35ca0c6a 2dd02887 10d1dc7f.bf3d1612
pub const ONY_020e: Power = enchant(&[ATTACK.plus(2)]);

/// # Battle Vicar
///
/// `ONY_022` · Paladin minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a Holy spell.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
///
/// State: Derived
//~ derived ONY_022 39a560e2 e854f138 f453b768.528906e3
pub const ONY_022: Power = battlecry(&[discover(school(SpellSchool::Holy))]);

/// # Ring of Courage
///
/// `ONY_027` · Paladin spell · 2 mana
///
/// > **Tradeable** Give a minion +1/+1. Repeat for each enemy minion.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Enchantments: Heroic [`ONY_027e`]
///
/// State: Derived
//~ derived ONY_027 b1ae0d3e 0281e0aa 7e263960.a868495f
pub const ONY_027: Power =
    spell(&[attach("ONY_027e").to(A_MINION), times(1, &[attach("ONY_027e").to(A_MINION)]).for_each(ENEMY_MINIONS)]);

/// # Heroic
///
/// `ONY_027e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_027e 0c644e05 810fbc88 e281535f.67341004
pub const ONY_027e: Power = enchant(&[plus(1, 1)]);
