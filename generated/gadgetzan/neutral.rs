//! Neutral cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 47353b94

/// # Wind-up Burglebot
/// Minion · Mech · 6 mana · 5/5
/// > Whenever this attacks a minion and survives, draw a card.
//~ done CFM_025 - 38aa774e.f43c6b89 f9cd1819
pub const CFM_025: Power = after(THIS.attack(MINION)).when(there_is(&THIS.that(not(&DEAD)))).then(&[draw(1)]);

/// # Street Trickster
/// Minion · Demon · 3 mana · 0/7
/// > **Spell Damage +2**
//~ vanilla CFM_039 4b8e2be7 a7b30f3d.e1835dc2 dc1bef0f
pub const CFM_039: Power = VANILLA;

/// # Red Mana Wyrm
/// Minion · 5 mana · 2/6
/// > Whenever you cast a spell, gain +2 Attack.
/// - Makes: Mana Heist [`CFM_060e`] ("Increased Attack.")
//~ derived CFM_060 787ba67e cb051dda.04ec7f82 7d64fd52.e2180131
pub const CFM_060: Power = whenever(YOU.cast(SPELL)).then(&[give(&[ATTACK.plus(2)])]);

/// # Mana Heist
/// Enchantment
/// > Increased Attack.
//~ todo CFM_060e 6d6e7450 d522ad72.08129cea 6f753da0
pub const CFM_060e: Power = TODO;

/// # Kooky Chemist
/// Minion · Undead · 4 mana · 4/4
/// > **Battlecry:** Swap the Attack and Health of a minion.
/// - Makes: Kooky Chemistry [`CFM_063e`] ("Attack and Health have been swapped by Kooky…")
//~ derived CFM_063 8b8a2790 87049108.2c65d2fc 1ab8c66a.9348f6b1
pub const CFM_063: Power = battlecry(&[swap_stats(A_MINION)]);

/// # Kooky Chemistry
/// Enchantment
/// > Attack and Health have been swapped by Kooky Chemist.
/// - Makes: Kooky Chemist [`CFM_063`] (4/4, "Battlecry: Swap the Attack and Health of a…")
//~ todo CFM_063e caebee4d d522ad72.bc1dc454 65f58597.0c4904b1
pub const CFM_063e: Power = TODO;

/// # Blubber Baron
/// Minion · 3 mana · 1/1
/// > Whenever you summon a **Battlecry** minion while this is in your hand, gain +1/+1.
/// - Makes: Size Increase [`CFM_064e`] ("Increased stats.")
//~ derived CFM_064 c816c69a d6fd17e4.250e05ba 03f9f79c.c560cc0c
pub const CFM_064: Power =
    whenever(YOU.summon(all(&[MINION, with(GameTag::BATTLECRY)]))).in_hand().then(&[give(&[plus(1, 1)])]);

/// # Size Increase
/// Enchantment
/// > Increased stats.
//~ todo CFM_064e c31db8d5 d522ad72.a536d554 2c332d1b
pub const CFM_064e: Power = TODO;

/// # Hozen Healer
/// Minion · 4 mana · 2/6
/// > **Battlecry**: Restore a minion to full Health.
//~ derived CFM_067 c92a844d 59ecc571.dd538663 8216bf25
pub const CFM_067: Power = battlecry(&[heal_fully(A_MINION)]);

/// # Weasel Tunneler
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** Shuffle this minion into your opponent's deck.
//~ done CFM_095 - 5533a85b.38543918 4733c433
pub const CFM_095: Power = deathrattle(&[shuffle(the(THIS)).for_(OPPONENT)]);

/// # Mistress of Mixtures
/// Minion · Undead · 1 mana · 2/2
/// > **Deathrattle:** Restore #4 Health to each hero.
/// - Makes: Mistress of Mixtures [`CFM_120_Puzzle`] (2/2, "Deathrattle: Restore 4 Health to each hero.")
//~ derived CFM_120 39a28877 fab20372.6ababce5 23916685.9a673458
pub const CFM_120: Power = deathrattle(&[heal(4).to(HEROES)]);

/// # Mistress of Mixtures
/// Minion · Undead · 1 mana · 2/2
/// > **Deathrattle:** Restore #4 Health to each hero.
//~ derived CFM_120_Puzzle 3b62ce11 fab20372.6ababce5 23916685
pub const CFM_120_Puzzle: Power = deathrattle(&[heal(4).to(HEROES)]);

/// # Small-Time Buccaneer
/// Minion · Pirate · 1 mana · 1/2
/// > Has +2 Attack while you have a weapon equipped.
/// - Makes: Equipped [`CFM_325e`] ("\+2 Attack.")
//~ derived CFM_325 2e9b3b86 606aa4f5.17e5d7c8 3e47e0ab.31a52833
pub const CFM_325: Power = aura(THIS).when(there_is(&YOUR_WEAPON)).gives("CFM_325e");

