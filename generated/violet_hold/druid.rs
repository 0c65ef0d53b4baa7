//! Druid cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eb236377

/// # Infest the Scullery
///
/// `JAIL_200` · Druid spell · 5 mana
///
/// > Summon two random @-Cost minions. *(Improved by your hero attacks this game.)*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Derived
//~ derived JAIL_200 46979cf9 5a16bfeb 4104bbb1.a3ce8ec4
#[rustfmt::skip]
pub const JAIL_200: Power = abilities(&[spell(&[summon(costing(MINION, 0, ITS_NUMBER)).copies(2)]), improved(count_of(past(Side::Friendly, Deed::HeroAttack, Window::ThisGame)))]);

/// # Secret Ingredient
///
/// `JAIL_201` · Druid spell · 0 mana
///
/// > **Choose One -** Give your hero +2 Attack this turn; or get a random Druid card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Choose One
/// - Tokens: A Little of This [`JAIL_201a`], A Dash of That [`JAIL_201b`]
///
/// State: Derived
//~ derived JAIL_201 953dd13a e9ee1d60 fabf2777.70eacb9d
pub const JAIL_201: Power = choose_one(&["JAIL_201a", "JAIL_201b"]);

/// # A Little of This
///
/// `JAIL_201a` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Enchantments: A Little of This [`JAIL_201ae1`]
///
/// State: Derived
//~ derived JAIL_201a c288bab1 29db9e98 d04576d1.bd10cb6e
pub const JAIL_201a: Power = spell(&[attach("JAIL_201ae1").to(YOUR_HERO)]);

/// # A Little of This
///
/// `JAIL_201ae1` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_201ae1 de6cc790 c6a7286c 11238337.09ced50d
pub const JAIL_201ae1: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # A Dash of That
///
/// `JAIL_201b` · Druid spell · 0 mana
///
/// > Get a random Druid card.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_201b 734a807a ec65f5ec 54514642.cb99c353
pub const JAIL_201b: Power = spell(&[get(random(class(CardClass::Druid)))]);

/// # Spiderling
///
/// `JAIL_202` · Druid minion · 1 mana · 1/2
///
/// > Your hero has +1 Attack on your turn.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Tiny Fangs [`JAIL_202e`]
///
/// State: Derived
//~ derived JAIL_202 8dc03e9c 6bd84b9b a6f22618.69135553
pub const JAIL_202: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("JAIL_202e");

/// # Tiny Fangs
///
/// `JAIL_202e` · Druid enchantment
///
/// > +1 Attack.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_202e fa3a1b69 d7b2c0ef 9746d197.c84fda8a
pub const JAIL_202e: Power = enchant(&[ATTACK.plus(1)]);

/// # Widow's Bite
///
/// `JAIL_436` · Druid spell · 2 mana
///
/// > Give your hero +1 Attack this turn. Gain 1 Armor. Add "Widow's Feast" to your hand.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Enchantments: Threads [`JAIL_436e`], Webs [`JAIL_436e2`], Fates [`JAIL_436e3`]
/// - Tokens: Widow's Feast [`JAIL_436t`], Widow's Banquet [`JAIL_436t2`]
///
/// State: Derived
//~ derived JAIL_436 677d8fca 66fc0bae f383d747.f82f0262
pub const JAIL_436: Power = spell(&[attach("JAIL_436e").to(YOUR_HERO), armor(1), get(card("JAIL_436t"))]);

/// # Threads
///
/// `JAIL_436e` · Druid enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_436e 879752bf 94f38fa5 cec90404.8c49468d
pub const JAIL_436e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Webs
///
/// `JAIL_436e2` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_436e2 be08a661 251a7596 029e0940.09ced50d
pub const JAIL_436e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Fates
///
/// `JAIL_436e3` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_436e3 cdbddd21 0bb21722 e436a556.a9003f71
pub const JAIL_436e3: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Widow's Feast
///
/// `JAIL_436t` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor. Add "Widow's Banquet" to your hand.
///
/// - Set: Escape from Violet Hold
/// - Tokens: Widow's Banquet [`JAIL_436t2`]
///
/// State: Derived
//~ derived JAIL_436t 4bb6735a 66fd0baa ab7d2a26.3fdc02a7
pub const JAIL_436t: Power =
    spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO), armor(2), get(card("JAIL_436t2"))]);

