//! Hunter cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9c24c202

/// # Flanking Strike
///
/// `LOOT_077` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion. Summon a 3/3 Wolf.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Wolf [`LOOT_077t`]
///
/// State: Derived
//~ derived LOOT_077 844de15e c53eea48 724878cf.c10e7917
pub const LOOT_077: Power = spell(&[deal(3).to(A_MINION), summon(card("LOOT_077t"))]);

/// # Wolf
///
/// `LOOT_077t` · Hunter minion · 3 mana · 3/3
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla LOOT_077t e0858487 0047a67e 315f566d
pub const LOOT_077t: Power = VANILLA;

/// # Cave Hydra
///
/// `LOOT_078` · Hunter minion · 3 mana · 2/4
///
/// > Also damages the minions next to whomever this attacks.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived LOOT_078 104a476e 75d86b84 8be6bbad.55572444
pub const LOOT_078: Power = also_damages(THAT.neighbours());

/// # Wandering Monster
///
/// `LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived LOOT_079 faf39c1c 82193dc5 21978471.cd86f22c
#[rustfmt::skip]
pub const LOOT_079: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[summon(random(all(&[MINION, COST.is(3)]))), redirect_to(IT)]);

/// # Lesser Emerald Spellstone
///
/// `LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Secret
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Emerald Spellstone [`LOOT_080t2`], Greater Emerald Spellstone [`LOOT_080t3`]
///
/// State: Derived
//~ derived LOOT_080 2a74c038 a7e5fdb1 008a2723.39466984
#[rustfmt::skip]
pub const LOOT_080: Power = abilities(&[spell(&[summon(card("LOOT_077t")).copies(2)]), upgrades(Goal::Times(1), &[YOU.play(SECRET)], "LOOT_080t2")]);

/// # Emerald Spellstone
///
/// `LOOT_080t2` · Hunter spell · Nature · 5 mana
///
/// > Summon three 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Secret
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_080t2 aea93a40 e9da9c5d 9b147ef8.96faf058
#[rustfmt::skip]
pub const LOOT_080t2: Power = abilities(&[spell(&[summon(card("LOOT_077t")).copies(3)]), upgrades(Goal::Times(1), &[YOU.play(SECRET)], "LOOT_080t3")]);

/// # Greater Emerald Spellstone
///
/// `LOOT_080t3` · Hunter spell · Nature · 5 mana
///
/// > Summon four 3/3 Wolves.
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Secret
///
/// State: Derived
//~ derived LOOT_080t3 b460d3a0 d6897972 7e249260.ca2f6178
pub const LOOT_080t3: Power = spell(&[summon(card("LOOT_077t")).copies(4)]);

/// # Rhok'delar
///
/// `LOOT_085` · Hunter weapon · 7 mana · 4/2 durability
///
/// > **Battlecry:** If your deck has no minions, fill your hand with Hunter spells.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_085 63cd1f43 ee84ce5c ca532acd.2de46184
#[rustfmt::skip]
pub const LOOT_085: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Hunter)]))).copies(10)]).when(there_is_no(&YOUR_DECK.that(MINION)));

/// # To My Side!
///
/// `LOOT_217` · Hunter spell · 6 mana
///
/// > Summon an Animal Companion, or 2 if your deck has no minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Misha [`NEW1_032`](crate::legacy::hunter::NEW1_032), Leokk [`NEW1_033`](crate::legacy::hunter::NEW1_033), Huffer [`NEW1_034`](crate::legacy::hunter::NEW1_034)
///
/// State: Todo
//~ todo LOOT_217 8c3be067 a9595dda 7392e2fa.9299a830
pub const LOOT_217: Power = TODO;

/// # Candleshot
///
/// `LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Refers to: Immune
///
/// State: Derived
//~ derived LOOT_222 c90ccfa8 0f104dd7 61f973c2.34a091c0
pub const LOOT_222: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Explosive
///
/// `LOOT_440e` · Hunter enchantment
///
/// > ON FIRE!!!!
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_440e 6267795a ec85ac66 648bec5a.921aac9a
pub const LOOT_440e: Power = TODO;

/// # Kathrena Winterwisp
///
/// `LOOT_511` · Hunter minion · 8 mana · 6/6
///
/// > **Battlecry and Deathrattle: Recruit** a Beast.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Recruit
///
/// State: Derived
//~ derived LOOT_511 e1f45bad d16d2c4d eaa63036.8083226b
#[rustfmt::skip]
pub const LOOT_511: Power = abilities(&[battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))]), deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))])]);

/// # Seeping Oozeling
///
/// `LOOT_520` · Hunter minion · 6 mana · 5/4
///
/// > **Battlecry:** Gain the **Deathrattle** of a random minion in your deck.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Albino Chameleon [`LOOT_520e`]
///
/// State: Derived
//~ derived LOOT_520 fd201f5c fd8ae3ae a7cc01a8.f4a6d97d
pub const LOOT_520: Power =
    battlecry(&[gain_deathrattle_of(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random())]);

/// # Albino Chameleon
///
/// `LOOT_520e` · Neutral enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_520e 0bf46de8 2a607ed0 3e3142c0.d40e27b6
pub const LOOT_520e: Power = TODO;

/// # Crushing Walls
///
/// `LOOT_522` · Hunter spell · 7 mana
///
/// > Destroy your opponent's left and right-most minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Derived
//~ derived LOOT_522 ea02d216 c10424e7 4e8e03e1.30f508e1
pub const LOOT_522: Power = spell(&[destroy(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))]);
