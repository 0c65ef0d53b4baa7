//! Shaman cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fb42ec4b

/// # Disguised Detective
/// Minion · 1 mana · 4/3
/// > Can be played on either side. **Overload** that player for (2).
/// - Makes: Detected! [`JAIL_452a`] ("This was played on the friendly side."); Disguised! [`JAIL_452b`] ("This was played on the enemy side.")
///
/// # Notes
///
/// The Overload is on its data, and the side on which it is played on its keyword.
//~ done JAIL_452 - d4df453f.f5c60c89 47b171cd.2f8614ae
pub const JAIL_452: Power = VANILLA;

/// # Detected!
/// Spell · 1 mana
/// > This was played on the friendly side.
//~ todo JAIL_452a 80ef5d12 2f198b86.43b6cb84 281a4cf7
pub const JAIL_452a: Power = TODO;

/// # Disguised!
/// Spell · 1 mana
/// > This was played on the enemy side.
//~ todo JAIL_452b c8d8076c 2f198b86.b47a1546 4edc6e5f
pub const JAIL_452b: Power = TODO;

/// # Hijacked Securitybot
/// Minion · Elemental · Mech · 4 mana · 3/3
/// > **Prepare Battlecry:** Give your other minions +1/+1.
/// - Makes: Hijacked [`JAIL_457e`] ("Increased stats.")
//~ derived JAIL_457 2de681da ba0cc366.e69078bf 364a8fc1.706fa1d2
pub const JAIL_457: Power = battlecry(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Hijacked
/// Enchantment
/// > Increased stats.
//~ todo JAIL_457e 6c181aa5 d522ad72.a536d554 8a5a9270
pub const JAIL_457e: Power = TODO;

/// # Tiny Pal
/// Weapon · 4 mana · 2/3 durability
/// > **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
/// - Makes: Tiny Pal [`JAIL_458t1`] (2/3 durability, "After your hero attacks, Freeze 2 other random…"); Tiny Pal [`JAIL_458t2`] (2/3 durability, "After your hero attacks, deal 1 damage to all…"); Tiny Pal [`JAIL_458t3`] (2/3 durability, "After your hero attacks, summon a random 3-Cost…"); Tiny Pal [`JAIL_458t4`] (2/3 durability, "After your hero attacks, get a random Battlecry…")
///
/// # Notes
///
/// The four are offered in the order of their cards; the weapon keeps the Durability that it has lost.
//~ done JAIL_458 - 6ee47921.4f0d994c 97446b1a.6aca57be
pub const JAIL_458: Power =
    abilities(&[battlecry(&[CHOOSE_AMMUNITION]), after(YOUR_HERO.attack(CARD)).then(&[CHOOSE_AMMUNITION])]);

const CHOOSE_AMMUNITION: Effect =
    choose(&[&[advance("JAIL_458t1")], &[advance("JAIL_458t2")], &[advance("JAIL_458t3")], &[advance("JAIL_458t4")]]);

/// # Tiny Pal
/// Weapon · 4 mana · 2/3 durability
/// > After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
//~ done JAIL_458t1 - 6ee47921.1d3c321d 97446b1a
pub const JAIL_458t1: Power = after(YOUR_HERO.attack(CARD)).then(&[
    freeze(ENEMIES.that(not(&is(&THAT))).random_of(2)),
    choose(&[&[advance("JAIL_458t2")], &[advance("JAIL_458t3")], &[advance("JAIL_458t4")]]),
]);

/// # Tiny Pal
/// Weapon · 4 mana · 2/3 durability
/// > After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
//~ done JAIL_458t2 - 6ee47921.85e53d58 97446b1a
pub const JAIL_458t2: Power = after(YOUR_HERO.attack(CARD)).then(&[
    deal(1).to(ENEMIES),
    choose(&[&[advance("JAIL_458t1")], &[advance("JAIL_458t3")], &[advance("JAIL_458t4")]]),
]);

/// # Tiny Pal
/// Weapon · 4 mana · 2/3 durability
/// > After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
//~ done JAIL_458t3 - 6ee47921.4b9fce12 97446b1a
pub const JAIL_458t3: Power = after(YOUR_HERO.attack(CARD)).then(&[
    summon(random(all(&[MINION, COST.is(3)]))),
    give(&[has(GameTag::TAUNT)]).to(IT),
    choose(&[&[advance("JAIL_458t1")], &[advance("JAIL_458t2")], &[advance("JAIL_458t4")]]),
]);

/// # Tiny Pal
/// Weapon · 4 mana · 2/3 durability
/// > After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
//~ done JAIL_458t4 - 6ee47921.f0d274b9 97446b1a
pub const JAIL_458t4: Power = after(YOUR_HERO.attack(CARD)).then(&[
    get(random(all(&[MINION, with(GameTag::BATTLECRY)]))),
    give(&[cost_less(2)]).to(IT),
    choose(&[&[advance("JAIL_458t1")], &[advance("JAIL_458t2")], &[advance("JAIL_458t3")]]),
]);

/// # Mug'Zee
/// Minion · 6 mana · 6/7
/// > **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
/// - Makes: Mug's Magic [`JAIL_800hp1`] ("Passive Your first minion each turn costs (2)…"); Zee's Might [`JAIL_800hp2`] ("Passive Every fifth minion you play triggers its…"); Mean Mug [`JAIL_800e`] ("Your first minion each turn costs (2) less this…")
///
/// # Notes
///
/// No source: the Hero Power replaces the first; with neither spells nor other minions in the deck both come.
//~ done JAIL_800 - 8b3aeff8.a980b4a2 6c890e79.d6776377
pub const JAIL_800: Power = on(
    Word::StartOfGame,
    &[either(
        there_is_no(&YOUR_STARTING_DECK.that(MINION).other()),
        &[
            become_hero_power(card("JAIL_800hp1")),
            get_second_hero_power(card("JAIL_800hp2")).when(there_is_no(&YOUR_STARTING_DECK.that(SPELL))),
        ],
        &[become_hero_power(card("JAIL_800hp2")).when(there_is_no(&YOUR_STARTING_DECK.that(SPELL)))],
    )],
);

/// # Mean Mug
/// Enchantment
/// > Your first minion each turn costs (2) less this game.
//~ todo JAIL_800e 98e79ef3 d522ad72.26369e9f a76908e5
pub const JAIL_800e: Power = TODO;

/// # Mug's Magic
/// Hero Power · 0 mana
/// > **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3*.)@**Passive** Your first minion each turn costs (2) less.
/// - Numbers: {0} = 3
/// - Makes: Mug'Zee [`JAIL_800`] (6/7, "Start of Game: If your deck has no other minions,…"); Mug's Magic [`JAIL_800hp1e`] ("The next minion you play costs (2) less.")
//~ done JAIL_800hp1 - 6ce143f8.02571477.ea2304e3 e34d05d1.16fc6d9c
pub const JAIL_800hp1: Power = aura(YOUR_HAND.that(MINION))
    .when(all(&[TURNS.at_least(3), YOU.play(MINION).this_turn().never()]))
    .have(&[cost_less(2)]);

/// # Mug's Magic
/// Enchantment
/// > The next minion you play costs (2) less.
//~ derived JAIL_800hp1e 1617779c d522ad72.bdbbc713 e34d05d1
pub const JAIL_800hp1e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_less(2)]).until(YOU.play(MINION));

