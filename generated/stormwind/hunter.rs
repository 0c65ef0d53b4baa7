//! Hunter cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4caf4622

/// # Defias Blastfisher
/// Minion · Undead · Pirate · 5 mana · 3/2
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each of your Beasts.
//~ derived DED_007 f155c318 03e6d723.b9650f52 25262d94
#[rustfmt::skip]
pub const DED_007: Power = battlecry(&[deal(2).to(ENEMIES.random()), perform(&[deal(2).to(ENEMIES.random())]).for_each(FRIENDLY_MINIONS.that(BEAST))]);

/// # Monstrous Parrot
/// Minion · Beast · 4 mana · 3/4
/// > **Battlecry**: Get a copy of the last friendly **Deathrattle** minion that died.
//~ done DED_008 - 60e0c4a3.59e0bef3 ccfc4afc
pub const DED_008: Power =
    battlecry(&[get(last_of(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()))]);

/// # Doggie Biscuit
/// Spell · 2 mana
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
/// - Makes: Good Doggie! [`DED_009e`] ("\+2/+3.")
//~ done DED_009 - 7846e7ae.b5387cf4 06c5e7ec.dbdaf4db
pub const DED_009: Power = abilities(&[
    spell(&[attach("DED_009e").to(A_MINION)]),
    on(Word::WhenTraded, &[give(&[has(GameTag::RUSH)]).to(FRIENDLY_MINIONS.random())]),
]);

/// # Good Doggie!
/// Enchantment
/// > \+2/+3.
//~ derived DED_009e 4295f83d d522ad72.d37235a2 33976b89
pub const DED_009e: Power = enchant(&[plus(2, 3)]);

/// # Rats of Extraordinary Size
/// Spell · 6 mana
/// > Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
/// - Makes: Rat [`SW_455t`] (1/1); Extraordinarily Sized [`SW_320e`] ("\+4/+4")
//~ done SW_320 - 9e3ad3c7.c85b4d3c d75e87fa.7f09603a
pub const SW_320: Power = spell(&[repeat(
    7,
    &[either(
        there_are_at_most(6, &YOUR_BOARD),
        &[summon(card("SW_455t"))],
        &[get(card("SW_455t")), attach("SW_320e").to(IT)],
    )],
)]);

/// # Extraordinarily Sized
/// Enchantment
/// > \+4/+4
//~ derived SW_320e 609a3cb7 d522ad72.0df1e32d 61c55b94
pub const SW_320e: Power = enchant(&[plus(4, 4)]);

/// # Aimed Shot
/// Spell · 3 mana
/// > Deal $3 damage. Your next Hero Power deals 2 more damage.
/// - Makes: Aiming [`SW_321e`] ("Your next Hero Power deals 2 more damage.")
//~ done SW_321 - 82ede6d1.08066b8f 2e0f67dd.640f09b1
pub const SW_321: Power = spell(&[deal(3).to(TARGET), attach("SW_321e").to(CONTROLLER)]);

/// # Aiming
/// Enchantment
/// > Your next Hero Power deals 2 more damage.
//~ done SW_321e - d522ad72.8ea6475e a15cb2d0
pub const SW_321e: Power = enchant(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 2)]).until(YOU.use_hero_power(CARD));

/// # Defend the Dwarven District
/// Spell · 1 mana
/// > **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
/// - Makes: Take the High Ground [`SW_322t`] ("Questline: Deal damage with 2 spells. Reward: Set…"); Knock 'Em Down [`SW_322t2`] ("Questline: Deal damage with 2 spells. Reward:…"); Tavish, Master Marksman [`SW_322t4`] (7/7, "Battlecry: For the rest of the game, spells you…"); Practiced [`SW_322e`] ("Costs (2) less."); Tavish Stormpike Enchant [`SW_322e2`] ("Battlecry: For the rest of the game, your spells…"); Crackshot [`SW_322e3`] ("Your Hero Power Can Target Minions")
//~ done SW_322 - 2f198b86.f0d0333a 450f59cb.6628b60c
pub const SW_322: Power = quest(Goal::Times(3), &[YOU.cast(all(&[SPELL, among(&YOU.deal_damage(CARD).this_turn())]))])
    .reward(&[attach("SW_322e3").to(YOU), put_into_play(card("SW_322t"))]);

