//! Shaman cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 49927d4f

/// # Razzle-Dazzler
/// Minion · Naga · 7 mana · 4/4
/// > **Battlecry:** Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@ *(@)*
//~ done VAC_301 - 61113206.966515c7 883f279b
#[rustfmt::skip]
pub const VAC_301: Power = battlecry(&[summon(random(all(&[MINION, COST.is(5)]))), perform(&[summon(random(all(&[MINION, COST.is(5)])))]).times(YOU.cast(SPELL).this_game().count_different(CardProperty::School))]);

/// # Frosty Décor
/// Spell · Frost · 5 mana
/// > Summon two 2/4 Elementals with **Taunt** and "**Deathrattle**: Gain 4 Armor".
/// - Makes: Ice Sculpture [`VAC_305t`] (2/4, "Taunt Deathrattle: Gain 4 Armor.")
//~ done VAC_305 - 89d82afc.b216a8ae 76879e55.360e6974
pub const VAC_305: Power = spell(&[summon(card("VAC_305t")).copies(2)]);

/// # Ice Sculpture
/// Minion · Elemental · 3 mana · 2/4
/// > **Taunt Deathrattle:** Gain 4 Armor.
//~ derived VAC_305t c941d90e 4023c492.ec43d2ee 3018946c
pub const VAC_305t: Power = deathrattle(&[armor(4)]);

/// # Siren Song
/// Spell · 2 mana
/// > Get two random spells from spell schools you haven't cast this game.
//~ done VAC_308 - 7846e7ae.54eff7b3 96b56ea1
pub const VAC_308: Power =
    spell(&[get(random(all(&[SPELL, has_new(CardProperty::School, &PLAYED_BY_YOU.that(SPELL))]))).picks(2)]);

/// # Malted Magma
/// Spell · Fire · 2 mana
/// > Deal $1 damage to all enemies. *(3 Drinks left!)*
/// - Makes: Malted Magma [`VAC_323t`] ("Deal 1 damage to all enemies. (2 Drinks left!)"); Malted Magma [`VAC_323t2`] ("Deal 1 damage to all enemies. (Last Drink!)")
//~ derived VAC_323 accd2971 64e9e702.039c9e56 1e55aaef.df3c60c8
pub const VAC_323: Power = abilities(&[spell(&[deal(1).to(ENEMIES)]), twinspell("VAC_323t")]);

/// # Malted Magma
/// Spell · Fire · 2 mana
/// > Deal $1 damage to all enemies. *(2 Drinks left!)*
//~ derived VAC_323t 169e4f95 64e9e702.a98b457e 1e55aaef
pub const VAC_323t: Power = abilities(&[spell(&[deal(1).to(ENEMIES)]), twinspell("VAC_323t2")]);

/// # Malted Magma
/// Spell · Fire · 2 mana
/// > Deal $1 damage to all enemies. *(Last Drink!)*
//~ derived VAC_323t2 3de99998 64e9e702.39518421 1e55aaef
pub const VAC_323t2: Power = spell(&[deal(1).to(ENEMIES)]);

/// # Matching Outfits
/// Spell · 4 mana
/// > Transform a minion into a random one that costs (1) more, then summon a copy of it.
//~ derived VAC_324 502a813b 38d1d3b0.c19bce06 58af51ab
pub const VAC_324: Power =
    spell(&[transform(A_MINION, random_costing_more(MINION, 1, COST.of(IT))), summon(copy_of(IT))]);

/// # Meltemental
/// Minion · Elemental · 3 mana · 3/8
/// > **Taunt** This is permanently **Frozen**.
//~ done VAC_328 - 64436c6d.d2001d4a 65e6a3c8
pub const VAC_328: Power = aura(THIS).have(&[has(GameTag::FROZEN)]);

