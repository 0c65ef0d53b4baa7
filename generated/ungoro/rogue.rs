//! Rogue cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7535484d

/// # Razorpetal Volley
/// Spell · Nature · 2 mana
/// > Add two Razorpetals to your hand that deal 2 damage.
/// - Makes: Razorpetal [`UNG_057t1`] ("Deal 2 damage.")
//~ derived UNG_057 13095689 f9bec0b1.91ef4514 0dcb7451.f04ad20a
pub const UNG_057: Power = spell(&[get(card("UNG_057t1")).copies(2)]);

/// # Razorpetal
/// Spell · Nature · 1 mana
/// > Deal $2 damage.
//~ derived UNG_057t1 701af301 3f084ec4.c0c62e9f 6582fa14
pub const UNG_057t1: Power = spell(&[deal(2).to(TARGET)]);

/// # Razorpetal Lasher
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a Razorpetal to your hand that deals 2 damage.
/// - Makes: Razorpetal [`UNG_057t1`] ("Deal 2 damage.")
//~ derived UNG_058 3515329e 565e37de.09a07e58 b09cfa61.f04ad20a
pub const UNG_058: Power = battlecry(&[get(card("UNG_057t1"))]);

/// # Mimic Pod
/// Spell · Nature · 2 mana
/// > Draw a card, then add a copy of it to your hand.
//~ derived UNG_060 32c81b60 f9bec0b1.ac8e91b4 60312207
pub const UNG_060: Power = spell(&[draw(1), get(copy_of(IT))]);

/// # Obsidian Shard
/// Weapon · 4 mana · 3/3 durability
/// > Costs (1) less for each non-Rogue Class card added to your hand this game.
//~ done UNG_061 - 148cb2da.22a21596 b134d363
pub const UNG_061: Power = costs(&[cost_less(1)
    .times(YOU.get(all(&[not(&class(CardClass::Rogue)), not(&class(CardClass::Neutral))])).this_game().count())]);

/// # Biteweed
/// Minion · 2 mana · 1/2
/// > **Combo:** Gain +1/+1 for each other card you've played this turn.
/// - Makes: Sprout [`UNG_063e`] ("Increased stats.")
//~ derived UNG_063 5ba429c2 4c954f50.f3466a34 786cafd1.5d3e9378
pub const UNG_063: Power = combo(&[give(&[plus(1, 1).times(X)]).with_x(YOU.play(CARD).this_turn().other().count())]);

/// # Sprout
/// Enchantment
/// > Increased stats.
//~ todo UNG_063e 02c8b638 d522ad72.a536d554 eb8e51c5
pub const UNG_063e: Power = TODO;

/// # Vilespine Slayer
/// Minion · 5 mana · 3/4
/// > **Combo:** Destroy a minion.
//~ derived UNG_064 133a20c0 e8bf089b.64e59b9b fb465ab3
pub const UNG_064: Power = combo(&[destroy(A_MINION)]);

/// # Sherazin, Corpse Flower
/// Minion · 4 mana · 6/3
/// > **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
/// - Makes: Sherazin, Seed [`UNG_065t`] (0/1, "Dormant When you play 4 cards in a turn, revive…")
// Hearthstone Wiki, "Sherazin, Corpse Flower": one that lives when its Deathrattle is triggered is replaced by the seed.
//~ done UNG_065 - b6604e5b.2676799a b2669a93.52a23a01
pub const UNG_065: Power = deathrattle(&[either(
    there_is(&FRIENDLY_MINIONS.that(is(&THIS))),
    &[transform(THIS, card("UNG_065t"))],
    &[summon(card("UNG_065t"))],
)]);

/// # Sherazin, Seed
/// Minion · 11 mana · 0/1
/// > **Dormant** When you play 4 cards in a turn, revive this minion.
//~ done UNG_065t - 056552d0.5198acb8 44974881
pub const UNG_065t: Power = abilities(&[
    // Four in one turn: it counts those that are played while it sleeps, each turn anew.
    dormant_until(Goal::Times(4), &[YOU.play(CARD)]),
    whenever(YOU.turn_end()).while_dormant().then(&[set_counter(0, 0)]),
    on(Word::Awaken, &[transform(THIS, card("UNG_065"))]),
]);

