// All text of a product's page. Amounts and days arrive already formatted.

import { formatCount } from '#domain/format-count.ts';

export const notFoundTitle = 'Product not found';
export const notFoundText = 'It may have been sold, or its address has changed.';
export const backToProducts = 'Back to Products';
export const loadFailed = 'Failed to fetch product';
export const goneTitle = (name: string) => `${name} is not sold any more`;
export const goneText = 'Thank you for looking for it.';
export const goneTextAlike = 'Thank you for looking for it. You may like one of these instead.';
export const seeAll = 'See all products';
export const notSoldNow = 'This product is not sold at the moment.';
export const preview =
  'This is a preview. The product is not on sale yet, and only people with this link see the page.';

export const home = 'Home';
export const inclusive = 'Inclusive of all taxes';
export const noPrice = 'No price yet';
export const colour = 'Colour';
export const size = 'Size';
export const nameOf = (axis: string) => `${axis}:`;
export const chooseOne = 'choose one';
export const struck = (values: string, reason: string) => `${values}: ${reason}`;
export const struckOption = (value: string, reason: string) => `${value}, ${reason}`;
export const sizeGuide = 'Size guide';

export const noScript =
  'The cart is kept in this browser, which needs JavaScript for it. Please switch it on to buy.';
export const quantity = 'Quantity';
export const request = 'Request';
export const addToCart = 'Add to Cart';
export const buyNow = 'Buy Now';
export const tellWhenBack = 'Notify me when the sold-out option is back';
export const tellWhenOneIsBack = 'Notify me when a sold-out option is back';
export const share = 'Share';
export const linkCopied = 'Link copied';
export const copyByHand = 'Please copy the link from the address bar.';
export const askOnWhatsApp = 'Ask on WhatsApp';
export const firstQuestion = (name: string) => `Hello, I have a question about ${name}.`;

export const deliveryTo = 'Delivery to PIN code';
export const check = 'Check';
export const changePin = (pin: string) => `Change PIN code ${pin}`;
export const wrongPin = 'Enter the six digits of your PIN code';
export const unknownPin = 'We do not know this PIN code. Please check it; we deliver all over India.';
export const unservedPin = (pin: string) =>
  `Our courier does not deliver to ${pin} at present. Please write to us before you order.`;
export const arrives = (place: string, when: string) => `Arrives in ${place} ${when}`;
export const orderBy = (day: string, occasion: string) => `Order by ${day} for ${occasion}`;
export const afterOccasion = (occasion: string) => `May arrive after ${occasion}`;
export const noCod = 'Cash on delivery is not available at present.';
export const noCodAt = (pin: string) => `Cash on delivery is not available in PIN code ${pin}.`;
export const codUpTo = (amount: string) => `Cash on delivery up to ${amount}`;
export const cod = 'Cash on delivery available';
export const codForCharge = (charge: string) => `Cash on delivery available, for a charge of ${charge}`;

export const freeShippingOver = (amount: string) => `Free shipping on orders over ${amount}`;
export const freeShipping = 'Free shipping on every order';
export const securePayment = 'Secure payment online';
export const returnWithin = (days: string) => `Return within ${days} of delivery`;

export const giMark = (name: string) => `GI tag: ${name}`;
export const giMeaning =
  'The law protects this name: only registered makers from its own region may sell under it.';
export const giUser = (number: string) => `Authorised user no. ${number}`;
export const craftmark = 'Craftmark';
export const craftmarkMeaning =
  'The All India Artisans and Craftworkers Welfare Association licenses this seal for genuine Indian handicrafts.';
export const craftmarkLicence = (number: string) => `Licence no. ${number}`;

export const about = 'About this piece';
export const specifications = 'Specifications';
export const craft = 'Craft';
export const technique = 'Technique';
export const material = 'Material';
export const dimensions = 'Dimensions (L×W×H)';
export const weight = 'Weight';
export const netQuantity = 'Net quantity';
export const madeIn = 'Made in';
export const maker = 'Maker';
export const gi = 'Geographical indication';
export const countryOfOrigin = 'Country of origin';
export const care = 'Care';
export const returns = 'Returns';
export const returnsWithin = (days: string) => `Within ${days} of delivery, unused`;
export const sku = 'SKU';
export const hsn = 'HSN code';
export const inOneSize = (measured: string) => `${measured}, in one of the sizes`;

export const madeBy = 'Made by';
export const makerTitle = (name: string) => `The maker: ${name}`;
export const moreBy = (name: string) => `More by ${name}`;
export const moreOf = (craftName: string) => `More of ${craftName}`;

export const pairs = 'Pairs well with';
export const sameCraft = 'From the same craft';
export const sameCraftAndMore = 'From the same craft, and more like it';
export const alike = 'You may also like';
export const seen = 'Recently viewed';

export const pictures = 'Pictures';
export const picturesOf = (name: string) => `Pictures of ${name}`;
export const pictureCount = (at: number, count: number) => `${at} of ${count}`;
export const enlarge = (at: number, count: number) => `Enlarge picture ${at} of ${count}`;
export const pictureName = (at: number, name: string) => `Picture ${at}: ${name}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const close = 'Close';

export const reviews = 'Reviews';
export const noReviews = 'No reviews yet. Buyers of this product can write the first.';
export const moreReviews = 'Show more reviews';
export const reviewCount = (count: number) => formatCount(count, 'review');
export const starCount = (stars: number) => formatCount(stars, 'star');
export const photoBy = (author: string, at: number) => `${author}, photo ${at}`;
export const replyFrom = (shop: string) => `Reply from ${shop}`;

export const questions = 'Questions and answers';
export const noQuestions = 'No questions yet.';
export const moreQuestions = 'Show more questions';
export const answerFrom = (shop: string) => `Answer from ${shop}`;
export const ask = 'Ask a question';
export const askAfterLogin = 'Log in to ask a question';
export const yourQuestion = 'Your question';
export const questionHint =
  'We answer here, where everybody can read it. Please leave out your phone number and address.';
export const sendQuestion = 'Send question';
export const writeQuestion = 'Please write your question';
export const asked =
  'Thank you for your question. We will answer it here, and by e-mail if you gave us an address.';
export const askFailed = 'We could not send your question. Please try again.';
export const askAgain = 'Please log in again to send your question. It is kept here.';
