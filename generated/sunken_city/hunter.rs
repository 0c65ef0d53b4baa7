//! Hunter cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dbf63dfa

/// # Ancient Krakenbane
///
/// `TID_074` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast three spells while holding this, deal 5 damage.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived TID_074 d4af97ca 7041d17c 0fe75113.93798dac
pub const TID_074: Power =
    battlecry(&[deal(5).to(TARGET)]).when(has_done(3, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Shellshot
///
/// `TID_075` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo TID_075 042857f6 3fd2ad8d 821e018b.f7578cf6
pub const TID_075: Power = TODO;

/// # K9-0tron
///
/// `TID_099` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry: Dredge**. If it's a 1-Cost minion, summon it.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Dredge
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TID_099 6c689f8f 20df9e97 137a1806.2a0f4c75
#[rustfmt::skip]
pub const TID_099: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), summon(the(IT)).when(there_is(&IT.that(all(&[MINION, COST.is(1)]))))]);

/// # Barbed Nets
///
/// `TSC_023` · Hunter spell · 1 mana
///
/// > Deal $2 damage to an enemy. If you played a Naga while holding this, choose a second target.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ todo TSC_023 8c528d27 68b01f69 ef420e53.05d5d6d1
pub const TSC_023: Power = TODO;

/// # Harpoon Gun
///
/// `TSC_070` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, **Dredge**. If it's a Beast, reduce its Cost by (2).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Dredge
///
/// State: Derived
//~ derived TSC_070 d36b4a42 dafba3d1 389210ed.335875b8
#[rustfmt::skip]
pub const TSC_070: Power = after(YOUR_HERO.attack(CARD)).then(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[cost_less(2)]).to(IT).when(there_is(&IT.that(BEAST)))]);

/// # Twinbow Terrorcoil
///
/// `TSC_071` · Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, your next spell casts twice.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Twinned [`TSC_071e`], Twinning [`TSC_071e2`]
///
/// State: Todo
//~ todo TSC_071 6f621be1 67a6fc97 c89f7c1d.52b1d9be
pub const TSC_071: Power = TODO;

/// # Twinned
///
/// `TSC_071e` · Hunter enchantment
///
/// > Your next spell casts twice.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_071e b756f43b 2211f1c3 89a6c133.7ee9e272
pub const TSC_071e: Power = TODO;

/// # Twinning
///
/// `TSC_071e2` · Hunter enchantment
///
/// > Your next spell casts twice.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_071e2 48aa9664 11caef03 26eefa28.7ee9e272
pub const TSC_071e2: Power = TODO;

/// # Conch's Call
///
/// `TSC_072` · Hunter spell · 3 mana
///
/// > Draw a Naga and a spell.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Derived
//~ derived TSC_072 622ca3ac ff449e87 57e6e788.b147dabf
pub const TSC_072: Power = spell(&[draw_that(1, NAGA), draw_that(1, SPELL)]);

/// # Raj Naz'jan
///
/// `TSC_073` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal damage equal to its Cost to the enemy Hero.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived TSC_073 3177656b 2a5a0eec ac0c7f0c.838c92d7
pub const TSC_073: Power = after(YOU.cast(SPELL)).then(&[deal(1).times(COST.of(THAT)).to(ENEMY_HERO)]);

/// # Emergency Maneuvers
///
/// `TSC_929` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, summon a copy of it. It's **Dormant** for 1 turn.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Dormant
/// - Tokens: Improved Emergency Maneuvers [`TSC_929t`]
///
/// State: Derived
//~ derived TSC_929 b7d45d80 dd10a8a7 065a0f6c.ef34cc76
pub const TSC_929: Power = whenever(FRIENDLY_MINIONS.die()).then(&[summon(copy_of(WHO)), make_dormant(IT, 1)]);

/// # Improved Emergency Maneuvers
///
/// `TSC_929t` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, summon two copies of it. They're **Dormant** for 1 turn.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Secret
/// - Refers to: Dormant
///
/// State: Todo
//~ todo TSC_929t 4327e542 ddd98d91 01ce6586.07d415c0
pub const TSC_929t: Power = TODO;

