//! Hunter cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 28fd7b95

/// # Observer of Myths
/// Minion · 2 mana · 1/4
/// > After you summon a minion with more Attack than this, give all friendly minions +1 Attack.
/// - Makes: Higher Influence [`TTN_078e`] ("\+1 Attack.")
//~ done TTN_078 - 4c924706.4137c3b1 a7fea3b5.28ca4127
#[rustfmt::skip]
pub const TTN_078: Power = after(YOU.summon(all(&[MINION, not(&ATTACK.no_more_than(&ATTACK.of(THIS)))]))).then(&[attach("TTN_078e").to(FRIENDLY_MINIONS)]);

/// # Higher Influence
/// Enchantment
/// > \+1 Attack.
//~ derived TTN_078e 766d554f d522ad72.379bca7a d17981bf
pub const TTN_078e: Power = enchant(&[ATTACK.plus(1)]);

/// # Always a Bigger Jormungar
/// Spell · 2 mana
/// > Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
/// - Makes: Gift of the Hunt [`TTN_079e`] ("Excess damage hits the enemy hero."); Strength of the Hunt [`TTN_079e1`] ("\+2 Attack.")
//~ done TTN_079 - 7846e7ae.5fa22dff 93c1d40e.4af75d6e
pub const TTN_079: Power = spell(&[attach("TTN_079e1").to(A_MINION), attach("TTN_079e").to(IT)]);

/// # Gift of the Hunt
/// Enchantment
/// > Excess damage hits the enemy hero.
//~ done TTN_079e - d522ad72.fb3ae2f2 7985918e
pub const TTN_079e: Power = after(THIS.attack(MINION)).then(&[select(THAT), deal(1).times(EXCESS).to(THAT.hero())]);

/// # Strength of the Hunt
/// Enchantment
/// > \+2 Attack.
//~ derived TTN_079e1 05d270d1 d522ad72.a6e18051 b6d7dea0
pub const TTN_079e1: Power = enchant(&[ATTACK.plus(2)]);

/// # Fable Stablehand
/// Minion · 3 mana · 3/3
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
/// - Makes: Seeking Myth [`TTN_080e1`] ("\+2/+2.")
//~ derived TTN_080 3b192189 05878c57.e0abcef3 d9cf2f4a.bc7601ef
pub const TTN_080: Power = battlecry(&[attach("TTN_080e1")]).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(4))));

/// # Seeking Myth
/// Enchantment
/// > \+2/+2.
//~ derived TTN_080e1 b004b5ca d522ad72.d5727bd5 de532295
pub const TTN_080e1: Power = enchant(&[plus(2, 2)]);

/// # Awakening Tremors
/// Spell · 1 mana
/// > Get three 4/1 Worms. They cost (1).
/// - Makes: Bursting Jormungar [`TTN_081t`] (4/1)
//~ derived TTN_081 bcc60aef 2f198b86.d055af32 a44bcf5e.ab8f419b
pub const TTN_081: Power = spell(&[get(card("TTN_081t")).copies(3), give(&[cost(1)]).to(IT)]);

/// # Bursting Jormungar
/// Minion · Beast · 1 mana · 4/1
//~ vanilla TTN_081t 98e17328 439ee5e4 28ccbeeb
pub const TTN_081t: Power = VANILLA;

/// # Absorbent Parasite
/// Minion · 2 mana · 3/1
/// > **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
/// - Makes: Absorbent Parasite [`TTN_087e`] ("Rush")
//~ done TTN_087 - 029e7933.c02693b0 015ae5aa.151973a7
pub const TTN_087: Power = VANILLA;

/// # Absorbent Parasite
/// Enchantment
/// > **Rush**
//~ derived TTN_087e f2704b4a d522ad72.57b12c28 015ae5aa
pub const TTN_087e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Starstrung Bow
/// Weapon · 6 mana · 6/2 durability
/// > Costs (1) less for each friendly **Secret** that has triggered this game.
//~ done TTN_088 - 88285432.d0f8997c d957f9ea
pub const TTN_088: Power = costs(&[cost_less(1).times(YOU.reveals(CARD).this_game().count())]);

