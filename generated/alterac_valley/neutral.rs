//! Neutral cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1dc5727b

/// # Drek'Thar
/// Minion · 4 mana · 4/4
/// > **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
//~ done AV_100 - 16ec05b0.baadff43 88d5d72d
pub const AV_100: Power = battlecry(&[summon(the(YOUR_DECK.that(MINION).random()))])
    .when(there_is_no(&YOUR_DECK.that(all(&[MINION, COST.no_less_than(&COST.of(THIS))]))));

/// # Herald of Lokholar
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Draw a Frost spell.
//~ derived AV_101 f4cb7ed4 e3908842.d1a66487 d996eb7e
pub const AV_101: Power = battlecry(&[draw_that(1, school(SpellSchool::Frost))]);

/// # Popsicooler
/// Minion · Mech · 3 mana · 3/3
/// > **Deathrattle: Freeze** two random enemy minions.
//~ derived AV_102 34aae943 11e326f9.75e40e13 2412e8e4
pub const AV_102: Power = deathrattle(&[freeze(ENEMY_MINIONS.random_of(2))]);

/// # Snowblind Harpy
/// Minion · 3 mana · 3/4
/// > **Battlecry:** If you're holding a Frost spell, gain 5 Armor.
//~ derived AV_112 cecae216 05841e04.43d342a6 aab6c4f8
pub const AV_112: Power = battlecry(&[armor(5)]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Frost))));

/// # Gnome Private
/// Minion · 1 mana · 1/3
/// > **Honorable Kill:** Gain +2 Attack.
/// - Makes: Gnome's Honor [`AV_121e`] ("\+2 Attack.")
//~ done AV_121 - cbeac1ac.0ce75f6b ebe1359f.55fadada
pub const AV_121: Power = on(Word::HonorableKill, &[attach("AV_121e")]);

/// # Gnome's Honor
/// Enchantment
/// > \+2 Attack.
//~ derived AV_121e d5a515c8 d522ad72.a6e18051 d3887b1f
pub const AV_121e: Power = enchant(&[ATTACK.plus(2)]);

