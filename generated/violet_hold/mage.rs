//! Mage cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 97c990ab

/// # Jailhouse Manastorm
/// Minion · 5 mana · 5/5
/// > **Battlecry:** After you cast a spell this game, summon a random minion of the same Cost.
/// - Makes: Manastorm Summoning [`JAIL_122e5`] ("After you cast a spell, summon a minion of the…")
///
/// # Notes
///
/// The enchantment is the player's: what it summons comes to the right end, also while Jailhouse Manastorm is in play.
//~ done JAIL_122 - 7c0f8337.a5992aed fea09d70.69a8c9ed
pub const JAIL_122: Power = battlecry(&[attach("JAIL_122e5").to(CONTROLLER)]);

/// # Manastorm Summoning
/// Enchantment
/// > After you cast a spell, summon a minion of the same Cost.
//~ done JAIL_122e5 - d522ad72.50ee4afe ea59495e
pub const JAIL_122e5: Power = after(YOU.cast(SPELL)).then(&[summon(random_costing(MINION, COST.of(THAT)))]);

/// # Breakout Architect
/// Minion · 5 mana · 4/5
/// > **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
/// - Makes: Breaking Out [`JAIL_123e`] ("Casts twice.")
//~ done JAIL_123 - a0c2f312.6b64e93d 9baaf60c.a752a746
pub const JAIL_123: Power = battlecry(&[discover_then(
    Offer::Pool(all(&[SPELL, COST.at_least(5)]), Classes::Own),
    &[get(the(IT)), attach("JAIL_123e").to(IT)],
)]);

/// # Breaking Out
/// Enchantment
/// > Casts twice.
//~ done JAIL_123e - d522ad72.31c56b87 cd4e8cc3
pub const JAIL_123e: Power = enchant(&[plus_tag(GameTag::EXTRA_SPELL_CASTS_BASE, 1)]);

/// # Cold Snap
/// Spell · Frost · 1 mana
/// > **Freeze** an enemy. Get a random Frost spell.
//~ derived JAIL_125 7db395d3 28462b40.864487c0 12128c4f
pub const JAIL_125: Power = spell(&[freeze(AN_ENEMY), get(random(school(SpellSchool::Frost)))]);

/// # Contraband Wands
/// Spell · 2 mana
/// > Get 3 Arcane Missiles.
/// - Makes: [`EX1_277`](crate::legacy::mage::EX1_277)
//~ derived JAIL_312 d7a504ef 7846e7ae.2e54fb1c b3ba4d99.e37702d7
pub const JAIL_312: Power = spell(&[get(card("EX1_277")).copies(3)]);

/// # Bootleg Alchemist
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
/// - Makes: Bootleg [`JAIL_313e`] ("Transformed and kept Cost.")
//~ done JAIL_313 - e8b6bfb0.1ebc6805 0435369a.c3b2f4f5
pub const JAIL_313: Power = battlecry(&[
    select(A_CARD_IN_YOUR_HAND),
    set_counter_to(0, OWN_COST.of(IT)),
    transform(IT, random_costing_more(SPELL, 5, COST.of(IT))),
    give(&[COST.set_to(X)]).with_x(counter_value(0)).to(IT),
]);

/// # Bootleg
/// Enchantment
/// > Transformed and kept Cost.
//~ todo JAIL_313e bcb6e559 d522ad72.53aa3535 c3b5a8bf
pub const JAIL_313e: Power = TODO;

/// # Mystic Misdirection
/// Spell · Arcane · 3 mana
/// > **Secret:** When an enemy minion attacks, transform it into a 1/1 Sheep.
//~ derived JAIL_315 08bbd482 646b5db5.db485fc7 f1ef6e5b
pub const JAIL_315: Power = whenever(ENEMY_MINIONS.attack(CARD)).then(&[transform(SUBJECT, card("AV_218t"))]);

/// # The Skeleton Key
/// Spell · Arcane · 1 mana
/// > **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
/// - Makes: Transform the Key! [`JAIL_319t`] ("Refresh your options. (20% chance to take 5…"); Skeleton Key [`JAIL_319e`] ("Transforming into a random spell that costs (2)…")
///
/// # Notes
///
/// Three spells and the token that refreshes them are shown; each time three others come. No source: the Key is none of them.
//~ done JAIL_319 - c75b771b.87de3d77 9d45ac0f.a63e4215
pub const JAIL_319: Power = spell(&[
    discover_with_rest(Offer::Pool(all(&[SPELL, not(&named("JAIL_319"))]), Classes::Own), &[select(IT)], &[select(IT)]),
    create_aside(card("JAIL_319t")),
    choose_from(
        LEFT_ASIDE.that(not(&named("JAIL_319"))),
        &[either(
            there_is(&IT.that(named("JAIL_319t"))),
            &[
                remove_from_game(LEFT_ASIDE),
                deal(5).to(YOUR_HERO).when(chance(20)),
                repeat_ability(Word::Spell, card("JAIL_319")),
            ],
            &[get(the(IT)), remove_from_game(LEFT_ASIDE.that(named("JAIL_319t")))],
        )],
        &[],
    ),
    remove_from_game(LEFT_ASIDE),
]);

/// # Skeleton Key
/// Enchantment
/// > Transforming into a random spell that costs (2) less. *(Transforms after you play a card.)*
//~ todo JAIL_319e aa23d9d6 d522ad72.3c295ae5 70acc8ef
pub const JAIL_319e: Power = TODO;

/// # Transform the Key!
/// Spell · 0 mana
/// > Refresh your options. *(20% chance to take 5 damage!)*
//~ done JAIL_319t - 3e8f9d5a.98bbb190 7e4cf2fd
pub const JAIL_319t: Power = VANILLA;

/// # Tricksy Improviser
/// Minion · 5 mana · 4/4
/// > **Prepare Battlecry:** If you've cast a spell this turn, cast two random Mage **Secrets**.
//~ derived JAIL_321 1861d02f a0c6b2f7.4f9df70f f92aba93
#[rustfmt::skip]
pub const JAIL_321: Power = battlecry(&[cast(random(all(&[SECRET, class(CardClass::Mage)]))).picks(2)]).when(YOU.cast(SPELL).this_turn().at_least(1));

/// # Spire Security
/// Minion · Elemental · 3 mana · 3/4
/// > **Battlecry:** Reveal a spell in your deck. If it costs (5) or more, deal 5 damage split among enemy minions.
//~ done JAIL_379 - 647d49d1.b96ca17f f1c51c45
#[rustfmt::skip]
pub const JAIL_379: Power = battlecry(&[select(YOUR_DECK.that(SPELL).random()), deal(5).split_among(ENEMY_MINIONS).when(there_is(&IT.that(COST.at_least(5))))]);

/// # Code Violet
/// Spell · Arcane · 7 mana
/// > **Prepare.** Summon an 8-Cost minion. If you've cast 3 other spells this turn, do it again.@ *({0} left!)* @ *(Ready!)*
//~ done JAIL_735 - 8ca6ec6c.4086aaef 758f6efe
#[rustfmt::skip]
pub const JAIL_735: Power = spell(&[summon(random(all(&[MINION, COST.is(8)]))), summon(random(all(&[MINION, COST.is(8)]))).when(YOU.cast(SPELL).this_turn().other().at_least(3))]);
