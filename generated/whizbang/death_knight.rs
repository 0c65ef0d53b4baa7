//! Death Knight cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c9b53403

/// # Toysnatching Geist
///
/// `MIS_006` · Death Knight minion · 3 mana · 2/1
///
/// > **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Cost Unholy, Gigantify
/// - Enchantments: Collection Bonus [`MIS_006e1`]
/// - Tokens: Toysnatching Geist [`MIS_006t`]
///
/// State: Derived
//~ derived MIS_006 765e5480 6767051f 30c348bf.4fd89644
pub const MIS_006: Power = battlecry(&[discover(UNDEAD), give(&[cost_less(1).times(X)]).times(ATTACK.of(THIS)).to(IT)]);

/// # Collection Bonus
///
/// `MIS_006e1` · Death Knight enchantment
///
/// > Costs less
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_006e1 cab628ee 2b970712 d046a34a.db7840cf
pub const MIS_006e1: Power = TODO;

/// # Toysnatching Geist
///
/// `MIS_006t` · Death Knight minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Cost Unholy, Gigantic
///
/// State: Todo
//~ todo MIS_006t 656568f4 a235d951 7cca51a3.43408b39
pub const MIS_006t: Power = TODO;

/// # Helm of Humiliation
///
/// `MIS_100` · Death Knight spell · Shadow · 4 mana
///
/// > Give a minion -5/-5. Give a random minion in your hand +5/+5.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Tags: `COST_BLOOD` = 2
/// - Enchantments: Humiliated [`MIS_100e`], Discount Lich King [`MIS_100e1`]
///
/// State: Derived
//~ derived MIS_100 02798bbf 78d7bb0a 9e6b07c8.6afcf62a
pub const MIS_100: Power =
    spell(&[attach("MIS_100e").to(A_MINION), attach("MIS_100e1").to(YOUR_HAND.that(MINION).random())]);

/// # Humiliated
///
/// `MIS_100e` · Death Knight enchantment
///
/// > -5/-5.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_100e 8d9334b8 5ef69ff5 0e6eec41.11e70be8
pub const MIS_100e: Power = enchant(&[plus(-5, -5)]);

/// # Discount Lich King
///
/// `MIS_100e1` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_100e1 f9a2c640 35d36ce8 fb6c6a70.401e4f6d
pub const MIS_100e1: Power = enchant(&[plus(5, 5)]);

/// # Foamrender
///
/// `MIS_101` · Death Knight weapon · 5 mana · 5/1 durability
///
/// > Whenever your hero attacks, spend 3 **Corpses** to gain +1 Durability.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Some Assembly Required [`MIS_101e`]
///
/// State: Derived
//~ derived MIS_101 18a808c4 e5effbda df83de71.0c00be85
pub const MIS_101: Power =
    whenever(YOUR_HERO.attack(CARD)).then(&[pay(Cost::of(Part::Corpses(3)), &[attach("MIS_101e")])]);

/// # Some Assembly Required
///
/// `MIS_101e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_101e c5537e5c 9a12cdb2 61f21bfc.310b3243
pub const MIS_101e: Power = enchant(&[HEALTH.plus(1)]);

/// # Rambunctious Stuffy
///
/// `TOY_821` · Death Knight minion · 3 mana · 4/2
///
/// > **Rush** After you cast a Frost spell, gain **Reborn**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Rush, Cost Frost
/// - Refers to: Reborn
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TOY_821 fce4113b 122f26a0 3abb9d32.5b5fc7f4
pub const TOY_821: Power = after(YOU.cast(school(SpellSchool::Frost))).then(&[give(&[has(GameTag::REBORN)])]);

/// # Silk Stitching
///
/// `TOY_822` · Death Knight spell · 2 mana
///
/// > Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Enchantments: Darkness Within [`TOY_822e`]
///
/// State: Todo
//~ todo TOY_822 eca90984 8ded4dc5 983f3468.ba06d17a
pub const TOY_822: Power = TODO;

/// # Darkness Within
///
/// `TOY_822e` · Death Knight enchantment
///
/// > Cast {0} when the minion dies.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_822e da589f1e 2648d444 3cb4f3bc.59afaec7
pub const TOY_822e: Power = TODO;

/// # Rainbow Seamstress
///
/// `TOY_823` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal, Rush, Reborn
///
/// State: Todo
//~ todo TOY_823 2fff476f ac04e9e8 ecd104a0.08111a23
pub const TOY_823: Power = TODO;

