"""Every category's goods, so that each is known to GOODS."""
from goods import (bags, baskets, carved_panels, divine_collections, divine_dolls, divine_metal, divine_stone, laddu_gopal, radha_krishna,  # noqa: F401
                   electric_lamps, festival_figures, festival_lights, festivals, flame_lamps, gifting, gifting_figures,
                   home_accent, home_accent_figures, wall_decor, wall_figures, wall_reliefs)
