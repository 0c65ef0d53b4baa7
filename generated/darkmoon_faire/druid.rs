//! Druid cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cbe52b6f

/// # Lunar Eclipse
/// Spell · Arcane · 2 mana
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
/// - Makes: Lunar Empowerment [`DMF_057e`] ("The next spell you cast costs (2) less."); Lunar Empowerment [`DMF_057o`] ("The next spell you cast this turn costs (2) less.")
//~ derived DMF_057 7f2c80e3 b3d67742.b77ae25f 09ccea5b.bfb2f89b
pub const DMF_057: Power = spell(&[deal(3).to(A_MINION), attach("DMF_057o").to(YOU)]);

/// # Lunar Empowerment
/// Enchantment
/// > The next spell you cast costs (2) less.
//~ derived DMF_057e e087ace9 d522ad72.7061df85 1adc4a6d
pub const DMF_057e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL));

/// # Lunar Empowerment
/// Enchantment
/// > The next spell you cast this turn costs (2) less.
//~ derived DMF_057o e65740eb d522ad72.b1b65128 1adc4a6d
pub const DMF_057o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Solar Eclipse
/// Spell · Nature · 2 mana
/// > The next spell you cast this turn casts twice.
/// - Makes: Solar Empowerment [`DMF_058e`] ("Your next spell this turn casts twice."); Solar Empowerment [`DMF_058o`] ("Your next spell this turn casts twice.")
//~ done DMF_058 - f9bec0b1.1251cb65 943d00be.2a5d94b9
pub const DMF_058: Power = spell(&[attach("DMF_058e").to(CONTROLLER)]);

/// # Solar Empowerment
/// Enchantment
/// > Your next spell this turn casts twice.
//~ done DMF_058e - d522ad72.4f6f9668 cfc33182
pub const DMF_058e: Power = enchant(&[has(GameTag::EXTRA_SPELL_CASTS_BASE)]).until(YOU.cast(SPELL)).this_turn();

/// # Solar Empowerment
/// Enchantment
/// > Your next spell this turn casts twice.
//~ todo DMF_058o fc5e3412 d522ad72.4f6f9668 cfc33182
pub const DMF_058o: Power = TODO;

/// # Fizzy Elemental
/// Minion · Elemental · 9 mana · 10/10
/// > **Rush Taunt**
//~ vanilla DMF_059 9172f829 cac69b0e.05d6d156 950483ab
pub const DMF_059: Power = VANILLA;

/// # Umbral Owl
/// Minion · Beast · 7 mana · 4/4
/// > **Rush** Costs (1) less for each spell you've cast this game.
//~ derived DMF_060 bbfc5ad3 b5b9edaa.973dd4ce 569f67d0
pub const DMF_060: Power = costs(&[cost_less(1).times(YOU.cast(SPELL).this_game().count())]);

/// # Faire Arborist
/// Minion · 3 mana · 2/2
/// > **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
/// - Makes: Prune the Fruit [`DMF_061a`] ("Draw a card."); Dig It Up [`DMF_061b`] ("Summon a 2/2 Treant."); Faire Arborist [`DMF_061t`] (2/2, "Corrupted Battlecry: Summon a 2/2 Treant. Draw a…"); Treant [`DMF_061t2`] (2/2)
//~ done DMF_061 - dec50fb7.aaaca142 c322a0b4.c36ddd1e
pub const DMF_061: Power = abilities(&[choose_one(&["DMF_061a", "DMF_061b"]), form(Form::Corrupted, "DMF_061t")]);

/// # Prune the Fruit
/// Spell · 3 mana
/// > Draw a card.
//~ derived DMF_061a 82aa991f 82ede6d1.442bc6f4 9ffd5435
pub const DMF_061a: Power = spell(&[draw(1)]);

/// # Dig It Up
/// Spell · 3 mana
/// > Summon a 2/2 Treant.
/// - Makes: Treant [`DMF_061t2`] (2/2)
//~ derived DMF_061b ad014ee0 82ede6d1.48d01912 9f2d9c60.426cc412
pub const DMF_061b: Power = spell(&[summon(card("DMF_061t2"))]);

