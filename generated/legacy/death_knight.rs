//! Death Knight cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 54c70a60

/// # Arthas's Gift
///
/// `GIFT_04` · Death Knight spell · 1 mana
///
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Howling Blast [`RLK_015`](crate::path_of_arthas::death_knight::RLK_015), Death Strike [`RLK_024`](crate::core::death_knight::RLK_024), Dark Transformation [`RLK_057`](crate::path_of_arthas::death_knight::RLK_057)
///
/// State: Done
//~ done GIFT_04 164dc55b - 10ac83f9.01cd0113
pub const GIFT_04: Power = spell(&[discover_temporary(&["RLK_057", "RLK_015", "RLK_024"])]);

/// # The Lich King
///
/// `HERO_11` · Death Knight hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Ghoul Charge [`HERO_11bp`], Ghoul Charge [`HERO_11ohp`], Ghoul Frenzy [`HERO_11ohp2`], Ghoul Charge [`HERO_11uhp`], Ghoul Frenzy [`HERO_11uhp2`]
///
/// State: Vanilla
//~ vanilla HERO_11 4d18b37e 39177c67 471bcffa
pub const HERO_11: Power = VANILLA;

/// # Ghoul Charge
///
/// `HERO_11bp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Legacy · free
/// - Refers to: Charge
/// - Tags: `UPGRADED_HERO_POWER` = 79943
/// - Tokens: Frail Ghoul [`HERO_11bpt`]
///
/// State: Done
//~ done HERO_11bp d4e6d57e - 02a5f172.da1094c9
pub const HERO_11bp: Power = hero_power(&[summon(card("HERO_11bpt"))]);

/// # Frail Ghoul
///
/// `HERO_11bpt` · Death Knight minion · 1 mana · 1/1
///
/// > **Charge** At the end of your turn, this minion dies.
///
/// - Set: Legacy · free
/// - Minion type: Undead
/// - Mechanics: Charge
/// - Tags: `333` = 1
///
/// State: Done
//~ done HERO_11bpt 68029de1 - 7a7f0991.5b373932
pub const HERO_11bpt: Power = at_end_of_your_turn(&[destroy(THIS)]);

/// # Ghoul Charge
///
/// `HERO_11ohp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Legacy · free
/// - Refers to: Charge
/// - Tags: `UPGRADED_HERO_POWER` = 107727
///
/// State: Todo
//~ todo HERO_11ohp 762b5677 1e68065a 029621da.da1094c9
pub const HERO_11ohp: Power = TODO;

/// # Ghoul Frenzy
///
/// `HERO_11ohp2` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Legacy
/// - Refers to: Charge
///
/// State: Todo
//~ todo HERO_11ohp2 31120dc9 f9fb7f76 0ab969f3.1697687c
pub const HERO_11ohp2: Power = TODO;

/// # Ghoul Charge
///
/// `HERO_11uhp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Legacy · free
/// - Refers to: Charge
/// - Tags: `UPGRADED_HERO_POWER` = 111249
///
/// State: Todo
//~ todo HERO_11uhp 01056fc4 391a9f4b 88b6b2ee.da1094c9
pub const HERO_11uhp: Power = TODO;

/// # Ghoul Frenzy
///
/// `HERO_11uhp2` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Legacy
/// - Refers to: Charge
///
/// State: Todo
//~ todo HERO_11uhp2 ed4b5b8f 79449402 de58ef1a.1697687c
pub const HERO_11uhp2: Power = TODO;

/// # Heart Strike
///
/// `LEG_RLK_034` · Death Knight spell · 1 mana
///
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
/// - Reprint of: Heart Strike [`RLK_034`](crate::core_hidden::death_knight::RLK_034)
///
/// State: Done
//~ done LEG_RLK_034 770ca796 - e132622c.8eca8b7a
pub const LEG_RLK_034: Power = spell(&[deal(3).to(A_MINION), corpses(1).when(there_is(&IT.that(DEAD)))]);

/// # Plagued Grain
///
/// `LEG_RLK_039` · Death Knight spell · 1 mana
///
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// - Set: Legacy · rare · collectible
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78335, `COST_UNHOLY` = 2
/// - Reprint of: Plagued Grain [`RLK_039`](crate::core_hidden::death_knight::RLK_039)
///
/// State: Done
//~ done LEG_RLK_039 1ad51d27 - 6cb26623.2bd15b96
pub const LEG_RLK_039: Power = spell(&[corpses(4), shuffle(card("RLK_039t")).copies(4)]);

