//! Neutral cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # E.T.C., Band Manager
///
/// `ETC_080` · Neutral minion · 4 mana · 4/4
///
/// > While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry, Discover, Dont Pick From Subsets, Sideboard Type
/// - Tags: `MAX_SIDEBOARD_CARDS` = 3, `2936` = 1, `4688` = 19619
///
/// State: Todo
//~ ETC_080 todo 64427a8a 95d9b901
pub const ETC_080: Power = TODO;

/// # Amplified Elekk
///
/// `ETC_086` · Neutral minion · 10 mana · 6/12
///
/// > **Taunt Deathrattle:** Deal 3 damage to all enemy minions.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ ETC_086 todo 6ed9fd7f cbb66894
pub const ETC_086: Power = TODO;

/// # Audio Amplifier
///
/// `ETC_087` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Set your maximum Mana and hand size to 11.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ETC_087 todo 5b4f59d5 77b92fb2
pub const ETC_087: Power = TODO;

/// # Ghost Writer
///
/// `ETC_088` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry: Discover** a spell. **Finale: Discover** another.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Finale
///
/// State: Todo
//~ ETC_088 todo c59e792a 16c21af3
pub const ETC_088: Power = TODO;

/// # Static Waveform
///
/// `ETC_089` · Neutral minion · 3 mana · 5/6
///
/// > At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Elemental
/// - Enchantments: FFFTTTTTT [`ETC_089e`], KSSSHHH [`ETC_089e2`]
///
/// State: Todo
//~ ETC_089 todo cd56e24f 604431bc
pub const ETC_089: Power = TODO;

/// # FFFTTTTTT
///
/// `ETC_089e` · Neutral enchantment
///
/// > -1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_089e todo 8f168487 86c785e0
pub const ETC_089e: Power = TODO;

/// # KSSSHHH
///
/// `ETC_089e2` · Neutral enchantment
///
/// > -1 Health.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_089e2 todo 8e76a074 8588e45a
pub const ETC_089e2: Power = TODO;

/// # Worgen Roadie
///
/// `ETC_098` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Instrument Case [`ETC_098t`]
///
/// State: Todo
//~ ETC_098 todo f1f86646 cca692c7
pub const ETC_098: Power = TODO;

/// # Instrument Case
///
/// `ETC_098t` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Add a random weapon to your opponent's hand.
///
/// - Set: Festival of Legends
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ETC_098t todo 6efb2473 fb68f22f
pub const ETC_098t: Power = TODO;

/// # Concert Promo-Drake
///
/// `ETC_099` · Neutral minion · 8 mana · 8/8
///
/// > **Tradeable Finale:** Destroy an enemy minion.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Tradeable, Deck Action Cost, Finale
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ ETC_099 todo f14cc79b 47e03a06
pub const ETC_099: Power = TODO;

/// # Cowbell Soloist
///
/// `ETC_101` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, deal 2 damage.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ ETC_101 todo be9a949f 0b90236c
pub const ETC_101: Power = TODO;

/// # Air Guitarist
///
/// `ETC_102` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give your weapon +1 Durability.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Noisy Nothingness [`ETC_102e`]
///
/// State: Todo
//~ ETC_102 todo a6587566 9ba91af1
pub const ETC_102: Power = TODO;

/// # Noisy Nothingness
///
/// `ETC_102e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_102e todo 976d3134 c1c50779
pub const ETC_102e: Power = TODO;

/// # Hipster
///
/// `ETC_103` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ ETC_103 todo 1db51256 5f5441b7
pub const ETC_103: Power = TODO;

/// # Crowd Surfer
///
/// `ETC_104` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Enchantments: Crowd Surfing [`ETC_104e`]
///
/// State: Todo
//~ ETC_104 todo 863b8a1a 854179e1
pub const ETC_104: Power = TODO;

/// # Crowd Surfing
///
/// `ETC_104e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_104e todo d5671f7b 4a6d28f6
pub const ETC_104e: Power = TODO;

/// # Stereo Totem
///
/// `ETC_105` · Neutral minion · 2 mana · 0/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Totem
/// - Enchantments: Bass Boost [`ETC_105e`]
///
/// State: Todo
//~ ETC_105 todo 9a289ada 6c478394
pub const ETC_105: Power = TODO;

/// # Bass Boost
///
/// `ETC_105e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_105e todo b1435378 83869c41
pub const ETC_105e: Power = TODO;

