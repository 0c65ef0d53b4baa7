//! Paladin cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f4c045a0

/// # Lightray
/// Minion · Elemental · Beast · 9 mana · 5/5
/// > **Taunt** Costs (1) less for each Paladin card you've played this game.
//~ derived TID_077 be628f84 b2194b3e.d34f73ec e222e3f3
pub const TID_077: Power = costs(&[cost_less(1).times(YOU.play(class(CardClass::Paladin)).this_game().count())]);

/// # Myrmidon
/// Minion · Naga · 3 mana · 3/4
/// > After you cast a spell on this minion, draw a card.
//~ done TID_098 - 2213a712.5259ba6f b751882e
pub const TID_098: Power = after(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[draw(1)]);

/// # Front Lines
/// Spell · 9 mana
/// > Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
//~ done TID_949 - dc4d8b63.abe3a575 69db0084
pub const TID_949: Power = spell(&[if_(
    CAN_ADVANCE,
    &[
        summon(the(YOUR_DECK.that(MINION).random())),
        summon(the(ENEMY_DECK.that(MINION).random())).for_(OPPONENT),
        repeat_this().when(CAN_ADVANCE),
    ],
)]);

/// Both sides have room, and a minion is left in a deck.
const CAN_ADVANCE: Condition = all(&[
    there_are_at_most(6, &YOUR_BOARD),
    there_are_at_most(6, &ENEMY_BOARD),
    there_is(&together(&[YOUR_DECK, ENEMY_DECK]).that(MINION)),
]);

/// # The Leviathan
/// Minion · Mech · 7 mana · 4/5
/// > **Colossal +1 Rush**, **Divine Shield** After this attacks, **Dredge**.
/// - Makes: The Leviathan's Claw [`TSC_030t2`] (4/2, "Rush, Divine Shield After this attacks, draw a…")
//~ derived TSC_030 e0f12d9f fad93630.a50a032d 612f7523.99eca6b9
#[rustfmt::skip]
pub const TSC_030: Power = abilities(&[colossal(&["TSC_030t2"]), after(THIS.attack(CARD)).then(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])])]);

/// # The Leviathan's Claw
/// Minion · Mech · 3 mana · 4/2
/// > **Rush**, **Divine Shield** After this attacks, draw a card.
//~ derived TSC_030t2 770e18dd fd2da363.fb984a3e 50fc36d5
pub const TSC_030t2: Power = after(THIS.attack(CARD)).then(&[draw(1)]);

/// # Bubblebot
/// Minion · Mech · 4 mana · 4/4
/// > **Battlecry:** Give your other Mechs **Divine Shield** and **Taunt**.
//~ derived TSC_059 fce2d7b6 dc5c6600.2d24e2c3 16feece0
pub const TSC_059: Power =
    battlecry(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]).to(OTHER_FRIENDLY_MINIONS.that(MECH))]);

/// # Shimmering Sunfish
/// Minion · Beast · 3 mana · 2/5
/// > **Battlecry:** If you're holding a Holy spell, gain **Taunt** and **Divine Shield**.
//~ derived TSC_060 b25e21c5 efc69280.3cd68d7a e4ce3672
#[rustfmt::skip]
pub const TSC_060: Power = battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Holy))));

/// # The Garden's Grace
/// Spell · Holy · 10 mana
/// > Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
/// - Makes: Graced [`TSC_061e`] ("\+4/+4 and Divine Shield.")
//~ done TSC_061 - 0ae4b2e9.648c0240 bb24a1e2.b5415ddb
pub const TSC_061: Power = abilities(&[
    spell(&[attach("TSC_061e").to(A_MINION)]),
    costs(&[cost_less(1).times(YOU.spend_mana(all(&[SPELL, school(SpellSchool::Holy)])).this_game().in_all().count())]),
]);

/// # Graced
/// Enchantment
/// > \+4/+4 and **Divine Shield**.
//~ derived TSC_061e 9dd646be d522ad72.ba07bf81 9f75246f
pub const TSC_061e: Power = enchant(&[plus(4, 4), has(GameTag::DIVINE_SHIELD)]);

