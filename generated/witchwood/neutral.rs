//! Neutral cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8a2f1f20

/// # Echo Enchant
/// Enchantment
/// > Destroy card if in hand at the end of turn.
//~ todo GIL_000 55663162 d522ad72.f98701f4 782333b3
pub const GIL_000: Power = TODO;

/// # Worgen Abomination
/// Minion · Undead · 7 mana · 6/6
/// > At the end of your turn, deal 2 damage to all other damaged minions.
//~ derived GIL_117 6697d60b 5aaeae54.84e048ea d4a00e6f
pub const GIL_117: Power = at_end_of_your_turn(&[deal(2).to(OTHER_MINIONS.that(DAMAGED))]);

/// # Deranged Doctor
/// Minion · 8 mana · 8/8
/// > **Deathrattle:** Restore #8 Health to your hero.
//~ derived GIL_118 c85889f7 47db507d.06bd0424 ece59b9f
pub const GIL_118: Power = deathrattle(&[heal(8).to(YOUR_HERO)]);

/// # Cauldron Elemental
/// Minion · Elemental · 8 mana · 7/7
/// > Your other Elementals have +2 Attack.
/// - Makes: Toil and Trouble [`GIL_119e`] ("Cauldron Elemental is granting this +2 Attack.")
//~ derived GIL_119 a16cc08e df09c86b.0750baf7 2e0fb213.4c85e32e
pub const GIL_119: Power = aura(OTHER_FRIENDLY_MINIONS.that(ELEMENTAL)).have(&[ATTACK.plus(2)]);

/// # Toil and Trouble
/// Enchantment
/// > Cauldron Elemental is granting this +2 Attack.
/// - Makes: Cauldron Elemental [`GIL_119`] (7/7, "Your other Elementals have +2 Attack.")
//~ todo GIL_119e c0cbba12 d522ad72.b1ab8be4 ee5cf33d.754d032c
pub const GIL_119e: Power = TODO;

/// # Furious Ettin
/// Minion · 7 mana · 5/9
/// > **Taunt**
//~ vanilla GIL_120 db212029 4141eb26.4b0c5d24 f1d7ea53
pub const GIL_120: Power = VANILLA;

/// # Darkmire Moonkin
/// Minion · 7 mana · 2/8
/// > **Spell Damage +2**
//~ vanilla GIL_121 055d2e7a c91ce45a.e1835dc2 5993eda4
pub const GIL_121: Power = VANILLA;

/// # Mossy Horror
/// Minion · 6 mana · 2/7
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
//~ derived GIL_124 03983326 20923db4.a73af7dc 14ac1f64
pub const GIL_124: Power = battlecry(&[destroy(OTHER_MINIONS.that(ATTACK.at_most(2)))]);

/// # Mad Hatter
/// Minion · 4 mana · 3/2
/// > **Battlecry:** Randomly toss 3 hats to other minions. Each hat gives +1/+1.
/// - Makes: Hat [`GIL_125e`] ("\+1/+1.")
//~ done GIL_125 - e3956461.75bda1ef 7ef48dfe.1c27f0fb
pub const GIL_125: Power = battlecry(&[attach("GIL_125e").to(OTHER_MINIONS.random()).repeated(3)]);

/// # Hat
/// Enchantment
/// > \+1/+1.
//~ derived GIL_125e df42aa77 d522ad72.cb08f83e 39d874c7
pub const GIL_125e: Power = enchant(&[plus(1, 1)]);

/// # Vicious Scalehide
/// Minion · Beast · 2 mana · 1/3
/// > **Lifesteal Rush**
//~ vanilla GIL_143 5f65d129 64f65f81.ee3ee1a8 284f67b7
pub const GIL_143: Power = VANILLA;

/// # Azalina Soulthief
/// Minion · Undead · 7 mana · 3/3
/// > **Battlecry:** Replace your hand with a copy of your opponent's.
//~ done GIL_198 - 5a18da33.9adbd65e fb5869dc
pub const GIL_198: Power = battlecry(&[remove_from_game(YOUR_HAND), get(copy_of(ENEMY_HAND))]);

