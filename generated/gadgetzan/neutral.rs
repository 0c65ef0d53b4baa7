//! Neutral cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bb5a9f6f

/// # Wind-up Burglebot
///
/// `CFM_025` · Neutral minion · 6 mana · 5/5
///
/// > Whenever this attacks a minion and survives, draw a card.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived CFM_025 e39f852c 5861e202 8071c610.f43c6b89
pub const CFM_025: Power = after(THIS.attack(MINION)).when(there_is(&THIS.that(not(&DEAD)))).then(&[draw(1)]);

/// # Street Trickster
///
/// `CFM_039` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla CFM_039 de3ddb67 4b8e2be7 f732c4de.e1835dc2
pub const CFM_039: Power = VANILLA;

/// # Red Mana Wyrm
///
/// `CFM_060` · Neutral minion · 5 mana · 2/6
///
/// > Whenever you cast a spell, gain +2 Attack.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Mana Heist [`CFM_060e`]
///
/// State: Derived
//~ derived CFM_060 49ed0c38 787ba67e bfff85ed.04ec7f82
pub const CFM_060: Power = whenever(YOU.cast(SPELL)).then(&[give(&[ATTACK.plus(2)])]);

/// # Mana Heist
///
/// `CFM_060e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_060e 507236f8 6d6e7450 fff2a2f2.08129cea
pub const CFM_060e: Power = TODO;

/// # Kooky Chemist
///
/// `CFM_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Swap Attack and Health of a minion."
/// - Enchantments: Kooky Chemistry [`CFM_063e`]
///
/// State: Derived
//~ derived CFM_063 b50d7b93 8b8a2790 237d5f17.2c65d2fc
pub const CFM_063: Power = battlecry(&[swap_stats(A_MINION)]);

/// # Kooky Chemistry
///
/// `CFM_063e` · Neutral enchantment
///
/// > Attack and Health have been swapped by Kooky Chemist.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Kooky Chemist [`CFM_063`]
///
/// State: Todo
//~ todo CFM_063e 593df6f5 caebee4d 682e5f22.bc1dc454
pub const CFM_063e: Power = TODO;

/// # Blubber Baron
///
/// `CFM_064` · Neutral minion · 3 mana · 1/1
///
/// > Whenever you summon a **Battlecry** minion while this is in your hand, gain +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Refers to: Battlecry
/// - Enchantments: Size Increase [`CFM_064e`]
///
/// State: Derived
//~ derived CFM_064 57bd29d7 c816c69a 58039a81.250e05ba
pub const CFM_064: Power =
    whenever(YOU.summon(all(&[MINION, with(GameTag::BATTLECRY)]))).in_hand().then(&[give(&[plus(1, 1)])]);

/// # Size Increase
///
/// `CFM_064e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_064e 22191119 c31db8d5 30302157.a536d554
pub const CFM_064e: Power = TODO;

/// # Hozen Healer
///
/// `CFM_067` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry**: Restore a minion to full Health.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore a minion to full Health."
///
/// State: Derived
//~ derived CFM_067 ebb28bcd c92a844d 632e4121.dd538663
pub const CFM_067: Power = battlecry(&[heal_fully(A_MINION)]);

/// # Weasel Tunneler
///
/// `CFM_095` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Shuffle this minion into your opponent's deck.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Derived
//~ derived CFM_095 c5503ae0 b84c537b f1c46205.38543918
pub const CFM_095: Power = deathrattle(&[shuffle(the(THIS)).to(OPPONENT)]);

/// # Mistress of Mixtures
///
/// `CFM_120` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Restore #4 Health to each hero.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Mistress of Mixtures [`CFM_120_Puzzle`]
///
/// State: Derived
//~ derived CFM_120 4112e621 39a28877 659d63a6.6ababce5
pub const CFM_120: Power = deathrattle(&[heal(4).to(HEROES)]);

/// # Mistress of Mixtures
///
/// `CFM_120_Puzzle` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Restore #4 Health to each hero.
///
/// - Set: Mean Streets of Gadgetzan · common
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived CFM_120_Puzzle c50ba935 3b62ce11 a0687c24.6ababce5
pub const CFM_120_Puzzle: Power = deathrattle(&[heal(4).to(HEROES)]);

/// # Small-Time Buccaneer
///
/// `CFM_325` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Pirate
/// - Enchantments: Equipped [`CFM_325e`]
///
/// State: Derived
//~ derived CFM_325 f99296c2 2e9b3b86 376dcf0d.17e5d7c8
pub const CFM_325: Power = aura(THIS).when(there_is(&YOUR_WEAPON)).gives("CFM_325e");

