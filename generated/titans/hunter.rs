//! Hunter cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3dad884d

/// # Observer of Myths
///
/// `TTN_078` · Hunter minion · 2 mana · 1/4
///
/// > After you summon a minion with more Attack than this, give all friendly minions +1 Attack.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Higher Influence [`TTN_078e`]
///
/// State: Derived
//~ derived TTN_078 32a4d27d 37cddf47 25f6bd3d.4137c3b1
#[rustfmt::skip]
pub const TTN_078: Power = after(YOU.summon(all(&[MINION, not(&ATTACK.no_more_than(&ATTACK.of(THIS)))]))).then(&[attach("TTN_078e").to(FRIENDLY_MINIONS)]);

/// # Higher Influence
///
/// `TTN_078e` · Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_078e 2ac00787 766d554f 51d73b00.c84fda8a
pub const TTN_078e: Power = enchant(&[ATTACK.plus(1)]);

/// # Always a Bigger Jormungar
///
/// `TTN_079` · Hunter spell · 2 mana
///
/// > Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Gift of the Hunt [`TTN_079e`], Strength of the Hunt [`TTN_079e1`]
///
/// State: Todo
//~ todo TTN_079 69dfa642 6f145244 5276a07e.5fa22dff
pub const TTN_079: Power = TODO;

/// # Gift of the Hunt
///
/// `TTN_079e` · Hunter enchantment
///
/// > Excess damage hits the enemy hero.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_079e 9a8b4167 0906c654 bcb5379a.fb3ae2f2
pub const TTN_079e: Power = TODO;

/// # Strength of the Hunt
///
/// `TTN_079e1` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: TITANS
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived TTN_079e1 b5b2316d 05d270d1 52e0766c.bf3d1612
pub const TTN_079e1: Power = enchant(&[ATTACK.plus(2)]);

/// # Fable Stablehand
///
/// `TTN_080` · Hunter minion · 3 mana · 3/3
///
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Seeking Myth [`TTN_080e1`]
///
/// State: Derived
//~ derived TTN_080 77448704 3b192189 2239c504.e0abcef3
pub const TTN_080: Power = battlecry(&[attach("TTN_080e1")]).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(4))));

/// # Seeking Myth
///
/// `TTN_080e1` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_080e1 e11e62a0 b004b5ca 9c8522a2.6d6ab056
pub const TTN_080e1: Power = enchant(&[plus(2, 2)]);

/// # Awakening Tremors
///
/// `TTN_081` · Hunter spell · 1 mana
///
/// > Get three 4/1 Worms. They cost (1).
///
/// - Set: TITANS · common · collectible
/// - Tokens: Bursting Jormungar [`TTN_081t`]
///
/// State: Derived
//~ derived TTN_081 0c6de6e9 bcc60aef 4c62c8bb.d055af32
pub const TTN_081: Power = spell(&[get(card("TTN_081t")).copies(3), give(&[cost(1)]).to(IT)]);

/// # Bursting Jormungar
///
/// `TTN_081t` · Hunter minion · 1 mana · 4/1
///
/// - Set: TITANS
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TTN_081t 18c2df35 98e17328 25abf2f6
pub const TTN_081t: Power = VANILLA;

/// # Absorbent Parasite
///
/// `TTN_087` · Hunter minion · 2 mana · 3/1
///
/// > **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Rush, Magnetic
/// - Tags: `MAGNETIC_TO_RACE` = 20
/// - Enchantments: Absorbent Parasite [`TTN_087e`]
///
/// State: Todo
//~ todo TTN_087 f7be2240 b905e5a5 c9879d68.c02693b0
pub const TTN_087: Power = TODO;

