//! Shaman cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b83573ba

/// # Lightning Reflexes
///
/// `TTN_317` · Shaman spell · Nature · 1 mana
///
/// > **Discover** a Nature spell. If you play it this turn, **Discover** another.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Lightning Reflexes [`TTN_317e`]
///
/// State: Todo
//~ todo TTN_317 52437dc7 b3d7f76d 05d4ea7c.e94b4c18
pub const TTN_317: Power = TODO;

/// # Lightning Reflexes
///
/// `TTN_317e` · Shaman enchantment
///
/// > If played this turn, **Discover** a Nature spell.
///
/// - Set: TITANS
/// - Mechanics: Discover
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TTN_317e 95736386 5fb704af 3b6d329a.325fed7d
pub const TTN_317e: Power = TODO;

/// # Turn the Tides
///
/// `TTN_722` · Shaman spell · Nature · 3 mana
///
/// > Give your hero +3 Attack this turn. Summon a 3/3 Elemental with **Rush**. **Overload:** (1)
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Tokens: Waveling [`TTN_833t`]
///
/// State: Derived
//~ derived TTN_722 c0ae7a80 b1ebacf0 b9c11071.aa46b15e
pub const TTN_722: Power = spell(&[lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO), summon(card("TTN_833t"))]);

/// # Tempest Hammer
///
/// `TTN_725` · Shaman weapon · 4 mana · 1/3 durability
///
/// > After your hero attacks, deal 3 damage to the lowest Health enemy.
///
/// - Set: TITANS · rare · collectible
///
/// State: Derived
//~ derived TTN_725 366137fc b3d98ab5 8541a59c.958983cf
pub const TTN_725: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(3).to(ENEMIES.least(HEALTH))]);

/// # Thorignir Drake
///
/// `TTN_727` · Shaman minion · 7 mana · 6/6
///
/// > **Rush** Whenever this attacks, summon two 3/1 Whelps to attack the target first.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Rush
/// - Tokens: Juvenile Thorignir [`TTN_727t`]
///
/// State: Derived
//~ derived TTN_727 059871c9 2c0e4304 2d95b31e.2b047336
pub const TTN_727: Power =
    whenever(THIS.attack(CARD)).then(&[summon(card("TTN_727t")).copies(2), make_attack(IT, THAT)]);

/// # Juvenile Thorignir
///
/// `TTN_727t` · Shaman minion · 2 mana · 3/1
///
/// - Set: TITANS
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla TTN_727t 9f419013 b5350bf5 57fc04dd
pub const TTN_727t: Power = VANILLA;

/// # Golganneth, the Thunderer
///
/// `TTN_800` · Shaman minion · 6 mana · 5/7
///
/// > **Titan** Your first spell each turn costs (3) less.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Aura, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Golganneth's Presence [`TTN_800e1`], Storm of the Titan [`TTN_800e2`]
/// - Tokens: Roaring Oceans [`TTN_800t`], Lord of Skies [`TTN_800t2`], Shargahn's Wrath [`TTN_800t3`]
///
/// State: Derived
//~ derived TTN_800 f6e46a49 9c63980d c8af6dc1.b5cd433e
#[rustfmt::skip]
pub const TTN_800: Power = abilities(&[titan(&["TTN_800t", "TTN_800t2", "TTN_800t3"]), aura(YOUR_HAND.that(SPELL)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(SPELL))).gives("TTN_800e2")]);

/// # Golganneth's Presence
///
/// `TTN_800e1` · Shaman enchantment
///
/// > Overload (1).
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_800e1 828772ce c4cc0c4a 41476097.34dee331
pub const TTN_800e1: Power = TODO;

/// # Storm of the Titan
///
/// `TTN_800e2` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_800e2 c0425408 893de197 cfc9f6bf.bb1f76c5
pub const TTN_800e2: Power = enchant(&[cost_less(3)]);

