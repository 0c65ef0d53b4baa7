//! Neutral cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9fa7aed0

/// # The Replicator-inator
///
/// `MIS_025` · Neutral minion · 5 mana · 5/5
///
/// > **Miniaturize**, **Gigantify** After you play a minion with the same Attack as this, summon a copy of it.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Miniaturize, Gigantify
/// - Tokens: The Replicator-inator [`MIS_025t`], The Replicator-inator [`MIS_025t1`]
///
/// State: Derived
//~ derived MIS_025 5347b82a 0b80aa33 67465077.c2967be5
pub const MIS_025: Power =
    after(YOU.play(all(&[MINION, ATTACK.same_as(&ATTACK.of(THIS))]))).then(&[summon(copy_of(THAT))]);

/// # The Replicator-inator
///
/// `MIS_025t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini** After you play a minion with the same Attack as this, summon a copy of it.
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Mini
///
/// State: Todo
//~ todo MIS_025t 147b8412 8c98f78c 702e4e4a.c4c73608
pub const MIS_025t: Power = TODO;

/// # The Replicator-inator
///
/// `MIS_025t1` · Neutral minion · 8 mana · 8/8
///
/// > **Gigantic** After you play a minion with the same Attack as this, summon a copy of it.
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Gigantic
///
/// State: Todo
//~ todo MIS_025t1 3e8a156d 0c81c200 0154d896.ec3b51bd
pub const MIS_025t1: Power = TODO;

/// # Puppetmaster Dorian
///
/// `MIS_026` · Neutral minion · 5 mana · 2/6
///
/// > After you draw a minion, get a 1/1 copy of it that costs (1).
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Enchantments: Creepy Puppet [`MIS_026e`]
///
/// State: Derived
//~ derived MIS_026 b3df4d33 7f5f1542 35c2cd68.1fee7f91
pub const MIS_026: Power =
    after(YOU.draw(MINION)).then(&[get(copy_of(THAT)), attach("MIS_026e").to(IT), give(&[cost(1)]).to(IT)]);

/// # Creepy Puppet
///
/// `MIS_026e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_026e a8044c80 993e9d22 6f1a7934.d68bebe2
pub const MIS_026e: Power = enchant(&[become_stats(1, 1)]);

/// # Explodineer
///
/// `MIS_308` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Enchantments: Unstable Toy [`MIS_308e`]
///
/// State: Derived
//~ derived MIS_308 039c7ba5 35cae181 d1b5cd0a.3dd95e3d
pub const MIS_308: Power = at_end_of_your_turn(&[shuffle(card("BOT_511t")).to(OPPONENT)]);

/// # Unstable Toy
///
/// `MIS_308e` · Neutral enchantment
///
/// > If played this turn, trigger its **Deathrattle**.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo MIS_308e 3e054d6a 5e28f3a9 84109852.13fdb1c8
pub const MIS_308e: Power = TODO;

/// # Building-Block Golem
///
/// `MIS_314` · Neutral minion · 5 mana · 6/3
///
/// > **Rush Deathrattle:** Summon three random 1-Cost minions.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived MIS_314 40ba8944 6a39ff71 383acf1e.14dfd398
pub const MIS_314: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(1)]))).copies(3)]);

/// # Pro Gamer
///
/// `MIS_916` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Challenge your opponent to a game of Rock-Paper-Scissors! The winner draws 2 cards.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Roshambo! [`MIS_916e`]
/// - Tokens: Rock! [`MIS_916a`], Paper! [`MIS_916b`], Scissors! [`MIS_916c`]
///
/// State: Todo
//~ todo MIS_916 73a6c25c 2ebac203 9a679f8f.1837aa61
pub const MIS_916: Power = TODO;

/// # Rock!
///
/// `MIS_916a` · Neutral spell · 0 mana
///
/// > If your opponent chooses Scissors, you draw two cards.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_916a b37c290b 2be30f4c b7d55adc.adadcae5
pub const MIS_916a: Power = TODO;

/// # Paper!
///
/// `MIS_916b` · Neutral spell · 0 mana
///
/// > If your opponent chooses Rock, you draw two cards.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_916b 4215ee0a 03765e52 bd429e54.bec3a795
pub const MIS_916b: Power = TODO;

/// # Scissors!
///
/// `MIS_916c` · Neutral spell · 0 mana
///
/// > If your opponent chooses Paper, you draw two cards.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_916c 53308bc2 5a7e7fb1 e56e9e09.929f6f9b
pub const MIS_916c: Power = TODO;

/// # Roshambo!
///
/// `MIS_916e` · Neutral enchantment
///
/// > At the start of your turn, guess what your opponent chose to draw 2 cards!
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_916e 91b9ea04 acaa097d 74a230a6.56b040fe
pub const MIS_916e: Power = TODO;

/// # Mo'arg Forgefiend
///
/// `SW_068_COPY` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Mech, Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived SW_068_COPY 6133abea b973a07c 815ce7a9.43517ecf
pub const SW_068_COPY: Power = deathrattle(&[armor(8)]);

/// # Tar Slime
///
/// `TOY_000` · Neutral minion · 1 mana · 0/3
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived TOY_000 60789354 7227b76b 564e2d1f.559e8a64
pub const TOY_000: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(2)]);

