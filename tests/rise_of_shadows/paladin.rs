//! Paladin cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e5c07757

/// # Desperate Measures
///
/// `DAL_141` · Paladin spell · 1 mana
///
/// > **Twinspell** Cast a random Paladin **Secret**.
///
/// State: Done
//~ done DAL_141 5a932f87 - bcf4680e.32da5f86
#[test]
fn DAL_141_desperate_measures() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_141"),
            Cost("DAL_141", 1),
            Force(Card("EX1_130")),
            Play("DAL_141", Nothing),
            In(The("EX1_130"), Zone::Secret),
            Is(InHand(0), "DAL_141ts"),
        ],
    );
}

/// # Desperate Measures
///
/// `DAL_141ts` · Paladin spell · 1 mana
///
/// > Cast a random Paladin **Secret**.
///
/// State: Derived
//~ derived DAL_141ts 3da4dba0 9924d544 b3e29beb.1c9b260f
#[test]
fn DAL_141ts_desperate_measures() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_141ts"),
            Cost("DAL_141ts", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_073")),
            Play("DAL_141ts", Nothing),
            In(The("AT_073"), Zone::Secret),
        ],
    );
}

/// # Bronze Herald
///
/// `DAL_146` · Paladin minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add two 4/4 Dragons to your hand.
///
/// State: Derived
//~ derived DAL_146 36b8a598 7425739e 0ad2a538.66e9b96c
#[test]
fn DAL_146_bronze_herald() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_146"),
            Cost("DAL_146", 3),
            Stats("DAL_146", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_146"),
            Kill(Nth(3)),
            Is(InHand(1), "DAL_146t"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 4),
            Is(InHand(2), "DAL_146t"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 4),
            HandCount(Mine, 3),
        ],
    );
}

/// # Bronze Dragon
///
/// `DAL_146t` · Paladin minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla DAL_146t d7793be4 1256af68 09b807ed
#[test]
fn DAL_146t_bronze_dragon() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_146t"),
            Cost("DAL_146t", 4),
            Stats("DAL_146t", 4, 4),
            Play("DAL_146t", Nothing),
            In(The("DAL_146t"), Zone::Play),
            Now(The("DAL_146t"), 4, 4),
        ],
    );
}

/// # Dragon Speaker
///
/// `DAL_147` · Paladin minion · 5 mana · 3/5
///
/// > **Battlecry:** Give all Dragons in your hand +3/+3.
///
/// State: Derived
//~ derived DAL_147 d4ac73b6 bc650e4f 965d3cf7.a71a3f2b
#[test]
fn DAL_147_dragon_speaker() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_147"),
            Cost("DAL_147", 5),
            Stats("DAL_147", 3, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_147", Nothing),
            Now(Nth(1), 9, 10),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Dragon Shout
///
/// `DAL_147e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived DAL_147e b885739f e511b97a 8ce51aa5.b42c6980
#[test]
fn DAL_147e_dragon_shout() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DAL_147e"), Now(My(0), 8, 4)]);
}

/// # Lightforged Blessing
///
/// `DAL_568` · Paladin spell · Holy · 2 mana
///
/// > **Twinspell** Give a friendly minion **Lifesteal**.
///
/// State: Done
//~ done DAL_568 b13ada27 - ed1b0939.0646229b
#[test]
fn DAL_568_lightforged_blessing() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_568"),
            Cost("DAL_568", 2),
            Friend("CS2_182"),
            Play("DAL_568", On(My(0))),
            HasNow(My(0), GameTag::LIFESTEAL),
            Is(InHand(0), "DAL_568ts"),
        ],
    );
}

/// # Lightforged Blessing
///
/// `DAL_568e` · Paladin enchantment
///
/// > **Lifesteal**
///
/// State: Derived
//~ derived DAL_568e 9339e895 41916409 dc95af5c.b857c9f1
#[test]
fn DAL_568e_lightforged_blessing() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DAL_568e"), HasNow(My(0), GameTag::LIFESTEAL)]);
}

/// # Lightforged Blessing
///
/// `DAL_568ts` · Paladin spell · Holy · 2 mana
///
/// > Give a friendly minion **Lifesteal**.
///
/// State: Derived
//~ derived DAL_568ts 826b00a3 0aebe848 04556b1a.0bebb852
#[test]
fn DAL_568ts_lightforged_blessing() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_568ts"),
            Cost("DAL_568ts", 2),
            Targets("DAL_568ts", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_568ts", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
        ],
    );
}

