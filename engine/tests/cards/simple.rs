//! Simple cards, for the rules to be tried on.

use cardwright_engine::script::prelude::*;

/// Extra Steel: +3/+3.
pub const BE_561e: Power = enchant(&[plus(3, 3)]);

/// Holy Nova: Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
pub const CS1_112: Power = spell(&[deal(2).to(ENEMY_MINIONS), heal(2).to(FRIENDLY_CHARACTERS)]);

/// Mind Control: Take control of an enemy minion.
pub const CS1_113: Power = spell(&[take_control(AN_ENEMY_MINION)]);

/// Polymorph: Transform a minion into a 1/1 Sheep.
pub const CS2_022: Power = spell(&[transform(A_MINION, card("CS2_tk1"))]);

/// Arcane Intellect: Draw 2 cards.
pub const CS2_023: Power = spell(&[draw(2)]);

/// Frostbolt: Deal $3 damage to a character and Freeze it.
pub const CS2_024: Power = spell(&[deal(3).to(TARGET), freeze(IT)]);

/// Arcane Explosion: Deal $1 damage to all enemy minions.
pub const CS2_025: Power = spell(&[deal(1).to(ENEMY_MINIONS)]);

/// Fireball: Deal $6 damage.
pub const CS2_029: Power = spell(&[deal(6).to(TARGET)]);

/// Ancestral Spirit: Deathrattle: Resummon this minion.
pub const CS2_038e: Power = deathrattle(&[summon(copy_of(THIS))]);

/// Blessing of Kings: Give a minion +4/+4. (+4 Attack/+4 Health)
pub const CS2_092: Power = spell(&[attach("CS2_092e").to(A_MINION)]);

/// Blessing of Kings: +4/+4.
pub const CS2_092e: Power = enchant(&[plus(4, 4)]);

/// Execute: Destroy a damaged enemy minion.
pub const CS2_108: Power = spell(&[destroy(AN_ENEMY_MINION.that(DAMAGED))]);

/// Raid Leader: Your other minions have +1 Attack.
pub const CS2_122: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_122e");

/// Enhanced: Raid Leader is granting this minion +1 Attack.
pub const CS2_122e: Power = enchant(&[ATTACK.plus(1)]);

/// Ironbeak Owl: Battlecry: Silence a minion.
pub const CS2_203: Power = battlecry(&[silence(A_MINION)]);

/// Dream: Return a minion to its owner's hand.
pub const DREAM_04: Power = spell(&[return_to_hand(A_MINION)]);

/// Acolyte of Pain: Whenever this minion takes damage, draw a card.
pub const EX1_007: Power = whenever(THIS.takes_damage_from(CARD)).then(&[draw(1)]);

/// Novice Engineer: Battlecry: Draw a card.
pub const EX1_015: Power = battlecry(&[draw(1)]);

/// Questing Adventurer: Whenever you play a card, gain +1/+1.
pub const EX1_044: Power = whenever(YOU.play(CARD)).then(&[attach("EX1_044e")]);

/// Level Up!: Increased Attack and Health.
pub const EX1_044e: Power = enchant(&[plus(1, 1)]);

/// Gadgetzan Auctioneer: Whenever you cast a spell, draw a card.
pub const EX1_095: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);

/// Loot Hoarder: Deathrattle: Draw a card.
pub const EX1_096: Power = deathrattle(&[draw(1)]);

/// Lightning Bolt: Deal $3 damage. Overload: (1)
pub const EX1_238: Power = spell(&[deal(3).to(TARGET)]);

/// Arcane Missiles: Deal $3 damage randomly split among all enemies.
pub const EX1_277: Power = spell(&[deal(3).split_among(ENEMIES)]);

/// Soulfire: Deal $4 damage. Discard a random card.
pub const EX1_308: Power = spell(&[deal(4).to(TARGET), discard(YOUR_HAND.random())]);

/// Nightblade: Battlecry: Deal 3 damage to the enemy hero.
pub const EX1_593: Power = battlecry(&[deal(3).to(ENEMY_HERO)]);

/// Cult Master: After a friendly minion dies, draw a card.
pub const EX1_595: Power = after(FRIENDLY_MINIONS.die()).then(&[draw(1)]);

/// The Coin: Gain 1 Mana Crystal this turn only.
pub const GAME_005: Power = spell(&[gain_mana(1)]);

/// Armor Up!: Hero Power Gain $d2 Armor.
pub const HERO_01bp: Power = hero_power(&[armor(2)]);

/// Steady Shot: Hero Power Deal $2 damage to the enemy hero.@ Hero Power Deal $2 damage.
pub const HERO_05bp: Power = hero_power(&[deal(2).to(ENEMY_HERO)]);

/// Life Tap: Hero Power Draw a card and take $2 damage.
pub const HERO_07bp: Power = hero_power(&[deal(2).to(YOUR_HERO), draw(1)]);

/// Fireblast: Hero Power Deal $1 damage.
pub const HERO_08bp: Power = hero_power(&[deal(1).to(TARGET)]);

/// Lesser Heal: Hero Power Restore #2 Health.
pub const HERO_09bp: Power = hero_power(&[heal(2).to(TARGET)]);

/// Atoned: +2/+1.
pub const REV_290e: Power = enchant(&[plus(2, 1)]);
