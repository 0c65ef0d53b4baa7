//! Neutral cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Soul Seeker
///
/// `MAW_004` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
///
/// State: Todo
//~ MAW_004 todo 58467ab8 42343a34
#[test]
#[ignore = "todo: MAW_004 Soul Seeker"]
fn MAW_004_soul_seeker() {
    check(CardClass::Mage, &[Give("MAW_004"), Cost("MAW_004", 5), Stats("MAW_004", 3, 3), Unwritten]);
}

/// # Afterlife Attendant
///
/// `MAW_031` · Neutral minion · 3 mana · 3/4
///
/// > Your **Infuse** cards also **Infuse** while in your deck.
///
/// State: Todo
//~ MAW_031 todo 40f16817 1594bc84
#[test]
#[ignore = "todo: MAW_031 Afterlife Attendant"]
fn MAW_031_afterlife_attendant() {
    check(CardClass::Mage, &[Give("MAW_031"), Cost("MAW_031", 3), Stats("MAW_031", 3, 4), Unwritten]);
}

/// # Tight-Lipped Witness
///
/// `MAW_032` · Neutral minion · 3 mana · 2/5
///
/// > **Secrets** can't be revealed.
///
/// State: Todo
//~ MAW_032 todo 206ef92e 02c8abfe
#[test]
#[ignore = "todo: MAW_032 Tight-Lipped Witness"]
fn MAW_032_tight_lipped_witness() {
    check(CardClass::Mage, &[Give("MAW_032"), Cost("MAW_032", 3), Stats("MAW_032", 2, 5), Unwritten]);
}

/// # Sylvanas, the Accused
///
/// `MAW_033` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
///
/// State: Todo
//~ MAW_033 todo 4b5dc8a7 16315942
#[test]
#[ignore = "todo: MAW_033 Sylvanas, the Accused"]
fn MAW_033_sylvanas_the_accused() {
    check(CardClass::Mage, &[Give("MAW_033"), Cost("MAW_033", 6), Stats("MAW_033", 5, 5), Unwritten]);
}

/// # Sylvanas, the Accused
///
/// `MAW_033t` · Neutral minion · 6 mana · 5/5
///
/// > **Infused Battlecry:** Take control of an enemy minion.
///
/// State: Todo
//~ MAW_033t todo 28aed366 ac827cdd
#[test]
#[ignore = "todo: MAW_033t Sylvanas, the Accused"]
fn MAW_033t_sylvanas_the_accused() {
    check(CardClass::Mage, &[Give("MAW_033t"), Cost("MAW_033t", 6), Stats("MAW_033t", 5, 5), Unwritten]);
}

/// # The Jailer
///
/// `MAW_034` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
///
/// State: Todo
//~ MAW_034 todo f3b40f9b 066cbb3d
#[test]
#[ignore = "todo: MAW_034 The Jailer"]
fn MAW_034_the_jailer() {
    check(CardClass::Mage, &[Give("MAW_034"), Cost("MAW_034", 10), Stats("MAW_034", 10, 10), Unwritten]);
}

/// # Bog Beast
///
/// `REV_012` · Neutral minion · 6 mana · 3/6
///
/// > Taunt **Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
///
/// State: Todo
//~ REV_012 todo bb39262e 1341a3dc
#[test]
#[ignore = "todo: REV_012 Bog Beast"]
fn REV_012_bog_beast() {
    check(
        CardClass::Mage,
        &[Give("REV_012"), Cost("REV_012", 6), Stats("REV_012", 3, 6), Has("REV_012", GameTag::TAUNT), Unwritten],
    );
}

/// # Muckmare
///
/// `REV_012t` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ REV_012t vanilla 01ced4a7 98fb9858
#[test]
fn REV_012t_muckmare() {
    check(
        CardClass::Mage,
        &[
            Give("REV_012t"),
            Cost("REV_012t", 3),
            Stats("REV_012t", 2, 4),
            Has("REV_012t", GameTag::TAUNT),
            Play("REV_012t", Nothing),
            In(The("REV_012t"), Zone::Play),
            Now(The("REV_012t"), 2, 4),
            HasNow(The("REV_012t"), GameTag::TAUNT),
        ],
    );
}

/// # Stoneborn Accuser
///
/// `REV_013` · Neutral minion · 5 mana · 5/5
///
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
///
/// State: Todo
//~ REV_013 todo cee53a44 0e949f1c
#[test]
#[ignore = "todo: REV_013 Stoneborn Accuser"]
fn REV_013_stoneborn_accuser() {
    check(CardClass::Mage, &[Give("REV_013"), Cost("REV_013", 5), Stats("REV_013", 5, 5), Unwritten]);
}

/// # Stoneborn Accuser
///
/// `REV_013t` · Neutral minion · 5 mana · 5/5
///
/// > **Infused Battlecry:** Deal 5 damage.
///
/// State: Todo
//~ REV_013t todo 0acae08b 836b782e
#[test]
#[ignore = "todo: REV_013t Stoneborn Accuser"]
fn REV_013t_stoneborn_accuser() {
    check(CardClass::Mage, &[Give("REV_013t"), Cost("REV_013t", 5), Stats("REV_013t", 5, 5), Unwritten]);
}

