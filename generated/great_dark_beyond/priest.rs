//! Priest cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4364dab1

/// # Orbital Halo
/// Spell · Holy · 2 mana
/// > Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
/// - Makes: Orbiting Halo [`GDB_439e`] ("\+1/+1.")
//~ done GDB_439 - 5fbdf668.6646a09a 2abf47cb.4c906d36
pub const GDB_439: Power = abilities(&[
    spell(&[attach("GDB_439e").to(A_MINION), give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]),
    whenever(YOU.play(CARD)).in_hand().when(is(&THAT.hand_neighbours())).then(&[lend(&[cost(0)], Lasts::ThisTurn)]),
]);

/// # Orbiting Halo
/// Enchantment
/// > \+1/+1.
//~ derived GDB_439e 84653a79 d522ad72.cb08f83e 33a3b5fa
pub const GDB_439e: Power = enchant(&[plus(1, 1)]);

/// # Mystified To'cha
/// Minion · 4 mana · 4/2
/// > **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
/// - Makes: The Answer [`GDB_440e`] ("Increased Health.")
//~ done GDB_440 - 16f51d36.759d159b dc979401.c2dc1c77
pub const GDB_440: Power = battlecry(&[set_remaining_health(42).to(YOUR_HERO)])
    .when(equals(&sum(&[HEALTH.of(YOUR_HERO), HEALTH.of(ENEMY_HERO)]), 42));

/// # The Answer
/// Enchantment
/// > Increased Health.
//~ todo GDB_440e 31e841b2 d522ad72.89b088dc 0a824435
pub const GDB_440e: Power = TODO;

/// # Anchorite
/// Minion · Draenei · 3 mana · 2/4
/// > Whenever another minion is **Overhealed**, give it that much extra Health.
/// - Makes: Devotion [`GDB_441e`] ("Increased Health.")
//~ done GDB_441 - a9bd8a60.65332ac1 85dcdfeb.e5e848a7
pub const GDB_441: Power =
    whenever(MINIONS.other().is_overhealed_by(CARD)).then(&[attach("GDB_441e").with_x(THAT_MUCH).to(SUBJECT)]);

/// # Devotion
/// Enchantment
/// > Increased Health.
//~ done GDB_441e - d522ad72.89b088dc ae72c6d9
pub const GDB_441e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # K'ure, the Light Beyond
/// Minion · 3 mana · 3/3
/// > **Spellburst:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst**.)*
//~ done GDB_442 - 05878c57.9e85ce27 61f6380d
pub const GDB_442: Power = after(YOU.cast(SPELL)).when(equals(&counter_value(0), 0)).then(&[
    summon(random(all(&[MINION, COST.is(3)]))),
    set_counter(0, 1).when(not(&there_is(&THAT.that(school(SpellSchool::Holy))))),
]);

/// # Shield of Askara
/// Minion · Draenei · 6 mana · 4/8
/// > **Taunt Divine Shield Lifesteal**
//~ vanilla GDB_452 0964cb20 1f07a75e.a8f2cadd e537ead4
pub const GDB_452: Power = VANILLA;

/// # Overzealous Healer
/// Minion · Draenei · 1 mana · 3/3
/// > **Deathrattle:** Restore #6 Health to the enemy hero. **Spellburst: Silence** this minion.
//~ derived GDB_454 26decffc f5c10d7b.b307dc32 21bacc7d
pub const GDB_454: Power = abilities(&[deathrattle(&[heal(6).to(ENEMY_HERO)]), on(Word::Spellburst, &[silence(THIS)])]);

/// # Askara
/// Minion · Draenei · 4 mana · 4/4
/// > **Battlecry:** The next two Draenei you play summon a copy of themselves.
/// - Makes: Askara Future Buff [`GDB_455e`] ("The next two Draenei you play summon a copy of…")
//~ done GDB_455 - 9449ae10.6584f10d 4c9f3667.e4698144
pub const GDB_455: Power = battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(ASKARA_AGAIN))]);

const ASKARA_AGAIN: &[Effect] =
    &[summon(copy_of(THAT)), later(&after(YOU.play(race(Race::Draenei))).does(&[summon(copy_of(THAT))]))];

/// # Askara Future Buff
/// Enchantment
/// > The next two Draenei you play summon a copy of themselves.
//~ todo GDB_455e 54360244 d522ad72.086c7a28 f3887c2c
pub const GDB_455e: Power = TODO;

