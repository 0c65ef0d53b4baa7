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
//~ ULD_003 todo fabe05e9 aa664a75
#[test]
#[ignore = "todo: ULD_003 Zephrys the Great"]
fn ULD_003_zephrys_the_great() {
    check(CardClass::Mage, &[Give("ULD_003"), Cost("ULD_003", 2), Stats("ULD_003", 3, 2), Unwritten]);
}

/// # Questing Explorer
///
/// `ULD_157` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Quest**, draw a card.
///
/// State: Todo
//~ ULD_157 todo 3e463966 f363e36e
#[test]
#[ignore = "todo: ULD_157 Questing Explorer"]
fn ULD_157_questing_explorer() {
    check(CardClass::Mage, &[Give("ULD_157"), Cost("ULD_157", 2), Stats("ULD_157", 2, 3), Unwritten]);
}

/// # Serpent Egg
///
/// `ULD_174` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/4 Sea Serpent.
///
/// State: Todo
//~ ULD_174 todo e4ec5682 1ac1a203
#[test]
#[ignore = "todo: ULD_174 Serpent Egg"]
fn ULD_174_serpent_egg() {
    check(CardClass::Mage, &[Give("ULD_174"), Cost("ULD_174", 2), Stats("ULD_174", 0, 3), Unwritten]);
}

/// # Sea Serpent
///
/// `ULD_174t` · Neutral minion · 3 mana · 3/4
///
/// State: Vanilla
//~ ULD_174t vanilla 063ee239 87dc9dd5
#[test]
fn ULD_174t_sea_serpent() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_174t"),
            Cost("ULD_174t", 3),
            Stats("ULD_174t", 3, 4),
            Play("ULD_174t", Nothing),
            In(The("ULD_174t"), Zone::Play),
            Now(The("ULD_174t"), 3, 4),
        ],
    );
}

/// # Octosari
///
/// `ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// State: Todo
//~ ULD_177 todo b728dc1e f723cc93
#[test]
#[ignore = "todo: ULD_177 Octosari"]
fn ULD_177_octosari() {
    check(CardClass::Mage, &[Give("ULD_177"), Cost("ULD_177", 8), Stats("ULD_177", 8, 8), Unwritten]);
}

/// # Siamat
///
/// `ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// State: Todo
//~ ULD_178 todo afb28fe5 2b4ed7f7
#[test]
#[ignore = "todo: ULD_178 Siamat"]
fn ULD_178_siamat() {
    check(CardClass::Mage, &[Give("ULD_178"), Cost("ULD_178", 7), Stats("ULD_178", 7, 7), Unwritten]);
}

/// # Siamat's Wind
///
/// `ULD_178a` · Neutral spell · 0 mana
///
/// > Give Siamat **Windfury**.
///
/// State: Todo
//~ ULD_178a todo bb2d23ad b747ad51
#[test]
#[ignore = "todo: ULD_178a Siamat's Wind"]
fn ULD_178a_siamats_wind() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a"), Cost("ULD_178a", 0), Targets("ULD_178a", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Siamat's Shield
///
/// `ULD_178a2` · Neutral spell · 0 mana
///
/// > Give Siamat **Divine Shield**.
///
/// State: Todo
//~ ULD_178a2 todo 4845cb2c 3bac1c16
#[test]
#[ignore = "todo: ULD_178a2 Siamat's Shield"]
fn ULD_178a2_siamats_shield() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a2"), Cost("ULD_178a2", 0), Targets("ULD_178a2", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Siamat's Heart
///
/// `ULD_178a3` · Neutral spell · 0 mana
///
/// > Give Siamat **Taunt**.
///
/// State: Todo
//~ ULD_178a3 todo 8c7c6b5f e6ff2e46
#[test]
#[ignore = "todo: ULD_178a3 Siamat's Heart"]
fn ULD_178a3_siamats_heart() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a3"), Cost("ULD_178a3", 0), Targets("ULD_178a3", &[FriendlyMinion]), Unwritten],
    );
}

