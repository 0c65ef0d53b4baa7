//! Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cce29b30

/// # ZOMBEEEES!!!
///
/// `NX2_013` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon four 1/1 Zombees to attack it.
///
/// State: Derived
//~ derived NX2_013 c07e617e 48f28f78 7301a625.b4bcc5f4
#[test]
fn NX2_013_zombeeees() {
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013"),
            Cost("NX2_013", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_013"),
            EndTurn,
            Play("CS2_182", Nothing),
            Dead(Nth(3)),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_013"),
            EndTurn,
            Play("CS2_118", Nothing),
            BoardCount(Mine, 4),
            Dead(Nth(3)),
            Dead(Nth(4)),
            In(The("NX2_013t"), Zone::Play),
            Now(The("NX2_013t"), 1, 1),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_013"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Zombee
///
/// `NX2_013t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla NX2_013t 287e0374 6c748601 a5fd4268
#[test]
fn NX2_013t_zombee() {
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013t"),
            Cost("NX2_013t", 1),
            Stats("NX2_013t", 1, 1),
            Play("NX2_013t", Nothing),
            In(The("NX2_013t"), Zone::Play),
            Now(The("NX2_013t"), 1, 1),
        ],
    );
}

/// # Improved ZOMBEEEES!!!
///
/// `NX2_013t2` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon four 2/2 Zombees to attack it.
///
/// State: Derived
//~ derived NX2_013t2 6d01c443 18cfb51b d7fbe8a5.507779ac
#[test]
fn NX2_013t2_improved_zombeeees() {
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013t2"),
            Cost("NX2_013t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_013t2"),
            EndTurn,
            Play("CS2_182", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            Dead(Nth(4)),
            In(The("NX2_013t3"), Zone::Play),
            Now(The("NX2_013t3"), 2, 2),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_013t2"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Zombee
///
/// `NX2_013t3` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla NX2_013t3 52e76383 0d9eb6f8 279cd974
#[test]
fn NX2_013t3_zombee() {
    check(
        CardClass::Hunter,
        &[
            Give("NX2_013t3"),
            Cost("NX2_013t3", 2),
            Stats("NX2_013t3", 2, 2),
            Play("NX2_013t3", Nothing),
            In(The("NX2_013t3"), Zone::Play),
            Now(The("NX2_013t3"), 2, 2),
        ],
    );
}

/// # Trinket Tracker
///
/// `NX2_014` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Draw a 1-Cost spell.
///
/// State: Derived
//~ derived NX2_014 68cec82b a2dfac06 a90e603f.140592f7
#[test]
fn NX2_014_trinket_tracker() {
    check(
        CardClass::Hunter,
        &[
            Give("NX2_014"),
            Cost("NX2_014", 1),
            Stats("NX2_014", 1, 1),
            OnTop("AT_004"),
            OnTop("AT_004"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_014", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("NX2_014"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_004"),
            OnTop("CS2_168"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_014", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Tainted
///
/// `NX2_014e` · Hunter enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived NX2_014e b0af8edb 9c1cd59b 6ddfedd1.2574dcf7
#[test]
fn NX2_014e_tainted() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "NX2_014e"),
            HasNow(My(0), GameTag::POISONOUS),
            EndTurn,
            HasNot(My(0), GameTag::POISONOUS),
        ],
    );
}

/// # Faithful Companions
///
/// `NX2_015` · Hunter spell · 7 mana
///
/// > **Discover** a Beast from your deck and summon it. **Manathirst (@):** Also summon a copy of it.
///
/// State: Derived
//~ derived NX2_015 589c017f 47143dbb 525cd856.7a7132f6
#[test]
fn NX2_015_faithful_companions() {
    check(
        CardClass::Hunter,
        &[
            Give("NX2_015"),
            Cost("NX2_015", 7),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(7),
            Play("NX2_015", Nothing),
            ChooseCard("CS2_119"),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 0),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 7),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("NX2_015"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_015", Nothing),
            ChooseCard("CS2_119"),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 7),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Conjured Arrow
///
/// `RLK_804` · Hunter spell · Arcane · 2 mana
///
/// > Deal $2 damage to a minion. **Manathirst (6):** Draw that many cards.
///
/// State: Todo
//~ todo RLK_804 8c1147ee 42fa20ff 622d9602.96ef23e0
#[test]
#[ignore = "todo: RLK_804 Conjured Arrow"]
fn RLK_804_conjured_arrow() {
    check(CardClass::Hunter, &[Give("RLK_804"), Cost("RLK_804", 2), Unwritten]);
}

/// # Arcane Quiver
///
/// `RLK_817` · Hunter spell · Arcane · 2 mana
///
/// > **Discover** a spell from your deck. If it's Arcane, give it **Spell Damage +1**.
///
/// State: Todo
//~ todo RLK_817 a8fd3268 4e5d67d5 7e130691.ff8ddf00
#[test]
#[ignore = "todo: RLK_817 Arcane Quiver"]
fn RLK_817_arcane_quiver() {
    check(CardClass::Hunter, &[Give("RLK_817"), Cost("RLK_817", 2), Unwritten]);
}

/// # Ricochet Shot
///
/// `RLK_818` · Hunter spell · Arcane · 1 mana
///
/// > Deal $1 damage to three random enemies.
///
/// State: Derived
//~ derived RLK_818 c0294147 58c35d3e 1a10e034.1262b9a3
#[test]
fn RLK_818_ricochet_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_818"),
            Cost("RLK_818", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("RLK_818", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Eversong Portal
///
/// `RLK_819` · Hunter spell · Arcane · 4 mana
///
/// > Summon $1 4/4 \|4(Lynx, Lynxes) with **Rush* (improved by **Spell Damage)*.
///
/// State: Todo
//~ todo RLK_819 1deb7bdf 03493410 d7e33bb5.56738146
#[test]
#[ignore = "todo: RLK_819 Eversong Portal"]
fn RLK_819_eversong_portal() {
    check(CardClass::Hunter, &[Give("RLK_819"), Cost("RLK_819", 4), Unwritten]);
}

/// # Eversong Lynx
///
/// `RLK_819t` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla RLK_819t 7db9a7e6 862dada7 42be7148.57b12c28
#[test]
fn RLK_819t_eversong_lynx() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_819t"),
            Cost("RLK_819t", 4),
            Stats("RLK_819t", 4, 4),
            Has("RLK_819t", GameTag::RUSH),
            Play("RLK_819t", Nothing),
            In(The("RLK_819t"), Zone::Play),
            Now(The("RLK_819t"), 4, 4),
            HasNow(The("RLK_819t"), GameTag::RUSH),
        ],
    );
}

/// # Halduron Brightwing
///
/// `RLK_820` · Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Give all Arcane spells in your hand and deck **Spell Damage +1**.
///
/// State: Derived
//~ derived RLK_820 c3821673 d9952bc9 54ed2b77.2599c545
#[test]
fn RLK_820_halduron_brightwing() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_820"),
            Cost("RLK_820", 3),
            Stats("RLK_820", 3, 4),
            OnTop("AT_004"),
            OnTop("AT_004"),
            OnTop("CS2_182"),
            Give("AT_004"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_820", Nothing),
            TagNow(Nth(4), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Scourge Tamer
///
/// `RLK_821` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Craft a custom Zombeast.
///
/// State: Todo
//~ todo RLK_821 f1a9cea3 98f4d3a6 e7920b46.6a8af7d7
#[test]
#[ignore = "todo: RLK_821 Scourge Tamer"]
fn RLK_821_scourge_tamer() {
    check(CardClass::Hunter, &[Give("RLK_821"), Cost("RLK_821", 1), Stats("RLK_821", 1, 2), Unwritten]);
}

/// # Shockspitter
///
/// `RLK_825` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal @ damage. *(Improved by your hero attacks this game!)*
///
/// State: Derived
//~ derived RLK_825 1cc81d1a bd52fecd 4102e6a4.9a3bd865
#[test]
fn RLK_825_shockspitter() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_825"),
            Cost("RLK_825", 4),
            Stats("RLK_825", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Play("RLK_825", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("RLK_825"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Play("RLK_825", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Silvermoon Farstrider
///
/// `RLK_826` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Give all Arcane spells in your hand **Spell Damage +1**.
///
/// State: Derived
//~ derived RLK_826 391af530 28462347 8e9216e6.6b59eec0
#[test]
fn RLK_826_silvermoon_farstrider() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_826"),
            Cost("RLK_826", 2),
            Stats("RLK_826", 2, 3),
            Give("AT_004"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_826", Nothing),
            TagNow(Nth(1), GameTag::SPELLPOWER, 1),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Silvermoon Farstrider Spellpower
///
/// `RLK_826e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived RLK_826e 2fc0344e cbf3706a c4cc55b6.7e90e4a1
#[test]
fn RLK_826e_silvermoon_farstrider_spellpower() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "RLK_826e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Keeneye Spotter
///
/// `RLK_827` · Hunter minion · 3 mana · 3/4
///
/// > Whenever your hero attacks a minion, set its Health to 1.
///
/// State: Derived
//~ derived RLK_827 1dc1bd75 922f52c0 9f9e960b.755ce4ef
#[test]
fn RLK_827_keeneye_spotter() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_827"),
            Cost("RLK_827", 3),
            Stats("RLK_827", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("RLK_827"),
            Attack(MyHero, Nth(2)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Hope of Quel'Thalas
///
/// `RLK_828` · Hunter weapon · 6 mana · 4/2 durability
///
/// > After your hero attacks, give your minions +1/+1 *(wherever they are).*
///
/// State: Derived
//~ derived RLK_828 846f2da2 871894d3 d2a710db.9eff6c25
#[test]
fn RLK_828_hope_of_quel_thalas() {
    check(
        CardClass::Hunter,
        &[
            Give("RLK_828"),
            Cost("RLK_828", 6),
            Stats("RLK_828", 4, 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_828"),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 4),
            Now(Nth(4), 3, 2),
            Now(Nth(5), 5, 6),
            Now(Nth(6), 6, 2),
            Now(Nth(7), 6, 2),
            Now(Nth(8), 5, 6),
            Now(Nth(9), 5, 6),
        ],
    );
}

/// # Light of the Sunwell
///
/// `RLK_828e` · Hunter enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived RLK_828e 0a1744c3 c2a7012c 1ee9ec60.29d9cb13
#[test]
fn RLK_828e_light_of_the_sunwell() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "RLK_828e"), Now(My(0), 6, 2)]);
}
