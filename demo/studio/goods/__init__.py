"""Every category's goods, so that each is known to GOODS."""
from goods import (carved_panels, divine_collections, divine_dolls, divine_metal, divine_stone, electric_lamps,  # noqa: F401
                   festival_figures, festival_lights, festivals, flame_lamps, gifting, gifting_figures, home_accent,
                   home_accent_figures, storage_bags, wall_decor, wall_figures, wall_reliefs)
