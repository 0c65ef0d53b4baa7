//! Paladin cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 061be490

/// # Dragonscale Armaments
///
/// `EDR_251` · Paladin spell · Holy · 1 mana
///
/// > Draw a spell that started in your deck and one that didn't.
///
/// State: Done
//~ done EDR_251 f517f7c9 - b484ad2b.f550e5f0
#[test]
fn EDR_251_dragonscale_armaments() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[
        Give("EDR_251"),
        Cost("EDR_251", 1),
        EmptyDeck(Mine),
        OnTop("CS2_029"),
        OnTop("CS2_231"),
        OnTop("CS2_024"),
        OnTop("CS2_182"),
    ]);
    for began in [Nth(1), Nth(2)] {
        let began = table.who(began).unwrap();
        table.game[began].started_in_deck = true;
    }
    table.steps(&[Play("EDR_251", Nothing), HandCount(Mine, 2), In(Nth(1), Zone::Hand), In(Nth(3), Zone::Hand)]);
    let mut table = cardwright_tests::table(CardClass::Paladin);
    table.steps(&[
        EmptyDeck(Mine),
        OnTop("CS2_029"),
        OnTop("CS2_024"),
        Play("EDR_251", Nothing),
        HandCount(Mine, 1),
        DeckCount(Mine, 1),
    ]);
}

/// # Mark of Ursol
///
/// `EDR_252` · Paladin spell · 2 mana
///
/// > Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
///
/// State: Todo
//~ todo EDR_252 e4b61548 ebffb232 11a85eb7.d8a25ddd
#[test]
#[ignore = "todo: EDR_252 Mark of Ursol"]
fn EDR_252_mark_of_ursol() {
    check(CardClass::Paladin, &[Give("EDR_252"), Cost("EDR_252", 2), Unwritten]);
}

/// # Mark of Ursol
///
/// `EDR_252e` · Paladin enchantment
///
/// > Stats set to 1/1.
///
/// State: Derived
//~ derived EDR_252e 33ae764e 5a999031 384fc1f2.26c4e028
#[test]
fn EDR_252e_mark_of_ursol() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "EDR_252e"), Now(My(0), 1, 1)]);
}

/// # Might of Ursol
///
/// `EDR_252e1` · Paladin enchantment
///
/// > Stats set to 3/3.
///
/// State: Derived
//~ derived EDR_252e1 6f9a862f 76e29cc6 2ecd7fb7.f7a3f503
#[test]
fn EDR_252e1_might_of_ursol() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "EDR_252e1"), Now(My(0), 3, 3)]);
}

/// # Ursine Maul
///
/// `EDR_253` · Paladin weapon · 4 mana · 4/2 durability
///
/// > After your hero attacks, draw a card.
///
/// State: Derived
//~ derived EDR_253 57e9ca93 bcd0031d 5f91f9be.a64dc786
#[test]
fn EDR_253_ursine_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_253"),
            Cost("EDR_253", 4),
            Stats("EDR_253", 4, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_253"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Renewing Flames
///
/// `EDR_255` · Paladin spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $5 damage to the lowest Health enemy, twice.
///
/// State: Derived
//~ derived EDR_255 0d0798b3 1763856f c4165321.8b40cdf8
#[test]
fn EDR_255_renewing_flames() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_255"),
            Cost("EDR_255", 7),
            Has("EDR_255", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_255", Nothing),
            Now(MyHero, 0, 20),
            Damage(MyHero, 10),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Dreamwarden
///
/// `EDR_256` · Paladin minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If there is a card in your deck that didn't start there, draw it and gain +2/+2.
///
/// State: Derived
//~ derived EDR_256 b39e3367 edd6f3f4 3900a811.908b01be
#[test]
fn EDR_256_dreamwarden() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_256"),
            Cost("EDR_256", 4),
            Stats("EDR_256", 3, 4),
            Has("EDR_256", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_256", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 5, 6),
            In(Nth(3), Zone::Hand),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("EDR_256"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_256", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Portalmancy
///
/// `EDR_256e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived EDR_256e c354679c 864eaf91 39b283d8.6d6ab056
#[test]
fn EDR_256e_portalmancy() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "EDR_256e"), Now(My(0), 7, 3)]);
}

