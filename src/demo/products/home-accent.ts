import type { DemoProduct } from './product.ts';

/** Home Accents: HA01 to HA16 of crafts.csv. */
export const homeAccent: DemoProduct[] = [
  {
    ref: 'HA01',
    shortDescription:
      'The long-necked Bankura horse of Panchmura, built from wheel-thrown parts and fired in an open kiln.',
    description:
      'A Bankura horse begins as seven pots. Neck, body, four legs and the face are thrown on the wheel as hollow shapes, left to stiffen for a day or two and joined with wet clay; the ears and the tail are made separately and slotted in, so that they can be taken off when the horse travels.\n\nThe garlands, bells and the forehead jewel are rolled and pressed on by hand. Vents are cut so that the heat can pass through, and the herd is fired under straw and cow-dung. With the vents open the smoke leaves and the horse turns terracotta red; closed, the smoke stays and the horse turns black. No paint is used: the colour comes from the firing.\n\nSuch horses are set under village trees as offerings to Dharma Thakur. At home, the small one suits a shelf and the middle one a console; a pair of tall ones looks lovely beside the front door.',
    care: 'Dust with a soft brush. Unglazed clay marks easily: keep off wet surfaces and lift by the body, never by the neck or ears.',
    maker: {
      name: 'Kumbhakar Para Kiln, Panchmura',
      story:
        'The brothers Tarak and Nabin Kumbhakar work at the wheel, and their mother shapes every ornament by hand. The kiln is shared by six houses, which load it together on firing day.',
    },
    tags: [
      'terracotta horse',
      'bankura horse',
      'clay figurine',
      'मिट्टी का घोड़ा',
      'बाँकुड़ा',
      'bankuda ghoda',
      'teracotta',
      'mitti ka ghoda',
    ],
    attributes: {
      type: 'Figurines',
      material: 'Terracotta',
      size: ['Small', 'Medium', 'Large'],
      style: 'Rustic',
      occasion: 'Housewarming',
    },
    featured: true,
    stock: 46,
    reviews: [
      {
        author: 'Debjani R.',
        rating: 5,
        title: 'Arrived with both ears',
        body: 'Packed like an egg. The 38 cm stands by our front door and looks as if it had always been there.',
        daysAgo: 24,
      },
      {
        author: 'Sameer K.',
        rating: 4,
        title: 'Proud little fellow',
        body: 'The black one has a lovely smoky sheen. It stood a little unevenly until I put felt under one hoof.',
        daysAgo: 116,
      },
      {
        author: 'Rukmini A.',
        rating: 3,
        title: 'Tail broke after a month',
        body: 'My fault, it was the cleaning day. Ask for a spare tail, they really do send one.',
        daysAgo: 207,
      },
    ],
    questions: [
      {
        author: 'Sourav B.',
        text: 'Do the ears come off? I want to take it on a flight.',
        answer:
          'Yes, ears and tail slip out of their holes, and we pack them apart. Lift the horse by the body, never by the neck.',
        daysAgo: 25,
      },
    ],
  },
  {
    ref: 'HA02',
    shortDescription:
      'Pair of Bastar dhokra elephants, wrapped in wax thread and cast, each in its own mould.',
    description:
      'In dhokra nothing is ever made twice. Around a core of riverside clay the maker lays beeswax, drawn to a thread as thin as spaghetti and wound turn by turn; the saddle cloth, the anklets and the eyes are coils and dots of the same wax. This is the elephant already, only soft.\n\nFine clay goes over it, then coarse clay with husk, and a cup at the top for the metal. In the furnace the wax runs out and bell metal runs in, taking its place to the last thread. To see the result one has to break the mould. That is why each piece is alone in the world, and why a pair always looks like a couple and not like a mirror image.\n\nThe elephants are brushed clean but not polished smooth, so the ridges of the thread stay warm under the fingers. On a desk, a mantel or a niche in the pooja room, trunks facing in for company or out for a welcome.',
    care: 'Dust with a dry brush. For more shine rub lightly with a cloth and a little tamarind, rinse and dry; left alone it darkens beautifully.',
    maker: {
      name: 'Ghadwa household of Budhsan and Ramkali, Kondagaon',
      story:
        'Budhsan winds the wax, his wife Ramkali prepares three kinds of clay, and the furnace is a hole in the yard with a bicycle-wheel blower. They cast on Mondays, after the market.',
    },
    tags: [
      'brass elephant',
      'bell metal',
      'tribal art',
      'ढोकरा हाथी',
      'बस्तर',
      'dokra',
      'dhokra art',
      'hathi ki jodi',
    ],
    attributes: {
      type: 'Figurines',
      material: 'Brass',
      size: ['Small', 'Medium'],
      style: 'Tribal',
      occasion: ['Housewarming', 'Wedding'],
    },
    featured: true,
    stock: 22,
    reviews: [
      {
        author: 'Ashok N.',
        rating: 5,
        title: 'You feel the threads',
        body: 'Heavy, and full of detail even under the belly. One is slightly taller, like a married couple.',
        daysAgo: 39,
      },
      {
        author: 'Radha V.',
        rating: 5,
        title: 'Housewarming hit',
        body: 'Gave the 11 cm pair to friends in their new flat. They have since bought dhokra of their own.',
        daysAgo: 132,
      },
    ],
  },
  {
    ref: 'HA03',
    shortDescription:
      'Jaipur blue pottery vase in cobalt, turquoise or white floral, painted freehand and glazed to glass.',
    description:
      'No clay goes into this vase. Quartz powder, ground glass, fuller’s earth, borax and gum are kneaded into a stiff dough that will not be thrown on any wheel, so the body is pressed flat like a chapati, laid into a mould and filled with ash to hold its shape. Only the neck is turned, and added afterwards.\n\nThe piece is rubbed smooth, coated in a white quartz slip and given to the painter. Cobalt makes the blues, copper the turquoise; on the brush both look like weak tea. There is no pencil, just an arabesque begun at the shoulder that has to close up exactly where it started. Low firing, one single time: a blue pottery pot that fails cannot be fired again, and about one in ten does fail.\n\nThe white floral is quiet, the cobalt is a statement, the turquoise a swimming pool. For fresh flowers use a glass or a liner inside, since the quartz body can sweat. Dried grasses, or nothing, suit it just as well.',
    care: 'Wipe with a damp cloth. Use a liner for water, and keep away from knocks, frost and the dishwasher.',
    maker: {
      name: 'Neelghar Pottery, Jaipur',
      story:
        'Rekha Kumawat mixes the dough and runs the kiln, a job that used to be her father’s. The vases are painted by Yamini, who has done nothing but closing arabesques for nine years.',
    },
    tags: [
      'flower vase',
      'ceramic vase',
      'jaipur pottery',
      'फूलदान',
      'नीली पॉटरी',
      'blue potery',
      'guldaan',
      'phool daan',
    ],
    attributes: {
      type: 'Vases & Planters',
      material: 'Ceramic',
      size: ['Small', 'Medium', 'Large'],
      style: 'Traditional',
      occasion: ['Housewarming', 'Wedding'],
    },
    salePercent: 15,
    stock: 52,
    reviews: [
      {
        author: 'Gayatri P.',
        rating: 5,
        title: 'Blue you can fall into',
        body: 'The 24 cm cobalt on a white shelf. The pattern meets at the back perfectly, I checked.',
        daysAgo: 28,
      },
      {
        author: 'Noel F.',
        rating: 4,
        title: 'Use the liner',
        body: 'I ignored the advice and got a water ring on the sideboard. With a jam jar inside it is ideal.',
        daysAgo: 157,
      },
    ],
  },
  {
    ref: 'HA04',
    shortDescription:
      'Khurja stoneware planter, painted under the glaze by hand, with a drain hole and a matching saucer.',
    description:
      'Khurja has had potters for some five hundred years and chimneys for about one hundred. The town fires stoneware for half the country’s tea stalls, but the lanes with the painters are where one goes for this planter.\n\nThe body is shaped on a jigger, a plaster mould that turns under a blade, which gives an even wall and a proper foot. Once it is dry the painter sets it on a banding wheel and draws three lines with one breath; between them go flowers in quick, loaded strokes, thick at the start, thin at the end. Then comes the transparent glaze, and the kiln at over twelve hundred degrees, so the flowers end up beneath a skin of glass and cannot be washed or scratched off.\n\nStoneware takes frost, fertiliser and the enthusiasm of a watering child. Each size has a drain hole and its own saucer: four inches for a succulent, six for mint or tulsi, eight for a money plant with plans.',
    care: 'Wash with water and a soft brush; it is dishwasher-safe without the plant. Empty the saucer after watering.',
    maker: {
      name: 'Prajapati Stoneware, Khurja',
      story:
        'Vinod Prajapati’s grandfather made pickle jars in the same yard. Five women paint in the upper room, where the radio runs all day and the strokes keep time with it.',
    },
    tags: [
      'flower pot',
      'indoor planter',
      'ceramic pot',
      'गमला',
      'खुर्जा',
      'khurja pottery',
      'gamle',
      'tulsi pot',
    ],
    attributes: {
      type: 'Vases & Planters',
      material: 'Ceramic',
      size: ['Small', 'Medium', 'Large'],
      style: 'Modern Ethnic',
      occasion: 'Housewarming',
    },
    salePercent: 20,
    stock: 3200,
    reviews: [
      {
        author: 'Smita J.',
        rating: 5,
        title: 'My tulsi moved in',
        body: 'The six-inch in green. It drains well and the saucer is deep enough.',
        daysAgo: 9,
      },
      {
        author: 'Pranav S.',
        rating: 4,
        title: 'Set of three on the balcony',
        body: 'Colours have not faded after a summer in Nagpur. One saucer wobbles slightly.',
        daysAgo: 78,
      },
      {
        author: 'Anita L.',
        rating: 5,
        title: 'Nice brush strokes',
        body: 'You can see where the painter lifted the brush. Sturdy and heavy.',
        daysAgo: 190,
      },
    ],
  },
  {
    ref: 'HA05',
    shortDescription:
      'Slim black clay vase from Nizamabad, smoke-fired and traced with a silvery incised pattern.',
    description:
      'The black of Nizamabad is not a glaze. The vase is thrown from the fine silt of local ponds, dried, rubbed with mustard oil and a wash of plant matter and clay called kabiz, and burnished. It goes into the kiln inside a larger pot packed with goat dung and rice husk, sealed tight. The husk smoulders, the air runs out, and the smoke goes into the clay and stays.\n\nBefore the firing the pattern is scratched into the leather-hard surface with a sharp stick: creepers, a net of leaves, sometimes a border of tiny combs. Afterwards a powder of zinc and mercury is rubbed into the lines and wiped off the rest, and the drawing lights up like frost on a dark window. People compare it with bidri, and the potters do not mind.\n\nIt is a vase for looking at: a single dried stem, a peacock feather, pampas grass. Since the silver filling contains metal, please do not use it for food or drink. Best against a pale wall with light from one side.',
    care: 'Dust with a dry soft cloth only. Do not fill with water, do not polish the silver lines.',
    maker: {
      name: 'Prajapati Kala Mitti, Nizamabad, Azamgarh',
      story:
        'Dinanath throws and fires, while the lines are the work of his daughters Kusum and Reena. They carry the unfired pots on their heads across the lane, since no cart is gentle enough.',
    },
    tags: [
      'black pottery',
      'black vase',
      'silver pattern',
      'काली मिट्टी',
      'निज़ामाबाद',
      'kali mitti ka phooldan',
      'azamgarh pottery',
      'fuldan',
    ],
    attributes: {
      type: 'Vases & Planters',
      material: 'Terracotta',
      size: ['Small', 'Medium'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    stock: 8,
    reviews: [
      {
        author: 'Kabir M.',
        rating: 5,
        title: 'Frost on a window, yes',
        body: 'The description is right. With a lamp beside it the silver comes alive.',
        daysAgo: 67,
      },
      {
        author: 'Urvashi T.',
        rating: 4,
        title: 'Only for dried flowers',
        body: 'Elegant and lighter than expected. Remember that it cannot take water.',
        daysAgo: 193,
      },
    ],
  },
  {
    ref: 'HA06',
    shortDescription:
      'Stone-and-clay cooking pot from Longpi, shaped without a wheel and polished black with a leaf.',
    description:
      'In the Tangkhul Naga village of Longpi pots are half mountain. Weathered serpentine stone is pounded to powder, mixed with brown clay at about three to one and kneaded for most of a day. There is no wheel. The potter walks around the piece, pressing slabs over a form, paddling and scraping until the wall is even.\n\nDried in the sun, the pot goes on to an open bonfire until it glows, and it is taken out hot with long sticks. Now comes the part everyone likes to watch: with a handful of machee leaves the red-hot surface is rubbed, and it turns a deep, quiet black that will not come off. The handles are wound with split cane.\n\nUse it on a gas flame, in an oven, in a microwave if you take off the cane. It heats slowly and stays hot at the table for half an hour, which is what dal, rajma and smoked pork ask for. The stone adds nothing to the taste and only improves with use.',
    care: 'Before first use simmer rice water in it for an hour. Warm up slowly, wash by hand, and do not put a hot pot on a wet counter.',
    maker: {
      name: 'Ramyo’s family, Longpi Kajui, Ukhrul',
      story:
        'Ramyo pounds the stone with his brothers, his mother Soreiphi shapes, and the fire belongs to everybody. They can tell the right clay with the teeth: it must not squeak.',
    },
    tags: ['cooking pot', 'black stone pot', 'handi', 'लोंगपी', 'हांडी', 'longpi ham', 'kala bartan', 'hamlei'],
    attributes: {
      type: 'Tableware',
      material: 'Ceramic',
      size: ['Small', 'Medium', 'Large'],
      style: 'Rustic',
      occasion: 'Housewarming',
    },
    stock: 14,
    reviews: [
      {
        author: 'Ningthou S.',
        rating: 5,
        title: 'Rajma the way it should be',
        body: 'Low flame, four hours, nothing burnt. It kept simmering for minutes after I switched off the gas.',
        daysAgo: 47,
      },
      {
        author: 'Isha C.',
        rating: 5,
        title: 'From stove to table',
        body: 'The 1.5 litre does for three. Looks wonderful with white rice.',
        daysAgo: 143,
      },
      {
        author: 'Raghav D.',
        rating: 3,
        title: 'Hairline crack',
        body: 'I heated it too quickly in the first week and got a fine line outside. It still holds. Do follow the instructions.',
        daysAgo: 228,
      },
    ],
  },
  {
    ref: 'HA07',
    shortDescription:
      'Pair of cotton cushion covers from Sanganer, printed with four wooden blocks in fine buti florals.',
    description:
      'Sanganer prints flowers on white, and it prints them fine. The blocks are cut from sheesham with a bow drill, and one motif needs a family of them: rekh for the outline, datta for the filling, gadh for the ground. Each carries one colour, and each must land within a hair of the last.\n\nThe printer knows where by a tiny brass pin at the corner of the block. He dips, sets, gives it a blow with the heel of the hand, lifts; some four hundred times for one pair of covers. Look closely and you will find the place where two repeats meet, and perhaps a petal that is a breath out of line. We do not sort these out.\n\nThe cotton is close-woven and pre-washed, so it will not shrink over your cushion later. The back is printed too, an envelope flap with a hidden zip. Sold in pairs, without inserts, in three sizes. Mix indigo with mustard, or give a grey sofa some coral courage.',
    care: 'Machine-wash cold and gentle, inside out, with like colours. Dry in shade and iron on the reverse.',
    maker: {
      name: 'Saraswati Chhapai, Sanganer',
      story:
        'Kailash Nama has printed for thirty-one years, his sister Pushpa mixes colours by smell and memory. The block cupboard holds patterns from their great-grandfather, and two that were cut last month.',
    },
    tags: [
      'cushion cover set',
      'block print',
      'sofa cushion',
      'कुशन कवर',
      'सांगानेर',
      'cusion cover',
      'sanganeri print',
      'takiya gilaf',
    ],
    attributes: {
      type: 'Cushion Covers',
      material: 'Cotton',
      size: ['Small', 'Medium'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    salePercent: 30,
    stock: 2600,
    reviews: [
      {
        author: 'Shreya M.',
        rating: 5,
        title: 'Washed ten times',
        body: 'The coral is as bright as on day one and they have not shrunk.',
        daysAgo: 17,
      },
      {
        author: 'Alok R.',
        rating: 4,
        title: 'Printed on both sides',
        body: 'Nice surprise, one can turn them. The zip is fine but small.',
        daysAgo: 84,
      },
      {
        author: 'Jasmine K.',
        rating: 5,
        title: 'Sage and mustard',
        body: 'Bought a pair of each and they look like they belong together.',
        daysAgo: 151,
      },
      {
        author: 'Mukesh B.',
        rating: 3,
        title: 'Inserts not included',
        body: 'It says so, but I overlooked it. Good cloth and neat stitching otherwise.',
        daysAgo: 233,
      },
    ],
  },
  {
    ref: 'HA08',
    shortDescription:
      'Reversible kantha throw from Birbhum: three layers of soft cotton and a few hundred thousand stitches.',
    description:
      'A kantha used to be the end of a sari and the beginning of something else. When the cloth had gone soft with washing, the women of Bengal laid three or four together and ran a needle through, up and down, row beside row, pulling the coloured thread from the borders. Babies were wrapped in it and guests were covered with it.\n\nThis throw follows the old rule with new, pre-washed cotton, so that it lasts. The layers are basted on a courtyard floor and then stitched from the middle outwards in plain running stitch, so close that the whole surface ripples like water in a light wind. Each side has its own colour and the same stitches, and there is no wrong side. About six weeks, in the hours when the house is quiet.\n\nIt weighs a kilo: right for an air-conditioned night, the arm of a sofa, a long train. And it does what kanthas do, which is to become softer every year.',
    care: 'Machine-wash cold on gentle with a mild detergent, line-dry in shade. The ripple comes back by itself; no ironing needed.',
    maker: {
      name: 'Ajoy Nadi Kantha Stitchers, Bolpur',
      story:
        'Nurjahan Begum cuts and bastes for twenty-six women in four villages and collects the throws by toto. She can name the stitcher from the way a row turns the corner.',
    },
    tags: [
      'kantha quilt',
      'sofa throw',
      'cotton blanket',
      'कांथा',
      'चादर',
      'kantha work',
      'katha stitch',
      'dohar',
    ],
    attributes: {
      type: 'Throws',
      material: 'Cotton',
      style: 'Traditional',
      occasion: ['Housewarming', 'Wedding'],
    },
    featured: true,
    stock: 19,
    reviews: [
      {
        author: 'Paromita S.',
        rating: 5,
        title: 'My thakuma would approve',
        body: 'Dense, even stitches all the way into the corners. The indigo with the ivory back is perfect.',
        daysAgo: 30,
      },
      {
        author: 'Elena W.',
        rating: 5,
        title: 'Six weeks of somebody’s evenings',
        body: 'One notices. It lives on our bed now, not on the sofa.',
        daysAgo: 125,
      },
      {
        author: 'Nitin O.',
        rating: 4,
        title: 'Light quilt',
        body: 'Good for AC nights in Chennai, too thin for a Delhi January. Soft after the first wash.',
        daysAgo: 266,
      },
    ],
  },
  {
    ref: 'HA09',
    shortDescription:
      'Flat-woven cotton durrie from Mirzapur, beaten tight with an iron punja and the same on both sides.',
    description:
      'The loom is a pit in the floor, a warp stretched between two beams and a weaver whose feet hang in the cool. He passes the coloured cotton by hand only as far as its colour goes, turns, and comes back; then he brings down the punja, a heavy iron claw, so hard that the plates in the next room answer.\n\nThat blow is the quality of a durrie. A well-beaten one lies flat without tape, does not slide into folds and can be lifted by one corner like a board. It has no pile and no back, and when one face is tired you turn it over and have a new one. Stripes, diamonds and stepped mihrabs are all made of straight steps, because the thread can turn only between two warps.\n\nTwo by three feet goes beside the bed, three by five in front of the sofa, four by six under a small table or, as in every Indian house, wherever eight people are about to sit down and eat.',
    care: 'Shake out and vacuum. Wash by hand or take to a dry-cleaner; dry flat in shade and turn it every few months.',
    maker: {
      name: 'Vindhya Dari Bunkar, Mirzapur',
      story:
        'Four looms, two brothers and their neighbours, in a village below the Vindhya hills. The elder brother, Chhote Lal, claims that he can hear from the road who is weaving.',
    },
    tags: ['cotton rug', 'floor mat', 'handloom durrie', 'दरी', 'मिर्ज़ापुर', 'dari', 'durry', 'dhurrie'],
    attributes: {
      type: 'Rugs & Durries',
      material: 'Cotton',
      size: ['Small', 'Medium', 'Large'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    salePercent: 10,
    stock: 66,
    reviews: [
      {
        author: 'Manju D.',
        rating: 5,
        title: 'Lies flat at once',
        body: 'Rolled it out and it stayed. The cat has already turned it over twice, and it looks the same.',
        daysAgo: 42,
      },
      {
        author: 'Farhan S.',
        rating: 4,
        title: 'Strong weave',
        body: 'The red let go a bit of colour in the first wash, as they warn. Put an anti-slip mat under the small one.',
        daysAgo: 135,
      },
    ],
  },
  {
    ref: 'HA10',
    shortDescription:
      'Hand-knotted wool rug from Bhadohi with a Persian garden of flowers, made to last generations.',
    description:
      'A rug of four by six feet has something like two hundred and fifty thousand knots, and every single one has been looped around two warps, pulled and cut by a hand. Two weavers sit side by side on a plank before the upright loom. The design is a chart on squared paper, and one of them often sings it: two red, one blue, four ivory.\n\nAfter each row a weft goes in and an iron comb beats it down. Four months later the rug is cut from the loom, washed with plenty of water and wooden paddles, stretched, and clipped with long shears until the flowers stand clear. The wool is a blend of Indian and finer fleece, dyed in small vats; slight changes of shade across the ground, called abrash, are welcome.\n\nIt is warm, it swallows noise and it takes a wine glass better than most carpets. Expect some loose fluff for the first weeks. Afterwards expect nothing, except that somebody will want to inherit it.',
    care: 'Vacuum along the pile without a rotating brush and turn the rug twice a year. Blot spills at once; have it washed professionally.',
    maker: {
      name: 'Gopiganj Kaleen House, Bhadohi',
      story:
        'Twelve adult weavers work at home looms in three hamlets and are paid by the square foot, counted together. Shyamdhar Bind draws the charts and visits each loom on his bicycle every second day.',
    },
    tags: [
      'wool carpet',
      'hand knotted rug',
      'persian design',
      'कालीन',
      'गलीचा',
      'kalin',
      'galeecha',
      'bhadoi carpet',
    ],
    attributes: {
      type: 'Rugs & Durries',
      material: 'Wool',
      size: ['Medium', 'Large'],
      style: 'Traditional',
      occasion: ['Housewarming', 'Wedding'],
    },
    stock: 1,
    reviews: [
      {
        author: 'Sudha R.',
        rating: 5,
        title: 'We sit on the floor again',
        body: 'Bought the maroon for the living room. It sheds a little in the first month and then it stops, just as they said.',
        daysAgo: 90,
      },
      {
        author: 'Hormuz B.',
        rating: 5,
        title: 'Turn a corner over',
        body: 'The knots are as clear on the back as on the front. A serious rug.',
        daysAgo: 320,
      },
    ],
  },
  {
    ref: 'HA11',
    shortDescription:
      'Sheesham serving tray with a brass creeper inlaid along the rim and handles cut from the solid.',
    description:
      'A tray is judged with full cups. This one is cut from seasoned sheesham, its rim joined with dovetails, and the hand-holds are carved out of the wood itself, so there is no screw to come loose between the kitchen and the guests.\n\nThe inlay runs along the border. Brass strip, one millimetre wide, is bent with pliers to follow the pencilled creeper and hammered into its groove; the leaves are sawn from sheet, a dozen at a time, and set in one by one. Then everything is filed and sanded until a cloth glides from metal to wood without noticing. Six coats of a food-safe finish make it resistant to tea rings, though not to a whole forgotten puddle.\n\nThe medium takes four chai glasses and a plate of mathri; the large a breakfast for two. In between it lies on the ottoman with books and a lamp on it, or it holds the diyas on Diwali night, when the brass does what brass does best.',
    care: 'Wipe with a damp cloth and dry at once. Oil the wood lightly twice a year; do not soak.',
    maker: {
      name: 'Khata Kheri Wood Inlay, Saharanpur',
      story:
        'Master inlayer Nafees Ahmad works with three nephews in a room the width of a cart. The trays are joined next door by Suleman, who tests each with five full glasses.',
    },
    tags: [
      'serving tray',
      'wooden tray',
      'tea tray',
      'ट्रे',
      'शीशम',
      'lakdi ki tray',
      'seesham tray',
      'chai tray',
    ],
    attributes: {
      type: 'Trays & Bowls',
      material: ['Wood', 'Brass'],
      size: ['Medium', 'Large'],
      style: 'Traditional',
      occasion: 'Wedding',
    },
    stock: 71,
    reviews: [
      {
        author: 'Vandana C.',
        rating: 5,
        title: 'No rattling handles',
        body: 'Carries six cups without flexing. The creeper is fine work.',
        daysAgo: 14,
      },
      {
        author: 'Rohit G.',
        rating: 4,
        title: 'Handsome, heavyish',
        body: 'The large weighs a good bit with breakfast on it. The finish has survived spilt coffee.',
        daysAgo: 107,
      },
    ],
  },
  {
    ref: 'HA12',
    shortDescription:
      'Set of lac-coloured wooden bowls from Varanasi, turned thin and bright, nesting one in the other.',
    description:
      'Behind the ghats, in the lanes of Kashmiri Ganj, lathes have whirred for generations to make sindoor boxes, tops and toy kitchens. The bowls in this set are the grown-up cousins of those toy kitchens, and keep their cheerfulness.\n\nEach is turned from a single block of light local hardwood. The wall is brought down to a few millimetres with a hooked tool, first outside, then in, and while the bowl still spins a stick of coloured lac is pressed against it. The heat of friction melts it on; the end of a date-palm stalk and a drop of oil bring the shine. Rings in a second colour are added at the lip, freehand, in the time it takes to read this sentence.\n\nThey are for dry things: namkeen, nuts, pot-pourri, keys, earrings, elaichi after lunch. Set one beside another along a table and they look like a row of bangles. Not for curry, since hot oil softens lac.',
    care: 'Wipe with a dry or slightly damp cloth. Keep from hot food, soaking and strong sun.',
    maker: {
      name: 'Kundan Kharad, Kashmiri Ganj, Varanasi',
      story:
        'Kundan Lal turns on his grandfather’s lathe, which now has a motor but still the old wooden bed. His wife Anju cooks the lac sticks on Sunday, when the lane is quiet.',
    },
    tags: [
      'wooden bowl set',
      'snack bowls',
      'lacquer bowls',
      'कटोरा',
      'लाख का काम',
      'lakdi ka katora',
      'banaras toys',
      'katori set',
    ],
    attributes: { type: 'Trays & Bowls', material: 'Wood', style: 'Traditional', occasion: 'Housewarming' },
    salePercent: 25,
    stock: 88,
    reviews: [
      {
        author: 'Bhavna S.',
        rating: 5,
        title: 'Diwali namkeen sorted',
        body: 'So light and so cheerful. The multicolour set got all the attention.',
        daysAgo: 13,
      },
      {
        author: 'Keshav T.',
        rating: 4,
        title: 'Only dry food',
        body: 'As they say. I use mine for keys and coins and they still shine.',
        daysAgo: 170,
      },
      {
        author: 'Mary J.',
        rating: 2,
        title: 'Lac chipped at the rim',
        body: 'One bowl had a chip the size of a rice grain when it came. It was replaced, but the new red is a shade darker.',
        daysAgo: 252,
      },
    ],
  },
  {
    ref: 'HA13',
    shortDescription:
      'Aranmula kannadi: a mirror of cast metal without glass, where your finger meets its own image.',
    description:
      'Touch an ordinary mirror and there is a gap between your finger and its reflection: the thickness of the glass. Touch an Aranmula kannadi and there is none. The image lies on the very surface, because the surface is metal.\n\nCopper and tin are melted together in a proportion that a handful of families of Aranmula keep to themselves, and cast between two discs of local clay in a mould sealed with clay and cloth. What comes out is a dark, brittle plate, and about half of them break. The good ones are fixed to a board and rubbed, for days and days, with oil and fine burnt-clay powder on jute, then on cotton, then on velvet, until the grey gives way and a face looks back.\n\nThe mirror is set in a cast brass frame with a handle. It belongs to the eight auspicious things at a Kerala wedding and to the Vishu kani at dawn. Given at a threshold moment it says a good deal, in very few words. Each comes in a velvet-lined box.',
    care: 'Do not touch the surface with bare fingers or water. Wipe with the velvet cloth and the powder provided, always in one direction.',
    maker: {
      name: 'Pampa Kannadi Workshop, Aranmula',
      story:
        'Haridas Achari casts with his brother in a shed by the Pampa, at night, when the flame can be read. Polishing takes place in the front room, and whoever visits is handed a velvet.',
    },
    tags: [
      'metal mirror',
      'kerala mirror',
      'vishu kani',
      'आरनमुला',
      'दर्पण',
      'aranmula kannadi',
      'dhatu ka aaina',
      'kanadi',
    ],
    attributes: {
      type: 'Mirrors',
      material: 'Brass',
      size: ['Small', 'Medium'],
      style: 'Traditional',
      occasion: ['Wedding', 'Housewarming'],
    },
    stock: 11,
    reviews: [
      {
        author: 'Sreelakshmi N.',
        rating: 5,
        title: 'For my daughter’s wedding',
        body: 'My mother had one, now my daughter has one. The finger test convinces every doubter.',
        daysAgo: 62,
      },
      {
        author: 'Arjun P.',
        rating: 5,
        title: 'Unlike any mirror',
        body: 'A slightly golden, very clear image. Instructions and polishing powder are in the box.',
        daysAgo: 214,
      },
    ],
  },
  {
    ref: 'HA14',
    shortDescription:
      'Brass flower pot from Pembarthi, raised from one sheet with lotus bands pushed out by hammer and punch.',
    description:
      'In Pembarthi, brass starts as a flat sheet and a quiet morning. The sheet is heated and hammered over a stake, round after round, until a disc has turned into a bowl and a bowl into a pot with shoulders. Every few rounds it hardens and has to be softened in the fire again.\n\nThen the pot is filled with a warm mixture of wax, resin and brick dust, which sets firm but yields under a blow. With some thirty punches, each with its own tip, the smith drives the ground down and leaves the lotus, the creeper and the row of geese standing. He turns the pot against his foot as he works. Finally the filling is melted out, the inside tinned, and the relief rubbed bright on top and left dark in the hollows.\n\nThese smiths once dressed temple doors and chariots for the Kakatiya kings. In a hallway the pot holds rajnigandha or a small palm; in an office lobby it says welcome without a logo.',
    care: 'Rub with a dry cloth; brighten with lemon and salt or brass polish when you wish, then rinse and dry. Use a liner for soil.',
    maker: {
      name: 'Vishwakarma Peetal Kala, Pembarthi',
      story:
        'Upendra hammers, his brother Sadanandam punches, and the boys are allowed to melt out the resin. On the wall hang one hundred and eighty punches, no two alike, some older than the house.',
    },
    tags: [
      'brass vase',
      'brass planter',
      'flower pot',
      'पीतल फूलदान',
      'पेम्बर्थी',
      'pital ka gamla',
      'pembarthy',
      'phuldan',
    ],
    attributes: {
      type: 'Vases & Planters',
      material: 'Brass',
      size: ['Small', 'Medium'],
      style: 'Traditional',
      occasion: 'Housewarming',
    },
    stock: 28,
    reviews: [
      {
        author: 'Madhavi R.',
        rating: 5,
        title: 'Every goose is different',
        body: 'The 20 cm in our hallway. It came well polished and packed in two boxes.',
        daysAgo: 76,
      },
      {
        author: 'Philip E.',
        rating: 4,
        title: 'Good relief work',
        body: 'Deep, crisp pattern. It needs polish every two months here by the sea.',
        daysAgo: 185,
      },
    ],
  },
  {
    ref: 'HA15',
    shortDescription:
      'Low teak stool from Sankheda, turned and painted, its gold made of tin foil under amber lac.',
    description:
      'The gold of Sankheda is a trick, and a very good one. Tin foil is ground with glue to a silvery paste and painted on to the turned wood with a brush of squirrel hair, dot by dot and petal by petal. Then the spinning leg is pressed against clear lac, the heat melts it into a thin amber skin, and the silver shines through as gold. It stays bright for decades, because no air reaches it.\n\nThe stool has four turned teak legs and as many rails, locked with pegs and tapered joints rather than screws. Maroon is the colour of wedding sets in Gujarat, black the modern favourite, green the one that people come back for. The final polish is done with the leaf of the kewda and an agate stone.\n\nForty centimetres high, it takes a grown person without a creak. Lace your shoes on it, put a lamp and a book on it, set it at the puja, or let the bridegroom sit where he is told.',
    care: 'Wipe with a soft dry cloth. Keep from direct sun, wet floors and hot cups, which soften lac.',
    maker: {
      name: 'Kharadi-Suthar Workshop, Sankheda',
      story:
        'The Kharadi family turns on one side of the lane, paints on the other, and crosses over for tea. Jashodaben does the finest dots, thirty to a finger’s breadth, without spectacles at sixty-four.',
    },
    tags: [
      'wooden stool',
      'teak stool',
      'lacquer furniture',
      'संखेड़ा',
      'स्टूल',
      'sankhera',
      'patla',
      'lakdi ka stool',
    ],
    attributes: {
      type: 'Furniture Accents',
      material: 'Wood',
      style: 'Traditional',
      occasion: ['Wedding', 'Housewarming'],
    },
    stock: 5,
    reviews: [
      {
        author: 'Hetal D.',
        rating: 5,
        title: 'Like my parents’ hinchko',
        body: 'Same maroon, same shine. The legs sit dead even on our stone floor.',
        daysAgo: 56,
      },
      {
        author: 'Gurpreet S.',
        rating: 4,
        title: 'Strong and pretty',
        body: 'I weigh ninety kilos and it does not complain. It smelled of lac for a few days.',
        daysAgo: 140,
      },
    ],
  },
  {
    ref: 'HA16',
    shortDescription:
      'A man and a woman from a Telangana story scroll, moulded on coconut shell and painted by hand.',
    description:
      'The painters of Cheriyal worked for storytellers. A community’s whole legend was rolled out on a scroll many metres long, picture below picture, while the singer pointed and the village sat until dawn. Masks and dolls stood in for the chief characters.\n\nThis pair comes out of that cast. Half a coconut shell gives the face its curve; over it goes a paste of sawdust and tamarind-seed glue, from which the nose, the lips and the eyelids are pinched. Two coats of white clay follow and then the famous Cheriyal red, flat and fearless. The eyes are always last, long and black, drawn in one movement. Turban and moustache for him; nose ring, bindi and flowers for her.\n\nEach stands sixteen centimetres high and weighs next to nothing, with a loop at the back. Hang them beside a door where they can watch who comes, on a gallery wall between serious things, or in a child’s room, where they will certainly be given names.',
    care: 'Dust with a soft dry brush. Keep away from water and strong sun.',
    maker: {
      name: 'Nakash Veedhi Studio, Cheriyal',
      story:
        'Pradeep paints outlines and eyes, his mother Kavita models the faces while telling him the stories. The coconut shells come from the temple at the end of the street, the day after a feast.',
    },
    tags: [
      'painted mask',
      'wall mask',
      'telangana art',
      'चेरियाल',
      'मुखौटा',
      'cherial',
      'mukhota',
      'nakashi art',
    ],
    attributes: { type: 'Figurines', material: 'Wood', style: 'Traditional', occasion: 'Housewarming' },
    stock: 0,
    reviews: [
      {
        author: 'Tejaswi K.',
        rating: 5,
        title: 'Named within minutes',
        body: 'They are Ramulu and Lachamma and they guard our kitchen. Glorious red.',
        daysAgo: 101,
      },
      {
        author: 'Amrita B.',
        rating: 4,
        title: 'Feather-light',
        body: 'One small nail each is enough. The paint on the back loop was a bit sticky at first.',
        daysAgo: 248,
      },
    ],
  },
];
