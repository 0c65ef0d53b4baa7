//! Neutral cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 04425f92

/// # Drek'Thar
///
/// `AV_100` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo AV_100 e36e8880 61608dfa a49b7efd.baadff43
pub const AV_100: Power = TODO;

/// # Herald of Lokholar
///
/// `AV_101` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Draw a Frost spell.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1784` = 1
///
/// State: Derived
//~ derived AV_101 217407e9 f4cb7ed4 69e9dfb6.d1a66487
pub const AV_101: Power = battlecry(&[draw_that(1, school(SpellSchool::Frost))]);

/// # Popsicooler
///
/// `AV_102` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle: Freeze** two random enemy minions.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Freeze
/// - Tags: `1784` = 1
///
/// State: Derived
//~ derived AV_102 a64e17ec 34aae943 25fe3dbe.75e40e13
pub const AV_102: Power = deathrattle(&[freeze(ENEMY_MINIONS.random_of(2))]);

/// # Snowblind Harpy
///
/// `AV_112` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you're holding a Frost spell, gain 5 Armor.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AV_112 a869b0cb cecae216 e983e745.43d342a6
pub const AV_112: Power = battlecry(&[armor(5)]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Frost))));

/// # Gnome Private
///
/// `AV_121` · Neutral minion · 1 mana · 1/3
///
/// > **Honorable Kill:** Gain +2 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Gnome's Honor [`AV_121e`]
///
/// State: Done
//~ done AV_121 9fbba07e - 79f0c1f6.0ce75f6b
pub const AV_121: Power = on(Word::HonorableKill, &[attach("AV_121e")]);

/// # Gnome's Honor
///
/// `AV_121e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_121e 821a94f4 d5a515c8 9d7f73d0.bf3d1612
pub const AV_121e: Power = enchant(&[ATTACK.plus(2)]);

