//! Hunter cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 22a6bacf

/// # Hidden Cache
///
/// `CFM_026` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, give a random minion in your hand +2/+2.
///
/// State: Derived
//~ derived CFM_026 1a5d9b8e 4144edd3 1ae7eb2d.255e22b9
#[test]
fn CFM_026_hidden_cache() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_026"),
            Cost("CFM_026", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_026"),
            EndTurn,
            Force(Entity(Nth(1))),
            Play("CS2_182", Nothing),
            Now(Nth(1), 7, 3),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("CFM_026"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_026"),
            EndTurn,
            Never(Entity(Nth(0))),
            Play("CS2_182", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("CFM_026"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_026"),
            EndTurn,
            Play("GAME_005", Nothing),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 3),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 3),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 4),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Smuggling
///
/// `CFM_026e` · Hunter enchantment
///
/// > +2/+2 from Hidden Cache.
///
/// State: Derived
//~ derived CFM_026e 951b9a4a 916899c7 00dc7ecf.6fe5a7f3
#[test]
fn CFM_026e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CFM_026e"), Now(My(0), 7, 3)]);
}

/// # Alleycat
///
/// `CFM_315` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Cat.
///
/// State: Derived
//~ derived CFM_315 65e4ac5d 7dc29f75 8f5c44cf.14e01567
#[test]
fn CFM_315_alleycat() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_315"),
            Cost("CFM_315", 1),
            Stats("CFM_315", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_315", Nothing),
            BoardCount(Mine, 3),
            In(The("CFM_315t"), Zone::Play),
            Now(The("CFM_315t"), 1, 1),
        ],
    );
}

/// # Tabbycat
///
/// `CFM_315t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CFM_315t 2c8963b7 ad083376 a00ea6a1
#[test]
fn CFM_315t_tabbycat() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_315t"),
            Cost("CFM_315t", 1),
            Stats("CFM_315t", 1, 1),
            Play("CFM_315t", Nothing),
            In(The("CFM_315t"), Zone::Play),
            Now(The("CFM_315t"), 1, 1),
        ],
    );
}

/// # Rat Pack
///
/// `CFM_316` · Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a number of 1/1 Rats equal to this minion's Attack.
///
/// State: Derived
//~ derived CFM_316 304a6b6e 0d46b52f 12654b0a.5a984a1f
#[test]
fn CFM_316_rat_pack() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_316"),
            Cost("CFM_316", 3),
            Stats("CFM_316", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_316"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("CFM_316t"), Zone::Play),
            Now(The("CFM_316t"), 1, 1),
        ],
    );
}

/// # Rat
///
/// `CFM_316t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CFM_316t 258dd550 133cebf8 11af3075
#[test]
fn CFM_316t_rat() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_316t"),
            Cost("CFM_316t", 1),
            Stats("CFM_316t", 1, 1),
            Play("CFM_316t", Nothing),
            In(The("CFM_316t"), Zone::Play),
            Now(The("CFM_316t"), 1, 1),
        ],
    );
}

/// # Grimestreet Informant
///
/// `CFM_321` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
///
/// State: Derived
//~ derived CFM_321 f5439784 6751972d 28ec64ac.88f45689
#[test]
fn CFM_321_grimestreet_informant() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_321"),
            Cost("CFM_321", 2),
            Stats("CFM_321", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_325")),
            Play("CFM_321", Nothing),
            ChooseCard("OG_325"),
            Is(InHand(0), "OG_325"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Knuckles
///
/// `CFM_333` · Hunter minion · 5 mana · 3/7
///
/// > After this attacks a minion, it also hits the enemy hero.
///
/// State: Derived
//~ derived CFM_333 cf5234e4 507f3392 57ee997f.5d93095a
#[test]
fn CFM_333_knuckles() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_333"),
            Cost("CFM_333", 5),
            Stats("CFM_333", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_333"),
            Attack(Nth(4), Nth(2)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("CFM_333"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_333"),
            Attack(Nth(4), TheirHero),
            Now(TheirHero, 0, 27),
        ],
    );
}

/// # Smuggler's Crate
///
/// `CFM_334` · Hunter spell · 0 mana
///
/// > Give a random Beast in your hand +2/+2.
///
/// State: Derived
//~ derived CFM_334 d19837e6 618f7dcd 438b78cc.f5359205
#[test]
fn CFM_334_smugglers_crate() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_334"),
            Cost("CFM_334", 0),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CFM_334", Nothing),
            Now(Nth(1), 4, 9),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("CFM_334"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("CFM_334", Nothing),
        ],
    );
}

/// # Smuggling
///
/// `CFM_334e` · Neutral enchantment
///
/// > +2/+2 from Smuggler's Crate.
///
/// State: Derived
//~ derived CFM_334e 6ff7e872 43ac4e36 2a1cf7ac.11a53852
#[test]
fn CFM_334e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CFM_334e"), Now(My(0), 7, 3)]);
}

