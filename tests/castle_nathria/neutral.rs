//! Neutral cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12f56cb3

/// # Soul Seeker
///
/// `MAW_004` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
///
/// State: Todo
//~ todo MAW_004 4887443b 298c6458 661aaacc.30d8c4dd
#[test]
#[ignore = "todo: MAW_004 Soul Seeker"]
fn MAW_004_soul_seeker() {
    check(CardClass::Mage, &[Give("MAW_004"), Cost("MAW_004", 5), Stats("MAW_004", 3, 3), Unwritten]);
}

/// # Afterlife Attendant
///
/// `MAW_031` · Neutral minion · 3 mana · 3/4
///
/// > Your **Infuse** cards also **Infuse** while in your deck.
///
/// State: Todo
//~ todo MAW_031 0a6080ae df54db40 1bd65b78.33df47ad
#[test]
#[ignore = "todo: MAW_031 Afterlife Attendant"]
fn MAW_031_afterlife_attendant() {
    check(CardClass::Mage, &[Give("MAW_031"), Cost("MAW_031", 3), Stats("MAW_031", 3, 4), Unwritten]);
}

/// # Tight-Lipped Witness
///
/// `MAW_032` · Neutral minion · 3 mana · 2/5
///
/// > **Secrets** can't be revealed.
///
/// State: Todo
//~ todo MAW_032 7b42aaf3 6794f362 39f89e1c.bb78b8ec
#[test]
#[ignore = "todo: MAW_032 Tight-Lipped Witness"]
fn MAW_032_tight_lipped_witness() {
    check(CardClass::Mage, &[Give("MAW_032"), Cost("MAW_032", 3), Stats("MAW_032", 2, 5), Unwritten]);
}

/// # Sylvanas, the Accused
///
/// `MAW_033` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
///
/// State: Derived
//~ derived MAW_033 fb269f58 f1febb9f 7a7a83c0.0eaa84ab
#[test]
fn MAW_033_sylvanas_the_accused() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_033"),
            Cost("MAW_033", 6),
            Stats("MAW_033", 5, 5),
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
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(7)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(8)),
            Crystals(10),
            Is(Nth(0), "MAW_033t"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MAW_033"),
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
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(7)),
            Crystals(10),
            Is(Nth(0), "MAW_033"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MAW_033"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_033", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Sylvanas, the Accused
///
/// `MAW_033t` · Neutral minion · 6 mana · 5/5
///
/// > **Infused Battlecry:** Take control of an enemy minion.
///
/// State: Derived
//~ derived MAW_033t b5324517 53de45b9 1e5561f5.dde0a52c
#[test]
fn MAW_033t_sylvanas_the_accused() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_033t"),
            Cost("MAW_033t", 6),
            Stats("MAW_033t", 5, 5),
            Has("MAW_033t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_033t", On(Nth(2))),
            BoardCount(Mine, 3),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # The Jailer
///
/// `MAW_034` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
///
/// State: Derived
//~ derived MAW_034 43ef9d25 a9a92bdd 2a77cc65.e106e7b5
#[test]
fn MAW_034_the_jailer() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_034"),
            Cost("MAW_034", 10),
            Stats("MAW_034", 10, 10),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_034", Nothing),
            DeckCount(Mine, 0),
            HasNow(Nth(0), GameTag::IMMUNE),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
        ],
    );
}

/// # Bog Beast
///
/// `REV_012` · Neutral minion · 6 mana · 3/6
///
/// > Taunt **Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
///
/// State: Derived
//~ derived REV_012 d8da0aeb a15c4e0d 8ab20754.2234b171
#[test]
fn REV_012_bog_beast() {
    check(
        CardClass::Mage,
        &[
            Give("REV_012"),
            Cost("REV_012", 6),
            Stats("REV_012", 3, 6),
            Has("REV_012", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_012"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("REV_012t"), Zone::Play),
            Now(The("REV_012t"), 2, 4),
        ],
    );
}

/// # Muckmare
///
/// `REV_012t` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla REV_012t 53c695be 00490c39 60ebf7ca.4b0c5d24
#[test]
fn REV_012t_muckmare() {
    check(
        CardClass::Mage,
        &[
            Give("REV_012t"),
            Cost("REV_012t", 3),
            Stats("REV_012t", 2, 4),
            Has("REV_012t", GameTag::TAUNT),
            Play("REV_012t", Nothing),
            In(The("REV_012t"), Zone::Play),
            Now(The("REV_012t"), 2, 4),
            HasNow(The("REV_012t"), GameTag::TAUNT),
        ],
    );
}

/// # Stoneborn Accuser
///
/// `REV_013` · Neutral minion · 5 mana · 5/5
///
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
///
/// State: Derived
//~ derived REV_013 9a4669cd 1eac560f 9037d26f.8978c39a
#[test]
fn REV_013_stoneborn_accuser() {
    check(
        CardClass::Mage,
        &[
            Give("REV_013"),
            Cost("REV_013", 5),
            Stats("REV_013", 5, 5),
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
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Is(Nth(0), "REV_013t"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_013"),
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
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Is(Nth(0), "REV_013"),
        ],
    );
}

/// # Stoneborn Accuser
///
/// `REV_013t` · Neutral minion · 5 mana · 5/5
///
/// > **Infused Battlecry:** Deal 5 damage.
///
/// State: Derived
//~ derived REV_013t 1c6a2d5b c264c63f 08f97696.eac3eabb
#[test]
fn REV_013t_stoneborn_accuser() {
    check(
        CardClass::Mage,
        &[
            Give("REV_013t"),
            Cost("REV_013t", 5),
            Stats("REV_013t", 5, 5),
            Has("REV_013t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_013t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_013t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_013t", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("REV_013t"), Play("REV_013t", On(TheirHero)), Now(TheirHero, 0, 25), Damage(TheirHero, 5)],
    );
}

/// # Red Herring
///
/// `REV_014` · Neutral minion · 7 mana · 3/12
///
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
///
/// State: Todo
//~ todo REV_014 f801e73f b58ac9c8 de20e690.5b90e0e5
#[test]
#[ignore = "todo: REV_014 Red Herring"]
fn REV_014_red_herring() {
    check(
        CardClass::Mage,
        &[Give("REV_014"), Cost("REV_014", 7), Stats("REV_014", 3, 12), Has("REV_014", GameTag::TAUNT), Unwritten],
    );
}

/// # Masked Reveler
///
/// `REV_015` · Neutral minion · 6 mana · 4/4
///
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
///
/// State: Derived
//~ derived REV_015 d82c728e 499dc744 a164000e.cee457b4
#[test]
fn REV_015_masked_reveler() {
    check(
        CardClass::Mage,
        &[
            Give("REV_015"),
            Cost("REV_015", 6),
            Stats("REV_015", 4, 4),
            Has("REV_015", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_015"),
            Force(Entity(Nth(3))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_015"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_015"),
            Force(Entity(Nth(6))),
            Kill(Nth(9)),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 2, 2),
        ],
    );
}

/// # Masked
///
/// `REV_015t` · Neutral enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived REV_015t 44f311bf 7ea185df 6097c367.142bb519
#[test]
fn REV_015t_masked() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "REV_015t"), Now(My(0), 2, 2)]);
}