/// # Patchwerk
///
/// `LEG_RLK_071` · Death Knight minion · 7 mana · 4/6
///
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Blood
/// - Reprint of: Patchwerk [`RLK_071`](crate::core_hidden::death_knight::RLK_071)
///
/// State: Done
//~ done LEG_RLK_071 712de291 - 2b974f83.ba09fd72
pub const LEG_RLK_071: Power = battlecry(&[destroy(together(&[
    ENEMY_HAND.that(MINION).random(),
    ENEMY_DECK.that(MINION).random(),
    ENEMY_MINIONS.random(),
]))]);

/// # Possessifier
///
/// `LEG_RLK_077` · Death Knight minion · 5 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Rush, Reborn
/// - Reprint of: Possessifier [`RLK_077`](crate::core_hidden::death_knight::RLK_077)
/// - Tokens: Possessed Fighter [`RLK_077t`](crate::core::death_knight::RLK_077t)
///
/// State: Done
//~ done LEG_RLK_077 ff6ea08c - 56a7ad0b.f3b433e0
pub const LEG_RLK_077: Power = battlecry(&[summon(card("RLK_077t")).copies(2)]);

/// # Noxious Cadaver
///
/// `LEG_RLK_079` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78641
/// - Target: "Deal $2 damage to an enemy and your hero."
/// - Reprint of: Noxious Cadaver [`RLK_079`](crate::core_hidden::death_knight::RLK_079)
///
/// State: Done
//~ done LEG_RLK_079 8ddaffe9 - 824fc553.09ede2db
pub const LEG_RLK_079: Power = battlecry(&[deal(2).to(together(&[AN_ENEMY, YOUR_HERO]))]);

/// # Deathbringer Saurfang
///
/// `LEG_RLK_082` · Death Knight minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78644, `COST_BLOOD` = 2
/// - Reprint of: Deathbringer Saurfang [`RLK_082`](crate::core_hidden::death_knight::RLK_082)
///
/// State: Done
//~ done LEG_RLK_082 facb88f0 - d5ecde2e.16b4d3b6
pub const LEG_RLK_082: Power = deathrattle(&[return_to_hand(THIS), give(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)])]);

/// # Lord Marrowgar
///
/// `LEG_RLK_085` · Death Knight minion · 8 mana · 9/7
///
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Rush, Corpse
/// - Tags: `COST_UNHOLY` = 3
/// - Tokens: Risen Golem [`RLK_085t`](crate::core::death_knight::RLK_085t)
///
/// State: Done
//~ done LEG_RLK_085 375ee0ba - 1e260e1f.a920d567
pub const LEG_RLK_085: Power = battlecry(&[
    spend_all_corpses(),
    times(
        1,
        &[either(
            there_are(7, &together(&[FRIENDLY_MINIONS, YOUR_LOCATIONS])),
            &[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS.that(named("RLK_085t")).random())],
            &[summon(card("RLK_085t"))],
        )],
    )
    .times(DONE),
]);

/// # Defrost
///
/// `LEG_RLK_101` · Death Knight spell · Frost · 2 mana
///
/// > Draw a card. Spend 2 **Corpses** to draw another.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Cost Frost, Corpse Spender
/// - Refers to: Corpse
/// - Reprint of: Defrost [`RLK_101`](crate::core_hidden::death_knight::RLK_101)
///
/// State: Done
//~ done LEG_RLK_101 14e2ef4e - 4d4d1ebd.06446feb
pub const LEG_RLK_101: Power = spell(&[draw(1), pay(Cost::of(Part::Corpses(2)), &[draw(1)])]);

/// # Repulsive Gargantuan
///
/// `LEG_RLK_115` · Death Knight minion · 4 mana · 3/6
///
/// > Enemy characters can't be healed.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura, Cost Frost
/// - Reprint of: Repulsive Gargantuan [`RLK_115`](crate::core_hidden::death_knight::RLK_115)
///
/// State: Done
//~ done LEG_RLK_115 56ca869a - ce45e8a3.ca0e1bfc
pub const LEG_RLK_115: Power = aura(ENEMIES).have(&[has(GameTag::CANT_BE_HEALED)]);

/// # Obliterate
///
/// `LEG_RLK_125` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Immune To Spellpower, Cost Blood
/// - Reprint of: Obliterate [`RLK_125`](crate::core_hidden::death_knight::RLK_125)
///
/// State: Done
//~ done LEG_RLK_125 3ab4372c - 3961fcd5.e0bd53aa
pub const LEG_RLK_125: Power = spell(&[destroy(A_MINION), deal(3).to(YOUR_HERO)]);

