//! Neutral cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Zephrys the Great
///
/// `ULD_003` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If your deck has no duplicates, wish for the perfect card.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_003 todo 1e442c86 0405d42e
pub const ULD_003: Power = TODO;

/// # Questing Explorer
///
/// `ULD_157` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Quest**, draw a card.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quest
///
/// State: Todo
//~ ULD_157 todo 1fef6ed6 859a0078
pub const ULD_157: Power = TODO;

/// # Serpent Egg
///
/// `ULD_174` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/4 Sea Serpent.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Sea Serpent [`ULD_174t`]
///
/// State: Todo
//~ ULD_174 todo 80af02b7 8f64a135
pub const ULD_174: Power = TODO;

/// # Sea Serpent
///
/// `ULD_174t` · Neutral minion · 3 mana · 3/4
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
///
/// State: Vanilla
//~ ULD_174t vanilla 1e56d2dd 9720545f
pub const ULD_174t: Power = VANILLA;

/// # Octosari
///
/// `ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ULD_177 todo 8c8dae04 a4ab8c94
pub const ULD_177: Power = TODO;

/// # Siamat
///
/// `ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Rush
/// - Entourage: Siamat's Shield [`ULD_178a2`], Siamat's Wind [`ULD_178a`], Siamat's Heart [`ULD_178a3`], Siamat's Speed [`ULD_178a4`]
/// - Tokens: Siamat's Wind [`ULD_178a`], Siamat's Shield [`ULD_178a2`], Siamat's Heart [`ULD_178a3`], Siamat's Speed [`ULD_178a4`]
///
/// State: Todo
//~ ULD_178 todo b86f29f8 687f72d9
pub const ULD_178: Power = TODO;

/// # Siamat's Wind
///
/// `ULD_178a` · Neutral spell · 0 mana
///
/// > Give Siamat **Windfury**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Windfury
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_178a todo f10974dc 30ac0723
pub const ULD_178a: Power = TODO;

/// # Siamat's Shield
///
/// `ULD_178a2` · Neutral spell · 0 mana
///
/// > Give Siamat **Divine Shield**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_178a2 todo f1a1ba50 5669820e
pub const ULD_178a2: Power = TODO;

/// # Siamat's Heart
///
/// `ULD_178a3` · Neutral spell · 0 mana
///
/// > Give Siamat **Taunt**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_178a3 todo a12b23e1 bd13e918
pub const ULD_178a3: Power = TODO;

/// # Siamat's Speed
///
/// `ULD_178a4` · Neutral spell · 0 mana
///
/// > Give Siamat **Rush**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Rush
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_178a4 todo 7e540d36 2e0ecf57
pub const ULD_178a4: Power = TODO;

/// # Phalanx Commander
///
/// `ULD_179` · Neutral minion · 5 mana · 4/5
///
/// > Your **Taunt** minions have +2 Attack.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58385
/// - Enchantments: Commanded [`ULD_179e`]
///
/// State: Todo
//~ ULD_179 todo 819caf16 6b81fd54
pub const ULD_179: Power = TODO;

/// # Commanded
///
/// `ULD_179e` · Neutral enchantment
///
/// > Phalanx Commander is granting this +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Tokens: Phalanx Commander [`ULD_179`]
///
/// State: Todo
//~ ULD_179e todo 3f147dfd 4804b7ae
pub const ULD_179e: Power = TODO;

/// # Sunstruck Henchman
///
/// `ULD_180` · Neutral minion · 4 mana · 6/5
///
/// > At the start of your turn, this has a 50% chance to fall asleep.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ ULD_180 todo 8d267542 c3f7cecb
pub const ULD_180: Power = TODO;

/// # Spitting Camel
///
/// `ULD_182` · Neutral minion · 2 mana · 2/4
///
/// > At the end of your turn, deal 1 damage to another random friendly minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ ULD_182 todo c238e38f 0de67f9a
pub const ULD_182: Power = TODO;

