//! Priest cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ca229b4e

/// # Reliquary of Souls
///
/// `BT_197` · Priest minion · 1 mana · 1/3
///
/// > **Lifesteal Deathrattle:** Shuffle 'Reliquary Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Deathrattle, Lifesteal
/// - Tokens: Reliquary Prime [`BT_197t`]
///
/// State: Derived
//~ derived BT_197 de9657fe e15afcaa df873dd7.7a1d6f08
pub const BT_197: Power = deathrattle(&[shuffle(card("BT_197t"))]);

/// # Reliquary Prime
///
/// `BT_197t` · Priest minion · 7 mana · 6/8
///
/// > **Taunt**, **Lifesteal Elusive** on your opponent's turn.
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt, Lifesteal
/// - Tags: `ELUSIVE` = 0
///
/// State: Derived
//~ derived BT_197t 2fbf8fba 4ab71075 4230c215.fc85e2d9
pub const BT_197t: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[has(GameTag::ELUSIVE)]);

/// # Soul Mirror
///
/// `BT_198` · Priest spell · Shadow · 7 mana
///
/// > Summon copies of enemy minions. They attack their copies.
///
/// - Set: Ashes of Outland · legendary · collectible
///
/// State: Todo
//~ todo BT_198 f7bfdfe4 545fcc3d 47e02744.05051052
pub const BT_198: Power = TODO;

/// # Renew
///
/// `BT_252` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. **Discover** a spell.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_TARGET_TO_PLAY` (correction: Restore #3 Health: to any character, as CS2_007)
///
/// State: Derived
//~ derived BT_252 df55e08a 1bbfb62a 6b3dafea.0cde1827
pub const BT_252: Power = spell(&[heal(3).to(TARGET), discover(SPELL)]);

/// # Psyche Split
///
/// `BT_253` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +1/+2. Summon a copy of it.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Twin Vision [`BT_253e`]
///
/// State: Derived
//~ derived BT_253 b732d706 2db32342 d330d02b.7397b4a8
pub const BT_253: Power = spell(&[attach("BT_253e").to(A_MINION), summon(copy_of(IT))]);

/// # Twin Vision
///
/// `BT_253e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_253e 544405c0 d12cf699 11db8434.6fa82661
pub const BT_253e: Power = enchant(&[plus(1, 2)]);

/// # Sethekk Veilweaver
///
/// `BT_254` · Priest minion · 2 mana · 2/3
///
/// > After you cast a spell on a minion, add a Priest spell to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Derived
//~ derived BT_254 d54c4afd 8efc0ab8 ef83fa5a.018d88bd
#[rustfmt::skip]
pub const BT_254: Power = after(MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[get(random(all(&[SPELL, class(CardClass::Priest)])))]);

/// # Dragonmaw Overseer
///
/// `BT_256` · Priest minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly minion +2/+2.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Booted [`BT_256e`]
///
/// State: Derived
//~ derived BT_256 fb131827 8400f3c8 25a9e0e1.ba188df9
pub const BT_256: Power = at_end_of_your_turn(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Booted
///
/// `BT_256e` · Priest enchantment
///
/// > Stats increased.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_256e 22792e89 01c2dac5 309be17a.1aa7c3a1
pub const BT_256e: Power = TODO;

/// # Apotheosis
///
/// `BT_257` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+3 and **Lifesteal**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Refers to: Lifesteal
/// - Enchantments: Apotheosis [`BT_257e`]
///
/// State: Derived
//~ derived BT_257 decab999 c5047330 2bbfc1c9.08dbf4bf
pub const BT_257: Power = spell(&[attach("BT_257e").to(A_MINION)]);

/// # Apotheosis
///
/// `BT_257e` · Priest enchantment
///
/// > +2/+3 and **Lifesteal**.
///
/// - Set: Ashes of Outland · epic
///
/// State: Derived
//~ derived BT_257e 03a8734c e70b9391 d167343b.b6125846
pub const BT_257e: Power = enchant(&[plus(2, 3), has(GameTag::LIFESTEAL)]);

/// # Imprisoned Homunculus
///
/// `BT_258` · Priest minion · 1 mana · 2/5
///
/// > **Dormant** for 2 turns. **Taunt**
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Imp
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Done
//~ done BT_258 b5753c8f - 04c4ad18.ffe69b9f
pub const BT_258: Power = dormant_for(2);

/// # Dragonmaw Sentinel
///
/// `BT_262` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Lifesteal**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Nether Sight [`BT_262e`]
///
/// State: Derived
//~ derived BT_262 e3cfcd18 0d7d78dd 7c0f0f2a.a3dd0cef
pub const BT_262: Power = battlecry(&[attach("BT_262e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Nether Sight
///
/// `BT_262e` · Priest enchantment
///
/// > +1 Attack and **Lifesteal**.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_262e 2cab4045 895ef30b 971644e9.eb64cfae
pub const BT_262e: Power = enchant(&[ATTACK.plus(1), has(GameTag::LIFESTEAL)]);

/// # Skeletal Dragon
///
/// `BT_341` · Priest minion · 7 mana · 4/9
///
/// > **Taunt** At the end of your turn, add a Dragon to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived BT_341 e64f77ce b032ea71 addaa0b5.72d62bcd
pub const BT_341: Power = at_end_of_your_turn(&[get(random(DRAGON))]);
