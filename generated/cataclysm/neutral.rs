//! Neutral cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1f574f29

/// # Darkscale Broodmother
///
/// `CATA_111` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you're holding a Dragon, refresh 2 Mana Crystals.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CATA_111 7ae5bc24 484ae0e3 60a85154.3db97c4f
pub const CATA_111: Power = battlecry(&[refresh(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # War'loc
///
/// `CATA_180` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next Murloc that costs (3) or less costs Health instead of Mana.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Doom! [`CATA_180e`]
///
/// State: Derived
//~ derived CATA_180 4004834a 6e0ea4fa 34c02f32.c5aa8aa3
pub const CATA_180: Power = battlecry(&[attach("CATA_180e").to(YOU)]);

/// # Doom!
///
/// `CATA_180e` · Neutral enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_180e 0a16326d e5ac1f72 76406048.ad481fb2
#[rustfmt::skip]
pub const CATA_180e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MURLOC, COST.at_most(3)])), &[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(all(&[MURLOC, COST.at_most(3)])));

/// # Faceless Replicator
///
/// `CATA_185` · Neutral minion · 3 mana · 3/3
///
/// > **Elusive Deathrattle:** Transform the minion that killed this into a Faceless Replicator.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Deathrattle, Elusive
/// - Tags: `542` = 1
/// - Target: "Transform an enemy minion."
///
/// State: Todo
//~ todo CATA_185 3373f7e4 6e2ea483 a86e6283.511b662e
pub const CATA_185: Power = TODO;

/// # Stickybomb Saboteur
///
/// `CATA_186` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your opponent a 2-Cost Sabotage. Cards next to it cost (1) more.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Sabotage! [`CATA_186t`]
///
/// State: Todo
//~ todo CATA_186 39eb5ab6 944fc3bc 364e3b10.5a31a0d8
pub const CATA_186: Power = TODO;

/// # Sabotage!
///
/// `CATA_186t` · Neutral spell · 2 mana
///
/// > Cards adjacent to this in hand cost (1) more.
///
/// - Set: Cataclysm
/// - Enchantments: Sabotaged [`CATA_186te`]
///
/// State: Todo
//~ todo CATA_186t 39dcc58c 3a7de995 36af27b5.7750b9a3
pub const CATA_186t: Power = TODO;

/// # Sabotaged
///
/// `CATA_186te` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_186te 4dae5875 2d578d66 b4f22ea4.5dfe1a2c
pub const CATA_186te: Power = enchant(&[cost_more(1)]);

/// # Ruthless
///
/// `CATA_190p` · Neutral hero power · 2 mana
///
/// > +$a5 Attack this turn.
///
/// - Set: Cataclysm
/// - Enchantments: Ruthless [`CATA_190pe`]
///
/// State: Todo
//~ todo CATA_190p 7bb42c86 f2469b0d 094d2918.0beef776
pub const CATA_190p: Power = TODO;

/// # Ruthless
///
/// `CATA_190pe` · Neutral enchantment
///
/// > +5 Attack this turn.
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived CATA_190pe 71a63461 9443d00f 0f41f09b.029f0d3a
pub const CATA_190pe: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Dragon's Reign
///
/// `CATA_190t10` · Neutral spell · 0 mana
///
/// > Summon a 12/12 Dragon.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_190t10 2a185230 7cd81a45 51f94aa3.230b1f50
pub const CATA_190t10: Power = TODO;

/// # Topple
///
/// `CATA_190t11` · Neutral spell · 0 mana
///
/// > Destroy the highest Health enemy minion.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_190t11 9e5b2ec0 05715869 7d241810.e25545ff
pub const CATA_190t11: Power = spell(&[destroy(ENEMY_MINIONS.most(HEALTH))]);

/// # Raze
///
/// `CATA_190t12` · Neutral spell · 0 mana
///
/// > Deal 4 damage to all enemy minions.
///
/// - Set: Cataclysm
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived CATA_190t12 6b1c3ee2 2716ecb9 de59a245.41fbffef
pub const CATA_190t12: Power = spell(&[deal(4).to(ENEMY_MINIONS)]);