/// # Anubisath Warbringer
///
/// `ULD_183` · Neutral minion · 9 mana · 9/6
///
/// > **Deathrattle:** Give all minions in your hand +3/+3.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Anubisath Power [`ULD_183e`]
///
/// State: Todo
//~ ULD_183 todo eca7f056 d08be2e7
pub const ULD_183: Power = TODO;

/// # Anubisath Power
///
/// `ULD_183e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_183e todo 172fa9b1 510f893a
pub const ULD_183e: Power = TODO;

/// # Kobold Sandtrooper
///
/// `ULD_184` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ULD_184 todo a32bf1db 46f56483
pub const ULD_184: Power = TODO;

/// # Temple Berserker
///
/// `ULD_185` · Neutral minion · 2 mana · 1/2
///
/// > **Reborn** Has +2 Attack while damaged.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Enraged, Reborn
/// - Enchantments: Enraged [`ULD_185e`]
///
/// State: Todo
//~ ULD_185 todo acd38ced 49a78dab
pub const ULD_185: Power = TODO;

/// # Enraged
///
/// `ULD_185e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Enraged
///
/// State: Todo
//~ ULD_185e todo 113670ed 99c088bc
pub const ULD_185e: Power = TODO;

/// # Golden Scarab
///
/// `ULD_188` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Discover** a 4-Cost card.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ ULD_188 todo 4dca4867 c40ae9af
pub const ULD_188: Power = TODO;

/// # Faceless Lurker
///
/// `ULD_189` · Neutral minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Bravery [`ULD_189e`]
///
/// State: Todo
//~ ULD_189 todo e89d6862 e74bffdc
pub const ULD_189: Power = TODO;

/// # Bravery
///
/// `ULD_189e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_189e todo 17dbb16b 44e1c94d
pub const ULD_189e: Power = TODO;

/// # Pit Crocolisk
///
/// `ULD_190` · Neutral minion · 8 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ ULD_190 todo 8894c247 392dd53f
pub const ULD_190: Power = TODO;

/// # Beaming Sidekick
///
/// `ULD_191` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Health."
/// - Enchantments: Assisting! [`ULD_191e`]
///
/// State: Todo
//~ ULD_191 todo c51c4120 d89366dc
pub const ULD_191: Power = TODO;

/// # Assisting!
///
/// `ULD_191e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_191e todo 70a6ea8a b61ec477
pub const ULD_191e: Power = TODO;

/// # Living Monument
///
/// `ULD_193` · Neutral minion · 10 mana · 10/10
///
/// > **Taunt**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ULD_193 vanilla 1d20504c a18739c2
pub const ULD_193: Power = VANILLA;

/// # Wasteland Scorpid
///
/// `ULD_194` · Neutral minion · 7 mana · 3/9
///
/// > **Poisonous**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ ULD_194 vanilla 55462b62 f55bbc00
pub const ULD_194: Power = VANILLA;

/// # Neferset Ritualist
///
/// `ULD_196` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Restore adjacent minions to full Health.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
///
/// State: Todo
//~ ULD_196 todo 5143424c 30fdb914
pub const ULD_196: Power = TODO;

/// # Quicksand Elemental
///
/// `ULD_197` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Give all enemy minions -2 Attack this turn.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Stuck! [`ULD_197e`]
///
/// State: Todo
//~ ULD_197 todo 6d7bc421 451570c8
pub const ULD_197: Power = TODO;

/// # Stuck!
///
/// `ULD_197e` · Neutral enchantment
///
/// > -2 Attack this turn.
///
/// - Set: Saviors of Uldum
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ULD_197e todo 61792073 08bf2b8e
pub const ULD_197e: Power = TODO;

/// # Conjured Mirage
///
/// `ULD_198` · Neutral minion · 4 mana · 3/10
///
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ ULD_198 todo 90052126 0fba57c3
pub const ULD_198: Power = TODO;

/// # Candletaker
///
/// `ULD_205` · Neutral minion · 3 mana · 3/2
///
/// > **Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ ULD_205 vanilla dc40ed98 48af2867
pub const ULD_205: Power = VANILLA;

