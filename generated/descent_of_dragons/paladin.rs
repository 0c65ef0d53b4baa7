//! Paladin cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 687dc91a

/// # Righteous Cause
///
/// `DRG_008` · Paladin spell · 1 mana
///
/// > **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5
/// - Enchantments: Righteous Cause [`DRG_008e`]
///
/// State: Derived
//~ derived DRG_008 1557c2b0 6f990a59 c658351f.283a6183
pub const DRG_008: Power =
    quest(Goal::Times(5), &[YOU.summon(MINION)]).reward(&[attach("DRG_008e").to(FRIENDLY_MINIONS)]);

/// # Righteous Cause
///
/// `DRG_008e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_008e 04a9a4eb 4869b427 c3e047a1.67341004
pub const DRG_008e: Power = enchant(&[plus(1, 1)]);

/// # Sky Claw
///
/// `DRG_225` · Paladin minion · 3 mana · 1/2
///
/// > Your other Mechs have +1 Attack. **Battlecry:** Summon two 1/1 Microcopters.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Aura
/// - Enchantments: Mechanical Might [`DRG_225e`]
/// - Tokens: Microcopter [`DRG_225t`]
///
/// State: Derived
//~ derived DRG_225 41f64eb5 79fa7fe0 2451be50.f09a87db
#[rustfmt::skip]
pub const DRG_225: Power = abilities(&[aura(OTHER_FRIENDLY_MINIONS.that(MECH)).gives("DRG_225e"), battlecry(&[summon(card("DRG_225t")).copies(2)])]);

/// # Mechanical Might
///
/// `DRG_225e` · Neutral enchantment
///
/// > +1 Attack from Sky Claw.
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
/// - Tokens: Sky Claw [`DRG_225`]
///
/// State: Derived
//~ derived DRG_225e d6220272 ee8adad0 56264cb4.2b9afedd
pub const DRG_225e: Power = enchant(&[ATTACK.plus(1)]);

/// # Microcopter
///
/// `DRG_225t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla DRG_225t c5e75bf2 34a245c6 717099a6
pub const DRG_225t: Power = VANILLA;

/// # Amber Watcher
///
/// `DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Restore #8 Health."
///
/// State: Derived
//~ derived DRG_226 181b21a9 9ef0b56e 63e4021a.b13503f2
pub const DRG_226: Power = battlecry(&[heal(8).to(TARGET)]);

/// # Bronze Explorer
///
/// `DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Lifesteal
///
/// State: Derived
//~ derived DRG_229 bb756ccc 59d1e085 7efb93a6.d6b5df40
pub const DRG_229: Power = battlecry(&[discover(DRAGON)]);

/// # Lightforged Crusader
///
/// `DRG_231` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_231 10c70fb2 1e0facc1 5bb14938.863e7d11
#[rustfmt::skip]
pub const DRG_231: Power = battlecry(&[get(random(class(CardClass::Paladin))).copies(5)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Lightforged Zealot
///
/// `DRG_232` · Paladin minion · 4 mana · 4/2
///
/// > **Battlecry:** If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Tokens: Truesilver Champion [`CS2_097`](crate::legacy::paladin::CS2_097), Truesilver Champion [`DRG_232t`]
///
/// State: Derived
//~ derived DRG_232 68de9f51 6be1078e 70d4f8c2.83d08f1f
pub const DRG_232: Power =
    battlecry(&[equip(card("DRG_232t"))]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Truesilver Champion
///
/// `DRG_232t` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// - Set: Descent of Dragons · free
///
/// State: Derived
//~ derived DRG_232t 0e7f5eb2 7a413cc5 4b54ceb3.6b67f291
pub const DRG_232t: Power = whenever(YOUR_HERO.attack(CARD)).then(&[heal(3).to(WHO)]);

/// # Sand Breath
///
/// `DRG_233` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2. Give it **Divine Shield** if you're holding a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Sand Breath [`DRG_233e`]
///
/// State: Derived
//~ derived DRG_233 58baf492 d0a69335 e6b70961.dadba239
#[rustfmt::skip]
pub const DRG_233: Power = spell(&[attach("DRG_233e").to(A_MINION), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Sand Breath
///
/// `DRG_233e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_233e c21a74f6 45272812 85ebbbd1.6fa82661
pub const DRG_233e: Power = enchant(&[plus(1, 2)]);

/// # Dragonrider Talritha
///
/// `DRG_235` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Rider Talritha [`DRG_235e`]
/// - Tokens: Dragonrider Talritha Effect Dummy [`DRG_235d`]
///
/// State: Todo
//~ todo DRG_235 d68ea043 f49a8293 8ba35a19.6348fdb1
pub const DRG_235: Power = TODO;

/// # Dragonrider Talritha Effect Dummy
///
/// `DRG_235d` · Neutral spell · 0 mana
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo DRG_235d e01f7f77 e76722ec 54b8feb0
pub const DRG_235d: Power = TODO;

/// # Rider Talritha
///
/// `DRG_235e` · Neutral enchantment
///
/// > +3/+3 and **Deathrattle:** Give a Dragon in your hand this enchant.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_235e 1bb837a5 7f4ea3a6 c94322b3.b9377484
pub const DRG_235e: Power = TODO;

/// # Sanctuary
///
/// `DRG_258` · Paladin spell · 2 mana
///
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Quest Progress Total, Side Quest
/// - Refers to: Taunt
/// - Tokens: Indomitable Champion [`DRG_258t`]
///
/// State: Todo
//~ todo DRG_258 9243f6ce 236dd1d7 b1f69249.f9f512ec
pub const DRG_258: Power = TODO;

/// # Indomitable Champion
///
/// `DRG_258t` · Paladin minion · 4 mana · 3/6
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Mechanics: Taunt
/// - Tags: `2165` = 1
///
/// State: Vanilla
//~ vanilla DRG_258t 270daf0e 08804360 dedfbdde.4b0c5d24
pub const DRG_258t: Power = VANILLA;

/// # Nozdormu the Timeless
///
/// `DRG_309` · Paladin minion · 4 mana · 8/8
///
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DRG_309 c656c9ee 98452234 3dc73d6a.a5d9b7aa
pub const DRG_309: Power = TODO;
