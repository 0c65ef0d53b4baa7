//! Neutral cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Darkscale Broodmother
///
/// `CATA_111` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you're holding a Dragon, refresh 2 Mana Crystals.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CATA_111 todo 3cbce5cc 93bc7c4d
pub const CATA_111: Power = TODO;

/// # War'loc
///
/// `CATA_180` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next Murloc that costs (3) or less costs Health instead of Mana.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Doom! [`CATA_180e`]
///
/// State: Todo
//~ CATA_180 todo e3630be9 7630dfd3
pub const CATA_180: Power = TODO;

/// # Doom!
///
/// `CATA_180e` · Neutral enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_180e todo af60332a 50efe59d
pub const CATA_180e: Power = TODO;

/// # Faceless Replicator
///
/// `CATA_185` · Neutral minion · 3 mana · 3/3
///
/// > **Elusive Deathrattle:** Transform the minion that killed this into a Faceless Replicator.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Deathrattle, Elusive
/// - Tags: `542` = 1
/// - Target: "Transform an enemy minion."
///
/// State: Todo
//~ CATA_185 todo b2f0ac19 c83d4818
pub const CATA_185: Power = TODO;

/// # Stickybomb Saboteur
///
/// `CATA_186` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your opponent a 2-Cost Sabotage. Cards next to it cost (1) more.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Sabotage! [`CATA_186t`]
///
/// State: Todo
//~ CATA_186 todo b7b4ffbc 04f2587d
pub const CATA_186: Power = TODO;

/// # Sabotage!
///
/// `CATA_186t` · Neutral spell · 2 mana
///
/// > Cards adjacent to this in hand cost (1) more.
///
/// - Set: Cataclysm
/// - Enchantments: Sabotaged [`CATA_186te`]
///
/// State: Todo
//~ CATA_186t todo 3b58f838 0c6a9e4f
pub const CATA_186t: Power = TODO;

/// # Sabotaged
///
/// `CATA_186te` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_186te todo ce844f01 e9a3c51f
pub const CATA_186te: Power = TODO;

/// # Ruthless
///
/// `CATA_190p` · Neutral hero power · 2 mana
///
/// > +$a5 Attack this turn.
///
/// - Set: Cataclysm
/// - Enchantments: Ruthless [`CATA_190pe`]
///
/// State: Todo
//~ CATA_190p todo df8ca760 5eb40eed
pub const CATA_190p: Power = TODO;

/// # Ruthless
///
/// `CATA_190pe` · Neutral enchantment
///
/// > +5 Attack this turn.
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CATA_190pe todo 83944c1e fc1cdc16
pub const CATA_190pe: Power = TODO;

/// # Dragon's Reign
///
/// `CATA_190t10` · Neutral spell · 0 mana
///
/// > Summon a 12/12 Dragon.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_190t10 todo cfee155c 7f079b48
pub const CATA_190t10: Power = TODO;

/// # Topple
///
/// `CATA_190t11` · Neutral spell · 0 mana
///
/// > Destroy the highest Health enemy minion.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_190t11 todo 5da37670 142d4847
pub const CATA_190t11: Power = TODO;

/// # Raze
///
/// `CATA_190t12` · Neutral spell · 0 mana
///
/// > Deal 4 damage to all enemy minions.
///
/// - Set: Cataclysm
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ CATA_190t12 todo ce254eff 293545a4
pub const CATA_190t12: Power = TODO;

/// # Enthrall
///
/// `CATA_190t13` · Neutral spell · 0 mana
///
/// > Shuffle five random **Legendary** Dragons into your deck. They cost (1).
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_190t13 todo 3621adc2 76c18559
pub const CATA_190t13: Power = TODO;

/// # Progeny of Deathwing
///
/// `CATA_190t14` · Neutral minion · 10 mana · 12/12
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ CATA_190t14 vanilla 23507c1f ef241dd0
pub const CATA_190t14: Power = VANILLA;

/// # Twisted Monstrosity
///
/// `CATA_206` · Neutral minion · 5 mana · 6/5
///
/// > **{0}, {1}** Each turn this is in your hand, swap between two random **Bonus Effects**.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive
/// - Refers to: Bonus Effects
/// - Tags: `DYNAMIC_KEYWORD1` = 1211, `DYNAMIC_KEYWORD2` = 190
///
/// State: Todo
//~ CATA_206 todo 44ef2b3b ff521133
pub const CATA_206: Power = TODO;

/// # Selfless Protector
///
/// `CATA_208` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt** Takes one extra damage from all sources.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ CATA_208 todo d2120bdf 251ba148
pub const CATA_208: Power = TODO;