/// # Scarab Keychain
///
/// `TOY_006` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a 2-Cost card.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived TOY_006 5715994a 4f8aa8a1 9166b1da.546c6443
pub const TOY_006: Power = battlecry(&[discover(COST.is(2))]);

/// # Card Grader
///
/// `TOY_054` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a card from your deck.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover, Discover Studies Visual
///
/// State: Derived
//~ derived TOY_054 c3601b0d 3fecc26a 09eb9cb9.233b799b
pub const TOY_054: Power =
    battlecry(&[discover_from(YOUR_DECK)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Sweetened Snowflurry
///
/// `TOY_307` · Neutral minion · 3 mana · 3/3
///
/// > **Miniaturize Battlecry:** Get 2 random **Temporary** Frost spells.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Miniaturize
/// - Refers to: tag 3630
/// - Enchantments: Melting [`TOY_307e`]
/// - Tokens: Sweetened Snowflurry [`TOY_307t`]
///
/// State: Derived
//~ derived TOY_307 cc54d171 e8d41be2 dc0a581f.1268e5f5
pub const TOY_307: Power =
    battlecry(&[get(random(school(SpellSchool::Frost))).copies(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Melting
///
/// `TOY_307e` · Neutral enchantment
///
/// > Discard this at the end of your turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_307e 7054c1f7 3b5d5e44 5617c854.40804c70
pub const TOY_307e: Power = TODO;

/// # Sweetened Snowflurry
///
/// `TOY_307t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Get 2 random **Temporary** Frost spells.
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Mini
/// - Refers to: tag 3630
///
/// State: Todo
//~ todo TOY_307t 0a4da287 c626ec56 2fc3e2ee.135d7549
pub const TOY_307t: Power = TODO;

/// # Nostalgic Gnome
///
/// `TOY_312` · Neutral minion · 4 mana · 4/4
///
/// > **Miniaturize Rush**. After this minion deals exact lethal damage on your turn, draw a card.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Rush, Miniaturize
/// - Tokens: Nostalgic Gnome [`TOY_312t`]
///
/// State: Todo
//~ todo TOY_312 679b36fd be9f1610 1c5c20cf.1c909415
pub const TOY_312: Power = TODO;

/// # Nostalgic Gnome
///
/// `TOY_312t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini Rush**. After this minion deals exact lethal damage on your turn, draw a card.
///
/// - Set: Whizbang's Workshop · rare
/// - Mechanics: Rush, Mini
///
/// State: Todo
//~ todo TOY_312t 3fbd132c fd43e743 9092ef40.2834eee5
pub const TOY_312t: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Dont Pick From Subsets, Sideboard Ignores Collectible Rule
/// - Tags: `1724` = 1, `MAX_SIDEBOARD_CARDS` = 3, `2936` = 1, `SIDEBOARD_TYPE` = 2, `MIN_SIDEBOARD_CARDS` = 3, `ALLOWED_SIDEBOARD_SUBSET` = 18465, `4688` = 19618
/// - Enchantments: Wonderful Health [`TOY_330e`], Absolutely Wonderful! [`TOY_330e1`], Wonderful Mixture [`TOY_330t26`]
/// - Tokens: Zilliax Deluxe 3000 [`TOY_330t10`], Zilliax Deluxe 3000 [`TOY_330t11`], Zilliax Deluxe 3000 [`TOY_330t12`], Zilliax Deluxe 3000 [`TOY_330t5`], Zilliax Deluxe 3000 [`TOY_330t6`], Zilliax Deluxe 3000 [`TOY_330t7`], Zilliax Deluxe 3000 [`TOY_330t8`], Zilliax Deluxe 3000 [`TOY_330t9`], Recursive Module [`TOY_330t92`], Haywire Module [`TOY_330t93`], Power Module [`TOY_330t94`], Pylon Module [`TOY_330t95`], Virus Module [`TOY_330t96`], Twin Module [`TOY_330t97`], Ticking Module [`TOY_330t98`], Perfect Module [`TOY_330t99`]
///
/// State: Todo
//~ todo TOY_330 eb63a6c2 3639a0cd 447953ab.610988fc
pub const TOY_330: Power = TODO;

/// # Wonderful Health
///
/// `TOY_330e` · Neutral enchantment
///
/// > Health increased.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_330e 95eba3af 98490b4c 0e1687b6.e13a90ac
pub const TOY_330e: Power = TODO;

/// # Absolutely Wonderful!
///
/// `TOY_330e1` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_330e1 31139ac5 72c58ab5 7a4aa7eb.90c32b47
pub const TOY_330e1: Power = enchant(&[cost_less(2)]);

/// # Zilliax Deluxe 3000
///
/// `TOY_330t10` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104950
///
/// State: Todo
//~ todo TOY_330t10 9f8fbf8c 7c02222b 373e3660.610988fc
pub const TOY_330t10: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330t11` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104951
///
/// State: Todo
//~ todo TOY_330t11 6a6a89e7 7c7942e5 3225b101.610988fc
pub const TOY_330t11: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330t12` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104946
///
/// State: Todo
//~ todo TOY_330t12 f5ea389b 5103cdb0 c48570e6.610988fc
pub const TOY_330t12: Power = TODO;

/// # Wonderful Mixture
///
/// `TOY_330t26` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_330t26 43725985 d7919f06 08baab14.fc2d73f0
pub const TOY_330t26: Power = enchant(&[ATTACK.plus(3)]);

/// # Zilliax Deluxe 3000
///
/// `TOY_330t5` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104944
///
/// State: Todo
//~ todo TOY_330t5 a3804e0d 439b44d4 af1c6f7e.610988fc
pub const TOY_330t5: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330t6` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104948
///
/// State: Todo
//~ todo TOY_330t6 f3cbdf74 6a38184c b266380e.610988fc
pub const TOY_330t6: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330t7` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104945
///
/// State: Todo
//~ todo TOY_330t7 b673f2d3 37148831 460f746f.610988fc
pub const TOY_330t7: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330t8` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104949
///
/// State: Todo
//~ todo TOY_330t8 be6191f5 cbd9ede2 5ba54a9e.610988fc
pub const TOY_330t8: Power = TODO;

/// # Zilliax Deluxe 3000
///
/// `TOY_330t9` · Neutral minion · 0 mana · 0/0
///
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// - Set: Whizbang's Workshop · legendary
/// - Minion type: Mech
/// - Mechanics: Zilliax Customizable Cosmeticmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_FUNCTIONALMOUDLE` = 104947
///
/// State: Todo
//~ todo TOY_330t9 7c05c0be d050b9a2 ed180818.610988fc
pub const TOY_330t9: Power = TODO;

/// # Recursive Module
///
/// `TOY_330t92` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Shuffle this into your deck.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Deathrattle, Dont Pick From Subsets, Zilliax Customizable Functionalmodule
/// - Tags: `542` = 1, `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110440
///
/// State: Derived
//~ derived TOY_330t92 cf619980 46479f28 29155c9c.d146a5ae
pub const TOY_330t92: Power = deathrattle(&[shuffle(the(THIS))]);

/// # Haywire Module
///
/// `TOY_330t93` · Neutral minion · 2 mana · 4/4
///
/// > At the end of your turn, deal 3 damage to your hero.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dont Pick From Subsets, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110442
///
/// State: Derived
//~ derived TOY_330t93 d4f15cb9 80e4badb 608b774d.8e77a3e7
pub const TOY_330t93: Power = at_end_of_your_turn(&[deal(3).to(YOUR_HERO)]);

/// # Power Module
///
/// `TOY_330t94` · Neutral minion · 2 mana · 1/3
///
/// > At the start of your turn, double this minion's Attack.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dont Pick From Subsets, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 112530
/// - Enchantments: Power Module [`TOY_330t94e`]
///
/// State: Derived
//~ derived TOY_330t94 3f6b2228 d70625d3 f2731dd3.e67b18b4
pub const TOY_330t94: Power = at_start_of_your_turn(&[attach("TOY_330t94e")]);

/// # Power Module
///
/// `TOY_330t94e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_330t94e d14753c3 3d12390f 60449ca3.87c08719
pub const TOY_330t94e: Power = enchant(&[ATTACK.doubled()]);

/// # Pylon Module
///
/// `TOY_330t95` · Neutral minion · 3 mana · 2/2
///
/// > Your other minions have +1 Attack.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Aura, Dont Pick From Subsets, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110444
/// - Enchantments: Pylon's Unity [`TOY_330t95e1`]
///
/// State: Derived
//~ derived TOY_330t95 b428ed5d 8794730c e5eba9b9.cc6d9299
pub const TOY_330t95: Power = aura(OTHER_FRIENDLY_MINIONS).gives("TOY_330t95e1");

/// # Pylon's Unity
///
/// `TOY_330t95e1` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_330t95e1 3721858f ee7b2588 04b82fa5.c84fda8a
pub const TOY_330t95e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Virus Module
///
/// `TOY_330t96` · Neutral minion · 4 mana · 2/5
///
/// > **Elusive**, **Poisonous**
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Poisonous, Dont Pick From Subsets, Elusive, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110441
///
/// State: Vanilla
//~ vanilla TOY_330t96 a68d7b35 040e69e4 4530fae0.597cb72d
pub const TOY_330t96: Power = VANILLA;

/// # Twin Module
///
/// `TOY_330t97` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Battlecry, Dont Pick From Subsets, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110443
///
/// State: Derived
//~ derived TOY_330t97 bb54ae01 8bf94df9 aa4d468e.709e20a9
pub const TOY_330t97: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Ticking Module
///
/// `TOY_330t98` · Neutral minion · 4 mana · 1/3
///
/// > Costs (1) less for each friendly minion.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dont Pick From Subsets, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110445
///
/// State: Derived
//~ derived TOY_330t98 b8c8852a 652f061b 2286b7c9.fc7e8d16
pub const TOY_330t98: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS)]);

/// # Perfect Module
///
/// `TOY_330t99` · Neutral minion · 5 mana · 3/2
///
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Rush**
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Taunt, Divine Shield, Dont Pick From Subsets, Lifesteal, Rush, Zilliax Customizable Functionalmodule
/// - Tags: `ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE` = 110446
///
/// State: Vanilla
//~ vanilla TOY_330t99 bcf46d38 8444424e a823c8f2.1273674b
pub const TOY_330t99: Power = VANILLA;

/// # Nostalgic Initiate
///
/// `TOY_340` · Neutral minion · 3 mana · 2/3
///
/// > **Miniaturize** The first time you cast a spell, gain +2/+2.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Miniaturize
/// - Enchantments: Intrepid [`TOY_340t`]
/// - Tokens: Nostalgic Initiate [`TOY_340t1`]
///
/// State: Derived
//~ derived TOY_340 90acf298 76fb9fba 05ce2ca3.13693272
pub const TOY_340: Power = whenever(YOU.cast(SPELL)).once().then(&[attach("TOY_340t")]);

/// # Intrepid
///
/// `TOY_340t` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_340t 88ef3f32 646cba72 37f9f3d1.6d6ab056
pub const TOY_340t: Power = enchant(&[plus(2, 2)]);

/// # Nostalgic Initiate
///
/// `TOY_340t1` · Neutral minion · 1 mana · 1/1
///
/// > **Mini** The first time you cast a spell, gain +2/+2.
///
/// - Set: Whizbang's Workshop · common
/// - Mechanics: Mini
///
/// State: Todo
//~ todo TOY_340t1 a5f0169f b72d67fb 19b75e40.99303d01
pub const TOY_340t1: Power = TODO;

/// # Nostalgic Clown
///
/// `TOY_341` · Neutral minion · 5 mana · 6/5
///
/// > **Miniaturize Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Battlecry, Miniaturize
/// - Target: "Deal 4 damage."
/// - Tokens: Nostalgic Clown [`TOY_341t`]
///
/// State: Todo
//~ todo TOY_341 3f203e2c 525b2a57 f619e993.52827eb1
pub const TOY_341: Power = TODO;

/// # Nostalgic Clown
///
/// `TOY_341t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
///
/// - Set: Whizbang's Workshop · epic
/// - Mechanics: Battlecry, Mini
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ todo TOY_341t 5c6dc8d4 2ddb03d1 56dce4b6.e13d53c5
pub const TOY_341t: Power = TODO;

/// # Giftwrapped Whelp
///
/// `TOY_386` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, give it and this minion +1/+1.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
/// - Enchantments: Draconic Gift [`TOY_386e`]
///
/// State: Todo
//~ todo TOY_386 8df433fe 595cffd1 037a9bb1.2b0dbe81
pub const TOY_386: Power = TODO;

/// # Draconic Gift
///
/// `TOY_386e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_386e d926f8f1 6ab73860 e9a76fe6.67341004
pub const TOY_386e: Power = enchant(&[plus(1, 1)]);

/// # Clearance Promoter
///
/// `TOY_390` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Reduce the Cost of two spells in your hand by (1).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Discount Toy [`TOY_390e`]
///
/// State: Derived
//~ derived TOY_390 e6bc766e 773b7e99 e842821f.9587a765
pub const TOY_390: Power = deathrattle(&[give(&[cost_less(1)]).to(YOUR_HAND.that(SPELL).random_of(2))]);

/// # Discount Toy
///
/// `TOY_390e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_390e 9d0b8f53 bf617a09 89a2a36c.ca0484ff
pub const TOY_390e: Power = TODO;

/// # Caricature Artist
///
/// `TOY_391` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a minion that costs (5) or more. Give it a funny mustache!
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Caricature [`TOY_391e`]
///
/// State: Todo
//~ todo TOY_391 6c0df913 95b17a11 b0fa8eeb.1873919d
pub const TOY_391: Power = TODO;

/// # Caricature
///
/// `TOY_391e` · Neutral enchantment
///
/// > Has a funny mustache.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_391e 83a5d8e6 1822fc4c a54a6704.28933897
pub const TOY_391e: Power = TODO;

/// # Wind-Up Musician
///
/// `TOY_509` · Neutral minion · 6 mana · 5/5
///
/// > **Tradeable Battlecry:** Deal @ damage to all enemy minions. *(Trade** to upgrade!)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Target: "Deal @ damage."
///
/// State: Derived
//~ derived TOY_509 ac1f294a a466d660 940469c8.7d5e46af
pub const TOY_509: Power =
    abilities(&[battlecry(&[deal(1).times(ITS_NUMBER).to(ENEMY_MINIONS)]), on(Word::WhenTraded, &[improve(1)])]);

/// # Plucky Paintfin
///
/// `TOY_517` · Neutral minion · 3 mana · 2/3
///
/// > **Poisonous Battlecry:** Draw a **Rush** minion.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Poisonous
/// - Refers to: Rush
///
/// State: Derived
//~ derived TOY_517 f78819b0 dc578ea3 dc16cd24.1bbbbcf2
pub const TOY_517: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Treasure Distributor
///
/// `TOY_518` · Neutral minion · 1 mana · 1/2
///
/// > After you summon a Pirate, give it +1 Attack.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Pirate
/// - Enchantments: Equal Earnings [`TOY_518e`]
///
/// State: Derived
//~ derived TOY_518 1de41568 f9fba9ec 66fff9d7.e42b8220
pub const TOY_518: Power = after(YOU.summon(PIRATE)).then(&[attach("TOY_518e").to(THAT)]);

/// # Equal Earnings
///
/// `TOY_518e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_518e d4754c75 2aa989b8 253e573f.c84fda8a
pub const TOY_518e: Power = enchant(&[ATTACK.plus(1)]);

/// # Observer of Mysteries
///
/// `TOY_520` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast 2 random **Secrets**. At the start of your turn, destroy them.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Pondering Wisdom [`TOY_520e`]
///
/// State: Todo
//~ todo TOY_520 07a1d8fb b886b050 45774588.c39c9e27
pub const TOY_520: Power = TODO;

/// # Pondering Wisdom
///
/// `TOY_520e` · Neutral enchantment
///
/// > At the start of your turn, destroy this Secret.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_520e b71236d3 0d7a7f2a c354fdc7.1ec85531
pub const TOY_520e: Power = TODO;

/// # Sing-Along Buddy
///
/// `TOY_528` · Neutral minion · 3 mana · 2/4
///
/// > Your Hero Power triggers twice.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Mech
/// - Mechanics: Aura
///
/// State: Todo
//~ todo TOY_528 8b37103d c3d45fd4 2df356a8.84c77c74
pub const TOY_528: Power = TODO;

/// # Playhouse Giant
///
/// `TOY_530` · Neutral minion · 25 mana · 8/8
///
/// > Costs (1) less for each card you've drawn this game.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived TOY_530 eee2ecb6 78dd5d15 e6755bf8.bd34189b
pub const TOY_530: Power = costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisGame)))]);