/// # Lightmender
///
/// `EDR_257` · Paladin minion · 4 mana · 3/3
///
/// > Taunt**. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
///
/// State: Todo
//~ todo EDR_257 7b574c22 40af1b1f b3357c47.086891a3
#[test]
#[ignore = "todo: EDR_257 Lightmender"]
fn EDR_257_lightmender() {
    check(
        CardClass::Paladin,
        &[Give("EDR_257"), Cost("EDR_257", 4), Stats("EDR_257", 3, 3), Has("EDR_257", GameTag::TAUNT), Unwritten],
    );
}

/// # Holy Bond
///
/// `EDR_257a` · Paladin spell · 4 mana
///
/// > +3 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo EDR_257a 33888c5d df429569 dfb41e6c.c25c4dcd
#[test]
#[ignore = "todo: EDR_257a Holy Bond"]
fn EDR_257a_holy_bond() {
    check(CardClass::Paladin, &[Give("EDR_257a"), Cost("EDR_257a", 4), Unwritten]);
}

/// # Holy Bonded
///
/// `EDR_257ae` · Paladin enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived EDR_257ae 5cc7ac42 8d995abc 2482fbb6.fc2d73f0
#[test]
fn EDR_257ae_holy_bonded() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "EDR_257ae"), Now(My(0), 8, 1)]);
}

/// # Embrace of the Light
///
/// `EDR_257b` · Paladin spell · 4 mana
///
/// > +3 Health and **Lifesteal**.
///
/// State: Todo
//~ todo EDR_257b 76093cc9 6e5327ee e0a6cc63.d451067d
#[test]
#[ignore = "todo: EDR_257b Embrace of the Light"]
fn EDR_257b_embrace_of_the_light() {
    check(CardClass::Paladin, &[Give("EDR_257b"), Cost("EDR_257b", 4), Unwritten]);
}

/// # Light's Embrace
///
/// `EDR_257be` · Paladin enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived EDR_257be 8ee04cff 806ee8ed 7cd028ca.cda80e25
#[test]
fn EDR_257be_lights_embrace() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "EDR_257be"), Now(My(0), 5, 4)]);
}

/// # Toreth the Unbreaking
///
/// `EDR_258` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield**, **Taunt** Your Divine Shield**s** take three hits to break.
///
/// State: Todo
//~ todo EDR_258 19713f99 d4f038a9 bfdb9161.7b3025b3
#[test]
#[ignore = "todo: EDR_258 Toreth the Unbreaking"]
fn EDR_258_toreth_the_unbreaking() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_258"),
            Cost("EDR_258", 5),
            Stats("EDR_258", 3, 4),
            Has("EDR_258", GameTag::DIVINE_SHIELD),
            Has("EDR_258", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Ursol
///
/// `EDR_259` · Paladin minion · 8 mana · 9/7
///
/// > **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
///
/// State: Todo
//~ todo EDR_259 2b4b14d4 eec84cce 7c168cf3.de811b87
#[test]
#[ignore = "todo: EDR_259 Ursol"]
fn EDR_259_ursol() {
    check(CardClass::Paladin, &[Give("EDR_259"), Cost("EDR_259", 8), Stats("EDR_259", 9, 7), Unwritten]);
}

/// # Ursol's Aura
///
/// `EDR_259e1` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, cast {0}. Lasts @ turns.
///
/// State: Todo
//~ todo EDR_259e1 655429a7 9345b03f 29de7fa5.0770f325
#[test]
#[ignore = "todo: EDR_259e1 Ursol's Aura"]
fn EDR_259e1_ursols_aura() {
    check(CardClass::Paladin, &[Give("EDR_259e1"), Cost("EDR_259e1", 1), Unwritten]);
}

/// # Aegis of Light
///
/// `EDR_264` · Paladin spell · Holy · 2 mana
///
/// > Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_264 ed0688e1 - b5423d3e.cbc0f59a
#[test]
fn EDR_264_aegis_of_light() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_264"),
            Cost("EDR_264", 2),
            Play("EDR_264", Nothing),
            BoardCount(Mine, 1),
            HasNow(My(0), GameTag::TAUNT),
            Is(MyPower, "EDR_445p"),
        ],
    );
}

