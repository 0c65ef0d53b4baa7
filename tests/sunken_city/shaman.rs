//! Shaman cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f56ee6b6

/// # Tidelost Burrower
///
/// `TID_003` · Shaman minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, summon a 2/2 copy of it.
///
/// State: Derived
//~ derived TID_003 8e08fcc0 581a3543 1136da39.d68197d4
#[test]
fn TID_003_tidelost_burrower() {
    check(
        CardClass::Shaman,
        &[
            Give("TID_003"),
            Cost("TID_003", 4),
            Stats("TID_003", 4, 4),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_168"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TID_003", Nothing),
            ChooseCard("CS2_168"),
            BoardCount(Mine, 4),
            DeckCount(Mine, 6),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TID_003"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_168"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TID_003", Nothing),
            ChooseCard("CS2_168"),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 4),
            In(Nth(3), Zone::Hand),
            In(Nth(6), Zone::Deck),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 2),
        ],
    );
}

/// # Revealed
///
/// `TID_003e2` · Shaman enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived TID_003e2 3dde26cb 72a1f422 d4cceabb.142bb519
#[test]
fn TID_003e2_revealed() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TID_003e2"), Now(My(0), 2, 2)]);
}

/// # Clownfish
///
/// `TID_004` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next two Murlocs cost (2) less.
///
/// State: Todo
//~ todo TID_004 97a9344c f76d81d3 569ef436.86f3fc8a
#[test]
#[ignore = "todo: TID_004 Clownfish"]
fn TID_004_clownfish() {
    check(CardClass::Shaman, &[Give("TID_004"), Cost("TID_004", 3), Stats("TID_004", 3, 2), Unwritten]);
}

/// # Clownin' Around
///
/// `TID_004e2` · Shaman enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TID_004e2 8e86d29b 119c6a45 0e9b6633.90c32b47
#[test]
fn TID_004e2_clownin_around() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "TID_004e2"), CostNow(Nth(0), 1)]);
}

/// # Command of Neptulon
///
/// `TID_005` · Shaman spell · Nature · 5 mana
///
/// > Summon two 5/4 Elementals with **Rush**. **Overload:** (1)
///
/// State: Derived
//~ derived TID_005 453a9e9e 9522f4e3 e01a8bfc.2c6202ef
#[test]
fn TID_005_command_of_neptulon() {
    check(
        CardClass::Shaman,
        &[
            Give("TID_005"),
            Cost("TID_005", 5),
            Has("TID_005", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_005", Nothing),
            BoardCount(Mine, 3),
            In(The("TID_005t"), Zone::Play),
            Now(The("TID_005t"), 5, 4),
        ],
    );
}

/// # Water Revenant
///
/// `TID_005t` · Shaman minion · 4 mana · 5/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TID_005t f942c934 9d7a05d0 cadd7440.57b12c28
#[test]
fn TID_005t_water_revenant() {
    check(
        CardClass::Shaman,
        &[
            Give("TID_005t"),
            Cost("TID_005t", 4),
            Stats("TID_005t", 5, 4),
            Has("TID_005t", GameTag::RUSH),
            Play("TID_005t", Nothing),
            In(The("TID_005t"), Zone::Play),
            Now(The("TID_005t"), 5, 4),
            HasNow(The("TID_005t"), GameTag::RUSH),
        ],
    );
}

/// # Wrathspine Enchanter
///
/// `TSC_630` · Shaman minion · 7 mana · 5/4
///
/// > **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
///
/// State: Todo
//~ todo TSC_630 d46d12f9 8d0fc76d 05c3f570.871aa57a
#[test]
#[ignore = "todo: TSC_630 Wrathspine Enchanter"]
fn TSC_630_wrathspine_enchanter() {
    check(CardClass::Shaman, &[Give("TSC_630"), Cost("TSC_630", 7), Stats("TSC_630", 5, 4), Unwritten]);
}

/// # Schooling
///
/// `TSC_631` · Shaman spell · 1 mana
///
/// > Add three 1/1 Piranha Swarmers to your hand.
///
/// State: Derived
//~ derived TSC_631 217e728d eba187b2 64801200.fc83764c
#[test]
fn TSC_631_schooling() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_631"),
            Cost("TSC_631", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_631", Nothing),
            Is(InHand(0), "TSC_638t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "TSC_638t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "TSC_638t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Piranha Poacher
///
/// `TSC_633` · Shaman minion · 3 mana · 2/5
///
/// > At the end of your turn, add a 1/1 Piranha Swarmer to your hand.
///
/// State: Derived
//~ derived TSC_633 0ee344a2 e6c020c8 0e68f436.7bbbf7e4
#[test]
fn TSC_633_piranha_poacher() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_633"),
            Cost("TSC_633", 3),
            Stats("TSC_633", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_633"),
            EndTurn,
            Is(InHand(1), "TSC_638t2"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Radiance of Azshara
///
/// `TSC_635` · Shaman minion · 3 mana · 3/4
///
/// > **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
///
/// State: Todo
//~ todo TSC_635 15f95986 ec341755 e81e622b.fbe2d594
#[test]
#[ignore = "todo: TSC_635 Radiance of Azshara"]
fn TSC_635_radiance_of_azshara() {
    check(CardClass::Shaman, &[Give("TSC_635"), Cost("TSC_635", 3), Stats("TSC_635", 3, 4), Unwritten]);
}

/// # Kaldorei Strength
///
/// `TSC_635e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TSC_635e 67cb3f78 7d4586cc 8b0b9722.f705eb41
#[test]
fn TSC_635e_kaldorei_strength() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "TSC_635e"), CostNow(Nth(0), 2)]);
}

/// # Scalding Geyser
///
/// `TSC_637` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage. **Dredge**.
///
/// State: Derived
//~ derived TSC_637 f8d0e701 1884fb80 a26a03b9.d2957e74
#[test]
fn TSC_637_scalding_geyser() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_637"),
            Cost("TSC_637", 1),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_637", On(Nth(7))),
            ChooseCard("CS2_120"),
            Now(Nth(7), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TSC_637"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_637", On(Nth(6))),
            ChooseCard("CS2_120"),
            Now(Nth(6), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TSC_637"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_637", On(Nth(7))),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(5), Zone::Deck),
            Now(Nth(7), 4, 3),
        ],
    );
}

