//! Rogue cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d6904dec

/// # Fal'dorei Strider
///
/// `LOOT_026` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Spider Ambush! [`LOOT_026e`], Leyline Spider [`LOOT_026t`]
///
/// State: Todo
//~ todo LOOT_026 7bc34960 acbdd8a7 fab1b126.380a7e25
pub const LOOT_026: Power = TODO;

/// # Spider Ambush!
///
/// `LOOT_026e` · Rogue spell · 4 mana
///
/// > **Casts When Drawn** Summon a 4/4 Spider.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ todo LOOT_026e 4c2413b7 b7952dea d354ff8e.69d131b2
pub const LOOT_026e: Power = TODO;

/// # Leyline Spider
///
/// `LOOT_026t` · Rogue minion · 4 mana · 4/4
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla LOOT_026t ecc1e1a4 cb872b94 e01329a8
pub const LOOT_026t: Power = VANILLA;

/// # Cavern Shinyfinder
///
/// `LOOT_033` · Rogue minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw a weapon from your deck.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_033 5d686b98 ee1013bf 87910d41.c715f496
pub const LOOT_033: Power = battlecry(&[draw_that(1, WEAPON)]);

/// # Sonya Shadowdancer
///
/// `LOOT_165` · Rogue minion · 3 mana · 2/2
///
/// > After a friendly minion dies, add a 1/1 copy of it to your hand. It costs (1).
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Enchantments: Sonya's Shadow [`LOOT_165e`]
///
/// State: Derived
//~ derived LOOT_165 7b7b4a81 737655f5 473b2028.810e05b5
#[rustfmt::skip]
pub const LOOT_165: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[get(copy_of(WHO)), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Sonya's Shadow
///
/// `LOOT_165e` · Neutral enchantment
///
/// > Sonya Shadowdancer made this 1/1.
///
/// - Set: Kobolds & Catacombs
/// - Tokens: Sonya Shadowdancer [`LOOT_165`]
///
/// State: Todo
//~ todo LOOT_165e 73628b17 c5413043 f35b5096.9ee813fb
pub const LOOT_165e: Power = TODO;

/// # Cheat Death
///
/// `LOOT_204` · Rogue spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Close Call [`LOOT_204e`]
///
/// State: Derived
//~ derived LOOT_204 aef9890a c51d9b3c 5690e430.c55a51c0
pub const LOOT_204: Power = whenever(FRIENDLY_MINIONS.die()).then(&[return_to_hand(WHO), attach("LOOT_204e").to(WHO)]);

/// # Close Call
///
/// `LOOT_204e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_204e 3aeba87f b0bc63ac f838a370.90c32b47
pub const LOOT_204e: Power = enchant(&[cost_less(2)]);

/// # Sudden Betrayal
///
/// `LOOT_210` · Rogue spell · 2 mana
///
/// > **Secret:** When a minion attacks your hero, instead it attacks one of its neighbors.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived LOOT_210 2636e4a1 fe81bb18 238dc7ef.e9251d7c
pub const LOOT_210: Power =
    whenever(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[redirect_to(WHO.neighbours().random())]);

/// # Elven Minstrel
///
/// `LOOT_211` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** Draw 2 minions from your deck.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_211 112c70ee 2af2ad06 1aacf847.8923772a
pub const LOOT_211: Power = combo(&[draw_that(2, MINION)]);

/// # Evasion
///
/// `LOOT_214` · Rogue spell · 2 mana
///
/// > **Secret:** After your hero takes damage, become **Immune** this turn.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Immune
/// - Enchantments: Evasive [`LOOT_214e`]
///
/// State: Derived
//~ derived LOOT_214 3fca3e1a 4db73855 472a7b52.03327af0
pub const LOOT_214: Power =
    after(YOUR_HERO.takes_damage(CARD)).then(&[lend(&[has(GameTag::IMMUNE)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Evasive
///
/// `LOOT_214e` · Neutral enchantment
///
/// > **Immune** until end of turn.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo LOOT_214e 08be9a75 c2f2be60 a637e38c.330df904
pub const LOOT_214e: Power = TODO;

/// # Kobold Illusionist
///
/// `LOOT_412` · Rogue minion · 5 mana · 3/3
///
/// > **Deathrattle:** Summon a 1/1 copy of a minion from your hand.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Shadowy [`LOOT_412e`]
///
/// State: Derived
//~ derived LOOT_412 be02ebcf 442cfd16 2f3a28de.a7069d18
pub const LOOT_412: Power =
    deathrattle(&[summon(copy_of(YOUR_HAND.that(MINION).random())), attach("LOOT_412e").to(IT)]);

/// # Shadowy
///
/// `LOOT_412e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_412e 53400b77 a155f9af 1d507ff2.d68bebe2
pub const LOOT_412e: Power = enchant(&[become_stats(1, 1)]);

/// # Lesser Onyx Spellstone
///
/// `LOOT_503` · Rogue spell · Shadow · 5 mana
///
/// > Destroy 1 random enemy minion. @*(Play 3 **Deathrattle** cards to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Onyx Spellstone [`LOOT_503t`], Greater Onyx Spellstone [`LOOT_503t2`]
///
/// State: Todo
//~ todo LOOT_503 970affa9 c73f7c38 6b557dd7.d69e7688
pub const LOOT_503: Power = TODO;

/// # Onyx Spellstone
///
/// `LOOT_503t` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 2 random enemy minions. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo LOOT_503t a39766ae 9a6bf638 5e1b116f.52e9a066
pub const LOOT_503t: Power = TODO;

/// # Greater Onyx Spellstone
///
/// `LOOT_503t2` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 3 random enemy minions.
///
/// - Set: Kobolds & Catacombs · rare
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo LOOT_503t2 955ef875 025c07f7 0b0fdeda.b750ce63
pub const LOOT_503t2: Power = TODO;

/// # Kingsbane
///
/// `LOOT_542` · Rogue weapon · 1 mana · 1/3 durability
///
/// > Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `851` = 1, `1023` = 1
/// - Enchantments: Kingsbane Shuffle [`LOOT_542e`]
///
/// State: Todo
//~ todo LOOT_542 ed17754d e5523e17 d09e3540.bd9c6b10
pub const LOOT_542: Power = TODO;

/// # Kingsbane Shuffle
///
/// `LOOT_542e` · Rogue enchantment
///
/// > Getting ready to shuffle in.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_542e c4e1bd80 c6c2b251 fd11cd63.c965ec45
pub const LOOT_542e: Power = TODO;
