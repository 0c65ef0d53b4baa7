//! Druid cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 47afb567

/// # Dew Process
/// Spell · Nature · 4 mana
/// > For the rest of the game, players draw an extra card at the start of their turn.
/// - Makes: Maw Rules [`MAW_024e2`] ("Player draws an extra card at the start of their…"); Maw Rules [`MAW_024e3`] ("Draw an extra card at the start of your turn.")
//~ done MAW_024 - 548e6072.9a14b007 5db362a6.99b57519
pub const MAW_024: Power = spell(&[attach("MAW_024e2").to(CONTROLLER)]);

/// # Maw Rules
/// Enchantment
/// > Player draws an extra card at the start of their turn.
//~ done MAW_024e2 - d522ad72.af2e2e61 549db7fb
pub const MAW_024e2: Power = whenever(PLAYERS.turn_start()).then(&[draw(1).for_(SUBJECT)]);

/// # Maw Rules
/// Enchantment
/// > Draw an extra card at the start of your turn.
//~ todo MAW_024e3 79b379e3 d522ad72.d1081327 549db7fb
pub const MAW_024e3: Power = TODO;

/// # Attorney-at-Maw
/// Minion · 2 mana · 1/3
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
/// - Makes: Guilty! [`MAW_025a`] ("Silence a minion."); Innocent! [`MAW_025b`] ("Give a minion Immune this turn."); Proven Innocent [`MAW_025e`] ("Immune this turn.")
//~ derived MAW_025 2d9e0dce 4d6f41bd.b4f3052b b2b90cc6.7225db16
pub const MAW_025: Power = choose_one(&["MAW_025a", "MAW_025b"]);

/// # Guilty!
/// Spell · 2 mana
/// > **Silence** a minion.
//~ derived MAW_025a 51ef7691 7846e7ae.f887ee50 09f8dfca
pub const MAW_025a: Power = spell(&[silence(A_MINION)]);

/// # Innocent!
/// Spell · 2 mana
/// > Give a minion **Immune** this turn.
//~ derived MAW_025b d07509a5 7846e7ae.f90abf3d 4c7b1138
pub const MAW_025b: Power = spell(&[lend(&[has(GameTag::IMMUNE)], Lasts::ThisTurn).to(A_MINION)]);

/// # Proven Innocent
/// Enchantment
/// > **Immune** this turn.
//~ derived MAW_025e 64abef3e d522ad72.fb55a5e5 08e36e0c
pub const MAW_025e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Incarceration
/// Spell · 3 mana
/// > Choose a minion. It goes **Dormant** for 3 turns.
/// - Makes: Doing Time [`MAW_026e`] ("Dormant. Awaken in X turns.")
//~ derived MAW_026 08a8b14f 82ede6d1.29709176 e8acd59c.17b4b7d6
pub const MAW_026: Power = spell(&[select(A_MINION), make_dormant(IT, 3)]);

/// # Doing Time
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo MAW_026e 0c6473e6 d522ad72.d03dd6ee f4671ca5
pub const MAW_026e: Power = TODO;

/// # Natural Causes
/// Spell · Nature · 2 mana
/// > Deal $2 damage. Summon a 2/2 Treant.
/// - Makes: Treant [`REV_336t2`] (2/2)
//~ derived REV_307 1aeadc1e f9bec0b1.1605254e 507eb75c.636b71df
pub const REV_307: Power = spell(&[deal(2).to(TARGET), summon(card("REV_336t2"))]);

/// # Death Blossom Whomper
/// Minion · 5 mana · 6/5
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
/// - Makes: Whomping [`REV_310e`] ("Copied Deathrattle from ….")
//~ derived REV_310 65c2cb1f 724ad716.b9136cc4 6ecd18de.ffc45bb0
pub const REV_310: Power =
    battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)])), gain_deathrattle_of(IT)]);

/// # Whomping
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo REV_310e 7a8f70ac d522ad72.d40e27b6 58f49680
pub const REV_310e: Power = TODO;

/// # Nightshade Bud
/// Spell · Nature · 8 mana
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
/// - Makes: Sunlight Blossom [`REV_311t`] ("Discover a spell from your deck to cast."); Moonlight Blossom [`REV_311t2`] ("Discover a minion from your deck to summon.")
//~ done REV_311 - a0bce8cf.a1de5427 2bedde5d.9d7d2a77
pub const REV_311: Power = choose_one(&["REV_311t2", "REV_311t"]);

/// # Sunlight Blossom
/// Spell · Nature · 8 mana
/// > **Discover** a spell from your deck to cast.
//~ done REV_311t - a0bce8cf.e4257750 836cdf76
pub const REV_311t: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK.that(SPELL)), &[cast(the(IT))])]);

/// # Moonlight Blossom
/// Spell · Nature · 8 mana
/// > **Discover** a minion from your deck to summon.
//~ done REV_311t2 - a0bce8cf.5a4d2c34 e7d85df2
pub const REV_311t2: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK.that(MINION)), &[summon(the(IT))])]);

/// # Planted Evidence
/// Spell · Nature · 1 mana
/// > **Discover** a spell. It costs (2) less this turn.
/// - Makes: Ripe Spell [`REV_313e`] ("Costs (2) less this turn.")
//~ derived REV_313 b893d187 3f084ec4.2a8a61ec d1a1ee2f.91e3fbcd
pub const REV_313: Power = spell(&[discover(SPELL), attach("REV_313e").to(IT)]);

