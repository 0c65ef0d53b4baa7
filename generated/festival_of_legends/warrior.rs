//! Warrior cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bc1d81e6

/// # Drum Soloist
///
/// `ETC_035` · Warrior minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you control no other minions, gain +2/+2 and **Rush**.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Rush
/// - Enchantments: Drum Solo [`ETC_035e`]
///
/// State: Derived
//~ derived ETC_035 d1ce50d9 4201a1d5 043a3da2.9c4921b4
pub const ETC_035: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::RUSH)])]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Drum Solo
///
/// `ETC_035e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_035e 1f650a4c ad225b98 9e1f08f5.6d6ab056
pub const ETC_035e: Power = enchant(&[plus(2, 2)]);

/// # Rock Master Voone
///
/// `ETC_121` · Warrior minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy each minion of a different type in your hand.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo ETC_121 decd51ee f10b6192 84ce0e0b.e3ca13ba
pub const ETC_121: Power = TODO;

/// # Razorfen Rockstar
///
/// `ETC_355` · Warrior minion · 1 mana · 1/3
///
/// > After you gain Armor, gain 2 more.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Quilboar
///
/// State: Todo
//~ todo ETC_355 568d8671 7f91783f fbc0b1e0.92544d4d
pub const ETC_355: Power = TODO;

/// # Verse Riff
///
/// `ETC_363` · Warrior spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor. **Finale:** Play your last Riff.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
/// - Tags: `2819` = 1
/// - Enchantments: Verse [`ETC_363e`], Riff Stopper [`ETC_363e2`]
///
/// State: Todo
//~ todo ETC_363 63873edc be8e1169 e78a651f.6e9ffedc
pub const ETC_363: Power = TODO;

/// # Verse
///
/// `ETC_363e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ETC_363e 30948722 eaac9b4a 6a3a727b.09ced50d
pub const ETC_363e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Riff Stopper
///
/// `ETC_363e2` · Warrior enchantment
///
/// > Used to stop Riffs from looping.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_363e2 006f5f36 76f87001 d534b8dc.02ab3bc3
pub const ETC_363e2: Power = TODO;

/// # Chorus Riff
///
/// `ETC_364` · Warrior spell · 3 mana
///
/// > Draw a minion. Give it +3/+3. **Finale:** Play your last Riff.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Finale
/// - Tags: `2819` = 1
/// - Enchantments: Chorus [`ETC_364e`]
///
/// State: Todo
//~ todo ETC_364 85d76505 2d60bf08 304d30f3.f735d5d3
pub const ETC_364: Power = TODO;

/// # Chorus
///
/// `ETC_364e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_364e 582a88f7 cb6b91a0 22ce928b.b42c6980
pub const ETC_364e: Power = enchant(&[plus(3, 3)]);

/// # Bridge Riff
///
/// `ETC_365` · Warrior spell · 5 mana
///
/// > Summon a 3/4 Rocker with **Taunt** and a 4/3 with **Rush**. **Finale:** Play your last Riff.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Finale
/// - Refers to: Taunt, Rush
/// - Tags: `2819` = 1
/// - Tokens: Tough Rocker [`ETC_365t`], Hyped Rocker [`ETC_365t2`]
///
/// State: Todo
//~ todo ETC_365 04eb3e04 3d5d0d38 aff2ab22.24725068
pub const ETC_365: Power = TODO;

/// # Tough Rocker
///
/// `ETC_365t` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// - Set: Festival of Legends
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ETC_365t 2f312230 44640c0e 859b6c33.4b0c5d24
pub const ETC_365t: Power = VANILLA;

/// # Hyped Rocker
///
/// `ETC_365t2` · Warrior minion · 3 mana · 4/3
///
/// > **Rush**
///
/// - Set: Festival of Legends
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla ETC_365t2 3b69961c 950ba2c3 fb9384f5.57b12c28
pub const ETC_365t2: Power = VANILLA;

/// # Roaring Applause
///
/// `ETC_372` · Warrior spell · 2 mana
///
/// > Draw a card. Repeat for each minion of a different type you control.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Todo
//~ todo ETC_372 9d613a35 319b3046 63720d96.5f73d243
pub const ETC_372: Power = TODO;

/// # Power Slider
///
/// `ETC_408` · Warrior minion · 3 mana · 2/3
///
/// > **Rush**. **Battlecry:** Gain +1/+1 for each minion of a different type you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Sliding [`ETC_408e`]
///
/// State: Todo
//~ todo ETC_408 9b2894da e6fbf038 279ad683.46f2d2c3
pub const ETC_408: Power = TODO;

/// # Sliding
///
/// `ETC_408e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_408e c290dfa1 17a637cb 75ebe685.67341004
pub const ETC_408e: Power = enchant(&[plus(1, 1)]);

/// # Blackrock 'n' Roll
///
/// `ETC_417` · Warrior spell · Fire · 5 mana
///
/// > Give all minions in your deck Attack and Health equal to their Cost.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Enchantments: Blackrock 'n' Roll [`ETC_417e`]
///
/// State: Todo
//~ todo ETC_417 2763f2a9 27174c69 16eb4eff.51c775a3
pub const ETC_417: Power = TODO;

