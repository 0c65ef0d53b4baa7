//! Paladin cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 894ba256

/// # Lightray
///
/// `TID_077` · Paladin minion · 9 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Paladin card you've played this game.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TID_077 684f0599 d99c5d44 aeed9679.d34f73ec
pub const TID_077: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(class(CardClass::Paladin))))]);

/// # Myrmidon
///
/// `TID_098` · Paladin minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, draw a card.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived TID_098 3f4c04df e38ea122 ab652842.5259ba6f
pub const TID_098: Power = after(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[draw(1)]);

/// # Front Lines
///
/// `TID_949` · Paladin spell · 9 mana
///
/// > Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
///
/// - Set: Voyage to the Sunken City · epic · collectible
///
/// State: Todo
//~ todo TID_949 ca3356e5 b80433e5 540709e2.abe3a575
pub const TID_949: Power = TODO;

/// # The Leviathan
///
/// `TSC_030` · Paladin minion · 7 mana · 4/5
///
/// > **Colossal +1 Rush**, **Divine Shield** After this attacks, **Dredge**.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Rush, Colossal, Dredge
/// - Tags: `1544` = 1
/// - Tokens: The Leviathan's Claw [`TSC_030t2`]
///
/// State: Derived
//~ derived TSC_030 d4f342bf 2a71918a 33d9feba.a50a032d
#[rustfmt::skip]
pub const TSC_030: Power = abilities(&[colossal(&["TSC_030t2"]), after(THIS.attack(CARD)).then(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])])]);

/// # The Leviathan's Claw
///
/// `TSC_030t2` · Paladin minion · 3 mana · 4/2
///
/// > **Rush**, **Divine Shield** After this attacks, draw a card.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Rush, Colossal Limb
///
/// State: Derived
//~ derived TSC_030t2 69d79cec 770e18dd 1cb35eef.fb984a3e
pub const TSC_030t2: Power = after(THIS.attack(CARD)).then(&[draw(1)]);

/// # Bubblebot
///
/// `TSC_059` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Mechs **Divine Shield** and **Taunt**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Derived
//~ derived TSC_059 8535f2b7 fce2d7b6 0cd14493.2d24e2c3
pub const TSC_059: Power =
    battlecry(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]).to(OTHER_FRIENDLY_MINIONS.that(MECH))]);

/// # Shimmering Sunfish
///
/// `TSC_060` · Paladin minion · 3 mana · 2/5
///
/// > **Battlecry:** If you're holding a Holy spell, gain **Taunt** and **Divine Shield**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Derived
//~ derived TSC_060 76fead42 b25e21c5 c529d424.3cd68d7a
#[rustfmt::skip]
pub const TSC_060: Power = battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Holy))));

/// # The Garden's Grace
///
/// `TSC_061` · Paladin spell · Holy · 10 mana
///
/// > Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Graced [`TSC_061e`]
///
/// State: Todo
//~ todo TSC_061 4697ff8e 60fe65bc 2a279632.648c0240
pub const TSC_061: Power = TODO;

/// # Graced
///
/// `TSC_061e` · Paladin enchantment
///
/// > +4/+4 and **Divine Shield**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_061e 4a51ec29 9dd646be 051198f9.9dace33f
pub const TSC_061e: Power = enchant(&[plus(4, 4), has(GameTag::DIVINE_SHIELD)]);

/// # Kotori Lightblade
///
/// `TSC_074` · Paladin minion · 2 mana · 2/3
///
/// > After you cast a Holy spell on this, cast it again on another friendly minion.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Tags: `1059` = 1
///
/// State: Todo
//~ todo TSC_074 d0aa7147 3e2ea687 7f55844a.37cfcc2c
pub const TSC_074: Power = TODO;

/// # Immortalized in Stone
///
/// `TSC_076` · Paladin spell · Holy · 7 mana
///
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Taunt
/// - Tokens: Worn Statue [`TSC_076t`], Living Statue [`TSC_076t2`], Pristine Statue [`TSC_076t3`]
///
/// State: Todo
//~ todo TSC_076 0b655a43 5a52f796 f609fa89.a2a0533e
pub const TSC_076: Power = TODO;

/// # Worn Statue
///
/// `TSC_076t` · Paladin minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TSC_076t d090a198 e40b2118 2fd6aed2.4b0c5d24
pub const TSC_076t: Power = VANILLA;

/// # Living Statue
///
/// `TSC_076t2` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TSC_076t2 12768089 34c37ff1 102bc4b4.4b0c5d24
pub const TSC_076t2: Power = VANILLA;

/// # Pristine Statue
///
/// `TSC_076t3` · Paladin minion · 5 mana · 4/8
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TSC_076t3 5a615107 315755d5 0ab0bc41.4b0c5d24
pub const TSC_076t3: Power = VANILLA;

/// # Radar Detector
///
/// `TSC_079` · Paladin spell · 2 mana
///
/// > Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
///
/// - Set: Voyage to the Sunken City · epic · collectible
///
/// State: Todo
//~ todo TSC_079 42f47313 f8fe70d6 e254ce97.3f0a9328
pub const TSC_079: Power = TODO;

/// # Seafloor Savior
///
/// `TSC_083` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Dredge**. If it's a minion, give it this minion's Attack and Health.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Lamplight [`TSC_083e`]
///
/// State: Derived
//~ derived TSC_083 8a4b2fb5 faafc1c6 05274c9e.af649882
#[rustfmt::skip]
pub const TSC_083: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), if_(there_is(&IT.that(MINION)), &[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(THIS)).to(IT), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(THIS)).to(IT)])]);

/// # Lamplight
///
/// `TSC_083e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_083e 9a395147 885fef82 904a6313.a536d554
pub const TSC_083e: Power = TODO;

/// # Azsharan Mooncatcher
///
/// `TSC_644` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield**. **Battlecry:** Put a 'Sunken Mooncatcher' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Battlecry
/// - Tokens: Sunken Mooncatcher [`TSC_644t`]
///
/// State: Derived
//~ derived TSC_644 576b5227 ce549b16 25937f87.dd09638a
pub const TSC_644: Power = battlecry(&[put_at_bottom(card("TSC_644t"))]);

/// # Sunken Mooncatcher
///
/// `TSC_644t` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield**. **Battlecry:** Summon a copy of this.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Battlecry
///
/// State: Derived
//~ derived TSC_644t ecbd46e5 469cd424 cb94d758.657f64b7
pub const TSC_644t: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Holy Maki Roll
///
/// `TSC_952` · Paladin spell · Holy · 1 mana
///
/// > Restore #2 Health. Repeatable this turn.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Non Keyword Echo
///
/// State: Derived
//~ derived TSC_952 60af346a 0f3c063d 8a60ffb6.f435c264
pub const TSC_952: Power = spell(&[heal(2).to(TARGET)]);