/// # Absorbent Parasite
///
/// `TTN_087e` · Hunter enchantment
///
/// > **Rush**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97380
///
/// State: Derived
//~ derived TTN_087e 8bef05c4 f2704b4a 4b854244.57b12c28
pub const TTN_087e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Starstrung Bow
///
/// `TTN_088` · Hunter weapon · 6 mana · 6/2 durability
///
/// > Costs (1) less for each friendly **Secret** that has triggered this game.
///
/// - Set: TITANS · epic · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ todo TTN_088 66f2436f b1004c2c e031e515.d0f8997c
pub const TTN_088: Power = TODO;

/// # Aggramar, the Avenger
///
/// `TTN_092` · Hunter minion · 6 mana · 3/7
///
/// > **Titan Battlecry:** Equip a 3/3 Taeshalach.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Scouring [`TTN_092e`], Commanding [`TTN_092e2`], Swiftness [`TTN_092e3`]
/// - Tokens: Taeshalach [`TTN_092t`], Maintain Order [`TTN_092t1`], Commanding Presence [`TTN_092t2`], Swift Slash [`TTN_092t3`]
///
/// State: Todo
//~ todo TTN_092 722ad354 c25b1ed1 f3ff7605.a0bda12c
pub const TTN_092: Power = TODO;

/// # Scouring
///
/// `TTN_092e` · Hunter enchantment
///
/// > Draws a card after attacking.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_092e 050d997a 000dfd2f d4cc019f.b9a9bc8f
pub const TTN_092e: Power = TODO;

/// # Commanding
///
/// `TTN_092e2` · Hunter enchantment
///
/// > Summon a 3/3 Enforcer with **Taunt** after your hero attacks.
///
/// - Set: TITANS
/// - Tokens: Vry'kul Enforcer [`TTN_092e2t`]
///
/// State: Todo
//~ todo TTN_092e2 bd132a71 1dd89892 905965f3.4a7d4364
pub const TTN_092e2: Power = TODO;

/// # Vry'kul Enforcer
///
/// `TTN_092e2t` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TTN_092e2t 0273d0d8 7255442d 706c44ae.4b0c5d24
pub const TTN_092e2t: Power = VANILLA;

/// # Swiftness
///
/// `TTN_092e3` · Hunter enchantment
///
/// > +2 Attack and **Immune** while attacking.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_092e3 049c46ba 36e08cc9 5391ee95.b0ba391b
pub const TTN_092e3: Power = TODO;

/// # Taeshalach
///
/// `TTN_092t` · Hunter weapon · 3 mana · 3/3 durability
///
/// - Set: TITANS
///
/// State: Vanilla
//~ vanilla TTN_092t 3b7427f6 80d84eda 975ec533
pub const TTN_092t: Power = VANILLA;

/// # Maintain Order
///
/// `TTN_092t1` · Hunter spell · 0 mana
///
/// > Give your weapon "After your hero attacks, draw a card."
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_092t1 0c400ae2 0a9d11e4 d23312fb.3533d54a
pub const TTN_092t1: Power = TODO;

/// # Commanding Presence
///
/// `TTN_092t2` · Hunter spell · 0 mana
///
/// > Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_092t2 a9bf9e14 d7b28761 fc3a4fd4.f325921a
pub const TTN_092t2: Power = TODO;

/// # Swift Slash
///
/// `TTN_092t3` · Hunter spell · 0 mana
///
/// > Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_092t3 c191ab3e 04cd230d cdc67b66.8f3def80
pub const TTN_092t3: Power = TODO;

