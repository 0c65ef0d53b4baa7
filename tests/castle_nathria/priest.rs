//! Priest cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ef350c7

/// # Clear Conscience
///
/// `MAW_021` · Priest spell · Holy · 3 mana
///
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// State: Todo
//~ todo MAW_021 f0d65e33 48f0ac17 dac6a3c0.adca0db2
#[test]
#[ignore = "todo: MAW_021 Clear Conscience"]
fn MAW_021_clear_conscience() {
    check(CardClass::Priest, &[Give("MAW_021"), Cost("MAW_021", 3), Unwritten]);
}

/// # Incriminating Psychic
///
/// `MAW_022` · Priest minion · 4 mana · 2/6
///
/// > **Taunt** **Deathrattle:** Copy two random cards from your opponent's hand.
///
/// State: Derived
//~ derived MAW_022 f17848fc 5a59705a 37ba435e.7890a3fb
#[test]
fn MAW_022_incriminating_psychic() {
    check(
        CardClass::Priest,
        &[
            Give("MAW_022"),
            Cost("MAW_022", 4),
            Stats("MAW_022", 2, 6),
            Has("MAW_022", GameTag::TAUNT),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_022"),
            Force(Entity(Nth(2))),
            Kill(Nth(5)),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
}

/// # Theft Accusation
///
/// `MAW_023` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// State: Todo
//~ todo MAW_023 2bca0ae0 4388f0dc 4793fb68.e12140dc
#[test]
#[ignore = "todo: MAW_023 Theft Accusation"]
fn MAW_023_theft_accusation() {
    check(CardClass::Priest, &[Give("MAW_023"), Cost("MAW_023", 1), Unwritten]);
}

/// # Suspicious Usher
///
/// `REV_002` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo REV_002 d422086a 6a04ed0a d1c71f1f.fe3020b6
#[test]
#[ignore = "todo: REV_002 Suspicious Usher"]
fn REV_002_suspicious_usher() {
    check(CardClass::Priest, &[Give("REV_002"), Cost("REV_002", 1), Stats("REV_002", 1, 3), Unwritten]);
}

/// # The Harvester of Envy
///
/// `REV_011` · Priest minion · 3 mana · 4/3
///
/// > After you play a card copied from the opponent, steal the original.
///
/// State: Todo
//~ todo REV_011 e80a7364 32392440 7d76bfa9.a3a0fdb8
#[test]
#[ignore = "todo: REV_011 The Harvester of Envy"]
fn REV_011_the_harvester_of_envy() {
    check(CardClass::Priest, &[Give("REV_011"), Cost("REV_011", 3), Stats("REV_011", 4, 3), Unwritten]);
}

/// # Mysterious Visitor
///
/// `REV_246` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// State: Todo
//~ todo REV_246 00d9b4ef 9f1d9da1 91479887.124d4260
#[test]
#[ignore = "todo: REV_246 Mysterious Visitor"]
fn REV_246_mysterious_visitor() {
    check(CardClass::Priest, &[Give("REV_246"), Cost("REV_246", 2), Stats("REV_246", 2, 3), Unwritten]);
}

/// # Mind Read
///
/// `REV_246e2` · Priest enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived REV_246e2 24f9605f c9d0bc90 f9540648.bb1f76c5
#[test]
fn REV_246e2_mind_read() {
    check(CardClass::Priest, &[Give("CS2_119"), Enchant(Nth(0), "REV_246e2"), CostNow(Nth(0), 1)]);
}

/// # Partner in Crime
///
/// `REV_247` · Priest minion · 4 mana · 2/5
///
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
///
/// State: Derived
//~ derived REV_247 20c2afa7 4a98845b d98747ae.c32ffd6a
#[test]
fn REV_247_partner_in_crime() {
    check(
        CardClass::Priest,
        &[
            Give("REV_247"),
            Cost("REV_247", 4),
            Stats("REV_247", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_247", Nothing),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("REV_247"), Zone::Play),
            Now(The("REV_247"), 2, 5),
        ],
    );
}

/// # Alibi
///
/// `REV_247e` · Priest enchantment
///
/// > At the end of your turn, summon a copy of this.
///
/// State: Derived
//~ derived REV_247e 444974bf 663075b9 cbaa2e8e.1d766cb8
#[test]
fn REV_247e_alibi() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "REV_247e"),
            EndTurn,
            BoardCount(Mine, 3),
        ],
    );
}

/// # Boon of the Ascended
///
/// `REV_248` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
///
/// State: Derived
//~ derived REV_248 9304fc44 22a894ee 5c1c8ddf.389850b6
#[test]
fn REV_248_boon_of_the_ascended() {
    check(
        CardClass::Priest,
        &[
            Give("REV_248"),
            Cost("REV_248", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_248", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 7),
            In(The("REV_248t"), Zone::Play),
            Now(The("REV_248t"), 4, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("REV_248"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_248", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 7),
            In(The("REV_248t"), Zone::Play),
            Now(The("REV_248t"), 4, 7),
        ],
    );
}

/// # Boon of the Ascended
///
/// `REV_248e` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived REV_248e 83fcbfc2 9917530f 9a1aa9a2.9f1b69f0
#[test]
fn REV_248e_boon_of_the_ascended() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "REV_248e"), Now(My(0), 5, 3)]);
}