/// # Li'Na, Shop Manager
///
/// `TOY_531` · Neutral minion · 6 mana · 3/3
///
/// > Whenever you cast a spell, fill your board with random minions of that Cost.
///
/// - Set: Whizbang's Workshop · legendary · collectible
///
/// State: Todo
//~ todo TOY_531 0adc635e 2600e870 5d8202d1.95971713
pub const TOY_531: Power = TODO;

/// # Factory Assemblybot
///
/// `TOY_601` · Neutral minion · 10 mana · 6/7
///
/// > **Miniaturize** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Miniaturize
/// - Tokens: Factory Assemblybot [`TOY_601t`], Copybot [`TOY_601t2`]
///
/// State: Derived
//~ derived TOY_601 11310003 8ea1b15c 4e953317.4937f0c4
pub const TOY_601: Power = at_end_of_your_turn(&[summon(card("TOY_601t2")), make_attack(IT, ENEMIES.random())]);

/// # Factory Assemblybot
///
/// `TOY_601t` · Neutral minion · 1 mana · 1/1
///
/// > **Mini** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
///
/// - Set: Whizbang's Workshop · epic
/// - Minion type: Mech
/// - Mechanics: Mini
///
/// State: Todo
//~ todo TOY_601t 7df2103a a218e376 1b2f3aee.57ed72fa
pub const TOY_601t: Power = TODO;

