//! Death Knight cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46f35a75

/// # Tower of Ghouls
///
/// `JAIL_440` · Death Knight minion · 4 mana · 2/7
///
/// > After this minion takes damage, summon two 1/1 Frail Ghouls.
///
/// State: Derived
//~ derived JAIL_440 a6cdabba 5ba96f6c 18456d9d.70de426d
#[test]
fn JAIL_440_tower_of_ghouls() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_440"),
            Cost("JAIL_440", 4),
            Stats("JAIL_440", 2, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_440"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 4),
            In(The("HERO_11bpt"), Zone::Play),
            Now(The("HERO_11bpt"), 1, 1),
        ],
    );
}

/// # Drink Blood
///
/// `JAIL_441` · Death Knight spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
///
/// State: Done
//~ done JAIL_441 060c370b - dd714059.1d3057ed
#[test]
fn JAIL_441_drink_blood() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_441"),
            Cost("JAIL_441", 2),
            Has("JAIL_441", GameTag::LIFESTEAL),
            Targets("JAIL_441", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Hurt(MyHero, 5),
            HeroPower(Nothing),
            Play("JAIL_441", On(Nth(1))),
            Health(Nth(1), 2),
            Health(MyHero, 28),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Disguised Doctor
///
/// `JAIL_442` · Death Knight minion · 1 mana · 5/1
///
/// > Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
///
/// State: Todo
//~ todo JAIL_442 d82173b5 c4dee0d7 f3721c4a.77c500c5
#[test]
#[ignore = "todo: JAIL_442 Disguised Doctor"]
fn JAIL_442_disguised_doctor() {
    check(CardClass::DeathKnight, &[Give("JAIL_442"), Cost("JAIL_442", 1), Stats("JAIL_442", 5, 1), Unwritten]);
}

/// # Detected!
///
/// `JAIL_442a` · Death Knight spell · 1 mana
///
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo JAIL_442a 7ab6fce1 ab8f9273 a79b6fff.43b6cb84
#[test]
#[ignore = "todo: JAIL_442a Detected!"]
fn JAIL_442a_detected() {
    check(CardClass::DeathKnight, &[Give("JAIL_442a"), Cost("JAIL_442a", 1), Unwritten]);
}

/// # Disguised!
///
/// `JAIL_442b` · Death Knight spell · 1 mana
///
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo JAIL_442b 7da9515d d3375894 cde33709.b47a1546
#[test]
#[ignore = "todo: JAIL_442b Disguised!"]
fn JAIL_442b_disguised() {
    check(CardClass::DeathKnight, &[Give("JAIL_442b"), Cost("JAIL_442b", 1), Unwritten]);
}

/// # The Living Plague
///
/// `JAIL_443` · Death Knight minion · 6 mana · 8/8
///
/// > **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
///
/// State: Todo
//~ todo JAIL_443 7b9c6d0e a54d8db0 0b45475a.7be54696
#[test]
#[ignore = "todo: JAIL_443 The Living Plague"]
fn JAIL_443_the_living_plague() {
    check(
        CardClass::DeathKnight,
        &[Give("JAIL_443"), Cost("JAIL_443", 6), Stats("JAIL_443", 8, 8), Has("JAIL_443", GameTag::CHARGE), Unwritten],
    );
}

/// # Blight
///
/// `JAIL_443t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Deal 2 damage to your hero.
///
/// State: Derived
//~ derived JAIL_443t 19b6d4aa b71da4b6 3ed2769c.c006d85c
#[test]
fn JAIL_443t_blight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_443t"),
            Cost("JAIL_443t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_443t", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
        ],
    );
}

/// # Sawbones
///
/// `JAIL_444` · Death Knight minion · 5 mana · 5/3
///
/// > **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
///
/// State: Todo
//~ todo JAIL_444 c1f2fb11 c383026b 81a52e87.820f569c
#[test]
#[ignore = "todo: JAIL_444 Sawbones"]
fn JAIL_444_sawbones() {
    check(CardClass::DeathKnight, &[Give("JAIL_444"), Cost("JAIL_444", 5), Stats("JAIL_444", 5, 3), Unwritten]);
}

/// # Bone Flurry
///
/// `JAIL_445` · Death Knight spell · 2 mana
///
/// > Deal $3 damage randomly split among enemies. If a friendly minion died this turn, deal $3 more.
///
/// State: Derived
//~ derived JAIL_445 55d66e58 c16f910b bbeec758.e79f76b6
#[test]
fn JAIL_445_bone_flurry() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_445"),
            Cost("JAIL_445", 2),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Force(Entity(TheirHero)),
            Play("JAIL_445", Nothing),
            Now(Nth(3), 4, 3),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Blood Doctor Thal'ena
