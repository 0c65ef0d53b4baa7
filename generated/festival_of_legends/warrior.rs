//! Warrior cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 22c2bae6

/// # Drum Soloist
/// Minion · Dragon · 5 mana · 5/5
/// > **Taunt Battlecry:** If you control no other minions, gain +2/+2 and **Rush**.
/// - Makes: Drum Solo [`ETC_035e`] ("\+2/+2.")
//~ derived ETC_035 4201a1d5 c4dc5c15.9c4921b4 7c471a10.fa72ccff
pub const ETC_035: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::RUSH)])]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Drum Solo
/// Enchantment
/// > \+2/+2.
//~ derived ETC_035e ad225b98 d522ad72.d5727bd5 48eac0c9
pub const ETC_035e: Power = enchant(&[plus(2, 2)]);

/// # Rock Master Voone
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Copy each minion of a different type in your hand.
//~ done ETC_121 - cbdfe8b5.e3ca13ba b3027f5e
pub const ETC_121: Power = battlecry(&[get(copy_of(YOUR_HAND.that(MINION).different(10, CardProperty::Race)))]);

/// # Razorfen Rockstar
/// Minion · Quilboar · 1 mana · 1/3
/// > After you gain Armor, gain 2 more.
///
/// # Notes
///
/// No source: what it gains itself does not count; what another one gains does.
//~ done ETC_355 - c44bc4bf.92544d4d 394ba4c3
pub const ETC_355: Power =
    after(YOU.gain_armor()).when(equals(&counter_value(0), 0)).then(&[set_counter(0, 1), armor(2), set_counter(0, 0)]);

/// # Verse Riff
/// Spell · 1 mana
/// > Give your hero +2 Attack this turn. Gain 2 Armor. **Finale:** Play your last Riff.
/// - Makes: Verse [`ETC_363e`] ("\+2 Attack this turn."); Riff Stopper [`ETC_363e2`] ("Used to stop Riffs from looping.")
///
/// # Notes
///
/// Tag 2819 marks a Riff.
///
/// Open question: whether a Riff that Finale plays has its own Finale.
//~ done ETC_363 - 2f198b86.6e9ffedc aa316d75.3dba77ca
pub const ETC_363: Power = abilities(&[
    spell(&[attach("ETC_363e").to(YOUR_HERO), armor(2)]),
    on(Word::Finale, &[cast(last_of(YOU.play(with(GameTag(2819))).this_game().other()))]),
]);

/// # Verse
/// Enchantment
/// > \+2 Attack this turn.
//~ derived ETC_363e eaac9b4a d522ad72.717133fd 9512c79f
pub const ETC_363e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Riff Stopper
/// Enchantment
/// > Used to stop Riffs from looping.
//~ todo ETC_363e2 76f87001 d522ad72.02ab3bc3 6b97997e
pub const ETC_363e2: Power = TODO;

/// # Chorus Riff
/// Spell · 3 mana
/// > Draw a minion. Give it +3/+3. **Finale:** Play your last Riff.
/// - Makes: Chorus [`ETC_364e`] ("\+3/+3.")
///
/// # Notes
///
/// Tag 2819 marks a Riff.
//~ done ETC_364 - 82ede6d1.f735d5d3 3de3cacf.bc13adbd
pub const ETC_364: Power = abilities(&[
    spell(&[draw_that(1, MINION), attach("ETC_364e").to(IT)]),
    on(Word::Finale, &[cast(last_of(YOU.play(with(GameTag(2819))).this_game().other()))]),
]);

/// # Chorus
/// Enchantment
/// > \+3/+3.
//~ derived ETC_364e cb6b91a0 d522ad72.184d0f12 365d3dc4
pub const ETC_364e: Power = enchant(&[plus(3, 3)]);

