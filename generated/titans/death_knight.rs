//! Death Knight cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1ac2c1ec

/// # Distressed Kvaldir
///
/// `TTN_450` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Shuffle two random Plagues into your opponent's deck.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Frost Fever [`TTN_450e`], Frost Fever [`TTN_450e2`]
/// - Tokens: Blood Plague [`TTN_450t`], Unholy Plague [`TTN_450t2`], Frost Plague [`TTN_450t3`]
///
/// State: Derived
//~ derived TTN_450 f3eabb1d f399f3bd 4b15e506.1d32bbac
pub const TTN_450: Power =
    deathrattle(&[shuffle(one_of(&["TTN_450t", "TTN_450t2", "TTN_450t3"])).copies(2).to(OPPONENT)]);

/// # Frost Fever
///
/// `TTN_450e` · Death Knight enchantment
///
/// > Your next card costs (1) more.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_450e 39910542 a53aeada d63ced3e.0a634591
pub const TTN_450e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).until(YOU.play(CARD));

/// # Frost Fever
///
/// `TTN_450e2` · Death Knight enchantment
///
/// > Costs (1) more.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_450e2 3d49895d a1238332 589e8675.5dfe1a2c
pub const TTN_450e2: Power = enchant(&[cost_more(1)]);

/// # Blood Plague
///
/// `TTN_450t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `2899` = 1
///
/// State: Todo
//~ todo TTN_450t b47a773e 703d1d30 827616fd.dd4d28ad
pub const TTN_450t: Power = TODO;

/// # Unholy Plague
///
/// `TTN_450t2` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `2899` = 1
///
/// State: Todo
//~ todo TTN_450t2 38e2ddf8 d0c7dca9 60809fec.4f89757a
pub const TTN_450t2: Power = TODO;

/// # Frost Plague
///
/// `TTN_450t3` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10)*.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `2899` = 1
///
/// State: Todo
//~ todo TTN_450t3 7e45725b 83137906 0be941f0.e45c4716
pub const TTN_450t3: Power = TODO;

/// # Down with the Ship
///
/// `TTN_454` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Cost Unholy
///
/// State: Todo
//~ todo TTN_454 5e9ce054 3f6c9f2b 7c98f84d.76ff0799
pub const TTN_454: Power = TODO;

/// # Tomb Traitor
///
/// `TTN_455` · Death Knight minion · 4 mana · 4/3
///
/// > **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Cost Unholy
///
/// State: Todo
//~ todo TTN_455 c1868483 97063b23 7c27df00.aadb64c0
pub const TTN_455: Power = TODO;

/// # Eulogizer
///
/// `TTN_457` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Spend 3 **Corpses** to deal 3 damage. **Forge:** Gain them instead.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Forge, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_ACTION_COST` = 2
/// - Target: "Deal 3 damage."
/// - Tokens: Eulogizer [`TTN_457t`]
///
/// State: Derived
//~ derived TTN_457 486bc09b f138af0b 25205b69.c23e676a
pub const TTN_457: Power = battlecry(&[pay(Cost::of(Part::Corpses(3)), &[deal(3).to(TARGET)])]);

/// # Eulogizer
///
/// `TTN_457t` · Death Knight minion · 3 mana · 3/3
///
/// > **Forged Battlecry:** Gain 3 **Corpses**. Deal 3 damage.
///
/// - Set: TITANS · common
/// - Minion type: Undead
/// - Mechanics: Battlecry, Forged
/// - Refers to: Corpse
/// - Target: "Deal 3 damage."
///
/// State: Derived
//~ derived TTN_457t 10e0e679 e343dada 565eac5d.e80f259c
pub const TTN_457t: Power = battlecry(&[corpses(3), deal(3).to(TARGET)]);

/// # Chained Guardian
///
/// `TTN_459` · Death Knight minion · 11 mana · 8/5
///
/// > Rush**, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Rush, Reborn, Cost Unholy
///
/// State: Todo
//~ todo TTN_459 d074ef9d 9cd45f68 fc09dbaa.7ffd01c1
pub const TTN_459: Power = TODO;

/// # Northern Navigation
///
/// `TTN_735` · Death Knight spell · Frost · 2 mana
///
/// > **Discover** a spell from your deck. If it's a Frost spell, **Freeze** a random enemy minion.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Discover, Cost Frost
/// - Refers to: Freeze
///
/// State: Derived
//~ derived TTN_735 0ab8409a f6c02587 e015ce85.da12bd5c
#[rustfmt::skip]
pub const TTN_735: Power = spell(&[discover_from(YOUR_DECK.that(SPELL)), freeze(ENEMY_MINIONS.random()).when(there_is(&IT.that(school(SpellSchool::Frost))))]);

/// # Staff of the Primus
///
/// `TTN_736` · Death Knight weapon · 1 mana · 1/3 durability
///
/// > After your hero attacks, shuffle a random Plague into your opponent's deck.
///
/// - Set: TITANS · common · collectible
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Todo
//~ todo TTN_736 955582b9 27cd64dd 3734ea64.d8a4d1a1
pub const TTN_736: Power = TODO;

/// # The Primus
///
/// `TTN_737` · Death Knight minion · 8 mana · 7/9
///
/// > **Titan** After this uses an ability, **Discover** a card with that Rune.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Discover
/// - Tags: `1544` = 1
/// - Enchantments: Chill of Death [`TTN_737e`], Chilled [`TTN_737e1`]
/// - Tokens: Runes of Blood [`TTN_737t`], Runes of the Unholy [`TTN_737t1`], Servant of the Primus [`TTN_737t2`], Runes of Frost [`TTN_737t3`]
///
/// State: Todo
//~ todo TTN_737 75a8eeeb 29f4c8de e79a69a1.f1d32a32
pub const TTN_737: Power = TODO;

