//! Death Knight cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c77c9924

/// # Arthas's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
/// - Makes: [`RLK_015`](crate::path_of_arthas::death_knight::RLK_015); [`RLK_024`](crate::core::death_knight::RLK_024); [`RLK_057`](crate::path_of_arthas::death_knight::RLK_057)
//~ done GIFT_04 - 2f198b86.01cd0113 902c8539.da40f22e
pub const GIFT_04: Power = spell(&[discover_temporary(&["RLK_057", "RLK_015", "RLK_024"])]);

/// # The Lich King
/// Hero · 30 health
/// - Makes: Ghoul Charge [`HERO_11bp`] ("Hero Power Summon a 1/1 Ghoul with Charge. It…"); Ghoul Charge [`HERO_11ohp`] ("Hero Power Summon a 1/1 Ghoul with Charge. It…"); Ghoul Frenzy [`HERO_11ohp2`] ("Hero Power Summon a 2/1 Ghoul with Charge. It…"); Ghoul Charge [`HERO_11uhp`] ("Hero Power Summon a 1/1 Ghoul with Charge. It…"); Ghoul Frenzy [`HERO_11uhp2`] ("Hero Power Summon a 2/1 Ghoul with Charge. It…")
//~ vanilla HERO_11 39177c67 c6957b81 7ad27cf0.bff40047
pub const HERO_11: Power = VANILLA;

/// # Ghoul Charge
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
/// - Makes: Frail Ghoul [`HERO_11bpt`] (1/1, "Charge At the end of your turn, this minion dies.")
//~ done HERO_11bp - 4902b083.da1094c9 8f5b5927.42148235
pub const HERO_11bp: Power = hero_power(&[summon(card("HERO_11bpt"))]);

/// # Ghoul Frenzy
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
/// - Makes: Frenzied Ghoul [`HERO_11bp2t`] (2/1, "Charge At the end of your turn, this minion dies.")
//~ done HERO_11bp2 - 4902b083.1697687c 3c658d79.0f7d6f68
pub const HERO_11bp2: Power = hero_power(&[summon(card("HERO_11bp2t"))]);

/// # Frenzied Ghoul
/// Minion · Undead · 1 mana · 2/1
/// > **Charge** At the end of your turn, this minion dies.
//~ done HERO_11bp2t - fab0829d.5b373932 1d36b238
pub const HERO_11bp2t: Power = at_end_of_your_turn(&[destroy(THIS)]);

/// # Frail Ghoul
/// Minion · Undead · 1 mana · 1/1
/// > **Charge** At the end of your turn, this minion dies.
//~ done HERO_11bpt - ef057e39.5b373932 fec2fa75
pub const HERO_11bpt: Power = at_end_of_your_turn(&[destroy(THIS)]);

/// # Ghoul Charge
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11ohp - 4902b083.da1094c9 8f5b5927
pub const HERO_11ohp: Power = hero_power(&[summon(card("HERO_11bpt"))]);

/// # Ghoul Frenzy
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11ohp2 - 4902b083.1697687c 3c658d79
pub const HERO_11ohp2: Power = hero_power(&[summon(card("HERO_11bp2t"))]);

/// # Ghoul Charge
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11uhp - 4902b083.da1094c9 8f5b5927
pub const HERO_11uhp: Power = hero_power(&[summon(card("HERO_11bpt"))]);

/// # Ghoul Frenzy
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11uhp2 - 4902b083.1697687c 3c658d79
pub const HERO_11uhp2: Power = hero_power(&[summon(card("HERO_11bp2t"))]);

/// # Heart Strike
/// Spell · 1 mana
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
/// - Reprint of: [`RLK_034`](crate::core_hidden::death_knight::RLK_034)
//~ done LEG_RLK_034 - 2f198b86.8eca8b7a 473edec6.9956e7dd
pub const LEG_RLK_034: Power = spell(&[deal(3).to(A_MINION), corpses(1).when(there_is(&IT.that(DEAD)))]);

