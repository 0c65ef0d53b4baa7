//! Demon Hunter cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3823079f

/// # Dark Bribe
///
/// `JAIL_206` · Demon Hunter spell · Shadow · 2 mana
///
/// > Draw 3 cards. Pick one to give to your opponent.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `4705` = 1
///
/// State: Todo
//~ todo JAIL_206 25b32b93 379e91ff 3c5688db.e90a7beb
pub const JAIL_206: Power = TODO;

/// # Irida Sinseeker
///
/// `JAIL_719` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Tags: `4818` = 1
/// - Enchantments: The Void [`JAIL_719e2`]
///
/// State: Todo
//~ todo JAIL_719 e93da1a7 bc9ea25e a4361703.0d14c0c5
pub const JAIL_719: Power = TODO;

/// # The Void
///
/// `JAIL_719e2` · Demon Hunter enchantment
///
/// > Get 2 cards from the Void each turn.
///
/// - Set: Escape from Violet Hold · legendary
/// - Tags: `2936` = 1
///
/// State: Todo
//~ todo JAIL_719e2 b9b607bb 29f8832d 37d62740.c68ac268
pub const JAIL_719e2: Power = TODO;

/// # Tras'tath, Soul Parasite
///
/// `JAIL_721` · Demon Hunter minion · 6 mana · 3/3
///
/// > **Prepare, Rush** After you summon a Demon, gain its stats.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Rush, Deck Action Cost, Prepare
/// - Enchantments: Stolen Soul [`JAIL_721e`]
///
/// State: Derived
//~ derived JAIL_721 e651b574 32ffac43 fa8b2445.60f7a071
#[rustfmt::skip]
pub const JAIL_721: Power = after(YOU.summon(DEMON)).then(&[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(THAT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(THAT))]);

/// # Stolen Soul
///
/// `JAIL_721e` · Demon Hunter enchantment
///
/// > Increased Stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_721e df70a004 e2d817af 72e3d021.8950806f
pub const JAIL_721e: Power = TODO;

/// # Stardust Scythe
///
/// `JAIL_730` · Demon Hunter weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, get a Void Soul.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `4546` = 1, `4931` = 1, `4932` = 1
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Derived
//~ derived JAIL_730 aceed977 41b7d662 fb4c5209.b6e0cecb
pub const JAIL_730: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("JAIL_732"))]);

/// # Void Soul
///
/// `JAIL_732` · Demon Hunter spell · Shadow · 1 mana
///
/// > Summon a random @-Cost Demon. Improve your future Void Souls.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived JAIL_732 7cdeff8d 009f49bf 942f5d5b.f5d353f4
#[rustfmt::skip]
pub const JAIL_732: Power = abilities(&[spell(&[summon(costing(all(&[MINION, DEMON]), 0, ITS_NUMBER))]), improved(count_of(CARDS_YOU_PLAYED.that(named("JAIL_732")).other()))]);

/// # Vicious Voidscale
///
/// `JAIL_733` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Get a Void Soul.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `4931` = 1
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Derived
//~ derived JAIL_733 3114114a cb17b145 45f2b901.b0aa9a64
pub const JAIL_733: Power = deathrattle(&[get(card("JAIL_732"))]);

/// # Hellraiser
///
/// `JAIL_734` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a card in your deck. If it's empty, gain +4/+4 instead.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Taunt, Battlecry, Discover
/// - Enchantments: Unchained [`JAIL_734e`]
///
/// State: Derived
//~ derived JAIL_734 433d3ed0 87f9816a 4692dca0.5d9922c5
pub const JAIL_734: Power =
    battlecry(&[either(there_is_no(&YOUR_DECK), &[attach("JAIL_734e")], &[discover_from(YOUR_DECK)])]);

/// # Unchained
///
/// `JAIL_734e` · Neutral enchantment
///
/// > +4/+4
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_734e 43112d04 94ef718e 35a139a6.4fcb9ba2
pub const JAIL_734e: Power = enchant(&[plus(4, 4)]);

/// # Captive Nathrezim
///
/// `JAIL_890` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Prepare**, **Taunt** ALL minions cost (2) more.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Demon
/// - Mechanics: Aura, Deck Action Cost, Prepare
/// - Refers to: Taunt, Prepare
/// - Enchantments: Captive [`JAIL_890e`]
///
/// State: Todo
//~ todo JAIL_890 dfd22c30 b0bd0dce d457c724.1fb61181
pub const JAIL_890: Power = TODO;

/// # Captive
///
/// `JAIL_890e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_890e f92c3ccf 2614f3ca 6d21181a.7201933b
pub const JAIL_890e: Power = enchant(&[cost_more(2)]);

/// # Void Blast
///
/// `JAIL_891` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, get a Void Soul.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Derived
//~ derived JAIL_891 e5441314 453b1976 812fe322.5eb28f07
pub const JAIL_891: Power = spell(&[deal(3).to(A_MINION), get(card("JAIL_732")).when(there_is(&IT.that(DEAD)))]);

/// # Cosmic Manifestations
///
/// `JAIL_892` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $2 damage. Shuffle a random Demon Hunter spell into your deck. **Outcast:** Do it again.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Outcast
/// - Enchantments: Manifesting [`JAIL_892e`]
///
/// State: Derived
//~ derived JAIL_892 ff44d49a 70f54eb0 57f4510a.397fa1ad
#[rustfmt::skip]
pub const JAIL_892: Power = spell(&[deal(2).to(TARGET), shuffle(random(all(&[SPELL, class(CardClass::DemonHunter)]))), if_(OUTCAST, &[deal(2).to(TARGET), shuffle(random(all(&[SPELL, class(CardClass::DemonHunter)])))])]);

/// # Manifesting
///
/// `JAIL_892e` · Neutral enchantment
///
/// > **Rush**. **Deathrattle:** Get 2 Void Souls.
///
/// - Set: Escape from Violet Hold
/// - Tokens: Void Soul [`JAIL_732`]
///
/// State: Derived
//~ derived JAIL_892e a84e1993 8cdfc5af cb704536.91b5a2a9
pub const JAIL_892e: Power =
    abilities(&[enchant(&[has(GameTag::RUSH)]), deathrattle(&[get(card("JAIL_732")).copies(2)])]);

/// # Collapsing Star
///
/// `JAIL_EVENT_101hp` · Demon Hunter hero power · 1 mana
///
/// > Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
///
/// - Set: Escape from Violet Hold · epic
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo JAIL_EVENT_101hp 3babfc54 6c86c5ea b0b02fad.90250ff7
pub const JAIL_EVENT_101hp: Power = TODO;
