//! Paladin cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e159b41

/// # Pharaoh's Blessing
///
/// `ULD_143` · Paladin spell · Holy · 6 mana
///
/// > Give a minion +4/+4, **Divine Shield**, and **Taunt**.
///
/// State: Derived
//~ derived ULD_143 a83d9889 b51287f6 ad4b3943.c10bd258
#[test]
fn ULD_143_pharaohs_blessing() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_143"),
            Cost("ULD_143", 6),
            Targets("ULD_143", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_143", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 8, 9),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ULD_143"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_143", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 8, 9),
        ],
    );
}

/// # Pharaoh's Blessing
///
/// `ULD_143e` · Paladin enchantment
///
/// > +4/+4, **Divine Shield**, and **Taunt**.
///
/// State: Derived
//~ derived ULD_143e 4d1bd295 c73b0ae8 5779505d.b0b5c056
#[test]
fn ULD_143e_pharaohs_blessing() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "ULD_143e"),
            Now(My(0), 9, 5),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Brazen Zealot
///
/// `ULD_145` · Paladin minion · 1 mana · 2/1
///
/// > Whenever you summon a minion, gain +1 Attack.
///
/// State: Derived
//~ derived ULD_145 285cb892 203fc413 19f76bcb.154d4b48
#[test]
fn ULD_145_brazen_zealot() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_145"),
            Cost("ULD_145", 1),
            Stats("ULD_145", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_145"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 3, 1),
        ],
    );
}

/// # Ancestral Guardian
///
/// `ULD_207` · Paladin minion · 4 mana · 4/2
///
/// > **Lifesteal Reborn**
///
/// State: Vanilla
//~ vanilla ULD_207 4868575a b0e19c2c ba2aa853.c32a4eff
#[test]
fn ULD_207_ancestral_guardian() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_207"),
            Cost("ULD_207", 4),
            Stats("ULD_207", 4, 2),
            Has("ULD_207", GameTag::LIFESTEAL),
            Has("ULD_207", GameTag::REBORN),
            Play("ULD_207", Nothing),
            In(The("ULD_207"), Zone::Play),
            Now(The("ULD_207"), 4, 2),
            HasNow(The("ULD_207"), GameTag::LIFESTEAL),
            HasNow(The("ULD_207"), GameTag::REBORN),
        ],
    );
}

/// # Micro Mummy
///
/// `ULD_217` · Paladin minion · 2 mana · 1/2
///
/// > **Reborn** At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Derived
//~ derived ULD_217 1f5ae5ec 6295f70c 8d2c9b45.d0fb6685
#[test]
fn ULD_217_micro_mummy() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_217"),
            Cost("ULD_217", 2),
            Stats("ULD_217", 1, 2),
            Has("ULD_217", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_217"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 5, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ULD_217"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ULD_217"), Never(Entity(Nth(3))), EndTurn],
    );
}

/// # Making Mummies
///
/// `ULD_431` · Paladin spell · 1 mana
///
/// > **Quest:** Play 5 **Reborn** minions. **Reward:** Emperor Wraps.
///
/// State: Done
//~ done ULD_431 ee771b6c - 987bbe87.011882d5
#[test]
fn ULD_431_making_mummies() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_431"),
            Cost("ULD_431", 1),
            Play("ULD_431", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Is(MyPower, "ULD_431p"),
        ],
    );
}

/// # Emperor Wrapped
///
/// `ULD_431e` · Paladin enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived ULD_431e 505c20c4 b2e3c0d6 a4eb035b.142bb519
#[test]
fn ULD_431e_emperor_wrapped() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ULD_431e"), Now(My(0), 2, 2)]);
}

