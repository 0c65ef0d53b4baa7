//! Priest cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 161734a9

/// # Void Flayer
///
/// `BAR_307` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** For each spell in your hand, deal 1 damage to a random enemy minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BAR_307 d762c131 ba878134 cc9b1318.0ee33510
pub const BAR_307: Power =
    battlecry(&[times(1, &[deal(1).to(ENEMY_MINIONS.random())]).for_each(YOUR_HAND.that(SPELL))]);

/// # Power Word: Fortitude
///
/// `BAR_308` · Priest spell · Holy · 8 mana
///
/// > Give a minion +3/+5. Costs (1) less for each spell in your hand.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Power Word: Fortitude [`BAR_308e`]
///
/// State: Derived
//~ derived BAR_308 791693ff c03efc09 251a37a9.cefb2545
pub const BAR_308: Power =
    abilities(&[spell(&[attach("BAR_308e").to(A_MINION)]), costs(&[cost_less(1).for_each(YOUR_HAND.that(SPELL))])]);

/// # Power Word: Fortitude
///
/// `BAR_308e` · Neutral enchantment
///
/// > +3/+5.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_308e fe537b0e 3e967594 93d68379.65f5929b
pub const BAR_308e: Power = enchant(&[plus(3, 5)]);

/// # Desperate Prayer
///
/// `BAR_309` · Priest spell · Holy · 0 mana
///
/// > Restore #5 Health to each hero.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Derived
//~ derived BAR_309 b24bbd8d 0140ab54 9f61ab15.97c7915d
pub const BAR_309: Power = spell(&[heal(5).to(HEROES)]);

/// # Lightshower Elemental
///
/// `BAR_310` · Priest minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived BAR_310 8249d03b 85fc3d14 5a8ec2e6.c02ec2e3
pub const BAR_310: Power = deathrattle(&[heal(8).to(FRIENDLY_CHARACTERS)]);

/// # Devouring Plague
///
/// `BAR_311` · Priest spell · Shadow · 3 mana
///
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Immune To Spellpower, Lifesteal
///
/// State: Derived
//~ derived BAR_311 bbe1150d 3214be93 332b4e7e.f13303db
pub const BAR_311: Power = spell(&[deal(4).split_among(ENEMY_MINIONS)]);

/// # Soothsayer's Caravan
///
/// `BAR_312` · Priest minion · 2 mana · 1/3
///
/// > At the start of your turn, copy a spell from your opponent's deck to your hand.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Derived
//~ derived BAR_312 bb449f0b c955147d 8eeb5060.f494afde
pub const BAR_312: Power = at_start_of_your_turn(&[get(copy_of(ENEMY_DECK.that(SPELL).random()))]);

/// # Priest of An'she
///
/// `BAR_313` · Priest minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Sun's Strength [`BAR_313e`]
///
/// State: Derived
//~ derived BAR_313 a8401268 1eb21791 9647fb8a.5938d2b7
pub const BAR_313: Power =
    battlecry(&[attach("BAR_313e")]).when(has_done(1, &past(Side::Friendly, Deed::Restored, Window::ThisTurn)));

/// # Sun's Strength
///
/// `BAR_313e` · Priest enchantment
///
/// > +3/+3.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_313e 6adb23fd 0e50ef82 6e90ca7c.b42c6980
pub const BAR_313e: Power = enchant(&[plus(3, 3)]);

/// # Condemn (Rank 1)
///
/// `BAR_314` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Tokens: Condemn (Rank 2) [`BAR_314t`], Condemn (Rank 3) [`BAR_314t2`]
///
/// State: Derived
//~ derived BAR_314 38371291 14f4fc9f c8b92600.a0598ea3
pub const BAR_314: Power = abilities(&[spell(&[deal(1).to(ENEMY_MINIONS)]), ranks_up(5, "BAR_314t")]);

/// # Condemn (Rank 2)
///
/// `BAR_314t` · Priest spell · Holy · 2 mana
///
/// > Deal $2 damage to all enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · epic
///
/// State: Derived
//~ derived BAR_314t 46ec9ae7 872310e5 9f2d0434.a0288aa4
pub const BAR_314t: Power = abilities(&[spell(&[deal(2).to(ENEMY_MINIONS)]), ranks_up(10, "BAR_314t2")]);

/// # Condemn (Rank 3)
///
/// `BAR_314t2` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · epic
///
/// State: Derived
//~ derived BAR_314t2 07de0c88 1d40021a f905b683.1b95271d
pub const BAR_314t2: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Serena Bloodfeather
///
/// `BAR_315` · Priest minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Steal Attack and Health."
/// - Enchantments: Flurry of Talons [`BAR_315e1`], Protective Feathers [`BAR_315e2`], Slashed [`BAR_315e3`], Dazed [`BAR_315e4`]
///
/// State: Todo
//~ todo BAR_315 5e21dd47 e27e0b30 1a25bd19.699540fa
pub const BAR_315: Power = TODO;

/// # Flurry of Talons
///
/// `BAR_315e1` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_315e1 e36e59cb c19c909b 6eaa1901.08129cea
pub const BAR_315e1: Power = TODO;

/// # Protective Feathers
///
/// `BAR_315e2` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_315e2 0cf369e1 2f77d3b6 0b069bae.89b088dc
pub const BAR_315e2: Power = TODO;

/// # Slashed
///
/// `BAR_315e3` · Neutral enchantment
///
/// > Stolen Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_315e3 6b76c0b5 e1814f72 ec245429.f4cd546b
pub const BAR_315e3: Power = TODO;

/// # Dazed
///
/// `BAR_315e4` · Neutral enchantment
///
/// > Stolen Health.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_315e4 a24fe628 d86fc8e8 499ad277.96bb5087
pub const BAR_315e4: Power = TODO;

/// # Xyrella
///
/// `BAR_735` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_735 027856ab 1b1813e2 3f369ee3.d97035e1
pub const BAR_735: Power = TODO;

/// # Devout Dungeoneer
///
/// `WC_013` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Holy spell, reduce its Cost by (2).
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Ray of Light [`WC_013e`]
///
/// State: Derived
//~ derived WC_013 c12a597d 8ed85927 24e677e5.2bb7207b
pub const WC_013: Power =
    battlecry(&[draw_that(1, SPELL), attach("WC_013e").to(IT).when(there_is(&IT.that(school(SpellSchool::Holy))))]);

/// # Ray of Light
///
/// `WC_013e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_013e bf053d12 de80c319 58479b46.90c32b47
pub const WC_013e: Power = enchant(&[cost_less(2)]);

/// # Against All Odds
///
/// `WC_014` · Priest spell · Holy · 5 mana
///
/// > Destroy ALL odd-Attack minions.
///
/// - Set: Forged in the Barrens · epic · collectible
///
/// State: Todo
//~ todo WC_014 988338a8 070fbc45 f70059b9.8c3cc028
pub const WC_014: Power = TODO;

/// # Cleric of An'she
///
/// `WC_803` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've restored Health this turn, **Discover** a spell from your deck.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived WC_803 677c0d59 5574e10f b3849384.26803ad2
#[rustfmt::skip]
pub const WC_803: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL))]).when(has_done(1, &past(Side::Friendly, Deed::Restored, Window::ThisTurn)));