/// # Faire Arborist
/// Minion · 3 mana · 2/2
/// > **Corrupted Battlecry:** Summon a 2/2 Treant. Draw a card.
/// - Makes: Treant [`DMF_061t2`] (2/2)
//~ derived DMF_061t fa7bf888 dec50fb7.814fe403 c322a0b4.426cc412
pub const DMF_061t: Power = battlecry(&[summon(card("DMF_061t2")), draw(1)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla DMF_061t2 2dfa3f0c 57e94b0b f03d3e63
pub const DMF_061t2: Power = VANILLA;

/// # Guess the Weight
/// Spell · 2 mana
/// > Draw a card. Guess if your next card costs more or less to draw it.
/// - Makes: More! [`DMF_075a`] ("Guess that the next card costs more."); Less! [`DMF_075a2`] ("Guess that the next card costs less.")
//~ done DMF_075 - 7846e7ae.22f68d45 ede0dfdc.f37ebdb4
pub const DMF_075: Power = spell(&[
    draw(1),
    remember(IT),
    choose_card(
        &["DMF_075a", "DMF_075a2"],
        &[either(
            there_is(&IT.that(named("DMF_075a"))),
            &[
                select(YOUR_DECK.first(1)),
                draw(1).when(there_is(&IT.that(not(&COST.no_more_than(&COST.of(REMEMBERED)))))),
            ],
            &[
                select(YOUR_DECK.first(1)),
                draw(1).when(there_is(&IT.that(not(&COST.no_less_than(&COST.of(REMEMBERED)))))),
            ],
        )],
    ),
]);

/// # More!
/// Spell · 0 mana
/// > Guess that the next card costs more.
// Guess the Weight compares the cards.
//~ done DMF_075a - 3e8f9d5a.1c611a61 87feff4d
pub const DMF_075a: Power = VANILLA;

/// # Less!
/// Spell · 0 mana
/// > Guess that the next card costs less.
// Guess the Weight compares the cards.
//~ done DMF_075a2 - 3e8f9d5a.093d1f17 dc4c5776
pub const DMF_075a2: Power = VANILLA;

/// # Moontouched Amulet
/// Spell · 3 mana
/// > Give your hero +4 Attack this turn. **Corrupt:** And gain 6 Armor.
/// - Makes: Moontouched Amulet [`DMF_730t`] ("Corrupted Give your hero +4 Attack this turn.…"); Moontouched Amulet [`DMF_730e`] ("\+4 Attack this turn.")
//~ derived DMF_730 712ae9e2 82ede6d1.eb981f10 1170475b.90d09f57
pub const DMF_730: Power = spell(&[attach("DMF_730e").to(YOUR_HERO)]);

/// # Moontouched Amulet
/// Enchantment
/// > \+4 Attack this turn.
//~ derived DMF_730e cef22035 d522ad72.f2c23ec6 1170475b
pub const DMF_730e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Moontouched Amulet
/// Spell · 3 mana
/// > **Corrupted** Give your hero +4 Attack this turn. Gain 6 Armor.
//~ derived DMF_730t 40cedc7d 82ede6d1.b0dbb74a 1170475b
pub const DMF_730t: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO), armor(6)]);

/// # Cenarion Ward
/// Spell · Nature · 8 mana
/// > Gain 8 Armor. Summon a random 8-Cost minion.
//~ derived DMF_732 fbaa7ad5 a0bce8cf.25ac2b65 a7a6b53e
pub const DMF_732: Power = spell(&[armor(8), summon(random(all(&[MINION, COST.is(8)])))]);

/// # Kiri, Chosen of Elune
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
/// - Makes: Lunar Eclipse [`DMF_057`] ("Deal 3 damage to a minion. Your next spell this…"); Solar Eclipse [`DMF_058`] ("The next spell you cast this turn casts twice.")
//~ done DMF_733 - dec50fb7.8cdfbb5e 179b953c.06486e1e
pub const DMF_733: Power = battlecry(&[get(card("DMF_058")), get(card("DMF_057"))]);

