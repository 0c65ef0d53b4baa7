//! Hunter cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 566e2729

/// # Shadehound
/// Minion · Beast · 5 mana · 6/5
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
/// - Numbers: {0} = 3
/// - Makes: Shadehound [`MAW_009t`] (6/5, "Infused Rush. Whenever this attacks, give your…"); Maw Bound [`MAW_009e`] ("\+2/+2.")
//~ done MAW_009 - ddb8a4d7.784ea1f0.ea2304e3 53fa12f4.38ba72ca
pub const MAW_009: Power = abilities(&[
    whenever(THIS.attack(CARD)).then(&[attach("MAW_009e").to(OTHER_FRIENDLY_MINIONS.that(BEAST))]),
    upgrades(Goal::Times(3), &[FRIENDLY_MINIONS.that(BEAST).die()], "MAW_009t"),
]);

/// # Maw Bound
/// Enchantment
/// > \+2/+2.
//~ derived MAW_009e c459804f d522ad72.d5727bd5 21a8c0c0
pub const MAW_009e: Power = enchant(&[plus(2, 2)]);

/// # Shadehound
/// Minion · Beast · 5 mana · 6/5
/// > **Infused Rush**. Whenever this attacks, give your other Beasts +2/+2.
//~ derived MAW_009t 5f0d7501 ddb8a4d7.33398dc7 53fa12f4
pub const MAW_009t: Power =
    whenever(THIS.attack(CARD)).then(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS.that(BEAST))]);

/// # Motion Denied
/// Spell · 2 mana
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
/// - Makes: Improved Motion Denied [`MAW_010t`] ("Secret: After your opponent plays three cards in…")
//~ derived MAW_010 681bef55 7846e7ae.386e3dac 76a5e056.aa42b05e
pub const MAW_010: Power =
    after(OPPONENT.play(CARD)).when(OPPONENT.play(CARD).this_turn().at_least(3)).then(&[deal(6).to(ENEMY_HERO)]);

/// # Improved Motion Denied
/// Spell · 2 mana
/// > **Secret:** After your opponent plays three cards in a turn, deal $9 damage to the enemy hero.
//~ derived MAW_010t 098ba40a 7846e7ae.df2edcf7 78aded37
pub const MAW_010t: Power =
    after(OPPONENT.play(CARD)).when(OPPONENT.play(CARD).this_turn().at_least(3)).then(&[deal(9).to(ENEMY_HERO)]);

/// # Defense Attorney Nathanos
/// Minion · Undead · 6 mana · 4/4
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
/// - Makes: Defending Death [`MAW_011e`] ("Copied Deathrattle from ….")
//~ done MAW_011 - 60735269.46a11672 a1a7c8d1.592263a4
pub const MAW_011: Power = battlecry(&[discover_then(
    Offer::Past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()),
    &[remember(IT), gain_deathrattle_of(REMEMBERED), trigger(Word::Deathrattle, THIS)],
)]);

/// # Defending Death
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo MAW_011e cb916a9c d522ad72.d40e27b6 9e4a8ea9
pub const MAW_011e: Power = TODO;

/// # Frenzied Fangs
/// Spell · 2 mana
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
/// - Numbers: {0} = 3
/// - Makes: Thirsty Bat [`REV_350t`] (2/1); Frenzied Fangs [`REV_350t2`] ("Infused Summon two 2/1 Bats. Give them +1/+2."); Bloodthirsty [`REV_350e`] ("\+1/+2.")
//~ done REV_350 - 7846e7ae.edbb67e0.ea2304e3 543b7300.362b66b0
pub const REV_350: Power = abilities(&[spell(&[summon(card("REV_350t")).copies(2)]), infuse(3, "REV_350t2")]);

/// # Bloodthirsty
/// Enchantment
/// > \+1/+2.
//~ derived REV_350e 5ba3a5ce d522ad72.b69419df cc721134
pub const REV_350e: Power = enchant(&[plus(1, 2)]);

/// # Thirsty Bat
/// Minion · Beast · 1 mana · 2/1
//~ vanilla REV_350t 6e965e29 e876b890 b6bd7b9e
pub const REV_350t: Power = VANILLA;

/// # Frenzied Fangs
/// Spell · 2 mana
/// > **Infused** Summon two 2/1 Bats. Give them +1/+2.
//~ done REV_350t2 - 7846e7ae.4f4e87a5 543b7300
pub const REV_350t2: Power = spell(&[summon(card("REV_350t")).copies(2), attach("REV_350e").to(IT)]);

/// # Stonebound Gargon
/// Minion · Beast · 4 mana · 3/5
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
/// - Numbers: {0} = 3
/// - Makes: Stonebound Gargon [`REV_352t`] (3/5, "Infused Rush. Also damages the minions next to…")
//~ derived REV_352 90740dbf 60e0c646.eb8180bb.ea2304e3 d01b0c08.c6c16a53
pub const REV_352: Power = infuse(3, "REV_352t");

