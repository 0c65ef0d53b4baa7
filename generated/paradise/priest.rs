//! Priest cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3b7b391f

/// # Nightshade Tea
///
/// `VAC_404` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Tokens: Nightshade Tea [`VAC_404t1`], Nightshade Tea [`VAC_404t2`]
///
/// State: Derived
//~ derived VAC_404 477932ef f21a2619 cce5fc95.3698d470
pub const VAC_404: Power = abilities(&[spell(&[deal(2).to(A_MINION), deal(2).to(YOUR_HERO)]), twinspell("VAC_404t1")]);

/// # Nightshade Tea
///
/// `VAC_404t1` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · rare
///
/// State: Derived
//~ derived VAC_404t1 36146a28 212d506b 87bd9d0e.f2550d7f
pub const VAC_404t1: Power =
    abilities(&[spell(&[deal(2).to(A_MINION), deal(2).to(YOUR_HERO)]), twinspell("VAC_404t2")]);

/// # Nightshade Tea
///
/// `VAC_404t2` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(Last Drink!)*
///
/// - Set: Perils in Paradise · rare
///
/// State: Derived
//~ derived VAC_404t2 121f205f 9e94683b ab1df5e1.702f9d68
pub const VAC_404t2: Power = spell(&[deal(2).to(A_MINION), deal(2).to(YOUR_HERO)]);

/// # Hot Coals
///
/// `VAC_414` · Priest spell · Fire · 3 mana
///
/// > Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ todo VAC_414 b8569cf5 8e49893a b191a0d0.073f3532
pub const VAC_414: Power = TODO;

/// # Sensory Deprivation
///
/// `VAC_417` · Priest spell · Shadow · 6 mana
///
/// > Summon a copy of an enemy minion. If you have 20 or less Health, destroy the original.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Derived
//~ derived VAC_417 332a7fdd 164e0523 e2cf9099.7d88553b
#[rustfmt::skip]
pub const VAC_417: Power = spell(&[summon(copy_of(AN_ENEMY_MINION)), destroy(AN_ENEMY_MINION).when(there_is(&YOUR_HERO.that(HEALTH.at_most(20))))]);

/// # Sauna Regular
///
/// `VAC_418` · Priest minion · 5 mana · 5/5
///
/// > **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Enchantments: Steamy [`VAC_418e`]
///
/// State: Todo
//~ todo VAC_418 1153e8cf b30f4382 e1a945ce.2055c933
pub const VAC_418: Power = TODO;

/// # Steamy
///
/// `VAC_418e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_418e 106c9e23 f8714fca c73a5084.f705eb41
pub const VAC_418e: Power = enchant(&[cost_less(1)]);

/// # Acupuncture
///
/// `VAC_419` · Priest spell · Shadow · 1 mana
///
/// > Deal $4 damage to both heroes.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived VAC_419 ec409b52 8cf355b1 b482924c.d4638869
pub const VAC_419: Power = spell(&[deal(4).to(HEROES)]);

/// # Narain Soothfancy
///
/// `VAC_420` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** Get two Fortunes that are copies of the top card of your deck.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Fortune [`VAC_420e1`]
/// - Tokens: Fortune [`VAC_420t`]
///
/// State: Todo
//~ todo VAC_420 7f018fb3 7a6e1e13 199ede7e.949a5701
pub const VAC_420: Power = TODO;

/// # Fortune
///
/// `VAC_420e1` · Priest enchantment
///
/// > Transforming into the top card of your deck.
///
/// - Set: Perils in Paradise
/// - Tags: `DEFINING_ENCHANTMENT` = 111584
///
/// State: Todo
//~ todo VAC_420e1 c3c1014f e0bc78b0 b855c2f5.c2c20485
pub const VAC_420e1: Power = TODO;

/// # Fortune
///
/// `VAC_420t` · Priest spell · 0 mana
///
/// > This is a copy of the top card of your deck.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_420t dee73623 799e6e20 5d14cd24.52780d5e
pub const VAC_420t: Power = TODO;

