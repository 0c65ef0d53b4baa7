//! Rogue cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 641a67ec

/// # Shifty Sophomore
///
/// `SCH_234` · Rogue minion · 4 mana · 4/4
///
/// > **Stealth Spellburst:** Add a **Combo** card to your hand.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Stealth, Spellburst
/// - Refers to: Combo
///
/// State: Derived
//~ derived SCH_234 f194d0dd c89cba28 730701b5.59b0d146
pub const SCH_234: Power = on(Word::Spellburst, &[get(random(with(GameTag::COMBO)))]);

/// # Secret Passage
///
/// `SCH_305` · Rogue spell · 2 mana
///
/// > Replace your hand with 4 cards from your deck. Swap back next turn.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Enchantments: Secret Exit [`SCH_305e`], Secret Entrance [`SCH_305e2`], Secret Passage Player Enchantment [`SCH_305e3`]
/// - Tokens: Secret Passage Dummy [`SCH_305d`]
///
/// State: Todo
//~ todo SCH_305 dbbfb699 8be9f389 9ea0767e.01c3c4db
pub const SCH_305: Power = TODO;

/// # Secret Passage Dummy
///
/// `SCH_305d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up SCH 305e3
///
/// - Set: Scholomance Academy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo SCH_305d 38f36e24 8254e437 49cef6ce.0aef3b3b
pub const SCH_305d: Power = TODO;

/// # Secret Exit
///
/// `SCH_305e` · Rogue enchantment
///
/// - Set: Scholomance Academy
/// - Tags: `1745` = 1
///
/// State: Todo
//~ todo SCH_305e e8bd14d3 7906fd06 0dab594e
pub const SCH_305e: Power = TODO;

/// # Secret Entrance
///
/// `SCH_305e2` · Rogue enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_305e2 5838ce5a d13a507e 1ec7929e
pub const SCH_305e2: Power = TODO;

/// # Secret Passage Player Enchantment
///
/// `SCH_305e3` · Rogue enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_305e3 7beff4e0 ee234fde a76120a1
pub const SCH_305e3: Power = TODO;

/// # Doctor Krastinov
///
/// `SCH_425` · Multi-class minion · 5 mana · 4/4
///
/// > **Rush** Whenever this attacks, give your weapon +1/+1.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Rush
/// - Enchantments: Sharpened [`SCH_425e`]
///
/// State: Derived
//~ derived SCH_425 0966fea2 dc611c64 a38fa364.4613dda4
pub const SCH_425: Power = whenever(THIS.attack(CARD)).then(&[attach("SCH_425e").to(YOUR_WEAPON)]);

/// # Sharpened
///
/// `SCH_425e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_425e aee92dd5 96005197 08711257.67341004
pub const SCH_425e: Power = enchant(&[plus(1, 1)]);

/// # Infiltrator Lilian
///
/// `SCH_426` · Rogue minion · 4 mana · 4/2
///
/// > **Stealth Deathrattle:** Summon a 4/2 Forsaken Lilian that attacks a random enemy.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Forsaken Lilian [`SCH_426t`]
///
/// State: Derived
//~ derived SCH_426 5755cad8 0fecb249 b9729833.ca46ab0c
pub const SCH_426: Power = deathrattle(&[summon(card("SCH_426t")), make_attack(IT, ENEMIES.random())]);

/// # Forsaken Lilian
///
/// `SCH_426t` · Rogue minion · 4 mana · 4/2
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla SCH_426t 7929dbe5 4c14ab6b 69ffbbeb
pub const SCH_426t: Power = VANILLA;

/// # Vulpera Toxinblade
///
/// `SCH_519` · Rogue minion · 3 mana · 3/3
///
/// > Your weapon has +2 Attack.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Akunda's Bite [`SCH_519e`]
///
/// State: Derived
//~ derived SCH_519 fd16e1b3 72cf90d9 81fe8cef.4fbb8d2b
pub const SCH_519: Power = aura(YOUR_WEAPON).gives("SCH_519e");

/// # Akunda's Bite
///
/// `SCH_519e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_519e df4759d3 fe888ff9 b928afff.bf3d1612
pub const SCH_519e: Power = enchant(&[ATTACK.plus(2)]);

/// # Coerce
///
/// `SCH_521` · Multi-class spell · 3 mana
///
/// > Destroy a damaged minion. **Combo:** Destroy any minion.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Combo
///
/// State: Derived
//~ derived SCH_521 0500c5f8 aa1bdb03 ad0f7ffa.2ad33715
pub const SCH_521: Power =
    abilities(&[spell(&[destroy(A_MINION.that(DAMAGED))]), combo(&[destroy(A_MINION)]).instead()]);

/// # Steeldancer
///
/// `SCH_522` · Multi-class minion · 4 mana · 4/4
///
/// > **Battlecry:** Summon a random minion with Cost equal to your weapon's Attack.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Rogue, Warrior
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SCH_522 96db92ea 5a1e9ddb 79d605df.6e579492
pub const SCH_522: Power = battlecry(&[summon(costing(MINION, 0, ATTACK.of(YOUR_WEAPON)))]);

/// # Self-Sharpening Sword
///
/// `SCH_622` · Rogue weapon · 3 mana · 1/4 durability
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Enchantments: Honed Edge [`SCH_622e`]
///
/// State: Derived
//~ derived SCH_622 7fc753c1 051e2da8 49678c64.594e5b79
pub const SCH_622: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("SCH_622e")]);

/// # Honed Edge
///
/// `SCH_622e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_622e 2136fec7 c48bd5c2 24de5698.c84fda8a
pub const SCH_622e: Power = enchant(&[ATTACK.plus(1)]);

/// # Cutting Class
///
/// `SCH_623` · Multi-class spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less per Attack of your weapon.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Rogue, Warrior
///
/// State: Derived
//~ derived SCH_623 db2ec25a 6aabe6e3 978e1c23.aadf9ae9
pub const SCH_623: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(ATTACK.of(YOUR_WEAPON))])]);

/// # Plagiarize
///
/// `SCH_706` · Rogue spell · 2 mana
///
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo SCH_706 5b42b6e7 0f6a8153 f6e6405a.70eaa44a
pub const SCH_706: Power = TODO;
