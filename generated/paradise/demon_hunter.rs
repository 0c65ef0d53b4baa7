//! Demon Hunter cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 62d43cb9

/// # Aranna, Thrill Seeker
/// Minion · 5 mana · 5/6
/// > **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
//~ done VAC_501 - 7c7d1340.0afcf7d1 84fa7786
pub const VAC_501: Power = whenever(YOUR_HERO.would_take_damage_from(CARD))
    .when(ON_YOUR_TURN)
    .then(&[prevent_damage(), deal(1).times(THAT_MUCH).by(THAT).to(ENEMIES.random())]);

/// # Sigil of Skydiving
/// Spell · Fel · 2 mana
/// > At the start of your next turn, summon two 1/1 Pirates with **Charge**.
//~ done VAC_925 - 4ead3665.22e6d09a a67d7025
pub const VAC_925: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("VAC_926t")).copies(2)]))]);

/// # Cliff Dive
/// Spell · 6 mana
/// > Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
/// - Makes: Falling Illidari [`VAC_926t`] (1/1, "Charge"); Bungee Jumping [`VAC_926e`] ("Returns to deck at end of turn.")
//~ done VAC_926 - 9e3ad3c7.78386fe3 c8d858cd.26e8c072
pub const VAC_926: Power = spell(&[
    summon(the(YOUR_DECK.that(MINION).random_of(2))),
    give(&[has(GameTag::RUSH)]).to(IT),
    attach("VAC_926e").to(IT),
]);

/// # Bungee Jumping
/// Enchantment
/// > Returns to deck at end of turn.
//~ done VAC_926e - d522ad72.ced358ad 3537bfac
pub const VAC_926e: Power = whenever(YOU.turn_end()).then(&[shuffle(the(THIS))]);

/// # Falling Illidari
/// Minion · Pirate · 1 mana · 1/1
/// > **Charge**
//~ vanilla VAC_926t 5bef1e86 6064231a.276b5ef0 ee991959
pub const VAC_926t: Power = VANILLA;

