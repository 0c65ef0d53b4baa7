//! Shaman cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e19eccad

/// # Frost Shock
///
/// `VAN_CS2_037` · Shaman spell · 1 mana
///
/// > Deal $1 damage to an enemy character and **Freeze** it.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Freeze
/// - Reprint of: Frost Shock [`CS2_037`](crate::legacy::shaman::CS2_037)
///
/// State: Reprint
//~ reprint VAN_CS2_037 bd198bc8 e3a58cb8 6b18c5d4.d385fc8f
pub const VAN_CS2_037: Power = crate::cards::CS2_037;

/// # Ancestral Spirit
///
/// `VAN_CS2_038` · Shaman spell · 2 mana
///
/// > Choose a minion. When that minion is destroyed, return it to the battlefield.
///
/// - Set: Vanilla · rare · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Ancestral Spirit [`CS2_038`](crate::classic::shaman::CS2_038)
///
/// State: Done
//~ done VAN_CS2_038 38025d78 - e17fbd20.20bd4324
pub const VAN_CS2_038: Power = spell(&[attach("CS2_038e").to(A_MINION)]);

/// # Windfury
///
/// `VAN_CS2_039` · Shaman spell · 2 mana
///
/// > Give a minion **Windfury**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Windfury
/// - Reprint of: Windfury [`CS2_039`](crate::legacy::shaman::CS2_039)
///
/// State: Reprint
//~ reprint VAN_CS2_039 ecefcfbc 4bb97921 02dea852.8cdf2b50
pub const VAN_CS2_039: Power = crate::cards::CS2_039;

/// # Ancestral Healing
///
/// `VAN_CS2_041` · Shaman spell · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Taunt
/// - Reprint of: Ancestral Healing [`CS2_041`](crate::legacy::shaman::CS2_041)
///
/// State: Reprint
//~ reprint VAN_CS2_041 ed633b26 a76e5c65 b3b4ee18.412f8783
pub const VAN_CS2_041: Power = crate::cards::CS2_041;

/// # Fire Elemental
///
/// `VAN_CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 3 damage.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
/// - Reprint of: Fire Elemental [`CS2_042`](crate::legacy::shaman::CS2_042)
///
/// State: Done
//~ done VAN_CS2_042 18482d0d - 35b85eda.a2e80205
pub const VAN_CS2_042: Power = battlecry(&[deal(3).to(TARGET)]);

/// # Rockbiter Weapon
///
/// `VAN_CS2_045` · Shaman spell · 1 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Rockbiter Weapon [`CS2_045`](crate::legacy::shaman::CS2_045)
///
/// State: Reprint
//~ reprint VAN_CS2_045 0e0c7822 b02693c2 a6715e96.523db7d6
pub const VAN_CS2_045: Power = crate::cards::CS2_045;

/// # Bloodlust
///
/// `VAN_CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Bloodlust [`CS2_046`](crate::legacy::shaman::CS2_046)
///
/// State: Reprint
//~ reprint VAN_CS2_046 68aef410 bd7481fd da55b2b4.bb9ea626
pub const VAN_CS2_046: Power = crate::cards::CS2_046;

/// # Searing Totem
///
/// `VAN_CS2_050` · Shaman minion · 1 mana · 1/1
///
/// - Set: Vanilla · free
/// - Minion type: Totem
/// - Reprint of: Searing Totem [`CS2_050`](crate::legacy::shaman::CS2_050)
///
/// State: Vanilla
//~ vanilla VAN_CS2_050 a6be81c8 47639a89 7c226bd6
pub const VAN_CS2_050: Power = VANILLA;

/// # Stoneclaw Totem
///
/// `VAN_CS2_051` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Vanilla · free
/// - Minion type: Totem
/// - Mechanics: Taunt
/// - Reprint of: Stoneclaw Totem [`CS2_051`](crate::legacy::shaman::CS2_051)
///
/// State: Vanilla
//~ vanilla VAN_CS2_051 d91127df de295138 d69e4ac0.4b0c5d24
pub const VAN_CS2_051: Power = VANILLA;

/// # Wrath of Air Totem
///
/// `VAN_CS2_052` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// - Set: Vanilla · free
/// - Minion type: Totem
/// - Mechanics: Spellpower
/// - Reprint of: Wrath of Air Totem [`CS2_052`](crate::legacy::shaman::CS2_052)
///
/// State: Vanilla
//~ vanilla VAN_CS2_052 e66fe923 6aa1866c 00538cc6.b88f2291
pub const VAN_CS2_052: Power = VANILLA;

/// # Far Sight
///
/// `VAN_CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Far Sight [`CS2_053`](crate::classic::shaman::CS2_053)
///
/// State: Reprint
//~ reprint VAN_CS2_053 e690abe2 409c41c5 553244c5.2eef8bab
pub const VAN_CS2_053: Power = crate::cards::CS2_053;

