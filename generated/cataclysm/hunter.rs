//! Hunter cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 063fb091

/// Of the 99 appendages some are left: those that came are in the history.
const LEFTOVER: Condition = not(&YOU.summon(named("CATA_550t")).this_game().at_least(99));

/// # Magmaw
/// Minion · Mech · Beast · 7 mana · 2/12
/// > **Colossal +99** Summon any leftover appendages when there is room.@**Colossal +99** Summon any leftover appendages when there is room. *({0} left!)*
/// - Numbers: {0} = 99
/// - Makes: Magmaw's Body [`CATA_550t`] (2/1, "Deathrattle: Give a random friendly minion +2…"); Magmaw's Body [`CATA_550t2`] (2/1, "Deathrattle: Give a random friendly minion +2…"); Magmaw's Body [`CATA_550t3`] (2/1, "Deathrattle: Give a random friendly minion +2…"); Magmaw's Body [`CATA_550t4`] (2/1, "Deathrattle: Give a random friendly minion +2…"); Magmaw's Body [`CATA_550t5`] (2/1, "Deathrattle: Give a random friendly minion +2…"); Magmaw's Body [`CATA_550t6`] (2/1, "Deathrattle: Give a random friendly minion +2…"); Stampede [`CATA_550e1`] ("\+2 Attack.")
///
/// # Notes
///
/// Its appendages differ in their pictures alone. They come after a friendly minion dies, after a card is played and at the end of turns, until there were 99 in the game.
//~ done CATA_550 - 858dbf68.8a4384e0.5e9945ac af7707f6.560a3800
pub const CATA_550: Power = abilities(&[
    colossal(&["CATA_550t", "CATA_550t2", "CATA_550t3", "CATA_550t4", "CATA_550t5", "CATA_550t6"]),
    after(FRIENDLY_MINIONS.die()).when(LEFTOVER).then(&[summon(card("CATA_550t")).until_full()]),
    after(YOU.play(CARD)).when(LEFTOVER).then(&[summon(card("CATA_550t")).until_full()]),
    whenever(PLAYERS.turn_end()).when(LEFTOVER).then(&[summon(card("CATA_550t")).until_full()]),
]);

/// # Stampede
/// Enchantment
/// > \+2 Attack.
//~ derived CATA_550e1 68d0e52a d522ad72.a6e18051 f8d52978
pub const CATA_550e1: Power = enchant(&[ATTACK.plus(2)]);

/// # Magmaw's Body
/// Minion · Mech · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
//~ derived CATA_550t c0bc9445 5cdf4a62.18f85c62 88bf8406
pub const CATA_550t: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

/// # Magmaw's Body
/// Minion · Mech · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
//~ derived CATA_550t2 842f4220 5cdf4a62.18f85c62 88bf8406
pub const CATA_550t2: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

/// # Magmaw's Body
/// Minion · Mech · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
//~ derived CATA_550t3 76c46c1c 5cdf4a62.18f85c62 88bf8406
pub const CATA_550t3: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

/// # Magmaw's Body
/// Minion · Mech · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
//~ derived CATA_550t4 427ec026 5cdf4a62.18f85c62 88bf8406
pub const CATA_550t4: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

/// # Magmaw's Body
/// Minion · Mech · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
//~ derived CATA_550t5 a9b6cabd 5cdf4a62.18f85c62 88bf8406
pub const CATA_550t5: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

/// # Magmaw's Body
/// Minion · Mech · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
//~ derived CATA_550t6 0815c04a 5cdf4a62.18f85c62 88bf8406
pub const CATA_550t6: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

/// # Stonetalon Striker
/// Minion · 3 mana · 3/3
/// > **Taunt** *(While in hand, play a Dragon to become a 6/6 Dragon!)*
/// - Makes: Stonetalon Striker [`CATA_551t`] (6/6, "Taunt")
//~ done CATA_551 - 05878c57.a41bcc40 c1480077.231244a0
pub const CATA_551: Power = upgrades(Goal::Times(1), &[YOU.play(DRAGON)], "CATA_551t");

