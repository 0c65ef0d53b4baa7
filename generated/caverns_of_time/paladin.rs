//! Paladin cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 586d51bb

/// # Ivory Knight
/// Minion · 4 mana · 4/4
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
/// - Reprint of: [`KAR_057`](crate::karazhan::paladin::KAR_057)
//~ reprint WON_045 3f22c280 16ec05b0.18173858 a615adeb.d956eb37
pub const WON_045: Power = crate::cards::KAR_057;

/// # Grimestreet Enforcer
/// Minion · 4 mana · 4/4
/// > At the end of your turn, give all minions in your hand +1/+1.
/// - Reprint of: [`CFM_639`](crate::gadgetzan::paladin::CFM_639)
/// - Makes: Smuggling [`WON_046e`] ("Increased stats from Grimestreet Enforcer.")
//~ reprint WON_046 c114238c 16ec05b0.773751c0 a36ac35c.b3a2a771.0cc8b185
pub const WON_046: Power = crate::cards::CFM_639;

/// # Smuggling
/// Enchantment
/// > Increased stats from Grimestreet Enforcer.
/// - Makes: Grimestreet Enforcer [`WON_046`] (4/4, "At the end of your turn, give all minions in your…")
//~ todo WON_046e f7759cfd d522ad72.e104e300 b917f523.d7246ae8
pub const WON_046e: Power = TODO;

/// # Lay on Hands
/// Spell · Holy · 6 mana
/// > Restore #8 Health. Draw 3 cards.
/// - Reprint of: [`EX1_354`](crate::classic::paladin::EX1_354)
//~ reprint WON_048 b45b0bbd 87070251.630b72c8 4b91de20.2bc9a886
pub const WON_048: Power = crate::cards::EX1_354;

/// # Enter the Coliseum
/// Spell · 3 mana
/// > Destroy all minions except each player's highest Attack minion.
/// - Reprint of: [`AT_078`](crate::grand_tournament::paladin::AT_078)
//~ reprint WON_049 90ea0cd0 82ede6d1.18ec186f 84bb5756.6eae0bc5
pub const WON_049: Power = crate::cards::AT_078;

/// # Timeless Blessing
/// Spell · Holy · 4 mana
/// > Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
/// - Makes: Timeless Blessing [`WON_051e`] ("\+X/+X.")
//~ done WON_051 - f22de4ff.cb89b78a 19eee286.13a60171
pub const WON_051: Power = spell(&[
    select(YOUR_HAND.that(MINION).random_of(4)),
    perform(&[attach("WON_051e").with_x(fixed(4)).to(IT.first(1))]),
    perform(&[select(IT.first(2)), attach("WON_051e").with_x(fixed(3)).to(IT.last(1))]).when(there_are(2, &IT)),
    perform(&[select(IT.first(3)), attach("WON_051e").with_x(fixed(2)).to(IT.last(1))]).when(there_are(3, &IT)),
    perform(&[attach("WON_051e").to(IT.last(1))]).when(there_are(4, &IT)),
]);

/// # Timeless Blessing
/// Enchantment
/// > \+{0}/+{0}.
//~ done WON_051e - d522ad72.ab03b3d4 19eee286
pub const WON_051e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Bronze Dragonknight
/// Minion · Dragon · 4 mana · 3/5
/// > **Taunt**. **Battlecry:** If this has 5 or more Attack, summon a copy of this.
//~ derived WON_052 a0ab4f58 98b70642.c3fec62e 9bd73432
pub const WON_052: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&THIS.that(ATTACK.at_least(5))));