/// # Corporal
///
/// `AV_122` · Neutral minion · 2 mana · 2/3
///
/// > **Honorable Kill:** Give your other minions **Divine Shield**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Honorable Kill
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived AV_122 a641041c 193c99ec 58531dd1.cf6b006a
pub const AV_122: Power = on(Word::HonorableKill, &[give(&[has(GameTag::DIVINE_SHIELD)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Sneaky Scout
///
/// `AV_123` · Neutral minion · 2 mana · 3/2
///
/// > **Stealth Honorable Kill:** Your next Hero Power costs (0).
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Stealth, Honorable Kill
/// - Enchantments: Scouted [`AV_123e`]
///
/// State: Derived
//~ derived AV_123 38efa9a3 d1b64549 e0b1bef8.88c86223
pub const AV_123: Power = on(Word::HonorableKill, &[attach("AV_123e").to(YOU)]);

/// # Scouted
///
/// `AV_123e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_123e 9837a4b4 18f5a8b0 4a66a815.933d500a
pub const AV_123e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Direwolf Commander
///
/// `AV_124` · Neutral minion · 3 mana · 2/5
///
/// > **Honorable Kill:** Summon a 2/2 Wolf with **Stealth**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Refers to: Stealth
/// - Tokens: Frostwolf Cub [`AV_211t`](crate::alterac_valley::druid::AV_211t)
///
/// State: Derived
//~ derived AV_124 c42d3798 e220ccd8 37c7b4b3.a018c995
pub const AV_124: Power = on(Word::HonorableKill, &[summon(card("AV_211t"))]);

/// # Tower Sergeant
///
/// `AV_125` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control at least 2 other minions, gain +2/+2.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Shielded [`AV_125e`]
///
/// State: Derived
//~ derived AV_125 89c6cfd1 ce7bbd67 81a6d6fb.22a705de
pub const AV_125: Power = battlecry(&[attach("AV_125e")]).when(there_are(2, &OTHER_FRIENDLY_MINIONS));

/// # Shielded
///
/// `AV_125e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_125e 37bdafeb ea5b4fda 67a4ee2d.6d6ab056
pub const AV_125e: Power = enchant(&[plus(2, 2)]);

/// # Bunker Sergeant
///
/// `AV_126` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If your opponent has 2 or more minions, deal 1 damage to all enemy minions.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AV_126 56e21ee3 53c08e83 42a71d96.5f7bff7b
pub const AV_126: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]).when(there_are(2, &ENEMY_MINIONS));

/// # Ice Revenant
///
/// `AV_127` · Neutral minion · 4 mana · 4/5
///
/// > Whenever you cast a Frost spell, gain +2/+2.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Frosty Spirit [`AV_127e`]
///
/// State: Derived
//~ derived AV_127 44164a7f 2e4c0f6a cc84bc74.11b4be0e
pub const AV_127: Power = whenever(YOU.cast(school(SpellSchool::Frost))).then(&[attach("AV_127e")]);

/// # Frosty Spirit
///
/// `AV_127e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_127e f9e93dd4 3b6e7a4e 7aa7a2de.6d6ab056
pub const AV_127e: Power = enchant(&[plus(2, 2)]);

/// # Frozen Mammoth
///
/// `AV_128` · Neutral minion · 4 mana · 6/7
///
/// > This is **Frozen** until you cast a Fire spell.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Beast
/// - Refers to: Frozen
/// - Enchantments: Unthawed [`AV_128e`]
///
/// State: Todo
//~ todo AV_128 65bb865b dbaa655c c0679dfc.b7b68767
pub const AV_128: Power = TODO;

/// # Unthawed
///
/// `AV_128e` · Neutral enchantment
///
/// > **Frozen** until you cast a Fire spell.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo AV_128e e1a75839 94e1148d 6f528a90.67aa3063
pub const AV_128e: Power = TODO;

/// # Blood Guard
///
/// `AV_129` · Neutral minion · 5 mana · 4/7
///
/// > Whenever this minion takes damage, give your minions +1 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Incited [`AV_129e`]
///
/// State: Derived
//~ derived AV_129 c7b98efc 77d99976 acd1d2bc.a60364ff
pub const AV_129: Power = whenever(THIS.takes_damage(CARD)).then(&[attach("AV_129e").to(FRIENDLY_MINIONS)]);

/// # Incited
///
/// `AV_129e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `3860` = 1
///
/// State: Derived
//~ derived AV_129e eb040b03 5580e92a 84809980.c84fda8a
pub const AV_129e: Power = enchant(&[ATTACK.plus(1)]);

/// # Legionnaire
///
/// `AV_130` · Neutral minion · 6 mana · 9/3
///
/// > **Deathrattle:** Give all minions in your hand +2/+2.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Marching Orders [`AV_130e`]
///
/// State: Derived
//~ derived AV_130 73460cd1 b59ec545 afbaede6.5860b208
pub const AV_130: Power = deathrattle(&[attach("AV_130e").to(YOUR_HAND.that(MINION))]);

/// # Marching Orders
///
/// `AV_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_130e ee9025a1 a71b9481 50250985.6d6ab056
pub const AV_130e: Power = enchant(&[plus(2, 2)]);

/// # Knight-Captain
///
/// `AV_131` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage. **Honorable Kill:** Gain +3/+3.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry, Honorable Kill
/// - Target: "Deal 3 damage."
/// - Enchantments: Armed to the Teeth [`AV_131e`]
///
/// State: Derived
//~ derived AV_131 d6df9427 9195ad32 2256bdfa.d12c7bcb
pub const AV_131: Power = abilities(&[battlecry(&[deal(3).to(TARGET)]), on(Word::HonorableKill, &[attach("AV_131e")])]);

/// # Armed to the Teeth
///
/// `AV_131e` · Neutral enchantment
///
/// > +3/+3
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_131e d33cc031 02049e30 c3ada4e1.7ab5dda5
pub const AV_131e: Power = enchant(&[plus(3, 3)]);

/// # Troll Centurion
///
/// `AV_132` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**. **Honorable Kill:** Deal 8 damage to the enemy hero.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Rush, Honorable Kill
///
/// State: Derived
//~ derived AV_132 c49897f5 fe26cca6 982604cc.d9c1ead5
pub const AV_132: Power = on(Word::HonorableKill, &[deal(8).to(ENEMY_HERO)]);

/// # Icehoof Protector
///
/// `AV_133` · Neutral minion · 6 mana · 2/10
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Taunt
/// - Refers to: Freeze
///
/// State: Derived
//~ derived AV_133 1a3b2a42 5f28d2ca 55ac228f.873bf70e
pub const AV_133: Power = whenever(CHARACTERS.takes_damage(ITSELF)).then(&[freeze(WHO)]);

/// # Frostwolf Warmaster
///
/// `AV_134` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each card you've played this turn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Derived
//~ derived AV_134 0b4213c9 a9602040 03366513.ac1cd089
pub const AV_134: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED_THIS_TURN))]);

/// # Stormpike Marshal
///
/// `AV_135` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ todo AV_135 edd9b893 e243218e cbf5105a.b59e7e53
pub const AV_135: Power = TODO;

