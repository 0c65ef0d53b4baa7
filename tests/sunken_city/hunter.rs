//! Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8453401

/// # Ancient Krakenbane
///
/// `TID_074` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast three spells while holding this, deal 5 damage.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived TID_074 ca638a11 79851bc1 0fe75113.93798dac
#[test]
fn TID_074_ancient_krakenbane() {
    check(
        CardClass::Hunter,
        &[
            Give("TID_074"),
            Cost("TID_074", 3),
            Stats("TID_074", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TID_074", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TID_074"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TID_074", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TID_074"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TID_074", On(TheirHero)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(CardClass::Hunter, &[Give("TID_074"), Friend("CS2_182"), Enemy("CS2_182"), Play("TID_074", Nothing)]);
}

/// # Shellshot
///
/// `TID_075` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// State: Todo
//~ todo TID_075 2d5e1b24 0d42f04f 821e018b.f7578cf6
#[test]
#[ignore = "todo: TID_075 Shellshot"]
fn TID_075_shellshot() {
    check(CardClass::Hunter, &[Give("TID_075"), Cost("TID_075", 3), Unwritten]);
}

/// # K9-0tron
///
/// `TID_099` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry: Dredge**. If it's a 1-Cost minion, summon it.
///
/// State: Derived
//~ derived TID_099 8ebc395c ff06de96 137a1806.2a0f4c75
#[test]
fn TID_099_k9_0tron() {
    check(
        CardClass::Hunter,
        &[
            Give("TID_099"),
            Cost("TID_099", 2),
            Stats("TID_099", 2, 3),
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
            Play("TID_099", Nothing),
            ChooseCard("CS2_168"),
            BoardCount(Mine, 4),
            DeckCount(Mine, 5),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 2, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TID_099"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_075"),
            OnTheirTop("CS2_118"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TID_099", Nothing),
            ChooseCard("CS2_120"),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TID_099"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_075"),
            OnTheirTop("CS2_118"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TID_099", Nothing),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(8), Zone::Deck),
        ],
    );
}

/// # Barbed Nets
///
/// `TSC_023` · Hunter spell · 1 mana
///
/// > Deal $2 damage to an enemy. If you played a Naga while holding this, choose a second target.
///
/// State: Todo
//~ todo TSC_023 ba71b2a2 22f3ba98 ef420e53.05d5d6d1
#[test]
#[ignore = "todo: TSC_023 Barbed Nets"]
fn TSC_023_barbed_nets() {
    check(CardClass::Hunter, &[Give("TSC_023"), Cost("TSC_023", 1), Unwritten]);
}

/// # Harpoon Gun
///
/// `TSC_070` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, **Dredge**. If it's a Beast, reduce its Cost by (2).
///
/// State: Done
//~ done TSC_070 6fc06184 - 389210ed.335875b8
#[test]
fn TSC_070_harpoon_gun() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_070"),
            Cost("TSC_070", 3),
            Stats("TSC_070", 3, 2),
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_125"),
            OnTop("CS2_200"),
            OnTop("CS2_171"),
            Play("TSC_070", Nothing),
            Attack(MyHero, TheirHero),
            ChooseCard("CS2_125"),
            EndTurn,
            EndTurn,
            In(Nth(2), Zone::Hand),
            CostNow(Nth(2), 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_125"),
            OnTop("CS2_200"),
            OnTop("CS2_171"),
            Play("TSC_070", Nothing),
            Attack(MyHero, TheirHero),
            ChooseCard("CS2_200"),
            EndTurn,
            EndTurn,
            In(Nth(2), Zone::Hand),
            CostNow(Nth(2), 6),
        ],
    );
}

/// # Twinbow Terrorcoil
///
/// `TSC_071` · Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, your next spell casts twice.
///
/// State: Todo
//~ todo TSC_071 780a6a81 4b6bf7cc c89f7c1d.52b1d9be
#[test]
#[ignore = "todo: TSC_071 Twinbow Terrorcoil"]
fn TSC_071_twinbow_terrorcoil() {
    check(CardClass::Hunter, &[Give("TSC_071"), Cost("TSC_071", 4), Stats("TSC_071", 4, 4), Unwritten]);
}

/// # Conch's Call
///
/// `TSC_072` · Hunter spell · 3 mana
///
/// > Draw a Naga and a spell.
///
/// State: Derived
//~ derived TSC_072 fcead19f 459e6902 57e6e788.b147dabf
#[test]
fn TSC_072_conchs_call() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_072"),
            Cost("TSC_072", 3),
            OnTop("BE_734"),
            OnTop("AT_001"),
            OnTop("BE_734"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_072", Nothing),
            DeckCount(Mine, 22),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 3, 2),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 5),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Raj Naz'jan
///
/// `TSC_073` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal damage equal to its Cost to the enemy Hero.
///
/// State: Derived
//~ derived TSC_073 28d9d235 6abae3cc ac0c7f0c.838c92d7
#[test]
fn TSC_073_raj_nazjan() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_073"),
            Cost("TSC_073", 2),
            Stats("TSC_073", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_073"),
            Play("CS2_075", Nothing),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Emergency Maneuvers
///
/// `TSC_929` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, summon a copy of it. It's **Dormant** for 1 turn.
///
/// State: Derived
//~ derived TSC_929 a3383b36 d969c0ed 065a0f6c.ef34cc76
#[test]
fn TSC_929_emergency_maneuvers() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_929"),
            Cost("TSC_929", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_929"),
            EndTurn,
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TSC_929"),
            Friend("TLC_248"),
            Friend("TSC_929"),
            EndTurn,
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            HasNow(The("TLC_248"), GameTag::DORMANT),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 28),
        ],
    );
}