/// # Practiced
/// Enchantment
/// > Costs (2) less.
//~ derived SW_322e 70d1b5fe d522ad72.90c32b47 acd2ba2c
pub const SW_322e: Power = enchant(&[cost_less(2)]);

/// # Tavish Stormpike Enchant
/// Enchantment
/// > **Battlecry:** For the rest of the game, your spells refresh your Hero Power.
//~ done SW_322e2 - d522ad72.2bd78c4d 7c2997be
pub const SW_322e2: Power = after(YOU.cast(SPELL)).then(&[ready(YOUR_HERO_POWER)]);

/// # Crackshot
/// Enchantment
/// > Your Hero Power Can Target Minions
//~ done SW_322e3 - d522ad72.d99d24e5 2e8492ce
pub const SW_322e3: Power = enchant(&[has(GameTag::STEADY_SHOT_CAN_TARGET)]);

/// # Take the High Ground
/// Spell · 1 mana
/// > **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
/// - Makes: Knock 'Em Down [`SW_322t2`] ("Questline: Deal damage with 2 spells. Reward:…")
//~ done SW_322t - 2f198b86.1225bdef 754a951c.7347306b
pub const SW_322t: Power = quest(Goal::Times(2), &[YOU.cast(all(&[SPELL, among(&YOU.deal_damage(CARD).this_turn())]))])
    .reward(&[give(&[cost(0)]).to(YOUR_HERO_POWER), put_into_play(card("SW_322t2"))]);

/// # Knock 'Em Down
/// Spell · 1 mana
/// > **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
/// - Makes: Tavish, Master Marksman [`SW_322t4`] (7/7, "Battlecry: For the rest of the game, spells you…")
//~ done SW_322t2 - 2f198b86.f373107c 1f6c62ce.ad675b75
pub const SW_322t2: Power =
    quest(Goal::Times(2), &[YOU.cast(all(&[SPELL, among(&YOU.deal_damage(CARD).this_turn())]))])
        .reward(&[get(card("SW_322t4"))]);

/// # Tavish, Master Marksman
/// Minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
//~ done SW_322t4 - c32c1bd8.bfb7715d 2eaeb8ab
pub const SW_322t4: Power = battlecry(&[attach("SW_322e2").to(YOU)]);

/// # The Rat King
/// Minion · Beast · 5 mana · 5/5
/// > **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
/// - Makes: Rat King's Slumber [`SW_323e`] ("Dormant. Awaken after X friendly minions die.")
//~ done SW_323 - 6116b784.ab079fff dae0bdcc.1fac1f21
pub const SW_323: Power = abilities(&[
    deathrattle(&[either(
        there_is(&FRIENDLY_MINIONS.that(is(&THIS))),
        &[transform(THIS, card("SW_323")), make_dormant(THIS, 0)],
        &[summon(card("SW_323")), make_dormant(IT, 0)],
    )]),
    after(FRIENDLY_MINIONS.die()).while_dormant().then(&[either(
        is_at_least(&counter_value(0), 4),
        &[awaken(THIS)],
        &[set_counter_to(0, sum(&[counter_value(0), fixed(1)]))],
    )]),
]);

/// # Rat King's Slumber
/// Enchantment
/// > **Dormant**. Awaken after @ \|4(friendly minion dies., friendly minions die.)
//~ todo SW_323e 678cb5e0 d522ad72.2a3a5d3b 67f729ff
pub const SW_323e: Power = TODO;

/// # Rodent Nest
/// Minion · 4 mana · 2/2
/// > **Deathrattle:** Summon five 1/1 Rats.
/// - Makes: Rat [`SW_455t`] (1/1)
//~ derived SW_455 3ea3d731 59f7eac5.f2512c71 2f2fa6d0.32f85e5d
pub const SW_455: Power = deathrattle(&[summon(card("SW_455t")).copies(5)]);