/// # Equipped
/// Enchantment
/// > \+2 Attack.
//~ derived CFM_325e a789e7a6 d522ad72.a6e18051 07571c40
pub const CFM_325e: Power = enchant(&[ATTACK.plus(2)]);

/// # Fight Promoter
/// Minion · 6 mana · 4/4
/// > **Battlecry:** If you control a minion with 6 or more Health, draw two cards.
//~ done CFM_328 - 3c6a5243.67e44ef9 03c2e89f
pub const CFM_328: Power = battlecry(&[draw(2)]).when(there_is(&FRIENDLY_MINIONS.that(HEALTH.at_least(6))));

/// # Sergeant Sally
/// Minion · Undead · 3 mana · 1/1
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
//~ derived CFM_341 ac36dfe8 c055ab88.3141b123 1571b9e9
pub const CFM_341: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Finja, the Flying Star
/// Minion · Murloc · 5 mana · 3/5
/// > **Stealth** Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
//~ derived CFM_344 13c79a9d 56ee7e85.ce8c7dc1 4e1b62ba
#[rustfmt::skip]
pub const CFM_344: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[summon(the(YOUR_DECK.that(all(&[MINION, MURLOC])).random_of(2)))]);

/// # Fel Orc Soulfiend
/// Minion · 3 mana · 3/7
/// > At the start of your turn, deal 2 damage to this minion.
//~ derived CFM_609 52701308 05bd972b.dd1269f8 2af08e01
pub const CFM_609: Power = at_start_of_your_turn(&[deal(2).to(THIS)]);

/// # Patches the Pirate
/// Minion · Demon · Pirate · 1 mana · 1/1
/// > After you play a Pirate, summon this minion from your deck.
//~ done CFM_637 - 59d7d871.ef7fd043 e00f9491
pub const CFM_637: Power = after(YOU.play(PIRATE)).in_deck().then(&[summon(the(THIS))]);

/// # Backstreet Leper
/// Minion · 3 mana · 3/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
//~ derived CFM_646 160b557f 0582a8fd.f85f7e9e ae817cd3
pub const CFM_646: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Blowgill Sniper
/// Minion · Murloc · 2 mana · 2/1
/// > **Battlecry:** Deal 1 damage.
//~ derived CFM_647 518a75cd 3327e28d.cbe7dbbc eb204590
pub const CFM_647: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Big-Time Racketeer
/// Minion · 6 mana · 1/1
/// > **Battlecry:** Summon a 6/6 Ogre.
/// - Makes: "Little Friend" [`CFM_648t`] (6/6)
//~ derived CFM_648 21a5a810 ce1b8709.8a3c753d 75fba8d4.bf75b79e
pub const CFM_648: Power = battlecry(&[summon(card("CFM_648t"))]);

/// # "Little Friend"
/// Minion · 6 mana · 6/6
//~ vanilla CFM_648t 8b941743 8b4b1bcd 0df138d0
pub const CFM_648t: Power = VANILLA;

/// # Naga Corsair
/// Minion · Naga · Pirate · 4 mana · 5/4
/// > **Battlecry:** Give your weapon +1 Attack.
/// - Makes: Extra Sharp [`CFM_651e`] ("\+1 Attack.")
//~ derived CFM_651 efd9a01a 67750494.5bfc8951 cc0df25e.a7ccf4cf
pub const CFM_651: Power = battlecry(&[attach("CFM_651e").to(YOUR_WEAPON)]);

/// # Extra Sharp
/// Enchantment
/// > \+1 Attack.
//~ derived CFM_651e f2e12575 d522ad72.379bca7a b5650d36
pub const CFM_651e: Power = enchant(&[ATTACK.plus(1)]);

/// # Second-Rate Bruiser
/// Minion · 5 mana · 4/5
/// > **Taunt** Costs (2) less if your opponent has at least three minions.
//~ done CFM_652 - a0c2f312.3b00a9f0 ebc61c8f
pub const CFM_652: Power = aura(THIS).when(there_are(3, &ENEMY_MINIONS)).in_hand().have(&[cost_less(2)]);

/// # Hired Gun
/// Minion · 3 mana · 4/3
/// > **Taunt**
//~ vanilla CFM_653 f214f338 cbdfe8b5.4b0c5d24 b2816d33
pub const CFM_653: Power = VANILLA;

/// # Friendly Bartender
/// Minion · 2 mana · 2/3
/// > At the end of your turn, restore #1 Health to your hero.
//~ derived CFM_654 5da253d5 5656a6e3.4b8448c0 dff0bf6b
pub const CFM_654: Power = at_end_of_your_turn(&[heal(1).to(YOUR_HERO)]);

