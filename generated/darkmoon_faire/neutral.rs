//! Neutral cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # N'Zoth, God of the Deep
///
/// `DMF_002` · Neutral minion · 9 mana · 5/7
///
/// > **Battlecry:** Resurrect a friendly minion of each minion type.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_002 todo 234d5db2 4617305c
pub const DMF_002: Power = TODO;

/// # Yogg-Saron, Master of Fate
///
/// `DMF_004` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1780, `PLAYER_TAG_THRESHOLD_VALUE` = 10
/// - Tokens: Mysterybox [`DMF_004t1`], Hand of Fate [`DMF_004t2`], Curse of Flesh [`DMF_004t3`], Mindflayer Goggles [`DMF_004t4`], Devouring Hunger [`DMF_004t5`], Rod of Roasting [`DMF_004t6`]
///
/// State: Todo
//~ DMF_004 todo e503ece9 07186265
pub const DMF_004: Power = TODO;

/// # Mysterybox
///
/// `DMF_004t1` · Neutral spell · 0 mana
///
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly)*.
///
/// - Set: Madness at the Darkmoon Faire
/// - Enchantments: Prizes! [`DMF_004t1e`]
///
/// State: Todo
//~ DMF_004t1 todo 0556cffa 8bc91441
pub const DMF_004t1: Power = TODO;

/// # Prizes!
///
/// `DMF_004t1e` · Neutral enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_004t1e todo ddbfe036 a974a502
pub const DMF_004t1e: Power = TODO;

/// # Hand of Fate
///
/// `DMF_004t2` · Neutral spell · 0 mana
///
/// > Fill your hand with random spells. They cost (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_004t2 todo 276f0c2e 14aa2ef1
pub const DMF_004t2: Power = TODO;

/// # Curse of Flesh
///
/// `DMF_004t3` · Neutral spell · 0 mana
///
/// > Fill the board with random minions, then give yours **Rush**.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Rush
///
/// State: Todo
//~ DMF_004t3 todo b71ec81a c6b6b871
pub const DMF_004t3: Power = TODO;

/// # Mindflayer Goggles
///
/// `DMF_004t4` · Neutral spell · 0 mana
///
/// > Take control of three random enemy minions.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_004t4 todo b7b868e1 aa3e08bf
pub const DMF_004t4: Power = TODO;

/// # Devouring Hunger
///
/// `DMF_004t5` · Neutral spell · 0 mana
///
/// > Destroy all other minions. Gain their Attack and Health.
///
/// - Set: Madness at the Darkmoon Faire
/// - Enchantments: Consume [`DMF_004t5e`]
///
/// State: Todo
//~ DMF_004t5 todo a9021e72 c33c32ea
pub const DMF_004t5: Power = TODO;

/// # Consume
///
/// `DMF_004t5e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_004t5e todo ac2cd5c8 c557fddd
pub const DMF_004t5e: Power = TODO;

/// # Rod of Roasting
///
/// `DMF_004t6` · Neutral spell · 0 mana
///
/// > Cast 'Pyroblast' randomly until a hero dies.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_004t6 todo ee8b90c2 fc920582
pub const DMF_004t6: Power = TODO;

/// # Rock Rager
///
/// `DMF_044` · Neutral minion · 2 mana · 5/1
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DMF_044 vanilla 98c51180 82ede314
pub const DMF_044: Power = VANILLA;

/// # Gyreworm
///
/// `DMF_062` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ DMF_062 todo 2546a3c5 c924bcb9
pub const DMF_062: Power = TODO;

/// # Banana Vendor
///
/// `DMF_065` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Bananas to each player's hand.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Bananas [`DMF_065e`]
/// - Tokens: Bananas [`DMF_065t`], Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Todo
//~ DMF_065 todo 81300bef c08a8b8f
pub const DMF_065: Power = TODO;

/// # Bananas
///
/// `DMF_065e` · Neutral enchantment
///
/// > Has +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_065e todo e7b6d11d c0b17c42
pub const DMF_065e: Power = TODO;

