//! Mage cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e6ce7d8b

/// # Elemental Evocation
/// Spell · Fire · 0 mana
/// > The next Elemental you play this turn costs (2) less.
/// - Makes: Elemental Evocation [`TRL_310e`] ("The next Elemental you play this turn costs (2)…")
//~ derived TRL_310 d25a2c2d f87f42f2.bc05d62e ceee014f.562f3c99
pub const TRL_310: Power = spell(&[attach("TRL_310e").to(YOU)]);

/// # Elemental Evocation
/// Enchantment
/// > The next Elemental you play this turn costs (2) less.
//~ derived TRL_310e fe31145e d522ad72.bc05d62e ceee014f
pub const TRL_310e: Power =
    enchant(&[]).aura(YOUR_HAND.that(ELEMENTAL), &[cost_less(2)]).until(YOU.play(ELEMENTAL)).this_turn();

/// # Arcanosaur
/// Minion · Elemental · Beast · 6 mana · 3/3
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage to all other minions.
//~ derived TRL_311 0c723d6d 4e8cebe5.5e9452e1 c47670db
pub const TRL_311: Power = battlecry(&[deal(3).to(OTHER_MINIONS)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Scorch
/// Spell · Fire · 4 mana
/// > Deal $4 damage to a minion. Costs (1) if you played an Elemental last turn.
//~ derived TRL_313 50f2fe91 085e2d30.578c3d12 f5ff962b
#[rustfmt::skip]
pub const TRL_313: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(YOU.play(ELEMENTAL).last_turn().at_least(1)).in_hand().have(&[cost(1)])]);

/// # Pyromaniac
/// Minion · 3 mana · 3/4
/// > Whenever your Hero Power kills a minion, draw a card.
//~ done TRL_315 - 05841e04.e140ba7a b4777c50
pub const TRL_315: Power = whenever(MINIONS.takes_damage_from(all(&[HERO_POWER, FRIENDLY])))
    .when(there_is(&SUBJECT.that(DEAD)))
    .then(&[draw(1)]);

/// # Jan'alai, the Dragonhawk
/// Minion · Beast · 7 mana · 4/4
/// > **Battlecry:** If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Ragnaros the Firelord [`TRL_316t`] (8/8, "Can't attack. At the end of your turn, deal 8…")
//~ done TRL_316 - b5b9edaa.78ac87cc 12d0a57f.fe87bef3
pub const TRL_316: Power =
    battlecry(&[summon(card("TRL_316t"))]).when(YOU.deal_damage(HERO_POWER).this_game().in_all().at_least(8));

/// # Ragnaros the Firelord
/// Minion · Elemental · 8 mana · 8/8
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
//~ derived TRL_316t 7d6b7f60 94a348eb.8b56020b f1ee0b8d
pub const TRL_316t: Power = at_end_of_your_turn(&[deal(8).to(ENEMIES.random())]);

/// # Blast Wave
/// Spell · Fire · 5 mana
/// > Deal $2 damage to all minions. **Overkill**: Add a random Mage spell to your hand.
//~ derived TRL_317 e3885143 3ed6fa2e.146ed244 db3c923a
#[rustfmt::skip]
pub const TRL_317: Power = abilities(&[spell(&[deal(2).to(MINIONS)]), on(Word::Overkill, &[get(random(all(&[SPELL, class(CardClass::Mage)])))])]);

/// # Hex Lord Malacrass
/// Minion · 8 mana · 5/5
/// > **Battlecry**: Add a copy of your opening hand to your hand *(except this card*).
//~ done TRL_318 - be3862ec.4ed1850e 9ff62cce
pub const TRL_318: Power = battlecry(&[get(each_past(YOU.start_with(not(&named("TRL_318"))).this_game()))]);

/// # Spirit of the Dragonhawk
/// Minion · Undead · Beast · 2 mana · 0/3
/// > **Stealth** for 1 turn. Your Hero Power also targets adjacent minions.
/// - Makes: Power of the Dragonhawk [`TRL_319e`] ("Your Hero Power also hits adjacent minions.")
//~ done TRL_319 - e0afc6ba.fb69ad25 ddf63683.1c844ffb
pub const TRL_319: Power = abilities(&[
    whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]),
    after(MINIONS.is_targeted_by(all(&[HERO_POWER, FRIENDLY])))
        .then(&[select(THAT), apply_it_to(SUBJECT.neighbours())]),
]);

/// # Power of the Dragonhawk
/// Enchantment
/// > Your Hero Power also hits adjacent minions.
//~ todo TRL_319e 33cc2df5 d522ad72.a2c4cceb 2f87011a
pub const TRL_319e: Power = TODO;

/// # Daring Fire-Eater
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Your next Hero Power this turn deals 2 more damage.
/// - Makes: Flameweaving [`TRL_390e`] ("Your next Hero Power deals 2 more damage."); Flameweaving [`TRL_390e2`] ("Your next Hero Power deals 2 more damage.")
//~ done TRL_390 - cbd7c476.9b8cb13a c742caf3.686a993e
pub const TRL_390: Power = battlecry(&[attach("TRL_390e").to(CONTROLLER)]);

/// # Flameweaving
/// Enchantment
/// > Your next Hero Power deals 2 more damage.
//~ done TRL_390e - d522ad72.8ea6475e a18fa011
pub const TRL_390e: Power =
    enchant(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 2)]).until(YOU.use_hero_power(CARD)).this_turn();

/// # Flameweaving
/// Enchantment
/// > Your next Hero Power deals 2 more damage.
//~ todo TRL_390e2 0742794e d522ad72.8ea6475e a18fa011
pub const TRL_390e2: Power = TODO;

/// # Splitting Image
/// Spell · Arcane · 3 mana
/// > **Secret:** When one of your minions is attacked, summon a copy of it.
//~ derived TRL_400 2511b187 646b5db5.dfa442c3 f852c2ce
pub const TRL_400: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(copy_of(THAT))]);
