//! Neutral cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wind-up Burglebot
///
/// `CFM_025` · Neutral minion · 6 mana · 5/5
///
/// > Whenever this attacks a minion and survives, draw a card.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ CFM_025 todo 4a891715 fb3c5f39
pub const CFM_025: Power = TODO;

/// # Street Trickster
///
/// `CFM_039` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Demon
/// - Mechanics: Spellpower, Imp
///
/// State: Todo
//~ CFM_039 todo 72adc0b8 9bb76726
pub const CFM_039: Power = TODO;

/// # Red Mana Wyrm
///
/// `CFM_060` · Neutral minion · 5 mana · 2/6
///
/// > Whenever you cast a spell, gain +2 Attack.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Mana Heist [`CFM_060e`]
///
/// State: Todo
//~ CFM_060 todo fb77521d 5b3dfbf7
pub const CFM_060: Power = TODO;

/// # Mana Heist
///
/// `CFM_060e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_060e todo 9b6fed1b 72222123
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
/// State: Todo
//~ CFM_063 todo 9f030d12 4c5cf651
pub const CFM_063: Power = TODO;

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
//~ CFM_063e todo 0b692516 34682f61
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
/// State: Todo
//~ CFM_064 todo 3719ebce f0b9459b
pub const CFM_064: Power = TODO;

/// # Size Increase
///
/// `CFM_064e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_064e todo 4ac4c791 72a6fc4c
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
/// State: Todo
//~ CFM_067 todo fbafb602 fc56de62
pub const CFM_067: Power = TODO;

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
/// State: Todo
//~ CFM_095 todo 6d00d7c3 29e42902
pub const CFM_095: Power = TODO;

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
/// State: Todo
//~ CFM_120 todo 9ed8d93d 2e566796
pub const CFM_120: Power = TODO;

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
/// State: Todo
//~ CFM_120_Puzzle todo b5530dbd 9b065ca7
pub const CFM_120_Puzzle: Power = TODO;

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
/// State: Todo
//~ CFM_325 todo 9a9fb534 2074bf7c
pub const CFM_325: Power = TODO;

/// # Equipped
///
/// `CFM_325e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_325e todo 88c92543 da9b54bd
pub const CFM_325e: Power = TODO;

/// # Fight Promoter
///
/// `CFM_328` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** If you control a minion with 6 or more Health, draw two cards.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CFM_328 todo 457b24ea 668900bb
pub const CFM_328: Power = TODO;

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
/// State: Todo
//~ CFM_341 todo c27bcd4e caf31c16
pub const CFM_341: Power = TODO;

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
/// State: Todo
//~ CFM_344 todo 5dba425a aa1f8a89
pub const CFM_344: Power = TODO;

/// # Fel Orc Soulfiend
///
/// `CFM_609` · Neutral minion · 3 mana · 3/7
///
/// > At the start of your turn, deal 2 damage to this minion.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_609 todo 8b362dc7 0a81ec9c
pub const CFM_609: Power = TODO;

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
/// State: Todo
//~ CFM_637 todo 26eefd7f c83952d1
pub const CFM_637: Power = TODO;

/// # Backstreet Leper
///
/// `CFM_646` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ CFM_646 todo 46e97c8c 06b651b8
pub const CFM_646: Power = TODO;

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
/// State: Todo
//~ CFM_647 todo 5a36feff 5739214e
pub const CFM_647: Power = TODO;

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
/// State: Todo
//~ CFM_648 todo 887f3447 4312043c
pub const CFM_648: Power = TODO;

/// # "Little Friend"
///
/// `CFM_648t` · Neutral minion · 6 mana · 6/6
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Vanilla
//~ CFM_648t vanilla e4ac4d2b 47f67884
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
/// State: Todo
//~ CFM_651 todo 1ed186d9 54033416
pub const CFM_651: Power = TODO;

/// # Extra Sharp
///
/// `CFM_651e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_651e todo b4a647ef f494254f
pub const CFM_651e: Power = TODO;

/// # Second-Rate Bruiser
///
/// `CFM_652` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt** Costs (2) less if your opponent has at least three minions.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ CFM_652 todo 6c93ef93 924e86d5
pub const CFM_652: Power = TODO;

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
//~ CFM_653 vanilla f57412c3 8c421e99
pub const CFM_653: Power = VANILLA;

/// # Friendly Bartender
///
/// `CFM_654` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, restore #1 Health to your hero.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
///
/// State: Todo
//~ CFM_654 todo 25457ebc bd6d4c48
pub const CFM_654: Power = TODO;

/// # Toxic Sewer Ooze
///
/// `CFM_655` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CFM_655 todo 6cc919a2 9a85834e
pub const CFM_655: Power = TODO;

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
/// State: Todo
//~ CFM_656 todo 23580015 c48cd46c
pub const CFM_656: Power = TODO;

