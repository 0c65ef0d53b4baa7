//! Priest cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f4b9ef87

/// # Astral Automaton
/// Minion · Mech · 1 mana · 1/2
/// > Has +1/+1 for each other Astral Automaton you've summoned this game.
/// - Makes: Defense Matrix Online [`TTN_401e`] ("Increased Stats.")
///
/// # Notes
///
/// Open question: whether it shows the bonus in the hand: it does not.
//~ done TTN_401 - 2eab15b3.48443c8e da4228bc.b756ff5d
#[rustfmt::skip]
pub const TTN_401: Power = aura(THIS).have(&[plus(1, 1).times(YOU.summon(named("TTN_401")).this_game().other().count())]);

/// # Defense Matrix Online
/// Enchantment
/// > Increased Stats.
//~ todo TTN_401e 241e494d d522ad72.8950806f 4ee87ead
pub const TTN_401e: Power = TODO;

/// # Aman'Thul
/// Minion · 7 mana · 3/10
/// > **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
/// - Makes: Shape the Stars [`TTN_429t`] ("Choose a non-Titan minion. Summon a copy of it…"); Strike from History [`TTN_429t2`] ("Choose two enemy minions. Remove them from the…"); Vision of Heroes [`TTN_429t3`] ("Summon a random 6-Cost minion. Give it Taunt and…"); Power of the Highfather [`TTN_429e`] ("\+2/+2.")
//~ done TTN_429 - 75f7892a.54b755f4 f0d79092.ea4b1e2e
pub const TTN_429: Power = abilities(&[
    titan(&["TTN_429t", "TTN_429t2", "TTN_429t3"]),
    after(THIS.use_ability()).then(&[discover_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Any)]),
]);

/// # Power of the Highfather
/// Enchantment
/// > \+2/+2.
//~ derived TTN_429e 15f490e5 d522ad72.d5727bd5 9e3be2ee
pub const TTN_429e: Power = enchant(&[plus(2, 2)]);

/// # Shape the Stars
/// Spell · 0 mana
/// > Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
//~ done TTN_429t - 3e8f9d5a.ed48f292 f0684c46
pub const TTN_429t: Power =
    spell(&[select(A_MINION.that(not(&with(GameTag::TITAN)))), summon(copy_of(TARGET)), attach("TTN_429e").to(IT)]);

/// # Strike from History
/// Spell · 0 mana
/// > Choose two enemy minions. Remove them from the game.
//~ done TTN_429t2 - 3e8f9d5a.6dc5d3cf 73b710c8
pub const TTN_429t2: Power =
    spell(&[remove_from_game(AN_ENEMY_MINION), choose_from(ENEMY_MINIONS, &[remove_from_game(IT)], &[])]);

/// # Vision of Heroes
/// Spell · 0 mana
/// > Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
//~ derived TTN_429t3 ccb8c232 3e8f9d5a.32b6805f 13cb49db
pub const TTN_429t3: Power =
    spell(&[summon(random(all(&[MINION, COST.is(6)]))), give(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]).to(IT)]);

/// # Creation Protocol
/// Spell · Holy · 2 mana
/// > **Discover** a copy of a minion in your deck. **Forge:** Get another copy.
/// - Makes: Creation Protocol [`TTN_430t`] ("Forged Discover a copy of a minion in your deck.…")
//~ derived TTN_430 6af5787d 5fbdf668.e3fc509a 4de8fe2e.7e9dd94f
pub const TTN_430: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK.that(MINION)), &[get(copy_of(IT))])]);

/// # Creation Protocol
/// Spell · Holy · 2 mana
/// > **Forged Discover** a copy of a minion in your deck. Get another copy of it.
//~ done TTN_430t - 5fbdf668.9658dff4 4de8fe2e
pub const TTN_430t: Power =
    spell(&[discover_then(Offer::Entities(YOUR_DECK.that(MINION)), &[get(copy_of(IT)).copies(2)])]);

/// # Shapeless Constellation
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Transform into an 8/8 copy of a random minion in your hand.
/// - Makes: Shapeless [`TTN_441e2`] ("8/8.")
//~ done TTN_441 - 47db507d.01be6c87 9bfc0963.447328f4
pub const TTN_441: Power = battlecry(&[if_(
    there_is(&YOUR_HAND.that(MINION)),
    &[transform(THIS, copy_of(YOUR_HAND.that(MINION).random())), attach("TTN_441e2")],
)]);

/// # Shapeless
/// Enchantment
/// > 8/8.
//~ derived TTN_441e2 7fb40e36 d522ad72.d792f15a 4d0eb1b8
pub const TTN_441e2: Power = enchant(&[become_stats(8, 8)]);

/// # Ra-den
/// Minion · 6 mana · 5/5
/// > **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
//~ done TTN_481 - 73fb5380.902aef95 2d3e8c71
pub const TTN_481: Power =
    deathrattle(&[summon(each_past(YOU.play(all(&[MINION, not(&STARTED_IN_DECK)])).this_game().other()))]);

