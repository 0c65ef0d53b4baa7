//! The Powers that the text compiler makes of texts, and the texts that it refuses.
use std::collections::BTreeMap;

use cardwright::catalog::TextContext;
use cardwright_data::{CardRecord, CardType, GameTag, Link, LinkKind};
use cardwright_text::{Compiler, Printer, Subject};

fn read(text: &str, tags: &[(GameTag, i64)]) -> Result<String, String> {
    let minion = ["Battlecry", "Deathrattle", "Whenever", "After", "At the"].iter().any(|word| text.starts_with(word));
    read_on(if minion { CardType::Minion } else { CardType::Spell }, text, tags)
}

fn read_on(card_type: CardType, text: &str, tags: &[(GameTag, i64)]) -> Result<String, String> {
    let compiler = Compiler::project().expect("the rules are well-formed");
    let none = BTreeMap::new();
    let library = TextContext::new(&none, std::iter::empty(), compiler).expect("no card is no fault");
    let subject = Subject { tags: tags.to_vec(), ..Subject::without_card(text, card_type) };
    let power = compiler.power_with_diagnostics(&subject, library.cards());
    power.map(|power| power.source()).map_err(|refused| refused.to_string())
}

fn power(text: &str) -> String {
    read(text, &[]).unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

fn refused(text: &str) -> String {
    read(text, &[]).expect_err(text)
}

#[test]
fn texts_become_powers() {
    for (text, source) in [
        ("Battlecry: Deal 3 damage to a random enemy.", "battlecry(&[deal(3).to(ENEMIES.random())])"),
        ("Deal $6 damage.", "spell(&[deal(6).to(TARGET)])"),
        ("Deathrattle: Draw 2 cards.", "deathrattle(&[draw(2)])"),
        ("At the end of your turn, gain +1/+1.", "at_end_of_your_turn(&[give(&[plus(1, 1)])])"),
    ] {
        assert_eq!(power(text), source, "{text}");
    }
}

#[test]
fn nouns_are_put_together_from_their_words() {
    for (text, source) in [
        (
            "Destroy an enemy Taunt minion with 3 or less Attack.",
            "spell(&[destroy(AN_ENEMY_MINION.that(all(&[with(GameTag::TAUNT), ATTACK.at_most(3)])))])",
        ),
        ("Draw two 1-Cost Dragons.", "spell(&[draw_that(2, all(&[DRAGON, COST.is(1)]))])"),
        (
            "Summon a Beast from your deck that costs (5) or less.",
            "spell(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(5)])).random()))])",
        ),
        ("Deal $2 damage to all non-Mech minions.", "spell(&[deal(2).to(MINIONS.that(not(&MECH)))])"),
        ("Discover a Beast, Secret, or weapon.", "spell(&[discover(any(&[BEAST, SECRET, WEAPON]))])"),
    ] {
        assert_eq!(power(text), source, "{text}");
    }
}

#[test]
fn what_nobody_chooses_comes_at_random() {
    assert_eq!(power("Restore #3 Health to a damaged character."), "spell(&[heal(3).to(TARGET.that(DAMAGED))])");
    assert_eq!(
        power("At the end of your turn, restore #3 Health to a damaged friendly character."),
        "at_end_of_your_turn(&[heal(3).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())])"
    );
}

#[test]
fn costs_stand_beside_those_of_others() {
    assert_eq!(
        power("Transform all minions into random ones that cost (1) more."),
        "spell(&[transform(MINIONS, random_costing_more(MINION, 1, COST.of(IT)))])"
    );
    assert_eq!(
        power("After you cast a spell, summon a random minion of that Cost."),
        "after(YOU.cast(SPELL)).then(&[summon(random_costing(MINION, COST.of(THAT)))])"
    );
    // What a weapon becomes is no minion.
    refused("Transform your weapon into one that costs (1) more.");
}

#[test]
fn who_does_it_must_be_able_to() {
    assert_eq!(
        power("Battlecry: Attack a random enemy minion."),
        "battlecry(&[make_attack(THIS, ENEMY_MINIONS.random())])"
    );
    // One after the other; a spell attacks nobody.
    assert_eq!(power("Battlecry: Attack all enemy minions."), "battlecry(&[make_attack(THIS, ENEMY_MINIONS)])");
    refused("Draw a card, then attack a random enemy minion.");
    // Each player's card is another.
    refused("Battlecry: Both players draw a card. If it's a Dragon, summon it.");
    // One each, not all of them for all.
    refused("Give two random minions in your hand +4/+4 and +3/+3.");
}

#[test]
fn another_number_is_done_instead_to_the_same_ones() {
    assert_eq!(
        power("Deal $2 damage to a minion. If you control a Pirate, deal $5 instead."),
        "spell(&[either(there_is(&FRIENDLY_MINIONS.that(PIRATE)), &[deal(5).to(A_MINION)], &[deal(2).to(A_MINION)])])"
    );
}

#[test]
fn copies_come_with_numbers_of_their_own() {
    assert_eq!(
        power("Whenever you draw a minion, summon a 1/1 copy of it."),
        "whenever(YOU.draw(MINION)).then(&[summon(copy_of(THAT)), give(&[become_stats(1, 1)]).to(IT)])"
    );
}

#[test]
fn what_stands_in_another_card_ends_with_its_sentence() {
    let infused = |text: &'static str| {
        let tags = vec![(GameTag::TAG_SCRIPT_DATA_NUM_1, 2)];
        let compiler = Compiler::project().expect("the rules are well-formed");
        let none = BTreeMap::new();
        let library = TextContext::new(&none, std::iter::empty(), compiler).expect("no card is no fault");
        let subject =
            Subject { tags, infused: Some("X_t".to_owned()), ..Subject::without_card(text, CardType::Minion) };
        compiler.power(&subject, library.cards()).map(|power| power.source())
    };
    assert_eq!(
        infused("Battlecry: Draw a card. Infuse (@): Draw 3 instead.").as_deref(),
        Ok("abilities(&[battlecry(&[draw(1)]), infuse(2, \"X_t\")])")
    );
    // What stands behind is the card's own again, and must be understood too.
    infused("Battlecry: Draw a card. Infuse (@): Draw 3 instead. Manathirst ({1}): Dance.")
        .expect_err("nobody can dance");
}

