//! Neutral cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 708340d3

/// # ME SMASH
///
/// `BRMA07_2H` · Neutral hero power · 0 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Blackrock Mountain
/// - Mechanics: Ai Must Play
///
/// State: Derived
//~ derived BRMA07_2H 1dba9186 9f347a43 3730eab6.cf9056fb
pub const BRMA07_2H: Power = hero_power(&[destroy(ENEMY_MINIONS.random())]);

/// # Grim Patron
///
/// `BRM_019` · Neutral minion · 5 mana · 3/3
///
/// > After this minion survives damage, summon another Grim Patron.
///
/// - Set: Blackrock Mountain · rare · collectible
///
/// State: Derived
//~ derived BRM_019 70baf111 5a8633b9 dbe2b281.66cd9a1f
pub const BRM_019: Power =
    after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(card("BRM_019"))]);

/// # Dragonkin Sorcerer
///
/// `BRM_020` · Neutral minion · 4 mana · 3/5
///
/// > Whenever **you** target this minion with a spell, gain +1/+1.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Enchantments: Draconic Power [`BRM_020e`]
///
/// State: Derived
//~ derived BRM_020 7ec4cf8d 2427490f 3be0ff93.b0781e1a
pub const BRM_020: Power = whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[give(&[plus(1, 1)])]);

/// # Draconic Power
///
/// `BRM_020e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ todo BRM_020e a767636b 0b06d626 158b50e4.a536d554
pub const BRM_020e: Power = TODO;

/// # Dragon Egg
///
/// `BRM_022` · Neutral minion · 1 mana · 0/2
///
/// > Whenever this minion takes damage, summon a 2/1 Whelp.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Tokens: Black Whelp [`BRM_022t`]
///
/// State: Derived
//~ derived BRM_022 7a559f5b 1ef18920 0db86491.d921fea9
pub const BRM_022: Power = whenever(THIS.takes_damage(CARD)).then(&[summon(card("BRM_022t"))]);

/// # Black Whelp
///
/// `BRM_022t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Blackrock Mountain
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla BRM_022t bd510189 461b1552 681b0498
pub const BRM_022t: Power = VANILLA;

/// # Drakonid Crusher
///
/// `BRM_024` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If your opponent has 15 or less Health, gain +3/+3.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Large Talons [`BRM_024e`]
///
/// State: Derived
//~ derived BRM_024 8522f2fc d2347f19 0d274bcf.43b56983
pub const BRM_024: Power = battlecry(&[attach("BRM_024e")]).when(there_is(&ENEMY_HERO.that(HEALTH.at_most(15))));

/// # Large Talons
///
/// `BRM_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Blackrock Mountain
///
/// State: Derived
//~ derived BRM_024e 0102bbfe 2132bde1 f33647cd.b42c6980
pub const BRM_024e: Power = enchant(&[plus(3, 3)]);

/// # Volcanic Drake
///
/// `BRM_025` · Neutral minion · 6 mana · 6/4
///
/// > Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
///
/// State: Derived
//~ derived BRM_025 513d7f03 cd69ba79 aff059a4.f464760e
pub const BRM_025: Power = costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))]);

/// # Hungry Dragon
///
/// `BRM_026` · Neutral minion · 4 mana · 5/6
///
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BRM_026 c07daddb 41eef286 5a612b03.f18ec49f
pub const BRM_026: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).to(OPPONENT)]);

/// # Majordomo Executus
///
/// `BRM_027` · Neutral minion · 9 mana · 9/7
///
/// > **Deathrattle:** Replace your hero with Ragnaros the Firelord.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Ragnaros the Firelord [`BRM_027h`], DIE, INSECT! [`BRM_027p`]
///
/// State: Derived
//~ derived BRM_027 7044126b abaf927c 5f357ecb.70227969
pub const BRM_027: Power = deathrattle(&[become_hero(card("BRM_027h"))]);

