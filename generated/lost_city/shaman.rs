//! Shaman cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e319331f

/// # Fire Breath
/// Spell · Fire · 3 mana
/// > Deal $4 damage. Give your Elementals +1/+1.
/// - Makes: Fire Breather [`DINO_406e`] ("\+1/+1.")
//~ derived DINO_406 edb0ffaa 3af9bd75.3da16fdc db395d14.d441dbfd
pub const DINO_406: Power = spell(&[deal(4).to(TARGET), attach("DINO_406e").to(FRIENDLY_MINIONS.that(ELEMENTAL))]);

/// # Fire Breather
/// Enchantment
/// > \+1/+1.
//~ derived DINO_406e 731591fc d522ad72.cb08f83e 39861506
pub const DINO_406e: Power = enchant(&[plus(1, 1)]);

/// # Tortotem
/// Minion · Totem · 1 mana · 0/3
/// > At the end of your turn, get a random minion with multiple minion types.
//~ done DINO_412 - 7f068238.27cb0ac3 35a6aaf5
pub const DINO_412: Power = at_end_of_your_turn(&[get(random(all(&[MINION, MULTIPLE_TYPES])))]);

/// # Chillspine Stegodon
/// Minion · Elemental · Beast · 4 mana · 3/4
/// > **Battlecry:** Deal 2 damage to two random enemy minions. **Kindred:** And **Freeze** them.
//~ done DINO_413 - a3091d21.cb9c8f6c 03bfcb79
pub const DINO_413: Power = battlecry(&[deal(2).to(ENEMY_MINIONS.random_of(2)), freeze(IT).when(KINDRED)]);

/// # Sizzling Swarm
/// Spell · Fire · 6 mana
/// > Deal $3 damage. Summon that many 2/1 Sizzling Cinders.
/// - Makes: [`TLC_249`](crate::lost_city::neutral::TLC_249)
//~ derived TLC_221 06c0f7ac f98b787f.59cf8d87 b4f1ed98.b3681980
pub const TLC_221: Power = spell(&[deal(3).to(TARGET), summon(card("TLC_249")).times(LAST_AMOUNT)]);

/// # Flight of the Firehawk
/// Spell · Fire · 3 mana
/// > Draw two minions of different minion types. Give them +1/+1.
/// - Makes: Ignited [`TLC_222e`] ("\+1/+1.")
//~ done TLC_222 - 3af9bd75.c48beda8 49b98ea8.f7799417
pub const TLC_222: Power =
    spell(&[get(the(YOUR_DECK.that(MINION).different(2, CardProperty::Race))), attach("TLC_222e").to(IT)]);

/// # Ignited
/// Enchantment
/// > \+1/+1.
//~ derived TLC_222e 14e11a97 d522ad72.cb08f83e 0487179c
pub const TLC_222e: Power = enchant(&[plus(1, 1)]);

/// # Volcanic Thrasher
/// Minion · Elemental · Beast · 3 mana · 2/3
/// > **Battlecry:** Draw a Fire spell. **Kindred:** Give it **Spell Damage +2**.
/// - Makes: Volcanic [`TLC_223e`] ("Spell Damage +2.")
//~ derived TLC_223 fc96e949 1737b291.8a5dbbf0 31f7cf1a.a4648924
pub const TLC_223: Power =
    battlecry(&[draw_that(1, school(SpellSchool::Fire)), attach("TLC_223e").to(IT).when(KINDRED)]);

/// # Volcanic
/// Enchantment
/// > **Spell Damage +2**.
//~ derived TLC_223e df9f9467 d522ad72.92fa0818 a1bdc40c
pub const TLC_223e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Mechanized Magma
/// Minion · Elemental · Mech · 4 mana · 2/5
/// > Whenever you play a Fire spell, gain stats equal to its Cost.
/// - Makes: Fanned Flame [`TLC_224e`] ("Increased stats.")
//~ done TLC_224 - c6ca709c.790edbf5 ab768bf4.ae019d22
pub const TLC_224: Power =
    whenever(YOU.play(school(SpellSchool::Fire))).then(&[give(&[plus(1, 1).times(X)]).with_x(COST.of(THAT))]);

