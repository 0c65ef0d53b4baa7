//! Neutral cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ecb17e64

/// # Stubborn Gastropod
/// Minion · Beast · 2 mana · 1/2
/// > **Taunt Poisonous**@**Taunt**, **Poisonous**
//~ todo ICC_828t2 0556c1f0 640a1edc.a3a90e40 675f0d81
pub const ICC_828t2: Power = TODO;

/// # Giant Wasp
/// Minion · Beast · 3 mana · 2/2
/// > **Stealth Poisonous**@**Stealth**, **Poisonous**
//~ todo ICC_828t3 fb9fdfc0 efc922a3.09833678 01396234
pub const ICC_828t3: Power = TODO;

/// # Fandral Enchantment
/// Enchantment
/// > Your **Choose One** cards and powers have both effects combined.
//~ todo OG_044e f84e9f10 d522ad72.3cc4093f 7b58591f
pub const OG_044e: Power = TODO;

/// # Pterrordax Hatchling
/// Minion · Beast · 3 mana · 2/2
/// > **Battlecry: Adapt**.
//~ derived UNG_001 c31c3ad7 efc922a3.6857b7a7 aeb19f8f
pub const UNG_001: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]);

/// # Volcanosaur
/// Minion · Elemental · Beast · 6 mana · 5/6
/// > **Battlecry: Adapt**, then **Adapt**.
//~ derived UNG_002 9d6ff951 91a93917.9de66038 f09bf877
pub const UNG_002: Power = battlecry(&[adapt(&[apply_it_to(THIS)]), adapt(&[apply_it_to(THIS)])]);

/// # Ravasaur Runt
/// Minion · Beast · 2 mana · 2/2
/// > **Battlecry:** If you control at least 2 other minions, **Adapt.**
//~ derived UNG_009 1bac8a91 40a0f9de.3e2479ea 6225e84a
pub const UNG_009: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]).when(there_are(2, &OTHER_FRIENDLY_MINIONS));

/// # Sated Threshadon
/// Minion · Beast · 7 mana · 5/8
/// > **Taunt Deathrattle:** Summon three 1/1 Murlocs.
/// - Makes: [`UNG_201t`](crate::ungoro::shaman::UNG_201t)
//~ derived UNG_010 c22f9554 8816dac3.e2e8e357 3e5a9bda.cbb3f096
pub const UNG_010: Power = deathrattle(&[summon(card("UNG_201t")).copies(3)]);

/// # Tol'vir Stoneshaper
/// Minion · 4 mana · 3/6
/// > **Battlecry:** If you played an Elemental last turn, gain **Taunt** and **Divine Shield**.
/// - Makes: Stonewall [`UNG_070e`] ("Divine Shield and Taunt.")
//~ derived UNG_070 d8afbb79 e3b1249d.5e7e5a5e 6b629bd5.c8d0ca33
pub const UNG_070: Power = battlecry(&[attach("UNG_070e")]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Stonewall
/// Enchantment
/// > **Divine Shield** and **Taunt**.
//~ derived UNG_070e 011481d4 d522ad72.9812ac78 0094ac40
pub const UNG_070e: Power = enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]);

/// # Giant Mastodon
/// Minion · Beast · 9 mana · 6/12
/// > **Taunt**
//~ vanilla UNG_071 0a28b29f e987e9d1.4b0c5d24 82f34ead
pub const UNG_071: Power = VANILLA;

/// # Stonehill Defender
/// Minion · 3 mana · 1/5
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
//~ derived UNG_072 ed4b3a4f d6990338.1c14395b b2a640a6
pub const UNG_072: Power = battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]);

/// # Rockpool Hunter
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry:** Give a friendly Murloc +1/+1.
/// - Makes: Trained [`UNG_073e`] ("\+1/+1")
//~ derived UNG_073 b0c84478 332b54bf.2c436187 e21c63c0.28ee11ce
pub const UNG_073: Power = battlecry(&[attach("UNG_073e").to(A_FRIENDLY_MINION.that(MURLOC))]);

/// # Trained
/// Enchantment
/// > \+1/+1
//~ derived UNG_073e 2c327b61 d522ad72.2add6a76 2bddfd9e
pub const UNG_073e: Power = enchant(&[plus(1, 1)]);

