//! Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8be555f1

/// # Defias Blastfisher
///
/// `DED_007` · Hunter minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each of your Beasts.
///
/// State: Derived
//~ derived DED_007 86f05745 196c644b 8841844f.b9650f52
#[test]
fn DED_007_defias_blastfisher() {
    check(
        CardClass::Hunter,
        &[
            Give("DED_007"),
            Cost("DED_007", 5),
            Stats("DED_007", 3, 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("DED_007", Nothing),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Monstrous Parrot
///
/// `DED_008` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry**: Get a copy of the last friendly **Deathrattle** minion that died.
///
/// State: Derived
//~ derived DED_008 00bd384b 381accaa 71534cf2.59e0bef3
#[test]
fn DED_008_monstrous_parrot() {
    check(
        CardClass::Hunter,
        &[
            Give("DED_008"),
            Cost("DED_008", 4),
            Stats("DED_008", 3, 4),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("DED_008", Nothing),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Doggie Biscuit
///
/// `DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// State: Todo
//~ todo DED_009 16418503 e22a409c 7781f278.b5387cf4
#[test]
#[ignore = "todo: DED_009 Doggie Biscuit"]
fn DED_009_doggie_biscuit() {
    check(CardClass::Hunter, &[Give("DED_009"), Cost("DED_009", 2), Has("DED_009", GameTag::TRADEABLE), Unwritten]);
}

/// # Good Doggie!
///
/// `DED_009e` · Hunter enchantment
///
/// > +2/+3.
///
/// State: Derived
//~ derived DED_009e 77d1a722 538fe960 f5a087d9.7aa9e95d
#[test]
fn DED_009e_good_doggie() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "DED_009e"), Now(My(0), 7, 4)]);
}

/// # Rats of Extraordinary Size
///
/// `SW_320` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
///
/// State: Todo
//~ todo SW_320 cf96a570 039e259c 27e637c6.c85b4d3c
#[test]
#[ignore = "todo: SW_320 Rats of Extraordinary Size"]
fn SW_320_rats_of_extraordinary_size() {
    check(CardClass::Hunter, &[Give("SW_320"), Cost("SW_320", 6), Unwritten]);
}

/// # Extraordinarily Sized
///
/// `SW_320e` · Hunter enchantment
///
/// > +4/+4
///
/// State: Derived
//~ derived SW_320e acd99343 364a7c00 cbd8768f.4fcb9ba2
#[test]
fn SW_320e_extraordinarily_sized() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SW_320e"), Now(My(0), 9, 5)]);
}

/// # Aimed Shot
///
/// `SW_321` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Your next Hero Power deals 2 more damage.
///
/// State: Todo
//~ todo SW_321 a39e7090 4e482196 0a3c565a.08066b8f
#[test]
#[ignore = "todo: SW_321 Aimed Shot"]
fn SW_321_aimed_shot() {
    check(CardClass::Hunter, &[Give("SW_321"), Cost("SW_321", 3), Unwritten]);
}

/// # Defend the Dwarven District
///
/// `SW_322` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
///
/// State: Todo
//~ todo SW_322 eb68316b 546b0142 618cc90c.f0d0333a
#[test]
#[ignore = "todo: SW_322 Defend the Dwarven District"]
fn SW_322_defend_the_dwarven_district() {
    check(CardClass::Hunter, &[Give("SW_322"), Cost("SW_322", 1), Unwritten]);
}

/// # Practiced
///
/// `SW_322e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived SW_322e 4ebbad3a 021de9f3 5b246c46.90c32b47
#[test]
fn SW_322e_practiced() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_322e"), CostNow(Nth(0), 1)]);
}

/// # Take the High Ground
///
/// `SW_322t` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
///
/// State: Todo
//~ todo SW_322t d58f0812 3a084324 223f0f46.1225bdef
#[test]
#[ignore = "todo: SW_322t Take the High Ground"]
fn SW_322t_take_the_high_ground() {
    check(CardClass::Hunter, &[Give("SW_322t"), Cost("SW_322t", 1), Unwritten]);
}

/// # Knock 'Em Down
///
/// `SW_322t2` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
///
/// State: Todo
//~ todo SW_322t2 01f3c82b 2a22b1c5 39bde09a.f373107c
#[test]
#[ignore = "todo: SW_322t2 Knock 'Em Down"]
fn SW_322t2_knock_em_down() {
    check(CardClass::Hunter, &[Give("SW_322t2"), Cost("SW_322t2", 1), Unwritten]);
}

/// # Tavish, Master Marksman
///
/// `SW_322t4` · Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
///
/// State: Todo
//~ todo SW_322t4 7288e4d4 d4fe24ee 786cb3df.bfb7715d
#[test]
#[ignore = "todo: SW_322t4 Tavish, Master Marksman"]
fn SW_322t4_tavish_master_marksman() {
    check(CardClass::Hunter, &[Give("SW_322t4"), Cost("SW_322t4", 5), Stats("SW_322t4", 7, 7), Unwritten]);
}

/// # The Rat King
///
/// `SW_323` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
///
/// State: Todo
//~ todo SW_323 c3c3db64 44e2f2bf 51bfa9f0.ab079fff
#[test]
#[ignore = "todo: SW_323 The Rat King"]
fn SW_323_the_rat_king() {
    check(
        CardClass::Hunter,
        &[Give("SW_323"), Cost("SW_323", 5), Stats("SW_323", 5, 5), Has("SW_323", GameTag::RUSH), Unwritten],
    );
}

/// # Rodent Nest
///
/// `SW_455` · Hunter minion · 4 mana · 2/2
///
/// > **Deathrattle:** Summon five 1/1 Rats.
///
/// State: Derived
//~ derived SW_455 8680412a 2396d147 2814a51a.f2512c71
#[test]
fn SW_455_rodent_nest() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_455"),
            Cost("SW_455", 4),
            Stats("SW_455", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_455"),
            Kill(Nth(3)),
            BoardCount(Mine, 6),
            In(The("SW_455t"), Zone::Play),
            Now(The("SW_455t"), 1, 1),
        ],
    );
}

