//! Hunter cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2e0ce7c8

/// # Ramkahen Wildtamer
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Copy a random Beast in your hand.
//~ derived ULD_151 f682ce60 cbdfe8b5.5b494ce5 e1c28dbe
pub const ULD_151: Power = battlecry(&[get(copy_of(YOUR_HAND.that(BEAST).random()))]);

/// # Pressure Plate
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
//~ derived ULD_152 8d78276f 7846e7ae.657a51eb 2352518d
pub const ULD_152: Power = after(OPPONENT.cast(SPELL)).then(&[destroy(ENEMY_MINIONS.random())]);

/// # Hyena Alpha
/// Minion · Beast · 4 mana · 3/3
/// > **Battlecry:** If you control a **Secret**, summon two 2/2 Hyenas.
/// - Makes: Hyena [`ULD_154t`] (2/2)
//~ derived ULD_154 cfc13d33 6024d080.d0d7268c 2af0f622.fa2783d9
pub const ULD_154: Power = battlecry(&[summon(card("ULD_154t")).copies(2)]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Hyena
/// Minion · Beast · 2 mana · 2/2
//~ vanilla ULD_154t f2956805 40a0f9de e12847d8
pub const ULD_154t: Power = VANILLA;

/// # Unseal the Vault
/// Spell · 1 mana
/// > **Quest:** Summon 20 minions. **Reward:** Pharaoh's Warmask.
/// - Makes: Pharaoh's Warmask [`ULD_155p`] ("Give your minions +2 Attack."); Roar! [`ULD_155e`] ("\+2 Attack.")
//~ derived ULD_155 c331f0c6 2f198b86.b452d2af bbca805c.819573c6
pub const ULD_155: Power = quest(Goal::Times(20), &[YOU.summon(MINION)]).reward(&[become_hero_power(card("ULD_155p"))]);

/// # Roar!
/// Enchantment
/// > \+2 Attack.
//~ derived ULD_155e 292cdfc5 d522ad72.a6e18051 f9967a7e
pub const ULD_155e: Power = enchant(&[ATTACK.plus(2)]);

/// # Pharaoh's Warmask
/// Hero Power · 2 mana
/// > Give your minions +2 Attack.
//~ derived ULD_155p f8513d08 4902b083.931d343b 79b04cfb
pub const ULD_155p: Power = hero_power(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS)]);

/// # Dinotamer Brann
/// Minion · 7 mana · 2/4
/// > **Battlecry:** If your deck has no duplicates, summon King Krush.
/// - Makes: Duke [`ULD_156t`] (5/5, "Rush"); Duchess [`ULD_156t2`] (5/5, "Rush"); King Krush [`ULD_156t3`] (8/8, "Charge")
//~ derived ULD_156 6253f2dc c969d9fe.3be8ca11 8a49be96.65fb8301
pub const ULD_156: Power = battlecry(&[summon(card("ULD_156t3"))]).when(no_duplicates(&YOUR_DECK));

/// # Duke
/// Minion · Beast · 5 mana · 5/5
/// > **Rush**
//~ vanilla ULD_156t fed373aa 6116b784.57b12c28 d79f5f78
pub const ULD_156t: Power = VANILLA;

/// # Duchess
/// Minion · Beast · 5 mana · 5/5
/// > **Rush**
//~ vanilla ULD_156t2 e8f0d937 6116b784.57b12c28 636a2d26
pub const ULD_156t2: Power = VANILLA;

/// # King Krush
/// Minion · Beast · 9 mana · 8/8
/// > **Charge**
//~ vanilla ULD_156t3 70cd38e4 3d4d7366.276b5ef0 43a74f56
pub const ULD_156t3: Power = VANILLA;

/// # Wild Bloodstinger
/// Minion · Beast · 6 mana · 6/9
/// > **Battlecry:** Summon a minion from your opponent's hand. Attack it.
//~ done ULD_212 - d6be2c08.794b18ab e2997bc5
pub const ULD_212: Power =
    battlecry(&[summon(the(ENEMY_HAND.that(MINION).random())).for_(OPPONENT), make_attack(THIS, IT)]);

/// # Scarlet Webweaver
/// Minion · Beast · 6 mana · 5/5
/// > **Battlecry:** Reduce the Cost of a random Beast in your hand by (5).
/// - Makes: Weaved [`ULD_410e`] ("Costs (5) less.")
//~ derived ULD_410 6c441eb8 6efae160.9baa07f1 1d6c1182.43bc1111
pub const ULD_410: Power = battlecry(&[attach("ULD_410e").to(YOUR_HAND.that(BEAST).random())]);

/// # Weaved
/// Enchantment
/// > Costs (5) less.
//~ derived ULD_410e 51bb641b d522ad72.133d4794 03fc69e3
pub const ULD_410e: Power = enchant(&[cost_less(5)]);

/// # Hunter's Pack
/// Spell · 3 mana
/// > Add a random Hunter Beast, **Secret**, and weapon to your hand.
//~ derived ULD_429 fe8f8d7c 82ede6d1.8dc6888d 418d6dd3
#[rustfmt::skip]
pub const ULD_429: Power = spell(&[get(random(all(&[BEAST, class(CardClass::Hunter)]))), get(random(all(&[SECRET, class(CardClass::Hunter)]))), get(random(all(&[WEAPON, class(CardClass::Hunter)])))]);

/// # Desert Spear
/// Weapon · 3 mana · 1/3 durability
/// > After your hero attacks, summon a 1/1 Locust with **Rush**.
/// - Makes: Locust [`ULD_430t`] (1/1, "Rush")
//~ derived ULD_430 b2a220bf 024f383e.2fb8a20d d80fdf02.d2e44a6a
pub const ULD_430: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("ULD_430t"))]);

/// # Locust
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla ULD_430t c74917b8 5533a85b.57b12c28 7fe085aa
pub const ULD_430t: Power = VANILLA;

/// # Swarm of Locusts
/// Spell · 6 mana
/// > Summon seven 1/1 Locusts with **Rush**.
/// - Makes: Locust [`ULD_430t`] (1/1, "Rush")
//~ derived ULD_713 ed3b986b 9e3ad3c7.850b092c b16799f4.d2e44a6a
pub const ULD_713: Power = spell(&[summon(card("ULD_430t")).copies(7)]);