/// # Crooked Cook
///
/// `REV_016` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
///
/// State: Todo
//~ todo REV_016 120b36ca c6acf22e 3c954919.ea20691b
#[test]
#[ignore = "todo: REV_016 Crooked Cook"]
fn REV_016_crooked_cook() {
    check(CardClass::Mage, &[Give("REV_016"), Cost("REV_016", 2), Stats("REV_016", 1, 4), Unwritten]);
}

/// # Suspicious Soup
///
/// `REV_016e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived REV_016e 92b8162f b2d20d00 fd18a2e9.2574dcf7
#[test]
fn REV_016e_suspicious_soup() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "REV_016e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Insatiable Devourer
///
/// `REV_017` · Neutral minion · 9 mana · 4/4
///
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
///
/// State: Todo
//~ todo REV_017 3d2a5064 7a856320 fb91f9b9.5321748c
#[test]
#[ignore = "todo: REV_017 Insatiable Devourer"]
fn REV_017_insatiable_devourer() {
    check(CardClass::Mage, &[Give("REV_017"), Cost("REV_017", 9), Stats("REV_017", 4, 4), Unwritten]);
}

/// # Insatiable Devourer
///
/// `REV_017t` · Neutral minion · 9 mana · 4/4
///
/// > **Infused Battlecry:** Devour an enemy minion and its neighbors to gain their stats.
///
/// State: Todo
//~ todo REV_017t 6db549cd 5d96caf8 6c99ea27.b9e0999d
#[test]
#[ignore = "todo: REV_017t Insatiable Devourer"]
fn REV_017t_insatiable_devourer() {
    check(
        CardClass::Mage,
        &[Give("REV_017t"), Cost("REV_017t", 9), Stats("REV_017t", 4, 4), Has("REV_017t", GameTag::INFUSED), Unwritten],
    );
}

/// # Prince Renathal
///
/// `REV_018` · Neutral minion · 3 mana · 3/4
///
/// > Your deck size and starting Health are 40.
///
/// State: Todo
//~ todo REV_018 1f6100f9 2e9096b4 1e81606d.b18a65bd
#[test]
#[ignore = "todo: REV_018 Prince Renathal"]
fn REV_018_prince_renathal() {
    check(CardClass::Mage, &[Give("REV_018"), Cost("REV_018", 3), Stats("REV_018", 3, 4), Unwritten]);
}

/// # Renathal's Vigor
///
/// `REV_018e` · Neutral enchantment
///
/// > Health Set to 40
///
/// State: Derived
//~ derived REV_018e bc725c45 e6e527a4 89b8a90e.4e597cad
#[test]
fn REV_018e_renathals_vigor() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "REV_018e"), Now(My(0), 5, 40)]);
}