#[test]
fn it_is_what_was_spoken_of() {
    assert_eq!(power("Deal $1 damage to a minion. Freeze it."), "spell(&[deal(1).to(A_MINION), freeze(IT)])");
    let heard = "whenever(YOU.summon(BEAST)).then(&[give(&[plus(1, 1)]).to(THAT)])";
    assert_eq!(power("Whenever you summon a Beast, give it +1/+1."), heard);
    // The one that attacks, or the one that is attacked?
    refused("After this minion attacks a hero, freeze it.");
    // Nothing was spoken of.
    refused("Freeze it.");
    // The card that comes back, not the hero that attacked.
    assert_eq!(
        power("After your hero attacks, return this to your hand and reduce its Cost by (1)."),
        "after(YOUR_HERO.attack(CARD)).then(&[return_to_hand(THIS), give(&[cost_less(1)])])"
    );
}

#[test]
fn a_card_is_pointed_at_one() {
    refused("Destroy a friendly minion. Destroy an enemy minion.");
    assert_eq!(power("Destroy a friendly minion. Draw a card."), "spell(&[destroy(A_FRIENDLY_MINION), draw(1)])");
}

#[test]
fn what_its_hero_does_is_no_weapons_own_deed() {
    let told = |card_type| read_on(card_type, "50% chance to attack the wrong enemy.", &[]).expect("it is read");
    assert!(told(CardType::Weapon).starts_with("whenever(YOUR_HERO.attack(CARD)).when(chance(50))"));
    assert!(told(CardType::Minion).starts_with("whenever(THIS.attack(CARD)).when(chance(50))"));
    // A spell gains nothing either, whatever word it stands under.
    refused("Deal $1 damage to all minions. Honorable Kill: Gain +1 Attack this turn.");
}

#[test]
fn what_is_not_understood_whole_is_refused_and_told_where() {
    let told = refused("Battlecry: Deal 3 damage and tell a joke.");
    assert!(told.contains("tell a joke") || told.contains("and tell"), "{told}");
    // Words in parentheses carry meaning unless they only remind.
    refused("Deal $3 damage. (Upgrades each turn!)");
    // A keyword that the rules need a card for is not taken for a word without meaning.
    read("Twinspell Deal $2 damage.", &[(GameTag::TWINSPELL, 1)]).expect_err("its copy is not known");
    // One that the tags do not bear out is not there.
    refused("Lifesteal. Deal $2 damage.");
    assert_eq!(
        read("Lifesteal. Deal $2 damage.", &[(GameTag::LIFESTEAL, 1)]).as_deref(),
        Ok("spell(&[deal(2).to(TARGET)])")
    );
}