/// # Corporal
/// Minion · Draenei · 2 mana · 2/3
/// > **Honorable Kill:** Give your other minions **Divine Shield**.
//~ derived AV_122 193c99ec feeef278.cf6b006a d2c7aaba
pub const AV_122: Power = on(Word::HonorableKill, &[give(&[has(GameTag::DIVINE_SHIELD)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Sneaky Scout
/// Minion · 2 mana · 3/2
/// > **Stealth Honorable Kill:** Your next Hero Power costs (0).
/// - Makes: Scouted [`AV_123e`] ("Your Hero Power costs (0).")
//~ derived AV_123 d1b64549 0296240c.88c86223 708f5dca.270a9ad5
pub const AV_123: Power = on(Word::HonorableKill, &[attach("AV_123e").to(YOU)]);

/// # Scouted
/// Enchantment
/// > Your Hero Power costs (0).
//~ derived AV_123e 18f5a8b0 d522ad72.933d500a 55d47945
pub const AV_123e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Direwolf Commander
/// Minion · 3 mana · 2/5
/// > **Honorable Kill:** Summon a 2/2 Wolf with **Stealth**.
/// - Makes: [`AV_211t`](crate::alterac_valley::druid::AV_211t)
//~ derived AV_124 e220ccd8 def99d64.a018c995 a044e177.14209166
pub const AV_124: Power = on(Word::HonorableKill, &[summon(card("AV_211t"))]);

/// # Tower Sergeant
/// Minion · Undead · 4 mana · 4/4
/// > **Battlecry:** If you control at least 2 other minions, gain +2/+2.
/// - Makes: Shielded [`AV_125e`] ("\+2/+2.")
//~ derived AV_125 ce7bbd67 87049108.22a705de 686fe160.c6f7a4bb
pub const AV_125: Power = battlecry(&[attach("AV_125e")]).when(there_are(2, &OTHER_FRIENDLY_MINIONS));

/// # Shielded
/// Enchantment
/// > \+2/+2.
//~ derived AV_125e ea5b4fda d522ad72.d5727bd5 29e3e9ae
pub const AV_125e: Power = enchant(&[plus(2, 2)]);

/// # Bunker Sergeant
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If your opponent has 2 or more minions, deal 1 damage to all enemy minions.
//~ derived AV_126 53c08e83 def81b81.5f7bff7b e3463f83
pub const AV_126: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]).when(there_are(2, &ENEMY_MINIONS));

/// # Ice Revenant
/// Minion · Elemental · 4 mana · 4/5
/// > Whenever you cast a Frost spell, gain +2/+2.
/// - Makes: Frosty Spirit [`AV_127e`] ("\+2/+2.")
//~ derived AV_127 2e4c0f6a c5607528.11b4be0e 82c9ae47.f767ab63
pub const AV_127: Power = whenever(YOU.cast(school(SpellSchool::Frost))).then(&[attach("AV_127e")]);

/// # Frosty Spirit
/// Enchantment
/// > \+2/+2.
//~ derived AV_127e 3b6e7a4e d522ad72.d5727bd5 db2850b9
pub const AV_127e: Power = enchant(&[plus(2, 2)]);

/// # Frozen Mammoth
/// Minion · Beast · 4 mana · 6/7
/// > This is **Frozen** until you cast a Fire spell.
/// - Makes: Unthawed [`AV_128e`] ("Frozen until you cast a Fire spell.")
//~ done AV_128 - 7ec93db6.b7b68767 0daf84ee.b77adc55
pub const AV_128: Power = abilities(&[
    aura(THIS).when(equals(&counter_value(0), 0)).have(&[has(GameTag::FROZEN)]),
    after(YOU.cast(school(SpellSchool::Fire))).then(&[set_counter(0, 1)]),
]);

/// # Unthawed
/// Enchantment
/// > **Frozen** until you cast a Fire spell.
//~ todo AV_128e 94e1148d d522ad72.67aa3063 b6b9067d
pub const AV_128e: Power = TODO;

/// # Blood Guard
/// Minion · 5 mana · 4/7
/// > Whenever this minion takes damage, give your minions +1 Attack.
/// - Makes: Incited [`AV_129e`] ("\+1 Attack.")
//~ derived AV_129 07c36727 a0c03b40.a60364ff 2f96e9bd.dd2aac35
pub const AV_129: Power = whenever(THIS.takes_damage_from(CARD)).then(&[attach("AV_129e").to(FRIENDLY_MINIONS)]);

/// # Incited
/// Enchantment
/// > \+1 Attack.
//~ derived AV_129e 5580e92a d522ad72.379bca7a e554223e
pub const AV_129e: Power = enchant(&[ATTACK.plus(1)]);

/// # Legionnaire
/// Minion · 6 mana · 9/3
/// > **Deathrattle:** Give all minions in your hand +2/+2.
/// - Makes: Marching Orders [`AV_130e`] ("\+2/+2.")
//~ derived AV_130 b59ec545 a848a50d.5860b208 2e055f33.3f8c57cd
pub const AV_130: Power = deathrattle(&[attach("AV_130e").to(YOUR_HAND.that(MINION))]);

/// # Marching Orders
/// Enchantment
/// > \+2/+2.
//~ derived AV_130e a71b9481 d522ad72.d5727bd5 5b62e179
pub const AV_130e: Power = enchant(&[plus(2, 2)]);

/// # Knight-Captain
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Deal 3 damage. **Honorable Kill:** Gain +3/+3.
/// - Makes: Armed to the Teeth [`AV_131e`] ("\+3/+3")
//~ derived AV_131 9195ad32 e8b6bfb0.d12c7bcb fb9bc39e.f033f22e
pub const AV_131: Power = abilities(&[battlecry(&[deal(3).to(TARGET)]), on(Word::HonorableKill, &[attach("AV_131e")])]);

/// # Armed to the Teeth
/// Enchantment
/// > \+3/+3
//~ derived AV_131e 02049e30 d522ad72.d177c3f0 de80d3d7
pub const AV_131e: Power = enchant(&[plus(3, 3)]);

/// # Troll Centurion
/// Minion · 8 mana · 8/8
/// > **Rush**. **Honorable Kill:** Deal 8 damage to the enemy hero.
//~ derived AV_132 fe26cca6 47db507d.d9c1ead5 d3ff4372
pub const AV_132: Power = on(Word::HonorableKill, &[deal(8).to(ENEMY_HERO)]);

/// # Icehoof Protector
/// Minion · 6 mana · 2/10
/// > **Taunt Freeze** any character damaged by this minion.
//~ derived AV_133 91125686 8220b856.873bf70e 9709f275
pub const AV_133: Power = whenever(CHARACTERS.takes_damage_from(ITSELF)).then(&[freeze(SUBJECT)]);

/// # Frostwolf Warmaster
/// Minion · 4 mana · 3/3
/// > Costs (1) less for each card you've played this turn.
//~ derived AV_134 2040146d e3939604.ac1cd089 12e32d26
pub const AV_134: Power = costs(&[cost_less(1).times(YOU.play(CARD).this_turn().count())]);

/// # Stormpike Marshal
/// Minion · 4 mana · 2/6
/// > **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
//~ done AV_135 - 59ecc571.b59e7e53 86a13309
pub const AV_135: Power = aura(THIS)
    .when(YOUR_HERO.takes_damage_from(CARD).on_opponents_turn().in_all().at_least(5))
    .in_hand()
    .have(&[cost(1)]);

/// # Kobold Taskmaster
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Add 2 Armor Scraps to your hand that give +2 Health to a minion.
/// - Makes: Armor Scrap [`AV_136t`] ("Give a minion +2 Health."); Rusted Armor [`AV_136e`] ("\+2 Health.")
//~ derived AV_136 7ff188a9 def81b81.d706fa04 034b7d74.a559ab84
pub const AV_136: Power = battlecry(&[get(card("AV_136t")).copies(2)]);

/// # Rusted Armor
/// Enchantment
/// > \+2 Health.
//~ derived AV_136e 1dd15be4 d522ad72.51d51864 840eb908
pub const AV_136e: Power = enchant(&[HEALTH.plus(2)]);

/// # Armor Scrap
/// Spell · 1 mana
/// > Give a minion +2 Health.
//~ derived AV_136t 70321cbc 2f198b86.ae7470c7 89d30990
pub const AV_136t: Power = spell(&[give(&[HEALTH.plus(2)]).to(A_MINION)]);

/// # Irondeep Trogg
/// Minion · 1 mana · 1/2
/// > After your opponent casts a spell, summon another Irondeep Trogg.
//~ derived AV_137 a9f00ce4 cbfac199.1e8ce12f 5c378f4a
pub const AV_137: Power = after(OPPONENT.cast(SPELL)).then(&[summon(card("AV_137"))]);

/// # Grimtotem Bounty Hunter
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Destroy an enemy **Legendary** minion.
//~ derived AV_138 0ad1a982 cbd1a658.f98c7867 62bf8603
pub const AV_138: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(rarity(Rarity::Legendary)))]);

