//! Rogue cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bffd7a93

/// # Bamboozle
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, transform it into a random one that costs (3) more.
//~ derived BT_042 bff3a11b 7846e7ae.7c1335c3 a7873ac1
#[rustfmt::skip]
pub const BT_042: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[transform(THAT, random_costing_more(MINION, 3, COST.of(IT)))]);

/// # Shadowjeweler Hanar
/// Minion · Draenei · 2 mana · 1/4
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
//~ done BT_188 - 192e9290.4c4fbe6e f9ed0eba
pub const BT_188: Power = after(YOU.play(SECRET)).then(&[
    create_aside(random_of_each_class(all(&[SECRET, not(&shares(CardProperty::Class, &THAT))]), Classes::Any)),
    discover_then(Offer::Entities(LEFT_ASIDE), &[get(the(IT))]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Spymistress
/// Minion · 1 mana · 3/1
/// > **Stealth**
//~ vanilla BT_701 6f65f58c ed819c40.86cd88a1 ae49334b
pub const BT_701: Power = VANILLA;

/// # Ashtongue Slayer
/// Minion · Draenei · 2 mana · 3/2
/// > **Battlecry:** Give a **Stealthed** minion +3 Attack and **Immune** this turn.
/// - Makes: Guile of the Ashtongue [`BT_702e`] ("\+3 Attack and Immune this turn.")
//~ derived BT_702 f34f0706 bd37b52b.6612141f 74bb4314.885395b6
pub const BT_702: Power = battlecry(&[attach("BT_702e").to(A_MINION.that(with(GameTag::STEALTH)))]);

/// # Guile of the Ashtongue
/// Enchantment
/// > \+3 Attack and **Immune** this turn.
//~ derived BT_702e 7ddd64a4 d522ad72.44b02e8d 0ed946d4
pub const BT_702e: Power = enchant(&[ATTACK.plus(3), has(GameTag::IMMUNE)]).this_turn();

/// # Cursed Vagrant
/// Minion · 7 mana · 7/5
/// > **Deathrattle:** Summon a 7/5 Shadow with **Stealth**.
/// - Makes: Cursed Shadow [`BT_703t`] (7/5, "Stealth")
//~ derived BT_703 e1a2c990 48fa2ad5.35c3d36f f652941e.43bb7331
pub const BT_703: Power = deathrattle(&[summon(card("BT_703t"))]);

/// # Cursed Shadow
/// Minion · Undead · 7 mana · 7/5
/// > **Stealth**
//~ vanilla BT_703t b0a161a9 f7296e99.86cd88a1 c8366695
pub const BT_703t: Power = VANILLA;

/// # Ambush
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
/// - Makes: Broken Ambusher [`BT_707t`] (2/3, "Poisonous")
//~ derived BT_707 82bcf1b6 7846e7ae.7ac23922 2bf987ec.09b972c6
pub const BT_707: Power = after(OPPONENT.play(MINION)).then(&[summon(card("BT_707t"))]);

/// # Broken Ambusher
/// Minion · Draenei · 2 mana · 2/3
/// > **Poisonous**
//~ vanilla BT_707t f1f41840 feeef278.2574dcf7 9dd2fd12
pub const BT_707t: Power = VANILLA;

/// # Dirty Tricks
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, draw 2 cards.
//~ derived BT_709 051bbdb3 7846e7ae.2eb8f08f 5426ebe2
pub const BT_709: Power = after(OPPONENT.cast(SPELL)).then(&[draw(2)]);

/// # Greyheart Sage
/// Minion · Draenei · 3 mana · 3/3
/// > **Battlecry:** If you control a **Stealthed** minion, draw 2 cards.
//~ derived BT_710 9a2c01a3 65920007.5d425ead 54d364d8
pub const BT_710: Power = battlecry(&[draw(2)]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::STEALTH))));

/// # Blackjack Stunner
/// Minion · 1 mana · 1/2
/// > **Battlecry:** If you control a **Secret**, return a minion to its owner's hand. It costs (2) more.
/// - Makes: Stunned [`BT_711e`] ("Costs (2) more.")
//~ derived BT_711 123b3922 cbfac199.359e2d7a a744dbd4.5fb2e8a6
pub const BT_711: Power =
    battlecry(&[return_to_hand(A_MINION).when(there_is(&YOUR_SECRETS.that(SECRET))), attach("BT_711e").to(IT)]);

/// # Stunned
/// Enchantment
/// > Costs (2) more.
//~ derived BT_711e b95cb879 d522ad72.7201933b dd028d44
pub const BT_711e: Power = enchant(&[cost_more(2)]);

/// # Akama
/// Minion · Draenei · 3 mana · 3/4
/// > **Stealth Deathrattle:** Shuffle 'Akama Prime' into your deck.
/// - Makes: Akama Prime [`BT_713t`] (6/5, "Permanently Stealthed.")
//~ derived BT_713 d69f46d6 6596ac24.430dc98e edeb7986.60a54f11
pub const BT_713: Power = deathrattle(&[shuffle(card("BT_713t"))]);

/// # Akama Prime
/// Minion · Draenei · 6 mana · 6/5
/// > Permanently **Stealthed**.
//~ done BT_713t - b53b5f39.6e022500 0f7852d9
pub const BT_713t: Power = aura(THIS).have(&[has(GameTag::STEALTH)]);
