//! What is heard: a button that mutes everything, and how loud what is. The browser keeps it.

use maud::{Markup, html};

use crate::{Texts, say};

/// Mutes everything, and shows whether it does.
pub fn button(t: Texts) -> Markup {
    let label = say!(t, "table-sound");
    html! {
        button.quiet.sound #tool-sound type="button" data-sound aria-pressed="true" aria-label=(label) title=(label) {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                path.box d="M3 9.500h4l5-4.500v14l-5-4.500H3z" {}
                path.loud d="M15 9a4 4 0 0 1 0 6M17.500 6.500a8 8 0 0 1 0 11" {}
                path.mute d="M15.500 9.500l5 5M20.500 9.500l-5 5" {}
            }
        }
    }
}

/// How loud, and what.
pub fn settings(t: Texts) -> Markup {
    html! {
        fieldset.sounds {
            legend { (say!(t, "table-sound")) }
            label {
                (say!(t, "table-volume")) " "
                input type="range" min="0" max="100" step="5" value="60" autocomplete="off" data-volume;
            }
            @for (kind, name) in [("effects", "table-sound-effects"), ("turn", "table-sound-turn")] {
                label { input type="checkbox" checked data-sounds=(kind); " " (t.say(name)) }
            }
        }
    }
}
