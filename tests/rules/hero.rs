//! Heroes, Hero Powers and weapons.
use cardwright_engine::script::Ability;

use super::*;

// Shadestone Skulker stores the weapon: it neither breaks nor dies.
#[test]
fn a_hero_loses_the_attack_of_a_weapon_that_is_removed() {
    let weapon = [Ally("CS2_106"), StatsNow(MyHero, 3, 30)];
    check(
        CardClass::Rogue,
        &[&weapon[..], &[Play("DEEP_012", Nothing), NoWeapon(Mine), StatsNow(MyHero, 0, 30)]].concat(),
    );
}

#[test]
fn a_hero_strikes_with_its_weapon_and_not_back_with_it() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[
        Play("CS2_106", Nothing),
        Attack(MyHero, TheirHero),
        Health(TheirHero, 27),
        StatsNow(MyWeapon, 3, 1),
        EndTurn,
    ]);
    table.steps(&[Enemy("CS2_182"), Attack(Their(0), MyHero), Damage(Their(0), 0), Health(MyHero, 26)]);
}

/// Texts about the hero's attack apply to attacks with a weapon (Punch Card, Fiery War Axe).
#[test]
fn a_hero_with_a_weapon_also_damages_whom_its_own_enchantment_names() {
    check! { Warrior:
        Ally("CS2_106"), Enemy("CS2_182"), Enemy("CS2_182"), Play("WORK_022", Nothing), Attack(MyHero, Their(0)),
        Dead(Nth(1)), Dead(Nth(2)),
    }
}

/// A hero attacks with the keywords of its weapon.
#[test]
fn a_weapon_that_cannot_attack_heroes_leaves_minions() {
    // Bladed Gauntlet
    let gauntlet =
        [Enemy("CS2_186"), Play("EX1_606", Nothing), Armor(Mine, 5), HandCount(Mine, 1), Play("LOOT_044", Nothing)];
    let attack = [CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)), Damage(Their(0), 5)];
    check(CardClass::Warrior, &[&gauntlet[..], &attack].concat());
    // Lightbringer's Hammer
    let attack = [Ally("SW_314"), Enemy("CS2_182"), CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0))];
    check(CardClass::Paladin, &attack);
}

#[test]
fn a_hero_that_has_attacked_does_not_attack_again_as_another() {
    // Hearthstone Wiki, "Lord Jaraxxus (Classic)".
    check! { Warrior:
        Play("CS2_106", Nothing), Attack(MyHero, TheirHero), Damage(TheirHero, 3), Crystals(10),
        Play("ICC_834", Nothing), Armor(Mine, 5), CannotAttack(MyHero, TheirHero),
    }
}

#[test]
fn a_hero_power_that_is_kept_is_known_to_both_players() {
    // It was in play. Metamorphosis keeps it with the player, Story of Sulfuras with the new Hero Power.
    for swap in ["BT_429", "TLC_632"] {
        let mut table = table(CardClass::DemonHunter);
        table.steps(&[HasHeroPower("HERO_08bp"), Play(swap, Nothing)]);
        let kept = |game: &cardwright_engine::Game| {
            let is_it = |id| game.card(id).is_some_and(|card| card.id == "HERO_08bp");
            game.entities().any(|(id, it)| it.zone == Zone::SetAside && is_it(id))
        };
        let world = table.game.view(cardwright_engine::PlayerId::Second).determinize(1);
        assert!(kept(&table.game) && kept(&world), "what {swap} keeps is known");
    }
}

/// A hero cannot be stolen, though it was a card that was copied before (The Harvester of Envy).
#[test]
fn a_hero_that_was_played_is_not_stolen() {
    let mut table = table(CardClass::Priest);
    table.steps(&[EmptyDeck(Theirs), OnTheirTop("ICC_829"), Play("EX1_339", Nothing), IsCard(InHand(0), "ICC_829")]);
    table.steps(&[EndTurn, Play("ICC_829", Nothing), EndTurn, Ally("REV_011"), Play("ICC_829", Nothing)]);
    table.steps(&[IsCard(MyHero, "ICC_829"), IsCard(TheirHero, "ICC_829"), BoardCount(Mine, 1)]);
}

