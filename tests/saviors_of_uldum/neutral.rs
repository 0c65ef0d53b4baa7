//! Neutral cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Zephrys the Great
///
/// `ULD_003` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If your deck has no duplicates, wish for the perfect card.
///
/// State: Todo
//~ ULD_003 todo fabe05e9 2447f4c3
#[test]
#[ignore = "todo: ULD_003 Zephrys the Great"]
fn ULD_003_zephrys_the_great() {
    check(CardClass::Mage, &[Give("ULD_003"), Cost("ULD_003", 2), Stats("ULD_003", 3, 2)]);
}

/// # Questing Explorer
///
/// `ULD_157` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Quest**, draw a card.
///
/// State: Todo
//~ ULD_157 todo 3e463966 16ef0727
#[test]
#[ignore = "todo: ULD_157 Questing Explorer"]
fn ULD_157_questing_explorer() {
    check(CardClass::Mage, &[Give("ULD_157"), Cost("ULD_157", 2), Stats("ULD_157", 2, 3)]);
}

/// # Serpent Egg
///
/// `ULD_174` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/4 Sea Serpent.
///
/// State: Todo
//~ ULD_174 todo e4ec5682 79fc77d8
#[test]
#[ignore = "todo: ULD_174 Serpent Egg"]
fn ULD_174_serpent_egg() {
    check(CardClass::Mage, &[Give("ULD_174"), Cost("ULD_174", 2), Stats("ULD_174", 0, 3)]);
}

/// # Sea Serpent
///
/// `ULD_174t` · Neutral minion · 3 mana · 3/4
///
/// State: Todo
//~ ULD_174t todo 063ee239 1344d53c
#[test]
#[ignore = "todo: ULD_174t Sea Serpent"]
fn ULD_174t_sea_serpent() {
    check(CardClass::Mage, &[Give("ULD_174t"), Cost("ULD_174t", 3), Stats("ULD_174t", 3, 4)]);
}

/// # Octosari
///
/// `ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// State: Todo
//~ ULD_177 todo b728dc1e ceafa4b6
#[test]
#[ignore = "todo: ULD_177 Octosari"]
fn ULD_177_octosari() {
    check(CardClass::Mage, &[Give("ULD_177"), Cost("ULD_177", 8), Stats("ULD_177", 8, 8)]);
}

/// # Siamat
///
/// `ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// State: Todo
//~ ULD_178 todo afb28fe5 c2c42994
#[test]
#[ignore = "todo: ULD_178 Siamat"]
fn ULD_178_siamat() {
    check(CardClass::Mage, &[Give("ULD_178"), Cost("ULD_178", 7), Stats("ULD_178", 7, 7)]);
}

/// # Siamat's Wind
///
/// `ULD_178a` · Neutral spell · 0 mana
///
/// > Give Siamat **Windfury**.
///
/// State: Todo
//~ ULD_178a todo bb2d23ad cda1ba26
#[test]
#[ignore = "todo: ULD_178a Siamat's Wind"]
fn ULD_178a_siamats_wind() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a"), Cost("ULD_178a", 0), Targets("ULD_178a", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Siamat's Shield
///
/// `ULD_178a2` · Neutral spell · 0 mana
///
/// > Give Siamat **Divine Shield**.
///
/// State: Todo
//~ ULD_178a2 todo 4845cb2c 8802c974
#[test]
#[ignore = "todo: ULD_178a2 Siamat's Shield"]
fn ULD_178a2_siamats_shield() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a2"), Cost("ULD_178a2", 0), Targets("ULD_178a2", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Siamat's Heart
///
/// `ULD_178a3` · Neutral spell · 0 mana
///
/// > Give Siamat **Taunt**.
///
/// State: Todo
//~ ULD_178a3 todo 8c7c6b5f 7f2c7292
#[test]
#[ignore = "todo: ULD_178a3 Siamat's Heart"]
fn ULD_178a3_siamats_heart() {
    check(CardClass::Mage, &[Give("ULD_178a3"), Cost("ULD_178a3", 0), Targets("ULD_178a3", &[FriendlyMinion])]);
}

