"""Every category's goods, so that each is known to GOODS."""
from goods import (divine_collections, festival_figures, festivals, gifting, gifting_figures, home_accent, home_accent_figures,  # noqa: F401
                   lighting, storage_bags, wall_decor, wall_figures, wall_reliefs)
