//! Demon Hunter cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file db4f4542

/// # Kayn Sunfury
/// Minion · 4 mana · 3/5
/// > **Charge** All friendly attacks ignore **Taunt**.
/// - Makes: Death's Dance [`BT_187e`] ("Your attacks ignore Taunt."); Death's Dance [`BT_187e2`] ("Kayn is letting this ignore Taunt.")
//~ done BT_187 - e3908842.7f490ff7 8b8d13d1.96fdc3fa
pub const BT_187: Power = aura(YOU).have(&[has(GameTag::IGNORE_TAUNT)]);

/// # Death's Dance
/// Enchantment
/// > Your attacks ignore **Taunt**.
//~ todo BT_187e e63d73cb d522ad72.3346b6bb 4da12a24
pub const BT_187e: Power = TODO;

/// # Death's Dance
/// Enchantment
/// > Kayn is letting this ignore **Taunt**.
//~ todo BT_187e2 056914fe d522ad72.6d3166cd 4da12a24
pub const BT_187e2: Power = TODO;

/// # Netherwalker
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Demon.
//~ derived BT_321 7680d036 565e37de.4ffd7489 ad852680
pub const BT_321: Power = battlecry(&[discover(DEMON)]);

/// # Ashtongue Battlelord
/// Minion · Draenei · 4 mana · 3/5
/// > **Taunt Lifesteal**
//~ vanilla BT_423 26d7683e 164c5ef9.71812762 1cdd45d6
pub const BT_423: Power = VANILLA;

/// # Metamorphosis
/// Spell · Fel · 4 mana
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
/// - Makes: Demonic Blast [`BT_429p`] ("Deal 5 damage. (Two uses left!)"); Demonic Blast [`BT_429p2`] ("Deal 5 damage. (Last use!)")
//~ done BT_429 - 239e5a75.24deb366 3a9675e7.5fa68ad2
pub const BT_429: Power = spell(&[keep_with(the(YOUR_HERO_POWER), YOU), become_hero_power(card("BT_429p"))]);

/// # Demonic Blast
/// Hero Power · 1 mana
/// > Deal $5 damage. *(Two uses left!)*
//~ done BT_429p - 3808c64e.339cadb3 46a09e01
pub const BT_429p: Power =
    abilities(&[hero_power(&[deal(5).to(TARGET)]), after(YOU.use_hero_power(ITSELF)).then(&[advance("BT_429p2")])]);

/// # Demonic Blast
/// Hero Power · 1 mana
/// > Deal $5 damage. *(Last use!)*
//~ done BT_429p2 - 3808c64e.6568f8a6 46a09e01
pub const BT_429p2: Power = abilities(&[
    hero_power(&[deal(5).to(TARGET)]),
    after(YOU.use_hero_power(ITSELF)).then(&[become_hero_power(the(KEPT_WITH_YOU.that(HERO_POWER).last(1)))]),
]);

/// # Warglaives of Azzinoth
/// Weapon · 5 mana · 3/3 durability
/// > After attacking a minion, your hero may attack again.
//~ done BT_430 - bee6e68b.fc8b8c08 ce590061
pub const BT_430: Power = after(YOUR_HERO.attack(MINION)).then(&[ready(YOUR_HERO)]);

/// # Crimson Sigil Runner
/// Minion · 1 mana · 1/1
/// > **Outcast:** Draw a card.
//~ derived BT_480 5814c0de cbd7c476.1624c374 bd6cc78b
pub const BT_480: Power = on(Word::Outcast, &[draw(1)]);

/// # Pit Commander
/// Minion · Demon · 9 mana · 7/9
/// > **Taunt** At the end of your turn, summon a Demon from your deck.
//~ derived BT_486 56b13099 a033b77a.50992405 e6089a51
pub const BT_486: Power = at_end_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random()))]);

/// # Spectral Sight
/// Spell · 2 mana
/// > Draw a card. **Outcast:** Draw another.
//~ derived BT_491 8a5e9519 7846e7ae.8905668d 068969d6
pub const BT_491: Power = abilities(&[spell(&[draw(1)]), on(Word::Outcast, &[draw(1)])]);

/// # Priestess of Fury
/// Minion · Demon · 7 mana · 6/7
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
//~ derived BT_493 c523ffff bc8e0ccd.ffbcfced be18713a
pub const BT_493: Power = at_end_of_your_turn(&[deal(6).split_among(ENEMIES)]);

/// # Furious Felfin
/// Minion · Demon · Murloc · 2 mana · 3/2
/// > **Battlecry:** If your hero attacked this turn, gain +1 Attack and **Rush**.
/// - Makes: Finned and Furious [`BT_496e`] ("\+1 Attack and Rush.")
//~ derived BT_496 efd8fd04 52e16c8e.df35fa7c 08dd5a52.8704d8ae
pub const BT_496: Power = battlecry(&[attach("BT_496e")]).when(YOUR_HERO.attack(CARD).this_turn().at_least(1));

/// # Finned and Furious
/// Enchantment
/// > \+1 Attack and **Rush**.
//~ derived BT_496e b3194e89 d522ad72.5d22e48e ce711997
pub const BT_496e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Fel Summoner
/// Minion · 6 mana · 8/3
/// > **Deathrattle:** Summon a random Demon from your hand.
//~ derived BT_509 0196445c bdb3d6fb.d31691c0 7be8e4f6
pub const BT_509: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]);