/// # Copybot
///
/// `TOY_601t2` · Neutral minion · 6 mana · 6/7
///
/// - Set: Whizbang's Workshop
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla TOY_601t2 420f2eff fdaec127 d9304e89
pub const TOY_601t2: Power = VANILLA;

/// # Messmaker
///
/// `TOY_646` · Neutral minion · 3 mana · 1/3
///
/// > **Lifesteal**, **Taunt Deathrattle:** Deal 1 damage to all enemies.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Taunt, Deathrattle, Lifesteal
///
/// State: Derived
//~ derived TOY_646 615f13a2 d2e8f473 f90a2c83.6478beb1
pub const TOY_646: Power = deathrattle(&[deal(1).to(ENEMIES)]);

/// # Giggling Toymaker
///
/// `TOY_670` · Neutral minion · 4 mana · 2/1
///
/// > **Deathrattle:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt, Divine Shield
/// - Tokens: Annoy-o-Tron [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
///
/// State: Derived
//~ derived TOY_670 99a567a2 ec41e6d7 1e71ee44.32846718
pub const TOY_670: Power = deathrattle(&[summon(card("CORE_GVG_085")).copies(2)]);

/// # Splendiferous Whizbang
///
/// `TOY_700` · Neutral minion · 4 mana · 4/5
///
/// > You start the game with one of Whizbang's Experimental Decks!
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Deck Rule Mod Deck Size
/// - Tags: `1724` = 1, `2936` = 1
/// - Tokens: Wonderous Whizbang [`TOY_700h`], Moment of Discovery [`TOY_700t`], Nonuplet Deck [`TOY_700t1`], Deck of Heroes [`TOY_700t10`], Deck of Legends [`TOY_700t11`], Deck of Villains [`TOY_700t12`], Morphing Card [`TOY_700t13`], Quest Accepted! [`TOY_700t14`], Rainbow Deck [`TOY_700t2`], Deck of Treasures [`TOY_700t3`], Shrunken Deck [`TOY_700t4`], Copycat Deck [`TOY_700t5`], Wonderful Deck [`TOY_700t6`], Deck of Discovery [`TOY_700t7`], Questing Deck [`TOY_700t8`], Deck of Wishes [`TOY_700t9`]
///
/// State: Todo
//~ todo TOY_700 84f8b8a8 c6189dd3 02ee768e.65d110d0
pub const TOY_700: Power = TODO;