/// # Runi, Time Explorer
/// Minion · Draenei · 3 mana · 3/4
/// > **Battlecry: Discover** a location from the FUTURE!
/// - Makes: Outskirts of Lordaeron [`WON_053t`] ("Choose a minion. Destroy all minions with less…"); Wind Rider Roost [`WON_053t2`] ("Summon a random 3-Cost minion. Give it Charge."); Xenedar [`WON_053t3`] ("Your next Battlecry this turn triggers twice."); The Nighthold [`WON_053t4`] ("Cast three random Paladin Secrets."); Valdrakken [`WON_053t5`] ("Get two random Dragons with +2/+2."); Ruins of Korune [`WON_053t6`] ("Draw 2 cards. Swap their Costs."); Temple of Earth [`WON_053t7`] ("Choose a friendly minion. Summon a copy of it…")
//~ done WON_053 - 6596ac24.37acc425 9a5c2fc0.983922e1
pub const WON_053: Power = battlecry(&[discover_then(
    Offer::Cards(&["WON_053t", "WON_053t2", "WON_053t3", "WON_053t4", "WON_053t5", "WON_053t6", "WON_053t7"]),
    &[get(the(IT))],
)]);

/// # Outskirts of Lordaeron
/// Location · 3 mana · 2 uses
/// > Choose a minion. Destroy all minions with less Attack than it.
/// - Makes: Xenedar Enchant [`WON_053te`] ("Your next Battlecry this turn triggers twice.")
//~ done WON_053t - 1dcfdd2f.76e2dba1 73578d8f.915fcebd
pub const WON_053t: Power =
    location(&[select(A_MINION), destroy(MINIONS.that(not(&ATTACK.no_less_than(&ATTACK.of(TARGET)))))]);

/// # Wind Rider Roost
/// Location · 3 mana · 2 uses
/// > Summon a random 3-Cost minion. Give it **Charge**.
/// - Makes: Roost Boost [`WON_053t2e`] ("Charge.")
//~ derived WON_053t2 38eead72 1dcfdd2f.f98f795c 99dc7504.75313876
pub const WON_053t2: Power = location(&[summon(random(all(&[MINION, COST.is(3)]))), attach("WON_053t2e").to(IT)]);

/// # Roost Boost
/// Enchantment
/// > **Charge**.
//~ derived WON_053t2e 808f4e5f d522ad72.7eb146fc 2d4fe23e
pub const WON_053t2e: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Xenedar
/// Location · 3 mana · 2 uses
/// > Your next **Battlecry** this turn triggers twice.
/// - Makes: Light of the Xenedar [`WON_053t3e`] ("Your next Battlecry this turn triggers twice.")
//~ done WON_053t3 - 1dcfdd2f.52e149e3 0209a9de.3769c66d
pub const WON_053t3: Power = location(&[attach("WON_053t3e").to(YOU)]);

/// # Light of the Xenedar
/// Enchantment
/// > Your next **Battlecry** this turn triggers twice.
//~ done WON_053t3e - d522ad72.52e149e3 66f97fa8
pub const WON_053t3e: Power = abilities(&[
    enchant(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]).this_turn(),
    after(YOU.play(with(GameTag::BATTLECRY))).once().then(&[]),
]);

/// # The Nighthold
/// Location · 3 mana · 2 uses
/// > Cast three random Paladin **Secrets**.
//~ derived WON_053t4 e2b5099d 1dcfdd2f.9cf28507 ad414f50
pub const WON_053t4: Power = location(&[cast(random(all(&[SECRET, class(CardClass::Paladin)]))).picks(3)]);

/// # Valdrakken
/// Location · 3 mana · 2 uses
/// > Get two random Dragons with +2/+2.
/// - Makes: Dragonflight [`WON_053t5e`] ("\+2/+2.")
//~ done WON_053t5 - 1dcfdd2f.aea67405 5508c903.57f50e5a
pub const WON_053t5: Power = location(&[get(random(DRAGON)).picks(2), attach("WON_053t5e").to(IT)]);

/// # Dragonflight
/// Enchantment
/// > \+2/+2.
//~ derived WON_053t5e d9aa5097 d522ad72.d5727bd5 632186cc
pub const WON_053t5e: Power = enchant(&[plus(2, 2)]);

