//! Warlock cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8cd49fb9

/// # Boneweb Egg
///
/// `SCH_147` · Warlock minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon two 2/1 Spiders. If you discard this, trigger its **Deathrattle**.
///
/// State: Derived
//~ derived SCH_147 2582a107 969fadd9 807a0b27.dbd09191
#[test]
fn SCH_147_boneweb_egg() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_147"),
            Cost("SCH_147", 2),
            Stats("SCH_147", 0, 2),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_147"),
            Kill(Nth(7)),
            BoardCount(Mine, 4),
            In(The("SCH_147t"), Zone::Play),
            Now(The("SCH_147t"), 2, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_147"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Discard(Nth(0)),
            BoardCount(Mine, 4),
            In(The("SCH_147t"), Zone::Play),
            Now(The("SCH_147t"), 2, 1),
        ],
    );
}

/// # Boneweb Spider
///
/// `SCH_147t` · Warlock minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla SCH_147t a02b8790 d24bbf1e 7aaa057c
#[test]
fn SCH_147t_boneweb_spider() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_147t"),
            Cost("SCH_147t", 1),
            Stats("SCH_147t", 2, 1),
            Play("SCH_147t", Nothing),
            In(The("SCH_147t"), Zone::Play),
            Now(The("SCH_147t"), 2, 1),
        ],
    );
}

/// # Demonic Studies
///
/// `SCH_158` · Warlock spell · Shadow · 1 mana
///
/// > **Discover** a Demon. Your next one costs (1) less.
///
/// State: Derived
//~ derived SCH_158 57b1023e f204640e 90a3273b.7640e5cd
#[test]
fn SCH_158_demonic_studies() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_158"),
            Cost("SCH_158", 1),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("SCH_158", Nothing),
            ChooseCard("AT_020"),
            Is(InHand(2), "AT_020"),
            CostNow(InHand(2), 6),
            Now(InHand(2), 6, 8),
            HandCount(Mine, 3),
            CostNow(Nth(1), 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_158"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("SCH_158", Nothing),
            Choose(0),
        ],
    );
}

/// # Studying Demons
///
/// `SCH_158e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SCH_158e2 a38648e5 839b6be3 3c15bdf7.f705eb41
#[test]
fn SCH_158e2_studying_demons() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "SCH_158e2"), CostNow(Nth(0), 2)]);
}

/// # Archwitch Willow
///
/// `SCH_181` · Warlock minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon a random Demon from your hand and deck.
///
/// State: Derived
//~ derived SCH_181 3e715734 024e9b3d d0f3c476.5d63625a
#[test]
fn SCH_181_archwitch_willow() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_181"),
            Cost("SCH_181", 8),
            Stats("SCH_181", 5, 5),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(2))),
            Play("SCH_181", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 6, 8),
            In(Nth(4), Zone::Play),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_181"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(5))),
            Play("SCH_181", Nothing),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_181"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("SCH_181", Nothing),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_181"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(2))),
            Play("SCH_181", Nothing),
        ],
    );
}

/// # School Spirits
///
/// `SCH_307` · Warlock spell · Shadow · 3 mana
///
/// > Deal $2 damage to all minions. Shuffle 2 Soul Fragments into your deck.
///
/// State: Derived
//~ derived SCH_307 309fb63f fded5644 5c9ba587.e0570880
#[test]
fn SCH_307_school_spirits() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_307"),
            Cost("SCH_307", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_307", Nothing),
            DeckCount(Mine, 21),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
            In(The("SCH_307t"), Zone::Deck),
        ],
    );
}

/// # Soul Fragment
///
/// `SCH_307t` · Multi-class spell · Shadow · 0 mana
///
/// > **Casts When Drawn** Restore #2 Health to your hero.
///
/// State: Derived
//~ derived SCH_307t 74d4fabb aa4b11ba a42f436f.97d12e90
#[test]
fn SCH_307t_soul_fragment() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_307t"),
            Cost("SCH_307t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SCH_307t", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
        ],
    );
}

/// # Void Drinker
///
/// `SCH_343` · Warlock minion · 5 mana · 4/5
///
/// > **Taunt**. **Battlecry:** Destroy a Soul Fragment in your deck to gain +3/+3.
///
/// State: Derived
//~ derived SCH_343 e580da3d 0fa9c786 02ed92d8.49f91fbe
#[test]
fn SCH_343_void_drinker() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_343"),
            Cost("SCH_343", 5),
            Stats("SCH_343", 4, 5),
            Has("SCH_343", GameTag::TAUNT),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SCH_343", Nothing),
            DeckCount(Mine, 21),
            Now(Nth(0), 7, 8),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_343"),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("SCH_343", Nothing),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_343"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_343", Nothing),
            Now(Nth(0), 4, 5),
        ],
    );
}