/// # Siamat's Speed
///
/// `ULD_178a4` · Neutral spell · 0 mana
///
/// > Give Siamat **Rush**.
///
/// State: Todo
//~ ULD_178a4 todo 3583e4dc 63eb93fb
#[test]
#[ignore = "todo: ULD_178a4 Siamat's Speed"]
fn ULD_178a4_siamats_speed() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a4"), Cost("ULD_178a4", 0), Targets("ULD_178a4", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Phalanx Commander
///
/// `ULD_179` · Neutral minion · 5 mana · 4/5
///
/// > Your **Taunt** minions have +2 Attack.
///
/// State: Todo
//~ ULD_179 todo 9e724bba da7d38a3
#[test]
#[ignore = "todo: ULD_179 Phalanx Commander"]
fn ULD_179_phalanx_commander() {
    check(CardClass::Mage, &[Give("ULD_179"), Cost("ULD_179", 5), Stats("ULD_179", 4, 5), Unwritten]);
}

/// # Sunstruck Henchman
///
/// `ULD_180` · Neutral minion · 4 mana · 6/5
///
/// > At the start of your turn, this has a 50% chance to fall asleep.
///
/// State: Todo
//~ ULD_180 todo 4046604a 1b08e631
#[test]
#[ignore = "todo: ULD_180 Sunstruck Henchman"]
fn ULD_180_sunstruck_henchman() {
    check(CardClass::Mage, &[Give("ULD_180"), Cost("ULD_180", 4), Stats("ULD_180", 6, 5), Unwritten]);
}

/// # Spitting Camel
///
/// `ULD_182` · Neutral minion · 2 mana · 2/4
///
/// > At the end of your turn, deal 1 damage to another random friendly minion.
///
/// State: Todo
//~ ULD_182 todo 993f78b4 2ecdd9f5
#[test]
#[ignore = "todo: ULD_182 Spitting Camel"]
fn ULD_182_spitting_camel() {
    check(CardClass::Mage, &[Give("ULD_182"), Cost("ULD_182", 2), Stats("ULD_182", 2, 4), Unwritten]);
}

/// # Anubisath Warbringer
///
/// `ULD_183` · Neutral minion · 9 mana · 9/6
///
/// > **Deathrattle:** Give all minions in your hand +3/+3.
///
/// State: Todo
//~ ULD_183 todo 56e7a96b ab9155d9
#[test]
#[ignore = "todo: ULD_183 Anubisath Warbringer"]
fn ULD_183_anubisath_warbringer() {
    check(CardClass::Mage, &[Give("ULD_183"), Cost("ULD_183", 9), Stats("ULD_183", 9, 6), Unwritten]);
}

/// # Kobold Sandtrooper
///
/// `ULD_184` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ ULD_184 todo f176b12f 7d80504e
#[test]
#[ignore = "todo: ULD_184 Kobold Sandtrooper"]
fn ULD_184_kobold_sandtrooper() {
    check(CardClass::Mage, &[Give("ULD_184"), Cost("ULD_184", 2), Stats("ULD_184", 2, 1), Unwritten]);
}

/// # Temple Berserker
///
/// `ULD_185` · Neutral minion · 2 mana · 1/2
///
/// > **Reborn** Has +2 Attack while damaged.
///
/// State: Todo
//~ ULD_185 todo 977a41cc cb55338f
#[test]
#[ignore = "todo: ULD_185 Temple Berserker"]
fn ULD_185_temple_berserker() {
    check(
        CardClass::Mage,
        &[Give("ULD_185"), Cost("ULD_185", 2), Stats("ULD_185", 1, 2), Has("ULD_185", GameTag::REBORN), Unwritten],
    );
}

/// # Golden Scarab
///
/// `ULD_188` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Discover** a 4-Cost card.
///
/// State: Todo
//~ ULD_188 todo ffc8d702 2a2ebf42
#[test]
#[ignore = "todo: ULD_188 Golden Scarab"]
fn ULD_188_golden_scarab() {
    check(CardClass::Mage, &[Give("ULD_188"), Cost("ULD_188", 3), Stats("ULD_188", 2, 2), Unwritten]);
}

/// # Faceless Lurker
///
/// `ULD_189` · Neutral minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// State: Todo
//~ ULD_189 todo 07da4888 d96ae6c4
#[test]
#[ignore = "todo: ULD_189 Faceless Lurker"]
fn ULD_189_faceless_lurker() {
    check(
        CardClass::Mage,
        &[Give("ULD_189"), Cost("ULD_189", 5), Stats("ULD_189", 3, 3), Has("ULD_189", GameTag::TAUNT), Unwritten],
    );
}

