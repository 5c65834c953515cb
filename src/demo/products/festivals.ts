import type { DemoProduct } from './product.ts';

export const festivals: DemoProduct[] = [
  {
    ref: 'FE01',
    shortDescription:
      'Twelve clay diyas, thrown on the wheel and painted one by one with dots, leaves and borders.',
    description:
      'A dozen small lamps for the doorstep, the balcony rail and the corner of the rangoli. Each is thrown on the wheel, pinched at one side for the wick, dried in the sun and fired; then a brush goes round it while a finger turns it. The dots are made with the end of a matchstick.\n\n' +
      'Potters around Jhajjar, west of Delhi, make little else between Janmashtami and Diwali. Clay comes from the ponds of their own villages after the rains. A good thrower takes about three hundred diyas off one lump in an hour, cutting each free with a thread. The painting is done at home by whoever has a steady hand, in acrylic colours that stop short of the rim.\n\n' +
      'Soak the diyas in water for an hour before first use, so that they drink less oil, and let them dry. Mustard oil burns longest, ghee smells best. Each holds oil for about an hour and a half. Afterwards wipe them and keep them for next year.',
    care: 'Wipe with a dry cloth; oil darkens the clay and that is normal. Set on a tile or leaf, as the base becomes warm and may sweat oil.',
    maker: {
      name: 'Sunita and Dharampal Prajapat, Jhajjar',
      story:
        'Dharampal throws from four in the morning, before the power cuts and the flies. Sunita and her two sisters paint on the roof, and each has a border of her own. In October the whole lane is orange with drying lamps.',
    },
    tags: ['दीया', 'दीपक', 'diwali diya', 'mitti ke diye', 'deepk', 'diye set'],
    attributes: {
      type: 'Diyas',
      material: 'Terracotta',
      size: 'Set of 12',
      style: 'Folk',
      occasion: 'Diwali',
    },
    featured: true,
    stock: 4800,
    reviews: [
      {
        author: 'Kirti A.',
        rating: 5,
        title: 'The whole balcony',
        body: 'We took three sets. Every lamp is slightly different and they all stood straight.',
        daysAgo: 12,
      },
      {
        author: 'Mohit S.',
        rating: 4,
        title: 'Soak them!',
        body: 'First evening they drank all the oil because I did not read. Soaked them next day and they burned well over an hour.',
        daysAgo: 11,
      },
      {
        author: 'Shabnam K.',
        rating: 5,
        title: 'Pretty painting',
        body: 'The pastel set is very fine, nothing splashed. Office desks looked lovely.',
        daysAgo: 16,
      },
      {
        author: 'Yogesh T.',
        rating: 3,
        title: 'Eleven whole, one cracked',
        body: 'One diya was broken on arrival. Support sent two in its place.',
        daysAgo: 26,
      },
    ],
  },
  {
    ref: 'FE02',
    shortDescription:
      'One clay lamp with five flames: a panchmukhi deepak for aarti and the festival doorstep.',
    description:
      'Five spouts around one bowl, like the petals of a hibiscus. With all wicks lit it gives enough light to read a face by, and the little well of oil in the middle feeds them equally.\n\n' +
      'Five flames are offered for the five elements, and in many homes the evening aarti of Navratri is done with a panch diya and nothing else. The potters’ lanes of Varanasi make them for the ghats as well as for houses. The bowl is thrown on the wheel; spouts are pulled out with a wet thumb, and the foot is a coil laid round by hand so that the lamp can be carried without burning the fingers.\n\n' +
      'It is fired in the open and left bare, so it takes up some oil: stand it in water for an hour before the first lighting. Five wicks empty the bowl in about an hour; top up with ghee or sesame oil from the middle. Place it on a plate with rice grains, as is done in Kashi.',
    care: 'Wipe out while still slightly warm and store dry. Use on a plate, away from curtains and children’s sleeves.',
    maker: {
      name: 'Nakhdu Prajapati lane, Varanasi',
      story:
        'Five houses in one lane share a single kiln and a single opinion about clay: it has to come from the far bank. Nakhdu’s daughter Kajal pulls the spouts, since her thumbs are the right size. They fire on Tuesdays and Fridays.',
    },
    tags: ['panch diya', 'पंचमुखी दीपक', 'पंच दीया', 'panchmukhi diya', 'aarti lamp', 'deepk'],
    attributes: {
      type: 'Diyas',
      material: 'Terracotta',
      size: 'Single',
      style: 'Traditional',
      occasion: ['Diwali', 'Navratri'],
    },
    stock: 110,
    reviews: [
      {
        author: 'Manju P.',
        rating: 5,
        title: 'All nine nights',
        body: 'Used it every evening of Navratri. Blackened now, and dearer to me for that.',
        daysAgo: 30,
      },
      {
        author: 'Akhil R.',
        rating: 4,
        title: 'Simple and honest',
        body: 'A little smaller than I thought, but the light of five wicks is something else.',
        daysAgo: 13,
      },
    ],
  },
  {
    ref: 'FE03',
    shortDescription:
      'A doorway frieze of Kutch embroidery, with mirrors, hanging points and woollen tassels.',
    description:
      'Above the door it hangs in a row of pointed leaves, and each leaf has a mirror, so whoever enters brings a flicker of light along. Chain stitch makes the flowers, buttonhole stitch holds the glass; there is no glue anywhere.\n\n' +
      'In Kutch a girl used to bring such a toran in her dowry, with the long pieces for the sides of the door and squares for the wall. The villages differ: tiny mirrors and tight chain stitch here, large round abhla and open filling there. The pointed leaves stand for mango leaves, the oldest door decoration in India, which have to be hung fresh each time; this one does not.\n\n' +
      'It is lined with cotton and has loops along the top for a rod or small nails. Measure the door frame from outer edge to outer edge: three feet for a flat’s puja door, four for a usual entrance, five for a double door. It may stay up all year, or come out for Navratri, Diwali and weddings.',
    care: 'Shake out and brush gently; spot-clean with cold water. Do not machine wash: the mirrors cut the thread.',
    maker: {
      name: 'Valiben Ahir and the women of her lane, near Bhuj',
      story:
        'Valiben draws the flowers on the cloth with a twig and a paste of washing blue, and twelve women stitch at home between cooking and milking. They meet at her house on full-moon day to count the leaves. The mirrors are still cut by her uncle, with scissors.',
    },
    tags: ['तोरण', 'बंदनवार', 'door hanging', 'kutch embroidery', 'bandarwal'],
    attributes: {
      type: 'Torans',
      material: 'Cotton',
      size: 'Single',
      style: 'Folk',
      occasion: ['Diwali', 'Navratri'],
    },
    featured: true,
    salePercent: 20,
    stock: 36,
    reviews: [
      {
        author: 'Jigna P.',
        rating: 5,
        title: 'Real handwork',
        body: 'My mother turned it round first to see the back, as one must. Clean stitches.',
        daysAgo: 36,
      },
      {
        author: 'Swati M.',
        rating: 4,
        title: 'Multicolour is bright',
        body: 'Fits our 4 ft door well. Tassels were squashed, steam helped.',
        daysAgo: 15,
      },
      {
        author: 'George K.',
        rating: 5,
        title: 'All year',
        body: 'We meant to take it down after Diwali, and that was a year ago.',
        daysAgo: 388,
      },
    ],
  },
  {
    ref: 'FE04',
    shortDescription: 'Crocheted marigolds on a cord with small bells: the garland that does not wilt.',
    description:
      'By the second day fresh marigolds droop; these are on their fourth Diwali in our own office. Each flower is crocheted in rounds from wool and cotton yarn until it ruffles by itself, then threaded on a cord with green leaves and small brass-coloured bells between.\n\n' +
      'Crochet came to India with missionary schools and was thoroughly made at home: in Rajasthan women have long worked covers for water pots, fans and bullock horns in it. A flower takes an experienced hand about twelve minutes. The work fits into a bag and a bus ride, which is why so many do it, and it is paid by the flower.\n\n' +
      'The garland is a little over a metre long, with hanging strings and a loop at either end. It goes over a door, along a mandir, round a mirror or a staircase rail, and two can be tied together for a wider entrance. Orange is the classic; the red and white suits Bengal’s festivals as well.',
    care: 'Hand wash cold with mild soap, press in a towel and dry flat. Fluff the petals with your fingers.',
    maker: {
      name: 'Phoolwari women’s group, Jaipur',
      story:
        'Twenty-three women crochet at home in the lanes behind the railway, and meet on Thursdays at Rukhsana’s to hand in and be paid. Rukhsana began with one hook and a borrowed ball of wool. The group has bought its own yarn since last year, which is cheaper and a better orange.',
    },
    tags: ['marigold toran', 'गेंदा', 'बंदनवार', 'genda phool', 'crochet toran', 'door garland', 'bandanwar'],
    attributes: { type: 'Torans', material: 'Cotton', size: 'Single', style: 'Folk', occasion: 'Diwali' },
    stock: 93,
    reviews: [
      {
        author: 'Poonam H.',
        rating: 5,
        title: 'Washed it already',
        body: 'It fell into the rangoli. Washed by hand, dried flat, looks new.',
        daysAgo: 9,
      },
      {
        author: 'Esha N.',
        rating: 4,
        title: 'Sweet bells',
        body: 'They ring when the door opens. I would have liked it ten centimetres longer.',
        daysAgo: 18,
      },
      {
        author: 'Tushar G.',
        rating: 5,
        title: 'For Bappa',
        body: 'Hung over the Ganpati stand for all ten days, and now over the kitchen door.',
        daysAgo: 62,
      },
    ],
  },
  {
    ref: 'FE05',
    shortDescription:
      'Four hand-carved sheesham stamps for rangoli: lotus, paisley, footprints and a border.',
    description:
      'Dip, press, lift: a lotus. Four blocks of sheesham, carved deep enough to carry rice paste or dry colour, give a rangoli even to those who cannot draw. There is a lotus for the centre, a paisley, the little footprints of Lakshmi and a border that runs around corners.\n\n' +
      'The carvers of Pethapur, north of Ahmedabad, cut printing blocks for Gujarat’s textiles, and a printer’s block allows no error, for it is repeated ten thousand times. The face is planed flat and rubbed with chalk, the pattern pricked through paper, the ground taken out with a bow drill and chisels. Rangoli stamps are what these carvers make when the orders for cloth are thin.\n\n' +
      'For a damp floor use thick rice paste or geru; for a dry one pour colour powder on a plate lined with felt. Press straight down and do not twist. They print on envelopes, cloth bags and the rims of cakes too; keep one set for food if you do.',
    care: 'Brush clean with an old toothbrush and hardly any water, dry with the face up, and oil lightly once a year.',
    maker: {
      name: 'Vinod and Asha Prajapati, Pethapur',
      story:
        'Vinod has carved for Ajrakh printers for thirty years and can tell from a scarf who cut the block. Asha chose the four patterns, after printing their own threshold with each. The offcuts become spinning tops for the lane.',
    },
    tags: ['rangoli stamp', 'रंगोली', 'ठप्पा', 'kolam', 'rangoli thappa', 'alpana', 'lakshmi feet', 'rangoly'],
    attributes: {
      type: 'Rangoli',
      material: 'Wood',
      size: 'Set of 4',
      style: 'Traditional',
      occasion: ['Diwali', 'Pongal', 'Onam'],
    },
    stock: 12,
    reviews: [
      {
        author: 'Brinda S.',
        rating: 5,
        title: 'Works with rice flour',
        body: 'Thick paste, quick press. My Pongal kolam has never been so straight.',
        daysAgo: 309,
      },
      {
        author: 'Hemant V.',
        rating: 4,
        title: 'Practise first',
        body: 'The first ten prints were blots. After that, like a professional.',
        daysAgo: 14,
      },
    ],
  },
  {
    ref: 'FE06',
    shortDescription:
      'Two zardozi rakhis on silk thread, with roli and rice for the tilak, ready to tie or post.',
    description:
      'Two rakhis, embroidered with metal coil and beads on felt and set on soft silk thread, with a small packet each of roli and chawal. They are light, lie flat on the wrist and survive a school day.\n\n' +
      'Zardozi is sewing with metal. In Bareilly the cloth is stretched on a wooden frame as large as a bed, four or five people sit around it on the floor, and fine coils of gilded wire are cut to length, threaded like beads and stitched down. It is slow work on a lehenga; on a rakhi it takes half an hour, and it keeps many frames busy in the weeks between wedding seasons.\n\n' +
      'The pair fits one envelope, so it can be posted on to brothers who live elsewhere, with a few lines from you beside it. One is for your brother and one for his wife or for the second brother, as your family does it. The back is smooth felt, which does not scratch.',
    care: 'Keep dry and away from perfume, which darkens the metal thread. Press under a book if the petals have bent.',
    maker: {
      name: 'Shabana Begum’s frame, Bareilly',
      story:
        'One frame, five women, one radio. Shabana learnt from her brother, who once said the needle was not for girls and now takes orders from her. From June to August they sew rakhis, about two hundred a day between them.',
    },
    tags: ['राखी', 'रक्षाबंधन', 'raksha bandhan', 'rakhi set', 'zardosi', 'rakhee', 'bhai bhabhi rakhi'],
    attributes: { type: 'Rakhi', size: 'Set of 2', style: 'Traditional', occasion: 'Rakshabandhan' },
    salePercent: 50,
    stock: 2300,
    reviews: [
      {
        author: 'Nupur D.',
        rating: 5,
        title: 'Reached Pune in four days',
        body: 'Sent one pair to my brother directly. He has not taken it off yet.',
        daysAgo: 84,
      },
      {
        author: 'Sakshi W.',
        rating: 4,
        title: 'Elegant',
        body: 'Not too big, as men like it. The roli packet was a bit leaky.',
        daysAgo: 88,
      },
      {
        author: 'Imran Q.',
        rating: 5,
        title: 'From my neighbour',
        body: 'My neighbour ties me a rakhi each year. This was the nicest so far.',
        daysAgo: 83,
      },
      {
        author: 'Ruchi B.',
        rating: 2,
        title: 'Colour was wrong',
        body: 'I asked for blue and got green. They offered to send it again, but it would have been late.',
        daysAgo: 87,
      },
      {
        author: 'Amita J.',
        rating: 4,
        title: 'Neat back',
        body: 'The felt at the back is a good idea, my son has sensitive skin.',
        daysAgo: 90,
      },
    ],
  },
  {
    ref: 'FE07',
    shortDescription: 'A wide hammered brass bowl for floating flowers and lamps beside the door.',
    description:
      'Fill it with water, float a handful of marigold heads and three tealights, and the entrance is ready for guests. The hammer marks are left on the outside, hundreds of shallow facets, so the bowl glitters from the knee up as you pass.\n\n' +
      'The uruli is a cooking vessel of Kerala, a heavy shallow pan for payasam and medicines. As a bowl for flowers it has travelled all over India. Ours is not cast like the southern pot, but raised in Moradabad: a disc of brass sheet is beaten over a stake, made soft again in the fire, beaten once more, until the wall stands up and the rim curls. It is therefore lighter and easily moved.\n\n' +
      'Nine inches suit a table, twelve the floor of a flat’s entrance, fifteen a hall or a wedding. Change the water daily and lift the flowers out at night. It is meant for decoration: the inside is not tinned, so please do not cook in it.',
    care: 'Empty and dry after each use, since standing water leaves rings. Polish with tamarind and salt or a brass polish.',
    maker: {
      name: 'Kallu Miyan’s hammer yard, Moradabad',
      story:
        'You hear the yard before you see it: eight hammers, never quite in time. Kallu Miyan is hard of hearing and checks each bowl with his fingertips. His granddaughter Zoya photographs the finished ones and keeps the accounts on her phone.',
    },
    tags: ['उरुली', 'brass bowl', 'floating flowers', 'urli bowl', 'oorli', 'पीतल'],
    attributes: {
      type: 'Urlis',
      material: 'Brass',
      size: 'Single',
      style: 'Traditional',
      occasion: ['Diwali', 'Onam'],
    },
    salePercent: 15,
    featured: true,
    stock: 28,
    reviews: [
      {
        author: 'Lakshmi P.',
        rating: 5,
        title: 'For the pookalam',
        body: 'Stood in the middle of our Onam flowers with lamps. So many compliments.',
        daysAgo: 85,
      },
      {
        author: 'Rahul N.',
        rating: 4,
        title: 'Lighter than my grandmother’s',
        body: 'Which the page says clearly. For decoration it is ideal.',
        daysAgo: 20,
      },
      {
        author: 'Deepa C.',
        rating: 5,
        title: 'Took the 15 inch',
        body: 'It takes about fifteen marigolds and five candles. Hammer marks shine beautifully at night.',
        daysAgo: 13,
      },
    ],
  },
  {
    ref: 'FE08',
    shortDescription: 'Six papier-mache baubles from Srinagar, painted with birds, chinar leaves and gold.',
    description:
      'Each bauble weighs about as much as a walnut and has a garden on it: chinar leaves, kingfishers, almond blossom, edged with fine gold. Hang them near a lamp and the lacquer gives the colours depth, like pebbles under water.\n\n' +
      'Two crafts meet here. Sakhtsazi is the making of the form: waste paper is soaked for days, pounded with rice glue, laid over a mould, cut off, joined again and smoothed. Naqashi is the painting, on a coat of chalk and glue, with brushes so thin that some hold only a few hairs. Srinagar’s painters have made boxes and pen cases in this way for centuries; Christmas baubles joined in when orders from Europe came, and the families adopted them with a good will.\n\n' +
      'There are six different patterns in the set, on red, on white, or mixed, with gold cords to hang them by. They do not break if they fall. Between the years they sit in their box with divisions, and after Christmas a few look well in a bowl.',
    care: 'Wipe with a soft dry cloth. Keep away from hot bulbs and damp; store in the box.',
    maker: {
      name: 'Bashir and Nusrat Naqash, Srinagar',
      story:
        'Bashir shapes in winter, when the stove dries the forms overnight; Nusrat paints all year at the window over the lane. Her kingfisher is famous in the family for looking offended. Their nephew applies the gold since his eyes are the youngest.',
    },
    tags: [
      'christmas baubles',
      'क्रिसमस',
      'papier mache',
      'paper mashi',
      'tree ornaments',
      'xmas',
      'kashmir craft',
      'xmas balls',
    ],
    attributes: {
      type: 'Christmas Ornaments',
      material: 'Paper',
      size: 'Set of 6',
      style: 'Folk',
      occasion: 'Christmas',
    },
    stock: 8,
    reviews: [
      {
        author: 'Cheryl D.',
        rating: 5,
        title: 'Prettiest on the tree',
        body: 'Our toddler pulled two down and they simply bounced. The birds are adorable.',
        daysAgo: 328,
      },
      {
        author: 'Neil F.',
        rating: 5,
        title: 'Ordered early this time',
        body: 'Last year they sold out. The red set is even nicer in the hand.',
        daysAgo: 6,
      },
      {
        author: 'Zara H.',
        rating: 4,
        title: 'Cords short',
        body: 'Lovely painting. I changed the cords for longer ribbon.',
        daysAgo: 340,
      },
    ],
  },
  {
    ref: 'FE09',
    shortDescription:
      'A cotton runner from Bagru, printed by hand with diya borders in plant and mineral dyes.',
    description:
      'Small flames along the border and a field of buti in the middle, printed block by block down nearly two metres of cotton. Look at the corners: a good printer turns the pattern there without a special block, only by eye.\n\n' +
      'Bagru lies an hour from Jaipur, and its printers, the Chhipas, chose the place for its stream and clay. The cloth is first steeped in harda, which gives the creamy yellow ground. Black comes from iron and jaggery left to ferment, red from alum and dye root. For the blue, mud mixed with lime, gum and wheat chaff is printed on as a resist, sprinkled with sawdust, and the cloth dipped into the indigo vat. Then it all is washed, boiled and dried in the sun, and smells of earth for a while.\n\n' +
      'It was designed for the Diwali table, but the pattern is quiet enough for the rest of the year and for Eid. Length 180 cm, for a table of six to eight.',
    care: 'Wash alone in cold water for the first three times, dry in the shade, iron on the reverse. Natural dyes soften with washing.',
    maker: {
      name: 'Chhipa Kishanlal and sons, Bagru',
      story:
        'Three long tables, a courtyard for drying, and an indigo vat older than the eldest son. Kishanlal mixes mud with his feet, and says that a machine would not know when to stop. The sons Vikas and Lokesh print opposite each other and race.',
    },
    tags: [
      'table runner',
      'टेबल रनर',
      'बगरू प्रिंट',
      'block print',
      'dining table',
      'bagru dabu',
      'mez posh',
      'cotton runner',
    ],
    attributes: {
      type: 'Table Linen',
      material: 'Cotton',
      size: 'Single',
      style: 'Traditional',
      occasion: 'Diwali',
    },
    stock: 71,
    reviews: [
      {
        author: 'Ayesha S.',
        rating: 5,
        title: 'Eid and Diwali both',
        body: 'My friend and I bought one each. Mustard looks like late afternoon.',
        daysAgo: 27,
      },
      {
        author: 'Sonal K.',
        rating: 3,
        title: 'Bled in the first wash',
        body: 'It says wash alone, and one really must. My napkins are blue now.',
        daysAgo: 94,
      },
    ],
  },
  {
    ref: 'FE10',
    shortDescription: 'A pair of turned dandiya sticks in bright lac, with ghungroo at the ends.',
    description:
      'Forty centimetres long, a little thicker at the end, and balanced so that the stick falls into the beat by itself. A few small ghungroo at the tip ring on each clap and stay quiet when they should.\n\n' +
      'In Sankheda, where the well-known painted swings and chairs come from, the same lathes turn dandiya before Navratri. Seasoned wood spins, and a stick of coloured lac is held against it; friction melts the lac on to the wood in rings, which are then rubbed with a kewda leaf and a drop of oil until they shine. The colour goes round without a brush and does not come off on sweating hands.\n\n' +
      'They come as one pair, for one dancer. They are proper sticks for real play: hard enough to strike for nine nights, light enough not to bruise. Wrap the grip in a strip of cloth if your hands tend to get wet. Small marks will come, and by the eighth night they tell how well you danced.',
    care: 'Wipe with a dry cloth and a drop of coconut oil after the season. Do not leave in a hot car, the lac softens.',
    maker: {
      name: 'Kharadi Jayantilal and daughter, Sankheda',
      story:
        'Jayantilal turns and his daughter Mittal holds the lac, which is the part that shows. She tests each pair at the garba ground and brings back those that sound wrong. In the month before Navratri the lathe hardly cools.',
    },
    tags: ['डांडिया', 'गरबा', 'garba sticks', 'dandiya sticks', 'navratri', 'dandia', 'raas'],
    attributes: { type: 'Navratri', material: 'Wood', size: 'Set of 2', style: 'Folk', occasion: 'Navratri' },
    salePercent: 40,
    stock: 120,
    reviews: [
      {
        author: 'Krupa B.',
        rating: 5,
        title: 'Nine nights, no crack',
        body: 'They look used and so do I. Good sound.',
        daysAgo: 31,
      },
      {
        author: 'Dhruv S.',
        rating: 4,
        title: 'Lost one ghungroo',
        body: 'One bell flew off on the fifth night. Sticks themselves are great.',
        daysAgo: 34,
      },
      {
        author: 'Falguni M.',
        rating: 5,
        title: 'Green pair for my niece',
        body: 'Light enough for a ten-year-old and still proper sticks.',
        daysAgo: 43,
      },
    ],
  },
  {
    ref: 'FE11',
    shortDescription:
      'The first couple of every Golu: a Marapachi pair carved in dyed softwood near Tirupati.',
    description:
      'Before any other doll goes up on the steps, these two do: husband and wife, straight and serious, hands folded. Traditionally a girl received a Marapachi pair at her wedding, and her first Golu began with it.\n\n' +
      'The old dolls were of red sanders, a tree from the hills around Tirupati that is now protected by law. Our carvers use a pale plantation softwood and dye it to the same warm red. The form is kept simple, with large eyes, a clear parting and squared feet, since each household dresses its couple anew: a strip of silk from a wedding sari, paper jewels, a turban out of a ribbon.\n\n' +
      'Dressing the pair is work for the afternoon before Navratri, preferably with children. Fifteen centimetres do for a small Golu, twenty-two is the usual size; thirty wants a top step to itself. They stand firmly on their own. The clothes are up to you and are not included.',
    care: 'Dust with a dry cloth; wet cloth lifts the dye. Store wrapped in cotton with neem leaves against insects.',
    maker: {
      name: 'Munaswamy Achari household, Tirupati',
      story:
        'Munaswamy carves the man, his brother Devaraj the woman, and every year they are teased about the likeness. The dye pot is their mother’s business. She knows the old red by heart and adjusts it with a leaf of betel.',
    },
    tags: [
      'marapachi',
      'मरापाची',
      'golu dolls',
      'navaratri kolu',
      'marapachi bommai',
      'गोलू',
      'raja rani bommai',
    ],
    attributes: {
      type: 'Navratri',
      material: 'Wood',
      size: 'Set of 2',
      style: 'Traditional',
      occasion: 'Navratri',
    },
    stock: 0,
    reviews: [
      {
        author: 'Vasudha R.',
        rating: 5,
        title: 'Our daughter’s first Golu',
        body: 'We dressed them in a piece of my wedding sari. She talks to them.',
        daysAgo: 40,
      },
      {
        author: 'Chitra V.',
        rating: 4,
        title: 'Colour redder than old ones',
        body: 'Next to my mother’s pair from 1961 they look fresh. They will age, as all of us.',
        daysAgo: 48,
      },
    ],
  },
  {
    ref: 'FE12',
    shortDescription:
      'Eight beeswax lights poured into small clay diya cups; they burn slowly and smell of honey.',
    description:
      'For evenings when oil would be a nuisance: real clay diyas, filled with beeswax and a cotton wick. They do not drip or spill on the way to the balcony, and there is a faint smell of honey when you lean over one.\n\n' +
      'The wax comes from honey collectors, is melted in a water bath, strained through cloth and poured by hand in two rounds, because beeswax shrinks as it cools and leaves a dimple. The small workshop lies on the red-earth lanes around Auroville, near Puducherry. The natural colour is the wax itself; marigold and rose are tinted lightly, without added scent.\n\n' +
      'Each light burns for about three hours. Let the whole surface turn liquid the first time, then it burns evenly later. Use them at Diwali, in the windows at Christmas, on any dinner table; eight go well in a ring around a bowl of flowers. The empty cup is a diya again: put in a wick and oil, and it continues.',
    care: 'Cut the wick to half a centimetre before lighting. Keep cool: in summer store below 35 °C, away from the window.',
    maker: {
      name: 'Thenkoodu Candle Room, near Auroville',
      story:
        'Four women from the next village pour three mornings a week, in the cool. Selvi keeps the temperature by the sound of the pot and does not need the thermometer she was given. Broken cups go under the plants.',
    },
    tags: [
      'beeswax candle',
      'मोमबत्ती',
      'diya candle',
      'mombati',
      'मधुमोम',
      'natural candle',
      'tealight',
      'honey',
    ],
    attributes: {
      type: 'Candles',
      material: ['Beeswax', 'Terracotta'],
      style: 'Traditional',
      occasion: ['Diwali', 'Christmas'],
    },
    stock: 82,
    reviews: [
      {
        author: 'Anita L.',
        rating: 5,
        title: 'No oil on the floor',
        body: 'With two cats these are the only diyas we can have. Burnt three hours, as promised.',
        daysAgo: 12,
      },
      {
        author: 'Peter S.',
        rating: 4,
        title: 'Subtle smell',
        body: 'One has to come close to notice the honey. I like that; others may want more.',
        daysAgo: 321,
      },
    ],
  },
  {
    ref: 'FE13',
    shortDescription:
      'A lantern of hand-cut paper: peacocks, trees and cows of Braj come up when the light is on.',
    description:
      'Without light it is a white paper tower. With a small light inside, a kadamba tree appears on one side, a pair of peacocks on another, cows and a flute player on the rest, with edges as sharp as lace.\n\n' +
      'Sanjhi belongs to the temples of Mathura and Vrindavan. There, in the fortnight of Pitru Paksha, stencils are laid on a platform of clay or on water, and coloured powder is sifted through them, layer after layer, to make scenes from Krishna’s life. The stencils are cut from paper with small scissors that open towards the cutter, or with a fine blade, and the paper moves rather than the hand.\n\n' +
      'For the lantern the handmade paper is fixed to a card frame and lined with a translucent sheet. It folds flat for the post and for next year. Please use an LED tealight; paper and open flame are not friends. It looks lovely in a row on a window sill or beside the jhula at Janmashtami.',
    care: 'LED light only. Dust with a soft brush and store flat, between two boards.',
    maker: {
      name: 'Radhe Shyam Soni and daughters, Mathura',
      story:
        'A goldsmith by birth, Radhe Shyam cuts paper because it pays fairer than small repairs. His daughters Pooja and Anju made the peacock, and he concedes that it is better than his. The scissors came from their great-grandfather.',
    },
    tags: ['सांझी', 'कंदील', 'paper lantern', 'kandil', 'tealight lantern', 'saanjhi', 'mathura'],
    attributes: { type: 'Lanterns', material: 'Paper', size: 'Single', style: 'Folk', occasion: 'Diwali' },
    salePercent: 10,
    stock: 6,
    reviews: [
      {
        author: 'Malini T.',
        rating: 5,
        title: 'So fine',
        body: 'I looked for a laser mark and found a pencil line. Wonderful peacocks.',
        daysAgo: 15,
      },
      {
        author: 'Varun D.',
        rating: 4,
        title: 'A bit fiddly to fold',
        body: 'Took me ten minutes and a cup of tea to set up the first. After that it was easy.',
        daysAgo: 73,
      },
    ],
  },
  {
    ref: 'FE14',
    shortDescription: 'The Diwali sky lantern of Maharashtra, bamboo and handmade paper, with long tails.',
    description:
      'From the first evening of Diwali it hangs on balconies all over Maharashtra, swinging a little, its paper tails rustling: the akash kandil, the lantern of the sky. It tells the street that the lights are on and somebody is home.\n\n' +
      'Making one used to be a family matter in the week after exams. Bamboo strips, thread, kite paper, flour paste, and an uncle who knew best. In Pune some workshops still do it that way. Split bamboo is bent and bound into an eight-sided frame; handmade paper is folded, pasted and drawn tight by drying; frills and tails are cut in a stack with scissors.\n\n' +
      'It arrives folded, and opens like an umbrella; one thread holds it in shape. Use an LED bulb of up to 7 watts on a normal holder, which is not included. Hang it where it can turn freely and bring it in when rain threatens. Handled kindly, it will do for three or four Diwalis.',
    care: 'LED bulb up to 7 W only; keep dry. Fold after the festival and store wrapped in newspaper.',
    maker: {
      name: 'Kale family kandil workshop, Pune',
      story:
        'From July on, the Kales’ flat belongs to bamboo. Grandmother Shalini cuts tails from memory, her grandsons bind the frames and compare times. The paste is still flour and a pinch of copper sulphate against silverfish.',
    },
    tags: [
      'akash kandil',
      'आकाश कंदील',
      'कंदील',
      'diwali lantern',
      'aakash kandil',
      'sky lantern',
      'akashdeep',
    ],
    attributes: { type: 'Lanterns', material: 'Paper', size: 'Single', style: 'Folk', occasion: 'Diwali' },
    stock: 55,
    reviews: [
      {
        author: 'Mrunal K.',
        rating: 5,
        title: 'Just like at home',
        body: 'I live in Chennai now, and this swinging on the balcony made me a little tearful.',
        daysAgo: 13,
      },
      {
        author: 'Sachin J.',
        rating: 4,
        title: 'Tails are long',
        body: 'In a small balcony they reach people’s heads. I trimmed ten centimetres off.',
        daysAgo: 11,
      },
      {
        author: 'Elena R.',
        rating: 5,
        title: 'Opens at once',
        body: 'No instructions needed. Pink glows like a sunset.',
        daysAgo: 394,
      },
    ],
  },
  {
    ref: 'FE15',
    shortDescription: 'A turned brass pichkari with a leather washer, made to be repaired and handed down.',
    description:
      'There is a moment on Holi morning when plastic fails, and that is when uncle comes with the brass one. A smooth tube, a turned handle, a nozzle with several fine holes: pull, aim, push. It reaches across a lane.\n\n' +
      'Such syringes can be seen in old court paintings, in the hands of ladies, and in Braj they still belong to Krishna’s Holi. Moradabad’s metalworkers make them from drawn brass tube; the ends are turned on a lathe and threaded, the piston is a rod with a washer of leather. Nothing is glued. When the washer is worn, unscrew the cap and put in a new one; a spare lies in the box, and any cobbler can cut the next.\n\n' +
      'Twelve inches are for children from about six, sixteen for most hands, and twenty for terraces. Use clean water and plant colours without grit, which spares both the washer and the eyes. Soak the washer in water for ten minutes before the first shot.',
    care: 'Rinse with clean water at once after Holi, dry open, and put a drop of mustard oil on the washer.',
    maker: {
      name: 'Raees and Sons Turners, Moradabad',
      story:
        'For eleven months the lathe turns taps and finials; in February it turns pichkaris, and the children of the lane become inspectors. Raees tests the range across his courtyard against a chalk mark. The record was set by his wife.',
    },
    tags: ['पिचकारी', 'होली', 'holi water gun', 'brass pichkari', 'pitchkari', 'pichkaari', 'rang'],
    attributes: { type: 'Holi', material: 'Brass', size: 'Single', style: 'Traditional', occasion: 'Holi' },
    stock: 1,
    reviews: [
      {
        author: 'Abhinav R.',
        rating: 5,
        title: 'Undefeated',
        body: 'Bought the 20 inch. The whole terrace feared me.',
        daysAgo: 260,
      },
      {
        author: 'Madhuri S.',
        rating: 4,
        title: 'Soak the washer',
        body: 'Dry it leaks, soaked it works like new. Should be printed on the lid in large letters.',
        daysAgo: 261,
      },
    ],
  },
];
