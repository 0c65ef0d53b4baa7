//! Warrior cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9c3157aa

/// # Clutch of Corruption
/// Location · 2 mana · 2 uses
/// > Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
/// - Makes: Horrible Egg [`EDR_454t`] (0/2, "Deathrattle: Summon ….")
///
/// # Notes
///
/// What hatches is a new copy of the Dragon.
//~ done EDR_454 - 22c71c9c.970885ff 1cd43e88.d63e047d
pub const EDR_454: Power =
    location(&[select(A_FRIENDLY_MINION.that(DRAGON)), summon(card("EDR_454t")), keep_with(copy_of(TARGET), IT)]);

/// # Horrible Egg
/// Minion · 1 mana · 0/2
/// > **Deathrattle:** Summon {0}.
//~ done EDR_454t - a86353dd.5394712d a2d2e31d
pub const EDR_454t: Power = deathrattle(&[summon(copy_of(KEPT))]);

/// # Succumb to Madness
/// Spell · 3 mana
/// > **Discover** a friendly Dragon that died this game. Resummon it.
//~ derived EDR_455 050ccbbd 82ede6d1.5e83ae6f c6705da8
pub const EDR_455: Power =
    spell(&[discover_then(Offer::Past(FRIENDLY_MINIONS.that(DRAGON).die().this_game()), &[summon(the(IT))])]);

