//! Hunter cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 58f26ea4

/// # Defias Blastfisher
///
/// `DED_007` · Hunter minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each of your Beasts.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived DED_007 d7f8c84b 46f78e0f 8841844f.b9650f52
#[rustfmt::skip]
pub const DED_007: Power = battlecry(&[deal(2).to(ENEMIES.random()), times(1, &[deal(2).to(ENEMIES.random())]).for_each(FRIENDLY_MINIONS.that(BEAST))]);

/// # Monstrous Parrot
///
/// `DED_008` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry**: Get a copy of the last friendly **Deathrattle** minion that died.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived DED_008 f8850bd9 4b437f17 71534cf2.59e0bef3
pub const DED_008: Power = battlecry(&[get(last_of(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE))))]);

/// # Doggie Biscuit
///
/// `DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Rush
/// - Enchantments: Good Doggie! [`DED_009e`]
///
/// State: Todo
//~ todo DED_009 7bda0629 52177dc4 7781f278.b5387cf4
pub const DED_009: Power = TODO;

/// # Good Doggie!
///
/// `DED_009e` · Hunter enchantment
///
/// > +2/+3.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived DED_009e fcce95a0 4295f83d f5a087d9.7aa9e95d
pub const DED_009e: Power = enchant(&[plus(2, 3)]);

/// # Rats of Extraordinary Size
///
/// `SW_320` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
///
/// - Set: United in Stormwind · epic · collectible
/// - Enchantments: Extraordinarily Sized [`SW_320e`]
/// - Tokens: Rat [`SW_455t`]
///
/// State: Todo
//~ todo SW_320 b8acee3f 08b6c27f 27e637c6.c85b4d3c
pub const SW_320: Power = TODO;

/// # Extraordinarily Sized
///
/// `SW_320e` · Hunter enchantment
///
/// > +4/+4
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_320e 95ab20f0 609a3cb7 cbd8768f.4fcb9ba2
pub const SW_320e: Power = enchant(&[plus(4, 4)]);

/// # Aimed Shot
///
/// `SW_321` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Your next Hero Power deals 2 more damage.
///
/// - Set: United in Stormwind · common · collectible
/// - Enchantments: Aiming [`SW_321e`]
///
/// State: Todo
//~ todo SW_321 0bbabc95 3a655e8c 0a3c565a.08066b8f
pub const SW_321: Power = TODO;

/// # Aiming
///
/// `SW_321e` · Hunter enchantment
///
/// > Your next Hero Power deals 2 more damage.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_321e b00485ff e5c4c9e3 da4655da.8ea6475e
pub const SW_321e: Power = TODO;

/// # Defend the Dwarven District
///
/// `SW_322` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Enchantments: Practiced [`SW_322e`], Tavish Stormpike Enchant [`SW_322e2`], Crackshot [`SW_322e3`]
/// - Tokens: Take the High Ground [`SW_322t`], Knock 'Em Down [`SW_322t2`], Tavish, Master Marksman [`SW_322t4`]
///
/// State: Todo
//~ todo SW_322 18a0a121 8c217e74 618cc90c.f0d0333a
pub const SW_322: Power = TODO;

/// # Practiced
///
/// `SW_322e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_322e 88f9be5b 70d1b5fe 5b246c46.90c32b47
pub const SW_322e: Power = enchant(&[cost_less(2)]);

/// # Tavish Stormpike Enchant
///
/// `SW_322e2` · Neutral enchantment
///
/// > **Battlecry:** For the rest of the game, your spells refresh your Hero Power.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_322e2 ab1da6ef bf35b1f5 4b775e83.2bd78c4d
pub const SW_322e2: Power = TODO;

/// # Crackshot
///
/// `SW_322e3` · Neutral enchantment
///
/// > Your Hero Power Can Target Minions
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_322e3 b47b8855 215d8e30 77f14793.d99d24e5
pub const SW_322e3: Power = TODO;

/// # Take the High Ground
///
/// `SW_322t` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 2
/// - Tokens: Knock 'Em Down [`SW_322t2`]
///
/// State: Todo
//~ todo SW_322t a28859a8 015d8e40 223f0f46.1225bdef
pub const SW_322t: Power = TODO;

/// # Knock 'Em Down
///
/// `SW_322t2` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Tavish, Master Marksman [`SW_322t4`]
///
/// State: Todo
//~ todo SW_322t2 edea7c59 0fc093bb 39bde09a.f373107c
pub const SW_322t2: Power = TODO;

/// # Tavish, Master Marksman
///
/// `SW_322t4` · Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SW_322t4 9b74341d e7858d36 786cb3df.bfb7715d
pub const SW_322t4: Power = TODO;

/// # The Rat King
///
/// `SW_323` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Dormant
/// - Enchantments: Rat King's Slumber [`SW_323e`]
///
/// State: Todo
//~ todo SW_323 a697b7ea 5d0e13e1 51bfa9f0.ab079fff
pub const SW_323: Power = TODO;