/// # Frequency Oscillator
///
/// `ETC_106` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** The next Mech you play costs (1) less.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Oscillating [`ETC_106e`]
///
/// State: Todo
//~ ETC_106 todo 60c8e048 4e913a58
pub const ETC_106: Power = TODO;

/// # Oscillating
///
/// `ETC_106e` · Neutral enchantment
///
/// > Your next Mech costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_106e todo cdae6be1 23978aa1
pub const ETC_106e: Power = TODO;

/// # Rowdy Fan
///
/// `ETC_107` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Target: "Give +4 Attack while this is alive."
/// - Enchantments: Rowdy [`ETC_107e`], Fan Favorite [`ETC_107e2`]
///
/// State: Todo
//~ ETC_107 todo ba5ba726 e3850944
pub const ETC_107: Power = TODO;

/// # Rowdy
///
/// `ETC_107e` · Neutral enchantment
///
/// > While this is alive, {0} has +4 Attack.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ ETC_107e todo 593785ab 84619af1
pub const ETC_107e: Power = TODO;

/// # Fan Favorite
///
/// `ETC_107e2` · Neutral enchantment
///
/// > Has an extra effect from {0}.
///
/// - Set: Festival of Legends · epic
///
/// State: Todo
//~ ETC_107e2 todo 7b8eaf1a 963ec09e
pub const ETC_107e2: Power = TODO;

/// # Obsessive Fan
///
/// `ETC_108` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Target: "Give Stealth while this is alive."
/// - Enchantments: Obsessive [`ETC_108e`]
///
/// State: Todo
//~ ETC_108 todo 1d7a0f94 a6935001
pub const ETC_108: Power = TODO;

/// # Obsessive
///
/// `ETC_108e` · Neutral enchantment
///
/// > While this is alive, {0} has **Stealth**.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ ETC_108e todo 0b5e96fe d5d0f3af
pub const ETC_108e: Power = TODO;

/// # Annoying Fan
///
/// `ETC_109` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Choose a minion. It can't attack while this is alive.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Target: "Give "Can't attack" while this is alive."
/// - Enchantments: Annoying [`ETC_109e`]
///
/// State: Todo
//~ ETC_109 todo 30a774d7 89c07fce
pub const ETC_109: Power = TODO;

/// # Annoying
///
/// `ETC_109e` · Neutral enchantment
///
/// > While this is alive, {0} can't attack.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ ETC_109e todo 3e4d3c5e 07be9b1d
pub const ETC_109e: Power = TODO;

/// # Cover Artist
///
/// `ETC_110` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Transform into a 3/3 copy of a minion.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform into a 3/3 copy."
/// - Enchantments: Acoustic Cover [`ETC_110e`]
///
/// State: Todo
//~ ETC_110 todo c422b456 87822a96
pub const ETC_110: Power = TODO;

/// # Acoustic Cover
///
/// `ETC_110e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_110e todo 07612916 80eddd76
pub const ETC_110e: Power = TODO;

/// # Merch Seller
///
/// `ETC_111` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ ETC_111 todo b5eacff7 6ca95fe8
pub const ETC_111: Power = TODO;

/// # Photographer Fizzle
///
/// `ETC_113` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Fizzle's Snapshot Tracker [`ETC_113e`]
/// - Tokens: Fizzle's Snapshot [`ETC_113t`]
///
/// State: Todo
//~ ETC_113 todo c3c8e873 8cf7f82a
pub const ETC_113: Power = TODO;

/// # Fizzle's Snapshot Tracker
///
/// `ETC_113e` · Neutral enchantment
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_113e todo 3c6fe92f 1042afc5
pub const ETC_113e: Power = TODO;

/// # Fizzle's Snapshot
///
/// `ETC_113t` · Neutral spell · 2 mana
///
/// > Add the snapshotted cards to your hand. *(Once per game)*@Add the {0} snapshotted \|4(card, cards) to your hand. *(Once per game)*
///
/// - Set: Festival of Legends
/// - Tags: `1724` = 1
///
/// State: Todo
//~ ETC_113t todo 6a5ff1e6 89d37eeb
pub const ETC_113t: Power = TODO;

/// # Audio Medic
///
/// `ETC_325` · Neutral minion · 2 mana · 2/3
///
/// > **Rush Finale:** Gain **Lifesteal**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Rush, Finale
/// - Refers to: Lifesteal
///
/// State: Todo
//~ ETC_325 todo 1bc12249 80786656
pub const ETC_325: Power = TODO;

