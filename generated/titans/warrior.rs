//! Warrior cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c9fd2a57

/// # Khaz'goroth
///
/// `TTN_415` · Warrior minion · 6 mana · 4/5
///
/// > **Titan** After this uses an ability, gain **Immune** this turn and attack a random enemy minion.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Immune
/// - Tags: `1544` = 1
/// - Enchantments: Heat Treatment [`TTN_415e`]
/// - Tokens: Titanforge [`TTN_415t`], Tempering [`TTN_415t2`], Heart of Flame [`TTN_415t3`]
///
/// State: Done
//~ done TTN_415 622fe809 - e02c0b38.6855e184
pub const TTN_415: Power = abilities(&[
    titan(&["TTN_415t", "TTN_415t2", "TTN_415t3"]),
    after(THIS.use_ability()).then(&[attach("TTN_415e"), make_attack(THIS, ENEMY_MINIONS.random())]),
]);

/// # Heat Treatment
///
/// `TTN_415e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TTN_415e e9f6dadd 3d51fb36 7475988c.fb55a5e5
pub const TTN_415e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Titanforge
///
/// `TTN_415t` · Warrior spell · 0 mana
///
/// > Gain +2/+2. Draw a weapon.
///
/// - Set: TITANS
/// - Enchantments: Titanforged [`TTN_415te`]
///
/// State: Derived
//~ derived TTN_415t 79a76015 f1ce1bbc 359bde87.5d71f453
pub const TTN_415t: Power = spell(&[attach("TTN_415te"), draw_that(1, WEAPON)]);