/// # Enthrall
///
/// `CATA_190t13` · Neutral spell · 0 mana
///
/// > Shuffle five random **Legendary** Dragons into your deck. They cost (1).
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_190t13 650166f4 dec41205 90a8ae5d.1bb8b917
pub const CATA_190t13: Power =
    spell(&[shuffle(random(all(&[DRAGON, rarity(Rarity::Legendary)]))).copies(5), give(&[cost(1)]).to(IT)]);

/// # Progeny of Deathwing
///
/// `CATA_190t14` · Neutral minion · 10 mana · 12/12
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla CATA_190t14 07c7ec53 261f0dce 5e354b57
pub const CATA_190t14: Power = VANILLA;

/// # Twisted Monstrosity
///
/// `CATA_206` · Neutral minion · 5 mana · 6/5
///
/// > **{0}, {1}** Each turn this is in your hand, swap between two random **Bonus Effects**.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive
/// - Refers to: Bonus Effects
/// - Tags: `DYNAMIC_KEYWORD1` = 1211, `DYNAMIC_KEYWORD2` = 190
///
/// State: Todo
//~ todo CATA_206 238a3b1a 948d99c3 b42883c3.afb29f9a
pub const CATA_206: Power = TODO;

/// # Selfless Protector
///
/// `CATA_208` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt** Takes one extra damage from all sources.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived CATA_208 21c7074c d6569707 82daa84d.3d492f6d
pub const CATA_208: Power = whenever(THIS.would_take_damage(CARD)).then(&[damage_increased(1)]);

/// # Battlefield Blaster
///
/// `CATA_209` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand to give **Spell Damage +1**.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Refers to: Spellpower
/// - Target: "Choose a spell in your hand."
/// - Enchantments: Battlefield Channeler Spellpower [`CATA_209e`]
///
/// State: Todo
//~ todo CATA_209 83b17c76 e27f39b3 256e58d0.d6d186fd
pub const CATA_209: Power = TODO;

/// # Battlefield Channeler Spellpower
///
/// `CATA_209e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_209e 5a7e0f40 8fd4d3d0 8a3daacc.7e90e4a1
pub const CATA_209e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Twilight Egg
///
/// `CATA_210` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon a {0}/{1} Whelp. *(Gains +1/+1 at the start of your turns!)*
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 1
/// - Tokens: Accelerated Whelp [`CATA_210t`]
///
/// State: Todo
//~ todo CATA_210 a1c7254c 4f8d2707 3ddbc99f.772eb8ac
pub const CATA_210: Power = TODO;

/// # Accelerated Whelp
///
/// `CATA_210t` · Neutral minion · 2 mana · 2/1
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla CATA_210t adbbfd5d 18a6b589 221ace3a
pub const CATA_210t: Power = VANILLA;

/// # Vyranoth
///
/// `CATA_213` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If the total Cost of your starting minions was 100, split 100 stats among minions in your deck.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Should Track Deck Cost
/// - Tags: `DECK_BUILDER_BAR_AMOUNT` = 100
/// - Enchantments: Stormcharged [`CATA_213e`], Stormcharged [`CATA_213e2`]
///
/// State: Todo
//~ todo CATA_213 44ddb274 328516d4 0118e4a8.daae3010
pub const CATA_213: Power = TODO;

/// # Stormcharged
///
/// `CATA_213e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Cataclysm
/// - Refers to: Freeze
///
/// State: Todo
//~ todo CATA_213e 4f5daf2e f874af54 674ff01a.08129cea
pub const CATA_213e: Power = TODO;

/// # Stormcharged
///
/// `CATA_213e2` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Cataclysm
/// - Refers to: Freeze
///
/// State: Todo
//~ todo CATA_213e2 bdb3f16e 969bb11e f74e8996.89b088dc
pub const CATA_213e2: Power = TODO;

/// # Bronze Keeper
///
/// `CATA_476` · Neutral minion · 8 mana · 3/7
///
/// > At the end of your turn, summon a 6/6 Elemental Dragon with **Divine Shield**.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Refers to: Divine Shield
/// - Tags: `4577` = 1
/// - Tokens: Sandscale Dragon [`CATA_476t`]
///
/// State: Derived
//~ derived CATA_476 b2a72ca7 7742c3c4 7e7cef84.53b24585
pub const CATA_476: Power = at_end_of_your_turn(&[summon(card("CATA_476t"))]);