/// # Lightning Bolt
///
/// `VAN_EX1_238` · Shaman spell · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Overload
/// - Reprint of: Lightning Bolt [`EX1_238`](crate::classic::shaman::EX1_238)
///
/// State: Reprint
//~ reprint VAN_EX1_238 d93ad381 1fe0e750 7883621b.611da220
pub const VAN_EX1_238: Power = crate::cards::EX1_238;

/// # Lava Burst
///
/// `VAN_EX1_241` · Shaman spell · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// - Set: Vanilla · rare · collectible
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Lava Burst [`EX1_241`](crate::classic::shaman::EX1_241)
///
/// State: Reprint
//~ reprint VAN_EX1_241 5127bb7d d976866d 23825cde.e104c89d
pub const VAN_EX1_241: Power = crate::cards::EX1_241;

/// # Dust Devil
///
/// `VAN_EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Dust Devil [`EX1_243`](crate::classic::shaman::EX1_243)
///
/// State: Vanilla
//~ vanilla VAN_EX1_243 9f81179b fc963953 dd4fae4f.a5cc46c8
pub const VAN_EX1_243: Power = VANILLA;

/// # Totemic Might
///
/// `VAN_EX1_244` · Shaman spell · 0 mana
///
/// > Give your Totems +2 Health.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Totemic Might [`EX1_244`](crate::legacy::shaman::EX1_244)
///
/// State: Reprint
//~ reprint VAN_EX1_244 03c9054d 0b4c8ea5 81bfb856.3a007516
pub const VAN_EX1_244: Power = crate::cards::EX1_244;

/// # Earth Shock
///
/// `VAN_EX1_245` · Shaman spell · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Silence
/// - Reprint of: Earth Shock [`EX1_245`](crate::classic::shaman::EX1_245)
///
/// State: Reprint
//~ reprint VAN_EX1_245 5a0ccda9 b2858a78 26a551b7.534fc8bb
pub const VAN_EX1_245: Power = crate::cards::EX1_245;

/// # Hex
///
/// `VAN_EX1_246` · Shaman spell · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Taunt
/// - Reprint of: Hex [`EX1_246`](crate::legacy::shaman::EX1_246)
/// - Tokens: Frog [`hexfrog`](crate::legacy::shaman::hexfrog)
///
/// State: Reprint
//~ reprint VAN_EX1_246 c5717238 449ea7ce 1a922f92.c02c444f
pub const VAN_EX1_246: Power = crate::cards::EX1_246;

/// # Stormforged Axe
///
/// `VAN_EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Overload
/// - Reprint of: Stormforged Axe [`EX1_247`](crate::classic::shaman::EX1_247)
///
/// State: Vanilla
//~ vanilla VAN_EX1_247 d7eaa94a 6d83896a 2dea195a.e77e0301
pub const VAN_EX1_247: Power = VANILLA;

/// # Feral Spirit
///
/// `VAN_EX1_248` · Shaman spell · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (2)
///
/// - Set: Vanilla · rare · collectible
/// - Refers to: Taunt
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Feral Spirit [`EX1_248`](crate::classic::shaman::EX1_248)
/// - Tokens: Spirit Wolf [`VAN_EX1_tk11`]
///
/// State: Done
//~ done VAN_EX1_248 a68df0d6 - 928ebb89.8a0919f1
pub const VAN_EX1_248: Power = spell(&[summon(card("VAN_EX1_tk11")).copies(2)]);

/// # Earth Elemental
///
/// `VAN_EX1_250` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt**. Overload**:** (3)
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 3
/// - Reprint of: Earth Elemental [`EX1_250`](crate::classic::shaman::EX1_250)
///
/// State: Vanilla
//~ vanilla VAN_EX1_250 f165f80e 5d655cdb 9f950a52.dc3c7a7d
pub const VAN_EX1_250: Power = VANILLA;

/// # Forked Lightning
///
/// `VAN_EX1_251` · Shaman spell · 1 mana
///
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
///
/// - Set: Vanilla · common · collectible
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Forked Lightning [`EX1_251`](crate::classic::shaman::EX1_251)
///
/// State: Reprint
//~ reprint VAN_EX1_251 75ff0b49 17d47c7d be16a77e.ec42f296
pub const VAN_EX1_251: Power = crate::cards::EX1_251;

/// # Unbound Elemental
///
/// `VAN_EX1_258` · Shaman minion · 3 mana · 2/4
///
/// > Whenever you play a card with **Overload**, gain +1/+1.
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Overload
/// - Reprint of: Unbound Elemental [`EX1_258`](crate::classic::shaman::EX1_258)
///
/// State: Done
//~ done VAN_EX1_258 234f7f6d - 00b8eae1.a952b43b
pub const VAN_EX1_258: Power = whenever(YOU.play(with(GameTag::OVERLOAD))).then(&[attach("EX1_258e")]);