/// # Wonderous Whizbang
///
/// `TOY_700h` · Whizbang hero · 30 health
///
/// - Set: Whizbang's Workshop · free
///
/// State: Vanilla
//~ vanilla TOY_700h 4abd2078 0dc718d6 f65a7c45
pub const TOY_700h: Power = VANILLA;

/// # Moment of Discovery
///
/// `TOY_700t` · Druid spell · 0 mana
///
/// > **Discover** a Druid spell, a Druid minion, or a Neutral minion you can afford to play.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Discover
///
/// State: Todo
//~ todo TOY_700t af12c09e 5d85c611 aa54d31b.987a8944
pub const TOY_700t: Power = TODO;

/// # Nonuplet Deck
///
/// `TOY_700t1` · Priest spell · 0 mana
///
/// > This deck has 9 copies of Astral Automaton.
///
/// - Set: Whizbang's Workshop
/// - Tokens: Astral Automaton [`TTN_401`](crate::titans::priest::TTN_401)
///
/// State: Todo
//~ todo TOY_700t1 f317a4da 8f5de9a8 5a79f0d9.67b658e6
pub const TOY_700t1: Power = TODO;

/// # Deck of Heroes
///
/// `TOY_700t10` · Paladin spell · 0 mana
///
/// > This deck is HEROIC!
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t10 1430b8fb 414ce018 37cb81b0.e4c214a1
pub const TOY_700t10: Power = TODO;

