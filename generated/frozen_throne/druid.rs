//! Druid cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c36880f1

/// # Fatespinner
/// Minion · Undead · 5 mana · 5/3
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
/// - Makes: Growth [`ICC_047a`] ("Deathrattle: Give all minions +2/+2."); Decay [`ICC_047b`] ("Deathrattle: Deal 3 damage to all minions."); Fatespinner [`ICC_047t`] (5/3, "Secret Deathrattle: Deal 3 damage to all minions;…"); Fatespinner [`ICC_047t2`] (5/3, "Deathrattle: Deal 3 damage to all minions and…"); Growth [`ICC_047e`] ("\+2/+2.")
///
/// # Notes
///
/// The card keeps which Deathrattle was chosen; both look alike on the board.
//~ done ICC_047 - 9633a805.52d6850e 0c171fc4.24c3ff84
pub const ICC_047: Power = choose_one(&["ICC_047a", "ICC_047b"]);

/// # Growth
/// Spell · 5 mana
/// > **Deathrattle:** Give all minions +2/+2.
//~ done ICC_047a - 36b694de.988fe15c 1ea15f96
pub const ICC_047a: Power = spell(&[transform(THIS, card("ICC_047t")), keep_with(card("ICC_047a"), THIS)]);

/// What was chosen is kept with the minion, out of the game, where the opponent does not see it.
const GROWTH: Selector = KEPT.that(named("ICC_047a"));

/// # Decay
/// Spell · 5 mana
/// > **Deathrattle:** Deal 3 damage to all minions.
//~ done ICC_047b - 36b694de.989a34ef 0a238b81
pub const ICC_047b: Power = spell(&[either(
    there_is(&GROWTH),
    &[transform(THIS, card("ICC_047t2"))],
    &[transform(THIS, card("ICC_047t")), keep_with(card("ICC_047b"), THIS)],
)]);

/// # Growth
/// Enchantment
/// > \+2/+2.
//~ derived ICC_047e a327f965 d522ad72.d5727bd5 1ea15f96
pub const ICC_047e: Power = enchant(&[plus(2, 2)]);

/// # Fatespinner
/// Minion · Undead · 5 mana · 5/3
/// > **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
//~ done ICC_047t - 9633a805.d88c4ac7 0c171fc4
pub const ICC_047t: Power =
    deathrattle(&[either(there_is(&GROWTH), &[attach("ICC_047e").to(MINIONS)], &[deal(3).to(MINIONS)])]);

/// # Fatespinner
/// Minion · Undead · 5 mana · 5/3
/// > **Deathrattle:** Deal 3 damage to all minions and give them +2/+2.
//~ derived ICC_047t2 9013e677 9633a805.2ac38741 0c171fc4
pub const ICC_047t2: Power = deathrattle(&[deal(3).to(MINIONS), give(&[plus(2, 2)]).to(IT)]);

/// # Webweave
/// Spell · Shadow · 5 mana
/// > Summon two 1/2 **Poisonous** Spiders.
/// - Makes: Frost Widow [`ICC_832t3`] (1/2, "Poisonous")
//~ done ICC_050 - cf35eba3.885cdb0a 31405e35.04346970
pub const ICC_050: Power = spell(&[summon(card("ICC_832t3")).copies(2)]);

/// # Druid of the Swarm
/// Minion · 2 mana · 1/2
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
/// - Makes: Spider Form [`ICC_051a`] (1/2, "Poisonous"); Scarab Form [`ICC_051b`] (1/5, "Taunt"); Druid of the Swarm [`ICC_051t`] (1/2, "Poisonous"); Druid of the Swarm [`ICC_051t2`] (1/5, "Taunt"); Druid of the Swarm [`ICC_051t3`] (1/5, "Taunt Poisonous")
//~ derived ICC_051 56e40df2 4c954f50.149c5c12 6b1a9761.9269abf7
pub const ICC_051: Power = choose_one(&["ICC_051a", "ICC_051b"]);

