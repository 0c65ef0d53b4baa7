//! Druid cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c7b4131a

/// # Ward of Earth
/// Spell · Nature · 5 mana
/// > Gain 5 Armor. Summon a random 5-Cost minion and give it **Taunt**.
/// - Makes: Ward of Earth [`EDR_060e`] ("Minions you summon this turn gain Taunt.")
//~ derived EDR_060 30466c6d 24317b8a.8f8a9f46 4a79355f.0674c011
pub const EDR_060: Power =
    spell(&[armor(5), summon(random(all(&[MINION, COST.is(5)]))), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # Ward of Earth
/// Enchantment
/// > Minions you summon this turn gain **Taunt**.
//~ todo EDR_060e bbeb15f3 d522ad72.8ce8059f 4a79355f
pub const EDR_060e: Power = TODO;

/// # Forest Lord Cenarius
/// Minion · 10 mana · 5/8
/// > **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
/// - Makes: Growth of Dreams [`EDR_209a`] ("Give your other minions +1/+3."); Ancients of the Dream [`EDR_209b`] ("Summon a 5/5 Ancient with Taunt."); Ancient [`EDR_209t5`] (5/5, "Taunt"); Guidance of the Forest [`EDR_209e2`] ("\+1/+3.")
///
/// # Notes
///
/// The choices come one after another when it is played, and are no Battlecry.
//~ done EDR_209 - db962508.2083bbe3 a619328d.3ca84408
pub const EDR_209: Power = spell(&[
    choose(&[&[attach("EDR_209e2").to(OTHER_FRIENDLY_MINIONS)], &[summon(card("EDR_209t5"))]]),
    choose(&[&[attach("EDR_209e2").to(OTHER_FRIENDLY_MINIONS)], &[summon(card("EDR_209t5"))]]),
    choose(&[&[attach("EDR_209e2").to(OTHER_FRIENDLY_MINIONS)], &[summon(card("EDR_209t5"))]]),
]);

/// # Growth of Dreams
/// Spell · 10 mana
/// > Give your other minions +1/+3.
//~ derived EDR_209a a326db60 81779ce0.9fcc5b81 8ce56012
pub const EDR_209a: Power = spell(&[give(&[plus(1, 3)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Ancients of the Dream
/// Spell · 10 mana
/// > Summon a 5/5 Ancient with **Taunt**.
/// - Makes: Ancient [`EDR_209t5`] (5/5, "Taunt")
//~ derived EDR_209b f199e3ce 81779ce0.3c232c57 4373d237.b9a3e3ad
pub const EDR_209b: Power = spell(&[summon(card("EDR_209t5"))]);

/// # Guidance of the Forest
/// Enchantment
/// > \+1/+3.
//~ derived EDR_209e2 76ae1bed d522ad72.b26faa28 d5759458
pub const EDR_209e2: Power = enchant(&[plus(1, 3)]);

/// # Ancient
/// Minion · 5 mana · 5/5
/// > **Taunt**
//~ vanilla EDR_209t5 22228433 7c0f8337.4b0c5d24 faf7f314
pub const EDR_209t5: Power = VANILLA;

/// # Horn of Plenty
/// Spell · Nature · 2 mana
/// > **Discover** a Nature spell. It costs (2) less.
/// - Makes: Horn of Plenty [`EDR_270e`] ("Your next Nature spell costs (2) less.")
//~ derived EDR_270 1cdbb445 f9bec0b1.3c2a5eb5 f6a98dd4.da8a0263
pub const EDR_270: Power = spell(&[discover(school(SpellSchool::Nature)), give(&[cost_less(2)]).to(IT)]);

/// # Horn of Plenty
/// Enchantment
/// > Your next Nature spell costs (2) less.
//~ derived EDR_270e 032aaa11 d522ad72.7e15de0b f6a98dd4
#[rustfmt::skip]
pub const EDR_270e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Nature)), &[cost_less(2)]).until(YOU.play(school(SpellSchool::Nature)));

/// # Grove Shaper
/// Minion · 5 mana · 3/6
/// > After you cast a Nature spell, summon a 2/2 Treant with "**Deathrattle:** Get a random Nature spell."
/// - Makes: Treant of Life [`EDR_271t`] (2/2, "Deathrattle: Get a random Nature spell.")
//~ derived EDR_271 3b1d5406 e8a80029.88b6c20f 067af837.7ca93b2e
pub const EDR_271: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("EDR_271t"))]);