#[test]
fn what_lasts_and_what_is_left_over_have_words() {
    for (text, source) in [
        (
            "At the end of your turn, draw a card. Lasts 3 turns.",
            "abilities(&[at_end_of_your_turn(&[draw(1)]), lasts(3)])",
        ),
        (
            "Deal $6 damage to a minion. Excess damage hits the enemy hero.",
            "spell(&[deal(6).to(A_MINION), deal(1).times(EXCESS).to(ENEMY_HERO)])",
        ),
    ] {
        assert_eq!(power(text), source, "{text}");
    }
    // Of which rank the next card is stands in the data, and here is none.
    refused("Deal $2 damage. (Upgrades when you have 5 Mana.)");
}

#[test]
fn the_top_of_a_deck_is_its_first_card() {
    assert_eq!(power("Destroy the bottom 3 cards of your deck."), "spell(&[destroy(YOUR_DECK.last(3))])");
    assert_eq!(
        power("Deathrattle: Get a copy of the top card of your opponent's deck."),
        "deathrattle(&[get(copy_of(ENEMY_DECK.first(1)))])"
    );
}

#[test]
fn what_was_discovered_twice_is_not_one_and_the_same() {
    assert_eq!(power("Discover two spells."), "spell(&[discover(SPELL).repeated(2)])");
    refused("Discover two spells. They cost (2) less.");
}

#[test]
fn one_text_keeps_in_mind_whom_the_other_speaks_of() {
    assert_eq!(
        power("Battlecry: Destroy a friendly minion. Deathrattle: Summon 2 copies of it."),
        "abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), \
         deathrattle(&[summon(copy_of(REMEMBERED)).copies(2)])])"
    );
    // Of several it is not known which.
    refused("Battlecry: Destroy all friendly minions. Deathrattle: Summon a copy of it.");
}

#[test]
fn instead_is_about_the_one_that_is_aimed_at() {
    assert_eq!(
        power("Deal $5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead."),
        "spell(&[either(there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))), &[give(&[plus(5, 5)]).to(A_MINION)], \
         &[deal(5).to(A_MINION)])])"
    );
}

#[test]
fn what_comes_last_is_it_and_of_several_nobody() {
    for (text, source) in [
        (
            "Freeze an enemy. Summon a random 5-Cost minion and Freeze it.",
            "spell(&[freeze(AN_ENEMY), summon(random(all(&[MINION, COST.is(5)]))), freeze(IT)])",
        ),
        (
            "Battlecry: Draw a Dragon. Kindred: It costs (2) less.",
            "battlecry(&[draw_that(1, DRAGON), give(&[cost_less(2)]).to(IT).when(KINDRED)])",
        ),
        (
            "Battlecry: Get 3 random Temporary Dragons.",
            "battlecry(&[get(random(DRAGON)).picks(3), give(&[has(GameTag::GHOSTLY)]).to(IT)])",
        ),
        (
            "Summon a random 3, 2, and 1-Cost minion.",
            "spell(&[summon(random(all(&[MINION, COST.is(3)]))), summon(random(all(&[MINION, COST.is(2)]))), \
             summon(random(all(&[MINION, COST.is(1)])))])",
        ),
    ] {
        assert_eq!(power(text), source, "{text}");
    }
}

#[test]
fn who_survives_damage_is_not_dying() {
    assert_eq!(
        power("After this survives damage, transform into a random 7-Cost minion."),
        "after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[transform(THIS, \
         random(all(&[MINION, COST.is(7)])))])"
    );
}

#[test]
fn what_is_done_besides_asks_how_the_card_was_played() {
    let outcast = "spell(&[draw(3), give(&[cost_less(3)]).to(IT).when(OUTCAST)])";
    assert_eq!(power("Draw 3 cards. Outcast: They cost (3) less."), outcast);
    let finale = "spell(&[discover(SPELL), discover(SPELL).when(FINALE)])";
    assert_eq!(power("Discover a spell. Finale: Discover another."), finale);
    let ends = "after(YOU.play(OUTCAST)).then(&[draw(1)])";
    assert_eq!(power("After you play the left or right-most card in your hand, draw a card."), ends);
}