/// # Pit Crocolisk
///
/// `ULD_190` · Neutral minion · 8 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// State: Todo
//~ ULD_190 todo 76c6cc24 28feb525
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
            Unwritten,
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
//~ ULD_191 todo cdc5230b c82c8757
#[test]
#[ignore = "todo: ULD_191 Beaming Sidekick"]
fn ULD_191_beaming_sidekick() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_191"),
            Cost("ULD_191", 1),
            Stats("ULD_191", 1, 2),
            Targets("ULD_191", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Living Monument
///
/// `ULD_193` · Neutral minion · 10 mana · 10/10
///
/// > **Taunt**
///
/// State: Vanilla
//~ ULD_193 vanilla 20764f0d 7e15c501
#[test]
fn ULD_193_living_monument() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_193"),
            Cost("ULD_193", 10),
            Stats("ULD_193", 10, 10),
            Has("ULD_193", GameTag::TAUNT),
            Play("ULD_193", Nothing),
            In(The("ULD_193"), Zone::Play),
            Now(The("ULD_193"), 10, 10),
            HasNow(The("ULD_193"), GameTag::TAUNT),
        ],
    );
}

/// # Wasteland Scorpid
///
/// `ULD_194` · Neutral minion · 7 mana · 3/9
///
/// > **Poisonous**
///
/// State: Vanilla
//~ ULD_194 vanilla d98c4049 89639823
#[test]
fn ULD_194_wasteland_scorpid() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_194"),
            Cost("ULD_194", 7),
            Stats("ULD_194", 3, 9),
            Has("ULD_194", GameTag::POISONOUS),
            Play("ULD_194", Nothing),
            In(The("ULD_194"), Zone::Play),
            Now(The("ULD_194"), 3, 9),
            HasNow(The("ULD_194"), GameTag::POISONOUS),
        ],
    );
}

/// # Neferset Ritualist
///
/// `ULD_196` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Restore adjacent minions to full Health.
///
/// State: Todo
//~ ULD_196 todo ea5deb57 9dff8629
#[test]
#[ignore = "todo: ULD_196 Neferset Ritualist"]
fn ULD_196_neferset_ritualist() {
    check(CardClass::Mage, &[Give("ULD_196"), Cost("ULD_196", 2), Stats("ULD_196", 2, 3), Unwritten]);
}

/// # Quicksand Elemental
///
/// `ULD_197` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Give all enemy minions -2 Attack this turn.
///
/// State: Todo
//~ ULD_197 todo 724493f8 c75158f3
#[test]
#[ignore = "todo: ULD_197 Quicksand Elemental"]
fn ULD_197_quicksand_elemental() {
    check(CardClass::Mage, &[Give("ULD_197"), Cost("ULD_197", 2), Stats("ULD_197", 3, 2), Unwritten]);
}

/// # Conjured Mirage
///
/// `ULD_198` · Neutral minion · 4 mana · 3/10
///
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
///
/// State: Todo
//~ ULD_198 todo a7e706eb 69eda924
#[test]
#[ignore = "todo: ULD_198 Conjured Mirage"]
fn ULD_198_conjured_mirage() {
    check(
        CardClass::Mage,
        &[Give("ULD_198"), Cost("ULD_198", 4), Stats("ULD_198", 3, 10), Has("ULD_198", GameTag::TAUNT), Unwritten],
    );
}

/// # Candletaker
///
/// `ULD_205` · Neutral minion · 3 mana · 3/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ ULD_205 vanilla ea516d49 79201e40
#[test]
fn ULD_205_candletaker() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_205"),
            Cost("ULD_205", 3),
            Stats("ULD_205", 3, 2),
            Has("ULD_205", GameTag::REBORN),
            Play("ULD_205", Nothing),
            In(The("ULD_205"), Zone::Play),
            Now(The("ULD_205"), 3, 2),
            HasNow(The("ULD_205"), GameTag::REBORN),
        ],
    );
}

/// # Khartut Defender
///
/// `ULD_208` · Neutral minion · 6 mana · 3/4
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// State: Todo
//~ ULD_208 todo f9469819 ba03285f
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
            Unwritten,
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
//~ ULD_209 todo da4ea7dd 22307d3f
#[test]
#[ignore = "todo: ULD_209 Vulpera Scoundrel"]
fn ULD_209_vulpera_scoundrel() {
    check(CardClass::Mage, &[Give("ULD_209"), Cost("ULD_209", 3), Stats("ULD_209", 2, 3), Unwritten]);
}

/// # Mystery Choice!
///
/// `ULD_209t` · Neutral spell · 0 mana
///
/// > Add a random spell to your hand.
///
/// State: Todo
//~ ULD_209t todo 26a9a67a 100f2f72
#[test]
#[ignore = "todo: ULD_209t Mystery Choice!"]
fn ULD_209t_mystery_choice() {
    check(CardClass::Mage, &[Give("ULD_209t"), Cost("ULD_209t", 0), Unwritten]);
}

