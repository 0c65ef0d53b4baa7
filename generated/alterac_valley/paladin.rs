//! Paladin cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 69f8fc7b

/// # The Immovable Object
/// Weapon · 7 mana · 2/5 durability
/// > This doesn't lose Durability. Your hero takes half damage, rounded up.
/// - Makes: Tough [`AV_146e`] ("Take half damage, rounded up."); Resilient Weapon [`AV_146e2`] ("No durability loss.")
//~ done AV_146 - 98077d84.24f8d31e 3d15d12b.39c16782
pub const AV_146: Power = abilities(&[
    aura(THIS).have(&[has(GameTag::IMMUNE)]),
    whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_at_most(1).times(half(&THAT_MUCH))]),
]);

/// # Tough
/// Enchantment
/// > Take half damage, rounded up.
//~ todo AV_146e b704a930 d522ad72.f6cc6c7b 593be595
pub const AV_146e: Power = TODO;

/// # Resilient Weapon
/// Enchantment
/// > No durability loss.
//~ todo AV_146e2 23aeb58e d522ad72.de612836 23eae11a
pub const AV_146e2: Power = TODO;

/// # Lightforged Cariel
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
/// - Makes: Blessing of Queens [`AV_206p`] ("Give a random minion in your hand +4/+4.")
//~ done AV_206 - a445d38d.2ddffc58 41fb997d.f056be43
pub const AV_206: Power = battlecry(&[deal(2).to(ENEMIES), equip(card("AV_146"))]);

/// # Blessing of Queens
/// Hero Power · 2 mana
/// > Give a random minion in your hand +4/+4.
/// - Makes: Blessing of Queens [`AV_206pe`] ("\+4/+4.")
//~ derived AV_206p 66486d4f 4902b083.0a39a4bf b77bb5ba.395c27a7
pub const AV_206p: Power = hero_power(&[attach("AV_206pe").to(YOUR_HAND.that(MINION).random())]);

/// # Blessing of Queens
/// Enchantment
/// > \+4/+4.
//~ derived AV_206pe 72d52b37 d522ad72.8fbdcdac b77bb5ba
pub const AV_206pe: Power = enchant(&[plus(4, 4)]);

/// # Vitality Surge
/// Spell · Holy · 2 mana
/// > Draw a minion. Restore Health to your hero equal to its Cost.
//~ derived AV_213 8e87317b 5fbdf668.32a2f31d 85cee619
pub const AV_213: Power = spell(&[draw_that(1, MINION), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Hold the Bridge
/// Spell · Holy · 3 mana
/// > Give a minion +2/+1 and **Divine Shield**. It gains **Lifesteal** until end of turn.
/// - Makes: High Morale [`AV_338e`] ("\+2/+1."); High Morale [`AV_338e2`] ("Lifesteal this turn.")
//~ done AV_338 - 50eb3d2f.666a44f5 fbe569a4.3e59fdf4
pub const AV_338: Power =
    spell(&[give(&[plus(2, 1), has(GameTag::DIVINE_SHIELD)]).to(A_MINION), attach("AV_338e2").to(IT)]);

/// # High Morale
/// Enchantment
/// > \+2/+1.
//~ derived AV_338e 720e4865 d522ad72.3a1273bb 85f945f7
pub const AV_338e: Power = enchant(&[plus(2, 1)]);

/// # High Morale
/// Enchantment
/// > **Lifesteal** this turn.
//~ derived AV_338e2 cc1a0814 d522ad72.45206010 85f945f7
pub const AV_338e2: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();

/// # Templar Captain
/// Minion · 8 mana · 8/8
/// > **Rush**. After this attacks a minion, summon a 5/5 Defender with **Taunt**.
/// - Makes: Stormpike Defender [`AV_342t`] (5/5, "Taunt")
//~ derived AV_339 62d61883 47db507d.77c8a133 b4233278.3e74cb6b
pub const AV_339: Power = after(THIS.attack(MINION)).then(&[summon(card("AV_342t"))]);

/// # Brasswing
/// Minion · Dragon · 8 mana · 9/7
/// > At the end of your turn, deal 2 damage to all enemies. **Honorable Kill:** Restore #4 Health to your hero.
//~ derived AV_340 6d4b13cb d7004a68.9508125e f09d954d
pub const AV_340: Power =
    abilities(&[at_end_of_your_turn(&[deal(2).to(ENEMIES)]), on(Word::HonorableKill, &[heal(4).to(YOUR_HERO)])]);

/// # Cavalry Horn
/// Weapon · 5 mana · 3/2 durability
/// > **Deathrattle:** Summon the lowest Cost minion in your hand.
//~ done AV_341 - 529775d8.04803405 b9fd665e
pub const AV_341: Power = deathrattle(&[summon(the(YOUR_HAND.that(MINION).least(COST)))]);

/// # Protect the Innocent
/// Spell · 5 mana
/// > Summon a 5/5 Defender with **Taunt**. If your hero was healed this turn, summon another.
/// - Makes: Stormpike Defender [`AV_342t`] (5/5, "Taunt")
//~ derived AV_342 176b1e11 36b694de.192ca861 718c964a.3e74cb6b
#[rustfmt::skip]
pub const AV_342: Power = spell(&[summon(card("AV_342t")), summon(card("AV_342t")).when(YOUR_HERO.is_healed_by(CARD).this_turn().at_least(1))]);

/// # Stormpike Defender
/// Minion · 5 mana · 5/5
/// > **Taunt**
//~ vanilla AV_342t 60cf3bc4 7c0f8337.4b0c5d24 b70ebc0a
pub const AV_342t: Power = VANILLA;

/// # Stonehearth Vindicator
/// Minion · Draenei · 3 mana · 3/1
/// > **Battlecry:** Draw a spell that costs (3) or less. It costs (0) this turn.
/// - Makes: Stone Fortitude [`AV_343e`] ("Costs (0) this turn.")
//~ derived AV_343 d9b46736 65b519d5.a8154abf d2848f44.a7f23375
pub const AV_343: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.at_most(3)])), attach("AV_343e").to(IT)]);