/// # Overseer Frigidara
///
/// `LEG_RLK_224` · Death Knight minion · 6 mana · 3/6
///
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `COST_FROST` = 2
/// - Reprint of: Overseer Frigidara [`RLK_224`](crate::core_hidden::death_knight::RLK_224)
///
/// State: Done
//~ done LEG_RLK_224 a1ee6785 - 3daa958d.7fad70eb
pub const LEG_RLK_224: Power =
    battlecry(&[draw_that(2, SPELL), deal(2).to(ENEMIES).when(there_are(2, &IT.that(school(SpellSchool::Frost))))]);

/// # Ymirjar Deathbringer
///
/// `LEG_RLK_226` · Death Knight minion · 3 mana · 4/3
///
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Reprint of: Ymirjar Deathbringer [`RLK_226`](crate::core_hidden::death_knight::RLK_226)
/// - Tokens: Risen Ymirjar [`RLK_226t`](crate::core::death_knight::RLK_226t)
///
/// State: Done
//~ done LEG_RLK_226 240a1440 - 6237317b.01ae00fd
pub const LEG_RLK_226: Power = deathrattle(&[pay(Cost::of(Part::Corpses(3)), &[summon(card("RLK_226t"))])]);

/// # Graveyard Shift
///
/// `LEG_RLK_705` · Death Knight spell · 3 mana
///
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Reborn
/// - Reprint of: Graveyard Shift [`RLK_705`](crate::core_hidden::death_knight::RLK_705)
/// - Tokens: Shambling Zombie [`RLK_705t`](crate::core::death_knight::RLK_705t)
///
/// State: Done
//~ done LEG_RLK_705 6306afbe - effce7b5.cf30f314
pub const LEG_RLK_705: Power = spell(&[summon(card("RLK_705t")).copies(2)]);

/// # Rimefang Sword
///
/// `LEG_RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// - Set: Legacy · rare · collectible
/// - Tags: `COST_FROST` = 2
/// - Reprint of: Rimefang Sword [`RLK_710`](crate::core_hidden::death_knight::RLK_710)
///
/// State: Done
//~ done LEG_RLK_710 9072a6a7 - f5fcecd3.6ef3dd25
pub const LEG_RLK_710: Power =
    after(YOUR_HERO.attack(CARD)).then(&[attach("RLK_710e").to(YOUR_HAND.that(SPELL).random())]);

/// # Runeforging
///
/// `LEG_RLK_715` · Death Knight spell · Shadow · 1 mana
///
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Reprint of: Runeforging [`RLK_715`](crate::core_hidden::death_knight::RLK_715)
///
/// State: Done
//~ done LEG_RLK_715 af68c77e - 77603dcf.198c5142
pub const LEG_RLK_715: Power =
    spell(&[draw_that(1, WEAPON), pay(Cost::of(Part::Corpses(1)), &[attach("RLK_715e").to(IT)])]);

/// # Stitched Giant
///
/// `LEG_RLK_744` · Death Knight minion · 9 mana · 8/8
///
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Unholy
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 82072
/// - Reprint of: Stitched Giant [`RLK_744`](crate::core_hidden::death_knight::RLK_744)
///
/// State: Done
//~ done LEG_RLK_744 570fb352 - df56fe5d.d6bece00
pub const LEG_RLK_744: Power = costs(&[cost_less(1).times(CORPSES_SPENT.of(YOU))]);

/// # Rime Sculptor
///
/// `LEG_RLK_752` · Death Knight minion · 5 mana · 4/3
///
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Frost
/// - Refers to: Deathrattle
/// - Reprint of: Rime Sculptor [`RLK_752`](crate::core_hidden::death_knight::RLK_752)
/// - Tokens: Rime Elemental [`RLK_907t`](crate::core::death_knight::RLK_907t)
///
/// State: Done
//~ done LEG_RLK_752 20112120 - c1ad01bb.ce8239e3
pub const LEG_RLK_752: Power = battlecry(&[summon(card("RLK_907t")).copies(2)]);

/// # Bonedigger Geist
///
/// `LEG_RLK_753` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Reprint of: Bonedigger Geist [`RLK_753`](crate::core_hidden::death_knight::RLK_753)
///
/// State: Done
//~ done LEG_RLK_753 f8c33577 - b005942f.97b6d803
pub const LEG_RLK_753: Power = battlecry(&[pay(Cost::of(Part::Corpses(1)), &[attach("RLK_753e")])]);