/// # Spider Form
/// Minion · Beast · 2 mana · 1/2
/// > **Poisonous**
//~ derived ICC_051a ecdf9bc5 640a1edc.2574dcf7 bea1e510
pub const ICC_051a: Power = spell(&[transform(THIS, card("ICC_051t"))]);

/// # Scarab Form
/// Minion · Beast · 2 mana · 1/5
/// > **Taunt**
//~ done ICC_051b - 64f9e707.4b0c5d24 a0fc44da
pub const ICC_051b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("ICC_051t3"))],
    &[transform(THIS, card("ICC_051t2"))],
)]);

/// # Druid of the Swarm
/// Minion · Beast · 2 mana · 1/2
/// > **Poisonous**
//~ vanilla ICC_051t 0bfa1b0a 640a1edc.2574dcf7 6b1a9761
pub const ICC_051t: Power = VANILLA;

/// # Druid of the Swarm
/// Minion · Beast · 2 mana · 1/5
/// > **Taunt**
//~ vanilla ICC_051t2 6a4c6042 64f9e707.4b0c5d24 6b1a9761
pub const ICC_051t2: Power = VANILLA;

/// # Druid of the Swarm
/// Minion · Beast · 2 mana · 1/5
/// > **Taunt Poisonous**
//~ vanilla ICC_051t3 c7606f9d 64f9e707.77d15bdb 6b1a9761
pub const ICC_051t3: Power = VANILLA;

/// # Spreading Plague
/// Spell · Nature · 6 mana
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
/// - Makes: Scarab Beetle [`ICC_832t4`] (1/5, "Taunt")
//~ done ICC_054 - cfdfae10.f2f91db9 8ff3b35c.98aa0838
pub const ICC_054: Power = spell(&[
    summon(card("ICC_832t4")),
    repeat_ability(Word::Spell, the(THIS))
        .when(all(&[more(&ENEMY_MINIONS, &FRIENDLY_MINIONS), there_are_at_most(6, &YOUR_BOARD)])),
]);

/// # Gnash
/// Spell · 3 mana
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
/// - Makes: Gnash [`ICC_079e`] ("\+3 Attack this turn.")
//~ derived ICC_079 855873ff 82ede6d1.0ca410ab 795a7f90.e3797fde
pub const ICC_079: Power = spell(&[attach("ICC_079e").to(YOUR_HERO), armor(3)]);

/// # Gnash
/// Enchantment
/// > \+3 Attack this turn.
//~ derived ICC_079e ab1d1a57 d522ad72.6e434625 795a7f90
pub const ICC_079e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Ultimate Infestation
/// Spell · 10 mana
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
/// - Makes: Ghoul Infestor [`ICC_085t`] (5/5)
//~ derived ICC_085 68d2c099 81779ce0.a67fbf93 f70c1e66.874a9a85
pub const ICC_085: Power = spell(&[deal(5).to(TARGET), draw(5), armor(5), summon(card("ICC_085t"))]);

/// # Ghoul Infestor
/// Minion · Undead · 5 mana · 5/5
//~ vanilla ICC_085t 89b8d416 963fba73 4f27d9cd
pub const ICC_085t: Power = VANILLA;

/// # Strongshell Scavenger
/// Minion · 4 mana · 2/3
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
/// - Makes: Strongshell [`ICC_807e`] ("\+2/+2.")
//~ derived ICC_807 8c6b7fa4 59f12120.0ec647e6 0b196a14.da00992a
pub const ICC_807: Power = battlecry(&[attach("ICC_807e").to(FRIENDLY_MINIONS.that(with(GameTag::TAUNT)))]);

/// # Strongshell
/// Enchantment
/// > \+2/+2.
//~ derived ICC_807e aee880a0 d522ad72.d5727bd5 7407d169
pub const ICC_807e: Power = enchant(&[plus(2, 2)]);