/// # Battlefield Blaster
///
/// `CATA_209` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand to give **Spell Damage +1**.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Refers to: Spellpower
/// - Target: "Choose a spell in your hand."
/// - Enchantments: Battlefield Channeler Spellpower [`CATA_209e`]
///
/// State: Todo
//~ CATA_209 todo 0145092a f4ff2d5a
pub const CATA_209: Power = TODO;

/// # Battlefield Channeler Spellpower
///
/// `CATA_209e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_209e todo 1f2956e3 46c22a4c
pub const CATA_209e: Power = TODO;

/// # Twilight Egg
///
/// `CATA_210` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon a {0}/{1} Whelp. *(Gains +1/+1 at the start of your turns!)*
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 1
/// - Tokens: Accelerated Whelp [`CATA_210t`]
///
/// State: Todo
//~ CATA_210 todo fb724f0f f08dac2d
pub const CATA_210: Power = TODO;

/// # Accelerated Whelp
///
/// `CATA_210t` · Neutral minion · 2 mana · 2/1
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ CATA_210t vanilla effc8f96 c3e23594
pub const CATA_210t: Power = VANILLA;

/// # Vyranoth
///
/// `CATA_213` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If the total Cost of your starting minions was 100, split 100 stats among minions in your deck.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Should Track Deck Cost
/// - Tags: `DECK_BUILDER_BAR_AMOUNT` = 100
/// - Enchantments: Stormcharged [`CATA_213e`], Stormcharged [`CATA_213e2`]
///
/// State: Todo
//~ CATA_213 todo 4ee4c51c 1e10f7f8
pub const CATA_213: Power = TODO;

/// # Stormcharged
///
/// `CATA_213e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Cataclysm
/// - Refers to: Freeze
///
/// State: Todo
//~ CATA_213e todo c82b51b6 abe90da0
pub const CATA_213e: Power = TODO;

/// # Stormcharged
///
/// `CATA_213e2` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Cataclysm
/// - Refers to: Freeze
///
/// State: Todo
//~ CATA_213e2 todo 10804ac5 31539f23
pub const CATA_213e2: Power = TODO;

/// # Bronze Keeper
///
/// `CATA_476` · Neutral minion · 8 mana · 3/7
///
/// > At the end of your turn, summon a 6/6 Elemental Dragon with **Divine Shield**.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Refers to: Divine Shield
/// - Tags: `4577` = 1
/// - Tokens: Sandscale Dragon [`CATA_476t`]
///
/// State: Todo
//~ CATA_476 todo c7e65546 550533d5
pub const CATA_476: Power = TODO;

/// # Sandscale Dragon
///
/// `CATA_476t` · Neutral minion · 6 mana · 6/6
///
/// > **Divine Shield**
///
/// - Set: Cataclysm
/// - Minion type: Elemental, Dragon
/// - Mechanics: Divine Shield
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ CATA_476t vanilla 6c72937f fa7671e1
pub const CATA_476t: Power = VANILLA;

/// # Carrier Whelp
///
/// `CATA_556` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random Dragon that costs (3) or less.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Todo
//~ CATA_556 todo 1c03fa25 5fa89f2d
pub const CATA_556: Power = TODO;

/// # Frostbitten Imp
///
/// `CATA_612` · Neutral minion · 2 mana · 5/3
///
/// > **Battlecry: Freeze** this.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Refers to: Freeze
///
/// State: Todo
//~ CATA_612 todo 5da99550 7057e43e
pub const CATA_612: Power = TODO;

/// # Survivalist
///
/// `CATA_613` · Neutral minion · 9 mana · 6/6
///
/// > Has **Immune** while you control no other minions.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Aura
/// - Refers to: Immune
///
/// State: Todo
//~ CATA_613 todo e404e6bf 1cadbed5
pub const CATA_613: Power = TODO;

/// # Shadowed Informant
///
/// `CATA_614` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a spell from your class. *(Swaps class each turn!)*@**Battlecry: Discover** a {0} spell. *(Swaps class each turn!)*
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ CATA_614 todo b0b03bbf 8270671c
pub const CATA_614: Power = TODO;

/// # Genn, Cursed King
///
/// `CATA_615` · Neutral minion · 4 mana · 5/4
///
/// > While holding this, if the rest of your hand is all even or all odd, transform into the 6/5 Worgen King.
///
/// - Set: Cataclysm · legendary · collectible
/// - Enchantments: The Moooon [`CATA_615e`]
/// - Tokens: Genn, Worgen King [`CATA_615t`]
///
/// State: Todo
//~ CATA_615 todo 359ecce5 129883f7
pub const CATA_615: Power = TODO;

/// # The Moooon
///
/// `CATA_615e` · Neutral enchantment
///
/// > Your **Hero Power** costs (1).
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_615e todo be74b36c 68f720dd
pub const CATA_615e: Power = TODO;

