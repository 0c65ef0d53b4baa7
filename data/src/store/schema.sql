-- The database of cards. Everything but `power_state` is written by one import, and read from then on.

CREATE TABLE source (
    -- Where rows come from: one file each.
    id      INTEGER PRIMARY KEY,
    role    TEXT NOT NULL CHECK (role IN ('main', 'legacy', 'custom', 'corrections')),
    name    TEXT NOT NULL,  -- such as 'hearthstone-data 255790.1', or the file's name
    file    TEXT NOT NULL,
    build   INTEGER,        -- of the client; own cards have none
    sha256  TEXT            -- of the package it was unpacked from, where known
) STRICT;

CREATE TABLE source_attribute (
    -- Attributes of the root element other than `build`.
    source    INTEGER NOT NULL REFERENCES source (id),
    position  INTEGER NOT NULL,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,
    PRIMARY KEY (source, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entity (
    -- A card, token, enchantment, hero or hero power: every <Entity>, in the order of its file.
    id       INTEGER PRIMARY KEY,
    source   INTEGER NOT NULL REFERENCES source (id),
    card_id  TEXT NOT NULL,
    dbf_id   INTEGER NOT NULL,
    version  INTEGER
) STRICT;

-- The tables below hold what stands in an entity. `ordinal` is the place among its children, counted over all tables.

CREATE TABLE int_tag (
    -- <Tag type="Int">
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    tag      INTEGER NOT NULL,  -- GameTag
    name     TEXT,              -- as the file calls the tag
    value    INTEGER NOT NULL,
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE card_tag (
    -- <Tag type="Card">: the value is another card.
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    tag      INTEGER NOT NULL,
    name     TEXT,
    dbf_id   INTEGER NOT NULL,  -- of the other card, which the data may lack
    card_id  TEXT,              -- likewise
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE string_tag (
    -- <Tag type="String">
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    tag      INTEGER NOT NULL,
    name     TEXT,
    text     TEXT NOT NULL,
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE loc_string (
    -- <Tag type="LocString">: one row a text, one column a language; NULL where the language is missing.
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    tag      INTEGER NOT NULL,
    name     TEXT,
    enUS TEXT, deDE TEXT, esES TEXT, esMX TEXT, frFR TEXT, itIT TEXT, jaJP TEXT,
    koKR TEXT, plPL TEXT, ptBR TEXT, ruRU TEXT, thTH TEXT, zhCN TEXT, zhTW TEXT,
    PRIMARY KEY (entity, ordinal)
) STRICT;

CREATE TABLE loc_string_unusual (
    -- All languages of a text that has one without a column, or has them in an order of its own.
    entity    INTEGER NOT NULL REFERENCES entity (id),
    ordinal   INTEGER NOT NULL,
    position  INTEGER NOT NULL,
    locale    TEXT NOT NULL,
    text      TEXT NOT NULL,
    PRIMARY KEY (entity, ordinal, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE referenced_tag (
    -- <ReferencedTag>: a tag that the text speaks of.
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    tag      INTEGER NOT NULL,
    name     TEXT,
    value    INTEGER NOT NULL,
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE master_power (
    -- <MasterPower>
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    script   TEXT NOT NULL,
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE power (
    -- <Power>; what it requires stands in play_requirement.
    entity      INTEGER NOT NULL REFERENCES entity (id),
    ordinal     INTEGER NOT NULL,
    definition  TEXT NOT NULL,
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE power_history (
    -- <TriggeredPowerHistoryInfo>
    entity           INTEGER NOT NULL REFERENCES entity (id),
    ordinal          INTEGER NOT NULL,
    effect_index     INTEGER NOT NULL,
    show_in_history  INTEGER NOT NULL CHECK (show_in_history IN (0, 1)),
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE other_child (
    -- A child of a shape that no other table holds, as XML.
    entity   INTEGER NOT NULL REFERENCES entity (id),
    ordinal  INTEGER NOT NULL,
    xml      TEXT NOT NULL,
    PRIMARY KEY (entity, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE unknown_attribute (
    -- Attributes that no column holds: of a child, or of the entity itself (ordinal -1).
    entity    INTEGER NOT NULL REFERENCES entity (id),
    ordinal   INTEGER NOT NULL,
    position  INTEGER NOT NULL,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,
    PRIMARY KEY (entity, ordinal, position)
) STRICT, WITHOUT ROWID;

-- Two things that builds after 36393 lack and that are then taken from a legacy build. So they name the card by its
-- id, which the main build may not have any more.

CREATE TABLE play_requirement (
    -- <PlayRequirement>: what must hold for a card to be played or a target to be legal.
    source   INTEGER NOT NULL REFERENCES source (id),
    card_id  TEXT NOT NULL,
    power    INTEGER NOT NULL,  -- the place of its <Power> in the entity
    ordinal  INTEGER NOT NULL,  -- its place in the <Power>
    req      INTEGER NOT NULL,  -- PlayReq
    param    INTEGER,
    PRIMARY KEY (source, card_id, power, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE entourage (
    -- <EntourageCard>: the cards that a card chooses from.
    source   INTEGER NOT NULL REFERENCES source (id),
    card_id  TEXT NOT NULL,
    ordinal  INTEGER NOT NULL,
    member   TEXT NOT NULL,     -- the id of the card to choose
    PRIMARY KEY (source, card_id, ordinal)
) STRICT, WITHOUT ROWID;

-- Beside CardXML.

CREATE TABLE enum_name (
    -- The names of data/enums.toml.
    enum    TEXT NOT NULL,
    number  INTEGER NOT NULL,
    name    TEXT NOT NULL,  -- the client's
    title   TEXT NOT NULL,  -- for people
    PRIMARY KEY (enum, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE number_use (
    -- Every number of an enum that the data uses: as a tag, as the value of a tag, as a requirement.
    enum     TEXT NOT NULL,
    number   INTEGER NOT NULL,
    uses     INTEGER NOT NULL,
    example  TEXT NOT NULL,  -- the first card that uses it
    PRIMARY KEY (enum, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE card_set (
    -- The sets of data/sets.toml: those that are generated.
    number    INTEGER PRIMARY KEY,
    position  INTEGER NOT NULL UNIQUE,
    name      TEXT NOT NULL UNIQUE,
    module    TEXT NOT NULL UNIQUE,
    title     TEXT NOT NULL
) STRICT;

CREATE TABLE correction (
    -- data/overrides.toml: what the data has wrong or lacks. The imported value stays where it is; `tag_value`,
    -- `tag_text` and `requirement` show the corrected one.
    id       INTEGER PRIMARY KEY,
    card_id  TEXT NOT NULL,
    entity   INTEGER REFERENCES entity (id),  -- NULL where the build lacks the card
    tag      INTEGER,
    value    INTEGER,                         -- of the tag
    text     TEXT,                            -- of the tag
    req      INTEGER,
    param    INTEGER,
    reason   TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('applied', 'redundant', 'unmatched')),
    CHECK ((tag IS NOT NULL AND (value IS NOT NULL OR text IS NOT NULL)) <> (req IS NOT NULL))
) STRICT;

CREATE TABLE link (
    -- What one card has to do with another.
    card   INTEGER NOT NULL REFERENCES entity (id),
    other  INTEGER NOT NULL REFERENCES entity (id),
    kind   TEXT NOT NULL CHECK (kind IN ('enchantment', 'token', 'hero_power', 'reprint')),
    via    TEXT NOT NULL,  -- what shows it: 'id', 'text', 'tag 1452', …
    PRIMARY KEY (card, kind, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE power_state (
    -- What generated/ has for a card: written by the generator after it has read the code.
    card_id  TEXT PRIMARY KEY,
    state    TEXT NOT NULL,  -- Vanilla, Todo, Derived, Done, Stale, Partial
    file     TEXT,
    line     INTEGER
) STRICT, WITHOUT ROWID;

-- Views: effective values, then answers.

CREATE VIEW tag_value AS
    -- Every number of every card, corrected; `reason` where a correction gave it.
    SELECT entity, tag, value, NULL AS reason FROM int_tag
        WHERE (entity, tag) NOT IN (SELECT entity, tag FROM correction WHERE state = 'applied' AND value IS NOT NULL)
    UNION ALL
    SELECT entity, tag, dbf_id, NULL FROM card_tag
        WHERE (entity, tag) NOT IN (SELECT entity, tag FROM correction WHERE state = 'applied' AND value IS NOT NULL)
    UNION ALL
    SELECT entity, tag, value, reason FROM correction WHERE state = 'applied' AND value IS NOT NULL;

CREATE VIEW tag_text AS
    -- Every text of every card in English, corrected.
    SELECT entity, tag, enUS AS text, NULL AS reason FROM loc_string
        WHERE (entity, tag) NOT IN (SELECT entity, tag FROM correction WHERE state = 'applied' AND text IS NOT NULL)
    UNION ALL
    SELECT entity, tag, text, NULL FROM string_tag
        WHERE (entity, tag) NOT IN (SELECT entity, tag FROM correction WHERE state = 'applied' AND text IS NOT NULL)
    UNION ALL
    SELECT entity, tag, text, reason FROM correction WHERE state = 'applied' AND text IS NOT NULL;

CREATE VIEW requirement AS
    -- What playing a card requires, by name, with where that is known from.
    SELECT r.card_id, r.req, n.name, r.param, s.name AS source
        FROM play_requirement r JOIN source s ON s.id = r.source
        LEFT JOIN enum_name n ON n.enum = 'PlayReq' AND n.number = r.req
    UNION ALL
    SELECT c.card_id, c.req, n.name, c.param, 'correction: ' || c.reason
        FROM correction c LEFT JOIN enum_name n ON n.enum = 'PlayReq' AND n.number = c.req
        WHERE c.state = 'applied' AND c.req IS NOT NULL;

CREATE VIEW cards AS
    -- Every card with what people ask for first. A cost, attack or health that is absent is 0 where the type has one;
    -- weapons (7) and locations (39) of recent builds keep their durability as health.
    SELECT entity, card_id, dbf_id, name,
        coalesce((SELECT name FROM enum_name WHERE enum = 'CardType' AND number = kind), kind) AS type,
        coalesce((SELECT name FROM enum_name WHERE enum = 'CardClass' AND number = class), class) AS class,
        coalesce((SELECT name FROM enum_name WHERE enum = 'CardSet' AND number = card_set), card_set) AS card_set,
        coalesce((SELECT name FROM enum_name WHERE enum = 'Rarity' AND number = rarity), rarity) AS rarity,
        coalesce(cost, CASE WHEN kind IN (4, 5, 7, 10, 39) THEN 0 END) AS cost,
        coalesce(attack, CASE WHEN kind IN (4, 7) THEN 0 END) AS attack,
        CASE WHEN kind IN (7, 39) THEN NULL ELSE coalesce(health, CASE WHEN kind = 4 THEN 0 END) END AS health,
        coalesce(durability, CASE WHEN kind IN (7, 39) THEN health END) AS durability,
        collectible, text, origin
    FROM (
        SELECT e.id AS entity, e.card_id, e.dbf_id,
            (SELECT text FROM tag_text WHERE entity = e.id AND tag = 185) AS name,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 202) AS kind,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 199) AS class,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 183) AS card_set,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 203) AS rarity,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 48) AS cost,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 47) AS attack,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 45) AS health,
            (SELECT value FROM tag_value WHERE entity = e.id AND tag = 187) AS durability,
            coalesce((SELECT value FROM tag_value WHERE entity = e.id AND tag = 321), 0) AS collectible,
            (SELECT text FROM tag_text WHERE entity = e.id AND tag = 184) AS text,
            CASE s.role WHEN 'custom' THEN 'custom' ELSE 'build' END AS origin
        FROM entity e JOIN source s ON s.id = e.source
    );

CREATE VIEW cards_of_set AS
    -- SELECT * FROM cards_of_set WHERE module = 'legacy'
    SELECT g.module, g.title, c.* FROM card_set g
        JOIN tag_value t ON t.tag = 183 AND t.value = g.number
        JOIN cards c ON c.entity = t.entity
    ORDER BY g.position, c.card_id;

CREATE VIEW related AS
    -- SELECT * FROM related WHERE card_id = 'EX1_158'
    SELECT a.card_id, l.kind, b.card_id AS other_id, n.text AS other_name, x.text AS other_text, l.via
        FROM link l JOIN entity a ON a.id = l.card JOIN entity b ON b.id = l.other
        LEFT JOIN tag_text n ON n.entity = b.id AND n.tag = 185
        LEFT JOIN tag_text x ON x.entity = b.id AND x.tag = 184
    ORDER BY a.card_id, l.kind, b.card_id;

CREATE VIEW reprints AS
    -- Cards that count as a copy of another (tag 858), and whether they still say the same.
    SELECT a.card_id, b.card_id AS original_id, n.text AS name,
        coalesce(xa.text, '') = coalesce(xb.text, '') AS same_text
        FROM link l JOIN entity a ON a.id = l.card JOIN entity b ON b.id = l.other
        LEFT JOIN tag_text n ON n.entity = a.id AND n.tag = 185
        LEFT JOIN tag_text xa ON xa.entity = a.id AND xa.tag = 184
        LEFT JOIN tag_text xb ON xb.entity = b.id AND xb.tag = 184
        WHERE l.kind = 'reprint'
    ORDER BY a.card_id;

CREATE VIEW unnamed_numbers AS
    -- Numbers in the data that no name covers.
    SELECT enum, number, uses, example FROM number_use
        WHERE (enum, number) NOT IN (SELECT enum, number FROM enum_name)
    ORDER BY enum, number;

CREATE VIEW text_without_power AS
    -- Cards of the generated sets that say something and have no Power yet.
    SELECT c.module, c.card_id, c.name, c.text, coalesce(p.state, 'none') AS state
        FROM cards_of_set c LEFT JOIN power_state p ON p.card_id = c.card_id
        WHERE coalesce(c.text, '') <> '' AND coalesce(p.state, 'Todo') = 'Todo';