/// # Fanned Flame
/// Enchantment
/// > Increased stats.
//~ todo TLC_224e becbbfb5 d522ad72.a536d554 75083d22
pub const TLC_224e: Power = TODO;

/// # Cinderfin
/// Minion · Elemental · Murloc · 2 mana · 1/2
/// > **Deathrattle:** Summon a 2/1 Sizzling Cinder.
/// - Makes: [`TLC_249`](crate::lost_city::neutral::TLC_249)
//~ derived TLC_225 47c26c31 be758c48.f86e1dd4 6430cbde.b3681980
pub const TLC_225: Power = deathrattle(&[summon(card("TLC_249"))]);

/// # Lava Flow
/// Spell · Fire · 3 mana
/// > Deal $2 damage to the lowest Health enemy, three times. **Overload:** (1)
//~ derived TLC_227 9651f249 3af9bd75.ffe9fa8c 1615c1e2
pub const TLC_227: Power = spell(&[deal(2).to(ENEMIES.least(HEALTH)).repeated(3)]);

/// # Bralma Searstone
/// Minion · 3 mana · 1/5
/// > Your Elementals deal 1 extra damage.
//~ done TLC_228 - d6990338.cee72619 e44b862b
pub const TLC_228: Power =
    whenever(CHARACTERS.would_take_damage_from(all(&[MINION, FRIENDLY, ELEMENTAL]))).then(&[damage_increased(1)]);

/// # Spirit of the Mountain
/// Spell · 1 mana
/// > **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
/// - Makes: Ashalon, Ridge Guardian [`TLC_229t14`] (8/8, "Rush. Battlecry: Adapt twice. For the rest of the…")
// No source: a minion of several types counts as the one that is missing.
//~ done TLC_229 - 2f198b86.0920a65b 09061c75.a8cc4195
pub const TLC_229: Power =
    quest(Goal::Different(6, CardProperty::Race), &[YOU.play(MINION)]).reward(&[get(card("TLC_229t14"))]);

/// # Ashalon, Ridge Guardian
/// Minion · Elemental · Beast · 5 mana · 8/8
/// > **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those **Adaptations**.
/// - Makes: Perfect Evolution [`TLC_229t14e`] ("For the rest of the game, give minions you play…")
//~ done TLC_229t14 - 91cb1673.bb15a940 5e6cecdf.87eca718
pub const TLC_229t14: Power = battlecry(&[
    later(&whenever(YOU.play(MINION)).this_game().does(&[select(KEPT), apply_it_to(THAT)])).when(there_is_no(&KEPT)),
    adapt(&[apply_it_to(THIS), keep_with(the(IT), THIS)]),
    adapt(&[apply_it_to(THIS), keep_with(the(IT), THIS)]),
]);

/// # Perfect Evolution
/// Enchantment
/// > For the rest of the game, give minions you play those **Adaptations**.
//~ todo TLC_229t14e 7285b9ce d522ad72.ba13da1c 045e662a
pub const TLC_229t14e: Power = TODO;

/// # Mountain Map
/// Spell · 1 mana
/// > **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
/// - Makes: Mountaineering Map Player Enchant [`TLC_464e`] ("If you play the Discovered card this turn, also…")
//~ done TLC_464 - 2f198b86.5a53bd45 c28d3560.d81280f5
pub const TLC_464: Power = spell(&[discover_with_rest(
    Offer::Pool(all(&[MINION, has_new(CardProperty::Race, &PLAYED_BY_YOU)]), Classes::Own),
    crate::lost_city::neutral::CHOSEN_OF_A_MAP,
    crate::lost_city::neutral::OTHERS_OF_A_MAP,
)]);

/// # Mountaineering Map Player Enchant
/// Enchantment
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
//~ todo TLC_464e 6eaede77 d522ad72.0037a6e7 46f510fe
pub const TLC_464e: Power = TODO;

/// # Slagclaw
/// Minion · Elemental · Dragon · 5 mana · 3/4
/// > **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
/// - Makes: [`TLC_249`](crate::lost_city::neutral::TLC_249)
//~ done TLC_482 - ffa5869c.70ffba50 a0375aba.b3681980
pub const TLC_482: Power = battlecry(&[
    summon(card("TLC_249")).copies(2),
    trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(named("TLC_249"))).when(KINDRED),
]);
