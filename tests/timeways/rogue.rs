//! Rogue cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aed035f9

/// # Eventuality
///
/// `END_000` · Rogue spell · Shadow · 2 mana
///
/// > Deal $2 damage. **Imbue** your Hero Power.
///
/// State: Done
//~ done END_000 2434c912 - 378ee7c4.758b6fc5
#[test]
fn END_000_eventuality() {
    check(
        CardClass::Rogue,
        &[
            Give("END_000"),
            Cost("END_000", 2),
            Play("END_000", On(TheirHero)),
            Damage(TheirHero, 2),
            Play("END_000", On(TheirHero)),
            Crystals(10),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Blessing of the Bronze
///
/// `END_000p` · Rogue hero power · 1 mana
///
/// > **Rewind** Get a random minion from another class. It costs (**@**) less.
///
/// State: Todo
//~ todo END_000p 295a689b 91f65c27 a1f1a2a8.5c0adeb8
#[test]
#[ignore = "todo: END_000p Blessing of the Bronze"]
fn END_000p_blessing_of_the_bronze() {
    check(CardClass::Rogue, &[HasHeroPower("END_000p"), Cost("END_000p", 1), Unwritten]);
}

/// # Shade of the End Time
///
/// `END_031` · Multi-class minion · 3 mana · 3/3
///
/// > **Stealth Spell Damage +1**
///
/// State: Vanilla
//~ vanilla END_031 2a330ab3 bc9ea6f0 6a517e74.4ff83c9c
#[test]
fn END_031_shade_of_the_end_time() {
    check(
        CardClass::Rogue,
        &[
            Give("END_031"),
            Cost("END_031", 3),
            Stats("END_031", 3, 3),
            Has("END_031", GameTag::SPELLPOWER),
            Has("END_031", GameTag::STEALTH),
            Play("END_031", Nothing),
            In(The("END_031"), Zone::Play),
            Now(The("END_031"), 3, 3),
            HasNow(The("END_031"), GameTag::SPELLPOWER),
            HasNow(The("END_031"), GameTag::STEALTH),
        ],
    );
}

/// # Winged Aberration
///
/// `END_032` · Multi-class minion · 4 mana · 4/4
///
/// > **Rush** Combo: **Overload** for (2) to gain **Immune** this turn and **Windfury**.
///
/// State: Todo
//~ todo END_032 4e7b9347 3e4e2bf1 6250cc22.266b2662
#[test]
#[ignore = "todo: END_032 Winged Aberration"]
fn END_032_winged_aberration() {
    check(
        CardClass::Rogue,
        &[Give("END_032"), Cost("END_032", 4), Stats("END_032", 4, 4), Has("END_032", GameTag::RUSH), Unwritten],
    );
}

/// # Aberrant
///
/// `END_032e` · Shaman enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived END_032e 2dfa3419 f0d59903 ee7168a0.fb55a5e5
#[test]
fn END_032e_aberrant() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "END_032e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Chrono Daggers
///
/// `TIME_001` · Rogue spell · 3 mana
///
/// > **Rewind** Throw 3 knives at random enemies that deal $2 damage each.
///
/// State: Todo
//~ todo TIME_001 2fccfe9c 83e21298 da9f1bd6.c4f4f077
#[test]
#[ignore = "todo: TIME_001 Chrono Daggers"]
fn TIME_001_chrono_daggers() {
    check(CardClass::Rogue, &[Give("TIME_001"), Cost("TIME_001", 3), Unwritten]);
}

/// # Royal Informant
///
/// `TIME_036` · Rogue minion · 3 mana · 2/4
///
/// > **Battlecry:** Look at the right- most card in your opponent's hand. Either get a copy of it or increase its Cost by (2).
///
/// State: Todo
//~ todo TIME_036 59eb7578 ca036516 06fad3fa.66109472
#[test]
#[ignore = "todo: TIME_036 Royal Informant"]
fn TIME_036_royal_informant() {
    check(CardClass::Rogue, &[Give("TIME_036"), Cost("TIME_036", 3), Stats("TIME_036", 2, 4), Unwritten]);
}

/// # Threat Mitigation
///
/// `TIME_036e` · Rogue enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived TIME_036e 37800e46 efbd8a39 03403aa0.7201933b
#[test]
fn TIME_036e_threat_mitigation() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "TIME_036e"), CostNow(Nth(0), 5)]);
}