/// # Genn, Worgen King
///
/// `CATA_615t` · Neutral minion · 4 mana · 6/5
///
/// > **Battlecry:** Upgrade your starting Hero Power. It costs (1).
///
/// - Set: Cataclysm · legendary
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CATA_615t todo a0c5d5b3 3cb1e6a4
pub const CATA_615t: Power = TODO;

/// # Gronn Giant
///
/// `CATA_616` · Neutral minion · 9 mana · 8/8
///
/// > This minion's Cost is reduced by the Cost of the last card you played.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ CATA_616 todo b34845bd 125a5f2b
pub const CATA_616: Power = TODO;

/// # Warmaster Blackhorn
///
/// `CATA_720` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Destroy all cards that cost (2) or less in both players' decks.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CATA_720 todo 546f194d 5ee2c6e2
pub const CATA_720: Power = TODO;

/// # Sheltered Survivor
///
/// `CATA_721` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a card in your hand to shuffle into your deck. Draw a card.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
///
/// State: Todo
//~ CATA_721 todo 9e734d7c 10261d32
pub const CATA_721: Power = TODO;

/// # Drakeadon Mongrel
///
/// `CATA_723` · Neutral minion · 7 mana · 8/6
///
/// > **Deathrattle:** Summon two random 4-Cost minions.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ CATA_723 todo 1a7559cc a8e80db7
pub const CATA_723: Power = TODO;

/// # Gemstone Hoarder
///
/// `CATA_897` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a card in your hand to discard. **Deathrattle:** Get it back. It costs (1) less.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle, Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
/// - Enchantments: Hoarded Gemstone [`CATA_897e3`]
///
/// State: Todo
//~ CATA_897 todo f7473735 4dfbe8d2
pub const CATA_897: Power = TODO;

/// # Hoarded Gemstone
///
/// `CATA_897e3` · Neutral enchantment
///
/// > Discarded {0}.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_897e3 todo 20740ecd 4a0feaf2
pub const CATA_897e3: Power = TODO;

/// # Scaled Lancer
///
/// `CATA_898` · Neutral minion · 4 mana · 6/6
///
/// > All enemy minions have **Taunt**.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Enchantments: Scalebound [`CATA_898e`]
///
/// State: Todo
//~ CATA_898 todo aaac5693 d5c35725
pub const CATA_898: Power = TODO;

/// # Scalebound
///
/// `CATA_898e` · Neutral enchantment
///
/// > Scaled Lancer grants **Taunt**.
///
/// - Set: Cataclysm
/// - Tokens: Scaled Lancer [`CATA_898`]
///
/// State: Todo
//~ CATA_898e todo a423ff37 fee475ad
pub const CATA_898e: Power = TODO;

/// # Earthen Drake
///
/// `CATA_999` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, deal 4 damage to the enemy hero.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Elemental, Dragon
/// - Tags: `2540` = 1, `4577` = 1
///
/// State: Todo
//~ CATA_999 todo 15a9221f 51a3e025
pub const CATA_999: Power = TODO;

/// # The Coin
///
/// `CATA_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Todo
//~ CATA_COIN1 todo 53502221 178e452e
pub const CATA_COIN1: Power = TODO;

/// # The Coin
///
/// `CATA_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Todo
//~ CATA_COIN2 todo 6f053b83 43f0830f
pub const CATA_COIN2: Power = TODO;

/// # The Coin
///
/// `CATA_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Todo
//~ CATA_COIN3 todo 896bd3b2 51586ef7
pub const CATA_COIN3: Power = TODO;

/// # The Coin
///
/// `CATA_COIN4` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Todo
//~ CATA_COIN4 todo ecbd4bc1 3ecca81b
pub const CATA_COIN4: Power = TODO;

/// # The Coin
///
/// `CATA_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Todo
//~ CATA_COIN5 todo 0e155ec7 43e1fc19
pub const CATA_COIN5: Power = TODO;

/// # The Coin
///
/// `CATA_COIN6` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Todo
//~ CATA_COIN6 todo efdcb541 2b3e1530
pub const CATA_COIN6: Power = TODO;

/// # Cultivating Sprite
///
/// `MEND_100` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a 3-Cost Bulb that casts three random 1-Cost spells. It upgrades each turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Blooming Bulb [`MEND_100t`]
///
/// State: Todo
//~ MEND_100 todo 9ee9115d 19e6b0c5
pub const MEND_100: Power = TODO;

/// # Blooming Bulb
///
/// `MEND_100t` · Neutral spell · Nature · 3 mana
///
/// > Cast three random @-Cost spells. *(Upgrades each turn!)*
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ MEND_100t todo 593a0820 aec4ae3d
pub const MEND_100t: Power = TODO;
