//! Druid cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f679de36

/// # Fatespinner
///
/// `ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Choose One
/// - Refers to: Deathrattle
/// - Tags: `818` = 1
/// - Enchantments: Growth [`ICC_047e`]
/// - Tokens: Growth [`ICC_047a`], Decay [`ICC_047b`], Fatespinner [`ICC_047t`], Fatespinner [`ICC_047t2`]
///
/// State: Todo
//~ todo ICC_047 fcaead80 0a1d22aa c3b8317f.52d6850e
pub const ICC_047: Power = TODO;

/// # Growth
///
/// `ICC_047a` · Druid spell · 5 mana
///
/// > **Deathrattle:** Give all minions +2/+2.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_047a e06b4b0b 67a3f94c eb4014a5.988fe15c
pub const ICC_047a: Power = TODO;

/// # Decay
///
/// `ICC_047b` · Druid spell · 5 mana
///
/// > **Deathrattle:** Deal 3 damage to all minions.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_047b 2531cb3b 23f38ffa ed65f92f.989a34ef
pub const ICC_047b: Power = TODO;

/// # Growth
///
/// `ICC_047e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_047e 234663ec a327f965 cadf9a6b.6d6ab056
pub const ICC_047e: Power = enchant(&[plus(2, 2)]);

/// # Fatespinner
///
/// `ICC_047t` · Druid minion · 5 mana · 5/3
///
/// > **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
///
/// - Set: Knights of the Frozen Throne · epic
/// - Minion type: Undead
///
/// State: Todo
//~ todo ICC_047t 61a8a080 0131da3b e516a491.d88c4ac7
pub const ICC_047t: Power = TODO;

/// # Fatespinner
///
/// `ICC_047t2` · Druid minion · 5 mana · 5/3
///
/// > **Deathrattle:** Deal 3 damage to all minions and give them +2/+2.
///
/// - Set: Knights of the Frozen Throne · epic
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_047t2 f2d29058 9013e677 4f0c2209.2ac38741
pub const ICC_047t2: Power = deathrattle(&[deal(3).to(MINIONS), give(&[plus(2, 2)]).to(IT)]);

/// # Webweave
///
/// `ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Poisonous
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Frost Widow [`ICC_832t3`]
///
/// State: Todo
//~ todo ICC_050 42b4cc23 914a9986 67bd91da.885cdb0a
pub const ICC_050: Power = TODO;

/// # Druid of the Swarm
///
/// `ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Poisonous
/// - Tokens: Spider Form [`ICC_051a`], Scarab Form [`ICC_051b`], Druid of the Swarm [`ICC_051t`], Druid of the Swarm [`ICC_051t2`], Druid of the Swarm [`ICC_051t3`]
///
/// State: Derived
//~ derived ICC_051 8520584c 56e40df2 db04e9a2.149c5c12
pub const ICC_051: Power = choose_one(&["ICC_051a", "ICC_051b"]);

/// # Spider Form
///
/// `ICC_051a` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Derived
//~ derived ICC_051a 25751fa0 ecdf9bc5 f0426ca7.2574dcf7
pub const ICC_051a: Power = spell(&[transform(THIS, card("ICC_051t"))]);

/// # Scarab Form
///
/// `ICC_051b` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived ICC_051b 62bfb8e4 1210d49e 83c1315c.4b0c5d24
pub const ICC_051b: Power = spell(&[transform(THIS, card("ICC_051t2"))]);

/// # Druid of the Swarm
///
/// `ICC_051t` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla ICC_051t 91c2b2d0 0bfa1b0a 17d0b800.2574dcf7
pub const ICC_051t: Power = VANILLA;

/// # Druid of the Swarm
///
/// `ICC_051t2` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ICC_051t2 0de3c324 6a4c6042 b6cfb61d.4b0c5d24
pub const ICC_051t2: Power = VANILLA;

/// # Druid of the Swarm
///
/// `ICC_051t3` · Druid minion · 2 mana · 1/5
///
/// > **Taunt Poisonous**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Taunt, Poisonous
///
/// State: Vanilla
//~ vanilla ICC_051t3 20477e99 c7606f9d 990cf652.77d15bdb
pub const ICC_051t3: Power = VANILLA;

/// # Spreading Plague
///
/// `ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Scarab Beetle [`ICC_832t4`]
///
/// State: Derived
//~ derived ICC_054 e536f44c f1d589dc 989ee300.f2f91db9
pub const ICC_054: Power =
    spell(&[summon(card("ICC_832t4")), repeat(Word::Spell, the(THIS)).when(more(&ENEMY_MINIONS, &FRIENDLY_MINIONS))]);

/// # Gnash
///
/// `ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Gnash [`ICC_079e`]
///
/// State: Derived
//~ derived ICC_079 a5d7e4e7 855873ff 8f247754.0ca410ab
pub const ICC_079: Power = spell(&[attach("ICC_079e").to(YOUR_HERO), armor(3)]);