/// # Glugg the Gulper
///
/// `TSC_639` · Shaman minion · 7 mana · 3/5
///
/// > **Colossal +3** After a friendly minion dies, gain its original stats.
///
/// State: Todo
//~ todo TSC_639 529195f1 b6b05980 8b4b46d5.49ab7057
#[test]
#[ignore = "todo: TSC_639 Glugg the Gulper"]
fn TSC_639_glugg_the_gulper() {
    check(CardClass::Shaman, &[Give("TSC_639"), Cost("TSC_639", 7), Stats("TSC_639", 3, 5), Unwritten]);
}

/// # Glugg's Tail
///
/// `TSC_639t` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_639t 3dcfe095 fef8c175 353642d3.4b0c5d24
#[test]
fn TSC_639t_gluggs_tail() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_639t"),
            Cost("TSC_639t", 2),
            Stats("TSC_639t", 2, 2),
            Has("TSC_639t", GameTag::TAUNT),
            Play("TSC_639t", Nothing),
            In(The("TSC_639t"), Zone::Play),
            Now(The("TSC_639t"), 2, 2),
            HasNow(The("TSC_639t"), GameTag::TAUNT),
        ],
    );
}

/// # Glugg's Tail
///
/// `TSC_639t2` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_639t2 601d8270 01387e07 532c148b.4b0c5d24
#[test]
fn TSC_639t2_gluggs_tail() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_639t2"),
            Cost("TSC_639t2", 2),
            Stats("TSC_639t2", 2, 2),
            Has("TSC_639t2", GameTag::TAUNT),
            Play("TSC_639t2", Nothing),
            In(The("TSC_639t2"), Zone::Play),
            Now(The("TSC_639t2"), 2, 2),
            HasNow(The("TSC_639t2"), GameTag::TAUNT),
        ],
    );
}

