//! The rules between cards: who acts first, who dies when, what an aura leaves behind.
//!
//! Each file is a chapter of the Advanced Rulebook that cards alone do not show.
#![allow(non_snake_case, reason = "ids of cards are Blizzard's")]

mod attacks;
mod auras;
mod casting;
mod choices;
mod control;
mod deaths;
mod heroes;
mod keywords;
mod missiles;
mod order_of_play;
mod random_games;
mod recorded;
mod rulings;
mod secrets;
mod summoning;
mod waiting;