/// "When a hero card is played, the player's current and maximum Health remain the same." (Hearthstone Wiki, "Hero card")
#[test]
fn a_hero_card_keeps_the_maximum_health_for_good() {
    // Story of Amara sets it to 40; Shadowreaper Anduin brings 5 Armor and prints 30.
    let amara =
        [Play("TLC_835", Nothing), DealDamage(MyHero, 3), Crystals(10), Play("ICC_830", Nothing), Armor(Mine, 5)];
    let later = [EndTurn, EndTurn, Health(MyHero, 37), Restore(MyHero, 10), Health(MyHero, 40)];
    check(CardClass::Priest, &[&amara[..], &later].concat());
    // A maximum below what the hero card prints stays, too: Ragnaros has 8.
    let ragnaros = [Ally("BRM_027"), Kill(My(0)), Health(MyHero, 8), DealDamage(MyHero, 3), Play("ICC_830", Nothing)];
    let later = [Armor(Mine, 5), Health(MyHero, 5), EndTurn, EndTurn, Restore(MyHero, 10), Health(MyHero, 8)];
    check(CardClass::Priest, &[&ragnaros[..], &later].concat());
}

/// f71eeb777b#0#16: what an invoked Hero Power summons comes to the right end, not beside the minion that invokes it.
#[test]
fn an_invoked_hero_power_summons_at_the_right_end() {
    check! { Shaman:
        Ally("CS2_182"), PlayAt("DRG_050", 0, Nothing), BoardCount(Mine, 3), IsCard(My(0), "DRG_050"),
        IsCard(My(1), "CS2_182"),
    }
}

#[test]
fn the_hero_power_once_a_turn() {
    let mut table = table(CardClass::Mage);
    table.steps(&[HeroPower(On(TheirHero)), Mana(8), CannotAct(MyPower), EndTurn, EndTurn, HeroPower(On(TheirHero))]);
}

#[test]
fn one_kind_of_text_serves_spells_hero_powers_and_battlecries() {
    let table = table(CardClass::Mage);
    for id in ["CS2_029", "HERO_08bp", "CS2_147"] {
        assert!(matches!(card(&table, id).power.ability, Ability::Text(_)), "{id}");
    }
    check! { Mage: Play("CS2_029", On(TheirHero)), Health(TheirHero, 24) }
    check! { Mage: HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Mage: Play("CS2_147", Nothing), HandCount(Mine, 1) }
}

#[test]
fn a_hero_strikes_with_its_weapon_and_wears_it_out() {
    of_class(
        CardClass::Warrior,
        &[
            Play("CS2_106", Nothing),
            StatsNow(MyHero, 3, 30),
            Enemy(YETI),
            Attack(MyHero, Their(0)),
            Damage(MyHero, 4),
            StatsNow(MyWeapon, 3, 1),
            EndTurn,
            StatsNow(MyHero, 0, 26),
            EndTurn,
            Attack(MyHero, TheirHero),
            StatsNow(MyHero, 0, 26),
            IsInZone(Nth(0), Zone::Graveyard),
        ],
    );
}

#[test]
fn gorehowl_pays_with_attack_for_minions() {
    of_class(
        CardClass::Warrior,
        &[
            Play("EX1_411", Nothing),
            StatsNow(MyWeapon, 7, 1),
            Enemy(WISP),
            Attack(MyHero, Their(0)),
            StatsNow(MyWeapon, 6, 1),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 6),
            IsInZone(Nth(0), Zone::Graveyard),
        ],
    );
}

#[test]
fn a_stolen_weapon_is_equipped_and_the_own_one_dies() {
    let stolen = [Ally("CS2_106"), Enemy("BT_271"), Play("DRG_082", Nothing)];
    let seen =
        [NoWeapon(Theirs), Dead(Nth(0)), IsCard(MyWeapon, "BT_271"), StatsNow(MyHero, 5, 30), BoardCount(Mine, 1)];
    mage(&[&stolen[..], &seen].concat());
    mage(&[Enemy("CS2_106"), Play("DRG_082", Nothing), NoWeapon(Theirs), IsCard(MyWeapon, "CS2_106")]);
}
