//! Warlock cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e43f1336

/// # Supreme Archaeology
/// Spell · 1 mana
/// > **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
/// - Makes: Tome of Origination [`ULD_140p`] ("Draw a card. It costs (0)."); Origination [`ULD_140e`] ("Costs (0).")
//~ done ULD_140 - 2f198b86.a7dafdd9 8e85b16e.d03d64a6
pub const ULD_140: Power = quest(Goal::Times(20), &[YOU.draw(CARD)]).reward(&[become_hero_power(card("ULD_140p"))]);

/// # Origination
/// Enchantment
/// > Costs (0).
//~ derived ULD_140e 8a5bf370 d522ad72.dd600ecd da5f4582
pub const ULD_140e: Power = enchant(&[cost(0)]);

/// # Tome of Origination
/// Hero Power · 2 mana
/// > Draw a card. It costs (0).
//~ derived ULD_140p f2f37031 4902b083.407da55c a673e79f
pub const ULD_140p: Power = hero_power(&[draw(1), give(&[cost(0)]).to(IT)]);

/// # Sinister Deal
/// Spell · 1 mana
/// > **Discover** a **Lackey**.
//~ done ULD_160 - 2f198b86.26688a76 7cb8bba9
pub const ULD_160: Power = spell(&[discover_then(Offer::Tokens(with(GameTag::MARK_OF_EVIL)), &[get(the(IT))])]);

/// # Neferset Thrasher
/// Minion · 3 mana · 4/5
/// > Whenever this attacks, deal 3 damage to your hero.
//~ derived ULD_161 5262f2b1 cbd06f33.fe40a546 368ba5e9
pub const ULD_161: Power = whenever(THIS.attack(CARD)).then(&[deal(3).to(YOUR_HERO)]);

/// # EVIL Recruiter
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
/// - Makes: EVIL Demon [`ULD_162t`] (5/5)
///
/// # Notes
///
/// Open question: where the Demon stands.
//~ derived ULD_162 9edfc322 05878c57.fa1196de c6c00596.d6529cfd
pub const ULD_162: Power =
    battlecry(&[destroy(A_FRIENDLY_MINION.that(with(GameTag::MARK_OF_EVIL))), summon(card("ULD_162t"))]);

/// # EVIL Demon
/// Minion · Demon · 5 mana · 5/5
//~ vanilla ULD_162t 6e103324 d4e7e34d 992b594f
pub const ULD_162t: Power = VANILLA;

/// # Expired Merchant
/// Minion · Undead · 2 mana · 2/1
/// > **Battlecry:** Discard your highest Cost card. **Deathrattle:** Add 2 copies of it to your hand.
/// - Makes: Expired Goods [`ULD_163e`] ("Discarded ….")
//~ done ULD_163 - aeaa801a.c27fd11e 578f9a32.a3bde976
#[rustfmt::skip]
pub const ULD_163: Power = abilities(&[battlecry(&[discard(YOUR_HAND.most(COST)), remember(IT).when(there_is(&IT))]), deathrattle(&[get(copy_of(REMEMBERED)).copies(2)])]);

/// # Expired Goods
/// Enchantment
/// > Discarded {0}.
//~ todo ULD_163e 4d60ada7 d522ad72.43ad0748 6bf935f4
pub const ULD_163e: Power = TODO;

/// # Riftcleaver
/// Minion · Demon · 6 mana · 7/5
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
//~ done ULD_165 - 05bf6f84.86a71b9a 5e3c5471
pub const ULD_165: Power = battlecry(&[destroy(A_MINION), deal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Diseased Vulture
/// Minion · Undead · Beast · 4 mana · 3/5
/// > Whenever your hero takes damage on your turn, summon a random 3-Cost minion.
//~ derived ULD_167 7dcf5d6f d61b5f59.2f5f1de6 11ca85dd
pub const ULD_167: Power =
    whenever(YOUR_HERO.takes_damage_from(CARD)).when(ON_YOUR_TURN).then(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # Dark Pharaoh Tekahn
/// Minion · 5 mana · 4/4
/// > **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
/// - Makes: Lackey Empowerment [`ULD_168e`] ("Your Lackeys are 4/4."); Lackey Empowerment [`ULD_168e2`] ("Your Lackeys are 4/4."); Lackey Empowerment [`ULD_168e3`] ("4/4.")
//~ done ULD_168 - a0c6b2f7.bc5646fd 64ebb7ca.3617ca12
pub const ULD_168: Power = battlecry(&[
    attach("ULD_168e3").to(together(&[FRIENDLY_MINIONS, YOUR_HAND, YOUR_DECK]).that(with(GameTag::MARK_OF_EVIL))),
    attach("ULD_168e").to(YOU),
]);

/// # Lackey Empowerment
/// Enchantment
/// > Your **Lackeys** are 4/4.
//~ done ULD_168e - d522ad72.0632c818 695d837f
pub const ULD_168e: Power = abilities(&[
    whenever(YOU.get(AS_IT_CAME)).then(&[attach("ULD_168e3").to(THAT)]),
    whenever(YOU.summon(AS_IT_CAME)).then(&[attach("ULD_168e3").to(THAT)]),
]);

/// A Lackey that was not enchanted yet: a copy of one is what its original is.
const AS_IT_CAME: Condition =
    all(&[with(GameTag::MARK_OF_EVIL), not(&is_at_least(&number(GameTag::TAG_SCRIPT_DATA_NUM_6).of(THAT), 1))]);

/// # Lackey Empowerment
/// Enchantment
/// > Your **Lackeys** are 4/4.
//~ todo ULD_168e2 ab1c8e70 d522ad72.0632c818 695d837f
pub const ULD_168e2: Power = TODO;

/// # Lackey Empowerment
/// Enchantment
/// > 4/4.
//~ done ULD_168e3 - d522ad72.7beff5ae 695d837f
pub const ULD_168e3: Power = enchant(&[become_stats(4, 4), plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_6, 1)]);

/// # Impbalming
/// Spell · Fel · 4 mana
/// > Destroy a minion. Shuffle 3 Worthless Imps into your deck.
/// - Makes: Worthless Imp [`ULD_324t`] (1/1)
//~ derived ULD_324 575113cd 239e5a75.5f3b0d53 14b12683.51265ea0
pub const ULD_324: Power = spell(&[destroy(A_MINION), shuffle(card("ULD_324t")).copies(3)]);

/// # Worthless Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla ULD_324t fed2591a 18149ac8 cd56c4c2
pub const ULD_324t: Power = VANILLA;

/// # Plague of Flames
/// Spell · Fire · 1 mana
/// > Destroy all your minions. For each one, destroy a random enemy minion.
//~ done ULD_717 - e70c31b0.474eabee a1ccf292
pub const ULD_717: Power =
    spell(&[destroy(FRIENDLY_MINIONS), perform(&[destroy(ENEMY_MINIONS.random())]).for_each(IT)]);
