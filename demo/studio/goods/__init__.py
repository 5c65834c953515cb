"""Every category's goods, so that each is known to GOODS."""
from goods import (divine_collections, divine_dolls, divine_metal, divine_stone, festivals, gifting, gifting_figures, home_accent, home_accent_figures, lighting,  # noqa: F401
                   storage_bags, wall_decor)
