//! Warlock cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5870fa70

/// # Imp-oster
/// Minion · Demon · 2 mana · 1/1
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
//~ derived MAW_000 3faf33c4 5f9126d7.22bb9af5 92c07213
pub const MAW_000: Power =
    battlecry(&[select(A_FRIENDLY_MINION.that(with(GameTag::IMP))), transform(THIS, copy_of(IT))]);

/// # Arson Accusation
/// Spell · Fire · 2 mana
/// > Choose a minion. Destroy it after your hero takes damage.
/// - Makes: Arson Trial [`MAW_001e`] ("When your hero takes damage, destroy the accused."); Accused of Arson [`MAW_001e2`] ("When the accuser takes damage, this minion dies.")
//~ done MAW_001 - 64e9e702.8171b15a 9d32d713.59c5cdc6
pub const MAW_001: Power = spell(&[attach("MAW_001e2").to(A_MINION)]);

/// # Arson Trial
/// Enchantment
/// > When your hero takes damage, destroy the accused.
//~ todo MAW_001e 022f14b6 d522ad72.e3a40440 117a18f4
pub const MAW_001e: Power = TODO;

/// # Accused of Arson
/// Enchantment
/// > When the accuser takes damage, this minion dies.
//~ done MAW_001e2 - d522ad72.a7bbc3fc 59a830f0
pub const MAW_001e2: Power = after(YOUR_HERO.takes_damage_from(CARD)).then(&[destroy(THIS)]);

/// # Habeas Corpses
/// Spell · Shadow · 3 mana
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
/// - Makes: Habeas Corpse [`MAW_002e`] ("Dies at the end of turn.")
//~ done MAW_002 - 3c9c5d15.93784b15 bfc38036.fe9caee3
pub const MAW_002: Power = spell(&[discover_then(
    Offer::Past(FRIENDLY_MINIONS.die().this_game()),
    &[summon(the(IT)), give(&[has(GameTag::RUSH)]).to(IT), attach("MAW_002e").to(IT)],
)]);

/// # Habeas Corpse
/// Enchantment
/// > Dies at the end of turn.
//~ done MAW_002e - d522ad72.9411b966 bb476441
pub const MAW_002e: Power = whenever(PLAYERS.turn_end()).then(&[destroy(THIS)]);

/// # Suffocating Shadows
/// Spell · Shadow · 3 mana
/// > When you play or discard this, destroy a random enemy minion.
/// - Makes: Suffocation [`REV_239e`] ("Costs (3) less.")
//~ derived REV_239 7f45b533 3c9c5d15.2a933679 72e93065.1c15403d
#[rustfmt::skip]
pub const REV_239: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random())]), on(Word::WhenDiscarded, &[destroy(ENEMY_MINIONS.random())])]);

/// # Suffocation
/// Enchantment
/// > Costs (3) less.
//~ derived REV_239e 0bea4e02 d522ad72.bb1f76c5 1fed6806
pub const REV_239e: Power = enchant(&[cost_less(3)]);

/// # Tome Tampering
/// Spell · 6 mana
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
/// - Makes: Cost Curse [`REV_240e`] ("Costs (1).")
//~ done REV_240 - 9e3ad3c7.2f04cca7 8a27ea5f.292d7d69
pub const REV_240: Power = spell(&[shuffle(copy_of(YOUR_HAND)), attach("REV_240e").to(IT), discard(YOUR_HAND)]);

/// # Cost Curse
/// Enchantment
/// > Costs (1).
//~ derived REV_240e 6c6afdb9 d522ad72.53ed184d 095f9bda
pub const REV_240e: Power = enchant(&[cost(1)]);