/// # Siamat's Speed
///
/// `ULD_178a4` · Neutral spell · 0 mana
///
/// > Give Siamat **Rush**.
///
/// State: Todo
//~ ULD_178a4 todo 3583e4dc aa65620d
#[test]
#[ignore = "todo: ULD_178a4 Siamat's Speed"]
fn ULD_178a4_siamats_speed() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a4"), Cost("ULD_178a4", 0), Targets("ULD_178a4", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Phalanx Commander
///
/// `ULD_179` · Neutral minion · 5 mana · 4/5
///
/// > Your **Taunt** minions have +2 Attack.
///
/// State: Todo
//~ ULD_179 todo 9e724bba d254ffdc
#[test]
#[ignore = "todo: ULD_179 Phalanx Commander"]
fn ULD_179_phalanx_commander() {
    check(CardClass::Mage, &[Give("ULD_179"), Cost("ULD_179", 5), Stats("ULD_179", 4, 5)]);
}

/// # Sunstruck Henchman
///
/// `ULD_180` · Neutral minion · 4 mana · 6/5
///
/// > At the start of your turn, this has a 50% chance to fall asleep.
///
/// State: Todo
//~ ULD_180 todo 4046604a f3541227
#[test]
#[ignore = "todo: ULD_180 Sunstruck Henchman"]
fn ULD_180_sunstruck_henchman() {
    check(CardClass::Mage, &[Give("ULD_180"), Cost("ULD_180", 4), Stats("ULD_180", 6, 5)]);
}

/// # Spitting Camel
///
/// `ULD_182` · Neutral minion · 2 mana · 2/4
///
/// > At the end of your turn, deal 1 damage to another random friendly minion.
///
/// State: Todo
//~ ULD_182 todo 993f78b4 25da4904
#[test]
#[ignore = "todo: ULD_182 Spitting Camel"]
fn ULD_182_spitting_camel() {
    check(CardClass::Mage, &[Give("ULD_182"), Cost("ULD_182", 2), Stats("ULD_182", 2, 4)]);
}

/// # Anubisath Warbringer
///
/// `ULD_183` · Neutral minion · 9 mana · 9/6
///
/// > **Deathrattle:** Give all minions in your hand +3/+3.
///
/// State: Todo
//~ ULD_183 todo 56e7a96b adb39acd
#[test]
#[ignore = "todo: ULD_183 Anubisath Warbringer"]
fn ULD_183_anubisath_warbringer() {
    check(CardClass::Mage, &[Give("ULD_183"), Cost("ULD_183", 9), Stats("ULD_183", 9, 6)]);
}

/// # Kobold Sandtrooper
///
/// `ULD_184` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ ULD_184 todo f176b12f 3f99fb6c
#[test]
#[ignore = "todo: ULD_184 Kobold Sandtrooper"]
fn ULD_184_kobold_sandtrooper() {
    check(CardClass::Mage, &[Give("ULD_184"), Cost("ULD_184", 2), Stats("ULD_184", 2, 1)]);
}

/// # Temple Berserker
///
/// `ULD_185` · Neutral minion · 2 mana · 1/2
///
/// > **Reborn** Has +2 Attack while damaged.
///
/// State: Todo
//~ ULD_185 todo 977a41cc eb1a7ef5
#[test]
#[ignore = "todo: ULD_185 Temple Berserker"]
fn ULD_185_temple_berserker() {
    check(
        CardClass::Mage,
        &[Give("ULD_185"), Cost("ULD_185", 2), Stats("ULD_185", 1, 2), Has("ULD_185", GameTag::REBORN)],
    );
}

/// # Golden Scarab
///
/// `ULD_188` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Discover** a 4-Cost card.
///
/// State: Todo
//~ ULD_188 todo ffc8d702 daa478b8
#[test]
#[ignore = "todo: ULD_188 Golden Scarab"]
fn ULD_188_golden_scarab() {
    check(CardClass::Mage, &[Give("ULD_188"), Cost("ULD_188", 3), Stats("ULD_188", 2, 2)]);
}

/// # Faceless Lurker
///
/// `ULD_189` · Neutral minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// State: Todo
//~ ULD_189 todo 07da4888 2ff3c6eb
#[test]
#[ignore = "todo: ULD_189 Faceless Lurker"]
fn ULD_189_faceless_lurker() {
    check(
        CardClass::Mage,
        &[Give("ULD_189"), Cost("ULD_189", 5), Stats("ULD_189", 3, 3), Has("ULD_189", GameTag::TAUNT)],
    );
}

