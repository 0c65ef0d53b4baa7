//! The requirements of the client for a card to be played, apart from its target.
use cardwright_data::PlayReq;

/// A play requirement that the rules judge (`PlayRequirement` in `CardXML` up to build 36393).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Room for a number of minions on the player's side.
    Room(usize),
    /// Room for a minion on one side at least.
    RoomOnASide,
    /// Room for a minion, or for a mana crystal.
    RoomOrCrystal,
    /// A number of enemy minions.
    EnemyMinions(usize),
    /// A number of minions.
    Minions(usize),
    /// An equipped weapon.
    Weapon,
    /// A weapon of the opponent.
    EnemyWeapon,
    /// Room in hand.
    RoomInHand,
    /// A minion in hand that is of the type with this number.
    InHand(i32),
    /// Room for a Secret that the text puts into play.
    RoomForSecret,
    /// A minion that died this game.
    Died,
    /// A friendly minion that died this game.
    FriendlyDied,
    /// A friendly minion that died this turn.
    FriendlyDiedThisTurn,
    /// A friendly minion of the type with this number that died this game.
    FriendlyOfTypeDied(i32),
    /// A friendly minion of the type with this number that died this turn.
    FriendlyOfTypeDiedThisTurn(i32),
    /// A friendly minion with a Deathrattle that died this game.
    FriendlyDeathrattleDied,
    /// A friendly minion with Reborn that died this game.
    FriendlyRebornDied,
}

impl Requirement {
    /// The requirement of the card data with its parameter; `None` if the rules do not judge it.
    ///
    /// ```
    /// use cardwright_data::PlayReq;
    /// use cardwright_vocabulary::facts::Requirement;
    ///
    /// assert_eq!(Requirement::of(PlayReq::NumMinionSlots, Some(2)), Some(Requirement::Room(2)));
    /// assert_eq!(Requirement::of(PlayReq::TargetToPlay, None), None);
    /// ```
    pub fn of(required: PlayReq, parameter: Option<i64>) -> Option<Self> {
        let parameter = i32::try_from(parameter.unwrap_or_default()).unwrap_or_default();
        let many = usize::try_from(parameter.max(1)).unwrap_or(1);
        let judged = [
            (PlayReq::NumMinionSlots, Self::Room(many)),
            (PlayReq::BoardNotCompletelyFull, Self::RoomOnASide),
            (PlayReq::MinionSlotOrManaCrystalSlot, Self::RoomOrCrystal),
            (PlayReq::MinimumEnemyMinions, Self::EnemyMinions(many)),
            (PlayReq::MinimumTotalMinions, Self::Minions(many)),
            (PlayReq::WeaponEquipped, Self::Weapon),
            (PlayReq::EnemyWeaponEquipped, Self::EnemyWeapon),
            (PlayReq::HandNotFull, Self::RoomInHand),
            (PlayReq::FriendlyMinionOfRaceInHand, Self::InHand(parameter)),
            (PlayReq::SecretZoneCapForNonSecret, Self::RoomForSecret),
            (PlayReq::MinionDiedThisGame, Self::Died),
            (PlayReq::FriendlyMinionDiedThisGame, Self::FriendlyDied),
            (PlayReq::FriendlyMinionDiedThisTurn, Self::FriendlyDiedThisTurn),
            (PlayReq::FriendlyMinionsOfRaceDiedThisGame, Self::FriendlyOfTypeDied(parameter)),
            (PlayReq::FriendlyMinionOfRaceDiedThisTurn, Self::FriendlyOfTypeDiedThisTurn(parameter)),
            (PlayReq::FriendlyDeathrattleMinionDiedThisGame, Self::FriendlyDeathrattleDied),
            (PlayReq::FriendlyRebornMinionDiedThisGame, Self::FriendlyRebornDied),
        ];
        judged.into_iter().find(|(of, _)| *of == required).map(|(_, requirement)| requirement)
    }
}