/// # Paparazzi
///
/// `ETC_326` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a **Legendary** minion.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ ETC_326 todo e3659a49 f9cc0c21
pub const ETC_326: Power = TODO;

/// # Freebird
///
/// `ETC_336` · Neutral minion · 4 mana · 2/2
///
/// > **Charge Battlecry:** Gain +1/+1 for each other Freebird you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Charge, Battlecry
/// - Tags: `1724` = 1
/// - Enchantments: Avian Freedom [`ETC_336e`]
///
/// State: Todo
//~ ETC_336 todo a861755d 027f42a1
pub const ETC_336: Power = TODO;

/// # Avian Freedom
///
/// `ETC_336e` · enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_336e todo 075815ac 33ad9f6e
pub const ETC_336e: Power = TODO;

/// # Unpopular Has-Been
///
/// `ETC_349` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Summon a random 5-Cost minion from the past.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ETC_349 todo 7f33a76c 934a857c
pub const ETC_349: Power = TODO;

/// # Party Animal
///
/// `ETC_350` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Party Hard [`ETC_350e`]
///
/// State: Todo
//~ ETC_350 todo f191d3b1 e0d895ec
pub const ETC_350: Power = TODO;

/// # Party Hard
///
/// `ETC_350e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_350e todo acbda8a2 2791e2fb
pub const ETC_350e: Power = TODO;

/// # The One-Amalgam Band
///
/// `ETC_409` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: All
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
/// - Tags: `1724` = 1
/// - Enchantments: Do Re Malgam [`ETC_409e`]
///
/// State: Todo
//~ ETC_409 todo 3bf0302b 423dadf3
pub const ETC_409: Power = TODO;

/// # Do Re Malgam
///
/// `ETC_409e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_409e todo cf68bf9e 62bc8778
pub const ETC_409e: Power = TODO;

/// # Instrument Tech
///
/// `ETC_418` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a weapon.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ETC_418 todo a801ef31 3f117902
pub const ETC_418: Power = TODO;

/// # Mish-Mash Mosher
///
/// `ETC_419` · Neutral minion · 8 mana · 3/10
///
/// > **Rush** After this attacks, gain +1 Attack and attack a random enemy minion.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Enchantments: Moshing [`ETC_419e`]
///
/// State: Todo
//~ ETC_419 todo 1b6d8ec6 25d54b59
pub const ETC_419: Power = TODO;

/// # Moshing
///
/// `ETC_419e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_419e todo da9803de c34d77f3
pub const ETC_419e: Power = TODO;

/// # Outfit Tailor
///
/// `ETC_420` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give stats equal to this minion's."
/// - Enchantments: Snazzy [`ETC_420e`]
///
/// State: Todo
//~ ETC_420 todo 3d7f46f9 8799cf75
pub const ETC_420: Power = TODO;

/// # Snazzy
///
/// `ETC_420e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_420e todo ea7d6b8b d0de88f3
pub const ETC_420e: Power = TODO;

/// # Metrognome
///
/// `ETC_422` · Neutral minion · 3 mana · 2/4
///
/// > After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Mech
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ ETC_422 todo 592956d6 d3ba4d14
pub const ETC_422: Power = TODO;

/// # Pozzik, Audio Engineer
///
/// `ETC_425` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Audio Bot [`ETC_425t`]
///
/// State: Todo
//~ ETC_425 todo 01b4d566 b85b02e2
pub const ETC_425: Power = TODO;

/// # Audio Bot
///
/// `ETC_425t` · Neutral minion · 3 mana · 3/3
///
/// - Set: Festival of Legends
/// - Minion type: Mech
///
/// State: Vanilla
//~ ETC_425t vanilla aa2e49c6 1f27b8e5
pub const ETC_425t: Power = VANILLA;

/// # Pyrotechnician
///
/// `ETC_540` · Neutral minion · 4 mana · 2/5
///
/// > After you cast a spell, add a random Fire spell to your hand.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Todo
//~ ETC_540 todo c08cd412 d76c290e
pub const ETC_540: Power = TODO;

/// # Tony, King of Piracy
///
/// `ETC_541` · Neutral minion · 7 mana · 4/6
///
/// > **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Finale
///
/// State: Todo
//~ ETC_541 todo e32bbd16 024c33cd
pub const ETC_541: Power = TODO;

/// # Festival Security
///
/// `ETC_542` · Neutral minion · 3 mana · 2/5
///
/// > **Taunt Finale:** Force all enemy minions to attack this.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Taunt, Finale
///
/// State: Todo
//~ ETC_542 todo b208efd7 dcf05dda
pub const ETC_542: Power = TODO;

