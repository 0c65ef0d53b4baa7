//! Death Knight cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 828466ca

/// # Arthas's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
/// - Reprint of: [`GIFT_04`](crate::legacy::death_knight::GIFT_04)
/// - Makes: [`RLK_015`](crate::path_of_arthas::death_knight::RLK_015); [`RLK_024`](crate::core::death_knight::RLK_024); [`RLK_057`](crate::path_of_arthas::death_knight::RLK_057)
//~ reprint CORE_GIFT_04 5d9ed028 2f198b86.01cd0113 902c8539.09bd6967.da40f22e
pub const CORE_GIFT_04: Power = crate::cards::GIFT_04;

/// # Soulbreaker
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
/// - Reprint of: [`RLK_012`](crate::lich_king::death_knight::RLK_012)
//~ reprint CORE_RLK_012 5f6e494b 043b7f8c.3efc2fc8 612f8388.11d50125
pub const CORE_RLK_012: Power = crate::cards::RLK_012;

/// # Corpse Explosion
/// Spell · Shadow · 5 mana
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
/// - Reprint of: [`RLK_035`](crate::lich_king::death_knight::RLK_035)
//~ reprint CORE_RLK_035 8708f4f9 cf35eba3.ba896ea8 6349d374.7b450eb3
pub const CORE_RLK_035: Power = crate::cards::RLK_035;

/// # Horn of Winter
/// Spell · Frost · 0 mana
/// > Refresh 2 Mana Crystals.
/// - Reprint of: [`RLK_042`](crate::path_of_arthas::death_knight::RLK_042)
//~ reprint CORE_RLK_042 51bfd5f1 62b2af2e.a0aee92c 0825b91f.d0053fb5
pub const CORE_RLK_042: Power = crate::cards::RLK_042;

/// # Vampiric Blood
/// Spell · 2 mana
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
/// - Reprint of: [`RLK_051`](crate::lich_king::death_knight::RLK_051)
//~ reprint CORE_RLK_051 b1e8dbe9 7846e7ae.0c6d6f28 500202bb.082fce64
pub const CORE_RLK_051: Power = crate::cards::RLK_051;

/// # The Scourge
/// Spell · Shadow · 9 mana
/// > Fill your board with random Undead.
/// - Reprint of: [`RLK_122`](crate::path_of_arthas::death_knight::RLK_122)
//~ reprint CORE_RLK_122 9b429eb7 8717eafe.ab0e1fd1 ff6694c1.ab7db013
pub const CORE_RLK_122: Power = crate::cards::RLK_122;

/// # Corpse Bride
/// Minion · Undead · 5 mana · 4/4
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
/// - Reprint of: [`RLK_504`](crate::path_of_arthas::death_knight::RLK_504)
/// - Makes: [`RLK_506t`](crate::path_of_arthas::death_knight::RLK_506t)
//~ reprint CORE_RLK_504 5354a776 5241d5b0.21189c0b 2728078e.a4d2fd0d.6cfce504
pub const CORE_RLK_504: Power = crate::cards::RLK_504;

/// # Might of Menethil
/// Weapon · 4 mana · 4/2 durability
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
/// - Reprint of: [`RLK_740`](crate::path_of_arthas::death_knight::RLK_740)
//~ reprint CORE_RLK_740 c4655f31 0dbec9f6.63a1b86c 4f7d6d04.f8d4b4de
pub const CORE_RLK_740: Power = crate::cards::RLK_740;

/// # Soulstealer
/// Minion · Undead · 8 mana · 5/5
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
/// - Reprint of: [`RLK_741`](crate::lich_king::death_knight::RLK_741)
//~ reprint CORE_RLK_741 e47f6447 73cf02e9.a212fa02 fb43df3b.6fb994b9
pub const CORE_RLK_741: Power = crate::cards::RLK_741;

/// # Corrupted Ashbringer
/// Weapon · 6 mana · 5/2 durability
/// > **Lifesteal**
/// - Reprint of: [`RLK_067`](crate::core::death_knight::RLK_067)
//~ vanilla LEG_RLK_067 0a8b979d d363697d.b857c9f1 bd1f34f7.457a32d2
pub const LEG_RLK_067: Power = VANILLA;

/// # Heart Strike
/// Spell · 1 mana
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
//~ reprint RLK_034 9ee0a42f 2f198b86.8eca8b7a 473edec6
pub const RLK_034: Power = crate::cards::LEG_RLK_034;

/// # Plagued Grain
/// Spell · 1 mana
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
/// - Makes: [`RLK_039t`](crate::core::death_knight::RLK_039t)
//~ reprint RLK_039 3f23a85a 2f198b86.2bd15b96 5af93cf3.00958fc0
pub const RLK_039: Power = crate::cards::LEG_RLK_039;

/// # Patchwerk
/// Minion · Undead · 7 mana · 4/6
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
//~ reprint RLK_071 f8526a52 fb79c158.ba09fd72 51ca362b
pub const RLK_071: Power = crate::cards::LEG_RLK_071;