///
/// `JAIL_446` · Death Knight minion · 4 mana · 4/5
///
/// > **Battlecry:** Get a second Hero Power that costs **Corpses**.
///
/// State: Todo
//~ todo JAIL_446 b4539f3d 7eaf6670 09f4c916.9014122e
#[test]
#[ignore = "todo: JAIL_446 Blood Doctor Thal'ena"]
fn JAIL_446_blood_doctor_thalena() {
    check(CardClass::DeathKnight, &[Give("JAIL_446"), Cost("JAIL_446", 4), Stats("JAIL_446", 4, 5), Unwritten]);
}

/// # Vampyr's Kiss
///
/// `JAIL_446hp` · Death Knight hero power · 3 mana
///
/// > Give a minion +3 Attack. This costs **Corpses** instead of Mana.
///
/// State: Todo
//~ todo JAIL_446hp 88b33615 2d59c7b5 2505808d.af9a0454
#[test]
#[ignore = "todo: JAIL_446hp Vampyr's Kiss"]
fn JAIL_446hp_vampyrs_kiss() {
    check(CardClass::DeathKnight, &[HasHeroPower("JAIL_446hp"), Cost("JAIL_446hp", 3), Unwritten]);
}

/// # Vampyr's Kiss
///
/// `JAIL_446hpe6` · Neutral enchantment
///
/// > +3 Attack
///
/// State: Derived
//~ derived JAIL_446hpe6 75b355bf 51aa7b99 eae41139.51bc326b
#[test]
fn JAIL_446hpe6_vampyrs_kiss() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "JAIL_446hpe6"), Now(My(0), 8, 1)]);
}

/// # Corpse Cannon
///
/// `JAIL_450` · Death Knight weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Frail Ghoul.
///
/// State: Derived
//~ derived JAIL_450 f624334b 95a3ad70 0121c15a.fe101132
#[test]
fn JAIL_450_corpse_cannon() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_450"),
            Cost("JAIL_450", 2),
            Stats("JAIL_450", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_450"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("HERO_11bpt"), Zone::Play),
            Now(The("HERO_11bpt"), 1, 1),
        ],
    );
}

/// # Blood Clone
///
/// `JAIL_451` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a 5-Cost minion. Spend 5 **Corpses** to summon a copy of it.
///
/// State: Derived
//~ derived JAIL_451 e89d57f7 f9392bf3 621db419.dfa4bf71
#[test]
fn JAIL_451_blood_clone() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_451"),
            Cost("JAIL_451", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Force(Card("GVG_070")),
            Play("JAIL_451", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            BoardCount(Mine, 2),
            Corpses(Mine, 25),
            HandCount(Mine, 1),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_451"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Never(Card("BE_EVENT_100")),
            Play("JAIL_451", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_451"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Never(Card("AT_017")),
            Play("JAIL_451", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_451"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("JAIL_451", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            HandCount(Mine, 1),
        ],
    );
}

/// # Emergency Surgery
///
/// `JAIL_454` · Death Knight spell · 5 mana
///
/// > Choose an enemy minion. Summon four 3/1 Undead with **Lifesteal** that attack it.
///
/// State: Derived
//~ derived JAIL_454 edf144b3 9b65007a a4b90c60.f051dd4a
#[test]
fn JAIL_454_emergency_surgery() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_454"),
            Cost("JAIL_454", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_454", On(Nth(2))),
            BoardCount(Mine, 3),
            Dead(Nth(2)),
            In(The("JAIL_454t"), Zone::Play),
            Now(The("JAIL_454t"), 3, 1),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Necronurse
///
/// `JAIL_454t` · Death Knight minion · 2 mana · 3/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla JAIL_454t e1cd3735 8742f346 300a18a5.b857c9f1
#[test]
fn JAIL_454t_necronurse() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_454t"),
            Cost("JAIL_454t", 2),
            Stats("JAIL_454t", 3, 1),
            Has("JAIL_454t", GameTag::LIFESTEAL),
            Play("JAIL_454t", Nothing),
            In(The("JAIL_454t"), Zone::Play),
            Now(The("JAIL_454t"), 3, 1),
            HasNow(The("JAIL_454t"), GameTag::LIFESTEAL),
        ],
    );
}
