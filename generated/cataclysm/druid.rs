//! Druid cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Crystalspine Cub
///
/// `CATA_130` · Druid minion · 1 mana · 1/1
///
/// > Whenever you spend your last Mana Crystal, gain +1/+1.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Beast
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4548` = 1
/// - Enchantments: Crystallized [`CATA_130e`]
///
/// State: Todo
//~ CATA_130 todo be679659 3be3be61
pub const CATA_130: Power = TODO;

/// # Crystallized
///
/// `CATA_130e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_130e todo caa59570 12c4a336
pub const CATA_130e: Power = TODO;

/// # Felwood Treant
///
/// `CATA_131` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *({0} left!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *(Ready!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `2831` = 1
///
/// State: Todo
//~ CATA_131 todo 45586351 3300f051
pub const CATA_131: Power = TODO;

/// # Broodwatcher
///
/// `CATA_132` · Druid minion · 4 mana · 4/5
///
/// > **Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *({0} left!)*@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *(Ready!)*@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
/// - Tokens: Emerald Whelp [`CATA_132t`]
///
/// State: Todo
//~ CATA_132 todo 62f8018b ee676732
pub const CATA_132: Power = TODO;

/// # Emerald Whelp
///
/// `CATA_132t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Taunt, Whelp
///
/// State: Vanilla
//~ CATA_132t vanilla df4d27a8 69193c57
pub const CATA_132t: Power = VANILLA;

/// # Iridescent Flitterwing
///
/// `CATA_133` · Druid minion · 5 mana · 4/5
///
/// > **Elusive** At the end of your turn, give your other minions +1/+1.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
/// - Tags: `4577` = 1
/// - Enchantments: Iridescent Glow [`CATA_133e`]
///
/// State: Todo
//~ CATA_133 todo 50b11db9 2d2557ff
pub const CATA_133: Power = TODO;

/// # Iridescent Glow
///
/// `CATA_133e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
///
/// State: Todo
//~ CATA_133e todo 4761358b db43291e
pub const CATA_133e: Power = TODO;

/// # Wildwood Circle
///
/// `CATA_134` · Druid spell · Nature · 4 mana
///
/// > **Shatter**. Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."@Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Shatter
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 122972, `TAG_SCRIPT_DATA_NUM_2` = 122973, `1544` = 1
/// - Enchantments: Wildwood Aura [`CATA_134e`]
/// - Tokens: Wildwood Circle [`CATA_134t`], Wildwood Circle [`CATA_134t2`], Treant [`CATA_134t3`]
///
/// State: Todo
//~ CATA_134 todo 4ba85d75 2aaeb5fc
pub const CATA_134: Power = TODO;

/// # Wildwood Aura
///
/// `CATA_134e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_134e todo 58b47a8d 331902a4
pub const CATA_134e: Power = TODO;

/// # Wildwood Circle
///
/// `CATA_134t` · Druid spell · Nature · 4 mana
///
/// > **Shattered** Summon two 2/2 Treants.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 122973, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 122971
///
/// State: Todo
//~ CATA_134t todo 3f4fecb1 29d7dda3
pub const CATA_134t: Power = TODO;

/// # Wildwood Circle
///
/// `CATA_134t2` · Druid spell · Nature · 4 mana
///
/// > **Shattered** Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Refers to: Deathrattle
///
/// State: Todo
//~ CATA_134t2 todo a31c309c d1415b1c
pub const CATA_134t2: Power = TODO;

/// # Treant
///
/// `CATA_134t3` · Druid minion · 1 mana · 2/2
///
/// - Set: Cataclysm
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ CATA_134t3 vanilla 782ef864 f3d23987
pub const CATA_134t3: Power = VANILLA;

/// # Mossbinding
///
/// `CATA_135` · Druid spell · Nature · 2 mana
///
/// > Summon two 1/2 Golems. Spend all your Mana to give them +1/+1 for each Mana spent.
///
/// - Set: Cataclysm · rare · collectible
/// - Enchantments: Moss Shaped [`CATA_135e`]
/// - Tokens: Moss Golem [`CATA_135t`]
///
/// State: Todo
//~ CATA_135 todo f4fea766 d5ba4f0d
pub const CATA_135: Power = TODO;

/// # Moss Shaped
///
/// `CATA_135e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_135e todo f4887181 17f3b02b
pub const CATA_135e: Power = TODO;

/// # Moss Golem
///
/// `CATA_135t` · Druid minion · 1 mana · 1/2
///
/// - Set: Cataclysm
///
/// State: Vanilla
//~ CATA_135t vanilla 26b270b8 adbb1323
pub const CATA_135t: Power = VANILLA;

/// # Azshara's Triumph
///
/// `CATA_136` · Druid spell · Arcane · 1 mana
///
/// > Shuffle 5 random minions into your deck that cost (8) or more. Double their stats.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Can Target Cards In Hand
/// - Enchantments: Azshara's Triumph [`CATA_136e`]
///
/// State: Todo
//~ CATA_136 todo 34207918 b704076a
pub const CATA_136: Power = TODO;

/// # Azshara's Triumph
///
/// `CATA_136e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_136e todo b3848897 e63a973c
pub const CATA_136e: Power = TODO;

/// # Forest's Gift
///
/// `CATA_138` · Druid spell · Nature · 3 mana
///
/// > Give a friendly minion +1/+1 for each minion you control.
///
/// - Set: Cataclysm · common · collectible
/// - Enchantments: Tree Hugged [`CATA_138e`]
///
/// State: Todo
//~ CATA_138 todo 8098b4ef 1de1c890
pub const CATA_138: Power = TODO;