/// # Abominable Lieutenant
/// Minion · Undead · 8 mana · 3/5
/// > At the end of your turn, eat a random enemy minion and gain its stats.
/// - Makes: Tummy Feel Funny [`AV_139e`] ("Increased Stats")
//~ derived AV_139 4d05c308 2d758df9.2f6eb29a a35f6ded.cb207b5b
#[rustfmt::skip]
pub const AV_139: Power = at_end_of_your_turn(&[destroy(ENEMY_MINIONS.random()), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT))]);

/// # Tummy Feel Funny
/// Enchantment
/// > Increased Stats
//~ todo AV_139e c86ae2ce d522ad72.7b07b71a e59e6087
pub const AV_139e: Power = TODO;

/// # Lokholar the Ice Lord
/// Minion · Elemental · 10 mana · 8/8
/// > **Rush**, **Windfury** Costs (5) less if you have 15 Health or less.
//~ done AV_141t - d3e57bdf.fe043fba 86ef1993
pub const AV_141t: Power =
    aura(THIS).when(there_is(&YOUR_HERO.that(HEALTH.at_most(15)))).in_hand().have(&[cost_less(5)]);

/// # Crystalskin
/// Enchantment
/// > \+2/+2.
//~ derived AV_142e 44884a54 d522ad72.d5727bd5 35b2ffda
pub const AV_142e: Power = enchant(&[plus(2, 2)]);

/// # Uprooted
/// Enchantment
/// > **Rush**.
//~ derived AV_142e2 42d760af d522ad72.6bcfb036 e6e14d0e
pub const AV_142e2: Power = enchant(&[has(GameTag::RUSH)]);

/// # Forestguard
/// Enchantment
/// > **Divine Shield**.
//~ derived AV_142e3 da506627 d522ad72.3c22c089 7fc0494d
pub const AV_142e3: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # Imposing
/// Enchantment
/// > **Taunt**.
//~ derived AV_142e4 78e719ab d522ad72.0643522b 8d0bf278
pub const AV_142e4: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Ivus, the Forest Lord
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
//~ done AV_142t - cbd7c476.101c327b 745ddd61
pub const AV_142t: Power = battlecry(&[
    spend_all_mana(),
    perform(&[at_random(&[
        &[give(&[plus(2, 2)])],
        &[give(&[has(GameTag::RUSH)])],
        &[give(&[has(GameTag::DIVINE_SHIELD)])],
        &[give(&[has(GameTag::TAUNT)])],
    ])])
    .times(LAST_AMOUNT),
]);

/// # Korrak the Bloodrager
/// Minion · 4 mana · 3/5
/// > **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
//~ done AV_143 - e3908842.1b1dbac6 47f2a07a
pub const AV_143: Power = abilities(&[
    whenever(THIS.takes_damage_from(any(&[all(&[FRIENDLY, ON_YOUR_TURN]), all(&[ENEMY, not(&ON_YOUR_TURN)])])))
        .when(HEALTH.is(0))
        .then(&[set_counter(0, 1)]),
    deathrattle(&[summon(fresh_copy_of(THIS)).when(equals(&counter_value(0), 0))]),
]);

/// # Frantic Hippogryph
/// Minion · Beast · 5 mana · 3/7
/// > **Rush**. **Honorable Kill**: Gain **Windfury**.
//~ derived AV_215 71155902 dd339a64.a52a7620 b31468ad
pub const AV_215: Power = on(Word::HonorableKill, &[give(&[has(GameTag::WINDFURY)])]);

/// # Ram Commander
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add two 1/1 Rams with **Rush** to your hand.
/// - Makes: Battle Ram [`AV_219t`] (1/1, "Rush")
//~ derived AV_219 3c56d348 565e37de.48a6f611 54a668be.425fce44
pub const AV_219: Power = battlecry(&[get(card("AV_219t")).copies(2)]);

/// # Battle Ram
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla AV_219t 58c9adad 5533a85b.57b12c28 b7c32806
pub const AV_219t: Power = VANILLA;

/// # Spammy Arcanist
/// Minion · 5 mana · 3/4
/// > **Battlecry:** Deal 1 damage to all other minions. If any die, repeat this.
//~ derived AV_222 cd53060b e8bf089b.76c97dd2 ba7d90d7
pub const AV_222: Power =
    battlecry(&[deal(1).to(OTHER_MINIONS), repeat_ability(Word::Battlecry, the(THIS)).when(there_is(&IT.that(DEAD)))]);

/// # Vanndar Stormpike
/// Minion · 4 mana · 4/4
/// > **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
/// - Makes: Occupy the Keep [`AV_223e`] ("Costs (3) less.")
//~ done AV_223 - 16ec05b0.b30e4964 fe618dc3.21df2dd6
pub const AV_223: Power = battlecry(&[attach("AV_223e").to(YOUR_DECK.that(MINION))])
    .when(there_is_no(&YOUR_DECK.that(all(&[MINION, COST.no_more_than(&COST.of(THIS))]))));