/// # Flustered Librarian
/// Minion · 1 mana · 1/3
/// > Has +1 Attack for each Imp you control.
//~ done REV_242 - cbeac1ac.16caf549 c2578fe6
pub const REV_242: Power = aura(THIS).have(&[ATTACK.plus(1).for_each(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);

/// # Mischievous Imp
/// Minion · Demon · 4 mana · 3/3
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
/// - Numbers: {0} = 3
/// - Makes: Mischievous Imp [`REV_244t`] (3/3, "Infused Battlecry: Summon two copies of this.")
//~ derived REV_244 3e57bd4c 9861e642.f6802449.ea2304e3 c5b35bce.0b1e9a9c
pub const REV_244: Power = abilities(&[battlecry(&[summon(copy_of(THIS))]), infuse(3, "REV_244t")]);

/// # Mischievous Imp
/// Minion · Demon · 4 mana · 3/3
/// > **Infused Battlecry:** Summon two copies of this.
//~ derived REV_244t 4dc0d7c5 9861e642.7e0076f0 c5b35bce
pub const REV_244t: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Impending Catastrophe
/// Spell · Shadow · 2 mana
/// > Draw a card. Repeat for each Imp you control.
//~ derived REV_245 cd19665c a5d45018.51de7a8c f4c444ec
pub const REV_245: Power = spell(&[draw(1), perform(&[draw(1)]).for_each(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);

/// # Vile Library
/// Location · 2 mana · 2 uses
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
/// - Makes: Imp Power [`REV_371e`] ("\+1/+1.")
//~ derived REV_371 8547faee 22c71c9c.3a277b4c 80d1f9c0.d97ddb98
#[rustfmt::skip]
pub const REV_371: Power = location(&[attach("REV_371e").to(A_FRIENDLY_MINION), perform(&[attach("REV_371e").to(A_FRIENDLY_MINION)]).for_each(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);

/// # Imp Power
/// Enchantment
/// > \+1/+1.
//~ derived REV_371e fbcb738c d522ad72.cb08f83e 024183ee
pub const REV_371e: Power = enchant(&[plus(1, 1)]);

/// # Shadow Waltz
/// Spell · Shadow · 5 mana
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
/// - Makes: Twirling Shadow [`REV_372t`] (3/5, "Taunt")
//~ derived REV_372 13a5ce5d cf35eba3.63e91fcb 96f9c0de.fb0fdec6
pub const REV_372: Power =
    spell(&[summon(card("REV_372t")), summon(card("REV_372t")).when(MINIONS.die().this_turn().at_least(1))]);

/// # Twirling Shadow
/// Minion · Undead · 5 mana · 3/5
/// > **Taunt**
//~ vanilla REV_372t d9d1bf3e 51842508.4b0c5d24 9c661ed3
pub const REV_372t: Power = VANILLA;

/// # Lady Darkvein
/// Minion · 5 mana · 3/6
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
/// - Makes: Shadow Manifestation [`REV_373t`] (2/1); Dark Bidding [`REV_373e`] ("Spell: … is inside!")
//~ done REV_373 - e8a80029.0905202d 7d9676db.1e1d0d0e
pub const REV_373: Power = battlecry(&[
    summon(card("REV_373t")).copies(2),
    attach("REV_373e").to(IT),
    one_by_one(IT, &[keep_with(last_of(YOU.cast(school(SpellSchool::Shadow)).this_game()), THAT)]),
]);

/// # Dark Bidding
/// Enchantment
/// > Spell: {0} is inside!
//~ done REV_373e - d522ad72.1e787889 05533d49
pub const REV_373e: Power = deathrattle(&[cast(copy_of(KEPT))]);

/// # Shadow Manifestation
/// Minion · Undead · 1 mana · 2/1
//~ vanilla REV_373t 55b5552f fab0829d 2e7ab814
pub const REV_373t: Power = VANILLA;

/// # Shadowborn
/// Minion · Beast · 3 mana · 3/3
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
/// - Makes: In Shadow [`REV_374e`] ("Costs (3) less.")
//~ derived REV_374 c008c7e3 22fea183.cef6bed3 e195a2fe.840bbd93
pub const REV_374: Power =
    deathrattle(&[attach("REV_374e").to(YOUR_HAND.that(school(SpellSchool::Shadow)).most(COST))]);

/// # In Shadow
/// Enchantment
/// > Costs (3) less.
//~ derived REV_374e 1e63e14e d522ad72.bb1f76c5 2979de74
pub const REV_374e: Power = enchant(&[cost_less(3)]);

/// # Imp King Rafaam
/// Minion · 6 mana · 6/6
/// > {0} {1} {2} {3}
//~ todo REV_789 9d159e88 8b4b1bcd.2260dcce 598c7b82
pub const REV_789: Power = TODO;

/// # Vile Library
/// Location · 2 mana · 2 uses
/// > {0} {1}
//~ todo REV_799 5585f860 22c71c9c.09cdb72f 80d1f9c0
pub const REV_799: Power = TODO;

/// # Imp King Rafaam
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
/// - Numbers: {0} = 5
/// - Makes: Imp King Rafaam [`REV_835t`] (6/6, "Infused. Battlecry: Summon four friendly Imps…"); Impfused Anima [`REV_835e`] ("\+2/+2.")
//~ derived REV_835 c51040fd 8b4b1bcd.2e37bc1b.ea2e0c35 598c7b82.31df3404
#[rustfmt::skip]
pub const REV_835: Power = abilities(&[battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::IMP)).die().this_game())).picks(4)]), infuse(5, "REV_835t")]);

/// # Impfused Anima
/// Enchantment
/// > \+2/+2.
//~ derived REV_835e 2f36f399 d522ad72.d5727bd5 81bc36f5
pub const REV_835e: Power = enchant(&[plus(2, 2)]);

/// # Imp King Rafaam
/// Minion · 6 mana · 6/6
/// > **Infused. Battlecry:** Summon four friendly Imps that died this game. Give your Imps +2/+2.
//~ derived REV_835t 8b5e67c8 8b4b1bcd.364ae2b2 598c7b82
#[rustfmt::skip]
pub const REV_835t: Power = battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::IMP)).die().this_game())).picks(4), give(&[plus(2, 2)]).to(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);