/// # Widow's Banquet
///
/// `JAIL_436t2` · Druid spell · 2 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_436t2 f82b5d92 858babb7 6b03f514.91b28471
pub const JAIL_436t2: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO), armor(4)]);

/// # Spiteful Chef
///
/// `JAIL_507` · Druid minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Deal 5 damage to an enemy minion."
/// - Enchantments: Bear Power [`JAIL_507e`]
///
/// State: Todo
//~ todo JAIL_507 e67110f0 87f84f24 6ceb77f2.ac626e48
pub const JAIL_507: Power = TODO;

/// # Bear Power
///
/// `JAIL_507e` · Demon Hunter enchantment
///
/// > +8 Attack
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_507e 326ffd5e fd91a011 85f30af6.d1c6bb10
pub const JAIL_507e: Power = enchant(&[ATTACK.plus(8)]).this_turn();

/// # Chef Neth'rek
///
/// `JAIL_860` · Druid minion · 3 mana · 3/3
///
/// > **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2936` = 1, `4818` = 1, `CHEF_NETHREK_REQUIREMENT` = 4
/// - Enchantments: Good Soup [`JAIL_860e`]
///
/// State: Todo
//~ todo JAIL_860 f8a84680 9f731d55 a794bdc6.ef037ed9
pub const JAIL_860: Power = TODO;

/// # Good Soup
///
/// `JAIL_860e` · Druid enchantment
///
/// > Set your Mana to 10 after 5 turns.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo JAIL_860e f4a382c5 e31c5f5c 4caa95cf.e18be6f8
pub const JAIL_860e: Power = TODO;

/// # Noxious Bribe
///
/// `JAIL_861` · Druid spell · 2 mana
///
/// > **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover
/// - Tags: `4705` = 1
/// - Enchantments: Noxious [`JAIL_861e`]
///
/// State: Todo
//~ todo JAIL_861 19498f8c 3a8688b9 bb40edf1.3e906e4b
pub const JAIL_861: Power = TODO;

/// # Noxious
///
/// `JAIL_861e` · Druid enchantment
///
/// > **Choose One** combined.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_861e 18cee03d a3dca0d1 ff27a19c.3d304efb
pub const JAIL_861e: Power = TODO;

/// # Lethal Recipe
///
/// `JAIL_866` · Druid spell · 3 mana
///
/// > Draw 2 minions. If you have 10 or more Mana, give them +3/+3.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Enchantments: Lethal [`JAIL_866e`]
///
/// State: Derived
//~ derived JAIL_866 1c5ca196 579f8e75 1083d56f.6ad43339
pub const JAIL_866: Power = spell(&[draw_that(2, MINION), attach("JAIL_866e").to(IT).when(MANA_CRYSTALS.at_least(10))]);

/// # Lethal
///
/// `JAIL_866e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_866e a1c1a098 b433d249 3b9a2d3f.b42c6980
pub const JAIL_866e: Power = enchant(&[plus(3, 3)]);

/// # Spider Rider
///
/// `JAIL_872` · Druid minion · 2 mana · 1/4
///
/// > After your hero attacks, draw a card.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tags: `4932` = 1
///
/// State: Derived
//~ derived JAIL_872 b4dcc314 398ff33d e6d7bba0.a64dc786
pub const JAIL_872: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Staff of Trickery
///
/// `JAIL_875` · Druid weapon · 4 mana · 1/4 durability
///
/// > After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Discover
/// - Enchantments: Trickery [`JAIL_875e`]
///
/// State: Todo
//~ todo JAIL_875 69771d89 4b98c82e 32933315.c355984b
pub const JAIL_875: Power = TODO;

/// # Trickery
///
/// `JAIL_875e` · Druid enchantment
///
/// > Reduced Cost.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_875e e857a281 3b34c41d e875b16b.dda26391
pub const JAIL_875e: Power = TODO;