/// # Stonebound Gargon
/// Minion · Beast · 4 mana · 3/5
/// > **Infused Rush**. Also damages the minions next to whomever this attacks.
//~ derived REV_352t fdcb6dfc 60e0c646.46fd221c d01b0c08
pub const REV_352t: Power = also_damages(THAT.neighbours());

/// # Huntsman Altimor
/// Minion · 7 mana · 5/4
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
/// - Numbers: {0} = 4, {1} = 8
/// - Makes: Huntsman Altimor [`REV_353t`] (5/4, "Infused Battlecry: Summon 2 Gargon Companions.…"); Huntsman Altimor [`REV_353t2`] (5/4, "Infused Battlecry: Summon all 3 Gargon…"); Hecutis [`REV_353t3`] (4/4, "Taunt"); Barghast [`REV_353t4`] (2/4, "Your other minions have +1 Attack."); Margore [`REV_353t5`] (4/2, "Charge")
//~ done REV_353 - 41cba997.618c380d.fe9e0422 dddc7e40.05dfcb1d
pub const REV_353: Power =
    abilities(&[infuse(4, "REV_353t"), battlecry(&[summon(one_of(&["REV_353t3", "REV_353t4", "REV_353t5"]))])]);

/// # Huntsman Altimor
/// Minion · 7 mana · 5/4
/// > **Infused Battlecry:** Summon 2 Gargon Companions. **Infuse (@):** Summon all 3!
/// - Numbers: {0} = 4
//~ done REV_353t - 41cba997.3d710854.ea228308 dddc7e40
pub const REV_353t: Power = abilities(&[
    infuse(4, "REV_353t2"),
    battlecry(&[at_random(&[
        &[summon(card("REV_353t3")), summon(card("REV_353t4"))],
        &[summon(card("REV_353t3")), summon(card("REV_353t5"))],
        &[summon(card("REV_353t4")), summon(card("REV_353t5"))],
    ])]),
]);

/// # Huntsman Altimor
/// Minion · 7 mana · 5/4
/// > **Infused Battlecry:** Summon all 3 Gargon Companions.
//~ done REV_353t2 - 41cba997.b5673928 dddc7e40
pub const REV_353t2: Power =
    battlecry(&[summon(card("REV_353t3")), summon(card("REV_353t4")), summon(card("REV_353t5"))]);

/// # Hecutis
/// Minion · Beast · 3 mana · 4/4
/// > **Taunt**
//~ vanilla REV_353t3 87abb5a1 89e34eaf.4b0c5d24 ac6c1e8e
pub const REV_353t3: Power = VANILLA;

/// # Barghast
/// Minion · Beast · 3 mana · 2/4
/// > Your other minions have +1 Attack.
/// - Makes: Bone from the Stone [`REV_353t4e`] ("Barghast is granting this minion +1 Attack.")
//~ derived REV_353t4 c0c01e67 efca1175.cc6d9299 5fea27c3.8d075e1b
pub const REV_353t4: Power = aura(OTHER_FRIENDLY_MINIONS).gives("REV_353t4e");

/// # Bone from the Stone
/// Enchantment
/// > Barghast is granting this minion +1 Attack.
//~ derived REV_353t4e e80766d1 d522ad72.2530ec7c dc168a3a
pub const REV_353t4e: Power = enchant(&[ATTACK.plus(1)]);

/// # Margore
/// Minion · Beast · 3 mana · 4/2
/// > **Charge**
//~ vanilla REV_353t5 3069d8cc 881fdcb9.276b5ef0 6859e9e4
pub const REV_353t5: Power = VANILLA;

/// # Batty Guest
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Summon a 2/1 Bat.
/// - Makes: Thirsty Bat [`REV_350t`] (2/1)
//~ derived REV_356 622bc734 cbd7c476.03c903bc 09aaadbd.b591f74e
pub const REV_356: Power = deathrattle(&[summon(card("REV_350t"))]);

/// # Spirit Poacher
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
/// - Makes: Fox Spirit Wildseed [`REV_360t`] (3/1, "Dormant for 1 turn. Rush"); Bear Spirit Wildseed [`REV_360t1`] (2/5, "Dormant for 2 turns. Taunt"); Stag Spirit Wildseed [`REV_360t2`] (5/4, "Dormant for 3 turns. When this awakens, equip a…"); Stagpoint Wildbow [`REV_360t4`] (4/2 durability)
//~ derived REV_360 a90110cb 565e37de.1dc9f588 94cb8b0e.ffb7a1f6
pub const REV_360: Power = battlecry(&[summon(one_of(&["REV_360t", "REV_360t1", "REV_360t2"]))]);

