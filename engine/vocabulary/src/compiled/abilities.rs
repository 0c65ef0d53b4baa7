//! A card's abilities, grouped for the rules; computed once for each card of a registry.
//!
//! Rule: The first mention of a target asks for it. Spells need a target; minions take one if there is one. Without one, a
//! Battlecry that needs it does nothing; a text of several sentences of which some need none is written as several Battlecries
//! (recordings show its block nonetheless). See also `query/targets.rs`.
use std::ops::Deref;

use cardwright_data::GameTag;

use super::depends::AuraDependencies;
use super::{Card, CardId};
use crate::facts::Keywords;
use crate::script::activatable::Activatable;
use crate::script::amount::Multiplier;
use crate::script::aura::{Attribute, Aura, Enchant, Gives, Modifier, Op};
use crate::script::condition::Condition;
use crate::script::effect::{CardSource, Effect, Offer};
use crate::script::power::{Ability, EnchantmentRetention, Form, Power, Progress, StartingDeck, infuses};
use crate::script::selector::{SelectionSource, Selector, Side};
use crate::script::trigger::{ActiveZone, EventKind, Limit, Trigger};
use crate::script::verb::Verb;
use crate::script::walk::Node;
use crate::script::word::{Text, Word};

/// The target that a text declares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DeclaredTarget {
    /// The selector of legal targets.
    pub which: &'static Selector,
    /// The condition under which a target is required.
    pub when: Condition,
}

/// An aura with data that the rules compute from it.
#[derive(Clone, Copy, Debug)]
pub struct CompiledAura {
    /// The aura.
    pub aura: &'static Aura,
    /// The modifiers that it gives.
    pub modifiers: &'static [Modifier],
    /// Whether its effects are recorded on the affected entities.
    pub is_recorded: bool,
    /// The dependencies of its targets and modifiers.
    pub depends: AuraDependencies,
    /// Whether it affects only its own bearer.
    pub affects_bearer_only: bool,
    /// The order in which auras are applied, the smallest first; auras of the same precedence in order of play of their bearers.
    ///
    /// An aura that sets the Cost of other cards is applied before increases and reductions: Naga Sea Witch "modifies the base cost of
    /// cards before any other cost increase or reduction is applied, regardless of the play order" (Hearthstone Wiki). An aura whose
    /// targets depend on a keyword follows the auras that may give the keyword; an aura that sets a minimum Cost follows all of these
    /// (Razorscale); last come auras that set a number of their bearer to another of its numbers (Lightspawn).
    pub precedence: u8,
}

impl CompiledAura {
    /// Without the modifiers of an enchantment card, which are resolved later.
    fn of(aura: &'static Aura) -> Self {
        let gives = modifiers_without_card(aura);
        Self {
            aura,
            modifiers: gives,
            is_recorded: false,
            depends: AuraDependencies::default(),
            affects_bearer_only: false,
            precedence: 0,
        }
    }
}