/// # Kobold Taskmaster
///
/// `AV_136` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Armor Scraps to your hand that give +2 Health to a minion.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Rusted Armor [`AV_136e`]
/// - Tokens: Armor Scrap [`AV_136t`]
///
/// State: Todo
//~ todo AV_136 46a65423 18b3ff19 6b4def4d.d706fa04
pub const AV_136: Power = TODO;

/// # Rusted Armor
///
/// `AV_136e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_136e 12b527ac 1dd15be4 0c62b66d.9f1b69f0
pub const AV_136e: Power = enchant(&[HEALTH.plus(2)]);

/// # Armor Scrap
///
/// `AV_136t` · Neutral spell · 1 mana
///
/// > Give a minion +2 Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_136t f967b7a7 70321cbc 9f737bf7.ae7470c7
pub const AV_136t: Power = spell(&[give(&[HEALTH.plus(2)]).to(A_MINION)]);

/// # Irondeep Trogg
///
/// `AV_137` · Neutral minion · 1 mana · 1/2
///
/// > After your opponent casts a spell, summon another Irondeep Trogg.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Derived
//~ derived AV_137 200a94ef a9f00ce4 3b9590f7.1e8ce12f
pub const AV_137: Power = after(OPPONENT.cast(SPELL)).then(&[summon(card("AV_137"))]);

/// # Grimtotem Bounty Hunter
///
/// `AV_138` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy an enemy **Legendary** minion.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy an enemy **Legendary** minion."
///
/// State: Derived
//~ derived AV_138 9d6ba865 0ad1a982 294a5523.f98c7867
pub const AV_138: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(rarity(Rarity::Legendary)))]);

/// # Abominable Lieutenant
///
/// `AV_139` · Neutral minion · 8 mana · 3/5
///
/// > At the end of your turn, eat a random enemy minion and gain its stats.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Undead
/// - Enchantments: Tummy Feel Funny [`AV_139e`]
///
/// State: Derived
//~ derived AV_139 0e8a2dd7 e3692af7 f5509c03.2f6eb29a
#[rustfmt::skip]
pub const AV_139: Power = at_end_of_your_turn(&[destroy(ENEMY_MINIONS.random()), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT))]);

/// # Tummy Feel Funny
///
/// `AV_139e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_139e 03df8915 c86ae2ce fb4f15ee.7b07b71a
pub const AV_139e: Power = TODO;

/// # Lokholar the Ice Lord
///
/// `AV_141t` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**, **Windfury** Costs (5) less if you have 15 Health or less.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Rush
///
/// State: Derived
//~ derived AV_141t cfaabaff 9f8e1571 e3ea42c7.fe043fba
pub const AV_141t: Power =
    aura(THIS).when(there_is(&YOUR_HERO.that(HEALTH.at_most(15)))).in_hand().have(&[cost_less(5)]);

/// # Crystalskin
///
/// `AV_142e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_142e 8ab1fc80 44884a54 d0a9d0ae.6d6ab056
pub const AV_142e: Power = enchant(&[plus(2, 2)]);

/// # Uprooted
///
/// `AV_142e2` · Neutral enchantment
///
/// > **Rush**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_142e2 51e31390 42d760af bfe531f8.6bcfb036
pub const AV_142e2: Power = enchant(&[has(GameTag::RUSH)]);

/// # Forestguard
///
/// `AV_142e3` · Neutral enchantment
///
/// > **Divine Shield**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_142e3 7b64dd28 da506627 a258a7c4.3c22c089
pub const AV_142e3: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # Imposing
///
/// `AV_142e4` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_142e4 0a983ffe 78e719ab 5df24c6a.0643522b
pub const AV_142e4: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Ivus, the Forest Lord
///
/// `AV_142t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Rush
///
/// State: Todo
//~ todo AV_142t caf43e6b 4a33a406 28429f3e.101c327b
pub const AV_142t: Power = TODO;

/// # Korrak the Bloodrager
///
/// `AV_143` · Neutral minion · 4 mana · 3/5
///
/// > **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Honorable Kill
///
/// State: Todo
//~ todo AV_143 b93f86cf 6b9bf953 0f2ef029.1b1dbac6
pub const AV_143: Power = TODO;

/// # Frantic Hippogryph
///
/// `AV_215` · Neutral minion · 5 mana · 3/7
///
/// > **Rush**. **Honorable Kill**: Gain **Windfury**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Honorable Kill
/// - Refers to: Windfury
///
/// State: Derived
//~ derived AV_215 25bf3b69 71155902 ac994971.a52a7620
pub const AV_215: Power = on(Word::HonorableKill, &[give(&[has(GameTag::WINDFURY)])]);