/// # Darkrider
/// Minion · Demon · 1 mana · 1/1
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon with a **Dark Gift**.
//~ done EDR_456 - 18149ac8.9a50a9bd eb4f4ebc
pub const EDR_456: Power = battlecry(&[discover_with_dark_gift(DRAGON)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Brood Keeper
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you're holding a Dragon, equip a 2/2 Sword.
/// - Makes: Nightmare Slicer [`EDR_457t`] (2/2 durability)
//~ derived EDR_457 f245e6c9 5656a6e3.45d7ab16 29e41c56.b7154179
pub const EDR_457: Power = battlecry(&[equip(card("EDR_457t"))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Nightmare Slicer
/// Weapon · 2 mana · 2/2 durability
//~ vanilla EDR_457t b759f346 55a4c629 1c3d2d2c
pub const EDR_457t: Power = VANILLA;

/// # Afflicted Devastator
/// Minion · Dragon · 4 mana · 6/6
/// > **Battlecry:** Deal 3 damage to all other friendly minions. **Deathrattle:** Deal 3 damage to all enemy minions.
//~ done EDR_459 - c17b54a5.8114ad6f dc8dfa33
pub const EDR_459: Power =
    abilities(&[battlecry(&[deal(3).to(OTHER_FRIENDLY_MINIONS)]), deathrattle(&[deal(3).to(ENEMY_MINIONS)])]);

/// # Ysondre
/// Minion · Dragon · 7 mana · 8/5
/// > **Taunt**. **Deathrattle:** Summon a random Dragon for each time Ysondre has died this game.
//~ done EDR_465 - 44042719.50f1bb68 ce2d2194
pub const EDR_465: Power = deathrattle(&[
    summon(random(all(&[MINION, DRAGON]))).times(FRIENDLY_MINIONS.that(named("EDR_465")).die().this_game().count())
]);

/// # Eggbasher
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Deal 1 damage to a minion and give it +4 Attack.
/// - Makes: Scrambled Attack [`EDR_468e1`] ("\+4 Attack.")
//~ derived EDR_468 9b536f0e e3908842.e97eea01 4c8955ac.6df25878
pub const EDR_468: Power = battlecry(&[deal(1).to(A_MINION), attach("EDR_468e1").to(IT)]);

/// # Scrambled Attack
/// Enchantment
/// > \+4 Attack.
//~ derived EDR_468e1 074fb224 d522ad72.2dbf4ca3 3e4b2919
pub const EDR_468e1: Power = enchant(&[ATTACK.plus(4)]);

/// # Tortolla
/// Minion · Beast · 10 mana · 1/30
/// > **Taunt**, **Elusive** After this takes damage, gain 1 Armor and give this minion +1 Attack.
/// - Makes: Tortolla's Rage [`EDR_471e`] ("Increased Attack.")
//~ derived EDR_471 5a0226fe 347da8d0.8c81f715 14729081.532b1015
pub const EDR_471: Power = after(THIS.takes_damage_from(CARD)).then(&[armor(1), give(&[ATTACK.plus(1)])]);

/// # Tortolla's Rage
/// Enchantment
/// > Increased Attack.
//~ todo EDR_471e 9f22886b d522ad72.08129cea 30f3a78e
pub const EDR_471e: Power = TODO;

/// # Siphoning Growth
/// Spell · 1 mana
/// > Destroy a friendly minion to gain 8 Armor.
/// - Makes: Siphoned Growth [`EDR_531e`] ("\+2 Attack. This minion's Deathrattles trigger…")
//~ derived EDR_531 675782c6 2f198b86.3d028e25 c514e266.ca91a52d
pub const EDR_531: Power = spell(&[destroy(A_FRIENDLY_MINION), armor(8)]);

/// # Siphoned Growth
/// Enchantment
/// > \+2 Attack. This minion's **Deathrattles** trigger twice.
//~ todo EDR_531e 58824b2e d522ad72.685ecaf8 c0c3ad91
pub const EDR_531e: Power = TODO;

/// # Ominous Nightmares
/// Spell · Shadow · 1 mana
/// > **Choose One -** Deal $1 damage to all minions; or Give a damaged minion +2/+2.
/// - Makes: Nightmarish Burst [`EDR_570A`] ("Deal 1 damage to all minions."); Unstable Power [`EDR_570B`] ("Give a damaged minion +2/+2."); Terror of the Night [`EDR_570e`] ("\+2/+2.")
//~ done EDR_570 - ca4a4f53.f4cdd12c d9fc64a3.b2e5370f
pub const EDR_570: Power = choose_one(&["EDR_570A", "EDR_570B"]);

/// # Nightmarish Burst
/// Spell · Shadow · 1 mana
/// > Deal $1 damage to all minions.
//~ derived EDR_570A 0f8e39a9 ca4a4f53.0b00d8bd 9d4f1e16
pub const EDR_570A: Power = spell(&[deal(1).to(MINIONS)]);

/// # Unstable Power
/// Spell · Shadow · 1 mana
/// > Give a damaged minion +2/+2.
//~ derived EDR_570B 57b67fc5 ca4a4f53.eec38193 4261c8b6
pub const EDR_570B: Power = spell(&[give(&[plus(2, 2)]).to(A_MINION.that(DAMAGED))]);

/// # Terror of the Night
/// Enchantment
/// > \+2/+2.
//~ derived EDR_570e 128aeba2 d522ad72.d5727bd5 521ae008
pub const EDR_570e: Power = enchant(&[plus(2, 2)]);

/// # Keeper of Flame
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give all minions in your hand +3/+3. They are destroyed in 3 turns.
/// - Makes: Blazing Strength [`FIR_928e`] ("\+3/+3."); Burning Up [`FIR_928e2`] ("This card is on fire!"); Burning Up [`FIR_928e3`] ("This card is on fire!")
///
/// # Notes
///
/// They burn until the start of your third turn from now (no source whether its start or its end). The fire is an enchantment of each
/// minion: Silence and a return to the hand put it out, and an exact copy burns as long as its original.
//~ done FIR_928 - 7c0f8337.ec562f24 60a58cb2.7ac6d006
pub const FIR_928: Power =
    battlecry(&[attach("FIR_928e").to(YOUR_HAND.that(MINION)), attach("FIR_928e2").to(YOUR_HAND.that(MINION))]);

/// # Blazing Strength
/// Enchantment
/// > \+3/+3.
//~ derived FIR_928e 1c336b76 d522ad72.184d0f12 6b4b0295
pub const FIR_928e: Power = enchant(&[plus(3, 3)]);

/// # Burning Up
/// Enchantment
/// > This card is on fire!
//~ done FIR_928e2 - d522ad72.b91bd5a2 e77e7cf3
pub const FIR_928e2: Power = whenever(YOU.turn_start()).anywhere().every(3).then(&[destroy(THIS)]);

/// # Burning Up
/// Enchantment
/// > This card is on fire!
//~ todo FIR_928e3 dfa79962 d522ad72.b91bd5a2 e77e7cf3
pub const FIR_928e3: Power = TODO;

/// # Shadowflame Suffusion
/// Spell · Fire · 2 mana
/// > Deal $2 damage. **Discover** a Warrior minion with a **Dark Gift**.
//~ done FIR_939 - 64e9e702.3f989aec f39da587
pub const FIR_939: Power =
    spell(&[deal(2).to(TARGET), discover_with_dark_gift(all(&[MINION, class(CardClass::Warrior)]))]);

/// # Dragon Turtle
/// Minion · Beast · Dragon · 4 mana · 3/6
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, give your hero +3 Attack this turn and 6 Armor.
/// - Makes: Turtle Maw [`FIR_956e`] ("\+3 Attack this turn.")
//~ done FIR_956 - 5f41136b.14a604d9 d2f4c202.665040fa
pub const FIR_956: Power = battlecry(&[attach("FIR_956e").to(YOUR_HERO), armor(6)])
    .when(there_is(&YOUR_HAND.that(all(&[MINION, with(GameTag::DARK_GIFT)]))));

/// # Turtle Maw
/// Enchantment
/// > \+3 Attack this turn.
//~ derived FIR_956e 668e30a2 d522ad72.6e434625 971e7788
pub const FIR_956e: Power = enchant(&[ATTACK.plus(3)]).this_turn();
