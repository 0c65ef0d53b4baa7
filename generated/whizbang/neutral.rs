//! Neutral cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 277b04a4

/// # The Replicator-inator
/// Minion · Mech · 5 mana · 5/5
/// > **Miniaturize**, **Gigantify** After you play a minion with the same Attack as this, summon a copy of it.
/// - Makes: The Replicator-inator [`MIS_025t`] (1/1, "Mini After you play a minion with the same Attack…"); The Replicator-inator [`MIS_025t1`] (8/8, "Gigantic After you play a minion with the same…")
//~ done MIS_025 - c5b57330.c2967be5 f763b030.fa56c10d
pub const MIS_025: Power = abilities(&[
    form(Form::Mini, "MIS_025t"),
    form(Form::Gigantic, "MIS_025t1"),
    after(YOU.play(all(&[MINION, ATTACK.same_as(&ATTACK.of(THIS))]))).then(&[summon(copy_of(THAT))]),
]);

/// # The Replicator-inator
/// Minion · Mech · 1 mana · 1/1
/// > **Mini** After you play a minion with the same Attack as this, summon a copy of it.
//~ done MIS_025t - 2eb8eae4.c4c73608 f763b030
pub const MIS_025t: Power =
    after(YOU.play(all(&[MINION, ATTACK.same_as(&ATTACK.of(THIS))]))).then(&[summon(copy_of(THAT))]);

/// # The Replicator-inator
/// Minion · Mech · 8 mana · 8/8
/// > **Gigantic** After you play a minion with the same Attack as this, summon a copy of it.
//~ done MIS_025t1 - d562d4ec.ec3b51bd f763b030
pub const MIS_025t1: Power =
    after(YOU.play(all(&[MINION, ATTACK.same_as(&ATTACK.of(THIS))]))).then(&[summon(copy_of(THAT))]);

/// # Puppetmaster Dorian
/// Minion · 5 mana · 2/6
/// > After you draw a minion, get a 1/1 copy of it that costs (1).
/// - Makes: Creepy Puppet [`MIS_026e`] ("1/1.")
//~ derived MIS_026 7f5f1542 cb051dda.1fee7f91 8a66b4a7.c9515907
pub const MIS_026: Power =
    after(YOU.draw(MINION)).then(&[get(copy_of(THAT)), attach("MIS_026e").to(IT), give(&[cost(1)]).to(IT)]);

/// # Creepy Puppet
/// Enchantment
/// > 1/1.
//~ derived MIS_026e 993e9d22 d522ad72.d68bebe2 8b350255
pub const MIS_026e: Power = enchant(&[become_stats(1, 1)]);

/// # Explodineer
/// Minion · 3 mana · 2/4
/// > At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
/// - Makes: Unstable Toy [`MIS_308e`] ("If played this turn, trigger its Deathrattle.")
//~ derived MIS_308 ad5867c2 def81b81.3dd95e3d 00920c2f.5d53e408
pub const MIS_308: Power = at_end_of_your_turn(&[shuffle(card("BOT_511t")).for_(OPPONENT)]);

/// # Unstable Toy
/// Enchantment
/// > If played this turn, trigger its **Deathrattle**.
//~ todo MIS_308e 5e28f3a9 d522ad72.13fdb1c8 feabee56
pub const MIS_308e: Power = TODO;

/// # Building-Block Golem
/// Minion · 5 mana · 6/3
/// > **Rush Deathrattle:** Summon three random 1-Cost minions.
//~ derived MIS_314 4003afa4 724ad9d0.14dfd398 dda75b20
pub const MIS_314: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(1)]))).picks(3)]);

/// # Pro Gamer
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Challenge your opponent to a game of Rock-Paper-Scissors! The winner draws 2 cards.
/// - Makes: Rock! [`MIS_916a`] ("If your opponent chooses Scissors, you draw two…"); Paper! [`MIS_916b`] ("If your opponent chooses Rock, you draw two…"); Scissors! [`MIS_916c`] ("If your opponent chooses Paper, you draw two…"); Roshambo! [`MIS_916e`] ("At the start of your turn, guess what your…")
///
/// # Notes
///
/// The opponent chooses at the start of the next turn, as the enchantment Roshambo! says, and does not see the first choice. Where both
/// have chosen the same nobody draws: the texts of the three choices name one that they beat.
//~ done MIS_916 - 5656a6e3.1837aa61 0d8cbbad.5ac30e6b
pub const MIS_916: Power = battlecry(&[choose_card(
    &["MIS_916a", "MIS_916b", "MIS_916c"],
    &[later(
        &whenever(OPPONENT.turn_start())
            .does(&[one_by_one(IT, &[choose_card(&["MIS_916a", "MIS_916b", "MIS_916c"], ROSHAMBO).for_(OPPONENT)])]),
    )],
)]);

/// Rock beats Scissors, Paper beats Rock, Scissors beat Paper: `THAT` is what the player has chosen, and "it" the opponent's choice.
const ROSHAMBO: &[Effect] = &[
    draw(2).when(any(&[
        all(&[there_is(&THAT.that(named("MIS_916a"))), there_is(&IT.that(named("MIS_916c")))]),
        all(&[there_is(&THAT.that(named("MIS_916b"))), there_is(&IT.that(named("MIS_916a")))]),
        all(&[there_is(&THAT.that(named("MIS_916c"))), there_is(&IT.that(named("MIS_916b")))]),
    ])),
    draw(2).for_(OPPONENT).when(any(&[
        all(&[there_is(&THAT.that(named("MIS_916c"))), there_is(&IT.that(named("MIS_916a")))]),
        all(&[there_is(&THAT.that(named("MIS_916a"))), there_is(&IT.that(named("MIS_916b")))]),
        all(&[there_is(&THAT.that(named("MIS_916b"))), there_is(&IT.that(named("MIS_916c")))]),
    ])),
];

