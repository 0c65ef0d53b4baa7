//! Paladin cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c0f18bbe

/// # Galloping Savior
///
/// `BAR_550` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 3/4 Steed with **Taunt**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Secret
/// - Refers to: Taunt
/// - Tokens: Holy Steed [`BAR_550t`]
///
/// State: Derived
//~ derived BAR_550 7f794f21 ba1ad30e cc98a35e.16194de2
#[rustfmt::skip]
pub const BAR_550: Power = after(OPPONENT.play(CARD)).when(has_done(3, &past(Side::Enemy, Deed::Played, Window::ThisTurn))).then(&[summon(card("BAR_550t"))]);

/// # Holy Steed
///
/// `BAR_550t` · Paladin minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BAR_550t 9665e65d 1e6df197 91ca009a.4b0c5d24
pub const BAR_550t: Power = VANILLA;

/// # Soldier's Caravan
///
/// `BAR_871` · Paladin minion · 2 mana · 1/3
///
/// > At the start of your turn, summon two {0} Silver Hand Recruits.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived BAR_871 84da96d6 331102a7 e563503f.7df46802
pub const BAR_871: Power = at_start_of_your_turn(&[summon(card("CS2_101t")).copies(2)]);

/// # Knight of Anointment
///
/// `BAR_873` · Paladin minion · 1 mana · 1/1
///
/// > **Battlecry:** Draw a Holy spell.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BAR_873 eb611090 3a3b7d50 289f67a0.e059c73b
pub const BAR_873: Power = battlecry(&[draw_that(1, school(SpellSchool::Holy))]);

/// # Sword of the Fallen
///
/// `BAR_875` · Paladin weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, cast a **Secret** from your deck.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived BAR_875 4b19011c c6b04358 8c30d3c4.d5203cc4
pub const BAR_875: Power = after(YOUR_HERO.attack(CARD)).then(&[cast(the(YOUR_DECK.that(SECRET).random()))]);

