//! Tests of cards, in the words of the game.
