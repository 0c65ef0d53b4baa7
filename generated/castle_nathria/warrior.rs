//! Warrior cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8e2b0bab

/// # Call to the Stand
/// Spell · 1 mana
/// > Your opponent summons a random minion from their hand.
//~ derived MAW_027 3b1319e1 2f198b86.f49f6892 eec24d04
pub const MAW_027: Power = spell(&[summon(the(ENEMY_HAND.that(MINION).random())).for_(OPPONENT)]);

/// # Mawsworn Bailiff
/// Minion · 5 mana · 4/4
/// > **Taunt. Battlecry:** If you have 4 or more Armor, gain +4/+4.
/// - Makes: This Man Is Charged! [`MAW_028e2`] ("\+4/+4.")
//~ derived MAW_028 db0f4a1f a0c6b2f7.7281dc83 ca17a1e2.b714ae66
pub const MAW_028: Power = battlecry(&[attach("MAW_028e2")]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(4))));

/// # This Man Is Charged!
/// Enchantment
/// > \+4/+4.
//~ derived MAW_028e2 69a51a78 d522ad72.8fbdcdac c0e9185b
pub const MAW_028e2: Power = enchant(&[plus(4, 4)]);

/// # Weapons Expert
/// Minion · 3 mana · 3/2
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
/// - Makes: Sharpened [`MAW_029e2`] ("\+1/+1.")
//~ derived MAW_029 925776e2 05811c42.a621f172 dc459c4f.40d7d9da
pub const MAW_029: Power =
    battlecry(&[either(there_is(&YOUR_WEAPON), &[attach("MAW_029e2").to(YOUR_WEAPON)], &[draw_that(1, WEAPON)])]);

/// # Sharpened
/// Enchantment
/// > \+1/+1.
//~ derived MAW_029e2 1c6cc5cd d522ad72.cb08f83e a4478636
pub const MAW_029e2: Power = enchant(&[plus(1, 1)]);

/// # Suspicious Pirate
/// Minion · Pirate · 3 mana · 3/4
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// # Notes
///
/// The opponent guesses at the start of the next turn, as the enchantment A Mystery! says.
//~ done REV_006 - ae35cb68.6f0450dc b18fb457
pub const REV_006: Power = battlecry(&[discover_with_rest(
    Offer::Pool(WEAPON, Classes::Own),
    crate::castle_nathria::mage::CHOSEN_IN_SECRET,
    crate::castle_nathria::mage::GUESSED_NEXT_TURN,
)]);

/// # Remornia, Living Blade
/// Minion · 7 mana · 5/10
/// > **Rush** After this attacks, equip it.
/// - Makes: Remornia, Living Blade [`REV_316t`] (5/10 durability, "After your hero attacks, return this to the…"); Remornia's Will [`REV_316e`] ("Has the stats of Remornia.")
//~ done REV_316 - bf5beb65.0c83e15f 7e41a915.61491d52
pub const REV_316: Power = after(THIS.attack(CARD)).when(not(&DEAD)).then(&[
    equip(card("REV_316t")),
    give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
    remove_from_game(THIS),
]);

/// # Remornia's Will
/// Enchantment
/// > Has the stats of Remornia.
//~ todo REV_316e 96df3d69 d522ad72.02dbca28 3a7a89e4
pub const REV_316e: Power = TODO;

/// # Remornia, Living Blade
/// Weapon · 7 mana · 5/10 durability
/// > After your hero attacks, return this to the battlefield.
//~ done REV_316t - 08e9e6ab.76f3e3f5 7e41a915
pub const REV_316t: Power = after(YOUR_HERO.attack(CARD)).when(HEALTH.at_least(1)).then(&[
    summon(card("REV_316")),
    if_(
        there_is(&IT),
        &[
            give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT),
            give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
            remove_from_game(THIS),
        ],
    ),
]);