/// # Ram Commander
///
/// `AV_219` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add two 1/1 Rams with **Rush** to your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Battle Ram [`AV_219t`]
///
/// State: Derived
//~ derived AV_219 40bc2456 3c56d348 6d1c352b.48a6f611
pub const AV_219: Power = battlecry(&[get(card("AV_219t")).copies(2)]);

/// # Battle Ram
///
/// `AV_219t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla AV_219t 705814b5 58c9adad 10a96a0f.57b12c28
pub const AV_219t: Power = VANILLA;

/// # Spammy Arcanist
///
/// `AV_222` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 1 damage to all other minions. If any die, repeat this.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AV_222 0451ddbd 97ad33da 83969907.76c97dd2
pub const AV_222: Power =
    battlecry(&[deal(1).to(OTHER_MINIONS), repeat(Word::Battlecry, the(THIS)).when(there_is(&IT.that(DEAD)))]);

/// # Vanndar Stormpike
///
/// `AV_223` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Occupy the Keep [`AV_223e`]
///
/// State: Todo
//~ todo AV_223 9a1b0c75 7b9dda79 05fc189e.b30e4964
pub const AV_223: Power = TODO;

/// # Occupy the Keep
///
/// `AV_223e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_223e 3341a04f 199dc6a2 bb123801.bb1f76c5
pub const AV_223e: Power = enchant(&[cost_less(3)]);

/// # Gankster
///
/// `AV_238` · Neutral minion · 2 mana · 4/2
///
/// > **Stealth** After your opponent plays a minion, attack it.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived AV_238 9c00a092 00db7714 0217db12.6953b004
pub const AV_238: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # Reflecto Engineer
///
/// `AV_256` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Swap the Attack and Health of all minions in both players' hands.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Reflected [`AV_256e`]
///
/// State: Derived
//~ derived AV_256 babdee63 b5178fcf 9368153e.5ef2fd74
pub const AV_256: Power = battlecry(&[swap_stats(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)]))]);

/// # Reflected
///
/// `AV_256e` · Neutral enchantment
///
/// > Attack and Health have been swapped.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_256e 9d1502b3 434e4889 5f5e5d03.d0f16af9
pub const AV_256e: Power = TODO;

/// # Frostbitten
///
/// `AV_259e2` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_259e2 17820f39 32978d4f 91d97de9.7201933b
pub const AV_259e2: Power = enchant(&[cost_more(2)]);

/// # Piggyback Imp
///
/// `AV_309` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Imp.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Imp
/// - Tokens: Backpiggy Imp [`AV_309t`]
///
/// State: Derived
//~ derived AV_309 7b62c72d bc15fcfd c999b736.fe6396b6
pub const AV_309: Power = deathrattle(&[summon(card("AV_309t"))]);

/// # Backpiggy Imp
///
/// `AV_309t` · Neutral minion · 3 mana · 4/1
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla AV_309t af8d9f6a 171ed277 e618d653
pub const AV_309t: Power = VANILLA;

/// # Stormpike Quartermaster
///
/// `AV_401` · Neutral minion · 2 mana · 2/2
///
/// > After you cast a spell, give a random minion in your hand +1/+1.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Quartered [`AV_401e`]
///
/// State: Derived
//~ derived AV_401 ff2fac6f 2f581457 ebe6dc72.a31dcdb3
pub const AV_401: Power = after(YOU.cast(SPELL)).then(&[attach("AV_401e").to(YOUR_HAND.that(MINION).random())]);

/// # Quartered
///
/// `AV_401e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_401e cbbbeecf ecc8a2f1 5c8b8077.67341004
pub const AV_401e: Power = enchant(&[plus(1, 1)]);

/// # Humongous Owl
///
/// `AV_704` · Neutral minion · 7 mana · 8/4
///
/// > **Deathrattle:** Deal 8 damage to a random enemy.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived AV_704 06888b76 d3e34744 82679221.eb200145
pub const AV_704: Power = deathrattle(&[deal(8).to(ENEMIES.random())]);