/// # Red Herring
///
/// `REV_014` · Neutral minion · 7 mana · 3/12
///
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
///
/// State: Todo
//~ REV_014 todo 5213cee6 d3e31d42
#[test]
#[ignore = "todo: REV_014 Red Herring"]
fn REV_014_red_herring() {
    check(
        CardClass::Mage,
        &[Give("REV_014"), Cost("REV_014", 7), Stats("REV_014", 3, 12), Has("REV_014", GameTag::TAUNT), Unwritten],
    );
}

/// # Masked Reveler
///
/// `REV_015` · Neutral minion · 6 mana · 4/4
///
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
///
/// State: Todo
//~ REV_015 todo 43989b8e 38193209
#[test]
#[ignore = "todo: REV_015 Masked Reveler"]
fn REV_015_masked_reveler() {
    check(
        CardClass::Mage,
        &[Give("REV_015"), Cost("REV_015", 6), Stats("REV_015", 4, 4), Has("REV_015", GameTag::RUSH), Unwritten],
    );
}

/// # Crooked Cook
///
/// `REV_016` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
///
/// State: Todo
//~ REV_016 todo b61bd61d 566e7e7c
#[test]
#[ignore = "todo: REV_016 Crooked Cook"]
fn REV_016_crooked_cook() {
    check(CardClass::Mage, &[Give("REV_016"), Cost("REV_016", 2), Stats("REV_016", 1, 4), Unwritten]);
}

/// # Insatiable Devourer
///
/// `REV_017` · Neutral minion · 9 mana · 4/4
///
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
///
/// State: Todo
//~ REV_017 todo 45693b55 92266605
#[test]
#[ignore = "todo: REV_017 Insatiable Devourer"]
fn REV_017_insatiable_devourer() {
    check(CardClass::Mage, &[Give("REV_017"), Cost("REV_017", 9), Stats("REV_017", 4, 4), Unwritten]);
}

/// # Insatiable Devourer
///
/// `REV_017t` · Neutral minion · 9 mana · 4/4
///
/// > **Infused Battlecry:** Devour an enemy minion and its neighbors to gain their stats.
///
/// State: Todo
//~ REV_017t todo 87bdc106 9453dc7f
#[test]
#[ignore = "todo: REV_017t Insatiable Devourer"]
fn REV_017t_insatiable_devourer() {
    check(CardClass::Mage, &[Give("REV_017t"), Cost("REV_017t", 9), Stats("REV_017t", 4, 4), Unwritten]);
}

/// # Prince Renathal
///
/// `REV_018` · Neutral minion · 3 mana · 3/4
///
/// > Your deck size and starting Health are 40.
///
/// State: Todo
//~ REV_018 todo e16262fe b3d0b77b
#[test]
#[ignore = "todo: REV_018 Prince Renathal"]
fn REV_018_prince_renathal() {
    check(CardClass::Mage, &[Give("REV_018"), Cost("REV_018", 3), Stats("REV_018", 3, 4), Unwritten]);
}

/// # Famished Fool
///
/// `REV_019` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
///
/// State: Todo
//~ REV_019 todo 20752018 4d8d6018
#[test]
#[ignore = "todo: REV_019 Famished Fool"]
fn REV_019_famished_fool() {
    check(CardClass::Mage, &[Give("REV_019"), Cost("REV_019", 5), Stats("REV_019", 3, 5), Unwritten]);
}

/// # Famished Fool
///
/// `REV_019t` · Neutral minion · 5 mana · 3/5
///
/// > **Infused Battlecry:** Draw 3 cards.
///
/// State: Todo
//~ REV_019t todo c4e10666 6e7d32ee
#[test]
#[ignore = "todo: REV_019t Famished Fool"]
fn REV_019t_famished_fool() {
    check(CardClass::Mage, &[Give("REV_019t"), Cost("REV_019t", 5), Stats("REV_019t", 3, 5), Unwritten]);
}

/// # Dinner Performer
///
/// `REV_020` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
///
/// State: Todo
//~ REV_020 todo 44cd87f4 1d878da4
#[test]
#[ignore = "todo: REV_020 Dinner Performer"]
fn REV_020_dinner_performer() {
    check(CardClass::Mage, &[Give("REV_020"), Cost("REV_020", 3), Stats("REV_020", 2, 3), Unwritten]);
}

/// # Kael'thas Sinstrider
///
/// `REV_021` · Neutral minion · 8 mana · 4/7
///
/// > Every third minion you play each turn costs (0).
///
/// State: Todo
//~ REV_021 todo c14c85cc 2db48a76
#[test]
#[ignore = "todo: REV_021 Kael'thas Sinstrider"]
fn REV_021_kaelthas_sinstrider() {
    check(CardClass::Mage, &[Give("REV_021"), Cost("REV_021", 8), Stats("REV_021", 4, 7), Unwritten]);
}

/// # Murloc Holmes
///
/// `REV_022` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// State: Todo
//~ REV_022 todo 94e64f34 34d77e74
#[test]
#[ignore = "todo: REV_022 Murloc Holmes"]
fn REV_022_murloc_holmes() {
    check(CardClass::Mage, &[Give("REV_022"), Cost("REV_022", 3), Stats("REV_022", 3, 4), Unwritten]);
}

