//! Demon Hunter cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b5ae7f10

/// # Dark Bribe
/// Spell · Shadow · 2 mana
/// > Draw 3 cards. Pick one to give to your opponent.
//~ done JAIL_206 - a5d45018.e90a7beb 1d6df11b
pub const JAIL_206: Power = spell(&[draw(3), choose_from(IT, &[give_to_opponent(IT)], &[])]);

/// # Irida Sinseeker
/// Minion · 4 mana · 7/7
/// > **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
/// - Makes: The Void [`JAIL_719e2`] ("Get 2 cards from the Void each turn.")
///
/// # Notes
///
/// The top card of the deck stays: its order is unknown to the player. Which cards come from the Void is random.
//~ done JAIL_719 - 70bc20e3.0d14c0c5 4aa4b675.b5e0fc48
pub const JAIL_719: Power = battlecry(&[
    keep_with(the(YOUR_DECK.that(not(&is(&YOUR_DECK.first(1))))), CONTROLLER),
    attach("JAIL_719e2").to(CONTROLLER),
]);

/// # The Void
/// Enchantment
/// > Get 2 cards from the Void each turn.
//~ done JAIL_719e2 - d522ad72.c68ac268 49c2511d
pub const JAIL_719e2: Power =
    whenever(YOU.turn_start()).then(&[get(the(KEPT_WITH_YOU.that(not(&KEPT_FOR_ANOTHER_REASON)).random_of(2)))]);

/// Kept with the player by another card: no card of the Void.
const KEPT_FOR_ANOTHER_REASON: Condition =
    any(&[HERO_POWER, crate::great_dark_beyond::warrior::OF_A_SPORE, crate::legacy::hunter::IS_COMPANION]);

/// # Tras'tath, Soul Parasite
/// Minion · 6 mana · 3/3
/// > **Prepare, Rush** After you summon a Demon, gain its stats.
/// - Makes: Stolen Soul [`JAIL_721e`] ("Increased Stats.")
//~ done JAIL_721 - 54c1f3fd.60f7a071 f99f2273.bdd8e537
#[rustfmt::skip]
pub const JAIL_721: Power = after(YOU.summon(DEMON)).then(&[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(THAT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THAT)).when(there_is(&THAT.that(HEALTH.at_least(1))))]);

/// # Stolen Soul
/// Enchantment
/// > Increased Stats.
//~ todo JAIL_721e e2d817af d522ad72.8950806f 2b98f783
pub const JAIL_721e: Power = TODO;

/// # Stardust Scythe
/// Weapon · 4 mana · 3/3 durability
/// > After your hero attacks, get a Void Soul.
/// - Makes: Void Soul [`JAIL_732`] ("Summon a random 1-Cost Demon. Improve your future…")
//~ derived JAIL_730 41b7d662 148cb2da.b6e0cecb c621bc22.fcd01948
pub const JAIL_730: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("JAIL_732"))]);

/// # Void Soul
/// Spell · Shadow · 1 mana
/// > Summon a random @-Cost Demon. Improve your future Void Souls.
/// - Numbers: {0} = 1
//~ derived JAIL_732 01a0218b ca4a4f53.f5d353f4.eae7e889 105e992f
#[rustfmt::skip]
pub const JAIL_732: Power = abilities(&[spell(&[summon(random_costing(all(&[MINION, DEMON]), TEXT_NUMBER))]), improved(YOU.play(named("JAIL_732")).this_game().other().count())]);

/// # Vicious Voidscale
/// Minion · Naga · 3 mana · 3/4
/// > **Taunt Deathrattle:** Get a Void Soul.
/// - Makes: Void Soul [`JAIL_732`] ("Summon a random 1-Cost Demon. Improve your future…")
//~ derived JAIL_733 cb17b145 2213a712.b0aa9a64 454453d5.fcd01948
pub const JAIL_733: Power = deathrattle(&[get(card("JAIL_732"))]);

/// # Hellraiser
/// Minion · 3 mana · 2/2
/// > **Battlecry: Discover** a card in your deck. If it's empty, gain +4/+4 instead.
/// - Makes: Unchained [`JAIL_734e`] ("\+4/+4")
//~ done JAIL_734 - dec50fb7.5d9922c5 144b24ad.05c8d08d
pub const JAIL_734: Power =
    battlecry(&[either(there_is_no(&YOUR_DECK), &[attach("JAIL_734e")], &[discover_from(YOUR_DECK)])]);

/// # Unchained
/// Enchantment
/// > \+4/+4
//~ derived JAIL_734e 94ef718e d522ad72.0df1e32d f66ecf7a
pub const JAIL_734e: Power = enchant(&[plus(4, 4)]);

/// # Captive Nathrezim
/// Minion · Demon · 10 mana · 6/12
/// > **Prepare**, **Taunt** ALL minions cost (2) more.
/// - Makes: Captive [`JAIL_890e`] ("Costs (2) more.")
//~ done JAIL_890 - 558fb4dd.1fb61181 dd31e6c7.fab67544
pub const JAIL_890: Power = aura(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)])).gives("JAIL_890e");

/// # Captive
/// Enchantment
/// > Costs (2) more.
//~ derived JAIL_890e 2614f3ca d522ad72.7201933b ab7360df
pub const JAIL_890e: Power = enchant(&[cost_more(2)]);

/// # Void Blast
/// Spell · Shadow · 2 mana
/// > Deal $3 damage to a minion. If it dies, get a Void Soul.
/// - Makes: Void Soul [`JAIL_732`] ("Summon a random 1-Cost Demon. Improve your future…")
//~ derived JAIL_891 453b1976 a5d45018.5eb28f07 71224974.fcd01948
pub const JAIL_891: Power = spell(&[deal(3).to(A_MINION), get(card("JAIL_732")).when(there_is(&IT.that(DEAD)))]);

/// # Cosmic Manifestations
/// Spell · Shadow · 2 mana
/// > Deal $2 damage. Shuffle a random Demon Hunter spell into your deck. **Outcast:** Do it again.
/// - Makes: Manifesting [`JAIL_892e`] ("Rush. Deathrattle: Get 2 Void Souls.")
//~ derived JAIL_892 70f54eb0 a5d45018.397fa1ad 502c6391.331e7807
#[rustfmt::skip]
pub const JAIL_892: Power = spell(&[deal(2).to(TARGET), shuffle(random(all(&[SPELL, class(CardClass::DemonHunter)]))), if_(OUTCAST, &[deal(2).to(TARGET), shuffle(random(all(&[SPELL, class(CardClass::DemonHunter)])))])]);

/// # Manifesting
/// Enchantment
/// > **Rush**. **Deathrattle:** Get 2 Void Souls.
/// - Makes: Void Soul [`JAIL_732`] ("Summon a random 1-Cost Demon. Improve your future…")
//~ derived JAIL_892e 8cdfc5af d522ad72.91b5a2a9 3d8a66ff.fcd01948
pub const JAIL_892e: Power =
    abilities(&[enchant(&[has(GameTag::RUSH)]), deathrattle(&[get(card("JAIL_732")).copies(2)])]);

/// # Collapsing Star
/// Hero Power · 1 mana
/// > Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
/// - Numbers: {0} = 2
//~ done JAIL_EVENT_101hp - 3808c64e.90250ff7.ea1d8a8e e3e5a21d
pub const JAIL_EVENT_101hp: Power = abilities(&[
    hero_power(&[deal(1).times(TEXT_NUMBER).to(ENEMIES.random())]),
    whenever(YOU.summon(DEMON)).then(&[ready(THIS)]),
]);
