//! Demon Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26284589

/// # Shambling Chow
///
/// `NX2_024` · Demon Hunter minion · 1 mana · 2/3
///
/// > **Rush Deathrattle:** Deal 4 damage to your hero.
///
/// State: Derived
//~ derived NX2_024 01cc8962 7172e927 c18957a9.05bab5b3
#[test]
fn NX2_024_shambling_chow() {
    check(
        CardClass::DemonHunter,
        &[
            Give("NX2_024"),
            Cost("NX2_024", 1),
            Stats("NX2_024", 2, 3),
            Has("NX2_024", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_024"),
            Kill(Nth(3)),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
        ],
    );
}

/// # Calamity's Grasp
///
/// `NX2_025` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Add a random **Outcast** card to your hand.
///
/// State: Derived
//~ derived NX2_025 1f034565 35e4ab36 48726564.173c4d5f
#[test]
fn NX2_025_calamitys_grasp() {
    check(
        CardClass::DemonHunter,
        &[
            Give("NX2_025"),
            Cost("NX2_025", 1),
            Stats("NX2_025", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_025"),
            Force(Card("BAR_328")),
            Play("CS2_106", Nothing),
            Is(InHand(1), "BAR_328"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("NX2_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_025"),
            Never(Card("AT_001")),
            Play("CS2_106", Nothing),
        ],
    );
}

/// # Felscale Evoker
///
/// `NX2_026` · Demon Hunter minion · 6 mana · 5/7
///
/// > **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo NX2_026 bfb43cc8 350ff195 c13a1835.f2f982d4
#[test]
#[ignore = "todo: NX2_026 Felscale Evoker"]
fn NX2_026_felscale_evoker() {
    check(CardClass::DemonHunter, &[Give("NX2_026"), Cost("NX2_026", 6), Stats("NX2_026", 5, 7), Unwritten]);
}

/// # Mark of Scorn
///
/// `RLK_206` · Demon Hunter spell · 2 mana
///
/// > Draw a card. If it's not a minion, deal $4 damage to the lowest Health enemy.
///
/// State: Derived
//~ derived RLK_206 d0dd6dcf 8518443c 51f92d40.a0d4cc49
#[test]
fn RLK_206_mark_of_scorn() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_206"),
            Cost("RLK_206", 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("RLK_206", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(Nth(6), Zone::Play),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_206"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("RLK_206", Nothing),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            Dead(Nth(14)),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_206"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(14))),
            Play("RLK_206", Nothing),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            Now(Nth(14), 4, 1),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
        ],
    );
}

/// # Fierce Outsider
///
/// `RLK_207` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush Outcast:** Your next **Outcast** card costs (1) less.
///
/// State: Derived
//~ derived RLK_207 dca676db 29c7e606 a1b0af92.13dadb15
#[test]
fn RLK_207_fierce_outsider() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_207"),
            Cost("RLK_207", 1),
            Stats("RLK_207", 2, 1),
            Has("RLK_207", GameTag::RUSH),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_207", Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Introverted
///
/// `RLK_207e` · Demon Hunter enchantment
///
/// > Your next **Outcast** card costs (1) less.
///
/// State: Derived
//~ derived RLK_207e 6ae62e78 4bf5c18d e0f55598.0a4588a9
#[test]
fn RLK_207e_introverted() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_207e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_207e"),
            Play("BT_480", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Fel'dorei Warband
///
/// `RLK_208` · Demon Hunter spell · 4 mana
///
/// > Deal $4 damage. If your deck has no minions, summon four 1/1 Illidari with **Rush**.
///
/// State: Derived
//~ derived RLK_208 c7ec0b2d 34671378 4cc2bac8.b603c191
#[test]
fn RLK_208_feldorei_warband() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_208"),
            Cost("RLK_208", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_208", On(Nth(5))),
            BoardCount(Mine, 1),
            Now(Nth(5), 4, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_208"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_208", On(Nth(4))),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_208"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_208", On(Nth(2))),
            BoardCount(Mine, 5),
            Now(Nth(2), 4, 1),
            In(The("BT_036t"), Zone::Play),
            Now(The("BT_036t"), 1, 1),
        ],
    );
}

/// # Unleash Fel
///
/// `RLK_209` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
///
/// State: Todo
//~ todo RLK_209 5faa350f ac4b9a96 ee49b95d.1fa25520
#[test]
#[ignore = "todo: RLK_209 Unleash Fel"]
fn RLK_209_unleash_fel() {
    check(CardClass::DemonHunter, &[Give("RLK_209"), Cost("RLK_209", 1), Unwritten]);
}

