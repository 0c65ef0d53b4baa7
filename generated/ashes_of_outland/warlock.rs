//! Warlock cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0fdfe7e2

/// # Keli'dan the Breaker
///
/// `BT_196` · Warlock minion · 6 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. If drawn this turn, instead destroy all minions except this one.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion."
/// - Enchantments: Come Closer [`BT_196e`]
///
/// State: Derived
//~ derived BT_196 df27fc77 7694b227 478c43ae.432a06f6
pub const BT_196: Power = battlecry(&[either(DRAWN_THIS_TURN, &[destroy(OTHER_MINIONS)], &[destroy(A_MINION)])]);

/// # Come Closer
///
/// `BT_196e` · Neutral enchantment
///
/// > Drawn this turn.
///
/// - Set: Ashes of Outland
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BT_196e 224d5811 65e32c9e f889c229.a234f804
pub const BT_196e: Power = TODO;

/// # Unstable Felbolt
///
/// `BT_199` · Warlock spell · Fel · 1 mana
///
/// > Deal $3 damage to an enemy minion and a random friendly one.
///
/// - Set: Ashes of Outland · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (correction: Deal $3 damage to an enemy minion); `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage to an enemy minion: played on a target)
///
/// State: Derived
//~ derived BT_199 89af0d92 7232c9c7 3377caea.e6246bd7
pub const BT_199: Power = spell(&[deal(3).to(AN_ENEMY_MINION), deal(3).to(FRIENDLY_MINIONS.random())]);

/// # Hand of Gul'dan
///
/// `BT_300` · Warlock spell · Shadow · 6 mana
///
/// > When you play or discard this, draw 3 cards.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Derived
//~ derived BT_300 f401b4b6 796155e1 6a13ae73.54025c81
pub const BT_300: Power = abilities(&[spell(&[draw(3)]), on(Word::WhenDiscarded, &[draw(3)])]);

/// # Nightshade Matron
///
/// `BT_301` · Warlock minion · 4 mana · 5/5
///
/// > **Rush Battlecry:** Discard your highest Cost card.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived BT_301 9564e7ba f7c7d23e c884d481.e11caa66
pub const BT_301: Power = battlecry(&[discard(YOUR_HAND.most(COST))]);

/// # The Dark Portal
///
/// `BT_302` · Warlock spell · Fel · 4 mana
///
/// > Draw a minion. If you have at least 8 cards in hand, it costs (5) less.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Dark Portal [`BT_302e`]
///
/// State: Derived
//~ derived BT_302 f1aaa845 785cb2bc b0e8f33d.e8d0ac2b
pub const BT_302: Power = spell(&[draw_that(1, MINION), attach("BT_302e").to(IT).when(there_are(8, &YOUR_HAND))]);

/// # Dark Portal
///
/// `BT_302e` · Neutral enchantment
///
/// > Costs (5) less.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_302e 449fdc49 4bd1cdf4 e16ac001.133d4794
pub const BT_302e: Power = enchant(&[cost_less(5)]);

/// # Enhanced Dreadlord
///
/// `BT_304` · Warlock minion · 8 mana · 5/7
///
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Lifesteal
/// - Tokens: Desperate Dreadlord [`BT_304t`]
///
/// State: Derived
//~ derived BT_304 fd82c79f 7ebb315a ae356d48.f89b4db4
pub const BT_304: Power = deathrattle(&[summon(card("BT_304t"))]);

/// # Desperate Dreadlord
///
/// `BT_304t` · Warlock minion · 5 mana · 5/5
///
/// > **Lifesteal**
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla BT_304t fe82cba3 707ec5fa fe6cee6a.b857c9f1
pub const BT_304t: Power = VANILLA;

/// # Imprisoned Scrap Imp
///
/// `BT_305` · Warlock minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns. When this awakens, give all minions in your hand +2/+2.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Mech, Demon
/// - Mechanics: Imp
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2539` = 1
/// - Enchantments: Scrap Weapons [`BT_305e`]
///
/// State: Derived
//~ derived BT_305 8577e338 3b2dae53 85f8769d.ee6e1dde
pub const BT_305: Power =
    abilities(&[dormant_for(2), on(Word::Awaken, &[attach("BT_305e").to(YOUR_HAND.that(MINION))])]);

/// # Scrap Weapons
///
/// `BT_305e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_305e a98dd594 1500c67c 8914f7aa.6d6ab056
pub const BT_305e: Power = enchant(&[plus(2, 2)]);

/// # Shadow Council
///
/// `BT_306` · Warlock spell · Fel · 1 mana
///
/// > Replace your hand with random Demons. Give them +2/+2.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Enchantments: Ritual Summons [`BT_306e`]
///
/// State: Derived
//~ derived BT_306 6fe1b783 d76d17f0 3e1fea45.c032e015
pub const BT_306: Power = spell(&[transform(YOUR_HAND, random(DEMON)), attach("BT_306e").to(IT)]);

/// # Ritual Summons
///
/// `BT_306e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_306e a2568a52 de78c76f 50677417.6d6ab056
pub const BT_306e: Power = enchant(&[plus(2, 2)]);

/// # Darkglare
///
/// `BT_307` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero took damage this turn, refresh 3 Mana Crystals.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BT_307 aab2b313 7a47852e 062383dd.e3443a10
pub const BT_307: Power =
    battlecry(&[refresh(3)]).when(has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)));

/// # Kanrethad Ebonlocke
///
/// `BT_309` · Warlock minion · 2 mana · 3/2
///
/// > Your Demons cost (1) less. **Deathrattle:** Shuffle 'Kanrethad Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Deathrattle, Aura
/// - Enchantments: Black Harvest [`BT_309e`]
/// - Tokens: Kanrethad Prime [`BT_309t`]
///
/// State: Derived
//~ derived BT_309 7d0f186a 253db7e0 4018a3e4.ae270c8c
pub const BT_309: Power =
    abilities(&[aura(YOUR_HAND.that(DEMON)).gives("BT_309e"), deathrattle(&[shuffle(card("BT_309t"))])]);

/// # Black Harvest
///
/// `BT_309e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_309e 937cac30 42eacd52 967530ac.f705eb41
pub const BT_309e: Power = enchant(&[cost_less(1)]);

/// # Kanrethad Prime
///
/// `BT_309t` · Warlock minion · 8 mana · 7/6
///
/// > **Battlecry:** Summon 3 friendly Demons that died this game.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Demon
/// - Mechanics: Battlecry
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived BT_309t 17ddd704 801c7b5c e6be8a65.2fbb7ce2
pub const BT_309t: Power = battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(DEMON))).copies(3)]);
