//! Priest cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cca90615

/// # Holy Water
/// Spell · Holy · 5 mana
/// > Deal $4 damage to a minion. If it dies, add a copy of it to your hand.
//~ derived GIL_134 68119666 d9f7917d.4460956b b761b6b4
pub const GIL_134: Power = spell(&[deal(4).to(A_MINION), get(copy_of(IT)).when(there_is(&IT.that(DEAD)))]);

/// # Chameleos
/// Minion · Beast · 1 mana · 1/1
/// > Each turn this is in your hand, transform it into a card your opponent is holding.
/// - Makes: Shifting [`GIL_142e`] ("Transforming into random card from your…")
//~ done GIL_142 - 5533a85b.d0c7a918 398d686e.7d5e53cb
pub const GIL_142: Power = whenever(YOU.turn_start())
    .in_hand()
    .then(&[transform(THIS, copy_of(ENEMY_HAND.random())), attach("GIL_142e").to(THIS)]);

/// # Shifting
/// Enchantment
/// > Transforming into random card from your opponent's hand.
//~ done GIL_142e - d522ad72.bf628aba 5ceeab30
pub const GIL_142e: Power = whenever(YOU.turn_start())
    .in_hand()
    .then(&[transform(THIS, copy_of(ENEMY_HAND.random())), attach("GIL_142e").to(THIS)]);

/// # Quartz Elemental
/// Minion · Elemental · 5 mana · 5/8
/// > Can't attack while damaged.
//~ done GIL_156 - 3c2bc701.05a49040 bc76afab
pub const GIL_156: Power = aura(THIS).when(DAMAGED).have(&[has(GameTag::CANT_ATTACK)]);

/// # Nightscale Matriarch
/// Minion · Dragon · 7 mana · 4/9
/// > Whenever a friendly minion is healed, summon a 3/3 Whelp.
/// - Makes: Nightscale Whelp [`GIL_190t`] (3/3)
//~ derived GIL_190 e9a83c49 2d04be0c.9eb54040 bf3d3c19.75b332cb
pub const GIL_190: Power = whenever(FRIENDLY_MINIONS.is_healed_by(CARD)).then(&[summon(card("GIL_190t"))]);

/// # Nightscale Whelp
/// Minion · Dragon · 3 mana · 3/3
//~ vanilla GIL_190t 47692833 4e40456e dd43f9ab
pub const GIL_190t: Power = VANILLA;

/// # Divine Hymn
/// Spell · Holy · 2 mana
/// > Restore #6 Health to all friendly characters.
//~ derived GIL_661 4bb373a6 5fbdf668.a8352ba6 0ca4e94d
pub const GIL_661: Power = spell(&[heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Coffin Crasher
/// Minion · Undead · 6 mana · 6/5
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
/// - Makes: Coffin Crasher [`GIL_805_Puzzle`] (6/5, "Deathrattle: Summon a Deathrattle minion from…")
//~ derived GIL_805 7b2e2016 bb7ba2cc.cdb2335d bb2d218e.241c3d7d
pub const GIL_805: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random()))]);

/// # Coffin Crasher
/// Minion · Undead · 6 mana · 6/5
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
//~ derived GIL_805_Puzzle 5c8c07f9 bb7ba2cc.cdb2335d bb2d218e
pub const GIL_805_Puzzle: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random()))]);

/// # Vivid Nightmare
/// Spell · Shadow · 3 mana
/// > Choose a friendly minion. Summon a copy of it with 1 Health remaining.
//~ done GIL_813 - 3c9c5d15.fafc593f f1b1717a
pub const GIL_813: Power = spell(&[select(A_FRIENDLY_MINION), summon(copy_of(IT)), set_remaining_health(1).to(IT)]);

/// # Squashling
/// Minion · 2 mana · 2/1
/// > **Echo Battlecry:** Restore #2 Health.
//~ derived GIL_835 08d5fa7e 5673be69.54af1240 c61c1252
pub const GIL_835: Power = battlecry(&[heal(2).to(TARGET)]);

/// # Glitter Moth
/// Minion · Beast · 5 mana · 4/4
/// > **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
/// - Makes: Moth Dust [`GIL_837e`] ("Doubled Health.")
///
/// # Notes
///
/// Each minion gains the Health that it has, as with Divine Spirit.
//~ done GIL_837 - 1ad27245.46f9d0f7 530244e4.3ee60e20
pub const GIL_837: Power =
    battlecry(&[one_by_one(OTHER_FRIENDLY_MINIONS, &[attach("GIL_837e").with_x(HEALTH.of(IT)).to(IT)])])
        .when(there_is_no(&YOUR_DECK.that(not(&odd(COST)))));

/// # Moth Dust
/// Enchantment
/// > Doubled Health.
//~ done GIL_837e - d522ad72.645d0540 1d94ecf1
pub const GIL_837e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Lady in White
/// Minion · Undead · 6 mana · 5/5
/// > **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
/// - Makes: Angelic Fortitude [`GIL_840e`] ("Has Attack equal to its Health.")
//~ done GIL_840 - ef316f79.edfcea8a dfea1da4.c9efefc7
pub const GIL_840: Power =
    battlecry(&[one_by_one(YOUR_DECK.that(MINION), &[attach("GIL_840e").with_x(HEALTH.of(THAT)).to(THAT)])]);

/// # Angelic Fortitude
/// Enchantment
/// > Has Attack equal to its Health.
//~ done GIL_840e - d522ad72.afe0df18 fa6da8db
pub const GIL_840e: Power = enchant(&[ATTACK.set_to(X)]);