#[test]
fn more_damage_is_dealt_at_once() {
    let more = "spell(&[either(there_is(&YOUR_HAND.that(DRAGON)), &[deal(3).to(ENEMIES)], &[deal(2).to(ENEMIES)])])";
    assert_eq!(power("Deal $2 damage to all enemies. If you're holding a Dragon, deal $1 more."), more);
}

#[test]
fn what_is_paid_now_is_not_paid_later() {
    assert_eq!(
        power("Deal $3 damage. Spend 3 Corpses to return this to your hand at the end of your turn."),
        "spell(&[deal(3).to(TARGET), pay(Cost::of(Part::Corpses(3)), &[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))])])"
    );
}

#[test]
fn what_is_done_again_is_done_until_it_holds_no_more() {
    assert_eq!(
        power("Deal $1 damage to all minions. If any die, cast this again."),
        "spell(&[deal(1).to(MINIONS), repeat_ability(Word::Spell, the(THIS)).when(there_is(&IT.that(DEAD)))])"
    );
    // A Battlecry is not cast.
    refused("Battlecry: Deal 1 damage to all other minions. If any die, cast this again.");
    // Each time, and not once.
    assert_eq!(
        power("Each time you play a Beast this turn, add a random Beast to your hand."),
        "spell(&[later(&whenever(YOU.play(BEAST)).this_turn().does(&[get(random(BEAST))]))])"
    );
}

#[test]
fn missiles_and_what_asks_whom_they_killed_come_behind() {
    assert_eq!(
        power("Deal $3 damage randomly split among enemies. If you're holding a Dragon, deal $2 more."),
        "spell(&[deal(3).split_among(ENEMIES), deal(2).split_among(ENEMIES).when(there_is(&YOUR_HAND.that(DRAGON)))])"
    );
}

#[test]
fn what_a_text_says_of_both_players_is_done_to_each() {
    let until = "battlecry(&[draw_until(5).for_(PLAYERS)])";
    assert_eq!(power("Battlecry: Both players draw until they have 5 cards."), until);
}

#[test]
fn a_word_that_narrows_is_not_left_out() {
    // A limit is no reminder.
    assert!(refused("Give all minions in your deck +2/+2. They cost (1) more (up to 10).").contains("up to 10"));
}

/// Hearthstone Wiki, "Put into battlefield": what is put there is not played, so that nobody hears a spell.
#[test]
fn a_secret_that_is_put_into_the_battlefield_is_not_cast() {
    let put = "Deathrattle: Put a Secret from your deck into the battlefield.";
    assert_eq!(power(put), "deathrattle(&[put_into_play(the(YOUR_DECK.that(SECRET).random()))])");
    let cast = "Deathrattle: Cast a Secret from your deck.";
    assert_eq!(power(cast), "deathrattle(&[cast(the(YOUR_DECK.that(SECRET).random()))])");
}

#[test]
fn whose_secret_is_revealed_is_not_made_up() {
    let own = "Whenever a friendly Secret is revealed, draw a card.";
    assert_eq!(power(own), "whenever(YOU.reveals(SECRET)).then(&[draw(1)])");
}