/// # Bananas
///
/// `DMF_065t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
/// - Reprint of: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Reprint
//~ DMF_065t reprint df4f3edc 37ecf288
pub const DMF_065t: Power = crate::cards::EX1_014t;

/// # Knife Vendor
///
/// `DMF_066` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 4 damage to each hero.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_066 todo 6ffc3d0a f345472b
pub const DMF_066: Power = TODO;

/// # Prize Vendor
///
/// `DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ DMF_067 todo 1195d7f2 15df326c
pub const DMF_067: Power = TODO;

/// # Optimistic Ogre
///
/// `DMF_068` · Neutral minion · 5 mana · 6/7
///
/// > 50% chance to attack the correct enemy.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Forgetful
///
/// State: Todo
//~ DMF_068 todo 79d872aa 082f1273
pub const DMF_068: Power = TODO;

/// # Claw Machine
///
/// `DMF_069` · Neutral minion · 6 mana · 6/3
///
/// > **Rush**. **Deathrattle:** Draw a minion and give it +3/+3.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: AHHHHH! [`DMF_069e`]
///
/// State: Todo
//~ DMF_069 todo 15d2ec36 a968b3c9
pub const DMF_069: Power = TODO;

/// # AHHHHH!
///
/// `DMF_069e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_069e todo 9636ef6c 0ad74121
pub const DMF_069e: Power = TODO;

/// # Darkmoon Rabbit
///
/// `DMF_070` · Neutral minion · 10 mana · 1/1
///
/// > **Rush**, **Poisonous** Also damages the minions next to whomever this attacks.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Todo
//~ DMF_070 todo 057f7f72 7ba1068a
pub const DMF_070: Power = TODO;

/// # Darkmoon Dirigible
///
/// `DMF_073` · Neutral minion · 3 mana · 3/2
///
/// > **Divine Shield Corrupt:** Gain **Rush**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Corrupt
/// - Refers to: Rush
/// - Tokens: Darkmoon Dirigible [`DMF_073t`]
///
/// State: Todo
//~ DMF_073 todo e66623d4 5044dae5
pub const DMF_073: Power = TODO;

/// # Darkmoon Dirigible
///
/// `DMF_073t` · Neutral minion · 3 mana · 3/2
///
/// > **Corrupted Rush**, **Divine Shield**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Rush, Corrupted Card
///
/// State: Todo
//~ DMF_073t todo 19dc8ced b81b0108
pub const DMF_073t: Power = TODO;

/// # Silas Darkmoon
///
/// `DMF_074` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Choose a direction to rotate all minions.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: This Way [`DMF_074a`], That Way [`DMF_074b`]
///
/// State: Todo
//~ DMF_074 todo 0c45781a bf669a76
pub const DMF_074: Power = TODO;

/// # This Way
///
/// `DMF_074a` · Neutral spell · 0 mana
///
/// > Minions will rotate this way.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_074a todo ec2ed956 cce9fb67
pub const DMF_074a: Power = TODO;

/// # That Way
///
/// `DMF_074b` · Neutral spell · 0 mana
///
/// > Minions will rotate that way.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_074b todo 5bb5f36b 184b1237
pub const DMF_074b: Power = TODO;

/// # Strongman
///
/// `DMF_078` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Corrupt:** This costs (0).
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Taunt, Corrupt
/// - Enchantments: Corruption [`DMF_078e`]
/// - Tokens: Strongman [`DMF_078t`]
///
/// State: Todo
//~ DMF_078 todo 4e7de49c b2c63109
pub const DMF_078: Power = TODO;

/// # Corruption
///
/// `DMF_078e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_078e todo a02a52a7 865faa56
pub const DMF_078e: Power = TODO;

/// # Strongman
///
/// `DMF_078t` · Neutral minion · 0 mana · 6/6
///
/// > **Corrupted Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Taunt, Corrupted Card
///
/// State: Todo
//~ DMF_078t todo 4b2cbd9a 0e69079d
pub const DMF_078t: Power = TODO;