/// # Aggramar, the Avenger
/// Minion · 6 mana · 3/7
/// > **Titan Battlecry:** Equip a 3/3 Taeshalach.
/// - Makes: Taeshalach [`TTN_092t`] (3/3 durability); Maintain Order [`TTN_092t1`] ("Give your weapon "After your hero attacks, draw a…"); Commanding Presence [`TTN_092t2`] ("Give your weapon "After your hero attacks, summon…"); Swift Slash [`TTN_092t3`] ("Give your weapon +2 Attack and "Your hero is…"); Scouring [`TTN_092e`] ("Draws a card after attacking."); Commanding [`TTN_092e2`] ("Summon a 3/3 Enforcer with Taunt after your hero…"); Swiftness [`TTN_092e3`] ("\+2 Attack and Immune while attacking.")
//~ done TTN_092 - 54c0ea69.a0bda12c 8ba39903.0c7a8309
pub const TTN_092: Power =
    abilities(&[titan(&["TTN_092t1", "TTN_092t2", "TTN_092t3"]), battlecry(&[equip(card("TTN_092t"))])]);

/// # Scouring
/// Enchantment
/// > Draws a card after attacking.
//~ done TTN_092e - d522ad72.b9a9bc8f 50fc43bd
pub const TTN_092e: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Commanding
/// Enchantment
/// > Summon a 3/3 Enforcer with **Taunt** after your hero attacks.
/// - Makes: Vry'kul Enforcer [`TTN_092e2t`] (3/3, "Taunt")
//~ done TTN_092e2 - d522ad72.4a7d4364 9167b33a.b9c743fe
pub const TTN_092e2: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TTN_092e2t"))]);

/// # Vry'kul Enforcer
/// Minion · 3 mana · 3/3
/// > **Taunt**
//~ vanilla TTN_092e2t 7255442d 05878c57.4b0c5d24 2705147d
pub const TTN_092e2t: Power = VANILLA;

/// # Swiftness
/// Enchantment
/// > \+2 Attack and **Immune** while attacking.
//~ done TTN_092e3 - d522ad72.093c2104 3ff68c33
pub const TTN_092e3: Power = enchant(&[ATTACK.plus(2)]).aura(YOUR_HERO, &[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Taeshalach
/// Weapon · 3 mana · 3/3 durability
//~ vanilla TTN_092t 80d84eda 8ec247ae ab00febc
pub const TTN_092t: Power = VANILLA;

/// # Maintain Order
/// Spell · 0 mana
/// > Give your weapon "After your hero attacks, draw a card."
//~ done TTN_092t1 - 3e8f9d5a.3533d54a 516cd769
pub const TTN_092t1: Power = spell(&[attach("TTN_092e").to(YOUR_WEAPON)]);

/// # Commanding Presence
/// Spell · 0 mana
/// > Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
//~ done TTN_092t2 - 3e8f9d5a.f325921a ffe87fdf
pub const TTN_092t2: Power = spell(&[attach("TTN_092e2").to(YOUR_WEAPON)]);

/// # Swift Slash
/// Spell · 0 mana
/// > Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
//~ done TTN_092t3 - 3e8f9d5a.8f3def80 6388319f
pub const TTN_092t3: Power = spell(&[attach("TTN_092e3").to(YOUR_WEAPON)]);

/// # Titanforged Traps
/// Spell · 2 mana
/// > **Discover** and cast a **Secret**. **Forge:** Do it twice.
/// - Makes: Titanforged Traps [`TTN_302t`] ("Forged Discover and cast two Secrets.")
//~ derived TTN_302 89aa8a9a 7846e7ae.a4617429 9b243446.ce544351
pub const TTN_302: Power = spell(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Titanforged Traps
/// Spell · 2 mana
/// > **Forged Discover** and cast two **Secrets**.
//~ done TTN_302t - 7846e7ae.4d111bda 9b243446
pub const TTN_302t: Power = spell(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))]).repeated(2)]);

