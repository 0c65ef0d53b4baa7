//! Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a01d0369

/// # Smuggled Shovel
///
/// `JAIL_380` · Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a spell that didn't start in your deck.
///
/// State: Derived
//~ derived JAIL_380 6ab0047c 2fc447e7 f10a2e12.04aa4efd
#[test]
fn JAIL_380_smuggled_shovel() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_380"),
            Cost("JAIL_380", 1),
            Stats("JAIL_380", 1, 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_380"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Sewer Swimmer
///
/// `JAIL_395` · Hunter minion · 4 mana · 4/3
///
/// > **Prepare Battlecry:** Trigger a friendly minion's **Deathrattle.**
///
/// State: Derived
//~ derived JAIL_395 e603e137 184de2d6 5cdb09dc.12371e56
#[test]
fn JAIL_395_sewer_swimmer() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_395"),
            Cost("JAIL_395", 4),
            Stats("JAIL_395", 4, 3),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("JAIL_395", Nth(5)),
            Play("JAIL_395", On(Nth(4))),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # King of the Underbelly
///
/// `JAIL_831` · Hunter minion · 6 mana · 6/5
///
/// > While building your deck, pick 3 contraband Beasts. Battlecry: **Discover** one. It costs (3) less.
///
/// State: Todo
//~ todo JAIL_831 bed07a60 c022ba8e 356a5c4d.5cb8fe18
#[test]
#[ignore = "todo: JAIL_831 King of the Underbelly"]
fn JAIL_831_king_of_the_underbelly() {
    check(CardClass::Hunter, &[Give("JAIL_831"), Cost("JAIL_831", 6), Stats("JAIL_831", 6, 5), Unwritten]);
}

/// # Dig for Freedom
///
/// `JAIL_876` · Hunter spell · 4 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon two random 4-Cost minions."
///
/// State: Derived
//~ derived JAIL_876 f7898dd8 6d2f2e3a ded2f11d.784e3573
#[test]
fn JAIL_876_dig_for_freedom() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_876"),
            Cost("JAIL_876", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_876", On(Nth(1))),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(CardClass::Hunter, &[Give("JAIL_876"), Friend("CS2_182"), Enemy("CS2_182"), Play("JAIL_876", On(Nth(1)))]);
}

/// # In the Tunnels
///
/// `JAIL_876e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two random 4-Cost minions.
///
/// State: Derived
//~ derived JAIL_876e 1ffe7a79 4e266fb1 9a28fdb4.1e0ec020
#[test]
fn JAIL_876e_in_the_tunnels() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_876e"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Kill(Nth(0)),
            BoardCount(Mine, 3),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_876e"),
            Never(Card("AT_022")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_876e"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
}

/// # Underbelly Network
///
/// `JAIL_877` · Hunter location · 2 mana · 0 uses
///
/// > Summon a 2/1 Rat with "**Deathrattle:** Draw a card."
///
/// State: Derived
//~ derived JAIL_877 f4277886 09cea3c9 c4ec7f1c.3952fea9
#[test]
fn JAIL_877_underbelly_network() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_877"),
            Cost("JAIL_877", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_877"),
            Use(Nth(3), 0, Nothing),
            BoardCount(Mine, 3),
            In(The("JAIL_877t"), Zone::Play),
            Now(The("JAIL_877t"), 2, 1),
        ],
    );
}

/// # Snoot Hoarder
///
/// `JAIL_877t` · Hunter minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived JAIL_877t 9b012d29 743a882f 8f55667c.505f40e5
#[test]
fn JAIL_877t_snoot_hoarder() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_877t"),
            Cost("JAIL_877t", 2),
            Stats("JAIL_877t", 2, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_877t"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Guard Dog
///
/// `JAIL_878` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** Summon a random 1-Cost **Deathrattle** minion.
///
/// State: Derived
//~ derived JAIL_878 a04cba82 0c59b68d 63f50123.bbbe530c
#[test]
fn JAIL_878_guard_dog() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_878"),
            Cost("JAIL_878", 2),
            Stats("JAIL_878", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_878"),
            Force(Card("EX1_029")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("EX1_029"), Zone::Play),
            Now(The("EX1_029"), 2, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_878"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_878"),
            Never(Card("BAR_330")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_878"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_878"),
            Never(Card("AT_029")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_878"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_878"),
            Never(Card("AT_009")),
            Kill(Nth(3)),
        ],
    );
}