/// # Deck of Legends
///
/// `TOY_700t11` · Hunter spell · 0 mana
///
/// > This deck is full of two copies of **Legendary** cards.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t11 a07e79ac 780a6a04 fb4a5ea0.bd480cc2
pub const TOY_700t11: Power = TODO;

/// # Deck of Villains
///
/// `TOY_700t12` · Warrior spell · 0 mana
///
/// > This deck is EVIL! Your **Lackeys** cost (0) this game.
///
/// - Set: Whizbang's Workshop
/// - Enchantments: Deck of Villains discount [`TOY_700t12e`]
///
/// State: Todo
//~ todo TOY_700t12 3f29d4e4 82197a3f 287d589a.11bf21e2
pub const TOY_700t12: Power = TODO;

/// # Deck of Villains discount
///
/// `TOY_700t12e` · Priest enchantment
///
/// > Your Lackeys cost (0).
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t12e ea87c5fc 7fac82cd ee155ed2.7ce55af7
pub const TOY_700t12e: Power = TODO;

/// # Morphing Card
///
/// `TOY_700t13` · Mage spell · 0 mana
///
/// > Each turn this is in your hand, transform it into a random playable Mage or Neutral card. It costs (1) less.
///
/// - Set: Whizbang's Workshop
/// - Enchantments: Morphing [`TOY_700t13e`]
///
/// State: Todo
//~ todo TOY_700t13 a59c8cd7 46f896e7 8f00392a.23e3ac10
pub const TOY_700t13: Power = TODO;

/// # Morphing
///
/// `TOY_700t13e` · Mage enchantment
///
/// > Transforming into random playable Mage or Neutral cards.
///
/// - Set: Whizbang's Workshop
/// - Tags: `DEFINING_ENCHANTMENT` = 106486
///
/// State: Todo
//~ todo TOY_700t13e 6c7d8266 0dc10f25 e927d64c.8309baa3
pub const TOY_700t13e: Power = TODO;

/// # Quest Accepted!
///
/// `TOY_700t14` · Shaman spell · 1 mana
///
/// > Begin 3 Shaman **Quests**. Draw a Murloc and an **Overload** card.
///
/// - Set: Whizbang's Workshop · legendary
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Quest
/// - Tags: `839` = 1
///
/// State: Todo
//~ todo TOY_700t14 7fec7da8 836fc840 fa58dbb0.824d8386
pub const TOY_700t14: Power = TODO;

/// # Rainbow Deck
///
/// `TOY_700t2` · Death Knight spell · 0 mana
///
/// > This deck has cards from all classes and spell schools.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t2 aaa3662d 41b6a326 425f3bc5.a5345ea6
pub const TOY_700t2: Power = TODO;

/// # Deck of Treasures
///
/// `TOY_700t3` · Rogue spell · 0 mana
///
/// > This deck has 8 Treasures in it.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t3 523dab01 9214fcc8 d9fdf15e.b25fa66d
pub const TOY_700t3: Power = TODO;

/// # Shrunken Deck
///
/// `TOY_700t4` · Warlock spell · 0 mana
///
/// > This deck only has 20 cards.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t4 2c46bf38 fae7b1b8 36acd6f0.f6f5da5b
pub const TOY_700t4: Power = TODO;

/// # Copycat Deck
///
/// `TOY_700t5` · Neutral spell · 0 mana
///
/// > This deck is a copy of your opponent's.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t5 31247300 15705854 4e5d630d.cdeeb63a
pub const TOY_700t5: Power = TODO;