/// # Never Surrender!
///
/// `DAL_570` · Paladin spell · 1 mana
///
/// > **Secret:** When your opponent casts a spell, give your minions +2 Health.
///
/// State: Derived
//~ derived DAL_570 d688ce70 07dccb94 fd51f485.8d741514
#[test]
fn DAL_570_never_surrender() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_570"),
            Cost("DAL_570", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_570"),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 7),
            Dead(Nth(3)),
        ],
    );
}

/// # Never Surrender!
///
/// `DAL_570e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived DAL_570e bb540b5f 6514b6f1 e4e10e72.9f1b69f0
#[test]
fn DAL_570e_never_surrender() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DAL_570e"), Now(My(0), 5, 3)]);
}

/// # Mysterious Blade
///
/// `DAL_571` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a **Secret**, gain +1 Attack.
///
/// State: Derived
//~ derived DAL_571 b136cc70 eccba387 075a9439.0c94e2ea
#[test]
fn DAL_571_mysterious_blade() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_571"),
            Cost("DAL_571", 2),
            Stats("DAL_571", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("DAL_571", Nothing),
            Now(MyHero, 3, 30),
            Now(Nth(0), 3, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("DAL_571"), Friend("CS2_182"), Enemy("CS2_182"), Play("DAL_571", Nothing), Now(MyHero, 2, 30)],
    );
}

/// # Mysterious
///
/// `DAL_571e` · Paladin enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived DAL_571e 1cb99e62 be525242 356a9648.c84fda8a
#[test]
fn DAL_571e_mysterious() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DAL_571e"), Now(My(0), 6, 1)]);
}

/// # Commander Rhyssa
///
/// `DAL_573` · Paladin minion · 3 mana · 4/3
///
/// > Your **Secrets** trigger twice.
///
/// State: Todo
//~ todo DAL_573 4b32b446 89dba864 a326fec2.646e54db
#[test]
#[ignore = "todo: DAL_573 Commander Rhyssa"]
fn DAL_573_commander_rhyssa() {
    check(CardClass::Paladin, &[Give("DAL_573"), Cost("DAL_573", 3), Stats("DAL_573", 4, 3), Unwritten]);
}

/// # Nozari
///
/// `DAL_581` · Paladin minion · 10 mana · 4/12
///
/// > **Battlecry:** Restore both heroes to full Health.
///
/// State: Derived
//~ derived DAL_581 6b1a9b9c 107f400d 9d9bb2e4.86c1a5a2
#[test]
fn DAL_581_nozari() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_581"),
            Cost("DAL_581", 10),
            Stats("DAL_581", 4, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_581", Nothing),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
            Now(TheirHero, 0, 30),
            Damage(TheirHero, 0),
        ],
    );
}

/// # Call to Adventure
///
/// `DAL_727` · Paladin spell · 3 mana
///
/// > Draw the lowest Cost minion from your deck. Give it +2/+2.
///
/// State: Derived
//~ derived DAL_727 0804ba15 b1f53b4d 5be334af.173dca2c
#[test]
fn DAL_727_call_to_adventure() {
    check(
        CardClass::Paladin,
        &[
            Give("DAL_727"),
            Cost("DAL_727", 3),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("DAL_727", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DAL_727"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_727", Nothing),
            DeckCount(Mine, 8),
            HandCount(Mine, 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 3),
        ],
    );
}

/// # Heroic
///
/// `DAL_727e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DAL_727e ab70cf4f 47ebe79a 46bcd876.6d6ab056
#[test]
fn DAL_727e_heroic() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DAL_727e"), Now(My(0), 7, 3)]);
}

/// # Duel!
///
/// `DAL_731` · Paladin spell · 5 mana
///
/// > Summon a minion from each player's deck. They fight!
///
/// State: Todo
//~ todo DAL_731 92496bd0 dbcae20c 0f222137.c3269738
#[test]
#[ignore = "todo: DAL_731 Duel!"]
fn DAL_731_duel() {
    check(CardClass::Paladin, &[Give("DAL_731"), Cost("DAL_731", 5), Unwritten]);
}