/// # Adrenaline Fiend
/// Minion · Demon · Pirate · 2 mana · 2/2
/// > After a friendly Pirate attacks, give your hero +1 Attack this turn.
/// - Makes: Adrenaline [`VAC_927e`] ("Increased Attack this turn.")
//~ derived VAC_927 31ddb299 7457ac1b.b7571aeb 15b91b7b.e470d55a
pub const VAC_927: Power =
    after(FRIENDLY_MINIONS.that(PIRATE).attack(CARD)).then(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Adrenaline
/// Enchantment
/// > Increased Attack this turn.
//~ todo VAC_927e baeac2a9 d522ad72.d334ac6d 4922548f
pub const VAC_927e: Power = TODO;

/// # Paraglide
/// Spell · 3 mana
/// > Both players draw 3 cards. **Outcast:** Only you do.
//~ done VAC_928 - 82ede6d1.4e48a63b 37160e5f
pub const VAC_928: Power = abilities(&[spell(&[draw(3).for_(PLAYERS)]), on(Word::Outcast, &[draw(3)]).instead()]);

/// # Dangerous Cliffside
/// Location · 4 mana · 3 uses
/// > Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
//~ done VAC_929 - 8444537f.bf9ded9f 2f65a832
pub const VAC_929: Power =
    abilities(&[location(&[summon(card("VAC_926t")).copies(2)]), after(YOUR_HERO.attack(CARD)).then(&[ready(THIS)])]);

/// # All Terrain Voidhound
/// Minion · Demon · 7 mana · 5/8
/// > Whenever this attacks, give your hero +5 Attack this turn.
/// - Makes: Off Road [`VAC_930e`] ("Increased Attack this turn.")
//~ derived VAC_930 c96ef2b6 a744a62c.1b055a4f b6f7a52c.34dc652d
pub const VAC_930: Power = whenever(THIS.attack(CARD)).then(&[lend(&[ATTACK.plus(5)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Off Road
/// Enchantment
/// > Increased Attack this turn.
//~ todo VAC_930e 45f46382 d522ad72.d334ac6d 41eff290
pub const VAC_930e: Power = TODO;

/// # Skirting Death
/// Spell · Shadow · 3 mana
/// > Choose a minion. This turn, your hero steals 4 Attack from it.
/// - Makes: Skirting Death [`VAC_931e`] ("\-4 Attack this turn."); Skirted [`VAC_931e1`] ("\+X Attack this turn")
//~ done VAC_931 - 3c9c5d15.1df8a511 c6d57a87.ba8de46b
pub const VAC_931: Power = spell(&[
    either(
        there_is(&A_MINION.that(ATTACK.at_least(4))),
        &[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)],
        &[attach("VAC_931e1").with_x(ATTACK.of(TARGET)).to(YOUR_HERO)],
    ),
    attach("VAC_931e").to(TARGET),
]);

/// # Skirting Death
/// Enchantment
/// > \-4 Attack this turn.
//~ derived VAC_931e 47b3d6bb d522ad72.6227466c c6d57a87
pub const VAC_931e: Power = enchant(&[ATTACK.plus(-4)]).this_turn();

/// # Skirted
/// Enchantment
/// > \+@ Attack this turn
//~ done VAC_931e1 - d522ad72.0b1ee3dc 62cd94db
pub const VAC_931e1: Power = enchant(&[ATTACK.plus(1).times(X)]).this_turn();

/// # Climbing Hook
/// Weapon · 6 mana · 5/2 durability
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
/// - Makes: Hooked [`VAC_932e`] ("Doesn't lose Durability while you control a…")
//~ done VAC_932 - d363697d.2e3b944a effb7b93.5420b797
pub const VAC_932: Power =
    aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(5)))).have(&[has(GameTag::IMMUNE)]);

/// # Hooked
/// Enchantment
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
//~ todo VAC_932e 9f716d79 d522ad72.2e3b944a 5a539f5f
pub const VAC_932e: Power = TODO;

/// # Patches the Pilot
/// Minion · Demon · Pirate · 1 mana · 1/1
/// > **Battlecry:** Shuffle six Parachutes into your deck that summon a 1/1 Pirate with **Charge** when drawn.
/// - Makes: Parachute [`VAC_933t`] ("Casts When Drawn Summon a 1/1 Pirate with Charge.")
//~ derived VAC_933 93aa8763 59d7d871.2e8dd598 47ae2bd9.59c91989
pub const VAC_933: Power = battlecry(&[shuffle(card("VAC_933t")).copies(6)]);

/// # Parachute
/// Spell · 1 mana
/// > **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
//~ done VAC_933t - 2f198b86.5e6f7956 bbbeb09c
pub const VAC_933t: Power = spell(&[summon(card("VAC_926t"))]);

/// # Demonic Deal
/// Spell · Fel · 2 mana
/// > **Lifesteal**. Deal $4 damage to a minion. Put a random Demon that costs (5) or more on top of your deck.
//~ done WORK_014 - 4ead3665.afa0da98 78b6da4a
pub const WORK_014: Power = spell(&[deal(4).to(A_MINION), put_on_top(random(all(&[DEMON, COST.at_least(5)])))]);

/// # Spirit Peddler
/// Minion · Demon · 6 mana · 6/6
/// > **Rush Deathrattle:** Reduce the Cost of a random minion in your hand by (6).
/// - Makes: Peddled [`WORK_015e`] ("Costs (6) less.")
//~ derived WORK_015 3c823f5c 28f64f08.8dcf2566 380cfda8.4310f000
pub const WORK_015: Power = deathrattle(&[attach("WORK_015e").to(YOUR_HAND.that(MINION).random())]);

/// # Peddled
/// Enchantment
/// > Costs (6) less.
//~ derived WORK_015e fca10468 d522ad72.77ea2e2e ca502bb9
pub const WORK_015e: Power = enchant(&[cost_less(6)]);

/// # Infernal Stapler
/// Weapon · 3 mana · 3/3 durability
/// > After your hero attacks, deal 3 damage to your hero.
//~ derived WORK_016 90f2880a 8ec247ae.fa0f2943 1fecfe5e
pub const WORK_016: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(3).to(YOUR_HERO)]);
