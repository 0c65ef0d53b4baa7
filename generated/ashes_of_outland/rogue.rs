//! Rogue cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a056d649

/// # Bamboozle
///
/// `BT_042` · Rogue spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, transform it into a random one that costs (3) more.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived BT_042 d434f341 662604dd 8ddff683.7c1335c3
pub const BT_042: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[transform(THAT, costing(MINION, 3, COST.of(IT)))]);

/// # Shadowjeweler Hanar
///
/// `BT_188` · Rogue minion · 2 mana · 1/4
///
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Draenei
/// - Refers to: Secret, Discover
///
/// State: Derived
//~ derived BT_188 d4325b8a 7d33b896 8683ca23.4c4fbe6e
pub const BT_188: Power = after(YOU.play(SECRET)).then(&[discover_of(SECRET, Classes::Other)]);

/// # Spymistress
///
/// `BT_701` · Rogue minion · 1 mana · 3/1
///
/// > **Stealth**
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla BT_701 1d10e712 6f65f58c e769a675.86cd88a1
pub const BT_701: Power = VANILLA;

/// # Ashtongue Slayer
///
/// `BT_702` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a Stealth**ed** minion +3 Attack and **Immune** this turn.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Stealth, Immune
/// - Target: "Give +3 Attack and Immune this turn."
/// - Enchantments: Guile of the Ashtongue [`BT_702e`]
///
/// State: Derived
//~ derived BT_702 115b4b5d f34f0706 1630d8ba.bb708d9f
pub const BT_702: Power = battlecry(&[attach("BT_702e").to(A_MINION.that(with(GameTag::STEALTH)))]);

/// # Guile of the Ashtongue
///
/// `BT_702e` · Rogue enchantment
///
/// > +3 Attack and **Immune** this turn.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_702e d62a9942 7ddd64a4 4113c5db.ef1d350a
pub const BT_702e: Power = enchant(&[ATTACK.plus(3), has(GameTag::IMMUNE)]).this_turn();

/// # Cursed Vagrant
///
/// `BT_703` · Rogue minion · 7 mana · 7/5
///
/// > **Deathrattle:** Summon a 7/5 Shadow with **Stealth**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Stealth
/// - Tokens: Cursed Shadow [`BT_703t`]
///
/// State: Derived
//~ derived BT_703 2daaeb0e e1a2c990 0f7922cf.35c3d36f
pub const BT_703: Power = deathrattle(&[summon(card("BT_703t"))]);

/// # Cursed Shadow
///
/// `BT_703t` · Rogue minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// - Set: Ashes of Outland
/// - Minion type: Undead
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla BT_703t 0965a732 b0a161a9 1d3090ee.86cd88a1
pub const BT_703t: Power = VANILLA;

/// # Ambush
///
/// `BT_707` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Tokens: Broken Ambusher [`BT_707t`]
///
/// State: Derived
//~ derived BT_707 15a41ce3 82bcf1b6 25cb7189.7ac23922
pub const BT_707: Power = after(OPPONENT.play(MINION)).then(&[summon(card("BT_707t"))]);

/// # Broken Ambusher
///
/// `BT_707t` · Rogue minion · 2 mana · 2/3
///
/// > **Poisonous**
///
/// - Set: Ashes of Outland
/// - Minion type: Draenei
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla BT_707t 46f8957d f1f41840 71bf3ab6.2574dcf7
pub const BT_707t: Power = VANILLA;

/// # Dirty Tricks
///
/// `BT_709` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, draw 2 cards.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived BT_709 e6d62461 051bbdb3 36318e75.2eb8f08f
pub const BT_709: Power = after(OPPONENT.cast(SPELL)).then(&[draw(2)]);

/// # Greyheart Sage
///
/// `BT_710` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Stealth**ed** minion, draw 2 cards.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Stealth
///
/// State: Derived
//~ derived BT_710 7c46631a 9a2c01a3 b6d624a6.cfdc01c7
pub const BT_710: Power = battlecry(&[draw(2)]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::STEALTH))));

/// # Blackjack Stunner
///
/// `BT_711` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** If you control a **Secret**, return a minion to its owner's hand. It costs (2) more.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Target: "Return a minion to hand."
/// - Enchantments: Stunned [`BT_711e`]
///
/// State: Derived
//~ derived BT_711 f4c6deda 123b3922 b2e90d91.359e2d7a
pub const BT_711: Power =
    battlecry(&[return_to_hand(A_MINION).when(there_is(&YOUR_SECRETS.that(SECRET))), attach("BT_711e").to(IT)]);

/// # Stunned
///
/// `BT_711e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_711e 1c640e63 b95cb879 7f303cd5.7201933b
pub const BT_711e: Power = enchant(&[cost_more(2)]);

/// # Akama
///
/// `BT_713` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth Deathrattle:** Shuffle 'Akama Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Akama Prime [`BT_713t`]
///
/// State: Derived
//~ derived BT_713 87bdcf14 d69f46d6 6ed0eb7a.430dc98e
pub const BT_713: Power = deathrattle(&[shuffle(card("BT_713t"))]);

/// # Akama Prime
///
/// `BT_713t` · Rogue minion · 6 mana · 6/5
///
/// > Permanently Stealth**ed**.
///
/// - Set: Ashes of Outland
/// - Minion type: Draenei
/// - Mechanics: Stealth
///
/// State: Todo
//~ todo BT_713t f8baf710 d07e5201 ce7c90b2.15e257d7
pub const BT_713t: Power = TODO;