/// # Stonetalon Striker
/// Minion · Dragon · 3 mana · 6/6
/// > **Taunt**
//~ vanilla CATA_551t 7e46fd2f c6b5fd84.4b0c5d24 c1480077
pub const CATA_551t: Power = VANILLA;

/// # Ebonscale Scout
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Deal damage equal to this minion's Attack. *(While in hand, play a Dragon to become an 8/8 Dragon!)*
/// - Makes: Ebonscale Scout [`CATA_552t`] (8/8, "Battlecry: Deal damage equal to this minion's…")
//~ done CATA_552 - 3c6a5243.b2356b23 21043a16.99ccf142
pub const CATA_552: Power = abilities(&[
    battlecry(&[deal(1).times(ATTACK.of(THIS)).to(TARGET)]),
    upgrades(Goal::Times(1), &[YOU.play(DRAGON)], "CATA_552t"),
]);

/// # Ebonscale Scout
/// Minion · Dragon · 6 mana · 8/8
/// > **Battlecry:** Deal damage equal to this minion's Attack.
//~ derived CATA_552t 754abe25 3b75d10e.13ebc955 21043a16
pub const CATA_552t: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(TARGET)]);

/// # Ebyssian
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Your Dragons have **Rush** this game. *(While in hand, play a Dragon to become a 12/12 Dragon!)*
/// - Makes: Ebyssian [`CATA_553t`] (12/12, "Battlecry: Your Dragons have Rush this game."); Ebyssian's Blessing [`CATA_553e`] ("Your Dragons have Rush."); Ebyssian's Blessing [`CATA_553e2`] ("Rush")
//~ done CATA_553 - 8417a0af.9817812d bdba9438.d5794c88
pub const CATA_553: Power =
    abilities(&[battlecry(&[attach("CATA_553e").to(YOU)]), upgrades(Goal::Times(1), &[YOU.play(DRAGON)], "CATA_553t")]);

/// # Ebyssian's Blessing
/// Enchantment
/// > Your Dragons have **Rush**.
//~ derived CATA_553e 78aedd51 d522ad72.558469eb 4abc1b68
pub const CATA_553e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(DRAGON), &[has(GameTag::RUSH)]);

/// # Ebyssian's Blessing
/// Enchantment
/// > **Rush**
//~ derived CATA_553e2 d934ab44 d522ad72.57b12c28 4abc1b68
pub const CATA_553e2: Power = enchant(&[has(GameTag::RUSH)]);

/// # Ebyssian
/// Minion · Dragon · 7 mana · 12/12
/// > **Battlecry:** Your Dragons have **Rush** this game.
//~ derived CATA_553t d9f65a1f db09d74a.78928471 bdba9438
pub const CATA_553t: Power = battlecry(&[attach("CATA_553e").to(YOU)]);

/// # Earthen Roar
/// Spell · 1 mana
/// > Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
/// - Makes: Intimidated [`CATA_554e`] ("This minion has 1 Health.")
//~ done CATA_554 - 2f198b86.585c4d14 0e5205f6.49705f5b
pub const CATA_554: Power = spell(&[
    attach("CATA_554e").to(AN_ENEMY_MINION),
    if_(
        there_is(&YOUR_HAND.that(DRAGON)),
        &[choose_from(ENEMY_MINIONS.that(not(&is(&TARGET))), &[attach("CATA_554e").to(IT)], &[])],
    ),
]);

/// # Intimidated
/// Enchantment
/// > This minion has 1 Health.
//~ done CATA_554e - d522ad72.bde4e1d2 f343416d
pub const CATA_554e: Power = enchant(&[HEALTH.set(1)]);

/// # Sylvanas's Triumph
/// Spell · 2 mana
/// > Deal $3 damage. If you've played another copy of this, hit all enemies instead.
//~ done CATA_557 - 7846e7ae.e24f71e1 5de7180c
pub const CATA_557: Power = abilities(&[
    spell(&[deal(3).to(TARGET)]).when(not(&YOU.play(named("CATA_557")).this_game().other().at_least(1))),
    spell(&[deal(3).to(ENEMIES)]).when(YOU.play(named("CATA_557")).this_game().other().at_least(1)),
]);

