//! Warrior cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7fbabc2f

/// # Call to the Stand
///
/// `MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Derived
//~ derived MAW_027 1e1f7f61 9010c820 b8cd940f.f49f6892
pub const MAW_027: Power = spell(&[summon(the(ENEMY_HAND.that(MINION).random())).to(OPPONENT)]);

/// # Mawsworn Bailiff
///
/// `MAW_028` · Warrior minion · 5 mana · 4/4
///
/// > Taunt**. Battlecry:** If you have 4 or more Armor, gain +4/+4.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: This Man Is Charged! [`MAW_028e2`]
///
/// State: Derived
//~ derived MAW_028 fbdd505b db0f4a1f 12509b07.be73a95b
pub const MAW_028: Power = battlecry(&[attach("MAW_028e2")]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(4))));

/// # This Man Is Charged!
///
/// `MAW_028e2` · Warrior enchantment
///
/// > +4/+4.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_028e2 b5b0b778 69a51a78 ea8c26eb.529ecbc5
pub const MAW_028e2: Power = enchant(&[plus(4, 4)]);

/// # Weapons Expert
///
/// `MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Sharpened [`MAW_029e2`]
///
/// State: Derived
//~ derived MAW_029 3ace83d8 925776e2 ba9e297b.a621f172
pub const MAW_029: Power =
    battlecry(&[either(there_is(&YOUR_WEAPON), &[attach("MAW_029e2").to(YOUR_WEAPON)], &[draw_that(1, WEAPON)])]);

/// # Sharpened
///
/// `MAW_029e2` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_029e2 ee3d406d 1c6cc5cd 4cdc29ad.67341004
pub const MAW_029e2: Power = enchant(&[plus(1, 1)]);

/// # Suspicious Pirate
///
/// `REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo REV_006 cd89d1de fcb049db 1b66276a.6f0450dc
pub const REV_006: Power = TODO;

/// # Remornia, Living Blade
///
/// `REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Remornia's Will [`REV_316e`]
/// - Tokens: Remornia, Living Blade [`REV_316t`]
///
/// State: Todo
//~ todo REV_316 2b291b29 032fd814 9c93d1e1.0c83e15f
pub const REV_316: Power = TODO;

/// # Remornia's Will
///
/// `REV_316e` · Warrior enchantment
///
/// > Has the stats of Remornia.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo REV_316e cd67dd52 96df3d69 77295ad1.02dbca28
pub const REV_316e: Power = TODO;

/// # Remornia, Living Blade
///
/// `REV_316t` · Warrior weapon · 7 mana · 5/10 durability
///
/// > After your hero attacks, return this to the battlefield.
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_316t 895bece6 655b00ed 8177f16c.76f3e3f5
pub const REV_316t: Power = TODO;

/// # Anima Extractor
///
/// `REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Extracted [`REV_332e`]
///
/// State: Derived
//~ derived REV_332 5a6032ac fa2a0c62 5232011c.2330a3d2
pub const REV_332: Power =
    whenever(FRIENDLY_MINIONS.takes_damage(CARD)).then(&[attach("REV_332e").to(YOUR_HAND.that(MINION).random())]);

/// # Extracted
///
/// `REV_332e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_332e 6fbbcf52 ddcdbc04 caab8a49.67341004
pub const REV_332e: Power = enchant(&[plus(1, 1)]);

/// # Burden of Pride
///
/// `REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Empowered [`REV_334e`]
/// - Tokens: Sanguine Jailer [`REV_334t`]
///
/// State: Derived
//~ derived REV_334 758e9362 b714b6e2 593a474f.8f014578
#[rustfmt::skip]
pub const REV_334: Power = spell(&[summon(card("REV_334t")).copies(3), attach("REV_334e").to(IT).when(there_is(&YOUR_HERO.that(HEALTH.at_most(20))))]);

/// # Empowered
///
/// `REV_334e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_334e b52045e0 09509709 a44d91c1.67341004
pub const REV_334e: Power = enchant(&[plus(1, 1)]);

/// # Sanguine Jailer
///
/// `REV_334t` · Warrior minion · 2 mana · 1/3
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla REV_334t c5b298d4 93644ae4 daeebfa4.4b0c5d24
pub const REV_334t: Power = VANILLA;

