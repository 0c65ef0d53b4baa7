//! Shaman cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f1de2bb3

/// # South Coast Chieftain
///
/// `BAR_040` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, deal 2 damage.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived BAR_040 7c7fd8fa 7a4fe973 d73dc823.27010186
pub const BAR_040: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MURLOC)));

/// # Nofin Can Stop Us
///
/// `BAR_041` · Shaman spell · 3 mana
///
/// > Give your minions +1/+1. Give your Murlocs an extra +1/+1.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Mrrgrrrrgle [`BAR_041e`], MrrGRRRRgle [`BAR_041e2`]
///
/// State: Derived
//~ derived BAR_041 85955135 258c75cb 78eb3fb6.26601d6c
pub const BAR_041: Power =
    spell(&[attach("BAR_041e").to(FRIENDLY_MINIONS), attach("BAR_041e").to(FRIENDLY_MINIONS.that(MURLOC))]);

/// # Mrrgrrrrgle
///
/// `BAR_041e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_041e 42ff277d e41df5a9 139c5cfa.67341004
pub const BAR_041e: Power = enchant(&[plus(1, 1)]);

/// # MrrGRRRRgle
///
/// `BAR_041e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_041e2 148167cc 030e128a 021f037e.6d6ab056
pub const BAR_041e2: Power = enchant(&[plus(2, 2)]);

/// # Tinyfin's Caravan
///
/// `BAR_043` · Shaman minion · 2 mana · 1/3
///
/// > At the start of your turn, draw a Murloc.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Derived
//~ derived BAR_043 84d48029 f397c3f2 6d958a3b.1980eaca
pub const BAR_043: Power = at_start_of_your_turn(&[draw_that(1, MURLOC)]);

/// # Chain Lightning (Rank 1)
///
/// `BAR_044` · Shaman spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion and a random adjacent one. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Tokens: Chain Lightning (Rank 2) [`BAR_044t`], Chain Lightning (Rank 3) [`BAR_044t2`]
///
/// State: Derived
//~ derived BAR_044 fcbb1687 d979c8ab 9aa8356f.a127fb62
pub const BAR_044: Power =
    abilities(&[spell(&[deal(2).to(together(&[A_MINION, A_MINION.neighbours().random()]))]), ranks_up(5, "BAR_044t")]);

/// # Chain Lightning (Rank 2)
///
/// `BAR_044t` · Shaman spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion and a random adjacent one. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · epic
///
/// State: Derived
//~ derived BAR_044t e00addfa d1bdbe00 4b55b86b.e1478352
#[rustfmt::skip]
pub const BAR_044t: Power = abilities(&[spell(&[deal(3).to(together(&[A_MINION, A_MINION.neighbours().random()]))]), ranks_up(10, "BAR_044t2")]);

/// # Chain Lightning (Rank 3)
///
/// `BAR_044t2` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion and a random adjacent one.
///
/// - Set: Forged in the Barrens · epic
///
/// State: Derived
//~ derived BAR_044t2 28fc4f10 ea4d235c 261c4ab3.2718bfe1
pub const BAR_044t2: Power = spell(&[deal(4).to(together(&[A_MINION, A_MINION.neighbours().random()]))]);

/// # Arid Stormer
///
/// `BAR_045` · Shaman minion · 3 mana · 2/5
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Rush** and **Windfury**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Rush
/// - Enchantments: Storm Cloud [`BAR_045e`]
///
/// State: Derived
//~ derived BAR_045 04b61b2c 7b651150 5e446ac1.eb92f9bc
#[rustfmt::skip]
pub const BAR_045: Power = battlecry(&[attach("BAR_045e")]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Storm Cloud
///
/// `BAR_045e` · Neutral enchantment
///
/// > **Rush**, **Windfury**.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_045e 9763dda5 9090f52e b96f456a.07a0f169
pub const BAR_045e: Power = enchant(&[has(GameTag::RUSH), has(GameTag::WINDFURY)]);

/// # Bru'kan
///
/// `BAR_048` · Shaman minion · 4 mana · 5/4
///
/// > **Nature Spell Damage +3**
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Spellpower Nature
///
/// State: Todo
//~ todo BAR_048 cc32412d 093aa6f0 279136aa.16d01369
pub const BAR_048: Power = TODO;

/// # Earth Revenant
///
/// `BAR_750` · Shaman minion · 4 mana · 2/6
///
/// > **Taunt** **Battlecry:** Deal 1 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived BAR_750 f769d5c4 7b3493fc 5def533b.3e5d2f95
pub const BAR_750: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]);

/// # Spawnpool Forager
///
/// `BAR_751` · Shaman minion · 1 mana · 1/2
///
/// > **Deathrattle:** Summon a 1/1 Tinyfin.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Tokens: Diremuck Tinyfin [`BAR_751t`]
///
/// State: Derived
//~ derived BAR_751 041cd994 3b5f68e8 5e7c8e1d.4432b63f
pub const BAR_751: Power = deathrattle(&[summon(card("BAR_751t"))]);

/// # Diremuck Tinyfin
///
/// `BAR_751t` · Shaman minion · 1 mana · 1/1
///
/// - Set: Forged in the Barrens
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla BAR_751t 3b82067e 799b0674 712e0dad
pub const BAR_751t: Power = VANILLA;

/// # Lilypad Lurker
///
/// `BAR_848` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you played an Elemental last turn, transform an enemy minion into a 0/1 Frog with **Taunt**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Transform a minion."
/// - Tokens: Frog [`hexfrog`](crate::legacy::shaman::hexfrog)
///
/// State: Derived
//~ derived BAR_848 2fb988dc f4230d08 9e697156.1c2f7010
#[rustfmt::skip]
pub const BAR_848: Power = battlecry(&[transform(AN_ENEMY_MINION, card("hexfrog"))]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Firemancer Flurgl
///
/// `BAR_860` · Shaman minion · 4 mana · 2/3
///
/// > After you play a Murloc, deal 1 damage to all enemies.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Murloc
///
/// State: Derived
//~ derived BAR_860 bf3484b5 1bc46eb1 f5aa6a62.5ff7c3b7
pub const BAR_860: Power = after(YOU.play(MURLOC)).then(&[deal(1).to(ENEMIES)]);

/// # Primal Dungeoneer
///
/// `WC_005` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Nature spell, also draw an Elemental.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WC_005 1bdf6ac9 32417a0f 21f7218b.3be21e55
pub const WC_005: Power =
    battlecry(&[draw_that(1, SPELL), draw_that(1, ELEMENTAL).when(there_is(&IT.that(school(SpellSchool::Nature))))]);

/// # Perpetual Flame
///
/// `WC_020` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a random enemy minion. If it dies, recast this. **Overload:** (1)
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Overload
///
/// State: Derived
//~ derived WC_020 c2a48f3c 19972cdf 08a47aa3.96e47cd1
pub const WC_020: Power =
    spell(&[deal(3).to(ENEMY_MINIONS.random()), repeat(Word::Spell, the(THIS)).when(there_is(&IT.that(DEAD)))]);

/// # Wailing Vapor
///
/// `WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Rising Gas [`WC_042e`]
///
/// State: Derived
//~ derived WC_042 33a89ca1 30c1d97f f84c91b9.736761d2
pub const WC_042: Power = after(YOU.play(ELEMENTAL)).then(&[attach("WC_042e")]);

/// # Rising Gas
///
/// `WC_042e` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_042e 7e4d0268 aee725b4 390f3376.c84fda8a
pub const WC_042e: Power = enchant(&[ATTACK.plus(1)]);
