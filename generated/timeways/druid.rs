//! Druid cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 39da5bbd

/// # Press the Advantage
///
/// `END_007` · Multi-class spell · 2 mana
///
/// > Deal $1 damage. Give your hero +1 Attack this turn. Draw 1 card. Gain 1 Armor.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Druid, Demon Hunter
/// - Enchantments: Claws of Fury [`END_007e1`]
///
/// State: Derived
//~ derived END_007 55f33157 64b84255 7ab7d4df.ac0ac013
pub const END_007: Power = spell(&[deal(1).to(TARGET), attach("END_007e1").to(YOUR_HERO), draw(1), armor(1)]);

/// # Claws of Fury
///
/// `END_007e1` · Neutral enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived END_007e1 670068cd 78043094 bc75db80.8c49468d
pub const END_007e1: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Enduring Roach
///
/// `END_008` · Multi-class minion · 3 mana · 3/4
///
/// > After you use your Hero Power, refresh 2 Mana Crystals.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Classes: Druid, Demon Hunter
/// - Tags: `4578` = 1
///
/// State: Derived
//~ derived END_008 1ee6e81b 96f4002b 7133dc88.f4396ef8
pub const END_008: Power = after(YOU.use_hero_power(CARD)).then(&[refresh(2)]);

/// # Splintered Reality
///
/// `END_009` · Druid spell · Nature · 4 mana
///
/// > Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Splintered [`END_009e`]
/// - Tokens: Treant [`END_009t`]
///
/// State: Derived
//~ derived END_009 2768a70d 9f72db7b bd3b28db.3ed4fbd3
#[rustfmt::skip]
pub const END_009: Power = spell(&[summon(card("END_009t")).copies(2), give(&[plus(1, 1).times(X)]).times(count_of(YOUR_MINIONS_THAT_DIED.that(race(Race::Treant)))).to(IT)]);

/// # Splintered
///
/// `END_009e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo END_009e d183f424 6b9b5745 2dac57e6.a536d554
pub const END_009e: Power = TODO;

/// # Treant
///
/// `END_009t` · Druid minion · 1 mana · 2/2
///
/// - Set: Across the Timeways
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla END_009t 359719b5 54560c33 6e33ddc6
pub const END_009t: Power = VANILLA;

/// # Twilight Timereaver
///
/// `END_010` · Multi-class minion · 6 mana · 5/5
///
/// > **Choose One -** Set the Attack of all other minions to 1; or Health to 1.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Classes: Druid, Paladin
/// - Mechanics: Choose One
/// - Enchantments: Finite Existence [`END_010e`]
/// - Tokens: Finite Will [`END_010a`], Finite Resolve [`END_010b`]
///
/// State: Derived
//~ derived END_010 355a84c7 0618f829 c6a08bd4.fb1a8614
pub const END_010: Power = choose_one(&["END_010a", "END_010b"]);

/// # Finite Will
///
/// `END_010a` · Multi-class spell · 6 mana
///
/// > Set the Attack of all other minions to 1.
///
/// - Set: Across the Timeways
/// - Classes: Druid, Paladin
/// - Enchantments: Finite Will [`END_010ae`]
///
/// State: Derived
//~ derived END_010a 3f690bde 3beb484d b53c5a65.6e2fd2d4
pub const END_010a: Power = spell(&[attach("END_010ae").to(OTHER_MINIONS)]);

/// # Finite Will
///
/// `END_010ae` · Neutral enchantment
///
/// > Attack set to 1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_010ae c49ca59d 09a8b03f 0f95b503.8b0aae8c
pub const END_010ae: Power = enchant(&[ATTACK.set(1)]);

/// # Finite Resolve
///
/// `END_010b` · Multi-class spell · 6 mana
///
/// > Set the Health of all other minions to 1.
///
/// - Set: Across the Timeways
/// - Classes: Druid, Paladin
/// - Enchantments: Finite Resolve [`END_010be`]
///
/// State: Derived
//~ derived END_010b 478cf381 90dfe81a 868f34ed.285267a1
pub const END_010b: Power = spell(&[attach("END_010be").to(OTHER_MINIONS)]);