/// # Demolition Renovator
///
/// `REV_023` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Battlecry:** Destroy an enemy location.
///
/// State: Todo
//~ REV_023 todo 90fdc08a 7d475198
#[test]
#[ignore = "todo: REV_023 Demolition Renovator"]
fn REV_023_demolition_renovator() {
    check(CardClass::Mage, &[Give("REV_023"), Cost("REV_023", 3), Stats("REV_023", 3, 3), Unwritten]);
}

/// # Theotar, the Mad Duke
///
/// `REV_238` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a card in each player's hand and swap them.
///
/// State: Todo
//~ REV_238 todo 7dae9ae7 97c99331
#[test]
#[ignore = "todo: REV_238 Theotar, the Mad Duke"]
fn REV_238_theotar_the_mad_duke() {
    check(CardClass::Mage, &[Give("REV_238"), Cost("REV_238", 6), Stats("REV_238", 4, 4), Unwritten]);
}

/// # Sinrunner
///
/// `REV_251` · Neutral minion · 5 mana · 6/5
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// State: Todo
//~ REV_251 todo 73922ae2 33330c29
#[test]
#[ignore = "todo: REV_251 Sinrunner"]
fn REV_251_sinrunner() {
    check(CardClass::Mage, &[Give("REV_251"), Cost("REV_251", 5), Stats("REV_251", 6, 5), Unwritten]);
}

/// # Maze Guide
///
/// `REV_308` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry**: Summon a random 2-Cost minion.
///
/// State: Todo
//~ REV_308 todo b7b982fc bbde8782
#[test]
#[ignore = "todo: REV_308 Maze Guide"]
fn REV_308_maze_guide() {
    check(CardClass::Mage, &[Give("REV_308"), Cost("REV_308", 2), Stats("REV_308", 1, 1), Unwritten]);
}

/// # Dredger Staff
///
/// `REV_338` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give minions in your hand +1 Health.
///
/// State: Todo
//~ REV_338 todo 63f67e6f 0788fedc
#[test]
#[ignore = "todo: REV_338 Dredger Staff"]
fn REV_338_dredger_staff() {
    check(CardClass::Mage, &[Give("REV_338"), Cost("REV_338", 1), Stats("REV_338", 1, 2), Unwritten]);
}

/// # Roosting Gargoyle
///
/// `REV_351` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Beast +2 Attack.
///
/// State: Todo
//~ REV_351 todo 8c4e7cb3 02ee4ed2
#[test]
#[ignore = "todo: REV_351 Roosting Gargoyle"]
fn REV_351_roosting_gargoyle() {
    check(CardClass::Mage, &[Give("REV_351"), Cost("REV_351", 2), Stats("REV_351", 2, 3), Unwritten]);
}

/// # Party Crasher
///
/// `REV_370` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// State: Todo
//~ REV_370 todo 107a874f 2fded695
#[test]
#[ignore = "todo: REV_370 Party Crasher"]
fn REV_370_party_crasher() {
    check(CardClass::Mage, &[Give("REV_370"), Cost("REV_370", 8), Stats("REV_370", 7, 9), Unwritten]);
}

/// # Stoneborn General
///
/// `REV_375` · Neutral minion · 10 mana · 8/8
///
/// > **Rush** **Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
///
/// State: Todo
//~ REV_375 todo 63487100 df62530d
#[test]
#[ignore = "todo: REV_375 Stoneborn General"]
fn REV_375_stoneborn_general() {
    check(
        CardClass::Mage,
        &[Give("REV_375"), Cost("REV_375", 10), Stats("REV_375", 8, 8), Has("REV_375", GameTag::RUSH), Unwritten],
    );
}

/// # Gravewing
///
/// `REV_375t` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**
///
/// State: Vanilla
//~ REV_375t vanilla 9f96fd16 e2264e74
#[test]
fn REV_375t_gravewing() {
    check(
        CardClass::Mage,
        &[
            Give("REV_375t"),
            Cost("REV_375t", 8),
            Stats("REV_375t", 8, 8),
            Has("REV_375t", GameTag::RUSH),
            Play("REV_375t", Nothing),
            In(The("REV_375t"), Zone::Play),
            Now(The("REV_375t"), 8, 8),
            HasNow(The("REV_375t"), GameTag::RUSH),
        ],
    );
}

/// # Invitation Courier
///
/// `REV_377` · Neutral minion · 3 mana · 3/4
///
/// > After a card is added to your hand from another class, copy it.
///
/// State: Todo
//~ REV_377 todo d6cc4afe 8f86d2ef
#[test]
#[ignore = "todo: REV_377 Invitation Courier"]
fn REV_377_invitation_courier() {
    check(CardClass::Mage, &[Give("REV_377"), Cost("REV_377", 3), Stats("REV_377", 3, 4), Unwritten]);
}

