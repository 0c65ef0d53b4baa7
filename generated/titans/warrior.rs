//! Warrior cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 130d820f

/// # Khaz'goroth
/// Minion · 6 mana · 4/5
/// > **Titan** After this uses an ability, gain **Immune** this turn and attack a random enemy minion.
/// - Makes: Titanforge [`TTN_415t`] ("Gain +2/+2. Draw a weapon."); Tempering [`TTN_415t2`] ("Gain +5 Attack. Give your hero +5 Attack this…"); Heart of Flame [`TTN_415t3`] ("Gain +5 Health. Give your hero 5 Armor."); Heat Treatment [`TTN_415e`] ("Immune this turn.")
//~ done TTN_415 - 3c79da9e.6855e184 c0d6d152.e7ff1bee
pub const TTN_415: Power = abilities(&[
    titan(&["TTN_415t", "TTN_415t2", "TTN_415t3"]),
    after(THIS.use_ability()).then(&[attach("TTN_415e"), make_attack(THIS, ENEMY_MINIONS.random())]),
]);

/// # Heat Treatment
/// Enchantment
/// > **Immune** this turn.
//~ derived TTN_415e 3d51fb36 d522ad72.fb55a5e5 987730da
pub const TTN_415e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Titanforge
/// Spell · 0 mana
/// > Gain +2/+2. Draw a weapon.
/// - Makes: Titanforged [`TTN_415te`] ("\+2/+2.")
//~ derived TTN_415t f1ce1bbc 3e8f9d5a.5d71f453 c7765c42.749ebd7e
pub const TTN_415t: Power = spell(&[attach("TTN_415te"), draw_that(1, WEAPON)]);

