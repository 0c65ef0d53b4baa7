//! Paladin cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8e404ed7

/// # Hand of Infinity
///
/// `END_012` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
///
/// State: Todo
//~ todo END_012 357634f1 836d0d7d 6fcd051a.f6fc9c5a
#[test]
#[ignore = "todo: END_012 Hand of Infinity"]
fn END_012_hand_of_infinity() {
    check(CardClass::Paladin, &[Give("END_012"), Cost("END_012", 3), Stats("END_012", 4, 2), Unwritten]);
}

/// # Gelbin of Tomorrow
///
/// `TIME_009` · Paladin minion · 8 mana · 6/6
///
/// > **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
///
/// State: Todo
//~ todo TIME_009 0ffb5707 8ec2ae47 510d9ef1.c6e420c9
#[test]
#[ignore = "todo: TIME_009 Gelbin of Tomorrow"]
fn TIME_009_gelbin_of_tomorrow() {
    check(CardClass::Paladin, &[Give("TIME_009"), Cost("TIME_009", 8), Stats("TIME_009", 6, 6), Unwritten]);
}

/// # Gnomish Aura
///
/// `TIME_009t1` · Paladin spell · Holy · 4 mana
///
/// > **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
///
/// State: Todo
//~ todo TIME_009t1 778a2e09 5ba45512 96e84bb4.b6e06d8f
#[test]
#[ignore = "todo: TIME_009t1 Gnomish Aura"]
fn TIME_009t1_gnomish_aura() {
    check(
        CardClass::Paladin,
        &[Give("TIME_009t1"), Cost("TIME_009t1", 4), Has("TIME_009t1", GameTag::TRADEABLE), Unwritten],
    );
}

/// # Mekkatorque's Aura
///
/// `TIME_009t2` · Paladin spell · Holy · 5 mana
///
/// > **Tradeable**. At the end of your turn, give a random friendly minion +4/+4 and **Divine Shield**. Lasts @ turns.
///
/// State: Derived
//~ derived TIME_009t2 9bb3a91a e7763080 4a2da1f7.69adfd9a
#[test]
fn TIME_009t2_mekkatorques_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_009t2"),
            Cost("TIME_009t2", 5),
            Has("TIME_009t2", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_009t2", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TIME_009t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_009t2", Nothing),
            Force(Entity(Nth(1))),
            EndTurn,
            In(Nth(0), Zone::Secret),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 8, 9),
        ],
    );
}

/// # For Gnomeregan!
///
/// `TIME_009t2e` · Paladin enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived TIME_009t2e 782eae5c 64ce9b6e b2dab06e.529ecbc5
#[test]
fn TIME_009t2e_for_gnomeregan() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TIME_009t2e"), Now(My(0), 9, 5)]);
}

/// # Hardlight Protector
///
/// `TIME_015` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
///
/// State: Todo
//~ todo TIME_015 b35341d5 574d88f3 8a23a0a3.f2c4fe41
#[test]
#[ignore = "todo: TIME_015 Hardlight Protector"]
fn TIME_015_hardlight_protector() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_015"),
            Cost("TIME_015", 2),
            Stats("TIME_015", 2, 1),
            Has("TIME_015", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Neon Innovation
///
/// `TIME_016` · Paladin spell · Holy · 3 mana
///
/// > **Discover** a Paladin Mech from the past. Give it +5/+5.
///
/// State: Done
//~ done TIME_016 e07cc8d9 - daf8b2af.a752a141
#[test]
fn TIME_016_neon_innovation() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_016"),
            Cost("TIME_016", 3),
            Force(Card("GVG_058")),
            Play("TIME_016", Nothing),
            ChooseCard("GVG_058"),
            Now(InHand(0), 7, 7),
        ],
    );
}

/// # Neon Sign
///
/// `TIME_016e` · Paladin enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived TIME_016e 736e5221 09170d5c 59716b84.401e4f6d
#[test]
fn TIME_016e_neon_sign() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TIME_016e"), Now(My(0), 10, 6)]);
}

/// # Tankgineer
///
/// `TIME_017` · Paladin minion · 4 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
///
/// State: Todo
//~ todo TIME_017 c37c2a5b e689b7af 838801eb.fe570106
#[test]
#[ignore = "todo: TIME_017 Tankgineer"]
fn TIME_017_tankgineer() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_017"),
            Cost("TIME_017", 4),
            Stats("TIME_017", 2, 1),
            Has("TIME_017", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Mend the Timeline
///
/// `TIME_018` · Paladin spell · Holy · 3 mana
///
/// > **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
///
/// State: Todo
//~ todo TIME_018 b190490d 4eede832 27b9288e.922a43ea
#[test]
#[ignore = "todo: TIME_018 Mend the Timeline"]
fn TIME_018_mend_the_timeline() {
    check(CardClass::Paladin, &[Give("TIME_018"), Cost("TIME_018", 3), Unwritten]);
}

/// # Manifested Timeways
///
/// `TIME_019` · Paladin minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
///
/// State: Todo
//~ todo TIME_019 0d9c8485 38418681 8c54b3e1.17a59ee5
#[test]
#[ignore = "todo: TIME_019 Manifested Timeways"]
fn TIME_019_manifested_timeways() {
    check(CardClass::Paladin, &[Give("TIME_019"), Cost("TIME_019", 4), Stats("TIME_019", 3, 3), Unwritten]);
}

/// # PMM Infinitizer
///
/// `TIME_043` · Paladin minion · 6 mana · 4/4
///
/// > **Battlecry:** Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
///
/// State: Derived
//~ derived TIME_043 98e79c03 af1849b8 38b07199.2af2d5b3
#[test]
fn TIME_043_pmm_infinitizer() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_043"),
            Cost("TIME_043", 6),
            Stats("TIME_043", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_043", On(Nth(1))),
            HasNow(Nth(1), GameTag::CANNOT_ATTACK_HEROES),
            Now(Nth(1), 8, 8),
        ],
    );
}