/// # Generous Mummy
///
/// `ULD_214` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn** Your opponent's cards cost (1) less.
///
/// State: Todo
//~ ULD_214 todo 0c0fb835 4e76f784
#[test]
#[ignore = "todo: ULD_214 Generous Mummy"]
fn ULD_214_generous_mummy() {
    check(
        CardClass::Mage,
        &[Give("ULD_214"), Cost("ULD_214", 3), Stats("ULD_214", 5, 4), Has("ULD_214", GameTag::REBORN), Unwritten],
    );
}

/// # Wrapped Golem
///
/// `ULD_215` · Neutral minion · 7 mana · 7/5
///
/// > **Reborn** At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// State: Todo
//~ ULD_215 todo e4457064 fbaabd97
#[test]
#[ignore = "todo: ULD_215 Wrapped Golem"]
fn ULD_215_wrapped_golem() {
    check(
        CardClass::Mage,
        &[Give("ULD_215"), Cost("ULD_215", 7), Stats("ULD_215", 7, 5), Has("ULD_215", GameTag::REBORN), Unwritten],
    );
}

/// # Scarab
///
/// `ULD_215t` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ ULD_215t vanilla 71468112 f6353ee6
#[test]
fn ULD_215t_scarab() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_215t"),
            Cost("ULD_215t", 1),
            Stats("ULD_215t", 1, 1),
            Has("ULD_215t", GameTag::TAUNT),
            Play("ULD_215t", Nothing),
            In(The("ULD_215t"), Zone::Play),
            Now(The("ULD_215t"), 1, 1),
            HasNow(The("ULD_215t"), GameTag::TAUNT),
        ],
    );
}

/// # Mischief Maker
///
/// `ULD_229` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
///
/// State: Todo
//~ ULD_229 todo a53a9fd6 4e97220e
#[test]
#[ignore = "todo: ULD_229 Mischief Maker"]
fn ULD_229_mischief_maker() {
    check(CardClass::Mage, &[Give("ULD_229"), Cost("ULD_229", 3), Stats("ULD_229", 3, 3), Unwritten]);
}

/// # Infested Goblin
///
/// `ULD_250` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Deathrattle:** Add two 1/1 Scarabs with **Taunt** to your hand.
///
/// State: Todo
//~ ULD_250 todo 1fdc426d 5800e05c
#[test]
#[ignore = "todo: ULD_250 Infested Goblin"]
fn ULD_250_infested_goblin() {
    check(
        CardClass::Mage,
        &[Give("ULD_250"), Cost("ULD_250", 3), Stats("ULD_250", 2, 3), Has("ULD_250", GameTag::TAUNT), Unwritten],
    );
}

/// # Injured Tol'vir
///
/// `ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// State: Todo
//~ ULD_271 todo c586ec7e 8fef3b98
#[test]
#[ignore = "todo: ULD_271 Injured Tol'vir"]
fn ULD_271_injured_tolvir() {
    check(
        CardClass::Mage,
        &[Give("ULD_271"), Cost("ULD_271", 2), Stats("ULD_271", 2, 6), Has("ULD_271", GameTag::TAUNT), Unwritten],
    );
}

/// # Wasteland Assassin
///
/// `ULD_274` · Neutral minion · 5 mana · 4/2
///
/// > **Stealth Reborn**
///
/// State: Vanilla
//~ ULD_274 vanilla de02e3fb bd9746b4
#[test]
fn ULD_274_wasteland_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_274"),
            Cost("ULD_274", 5),
            Stats("ULD_274", 4, 2),
            Has("ULD_274", GameTag::REBORN),
            Has("ULD_274", GameTag::STEALTH),
            Play("ULD_274", Nothing),
            In(The("ULD_274"), Zone::Play),
            Now(The("ULD_274"), 4, 2),
            HasNow(The("ULD_274"), GameTag::REBORN),
            HasNow(The("ULD_274"), GameTag::STEALTH),
        ],
    );
}