/// # Emperor Wraps
///
/// `ULD_431p` · Paladin hero power · 2 mana
///
/// > Summon a 2/2 copy of a friendly minion.
///
/// State: Derived
//~ derived ULD_431p a3d2d2b5 07f7b317 07091470.f9d17df1
#[test]
fn ULD_431p_emperor_wraps() {
    check(
        CardClass::Paladin,
        &[
            HasHeroPower("ULD_431p"),
            Cost("ULD_431p", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            HasHeroPower("ULD_431p"),
            Friend("TLC_248"),
            HeroPower(On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 2, 2),
        ],
    );
}

/// # Salhet's Pride
///
/// `ULD_438` · Paladin minion · 3 mana · 3/1
///
/// > **Deathrattle:** Draw two 1-Health minions from your deck.
///
/// State: Derived
//~ derived ULD_438 4b7aba16 46b289e0 543b4c7a.a4651404
#[test]
fn ULD_438_salhets_pride() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_438"),
            Cost("ULD_438", 3),
            Stats("ULD_438", 3, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_438"),
            Kill(Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ULD_438"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CORE_EX1_411"),
            OnTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_438"),
            Kill(Nth(11)),
            DeckCount(Mine, 6),
            HandCount(Mine, 3),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
        ],
    );
}

/// # Sandwasp Queen
///
/// `ULD_439` · Paladin minion · 2 mana · 3/1
///
/// > **Battlecry:** Add two 2/1 Sandwasps to your hand.
///
/// State: Derived
//~ derived ULD_439 cddfeda9 7a5bba1d bdf1e6f4.b2b55214
#[test]
fn ULD_439_sandwasp_queen() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_439"),
            Cost("ULD_439", 2),
            Stats("ULD_439", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_439", Nothing),
            Is(InHand(0), "ULD_439t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            Is(InHand(1), "ULD_439t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Sandwasp
///
/// `ULD_439t` · Paladin minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla ULD_439t b37782ce eba2a429 fbb45cb9
#[test]
fn ULD_439t_sandwasp() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_439t"),
            Cost("ULD_439t", 1),
            Stats("ULD_439t", 2, 1),
            Play("ULD_439t", Nothing),
            In(The("ULD_439t"), Zone::Play),
            Now(The("ULD_439t"), 2, 1),
        ],
    );
}

/// # Sir Finley of the Sands
///
/// `ULD_500` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no duplicates, **Discover** an upgraded Hero Power.
///
/// State: Todo
//~ todo ULD_500 290de759 c583f707 84926db1.c13ff53a
#[test]
#[ignore = "todo: ULD_500 Sir Finley of the Sands"]
fn ULD_500_sir_finley_of_the_sands() {
    check(CardClass::Paladin, &[Give("ULD_500"), Cost("ULD_500", 2), Stats("ULD_500", 2, 3), Unwritten]);
}

/// # Tip the Scales
///
/// `ULD_716` · Paladin spell · 8 mana
///
/// > Summon 7 Murlocs from your deck.
///
/// State: Derived
//~ derived ULD_716 91714a51 c96d38bb 7d063e19.cc42c9cf
#[test]
fn ULD_716_tip_the_scales() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_716"),
            Cost("ULD_716", 8),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("ULD_716", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 20),
            In(Nth(1), Zone::Play),
            Now(Nth(1), 2, 1),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ULD_716"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("ULD_716", Nothing),
        ],
    );
}

/// # Watched
///
/// `ULD_716e2` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// State: Derived
//~ derived ULD_716e2 acce88fd 77ab5291 a4f8ede7.59267fb4
#[test]
fn ULD_716e2_watched() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ULD_716e2"), Now(My(0), 3, 3)]);
}

/// # Subdue
///
/// `ULD_728` · Paladin spell · 2 mana
///
/// > Set a minion's Attack and Health to 1.
///
/// State: Derived
//~ derived ULD_728 6af524c7 73a6aa73 75b81b71.fe0eedf1
#[test]
fn ULD_728_subdue() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_728"),
            Cost("ULD_728", 2),
            Targets("ULD_728", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_728", On(Nth(2))),
            Now(Nth(2), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ULD_728"), Friend("CS2_182"), Enemy("CS2_182"), Play("ULD_728", On(Nth(1))), Now(Nth(1), 1, 1)],
    );
}

/// # Subdued
///
/// `ULD_728e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived ULD_728e 46c1ca70 906ca92a fe93c365.d68bebe2
#[test]
fn ULD_728e_subdued() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "ULD_728e"), Now(My(0), 1, 1)]);
}