/// # Vicious Fledgling
/// Minion · Beast · 3 mana · 3/3
/// > After this minion attacks a hero, **Adapt**.
//~ derived UNG_075 f2f7960c 22fea183.99d43929 211e5b1e
pub const UNG_075: Power = after(THIS.attack(HERO)).then(&[adapt(&[apply_it_to(THIS)])]);

/// # Eggnapper
/// Minion · 3 mana · 3/1
/// > **Deathrattle:** Summon two 1/1 Raptors.
/// - Makes: Raptor [`UNG_076t1`] (1/1)
//~ derived UNG_076 3ab05fd1 0582a8fd.195432f9 5d58cffd.2b18c5ca
pub const UNG_076: Power = deathrattle(&[summon(card("UNG_076t1")).copies(2)]);

/// # Raptor
/// Minion · Beast · 1 mana · 1/1
//~ vanilla UNG_076t1 16232d92 5533a85b f01186fa
pub const UNG_076t1: Power = VANILLA;

/// # Frozen Crusher
/// Minion · Elemental · 5 mana · 8/8
/// > After this minion attacks, **Freeze** it.
//~ done UNG_079 - fbec3898.8a18a5c9 ea539b68
pub const UNG_079: Power = after(THIS.attack(CARD)).then(&[freeze(THIS)]);

/// # Thunder Lizard
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry**: If you played an Elemental last turn, **Adapt**.
//~ derived UNG_082 94ff4e84 22fea183.8db616ad 3004f0c5
pub const UNG_082: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Devilsaur Egg
/// Minion · 3 mana · 0/3
/// > **Deathrattle:** Summon a 5/5 Devilsaur.
/// - Makes: Devilsaur [`UNG_083t1`] (5/5)
//~ derived UNG_083 426c19e0 8da11c1a.33485792 40d49f95.6bdfb4da
pub const UNG_083: Power = deathrattle(&[summon(card("UNG_083t1"))]);

/// # Devilsaur
/// Minion · Beast · 5 mana · 5/5
//~ vanilla UNG_083t1 3bb2c290 6116b784 a633ef2e
pub const UNG_083t1: Power = VANILLA;

/// # Fire Plume Phoenix
/// Minion · Elemental · Beast · 4 mana · 3/4
/// > **Battlecry:** Deal 3 damage.
//~ derived UNG_084 e380eff9 a3091d21.a2e80205 b68e3ca2
pub const UNG_084: Power = battlecry(&[deal(3).to(TARGET)]);

/// # Emerald Hive Queen
/// Minion · Beast · 1 mana · 3/3
/// > Your minions cost (2) more.
/// - Makes: Emerald Hive [`UNG_085e`] ("Costs (2) more.")
//~ derived UNG_085 91da28bb b56b7b08.ef617ab6 b99259f6.d1590d14
pub const UNG_085: Power = aura(YOUR_HAND.that(MINION)).gives("UNG_085e");

/// # Emerald Hive
/// Enchantment
/// > Costs (2) more.
//~ derived UNG_085e 87cfdc51 d522ad72.7201933b 0558fa78
pub const UNG_085e: Power = enchant(&[cost_more(2)]);

/// # Bittertide Hydra
/// Minion · Beast · 5 mana · 8/8
/// > Whenever this minion takes damage, deal 3 damage to your hero.
//~ derived UNG_087 a0914c67 2cd556ca.6be90c09 c5854f7b
pub const UNG_087: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(3).to(YOUR_HERO)]);

/// # Tortollan Primalist
/// Minion · 8 mana · 5/5
/// > **Battlecry: Discover** a spell and cast it with random targets.
//~ derived UNG_088 8e8fece5 be3862ec.3ceb1383 65ee2938
pub const UNG_088: Power = battlecry(&[discover_then(Offer::Pool(SPELL, Classes::Own), &[cast(the(IT))])]);

/// # Gentle Megasaur
/// Minion · Beast · 4 mana · 5/4
/// > **Battlecry: Adapt** your Murlocs.
//~ derived UNG_089 96b7119e 7c09c72c.62b76d94 47223cfc
pub const UNG_089: Power = battlecry(&[adapt(&[apply_it_to(FRIENDLY_MINIONS.that(MURLOC))])]);