/// # Khartut Defender
///
/// `ULD_208` · Neutral minion · 6 mana · 3/4
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Reborn
///
/// State: Todo
//~ ULD_208 todo 9906026f e825761b
pub const ULD_208: Power = TODO;

/// # Vulpera Scoundrel
///
/// `ULD_209` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Tokens: Mystery Choice! [`ULD_209t`]
///
/// State: Todo
//~ ULD_209 todo 3136fb28 ff270140
pub const ULD_209: Power = TODO;

/// # Mystery Choice!
///
/// `ULD_209t` · Neutral spell · 0 mana
///
/// > Add a random spell to your hand.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_209t todo e1cc1eb0 5f2f3077
pub const ULD_209t: Power = TODO;

/// # Generous Mummy
///
/// `ULD_214` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn** Your opponent's cards cost (1) less.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura, Reborn
/// - Enchantments: Charity [`ULD_214e`]
///
/// State: Todo
//~ ULD_214 todo c98e1afc 8e02b7a5
pub const ULD_214: Power = TODO;

/// # Charity
///
/// `ULD_214e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_214e todo 5490c250 ed9181e5
pub const ULD_214e: Power = TODO;

/// # Wrapped Golem
///
/// `ULD_215` · Neutral minion · 7 mana · 7/5
///
/// > **Reborn** At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn
/// - Refers to: Taunt
/// - Tokens: Scarab [`ULD_215t`]
///
/// State: Todo
//~ ULD_215 todo a53f5c9e 2043f9a1
pub const ULD_215: Power = TODO;

/// # Scarab
///
/// `ULD_215t` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ULD_215t vanilla c73dcd7a 6704ffe5
pub const ULD_215t: Power = VANILLA;

/// # Mischief Maker
///
/// `ULD_229` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_229 todo 982de4a9 ba491d9b
pub const ULD_229: Power = TODO;

/// # Infested Goblin
///
/// `ULD_250` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Deathrattle:** Add two 1/1 Scarabs with **Taunt** to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Scarab [`ULD_215t`]
///
/// State: Todo
//~ ULD_250 todo db739bde ec8120b6
pub const ULD_250: Power = TODO;

/// # Injured Tol'vir
///
/// `ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ ULD_271 todo bfbca816 5b3bfa01
pub const ULD_271: Power = TODO;

/// # Wasteland Assassin
///
/// `ULD_274` · Neutral minion · 5 mana · 4/2
///
/// > **Stealth Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth, Reborn
///
/// State: Vanilla
//~ ULD_274 vanilla bf144448 22c69fab
pub const ULD_274: Power = VANILLA;

/// # Bone Wraith
///
/// `ULD_275` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Reborn
///
/// State: Vanilla
//~ ULD_275 vanilla 6f246679 4dbaabe1
pub const ULD_275: Power = VANILLA;

/// # Jar Dealer
///
/// `ULD_282` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random 1-Cost minion to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ULD_282 todo 95438f4e b901b0ea
pub const ULD_282: Power = TODO;

/// # Fishflinger
///
/// `ULD_289` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random Murloc to each player's hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_289 todo a08bae54 92268e90
pub const ULD_289: Power = TODO;

/// # History Buff
///
/// `ULD_290` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you play a minion, give a random minion in your hand +1/+1.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Enchantments: Erudite [`ULD_290e`]
///
/// State: Todo
//~ ULD_290 todo 2b1c8dda 8574379f
pub const ULD_290: Power = TODO;

/// # Erudite
///
/// `ULD_290e` · Neutral enchantment
///
/// > Increased stats from History Buff.
///
/// - Set: Saviors of Uldum
/// - Tokens: History Buff [`ULD_290`]
///
/// State: Todo
//~ ULD_290e todo 3960820a 2ad4f5e5
pub const ULD_290e: Power = TODO;