/// # Ascended Kyrian
///
/// `REV_248t` · Priest minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla REV_248t 1687579a fcd65ba2 6cfb44e1.4b0c5d24
#[test]
fn REV_248t_ascended_kyrian() {
    check(
        CardClass::Priest,
        &[
            Give("REV_248t"),
            Cost("REV_248t", 1),
            Stats("REV_248t", 1, 1),
            Has("REV_248t", GameTag::TAUNT),
            Play("REV_248t", Nothing),
            In(The("REV_248t"), Zone::Play),
            Now(The("REV_248t"), 1, 1),
            HasNow(The("REV_248t"), GameTag::TAUNT),
        ],
    );
}

/// # The Light! It Burns!
///
/// `REV_249` · Priest spell · Holy · 1 mana
///
/// > Deal damage to a minion equal to its Attack.
///
/// State: Derived
//~ derived REV_249 ea2d9fbf 9b3ee095 de95d051.0055c8c3
#[test]
fn REV_249_the_light_it_burns() {
    check(
        CardClass::Priest,
        &[
            Give("REV_249"),
            Cost("REV_249", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_249", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("REV_249"), Friend("CS2_182"), Enemy("CS2_182"), Play("REV_249", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Pelagos
///
/// `REV_250` · Priest minion · 3 mana · 1/6
///
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// State: Todo
//~ todo REV_250 c4224864 5a8fcef1 0096ed13.2ba4767c
#[test]
#[ignore = "todo: REV_250 Pelagos"]
fn REV_250_pelagos() {
    check(CardClass::Priest, &[Give("REV_250"), Cost("REV_250", 3), Stats("REV_250", 1, 6), Unwritten]);
}

/// # Clean the Scene
///
/// `REV_252` · Priest spell · Holy · 5 mana
///
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
///
/// State: Derived
//~ derived REV_252 e41a7697 7945d963 b7ad2112.70bc6482
#[test]
fn REV_252_clean_the_scene() {
    check(
        CardClass::Priest,
        &[
            Give("REV_252"),
            Cost("REV_252", 5),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(2)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Is(Nth(0), "REV_252t"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("REV_252"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(2)),
            Crystals(10),
            Is(Nth(0), "REV_252"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("REV_252"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("REV_252", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Clean the Scene
///
/// `REV_252t` · Priest spell · Holy · 5 mana
///
/// > **Infused** Destroy all minions with 6 or less Attack.
///
/// State: Derived
//~ derived REV_252t 82ac7762 adfb0617 173f4c24.d498a010
#[test]
fn REV_252t_clean_the_scene() {
    check(
        CardClass::Priest,
        &[
            Give("REV_252t"),
            Cost("REV_252t", 5),
            Has("REV_252t", GameTag::INFUSED),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("REV_252t", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("REV_252t"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Play("REV_252t", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Identity Theft
///
/// `REV_253` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a copy of a card from your opponent's hand and deck.
///
/// State: Derived
//~ derived REV_253 db745935 28755e16 1f886466.64bb4173
#[test]
fn REV_253_identity_theft() {
    check(
        CardClass::Priest,
        &[
            Give("REV_253"),
            Cost("REV_253", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("REV_253", Nothing),
            ChooseCard("CS2_182"),
            ChooseCard("CS2_118"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            Is(InHand(2), "CS2_118"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 5, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Cathedral of Atonement
///
/// `REV_290` · Priest location · 3 mana · 0 uses
///
/// > Give a minion +2/+1 and draw a card.
///
/// State: Done
//~ done REV_290 13c5d751 - eaf3dece.8c793236
#[test]
fn REV_290_cathedral_of_atonement() {
    check(
        CardClass::Priest,
        &[
            Give("REV_290"),
            Cost("REV_290", 3),
            Friend("CS2_182"),
            Play("REV_290", Nothing),
            EndTurn,
            EndTurn,
            Use(My(1), 0, On(My(0))),
            Now(My(0), 6, 6),
            HandCount(Mine, 2),
        ],
    );
}

/// # Atoned
///
/// `REV_290e` · Priest enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived REV_290e f952dc1b f8dfc54f 7aec6b8b.5ee91837
#[test]
fn REV_290e_atoned() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "REV_290e"), Now(My(0), 7, 2)]);
}

/// # Pelagos
///
/// `REV_781` · Priest minion · 3 mana · 1/6
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_781 1e69c121 ae44da80 b373f872.2260dcce
#[test]
#[ignore = "todo: REV_781 Pelagos"]
fn REV_781_pelagos() {
    check(CardClass::Priest, &[Give("REV_781"), Cost("REV_781", 3), Stats("REV_781", 1, 6), Unwritten]);
}

/// # Cathedral of Atonement
///
/// `REV_791` · Priest location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_791 5bf32cf0 578a035a b90baeba.09cdb72f
#[test]
#[ignore = "todo: REV_791 Cathedral of Atonement"]
fn REV_791_cathedral_of_atonement() {
    check(CardClass::Priest, &[Give("REV_791"), Cost("REV_791", 3), Unwritten]);
}