/// # Chill of Death
///
/// `TTN_737e` · Death Knight enchantment
///
/// > Your next spell costs (3) less and has **Spell Damage +3**.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_737e 8529e908 9071c55a 8a7431d5.0faa4006
pub const TTN_737e: Power = TODO;

/// # Chilled
///
/// `TTN_737e1` · Death Knight enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_737e1 5f242854 3492f6f7 e69176fb.bb1f76c5
pub const TTN_737e1: Power = enchant(&[cost_less(3)]);

/// # Runes of Blood
///
/// `TTN_737t` · Death Knight spell · 0 mana
///
/// > Destroy an enemy minion. This minion and your hero gain its Health.
///
/// - Set: TITANS
/// - Mechanics: Cost Blood
/// - Enchantments: Blood of the Primus [`TTN_737te`]
///
/// State: Todo
//~ todo TTN_737t a4243ae2 8d81a8c2 23e9d05a.dd68c8b4
pub const TTN_737t: Power = TODO;

/// # Runes of the Unholy
///
/// `TTN_737t1` · Death Knight spell · 0 mana
///
/// > Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// - Set: TITANS
/// - Mechanics: Cost Unholy
///
/// State: Todo
//~ todo TTN_737t1 3cd45bf2 d35d49be d5fb6c39.46ba8b41
pub const TTN_737t1: Power = TODO;

/// # Servant of the Primus
///
/// `TTN_737t2` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt Reborn**
///
/// - Set: TITANS
/// - Minion type: Undead
/// - Mechanics: Taunt, Reborn
///
/// State: Vanilla
//~ vanilla TTN_737t2 b82ad010 5318f133 53d7a210.78d9b163
pub const TTN_737t2: Power = VANILLA;

/// # Runes of Frost
///
/// `TTN_737t3` · Death Knight spell · 0 mana
///
/// > The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// - Set: TITANS
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ todo TTN_737t3 e09f8a65 c2f60eac 0fd6f81f.3074c53b
pub const TTN_737t3: Power = TODO;

/// # Blood of the Primus
///
/// `TTN_737te` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_737te 43eb33b8 d1cb15de c84b24b5.89b088dc
pub const TTN_737te: Power = TODO;

/// # Frozen Over
///
/// `TTN_744` · Death Knight spell · Frost · 2 mana
///
/// > Both players draw 2 cards. Your opponent can not play them next turn.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Cost Frost
/// - Enchantments: Frozen Solid [`TTN_744e1`]
///
/// State: Todo
//~ todo TTN_744 dda0b438 69dc1bbc 696327be.9720ab61
pub const TTN_744: Power = TODO;

/// # Frozen Solid
///
/// `TTN_744e1` · Death Knight enchantment
///
/// > Can't be played next turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_744e1 47a59f5c a79c64b6 ec6b5c6b.7a660112
pub const TTN_744e1: Power = TODO;

/// # Helya
///
/// `TTN_850` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Enchantments: Helya [`TTN_850e1`]
///
/// State: Todo
//~ todo TTN_850 57f42d34 80986e61 edcacab9.bbc263ec
pub const TTN_850: Power = TODO;

/// # Helya
///
/// `TTN_850e1` · Death Knight enchantment
///
/// > Diseases are unending.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_850e1 7e02e16e ccde0c0d ff78cafd.da9b3bbc
pub const TTN_850e1: Power = TODO;

/// # Runes of Darkness
///
/// `YOG_511` · Death Knight spell · Shadow · 1 mana
///
/// > **Discover** a weapon. Spend 3 **Corpses** to give it +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Discover, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Dark Design [`YOG_511e`]
///
/// State: Derived
//~ derived YOG_511 402f8445 6ab0da62 4ce0cc96.d6acfda3
pub const YOG_511: Power = spell(&[discover(WEAPON), pay(Cost::of(Part::Corpses(3)), &[give(&[plus(1, 1)]).to(IT)])]);

/// # Dark Design
///
/// `YOG_511e` · Warrior enchantment
///
/// > +1 Attack and +1 Durability.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_511e 1e01c0f8 6a931f56 c4feae99.2234a40d
pub const YOG_511e: Power = enchant(&[ATTACK.plus(1), HEALTH.plus(1)]);

/// # Sickly Grimewalker
///
/// `YOG_512` · Death Knight minion · 3 mana · 2/4
///
/// > After you summon an Undead, give it **Poisonous**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Unholy
/// - Refers to: Poisonous
///
/// State: Derived
//~ derived YOG_512 f43713f3 c3a880ca 1ff7decc.8e308e0c
pub const YOG_512: Power = after(YOU.summon(UNDEAD)).then(&[give(&[has(GameTag::POISONOUS)]).to(THAT)]);

/// # Sinister Soulcage
///
/// `YOG_513` · Death Knight spell · Shadow · 4 mana
///
/// > Give a friendly Undead +2/+2. Spend 5 **Corpses** to summon a copy of it.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: With Soul [`YOG_513e`]
///
/// State: Derived
//~ derived YOG_513 ba80a277 59adc25e eb455ec4.49ecc14f
#[rustfmt::skip]
pub const YOG_513: Power = spell(&[attach("YOG_513e").to(A_FRIENDLY_MINION.that(UNDEAD)), pay(Cost::of(Part::Corpses(5)), &[summon(copy_of(IT))])]);

/// # With Soul
///
/// `YOG_513e` · Death Knight enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_513e b9c269a3 8f10edc0 515fd474.e24453b5
pub const YOG_513e: Power = enchant(&[plus(2, 2)]);