/// # Treant of Life
/// Minion · 1 mana · 2/2
/// > **Deathrattle:** Get a random Nature spell.
//~ derived EDR_271t fbb8c0e1 57e94b0b.616e0517 c97adfc6
pub const EDR_271t: Power = deathrattle(&[get(random(school(SpellSchool::Nature)))]);

/// # Evergreen Stag
/// Minion · Beast · 6 mana · 6/7
/// > **Elusive Lifesteal Taunt**
//~ vanilla EDR_272 917ed23d d6e77a76.1d700815 7f238180
pub const EDR_272: Power = VANILLA;

/// # Symbiosis
/// Spell · Nature · 1 mana
/// > **Discover** a **Choose One** card from another class.
//~ derived EDR_273 196a6a67 3f084ec4.a67aa6d7 ea97a3f9
pub const EDR_273: Power = spell(&[discover_of(with(GameTag::CHOOSE_ONE), Classes::Other)]);

/// # Reforestation
/// Spell · Nature · 2 mana
/// > **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
/// - Numbers: {0} = 3
/// - Makes: Aid of the Forest [`EDR_843a`] ("Draw a spell."); Fertilize [`EDR_843b`] ("Draw a minion."); Reforestation [`EDR_843t1`] ("Draw a spell and a minion.")
//~ done EDR_843 - f9bec0b1.6e8afc60.ea2304e3 493bffb7.a538a816
pub const EDR_843: Power =
    abilities(&[choose_one(&["EDR_843a", "EDR_843b"]), upgrades(Goal::Times(3), &[YOU.turn_start()], "EDR_843t1")]);

/// # Aid of the Forest
/// Spell · Nature · 2 mana
/// > Draw a spell.
//~ derived EDR_843a fc0a6884 f9bec0b1.5f2b8c37 89d20e21
pub const EDR_843a: Power = spell(&[draw_that(1, SPELL)]);

/// # Fertilize
/// Spell · Nature · 2 mana
/// > Draw a minion.
//~ derived EDR_843b d755096e f9bec0b1.5aa6f225 aba077d6
pub const EDR_843b: Power = spell(&[draw_that(1, MINION)]);

/// # Reforestation
/// Spell · Nature · 2 mana
/// > Draw a spell and a minion.
//~ derived EDR_843t1 19673ad1 f9bec0b1.1e406d7d 493bffb7
pub const EDR_843t1: Power = spell(&[draw_that(1, SPELL), draw_that(1, MINION)]);

/// # Hamuul Runetotem
/// Minion · 5 mana · 5/6
/// > **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
/// - Makes: Runetotem's Favor [`EDR_845e1`] ("After you cast three spells, Imbue your Hero…")
//~ done EDR_845 - 7c7d1340.acb04430 78602740.4307494e
pub const EDR_845: Power = on(Word::StartOfGame, &[imbue(), attach("EDR_845e1").to(CONTROLLER)])
    .when(there_is_no(&YOUR_STARTING_DECK.that(all(&[SPELL, not(&school(SpellSchool::Nature))]))));

/// # Runetotem's Favor
/// Enchantment
/// > After you cast three spells, **Imbue** your Hero Power. *(@ left!)*
/// - Numbers: {0} = 3
//~ done EDR_845e1 - d522ad72.fcb82296.ea2304e3 5cc24351
pub const EDR_845e1: Power = after(YOU.cast(SPELL)).every(3).then(&[imbue()]);

/// # Dreambound Disciple
/// Minion · 3 mana · 3/3
/// > **Battlecry and Deathrattle:** Your next Hero Power costs (0).
/// - Makes: Blessing of the Golem [`EDR_847p`] ("Summon a 1/1 Plant Golem."); Dreambound [`EDR_847e`] ("Your next Hero Power costs (0).")
//~ derived EDR_847 d26eacd6 05878c57.e98bb2cc 5fcee893.afacd4e9
pub const EDR_847: Power =
    abilities(&[battlecry(&[attach("EDR_847e").to(YOU)]), deathrattle(&[attach("EDR_847e").to(YOU)])]);

