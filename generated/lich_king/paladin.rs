//! Paladin cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eb76ca6e

/// # Knight of the Dead
///
/// `NX2_021` · Paladin minion · 3 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to your hero. **Manathirst (7):** Restore #5 Health to your hero instead.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `MANATHIRST` = 7
///
/// State: Derived
//~ derived NX2_021 8d1ba1e1 7c9e768c 7d93694b.6ad83ea5
pub const NX2_021: Power =
    battlecry(&[either(MANA_CRYSTALS.at_least(7), &[heal(5).to(YOUR_HERO)], &[deal(5).to(YOUR_HERO)])]);

/// # Goldwing
///
/// `NX2_022` · Paladin minion · 4 mana · 3/5
///
/// > **Rush Battlecry:** If you're holding a Mech, gain **Windfury**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Mech, Dragon
/// - Mechanics: Battlecry, Rush
/// - Refers to: Windfury
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived NX2_022 06e5bb0c eee3321c 85db9b47.e53a0a8b
pub const NX2_022: Power = battlecry(&[give(&[has(GameTag::WINDFURY)])]).when(there_is(&YOUR_HAND.that(MECH)));

/// # The Purator
///
/// `NX2_023` · Paladin minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ todo NX2_023 c36c277b 0e41e92a 1edb4911.8df02165
pub const NX2_023: Power = TODO;

/// # Timewarden
///
/// `RLK_527` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: From the Future [`RLK_527e2`]
///
/// State: Todo
//~ todo RLK_527 8bb6abb3 ccf27f3c 6fa5e82f.7ab10a63
pub const RLK_527: Power = TODO;

/// # From the Future
///
/// `RLK_527e2` · Paladin enchantment
///
/// > Has **Divine Shield** and **Taunt**.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_527e2 d6ce9402 fef534a3 e1e2ae28.9b54571a
pub const RLK_527e2: Power = enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]);