/// # Famished Fool
///
/// `REV_019` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
///
/// State: Derived
//~ derived REV_019 aa6b4422 c6a62a4a 4aec55a2.f1702274
#[test]
fn REV_019_famished_fool() {
    check(
        CardClass::Mage,
        &[
            Give("REV_019"),
            Cost("REV_019", 5),
            Stats("REV_019", 3, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(7)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(8)),
            Crystals(10),
            Is(Nth(0), "REV_019t"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_019"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(7)),
            Crystals(10),
            Is(Nth(0), "REV_019"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_019"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_019", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Famished Fool
///
/// `REV_019t` · Neutral minion · 5 mana · 3/5
///
/// > **Infused Battlecry:** Draw 3 cards.
///
/// State: Derived
//~ derived REV_019t 64cee684 093174ed 29dc2af2.1036e852
#[test]
fn REV_019t_famished_fool() {
    check(
        CardClass::Mage,
        &[
            Give("REV_019t"),
            Cost("REV_019t", 5),
            Stats("REV_019t", 3, 5),
            Has("REV_019t", GameTag::INFUSED),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_019t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Dinner Performer
///
/// `REV_020` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
///
/// State: Todo
//~ todo REV_020 18c05def fbbb10fd 589c6fbf.4abd8203
#[test]
#[ignore = "todo: REV_020 Dinner Performer"]
fn REV_020_dinner_performer() {
    check(CardClass::Mage, &[Give("REV_020"), Cost("REV_020", 3), Stats("REV_020", 2, 3), Unwritten]);
}

/// # Kael'thas Sinstrider
///
/// `REV_021` · Neutral minion · 8 mana · 4/7
///
/// > Every third minion you play each turn costs (0).
///
/// State: Todo
//~ todo REV_021 919c6b9b d010c7e7 0ce66ac3.1cebc25e
#[test]
#[ignore = "todo: REV_021 Kael'thas Sinstrider"]
fn REV_021_kaelthas_sinstrider() {
    check(CardClass::Mage, &[Give("REV_021"), Cost("REV_021", 8), Stats("REV_021", 4, 7), Unwritten]);
}

/// # Sinstrider
///
/// `REV_021e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived REV_021e 1c9b370b 83225a83 5c853db5.dd600ecd
#[test]
fn REV_021e_sinstrider() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "REV_021e"), CostNow(Nth(0), 0)]);
}

/// # Murloc Holmes
///
/// `REV_022` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// State: Todo
//~ todo REV_022 050dca41 9ba34d41 ad69fd97.7d4fbbe7
#[test]
#[ignore = "todo: REV_022 Murloc Holmes"]
fn REV_022_murloc_holmes() {
    check(CardClass::Mage, &[Give("REV_022"), Cost("REV_022", 3), Stats("REV_022", 3, 4), Unwritten]);
}

/// # Demolition Renovator
///
/// `REV_023` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Battlecry:** Destroy an enemy location.
///
/// State: Todo
//~ todo REV_023 4354e964 48be0a1e 09a80d38.ee804e80
#[test]
#[ignore = "todo: REV_023 Demolition Renovator"]
fn REV_023_demolition_renovator() {
    check(
        CardClass::Mage,
        &[Give("REV_023"), Cost("REV_023", 3), Stats("REV_023", 3, 3), Has("REV_023", GameTag::TRADEABLE), Unwritten],
    );
}

/// # Theotar, the Mad Duke
///
/// `REV_238` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a card in each player's hand and swap them.
///
/// State: Todo
//~ todo REV_238 00654fcb 20a550d3 bbfb4f66.337e3967
#[test]
#[ignore = "todo: REV_238 Theotar, the Mad Duke"]
fn REV_238_theotar_the_mad_duke() {
    check(CardClass::Mage, &[Give("REV_238"), Cost("REV_238", 6), Stats("REV_238", 4, 4), Unwritten]);
}

/// # Sinrunner
///
/// `REV_251` · Neutral minion · 5 mana · 6/5
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived REV_251 aa91259a ef56ab58 e7b5578d.e07700c8
#[test]
fn REV_251_sinrunner() {
    check(
        CardClass::Mage,
        &[
            Give("REV_251"),
            Cost("REV_251", 5),
            Stats("REV_251", 6, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_251"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Maze Guide
///
/// `REV_308` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry**: Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived REV_308 d988d88e cbccbe02 82a80e5f.66d31ea0
#[test]
fn REV_308_maze_guide() {
    check(
        CardClass::Mage,
        &[
            Give("REV_308"),
            Cost("REV_308", 2),
            Stats("REV_308", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("REV_308", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("REV_308"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("REV_308", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("REV_308"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("REV_308", Nothing)],
    );
}

/// # Dredger Staff
///
/// `REV_338` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give minions in your hand +1 Health.
///
/// State: Derived
//~ derived REV_338 eafbb3b0 0de137be 063e4b91.5dce5b19
#[test]
fn REV_338_dredger_staff() {
    check(
        CardClass::Mage,
        &[
            Give("REV_338"),
            Cost("REV_338", 1),
            Stats("REV_338", 1, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_338", Nothing),
            Now(Nth(1), 5, 2),
            Now(Nth(2), 4, 6),
        ],
    );
}

/// # Carving Time
///
/// `REV_338e` · Neutral enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived REV_338e 1ee425ba 0137a56f 4afbbfd1.1e24a525
#[test]
fn REV_338e_carving_time() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "REV_338e"), Now(My(0), 5, 2)]);
}

/// # Roosting Gargoyle
///
/// `REV_351` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Beast +2 Attack.
///
/// State: Derived
//~ derived REV_351 792e0824 8445f668 1c1ca063.c464d27d
#[test]
fn REV_351_roosting_gargoyle() {
    check(
        CardClass::Mage,
        &[
            Give("REV_351"),
            Cost("REV_351", 2),
            Stats("REV_351", 2, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("REV_351", Nth(2)),
            Play("REV_351", On(Nth(1))),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Invigorated
///
/// `REV_351e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived REV_351e 4e493b1d 70f6f8c9 c6c39eec.bf3d1612
#[test]
fn REV_351e_invigorated() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "REV_351e"), Now(My(0), 7, 1)]);
}

/// # Party Crasher
///
/// `REV_370` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// State: Todo
//~ todo REV_370 7b29c656 d0feb379 4a682303.b25d6c24
#[test]
#[ignore = "todo: REV_370 Party Crasher"]
fn REV_370_party_crasher() {
    check(CardClass::Mage, &[Give("REV_370"), Cost("REV_370", 8), Stats("REV_370", 7, 9), Unwritten]);
}

/// # Stoneborn General
///
/// `REV_375` · Neutral minion · 10 mana · 8/8
///
/// > **Rush** **Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
///
/// State: Derived
//~ derived REV_375 5dfd6865 13af77b3 7a233b8b.71194aae
#[test]
fn REV_375_stoneborn_general() {
    check(
        CardClass::Mage,
        &[
            Give("REV_375"),
            Cost("REV_375", 10),
            Stats("REV_375", 8, 8),
            Has("REV_375", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_375"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("REV_375t"), Zone::Play),
            Now(The("REV_375t"), 8, 8),
        ],
    );
}

/// # Gravewing
///
/// `REV_375t` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla REV_375t 4a43a1ff 2a75cd74 995f48fb.57b12c28
#[test]
fn REV_375t_gravewing() {
    check(
        CardClass::Mage,
        &[
            Give("REV_375t"),
            Cost("REV_375t", 8),
            Stats("REV_375t", 8, 8),
            Has("REV_375t", GameTag::RUSH),
            Play("REV_375t", Nothing),
            In(The("REV_375t"), Zone::Play),
            Now(The("REV_375t"), 8, 8),
            HasNow(The("REV_375t"), GameTag::RUSH),
        ],
    );
}

/// # Invitation Courier
///
/// `REV_377` · Neutral minion · 3 mana · 3/4
///
/// > After a card is added to your hand from another class, copy it.
///
/// State: Todo
//~ todo REV_377 bd9948f3 88f47d00 03b58248.4ec139de
#[test]
#[ignore = "todo: REV_377 Invitation Courier"]
fn REV_377_invitation_courier() {
    check(CardClass::Mage, &[Give("REV_377"), Cost("REV_377", 3), Stats("REV_377", 3, 4), Unwritten]);
}

/// # Forensic Duster
///
/// `REV_378` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
///
/// State: Derived
//~ derived REV_378 c2854cd6 ad5ebf90 05792a7c.50c174be
#[test]
fn REV_378_forensic_duster() {
    check(
        CardClass::Mage,
        &[
            Give("REV_378"),
            Cost("REV_378", 3),
            Stats("REV_378", 3, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_378", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 5),
        ],
    );
}

/// # Dusting
///
/// `REV_378e` · Neutral enchantment
///
/// > Your minions cost (1) more this turn.
///
/// State: Derived
//~ derived REV_378e 1d641c78 537615c0 6b555b91.75a6067d
#[test]
fn REV_378e_dusting() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_378e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 5),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_378e"),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Discovered!
///
/// `REV_378e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived REV_378e2 198785e5 af826d13 7631be0f.5dfe1a2c
#[test]
fn REV_378e2_discovered() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "REV_378e2"), CostNow(Nth(0), 4)]);
}

/// # Accuse
///
/// `REV_770hp` · Neutral hero power · 0 mana
///
/// > **Hero Power** Make an accusation!
///
/// State: Todo
//~ todo REV_770hp 8fbe4f5d 35dc8433 3db8d860.380d81d1
#[test]
#[ignore = "todo: REV_770hp Accuse"]
fn REV_770hp_accuse() {
    check(CardClass::Mage, &[HasHeroPower("REV_770hp"), Cost("REV_770hp", 0), Unwritten]);
}

/// # Investigate
///
/// `REV_771` · Neutral spell · 1 mana
///
/// > Search for clues.
///
/// State: Todo
//~ todo REV_771 abe10e53 03d6de21 aeb0c5cb.558d29c7
#[test]
#[ignore = "todo: REV_771 Investigate"]
fn REV_771_investigate() {
    check(CardClass::Mage, &[Give("REV_771"), Cost("REV_771", 1), Unwritten]);
}

/// # Investigate Location
///
/// `REV_771b` · spell · 1 mana
///
/// > Search for clues.
///
/// State: Todo
//~ todo REV_771b 7a2f641e 330f1145 39a8a80d.558d29c7
#[test]
#[ignore = "todo: REV_771b Investigate Location"]
fn REV_771b_investigate_location() {
    check(CardClass::Mage, &[Give("REV_771b"), Cost("REV_771b", 1), Unwritten]);
}

/// # Muddy Boots
///
/// `REV_777t01` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t01 7bec1221 6d1f400d abf26ab9.13251777
#[test]
#[ignore = "todo: REV_777t01 Muddy Boots"]
fn REV_777t01_muddy_boots() {
    check(CardClass::Mage, &[Give("REV_777t01"), Cost("REV_777t01", 0), Unwritten]);
}

/// # Greying Hair
///
/// `REV_777t02` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t02 a02ee875 f2038e61 d0eeca03.13251777
#[test]
#[ignore = "todo: REV_777t02 Greying Hair"]
fn REV_777t02_greying_hair() {
    check(CardClass::Mage, &[Give("REV_777t02"), Cost("REV_777t02", 0), Unwritten]);
}

/// # Sharp Claws
///
/// `REV_777t03` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t03 01b47102 2ae6c224 7d77072d.13251777
#[test]
#[ignore = "todo: REV_777t03 Sharp Claws"]
fn REV_777t03_sharp_claws() {
    check(CardClass::Mage, &[Give("REV_777t03"), Cost("REV_777t03", 0), Unwritten]);
}

/// # Strong Perfume
///
/// `REV_777t04` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t04 f067fde8 dd7df92e 10c2e8c7.13251777
#[test]
#[ignore = "todo: REV_777t04 Strong Perfume"]
fn REV_777t04_strong_perfume() {
    check(CardClass::Mage, &[Give("REV_777t04"), Cost("REV_777t04", 0), Unwritten]);
}

/// # Singed Clothing
///
/// `REV_777t05` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t05 86055c14 44624c96 bd64ae30.13251777
#[test]
#[ignore = "todo: REV_777t05 Singed Clothing"]
fn REV_777t05_singed_clothing() {
    check(CardClass::Mage, &[Give("REV_777t05"), Cost("REV_777t05", 0), Unwritten]);
}

/// # Inscription Hobby
///
/// `REV_777t06` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t06 ec449342 2eaad299 0c3370ae.13251777
#[test]
#[ignore = "todo: REV_777t06 Inscription Hobby"]
fn REV_777t06_inscription_hobby() {
    check(CardClass::Mage, &[Give("REV_777t06"), Cost("REV_777t06", 0), Unwritten]);
}

/// # Cut on Hand
///
/// `REV_777t07` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t07 e8e40f5c 12f7c417 dd0b6d80.13251777
#[test]
#[ignore = "todo: REV_777t07 Cut on Hand"]
fn REV_777t07_cut_on_hand() {
    check(CardClass::Mage, &[Give("REV_777t07"), Cost("REV_777t07", 0), Unwritten]);
}

/// # Sniffly
///
/// `REV_777t08` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t08 9712401e 406443c6 d61a3367.13251777
#[test]
#[ignore = "todo: REV_777t08 Sniffly"]
fn REV_777t08_sniffly() {
    check(CardClass::Mage, &[Give("REV_777t08"), Cost("REV_777t08", 0), Unwritten]);
}

/// # Missing Earring
///
/// `REV_777t09` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t09 f4d09e59 f601514a 336e5a02.13251777
#[test]
#[ignore = "todo: REV_777t09 Missing Earring"]
fn REV_777t09_missing_earring() {
    check(CardClass::Mage, &[Give("REV_777t09"), Cost("REV_777t09", 0), Unwritten]);
}

/// # Pet Bird
///
/// `REV_777t10` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t10 bb3e9348 201999b2 738e4ac8.13251777
#[test]
#[ignore = "todo: REV_777t10 Pet Bird"]
fn REV_777t10_pet_bird() {
    check(CardClass::Mage, &[Give("REV_777t10"), Cost("REV_777t10", 0), Unwritten]);
}

/// # Whittling Knife
///
/// `REV_777t11` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t11 1df9cfbe 69333fb5 0258daf9.13251777
#[test]
#[ignore = "todo: REV_777t11 Whittling Knife"]
fn REV_777t11_whittling_knife() {
    check(CardClass::Mage, &[Give("REV_777t11"), Cost("REV_777t11", 0), Unwritten]);
}

/// # Torn Cloak
///
/// `REV_777t12` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t12 6c0002d1 a5043e0e 27cae35f.13251777
#[test]
#[ignore = "todo: REV_777t12 Torn Cloak"]
fn REV_777t12_torn_cloak() {
    check(CardClass::Mage, &[Give("REV_777t12"), Cost("REV_777t12", 0), Unwritten]);
}

/// # Carrying a Candle
///
/// `REV_777t13` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t13 e64f841b c1ff303c a829836b.13251777
#[test]
#[ignore = "todo: REV_777t13 Carrying a Candle"]
fn REV_777t13_carrying_a_candle() {
    check(CardClass::Mage, &[Give("REV_777t13"), Cost("REV_777t13", 0), Unwritten]);
}

/// # Eating a Cookie
///
/// `REV_777t14` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t14 28b73259 f3957288 5c6eef3a.13251777
#[test]
#[ignore = "todo: REV_777t14 Eating a Cookie"]
fn REV_777t14_eating_a_cookie() {
    check(CardClass::Mage, &[Give("REV_777t14"), Cost("REV_777t14", 0), Unwritten]);
}

/// # Steamy Romance Novel
///
/// `REV_777t15` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t15 7e2ebe24 f38a3c33 17d89af5.13251777
#[test]
#[ignore = "todo: REV_777t15 Steamy Romance Novel"]
fn REV_777t15_steamy_romance_novel() {
    check(CardClass::Mage, &[Give("REV_777t15"), Cost("REV_777t15", 0), Unwritten]);
}

/// # Dry Skin
///
/// `REV_777t16` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t16 513ae70c 7f85a5aa df60d54f.13251777
#[test]
#[ignore = "todo: REV_777t16 Dry Skin"]
fn REV_777t16_dry_skin() {
    check(CardClass::Mage, &[Give("REV_777t16"), Cost("REV_777t16", 0), Unwritten]);
}

/// # Chocolate on Fingers
///
/// `REV_777t17` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t17 8e26755c 661aba23 01622686.13251777
#[test]
#[ignore = "todo: REV_777t17 Chocolate on Fingers"]
fn REV_777t17_chocolate_on_fingers() {
    check(CardClass::Mage, &[Give("REV_777t17"), Cost("REV_777t17", 0), Unwritten]);
}

/// # Flower in Hair
///
/// `REV_777t18` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t18 db2bff19 755a31c8 93ae35b0.13251777
#[test]
#[ignore = "todo: REV_777t18 Flower in Hair"]
fn REV_777t18_flower_in_hair() {
    check(CardClass::Mage, &[Give("REV_777t18"), Cost("REV_777t18", 0), Unwritten]);
}

/// # Loves Spicy Food
///
/// `REV_777t19` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t19 43e39336 05479978 f1a97c85.13251777
#[test]
#[ignore = "todo: REV_777t19 Loves Spicy Food"]
fn REV_777t19_loves_spicy_food() {
    check(CardClass::Mage, &[Give("REV_777t19"), Cost("REV_777t19", 0), Unwritten]);
}

/// # Petite Hands
///
/// `REV_777t20` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t20 81748139 a84ba5ad ac04c796.13251777
#[test]
#[ignore = "todo: REV_777t20 Petite Hands"]
fn REV_777t20_petite_hands() {
    check(CardClass::Mage, &[Give("REV_777t20"), Cost("REV_777t20", 0), Unwritten]);
}

/// # Mud on the Ground
///
/// `REV_777t21` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t21 d99823b9 f6fd4233 e564b929.13251777
#[test]
#[ignore = "todo: REV_777t21 Mud on the Ground"]
fn REV_777t21_mud_on_the_ground() {
    check(CardClass::Mage, &[Give("REV_777t21"), Cost("REV_777t21", 0), Unwritten]);
}

/// # Grey Hairs
///
/// `REV_777t22` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t22 8404a9a3 ae5acf8e 25909325.13251777
#[test]
#[ignore = "todo: REV_777t22 Grey Hairs"]
fn REV_777t22_grey_hairs() {
    check(CardClass::Mage, &[Give("REV_777t22"), Cost("REV_777t22", 0), Unwritten]);
}

/// # Claw Marks
///
/// `REV_777t23` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t23 2e1dad6b 9cb6615b 342d9a27.13251777
#[test]
#[ignore = "todo: REV_777t23 Claw Marks"]
fn REV_777t23_claw_marks() {
    check(CardClass::Mage, &[Give("REV_777t23"), Cost("REV_777t23", 0), Unwritten]);
}

/// # Musky Scent
///
/// `REV_777t24` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t24 f4bb8ba6 14c485ab 35e08263.13251777
#[test]
#[ignore = "todo: REV_777t24 Musky Scent"]
fn REV_777t24_musky_scent() {
    check(CardClass::Mage, &[Give("REV_777t24"), Cost("REV_777t24", 0), Unwritten]);
}

/// # Scorch Marks
///
/// `REV_777t25` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t25 c00b5ba1 e0871677 c9051af7.13251777
#[test]
#[ignore = "todo: REV_777t25 Scorch Marks"]
fn REV_777t25_scorch_marks() {
    check(CardClass::Mage, &[Give("REV_777t25"), Cost("REV_777t25", 0), Unwritten]);
}

/// # Ink Smudge
///
/// `REV_777t26` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t26 7dc56ccb 55054d25 15591f82.13251777
#[test]
#[ignore = "todo: REV_777t26 Ink Smudge"]
fn REV_777t26_ink_smudge() {
    check(CardClass::Mage, &[Give("REV_777t26"), Cost("REV_777t26", 0), Unwritten]);
}

/// # Anima Residue
///
/// `REV_777t27` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t27 2dbba30d 205d5cd5 f288acf6.13251777
#[test]
#[ignore = "todo: REV_777t27 Anima Residue"]
fn REV_777t27_anima_residue() {
    check(CardClass::Mage, &[Give("REV_777t27"), Cost("REV_777t27", 0), Unwritten]);
}

/// # Used Hankerchief
///
/// `REV_777t28` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t28 065a7d66 3367dc81 bc02fe1b.13251777
#[test]
#[ignore = "todo: REV_777t28 Used Hankerchief"]
fn REV_777t28_used_hankerchief() {
    check(CardClass::Mage, &[Give("REV_777t28"), Cost("REV_777t28", 0), Unwritten]);
}

/// # Gaudy Earring
///
/// `REV_777t29` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t29 233eeef1 fa669629 f1e7adb9.13251777
#[test]
#[ignore = "todo: REV_777t29 Gaudy Earring"]
fn REV_777t29_gaudy_earring() {
    check(CardClass::Mage, &[Give("REV_777t29"), Cost("REV_777t29", 0), Unwritten]);
}

/// # Feather
///
/// `REV_777t30` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t30 79bc329c be4c7bac 479ce527.13251777
#[test]
#[ignore = "todo: REV_777t30 Feather"]
fn REV_777t30_feather() {
    check(CardClass::Mage, &[Give("REV_777t30"), Cost("REV_777t30", 0), Unwritten]);
}

/// # Wood Shavings
///
/// `REV_777t31` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t31 7ee2d1fb 92a18103 23f50937.13251777
#[test]
#[ignore = "todo: REV_777t31 Wood Shavings"]
fn REV_777t31_wood_shavings() {
    check(CardClass::Mage, &[Give("REV_777t31"), Cost("REV_777t31", 0), Unwritten]);
}

/// # Scrap of Cloth
///
/// `REV_777t32` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t32 94ce6d89 bbdefd12 11819210.13251777
#[test]
#[ignore = "todo: REV_777t32 Scrap of Cloth"]
fn REV_777t32_scrap_of_cloth() {
    check(CardClass::Mage, &[Give("REV_777t32"), Cost("REV_777t32", 0), Unwritten]);
}

/// # Wax Drippings
///
/// `REV_777t33` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t33 d43c72c1 4144a739 a32a7568.13251777
#[test]
#[ignore = "todo: REV_777t33 Wax Drippings"]
fn REV_777t33_wax_drippings() {
    check(CardClass::Mage, &[Give("REV_777t33"), Cost("REV_777t33", 0), Unwritten]);
}

/// # Crumbs
///
/// `REV_777t34` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t34 462f0c2d b7cb9214 35cd9cf2.13251777
#[test]
#[ignore = "todo: REV_777t34 Crumbs"]
fn REV_777t34_crumbs() {
    check(CardClass::Mage, &[Give("REV_777t34"), Cost("REV_777t34", 0), Unwritten]);
}

/// # Lost Reading Glasses
///
/// `REV_777t35` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t35 a141d079 b161c05d c581541a.13251777
#[test]
#[ignore = "todo: REV_777t35 Lost Reading Glasses"]
fn REV_777t35_lost_reading_glasses() {
    check(CardClass::Mage, &[Give("REV_777t35"), Cost("REV_777t35", 0), Unwritten]);
}

/// # White Flakes
///
/// `REV_777t36` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t36 b8fd1701 540df086 3c459183.13251777
#[test]
#[ignore = "todo: REV_777t36 White Flakes"]
fn REV_777t36_white_flakes() {
    check(CardClass::Mage, &[Give("REV_777t36"), Cost("REV_777t36", 0), Unwritten]);
}

/// # Candy Wrapper
///
/// `REV_777t37` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t37 ae410ba7 488bc777 db5e0a27.13251777
#[test]
#[ignore = "todo: REV_777t37 Candy Wrapper"]
fn REV_777t37_candy_wrapper() {
    check(CardClass::Mage, &[Give("REV_777t37"), Cost("REV_777t37", 0), Unwritten]);
}

/// # Small Flower Petals
///
/// `REV_777t38` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t38 a8b1c6a7 ffd4e291 dab71a7b.13251777
#[test]
#[ignore = "todo: REV_777t38 Small Flower Petals"]
fn REV_777t38_small_flower_petals() {
    check(CardClass::Mage, &[Give("REV_777t38"), Cost("REV_777t38", 0), Unwritten]);
}

/// # Drops of Hot Sauce
///
/// `REV_777t39` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t39 3ff92b8e 7247a8c7 b84df7df.13251777
#[test]
#[ignore = "todo: REV_777t39 Drops of Hot Sauce"]
fn REV_777t39_drops_of_hot_sauce() {
    check(CardClass::Mage, &[Give("REV_777t39"), Cost("REV_777t39", 0), Unwritten]);
}

/// # Small Gloves
///
/// `REV_777t40` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ todo REV_777t40 6c5a6a7b 02190e30 5b208d7c.13251777
#[test]
#[ignore = "todo: REV_777t40 Small Gloves"]
fn REV_777t40_small_gloves() {
    check(CardClass::Mage, &[Give("REV_777t40"), Cost("REV_777t40", 0), Unwritten]);
}

/// # Muck Plumber
///
/// `REV_837` · Neutral minion · 5 mana · 5/5
///
/// > ALL minions cost (2) more.
///
/// State: Derived
//~ derived REV_837 5e080871 e0efde86 663b3f0c.b397e4a5
#[test]
fn REV_837_muck_plumber() {
    check(
        CardClass::Mage,
        &[
            Give("REV_837"),
            Cost("REV_837", 5),
            Stats("REV_837", 5, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_837"),
            CostNow(Nth(0), 7),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 5),
            CostNow(Nth(4), 6),
        ],
    );
}

/// # Yuck!
///
/// `REV_837e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived REV_837e 345afcbd 1caf6a3c 7a45a7c3.7201933b
#[test]
fn REV_837e_yuck() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "REV_837e"), CostNow(Nth(0), 5)]);
}

/// # Sinstone Totem
///
/// `REV_839` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, gain +1 Health.
///
/// State: Derived
//~ derived REV_839 b17b45bd 19863794 50468066.772998f1
#[test]
fn REV_839_sinstone_totem() {
    check(
        CardClass::Mage,
        &[
            Give("REV_839"),
            Cost("REV_839", 1),
            Stats("REV_839", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_839"),
            EndTurn,
            Now(Nth(3), 0, 4),
        ],
    );
}

/// # Anonymous Informant
///
/// `REV_841` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next **Secret** you play costs (0).
///
/// State: Derived
//~ derived REV_841 6510103a e65c867b b585a422.858ea7ea
#[test]
fn REV_841_anonymous_informant() {
    check(
        CardClass::Mage,
        &[
            Give("REV_841"),
            Cost("REV_841", 2),
            Stats("REV_841", 2, 3),
            Give("AT_002"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_841", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Sinfueled Golem
///
/// `REV_843` · Neutral minion · 7 mana · 2/2
///
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
///
/// State: Derived
//~ derived REV_843 709294df 310733b1 28325e23.a2d9fab3
#[test]
fn REV_843_sinfueled_golem() {
    check(
        CardClass::Mage,
        &[
            Give("REV_843"),
            Cost("REV_843", 7),
            Stats("REV_843", 2, 2),
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
            Is(Nth(0), "REV_843t"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_843"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Is(Nth(0), "REV_843"),
        ],
    );
}

/// # Sinfueled Golem
///
/// `REV_843t` · Neutral minion · 7 mana · 2/2
///
/// > **Infused**
///
/// State: Vanilla
//~ vanilla REV_843t ae05da77 7229c02f 011f0b0f.02c19db5
#[test]
fn REV_843t_sinfueled_golem() {
    check(
        CardClass::Mage,
        &[
            Give("REV_843t"),
            Cost("REV_843t", 7),
            Stats("REV_843t", 2, 2),
            Has("REV_843t", GameTag::INFUSED),
            Play("REV_843t", Nothing),
            In(The("REV_843t"), Zone::Play),
            Now(The("REV_843t"), 2, 2),
            HasNow(The("REV_843t"), GameTag::INFUSED),
        ],
    );
}

/// # Volatile Skeleton
///
/// `REV_845` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Derived
//~ derived REV_845 d689a08e 13ee4c2d 0280893a.efdef3df
#[test]
fn REV_845_volatile_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("REV_845"),
            Cost("REV_845", 2),
            Stats("REV_845", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_845"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Scuttlebutt Ghoul
///
/// `REV_900` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// State: Derived
//~ derived REV_900 57a0cca9 7f1ffee1 753ae62c.311c9462
#[test]
fn REV_900_scuttlebutt_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("REV_900"),
            Cost("REV_900", 4),
            Stats("REV_900", 2, 5),
            Has("REV_900", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("REV_900", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_900"), Zone::Play),
            Now(The("REV_900"), 2, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("REV_900"), Friend("CS2_182"), Enemy("CS2_182"), Play("REV_900", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Dispossessed Soul
///
/// `REV_901` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
///
/// State: Derived
//~ derived REV_901 7a412993 8b6d47bc 81e49e40.e608b017
#[test]
fn REV_901_dispossessed_soul() {
    check(
        CardClass::Mage,
        &[
            Give("REV_901"),
            Cost("REV_901", 4),
            Stats("REV_901", 4, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Friend("BE_251"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("REV_901", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_901"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_901", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Sire Denathrius
///
/// `REV_906` · Neutral minion · 10 mana · 10/10
///
/// > Lifesteal**. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
///
/// State: Todo
//~ todo REV_906 4758a38f 330afdeb 0c3d12fc.a423f47a
#[test]
#[ignore = "todo: REV_906 Sire Denathrius"]
fn REV_906_sire_denathrius() {
    check(
        CardClass::Mage,
        &[
            Give("REV_906"),
            Cost("REV_906", 10),
            Stats("REV_906", 10, 10),
            Has("REV_906", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Sire Denathrius
///
/// `REV_906t` · Neutral minion · 10 mana · 10/10
///
/// > **Lifesteal**. **Battlecry:** Deal {1} damage amongst enemies. **Endlessly Infuse ({0}):** Deal 1 more.
///
/// State: Todo
//~ todo REV_906t 0b2abead 4b51669f adeddbac.06b34d39
#[test]
#[ignore = "todo: REV_906t Sire Denathrius"]
fn REV_906t_sire_denathrius() {
    check(
        CardClass::Mage,
        &[
            Give("REV_906t"),
            Cost("REV_906t", 10),
            Stats("REV_906t", 10, 10),
            Has("REV_906t", GameTag::INFUSED),
            Has("REV_906t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Creepy Painting
///
/// `REV_916` · Neutral minion · 3 mana · 0/6
///
/// > After another minion dies, become a copy of it.
///
/// State: Derived
//~ derived REV_916 a87efa4c d9c9d0e0 df013684.8d24fd61
#[test]
fn REV_916_creepy_painting() {
    check(
        CardClass::Mage,
        &[
            Give("REV_916"),
            Cost("REV_916", 3),
            Stats("REV_916", 0, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_916"),
            Kill(Nth(1)),
            Is(Nth(3), "CS2_182"),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_916"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_916"),
            Kill(Nth(2)),
            Is(Nth(3), "CS2_182"),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Sketchy Stranger
///
/// `REV_945` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret** from another class.
///
/// State: Derived
//~ derived REV_945 f81915f9 f1510818 eddf5f73.731137fb
#[test]
fn REV_945_sketchy_stranger() {
    check(
        CardClass::Mage,
        &[
            Give("REV_945"),
            Cost("REV_945", 2),
            Stats("REV_945", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_060")),
            Play("REV_945", Nothing),
            ChooseCard("AT_060"),
            Is(InHand(0), "AT_060"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_945"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("REV_945", Nothing),
            Choose(0),
        ],
    );
}

/// # Steamcleaner
///
/// `REV_946` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
///
/// State: Derived
//~ derived REV_946 7cc03531 0be0ee67 0be3e086.cdb738f8
#[test]
fn REV_946_steamcleaner() {
    check(
        CardClass::Mage,
        &[
            Give("REV_946"),
            Cost("REV_946", 5),
            Stats("REV_946", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_946", Nothing),
            DeckCount(Mine, 19),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            DeckCount(Theirs, 20),
        ],
    );
}

/// # Priest of the Deceased
///
/// `REV_956` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Infuse (@):** Gain +2/+2.
///
/// State: Derived
//~ derived REV_956 896061ec 7a5ca4e4 a242d2dc.24dd6d05
#[test]
fn REV_956_priest_of_the_deceased() {
    check(
        CardClass::Mage,
        &[
            Give("REV_956"),
            Cost("REV_956", 2),
            Stats("REV_956", 2, 3),
            Has("REV_956", GameTag::TAUNT),
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
            Is(Nth(0), "REV_956t"),
            Now(Nth(0), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_956"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Is(Nth(0), "REV_956"),
        ],
    );
}

/// # Priest of the Deceased
///
/// `REV_956t` · Neutral minion · 2 mana · 4/5
///
/// > **Infused Taunt**
///
/// State: Vanilla
//~ vanilla REV_956t b15cab13 793813b5 dfbbf366.2e7e7081
#[test]
fn REV_956t_priest_of_the_deceased() {
    check(
        CardClass::Mage,
        &[
            Give("REV_956t"),
            Cost("REV_956t", 2),
            Stats("REV_956t", 4, 5),
            Has("REV_956t", GameTag::INFUSED),
            Has("REV_956t", GameTag::TAUNT),
            Play("REV_956t", Nothing),
            In(The("REV_956t"), Zone::Play),
            Now(The("REV_956t"), 4, 5),
            HasNow(The("REV_956t"), GameTag::INFUSED),
            HasNow(The("REV_956t"), GameTag::TAUNT),
        ],
    );
}

/// # Murlocula
///
/// `REV_957` · Neutral minion · 4 mana · 3/4
///
/// > **Lifesteal Infuse (@):** This costs (0).
///
/// State: Done
//~ done REV_957 e1738bc8 - 43188e4f.57f82730
#[test]
fn REV_957_murlocula() {
    check(
        CardClass::Mage,
        &[
            Give("REV_957"),
            Cost("REV_957", 4),
            Stats("REV_957", 3, 4),
            Has("REV_957", GameTag::LIFESTEAL),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Is(InHand(0), "REV_957"),
            Kill(My(0)),
            Is(InHand(0), "REV_957t"),
            CostNow(InHand(0), 0),
        ],
    );
}

/// # Murlocula
///
/// `REV_957t` · Neutral minion · 0 mana · 3/4
///
/// > **Infused Lifesteal**
///
/// State: Done
//~ done REV_957t 76cee63b - 31f959de.2c7eb27f
#[test]
fn REV_957t_murlocula() {
    check(
        CardClass::Mage,
        &[
            Give("REV_957t"),
            Cost("REV_957t", 0),
            Stats("REV_957t", 3, 4),
            Has("REV_957t", GameTag::LIFESTEAL),
            Play("REV_957t", Nothing),
            Mana(10),
            HasNow(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Ashen Elemental
///
/// `REV_960` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
///
/// State: Todo
//~ todo REV_960 95dd70db 5e6c4a39 e873003d.be361d5c
#[test]
#[ignore = "todo: REV_960 Ashen Elemental"]
fn REV_960_ashen_elemental() {
    check(CardClass::Mage, &[Give("REV_960"), Cost("REV_960", 3), Stats("REV_960", 2, 4), Unwritten]);
}

/// # The Coin
///
/// `REV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived REV_COIN1 00f1d34f 4d78730d e8b115f2.095f71be
#[test]
fn REV_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("REV_COIN1"),
            Cost("REV_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("REV_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `REV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived REV_COIN2 99268242 fd9f03f9 34bf76fa.095f71be
#[test]
fn REV_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("REV_COIN2"),
            Cost("REV_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("REV_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # TEMP - Sunwell Tracker
///
/// `RLK_790t` · Neutral spell · 0 mana
///
/// > **Sunwell** = {@}
///
/// State: Todo
//~ todo RLK_790t 10b957e5 e49daace 64660ada.b9a99cfe
#[test]
#[ignore = "todo: RLK_790t TEMP - Sunwell Tracker"]
fn RLK_790t_temp_sunwell_tracker() {
    check(CardClass::Mage, &[Give("RLK_790t"), Cost("RLK_790t", 0), Unwritten]);
}
