//! Observers of games, and what they write.
//!
//! A [`Recorder`] writes what the client is told, [`Packet`] by packet; a [`ReplayedGame`] is the state that packets
//! describe.
//!
//! ```
//! use cardwright_engine::observe::{Perspective, Recorder};
//! let recorder = Recorder::new(Perspective::Everything);
//! assert!(recorder.packets().is_empty());
//! ```
mod options;
mod packet;
mod recorder;
mod replayed;
mod visible_tags;

pub use packet::{EntityNumber, ListedOption, Packet, Tags};
pub use recorder::Recorder;
pub use replayed::{InconsistentPacket, ReplayedEntity, ReplayedGame};
pub use visible_tags::Perspective;
