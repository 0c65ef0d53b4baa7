//! Death Knight cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7bf054ff

/// # Hideous Husk
/// Minion · Undead · Beast · 6 mana · 3/5
/// > Your Leeches steal 1 more Health from their victims. **Battlecry:** Summon two 0/2 Leeches.
/// - Makes: Bloated Leech [`EDR_810t`] (0/2, "At the end of your turn, your hero steals 1…"); Blood Sucker [`EDR_810e`] ("Reduced Health."); Blood Soaked [`EDR_810e2`] ("Increased Health.")
///
/// # Notes
///
/// The Leeches themselves count how many Hideous Husks are beside them.
//~ done EDR_810 - 6107f3f3.9fb618ed b04920a1.0816a5ef
pub const EDR_810: Power = battlecry(&[summon(card("EDR_810t")).copies(2)]);

/// # Blood Sucker
/// Enchantment
/// > Reduced Health.
//~ done EDR_810e - d522ad72.4803159e 575d0ec6
pub const EDR_810e: Power = enchant(&[HEALTH.plus(-1).times(X)]);

/// # Blood Soaked
/// Enchantment
/// > Increased Health.
//~ done EDR_810e2 - d522ad72.89b088dc 17820303
pub const EDR_810e2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Bloated Leech
/// Minion · Beast · 1 mana · 0/2
/// > At the end of your turn, your hero steals @ Health from the lowest Health enemy.
/// - Numbers: {0} = 1
//~ done EDR_810t - 897ffeae.28f5bcd7.eae7e889 aacbaab8
pub const EDR_810t: Power = abilities(&[
    improved(count(FRIENDLY_MINIONS.that(all(&[named("EDR_810"), not(&with(GameTag::SILENCED))])))),
    at_end_of_your_turn(&[
        select(ENEMIES.least(HEALTH)),
        attach("EDR_810e").with_x(TEXT_NUMBER).to(IT),
        attach("EDR_810e2").with_x(LAST_AMOUNT).to(YOUR_HERO),
    ]),
]);

/// # Rite of Atrocity
/// Spell · Shadow · 1 mana
/// > **Discover** an Undead. Spend 2 **Corpses** to give it a **Dark Gift**.
///
/// # Notes
///
/// Gifts are offered with 2 Corpses, which are spent when one is chosen.
//~ done EDR_811 - ca4a4f53.e2aa2404 3756bd21
pub const EDR_811: Power = spell(&[either(
    there_is(&YOU.that(CORPSES.at_least(2))),
    &[discover_then(Offer::Pool(UNDEAD, Classes::Own), &[dark_gift(IT), get(the(IT)), spend_corpses(2)])],
    &[discover(UNDEAD)],
)]);

/// # Grotesque Runeblade
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and +1 Durability.
/// - Makes: Unholy Corruption [`EDR_812e`] ("\+1 Attack."); Bloody Corruption [`EDR_812e1`] ("\+1 Durability.")
//~ done EDR_812 - 55a4c629.fb6a79a5 9b74bbfa.a1e65f8d
pub const EDR_812: Power = battlecry(&[
    attach("EDR_812e").when(there_is(&together(&[PLAYED_BY_YOU.other().last(1)]).that(with(GameTag::COST_UNHOLY)))),
    attach("EDR_812e1").when(there_is(&together(&[PLAYED_BY_YOU.other().last(1)]).that(with(GameTag::COST_BLOOD)))),
]);

/// # Unholy Corruption
/// Enchantment
/// > \+1 Attack.
//~ derived EDR_812e 3f5d814e d522ad72.379bca7a b9a76a56
pub const EDR_812e: Power = enchant(&[ATTACK.plus(1)]);

/// # Bloody Corruption
/// Enchantment
/// > \+1 Durability.
//~ derived EDR_812e1 ad80959e d522ad72.d252faae 61a01ff8
pub const EDR_812e1: Power = enchant(&[HEALTH.plus(1)]);

/// # Morbid Swarm
/// Spell · 1 mana
/// > **Choose One -** Summon two 1/1 Ants; or Spend 2 **Corpses** to deal $4 damage to a minion.
/// - Makes: Contaminated Colony [`EDR_813a`] ("Summon two 1/1 Ants."); Bug Bites [`EDR_813b`] ("Spend 2 Corpses to deal 4 damage to a minion.")
//~ done EDR_813 - 2f198b86.7ba759f3 677e1d7d.c630c616
pub const EDR_813: Power = choose_one(&["EDR_813a", "EDR_813b"]);

/// # Contaminated Colony
/// Spell · 1 mana
/// > Summon two 1/1 Ants.
/// - Makes: Ant Husk [`EDR_813at`] (1/1)
//~ derived EDR_813a 94420c9f 2f198b86.07043bed 7980a7cd.ea313dac
pub const EDR_813a: Power = spell(&[summon(card("EDR_813at")).copies(2)]);