/// # Stone Fortitude
/// Enchantment
/// > Costs (0) this turn.
//~ derived AV_343e 1341277a d522ad72.0daa77b6 45ec9077
pub const AV_343e: Power = enchant(&[cost(0)]).this_turn();

/// # Dun Baldar Bridge
/// Spell · 4 mana
/// > After you summon a minion, give it +2/+2. Lasts 3 turns.
/// - Makes: Coldtooth Supplies [`AV_344e`] ("\+2/+2.")
//~ derived AV_344 1ef06903 38d1d3b0.a559c2bc 8b11b3a0.3d7b5b94
pub const AV_344: Power = abilities(&[after(YOU.summon(MINION)).then(&[attach("AV_344e").to(THAT)]), lasts(3)]);

/// # Coldtooth Supplies
/// Enchantment
/// > \+2/+2.
//~ derived AV_344e e519201e d522ad72.d5727bd5 bba4dcae
pub const AV_344e: Power = enchant(&[plus(2, 2)]);

/// # Saidan the Scarlet
/// Minion · 3 mana · 2/2
/// > **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is*).
//~ done AV_345 - dec50fb7.8822eadd 45ec9ccc
pub const AV_345: Power = abilities(&[
    after(THIS.gains_attack()).when(equals(&counter_value(1), 0)).anywhere().then(&[
        set_counter(1, 1),
        give(&[ATTACK.plus(1).times(X)]).with_x(THAT_MUCH),
        set_counter(1, 0),
    ]),
    after(THIS.gains_health()).when(equals(&counter_value(1), 0)).anywhere().then(&[
        set_counter(1, 1),
        give(&[HEALTH.plus(1).times(X)]).with_x(THAT_MUCH),
        set_counter(1, 0),
    ]),
]);

/// # Stormwind Avenger
/// Minion · 3 mana · 1/5
/// > After you cast a spell on this minion, it gains +2 Attack.
/// - Makes: En Garde! [`ONY_020e`] ("\+2 Attack.")
//~ done ONY_020 - d6990338.a0f17333 3932531a.36ac156f
pub const ONY_020: Power = after(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[attach("ONY_020e")]);

/// # En Garde!
/// Enchantment
/// > \+2 Attack.
//~ derived ONY_020e 2dd02887 d522ad72.a6e18051 31af3fa7
pub const ONY_020e: Power = enchant(&[ATTACK.plus(2)]);

/// # Battle Vicar
/// Minion · Draenei · 2 mana · 1/3
/// > **Battlecry: Discover** a Holy spell.
//~ derived ONY_022 e854f138 192613bb.528906e3 3bbe9ebf
pub const ONY_022: Power = battlecry(&[discover(school(SpellSchool::Holy))]);

/// # Ring of Courage
/// Spell · 2 mana
/// > **Tradeable** Give a minion +1/+1. Repeat for each enemy minion.
/// - Makes: Heroic [`ONY_027e`] ("\+1/+1.")
//~ derived ONY_027 6279dbb7 7846e7ae.a868495f 5fe58faa.9a39ff31
pub const ONY_027: Power =
    spell(&[attach("ONY_027e").to(A_MINION), perform(&[attach("ONY_027e").to(A_MINION)]).for_each(ENEMY_MINIONS)]);

/// # Heroic
/// Enchantment
/// > \+1/+1.
//~ derived ONY_027e 810fbc88 d522ad72.cb08f83e eeb32254
pub const ONY_027e: Power = enchant(&[plus(1, 1)]);