/// # Occupy the Keep
/// Enchantment
/// > Costs (3) less.
//~ derived AV_223e 199dc6a2 d522ad72.bb1f76c5 5ba2d3f5
pub const AV_223e: Power = enchant(&[cost_less(3)]);

/// # Gankster
/// Minion · 2 mana · 4/2
/// > **Stealth** After your opponent plays a minion, attack it.
//~ derived AV_238 00db7714 7c6bc5f3.6953b004 228f2038
pub const AV_238: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # Reflecto Engineer
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Swap the Attack and Health of all minions in both players' hands.
/// - Makes: Reflected [`AV_256e`] ("Attack and Health have been swapped.")
//~ done AV_256 - def81b81.5ef2fd74 2c387b5c.d762b022
pub const AV_256: Power = battlecry(&[swap_stats(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)]))]);

/// # Reflected
/// Enchantment
/// > Attack and Health have been swapped.
//~ todo AV_256e 434e4889 d522ad72.d0f16af9 131ed53c
pub const AV_256e: Power = TODO;

/// # Frostbitten
/// Enchantment
/// > Costs (2) more.
//~ derived AV_259e2 32978d4f d522ad72.7201933b 0b7b6de1
pub const AV_259e2: Power = enchant(&[cost_more(2)]);

/// # Piggyback Imp
/// Minion · Demon · 3 mana · 4/1
/// > **Deathrattle:** Summon a 4/1 Imp.
/// - Makes: Backpiggy Imp [`AV_309t`] (4/1)
//~ derived AV_309 bc15fcfd f6a972a0.fe6396b6 b29a715e.f963bf98
pub const AV_309: Power = deathrattle(&[summon(card("AV_309t"))]);

/// # Backpiggy Imp
/// Minion · Demon · 3 mana · 4/1
//~ vanilla AV_309t 171ed277 f6a972a0 bf0507bc
pub const AV_309t: Power = VANILLA;

/// # Stormpike Quartermaster
/// Minion · 2 mana · 2/2
/// > After you cast a spell, give a random minion in your hand +1/+1.
/// - Makes: Quartered [`AV_401e`] ("\+1/+1.")
//~ derived AV_401 2f581457 565e37de.a31dcdb3 50395d30.a60c2fbd
pub const AV_401: Power = after(YOU.cast(SPELL)).then(&[attach("AV_401e").to(YOUR_HAND.that(MINION).random())]);

/// # Quartered
/// Enchantment
/// > \+1/+1.
//~ derived AV_401e ecc8a2f1 d522ad72.cb08f83e eeb19576
pub const AV_401e: Power = enchant(&[plus(1, 1)]);

/// # Humongous Owl
/// Minion · Beast · 7 mana · 8/4
/// > **Deathrattle:** Deal 8 damage to a random enemy.
//~ derived AV_704 d3e34744 333a84e3.eb200145 1703b051
pub const AV_704: Power = deathrattle(&[deal(8).to(ENEMIES.random())]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived AV_COIN1 102823e8 3e8f9d5a.095f71be c6be21f5
pub const AV_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived AV_COIN2 a93e782e 3e8f9d5a.095f71be c6be21f5
pub const AV_COIN2: Power = spell(&[gain_mana(1)]);

/// # Onyxian Warder
/// Minion · Dragon · 5 mana · 3/6
/// > **Battlecry:** If you're holding a Dragon, summon two 2/1 Whelps with **Rush**.
/// - Makes: Onyxian Whelp [`ONY_001t`] (2/1, "Rush")
//~ derived ONY_001 ff7fc6fc ddd765e3.02de9d8f 54ad2778.8814a20e
pub const ONY_001: Power = battlecry(&[summon(card("ONY_001t")).copies(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Onyxian Whelp
/// Minion · Dragon · 1 mana · 2/1
/// > **Rush**
//~ vanilla ONY_001t 55617342 0a808da8.57b12c28 e8752ca3
pub const ONY_001t: Power = VANILLA;

/// # Gear Grubber
/// Minion · Draenei · 4 mana · 4/5
/// > **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
/// - Makes: More Loot! [`ONY_002e`] ("Reduced Cost.")
//~ done ONY_002 - 94486fad.264a987e be276a89.9b9613f3
pub const ONY_002: Power =
    whenever(YOU.turn_end()).in_hand().when(there_is(&YOU.that(MANA.at_least(1)))).then(&[attach("ONY_002e")]);

/// # More Loot!
/// Enchantment
/// > Reduced Cost.
//~ done ONY_002e - d522ad72.dda26391 09597087
pub const ONY_002e: Power = enchant(&[cost_less(1)]);

/// # Whelp Bonker
/// Minion · 3 mana · 1/5
/// > **Frenzy and Honorable Kill:** Draw a card.
//~ done ONY_003 - d6990338.d61a860d e9ebec72
pub const ONY_003: Power = abilities(&[on(Word::Frenzy, &[draw(1)]), on(Word::HonorableKill, &[draw(1)])]);

/// # Raid Boss Onyxia
/// Minion · Dragon · 10 mana · 8/8
/// > **Rush**. **Immune** while you control a Whelp. **Battlecry:** Summon six 2/1 Whelps with **Rush**.
/// - Makes: Onyxian Whelp [`ONY_001t`] (2/1, "Rush")
//~ done ONY_004 - d678d307.3f4491e5 1ccc1a4b.8814a20e
#[rustfmt::skip]
pub const ONY_004: Power = abilities(&[aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::WHELP)))).have(&[has(GameTag::IMMUNE)]), battlecry(&[summon(card("ONY_001t")).copies(6)])]);