/// # Tempering
///
/// `TTN_415t2` · Warrior spell · 0 mana
///
/// > Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// - Set: TITANS
/// - Enchantments: Warforged [`TTN_415t2e`], Battle Hardened [`TTN_415t2e2`]
///
/// State: Derived
//~ derived TTN_415t2 be4810b5 a53ac324 521715fb.08db8c98
pub const TTN_415t2: Power = spell(&[attach("TTN_415t2e"), lend(&[ATTACK.plus(5)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Warforged
///
/// `TTN_415t2e` · Neutral enchantment
///
/// > +5 Attack.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_415t2e 51beaa02 1d769eb7 ff519a83.d1a43c6f
pub const TTN_415t2e: Power = enchant(&[ATTACK.plus(5)]);

/// # Battle Hardened
///
/// `TTN_415t2e2` · Neutral enchantment
///
/// > +5 Health.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_415t2e2 aa570f3a 67e5d144 a4a1fe07.bfe05d12
pub const TTN_415t2e2: Power = enchant(&[HEALTH.plus(5)]);

/// # Heart of Flame
///
/// `TTN_415t3` · Warrior spell · 0 mana
///
/// > Gain +5 Health. Give your hero 5 Armor.
///
/// - Set: TITANS
///
/// State: Done
//~ done TTN_415t3 3c65e3ec - ab3ab1bc.cd50e0b1
pub const TTN_415t3: Power = spell(&[give(&[HEALTH.plus(5)]), armor(5)]);

/// # Titanforged
///
/// `TTN_415te` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_415te cd331dd4 477a581c e3ae7f80.6d6ab056
pub const TTN_415te: Power = enchant(&[plus(2, 2)]);

/// # Minotauren
///
/// `TTN_466` · Warrior minion · 6 mana · 5/5
///
/// > **Rush** Whenever this minion deals damage, gain that much Armor.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TTN_466 72162294 1a23865f ce249e89.233c0c9d
pub const TTN_466: Power = whenever(CHARACTERS.takes_damage(ITSELF)).then(&[armor(1).times(THAT_MUCH)]);

/// # Craftsman's Hammer
///
/// `TTN_467` · Warrior weapon · 4 mana · 3/3 durability
///
/// > Whenever your hero attacks, gain 4 Armor.
///
/// - Set: TITANS · common · collectible
///
/// State: Derived
//~ derived TTN_467 d52d971d 2988bf9c e3d8c48a.1c3ee229
pub const TTN_467: Power = whenever(YOUR_HERO.attack(CARD)).then(&[armor(4)]);

/// # Steam Guardian
///
/// `TTN_468` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a spell. Reduce the Cost of a random Fire spell in your hand by (1).
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Steam Treatment [`TTN_468e`]
///
/// State: Derived
//~ derived TTN_468 f3e72c84 81049783 6c70fa02.edd491a4
pub const TTN_468: Power =
    battlecry(&[draw_that(1, SPELL), attach("TTN_468e").to(YOUR_HAND.that(school(SpellSchool::Fire)).random())]);

/// # Steam Treatment
///
/// `TTN_468e` · Warrior enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_468e c0cae86f 9d05577a e5caf437.f705eb41
pub const TTN_468e: Power = enchant(&[cost_less(1)]);

/// # Stoneskin Armorer
///
/// `TTN_469` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** If your Armor changed this turn, draw 2 cards.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TTN_469 b024e8bb 8333cbfc 9c565eaa.0d0dd66a
pub const TTN_469: Power = TODO;

/// # Trial by Fire
///
/// `TTN_470` · Warrior spell · Fire · 7 mana
///
/// > Summon five 1/1 Val'kyr with **Rush**. When one dies, give the others +1/+1.
///
/// - Set: TITANS · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Burning Loyalty [`TTN_470e`]
/// - Tokens: Val'kyr Champion [`TTN_470t`]
///
/// State: Todo
//~ todo TTN_470 751ac199 3715d649 c6e3716a.05f3b9ac
pub const TTN_470: Power = TODO;

/// # Burning Loyalty
///
/// `TTN_470e` · Warrior enchantment
///
/// > +1/+1
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_470e 60dc05b1 7e71dede d50df4e3.29d9cb13
pub const TTN_470e: Power = enchant(&[plus(1, 1)]);

/// # Val'kyr Champion
///
/// `TTN_470t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush Deathrattle:** Give your other Val'kyr Champions +1/+1.
///
/// - Set: TITANS
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived TTN_470t a00dfb16 c193edc6 2bed228b.5911b7d7
pub const TTN_470t: Power = deathrattle(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS.that(named("TTN_470t")))]);

/// # Furious Furnace
///
/// `TTN_471` · Warrior minion · 2 mana · 1/3
///
/// > **Magnetic** Also damages minions next to whomever this attacks.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Furious Furnace [`TTN_471e`]
///
/// State: Derived
//~ derived TTN_471 22cd74c4 6fcc7119 4d3a0cae.28bbdd38
pub const TTN_471: Power = also_damages(THAT.neighbours());

/// # Furious Furnace
///
/// `TTN_471e` · Warrior enchantment
///
/// > Also damages minions next to whomever this attacks.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97739
///
/// State: Todo
//~ todo TTN_471e f090f9c4 1422d5a9 8cd31a8c.23efd74a
pub const TTN_471e: Power = TODO;

/// # Bellowing Flames
///
/// `TTN_753` · Warrior spell · Fire · 3 mana
///
/// > Deal $5 damage to a minion. **Forge:** Then deal $5 damage split among all enemy minions.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Molten Heat [`TTN_753e`]
/// - Tokens: Bellowing Flames [`TTN_753t`]
///
/// State: Derived
//~ derived TTN_753 8caf8365 f5b0ae2d 2b974c49.e83836c4
pub const TTN_753: Power = spell(&[deal(5).to(A_MINION)]);

/// # Molten Heat
///
/// `TTN_753e` · Warrior enchantment
///
/// > +5 Attack.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TTN_753e fc18aa23 5f948f25 749f599a.d1a43c6f
pub const TTN_753e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Bellowing Flames
///
/// `TTN_753t` · Warrior spell · Fire · 3 mana
///
/// > **Forged** Deal $5 damage to a minion, then deal $5 damage split among all enemy minions.
///
/// - Set: TITANS · common
/// - Mechanics: Immune To Spellpower, Forged
///
/// State: Derived
//~ derived TTN_753t 587b5c70 ad437033 4da24004.da88b37a
pub const TTN_753t: Power = spell(&[deal(5).to(A_MINION), deal(5).split_among(ENEMY_MINIONS)]);

/// # Smelt
///
/// `TTN_803` · Warrior spell · Fire · 2 mana
///
/// > Give a random minion in your hand +3/+3. Lose 3 Armor to do it again.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Smelted [`TTN_803e`]
///
/// State: Derived
//~ derived TTN_803 b7b3ec3d 46c58931 30fc4c97.ee07cdd7
#[rustfmt::skip]
pub const TTN_803: Power = spell(&[attach("TTN_803e").to(YOUR_HAND.that(MINION).random()), pay(Cost::of(Part::Armor(3)), &[attach("TTN_803e").to(YOUR_HAND.that(MINION).random())])]);

/// # Smelted
///
/// `TTN_803e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived TTN_803e 4c51eb2c 4527e046 8f4e15b3.b42c6980
pub const TTN_803e: Power = enchant(&[plus(3, 3)]);

/// # Odyn, Prime Designate
///
/// `TTN_811` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, after your hero gains Armor, they gain that much Attack for that turn.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Impenetrable [`TTN_811e`], The Best Offense... [`TTN_811e1`]
///
/// State: Todo
//~ todo TTN_811 e3eaacca 9fd84ae2 ca4be607.b06857bb
pub const TTN_811: Power = TODO;

/// # Impenetrable
///
/// `TTN_811e` · Warrior enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_811e 4ddae39a f369699a b4d33d63
pub const TTN_811e: Power = TODO;

/// # The Best Offense...
///
/// `TTN_811e1` · Warrior enchantment
///
/// > Increased Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TTN_811e1 1e30c229 f3fed763 ec95a5d4.d334ac6d
pub const TTN_811e1: Power = TODO;

/// # General Vezax
///
/// `YOG_500` · Warrior minion · 7 mana · 7/6
///
/// > **Rush Battlecry:** Gain 4 Armor. **Deathrattle:** Lose 4 Armor to resummon this.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Rush
/// - Enchantments: Unstoppable [`YOG_500e2`]
///
/// State: Todo
//~ todo YOG_500 6224da7b 1de5aa2f 773a2a0b.ca380303
pub const YOG_500: Power = TODO;

/// # Unstoppable
///
/// `YOG_500e2` · Warrior enchantment
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo YOG_500e2 acb2799d bf0c93a8 03c992bb
pub const YOG_500e2: Power = TODO;

/// # Battleworn Faceless
///
/// `YOG_501` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a copy of a damaged minion.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform into a copy of it."
///
/// State: Derived
//~ derived YOG_501 a62e59b6 5ea35458 74cae621.bc1ae62a
pub const YOG_501: Power = battlecry(&[transform(THIS, copy_of(A_MINION.that(DAMAGED)))]);

/// # Sanitize
///
/// `YOG_502` · Warrior spell · 4 mana
///
/// > Deal damage equal to your Armor to all minions. **Forge:** Gain 3 Armor first.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Sanitize [`YOG_502t`]
///
/// State: Derived
//~ derived YOG_502 7b8a2007 1ee31989 80cb8867.a8e8ef9f
pub const YOG_502: Power = spell(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(MINIONS)]);

/// # Sanitize
///
/// `YOG_502t` · Warrior spell · 4 mana
///
/// > **Forged** Gain 3 Armor, then deal damage equal to your Armor to all minions.
///
/// - Set: TITANS · common
/// - Mechanics: Forged
///
/// State: Derived
//~ derived YOG_502t 5448eb4a c9571434 b1c1c808.f7af7b2d
pub const YOG_502t: Power = spell(&[armor(3), deal(1).times(ARMOR.of(YOUR_HERO)).to(MINIONS)]);