/// # Bridge Riff
/// Spell · 5 mana
/// > Summon a 3/4 Rocker with **Taunt** and a 4/3 with **Rush**. **Finale:** Play your last Riff.
/// - Makes: Tough Rocker [`ETC_365t`] (3/4, "Taunt"); Hyped Rocker [`ETC_365t2`] (4/3, "Rush")
///
/// # Notes
///
/// Tag 2819 marks a Riff.
//~ done ETC_365 - 36b694de.24725068 7539fbf3.c7aaec91
pub const ETC_365: Power = abilities(&[
    spell(&[summon(card("ETC_365t")), summon(card("ETC_365t2"))]),
    on(Word::Finale, &[cast(last_of(YOU.play(with(GameTag(2819))).this_game().other()))]),
]);

/// # Tough Rocker
/// Minion · 3 mana · 3/4
/// > **Taunt**
//~ vanilla ETC_365t 44640c0e 05841e04.4b0c5d24 7a2665a7
pub const ETC_365t: Power = VANILLA;

/// # Hyped Rocker
/// Minion · 3 mana · 4/3
/// > **Rush**
//~ vanilla ETC_365t2 950ba2c3 cbdfe8b5.57b12c28 56330f85
pub const ETC_365t2: Power = VANILLA;

/// # Roaring Applause
/// Spell · 2 mana
/// > Draw a card. Repeat for each minion of a different type you control.
//~ done ETC_372 - 7846e7ae.5f73d243 dc67deb9
pub const ETC_372: Power = spell(&[draw(1), draw(1).for_each(FRIENDLY_MINIONS.different(7, CardProperty::Race))]);

/// # Power Slider
/// Minion · 3 mana · 2/3
/// > **Rush**. **Battlecry:** Gain +1/+1 for each minion of a different type you've played this game.@ *(@)*
/// - Makes: Sliding [`ETC_408e`] ("\+1/+1.")
//~ done ETC_408 - decb9ba2.46f2d2c3 0f696fa2.f014d00a
pub const ETC_408: Power = battlecry(&[
    perform(&[attach("ETC_408e")]).times(YOU.play(MINION).this_game().other().count_different(CardProperty::Race))
]);

/// # Sliding
/// Enchantment
/// > \+1/+1.
//~ derived ETC_408e 17a637cb d522ad72.cb08f83e 55b8fa06
pub const ETC_408e: Power = enchant(&[plus(1, 1)]);

/// # Blackrock 'n' Roll
/// Spell · Fire · 5 mana
/// > Give all minions in your deck Attack and Health equal to their Cost.
/// - Makes: Blackrock 'n' Roll [`ETC_417e`] ("Increased stats.")
//~ done ETC_417 - 3ed6fa2e.51c775a3 30c6d2ad.4642af7c
pub const ETC_417: Power = spell(&[one_by_one(
    YOUR_DECK.that(MINION),
    &[
        attach("ETC_417e").with_x(COST.of(THAT)).to(THAT),
        give(&[HEALTH.plus(1).times(X)]).with_x(COST.of(THAT)).to(THAT),
    ],
)]);

/// # Blackrock 'n' Roll
/// Enchantment
/// > Increased stats.
//~ done ETC_417e - d522ad72.a536d554 30c6d2ad
pub const ETC_417e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Kodohide Drumkit
/// Weapon · 4 mana · 3/2 durability
/// > **Deathrattle:** Deal @ damage to all minions. *(Gain Armor while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_520 - e630a850.b48512ad.eae7e889 87e496c8
pub const ETC_520: Power = abilities(&[
    deathrattle(&[deal(1).times(TEXT_NUMBER).to(MINIONS)]),
    after(YOU.gain_armor()).then(&[raise_text_number(1)]),
]);