/// # Lightning Storm
///
/// `VAN_EX1_259` · Shaman spell · 3 mana
///
/// > Deal $2-$3 damage to all enemy minions. **Overload:** (2)
///
/// - Set: Vanilla · rare · collectible
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Lightning Storm [`EX1_259`](crate::classic::shaman::EX1_259)
///
/// State: Done
//~ done VAN_EX1_259 b28c9e49 - 2249258e.37c73da2
pub const VAN_EX1_259: Power = spell(&[deal(2).up_to(3).to(ENEMY_MINIONS)]);

/// # Flametongue Totem
///
/// `VAN_EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Totem
/// - Mechanics: Adjacent Buff, Aura
/// - Reprint of: Flametongue Totem [`EX1_565`](crate::legacy::shaman::EX1_565)
///
/// State: Reprint
//~ reprint VAN_EX1_565 43959c22 95f252a8 b0c58276.a3504708
pub const VAN_EX1_565: Power = crate::cards::EX1_565;

/// # Doomhammer
///
/// `VAN_EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Doomhammer [`EX1_567`](crate::classic::shaman::EX1_567)
///
/// State: Vanilla
//~ vanilla VAN_EX1_567 2ab0bda6 a026224d 4c2a6372.44ea5630
pub const VAN_EX1_567: Power = VANILLA;

/// # Mana Tide Totem
///
/// `VAN_EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Totem
/// - Reprint of: Mana Tide Totem [`EX1_575`](crate::classic::shaman::EX1_575)
///
/// State: Reprint
//~ reprint VAN_EX1_575 ab37c7b4 497de4cd 2797f6d4.f5470f4f
pub const VAN_EX1_575: Power = crate::cards::EX1_575;

/// # Windspeaker
///
/// `VAN_EX1_587` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Windfury**.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury
/// - Target: "Give **Windfury**."
/// - Reprint of: Windspeaker [`EX1_587`](crate::legacy::shaman::EX1_587)
///
/// State: Reprint
//~ reprint VAN_EX1_587 b7a913c5 fd420ee5 084cfda7.3aafcd86
pub const VAN_EX1_587: Power = crate::cards::EX1_587;

/// # Spirit Wolf
///
/// `VAN_EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Vanilla
/// - Mechanics: Taunt
/// - Reprint of: Spirit Wolf [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk11 dc2fe5a7 ab9afd61 a8446fde.4b0c5d24
pub const VAN_EX1_tk11: Power = VANILLA;

/// # Totemic Call
///
/// `VAN_HERO_02bp` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a random basic Totem.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2742
/// - Reprint of: Totemic Call [`HERO_02bp`](crate::legacy::shaman::HERO_02bp)
///
/// State: Done
//~ done VAN_HERO_02bp e03b8eea - d44d6311.30392b28
pub const VAN_HERO_02bp: Power = hero_power(&[summon(one_missing(VANILLA_TOTEMS))]).when(lacks(VANILLA_TOTEMS));

/// The basic Totems, as they were.
const VANILLA_TOTEMS: &[&str] = &["VAN_NEW1_009", "VAN_CS2_050", "VAN_CS2_051", "VAN_CS2_052"];

/// # Totemic Slam
///
/// `VAN_HERO_02bp2` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a Totem of your choice.
///
/// - Set: Vanilla
/// - Reprint of: Totemic Slam [`HERO_02bp2`](crate::legacy::shaman::HERO_02bp2)
///
/// State: Reprint
//~ reprint VAN_HERO_02bp2 8cc6d82f 42e47533 9f728750.1b2a5f9a
pub const VAN_HERO_02bp2: Power = crate::cards::HERO_02bp2;

/// # Strength of Earth
///
/// `VAN_HERO_02e2` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Vanilla
/// - Reprint of: Strength of Earth [`CS2_058e`](crate::legacy::shaman::CS2_058e)
///
/// State: Reprint
//~ reprint VAN_HERO_02e2 5d8ab873 ea163fad ccf456e9.c84fda8a
pub const VAN_HERO_02e2: Power = crate::cards::CS2_058e;

/// # Healing Totem
///
/// `VAN_NEW1_009` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// - Set: Vanilla · free
/// - Minion type: Totem
/// - Reprint of: Healing Totem [`NEW1_009`](crate::legacy::shaman::NEW1_009)
///
/// State: Reprint
//~ reprint VAN_NEW1_009 c908c859 2150c6c5 d4e9ae0d.bffa5cf6
pub const VAN_NEW1_009: Power = crate::cards::NEW1_009;

/// # Al'Akir the Windlord
///
/// `VAN_NEW1_010` · Shaman minion · 8 mana · 3/5
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Windfury, Taunt, Divine Shield, Charge
/// - Reprint of: Al'Akir the Windlord [`NEW1_010`](crate::classic::shaman::NEW1_010)
///
/// State: Vanilla
//~ vanilla VAN_NEW1_010 47c4ba82 99a2eeef 0ca1aadf.047d1399
pub const VAN_NEW1_010: Power = VANILLA;
