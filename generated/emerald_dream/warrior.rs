//! Warrior cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 47c7b296

/// # Clutch of Corruption
///
/// `EDR_454` · Warrior location · 2 mana · 0 uses
///
/// > Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Tokens: Horrible Egg [`EDR_454t`]
///
/// State: Todo
//~ todo EDR_454 638c207a df73a15c b63d345c.970885ff
pub const EDR_454: Power = TODO;

/// # Horrible Egg
///
/// `EDR_454t` · Warrior minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon {0}.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo EDR_454t 28c72814 c8e716c9 8d5fda6b.5394712d
pub const EDR_454t: Power = TODO;

/// # Succumb to Madness
///
/// `EDR_455` · Warrior spell · 3 mana
///
/// > **Discover** a friendly Dragon that died this game. Resummon it.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived EDR_455 21ea4adf 23d917b1 b7047cbc.5e83ae6f
pub const EDR_455: Power = spell(&[offer(Offer::Past(YOUR_MINIONS_THAT_DIED.that(DRAGON)), &[summon(the(IT))])]);

/// # Darkrider
///
/// `EDR_456` · Warrior minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ todo EDR_456 1236f8ba c49d3d06 c34d8731.9a50a9bd
pub const EDR_456: Power = TODO;

/// # Brood Keeper
///
/// `EDR_457` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, equip a 2/2 Sword.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Nightmare Slicer [`EDR_457t`]
///
/// State: Derived
//~ derived EDR_457 61d4347a f245e6c9 5f8bd21f.45d7ab16
pub const EDR_457: Power = battlecry(&[equip(card("EDR_457t"))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Nightmare Slicer
///
/// `EDR_457t` · Warrior weapon · 2 mana · 2/2 durability
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ vanilla EDR_457t dc921416 b759f346 6d54da77
pub const EDR_457t: Power = VANILLA;

/// # Afflicted Devastator
///
/// `EDR_459` · Warrior minion · 4 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other friendly minions. **Deathrattle:** Deal 3 damage to all enemy minions.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived EDR_459 eee07906 d8f35e15 1e455bc5.8114ad6f
pub const EDR_459: Power =
    abilities(&[battlecry(&[deal(3).to(OTHER_FRIENDLY_MINIONS)]), deathrattle(&[deal(3).to(ENEMY_MINIONS)])]);

/// # Ysondre
///
/// `EDR_465` · Warrior minion · 7 mana · 8/5
///
/// > **Taunt**. **Deathrattle:** Summon a random Dragon for each time Ysondre has died this game.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ todo EDR_465 584e9f36 751e8c69 cdae9471.50f1bb68
pub const EDR_465: Power = TODO;

/// # Eggbasher
///
/// `EDR_468` · Warrior minion · 4 mana · 3/5
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +4 Attack.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage and grant +4 Attack."
/// - Enchantments: Scrambled Attack [`EDR_468e1`]
///
/// State: Derived
//~ derived EDR_468 66b36f6d 9b536f0e 9cee9283.e97eea01
pub const EDR_468: Power = battlecry(&[deal(1).to(A_MINION), attach("EDR_468e1").to(IT)]);

/// # Scrambled Attack
///
/// `EDR_468e1` · Warrior enchantment
///
/// > +4 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_468e1 095a17b9 074fb224 478fd909.743819fe
pub const EDR_468e1: Power = enchant(&[ATTACK.plus(4)]);

/// # Tortolla
///
/// `EDR_471` · Warrior minion · 10 mana · 1/30
///
/// > **Taunt**, **Elusive** After this takes damage, gain 1 Armor and give this minion +1 Attack.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive
/// - Tags: `4065` = 1, `4128` = 1, `4548` = 1
/// - Enchantments: Tortolla's Rage [`EDR_471e`]
///
/// State: Derived
//~ derived EDR_471 97f5343f 12b34071 971db11b.8c81f715
pub const EDR_471: Power = after(THIS.takes_damage(CARD)).then(&[armor(1), give(&[ATTACK.plus(1)])]);

/// # Tortolla's Rage
///
/// `EDR_471e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Into the Emerald Dream
/// - Tags: `3860` = 1
///
/// State: Todo
//~ todo EDR_471e 9404e2a5 9f22886b 3b882898.08129cea
pub const EDR_471e: Power = TODO;

/// # Siphoning Growth
///
/// `EDR_531` · Warrior spell · 1 mana
///
/// > Destroy a friendly minion to gain 8 Armor.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Siphoned Growth [`EDR_531e`]
///
/// State: Derived
//~ derived EDR_531 3574dd84 675782c6 090b5807.3d028e25
pub const EDR_531: Power = spell(&[destroy(A_FRIENDLY_MINION), armor(8)]);

/// # Siphoned Growth
///
/// `EDR_531e` · Warrior enchantment
///
/// > +2 Attack. This minion's **Deathrattles** trigger twice.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_531e 396690fe 58824b2e fcb835db.36c6e89d
pub const EDR_531e: Power = TODO;

/// # Ominous Nightmares
///
/// `EDR_570` · Warrior spell · Shadow · 1 mana
///
/// > **Choose One -** Deal $1 damage to all minions; or Give a damaged minion +2/+2.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Terror of the Night [`EDR_570e`]
/// - Tokens: Nightmarish Burst [`EDR_570A`], Unstable Power [`EDR_570B`]
///
/// State: Todo
//~ todo EDR_570 40253e29 64a8f8af eca369e7.f4cdd12c
pub const EDR_570: Power = TODO;

/// # Nightmarish Burst
///
/// `EDR_570A` · Warrior spell · Shadow · 1 mana
///
/// > Deal $1 damage to all minions.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_570A e8509f50 0f8e39a9 22ebbbfc.0b00d8bd
pub const EDR_570A: Power = spell(&[deal(1).to(MINIONS)]);

/// # Unstable Power
///
/// `EDR_570B` · Warrior spell · Shadow · 1 mana
///
/// > Give a damaged minion +2/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_570B 223b66da 57b67fc5 cc1d15ac.eec38193
pub const EDR_570B: Power = spell(&[give(&[plus(2, 2)]).to(A_MINION.that(DAMAGED))]);

/// # Terror of the Night
///
/// `EDR_570e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_570e f262d354 128aeba2 e86adc69.6d6ab056
pub const EDR_570e: Power = enchant(&[plus(2, 2)]);

/// # Keeper of Flame
///
/// `FIR_928` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Give all minions in your hand +3/+3. They are destroyed in 3 turns.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Blazing Strength [`FIR_928e`], Burning Up [`FIR_928e2`], Burning Up [`FIR_928e3`]
///
/// State: Todo
//~ todo FIR_928 528355ea 652a10ec 3acf8951.ec562f24
pub const FIR_928: Power = TODO;

/// # Blazing Strength
///
/// `FIR_928e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_928e 1314a94c 1c336b76 bb3f6b69.b42c6980
pub const FIR_928e: Power = enchant(&[plus(3, 3)]);

/// # Burning Up
///
/// `FIR_928e2` · Druid enchantment
///
/// > This card is on fire!
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo FIR_928e2 35d95b75 b083caec f6b7c421.b91bd5a2
pub const FIR_928e2: Power = TODO;

/// # Burning Up
///
/// `FIR_928e3` · Druid enchantment
///
/// > This card is on fire!
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ todo FIR_928e3 5c615e1f dfa79962 b184742b.b91bd5a2
pub const FIR_928e3: Power = TODO;

/// # Shadowflame Suffusion
///
/// `FIR_939` · Warrior spell · Fire · 2 mana
///
/// > Deal $2 damage. **Discover** a Warrior minion with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ todo FIR_939 7e4656c0 11a37f73 b063a8fc.3f989aec
pub const FIR_939: Power = TODO;

/// # Dragon Turtle
///
/// `FIR_956` · Warrior minion · 4 mana · 3/6
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, give your hero +3 Attack this turn and 6 Armor.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Beast, Dragon
/// - Mechanics: Battlecry
/// - Refers to: Dark Gift
/// - Tags: `2523` = 1, `4548` = 1, `4578` = 1
/// - Enchantments: Turtle Maw [`FIR_956e`]
///
/// State: Todo
//~ todo FIR_956 6bfa37f4 bad91ff1 859bb396.14a604d9
pub const FIR_956: Power = TODO;

/// # Turtle Maw
///
/// `FIR_956e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived FIR_956e 4f25863f 668e30a2 9fc9eb4f.268eca27
pub const FIR_956e: Power = enchant(&[ATTACK.plus(3)]).this_turn();