/// # Ant Husk
/// Minion · Undead · Beast · 1 mana · 1/1
//~ vanilla EDR_813at 160a5dc9 ba8c49f0 3313bb00
pub const EDR_813at: Power = VANILLA;

/// # Bug Bites
/// Spell · 1 mana
/// > Spend 2 **Corpses** to deal $4 damage to a minion.
//~ derived EDR_813b be0e4649 2f198b86.5cfd59b6 fd80fc6d
pub const EDR_813b: Power = spell(&[pay(Cost::of(Part::Corpses(2)), &[deal(4).to(A_MINION)])]);

/// # Infested Breath
/// Spell · 2 mana
/// > Deal $2 damage. Summon a 0/2 Leech.
/// - Makes: Bloated Leech [`EDR_810t`] (0/2, "At the end of your turn, your hero steals 1…")
//~ derived EDR_814 73596391 7846e7ae.acbd35d2 0c7e3cc2.06877fc4
pub const EDR_814: Power = spell(&[deal(2).to(TARGET), summon(card("EDR_810t"))]);

/// # Corpse Flower
/// Minion · Undead · 3 mana · 0/5
/// > After your opponent summons a minion, spend 2 **Corpses** to deal 3 damage to it.
//~ done EDR_815 - 8d786836.54ed68b7 bf19b422
pub const EDR_815: Power = after(OPPONENT.summon(MINION)).then(&[pay(Cost::of(Part::Corpses(2)), &[deal(3).to(THAT)])]);

