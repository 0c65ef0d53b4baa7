//! Demon Hunter cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 580f92d0

/// # Topple the Idol
/// Spell · 4 mana
/// > **Dredge**. Reveal it and deal damage equal to its Cost to all minions.
//~ done TID_703 - 38d1d3b0.229894d0 671f1df9
pub const TID_703: Power = spell(&[
    discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]),
    deal(1).times(COST.of(IT)).to(MINIONS),
]);

/// # Fossil Fanatic
/// Minion · 2 mana · 2/2
/// > After your hero attacks, draw a Fel spell.
//~ derived TID_704 1e2f4a28 565e37de.db6788ee 5a9ffcdf
pub const TID_704: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, school(SpellSchool::Fel))]);

/// # Herald of Chaos
/// Minion · Naga · 3 mana · 3/4
/// > **Lifesteal Battlecry:** If you've cast a Fel spell while holding this, gain **Rush**.
/// - Makes: Felfused [`TID_706e`] ("Has Rush.")
//~ derived TID_706 799d4cfd 2213a712.8f714767 d477d461.50647515
pub const TID_706: Power =
    battlecry(&[attach("TID_706e")]).when(YOU.cast(school(SpellSchool::Fel)).while_holding_this().at_least(1));

/// # Felfused
/// Enchantment
/// > Has **Rush**.
//~ derived TID_706e ffa02222 d522ad72.acfd8b8b 7cedc68b
pub const TID_706e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Multi-Strike
/// Spell · Fel · 2 mana
/// > Give your hero +2 Attack this turn. They may attack an additional enemy minion.
/// - Makes: Soulbound [`TSC_006e`] ("\+2 Attack this turn."); Multi-Strike enchant [`TSC_006e2`] ("Attack +2.")
//~ done TSC_006 - 4ead3665.969e0b42 8585fe93.789a6bb7
pub const TSC_006: Power = spell(&[
    attach("TSC_006e").to(YOUR_HERO),
    either(
        there_is(&HERO_THAT_ATTACKED),
        &[ready(YOUR_HERO), lend(&[has(GameTag::CANNOT_ATTACK_HEROES)], Lasts::ThisTurn).to(YOUR_HERO)],
        &[attach("TSC_006e2").to(YOUR_HERO)],
    ),
]);

/// Of two in a turn the second gives its attack after the next one: until then the hero has not used up the first.
const HERO_THAT_ATTACKED: Selector = YOUR_HERO.that(with(GameTag::NUM_ATTACKS_THIS_TURN));

/// # Soulbound
/// Enchantment
/// > \+2 Attack this turn.
//~ derived TSC_006e b7eab6a7 d522ad72.717133fd a33d2dcd
pub const TSC_006e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Multi-Strike enchant
/// Enchantment
/// > Attack +2.
// No source: either of the two attacks can be the one on a minion.
//~ done TSC_006e2 - d522ad72.7e5889c6 ebb80da4
pub const TSC_006e2: Power = abilities(&[
    enchant(&[]).this_turn(),
    after(YOUR_HERO.attack(CARD)).when(there_is(&HERO_THAT_ATTACKED)).once().then(&[
        ready(YOUR_HERO),
        lend(&[has(GameTag::CANNOT_ATTACK_HEROES)], Lasts::ThisTurn).to(YOUR_HERO).when(there_is(&THAT.that(HERO))),
    ]),
]);

/// # Azsharan Defector
/// Minion · 4 mana · 5/3
/// > **Rush**. **Deathrattle:** Put a 'Sunken Defector' on the bottom of your deck.
/// - Makes: Sunken Defector [`TSC_057t`] (5/3, "Charge. After this attacks, deal 5 damage to a…")
//~ derived TSC_057 ccc7bafb 5afb2d98.0f127b9c 4e900da2.bbce7c2c
pub const TSC_057: Power = deathrattle(&[put_at_bottom(card("TSC_057t"))]);

/// # Sunken Defector
/// Minion · Naga · 4 mana · 5/3
/// > **Charge**. After this attacks, deal 5 damage to a random enemy minion.
//~ derived TSC_057t dc5bf06f 509f4a70.134fcc4d 1bc688ef
pub const TSC_057t: Power = after(THIS.attack(CARD)).then(&[deal(5).to(ENEMY_MINIONS.random())]);

/// # Predation
/// Spell · Fel · 2 mana
/// > Deal $2 damage. Costs (0) if you played a Naga while holding this.
/// - Makes: Looting [`TSC_058e`] ("Costs (0).")
//~ derived TSC_058 af617012 4ead3665.6767a996 c512e8a4.5ea33b32
#[rustfmt::skip]
pub const TSC_058: Power = abilities(&[spell(&[deal(2).to(TARGET)]), aura(THIS).when(YOU.play(NAGA).while_holding_this().at_least(1)).in_hand().have(&[cost(0)])]);

/// # Looting
/// Enchantment
/// > Costs (0).
//~ derived TSC_058e ccac8881 d522ad72.dd600ecd 180cb519
pub const TSC_058e: Power = enchant(&[cost(0)]);