/// # Inconspicuous Rider
///
/// `DMF_079` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast a **Secret** from your deck.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ DMF_079 todo 449f356a c9cfde9e
pub const DMF_079: Power = TODO;

/// # Fleethoof Pearltusk
///
/// `DMF_080` · Neutral minion · 5 mana · 4/4
///
/// > **Rush Corrupt:** Gain +4/+4.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Corrupt
/// - Tokens: Fleethoof Pearltusk [`DMF_080t`]
///
/// State: Todo
//~ DMF_080 todo 0bea2f43 bc63d28d
pub const DMF_080: Power = TODO;

/// # Fleethoof Pearltusk
///
/// `DMF_080t` · Neutral minion · 5 mana · 8/8
///
/// > **Corrupted Rush**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Beast
/// - Mechanics: Rush, Corrupted Card
///
/// State: Todo
//~ DMF_080t todo 2cbcb24e 54bf39dd
pub const DMF_080t: Power = TODO;

/// # K'thir Ritualist
///
/// `DMF_081` · Neutral minion · 3 mana · 4/4
///
/// > **Taunt Battlecry:** Add a random 4-Cost minion to your opponent's hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ DMF_081 todo 7c792c06 4508f308
pub const DMF_081: Power = TODO;

/// # Darkmoon Statue
///
/// `DMF_082` · Neutral minion · 3 mana · 0/5
///
/// > Your other minions have +1 Attack. **Corrupt:** This gains +4 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Aura, Corrupt
/// - Enchantments: Imposing Statue [`DMF_082e`]
/// - Tokens: Darkmoon Statue [`DMF_082t`]
///
/// State: Todo
//~ DMF_082 todo 05b4a048 42da5b96
pub const DMF_082: Power = TODO;

/// # Imposing Statue
///
/// `DMF_082e` · Neutral enchantment
///
/// > +1 Attack from Darkmoon Statue.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ DMF_082e todo a6481a90 c85600be
pub const DMF_082e: Power = TODO;

/// # Darkmoon Statue
///
/// `DMF_082t` · Neutral minion · 3 mana · 4/5
///
/// > **Corrupted** Your other minions have +1 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Aura, Corrupted Card
///
/// State: Todo
//~ DMF_082t todo 4f402b18 d4e89b34
pub const DMF_082t: Power = TODO;

/// # Wriggling Horror
///
/// `DMF_091` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give adjacent minions +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Wriggling Around [`DMF_091e2`]
///
/// State: Todo
//~ DMF_091 todo 8b0f9c09 4fd879e5
pub const DMF_091: Power = TODO;

/// # Wriggling Around
///
/// `DMF_091e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_091e2 todo ff42abe7 2e0e252e
pub const DMF_091e2: Power = TODO;

/// # Horrendous Growth
///
/// `DMF_124` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Corrupt
/// - Tokens: Horrendous Growth [`DMF_124t`]
///
/// State: Todo
//~ DMF_124 todo d2177dd1 d155656e
pub const DMF_124: Power = TODO;

/// # Horrendous Growth
///
/// `DMF_124t` · Neutral minion · 2 mana · 3/3
///
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupt, Corrupted Card
///
/// State: Todo
//~ DMF_124t todo e5867a1f 2c1e8686
pub const DMF_124t: Power = TODO;

/// # Safety Inspector
///
/// `DMF_125` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_125 todo 0042c23e 24d37279
pub const DMF_125: Power = TODO;

/// # Carnival Clown
///
/// `DMF_163` · Neutral minion · 9 mana · 4/4
///
/// > **Taunt Battlecry:** Summon 2 copies of this. **Corrupt:** Fill your board with copies.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Taunt, Battlecry, Corrupt
/// - Tokens: Carnival Clown [`DMF_163t`]
///
/// State: Todo
//~ DMF_163 todo 04cf6c3a b9f08906
pub const DMF_163: Power = TODO;