/// # Roaring Oceans
///
/// `TTN_800t` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_800t 52174834 1811ed89 9dbaed44.6bcea403
pub const TTN_800t: Power = spell(&[deal(3).to(ENEMIES), heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Lord of Skies
///
/// `TTN_800t2` · Shaman spell · 0 mana
///
/// > Deal 20 damage to another minion.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived TTN_800t2 f766fcea d35dc0fd 0b0fdf05.aec8f67d
pub const TTN_800t2: Power = spell(&[deal(20).to(A_MINION.other())]);

/// # Shargahn's Wrath
///
/// `TTN_800t3` · Shaman spell · 0 mana
///
/// > Draw 3 **Overload** cards.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_800t3 5d52ad69 46801d40 65ea2036.8c395210
pub const TTN_800t3: Power = spell(&[draw_that(3, with(GameTag::OVERLOAD))]);

/// # Champion of Storms
///
/// `TTN_801` · Shaman minion · 4 mana · 3/5
///
/// > After you cast a Nature spell, summon a 4/2 Elemental. **Forge:** With **Rush**.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Forge
/// - Refers to: Rush
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Champion of Storms [`TTN_801t`], Storm Cyclone [`TTN_801t1`], Storm Cyclone [`TTN_801t2`]
///
/// State: Todo
//~ todo TTN_801 f7119976 46952bcd c4e48314.8210bb46
pub const TTN_801: Power = TODO;

/// # Champion of Storms
///
/// `TTN_801t` · Shaman minion · 4 mana · 3/5
///
/// > **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
///
/// - Set: TITANS · epic
/// - Minion type: Elemental
/// - Mechanics: Forged
/// - Refers to: Rush
///
/// State: Todo
//~ todo TTN_801t f7e25214 e03f0b6b cc5a123f.b6777a6c
pub const TTN_801t: Power = TODO;

/// # Storm Cyclone
///
/// `TTN_801t1` · Shaman minion · 3 mana · 4/2
///
/// - Set: TITANS
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla TTN_801t1 0130d234 50ae8109 426ee0d6
pub const TTN_801t1: Power = VANILLA;

/// # Storm Cyclone
///
/// `TTN_801t2` · Shaman minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TTN_801t2 edbe5efa 60b43a31 13dd7ccd.57b12c28
pub const TTN_801t2: Power = VANILLA;

/// # Flash of Lightning
///
/// `TTN_830` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Next turn, your Nature spells cost (1) less.
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Flash of Lightning [`TTN_830e`], Flash of Lightning Discount [`TTN_830e2`]
///
/// State: Todo
//~ todo TTN_830 4eb13805 b2826d75 50edd94f.8f382b2f
pub const TTN_830: Power = TODO;

/// # Flash of Lightning
///
/// `TTN_830e` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_830e 50997c0b b0e65ea6 2152d802
pub const TTN_830e: Power = TODO;

/// # Flash of Lightning Discount
///
/// `TTN_830e2` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_830e2 704e67de acca8bea e8ff7da5
pub const TTN_830e2: Power = TODO;

/// # Crash of Thunder
///
/// `TTN_831` · Shaman spell · Nature · 5 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each Nature spell you've cast this turn.
///
/// - Set: TITANS · common · collectible
///
/// State: Derived
//~ derived TTN_831 81678631 d3d4821a 8bea71a1.dee65fb2
#[rustfmt::skip]
pub const TTN_831: Power = abilities(&[spell(&[deal(3).to(ENEMIES)]), costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(school(SpellSchool::Nature))))])]);

/// # Disciple of Golganneth
///
/// `TTN_833` · Shaman minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random **Overload** card in your hand by (1).
///
/// - Set: TITANS · common · collectible
/// - Refers to: Overload
/// - Enchantments: Shocking [`TTN_833e`], Wavecrash [`TTN_833e1`]
/// - Tokens: Waveling [`TTN_833t`]
///
/// State: Derived
//~ derived TTN_833 b87644d3 32794700 c95d97b9.255229e9
pub const TTN_833: Power =
    at_end_of_your_turn(&[attach("TTN_833e").to(YOUR_HAND.that(with(GameTag::OVERLOAD)).random())]);

/// # Shocking
///
/// `TTN_833e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_833e 3188bf3b 061d008b 6d093214.f705eb41
pub const TTN_833e: Power = enchant(&[cost_less(1)]);

/// # Wavecrash
///
/// `TTN_833e1` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TTN_833e1 b53aad9a 3f087210 df911364.268eca27
pub const TTN_833e1: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Waveling
///
/// `TTN_833t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TTN_833t fa298300 c4bda511 31e063a7.57b12c28
pub const TTN_833t: Power = VANILLA;

/// # Thorim, Stormlord
///
/// `TTN_835` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals. Draw that many cards.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
///
/// State: Derived
//~ derived TTN_835 b21164ee 04ab1ebb e7213fab.463a3dda
pub const TTN_835: Power = battlecry(&[unlock(), draw(1).times(DONE)]);

/// # Conductivity
///
/// `YOG_522` · Shaman spell · Nature · 2 mana
///
/// > The next spell you cast this turn also targets adjacent minions.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Conductive [`YOG_522e`]
///
/// State: Todo
//~ todo YOG_522 e3db28cb 983b7f2c 1be7d742.668c06fc
pub const YOG_522: Power = TODO;

/// # Conductive
///
/// `YOG_522e` · Shaman enchantment
///
/// > Your next spell casts on adjacent minions.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_522e f910f436 2463e9c5 12e004f1.4cd1b8ff
pub const YOG_522e: Power = TODO;

/// # Infested Watcher
///
/// `YOG_523` · Shaman minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get two 1/1 Chaotic Tendrils.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Derived
//~ derived YOG_523 a7cc6720 0e6262c8 4b4ebe62.3b0b5b80
pub const YOG_523: Power = deathrattle(&[get(card("YOG_514")).copies(2)]);

/// # Shock Hopper
///
/// `YOG_524` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random **Overload** card.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Tags: `2540` = 1
///
/// State: Derived
//~ derived YOG_524 1a80987b 535a040d fe313ee6.fc26dcf8
pub const YOG_524: Power = battlecry(&[get(random(with(GameTag::OVERLOAD)))]);
