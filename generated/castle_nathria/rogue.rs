//! Rogue cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6ef167e3

/// # Perjury
/// Spell · 2 mana
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
//~ done MAW_018 - 7846e7ae.391ee3b3 5fbd2f50
pub const MAW_018: Power =
    at_start_of_your_turn(&[discover_then(Offer::Pool(SECRET, Classes::Other), &[cast(the(IT))])]);

/// # Murder Accusation
/// Spell · 2 mana
/// > Choose a minion. Destroy it after another enemy minion dies.
/// - Makes: Murder Trial [`MAW_019e`] ("When another enemy minion dies, destroy the…"); Accused of Murder [`MAW_019e2`] ("When an enemy minion of the accuser dies, this…")
//~ done MAW_019 - 7846e7ae.761cf142 fd5c5c48.b9b34179
pub const MAW_019: Power = spell(&[attach("MAW_019e2").to(A_MINION)]);

/// # Murder Trial
/// Enchantment
/// > When another enemy minion dies, destroy the accused.
//~ todo MAW_019e 1febac31 d522ad72.fc2a57e3 e073dbcd
pub const MAW_019e: Power = TODO;

/// # Accused of Murder
/// Enchantment
/// > When an enemy minion of the accuser dies, this minion dies.
//~ done MAW_019e2 - d522ad72.6cc6d0a1 48845941
pub const MAW_019e2: Power = after(ENEMY_MINIONS.other().die()).then(&[destroy(THIS)]);

/// # Scribbling Stenographer
/// Minion · 6 mana · 4/4
/// > **Rush**. Costs (1) less for each card you've played this turn.
//~ derived MAW_020 66357dee 3c6a5243.7f9e3f94 7829f223
pub const MAW_020: Power = costs(&[cost_less(1).times(YOU.play(CARD).this_turn().count())]);

/// # Sinstone Graveyard
/// Location · 3 mana · 2 uses
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
/// - Numbers: {0} = 1
/// - Makes: Haunted Conscience [`REV_750t2`] (1/1)
//~ done REV_750 - 1dcfdd2f.ce81f021.eae7e889 8ad56b31.9af88794
pub const REV_750: Power = location(&[
    summon(card("REV_750t2")),
    give(&[plus(1, 1).times(X)]).with_x(YOU.play(CARD).this_turn().other().count()).to(IT),
]);

/// # Haunted Conscience
/// Minion · Undead · 1 mana · 1/1
//~ vanilla REV_750t2 d5481b31 ef057e39 204cedd8
pub const REV_750t2: Power = VANILLA;

/// # Necrolord Draka
/// Minion · 4 mana · 3/4
/// > {0} {1} {2} {3}
//~ todo REV_785 10f5ba7a e3b00837.2260dcce 26dbc95b
pub const REV_785: Power = TODO;

/// # Sinstone Graveyard
/// Location · 2 mana · 2 uses
/// > {0} {1}
//~ todo REV_795 6de30f3c 22c71c9c.09cdb72f 8ad56b31
pub const REV_795: Power = TODO;

/// # Double Cross
/// Spell · 2 mana
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
//~ done REV_825 - 7846e7ae.a03e63c2 98bfac04
pub const REV_825: Power =
    whenever(OPPONENT.spend_mana(CARD)).when(there_is_no(&OPPONENT.that(MANA.at_least(1)))).then(&[draw(2)]);

/// # Private Eye
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
//~ done REV_826 - e3b00837.1f38e3b0 a39f47b7
pub const REV_826: Power = abilities(&[
    battlecry(&[cast(the(YOUR_DECK.that(SECRET).random()))]),
    combo(&[cast(the(YOUR_DECK.that(SECRET).random_of(2)))]).instead(),
]);

/// # Sticky Situation
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
/// - Makes: Tomb Crawler [`REV_827t`] (3/4, "Stealth")
//~ derived REV_827 e1a35f2f 7846e7ae.c87b4241 e8a97740.f5b369fe
pub const REV_827: Power = after(OPPONENT.cast(SPELL)).then(&[summon(card("REV_827t"))]);

/// # Tomb Crawler
/// Minion · Beast · 3 mana · 3/4
/// > **Stealth**
//~ vanilla REV_827t 2cff3ff3 22821460.86cd88a1 50bd6152
pub const REV_827t: Power = VANILLA;

/// # Kidnap
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
/// - Makes: Kidnapper's Sack [`REV_828t`] (0/4, "Deathrattle: Return your opponent's kidnapped…"); Kidnapper's Sack [`REV_828e`] ("… is inside the sack!")
//~ done REV_828 - 7846e7ae.ebfbfedf 74961e20.d186e7a8
pub const REV_828: Power = after(OPPONENT.play(MINION))
    .when(there_is(&ENEMY_MINIONS.that(is(&THAT))))
    .then(&[summon(card("REV_828t")), keep_with(the(THAT), IT)]);