/// # Forensic Duster
///
/// `REV_378` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
///
/// State: Todo
//~ REV_378 todo daf485d7 30c939a7
#[test]
#[ignore = "todo: REV_378 Forensic Duster"]
fn REV_378_forensic_duster() {
    check(CardClass::Mage, &[Give("REV_378"), Cost("REV_378", 3), Stats("REV_378", 3, 4), Unwritten]);
}

/// # Accuse
///
/// `REV_770hp` · Neutral hero power · 0 mana
///
/// > **Hero Power** Make an accusation!
///
/// State: Todo
//~ REV_770hp todo e2b8ff4f b9b9a17e
#[test]
#[ignore = "todo: REV_770hp Accuse"]
fn REV_770hp_accuse() {
    check(CardClass::Mage, &[HasHeroPower("REV_770hp"), Cost("REV_770hp", 0), Unwritten]);
}

/// # Investigate
///
/// `REV_771` · Neutral spell · 1 mana
///
/// > Search for clues.
///
/// State: Todo
//~ REV_771 todo b50f2588 82febde5
#[test]
#[ignore = "todo: REV_771 Investigate"]
fn REV_771_investigate() {
    check(CardClass::Mage, &[Give("REV_771"), Cost("REV_771", 1), Unwritten]);
}

/// # Investigate Location
///
/// `REV_771b` · spell · 1 mana
///
/// > Search for clues.
///
/// State: Todo
//~ REV_771b todo 7ce7d3b2 35a2703a
#[test]
#[ignore = "todo: REV_771b Investigate Location"]
fn REV_771b_investigate_location() {
    check(CardClass::Mage, &[Give("REV_771b"), Cost("REV_771b", 1), Unwritten]);
}

/// # Muddy Boots
///
/// `REV_777t01` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t01 todo 32e71db8 e0dd9781
#[test]
#[ignore = "todo: REV_777t01 Muddy Boots"]
fn REV_777t01_muddy_boots() {
    check(CardClass::Mage, &[Give("REV_777t01"), Cost("REV_777t01", 0), Unwritten]);
}

/// # Greying Hair
///
/// `REV_777t02` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t02 todo bab1dfde df6fcbc5
#[test]
#[ignore = "todo: REV_777t02 Greying Hair"]
fn REV_777t02_greying_hair() {
    check(CardClass::Mage, &[Give("REV_777t02"), Cost("REV_777t02", 0), Unwritten]);
}

/// # Sharp Claws
///
/// `REV_777t03` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t03 todo 60017242 f93abaed
#[test]
#[ignore = "todo: REV_777t03 Sharp Claws"]
fn REV_777t03_sharp_claws() {
    check(CardClass::Mage, &[Give("REV_777t03"), Cost("REV_777t03", 0), Unwritten]);
}

/// # Strong Perfume
///
/// `REV_777t04` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t04 todo 5683d42d 35987106
#[test]
#[ignore = "todo: REV_777t04 Strong Perfume"]
fn REV_777t04_strong_perfume() {
    check(CardClass::Mage, &[Give("REV_777t04"), Cost("REV_777t04", 0), Unwritten]);
}

/// # Singed Clothing
///
/// `REV_777t05` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t05 todo 1b460a33 3d1f5403
#[test]
#[ignore = "todo: REV_777t05 Singed Clothing"]
fn REV_777t05_singed_clothing() {
    check(CardClass::Mage, &[Give("REV_777t05"), Cost("REV_777t05", 0), Unwritten]);
}

/// # Inscription Hobby
///
/// `REV_777t06` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t06 todo 3b8c5c39 048818c2
#[test]
#[ignore = "todo: REV_777t06 Inscription Hobby"]
fn REV_777t06_inscription_hobby() {
    check(CardClass::Mage, &[Give("REV_777t06"), Cost("REV_777t06", 0), Unwritten]);
}

/// # Cut on Hand
///
/// `REV_777t07` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t07 todo 0e603a97 4fd28477
#[test]
#[ignore = "todo: REV_777t07 Cut on Hand"]
fn REV_777t07_cut_on_hand() {
    check(CardClass::Mage, &[Give("REV_777t07"), Cost("REV_777t07", 0), Unwritten]);
}

/// # Sniffly
///
/// `REV_777t08` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t08 todo 34de10c7 e8e009cb
#[test]
#[ignore = "todo: REV_777t08 Sniffly"]
fn REV_777t08_sniffly() {
    check(CardClass::Mage, &[Give("REV_777t08"), Cost("REV_777t08", 0), Unwritten]);
}

/// # Missing Earring
///
/// `REV_777t09` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t09 todo fe8a700c 43b7534c
#[test]
#[ignore = "todo: REV_777t09 Missing Earring"]
fn REV_777t09_missing_earring() {
    check(CardClass::Mage, &[Give("REV_777t09"), Cost("REV_777t09", 0), Unwritten]);
}

/// # Pet Bird
///
/// `REV_777t10` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t10 todo 12a47f53 41e2d5d9
#[test]
#[ignore = "todo: REV_777t10 Pet Bird"]
fn REV_777t10_pet_bird() {
    check(CardClass::Mage, &[Give("REV_777t10"), Cost("REV_777t10", 0), Unwritten]);
}