/// # The Caverns Below
/// Spell · 1 mana
/// > **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
/// - Makes: Crystal Core [`UNG_067t1`] ("For the rest of the game, your minions are 5/5.")
//~ done UNG_067 - 2f198b86.69b887c8 9d223972.ff6516a0
pub const UNG_067: Power = quest(
    Goal::Times(1),
    &[YOU.play(all(&[
        MINION,
        YOU.play(all(&[MINION, shares(CardProperty::Name, &THAT)])).since_this_was_played().at_least(4),
    ]))],
)
.reward(&[get(card("UNG_067t1"))]);

/// # Crystal Core
/// Spell · 5 mana
/// > For the rest of the game, your minions are 5/5.
/// - Makes: Crystallized [`UNG_067t1e`] ("Your minions are 5/5."); Crystallized [`UNG_067t1e2`] ("5/5.")
//~ done UNG_067t1 - 36b694de.01a0b9dc d30465d3.322b7ba1
pub const UNG_067t1: Power = spell(&[
    attach("UNG_067t1e").to(CONTROLLER),
    attach("UNG_067t1e2").to(together(&[FRIENDLY_MINIONS, YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)])),
]);

/// A minion that no Crystal Core has enchanted yet.
const AS_IT_CAME: Condition = all(&[MINION, not(&is_at_least(&number(GameTag::TAG_SCRIPT_DATA_NUM_6).of(THAT), 1))]);

/// # Crystallized
/// Enchantment
/// > Your minions are 5/5.
///
/// # Notes
///
/// Each minion bears an enchantment of its own, so that what it was given before is gone and what it is given later adds, and who
/// takes it over keeps it ("it retains the Crystalized buff", HearthSim/hs-bugs 728); Silence does not end it.
//~ done UNG_067t1e - d522ad72.87692517 22f2066f
pub const UNG_067t1e: Power = abilities(&[
    enchant(&[]).aura(together(&[FRIENDLY_MINIONS, YOUR_HAND.that(MINION)]), &[become_stats(5, 5)]),
    whenever(YOU.get(AS_IT_CAME)).then(&[attach("UNG_067t1e2").to(THAT)]),
    whenever(YOU.summon(AS_IT_CAME)).then(&[attach("UNG_067t1e2").to(THAT)]),
]);

/// # Crystallized
/// Enchantment
/// > 5/5.
//~ done UNG_067t1e2 - d522ad72.36023d4f 22f2066f
pub const UNG_067t1e2: Power = enchant(&[become_stats(5, 5), plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_6, 1)]);

/// # Envenom Weapon
/// Spell · Nature · 2 mana
/// > Give your weapon **Poisonous**.
/// - Makes: Envenomed [`UNG_823e`] ("Poisonous")
//~ derived UNG_823 69a7db9b f9bec0b1.aefd20e9 21a94647.8f443ab9
pub const UNG_823: Power = spell(&[attach("UNG_823e").to(YOUR_WEAPON)]);

/// # Envenomed
/// Enchantment
/// > **Poisonous**
/// - Makes: Envenomed [`UNG_823ed`] ("Poisonous")
//~ derived UNG_823e 08c94bea d522ad72.2574dcf7 89757adf.30094c46
pub const UNG_823e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Envenomed
/// Enchantment
/// > **Poisonous**
//~ derived UNG_823ed 96e82d11 d522ad72.2574dcf7 89757adf
pub const UNG_823ed: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Spore Hallucination
/// Spell · Nature · 1 mana
/// > **Discover** a card from your opponent's class.
//~ done UNG_856 - 3f084ec4.36655376 2db431f6
pub const UNG_856: Power = spell(&[discover_of(CARD, Classes::Opponent)]);
