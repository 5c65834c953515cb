import type { DemoProduct } from './product.ts';

export const wallDecor: DemoProduct[] = [
  {
    ref: 'WD01',
    shortDescription:
      'Two fish, nose to tail, drawn with a steel nib on handmade paper: the old Mithila wish for a full house.',
    description:
      'A pair of fish circles a lotus pond, every scale filled with hatching so fine that it reads as cloth from across the room. The outline is always doubled, a thin white channel between two black lines; that is how you recognise a hand from Mithila.\n\n' +
      'Women of the region first painted these figures on mud walls, above all in the kohbar ghar, the room prepared for a newly married couple. Fish stand for plenty and for a long marriage. The move to paper came in the 1960s, when drought emptied the fields and painting became an income. Our sheets are still washed with a thin coat of cow dung before the drawing starts, which gives them their warm biscuit tone.\n\n' +
      'The painting comes unframed and flat between boards. Leave a finger’s width of paper showing when you frame it; the uneven edge is part of the work. It is a favourite wedding and housewarming gift.',
    care: 'Frame behind glass and hang out of direct sun. Dust the glass only; the pigments lift with water.',
    maker: {
      name: 'Devaki Jha and family',
      story:
        'Devaki learnt the double line from her grandmother on the walls of a courtyard near Madhubani town. She draws, her two daughters-in-law fill, and everybody argues about the borders. A large sheet takes the three of them about six days.',
    },
    tags: ['mithila art', 'मधुबनी', 'मछली', 'madubani', 'fish painting', 'bihar art', 'kohbar'],
    attributes: {
      type: 'Paintings',
      material: 'Handmade Paper',
      size: ['Small (<30 cm)', 'Medium (30-60)'],
      style: 'Folk',
      occasion: ['Housewarming', 'Wedding'],
    },
    featured: true,
    stock: 48,
    reviews: [
      {
        author: 'Meera S.',
        rating: 5,
        title: 'Hangs above our bed now',
        body: 'Bought the A3 for our first anniversary. You can see where the nib was dipped again, and I like that very much. Packed between two stiff boards, no creases.',
        daysAgo: 41,
      },
      {
        author: 'Aditya K.',
        rating: 4,
        title: 'Beautiful, but plan for a frame',
        body: 'The paper size is not a standard frame size because of the rough edge, so I needed a custom mount. The painting itself is lovely.',
        daysAgo: 118,
      },
      {
        author: 'Sunita R.',
        rating: 5,
        title: 'Like my nani’s wall',
        body: 'My mother is from Darbhanga and she approved of the borders. That says everything.',
        daysAgo: 203,
      },
    ],
    questions: [
      {
        author: 'Pallavi T.',
        text: 'Does it come with a frame?',
        answer:
          'It comes unframed and flat between boards, so that you can frame it to suit your wall. Glass keeps the pigments safe.',
        daysAgo: 18,
      },
    ],
  },
  {
    ref: 'WD02',
    shortDescription:
      'A spiral of dancers around the tarpa player, in white rice pigment on a red earth ground.',
    description:
      'Start at the middle, where one man blows the tarpa, a long gourd horn, and follow the chain of dancers outwards until it brushes the huts and the palm trees. Warli painters need only a circle, a triangle and a line to tell you who is young, who is tired and which dog is stealing food.\n\n' +
      'In the hills north of Mumbai such pictures were painted on the walls of mud houses for weddings, in rice paste with a chewed bamboo stick for a brush. The square marriage chauk is still made that way. For this canvas the cotton is primed with geru, red ochre, and the white is ground rice pigment bound with gum.\n\n' +
      'The canvas arrives rolled, with five centimetres left on every side for stretching. Besides the classic red there are grounds in indigo and black, which suit a paler room. It looks its best alone on a plain wall, at the height where you stop to read it.',
    care: 'Wipe the front with a dry soft brush. Do not fold; roll it with the painted side outwards if you must store it.',
    maker: {
      name: 'Kisan and Jamuna Gavit, Palghar',
      story:
        'Kisan paints in the months when the rice needs no hands, Jamuna all year round. They put one detail from their own lane into each canvas: this year it is a boy on a bicycle. Their son primes the cloth before school.',
    },
    tags: ['warli art', 'वारली', 'आदिवासी चित्र', 'varli', 'tarpa dance', 'tribal painting', 'worli'],
    attributes: {
      type: 'Paintings',
      material: 'Canvas',
      size: ['Medium (30-60)', 'Large (>60)'],
      style: 'Tribal',
      occasion: 'Housewarming',
    },
    salePercent: 15,
    stock: 2200,
    reviews: [
      {
        author: 'Rohan D.',
        rating: 5,
        title: 'Found the bicycle',
        body: 'My kids play a game of finding new things in it at dinner. There is a man falling out of a toddy palm.',
        daysAgo: 22,
      },
      {
        author: 'Farah A.',
        rating: 4,
        title: 'Indigo is deep and even',
        body: 'Lovely on our white wall. The roll needed two days under books before the stretcher could be fitted.',
        daysAgo: 77,
      },
      {
        author: 'Nikhil P.',
        rating: 3,
        title: 'Smaller figures than I thought',
        body: 'Good painting, but in the 30x45 size the dancers are really tiny. For a big wall take the larger one.',
        daysAgo: 160,
      },
      {
        author: 'Lata M.',
        rating: 5,
        title: 'Gifted to my school',
        body: 'It hangs outside the art room. Children stop and copy the bullock every day.',
        daysAgo: 298,
      },
    ],
  },
  {
    ref: 'WD03',
    shortDescription:
      'Lakshmi bathed by two elephants, raised in gesso and covered with gold foil, on a solid board.',
    description:
      'The goddess sits on a full lotus while two elephants lift their pots above her. Touch the arch with a fingertip, lightly: it stands up from the board, because jewels, pillars and garlands are modelled in chalk paste before a grain of gold goes on.\n\n' +
      'Thanjavur painters have worked in this manner for the homes and temples of the south since the days of the Maratha court. Cloth is glued to a board, the drawing is set out, and the relief is built up with chalk and gum, stones are set, foil is laid and burnished. Only then come the colours, flat and deep, so that the metal has something to shine against. The faces are left for last.\n\n' +
      'By a lamp the relief seems to move a little; that is what it was made for. Hang it in the puja room, or facing the entrance at Diwali. The board is heavy for its size and comes with two fixed hooks; framing is traditional but can wait.',
    care: 'Dust with a dry soft brush only and keep away from damp walls. Never wipe the gold with a cloth or any cleaner.',
    maker: {
      name: 'Sri Valli Art Room, Thanjavur',
      story:
        'Four painters share a bright upstairs room behind the old market. One does nothing but relief work, because her hand is steadiest before noon. The eyes of every goddess are painted by the eldest, on a day she chooses.',
    },
    tags: [
      'tanjore painting',
      'लक्ष्मी',
      'गजलक्ष्मी',
      'tanjavur',
      'gold leaf',
      'laxmi painting',
      'puja room',
      'tanjor',
    ],
    attributes: {
      type: 'Paintings',
      material: 'Wood',
      size: ['Small (<30 cm)', 'Medium (30-60)'],
      style: 'Traditional',
      occasion: ['Diwali', 'Wedding'],
    },
    featured: true,
    stock: 7,
    reviews: [
      {
        author: 'Kavitha N.',
        rating: 5,
        title: 'Glows by the lamp',
        body: 'We waited three weeks and it was worth it. In the evening with only the vilakku lit, the whole arch shines.',
        daysAgo: 12,
      },
      {
        author: 'Prakash V.',
        rating: 5,
        title: 'Serious work',
        body: 'I compared it with the one my parents bought in 1988 and the relief is just as crisp.',
        daysAgo: 96,
      },
      {
        author: 'Shalini G.',
        rating: 3,
        title: 'One stone came loose',
        body: 'A small red stone was lying in the box. The shop sent glue and a spare within days, but I had expected it to arrive whole.',
        daysAgo: 240,
      },
    ],
  },
  {
    ref: 'WD04',
    shortDescription:
      'Jagannath, Balabhadra and Subhadra on tamarind-primed cloth, painted in stone colours and lacquered.',
    description:
      'Three round-eyed faces, black, white and yellow, look out from a frame of flowers no wider than your thumb. The cloth has the feel of thin leather, and it makes a small crisp sound when you unroll it.\n\n' +
      'That surface is half the craft. In Raghurajpur, a village of painters outside Puri, old cotton is pasted in two layers with tamarind-seed gum, coated with chalk and rubbed with stones until it is as smooth as a river pebble. White comes from ground shell, black from lamp soot, the other colours from earth and stone. A coat of lac at the end, warmed over embers, keeps out the monsoon.\n\n' +
      'Such images stand in for the temple deities during the weeks before Rath Yatra, when the three rest out of sight. Hang the scroll by its cord, frame it, or roll it up and bring it out for the festival each year.',
    care: 'Keep dry and roll loosely, painted side out. A soft dry cloth is enough; no water, no polish.',
    maker: {
      name: 'Sanatan Maharana and sons, Raghurajpur',
      story:
        'The Maharanas grind their colours in coconut shells on the veranda, where anybody in the lane may comment. Sanatan draws straight with the brush, without pencil. His younger son paints only borders so far, and is proud of it.',
    },
    tags: [
      'patachitra',
      'जगन्नाथ',
      'पट्टचित्र',
      'jagannath balabhadra subhadra',
      'odisha painting',
      'jaganath',
      'puri',
    ],
    attributes: {
      type: 'Paintings',
      material: 'Cloth',
      size: 'Medium (30-60)',
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    stock: 34,
    reviews: [
      {
        author: 'Bibhuti P.',
        rating: 5,
        title: 'As it should be',
        body: 'I am from Puri and particular about the eyes. These are right. Lacquer has the proper smell too.',
        daysAgo: 125,
      },
      {
        author: 'Ananya C.',
        rating: 4,
        title: 'Fine borders',
        body: 'The border is finer than the photos show. It curled for a few days, then settled flat in the frame.',
        daysAgo: 260,
      },
    ],
  },
  {
    ref: 'WD05',
    shortDescription:
      'A tree full of deer and birds, drawn by a Gond painter in thousands of dots and dashes.',
    description:
      'From the door it is a tree. From the sofa you see that its branches end in antlers, that the trunk is a deer looking back, and that there is hardly a finger’s width of plain colour anywhere: everything is filled with dots, dashes, seeds and fish scales.\n\n' +
      'Among the Gonds of eastern Madhya Pradesh the Pardhans were singers and keepers of stories, and the walls and floors of houses carried patterns called digna. Since the 1980s painters have taken both on to paper and canvas. Each has an own way of filling a shape, and people in the trade recognise a painter by it as you recognise handwriting.\n\n' +
      'The ground is mixed to an earth tone, the drawing is in acrylic with a fine brush. It is sold as a rolled canvas with a margin for stretching. Give it a wall you pass every day; for the first month you will find a new animal each week.',
    care: 'Dust with a dry brush. The acrylic surface may be wiped once in a while with a barely damp cloth.',
    maker: {
      name: 'Phulkali Dhurve and her sister Sukwaro, Dindori',
      story:
        'The sisters share one table and one story but never one pattern: Phulkali fills with rain, Sukwaro with seeds. Their grandfather sang for his patrons at harvest, and many of the trees are his. A large canvas is ten days’ work.',
    },
    tags: ['gond art', 'गोंड', 'पेड़', 'tree of life', 'tribal art', 'gondh', 'madhya pradesh'],
    attributes: {
      type: 'Paintings',
      material: 'Canvas',
      size: ['Medium (30-60)', 'Large (>60)'],
      style: 'Tribal',
      occasion: 'Housewarming',
    },
    featured: true,
    stock: 22,
    reviews: [
      {
        author: 'Ishaan B.',
        rating: 5,
        title: 'Still finding birds',
        body: 'We have had it since summer and my daughter found an owl last week. The lines are unbelievably patient.',
        daysAgo: 35,
      },
      {
        author: 'Tara J.',
        rating: 5,
        title: 'The right size for a sofa wall',
        body: 'Took the 60x90. Framer was impressed by the canvas. Colours are quieter and better than on my phone screen.',
        daysAgo: 101,
      },
      {
        author: 'Gaurav L.',
        rating: 4,
        title: 'Good, slow delivery',
        body: 'Painting is top class. It took twelve days to reach Guwahati, hence four stars.',
        daysAgo: 187,
      },
    ],
  },
  {
    ref: 'WD06',
    shortDescription:
      'White cows among pink lotuses on starched cotton, in the manner of the temple cloths of Nathdwara.',
    description:
      'A herd of white cows turns its faces towards you out of a pond of lotuses, each with a garland, a painted flank and lashes a film star would envy. Gold is kept for bells, horns and the veins of the leaves.\n\n' +
      'Pichwai means “that which hangs behind”. In the temple of Nathdwara, cloths such as this hang behind Shrinathji, a form of Krishna, and change with the season and the hour: lotuses for the heat, cows for Gopashtami, dark clouds for the rains. The painters live in the streets around the temple and work on cotton that is starched and burnished until it takes a line like paper.\n\n' +
      'Colours are ground minerals, with details picked out in gold paint. The cloth has a sleeve at the top for a rod, so you can hang it the temple way, unframed, and change it with the season. Many customers put it up for Janmashtami and never take it down.',
    care: 'Keep from strong sun and kitchen grease. Shake out dust gently; no washing and no ironing on the painted side.',
    maker: {
      name: 'Girdhar Gaur workshop, Nathdwara',
      story:
        'Three brothers and a cousin work cross-legged around one long cloth. The eldest paints faces, of cows and of gopis, and the rest is shared by mood. They grind a week’s colour on Mondays.',
    },
    tags: [
      'pichvai',
      'पिछवाई',
      'गाय',
      'shrinathji painting',
      'cow painting',
      'pichhwai',
      'nathdwara',
      'krishna',
    ],
    attributes: {
      type: 'Paintings',
      material: 'Cloth',
      size: ['Medium (30-60)', 'Large (>60)'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    salePercent: 10,
    stock: 1,
    reviews: [
      {
        author: 'Hetal M.',
        rating: 5,
        title: 'Each cow has a different face',
        body: 'I put it in our puja corner for Janmashtami and guests ask about it before they ask about us.',
        daysAgo: 74,
      },
      {
        author: 'Vikram T.',
        rating: 4,
        title: 'Rod not included',
        body: 'Superb cloth. Please note that you have to buy your own rod for the sleeve.',
        daysAgo: 211,
      },
    ],
  },
  {
    ref: 'WD07',
    shortDescription:
      'Two peacocks in a flowering tree, drawn freehand with a bamboo pen and dyed in plant colours.',
    description:
      'The line you see was drawn once and could not be rubbed out. In Srikalahasti the kalam is a sharpened bamboo stick wrapped in wool and cotton; the painter squeezes it as he draws and the dye runs down to the tip. Look for the small swell at the start of each feather.\n\n' +
      'First the cotton is soaked in milk and myrobalan, which keeps the dye from bleeding. The outline is an iron black made of jaggery, scrap iron and weeks of patience. Then come the reds and yellows, each with its own wash in running water and its own day in the sun; a panel passes through the river many times before it is done.\n\n' +
      'The piece is hemmed, with loops for a rod along the top. It softens a hard wall, quietens a room a little, and works as a headboard. As the colours come from plants they will mellow with the years instead of fading in patches.',
    care: 'Dry-clean, or hand wash alone in cold water with a mild soap. Iron on the reverse; keep out of direct sun.',
    maker: {
      name: 'Subbaraya and daughters, Srikalahasti',
      story:
        'Subbaraya drew epics for temple cars before he drew peacocks. His daughters Hema and Jyothi run the dye pots and decide when a red is red enough. They wash in the Swarnamukhi when it has water and in a tank when it has none.',
    },
    tags: ['कलमकारी', 'मोर', 'peacock wall hanging', 'kalamkaari', 'natural dye', 'tapestry'],
    attributes: {
      type: 'Wall Hangings',
      material: 'Cloth',
      size: 'Large (>60)',
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    stock: 19,
    reviews: [
      {
        author: 'Divya R.',
        rating: 5,
        title: 'Our new headboard',
        body: 'The madder red is a warm brick colour, exactly what the room wanted. Smells faintly of milk for the first week.',
        daysAgo: 58,
      },
      {
        author: 'Samuel J.',
        rating: 4,
        title: 'Honest handwork',
        body: 'One peacock is a bit fatter than the other. I would not have it any other way, but do not expect symmetry.',
        daysAgo: 172,
      },
    ],
  },
  {
    ref: 'WD08',
    shortDescription: 'A hollow clay relief of village life, built by hand and fired in the open at Molela.',
    description:
      'A woman at the well, a man with a camel, a sun with a moustache: the scene is built up from coils and pellets of clay on a flat slab and stands out nearly four centimetres. It is hollow, so it weighs less than it looks, and rings softly when tapped.\n\n' +
      'The potters of Molela, on the Banas river near Nathdwara, are known for plaques of village gods. Each winter families from the hills, priest and drummers with them, still come on foot to choose an image and carry it home. Village scenes came later, for people like us. The clay is tempered with donkey dung, which burns away and keeps the thick piece from cracking.\n\n' +
      'Two holes at the back take ordinary screws. It may hang outdoors under a roof: on a veranda, beside a gate, along a staircase. Colours are earth colours and soften in hard weather, which suits it.',
    care: 'Brush off dust. Keep sheltered from driving rain and frost, and do not scrub the painted parts.',
    maker: {
      name: 'Kesulal Kumhar and family, Molela',
      story:
        'Kesulal shapes and his wife Gomti paints, with two fingers and a rag as often as with a brush. They fire once a month in a pit of dung cakes. Their sun has had a moustache since a customer from Delhi asked for it.',
    },
    tags: ['मोलेला', 'मिट्टी', 'terracota', 'clay plaque', 'veranda decor', 'rajasthan', 'teracotta'],
    attributes: {
      type: 'Wall Plates & Plaques',
      material: 'Terracotta',
      size: 'Medium (30-60)',
      style: 'Rustic',
      occasion: 'Housewarming',
    },
    stock: 16,
    reviews: [
      {
        author: 'Leela F.',
        rating: 5,
        title: 'Lives on our porch',
        body: 'One full monsoon in Goa under the eaves and it looks better than before.',
        daysAgo: 49,
      },
      {
        author: 'Manish A.',
        rating: 2,
        title: 'Came with a chipped corner',
        body: 'Lovely work, but the corner had broken in transit. Replaced without fuss; please use more straw in the box.',
        daysAgo: 133,
      },
    ],
  },
  {
    ref: 'WD09',
    shortDescription:
      'A wrought-iron tree with two birds under its boughs, beaten from scrap and joined in the fire, not welded.',
    description:
      'Flat bars become branches, offcuts become leaves, and thin strips are rolled between two hammers until they are birds. The whole tree stands a little off the wall, and the shadow it throws in the evening is as good as the thing itself.\n\n' +
      'In Kondagaon, in Bastar, smiths work with little more than a pit forge, tongs, chisels and hammers. Pieces are heated until they can be beaten into one another; there is no welding rod in the yard. The figures grew out of lamps and votive animals that iron workers made for the weddings and shrines of their neighbours. Most of the iron is scrap with an earlier life, in a cart, a gate, a spring.\n\n' +
      'A thin coat of lacquer keeps it black. Two keyhole hooks are fixed at the back. It takes the place of a large picture without covering the wall, and looks well over a bed or a long bench.',
    care: 'Wipe with a dry cloth. If rust appears in damp places, rub it off with fine steel wool and add a drop of oil or clear lacquer.',
    maker: {
      name: 'Budhram Vishwakarma forge, Kondagaon',
      story:
        'Two forges, four hammers and a radio under a tin roof. Budhram cuts, his nephew Somaru makes all the birds, about forty a day. They pay scrap dealers by the weight and by the story.',
    },
    tags: [
      'iron wall art',
      'लोहा',
      'बस्तर',
      'tree of life',
      'metal art',
      'lohshilp',
      'kondagaon',
      'wrought iron',
    ],
    attributes: {
      type: 'Metal Wall Art',
      material: 'Iron',
      size: ['Medium (30-60)', 'Large (>60)'],
      style: 'Tribal',
      occasion: 'Housewarming',
    },
    salePercent: 20,
    stock: 27,
    reviews: [
      {
        author: 'Arjun M.',
        rating: 5,
        title: 'The shadow!',
        body: 'I put a small spot above it and the shadow fills the wall. Feels very solid.',
        daysAgo: 63,
      },
      {
        author: 'Rekha S.',
        rating: 4,
        title: 'Needs strong plugs',
        body: 'The 90 cm one is heavy, use proper wall plugs. Looks great above the dining table.',
        daysAgo: 144,
      },
      {
        author: 'Joel D.',
        rating: 3,
        title: 'Rust near the sea',
        body: 'We live in Kochi and after the rains there were small rust spots. They came off with oil as described, but be aware.',
        daysAgo: 325,
      },
    ],
  },
  {
    ref: 'WD10',
    shortDescription: 'Five musicians in a row, drum to pipe, cast in bell metal from threads of wax.',
    description:
      'Five players stand shoulder to shoulder: two drums, a pipe, cymbals and a singer with his head back. Their clothes, hair and bangles are ridges as fine as thread, because thread is what they were: every line on the metal began as a string of beeswax and resin pressed on to a clay core.\n\n' +
      'The wax figure is wrapped in clay and the mould put into the fire; the wax runs out, molten brass and tin run in. When it has cooled, the mould is broken. That is why no two panels agree, and why we cannot promise you the singer with the big nose. A dancing girl from Mohenjo-daro, more than four thousand years old, was cast by the same idea.\n\n' +
      'The panel has one loop at the back and hangs from a single strong nail. It also stands on a shelf. The metal is left as it comes from the brush, a dull honey tone that turns deeper with the years.',
    care: 'Dust with a dry brush. For more shine rub once a year with tamarind pulp, rinse and dry well.',
    maker: {
      name: 'Mangalram Ghadwa and neighbours, Bastar',
      story:
        'Five households fire together to save wood, each with its own mark in the wax. Mangalram’s daughter rolls the thread through a wooden press her great-grandfather made. They keep one casting from every firing and sell the rest.',
    },
    tags: ['dokra', 'ढोकरा', 'पीतल', 'dhokra art', 'musicians', 'bell metal', 'dogra'],
    attributes: {
      type: 'Metal Wall Art',
      material: 'Brass',
      size: 'Medium (30-60)',
      style: 'Tribal',
      occasion: 'Housewarming',
    },
    stock: 9,
    reviews: [
      {
        author: 'Nandini B.',
        rating: 5,
        title: 'Full of life',
        body: 'The second drummer is clearly the difficult one of the band. We love them all.',
        daysAgo: 29,
      },
    ],
  },
  {
    ref: 'WD11',
    shortDescription:
      'A square lattice of hand-cut sheesham or mango wood, with vine leaves carved along the frame.',
    description:
      'Hold the panel against a window and the floor fills with small stars. The lattice is cut from a solid board with a fret saw, one opening after the other, then every edge is rounded with a chisel so that the light slides instead of stopping. Around it runs a frame with the vine leaf that Saharanpur puts on everything it loves.\n\n' +
      'The town has lived from carving for some hundreds of years; whole streets smell of sheesham dust. One man draws the pattern, another drills, another saws and a fourth carves, and a panel travels between their shops on the back of a bicycle. Jalis like this once let air into rooms while keeping eyes out.\n\n' +
      'Use it as a picture, as a headboard, or set before a lamp niche. In walnut or natural the grain shows; the distressed white is painted and rubbed back by hand. It is made of sheesham or mango wood, whichever is well seasoned at the time.',
    care: 'Dust with a soft brush, and wax once a year. Keep away from air-conditioner outlets and wet walls.',
    maker: {
      name: 'Irfan Ansari and brothers, Saharanpur',
      story:
        'Their father carved table legs, the sons cut lattices. Irfan draws the star with compass and thread and never measures twice. The youngest, Sameer, has the steadiest saw hand in the lane, so everyone borrows him.',
    },
    tags: [
      'jaali',
      'जाली',
      'नक्काशी',
      'carved panel',
      'sheesham wall art',
      'wooden jali',
      'saharanpur',
      'lakri',
    ],
    attributes: {
      type: 'Carved Panels',
      material: 'Wood',
      size: ['Medium (30-60)', 'Large (>60)'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    salePercent: 25,
    stock: 24,
    reviews: [
      {
        author: 'Pooja W.',
        rating: 4,
        title: 'Use it as a headboard',
        body: 'Two of the 90x60 in walnut behind our bed. A few rough spots at the back, nothing one sees.',
        daysAgo: 82,
      },
      {
        author: 'Harish C.',
        rating: 5,
        title: 'Clean sawing',
        body: 'I do woodwork as a hobby and can say the fretwork is excellent.',
        daysAgo: 150,
      },
      {
        author: 'Mona K.',
        rating: 4,
        title: 'White is off-white',
        body: 'Nice rubbed finish, more cream than white. Goes well with cane furniture.',
        daysAgo: 271,
      },
    ],
  },
  {
    ref: 'WD12',
    shortDescription:
      'The face of Durga from the Chhau dance, in layered paper with a crown of beads and jari.',
    description:
      'She has a third eye, a wide calm mouth and a crown that shakes when someone closes the door: rows of beads, foil, jari and feather-like paper on wires. Danced, this mask would leap, spin and drop to its knees to the sound of dhamsa drums, all through a spring night.\n\n' +
      'Nearly all the masks for Purulia’s Chhau come from one village, Charida, where you walk between drying faces. A clay mould is dusted with ash, eight or ten layers of paper are pasted over it, then thin clay and cloth; the features are sharpened with a small wooden tool while everything is damp. Paint follows once it has dried hard, and at the very end the eyes.\n\n' +
      'Ours is made for the wall, lighter than a dancer’s, with a loop of wire behind. It needs about half a metre of room. At Durga Puja it makes a whole corner festive by itself.',
    care: 'Keep dry. Blow dust out of the crown with a hair dryer set to cold; never use a wet cloth.',
    maker: {
      name: 'Haradhan Sutradhar workshop, Charida',
      story:
        'Haradhan’s shop is the front room of the house, open to the road. He models, his wife Malati dresses the crowns, and children of the lane sort beads for pocket money after school. In the season dancers come for repairs and stay for tea.',
    },
    tags: ['chau mask', 'छऊ', 'दुर्गा मुखौटा', 'mukhota', 'purulia', 'maa durga', 'paper mache mask'],
    attributes: { type: 'Masks', size: 'Medium (30-60)', style: 'Folk' },
    stock: 0,
    reviews: [
      {
        author: 'Sharmila D.',
        rating: 5,
        title: 'Puja came home',
        body: 'Far from Kolkata this year, and this face on the wall made it bearable. Crown survived the courier completely.',
        daysAgo: 33,
      },
      {
        author: 'Abir G.',
        rating: 4,
        title: 'Bigger than it sounds',
        body: 'With the crown it is a real presence. Measure your wall first.',
        daysAgo: 390,
      },
    ],
  },
  {
    ref: 'WD13',
    shortDescription: 'A round of clay coils and small mirrors, after the walls of mud houses in Kutch.',
    description:
      'By day it is a quiet pattern of white ridges. Light one candle in the room and it wakes up: dozens of little mirrors, each set at a slightly different tilt, throw sparks on the ceiling.\n\n' +
      'In the round houses of Kutch, called bhunga, women of the herding communities work clay and dung into raised lines on the inside walls and press mirrors into them, so that a single oil lamp lights the room. Peacocks, camels, mango trees and churning women turn up again and again. For a wall that must travel, our makers use a clay mix on a firm round board; the coils are rolled between the palms and laid by eye.\n\n' +
      'The piece has a hook at the back and comes in white, terracotta, indigo and emerald. Three in different sizes make a good group above a console. Hang it opposite a window or near the diyas at Navratri and Diwali, and let it do its work.',
    care: 'Dust with a dry paintbrush. Wipe mirrors with a cotton bud; keep the clay away from water.',
    maker: {
      name: 'Rabari Sakhi group, near Bhuj',
      story:
        'Nine women meet three afternoons a week in Jivaben’s courtyard. They divide the money by hours, and the mirrors by colour. Rambai, the oldest, still repairs her own house wall each year before Diwali.',
    },
    tags: ['lippan art', 'लिप्पन', 'शीशा', 'mirror work', 'mud mirror', 'lipan', 'kachchh'],
    attributes: {
      type: 'Wall Hangings',
      material: ['Glass', 'Wood'],
      size: 'Medium (30-60)',
      style: 'Folk',
      occasion: ['Housewarming', 'Diwali'],
    },
    salePercent: 30,
    stock: 84,
    reviews: [
      {
        author: 'Riya V.',
        rating: 5,
        title: 'Diwali sparkle',
        body: 'Put it near the rangoli diyas and the whole ceiling was moving. Everyone photographed it.',
        daysAgo: 11,
      },
      {
        author: 'Suresh N.',
        rating: 4,
        title: 'Well packed',
        body: 'Arrived in thick foam, one mirror slightly cloudy. Emerald is darker than the picture.',
        daysAgo: 67,
      },
      {
        author: 'Chitra L.',
        rating: 5,
        title: 'Bought a second',
        body: 'First the 60 cm in white, then the 30 cm in indigo beside it.',
        daysAgo: 156,
      },
      {
        author: 'Deepak O.',
        rating: 3,
        title: 'Hook is small',
        body: 'Nice piece but I replaced the hook with a stronger one for my brick wall.',
        daysAgo: 284,
      },
    ],
  },
  {
    ref: 'WD14',
    shortDescription:
      'A palace window made small: a mirror in an arched mango-wood frame, carved and rubbed with colour.',
    description:
      'A jharokha is the balcony window of a Rajput house, the place for watching the street without being watched. This one has the cusped arch, the two slim pillars and the little sill, cut from mango wood; where the street would be, there is you.\n\n' +
      'Jodhpur’s workshops began with doors and window frames and learnt to copy the worn paint of old havelis. The frame is carved first, then painted in two or three coats, and rubbed back by hand with sandpaper and a rag until the wood looks through where fingers would have touched it. So the wear is made, not old, and no two are rubbed alike.\n\n' +
      'It comes ready to hang, with the mirror fitted from behind and easily exchanged. In a hall it is a place for a last look and for keys on the sill. In the blue it belongs near plants; the natural brown is the one to choose beside teak or rosewood.',
    care: 'Clean the glass with a damp cloth, sprayed away from the frame. Wax the wood lightly once a year.',
    maker: {
      name: 'Suthar Wood Yard, Jodhpur',
      story:
        'A yard of eleven people on the road to Basni, led by the sisters-in-law Santosh and Kamla Suthar since their father-in-law retired. Santosh buys the timber, Kamla runs the finishing. New carvers practise on sills for half a year.',
    },
    tags: [
      'jharoka',
      'झरोखा',
      'दर्पण',
      'mirror frame',
      'rajasthani mirror',
      'zarokha',
      'entryway',
      'wooden mirror',
    ],
    attributes: {
      type: 'Mirrors',
      material: ['Wood', 'Glass'],
      size: 'Medium (30-60)',
      style: 'Rustic',
      occasion: ['Housewarming', 'Wedding'],
    },
    stock: 38,
    reviews: [
      {
        author: 'Anjali T.',
        rating: 5,
        title: 'Keys have a home',
        body: 'The sill is deep enough for keys and a tiny plant. Colour is a soft washed blue.',
        daysAgo: 19,
      },
      {
        author: 'Zubin E.',
        rating: 4,
        title: 'Solid',
        body: 'Heavier than I had expected, which is a compliment. Drill a good hole.',
        daysAgo: 92,
      },
    ],
  },
  {
    ref: 'WD15',
    shortDescription:
      'Shiva dancing in silver relief on copper and brass, ringed by small panels: a Thanjavur art plate.',
    description:
      'Three metals in one plate: a brass base for strength, a ring of copper for warmth, and in the middle thin silver pressed into relief. Nataraja dances inside his circle of flames, with small flowers and creatures around the rim.\n\n' +
      'Thanjavur’s plates were first made as gifts, by metalworkers who served the court of Serfoji in the early nineteenth century, and they have been given ever since: to the retiring headmaster, to the couple, to the guest of honour. The relief is raised by beating a sheet over a die, filled behind with wax so that it cannot be dented, and fixed to the plate; then the details are sharpened with punches.\n\n' +
      'It stands on the little folding easel that comes with it, or hangs from a plate wire. As the silver is thin and real it will darken in the hollows. Leave that: it is what makes the figure stand out.',
    care: 'Wipe with a dry flannel. Do not use abrasive polish or silver dip; keep in its box during humid months if it is not on show.',
    maker: {
      name: 'Murugesan and Selvam, Thanjavur',
      story:
        'Two families share one courtyard, one does dies and one does plates. The older dies are iron, black with a hundred years of handling. Murugesan, who chases the faces, refuses to work under electric light.',
    },
    tags: [
      'tanjore plate',
      'नटराज',
      'तंजौर',
      'nataraja',
      'silver plate',
      'memento',
      'thanjavoor',
      'retirement gift',
    ],
    attributes: {
      type: 'Wall Plates & Plaques',
      material: 'Brass',
      size: ['Small (<30 cm)', 'Medium (30-60)'],
      style: 'Traditional',
      occasion: 'Wedding',
    },
    stock: 11,
    reviews: [
      {
        author: 'Ramesh I.',
        rating: 5,
        title: 'For our principal',
        body: 'We gave it at her farewell. Weight and finish made the right impression.',
        daysAgo: 178,
      },
    ],
  },
  {
    ref: 'WD16',
    shortDescription:
      'Three brass plates, engraved by hand to the very rim, with coloured lac in the cut lines.',
    description:
      'From a distance they shine; close by they are gardens. The engraver holds a steel stylus in one hand and a small mallet in the other and walks the line around the plate, tapping, never lifting, until there is no empty place left.\n\n' +
      'Moradabad has been a brass town since Mughal times, and its engravers name their ways of working. In siakalam the ground is cut away and filled with black lac so the pattern stays bright; in marodi a deep line is laid and coloured. The lac is melted in with a hot iron and then scraped flush, so the finished surface is smooth under your palm.\n\n' +
      'The set holds three plates of the same size with three related patterns. Each has a ring at the back. Hang them in a row, in a triangle, or on a plate stand for the Diwali table. They are for the wall, not for food: lac and polish have no place at a meal.',
    care: 'Dry cloth only. No brass polish or tamarind: they dull the lac in the lines.',
    maker: {
      name: 'Naseem Husain and sons, Moradabad',
      story:
        'In a room with a north window four men engrave and one boy keeps the tea coming. Naseem cuts the centre star without drawing it. His son Adil has begun to sign plates with a leaf too small to find.',
    },
    tags: ['brass plate', 'पीतल प्लेट', 'नक्काशी', 'wall plate set', 'muradabad', 'engraved brass', 'pital'],
    attributes: {
      type: 'Wall Plates & Plaques',
      material: 'Brass',
      size: 'Small (<30 cm)',
      style: 'Traditional',
      occasion: ['Diwali', 'Wedding'],
    },
    stock: 62,
    reviews: [],
  },
];