/// # Ripe Spell
/// Enchantment
/// > Costs (2) less this turn.
//~ derived REV_313e bb383703 d522ad72.dacb9e9e 4ce4e9c3
pub const REV_313e: Power = enchant(&[cost_less(2)]).this_turn();

/// # Topior the Shrubbagazzor
/// Minion · Dragon · 7 mana · 5/5
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
/// - Makes: Whelpagazzor [`REV_314t`] (3/3, "Rush"); Winter Queen's Blessing [`REV_314e`] ("For the rest of the game, after you play a Nature…")
///
/// # Notes
///
/// The enchantment is the player's: what it summons comes to the right end, also while Topior is in play.
//~ done REV_314 - 5ae2a414.3fce00b8 319167e2.43a983e1
pub const REV_314: Power = battlecry(&[attach("REV_314e").to(CONTROLLER)]);

/// # Winter Queen's Blessing
/// Enchantment
/// > For the rest of the game, after you play a Nature spell summon a 3/3 Dragon.
//~ done REV_314e - d522ad72.b3f74fc4 4727dfe3
pub const REV_314e: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("REV_314t"))]);

/// # Whelpagazzor
/// Minion · Dragon · 3 mana · 3/3
/// > **Rush**
//~ vanilla REV_314t 024ee877 4e40456e.57b12c28 05aa1bbd
pub const REV_314t: Power = VANILLA;

/// # Widowbloom Seedsman
/// Minion · 4 mana · 3/2
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
/// - Makes: Cycle of Life [`REV_318e`] ("Play the card to gain an empty Mana Crystal."); Play This Game Enchantment [`REV_318e2`]
//~ derived REV_318 68f7af9d e3956461.d6a0f2d4 f45242f2.edf2db03
pub const REV_318: Power = battlecry(&[draw_that(1, school(SpellSchool::Nature)), gain_empty_crystals(1)]);

/// # Cycle of Life
/// Enchantment
/// > Play the card to gain an empty Mana Crystal.
//~ todo REV_318e 11c2ca98 d522ad72.8c99df72 0b26d7c5
pub const REV_318e: Power = TODO;

/// # Play This Game Enchantment
/// Enchantment
//~ todo REV_318e2 4428915b d522ad72 6b40f35d
pub const REV_318e2: Power = TODO;

/// # Sesselie of the Fae Court
/// Minion · 8 mana · 8/8
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
/// - Makes: Sesselie's Blessing [`REV_319e`] ("Costs (8) less.")
//~ derived REV_319 546260db 47db507d.c7029214 b7fd544d.79b3536c
pub const REV_319: Power = deathrattle(&[draw_that(1, MINION), attach("REV_319e").to(IT)]);

/// # Sesselie's Blessing
/// Enchantment
/// > Costs (8) less.
//~ derived REV_319e 440fcf2c d522ad72.7a26b424 c6e577b4
pub const REV_319e: Power = enchant(&[cost_less(8)]);

/// # Hedge Maze
/// Location · 3 mana · 2 uses
/// > Trigger a friendly minion's **Deathrattle**.
//~ derived REV_333 0019f099 1dcfdd2f.c485233e ab18c746
pub const REV_333: Power = location(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Plot of Sin
/// Spell · Nature · 3 mana
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
/// - Numbers: {0} = 5
/// - Makes: Treant [`REV_336t2`] (2/2); Ancient [`REV_336t3`] (5/5); Plot of Sin [`REV_336t4`] ("Infused Summon two 5/5 Ancients.")
//~ derived REV_336 ac9d281f a4db704b.99de0329.ea2e0c35 aae9c32e.7e54845f
pub const REV_336: Power = abilities(&[spell(&[summon(card("REV_336t2")).copies(2)]), infuse(5, "REV_336t4")]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla REV_336t2 28f10b93 57e94b0b f03d3e63
pub const REV_336t2: Power = VANILLA;

/// # Ancient
/// Minion · 5 mana · 5/5
//~ vanilla REV_336t3 d1f7a62c 7c0f8337 faf7f314
pub const REV_336t3: Power = VANILLA;

/// # Plot of Sin
/// Spell · Nature · 3 mana
/// > **Infused** Summon two 5/5 Ancients.
/// - Makes: Ancient [`REV_336t3`] (5/5)
//~ derived REV_336t4 1f00c816 a4db704b.1c9d3b4e aae9c32e.83b0ae6b
pub const REV_336t4: Power = spell(&[summon(card("REV_336t3")).copies(2)]);

/// # Convoke the Spirits
/// Spell · Nature · 10 mana
/// > Cast 8 random Druid spells *(targets chosen randomly*).
//~ derived REV_365 c6422253 6d4af271.18787d22 7e3d4c1a
pub const REV_365: Power = spell(&[cast(random(all(&[SPELL, class(CardClass::Druid)]))).picks(8)]);

/// # Sesselie of the Fae Court
/// Minion · 8 mana · 8/8
/// > {0} {1} {2} {3}
//~ todo REV_782 797f2e8b 47db507d.2260dcce b7fd544d
pub const REV_782: Power = TODO;

/// # Hedge Maze
/// Location · 3 mana · 2 uses
/// > {0} {1}
//~ todo REV_792 3404ee2d 1dcfdd2f.09cdb72f ab18c746
pub const REV_792: Power = TODO;
