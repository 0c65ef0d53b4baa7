//! Warrior cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ ETC_035 todo 5870489e 40e1210e
pub const ETC_035: Power = TODO;

/// # Drum Solo
///
/// `ETC_035e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_035e todo d25e446f e60a2518
pub const ETC_035e: Power = TODO;

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
//~ ETC_121 todo 49e053ea c1e98db2
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
//~ ETC_355 todo edec13fc 72de572a
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
//~ ETC_363 todo 25ba48d4 41c9fcf9
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
/// State: Todo
//~ ETC_363e todo 86066f57 d17e8c73
pub const ETC_363e: Power = TODO;

/// # Riff Stopper
///
/// `ETC_363e2` · Warrior enchantment
///
/// > Used to stop Riffs from looping.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_363e2 todo 1b864bd9 ef189460
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
//~ ETC_364 todo 557f4b92 197655f1
pub const ETC_364: Power = TODO;

/// # Chorus
///
/// `ETC_364e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_364e todo eb7eb98c b8209b39
pub const ETC_364e: Power = TODO;

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
//~ ETC_365 todo fcd99e71 3310ea42
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
//~ ETC_365t vanilla 86d8bf43 a7247783
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
//~ ETC_365t2 vanilla de5348c7 a9c9bac4
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
//~ ETC_372 todo daf7a06d 9cc5d23f
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
//~ ETC_408 todo a3e4e52e a1366cee
pub const ETC_408: Power = TODO;

/// # Sliding
///
/// `ETC_408e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_408e todo 98f9666c 9fc29651
pub const ETC_408e: Power = TODO;

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
//~ ETC_417 todo 10d152b8 d5aea6cb
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
//~ ETC_417e todo 2ac09237 4be843ab
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
/// State: Todo
//~ ETC_520 todo a81ca7f4 4f1194f3
pub const ETC_520: Power = TODO;

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
/// State: Todo
//~ JAM_015 todo 57018f4d 4e9ef5fc
pub const JAM_015: Power = TODO;

/// # Sharpened
///
/// `JAM_015e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_015e todo 2be445da 985db95a
pub const JAM_015e: Power = TODO;

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
/// State: Todo
//~ JAM_015t todo 74103aac e8dbc622
pub const JAM_015t: Power = TODO;

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
/// State: Todo
//~ JAM_015t2 todo 6514dbc3 d13a25b5
pub const JAM_015t2: Power = TODO;

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
//~ JAM_015t3 todo f68eee14 212a85fd
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
/// State: Todo
//~ JAM_015t4 todo 42ea78dd 21d6503d
pub const JAM_015t4: Power = TODO;

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
//~ JAM_016 todo f8b5e518 aa9fa358
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
/// State: Todo
//~ JAM_017 todo 68a1b883 17ef0555
pub const JAM_017: Power = TODO;

/// # Glaivetar Hero
///
/// `JAM_017e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_017e todo ff349bcb 4887e8ee
pub const JAM_017e: Power = TODO;
