//! A few cards for the engine's own tests: the words they are written in, and their facts as the data has them.
#![allow(
    non_upper_case_globals,
    missing_docs,
    dead_code,
    reason = "constants are named by card ids; each test uses some"
)]
pub mod custom;
pub mod found;
pub mod game_rules;
pub mod keywords;
pub mod mechanics;
pub mod recorded;
pub mod shapes;
pub mod sides;
pub mod simple;

use std::sync::LazyLock;

use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::{Card, Cards};
use cardwright_engine::script::prelude::{TODO, VANILLA};

/// The registry of them all.
pub fn cards() -> &'static Cards {
    static CARDS: LazyLock<Cards> =
        LazyLock::new(|| Cards::new(&[&FACTS, &custom::CUSTOM, &keywords::KEYWORDS]).expect("the ids differ"));
    &CARDS
}

/// The registry with those that do what keywords of single sets say.
pub fn with_mechanics() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(|| {
        Cards::new(&[&FACTS, &custom::CUSTOM, &keywords::KEYWORDS, &mechanics::MECHANICS]).expect("the ids differ")
    });
    &CARDS
}

/// The registry with those that need what tests of cards found wanting.
pub fn with_found() -> &'static Cards {
    static CARDS: LazyLock<Cards> =
        LazyLock::new(|| Cards::new(&[&FACTS, &custom::CUSTOM, &found::FOUND]).expect("the ids differ"));
    &CARDS
}

/// The registry with those of `sides`.
pub fn with_sides() -> &'static Cards {
    static CARDS: LazyLock<Cards> =
        LazyLock::new(|| Cards::new(&[&FACTS, &custom::CUSTOM, &sides::SIDES]).expect("the ids differ"));
    &CARDS
}

/// The registry with those that need rules of the game that many cards need.
pub fn with_game_rules() -> &'static Cards {
    static CARDS: LazyLock<Cards> =
        LazyLock::new(|| Cards::new(&[&FACTS, &custom::CUSTOM, &game_rules::GAME_RULES]).expect("the ids differ"));
    &CARDS
}

/// The registry with those that show what recorded games do.
pub fn with_recorded() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(|| {
        Cards::new(&[&FACTS, &custom::CUSTOM, &keywords::KEYWORDS, &recorded::RECORDED]).expect("the ids differ")
    });
    &CARDS
}

/// The registry with those that would go on for ever.
pub fn with_endless() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(|| {
        Cards::new(&[&FACTS, &custom::CUSTOM, &keywords::KEYWORDS, &keywords::ENDLESS_CARDS]).expect("the ids differ")
    });
    &CARDS
}