/// # Anima Extractor
/// Minion · 2 mana · 1/4
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
/// - Makes: Extracted [`REV_332e`] ("\+1/+1.")
//~ derived REV_332 3334e68f 4c924706.2330a3d2 fc76ec33.1bf96bf6
pub const REV_332: Power =
    whenever(FRIENDLY_MINIONS.takes_damage_from(CARD)).then(&[attach("REV_332e").to(YOUR_HAND.that(MINION).random())]);

/// # Extracted
/// Enchantment
/// > \+1/+1.
//~ derived REV_332e ddcdbc04 d522ad72.cb08f83e 40dd9fc9
pub const REV_332e: Power = enchant(&[plus(1, 1)]);

/// # Burden of Pride
/// Spell · 4 mana
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
/// - Makes: Sanguine Jailer [`REV_334t`] (1/3, "Taunt"); Empowered [`REV_334e`] ("\+1/+1.")
//~ derived REV_334 b714b6e2 38d1d3b0.8f014578 86d93f02.4e444e14
#[rustfmt::skip]
pub const REV_334: Power = spell(&[summon(card("REV_334t")).copies(3), attach("REV_334e").to(IT).when(there_is(&YOUR_HERO.that(HEALTH.at_most(20))))]);

/// # Empowered
/// Enchantment
/// > \+1/+1.
//~ derived REV_334e 09509709 d522ad72.cb08f83e d0a8c59b
pub const REV_334e: Power = enchant(&[plus(1, 1)]);

/// # Sanguine Jailer
/// Minion · 2 mana · 1/3
/// > **Taunt**
//~ vanilla REV_334t 93644ae4 4d6f41bd.4b0c5d24 9cf0d9d0
pub const REV_334t: Power = VANILLA;

/// # Riot!
/// Spell · 2 mana
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
/// - Makes: Riot! [`REV_337e`] ("Can't be reduced below 1 Health this turn."); Riot! [`REV_337e2`] ("Your minions can't be reduced below 1 Health this…")
//~ done REV_337 - 7846e7ae.e9964312 31c9b599.4e779f25
pub const REV_337: Power =
    spell(&[attach("REV_337e2").to(YOU), one_by_one(FRIENDLY_MINIONS, &[make_attack(THAT, ENEMY_MINIONS.random())])]);

/// # Riot!
/// Enchantment
/// > Can't be reduced below 1 Health this turn.
//~ todo REV_337e 1de38d76 d522ad72.a267a577 31c9b599
pub const REV_337e: Power = TODO;

/// # Riot!
/// Enchantment
/// > Your minions can't be reduced below 1 Health this turn.
//~ done REV_337e2 - d522ad72.dbe2e2f3 31c9b599
pub const REV_337e2: Power = enchant(&[]).aura(FRIENDLY_MINIONS, &[has(GameTag::HEALTH_MINIMUM)]).this_turn();

/// # Decimator Olgra
/// Minion · 6 mana · 3/7
/// > {0} {1} {2} {3}
//~ todo REV_783 102a900f 54c0ea69.2260dcce 6f356f53
pub const REV_783: Power = TODO;

/// # Sanguine Depths
/// Location · 1 mana · 3 uses
/// > {0} {1}
//~ todo REV_793 3de5b1e3 ee6cd5ac.09cdb72f e0bf2b27
pub const REV_793: Power = TODO;

/// # Crazed Wretch
/// Minion · 2 mana · 1/4
/// > Has +2 Attack and **Charge** while damaged.
/// - Makes: Angry [`REV_930e`] ("Charge.")
//~ derived REV_930 32b1a03d 4c924706.05398743 e9e94d7f.0a6effa4
pub const REV_930: Power = aura(THIS).when(DAMAGED).have(&[ATTACK.plus(2), has(GameTag::CHARGE)]);

