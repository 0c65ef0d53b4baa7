//! Paladin cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7859de77

/// # Shirvallah, the Tiger
///
/// `TRL_300` · Paladin minion · 25 mana · 7/5
///
/// > **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Lifesteal, Rush
/// - Tags: `1584` = 1
///
/// State: Todo
//~ todo TRL_300 83972709 f2f7779f 00cfc005.c6897c50
pub const TRL_300: Power = TODO;

/// # Time Out!
///
/// `TRL_302` · Paladin spell · 3 mana
///
/// > Your hero is **Immune** until your next turn.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Refers to: Immune
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Time Out! [`TRL_302e`]
///
/// State: Derived
//~ derived TRL_302 59f488d7 ad68d8dd fde24f70.20826f4c
pub const TRL_302: Power = spell(&[attach("TRL_302e").to(YOUR_HERO)]);

/// # Time Out!
///
/// `TRL_302e` · Paladin enchantment
///
/// > **Immune** until your next turn.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_302e e36d4da9 0f84744b ec77dae8.10ad1b46
pub const TRL_302e: Power = enchant(&[has(GameTag::IMMUNE)]).until_your_next_turn();

/// # Farraki Battleaxe
///
/// `TRL_304` · Paladin weapon · 5 mana · 3/3 durability
///
/// > **Overkill:** Give a minion in your hand +2/+2.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Overkill
/// - Enchantments: Battle Ready [`TRL_304e`]
///
/// State: Derived
//~ derived TRL_304 328b1d33 ce83784f 4807e0f9.4c6f3da6
pub const TRL_304: Power = on(Word::Overkill, &[attach("TRL_304e").to(YOUR_HAND.that(MINION).random())]);

/// # Battle Ready
///
/// `TRL_304e` · Neutral enchantment
///
/// > +2/+2 from Farraki Battleaxe.
///
/// - Set: Rastakhan's Rumble
/// - Tokens: Farraki Battleaxe [`TRL_304`]
///
/// State: Derived
//~ derived TRL_304e 12d8a733 c837d919 21ab6456.ae5135e4
pub const TRL_304e: Power = enchant(&[plus(2, 2)]);

/// # A New Challenger...
///
/// `TRL_305` · Paladin spell · 7 mana
///
/// > **Discover** a 6-Cost minion. Summon it with **Taunt** and **Divine Shield**.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt, Divine Shield
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_305 cb9d0e8a bb4d94b9 b2e668e8.7c22e4d1
#[rustfmt::skip]
pub const TRL_305: Power = spell(&[offer(Offer::Pool(all(&[MINION, COST.is(6)]), Classes::Own), &[summon(the(IT)), give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]).to(IT)])]);

/// # Immortal Prelate
///
/// `TRL_306` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Todo
//~ todo TRL_306 0bea0fbb bdbacbe8 252d3d5a.dd151f03
pub const TRL_306: Power = TODO;

/// # Flash of Light
///
/// `TRL_307` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health. Draw a card.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_307 9e58f8f7 6543c381 0b930a09.d6484b39
pub const TRL_307: Power = spell(&[heal(4).to(TARGET), draw(1)]);

/// # High Priest Thekal
///
/// `TRL_308` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TRL_308 9058194c 52ea6b43 b0330bf2.c9f8500d
pub const TRL_308: Power = TODO;

/// # Spirit of the Tiger
///
/// `TRL_309` · Paladin minion · 4 mana · 0/3
///
/// > **Stealth** for 1 turn. After you cast a spell, summon a Tiger with stats equal to its Cost.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1, `2542` = 1
/// - Tokens: Tiger [`TRL_309t`]
///
/// State: Derived
//~ derived TRL_309 dc23852b 32956ee8 0048878b.e135e1eb
#[rustfmt::skip]
pub const TRL_309: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(YOU.cast(SPELL)).then(&[summon(card("TRL_309t")), give(&[become_stats(1, 1).times(X)]).times(COST.of(THAT)).to(IT)])]);

/// # Tiger
///
/// `TRL_309t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla TRL_309t 2325bd39 8978100c 70385ee0
pub const TRL_309t: Power = VANILLA;

/// # Bloodclaw
///
/// `TRL_543` · Paladin weapon · 1 mana · 2/2 durability
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_543 1d2b5855 d13e339e e9241498.3cb28fe0
pub const TRL_543: Power = battlecry(&[deal(5).to(YOUR_HERO)]);

/// # Zandalari Templar
///
/// `TRL_545` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 958, `PLAYER_TAG_THRESHOLD_VALUE` = 10
/// - Enchantments: Rejuvenated [`TRL_545e`]
///
/// State: Todo
//~ todo TRL_545 c14c1482 460d65ab fe5346f0.ff00e9e3
pub const TRL_545: Power = TODO;

/// # Rejuvenated
///
/// `TRL_545e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_545e 3d819fe8 34e20275 a745dc98.b563e084
pub const TRL_545e: Power = enchant(&[plus(4, 4), has(GameTag::TAUNT)]);