/// # Natural Talent
/// Spell · Nature · 3 mana
/// > Get a random Naga and a random spell. They cost (2) less.
//~ done VAC_329 - a4db704b.8005f975 6bbe78bd
pub const VAC_329: Power =
    spell(&[get(random(NAGA)), give(&[cost_less(2)]).to(IT), get(random(SPELL)), give(&[cost_less(2)]).to(IT)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > While in your hand, play two different spell schools to transform.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Carress, Cabaret Star [`VAC_449t`] (3/3, "Battlecry: Draw 2 cards. Deal 6 damage to the…"); Carress, Cabaret Star [`VAC_449t1`] (3/3, "Battlecry: Draw 2 cards. Freeze three random…"); Carress, Cabaret Star [`VAC_449t10`] (3/3, "Battlecry: Deal 6 damage to the enemy hero. Deal…"); Carress, Cabaret Star [`VAC_449t11`] (3/3, "Battlecry: Gain +2/+2 and Taunt. Freeze three…"); Carress, Cabaret Star [`VAC_449t12`] (3/3, "Battlecry: Restore 6 Health to your hero. Freeze…"); Carress, Cabaret Star [`VAC_449t13`] (3/3, "Battlecry: Destroy two random enemy minions.…"); Carress, Cabaret Star [`VAC_449t14`] (3/3, "Battlecry: Deal 2 damage to all enemy minions.…"); Carress, Cabaret Star [`VAC_449t15`] (3/3, "Battlecry: Gain +2/+2 and Taunt. Restore 6 Health…"); Carress, Cabaret Star [`VAC_449t16`] (3/3, "Battlecry: Gain +2/+2 and Taunt. Destroy 2 random…"); Carress, Cabaret Star [`VAC_449t17`] (3/3, "Battlecry: Gain +2/+2 and Taunt. Deal 2 damage to…"); Carress, Cabaret Star [`VAC_449t18`] (3/3, "Battlecry: Restore 6 Health to your hero. Destroy…"); Carress, Cabaret Star [`VAC_449t19`] (3/3, "Battlecry: Restore 6 Health to your hero. Deal 2…"); Carress, Cabaret Star [`VAC_449t2`] (3/3, "Battlecry: Draw 2 cards. Gain +2/+2 and Taunt."); Carress, Cabaret Star [`VAC_449t20`] (3/3, "Battlecry: Deal 2 damage to all enemy minions.…"); Carress, Cabaret Star [`VAC_449t3`] (3/3, "Battlecry: Draw 2 cards. Restore 6 Health to your…"); Carress, Cabaret Star [`VAC_449t4`] (3/3, "Battlecry: Draw 2 cards. Destroy 2 random enemy…"); Carress, Cabaret Star [`VAC_449t5`] (3/3, "Battlecry: Draw 2 cards. Deal 2 damage to all…"); Carress, Cabaret Star [`VAC_449t6`] (3/3, "Battlecry: Deal 6 damage to the enemy hero.…"); Carress, Cabaret Star [`VAC_449t7`] (3/3, "Battlecry: Deal 6 damage to the enemy hero. Gain…"); Carress, Cabaret Star [`VAC_449t8`] (3/3, "Battlecry: Deal 6 damage to the enemy hero.…"); Carress, Cabaret Star [`VAC_449t9`] (3/3, "Battlecry: Deal 6 damage to the enemy hero.…"); Siren Songs [`VAC_449e1`] ("\+2/+2.")
//~ done VAC_449 - 220d1759.2ff261ae 39808189.77a3b6a0
pub const VAC_449: Power = abilities(&[
    becomes(all(&[ARCANE, FIRE]), "VAC_449t"),
    becomes(all(&[ARCANE, FROST]), "VAC_449t1"),
    becomes(all(&[ARCANE, NATURE]), "VAC_449t2"),
    becomes(all(&[ARCANE, HOLY]), "VAC_449t3"),
    becomes(all(&[ARCANE, SHADOW]), "VAC_449t4"),
    becomes(all(&[ARCANE, FEL]), "VAC_449t5"),
    becomes(all(&[FIRE, FROST]), "VAC_449t6"),
    becomes(all(&[FIRE, NATURE]), "VAC_449t7"),
    becomes(all(&[FIRE, HOLY]), "VAC_449t8"),
    becomes(all(&[FIRE, SHADOW]), "VAC_449t9"),
    becomes(all(&[FIRE, FEL]), "VAC_449t10"),
    becomes(all(&[NATURE, FROST]), "VAC_449t11"),
    becomes(all(&[HOLY, FROST]), "VAC_449t12"),
    becomes(all(&[SHADOW, FROST]), "VAC_449t13"),
    becomes(all(&[FEL, FROST]), "VAC_449t14"),
    becomes(all(&[NATURE, HOLY]), "VAC_449t15"),
    becomes(all(&[NATURE, SHADOW]), "VAC_449t16"),
    becomes(all(&[NATURE, FEL]), "VAC_449t17"),
    becomes(all(&[HOLY, SHADOW]), "VAC_449t18"),
    becomes(all(&[HOLY, FEL]), "VAC_449t19"),
    becomes(all(&[SHADOW, FEL]), "VAC_449t20"),
]);

const ARCANE: Condition = YOU.play(school(SpellSchool::Arcane)).while_holding_this().at_least(1);
const FIRE: Condition = YOU.play(school(SpellSchool::Fire)).while_holding_this().at_least(1);
const FROST: Condition = YOU.play(school(SpellSchool::Frost)).while_holding_this().at_least(1);
const NATURE: Condition = YOU.play(school(SpellSchool::Nature)).while_holding_this().at_least(1);
const HOLY: Condition = YOU.play(school(SpellSchool::Holy)).while_holding_this().at_least(1);
const SHADOW: Condition = YOU.play(school(SpellSchool::Shadow)).while_holding_this().at_least(1);
const FEL: Condition = YOU.play(school(SpellSchool::Fel)).while_holding_this().at_least(1);

/// # Siren Songs
/// Enchantment
/// > \+2/+2.
//~ derived VAC_449e1 00725006 d522ad72.d5727bd5 138974ae
pub const VAC_449e1: Power = enchant(&[plus(2, 2)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Draw 2 cards. Deal 6 damage to the enemy hero.
//~ derived VAC_449t 75cf5fc3 220d1759.fef8b2e0 39808189
pub const VAC_449t: Power = battlecry(&[draw(2), deal(6).to(ENEMY_HERO)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Draw 2 cards. **Freeze** three random enemy minions.
//~ derived VAC_449t1 b869b70f 220d1759.7add3ca7 39808189
pub const VAC_449t1: Power = battlecry(&[draw(2), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 6 damage to the enemy hero. Deal 2 damage to all enemy minions.
//~ derived VAC_449t10 38374041 220d1759.f818d308 39808189
pub const VAC_449t10: Power = battlecry(&[deal(6).to(ENEMY_HERO), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Gain +2/+2 and **Taunt**. **Freeze** three random enemy minions.
//~ derived VAC_449t11 16b41a82 220d1759.3e87215c 39808189
pub const VAC_449t11: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Restore 6 Health to your hero. **Freeze** three random enemy minions.
//~ derived VAC_449t12 88f77666 220d1759.971d40c7 39808189
pub const VAC_449t12: Power = battlecry(&[heal(6).to(YOUR_HERO), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Destroy two random enemy minions. **Freeze** three random enemy minions.
//~ derived VAC_449t13 42fe82dd 220d1759.2b19986a 39808189
pub const VAC_449t13: Power = battlecry(&[destroy(ENEMY_MINIONS.random_of(2)), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 2 damage to all enemy minions. **Freeze** three random enemy minions.
//~ derived VAC_449t14 b9858f3b 220d1759.0dde8a17 39808189
pub const VAC_449t14: Power = battlecry(&[deal(2).to(ENEMY_MINIONS), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Restore 6 Health to your hero.
//~ derived VAC_449t15 c753e896 220d1759.a9e1e3d6 39808189
pub const VAC_449t15: Power = battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), heal(6).to(YOUR_HERO)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Destroy 2 random enemy minions.
//~ derived VAC_449t16 1f36d714 220d1759.fa049658 39808189
pub const VAC_449t16: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Deal 2 damage to all enemy minions.
//~ derived VAC_449t17 5fa1509e 220d1759.6ceec670 39808189
pub const VAC_449t17: Power = battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Restore 6 Health to your hero. Destroy 2 random enemy minions.
//~ derived VAC_449t18 f2886220 220d1759.47ff700f 39808189
pub const VAC_449t18: Power = battlecry(&[heal(6).to(YOUR_HERO), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Restore 6 Health to your hero. Deal 2 damage to all enemy minions.
//~ derived VAC_449t19 f1f75cc1 220d1759.3285f325 39808189
pub const VAC_449t19: Power = battlecry(&[heal(6).to(YOUR_HERO), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Draw 2 cards. Gain +2/+2 and **Taunt**.
//~ derived VAC_449t2 ea7cf7df 220d1759.1bc715de 39808189
pub const VAC_449t2: Power = battlecry(&[draw(2), give(&[plus(2, 2), has(GameTag::TAUNT)])]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 2 damage to all enemy minions. Destroy 2 random enemy minions.
//~ derived VAC_449t20 56aedd8a 220d1759.f430ce01 39808189
pub const VAC_449t20: Power = battlecry(&[deal(2).to(ENEMY_MINIONS), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Draw 2 cards. Restore 6 Health to your hero.
//~ derived VAC_449t3 6ce0bd1d 220d1759.ea2e95c9 39808189
pub const VAC_449t3: Power = battlecry(&[draw(2), heal(6).to(YOUR_HERO)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Draw 2 cards. Destroy 2 random enemy minions.
//~ derived VAC_449t4 e153f71d 220d1759.26b1ae07 39808189
pub const VAC_449t4: Power = battlecry(&[draw(2), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Draw 2 cards. Deal 2 damage to all enemy minions.
//~ derived VAC_449t5 f00c3f53 220d1759.7bebdad5 39808189
pub const VAC_449t5: Power = battlecry(&[draw(2), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 6 damage to the enemy hero. **Freeze** three random enemy minions.
//~ derived VAC_449t6 5edda450 220d1759.a8704617 39808189
pub const VAC_449t6: Power = battlecry(&[deal(6).to(ENEMY_HERO), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 6 damage to the enemy hero. Gain +2/+2 and **Taunt**.
//~ derived VAC_449t7 11cf88c9 220d1759.21f472dd 39808189
pub const VAC_449t7: Power = battlecry(&[deal(6).to(ENEMY_HERO), give(&[plus(2, 2), has(GameTag::TAUNT)])]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 6 damage to the enemy hero. Restore 6 Health to your hero.
//~ derived VAC_449t8 407229f1 220d1759.ce36619c 39808189
pub const VAC_449t8: Power = battlecry(&[deal(6).to(ENEMY_HERO), heal(6).to(YOUR_HERO)]);

/// # Carress, Cabaret Star
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** Deal 6 damage to the enemy hero. Destroy 2 random enemy minions.
//~ derived VAC_449t9 925a24eb 220d1759.aa8696fa 39808189
pub const VAC_449t9: Power = battlecry(&[deal(6).to(ENEMY_HERO), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carefree Cookie
/// Minion · Murloc · Pirate · 3 mana · 2/2
/// > **Demon Hunter Tourist** After a friendly minion dies, summon a random minion that costs (1) more.
//~ derived VAC_450 50504f15 ee3d157d.e200a9be e6e4301f
pub const VAC_450: Power =
    after(OTHER_FRIENDLY_MINIONS.die()).then(&[summon(random_costing_more(MINION, 1, COST.of(SUBJECT)))]);

/// # Cabaret Headliner
/// Minion · Naga · 4 mana · 3/3
/// > **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
/// - Makes: Siren Serenade [`VAC_954e1`] ("Costs (2) less.")
//~ done VAC_954 - 8c6bcce8.2d1ff7cd 0570d54a.d7de9e53
pub const VAC_954: Power = battlecry(&[
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Arcane)])).random()),
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Fire)])).random()),
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Frost)])).random()),
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Nature)])).random()),
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Holy)])).random()),
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Shadow)])).random()),
    attach("VAC_954e1").to(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Fel)])).random()),
]);