/// # King Phaoris
///
/// `ULD_304` · Neutral minion · 10 mana · 5/5
///
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_304 todo abd844bb f72892bf
pub const ULD_304: Power = TODO;

/// # Dwarven Archaeologist
///
/// `ULD_309` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: **Discover** a card. Reduce its Cost by (1).
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Enchantments: Archaelogical Study [`ULD_309e`]
///
/// State: Todo
//~ ULD_309 todo 2fb2bcb1 4c830910
pub const ULD_309: Power = TODO;

/// # Archaelogical Study
///
/// `ULD_309e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_309e todo ef369953 8ca0d1db
pub const ULD_309e: Power = TODO;

/// # Vilefiend
///
/// `ULD_450` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ ULD_450 vanilla 922531cf e4120d08
pub const ULD_450: Power = VANILLA;

/// # Titanic Lackey
///
/// `ULD_616` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +2 Health and **Taunt**.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Battlecry, Mark Of Evil
/// - Refers to: Taunt
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Health and **Taunt**."
/// - Enchantments: Hardened [`ULD_616e`]
///
/// State: Todo
//~ ULD_616 todo 5006bfea f5873ef5
pub const ULD_616: Power = TODO;

/// # Hardened
///
/// `ULD_616e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_616e todo c861b54a 9bed1fc2
pub const ULD_616e: Power = TODO;

/// # Mortuary Machine
///
/// `ULD_702` · Neutral minion · 5 mana · 8/8
///
/// > After your opponent plays a minion, give it **Reborn**.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Mech
/// - Refers to: Reborn
///
/// State: Todo
//~ ULD_702 todo fe411c9a b04ef013
pub const ULD_702: Power = TODO;

/// # Desert Obelisk
///
/// `ULD_703` · Neutral minion · 5 mana · 0/5
///
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
///
/// - Set: Saviors of Uldum · epic · collectible
///
/// State: Todo
//~ ULD_703 todo 0a73efb8 829511b5
pub const ULD_703: Power = TODO;

/// # Mogu Cultist
///
/// `ULD_705` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Highkeeper Ra [`ULD_705t`]
///
/// State: Todo
//~ ULD_705 todo df65294b 066a7475
pub const ULD_705: Power = TODO;

/// # Highkeeper Ra
///
/// `ULD_705t` · Neutral minion · 10 mana · 20/20
///
/// > At the end of your turn, deal 20 damage to all enemies.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_705t todo c35ec5d6 ef389c8b
pub const ULD_705t: Power = TODO;

/// # Blatant Decoy
///
/// `ULD_706` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Each player summons the lowest Cost minion from their hand.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ULD_706 todo 5ba0f304 dcd2b757
pub const ULD_706: Power = TODO;

/// # Bug Collector
///
/// `ULD_712` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Locust with **Rush**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Locust [`ULD_430t`](crate::saviors_of_uldum::hunter::ULD_430t)
///
/// State: Todo
//~ ULD_712 todo 6da84452 08326fe1
pub const ULD_712: Power = TODO;

/// # Desert Hare
///
/// `ULD_719` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Desert Hares.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ULD_719 todo 130e67a0 d3ef85df
pub const ULD_719: Power = TODO;

/// # Colossus of the Moon
///
/// `ULD_721` · Neutral minion · 10 mana · 10/10
///
/// > **Divine Shield Reborn**
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield, Reborn
///
/// State: Vanilla
//~ ULD_721 vanilla 5892a350 adad9e95
pub const ULD_721: Power = VANILLA;

/// # Murmy
///
/// `ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Reborn
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ ULD_723 vanilla f8460304 799dce4b
pub const ULD_723: Power = VANILLA;

/// # Body Wrapper
///
/// `ULD_727` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ ULD_727 todo fb8ed7eb 000b216d
pub const ULD_727: Power = TODO;

/// # The Coin
///
/// `ULD_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Coin Card
///
/// State: Todo
//~ ULD_COIN todo 241cfc9c 6c35d045
pub const ULD_COIN: Power = TODO;