/// # Pumpkin Peasant
/// Minion · 3 mana · 2/4
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
/// - Makes: Pumpkin Peasant [`GIL_201t`] (4/2, "Lifesteal Each turn this is in your hand, swap…")
//~ derived GIL_201 d0765085 def81b81.ec4cdcad 88153b66.d7751ef8
pub const GIL_201: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Pumpkin Peasant
/// Minion · 3 mana · 4/2
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
//~ derived GIL_201t 98bf07f4 cbd1a658.ec4cdcad 88153b66
pub const GIL_201t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Gilnean Royal Guard
/// Minion · 8 mana · 3/8
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
/// - Makes: Gilnean Royal Guard [`GIL_202t`] (8/3, "Divine Shield, Rush Each turn this is in your…")
//~ derived GIL_202 bda0d584 afa78bc1.2920f4df 76b1e02b.d57497d0
pub const GIL_202: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Gilnean Royal Guard
/// Minion · 8 mana · 8/3
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
//~ derived GIL_202t 3632dd5d 47d0ecba.2920f4df 76b1e02b
pub const GIL_202t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Phantom Militia
/// Minion · Undead · 3 mana · 2/4
/// > **Echo Taunt**
//~ vanilla GIL_207 eb8f12e0 b5b37ada.ac3cafce b7214883
pub const GIL_207: Power = VANILLA;

/// # Ravencaller
/// Minion · 3 mana · 2/1
/// > **Battlecry:** Add two random 1-Cost minions to your hand.
//~ derived GIL_212 f911208d dede83d0.ce15ab10 4ce550ac
pub const GIL_212: Power = battlecry(&[get(random(all(&[MINION, COST.is(1)]))).picks(2)]);

/// # Tanglefur Mystic
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Add a random 2-Cost minion to each player's hand.
//~ derived GIL_213 b3b8829b 05841e04.12af0dad 549f7215
pub const GIL_213: Power = battlecry(&[get(random(all(&[MINION, COST.is(2)]))).for_(PLAYERS)]);

/// # Lost Spirit
/// Minion · Undead · 2 mana · 1/1
/// > **Deathrattle:** Give your minions +1 Attack.
/// - Makes: Spooky Sacrifice [`GIL_513e`] ("\+1 Attack.")
//~ derived GIL_513 f129790b 707001c1.2d937973 48246274.a4e49966
pub const GIL_513: Power = deathrattle(&[attach("GIL_513e").to(FRIENDLY_MINIONS)]);

/// # Spooky Sacrifice
/// Enchantment
/// > \+1 Attack.
//~ derived GIL_513e 2439dd72 d522ad72.379bca7a 6e0b221e
pub const GIL_513e: Power = enchant(&[ATTACK.plus(1)]);

/// # Wyrmguard
/// Minion · Undead · 7 mana · 3/11
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
/// - Makes: For the Dragonhoard! [`GIL_526e`] ("\+1 Attack and Taunt.")
//~ derived GIL_526 ae785746 801f09be.70c3905d e84344ce.9a662d22
pub const GIL_526: Power = battlecry(&[attach("GIL_526e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # For the Dragonhoard!
/// Enchantment
/// > \+1 Attack and **Taunt**.
//~ derived GIL_526e b41f6640 d522ad72.8dce14d0 ded21853
pub const GIL_526e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);

/// # Felsoul Inquisitor
/// Minion · Demon · 4 mana · 1/6
/// > **Lifesteal Taunt**
//~ vanilla GIL_527 c773ba63 d907b64a.3564e0d3 5e89c0ad
pub const GIL_527: Power = VANILLA;

/// # Swift Messenger
/// Minion · 4 mana · 2/6
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
/// - Makes: Swift Messenger [`GIL_528t`] (6/2, "Rush Each turn this is in your hand, swap its…")
//~ derived GIL_528 6d02accd 59ecc571.400381b3 1628f0e9.25db111c
pub const GIL_528: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Swift Messenger
/// Minion · 4 mana · 6/2
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
//~ derived GIL_528t 4d5ad1ea b660c8b6.400381b3 1628f0e9
pub const GIL_528t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Spellshifter
/// Minion · 2 mana · 1/4
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
/// - Makes: Spellshifter [`GIL_529t`] (4/1, "Spell Damage +1 Each turn this is in your hand,…")
//~ derived GIL_529 754921c8 4c924706.885616b8 cf4a9434.1825cfe6
pub const GIL_529: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Spellshifter
/// Minion · 2 mana · 4/1
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
//~ derived GIL_529t f44b5234 7c6958dc.885616b8 cf4a9434
pub const GIL_529t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Hench-Clan Thug
/// Minion · Quilboar · 3 mana · 3/3
/// > After your hero attacks, give this minion +1/+1.
/// - Makes: Reinforced [`GIL_534t`] ("Increased stats.")
//~ derived GIL_534 7418052b 78bd0f3e.6bc2ddfb fcdfc444.c3b08300
pub const GIL_534: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(1, 1)])]);

/// # Reinforced
/// Enchantment
/// > Increased stats.
//~ todo GIL_534t 753ad8c9 d522ad72.a536d554 c9da652e
pub const GIL_534t: Power = TODO;

