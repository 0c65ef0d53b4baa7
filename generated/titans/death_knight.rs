//! Death Knight cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 277f865b

/// # Distressed Kvaldir
/// Minion · Undead · 2 mana · 3/2
/// > **Deathrattle:** Shuffle two random Plagues into your opponent's deck.
/// - Makes: Blood Plague [`TTN_450t`] ("Casts When Drawn Take 2 damage. Restore 2 Health…"); Unholy Plague [`TTN_450t2`] ("Casts When Drawn Take 2 damage. Summon a 2/2…"); Frost Plague [`TTN_450t3`] ("Casts When Drawn Take 2 damage. Your next card…"); Frost Fever [`TTN_450e`] ("Your next card costs (1) more."); Frost Fever [`TTN_450e2`] ("Costs (1) more.")
//~ done TTN_450 - e2f87da0.1d32bbac c4bc6be9.0504c2be
pub const TTN_450: Power =
    deathrattle(&[shuffle(one_of(&["TTN_450t", "TTN_450t2", "TTN_450t3"])).picks(2).for_(OPPONENT)]);

/// # Frost Fever
/// Enchantment
/// > Your next card costs (1) more.
//~ done TTN_450e - d522ad72.0a634591 127a39a9
pub const TTN_450e: Power = enchant(&[]).aura(YOUR_HAND.that(COST.at_most(9)), &[cost_more(1)]).until(YOU.play(CARD));

/// # Frost Fever
/// Enchantment
/// > Costs (1) more.
//~ derived TTN_450e2 a1238332 d522ad72.5dfe1a2c 127a39a9
pub const TTN_450e2: Power = enchant(&[cost_more(1)]);

/// # Blood Plague
/// Spell · 1 mana
/// > **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
//~ done TTN_450t - 2f198b86.dd4d28ad 8926bd23
pub const TTN_450t: Power = abilities(&[spell(&[deal(2).to(YOUR_HERO), heal(2).to(ENEMY_HERO)]), RETURNS]);

/// An unending Plague comes back when all that is drawn in its place has been drawn.
const RETURNS: Power =
    on(Word::WhenDrawn, &[shuffle(copy_of(THIS)).when(is_at_least(&number(PLAGUES_UNENDING).of(OPPONENT), 1))]);

/// # Unholy Plague
/// Spell · 1 mana
/// > **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
///
/// # Notes
///
/// The 2/2 Undead is Undead Peasant, the class's only one.
//~ done TTN_450t2 - 2f198b86.4f89757a b8d23793
pub const TTN_450t2: Power =
    abilities(&[spell(&[deal(2).to(YOUR_HERO), summon(card("RLK_070t")).for_(OPPONENT)]), RETURNS]);

/// # Frost Plague
/// Spell · 1 mana
/// > **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10*).
//~ done TTN_450t3 - 2f198b86.267becbc 50833792
pub const TTN_450t3: Power = abilities(&[spell(&[deal(2).to(YOUR_HERO), attach("TTN_450e").to(CONTROLLER)]), RETURNS]);

/// # Down with the Ship
/// Spell · Shadow · 2 mana
/// > Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
//~ done TTN_454 - a5d45018.76ff0799 58310838
pub const TTN_454: Power =
    spell(&[deal(3).to(TARGET), shuffle(one_of(&["TTN_450t", "TTN_450t2", "TTN_450t3"])).picks(2).for_(OPPONENT)]);

/// # Tomb Traitor
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
//~ done TTN_455 - 16ffe9fb.aadb64c0 5af68c85
pub const TTN_455: Power = battlecry(&[
    destroy(ENEMY_DECK.that(any(&[named("TTN_450t"), named("TTN_450t2"), named("TTN_450t3")])).random()),
    deal(3).to(ENEMY_MINIONS),
])
.when(there_is(&ENEMY_DECK.that(any(&[named("TTN_450t"), named("TTN_450t2"), named("TTN_450t3")]))));

/// # Eulogizer
/// Minion · Undead · 3 mana · 3/3
/// > **Battlecry:** Spend 3 **Corpses** to deal 3 damage. **Forge:** Gain them instead.
/// - Makes: Eulogizer [`TTN_457t`] (3/3, "Forged Battlecry: Gain 3 Corpses. Deal 3 damage.")
//~ derived TTN_457 f138af0b e14ef5e3.c23e676a 8c7a3be9.92301d56
pub const TTN_457: Power = battlecry(&[pay(Cost::of(Part::Corpses(3)), &[deal(3).to(TARGET)])]);