/// # Kotori Lightblade
/// Minion · 2 mana · 2/3
/// > After you cast a Holy spell on this, cast it again on another friendly minion.
//~ done TSC_074 - 5656a6e3.37cfcc2c e3010d3f
pub const TSC_074: Power = after(THIS.is_targeted_by(all(&[SPELL, school(SpellSchool::Holy), FRIENDLY])))
    .then(&[cast(copy_of(THAT)).at(OTHER_FRIENDLY_MINIONS.random())]);

/// # Immortalized in Stone
/// Spell · Holy · 7 mana
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
/// - Makes: Worn Statue [`TSC_076t`] (1/2, "Taunt"); Living Statue [`TSC_076t2`] (2/4, "Taunt"); Pristine Statue [`TSC_076t3`] (4/8, "Taunt")
//~ done TSC_076 - d6fb1e57.a2a0533e 829a135a.9ec8d832
pub const TSC_076: Power = spell(&[summon(card("TSC_076t3")), summon(card("TSC_076t2")), summon(card("TSC_076t"))]);

/// # Worn Statue
/// Minion · Elemental · 1 mana · 1/2
/// > **Taunt**
//~ vanilla TSC_076t e40b2118 f8262b80.4b0c5d24 b45c8df8
pub const TSC_076t: Power = VANILLA;

/// # Living Statue
/// Minion · Elemental · 3 mana · 2/4
/// > **Taunt**
//~ vanilla TSC_076t2 34c37ff1 4023c492.4b0c5d24 2bf2a47e
pub const TSC_076t2: Power = VANILLA;

/// # Pristine Statue
/// Minion · Elemental · 5 mana · 4/8
/// > **Taunt**
//~ vanilla TSC_076t3 315755d5 21bdbb8d.4b0c5d24 8b35ff2f
pub const TSC_076t3: Power = VANILLA;

/// # Radar Detector
/// Spell · 2 mana
/// > Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
//~ done TSC_079 - 7846e7ae.3f0a9328 8ff53865
pub const TSC_079: Power =
    spell(&[get(the(YOUR_DECK.that(all(&[MECH, is(&YOUR_DECK.last(5))])))), shuffle(the(YOUR_DECK))]);

/// # Seafloor Savior
/// Minion · Mech · 2 mana · 2/2
/// > **Battlecry: Dredge**. If it's a minion, give it this minion's Attack and Health.
/// - Makes: Lamplight [`TSC_083e`] ("Increased stats.")
//~ done TSC_083 - e00ad7bf.af649882 bc0c08f2.24a0ef3e
#[rustfmt::skip]
pub const TSC_083: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), if_(there_is(&IT.that(MINION)), &[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(THIS)).to(IT), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THIS)).to(IT)])]);

/// # Lamplight
/// Enchantment
/// > Increased stats.
//~ todo TSC_083e 885fef82 d522ad72.a536d554 4251161f
pub const TSC_083e: Power = TODO;

/// # Azsharan Mooncatcher
/// Minion · Mech · 3 mana · 4/2
/// > **Divine Shield**. **Battlecry:** Put a 'Sunken Mooncatcher' on the bottom of your deck.
/// - Makes: Sunken Mooncatcher [`TSC_644t`] (4/2, "Divine Shield. Battlecry: Summon a copy of this.")
//~ derived TSC_644 ce549b16 fd2da363.dd09638a 73ba4c09.0994ec49
pub const TSC_644: Power = battlecry(&[put_at_bottom(card("TSC_644t"))]);

/// # Sunken Mooncatcher
/// Minion · Mech · 3 mana · 4/2
/// > **Divine Shield**. **Battlecry:** Summon a copy of this.
//~ derived TSC_644t 469cd424 fd2da363.657f64b7 5dd14b07
pub const TSC_644t: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Holy Maki Roll
/// Spell · Holy · 1 mana
/// > Restore #2 Health. Repeatable this turn.
//~ derived TSC_952 0f3c063d dd4c6abd.f435c264 54987cc9
pub const TSC_952: Power = spell(&[heal(2).to(TARGET)]);