/// # Ragnaros the Firelord
///
/// `BRM_027h` · Neutral hero · 8 health
///
/// - Set: Blackrock Mountain
/// - Hero power: DIE, INSECT! [`BRM_027p`]
///
/// State: Vanilla
//~ vanilla BRM_027h 59eccad9 95429e56 3519faf7
pub const BRM_027h: Power = VANILLA;

/// # DIE, INSECT!
///
/// `BRM_027p` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy.
///
/// - Set: Blackrock Mountain
/// - Tokens: DIE, INSECTS! [`BRM_027pH`]
///
/// State: Derived
//~ derived BRM_027p be53c3cc 44243ebe 0209fca0.83ff5c7a
pub const BRM_027p: Power = hero_power(&[deal(8).to(ENEMIES.random())]);

/// # DIE, INSECTS!
///
/// `BRM_027pH` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. TWICE.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ todo BRM_027pH 8ad0cf42 ac2c7d30 9f9e25b4.0309dcc2
pub const BRM_027pH: Power = TODO;

/// # Emperor Thaurissan
///
/// `BRM_028` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Enchantments: Imperial Favor [`BRM_028e`]
///
/// State: Derived
//~ derived BRM_028 74231df5 6d07e119 902ae891.9cbff41d
pub const BRM_028: Power = at_end_of_your_turn(&[attach("BRM_028e").to(YOUR_HAND)]);

/// # Imperial Favor
///
/// `BRM_028e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Blackrock Mountain
///
/// State: Derived
//~ derived BRM_028e cb1b9cb2 f69213a2 20602308.f705eb41
pub const BRM_028e: Power = enchant(&[cost_less(1)]);

/// # Rend Blackhand
///
/// `BRM_029` · Neutral minion · 7 mana · 8/4
///
/// > **Battlecry:** If you're holding a Dragon, destroy a **Legendary** minion.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND`, `REQ_LEGENDARY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a Legend."
///
/// State: Derived
//~ derived BRM_029 23fb563b 01b365d5 2ed8c0eb.181bc3b4
pub const BRM_029: Power =
    battlecry(&[destroy(A_MINION.that(rarity(Rarity::Legendary)))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Nefarian
///
/// `BRM_030` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Add 2 random spells to your hand *(from your opponent's class)*.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tokens: Tail Swipe [`BRM_030t`]
///
/// State: Derived
//~ derived BRM_030 a5a2ecad 2b8588ee 72d255bb.fbd4e8d4
pub const BRM_030: Power = battlecry(&[get(random_of(SPELL, Classes::Opponent)).copies(2)]);

/// # Tail Swipe
///
/// `BRM_030t` · Neutral spell · 4 mana
///
/// > Deal $4 damage.
///
/// - Set: Blackrock Mountain
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BRM_030t e286d2b6 caa09439 8edc5fdc.d316de67
pub const BRM_030t: Power = spell(&[deal(4).to(TARGET)]);

/// # Chromaggus
///
/// `BRM_031` · Neutral minion · 8 mana · 6/8
///
/// > Whenever you draw a card, put another copy into your hand.
///
/// - Set: Blackrock Mountain · legendary · collectible
/// - Minion type: Dragon
///
/// State: Derived
//~ derived BRM_031 400e6696 e40217dd 591d837d.1bd02aef
pub const BRM_031: Power = whenever(YOU.draw(CARD)).then(&[get(copy_of(THAT))]);

/// # Blackwing Technician
///
/// `BRM_033` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dragon Blood [`BRM_033e`]
///
/// State: Done
//~ done BRM_033 0df408a8 - 01892cb0.bc298987
pub const BRM_033: Power = battlecry(&[attach("BRM_033e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Dragon Blood
///
/// `BRM_033e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Blackrock Mountain
///
/// State: Derived
//~ derived BRM_033e f3f5f10c d98c7d43 a91462b4.29d9cb13
pub const BRM_033e: Power = enchant(&[plus(1, 1)]);

/// # Blackwing Corruptor
///
/// `BRM_034` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived BRM_034 901f3b96 02d3d1a3 694d5b06.ea34261d
pub const BRM_034: Power = battlecry(&[deal(5).to(TARGET)]).when(there_is(&YOUR_HAND.that(DRAGON)));