/// # Finite Resolve
///
/// `END_010be` · Neutral enchantment
///
/// > Health set to 1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_010be 428a8e6d 17540c40 948c20cc.946d7b72
pub const END_010be: Power = enchant(&[HEALTH.set(1)]);

/// # Finite Existence
///
/// `END_010e` · Neutral enchantment
///
/// > Attack and Health set to 1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_010e 7d34374e 3ac3a5af d74fa88c.093b2b8d
pub const END_010e: Power = enchant(&[become_stats(1, 1)]);

/// # Acceleration Aura
///
/// `END_011` · Multi-class spell · Holy · 2 mana
///
/// > At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Druid, Paladin
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Derived
//~ derived END_011 4f2b6c99 d7d47672 46fabf97.7c62a257
pub const END_011: Power = abilities(&[at_start_of_your_turn(&[gain_mana(1)]), lasts(3)]);

/// # Contingency
///
/// `TIME_023` · Druid spell · 3 mana
///
/// > Draw the bottom two cards from your deck.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_023 08b30937 75bd00f2 8173b202.8e53370c
pub const TIME_023: Power = spell(&[get(the(YOUR_DECK.last(2)))]);

/// # Druid of Regrowth
///
/// `TIME_033` · Druid minion · 6 mana · 3/5
///
/// > **Rewind Battlecry:** Cast 2 random Nature spells.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ todo TIME_033 08c6b0de e365427a fb2d155c.102cf15b
pub const TIME_033: Power = TODO;

/// # Lady Azshara
///
/// `TIME_211` · Druid minion · 5 mana · 5/5
///
/// > **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Choose One, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Empower Zin-Azshari [`TIME_211a`], Empower the Well [`TIME_211b`], The Well of Eternity [`TIME_211t1`], Zin-Azshari [`TIME_211t2`]
///
/// State: Todo
//~ todo TIME_211 8d70fc6f e1c1a72e 16aea222.4bfcb5dd
pub const TIME_211: Power = TODO;

/// # Empower Zin-Azshari
///
/// `TIME_211a` · Druid spell · 5 mana
///
/// > The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_211a 2b412141 6a2654d3 176c71f3.d09be5e3
pub const TIME_211a: Power = TODO;

/// # Empower the Well
///
/// `TIME_211b` · Druid spell · 5 mana
///
/// > The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_211b 38a03743 73099108 4fcdb6ce.3f3f834f
pub const TIME_211b: Power = TODO;

/// # The Well of Eternity
///
/// `TIME_211t1` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Refers to: tag 3630
/// - Tokens: The Well of Eternity [`TIME_211t1t`]
///
/// State: Todo
//~ todo TIME_211t1 b24d9368 1c0adadc a56e7466.c1412d17
pub const TIME_211t1: Power = TODO;

/// # The Well of Eternity
///
/// `TIME_211t1t` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells. They cast twice.
///
/// - Set: Across the Timeways
/// - Refers to: tag 3630
/// - Enchantments: Eternalized [`TIME_211t1te`]
///
/// State: Todo
//~ todo TIME_211t1t 060545ca 23d8342d 1ce061c5.499312f7
pub const TIME_211t1t: Power = TODO;

/// # Eternalized
///
/// `TIME_211t1te` · Druid enchantment
///
/// > Casts twice.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_211t1te 07cdec8a e64abad6 b3063cfc.31c56b87
pub const TIME_211t1te: Power = TODO;

/// # Zin-Azshari
///
/// `TIME_211t2` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Tokens: Zin-Azshari [`TIME_211t2t`]
///
/// State: Derived
//~ derived TIME_211t2 40750a63 c08c3020 5c7d9745.77ca3231
pub const TIME_211t2: Power = hero_power(&[summon(copy_of(A_FRIENDLY_MINION))]);