/// # Mitigate Threat
///
/// `TIME_036t` · Rogue spell · 0 mana
///
/// > Increase the Cost of your opponent's card by (2).
///
/// State: Todo
//~ todo TIME_036t afadf4f6 94a8321e f130fded.0ca770a6
#[test]
#[ignore = "todo: TIME_036t Mitigate Threat"]
fn TIME_036t_mitigate_threat() {
    check(CardClass::Rogue, &[Give("TIME_036t"), Cost("TIME_036t", 0), Unwritten]);
}

/// # Deja Vu
///
/// `TIME_039` · Rogue spell · 1 mana
///
/// > **Discover** a copy of a card in your opponent's hand.
///
/// State: Derived
//~ derived TIME_039 8585e925 271ef352 73366449.fd8ccd03
#[test]
fn TIME_039_deja_vu() {
    check(
        CardClass::Rogue,
        &[
            Give("TIME_039"),
            Cost("TIME_039", 1),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_039", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Troubled Double
///
/// `TIME_710` · Rogue minion · 4 mana · 3/3
///
/// > **Stealth** Combo**:** Summon a copy of this.
///
/// State: Derived
//~ derived TIME_710 e25b1e4d 53cafde9 983cfc11.33a5cf0b
#[test]
fn TIME_710_troubled_double() {
    check(
        CardClass::Rogue,
        &[
            Give("TIME_710"),
            Cost("TIME_710", 4),
            Stats("TIME_710", 3, 3),
            Has("TIME_710", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TIME_710", Nothing),
            BoardCount(Mine, 3),
            In(The("TIME_710"), Zone::Play),
            Now(The("TIME_710"), 3, 3),
        ],
    );
}

/// # Flashback
///
/// `TIME_711` · Rogue spell · 2 mana
///
/// > Summon two random 1-Cost minions from the past. **Combo:** With +1 Attack.
///
/// State: Todo
//~ todo TIME_711 25da7efc 3e65feeb 2a8c6f84.b8d7a6b7
#[test]
#[ignore = "todo: TIME_711 Flashback"]
fn TIME_711_flashback() {
    check(CardClass::Rogue, &[Give("TIME_711"), Cost("TIME_711", 2), Unwritten]);
}

/// # Memories
///
/// `TIME_711e` · Rogue enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived TIME_711e a2590d36 c9c7f972 cde51ea3.c84fda8a
#[test]
fn TIME_711e_memories() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TIME_711e"), Now(My(0), 6, 1)]);
}

/// # Dethrone
///
/// `TIME_712` · Rogue spell · Shadow · 7 mana
///
/// > Destroy a minion. **Combo:** Summon a random 8-Cost minion.
///
/// State: Derived
//~ derived TIME_712 4935cdc4 4f63321c 04750da6.99b2a409
#[test]
fn TIME_712_dethrone() {
    check(
        CardClass::Rogue,
        &[
            Give("TIME_712"),
            Cost("TIME_712", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("OG_142")),
            Play("TIME_712", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TIME_712"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AV_203")),
            Play("TIME_712", On(Nth(2))),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TIME_712"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("TIME_712", On(Nth(2))),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TIME_712"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("OG_142")),
            Play("TIME_712", On(Nth(1))),
            Dead(Nth(1)),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
}

/// # Time Adm'ral Hooktail
///
/// `TIME_713` · Rogue minion · 5 mana · 4/6
///
/// > **Battlecry:** Summon a 0/8 Chest for your opponent. *It's FULL of Coins!*
///
/// State: Todo
//~ todo TIME_713 8f4b8b40 1f34325c 7e5323e1.1ac2b691
#[test]
#[ignore = "todo: TIME_713 Time Adm'ral Hooktail"]
fn TIME_713_time_admral_hooktail() {
    check(CardClass::Rogue, &[Give("TIME_713"), Cost("TIME_713", 5), Stats("TIME_713", 4, 6), Unwritten]);
}

/// # Timeless Chest
///
/// `TIME_713t` · Rogue minion · 3 mana · 0/8
///
/// > **Deathrattle:** Fill your opponent's hand with Coins.
///
/// State: Todo
//~ todo TIME_713t df4c888e 4a4b0c06 edfd7a6c.639e69d1
#[test]
#[ignore = "todo: TIME_713t Timeless Chest"]
fn TIME_713t_timeless_chest() {
    check(CardClass::Rogue, &[Give("TIME_713t"), Cost("TIME_713t", 3), Stats("TIME_713t", 0, 8), Unwritten]);
}

/// # Fast Forward
///
/// `TIME_770` · Rogue spell · 4 mana
///
/// > Draw 2 cards. Pick one to have its Cost reduced by (2).
///
/// State: Derived
//~ derived TIME_770 4b272e36 988df164 df36606f.fcfa5775
#[test]
fn TIME_770_fast_forward() {
    check(
        CardClass::Rogue,
        &[
            Give("TIME_770"),
            Cost("TIME_770", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_770", Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Garona Halforcen
///
/// `TIME_875` · Rogue minion · 4 mana · 5/4
///
/// > **Fabled**. **Battlecry:** If your opponent is holding King Llane, destroy him and cut their Health in half.
///
/// State: Todo
//~ todo TIME_875 f4bd36b5 1b4ab7aa 9b502bac.b13b09a7
#[test]
#[ignore = "todo: TIME_875 Garona Halforcen"]
fn TIME_875_garona_halforcen() {
    check(CardClass::Rogue, &[Give("TIME_875"), Cost("TIME_875", 4), Stats("TIME_875", 5, 4), Unwritten]);
}

/// # King Llane
///
/// `TIME_875t` · Rogue minion · 3 mana · 3/3
///
/// > **Start of Game:** Hide from Garona in the enemy's deck. **Battlecry:** Draw a card. Shuffle this back into your deck.
///
/// State: Todo
//~ todo TIME_875t a3c0a5f9 adcac256 5c23ab56.3929b8ce
#[test]
#[ignore = "todo: TIME_875t King Llane"]
fn TIME_875t_king_llane() {
    check(CardClass::Rogue, &[Give("TIME_875t"), Cost("TIME_875t", 3), Stats("TIME_875t", 3, 3), Unwritten]);
}

/// # The Kingslayers
///
/// `TIME_875t1` · Rogue weapon · 2 mana · 3/2 durability
///
/// > After your hero attacks, both players draw a **Legendary** card.
///
/// State: Todo
//~ todo TIME_875t1 a3c8b967 db08009e 4385eec8.6594af79
#[test]
#[ignore = "todo: TIME_875t1 The Kingslayers"]
fn TIME_875t1_the_kingslayers() {
    check(CardClass::Rogue, &[Give("TIME_875t1"), Cost("TIME_875t1", 2), Stats("TIME_875t1", 3, 2), Unwritten]);
}

/// # Shapeshifter
///
/// `TIME_876` · Rogue minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform into a random minion in your opponent's hand.
///
/// State: Todo
//~ todo TIME_876 7e35aea2 428249f9 4fc3b7c1.c68a1795
#[test]
#[ignore = "todo: TIME_876 Shapeshifter"]
fn TIME_876_shapeshifter() {
    check(CardClass::Rogue, &[Give("TIME_876"), Cost("TIME_876", 1), Stats("TIME_876", 1, 1), Unwritten]);
}
