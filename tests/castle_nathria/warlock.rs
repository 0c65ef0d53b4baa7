//! Warlock cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b9fe1e86

/// # Imp-oster
///
/// `MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// State: Derived
//~ derived MAW_000 d3f4e23f e893437a 71b0f647.22bb9af5
#[test]
fn MAW_000_imp_oster() {
    check(
        CardClass::Warlock,
        &[
            Give("MAW_000"),
            Cost("MAW_000", 2),
            Stats("MAW_000", 1, 1),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("MAW_000", Nth(2)),
            Play("MAW_000", On(Nth(1))),
            Is(Nth(0), "SCH_145"),
        ],
    );
}

/// # Arson Accusation
///
/// `MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// State: Derived
//~ derived MAW_001 bb050e6b a3910e32 0e1f0e8c.8171b15a
#[test]
fn MAW_001_arson_accusation() {
    check(
        CardClass::Warlock,
        &[
            Give("MAW_001"),
            Cost("MAW_001", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_001", On(Nth(2))),
            Hurt(MyHero, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(CardClass::Warlock, &[Give("MAW_001"), Friend("CS2_182"), Enemy("CS2_182"), Play("MAW_001", On(Nth(2)))]);
    check(CardClass::Warlock, &[Give("MAW_001"), Friend("CS2_182"), Enemy("CS2_182"), Play("MAW_001", On(Nth(1)))]);
}

/// # Habeas Corpses
///
/// `MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// State: Todo
//~ todo MAW_002 700f9432 955d846a 70125f11.93784b15
#[test]
#[ignore = "todo: MAW_002 Habeas Corpses"]
fn MAW_002_habeas_corpses() {
    check(CardClass::Warlock, &[Give("MAW_002"), Cost("MAW_002", 3), Unwritten]);
}

/// # Suffocating Shadows
///
/// `REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// State: Derived
//~ derived REV_239 363839ef 87a9cf8b 7c5688ba.2a933679
#[test]
fn REV_239_suffocating_shadows() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_239"),
            Cost("REV_239", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("REV_239", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_239"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Discard(Nth(0)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Suffocation
///
/// `REV_239e` · Warlock enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived REV_239e 0f994f9a fbf2cada 463cfdaf.bb1f76c5
#[test]
fn REV_239e_suffocation() {
    check(CardClass::Warlock, &[Give("CS2_119"), Enchant(Nth(0), "REV_239e"), CostNow(Nth(0), 1)]);
}

/// # Tome Tampering
///
/// `REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// State: Done
//~ done REV_240 74ee7cdb - 8b299854.2f04cca7
#[test]
fn REV_240_tome_tampering() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_240"),
            Cost("REV_240", 6),
            EmptyDeck(Mine),
            Give("CS2_182"),
            Give("CS2_029"),
            Play("REV_240", Nothing),
            HandCount(Mine, 0),
            In(Nth(1), Zone::Graveyard),
            In(Nth(2), Zone::Graveyard),
            DeckCount(Mine, 2),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            In(The("CS2_182"), Zone::Hand),
            In(The("CS2_029"), Zone::Hand),
            CostNow(InHand(0), 1),
            CostNow(InHand(1), 1),
        ],
    );
}

/// # Cost Curse
///
/// `REV_240e` · Warlock enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived REV_240e 5a9f76ce 087d25d6 568527d1.53ed184d
#[test]
fn REV_240e_cost_curse() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "REV_240e"), CostNow(Nth(0), 1)]);
}

/// # Flustered Librarian
///
/// `REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// State: Done
//~ done REV_242 04964693 - b3b159d5.16caf549
#[test]
fn REV_242_flustered_librarian() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_242"),
            Cost("REV_242", 1),
            Stats("REV_242", 1, 3),
            Friend("CS2_182"),
            Friend("REV_242"),
            Now(My(1), 1, 3),
            Friend("CS2_059"),
            Now(My(1), 2, 3),
        ],
    );
}

/// # Mischievous Imp
///
/// `REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// State: Derived
//~ derived REV_244 f4c7592b f66d941d d3d056a7.f6802449
#[test]
fn REV_244_mischievous_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_244"),
            Cost("REV_244", 4),
            Stats("REV_244", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Is(Nth(0), "REV_244t"),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_244"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Is(Nth(0), "REV_244"),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_244"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_244", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_244"), Zone::Play),
            Now(The("REV_244"), 3, 3),
        ],
    );
}

/// # Mischievous Imp
///
/// `REV_244t` · Warlock minion · 4 mana · 3/3
///
/// > **Infused Battlecry:** Summon two copies of this.
///
/// State: Derived
//~ derived REV_244t c46d77a8 7905530b 206f9c05.7e0076f0
#[test]
fn REV_244t_mischievous_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_244t"),
            Cost("REV_244t", 4),
            Stats("REV_244t", 3, 3),
            Has("REV_244t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_244t", Nothing),
            BoardCount(Mine, 4),
            In(The("REV_244t"), Zone::Play),
            Now(The("REV_244t"), 3, 3),
        ],
    );
}

/// # Impending Catastrophe
///
/// `REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// State: Derived
//~ derived REV_245 42baf931 abaf8dff f350c868.51de7a8c
#[test]
fn REV_245_impending_catastrophe() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_245"),
            Cost("REV_245", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_245", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Vile Library
///
/// `REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// State: Derived
//~ derived REV_371 250269b4 4f5d7ec9 79767ffa.3a277b4c
#[test]
fn REV_371_vile_library() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_371"),
            Cost("REV_371", 2),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_371"),
            Use(Nth(4), 0, On(Nth(1))),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Imp Power
///
/// `REV_371e` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived REV_371e 6419ebc5 65a64b1f 3572944a.67341004
#[test]
fn REV_371e_imp_power() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "REV_371e"), Now(My(0), 6, 2)]);
}