/// # Pit Crocolisk
///
/// `ULD_190` · Neutral minion · 8 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// State: Todo
//~ ULD_190 todo 76c6cc24 69103825
#[test]
#[ignore = "todo: ULD_190 Pit Crocolisk"]
fn ULD_190_pit_crocolisk() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_190"),
            Cost("ULD_190", 8),
            Stats("ULD_190", 5, 6),
            Targets("ULD_190", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Beaming Sidekick
///
/// `ULD_191` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Todo
//~ ULD_191 todo cdc5230b ec09fbde
#[test]
#[ignore = "todo: ULD_191 Beaming Sidekick"]
fn ULD_191_beaming_sidekick() {
    check(
        CardClass::Mage,
        &[Give("ULD_191"), Cost("ULD_191", 1), Stats("ULD_191", 1, 2), Targets("ULD_191", &[FriendlyMinion])],
    );
}

/// # Living Monument
///
/// `ULD_193` · Neutral minion · 10 mana · 10/10
///
/// > **Taunt**
///
/// State: Todo
//~ ULD_193 todo 20764f0d 8d9131f8
#[test]
#[ignore = "todo: ULD_193 Living Monument"]
fn ULD_193_living_monument() {
    check(
        CardClass::Mage,
        &[Give("ULD_193"), Cost("ULD_193", 10), Stats("ULD_193", 10, 10), Has("ULD_193", GameTag::TAUNT)],
    );
}

/// # Wasteland Scorpid
///
/// `ULD_194` · Neutral minion · 7 mana · 3/9
///
/// > **Poisonous**
///
/// State: Todo
//~ ULD_194 todo d98c4049 250cc256
#[test]
#[ignore = "todo: ULD_194 Wasteland Scorpid"]
fn ULD_194_wasteland_scorpid() {
    check(
        CardClass::Mage,
        &[Give("ULD_194"), Cost("ULD_194", 7), Stats("ULD_194", 3, 9), Has("ULD_194", GameTag::POISONOUS)],
    );
}

/// # Neferset Ritualist
///
/// `ULD_196` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Restore adjacent minions to full Health.
///
/// State: Todo
//~ ULD_196 todo ea5deb57 9e840349
#[test]
#[ignore = "todo: ULD_196 Neferset Ritualist"]
fn ULD_196_neferset_ritualist() {
    check(CardClass::Mage, &[Give("ULD_196"), Cost("ULD_196", 2), Stats("ULD_196", 2, 3)]);
}

/// # Quicksand Elemental
///
/// `ULD_197` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Give all enemy minions -2 Attack this turn.
///
/// State: Todo
//~ ULD_197 todo 724493f8 5e2236fe
#[test]
#[ignore = "todo: ULD_197 Quicksand Elemental"]
fn ULD_197_quicksand_elemental() {
    check(CardClass::Mage, &[Give("ULD_197"), Cost("ULD_197", 2), Stats("ULD_197", 3, 2)]);
}

/// # Conjured Mirage
///
/// `ULD_198` · Neutral minion · 4 mana · 3/10
///
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
///
/// State: Todo
//~ ULD_198 todo a7e706eb c0e977ef
#[test]
#[ignore = "todo: ULD_198 Conjured Mirage"]
fn ULD_198_conjured_mirage() {
    check(
        CardClass::Mage,
        &[Give("ULD_198"), Cost("ULD_198", 4), Stats("ULD_198", 3, 10), Has("ULD_198", GameTag::TAUNT)],
    );
}

/// # Candletaker
///
/// `ULD_205` · Neutral minion · 3 mana · 3/2
///
/// > **Reborn**
///
/// State: Todo
//~ ULD_205 todo ea516d49 0482ba1c
#[test]
#[ignore = "todo: ULD_205 Candletaker"]
fn ULD_205_candletaker() {
    check(
        CardClass::Mage,
        &[Give("ULD_205"), Cost("ULD_205", 3), Stats("ULD_205", 3, 2), Has("ULD_205", GameTag::REBORN)],
    );
}

/// # Khartut Defender
///
/// `ULD_208` · Neutral minion · 6 mana · 3/4
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// State: Todo
//~ ULD_208 todo f9469819 5dfc1952
#[test]
#[ignore = "todo: ULD_208 Khartut Defender"]
fn ULD_208_khartut_defender() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_208"),
            Cost("ULD_208", 6),
            Stats("ULD_208", 3, 4),
            Has("ULD_208", GameTag::REBORN),
            Has("ULD_208", GameTag::TAUNT),
        ],
    );
}