/// # Kazakusan
/// Minion · Dragon · 8 mana · 8/8
/// > **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Necrotic Poison [`ONY_005ta1`] ("Destroy a minion."); Spyglass [`ONY_005ta10`] ("Put a copy of a random card in your opponent's…"); Clockwork Assistant [`ONY_005ta11`] (1/1, "Has +1/+1 for each spell you've cast this game."); Grimmer Patron [`ONY_005ta12`] (3/3, "At the end of your turn, summon a copy of this…"); Puzzle Box [`ONY_005ta13`] ("Transform all minions into random ones that cost…"); Mutating Injection [`ONY_005ta2`] ("Give a minion +4/+4 and Taunt."); The Exorcisor [`ONY_005ta3`] (3/3 durability, "Silence any minion attacked by this weapon."); Pure Cold [`ONY_005ta4`] ("Deal 8 damage to the enemy hero, and Freeze it."); Bubba [`ONY_005ta5`] (8/8, "Battlecry: Summon six 1/1 Bloodhounds with Rush…"); Holy Book [`ONY_005ta6`] ("Silence and destroy a minion. Summon a 10/10 copy…"); Crusty the Crustacean [`ONY_005ta7`] (3/3, "Battlecry: Destroy a minion. Gain its Attack and…"); Looming Presence [`ONY_005ta8`] ("Draw 2 cards. Gain 4 Armor."); Beastly Beauty [`ONY_005ta9`] (2/6, "Rush After this attacks a minion and survives,…"); Hyperblaster [`ONY_005tb1`] (1/4 durability, "Poisonous. Your hero is Immune while attacking."); Dr. Boom's Boombox [`ONY_005tb12`] ("Summon 7 'Boom Bots'."); Wax Rager [`ONY_005tb13`] (5/1, "Deathrattle: Resummon this minion."); Vampiric Fangs [`ONY_005tb14`] ("Destroy a minion. Restore its Health to your…"); Gnomish Army Knife [`ONY_005tb2`] ("Give a minion Rush, Windfury, Divine Shield,…"); LOCUUUUSTS!!! [`ONY_005tb3`] ("Twinspell Choose an enemy. Fill your board with…"); Wand of Disintegration [`ONY_005tb4`] ("Silence and destroy all enemy minions."); Staff of Scales [`ONY_005tb5`] ("Summon three 1/1 Snakes with Rush, Poisonous and…"); Phaoris' Blade [`ONY_005tb6`] (1/3 durability, "Windfury. After your hero attacks and kills a…"); Zephrys's Lamp [`ONY_005tb610`] ("Wish for the perfect card."); Canopic Jars [`ONY_005tb7`] ("Give your minions "Deathrattle: Summon a random…"); Ancient Reflections [`ONY_005tb8`] ("Choose a minion. Fill your board with 1/1 copies…"); Banana Split [`ONY_005tb9`] ("Give a friendly minion +2/+2. Summon two copies…"); Embers of Ragnaros [`ONY_005tc1`] ("Shoot three fireballs at random enemies that deal…"); Book of the Dead [`ONY_005tc2`] ("Deal 7 damage to all enemies. Costs (1) less for…"); Annoy-o Horn [`ONY_005tc3`] ("Fill your board with annoying minions."); Flex-plosion [`ONY_005tc4`] ("Blow up half your opponent's stuff."); Blade of Quel'Delar [`ONY_005tc5`] (2/2 durability); Hilt of Quel'Delar [`ONY_005tc6`] ("Give a minion +3/+3."); Quel'Delar [`ONY_005tc7`] (4/4 durability, "After your hero attacks, deal 4 damage to all…")
///
/// # Notes
///
/// The treasures are the cards that the unnamed tag 2054 marks: Phaoris' Blade, Flex-plosion, LOCUUUUSTS!!! and Zephrys's Lamp, which
/// the data has beside them, are not among them. "You Discover and pick 5 treasures and get 2 copies of each. It replaces your deck,
/// and you cannot pick the same treasure twice.", also with an empty deck (a developer, outof.games, "Kazakusan has been revealed").
///
/// The deck is shuffled, and no card was shuffled into it (no source).
//~ done ONY_005 - 14275ff1.cab64ba7 ec259ac5.6ef28f3a
pub const ONY_005: Power = battlecry(&[
    PICK_TREASURE,
    PICK_TREASURE,
    PICK_TREASURE,
    PICK_TREASURE,
    PICK_TREASURE,
    remove_from_game(YOUR_DECK),
    put_at_bottom(fresh_copy_of(KEPT)).copies(2),
    shuffle(the(YOUR_DECK)),
    remove_from_game(KEPT),
])
.when(YOU.play(DRAGON).this_game().other().at_least(4));

/// One of three treasures that were not picked yet is kept with Kazakusan.
const PICK_TREASURE: Effect = discover_then(
    Offer::Tokens(all(&[with(GameTag(2054)), not(&shares(CardProperty::Name, &KEPT))])),
    &[keep_with(the(IT), THIS)],
);

/// # Necrotic Poison
/// Spell · Shadow · 2 mana
/// > Destroy a minion.
//~ derived ONY_005ta1 7cac2fec a5d45018.9c1ead7d d188e9e1
pub const ONY_005ta1: Power = spell(&[destroy(A_MINION)]);