/// # Shadow Waltz
///
/// `REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// State: Derived
//~ derived REV_372 37fd40df 2f12c38d 526f515f.63e91fcb
#[test]
fn REV_372_shadow_waltz() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_372"),
            Cost("REV_372", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("REV_372", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_372t"), Zone::Play),
            Now(The("REV_372t"), 3, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_372"),
            Enemy("CS2_182"),
            Play("REV_372", Nothing),
            BoardCount(Mine, 1),
            In(The("REV_372t"), Zone::Play),
            Now(The("REV_372t"), 3, 5),
        ],
    );
}

/// # Twirling Shadow
///
/// `REV_372t` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla REV_372t 3f781dd3 c5680eb6 971705d9.4b0c5d24
#[test]
fn REV_372t_twirling_shadow() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_372t"),
            Cost("REV_372t", 5),
            Stats("REV_372t", 3, 5),
            Has("REV_372t", GameTag::TAUNT),
            Play("REV_372t", Nothing),
            In(The("REV_372t"), Zone::Play),
            Now(The("REV_372t"), 3, 5),
            HasNow(The("REV_372t"), GameTag::TAUNT),
        ],
    );
}

/// # Lady Darkvein
///
/// `REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// State: Todo
//~ todo REV_373 a6d14753 32f0e2e3 3a87d384.0905202d
#[test]
#[ignore = "todo: REV_373 Lady Darkvein"]
fn REV_373_lady_darkvein() {
    check(CardClass::Warlock, &[Give("REV_373"), Cost("REV_373", 5), Stats("REV_373", 3, 6), Unwritten]);
}

/// # Shadow Manifestation
///
/// `REV_373t` · Warlock minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla REV_373t 386b37df ecef8579 a436806f
#[test]
fn REV_373t_shadow_manifestation() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_373t"),
            Cost("REV_373t", 1),
            Stats("REV_373t", 2, 1),
            Play("REV_373t", Nothing),
            In(The("REV_373t"), Zone::Play),
            Now(The("REV_373t"), 2, 1),
        ],
    );
}

/// # Shadowborn
///
/// `REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// State: Derived
//~ derived REV_374 23a09b9d 546e1b26 5769f707.cef6bed3
#[test]
fn REV_374_shadowborn() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_374"),
            Cost("REV_374", 3),
            Stats("REV_374", 3, 3),
            Give("BT_198"),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_374"),
            Kill(Nth(6)),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("REV_374"), Friend("CS2_182"), Enemy("CS2_182"), Friend("REV_374"), Kill(Nth(3)), CostNow(Nth(0), 3)],
    );
}

/// # In Shadow
///
/// `REV_374e` · Warlock enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived REV_374e 86e00a33 6b9064d2 ec6411a5.bb1f76c5
#[test]
fn REV_374e_in_shadow() {
    check(CardClass::Warlock, &[Give("CS2_119"), Enchant(Nth(0), "REV_374e"), CostNow(Nth(0), 1)]);
}

/// # Imp King Rafaam
///
/// `REV_789` · Warlock minion · 6 mana · 6/6
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_789 b5ae2515 ce260275 ed64b40b.2260dcce
#[test]
#[ignore = "todo: REV_789 Imp King Rafaam"]
fn REV_789_imp_king_rafaam() {
    check(CardClass::Warlock, &[Give("REV_789"), Cost("REV_789", 6), Stats("REV_789", 6, 6), Unwritten]);
}

/// # Vile Library
///
/// `REV_799` · Warlock location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_799 99b7f27e dc4fa380 5f7c2b89.09cdb72f
#[test]
#[ignore = "todo: REV_799 Vile Library"]
fn REV_799_vile_library() {
    check(CardClass::Warlock, &[Give("REV_799"), Cost("REV_799", 2), Unwritten]);
}

/// # Imp King Rafaam
///
/// `REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// State: Derived
//~ derived REV_835 558fae31 b260b8ee d9fab22a.2e37bc1b
#[test]
fn REV_835_imp_king_rafaam() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_835"),
            Cost("REV_835", 6),
            Stats("REV_835", 6, 6),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(2)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(7)),
            Crystals(10),
            Is(Nth(0), "REV_835t"),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_835"),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(2)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Is(Nth(0), "REV_835t"),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_835"),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("SCH_145")),
            Play("REV_835", Nothing),
            BoardCount(Mine, 3),
            In(The("SCH_145"), Zone::Play),
            Now(The("SCH_145"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("REV_835"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Is(Nth(0), "REV_835"),
        ],
    );
}

/// # Impfused Anima
///
/// `REV_835e` · Warlock enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived REV_835e 97383093 bb75c655 93705870.6d6ab056
#[test]
fn REV_835e_impfused_anima() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "REV_835e"), Now(My(0), 7, 3)]);
}

/// # Imp King Rafaam
///
/// `REV_835t` · Warlock minion · 6 mana · 6/6
///
/// > **Infused. Battlecry:** Summon four friendly Imps that died this game. Give your Imps +2/+2.
///
/// State: Derived
//~ derived REV_835t 44053aee c00f3433 f9d5c027.364ae2b2
#[test]
fn REV_835t_imp_king_rafaam() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_835t"),
            Cost("REV_835t", 6),
            Stats("REV_835t", 6, 6),
            Has("REV_835t", GameTag::INFUSED),
            Friend("SCH_145"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("SCH_145")),
            Play("REV_835t", Nothing),
            BoardCount(Mine, 3),
            Now(Nth(0), 6, 6),
            In(The("SCH_145"), Zone::Play),
            Now(The("SCH_145"), 3, 3),
        ],
    );
}