/// # The Coin
///
/// `AV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived AV_COIN1 9bbb455f 102823e8 274eb1b9.095f71be
pub const AV_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `AV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived AV_COIN2 d672404a a93e782e aef9e218.095f71be
pub const AV_COIN2: Power = spell(&[gain_mana(1)]);

/// # Onyxian Warder
///
/// `ONY_001` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Onyxian Whelp [`ONY_001t`]
///
/// State: Derived
//~ derived ONY_001 fb2bb577 ff7fc6fc 3afeb950.02de9d8f
pub const ONY_001: Power = battlecry(&[summon(card("ONY_001t")).copies(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Onyxian Whelp
///
/// `ONY_001t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Dragon
/// - Mechanics: Rush, Whelp
///
/// State: Vanilla
//~ vanilla ONY_001t 10138d9f 55617342 b56815ee.57b12c28
pub const ONY_001t: Power = VANILLA;

/// # Gear Grubber
///
/// `ONY_002` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt
/// - Enchantments: More Loot! [`ONY_002e`]
///
/// State: Todo
//~ todo ONY_002 3e888088 2148ac31 82a920d3.264a987e
pub const ONY_002: Power = TODO;

/// # More Loot!
///
/// `ONY_002e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_002e 086f9c38 03097b98 5cdd0b6d.dda26391
pub const ONY_002e: Power = TODO;

/// # Whelp Bonker
///
/// `ONY_003` · Neutral minion · 3 mana · 1/5
///
/// > **Frenzy and Honorable Kill:** Draw a card.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Frenzy, Honorable Kill
///
/// State: Derived
//~ derived ONY_003 2f866bf1 21539bad eead7314.d61a860d
pub const ONY_003: Power = abilities(&[on(Word::Frenzy, &[draw(1)]), on(Word::HonorableKill, &[draw(1)])]);

/// # Raid Boss Onyxia
///
/// `ONY_004` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**. **Immune** while you control a Whelp. **Battlecry:** Summon six 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Refers to: Immune
/// - Tokens: Onyxian Whelp [`ONY_001t`]
///
/// State: Derived
//~ derived ONY_004 24b70e19 40d2f948 2a3ceb3e.3f4491e5
#[rustfmt::skip]
pub const ONY_004: Power = abilities(&[aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::WHELP)))).have(&[has(GameTag::IMMUNE)]), battlecry(&[summon(card("ONY_001t")).copies(6)])]);

/// # Kazakusan
///
/// `ONY_005` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 4
/// - Tokens: Necrotic Poison [`ONY_005ta1`], Spyglass [`ONY_005ta10`], Clockwork Assistant [`ONY_005ta11`], Grimmer Patron [`ONY_005ta12`], Puzzle Box [`ONY_005ta13`], Mutating Injection [`ONY_005ta2`], The Exorcisor [`ONY_005ta3`], Pure Cold [`ONY_005ta4`], Bubba [`ONY_005ta5`], Holy Book [`ONY_005ta6`], Crusty the Crustacean [`ONY_005ta7`], Looming Presence [`ONY_005ta8`], Beastly Beauty [`ONY_005ta9`], Hyperblaster [`ONY_005tb1`], Dr. Boom's Boombox [`ONY_005tb12`], Wax Rager [`ONY_005tb13`], Vampiric Fangs [`ONY_005tb14`], Gnomish Army Knife [`ONY_005tb2`], LOCUUUUSTS!!! [`ONY_005tb3`], Wand of Disintegration [`ONY_005tb4`], Staff of Scales [`ONY_005tb5`], Phaoris' Blade [`ONY_005tb6`], Zephrys's Lamp [`ONY_005tb610`], Canopic Jars [`ONY_005tb7`], Ancient Reflections [`ONY_005tb8`], Banana Split [`ONY_005tb9`], Embers of Ragnaros [`ONY_005tc1`], Book of the Dead [`ONY_005tc2`], Annoy-o Horn [`ONY_005tc3`], Flex-plosion [`ONY_005tc4`], Blade of Quel'Delar [`ONY_005tc5`], Hilt of Quel'Delar [`ONY_005tc6`], Quel'Delar [`ONY_005tc7`]
///
/// State: Todo
//~ todo ONY_005 9d1713e7 0d5b63c4 4e2698cf.7a654f50
pub const ONY_005: Power = TODO;

/// # Necrotic Poison
///
/// `ONY_005ta1` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005ta1 b89839d5 7cac2fec 6e52773f.9c1ead7d
pub const ONY_005ta1: Power = spell(&[destroy(A_MINION)]);

/// # Spyglass
///
/// `ONY_005ta10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005ta10 db0fb394 2814a22d 9430fc3a.f3c8831a
pub const ONY_005ta10: Power = TODO;