/// # Infinitized
///
/// `TIME_043e` · Paladin enchantment
///
/// > Stats changed to 8/8.
///
/// State: Derived
//~ derived TIME_043e 25d5cdef efc562d1 ba36f8d5.48455c55
#[test]
fn TIME_043e_infinitized() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TIME_043e"), Now(My(0), 8, 8)]);
}

/// # Pacifitized
///
/// `TIME_043e2` · Paladin enchantment
///
/// > Can't attack heroes this turn.
///
/// State: Derived
//~ derived TIME_043e2 18818df9 6044c8e9 8f2b59b8.978eedcd
#[test]
fn TIME_043e2_pacifitized() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TIME_043e2"),
            HasNow(My(0), GameTag::CANNOT_ATTACK_HEROES),
            EndTurn,
            HasNot(My(0), GameTag::CANNOT_ATTACK_HEROES),
        ],
    );
}

/// # Past Gnomeregan
///
/// `TIME_044` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1. *Advance to the present!*
///
/// State: Todo
//~ todo TIME_044 3fef2c52 8a431b2a f5dcae58.dbca1153
#[test]
#[ignore = "todo: TIME_044 Past Gnomeregan"]
fn TIME_044_past_gnomeregan() {
    check(CardClass::Paladin, &[Give("TIME_044"), Cost("TIME_044", 2), Unwritten]);
}

/// # Gnomish Strength
///
/// `TIME_044e` · Paladin enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived TIME_044e ba384b39 d04e5245 217d0e95.5ee91837
#[test]
fn TIME_044e_gnomish_strength() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TIME_044e"), Now(My(0), 7, 2)]);
}

/// # Present Gnomeregan
///
/// `TIME_044t1` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
///
/// State: Todo
//~ todo TIME_044t1 d32f64ab 5c2bc38a f40b533f.17bfcf3a
#[test]
#[ignore = "todo: TIME_044t1 Present Gnomeregan"]
fn TIME_044t1_present_gnomeregan() {
    check(CardClass::Paladin, &[Give("TIME_044t1"), Cost("TIME_044t1", 2), Unwritten]);
}

/// # Leper Strength
///
/// `TIME_044t1e` · Paladin enchantment
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived TIME_044t1e f6e8f4d2 ec17d4fc e50c39ed.f85f7e9e
#[test]
fn TIME_044t1e_leper_strength() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TIME_044t1e"),
            Kill(Nth(0)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Future Gnomeregan
///
/// `TIME_044t2` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
///
/// State: Todo
//~ todo TIME_044t2 92296483 bb5d2bf7 521abf88.d1a47856
#[test]
#[ignore = "todo: TIME_044t2 Future Gnomeregan"]
fn TIME_044t2_future_gnomeregan() {
    check(CardClass::Paladin, &[Give("TIME_044t2"), Cost("TIME_044t2", 2), Unwritten]);
}

/// # Chronological Aura
///
/// `TIME_700` · Paladin spell · Holy · 5 mana
///
/// > At the end of your turn, summon a 3/5 Dragon with **Taunt**. Lasts @ turns.
///
/// State: Derived
//~ derived TIME_700 935f91a1 746e41b4 c58e44d7.2fc4d8f3
#[test]
fn TIME_700_chronological_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_700"),
            Cost("TIME_700", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_700", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TIME_700"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_700", Nothing),
            EndTurn,
            BoardCount(Mine, 2),
            In(Nth(0), Zone::Secret),
            In(The("TIME_700t"), Zone::Play),
            Now(The("TIME_700t"), 3, 5),
        ],
    );
}

/// # Chronological Drake
///
/// `TIME_700t` · Paladin minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TIME_700t ceef016c 948761e8 55ba996f.4b0c5d24
#[test]
fn TIME_700t_chronological_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_700t"),
            Cost("TIME_700t", 4),
            Stats("TIME_700t", 3, 5),
            Has("TIME_700t", GameTag::TAUNT),
            Play("TIME_700t", Nothing),
            In(The("TIME_700t"), Zone::Play),
            Now(The("TIME_700t"), 3, 5),
            HasNow(The("TIME_700t"), GameTag::TAUNT),
        ],
    );
}

/// # The Fins Beyond Time
///
/// `TIME_706` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
///
/// State: Todo
//~ todo TIME_706 ad7758b8 3d46d49a 74a09777.7b9009cb
#[test]
#[ignore = "todo: TIME_706 The Fins Beyond Time"]
fn TIME_706_the_fins_beyond_time() {
    check(CardClass::Paladin, &[Give("TIME_706"), Cost("TIME_706", 2), Stats("TIME_706", 2, 3), Unwritten]);
}

/// # When Am I?
///
/// `TIME_EVENT_998e2` · Paladin enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived TIME_EVENT_998e2 9d335056 3a4784b7 29c74fb7.401e4f6d
#[test]
fn TIME_EVENT_998e2_when_am_i() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TIME_EVENT_998e2"), Now(My(0), 10, 6)]);
}