/// # Rock!
/// Spell · 0 mana
/// > If your opponent chooses Scissors, you draw two cards.
//~ done MIS_916a - 3e8f9d5a.adadcae5 4a9700e8
pub const MIS_916a: Power = VANILLA;

/// # Paper!
/// Spell · 0 mana
/// > If your opponent chooses Rock, you draw two cards.
//~ done MIS_916b - 3e8f9d5a.bec3a795 f0b7ec71
pub const MIS_916b: Power = VANILLA;

/// # Scissors!
/// Spell · 0 mana
/// > If your opponent chooses Paper, you draw two cards.
//~ done MIS_916c - 3e8f9d5a.929f6f9b eadc1664
pub const MIS_916c: Power = VANILLA;

/// # Roshambo!
/// Enchantment
/// > At the start of your turn, guess what your opponent chose to draw 2 cards!
//~ todo MIS_916e acaa097d d522ad72.56b040fe 0e32c2bd
pub const MIS_916e: Power = TODO;

/// # Mo'arg Forgefiend
/// Minion · Mech · Demon · 8 mana · 8/8
/// > **Taunt Deathrattle:** Gain 8 Armor.
//~ derived SW_068_COPY b973a07c 99b33680.43517ecf 13998db5
pub const SW_068_COPY: Power = deathrattle(&[armor(8)]);

/// # Tar Slime
/// Minion · Elemental · 1 mana · 0/3
/// > **Taunt** Has +2 Attack during your opponent's turn.
//~ derived TOY_000 7227b76b 3f4bf9e1.559e8a64 28800d38
pub const TOY_000: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(2)]);

/// # Scarab Keychain
/// Minion · Beast · 1 mana · 1/1
/// > **Battlecry: Discover** a 2-Cost card.
//~ derived TOY_006 4f8aa8a1 5533a85b.546c6443 65520f77
pub const TOY_006: Power = battlecry(&[discover(COST.is(2))]);

/// # Card Grader
/// Minion · Naga · 3 mana · 2/4
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a card from your deck.
//~ derived TOY_054 f87ccc7a 55289ddf.233b799b 1a4d1419
pub const TOY_054: Power =
    battlecry(&[discover_from(YOUR_DECK)]).when(YOU.cast(SPELL).while_holding_this().at_least(1));