/// # Twilight Medium
///
/// `VAC_423` · Priest minion · 5 mana · 4/5
///
/// > **Taunt Battlecry:** Set the Cost of the top card of your deck to (0).
///
/// - Set: Perils in Paradise · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Candle Lit [`VAC_423e4`]
///
/// State: Derived
//~ derived VAC_423 cc8a0382 bbc284b8 2bb67361.064f5cbb
pub const VAC_423: Power = battlecry(&[attach("VAC_423e4").to(YOUR_DECK.first(1))]);

/// # Candle Lit
///
/// `VAC_423e4` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_423e4 a0b21e03 7044f15c 434100d4.dd600ecd
pub const VAC_423e4: Power = enchant(&[cost(0)]);

/// # Rest in Peace
///
/// `VAC_457` · Priest spell · Shadow · 3 mana
///
/// > Each player summons their highest Cost minion that died this game.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ todo VAC_457 04927def 873b17a8 5d3d93e4.ea3bd11e
pub const VAC_457: Power = TODO;

/// # Brain Masseuse
///
/// `VAC_512` · Priest minion · 1 mana · 2/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead, Pirate
/// - Tags: `2522` = 1
///
/// State: Derived
//~ derived VAC_512 de800dfb 9ce1ed27 7befaf7d.c9830741
pub const VAC_512: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(1).times(THAT_MUCH).to(YOUR_HERO)]);

/// # Chillin' Vol'jin
///
/// `VAC_957` · Priest minion · 3 mana · 3/3
///
/// > **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Hunter Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 3, `4357` = 1
/// - Target: "Choose 2 minions. Swap their stats."
/// - Enchantments: Spirit Swap [`VAC_957e`]
///
/// State: Todo
//~ todo VAC_957 0a8f16a0 82bd09fe 0c0c6acb.d5d0bd41
pub const VAC_957: Power = TODO;

/// # Spirit Swap
///
/// `VAC_957e` · Neutral enchantment
///
/// > Swapped stats.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_957e 189fa139 e8c3b24d 6b4b6d9a.1c66809f
pub const VAC_957e: Power = TODO;

/// # Silvermoon Brochure
///
/// `WORK_017` · Priest spell · Holy · 2 mana
///
/// > Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Immune
/// - Enchantments: In Flight [`WORK_017e`], Silvermoon Souvenir [`WORK_017e2`]
/// - Tokens: Gilneas Brochure [`WORK_017t`]
///
/// State: Todo
//~ todo WORK_017 96ce191f bcf1c2a1 74d3e6d5.ae5e7b52
pub const WORK_017: Power = TODO;

/// # In Flight
///
/// `WORK_017e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived WORK_017e c5040eab 4b3a6df0 ddc33107.fb55a5e5
pub const WORK_017e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Silvermoon Souvenir
///
/// `WORK_017e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_017e2 83e0b11c 3c35136b 360d3da3.6d6ab056
pub const WORK_017e2: Power = enchant(&[plus(2, 2)]);

/// # Gilneas Brochure
///
/// `WORK_017t` · Priest spell · Shadow · 2 mana
///
/// > **Silence** a minion and give it -2/-2. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare
/// - Refers to: Silence
/// - Enchantments: Gilnean Curse [`WORK_017te`]
/// - Tokens: Silvermoon Brochure [`WORK_017`]
///
/// State: Todo
//~ todo WORK_017t 786c5987 e1ede9ed e15fd5c1.c13a1750
pub const WORK_017t: Power = TODO;

/// # Gilnean Curse
///
/// `WORK_017te` · Neutral enchantment
///
/// > -2/-2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_017te 4504b52f 32f94ad0 a1e7f835.3d744ac4
pub const WORK_017te: Power = enchant(&[plus(-2, -2)]);

/// # Envoy of Prosperity
///
/// `WORK_031` · Priest minion · 2 mana · 4/4
///
/// > **Battlecry:** Put the highest Cost card in your hand on top of your deck.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WORK_031 267b339c 079661e1 c6cc8309.2811d061
pub const WORK_031: Power = battlecry(&[put_on_top(the(YOUR_HAND.most(COST)))]);

/// # Job Shadower
///
/// `WORK_032` · Priest minion · 3 mana · 4/3
///
/// > **Battlecry:** If your hero took damage this turn, summon a copy of this.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WORK_032 7b4888f8 cedf2432 84440682.2e95be2c
pub const WORK_032: Power =
    battlecry(&[summon(copy_of(THIS))]).when(has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)));
