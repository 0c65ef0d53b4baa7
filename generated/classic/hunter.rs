//! Hunter cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f57074b0

/// # Gladiator's Longbow
/// Weapon · 7 mana · 5/2 durability
/// > Your hero is **Immune** while attacking.
/// - Makes: Gladiator's Longbow enchantment [`DS1_188e`] ("Your hero is Immune while attacking.")
//~ done DS1_188 - c0ef1668.34a091c0 8cbd9ea3.e5464e3f
pub const DS1_188: Power = aura(YOUR_HERO).gives("DS1_188e");

/// # Gladiator's Longbow enchantment
/// Enchantment
/// > Your hero is **Immune** while attacking.
//~ done DS1_188e - d522ad72.34a091c0 b844146f
pub const DS1_188e: Power = enchant(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Scavenging Hyena
/// Minion · Beast · 2 mana · 2/2
/// > Whenever a friendly Beast dies, gain +2/+1.
/// - Makes: Well Fed [`EX1_531e`] ("Increased Attack and Health.")
//~ done EX1_531 - 40a0f9de.15f932c8 17d75fc3.eccadb60
pub const EX1_531: Power = whenever(FRIENDLY_MINIONS.other().that(BEAST).die()).then(&[attach("EX1_531e")]);

/// # Well Fed
/// Enchantment
/// > Increased Attack and Health.
//~ done EX1_531e - d522ad72.ccebe0cd 85c4bbad
pub const EX1_531e: Power = enchant(&[plus(2, 1)]);

/// # Misdirection
/// Spell · 2 mana
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
//~ done EX1_533 - 7846e7ae.2e852486 aefeb362
pub const EX1_533: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[redirect_to(
    CHARACTERS.that(all(&[not(&is(&SUBJECT)), not(&is(&THAT)), not(&with(GameTag::IMMUNE))])).random(),
)]);

/// # Savannah Highmane
/// Minion · Beast · 6 mana · 7/5
/// > **Deathrattle:** Summon two 2/2 Hyenas.
/// - Makes: Hyena [`EX1_534t`] (2/2)
//~ done EX1_534 - ef082740.a22acaca cbf70bf6.f0d82f1c
pub const EX1_534: Power = deathrattle(&[summon(card("EX1_534t")).copies(2)]);

/// # Hyena
/// Minion · Beast · 2 mana · 2/2
//~ vanilla EX1_534t 2f5faf07 40a0f9de e12847d8
pub const EX1_534t: Power = VANILLA;

/// # Eaglehorn Bow
/// Weapon · 3 mana · 3/2 durability
/// > Whenever a friendly **Secret** is revealed, gain +1 Durability.
/// - Makes: Upgraded [`EX1_536e`] ("Increased Durability.")
//~ done EX1_536 - 043b7f8c.d5ae0356 f8a33af7.d235d88f
pub const EX1_536: Power = whenever(YOU.reveals(SECRET)).then(&[attach("EX1_536e")]);

/// # Upgraded
/// Enchantment
/// > Increased Durability.
//~ done EX1_536e - d522ad72.4fc5c504 91fa463c
pub const EX1_536e: Power = enchant(&[HEALTH.plus(1)]);

/// # Explosive Shot
/// Spell · Fire · 5 mana
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
//~ done EX1_537 - 3ed6fa2e.3aa3f1e2 1621a653
pub const EX1_537: Power = spell(&[deal(5).to(A_MINION), deal(2).to(IT.neighbours())]);

/// # Unleash the Hounds
/// Spell · 3 mana
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
/// - Makes: Hound [`EX1_538t`] (1/1, "Charge")
//~ done EX1_538 - 82ede6d1.728e3f13 627aefa5.a0c403e9
pub const EX1_538: Power = spell(&[summon(card("EX1_538t")).for_each(ENEMY_MINIONS)]);

/// # Hound
/// Minion · Beast · 1 mana · 1/1
/// > **Charge**
//~ vanilla EX1_538t 5dad8742 5533a85b.276b5ef0 6a05afcb
pub const EX1_538t: Power = VANILLA;

/// # King Krush
/// Minion · Beast · 9 mana · 8/8
/// > **Charge**
//~ vanilla EX1_543 c526b187 3d4d7366.276b5ef0 43a74f56
pub const EX1_543: Power = VANILLA;

/// # Flare
/// Spell · 1 mana
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
//~ done EX1_544 - 2f198b86.5ba872f0 a68e88d4
pub const EX1_544: Power =
    spell(&[give(&[has_no(GameTag::STEALTH)]).to(MINIONS), destroy(ENEMY_SECRETS.that(SECRET)), draw(1)]);

/// # Bestial Wrath
/// Spell · 1 mana
/// > Give a friendly Beast +2 Attack and **Immune** this turn.
/// - Makes: Bestial Wrath [`EX1_549o`] ("\+2 Attack and Immune this turn.")
//~ done EX1_549 - 2f198b86.c9a4e52b 0cc4d675.3393fa9a
pub const EX1_549: Power = spell(&[attach("EX1_549o").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Bestial Wrath
/// Enchantment
/// > \+2 Attack and **Immune** this turn.
//~ derived EX1_549o 5ff96d9d d522ad72.7b595176 0cc4d675
pub const EX1_549o: Power = enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn();

/// # Snake Trap
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
/// - Makes: Snake [`EX1_554t`] (1/1)
//~ done EX1_554 - 7846e7ae.93ace120 aa90a508.1198babf
pub const EX1_554: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("EX1_554t")).copies(3)]);

/// # Snake
/// Minion · Beast · 1 mana · 1/1
//~ vanilla EX1_554t eaf33ae6 5533a85b 1bbc3f9d
pub const EX1_554t: Power = VANILLA;

/// # Snipe
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
//~ done EX1_609 - 7846e7ae.17edc265 065015fe
pub const EX1_609: Power = after(OPPONENT.play(MINION)).then(&[deal(6).to(THAT)]);

/// # Explosive Trap
/// Spell · Fire · 2 mana
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
//~ done EX1_610 - 64e9e702.c2c34ddb 6b30ab9f
pub const EX1_610: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[deal(2).to(ENEMIES)]);

/// # Freezing Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
/// - Makes: Trapped [`EX1_611e`] ("Will be Frozen again at the start of the next…")
//~ done EX1_611 - 589519e6.655bde03 1e015dff.fc56b0f9
pub const EX1_611: Power =
    whenever(ENEMY_MINIONS.attack(CARD)).then(&[return_to_hand(SUBJECT), give(&[cost_more(2)]).to(SUBJECT)]);

/// # Trapped
/// Enchantment
/// > Will be **Frozen** again at the start of the next turn.
//~ todo EX1_611e 281f5c1c d522ad72.1367b244 0d2271de
pub const EX1_611e: Power = TODO;

/// # Deadly Shot
/// Spell · 3 mana
/// > Destroy a random enemy minion.
//~ done EX1_617 - 82ede6d1.cf9056fb 642d9de2
pub const EX1_617: Power = spell(&[destroy(ENEMY_MINIONS.random())]);