/// # Fox Spirit Wildseed
/// Minion · Undead · Beast · 1 mana · 3/1
/// > **Dormant** for 1 turn. **Rush**
/// - Makes: Young Wildseed [`REV_360te`] ("Dormant. Awaken in X turns.")
//~ derived REV_360t a0396ec6 5c8d9e3f.38b7f030 4018064f.10ef03e5
pub const REV_360t: Power = dormant_for(1);

/// # Bear Spirit Wildseed
/// Minion · Undead · Beast · 2 mana · 2/5
/// > **Dormant** for 2 turns. **Taunt**
/// - Makes: Mature Wildseed [`REV_360t1e`] ("Dormant. Awaken in X turns.")
//~ derived REV_360t1 a7600713 eb3668d9.ffe69b9f a393c77e.29b8eb43
pub const REV_360t1: Power = dormant_for(2);

/// # Mature Wildseed
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo REV_360t1e 74fdd1ee d522ad72.d03dd6ee 2a3cddd8
pub const REV_360t1e: Power = TODO;

/// # Stag Spirit Wildseed
/// Minion · Undead · Beast · 3 mana · 5/4
/// > **Dormant** for 3 turns. When this awakens, equip a 4/2 Greatbow.
/// - Makes: Elder Wildseed [`REV_360t2e`] ("Dormant. Awaken in X turns.")
//~ done REV_360t2 - 58c65cc7.6ef3beed 98fa8433.fbfb583d
pub const REV_360t2: Power = abilities(&[dormant_for(3), on(Word::Awaken, &[equip(card("REV_360t4"))])]);

/// # Elder Wildseed
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo REV_360t2e 7616501d d522ad72.d03dd6ee 810145fc
pub const REV_360t2e: Power = TODO;

/// # Stagpoint Wildbow
/// Weapon · 3 mana · 4/2 durability
//~ vanilla REV_360t4 2da4ecd9 38aae2ae aa243682
pub const REV_360t4: Power = VANILLA;

/// # Young Wildseed
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo REV_360te fcd2f073 d522ad72.d03dd6ee b2ddb7d8
pub const REV_360te: Power = TODO;

/// # Wild Spirits
/// Spell · Nature · 3 mana
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
//~ done REV_361 - a4db704b.f3277c9d 7d46b671
pub const REV_361: Power = spell(&[
    at_random(&[
        &[summon(card("REV_360t")), summon(card("REV_360t1"))],
        &[summon(card("REV_360t")), summon(card("REV_360t2"))],
        &[summon(card("REV_360t1")), summon(card("REV_360t2"))],
    ]),
    awaken_sooner(YOUR_BOARD.that(any(&[named("REV_360t"), named("REV_360t1"), named("REV_360t2")])), 1),
]);

/// # Castle Kennels
/// Location · 2 mana · 3 uses
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
/// - Makes: Beast Mode [`REV_362e`] ("\+2 Attack."); Resistant [`REV_362e2`] ("Immune this turn.")
//~ derived REV_362 f97b095f 3195d7e3.391c6939 535a8668.b90c71ec
#[rustfmt::skip]
pub const REV_362: Power = location(&[attach("REV_362e").to(A_FRIENDLY_MINION), give(&[has(GameTag::RUSH)]).to(IT).when(there_is(&IT.that(BEAST)))]);

/// # Beast Mode
/// Enchantment
/// > \+2 Attack.
//~ derived REV_362e 6c575278 d522ad72.a6e18051 11091c39
pub const REV_362e: Power = enchant(&[ATTACK.plus(2)]);

/// # Resistant
/// Enchantment
/// > **Immune** this turn.
//~ derived REV_362e2 c3532ebd d522ad72.fb55a5e5 cb0f6ed7
pub const REV_362e2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Ara'lon
/// Minion · 5 mana · 4/5
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
//~ done REV_363 - a0c2f312.ee1820b9 8c81e77b
pub const REV_363: Power = battlecry(&[summon(card("REV_360t")), summon(card("REV_360t1")), summon(card("REV_360t2"))]);

/// # Stag Charge
/// Spell · 3 mana
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
//~ derived REV_364 ac409a89 82ede6d1.2cf22e76 0cdb6bad
pub const REV_364: Power = spell(&[deal(3).to(TARGET), summon(one_of(&["REV_360t", "REV_360t1", "REV_360t2"]))]);

/// # Collateral Damage
/// Spell · 8 mana
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
//~ derived REV_369 2b98adf8 93b14068.dc50cc81 f9aacf20
pub const REV_369: Power = spell(&[deal(6).to(ENEMY_MINIONS.random_of(3)), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Ara'lon
/// Minion · 5 mana · 4/5
/// > {0} {1} {2} {3}
//~ todo REV_780 b51fd24f a0c2f312.2260dcce 8c81e77b
pub const REV_780: Power = TODO;

/// # Castle Kennels
/// Location · 2 mana · 3 uses
/// > {0} {1}
//~ todo REV_790 993ba6b6 3195d7e3.09cdb72f 535a8668
pub const REV_790: Power = TODO;