/// # Greybough
/// Minion · 5 mana · 4/6
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
/// - Makes: Greybud [`DMF_734e`] ("Deathrattle: Summon Greybough.")
//~ derived DMF_734 f750c39d a0c0ba7d.60e103db 1db5b50c.5b0e5834
pub const DMF_734: Power = deathrattle(&[attach("DMF_734e").to(FRIENDLY_MINIONS.random())]);

/// # Greybud
/// Enchantment
/// > **Deathrattle:** Summon Greybough.
//~ derived DMF_734e bec9aea7 d522ad72.af5c37da 6ff9a156
pub const DMF_734e: Power = deathrattle(&[summon(card("DMF_734"))]);

/// # Guidance
/// Spell · 1 mana
/// > Look at two spells. Add one to your hand or **Overload:** (1) to get both.
/// - Classes: Druid, Shaman
/// - Makes: Spirit Path [`YOP_024t`] ("Add both spells to your hand. Overload (1)")
//~ done YOP_024 - 2f198b86.c802f2da ab8d348f.c3d16802.5e08cfbf
pub const YOP_024: Power = spell(&[
    create_aside(random_of(all(&[SPELL, not(&shares(CardProperty::Name, &LEFT_ASIDE))]), Classes::Own)).picks(2),
    create_aside(card("YOP_024t")),
    choose_from(
        LEFT_ASIDE,
        &[either(
            there_is(&IT.that(named("YOP_024t"))),
            &[overload(1), get(the(LEFT_ASIDE.that(not(&named("YOP_024t")))))],
            &[get(the(IT))],
        )],
        &[],
    ),
    remove_from_game(LEFT_ASIDE),
]);

/// # Spirit Path
/// Spell · 0 mana
/// > Add both spells to your hand. **Overload** (1)
/// - Classes: Druid, Shaman
//~ done YOP_024t - 3e8f9d5a.dae280b4 553e811e.c3d16802
pub const YOP_024t: Power = spell(&[overload(1)]);

/// # Dreaming Drake
/// Minion · Dragon · 3 mana · 3/4
/// > **Taunt Corrupt:** Gain +2/+2.
/// - Makes: Dreaming Drake [`YOP_025t`] (5/6, "Corrupted Taunt")
//~ vanilla YOP_025 7b874463 4e44b10d.230de204 a41ad641.59c37303
pub const YOP_025: Power = VANILLA;

/// # Dreaming Drake
/// Minion · Dragon · 3 mana · 5/6
/// > **Corrupted Taunt**
//~ vanilla YOP_025t 99c9530a c4aedb42.5fa64eb3 a41ad641
pub const YOP_025t: Power = VANILLA;

/// # Arbor Up
/// Spell · Nature · 5 mana
/// > Summon two 2/2 Treants. Give your minions +2/+1.
/// - Makes: Treant [`DMF_061t2`] (2/2); Forest Guards [`YOP_026e`] ("\+2/+1.")
//~ derived YOP_026 1b1bedde 24317b8a.91003b33 ed71efcb.b3b714bd
pub const YOP_026: Power = spell(&[summon(card("DMF_061t2")).copies(2), attach("YOP_026e").to(FRIENDLY_MINIONS)]);

/// # Forest Guards
/// Enchantment
/// > \+2/+1.
//~ derived YOP_026e 36e312c6 d522ad72.3a1273bb 9af98a0c
pub const YOP_026e: Power = enchant(&[plus(2, 1)]);

/// # Resizing Pouch
/// Spell · 1 mana
/// > **Discover** a card with Cost equal to your remaining Mana Crystals.
/// - Classes: Druid, Hunter
//~ done YOP_029 - 2f198b86.8570d46b 8d974290.a8e6b4c1
pub const YOP_029: Power = spell(&[discover(COST.same_as(&MANA.of(YOU)))]);
