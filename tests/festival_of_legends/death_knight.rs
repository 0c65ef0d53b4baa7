//! Death Knight cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 046bad43

/// `ETC_209` · Death Knight minion · 3 mana · 2/1
/// > **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
///
/// State: Todo
//~ todo ETC_209 3b4c18e6 18b39eda cd387a78.954e7380
#[test]
#[ignore = "todo: Hardcore Cultist"]
fn ETC_209_hardcore_cultist() {
    unwritten("ETC_209");
}

/// `ETC_210` · Death Knight spell · 10 mana
/// > **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
///
/// State: Todo
//~ todo ETC_210 7f397528 25d0d031 df3042ec.5f953d34
#[test]
#[ignore = "todo: Climactic Necrotic Explosion"]
fn ETC_210_climactic_necrotic_explosion() {
    unwritten("ETC_210");
}

/// `ETC_423` · Death Knight weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
///
/// State: Todo
//~ todo ETC_423 6fb426a2 6606548f e86102c4.3f459ec0
#[test]
#[ignore = "todo: Arcanite Ripper"]
fn ETC_423_arcanite_ripper() {
    unwritten("ETC_423");
}

/// `ETC_428` · Death Knight minion · 5 mana · 5/4
/// > **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
///
/// State: Todo
//~ todo ETC_428 f7bb5813 df281a07 291c37b6.3196b85f
#[test]
#[ignore = "todo: Boneshredder"]
fn ETC_428_boneshredder() {
    unwritten("ETC_428");
}

/// `ETC_522` · Death Knight minion · 5 mana · 3/6
/// > **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
///
/// State: Todo
//~ todo ETC_522 48e498b9 9faa983a 3ba13da7.b3a10589
#[test]
#[ignore = "todo: Screaming Banshee"]
fn ETC_522_screaming_banshee() {
    unwritten("ETC_522");
}

/// `JAM_008` · Death Knight spell · 2 mana
/// > Destroy your Undead. Resummon them.
///
/// State: Todo
//~ todo JAM_008 6a2db603 f91e01de 1ed1c370.0711842a
#[test]
#[ignore = "todo: Dead Air"]
fn JAM_008_dead_air() {
    unwritten("JAM_008");
}