/// # Rat King's Slumber
///
/// `SW_323e` · Hunter enchantment
///
/// > **Dormant**. Awaken after @ \|4(friendly minion dies., friendly minions die.)
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ todo SW_323e a7482947 678cb5e0 0757dd42.2a3a5d3b
pub const SW_323e: Power = TODO;

/// # Rodent Nest
///
/// `SW_455` · Hunter minion · 4 mana · 2/2
///
/// > **Deathrattle:** Summon five 1/1 Rats.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Rat [`SW_455t`]
///
/// State: Derived
//~ derived SW_455 85971166 3ea3d731 2814a51a.f2512c71
pub const SW_455: Power = deathrattle(&[summon(card("SW_455t")).copies(5)]);

/// # Rat
///
/// `SW_455t` · Hunter minion · 1 mana · 1/1
///
/// - Set: United in Stormwind
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla SW_455t 5522593c 5772bad5 c9c9c2fa
pub const SW_455t: Power = VANILLA;

/// # Leatherworking Kit
///
/// `SW_457` · Hunter weapon · 1 mana · 0/3 durability
///
/// > After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Reinforced Hide [`SW_457e`]
///
/// State: Todo
//~ todo SW_457 03ffae44 0c37c7c9 ebadf20a.b5aa9ca7
pub const SW_457: Power = TODO;

/// # Reinforced Hide
///
/// `SW_457e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_457e 63284d19 077ffd1f 3bcde385.67341004
pub const SW_457e: Power = enchant(&[plus(1, 1)]);

/// # Ramming Mount
///
/// `SW_458` · Hunter spell · 3 mana
///
/// > Give a minion +2/+2 and **Immune** while attacking. When it dies, summon a Ram.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Deathrattle, Immune
/// - Enchantments: On a Ram [`SW_458e`]
/// - Tokens: Tavish's Ram [`SW_458t`]
///
/// State: Derived
//~ derived SW_458 5a482d24 e1d73609 82aebddd.8e7b2685
pub const SW_458: Power = spell(&[attach("SW_458e").to(A_MINION)]);

/// # On a Ram
///
/// `SW_458e` · Hunter enchantment
///
/// > +2/+2 and **Immune** while attacking. **Deathrattle:** Summon a Ram.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_458e a89c4c13 661d6162 163dbc01.fc004eb8
pub const SW_458e: Power =
    abilities(&[enchant(&[plus(2, 2), has(GameTag::IMMUNE_WHILE_ATTACKING)]), deathrattle(&[summon(card("SW_458t"))])]);

/// # Tavish's Ram
///
/// `SW_458t` · Hunter minion · 2 mana · 2/2
///
/// > **Immune** while attacking.
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
///
/// State: Todo
//~ todo SW_458t 281146da 0c1809f5 7bcee41a.0a9df2b0
pub const SW_458t: Power = TODO;

/// # Stormwind Piper
///
/// `SW_459` · Hunter minion · 3 mana · 1/6
///
/// > After this minion attacks, give your Beasts +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon
/// - Enchantments: Entranced [`SW_459e`]
///
/// State: Derived
//~ derived SW_459 505d971a 96ae3101 06e6fdf6.831bcbd8
pub const SW_459: Power = after(THIS.attack(CARD)).then(&[attach("SW_459e").to(FRIENDLY_MINIONS.that(BEAST))]);

/// # Entranced
///
/// `SW_459e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_459e 7207c2a5 db90194e 03054b9e.67341004
pub const SW_459e: Power = enchant(&[plus(1, 1)]);

/// # Devouring Swarm
///
/// `SW_460` · Hunter spell · 0 mana
///
/// > Choose an enemy minion. Your minions attack it, then return any that die to your hand.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ todo SW_460 7f98941a d2b8c42e 31876d9b.e2bc7bd8
pub const SW_460: Power = TODO;

/// # Imported Tarantula
///
/// `SW_463` · Hunter minion · 5 mana · 4/5
///
/// > **Tradeable** **Deathrattle:** Summon two 1/1 Spiders with **Poisonous** and **Rush**.
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Tradeable, Deck Action Cost
/// - Refers to: Poisonous, Rush
/// - Tokens: Invasive Spiderling [`SW_463t`]
///
/// State: Derived
//~ derived SW_463 d9ee8d6e 2886e20a c6ac1ce7.e5a0eb08
pub const SW_463: Power = deathrattle(&[summon(card("SW_463t")).copies(2)]);

/// # Invasive Spiderling
///
/// `SW_463t` · Hunter minion · 2 mana · 1/1
///
/// > **Poisonous Rush**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Vanilla
//~ vanilla SW_463t 67210d03 d70198a4 bc43e552.568fb49c
pub const SW_463t: Power = VANILLA;
