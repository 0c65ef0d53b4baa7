//! Paladin cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7374d61f

/// # Lightray
///
/// `TID_077` · Paladin minion · 9 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Paladin card you've played this game.
///
/// State: Derived
//~ derived TID_077 5a0aca54 ef75c625 aeed9679.d34f73ec
#[test]
fn TID_077_lightray() {
    check(
        CardClass::Paladin,
        &[
            Give("TID_077"),
            Cost("TID_077", 9),
            Stats("TID_077", 5, 5),
            Has("TID_077", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TID_077"),
            Play("CS2_089", Nothing),
            Crystals(10),
            CostNow(Nth(0), 8),
        ],
    );
}

/// # Myrmidon
///
/// `TID_098` · Paladin minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, draw a card.
///
/// State: Derived
//~ derived TID_098 268ae0d5 1702c8c3 ab652842.5259ba6f
#[test]
fn TID_098_myrmidon() {
    check(
        CardClass::Paladin,
        &[
            Give("TID_098"),
            Cost("TID_098", 3),
            Stats("TID_098", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TID_098"),
            Play("CS2_008", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TID_098"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TID_098"),
            EndTurn,
            Play("CS2_008", On(Nth(6))),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Front Lines
///
/// `TID_949` · Paladin spell · 9 mana
///
/// > Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
///
/// State: Todo
//~ todo TID_949 6f73f99e f06478f7 540709e2.abe3a575
#[test]
#[ignore = "todo: TID_949 Front Lines"]
fn TID_949_front_lines() {
    check(CardClass::Paladin, &[Give("TID_949"), Cost("TID_949", 9), Unwritten]);
}

/// # The Leviathan
///
/// `TSC_030` · Paladin minion · 7 mana · 4/5
///
/// > **Colossal +1 Rush**, **Divine Shield** After this attacks, **Dredge**.
///
/// State: Derived
//~ derived TSC_030 f0285611 6ef3087d 33d9feba.a50a032d
#[test]
fn TSC_030_the_leviathan() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_030"),
            Cost("TSC_030", 7),
            Stats("TSC_030", 4, 5),
            Has("TSC_030", GameTag::DIVINE_SHIELD),
            Has("TSC_030", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TSC_030", Nothing),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 3),
            In(The("TSC_030t2"), Zone::Play),
            Now(The("TSC_030t2"), 4, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TSC_030"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_030"),
            Attack(Nth(9), TheirHero),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(5), Zone::Deck),
        ],
    );
}

/// # The Leviathan's Claw
///
/// `TSC_030t2` · Paladin minion · 3 mana · 4/2
///
/// > **Rush**, **Divine Shield** After this attacks, draw a card.
///
/// State: Derived
//~ derived TSC_030t2 1d28fbfd 11623862 1cb35eef.fb984a3e
#[test]
fn TSC_030t2_the_leviathans_claw() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_030t2"),
            Cost("TSC_030t2", 3),
            Stats("TSC_030t2", 4, 2),
            Has("TSC_030t2", GameTag::DIVINE_SHIELD),
            Has("TSC_030t2", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_030t2"),
            Attack(Nth(7), TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Bubblebot
///
/// `TSC_059` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Mechs **Divine Shield** and **Taunt**.
///
/// State: Derived
//~ derived TSC_059 76d073ea 875b91a6 0cd14493.2d24e2c3
#[test]
fn TSC_059_bubblebot() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_059"),
            Cost("TSC_059", 4),
            Stats("TSC_059", 4, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_059", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TSC_059"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_059", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
            HasNot(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Shimmering Sunfish
///
/// `TSC_060` · Paladin minion · 3 mana · 2/5
///
/// > **Battlecry:** If you're holding a Holy spell, gain **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived TSC_060 a3edb343 7220c833 c529d424.3cd68d7a
#[test]
fn TSC_060_shimmering_sunfish() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_060"),
            Cost("TSC_060", 3),
            Stats("TSC_060", 2, 5),
            Give("AT_013"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_060", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TSC_060"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_060", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # The Garden's Grace
///
/// `TSC_061` · Paladin spell · Holy · 10 mana
///
/// > Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
///
/// State: Todo
//~ todo TSC_061 ac53d4e7 c466a986 2a279632.648c0240
#[test]
#[ignore = "todo: TSC_061 The Garden's Grace"]
fn TSC_061_the_gardens_grace() {
    check(CardClass::Paladin, &[Give("TSC_061"), Cost("TSC_061", 10), Unwritten]);
}

/// # Graced
///
/// `TSC_061e` · Paladin enchantment
///
/// > +4/+4 and **Divine Shield**.
///
/// State: Derived
//~ derived TSC_061e 3bfd9bc6 96bdd997 051198f9.9dace33f
#[test]
fn TSC_061e_graced() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "TSC_061e"), Now(My(0), 9, 5), HasNow(My(0), GameTag::DIVINE_SHIELD)],
    );
}

/// # Kotori Lightblade
///
/// `TSC_074` · Paladin minion · 2 mana · 2/3
///
/// > After you cast a Holy spell on this, cast it again on another friendly minion.
///
/// State: Todo
//~ todo TSC_074 e515c125 71ef27dc 7f55844a.37cfcc2c
#[test]
#[ignore = "todo: TSC_074 Kotori Lightblade"]
fn TSC_074_kotori_lightblade() {
    check(CardClass::Paladin, &[Give("TSC_074"), Cost("TSC_074", 2), Stats("TSC_074", 2, 3), Unwritten]);
}

/// # Immortalized in Stone
///
/// `TSC_076` · Paladin spell · Holy · 7 mana
///
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// State: Todo
//~ todo TSC_076 2df04c03 198a36ca f609fa89.a2a0533e
#[test]
#[ignore = "todo: TSC_076 Immortalized in Stone"]
fn TSC_076_immortalized_in_stone() {
    check(CardClass::Paladin, &[Give("TSC_076"), Cost("TSC_076", 7), Unwritten]);
}

/// # Worn Statue
///
/// `TSC_076t` · Paladin minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_076t 81b96a17 2838f591 2fd6aed2.4b0c5d24
#[test]
fn TSC_076t_worn_statue() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_076t"),
            Cost("TSC_076t", 1),
            Stats("TSC_076t", 1, 2),
            Has("TSC_076t", GameTag::TAUNT),
            Play("TSC_076t", Nothing),
            In(The("TSC_076t"), Zone::Play),
            Now(The("TSC_076t"), 1, 2),
            HasNow(The("TSC_076t"), GameTag::TAUNT),
        ],
    );
}