/// # Azsharan Saber
///
/// `TSC_945` · Hunter minion · 4 mana · 4/3
///
/// > Rush**. Deathrattle:** Put a 'Sunken Saber' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Sunken Saber [`TSC_945t`]
///
/// State: Derived
//~ derived TSC_945 6470a67b 44c88e92 d3484072.d59364d2
pub const TSC_945: Power = deathrattle(&[put_at_bottom(card("TSC_945t"))]);

/// # Sunken Saber
///
/// `TSC_945t` · Hunter minion · 4 mana · 4/3
///
/// > Rush**. Deathrattle:** Summon a Beast from your deck.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived TSC_945t 05b6e39a cbf08d12 9f8e39e5.faf96815
pub const TSC_945t: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))]);

/// # Urchin Spines
///
/// `TSC_946` · Hunter spell · 1 mana
///
/// > Your spells this turn are **Poisonous**.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Poisonous
/// - Enchantments: Poisonous Urchin [`TSC_946e`], Poisonous [`TSC_946e2`]
///
/// State: Todo
//~ todo TSC_946 12e45966 354e175c d12e8952.fb58d4ec
pub const TSC_946: Power = TODO;

/// # Poisonous Urchin
///
/// `TSC_946e` · Hunter enchantment
///
/// > Your spells are **Poisonous**.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Poisonous
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TSC_946e 7cdeb2e7 1ccc691f 86ccff89.02681126
pub const TSC_946e: Power = TODO;

/// # Poisonous
///
/// `TSC_946e2` · Hunter enchantment
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_946e2 471aec86 4b761a9d 7c0c7b9f
pub const TSC_946e2: Power = TODO;

/// # Naga's Pride
///
/// `TSC_947` · Hunter spell · 3 mana
///
/// > Summon two 2/2 Lionfish. If you played a Naga while holding this, give them +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Well-fed Fish [`TSC_947e`]
/// - Tokens: Lionfish [`TSC_947t`]
///
/// State: Derived
//~ derived TSC_947 b518db0d b92b2272 8edb97ac.7f94ad09
#[rustfmt::skip]
pub const TSC_947: Power = spell(&[summon(card("TSC_947t")).copies(2), attach("TSC_947e").to(IT).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(NAGA)))]);

/// # Well-fed Fish
///
/// `TSC_947e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_947e b8019e24 fe2c6dda 66a4e950.67341004
pub const TSC_947e: Power = enchant(&[plus(1, 1)]);

/// # Lionfish
///
/// `TSC_947t` · Hunter minion · 2 mana · 2/2
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TSC_947t e48cc763 4f334b62 8d7651b5
pub const TSC_947t: Power = VANILLA;

/// # Hydralodon
///
/// `TSC_950` · Hunter minion · 7 mana · 5/5
///
/// > **Colossal +2 Battlecry:** Give your Hydralodon Heads **Rush**.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Colossal
/// - Refers to: Rush
/// - Tags: `1544` = 1
/// - Tokens: Hydralodon Head [`TSC_950t`], Hydralodon Head [`TSC_950t2`]
///
/// State: Derived
//~ derived TSC_950 8ed7dd55 8ddc4977 8ebd7b18.be46ca2a
#[rustfmt::skip]
pub const TSC_950: Power = abilities(&[colossal(&["TSC_950t", "TSC_950t2"]), battlecry(&[give(&[has(GameTag::RUSH)]).to(FRIENDLY_MINIONS.that(named("TSC_950t2")))])]);

/// # Hydralodon Head
///
/// `TSC_950t` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Colossal Limb
///
/// State: Todo
//~ todo TSC_950t 981ed1f8 b984f02c a137e07c.de464646
pub const TSC_950t: Power = TODO;

/// # Hydralodon Head
///
/// `TSC_950t2` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Colossal Limb
///
/// State: Todo
//~ todo TSC_950t2 7373c6aa 956055c5 5782eaba.de464646
pub const TSC_950t2: Power = TODO;