/// The data of a card's [`Power`](crate::script::Power) for the rules: the frequently used part in two cache lines, and the
/// [`RareAbilities`], to which it dereferences.
#[derive(Clone, Debug, Default)]
#[repr(align(64))]
pub struct CompiledCard {
    /// The kinds of events that it listens to in play, in hand and in the deck, as
    /// [`EventKind::bit`](crate::script::trigger::EventKind::bit)s.
    pub listens: [u64; 3],
    /// Texts with the target that each declares.
    pub texts: Box<[(&'static Text, Option<DeclaredTarget>)]>,
    /// Triggers, in the order of the text.
    pub triggers: Box<[&'static Trigger]>,
    /// Auras.
    pub auras: Box<[CompiledAura]>,
    /// The effect of an enchantment card on its bearer.
    pub enchant: Option<&'static Enchant>,
    rare: Option<Box<RareAbilities>>,
    /// The tags that its auras give, as [`rule_bit`]s.
    pub rule_bits: u64,
    /// A bit for each of its triggers that works once each turn.
    pub once_a_turn: u8,
    /// The number of times its effect can be rewound.
    pub rewind_count: u8,
    /// Whether its text has a number that is marked with `@`.
    pub has_marked_number: bool,
    /// Whether it has an aura that changes the rules for a player, by a tag on the player.
    pub gives_player_tags: bool,
    /// Whether it has an aura that works in play.
    pub aura_in_play: bool,
    /// Whether it has an aura that works in hand.
    pub aura_in_hand: bool,
    /// Whether it has Overkill or Honorable Kill, which compare the damage of a kill with the Health that was left.
    pub reacts_to_kill_margin: bool,
    /// Whether its text freezes.
    pub text_freezes: bool,
    /// Whether one of its choices overloads, so that the card itself does not, whatever its tag says.
    pub overloads_by_choice: bool,
    /// Whether it has a mana ability.
    pub has_mana_ability: bool,
    /// Whether it has an ability that is used from the hand.
    pub has_hand_ability: bool,
    /// Whether it has an ability that is used from the graveyard.
    pub has_graveyard_ability: bool,
    /// Whether it has a Deathrattle.
    pub deathrattle: bool,
    /// Whether it has a "Start of Game" text.
    pub has_start_of_game_text: bool,
    /// Whether it shatters in hand, or is a half of such a card.
    pub shatters: bool,
    /// Whether it can be played on either side of the board.
    pub playable_on_either_side: bool,
    /// Whether it is a quest that begins in the opening hand.
    pub starts_in_opening_hand: bool,
    /// Whether it changes its player's deck or hero before the game: another deck, merged modules, or a disguise.
    pub acts_before_game: bool,
    /// Whether it is never dealt to an opening hand.
    pub excluded_from_opening_hand: bool,
    /// Whether it has a text that may require a target when the card is played or used.
    pub may_need_target: bool,
    /// Whether it is played without a target and without a choice.
    pub plays_without_choice: bool,
    /// Whether its only text is a spell's text or a Battlecry without a condition, so that its target is that of the card.
    pub has_simple_target: bool,
    /// Whether its only text is a Hero Power's text without a condition.
    pub has_simple_power_target: bool,
    /// Whether its text has an ability that a player uses in play.
    pub has_board_ability: bool,
    /// Whether it has no listeners, auras and abilities, so that nothing is counted.
    pub has_no_listeners: bool,
    /// Whether its text may have no effect, so that it cannot be played: see `is_idle` in the rules.
    pub may_be_idle: bool,
    /// Whether Spell Damage is added to its damage, because its text marks damage with `$`, or its data says so.
    pub scales_damage: bool,
    /// Whether its text marks healing with `#`.
    pub scales_healing: bool,
    /// Whether it offers random cards that it creates one by one: "Discover a Druid, Rogue, or Shaman card." This is a Discover, so that
    /// the card itself is excluded.
    pub offers_generated: bool,
}

/// Two lines of a cache; on machines with smaller pointers less.
const _: () = assert!(size_of::<CompiledCard>() <= 128);

/// Data that few cards have.
#[expect(clippy::struct_excessive_bools, reason = "independent facts of single cards")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RareAbilities {
    /// The cards of a Choose One card.
    pub choose_one: &'static [&'static str],
    /// The numbers of the cards in `choose_one`, of those that the registry has.
    pub choices: Vec<CardId>,
    /// Whether its Choose One options are the cards kept with it.
    pub offers_stored_cards: bool,
    /// Whether its text shows the digits of the number that it keeps in counter 0.
    pub shows_digits: bool,
    /// The heroes of which one takes the place of the own hero when the game starts.
    pub starts_as: &'static [&'static str],
    /// The cards of a Titan's abilities.
    pub titan_abilities: &'static [&'static str],
    /// The entities that its attack damages in addition to the defender.
    pub also_damages: Option<&'static Selector>,
    /// Abilities that a player can use.
    pub activatables: Vec<&'static Activatable>,
    /// A quest.
    pub quest: Option<&'static Progress>,
    /// The number of turns for which it enters play Dormant.
    pub dormant: Option<i16>,
    /// The progress that awakens it.
    pub awakens: Option<&'static Progress>,
    /// The parts of a Colossal minion.
    pub colossal: &'static [&'static str],
    /// The Cost of launching it.
    pub launch_cost: Option<i16>,
    /// The ids of the card's other forms (Corrupted, Forged, Mini …), if no tag names them.
    pub forms: Vec<(Form, &'static str)>,
    /// The card that is added to the hand when it is cast.
    pub twinspell: Option<&'static str>,
    /// The progress required for its upgrade in hand, and the upgrade.
    pub hand_upgrade: Option<(&'static Progress, &'static str)>,
    /// The mana crystals required for its upgrade, and the upgrade.
    pub mana_upgrade: Option<(i16, &'static str)>,
    /// The cards that it becomes in hand, each with the condition.
    pub becomes: Vec<(&'static Condition, &'static str)>,
    /// The number of turns for which a spell stays, and the player whose turns count.
    pub spell_turns: Option<(u8, Side)>,
    /// The amount by which the number marked with `@` grows.
    pub number_growth: Option<&'static Multiplier>,
    /// The modules of which two are merged into it before the game.
    pub modules: &'static [&'static str],
    /// Whether it keeps its enchantments: wherever it goes, or through its death only.
    pub keeps_enchantments: Option<EnchantmentRetention>,
    /// Deathrattles that it was given trigger twice.
    pub given_deathrattles_twice: bool,
    /// Whether its player always goes second.
    pub goes_second: bool,
    /// The decks of which one replaces that of its player.
    pub starting_decks: &'static [StartingDeck],
}

