//! Hunter cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4c097ac4

/// # Ram Wrangler
/// Minion · 5 mana · 3/3
/// > **Battlecry:** If you have a Beast, summon a random Beast.
//~ derived AT_010 1288da38 e8b6bfb0.9c8e9c7f 88f9081a
pub const AT_010: Power =
    battlecry(&[summon(random(all(&[MINION, BEAST])))]).when(there_is(&FRIENDLY_MINIONS.that(BEAST)));

/// # Powershot
/// Spell · 3 mana
/// > Deal $2 damage to a minion and the minions next to it.
//~ derived AT_056 78a8a932 82ede6d1.a6421eb4 a8b255d8
pub const AT_056: Power = spell(&[deal(2).to(A_MINION.with_neighbours())]);

/// # Stablemaster
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Give a friendly Beast **Immune** this turn.
/// - Makes: Groomed [`AT_057o`] ("Immune this turn.")
//~ derived AT_057 7794b60b cbd1a658.a04d9ce3 d489bfa9.f752e906
pub const AT_057: Power = battlecry(&[attach("AT_057o").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Groomed
/// Enchantment
/// > **Immune** this turn.
//~ derived AT_057o 3b6d8699 d522ad72.fb55a5e5 d8f02006
pub const AT_057o: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # King's Elekk
/// Minion · Beast · 2 mana · 3/2
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, draw it.
//~ done AT_058 - b36f6b93.37d8f78b a25a3aba
pub const AT_058: Power = battlecry(&[
    select(YOUR_DECK.that(MINION).random()),
    remember(IT),
    select(ENEMY_DECK.that(MINION).random()),
    get(the(REMEMBERED))
        .when(any(&[there_is_no(&IT), there_is(&REMEMBERED.that(not(&COST.no_more_than(&COST.of(IT)))))])),
]);

/// # Brave Archer
/// Minion · 1 mana · 2/1
/// > **Inspire:** If your hand is empty, deal 2 damage to the enemy hero.
//~ derived AT_059 f449e742 57db445c.450e8583 8a7a7531
pub const AT_059: Power = inspire(&[deal(2).to(ENEMY_HERO)]).when(there_is_no(&YOUR_HAND));

/// # Bear Trap
/// Spell · 2 mana
/// > **Secret:** After your hero is attacked, summon a 3/3 Bear with **Taunt**.
/// - Makes: [`CS2_125`](crate::legacy::neutral::CS2_125)
//~ done AT_060 - 7846e7ae.66b7d5ce 613e7535.75f40070
pub const AT_060: Power = after(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[summon(card("CS2_125"))]);

/// # Lock and Load
/// Spell · 0 mana
/// > Each time you cast a spell this turn, get a random Hunter card.
/// - Makes: Lock and Load [`AT_061e`]
//~ derived AT_061 c292e55e 3e8f9d5a.2b16f868 7f7c095d.a24b22a0
pub const AT_061: Power =
    spell(&[later(&whenever(YOU.cast(SPELL)).this_turn().does(&[get(random(class(CardClass::Hunter)))]))]);

/// # Lock and Load
/// Enchantment
//~ todo AT_061e 96c5e374 d522ad72 7f7c095d
pub const AT_061e: Power = TODO;

/// # Ball of Spiders
/// Spell · 3 mana
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
/// - Makes: [`FP1_011`](crate::naxxramas::hunter::FP1_011)
//~ derived AT_062 780d4fac 82ede6d1.2f652bb7 8454ebb0.b83b5e46
pub const AT_062: Power = spell(&[summon(card("FP1_011")).copies(3)]);

/// # Acidmaw
/// Minion · Beast · 3 mana · 4/2
/// > Whenever an enemy minion takes damage, destroy it.
//~ done AT_063 - 881fdcb9.ff9e1bc7 a7a4bc72
pub const AT_063: Power = whenever(ENEMY_MINIONS.takes_damage_from(CARD)).then(&[destroy(SUBJECT)]);

/// # Dreadscale
/// Minion · Beast · 3 mana · 4/2
/// > At the end of your turn, deal 1 damage to all enemies.
//~ derived AT_063t 591687a9 881fdcb9.7144c432 49b830cc
pub const AT_063t: Power = at_end_of_your_turn(&[deal(1).to(ENEMIES)]);