/// # Zin-Azshari
///
/// `TIME_211t2t` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion with its stats doubled.
///
/// - Set: Across the Timeways
/// - Enchantments: The City's Strength [`TIME_211t2te`]
///
/// State: Todo
//~ todo TIME_211t2t c1b64fbe 5e2eb3c8 53cf67f1.2e93c4e4
pub const TIME_211t2t: Power = TODO;

/// # The City's Strength
///
/// `TIME_211t2te` · Druid enchantment
///
/// > Doubled stats.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_211t2te 50d15922 8e2455da 28fe103a.61c9f367
pub const TIME_211t2te: Power = TODO;

/// # Waveshaping
///
/// `TIME_701` · Druid spell · Nature · 1 mana
///
/// > **Discover** a card from your deck. The others get put on the bottom.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TIME_701 68464c59 1a4dc0e0 67ae32b3.34d4f11a
pub const TIME_701: Power =
    spell(&[offer_rest(Offer::Entities(YOUR_DECK), &[get(the(IT))], &[put_at_bottom(the(IT))])]);

/// # Ebb and Flow
///
/// `TIME_702` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage. If you played a minion while holding this, gain 5 Armor.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_702 d3713c45 644609b7 939d297d.cd5f7946
#[rustfmt::skip]
pub const TIME_702: Power = spell(&[deal(3).to(TARGET), armor(5).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(MINION)))]);

/// # Endangered Dodo
///
/// `TIME_703` · Druid minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you have 10 or less Health, gain +5/+5 and summon a copy of this.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Endangered [`TIME_703e`]
///
/// State: Derived
//~ derived TIME_703 b02a600b f049cbd7 fcc23a73.a85ce2ad
pub const TIME_703: Power =
    battlecry(&[attach("TIME_703e"), summon(copy_of(THIS))]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(10))));

/// # Endangered
///
/// `TIME_703e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_703e b78d8ab9 c80c5995 780b635d.401e4f6d
pub const TIME_703e: Power = enchant(&[plus(5, 5)]);

/// # Highborne Mentor
///
/// `TIME_704` · Druid minion · 7 mana · 6/6
///
/// > **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Tokens: Highborne Pupil [`TIME_704t`]
///
/// State: Todo
//~ todo TIME_704 694e1d8a 93f44558 803286f3.84e2b54d
pub const TIME_704: Power = TODO;

/// # Highborne Pupil
///
/// `TIME_704t` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Cast {0}.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ todo TIME_704t 93b05f8e d7fc88e0 dcd7da08.a4a63133
pub const TIME_704t: Power = TODO;

/// # Krona, Keeper of Eons
///
/// `TIME_705` · Druid minion · 6 mana · 4/7
///
/// > **Taunt Battlecry:** Set the Costs of the bottom 5 cards of your deck to (1).
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived TIME_705 fc954edc de323b52 afd53a9f.83dc2ef9
pub const TIME_705: Power = battlecry(&[give(&[cost(1)]).to(YOUR_DECK.last(5))]);

/// # Alternate Reality
///
/// `TIME_707` · Druid spell · 2 mana
///
/// > Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
///
/// - Set: Across the Timeways · epic · collectible
/// - Refers to: Choose One
///
/// State: Todo
//~ todo TIME_707 4a3d03a0 82bde2b9 3d51dd25.99889210
pub const TIME_707: Power = TODO;

/// # Kaldorei Cultivator
///
/// `TIME_730` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Nurtured [`TIME_730e`]
///
/// State: Todo
//~ todo TIME_730 87b6d41f a848fb93 6744f174.5242cac8
pub const TIME_730: Power = TODO;

/// # Nurtured
///
/// `TIME_730e` · Druid enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_730e 838faf50 8e38a682 db6e8c99.401e4f6d
pub const TIME_730e: Power = enchant(&[plus(5, 5)]);
