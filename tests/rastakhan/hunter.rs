//! Hunter cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fad65e4a

/// # Zul'jin
///
/// `TRL_065` · Hunter hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Cast all spells you've played this game *(targets chosen randomly)*.
///
/// State: Done
//~ done TRL_065 10c6fac0 - e18058a6.c872c01e
#[test]
fn TRL_065_zuljin() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_065"),
            Cost("TRL_065", 10),
            Play("CS2_023", Nothing),
            HandCount(Mine, 3),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Play("TRL_065", Nothing),
            HandCount(Mine, 5),
            Armor(Mine, 5),
        ],
    );
}

/// # Berserker Throw
///
/// `TRL_065h` · Hunter hero power · 2 mana
///
/// > Deal $2 damage.
///
/// State: Derived
//~ derived TRL_065h b23924b6 b47cd322 cca6e74c.c0c62e9f
#[test]
fn TRL_065h_berserker_throw() {
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("TRL_065h"),
            Cost("TRL_065h", 2),
            Targets("TRL_065h", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[HasHeroPower("TRL_065h"), Friend("CS2_182"), Enemy("CS2_182"), HeroPower(On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Headhunter's Hatchet
///
/// `TRL_111` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
///
/// State: Derived
//~ derived TRL_111 87b6e50b a4803d2d 506a1d3b.adc0111a
#[test]
fn TRL_111_headhunters_hatchet() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_111"),
            Cost("TRL_111", 2),
            Stats("TRL_111", 2, 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_111", Nothing),
            Now(Nth(0), 2, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TRL_111"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_111", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # The Beast Within
///
/// `TRL_119` · Hunter spell · 1 mana
///
/// > Give a friendly Beast +1/+1, then it attacks a random enemy minion.
///
/// State: Derived
//~ derived TRL_119 3a6f7eaa 7be1a1ba 624d0bf8.0a939fb3
#[test]
fn TRL_119_the_beast_within() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_119"),
            Cost("TRL_119", 1),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("TRL_119", Nth(2)),
            Force(Entity(Nth(3))),
            Play("TRL_119", On(Nth(1))),
            Now(Nth(1), 3, 4),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # The Beast Within
///
/// `TRL_119e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TRL_119e 0dfe65e2 28bc7bbc 47c5e446.67341004
#[test]
fn TRL_119e_the_beast_within() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TRL_119e"), Now(My(0), 6, 2)]);
}

/// # Master's Call
///
/// `TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// State: Todo
//~ todo TRL_339 9575cac9 eec67143 5e36f206.feca9563
#[test]
#[ignore = "todo: TRL_339 Master's Call"]
fn TRL_339_masters_call() {
    check(CardClass::Hunter, &[Give("TRL_339"), Cost("TRL_339", 3), Unwritten]);
}

/// # Baited Arrow
///
/// `TRL_347` · Hunter spell · 5 mana
///
/// > Deal $3 damage. **Overkill:** Summon a 5/5 Devilsaur.
///
/// State: Derived
//~ derived TRL_347 604938a5 189cb392 c8d4781a.e4b121f6
#[test]
fn TRL_347_baited_arrow() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_347"),
            Cost("TRL_347", 5),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Play("TRL_347", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("TRL_347t"), Zone::Play),
            Now(The("TRL_347t"), 5, 5),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("TRL_347"), Friend("CS2_182"), Enemy("CS2_118"), Play("TRL_347", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Devilsaur
///
/// `TRL_347t` · Hunter minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla TRL_347t 51586000 9e19c43c 249ed062
#[test]
fn TRL_347t_devilsaur() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_347t"),
            Cost("TRL_347t", 5),
            Stats("TRL_347t", 5, 5),
            Play("TRL_347t", Nothing),
            In(The("TRL_347t"), Zone::Play),
            Now(The("TRL_347t"), 5, 5),
        ],
    );
}

/// # Springpaw
///
/// `TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// State: Derived
//~ derived TRL_348 0c9beb46 35ce28d1 04397af8.292677ea
#[test]
fn TRL_348_springpaw() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_348"),
            Cost("TRL_348", 1),
            Stats("TRL_348", 1, 1),
            Has("TRL_348", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_348", Nothing),
            Is(InHand(0), "TRL_348t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Lynx
///
/// `TRL_348t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TRL_348t 6d4f2a63 660f8087 44bcbf53.57b12c28
#[test]
fn TRL_348t_lynx() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_348t"),
            Cost("TRL_348t", 1),
            Stats("TRL_348t", 1, 1),
            Has("TRL_348t", GameTag::RUSH),
            Play("TRL_348t", Nothing),
            In(The("TRL_348t"), Zone::Play),
            Now(The("TRL_348t"), 1, 1),
            HasNow(The("TRL_348t"), GameTag::RUSH),
        ],
    );
}

/// # Bloodscalp Strategist
///
/// `TRL_349` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** If you have a weapon equipped, **Discover** a spell.
///
/// State: Derived
//~ derived TRL_349 ad339069 3cf26de8 fe8ccb41.50f77c04
#[test]
fn TRL_349_bloodscalp_strategist() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_349"),
            Cost("TRL_349", 3),
            Stats("TRL_349", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Force(Card("AT_056")),
            Play("TRL_349", Nothing),
            ChooseCard("AT_056"),
            Is(InHand(0), "AT_056"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TRL_349"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Never(Card("AT_010")),
            Play("TRL_349", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TRL_349"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_349", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Revenge of the Wild
///
/// `TRL_566` · Hunter spell · 2 mana
///
/// > Summon your Beasts that died this turn.
///
/// State: Derived
//~ derived TRL_566 61575f82 1b7eb69f a8016b45.4c20f91c
#[test]
fn TRL_566_revenge_of_the_wild() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_566"),
            Cost("TRL_566", 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("TRL_566", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Halazzi, the Lynx
///
/// `TRL_900` · Hunter minion · 4 mana · 4/2
///
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
///
/// State: Derived
//~ derived TRL_900 aafba9bc ab3f953f ba0f1401.fa9d63f6
#[test]
fn TRL_900_halazzi_the_lynx() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_900"),
            Cost("TRL_900", 4),
            Stats("TRL_900", 4, 2),
            Has("TRL_900", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_900", Nothing),
            Is(InHand(0), "TRL_348t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "TRL_348t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "TRL_348t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            Is(InHand(3), "TRL_348t"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 1, 1),
            Is(InHand(4), "TRL_348t"),
            CostNow(InHand(4), 1),
            Now(InHand(4), 1, 1),
            Is(InHand(5), "TRL_348t"),
            CostNow(InHand(5), 1),
            Now(InHand(5), 1, 1),
            Is(InHand(6), "TRL_348t"),
            CostNow(InHand(6), 1),
            Now(InHand(6), 1, 1),
            Is(InHand(7), "TRL_348t"),
            CostNow(InHand(7), 1),
            Now(InHand(7), 1, 1),
            Is(InHand(8), "TRL_348t"),
            CostNow(InHand(8), 1),
            Now(InHand(8), 1, 1),
            Is(InHand(9), "TRL_348t"),
            CostNow(InHand(9), 1),
            Now(InHand(9), 1, 1),
            HandCount(Mine, 10),
        ],
    );
}

/// # Spirit of the Lynx
///
/// `TRL_901` · Hunter minion · 3 mana · 0/3
///
/// > **Stealth** for 1 turn. Whenever you summon a Beast, give it +1/+1.
///
/// State: Derived
//~ derived TRL_901 89179ef4 65a38634 12266f81.7a1c7c12
#[test]
fn TRL_901_spirit_of_the_lynx() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_901"),
            Cost("TRL_901", 3),
            Stats("TRL_901", 0, 3),
            Has("TRL_901", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_901"),
            EndTurn,
            EndTurn,
            HasNot(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TRL_901"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_901"),
            EndTurn,
            HasNow(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TRL_901"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_901"),
            Play("CS2_119", Nothing),
            Now(Nth(4), 3, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TRL_901"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_901"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Blessing of Halazzi
///
/// `TRL_901e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TRL_901e 67ca8035 bc430709 72405fd7.67341004
#[test]
fn TRL_901e_blessing_of_halazzi() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TRL_901e"), Now(My(0), 6, 2)]);
}
