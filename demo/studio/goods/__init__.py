"""Every category's goods, so that each is known to GOODS."""
from goods import (divine_collections, festivals, gifting, home_accent, lighting,  # noqa: F401
                   storage_bags, wall_decor)