/// # Clockwork Assistant
///
/// `ONY_005ta11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Mech
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005ta11 13c0cbcd 7dff9ba6 4e70360f.c2a8d911
pub const ONY_005ta11: Power = aura(THIS).have(&[plus(1, 1).times(count_of(SPELLS_YOU_CAST))]);

/// # Grimmer Patron
///
/// `ONY_005ta12` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005ta12 b5735903 b7edd05d 39e26341.09f05657
pub const ONY_005ta12: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Puzzle Box
///
/// `ONY_005ta13` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005ta13 841c73f3 170ee78e 3e7a193e.90b9cef0
pub const ONY_005ta13: Power = spell(&[transform(MINIONS, costing(MINION, 3, COST.of(IT)))]);

/// # Mutating Injection
///
/// `ONY_005ta2` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Taunt
/// - Tags: `2054` = 1
/// - Enchantments: Mutating Injection [`ONY_005ta2e`]
///
/// State: Derived
//~ derived ONY_005ta2 a3083a16 2eeb9e2f 0be1ca82.b4b275e0
pub const ONY_005ta2: Power = spell(&[attach("ONY_005ta2e").to(A_MINION)]);

/// # Mutating Injection
///
/// `ONY_005ta2e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Taunt
///
/// State: Derived
//~ derived ONY_005ta2e 6925bc06 019bdd95 9bdea0a7.b563e084
pub const ONY_005ta2e: Power = enchant(&[plus(4, 4), has(GameTag::TAUNT)]);

/// # The Exorcisor
///
/// `ONY_005ta3` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Silence
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005ta3 c9d58b22 71c3a9f0 e03da582.fd89ff1c
pub const ONY_005ta3: Power = TODO;

/// # Pure Cold
///
/// `ONY_005ta4` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Freeze
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005ta4 220f1e09 7788fc06 b16937fd.e94a9aff
pub const ONY_005ta4: Power = TODO;

/// # Bubba
///
/// `ONY_005ta5` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `2054` = 1
/// - Target: "Choose a minion to attack."
/// - Tokens: Bloodhound [`ONY_005ta5t`]
///
/// State: Derived
//~ derived ONY_005ta5 9b42a3d2 14c5332d 0506d308.8fef0662
pub const ONY_005ta5: Power = battlecry(&[summon(card("ONY_005ta5t")).copies(6), make_attack(THIS, AN_ENEMY_MINION)]);

/// # Bloodhound
///
/// `ONY_005ta5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla ONY_005ta5t c3254fe4 bfbd9744 a8390760.57b12c28
pub const ONY_005ta5t: Power = VANILLA;

/// # Holy Book
///
/// `ONY_005ta6` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Silence
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005ta6 e7bf3dde 96a388f1 b1f308c3.0309fba2
pub const ONY_005ta6: Power = TODO;

/// # Crusty the Crustacean
///
/// `ONY_005ta7` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `2054` = 1
/// - Target: "Destroy a minion"
/// - Enchantments: Om Nom Nom [`ONY_005ta7e`]
///
/// State: Derived
//~ derived ONY_005ta7 82e6bf1f d509e3fb 0a1d1800.7a251451
#[rustfmt::skip]
pub const ONY_005ta7: Power = battlecry(&[destroy(A_MINION), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT))]);

/// # Om Nom Nom
///
/// `ONY_005ta7e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005ta7e af43c110 741b6e0c 9da4deb4.a536d554
pub const ONY_005ta7e: Power = TODO;

/// # Looming Presence
///
/// `ONY_005ta8` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005ta8 964b5f63 7411e4f9 d419424e.3b34d982
pub const ONY_005ta8: Power = spell(&[draw(2), armor(4)]);

/// # Beastly Beauty
///
/// `ONY_005ta9` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Rush
/// - Tags: `2054` = 1
/// - Tokens: Beautiful Beast [`ONY_005ta9t`]
///
/// State: Todo
//~ todo ONY_005ta9 a8123c80 244f3fb9 23d6ba64.61ef06d4
pub const ONY_005ta9: Power = TODO;

/// # Beautiful Beast
///
/// `ONY_005ta9t` · Neutral minion · 5 mana · 8/8
///
/// - Set: Fractured in Alterac Valley
///
/// State: Vanilla
//~ vanilla ONY_005ta9t 5cd7f598 cb618cf2 11e73ce3
pub const ONY_005ta9t: Power = VANILLA;