/// # Soul Powered
///
/// `SCH_343e` · Warlock enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived SCH_343e a93d69ba 2cf67878 ab39b3d4.b42c6980
#[test]
fn SCH_343e_soul_powered() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "SCH_343e"), Now(My(0), 8, 4)]);
}

/// # Shadowlight Scholar
///
/// `SCH_517` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage.
///
/// State: Derived
//~ derived SCH_517 a349b5bf 65ca7fb4 fdf3ac56.16c2a18c
#[test]
fn SCH_517_shadowlight_scholar() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_517"),
            Cost("SCH_517", 3),
            Stats("SCH_517", 3, 4),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SCH_517", On(Nth(5))),
            DeckCount(Mine, 21),
            Dead(Nth(2)),
            Now(Nth(5), 4, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_517"),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("SCH_517", On(Nth(5))),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_517"),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SCH_517", On(Nth(4))),
            DeckCount(Mine, 21),
            Dead(Nth(2)),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_517"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_517", Nothing),
        ],
    );
}

/// # Spirit Jailer
///
/// `SCH_700` · Multi-class minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// State: Derived
//~ derived SCH_700 1ce7c04b 075c8bdc 4907f3dc.dce78cbb
#[test]
fn SCH_700_spirit_jailer() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_700"),
            Cost("SCH_700", 1),
            Stats("SCH_700", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_700", Nothing),
            DeckCount(Mine, 21),
            In(The("SCH_307t"), Zone::Deck),
        ],
    );
}

/// # Soul Shear
///
/// `SCH_701` · Multi-class spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. Shuffle 2 Soul Fragments into your deck.
///
/// State: Derived
//~ derived SCH_701 a10b445a c2116664 dc3929e3.99775ab3
#[test]
fn SCH_701_soul_shear() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_701"),
            Cost("SCH_701", 2),
            Targets("SCH_701", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_701", On(Nth(2))),
            DeckCount(Mine, 21),
            Now(Nth(2), 4, 2),
            In(The("SCH_307t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SCH_701"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_701", On(Nth(1))),
            DeckCount(Mine, 21),
            Now(Nth(1), 4, 2),
            In(The("SCH_307t"), Zone::Deck),
        ],
    );
}

/// # Felosophy
///
/// `SCH_702` · Multi-class spell · Fel · 1 mana
///
/// > Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
///
/// State: Todo
//~ todo SCH_702 e488cdf9 1ba5a2d6 1ce75144.db579858
#[test]
#[ignore = "todo: SCH_702 Felosophy"]
fn SCH_702_felosophy() {
    check(CardClass::Warlock, &[Give("SCH_702"), Cost("SCH_702", 1), Unwritten]);
}

/// # Felosophically Inclined
///
/// `SCH_702e` · Demon Hunter enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived SCH_702e ef3b19c2 8256a674 dce3c697.29d9cb13
#[test]
fn SCH_702e_felosophically_inclined() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "SCH_702e"), Now(My(0), 6, 2)]);
}

/// # Soulciologist Malicia
///
/// `SCH_703` · Multi-class minion · 7 mana · 5/5
///
/// > **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
///
/// State: Todo
//~ todo SCH_703 f73a7068 6ffa3698 9096dd58.e74fb418
#[test]
#[ignore = "todo: SCH_703 Soulciologist Malicia"]
fn SCH_703_soulciologist_malicia() {
    check(CardClass::Warlock, &[Give("SCH_703"), Cost("SCH_703", 7), Stats("SCH_703", 5, 5), Unwritten]);
}

/// # Released Soul
///
/// `SCH_703t` · Multi-class minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla SCH_703t 78a4b067 0a735698 c68f235e.57b12c28
#[test]
fn SCH_703t_released_soul() {
    check(
        CardClass::Warlock,
        &[
            Give("SCH_703t"),
            Cost("SCH_703t", 3),
            Stats("SCH_703t", 3, 3),
            Has("SCH_703t", GameTag::RUSH),
            Play("SCH_703t", Nothing),
            In(The("SCH_703t"), Zone::Play),
            Now(The("SCH_703t"), 3, 3),
            HasNow(The("SCH_703t"), GameTag::RUSH),
        ],
    );
}