/// # Dispatch Kodo
///
/// `CFM_335` · Hunter minion · 4 mana · 2/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// State: Derived
//~ derived CFM_335 84e35e2d 1fd556bf dcc41a09.13ebc955
#[test]
fn CFM_335_dispatch_kodo() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_335"),
            Cost("CFM_335", 4),
            Stats("CFM_335", 2, 4),
            Targets("CFM_335", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_335", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("CFM_335"), Friend("CS2_182"), Enemy("CS2_182"), Play("CFM_335", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Shaky Zipgunner
///
/// `CFM_336` · Hunter minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
///
/// State: Derived
//~ derived CFM_336 52810891 ee1379e0 8e20e1c2.54db9806
#[test]
fn CFM_336_shaky_zipgunner() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_336"),
            Cost("CFM_336", 3),
            Stats("CFM_336", 4, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_336"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            Now(Nth(0), 6, 5),
        ],
    );
}

/// # Smuggling
///
/// `CFM_336e` · Neutral enchantment
///
/// > +2/+2 from Shaky Zipgunner.
///
/// State: Derived
//~ derived CFM_336e 30ed8b65 6a2b50a7 0f549c1b.a89e22b7
#[test]
fn CFM_336e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CFM_336e"), Now(My(0), 7, 3)]);
}

/// # Piranha Launcher
///
/// `CFM_337` · Hunter weapon · 5 mana · 2/4 durability
///
/// > After your hero attacks, summon a 1/1 Piranha.
///
/// State: Derived
//~ derived CFM_337 2f21a53a 654fc0fd b6babe43.fe1f2dc1
#[test]
fn CFM_337_piranha_launcher() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_337"),
            Cost("CFM_337", 5),
            Stats("CFM_337", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_337"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("CFM_337t"), Zone::Play),
            Now(The("CFM_337t"), 1, 1),
        ],
    );
}

/// # Piranha
///
/// `CFM_337t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CFM_337t c61cdfdf 794df0a4 a7f14850
#[test]
fn CFM_337t_piranha() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_337t"),
            Cost("CFM_337t", 1),
            Stats("CFM_337t", 1, 1),
            Play("CFM_337t", Nothing),
            In(The("CFM_337t"), Zone::Play),
            Now(The("CFM_337t"), 1, 1),
        ],
    );
}

/// # Trogg Beastrager
///
/// `CFM_338` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a random Beast in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_338 a0a5889f 983ddd28 c876c717.093118e9
#[test]
fn CFM_338_trogg_beastrager() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_338"),
            Cost("CFM_338", 2),
            Stats("CFM_338", 3, 2),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CFM_338", Nothing),
            Now(Nth(1), 3, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("CFM_338"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("CFM_338", Nothing),
        ],
    );
}

/// # Smuggling
///
/// `CFM_338e` · Hunter enchantment
///
/// > +1/+1 from Trogg Beastrager.
///
/// State: Derived
//~ derived CFM_338e 404eee80 589a1c87 a1f73a8a.7a605cc7
#[test]
fn CFM_338e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CFM_338e"), Now(My(0), 6, 2)]);
}

/// # Don Han'Cho
///
/// `CFM_685` · Multi-class minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a random minion in your hand +5/+5.
///
/// State: Derived
//~ derived CFM_685 5bf45feb 0b10bd37 b358f7f1.6ab7845d
#[test]
fn CFM_685_don_han_cho() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_685"),
            Cost("CFM_685", 5),
            Stats("CFM_685", 5, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CFM_685", Nothing),
            Now(Nth(1), 10, 6),
        ],
    );
}

/// # Smuggling
///
/// `CFM_685e` · Neutral enchantment
///
/// > +5/+5 from Don Han'Cho.
///
/// State: Derived
//~ derived CFM_685e 6a17c5fe 220b1d7e 53d5478c.c73167ef
#[test]
fn CFM_685e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CFM_685e"), Now(My(0), 10, 6)]);
}

/// # Grimestreet Smuggler
///
/// `CFM_853` · Multi-class minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_853 4bdd0a85 739f44cb cdffb68a.1724715d
#[test]
fn CFM_853_grimestreet_smuggler() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_853"),
            Cost("CFM_853", 3),
            Stats("CFM_853", 2, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CFM_853", Nothing),
            Now(Nth(1), 6, 2),
        ],
    );
}

/// # Smuggling
///
/// `CFM_853e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Smuggler.
///
/// State: Derived
//~ derived CFM_853e 349948b0 28bbe87f 0fff4ee8.4b342d72
#[test]
fn CFM_853e_smuggling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CFM_853e"), Now(My(0), 6, 2)]);
}