/// # Monstrous Mosquito
/// Minion · Beast · 1 mana · 1/2
/// > At the end of your turn, give your other minions +1 Attack.
/// - Makes: Shared Blood [`EDR_816e`] ("\+1 Attack.")
//~ derived EDR_816 b8e07657 550deb84.7897b10f 40feb306.d40a3bc9
pub const EDR_816: Power = at_end_of_your_turn(&[attach("EDR_816e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Shared Blood
/// Enchantment
/// > \+1 Attack.
//~ derived EDR_816e ccb8f26f d522ad72.379bca7a 99e5f904
pub const EDR_816e: Power = enchant(&[ATTACK.plus(1)]);

/// # Sanguine Infestation
/// Spell · 5 mana
/// > Draw 2 cards. Summon two 0/2 Leeches.
/// - Makes: Bloated Leech [`EDR_810t`] (0/2, "At the end of your turn, your hero steals 1…")
//~ derived EDR_817 a4267988 36b694de.7fe601cd 41213ff4.06877fc4
pub const EDR_817: Power = spell(&[draw(2), summon(card("EDR_810t")).copies(2)]);

/// # Nythendra
/// Minion · Undead · Dragon · 7 mana · 7/7
/// > **Taunt**. **Deathrattle:** Split into 1/1 Beetles. At the start of your turn, reform with any remaining.
/// - Makes: Nythendric Beetle [`EDR_818t`] (1/1, "At the start of your turn, combine with any other…")
///
/// # Notes
///
/// As many as it has Attack, as another simulator has found; the text does not say.
//~ done EDR_818 - bac099c9.990f9043 209d5d4d.bbd09be7
pub const EDR_818: Power = deathrattle(&[summon(card("EDR_818t")).times(ATTACK.of(THIS))]);

/// # Nythendric Beetle
/// Minion · Undead · Beast · 1 mana · 1/1
/// > At the start of your turn, combine with any other friendly Beetles and reform Nythendra.
///
/// # Notes
///
/// The Attack and the Health of all Beetles are added up, as another simulator has found; the text does not say. The others
/// leave without dying.
//~ done EDR_818t - ba8c49f0.6106c40a 8da42080
pub const EDR_818t: Power = at_start_of_your_turn(&[native("nythendric_beetle", reform, REFORM)]);

/// Queues the texts with the Attack and the Health of all friendly Beetles.
fn reform(native: &mut dyn NativeContext) {
    let id = |entity: &SeenEntity| entity.card.map(|card| card.id);
    let this = native.this();
    let minions = native.entities_in(Zone::Play).into_iter();
    let beetles = minions.filter(|minion| minion.friendly && id(minion) == id(&this));
    let (attack, health) = beetles.fold((0_i16, 0_i16), |(attack, health), beetle| {
        (attack.saturating_add(beetle.attack), health.saturating_add(beetle.health))
    });
    native.set_x(health);
    native.queue(2);
    native.set_x(attack);
    native.queue(1);
    native.queue(0);
}
const REFORM: &[&[Effect]] = &[
    &[remove_from_game(OTHER_FRIENDLY_MINIONS.that(named("EDR_818t"))), transform(THIS, card("EDR_818"))],
    &[give(&[ATTACK.set_to(X)]).with_x(X)],
    &[give(&[HEALTH.set_to(X)]).with_x(X)],
];

/// # Ursoc
/// Minion · Beast · 9 mana · 6/14
/// > **Battlecry:** Attack ALL other minions. **Deathrattle:** Resurrect any this killed.
/// - Makes: Defeated Spirit [`EDR_819e`]
///
/// # Notes
///
/// What it kills with any damage is summoned anew for its controller.
//~ done EDR_819 - e989cf97.0c26a800 a6dd5e50.abd02c5e
pub const EDR_819: Power = abilities(&[
    battlecry(&[make_attack(THIS, OTHER_MINIONS)]),
    whenever(MINIONS.that(DEAD).takes_damage_from(ITSELF))
        .then(&[create_aside(copy_of(SUBJECT)), keep_with(the(IT), THIS)]),
    deathrattle(&[summon(copy_of(KEPT))]),
]);

/// # Defeated Spirit
/// Enchantment
/// > {0}
//~ todo EDR_819e 260a76c2 d522ad72.378ffe7e 01603650
pub const EDR_819e: Power = TODO;

/// # 32 Standard Health Increase
/// Enchantment
/// > Increased Health.
//~ todo EDR_XXX ff06c642 d522ad72.89b088dc 8f18f22e
pub const EDR_XXX: Power = TODO;

/// # Cremate
/// Spell · Fire · 3 mana
/// > **Discover** a minion with a **Dark Gift**. It costs (2) less.
//~ done FIR_900 - 3af9bd75.94718028 b9ed3164
pub const FIR_900: Power = spell(&[discover_with_dark_gift(MINION), give(&[cost_less(2)]).to(IT)]);

/// # Frostburn Matriarch
/// Minion · Dragon · 5 mana · 4/4
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, summon two 4/4 Dragons with **Taunt**.
/// - Makes: Frostburn Broodling [`FIR_901t`] (4/4, "Taunt")
//~ done FIR_901 - 70901f36.0d542bd5 364742d1.b4486524
pub const FIR_901: Power = battlecry(&[summon(card("FIR_901t")).copies(2)])
    .when(there_is(&YOUR_HAND.that(all(&[MINION, with(GameTag::DARK_GIFT)]))));

/// # Frostburn Broodling
/// Minion · Dragon · 4 mana · 4/4
/// > **Taunt**
//~ vanilla FIR_901t 5f6aaf18 306f805a.4b0c5d24 eeb0acb3
pub const FIR_901t: Power = VANILLA;

/// # Volcoross
/// Minion · Elemental · Beast · 8 mana · 5/5
/// > **Rush, Taunt Battlecry:** Choose to spend 10, 20, or 30 **Corpses** to gain that many stats.
/// - Makes: Tail Smash [`FIR_951t2`] ("Spend 10 Corpses to gain +10/+10."); Fiery Chomp [`FIR_951t3`] ("Spend 20 Corpses to gain +20/+20."); Lava Wave [`FIR_951t4`] ("Spend 30 Corpses to gain +30/+30."); Voracious Appetite [`FIR_951e`] ("Increased Stats.")
//~ done FIR_951 - 76e53057.169db942 e07224bc.c2484fc3
pub const FIR_951: Power =
    battlecry(&[choose_card(&["FIR_951t2", "FIR_951t3", "FIR_951t4"], &[repeat_ability(Word::Spell, the(IT))])]);

/// # Voracious Appetite
/// Enchantment
/// > Increased Stats.
//~ todo FIR_951e eab03d4b d522ad72.8950806f 5b2a83f9
pub const FIR_951e: Power = TODO;

/// # Tail Smash
/// Spell · 0 mana
/// > Spend 10 **Corpses** to gain +10/+10.
//~ derived FIR_951t2 8c1c2bb0 3e8f9d5a.9b513e99 c9252036
pub const FIR_951t2: Power = spell(&[pay(Cost::of(Part::Corpses(10)), &[give(&[plus(10, 10)])])]);

/// # Fiery Chomp
/// Spell · 0 mana
/// > Spend 20 **Corpses** to gain +20/+20.
//~ derived FIR_951t3 ca6aaefb 3e8f9d5a.53aa9735 3578fb7f
pub const FIR_951t3: Power = spell(&[pay(Cost::of(Part::Corpses(20)), &[give(&[plus(20, 20)])])]);

/// # Lava Wave
/// Spell · 0 mana
/// > Spend 30 **Corpses** to gain +30/+30.
//~ derived FIR_951t4 803ea19e 3e8f9d5a.737ac73d 3f9b070a
pub const FIR_951t4: Power = spell(&[pay(Cost::of(Part::Corpses(30)), &[give(&[plus(30, 30)])])]);