/// Two Sheep are one to players; the tag of the related card says which one is made.
#[test]
fn of_two_cards_that_look_alike_the_one_that_a_tag_names_is_meant() {
    let card = |id: &str, name: &str, card_type: CardType| CardRecord {
        id: id.to_owned(),
        name: name.to_owned(),
        ints: [(GameTag::CARDTYPE, card_type as i64), (GameTag::ATK, 1), (GameTag::HEALTH, 1)].into(),
        ..CardRecord::default()
    };
    let link = |to: &str, via: &str| Link { kind: LinkKind::Token, to: to.to_owned(), evidence: via.to_owned() };
    let spell = |links: &[Link]| CardRecord {
        text: "Transform a minion into a 1/1 Sheep.".to_owned(),
        links: links.to_vec(),
        ..card("X_1", "Spell", CardType::Spell)
    };
    let meant = |links: &[Link]| {
        let own = card("X_1t", "Sheep", CardType::Minion);
        let sheep = ["A_1", "B_1"].map(|id| card(id, "Sheep", CardType::Minion));
        let all: BTreeMap<_, _> =
            sheep.into_iter().chain([own, spell(links)]).map(|card| (card.id.clone(), card)).collect();
        let compiler = Compiler::project().expect("the rules are well-formed");
        let library = TextContext::new(&all, all.keys().map(String::as_str), compiler).expect("the ids differ");
        let subject = library.subject(&all["X_1"]).expect("it has a type");
        let power = compiler.power(&subject, library.cards());
        power.expect("it is understood").source()
    };
    let said = |id: &str| format!("spell(&[transform(A_MINION, card({id:?}))])");
    assert_eq!(meant(&[link("A_1", "text"), link("B_1", "tag 1452")]), said("B_1"));
    assert_eq!(meant(&[link("A_1", "tag 1452, text"), link("B_1", "text")]), said("A_1"));
    assert_eq!(meant(&[link("B_1", "tag 1452"), link("X_1t", "id, text")]), said("X_1t"));
}

#[test]
fn what_no_word_says_rightly_is_refused() {
    // The hero gains it, not the spell.
    refused("Restore 4 Health to your hero and gain +2 Attack.");
    // No pool has minions that are weaker than one that stands there.
    refused("Battlecry: Summon a random minion with less Attack than this minion.");
}

#[test]
fn what_is_held_against_the_minion_itself() {
    assert_eq!(
        power("Deathrattle: Summon a minion from your deck with less Attack than this minion."),
        "deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))])).random()))])"
    );
}

#[test]
fn what_a_text_leaves_behind() {
    assert_eq!(
        power("Discover a Mech. If you have 10 Mana Crystals, keep all 3 instead."),
        "spell(&[either(MANA_CRYSTALS.at_least(10), &[discover_with_rest(Offer::Pool(MECH, Classes::Own), &[get(the(IT))], &[get(the(IT))])], &[discover(MECH)])])"
    );
}

/// The law of printing, over every Power in `generated/`: what is printed is read back as the same Power.
#[test]
fn what_is_printed_is_read_back_as_the_same_power() {
    use cardwright::catalog::Catalog;
    use cardwright::sources::{ExplainedPowers, Sources};
    use rayon::prelude::*;

    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    if !root.join("data/cards.sqlite").is_file() {
        eprintln!("not run: there is no data/cards.sqlite; `cargo cards build` makes it");
        return;
    }
    let store = cardwright_data::store::Store::open(&root.join("data/cards.sqlite")).expect("it opens");
    let records = store.cards().expect("it has cards");
    let all: BTreeMap<String, CardRecord> = records.iter().map(|it| (it.id.clone(), it.clone())).collect();
    let sets = cardwright_data::sets::Sets::load(&root.join("data/sets.toml")).expect("it is well-formed");
    let catalog = Catalog::without_texts(store.build().expect("it has a build"), records, sets);
    let sources = Sources::read(&root.join("generated"), &root.join("tests")).expect("they are there");
    let explained = ExplainedPowers::new(&catalog, &sources);
    let ids = catalog.cards().map(|card| card.record.id.as_str());
    let compiler = Compiler::project().expect("the rules are well-formed");
    let printer = Printer::new(compiler);
    let library = TextContext::new(&all, ids, compiler).expect("the ids differ");
    // A reprint has its original's Power.
    let is_own = |id: &str| sources.power(id).is_some_and(|source| source.original().is_none());
    let cards: Vec<_> = catalog.cards().filter(|card| is_own(&card.record.id)).collect();
    let broken_and_printed = cards.par_iter().filter_map(|card| {
        let id = card.record.id.as_str();
        let power = explained.power(id)?;
        let subject = library.subject_of(id)?;
        let said = printer.print(power, &subject, library.cards())?;
        let read = compiler.power(&Subject { text: &said, ..subject }, library.cards());
        Some((read.as_ref() != Ok(power)).then(|| format!("{id}: {said}")))
    });
    let found: Vec<Option<String>> = broken_and_printed.collect();
    let broken: Vec<&String> = found.iter().flatten().collect();
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(found.len() > 4_000, "{} Powers are printed", found.len());
}
