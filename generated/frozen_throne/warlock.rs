//! Warlock cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 31fda4ca

/// # Defile
///
/// `ICC_041` · Warlock spell · Shadow · 2 mana
///
/// > Deal $1 damage to all minions. If any die, cast this again.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
///
/// State: Derived
//~ derived ICC_041 24c5d4f7 3ccf2aea c02a6daa.410cb1ff
pub const ICC_041: Power = spell(&[deal(1).to(MINIONS), repeat(Word::Spell, the(THIS)).when(there_is(&IT.that(DEAD)))]);

/// # Drain Soul
///
/// `ICC_055` · Warlock spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_055 4f2aec18 66ab984c 833dbf07.b1afc777
pub const ICC_055: Power = spell(&[deal(3).to(A_MINION)]);

/// # Despicable Dreadlord
///
/// `ICC_075` · Warlock minion · 5 mana · 4/6
///
/// > At the end of your turn, deal 1 damage to all enemy minions.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived ICC_075 81ad68ac 1689eadd c8ed616b.ae623e86
pub const ICC_075: Power = at_end_of_your_turn(&[deal(1).to(ENEMY_MINIONS)]);

/// # Treachery
///
/// `ICC_206` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion and give it to your opponent.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_206 2e22056f b10918d6 cd3b1be4.55120937
pub const ICC_206: Power = spell(&[hand_over(A_FRIENDLY_MINION)]);

/// # Howlfiend
///
/// `ICC_218` · Warlock minion · 3 mana · 3/6
///
/// > Whenever this minion takes damage, discard a random card.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived ICC_218 add8020f 0c95a6b9 3b1da223.60ed800b
pub const ICC_218: Power = whenever(THIS.takes_damage(CARD)).then(&[discard(YOUR_HAND.random())]);

/// # Gnomeferatu
///
/// `ICC_407` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Remove the top card of your opponent's deck.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ICC_407 88e72ca6 816ae3b7 5226eee4.7d30970e
pub const ICC_407: Power = battlecry(&[destroy(ENEMY_DECK.first(1))]);

/// # Unwilling Sacrifice
///
/// `ICC_469` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Destroy it and a random enemy minion.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_469 85a8a03e 80ae5a37 166560ae.7e8bfb05
pub const ICC_469: Power = spell(&[with_each(A_FRIENDLY_MINION), destroy(together(&[IT, ENEMY_MINIONS.random()]))]);

/// # Bloodreaver Gul'dan
///
/// `ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Siphon Life [`ICC_831p`]
///
/// State: Todo
//~ todo ICC_831 905ce1f8 3e290d03 949c68ef.ffe9dd50
pub const ICC_831: Power = TODO;

/// # Siphon Life
///
/// `ICC_831p` · Neutral hero power · 2 mana
///
/// > **Lifesteal** Deal $3 damage.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_831p a70df65f 8b0fb003 6b9fafba.7450808e
pub const ICC_831p: Power = hero_power(&[deal(3).to(TARGET)]);

/// # Blood-Queen Lana'thel
///
/// `ICC_841` · Warlock minion · 5 mana · 1/6
///
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
/// - Enchantments: Vampiric Bite [`ICC_841e`]
///
/// State: Derived
//~ derived ICC_841 d0a5fdbc 147469c6 5633661e.b380ef61
pub const ICC_841: Power =
    aura(THIS).have(&[ATTACK.plus(1).times(count_of(past(Side::Friendly, Deed::Discarded, Window::ThisGame)))]);

/// # Vampiric Bite
///
/// `ICC_841e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_841e ce66cd29 4aef6291 ec4c1bb8.08129cea
pub const ICC_841e: Power = TODO;

/// # Sanguine Reveler
///
/// `ICC_903` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
/// - Enchantments: Bloodthirst [`ICC_903t`]
///
/// State: Derived
//~ derived ICC_903 ab7b9099 8dc2bb64 bcbaa3fb.1ddcbe9b
pub const ICC_903: Power = battlecry(&[destroy(A_FRIENDLY_MINION), give(&[plus(2, 2)])]);

/// # Bloodthirst
///
/// `ICC_903t` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_903t 40753c33 1bd8efb1 7c52a80f.a536d554
pub const ICC_903t: Power = TODO;
