//! Paladin cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f5c69b51

/// # Jury Duty
///
/// `MAW_015` · Paladin spell · 3 mana
///
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Jury Summons [`MAW_015e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived MAW_015 bc3ddeb2 adc7d5b6 88919a54.3ab9e586
pub const MAW_015: Power =
    spell(&[summon(card("CS2_101t")).copies(2), attach("MAW_015e").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Jury Summons
///
/// `MAW_015e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_015e a5a1e25c 437577d2 b01886f2.67341004
pub const MAW_015e: Power = enchant(&[plus(1, 1)]);

/// # Order in the Court
///
/// `MAW_016` · Paladin spell · 4 mana
///
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Todo
//~ todo MAW_016 3861d417 ccb54a30 66359895.0087c011
pub const MAW_016: Power = TODO;

/// # Class Action Lawyer
///
/// `MAW_017` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Target: "Set stats to 1/1."
/// - Enchantments: Class Action [`MAW_017e`]
///
/// State: Derived
//~ derived MAW_017 4e794495 4e958b0f 049f76ac.4fd9988f
pub const MAW_017: Power =
    battlecry(&[attach("MAW_017e").to(A_MINION)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Class Action
///
/// `MAW_017e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_017e 77748040 c4d00839 411cf5f1.d68bebe2
pub const MAW_017e: Power = enchant(&[become_stats(1, 1)]);

/// # Stewart the Steward
///
/// `REV_784` · Paladin minion · 3 mana · 3/3
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_784 1999a78d 729e6bfc 90a78340.2260dcce
pub const REV_784: Power = TODO;

/// # Great Hall
///
/// `REV_794` · Paladin location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_794 4f13415e b6b80c7c 6805af5a.09cdb72f
pub const REV_794: Power = TODO;

/// # Promotion
///
/// `REV_842` · Paladin spell · 1 mana
///
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Promoted [`REV_842e`], Under New Leadership [`REV_842e2`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived REV_842 2057746f 60fcc3cc 5851cbfd.164f0e3e
pub const REV_842: Power = spell(&[attach("REV_842e").to(A_MINION.that(named("CS2_101t")))]);

/// # Promoted
///
/// `REV_842e` · Paladin enchantment
///
/// > +3/+3 and **Taunt**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_842e 2cf87c1f 2a375f64 9c8d7717.0693c9b1
pub const REV_842e: Power = enchant(&[plus(3, 3), has(GameTag::TAUNT)]);

/// # Under New Leadership
///
/// `REV_842e2` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_842e2 2ea833f6 8bd1e9c3 95cf8afc.bf3d1612
pub const REV_842e2: Power = enchant(&[ATTACK.plus(2)]);

/// # Muckborn Servant
///
/// `REV_947` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt Battlecry: Discover** a Paladin card.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Derived
//~ derived REV_947 54c2c427 827138b8 cca36d39.a0dbdf27
pub const REV_947: Power = battlecry(&[discover(class(CardClass::Paladin))]);

/// # Service Bell
///
/// `REV_948` · Paladin spell · 3 mana
///
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo REV_948 96e5a286 8633c930 899e5931.3cf800c0
pub const REV_948: Power = TODO;

/// # Divine Toll
///
/// `REV_950` · Paladin spell · Holy · 7 mana
///
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Divine Toll [`REV_950e`]
///
/// State: Todo
//~ todo REV_950 24ce1fe5 c6d71cec 9bb98001.9012abd6
pub const REV_950: Power = TODO;

/// # Divine Toll
///
/// `REV_950e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_950e 43bc5c9e 7e3fae53 3e434de2.6d6ab056
pub const REV_950e: Power = enchant(&[plus(2, 2)]);

/// # The Countess
///
/// `REV_951` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Guest of Honor [`REV_951e`]
/// - Tokens: Legendary Invitation [`REV_951t`]
///
/// State: Derived
//~ derived REV_951 c2324db6 9f5404bf 888cc770.7fe5971e
pub const REV_951: Power =
    battlecry(&[get(card("REV_951t")).copies(3)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Guest of Honor
///
/// `REV_951e` · Paladin enchantment
///
/// > Costs (0).
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_951e 5e39050a 6a39b23a 1afb4d0a.dd600ecd
pub const REV_951e: Power = enchant(&[cost(0)]);

/// # Legendary Invitation
///
/// `REV_951t` · Paladin spell · 2 mana
///
/// > **Discover** a **Legendary** minion from another class. It costs (0).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Discover
///
/// State: Derived
//~ derived REV_951t 6491f66c ea17ffae 8260f5f6.97b14b44
pub const REV_951t: Power =
    spell(&[discover_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Other), give(&[cost(0)]).to(IT)]);

/// # Sinful Sous Chef
///
/// `REV_952` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived REV_952 c8b7288a c93009ad 68a021a7.38460912
pub const REV_952: Power = deathrattle(&[get(card("CS2_101t")).copies(2)]);

/// # Stewart the Steward
///
/// `REV_955` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Open Position [`REV_955e`], Stewart's Legacy [`REV_955e2`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ todo REV_955 0c5e6e1b 0632eda6 8eece99e.996227e5
pub const REV_955: Power = TODO;

/// # Open Position
///
/// `REV_955e` · Paladin enchantment
///
/// > Your next Silver Hand Recruit carries on Stewart's legacy.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_955e 606d5569 52376194 46c49b4c.ffdd0f67
pub const REV_955e: Power = TODO;

/// # Stewart's Legacy
///
/// `REV_955e2` · Paladin enchantment
///
/// > +3/+3. **Deathrattle:** Your next Silver Hand Recruit has this enchant.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_955e2 08b380d9 ddd787a0 0c499b3d.9cf23d00
pub const REV_955e2: Power = TODO;

/// # Buffet Biggun
///
/// `REV_958` · Paladin minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Infuse
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Served [`REV_958e`]
/// - Tokens: Buffet Biggun [`REV_958t`]
///
/// State: Derived
//~ derived REV_958 1f2cd479 ae1db1d0 96e2817e.7652ab3e
pub const REV_958: Power = abilities(&[battlecry(&[summon(card("CS2_101t")).copies(2)]), infuse(3, "REV_958t")]);

/// # Served
///
/// `REV_958e` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_958e 487672a0 56679fea f2bfb40a.bf3d1612
pub const REV_958e: Power = enchant(&[ATTACK.plus(2)]);

/// # Buffet Biggun
///
/// `REV_958t` · Paladin minion · 4 mana · 2/4
///
/// > **Infused. Battlecry:** Summon two Silver Hand Recruits. Give them +2 Attack and **Divine Shield**.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Battlecry, Infused
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived REV_958t 48c59e02 3d215cb2 3131f7f2.e9f67ea7
pub const REV_958t: Power =
    battlecry(&[summon(card("CS2_101t")).copies(2), give(&[ATTACK.plus(2), has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Elitist Snob
///
/// `REV_961` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Lifesteal, Rush
/// - Tags: `2165` = 1
///
/// State: Todo
//~ todo REV_961 a4d8460c 2bfa6dc3 e5f32a42.b34399e9
pub const REV_961: Power = TODO;

/// # Great Hall
///
/// `REV_983` · Paladin location · 2 mana · 0 uses
///
/// > Set a minion's Attack and Health to 3.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Good Food [`REV_983e`]
///
/// State: Derived
//~ derived REV_983 2e1f38ed 328eb44d 88e02af2.e28dc65b
pub const REV_983: Power = hero_power(&[attach("REV_983e").to(A_MINION)]);

/// # Good Food
///
/// `REV_983e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_983e 8d738fb8 48871c9f c1a6dc64.59267fb4
pub const REV_983e: Power = enchant(&[become_stats(3, 3)]);