/// # Bait and Switch
/// Spell · 2 mana
/// > **Secret:** When a friendly minion is attacked, give it +3/+3.
/// - Makes: Bait and Switched [`TTN_504e`] ("\+3/+3")
//~ derived TTN_504 ecdbf77c 7846e7ae.12ac0deb eb858cbb.fa60072d
pub const TTN_504: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[attach("TTN_504e").to(THAT)]);

/// # Bait and Switched
/// Enchantment
/// > \+3/+3
//~ derived TTN_504e 84ae7969 d522ad72.d177c3f0 0b15044b
pub const TTN_504e: Power = enchant(&[plus(3, 3)]);

/// # Hodir, Father of Giants
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Set the stats of the next three minions you play to 8/8.
/// - Makes: Giantize! [`TTN_752e`] ("The next 3 minions you play are set to 8/8"); Gigantic! [`TTN_752e1`] ("8/8.")
//~ done TTN_752 - 47db507d.a579faff ffae6a82.f5db48b3
pub const TTN_752: Power = battlecry(&[later(&whenever(YOU.play(MINION)).does(GIANTS_TWO_LEFT))]);

const GIANTS_TWO_LEFT: &[Effect] = &[attach("TTN_752e1").to(THAT), later(&whenever(YOU.play(MINION)).does(GIANT_LEFT))];
const GIANT_LEFT: &[Effect] =
    &[attach("TTN_752e1").to(THAT), later(&whenever(YOU.play(MINION)).does(&[attach("TTN_752e1").to(THAT)]))];

/// # Giantize!
/// Enchantment
/// > The next 3 minions you play are set to 8/8
//~ todo TTN_752e 60340d47 d522ad72.d3fada5f 0f7b53f1
pub const TTN_752e: Power = TODO;

/// # Gigantic!
/// Enchantment
/// > 8/8.
//~ derived TTN_752e1 bb6f8e2c d522ad72.d792f15a fbff0d5c
pub const TTN_752e1: Power = enchant(&[become_stats(8, 8)]);

/// # Celestial Shot
/// Spell · Arcane · 3 mana
/// > Deal $3 damage. Your next spell has **Spell Damage +2**.
/// - Makes: Celestial Embrace [`YOG_082e`] ("You have Spell Damage +2 for your next spell.")
//~ done YOG_082 - 646b5db5.313b38ed 5add3f82.22b9b907
pub const YOG_082: Power = spell(&[deal(3).to(TARGET), attach("YOG_082e").to(YOUR_HERO)]);

/// # Celestial Embrace
/// Enchantment
/// > You have **Spell Damage +2** for your next spell.
//~ done YOG_082e - d522ad72.aaa5b489 81c198b2
pub const YOG_082e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]).until(YOU.cast(SPELL));

/// # Bestial Madness
/// Spell · Shadow · 2 mana
/// > Give +1 Attack to all minions in your hand, deck, and battlefield.
/// - Makes: Thrilling [`YOG_505e`] ("\+1 Attack")
//~ done YOG_505 - a5d45018.26949c6f 5c6f9b8b.2f11d432
pub const YOG_505: Power =
    spell(&[attach("YOG_505e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Thrilling
/// Enchantment
/// > \+1 Attack
//~ derived YOG_505e 0b842cb8 d522ad72.9fa56d42 6b76b38a
pub const YOG_505e: Power = enchant(&[ATTACK.plus(1)]);

/// # Twisted Frostwing
/// Minion · Beast · 4 mana · 3/3
/// > **Rush Deathrattle:** Summon a Chimaera with stats equal to this minion's Attack.
/// - Makes: Chimaera Matriarch [`YOG_506t`] (1/1)
//~ derived YOG_506 1eec5798 6024d080.1111b5d9 bcdb8e83.fe7db78d
pub const YOG_506: Power =
    deathrattle(&[summon(card("YOG_506t")), give(&[become_stats(1, 1).times(X)]).with_x(ATTACK.of(THIS)).to(IT)]);

/// # Chimaera Matriarch
/// Minion · Beast · 1 mana · 1/1
//~ vanilla YOG_506t 4dd0bddf 5533a85b 79bcb2a5
pub const YOG_506t: Power = VANILLA;