/// # Remixed Tuning Fork
/// Weapon · 2 mana · 2/2 durability
/// > Gains an extra effect in your hand that changes each turn.
/// - Makes: Sharpened Tuning Fork [`JAM_015t`] (2/2 durability, "Battlecry: Gain +2 Attack. (Changes each turn.)"); Reinforced Tuning Fork [`JAM_015t2`] (2/2 durability, "Battlecry: Gain 5 Armor. (Changes each turn.)"); Curved Tuning Fork [`JAM_015t3`] (2/2 durability, "Also damages minions adjacent to whomever your…"); Backup Tuning Fork [`JAM_015t4`] (2/2 durability, "Battlecry: Discover a Taunt minion. (Changes each…"); Sharpened [`JAM_015e`] ("\+2 Attack.")
///
/// # Notes
///
/// Open question: whether enchantments stay when it takes another form: the general rule for forms in hand decides.
//~ derived JAM_015 b6bd6889 55a4c629.fadeed8d 6e8a3f33.82dd40ad
#[rustfmt::skip]
pub const JAM_015: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))]);

/// # Sharpened
/// Enchantment
/// > \+2 Attack.
//~ derived JAM_015e ad7b1d8e d522ad72.a6e18051 a4478636
pub const JAM_015e: Power = enchant(&[ATTACK.plus(2)]);

/// # Sharpened Tuning Fork
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** Gain +2 Attack. *(Changes each turn*.)@**Battlecry:** Gain +2 Attack.
//~ derived JAM_015t 1eb0bdb8 55a4c629.e4d3c8a3 4c977e48
#[rustfmt::skip]
pub const JAM_015t: Power = abilities(&[battlecry(&[give(&[ATTACK.plus(2)])]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))])]);

/// # Reinforced Tuning Fork
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** Gain 5 Armor. *(Changes each turn*.)@**Battlecry:** Gain 5 Armor.
//~ derived JAM_015t2 7e9cbcf5 55a4c629.14adc9b1 c4c1c690
#[rustfmt::skip]
pub const JAM_015t2: Power = abilities(&[battlecry(&[armor(5)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))])]);

/// # Curved Tuning Fork
/// Weapon · 2 mana · 2/2 durability
/// > Also damages minions adjacent to whomever your hero attacks. *(Changes each turn*.)@Also damages minions adjacent to whomever your hero attacks.
//~ done JAM_015t3 - 55a4c629.3a41a506 fa93cf68
pub const JAM_015t3: Power = abilities(&[
    also_damages(THAT.neighbours()),
    whenever(YOU.turn_start())
        .in_hand()
        .then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))]),
]);

/// # Backup Tuning Fork
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry: Discover** a **Taunt** minion. *(Changes each turn.)* @**Battlecry: Discover** a **Taunt** minion.
//~ derived JAM_015t4 bf7cc580 55a4c629.c2bbd766 c7191610
#[rustfmt::skip]
pub const JAM_015t4: Power = abilities(&[battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))])]);

/// # Abyssal Bassist
/// Minion · Demon · 7 mana · 4/7
/// > **Taunt**, **Lifesteal** Costs (2) less for each weapon you've equipped this game.
/// - Classes: Warrior, Demon Hunter
//~ done JAM_016 - 52ff76e2.84a0d55b 6ce88bf2.4425d99b
pub const JAM_016: Power = costs(&[cost_less(2).times(YOU.equip(CARD).this_game().count())]);

/// # Through Fel and Flames
/// Spell · Fel · 0 mana
/// > Give a minion **Rush**. **Finale:** And +1/+1.
/// - Classes: Warrior, Demon Hunter
/// - Makes: Glaivetar Hero [`JAM_017e`] ("\+1/+1.")
//~ done JAM_017 - efbe99cb.003e202e 88c9d955.4425d99b.41b465f0
pub const JAM_017: Power = spell(&[give(&[has(GameTag::RUSH)]).to(A_MINION), attach("JAM_017e").to(IT).when(FINALE)]);

/// # Glaivetar Hero
/// Enchantment
/// > \+1/+1.
//~ derived JAM_017e 0fb210a2 d522ad72.cb08f83e 26a2f15d
pub const JAM_017e: Power = enchant(&[plus(1, 1)]);
