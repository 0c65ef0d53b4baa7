//! Shaman cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d5160368

/// # Sandstorm Elemental
///
/// `ULD_158` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Overload:** (1)
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Overload, Battlecry
///
/// State: Derived
//~ derived ULD_158 dbc7f546 f2a986a9 d306187d.0d0ccf89
pub const ULD_158: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]);

/// # Mogu Fleshshaper
///
/// `ULD_169` · Shaman minion · 9 mana · 3/4
///
/// > **Rush**. Costs (1) less for each minion on the battlefield.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Rush
///
/// State: Derived
//~ derived ULD_169 37dac4cb 868784dd 72b154e5.549a1da4
pub const ULD_169: Power = costs(&[cost_less(1).for_each(MINIONS)]);

/// # Weaponized Wasp
///
/// `ULD_170` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a **Lackey**, deal 3 damage.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Play requirements: `88` (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Derived
//~ derived ULD_170 ea4b96cf 8aaf5dff 4afae84b.949729d9
pub const ULD_170: Power =
    battlecry(&[deal(3).to(TARGET)]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::MARK_OF_EVIL))));

/// # Totemic Surge
///
/// `ULD_171` · Shaman spell · Nature · 0 mana
///
/// > Give your Totems +2 Attack.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Enchantments: Big Surge [`ULD_171e`]
///
/// State: Derived
//~ derived ULD_171 c7ec3d9c a4bbd9dd d2ad6b97.3e0a6970
pub const ULD_171: Power = spell(&[attach("ULD_171e").to(FRIENDLY_MINIONS.that(TOTEM))]);

/// # Big Surge
///
/// `ULD_171e` · Shaman enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ULD_171e fa5d5847 28887822 15b7f3ce.bf3d1612
pub const ULD_171e: Power = enchant(&[ATTACK.plus(2)]);

/// # Plague of Murlocs
///
/// `ULD_172` · Shaman spell · 3 mana
///
/// > Transform all minions into random Murlocs.
///
/// - Set: Saviors of Uldum · epic · collectible
///
/// State: Derived
//~ derived ULD_172 e16345b6 941e2175 42ca006f.dd85724c
pub const ULD_172: Power = spell(&[transform(MINIONS, random(all(&[MINION, MURLOC])))]);

/// # Vessina
///
/// `ULD_173` · Shaman minion · 4 mana · 2/6
///
/// > While you're **Overloaded**, your other minions have +2 Attack.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Overload
/// - Enchantments: Vessina's Devotion [`ULD_173e`]
///
/// State: Derived
//~ derived ULD_173 336b3ce1 7dd598c5 2ef3c072.cc9f4f03
pub const ULD_173: Power = aura(OTHER_FRIENDLY_MINIONS).when(OVERLOADED.at_least(1)).gives("ULD_173e");

/// # Vessina's Devotion
///
/// `ULD_173e` · Shaman enchantment
///
/// > Vessina is granting this minion +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived ULD_173e cf4ce7ae 0fd93f6f 6e74760b.8f417d84
pub const ULD_173e: Power = enchant(&[ATTACK.plus(2)]);

/// # Earthquake
///
/// `ULD_181` · Shaman spell · Nature · 7 mana
///
/// > Deal $5 damage to all minions, then deal $2 damage to all minions.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Derived
//~ derived ULD_181 fbf1af18 96747ad6 88650828.461ffa45
pub const ULD_181: Power = spell(&[deal(5).to(MINIONS), deal(2).to(MINIONS)]);

/// # EVIL Totem
///
/// `ULD_276` · Shaman minion · 2 mana · 0/2
///
/// > At the end of your turn, add a **Lackey** to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Totem
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived ULD_276 e0909501 d5e42e8f e6bc3a28.0a8b8b3e
pub const ULD_276: Power = at_end_of_your_turn(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Corrupt the Waters
///
/// `ULD_291` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Battlecry
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1
/// - Tokens: Heart of Vir'naal [`ULD_291p`]
///
/// State: Derived
//~ derived ULD_291 cb317b49 64236c89 0a18e677.81331bdf
pub const ULD_291: Power =
    quest(Goal::Times(6), &[YOU.play(with(GameTag::BATTLECRY))]).reward(&[become_hero_power(card("ULD_291p"))]);

/// # Heart of Vir'naal
///
/// `ULD_291p` · Shaman hero power · 2 mana
///
/// > Your **Battlecries** trigger twice this turn.
///
/// - Set: Saviors of Uldum
/// - Refers to: Battlecry
/// - Enchantments: Heart of Vir'naal [`ULD_291pe`]
///
/// State: Todo
//~ todo ULD_291p 03f48006 28f9b9e7 6ee9aa3f.db3105fa
pub const ULD_291p: Power = TODO;

/// # Heart of Vir'naal
///
/// `ULD_291pe` · Neutral enchantment
///
/// > Your **Battlecries** trigger twice this turn.
///
/// - Set: Saviors of Uldum
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo ULD_291pe 82aca986 25aa7eab e929f336.db3105fa
pub const ULD_291pe: Power = TODO;

/// # Splitting Axe
///
/// `ULD_413` · Shaman weapon · 4 mana · 3/2 durability
///
/// > **Battlecry:** Summon copies of your Totems.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_413 f179743b d10e62ae 58287e57.9090dbf5
pub const ULD_413: Power = battlecry(&[summon(copy_of(FRIENDLY_MINIONS.that(TOTEM)))]);