/// # Equipped
///
/// `CFM_325e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_325e f54c5976 a789e7a6 36da9b7d.bf3d1612
pub const CFM_325e: Power = enchant(&[ATTACK.plus(2)]);

/// # Fight Promoter
///
/// `CFM_328` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** If you control a minion with 6 or more Health, draw two cards.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CFM_328 de380a71 6d0c157b 1500f691.67e44ef9
pub const CFM_328: Power = battlecry(&[draw(2)]).when(there_is(&FRIENDLY_MINIONS.that(HEALTH.at_least(6))));

/// # Sergeant Sally
///
/// `CFM_341` · Neutral minion · 3 mana · 1/1
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived CFM_341 0653bc7f ac36dfe8 f90b7586.3141b123
pub const CFM_341: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Finja, the Flying Star
///
/// `CFM_344` · Neutral minion · 5 mana · 3/5
///
/// > **Stealth** Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived CFM_344 86a8a418 13c79a9d 34226383.ce8c7dc1
#[rustfmt::skip]
pub const CFM_344: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[summon(the(YOUR_DECK.that(all(&[MINION, MURLOC])).random_of(2)))]);

/// # Fel Orc Soulfiend
///
/// `CFM_609` · Neutral minion · 3 mana · 3/7
///
/// > At the start of your turn, deal 2 damage to this minion.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_609 39aa480e 52701308 700702e1.dd1269f8
pub const CFM_609: Power = at_start_of_your_turn(&[deal(2).to(THIS)]);

/// # Patches the Pirate
///
/// `CFM_637` · Neutral minion · 1 mana · 1/1
///
/// > After you play a Pirate, summon this minion from your deck.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Demon, Pirate
/// - Tags: `2537` = 1
///
/// State: Done
//~ done CFM_637 5b3ff14b - 4f403475.ef7fd043
pub const CFM_637: Power = after(YOU.play(PIRATE)).in_deck().then(&[summon(the(THIS))]);

/// # Backstreet Leper
///
/// `CFM_646` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived CFM_646 e02f3133 160b557f 93cff0d7.f85f7e9e
pub const CFM_646: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Blowgill Sniper
///
/// `CFM_647` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Derived
//~ derived CFM_647 d7c909d5 518a75cd f860bf05.cbe7dbbc
pub const CFM_647: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Big-Time Racketeer
///
/// `CFM_648` · Neutral minion · 6 mana · 1/1
///
/// > **Battlecry:** Summon a 6/6 Ogre.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: "Little Friend" [`CFM_648t`]
///
/// State: Derived
//~ derived CFM_648 8fd078b4 21a5a810 b1e8ca07.8a3c753d
pub const CFM_648: Power = battlecry(&[summon(card("CFM_648t"))]);

/// # "Little Friend"
///
/// `CFM_648t` · Neutral minion · 6 mana · 6/6
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Vanilla
//~ vanilla CFM_648t db12e3a5 8b941743 0b80ae24
pub const CFM_648t: Power = VANILLA;

/// # Naga Corsair
///
/// `CFM_651` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Naga, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2553` = 1
/// - Enchantments: Extra Sharp [`CFM_651e`]
///
/// State: Derived
//~ derived CFM_651 54e8e00f efd9a01a b2b8809b.5bfc8951
pub const CFM_651: Power = battlecry(&[attach("CFM_651e").to(YOUR_WEAPON)]);

/// # Extra Sharp
///
/// `CFM_651e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_651e b592ebec f2e12575 93dc9c4b.c84fda8a
pub const CFM_651e: Power = enchant(&[ATTACK.plus(1)]);

/// # Second-Rate Bruiser
///
/// `CFM_652` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt** Costs (2) less if your opponent has at least three minions.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived CFM_652 5e01e711 ec8a75b8 070f1b88.3b00a9f0
pub const CFM_652: Power = aura(THIS).when(there_are(3, &ENEMY_MINIONS)).in_hand().have(&[cost_less(2)]);

/// # Hired Gun
///
/// `CFM_653` · Neutral minion · 3 mana · 4/3
///
/// > **Taunt**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CFM_653 47acb421 f214f338 244fba31.4b0c5d24
pub const CFM_653: Power = VANILLA;

/// # Friendly Bartender
///
/// `CFM_654` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, restore #1 Health to your hero.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
///
/// State: Derived
//~ derived CFM_654 7f3be52e 5da253d5 b041081d.4b8448c0
pub const CFM_654: Power = at_end_of_your_turn(&[heal(1).to(YOUR_HERO)]);

