//! Warrior cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f1a94da7

/// # Public Defender
///
/// `CFM_300` · Warrior minion · 2 mana · 0/7
///
/// > **Taunt**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CFM_300 058ead13 66bc557e e09fbaf1.4b0c5d24
pub const CFM_300: Power = VANILLA;

/// # Brass Knuckles
///
/// `CFM_631` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give a random minion in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Enchantments: Smuggling [`CFM_631e`]
///
/// State: Derived
//~ derived CFM_631 3d2ebdd3 81bdca10 2738e18c.58ab0a65
pub const CFM_631: Power =
    after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
///
/// `CFM_631e` · Neutral enchantment
///
/// > Increased stats from Brass Knuckles.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Brass Knuckles [`CFM_631`]
///
/// State: Todo
//~ todo CFM_631e 76fb509d 42b4f138 18e71368.23a7758d
pub const CFM_631e: Power = TODO;

/// # Hobart Grapplehammer
///
/// `CFM_643` · Warrior minion · 4 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_643e`], Smuggling [`CFM_643e2`]
///
/// State: Derived
//~ derived CFM_643 8a27d187 426b13c4 12d2cbd1.e461d585
#[rustfmt::skip]
pub const CFM_643: Power = battlecry(&[give(&[plus(2, 2)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]))]).when(there_is(&YOUR_WEAPON));

/// # Smuggling
///
/// `CFM_643e` · Warrior enchantment
///
/// > +1 Attack from Hobart Grapplehammer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Hobart Grapplehammer [`CFM_643`]
///
/// State: Derived
//~ derived CFM_643e 16a86ced 0f4507c1 d129d11e.c4d09d2a
pub const CFM_643e: Power = enchant(&[ATTACK.plus(1)]);

/// # Smuggling
///
/// `CFM_643e2` · Warrior enchantment
///
/// > +1 Attack from Hobart Grapplehammer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Hobart Grapplehammer [`CFM_643`]
///
/// State: Derived
//~ derived CFM_643e2 0ed122d0 16c8cf76 0b6059c8.c4d09d2a
pub const CFM_643e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Sleep with the Fishes
///
/// `CFM_716` · Warrior spell · 2 mana
///
/// > Deal $3 damage to all damaged minions.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_716 fe781e63 c2c510c2 91c763c2.a49f91a8
pub const CFM_716: Power = spell(&[deal(3).to(MINIONS.that(DAMAGED))]);

/// # Stolen Goods
///
/// `CFM_752` · Warrior spell · 2 mana
///
/// > Draw a **Taunt** minion. Give it +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Smuggling [`CFM_752e`]
///
/// State: Derived
//~ derived CFM_752 fee3c441 f9d32ae0 bf2ae454.5421a58a
pub const CFM_752: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::TAUNT)])), attach("CFM_752e").to(IT)]);

/// # Smuggling
///
/// `CFM_752e` · Neutral enchantment
///
/// > +2/+2 from Stolen Goods.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Stolen Goods [`CFM_752`]
///
/// State: Derived
//~ derived CFM_752e 678b7f7f e3ee6b80 7b6038e2.2b8eeb6d
pub const CFM_752e: Power = enchant(&[plus(2, 2)]);

/// # Grimy Gadgeteer
///
/// `CFM_754` · Warrior minion · 3 mana · 4/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Smuggling [`CFM_754e`]
///
/// State: Derived
//~ derived CFM_754 8c3e32c7 4969ba15 970f5151.982c4015
pub const CFM_754: Power = at_end_of_your_turn(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
///
/// `CFM_754e` · Neutral enchantment
///
/// > Increased stats from Grimy Gadgeteer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimy Gadgeteer [`CFM_754`]
///
/// State: Todo
//~ todo CFM_754e 788055d4 186aac5e 7ed6cfd1.c9a4cb5a
pub const CFM_754e: Power = TODO;

/// # Grimestreet Pawnbroker
///
/// `CFM_755` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a random weapon in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_755e`]
///
/// State: Derived
//~ derived CFM_755 ac75b4f4 e4e25c47 052f2a6f.4507655e
pub const CFM_755: Power = battlecry(&[attach("CFM_755e").to(YOUR_HAND.that(WEAPON).random())]);

/// # Smuggling
///
/// `CFM_755e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Pawnbroker.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Pawnbroker [`CFM_755`]
///
/// State: Derived
//~ derived CFM_755e 76b14c30 ef38283d 9baa118c.93d9e8bc
pub const CFM_755e: Power = enchant(&[plus(1, 1)]);

/// # Alley Armorsmith
///
/// `CFM_756` · Warrior minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived CFM_756 73a14f98 70939b44 b0ac6139.afee234a
pub const CFM_756: Power = whenever(CHARACTERS.takes_damage(ITSELF)).then(&[armor(1).times(THAT_MUCH)]);

/// # I Know a Guy
///
/// `CFM_940` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Enchantments: Knows Another Guy [`CFM_940e`]
///
/// State: Derived
//~ derived CFM_940 979d4445 142548ba f4596a95.5ed5c0e9
pub const CFM_940: Power = spell(&[discover(all(&[MINION, with(GameTag::TAUNT)])), attach("CFM_940e").to(IT)]);

/// # Knows Another Guy
///
/// `CFM_940e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_940e 995ce5cd d767aa4e 6342cd35.6fa82661
pub const CFM_940e: Power = enchant(&[plus(1, 2)]);
