//! Shaman cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f9d896bf

/// # Rocket Hopper
/// Minion · Beast · 5 mana · 10/10
/// > **Rush Overload:** (4)
//~ vanilla MIS_306 29d66733 4a331b74.f1c14e25 25098e2e
pub const MIS_306: Power = VANILLA;

/// # Murloc Growfin
/// Minion · Murloc · 1 mana · 1/1
/// > **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
/// - Makes: Molded Tinyfin [`MIS_307t`] (1/1, "Rush"); Murloc Growfin [`MIS_307t1`] (8/8, "Gigantic Battlecry: Summon a Tinyfin with Rush…")
//~ done MIS_307 - 6c89e89f.8ef7189d 7153dd6a.d0d2a78f
pub const MIS_307: Power = battlecry(&[
    summon(card("MIS_307t")),
    give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
]);

/// # Molded Tinyfin
/// Minion · Murloc · 1 mana · 1/1
/// > **Rush**
//~ vanilla MIS_307t 504c8575 6c89e89f.57b12c28 a1a52668
pub const MIS_307t: Power = VANILLA;

/// # Murloc Growfin
/// Minion · Murloc · 8 mana · 8/8
/// > **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
//~ done MIS_307t1 - 5447f88a.c84ed172 7153dd6a
pub const MIS_307t1: Power = battlecry(&[
    summon(card("MIS_307t")),
    give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
]);

/// # Wave of Nostalgia
/// Spell · Nature · 5 mana
/// > Transform ALL minions into random **Legendary** ones from the past.
//~ done MIS_701 - 24317b8a.9352f8b3 9a2625fb
pub const MIS_701: Power =
    spell(&[transform(MINIONS, random(all(&[MINION, rarity(Rarity::Legendary), FROM_THE_PAST])))]);

/// # Incredible Value
/// Spell · Shadow · 3 mana
/// > **Discover** a 4-Cost minion. Set its Attack and Health to 7.
/// - Makes: Flame Wreathed [`TOY_046e`] ("Attack and Health set to 7.")
//~ derived TOY_046 09289187 3c9c5d15.9308b92f 90128e57.ef1ee768
pub const TOY_046: Power = spell(&[discover(all(&[MINION, COST.is(4)])), attach("TOY_046e").to(IT)]);

/// # Flame Wreathed
/// Enchantment
/// > Attack and Health set to 7.
//~ derived TOY_046e ebe8d249 d522ad72.61817097 d2a80135
pub const TOY_046e: Power = enchant(&[become_stats(7, 7)]);

/// # Baking Soda Volcano
/// Spell · Fire · 4 mana
/// > **Lifesteal**. Deal $10 damage randomly split among all minions. **Overload:** (1)
//~ derived TOY_500 b3e8db22 085e2d30.f7e48c6f c1dec26a
pub const TOY_500: Power = spell(&[deal(10).split_among(MINIONS)]);

/// # Shudderblock
/// Minion · 6 mana · 5/5
/// > **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
/// - Makes: Shudderblock [`TOY_501t`] (1/1, "Mini Battlecry: Your next Battlecry triggers 3…"); Ready for Action [`TOY_501e`] ("Your next Battlecry triggers 3 times.")
//~ done TOY_501 - 73fb5380.2d964312 0e3376a9.9d6f859f
pub const TOY_501: Power =
    battlecry(&[later(&whenever(YOU.play(with(GameTag::BATTLECRY))).does(&[attach("TOY_501e").to(YOU)]))]);

/// # Ready for Action
/// Enchantment
/// > Your next Battlecry triggers 3 times.
//~ done TOY_501e - d522ad72.e73b26a2 743b4735
pub const TOY_501e: Power = abilities(&[
    enchant(&[has_at_least(GameTag::EXTRA_BATTLECRIES_BASE, 2)]),
    whenever(ENEMY_HERO.would_take_damage_from(all(&[with(GameTag::BATTLECRY), is(&PLAYED_BY_YOU.last(1))])))
        .then(&[prevent_damage()]),
    after(YOU.play(with(GameTag::BATTLECRY))).once().then(&[]),
]);

/// # Shudderblock
/// Minion · 1 mana · 1/1
/// > **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
//~ done TOY_501t - cbd7c476.f469fe8b 0e3376a9
pub const TOY_501t: Power =
    battlecry(&[later(&whenever(YOU.play(with(GameTag::BATTLECRY))).does(&[attach("TOY_501e").to(YOU)]))]);