/// # Wretched Exile
///
/// `RLK_210` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, add a random **Outcast** card to your hand.
///
/// State: Derived
//~ derived RLK_210 8f30510c a8f96607 f656ebc5.5458e952
#[test]
fn RLK_210_wretched_exile() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_210"),
            Cost("RLK_210", 2),
            Stats("RLK_210", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_210"),
            Force(Card("BAR_328")),
            Play("BT_480", Nothing),
            Is(InHand(2), "BAR_328"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 4),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_210"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_210"),
            Never(Card("AT_001")),
            Play("BT_480", Nothing),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_210"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_210"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 3),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Deal with a Devil
///
/// `RLK_211` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon two 3/3 Felfiends with **Lifesteal**. If your deck has no minions, summon two more.
///
/// State: Derived
//~ derived RLK_211 fd16fe8e 56de6181 b8fde7a4.3b481fc9
#[test]
fn RLK_211_deal_with_a_devil() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_211"),
            Cost("RLK_211", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_211", Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_211t"), Zone::Play),
            Now(The("RLK_211t"), 3, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_211"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_211", Nothing),
            BoardCount(Mine, 5),
            In(The("RLK_211t"), Zone::Play),
            Now(The("RLK_211t"), 3, 3),
        ],
    );
}

/// # Felfiend
///
/// `RLK_211t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla RLK_211t f39df2dd 804516a9 8b07ba42.b857c9f1
#[test]
fn RLK_211t_felfiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_211t"),
            Cost("RLK_211t", 3),
            Stats("RLK_211t", 3, 3),
            Has("RLK_211t", GameTag::LIFESTEAL),
            Play("RLK_211t", Nothing),
            In(The("RLK_211t"), Zone::Play),
            Now(The("RLK_211t"), 3, 3),
            HasNow(The("RLK_211t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Brutal Annihilan
///
/// `RLK_212` · Demon Hunter minion · 9 mana · 9/9
///
/// > **Taunt**, **Rush** After this minion survives damage, deal that amount to the enemy hero.
///
/// State: Derived
//~ derived RLK_212 8a6b358b cbdd773c 4647b08e.80c83d46
#[test]
fn RLK_212_brutal_annihilan() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_212"),
            Cost("RLK_212", 9),
            Stats("RLK_212", 9, 9),
            Has("RLK_212", GameTag::RUSH),
            Has("RLK_212", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_212"),
            Hurt(Nth(3), 1),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Vengeful Walloper
///
/// `RLK_213` · Demon Hunter minion · 7 mana · 5/5
///
/// > **Rush**. Costs (1) less for each **Outcast** card you've played this game.
///
/// State: Derived
//~ derived RLK_213 4a1210c5 feac80ea 9057189b.31af18e4
#[test]
fn RLK_213_vengeful_walloper() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_213"),
            Cost("RLK_213", 7),
            Stats("RLK_213", 5, 5),
            Has("RLK_213", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_213"),
            Play("BT_480", Nothing),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Souleater's Scythe
///
/// `RLK_214` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
///
/// State: Todo
//~ todo RLK_214 16ea098d 12ae9dcd 34d6c0d3.916c36ca
#[test]
#[ignore = "todo: RLK_214 Souleater's Scythe"]
fn RLK_214_souleaters_scythe() {
    check(CardClass::DemonHunter, &[Give("RLK_214"), Cost("RLK_214", 4), Stats("RLK_214", 4, 2), Unwritten]);
}

/// # Bound Soul
///
/// `RLK_214t` · Demon Hunter spell · 1 mana
///
/// > **Discover** a minion consumed by Souleater's Scythe.
///
/// State: Todo
//~ todo RLK_214t 615dbe71 137a4186 0028b9ea.856cd16b
#[test]
#[ignore = "todo: RLK_214t Bound Soul"]
fn RLK_214t_bound_soul() {
    check(CardClass::DemonHunter, &[Give("RLK_214t"), Cost("RLK_214t", 1), Unwritten]);
}

/// # Felerin, the Forgotten
///
/// `RLK_215` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
///
/// State: Todo
//~ todo RLK_215 7ec5d1d0 b414c79c 8fd1b881.50be2615
#[test]
#[ignore = "todo: RLK_215 Felerin, the Forgotten"]
fn RLK_215_felerin_the_forgotten() {
    check(CardClass::DemonHunter, &[Give("RLK_215"), Cost("RLK_215", 4), Stats("RLK_215", 3, 3), Unwritten]);
}