/// # Swamp Leech
/// Minion · Beast · 1 mana · 2/1
/// > **Lifesteal**
//~ vanilla GIL_558 1dc883e5 e876b890.b857c9f1 5cf4a016
pub const GIL_558: Power = VANILLA;

/// # Blackwald Pixie
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Refresh your Hero Power.
/// - Makes: Blackwald Pixie [`GIL_561_Puzzle`] (3/4, "Battlecry: Refresh your Hero Power.")
//~ derived GIL_561 20a70fc1 05841e04.4610e89c 9ee3103a.638ec79a
pub const GIL_561: Power = battlecry(&[ready(YOUR_HERO_POWER)]);

/// # Blackwald Pixie
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Refresh your Hero Power.
//~ derived GIL_561_Puzzle 1694ff73 05841e04.4610e89c 9ee3103a
pub const GIL_561_Puzzle: Power = battlecry(&[ready(YOUR_HERO_POWER)]);

/// # Countess Ashmore
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Draw a **Rush**, **Lifesteal**, and **Deathrattle** card from your deck.
//~ done GIL_578 - 8417a0af.66eccaf0 f7fd654d
#[rustfmt::skip]
pub const GIL_578: Power = battlecry(&[draw_that(1, with(GameTag::RUSH)), draw_that(1, with(GameTag::LIFESTEAL)), draw_that(1, with(GameTag::DEATHRATTLE))]);

/// # Sandbinder
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Draw an Elemental from your deck.
//~ derived GIL_581 739aa6c7 581d4d03.e0ec8e49 6c92761b
pub const GIL_581: Power = battlecry(&[draw_that(1, ELEMENTAL)]);

/// # Witchwood Piper
/// Minion · Demon · 4 mana · 3/3
/// > **Battlecry:** Draw the lowest Cost minion from your deck.
//~ derived GIL_584 9f455dfe 9861e642.06a57e51 558dacc4
pub const GIL_584: Power = battlecry(&[get(the(YOUR_DECK.that(MINION).least(COST)))]);

