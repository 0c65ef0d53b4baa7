//! Neutral cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 93676f82

/// # Snapdragon
///
/// `TID_710` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all **Battlecry** minions in your deck +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Razor Sharp [`TID_710e`]
///
/// State: Derived
//~ derived TID_710 972389e5 66e063fc a4540127.97f1fccf
pub const TID_710: Power =
    battlecry(&[attach("TID_710e").to(YOUR_DECK.that(all(&[MINION, with(GameTag::BATTLECRY)])))]);

/// # Razor Sharp
///
/// `TID_710e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_710e 897f182f 2cbd9170 325117e6.67341004
pub const TID_710e: Power = enchant(&[plus(1, 1)]);

/// # Ozumat
///
/// `TID_711` · Neutral minion · 8 mana · 6/5
///
/// > **Colossal +6** **Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Colossal
/// - Tags: `1544` = 1
/// - Tokens: Ozumat's Tentacle [`TID_711t`], Ozumat's Tentacle [`TID_711t2`], Ozumat's Tentacle [`TID_711t3`], Ozumat's Tentacle [`TID_711t4`], Ozumat's Tentacle [`TID_711t5`], Ozumat's Tentacle [`TID_711t6`]
///
/// State: Todo
//~ todo TID_711 70c6d089 67eb8f97 0b007d76.515688fe
pub const TID_711: Power = TODO;

/// # Ozumat's Tentacle
///
/// `TID_711t` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ vanilla TID_711t a4bf6029 5b0f6496 613197e5
pub const TID_711t: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t2` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ vanilla TID_711t2 a7eeb973 daed773b c7ed3ce0
pub const TID_711t2: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t3` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ vanilla TID_711t3 426f5a79 7a27331a 3123917a
pub const TID_711t3: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t4` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ vanilla TID_711t4 d77e5c48 520a8a8f e2a1ea10
pub const TID_711t4: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t5` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ vanilla TID_711t5 c8535ee1 91235291 e44563f1
pub const TID_711t5: Power = VANILLA;

/// # Ozumat's Tentacle
///
/// `TID_711t6` · Neutral minion · 1 mana · 1/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb
///
/// State: Vanilla
//~ vanilla TID_711t6 5eb20d0e b36b08a7 f487f1ad
pub const TID_711t6: Power = VANILLA;

/// # Neptulon the Tidehunter
///
/// `TID_712` · Neutral minion · 10 mana · 7/7
///
/// > **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Rush, Colossal
/// - Tags: `1544` = 1
/// - Tokens: Neptulon's Hand [`TID_712t`], Neptulon's Hand [`TID_712t2`]
///
/// State: Todo
//~ todo TID_712 cc8d0eb4 b820844b cb627725.716d16cd
pub const TID_712: Power = TODO;

/// # Neptulon's Hand
///
/// `TID_712t` · Neutral minion · 4 mana · 4/2
///
/// > **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Immune While Attacking, Colossal Limb
/// - Refers to: Immune
///
/// State: Todo
//~ todo TID_712t a8074f09 14fa7a4d 4ac2ac45.0a9df2b0
pub const TID_712t: Power = TODO;

/// # Neptulon's Hand
///
/// `TID_712t2` · Neutral minion · 4 mana · 4/2
///
/// > **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Immune While Attacking, Colossal Limb
/// - Refers to: Immune
///
/// State: Todo
//~ todo TID_712t2 04e9acee 80cc856c f2d5a8d0.0a9df2b0
pub const TID_712t2: Power = TODO;

/// # Bubbler
///
/// `TID_713` · Neutral minion · 1 mana · 2/4
///
/// > After this minion takes exactly one damage, destroy it. *(Pop!)*
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived TID_713 f1aa361c 3be109d2 35b02af2.ef77d956
pub const TID_713: Power = after(THIS.takes_damage(CARD)).when(exactly(1)).then(&[destroy(THIS)]);

/// # Coilfang Constrictor
///
/// `TID_744` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Constricted [`TID_744e`]
///
/// State: Todo
//~ todo TID_744 d467ddf7 fa4218f5 3052b097.0377a82a
pub const TID_744: Power = TODO;