/// # Siren Serenade
/// Enchantment
/// > Costs (2) less.
//~ derived VAC_954e1 35370600 d522ad72.90c32b47 e5a2ce81
pub const VAC_954e1: Power = enchant(&[cost_less(2)]);

/// # Hydration Totem
/// Minion · Totem · 2 mana · 0/3
/// > At the end of your turn, give adjacent minions +1/+1.
/// - Makes: Chatting [`WORK_011e`] ("\+1/+1")
//~ derived WORK_011 b655db2d da5c9241.df64aa70 d25b96ab.8b3d2775
pub const WORK_011: Power = at_end_of_your_turn(&[attach("WORK_011e").to(THIS.neighbours())]);

/// # Chatting
/// Enchantment
/// > \+1/+1
//~ derived WORK_011e 81c7a890 d522ad72.2add6a76 a1f77d73
pub const WORK_011e: Power = enchant(&[plus(1, 1)]);

/// # Turbulus
/// Minion · Elemental · 3 mana · 3/3
/// > **Hunter Tourist**. **Battlecry:** Give +1/+1 to all other **Battlecry** minions in your hand, deck, and battlefield.
/// - Makes: Turbulence [`WORK_013e`] ("\+1/+1.")
//~ done WORK_013 - 6458dbe2.b4d322b5 cb6e0884.8c5386e0
#[rustfmt::skip]
pub const WORK_013: Power = battlecry(&[attach("WORK_013e").to(together(&[YOUR_HAND.other().that(all(&[MINION, with(GameTag::BATTLECRY)])), YOUR_DECK.that(all(&[MINION, with(GameTag::BATTLECRY)])), OTHER_FRIENDLY_MINIONS.that(with(GameTag::BATTLECRY))]))]);

