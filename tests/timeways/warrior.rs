//! Warrior cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9754f2f8

/// # Dimensional Weaponsmith
///
/// `END_021` · Warrior minion · 3 mana · 2/5
///
/// > **Battlecry:** Give all minions and weapons in your hand +2 Attack.
///
/// State: Derived
//~ derived END_021 a8e8a364 700f9841 192374a9.1b36cd42
#[test]
fn END_021_dimensional_weaponsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("END_021"),
            Cost("END_021", 3),
            Stats("END_021", 2, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_021", Nothing),
            Now(Nth(1), 7, 1),
            Now(Nth(2), 6, 5),
        ],
    );
}

/// # Cutting Edge
///
/// `END_021e` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived END_021e 43a00856 29e7382f 0346c808.bf3d1612
#[test]
fn END_021e_cutting_edge() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "END_021e"), Now(My(0), 7, 1)]);
}

/// # Stadium Announcer
///
/// `TIME_034` · Warrior minion · 4 mana · 3/3
///
/// > **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
///
/// State: Todo
//~ todo TIME_034 c43cc712 10d4ca90 e77f408a.4599ff6d
#[test]
#[ignore = "todo: TIME_034 Stadium Announcer"]
fn TIME_034_stadium_announcer() {
    check(CardClass::Warrior, &[Give("TIME_034"), Cost("TIME_034", 4), Stats("TIME_034", 3, 3), Unwritten]);
}

/// # Upper Hand
///
/// `TIME_034e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TIME_034e a4134c4a 2b866a61 2a021faa.67341004
#[test]
fn TIME_034e_upper_hand() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TIME_034e"), Now(My(0), 6, 2)]);
}

/// # Chrono-Lord Epoch
///
/// `TIME_714` · Warrior minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy all minions that your opponent played last turn.
///
/// State: Todo
//~ todo TIME_714 e8933096 4e630b91 caabcbe5.88924f48
#[test]
#[ignore = "todo: TIME_714 Chrono-Lord Epoch"]
fn TIME_714_chrono_lord_epoch() {
    check(CardClass::Warrior, &[Give("TIME_714"), Cost("TIME_714", 6), Stats("TIME_714", 7, 5), Unwritten]);
}

/// # For Glory!
///
/// `TIME_715` · Warrior spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion your opponent controls.
///
/// State: Derived
//~ derived TIME_715 96cd9aa0 199bbeba 4dca0fd5.2f7e388c
#[test]
fn TIME_715_for_glory() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_715"),
            Cost("TIME_715", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_715", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TIME_715"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Slow Motion
///
/// `TIME_716` · Warrior spell · 2 mana
///
/// > Your opponent's cards cost (1) more next turn.
///
/// State: Derived
//~ derived TIME_716 c2cd09f5 7c911840 f165e18c.8b2652d8
#[test]
fn TIME_716_slow_motion() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_716"),
            Cost("TIME_716", 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_716", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 5),
        ],
    );
}

/// # Sloooowwedd Dooowwwnnn
///
/// `TIME_716e` · Warrior enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived TIME_716e 83ea470f 0dfdc5ed 47809fc3.5dfe1a2c
#[test]
fn TIME_716e_sloooowwedd_dooowwwnnn() {
    check(CardClass::Warrior, &[Give("CS2_118"), Enchant(Nth(0), "TIME_716e"), CostNow(Nth(0), 4)]);
}

/// # Slowed Down
///
/// `TIME_716e3` · Warrior enchantment
///
/// > Your cards cost (1) more this turn.
///
/// State: Derived
//~ derived TIME_716e3 71f01454 117884c3 2012d349.13769bbb
#[test]
fn TIME_716e3_slowed_down() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TIME_716e3"),
            EndTurn,
            EndTurn,
            CostNow(InHand(1), 5),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TIME_716e3"),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Precursory Strike
///
/// `TIME_750` · Warrior spell · 2 mana
///
/// > Deal $3 damage. If you're holding a minion that costs (5) or more, draw a minion.
///
/// State: Derived
//~ derived TIME_750 26b41a08 f888837c e8aeba7b.bbe202ef
#[test]
fn TIME_750_precursory_strike() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_750"),
            Cost("TIME_750", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_750", On(Nth(7))),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(7), 4, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TIME_750"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_750", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(6), 4, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TIME_750"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_750", On(Nth(5))),
            DeckCount(Mine, 22),
            Now(Nth(5), 4, 2),
        ],
    );
}

/// # Lo'Gosh, Blood Fighter
///
/// `TIME_850` · Warrior minion · 7 mana · 7/7
///
/// > **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
///
/// State: Todo
//~ todo TIME_850 e1ead6db 70d61a35 ddb96ff4.05458f93
#[test]
#[ignore = "todo: TIME_850 Lo'Gosh, Blood Fighter"]
fn TIME_850_lo_gosh_blood_fighter() {
    check(
        CardClass::Warrior,
        &[Give("TIME_850"), Cost("TIME_850", 7), Stats("TIME_850", 7, 7), Has("TIME_850", GameTag::RUSH), Unwritten],
    );
}

/// # Crimson Blood
///
/// `TIME_850e` · Warrior enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived TIME_850e 8abfe3e9 288ad6f5 1d664e4c.401e4f6d
#[test]
fn TIME_850e_crimson_blood() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TIME_850e"), Now(My(0), 10, 6)]);
}