/// # Toxic Sewer Ooze
///
/// `CFM_655` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CFM_655 7de62e06 d38ed46a f4f48846.2896f1bd
pub const CFM_655: Power = battlecry(&[lose_durability(1).to(ENEMY_WEAPON)]);

/// # Streetwise Investigator
///
/// `CFM_656` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Enemy minions lose **Stealth**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
///
/// State: Derived
//~ derived CFM_656 f5a562e4 86217338 c1fde841.200b8ecb
pub const CFM_656: Power = battlecry(&[give(&[has_no(GameTag::STEALTH)]).to(ENEMY_MINIONS)]);

/// # Backroom Bouncer
///
/// `CFM_658` · Neutral minion · 4 mana · 4/4
///
/// > Whenever a friendly minion dies, gain +1 Attack.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Enchantments: Cut Off [`CFM_658e`]
///
/// State: Derived
//~ derived CFM_658 f3c92235 f419716c 614da79d.1938fb78
pub const CFM_658: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[give(&[ATTACK.plus(1)])]);

/// # Cut Off
///
/// `CFM_658e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_658e fd791038 cacd1730 5aa0338b.08129cea
pub const CFM_658e: Power = TODO;

/// # Gadgetzan Socialite
///
/// `CFM_659` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Restore #2 Health.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #2 Health."
///
/// State: Derived
//~ derived CFM_659 0f155c56 948cdc07 e5688c91.22e721cb
pub const CFM_659: Power = battlecry(&[heal(2).to(TARGET)]);

/// # Worgen Greaser
///
/// `CFM_665` · Neutral minion · 4 mana · 6/5
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
///
/// State: Vanilla
//~ vanilla CFM_665 ba5674e3 39be49b1 da41edeb
pub const CFM_665: Power = VANILLA;

/// # Grook Fu Master
///
/// `CFM_666` · Neutral minion · 5 mana · 3/5
///
/// > **Windfury**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla CFM_666 c6d35efd a6b74ebe 85f35e28.9569ce14
pub const CFM_666: Power = VANILLA;

/// # Bomb Squad
///
/// `CFM_667` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Deal 5 damage to an enemy minion. **Deathrattle:** Deal 5 damage to your hero.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived CFM_667 597e9c0c b86eaf86 cb461532.4c1622ac
pub const CFM_667: Power =
    abilities(&[battlecry(&[deal(5).to(AN_ENEMY_MINION)]), deathrattle(&[deal(5).to(YOUR_HERO)])]);

/// # Doppelgangster
///
/// `CFM_668` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Doppelgangster [`CFM_668t`], Doppelgangster [`CFM_668t2`]
///
/// State: Derived
//~ derived CFM_668 de6b148b 7242e46d 444552f9.c5d96510
pub const CFM_668: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Doppelgangster
///
/// `CFM_668t` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// - Set: Mean Streets of Gadgetzan · rare
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CFM_668t 6a06012d ecfd686c d3d88db5.c5d96510
pub const CFM_668t: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Doppelgangster
///
/// `CFM_668t2` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// - Set: Mean Streets of Gadgetzan · rare
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CFM_668t2 8cfbedd6 b3c34a47 a201b860.c5d96510
pub const CFM_668t2: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Burgly Bully
///
/// `CFM_669` · Neutral minion · 5 mana · 4/6
///
/// > Whenever your opponent casts a spell, add a Coin to your hand.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived CFM_669 42b44eda 7833b87e f0397d96.6863943a
pub const CFM_669: Power = whenever(OPPONENT.cast(SPELL)).then(&[get(card("GAME_005"))]);

/// # Mayor Noggenfogger
///
/// `CFM_670` · Neutral minion · 9 mana · 5/4
///
/// > All targets are chosen randomly.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
///
/// State: Todo
//~ todo CFM_670 02914441 d8a0e523 e21fc4cd.58d134f9
pub const CFM_670: Power = TODO;

/// # Madam Goya
///
/// `CFM_672` · Neutral minion · 6 mana · 4/3
///
/// > **Battlecry:** Choose a friendly minion. Summon any copies of it in your deck.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Summon any copies from your deck."
///
/// State: Todo
//~ todo CFM_672 a70f2495 6a2f3a6f 3593fc3b.f8c99e8e
pub const CFM_672: Power = TODO;

/// # Spiked Hogrider
///
/// `CFM_688` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If an enemy minion has **Taunt**, gain **Charge**.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Charge
///
/// State: Derived
//~ derived CFM_688 acd918d7 1fbfb224 88b17518.87e2e36c
pub const CFM_688: Power =
    battlecry(&[give(&[has(GameTag::CHARGE)])]).when(there_is(&ENEMY_MINIONS.that(with(GameTag::TAUNT))));

