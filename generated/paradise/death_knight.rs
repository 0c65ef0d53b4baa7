//! Death Knight cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 74eb82e1

/// # Frostbitten Freebooter
/// Minion · Undead · Pirate · 3 mana · 2/2
/// > **Deathrattle: Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
//~ done VAC_402 - c14f634b.737d79b0 0540fd5c
pub const VAC_402: Power = deathrattle(&[
    select(ENEMIES.random_of(3)),
    perform(&[deal(5).to(IT.that(FROZEN))]),
    freeze(IT.that(not(&FROZEN))),
]);

/// # Horizon's Edge
/// Location · 4 mana · 5 uses
/// > Deal 3 damage randomly split among all enemies. After a friendly minion dies, reopen this.
//~ derived VAC_425 461b0e51 c5d0d649.592d63b2 18829baa
pub const VAC_425: Power =
    abilities(&[location(&[deal(3).split_among(ENEMIES)]), after(OTHER_FRIENDLY_MINIONS.die()).then(&[ready(THIS)])]);

/// # Eliza Goreblade
/// Minion · Undead · Pirate · 4 mana · 4/3
/// > **Deathrattle:** For the rest of the game, your minions have +1 Attack.
/// - Makes: Vitality Shift [`VAC_426e`] ("For the rest of the game, your minions have +1…"); Vitalized [`VAC_426e2`] ("\+1 Attack")
//~ done VAC_426 - 9e8cd138.704d0916 562c854a.aa6bf365
pub const VAC_426: Power = deathrattle(&[attach("VAC_426e").to(YOU)]);

/// # Vitality Shift
/// Enchantment
/// > For the rest of the game, your minions have +1 Attack.
//~ done VAC_426e - d522ad72.aa906399 693da8fa
pub const VAC_426e: Power = enchant(&[]).aura(FRIENDLY_MINIONS, &[ATTACK.plus(1)]);

/// # Vitalized
/// Enchantment
/// > \+1 Attack
//~ derived VAC_426e2 fedcc47f d522ad72.9fa56d42 0ac444e5
pub const VAC_426e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Corpsicle
/// Spell · Frost · 2 mana
/// > Deal $3 damage. Spend 3 **Corpses** to return this to your hand at the end of your turn.
/// - Makes: Corpsicle [`VAC_427e`] ("Get a Corpsicle at the end of the turn.")
//~ derived VAC_427 1720ce97 589519e6.2c046637 00d2626a.cbc42f4f
#[rustfmt::skip]
pub const VAC_427: Power = spell(&[deal(3).to(TARGET), pay(Cost::of(Part::Corpses(3)), &[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))])]);

/// # Corpsicle
/// Enchantment
/// > Get a Corpsicle at the end of the turn.
//~ todo VAC_427e a8dc2b3d d522ad72.de1f3b1a 00d2626a
pub const VAC_427e: Power = TODO;

/// # Snow Shredder
/// Minion · Undead · 4 mana · 4/4
/// > Costs (1) if a character is **Frozen**.
//~ done VAC_429 - 87049108.1c1b29bc ec49fdbb
pub const VAC_429: Power = aura(THIS).when(there_is(&CHARACTERS.that(FROZEN))).in_hand().have(&[cost(1)]);

/// # Brittlebone Buccaneer
/// Minion · Undead · Pirate · 2 mana · 1/4
/// > Whenever you play a **Deathrattle** minion, give it **Reborn**.
//~ derived VAC_436 3fc19f3b b0e26902.9e66df28 ac067e1a
pub const VAC_436: Power =
    whenever(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[give(&[has(GameTag::REBORN)]).to(THAT)]);

/// # Buttons
/// Minion · Undead · 4 mana · 4/4
/// > **Shaman Tourist Battlecry:** Draw a spell of each spell school.
//~ done VAC_437 - 87049108.673984d1 3a1e5210
pub const VAC_437: Power = battlecry(&[
    draw_that(1, all(&[SPELL, school(SpellSchool::Arcane)])),
    draw_that(1, all(&[SPELL, school(SpellSchool::Fire)])),
    draw_that(1, all(&[SPELL, school(SpellSchool::Frost)])),
    draw_that(1, all(&[SPELL, school(SpellSchool::Nature)])),
    draw_that(1, all(&[SPELL, school(SpellSchool::Holy)])),
    draw_that(1, all(&[SPELL, school(SpellSchool::Shadow)])),
    draw_that(1, all(&[SPELL, school(SpellSchool::Fel)])),
]);

/// # Ghouls' Night
/// Spell · 4 mana
/// > Summon five 1/1 Ghouls that attack random enemies.
/// - Makes: Slumbering Ghoul [`VAC_445t`] (1/1)
//~ derived VAC_445 2d42817f 38d1d3b0.d6db30f9 574f614a.d739896f
pub const VAC_445: Power = spell(&[summon(card("VAC_445t")).copies(5), make_attack(IT, ENEMIES.random())]);

/// # Slumbering Ghoul
/// Minion · Undead · 1 mana · 1/1
//~ vanilla VAC_445t f5e3225b ef057e39 abe68be4
pub const VAC_445t: Power = VANILLA;

/// # Slippery Slope
/// Spell · Frost · 2 mana
/// > **Freeze** a character. Draw a card for each **Frozen** character.
//~ done VAC_513 - 589519e6.dd610c8c f96ab40b
pub const VAC_513: Power = spell(&[freeze(TARGET), draw(1).for_each(CHARACTERS.that(FROZEN))]);

/// # Dreadhound Handler
/// Minion · Undead · Pirate · 2 mana · 2/2
/// > **Rush Deathrattle:** Summon a 1/1 Dreadhound with **Reborn**.
/// - Makes: Dreadhound [`VAC_514t`] (1/1, "Reborn")
//~ derived VAC_514 2254027a a903c0f6.794c6ba2 86980ceb.944e2fd3
pub const VAC_514: Power = deathrattle(&[summon(card("VAC_514t"))]);

/// # Dreadhound
/// Minion · Undead · Beast · 1 mana · 1/1
/// > **Reborn**
//~ vanilla VAC_514t 417a1861 ba8c49f0.d8e09bc7 84a38d1b
pub const VAC_514t: Power = VANILLA;

/// # Travel Security
/// Minion · Undead · 6 mana · 2/2
/// > **Taunt**. **Deathrattle:** Summon a random 8-Cost minion.
//~ derived WORK_010 896908c5 2e5f12fa.dd15d619 a47b6adf
pub const WORK_010: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Eternal Layover
/// Spell · 4 mana
/// > Give ALL minions **Reborn**, then destroy all minions.
//~ derived WORK_028 6aa5c553 38d1d3b0.91167019 2071f085
pub const WORK_028: Power = spell(&[give(&[has(GameTag::REBORN)]).to(MINIONS), destroy(MINIONS)]);

/// # Soul Searching
/// Spell · Shadow · 2 mana
/// > **Discover** a card from your deck. Spend 5 **Corpses** to copy it.
/// - Makes: Soul Found [`WORK_070e`] ("Dies at end of turn.")
//~ derived WORK_070 8c007a16 a5d45018.dfcb4eb0 6666721f.efe1af03
pub const WORK_070: Power = spell(&[discover_from(YOUR_DECK), pay(Cost::of(Part::Corpses(5)), &[get(copy_of(IT))])]);

/// # Soul Found
/// Enchantment
/// > Dies at end of turn.
//~ todo WORK_070e 71ae43b6 d522ad72.2a673de9 f61ec5e0
pub const WORK_070e: Power = TODO;