/// # Plagued Grain
/// Spell · 1 mana
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
/// - Reprint of: [`RLK_039`](crate::core_hidden::death_knight::RLK_039)
//~ done LEG_RLK_039 - 2f198b86.2bd15b96 5af93cf3.2e2e43f9
pub const LEG_RLK_039: Power = spell(&[corpses(4), shuffle(card("RLK_039t")).copies(4)]);

/// # Patchwerk
/// Minion · Undead · 7 mana · 4/6
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
/// - Reprint of: [`RLK_071`](crate::core_hidden::death_knight::RLK_071)
//~ done LEG_RLK_071 - fb79c158.ba09fd72 51ca362b.203905d6
pub const LEG_RLK_071: Power = battlecry(&[destroy(together(&[
    ENEMY_HAND.that(MINION).random(),
    ENEMY_DECK.that(MINION).random(),
    ENEMY_MINIONS.random(),
]))]);

/// # Possessifier
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
/// - Reprint of: [`RLK_077`](crate::core_hidden::death_knight::RLK_077)
/// - Makes: [`RLK_077t`](crate::core::death_knight::RLK_077t)
//~ done LEG_RLK_077 - e8b6bfb0.f3b433e0 48b4f3e0.e274177b.32f71141
pub const LEG_RLK_077: Power = battlecry(&[summon(card("RLK_077t")).copies(2)]);

/// # Noxious Cadaver
/// Minion · Undead · 1 mana · 1/2
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
/// - Reprint of: [`RLK_079`](crate::core_hidden::death_knight::RLK_079)
//~ done LEG_RLK_079 - ef04ce4e.09ede2db db3aadd0.0cb6be69
pub const LEG_RLK_079: Power = battlecry(&[deal(2).to(together(&[AN_ENEMY, YOUR_HERO]))]);

/// # Deathbringer Saurfang
/// Minion · Undead · 5 mana · 4/6
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
/// - Reprint of: [`RLK_082`](crate::core_hidden::death_knight::RLK_082)
//~ done LEG_RLK_082 - 52c1a91a.16b4d3b6 ef777220.3eca244b
pub const LEG_RLK_082: Power =
    deathrattle(&[return_to_hand(THIS), give(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)])]);

/// # Lord Marrowgar
/// Minion · Undead · 8 mana · 9/7
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
/// - Makes: [`RLK_085t`](crate::core::death_knight::RLK_085t)
//~ done LEG_RLK_085 - b99e26f9.a920d567 a3f00a95.1e810771
pub const LEG_RLK_085: Power = battlecry(&[
    spend_corpses(1).times(CORPSES.of(YOU)),
    perform(&[either(
        there_are(7, &YOUR_BOARD),
        &[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS.that(named("RLK_085t")).random())],
        &[summon(card("RLK_085t"))],
    )])
    .times(LAST_AMOUNT),
]);

/// # Defrost
/// Spell · Frost · 2 mana
/// > Draw a card. Spend 2 **Corpses** to draw another.
/// - Reprint of: [`RLK_101`](crate::core_hidden::death_knight::RLK_101)
//~ done LEG_RLK_101 - 589519e6.06446feb 2bf1c47d.31dbbcc1
pub const LEG_RLK_101: Power = spell(&[draw(1), pay(Cost::of(Part::Corpses(2)), &[draw(1)])]);

/// # Repulsive Gargantuan
/// Minion · Undead · 4 mana · 3/6
/// > Enemy characters can't be healed.
/// - Reprint of: [`RLK_115`](crate::core_hidden::death_knight::RLK_115)
//~ done LEG_RLK_115 - 916b7482.ca0e1bfc 9bb886f2.2fddde39
pub const LEG_RLK_115: Power = aura(ENEMIES).have(&[has(GameTag::CANT_BE_HEALED)]);

/// # Obliterate
/// Spell · 2 mana
/// > Destroy a minion. Deal 3 damage to your hero.
/// - Reprint of: [`RLK_125`](crate::core_hidden::death_knight::RLK_125)
//~ done LEG_RLK_125 - 7846e7ae.e0bd53aa b3906784.16f32ad3
pub const LEG_RLK_125: Power = spell(&[destroy(A_MINION), deal(3).to(YOUR_HERO)]);

