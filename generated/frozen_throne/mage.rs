//! Mage cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 919364fa

/// # Ice Walker
/// Minion · Elemental · 2 mana · 1/3
/// > Your Hero Power also **Freezes** the target.
//~ done ICC_068 - 2befd433.b795e9b4 821ba1e9
pub const ICC_068: Power = after(CHARACTERS.is_targeted_by(all(&[HERO_POWER, FRIENDLY]))).then(&[freeze(SUBJECT)]);

/// # Ghastly Conjurer
/// Minion · Undead · 4 mana · 2/6
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
/// - Makes: [`CS2_027`](crate::legacy::mage::CS2_027)
//~ derived ICC_069 3bf37a8f d2b60b06.61480818 a6727618.ee31213a
pub const ICC_069: Power = battlecry(&[get(card("CS2_027"))]);

/// # Frozen Clone
/// Spell · Frost · 3 mana
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
//~ derived ICC_082 a465e8d0 0784d9a3.3bb45f87 aa58b626
pub const ICC_082: Power = after(OPPONENT.play(MINION)).then(&[get(copy_of(THAT)).copies(2)]);

/// # Doomed Apprentice
/// Minion · Undead · 3 mana · 3/2
/// > Your opponent's spells cost (1) more.
/// - Makes: Dooooooomed! [`ICC_083e`] ("Costs (1) more.")
//~ derived ICC_083 5993fb8a e176609e.44f16218 b089d6f1.ff7c0ece
pub const ICC_083: Power = aura(ENEMY_HAND.that(SPELL)).gives("ICC_083e");

/// # Dooooooomed!
/// Enchantment
/// > Costs (1) more.
//~ derived ICC_083e a6d6399c d522ad72.5dfe1a2c b8d30dcc
pub const ICC_083e: Power = enchant(&[cost_more(1)]);

/// # Glacial Mysteries
/// Spell · Frost · 8 mana
/// > Put one of each **Secret** from your deck into the battlefield.
//~ done ICC_086 - bd6d16e6.bc5a47f1 80ce471c
pub const ICC_086: Power = spell(&[put_into_play(the(YOUR_DECK.that(SECRET).different(5, CardProperty::Name)))]);

/// # Coldwraith
/// Minion · Undead · 3 mana · 3/4
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
//~ derived ICC_252 a34eb8bd e17beb18.bd9d33df de7b2d73
pub const ICC_252: Power = battlecry(&[draw(1)]).when(there_is(&ENEMIES.that(FROZEN)));

/// # Simulacrum
/// Spell · Frost · 3 mana
/// > Copy the lowest Cost minion in your hand.
//~ derived ICC_823 a7293d23 0784d9a3.6c0b3414 cec3228a
pub const ICC_823: Power = spell(&[get(copy_of(YOUR_HAND.that(MINION).least(COST)))]);

/// # Frost Lich Jaina
/// Hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
/// - Makes: Icy Touch [`ICC_833h`] ("Deal 1 damage. If this kills a minion, summon a…"); Water Elemental [`ICC_833t`] (3/6, "Freeze any character damaged by this minion."); Frost Lich [`ICC_833e`] ("Your Elementals have Lifesteal."); Icy Veins [`ICC_833e2`] ("Frost Lich Jaina is granting your Elementals…")
//~ done ICC_833 - d9e54cae.3e570933 3a4b95d3.82e69a11
pub const ICC_833: Power = battlecry(&[summon(card("ICC_833t")), attach("ICC_833e").to(CONTROLLER)]);

/// # Frost Lich
/// Enchantment
/// > Your Elementals have **Lifesteal**.
//~ derived ICC_833e dc1933f6 d522ad72.7755b09e 33b7a011
pub const ICC_833e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(ELEMENTAL), &[has(GameTag::LIFESTEAL)]);

/// # Icy Veins
/// Enchantment
/// > Frost Lich Jaina is granting your Elementals **Lifesteal**.
/// - Makes: Frost Lich Jaina [`ICC_833`] ("Battlecry: Summon a 3/6 Water Elemental. Your…")
//~ todo ICC_833e2 a6217f6f d522ad72.62077f58 823684e7.6fc10d94
pub const ICC_833e2: Power = TODO;

/// # Icy Touch
/// Hero Power · 2 mana
/// > Deal $1 damage. If this kills a minion, summon a Water Elemental.
/// - Makes: Water Elemental [`ICC_833t`] (3/6, "Freeze any character damaged by this minion.")
//~ done ICC_833h - 4902b083.3a414621 87b166d3.5f90be9a
pub const ICC_833h: Power =
    hero_power(&[deal(1).to(TARGET), summon(card("ICC_833t")).when(there_is(&IT.that(all(&[MINION, DEAD]))))]);

/// # Water Elemental
/// Minion · Elemental · 4 mana · 3/6
/// > **Freeze** any character damaged by this minion.
//~ vanilla ICC_833t dfde00a8 a14c9cda.71ce65d6 d95a3bbf
pub const ICC_833t: Power = VANILLA;

/// # Breath of Sindragosa
/// Spell · Frost · 1 mana
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
//~ derived ICC_836 97366012 28462b40.6a009bdd 044458a5
pub const ICC_836: Power = spell(&[deal(2).to(ENEMY_MINIONS.random()), freeze(IT)]);

/// # Sindragosa
/// Minion · Undead · Dragon · 8 mana · 8/8
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
/// - Makes: Frozen Champion [`ICC_838t`] (0/1, "Deathrattle: Add a random Legendary minion to…")
//~ derived ICC_838 a9c5143f 5925c343.01055849 614bae3b.23958d4b
pub const ICC_838: Power = battlecry(&[summon(card("ICC_838t")).copies(2)]);

/// # Frozen Champion
/// Minion · 1 mana · 0/1
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
//~ derived ICC_838t 84b3d7f0 a86561da.7745b2de cfa62b71
pub const ICC_838t: Power = deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);