/// # Wayward Sage
/// Minion · Naga · 2 mana · 2/2
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
/// - Makes: Found the Wrong Way [`TSC_217e`] ("Costs (1) less.")
//~ derived TSC_217 56fbd132 44cf4995.8d278eea 7504d5d0.283a8a9f
pub const TSC_217: Power =
    on(Word::Outcast, &[attach("TSC_217e").to(together(&[YOUR_HAND.first(1), YOUR_HAND.last(1)]))]);

/// # Found the Wrong Way
/// Enchantment
/// > Costs (1) less.
//~ derived TSC_217e 13bb705d d522ad72.f705eb41 3b24094b
pub const TSC_217e: Power = enchant(&[cost_less(1)]);

/// # Lady S'theno
/// Minion · Naga · 3 mana · 1/4
/// > **Immune** while attacking. After you cast a spell, attack the lowest Health enemy.
//~ derived TSC_218 e10cb8d9 680f422d.4dce69d7 09bc8488
pub const TSC_218: Power = after(YOU.cast(SPELL)).then(&[make_attack(THIS, ENEMIES.least(HEALTH))]);

/// # Xhilag of the Abyss
/// Minion · Demon · 7 mana · 3/6
/// > **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
/// - Makes: Xhilag's Stalk [`TSC_219t`] (1/2, "At the end of your turn, deal 2 damage to a…"); Xhilag's Stalk [`TSC_219t2`] (1/2, "At the end of your turn, deal 2 damage to a…"); Xhilag's Stalk [`TSC_219t3`] (1/2, "At the end of your turn, deal 2 damage to a…"); Xhilag's Stalk [`TSC_219t4`] (1/2, "At the end of your turn, deal 2 damage to a…"); Eye-Laser Surgery [`TSC_219e`] ("Improved damage.")
//~ done TSC_219 - 55fabb73.626f5e35 00ba4c41.a848b048
pub const TSC_219: Power = abilities(&[
    colossal(&["TSC_219t", "TSC_219t2", "TSC_219t3", "TSC_219t4"]),
    at_start_of_your_turn(&[raise_text_number(1).to(FRIENDLY_MINIONS.that(any(&[
        named("TSC_219t"),
        named("TSC_219t2"),
        named("TSC_219t3"),
        named("TSC_219t4"),
    ])))]),
]);

/// # Eye-Laser Surgery
/// Enchantment
/// > Improved damage.
//~ todo TSC_219e 0ca7f075 d522ad72.5d15748c c7ec72b5
pub const TSC_219e: Power = TODO;

/// # Xhilag's Stalk
/// Minion · Demon · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t - 5f90e8d0.7421f865.ea1d8a8e 2e4d0253
pub const TSC_219t: Power = STALK;

const STALK: Power = at_end_of_your_turn(&[deal(1).times(TEXT_NUMBER).to(ENEMIES.random())]);

/// # Xhilag's Stalk
/// Minion · Demon · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t2 - 5f90e8d0.7421f865.ea1d8a8e 2e4d0253
pub const TSC_219t2: Power = STALK;

/// # Xhilag's Stalk
/// Minion · Demon · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t3 - 5f90e8d0.7421f865.ea1d8a8e 2e4d0253
pub const TSC_219t3: Power = STALK;

/// # Xhilag's Stalk
/// Minion · Demon · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done TSC_219t4 - 5f90e8d0.7421f865.ea1d8a8e 2e4d0253
pub const TSC_219t4: Power = STALK;

/// # Abyssal Depths
/// Spell · Shadow · 3 mana
/// > Draw your two lowest Cost minions.
//~ done TSC_608 - 3c9c5d15.9420b97d f7971ca3
pub const TSC_608: Power = spell(&[get(the(YOUR_DECK.that(MINION).least(COST))).repeated(2)]);

/// # Coilskar Commander
/// Minion · Naga · 6 mana · 3/7
/// > **Taunt**. **Battlecry:** If you've cast three spells while holding this, summon two copies of this.@ *({0} left*!)@ *(Ready!)*
//~ derived TSC_609 0c992b24 2d155f75.670a4315 61cef242
pub const TSC_609: Power =
    battlecry(&[summon(copy_of(THIS)).copies(2)]).when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Glaiveshark
/// Minion · Beast · 4 mana · 4/3
/// > **Battlecry:** If your hero attacked this turn, deal 2 damage to all enemies.
//~ derived TSC_610 918332df 79cccc85.b13901c7 97c32ed8
pub const TSC_610: Power = battlecry(&[deal(2).to(ENEMIES)]).when(YOUR_HERO.attack(CARD).this_turn().at_least(1));

/// # Bone Glaive
/// Weapon · 5 mana · 5/2 durability
/// > **Battlecry: Dredge**.
//~ derived TSC_915 891697b1 5218967c.b8672774 f3208184
pub const TSC_915: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]);