/// # Titanforged Traps
///
/// `TTN_302` · Hunter spell · 2 mana
///
/// > **Discover** and cast a **Secret**. **Forge:** Do it twice.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover, Forge
/// - Refers to: Secret
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Titanforged Traps [`TTN_302t`]
///
/// State: Derived
//~ derived TTN_302 e090bd81 78d71d1b 4f492a31.a4617429
pub const TTN_302: Power = spell(&[offer(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Titanforged Traps
///
/// `TTN_302t` · Hunter spell · 2 mana
///
/// > **Forged Discover** and cast two **Secrets**.
///
/// - Set: TITANS · rare
/// - Mechanics: Discover, Forged
/// - Refers to: Secret
///
/// State: Todo
//~ todo TTN_302t 8eb2db08 e13edf9b 46117cc3.4d111bda
pub const TTN_302t: Power = TODO;

/// # Bait and Switch
///
/// `TTN_504` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, give it +3/+3.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Bait and Switched [`TTN_504e`]
///
/// State: Derived
//~ derived TTN_504 dded1208 ecdbf77c e8151b59.12ac0deb
pub const TTN_504: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[attach("TTN_504e").to(THAT)]);

/// # Bait and Switched
///
/// `TTN_504e` · Hunter enchantment
///
/// > +3/+3
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_504e 872cf90c 84ae7969 06f0a6cf.7ab5dda5
pub const TTN_504e: Power = enchant(&[plus(3, 3)]);

/// # Hodir, Father of Giants
///
/// `TTN_752` · Hunter minion · 8 mana · 8/8
///
/// > **Battlecry:** Set the stats of the next three minions you play to 8/8.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Giantize! [`TTN_752e`], Gigantic! [`TTN_752e1`]
///
/// State: Todo
//~ todo TTN_752 74b71ddb 5bbd9b20 1c21889a.a579faff
pub const TTN_752: Power = TODO;

/// # Giantize!
///
/// `TTN_752e` · Hunter enchantment
///
/// > The next 3 minions you play are set to 8/8
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_752e 8493ee33 60340d47 9dfbe9b1.d3fada5f
pub const TTN_752e: Power = TODO;

/// # Gigantic!
///
/// `TTN_752e1` · Neutral enchantment
///
/// > 8/8.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_752e1 10efb96e bb6f8e2c 843e6288.d792f15a
pub const TTN_752e1: Power = enchant(&[become_stats(8, 8)]);

/// # Celestial Shot
///
/// `YOG_082` · Hunter spell · Arcane · 3 mana
///
/// > Deal $3 damage. Your next spell has **Spell Damage +2**.
///
/// - Set: TITANS · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Celestial Embrace [`YOG_082e`]
///
/// State: Todo
//~ todo YOG_082 caf4b665 3ab84213 4250464b.313b38ed
pub const YOG_082: Power = TODO;

/// # Celestial Embrace
///
/// `YOG_082e` · Hunter enchantment
///
/// > You have **Spell Damage +2** for your next spell.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_082e 5478940c 1eb7fedb d715f260.aaa5b489
pub const YOG_082e: Power = TODO;

/// # Bestial Madness
///
/// `YOG_505` · Hunter spell · Shadow · 2 mana
///
/// > Give +1 Attack to all minions in your hand, deck, and battlefield.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Thrilling [`YOG_505e`]
///
/// State: Derived
//~ derived YOG_505 5fc8769f e213d2b2 5158bbdf.26949c6f
pub const YOG_505: Power =
    spell(&[attach("YOG_505e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Thrilling
///
/// `YOG_505e` · Hunter enchantment
///
/// > +1 Attack
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_505e 6fc6933f 0b842cb8 d321abbc.17e33a43
pub const YOG_505e: Power = enchant(&[ATTACK.plus(1)]);

/// # Twisted Frostwing
///
/// `YOG_506` · Hunter minion · 4 mana · 3/3
///
/// > **Rush Deathrattle:** Summon a Chimaera with stats equal to this minion's Attack.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Chimaera Matriarch [`YOG_506t`]
///
/// State: Todo
//~ todo YOG_506 84f28267 b2bcc778 4ea78037.1111b5d9
pub const YOG_506: Power = TODO;

/// # Chimaera Matriarch
///
/// `YOG_506t` · Hunter minion · 1 mana · 1/1
///
/// - Set: TITANS
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla YOG_506t acd3c2e8 4dd0bddf d4e3c3aa
pub const YOG_506t: Power = VANILLA;
