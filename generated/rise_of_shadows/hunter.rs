//! Hunter cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f083250a

/// # Marked Shot
/// Spell · 4 mana
/// > Deal $4 damage to a minion. **Discover** a spell.
//~ derived DAL_371 8611f063 38d1d3b0.ca282949 8a8e07d3
pub const DAL_371: Power = spell(&[deal(4).to(A_MINION), discover(SPELL)]);

/// # Arcane Fletcher
/// Minion · 4 mana · 3/3
/// > Whenever you play a 1-Cost minion, draw a spell from your deck.
//~ derived DAL_372 0cbc9d70 e3939604.d0584806 0f035531
pub const DAL_372: Power = whenever(YOU.play(all(&[MINION, COST.is(1)]))).then(&[draw_that(1, SPELL)]);

/// # Rapid Fire
/// Spell · 2 mana
/// > **Twinspell** Deal $2 damage.
/// - Makes: Rapid Fire [`DAL_373ts`] ("Deal 2 damage.")
//~ done DAL_373 - 7846e7ae.c1e1aa37 56bf2eec.b897ac76
pub const DAL_373: Power = abilities(&[twinspell("DAL_373ts"), spell(&[deal(2).to(TARGET)])]);

/// # Rapid Fire
/// Spell · 2 mana
/// > Deal $2 damage.
//~ done DAL_373ts - 7846e7ae.c0c62e9f 56bf2eec
pub const DAL_373ts: Power = spell(&[deal(2).to(TARGET)]);

/// # Oblivitron
/// Minion · Mech · 6 mana · 3/4
/// > **Deathrattle:** Summon a Mech from your hand and trigger its **Deathrattle**.
//~ derived DAL_376 63fcb668 a6c73df0.85caed0e dfff428e
pub const DAL_376: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, MECH])).random())), trigger(Word::Deathrattle, IT)]);

/// # Nine Lives
/// Spell · 3 mana
/// > **Discover** a friendly **Deathrattle** minion that died this game. Also trigger its **Deathrattle**.
//~ done DAL_377 - 82ede6d1.5fb5cb59 f6559171
#[rustfmt::skip]
pub const DAL_377: Power = spell(&[discover_then(Offer::Past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()), &[get(the(IT))]), trigger(Word::Deathrattle, IT)]);

/// # Unleash the Beast
/// Spell · 6 mana
/// > **Twinspell** Summon a 5/5 Wyvern with **Rush**.
/// - Makes: Wyvern [`DAL_378t1`] (5/5, "Rush"); Unleash the Beast [`DAL_378ts`] ("Summon a 5/5 Wyvern with Rush.")
//~ derived DAL_378 4c9750bd 9e3ad3c7.101bd815 7d4c0cf4.2f4c8ec0
pub const DAL_378: Power = abilities(&[twinspell("DAL_378ts"), spell(&[summon(card("DAL_378t1"))])]);

/// # Wyvern
/// Minion · Beast · 5 mana · 5/5
/// > **Rush**
//~ vanilla DAL_378t1 39c05332 6116b784.57b12c28 cbf9e555
pub const DAL_378t1: Power = VANILLA;

/// # Unleash the Beast
/// Spell · 6 mana
/// > Summon a 5/5 Wyvern with **Rush**.
/// - Makes: Wyvern [`DAL_378t1`] (5/5, "Rush")
//~ derived DAL_378ts be436cf4 9e3ad3c7.e6b1593f 7d4c0cf4.6171b92e
pub const DAL_378ts: Power = spell(&[summon(card("DAL_378t1"))]);

/// # Vereesa Windrunner
/// Minion · 7 mana · 5/6
/// > **Battlecry:** Equip Thori'dal, the Stars' Fury.
/// - Makes: Thori'dal, the Stars' Fury [`DAL_379t`] (2/3 durability, "After your hero attacks, gain Spell Damage +2…"); Stars' Fury [`DAL_379e`] ("You have Spell Damage +2 this turn.")
//~ done DAL_379 - 41feb665.971c26f9 6ec933af.0c350771
pub const DAL_379: Power = battlecry(&[equip(card("DAL_379t"))]);

/// # Stars' Fury
/// Enchantment
/// > You have **Spell Damage +2** this turn.
//~ done DAL_379e - d522ad72.840c9f7d d3b4a27c
pub const DAL_379e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]).this_turn();

/// # Thori'dal, the Stars' Fury
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, gain **Spell Damage +2** this turn.
//~ done DAL_379t - 283c0a11.9beaa9c5 40227e81
pub const DAL_379t: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("DAL_379e").to(YOUR_HERO)]);

/// # Shimmerfly
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** Add a random Hunter spell to your hand.
//~ derived DAL_587 3269fc2f 5533a85b.818a1f93 0094eb93
pub const DAL_587: Power = deathrattle(&[get(random(all(&[SPELL, class(CardClass::Hunter)])))]);

/// # Hunting Party
/// Spell · 5 mana
/// > Copy all Beasts in your hand.
/// - Makes: Hunting Party [`DAL_589e`] ("\+3/+3.")
//~ derived DAL_589 98fea8fd 36b694de.fcd8eab3 d5496a41.b133d626
pub const DAL_589: Power = spell(&[get(copy_of(YOUR_HAND.that(BEAST)))]);

/// # Hunting Party
/// Enchantment
/// > \+3/+3.
//~ derived DAL_589e 065f4cdc d522ad72.184d0f12 d5496a41
pub const DAL_589e: Power = enchant(&[plus(3, 3)]);

/// # Ursatron
/// Minion · Mech · Beast · 3 mana · 3/3
/// > **Deathrattle:** Draw a Mech from your deck.
//~ derived DAL_604 3ab491f6 d7d5da71.88a9cd51 67bcba3a
pub const DAL_604: Power = deathrattle(&[draw_that(1, MECH)]);