/// The tag of cards that are never dealt to an opening hand; the client's tag has no name.
///
/// No source names the tag: exactly the cards have it that leave the deck at the start of the game (C'Thun, the Shattered,
/// Broxigar, King Llane). In the opening hand they would cost their player a card.
const NEVER_DEALT: GameTag = GameTag(1673);

/// The data of cards without any.
static NONE_OF_IT: RareAbilities = RareAbilities {
    choose_one: &[],
    choices: Vec::new(),
    offers_stored_cards: false,
    shows_digits: false,
    starts_as: &[],
    titan_abilities: &[],
    also_damages: None,
    activatables: Vec::new(),
    quest: None,
    dormant: None,
    awakens: None,
    colossal: &[],
    launch_cost: None,
    forms: Vec::new(),
    twinspell: None,
    hand_upgrade: None,
    mana_upgrade: None,
    becomes: Vec::new(),
    spell_turns: None,
    number_growth: None,
    modules: &[],
    keeps_enchantments: None,
    given_deathrattles_twice: false,
    goes_second: false,
    starting_decks: &[],
};

impl Deref for CompiledCard {
    type Target = RareAbilities;

    #[inline]
    fn deref(&self) -> &RareAbilities {
        self.rare.as_deref().unwrap_or(&NONE_OF_IT)
    }
}

/// Collects the abilities of one card.
#[derive(Default)]
struct Builder {
    compiled: CompiledCard,
    texts: Vec<(&'static Text, Option<DeclaredTarget>)>,
    triggers: Vec<&'static Trigger>,
    auras: Vec<CompiledAura>,
    rare: RareAbilities,
}

impl Builder {
    fn add(&mut self, card: &Card, ability: &'static Ability) {
        let rare = &mut self.rare;
        match ability {
            Ability::Text(text) => self.add_text(card, text),
            Ability::Trigger(trigger) => self.add_trigger(trigger),
            Ability::Aura(aura) => {
                self.auras.push(CompiledAura::of(aura));
                self.compiled.aura_in_play |=
                    matches!(aura.active_zone, ActiveZone::Play | ActiveZone::Dormant | ActiveZone::Anywhere);
                self.compiled.aura_in_hand |= matches!(aura.active_zone, ActiveZone::Hand | ActiveZone::Anywhere);
            }
            Ability::Enchant(enchant) => self.add_enchant(enchant),
            Ability::Quest(progress) => {
                rare.quest = Some(progress);
                self.add_progress(progress, ActiveZone::Play);
            }
            Ability::Upgrades(progress, into) => {
                rare.hand_upgrade = Some((progress, *into));
                self.add_progress(progress, ActiveZone::Hand);
                // A rule of the player lets such cards infuse in the deck, too.
                if infuses(progress.on) {
                    self.add_progress(progress, ActiveZone::Deck);
                }
            }
            Ability::Ranks(n, into) => rare.mana_upgrade = Some((*n, *into)),
            Ability::Becomes(when, into) => rare.becomes.push((when, *into)),
            Ability::Lasts(turns, whose) => rare.spell_turns = Some((*turns, *whose)),
            Ability::Improved(per) => rare.number_growth = Some(per),
            Ability::Modular(modules) => rare.modules = modules,
            Ability::KeepsEnchantments(when) => rare.keeps_enchantments = Some(*when),
            Ability::GivenDeathrattlesTwice => rare.given_deathrattles_twice = true,
            Ability::GoesSecond => rare.goes_second = true,
            Ability::StartingDecks(decks) => rare.starting_decks = decks,
            Ability::Dormant(turns) => rare.dormant = Some(*turns),
            Ability::DormantUntil(progress) => {
                rare.dormant = Some(0);
                rare.awakens = Some(progress);
                self.add_progress(progress, ActiveZone::Dormant);
            }
            Ability::Colossal(parts) => rare.colossal = parts,
            Ability::Starship(cost) => rare.launch_cost = Some(*cost),
            Ability::Form(form, of) => rare.forms.push((*form, *of)),
            Ability::Twinspell(copy) => rare.twinspell = Some(copy),
            Ability::ChooseOne(cards) => rare.choose_one = cards,
            Ability::ChooseSetAside => rare.offers_stored_cards = true,
            Ability::ShowsDigits => rare.shows_digits = true,
            Ability::StartsAs(heroes) => rare.starts_as = heroes,
            Ability::Titan(cards) => rare.titan_abilities = cards,
            Ability::AlsoDamages(whom) => rare.also_damages = Some(whom),
            Ability::Activatable(activatable) => {
                let compiled = &mut self.compiled;
                compiled.has_mana_ability |= activatable.yields().is_some();
                compiled.has_hand_ability |= matches!(activatable.active_zone, ActiveZone::Hand | ActiveZone::Anywhere);
                compiled.has_graveyard_ability |=
                    matches!(activatable.active_zone, ActiveZone::Graveyard | ActiveZone::Anywhere);
                rare.activatables.push(activatable);
            }
            Ability::None | Ability::Several(_) => {}
        }
    }