/// # Angry
/// Enchantment
/// > **Charge**.
//~ derived REV_930e 8b7ac553 d522ad72.7eb146fc 09da6e4e
pub const REV_930e: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Conqueror's Banner
/// Spell · 2 mana
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
//~ done REV_931 - 7846e7ae.1c9df281 5e874e85
pub const REV_931: Power = spell(&[
    select(YOUR_DECK.random()),
    remember(IT),
    select(ENEMY_DECK.random()),
    get(the(REMEMBERED))
        .when(any(&[there_is_no(&IT), there_is(&REMEMBERED.that(not(&COST.no_more_than(&COST.of(IT)))))])),
    select(YOUR_DECK.random()),
    remember(IT),
    select(ENEMY_DECK.random()),
    get(the(REMEMBERED))
        .when(any(&[there_is_no(&IT), there_is(&REMEMBERED.that(not(&COST.no_more_than(&COST.of(IT)))))])),
    select(YOUR_DECK.random()),
    remember(IT),
    select(ENEMY_DECK.random()),
    get(the(REMEMBERED))
        .when(any(&[there_is_no(&IT), there_is(&REMEMBERED.that(not(&COST.no_more_than(&COST.of(IT)))))])),
]);

/// # Imbued Axe
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
/// - Numbers: {0} = 2
/// - Makes: Imbued Axe [`REV_933t`] (2/3 durability, "Infused After your hero attacks, give your…"); Thirst for Blood [`REV_933e`] ("\+1/+2."); Thirst for Blood [`REV_933e2`] ("\+2/+2.")
//~ derived REV_933 4025de9d 283c0a11.e217ee49.ea1d8a8e 965b8a71.9e4dc3d8
#[rustfmt::skip]
pub const REV_933: Power = abilities(&[after(YOUR_HERO.attack(CARD)).then(&[attach("REV_933e").to(FRIENDLY_MINIONS.that(DAMAGED))]), infuse(2, "REV_933t")]);

/// # Thirst for Blood
/// Enchantment
/// > \+1/+2.
//~ derived REV_933e d9f763a5 d522ad72.b69419df f1420e17
pub const REV_933e: Power = enchant(&[plus(1, 2)]);

/// # Thirst for Blood
/// Enchantment
/// > \+2/+2.
//~ derived REV_933e2 5096d242 d522ad72.d5727bd5 f1420e17
pub const REV_933e2: Power = enchant(&[plus(2, 2)]);

/// # Imbued Axe
/// Weapon · 3 mana · 2/3 durability
/// > **Infused** After your hero attacks, give your damaged minions +2/+2.
//~ derived REV_933t 30106dfa 283c0a11.9ad66a2d 965b8a71
pub const REV_933t: Power =
    after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS.that(DAMAGED))]);

/// # Decimator Olgra
/// Minion · 6 mana · 3/7
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
/// - Makes: Bloodthirsty [`REV_934e`] ("Increased stats.")
//~ derived REV_934 4c675afe 54c0ea69.6a4cba9c 6f356f53.1d323485
pub const REV_934: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(MINIONS.that(DAMAGED))), make_attack(THIS, ENEMIES)]);

/// # Bloodthirsty
/// Enchantment
/// > Increased stats.
//~ todo REV_934e fe5ae423 d522ad72.a536d554 cc721134
pub const REV_934e: Power = TODO;

/// # Sanguine Depths
/// Location · 1 mana · 3 uses
/// > Deal 1 damage to a minion and give it +2 Attack.
/// - Makes: Sinfall Boon [`REV_990e`] ("\+2 Attack.")
//~ derived REV_990 c8d88580 ee6cd5ac.5c6a73ad e0bf2b27.11fd2979
pub const REV_990: Power = location(&[deal(1).to(A_MINION), attach("REV_990e").to(IT)]);

/// # Sinfall Boon
/// Enchantment
/// > \+2 Attack.
//~ derived REV_990e b5edb12c d522ad72.a6e18051 030a7a6d
pub const REV_990e: Power = enchant(&[ATTACK.plus(2)]);
