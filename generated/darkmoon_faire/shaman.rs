//! Shaman cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e6a02fc4

/// # Revolve
///
/// `DMF_700` · Shaman spell · 1 mana
///
/// > Transform all minions into random ones with the same Cost.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
///
/// State: Derived
//~ derived DMF_700 83015734 ac8434b2 2a76f542.0c5465a9
pub const DMF_700: Power = spell(&[transform(MINIONS, costing(MINION, 0, COST.of(IT)))]);

/// # Dunk Tank
///
/// `DMF_701` · Shaman spell · Nature · 4 mana
///
/// > Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Tokens: Dunk Tank [`DMF_701t`]
///
/// State: Todo
//~ todo DMF_701 ac22cef1 b93207bc d2b69ac3.4ef53dd5
pub const DMF_701: Power = TODO;

/// # Dunk Tank
///
/// `DMF_701t` · Shaman spell · Nature · 4 mana
///
/// > **Corrupted** Deal $4 damage, then deal $2 damage to all enemy minions.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_701t e553162f 1741c82c 1b6b157a.430fc0ae
pub const DMF_701t: Power = spell(&[deal(4).to(TARGET), deal(2).to(ENEMY_MINIONS)]);

/// # Stormstrike
///
/// `DMF_702` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. Give your hero +3 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Stormstrike [`DMF_702e`]
///
/// State: Derived
//~ derived DMF_702 c80cadf9 868b7329 96428812.690e0b7e
pub const DMF_702: Power = spell(&[deal(3).to(A_MINION), attach("DMF_702e").to(YOUR_HERO)]);

/// # Stormstrike
///
/// `DMF_702e` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_702e ad3d93f1 b442a370 3534ebaa.268eca27
pub const DMF_702e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Pit Master
///
/// `DMF_703` · Shaman minion · 3 mana · 1/2
///
/// > **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry, Corrupt
/// - Tokens: Pit Master [`DMF_703t`], Duelist [`DMF_703t2`]
///
/// State: Todo
//~ todo DMF_703 a8bc62a5 79a0ba6e 0542a551.55c566f3
pub const DMF_703: Power = TODO;

/// # Pit Master
///
/// `DMF_703t` · Shaman minion · 3 mana · 1/2
///
/// > **Corrupted Battlecry:** Summon two 3/2 Duelists.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Battlecry, Corrupted Card
/// - Tokens: Duelist [`DMF_703t2`]
///
/// State: Derived
//~ derived DMF_703t b5eaac32 b71bc5ea 21caf5bc.89953a09
pub const DMF_703t: Power = battlecry(&[summon(card("DMF_703t2")).copies(2)]);

/// # Duelist
///
/// `DMF_703t2` · Shaman minion · 2 mana · 3/2
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Vanilla
//~ vanilla DMF_703t2 b1e4a40f f0927eb9 57c508cb
pub const DMF_703t2: Power = VANILLA;

/// # Cagematch Custodian
///
/// `DMF_704` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a weapon.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_704 3202f30f 805b771e 27aaaf2e.56fc0465
pub const DMF_704: Power = battlecry(&[draw_that(1, WEAPON)]);

/// # Whack-A-Gnoll Hammer
///
/// `DMF_705` · Shaman weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, give a random friendly minion +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Winner! [`DMF_705e`]
///
/// State: Derived
//~ derived DMF_705 c3421aa9 b7b2334e 2327d401.ad8608bd
pub const DMF_705: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("DMF_705e").to(FRIENDLY_MINIONS.random())]);

/// # Winner!
///
/// `DMF_705e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_705e 0ef16aa4 4e7fc3c8 6a5ae04e.67341004
pub const DMF_705e: Power = enchant(&[plus(1, 1)]);

/// # Deathmatch Pavilion
///
/// `DMF_706` · Shaman spell · 2 mana
///
/// > Summon a 3/2 Duelist. If your hero attacked this turn, summon another.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Tokens: Duelist [`DMF_703t2`], Pavilion Duelist [`DMF_706t`]
///
/// State: Derived
//~ derived DMF_706 784b81c9 63fcfa45 778dd155.ef6e894c
#[rustfmt::skip]
pub const DMF_706: Power = spell(&[summon(card("DMF_706t")), summon(card("DMF_706t")).when(has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)))]);

/// # Pavilion Duelist
///
/// `DMF_706t` · Shaman minion · 2 mana · 3/2
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Vanilla
//~ vanilla DMF_706t f213f096 9228dd7a 188b0157
pub const DMF_706t: Power = VANILLA;

/// # Magicfin
///
/// `DMF_707` · Shaman minion · 3 mana · 3/4
///
/// > After a friendly Murloc dies, add a random **Legendary** minion to your hand.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Murloc
///
/// State: Derived
//~ derived DMF_707 18f86d1f d7711718 b0fa4bbb.ba3ceb80
pub const DMF_707: Power =
    after(OTHER_FRIENDLY_MINIONS.that(MURLOC).die()).then(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Inara Stormcrash
///
/// `DMF_708` · Shaman minion · 5 mana · 4/5
///
/// > On your turn, your hero has +2 Attack and **Windfury**.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Windfury
/// - Enchantments: Storm Crashing [`DMF_708e`]
///
/// State: Derived
//~ derived DMF_708 e5ca1361 db3665bb d6e76ff2.80065419
pub const DMF_708: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("DMF_708e");

/// # Storm Crashing
///
/// `DMF_708e` · Shaman enchantment
///
/// > +2 Attack and **Windfury**.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_708e 5d691542 17b915a4 855ceb6d.44229e14
pub const DMF_708e: Power = enchant(&[ATTACK.plus(2), has(GameTag::WINDFURY)]);

/// # Grand Totem Eys'or
///
/// `DMF_709` · Shaman minion · 3 mana · 0/4
///
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Totem
/// - Enchantments: Strength of Eys'or [`DMF_709e`]
///
/// State: Derived
//~ derived DMF_709 8c73af62 28579cb2 f995d21d.13121e05
#[rustfmt::skip]
pub const DMF_709: Power = at_end_of_your_turn(&[attach("DMF_709e").to(together(&[YOUR_HAND.that(TOTEM), YOUR_DECK.that(TOTEM), OTHER_FRIENDLY_MINIONS.that(TOTEM)]))]);

/// # Strength of Eys'or
///
/// `DMF_709e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_709e 52eca6bf c179c1e1 2efe3221.67341004
pub const DMF_709e: Power = enchant(&[plus(1, 1)]);

/// # Mistrunner
///
/// `YOP_022` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion +3/+3. **Overload:** (1)
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Overload, Battlecry
/// - Target: "Give +3/+3."
/// - Enchantments: Mounted [`YOP_022e`]
///
/// State: Derived
//~ derived YOP_022 60bf2625 cb09b5a4 cace9f0a.082bdc41
pub const YOP_022: Power = battlecry(&[attach("YOP_022e").to(A_FRIENDLY_MINION)]);

/// # Mounted
///
/// `YOP_022e` · enchantment
///
/// > +3/+3.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_022e 683d2e3a 8f1dd4a2 c4073fbc.b42c6980
pub const YOP_022e: Power = enchant(&[plus(3, 3)]);

/// # Landslide
///
/// `YOP_023` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. If you're **Overloaded**, deal $1 damage again.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Overload
///
/// State: Derived
//~ derived YOP_023 3b68665a 0101fd92 3dc491e5.521a0ef7
pub const YOP_023: Power = spell(&[deal(1).to(ENEMY_MINIONS), deal(1).to(ENEMY_MINIONS).when(OVERLOADED.at_least(1))]);
