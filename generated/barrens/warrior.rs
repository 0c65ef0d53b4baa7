//! Warrior cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cc130be5

/// # Overlord Saurfang
///
/// `BAR_334` · Warrior minion · 7 mana · 5/4
///
/// > **Battlecry:** Resurrect 2 friendly **Frenzy** minions. Deal 1 damage to all other minions.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Frenzy
///
/// State: Derived
//~ derived BAR_334 870e9f57 0f831a33 c32396e4.ce2d4d9b
#[rustfmt::skip]
pub const BAR_334: Power = battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::FRENZY)))).copies(2), deal(1).to(OTHER_MINIONS)]);

/// # Whirling Combatant
///
/// `BAR_840` · Warrior minion · 4 mana · 3/6
///
/// > **Battlecry and Frenzy:** Deal 1 damage to all other minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry, Frenzy
///
/// State: Derived
//~ derived BAR_840 3d2f0eeb dc75bf80 1399bab2.8f458d4a
pub const BAR_840: Power =
    abilities(&[battlecry(&[deal(1).to(OTHER_MINIONS)]), on(Word::Frenzy, &[deal(1).to(OTHER_MINIONS)])]);

/// # Bulk Up
///
/// `BAR_841` · Warrior spell · 2 mana
///
/// > Give a random **Taunt** minion in your hand +1/+1 and copy it.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Swoll [`BAR_841e`]
///
/// State: Derived
//~ derived BAR_841 74828bf3 82f95a0f e24edfeb.bb4614cd
pub const BAR_841: Power =
    spell(&[attach("BAR_841e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])).random()), get(copy_of(IT))]);

/// # Swoll
///
/// `BAR_841e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_841e 414f4af5 63e21554 ef37f77e.67341004
pub const BAR_841e: Power = enchant(&[plus(1, 1)]);

/// # Conditioning (Rank 1)
///
/// `BAR_842` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Gains [`BAR_842e`], Gains [`BAR_842e2`], Gains [`BAR_842e3`]
/// - Tokens: Conditioning (Rank 2) [`BAR_842t`], Conditioning (Rank 3) [`BAR_842t2`]
///
/// State: Derived
//~ derived BAR_842 b6a8f449 e9ce5904 2915a371.55e4baa4
pub const BAR_842: Power =
    abilities(&[spell(&[attach("BAR_842e").to(YOUR_HAND.that(MINION))]), ranks_up(5, "BAR_842t")]);

/// # Gains
///
/// `BAR_842e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_842e 01ad69be 3465a1a3 e2713fa8.67341004
pub const BAR_842e: Power = enchant(&[plus(1, 1)]);

/// # Gains
///
/// `BAR_842e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_842e2 1ca9e7b5 22b7a26c c4d60ac4.6d6ab056
pub const BAR_842e2: Power = enchant(&[plus(2, 2)]);

/// # Gains
///
/// `BAR_842e3` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_842e3 16b74250 59a7b757 00281cac.b42c6980
pub const BAR_842e3: Power = enchant(&[plus(3, 3)]);

/// # Conditioning (Rank 2)
///
/// `BAR_842t` · Warrior spell · 2 mana
///
/// > Give minions in your hand +2/+2. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
///
/// State: Derived
//~ derived BAR_842t 9d50d474 7fea7180 beca02cd.73cfe12b
pub const BAR_842t: Power =
    abilities(&[spell(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(MINION))]), ranks_up(10, "BAR_842t2")]);

/// # Conditioning (Rank 3)
///
/// `BAR_842t2` · Warrior spell · 2 mana
///
/// > Give minions in your hand +3/+3.
///
/// - Set: Forged in the Barrens · rare
///
/// State: Derived
//~ derived BAR_842t2 436c161d a356f53d 3b321167.1162a656
pub const BAR_842t2: Power = spell(&[give(&[plus(3, 3)]).to(YOUR_HAND.that(MINION))]);

/// # Warsong Envoy
///
/// `BAR_843` · Warrior minion · 1 mana · 1/3
///
/// > **Frenzy:** Gain +1 Attack for each damaged character.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Frenzy
///
/// State: Derived
//~ derived BAR_843 c498052b 43f27b88 ad848ede.6f6e21d6
pub const BAR_843: Power = on(Word::Frenzy, &[give(&[ATTACK.plus(1).times(X)]).for_each(CHARACTERS.that(DAMAGED))]);

/// # Outrider's Axe
///
/// `BAR_844` · Warrior weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks and kills a minion, draw a card.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Derived
//~ derived BAR_844 4ee5bdf4 ec80ab4c 75aeba4d.9987a987
pub const BAR_844: Power = after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[draw(1)]);