/// # Darkthorn Quilter
///
/// `TOY_824` · Death Knight minion · 4 mana · 2/4
///
/// > At the end of your turn, deal this minion's Attack damage randomly split among enemies.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead, Quilboar
/// - Mechanics: Cost Unholy
/// - Tags: `2546` = 1
///
/// State: Derived
//~ derived TOY_824 2a061fe3 eed4d042 27e8fb26.47c0b34b
pub const TOY_824: Power = at_end_of_your_turn(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Lesser Spinel Spellstone
///
/// `TOY_825` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +1/+1. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Enchantments: Lesser Soulbind [`TOY_825e`], Soulbind [`TOY_825e2`], Greater Soulbind [`TOY_825e3`]
/// - Tokens: Spinel Spellstone [`TOY_825t`], Greater Spinel Spellstone [`TOY_825t2`]
///
/// State: Todo
//~ todo TOY_825 e67afb93 450ec2b6 94a24fe5.1d45b091
pub const TOY_825: Power = TODO;

/// # Lesser Soulbind
///
/// `TOY_825e` · Death Knight enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_825e e921ad26 1edca939 2b6fc808.67341004
pub const TOY_825e: Power = enchant(&[plus(1, 1)]);

/// # Soulbind
///
/// `TOY_825e2` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_825e2 b0c47b1a 06a722a1 a09c037e.6d6ab056
pub const TOY_825e2: Power = enchant(&[plus(2, 2)]);

/// # Greater Soulbind
///
/// `TOY_825e3` · Death Knight enchantment
///
/// > +3/+3.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_825e3 41a7c663 c9a1d160 19cf05d4.b42c6980
pub const TOY_825e3: Power = enchant(&[plus(3, 3)]);

/// # Spinel Spellstone
///
/// `TOY_825t` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +2/+2. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Lesser Spinel Spellstone [`TOY_825`]
///
/// State: Todo
//~ todo TOY_825t 0b6b9ab2 d1d2d60b 6f871f92.041ec68e
pub const TOY_825t: Power = TODO;

/// # Greater Spinel Spellstone
///
/// `TOY_825t2` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +3/+3.
///
/// - Set: Whizbang's Workshop · rare
/// - Mechanics: Cost Blood
/// - Refers to: Armor
///
/// State: Derived
//~ derived TOY_825t2 72a35dad 4d5e1815 a3f9fd79.7bc0b8a8
pub const TOY_825t2: Power = spell(&[give(&[plus(3, 3)]).to(YOUR_HAND.that(UNDEAD))]);

/// # Threads of Despair
///
/// `TOY_826` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions "**Deathrattle:** Deal 1 damage to all minions."
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Deathrattle
/// - Enchantments: Threads of the Dead [`TOY_826e`]
///
/// State: Derived
//~ derived TOY_826 56ddf879 839f4b0e 078f89b9.491fccf8
pub const TOY_826: Power = spell(&[attach("TOY_826e").to(MINIONS)]);

/// # Threads of the Dead
///
/// `TOY_826e` · Death Knight enchantment
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_826e 942f6cfd 1c55d81b 094d830f.4796fb2d
pub const TOY_826e: Power = deathrattle(&[deal(1).to(MINIONS)]);

/// # Shambling Zombietank
///
/// `TOY_827` · Death Knight minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Spend 5 **Corpses** to summon a copy of this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead, Mech
/// - Mechanics: Taunt, Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived TOY_827 0063232d 59892e82 e663cf58.55849bb9
pub const TOY_827: Power = battlecry(&[pay(Cost::of(Part::Corpses(5)), &[summon(copy_of(THIS))])]);

/// # Amateur Puppeteer
///
/// `TOY_828` · Death Knight minion · 5 mana · 2/6
///
/// > **Miniaturize**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Cost Blood, Cost Unholy, Miniaturize
/// - Enchantments: Strings Attached [`TOY_828e4`]
/// - Tokens: Amateur Puppeteer [`TOY_828t`]
///
/// State: Derived
//~ derived TOY_828 a3283cd7 85fc878c 52f01f4c.87b77573
pub const TOY_828: Power = deathrattle(&[attach("TOY_828e4").to(YOUR_HAND.that(UNDEAD))]);

/// # Strings Attached
///
/// `TOY_828e4` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_828e4 d551a550 1b07987b e6308eef.6d6ab056
pub const TOY_828e4: Power = enchant(&[plus(2, 2)]);

/// # Amateur Puppeteer
///
/// `TOY_828t` · Death Knight minion · 1 mana · 1/1
///
/// > **Mini**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Cost Blood, Cost Unholy, Mini
///
/// State: Todo
//~ todo TOY_828t 9356cda4 106b1458 5875a319.4ed6f59e
pub const TOY_828t: Power = TODO;

/// # The Headless Horseman
///
/// `TOY_829` · Death Knight hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry, Cost Blood, Cost Unholy
/// - Hero power: Pulsing Pumpkins [`TOY_829hp`], Pulsing Pumpkins [`TOY_829hp3`]
/// - Tokens: Horseman's Head [`TOY_829t`], The Headless Horseman [`TOY_829t2`]
///
/// State: Todo
//~ todo TOY_829 3d5aecfe 5342bac3 d004e9b6.5ae48cde
pub const TOY_829: Power = TODO;

/// # Pulsing Pumpkins
///
/// `TOY_829hp` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn! *Discover** an Undead, to serve as your *pawn!*
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Discover
///
/// State: Todo
//~ todo TOY_829hp 82445ed5 415ec1f3 851ee236.f45ac4d6
pub const TOY_829hp: Power = TODO;

/// # Pulsing Pumpkins
///
/// `TOY_829hp3` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_829hp3 74ad6330 cd2930a5 25918ddc.fb9d9c9c
pub const TOY_829hp3: Power = TODO;

/// # Horseman's Head
///
/// `TOY_829t` · Death Knight spell · 2 mana
///
/// > **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ todo TOY_829t cb05af58 fb449d66 cb0ad347.c1ddd8bc
pub const TOY_829t: Power = TODO;

/// # The Headless Horseman
///
/// `TOY_829t2` · Death Knight hero · 6 mana · 30 health
///
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// - Set: Whizbang's Workshop · legendary
/// - Hero power: Pulsing Pumpkins [`TOY_829hp`]
///
/// State: Todo
//~ todo TOY_829t2 3d8a1d97 0c74cb8a 4d9ff3b3.5ae48cde
pub const TOY_829t2: Power = TODO;

/// # Dr. Stitchensew
///
/// `TOY_830` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Discover
/// - Enchantments: Stitched Toys [`TOY_830e`]
///
/// State: Todo
//~ todo TOY_830 a6d9eda9 d04a9cd2 20991453.1ad965a0
pub const TOY_830: Power = TODO;

/// # Stitched Toys
///
/// `TOY_830e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon the minion stitched to this.@**Deathrattle:** Summon {0}.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_830e 960a15a2 d27dc21c 8ac2939d.c68bf0ec
pub const TOY_830e: Power = TODO;
