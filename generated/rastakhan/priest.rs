//! Priest cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3413abd7

/// # Seance
///
/// `TRL_097` · Priest spell · Shadow · 2 mana
///
/// > Choose a minion. Add a copy of it to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_097 f2b9cb12 69b60eed 397c5cd0.e59e76b3
pub const TRL_097: Power = spell(&[with_each(A_MINION), get(copy_of(IT))]);

/// # Regenerate
///
/// `TRL_128` · Priest spell · Holy · 0 mana
///
/// > Restore #3 Health.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_128 148efeb7 b646b46f 82d6ff36.f8b1ee85
pub const TRL_128: Power = spell(&[heal(3).to(TARGET)]);

/// # Sand Drudge
///
/// `TRL_131` · Priest minion · 3 mana · 3/3
///
/// > Whenever you cast a spell, summon a 1/1 Zombie with **Taunt**.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Undead
/// - Refers to: Taunt
/// - Tokens: Zombie [`TRL_131t`]
///
/// State: Derived
//~ derived TRL_131 4cf87645 278df280 0001ca1b.ea028560
pub const TRL_131: Power = whenever(YOU.cast(SPELL)).then(&[summon(card("TRL_131t"))]);

/// # Zombie
///
/// `TRL_131t` · Priest minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TRL_131t 09933f69 8db2095d 51462515.4b0c5d24
pub const TRL_131t: Power = VANILLA;

/// # Mass Hysteria
///
/// `TRL_258` · Priest spell · Shadow · 5 mana
///
/// > Force each minion to attack another random minion.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo TRL_258 ec0f0fda 98f88c7b d70211a1.d0da064f
pub const TRL_258: Power = TODO;

/// # Princess Talanji
///
/// `TRL_259` · Priest minion · 8 mana · 7/5
///
/// > **Battlecry:** Summon all minions from your hand that didn't start in your deck.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_259 3b766dc5 39e05743 62d92c6f.69a7f491
pub const TRL_259: Power = battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, not(&STARTED_IN_DECK)]))))]);

/// # Bwonsamdi, the Dead
///
/// `TRL_260` · Priest minion · 7 mana · 7/7
///
/// > **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TRL_260 5adf46f8 551eef1e 119bb2b6.4a513d6c
pub const TRL_260: Power = TODO;

/// # Grave Horror
///
/// `TRL_408` · Priest minion · 12 mana · 7/8
///
/// > **Taunt** Costs (1) less for each spell you've cast this game.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived TRL_408 e9dd509b 0a06fe13 e03cd005.be575ac9
pub const TRL_408: Power = costs(&[cost_less(1).times(count_of(SPELLS_YOU_CAST))]);

/// # Surrender to Madness
///
/// `TRL_500` · Priest spell · Shadow · 3 mana
///
/// > Destroy 3 of your Mana Crystals. Give all minions in your deck +2/+2.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Enchantments: Absolutely Mad! [`TRL_500e`]
///
/// State: Derived
//~ derived TRL_500 dee08dc9 1f2492f1 e8868ebe.97a958bf
pub const TRL_500: Power = spell(&[destroy_crystals(3), attach("TRL_500e").to(YOUR_DECK.that(MINION))]);

/// # Absolutely Mad!
///
/// `TRL_500e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_500e 1390057b c1efc783 76c1eb58.6d6ab056
pub const TRL_500e: Power = enchant(&[plus(2, 2)]);

/// # Auchenai Phantasm
///
/// `TRL_501` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** This turn, your healing effects deal damage instead.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Minion type: Undead, Draenei
/// - Mechanics: Battlecry
/// - Tags: `2525` = 1
/// - Enchantments: Dark Soul [`TRL_501e`]
///
/// State: Todo
//~ todo TRL_501 af7dc1ff 8bc1c55f 99d34a95.7fdddc19
pub const TRL_501: Power = TODO;

/// # Dark Soul
///
/// `TRL_501e` · Neutral enchantment
///
/// > Your healing effects are dealing damage.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TRL_501e 340a2c50 a5c20066 3a84c394.19ec2705
pub const TRL_501e: Power = TODO;

/// # Spirit of the Dead
///
/// `TRL_502` · Priest minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. After a friendly minion dies, shuffle a 1-Cost copy of it into your deck.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Enchantments: Prayer to Bwonsamdi [`TRL_502e`]
///
/// State: Derived
//~ derived TRL_502 1e2c9980 b626c350 b08c0fc1.be25bb13
#[rustfmt::skip]
pub const TRL_502: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(OTHER_FRIENDLY_MINIONS.die()).then(&[shuffle(copy_of(WHO)), give(&[cost(1)]).to(IT)])]);

/// # Prayer to Bwonsamdi
///
/// `TRL_502e` · Priest enchantment
///
/// > Bwonsamdi made this cost (1).
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_502e 87b6ebe9 b5248e1f a5073a2a.db9ecb8f
pub const TRL_502e: Power = TODO;