/// # Wonderful Deck
///
/// `TOY_700t6` · Mage spell · 0 mana
///
/// > Cards in this deck transform into random playable cards each turn while in hand.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t6 674f2f03 5e46f416 058e0d05.ac08488b
pub const TOY_700t6: Power = TODO;

/// # Deck of Discovery
///
/// `TOY_700t7` · Druid spell · 0 mana
///
/// > Your deck is filled with cards that **Discover** Druid spells and minions.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t7 e437cf08 93369c6f 7550615e.f7459a9e
pub const TOY_700t7: Power = TODO;

/// # Questing Deck
///
/// `TOY_700t8` · Shaman spell · 0 mana
///
/// > Your deck has 3 Shaman **Quests**.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t8 02cb1f3d 43a3348f eecbd2ab.cfd99b17
pub const TOY_700t8: Power = TODO;

/// # Deck of Wishes
///
/// `TOY_700t9` · Demon Hunter spell · 0 mana
///
/// > This deck contains 3 Wishes that give you the perfect card.
///
/// - Set: Whizbang's Workshop
/// - Tokens: Wish [`TOY_700t9t2`]
///
/// State: Todo
//~ todo TOY_700t9 5b6f9669 548d62c1 89fd284e.abcfe159
pub const TOY_700t9: Power = TODO;

/// # Wish
///
/// `TOY_700t9t2` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_700t9t2 bab527b9 02133fd2 7d2cf347.7239dad4
pub const TOY_700t9t2: Power = TODO;

/// # Colifero the Artist
///
/// `TOY_703` · Neutral minion · 8 mana · 6/5
///
/// > **Battlecry:** Draw a minion. Transform all other friendly minions into copies of it.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TOY_703 b99dc333 285f5a41 999f95f9.7ba3e25d
pub const TOY_703: Power = battlecry(&[draw_that(1, MINION), transform(OTHER_FRIENDLY_MINIONS, copy_of(IT))]);

/// # Bucket of Soldiers
///
/// `TOY_814` · Neutral minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon five 1/1 Soldiers with random **Bonus Effects**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Bonus Effects
/// - Tokens: Toy Soldier [`TOY_814t`], Toy Soldier [`TOY_814t2`], Toy Soldier [`TOY_814t3`], Toy Soldier [`TOY_814t4`], Toy Soldier [`TOY_814t5`], Toy Soldier [`TOY_814t6`], Toy Soldier [`TOY_814t7`], Toy Soldier [`TOY_814t8`]
///
/// State: Derived
//~ derived TOY_814 d1e34c10 234bfa26 8d210bc3.cbe37252
#[rustfmt::skip]
pub const TOY_814: Power = deathrattle(&[summon(one_of(&["TOY_814t", "TOY_814t2", "TOY_814t3", "TOY_814t4", "TOY_814t5", "TOY_814t6", "TOY_814t7", "TOY_814t8"])).copies(5)]);

/// # Toy Soldier
///
/// `TOY_814t` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla TOY_814t 665a056a d7e551e3 ef74ad54.cc526ac4
pub const TOY_814t: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t2` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TOY_814t2 6a6f85f1 525fac58 a609f7ae.4b0c5d24
pub const TOY_814t2: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t3` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TOY_814t3 986a8a77 304e24e1 7e209387.57b12c28
pub const TOY_814t3: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t4` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla TOY_814t4 a938935b 8d4eec78 c04d522d.9569ce14
pub const TOY_814t4: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t5` · Neutral minion · 1 mana · 1/1
///
/// > **Elusive**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla TOY_814t5 1713c140 fb92f64b 79164aba.c54580ff
pub const TOY_814t5: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t6` · Neutral minion · 1 mana · 1/1
///
/// > **Poisonous**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla TOY_814t6 d3e75885 b0c4ed35 2d52b5b0.2574dcf7
pub const TOY_814t6: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t7` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla TOY_814t7 74fbe629 81b7228c c7842ebc.b857c9f1
pub const TOY_814t7: Power = VANILLA;

/// # Toy Soldier
///
/// `TOY_814t8` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Draenei
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla TOY_814t8 18841c49 6b2715db c32951c7.d8e09bc7
pub const TOY_814t8: Power = VANILLA;

/// # Forgotten Animatronic
///
/// `TOY_820` · Neutral minion · 5 mana · 4/6
///
/// > At the end of your turn, destroy a minion with less Attack than this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived TOY_820 a7595dcb 3abbc3fe ae9c63b4.9689cd04
pub const TOY_820: Power =
    at_end_of_your_turn(&[destroy(MINIONS.that(not(&ATTACK.no_less_than(&ATTACK.of(THIS)))).random())]);

/// # Corridor Sleeper
///
/// `TOY_866` · Neutral minion · 1 mana · 3/5
///
/// > Starts **Dormant**. After 7 minions die, awaken.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Creeping the Corridors [`TOY_866e`]
///
/// State: Derived
//~ derived TOY_866 6db38726 56ce8d5e dd30048f.bf469e95
pub const TOY_866: Power = dormant_until(Goal::Times(7), &[MINIONS.die()]);