/// # Improved Emergency Maneuvers
///
/// `TSC_929t` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, summon two copies of it. They're **Dormant** for 1 turn.
///
/// State: Todo
//~ todo TSC_929t 32e01c35 ff71b58e 01ce6586.07d415c0
#[test]
#[ignore = "todo: TSC_929t Improved Emergency Maneuvers"]
fn TSC_929t_improved_emergency_maneuvers() {
    check(CardClass::Hunter, &[Give("TSC_929t"), Cost("TSC_929t", 2), Unwritten]);
}

/// # Azsharan Saber
///
/// `TSC_945` · Hunter minion · 4 mana · 4/3
///
/// > Rush**. Deathrattle:** Put a 'Sunken Saber' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_945 6f6a1e36 379cd248 d3484072.d59364d2
#[test]
fn TSC_945_azsharan_saber() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_945"),
            Cost("TSC_945", 4),
            Stats("TSC_945", 4, 3),
            Has("TSC_945", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_945"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("TSC_945t"), Zone::Deck),
        ],
    );
}

/// # Sunken Saber
///
/// `TSC_945t` · Hunter minion · 4 mana · 4/3
///
/// > Rush**. Deathrattle:** Summon a Beast from your deck.
///
/// State: Derived
//~ derived TSC_945t 9303d118 4c08a300 9f8e39e5.faf96815
#[test]
fn TSC_945t_sunken_saber() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_945t"),
            Cost("TSC_945t", 4),
            Stats("TSC_945t", 4, 3),
            Has("TSC_945t", GameTag::RUSH),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_945t"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TSC_945t"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_945t"),
            Never(Entity(Nth(3))),
            Kill(Nth(6)),
        ],
    );
}

/// # Urchin Spines
///
/// `TSC_946` · Hunter spell · 1 mana
///
/// > Your spells this turn are **Poisonous**.
///
/// State: Todo
//~ todo TSC_946 35a58bb5 75b53bbd d12e8952.fb58d4ec
#[test]
#[ignore = "todo: TSC_946 Urchin Spines"]
fn TSC_946_urchin_spines() {
    check(CardClass::Hunter, &[Give("TSC_946"), Cost("TSC_946", 1), Unwritten]);
}

/// # Naga's Pride
///
/// `TSC_947` · Hunter spell · 3 mana
///
/// > Summon two 2/2 Lionfish. If you played a Naga while holding this, give them +1/+1.
///
/// State: Derived
//~ derived TSC_947 ff583445 25589794 8edb97ac.7f94ad09
#[test]
fn TSC_947_nagas_pride() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_947"),
            Cost("TSC_947", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_947", Nothing),
            BoardCount(Mine, 4),
            In(The("TSC_947t"), Zone::Play),
            Now(The("TSC_947t"), 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TSC_947"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_947", Nothing),
            BoardCount(Mine, 3),
            In(The("TSC_947t"), Zone::Play),
            Now(The("TSC_947t"), 2, 2),
        ],
    );
}

/// # Well-fed Fish
///
/// `TSC_947e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_947e 8ec445ca a4907209 66a4e950.67341004
#[test]
fn TSC_947e_well_fed_fish() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TSC_947e"), Now(My(0), 6, 2)]);
}

/// # Lionfish
///
/// `TSC_947t` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla TSC_947t c0e6d510 0301a61f 8d7651b5
#[test]
fn TSC_947t_lionfish() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_947t"),
            Cost("TSC_947t", 2),
            Stats("TSC_947t", 2, 2),
            Play("TSC_947t", Nothing),
            In(The("TSC_947t"), Zone::Play),
            Now(The("TSC_947t"), 2, 2),
        ],
    );
}

/// # Hydralodon
///
/// `TSC_950` · Hunter minion · 7 mana · 5/5
///
/// > **Colossal +2 Battlecry:** Give your Hydralodon Heads **Rush**.
///
/// State: Done
//~ done TSC_950 0425cbce - 8ebd7b18.be46ca2a
#[test]
fn TSC_950_hydralodon() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_950"),
            Cost("TSC_950", 7),
            Stats("TSC_950", 5, 5),
            Friend("CS2_231"),
            Play("TSC_950", Nothing),
            BoardCount(Mine, 4),
            HasNow(The("TSC_950t"), GameTag::RUSH),
            HasNow(The("TSC_950t2"), GameTag::RUSH),
            HasNot(Nth(0), GameTag::RUSH),
            HasNot(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Hydralodon Head
///
/// `TSC_950t` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// State: Todo
//~ todo TSC_950t ca6e4d47 02d8737c a137e07c.de464646
#[test]
#[ignore = "todo: TSC_950t Hydralodon Head"]
fn TSC_950t_hydralodon_head() {
    check(CardClass::Hunter, &[Give("TSC_950t"), Cost("TSC_950t", 2), Stats("TSC_950t", 3, 1), Unwritten]);
}

/// # Hydralodon Head
///
/// `TSC_950t2` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// State: Todo
//~ todo TSC_950t2 a1169a59 77da3603 5782eaba.de464646
#[test]
#[ignore = "todo: TSC_950t2 Hydralodon Head"]
fn TSC_950t2_hydralodon_head() {
    check(CardClass::Hunter, &[Give("TSC_950t2"), Cost("TSC_950t2", 2), Stats("TSC_950t2", 3, 1), Unwritten]);
}