/// # Turbulence
/// Enchantment
/// > \+1/+1.
//~ derived WORK_013e b70766e0 d522ad72.cb08f83e 2f0180ad
pub const WORK_013e: Power = enchant(&[plus(1, 1)]);

/// # Icecrown Brochure
/// Spell · Frost · 2 mana
/// > Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
/// - Makes: Blackrock Brochure [`WORK_030t`] ("Deal 3 damage to a minion and 1 to its neighbors.…")
///
/// # Notes
///
/// It flips at the end of its holder's turn (recordings of "Swaps each turn").
//~ done WORK_030 - 589519e6.92e5a865 a641a78e.e78bf49c
pub const WORK_030: Power = abilities(&[
    spell(&[deal(3).to(A_MINION), freeze(IT.neighbours())]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("WORK_030t"))]),
]);

/// # Blackrock Brochure
/// Spell · Fire · 2 mana
/// > Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
/// - Makes: Icecrown Brochure [`WORK_030`] ("Deal 3 damage to a minion and Freeze its…")
//~ done WORK_030t - 64e9e702.fbff5b3f a326d276.d539d2f2
pub const WORK_030t: Power = abilities(&[
    spell(&[deal(3).to(A_MINION), deal(1).to(IT.neighbours())]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("WORK_030"))]),
]);