    fn add_text(&mut self, card: &Card, text: &'static Text) {
        let compiled = &mut self.compiled;
        compiled.text_freezes |= text.effects.iter().any(|effect| matches!(effect.verb, Verb::Freeze));
        Node::Effects(text.effects).walk(&mut |node| {
            compiled.overloads_by_choice |= matches!(node, Node::Effect(it) if matches!(it.verb, Verb::Overload));
            // No effect is inside of these.
            !matches!(node, Node::Selector(_) | Node::Condition(_) | Node::Multiplier(_) | Node::Past(_))
        });
        compiled.deathrattle |= text.word == Word::Deathrattle;
        compiled.has_start_of_game_text |= text.word == Word::StartOfGame;
        compiled.reacts_to_kill_margin |= matches!(text.word, Word::Overkill | Word::HonorableKill);
        compiled.add_keyword_listener(text.word);
        // What the data requires decides; where it says nothing, the Power does.
        compiled.may_be_idle |= card.requirements.map_or_else(
            || !text.when.is_always() || text.effects.first().is_some_and(may_be_idle),
            |required| !required.is_empty(),
        );
        let target = declared(text.effects);
        compiled.may_need_target |= target.is_some() && text.word.is_played();
        self.texts.push((text, target));
    }

    fn add_trigger(&mut self, trigger: &'static Trigger) {
        if trigger.limit == Limit::OnceATurn {
            let bit = 1_u8.checked_shl(u32::try_from(self.triggers.len()).unwrap_or(8));
            self.compiled.once_a_turn |= bit.unwrap_or(0);
        }
        self.triggers.push(trigger);
        self.compiled.add_listener(trigger.active_zone, trigger.on.kind.bit());
    }

    fn add_enchant(&mut self, enchant: &'static Enchant) {
        self.compiled.enchant = Some(enchant);
        if let Some(until) = &enchant.until {
            // A card in hand may bear it, too.
            self.compiled.add_listener(ActiveZone::Play, until.kind.bit());
            self.compiled.add_listener(ActiveZone::Hand, until.kind.bit());
        }
        if let Some(aura) = &enchant.aura {
            self.auras.push(CompiledAura::of(aura));
            self.compiled.aura_in_play = true;
        }
    }

    /// Listens to the events of a progress in a zone.
    fn add_progress(&mut self, progress: &Progress, active: ActiveZone) {
        for event in progress.on {
            self.compiled.add_listener(active, event.kind.bit());
        }
    }