/// # Beast Tripwire
///
/// `JAIL_879` · Hunter spell · 4 mana
///
/// > Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
///
/// State: Derived
//~ derived JAIL_879 1aa78266 4eb6ca99 4ddf0063.614e92a6
#[test]
fn JAIL_879_beast_tripwire() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_879"),
            Cost("JAIL_879", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_090")),
            Play("JAIL_879", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(The("AT_090"), Zone::Play),
            Now(The("AT_090"), 5, 3),
            In(The("JAIL_879t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("JAIL_879"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_039")), Play("JAIL_879", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[Give("JAIL_879"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_010")), Play("JAIL_879", Nothing)],
    );
}

/// # Tripped Beast Tripwire
///
/// `JAIL_879t` · Hunter spell · 4 mana
///
/// > **Casts When Drawn** Summon a random 5-Cost Beast.
///
/// State: Todo
//~ todo JAIL_879t 6b288056 dbd1a95c fa361323.317af285
#[test]
#[ignore = "todo: JAIL_879t Tripped Beast Tripwire"]
fn JAIL_879t_tripped_beast_tripwire() {
    check(CardClass::Hunter, &[Give("JAIL_879t"), Cost("JAIL_879t", 4), Unwritten]);
}

/// # Black Market Overseer
///
/// `JAIL_880` · Hunter minion · 1 mana · 1/3
///
/// > Whenever you play a **Deathrattle** minion, give it **Rush**.
///
/// State: Derived
//~ derived JAIL_880 bd67ea0f 914b197a 9f5119d0.0c16b55e
#[test]
fn JAIL_880_black_market_overseer() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_880"),
            Cost("JAIL_880", 1),
            Stats("JAIL_880", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_880"),
            Play("LEG_CS3_013", Nothing),
            HasNow(Nth(4), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_880"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_880"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::RUSH),
        ],
    );
}

/// # Overseen
///
/// `JAIL_880e` · Hunter enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived JAIL_880e 6a815040 798979c9 f900c27e.6bcfb036
#[test]
fn JAIL_880e_overseen() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "JAIL_880e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Arcane Tripwire
///
/// `JAIL_881` · Hunter spell · Arcane · 3 mana
///
/// > Deal $4 damage split among all enemies. Shuffle 2 spells into your deck that do it again when drawn.
///
/// State: Derived
//~ derived JAIL_881 99f0e414 9a139ecc 992960d3.301657b0
#[test]
fn JAIL_881_arcane_tripwire() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_881"),
            Cost("JAIL_881", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("JAIL_881", Nothing),
            DeckCount(Mine, 21),
            Now(Nth(2), 4, 3),
            In(The("JAIL_881t"), Zone::Deck),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Tripped Arcane Tripwire
///
/// `JAIL_881t` · Hunter spell · Arcane · 3 mana
///
/// > **Casts When Drawn** Deal $4 damage split among all enemies.
///
/// State: Todo
//~ todo JAIL_881t 09607571 b727fdb7 5dc393f5.2178386a
#[test]
#[ignore = "todo: JAIL_881t Tripped Arcane Tripwire"]
fn JAIL_881t_tripped_arcane_tripwire() {
    check(CardClass::Hunter, &[Give("JAIL_881t"), Cost("JAIL_881t", 3), Unwritten]);
}

/// # R4T-C4TCH3R
///
/// `JAIL_882` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
///
/// State: Todo
//~ todo JAIL_882 3ae75bbf dc7aaee5 016d28a0.d04866c8
#[test]
#[ignore = "todo: JAIL_882 R4T-C4TCH3R"]
fn JAIL_882_r4t_c4tch3r() {
    check(CardClass::Hunter, &[Give("JAIL_882"), Cost("JAIL_882", 3), Stats("JAIL_882", 4, 2), Unwritten]);
}