/// # Shining Sentinel
/// Minion · Elemental · 7 mana · 3/7
/// > **Taunt**, **Elusive Battlecry:** Summon a copy of this.
//~ derived TOY_503 ef752658 61f926fc.78026a52 1b450eee
pub const TOY_503: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Hagatha the Fabled
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
/// - Makes: Fairy Tale Slime [`TOY_504t`] (1/1, "Battlecry: Cast ….")
//~ done TOY_504 - 16ffe9fb.8d5e6a80 74c7d5ff.61faee45
pub const TOY_504: Power = battlecry(&[
    draw_that(2, all(&[SPELL, COST.at_least(5)])),
    one_by_one(
        IT,
        &[
            create_aside(copy_of(THAT)),
            remember(IT),
            transform(THAT, card("TOY_504t")),
            keep_with(the(REMEMBERED), THAT),
        ],
    ),
]);

/// # Fairy Tale Slime
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Cast {0}.
//~ done TOY_504t - cbd7c476.a4a63133 9ad48a9b
pub const TOY_504t: Power = crate::sunken_city::neutral::CASTS_ITS_SPELL;

/// # Once Upon a Time...
/// Spell · Nature · 6 mana
/// > Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc.
//~ done TOY_506 - cfdfae10.16b1051f bfc839d9
#[rustfmt::skip]
pub const TOY_506: Power = spell(&[summon(random(all(&[BEAST, COST.is(3)]))), summon(random(all(&[DRAGON, COST.is(3)]))), summon(random(all(&[ELEMENTAL, COST.is(3)]))), summon(random(all(&[MURLOC, COST.is(3)])))]);

/// # Fairy Tale Forest
/// Location · 3 mana · 2 uses
/// > Draw a **Battlecry** minion. It costs (1) less.
/// - Makes: Enchanted [`TOY_507e`] ("Costs (1) less.")
//~ derived TOY_507 95047a45 1dcfdd2f.e7cd0898 33607c4a.31a60071
pub const TOY_507: Power =
    location(&[draw_that(1, all(&[MINION, with(GameTag::BATTLECRY)])), attach("TOY_507e").to(IT)]);

/// # Enchanted
/// Enchantment
/// > Costs (1) less.
//~ derived TOY_507e 989bf191 d522ad72.f705eb41 a017ec8f
pub const TOY_507e: Power = enchant(&[cost_less(1)]);

/// # Pop-Up Book
/// Spell · Nature · 1 mana
/// > Deal $2 damage. Summon two 0/1 Frogs with **Taunt**.
/// - Makes: [`hexfrog`](crate::legacy::shaman::hexfrog)
//~ derived TOY_508 b2e2c16f 3f084ec4.954808ef cb4f21e2.219edbe6
pub const TOY_508: Power = spell(&[deal(2).to(TARGET), summon(card("hexfrog")).copies(2)]);

/// # Sand Art Elemental
/// Minion · Elemental · 4 mana · 4/4
/// > **Miniaturize Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
/// - Makes: Sand Art Elemental [`TOY_513t`] (1/1, "Mini Battlecry: Give your hero +1 Attack and…"); Swirling Colors [`TOY_513e`] ("\+1 Attack and Windfury.")
//~ derived TOY_513 cc08af96 c561b775.f18e2797 70efc01b.8bc660e5
pub const TOY_513: Power = battlecry(&[attach("TOY_513e").to(YOUR_HERO)]);

/// # Swirling Colors
/// Enchantment
/// > \+1 Attack and **Windfury**.
//~ derived TOY_513e 2872b0a7 d522ad72.bcb08fc5 f83967b9
pub const TOY_513e: Power = enchant(&[ATTACK.plus(1), has(GameTag::WINDFURY)]).this_turn();

/// # Sand Art Elemental
/// Minion · Elemental · 1 mana · 1/1
/// > **Mini Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
//~ done TOY_513t - f82494ef.2fb2592b 70efc01b
pub const TOY_513t: Power = battlecry(&[attach("TOY_513e").to(YOUR_HERO)]);

/// # Wish Upon a Star
/// Spell · Arcane · 7 mana
/// > Give +2/+3 to all minions in your hand, deck, and battlefield.
/// - Makes: Wish Granted! [`TOY_877e1`] ("\+2/+3.")
//~ derived TOY_877 f679bc9c 8ca6ec6c.9eed3d52 6bf1312b.30a88a30
pub const TOY_877: Power =
    spell(&[attach("TOY_877e1").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Wish Granted!
/// Enchantment
/// > \+2/+3.
//~ derived TOY_877e1 9e493e11 d522ad72.d37235a2 c40028d6
pub const TOY_877e1: Power = enchant(&[plus(2, 3)]);