/// # Charged Devilsaur
/// Minion · Elemental · Beast · 7 mana · 7/7
/// > **Charge Battlecry:** Can't attack heroes this turn.
//~ done UNG_099 - 89b11898.558eb16e f93431a4
pub const UNG_099: Power = battlecry(&[lend(&[has(GameTag::CANNOT_ATTACK_HEROES)], Lasts::ThisTurn)]);

/// # Bright-Eyed Scout
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Draw a card. Change its Cost to (5).
/// - Makes: Scouted [`UNG_113e`] ("Costs (5).")
//~ derived UNG_113 44f30ad6 05841e04.ccff1160 bf29b487.007b0165
pub const UNG_113: Power = battlecry(&[draw(1), attach("UNG_113e").to(IT)]);

/// # Scouted
/// Enchantment
/// > Costs (5).
//~ derived UNG_113e 5ed7c01b d522ad72.bcee0e50 55d47945
pub const UNG_113e: Power = enchant(&[cost(5)]);

/// # Glacial Shard
/// Minion · Elemental · 1 mana · 2/1
/// > **Battlecry: Freeze** an enemy.
//~ derived UNG_205 d6393477 39a61494.ce544137 e151ee53
pub const UNG_205: Power = battlecry(&[freeze(AN_ENEMY)]);

/// # Nesting Roc
/// Minion · Beast · 5 mana · 4/7
/// > **Battlecry:** If you control at least 2 other minions, gain **Taunt**.
//~ derived UNG_801 f0472605 1ad66442.80519798 a18b4ba5
pub const UNG_801: Power = battlecry(&[give(&[has(GameTag::TAUNT)])]).when(there_are(2, &OTHER_FRIENDLY_MINIONS));

/// # Emerald Reaver
/// Minion · Beast · 1 mana · 2/1
/// > **Battlecry:** Deal 1 damage to each hero.
//~ derived UNG_803 fbe91913 e876b890.f066942f 4e3897d0
pub const UNG_803: Power = battlecry(&[deal(1).to(HEROES)]);

/// # Ultrasaur
/// Minion · Beast · 10 mana · 7/14
//~ vanilla UNG_806 ec180eb9 761353a3 ecde7c15
pub const UNG_806: Power = VANILLA;

/// # Golakka Crawler
/// Minion · Beast · 2 mana · 2/3
/// > **Battlecry:** Destroy a Pirate and gain +1/+1.
/// - Makes: Overfull Belly [`UNG_807e`] ("Increased stats.")
//~ derived UNG_807 a46d517f 40a2c733.efde0d69 bf2bcbf9.3c10ad31
pub const UNG_807: Power = battlecry(&[destroy(A_MINION.that(PIRATE)), give(&[plus(1, 1)])]);

/// # Overfull Belly
/// Enchantment
/// > Increased stats.
//~ todo UNG_807e 43b0558c d522ad72.a536d554 f428e35d
pub const UNG_807e: Power = TODO;

/// # Stubborn Gastropod
/// Minion · Beast · 2 mana · 1/3
/// > **Taunt Poisonous**
//~ vanilla UNG_808 26186f46 64f65f81.77d15bdb 675f0d81
pub const UNG_808: Power = VANILLA;

/// # Fire Fly
/// Minion · Elemental · 1 mana · 1/2
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
/// - Makes: Flame Elemental [`UNG_809t1`] (1/2)
//~ derived UNG_809 cd97878a f8262b80.6f9abb0d 0277e733.0989e687
pub const UNG_809: Power = battlecry(&[get(card("UNG_809t1"))]);

/// # Flame Elemental
/// Minion · Elemental · 1 mana · 1/2
//~ vanilla UNG_809t1 dd11df56 f8262b80 8121c56d
pub const UNG_809t1: Power = VANILLA;

/// # Stegodon
/// Minion · Beast · 4 mana · 2/6
/// > **Taunt**
//~ vanilla UNG_810 a102a037 15adccf4.4b0c5d24 af5cdd95
pub const UNG_810: Power = VANILLA;

/// # Sabretooth Stalker
/// Minion · Beast · 6 mana · 8/2
/// > **Stealth**
//~ vanilla UNG_812 f14323ea 61c6baf4.86cd88a1 fb00145f
pub const UNG_812: Power = VANILLA;

