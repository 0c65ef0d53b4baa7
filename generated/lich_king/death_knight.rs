//! Death Knight cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b770803c

/// # Rimescale Siren
/// Minion · Undead · Naga · 3 mana · 2/3
/// > **Battlecry:** If you've cast three spells while holding this, **Freeze** 3 random enemy minions.@ *({0} left*!)@ *(Ready!)*
//~ derived NX2_035 057e25e3 4e73a108.49d923d9 d3e5668c
pub const NX2_035: Power =
    battlecry(&[freeze(ENEMY_MINIONS.random_of(3))]).when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Construct Quarter
/// Location · 3 mana · 3 uses
/// > Destroy a friendly minion to summon a 4/5 Undead with **Rush**.
/// - Makes: Shambling Horror [`NX2_036t`] (5/5, "Rush"); [`RLK_057t`](crate::path_of_arthas::death_knight::RLK_057t)
//~ derived NX2_036 529b1b12 2cbe7e13.11aa86a5 53d35843.42d6c559
pub const NX2_036: Power = location(&[destroy(A_FRIENDLY_MINION), summon(card("RLK_057t"))]);

/// # Shambling Horror
/// Minion · Undead · 5 mana · 5/5
/// > **Rush**
//~ vanilla NX2_036t 1a5e34ca 963fba73.57b12c28 a91cc7b3
pub const NX2_036t: Power = VANILLA;

/// # Frost Queen Sindragosa
/// Minion · Undead · Dragon · 7 mana · 6/6
/// > **Colossal +2** After an enemy minion is **Frozen**, destroy it.
/// - Makes: Sindragosa's Wing [`NX2_037t`] (2/1, "Rush Freeze any character damaged by this minion."); Sindragosa's Wing [`NX2_037t2`] (2/1, "Rush Freeze any character damaged by this minion.")
//~ done NX2_037 - e78c1cf9.f78c689e 395d893e.864d8673
pub const NX2_037: Power =
    abilities(&[colossal(&["NX2_037t", "NX2_037t2"]), after(ENEMY_MINIONS.is_frozen()).then(&[destroy(SUBJECT)])]);

/// # Sindragosa's Wing
/// Minion · Undead · Dragon · 1 mana · 2/1
/// > **Rush Freeze** any character damaged by this minion.
//~ vanilla NX2_037t 98f0f7e0 e69361e4.aa3aeb98 350310fa
pub const NX2_037t: Power = VANILLA;

/// # Sindragosa's Wing
/// Minion · Undead · Dragon · 1 mana · 2/1
/// > **Rush Freeze** any character damaged by this minion.
//~ vanilla NX2_037t2 6a864e62 e69361e4.aa3aeb98 350310fa
pub const NX2_037t2: Power = VANILLA;

/// # Soulbreaker
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
//~ derived RLK_012 43b35cb0 043b7f8c.3efc2fc8 612f8388
pub const RLK_012: Power = after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[corpses(2)]);

/// # Glacial Advance
/// Enchantment
/// > The next spell you cast this turn costs (2) less.
//~ derived RLK_025e 382beefb d522ad72.b1b65128 d20c715a
pub const RLK_025e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Glacial Advance
/// Enchantment
/// > The next spell you cast this turn costs (2) less.
//~ derived RLK_025o 57b35fec d522ad72.b1b65128 d20c715a
pub const RLK_025o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Corpse Explosion
/// Spell · Shadow · 5 mana
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
//~ done RLK_035 - cf35eba3.ba896ea8 6349d374
pub const RLK_035: Power = spell(&[
    spend_corpses(1),
    deal(1).to(MINIONS).when(is_at_least(&LAST_AMOUNT, 1)),
    perform(&[if_(there_is(&MINIONS.that(not(&DEAD))), &[pay(Cost::of(Part::Corpses(1)), &[deal(1).to(MINIONS)])])])
        .times(CORPSES.of(YOU)),
]);

/// # Vampiric Blood
/// Spell · 2 mana
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
/// - Makes: Vampiric Strength [`RLK_051e`] ("Increased Health.")
//~ done RLK_051 - 7846e7ae.0c6d6f28 500202bb.2899a467
pub const RLK_051: Power = spell(&[
    attach("RLK_051e").with_x(fixed(5)).to(YOUR_HERO),
    pay(Cost::of(Part::Corpses(3)), &[attach("RLK_051e").with_x(fixed(5)).to(YOUR_HERO), draw(1)]),
]);

/// # Vampiric Strength
/// Enchantment
/// > Increased Health.
//~ done RLK_051e - d522ad72.89b088dc b5a1e696
pub const RLK_051e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Winter's Gift
/// Enchantment
/// > Increased Health.
//~ todo RLK_066e 999bb92b d522ad72.89b088dc 6a16289a
pub const RLK_066e: Power = TODO;