/// # Student of the Stars
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
//~ done TTN_482 - cbdfe8b5.221926f4 e684a7c1
pub const TTN_482: Power = deathrattle(&[
    shuffle(card("TTN_482")),
    give(&[plus(3, 3).times(X)]).with_x(counter_value(0)).to(IT),
    give(&[plus(3, 3)]).to(IT),
    raise_text_number(1).times(counter_value(0)).to(IT),
    raise_text_number(1).to(IT),
]);

/// # Serenity
/// Spell · Holy · 4 mana
/// > Give all enemy minions -2 Attack. Destroy any with 0 Attack.
/// - Makes: Serene [`TTN_483e`] ("\-2 Attack.")
//~ done TTN_483 - f22de4ff.7b579526 f659f728.098fa184
pub const TTN_483: Power = spell(&[attach("TTN_483e").to(ENEMY_MINIONS), destroy(IT.that(ATTACK.at_most(0)))]);

/// # Serene
/// Enchantment
/// > \-2 Attack.
//~ derived TTN_483e 1392e36b d522ad72.eb7c27be 53d96d21
pub const TTN_483e: Power = enchant(&[ATTACK.plus(-2)]);

/// # False Disciple
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Legendary** Priest minion from the past.
//~ derived TTN_484 ac8f2dbc 565e37de.165060e1 8200e3e8
pub const TTN_484: Power =
    battlecry(&[discover(all(&[MINION, class(CardClass::Priest), rarity(Rarity::Legendary), FROM_THE_PAST]))]);

/// # The Stars Align
/// Spell · Arcane · 3 mana
/// > Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
/// - Makes: Fate of the Stars [`TTN_485e1`] ("Cost adjusted.")
//~ done TTN_485 - 646b5db5.184b0997 ee62e25e.0987eb38
pub const TTN_485: Power = spell(&[one_by_one(
    YOUR_HAND.that(MINION),
    &[
        set_counter_to(0, OWN_COST.of(THAT)),
        transform(THAT, random_costing_more(MINION, 3, COST.of(THAT))),
        attach("TTN_485e1").with_x(counter_value(0)).to(THAT),
    ],
)]);

/// # Fate of the Stars
/// Enchantment
/// > Cost adjusted.
//~ done TTN_485e1 - d522ad72.2eb9e2d5 7e4caa05
pub const TTN_485e1: Power = enchant(&[COST.set_to(X)]);

/// # Grace of the Highfather
/// Spell · Holy · 3 mana
/// > Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
//~ done TTN_745 - 50eb3d2f.e0fe9696 26cdeb03
pub const TTN_745: Power =
    spell(&[heal(8).to(TARGET), set_counter_to(0, EXCESS), discover(COST.same_as(&counter_value(0)))]);

/// # Shadowtouched Kvaldir
/// Minion · Undead · 1 mana · 1/3
/// > **Battlecry:** Your next healing effect deals damage instead.
/// - Makes: Twisted to the Core [`YOG_300e`] ("Your healing effects are dealing damage.")
//~ done YOG_300 - effce683.6bacdace 20c3f53d.25e50f51
pub const YOG_300: Power = battlecry(&[attach("YOG_300e").to(YOU)]);

/// # Twisted to the Core
/// Enchantment
/// > Your healing effects are dealing damage.
//~ done YOG_300e - d522ad72.19ec2705 cb2905e4
pub const YOG_300e: Power = enchant(&[has(GameTag::HEALING_DOES_DAMAGE)]).until(YOU.restore_health(CARD));

/// # Twilight Torrent
/// Spell · Shadow · 2 mana
/// > Choose a character. If it's friendly, restore #6 Health. If it's an enemy, deal $3 damage.
/// - Makes: Shadow of Death [`YOG_508e`] ("\+2/+2.")
//~ derived YOG_508 5c645673 a5d45018.c3a13cfe 1c5c9f06.388e14c5
#[rustfmt::skip]
pub const YOG_508: Power = spell(&[select(TARGET), heal(6).to(TARGET).when(there_is(&IT.that(FRIENDLY))), deal(3).to(TARGET).when(there_is(&IT.that(ENEMY)))]);

/// # Shadow of Death
/// Enchantment
/// > \+2/+2.
//~ derived YOG_508e ba1bcc74 d522ad72.d5727bd5 c7570a85
pub const YOG_508e: Power = enchant(&[plus(2, 2)]);

/// # Soulburner Varia
/// Minion · Undead · 3 mana · 1/5
/// > After a friendly Undead dies, deal 2 damage to the enemy hero and get a random Shadow Priest spell.
//~ done YOG_520 - c03f5624.3462b645 31016edf
#[rustfmt::skip]
pub const YOG_520: Power = after(OTHER_FRIENDLY_MINIONS.that(UNDEAD).die()).then(&[deal(2).to(ENEMY_HERO), get(random(all(&[school(SpellSchool::Shadow), class(CardClass::Priest)])))]);