/// # Overseer Frigidara
/// Minion · 6 mana · 3/6
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
/// - Reprint of: [`RLK_224`](crate::core_hidden::death_knight::RLK_224)
//~ done LEG_RLK_224 - 54416314.7fad70eb f55af532.429243d0
pub const LEG_RLK_224: Power =
    battlecry(&[draw_that(2, SPELL), deal(2).to(ENEMIES).when(there_are(2, &IT.that(school(SpellSchool::Frost))))]);

/// # Ymirjar Deathbringer
/// Minion · Undead · 3 mana · 4/3
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
/// - Reprint of: [`RLK_226`](crate::core_hidden::death_knight::RLK_226)
/// - Makes: [`RLK_226t`](crate::core::death_knight::RLK_226t)
//~ done LEG_RLK_226 - c6897f5d.01ae00fd ba75d17f.0550e295.9466ab62
pub const LEG_RLK_226: Power = deathrattle(&[pay(Cost::of(Part::Corpses(3)), &[summon(card("RLK_226t"))])]);

/// # Graveyard Shift
/// Spell · 3 mana
/// > Summon two 1/1 Zombies with **Reborn**.
/// - Reprint of: [`RLK_705`](crate::core_hidden::death_knight::RLK_705)
/// - Makes: [`RLK_705t`](crate::core::death_knight::RLK_705t)
//~ done LEG_RLK_705 - 82ede6d1.cf30f314 2c38f318.ed28dcda.ed394c13
pub const LEG_RLK_705: Power = spell(&[summon(card("RLK_705t")).copies(2)]);

/// # Rimefang Sword
/// Weapon · 3 mana · 2/3 durability
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
/// - Reprint of: [`RLK_710`](crate::core_hidden::death_knight::RLK_710)
//~ done LEG_RLK_710 - 283c0a11.6ef3dd25 c9826f90.e2168440
pub const LEG_RLK_710: Power =
    after(YOUR_HERO.attack(CARD)).then(&[attach("RLK_710e").to(YOUR_HAND.that(SPELL).random())]);

/// # Runeforging
/// Spell · Shadow · 1 mana
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
/// - Reprint of: [`RLK_715`](crate::core_hidden::death_knight::RLK_715)
//~ done LEG_RLK_715 - ca4a4f53.198c5142 9a4a4d33.a059c8ae
pub const LEG_RLK_715: Power =
    spell(&[draw_that(1, WEAPON), pay(Cost::of(Part::Corpses(1)), &[attach("RLK_715e").to(IT)])]);

/// # Stitched Giant
/// Minion · Undead · 9 mana · 8/8
/// > Costs (1) less for each **Corpse** you've spent this game.
/// - Reprint of: [`RLK_744`](crate::core_hidden::death_knight::RLK_744)
//~ done LEG_RLK_744 - c05830a3.d6bece00 e37756eb.9dbf2aba
pub const LEG_RLK_744: Power = costs(&[cost_less(1).times(CORPSES_SPENT.of(YOU))]);

/// # Rime Sculptor
/// Minion · Undead · 5 mana · 4/3
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
/// - Reprint of: [`RLK_752`](crate::core_hidden::death_knight::RLK_752)
/// - Makes: [`RLK_907t`](crate::core::death_knight::RLK_907t)
//~ done LEG_RLK_752 - 524f709b.ce8239e3 ac451d48.4309c791.a8bef57c
pub const LEG_RLK_752: Power = battlecry(&[summon(card("RLK_907t")).copies(2)]);

/// # Bonedigger Geist
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
/// - Reprint of: [`RLK_753`](crate::core_hidden::death_knight::RLK_753)
//~ done LEG_RLK_753 - af540375.97b6d803 8d2571ef.d63b3e32
pub const LEG_RLK_753: Power = battlecry(&[pay(Cost::of(Part::Corpses(1)), &[attach("RLK_753e")])]);