/// # Ruins of Korune
/// Location · 3 mana · 2 uses
/// > Draw 2 cards. Swap their Costs.
/// - Makes: Korune's Blessing [`WON_053t6e`] ("Swapped Cost.")
//~ done WON_053t6 - 1dcfdd2f.d6b56f06 bd75ed65.eeb37fad
pub const WON_053t6: Power = location(&[draw(1), remember(IT), draw(1), swap_number(COST, REMEMBERED, IT)]);

/// # Korune's Blessing
/// Enchantment
/// > Swapped Cost.
//~ done WON_053t6e - d522ad72.227a94d6 8ca34c91
pub const WON_053t6e: Power = enchant(&[COST.set_to(X)]);

/// # Temple of Earth
/// Location · 3 mana · 2 uses
/// > Choose a friendly minion. Summon a copy of it with +3 Health and **Taunt** that can't attack.
/// - Makes: Defender of Deepholm [`WON_053t7e`] ("\+3 Health and Taunt. Can't attack.")
//~ done WON_053t7 - 1dcfdd2f.a32f8c58 0cf175c7.8632004c
pub const WON_053t7: Power =
    location(&[select(A_FRIENDLY_MINION), summon(copy_of(TARGET)), attach("WON_053t7e").to(IT)]);

/// # Defender of Deepholm
/// Enchantment
/// > \+3 Health and **Taunt**. Can't attack.
//~ done WON_053t7e - d522ad72.e9a7223b 3fc86892
pub const WON_053t7e: Power = enchant(&[HEALTH.plus(3), has(GameTag::TAUNT), has(GameTag::CANT_ATTACK)]);

/// # Xenedar Enchant
/// Enchantment
/// > Your next **Battlecry** this turn triggers twice.
//~ todo WON_053te 52847b6c d522ad72.52e149e3 2297d26a
pub const WON_053te: Power = TODO;

/// # Silvermoon Portal
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
/// - Reprint of: [`KAR_077`](crate::karazhan::paladin::KAR_077)
//~ reprint WON_309 bd007a9f 50eb3d2f.682d95e6 06c8675a.4266229b
pub const WON_309: Power = crate::cards::KAR_077;

/// # Steward of Darkshire
/// Minion · 3 mana · 4/3
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
/// - Reprint of: [`OG_310`](crate::old_gods::paladin::OG_310)
//~ reprint WON_310 702149f5 cbdfe8b5.8ebaa923 009196d2.e817aa81
pub const WON_310: Power = crate::cards::OG_310;

/// # Keeper of Uldaman
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Set a minion's Attack and Health to 3.
/// - Reprint of: [`LOE_017`](crate::league_of_explorers::paladin::LOE_017)
//~ reprint WON_311 587d5f00 05841e04.3a2be8fb b1c2c563.4ba32b16
pub const WON_311: Power = crate::cards::LOE_017;

/// # Wickerflame Burnbristle
/// Minion · 3 mana · 3/3
/// > **Taunt Divine Shield Lifesteal**
/// - Reprint of: [`CFM_815`](crate::gadgetzan::paladin::CFM_815)
//~ vanilla WON_312 bbd7a831 05878c57.a8f2cadd 852dc086.8fc5a335
pub const WON_312: Power = VANILLA;

/// # A Light in the Darkness
/// Spell · Holy · 2 mana
/// > **Discover** a Paladin minion. Give it +2/+2.
/// - Reprint of: [`OG_311`](crate::old_gods::paladin::OG_311)
//~ reprint WON_333 66587b6b 5fbdf668.8e24276a cbcfa6e3.5d77b6a7
pub const WON_333: Power = crate::cards::OG_311;

/// # Mysterious Challenger
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
/// - Reprint of: [`AT_079`](crate::grand_tournament::paladin::AT_079)
//~ reprint WON_334 8ff61801 7c0f8337.d456059c c7cee3d2.6f006fd7
pub const WON_334: Power = crate::cards::AT_079;