/// # Whittling Knife
///
/// `REV_777t11` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t11 todo aa64701c b752455a
#[test]
#[ignore = "todo: REV_777t11 Whittling Knife"]
fn REV_777t11_whittling_knife() {
    check(CardClass::Mage, &[Give("REV_777t11"), Cost("REV_777t11", 0), Unwritten]);
}

/// # Torn Cloak
///
/// `REV_777t12` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t12 todo d627cd94 b7bcea5d
#[test]
#[ignore = "todo: REV_777t12 Torn Cloak"]
fn REV_777t12_torn_cloak() {
    check(CardClass::Mage, &[Give("REV_777t12"), Cost("REV_777t12", 0), Unwritten]);
}

/// # Carrying a Candle
///
/// `REV_777t13` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t13 todo 56045e7d 3a1b716a
#[test]
#[ignore = "todo: REV_777t13 Carrying a Candle"]
fn REV_777t13_carrying_a_candle() {
    check(CardClass::Mage, &[Give("REV_777t13"), Cost("REV_777t13", 0), Unwritten]);
}

/// # Eating a Cookie
///
/// `REV_777t14` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t14 todo edd6c7bd a1a31873
#[test]
#[ignore = "todo: REV_777t14 Eating a Cookie"]
fn REV_777t14_eating_a_cookie() {
    check(CardClass::Mage, &[Give("REV_777t14"), Cost("REV_777t14", 0), Unwritten]);
}

/// # Steamy Romance Novel
///
/// `REV_777t15` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t15 todo c9542fc4 763a8182
#[test]
#[ignore = "todo: REV_777t15 Steamy Romance Novel"]
fn REV_777t15_steamy_romance_novel() {
    check(CardClass::Mage, &[Give("REV_777t15"), Cost("REV_777t15", 0), Unwritten]);
}

/// # Dry Skin
///
/// `REV_777t16` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t16 todo 6c271e41 ea870e5c
#[test]
#[ignore = "todo: REV_777t16 Dry Skin"]
fn REV_777t16_dry_skin() {
    check(CardClass::Mage, &[Give("REV_777t16"), Cost("REV_777t16", 0), Unwritten]);
}

/// # Chocolate on Fingers
///
/// `REV_777t17` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t17 todo 3ea2721d d68a8ffd
#[test]
#[ignore = "todo: REV_777t17 Chocolate on Fingers"]
fn REV_777t17_chocolate_on_fingers() {
    check(CardClass::Mage, &[Give("REV_777t17"), Cost("REV_777t17", 0), Unwritten]);
}

/// # Flower in Hair
///
/// `REV_777t18` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t18 todo 348f7db0 29f9b98b
#[test]
#[ignore = "todo: REV_777t18 Flower in Hair"]
fn REV_777t18_flower_in_hair() {
    check(CardClass::Mage, &[Give("REV_777t18"), Cost("REV_777t18", 0), Unwritten]);
}

/// # Loves Spicy Food
///
/// `REV_777t19` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t19 todo 25ab0fe2 00a311c2
#[test]
#[ignore = "todo: REV_777t19 Loves Spicy Food"]
fn REV_777t19_loves_spicy_food() {
    check(CardClass::Mage, &[Give("REV_777t19"), Cost("REV_777t19", 0), Unwritten]);
}

/// # Petite Hands
///
/// `REV_777t20` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t20 todo 416f4769 ed92dc78
#[test]
#[ignore = "todo: REV_777t20 Petite Hands"]
fn REV_777t20_petite_hands() {
    check(CardClass::Mage, &[Give("REV_777t20"), Cost("REV_777t20", 0), Unwritten]);
}

/// # Mud on the Ground
///
/// `REV_777t21` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t21 todo 3bff3fdf ca079526
#[test]
#[ignore = "todo: REV_777t21 Mud on the Ground"]
fn REV_777t21_mud_on_the_ground() {
    check(CardClass::Mage, &[Give("REV_777t21"), Cost("REV_777t21", 0), Unwritten]);
}

/// # Grey Hairs
///
/// `REV_777t22` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t22 todo 11c74040 33c58232
#[test]
#[ignore = "todo: REV_777t22 Grey Hairs"]
fn REV_777t22_grey_hairs() {
    check(CardClass::Mage, &[Give("REV_777t22"), Cost("REV_777t22", 0), Unwritten]);
}

/// # Claw Marks
///
/// `REV_777t23` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t23 todo ad2b0c00 e9184fc0
#[test]
#[ignore = "todo: REV_777t23 Claw Marks"]
fn REV_777t23_claw_marks() {
    check(CardClass::Mage, &[Give("REV_777t23"), Cost("REV_777t23", 0), Unwritten]);
}

/// # Musky Scent
///
/// `REV_777t24` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t24 todo 1e0f20f6 477ddbcc
#[test]
#[ignore = "todo: REV_777t24 Musky Scent"]
fn REV_777t24_musky_scent() {
    check(CardClass::Mage, &[Give("REV_777t24"), Cost("REV_777t24", 0), Unwritten]);
}