/// # Gnash
///
/// `ICC_079e` · Druid enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Knights of the Frozen Throne · common
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ICC_079e bf7c4123 ab1d1a57 75602f97.268eca27
pub const ICC_079e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Ultimate Infestation
///
/// `ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Ghoul Infestor [`ICC_085t`]
///
/// State: Derived
//~ derived ICC_085 59a7e0bd 68d2c099 add1f48f.a67fbf93
pub const ICC_085: Power = spell(&[deal(5).to(TARGET), draw(5), armor(5), summon(card("ICC_085t"))]);

/// # Ghoul Infestor
///
/// `ICC_085t` · Druid minion · 5 mana · 5/5
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_085t 06f80b05 89b8d416 f441b18d
pub const ICC_085t: Power = VANILLA;

/// # Strongshell Scavenger
///
/// `ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Strongshell [`ICC_807e`]
///
/// State: Derived
//~ derived ICC_807 3a72413a 8c6b7fa4 98f216e6.0ec647e6
pub const ICC_807: Power = battlecry(&[attach("ICC_807e").to(FRIENDLY_MINIONS.that(with(GameTag::TAUNT)))]);

/// # Strongshell
///
/// `ICC_807e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_807e 5f3be010 aee880a0 4f7b6bba.6d6ab056
pub const ICC_807e: Power = enchant(&[plus(2, 2)]);

/// # Crypt Lord
///
/// `ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Enchantments: Might of Ner'ub [`ICC_808e`]
///
/// State: Derived
//~ derived ICC_808 e7b702ee 5856cd7b 40c68b4d.1df94055
pub const ICC_808: Power = after(YOU.summon(MINION)).then(&[give(&[HEALTH.plus(1)])]);

/// # Might of Ner'ub
///
/// `ICC_808e` · Druid enchantment
///
/// > Increased Health.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_808e 8d0c2375 d148b922 33c48ae2.89b088dc
pub const ICC_808e: Power = TODO;

/// # Malfurion the Pestilent
///
/// `ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Poisonous
/// - Hero power: Plague Lord [`ICC_832p`]
/// - Enchantments: Fangs [`ICC_832e`]
/// - Tokens: Scarab Plague [`ICC_832a`], Spider Plague [`ICC_832b`], Frost Widow [`ICC_832t3`], Scarab Beetle [`ICC_832t4`]
///
/// State: Todo
//~ todo ICC_832 49edf532 f88bb2ac ac7c2aec.50d810ef
pub const ICC_832: Power = TODO;

/// # Scarab Plague
///
/// `ICC_832a` · Druid spell · 7 mana
///
/// > Summon two 1/5 Scarabs with **Taunt**.
///
/// - Set: Knights of the Frozen Throne
/// - Refers to: Taunt
///
/// State: Todo
//~ todo ICC_832a 50ae5d5a 9f24e5ce b6140226.bdedceee
pub const ICC_832a: Power = TODO;

/// # Spider Plague
///
/// `ICC_832b` · Druid spell · 7 mana
///
/// > Summon two 1/2 Spiders with **Poisonous**.
///
/// - Set: Knights of the Frozen Throne
/// - Refers to: Poisonous
///
/// State: Todo
//~ todo ICC_832b 739d90f1 242188d8 c578ee15.b6856e9c
pub const ICC_832b: Power = TODO;

/// # Fangs
///
/// `ICC_832e` · Neutral enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ICC_832e 2bcbf840 68a0c00c 35b6a32b.268eca27
pub const ICC_832e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Plague Lord
///
/// `ICC_832p` · Neutral hero power · 2 mana
///
/// > **Choose One -** +$a3 Attack this turn; or Gain $d3 Armor.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Choose One
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Scarab Shell [`ICC_832pa`], Spider Fangs [`ICC_832pb`]
///
/// State: Todo
//~ todo ICC_832p a337be9e d18001fd 2bd52671.b4a0b678
pub const ICC_832p: Power = TODO;

/// # Scarab Shell
///
/// `ICC_832pa` · Druid spell · 2 mana
///
/// > +$d3 Armor.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_832pa 0e48c0e0 94d6845f af4b6f1f.ddaba323
pub const ICC_832pa: Power = TODO;

/// # Spider Fangs
///
/// `ICC_832pb` · Druid spell · 2 mana
///
/// > +$a3 Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_832pb f6d9905d 862f161b 1e7d1c3b.c4df6b2e
pub const ICC_832pb: Power = TODO;

/// # Frost Widow
///
/// `ICC_832t3` · Druid minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla ICC_832t3 f982084f 6d3ca993 5836fde1.2574dcf7
pub const ICC_832t3: Power = VANILLA;

/// # Scarab Beetle
///
/// `ICC_832t4` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ICC_832t4 32455337 a800e7b8 687fec6d.4b0c5d24
pub const ICC_832t4: Power = VANILLA;

/// # Hadronox
///
/// `ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Derived
//~ derived ICC_835 45634253 cbb212ad ae83a95d.b009e6f8
pub const ICC_835: Power = deathrattle(&[summon(each_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::TAUNT))))]);