/// # Tree Hugged
///
/// `CATA_138e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_138e todo 617f65b6 75b2231a
pub const CATA_138e: Power = TODO;

/// # Wickerfang
///
/// `CATA_139` · Druid minion · 6 mana · 0/5
///
/// > **Colossal +4** After one of Wickerfang's Legs gains stats, this gains them too.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Symbiotic [`CATA_139e`]
/// - Tokens: Wickerfang's Leg [`CATA_139t`], Wickerfang's Leg [`CATA_139t2`], Wickerfang's Leg [`CATA_139t3`], Wickerfang's Leg [`CATA_139t4`]
///
/// State: Todo
//~ CATA_139 todo a88261fe f47731df
pub const CATA_139: Power = TODO;

/// # Symbiotic
///
/// `CATA_139e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_139e todo 3114b9aa 22fc8d9b
pub const CATA_139e: Power = TODO;

/// # Wickerfang's Leg
///
/// `CATA_139t` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
/// - Enchantments: Growing Quick! [`CATA_139te`]
///
/// State: Todo
//~ CATA_139t todo a9265d26 f12cdbaf
pub const CATA_139t: Power = TODO;

/// # Wickerfang's Leg
///
/// `CATA_139t2` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_139t2 todo f5dfc646 e3696a33
pub const CATA_139t2: Power = TODO;

/// # Wickerfang's Leg
///
/// `CATA_139t3` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_139t3 todo 17469e21 50478f79
pub const CATA_139t3: Power = TODO;

/// # Wickerfang's Leg
///
/// `CATA_139t4` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ CATA_139t4 todo 7fc08753 716e9c62
pub const CATA_139t4: Power = TODO;

/// # Growing Quick!
///
/// `CATA_139te` · enchantment
///
/// > +1/+1.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_139te todo 4cb64997 524eab62
pub const CATA_139te: Power = TODO;

/// # Merithra of the Dream
///
/// `CATA_140` · Druid minion · 8 mana · 4/12
///
/// > **Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *({0} left!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *(Ready!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1).
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 25
///
/// State: Todo
//~ CATA_140 todo aafaf017 9eec3830
pub const CATA_140: Power = TODO;

/// # Ash Worm
///
/// `MEND_040` · Druid minion · 1 mana · 6/6
///
/// > Starts **Dormant**. When your board is full, awaken.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Burrowed [`MEND_040e2`]
///
/// State: Todo
//~ MEND_040 todo f56c58bc 2d584038
pub const MEND_040: Power = TODO;

/// # Burrowed
///
/// `MEND_040e2` · Neutral enchantment
///
/// > **Dormant**. Awaken when your board is full.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_040e2 todo 0c7b504f 079640a8
pub const MEND_040e2: Power = TODO;

/// # Wizened Wildspeaker
///
/// `MEND_041` · Druid minion · 5 mana · 3/7
///
/// > **Taunt Battlecry:** If you didn't play a minion last turn, refresh 3 Mana Crystals.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ MEND_041 todo c91fd8e0 cec36e4f
pub const MEND_041: Power = TODO;

/// # Lifebloom
///
/// `MEND_042` · Druid spell · Nature · 9 mana
///
/// > Restore #8 Health to all friendly characters. Summon two random 8-Cost minions.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ MEND_042 todo 5c2b65ec 94929838
pub const MEND_042: Power = TODO;

/// # Heartroot Stones
///
/// `MEND_043` · Druid spell · Nature · 3 mana
///
/// > Draw a card and gain 3 Armor. If you didn't play a minion last turn, do it again.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Todo
//~ MEND_043 todo 29e28954 84e22278
pub const MEND_043: Power = TODO;

/// # Tranquil Clearing
///
/// `MEND_044` · Druid location · 2 mana · 0 uses
///
/// > Give a minion +2 Health and **Taunt**. It falls asleep until the end of your next turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Tranquil Sleep [`MEND_044e3`], Tranquil Strength [`MEND_044e4`]
///
/// State: Todo
//~ MEND_044 todo f8ec303b d4324e8c
pub const MEND_044: Power = TODO;

/// # Tranquil Sleep
///
/// `MEND_044e3` · Neutral enchantment
///
/// - Set: Cataclysm
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ MEND_044e3 todo 6e8b2fe6 3cd97876
pub const MEND_044e3: Power = TODO;

/// # Tranquil Strength
///
/// `MEND_044e4` · Druid enchantment
///
/// > This minion has +2 Health and **Taunt**.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_044e4 todo a4ff60f6 c1ce29a4
pub const MEND_044e4: Power = TODO;

/// # Seeding Dragon
///
/// `MEND_045` · Druid minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get a random Dragon. It costs (2) less.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ MEND_045 todo 01ca9e46 ad71f8a7
pub const MEND_045: Power = TODO;

/// # Bashana Runetotem
///
/// `MEND_046` · Druid minion · 7 mana · 4/4
///
/// > **Battlecry:** Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Treant [`MEND_046t`]
///
/// State: Todo
//~ MEND_046 todo 1e51daed a249eaac
pub const MEND_046: Power = TODO;

/// # Treant
///
/// `MEND_046t` · Druid minion · 1 mana · 2/2
///
/// > **Battlecry:** Cast {0}.
///
/// - Set: Cataclysm
/// - Mechanics: Battlecry
/// - Tags: `2831` = 1
/// - Target: "Cast {0}."
///
/// State: Todo
//~ MEND_046t todo 34bc633d a932c2fa
pub const MEND_046t: Power = TODO;
