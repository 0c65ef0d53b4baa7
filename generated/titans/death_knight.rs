//! Death Knight cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Distressed Kvaldir
///
/// `TTN_450` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Shuffle two random Plagues into your opponent's deck.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Frost Fever [`TTN_450e`], Frost Fever [`TTN_450e2`]
/// - Tokens: Blood Plague [`TTN_450t`], Unholy Plague [`TTN_450t2`], Frost Plague [`TTN_450t3`]
///
/// State: Todo
//~ TTN_450 todo 0b353b76 f1700f5e
pub const TTN_450: Power = TODO;

/// # Frost Fever
///
/// `TTN_450e` · Death Knight enchantment
///
/// > Your next card costs (1) more.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_450e todo 19056704 89c112e1
pub const TTN_450e: Power = TODO;

/// # Frost Fever
///
/// `TTN_450e2` · Death Knight enchantment
///
/// > Costs (1) more.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_450e2 todo 27e7910b bc9fc3ad
pub const TTN_450e2: Power = TODO;

/// # Blood Plague
///
/// `TTN_450t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `2899` = 1
///
/// State: Todo
//~ TTN_450t todo d09fcae0 5126abb7
pub const TTN_450t: Power = TODO;

/// # Unholy Plague
///
/// `TTN_450t2` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `2899` = 1
///
/// State: Todo
//~ TTN_450t2 todo 39d0928e a300f3f5
pub const TTN_450t2: Power = TODO;

/// # Frost Plague
///
/// `TTN_450t3` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10)*.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `2899` = 1
///
/// State: Todo
//~ TTN_450t3 todo fc6c0483 1e981eb0
pub const TTN_450t3: Power = TODO;

/// # Down with the Ship
///
/// `TTN_454` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Cost Unholy
///
/// State: Todo
//~ TTN_454 todo 1db0d4f4 a520acb0
pub const TTN_454: Power = TODO;

/// # Tomb Traitor
///
/// `TTN_455` · Death Knight minion · 4 mana · 4/3
///
/// > **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Cost Unholy
///
/// State: Todo
//~ TTN_455 todo e0445c2f 5cbc9c38
pub const TTN_455: Power = TODO;

/// # Eulogizer
///
/// `TTN_457` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Spend 3 **Corpses** to deal 3 damage. **Forge:** Gain them instead.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Forge, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_ACTION_COST` = 2
/// - Target: "Deal 3 damage."
/// - Tokens: Eulogizer [`TTN_457t`]
///
/// State: Todo
//~ TTN_457 todo cf7b17f0 5899acc9
pub const TTN_457: Power = TODO;

/// # Eulogizer
///
/// `TTN_457t` · Death Knight minion · 3 mana · 3/3
///
/// > **Forged Battlecry:** Gain 3 **Corpses**. Deal 3 damage.
///
/// - Set: TITANS · common
/// - Minion type: Undead
/// - Mechanics: Battlecry, Forged
/// - Refers to: Corpse
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ TTN_457t todo a8eb484b 29af008c
pub const TTN_457t: Power = TODO;

/// # Chained Guardian
///
/// `TTN_459` · Death Knight minion · 11 mana · 8/5
///
/// > Rush**, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Rush, Reborn, Cost Unholy
///
/// State: Todo
//~ TTN_459 todo 077ed086 a0ec57fe
pub const TTN_459: Power = TODO;

/// # Northern Navigation
///
/// `TTN_735` · Death Knight spell · Frost · 2 mana
///
/// > **Discover** a spell from your deck. If it's a Frost spell, **Freeze** a random enemy minion.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Discover, Cost Frost
/// - Refers to: Freeze
///
/// State: Todo
//~ TTN_735 todo 0ac6ae75 1f82a8bd
pub const TTN_735: Power = TODO;

/// # Staff of the Primus
///
/// `TTN_736` · Death Knight weapon · 1 mana · 1/3 durability
///
/// > After your hero attacks, shuffle a random Plague into your opponent's deck.
///
/// - Set: TITANS · common · collectible
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Todo
//~ TTN_736 todo 75863881 f9bfda9e
pub const TTN_736: Power = TODO;

/// # The Primus
///
/// `TTN_737` · Death Knight minion · 8 mana · 7/9
///
/// > **Titan** After this uses an ability, **Discover** a card with that Rune.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Discover
/// - Tags: `1544` = 1
/// - Enchantments: Chill of Death [`TTN_737e`], Chilled [`TTN_737e1`]
/// - Tokens: Runes of Blood [`TTN_737t`], Runes of the Unholy [`TTN_737t1`], Servant of the Primus [`TTN_737t2`], Runes of Frost [`TTN_737t3`]
///
/// State: Todo
//~ TTN_737 todo 6085b7c1 6e4b8112
pub const TTN_737: Power = TODO;