/// # Rancor
///
/// `BAR_845` · Warrior spell · 4 mana
///
/// > Deal $2 damage to all minions. Gain 2 Armor for each destroyed.
///
/// - Set: Forged in the Barrens · epic · collectible
///
/// State: Derived
//~ derived BAR_845 571836df be38a314 ca98a5b1.f1c5478c
pub const BAR_845: Power = spell(&[deal(2).to(MINIONS), armor(2).for_each(IT.that(DEAD))]);

/// # Mor'shan Elite
///
/// `BAR_846` · Warrior minion · 5 mana · 4/4
///
/// > **Taunt**. **Battlecry:** If your hero attacked this turn, summon a copy of this.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived BAR_846 dd919344 ba4c6e31 4527f973.78a9ca77
pub const BAR_846: Power =
    battlecry(&[summon(copy_of(THIS))]).when(has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)));

/// # Rokara
///
/// `BAR_847` · Warrior minion · 3 mana · 2/3
///
/// > **Rush** After a friendly minion attacks and survives, give it +1/+1.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Battle Hardened [`BAR_847e`]
///
/// State: Derived
//~ derived BAR_847 f6c25f57 96cb6415 0f56f8de.4241ee2b
pub const BAR_847: Power =
    after(FRIENDLY_MINIONS.attack(CARD)).when(there_is(&WHO.that(not(&DEAD)))).then(&[attach("BAR_847e").to(WHO)]);

/// # Battle Hardened
///
/// `BAR_847e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_847e 82aa1830 1e174c8d d4a156ab.67341004
pub const BAR_847e: Power = enchant(&[plus(1, 1)]);

/// # Stonemaul Anchorman
///
/// `BAR_896` · Warrior minion · 5 mana · 4/6
///
/// > **Rush Frenzy:** Draw a card.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Rush, Frenzy
/// - Enchantments: Incensed [`BAR_896e`]
///
/// State: Derived
//~ derived BAR_896 abe0e226 a05441e7 59d7db36.4d250a01
pub const BAR_896: Power = on(Word::Frenzy, &[draw(1)]);

/// # Incensed
///
/// `BAR_896e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_896e a9e24408 68e492b5 715c565b.08129cea
pub const BAR_896e: Power = TODO;

/// # Man-at-Arms
///
/// `WC_024` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Armed [`WC_024e`]
///
/// State: Derived
//~ derived WC_024 0a2118a7 f5c38fa9 573b8b23.f5a5293e
pub const WC_024: Power = battlecry(&[attach("WC_024e")]).when(there_is(&YOUR_WEAPON));

/// # Armed
///
/// `WC_024e` · Warrior enchantment
///
/// > +1/+1
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_024e 2613a4d7 d7b9142e 40c7edf2.29d9cb13
pub const WC_024e: Power = enchant(&[plus(1, 1)]);

/// # Whetstone Hatchet
///
/// `WC_025` · Warrior weapon · 1 mana · 1/4 durability
///
/// > After your hero attacks, give a minion in your hand +1 Attack.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Armed [`WC_025e`]
///
/// State: Derived
//~ derived WC_025 489f263d 04030f6e b3de7e72.311e2c77
pub const WC_025: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("WC_025e").to(YOUR_HAND.that(MINION).random())]);

/// # Armed
///
/// `WC_025e` · Warrior enchantment
///
/// > +1 Attack
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_025e dfb235a6 a18f4bdb 31b6fe46.17e33a43
pub const WC_025e: Power = enchant(&[ATTACK.plus(1)]);

/// # Kresh, Lord of Turtling
///
/// `WC_026` · Warrior minion · 6 mana · 3/9
///
/// > **Frenzy:** Gain 8 Armor. **Deathrattle:** Equip a 2/5 Turtle Spike.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Frenzy
/// - Tokens: Turtle Spike [`WC_026t`]
///
/// State: Derived
//~ derived WC_026 38f1581b 54521d30 141e59b7.d4e56b78
pub const WC_026: Power = abilities(&[on(Word::Frenzy, &[armor(8)]), deathrattle(&[equip(card("WC_026t"))])]);

/// # Turtle Spike
///
/// `WC_026t` · Warrior weapon · 4 mana · 2/5 durability
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ vanilla WC_026t 2f1fe9e2 fcb413af 9391d672
pub const WC_026t: Power = VANILLA;