/// # Hyperblaster
///
/// `ONY_005tb1` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Poisonous
/// - Refers to: Immune
/// - Tags: `2054` = 1
/// - Enchantments: Hyperblaster Enchantment [`ONY_005tb1e`]
///
/// State: Derived
//~ derived ONY_005tb1 6cf5785b cac516f5 28d38eab.1299dddc
pub const ONY_005tb1: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Dr. Boom's Boombox
///
/// `ONY_005tb12` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t), Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ todo ONY_005tb12 78db2653 02682397 de999436.6275c3b2
pub const ONY_005tb12: Power = TODO;

/// # Wax Rager
///
/// `ONY_005tb13` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tags: `2054` = 1
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Derived
//~ derived ONY_005tb13 91aee40a 606f505a 00456834.77516780
pub const ONY_005tb13: Power = deathrattle(&[summon(copy_of(THIS))]);

/// # Vampiric Fangs
///
/// `ONY_005tb14` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005tb14 48e2c4f6 1ec3a743 4ca39fa8.705785d6
pub const ONY_005tb14: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Hyperblaster Enchantment
///
/// `ONY_005tb1e` · Neutral enchantment
///
/// > **Immune** while attacking.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005tb1e 30f14854 7f8d6301 e736ca8e.0a9df2b0
pub const ONY_005tb1e: Power = TODO;

/// # Gnomish Army Knife
///
/// `ONY_005tb2` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Windfury, Taunt, Stealth, Divine Shield, Poisonous, Lifesteal, Rush
/// - Tags: `2054` = 1
/// - Enchantments: Tooled Up! [`ONY_005tb2e`]
///
/// State: Derived
//~ derived ONY_005tb2 5fd55e9a 41fbbf67 f895bf40.911faccf
#[rustfmt::skip]
pub const ONY_005tb2: Power = spell(&[give(&[has(GameTag::RUSH), has(GameTag::WINDFURY), has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL), has(GameTag::POISONOUS), has(GameTag::TAUNT), has(GameTag::STEALTH)]).to(A_MINION)]);

/// # Tooled Up!
///
/// `ONY_005tb2e` · Neutral enchantment
///
/// > Granted **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005tb2e ac7ab9a0 e7606eca f666d00f.ca32e2b3
pub const ONY_005tb2e: Power = TODO;

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3` · Neutral spell · Nature · 8 mana
///
/// > **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Twinspell
/// - Tokens: LOCUUUUSTS!!! [`ONY_005tb3t`], Giant Locust [`ONY_005tb3t2`]
///
/// State: Todo
//~ todo ONY_005tb3 22703e05 d7ba2dbe 8776fb01.39c1293a
pub const ONY_005tb3: Power = TODO;

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3t` · Neutral spell · Nature · 8 mana
///
/// > Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005tb3t 0b0605a6 b80b19dd ab5a7f74.200f853e
pub const ONY_005tb3t: Power = TODO;

/// # Giant Locust
///
/// `ONY_005tb3t2` · Neutral minion · 2 mana · 2/2
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla ONY_005tb3t2 07a34a0d 7878222f ca6c020e
pub const ONY_005tb3t2: Power = VANILLA;

/// # Wand of Disintegration
///
/// `ONY_005tb4` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Silence
/// - Tags: `2054` = 1
///
/// State: Derived
//~ derived ONY_005tb4 7a3d4937 498b6f53 130d3d8f.81fb79df
pub const ONY_005tb4: Power = spell(&[silence(ENEMY_MINIONS), destroy(ENEMY_MINIONS)]);

/// # Staff of Scales
///
/// `ONY_005tb5` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Poisonous, Rush, Reborn
/// - Tags: `2054` = 1
/// - Tokens: Ancient Snake [`ONY_005tb5t`]
///
/// State: Todo
//~ todo ONY_005tb5 1f9b1e1b a6e5f288 9d979687.ae588264
pub const ONY_005tb5: Power = TODO;

/// # Ancient Snake
///
/// `ONY_005tb5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Poisonous Reborn**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush, Reborn
///
/// State: Vanilla
//~ vanilla ONY_005tb5t ff877424 9dc6f100 3f36718a.ea5456f2
pub const ONY_005tb5t: Power = VANILLA;

/// # Phaoris' Blade
///
/// `ONY_005tb6` · Neutral weapon · 2 mana · 1/3 durability
///
/// > **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Windfury
/// - Enchantments: Phaoris' Fury [`ONY_005tb6e`]
///
/// State: Todo
//~ todo ONY_005tb6 bbb7465f 7b9f02b2 190a9904.f826bcdc
pub const ONY_005tb6: Power = TODO;

/// # Zephrys's Lamp
///
/// `ONY_005tb610` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005tb610 99c0da20 442d7e74 58f20e65.7239dad4
pub const ONY_005tb610: Power = TODO;

