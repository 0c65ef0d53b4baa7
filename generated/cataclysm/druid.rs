//! Druid cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file aebc82f4

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
//~ todo CATA_130 77dca552 e56b80ec 251ac908.4422a811
pub const CATA_130: Power = TODO;

/// # Crystallized
///
/// `CATA_130e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_130e 628e4032 9db22371 ab6b5702.67341004
pub const CATA_130e: Power = enchant(&[plus(1, 1)]);

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
//~ todo CATA_131 3b9373dd 564d6337 73d7a4d2.ab1ced06
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
//~ todo CATA_132 50b4a760 dd66405a 25799b24.69b22dd3
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
//~ vanilla CATA_132t 093be9f7 6453b83a 176672c4.4b0c5d24
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
/// State: Derived
//~ derived CATA_133 9bf97fec a7cbc728 51b8a07e.64110c01
pub const CATA_133: Power = at_end_of_your_turn(&[attach("CATA_133e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Iridescent Glow
///
/// `CATA_133e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
///
/// State: Derived
//~ derived CATA_133e 10bf7ee0 5989b14b b6a69cc2.29d9cb13
pub const CATA_133e: Power = enchant(&[plus(1, 1)]);

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
//~ todo CATA_134 76630865 5b6a4401 f87133f4.1ad6b78d
pub const CATA_134: Power = TODO;

/// # Wildwood Aura
///
/// `CATA_134e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: Cataclysm
/// - Tokens: Treant [`CATA_134t3`]
///
/// State: Derived
//~ derived CATA_134e a4e74e5e 942ab422 f0d33dcc.1a2eb212
pub const CATA_134e: Power = deathrattle(&[summon(card("CATA_134t3"))]);

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
//~ todo CATA_134t f33c73a5 0c792273 b4894280.0801c006
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
/// - Tokens: Treant [`CATA_134t3`]
///
/// State: Todo
//~ todo CATA_134t2 33da153f 6a011f1f d585a8af.ccea9357
pub const CATA_134t2: Power = TODO;

/// # Treant
///
/// `CATA_134t3` · Druid minion · 1 mana · 2/2
///
/// - Set: Cataclysm
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla CATA_134t3 75b66495 6ab5d112 e147c1c7
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
/// State: Derived
//~ derived CATA_135 d6c6482e 76cfbccb 81e29659.2637e0fe
pub const CATA_135: Power =
    spell(&[summon(card("CATA_135t")).copies(2), spend_all_mana(), give(&[plus(1, 1).times(X)]).times(DONE).to(IT)]);

/// # Moss Shaped
///
/// `CATA_135e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_135e ca9232fa df7f9df8 4e7fde6a.a536d554
pub const CATA_135e: Power = TODO;

/// # Moss Golem
///
/// `CATA_135t` · Druid minion · 1 mana · 1/2
///
/// - Set: Cataclysm
///
/// State: Vanilla
//~ vanilla CATA_135t 2391ed67 586fa16e 678c7aae
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
/// State: Derived
//~ derived CATA_136 b0350039 3e2dc39c 7f4432ab.9d237c8b
#[rustfmt::skip]
pub const CATA_136: Power = spell(&[shuffle(random(all(&[MINION, COST.at_least(8)]))).copies(5), give(&[ATTACK.doubled(), HEALTH.doubled()]).to(IT)]);

/// # Azshara's Triumph
///
/// `CATA_136e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_136e a58cd346 d893d820 b11cad81.25b00aaf
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
/// State: Derived
//~ derived CATA_138 76566829 54664a76 9f4f220c.079e2102
pub const CATA_138: Power = spell(&[give(&[plus(1, 1).times(X)]).for_each(FRIENDLY_MINIONS).to(A_FRIENDLY_MINION)]);

/// # Tree Hugged
///
/// `CATA_138e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_138e 8baa4762 8681682d 95cc5701.a536d554
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
//~ todo CATA_139 9744ef8c f918dfdd 4cf2ba79.cd522d1c
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
//~ todo CATA_139e ef3badf0 eb09d1fb 68ec8905.8950806f
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
/// State: Derived
//~ derived CATA_139t 17281a1a 64a1525d 1ec66817.262fdf55
pub const CATA_139t: Power = at_end_of_your_turn(&[attach("CATA_139te")]);

/// # Wickerfang's Leg
///
/// `CATA_139t2` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Derived
//~ derived CATA_139t2 9bc95abd b174d5bd 7e846ff3.262fdf55
pub const CATA_139t2: Power = at_end_of_your_turn(&[give(&[plus(1, 1)])]);

/// # Wickerfang's Leg
///
/// `CATA_139t3` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Derived
//~ derived CATA_139t3 c84e9fce d1f4e17f d98cdd5e.262fdf55
pub const CATA_139t3: Power = at_end_of_your_turn(&[give(&[plus(1, 1)])]);

/// # Wickerfang's Leg
///
/// `CATA_139t4` · Druid minion · 1 mana · 0/2
///
/// > At the end of your turn, gain +1/+1.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Derived
//~ derived CATA_139t4 d4571cbb 3348819b 6298ab3d.262fdf55
pub const CATA_139t4: Power = at_end_of_your_turn(&[give(&[plus(1, 1)])]);

/// # Growing Quick!
///
/// `CATA_139te` · enchantment
///
/// > +1/+1.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_139te c4ce6568 e90cee07 271c5a84.67341004
pub const CATA_139te: Power = enchant(&[plus(1, 1)]);

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
//~ todo CATA_140 4a300b97 cd0ee81e 74a709da.99a20215
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
//~ todo MEND_040 f9b35271 4d4ce35f fba2d4db.4f71df33
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
//~ todo MEND_040e2 67603ce7 bc3a59c4 d8635109.e82e026a
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
/// State: Derived
//~ derived MEND_041 557824ca b0ce408e 0bbd77e7.8975de1c
pub const MEND_041: Power =
    battlecry(&[refresh(3)]).when(has_not_done(&past(Side::Friendly, Deed::Played, Window::LastTurn).that(MINION)));

/// # Lifebloom
///
/// `MEND_042` · Druid spell · Nature · 9 mana
///
/// > Restore #8 Health to all friendly characters. Summon two random 8-Cost minions.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Derived
//~ derived MEND_042 df6572b4 095c6acc 618f9bbd.9863fa8a
pub const MEND_042: Power =
    spell(&[heal(8).to(FRIENDLY_CHARACTERS), summon(random(all(&[MINION, COST.is(8)]))).copies(2)]);

/// # Heartroot Stones
///
/// `MEND_043` · Druid spell · Nature · 3 mana
///
/// > Draw a card and gain 3 Armor. If you didn't play a minion last turn, do it again.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Derived
//~ derived MEND_043 95f29f97 deca46aa aaab6b75.06e52f36
#[rustfmt::skip]
pub const MEND_043: Power = spell(&[draw(1), armor(3), if_(has_not_done(&past(Side::Friendly, Deed::Played, Window::LastTurn).that(MINION)), &[draw(1), armor(3)])]);

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
//~ todo MEND_044 272571d2 85bb1f8c e7de1ffc.0fac384f
pub const MEND_044: Power = TODO;

/// # Tranquil Sleep
///
/// `MEND_044e3` · Neutral enchantment
///
/// - Set: Cataclysm
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo MEND_044e3 1309fe0d 35642df7 185f486c
pub const MEND_044e3: Power = TODO;

/// # Tranquil Strength
///
/// `MEND_044e4` · Druid enchantment
///
/// > This minion has +2 Health and **Taunt**.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived MEND_044e4 90183a7c 516cfb11 41cee7fe.056ebf0c
pub const MEND_044e4: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

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
/// State: Derived
//~ derived MEND_045 bc125d37 ce7e83ba 4c33dcea.341cbaea
pub const MEND_045: Power = deathrattle(&[get(random(DRAGON)), give(&[cost_less(2)]).to(IT)]);

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
//~ todo MEND_046 13063c9c 23c3d4b1 9971f8f1.e9d02e93
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
//~ todo MEND_046t 8d3a22eb 2255d0ec 40765d66.a4a63133
pub const MEND_046t: Power = TODO;
