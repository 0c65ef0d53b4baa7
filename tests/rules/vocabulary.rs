//! The vocabulary has words for the most frequent parts of card texts: for each of the two hundred most frequent things, a written
//! card and the word of its Power for it.
//!
//! The things were counted over the English texts of all collectible constructed cards of build 255790; they stand in the
//! order of their counts, the most frequent first. Their names describe, they are not the vocabulary's.
use cardwright_engine::script::power::PowerStatus;

use super::*;

/// The expression of a thing.
enum Said {
    /// The card with this id is written, and this stands in its source.
    Word(&'static str, &'static str),
    /// A keyword: the card needs no word for it, the rules know its tag.
    Keyword(&'static str, GameTag),
    /// No card can, and why.
    Nothing(&'static str),
}
use Said::{Keyword, Nothing, Word};

/// Kind, thing, what says it.
const SAID: &[(&str, &str, Said)] = &[
    ("trigger", "Battlecry", Word("CS2_181", "battlecry(")),
    ("verb", "BuffStats", Word("RLK_707", "plus(")),
    ("verb", "Damage", Word("EX1_238", "deal(")),
    ("filter", "Race", Word("FP1_011", "BEAST")),
    ("selector", "It/Them (anaphora: last target/result)", Word("CS2_024", "IT")),
    ("selector", "ChosenTarget(filter)", Word("EX1_332", "A_MINION")),
    ("trigger", "Deathrattle", Word("EX1_012", "deathrattle(")),
    ("filter", "InZone(hand/deck/battlefield)", Word("EX1_105", "YOUR_HAND")),
    ("selector", "Random(filter)", Word("EX1_617", ".random()")),
    ("keyword", "taunt", Word("EX1_002", "GameTag::TAUNT")),
    ("verb", "Summon(token)", Word("EX1_131", "summon(card(")),
    ("modifier", "If", Word("CS3_022", ".when(")),
    ("selector", "All(filter)", Word("BT_235", "MINIONS")),
    ("filter", "Enemy", Word("CS2_093", "ENEM")),
    ("selector", "Self", Word("FP1_027", "THIS")),
    ("filter", "Friendly", Word("DS1_055", "FRIENDLY")),
    ("keyword", "rush", Word("DMF_526", "GameTag::RUSH")),
    ("filter", "Cost", Word("DAL_608", "COST.")),
    ("verb", "GrantKeyword", Word("CS2_039", "has(GameTag")),
    ("selector", "Yours(filter)", Word("EX1_158", "FRIENDLY_MINIONS")),
    ("selector", "CopyOf", Word("CS2_003", "copy_of(")),
    ("filter", "HasMechanic", Word("ICC_052", "with(GameTag")),
    ("selector", "YourHero", Word("EX1_192", "YOUR_HERO")),
    ("verb", "Draw(n)", Word("CS2_077", "draw(4)")),
    ("verb", "Discover(pool)", Word("LOE_023", "discover(")),
    ("modifier", "Duration: this turn", Word("CS2_188o", ".this_turn()")),
    ("verb", "ModifyCost(card)", Word("EX1_586", "cost_less(")),
    ("filter", "HasMechanic/with keyword", Word("EX1_002", "with(GameTag::TAUNT)")),
    ("verb", "Destroy", Word("CS2_076", "destroy(")),
    ("selector", "ChosenTarget(any character, implicit)", Word("EX1_238", "TARGET")),
    ("verb", "Draw(filtered)", Word("BG31_BOBt4", "draw_that(")),
    ("modifier", "Window: this game / rest of game", Word("RLK_812", ".die().this_game()")),
    ("verb", "AddToHand(random from pool)", Word("EX1_181", "get(random")),
    ("verb", "AddToHand(token)", Word("EX1_559", "get(card")),
    ("trigger", "EndOfYourTurn", Word("EX1_575", "at_end_of_your_turn(")),
    ("trigger", "OnAttack", Word("BT_352", ".attack(")),
    ("keyword", "lifesteal", Word("ETC_325", "GameTag::LIFESTEAL")),
    ("static", "Static: self cost (for each/if)", Word("EX1_586", "costs(")),
    ("filter", "PlayedHistory", Word("CS3_005", "OPPONENT.play(")),
    ("keyword", "divine_shield", Word("BAR_025", "GameTag::DIVINE_SHIELD")),
    ("verb", "ChooseTarget(explicit)", Word("TRL_097", "select(")),
    ("verb", "Summon(random from pool)", Word("EX1_188", "summon(random")),
    ("filter", "SpellSchool", Word("RLK_511", "school(")),
    ("verb", "Heal", Word("CS2_007", "heal(")),
    ("verb", "Summon(copy)", Word("EX1_294", "summon(copy_of")),
    ("verb", "CastSpell(random/copy/again)", Word("TRL_065", "cast(each_past(")),
    ("selector", "Other(exclude self)", Word("CS2_064", ".other()")),
    ("selector", "RandomN(filter)", Word("EX1_310", "random_of(2)")),
    ("value", "ForEach(filter)", Word("EX1_586", "for_each(")),
    ("verb", "Shuffle(into deck)", Word("LEG_RLK_039", "shuffle(")),
    ("filter", "Class", Word("EX1_180", "class(CardClass")),
    ("verb", "CopyToHand", Word("CS2_003", "get(copy_of")),
    ("verb", "Transform", Word("CS2_022", "transform(")),
    ("modifier", "Elided upgrade (\"Draw 3 instead\")", Word("EX1_133", ".instead()")),
    ("trigger", "OnCastSpell", Word("EX1_095", "YOU.cast(")),
    ("trigger", "OnPlayCard", Word("EX1_044", "YOU.play(")),
    ("selector", "Union(A,B)", Word("UNG_030", "together(")),
    ("verb", "GainArmor", Word("EX1_606", "armor(")),
    ("keyword", "stealth", Word("EX1_544", "GameTag::STEALTH")),
    ("cond", "HoldingCard(filter)", Word("BRM_033", "there_is(&YOUR_HAND")),
    ("verb", "Summon(from hand/deck)", Word("FP1_022", "summon(the(YOUR")),
    ("verb", "NextCardModifier", Word("CS3_008e", ".until(")),
    ("cond", "HistoryCount(event,filter,window)>=N", Word("TSC_609", ".at_least(3")),
    ("filter", "Secret", Word("EX1_186", "ENEMY_SECRETS")),
    ("selector", "One (anaphora: same filter)", Word("EX1_407", "not(&is(&IT))")),
    ("selector", "Adjacent", Word("EX1_093", "neighbours()")),
    ("keyword", "spelldamage", Word("EX1_584e", "GameTag::SPELLPOWER")),
    ("selector", "AllOther(filter)", Word("EX1_082", "CHARACTERS.other")),
    ("modifier", "Secret", Word("EX1_287", "whenever(OPPONENT")),
    ("value", "StatOf(entity)", Word("EX1_335", ".set_to(HEALTH.of(THIS))")),
    ("cond", "Controls(filter)", Word("LOE_039", "there_is(&OTHER")),
    ("selector", "RandomEnemyCharacter", Word("EX1_298", "ENEMIES.random()")),
    ("verb", "ChooseOne(A,B)", Word("EX1_154", "choose_one(")),
    ("verb", "ForceAttack/ExtraAttack", Word("CS3_020", "make_attack(")),
    ("modifier", "PayToDo (A to B)", Word("LEG_RLK_101", "pay(")),
    ("cond", "TargetMatches(filter)", Word("EX1_302", "IT.that(")),
    ("verb", "OTHER", Nothing("counts what has no name: it says nothing")),
    ("filter", "Weapon", Word("EX1_066", "WEAPON")),
    ("trigger", "Combo", Word("EX1_134", "combo(")),
    ("cond", "Have(X)", Word("CS3_022", "YOUR_WEAPON")),
    ("keyword", "overload", Word("EX1_258", "GameTag::OVERLOAD")),
    ("static", "Aura: cost of NP", Word("EX1_608", "aura(YOUR_HAND")),
    ("static", "Aura: NP has buff/keyword", Word("CS2_122", "aura(OTHER_FRIENDLY_MINIONS)")),
    ("filter", "DiedThisGame/Turn", Word("TOY_886", ".die().this_game()")),
    ("selector", "Extremum(lowest/highest stat)", Word("SW_040", ".least(")),
    ("trigger", "OnDeath", Word("EX1_595", ".die()")),
    ("selector", "EnemyHero", Word("DS1_233", "ENEMY_HERO")),
    ("keyword", "reborn", Word("ULD_265", "GameTag::REBORN")),
    ("verb", "SetStats", Word("DINO_403", "become_stats(")),
    ("verb", "Freeze", Word("EX1_283", "freeze(")),
    ("keyword", "charge", Word("CS2_146", "GameTag::CHARGE")),
    ("keyword", "poisonous", Word("JAM_021", "GameTag::POISONOUS")),
    ("verb", "DamageSplit", Word("EX1_384", "split_among")),
    ("cond", "HistoryAny(event,filter,window)", Word("FP1_014", ".at_least(1")),
    ("selector", "YourHand(all)", Word("EX1_105", "YOUR_HAND")),
    ("selector", "YourOther(filter)", Word("FP1_016", "OTHER_FRIENDLY_MINIONS")),
    ("static", "Static: self buff while/if/for each", Word("CS2_146", "aura(THIS).when(")),
    ("verb", "Dormant/Awaken", Word("BT_258", "dormant")),
    ("keyword", "windfury", Word("CS2_039", "GameTag::WINDFURY")),
    ("trigger", "StartOfYourTurn", Word("NEW1_021", "at_start_of_your_turn")),
    ("keyword", "elusive", Word("UNG_999t5e", "GameTag::ELUSIVE")),
    ("selector", "YourDeck(all)", Word("DS1_184", "YOUR_DECK")),
    ("verb", "Discover(from deck/hand zone)", Word("DS1_184", "discover_from")),
    ("verb", "ReturnToHand", Word("NEW1_004", "return_to_hand")),
    ("verb", "GrantText/Trigger", Word("CS2_038", "attach(")),
    ("trigger", "OnDamageTaken", Word("EX1_007", "takes_damage_from")),
    ("trigger", "Spellburst", Word("SCH_231", "Word::Spellburst")),
    ("selector", "Opponent", Word("FP1_029", "OPPONENT")),
    ("filter", "FromOtherClass", Word("EX1_182", "Classes::Other")),
    ("modifier", "Window: while holding", Word("WW_407", "while_holding_this()")),
    ("keyword", "tradeable", Keyword("SW_055", GameTag::TRADEABLE)),
    ("verb", "Discard", Word("EX1_306", "discard(")),
    ("filter", "Rarity", Word("EX1_189", "rarity(")),
    ("modifier", "While (continuous condition)", Word("EX1_414", ".when(DAMAGED)")),
    ("cond", "TargetDied", Word("EX1_302", "DEAD")),
    ("verb", "Resurrect", Word("RLK_813", "random_from_past")),
    ("trigger", "OnSummon", Word("CS2_237", ".summon(")),
    ("cond", "DeckHasNo(filter)/Highlander", Word("LOE_011", "no_duplicates")),
    ("filter", "StatCompare", Word("CS2_234", "ATTACK.at")),
    ("filter", "Damaged", Word("EX1_414", "DAMAGED")),
    ("verb", "Repeat", Word("BT_514", ".repeated(2)")),
    ("verb", "SpendResource(Corpses/Armor/Health/Mana)", Word("LEG_RLK_101", "Part::Corpses")),
    ("verb", "EquipWeapon", Word("EX1_398", "equip(")),
    ("selector", "Opponent's(filter)", Word("CS2_003", "ENEMY_HAND")),
    ("modifier", "Window: last turn", Word("UNG_070", ".last_turn()")),
    ("static", "OTHER:S_if", Word("EX1_414", "aura(THIS).when(DAMAGED)")),
    ("selector", "YourWeapon", Word("CS2_074", "YOUR_WEAPON")),
    ("modifier", "Quest", Word("UNG_942", "quest(")),
    ("verb", "Summon(for opponent)", Word("EX1_577", ".for_(OPPONENT)")),
    ("verb", "Silence", Word("EX1_332", "silence(")),
    ("verb", "Summon(it/that card)", Word("LOOT_370", "summon(the(")),
    ("selector", "NextCard", Word("CS3_008e", "YOU.play")),
    ("selector", "LastN(history)", Word("CS3_005", "last_of(")),
    ("trigger", "DelayedTurn", Word("EX1_137", "later(")),
    ("trigger", "Outcast", Word("LEG_CS3_017", "Word::Outcast")),
    ("trigger", "Corrupt", Keyword("DMF_083", GameTag::CORRUPT)),
    ("selector", "Rest (anaphora)", Word("VAN_DS1_184", "choose_from(")),
    ("verb", "Reveal/LookAt", Word("VAN_DS1_184", "choose_from(")),
    ("verb", "TriggerAbility(Deathrattle/Battlecry)", Word("ICC_052", "trigger(")),
    ("trigger", "Kindred", Word("TLC_366", "KINDRED")),
    ("trigger", "OnDraw", Word("CS3_001e2", ".draw(")),
    ("filter", "Coin", Word("LOE_012", "GAME_005")),
    ("modifier", "Delayed/nested trigger", Word("FP1_003", "later(")),
    ("selector", "YourHeroPower", Word("VAN_EX1_625", "YOUR_HERO_POWER")),
    ("verb", "RefreshMana", Word("BG31_BOBt3", "refresh_mana(")),
    ("trigger", "Infuse", Word("REV_957", "infuse(")),
    ("modifier", "RestOfGame effect", Word("VAC_426", "attach(")),
    ("static", "Lasts N turns", Word("LEG_TTN_908", "TTN_908e")),
    ("keyword", "colossal", Word("TSC_216", "colossal(")),
    ("verb", "AddToHand(opponent/both)", Word("TRL_504", ".for_(OPPONENT)")),
    ("verb", "TakeControl", Word("CS1_113", "take_control(")),
    ("trigger", "HonorableKill", Word("AV_121", "HonorableKill")),
    ("trigger", "Finale", Word("ETC_325", "Finale")),
    ("filter", "Controlled", Word("REV_242", ".for_each(FRIENDLY_MINIONS")),
    ("filter", "FromThePast(Wild)", Word("TIME_444", "FROM_THE_PAST")),
    ("filter", "Temporary", Word("GIFT_08", "discover_temporary(")),
    ("modifier", "If…instead", Word("EX1_124", ".instead()")),
    ("verb", "RandomBonusEffect", Word("TLC_444", "bonus_effects(3)")),
    ("verb", "PutInDeck(top/bottom)", Word("BT_323", "put_on_top")),
    ("keyword", "immune", Word("EX1_295o", "GameTag::IMMUNE")),
    ("verb", "GainManaCrystal", Word("CS2_013", "gain_empty_crystals(")),
    ("trigger", "Inspire", Word("AT_089", "inspire(")),
    ("cond", "SelfState(damaged/frozen/...)", Word("EX1_009", ".when(DAMAGED)")),
    ("filter", "Faction(Zerg/Protoss/Terran)", Word("SC_755e2", "GameTag::PROTOSS")),
    ("modifier", "Duration/Delay: next turn", Word("EX1_137", "later(")),
    ("static", "Static: can't attack", Word("VAC_959t06e", "CANT_ATTACK")),
    ("keyword", "magnetic", Keyword("BOT_563", GameTag::MAGNETIC)),
    ("verb", "Craft/Assemble", Word("HERO_02bp2", "choose_card(")),
    ("verb", "Dredge", Word("TSC_909", "put_on_top(the(IT))")),
    ("trigger", "Forge", Keyword("TTN_042", GameTag::FORGE)),
    ("modifier", "Duration: until your next turn", Word("EX1_128e", "until_your_next_turn")),
    ("static", "OTHER:S_x", Word("CS3_021", "also_damages(")),
    ("keyword", "prepare", Keyword("JAIL_909", GameTag::PREPARE)),
    ("verb", "DoubleStats", Word("EX1_355e", "doubled()")),
    ("modifier", "Each turn", Word("EX1_076", ".never()")),
    ("modifier", "Duration: N turns", Word("LEG_TTN_908", "lasts(3)")),
    ("static", "Aura: triggers/casts twice", Word("LOE_077", "GameTag::EXTRA_BATTLECRIES_BASE")),
    ("verb", "SwapAttackHealth", Word("EX1_059", "swap_stats")),
    ("verb", "WeaponDurability", Word("NEW1_025", "lose_durability")),
    ("trigger", "Manathirst", Word("RLK_955", "MANA_CRYSTALS")),
    ("filter", "DidntStartInDeck", Word("VAC_447", "STARTED_IN_DECK")),
    ("modifier", "Scope: wherever it is", Word("OG_281", "YOUR_CTHUN")),
    ("verb", "SwapEntities/Zones", Word("EX1_006", "swap(")),
    ("verb", "Draw(opponent/both)", Word("EX1_050", ".for_(PLAYERS)")),
    (
        "verb",
        "DarkGift",
        Nothing("each card that is offered bears its gift before one is chosen: no word offers enchanted cards"),
    ),
    ("trigger", "OnSelfDrawn", Word("TTN_715", "Word::WhenDrawn")),
    ("trigger", "Frenzy", Word("BAR_025", "Word::Frenzy")),
    ("trigger", "While(condition)", Word("CS2_146", "aura(THIS).when(there_is(&YOUR_WEAPON))")),
    ("trigger", "StartOfGame", Word("KAR_096", "Word::StartOfGame")),
    ("cond", "DiedThisTurn/Game(filter)", Word("FP1_014", ".die()")),
    ("selector", "TopOfDeck", Word("VAN_DS1_184", "YOUR_DECK.first(3)")),
    ("selector", "Position(leftmost/rightmost)", Word("BOT_263", ".first(1)")),
    ("filter", "Location", Word("EX1_312", "LOCATION")),
    ("modifier", "During your turn", Word("TTN_713", "ON_YOUR_TURN")),
    ("verb", "AddLackey", Word("DAL_400", "random_token(with(GameTag::MARK_OF_EVIL))")),
    ("verb", "Excavate", Word("WW_001", "excavate()")),
    ("verb", "Imbue", Word("EDR_852", "imbue()")),
    ("trigger", "OnAttackKill", Word("TOY_103", "attack(")),
    ("trigger", "EachTurnInHand", Word("TLC_366", "in_hand()")),
    ("cond", "HeroHistory(attacked/damaged/healed,window)", Word("BT_495", "YOUR_HERO.attack(")),
];

#[test]
fn the_two_hundred_most_frequent_things_are_said_by_written_cards() {
    let cards = table(CardClass::Mage).game.cards;
    assert_eq!(SAID.len(), 200);
    let mut wrong = Vec::new();
    for (at, (kind, thing, said)) in SAID.iter().enumerate() {
        let mut fault = |id: &str, what: String| wrong.push(format!("{} {kind} {thing}: {id} {what}", at + 1));
        match said {
            Word(id, word) => match cards.by_id(id).map(|card| cards.get(card)) {
                None => fault(id, "is no card".to_owned()),
                Some(card) if card.power.status != PowerStatus::Done => {
                    fault(id, format!("is {:?}", card.power.status))
                }
                Some(card) => {
                    let source = card.power.source();
                    if !source.contains(word) {
                        fault(id, format!("does not say `{word}`: {source}"));
                    }
                }
            },
            Keyword(id, tag) => match cards.by_id(id).map(|card| cards.get(card)) {
                None => fault(id, "is no card".to_owned()),
                Some(card) if card.power.status == PowerStatus::Todo => fault(id, "is not written".to_owned()),
                Some(card) if card.tag(*tag) == 0 => fault(id, format!("has no {tag:?}")),
                Some(_) => {}
            },
            Nothing(why) => assert!(!why.is_empty(), "{thing}: nothing says why"),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_thing_stands_once_and_nearly_all_are_said() {
    let mut things: Vec<_> = SAID.iter().map(|(kind, thing, _)| (kind, thing)).collect();
    things.sort();
    things.dedup();
    assert_eq!(things.len(), SAID.len());
    let unsaid = SAID.iter().filter(|(.., said)| matches!(said, Nothing(_))).count();
    assert!(unsaid <= MAX_UNPRINTED, "{unsaid} things have no card");
}

/// The number of things that may have no card that says them.
const MAX_UNPRINTED: usize = 2;