/// # Crypt Lord
/// Minion · Undead · 3 mana · 1/6
/// > **Taunt** After you summon a minion, gain +1 Health.
/// - Makes: Might of Ner'ub [`ICC_808e`] ("Increased Health.")
//~ derived ICC_808 5856cd7b c039597b.1df94055 bbcf14a9.1a03f278
pub const ICC_808: Power = after(YOU.summon(MINION)).then(&[give(&[HEALTH.plus(1)])]);

/// # Might of Ner'ub
/// Enchantment
/// > Increased Health.
//~ todo ICC_808e d148b922 d522ad72.89b088dc f62355d8
pub const ICC_808e: Power = TODO;

/// # Malfurion the Pestilent
/// Hero · 7 mana · 30 health, 5 armor
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
/// - Makes: Plague Lord [`ICC_832p`] ("Choose One - +3 Attack this turn; or Gain 3…"); Scarab Plague [`ICC_832a`] ("Summon two 1/5 Scarabs with Taunt."); Spider Plague [`ICC_832b`] ("Summon two 1/2 Spiders with Poisonous."); Frost Widow [`ICC_832t3`] (1/2, "Poisonous"); Scarab Beetle [`ICC_832t4`] (1/5, "Taunt"); Fangs [`ICC_832e`] ("\+3 Attack this turn.")
//~ done ICC_832 - 7c911c2c.50d810ef 764b5398.5b39b540
pub const ICC_832: Power = choose_one(&["ICC_832b", "ICC_832a"]);

/// # Scarab Plague
/// Spell · 7 mana
/// > Summon two 1/5 Scarabs with **Taunt**.
//~ done ICC_832a - 014b7716.bdedceee 1671dfc6
pub const ICC_832a: Power = spell(&[summon(card("ICC_832t4")).copies(2)]);

/// # Spider Plague
/// Spell · 7 mana
/// > Summon two 1/2 Spiders with **Poisonous**.
//~ done ICC_832b - 014b7716.b6856e9c aa521fb1
pub const ICC_832b: Power = spell(&[summon(card("ICC_832t3")).copies(2)]);

/// # Fangs
/// Enchantment
/// > \+3 Attack this turn.
//~ derived ICC_832e 68a0c00c d522ad72.6e434625 066f5d20
pub const ICC_832e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Plague Lord
/// Hero Power · 2 mana
/// > **Choose One -** +$a3 Attack this turn; or Gain $d3 Armor.
/// - Makes: Scarab Shell [`ICC_832pa`] ("\+3 Armor."); Spider Fangs [`ICC_832pb`] ("\+3 Attack.")
//~ done ICC_832p - 4902b083.b4a0b678 59b79bc9.31115b32
pub const ICC_832p: Power = hero_power(&[choose(&[&[attach("ICC_832e").to(YOUR_HERO)], &[armor(3)]])]);

/// # Scarab Shell
/// Spell · 2 mana
/// > \+$d3 Armor.
//~ done ICC_832pa - 7846e7ae.701147b3 ab351142
pub const ICC_832pa: Power = spell(&[armor(3)]);

/// # Spider Fangs
/// Spell · 2 mana
/// > \+$a3 Attack.
//~ done ICC_832pb - 7846e7ae.8b474f55 965f8928
pub const ICC_832pb: Power = spell(&[attach("ICC_832e").to(YOUR_HERO)]);

/// # Frost Widow
/// Minion · Beast · 1 mana · 1/2
/// > **Poisonous**
//~ vanilla ICC_832t3 6d3ca993 550deb84.2574dcf7 a5de6220
pub const ICC_832t3: Power = VANILLA;

/// # Scarab Beetle
/// Minion · Beast · 2 mana · 1/5
/// > **Taunt**
//~ vanilla ICC_832t4 a800e7b8 64f9e707.4b0c5d24 5ea42e41
pub const ICC_832t4: Power = VANILLA;

/// # Hadronox
/// Minion · Beast · 9 mana · 3/7
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
//~ derived ICC_835 f76dfad8 c70d759b.b009e6f8 fc38678e
pub const ICC_835: Power =
    deathrattle(&[summon(each_past(FRIENDLY_MINIONS.that(with(GameTag::TAUNT)).die().this_game()))]);
