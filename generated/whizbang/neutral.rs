//! Neutral cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ MIS_025 todo a5a4b532 06ddd524
pub const MIS_025: Power = TODO;

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
//~ MIS_025t todo dc0cd13c c569522d
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
//~ MIS_025t1 todo 4b00088d 4a3aafa7
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
/// State: Todo
//~ MIS_026 todo fae82341 44e53e55
pub const MIS_026: Power = TODO;

/// # Creepy Puppet
///
/// `MIS_026e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_026e todo 7cbf44f0 df12275a
pub const MIS_026e: Power = TODO;

/// # Explodineer
///
/// `MIS_308` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Enchantments: Unstable Toy [`MIS_308e`]
///
/// State: Todo
//~ MIS_308 todo f274adcc 7ac78207
pub const MIS_308: Power = TODO;

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
//~ MIS_308e todo 92239004 c2d51d7e
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
/// State: Todo
//~ MIS_314 todo e5bdf00e 36d2e704
pub const MIS_314: Power = TODO;

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
//~ MIS_916 todo 1d5d1ea4 765bdfac
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
//~ MIS_916a todo 7eeee422 ae556cb7
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
//~ MIS_916b todo 9a08b9ad 6b4200ea
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
//~ MIS_916c todo 96a12a6e 882e08ae
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
//~ MIS_916e todo 55927569 0996290b
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
/// State: Todo
//~ SW_068_COPY todo f2958fa1 66b1d56a
pub const SW_068_COPY: Power = TODO;

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
/// State: Todo
//~ TOY_000 todo d8122121 796e9197
pub const TOY_000: Power = TODO;

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
/// State: Todo
//~ TOY_006 todo 3b496725 aebe5dd0
pub const TOY_006: Power = TODO;

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
/// State: Todo
//~ TOY_054 todo 241cbf24 14ebfb2f
pub const TOY_054: Power = TODO;

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
/// State: Todo
//~ TOY_307 todo e7615259 0e88efea
pub const TOY_307: Power = TODO;

/// # Melting
///
/// `TOY_307e` · Neutral enchantment
///
/// > Discard this at the end of your turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_307e todo 50ade4e9 ff88ef4b
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
//~ TOY_307t todo 5008a58a 404c5b38
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
//~ TOY_312 todo 68df56db dc87feba
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
//~ TOY_312t todo 1c43dbc7 40ed5adc
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
//~ TOY_330 todo eaa02c88 bd900275
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
//~ TOY_330e todo c5ea74a6 2bd9d007
pub const TOY_330e: Power = TODO;

/// # Absolutely Wonderful!
///
/// `TOY_330e1` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_330e1 todo d4320ee3 70572c68
pub const TOY_330e1: Power = TODO;

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
//~ TOY_330t10 todo dab3f34c 3e5fab39
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
//~ TOY_330t11 todo 6b5bc277 48a0bf05
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
//~ TOY_330t12 todo 7d56cba1 45669980
pub const TOY_330t12: Power = TODO;

/// # Wonderful Mixture
///
/// `TOY_330t26` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_330t26 todo 04038540 d814bd5a
pub const TOY_330t26: Power = TODO;

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
//~ TOY_330t5 todo 033417e4 ee4d1ad2
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
//~ TOY_330t6 todo a5a9b3a3 79f2b3f9
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
//~ TOY_330t7 todo 2b3ae586 c0a33ea4
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
//~ TOY_330t8 todo 878cf029 3f01a366
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
//~ TOY_330t9 todo ee4789f8 aa9658ad
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
/// State: Todo
//~ TOY_330t92 todo e189944b 7acb2d26
pub const TOY_330t92: Power = TODO;

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
/// State: Todo
//~ TOY_330t93 todo 74360155 bd71c920
pub const TOY_330t93: Power = TODO;

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
/// State: Todo
//~ TOY_330t94 todo e44bc95b 81e62a5d
pub const TOY_330t94: Power = TODO;

/// # Power Module
///
/// `TOY_330t94e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_330t94e todo cd898763 2ffbd7f1
pub const TOY_330t94e: Power = TODO;

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
/// State: Todo
//~ TOY_330t95 todo c891037c ae16cae1
pub const TOY_330t95: Power = TODO;