/// # Bonestorm
/// Enchantment
/// > \+2/+2.
//~ derived RLK_085e 3afad167 d522ad72.d5727bd5 a15dffc0
pub const RLK_085e: Power = enchant(&[plus(2, 2)]);

/// # Necrotic Mortician
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
//~ done RLK_116 - 5656a6e3.2ec916a9 dbab8629
#[rustfmt::skip]
pub const RLK_116: Power = battlecry(&[discover(with(GameTag::COST_UNHOLY))]).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1));

/// # Meat Grinder
/// Minion · Mech · 3 mana · 3/4
/// > **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
//~ done RLK_120 - 119e8632.1ec9a248 e89fc6ba
pub const RLK_120: Power = battlecry(&[destroy(YOUR_DECK.that(MINION).random()), corpses(4).when(there_is(&IT))]);

/// # Acolyte of Death
/// Minion · 3 mana · 2/4
/// > After a friendly Undead dies, draw a card.
//~ derived RLK_121 73f093be def81b81.7bab9228 34a5a0de
pub const RLK_121: Power = after(OTHER_FRIENDLY_MINIONS.that(UNDEAD).die()).then(&[draw(1)]);

/// # Blightfang
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
/// - Makes: [`RLK_118t3`](crate::path_of_arthas::death_knight::RLK_118t3); Plagued [`RLK_225e`] ("Deathrattle: Summon a 2/2 Zombie with Taunt for…")
//~ done RLK_225 - 22fea183.31ab3162 fce7fee0.5da264b4
pub const RLK_225: Power = battlecry(&[attach("RLK_225e").to(ENEMY_MINIONS)]);

/// # Plagued
/// Enchantment
/// > **Deathrattle:** Summon a 2/2 Zombie with **Taunt** for your opponent.
//~ derived RLK_225e b0601548 d522ad72.78abfdb9 2349d038
pub const RLK_225e: Power = deathrattle(&[summon(card("RLK_118t3")).for_(OPPONENT)]);

/// # Boneguard Commander
/// Minion · Undead · 8 mana · 8/8
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
/// - Makes: [`RLK_061t`](crate::core::death_knight::RLK_061t); [`RLK_506t`](crate::path_of_arthas::death_knight::RLK_506t)
///
/// # Notes
///
/// Open question: whether Corpses are spent for which the board has no room. They are, as the text asks for no room.
//~ derived RLK_506 45f2f9ee b44b0199.43038767 3b3d4f33.a29dd75b
pub const RLK_506: Power = battlecry(&[spend_corpses(6), summon(card("RLK_061t")).times(LAST_AMOUNT)]);

/// # Alexandros Mograine
/// Minion · Undead · 7 mana · 7/7
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
/// - Makes: Mograine's Migraine [`RLK_706e3`] ("For the rest of the game, deal 3 damage to your…")
//~ done RLK_706 - f71a3373.74e7b603 976b1280.718edb3a
pub const RLK_706: Power = battlecry(&[later(&whenever(YOU.turn_end()).this_game().does(&[deal(3).to(ENEMY_HERO)]))]);

/// # Mograine's Migraine
/// Enchantment
/// > For the rest of the game, deal 3 damage to your opponent at the end of your turns.
//~ todo RLK_706e3 a75c9b20 d522ad72.8078b365 8d243c7b
pub const RLK_706e3: Power = TODO;

/// # Grave Mark
/// Enchantment
/// > \+1 Attack.
//~ derived RLK_707e 7102d9ad d522ad72.379bca7a dce60d37
pub const RLK_707e: Power = enchant(&[ATTACK.plus(1)]);

/// # Grave Force
/// Enchantment
/// > \+3 Attack.
//~ derived RLK_707e2 93285bbb d522ad72.a18441c4 8a7349cb
pub const RLK_707e2: Power = enchant(&[ATTACK.plus(3)]);

/// # Runeforged
/// Enchantment
/// > Costs (1) less.
//~ derived RLK_715e 08659d6a d522ad72.f705eb41 6e58b3dd
pub const RLK_715e: Power = enchant(&[cost_less(1)]);

/// # Soulstealer
/// Minion · Undead · 8 mana · 5/5
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
//~ done RLK_741 - 73cf02e9.a212fa02 fb43df3b
pub const RLK_741: Power = battlecry(&[destroy(OTHER_MINIONS), corpses(1).for_each(IT.that(all(&[DEAD, ENEMY])))]);

/// # Dug Up
/// Enchantment
/// > \+1/+2.
//~ derived RLK_753e 02c201f8 d522ad72.b69419df 7cb59368
pub const RLK_753e: Power = enchant(&[plus(1, 2)]);

/// # Thrown a Bone
/// Enchantment
/// > \+2 Attack.
//~ derived RLK_958e d44615ef d522ad72.a6e18051 d691b7f7
pub const RLK_958e: Power = enchant(&[ATTACK.plus(2)]);