/// # Scaleworm
/// Minion · Beast · 4 mana · 4/4
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Rush**.
/// - Makes: Bold Worm [`GIL_601e`] ("\+1 Attack and Rush.")
//~ derived GIL_601 5de6d7d5 79d4db7e.3aa511b4 ca4d3719.4fe88d74
pub const GIL_601: Power = battlecry(&[attach("GIL_601e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bold Worm
/// Enchantment
/// > \+1 Attack and **Rush**.
//~ derived GIL_601e b2aee341 d522ad72.5d22e48e 11d5bd8d
pub const GIL_601e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Voodoo Doll
/// Minion · 3 mana · 1/1
/// > **Battlecry:** Choose a minion. **Deathrattle:** Destroy the chosen minion.
/// - Makes: Voodoo Doll Cursed [`GIL_614e1`] ("Destroyed when Voodoo Doll is destroyed."); Voodoo Doll Cursing [`GIL_614e2`] ("Deathrattle: Destroy ….")
//~ done GIL_614 - d6fd17e4.d38efa59 261f20f3.0dd984e0
pub const GIL_614: Power = abilities(&[
    battlecry(&[select(A_MINION), remember(IT), attach("GIL_614e1").to(IT)]),
    deathrattle(&[destroy(MINIONS.that(is(&REMEMBERED)).that(with(GameTag::VOODOO_LINK)))]),
]);

/// # Voodoo Doll Cursed
/// Enchantment
/// > Destroyed when Voodoo Doll is destroyed.
/// - Makes: Voodoo Doll [`GIL_614`] (1/1, "Battlecry: Choose a minion. Deathrattle: Destroy…")
//~ done GIL_614e1 - d522ad72.3414eaa9 3e1608be.3105a67e
pub const GIL_614e1: Power = enchant(&[has(GameTag::VOODOO_LINK)]);

/// # Voodoo Doll Cursing
/// Enchantment
/// > **Deathrattle:** Destroy {0}.
//~ todo GIL_614e2 1cd8fa38 d522ad72.203e3319 b75f5abe
pub const GIL_614e2: Power = TODO;

/// # Splitting Festeroot
/// Minion · Undead · 8 mana · 4/4
/// > **Deathrattle:** Summon two 2/2 Splitting Saplings.
/// - Makes: Splitting Sapling [`GIL_616t`] (2/2, "Deathrattle: Summon two 1/1 Woodchips."); Woodchip [`GIL_616t2`] (1/1)
//~ derived GIL_616 60ba2bda 07189779.5212f721 aaa60193.14713008
pub const GIL_616: Power = deathrattle(&[summon(card("GIL_616t")).copies(2)]);

/// # Splitting Sapling
/// Minion · Undead · 3 mana · 2/2
/// > **Deathrattle:** Summon two 1/1 Woodchips.
/// - Makes: Woodchip [`GIL_616t2`] (1/1)
//~ derived GIL_616t 76a75656 b5bee8cc.dfe79570 edb87d12.de702eee
pub const GIL_616t: Power = deathrattle(&[summon(card("GIL_616t2")).copies(2)]);

/// # Woodchip
/// Minion · Undead · 1 mana · 1/1
//~ vanilla GIL_616t2 4bc0f9f4 ef057e39 2cd5cf20
pub const GIL_616t2: Power = VANILLA;

/// # Dollmaster Dorian
/// Minion · 5 mana · 2/6
/// > Whenever you draw a minion, summon a 1/1 copy of it.
/// - Makes: Creepy Doll [`GIL_620e`] ("Dollmaster Dorian made a 1/1 copy.")
//~ derived GIL_620 2aa73163 cb051dda.2497eb49 f72099a3.f0aeb20c
pub const GIL_620: Power =
    whenever(YOU.draw(MINION)).then(&[summon(copy_of(THAT)), give(&[become_stats(1, 1)]).to(IT)]);

/// # Creepy Doll
/// Enchantment
/// > Dollmaster Dorian made a 1/1 copy.
/// - Makes: Dollmaster Dorian [`GIL_620`] (2/6, "Whenever you draw a minion, summon a 1/1 copy of…")
//~ todo GIL_620e 18e1202e d522ad72.2227fd5c 853b5a03.cb7ea7d5
pub const GIL_620e: Power = TODO;

/// # Lifedrinker
/// Minion · Beast · 4 mana · 3/3
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
//~ derived GIL_622 e4de5215 6024d080.fe2213eb f0765d9d
pub const GIL_622: Power = battlecry(&[deal(3).to(ENEMY_HERO), heal(3).to(YOUR_HERO)]);

/// # Witchwood Grizzly
/// Minion · Beast · 5 mana · 3/12
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
/// - Makes: Grizzled [`GIL_623e`] ("Decreased Health.")
//~ done GIL_623 - 63801980.e62575a1 65db9fd3.9d9560eb
pub const GIL_623: Power = battlecry(&[give(&[HEALTH.plus(-1).times(X)]).with_x(count(ENEMY_HAND))]);

/// # Grizzled
/// Enchantment
/// > Decreased Health.
//~ todo GIL_623e 500e23ed d522ad72.4a84c809 62bea56c
pub const GIL_623e: Power = TODO;

/// # Night Prowler
/// Minion · Beast · 4 mana · 3/3
/// > **Battlecry:** If this is the only minion on the battlefield, gain +3/+3.
/// - Makes: Stalking [`GIL_624e`] ("\+3/+3.")
//~ done GIL_624 - 6024d080.36a96923 44bca766.fe4dbf17
pub const GIL_624: Power = battlecry(&[attach("GIL_624e")]).when(there_is_no(&OTHER_MINIONS));

/// # Stalking
/// Enchantment
/// > \+3/+3.
//~ derived GIL_624e 8946bf59 d522ad72.184d0f12 73590cf2
pub const GIL_624e: Power = enchant(&[plus(3, 3)]);

/// # Clockwork Automaton
/// Minion · Mech · 5 mana · 4/4
/// > Double the damage and healing of your Hero Power.
/// - Makes: Clockwork Automaton [`GIL_646_Puzzle`] (4/4, "Double the damage and healing of your Hero Power.")
//~ done GIL_646 - 06523553.3eb8ad50 d5653977.f0c0fd25
pub const GIL_646: Power = aura(YOU).have(&[plus_tag(GameTag::HERO_POWER_DOUBLE, 1)]);

/// # Clockwork Automaton
/// Minion · Mech · 5 mana · 4/4
/// > Double the damage and healing of your Hero Power.
//~ done GIL_646_Puzzle - 06523553.3eb8ad50 d5653977
pub const GIL_646_Puzzle: Power = aura(YOU).have(&[plus_tag(GameTag::HERO_POWER_DOUBLE, 1)]);

/// # Chief Inspector
/// Minion · 5 mana · 4/6
/// > **Battlecry:** Destroy all enemy **Secrets**.
//~ derived GIL_648 ea754628 a0c0ba7d.8e6fee87 b010a819
pub const GIL_648: Power = battlecry(&[destroy(ENEMY_SECRETS.that(SECRET))]);

/// # Rotten Applebaum
/// Minion · Undead · 5 mana · 4/6
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
//~ derived GIL_667 3b24baa8 52c1a91a.772fece2 295426c6
pub const GIL_667: Power = deathrattle(&[heal(6).to(YOUR_HERO)]);

/// # Walnut Sprite
/// Minion · 3 mana · 3/3
/// > **Echo**
//~ vanilla GIL_680 7dffc953 05878c57.bab6a5df 639f1149
pub const GIL_680: Power = VANILLA;

/// # Nightmare Amalgam
/// Minion · All · 3 mana · 3/4
/// > *This has all minion types.*
//~ done GIL_681 - 6b32b9ab.6a1e7c6a e1a30d29
pub const GIL_681: Power = VANILLA;

/// # Muck Hunter
/// Minion · 5 mana · 5/8
/// > **Rush Battlecry:** Summon two 2/1 Mucklings for your opponent.
/// - Makes: Muckling [`GIL_682t`] (2/1)
//~ derived GIL_682 e197148a 7c38674e.31442df5 5fbe92b8.65d58b5a
pub const GIL_682: Power = battlecry(&[summon(card("GIL_682t")).copies(2).for_(OPPONENT)]);

/// # Muckling
/// Minion · 1 mana · 2/1
//~ vanilla GIL_682t e673b895 57db445c ec649515
pub const GIL_682t: Power = VANILLA;

/// # Marsh Drake
/// Minion · Dragon · 3 mana · 5/4
/// > **Battlecry:** Summon a 2/1 **Poisonous** Drakeslayer for your opponent.
/// - Makes: Drakeslayer [`GIL_683t`] (2/1, "Poisonous")
//~ done GIL_683 - c494a970.2fe0a1e6 e96568dc.8a75e8ec
pub const GIL_683: Power = battlecry(&[summon(card("GIL_683t")).for_(OPPONENT)]);

/// # Drakeslayer
/// Minion · 1 mana · 2/1
/// > **Poisonous**
//~ vanilla GIL_683t a02b3458 57db445c.2574dcf7 e43e1439
pub const GIL_683t: Power = VANILLA;

/// # Genn Greymane
/// Minion · 6 mana · 6/5
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
/// - Makes: Curse of Ur [`GIL_692e`] ("Your Hero Power costs (1).")
//~ done GIL_692 - 8b3798a2.b628a077 6c885662.36317568
pub const GIL_692: Power = on(Word::StartOfGame, &[attach("GIL_692e").to(YOUR_HERO_POWER)])
    .when(there_is_no(&YOUR_STARTING_DECK.that(odd(COST))));

/// # Curse of Ur
/// Enchantment
/// > Your **Hero Power** costs (1).
//~ done GIL_692e - d522ad72.f2d15285 f5318932
pub const GIL_692e: Power = enchant(&[cost(1)]);

/// # Unpowered Steambot
/// Minion · Mech · 4 mana · 0/9
/// > **Taunt**
//~ vanilla GIL_809 320be5dd b74b45a8.4b0c5d24 9738df52
pub const GIL_809: Power = VANILLA;

/// # Baleful Banker
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
//~ done GIL_815 - af540375.542065d8 dd8283ff
pub const GIL_815: Power = battlecry(&[select(A_FRIENDLY_MINION), shuffle(copy_of(IT))]);

/// # Swamp Dragon Egg
/// Minion · 1 mana · 0/3
/// > **Deathrattle:** Add a random Dragon to your hand.
//~ derived GIL_816 60490adb a86dffc8.d3f4fc3a 51e0b945
pub const GIL_816: Power = deathrattle(&[get(random(DRAGON))]);

/// # Witch's Cauldron
/// Minion · 3 mana · 0/4
/// > After a friendly minion dies, add a random Shaman spell to your hand.
//~ derived GIL_819 5cb0d561 8de48e29.59a5db52 16b8356e
pub const GIL_819: Power =
    after(OTHER_FRIENDLY_MINIONS.die()).then(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]);

/// # Baku the Mooneater
/// Minion · Beast · 9 mana · 7/8
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
//~ done GIL_826 - 8640d35c.9cc79d10 c9b776f6
pub const GIL_826: Power =
    on(Word::StartOfGame, &[upgrade_hero_power()]).when(there_is_no(&YOUR_STARTING_DECK.that(not(&odd(COST)))));

/// # Vicious Scalehide
/// Minion · Beast · 2 mana · 1/3
/// > **Lifesteal Rush**@**Lifesteal**, **Rush**
//~ todo ICC_828t7 33e917a9 64f65f81.b0ef7ed9 284f67b7
pub const ICC_828t7: Power = TODO;
