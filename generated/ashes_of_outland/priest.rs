//! Priest cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d5ede174

/// # Reliquary of Souls
/// Minion · 1 mana · 1/3
/// > **Lifesteal Deathrattle:** Shuffle 'Reliquary Prime' into your deck.
/// - Makes: Reliquary Prime [`BT_197t`] (6/8, "Taunt, Lifesteal Elusive on your opponent's turn.")
//~ derived BT_197 e15afcaa cbeac1ac.7a1d6f08 5173f3cc.af19801e
pub const BT_197: Power = deathrattle(&[shuffle(card("BT_197t"))]);

/// # Reliquary Prime
/// Minion · 7 mana · 6/8
/// > **Taunt**, **Lifesteal Elusive** on your opponent's turn.
//~ done BT_197t - 83e4b901.fc85e2d9 47670e8d
pub const BT_197t: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[has(GameTag::ELUSIVE)]);

/// # Soul Mirror
/// Spell · Shadow · 7 mana
/// > Summon copies of enemy minions. They attack their copies.
//~ done BT_198 - 52656de7.05051052 3e0de633
pub const BT_198: Power =
    spell(&[summon(copy_of(ENEMY_MINIONS.first(7))), one_by_one(IT, &[make_attack(THAT, THAT.original())])]);

/// # Renew
/// Spell · Holy · 1 mana
/// > Restore #3 Health. **Discover** a spell.
//~ derived BT_252 1bbfb62a dd4c6abd.0cde1827 cd005e52
pub const BT_252: Power = spell(&[heal(3).to(TARGET), discover(SPELL)]);

/// # Psyche Split
/// Spell · Shadow · 5 mana
/// > Give a minion +1/+2. Summon a copy of it.
/// - Makes: Twin Vision [`BT_253e`] ("\+1/+2.")
//~ derived BT_253 2db32342 cf35eba3.7397b4a8 8e0e045c.19983110
pub const BT_253: Power = spell(&[attach("BT_253e").to(A_MINION), summon(copy_of(IT))]);

/// # Twin Vision
/// Enchantment
/// > \+1/+2.
//~ derived BT_253e d12cf699 d522ad72.b69419df 75c38d00
pub const BT_253e: Power = enchant(&[plus(1, 2)]);

/// # Sethekk Veilweaver
/// Minion · 2 mana · 2/3
/// > After you cast a spell on a minion, add a Priest spell to your hand.
//~ derived BT_254 8efc0ab8 5656a6e3.018d88bd 6c45e8f3
#[rustfmt::skip]
pub const BT_254: Power = after(MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[get(random(all(&[SPELL, class(CardClass::Priest)])))]);

/// # Dragonmaw Overseer
/// Minion · 3 mana · 2/2
/// > At the end of your turn, give another friendly minion +2/+2.
/// - Makes: Booted [`BT_256e`] ("Stats increased.")
//~ derived BT_256 8400f3c8 dec50fb7.ba188df9 f849ebcb.44910af5
pub const BT_256: Power = at_end_of_your_turn(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Booted
/// Enchantment
/// > Stats increased.
//~ todo BT_256e 01c2dac5 d522ad72.1aa7c3a1 d1a97272
pub const BT_256e: Power = TODO;

/// # Apotheosis
/// Spell · Holy · 3 mana
/// > Give a minion +2/+3 and **Lifesteal**.
/// - Makes: Apotheosis [`BT_257e`] ("\+2/+3 and Lifesteal.")
//~ derived BT_257 c5047330 50eb3d2f.08dbf4bf eedce227.af6b7a94
pub const BT_257: Power = spell(&[attach("BT_257e").to(A_MINION)]);

/// # Apotheosis
/// Enchantment
/// > \+2/+3 and **Lifesteal**.
//~ derived BT_257e e70b9391 d522ad72.d6555a6e eedce227
pub const BT_257e: Power = enchant(&[plus(2, 3), has(GameTag::LIFESTEAL)]);

/// # Imprisoned Homunculus
/// Minion · Demon · 1 mana · 2/5
/// > **Dormant** for 2 turns. **Taunt**
//~ done BT_258 - 7f872a48.ffe69b9f d37a05e4
pub const BT_258: Power = dormant_for(2);

/// # Dragonmaw Sentinel
/// Minion · 2 mana · 1/4
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Lifesteal**.
/// - Makes: Nether Sight [`BT_262e`] ("\+1 Attack and Lifesteal.")
//~ derived BT_262 0d7d78dd 4c924706.a3dd0cef 506e776e.f1a0e56a
pub const BT_262: Power = battlecry(&[attach("BT_262e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Nether Sight
/// Enchantment
/// > \+1 Attack and **Lifesteal**.
//~ derived BT_262e 895ef30b d522ad72.2745a8c0 89162e01
pub const BT_262e: Power = enchant(&[ATTACK.plus(1), has(GameTag::LIFESTEAL)]);

/// # Skeletal Dragon
/// Minion · Undead · Dragon · 7 mana · 4/9
/// > **Taunt** At the end of your turn, add a Dragon to your hand.
//~ derived BT_341 b032ea71 fdaeec73.72d62bcd 09d72542
pub const BT_341: Power = at_end_of_your_turn(&[get(random(DRAGON))]);