/// # Reinforcement Rallier
/// Minion · 1 mana · 2/2
/// > **Elusive**
//~ vanilla CATA_558 a615ffb4 57e94b0b.c54580ff 8ea02074
pub const CATA_558: Power = VANILLA;

/// # Confront the Tol'vir
/// Spell · 4 mana
/// > Summon each 1-Cost minion you've played this game.
//~ done CATA_560 - 38d1d3b0.efa98e8a 4cc96f1d
pub const CATA_560: Power = spell(&[summon(each_past(YOU.play(all(&[MINION, COST.is(1)])).this_game()))]);

/// # Tol'vir Carver
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
/// - Makes: Carving [`CATA_566e`] ("Reduces Cost each turn.")
//~ done CATA_566 - 05811c42.3aa7897e 2aa0bacb.4ae49153
pub const CATA_566: Power = battlecry(&[attach("CATA_566e").to(A_CARD_IN_YOUR_HAND)]);

/// # Carving
/// Enchantment
/// > Reduces Cost each turn.
//~ done CATA_566e - d522ad72.b9d14c44 96822fd5
pub const CATA_566e: Power = whenever(YOU.turn_start()).in_hand().then(&[give(&[cost_less(1)]).to(THIS)]);

/// # Supply Run
/// Spell · 4 mana
/// > **Shatter** Draw 3 minions. Give minions in your hand +2/+2.@Draw 3 minions. Give minions in your hand +2/+2.
/// - Numbers: {0} = 121758
/// - Makes: Supply Run [`CATA_820t`] ("Shattered Draw 3 minions."); Supply Run [`CATA_820t2`] ("Shattered Give minions in your hand +2/+2."); Brick by Brick [`CATA_820e`] ("\+2/+2.")
//~ done CATA_820 - 38d1d3b0.098a37ba.e79f86a4 cf12abee.1a396093
pub const CATA_820: Power = spell(&[draw_that(3, MINION), attach("CATA_820e").to(YOUR_HAND.that(MINION))]);

/// # Brick by Brick
/// Enchantment
/// > \+2/+2.
//~ derived CATA_820e 524c63a9 d522ad72.d5727bd5 e123bc8e
pub const CATA_820e: Power = enchant(&[plus(2, 2)]);

/// # Supply Run
/// Spell · 4 mana
/// > **Shattered** Draw 3 minions.
//~ done CATA_820t - 38d1d3b0.4ec81a13 cf12abee
pub const CATA_820t: Power = spell(&[draw_that(3, MINION)]);

/// # Supply Run
/// Spell · 4 mana
/// > **Shattered** Give minions in your hand +2/+2.
//~ done CATA_820t2 - 38d1d3b0.63d70fc7 cf12abee
pub const CATA_820t2: Power = spell(&[attach("CATA_820e").to(YOUR_HAND.that(MINION))]);

/// # Tame Pet
/// Spell · 1 mana
/// > Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
///
/// # Notes
///
/// Each Animal Companion is replaced with a random Beast of its own, as logs of the game show, and the next such card
/// replaces these.
//~ done MEND_300 - 2f198b86.ed2ede52 d36e01b7
pub const MEND_300: Power = spell(&[KEEP_COMPANIONS, REPLACE_COMPANIONS, MARK_COMPANIONS, draw(1)]);

/// # Spiritspeaker
/// Minion · 4 mana · 2/2
/// > **Battlecry:** Choose an Animal Companion to summon.
///
/// # Notes
///
/// No source: what Talya Earthstrider adds is a random one.
//~ done MEND_301 - 59f7eac5.ec770d54 0204123a
pub const MEND_301: Power = battlecry(&[either(
    there_is(&crate::legacy::hunter::COMPANIONS),
    &[choose_from(
        crate::legacy::hunter::COMPANIONS,
        &[summon(fresh_copy_of(IT)), crate::legacy::hunter::SUMMON_MORE_COMPANIONS],
        &[],
    )],
    &[choose_card(
        &["NEW1_034", "NEW1_033", "NEW1_032"],
        &[summon(the(IT)), crate::legacy::hunter::SUMMON_MORE_COMPANIONS],
    )],
)]);