/// # Zee's Might
/// Hero Power · 0 mana
/// > **Passive** Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Mug'Zee [`JAIL_800`] (6/7, "Start of Game: If your deck has no other minions,…"); Zee Battlecry Doubler [`JAIL_800hp2e`] ("Your next minion's Battlecry triggers twice.")
//~ done JAIL_800hp2 - 6ce143f8.ebe37acd c1f1049b.69dfbbd0
pub const JAIL_800hp2: Power = whenever(YOU.play(MINION)).every(5).then(&[attach("JAIL_800hp2e").to(YOU)]);

/// # Zee Battlecry Doubler
/// Enchantment
/// > Your next minion's **Battlecry** triggers twice.
//~ done JAIL_800hp2e - d522ad72.50c4af4f 4e5019cd
pub const JAIL_800hp2e: Power = enchant(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]).until(YOU.play(MINION));

/// # Molten Gold
/// Spell · Fire · 3 mana
/// > Deal $4 damage. *(Cast @ \|4(spell, spells) to turn into a minion!)*
/// - Numbers: {0} = 3
/// - Makes: Molten Gold Elemental [`JAIL_801t`] (3/3, "Battlecry: Deal 4 damage.")
//~ derived JAIL_801 108ec7f3 3af9bd75.a854c17d.ea2304e3 ba428fec.6fc3db11
pub const JAIL_801: Power =
    abilities(&[spell(&[deal(4).to(TARGET)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "JAIL_801t")]);

/// # Molten Gold Elemental
/// Minion · Elemental · 3 mana · 3/3
/// > **Battlecry:** Deal 4 damage.
//~ derived JAIL_801t bb7079f7 6458dbe2.4956c41c 1019405d
pub const JAIL_801t: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Gallagio Goon
/// Minion · Elemental · 2 mana · 2/3
/// > After you play a **Battlecry** minion, give it +1/+1.
/// - Makes: Wiseguy [`JAIL_802e`] ("\+1/+1.")
//~ derived JAIL_802 54007b49 2ed7eb85.a93a8106 ba3ea15f.e642e1d6
pub const JAIL_802: Power =
    after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[attach("JAIL_802e").to(THAT)]);