/// # Constricted
///
/// `TID_744e` · Neutral enchantment
///
/// > Can't be played next turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_744e 8415e8fa 510218a2 c90d6619.7a660112
pub const TID_744e: Power = TODO;

/// # Naval Mine
///
/// `TSC_001` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Deal 4 damage to the enemy hero.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TSC_001 bf8fd34d ccaa6568 43ae1130.554468a5
pub const TSC_001: Power = deathrattle(&[deal(4).to(ENEMY_HERO)]);

/// # Pufferfist
///
/// `TSC_002` · Neutral minion · 3 mana · 3/4
///
/// > After your hero attacks, deal 1 damage to all enemies.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
///
/// State: Derived
//~ derived TSC_002 c27870e4 790996f4 aa355731.51e5af42
pub const TSC_002: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(1).to(ENEMIES)]);

/// # Gangplank Diver
///
/// `TSC_007` · Neutral minion · 5 mana · 6/4
///
/// > **Dormant** for 1 turn. **Rush**. **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Immune While Attacking, Rush
/// - Refers to: Immune, Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived TSC_007 21bacbc3 04efb4fd 7bc6acad.deab8e88
pub const TSC_007: Power = dormant_for(1);

/// # Slimescale Diver
///
/// `TSC_013` · Neutral minion · 3 mana · 2/4
///
/// > **Dormant** for 1 turn. **Rush**, **Poisonous**
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Poisonous, Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived TSC_013 4833a37b ef4d2034 e9bd63e3.11ba0bc6
pub const TSC_013: Power = dormant_for(1);