/// # Rat
/// Minion · Beast · 1 mana · 1/1
//~ vanilla SW_455t 5772bad5 5533a85b 9a269c88
pub const SW_455t: Power = VANILLA;

/// # Leatherworking Kit
/// Weapon · 1 mana · 0/3 durability
/// > After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
/// - Makes: Reinforced Hide [`SW_457e`] ("\+1/+1.")
//~ done SW_457 - 2dc021ac.b5aa9ca7 9a5dea09.6f7cd1e6
pub const SW_457: Power = after(FRIENDLY_MINIONS.that(BEAST).die()).every(3).then(&[
    draw_that(1, all(&[MINION, BEAST])),
    attach("SW_457e").to(IT),
    lose_durability(1),
]);

/// # Reinforced Hide
/// Enchantment
/// > \+1/+1.
//~ derived SW_457e 077ffd1f d522ad72.cb08f83e 5cd7fb9f
pub const SW_457e: Power = enchant(&[plus(1, 1)]);

/// # Ramming Mount
/// Spell · 3 mana
/// > Give a minion +2/+2 and **Immune** while attacking. When it dies, summon a Ram.
/// - Makes: Tavish's Ram [`SW_458t`] (2/2, "Immune while attacking."); On a Ram [`SW_458e`] ("\+2/+2 and Immune while attacking. Deathrattle:…")
//~ derived SW_458 e1d73609 82ede6d1.8e7b2685 a00fc8f2.05f00272
pub const SW_458: Power = spell(&[attach("SW_458e").to(A_MINION)]);

/// # On a Ram
/// Enchantment
/// > \+2/+2 and **Immune** while attacking. **Deathrattle:** Summon a Ram.
//~ derived SW_458e 661d6162 d522ad72.b7efd31c 38523281
pub const SW_458e: Power =
    abilities(&[enchant(&[plus(2, 2), has(GameTag::IMMUNE_WHILE_ATTACKING)]), deathrattle(&[summon(card("SW_458t"))])]);

/// # Tavish's Ram
/// Minion · Beast · 2 mana · 2/2
/// > **Immune** while attacking.
//~ done SW_458t - 40a0f9de.0a9df2b0 3e781087
pub const SW_458t: Power = aura(THIS).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Stormwind Piper
/// Minion · Demon · 3 mana · 1/6
/// > After this minion attacks, give your Beasts +1/+1.
/// - Makes: Entranced [`SW_459e`] ("\+1/+1.")
//~ derived SW_459 96ae3101 8d203cf2.831bcbd8 da5904e2.4fa4f81b
pub const SW_459: Power = after(THIS.attack(CARD)).then(&[attach("SW_459e").to(FRIENDLY_MINIONS.that(BEAST))]);

/// # Entranced
/// Enchantment
/// > \+1/+1.
//~ derived SW_459e db90194e d522ad72.cb08f83e 78e4c4da
pub const SW_459e: Power = enchant(&[plus(1, 1)]);

/// # Devouring Swarm
/// Spell · 0 mana
/// > Choose an enemy minion. Your minions attack it, then return any that die to your hand.
//~ done SW_460 - 3e8f9d5a.e2bc7bd8 2e920759
pub const SW_460: Power = spell(&[
    select(AN_ENEMY_MINION),
    one_by_one(FRIENDLY_MINIONS, &[make_attack(THAT, TARGET)]),
    process_deaths(),
    get(copy_of(IT.that(DEAD))),
]);

/// # Imported Tarantula
/// Minion · Beast · 5 mana · 4/5
/// > **Tradeable Deathrattle:** Summon two 1/1 Spiders with **Poisonous** and **Rush**.
/// - Makes: Invasive Spiderling [`SW_463t`] (1/1, "Poisonous Rush")
//~ derived SW_463 2886e20a 1ad2d650.eab43467 3dcc21b1.f181e61a
pub const SW_463: Power = deathrattle(&[summon(card("SW_463t")).copies(2)]);

/// # Invasive Spiderling
/// Minion · Beast · 2 mana · 1/1
/// > **Poisonous Rush**
//~ vanilla SW_463t d70198a4 640b67f3.568fb49c cc11aa96
pub const SW_463t: Power = VANILLA;