#[rustfmt::skip]
pub static FACTS: [Card; 90] = [
    Card::new("BE_561", 0, "Forge of Origination", "[x]Summon a 3/3 Golem\nwith <b>Taunt</b>. Spend 3\nArmor to give it +3/+3.", CardType::Location, CardClass::Warrior, CardSet(1994), &[(T::HEALTH, 2), (T::COST, 3), (T::RARITY, 3), (T::COLLECTIBLE, 1)], &shapes::BE_561),
    Card::new("BE_561e", 0, "Extra Steel", "+3/+3.", CardType::Enchantment, CardClass::Neutral, CardSet(1994), &[], &simple::BE_561e),
    Card::new("BE_561t", 0, "Steel Golem", "<b>Taunt</b>", CardType::Minion, CardClass::Warrior, CardSet(1994), &[(T::HEALTH, 3), (T::ATK, 3), (T::COST, 3), (T::TAUNT, 1)], &VANILLA),
    Card::new("CFM_621", 0, "Kazakus", "[x]<b>Battlecry:</b> If your deck\nhas no duplicates,\n_create a custom spell.", CardType::Minion, CardClass::Neutral, CardSet(25), &[(T::HEALTH, 3), (T::ATK, 3), (T::COST, 4), (T::RARITY, 5), (T::BATTLECRY, 1), (T::COLLECTIBLE, 1)], &shapes::CFM_621),
    Card::new("CFM_621t", 0, "Kazakus Potion", "{0}\n{1}", CardType::Spell, CardClass::Neutral, CardSet(25), &[(T::COST, 1)], &TODO),
    Card::new("CFM_621t11", 0, "Lesser Potion", "Create a 1-Cost spell.", CardType::Spell, CardClass::Neutral, CardSet(25), &[(T::COST, 1)], &TODO),
    Card::new("CFM_621t12", 0, "Greater Potion", "Create a 5-Cost spell.", CardType::Spell, CardClass::Neutral, CardSet(25), &[(T::COST, 5)], &TODO),
    Card::new("CFM_621t13", 0, "Superior Potion", "Create a 10-Cost spell.", CardType::Spell, CardClass::Neutral, CardSet(25), &[(T::COST, 10)], &TODO),
    Card::new("CS1_112", 0, "Holy Nova", "Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.", CardType::Spell, CardClass::Priest, CardSet(1635), &[(T::COST, 3), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 5)], &simple::CS1_112),
    Card::new("CS1_113", 0, "Mind Control", "Take control of an enemy minion.", CardType::Spell, CardClass::Priest, CardSet(1635), &[(T::COST, 9), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 6)], &simple::CS1_113),
    Card::new("CS2_022", 0, "Polymorph", "Transform a minion\ninto a 1/1 Sheep.", CardType::Spell, CardClass::Mage, CardSet(1635), &[(T::COST, 4), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 1)], &simple::CS2_022),
    Card::new("CS2_023", 0, "Arcane Intellect", "Draw 2 cards.", CardType::Spell, CardClass::Mage, CardSet(1635), &[(T::COST, 3), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 1)], &simple::CS2_023),
    Card::new("CS2_024", 0, "Frostbolt", "Deal $3 damage to a_character and <b>Freeze</b> it.", CardType::Spell, CardClass::Mage, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2), (T::FREEZE, 1), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 3)], &simple::CS2_024),
    Card::new("CS2_025", 0, "Arcane Explosion", "Deal $1 damage to all enemy minions.", CardType::Spell, CardClass::Mage, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 1)], &simple::CS2_025),
    Card::new("CS2_029", 0, "Fireball", "Deal $6 damage.", CardType::Spell, CardClass::Mage, CardSet(1635), &[(T::COST, 4), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 2)], &simple::CS2_029),
    Card::new("CS2_033", 0, "Water Elemental", "<b>Freeze</b> any character damaged by this minion.", CardType::Minion, CardClass::Mage, CardSet(1635), &[(T::HEALTH, 6), (T::ATK, 3), (T::COST, 4), (T::CARDRACE, 18), (T::RARITY, 2), (T::FREEZE, 1), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_038e", 0, "Ancestral Spirit", "<b>Deathrattle:</b> Resummon this minion.", CardType::Enchantment, CardClass::Shaman, CardSet(3), &[], &simple::CS2_038e),
    Card::new("CS2_092", 0, "Blessing of Kings", "Give a minion +4/+4. <i>(+4 Attack/+4 Health)</i>", CardType::Spell, CardClass::Paladin, CardSet(1635), &[(T::COST, 4), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 5)], &simple::CS2_092),
    Card::new("CS2_092e", 0, "Blessing of Kings", "+4/+4.", CardType::Enchantment, CardClass::Paladin, CardSet(1635), &[], &simple::CS2_092e),
    Card::new("CS2_106", 0, "Fiery War Axe", "", CardType::Weapon, CardClass::Warrior, CardSet(1635), &[(T::HEALTH, 2), (T::ATK, 3), (T::COST, 2), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_108", 0, "Execute", "Destroy a damaged enemy minion.", CardType::Spell, CardClass::Warrior, CardSet(1635), &[(T::COST, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &simple::CS2_108),
    Card::new("CS2_119", 0, "Oasis Snapjaw", "", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 7), (T::ATK, 2), (T::COST, 4), (T::CARDRACE, 20), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_120", 0, "River Crocolisk", "", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 3), (T::ATK, 2), (T::COST, 2), (T::CARDRACE, 20), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_122", 0, "Raid Leader", "Your other minions have +1 Attack.", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 3), (T::ATK, 2), (T::COST, 3), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &simple::CS2_122),
    Card::new("CS2_122e", 0, "Enhanced", "Raid Leader is granting this minion +1 Attack.", CardType::Enchantment, CardClass::Neutral, CardSet(1635), &[], &simple::CS2_122e),
    Card::new("CS2_124", 0, "Wolfrider", "<b>Charge</b>", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 1), (T::ATK, 3), (T::COST, 3), (T::CHARGE, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_142", 0, "Kobold Geomancer", "<b>Spell Damage +1</b>", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 2), (T::ATK, 2), (T::COST, 2), (T::SPELLPOWER, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_168", 0, "Murloc Raider", "", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 1), (T::ATK, 2), (T::COST, 1), (T::CARDRACE, 14), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_172", 0, "Bloodfen Raptor", "", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 2), (T::ATK, 3), (T::COST, 2), (T::CARDRACE, 20), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_179", 0, "Sen'jin Shieldmasta", "<b>Taunt</b>", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 5), (T::ATK, 3), (T::COST, 4), (T::TAUNT, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_182", 0, "Chillwind Yeti", "", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 5), (T::ATK, 4), (T::COST, 4), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_200", 0, "Boulderfist Ogre", "", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 7), (T::ATK, 6), (T::COST, 6), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_203", 0, "Ironbeak Owl", "<b>Battlecry:</b> <b>Silence</b> a_minion.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 1), (T::ATK, 2), (T::COST, 3), (T::CARDRACE, 20), (T::RARITY, 1), (T::BATTLECRY, 1), (T::COLLECTIBLE, 1)], &simple::CS2_203),
    Card::new("CS2_222", 0, "Stormwind Champion", "Your other minions have +1/+1.", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 7), (T::ATK, 7), (T::COST, 7), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &shapes::CS2_222),
    Card::new("CS2_222o", 0, "Might of Stormwind", "+1/+1.", CardType::Enchantment, CardClass::Neutral, CardSet(1635), &[], &shapes::CS2_222o),
    Card::new("CS2_231", 0, "Wisp", "", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 1), (T::ATK, 1), (T::CARDRACE, 11), (T::RARITY, 1), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("CS2_tk1", 0, "Sheep", "", CardType::Minion, CardClass::Mage, CardSet(1635), &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 1), (T::CARDRACE, 20)], &VANILLA),
    Card::new("DREAM_01", 0, "Laughing Sister", "<b>Elusive</b>", CardType::Minion, CardClass::Dream, CardSet(3), &[(T::HEALTH, 5), (T::ATK, 3), (T::COST, 2), (T::ELUSIVE, 1)], &VANILLA),
    Card::new("DREAM_02", 0, "Ysera Awakens", "Deal $5 damage to all characters except Ysera.", CardType::Spell, CardClass::Dream, CardSet(3), &[(T::COST, 2), (T::SPELL_SCHOOL, 4)], &TODO),
    Card::new("DREAM_03", 0, "Emerald Drake", "", CardType::Minion, CardClass::Dream, CardSet(3), &[(T::HEALTH, 6), (T::ATK, 7), (T::COST, 4), (T::CARDRACE, 24)], &VANILLA),
    Card::new("DREAM_04", 0, "Dream", "Return a minion to its owner's hand.", CardType::Spell, CardClass::Dream, CardSet(3), &[(T::SPELL_SCHOOL, 4)], &simple::DREAM_04),
    Card::new("DREAM_05", 0, "Nightmare", "Give a minion +5/+5. At the start of your next turn, destroy it.", CardType::Spell, CardClass::Dream, CardSet(3), &[(T::SPELL_SCHOOL, 6)], &TODO),
    Card::new("EX1_007", 0, "Acolyte of Pain", "Whenever this minion takes damage,& draw a_card.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 4), (T::ATK, 1), (T::COST, 3), (T::RARITY, 1), (T::COLLECTIBLE, 1)], &simple::EX1_007),
    Card::new("EX1_008", 0, "Argent Squire", "<b>Divine Shield</b>", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 1), (T::DIVINE_SHIELD, 1), (T::RARITY, 1), (T::COLLECTIBLE, 1)], &VANILLA),
    Card::new("EX1_015", 0, "Novice Engineer", "<b>Battlecry:</b> Draw a card.", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 2), (T::RARITY, 2), (T::BATTLECRY, 1), (T::COLLECTIBLE, 1)], &simple::EX1_015),
    Card::new("EX1_016", 0, "Sylvanas Windrunner", "<b>Deathrattle:</b> Take\ncontrol of a random\nenemy minion.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 5), (T::ATK, 5), (T::COST, 6), (T::CARDRACE, 11), (T::RARITY, 5), (T::DEATHRATTLE, 1), (T::COLLECTIBLE, 1)], &shapes::EX1_016),
    Card::new("EX1_044", 0, "Questing Adventurer", "Whenever you play a card, gain +1/+1.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 2), (T::ATK, 2), (T::COST, 3), (T::RARITY, 3), (T::COLLECTIBLE, 1)], &simple::EX1_044),
    Card::new("EX1_044e", 0, "Level Up!", "Increased Attack and Health.", CardType::Enchantment, CardClass::Neutral, CardSet(3), &[], &simple::EX1_044e),
    Card::new("EX1_095", 0, "Gadgetzan Auctioneer", "Whenever you cast a spell, draw a card.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 4), (T::ATK, 4), (T::COST, 7), (T::RARITY, 3), (T::COLLECTIBLE, 1)], &simple::EX1_095),
    Card::new("EX1_096", 0, "Loot Hoarder", "<b>Deathrattle:</b> Draw a card.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 1), (T::ATK, 2), (T::COST, 2), (T::RARITY, 1), (T::DEATHRATTLE, 1), (T::COLLECTIBLE, 1)], &simple::EX1_096),
    Card::new("EX1_100", 0, "Lorewalker Cho", "Whenever a player casts a spell, put a copy into the other player’s hand.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 4), (T::COST, 2), (T::RARITY, 5), (T::COLLECTIBLE, 1)], &shapes::EX1_100),
    Card::new("EX1_124", 0, "Eviscerate", "Deal $2 damage. <b>Combo:</b> Deal $4 damage instead.", CardType::Spell, CardClass::Rogue, CardSet(3), &[(T::COST, 2), (T::RARITY, 1), (T::COMBO, 1), (T::COLLECTIBLE, 1)], &shapes::EX1_124),
    Card::new("EX1_238", 0, "Lightning Bolt", "Deal $3 damage. <b>Overload:</b> (1)", CardType::Spell, CardClass::Shaman, CardSet(3), &[(T::COST, 1), (T::RARITY, 1), (T::OVERLOAD, 1), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 4)], &simple::EX1_238),
    Card::new("EX1_277", 0, "Arcane Missiles", "Deal $3 damage randomly split among all enemies.", CardType::Spell, CardClass::Mage, CardSet(1635), &[(T::COST, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 1)], &simple::EX1_277),
    Card::new("EX1_287", 0, "Counterspell", "<b>Secret:</b> When your opponent casts a spell, <b>Counter</b> it.", CardType::Spell, CardClass::Mage, CardSet(3), &[(T::COST, 3), (T::RARITY, 3), (T::SECRET, 1), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 1)], &shapes::EX1_287),
    Card::new("EX1_294", 0, "Mirror Entity", "<b>Secret:</b> After your opponent plays a minion, summon a copy of it.", CardType::Spell, CardClass::Mage, CardSet(3), &[(T::COST, 3), (T::RARITY, 1), (T::SECRET, 1), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 1)], &shapes::EX1_294),
    Card::new("EX1_308", 0, "Soulfire", "[x]Deal $4 damage.\nDiscard a random card.", CardType::Spell, CardClass::Warlock, CardSet(1635), &[(T::COST, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::SPELL_SCHOOL, 2)], &simple::EX1_308),
    Card::new("EX1_392", 0, "Battle Rage", "Draw a card for each damaged friendly character.", CardType::Spell, CardClass::Warrior, CardSet(3), &[(T::COST, 2), (T::RARITY, 1), (T::COLLECTIBLE, 1)], &shapes::EX1_392),
    Card::new("EX1_411", 0, "Gorehowl", "Attacking a minion costs 1 Attack instead of 1 Durability.", CardType::Weapon, CardClass::Warrior, CardSet(3), &[(T::HEALTH, 1), (T::ATK, 7), (T::COST, 7), (T::RARITY, 4), (T::COLLECTIBLE, 1)], &shapes::EX1_411),
    Card::new("EX1_411e", 0, "Bloodrage", "No durability loss.", CardType::Enchantment, CardClass::Warrior, CardSet(3), &[], &shapes::EX1_411e),
    Card::new("EX1_411e2", 0, "Needs Sharpening", "Decreased Attack.", CardType::Enchantment, CardClass::Warrior, CardSet(3), &[], &shapes::EX1_411e2),
    Card::new("EX1_412", 0, "Raging Worgen", "Has +1 Attack and <b>Windfury</b> while damaged.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 3), (T::ATK, 3), (T::COST, 3), (T::RARITY, 1), (T::COLLECTIBLE, 1)], &shapes::EX1_412),
    Card::new("EX1_563", 0, "Malygos", "<b>Spell Damage +5</b>", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 12), (T::ATK, 4), (T::COST, 9), (T::SPELLPOWER, 1), (T::CARDRACE, 24), (T::RARITY, 5), (T::COLLECTIBLE, 1)], &shapes::EX1_563),
    Card::new("EX1_564", 0, "Faceless Manipulator", "<b>Battlecry:</b> Choose a minion and become a copy of it.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 3), (T::ATK, 3), (T::COST, 5), (T::RARITY, 4), (T::BATTLECRY, 1), (T::COLLECTIBLE, 1)], &shapes::EX1_564),
    Card::new("EX1_593", 0, "Nightblade", "<b>Battlecry: </b>Deal 3 damage to the enemy hero.", CardType::Minion, CardClass::Neutral, CardSet(1635), &[(T::HEALTH, 4), (T::ATK, 4), (T::COST, 5), (T::RARITY, 2), (T::BATTLECRY, 1), (T::COLLECTIBLE, 1)], &simple::EX1_593),
    Card::new("EX1_595", 0, "Cult Master", "After a friendly minion dies, draw a card.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 2), (T::ATK, 4), (T::COST, 4), (T::CARDRACE, 11), (T::RARITY, 1), (T::COLLECTIBLE, 1)], &simple::EX1_595),
    Card::new("FP1_031", 0, "Baron Rivendare", "Your minions trigger their <b>Deathrattles</b> twice.", CardType::Minion, CardClass::Neutral, CardSet(12), &[(T::HEALTH, 7), (T::ATK, 1), (T::COST, 4), (T::CARDRACE, 11), (T::RARITY, 5), (T::COLLECTIBLE, 1)], &shapes::FP1_031),
    Card::new("GAME_005", 0, "The Coin", "Gain 1 Mana Crystal this turn only.", CardType::Spell, CardClass::Neutral, CardSet(1637), &[], &simple::GAME_005),
    Card::new("HERO_01", 0, "Garrosh Hellscream", "", CardType::Hero, CardClass::Warrior, CardSet(17), &[(T::HEALTH, 30), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::HERO_POWER, 725)], &VANILLA),
    Card::new("HERO_01bp", 725, "Armor Up!", "<b>Hero Power</b>\nGain $d2 Armor.", CardType::HeroPower, CardClass::Warrior, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2)], &simple::HERO_01bp),
    Card::new("HERO_05", 0, "Rexxar", "", CardType::Hero, CardClass::Hunter, CardSet(17), &[(T::HEALTH, 30), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::HERO_POWER, 229)], &VANILLA),
    Card::new("HERO_05bp", 229, "Steady Shot", "<b>Hero Power</b>\nDeal $2 damage to the enemy hero.@<b>Hero Power</b>\nDeal $2 damage.", CardType::HeroPower, CardClass::Hunter, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2)], &simple::HERO_05bp),
    Card::new("HERO_07", 0, "Gul'dan", "", CardType::Hero, CardClass::Warlock, CardSet(17), &[(T::HEALTH, 30), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::HERO_POWER, 300)], &VANILLA),
    Card::new("HERO_07bp", 300, "Life Tap", "<b>Hero Power</b>\nDraw a card and take $2_damage.", CardType::HeroPower, CardClass::Warlock, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2)], &simple::HERO_07bp),
    Card::new("HERO_08", 0, "Jaina Proudmoore", "", CardType::Hero, CardClass::Mage, CardSet(17), &[(T::HEALTH, 30), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::HERO_POWER, 807)], &VANILLA),
    Card::new("HERO_08bp", 807, "Fireblast", "<b>Hero Power</b>\nDeal $1 damage.", CardType::HeroPower, CardClass::Mage, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2)], &simple::HERO_08bp),
    Card::new("HERO_09", 0, "Anduin Wrynn", "", CardType::Hero, CardClass::Priest, CardSet(17), &[(T::HEALTH, 30), (T::RARITY, 2), (T::COLLECTIBLE, 1), (T::HERO_POWER, 479)], &VANILLA),
    Card::new("HERO_09bp", 479, "Lesser Heal", "<b>Hero Power</b>\nRestore #2 Health.", CardType::HeroPower, CardClass::Priest, CardSet(1635), &[(T::COST, 2), (T::RARITY, 2)], &simple::HERO_09bp),
    Card::new("LOE_011", 0, "Reno Jackson", "<b>Battlecry:</b> If your deck has no duplicates, fully heal your hero.", CardType::Minion, CardClass::Neutral, CardSet(20), &[(T::HEALTH, 6), (T::ATK, 4), (T::COST, 6), (T::RARITY, 5), (T::BATTLECRY, 1), (T::COLLECTIBLE, 1)], &shapes::LOE_011),
    Card::new("NEW1_019", 0, "Knife Juggler", "[x]After you summon a\nminion, deal 1 damage\nto a random enemy.", CardType::Minion, CardClass::Neutral, CardSet(3), &[(T::HEALTH, 2), (T::ATK, 3), (T::COST, 2), (T::RARITY, 3), (T::COLLECTIBLE, 1)], &shapes::NEW1_019),
    Card::new("REV_290", 0, "Cathedral of Atonement", "Give a minion +2/+1 and draw a card.", CardType::Location, CardClass::Priest, CardSet(1691), &[(T::HEALTH, 3), (T::COST, 3), (T::RARITY, 3), (T::COLLECTIBLE, 1)], &shapes::REV_290),
    Card::new("REV_290e", 0, "Atoned", "+2/+1.", CardType::Enchantment, CardClass::Priest, CardSet(1691), &[], &simple::REV_290e),
    Card::new("SW_450t", 0, "Stall for Time", "<b>Questline:</b> Cast a Fire, Frost, and Arcane spell. <b>Reward:</b> <b>Discover</b> one.", CardType::Spell, CardClass::Mage, CardSet(1578), &[(T::COST, 1), (T::RARITY, 5), (T::QUESTLINE, 1)], &TODO),
    Card::new("TTN_903", 0, "Eonar, the Life-Binder", "[x]<b>Titan</b>\nAfter this uses an ability,\nsummon a 5/5 Ancient\nwith <b>Taunt</b>.", CardType::Minion, CardClass::Druid, CardSet(1858), &[(T::HEALTH, 7), (T::ATK, 5), (T::COST, 10), (T::RARITY, 5), (T::COLLECTIBLE, 1), (T::TITAN, 1)], &shapes::TTN_903),
    Card::new("TTN_903t", 0, "Spontaneous Growth", "Draw cards until your hand is full.", CardType::Spell, CardClass::Druid, CardSet(1858), &[], &shapes::TTN_903t),
    Card::new("TTN_903t2", 0, "Bountiful Harvest", "Restore your hero\nto full Health.", CardType::Spell, CardClass::Druid, CardSet(1858), &[], &shapes::TTN_903t2),
    Card::new("TTN_903t3", 0, "Flourish", "Refresh your\nMana Crystals.", CardType::Spell, CardClass::Druid, CardSet(1858), &[], &shapes::TTN_903t3),
    Card::new("TTN_903t4", 0, "Timeless Ancient", "<b>Taunt</b>", CardType::Minion, CardClass::Druid, CardSet(1858), &[(T::HEALTH, 5), (T::ATK, 5), (T::COST, 5), (T::TAUNT, 1)], &VANILLA),
    Card::new("ULD_723", 0, "Murmy", "<b>Reborn</b>", CardType::Minion, CardClass::Neutral, CardSet(1158), &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 1), (T::CARDRACE, 14), (T::RARITY, 1), (T::COLLECTIBLE, 1), (T::REBORN, 1), (T(2534), 1)], &VANILLA),
    Card::new("VAN_DS1_184", 0, "Tracking", "Look at the top 3 cards of your deck. Draw one and discard the others.", CardType::Spell, CardClass::Hunter, CardSet(1646), &[(T::COST, 1), (T::RARITY, 2), (T::COLLECTIBLE, 1)], &shapes::VAN_DS1_184),
];