/// # Phaoris' Fury
///
/// `ONY_005tb6e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005tb6e 3dc72231 050072d6 e39b4a1c.a536d554
pub const ONY_005tb6e: Power = TODO;

/// # Canopic Jars
///
/// `ONY_005tb7` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Deathrattle
/// - Tags: `2054` = 1
/// - Enchantments: Canopic Jars [`ONY_005tb7e`]
///
/// State: Derived
//~ derived ONY_005tb7 a0de899f f2f34dc0 897ee2f8.6ecfbf37
pub const ONY_005tb7: Power = spell(&[attach("ONY_005tb7e").to(FRIENDLY_MINIONS)]);

/// # Canopic Jars
///
/// `ONY_005tb7e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_005tb7e 7ffb0c74 abbf302d 259cc154.9bec5394
pub const ONY_005tb7e: Power = deathrattle(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Ancient Reflections
///
/// `ONY_005tb8` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Enchantments: Titan Hologram [`ONY_005tb8e`]
///
/// State: Todo
//~ todo ONY_005tb8 17ca6fa4 e777b818 9393afda.fcc354ee
pub const ONY_005tb8: Power = TODO;

/// # Titan Hologram
///
/// `ONY_005tb8e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_005tb8e 148fa8ab 0511dfb8 4137774c.d68bebe2
pub const ONY_005tb8e: Power = enchant(&[become_stats(1, 1)]);

/// # Banana Split
///
/// `ONY_005tb9` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Enchantments: Glowing Green [`ONY_005tb9e`]
///
/// State: Derived
//~ derived ONY_005tb9 a2136d94 c6201290 a610e0e1.c4cea770
pub const ONY_005tb9: Power = spell(&[attach("ONY_005tb9e").to(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(2)]);

/// # Glowing Green
///
/// `ONY_005tb9e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_005tb9e 1b4d1d30 737c8093 0c3577bd.6d6ab056
pub const ONY_005tb9e: Power = enchant(&[plus(2, 2)]);

/// # Embers of Ragnaros
///
/// `ONY_005tc1` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005tc1 80589cc0 aa4cd83b a0322619.fa3ddecd
pub const ONY_005tc1: Power = TODO;

/// # Book of the Dead
///
/// `ONY_005tc2` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005tc2 c3ec6a27 f80018da d75d6445.e22cd381
pub const ONY_005tc2: Power = TODO;

/// # Annoy-o Horn
///
/// `ONY_005tc3` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ todo ONY_005tc3 5d29c80d 2fcfdfd5 dff33d0a.3d1812b6
pub const ONY_005tc3: Power = TODO;

/// # Flex-plosion
///
/// `ONY_005tc4` · Neutral spell · Fire · 8 mana
///
/// > Blow up half your opponent's stuff.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo ONY_005tc4 9f6a7db7 3097f4eb 7e97201c.13de4680
pub const ONY_005tc4: Power = TODO;

/// # Blade of Quel'Delar
///
/// `ONY_005tc5` · Neutral weapon · 1 mana · 2/2 durability
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Vanilla
//~ vanilla ONY_005tc5 56d3a143 6b8d54ed 580944cc
pub const ONY_005tc5: Power = VANILLA;

/// # Hilt of Quel'Delar
///
/// `ONY_005tc6` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Enchantments: Armed? [`ONY_005tc6e`]
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Derived
//~ derived ONY_005tc6 59c17009 db180155 97293d31.93ce0f9d
pub const ONY_005tc6: Power = spell(&[attach("ONY_005tc6e").to(A_MINION)]);

/// # Armed?
///
/// `ONY_005tc6e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Fractured in Alterac Valley
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Derived
//~ derived ONY_005tc6e ab5fd7eb 831c04e1 141fbe36.b42c6980
pub const ONY_005tc6e: Power = enchant(&[plus(3, 3)]);

/// # Quel'Delar
///
/// `ONY_005tc7` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// - Set: Fractured in Alterac Valley
/// - Tokens: Forging Quel'Delar [`ONY_005tc7t`]
///
/// State: Derived
//~ derived ONY_005tc7 8a41a7cd 27bbd64b 43d19a2a.895bf123
pub const ONY_005tc7: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(4).to(ENEMIES)]);

/// # Forging Quel'Delar
///
/// `ONY_005tc7t` · Neutral spell · 0 mana
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_005tc7t 99810078 d5f7a016 5ef2cf4e
pub const ONY_005tc7t: Power = TODO;