/// # Kidnapper's Sack
/// Enchantment
/// > {0} is inside the sack!
//~ todo REV_828e 6eed6c9f d522ad72.ba2d9174 92e54ae2
pub const REV_828e: Power = TODO;

/// # Kidnapper's Sack
/// Minion · 1 mana · 0/4
/// > **Deathrattle:** Return your opponent's kidnapped minion to their hand.
//~ done REV_828t - a861fc2b.a100b79e 92e54ae2
pub const REV_828t: Power = deathrattle(&[return_to_hand(KEPT)]);

/// # Halkias
/// Minion · Elemental · 4 mana · 5/4
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
/// - Makes: Shard of Halkias [`REV_829e`] ("Contains Halkias' soul.")
//~ done REV_829 - 18ede9b8.3b4a6e61 387b94c7.dabf241d
pub const REV_829: Power = deathrattle(&[
    select(YOUR_SECRETS.that(SECRET).random()),
    later(&whenever(YOU.reveals(is(&IT))).does(&[summon(card("REV_829"))])),
]);

/// # Shard of Halkias
/// Enchantment
/// > Contains Halkias' soul.
//~ todo REV_829e fa912377 d522ad72.209e5653 767f8631
pub const REV_829e: Power = TODO;

/// # Door of Shadows
/// Spell · Shadow · 1 mana
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
/// - Numbers: {0} = 2
/// - Makes: Door of Shadows [`REV_938t`] ("Infused Draw a spell. Add a Temporary copy of it…")
//~ derived REV_938 900a54a0 ca4a4f53.186558e2.ea1d8a8e 9f3c548d.c989624e
pub const REV_938: Power = abilities(&[spell(&[draw_that(1, SPELL)]), infuse(2, "REV_938t")]);

/// # Door of Shadows
/// Spell · Shadow · 1 mana
/// > **Infused** Draw a spell. Add a **Temporary** copy of it to your hand.
/// - Makes: Shadowstalking [`REV_938te`] ("Destroy this at the end of your turn.")
//~ derived REV_938t a97c822c ca4a4f53.966af264 9f3c548d.05c6c3e3
pub const REV_938t: Power = spell(&[draw_that(1, SPELL), get(copy_of(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Shadowstalking
/// Enchantment
/// > Destroy this at the end of your turn.
//~ todo REV_938te 3f6e8b6b d522ad72.12965ce5 49be5cf2
pub const REV_938te: Power = TODO;

/// # Serrated Bone Spike
/// Spell · 2 mana
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
/// - Makes: Serrated [`REV_939e`] ("The next card you play this turn costs (2) less."); Serrated [`REV_939e2`] ("Your next card this turn costs (2) less.")
//~ derived REV_939 f1c9e7f7 7846e7ae.a7c5f13c 539f5f35.88edf466
pub const REV_939: Power = spell(&[deal(3).to(A_MINION), attach("REV_939e").to(YOU).when(there_is(&IT.that(DEAD)))]);

/// # Serrated
/// Enchantment
/// > The next card you play this turn costs (2) less.
//~ derived REV_939e 855decf3 d522ad72.1fbdf154 bdd08076
pub const REV_939e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Serrated
/// Enchantment
/// > Your next card this turn costs (2) less.
//~ derived REV_939e2 7bf43bc2 d522ad72.7bc01e61 bdd08076
pub const REV_939e2: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Necrolord Draka
/// Minion · 5 mana · 3/4
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
/// - Numbers: {0} = 1
/// - Makes: Maldraxxus Dagger [`REV_940t`] (1/3 durability)
//~ done REV_940 - e8bf089b.aa9eb147.eae7e889 26dbc95b.07760078
pub const REV_940: Power = abilities(&[
    battlecry(&[equip(card("REV_940t")), give(&[ATTACK.set_to(X)]).with_x(least_of(&[fixed(10), TEXT_NUMBER])).to(IT)]),
    improved(YOU.play(CARD).this_turn().other().count()),
]);

/// # Maldraxxus Dagger
/// Weapon · 1 mana · 1/3 durability
//~ vanilla REV_940t 654d48b5 58afaf32 5362ed88
pub const REV_940t: Power = VANILLA;

/// # Ghastly Gravedigger
/// Minion · 3 mana · 4/3
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
//~ done REV_959 - cbdfe8b5.ccd6d83b 54481fe7
pub const REV_959: Power = battlecry(&[choose_from(ENEMY_HAND, &[shuffle(the(IT)).for_(OPPONENT)], &[])])
    .when(there_is(&YOUR_SECRETS.that(SECRET)));