/// # Lightspeed
/// Spell · Holy · 2 mana
/// > **Echo** Give a minion +1/+2 and **Rush**.
/// - Makes: Speed of Light [`GDB_457e1`] ("\+1/+2.")
//~ derived GDB_457 8aaec939 5fbdf668.58f516ae 866e4b6c.4dca0b59
pub const GDB_457: Power = spell(&[give(&[plus(1, 2), has(GameTag::RUSH)]).to(A_MINION)]);

/// # Speed of Light
/// Enchantment
/// > \+1/+2.
//~ derived GDB_457e1 4452096d d522ad72.b69419df 22b23a30
pub const GDB_457e1: Power = enchant(&[plus(1, 2)]);

/// # Divine Star
/// Spell · Holy · 2 mana
/// > Deal $3 damage to a minion. Give a random minion in your hand +3 Health.
/// - Makes: Moral Compass [`GDB_460e2`] ("\+3 Health.")
//~ derived GDB_460 e9d981f3 5fbdf668.f9fb5483 344827dc.671e43c1
pub const GDB_460: Power = spell(&[deal(3).to(A_MINION), attach("GDB_460e2").to(YOUR_HAND.that(MINION).random())]);

/// # Moral Compass
/// Enchantment
/// > \+3 Health.
//~ derived GDB_460e2 86f40cd0 d522ad72.539c4322 6269db46
pub const GDB_460e2: Power = enchant(&[HEALTH.plus(3)]);

/// # Gravity Lapse
/// Spell · 0 mana
/// > Set EVERY minion's Attack and Health to the lower of the two.
/// - Makes: Low Gravity [`GDB_464e`] ("Attack reduced."); Intense Gravity [`GDB_464e2`] ("Health reduced.")
//~ done GDB_464 - 3e8f9d5a.fa6d168a bdc0faac.653b695a
pub const GDB_464: Power = spell(&[one_by_one(
    MINIONS,
    &[either(
        there_is(&THAT.that(ATTACK.no_more_than(&HEALTH.of(THAT)))),
        &[give(&[HEALTH.set_to(X)]).with_x(ATTACK.of(THAT)).to(THAT)],
        &[attach("GDB_464e").with_x(HEALTH.of(THAT)).to(THAT)],
    )],
)]);

/// # Low Gravity
/// Enchantment
/// > Attack reduced.
//~ done GDB_464e - d522ad72.ea8160ef 6069e3a0
pub const GDB_464e: Power = enchant(&[ATTACK.set_to(X)]);

/// # Intense Gravity
/// Enchantment
/// > Health reduced.
//~ todo GDB_464e2 da7d671a d522ad72.1b8b0d15 55a9f2f8
pub const GDB_464e2: Power = TODO;

/// # Hallucination
/// Spell · 1 mana
/// > Summon a copy of a friendly Protoss minion. It takes double damage.
/// - Makes: Hallucination [`SC_757e`] ("Takes double damage.")
//~ done SC_757 - 2f198b86.66e24b2d b6f2f804.fb03c6fb
pub const SC_757: Power =
    spell(&[select(A_FRIENDLY_MINION.that(with(GameTag::PROTOSS))), summon(copy_of(TARGET)), attach("SC_757e").to(IT)]);

/// # Hallucination
/// Enchantment
/// > Takes double damage.
//~ done SC_757e - d522ad72.ddfcbcae b6f2f804
pub const SC_757e: Power = whenever(THIS.would_take_damage_from(CARD)).then(&[damage_multiplied(2)]);

/// # Mothership
/// Minion · Mech · 12 mana · 10/10
/// > **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
//~ derived SC_762 fa587658 3fa42a97.ad52986e 322a784c
#[rustfmt::skip]
pub const SC_762: Power = abilities(&[battlecry(&[get(random(all(&[MINION, with(GameTag::PROTOSS)]))).picks(2)]), deathrattle(&[get(random(all(&[MINION, with(GameTag::PROTOSS)]))).picks(2)])]);

/// # Sentry
/// Minion · Mech · 2 mana · 2/2
/// > **Lifesteal**. **Deathrattle:** Your Protoss minions cost (1) less this game.
//~ derived SC_764 47b9f0d2 e00ad7bf.b9a0ee79 d58a5057
pub const SC_764: Power = deathrattle(&[attach("SC_755e").to(YOU)]);
