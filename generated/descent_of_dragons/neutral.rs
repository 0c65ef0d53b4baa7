//! Neutral cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2347d7b1

/// # Tasty Flyfish
/// Minion · Murloc · 2 mana · 2/2
/// > **Deathrattle:** Give a Dragon in your hand +2/+2.
/// - Makes: Well Fed [`DRG_049e`] ("\+2/+2.")
//~ derived DRG_049 4d815db6 333a535a.aadfee8b 41d68cfe.9f3f0846
pub const DRG_049: Power = deathrattle(&[attach("DRG_049e").to(YOUR_HAND.that(DRAGON).random())]);

/// # Well Fed
/// Enchantment
/// > \+2/+2.
//~ derived DRG_049e f84bbcba d522ad72.d5727bd5 85c4bbad
pub const DRG_049e: Power = enchant(&[plus(2, 2)]);

/// # Devoted Maniac
/// Minion · 4 mana · 2/2
/// > **Rush Battlecry: Invoke** Galakrond.
//~ derived DRG_050 5871cf39 59f7eac5.8f348482 fb9d6075
pub const DRG_050: Power = battlecry(&[invoke()]);

/// # Draconic Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry: Discover** a Dragon.
//~ derived DRG_052 791b17fb cbd7c476.bb041131 e638e62a
pub const DRG_052: Power = battlecry(&[discover(DRAGON)]);

/// # Big Ol' Whelp
/// Minion · Dragon · 5 mana · 5/5
/// > **Battlecry:** Draw a card.
//~ derived DRG_054 2748417f c4dc5c15.72a132f1 98bcc5d9
pub const DRG_054: Power = battlecry(&[draw(1)]);

/// # Hoard Pillager
/// Minion · Pirate · 4 mana · 4/2
/// > **Battlecry:** Equip one of your destroyed weapons.
//~ done DRG_055 - 8e07d02a.a1823b08 418c9320
pub const DRG_055: Power =
    battlecry(&[equip(copy_of(crate::kobolds_and_catacombs::neutral::DESTROYED_WEAPONS.random()))]);

/// # Parachute Brigand
/// Minion · Pirate · 2 mana · 2/2
/// > After you play a Pirate, summon this minion from your hand.
//~ done DRG_056 - 3da112e2.d72000df fee2980a
pub const DRG_056: Power = after(YOU.play(PIRATE)).in_hand().then(&[summon(the(THIS))]);

/// # Hot Air Balloon
/// Minion · Mech · 1 mana · 1/2
/// > At the start of your turn, gain +1 Health.
/// - Makes: Up, Up, and Away! [`DRG_057e`] ("Increased Health.")
//~ derived DRG_057 4d67de4e 2eab15b3.86eb5261 044cb9da.ef268ecf
pub const DRG_057: Power = at_start_of_your_turn(&[give(&[HEALTH.plus(1)])]);

/// # Up, Up, and Away!
/// Enchantment
/// > Increased Health.
//~ todo DRG_057e dd462ae8 d522ad72.89b088dc 1e95e7fd
pub const DRG_057e: Power = TODO;

/// # Wing Commander
/// Minion · 4 mana · 2/5
/// > Has +2 Attack for each Dragon in your hand.
/// - Makes: Commanding [`DRG_058e`] ("Increased Attack.")
//~ derived DRG_058 b510fb57 58145516.663c8b42 a2b94dc5.b2ca7237
pub const DRG_058: Power = aura(THIS).have(&[ATTACK.plus(2).for_each(YOUR_HAND.that(DRAGON))]);

/// # Commanding
/// Enchantment
/// > Increased Attack.
//~ todo DRG_058e 3c201750 d522ad72.08129cea 9167b33a
pub const DRG_058e: Power = TODO;