/// # Eulogizer
/// Minion · Undead · 3 mana · 3/3
/// > **Forged Battlecry:** Gain 3 **Corpses**. Deal 3 damage.
//~ derived TTN_457t e343dada e14ef5e3.e80f259c 8c7a3be9
pub const TTN_457t: Power = battlecry(&[corpses(3), deal(3).to(TARGET)]);

/// # Chained Guardian
/// Minion · 11 mana · 8/5
/// > **Rush, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
//~ done TTN_459 - 264f1875.d3da9c7b 46ba1bca
pub const TTN_459: Power = costs(&[cost_less(1).times(
    YOU.shuffle_to_enemy(any(&[named("TTN_450t"), named("TTN_450t2"), named("TTN_450t3")])).this_game().count(),
)]);

/// # Northern Navigation
/// Spell · Frost · 2 mana
/// > **Discover** a spell from your deck. If it's a Frost spell, **Freeze** a random enemy minion.
//~ derived TTN_735 f6c02587 589519e6.da12bd5c 4976f8c6
#[rustfmt::skip]
pub const TTN_735: Power = spell(&[discover_from(YOUR_DECK.that(SPELL)), freeze(ENEMY_MINIONS.random()).when(there_is(&IT.that(school(SpellSchool::Frost))))]);

/// # Staff of the Primus
/// Weapon · 1 mana · 1/3 durability
/// > After your hero attacks, shuffle a random Plague into your opponent's deck.
//~ done TTN_736 - 58afaf32.d8a4d1a1 f11a7f05
pub const TTN_736: Power =
    after(YOUR_HERO.attack(CARD)).then(&[shuffle(one_of(&["TTN_450t", "TTN_450t2", "TTN_450t3"])).for_(OPPONENT)]);

/// # The Primus
/// Minion · 8 mana · 7/9
/// > **Titan** After this uses an ability, **Discover** a card with that Rune.
/// - Makes: Runes of Blood [`TTN_737t`] ("Destroy an enemy minion. This minion and your…"); Runes of the Unholy [`TTN_737t1`] ("Summon two 3/3 Undead with Taunt and Reborn."); Servant of the Primus [`TTN_737t2`] (3/3, "Taunt Reborn"); Runes of Frost [`TTN_737t3`] ("The next spell you cast costs (3) less and has…"); Chill of Death [`TTN_737e`] ("Your next spell costs (3) less and has Spell…"); Chilled [`TTN_737e1`] ("Costs (3) less.")
//~ done TTN_737 - b9319ac9.f1d32a32 c97955d1.29d2aedf
pub const TTN_737: Power = titan(&["TTN_737t", "TTN_737t1", "TTN_737t3"]);

/// # Chill of Death
/// Enchantment
/// > Your next spell costs (3) less and has **Spell Damage +3**.
//~ done TTN_737e - d522ad72.0faa4006 03013dfe
pub const TTN_737e: Power =
    enchant(&[plus_tag(GameTag::SPELLPOWER, 3)]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.cast(SPELL));

/// # Chilled
/// Enchantment
/// > Costs (3) less.
//~ derived TTN_737e1 3492f6f7 d522ad72.bb1f76c5 c04e7299
pub const TTN_737e1: Power = enchant(&[cost_less(3)]);

/// # Runes of Blood
/// Spell · 0 mana
/// > Destroy an enemy minion. This minion and your hero gain its Health.
/// - Makes: Blood of the Primus [`TTN_737te`] ("Increased Health.")
//~ done TTN_737t - 3e8f9d5a.dd68c8b4 b01ce5e0.6da8cc8e
pub const TTN_737t: Power = spell(&[
    select(AN_ENEMY_MINION),
    attach("TTN_737te").with_x(HEALTH.of(TARGET)).to(together(&[THIS.that(MINION), YOUR_HERO])),
    destroy(TARGET),
    discover_of(with(GameTag::COST_BLOOD), Classes::Any),
]);

/// # Runes of the Unholy
/// Spell · 0 mana
/// > Summon two 3/3 Undead with **Taunt** and **Reborn**.
//~ done TTN_737t1 - 3e8f9d5a.46ba8b41 c410eec0
pub const TTN_737t1: Power =
    spell(&[summon(card("TTN_737t2")).copies(2), discover_of(with(GameTag::COST_UNHOLY), Classes::Any)]);