/// # Dreambound
/// Enchantment
/// > Your next Hero Power costs (0).
//~ derived EDR_847e 91bb4680 d522ad72.68335e12 cd5da7b4
pub const EDR_847e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Blessing of the Golem
/// Hero Power · 2 mana
/// > Summon a @/@ Plant Golem.
/// - Numbers: {0} = 1
/// - Makes: Plant Golem [`EDR_847pt2`] (1/1); Plant Golem [`EDR_847pt3`] (1/1); Plant Golem [`EDR_847pt4`] (1/1)
//~ done EDR_847p - 4902b083.c14f85d6.eae7e889 0b5356ed.561f0693
pub const EDR_847p: Power = hero_power(&[
    summon(card("EDR_847pt2")),
    give(&[become_stats(1, 1).times(X)]).with_x(YOU.imbue().this_game().count()).to(IT),
]);

/// # Plant Golem
/// Minion · 1 mana · 1/1
//~ vanilla EDR_847pt2 5478f3d1 cbd7c476 0a041700
pub const EDR_847pt2: Power = VANILLA;

/// # Plant Golem
/// Minion · 1 mana · 1/1
//~ vanilla EDR_847pt3 0fa1023e cbd7c476 0a041700
pub const EDR_847pt3: Power = VANILLA;

/// # Plant Golem
/// Minion · 1 mana · 1/1
//~ vanilla EDR_847pt4 affb14ff cbd7c476 0a041700
pub const EDR_847pt4: Power = VANILLA;

/// # Photosynthesis
/// Spell · Nature · 3 mana
/// > Restore #6 Health. Get 3 random Druid spells.
//~ derived EDR_848 c5bd9e27 a4db704b.090a9715 453fe453
pub const EDR_848: Power = spell(&[heal(6).to(TARGET), get(random(all(&[SPELL, class(CardClass::Druid)]))).picks(3)]);

/// # Overheat
/// Spell · Fire · 3 mana
/// > Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more.
/// - Makes: Overheated [`FIR_906e`] ("\+1/+1.")
//~ done FIR_906 - 3af9bd75.f2d1c0f3 53c8b2d8.45e2a519
#[rustfmt::skip]
pub const FIR_906: Power = spell(&[attach("FIR_906e").to(FRIENDLY_MINIONS), if_(there_is(&YOUR_HAND.that(school(SpellSchool::Nature))), &[discard(YOUR_HAND.that(school(SpellSchool::Nature)).random()), attach("FIR_906e").to(FRIENDLY_MINIONS)])]);

/// # Overheated
/// Enchantment
/// > \+1/+1.
//~ derived FIR_906e 5b0674a1 d522ad72.cb08f83e 2c5141e0
pub const FIR_906e: Power = enchant(&[plus(1, 1)]);

/// # Amirdrassil
/// Location · 5 mana · 3 uses
/// > Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its number is that of its uses so far, this one included.
//~ done FIR_907 - a9db4150.af3a99fe.eae7e889 a43eee0c
pub const FIR_907: Power = location(&[
    summon(random_costing(MINION, DAMAGE.of(THIS))),
    armor(1).times(DAMAGE.of(THIS)),
    draw(1).times(DAMAGE.of(THIS)),
    refresh_mana(1).times(DAMAGE.of(THIS)),
]);

/// # Charred Chameleon
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** If you've used your Hero Power this turn, give a friendly minion +1/+2 and **Rush**.
/// - Makes: Spreading Flames [`FIR_908e3`] ("\+1/+2.")
//~ derived FIR_908 ec76ac97 550deb84.f1a74f4c a39241b0.365f0d4f
#[rustfmt::skip]
pub const FIR_908: Power = battlecry(&[give(&[plus(1, 2), has(GameTag::RUSH)]).to(A_FRIENDLY_MINION)]).when(YOU.use_hero_power(CARD).this_turn().at_least(1));

/// # Spreading Flames
/// Enchantment
/// > \+1/+2.
//~ derived FIR_908e3 ac5e2d21 d522ad72.b69419df 8ffd8fa2
pub const FIR_908e3: Power = enchant(&[plus(1, 2)]);