/// # Candleraiser
///
/// `ETC_543` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield Finale:** Give adjacent minions **Divine Shield**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Divine Shield, Finale
///
/// State: Todo
//~ ETC_543 todo ab998072 4e7590d7
pub const ETC_543: Power = TODO;

/// # Rolling Stone
///
/// `ETC_742` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Rockin' and Rollin' [`ETC_742e`]
///
/// State: Todo
//~ ETC_742 todo 9b094a21 78abe48a
pub const ETC_742: Power = TODO;

/// # Rockin' and Rollin'
///
/// `ETC_742e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_742e todo 4b480dbf 8db17d06
pub const ETC_742e: Power = TODO;

/// # The Coin
///
/// `ETC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Festival of Legends
/// - Mechanics: Coin Card
///
/// State: Todo
//~ ETC_COIN1 todo c43fd9ea ff637a32
pub const ETC_COIN1: Power = TODO;

/// # The Coin
///
/// `ETC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Festival of Legends
/// - Mechanics: Coin Card
///
/// State: Todo
//~ ETC_COIN2 todo 292a077c d9a84a86
pub const ETC_COIN2: Power = TODO;

/// # Remixed Musician
///
/// `JAM_033` · Neutral minion · 3 mana · 3/3
///
/// > **Rush** Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Rush
/// - Tokens: Cathedral Musician [`JAM_033t`], Tropical Musician [`JAM_033t2`], Romantic Musician [`JAM_033t3`], Noise Musician [`JAM_033t4`]
///
/// State: Todo
//~ JAM_033 todo e60c9b14 ac305b71
pub const JAM_033: Power = TODO;

/// # Cathedral Musician
///
/// `JAM_033t` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Divine Shield* (Changes each turn.)*@**Rush Divine Shield**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Divine Shield, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Todo
//~ JAM_033t todo 5239dcfa 9883709c
pub const JAM_033t: Power = TODO;

/// # Tropical Musician
///
/// `JAM_033t2` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Windfury* (Changes each turn.)*@**Rush Windfury**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Windfury, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Todo
//~ JAM_033t2 todo 5587f3b4 546e8cd9
pub const JAM_033t2: Power = TODO;

/// # Romantic Musician
///
/// `JAM_033t3` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Lifesteal* (Changes each turn.)*@**Rush Lifesteal**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Lifesteal, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Todo
//~ JAM_033t3 todo 8c5bc3c5 d806b8d1
pub const JAM_033t3: Power = TODO;

/// # Noise Musician
///
/// `JAM_033t4` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Poisonous* (Changes each turn.)*@**Rush Poisonous**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Poisonous, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Todo
//~ JAM_033t4 todo 60bbbb93 2101d3d2
pub const JAM_033t4: Power = TODO;

/// # Speaker Stomper
///
/// `JAM_034` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Enchantments: Too Loud [`JAM_034e`], Loud Noise [`JAM_034e2`]
///
/// State: Todo
//~ JAM_034 todo 7f81404d 3bde0369
pub const JAM_034: Power = TODO;

/// # Too Loud
///
/// `JAM_034e` · Neutral enchantment
///
/// > Your spells cost (2) more this turn.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ JAM_034e todo cc733e73 5619cac9
pub const JAM_034e: Power = TODO;

/// # Loud Noise
///
/// `JAM_034e2` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_034e2 todo c153d5b9 34328f00
pub const JAM_034e2: Power = TODO;

/// # Grimtotem Buzzkill
///
/// `JAM_035` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Discard a weapon to draw 3 cards.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAM_035 todo 3f7782e5 333614ee
pub const JAM_035: Power = TODO;

/// # Magatha, Bane of Music
///
/// `JAM_036` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAM_036 todo b2f0fe44 aa802007
pub const JAM_036: Power = TODO;

/// # Elite Tauren Champion
///
/// `JAM_037` · Neutral minion · 5 mana · 5/5
///
/// > **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Finale
/// - Tokens: Molten Pick of ROCK [`JAM_037t`]
///
/// State: Todo
//~ JAM_037 todo f499d66f f3ad74af
pub const JAM_037: Power = TODO;

/// # Molten Pick of ROCK
///
/// `JAM_037t` · Neutral spell · 0 mana
///
/// > At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
///
/// - Set: Festival of Legends
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ JAM_037t todo f098b846 1b111acf
pub const JAM_037t: Power = TODO;
