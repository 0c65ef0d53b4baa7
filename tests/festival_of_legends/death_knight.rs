//! Death Knight cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 046bad43

/// Hardcore Cultist · Minion · Undead · 3 mana · 2/1 · **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
//~ done ETC_209 - e7ba80a8 -
#[test]
#[rustfmt::skip]
fn ETC_209_hardcore_cultist() {
    check(CardClass::DeathKnight, &[
        Enemy("CS2_182"), Enemy("CS2_182"), Play("ETC_209", On(Their(0))), Damage(Their(0), 2), Damage(Their(1), 0),
        Health(TheirHero, 30),
    ]);
    check(CardClass::DeathKnight, &[
        Crystals(3), Enemy("CS2_182"), Friend("CS2_182"), Play("ETC_209", Nothing), Damage(Their(0), 2),
        Health(TheirHero, 28), Damage(My(0), 0),
    ]);
    check(CardClass::DeathKnight, &[Targets("ETC_209", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero])]);
}

/// Climactic Necrotic Explosion · Spell · 10 mana · **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
//~ todo ETC_210 25d0d031 ee3f75d1 -
#[test]
#[ignore = "todo: Climactic Necrotic Explosion"]
fn ETC_210_climactic_necrotic_explosion() {
    unwritten("ETC_210");
}

/// Arcanite Ripper · Weapon · 3 mana · 3/2 durability · **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
//~ todo ETC_423 6606548f bd7b84bf -
#[test]
#[ignore = "todo: Arcanite Ripper"]
fn ETC_423_arcanite_ripper() {
    unwritten("ETC_423");
}

/// Boneshredder · Minion · Undead · 5 mana · 5/4 · **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
//~ todo ETC_428 df281a07 bafba17b -
#[test]
#[ignore = "todo: Boneshredder"]
fn ETC_428_boneshredder() {
    unwritten("ETC_428");
}

/// Screaming Banshee · Minion · Undead · 5 mana · 3/6 · **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
//~ todo ETC_522 9faa983a 3f6532d1 -
#[test]
#[ignore = "todo: Screaming Banshee"]
fn ETC_522_screaming_banshee() {
    unwritten("ETC_522");
}

/// Dead Air · Spell · 2 mana · Destroy your Undead. Resummon them.
//~ done JAM_008 - 82ba8e71 -
#[test]
#[rustfmt::skip]
fn JAM_008_dead_air() {
    check(CardClass::DeathKnight, &[
        Friend("ICC_829t2"), Friend("CS2_182"), Enemy("ICC_829t3"), Enchant(My(0), "CS2_092e"),
        Play("JAM_008", Nothing), BoardCount(Mine, 2), Dead(Nth(0)), In(The("ICC_829t2"), Zone::Play),
        Now(The("ICC_829t2"), 2, 2), In(Nth(1), Zone::Play), In(Nth(2), Zone::Play),
    ]);
    check(CardClass::DeathKnight, &[
        Friend("ICC_829t2"), Friend("ICC_829t2"), Friend("ICC_829t2"), Friend("ICC_829t2"), Friend("ICC_829t2"),
        Friend("ICC_829t2"), Friend("ICC_829t2"), Play("JAM_008", Nothing), BoardCount(Mine, 7),
    ]);
}
