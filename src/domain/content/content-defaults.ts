import type { AboutContent, ContactContent, HomeContent } from './content.ts';
import { ADDRESS, EMAIL, PHONE } from './default-footer.ts';

/** Content that is shown while the owner has written none. It states no fact about a seller who has not entered it. */
export const DEFAULT_HOME: HomeContent = {
  slides: [
    {
      title: 'Light the house for the festival',
      subtitle: 'Diyas, torans and urlis',
      button: 'Shop Now',
      categorySlug: 'festivals',
    },
    {
      title: 'For the pooja corner',
      subtitle: 'Idols, bells and thalis',
      button: 'Explore',
      categorySlug: 'divine-collections',
    },
    {
      title: 'Walls with a story',
      subtitle: 'Paintings, hangings and plaques',
      button: 'View Collection',
      categorySlug: 'wall-decor',
    },
    {
      title: 'Small things, made well',
      subtitle: 'For every room of the house',
      button: 'Discover',
      categorySlug: 'home-accent',
    },
  ],
};

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
  mission: 'To bring the work of Indian artisans into homes that will use and keep it.',
  vision: 'A market where every piece still carries the name of the place and the hand it comes from.',
  values: [
    { title: 'Made by hand', description: 'We choose what people make by hand.' },
    { title: 'A fair price', description: 'Every price is shown in full before you order.' },
    { title: 'Nothing hidden', description: 'Stock, charges and taxes are true before you order.' },
    { title: 'Made to last', description: 'We choose pieces that can be used and kept.' },
  ],
  // Only the owner can say how many artisans, customers or countries there are, and who works here.
  stats: [],
  teamMembers: [],
};
