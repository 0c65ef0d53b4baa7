//! Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9989326c

/// `MAW_009` · Hunter minion · 5 mana · 6/5
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// State: Todo
//~ todo MAW_009 6981a798 6438c05f 85d04a33.784ea1f0
#[test]
#[ignore = "todo: Shadehound"]
fn MAW_009_shadehound() {
    unwritten("MAW_009");
}

/// `MAW_011` · Hunter minion · 6 mana · 4/4
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// State: Todo
//~ todo MAW_011 8e8ef9e0 3ed2d8e9 8517a68b.46a11672
#[test]
#[ignore = "todo: Defense Attorney Nathanos"]
fn MAW_011_defense_attorney_nathanos() {
    unwritten("MAW_011");
}

/// `REV_350` · Hunter spell · 2 mana
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// State: Todo
//~ todo REV_350 67cf16d4 24850202 264e8470.edbb67e0
#[test]
#[ignore = "todo: Frenzied Fangs"]
fn REV_350_frenzied_fangs() {
    unwritten("REV_350");
}

/// `REV_350t2` · Hunter spell · 2 mana
/// > **Infused** Summon two 2/1 Bats. Give them +1/+2.
///
/// State: Todo
//~ todo REV_350t2 18a49a66 0327b672 38f6df68.4f4e87a5
#[test]
#[ignore = "todo: Frenzied Fangs"]
fn REV_350t2_frenzied_fangs() {
    unwritten("REV_350t2");
}

/// `REV_353` · Hunter minion · 7 mana · 5/4
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// State: Todo
//~ todo REV_353 1b7ab25e 1f8e7e94 9b5e2507.618c380d
#[test]
#[ignore = "todo: Huntsman Altimor"]
fn REV_353_huntsman_altimor() {
    unwritten("REV_353");
}

/// `REV_353t` · Hunter minion · 7 mana · 5/4
/// > **Infused Battlecry:** Summon 2 Gargon Companions. **Infuse (@):** Summon all 3!
///
/// State: Todo
//~ todo REV_353t 12d0d3be 120cab2a c3684616.3d710854
#[test]
#[ignore = "todo: Huntsman Altimor"]
fn REV_353t_huntsman_altimor() {
    unwritten("REV_353t");
}

/// `REV_353t2` · Hunter minion · 7 mana · 5/4
/// > **Infused Battlecry:** Summon all 3 Gargon Companions.
///
/// State: Todo
//~ todo REV_353t2 05e499f8 3f72d7f2 64eea893.b5673928
#[test]
#[ignore = "todo: Huntsman Altimor"]
fn REV_353t2_huntsman_altimor() {
    unwritten("REV_353t2");
}

/// `REV_360t2` · Hunter minion · 3 mana · 5/4
/// > **Dormant** for 3 turns. When this awakens, equip a 4/2 Greatbow.
///
/// State: Todo
//~ todo REV_360t2 91bc3496 ba120bae efdd872b.6ef3beed
#[test]
#[ignore = "todo: Stag Spirit Wildseed"]
fn REV_360t2_stag_spirit_wildseed() {
    unwritten("REV_360t2");
}

/// `REV_361` · Hunter spell · Nature · 3 mana
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// State: Todo
//~ todo REV_361 801c0afa e091e52a 56fe4124.f3277c9d
#[test]
#[ignore = "todo: Wild Spirits"]
fn REV_361_wild_spirits() {
    unwritten("REV_361");
}

/// `REV_363` · Hunter minion · 5 mana · 4/5
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// State: Todo
//~ todo REV_363 8931c703 58c1c063 12138008.ee1820b9
#[test]
#[ignore = "todo: Ara'lon"]
fn REV_363_aralon() {
    unwritten("REV_363");
}

/// `REV_780` · Hunter minion · 5 mana · 4/5
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_780 b029a3b3 f3778d13 1a3bfdd8.2260dcce
#[test]
#[ignore = "todo: Ara'lon"]
fn REV_780_aralon() {
    unwritten("REV_780");
}

/// `REV_790` · Hunter location · 2 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_790 5ca156f1 63817e91 d956f109.09cdb72f
#[test]
#[ignore = "todo: Castle Kennels"]
fn REV_790_castle_kennels() {
    unwritten("REV_790");
}