/// # Pylon's Unity
///
/// `TOY_330t95e1` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_330t95e1 todo fa5c2a36 774ce60f
pub const TOY_330t95e1: Power = TODO;

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
//~ TOY_330t96 vanilla c166c28d 1f45fbb0
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
/// State: Todo
//~ TOY_330t97 todo 42ad6865 ead919f7
pub const TOY_330t97: Power = TODO;

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
/// State: Todo
//~ TOY_330t98 todo 552662bd 3fe09ee4
pub const TOY_330t98: Power = TODO;

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
//~ TOY_330t99 vanilla 2a367311 38b4b614
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
/// State: Todo
//~ TOY_340 todo 57ef9ed3 a07c0153
pub const TOY_340: Power = TODO;

/// # Intrepid
///
/// `TOY_340t` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_340t todo 830d0ce1 c944e4a4
pub const TOY_340t: Power = TODO;

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
//~ TOY_340t1 todo efec6804 80f9f979
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
//~ TOY_341 todo c0a1adab 465558ed
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
//~ TOY_341t todo c9951e75 5e003bbe
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
//~ TOY_386 todo caa1cd07 680b1770
pub const TOY_386: Power = TODO;

/// # Draconic Gift
///
/// `TOY_386e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_386e todo 543cf81c abdbac2f
pub const TOY_386e: Power = TODO;

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
/// State: Todo
//~ TOY_390 todo 5a9818bf fd8811b4
pub const TOY_390: Power = TODO;

/// # Discount Toy
///
/// `TOY_390e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_390e todo dbd0aa38 43a80996
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
//~ TOY_391 todo 67eb8d8b dce1a418
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
//~ TOY_391e todo 0c771fe1 e3f1da4a
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
/// State: Todo
//~ TOY_509 todo c504cc5d 4fc1e29f
pub const TOY_509: Power = TODO;

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
/// State: Todo
//~ TOY_517 todo bde249bb a2dad662
pub const TOY_517: Power = TODO;

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
/// State: Todo
//~ TOY_518 todo 335278d9 2043d88f
pub const TOY_518: Power = TODO;

/// # Equal Earnings
///
/// `TOY_518e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_518e todo 7f539a50 ba1035f2
pub const TOY_518e: Power = TODO;

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
//~ TOY_520 todo 83554387 245180ae
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
//~ TOY_520e todo 39bc1b48 812c011a
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
//~ TOY_528 todo 409d584d 7227e3a9
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
/// State: Todo
//~ TOY_530 todo f7847c18 8f89e0dc
pub const TOY_530: Power = TODO;

/// # Li'Na, Shop Manager
///
/// `TOY_531` · Neutral minion · 6 mana · 3/3
///
/// > Whenever you cast a spell, fill your board with random minions of that Cost.
///
/// - Set: Whizbang's Workshop · legendary · collectible
///
/// State: Todo
//~ TOY_531 todo 45b3e031 e54ce094
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
/// State: Todo
//~ TOY_601 todo 3aef8d57 3687d7d0
pub const TOY_601: Power = TODO;

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
//~ TOY_601t todo 55a9468b d5306dd5
pub const TOY_601t: Power = TODO;

/// # Copybot
///
/// `TOY_601t2` · Neutral minion · 6 mana · 6/7
///
/// - Set: Whizbang's Workshop
/// - Minion type: Mech
///
/// State: Vanilla
//~ TOY_601t2 vanilla c3675fab c915afa7
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
/// State: Todo
//~ TOY_646 todo 0407bf97 ae748e45
pub const TOY_646: Power = TODO;

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
/// State: Todo
//~ TOY_670 todo f4ae87c8 ed442de4
pub const TOY_670: Power = TODO;

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
//~ TOY_700 todo b4e3fdc6 5ef4b577
pub const TOY_700: Power = TODO;