/// # Scorch Marks
///
/// `REV_777t25` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t25 todo c3d2d31f c28e07c8
#[test]
#[ignore = "todo: REV_777t25 Scorch Marks"]
fn REV_777t25_scorch_marks() {
    check(CardClass::Mage, &[Give("REV_777t25"), Cost("REV_777t25", 0), Unwritten]);
}

/// # Ink Smudge
///
/// `REV_777t26` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t26 todo 210232d7 426e9094
#[test]
#[ignore = "todo: REV_777t26 Ink Smudge"]
fn REV_777t26_ink_smudge() {
    check(CardClass::Mage, &[Give("REV_777t26"), Cost("REV_777t26", 0), Unwritten]);
}

/// # Anima Residue
///
/// `REV_777t27` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t27 todo 68c7b3f8 997a1f34
#[test]
#[ignore = "todo: REV_777t27 Anima Residue"]
fn REV_777t27_anima_residue() {
    check(CardClass::Mage, &[Give("REV_777t27"), Cost("REV_777t27", 0), Unwritten]);
}

/// # Used Hankerchief
///
/// `REV_777t28` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t28 todo 9c8951f5 f334a656
#[test]
#[ignore = "todo: REV_777t28 Used Hankerchief"]
fn REV_777t28_used_hankerchief() {
    check(CardClass::Mage, &[Give("REV_777t28"), Cost("REV_777t28", 0), Unwritten]);
}

/// # Gaudy Earring
///
/// `REV_777t29` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t29 todo 094495e9 11fe348e
#[test]
#[ignore = "todo: REV_777t29 Gaudy Earring"]
fn REV_777t29_gaudy_earring() {
    check(CardClass::Mage, &[Give("REV_777t29"), Cost("REV_777t29", 0), Unwritten]);
}

/// # Feather
///
/// `REV_777t30` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t30 todo 1a8dd3f0 f5b8c867
#[test]
#[ignore = "todo: REV_777t30 Feather"]
fn REV_777t30_feather() {
    check(CardClass::Mage, &[Give("REV_777t30"), Cost("REV_777t30", 0), Unwritten]);
}

/// # Wood Shavings
///
/// `REV_777t31` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t31 todo 2b0bd6c5 48517096
#[test]
#[ignore = "todo: REV_777t31 Wood Shavings"]
fn REV_777t31_wood_shavings() {
    check(CardClass::Mage, &[Give("REV_777t31"), Cost("REV_777t31", 0), Unwritten]);
}

/// # Scrap of Cloth
///
/// `REV_777t32` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t32 todo 747c7991 96e83f45
#[test]
#[ignore = "todo: REV_777t32 Scrap of Cloth"]
fn REV_777t32_scrap_of_cloth() {
    check(CardClass::Mage, &[Give("REV_777t32"), Cost("REV_777t32", 0), Unwritten]);
}

/// # Wax Drippings
///
/// `REV_777t33` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t33 todo af017358 136edd1f
#[test]
#[ignore = "todo: REV_777t33 Wax Drippings"]
fn REV_777t33_wax_drippings() {
    check(CardClass::Mage, &[Give("REV_777t33"), Cost("REV_777t33", 0), Unwritten]);
}

/// # Crumbs
///
/// `REV_777t34` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t34 todo 11e8e645 6ff799b8
#[test]
#[ignore = "todo: REV_777t34 Crumbs"]
fn REV_777t34_crumbs() {
    check(CardClass::Mage, &[Give("REV_777t34"), Cost("REV_777t34", 0), Unwritten]);
}

/// # Lost Reading Glasses
///
/// `REV_777t35` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t35 todo 5ca8e079 a2ca9b64
#[test]
#[ignore = "todo: REV_777t35 Lost Reading Glasses"]
fn REV_777t35_lost_reading_glasses() {
    check(CardClass::Mage, &[Give("REV_777t35"), Cost("REV_777t35", 0), Unwritten]);
}

/// # White Flakes
///
/// `REV_777t36` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t36 todo 271a9f13 d7c55b53
#[test]
#[ignore = "todo: REV_777t36 White Flakes"]
fn REV_777t36_white_flakes() {
    check(CardClass::Mage, &[Give("REV_777t36"), Cost("REV_777t36", 0), Unwritten]);
}

/// # Candy Wrapper
///
/// `REV_777t37` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t37 todo 1cfe5b49 2a1f164f
#[test]
#[ignore = "todo: REV_777t37 Candy Wrapper"]
fn REV_777t37_candy_wrapper() {
    check(CardClass::Mage, &[Give("REV_777t37"), Cost("REV_777t37", 0), Unwritten]);
}

/// # Small Flower Petals
///
/// `REV_777t38` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t38 todo 44fa3186 59e52d42
#[test]
#[ignore = "todo: REV_777t38 Small Flower Petals"]
fn REV_777t38_small_flower_petals() {
    check(CardClass::Mage, &[Give("REV_777t38"), Cost("REV_777t38", 0), Unwritten]);
}

/// # Drops of Hot Sauce
///
/// `REV_777t39` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t39 todo 8ddf3d13 d67c23d8
#[test]
#[ignore = "todo: REV_777t39 Drops of Hot Sauce"]
fn REV_777t39_drops_of_hot_sauce() {
    check(CardClass::Mage, &[Give("REV_777t39"), Cost("REV_777t39", 0), Unwritten]);
}