/// # Daring Drake
///
/// `RLK_916` · Paladin minion · 4 mana · 4/4
///
/// > **Rush Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Bravery [`RLK_916e`]
///
/// State: Derived
//~ derived RLK_916 b78106cd 86a53631 fbd9b364.9dd942b1
pub const RLK_916: Power = battlecry(&[attach("RLK_916e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bravery
///
/// `RLK_916e` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_916e a9732cbf 48d25058 fe92ea3d.29d9cb13
pub const RLK_916e: Power = enchant(&[plus(1, 1)]);

/// # Flight of the Bronze
///
/// `RLK_917` · Paladin spell · 1 mana
///
/// > **Discover** a Dragon. **Manathirst (7):** Summon a 5/5 Drake with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Tags: `MANATHIRST` = 7
/// - Tokens: Bronze Defender [`RLK_917t`]
///
/// State: Derived
//~ derived RLK_917 6d3a8b37 49769040 83f29e9d.34ef780f
pub const RLK_917: Power = spell(&[discover(DRAGON), summon(card("RLK_917t")).when(MANA_CRYSTALS.at_least(7))]);

/// # Bronze Defender
///
/// `RLK_917t` · Paladin minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla RLK_917t 6e695fdc fe5a1e8b 252463b1.4b0c5d24
pub const RLK_917t: Power = VANILLA;

/// # For Quel'Thalas!
///
/// `RLK_918` · Paladin spell · Holy · 2 mana
///
/// > Give a friendly minion +3 Attack. Give your hero +2 Attack this turn.
///
/// - Set: March of the Lich King · rare · collectible
/// - Enchantments: For Quel'Thalas! [`RLK_918e`], For Quel'Thalas! [`RLK_918e2`]
///
/// State: Derived
//~ derived RLK_918 49571a4a f98ba3fe 4e6b861b.ca4ab14b
pub const RLK_918: Power = spell(&[attach("RLK_918e").to(A_FRIENDLY_MINION), attach("RLK_918e2").to(YOUR_HERO)]);

/// # For Quel'Thalas!
///
/// `RLK_918e` · Paladin enchantment
///
/// > +3 Attack
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_918e 9a813567 c8e70d41 feef046f.51bc326b
pub const RLK_918e: Power = enchant(&[ATTACK.plus(3)]);

/// # For Quel'Thalas!
///
/// `RLK_918e2` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived RLK_918e2 a9b3eab9 475acedd 504855b3.bf3d1612
pub const RLK_918e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Anachronos
///
/// `RLK_919` · Paladin minion · 7 mana · 8/8
///
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Time Travel [`RLK_919e`]
///
/// State: Todo
//~ todo RLK_919 faccf984 9ff71b16 7e98adca.25ebe2bd
pub const RLK_919: Power = TODO;

/// # Time Travel
///
/// `RLK_919e` · Paladin enchantment
///
/// > Sending a minion 2 turns into the future.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_919e de2653b5 4ea5d074 d6e1dee3.9cf73b46
pub const RLK_919e: Power = TODO;

/// # Sanguine Soldier
///
/// `RLK_921` · Paladin minion · 1 mana · 2/1
///
/// > **Divine Shield** **Battlecry:** Deal 2 damage to your hero.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Divine Shield, Battlecry
///
/// State: Derived
//~ derived RLK_921 fe4d1d27 e24400be 232cf93e.89e1313f
pub const RLK_921: Power = battlecry(&[deal(2).to(YOUR_HERO)]);

/// # Seal of Blood
///
/// `RLK_922` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Blood Seal [`RLK_922e`]
///
/// State: Derived
//~ derived RLK_922 91943555 d7d6a9c8 0a76565f.40661242
pub const RLK_922: Power =
    spell(&[give(&[plus(3, 3), has(GameTag::DIVINE_SHIELD)]).to(A_MINION), deal(3).to(YOUR_HERO)]);

/// # Blood Seal
///
/// `RLK_922e` · Paladin enchantment
///
/// > +3/+3.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_922e 88f10641 c44ff9fd ed573fc3.b42c6980
pub const RLK_922e: Power = enchant(&[plus(3, 3)]);

/// # Feast and Famine
///
/// `RLK_923` · Paladin spell · 1 mana
///
/// > Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `MANATHIRST` = 4
/// - Enchantments: Feast [`RLK_923e1`], Famine [`RLK_923e3`]
///
/// State: Todo
//~ todo RLK_923 2e5eb70d 5cc8c356 f77c99e3.62c6f537
pub const RLK_923: Power = TODO;

/// # Feast
///
/// `RLK_923e1` · Paladin enchantment
///
/// > +3 Attack this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived RLK_923e1 79c8c092 3064f862 f1a6ac06.268eca27
pub const RLK_923e1: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Famine
///
/// `RLK_923e3` · Paladin enchantment
///
/// > **Lifesteal** this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived RLK_923e3 da53473c 392b5d25 9c88aee8.45206010
pub const RLK_923e3: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();

/// # Blood Matriarch Liadrin
///
/// `RLK_924` · Paladin minion · 2 mana · 3/2
///
/// > After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Refers to: Divine Shield, Rush
/// - Enchantments: Annointed in Blood [`RLK_924e`]
///
/// State: Derived
//~ derived RLK_924 78184cac c3ca488b 8fea5bf6.68dd7ad0
#[rustfmt::skip]
pub const RLK_924: Power = after(YOU.summon(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))]))).then(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::RUSH)]).to(THAT)]);

/// # Annointed in Blood
///
/// `RLK_924e` · Paladin enchantment
///
/// > Gains **Rush** and **Divine Shield**.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_924e e5756be2 15c714c5 b3b46c89.cd231933
pub const RLK_924e: Power = TODO;

/// # Blood Crusader
///
/// `RLK_927` · Paladin minion · 6 mana · 5/5
///
/// > **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Crusade [`RLK_927e`]
///
/// State: Derived
//~ derived RLK_927 d83b61fd cc8be92b 3f158482.73acdee0
pub const RLK_927: Power = battlecry(&[attach("RLK_927e").to(YOU)]);

/// # Crusade
///
/// `RLK_927e` · Paladin enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: March of the Lich King
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived RLK_927e 7c84fcc7 ddf04970 15100a19.ad481fb2
#[rustfmt::skip]
pub const RLK_927e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, class(CardClass::Paladin)])), &[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(all(&[MINION, class(CardClass::Paladin)]))).this_turn();