/// # Bone Wraith
///
/// `ULD_275` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ ULD_275 vanilla c638d3e1 672a69c4
#[test]
fn ULD_275_bone_wraith() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_275"),
            Cost("ULD_275", 4),
            Stats("ULD_275", 2, 5),
            Has("ULD_275", GameTag::REBORN),
            Has("ULD_275", GameTag::TAUNT),
            Play("ULD_275", Nothing),
            In(The("ULD_275"), Zone::Play),
            Now(The("ULD_275"), 2, 5),
            HasNow(The("ULD_275"), GameTag::REBORN),
            HasNow(The("ULD_275"), GameTag::TAUNT),
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
//~ ULD_282 todo 50016152 95aec5b8
#[test]
#[ignore = "todo: ULD_282 Jar Dealer"]
fn ULD_282_jar_dealer() {
    check(CardClass::Mage, &[Give("ULD_282"), Cost("ULD_282", 1), Stats("ULD_282", 1, 1), Unwritten]);
}

/// # Fishflinger
///
/// `ULD_289` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random Murloc to each player's hand.
///
/// State: Todo
//~ ULD_289 todo eb457cf4 b9ac769f
#[test]
#[ignore = "todo: ULD_289 Fishflinger"]
fn ULD_289_fishflinger() {
    check(CardClass::Mage, &[Give("ULD_289"), Cost("ULD_289", 2), Stats("ULD_289", 3, 2), Unwritten]);
}

/// # History Buff
///
/// `ULD_290` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you play a minion, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ ULD_290 todo a6117d2a e8e603cb
#[test]
#[ignore = "todo: ULD_290 History Buff"]
fn ULD_290_history_buff() {
    check(CardClass::Mage, &[Give("ULD_290"), Cost("ULD_290", 3), Stats("ULD_290", 3, 4), Unwritten]);
}

/// # King Phaoris
///
/// `ULD_304` · Neutral minion · 10 mana · 5/5
///
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
///
/// State: Todo
//~ ULD_304 todo 27f8010b c50500e2
#[test]
#[ignore = "todo: ULD_304 King Phaoris"]
fn ULD_304_king_phaoris() {
    check(CardClass::Mage, &[Give("ULD_304"), Cost("ULD_304", 10), Stats("ULD_304", 5, 5), Unwritten]);
}

/// # Dwarven Archaeologist
///
/// `ULD_309` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: **Discover** a card. Reduce its Cost by (1).
///
/// State: Todo
//~ ULD_309 todo 39c98975 0493e574
#[test]
#[ignore = "todo: ULD_309 Dwarven Archaeologist"]
fn ULD_309_dwarven_archaeologist() {
    check(CardClass::Mage, &[Give("ULD_309"), Cost("ULD_309", 3), Stats("ULD_309", 3, 3), Unwritten]);
}

