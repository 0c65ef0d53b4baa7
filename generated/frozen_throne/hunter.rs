//! Hunter cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0d3aa57d

/// # Exploding Bloatbat
/// Minion · Beast · 4 mana · 2/1
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
//~ derived ICC_021 8583d295 15abc7df.45929390 12147498
pub const ICC_021: Power = deathrattle(&[deal(2).to(ENEMY_MINIONS)]);

/// # Toxic Arrow
/// Spell · Nature · 2 mana
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
/// - Makes: Toxic Arrow [`ICC_049e`] ("Poisonous")
//~ derived ICC_049 e9017dd8 f9bec0b1.718b19cb 743f38aa.61da8c25
pub const ICC_049: Power =
    spell(&[deal(2).to(A_MINION), attach("ICC_049e").to(IT).when(there_is(&IT.that(not(&DEAD))))]);

/// # Toxic Arrow
/// Enchantment
/// > **Poisonous**
//~ derived ICC_049e d2a32643 d522ad72.2574dcf7 743f38aa
pub const ICC_049e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Play Dead
/// Spell · 1 mana
/// > Trigger a friendly minion's **Deathrattle**.
/// - Makes: Play Dead [`ICC_052_Puzzle`] ("Trigger a friendly minion's Deathrattle.")
//~ done ICC_052 - 2f198b86.c485233e f08e77ef.13860de5
pub const ICC_052: Power = spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Play Dead
/// Spell · 1 mana
/// > Trigger a friendly minion's **Deathrattle**.
//~ derived ICC_052_Puzzle 43f37370 2f198b86.c485233e f08e77ef
pub const ICC_052_Puzzle: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Venomstrike Trap
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
/// - Makes: [`EX1_170`](crate::classic::neutral::EX1_170)
//~ done ICC_200 - 7846e7ae.28872a89 5f7c06a2.7654cb96
pub const ICC_200: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("EX1_170"))]);

/// # Professor Putricide
/// Minion · Undead · 4 mana · 5/4
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
//~ done ICC_204 - ca439a9a.afdc2eed 97459e7b
pub const ICC_204: Power =
    after(YOU.play(SECRET)).then(&[put_into_play(random(all(&[SECRET, class(CardClass::Hunter)])))]);

/// # Corpse Widow
/// Minion · Undead · Beast · 5 mana · 4/6
/// > Your **Deathrattle** cards cost (2) less.
/// - Makes: Exhumed [`ICC_243e`] ("Costs (2) less.")
//~ derived ICC_243 fd072d45 bdb92683.e309fd29 eeb09f12.4a780a41
pub const ICC_243: Power = aura(YOUR_HAND.that(with(GameTag::DEATHRATTLE))).gives("ICC_243e");

/// # Exhumed
/// Enchantment
/// > Costs (2) less.
//~ derived ICC_243e ee11efb6 d522ad72.90c32b47 8abd03c3
pub const ICC_243e: Power = enchant(&[cost_less(2)]);

/// # Stitched Tracker
/// Minion · Undead · 3 mana · 2/2
/// > **Battlecry: Discover** a copy of a minion in your deck.
//~ derived ICC_415 a213c661 b5bee8cc.a74e817e be04cb3b
pub const ICC_415: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.that(MINION)), &[get(copy_of(IT))])]);

/// # Bearshark
/// Minion · Undead · Beast · 3 mana · 4/3
/// > **Elusive**
//~ vanilla ICC_419 15949198 9b9db526.c54580ff 4e4f08a3
pub const ICC_419: Power = VANILLA;

/// # Abominable Bowman
/// Minion · Undead · 7 mana · 6/7
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
//~ derived ICC_825 3992bcd4 5aa8d241.f41ce2ec 45ba7fcf
pub const ICC_825: Power = deathrattle(&[summon(random_from_past(FRIENDLY_MINIONS.that(BEAST).die().this_game()))]);

/// # Deathstalker Rexxar
/// Hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 2 damage to all enemy minions.
/// - Makes: Build-A-Beast [`ICC_828p`] ("Craft a custom Zombeast."); Zombeast [`ICC_828t`] (1/1); [`ICC_828t2`](crate::ungoro::neutral::ICC_828t2); [`ICC_828t3`](crate::ungoro::neutral::ICC_828t3); [`ICC_828t4`](crate::kobolds_and_catacombs::neutral::ICC_828t4); [`ICC_828t5`](crate::witchwood::hunter::ICC_828t5); [`ICC_828t6`](crate::witchwood::hunter::ICC_828t6); [`ICC_828t7`](crate::witchwood::neutral::ICC_828t7); Stitched [`ICC_828e`] ("… and ….")
//~ done ICC_828 - 50500b29.b4575076 42b0b305.44d7400f
pub const ICC_828: Power = battlecry(&[deal(2).to(ENEMY_MINIONS)]);

/// # Stitched
/// Enchantment
/// > {0} and {1}.
//~ todo ICC_828e 6925c8ce d522ad72.0efea07a 0162b276
pub const ICC_828e: Power = TODO;

/// # Build-A-Beast
/// Hero Power · 2 mana
/// > Craft a custom Zombeast.
///
/// # Notes
///
/// Each Beast costs (5) or less; the first has a text, the second has keywords alone; Attack, Health, Costs, keywords and texts add up (Hearthstone Wiki, "Build-A-Beast").
//~ done ICC_828p - 4902b083.cb2fb54b 696d9cb2
pub const ICC_828p: Power = hero_power(&[
    create_aside(card("ICC_828t")),
    remember(IT),
    give(&[become_stats(0, 0), cost(0)]).to(REMEMBERED),
    discover_then(
        Offer::Pool(all(&[MINION, BEAST, COST.at_most(5), not(&HAS_ONLY_KEYWORDS)]), Classes::Own),
        &[one_by_one(
            IT,
            &[
                give(&[COST.plus(1).times(X)]).with_x(COST.of(THAT)).to(REMEMBERED),
                merge(THAT).to(REMEMBERED),
                remove_from_game(THAT),
            ],
        )],
    ),
    discover_then(
        Offer::Pool(all(&[MINION, BEAST, COST.at_most(5), HAS_ONLY_KEYWORDS]), Classes::Own),
        &[one_by_one(
            IT,
            &[
                give(&[COST.plus(1).times(X)]).with_x(COST.of(THAT)).to(REMEMBERED),
                merge(THAT).to(REMEMBERED),
                remove_from_game(THAT),
            ],
        )],
    ),
    get(the(REMEMBERED)),
    remove_from_game(LEFT_ASIDE),
]);

/// # Zombeast
/// Minion · Undead · Beast · 0 mana · 1/1
/// > {0} {1}
//~ done ICC_828t - 32152fbf.09cdb72f 3730462a
pub const ICC_828t: Power = VANILLA;