/// # Jade Golem
///
/// `CFM_712_t01` · Neutral minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Jade Golem
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ vanilla CFM_712_t01 278fd6e1 b13a823f a1c5441a
pub const CFM_712_t01: Power = VANILLA;

/// # Jade Golem
///
/// `CFM_712_t04` · Neutral minion · 4 mana · 4/4
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Jade Golem
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ vanilla CFM_712_t04 67835287 93ddb52e 8961d7c5
pub const CFM_712_t04: Power = VANILLA;

/// # Jade Golem
///
/// `CFM_712_t07` · Neutral minion · 7 mana · 7/7
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Jade Golem
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ vanilla CFM_712_t07 f11123fc 0ec96077 f5aa9c94
pub const CFM_712_t07: Power = VANILLA;

/// # Jade Golem
///
/// `CFM_712_t20` · Neutral minion · 10 mana · 20/20
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Jade Golem
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ vanilla CFM_712_t20 055429cf ab37ca24 92d86473
pub const CFM_712_t20: Power = VANILLA;

/// # Dirty Rat
///
/// `CFM_790` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Your opponent summons a random minion from their hand.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4547` = 1
///
/// State: Derived
//~ derived CFM_790 123c62a7 2f9270b3 88e852ce.6b42bbdc
pub const CFM_790: Power = battlecry(&[summon(the(ENEMY_HAND.that(MINION).random())).to(OPPONENT)]);

/// # Wrathion
///
/// `CFM_806` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt**. **Battlecry:** Draw cards until you draw one that isn't a Dragon.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ todo CFM_806 6619e8a5 8b2c5c4c 84976ce7.d286c897
pub const CFM_806: Power = TODO;

/// # Auctionmaster Beardo
///
/// `CFM_807` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell, refresh your Hero Power.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
///
/// State: Derived
//~ derived CFM_807 8d027f20 1dd6f23b 575e26a1.e56376bb
pub const CFM_807: Power = after(YOU.cast(SPELL)).then(&[ready(YOUR_HERO_POWER)]);

/// # Genzo, the Shark
///
/// `CFM_808` · Neutral minion · 4 mana · 5/4
///
/// > Whenever this attacks, both players draw until they have 3 cards.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived CFM_808 e8b4d29a d785b7ef e9e9f995.fb59331a
pub const CFM_808: Power = whenever(THIS.attack(CARD)).then(&[draw_until(3).to(PLAYERS)]);

/// # Tanaris Hogchopper
///
/// `CFM_809` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent's hand is empty, gain **Charge**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Charge
///
/// State: Derived
//~ derived CFM_809 ffd6c623 e3f17eb6 c6b7e4ef.371e0df7
pub const CFM_809: Power = battlecry(&[give(&[has(GameTag::CHARGE)])]).when(there_is_no(&ENEMY_HAND));

/// # Leatherclad Hogleader
///
/// `CFM_810` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If your opponent has 6 or more cards in hand, gain **Charge**.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Charge
///
/// State: Derived
//~ derived CFM_810 aead5f82 4f922e04 16f1dc68.17a0f55d
pub const CFM_810: Power = battlecry(&[give(&[has(GameTag::CHARGE)])]).when(there_are(6, &ENEMY_HAND));

/// # Daring Reporter
///
/// `CFM_851` · Neutral minion · 4 mana · 3/3
///
/// > Whenever your opponent draws a card, gain +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: The Scoop [`CFM_851e`]
///
/// State: Derived
//~ derived CFM_851 98999db6 47436e95 98cb0d25.a83c63e6
pub const CFM_851: Power = whenever(OPPONENT.draw(CARD)).then(&[give(&[plus(1, 1)])]);

/// # The Scoop
///
/// `CFM_851e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_851e 2ba9f9e7 c52f3104 ec7fea29.a536d554
pub const CFM_851e: Power = TODO;

/// # Ancient of Blossoms
///
/// `CFM_854` · Neutral minion · 6 mana · 3/8
///
/// > **Taunt**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CFM_854 e8a7fcd3 281cb315 0331a84b.4b0c5d24
pub const CFM_854: Power = VANILLA;

/// # Defias Cleaner
///
/// `CFM_855` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry: Silence** a minion with **Deathrattle**.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle, Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Silence a minion with Deathrattle."
///
/// State: Derived
//~ derived CFM_855 d685acc5 faf94d05 ac92e1a0.ee1796c8
pub const CFM_855: Power = battlecry(&[silence(A_MINION.that(with(GameTag::DEATHRATTLE)))]);