/// # Stormwatcher
/// Minion · Elemental · 7 mana · 4/8
/// > **Windfury**
//~ vanilla UNG_813 f2118ee4 9f417238.9569ce14 6ca2b8c1
pub const UNG_813: Power = VANILLA;

/// # Giant Wasp
/// Minion · Beast · 3 mana · 2/2
/// > **Stealth Poisonous**
//~ vanilla UNG_814 a9f508bf efc922a3.c51e4931 01396234
pub const UNG_814: Power = VANILLA;

/// # Servant of Kalimos
/// Minion · Elemental · 5 mana · 5/5
/// > **Battlecry:** If you played an Elemental last turn, **Discover** an Elemental.
//~ derived UNG_816 bb1f070a 3fe1a3d8.d65d4ae4 ce0a9d8b
pub const UNG_816: Power = battlecry(&[discover(ELEMENTAL)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Volatile Elemental
/// Minion · Elemental · 2 mana · 3/1
/// > **Deathrattle:** Deal 3 damage to a random enemy minion.
//~ derived UNG_818 ce8e6701 37b9e4f8.de0d08f5 a21a0e4b
pub const UNG_818: Power = deathrattle(&[deal(3).to(ENEMY_MINIONS.random())]);

/// # Hemet, Jungle Hunter
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Destroy all cards in your deck that cost (3) or less.
//~ done UNG_840 - 8b4b1bcd.d2645396 d37d0014
pub const UNG_840: Power = battlecry(&[destroy(YOUR_DECK.that(COST.at_most(3)))]);

/// # The Voraxx
/// Minion · 3 mana · 3/4
/// > After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
/// - Makes: Plant [`UNG_999t2t1`] (1/1)
//~ done UNG_843 - 05841e04.7d151a65 6f14ba36.5c266d91
pub const UNG_843: Power = after(THIS.is_targeted_by(all(&[SPELL, FRIENDLY])))
    .then(&[summon(card("UNG_999t2t1")), cast(copy_of(THAT)).at(IT)]);

/// # Humongous Razorleaf
/// Minion · 3 mana · 4/8
/// > Can't attack.
//~ vanilla UNG_844 7c0ebb73 ca33f49a.d7c3ac98 e8c678eb
pub const UNG_844: Power = VANILLA;

/// # Igneous Elemental
/// Minion · Elemental · 3 mana · 3/3
/// > **Deathrattle:** Add two 1/2 Flame Elementals to your hand.
/// - Makes: Flame Elemental [`UNG_809t1`] (1/2)
//~ derived UNG_845 13b42cf3 6458dbe2.4c2874d8 e8c61905.0989e687
pub const UNG_845: Power = deathrattle(&[get(card("UNG_809t1")).copies(2)]);

/// # Blazecaller
/// Minion · Elemental · 6 mana · 6/6
/// > **Battlecry:** If you played an Elemental last turn, deal 5 damage.
//~ derived UNG_847 681cfb9c 546199ad.30661941 df6b6f27
pub const UNG_847: Power = battlecry(&[deal(5).to(TARGET)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Primordial Drake
/// Minion · Dragon · 8 mana · 4/8
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
//~ derived UNG_848 3786ca64 44e4c49e.170a18e0 cd586517
pub const UNG_848: Power = battlecry(&[deal(2).to(OTHER_MINIONS)]);

/// # Elise the Trailblazer
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
/// - Makes: Un'Goro Pack [`UNG_851t1`] ("Add 5 Journey to Un'Goro cards to your hand.")
//~ done UNG_851 - 7c0f8337.cb57b2fd fe4c39a6.799a76dd
pub const UNG_851: Power = battlecry(&[shuffle(card("UNG_851t1")), get(the(IT)).when(no_duplicates(&YOUR_DECK))]);

/// # Un'Goro Pack
/// Spell · 2 mana
/// > Add 5 **Journey to Un'Goro** cards to your hand.
///
/// # Notes
///
/// No source: each of the five is any card of the set, whatever its rarity.
//~ done UNG_851t1 - 7846e7ae.22acff2c 0ca16b62
pub const UNG_851t1: Power = spell(&[get(random(all(&[from_set(CardSet::UNGORO), FROM_THE_PAST]))).picks(5)]);

/// # Spiritsinger Umbra
/// Minion · 5 mana · 3/4
/// > After you summon a minion, trigger its **Deathrattle** effect.
//~ done UNG_900 - e8bf089b.03dafab7 289418e9
pub const UNG_900: Power = after(YOU.summon(MINION)).then(&[trigger(Word::Deathrattle, THAT)]);

/// # Ozruk
/// Minion · Elemental · 8 mana · 8/8
/// > **Taunt Battlecry:** Gain +5 Health for each Elemental you played last turn.
/// - Makes: Just Blaze [`UNG_907e`] ("\+5 Health")
//~ derived UNG_907 1c8a21ae 94a348eb.5fa5564e 6246d9ef.0edc17ed
pub const UNG_907: Power =
    battlecry(&[give(&[HEALTH.plus(5).times(X)]).with_x(YOU.play(ELEMENTAL).last_turn().count())]);

/// # Just Blaze
/// Enchantment
/// > \+5 Health
//~ derived UNG_907e 5d968a4f d522ad72.23224706 1ec690d1
pub const UNG_907e: Power = enchant(&[HEALTH.plus(5)]);

/// # Tar Creeper
/// Minion · Elemental · 3 mana · 1/5
/// > **Taunt** Has +2 Attack during your opponent's turn.
//~ derived UNG_928 91721f9c 95505aa4.559e8a64 2e415d25
pub const UNG_928: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(2)]);

/// # Primalfin Lookout
/// Minion · Murloc · 2 mana · 3/2
/// > **Battlecry:** If you control another Murloc, **Discover** a Murloc.
//~ derived UNG_937 9b2ef415 7c03ec8e.28790eee 1dc2bb84
pub const UNG_937: Power = battlecry(&[discover(MURLOC)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MURLOC)));

/// # Gluttonous Ooze
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy your opponent's weapon and gain Armor equal to its Attack.
//~ derived UNG_946 4c85304f 05878c57.6a503a3a 4d287f70
pub const UNG_946: Power = battlecry(&[destroy(ENEMY_WEAPON), armor(1).times(ATTACK.of(IT))]);

/// # Shrouding Mist
/// Spell · 0 mana
/// > **Stealth** until your next turn.
/// - Makes: Shrouding Mist [`UNG_999t10e`] ("Stealthed until your next turn.")
//~ done UNG_999t10 - 3e8f9d5a.cec81b7f cb6dc9a3.0b39ced5
pub const UNG_999t10: Power = spell(&[attach("UNG_999t10e").to(A_MINION)]);

/// # Shrouding Mist
/// Enchantment
/// > Stealthed until your next turn.
//~ derived UNG_999t10e afe60aa2 d522ad72.549b4a26 cb6dc9a3
pub const UNG_999t10e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Poison Spit
/// Spell · 0 mana
/// > **Poisonous**
/// - Makes: Poison Spit [`UNG_999t13e`] ("Poisonous")
//~ done UNG_999t13 - 3e8f9d5a.2574dcf7 45814d74.34e5d8fa
pub const UNG_999t13: Power = spell(&[attach("UNG_999t13e").to(A_MINION)]);

/// # Poison Spit
/// Enchantment
/// > **Poisonous**
//~ derived UNG_999t13e b1d3fa12 d522ad72.2574dcf7 45814d74
pub const UNG_999t13e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Volcanic Might
/// Spell · 0 mana
/// > \+1/+1
/// - Makes: Volcanic Might [`UNG_999t14e`] ("\+1/+1.")
//~ done UNG_999t14 - 3e8f9d5a.2add6a76 45b68535.b3e5f3ac
pub const UNG_999t14: Power = spell(&[attach("UNG_999t14e").to(A_MINION)]);

/// # Volcanic Might
/// Enchantment
/// > \+1/+1.
//~ derived UNG_999t14e 31bad7e8 d522ad72.cb08f83e 45b68535
pub const UNG_999t14e: Power = enchant(&[plus(1, 1)]);

/// # Living Spores
/// Spell · 0 mana
/// > **Deathrattle:** Summon two 1/1 Plants.
/// - Makes: Plant [`UNG_999t2t1`] (1/1); Living Spores [`UNG_999t2e`] ("Deathrattle: Summon two 1/1 Plants.")
//~ done UNG_999t2 - 3e8f9d5a.eb8790cf e426791a.f502f9d4
pub const UNG_999t2: Power = spell(&[attach("UNG_999t2e").to(A_MINION)]);

/// # Living Spores
/// Enchantment
/// > **Deathrattle:** Summon two 1/1 Plants.
/// - Makes: Plant [`UNG_999t2t1`] (1/1)
//~ done UNG_999t2e - d522ad72.eb8790cf e426791a.5c266d91
pub const UNG_999t2e: Power = deathrattle(&[summon(card("UNG_999t2t1")).copies(2)]);

/// # Plant
/// Minion · 1 mana · 1/1
//~ vanilla UNG_999t2t1 509dd228 cbd7c476 c34db722
pub const UNG_999t2t1: Power = VANILLA;

/// # Flaming Claws
/// Spell · 0 mana
/// > \+3 Attack
/// - Makes: Flaming Claws [`UNG_999t3e`] ("\+3 Attack.")
//~ done UNG_999t3 - 3e8f9d5a.19e0d334 ed01b8bc.bb209421
pub const UNG_999t3: Power = spell(&[attach("UNG_999t3e").to(A_MINION)]);

/// # Flaming Claws
/// Enchantment
/// > \+3 Attack.
//~ derived UNG_999t3e 0576eaef d522ad72.a18441c4 ed01b8bc
pub const UNG_999t3e: Power = enchant(&[ATTACK.plus(3)]);

/// # Rocky Carapace
/// Spell · 0 mana
/// > \+3 Health
/// - Makes: Rocky Carapace [`UNG_999t4e`] ("\+3 Health.")
//~ done UNG_999t4 - 3e8f9d5a.6c6d8847 5327f88a.90dac4bf
pub const UNG_999t4: Power = spell(&[attach("UNG_999t4e").to(A_MINION)]);

/// # Rocky Carapace
/// Enchantment
/// > \+3 Health.
//~ derived UNG_999t4e adb12832 d522ad72.539c4322 5327f88a
pub const UNG_999t4e: Power = enchant(&[HEALTH.plus(3)]);

/// # Liquid Membrane
/// Spell · 0 mana
/// > **Elusive**
/// - Makes: Liquid Membrane [`UNG_999t5e`] ("Elusive.")
//~ done UNG_999t5 - 3e8f9d5a.c54580ff 1d5e9cf5.0e06d504
pub const UNG_999t5: Power = spell(&[attach("UNG_999t5e").to(A_MINION)]);

/// # Liquid Membrane
/// Enchantment
/// > **Elusive**.
//~ derived UNG_999t5e a584167b d522ad72.442f6d5b 1d5e9cf5
pub const UNG_999t5e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Massive
/// Spell · 0 mana
/// > **Taunt**
/// - Makes: Massive [`UNG_999t6e`] ("Taunt")
//~ done UNG_999t6 - 3e8f9d5a.4b0c5d24 72de8106.eef2b4c4
pub const UNG_999t6: Power = spell(&[attach("UNG_999t6e").to(A_MINION)]);

/// # Massive
/// Enchantment
/// > **Taunt**
//~ derived UNG_999t6e 3781eab7 d522ad72.4b0c5d24 72de8106
pub const UNG_999t6e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Lightning Speed
/// Spell · 0 mana
/// > **Windfury**
/// - Makes: Lightning Speed [`UNG_999t7e`] ("Windfury")
//~ done UNG_999t7 - 3e8f9d5a.9569ce14 7d943c6d.b031b836
pub const UNG_999t7: Power = spell(&[attach("UNG_999t7e").to(A_MINION)]);

/// # Lightning Speed
/// Enchantment
/// > **Windfury**
//~ derived UNG_999t7e c5a8f941 d522ad72.9569ce14 7d943c6d
pub const UNG_999t7e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Crackling Shield
/// Spell · 0 mana
/// > **Divine Shield**
/// - Makes: Crackling Shield [`UNG_999t8e`] ("Divine Shield")
//~ done UNG_999t8 - 3e8f9d5a.cc526ac4 caf37240.93c479d7
pub const UNG_999t8: Power = spell(&[attach("UNG_999t8e").to(A_MINION)]);

/// # Crackling Shield
/// Enchantment
/// > **Divine Shield**
//~ derived UNG_999t8e 1f2fa9d4 d522ad72.cc526ac4 caf37240
pub const UNG_999t8e: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);
