//! Paladin cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 14ddf77d

/// # Sound the Bells!
/// Spell · 2 mana
/// > **Echo** Give a minion +1/+2.
/// - Makes: DING DONG! [`GIL_145e`] ("\+1/+2.")
//~ derived GIL_145 64086e0b 7846e7ae.b753c1ac 2c250478.608b8b25
pub const GIL_145: Power = spell(&[attach("GIL_145e").to(A_MINION)]);

/// # DING DONG!
/// Enchantment
/// > \+1/+2.
//~ derived GIL_145e d6d871a1 d522ad72.b69419df 94bb561a
pub const GIL_145e: Power = enchant(&[plus(1, 2)]);

/// # Rebuke
/// Spell · 2 mana
/// > Enemy spells cost (5) more next turn.
/// - Makes: Rebuked [`GIL_203e`] ("Your spells cost (5) more this turn."); Rebuking [`GIL_203e2`] ("Costs (5) more.")
//~ derived GIL_203 23a0d666 7846e7ae.85f1f20b ac21c125.14c50d63
pub const GIL_203: Power = spell(&[attach("GIL_203e").to(OPPONENT)]);

/// # Rebuked
/// Enchantment
/// > Your spells cost (5) more this turn.
//~ derived GIL_203e 4d3eb484 d522ad72.5b79bf9c 19691c16
pub const GIL_203e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(5)]).next_turn();

/// # Rebuking
/// Enchantment
/// > Costs (5) more.
//~ derived GIL_203e2 a5946bda d522ad72.b6548a1d e5bbbedd
pub const GIL_203e2: Power = enchant(&[cost_more(5)]);

/// # Ghostly Charger
/// Minion · Undead · Beast · 5 mana · 3/4
/// > **Divine Shield Rush**
//~ vanilla GIL_545 d34a580f ec4d3bbf.731769c3 29dae9a4
pub const GIL_545: Power = VANILLA;

/// # Silver Sword
/// Weapon · 8 mana · 3/4 durability
/// > After your hero attacks, give your minions +1/+1.
/// - Makes: Sterling [`GIL_596e`] ("\+1/+1.")
//~ derived GIL_596 79d309ea 1507ebde.d4c96300 31e8f33a.cfbcb4fd
pub const GIL_596: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("GIL_596e").to(FRIENDLY_MINIONS)]);

/// # Sterling
/// Enchantment
/// > \+1/+1.
//~ derived GIL_596e 543cb9fc d522ad72.cb08f83e 2b82b540
pub const GIL_596e: Power = enchant(&[plus(1, 1)]);

/// # Bellringer Sentry
/// Minion · 4 mana · 3/4
/// > **Battlecry and Deathrattle:** Put a **Secret** from your deck into the battlefield.
//~ derived GIL_634 92a32953 e3b00837.15237b86 26a9db0b
#[rustfmt::skip]
pub const GIL_634: Power = abilities(&[battlecry(&[put_into_play(the(YOUR_DECK.that(SECRET).random()))]), deathrattle(&[put_into_play(the(YOUR_DECK.that(SECRET).random()))])]);

/// # Cathedral Gargoyle
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
//~ derived GIL_635 a87708d3 af540375.ff84f66b 8cb674f6
pub const GIL_635: Power =
    battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Paragon of Light
/// Minion · 3 mana · 2/5
/// > While this minion has 3 or more Attack, it has **Taunt** and **Lifesteal**.
//~ done GIL_685 - def99d64.312bae43 53f0d4f0
pub const GIL_685: Power =
    aura(THIS).when(there_is(&THIS.that(ATTACK.at_least(3)))).have(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]);

/// # Prince Liam
/// Minion · Undead · 5 mana · 5/5
/// > **Battlecry:** Transform all 1-Cost cards in your deck into **Legendary** minions.
//~ done GIL_694 - 963fba73.18dd0ac9 8642fc71
pub const GIL_694: Power =
    battlecry(&[transform(YOUR_DECK.that(COST.is(1)), random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # The Glass Knight
/// Minion · 4 mana · 4/3
/// > **Divine Shield** Whenever you restore Health, gain **Divine Shield**.
//~ derived GIL_817 bde7ebce 16ffe9fb.2e2c04db 99116da5
pub const GIL_817: Power = whenever(CHARACTERS.is_healed_by(FRIENDLY)).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Hidden Wisdom
/// Spell · 1 mana
/// > **Secret:** After your opponent plays three cards in a turn, draw 2 cards.
//~ derived GIL_903 16df931a 2f198b86.5b8795ff 1637867a
pub const GIL_903: Power =
    after(OPPONENT.play(CARD)).when(OPPONENT.play(CARD).this_turn().at_least(3)).then(&[draw(2)]);