/// # Small Gloves
///
/// `REV_777t40` · spell · 0 mana
///
/// > ???
///
/// State: Todo
//~ REV_777t40 todo 2cb9a943 096f9640
#[test]
#[ignore = "todo: REV_777t40 Small Gloves"]
fn REV_777t40_small_gloves() {
    check(CardClass::Mage, &[Give("REV_777t40"), Cost("REV_777t40", 0), Unwritten]);
}

/// # Muck Plumber
///
/// `REV_837` · Neutral minion · 5 mana · 5/5
///
/// > ALL minions cost (2) more.
///
/// State: Todo
//~ REV_837 todo e9a0d1af f7cc6606
#[test]
#[ignore = "todo: REV_837 Muck Plumber"]
fn REV_837_muck_plumber() {
    check(CardClass::Mage, &[Give("REV_837"), Cost("REV_837", 5), Stats("REV_837", 5, 5), Unwritten]);
}

/// # Sinstone Totem
///
/// `REV_839` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, gain +1 Health.
///
/// State: Todo
//~ REV_839 todo fc2f9ea5 669a7375
#[test]
#[ignore = "todo: REV_839 Sinstone Totem"]
fn REV_839_sinstone_totem() {
    check(CardClass::Mage, &[Give("REV_839"), Cost("REV_839", 1), Stats("REV_839", 0, 3), Unwritten]);
}

/// # Anonymous Informant
///
/// `REV_841` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next **Secret** you play costs (0).
///
/// State: Todo
//~ REV_841 todo a3c61996 e83bb838
#[test]
#[ignore = "todo: REV_841 Anonymous Informant"]
fn REV_841_anonymous_informant() {
    check(CardClass::Mage, &[Give("REV_841"), Cost("REV_841", 2), Stats("REV_841", 2, 3), Unwritten]);
}

/// # Sinfueled Golem
///
/// `REV_843` · Neutral minion · 7 mana · 2/2
///
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
///
/// State: Todo
//~ REV_843 todo a23aaf51 498e8cd6
#[test]
#[ignore = "todo: REV_843 Sinfueled Golem"]
fn REV_843_sinfueled_golem() {
    check(CardClass::Mage, &[Give("REV_843"), Cost("REV_843", 7), Stats("REV_843", 2, 2), Unwritten]);
}

/// # Sinfueled Golem
///
/// `REV_843t` · Neutral minion · 7 mana · 2/2
///
/// > **Infused**
///
/// State: Todo
//~ REV_843t todo 20d27495 a1569712
#[test]
#[ignore = "todo: REV_843t Sinfueled Golem"]
fn REV_843t_sinfueled_golem() {
    check(CardClass::Mage, &[Give("REV_843t"), Cost("REV_843t", 7), Stats("REV_843t", 2, 2), Unwritten]);
}

/// # Volatile Skeleton
///
/// `REV_845` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Todo
//~ REV_845 todo 498cfe7d 3db8c9a9
#[test]
#[ignore = "todo: REV_845 Volatile Skeleton"]
fn REV_845_volatile_skeleton() {
    check(CardClass::Mage, &[Give("REV_845"), Cost("REV_845", 2), Stats("REV_845", 2, 2), Unwritten]);
}

/// # Scuttlebutt Ghoul
///
/// `REV_900` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// State: Todo
//~ REV_900 todo 50d8ce64 f46f82b7
#[test]
#[ignore = "todo: REV_900 Scuttlebutt Ghoul"]
fn REV_900_scuttlebutt_ghoul() {
    check(
        CardClass::Mage,
        &[Give("REV_900"), Cost("REV_900", 4), Stats("REV_900", 2, 5), Has("REV_900", GameTag::TAUNT), Unwritten],
    );
}

/// # Dispossessed Soul
///
/// `REV_901` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
///
/// State: Todo
//~ REV_901 todo 112b6340 a149050f
#[test]
#[ignore = "todo: REV_901 Dispossessed Soul"]
fn REV_901_dispossessed_soul() {
    check(CardClass::Mage, &[Give("REV_901"), Cost("REV_901", 4), Stats("REV_901", 4, 5), Unwritten]);
}