/// # Glugg's Tail
///
/// `TSC_639t3` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_639t3 1ce4cc21 6b793ed1 c927aa70.4b0c5d24
#[test]
fn TSC_639t3_gluggs_tail() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_639t3"),
            Cost("TSC_639t3", 2),
            Stats("TSC_639t3", 2, 2),
            Has("TSC_639t3", GameTag::TAUNT),
            Play("TSC_639t3", Nothing),
            In(The("TSC_639t3"), Zone::Play),
            Now(The("TSC_639t3"), 2, 2),
            HasNow(The("TSC_639t3"), GameTag::TAUNT),
        ],
    );
}

/// # Coral Keeper
///
/// `TSC_648` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 3/3 Elemental for each spell school you've cast this game.
///
/// State: Derived
//~ derived TSC_648 41a0cbbe 664fd2c3 ebe13eac.e941195f
#[test]
fn TSC_648_coral_keeper() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_648"),
            Cost("TSC_648", 5),
            Stats("TSC_648", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TSC_648", Nothing),
            BoardCount(Mine, 6),
            In(The("TSC_648t"), Zone::Play),
            Now(The("TSC_648t"), 3, 3),
        ],
    );
}

/// # Coral Elemental
///
/// `TSC_648t` · Shaman minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla TSC_648t fb16bb74 cfe5858c 674a079b
#[test]
fn TSC_648t_coral_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_648t"),
            Cost("TSC_648t", 3),
            Stats("TSC_648t", 3, 3),
            Play("TSC_648t", Nothing),
            In(The("TSC_648t"), Zone::Play),
            Now(The("TSC_648t"), 3, 3),
        ],
    );
}

/// # Azsharan Scroll
///
/// `TSC_772` · Shaman spell · 1 mana
///
/// > **Discover** a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_772 10a77721 ccd2b14a 1c0af173.81ca91e4
#[test]
fn TSC_772_azsharan_scroll() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_772"),
            Cost("TSC_772", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_048")),
            Play("TSC_772", Nothing),
            ChooseCard("AT_048"),
            Is(InHand(0), "AT_048"),
            CostNow(InHand(0), 3),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
            In(The("TSC_772t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TSC_772"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("TSC_772", Nothing),
            Choose(0),
        ],
    );
}

/// # Sunken Scroll
///
/// `TSC_772t` · Shaman spell · 1 mana
///
/// > Add a Fire, Frost, and Nature spell from your class to your hand.
///
/// State: Todo
//~ todo TSC_772t 544834ea 6089fb72 1ac77828.b7348aad
#[test]
#[ignore = "todo: TSC_772t Sunken Scroll"]
fn TSC_772t_sunken_scroll() {
    check(CardClass::Shaman, &[Give("TSC_772t"), Cost("TSC_772t", 1), Unwritten]);
}

/// # Anchored Totem
///
/// `TSC_922` · Shaman minion · 2 mana · 0/3
///
/// > After you summon a 1-Cost minion, give it +2/+1.
///
/// State: Derived
//~ derived TSC_922 618c4605 1672d468 558f4761.6185ca73
#[test]
fn TSC_922_anchored_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_922"),
            Cost("TSC_922", 2),
            Stats("TSC_922", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_922"),
            Play("CS2_168", Nothing),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TSC_922"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_922"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Sink or Swim
///
/// `TSC_922e` · Shaman enchantment
///
/// > +2/+1
///
/// State: Derived
//~ derived TSC_922e 55119b18 0008c881 76cbd253.e27c509a
#[test]
fn TSC_922e_sink_or_swim() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TSC_922e"), Now(My(0), 7, 2)]);
}

/// # Bioluminescence
///
/// `TSC_923` · Shaman spell · Nature · 4 mana
///
/// > Give your minions **Spell Damage +1**.
///
/// State: Derived
//~ derived TSC_923 c5a6023e b9c83015 1b53a9e4.1cb0f80d
#[test]
fn TSC_923_bioluminescence() {
    check(
        CardClass::Shaman,
        &[
            Give("TSC_923"),
            Cost("TSC_923", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_923", Nothing),
            TagNow(Nth(1), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Bioluminescent
///
/// `TSC_923e` · Shaman enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived TSC_923e 0a6b177f fff44460 68a57126.7e90e4a1
#[test]
fn TSC_923e_bioluminescent() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TSC_923e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}
