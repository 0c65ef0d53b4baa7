CREATE UNIQUE INDEX entity_by_card_id ON entity (card_id);
CREATE UNIQUE INDEX entity_by_dbf_id ON entity (dbf_id);
CREATE INDEX int_tag_by_set ON int_tag (value) WHERE tag = 183;
CREATE INDEX requirement_by_card ON play_requirement (card_id);
CREATE INDEX entourage_by_card ON entourage (card_id);
CREATE INDEX correction_by_entity ON correction (entity, tag);
CREATE INDEX link_by_other ON link (other);