/// # Riot!
///
/// `REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Riot! [`REV_337e`], Riot! [`REV_337e2`]
///
/// State: Todo
//~ todo REV_337 b4eebf5d 46b933f9 e1ff06a0.e9964312
pub const REV_337: Power = TODO;

/// # Riot!
///
/// `REV_337e` · Warrior enchantment
///
/// > Can't be reduced below 1 Health this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo REV_337e 172d71f7 1de38d76 501f7c85.a267a577
pub const REV_337e: Power = TODO;

/// # Riot!
///
/// `REV_337e2` · Warrior enchantment
///
/// > Your minions can't be reduced below 1 Health this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo REV_337e2 43ed0425 0a677bce df9145c8.dbe2e2f3
pub const REV_337e2: Power = TODO;

/// # Decimator Olgra
///
/// `REV_783` · Warrior minion · 6 mana · 3/7
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_783 6d9bf778 102a900f 59602280.2260dcce
pub const REV_783: Power = TODO;

/// # Sanguine Depths
///
/// `REV_793` · Warrior location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_793 a3cddca4 3de5b1e3 a350aa33.09cdb72f
pub const REV_793: Power = TODO;

/// # Crazed Wretch
///
/// `REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Enraged
/// - Refers to: Charge
/// - Enchantments: Angry [`REV_930e`]
///
/// State: Derived
//~ derived REV_930 0631e037 32b1a03d 7c57a262.05398743
pub const REV_930: Power = aura(THIS).when(DAMAGED).have(&[ATTACK.plus(2), has(GameTag::CHARGE)]);

/// # Angry
///
/// `REV_930e` · Warrior enchantment
///
/// > **Charge**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_930e 46da965b 8b7ac553 910dffd9.7eb146fc
pub const REV_930e: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Conqueror's Banner
///
/// `REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 10
///
/// State: Todo
//~ todo REV_931 4eed0def ef073698 02315ed8.1c9df281
pub const REV_931: Power = TODO;

/// # Imbued Axe
///
/// `REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Enchantments: Thirst for Blood [`REV_933e`], Thirst for Blood [`REV_933e2`]
/// - Tokens: Imbued Axe [`REV_933t`]
///
/// State: Derived
//~ derived REV_933 7a5ae90a 4025de9d cffcc344.e217ee49
#[rustfmt::skip]
pub const REV_933: Power = abilities(&[after(YOUR_HERO.attack(CARD)).then(&[attach("REV_933e").to(FRIENDLY_MINIONS.that(DAMAGED))]), infuse(2, "REV_933t")]);

/// # Thirst for Blood
///
/// `REV_933e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_933e 0e3586e8 d9f763a5 40417dab.6fa82661
pub const REV_933e: Power = enchant(&[plus(1, 2)]);

/// # Thirst for Blood
///
/// `REV_933e2` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_933e2 4af98046 5096d242 84492328.6d6ab056
pub const REV_933e2: Power = enchant(&[plus(2, 2)]);

/// # Imbued Axe
///
/// `REV_933t` · Warrior weapon · 3 mana · 2/3 durability
///
/// > **Infused** After your hero attacks, give your damaged minions +2/+2.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Derived
//~ derived REV_933t 70375695 30106dfa a8c541f0.9ad66a2d
pub const REV_933t: Power =
    after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS.that(DAMAGED))]);

/// # Decimator Olgra
///
/// `REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Bloodthirsty [`REV_934e`]
///
/// State: Derived
//~ derived REV_934 f6d680b7 bfedb137 65c0f1b1.6a4cba9c
pub const REV_934: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).for_each(MINIONS.that(DAMAGED)), make_attack(THIS, ENEMIES)]);

/// # Bloodthirsty
///
/// `REV_934e` · Warrior enchantment
///
/// > Increased stats.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_934e b891ba6a fe5ae423 0b116cea.a536d554
pub const REV_934e: Power = TODO;

/// # Sanguine Depths
///
/// `REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Sinfall Boon [`REV_990e`]
///
/// State: Derived
//~ derived REV_990 39efeb1c 5a85c574 ae90d8d8.5c6a73ad
pub const REV_990: Power = hero_power(&[deal(1).to(A_MINION), attach("REV_990e").to(IT)]);

/// # Sinfall Boon
///
/// `REV_990e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_990e b76355d6 b5edb12c a11f3cd9.bf3d1612
pub const REV_990e: Power = enchant(&[ATTACK.plus(2)]);
