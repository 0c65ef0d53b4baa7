//! Hunter cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file aa0b3c48

/// # Ramkahen Wildtamer
///
/// `ULD_151` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy a random Beast in your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_151 5d80a5c0 f682ce60 c0c35147.5b494ce5
pub const ULD_151: Power = battlecry(&[get(copy_of(YOUR_HAND.that(BEAST).random()))]);

/// # Pressure Plate
///
/// `ULD_152` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived ULD_152 703beae6 8d78276f 588fb2f7.657a51eb
pub const ULD_152: Power = after(OPPONENT.cast(SPELL)).then(&[destroy(ENEMY_MINIONS.random())]);

/// # Hyena Alpha
///
/// `ULD_154` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control a **Secret**, summon two 2/2 Hyenas.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tokens: Hyena [`ULD_154t`]
///
/// State: Derived
//~ derived ULD_154 7298dcec cfc13d33 fd62d308.d0d7268c
pub const ULD_154: Power = battlecry(&[summon(card("ULD_154t")).copies(2)]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Hyena
///
/// `ULD_154t` · Hunter minion · 2 mana · 2/2
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla ULD_154t 4f8fe84d f2956805 447a7be8
pub const ULD_154t: Power = VANILLA;

/// # Unseal the Vault
///
/// `ULD_155` · Hunter spell · 1 mana
///
/// > **Quest:** Summon 20 minions. **Reward:** Pharaoh's Warmask.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 20, `839` = 1
/// - Enchantments: Roar! [`ULD_155e`]
/// - Tokens: Pharaoh's Warmask [`ULD_155p`]
///
/// State: Derived
//~ derived ULD_155 af644a49 c331f0c6 426d91bb.b452d2af
pub const ULD_155: Power = quest(Goal::Times(20), &[YOU.summon(MINION)]).reward(&[become_hero_power(card("ULD_155p"))]);

/// # Roar!
///
/// `ULD_155e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_155e 0b6fa1e3 292cdfc5 de6cdfbe.bf3d1612
pub const ULD_155e: Power = enchant(&[ATTACK.plus(2)]);

/// # Pharaoh's Warmask
///
/// `ULD_155p` · Hunter hero power · 2 mana
///
/// > Give your minions +2 Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_155p d394431a f8513d08 7a0276c4.931d343b
pub const ULD_155p: Power = hero_power(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS)]);

/// # Dinotamer Brann
///
/// `ULD_156` · Hunter minion · 7 mana · 2/4
///
/// > **Battlecry:** If your deck has no duplicates, summon King Krush.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Duke [`ULD_156t`], Duchess [`ULD_156t2`], King Krush [`ULD_156t3`]
///
/// State: Derived
//~ derived ULD_156 cd604a86 6253f2dc 22d33a0d.3be8ca11
pub const ULD_156: Power = battlecry(&[summon(card("ULD_156t3"))]).when(no_duplicates(&YOUR_DECK));

/// # Duke
///
/// `ULD_156t` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla ULD_156t 831589c6 fed373aa a431fbdd.57b12c28
pub const ULD_156t: Power = VANILLA;

/// # Duchess
///
/// `ULD_156t2` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla ULD_156t2 d9d31ac2 e8f0d937 b65c1b54.57b12c28
pub const ULD_156t2: Power = VANILLA;

/// # King Krush
///
/// `ULD_156t3` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Saviors of Uldum · legendary
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla ULD_156t3 0f382b75 70cd38e4 4aab9bd0.276b5ef0
pub const ULD_156t3: Power = VANILLA;

/// # Wild Bloodstinger
///
/// `ULD_212` · Hunter minion · 6 mana · 6/9
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Attack it.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_212 0d532f1c b85d9d7b 0aefa1d7.794b18ab
pub const ULD_212: Power =
    battlecry(&[summon(the(ENEMY_HAND.that(MINION).random())).to(OPPONENT), make_attack(THIS, IT)]);

/// # Scarlet Webweaver
///
/// `ULD_410` · Hunter minion · 6 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of a random Beast in your hand by (5).
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Weaved [`ULD_410e`]
///
/// State: Derived
//~ derived ULD_410 a6c7d2d2 6c441eb8 459b1456.9baa07f1
pub const ULD_410: Power = battlecry(&[attach("ULD_410e").to(YOUR_HAND.that(BEAST).random())]);

/// # Weaved
///
/// `ULD_410e` · Hunter enchantment
///
/// > Costs (5) less.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_410e 554a55ef 51bb641b 77b40ba7.133d4794
pub const ULD_410e: Power = enchant(&[cost_less(5)]);

/// # Hunter's Pack
///
/// `ULD_429` · Hunter spell · 3 mana
///
/// > Add a random Hunter Beast, **Secret**, and weapon to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived ULD_429 5294c910 fe8f8d7c b04fce84.8dc6888d
#[rustfmt::skip]
pub const ULD_429: Power = spell(&[get(random(all(&[BEAST, class(CardClass::Hunter)]))), get(random(all(&[SECRET, class(CardClass::Hunter)]))), get(random(all(&[WEAPON, class(CardClass::Hunter)])))]);

/// # Desert Spear
///
/// `ULD_430` · Hunter weapon · 3 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Locust with **Rush**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Rush
/// - Tokens: Locust [`ULD_430t`]
///
/// State: Derived
//~ derived ULD_430 4db03f4b b2a220bf 3f35292b.2fb8a20d
pub const ULD_430: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("ULD_430t"))]);

/// # Locust
///
/// `ULD_430t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla ULD_430t 66ce821f c74917b8 5fc41825.57b12c28
pub const ULD_430t: Power = VANILLA;

/// # Swarm of Locusts
///
/// `ULD_713` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Locusts with **Rush**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Locust [`ULD_430t`]
///
/// State: Derived
//~ derived ULD_713 29fa566c ed3b986b 3b740397.850b092c
pub const ULD_713: Power = spell(&[summon(card("ULD_430t")).copies(7)]);