/// # Branded
/// Enchantment
/// > Takes 1 damage at the end of each turn.
//~ todo BT_512e3 d20efb67 d522ad72.bbda1b14 f09df403
pub const BT_512e3: Power = TODO;

/// # Immolation Aura
/// Spell · Fel · 2 mana
/// > Deal $1 damage to all minions twice.
///
/// # Notes
///
/// Open question: whether deaths are processed between the two times: they are not.
//~ derived BT_514 06b39012 4ead3665.195620e8 eb3cde6b
pub const BT_514: Power = spell(&[deal(1).to(MINIONS).repeated(2)]);

/// # Skull of Gul'dan
/// Spell · 6 mana
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
/// - Makes: Embrace Power [`BT_601e`] ("Costs (3) less.")
//~ derived BT_601 5089e410 9e3ad3c7.0b47397d bbdea69b.67beb69d
pub const BT_601: Power = spell(&[draw(3), attach("BT_601e").to(IT).when(OUTCAST)]);

/// # Embrace Power
/// Enchantment
/// > Costs (3) less.
//~ derived BT_601e 3fc0e9bc d522ad72.bb1f76c5 bdb4374d
pub const BT_601e: Power = enchant(&[cost_less(3)]);

/// # Coilfang Warlord
/// Minion · Naga · 8 mana · 9/5
/// > **Rush Deathrattle:** Summon a 5/9 Warlord with **Taunt**.
/// - Makes: Conchguard Warlord [`BT_761t`] (5/9, "Taunt")
//~ derived BT_761 a3c7aa28 58558446.a5a27876 1cc8cc27.6783db89
pub const BT_761: Power = deathrattle(&[summon(card("BT_761t"))]);

/// # Conchguard Warlord
/// Minion · Naga · 8 mana · 5/9
/// > **Taunt**
//~ vanilla BT_761t 23fcb0e7 1fc88a48.4b0c5d24 aad55f4d
pub const BT_761t: Power = VANILLA;

/// # Imprisoned Antaen
/// Minion · Demon · 5 mana · 10/6
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
//~ derived BT_934 28025662 b19e95c3.b2b83746 468e70c5
pub const BT_934: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(10).split_among(ENEMIES)])]);

/// # Imprisoned Antaen
/// Minion · Demon · 5 mana · 10/6
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
//~ derived TOY_400t4 b62d1ce7 b19e95c3.b2b83746 468e70c5
pub const TOY_400t4: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(10).split_among(ENEMIES)])]);

/// # Priestess of Fury
/// Minion · Demon · 7 mana · 6/7
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
//~ derived TOY_400t5 fb1b6dcd bc8e0ccd.ffbcfced be18713a
pub const TOY_400t5: Power = at_end_of_your_turn(&[deal(6).split_among(ENEMIES)]);

/// # Metamorphosis
/// Spell · Fel · 5 mana
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
/// - Makes: Demonic Blast [`BT_429p`] ("Deal 5 damage. (Two uses left!)"); Demonic Blast [`TOY_400t6p`] ("Deal 5 damage. (Two uses left!)"); Demonic Blast [`TOY_400t6p2`] ("Deal 5 damage. (Last use!)")
//~ done TOY_400t6 - 4f593531.24deb366 3a9675e7.586be47f
pub const TOY_400t6: Power = spell(&[keep_with(the(YOUR_HERO_POWER), YOU), become_hero_power(card("TOY_400t6p"))]);

/// # Demonic Blast
/// Hero Power · 1 mana
/// > Deal $5 damage. *(Two uses left!)*
//~ done TOY_400t6p - 3808c64e.339cadb3 46a09e01
pub const TOY_400t6p: Power =
    abilities(&[hero_power(&[deal(5).to(TARGET)]), after(YOU.use_hero_power(ITSELF)).then(&[advance("TOY_400t6p2")])]);

/// # Demonic Blast
/// Hero Power · 1 mana
/// > Deal $5 damage. *(Last use!)*
//~ done TOY_400t6p2 - 3808c64e.6568f8a6 46a09e01
pub const TOY_400t6p2: Power = abilities(&[
    hero_power(&[deal(5).to(TARGET)]),
    after(YOU.use_hero_power(ITSELF)).then(&[become_hero_power(the(KEPT_WITH_YOU.that(HERO_POWER).last(1)))]),
]);

/// # Warglaives of Azzinoth
/// Weapon · 5 mana · 3/4 durability
/// > After attacking a minion, your hero may attack again.
//~ done TOY_400t7 - 8a4392e6.fc8b8c08 ce590061
pub const TOY_400t7: Power = after(YOUR_HERO.attack(MINION)).then(&[ready(YOUR_HERO)]);

/// # Skull of Gul'dan
/// Spell · 5 mana
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
//~ derived TOY_401t 614abba8 36b694de.0b47397d bbdea69b
pub const TOY_401t: Power = spell(&[draw(3), give(&[cost_less(3)]).to(IT).when(OUTCAST)]);