    /// The compiled card, with what follows from all abilities together.
    fn finish(self, card: &Card) -> CompiledCard {
        let Self { mut compiled, texts, triggers, auras, rare } = self;
        if let [(Text { word, when: Condition::Always, .. }, aims)] = texts[..] {
            compiled.has_simple_target = aims.is_some() && matches!(word, Word::Spell | Word::Battlecry);
            compiled.has_simple_power_target = aims.is_some() && *word == Word::Use;
        }
        compiled.has_marked_number =
            rare.number_growth.is_some() || card.power.blocks().into_iter().flatten().any(is_numbered);
        compiled.plays_without_choice =
            !compiled.may_need_target && rare.choose_one.is_empty() && !rare.offers_stored_cards;
        compiled.acts_before_game =
            !(rare.starting_decks.is_empty() && rare.modules.is_empty() && rare.starts_as.is_empty());
        compiled.texts = texts.into();
        compiled.triggers = triggers.into();
        compiled.auras = auras.into();
        let used = compiled.has_mana_ability || compiled.has_hand_ability || compiled.has_graveyard_ability;
        compiled.has_board_ability = !rare.titan_abilities.is_empty() || !rare.activatables.is_empty();
        let counted = used || rare.mana_upgrade.is_some();
        compiled.has_no_listeners =
            compiled.listens == [0; 3] && !compiled.aura_in_play && !compiled.aura_in_hand && !counted;
        compiled.rare = (rare != NONE_OF_IT).then(|| Box::new(rare));
        compiled
    }
}

impl CompiledCard {
    /// The compiled abilities of a card.
    ///
    /// Spell damage adds to damage that the text marks with `$`, and where the data says so without a mark (Shield Slam). The
    /// tag `IMMUNE_TO_SPELLPOWER` takes nothing from a marked number: Arcane Missiles has it, for its single missiles.
    pub fn new(card: &'static Card) -> Self {
        let mut builder = Builder { compiled: Self::of_facts(card), ..Builder::default() };
        for ability in card.power.abilities() {
            builder.add(card, ability);
        }
        builder.finish(card)
    }

    /// The part of a compiled card that follows from its facts and its text, without its abilities.
    fn of_facts(card: &'static Card) -> Self {
        let tagged = |tags: [GameTag; 2]| tags.iter().any(|tag| card.tag(*tag) > 0);
        Self {
            scales_damage: card.text.contains('$') || card.tag(GameTag::AFFECTED_BY_SPELL_POWER) > 0,
            scales_healing: card.text.contains('#'),
            shatters: tagged([GameTag::SHATTER, GameTag::SHATTERED]),
            playable_on_either_side: card.tag(GameTag::DISGUISED) > 0,
            // "can't be played": as if its text did nothing.
            may_be_idle: card.tag(GameTag::LITERALLY_UNPLAYABLE) > 0,
            rewind_count: u8::try_from(card.tag(GameTag::REWIND)).unwrap_or(0),
            // Sidequests do not (Hearthstone Wiki, "Quest (ability)").
            starts_in_opening_hand: tagged([GameTag::QUEST, GameTag::QUESTLINE]),
            excluded_from_opening_hand: card.tag(NEVER_DEALT) > 0,
            offers_generated: offers_generated(card.power),
            ..Self::default()
        }
    }

    /// The target of its only text, when its card is played; of a Hero Power when it is used.
    #[inline]
    pub fn declared_target(&self, used: bool) -> Option<DeclaredTarget> {
        if self.has_simple_target || (used && self.has_simple_power_target) {
            self.texts.first().and_then(|(_, declared)| *declared)
        } else {
            None
        }
    }

    fn add_keyword_listener(&mut self, word: Word) {
        match word {
            Word::Frenzy | Word::Overkill | Word::HonorableKill => {
                self.add_listener(ActiveZone::Play, EventKind::Damage.bit());
            }
            Word::WhenDrawn => self.add_listener(ActiveZone::Hand, EventKind::Draw.bit()),
            Word::Spellburst => self.add_listener(ActiveZone::Play, EventKind::Cast.bit()),
            Word::Overheal => self.add_listener(ActiveZone::Play, EventKind::Overheal.bit()),
            Word::Inspire => self.add_listener(ActiveZone::Play, EventKind::HeroPower.bit()),
            Word::Spell
            | Word::Use
            | Word::Battlecry
            | Word::Deathrattle
            | Word::Combo
            | Word::Outcast
            | Word::Finale
            | Word::Quickdraw
            | Word::Kindred
            | Word::StartOfGame
            | Word::Awaken
            | Word::Launch
            | Word::WhenDiscarded
            | Word::WhenTraded
            | Word::WhenDestroyed
            | Word::WhenTransformed
            | Word::WhenReplaced => {}
        }
    }