/// # Goboglide Tech
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you control a Mech, gain +1/+1 and **Rush**.
/// - Makes: Gobogliding [`DRG_059e`] ("\+1/+1.")
//~ derived DRG_059 853d3f8f 05878c57.566f64dc 37964826.7e9a40f4
pub const DRG_059: Power =
    battlecry(&[give(&[plus(1, 1), has(GameTag::RUSH)])]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Gobogliding
/// Enchantment
/// > \+1/+1.
//~ derived DRG_059e a1e6caf8 d522ad72.cb08f83e a9344207
pub const DRG_059e: Power = enchant(&[plus(1, 1)]);

/// # Fire Hawk
/// Minion · Elemental · Beast · 3 mana · 1/3
/// > **Battlecry:** Gain +1 Attack for each card in your opponent's hand.
/// - Makes: Fired Up [`DRG_060e`] ("Increased Attack.")
//~ derived DRG_060 ee86700d 959b3521.6a149fb1 27d6529a.c4ab5080
pub const DRG_060: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(count(ENEMY_HAND))]);

/// # Fired Up
/// Enchantment
/// > Increased Attack.
//~ todo DRG_060e 8e6787c1 d522ad72.08129cea 3adb31be
pub const DRG_060e: Power = TODO;

/// # Gyrocopter
/// Minion · Mech · 6 mana · 4/5
/// > **Rush Windfury**
//~ vanilla DRG_061 ba637f8b 8cc6778a.2a606dce 8b34fe90
pub const DRG_061: Power = VANILLA;

/// # Wyrmrest Purifier
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Transform all Neutral cards in your deck into random cards from your class.
//~ done DRG_062 - 0296240c.5d0d2fe5 1ffd8e8d
pub const DRG_062: Power =
    battlecry(&[transform(YOUR_DECK.that(class(CardClass::Neutral)), random_of(CARD, Classes::Yours))]);

/// # Dragonmaw Poacher
/// Minion · 4 mana · 4/4
/// > **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
/// - Makes: Poaching [`DRG_063e`] ("\+4/+4 and Rush.")
//~ done DRG_063 - 16ec05b0.c4994e26 493aa5fd.feb76a4b
pub const DRG_063: Power = battlecry(&[attach("DRG_063e")]).when(there_is(&ENEMY_MINIONS.that(DRAGON)));

/// # Poaching
/// Enchantment
/// > \+4/+4 and **Rush**.
//~ derived DRG_063e 86ef3644 d522ad72.2b3ce9c9 bedb71b0
pub const DRG_063e: Power = enchant(&[plus(4, 4), has(GameTag::RUSH)]);

/// # Zul'Drak Ritualist
/// Minion · 4 mana · 3/9
/// > **Taunt Battlecry:** Summon three random 1-Cost minions for your opponent.
//~ done DRG_064 - e3f5fa3e.82fc6919 38e7efc3
pub const DRG_064: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).picks(3).for_(OPPONENT)]);

/// # Hippogryph
/// Minion · Beast · 4 mana · 2/6
/// > **Rush Taunt**
//~ vanilla DRG_065 856dab71 15adccf4.05d6d156 583f106c
pub const DRG_065: Power = VANILLA;

/// # Evasive Chimaera
/// Minion · Beast · 2 mana · 2/1
/// > **Poisonous Elusive**
//~ vanilla DRG_066 f4babb79 40a0dbd9.3aa2f837 20508484
pub const DRG_066: Power = VANILLA;

/// # Troll Batrider
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
//~ derived DRG_067 e1eb4df6 e3939604.14c1562b 12c6a217
pub const DRG_067: Power = battlecry(&[deal(3).to(ENEMY_MINIONS.random())]);

/// # Living Dragonbreath
/// Minion · Elemental · 3 mana · 3/4
/// > Your minions can't be **Frozen**.
/// - Makes: Toasty [`DRG_068e`] ("Can't be Frozen.")
//~ done DRG_068 - 647d49d1.c0c01b08 9d3c209e.84e93e24
pub const DRG_068: Power = aura(YOU).have(&[has(GameTag::CANT_BE_FROZEN)]);

/// # Toasty
/// Enchantment
/// > Can't be **Frozen**.
//~ todo DRG_068e ffe8963c d522ad72.3101b21b 0c5b3dc9
pub const DRG_068e: Power = TODO;

/// # Platebreaker
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Destroy your opponent's Armor.
//~ done DRG_069 - 7c0f8337.97ab41c4 39d23236
pub const DRG_069: Power = battlecry(&[armor(-1).times(ARMOR.of(ENEMY_HERO)).to(ENEMY_HERO)]);

