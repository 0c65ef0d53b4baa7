//! Priest cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bf53e477

/// # Dark Deacon
/// Minion · 3 mana · 3/2
/// > **Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *({0} left*!)@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *(Ready*)@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one.
//~ done BE_012 - 05811c42.39567867.ea1d8a8e 686da6cb
pub const BE_012: Power =
    battlecry(&[crate::black_empire::neutral::TRIGGER_CTHUN_ABILITY, remove_from_game(LEFT_ASIDE)])
        .when(YOU.cast(school(SpellSchool::Shadow)).while_holding_this().at_least(2));

/// # Mismatcher
/// Minion · 5 mana · 4/6
/// > **Taunt**. **Battlecry: Assemble** a minion that costs (3) or less with cards that cost (5) or more.
//~ todo BE_045 da8312c7 a0c0ba7d.707b1218 3f78f9ab
pub const BE_045: Power = TODO;

/// # Befuddled Summoner
/// Minion · 4 mana · 0/3
/// > At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
//~ done BE_196 - 47eeeef7.fdd037d5 4da6727e
pub const BE_196: Power = at_end_of_your_turn(&[
    select(ENEMY_MINIONS.random()),
    remember(IT),
    summon(copy_of(IT)),
    make_attack(IT, REMEMBERED),
]);

/// # Entropic Rift
/// Spell · Shadow · 1 mana
/// > Get two random Shadow Spells.
//~ derived BE_220 a04cd608 ca4a4f53.b2526099 59a36113
pub const BE_220: Power = spell(&[get(random(school(SpellSchool::Shadow))).picks(2)]);

/// # Elder Word: Foresight
/// Spell · Shadow · 3 mana
/// > Draw a card and reduce its Cost by (2). *(The next Shadow spell you play repeats this!)*
/// - Makes: Foresight Essence [`BE_221e`]; Essence [`BE_221e1`]; Aberrant Power [`BE_221e2`] ("Costs (2) less.")
//~ done BE_221 - 3c9c5d15.a81b77f3 276c8c00.62b5c165
pub const BE_221: Power = spell(&[draw(1), attach("BE_221e2").to(IT), attach("BE_221e").to(CONTROLLER)]);

/// # Foresight Essence
/// Enchantment
///
/// # Notes
///
/// The next Shadow spell repeats the effect, and not that the one after it repeats it again.
//~ done BE_221e - d522ad72 5e52208b
pub const BE_221e: Power =
    whenever(YOU.play(all(&[SPELL, school(SpellSchool::Shadow)]))).once().then(&[draw(1), attach("BE_221e2").to(IT)]);

/// # Essence
/// Enchantment
//~ todo BE_221e1 84bee8f1 d522ad72 c09fcb84
pub const BE_221e1: Power = TODO;

/// # Aberrant Power
/// Enchantment
/// > Costs (2) less.
//~ derived BE_221e2 c74f7f1c d522ad72.90c32b47 6697dddb
pub const BE_221e2: Power = enchant(&[cost_less(2)]);

/// # Elder Word: Manifest
/// Spell · Shadow · 5 mana
/// > Summon a 5/5 Voidwing with **Lifesteal**. *(The next Shadow spell you play repeats this!)*
/// - Makes: Voidwing [`BE_222t`] (5/5, "Lifesteal"); Manifest Essence [`BE_222e`]
//~ done BE_222 - cf35eba3.a6b30651 78cb854b.924193e2
pub const BE_222: Power = spell(&[summon(card("BE_222t")), attach("BE_222e").to(CONTROLLER)]);

/// # Manifest Essence
/// Enchantment
///
/// # Notes
///
/// The next Shadow spell repeats the effect, and not that the one after it repeats it again.
//~ done BE_222e - d522ad72 4db3243f
pub const BE_222e: Power =
    whenever(YOU.play(all(&[SPELL, school(SpellSchool::Shadow)]))).once().then(&[summon(card("BE_222t"))]);

/// # Voidwing
/// Minion · Beast · 5 mana · 5/5
/// > **Lifesteal**
//~ vanilla BE_222t 9b046fab 6116b784.b857c9f1 93c9937f
pub const BE_222t: Power = VANILLA;

/// # Elder Word: Flay
/// Spell · Shadow · 1 mana
/// > Deal $3 damage to a random enemy. *(The next Shadow spell you play repeats this!)*
/// - Makes: Flay Essence [`BE_223e`]
//~ done BE_223 - ca4a4f53.9e4f245f 973cee9a.08e50943
pub const BE_223: Power = spell(&[deal(3).to(ENEMIES.random()), attach("BE_223e").to(CONTROLLER)]);

/// # Flay Essence
/// Enchantment
///
/// # Notes
///
/// The next Shadow spell repeats the effect, and not that the one after it repeats it again.
//~ done BE_223e - d522ad72 05dab314
pub const BE_223e: Power =
    whenever(YOU.play(all(&[SPELL, school(SpellSchool::Shadow)]))).once().then(&[deal(3).to(ENEMIES.random())]);

/// # Blade of The Black Empire
/// Weapon · 3 mana · 0/3 durability
/// > At the end of your turn, if you have cast a Shadow spell, the enemy takes fatigue. Otherwise you do.
///
/// # Notes
///
/// "If you have cast a Shadow spell" means this turn: the text names no other time.
//~ done BE_227 - d6f0e5b4.49dc3df5 304c3b2d
pub const BE_227: Power = at_end_of_your_turn(&[either(
    YOU.cast(school(SpellSchool::Shadow)).this_turn().at_least(1),
    &[take_fatigue().for_(OPPONENT)],
    &[take_fatigue()],
)]);

/// # Servant of Zuramat
/// Minion · 1 mana · 1/2
/// > **Battlecry: Silence** a minion.
//~ derived BE_228 4b45e6e6 cbfac199.94f1f570 9f3132e6
pub const BE_228: Power = battlecry(&[silence(A_MINION)]);

/// # Zer'Ontu
/// Minion · 8 mana · 3/3
/// > **Taunt**. **Battlecry:** Summon a 0, 1, and 2-Attack minion from your deck. Gain their stats.
/// - Makes: Three Four Five! [`BE_790e`] ("Increased stats.")
//~ done BE_790 - ae6f3d4e.40827b9c 5364ebc5.14609d98
pub const BE_790: Power = battlecry(&[
    summon(the(together(&[
        YOUR_DECK.that(all(&[MINION, ATTACK.is(0)])).random(),
        YOUR_DECK.that(all(&[MINION, ATTACK.is(1)])).random(),
        YOUR_DECK.that(all(&[MINION, ATTACK.is(2)])).random(),
    ]))),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)),
]);

/// # Three Four Five!
/// Enchantment
/// > Increased stats.
//~ todo BE_790e d57cd55f d522ad72.a536d554 8cef34a6
pub const BE_790e: Power = TODO;