    fn add_listener(&mut self, active: ActiveZone, bit: u64) {
        let places: &[usize] = match active {
            ActiveZone::Play | ActiveZone::Dormant => &[0],
            ActiveZone::Hand => &[1],
            ActiveZone::Deck => &[2],
            ActiveZone::Graveyard => &[],
            ActiveZone::Anywhere => &[0, 1, 2],
        };
        for place in places {
            self.listens[*place] |= bit;
        }
    }

    /// Resolves the modifiers that auras give through an enchantment card; `of` returns the modifiers of a card.
    pub fn resolve_gift_modifiers(&mut self, of: impl Fn(&str) -> Option<&'static [Modifier]>) {
        for standing in &mut self.auras {
            if let Gives::Enchantment(card) = standing.aura.gives {
                standing.modifiers = of(card).unwrap_or_default();
            }
            let CompiledAura { aura, modifiers: gives, .. } = *standing;
            standing.is_recorded = gives.iter().all(Modifier::is_recorded);
            standing.depends = AuraDependencies::of_aura(aura, gives);
            standing.affects_bearer_only = standing.depends.affects_bearer_only(aura);
            standing.precedence = precedence(aura, gives);
            self.gives_player_tags |=
                may_affect_players(standing.aura) && standing.modifiers.iter().any(Modifier::is_of_tag);
            let bits = standing.modifiers.iter().map(|modifier| match modifier.what {
                Attribute::Tag(tag) => rule_bit(tag),
                Attribute::Stats | Attribute::Attack | Attribute::Health | Attribute::Durability | Attribute::Cost => 0,
            });
            self.rule_bits |= bits.fold(0, |all, bit| all | bit);
        }
    }

    /// Resolves the cards of a Choose One card; `of` returns the number of a card.
    pub fn resolve_choices(&mut self, of: impl Fn(&str) -> Option<CardId>) {
        if let Some(rare) = &mut self.rare {
            rare.choices = rare.choose_one.iter().filter_map(|id| of(id)).collect();
        }
    }

    /// The texts under a keyword.
    pub fn texts_under(&self, word: Word) -> impl Iterator<Item = &'static Text> {
        self.texts.iter().map(|(text, _)| *text).filter(move |text| text.word == word)
    }
}

/// A bit for a tag; other tags have the same one.
#[inline]
pub const fn rule_bit(tag: GameTag) -> u64 {
    1 << ((tag.0 as u32).wrapping_mul(0x9e37_79b9) >> 26)
}

/// The place of an aura among others: see [`CompiledAura::precedence`].
fn precedence(aura: &Aura, gives: &[Modifier]) -> u8 {
    let own =
        |per: &Multiplier| matches!(per, Multiplier::Stat(_, whose) if matches!(whose.from, SelectionSource::This));
    let for_itself = matches!(aura.to.from, SelectionSource::This);
    let follows = for_itself && gives.iter().any(|it| it.op == Op::Set && own(&it.amount.per));
    let bounds_cost = gives.iter().any(|it| it.what == Attribute::Cost && it.op == Op::AtLeast);
    let sets_costs = !for_itself && gives.iter().any(Modifier::sets_cost);
    let facts = [follows, bounds_cost, !sets_costs, asks_keyword(aura)];
    facts.into_iter().fold(0, |all, fact| all << 1 | u8::from(fact))
}

/// Whether the targets of an aura depend on having or not having a keyword.
fn asks_keyword(aura: &Aura) -> bool {
    let mut asks = false;
    let mut ask = |node: Node| {
        asks |= matches!(node, Node::Condition(Condition::Has(tag)) if Keywords::of_tag(*tag) != Keywords::NONE);
        !asks
    };
    aura.to.that.iter().for_each(|that| Node::Condition(that).walk(&mut ask));
    asks
}

/// The modifiers of an aura without an enchantment card.
const fn modifiers_without_card(aura: &Aura) -> &'static [Modifier] {
    match aura.gives {
        Gives::Modifiers(modifiers) => modifiers,
        Gives::Enchantment(_) => &[],
    }
}