/// # Sandscale Dragon
///
/// `CATA_476t` · Neutral minion · 6 mana · 6/6
///
/// > **Divine Shield**
///
/// - Set: Cataclysm
/// - Minion type: Elemental, Dragon
/// - Mechanics: Divine Shield
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ vanilla CATA_476t 1c3734cd 962813b4 4021f475.cc526ac4
pub const CATA_476t: Power = VANILLA;

/// # Carrier Whelp
///
/// `CATA_556` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random Dragon that costs (3) or less.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Derived
//~ derived CATA_556 54bb450b 2a42e73f 63a078cf.b257904c
pub const CATA_556: Power = battlecry(&[get(random(all(&[DRAGON, COST.at_most(3)])))]);

/// # Frostbitten Imp
///
/// `CATA_612` · Neutral minion · 2 mana · 5/3
///
/// > **Battlecry: Freeze** this.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Refers to: Freeze
///
/// State: Derived
//~ derived CATA_612 584464fb a726e6a9 a13bca10.e1b20e12
pub const CATA_612: Power = battlecry(&[freeze(THIS)]);

/// # Survivalist
///
/// `CATA_613` · Neutral minion · 9 mana · 6/6
///
/// > Has **Immune** while you control no other minions.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Aura
/// - Refers to: Immune
///
/// State: Derived
//~ derived CATA_613 c6f00bfd 69fc6e32 e2ff9c29.efe4d902
pub const CATA_613: Power = aura(THIS).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).have(&[has(GameTag::IMMUNE)]);

/// # Shadowed Informant
///
/// `CATA_614` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a spell from your class. *(Swaps class each turn!)*@**Battlecry: Discover** a {0} spell. *(Swaps class each turn!)*
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo CATA_614 c71634b9 6e80c4bc e895ce56.eacfd3f6
pub const CATA_614: Power = TODO;

/// # Genn, Cursed King
///
/// `CATA_615` · Neutral minion · 4 mana · 5/4
///
/// > While holding this, if the rest of your hand is all even or all odd, transform into the 6/5 Worgen King.
///
/// - Set: Cataclysm · legendary · collectible
/// - Enchantments: The Moooon [`CATA_615e`]
/// - Tokens: Genn, Worgen King [`CATA_615t`]
///
/// State: Todo
//~ todo CATA_615 69d2056e a5281ef9 6001550e.ea3b456c
pub const CATA_615: Power = TODO;

/// # The Moooon
///
/// `CATA_615e` · Neutral enchantment
///
/// > Your **Hero Power** costs (1).
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_615e 647211fa 387f4547 160cd11e.f2d15285
pub const CATA_615e: Power = TODO;

/// # Genn, Worgen King
///
/// `CATA_615t` · Neutral minion · 4 mana · 6/5
///
/// > **Battlecry:** Upgrade your starting Hero Power. It costs (1).
///
/// - Set: Cataclysm · legendary
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo CATA_615t b8cbf15c 10179567 8a1cee7b.74a2414e
pub const CATA_615t: Power = TODO;

/// # Gronn Giant
///
/// `CATA_616` · Neutral minion · 9 mana · 8/8
///
/// > This minion's Cost is reduced by the Cost of the last card you played.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ todo CATA_616 14bd48d5 1ea7f7e5 866708ed.8e6f5aa4
pub const CATA_616: Power = TODO;

/// # Warmaster Blackhorn
///
/// `CATA_720` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Destroy all cards that cost (2) or less in both players' decks.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CATA_720 38ed1121 b8914f3b 930d1f83.c53d385a
pub const CATA_720: Power =
    battlecry(&[destroy(together(&[YOUR_DECK.that(COST.at_most(2)), ENEMY_DECK.that(COST.at_most(2))]))]);