/// # Possessifier
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
/// - Makes: [`RLK_077t`](crate::core::death_knight::RLK_077t)
//~ reprint RLK_077 b6b60e65 e8b6bfb0.f3b433e0 48b4f3e0.32f71141
pub const RLK_077: Power = crate::cards::LEG_RLK_077;

/// # Noxious Cadaver
/// Minion · Undead · 1 mana · 1/2
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
//~ reprint RLK_079 a311e0ec ef04ce4e.09ede2db db3aadd0
pub const RLK_079: Power = crate::cards::LEG_RLK_079;

/// # Deathbringer Saurfang
/// Minion · Undead · 5 mana · 4/6
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
//~ reprint RLK_082 f67f198e 52c1a91a.16b4d3b6 ef777220
pub const RLK_082: Power = crate::cards::LEG_RLK_082;

/// # Lord Marrowgar
/// Minion · Undead · 8 mana · 9/7
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
/// - Makes: [`RLK_085t`](crate::core::death_knight::RLK_085t); [`RLK_085e`](crate::lich_king::death_knight::RLK_085e)
//~ done RLK_085 - b99e26f9.a920d567 a3f00a95.ec26e08e
pub const RLK_085: Power = battlecry(&[
    spend_corpses(1).times(CORPSES.of(YOU)),
    perform(&[either(
        there_are(7, &YOUR_BOARD),
        &[attach("RLK_085e").to(FRIENDLY_MINIONS.that(named("RLK_085t")).random())],
        &[summon(card("RLK_085t"))],
    )])
    .times(LAST_AMOUNT),
]);

/// # Defrost
/// Spell · Frost · 2 mana
/// > Draw a card. Spend 2 **Corpses** to draw another.
//~ reprint RLK_101 f7d5f00b 589519e6.06446feb 2bf1c47d
pub const RLK_101: Power = crate::cards::LEG_RLK_101;

/// # Repulsive Gargantuan
/// Minion · Undead · 4 mana · 3/6
/// > Enemy characters can't be healed.
//~ reprint RLK_115 62273415 916b7482.ca0e1bfc 9bb886f2
pub const RLK_115: Power = crate::cards::LEG_RLK_115;

/// # Obliterate
/// Spell · 2 mana
/// > Destroy a minion. Deal 3 damage to your hero.
//~ reprint RLK_125 b5c0d59d 7846e7ae.e0bd53aa b3906784
pub const RLK_125: Power = crate::cards::LEG_RLK_125;

/// # Overseer Frigidara
/// Minion · 6 mana · 3/6
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
//~ reprint RLK_224 c3e6575a 54416314.7fad70eb f55af532
pub const RLK_224: Power = crate::cards::LEG_RLK_224;

/// # Ymirjar Deathbringer
/// Minion · Undead · 3 mana · 4/3
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
/// - Makes: [`RLK_226t`](crate::core::death_knight::RLK_226t)
//~ reprint RLK_226 2aab3df0 c6897f5d.01ae00fd ba75d17f.9466ab62
pub const RLK_226: Power = crate::cards::LEG_RLK_226;

/// # Graveyard Shift
/// Spell · 3 mana
/// > Summon two 1/1 Zombies with **Reborn**.
/// - Makes: [`RLK_705t`](crate::core::death_knight::RLK_705t)
//~ reprint RLK_705 06d2e7aa 82ede6d1.cf30f314 2c38f318.ed394c13
pub const RLK_705: Power = crate::cards::LEG_RLK_705;

/// # Rimefang Sword
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
/// - Makes: [`RLK_710e`](crate::path_of_arthas::death_knight::RLK_710e)
//~ reprint RLK_710 6249c027 283c0a11.6ef3dd25 c9826f90.1c2e5206
pub const RLK_710: Power = crate::cards::LEG_RLK_710;

/// # Runeforging
/// Spell · Shadow · 1 mana
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
/// - Makes: [`RLK_715e`](crate::lich_king::death_knight::RLK_715e)
//~ reprint RLK_715 73a8625d ca4a4f53.198c5142 9a4a4d33.a5e05dde
pub const RLK_715: Power = crate::cards::LEG_RLK_715;

/// # Stitched Giant
/// Minion · Undead · 9 mana · 8/8
/// > Costs (1) less for each **Corpse** you've spent this game.
//~ reprint RLK_744 c0113dfa c05830a3.d6bece00 e37756eb
pub const RLK_744: Power = crate::cards::LEG_RLK_744;

/// # Rime Sculptor
/// Minion · Undead · 5 mana · 4/3
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
/// - Makes: [`RLK_907t`](crate::core::death_knight::RLK_907t)
//~ reprint RLK_752 5e65af36 524f709b.ce8239e3 ac451d48.a8bef57c
pub const RLK_752: Power = crate::cards::LEG_RLK_752;

/// # Bonedigger Geist
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
/// - Makes: [`RLK_753e`](crate::lich_king::death_knight::RLK_753e)
//~ reprint RLK_753 aa4f41fa af540375.97b6d803 8d2571ef.876ae186
pub const RLK_753: Power = crate::cards::LEG_RLK_753;