/// # Sire Denathrius
///
/// `REV_906` · Neutral minion · 10 mana · 10/10
///
/// > Lifesteal**. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
///
/// State: Todo
//~ REV_906 todo 4d102186 909f67f7
#[test]
#[ignore = "todo: REV_906 Sire Denathrius"]
fn REV_906_sire_denathrius() {
    check(
        CardClass::Mage,
        &[
            Give("REV_906"),
            Cost("REV_906", 10),
            Stats("REV_906", 10, 10),
            Has("REV_906", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Sire Denathrius
///
/// `REV_906t` · Neutral minion · 10 mana · 10/10
///
/// > **Lifesteal**. **Battlecry:** Deal {1} damage amongst enemies. **Endlessly Infuse ({0}):** Deal 1 more.
///
/// State: Todo
//~ REV_906t todo 98255025 e8448c9f
#[test]
#[ignore = "todo: REV_906t Sire Denathrius"]
fn REV_906t_sire_denathrius() {
    check(
        CardClass::Mage,
        &[
            Give("REV_906t"),
            Cost("REV_906t", 10),
            Stats("REV_906t", 10, 10),
            Has("REV_906t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Creepy Painting
///
/// `REV_916` · Neutral minion · 3 mana · 0/6
///
/// > After another minion dies, become a copy of it.
///
/// State: Todo
//~ REV_916 todo c098de04 63a00e98
#[test]
#[ignore = "todo: REV_916 Creepy Painting"]
fn REV_916_creepy_painting() {
    check(CardClass::Mage, &[Give("REV_916"), Cost("REV_916", 3), Stats("REV_916", 0, 6), Unwritten]);
}

/// # Sketchy Stranger
///
/// `REV_945` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret** from another class.
///
/// State: Todo
//~ REV_945 todo 03ffb970 fcdb0071
#[test]
#[ignore = "todo: REV_945 Sketchy Stranger"]
fn REV_945_sketchy_stranger() {
    check(CardClass::Mage, &[Give("REV_945"), Cost("REV_945", 2), Stats("REV_945", 2, 2), Unwritten]);
}

/// # Steamcleaner
///
/// `REV_946` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
///
/// State: Todo
//~ REV_946 todo 2af8edec ea95ede4
#[test]
#[ignore = "todo: REV_946 Steamcleaner"]
fn REV_946_steamcleaner() {
    check(CardClass::Mage, &[Give("REV_946"), Cost("REV_946", 5), Stats("REV_946", 5, 5), Unwritten]);
}

/// # Priest of the Deceased
///
/// `REV_956` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Infuse (@):** Gain +2/+2.
///
/// State: Todo
//~ REV_956 todo 065bcec4 78cb3ccf
#[test]
#[ignore = "todo: REV_956 Priest of the Deceased"]
fn REV_956_priest_of_the_deceased() {
    check(
        CardClass::Mage,
        &[Give("REV_956"), Cost("REV_956", 2), Stats("REV_956", 2, 3), Has("REV_956", GameTag::TAUNT), Unwritten],
    );
}

/// # Priest of the Deceased
///
/// `REV_956t` · Neutral minion · 2 mana · 4/5
///
/// > **Infused Taunt**
///
/// State: Todo
//~ REV_956t todo 9ff704f7 8fdbfb40
#[test]
#[ignore = "todo: REV_956t Priest of the Deceased"]
fn REV_956t_priest_of_the_deceased() {
    check(
        CardClass::Mage,
        &[Give("REV_956t"), Cost("REV_956t", 2), Stats("REV_956t", 4, 5), Has("REV_956t", GameTag::TAUNT), Unwritten],
    );
}

/// # Murlocula
///
/// `REV_957` · Neutral minion · 4 mana · 3/4
///
/// > **Lifesteal Infuse (@):** This costs (0).
///
/// State: Todo
//~ REV_957 todo 96e7e861 a11406c6
#[test]
#[ignore = "todo: REV_957 Murlocula"]
fn REV_957_murlocula() {
    check(
        CardClass::Mage,
        &[Give("REV_957"), Cost("REV_957", 4), Stats("REV_957", 3, 4), Has("REV_957", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Murlocula
///
/// `REV_957t` · Neutral minion · 0 mana · 3/4
///
/// > **Infused Lifesteal**
///
/// State: Todo
//~ REV_957t todo 52206367 297f114e
#[test]
#[ignore = "todo: REV_957t Murlocula"]
fn REV_957t_murlocula() {
    check(
        CardClass::Mage,
        &[
            Give("REV_957t"),
            Cost("REV_957t", 0),
            Stats("REV_957t", 3, 4),
            Has("REV_957t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Ashen Elemental
///
/// `REV_960` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
///
/// State: Todo
//~ REV_960 todo 315ce2af b96cf364
#[test]
#[ignore = "todo: REV_960 Ashen Elemental"]
fn REV_960_ashen_elemental() {
    check(CardClass::Mage, &[Give("REV_960"), Cost("REV_960", 3), Stats("REV_960", 2, 4), Unwritten]);
}

/// # The Coin
///
/// `REV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ REV_COIN1 todo 7ff2269f b4b2899d
#[test]
#[ignore = "todo: REV_COIN1 The Coin"]
fn REV_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("REV_COIN1"), Cost("REV_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `REV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ REV_COIN2 todo e9a66811 f19944ea
#[test]
#[ignore = "todo: REV_COIN2 The Coin"]
fn REV_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("REV_COIN2"), Cost("REV_COIN2", 0), Unwritten]);
}

/// # TEMP - Sunwell Tracker
///
/// `RLK_790t` · Neutral spell · 0 mana
///
/// > **Sunwell** = {@}
///
/// State: Todo
//~ RLK_790t todo 84119782 7348fdfb
#[test]
#[ignore = "todo: RLK_790t TEMP - Sunwell Tracker"]
fn RLK_790t_temp_sunwell_tracker() {
    check(CardClass::Mage, &[Give("RLK_790t"), Cost("RLK_790t", 0), Unwritten]);
}
