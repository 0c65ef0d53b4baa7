//! Priest cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1f88319a

/// # Holy Water
///
/// `GIL_134` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to a minion. If it dies, add a copy of it to your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_134 cbbac424 68119666 5b2f5eda.4460956b
pub const GIL_134: Power = spell(&[deal(4).to(A_MINION), get(copy_of(IT)).when(there_is(&IT.that(DEAD)))]);

/// # Chameleos
///
/// `GIL_142` · Priest minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a card your opponent is holding.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Beast
/// - Enchantments: Shifting [`GIL_142e`]
///
/// State: Todo
//~ todo GIL_142 d4f11fb4 e5773175 01af650d.d0c7a918
pub const GIL_142: Power = TODO;

/// # Shifting
///
/// `GIL_142e` · Neutral enchantment
///
/// > Transforming into random card from your opponent's hand.
///
/// - Set: The Witchwood
/// - Tags: `DEFINING_ENCHANTMENT` = 46706
///
/// State: Todo
//~ todo GIL_142e 9aa360d1 7baa17e5 067cf688.bf628aba
pub const GIL_142e: Power = TODO;

/// # Quartz Elemental
///
/// `GIL_156` · Priest minion · 5 mana · 5/8
///
/// > Can't attack while damaged.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived GIL_156 5ecfec35 1bf89ba3 689f3864.05a49040
pub const GIL_156: Power = aura(THIS).when(DAMAGED).have(&[has(GameTag::CANT_ATTACK)]);

/// # Nightscale Matriarch
///
/// `GIL_190` · Priest minion · 7 mana · 4/9
///
/// > Whenever a friendly minion is healed, summon a 3/3 Whelp.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Dragon
/// - Tokens: Nightscale Whelp [`GIL_190t`]
///
/// State: Derived
//~ derived GIL_190 0b923de0 8135c451 5bf7c266.9eb54040
pub const GIL_190: Power = whenever(FRIENDLY_MINIONS.is_healed(CARD)).then(&[summon(card("GIL_190t"))]);

/// # Nightscale Whelp
///
/// `GIL_190t` · Priest minion · 3 mana · 3/3
///
/// - Set: The Witchwood
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla GIL_190t 6fa329d8 47692833 89351970
pub const GIL_190t: Power = VANILLA;

/// # Divine Hymn
///
/// `GIL_661` · Priest spell · Holy · 2 mana
///
/// > Restore #6 Health to all friendly characters.
///
/// - Set: The Witchwood · common · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_661 9f8325a3 4bb373a6 fc37d00a.a8352ba6
pub const GIL_661: Power = spell(&[heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Coffin Crasher
///
/// `GIL_805` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Coffin Crasher [`GIL_805_Puzzle`]
///
/// State: Derived
//~ derived GIL_805 8cec3dbe 7b2e2016 42e1a64a.cdb2335d
pub const GIL_805: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random()))]);

/// # Coffin Crasher
///
/// `GIL_805_Puzzle` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// - Set: The Witchwood · rare
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GIL_805_Puzzle f759772b 5c8c07f9 0153a7b2.cdb2335d
pub const GIL_805_Puzzle: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random()))]);

/// # Vivid Nightmare
///
/// `GIL_813` · Priest spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Summon a copy of it with 1 Health remaining.
///
/// - Set: The Witchwood · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_813 1f572e4d 4011dea5 8d067a4f.fafc593f
pub const GIL_813: Power = spell(&[with_each(A_FRIENDLY_MINION), summon(copy_of(IT)), set_remaining_health(1).to(IT)]);

/// # Squashling
///
/// `GIL_835` · Priest minion · 2 mana · 2/1
///
/// > **Echo Battlecry:** Restore #2 Health.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry, Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_835 0f371caa 08d5fa7e b57cf6f1.54af1240
pub const GIL_835: Power = battlecry(&[heal(2).to(TARGET)]);

/// # Glitter Moth
///
/// `GIL_837` · Priest minion · 5 mana · 4/4
///
/// > **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Moth Dust [`GIL_837e`]
///
/// State: Todo
//~ todo GIL_837 2f497c49 0c23cd7a ae008449.46f9d0f7
pub const GIL_837: Power = TODO;

/// # Moth Dust
///
/// `GIL_837e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_837e 169152e5 e3a4dcb3 881ae08d.645d0540
pub const GIL_837e: Power = TODO;

/// # Lady in White
///
/// `GIL_840` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Angelic Fortitude [`GIL_840e`]
///
/// State: Todo
//~ todo GIL_840 d4b1533e 580629f1 786235e1.edfcea8a
pub const GIL_840: Power = TODO;

/// # Angelic Fortitude
///
/// `GIL_840e` · Priest enchantment
///
/// > Has Attack equal to its Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_840e 419c667e 53633f9e daab2323.afe0df18
pub const GIL_840e: Power = TODO;
