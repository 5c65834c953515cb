import type { AboutContent, AnnouncementContent, ContactContent } from './content.ts';
import type { HomeContent } from './home-content.ts';
import { DEFAULT_SECTIONS } from './home-section.ts';
import { ADDRESS, EMAIL, PHONE } from './default-footer.ts';

/** Content that is shown while the owner has written none. It states no fact about a seller who has not entered it. */
export const DEFAULT_HOME: HomeContent = {
  slides: [
    makeSlide('Light up your home for the festival', 'Diyas, torans and urlis', 'Shop Now', 'festivals'),
    makeSlide('For the pooja corner', 'Idols, bells and thalis', 'Explore', 'divine-collections'),
    makeSlide('Walls with a story', 'Paintings, hangings and plaques', 'View Collection', 'wall-decor'),
    makeSlide('Small things, made well', 'For every room of the house', 'Discover', 'home-accent'),
  ],
  sections: DEFAULT_SECTIONS,
};

function makeSlide(title: string, subtitle: string, button: string, categorySlug: string) {
  return {
    title,
    subtitle,
    button,
    categorySlug,
    url: '',
    alt: '',
    ground: 'sand' as const,
    begins: null,
    ends: null,
  };
}

export const DEFAULT_ANNOUNCEMENT: AnnouncementContent = { isShown: false, text: '', url: '' };

export const DEFAULT_CONTACT: ContactContent = {
  title: 'Get in Touch',
  subtitle: "We'd love to hear from you. Let us know how we can help!",
  email: EMAIL,
  phone: PHONE,
  mapEmbedUrl: '',
  address: ADDRESS,
  businessHours: [],
};

export const DEFAULT_ABOUT: AboutContent = {
  title: 'About Us',
  subtitle: 'Handmade in India',
  mission: 'To bring the work of Indian artisans into homes that use and love it.',
  vision: 'A market where you know where every piece comes from, and who made it.',
  values: [
    { title: 'Made by hand', description: 'We choose pieces that are made by hand.' },
    { title: 'A fair price', description: 'Every price is shown in full before you order.' },
    { title: 'Nothing hidden', description: 'You see stock, charges and taxes before you order.' },
    { title: 'Made to last', description: 'We choose pieces that you can use for years.' },
  ],
  // Only the owner can say how many artisans, customers or countries there are, and who works here.
  stats: [],
  teamMembers: [],
};