/// # Chill of Death
///
/// `TTN_737e` · Death Knight enchantment
///
/// > Your next spell costs (3) less and has **Spell Damage +3**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_737e todo 05d48460 8623c463
pub const TTN_737e: Power = TODO;

/// # Chilled
///
/// `TTN_737e1` · Death Knight enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_737e1 todo c7c6475b a7805b8f
pub const TTN_737e1: Power = TODO;

/// # Runes of Blood
///
/// `TTN_737t` · Death Knight spell · 0 mana
///
/// > Destroy an enemy minion. This minion and your hero gain its Health.
///
/// - Set: TITANS
/// - Mechanics: Cost Blood
/// - Enchantments: Blood of the Primus [`TTN_737te`]
///
/// State: Todo
//~ TTN_737t todo 03a4cd4c 702b7ec8
pub const TTN_737t: Power = TODO;

/// # Runes of the Unholy
///
/// `TTN_737t1` · Death Knight spell · 0 mana
///
/// > Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// - Set: TITANS
/// - Mechanics: Cost Unholy
///
/// State: Todo
//~ TTN_737t1 todo 93b0c682 85246f33
pub const TTN_737t1: Power = TODO;

/// # Servant of the Primus
///
/// `TTN_737t2` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt Reborn**
///
/// - Set: TITANS
/// - Minion type: Undead
/// - Mechanics: Taunt, Reborn
///
/// State: Vanilla
//~ TTN_737t2 vanilla 218ab3ad fba45f1b
pub const TTN_737t2: Power = VANILLA;

/// # Runes of Frost
///
/// `TTN_737t3` · Death Knight spell · 0 mana
///
/// > The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// - Set: TITANS
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ TTN_737t3 todo 79cff1b1 fb447e69
pub const TTN_737t3: Power = TODO;

/// # Blood of the Primus
///
/// `TTN_737te` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_737te todo f157455f fb0e15ec
pub const TTN_737te: Power = TODO;

/// # Frozen Over
///
/// `TTN_744` · Death Knight spell · Frost · 2 mana
///
/// > Both players draw 2 cards. Your opponent can not play them next turn.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Cost Frost
/// - Enchantments: Frozen Solid [`TTN_744e1`]
///
/// State: Todo
//~ TTN_744 todo 71ca54d0 3eb69bc7
pub const TTN_744: Power = TODO;

/// # Frozen Solid
///
/// `TTN_744e1` · Death Knight enchantment
///
/// > Can't be played next turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_744e1 todo 09341603 25f7089f
pub const TTN_744e1: Power = TODO;

/// # Helya
///
/// `TTN_850` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Enchantments: Helya [`TTN_850e1`]
///
/// State: Todo
//~ TTN_850 todo 439f4fd6 2933101a
pub const TTN_850: Power = TODO;

/// # Helya
///
/// `TTN_850e1` · Death Knight enchantment
///
/// > Diseases are unending.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_850e1 todo 9c215240 2a4a2796
pub const TTN_850e1: Power = TODO;

/// # Runes of Darkness
///
/// `YOG_511` · Death Knight spell · Shadow · 1 mana
///
/// > **Discover** a weapon. Spend 3 **Corpses** to give it +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Discover, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Dark Design [`YOG_511e`]
///
/// State: Todo
//~ YOG_511 todo 68adbd8d fdc5f1d2
pub const YOG_511: Power = TODO;

/// # Dark Design
///
/// `YOG_511e` · Warrior enchantment
///
/// > +1 Attack and +1 Durability.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_511e todo 7240fbe3 a093d910
pub const YOG_511e: Power = TODO;

/// # Sickly Grimewalker
///
/// `YOG_512` · Death Knight minion · 3 mana · 2/4
///
/// > After you summon an Undead, give it **Poisonous**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Unholy
/// - Refers to: Poisonous
///
/// State: Todo
//~ YOG_512 todo edfa8ca6 f2f685f1
pub const YOG_512: Power = TODO;

/// # Sinister Soulcage
///
/// `YOG_513` · Death Knight spell · Shadow · 4 mana
///
/// > Give a friendly Undead +2/+2. Spend 5 **Corpses** to summon a copy of it.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: With Soul [`YOG_513e`]
///
/// State: Todo
//~ YOG_513 todo a0a7616c b28309c1
pub const YOG_513: Power = TODO;

/// # With Soul
///
/// `YOG_513e` · Death Knight enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_513e todo 13c1bc71 2aea1e45
pub const YOG_513e: Power = TODO;
