//! Shaman cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b2cdabaa

/// # Totemic Smash
///
/// `TRL_012` · Shaman spell · 1 mana
///
/// > Deal $2 damage. **Overkill**: Summon a basic Totem.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Overkill
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Entourage: Wrath of Air Totem [`CS2_052`](crate::legacy::shaman::CS2_052), Searing Totem [`CS2_050`](crate::legacy::shaman::CS2_050), Healing Totem [`NEW1_009`](crate::legacy::shaman::NEW1_009), Stoneclaw Totem [`CS2_051`](crate::legacy::shaman::CS2_051)
///
/// State: Derived
//~ derived TRL_012 945cad18 eb942420 076f7ed2.00da9e76
#[rustfmt::skip]
pub const TRL_012: Power = abilities(&[spell(&[deal(2).to(TARGET)]), on(Word::Overkill, &[summon(one_of(&["CS2_058", "CS2_050", "NEW1_009", "CS2_051"]))])]);

/// # Haunting Visions
///
/// `TRL_058` · Shaman spell · Shadow · 3 mana
///
/// > The next spell you cast this turn costs (3) less. **Discover** a spell.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Discover
/// - Enchantments: Visions [`TRL_058e`]
///
/// State: Derived
//~ derived TRL_058 9cc7e160 ed9d0d7c 81c60df5.ffca864f
pub const TRL_058: Power = spell(&[attach("TRL_058e").to(YOU), discover(SPELL)]);

/// # Visions
///
/// `TRL_058e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TRL_058e eda74357 c914adcf e170a722.898e2977
pub const TRL_058e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Bog Slosher
///
/// `TRL_059` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Return a friendly minion to your hand and give it +2/+2.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to your hand."
/// - Enchantments: Sloshed [`TRL_059e`]
///
/// State: Derived
//~ derived TRL_059 e212c1a5 ee44b703 dcb3f5f6.a00e5a70
pub const TRL_059: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION), attach("TRL_059e").to(IT)]);

/// # Sloshed
///
/// `TRL_059e` · Shaman enchantment
///
/// > +2/+2.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_059e d6b0f0dc ae1fa90b b3e9e48e.6d6ab056
pub const TRL_059e: Power = enchant(&[plus(2, 2)]);

/// # Spirit of the Frog
///
/// `TRL_060` · Shaman minion · 5 mana · 0/3
///
/// > **Stealth** for 1 turn. Whenever you cast a spell, draw a spell from your deck that costs (1) more.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
///
/// State: Todo
//~ todo TRL_060 75549903 bdb6436f 5c711e0e.53c0d932
pub const TRL_060: Power = TODO;

/// # Big Bad Voodoo
///
/// `TRL_082` · Shaman spell · Shadow · 2 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon a random minion that costs (1) more."
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Voodoo [`TRL_082e`]
///
/// State: Todo
//~ todo TRL_082 a47428f2 eb052b5f 95cd5cdf.94162b4e
pub const TRL_082: Power = TODO;

/// # Voodoo
///
/// `TRL_082e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a minion that costs (1) more.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_082e a88d0f86 bac9a63b 4876f58d.777cc103
pub const TRL_082e: Power = TODO;

/// # Zentimo
///
/// `TRL_085` · Shaman minion · 3 mana · 1/3
///
/// > Whenever you target a minion with a spell, cast it again on its neighbors.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Enchantments: Zentimo Spellsurge [`TRL_085e`]
///
/// State: Todo
//~ todo TRL_085 5b5642c8 bbdfa5da 488ed8b1.3cbf82c3
pub const TRL_085: Power = TODO;

/// # Zentimo Spellsurge
///
/// `TRL_085e` · enchantment
///
/// > Whenever you target a minion with a spell, it also targets adjacent minions.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_085e 5056bfda 5f2a0853 1cdf127a.35163e81
pub const TRL_085e: Power = TODO;

/// # Krag'wa, the Frog
///
/// `TRL_345` · Shaman minion · 6 mana · 4/6
///
/// > **Battlecry:** Return all spells you played last turn to your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_345 75c4e2b5 86c7a78f f1f3ff1f.d6527add
pub const TRL_345: Power =
    battlecry(&[get(each_past(past(Side::Friendly, Deed::Played, Window::LastTurn).that(SPELL)))]);

/// # Rain of Toads
///
/// `TRL_351` · Shaman spell · 6 mana
///
/// > Summon three 2/4 Toads with **Taunt**. **Overload:** (3)
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Refers to: Taunt
/// - Tags: `OVERLOAD` = 3
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Toad [`TRL_351t`]
///
/// State: Derived
//~ derived TRL_351 2dc64c5a e8ab0d11 dd6083ab.4fec420e
pub const TRL_351: Power = spell(&[summon(card("TRL_351t")).copies(3)]);

/// # Toad
///
/// `TRL_351t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TRL_351t 3b099084 b17366c7 58636068.4b0c5d24
pub const TRL_351t: Power = VANILLA;

/// # Likkim
///
/// `TRL_352` · Shaman weapon · 2 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Overloaded** Mana Crystals.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Aura
/// - Refers to: Overload
///
/// State: Derived
//~ derived TRL_352 f541cd63 23e3679f cd3ffb2c.2a5a30bf
pub const TRL_352: Power = aura(THIS).when(OVERLOADED.at_least(1)).have(&[ATTACK.plus(2)]);

/// # Wartbringer
///
/// `TRL_522` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** If you played 2 spells this turn, deal 2 damage.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_SPELLS_PLAYED_THIS_TURN` = 2 (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived TRL_522 864a692a 0da6b66a 421b5ea2.3a3afc60
pub const TRL_522: Power = battlecry(&[deal(2).to(TARGET)]).when(has_done(2, &CARDS_YOU_PLAYED_THIS_TURN.that(SPELL)));