/// # Vulpera Scoundrel
///
/// `ULD_209` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// State: Todo
//~ ULD_209 todo da4ea7dd d591d09b
#[test]
#[ignore = "todo: ULD_209 Vulpera Scoundrel"]
fn ULD_209_vulpera_scoundrel() {
    check(CardClass::Mage, &[Give("ULD_209"), Cost("ULD_209", 3), Stats("ULD_209", 2, 3)]);
}

/// # Mystery Choice!
///
/// `ULD_209t` · Neutral spell · 0 mana
///
/// > Add a random spell to your hand.
///
/// State: Todo
//~ ULD_209t todo 26a9a67a 7f6339b0
#[test]
#[ignore = "todo: ULD_209t Mystery Choice!"]
fn ULD_209t_mystery_choice() {
    check(CardClass::Mage, &[Give("ULD_209t"), Cost("ULD_209t", 0)]);
}

/// # Generous Mummy
///
/// `ULD_214` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn** Your opponent's cards cost (1) less.
///
/// State: Todo
//~ ULD_214 todo 0c0fb835 5d711fc3
#[test]
#[ignore = "todo: ULD_214 Generous Mummy"]
fn ULD_214_generous_mummy() {
    check(
        CardClass::Mage,
        &[Give("ULD_214"), Cost("ULD_214", 3), Stats("ULD_214", 5, 4), Has("ULD_214", GameTag::REBORN)],
    );
}

/// # Wrapped Golem
///
/// `ULD_215` · Neutral minion · 7 mana · 7/5
///
/// > **Reborn** At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// State: Todo
//~ ULD_215 todo e4457064 28412138
#[test]
#[ignore = "todo: ULD_215 Wrapped Golem"]
fn ULD_215_wrapped_golem() {
    check(
        CardClass::Mage,
        &[Give("ULD_215"), Cost("ULD_215", 7), Stats("ULD_215", 7, 5), Has("ULD_215", GameTag::REBORN)],
    );
}

/// # Scarab
///
/// `ULD_215t` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Todo
//~ ULD_215t todo 71468112 e3ef53a6
#[test]
#[ignore = "todo: ULD_215t Scarab"]
fn ULD_215t_scarab() {
    check(
        CardClass::Mage,
        &[Give("ULD_215t"), Cost("ULD_215t", 1), Stats("ULD_215t", 1, 1), Has("ULD_215t", GameTag::TAUNT)],
    );
}

/// # Mischief Maker
///
/// `ULD_229` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
///
/// State: Todo
//~ ULD_229 todo a53a9fd6 a84398ad
#[test]
#[ignore = "todo: ULD_229 Mischief Maker"]
fn ULD_229_mischief_maker() {
    check(CardClass::Mage, &[Give("ULD_229"), Cost("ULD_229", 3), Stats("ULD_229", 3, 3)]);
}

/// # Infested Goblin
///
/// `ULD_250` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Deathrattle:** Add two 1/1 Scarabs with **Taunt** to your hand.
///
/// State: Todo
//~ ULD_250 todo 1fdc426d 3f22ccbf
#[test]
#[ignore = "todo: ULD_250 Infested Goblin"]
fn ULD_250_infested_goblin() {
    check(
        CardClass::Mage,
        &[Give("ULD_250"), Cost("ULD_250", 3), Stats("ULD_250", 2, 3), Has("ULD_250", GameTag::TAUNT)],
    );
}

/// # Injured Tol'vir
///
/// `ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// State: Todo
//~ ULD_271 todo c586ec7e c786ba8c
#[test]
#[ignore = "todo: ULD_271 Injured Tol'vir"]
fn ULD_271_injured_tolvir() {
    check(
        CardClass::Mage,
        &[Give("ULD_271"), Cost("ULD_271", 2), Stats("ULD_271", 2, 6), Has("ULD_271", GameTag::TAUNT)],
    );
}

/// # Wasteland Assassin
///
/// `ULD_274` · Neutral minion · 5 mana · 4/2
///
/// > **Stealth Reborn**
///
/// State: Todo
//~ ULD_274 todo de02e3fb 09470e4c
#[test]
#[ignore = "todo: ULD_274 Wasteland Assassin"]
fn ULD_274_wasteland_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_274"),
            Cost("ULD_274", 5),
            Stats("ULD_274", 4, 2),
            Has("ULD_274", GameTag::REBORN),
            Has("ULD_274", GameTag::STEALTH),
        ],
    );
}