/// # Backroom Bouncer
///
/// `CFM_658` · Neutral minion · 4 mana · 4/4
///
/// > Whenever a friendly minion dies, gain +1 Attack.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Enchantments: Cut Off [`CFM_658e`]
///
/// State: Todo
//~ CFM_658 todo e3a7cac6 b35d922b
pub const CFM_658: Power = TODO;

/// # Cut Off
///
/// `CFM_658e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_658e todo 86c21398 a3193ac5
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
/// State: Todo
//~ CFM_659 todo b419a403 f9bdf060
pub const CFM_659: Power = TODO;

/// # Worgen Greaser
///
/// `CFM_665` · Neutral minion · 4 mana · 6/5
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
///
/// State: Vanilla
//~ CFM_665 vanilla 173fea31 ccbb4156
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
//~ CFM_666 vanilla 852a6385 7cca6acc
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
/// State: Todo
//~ CFM_667 todo fee59679 9aeaf628
pub const CFM_667: Power = TODO;

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
/// State: Todo
//~ CFM_668 todo b16428a1 6609c3d9
pub const CFM_668: Power = TODO;

/// # Doppelgangster
///
/// `CFM_668t` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// - Set: Mean Streets of Gadgetzan · rare
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CFM_668t todo 561ddcda 636fc9ab
pub const CFM_668t: Power = TODO;

/// # Doppelgangster
///
/// `CFM_668t2` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// - Set: Mean Streets of Gadgetzan · rare
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CFM_668t2 todo 6e5f7309 9ed4b95c
pub const CFM_668t2: Power = TODO;

/// # Burgly Bully
///
/// `CFM_669` · Neutral minion · 5 mana · 4/6
///
/// > Whenever your opponent casts a spell, add a Coin to your hand.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ CFM_669 todo dfab96d6 7562f628
pub const CFM_669: Power = TODO;

/// # Mayor Noggenfogger
///
/// `CFM_670` · Neutral minion · 9 mana · 5/4
///
/// > All targets are chosen randomly.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
///
/// State: Todo
//~ CFM_670 todo 045456fc 6763f2c2
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
//~ CFM_672 todo 49d1acb5 f0ed6600
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
/// State: Todo
//~ CFM_688 todo 34f065ab b25db4c9
pub const CFM_688: Power = TODO;

/// # Jade Golem
///
/// `CFM_712_t01` · Neutral minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ CFM_712_t01 vanilla b3b26da8 fbee6fab
pub const CFM_712_t01: Power = VANILLA;

/// # Jade Golem
///
/// `CFM_712_t04` · Neutral minion · 4 mana · 4/4
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ CFM_712_t04 vanilla 6b8d722a 60b2d580
pub const CFM_712_t04: Power = VANILLA;

/// # Jade Golem
///
/// `CFM_712_t07` · Neutral minion · 7 mana · 7/7
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ CFM_712_t07 vanilla 40bf0447 8c356993
pub const CFM_712_t07: Power = VANILLA;

/// # Jade Golem
///
/// `CFM_712_t20` · Neutral minion · 10 mana · 20/20
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Jade Golem
/// - Tags: `2428` = 1
///
/// State: Vanilla
//~ CFM_712_t20 vanilla 83b3c672 9bd0300a
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
/// State: Todo
//~ CFM_790 todo 175b9a44 69d10f60
pub const CFM_790: Power = TODO;

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
//~ CFM_806 todo c9292db2 92568c34
pub const CFM_806: Power = TODO;

/// # Auctionmaster Beardo
///
/// `CFM_807` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell, refresh your Hero Power.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
///
/// State: Todo
//~ CFM_807 todo 20e8ec6d 52695f34
pub const CFM_807: Power = TODO;

/// # Genzo, the Shark
///
/// `CFM_808` · Neutral minion · 4 mana · 5/4
///
/// > Whenever this attacks, both players draw until they have 3 cards.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ CFM_808 todo 0d28be3b 037cf8e7
pub const CFM_808: Power = TODO;

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
/// State: Todo
//~ CFM_809 todo b26c0889 bd2ab947
pub const CFM_809: Power = TODO;

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
/// State: Todo
//~ CFM_810 todo 6437c8f3 15f2c4c8
pub const CFM_810: Power = TODO;

/// # Daring Reporter
///
/// `CFM_851` · Neutral minion · 4 mana · 3/3
///
/// > Whenever your opponent draws a card, gain +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: The Scoop [`CFM_851e`]
///
/// State: Todo
//~ CFM_851 todo fbc00c76 4b07623b
pub const CFM_851: Power = TODO;

/// # The Scoop
///
/// `CFM_851e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_851e todo 4a060dc2 c3da0076
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
//~ CFM_854 vanilla 9c5af9e6 e96e429a
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
/// State: Todo
//~ CFM_855 todo 7f4c5fbd 685ebf3d
pub const CFM_855: Power = TODO;