/// # Spyglass
/// Spell · 1 mana
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
//~ done ONY_005ta10 - 2f198b86.f3c8831a 0fd2e345
pub const ONY_005ta10: Power = spell(&[get(copy_of(ENEMY_HAND.random())), give(&[cost_less(3)]).to(IT)]);

/// # Clockwork Assistant
/// Minion · Mech · 3 mana · 1/1
/// > Has +1/+1 for each spell you've cast this game.
//~ derived ONY_005ta11 db7df1aa 7a586dad.c2a8d911 0ed02c19
pub const ONY_005ta11: Power = aura(THIS).have(&[plus(1, 1).times(YOU.cast(SPELL).this_game().count())]);

/// # Grimmer Patron
/// Minion · 3 mana · 3/3
/// > At the end of your turn, summon a copy of this minion.
//~ derived ONY_005ta12 b7edd05d 05878c57.09f05657 dbcdee27
pub const ONY_005ta12: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Puzzle Box
/// Spell · Arcane · 3 mana
/// > Transform all minions into random ones that cost (3) more.
//~ derived ONY_005ta13 47433ba8 646b5db5.90b9cef0 deebd8c9
pub const ONY_005ta13: Power = spell(&[transform(MINIONS, random_costing_more(MINION, 3, COST.of(IT)))]);

/// # Mutating Injection
/// Spell · Nature · 2 mana
/// > Give a minion +4/+4 and **Taunt**.
/// - Makes: Mutating Injection [`ONY_005ta2e`] ("\+4/+4 and Taunt.")
//~ derived ONY_005ta2 2eeb9e2f f9bec0b1.b4b275e0 d0290505.ae7592c8
pub const ONY_005ta2: Power = spell(&[attach("ONY_005ta2e").to(A_MINION)]);

/// # Mutating Injection
/// Enchantment
/// > \+4/+4 and **Taunt**.
//~ derived ONY_005ta2e 019bdd95 d522ad72.b60c8857 d0290505
pub const ONY_005ta2e: Power = enchant(&[plus(4, 4), has(GameTag::TAUNT)]);

/// # The Exorcisor
/// Weapon · 1 mana · 3/3 durability
/// > **Silence** any minion attacked by this weapon.
//~ done ONY_005ta3 - 4860daa6.fd89ff1c 81c407c7
pub const ONY_005ta3: Power = whenever(YOUR_HERO.attack(MINION)).then(&[silence(THAT)]);

/// # Pure Cold
/// Spell · Frost · 5 mana
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
//~ done ONY_005ta4 - 89d82afc.e94a9aff fe4d234c
pub const ONY_005ta4: Power = spell(&[deal(8).to(ENEMY_HERO), freeze(ENEMY_HERO)]);

/// # Bubba
/// Minion · Beast · 5 mana · 8/8
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
/// - Makes: Bloodhound [`ONY_005ta5t`] (1/1, "Rush")
//~ done ONY_005ta5 - 2cd556ca.8fef0662 e2eaace7.58bad010
pub const ONY_005ta5: Power = battlecry(&[summon(card("ONY_005ta5t")).copies(6), make_attack(IT, AN_ENEMY_MINION)]);

/// # Bloodhound
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla ONY_005ta5t bfbd9744 5533a85b.57b12c28 4b9aeaca
pub const ONY_005ta5t: Power = VANILLA;

/// # Holy Book
/// Spell · Holy · 8 mana
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
//~ done ONY_005ta6 - 85069c0b.0309fba2 8a754913
pub const ONY_005ta6: Power = spell(&[
    select(A_MINION),
    silence(TARGET),
    destroy(TARGET),
    summon(copy_of(TARGET)),
    give(&[become_stats(10, 10)]).to(IT),
]);

/// # Crusty the Crustacean
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
/// - Makes: Om Nom Nom [`ONY_005ta7e`] ("Increased stats.")
//~ done ONY_005ta7 - 22fea183.7a251451 24f45df1.2125b87e
#[rustfmt::skip]
pub const ONY_005ta7: Power = battlecry(&[destroy(A_MINION), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT))]);

/// # Om Nom Nom
/// Enchantment
/// > Increased stats.
//~ todo ONY_005ta7e 741b6e0c d522ad72.a536d554 3da7620e
pub const ONY_005ta7e: Power = TODO;

/// # Looming Presence
/// Spell · 3 mana
/// > Draw 2 cards. Gain 4 Armor.
//~ derived ONY_005ta8 7411e4f9 82ede6d1.3b34d982 6ba3f5ba
pub const ONY_005ta8: Power = spell(&[draw(2), armor(4)]);

/// # Beastly Beauty
/// Minion · 3 mana · 2/6
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
/// - Makes: Beautiful Beast [`ONY_005ta9t`] (8/8)
//~ done ONY_005ta9 - decb121b.61ef06d4 e3f23dd0.fcf5d02b
pub const ONY_005ta9: Power = after(THIS.attack(MINION)).then(&[transform(THIS, card("ONY_005ta9t")).when(not(&DEAD))]);

/// # Beautiful Beast
/// Minion · 5 mana · 8/8
//~ vanilla ONY_005ta9t cb618cf2 bd95fea6 1253afa1
pub const ONY_005ta9t: Power = VANILLA;

