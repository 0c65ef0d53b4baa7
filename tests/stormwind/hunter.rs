//! Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8be555f1

/// Doggie Biscuit · Spell · 2 mana · **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
//~ done DED_009 - 573c9ede -
#[test]
#[rustfmt::skip]
fn DED_009_doggie_biscuit() {
    check(CardClass::Hunter, &[
        Targets("DED_009", &[FriendlyMinion, EnemyMinion]), Friend("CS2_182"), Play("DED_009", On(My(0))),
        Now(My(0), 6, 8), HasNot(My(0), GameTag::RUSH),
    ]);
    check(CardClass::Hunter, &[
        Give("DED_009"), Friend("CS2_182"), Enemy("CS2_182"), Use(InHand(0), 0, Nothing), HasNow(My(0), GameTag::RUSH),
        HasNot(Their(0), GameTag::RUSH), Now(My(0), 4, 5),
    ]);
    check(CardClass::Hunter, &[
        Give("DED_009"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Their(0))), Use(InHand(0), 0, Nothing),
        HasNow(My(0), GameTag::RUSH),
    ]);
    check(CardClass::Hunter, &[
        Give("DED_009"), Friend("CS2_182"), Friend("CS2_182"), Force(Entity(My(1))), Use(InHand(0), 0, Nothing),
        HasNot(My(0), GameTag::RUSH), HasNow(My(1), GameTag::RUSH),
    ]);
}

/// Rats of Extraordinary Size · Spell · 6 mana · Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
//~ todo SW_320 2bb89a49 1895c27d -
#[test]
#[ignore = "todo: Rats of Extraordinary Size"]
fn SW_320_rats_of_extraordinary_size() {
    unwritten("SW_320");
}

/// Aimed Shot · Spell · 3 mana · Deal $3 damage. Your next Hero Power deals 2 more damage.
//~ done SW_321 - ca26b27f -
#[test]
#[rustfmt::skip]
fn SW_321_aimed_shot() {
    check(CardClass::Hunter, &[
        Targets("SW_321", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("SW_321", On(TheirHero)),
        Health(TheirHero, 27), EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 26), EndTurn, HeroPower(Nothing),
        Health(TheirHero, 22), EndTurn, EndTurn, HeroPower(Nothing), Health(TheirHero, 20),
    ]);
}

/// Defend the Dwarven District · Spell · 1 mana · **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
//~ todo SW_322 bc31bb49 0bc4aaf3 -
#[test]
#[ignore = "todo: Defend the Dwarven District"]
fn SW_322_defend_the_dwarven_district() {
    unwritten("SW_322");
}

/// Take the High Ground · Spell · 1 mana · **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
//~ todo SW_322t b0acdf7f 107aa925 -
#[test]
#[ignore = "todo: Take the High Ground"]
fn SW_322t_take_the_high_ground() {
    unwritten("SW_322t");
}

/// Knock 'Em Down · Spell · 1 mana · **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
//~ todo SW_322t2 fec27a0d 5de409d1 -
#[test]
#[ignore = "todo: Knock 'Em Down"]
fn SW_322t2_knock_em_down() {
    unwritten("SW_322t2");
}

/// Tavish, Master Marksman · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
//~ todo SW_322t4 8b76b411 1699623e -
#[test]
#[ignore = "todo: Tavish, Master Marksman"]
fn SW_322t4_tavish_master_marksman() {
    unwritten("SW_322t4");
}

/// The Rat King · Minion · Beast · 5 mana · 5/5 · **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
//~ todo SW_323 7b173d3f 4fb8f9ea -
#[test]
#[ignore = "todo: The Rat King"]
fn SW_323_the_rat_king() {
    unwritten("SW_323");
}

/// Leatherworking Kit · Weapon · 1 mana · 0/3 durability · After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
//~ todo SW_457 bb0c214f c6cf32f8 -
#[test]
#[ignore = "todo: Leatherworking Kit"]
fn SW_457_leatherworking_kit() {
    unwritten("SW_457");
}

/// Tavish's Ram · Minion · Beast · 2 mana · 2/2 · **Immune** while attacking.
//~ done SW_458t - 536fd2cd -
#[test]
fn SW_458t_tavishs_ram() {
    check(
        CardClass::Hunter,
        &[
            Friend("SW_458t"),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(My(0), 0),
            Damage(Their(0), 2),
            EndTurn,
            Attack(Their(0), My(0)),
            Dead(Nth(0)),
        ],
    );
}

/// Devouring Swarm · Spell · 0 mana · Choose an enemy minion. Your minions attack it, then return any that die to your hand.
//~ todo SW_460 13b28265 82e8042d -
#[test]
#[ignore = "todo: Devouring Swarm"]
fn SW_460_devouring_swarm() {
    unwritten("SW_460");
}