/// # Living Statue
///
/// `TSC_076t2` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_076t2 c1d20202 7d16551f 102bc4b4.4b0c5d24
#[test]
fn TSC_076t2_living_statue() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_076t2"),
            Cost("TSC_076t2", 3),
            Stats("TSC_076t2", 2, 4),
            Has("TSC_076t2", GameTag::TAUNT),
            Play("TSC_076t2", Nothing),
            In(The("TSC_076t2"), Zone::Play),
            Now(The("TSC_076t2"), 2, 4),
            HasNow(The("TSC_076t2"), GameTag::TAUNT),
        ],
    );
}

/// # Pristine Statue
///
/// `TSC_076t3` · Paladin minion · 5 mana · 4/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_076t3 e2625551 172f541c 0ab0bc41.4b0c5d24
#[test]
fn TSC_076t3_pristine_statue() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_076t3"),
            Cost("TSC_076t3", 5),
            Stats("TSC_076t3", 4, 8),
            Has("TSC_076t3", GameTag::TAUNT),
            Play("TSC_076t3", Nothing),
            In(The("TSC_076t3"), Zone::Play),
            Now(The("TSC_076t3"), 4, 8),
            HasNow(The("TSC_076t3"), GameTag::TAUNT),
        ],
    );
}

/// # Radar Detector
///
/// `TSC_079` · Paladin spell · 2 mana
///
/// > Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
///
/// State: Todo
//~ todo TSC_079 a910595e 6210a781 e254ce97.3f0a9328
#[test]
#[ignore = "todo: TSC_079 Radar Detector"]
fn TSC_079_radar_detector() {
    check(CardClass::Paladin, &[Give("TSC_079"), Cost("TSC_079", 2), Unwritten]);
}

/// # Seafloor Savior
///
/// `TSC_083` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Dredge**. If it's a minion, give it this minion's Attack and Health.
///
/// State: Derived
//~ derived TSC_083 80724457 48e1334d 05274c9e.af649882
#[test]
fn TSC_083_seafloor_savior() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_083"),
            Cost("TSC_083", 2),
            Stats("TSC_083", 2, 2),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TSC_083", Nothing),
            ChooseCard("CS2_119"),
            Now(Nth(2), 4, 9),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TSC_083"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TSC_083", Nothing),
            ChooseCard("CS2_119"),
            EndTurn,
            EndTurn,
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 9),
            In(Nth(6), Zone::Deck),
        ],
    );
}

/// # Azsharan Mooncatcher
///
/// `TSC_644` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield**. **Battlecry:** Put a 'Sunken Mooncatcher' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_644 e19ee15b 1394a9f0 25937f87.dd09638a
#[test]
fn TSC_644_azsharan_mooncatcher() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_644"),
            Cost("TSC_644", 3),
            Stats("TSC_644", 4, 2),
            Has("TSC_644", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_644", Nothing),
            DeckCount(Mine, 20),
            In(The("TSC_644t"), Zone::Deck),
        ],
    );
}

/// # Sunken Mooncatcher
///
/// `TSC_644t` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield**. **Battlecry:** Summon a copy of this.
///
/// State: Derived
//~ derived TSC_644t 848967c5 502c97b8 cb94d758.657f64b7
#[test]
fn TSC_644t_sunken_mooncatcher() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_644t"),
            Cost("TSC_644t", 3),
            Stats("TSC_644t", 4, 2),
            Has("TSC_644t", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_644t", Nothing),
            BoardCount(Mine, 3),
            In(The("TSC_644t"), Zone::Play),
            Now(The("TSC_644t"), 4, 2),
        ],
    );
}

/// # Holy Maki Roll
///
/// `TSC_952` · Paladin spell · Holy · 1 mana
///
/// > Restore #2 Health. Repeatable this turn.
///
/// State: Derived
//~ derived TSC_952 ea359ad5 c0a85c32 8a60ffb6.f435c264
#[test]
fn TSC_952_holy_maki_roll() {
    check(
        CardClass::Paladin,
        &[
            Give("TSC_952"),
            Cost("TSC_952", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TSC_952", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TSC_952"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TSC_952", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TSC_952"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TSC_952", On(TheirHero)),
            Now(TheirHero, 0, 12),
            Damage(TheirHero, 18),
        ],
    );
}