/// # Toxic Sewer Ooze
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
//~ done CFM_655 - cbdfe8b5.2896f1bd cf1a77b8
pub const CFM_655: Power = battlecry(&[lose_durability(1).to(ENEMY_WEAPON)]);

/// # Streetwise Investigator
/// Minion · 5 mana · 4/6
/// > **Battlecry:** Enemy minions lose **Stealth**.
//~ derived CFM_656 86217338 a0c0ba7d.200b8ecb 295fbd8a
pub const CFM_656: Power = battlecry(&[give(&[has_no(GameTag::STEALTH)]).to(ENEMY_MINIONS)]);

/// # Backroom Bouncer
/// Minion · 4 mana · 4/4
/// > Whenever a friendly minion dies, gain +1 Attack.
/// - Makes: Cut Off [`CFM_658e`] ("Increased Attack.")
//~ derived CFM_658 f419716c 16ec05b0.1938fb78 f67665ec.46f53ce7
pub const CFM_658: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[give(&[ATTACK.plus(1)])]);

/// # Cut Off
/// Enchantment
/// > Increased Attack.
//~ todo CFM_658e cacd1730 d522ad72.08129cea f62e53c1
pub const CFM_658e: Power = TODO;

/// # Gadgetzan Socialite
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Restore #2 Health.
//~ derived CFM_659 948cdc07 565e37de.22e721cb 0a100901
pub const CFM_659: Power = battlecry(&[heal(2).to(TARGET)]);

/// # Worgen Greaser
/// Minion · 4 mana · 6/5
//~ vanilla CFM_665 39be49b1 b7a1c5ed 0ddc7e20
pub const CFM_665: Power = VANILLA;

/// # Grook Fu Master
/// Minion · 5 mana · 3/5
/// > **Windfury**
//~ vanilla CFM_666 a6b74ebe e8b987c6.9569ce14 fe736191
pub const CFM_666: Power = VANILLA;

/// # Bomb Squad
/// Minion · 5 mana · 2/2
/// > **Battlecry:** Deal 5 damage to an enemy minion. **Deathrattle:** Deal 5 damage to your hero.
//~ derived CFM_667 b86eaf86 cb0d2756.4c1622ac 4acf79f1
pub const CFM_667: Power =
    abilities(&[battlecry(&[deal(5).to(AN_ENEMY_MINION)]), deathrattle(&[deal(5).to(YOUR_HERO)])]);

/// # Doppelgangster
/// Minion · 5 mana · 2/2
/// > **Battlecry:** Summon 2 copies of this minion.
/// - Makes: Doppelgangster [`CFM_668t`] (2/2, "Battlecry: Summon 2 copies of this minion."); Doppelgangster [`CFM_668t2`] (2/2, "Battlecry: Summon 2 copies of this minion.")
//~ derived CFM_668 7242e46d cb0d2756.c5d96510 98f53a6e.162a5137
pub const CFM_668: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Doppelgangster
/// Minion · 5 mana · 2/2
/// > **Battlecry:** Summon 2 copies of this minion.
//~ derived CFM_668t ecfd686c cb0d2756.c5d96510 98f53a6e
pub const CFM_668t: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Doppelgangster
/// Minion · 5 mana · 2/2
/// > **Battlecry:** Summon 2 copies of this minion.
//~ derived CFM_668t2 b3c34a47 cb0d2756.c5d96510 98f53a6e
pub const CFM_668t2: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Burgly Bully
/// Minion · 5 mana · 4/6
/// > Whenever your opponent casts a spell, add a Coin to your hand.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived CFM_669 7833b87e a0c0ba7d.6863943a 48bc4a63.5b7621c6
pub const CFM_669: Power = whenever(OPPONENT.cast(SPELL)).then(&[get(card("GAME_005"))]);

/// # Mayor Noggenfogger
/// Minion · 9 mana · 5/4
/// > All targets are chosen randomly.
//~ done CFM_670 - 75278807.58d134f9 3e0a97d2
pub const CFM_670: Power = aura(PLAYERS).have(&[has(GameTag::ALL_TARGETS_RANDOM)]);

/// # Madam Goya
/// Minion · 6 mana · 4/3
/// > **Battlecry:** Choose a friendly minion. Summon any copies of it in your deck.
//~ done CFM_672 - 3c6a5328.f8c99e8e 37be1f03
pub const CFM_672: Power =
    battlecry(&[select(A_FRIENDLY_MINION), summon(the(YOUR_DECK.that(shares(CardProperty::Name, &TARGET))))]);