/// Whether an aura may affect players.
const fn may_affect_players(aura: &Aura) -> bool {
    use crate::script::selector::{Near, Place, SelectionSource};
    let entities = match aura.to.from {
        SelectionSource::This => true,
        SelectionSource::At(_, place) => !matches!(place, Place::Player),
        SelectionSource::Nobody => return false,
        SelectionSource::Target(..)
        | SelectionSource::It
        | SelectionSource::That
        | SelectionSource::Who
        | SelectionSource::Creator
        | SelectionSource::Remembered
        | SelectionSource::SetAsideWithThis
        | SelectionSource::Offered
        | SelectionSource::Unchosen
        | SelectionSource::StartingDeck
        | SelectionSource::Played
        | SelectionSource::Several(..) => false,
    };
    !entities || matches!(aura.to.near, Near::ItsController)
}

/// Whether an effect uses the number that its text marks with `@`.
fn is_numbered(effect: &'static Effect) -> bool {
    let made = |inner| matches!(inner, Node::CardSource(CardSource::Costing(_, _, Multiplier::TextNumber)));
    effect.amount.per == Multiplier::TextNumber
        || effect.verb == Verb::Improve
        || effect.verb.inside().into_iter().any(made)
}

/// Whether an effect needs something that may be missing: room, a weapon, a minion, a Corpse, a number.
fn may_be_idle(effect: &Effect) -> bool {
    use crate::script::effect::Offer;
    use crate::script::selector::{Pick, Place, SelectionSource};
    matches!(effect.verb, Verb::Summon(_) | Verb::TakeControl | Verb::SpendCorpses | Verb::Pay(..))
        || matches!(effect.verb, Verb::Discover { offer: Offer::Past(_), .. })
        || matches!(effect.verb, Verb::Discover { then: [first, ..], .. } if matches!(first.verb, Verb::Summon(_)))
        || matches!(effect.verb, Verb::Times([first, ..]) if may_be_idle(first))
        || matches!(effect.to.pick, Pick::Random(_))
        || matches!(effect.to.from, SelectionSource::At(_, Place::Weapon))
        || matches!(effect.amount.per, Multiplier::Each(_) | Multiplier::Stat(..))
}

/// The first target that effects declare, in the order of the text.
pub fn declared(effects: &'static [Effect]) -> Option<DeclaredTarget> {
    effects.iter().find_map(|effect| {
        let when = effect.when;
        let here = |which: &'static Selector| which.target().map(|which| DeclaredTarget { which, when });
        let counted = || Node::Multiplier(&effect.amount.per).selectors().find_map(here);
        here(&effect.to).or_else(|| in_verb(&effect.verb, when)).or_else(counted)
    })
}

fn in_verb(verb: &'static Verb, when: Condition) -> Option<DeclaredTarget> {
    let here = |which: &'static Selector| which.target().map(|which| DeclaredTarget { which, when });
    let under = |effects| {
        declared(effects).map(|found| if found.when.is_always() { DeclaredTarget { when, ..found } } else { found })
    };
    if let Verb::Either(then, otherwise) = verb {
        // Either branch may declare it first, so the condition does not decide whether a target is required …
        return match (under(then), under(otherwise)) {
            // … unless only the first branch needs one.
            (found, None) => found,
            (None, found) => found.map(|found| DeclaredTarget { when: Condition::Always, ..found }),
            (Some(found), Some(_)) => Some(DeclaredTarget { when: Condition::Always, ..found }),
        };
    }
    // Delayed triggers and natives declare no target.
    if matches!(verb, Verb::Delay(_) | Verb::Native(_)) {
        return None;
    }
    verb.inside().into_iter().find_map(|node| {
        if let Node::Effects(text) = node {
            under(text)
        } else if let Node::Selector(whom) = node {
            here(whom)
        } else if let Node::CardSource(_) = node {
            node.selectors().find_map(here)
        } else {
            None
        }
    })
}

/// Whether a Power offers entities that it created before.
fn offers_generated(power: &'static Power) -> bool {
    let mut offers = false;
    power.walk(&mut |node| {
        offers |= matches!(node, Node::Effect(Effect { verb: Verb::Discover { offer: Offer::Entities(which), .. }, .. })
            if matches!(which.from, SelectionSource::Offered));
        !offers
    });
    offers
}