/// # Bone Wraith
///
/// `ULD_275` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Reborn**
///
/// State: Todo
//~ ULD_275 todo c638d3e1 63bdb42a
#[test]
#[ignore = "todo: ULD_275 Bone Wraith"]
fn ULD_275_bone_wraith() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_275"),
            Cost("ULD_275", 4),
            Stats("ULD_275", 2, 5),
            Has("ULD_275", GameTag::REBORN),
            Has("ULD_275", GameTag::TAUNT),
        ],
    );
}

/// # Jar Dealer
///
/// `ULD_282` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random 1-Cost minion to your hand.
///
/// State: Todo
//~ ULD_282 todo 50016152 a21bb43d
#[test]
#[ignore = "todo: ULD_282 Jar Dealer"]
fn ULD_282_jar_dealer() {
    check(CardClass::Mage, &[Give("ULD_282"), Cost("ULD_282", 1), Stats("ULD_282", 1, 1)]);
}

/// # Fishflinger
///
/// `ULD_289` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random Murloc to each player's hand.
///
/// State: Todo
//~ ULD_289 todo eb457cf4 506c86d1
#[test]
#[ignore = "todo: ULD_289 Fishflinger"]
fn ULD_289_fishflinger() {
    check(CardClass::Mage, &[Give("ULD_289"), Cost("ULD_289", 2), Stats("ULD_289", 3, 2)]);
}

/// # History Buff
///
/// `ULD_290` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you play a minion, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ ULD_290 todo a6117d2a 83bfa78c
#[test]
#[ignore = "todo: ULD_290 History Buff"]
fn ULD_290_history_buff() {
    check(CardClass::Mage, &[Give("ULD_290"), Cost("ULD_290", 3), Stats("ULD_290", 3, 4)]);
}

/// # King Phaoris
///
/// `ULD_304` · Neutral minion · 10 mana · 5/5
///
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
///
/// State: Todo
//~ ULD_304 todo 27f8010b 5f37952d
#[test]
#[ignore = "todo: ULD_304 King Phaoris"]
fn ULD_304_king_phaoris() {
    check(CardClass::Mage, &[Give("ULD_304"), Cost("ULD_304", 10), Stats("ULD_304", 5, 5)]);
}

/// # Dwarven Archaeologist
///
/// `ULD_309` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: **Discover** a card. Reduce its Cost by (1).
///
/// State: Todo
//~ ULD_309 todo 39c98975 fd35c1a5
#[test]
#[ignore = "todo: ULD_309 Dwarven Archaeologist"]
fn ULD_309_dwarven_archaeologist() {
    check(CardClass::Mage, &[Give("ULD_309"), Cost("ULD_309", 3), Stats("ULD_309", 3, 3)]);
}

/// # Vilefiend
///
/// `ULD_450` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// State: Todo
//~ ULD_450 todo b817fedb 265ff0c2
#[test]
#[ignore = "todo: ULD_450 Vilefiend"]
fn ULD_450_vilefiend() {
    check(
        CardClass::Mage,
        &[Give("ULD_450"), Cost("ULD_450", 2), Stats("ULD_450", 2, 2), Has("ULD_450", GameTag::LIFESTEAL)],
    );
}

/// # Titanic Lackey
///
/// `ULD_616` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +2 Health and **Taunt**.
///
/// State: Todo
//~ ULD_616 todo 5efac026 8fa08bae
#[test]
#[ignore = "todo: ULD_616 Titanic Lackey"]
fn ULD_616_titanic_lackey() {
    check(
        CardClass::Mage,
        &[Give("ULD_616"), Cost("ULD_616", 1), Stats("ULD_616", 1, 1), Targets("ULD_616", &[FriendlyMinion])],
    );
}

/// # Mortuary Machine
///
/// `ULD_702` · Neutral minion · 5 mana · 8/8
///
/// > After your opponent plays a minion, give it **Reborn**.
///
/// State: Todo
//~ ULD_702 todo 119e51fe 02b41994
#[test]
#[ignore = "todo: ULD_702 Mortuary Machine"]
fn ULD_702_mortuary_machine() {
    check(CardClass::Mage, &[Give("ULD_702"), Cost("ULD_702", 5), Stats("ULD_702", 8, 8)]);
}