/// # Carnival Clown
///
/// `DMF_163t` · Neutral minion · 9 mana · 4/4
///
/// > **Corrupted Taunt Battlecry:** Fill your board with copies of this.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Taunt, Battlecry, Corrupted Card
///
/// State: Todo
//~ DMF_163t todo c3be6b2b 5f3b9283
pub const DMF_163t: Power = TODO;

/// # Circus Medic
///
/// `DMF_174` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Restore #4 Health. **Corrupt:** Deal 4 damage instead.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry, Corrupt
/// - Target: "Restore #4 Health."
/// - Tokens: Circus Medic [`DMF_174t`]
///
/// State: Todo
//~ DMF_174 todo f749891f f4fbd0aa
pub const DMF_174: Power = TODO;

/// # Circus Medic
///
/// `DMF_174t` · Neutral minion · 4 mana · 3/4
///
/// > **Corrupted Battlecry:** Deal 4 damage.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Battlecry, Corrupted Card
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ DMF_174t todo 270aaf87 2a2b24c8
pub const DMF_174t: Power = TODO;

/// # Y'Shaarj, the Defiler
///
/// `DMF_188` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Corrupted Card
/// - Enchantments: True Corruption [`DMF_188e`], Corruption of Y'Shaarj [`DMF_188e2`]
/// - Tokens: Corruption [`DMF_188t`]
///
/// State: Todo
//~ DMF_188 todo 6818304f 961c09db
pub const DMF_188: Power = TODO;

/// # True Corruption
///
/// `DMF_188e` · Neutral enchantment
///
/// > Your next **Corrupt** card costs (0).
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Aura
///
/// State: Todo
//~ DMF_188e todo 95bb1757 1fcb2b05
pub const DMF_188e: Power = TODO;

/// # Corruption of Y'Shaarj
///
/// `DMF_188e2` · Neutral enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_188e2 todo 04df154b 5a633bb4
pub const DMF_188e2: Power = TODO;

/// # Corruption
///
/// `DMF_188t` · Neutral spell · 1 mana
///
/// > **Corrupt** all your cards.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_188t todo 8d9c6c24 abc95628
pub const DMF_188t: Power = TODO;

/// # Costumed Entertainer
///
/// `DMF_189` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Definitely Entertained [`DMF_189e`]
///
/// State: Todo
//~ DMF_189 todo adda8deb 4363af5d
pub const DMF_189: Power = TODO;

/// # Definitely Entertained
///
/// `DMF_189e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_189e todo d874b091 ebd228b6
pub const DMF_189e: Power = TODO;

/// # Fantastic Firebird
///
/// `DMF_190` · Neutral minion · 4 mana · 3/5
///
/// > **Windfury**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Windfury
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ DMF_190 vanilla c74814c9 69441bfe
pub const DMF_190: Power = VANILLA;

/// # Showstopper
///
/// `DMF_191` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle: Silence** all minions.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Silence
///
/// State: Todo
//~ DMF_191 todo da3f88ef 2b0814f9
pub const DMF_191: Power = TODO;

/// # Derailed Coaster
///
/// `DMF_202` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Summon a 1/1 Rider with **Rush** for each minion in your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Darkmoon Rider [`DMF_523t`](crate::darkmoon_faire::warrior::DMF_523t)
///
/// State: Todo
//~ DMF_202 todo ddc81cd8 4177ec75
pub const DMF_202: Power = TODO;

/// # C'Thun, the Shattered
///
/// `DMF_254` · Neutral minion · 10 mana · 6/6
///
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Start Of Game Keyword
/// - Tags: `1673` = 1, `2936` = 1, `4759` = 1
/// - Tokens: Eye of C'Thun [`DMF_254t3`], Heart of C'Thun [`DMF_254t4`], Body of C'Thun [`DMF_254t5`], Maw of C'Thun [`DMF_254t7`]
///
/// State: Todo
//~ DMF_254 todo 99766075 4432a46f
pub const DMF_254: Power = TODO;

/// # Eye of C'Thun
///
/// `DMF_254t3` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ DMF_254t3 todo 2d86aea3 da37b078
pub const DMF_254t3: Power = TODO;