/// # Sweetened Snowflurry
/// Minion · Elemental · 3 mana · 3/3
/// > **Miniaturize Battlecry:** Get 2 random **Temporary** Frost spells.
/// - Makes: Sweetened Snowflurry [`TOY_307t`] (1/1, "Mini Battlecry: Get 2 random Temporary Frost…"); Melting [`TOY_307e`] ("Discard this at the end of your turn.")
//~ derived TOY_307 b1ff57f2 6458dbe2.1268e5f5 d97a3d49.74d64ef1
pub const TOY_307: Power =
    battlecry(&[get(random(school(SpellSchool::Frost))).picks(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Melting
/// Enchantment
/// > Discard this at the end of your turn.
//~ todo TOY_307e 3b5d5e44 d522ad72.40804c70 90e048e9
pub const TOY_307e: Power = TODO;

/// # Sweetened Snowflurry
/// Minion · Elemental · 1 mana · 1/1
/// > **Mini Battlecry:** Get 2 random **Temporary** Frost spells.
//~ done TOY_307t - f82494ef.135d7549 d97a3d49
pub const TOY_307t: Power =
    battlecry(&[get(random(school(SpellSchool::Frost))).picks(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Nostalgic Gnome
/// Minion · 4 mana · 4/4
/// > **Miniaturize Rush**. After this minion deals exact lethal damage on your turn, draw a card.
/// - Makes: Nostalgic Gnome [`TOY_312t`] (1/1, "Mini Rush. After this minion deals exact lethal…")
//~ done TOY_312 - 16ec05b0.1c909415 b756af8b.ea25f5a5
pub const TOY_312: Power = whenever(CHARACTERS.takes_damage_from(ITSELF))
    .when(all(&[ON_YOUR_TURN, there_is(&SUBJECT.that(HEALTH.is(0)))]))
    .then(&[draw(1)]);

/// # Nostalgic Gnome
/// Minion · 1 mana · 1/1
/// > **Mini Rush**. After this minion deals exact lethal damage on your turn, draw a card.
//~ done TOY_312t - cbd7c476.2834eee5 b756af8b
pub const TOY_312t: Power = whenever(CHARACTERS.takes_damage_from(ITSELF))
    .when(all(&[ON_YOUR_TURN, there_is(&SUBJECT.that(HEALTH.is(0)))]))
    .then(&[draw(1)]);

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
/// - Makes: Zilliax Deluxe 3000 [`TOY_330t10`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t11`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t12`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t5`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t6`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t7`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t8`] (0/0, "While building your deck, customize your very own…"); Zilliax Deluxe 3000 [`TOY_330t9`] (0/0, "While building your deck, customize your very own…"); Recursive Module [`TOY_330t92`] (1/1, "Deathrattle: Shuffle this into your deck."); Haywire Module [`TOY_330t93`] (4/4, "At the end of your turn, deal 3 damage to your…"); Power Module [`TOY_330t94`] (1/3, "At the start of your turn, double this minion's…"); Pylon Module [`TOY_330t95`] (2/2, "Your other minions have +1 Attack."); Virus Module [`TOY_330t96`] (2/5, "Elusive, Poisonous"); Twin Module [`TOY_330t97`] (3/3, "Battlecry: Summon a copy of this."); Ticking Module [`TOY_330t98`] (1/3, "Costs (1) less for each friendly minion."); Perfect Module [`TOY_330t99`] (3/2, "Divine Shield, Taunt, Lifesteal, Rush"); Wonderful Health [`TOY_330e`] ("Health increased."); Absolutely Wonderful! [`TOY_330e1`] ("Costs (2) less."); Wonderful Mixture [`TOY_330t26`] ("\+3 Attack.")
///
/// # Notes
///
/// The first two modules that its sideboard names are merged before the mulligan; a cosmetic module does nothing. In the client the merged
/// minion is one printed card with the sums of both (HSReplay test data, zilliax_deluxe_3000_friendly.195635: Twin and Perfect Module are a
/// 6/5 for (9)), so copies, resurrected ones and silenced ones have its numbers. Without modules two are taken at random: decks that are
/// put together by a program.
//~ done TOY_330 - b7bba8f1.610988fc de21c6d1.4ad79b5d
pub const TOY_330: Power = modular(&[
    "TOY_330t92", "TOY_330t93", "TOY_330t94", "TOY_330t95", "TOY_330t96", "TOY_330t97", "TOY_330t98", "TOY_330t99",
]);

/// # Wonderful Health
/// Enchantment
/// > Health increased.
//~ done TOY_330e - d522ad72.e13a90ac 94fe74c1
pub const TOY_330e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Absolutely Wonderful!
/// Enchantment
/// > Costs (2) less.
//~ derived TOY_330e1 72c58ab5 d522ad72.90c32b47 f2dd54e0
pub const TOY_330e1: Power = enchant(&[cost_less(2)]);

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t10 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t10: Power = VANILLA;

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t11 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t11: Power = VANILLA;

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t12 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t12: Power = VANILLA;

/// # Wonderful Mixture
/// Enchantment
/// > \+3 Attack.
//~ derived TOY_330t26 d7919f06 d522ad72.a18441c4 ca6b68a9
pub const TOY_330t26: Power = enchant(&[ATTACK.plus(3)]);

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t5 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t5: Power = VANILLA;

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t6 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t6: Power = VANILLA;

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t7 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t7: Power = VANILLA;

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t8 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t8: Power = VANILLA;

/// # Zilliax Deluxe 3000
/// Minion · Mech · 0 mana · 0/0
/// > While building your deck, customize your very own Zilliax Deluxe 3000!
///
/// # Notes
///
/// A cosmetic module: in a sideboard it does nothing.
//~ done TOY_330t9 - b7bba8f1.610988fc de21c6d1
pub const TOY_330t9: Power = VANILLA;

/// # Recursive Module
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Shuffle this into your deck.
//~ done TOY_330t92 - cbd7c476.d146a5ae ad544569
pub const TOY_330t92: Power = deathrattle(&[shuffle(the(THIS))]);

/// # Haywire Module
/// Minion · 2 mana · 4/4
/// > At the end of your turn, deal 3 damage to your hero.
//~ derived TOY_330t93 80e4badb 7c29d435.8e77a3e7 ca747e94
pub const TOY_330t93: Power = at_end_of_your_turn(&[deal(3).to(YOUR_HERO)]);

/// # Power Module
/// Minion · 2 mana · 1/3
/// > At the start of your turn, double this minion's Attack.
/// - Makes: Power Module [`TOY_330t94e`] ("Doubled Attack.")
//~ derived TOY_330t94 d70625d3 4d6f41bd.e67b18b4 4b1f55f2.759e431f
pub const TOY_330t94: Power = at_start_of_your_turn(&[attach("TOY_330t94e")]);

/// # Power Module
/// Enchantment
/// > Doubled Attack.
//~ derived TOY_330t94e 3d12390f d522ad72.87c08719 4b1f55f2
pub const TOY_330t94e: Power = enchant(&[ATTACK.doubled()]);

/// # Pylon Module
/// Minion · 3 mana · 2/2
/// > Your other minions have +1 Attack.
/// - Makes: Pylon's Unity [`TOY_330t95e1`] ("\+1 Attack.")
//~ derived TOY_330t95 8794730c dec50fb7.cc6d9299 78b6abd0.f325e404
pub const TOY_330t95: Power = aura(OTHER_FRIENDLY_MINIONS).gives("TOY_330t95e1");

/// # Pylon's Unity
/// Enchantment
/// > \+1 Attack.
//~ derived TOY_330t95e1 ee7b2588 d522ad72.379bca7a e39c551c
pub const TOY_330t95e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Virus Module
/// Minion · 4 mana · 2/5
/// > **Elusive**, **Poisonous**
//~ vanilla TOY_330t96 040e69e4 58145516.597cb72d 262e620d
pub const TOY_330t96: Power = VANILLA;

/// # Twin Module
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Summon a copy of this.
//~ derived TOY_330t97 8bf94df9 e3939604.709e20a9 6e2b942e
pub const TOY_330t97: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Ticking Module
/// Minion · 4 mana · 1/3
/// > Costs (1) less for each friendly minion.
//~ derived TOY_330t98 652f061b 1d49d522.fc7e8d16 37bd7615
pub const TOY_330t98: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS)]);

/// # Perfect Module
/// Minion · 5 mana · 3/2
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Rush**
//~ vanilla TOY_330t99 8444424e e8aa001d.1273674b 24b6d6a5
pub const TOY_330t99: Power = VANILLA;

/// # Nostalgic Initiate
/// Minion · 3 mana · 2/3
/// > **Miniaturize** The first time you cast a spell, gain +2/+2.
/// - Makes: Nostalgic Initiate [`TOY_340t1`] (1/1, "Mini The first time you cast a spell, gain +2/+2."); Intrepid [`TOY_340t`] ("\+2/+2.")
//~ done TOY_340 - decb9ba2.13693272 30b53abc.53e770aa
pub const TOY_340: Power = whenever(YOU.cast(SPELL)).once().then(&[attach("TOY_340t")]);

/// # Intrepid
/// Enchantment
/// > \+2/+2.
//~ derived TOY_340t 646cba72 d522ad72.d5727bd5 35f81fbd
pub const TOY_340t: Power = enchant(&[plus(2, 2)]);

/// # Nostalgic Initiate
/// Minion · 1 mana · 1/1
/// > **Mini** The first time you cast a spell, gain +2/+2.
//~ done TOY_340t1 - cbd7c476.99303d01 30b53abc
pub const TOY_340t1: Power = whenever(YOU.cast(SPELL)).once().then(&[attach("TOY_340t")]);

/// # Nostalgic Clown
/// Minion · 5 mana · 6/5
/// > **Miniaturize Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
/// - Makes: Nostalgic Clown [`TOY_341t`] (1/1, "Mini Battlecry: If you've played a higher Cost…")
//~ done TOY_341 - 724ad716.52827eb1 e7505edd.1bceb9b1
pub const TOY_341: Power = abilities(&[
    whenever(YOU.play(not(&COST.no_more_than(&COST.of(THIS))))).in_hand().then(&[set_counter(0, 1)]),
    battlecry(&[deal(4).to(TARGET)]).when(equals(&counter_value(0), 1)),
]);

/// # Nostalgic Clown
/// Minion · 1 mana · 1/1
/// > **Mini Battlecry:** If you've played a higher Cost card while holding this, deal 4 damage.
//~ done TOY_341t - cbd7c476.e13d53c5 e7505edd
pub const TOY_341t: Power = abilities(&[
    whenever(YOU.play(not(&COST.no_more_than(&COST.of(THIS))))).in_hand().then(&[set_counter(0, 1)]),
    battlecry(&[deal(4).to(TARGET)]).when(equals(&counter_value(0), 1)),
]);

/// # Giftwrapped Whelp
/// Minion · Dragon · 1 mana · 2/1
/// > **Battlecry:** If you're holding a Dragon, give it and this minion +1/+1.
/// - Makes: Draconic Gift [`TOY_386e`] ("\+1/+1.")
//~ done TOY_386 - 0a808da8.2b0dbe81 583b1383.02398de1
pub const TOY_386: Power = battlecry(&[attach("TOY_386e")
    .to(together(&[THIS, YOUR_HAND.that(DRAGON).random()]))
    .when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Draconic Gift
/// Enchantment
/// > \+1/+1.
//~ derived TOY_386e 6ab73860 d522ad72.cb08f83e 370e7854
pub const TOY_386e: Power = enchant(&[plus(1, 1)]);

/// # Clearance Promoter
/// Minion · 3 mana · 3/2
/// > **Deathrattle:** Reduce the Cost of two spells in your hand by (1).
/// - Makes: Discount Toy [`TOY_390e`] ("Cost reduced.")
//~ derived TOY_390 773b7e99 05811c42.9587a765 52b13285.54135cc0
pub const TOY_390: Power = deathrattle(&[give(&[cost_less(1)]).to(YOUR_HAND.that(SPELL).random_of(2))]);

/// # Discount Toy
/// Enchantment
/// > Cost reduced.
//~ todo TOY_390e bf617a09 d522ad72.ca0484ff 42cd1c3a
pub const TOY_390e: Power = TODO;

/// # Caricature Artist
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Draw a minion that costs (5) or more. Give it a funny mustache!
/// - Makes: Caricature [`TOY_391e`] ("Has a funny mustache.")
//~ done TOY_391 - e3b00837.1873919d fc88f4ac.bab8c741
pub const TOY_391: Power = battlecry(&[draw_that(1, all(&[MINION, COST.at_least(5)])), attach("TOY_391e").to(IT)]);

/// # Caricature
/// Enchantment
/// > Has a funny mustache.
///
/// # Notes
///
/// The mustache is for show.
//~ done TOY_391e - d522ad72.28933897 5be6ca7f
pub const TOY_391e: Power = enchant(&[]);

/// # Wind-Up Musician
/// Minion · 6 mana · 5/5
/// > **Tradeable Battlecry:** Deal @ damage to all enemy minions. *(**Trade** to upgrade!)*
/// - Numbers: {0} = 1
//~ derived TOY_509 a73c4e29 73fb5380.f1db111a.eae7e889 f216a839
#[rustfmt::skip]
pub const TOY_509: Power = abilities(&[battlecry(&[deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS)]), on(Word::WhenTraded, &[raise_text_number(1)])]);

/// # Plucky Paintfin
/// Minion · Murloc · 3 mana · 2/3
/// > **Poisonous Battlecry:** Draw a **Rush** minion.
//~ derived TOY_517 dc578ea3 db286c69.1bbbbcf2 49cad945
pub const TOY_517: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Treasure Distributor
/// Minion · Pirate · 1 mana · 1/2
/// > After you summon a Pirate, give it +1 Attack.
/// - Makes: Equal Earnings [`TOY_518e`] ("\+1 Attack.")
//~ derived TOY_518 f9fba9ec 606aa4f5.e42b8220 e7491262.659899b7
pub const TOY_518: Power = after(YOU.summon(PIRATE)).then(&[attach("TOY_518e").to(THAT)]);

/// # Equal Earnings
/// Enchantment
/// > \+1 Attack.
//~ derived TOY_518e 2aa989b8 d522ad72.379bca7a ddfec61d
pub const TOY_518e: Power = enchant(&[ATTACK.plus(1)]);

/// # Observer of Mysteries
/// Minion · Demon · 3 mana · 2/2
/// > **Battlecry:** Cast 2 random **Secrets**. At the start of your turn, destroy them.
/// - Makes: Pondering Wisdom [`TOY_520e`] ("At the start of your turn, destroy this Secret.")
//~ done TOY_520 - 06b0d49b.c39c9e27 7e1b55a5.e2927680
pub const TOY_520: Power = battlecry(&[
    select(YOUR_SECRETS),
    cast(random(SECRET)).picks(2),
    attach("TOY_520e").to(YOUR_SECRETS.that(not(&is(&IT)))),
]);

/// # Pondering Wisdom
/// Enchantment
/// > At the start of your turn, destroy this Secret.
//~ done TOY_520e - d522ad72.1ec85531 0da6f66a
pub const TOY_520e: Power = whenever(YOU.turn_start()).then(&[destroy(THIS)]);

/// # Sing-Along Buddy
/// Minion · Mech · 3 mana · 2/4
/// > Your Hero Power triggers twice.
//~ done TOY_528 - d351c93e.84c77c74 30346518
pub const TOY_528: Power = aura(YOU).have(&[has(HERO_POWER_TWICE)]);

/// # Playhouse Giant
/// Minion · Mech · 25 mana · 8/8
/// > Costs (1) less for each card you've drawn this game.
//~ done TOY_530 - a210798b.bd34189b 3d790811
pub const TOY_530: Power = costs(&[cost_less(1).times(YOU.draw(CARD).this_game().count())]);

/// # Li'Na, Shop Manager
/// Minion · 6 mana · 3/3
/// > Whenever you cast a spell, fill your board with random minions of that Cost.
//~ done TOY_531 - 54c1f3fd.95971713 52dbf800
pub const TOY_531: Power =
    whenever(YOU.cast(SPELL)).then(&[summon(random_costing(MINION, COST.of(THAT))).until_full()]);

/// # Factory Assemblybot
/// Minion · Mech · 10 mana · 6/7
/// > **Miniaturize** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
/// - Makes: Factory Assemblybot [`TOY_601t`] (1/1, "Mini At the end of your turn, summon a 6/7 Bot…"); Copybot [`TOY_601t2`] (6/7)
//~ derived TOY_601 8ea1b15c 64ef7508.4937f0c4 4d3692c8.710eb507
pub const TOY_601: Power = at_end_of_your_turn(&[summon(card("TOY_601t2")), make_attack(IT, ENEMIES.random())]);

/// # Factory Assemblybot
/// Minion · Mech · 1 mana · 1/1
/// > **Mini** At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
//~ done TOY_601t - 2eb8eae4.57ed72fa 4d3692c8
pub const TOY_601t: Power = at_end_of_your_turn(&[summon(card("TOY_601t2")), make_attack(IT, ENEMIES.random())]);

/// # Copybot
/// Minion · Mech · 6 mana · 6/7
//~ vanilla TOY_601t2 fdaec127 3ddce3a5 c84f0591
pub const TOY_601t2: Power = VANILLA;

/// # Messmaker
/// Minion · 3 mana · 1/3
/// > **Lifesteal**, **Taunt Deathrattle:** Deal 1 damage to all enemies.
//~ derived TOY_646 d2e8f473 d6e41f6e.6478beb1 2b920fe1
pub const TOY_646: Power = deathrattle(&[deal(1).to(ENEMIES)]);

/// # Giggling Toymaker
/// Minion · 4 mana · 2/1
/// > **Deathrattle:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
/// - Makes: [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
//~ derived TOY_670 ec41e6d7 59fe29ba.32846718 2af53238.6ed09331
pub const TOY_670: Power = deathrattle(&[summon(card("CORE_GVG_085")).copies(2)]);

/// # Splendiferous Whizbang
/// Minion · 4 mana · 4/5
/// > You start the game with one of Whizbang's Experimental Decks!
/// - Makes: Wonderous Whizbang [`TOY_700h`]; Moment of Discovery [`TOY_700t`] ("Discover a Druid spell, a Druid minion, or a…"); Nonuplet Deck [`TOY_700t1`] ("This deck has 9 copies of Astral Automaton."); Deck of Heroes [`TOY_700t10`] ("This deck is HEROIC!"); Deck of Legends [`TOY_700t11`] ("This deck is full of two copies of Legendary…"); Deck of Villains [`TOY_700t12`] ("This deck is EVIL! Your Lackeys cost (0) this…"); Morphing Card [`TOY_700t13`] ("Each turn this is in your hand, transform it into…"); Quest Accepted! [`TOY_700t14`] ("Begin 3 Shaman Quests. Draw a Murloc and an…"); Rainbow Deck [`TOY_700t2`] ("This deck has cards from all classes and spell…"); Deck of Treasures [`TOY_700t3`] ("This deck has 8 Treasures in it."); Shrunken Deck [`TOY_700t4`] ("This deck only has 20 cards."); Copycat Deck [`TOY_700t5`] ("This deck is a copy of your opponent's."); Wonderful Deck [`TOY_700t6`] ("Cards in this deck transform into random playable…"); Deck of Discovery [`TOY_700t7`] ("Your deck is filled with cards that Discover…"); Questing Deck [`TOY_700t8`] ("Your deck has 3 Shaman Quests."); Deck of Wishes [`TOY_700t9`] ("This deck contains 3 Wishes that give you the…")
///
/// # Notes
///
/// The lists are those of a public statistics site, patch 29.2.2: Rainbow Deck, Deck of Legends, Deck of Heroes, Nonuplet Deck and Shrunken
/// Deck. The others are left out: Wishes, Discovery, Wonders, Quests and Villains have cards and rules that only they have, no source lists
/// the Treasures, and the Copycat Deck is the opponent's.
//~ approximate TOY_700 - 16eb980d.65d110d0 70eedd2c.819399a9
pub const TOY_700: Power = starts_with_one_of(EXPERIMENTAL_DECKS)
    .approximate("five of its twelve decks: those that are lists of ordinary cards and have no rule of their own");

/// The Experimental Decks that are lists of ordinary cards.
#[rustfmt::skip]
const EXPERIMENTAL_DECKS: &[StartingDeck] = &[
    StartingDeck { hero: "HERO_11", cards: &[
        ("CORE_EX1_012", 1), ("WW_383", 1), ("DED_524", 2), ("CS3_028", 2), ("CORE_CS2_013", 2), ("CORE_CS2_062", 2),
        ("CORE_CS2_093", 2), ("CORE_BT_035", 2), ("TSC_648", 2), ("CORE_AT_064", 2), ("RLK_709", 2), ("ETC_103", 2),
        ("YOG_082", 2), ("TTN_480", 2), ("CORE_EX1_129", 2), ("TOY_390", 2),
    ] },
    StartingDeck { hero: "HERO_05", cards: &[
        ("BRM_028", 2), ("AT_063", 2), ("AT_063t", 2), ("BT_210", 2), ("BT_214", 2), ("CORE_EX1_543", 2), ("TSC_032", 2),
        ("RLK_590", 2), ("RLK_593", 2), ("RLK_222", 2), ("ETC_836", 2), ("CORE_BOT_548", 2), ("ETC_208", 2), ("WW_379", 2),
        ("TOY_357", 2),
    ] },
    StartingDeck { hero: "HERO_04", cards: &[
        ("BRM_001", 1), ("LOE_011", 1), ("LOE_077", 1), ("LOE_079", 1), ("OG_221", 1), ("OG_229", 1), ("ICC_038", 1),
        ("LOOT_088", 1), ("BOT_236", 1), ("TRL_307", 1), ("ULD_500", 1), ("ULD_139", 1), ("ULD_238", 1), ("ULD_156", 1),
        ("ULD_191", 1), ("DRG_102", 1), ("DRG_313", 1), ("DRG_229", 1), ("DRG_254", 1), ("DRG_089", 1), ("YOD_009", 1),
        ("BT_292", 1), ("CORE_CS2_093", 1), ("CORE_CS2_097", 1), ("CORE_EX1_362", 1), ("CORE_EX1_383", 1), ("CORE_EX1_619", 1),
        ("VAN_EX1_382", 1), ("AV_342", 1), ("TSC_908", 1),
    ] },
    StartingDeck { hero: "HERO_09", cards: &[
        ("CORE_EX1_193", 1), ("CORE_EX1_622", 1), ("CORE_LOOT_516", 1), ("ETC_335", 1), ("WW_394", 1), ("CS2_234", 2),
        ("CS3_028", 2), ("CORE_CS1_112", 2), ("CORE_CS1_130", 2), ("CORE_GVG_008", 2), ("CS3_014", 2), ("ETC_449", 2),
        ("TTN_742", 2), ("DEEP_025", 2), ("TTN_401", 7),
    ] },
    StartingDeck { hero: "HERO_07", cards: &[
        ("DAL_554", 1), ("DAL_736", 1), ("BAR_916", 1), ("BAR_919", 1), ("ETC_071", 1), ("JAM_030", 1), ("BAR_917", 2),
        ("WW_042", 2), ("WW_092", 2), ("TOY_000", 2), ("TOY_006", 2), ("DEEP_031", 2), ("WW_441", 2),
    ] },
];

/// # Wonderous Whizbang
/// Hero · 30 health
//~ vanilla TOY_700h 0dc718d6 c6957b81 5b7fd400
pub const TOY_700h: Power = VANILLA;

/// # Moment of Discovery
/// Spell · 0 mana
/// > **Discover** a Druid spell, a Druid minion, or a Neutral minion you can afford to play.
//~ todo TOY_700t 5d85c611 3e8f9d5a.987a8944 2c9be08a
pub const TOY_700t: Power = TODO;

/// # Nonuplet Deck
/// Spell · 0 mana
/// > This deck has 9 copies of Astral Automaton.
/// - Makes: [`TTN_401`](crate::titans::priest::TTN_401)
//~ todo TOY_700t1 8f5de9a8 3e8f9d5a.67b658e6 5b734973.0986d693
pub const TOY_700t1: Power = TODO;

/// # Deck of Heroes
/// Spell · 0 mana
/// > This deck is HEROIC!
//~ todo TOY_700t10 414ce018 3e8f9d5a.e4c214a1 93e9501b
pub const TOY_700t10: Power = TODO;

/// # Deck of Legends
/// Spell · 0 mana
/// > This deck is full of two copies of **Legendary** cards.
//~ todo TOY_700t11 780a6a04 3e8f9d5a.bd480cc2 bc7d2289
pub const TOY_700t11: Power = TODO;

/// # Deck of Villains
/// Spell · 0 mana
/// > This deck is EVIL! Your **Lackeys** cost (0) this game.
/// - Makes: Deck of Villains discount [`TOY_700t12e`] ("Your Lackeys cost (0).")
//~ todo TOY_700t12 82197a3f 3e8f9d5a.11bf21e2 c242ea29.c546a32a
pub const TOY_700t12: Power = TODO;

/// # Deck of Villains discount
/// Enchantment
/// > Your Lackeys cost (0).
//~ todo TOY_700t12e 7fac82cd d522ad72.7ce55af7 033ea8d2
pub const TOY_700t12e: Power = TODO;

/// # Morphing Card
/// Spell · 0 mana
/// > Each turn this is in your hand, transform it into a random playable Mage or Neutral card. It costs (1) less.
/// - Makes: Morphing [`TOY_700t13e`] ("Transforming into random playable Mage or Neutral…")
//~ todo TOY_700t13 46f896e7 3e8f9d5a.23e3ac10 2f27c7ad.70985396
pub const TOY_700t13: Power = TODO;

/// # Morphing
/// Enchantment
/// > Transforming into random playable Mage or Neutral cards.
//~ todo TOY_700t13e 0dc10f25 d522ad72.8309baa3 f35853fc
pub const TOY_700t13e: Power = TODO;

/// # Quest Accepted!
/// Spell · 1 mana
/// > Begin 3 Shaman **Quests**. Draw a Murloc and an **Overload** card.
//~ todo TOY_700t14 836fc840 2f198b86.824d8386 7f73c6f6
pub const TOY_700t14: Power = TODO;

/// # Rainbow Deck
/// Spell · 0 mana
/// > This deck has cards from all classes and spell schools.
//~ todo TOY_700t2 41b6a326 3e8f9d5a.a5345ea6 afa0fbaf
pub const TOY_700t2: Power = TODO;

/// # Deck of Treasures
/// Spell · 0 mana
/// > This deck has 8 Treasures in it.
//~ todo TOY_700t3 9214fcc8 3e8f9d5a.b25fa66d b4eee690
pub const TOY_700t3: Power = TODO;

/// # Shrunken Deck
/// Spell · 0 mana
/// > This deck only has 20 cards.
//~ todo TOY_700t4 fae7b1b8 3e8f9d5a.f6f5da5b 37a13bd1
pub const TOY_700t4: Power = TODO;

/// # Copycat Deck
/// Spell · 0 mana
/// > This deck is a copy of your opponent's.
//~ todo TOY_700t5 15705854 3e8f9d5a.cdeeb63a 51fa1b42
pub const TOY_700t5: Power = TODO;

/// # Wonderful Deck
/// Spell · 0 mana
/// > Cards in this deck transform into random playable cards each turn while in hand.
//~ todo TOY_700t6 5e46f416 3e8f9d5a.ac08488b 56aff921
pub const TOY_700t6: Power = TODO;

/// # Deck of Discovery
/// Spell · 0 mana
/// > Your deck is filled with cards that **Discover** Druid spells and minions.
//~ todo TOY_700t7 93369c6f 3e8f9d5a.f7459a9e ed566c34
pub const TOY_700t7: Power = TODO;

/// # Questing Deck
/// Spell · 0 mana
/// > Your deck has 3 Shaman **Quests**.
//~ todo TOY_700t8 43a3348f 3e8f9d5a.cfd99b17 4127c463
pub const TOY_700t8: Power = TODO;

/// # Deck of Wishes
/// Spell · 0 mana
/// > This deck contains 3 Wishes that give you the perfect card.
/// - Makes: Wish [`TOY_700t9t2`] ("Wish for the perfect card.")
//~ todo TOY_700t9 548d62c1 3e8f9d5a.abcfe159 695ff773.1ef02a7b
pub const TOY_700t9: Power = TODO;

/// # Wish
/// Spell · 0 mana
/// > Wish for the perfect card.
//~ todo TOY_700t9t2 02133fd2 3e8f9d5a.7239dad4 106e9d20
pub const TOY_700t9t2: Power = TODO;

/// # Colifero the Artist
/// Minion · Elemental · 8 mana · 6/5
/// > **Battlecry:** Draw a minion. Transform all other friendly minions into copies of it.
//~ done TOY_703 - 7052831b.7ba3e25d 3e1a4f11
pub const TOY_703: Power = battlecry(&[draw_that(1, MINION), transform(OTHER_FRIENDLY_MINIONS, copy_of(IT))]);

/// # Bucket of Soldiers
/// Minion · 3 mana · 0/2
/// > **Deathrattle:** Summon five 1/1 Soldiers with random **Bonus Effects**.
/// - Makes: Toy Soldier [`TOY_814t`] (1/1, "Divine Shield"); Toy Soldier [`TOY_814t2`] (1/1, "Taunt"); Toy Soldier [`TOY_814t3`] (1/1, "Rush"); Toy Soldier [`TOY_814t4`] (1/1, "Windfury"); Toy Soldier [`TOY_814t5`] (1/1, "Elusive"); Toy Soldier [`TOY_814t6`] (1/1, "Poisonous"); Toy Soldier [`TOY_814t7`] (1/1, "Lifesteal"); Toy Soldier [`TOY_814t8`] (1/1, "Reborn")
//~ derived TOY_814 a565abd0 8da09a7f.cbe37252 ee6fe757.4e08367f
#[rustfmt::skip]
pub const TOY_814: Power = deathrattle(&[summon(one_of(&["TOY_814t", "TOY_814t2", "TOY_814t3", "TOY_814t4", "TOY_814t5", "TOY_814t6", "TOY_814t7", "TOY_814t8"])).picks(5)]);

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Divine Shield**
//~ vanilla TOY_814t d7e551e3 572b6771.cc526ac4 0b31047f
pub const TOY_814t: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Taunt**
//~ vanilla TOY_814t2 525fac58 572b6771.4b0c5d24 0b31047f
pub const TOY_814t2: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Rush**
//~ vanilla TOY_814t3 304e24e1 572b6771.57b12c28 0b31047f
pub const TOY_814t3: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Windfury**
//~ vanilla TOY_814t4 8d4eec78 572b6771.9569ce14 0b31047f
pub const TOY_814t4: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Elusive**
//~ vanilla TOY_814t5 fb92f64b 572b6771.c54580ff 0b31047f
pub const TOY_814t5: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Poisonous**
//~ vanilla TOY_814t6 b0c4ed35 572b6771.2574dcf7 0b31047f
pub const TOY_814t6: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Lifesteal**
//~ vanilla TOY_814t7 81b7228c 572b6771.b857c9f1 0b31047f
pub const TOY_814t7: Power = VANILLA;

/// # Toy Soldier
/// Minion · Draenei · 1 mana · 1/1
/// > **Reborn**
//~ vanilla TOY_814t8 6b2715db 572b6771.d8e09bc7 0b31047f
pub const TOY_814t8: Power = VANILLA;

/// # Forgotten Animatronic
/// Minion · Mech · 5 mana · 4/6
/// > At the end of your turn, destroy a minion with less Attack than this.
//~ derived TOY_820 3abbc3fe 06ad5789.9689cd04 84b71246
pub const TOY_820: Power =
    at_end_of_your_turn(&[destroy(MINIONS.that(not(&ATTACK.no_less_than(&ATTACK.of(THIS)))).random())]);

/// # Corridor Sleeper
/// Minion · Beast · 1 mana · 3/5
/// > Starts **Dormant**. After 7 minions die, awaken.
/// - Makes: Creeping the Corridors [`TOY_866e`] ("Dormant. Awaken after 7 minions die.")
//~ done TOY_866 - b525a77e.bf469e95 7252e819.4a87865e
pub const TOY_866: Power = dormant_until(Goal::Times(7), &[MINIONS.die()]);

/// # Creeping the Corridors
/// Enchantment
/// > **Dormant**. Awaken after @ \|4(minion dies, minions die).
/// - Numbers: {0} = 7
//~ todo TOY_866e bcae7677 d522ad72.d899d50d.ea2104bf b5f0046a
pub const TOY_866e: Power = TODO;

/// # Cosplay Contestant
/// Minion · Draenei · 3 mana · 3/4
/// > After your opponent plays a minion, transform into a 3/4 copy of it.
/// - Makes: Cool Costume [`TOY_878e`] ("Stats set to 3/4.")
//~ derived TOY_878 bd0a7937 6596ac24.930d0d18 4a67f68f.4e7d684b
pub const TOY_878: Power = after(OPPONENT.play(MINION)).then(&[transform(THIS, copy_of(THAT)), attach("TOY_878e")]);

/// # Cool Costume
/// Enchantment
/// > Stats set to 3/4.
//~ derived TOY_878e 0898a9a6 d522ad72.449dfbe2 0b82bd82
pub const TOY_878e: Power = enchant(&[become_stats(3, 4)]);

/// # Workshop Janitor
/// Minion · 5 mana · 5/5
/// > **Battlecry:** If you control a location, draw 2 cards.
//~ derived TOY_891 79eea9a8 7c0f8337.4f6c4eb6 013cd656
pub const TOY_891: Power = battlecry(&[draw(2)]).when(there_is(&YOUR_LOCATIONS));

/// # Nesting Golem
/// Minion · Undead · 4 mana · 4/3
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// # Notes
///
/// The new minion is the printed one with one more -1/-1 than this. A minion without Health is not summoned.
//~ done TOY_893 - 871b03db.1855103d 9b80ba85
pub const TOY_893: Power = deathrattle(&[
    summon(card("TOY_893")),
    give(&[plus(-1, -1).times(X)]).with_x(counter_value(0)).to(IT),
    give(&[plus(-1, -1)]).to(IT),
    set_counter_to(0, counter_value(0)).to(IT),
    raise_text_number(1).to(IT),
])
.when(not(&is_at_least(&counter_value(0), 2)));

/// # Origami Frog
/// Minion · Beast · 5 mana · 1/4
/// > **Rush Battlecry:** Swap Attack with another minion.
/// - Makes: Folding Paper [`TOY_894e`] ("Swapped stats.")
//~ done TOY_894 - ac6354df.641ce4bd 4bc15519.c8637f65
pub const TOY_894: Power = battlecry(&[swap_number(ATTACK, THIS, A_MINION.other())]);

/// # Folding Paper
/// Enchantment
/// > Swapped stats.
//~ todo TOY_894e a23bf425 d522ad72.1c66809f fbca9b11
pub const TOY_894e: Power = TODO;

/// # Origami Crane
/// Minion · Beast · 4 mana · 4/1
/// > **Taunt Battlecry:** Swap Health with another minion.
/// - Makes: Crane Paper [`TOY_895e`] ("Swapped Health.")
//~ done TOY_895 - 79f5df5f.2cc0150f 6ab5271a.a077d763
pub const TOY_895: Power = battlecry(&[swap_number(HEALTH, THIS, A_MINION.other())]);

/// # Crane Paper
/// Enchantment
/// > Swapped Health.
//~ todo TOY_895e 7ba027ca d522ad72.2bbe1ac2 04fb96f8
pub const TOY_895e: Power = TODO;

/// # Origami Dragon
/// Minion · Dragon · 6 mana · 1/1
/// > **Divine Shield**, **Lifesteal Battlecry:** Swap stats with another minion.
/// - Makes: Frog Paper [`TOY_896e`] ("Swapped attack.")
//~ done TOY_896 - 4a7e2eff.2c4eb05d 420e751b.b5ffc3c8
pub const TOY_896: Power = battlecry(&[swap_number(ATTACK, THIS, A_MINION.other()), swap_number(HEALTH, THIS, IT)]);

/// # Frog Paper
/// Enchantment
/// > Swapped attack.
//~ todo TOY_896e 2c092e5f d522ad72.d5e2abd8 515ffe95
pub const TOY_896e: Power = TODO;

/// # Floppy Hydra
/// Minion · Beast · 3 mana · 2/4
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanently doubled Attack and Health.
///
/// # Notes
///
/// No source: twice the Attack and Health that it had, enchantments included.
//~ done TOY_897 - efca1175.eba2fc31 048d9b29
pub const TOY_897: Power = deathrattle(&[
    shuffle(card("TOY_897")),
    give(&[ATTACK.set(2).times(X)]).with_x(ATTACK.of(THIS)).to(IT),
    give(&[HEALTH.set(2).times(X)]).with_x(sum(&[HEALTH.of(THIS), DAMAGE.of(THIS)])).to(IT),
]);

/// # Rumble Enthusiast
/// Minion · 3 mana · 2/5
/// > After you play the left- or right-most card in your hand, deal 1 damage to a random enemy.
//~ derived TOY_943 10ceed64 def99d64.f579ff5e e69a2a6d
pub const TOY_943: Power = after(YOU.play(OUTCAST)).then(&[deal(1).to(ENEMIES.random())]);

/// # Joymancer Jepetto
/// Minion · 8 mana · 6/6
/// > **Battlecry:** Get copies of every 1-Attack or 1-Health minion you've played this game.
//~ done TOY_960 - 135a7668.148a613d 7aab1a15
pub const TOY_960: Power =
    battlecry(&[get(each_past(YOU.play(all(&[MINION, any(&[ATTACK.is(1), HEALTH.is(1)])])).this_game()))]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TOY_COIN1 563a9c74 3e8f9d5a.095f71be c6be21f5
pub const TOY_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TOY_COIN2 3b51f5a2 3e8f9d5a.095f71be c6be21f5
pub const TOY_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TOY_COIN3 ff7df0cb 3e8f9d5a.095f71be c6be21f5
pub const TOY_COIN3: Power = spell(&[gain_mana(1)]);