/// # Sheltered Survivor
///
/// `CATA_721` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a card in your hand to shuffle into your deck. Draw a card.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
///
/// State: Derived
//~ derived CATA_721 69e78d64 6929192c 70b6f1e6.24df7332
pub const CATA_721: Power = battlecry(&[shuffle(the(A_CARD_IN_YOUR_HAND)), draw(1)]);

/// # Drakeadon Mongrel
///
/// `CATA_723` · Neutral minion · 7 mana · 8/6
///
/// > **Deathrattle:** Summon two random 4-Cost minions.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived CATA_723 f5c71bb5 6ff9085b f2dba565.1e0ec020
pub const CATA_723: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)]))).copies(2)]);

/// # Gemstone Hoarder
///
/// `CATA_897` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a card in your hand to discard. **Deathrattle:** Get it back. It costs (1) less.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle, Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
/// - Enchantments: Hoarded Gemstone [`CATA_897e3`]
///
/// State: Todo
//~ todo CATA_897 051cbaf9 e508b3d6 cdf69926.521cab5d
pub const CATA_897: Power = TODO;

/// # Hoarded Gemstone
///
/// `CATA_897e3` · Neutral enchantment
///
/// > Discarded {0}.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_897e3 5ccca61b 4cc96204 30616c9a.43ad0748
pub const CATA_897e3: Power = TODO;

/// # Scaled Lancer
///
/// `CATA_898` · Neutral minion · 4 mana · 6/6
///
/// > All enemy minions have **Taunt**.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Enchantments: Scalebound [`CATA_898e`]
///
/// State: Derived
//~ derived CATA_898 20913516 c4b40512 2d37e00c.903db63f
pub const CATA_898: Power = aura(ENEMY_MINIONS).gives("CATA_898e");

/// # Scalebound
///
/// `CATA_898e` · Neutral enchantment
///
/// > Scaled Lancer grants **Taunt**.
///
/// - Set: Cataclysm
/// - Tokens: Scaled Lancer [`CATA_898`]
///
/// State: Derived
//~ derived CATA_898e 0516a61f 27b8cec9 1281cce9.1637dfeb
pub const CATA_898e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Earthen Drake
///
/// `CATA_999` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, deal 4 damage to the enemy hero.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Elemental, Dragon
/// - Tags: `2540` = 1, `4577` = 1
///
/// State: Derived
//~ derived CATA_999 6783c233 36589ff0 74017bfb.81ecb9c4
pub const CATA_999: Power = at_end_of_your_turn(&[deal(4).to(ENEMY_HERO)]);

/// # The Coin
///
/// `CATA_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived CATA_COIN1 55c076cb 4b52e231 4f8685c4.095f71be
pub const CATA_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `CATA_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived CATA_COIN2 f0c789db e051a5e5 a84bbae2.095f71be
pub const CATA_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `CATA_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived CATA_COIN3 4f815e12 80b47698 d5f8d7f3.095f71be
pub const CATA_COIN3: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `CATA_COIN4` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived CATA_COIN4 d00040c8 bf093a2e 244ea477.095f71be
pub const CATA_COIN4: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `CATA_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived CATA_COIN5 212c13d5 2136fb25 826a4225.095f71be
pub const CATA_COIN5: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `CATA_COIN6` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Cataclysm
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived CATA_COIN6 5891512c 6baa9be4 45a13f0e.095f71be
pub const CATA_COIN6: Power = spell(&[gain_mana(1)]);

/// # Cultivating Sprite
///
/// `MEND_100` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a 3-Cost Bulb that casts three random 1-Cost spells. It upgrades each turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Blooming Bulb [`MEND_100t`]
///
/// State: Todo
//~ todo MEND_100 0638f728 1ec303ae cc122a3d.7a72b7ac
pub const MEND_100: Power = TODO;

/// # Blooming Bulb
///
/// `MEND_100t` · Neutral spell · Nature · 3 mana
///
/// > Cast three random @-Cost spells. *(Upgrades each turn!)*
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived MEND_100t 1342e819 24348b6b 34376405.c43471d4
#[rustfmt::skip]
pub const MEND_100t: Power = abilities(&[spell(&[cast(costing(SPELL, 0, ITS_NUMBER)).copies(3)]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);
