//! Jean Parisot de Valette: advance the figure and take the barrel's good, then fire or hire. (V-CARD-VALETTE-1 to 8)

use crate::{Event, Trigger, Valletta, street::SPACES};

/// Moves one space and takes the barrel there; does nothing on the last space (V-CARD-VALETTE-3).
pub(super) fn advance(game: &mut Valletta, events: &mut impl Extend<Event>) {
    if game.valette == SPACES {
        return;
    }
    game.valette += 1;
    let good = game.barrels.on(game.valette);
    events.extend([Event::Advanced { space: game.valette }, Event::Barrel { seat: game.turn, good }]);
    game.take(game.turn, good, 1, events);
    if game.valette == SPACES {
        game.trigger(Trigger::Street, events);
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Good, Trigger,
        testing::{Trial, scene},
    };

    fn at(space: u8, hand: &'static str) -> Trial {
        let mut scene = scene("0", hand);
        scene.valette = space;
        scene.barrels = if space < 25 { vec![Good::Stone] } else { Vec::new() };
        Trial::new(scene)
    }

    /// V-TC-09: the next barrel hides a stone; Red hires a Builder.
    #[test]
    fn the_barrel_is_taken_and_a_builder_hired() {
        let mut trial = at(3, "valette maid");
        trial.play("play valette");
        assert_eq!(trial.offers(), ["fire maid", "hire builder", "decline"]);
        trial.play("hire builder");
        assert_eq!((trial.goods().as_str(), trial.hand().as_str()), ("1s", "maid builder"));
        assert_eq!((trial.sees().valette, trial.sees().reserve.len()), (4, 3));
    }

    /// V-TX-14: on the last space there is no move and no barrel; fire and hire remain.
    #[test]
    fn on_the_last_space_only_the_second_step_remains() {
        let mut trial = at(25, "valette maid");
        trial.play("play valette");
        assert_eq!((trial.goods().as_str(), trial.sees().valette), ("0", 25));
        assert_eq!(trial.offers(), ["fire maid", "hire builder", "decline"]);
    }

    /// V-CARD-VALETTE-8: reaching it triggers the final phase and grants everything all the same.
    #[test]
    fn reaching_the_last_space_triggers_the_final_phase() {
        let mut trial = at(24, "valette maid");
        trial.play("play valette");
        assert_eq!((trial.goods().as_str(), trial.sees().trigger), ("1s", Some(Trigger::Street)));
        assert_eq!(trial.offers(), ["fire maid", "hire builder", "decline"]);
    }

    /// V-CARD-VALETTE-5, V-CARD-VALETTE-7: a fired card lies in the reserve for everybody.
    #[test]
    fn a_fired_card_goes_to_the_reserve_without_its_effect() {
        let mut trial = at(3, "valette maid builder");
        trial.play("play valette, fire maid");
        assert_eq!((trial.goods().as_str(), trial.hand().as_str()), ("1s", "builder"));
        assert!(trial.sees().reserve.contains(&crate::Card::Maid));
    }
}