/// # Hyperblaster
/// Weapon · 3 mana · 1/4 durability
/// > **Poisonous**. Your hero is **Immune** while attacking.
/// - Makes: Hyperblaster Enchantment [`ONY_005tb1e`] ("Immune while attacking.")
//~ done ONY_005tb1 - ae518b62.1299dddc 51464faf.671e1a7e
pub const ONY_005tb1: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Dr. Boom's Boombox
/// Spell · 4 mana
/// > Summon 7 'Boom Bots'.
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t); [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ done ONY_005tb12 - 38d1d3b0.6275c3b2 04702e41.98bd1cf1
pub const ONY_005tb12: Power = spell(&[summon(card("GVG_110t")).copies(7)]);

/// # Wax Rager
/// Minion · Elemental · 3 mana · 5/1
/// > **Deathrattle:** Resummon this minion.
/// - Makes: [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ done ONY_005tb13 - 5852d16d.77516780 7d69e72d.413a87ec
pub const ONY_005tb13: Power = deathrattle(&[summon(fresh_copy_of(THIS))]);

/// # Vampiric Fangs
/// Spell · Shadow · 3 mana
/// > Destroy a minion. Restore its Health to your hero.
//~ done ONY_005tb14 - 3c9c5d15.705785d6 9d871124
pub const ONY_005tb14: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Hyperblaster Enchantment
/// Enchantment
/// > **Immune** while attacking.
//~ todo ONY_005tb1e 7f8d6301 d522ad72.0a9df2b0 9a40be01
pub const ONY_005tb1e: Power = TODO;

/// # Gnomish Army Knife
/// Spell · 5 mana
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
/// - Makes: Tooled Up! [`ONY_005tb2e`] ("Granted Rush, Windfury, Divine Shield, Lifesteal,…")
//~ derived ONY_005tb2 41fbbf67 36b694de.911faccf 498ca5fa.fccb42e1
#[rustfmt::skip]
pub const ONY_005tb2: Power = spell(&[give(&[has(GameTag::RUSH), has(GameTag::WINDFURY), has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL), has(GameTag::POISONOUS), has(GameTag::TAUNT), has(GameTag::STEALTH)]).to(A_MINION)]);

/// # Tooled Up!
/// Enchantment
/// > Granted **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
//~ todo ONY_005tb2e e7606eca d522ad72.ca32e2b3 e4ca472e
pub const ONY_005tb2e: Power = TODO;

/// # LOCUUUUSTS!!!
/// Spell · Nature · 8 mana
/// > **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
/// - Makes: LOCUUUUSTS!!! [`ONY_005tb3t`] ("Choose an enemy. Fill your board with 2/2 Locusts…"); Giant Locust [`ONY_005tb3t2`] (2/2)
//~ todo ONY_005tb3 d7ba2dbe a0bce8cf.39c1293a adde06f7.2c56d26d
pub const ONY_005tb3: Power = TODO;

/// # LOCUUUUSTS!!!
/// Spell · Nature · 8 mana
/// > Choose an enemy. Fill your board with 2/2 Locusts that attack it.
//~ todo ONY_005tb3t b80b19dd a0bce8cf.200f853e adde06f7
pub const ONY_005tb3t: Power = TODO;

/// # Giant Locust
/// Minion · Beast · 2 mana · 2/2
//~ vanilla ONY_005tb3t2 7878222f 40a0f9de c44b4315
pub const ONY_005tb3t2: Power = VANILLA;

/// # Wand of Disintegration
/// Spell · Arcane · 5 mana
/// > **Silence** and destroy all enemy minions.
//~ done ONY_005tb4 - cbf84505.81fb79df bd215476
pub const ONY_005tb4: Power = spell(&[silence(ENEMY_MINIONS), destroy(ENEMY_MINIONS)]);

/// # Staff of Scales
/// Spell · 5 mana
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
/// - Makes: Ancient Snake [`ONY_005tb5t`] (1/1, "Rush Poisonous Reborn")
//~ done ONY_005tb5 - 36b694de.ae588264 44a8aa2b.9bb04dc6
pub const ONY_005tb5: Power = spell(&[summon(card("ONY_005tb5t")).copies(3)]);

/// # Ancient Snake
/// Minion · Beast · 1 mana · 1/1
/// > **Rush Poisonous Reborn**
//~ vanilla ONY_005tb5t 9dc6f100 5533a85b.ea5456f2 dd8c5105
pub const ONY_005tb5t: Power = VANILLA;

/// # Phaoris' Blade
/// Weapon · 2 mana · 1/3 durability
/// > **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
/// - Makes: Phaoris' Fury [`ONY_005tb6e`] ("Increased stats.")
//~ todo ONY_005tb6 7b9f02b2 8d73efa7.f826bcdc 329ecdbc.7ab63bc9
pub const ONY_005tb6: Power = TODO;

/// # Zephrys's Lamp
/// Spell · 0 mana
/// > Wish for the perfect card.
//~ approximate ONY_005tb610 - 3e8f9d5a.7239dad4 69b1a9e9
pub const ONY_005tb610: Power = spell(crate::saviors_of_uldum::neutral::WISH)
    .approximate("offers cards by simple rules; the game looks for the best ones");

/// # Phaoris' Fury
/// Enchantment
/// > Increased stats.
//~ todo ONY_005tb6e 050072d6 d522ad72.a536d554 b95dbabb
pub const ONY_005tb6e: Power = TODO;