/// # Blessing of the Dragon
///
/// `EDR_445p` · Paladin hero power · 1 mana
///
/// > Shuffle two Emerald Portals into your deck. *(Your Portals summon **@-Cost Dragons.)*
///
/// State: Todo
//~ todo EDR_445p 828d9b23 1b185fdc 8a60ae72.fe0c6095
#[test]
#[ignore = "todo: EDR_445p Blessing of the Dragon"]
fn EDR_445p_blessing_of_the_dragon() {
    check(CardClass::Paladin, &[HasHeroPower("EDR_445p"), Cost("EDR_445p", 1), Unwritten]);
}

/// # Emerald Portal
///
/// `EDR_445pt3` · Paladin spell · 1 mana
///
/// > **Casts When Drawn** Summon a random @-Cost Dragon.
///
/// State: Todo
//~ todo EDR_445pt3 808ca424 19bb51f9 c6dc657e.4373c1f8
#[test]
#[ignore = "todo: EDR_445pt3 Emerald Portal"]
fn EDR_445pt3_emerald_portal() {
    check(CardClass::Paladin, &[Give("EDR_445pt3"), Cost("EDR_445pt3", 1), Unwritten]);
}

/// # Goldpetal Drake
///
/// `EDR_451` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry and Deathrattle: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_451 e8432e4c - 6fcb40d7.7006ea49
#[test]
fn EDR_451_goldpetal_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("EDR_451"),
            Cost("EDR_451", 3),
            Stats("EDR_451", 3, 4),
            Play("EDR_451", Nothing),
            Is(MyPower, "EDR_445p"),
        ],
    );
}

/// # Smoldering Strength
///
/// `FIR_914` · Paladin spell · Fire · 1 mana
///
/// > Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1}!)*@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
///
/// State: Todo
//~ todo FIR_914 e956b13d aaf955d9 b3050c0a.90d0f6ba
#[test]
#[ignore = "todo: FIR_914 Smoldering Strength"]
fn FIR_914_smoldering_strength() {
    check(CardClass::Paladin, &[Give("FIR_914"), Cost("FIR_914", 1), Unwritten]);
}

/// # Searing Reflection
///
/// `FIR_941` · Paladin spell · Fire · 7 mana
///
/// > Draw a minion. Summon an 8/8 copy of it with **Divine Shield**.
///
/// State: Derived
//~ derived FIR_941 52e639d5 e67c6e55 d25151bf.bfa192c8
#[test]
fn FIR_941_searing_reflection() {
    check(
        CardClass::Paladin,
        &[
            Give("FIR_941"),
            Cost("FIR_941", 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_941", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("FIR_941"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_941", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            HasNot(Nth(6), GameTag::DIVINE_SHIELD),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            HasNow(The("CS2_118"), GameTag::DIVINE_SHIELD),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 8, 8),
        ],
    );
}

/// # Searing Reflection
///
/// `FIR_941e1` · Paladin enchantment
///
/// > Stats set to 8/8.
///
/// State: Derived
//~ derived FIR_941e1 8c49ee27 7f5814d3 8de0e249.ca8d8fb6
#[test]
fn FIR_941e1_searing_reflection() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "FIR_941e1"), Now(My(0), 8, 8)]);
}

/// # Ashleaf Pixie
///
/// `FIR_961` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain **Divine Shield** and **Lifesteal**.
///
/// State: Derived
//~ derived FIR_961 2a8bafad d74cd82f f3e7894b.a0ff329b
#[test]
fn FIR_961_ashleaf_pixie() {
    check(
        CardClass::Paladin,
        &[
            Give("FIR_961"),
            Cost("FIR_961", 2),
            Stats("FIR_961", 3, 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("FIR_961", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::LIFESTEAL),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("FIR_961"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("FIR_961", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}
