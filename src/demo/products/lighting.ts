import type { DemoProduct } from './product.ts';

export const lighting: DemoProduct[] = [
  {
    ref: 'LI01',
    shortDescription:
      'The standing lamp of Tamil homes, cast in sections at Nachiarkoil, with a swan on the crest.',
    description:
      'Base, stem, oil bowl, crest: four pieces that screw together into a lamp that has looked the same for as long as anyone can tell. Five beaks in the bowl hold five wicks, and above them sits the hamsa, the swan, with a leaf in its bill.\n\n' +
      'Nachiarkoil, outside Kumbakonam, has sand of its own: the pale, fine deposit of the Cauvery, which takes an impression so well that castings come out nearly smooth. Every section is poured in a box mould, then turned on a lathe until the rings are crisp. The finisher checks that the threads meet and that the stem stands upright, for a leaning lamp is never forgiven.\n\n' +
      'It is lit at dusk, at weddings, and before anything new begins, a shop or a dance recital. Fill the bowl with sesame oil and lay cotton wicks in the beaks; light the one facing east first. Twelve inches are right for a shelf altar, fifteen for the floor of a puja room, twenty-four for a hall.',
    care: 'Unscrew, wash with tamarind and ash or Pitambari, rinse and dry well. Empty old oil before it turns sticky.',
    maker: {
      name: 'Ramalingam Pathar foundry, Nachiarkoil',
      story:
        'Ramalingam casts with river sand his father chose and will tell you at length about good and bad years of it. His cousin turns, his wife Meenakshi files the beaks of the swans. The foundry makes some thirty lamps a month.',
    },
    tags: ['kuthu vilakku', 'दीपक', 'समई', 'brass lamp', 'deepam', 'nachiyarkoil', 'vilaku'],
    attributes: {
      type: 'Oil Lamps',
      material: 'Brass',
      size: ['Medium', 'Large'],
      style: 'Traditional',
      occasion: ['Diwali', 'Housewarming', 'Wedding'],
    },
    featured: true,
    stock: 17,
    reviews: [
      {
        author: 'Revathi S.',
        rating: 5,
        title: 'Stands like a soldier',
        body: 'Bought for our griha pravesh. Threads fit smoothly and the swan is beautifully filed.',
        daysAgo: 57,
      },
      {
        author: 'Ganesh M.',
        rating: 5,
        title: 'Proper weight',
        body: 'The 15 inch is heavy at the base, so it does not tip when children run past.',
        daysAgo: 139,
      },
      {
        author: 'Teresa V.',
        rating: 4,
        title: 'Came with sand',
        body: 'A little casting sand was still inside the stem. After a rinse all was well.',
        daysAgo: 244,
      },
    ],
    questions: [
      {
        author: 'Lalitha V.',
        text: 'Can I take it apart to carry it by train?',
        answer: 'Yes. Base, stem, bowl and crest unscrew, and all four fit into a bag.',
        daysAgo: 33,
      },
    ],
  },
  {
    ref: 'LI02',
    shortDescription: 'A brass lamp with a glass chimney that keeps one flame steady through the night.',
    description:
      'A draught, a fan, someone opening the balcony door: the usual ends of a lamp that was meant to burn through. Here a chimney of borosilicate glass stands in a brass gallery round the flame. Air comes in through holes beneath and leaves at the top, so that the flame stays upright and soot stays off the wall.\n\n' +
      'Akhand means unbroken. For the nine nights of Navratri, or for a day of reading the Ramayan aloud, the flame must not go out. The bowl is spun in Moradabad from a thick disc; a small cap with a hole holds a cotton wick upright in the middle. The glass lifts off for cleaning and is of a kind that takes heat.\n\n' +
      'Ghee or sesame oil are best. The small one burns about four hours on one filling, the medium about eight, the large about twelve, and you can top it up beside the wick without putting it out. Place it on a plate, on something level, well away from curtains.',
    care: 'Let the glass cool before you lift it; wash it with soap. Clean the brass with tamarind or Pitambari and dry well.',
    maker: {
      name: 'Wasim Lamp Works, Moradabad',
      story:
        'Wasim used to make parts for pressure stoves, which taught him about air. His sister Nagma tests every tenth lamp with a table fan on step two. The glass is blown to their size in Firozabad and comes packed in rice straw.',
    },
    tags: [
      'akhand diya',
      'अखंड ज्योत',
      'दीया',
      'akhand jyot',
      'navratri lamp',
      'akhand deepak',
      'pital diya',
      'jyoti',
    ],
    attributes: {
      type: 'Oil Lamps',
      material: ['Brass', 'Glass'],
      size: ['Small', 'Medium', 'Large'],
      style: 'Traditional',
      occasion: 'Diwali',
    },
    stock: 3100,
    reviews: [
      {
        author: 'Suman Y.',
        rating: 5,
        title: 'Nine nights without a break',
        body: 'The medium one, refilled morning and evening with ghee. It did not go out once.',
        daysAgo: 30,
      },
      {
        author: 'Dinesh K.',
        rating: 4,
        title: 'Flame is steady',
        body: 'Even under our ceiling fan. The hole for the wick could be a touch wider.',
        daysAgo: 37,
      },
      {
        author: 'Kusum T.',
        rating: 2,
        title: 'Glass broke in a week',
        body: 'My mistake, I washed it hot under cold water. A replacement glass should be sold separately.',
        daysAgo: 190,
      },
    ],
    questions: [
      {
        author: 'Deepika M.',
        text: 'How long does the medium one burn on one filling?',
        answer:
          'About eight hours with ghee or sesame oil. You can top it up beside the wick without putting it out.',
        daysAgo: 27,
      },
      {
        author: 'Harish N.',
        text: 'Can the glass be replaced if it breaks?',
        answer: 'Please write to us with a photo. We keep spare chimneys for all three sizes.',
        daysAgo: 12,
      },
    ],
  },
  {
    ref: 'LI03',
    shortDescription:
      'A spun brass lantern pierced by hand with hundreds of openings: the ceiling turns into stars.',
    description:
      'Switched off, it is a calm brass shape. Switched on, it takes over the room: rings of small points climb the walls and sway when the window is open. Anything you hang it above, a table, a stairwell, becomes the middle of something.\n\n' +
      'The shell is spun on a lathe from sheet brass, in two halves. Then the piercing begins. The pattern is pricked on with a compass and each opening is punched or cut with a fine saw against a block of pitch, some twelve hundred on the middle size. There is a rhythm to it, and if you listen in a lane of Moradabad you hear several lanterns at once. Edges are filed, the halves joined, and the brass darkened or painted black outside and gold within.\n\n' +
      'It takes one E27 bulb; a clear LED filament of 4 to 8 watts draws the sharpest stars, a frosted one softens them. Chain, ceiling cup and holder are fitted. Please let an electrician hang it.',
    care: 'Switch off, let it cool, and dust with a dry soft brush. No polish on the antique or black finish.',
    maker: {
      name: 'Jaali Ghar, Moradabad',
      story:
        'Fourteen people in two rooms, half of them piercing. The patterns are by Shaista, the daughter of the house, who studied geometry and returned with better circles. Her uncle Anwar still prefers his own and is right about every third time.',
    },
    tags: [
      'hanging lantern',
      'लालटेन',
      'झूमर',
      'lalten',
      'moroccan lamp',
      'pierced brass',
      'jhumar',
      'pendant light',
    ],
    attributes: {
      type: 'Hanging Lamps',
      material: 'Brass',
      size: ['Medium', 'Large'],
      style: 'Modern Ethnic',
      occasion: ['Diwali', 'Housewarming'],
    },
    featured: true,
    salePercent: 15,
    stock: 26,
    reviews: [
      {
        author: 'Natasha G.',
        rating: 5,
        title: 'Stars on the stairs',
        body: 'Two of the 24 cm in our stairwell. Use clear bulbs, it makes all the difference.',
        daysAgo: 44,
      },
      {
        author: 'Kabir S.',
        rating: 4,
        title: 'More mood than light',
        body: 'Gorgeous, but you cannot read by it. We added a lamp in the corner.',
        daysAgo: 91,
      },
      {
        author: 'Hema R.',
        rating: 5,
        title: 'Black and gold',
        body: 'The inside shines warm gold. Electrician needed fifteen minutes.',
        daysAgo: 168,
      },
    ],
  },
  {
    ref: 'LI04',
    shortDescription:
      'A mouth-blown globe set with cut-glass chips: coloured light, made in the glass town of Firozabad.',
    description:
      'Hundreds of chips of coloured glass, each cut to shape and set by hand on a blown globe, with fine pale joints between them. Lit from inside it looks like a fruit sliced open, and it leaves soft patches of colour on the tablecloth.\n\n' +
      'Firozabad makes the bangles of half of India, and at night its furnaces can be seen from the train. The globe is blown by mouth, on a long pipe, in a few breaths and turns. When it has cooled, another workshop lays the mosaic: glass scraps from the bangle trade, sorted by colour, nipped with pliers, glued in rings from the top down and grouted. A brass cap closes it and holds the chain.\n\n' +
      'It hangs on sixty centimetres of chain with an E27 holder; an LED of up to 6 watts is enough. Warm white suits amber and red, neutral white the turquoise. One gives atmosphere to a corner, three at different heights over a table make a feast of it. Small bubbles in the glass are from the breath.',
    care: 'Wipe with a damp cloth when cold and switched off. Do not soak; the joints are grouted.',
    maker: {
      name: 'Shakuntala Mosaic Room, Firozabad',
      story:
        'Eight women set glass in a bright room above a bangle shop, where the scraps come up by basket. Shakuntala started with broken bangles from her own kitchen. Her neighbour Rizwan blows the globes and has never asked her which colour.',
    },
    tags: [
      'mosaic lamp',
      'काँच',
      'झूमर',
      'turkish lamp',
      'glass pendant',
      'kanch lamp',
      'firozabad',
      'hanging light',
    ],
    attributes: {
      type: 'Hanging Lamps',
      material: 'Glass',
      size: 'Medium',
      style: 'Traditional',
      occasion: ['Diwali', 'Housewarming'],
    },
    salePercent: 25,
    stock: 40,
    reviews: [
      {
        author: 'Roshni B.',
        rating: 5,
        title: 'Colours on the wall',
        body: 'In the evening the whole corner is painted. My son chose multicolour, naturally.',
        daysAgo: 16,
      },
      {
        author: 'Faisal M.',
        rating: 4,
        title: 'Amber is warm',
        body: 'Chain was a bit short for our high ceiling. I bought an extension in the bazaar.',
        daysAgo: 105,
      },
    ],
  },
  {
    ref: 'LI05',
    shortDescription: 'A lamp of painted, pierced goat hide by the shadow-puppet makers of Nimmalakunta.',
    description:
      'Gods, birds and vines in red, green and black, on a skin so thin that light comes through as through a leaf. Around the jewels and along the borders run tiny punched holes, which turn into lines of bright dots when the lamp is lit.\n\n' +
      'Tholu bommalata, the leather puppet play of Andhra, used to go on all night: a white sheet, oil lamps behind it, and the Ramayana until dawn. As audiences moved to other screens, families in Nimmalakunta began to make lamps from the same material. The hide is soaked and scraped to translucence, dried on a frame, drawn with a stylus, punched with little chisels and painted on both sides. It is real goat hide, a by-product of the meat trade, and we say so plainly for those who would rather not have it.\n\n' +
      'The panels are laced to an iron frame. Use an LED of up to 7 watts; heat curls leather. It gives a warm light for a sideboard or a bedroom, and a faint smell of hide that leaves in the first weeks.',
    care: 'Dust with a dry brush; never wet it. Keep away from damp walls and strong sun, and use LED bulbs only.',
    maker: {
      name: 'Chinnappa and Lakshmidevi, Nimmalakunta',
      story:
        'Chinnappa performed with his father until the last troupe van was sold, and still gives Hanuman a voice while he works. Lakshmidevi punches the holes, counting under her breath. Their son paints, and has introduced the peacock.',
    },
    tags: [
      'leather lamp',
      'चमड़ा',
      'puppet lamp',
      'tholu bommalata',
      'table lamp',
      'शैडो लैंप',
      'nimmalakunta',
      'kathputli',
    ],
    attributes: {
      type: 'Table Lamps',
      material: 'Iron',
      size: ['Medium', 'Large'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    stock: 9,
    reviews: [
      {
        author: 'Usha P.',
        rating: 5,
        title: 'A theatre on the sideboard',
        body: 'We dim everything else in the evening. The punched dots along the border are magic.',
        daysAgo: 53,
      },
      {
        author: 'Martin A.',
        rating: 4,
        title: 'Smell for a fortnight',
        body: 'As announced, it smells of leather at first. Gone now, and the lamp is superb.',
        daysAgo: 147,
      },
    ],
  },
  {
    ref: 'LI06',
    shortDescription: 'A pendant of split bamboo in hexagonal weave, light as a basket, made in Agartala.',
    description:
      'Three directions of bamboo, crossing at sixty degrees, leave hexagons between them: the strongest way to weave with the least material, and the one fishermen in Tripura use for traps. As a lamp it throws a honeycomb on the ceiling and lets enough light down to eat and read by.\n\n' +
      'Bamboo is everything in Tripura: house, umbrella, tea strainer, flute. For the pendant a culm of three years is cut in the dry season, cured in water and smoke, then split, and split again, until a strip bends round a finger. The weave starts at the crown and grows downwards over no mould at all, by eye; the rim is bound with cane.\n\n' +
      'A cord of one metre with E27 holder is fitted; use an LED of up to 9 watts. The smallest goes well in threes over a counter, the largest alone over a round table. The brown is smoked and the black stained before weaving, so that scratches do not show white.',
    care: 'Dust with a dry brush or the vacuum cleaner on low. Not for bathrooms; if it smells damp, hang it in the sun for an hour.',
    maker: {
      name: 'Nirmala Debnath’s weaving shed, Agartala',
      story:
        'Nirmala runs a shed of sixteen weavers on the road to the airport, most of them mothers who come when school begins. Old Haripada splits for all of them, nine hundred strips before lunch. Short strips become coasters.',
    },
    tags: [
      'bamboo lamp',
      'बांस',
      'baans lamp',
      'bamboo pendant',
      'hanging light',
      'cane lamp',
      'baas',
      'tripura',
    ],
    attributes: {
      type: 'Hanging Lamps',
      material: 'Bamboo',
      size: ['Medium', 'Large'],
      style: 'Modern Ethnic',
      occasion: 'Housewarming',
    },
    salePercent: 20,
    stock: 68,
    reviews: [
      {
        author: 'Karan J.',
        rating: 5,
        title: 'Over the dining table',
        body: 'The 42 cm in natural. Lovely honeycomb shadow and bright enough for homework.',
        daysAgo: 38,
      },
      {
        author: 'Sneha U.',
        rating: 4,
        title: 'Slightly oval',
        body: 'It is woven by hand and a bit oval from below. Nobody but me notices.',
        daysAgo: 129,
      },
      {
        author: 'Bikram D.',
        rating: 5,
        title: 'Home state pride',
        body: 'Good bamboo, well cured, no beetle dust after a year.',
        daysAgo: 370,
      },
      {
        author: 'Alka M.',
        rating: 3,
        title: 'Cord too short',
        body: 'One metre is not enough for our ceiling and the cord cannot be exchanged easily.',
        daysAgo: 215,
      },
    ],
  },
  {
    ref: 'LI07',
    shortDescription:
      'A lamp on a blue pottery base, painted with flowers under a glassy glaze, with a cotton shade.',
    description:
      'Cobalt is the blue that stays in the memory, copper oxide gives the turquoise, and between them runs a fine dark line that holds every petal. On this base flowers climb from foot to neck and continue, out of sight, beneath the shade.\n\n' +
      'Blue pottery has no clay in it. Ground quartz, powdered glass, fuller’s earth and gum are kneaded to a dough that cannot be thrown; it is pressed flat like a chapati, laid into a mould, filled with ash to hold its form, and joined when dry. After painting it is dipped in a clear glaze and fired once, at a low heat. One firing is the only chance, and a good part of each kiln cracks. The craft came by way of Persia and Mughal Delhi and took root in Jaipur in the nineteenth century.\n\n' +
      'The shade is plain cotton in off-white. Fitted with E27 holder, switch and two metres of cord with an Indian two-pin plug; LED up to 9 watts. Fine lines in the glaze are normal.',
    care: 'Wipe the base with a damp cloth; no soaking and no knocks, as quartz ware is brittle. Brush the shade.',
    maker: {
      name: 'Kotwal Neeli Pottery, Jaipur',
      story:
        'Eleven potters and painters near Amber Road, led by Gulab Kotwal, who says that he has broken more than most have made. Painter Farzana does all cobalt outlines, and has trained four girls of her lane. They open the kiln only after prayers, any prayers.',
    },
    tags: [
      'blue pottery lamp',
      'नीली मिट्टी',
      'टेबल लैंप',
      'table lamp',
      'jaipur blue',
      'neeli pottery',
      'bedside lamp',
      'bluepottery',
    ],
    attributes: {
      type: 'Table Lamps',
      material: 'Ceramic',
      size: 'Large',
      style: 'Traditional',
      occasion: ['Housewarming', 'Wedding'],
    },
    featured: true,
    stock: 11,
    reviews: [
      {
        author: 'Charu S.',
        rating: 5,
        title: 'The blue!',
        body: 'No photo shows this cobalt. We placed it on a dark chest and the room changed.',
        daysAgo: 26,
      },
      {
        author: 'Mathew P.',
        rating: 4,
        title: 'Very well packed',
        body: 'Double box, straw and all. The shade had a small crease which steam removed.',
        daysAgo: 115,
      },
    ],
  },
  {
    ref: 'LI08',
    shortDescription: 'A small clay lantern with hand-cut openings that throws a pattern from one tealight.',
    description:
      'Thrown like a pot, then cut like paper: leaf-shaped openings and small triangles run around the wall in three rows, made with a thin knife while the clay is as firm as cheese. One tealight, and the table is in a wood.\n\n' +
      'Bishnupur is the town of terracotta temples, put up by the Malla kings in the seventeenth century, when stone was lacking and clay was not. Their walls are covered with boatmen, hunters and dancers in burnt brick. Today’s potters live from cups and horses, and the lantern is a cousin of the ventilators they once made for village houses. It is fired with wood and leaves, and each kiln gives its own range of reds, sometimes with a dark cloud where the flame touched.\n\n' +
      'Put the candle in from above. The smaller two are for tables, the largest for a step or the edge of a path. It is glad to be outdoors on dry nights; the bottom has a small hole in case of rain.',
    care: 'Brush clean; remove wax after an hour in the fridge. The rim gets warm: lift it by the foot.',
    maker: {
      name: 'Tarapada Kumbhakar and sons, Bishnupur',
      story:
        'Tarapada throws, and the cutting belongs to his wife Sabita, who will have nobody talk to her while the knife is in the clay. The sons fetch wood by van rickshaw. Sixty lanterns fill the kiln, and about fifty-two come out whole.',
    },
    tags: [
      'tealight holder',
      'मिट्टी',
      'लालटेन',
      'terracotta lantern',
      'diya holder',
      'jali lamp',
      'terracota',
      'lalten',
    ],
    attributes: {
      type: 'Tealight Holders',
      material: 'Ceramic',
      size: ['Small', 'Medium'],
      style: 'Rustic',
      occasion: 'Diwali',
    },
    stock: 2400,
    reviews: [
      {
        author: 'Supriya N.',
        rating: 5,
        title: 'Lined the garden path',
        body: 'Twelve of the 14 cm on Diwali night. Every visitor stopped.',
        daysAgo: 12,
      },
      {
        author: 'Jatin L.',
        rating: 4,
        title: 'Two were darker',
        body: 'From the firing, as the page explains. I have put them at the ends.',
        daysAgo: 19,
      },
      {
        author: 'Olivia B.',
        rating: 5,
        title: 'Fine shadow',
        body: 'Leaves all over our tent of a balcony. Smells of wet earth when it rains.',
        daysAgo: 131,
      },
    ],
  },
  {
    ref: 'LI09',
    shortDescription: 'A stoneware aroma lamp from Khurja: a bowl for water and oil above, a tealight below.',
    description:
      'A spoon of water, three drops of oil and one tealight: in ten minutes the hall smells of lemongrass or of vetiver. The bowl is deep enough not to run dry within an hour, and the opening below wide enough for fingers.\n\n' +
      'Khurja’s kilns have supplied northern India with pickle jars for generations, and painters came along with the jars. The body is stoneware, poured as slip into plaster moulds; when it is leather-hard the window is cut and the edges sponged. Vines and leaves are painted by hand on the unfired ware, under the glaze, so that they cannot wear off, and the whole is fired hard enough to be waterproof.\n\n' +
      'White, cobalt and green go with most rooms. It is a small present that arrives safely and pleases at once. Use pure oils and always with water; never leave a burning lamp alone, and keep it where neither child nor cat can reach. Without oil the bowl does for jasmine flowers in water.',
    care: 'Let it cool, then wash with warm water and soap; a drop of vinegar removes oil rings. The dishwasher does no harm.',
    maker: {
      name: 'Nidhi Sharma and family, Khurja',
      story:
        'A family pottery with one gas kiln and fourteen painters, founded by a man who made jars and hated jars. His granddaughter Nidhi, who runs it, draws the vines and rides to fairs with two crates on a scooter. Seconds go to the school across the road.',
    },
    tags: ['aroma diffuser', 'अरोमा लैंप', 'oil burner', 'khurja pottery', 'ceramic lamp', 'difuser', 'सुगंध'],
    attributes: {
      type: 'Diffusers',
      material: 'Ceramic',
      size: 'Small',
      style: 'Modern Ethnic',
      occasion: 'Diwali',
    },
    salePercent: 30,
    stock: 105,
    reviews: [
      {
        author: 'Ira M.',
        rating: 5,
        title: 'Gave away five',
        body: 'Office Diwali gifts. Everyone asked for the name of the shop.',
        daysAgo: 17,
      },
      {
        author: 'Sandeep H.',
        rating: 4,
        title: 'Bowl gets hot',
        body: 'Works very well. Do wait until it has cooled before touching the bowl.',
        daysAgo: 70,
      },
      {
        author: 'Jyoti V.',
        rating: 3,
        title: 'Green is olive',
        body: 'I had hoped for bottle green. Painting is fine.',
        daysAgo: 159,
      },
    ],
  },
  {
    ref: 'LI10',
    shortDescription: 'A turned mango-wood column with a carved vine and a jute shade, half a metre tall.',
    description:
      'A vine starts at the foot and winds round the column three times before it slips under the shade. The wood is mango, pale with darker streaks; the shade is jute, and makes a golden light with a texture to it.\n\n' +
      'The vine leaf is Saharanpur’s signature. The column is turned first, a smooth baluster with a foot and neck; then the carver clamps it between his feet, as they do there, and with a row of fifteen or twenty chisels takes away whatever is not leaf. Last he hollows small pockets beneath the leaves so that there is shadow. Mango wood comes from orchards when old trees stop bearing.\n\n' +
      'It has an E27 holder, a switch on the cord and an Indian two-pin plug; an LED of up to 9 watts reads well. Fifty centimetres is right beside a sofa or on a wide bedside table. Walnut is stained dark, natural only oiled, and the white wash lets the grain look through.',
    care: 'Dust the carving with a paintbrush and wax once a year. Vacuum the shade lightly; no water on jute.',
    maker: {
      name: 'Noor and Kashyap Turners, Saharanpur',
      story:
        'Noor Mohammad turns and Rajendra Kashyap carves; their shops face each other and the lamp crosses the street four times. Rajendra’s fifteen chisels have handles of different woods, so he can find each without looking. They finish five lamps a day.',
    },
    tags: [
      'wooden lamp',
      'लकड़ी',
      'टेबल लैंप',
      'table lamp',
      'mango wood',
      'carved lamp',
      'lakri',
      'bedside lamp',
    ],
    attributes: {
      type: 'Table Lamps',
      material: 'Wood',
      size: 'Large',
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    stock: 33,
    reviews: [
      {
        author: 'Bhaskar R.',
        rating: 4,
        title: 'Warm light',
        body: 'The jute makes the room golden. Cord could be half a metre longer.',
        daysAgo: 84,
      },
      {
        author: 'Nalini D.',
        rating: 5,
        title: 'Carved all round',
        body: 'Also at the back, where most makers save time. The white wash is pretty.',
        daysAgo: 197,
      },
    ],
  },
  {
    ref: 'LI11',
    shortDescription: 'White marble with flowers of lapis, carnelian and jade, inlaid by hand in Agra.',
    description:
      'A tealight in a thick ring of marble: the stone around the flame begins to glow, and flowers of carnelian and lapis stand dark against it. Pass a nail over the petals; there is no edge to feel.\n\n' +
      'Parchinkari is the inlay of the Taj Mahal, and the families who practise it in Agra still use its tools. Slivers of stone are ground on an emery wheel turned with a bow, with nothing but the fingertip for a gauge, until each petal fits its drawing. The drawing is scratched into marble, hollowed out by chisel, and the slivers set with glue; then everything is ground flush and polished. A flower as large as a coin may count twenty pieces.\n\n' +
      'It is a wedding gift small enough to carry on an aeroplane, and a good one for hosts. Standard tealights fit in their metal cups. The stones are natural chips, semi-precious, so red and green vary from one piece to the next; the veins of the marble do too.',
    care: 'Wipe with a damp cloth. No lemon, vinegar or bathroom cleaner; lift off wax with a wooden spatula.',
    maker: {
      name: 'Ustad Latif’s wheel, Tajganj, Agra',
      story:
        'Latif sits at the window with his bow wheel, as his uncle did, and sings film songs from before 1970. His niece Heena is the first woman of the house at the wheel and cuts the leaves. Four others chisel, glue and polish in the courtyard.',
    },
    tags: ['marble inlay', 'संगमरमर', 'पच्चीकारी', 'pietra dura', 'tealight', 'agra marble', 'parchinkari'],
    attributes: {
      type: 'Tealight Holders',
      material: 'Marble',
      size: 'Small',
      style: 'Traditional',
      occasion: ['Diwali', 'Wedding'],
    },
    stock: 52,
    reviews: [
      {
        author: 'Sheetal W.',
        rating: 5,
        title: 'The stone glows',
        body: 'We turned all lights off and looked at it for a while. A quiet luxury.',
        daysAgo: 21,
      },
      {
        author: 'Robin C.',
        rating: 5,
        title: 'Took three to Berlin',
        body: 'Small, heavy, and everyone understood at once what they had been given.',
        daysAgo: 152,
      },
      {
        author: 'Kamini A.',
        rating: 3,
        title: 'Different stones',
        body: 'Mine has more brown than red. It says they vary, but I had hoped for the one in the picture.',
        daysAgo: 226,
      },
    ],
  },
  {
    ref: 'LI12',
    shortDescription: 'A slim deer in hand-forged iron that carries a candle on its back.',
    description:
      'Long legs, a long neck, ears like two leaves, antlers beaten out of a single strip; and on the back a small cup for a candle. The Bastar smiths make animals with fewer lines than most of us use for a signature.\n\n' +
      'The forge in Kondagaon is a pit with charcoal and a blower. Scrap bars are heated red, drawn out under the hammer, split with a chisel where there should be two legs, bent over the edge of the anvil. Parts are joined while hot, by beating one into the other or with small rings of iron. Then the deer is scrubbed, warmed and rubbed with oil or lacquer. Deer, owls and horsemen stood first on lamps given at weddings in the villages round about.\n\n' +
      'It carries a common stick candle, or a tealight in the largest size. Alone it looks out over a shelf, as a pair it guards a Christmas table, and as four or five at different heights it is a herd. Hot wax does not harm it.',
    care: 'Peel off cold wax, wipe dry. Against rust, a thin coat of oil once or twice a year.',
    maker: {
      name: 'Sonadhar and Phulo Netam, Kondagaon',
      story:
        'Sonadhar forges; Phulo holds the tongs and decides when the neck is long enough. They began with sickles and repairs, and made the first deer for a niece. Their yard has a tamarind tree on which finished animals hang in rows.',
    },
    tags: ['candle stand', 'लोहा', 'मोमबत्ती स्टैंड', 'iron deer', 'bastar art', 'wrought iron', 'mombati stand'],
    attributes: {
      type: 'Candle Holders',
      material: 'Iron',
      size: ['Medium', 'Large'],
      style: 'Tribal',
      occasion: 'Diwali',
    },
    salePercent: 40,
    stock: 29,
    reviews: [
      {
        author: 'Ananya P.',
        rating: 5,
        title: 'A herd of three',
        body: 'One of each size. They look towards the door, as though they had heard something.',
        daysAgo: 61,
      },
      {
        author: 'Clement X.',
        rating: 4,
        title: 'Wobbled at first',
        body: 'Bent one leg slightly by hand and it stands now. Lovely drawing in iron.',
        daysAgo: 334,
      },
    ],
  },
  {
    ref: 'LI13',
    shortDescription: 'Seven oil cups on the branches of a bell-metal tree, cast from wax threads in Bastar.',
    description:
      'A trunk, six branches and the crown, and on each a small cup for oil. Birds sit between the lights, and at the foot a couple leans on the tree as if waiting for the evening. With seven flames burning, the thread-like ridges of the bark move.\n\n' +
      'Tree lamps belong to weddings and harvest in Bastar. The smith builds the tree of clay and winds it with wax threads, branch by branch; cups and birds are modelled apart and joined on with a warm knife. Channels of wax are added for the metal to run through. Then clay again, in three coats from fine to coarse, and the fire. If the metal stops short in one twig, the whole is melted down, and it happens to one tree in four.\n\n' +
      'Pour a teaspoon of oil into each cup, with a short cotton wick; they burn for about forty minutes, long enough for an aarti or a dinner’s beginning. Unlit it is sculpture. Place a plate beneath for the odd drop.',
    care: 'Wipe out the cups after use. Clean with tamarind pulp and a toothbrush once or twice a year, rinse and dry.',
    maker: {
      name: 'Sukhdai and Lachhu Ghadwa, Bastar',
      story:
        'Lachhu builds trees, Sukhdai does birds and the couple, which she says are the two of them before the children. They cast when the moon is full because one sees better and it is cool. Seven lamps was her number; his had five.',
    },
    tags: [
      'dhokra lamp',
      'ढोकरा',
      'दीप वृक्ष',
      'deep vriksh',
      'tree lamp',
      'dokra diya',
      'saat diya',
      'deepak',
    ],
    attributes: {
      type: 'Oil Lamps',
      material: 'Brass',
      size: 'Medium',
      style: 'Tribal',
      occasion: ['Diwali', 'Housewarming'],
    },
    stock: 1,
    reviews: [
      {
        author: 'Vaishali K.',
        rating: 5,
        title: 'We eat later now',
        body: 'We light all seven and sit there until they go out, then comes dinner. Wonderful birds.',
        daysAgo: 10,
      },
      {
        author: 'Tarun B.',
        rating: 4,
        title: 'Oil on the tray',
        body: 'One cup leans a little and drips. With a plate beneath, no problem.',
        daysAgo: 99,
      },
    ],
  },
  {
    ref: 'LI14',
    shortDescription: 'A coconut shell, drilled and filed into a small hanging lamp with brass trim.',
    description:
      'It is hard to believe how dark and glossy a coconut shell turns when someone takes three days over it. The fibre is scraped off, the shell sanded through five grits, and the pattern drilled and filed out, point by point. Inside, the wall is left its natural pale brown, which gives the light its colour.\n\n' +
      'Around Kozhikode shell carving is an old craft; ladles, bowls and hookah bases were made here and went out with the ships of the Malabar coast. The tools are plain: a small bow saw, drills, files, and coconut oil for the polish. Because each nut has its own shape, carvers look for a long time before they start. Brass, cut from sheet, trims the top and the lower edge.\n\n' +
      'The lamp is small, for a reading corner, a balcony or over a bar; three in a row are better than one. It comes with a cord of one metre and an E14 holder, for an LED of up to 4 watts. Put it up for Onam, and leave it there.',
    care: 'Wipe with a dry cloth; twice a year rub a drop of coconut oil into the shell and polish.',
    maker: {
      name: 'Velayudhan Shell Craft, Kozhikode',
      story:
        'Velayudhan left a desk in a bank for his grandfather’s files and has not regretted it. His wife Sreeja drills the points, following a paper band with pinholes. They buy the shells from a toddy shop and two temples.',
    },
    tags: [
      'coconut lamp',
      'नारियल',
      'nariyal lamp',
      'hanging lamp',
      'shell lamp',
      'coconut shell',
      'kerala craft',
      'नारियल लैंप',
    ],
    attributes: { type: 'Hanging Lamps', size: 'Small', style: 'Modern Ethnic', occasion: 'Housewarming' },
    stock: 0,
    reviews: [
      {
        author: 'Sindhu M.',
        rating: 5,
        title: 'Balcony evenings',
        body: 'Small spots of light on the floor, like under a palm. Please make more.',
        daysAgo: 86,
      },
    ],
  },
  {
    ref: 'LI15',
    shortDescription:
      'A folded star of handmade cotton paper with cut-out points, for windows and balconies.',
    description:
      'Seven points of strong rag paper, each cut with a pattern of small leaves and backed with thin paper, so that light comes through soft in the field and bright at the edges. By day it is a white or red star in the window, at night a lantern.\n\n' +
      'In Sanganer the kagzis, the paper makers, have been lifting sheets from the vat since the rulers of Amber settled them there for the sake of the water. The pulp is cotton, clippings from the T-shirt factories, and so the paper is tough and takes a fold ten times without breaking. Cutting, folding and pasting is done in the houses around, points by the hundred, and the star is put together only when you open it.\n\n' +
      'It comes flat, without bulb and cord; it goes over any common cord set, with an LED of up to 5 watts. Hang it in Advent, at Diwali, at a child’s birthday; it opens and closes like a book, with two cotton ties, and lasts several seasons.',
    care: 'LED bulb only, indoors or under a roof. Dust with a feather duster and fold flat to store.',
    maker: {
      name: 'Kagzi Ward Paper Stars, Sanganer',
      story:
        'Abida lifts paper in the morning and cuts stars after lunch with eleven neighbours on a shaded roof. The first star was a school project of her son’s that a visitor bought from the wall. They now fold four thousand in the months before Christmas.',
    },
    tags: [
      'paper star',
      'सितारा',
      'कागज़ लैंप',
      'christmas star',
      'star lantern',
      'kagaz ka sitara',
      'sitare',
      'xmas star',
    ],
    attributes: {
      type: 'Lanterns',
      material: 'Paper',
      size: ['Medium', 'Large'],
      style: 'Modern Ethnic',
      occasion: 'Diwali',
    },
    stock: 78,
    reviews: [
      {
        author: 'Maria D.',
        rating: 5,
        title: 'In our window every December',
        body: 'Third Christmas for the white one, and the folds are still crisp.',
        daysAgo: 5,
      },
      {
        author: 'Parth S.',
        rating: 4,
        title: 'Opens easily',
        body: 'The ties are clever. Red makes the room very red, so think about it.',
        daysAgo: 22,
      },
      {
        author: 'Lalita J.',
        rating: 5,
        title: 'Diwali and then Christmas',
        body: 'It went up for Diwali and will just stay. Indigo is like a night sky.',
        daysAgo: 8,
      },
    ],
  },
];