/// # Canopic Jars
/// Spell · 3 mana
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
/// - Makes: Canopic Jars [`ONY_005tb7e`] ("Deathrattle: Summon a random Legendary minion.")
//~ derived ONY_005tb7 f2f34dc0 82ede6d1.6ecfbf37 360f7f53.0cb28a26
pub const ONY_005tb7: Power = spell(&[attach("ONY_005tb7e").to(FRIENDLY_MINIONS)]);

/// # Canopic Jars
/// Enchantment
/// > **Deathrattle:** Summon a random **Legendary** minion.
//~ derived ONY_005tb7e abbf302d d522ad72.9bec5394 360f7f53
pub const ONY_005tb7e: Power = deathrattle(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Ancient Reflections
/// Spell · Arcane · 4 mana
/// > Choose a minion. Fill your board with 1/1 copies of it.
/// - Makes: Titan Hologram [`ONY_005tb8e`] ("1/1.")
//~ done ONY_005tb8 - 27bf12e1.fcc354ee 4c4889ea.69c32e6b
pub const ONY_005tb8: Power =
    spell(&[select(A_MINION), summon(copy_of(TARGET)).until_full(), attach("ONY_005tb8e").to(IT)]);

/// # Titan Hologram
/// Enchantment
/// > 1/1.
//~ derived ONY_005tb8e 0511dfb8 d522ad72.d68bebe2 37f79a79
pub const ONY_005tb8e: Power = enchant(&[become_stats(1, 1)]);

/// # Banana Split
/// Spell · Nature · 5 mana
/// > Give a friendly minion +2/+2. Summon two copies of it.
/// - Makes: Glowing Green [`ONY_005tb9e`] ("\+2/+2.")
//~ derived ONY_005tb9 c6201290 24317b8a.c4cea770 2bd35d0c.d5654b9f
pub const ONY_005tb9: Power = spell(&[attach("ONY_005tb9e").to(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(2)]);

/// # Glowing Green
/// Enchantment
/// > \+2/+2.
//~ derived ONY_005tb9e 737c8093 d522ad72.d5727bd5 a8dcdf98
pub const ONY_005tb9e: Power = enchant(&[plus(2, 2)]);

/// # Embers of Ragnaros
/// Spell · Fire · 10 mana
/// > Shoot three fireballs at random enemies that deal $8 damage each.
//~ done ONY_005tc1 - d7951a95.fa3ddecd 4046ddec
pub const ONY_005tc1: Power = spell(&[deal(8).to(ENEMIES.random()).repeated(3)]);

/// # Book of the Dead
/// Spell · Shadow · 14 mana
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
//~ done ONY_005tc2 - c76391dd.e22cd381 78d20a6b
pub const ONY_005tc2: Power =
    abilities(&[spell(&[deal(7).to(ENEMIES)]), costs(&[cost_less(1).times(MINIONS.die().this_game().count())])]);

/// # Annoy-o Horn
/// Spell · 8 mana
/// > Fill your board with annoying minions.
///
/// # Notes
///
/// Three minions with Taunt and Divine Shield: another simulator lists these three for the card (Annoy-o-Tron, Annoy-o-Module,
/// Psych-o-Tron).
//~ done ONY_005tc3 - 93b14068.3d1812b6 dbf576d5
pub const ONY_005tc3: Power = spell(&[repeat(7, &[summon(one_of(&["GVG_085", "BOT_911", "OG_145"]))])]);

/// # Flex-plosion
/// Spell · Fire · 8 mana
/// > Blow up half your opponent's stuff.
//~ todo ONY_005tc4 3097f4eb 4e9366fb.13de4680 c87be27c
pub const ONY_005tc4: Power = TODO;

/// # Blade of Quel'Delar
/// Weapon · 1 mana · 2/2 durability
//~ done ONY_005tc5 - b272821a cfb15500
pub const ONY_005tc5: Power = whenever(YOU.get(named("ONY_005tc6"))).in_hand().then(FORGE);

/// Blade and hilt become the sword where they meet in a hand.
const FORGE: &[Effect] = &[remove_from_game(THAT), transform(THIS, card("ONY_005tc7"))];

/// # Hilt of Quel'Delar
/// Spell · 1 mana
/// > Give a minion +3/+3.
/// - Makes: [`HERO_05bp`](crate::legacy::hunter::HERO_05bp); Armed? [`ONY_005tc6e`] ("\+3/+3.")
//~ done ONY_005tc6 - 2f198b86.93ce0f9d 1c620f90.95da99e0
pub const ONY_005tc6: Power = abilities(&[
    spell(&[attach("ONY_005tc6e").to(A_MINION)]),
    whenever(YOU.get(named("ONY_005tc5"))).in_hand().then(FORGE),
]);

/// # Armed?
/// Enchantment
/// > \+3/+3.
/// - Makes: [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ derived ONY_005tc6e 831c04e1 d522ad72.184d0f12 59a4c41c.413a87ec
pub const ONY_005tc6e: Power = enchant(&[plus(3, 3)]);

/// # Quel'Delar
/// Weapon · 6 mana · 4/4 durability
/// > After your hero attacks, deal 4 damage to all enemies.
/// - Makes: Forging Quel'Delar [`ONY_005tc7t`]
//~ derived ONY_005tc7 27bbd64b df4ee03c.895bf123 f6a77662.7385277a
pub const ONY_005tc7: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(4).to(ENEMIES)]);

/// # Forging Quel'Delar
/// Spell · 0 mana
//~ todo ONY_005tc7t d5f7a016 3e8f9d5a de5ae4ad
pub const ONY_005tc7t: Power = TODO;