/// # Baba Naga
///
/// `TSC_017` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, deal 3 damage.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Derived
//~ derived TSC_017 3f5b7f87 f8cefc54 22492298.4542de17
pub const TSC_017: Power =
    battlecry(&[deal(3).to(TARGET)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Barbaric Sorceress
///
/// `TSC_020` · Neutral minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Barbarous [`TSC_020e`], Barbarous [`TSC_020e2`]
///
/// State: Todo
//~ todo TSC_020 616206b9 ea20437a 9273030a.8ebf482b
pub const TSC_020: Power = TODO;

/// # Barbarous
///
/// `TSC_020e` · Neutral enchantment
///
/// > Attack was swapped.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_020e 2081e2c1 7738bffc e4ef14b1.674214a5
pub const TSC_020e: Power = TODO;

/// # Barbarous
///
/// `TSC_020e2` · Neutral enchantment
///
/// > Cost was swapped.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_020e2 293621fd 5f461c53 e4b926e5.99abc17d
pub const TSC_020e2: Power = TODO;

/// # Blademaster Okani
///
/// `TSC_032` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Counter
/// - Enchantments: Blade Counter [`TSC_032e3`]
/// - Tokens: Minion Counter [`TSC_032t`], Spell Counter [`TSC_032t2`]
///
/// State: Todo
//~ todo TSC_032 3eda2916 b563dfff 0b2e9827.5eba6a24
pub const TSC_032: Power = TODO;

/// # Blade Counter
///
/// `TSC_032e3` · Paladin enchantment
///
/// > This **Counters** the next **Secretly** chosen minion or spell your opponent plays.@Okani will **Secretly Counter** the next minion your opponent plays.@Okani will **Secretly Counter** the next spell your opponent plays.
///
/// - Set: Voyage to the Sunken City · common
/// - Mechanics: Counter
///
/// State: Todo
//~ todo TSC_032e3 b24990a4 d27f066a 309a1856.37006741
pub const TSC_032e3: Power = TODO;

/// # Minion Counter
///
/// `TSC_032t` · Neutral spell · 0 mana
///
/// > **Counter** the next minion your opponent plays.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Counter
///
/// State: Todo
//~ todo TSC_032t db030fa1 4b5a06f5 e6281961.3accc37d
pub const TSC_032t: Power = TODO;

/// # Spell Counter
///
/// `TSC_032t2` · Neutral spell · 0 mana
///
/// > **Counter** the next spell your opponent plays.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Counter
///
/// State: Todo
//~ todo TSC_032t2 69844da1 4997d02c dffb9199.c857827d
pub const TSC_032t2: Power = TODO;

/// # Gorloc Ravager
///
/// `TSC_034` · Neutral minion · 5 mana · 4/3
///
/// > **Battlecry:** Draw 3 Murlocs.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TSC_034 3edd3f28 e35ec665 33dda3bd.f107438b
pub const TSC_034: Power = battlecry(&[draw_that(3, MURLOC)]);

/// # School Teacher
///
/// `TSC_052` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Tokens: Nagaling [`TSC_052t`]
///
/// State: Todo
//~ todo TSC_052 50143e69 945a0964 6e69899e.97ce3503
pub const TSC_052: Power = TODO;

/// # Nagaling
///
/// `TSC_052t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast {0}.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ todo TSC_052t 73fa3e84 0ae933c3 46c78d3c.a4a63133
pub const TSC_052t: Power = TODO;

/// # Rainbow Glowscale
///
/// `TSC_053` · Neutral minion · 2 mana · 2/3
///
/// > **Spell Damage +1**
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla TSC_053 7d184886 58551c0b 10a27786.b88f2291
pub const TSC_053: Power = VANILLA;

/// # Slithering Deathscale
///
/// `TSC_064` · Neutral minion · 7 mana · 5/9
///
/// > **Battlecry:** If you've cast three spells while holding this, deal 3 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Derived
//~ derived TSC_064 5c018292 25446602 4674c84d.b73f8388
pub const TSC_064: Power =
    battlecry(&[deal(3).to(ENEMIES)]).when(has_done(3, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Helmet Hermit
///
/// `TSC_065` · Neutral minion · 1 mana · 4/3
///
/// > Can't attack.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Cant Attack
///
/// State: Vanilla
//~ vanilla TSC_065 db2e032b a21068c6 4317165e.d7c3ac98
pub const TSC_065: Power = VANILLA;

/// # Ambassador Faelin
///
/// `TSC_067` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Put 3 **Colossal** minions on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Colossal
///
/// State: Derived
//~ derived TSC_067 c4b84eb6 7c2ec55a 514c490e.6e3287bb
pub const TSC_067: Power = battlecry(&[put_at_bottom(random(all(&[MINION, with(GameTag::COLOSSAL)]))).copies(3)]);

/// # Amalgam of the Deep
///
/// `TSC_069` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: All
/// - Mechanics: Battlecry, Discover
/// - Target: "**Discover** a minion of the same minion type."
///
/// State: Todo
//~ todo TSC_069 12cf3785 d6a20857 d6e4e287.7e2d2813
pub const TSC_069: Power = TODO;

/// # Click-Clocker
///
/// `TSC_632` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**. **Battlecry:** Give a random Mech in your hand +1/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Divine Shield, Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Robo-claws [`TSC_632e`]
///
/// State: Derived
//~ derived TSC_632 6035bb1c 9e115153 113a0b97.546ef40f
pub const TSC_632: Power = battlecry(&[attach("TSC_632e").to(YOUR_HAND.that(MECH).random())]);

/// # Robo-claws
///
/// `TSC_632e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_632e 17a728a8 f07141ff f8b47da6.67341004
pub const TSC_632e: Power = enchant(&[plus(1, 1)]);

/// # Piranha Swarmer
///
/// `TSC_638` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Enchantments: Swarming [`TSC_638e`]
/// - Tokens: Piranha Swarmer [`TSC_638t`], Piranha Swarmer [`TSC_638t2`], Piranha Swarmer [`TSC_638t3`], Piranha Swarmer [`TSC_638t4`]
///
/// State: Derived
//~ derived TSC_638 53603ad2 5257c2e1 9a78a237.5b2ae1e5
pub const TSC_638: Power = after(YOU.summon(named("TSC_638t"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Swarming
///
/// `TSC_638e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_638e ca6e27b9 54e4ab83 eb819a4a.08129cea
pub const TSC_638e: Power = TODO;

/// # Piranha Swarmer
///
/// `TSC_638t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TSC_638t 5f1c2370 d6e9a546 37d957ad.5b2ae1e5
pub const TSC_638t: Power = after(YOU.summon(named("TSC_638t"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Piranha Swarmer
///
/// `TSC_638t2` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TSC_638t2 b28a2bf3 c76083f4 778e8f8e.5b2ae1e5
pub const TSC_638t2: Power = after(YOU.summon(named("TSC_638t2"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Piranha Swarmer
///
/// `TSC_638t3` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TSC_638t3 f895c79e bde0d5b5 624b7666.5b2ae1e5
pub const TSC_638t3: Power = after(YOU.summon(named("TSC_638t3"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Piranha Swarmer
///
/// `TSC_638t4` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// - Set: Voyage to the Sunken City · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TSC_638t4 dc99f230 5c053ae3 b259c351.5b2ae1e5
pub const TSC_638t4: Power = after(YOU.summon(named("TSC_638t4"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Reefwalker
///
/// `TSC_640` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Summon a 1/1 Piranha Swarmer.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Piranha Swarmer [`TSC_638t3`]
///
/// State: Derived
//~ derived TSC_640 b0631812 3055c326 6863681d.cf9527a2
pub const TSC_640: Power =
    abilities(&[battlecry(&[summon(card("TSC_638t3"))]), deathrattle(&[summon(card("TSC_638t3"))])]);

/// # Queen Azshara
///
/// `TSC_641` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Tokens: Ring of Tides [`TSC_641ta`], Horn of Ancients [`TSC_641tb`], Xal'atath [`TSC_641tc`], Tidestone of Golganneth [`TSC_641td`]
///
/// State: Todo
//~ todo TSC_641 263fdad5 4e65ac12 42135224.57d5a3ce
pub const TSC_641: Power = TODO;

/// # Ring of Tides
///
/// `TSC_641ta` · Neutral spell · 0 mana
///
/// > After you cast a spell, this becomes a copy of it that costs (1).
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Shifting [`TSC_641tae`]
///
/// State: Todo
//~ todo TSC_641ta 5528de1d 49954470 dee6acc3.da3224b7
pub const TSC_641ta: Power = TODO;

/// # Shifting
///
/// `TSC_641tae` · Neutral enchantment
///
/// > Transforming into your spells.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `DEFINING_ENCHANTMENT` = 73732
///
/// State: Todo
//~ todo TSC_641tae 918a0c36 202efadc 05d83c94.72d5a398
pub const TSC_641tae: Power = TODO;

/// # Horn of Ancients
///
/// `TSC_641tb` · Neutral spell · 3 mana
///
/// > Add a random **Colossal** minion to your hand. It costs (1).
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Colossal
///
/// State: Derived
//~ derived TSC_641tb e738f928 6c14b9a1 4582210e.53a928c3
pub const TSC_641tb: Power = spell(&[get(random(all(&[MINION, with(GameTag::COLOSSAL)]))), give(&[cost(1)]).to(IT)]);

/// # Xal'atath
///
/// `TSC_641tc` · Neutral weapon · 2 mana · 0/5 durability
///
/// > After you cast a spell, deal 2 damage to the enemy hero and lose 1 Durability.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_641tc 27bd9704 874f3ceb f8d66098.6b79ca8f
pub const TSC_641tc: Power = after(YOU.cast(SPELL)).then(&[deal(2).to(ENEMY_HERO), lose_durability(1)]);

/// # Tidestone of Golganneth
///
/// `TSC_641td` · Neutral spell · 1 mana
///
/// > Shuffle 5 random spells into your deck. Set their Cost to (1). Draw two cards.
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Reduced [`TSC_641tde`]
///
/// State: Derived
//~ derived TSC_641td ef5a772a cfa91eff 3bf0bef5.574c28aa
pub const TSC_641td: Power = spell(&[shuffle(random(SPELL)).copies(5), attach("TSC_641tde").to(IT), draw(2)]);

/// # Reduced
///
/// `TSC_641tde` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_641tde 2fe213ad 8075588d c9ed7e09.53ed184d
pub const TSC_641tde: Power = enchant(&[cost(1)]);

/// # Stormcoil Mothership
///
/// `TSC_645` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Deathrattle:** Summon two random Mechs that cost (3) or less.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived TSC_645 1e515c15 6d1e5f7e c64e960b.d706b4bc
pub const TSC_645: Power = deathrattle(&[summon(random(all(&[MINION, MECH, COST.at_most(3)]))).copies(2)]);

/// # Seascout Operator
///
/// `TSC_646` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a Mech, summon two 2/1 Mechafish.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Mechafish [`TSC_646t`]
///
/// State: Derived
//~ derived TSC_646 6711c901 5648c056 4daccfa4.247c2e6f
pub const TSC_646: Power =
    battlecry(&[summon(card("TSC_646t")).copies(2)]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Mechafish
///
/// `TSC_646t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla TSC_646t a750f72a b71d5165 eefd3c56
pub const TSC_646t: Power = VANILLA;

/// # Pelican Diver
///
/// `TSC_647` · Neutral minion · 1 mana · 4/1
///
/// > **Dormant** for 1 turn. **Rush**
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Enchantments: Diving [`TSC_647e`]
///
/// State: Done
//~ done TSC_647 f6aa1c2d - 1ba90d93.38b7f030
pub const TSC_647: Power = dormant_for(1);

/// # Diving
///
/// `TSC_647e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ todo TSC_647e 5e668442 5ae5feaf 0b683404.d03dd6ee
pub const TSC_647e: Power = TODO;

/// # Ini Stormcoil
///
/// `TSC_649` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly Mech. Summon a copy of it with **Rush**, **Windfury**, and **Divine Shield**.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Divine Shield, Rush
/// - Target: "Summon a copy with **Rush**, **Divine Shield**, and **Windfury**."
/// - Enchantments: Enhanced! [`TSC_649e2`]
///
/// State: Derived
//~ derived TSC_649 22fc31ea 22bb712e fd26d9e7.70ecead8
#[rustfmt::skip]
pub const TSC_649: Power = battlecry(&[with_each(A_FRIENDLY_MINION.that(MECH)), summon(copy_of(IT)), give(&[has(GameTag::RUSH), has(GameTag::WINDFURY), has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Enhanced!
///
/// `TSC_649e2` · Neutral enchantment
///
/// > Granted **Rush**, **Divine Shield** and **Windfury**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_649e2 7cec937b 49d35aaf fb4f9348.c8c3f3eb
pub const TSC_649e2: Power = TODO;

/// # Murkwater Scribe
///
/// `TSC_823` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** The next spell you play costs (1) less.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Murky [`TSC_823e`]
///
/// State: Derived
//~ derived TSC_823 347048c0 44dd486b daf5b08f.a4ceee8b
pub const TSC_823: Power = battlecry(&[attach("TSC_823e").to(YOU)]);

/// # Murky
///
/// `TSC_823e` · Neutral enchantment
///
/// > Your next spell costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_823e 9233c515 a3c53ffc d2c274e5.9782102f
pub const TSC_823e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]).until(YOU.play(SPELL));

/// # Crushclaw Enforcer
///
/// `TSC_826` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a spell while holding this, draw a Naga.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TSC_826 3a7fed71 a4ee2a63 c5187b7f.fc95a7ba
pub const TSC_826: Power =
    battlecry(&[draw_that(1, NAGA)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Vicious Slitherspear
///
/// `TSC_827` · Neutral minion · 1 mana · 1/3
///
/// > After you cast a spell, gain +1 Attack until your next turn.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Enchantments: Vicious [`TSC_827e`]
///
/// State: Derived
//~ derived TSC_827 5612feac a1f93b6a b7a61644.f0c0d726
pub const TSC_827: Power = after(YOU.cast(SPELL)).then(&[attach("TSC_827e")]);

/// # Vicious
///
/// `TSC_827e` · Neutral enchantment
///
/// > +1 Attack until your next turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_827e 5ed3a21b dd1f62c6 c06fd3a9.b2ba9531
pub const TSC_827e: Power = enchant(&[ATTACK.plus(1)]).until_your_next_turn();

/// # Naga Giant
///
/// `TSC_829` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Mana you've spent on spells this game.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ todo TSC_829 1b5560c2 465d407b b82f8791.18e44c18
pub const TSC_829: Power = TODO;

/// # Sir Finley, Sea Guide
///
/// `TSC_908` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Swap your hand with the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TSC_908 95a111e5 f965d60e 2c5222bb.d3d02f19
pub const TSC_908: Power = TODO;

/// # Tuskarrrr Trawler
///
/// `TSC_909` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Dredge**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Dredge
///
/// State: Done
//~ done TSC_909 8dac534c - 752c6405.b8672774
pub const TSC_909: Power = battlecry(&[dredge()]);

/// # Excavation Specialist
///
/// `TSC_911` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry: Dredge**. Reduce its Cost by (1).
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Battlecry, Dredge
///
/// State: Derived
//~ derived TSC_911 119e97d1 72b412be abe1bfdd.e47da50d
pub const TSC_911: Power =
    battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[cost_less(1)]).to(IT)]);

/// # Azsharan Sentinel
///
/// `TSC_919` · Neutral minion · 5 mana · 5/6
///
/// > **Taunt**. **Deathrattle:** Put a 'Sunken Sentinel' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Sunken Sentinel [`TSC_919t`]
///
/// State: Derived
//~ derived TSC_919 e2e342be 17ae149d d682392b.dfd61380
pub const TSC_919: Power = deathrattle(&[put_at_bottom(card("TSC_919t"))]);

/// # Sunken Sentinel
///
/// `TSC_919t` · Neutral minion · 5 mana · 5/6
///
/// > Divine Shield**,** Taunt**, Lifesteal**
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Taunt, Divine Shield, Lifesteal
///
/// State: Vanilla
//~ vanilla TSC_919t efc76d8b 01f51c30 7d63e856.907c4749
pub const TSC_919t: Power = VANILLA;

/// # Smothering Starfish
///
/// `TSC_926` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry: Silence** ALL other minions.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Silence
///
/// State: Derived
//~ derived TSC_926 86319397 1c8eac66 c4770336.6f4339dc
pub const TSC_926: Power = battlecry(&[silence(OTHER_MINIONS)]);

/// # Security Automaton
///
/// `TSC_928` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Mech, gain +1/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Enchantments: Overclocked [`TSC_928e`]
///
/// State: Derived
//~ derived TSC_928 b4e03d98 ffd94f51 f11ea0f4.191f5ae1
pub const TSC_928: Power = after(YOU.summon(MECH)).then(&[attach("TSC_928e")]);

/// # Overclocked
///
/// `TSC_928e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_928e fc00e605 e4f70302 b3b442fa.67341004
pub const TSC_928e: Power = enchant(&[plus(1, 1)]);

/// # Selfish Shellfish
///
/// `TSC_935` · Neutral minion · 4 mana · 7/7
///
/// > **Deathrattle:** Your opponent draws 2 cards.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TSC_935 c6b48815 2c8419a2 edf72d1f.4d75b6f7
pub const TSC_935: Power = deathrattle(&[draw(2).to(OPPONENT)]);

/// # Treasure Guard
///
/// `TSC_938` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw a card.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived TSC_938 04780815 f1605909 509a6cda.632632cb
pub const TSC_938: Power = deathrattle(&[draw(1)]);

/// # Twin-fin Fin Twin
///
/// `TSC_960` · Neutral minion · 3 mana · 2/1
///
/// > **Rush**. **Battlecry:** Summon a copy of this.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived TSC_960 832ff570 b9548e89 79a623f0.7e735f68
pub const TSC_960: Power = battlecry(&[summon(copy_of(THIS))]);

/// # The Coin
///
/// `TSC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TSC_COIN1 487adb2f 7e08eb1a adf12870.095f71be
pub const TSC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TSC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TSC_COIN2 ef3f1d22 8cf311f7 b2f67c1b.095f71be
pub const TSC_COIN2: Power = spell(&[gain_mana(1)]);
