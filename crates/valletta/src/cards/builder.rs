//! Builder, Roofer, Mason and Carpenter: build one building or upgrade one. (V-CARD-BUILDER-1, V-CARD-ROOFER-1,
//! V-CARD-MASON-1, V-CARD-CARPENTER-1)
//!
//! The four differ only in the good that is cheaper, so they are rows of the table; the work itself is in
//! `work.rs`, as it is the heart of the game.

#[cfg(test)]
mod tests {
    use crate::testing::{Trial, scene};

    fn with(card: &'static str, goods: &'static str) -> Trial {
        let mut scene = scene(goods, card);
        scene.layout = vec![("A1.3", "Bastion Store"), ("B1.3", "Church of Our Lady of Victory"), ("A2.3", "Mint")];
        Trial::new(scene)
    }

    /// V-TX-48: cost (3,1,3,0) with Mason, and with Carpenter.
    #[test]
    fn mason_and_carpenter_lower_their_own_material_by_two() {
        let mut mason = with("mason", "3g1w1s");
        mason.play("play mason, build A1.3");
        assert_eq!(mason.offers(), ["pay 3g1w1s"]);
        let mut carpenter = with("carpenter", "3g3s");
        carpenter.play("play carpenter, build A1.3");
        assert_eq!(carpenter.offers(), ["pay 3g3s"]);
    }

    /// V-TC-12: an upgrade of 1 stone and 3 brick with Roofer costs 1 stone and 1 brick.
    #[test]
    fn a_roofer_lowers_the_bricks_of_an_upgrade() {
        let mut scene = scene("1s1b", "roofer maid");
        scene.layout = vec![("B1.3", "Church of Our Lady of Victory")];
        scene.players[0].buildings = "B1.3";
        let mut trial = Trial::new(scene);
        trial.play("play roofer, upgrade B1.3, pay 1s1b");
        assert_eq!(trial.goods(), "0");
        assert!(trial.sees().city.is_upgraded("B1.3".parse().unwrap()));
    }

    /// V-TX-10: a discount never goes below nothing.
    #[test]
    fn a_discount_yields_no_goods() {
        let mut trial = with("roofer", "2g1w1s");
        trial.play("play roofer, build A2.3, pay 2g1w1s");
        assert_eq!(trial.goods(), "0");
    }
}
