//! Paladin cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e8910395

/// # Imprisoned Sungill
/// Minion · Murloc · 1 mana · 2/1
/// > **Dormant** for 2 turns. When this awakens, summon two 1/1 Murlocs.
/// - Makes: Sungill Streamrunner [`BT_009t`] (1/1)
//~ derived BT_009 7d0a0637 9e740c77.c280bedc 35150a49.f7b657f5
pub const BT_009: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[summon(card("BT_009t")).copies(2)])]);

/// # Sungill Streamrunner
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla BT_009t 4fa05f40 6c89e89f 88e66db1
pub const BT_009t: Power = VANILLA;

/// # Libram of Justice
/// Spell · Holy · 5 mana
/// > Equip a 1/4 weapon. Change the Health of all enemy minions to 1.
/// - Makes: Overdue Justice [`BT_011t`] (1/4 durability); Judgment of Justice [`BT_011e`] ("Health changed to 1.")
//~ derived BT_011 ccf144e7 d9f7917d.0eec0c2b 3858052e.835c57ab
pub const BT_011: Power = spell(&[equip(card("BT_011t")), attach("BT_011e").to(ENEMY_MINIONS)]);

/// # Judgment of Justice
/// Enchantment
/// > Health changed to 1.
//~ derived BT_011e 54481e7d d522ad72.671a0436 15345d28
pub const BT_011e: Power = enchant(&[HEALTH.set(1)]);

/// # Overdue Justice
/// Weapon · 1 mana · 1/4 durability
//~ vanilla BT_011t ef165da5 0a232d9a 865af4c4
pub const BT_011t: Power = VANILLA;

/// # Underlight Angling Rod
/// Weapon · 3 mana · 3/2 durability
/// > After your Hero attacks, add a random Murloc to your hand.
//~ derived BT_018 5282912b 043b7f8c.a6b192a4 1913e7b8
pub const BT_018: Power = after(YOUR_HERO.attack(CARD)).then(&[get(random(MURLOC))]);

/// # Murgur Murgurgle
/// Minion · Murloc · 2 mana · 2/1
/// > **Divine Shield Deathrattle:** Shuffle 'Murgurgle Prime' into your deck.
/// - Makes: Murgurgle Prime [`BT_019t`] (6/3, "Divine Shield Battlecry: Summon 4 random Murlocs.…")
//~ derived BT_019 65f343a4 3327e28d.7c99b6d6 aff34660.95d20a65
pub const BT_019: Power = deathrattle(&[shuffle(card("BT_019t"))]);

/// # Murgurgle Prime
/// Minion · Mech · Murloc · 8 mana · 6/3
/// > **Divine Shield Battlecry:** Summon 4 random Murlocs. Give them **Divine Shield**.
//~ derived BT_019t a4cf1dd1 00faaf2d.e0b9a9df a453571c
pub const BT_019t: Power =
    battlecry(&[summon(random(all(&[MINION, MURLOC]))).picks(4), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Aldor Attendant
/// Minion · Draenei · 1 mana · 1/3
/// > **Battlecry:** Reduce the Cost of your Librams by (1) this game.
/// - Makes: Aldor Attendant [`BT_020e`] ("Reduced Cost.")
//~ derived BT_020 6524ad10 573faf23.32e3d3c0 f3625dfb.3b6ab337
pub const BT_020: Power = battlecry(&[attach("BT_020e").to(YOU)]);

/// # Aldor Attendant
/// Enchantment
/// > Reduced Cost.
//~ derived BT_020e 3f5e2a12 d522ad72.dda26391 f3625dfb
pub const BT_020e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::LIBRAM)), &[cost_less(1)]);

/// # Libram of Hope
/// Spell · Holy · 9 mana
/// > Restore #8 Health. Summon an 8/8 Guardian with **Taunt** and **Divine Shield**.
/// - Makes: Ancient Guardian [`BT_024t`] (8/8, "Taunt Divine Shield")
//~ derived BT_024 939a899a ebdc28e8.451f8689 80e453b9.346bdea8
pub const BT_024: Power = spell(&[heal(8).to(TARGET), summon(card("BT_024t"))]);

/// # Ancient Guardian
/// Minion · 8 mana · 8/8
/// > **Taunt Divine Shield**
//~ vanilla BT_024t d7d5cdf2 47db507d.efaaa40f 754e3232
pub const BT_024t: Power = VANILLA;

/// # Libram of Wisdom
/// Spell · Holy · 2 mana
/// > Give a minion +1/+1 and "**Deathrattle:** Add a 'Libram of Wisdom' spell to your hand."
/// - Makes: Light's Wisdom [`BT_025e`] ("\+1/+1. Deathrattle: Add 'Libram of Wisdom' to…")
//~ done BT_025 - 5fbdf668.6db49162 9469e036.6d0fe048
pub const BT_025: Power = spell(&[attach("BT_025e").to(A_MINION)]);

/// # Light's Wisdom
/// Enchantment
/// > \+1/+1. **Deathrattle:** Add 'Libram of Wisdom' to your hand.
/// - Makes: Libram of Wisdom [`BT_025`] ("Give a minion +1/+1 and "Deathrattle: Add a…")
//~ derived BT_025e 1255b73f d522ad72.be16fc99 b22f590d.817e8536
pub const BT_025e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[get(card("BT_025"))])]);

/// # Aldor Truthseeker
/// Minion · Draenei · 5 mana · 4/6
/// > **Taunt**. **Battlecry:** Reduce the Cost of your Librams by (2) this game.
/// - Makes: Aldor Truthseeker [`BT_026e`] ("Reduced Cost.")
//~ derived BT_026 68333828 2194ceb6.ac83fd5d 2dcd630d.dd80605d
pub const BT_026: Power = battlecry(&[attach("BT_026e").to(YOU)]);

/// # Aldor Truthseeker
/// Enchantment
/// > Reduced Cost.
//~ derived BT_026e b0981ef5 d522ad72.dda26391 2dcd630d
pub const BT_026e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::LIBRAM)), &[cost_less(2)]);

/// # Hand of A'dal
/// Spell · Holy · 2 mana
/// > Give a minion +2/+1. Draw a card.
/// - Makes: Hand of A'dal [`BT_292e`] ("\+2/+1.")
//~ derived BT_292 c1fe080a 5fbdf668.1ed63709 ef200b17.647bd5f3
pub const BT_292: Power = spell(&[attach("BT_292e").to(A_MINION), draw(1)]);

/// # Hand of A'dal
/// Enchantment
/// > \+2/+1.
//~ derived BT_292e 0578651a d522ad72.3a1273bb ef200b17
pub const BT_292e: Power = enchant(&[plus(2, 1)]);

/// # Lady Liadrin
/// Minion · 7 mana · 4/6
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// # Notes
///
/// No source tells the order in which the spells come to the hand.
//~ done BT_334 - 1e015858.d1310417 b231bb5e
pub const BT_334: Power = battlecry(&[
    get(each_past(YOU.cast_on_own_minion(CARD).this_game())),
    get(each_past(YOU.cast_on_own_hero(CARD).this_game())),
]);
