//! Hunter cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d2a330c7

/// # Infest
/// Spell · Nature · 3 mana
/// > Give your minions "**Deathrattle:** Add a random Beast to your hand."
/// - Makes: Nerubian Spores [`OG_045a`] ("Get a Beast when this dies.")
//~ done OG_045 - a4db704b.680b259d a119b4da.d0ae4b45
pub const OG_045: Power = spell(&[attach("OG_045a").to(FRIENDLY_MINIONS)]);

/// # Nerubian Spores
/// Enchantment
/// > Get a Beast when this dies.
//~ done OG_045a - d522ad72.54126ba3 edb1d5fd
pub const OG_045a: Power = deathrattle(&[get(random(BEAST))]);

/// # On the Hunt
/// Spell · 1 mana
/// > Deal $1 damage. Summon a 1/1 Mastiff.
/// - Makes: Mastiff [`OG_061t`] (1/1)
//~ derived OG_061 248b6752 2f198b86.be1ba62e 94a8013b.8f259183
pub const OG_061: Power = spell(&[deal(1).to(TARGET), summon(card("OG_061t"))]);

/// # Mastiff
/// Minion · Beast · 1 mana · 1/1
//~ vanilla OG_061t 3e696ba5 5533a85b 0f6c8844
pub const OG_061t: Power = VANILLA;

/// # Fiery Bat
/// Minion · Beast · 1 mana · 2/1
/// > **Deathrattle:** Deal 1 damage to a random enemy.
//~ derived OG_179 6f639687 e876b890.01dae7a7 99a72648
pub const OG_179: Power = deathrattle(&[deal(1).to(ENEMIES.random())]);

/// # Call of the Wild
/// Spell · 8 mana
/// > Summon all three Animal Companions.
//~ done OG_211 - 93b14068.132b94af 11f4bb2f
pub const OG_211: Power = spell(&[
    either(
        there_is(&crate::legacy::hunter::COMPANIONS),
        &[summon(fresh_copy_of(crate::legacy::hunter::COMPANIONS))],
        &[summon(card("NEW1_034")), summon(card("NEW1_033")), summon(card("NEW1_032"))],
    ),
    crate::legacy::hunter::SUMMON_MORE_COMPANIONS,
]);

/// # Infested Wolf
/// Minion · Beast · 4 mana · 3/3
/// > **Deathrattle:** Summon two 1/1 Spiders.
/// - Makes: Spider [`OG_216a`] (1/1)
//~ derived OG_216 a55e39db 6024d080.535b19e3 83fe6770.282d33eb
pub const OG_216: Power = deathrattle(&[summon(card("OG_216a")).copies(2)]);

/// # Spider
/// Minion · Beast · 1 mana · 1/1
//~ vanilla OG_216a 7260bdc2 5533a85b 7212b19b
pub const OG_216a: Power = VANILLA;

/// # Forlorn Stalker
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Give all **Deathrattle** minions in your hand +1/+1.
/// - Makes: Night's Devotion [`OG_292e`] ("\+1/+1.")
//~ derived OG_292 d4d546f7 cbd1a658.45a84b18 22ed91a7.0b8b4041
pub const OG_292: Power =
    battlecry(&[attach("OG_292e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])))]);

/// # Night's Devotion
/// Enchantment
/// > \+1/+1.
//~ derived OG_292e 07eea7a6 d522ad72.cb08f83e 39ba31b1
pub const OG_292e: Power = enchant(&[plus(1, 1)]);

/// # Giant Sand Worm
/// Minion · Beast · 8 mana · 8/8
/// > Whenever this attacks and kills a minion, it may attack again.
//~ done OG_308 - 89823f8c.c2372e4d 0b0a947c
pub const OG_308: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Princess Huhuran
/// Minion · Beast · 5 mana · 6/5
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
//~ derived OG_309 daf299a8 ddb8a4d7.2964c921 dd0ad283
pub const OG_309: Power = battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Carrion Grub
/// Minion · Beast · 3 mana · 2/5
//~ vanilla OG_325 a4c23c61 efc69280 e2e8e62d
pub const OG_325: Power = VANILLA;