/// # Creeping the Corridors
///
/// `TOY_866e` · Neutral enchantment
///
/// > **Dormant**. Awaken after @ \|4(minion dies, minions die).
///
/// - Set: Whizbang's Workshop
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7, `SCORE_VALUE_1` = 7
///
/// State: Todo
//~ todo TOY_866e 03fb2813 bcae7677 37f03124.d899d50d
pub const TOY_866e: Power = TODO;

/// # Cosplay Contestant
///
/// `TOY_878` · Neutral minion · 3 mana · 3/4
///
/// > After your opponent plays a minion, transform into a 3/4 copy of it.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Draenei
/// - Enchantments: Cool Costume [`TOY_878e`]
///
/// State: Derived
//~ derived TOY_878 8f6fb3e7 bd0a7937 00d5abf1.930d0d18
pub const TOY_878: Power = after(OPPONENT.play(MINION)).then(&[transform(THIS, copy_of(THAT)), attach("TOY_878e")]);

/// # Cool Costume
///
/// `TOY_878e` · Neutral enchantment
///
/// > Stats set to 3/4.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_878e ef4dd9b8 0898a9a6 6dbc32e2.449dfbe2
pub const TOY_878e: Power = enchant(&[become_stats(3, 4)]);

/// # Workshop Janitor
///
/// `TOY_891` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control a location, draw 2 cards.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TOY_891 62bef8e2 79eea9a8 fd92484a.4f6c4eb6
pub const TOY_891: Power = battlecry(&[draw(2)]).when(there_is(&YOUR_LOCATIONS));

/// # Nesting Golem
///
/// `TOY_893` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TOY_893 e9386726 c41f5a4e 18cd2a43.1855103d
pub const TOY_893: Power = TODO;

/// # Origami Frog
///
/// `TOY_894` · Neutral minion · 5 mana · 1/4
///
/// > **Rush Battlecry:** Swap Attack with another minion.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Target: "Swap Attack with another minion."
/// - Enchantments: Folding Paper [`TOY_894e`]
///
/// State: Todo
//~ todo TOY_894 7698304c 9e5796a9 ffc78c40.641ce4bd
pub const TOY_894: Power = TODO;

/// # Folding Paper
///
/// `TOY_894e` · Neutral enchantment
///
/// > Swapped stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_894e 37eb4333 a23bf425 1bf42aaf.1c66809f
pub const TOY_894e: Power = TODO;

/// # Origami Crane
///
/// `TOY_895` · Neutral minion · 4 mana · 4/1
///
/// > **Taunt Battlecry:** Swap Health with another minion.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Target: "Swap Health with another minion."
/// - Enchantments: Crane Paper [`TOY_895e`]
///
/// State: Todo
//~ todo TOY_895 393d5e2f 0f541154 c2757bd6.2cc0150f
pub const TOY_895: Power = TODO;

/// # Crane Paper
///
/// `TOY_895e` · Neutral enchantment
///
/// > Swapped Health.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_895e 9075775d 7ba027ca 2ab325e0.2bbe1ac2
pub const TOY_895e: Power = TODO;

/// # Origami Dragon
///
/// `TOY_896` · Neutral minion · 6 mana · 1/1
///
/// > **Divine Shield**, **Lifesteal Battlecry:** Swap stats with another minion.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Battlecry, Lifesteal
/// - Target: "Swap stats with another minion."
/// - Enchantments: Frog Paper [`TOY_896e`]
///
/// State: Todo
//~ todo TOY_896 ff8444b4 337ae7ff 1a4a909b.2c4eb05d
pub const TOY_896: Power = TODO;

/// # Frog Paper
///
/// `TOY_896e` · Neutral enchantment
///
/// > Swapped attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_896e d276bb50 2c092e5f 0f2b0b9b.d5e2abd8
pub const TOY_896e: Power = TODO;

/// # Floppy Hydra
///
/// `TOY_897` · Neutral minion · 3 mana · 2/4
///
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanently doubled Attack and Health.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Todo
//~ todo TOY_897 f2b31ec2 41cb1d18 b110addd.eba2fc31
pub const TOY_897: Power = TODO;

/// # Rumble Enthusiast
///
/// `TOY_943` · Neutral minion · 3 mana · 2/5
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to a random enemy.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived TOY_943 67fa7c43 10ceed64 07f7ae5f.f579ff5e
pub const TOY_943: Power = after(YOU.play(OUTCAST)).then(&[deal(1).to(ENEMIES.random())]);

/// # Joymancer Jepetto
///
/// `TOY_960` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Get copies of every 1-Attack or 1-Health minion you've played this game.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TOY_960 747ad0ba e9a79a64 5e4f5ee5.148a613d
pub const TOY_960: Power = TODO;

/// # The Coin
///
/// `TOY_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TOY_COIN1 b4261a6a 563a9c74 ade5c15d.095f71be
pub const TOY_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TOY_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TOY_COIN2 108016ae 3b51f5a2 c7904857.095f71be
pub const TOY_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TOY_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TOY_COIN3 90c72efe ff7df0cb 6cf05eb8.095f71be
pub const TOY_COIN3: Power = spell(&[gain_mana(1)]);