/// # Tempering
/// Spell · 0 mana
/// > Gain +5 Attack. Give your hero +5 Attack this turn.
/// - Makes: Warforged [`TTN_415t2e`] ("\+5 Attack."); Battle Hardened [`TTN_415t2e2`] ("\+5 Health.")
//~ derived TTN_415t2 a53ac324 3e8f9d5a.08db8c98 9aa87353.4c3a692c
pub const TTN_415t2: Power = spell(&[attach("TTN_415t2e"), lend(&[ATTACK.plus(5)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Warforged
/// Enchantment
/// > \+5 Attack.
//~ derived TTN_415t2e 1d769eb7 d522ad72.dc4282a7 ad2c0183
pub const TTN_415t2e: Power = enchant(&[ATTACK.plus(5)]);

/// # Battle Hardened
/// Enchantment
/// > \+5 Health.
//~ derived TTN_415t2e2 67e5d144 d522ad72.606c8f4a d4fcab88
pub const TTN_415t2e2: Power = enchant(&[HEALTH.plus(5)]);

/// # Heart of Flame
/// Spell · 0 mana
/// > Gain +5 Health. Give your hero 5 Armor.
//~ done TTN_415t3 - 3e8f9d5a.cd50e0b1 76187b48
pub const TTN_415t3: Power = spell(&[give(&[HEALTH.plus(5)]), armor(5)]);

/// # Titanforged
/// Enchantment
/// > \+2/+2.
//~ derived TTN_415te 477a581c d522ad72.d5727bd5 1efa97af
pub const TTN_415te: Power = enchant(&[plus(2, 2)]);

/// # Minotauren
/// Minion · 6 mana · 5/5
/// > **Rush** Whenever this minion deals damage, gain that much Armor.
//~ derived TTN_466 4bd1aa54 73fb5380.233c0c9d f2edb2db
pub const TTN_466: Power = whenever(CHARACTERS.takes_damage_from(ITSELF)).then(&[armor(1).times(THAT_MUCH)]);

/// # Craftsman's Hammer
/// Weapon · 4 mana · 3/3 durability
/// > Whenever your hero attacks, gain 4 Armor.
//~ derived TTN_467 2988bf9c 148cb2da.1c3ee229 3dc6af95
pub const TTN_467: Power = whenever(YOUR_HERO.attack(CARD)).then(&[armor(4)]);

/// # Steam Guardian
/// Minion · Elemental · 3 mana · 3/3
/// > **Battlecry:** Draw a spell. Reduce the Cost of a random Fire spell in your hand by (1).
/// - Makes: Steam Treatment [`TTN_468e`] ("Costs (1) less.")
//~ derived TTN_468 81049783 6458dbe2.edd491a4 51d5bed2.cf8c235e
pub const TTN_468: Power =
    battlecry(&[draw_that(1, SPELL), attach("TTN_468e").to(YOUR_HAND.that(school(SpellSchool::Fire)).random())]);

/// # Steam Treatment
/// Enchantment
/// > Costs (1) less.
//~ derived TTN_468e 9d05577a d522ad72.f705eb41 76724cc8
pub const TTN_468e: Power = enchant(&[cost_less(1)]);

/// # Stoneskin Armorer
/// Minion · 2 mana · 2/2
/// > **Battlecry:** If your Armor changed this turn, draw 2 cards.
//~ done TTN_469 - 565e37de.0d0dd66a d7268399
pub const TTN_469: Power = battlecry(&[
    draw(2).when(any(&[YOU.gain_armor().this_turn().at_least(1), YOU.lose_armor().this_turn().at_least(1)]))
]);

/// # Trial by Fire
/// Spell · Fire · 7 mana
/// > Summon five 1/1 Val'kyr with **Rush**. When one dies, give the others +1/+1.
/// - Makes: Val'kyr Champion [`TTN_470t`] (1/1, "Rush Deathrattle: Give your other Val'kyr…"); Burning Loyalty [`TTN_470e`] ("\+1/+1")
//~ done TTN_470 - 63dc65d0.05f3b9ac f03fa628.80159bce
pub const TTN_470: Power = spell(&[summon(card("TTN_470t")).copies(5)]);

/// # Burning Loyalty
/// Enchantment
/// > \+1/+1
//~ derived TTN_470e 7e71dede d522ad72.2add6a76 98b6bb73
pub const TTN_470e: Power = enchant(&[plus(1, 1)]);

/// # Val'kyr Champion
/// Minion · Undead · 1 mana · 1/1
/// > **Rush Deathrattle:** Give your other Val'kyr Champions +1/+1.
//~ derived TTN_470t c193edc6 ef057e39.5911b7d7 3e998d01
pub const TTN_470t: Power = deathrattle(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS.that(named("TTN_470t")))]);

/// # Furious Furnace
/// Minion · Mech · 2 mana · 1/3
/// > **Magnetic** Also damages minions next to whomever this attacks.
/// - Makes: Furious Furnace [`TTN_471e`] ("Also damages minions next to whomever this…")
//~ derived TTN_471 6fcc7119 ca5fbd08.28bbdd38 64c5cd21.50cccf41
pub const TTN_471: Power = also_damages(THAT.neighbours());

/// # Furious Furnace
/// Enchantment
/// > Also damages minions next to whomever this attacks.
//~ todo TTN_471e 1422d5a9 d522ad72.23efd74a 64c5cd21
pub const TTN_471e: Power = TODO;

/// # Bellowing Flames
/// Spell · Fire · 3 mana
/// > Deal $5 damage to a minion. **Forge:** Then deal $5 damage split among all enemy minions.
/// - Makes: Bellowing Flames [`TTN_753t`] ("Forged Deal 5 damage to a minion, then deal 5…"); Molten Heat [`TTN_753e`] ("\+5 Attack.")
//~ derived TTN_753 f5b0ae2d 3af9bd75.e83836c4 abd3fa0b.54ae3838
pub const TTN_753: Power = spell(&[deal(5).to(A_MINION)]);

/// # Molten Heat
/// Enchantment
/// > \+5 Attack.
//~ derived TTN_753e 5f948f25 d522ad72.dc4282a7 22cf8763
pub const TTN_753e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Bellowing Flames
/// Spell · Fire · 3 mana
/// > **Forged** Deal $5 damage to a minion, then deal $5 damage split among all enemy minions.
//~ derived TTN_753t ad437033 3af9bd75.da88b37a abd3fa0b
pub const TTN_753t: Power = spell(&[deal(5).to(A_MINION), deal(5).split_among(ENEMY_MINIONS)]);

/// # Smelt
/// Spell · Fire · 2 mana
/// > Give a random minion in your hand +3/+3. Lose 3 Armor to do it again.
/// - Makes: Smelted [`TTN_803e`] ("\+3/+3.")
//~ done TTN_803 - 64e9e702.ee07cdd7 9509972c.6facb006
#[rustfmt::skip]
pub const TTN_803: Power = spell(&[attach("TTN_803e").to(YOUR_HAND.that(MINION).random()), pay(Cost::of(Part::Armor(3)), &[attach("TTN_803e").to(YOUR_HAND.that(MINION).random())])]);

/// # Smelted
/// Enchantment
/// > \+3/+3.
//~ derived TTN_803e 4527e046 d522ad72.184d0f12 c057e58d
pub const TTN_803e: Power = enchant(&[plus(3, 3)]);

/// # Odyn, Prime Designate
/// Minion · 8 mana · 8/8
/// > **Battlecry:** For the rest of the game, after your hero gains Armor, they gain that much Attack for that turn.
/// - Makes: Impenetrable [`TTN_811e`]; The Best Offense... [`TTN_811e1`] ("Increased Attack this turn.")
//~ done TTN_811 - 47db507d.b06857bb 8262147d.8100cbc9
pub const TTN_811: Power = battlecry(&[attach("TTN_811e").to(CONTROLLER)]);

/// # Impenetrable
/// Enchantment
//~ done TTN_811e - d522ad72 30c73b33
pub const TTN_811e: Power = after(YOU.gain_armor()).then(&[attach("TTN_811e1").with_x(THAT_MUCH).to(YOUR_HERO)]);

/// # The Best Offense...
/// Enchantment
/// > Increased Attack this turn.
//~ done TTN_811e1 - d522ad72.d334ac6d 4a38da3f
pub const TTN_811e1: Power = enchant(&[ATTACK.plus(1).times(X)]).this_turn();

/// # General Vezax
/// Minion · 7 mana · 7/6
/// > **Rush Battlecry:** Gain 4 Armor. **Deathrattle:** Lose 4 Armor to resummon this.
/// - Makes: Unstoppable [`YOG_500e2`]
//~ done YOG_500 - 48ecdb62.ca380303 9647eb1b.d3c4e043
pub const YOG_500: Power =
    abilities(&[battlecry(&[armor(4)]), deathrattle(&[pay(Cost::of(Part::Armor(4)), &[summon(card("YOG_500"))])])]);

/// # Unstoppable
/// Enchantment
//~ todo YOG_500e2 bf0c93a8 d522ad72 1e36ae1f
pub const YOG_500e2: Power = TODO;

/// # Battleworn Faceless
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Transform into a copy of a damaged minion.
//~ derived YOG_501 5ea35458 565e37de.bc1ae62a 82ae5d9f
pub const YOG_501: Power = battlecry(&[transform(THIS, copy_of(A_MINION.that(DAMAGED)))]);

/// # Sanitize
/// Spell · 4 mana
/// > Deal damage equal to your Armor to all minions. **Forge:** Gain 3 Armor first.
/// - Makes: Sanitize [`YOG_502t`] ("Forged Gain 3 Armor, then deal damage equal to…")
//~ derived YOG_502 1ee31989 38d1d3b0.a8e8ef9f fc76747f.50f87798
pub const YOG_502: Power = spell(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(MINIONS)]);

/// # Sanitize
/// Spell · 4 mana
/// > **Forged** Gain 3 Armor, then deal damage equal to your Armor to all minions.
//~ derived YOG_502t c9571434 38d1d3b0.f7af7b2d fc76747f
pub const YOG_502t: Power = spell(&[armor(3), deal(1).times(ARMOR.of(YOUR_HERO)).to(MINIONS)]);