/// The Animal Companions, kept with the player from now on.
const KEEP_COMPANIONS: Effect = if_(
    there_is_no(&crate::legacy::hunter::COMPANIONS),
    &[
        keep_with(card("NEW1_034"), YOU),
        MARK_COMPANIONS,
        keep_with(card("NEW1_033"), YOU),
        MARK_COMPANIONS,
        keep_with(card("NEW1_032"), YOU),
        MARK_COMPANIONS,
    ],
);
/// The cards that the last effect kept or changed are Animal Companions.
const MARK_COMPANIONS: Effect = give(&[has(GameTag::TAG_SCRIPT_DATA_ENT_2)]).to(IT);

/// "Replace your future Animal Companions with random Beasts that cost (1) more."
const REPLACE_COMPANIONS: Effect =
    transform(crate::legacy::hunter::COMPANIONS, random_costing_more(all(&[MINION, BEAST]), 1, COST.of(IT)));

/// # Wasteland Vanguard
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Deal 3 damage split among all enemies. If any die, deal 3 more.
//~ done MEND_302 - e3939604.de6c62e6 05ed5d0a
pub const MEND_302: Power =
    battlecry(&[deal(3).split_among(ENEMIES), if_(there_is(&IT.that(DEAD)), &[deal(3).split_among(ENEMIES)])]);

/// # Migrating Elekk
/// Minion · Beast · 2 mana · 2/3
/// > **Taunt. Battlecry:** Replace your future Animal Companions with random Beasts that cost (1) more.
///
/// # Notes
///
/// Each Animal Companion is replaced with a random Beast of its own, as logs of the game show, and the next such card
/// replaces these.
//~ done MEND_303 - 40a2c733.9d6699ea c0f10861
pub const MEND_303: Power = battlecry(&[KEEP_COMPANIONS, REPLACE_COMPANIONS, MARK_COMPANIONS]);

/// # Talya Earthstrider
/// Minion · 5 mana · 4/6
/// > **Battlecry:** Your cards that summon Animal Companions summon 1 more this game.
///
/// # Notes
///
/// The data has no enchantment for it; the cards that summon Animal Companions read this number of the player.
//~ done MEND_304 - a0c0ba7d.251620b9 ab15ee08
pub const MEND_304: Power = battlecry(&[give(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_3, 1)]).to(CONTROLLER)]);

/// # Nurturing Nature
/// Spell · Nature · 2 mana
/// > Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2.
/// - Makes: One with Nature [`MEND_305e`] ("\+2/+2.")
//~ derived MEND_305 0998fe52 f9bec0b1.a09d513e 1e2bb3d7.f2e57570
#[rustfmt::skip]
pub const MEND_305: Power = spell(&[attach("MEND_305e").to(A_FRIENDLY_MINION.that(BEAST)), attach("MEND_305e").to(YOUR_HAND.that(BEAST).random())]);

/// # One with Nature
/// Enchantment
/// > \+2/+2.
//~ derived MEND_305e 61a62a6b d522ad72.d5727bd5 b18d3848
pub const MEND_305e: Power = enchant(&[plus(2, 2)]);

/// # Roam Free
/// Spell · 7 mana
/// > Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
///
/// # Notes
///
/// Each Animal Companion is replaced with a random Beast of its own, as logs of the game show, and the next such card
/// replaces these. No source: what Talya Earthstrider adds is a random one.
//~ done MEND_307 - 014b7716.edef6a5d d0a45bec
pub const MEND_307: Power = spell(&[
    KEEP_COMPANIONS,
    transform(crate::legacy::hunter::COMPANIONS, random_costing_more(all(&[MINION, BEAST]), 2, COST.of(IT))),
    MARK_COMPANIONS,
    choose_from(
        crate::legacy::hunter::COMPANIONS,
        &[summon(fresh_copy_of(IT)), crate::legacy::hunter::SUMMON_MORE_COMPANIONS],
        &[],
    ),
]);