/// # Servant of the Primus
/// Minion · Undead · 3 mana · 3/3
/// > **Taunt Reborn**
//~ vanilla TTN_737t2 5318f133 e14ef5e3.78d9b163 aa1d2a67
pub const TTN_737t2: Power = VANILLA;

/// # Runes of Frost
/// Spell · 0 mana
/// > The next spell you cast costs (3) less and has **Spell Damage +3**.
//~ done TTN_737t3 - 3e8f9d5a.3074c53b 8490b212
pub const TTN_737t3: Power = spell(&[attach("TTN_737e").to(YOU), discover_of(with(GameTag::COST_FROST), Classes::Any)]);

/// # Blood of the Primus
/// Enchantment
/// > Increased Health.
//~ done TTN_737te - d522ad72.89b088dc eda18271
pub const TTN_737te: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Frozen Over
/// Spell · Frost · 2 mana
/// > Both players draw 2 cards. Your opponent can not play them next turn.
/// - Makes: Frozen Solid [`TTN_744e1`] ("Can't be played next turn.")
//~ done TTN_744 - 589519e6.9720ab61 4fdaa2af.dcd83c0a
pub const TTN_744: Power = spell(&[draw(2).for_(PLAYERS), attach("TTN_744e1").to(IT.that(ENEMY))]);

/// # Frozen Solid
/// Enchantment
/// > Can't be played next turn.
//~ done TTN_744e1 - d522ad72.7a660112 6afab5bc
pub const TTN_744e1: Power = enchant(&[has(GameTag::CANT_PLAY)]).next_turn();

/// # Helya
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
/// - Makes: Helya [`TTN_850e1`] ("Diseases are unending.")
//~ done TTN_850 - 16ec05b0.bbc263ec d23c9ec7.a75f6c7e
pub const TTN_850: Power = battlecry(&[
    shuffle(card("TTN_450t")).for_(OPPONENT),
    shuffle(card("TTN_450t2")).for_(OPPONENT),
    shuffle(card("TTN_450t3")).for_(OPPONENT),
    attach("TTN_850e1").to(YOU),
]);

/// # Helya
/// Enchantment
/// > Diseases are unending.
///
/// # Notes
///
/// A Plague that is drawn is shuffled into that deck again, once however many Helyas there were.
//~ done TTN_850e1 - d522ad72.da9b3bbc d23c9ec7
pub const TTN_850e1: Power = enchant(&[has(PLAGUES_UNENDING)]);

/// # Runes of Darkness
/// Spell · Shadow · 1 mana
/// > **Discover** a weapon. Spend 3 **Corpses** to give it +1/+1.
/// - Makes: Dark Design [`YOG_511e`] ("\+1 Attack and +1 Durability.")
//~ derived YOG_511 6ab0da62 ca4a4f53.d6acfda3 2b35439c.49a5a66e
pub const YOG_511: Power = spell(&[discover(WEAPON), pay(Cost::of(Part::Corpses(3)), &[give(&[plus(1, 1)]).to(IT)])]);

/// # Dark Design
/// Enchantment
/// > \+1 Attack and +1 Durability.
//~ derived YOG_511e 6a931f56 d522ad72.43445a58 32e15462
pub const YOG_511e: Power = enchant(&[ATTACK.plus(1), HEALTH.plus(1)]);

/// # Sickly Grimewalker
/// Minion · Undead · 3 mana · 2/4
/// > After you summon an Undead, give it **Poisonous**.
//~ derived YOG_512 c3a880ca b5b37ada.8e308e0c 0846ccd1
pub const YOG_512: Power = after(YOU.summon(UNDEAD)).then(&[give(&[has(GameTag::POISONOUS)]).to(THAT)]);

/// # Sinister Soulcage
/// Spell · Shadow · 4 mana
/// > Give a friendly Undead +2/+2. Spend 5 **Corpses** to summon a copy of it.
/// - Makes: With Soul [`YOG_513e`] ("\+2/+2")
//~ derived YOG_513 59adc25e 1e562e45.49ecc14f 1f5040e2.e267e7ce
#[rustfmt::skip]
pub const YOG_513: Power = spell(&[attach("YOG_513e").to(A_FRIENDLY_MINION.that(UNDEAD)), pay(Cost::of(Part::Corpses(5)), &[summon(copy_of(IT))])]);

/// # With Soul
/// Enchantment
/// > \+2/+2
//~ derived YOG_513e 8f10edc0 d522ad72.af9ef149 b72c0d09
pub const YOG_513e: Power = enchant(&[plus(2, 2)]);