/// # Blackrock 'n' Roll
///
/// `ETC_417e` · Warrior enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_417e 42912b81 a3cda5e6 a71d3c82.a536d554
pub const ETC_417e: Power = TODO;

/// # Kodohide Drumkit
///
/// `ETC_520` · Warrior weapon · 4 mana · 3/2 durability
///
/// > **Deathrattle:** Deal @ damage to all minions. *(Gain Armor while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived ETC_520 51c34b53 a33c3eab ecfad876.b48512ad
pub const ETC_520: Power =
    abilities(&[deathrattle(&[deal(1).times(ITS_NUMBER).to(MINIONS)]), after(YOU.gain_armor()).then(&[improve(1)])]);

/// # Remixed Tuning Fork
///
/// `JAM_015` · Warrior weapon · 2 mana · 2/2 durability
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Enchantments: Sharpened [`JAM_015e`]
/// - Tokens: Sharpened Tuning Fork [`JAM_015t`], Reinforced Tuning Fork [`JAM_015t2`], Curved Tuning Fork [`JAM_015t3`], Backup Tuning Fork [`JAM_015t4`]
///
/// State: Derived
//~ derived JAM_015 c0f8725a b6bd6889 f72180f9.fadeed8d
#[rustfmt::skip]
pub const JAM_015: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))]);

/// # Sharpened
///
/// `JAM_015e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_015e 51d70aa0 ad7b1d8e c61e5162.bf3d1612
pub const JAM_015e: Power = enchant(&[ATTACK.plus(2)]);

/// # Sharpened Tuning Fork
///
/// `JAM_015t` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Gain +2 Attack. *(Changes each turn.)*@**Battlecry:** Gain +2 Attack.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95408, `2165` = 1
///
/// State: Derived
//~ derived JAM_015t 9c789e6c 1eb0bdb8 56101a0a.265a3e47
#[rustfmt::skip]
pub const JAM_015t: Power = abilities(&[battlecry(&[give(&[ATTACK.plus(2)])]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))])]);

/// # Reinforced Tuning Fork
///
/// `JAM_015t2` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Gain 5 Armor. *(Changes each turn.)*@**Battlecry:** Gain 5 Armor.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 95408, `2165` = 1
///
/// State: Derived
//~ derived JAM_015t2 9cd3805f 7e9cbcf5 4ccbb195.c7cccb85
#[rustfmt::skip]
pub const JAM_015t2: Power = abilities(&[battlecry(&[armor(5)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))])]);

/// # Curved Tuning Fork
///
/// `JAM_015t3` · Warrior weapon · 2 mana · 2/2 durability
///
/// > Also damages minions adjacent to whomever your hero attacks. *(Changes each turn.)*@Also damages minions adjacent to whomever your hero attacks.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Cant Be Silenced
/// - Tags: `TRANSFORMED_FROM_CARD` = 95408, `2165` = 1
///
/// State: Todo
//~ todo JAM_015t3 c27b3223 97deaacf daf0ee9b.f9df6221
pub const JAM_015t3: Power = TODO;

/// # Backup Tuning Fork
///
/// `JAM_015t4` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Battlecry: Discover** a **Taunt** minion. *(Changes each turn.)* @**Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Battlecry, Discover
/// - Refers to: Taunt
/// - Tags: `TRANSFORMED_FROM_CARD` = 95408, `2165` = 1
///
/// State: Derived
//~ derived JAM_015t4 c3cca2f6 bf7cc580 5f868c7a.c2bbd766
#[rustfmt::skip]
pub const JAM_015t4: Power = abilities(&[battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_015t", "JAM_015t2", "JAM_015t3", "JAM_015t4"]))])]);

/// # Abyssal Bassist
///
/// `JAM_016` · Multi-class minion · 7 mana · 4/7
///
/// > **Taunt**, **Lifesteal** Costs (2) less for each weapon you've equipped this game.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Classes: Warrior, Demon Hunter
/// - Mechanics: Taunt, Lifesteal
///
/// State: Todo
//~ todo JAM_016 b1ff80c9 4426becb 44d7479e.84a0d55b
pub const JAM_016: Power = TODO;

/// # Through Fel and Flames
///
/// `JAM_017` · Multi-class spell · Fel · 0 mana
///
/// > Give a minion **Rush**. **Finale:** And +1/+1.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Warrior, Demon Hunter
/// - Mechanics: Finale
/// - Refers to: Rush
/// - Enchantments: Glaivetar Hero [`JAM_017e`]
///
/// State: Derived
//~ derived JAM_017 c8b7f60b 6cf7ac67 94b57b11.003e202e
pub const JAM_017: Power = spell(&[give(&[has(GameTag::RUSH)]).to(A_MINION), attach("JAM_017e").to(IT).when(FINALE)]);

/// # Glaivetar Hero
///
/// `JAM_017e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_017e 9440bc20 0fb210a2 8c7bcd33.67341004
pub const JAM_017e: Power = enchant(&[plus(1, 1)]);