/// # Desert Obelisk
///
/// `ULD_703` · Neutral minion · 5 mana · 0/5
///
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
///
/// State: Todo
//~ ULD_703 todo 6e6d5699 e2d2affa
#[test]
#[ignore = "todo: ULD_703 Desert Obelisk"]
fn ULD_703_desert_obelisk() {
    check(CardClass::Mage, &[Give("ULD_703"), Cost("ULD_703", 5), Stats("ULD_703", 0, 5)]);
}

/// # Mogu Cultist
///
/// `ULD_705` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
///
/// State: Todo
//~ ULD_705 todo bd343943 fac80a63
#[test]
#[ignore = "todo: ULD_705 Mogu Cultist"]
fn ULD_705_mogu_cultist() {
    check(CardClass::Mage, &[Give("ULD_705"), Cost("ULD_705", 1), Stats("ULD_705", 1, 1)]);
}

/// # Highkeeper Ra
///
/// `ULD_705t` · Neutral minion · 10 mana · 20/20
///
/// > At the end of your turn, deal 20 damage to all enemies.
///
/// State: Todo
//~ ULD_705t todo a9dd6b7a d1dc8f89
#[test]
#[ignore = "todo: ULD_705t Highkeeper Ra"]
fn ULD_705t_highkeeper_ra() {
    check(CardClass::Mage, &[Give("ULD_705t"), Cost("ULD_705t", 10), Stats("ULD_705t", 20, 20)]);
}

/// # Blatant Decoy
///
/// `ULD_706` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Each player summons the lowest Cost minion from their hand.
///
/// State: Todo
//~ ULD_706 todo 445a8eb2 5f372133
#[test]
#[ignore = "todo: ULD_706 Blatant Decoy"]
fn ULD_706_blatant_decoy() {
    check(CardClass::Mage, &[Give("ULD_706"), Cost("ULD_706", 6), Stats("ULD_706", 5, 5)]);
}

/// # Bug Collector
///
/// `ULD_712` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Locust with **Rush**.
///
/// State: Todo
//~ ULD_712 todo 1f1cc58a 1a3c9d0d
#[test]
#[ignore = "todo: ULD_712 Bug Collector"]
fn ULD_712_bug_collector() {
    check(CardClass::Mage, &[Give("ULD_712"), Cost("ULD_712", 2), Stats("ULD_712", 2, 1)]);
}

/// # Desert Hare
///
/// `ULD_719` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Desert Hares.
///
/// State: Todo
//~ ULD_719 todo 779203de 811cac3e
#[test]
#[ignore = "todo: ULD_719 Desert Hare"]
fn ULD_719_desert_hare() {
    check(CardClass::Mage, &[Give("ULD_719"), Cost("ULD_719", 3), Stats("ULD_719", 1, 1)]);
}

/// # Colossus of the Moon
///
/// `ULD_721` · Neutral minion · 10 mana · 10/10
///
/// > **Divine Shield Reborn**
///
/// State: Todo
//~ ULD_721 todo 084374d2 e975c9db
#[test]
#[ignore = "todo: ULD_721 Colossus of the Moon"]
fn ULD_721_colossus_of_the_moon() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_721"),
            Cost("ULD_721", 10),
            Stats("ULD_721", 10, 10),
            Has("ULD_721", GameTag::DIVINE_SHIELD),
            Has("ULD_721", GameTag::REBORN),
        ],
    );
}

/// # Murmy
///
/// `ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Todo
//~ ULD_723 todo 7b276233 4c258391
#[test]
#[ignore = "todo: ULD_723 Murmy"]
fn ULD_723_murmy() {
    check(
        CardClass::Mage,
        &[Give("ULD_723"), Cost("ULD_723", 1), Stats("ULD_723", 1, 1), Has("ULD_723", GameTag::REBORN)],
    );
}

/// # Body Wrapper
///
/// `ULD_727` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
///
/// State: Todo
//~ ULD_727 todo 5c78a5ef a224b2ac
#[test]
#[ignore = "todo: ULD_727 Body Wrapper"]
fn ULD_727_body_wrapper() {
    check(CardClass::Mage, &[Give("ULD_727"), Cost("ULD_727", 4), Stats("ULD_727", 4, 4)]);
}

/// # The Coin
///
/// `ULD_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ ULD_COIN todo 11c14841 270ce8d2
#[test]
#[ignore = "todo: ULD_COIN The Coin"]
fn ULD_COIN_the_coin() {
    check(CardClass::Mage, &[Give("ULD_COIN"), Cost("ULD_COIN", 0)]);
}