/// # Vilefiend
///
/// `ULD_450` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ ULD_450 vanilla b817fedb f03f3ee5
#[test]
fn ULD_450_vilefiend() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_450"),
            Cost("ULD_450", 2),
            Stats("ULD_450", 2, 2),
            Has("ULD_450", GameTag::LIFESTEAL),
            Play("ULD_450", Nothing),
            In(The("ULD_450"), Zone::Play),
            Now(The("ULD_450"), 2, 2),
            HasNow(The("ULD_450"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Titanic Lackey
///
/// `ULD_616` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +2 Health and **Taunt**.
///
/// State: Todo
//~ ULD_616 todo 5efac026 8bc46641
#[test]
#[ignore = "todo: ULD_616 Titanic Lackey"]
fn ULD_616_titanic_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_616"),
            Cost("ULD_616", 1),
            Stats("ULD_616", 1, 1),
            Targets("ULD_616", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Mortuary Machine
///
/// `ULD_702` · Neutral minion · 5 mana · 8/8
///
/// > After your opponent plays a minion, give it **Reborn**.
///
/// State: Todo
//~ ULD_702 todo 119e51fe 57b21786
#[test]
#[ignore = "todo: ULD_702 Mortuary Machine"]
fn ULD_702_mortuary_machine() {
    check(CardClass::Mage, &[Give("ULD_702"), Cost("ULD_702", 5), Stats("ULD_702", 8, 8), Unwritten]);
}

/// # Desert Obelisk
///
/// `ULD_703` · Neutral minion · 5 mana · 0/5
///
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
///
/// State: Todo
//~ ULD_703 todo 6e6d5699 4c60de8c
#[test]
#[ignore = "todo: ULD_703 Desert Obelisk"]
fn ULD_703_desert_obelisk() {
    check(CardClass::Mage, &[Give("ULD_703"), Cost("ULD_703", 5), Stats("ULD_703", 0, 5), Unwritten]);
}

/// # Mogu Cultist
///
/// `ULD_705` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
///
/// State: Todo
//~ ULD_705 todo bd343943 b903b029
#[test]
#[ignore = "todo: ULD_705 Mogu Cultist"]
fn ULD_705_mogu_cultist() {
    check(CardClass::Mage, &[Give("ULD_705"), Cost("ULD_705", 1), Stats("ULD_705", 1, 1), Unwritten]);
}

/// # Highkeeper Ra
///
/// `ULD_705t` · Neutral minion · 10 mana · 20/20
///
/// > At the end of your turn, deal 20 damage to all enemies.
///
/// State: Todo
//~ ULD_705t todo a9dd6b7a a7b88388
#[test]
#[ignore = "todo: ULD_705t Highkeeper Ra"]
fn ULD_705t_highkeeper_ra() {
    check(CardClass::Mage, &[Give("ULD_705t"), Cost("ULD_705t", 10), Stats("ULD_705t", 20, 20), Unwritten]);
}

/// # Blatant Decoy
///
/// `ULD_706` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Each player summons the lowest Cost minion from their hand.
///
/// State: Todo
//~ ULD_706 todo 445a8eb2 6680a997
#[test]
#[ignore = "todo: ULD_706 Blatant Decoy"]
fn ULD_706_blatant_decoy() {
    check(CardClass::Mage, &[Give("ULD_706"), Cost("ULD_706", 6), Stats("ULD_706", 5, 5), Unwritten]);
}

/// # Bug Collector
///
/// `ULD_712` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Locust with **Rush**.
///
/// State: Todo
//~ ULD_712 todo 1f1cc58a 913faebe
#[test]
#[ignore = "todo: ULD_712 Bug Collector"]
fn ULD_712_bug_collector() {
    check(CardClass::Mage, &[Give("ULD_712"), Cost("ULD_712", 2), Stats("ULD_712", 2, 1), Unwritten]);
}

/// # Desert Hare
///
/// `ULD_719` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Desert Hares.
///
/// State: Todo
//~ ULD_719 todo 779203de c3bd050d
#[test]
#[ignore = "todo: ULD_719 Desert Hare"]
fn ULD_719_desert_hare() {
    check(CardClass::Mage, &[Give("ULD_719"), Cost("ULD_719", 3), Stats("ULD_719", 1, 1), Unwritten]);
}

/// # Colossus of the Moon
///
/// `ULD_721` · Neutral minion · 10 mana · 10/10
///
/// > **Divine Shield Reborn**
///
/// State: Vanilla
//~ ULD_721 vanilla 084374d2 cae7d894
#[test]
fn ULD_721_colossus_of_the_moon() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_721"),
            Cost("ULD_721", 10),
            Stats("ULD_721", 10, 10),
            Has("ULD_721", GameTag::DIVINE_SHIELD),
            Has("ULD_721", GameTag::REBORN),
            Play("ULD_721", Nothing),
            In(The("ULD_721"), Zone::Play),
            Now(The("ULD_721"), 10, 10),
            HasNow(The("ULD_721"), GameTag::DIVINE_SHIELD),
            HasNow(The("ULD_721"), GameTag::REBORN),
        ],
    );
}

/// # Murmy
///
/// `ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ ULD_723 vanilla 7b276233 8fea9d76
#[test]
fn ULD_723_murmy() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_723"),
            Cost("ULD_723", 1),
            Stats("ULD_723", 1, 1),
            Has("ULD_723", GameTag::REBORN),
            Play("ULD_723", Nothing),
            In(The("ULD_723"), Zone::Play),
            Now(The("ULD_723"), 1, 1),
            HasNow(The("ULD_723"), GameTag::REBORN),
        ],
    );
}

/// # Body Wrapper
///
/// `ULD_727` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
///
/// State: Todo
//~ ULD_727 todo 5c78a5ef c9b288c9
#[test]
#[ignore = "todo: ULD_727 Body Wrapper"]
fn ULD_727_body_wrapper() {
    check(CardClass::Mage, &[Give("ULD_727"), Cost("ULD_727", 4), Stats("ULD_727", 4, 4), Unwritten]);
}

/// # The Coin
///
/// `ULD_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ ULD_COIN todo 11c14841 1e263758
#[test]
#[ignore = "todo: ULD_COIN The Coin"]
fn ULD_COIN_the_coin() {
    check(CardClass::Mage, &[Give("ULD_COIN"), Cost("ULD_COIN", 0), Unwritten]);
}
