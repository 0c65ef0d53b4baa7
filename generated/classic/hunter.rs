//! Hunter cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7fe1793f

/// # Gladiator's Longbow
///
/// `DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Classic · epic · collectible
/// - Refers to: Immune
/// - Enchantments: Gladiator's Longbow enchantment [`DS1_188e`]
///
/// State: Done
//~ done DS1_188 ff708600 - 579dc097.34a091c0
pub const DS1_188: Power = aura(YOUR_HERO).gives("DS1_188e");

/// # Gladiator's Longbow enchantment
///
/// `DS1_188e` · Hunter enchantment
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Classic
///
/// State: Done
//~ done DS1_188e cef5cc29 - bd25072d.34a091c0
pub const DS1_188e: Power = enchant(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Scavenging Hyena
///
/// `EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Enchantments: Well Fed [`EX1_531e`]
///
/// State: Done
//~ done EX1_531 7e28d5f6 - 73053c95.15f932c8
pub const EX1_531: Power = whenever(FRIENDLY_MINIONS.other().that(BEAST).die()).then(&[attach("EX1_531e")]);

/// # Well Fed
///
/// `EX1_531e` · Hunter enchantment
///
/// > Increased Attack and Health.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_531e dd740c59 - d801d876.ccebe0cd
pub const EX1_531e: Power = enchant(&[plus(2, 1)]);

/// # Misdirection
///
/// `EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_533 50de9067 - 567bf0da.2e852486
pub const EX1_533: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY])))
    .then(&[redirect_to(CHARACTERS.that(not(&is(&WHO))).that(not(&is(&THAT))).random())]);

/// # Savannah Highmane
///
/// `EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
/// - Tokens: Hyena [`EX1_534t`]
///
/// State: Done
//~ done EX1_534 c37bd8e7 - 910ff942.a22acaca
pub const EX1_534: Power = deathrattle(&[summon(card("EX1_534t")).copies(2)]);

/// # Hyena
///
/// `EX1_534t` · Hunter minion · 2 mana · 2/2
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla EX1_534t 47b1941d 2f5faf07 66d93b7a
pub const EX1_534t: Power = VANILLA;

/// # Eaglehorn Bow
///
/// `EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a friendly **Secret** is revealed, gain +1 Durability.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Secret
/// - Enchantments: Upgraded [`EX1_536e`]
///
/// State: Done
//~ done EX1_536 dbf892ce - 26c615ce.d5ae0356
pub const EX1_536: Power = whenever(YOU.reveals(SECRET)).then(&[attach("EX1_536e")]);

/// # Upgraded
///
/// `EX1_536e` · Hunter enchantment
///
/// > Increased Durability.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_536e c82f7ad4 - a891fabf.4fc5c504
pub const EX1_536e: Power = enchant(&[HEALTH.plus(1)]);

/// # Explosive Shot
///
/// `EX1_537` · Hunter spell · Fire · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_537 6f2b04e2 - 2a2fb9c1.3aa3f1e2
pub const EX1_537: Power = spell(&[deal(5).to(A_MINION), deal(2).to(IT.neighbours())]);

/// # Unleash the Hounds
///
/// `EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// - Set: Classic · common · collectible
/// - Refers to: Charge
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Hound [`EX1_538t`]
///
/// State: Done
//~ done EX1_538 7297b3ed - f0d3f72b.728e3f13
pub const EX1_538: Power = spell(&[summon(card("EX1_538t")).for_each(ENEMY_MINIONS)]);

/// # Hound
///
/// `EX1_538t` · Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Classic
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla EX1_538t 557931e5 5dad8742 bd3afa59.276b5ef0
pub const EX1_538t: Power = VANILLA;

/// # King Krush
///
/// `EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla EX1_543 42f7cbf9 c526b187 32749c15.276b5ef0
pub const EX1_543: Power = VANILLA;

/// # Flare
///
/// `EX1_544` · Hunter spell · 1 mana
///
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Stealth, Secret
///
/// State: Done
//~ done EX1_544 92f18fde - 3f8dae5b.5ba872f0
pub const EX1_544: Power =
    spell(&[give(&[has_no(GameTag::STEALTH)]).to(MINIONS), destroy(ENEMY_SECRETS.that(SECRET)), draw(1)]);

/// # Bestial Wrath
///
/// `EX1_549` · Hunter spell · 1 mana
///
/// > Give a friendly Beast +2 Attack and **Immune** this turn.
///
/// - Set: Classic · epic · collectible
/// - Refers to: Immune
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 20, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Bestial Wrath [`EX1_549o`]
///
/// State: Done
//~ done EX1_549 1f53be24 - 1ea20ee4.c9a4e52b
pub const EX1_549: Power = spell(&[attach("EX1_549o").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Bestial Wrath
///
/// `EX1_549o` · Hunter enchantment
///
/// > +2 Attack and **Immune** this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived EX1_549o dcec3093 5ff96d9d 88347504.225faf11
pub const EX1_549o: Power = enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn();

/// # Snake Trap
///
/// `EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Secret
/// - Tokens: Snake [`EX1_554t`]
///
/// State: Done
//~ done EX1_554 3cd73f45 - 15e357ec.93ace120
pub const EX1_554: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("EX1_554t")).copies(3)]);

/// # Snake
///
/// `EX1_554t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla EX1_554t 7bb6e4b6 eaf33ae6 56cc8bf0
pub const EX1_554t: Power = VANILLA;

/// # Snipe
///
/// `EX1_609` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_609 39923ebb - c424047c.17edc265
pub const EX1_609: Power = after(OPPONENT.play(MINION)).then(&[deal(6).to(THAT)]);

/// # Explosive Trap
///
/// `EX1_610` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_610 39a78c87 - 00ce94fd.c2c34ddb
pub const EX1_610: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[deal(2).to(ENEMIES)]);

/// # Freezing Trap
///
/// `EX1_611` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Trapped [`EX1_611e`]
///
/// State: Done
//~ done EX1_611 94691254 - a4198d6d.655bde03
pub const EX1_611: Power =
    whenever(ENEMY_MINIONS.attack(CARD)).then(&[return_to_hand(WHO), give(&[cost_more(2)]).to(WHO)]);

/// # Trapped
///
/// `EX1_611e` · Hunter enchantment
///
/// > Will be **Frozen** again at the start of the next turn.
///
/// - Set: Classic
///
/// State: Todo
//~ todo EX1_611e e0911e93 281f5c1c 762c1d6d.1367b244
pub const EX1_611e: Power = TODO;

/// # Deadly Shot
///
/// `EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_617 f367375a - 0d10ed54.cf9056fb
pub const EX1_617: Power = spell(&[destroy(ENEMY_MINIONS.random())]);