/// # Rat
///
/// `SW_455t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla SW_455t dff694fa 0bf2bca4 c9c9c2fa
#[test]
fn SW_455t_rat() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_455t"),
            Cost("SW_455t", 1),
            Stats("SW_455t", 1, 1),
            Play("SW_455t", Nothing),
            In(The("SW_455t"), Zone::Play),
            Now(The("SW_455t"), 1, 1),
        ],
    );
}

/// # Leatherworking Kit
///
/// `SW_457` · Hunter weapon · 1 mana · 0/3 durability
///
/// > After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
///
/// State: Todo
//~ todo SW_457 2bd68671 6421c39f ebadf20a.b5aa9ca7
#[test]
#[ignore = "todo: SW_457 Leatherworking Kit"]
fn SW_457_leatherworking_kit() {
    check(CardClass::Hunter, &[Give("SW_457"), Cost("SW_457", 1), Stats("SW_457", 0, 3), Unwritten]);
}

/// # Reinforced Hide
///
/// `SW_457e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SW_457e 16eb942a 99ce66ff 3bcde385.67341004
#[test]
fn SW_457e_reinforced_hide() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SW_457e"), Now(My(0), 6, 2)]);
}

/// # Ramming Mount
///
/// `SW_458` · Hunter spell · 3 mana
///
/// > Give a minion +2/+2 and **Immune** while attacking. When it dies, summon a Ram.
///
/// State: Derived
//~ derived SW_458 fc99969f 7e1fc9f2 82aebddd.8e7b2685
#[test]
fn SW_458_ramming_mount() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_458"),
            Cost("SW_458", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_458", On(Nth(2))),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("SW_458"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_458", On(Nth(1))), Now(Nth(1), 6, 7)],
    );
}

/// # Tavish's Ram
///
/// `SW_458t` · Hunter minion · 2 mana · 2/2
///
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo SW_458t 436d1e77 3980467d 7bcee41a.0a9df2b0
#[test]
#[ignore = "todo: SW_458t Tavish's Ram"]
fn SW_458t_tavishs_ram() {
    check(CardClass::Hunter, &[Give("SW_458t"), Cost("SW_458t", 2), Stats("SW_458t", 2, 2), Unwritten]);
}

/// # Stormwind Piper
///
/// `SW_459` · Hunter minion · 3 mana · 1/6
///
/// > After this minion attacks, give your Beasts +1/+1.
///
/// State: Derived
//~ derived SW_459 43f17f3d c802a1aa 06e6fdf6.831bcbd8
#[test]
fn SW_459_stormwind_piper() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_459"),
            Cost("SW_459", 3),
            Stats("SW_459", 1, 6),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SW_459"),
            Attack(Nth(5), TheirHero),
            Now(Nth(1), 3, 8),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Entranced
///
/// `SW_459e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SW_459e c7e1e9ae 39e08327 03054b9e.67341004
#[test]
fn SW_459e_entranced() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SW_459e"), Now(My(0), 6, 2)]);
}

/// # Devouring Swarm
///
/// `SW_460` · Hunter spell · 0 mana
///
/// > Choose an enemy minion. Your minions attack it, then return any that die to your hand.
///
/// State: Todo
//~ todo SW_460 cff0102e dd6d3a03 31876d9b.e2bc7bd8
#[test]
#[ignore = "todo: SW_460 Devouring Swarm"]
fn SW_460_devouring_swarm() {
    check(CardClass::Hunter, &[Give("SW_460"), Cost("SW_460", 0), Unwritten]);
}

/// # Imported Tarantula
///
/// `SW_463` · Hunter minion · 5 mana · 4/5
///
/// > **Tradeable** **Deathrattle:** Summon two 1/1 Spiders with **Poisonous** and **Rush**.
///
/// State: Derived
//~ derived SW_463 e1f7a5b1 f6739fbf c6ac1ce7.e5a0eb08
#[test]
fn SW_463_imported_tarantula() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_463"),
            Cost("SW_463", 5),
            Stats("SW_463", 4, 5),
            Has("SW_463", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_463"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("SW_463t"), Zone::Play),
            Now(The("SW_463t"), 1, 1),
        ],
    );
}

/// # Invasive Spiderling
///
/// `SW_463t` · Hunter minion · 2 mana · 1/1
///
/// > **Poisonous Rush**
///
/// State: Vanilla
//~ vanilla SW_463t a785f078 870ea5a8 bc43e552.568fb49c
#[test]
fn SW_463t_invasive_spiderling() {
    check(
        CardClass::Hunter,
        &[
            Give("SW_463t"),
            Cost("SW_463t", 2),
            Stats("SW_463t", 1, 1),
            Has("SW_463t", GameTag::POISONOUS),
            Has("SW_463t", GameTag::RUSH),
            Play("SW_463t", Nothing),
            In(The("SW_463t"), Zone::Play),
            Now(The("SW_463t"), 1, 1),
            HasNow(The("SW_463t"), GameTag::POISONOUS),
            HasNow(The("SW_463t"), GameTag::RUSH),
        ],
    );
}