/// # Dragon Breeder
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Choose a friendly Dragon. Add a copy of it to your hand.
//~ derived DRG_070 1dc01589 5656a6e3.6795ecbf b2dc5f8c
pub const DRG_070: Power = battlecry(&[select(A_FRIENDLY_MINION.that(DRAGON)), get(copy_of(IT))]);

/// # Bad Luck Albatross
/// Minion · Beast · 3 mana · 4/3
/// > **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
/// - Makes: Albatross [`DRG_071t`] (1/1)
//~ done DRG_071 - 89e53874.9f2c12cd 4956893a.f18546c4
pub const DRG_071: Power = deathrattle(&[shuffle(card("DRG_071t")).copies(2).for_(OPPONENT)]);

/// # Albatross
/// Minion · Beast · 1 mana · 1/1
//~ vanilla DRG_071t 8bcc8cd3 5533a85b 270d3b8c
pub const DRG_071t: Power = VANILLA;

/// # Skyfin
/// Minion · Murloc · Dragon · 5 mana · 3/3
/// > **Battlecry:** If you're holding a Dragon, summon 2 random Murlocs.
//~ derived DRG_072 fd5d7dad 3da42542.b9738ed0 1be8976b
pub const DRG_072: Power =
    battlecry(&[summon(random(all(&[MINION, MURLOC]))).picks(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Evasive Feywing
/// Minion · Dragon · 4 mana · 5/4
/// > **Elusive**
//~ vanilla DRG_073 8b736cf1 cc9f25b7.c54580ff 23b42864
pub const DRG_073: Power = VANILLA;

/// # Camouflaged Dirigible
/// Minion · Mech · 6 mana · 6/6
/// > **Battlecry:** Give your other Mechs **Stealth** until your next turn.
/// - Makes: Camouflaged [`DRG_074e`] ("Stealthed until your next turn.")
//~ derived DRG_074 45d0ae1c 3ddc3368.49272777 0783a22a.807744f4
pub const DRG_074: Power = battlecry(&[attach("DRG_074e").to(OTHER_FRIENDLY_MINIONS.that(MECH))]);

/// # Camouflaged
/// Enchantment
/// > Stealthed until your next turn.
//~ derived DRG_074e 525f9a36 d522ad72.549b4a26 936b7dcb
pub const DRG_074e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Cobalt Spellkin
/// Minion · Dragon · 5 mana · 3/5
/// > **Battlecry:** Add two 1-Cost spells from your class to your hand.
//~ derived DRG_075 27b041de ddd46f0c.72a6a1ce 6969e1f1
pub const DRG_075: Power = battlecry(&[get(random_of(all(&[SPELL, COST.is(1)]), Classes::Yours)).picks(2)]);

/// # Faceless Corruptor
/// Minion · 5 mana · 5/4
/// > **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
//~ done DRG_076 - 7c760552.879bd7c1 abb71c78
pub const DRG_076: Power = battlecry(&[transform(A_FRIENDLY_MINION.other(), copy_of(THIS))]);

/// # Utgarde Grapplesniper
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
//~ done DRG_077 - 73fb5380.89f2c2de 3e84da77
pub const DRG_077: Power = battlecry(&[
    draw(1),
    summon(the(IT.that(DRAGON))),
    draw(1).for_(OPPONENT),
    summon(the(IT.that(DRAGON))).for_(OPPONENT),
]);

/// # Depth Charge
/// Minion · 1 mana · 0/5
/// > At the start of your turn, deal 5 damage to ALL minions.
//~ derived DRG_078 a7e67d2b a863a18e.b0a8513f bde584d3
pub const DRG_078: Power = at_start_of_your_turn(&[deal(5).to(MINIONS)]);

/// # Evasive Wyrm
/// Minion · Dragon · 6 mana · 5/4
/// > **Rush Divine Shield Elusive**
//~ vanilla DRG_079 99710ad5 f704d9c3.ceeb8af4 c0968c1d
pub const DRG_079: Power = VANILLA;

/// # Scalerider
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you're holding a Dragon, deal 2 damage.
//~ derived DRG_081 5fa08b6a 05878c57.bb23789e 19d902d4
pub const DRG_081: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Kobold Stickyfinger
/// Minion · Pirate · 5 mana · 4/4
/// > **Battlecry:** Steal your opponent's weapon.
//~ done DRG_082 - 7696c9d3.18fcf588 712cdc2f
pub const DRG_082: Power = battlecry(&[take_control(ENEMY_WEAPON)]);

/// # Tentacled Menace
/// Minion · 5 mana · 6/5
/// > **Battlecry:** Each player draws a card. Swap their Costs.
/// - Makes: Tentacle Confusion [`DRG_084e`] ("Cost swapped by Tentacled Menace.")
//~ done DRG_084 - 724ad716.1549e939 c6a64427.2403bd21
pub const DRG_084: Power =
    battlecry(&[draw(1), remember(IT), draw(1).for_(OPPONENT), swap_number(COST, REMEMBERED, IT)]);

/// # Tentacle Confusion
/// Enchantment
/// > Cost swapped by Tentacled Menace.
/// - Makes: Tentacled Menace [`DRG_084`] (6/5, "Battlecry: Each player draws a card. Swap their…")
//~ todo DRG_084e b52840be d522ad72.4e7ab6d2 1f313dca.6b3b31f8
pub const DRG_084e: Power = TODO;

/// # Chromatic Egg
/// Minion · 5 mana · 0/3
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
/// - Makes: What's in the Egg? [`DRG_086e`] ("It's a mystery...")
//~ done DRG_086 - 647f97e3.0d3b3c5c 7c6defdd.5cb3ec54
pub const DRG_086: Power = abilities(&[
    battlecry(&[discover_then(Offer::Pool(all(&[MINION, DRAGON]), Classes::Own), &[keep_with(the(IT), THIS)])]),
    deathrattle(&[summon(copy_of(KEPT))]),
]);

/// # What's in the Egg?
/// Enchantment
/// > It's a mystery...@{0} is inside! *(Only you can see this.)*
//~ todo DRG_086e d0154260 d522ad72.7a470c37 23d0804c
pub const DRG_086e: Power = TODO;

/// # Dread Raven
/// Minion · Beast · 3 mana · 3/4
/// > Has +3 Attack for each other Dread Raven you control.
/// - Makes: Conspiracy of Ravens [`DRG_088e`] ("\+3 Attack for each other Dread Raven.")
//~ derived DRG_088 a22d7b5a 22821460.5f85c044 49f5b673.fbb4caa7
pub const DRG_088: Power = aura(THIS).have(&[ATTACK.plus(3).for_each(OTHER_FRIENDLY_MINIONS.that(named("DRG_088")))]);

/// # Conspiracy of Ravens
/// Enchantment
/// > \+3 Attack for each other Dread Raven.
/// - Makes: Dread Raven [`DRG_088`] (3/4, "Has +3 Attack for each other Dread Raven you…")
//~ todo DRG_088e 00f2859c d522ad72.c33d49da 95fa7603.62b1c1dc
pub const DRG_088e: Power = TODO;

/// # Dragonqueen Alexstrasza
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
/// - Makes: A Queen's Discount [`DRG_089e`] ("Costs (0).")
//~ done DRG_089 - 9e00d54d.94f2f6ff 89a42acb.f9187424
pub const DRG_089: Power =
    battlecry(&[get(random(all(&[DRAGON, not(&named("DRG_089"))]))).picks(2), attach("DRG_089e").to(IT)])
        .when(no_duplicates(&YOUR_DECK));

/// # A Queen's Discount
/// Enchantment
/// > Costs (0).
//~ derived DRG_089e 20275c51 d522ad72.dd600ecd c959146c
pub const DRG_089e: Power = enchant(&[cost(0)]);

/// # Shu'ma
/// Minion · 7 mana · 1/7
/// > At the end of your turn, fill your board with 1/1 Tentacles.
/// - Makes: Tentacle [`DRG_091t`] (1/1)
//~ derived DRG_091 fde8803d 1c41643b.65f37b00 6f04c4f0.745041d2
pub const DRG_091: Power = at_end_of_your_turn(&[summon(card("DRG_091t")).copies(7)]);

/// # Tentacle
/// Minion · 1 mana · 1/1
//~ vanilla DRG_091t 48f88c2d cbd7c476 674d0026
pub const DRG_091t: Power = VANILLA;

/// # Transmogrifier
/// Minion · 2 mana · 2/3
/// > Whenever you draw a card, transform it into a random **Legendary** minion.
//~ done DRG_092 - 5656a6e3.cd131bdc 4aa9528c
pub const DRG_092: Power =
    whenever(YOU.draw(CARD)).then(&[transform(THAT, random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Kronx Dragonhoof
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
/// - Makes: Decimation [`DRG_099t1`] ("Deal 5 damage to the enemy hero. Restore 5 Health…"); Reanimation [`DRG_099t2`] ("Summon an 8/8 Dragon with Taunt."); Domination [`DRG_099t3`] ("Give your other minions +2/+2."); Annihilation [`DRG_099t4`] ("Deal 5 damage to all other minions.")
//~ done DRG_099 - 8b4b1bcd.0fcccaec b65a85c8.3602c256
pub const DRG_099: Power = battlecry(&[either(
    there_is(&YOUR_HERO.that(with(GameTag::GALAKROND_HERO_CARD))),
    &[choose(&[
        &[deal(5).to(ENEMY_HERO), heal(5).to(YOUR_HERO)],
        &[summon(card("DRG_099t2t"))],
        &[attach("DRG_099t3e").to(OTHER_FRIENDLY_MINIONS)],
        &[deal(5).to(OTHER_MINIONS)],
    ])],
    &[draw_that(1, with(GameTag::GALAKROND_HERO_CARD))],
)]);

/// # Decimation
/// Spell · 0 mana
/// > Deal 5 damage to the enemy hero. Restore 5 Health to your hero.
//~ derived DRG_099t1 ffb09fa9 3e8f9d5a.2b7f1b95 d168a9f9
pub const DRG_099t1: Power = spell(&[deal(5).to(ENEMY_HERO), heal(5).to(YOUR_HERO)]);

/// # Reanimation
/// Spell · 0 mana
/// > Summon an 8/8 Dragon with **Taunt**.
/// - Makes: Reanimated Dragon [`DRG_099t2t`] (8/8, "Taunt")
//~ derived DRG_099t2 8427076a 3e8f9d5a.5dd7d868 f59295b5.c6dde38d
pub const DRG_099t2: Power = spell(&[summon(card("DRG_099t2t"))]);

/// # Reanimated Dragon
/// Minion · Undead · Dragon · 8 mana · 8/8
/// > **Taunt**
//~ vanilla DRG_099t2t b521196d 5925c343.4b0c5d24 b0713898
pub const DRG_099t2t: Power = VANILLA;

/// # Domination
/// Spell · 0 mana
/// > Give your other minions +2/+2.
/// - Makes: Dominating [`DRG_099t3e`] ("\+2/+2.")
//~ derived DRG_099t3 dd72f09f 3e8f9d5a.8010dad2 127952dd.f9eeec4a
pub const DRG_099t3: Power = spell(&[attach("DRG_099t3e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Dominating
/// Enchantment
/// > \+2/+2.
//~ derived DRG_099t3e b460a0fd d522ad72.d5727bd5 0af9bd1f
pub const DRG_099t3e: Power = enchant(&[plus(2, 2)]);

/// # Annihilation
/// Spell · 0 mana
/// > Deal 5 damage to all other minions.
//~ derived DRG_099t4 cc54e8bb 3e8f9d5a.84a2ca71 77ac4ba0
pub const DRG_099t4: Power = spell(&[deal(5).to(OTHER_MINIONS)]);

/// # Twin Tyrant
/// Minion · Dragon · 8 mana · 4/10
/// > **Battlecry:** Deal 4 damage to two random enemy minions.
//~ derived DRG_213 63461a1f a14448f1.66b3b247 93a910ba
pub const DRG_213: Power = battlecry(&[deal(4).to(ENEMY_MINIONS.random_of(2))]);

/// # Dragon Claw
/// Weapon · 5 mana · 5/2 durability
//~ vanilla DRG_238ht 9b389b01 5218967c 677aa495
pub const DRG_238ht: Power = VANILLA;

/// # Blazing Battlemage
/// Minion · 1 mana · 2/2
//~ vanilla DRG_239 641dea8c 57e94b0b d16c57a3
pub const DRG_239: Power = VANILLA;

/// # Shield of Galakrond
/// Minion · Draenei · 5 mana · 4/5
/// > **Taunt Battlecry: Invoke** Galakrond.
//~ derived DRG_242 17423c7a 21fd7ec1.01357415 1282c456
pub const DRG_242: Power = battlecry(&[invoke()]);

/// # Frizz Kindleroost
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Reduce the Cost of Dragons in your deck by (2).
/// - Makes: Ready to Hatch! [`DRG_257e3`] ("Reduced Cost.")
//~ derived DRG_257 231f3250 5af9fab3.61b70b2d d4a91119.c12cca25
pub const DRG_257: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_DECK.that(DRAGON))]);

/// # Ready to Hatch!
/// Enchantment
/// > Reduced Cost.
//~ todo DRG_257e3 48653b62 d522ad72.dda26391 883bdd97
pub const DRG_257e3: Power = TODO;

/// # Evasive Drakonid
/// Minion · Dragon · 7 mana · 7/7
/// > **Taunt Elusive**
//~ vanilla DRG_310 960a20cf 13d52b2e.c6cde567 57de5734
pub const DRG_310: Power = VANILLA;

/// # Grizzled Wizard
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Swap Hero Powers with your opponent until your next turn.
/// - Makes: Grizzled Power Dummy [`DRG_401d`] ("Dummy Hook Up for DRG 401e"); Grizzled Power [`DRG_401e`] ("Swap Hero Powers with your opponent next turn.")
///
/// # Notes
///
/// No source: a Hero Power that was replaced meanwhile does not change sides again, nor does the one that replaced it.
//~ done DRG_401 - 0296240c.8de6054c 1e9fc503.db9be13b
pub const DRG_401: Power = battlecry(&[
    swap(YOUR_HERO_POWER, ENEMY_HERO_POWER),
    select(together(&[YOUR_HERO_POWER, ENEMY_HERO_POWER])),
    later(&whenever(YOU.turn_start()).does(&[swap(IT.that(FRIENDLY), IT.that(ENEMY))])),
]);

/// # Grizzled Power Dummy
/// Spell · 0 mana
/// > Dummy Hook Up for DRG 401e
///
/// # Notes
///
/// A card of the client that shows the enchantment; it does nothing.
//~ done DRG_401d - 3e8f9d5a.e53080e3 a1dae3f3
pub const DRG_401d: Power = VANILLA;

/// # Grizzled Power
/// Enchantment
/// > Swap Hero Powers with your opponent next turn.
///
/// # Notes
///
/// The Battlecry waits by itself: it knows which Hero Powers it has swapped.
//~ done DRG_401e - d522ad72.0aa9a590 7eeec71d
pub const DRG_401e: Power = enchant(&[]);

/// # Sathrovarr
/// Minion · Demon · 9 mana · 5/5
/// > **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
///
/// # Notes
///
/// Open question: where the copy on the battlefield stands: beside the original, or beside this.
//~ done DRG_402 - db16261a.4c69e5b9 f21045ea
#[rustfmt::skip]
pub const DRG_402: Power = battlecry(&[get(copy_of(A_FRIENDLY_MINION)), shuffle(copy_of(A_FRIENDLY_MINION)), summon(copy_of(A_FRIENDLY_MINION))]);

/// # Blowtorch Saboteur
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
/// - Makes: Hot Hot Hot! [`DRG_403e`] ("Costs (2) more.")
//~ done DRG_403 - 05878c57.e56ba891 64e1664a.07fef699
pub const DRG_403: Power = battlecry(&[attach("DRG_403e").to(OPPONENT)]);

/// # Hot Hot Hot!
/// Enchantment
/// > Costs (2) more.
//~ done DRG_403e - d522ad72.7201933b 23e41dae
pub const DRG_403e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost_more(2)]).until(YOU.use_hero_power(CARD));

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived DRG_COIN 3b545e63 3e8f9d5a.095f71be c6be21f5
pub const DRG_COIN: Power = spell(&[gain_mana(1)]);