/// # Spiked Hogrider
/// Minion · Quilboar · 5 mana · 5/5
/// > **Battlecry:** If an enemy minion has **Taunt**, gain **Charge**.
//~ done CFM_688 - 0004d462.87e2e36c c22f0ddf
pub const CFM_688: Power =
    battlecry(&[give(&[has(GameTag::CHARGE)])]).when(there_is(&ENEMY_MINIONS.that(with(GameTag::TAUNT))));

/// # Jade Golem
/// Minion · 1 mana · 1/1
//~ vanilla CFM_712_t01 b13a823f cbd7c476 084dc061
pub const CFM_712_t01: Power = VANILLA;

/// # Jade Golem
/// Minion · 4 mana · 4/4
//~ vanilla CFM_712_t04 93ddb52e 16ec05b0 084dc061
pub const CFM_712_t04: Power = VANILLA;

/// # Jade Golem
/// Minion · 7 mana · 7/7
//~ vanilla CFM_712_t07 0ec96077 48e5225f 084dc061
pub const CFM_712_t07: Power = VANILLA;

/// # Jade Golem
/// Minion · 10 mana · 20/20
//~ vanilla CFM_712_t20 ab37ca24 328f3f74 084dc061
pub const CFM_712_t20: Power = VANILLA;

/// # Dirty Rat
/// Minion · 2 mana · 2/6
/// > **Taunt Battlecry:** Your opponent summons a random minion from their hand.
//~ derived CFM_790 dbd244d0 56b43e4a.6b42bbdc 39dea2e1
pub const CFM_790: Power = battlecry(&[summon(the(ENEMY_HAND.that(MINION).random())).for_(OPPONENT)]);

/// # Wrathion
/// Minion · 6 mana · 4/5
/// > **Taunt**. **Battlecry:** Draw cards until you draw one that isn't a Dragon.
//~ done CFM_806 - 3c79da9e.d286c897 5ae193c6
pub const CFM_806: Power = battlecry(&[
    set_counter(0, 0),
    repeat(60, &[if_(equals(&counter_value(0), 0), &[draw(1), set_counter(0, 1).when(there_is_no(&IT.that(DRAGON)))])]),
]);

/// # Auctionmaster Beardo
/// Minion · 3 mana · 3/4
/// > After you cast a spell, refresh your Hero Power.
//~ derived CFM_807 1dd6f23b 05841e04.e56376bb 5aa8730f
pub const CFM_807: Power = after(YOU.cast(SPELL)).then(&[ready(YOUR_HERO_POWER)]);

/// # Genzo, the Shark
/// Minion · Undead · 4 mana · 5/4
/// > Whenever this attacks, both players draw until they have 3 cards.
//~ derived CFM_808 1ecd8fee ca439a9a.fb59331a e923fa69
pub const CFM_808: Power = whenever(THIS.attack(CARD)).then(&[draw_until(3).for_(PLAYERS)]);

/// # Tanaris Hogchopper
/// Minion · Quilboar · 4 mana · 4/4
/// > **Battlecry:** If your opponent's hand is empty, gain **Charge**.
//~ done CFM_809 - aeaad24a.371e0df7 473daea3
pub const CFM_809: Power = battlecry(&[give(&[has(GameTag::CHARGE)])]).when(there_is_no(&ENEMY_HAND));

/// # Leatherclad Hogleader
/// Minion · Quilboar · 6 mana · 6/6
/// > **Battlecry:** If your opponent has 6 or more cards in hand, gain **Charge**.
//~ done CFM_810 - e8ee74c8.17a0f55d 339b724f
pub const CFM_810: Power = battlecry(&[give(&[has(GameTag::CHARGE)])]).when(there_are(6, &ENEMY_HAND));

/// # Daring Reporter
/// Minion · 4 mana · 3/3
/// > Whenever your opponent draws a card, gain +1/+1.
/// - Makes: The Scoop [`CFM_851e`] ("Increased stats.")
//~ derived CFM_851 47436e95 e3939604.a83c63e6 c272cbad.c9716287
pub const CFM_851: Power = whenever(OPPONENT.draw(CARD)).then(&[give(&[plus(1, 1)])]);

/// # The Scoop
/// Enchantment
/// > Increased stats.
//~ todo CFM_851e c52f3104 d522ad72.a536d554 55d9d0c8
pub const CFM_851e: Power = TODO;

/// # Ancient of Blossoms
/// Minion · 6 mana · 3/8
/// > **Taunt**
//~ vanilla CFM_854 281cb315 5444d73a.4b0c5d24 47c25331
pub const CFM_854: Power = VANILLA;

/// # Defias Cleaner
/// Minion · 6 mana · 5/7
/// > **Battlecry: Silence** a minion with **Deathrattle**.
//~ derived CFM_855 faf94d05 730ec192.ee1796c8 fd7f62ce
pub const CFM_855: Power = battlecry(&[silence(A_MINION.that(with(GameTag::DEATHRATTLE)))]);