/// # Heart of C'Thun
///
/// `DMF_254t4` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_254t4 todo 8fbfffb6 6fadb424
pub const DMF_254t4: Power = TODO;

/// # Body of C'Thun
///
/// `DMF_254t5` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Taunt
/// - Tokens: C'Thun's Body [`DMF_254t5t`]
///
/// State: Todo
//~ DMF_254t5 todo da7d7ce3 7720f18f
pub const DMF_254t5: Power = TODO;

/// # C'Thun's Body
///
/// `DMF_254t5t` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DMF_254t5t vanilla 60b234d4 0ddbe0ad
pub const DMF_254t5t: Power = VANILLA;

/// # Maw of C'Thun
///
/// `DMF_254t7` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Destroy a minion.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_254t7 todo 0213f102 42c394ea
pub const DMF_254t7: Power = TODO;

/// # Parade Leader
///
/// `DMF_520` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a **Rush** minion, give it +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Undead
/// - Refers to: Rush
/// - Enchantments: Leading Strong [`DMF_520e`]
///
/// State: Todo
//~ DMF_520 todo 8da92b57 13aa9e62
pub const DMF_520: Power = TODO;

/// # Leading Strong
///
/// `DMF_520e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_520e todo 3a5e0e65 31b74cf8
pub const DMF_520e: Power = TODO;

/// # Circus Amalgam
///
/// `DMF_532` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt* This has all minion types.*
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: All
/// - Mechanics: Taunt
///
/// State: Todo
//~ DMF_532 todo 2f6b8c47 26a75573
pub const DMF_532: Power = TODO;

/// # The Coin
///
/// `DMF_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Coin Card
///
/// State: Todo
//~ DMF_COIN1 todo 3c48e3b8 944a9f35
pub const DMF_COIN1: Power = TODO;

/// # The Coin
///
/// `DMF_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Coin Card
///
/// State: Todo
//~ DMF_COIN2 todo de1540c0 be906dd0
pub const DMF_COIN2: Power = TODO;

/// # Deathwarden
///
/// `YOP_012` · Neutral minion · 3 mana · 2/5
///
/// > **Deathrattles** can't trigger.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Quiet Death [`YOP_012e`]
///
/// State: Todo
//~ YOP_012 todo 6d51e9a4 c6ff6cfd
pub const YOP_012: Power = TODO;

/// # Quiet Death
///
/// `YOP_012e` · Neutral enchantment
///
/// > This card's **Deathrattles** don't trigger.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ YOP_012e todo d2dff9c1 2648f83a
pub const YOP_012e: Power = TODO;

/// # Crabrider
///
/// `YOP_031` · Neutral minion · 2 mana · 1/4
///
/// > Rush **Windfury**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Windfury, Rush
/// - Enchantments: Crabriding [`YOP_031e`]
///
/// State: Vanilla
//~ YOP_031 vanilla 4e227819 9cc7471a
pub const YOP_031: Power = VANILLA;

/// # Crabriding
///
/// `YOP_031e` · Neutral enchantment
///
/// > **Windfury** this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ YOP_031e todo d5083124 76001410
pub const YOP_031e: Power = TODO;

/// # Armor Vendor
///
/// `YOP_032` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give 4 Armor to each hero.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ YOP_032 todo df84e5fb fa70fe2c
pub const YOP_032: Power = TODO;

/// # Runaway Blackwing
///
/// `YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Dragon
/// - Tags: `4577` = 1
///
/// State: Todo
//~ YOP_034 todo 6f11c713 00615d81
pub const YOP_034: Power = TODO;

/// # Moonfang
///
/// `YOP_035` · Neutral minion · 5 mana · 6/3
///
/// > Can only take 1 damage at a time.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Beast
/// - Reprint of: The Steel Sentinel [`LOEA16_27`](crate::league_of_explorers::neutral::LOEA16_27)
///
/// State: Todo
//~ YOP_035 todo 8ec5d263 c45704e0
pub const YOP_035: Power = TODO;
