//! Warrior cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8f09d826

/// # Public Defender
/// Minion · 2 mana · 0/7
/// > **Taunt**
//~ vanilla CFM_300 66bc557e 5b1bdb1e.4b0c5d24 f01c811e
pub const CFM_300: Power = VANILLA;

/// # Brass Knuckles
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, give a random minion in your hand +1/+1.
/// - Makes: Smuggling [`CFM_631e`] ("Increased stats from Brass Knuckles.")
//~ derived CFM_631 81bdca10 283c0a11.58ab0a65 f1c430f8.184e7791
pub const CFM_631: Power =
    after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
/// Enchantment
/// > Increased stats from Brass Knuckles.
/// - Makes: Brass Knuckles [`CFM_631`] (2/3 durability, "After your hero attacks, give a random minion in…")
//~ todo CFM_631e 42b4f138 d522ad72.23a7758d b917f523.288a3176
pub const CFM_631e: Power = TODO;

/// # Hobart Grapplehammer
/// Minion · 4 mana · 2/2
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
/// - Makes: Smuggling [`CFM_643e`] ("\+1 Attack from Hobart Grapplehammer."); Smuggling [`CFM_643e2`] ("\+1 Attack from Hobart Grapplehammer.")
//~ derived CFM_643 426b13c4 59f7eac5.e461d585 68ff042e.f82b1247
#[rustfmt::skip]
pub const CFM_643: Power = battlecry(&[give(&[plus(2, 2)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]))]).when(there_is(&YOUR_WEAPON));

/// # Smuggling
/// Enchantment
/// > \+1 Attack from Hobart Grapplehammer.
/// - Makes: Hobart Grapplehammer [`CFM_643`] (2/2, "Battlecry: If you have a weapon equipped, give…")
//~ derived CFM_643e 0f4507c1 d522ad72.a6c16296 b917f523.6d84871c
pub const CFM_643e: Power = enchant(&[ATTACK.plus(1)]);

/// # Smuggling
/// Enchantment
/// > \+1 Attack from Hobart Grapplehammer.
/// - Makes: Hobart Grapplehammer [`CFM_643`] (2/2, "Battlecry: If you have a weapon equipped, give…")
//~ derived CFM_643e2 16c8cf76 d522ad72.a6c16296 b917f523.6d84871c
pub const CFM_643e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Sleep with the Fishes
/// Spell · 2 mana
/// > Deal $3 damage to all damaged minions.
//~ derived CFM_716 c2c510c2 7846e7ae.a49f91a8 19a0cf70
pub const CFM_716: Power = spell(&[deal(3).to(MINIONS.that(DAMAGED))]);

/// # Stolen Goods
/// Spell · 2 mana
/// > Draw a **Taunt** minion. Give it +2/+2.
/// - Makes: Smuggling [`CFM_752e`] ("\+2/+2 from Stolen Goods.")
//~ derived CFM_752 f9d32ae0 7846e7ae.5421a58a daedc744.82b4f8de
pub const CFM_752: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::TAUNT)])), attach("CFM_752e").to(IT)]);

/// # Smuggling
/// Enchantment
/// > \+2/+2 from Stolen Goods.
/// - Makes: Stolen Goods [`CFM_752`] ("Draw a Taunt minion. Give it +2/+2.")
//~ derived CFM_752e e3ee6b80 d522ad72.0e92ab69 b917f523.d97da50c
pub const CFM_752e: Power = enchant(&[plus(2, 2)]);

/// # Grimy Gadgeteer
/// Minion · 3 mana · 4/3
/// > At the end of your turn, give a random minion in your hand +2/+2.
/// - Makes: Smuggling [`CFM_754e`] ("Increased stats from Grimy Gadgeteer.")
//~ derived CFM_754 4969ba15 cbdfe8b5.982c4015 843ee5d9.904b595d
pub const CFM_754: Power = at_end_of_your_turn(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
/// Enchantment
/// > Increased stats from Grimy Gadgeteer.
/// - Makes: Grimy Gadgeteer [`CFM_754`] (4/3, "At the end of your turn, give a random minion in…")
//~ todo CFM_754e 186aac5e d522ad72.c9a4cb5a b917f523.ca56b8c3
pub const CFM_754e: Power = TODO;

/// # Grimestreet Pawnbroker
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Give a random weapon in your hand +1/+1.
/// - Makes: Smuggling [`CFM_755e`] ("\+1/+1 from Grimestreet Pawnbroker.")
//~ derived CFM_755 e4e25c47 05878c57.4507655e c03c946c.e67d6c00
pub const CFM_755: Power = battlecry(&[attach("CFM_755e").to(YOUR_HAND.that(WEAPON).random())]);

/// # Smuggling
/// Enchantment
/// > \+1/+1 from Grimestreet Pawnbroker.
/// - Makes: Grimestreet Pawnbroker [`CFM_755`] (3/3, "Battlecry: Give a random weapon in your hand…")
//~ derived CFM_755e ef38283d d522ad72.3b532140 b917f523.61a82c50
pub const CFM_755e: Power = enchant(&[plus(1, 1)]);

/// # Alley Armorsmith
/// Minion · 5 mana · 3/7
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
//~ derived CFM_756 45d92808 e8a88e4c.afee234a 52d05176
pub const CFM_756: Power = whenever(CHARACTERS.takes_damage_from(ITSELF)).then(&[armor(1).times(THAT_MUCH)]);

/// # I Know a Guy
/// Spell · 1 mana
/// > **Discover** a **Taunt** minion. Give it +1/+2.
/// - Makes: Knows Another Guy [`CFM_940e`] ("\+1/+2.")
//~ derived CFM_940 142548ba 2f198b86.5ed5c0e9 8b55daec.45dd27bd
pub const CFM_940: Power = spell(&[discover(all(&[MINION, with(GameTag::TAUNT)])), attach("CFM_940e").to(IT)]);

/// # Knows Another Guy
/// Enchantment
/// > \+1/+2.
//~ derived CFM_940e d767aa4e d522ad72.b69419df 9c5e7483
pub const CFM_940e: Power = enchant(&[plus(1, 2)]);