/// # Broll, Blood Fighter
///
/// `TIME_850t` · Warrior minion · 7 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
///
/// State: Todo
//~ todo TIME_850t e4f9c68a c5f72c7c 06b8f8a1.9f73455a
#[test]
#[ignore = "todo: TIME_850t Broll, Blood Fighter"]
fn TIME_850t_broll_blood_fighter() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_850t"),
            Cost("TIME_850t", 7),
            Stats("TIME_850t", 7, 7),
            Has("TIME_850t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Valeera, Blood Fighter
///
/// `TIME_850t1` · Warrior minion · 7 mana · 7/7
///
/// > **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
///
/// State: Todo
//~ todo TIME_850t1 5ab69780 69b8decf 98643dd2.fe1a2df2
#[test]
#[ignore = "todo: TIME_850t1 Valeera, Blood Fighter"]
fn TIME_850t1_valeera_blood_fighter() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_850t1"),
            Cost("TIME_850t1", 7),
            Stats("TIME_850t1", 7, 7),
            Has("TIME_850t1", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Gladiatorial Combat
///
/// `TIME_870` · Warrior spell · 6 mana
///
/// > Summon a random minion from your deck. Summon a 5/5 Tiger with **Stealth** for your opponent.
///
/// State: Derived
//~ derived TIME_870 362d3363 6a0ee6b7 0254518a.4d365cc2
#[test]
fn TIME_870_gladiatorial_combat() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_870"),
            Cost("TIME_870", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("TIME_870", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
            In(The("TIME_870t"), Zone::Play),
            Now(The("TIME_870t"), 5, 5),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TIME_870"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_870", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            In(The("TIME_870t"), Zone::Play),
            Now(The("TIME_870t"), 5, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Coliseum Tiger
///
/// `TIME_870t` · Warrior minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla TIME_870t 96ed9795 a3f7a5ee a576b300.86cd88a1
#[test]
fn TIME_870t_coliseum_tiger() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_870t"),
            Cost("TIME_870t", 5),
            Stats("TIME_870t", 5, 5),
            Has("TIME_870t", GameTag::STEALTH),
            Play("TIME_870t", Nothing),
            In(The("TIME_870t"), Zone::Play),
            Now(The("TIME_870t"), 5, 5),
            HasNow(The("TIME_870t"), GameTag::STEALTH),
        ],
    );
}

/// # Heir of Hereafter
///
/// `TIME_871` · Warrior minion · 5 mana · 2/6
///
/// > **Taunt Battlecry:** Gain +2/+2 for each damaged minion.
///
/// State: Derived
//~ derived TIME_871 34a5a626 fdac3313 1217deac.d64bfad7
#[test]
fn TIME_871_heir_of_hereafter() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_871"),
            Cost("TIME_871", 5),
            Stats("TIME_871", 2, 6),
            Has("TIME_871", GameTag::TAUNT),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("TIME_871", Nothing),
            Now(Nth(0), 6, 10),
        ],
    );
}

/// # Bloodthirsty
///
/// `TIME_871e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TIME_871e 0eb5ed2d e712ff29 f46b8a94.6d6ab056
#[test]
fn TIME_871e_bloodthirsty() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TIME_871e"), Now(My(0), 7, 3)]);
}

/// # Undefeated Champion
///
/// `TIME_872` · Warrior minion · 8 mana · 13/13
///
/// > **Rush**. **Battlecry:** Fill your opponent's board with random 1-Cost minions.
///
/// State: Derived
//~ derived TIME_872 08770485 90c55262 46a62cc3.332a673d
#[test]
fn TIME_872_undefeated_champion() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_872"),
            Cost("TIME_872", 8),
            Stats("TIME_872", 13, 13),
            Has("TIME_872", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("TIME_872", Nothing),
            BoardCount(Theirs, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TIME_872"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("TIME_872", Nothing)],
    );
    check(
        CardClass::Warrior,
        &[Give("TIME_872"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TIME_872", Nothing)],
    );
}

/// # Unleash the Crocolisks
///
/// `TIME_873` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Summon two 2/3 Beasts for your opponent.
///
/// State: Derived
//~ derived TIME_873 e9c46d3f b192b5a4 7af1c6b8.467f5943
#[test]
fn TIME_873_unleash_the_crocolisks() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_873"),
            Cost("TIME_873", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_873", Nothing),
            Armor(Mine, 10),
            In(The("TIME_873t"), Zone::Play),
            Now(The("TIME_873t"), 2, 3),
            BoardCount(Theirs, 3),
        ],
    );
}

/// # Coliseum Crocolisk
///
/// `TIME_873t` · Warrior minion · 2 mana · 2/3
///
/// State: Vanilla
//~ vanilla TIME_873t 6c75f222 703f242a 768c638d
#[test]
fn TIME_873t_coliseum_crocolisk() {
    check(
        CardClass::Warrior,
        &[
            Give("TIME_873t"),
            Cost("TIME_873t", 2),
            Stats("TIME_873t", 2, 3),
            Play("TIME_873t", Nothing),
            In(The("TIME_873t"), Zone::Play),
            Now(The("TIME_873t"), 2, 3),
        ],
    );
}