/// # Wonderous Whizbang
///
/// `TOY_700h` · Whizbang hero · 30 health
///
/// - Set: Whizbang's Workshop · free
///
/// State: Vanilla
//~ TOY_700h vanilla ebe077c9 8cc04c38
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
//~ TOY_700t todo 90701bcd a0fb9e35
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
//~ TOY_700t1 todo a54f81b7 413ffbf6
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
//~ TOY_700t10 todo 13c7662a 7655055c
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
//~ TOY_700t11 todo 4084032a 6ca410b4
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
//~ TOY_700t12 todo 8c10bb3c d375e60e
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
//~ TOY_700t12e todo a9210606 07dc4cdf
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
//~ TOY_700t13 todo f293fcd4 7b5b3a06
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
//~ TOY_700t13e todo dcfaca5d bfdc1e52
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
//~ TOY_700t14 todo 3023eb05 835c4b92
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
//~ TOY_700t2 todo 7a60fab7 551552f6
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
//~ TOY_700t3 todo 110f89a1 1c339d3a
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
//~ TOY_700t4 todo 3c740237 ee680f7d
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
//~ TOY_700t5 todo 3b2a232e 2633a22c
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
//~ TOY_700t6 todo b07fbfa6 e25c6386
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
//~ TOY_700t7 todo f718ea6e 9a3fdc41
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
//~ TOY_700t8 todo 707d4318 91e810b7
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
//~ TOY_700t9 todo 8feafde4 838b4757
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
//~ TOY_700t9t2 todo 389acaf1 fc9c51d3
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
/// State: Todo
//~ TOY_703 todo 381c55c5 de14d362
pub const TOY_703: Power = TODO;

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
/// State: Todo
//~ TOY_814 todo 01c8be0c c6dea26f
pub const TOY_814: Power = TODO;

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
//~ TOY_814t vanilla 84d8535b f02ea6da
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
//~ TOY_814t2 vanilla 11533df3 0fa0eb23
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
//~ TOY_814t3 vanilla 5c499ccf 830f0c4b
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
//~ TOY_814t4 vanilla e86995c6 8e35ca88
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
//~ TOY_814t5 vanilla 0374f2cf 360aea78
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
//~ TOY_814t6 vanilla 4bb1d077 2d5f2d72
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
//~ TOY_814t7 vanilla 121647c8 2ad0e046
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
//~ TOY_814t8 vanilla bcf89142 2ad4d494
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
/// State: Todo
//~ TOY_820 todo 6ee0db55 e6182740
pub const TOY_820: Power = TODO;

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
/// State: Todo
//~ TOY_866 todo 8eadaca1 6f2908fb
pub const TOY_866: Power = TODO;

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
//~ TOY_866e todo 0d7419c0 9d764d7f
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
/// State: Todo
//~ TOY_878 todo 041bf3f0 36e201e1
pub const TOY_878: Power = TODO;

/// # Cool Costume
///
/// `TOY_878e` · Neutral enchantment
///
/// > Stats set to 3/4.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_878e todo e73e04eb fb86cf7f
pub const TOY_878e: Power = TODO;

/// # Workshop Janitor
///
/// `TOY_891` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control a location, draw 2 cards.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TOY_891 todo 4d80d33f f80fc3ec
pub const TOY_891: Power = TODO;

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
//~ TOY_893 todo 238818dd ca2dced5
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
//~ TOY_894 todo 6c9dad0c 261b8101
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
//~ TOY_894e todo 71ead201 a0b96248
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
//~ TOY_895 todo 533bcf36 44e3d87e
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
//~ TOY_895e todo 877395a2 29501e0d
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
//~ TOY_896 todo bed66bc5 b253ba4f
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
//~ TOY_896e todo 56b084c6 84b247f1
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
//~ TOY_897 todo 1da73d3c d4f6f514
pub const TOY_897: Power = TODO;

/// # Rumble Enthusiast
///
/// `TOY_943` · Neutral minion · 3 mana · 2/5
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to a random enemy.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ TOY_943 todo d870842c 9aa9a759
pub const TOY_943: Power = TODO;

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
//~ TOY_960 todo 3c00ea87 87005100
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
/// State: Todo
//~ TOY_COIN1 todo f0b25eb9 a3e985d4
pub const TOY_COIN1: Power = TODO;

/// # The Coin
///
/// `TOY_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TOY_COIN2 todo 711d3ab4 8d95ad38
pub const TOY_COIN2: Power = TODO;

/// # The Coin
///
/// `TOY_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TOY_COIN3 todo c521d3e7 2033caf1
pub const TOY_COIN3: Power = TODO;
