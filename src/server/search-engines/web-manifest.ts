// https://www.w3.org/TR/appmanifest/

type ManifestShop = { name: string; description: string };

/** Returns the web app manifest, by which a phone installs the shop. */
export function toWebManifest({ name, description }: ManifestShop) {
  return {
    id: '/',
    name,
    short_name: name.length <= 12 ? name : (name.split(/\s+/)[0] ?? name),
    description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    categories: ['shopping'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search', url: '/search', icons: [shortcutIcon] },
      { name: 'Cart', url: '/cart', icons: [shortcutIcon] },
      { name: 'My Orders', short_name: 'Orders', url: '/orders', icons: [shortcutIcon] },
    ],
  };
}

const shortcutIcon = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' };