/// # Northwatch Commander
///
/// `BAR_876` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Secret**, draw a minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived BAR_876 31572f9a 3f5ed141 1f2d5096.8d2e7559
pub const BAR_876: Power = battlecry(&[draw_that(1, MINION)]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Veteran Warmedic
///
/// `BAR_878` · Paladin minion · 4 mana · 3/5
///
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Refers to: Lifesteal
/// - Tags: `4930` = 1
/// - Tokens: Battlefield Medic [`BAR_878t`]
///
/// State: Derived
//~ derived BAR_878 1c909a98 052525ab 4cbbdc18.5abd35a7
pub const BAR_878: Power = after(YOU.cast(school(SpellSchool::Holy))).then(&[summon(card("BAR_878t"))]);

/// # Battlefield Medic
///
/// `BAR_878t` · Paladin minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla BAR_878t d7178f56 2910a5ea 02553624.b857c9f1
pub const BAR_878t: Power = VANILLA;

/// # Cannonmaster Smythe
///
/// `BAR_879` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Secrecy [`BAR_879e`]
/// - Tokens: Northwatch Soldier [`BAR_879t`]
///
/// State: Todo
//~ todo BAR_879 a4061b0c 65db8691 bc4a3d96.1fe06bcc
pub const BAR_879: Power = TODO;

/// # Secrecy
///
/// `BAR_879e` · Paladin enchantment
///
/// > It's a secret...@{0} is inside! *(Only you can see this.)*
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_879e 53f4e9bb 1bea93cd ea5eabce.0f58c98b
pub const BAR_879e: Power = TODO;

/// # Northwatch Soldier
///
/// `BAR_879t` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Transform back into a **Secret**.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Deathrattle
/// - Refers to: Secret
///
/// State: Todo
//~ todo BAR_879t a58b0862 ccede402 32cd5114.6fddea75
pub const BAR_879t: Power = TODO;

/// # Conviction (Rank 1)
///
/// `BAR_880` · Paladin spell · Holy · 1 mana
///
/// > Give a random friendly minion +3 Attack. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Blessed [`BAR_880e`]
/// - Tokens: Conviction (Rank 2) [`BAR_880t`], Conviction (Rank 3) [`BAR_880t2`]
///
/// State: Derived
//~ derived BAR_880 44384365 f46136d9 4ee006e4.e2670a36
pub const BAR_880: Power =
    abilities(&[spell(&[attach("BAR_880e").to(FRIENDLY_MINIONS.random())]), ranks_up(5, "BAR_880t")]);

/// # Blessed
///
/// `BAR_880e` · Paladin enchantment
///
/// > +3 Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_880e ebf2e9d1 b9ba245b e56db035.fc2d73f0
pub const BAR_880e: Power = enchant(&[ATTACK.plus(3)]);

/// # Conviction (Rank 2)
///
/// `BAR_880t` · Paladin spell · Holy · 1 mana
///
/// > Give two random friendly minions +3 Attack. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · epic
///
/// State: Derived
//~ derived BAR_880t 68a675f2 f02e8052 0a3a270b.d22acf30
pub const BAR_880t: Power =
    abilities(&[spell(&[give(&[ATTACK.plus(3)]).to(FRIENDLY_MINIONS.random_of(2))]), ranks_up(10, "BAR_880t2")]);

/// # Conviction (Rank 3)
///
/// `BAR_880t2` · Paladin spell · Holy · 1 mana
///
/// > Give three random friendly minions +3 Attack.
///
/// - Set: Forged in the Barrens · epic
///
/// State: Derived
//~ derived BAR_880t2 cb0d2968 f65f87d9 aab3b1b1.5ec37e95
pub const BAR_880t2: Power = spell(&[give(&[ATTACK.plus(3)]).to(FRIENDLY_MINIONS.random_of(3))]);

/// # Invigorating Sermon
///
/// `BAR_881` · Paladin spell · Holy · 4 mana
///
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Holy Might [`BAR_881e`]
///
/// State: Derived
//~ derived BAR_881 214bd2d0 17f54ce5 acc87682.1315a145
pub const BAR_881: Power =
    spell(&[attach("BAR_881e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Holy Might
///
/// `BAR_881e` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_881e 464bd060 d9013743 f1bb1b1e.29d9cb13
pub const BAR_881e: Power = enchant(&[plus(1, 1)]);

/// # Cariel Roame
///
/// `BAR_902` · Paladin minion · 4 mana · 4/3
///
/// > **Rush**, **Divine Shield** Whenever this attacks, reduce the Cost of Holy spells in your hand by (1).
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Divine Shield, Rush
/// - Enchantments: Light's Strength [`BAR_902e`]
///
/// State: Derived
//~ derived BAR_902 581c6e8e 3b402ae7 865c4554.df9f7a27
pub const BAR_902: Power =
    whenever(THIS.attack(CARD)).then(&[attach("BAR_902e").to(YOUR_HAND.that(school(SpellSchool::Holy)))]);

/// # Light's Strength
///
/// `BAR_902e` · Paladin enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_902e 80982a87 84f33164 137208fb.f705eb41
pub const BAR_902e: Power = enchant(&[cost_less(1)]);

/// # Seedcloud Buckler
///
/// `WC_032` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Give your minions **Divine Shield**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived WC_032 5860b162 bf608204 d5106dbe.8acaa059
pub const WC_032: Power = deathrattle(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)]);

/// # Judgment of Justice
///
/// `WC_033` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When an enemy minion attacks, set its Attack and Health to 1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Judged [`WC_033e`]
///
/// State: Derived
//~ derived WC_033 f9d4ae3e 282ba582 67595fbb.0eb3d928
pub const WC_033: Power = whenever(ENEMY_MINIONS.attack(CARD)).then(&[attach("WC_033e").to(WHO)]);

/// # Judged
///
/// `WC_033e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_033e 62a48061 13d4ff7d 3178137d.d68bebe2
pub const WC_033e: Power = enchant(&[become_stats(1, 1)]);

/// # Party Up!
///
/// `WC_034` · Paladin spell · 7 mana
///
/// > Summon five 2/2 Adventurers with random bonus effects.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Tokens: Deadly Adventurer [`WC_034t`], Burly Adventurer [`WC_034t2`], Devout Adventurer [`WC_034t3`], Relentless Adventurer [`WC_034t4`], Arcane Adventurer [`WC_034t5`], Sneaky Adventurer [`WC_034t6`], Vital Adventurer [`WC_034t7`], Swift Adventurer [`WC_034t8`]
///
/// State: Derived
//~ derived WC_034 e0f1d6a7 18ecfe32 3bcfc25b.a5ceb4a1
#[rustfmt::skip]
pub const WC_034: Power = spell(&[summon(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"])).copies(5)]);

/// # Deadly Adventurer
///
/// `WC_034t` · Neutral minion · 2 mana · 2/2
///
/// > **Poisonous**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Poisonous
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t c2a65199 8ba4faba 5d964258.2574dcf7
pub const WC_034t: Power = VANILLA;

/// # Burly Adventurer
///
/// `WC_034t2` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Taunt
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t2 ea732ab0 b7e2a0ed 89d6e805.4b0c5d24
pub const WC_034t2: Power = VANILLA;

/// # Devout Adventurer
///
/// `WC_034t3` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Divine Shield
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t3 77181015 8aed0b01 d3da74ce.cc526ac4
pub const WC_034t3: Power = VANILLA;

/// # Relentless Adventurer
///
/// `WC_034t4` · Neutral minion · 2 mana · 2/2
///
/// > **Windfury**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Windfury
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t4 cec1dd0c aadd027e 9336412c.9569ce14
pub const WC_034t4: Power = VANILLA;

/// # Arcane Adventurer
///
/// `WC_034t5` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Spellpower
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t5 e445d3a8 6783524a a8647412.b88f2291
pub const WC_034t5: Power = VANILLA;

/// # Sneaky Adventurer
///
/// `WC_034t6` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth**
///
/// - Set: Forged in the Barrens
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t6 267d9d3e 6baf4000 3015bbfb.86cd88a1
pub const WC_034t6: Power = VANILLA;

/// # Vital Adventurer
///
/// `WC_034t7` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Lifesteal
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t7 cc2e1b04 45f896b8 0d401ef6.b857c9f1
pub const WC_034t7: Power = VANILLA;

/// # Swift Adventurer
///
/// `WC_034t8` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Rush
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ vanilla WC_034t8 ac27cb23 b6c11f81 9011ffec.57b12c28
pub const WC_034t8: Power = VANILLA;
