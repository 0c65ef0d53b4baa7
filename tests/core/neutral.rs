//! Neutral cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b09da3b0

/// Slimescale Myrmidon · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_013 39a28008 821429eb -
#[test]
#[ignore = "todo: Slimescale Myrmidon"]
fn CORE_CATA_013_slimescale_myrmidon() {
    unwritten("CORE_CATA_013");
}

/// Crystalweaver · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_014 18306568 dc3f72ce -
#[test]
#[ignore = "todo: Crystalweaver"]
fn CORE_CATA_014_crystalweaver() {
    unwritten("CORE_CATA_014");
}

/// Tricky Geist · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_015 e1e2c311 31c0979c -
#[test]
#[ignore = "todo: Tricky Geist"]
fn CORE_CATA_015_tricky_geist() {
    unwritten("CORE_CATA_015");
}

/// Wild Synthesis · Spell · 3 mana · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_016 40691d13 e8f74f46 -
#[test]
#[ignore = "todo: Wild Synthesis"]
fn CORE_CATA_016_wild_synthesis() {
    unwritten("CORE_CATA_016");
}

/// Essence Break · Spell · 3 mana · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_017 11f2e32c 8748cb38 -
#[test]
#[ignore = "todo: Essence Break"]
fn CORE_CATA_017_essence_break() {
    unwritten("CORE_CATA_017");
}

/// Menagerie Mug · Minion · 3 mana · 3/3 · **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
//~ done CORE_WON_141 - 30c120c4 -
#[test]
fn CORE_WON_141_menagerie_mug() {
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_168"), Ally("CS2_182"), Ally("NEW1_023"),
        Enemy("CS2_065"), Force(Number(4)), Force(Number(2)), Force(Number(0)), Force(Number(0)),
        Play("CORE_WON_141", Nothing), StatsNow(My(0), 4, 3), StatsNow(My(1), 3, 2), StatsNow(My(2), 3, 2), StatsNow(My(3), 4, 5),
        StatsNow(My(4), 4, 3), StatsNow(My(5), 3, 3), StatsNow(Their(0), 1, 3),
    }
}

/// Fogsail Freebooter · Minion · Pirate · 2 mana · 2/2 · **Battlecry:** If you have a weapon equipped, deal 2 damage.
//~ done CS3_022 - cc798065 -
#[test]
fn CS3_022_fogsail_freebooter() {
    check! { Mage:
        Give("CS3_022"), Cost("CS3_022", 2), Stats("CS3_022", 2, 2), Play("CS3_022", Nothing), Health(TheirHero, 30),
    }
    check! { Mage: Ally("CS2_106"), Play("CS3_022", On(TheirHero)), Health(TheirHero, 28) }
}

/// Taelan Fordring · Minion · 5 mana · 3/3 · **Taunt, Divine Shield Deathrattle:** Draw your highest Cost minion.
//~ done CS3_024 - c8ed2bed -
#[test]
fn CS3_024_taelan_fordring() {
    check! { Mage:
        Give("CS3_024"), Cost("CS3_024", 5), Stats("CS3_024", 3, 3), Has("CS3_024", GameTag::DIVINE_SHIELD),
        Has("CS3_024", GameTag::TAUNT), OnTop("CS2_200"), OnTop("CS2_231"), Play("CS3_024", Nothing), Kill(My(0)),
        IsCard(InHand(0), "CS2_200"),
    }
    check! { Mage: OnTop("EX1_279"), Ally("CS3_024"), Kill(My(0)), IsCard(InHand(0), "CS2_182") }
}

/// Overlord Runthak · Minion · 5 mana · 3/6 · **Rush**. Whenever this attacks, give +1/+1 to all minions in your hand.
//~ done CS3_025 - b39a1f7a -
#[test]
fn CS3_025_overlord_runthak() {
    check! { Mage:
        Give("CS3_025"), Cost("CS3_025", 5), Stats("CS3_025", 3, 6), Has("CS3_025", GameTag::RUSH), Give("CS2_172"),
        Enemy("CS2_182"), Play("CS3_025", Nothing), Attack(My(0), Their(0)), StatsNow(InHand(0), 4, 3),
    }
    // Minions that come to the hand during the attack get nothing.
    check! { Mage:
        Ally("CS3_025"), Ally("EX1_007"), Enemy("BAR_840"), Give("CS2_172"), Attack(My(0), Their(0)),
        HandCount(Mine, 2), StatsNow(InHand(0), 4, 3), StatsNow(InHand(1), 4, 5),
    }
}

/// Nozdormu the Eternal · Minion · Dragon · 7 mana · 8/8 · **Start of Game:** If this is in BOTH players' decks, turns are only 15 seconds long.
//~ done CS3_035 - 99fcbda1 -
#[test]
fn CS3_035_nozdormu_the_eternal() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let game = |mine: &[&str], theirs: &[&str]| {
        let mut table = table(CardClass::Mage);
        let cards = table.game.cards;
        let find = |id: &str| cards.by_id(id).unwrap();
        let deck = |last: &[&str]| {
            let mut list = vec![find("CS2_182"); 20];
            list.extend(last.iter().map(|id| find(id)));
            Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() }
        };
        let (mine, theirs) = (deck(mine), deck(theirs));
        let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
        table.game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        table
    };
    let short = |mine, theirs| [PlayerTag(Mine, GameTag::TIMEOUT, mine), PlayerTag(Theirs, GameTag::TIMEOUT, theirs)];
    game(&["CS3_035"], &["CS3_035"]).steps(&short(15, 15));
    game(&["CS3_035"], &[]).steps(&short(0, 0));
    game(&[], &["CS3_035"]).steps(&short(0, 0));
}

/// The Coin · Spell · 0 mana · Gain 1 Mana Crystal this turn only.
//~ done GAME_005 - bf263994 -
#[test]
fn GAME_005_the_coin() {
    check! { Mage: Give("GAME_005"), Cost("GAME_005", 0), Crystals(5), Play("GAME_005", Nothing), Mana(6) }
}

/// Crusader Aura · Enchantment · Whenever a friendly minion Attacks, give it +2/+1.
//~ done TTN_908e - f603107a -
#[test]
fn TTN_908e_crusader_aura() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Ally("CS2_106"), Enchant(Nth(0), "TTN_908e"),
        Attack(Nth(0), TheirHero), StatsNow(Nth(0), 6, 6), StatsNow(TheirHero, 0, 24), Damage(TheirHero, 6),
    }
}