/// # Wiseguy
/// Enchantment
/// > \+1/+1.
//~ derived JAIL_802e 6a0bfeec d522ad72.cb08f83e f820aaa4
pub const JAIL_802e: Power = enchant(&[plus(1, 1)]);

/// # Frostshatter
/// Spell · Frost · 5 mana
/// > **Freeze** an enemy. Draw 2 cards. *(Cast @ \|4(spell, spells) to turn into a minion!)*
/// - Numbers: {0} = 3
/// - Makes: Frostshatter Elemental [`JAIL_803t`] (5/5, "Battlecry: Freeze an enemy. Draw two cards.")
//~ derived JAIL_803 6b634489 89d82afc.7249d7e0.ea2304e3 e166d0ca.0401da1c
pub const JAIL_803: Power =
    abilities(&[spell(&[freeze(AN_ENEMY), draw(2)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "JAIL_803t")]);

/// # Frostshatter Elemental
/// Minion · Elemental · 5 mana · 5/5
/// > **Battlecry: Freeze** an enemy. Draw two cards.
//~ derived JAIL_803t 0af6004e 3fe1a3d8.bda8e335 3917b79e
pub const JAIL_803t: Power = battlecry(&[freeze(AN_ENEMY), draw(2)]);

/// # Stormfury
/// Spell · Nature · 7 mana
/// > **Lifesteal**. Deal $2 damage to all enemy minions. *(Cast @ \|4(spell, spells) to turn into a minion!)*
/// - Numbers: {0} = 3
/// - Makes: Stormfury Elemental [`JAIL_805t`] (7/7, "Lifesteal Battlecry: Deal 2 damage to all enemy…"); Stormpowered [`JAIL_805e`] ("Increased stats.")
//~ derived JAIL_805 ecb96f45 c88acb42.353650ac.ea2304e3 f0c9d1bc.a61cc42a
pub const JAIL_805: Power =
    abilities(&[spell(&[deal(2).to(ENEMY_MINIONS)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "JAIL_805t")]);

/// # Stormpowered
/// Enchantment
/// > Increased stats.
//~ todo JAIL_805e 5a53a5c7 d522ad72.a536d554 369faf07
pub const JAIL_805e: Power = TODO;

/// # Stormfury Elemental
/// Minion · Elemental · 7 mana · 7/7
/// > **Lifesteal Battlecry:** Deal 2 damage to all enemy minions.
//~ derived JAIL_805t 29e801bc efbb7c67.dac62e80 50d76c00
pub const JAIL_805t: Power = battlecry(&[deal(2).to(ENEMY_MINIONS)]);

/// # Hexmarshal
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
//~ done JAIL_806 - 8b4b1bcd.f81550ff 29c59466
pub const JAIL_806: Power = battlecry(&[
    get(random(all(&[SPELL, COST.at_least(5)]))),
    give(&[cost_less(5)]).to(IT).when(there_is_no(&YOUR_STARTING_DECK.that(SPELL))),
]);

/// # Low Security Wing
/// Location · 1 mana · 3 uses
/// > Get a random Shaman minion. It's locked in your hand until you play another card.
/// - Makes: Low Security [`JAIL_987e`] ("Can't be played until another card is played."); Escaped [`JAIL_987e2`] ("\+1/+1.")
//~ done JAIL_987 - ee6cd5ac.871fbb20 4f4fe85e.2f595114
pub const JAIL_987: Power =
    location(&[get(random(all(&[MINION, class(CardClass::Shaman)]))), attach("JAIL_987e").to(IT)]);

/// # Low Security
/// Enchantment
/// > Can't be played until another card is played.
//~ done JAIL_987e - d522ad72.b97aa778 e6ce1e42
pub const JAIL_987e: Power = enchant(&[has(GameTag::CANT_PLAY)]).until(YOU.play(CARD));

/// # Escaped
/// Enchantment
/// > \+1/+1.
//~ derived JAIL_987e2 05743f09 d522ad72.cb08f83e 6b967ad8
pub const JAIL_987e2: Power = enchant(&[plus(1, 1)]);
