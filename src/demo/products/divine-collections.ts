import type { DemoProduct } from './product.ts';

export const divineCollections: DemoProduct[] = [
  {
    ref: 'DC01',
    shortDescription: 'Ganesha at ease, modak in hand, sand-cast in brass and chased by hand in Moradabad.',
    description:
      'He sits with one knee raised and his trunk curled to the left, towards the bowl of sweets, with the small mouse looking up in hope. The weight surprises most people: this is solid cast brass, not a pressed shell, and it stays where you put it.\n\n' +
      'In Moradabad the moulder packs fine sand around a pattern, lifts the pattern out and pours. What comes from the sand is rough and grey. The chaser then sits down with thirty little punches and gives it eyes, jewellery and the folds of the dhoti, and that is where one idol becomes better than another. A dark wash is rubbed into the hollows of the antique finish; the bright gold is only polished.\n\n' +
      'Small enough for a desk in the smallest size, and right for a home altar in the largest. Place him facing the door, or in the north-east of the room if you follow vastu, and bring him a laddu on Chaturthi.',
    care: 'For bright brass use Pitambari or tamarind, rinse and dry at once. The antique finish wants only a dry cloth.',
    maker: {
      name: 'Rashid and Dinesh casting shop, Moradabad',
      story:
        'Rashid casts the brass and his partner Dinesh engraves it; they have worked together for twenty-two years. The pattern for this Ganesha was carved in wood by Dinesh’s father. Six people live off the small furnace behind the shop.',
    },
    tags: ['ganesha idol', 'गणेश', 'गणपति', 'ganesh murti', 'pital', 'brass idol', 'ganapati'],
    attributes: {
      type: 'Brass Idols',
      deity: 'Ganesha',
      material: 'Brass',
      size: ['Up to 10 cm', '10-20'],
      style: 'Traditional',
      occasion: ['Ganesh Chaturthi', 'Diwali', 'Daily Pooja'],
    },
    featured: true,
    stock: 3400,
    reviews: [
      {
        author: 'Snehal P.',
        rating: 5,
        title: 'Came home for Chaturthi',
        body: 'Ordered the 15 cm for Ganpati. Face is peaceful and the modak has every fold. Heavy, as brass should be.',
        daysAgo: 66,
      },
      {
        author: 'Anil R.',
        rating: 5,
        title: 'Good weight',
        body: 'Weighed it at home: it matches what is written. The chasing on the crown is sharp.',
        daysAgo: 121,
      },
      {
        author: 'Preeti J.',
        rating: 4,
        title: 'Copper tone is dark',
        body: 'Nice idol, but the copper tone is browner than I had imagined. Keeping it all the same.',
        daysAgo: 195,
      },
      {
        author: 'Kiran B.',
        rating: 3,
        title: 'Base not quite flat',
        body: 'It rocked a little on marble. A felt pad solved it, still I would have liked a flat base.',
        daysAgo: 310,
      },
    ],
    questions: [
      {
        author: 'Nandita R.',
        text: 'Is the idol solid or hollow?',
        answer: 'It is solid cast brass, which is why it feels heavy and stands firm.',
        daysAgo: 40,
      },
      {
        author: 'Kartik S.',
        text: 'How do I clean the antique finish?',
        answer:
          'A dry cloth is enough. Pitambari would take off the dark wash; keep it for the bright gold one.',
        daysAgo: 19,
      },
    ],
  },
  {
    ref: 'DC02',
    shortDescription:
      'Lakshmi and Ganesh as a pair for the Diwali altar, cast and hand-chased in Aligarh brass.',
    description:
      'On Diwali evening the two belong together: Lakshmi, who brings prosperity, and Ganesh, who sees to it that one uses it wisely. She sits on a lotus with coins falling from an open palm, he beside her at exactly the same height, so that neither is the guest of the other.\n\n' +
      'Aligarh is better known for locks, and it is the same skill with sand moulds and files that makes its idols crisp. Each figure is poured in one piece, filed, then chased by hand: the petals of the lotus, the pleats of the sari, the tiny anklets. The backs are finished as well as the fronts, which matters on an altar with a mirror.\n\n' +
      'Place Lakshmi to the right of Ganesh, as most families do, on a red cloth. After the puja many keep the pair in the shop or next to the account books until the next Diwali. They come in a cloth-lined box and make a sensible wedding gift.',
    care: 'Wash with a little lemon and salt or tamarind before the festival, rinse, and dry straight away.',
    maker: {
      name: 'Mahesh Chandra Brass Foundry, Aligarh',
      story:
        'A yard of nine in a lane of lock-makers. Mahesh’s daughter-in-law Rachna runs the chasing bench, where four women do the faces and jewellery. From August to Diwali they cast nothing but this pair.',
    },
    tags: [
      'laxmi ganesh',
      'लक्ष्मी गणेश',
      'diwali pooja murti',
      'lakshmi ganesha',
      'दिवाली',
      'laxmi ji',
      'brass pair',
    ],
    attributes: {
      type: 'Brass Idols',
      deity: ['Lakshmi', 'Ganesha'],
      material: 'Brass',
      size: ['Up to 10 cm', '10-20'],
      style: 'Traditional',
      occasion: ['Diwali', 'Daily Pooja'],
    },
    salePercent: 20,
    stock: 96,
    reviews: [
      {
        author: 'Vandana S.',
        rating: 5,
        title: 'Our first own pair',
        body: 'First Diwali in our own flat. They look as though they had always been ours.',
        daysAgo: 10,
      },
      {
        author: 'Mukesh A.',
        rating: 4,
        title: 'Bought for the shop',
        body: 'Polish is bright and the size right for the counter. The box was a little crushed.',
        daysAgo: 17,
      },
      {
        author: 'Geeta N.',
        rating: 5,
        title: 'The backs are finished too',
        body: 'We have a mirror behind our altar and for once it does not matter.',
        daysAgo: 395,
      },
    ],
  },
  {
    ref: 'DC03',
    shortDescription: 'Shiva as lord of the dance, solid-cast in five metals by icon makers of Swamimalai.',
    description:
      'One foot on the dwarf of forgetfulness, one lifted across the body; drum in the upper right hand, flame in the left. In a good Nataraja the whole weight of the bronze rests on one bent knee and still seems to float. Turn it round: the back is modelled as fully as the front.\n\n' +
      'The sthapatis of Swamimalai, on the Cauvery, follow proportions written down in the Shilpa texts, measured with a folded strip of coconut leaf. The figure is made entire in beeswax and resin, coated with fine river clay, and fired; the wax runs out and the metal takes its place, solid. Panchaloha is mostly copper, with zinc, tin or lead, and by custom a trace of silver and gold. The mould is broken, so each casting happens once. Chasing takes longer than all the rest.\n\n' +
      'For worship, ask your priest about installing it; as sculpture, give it a plain background and light from the side. The ring of flames is cast on its own and locks into the base.',
    care: 'Dust with a soft dry brush. For worship, clean with tamarind and vibhuti, rinse and dry; otherwise let the patina come.',
    maker: {
      name: 'Kathiresan Sthapati workshop, Swamimalai',
      story:
        'Kathiresan learnt from his uncle how to fold the palm-leaf ruler before he was allowed any wax. Five men work on mats along the wall, each on his own figure from wax to chisel. The eyes are opened last, early in the morning.',
    },
    tags: [
      'nataraja',
      'नटराज',
      'शिव',
      'panchaloha',
      'bronze idol',
      'natraja',
      'chola bronze style',
      'swamimalai',
    ],
    attributes: {
      type: 'Bronze Idols',
      deity: 'Shiva',
      material: 'Panchaloha',
      size: ['10-20', '20-30', 'over 30'],
      style: 'Traditional',
    },
    featured: true,
    stock: 4,
    reviews: [
      {
        author: 'Subramanian K.',
        rating: 5,
        title: 'The knee is right',
        body: 'I have looked at many. Here the bent knee carries the figure, and the hands speak. Worth every rupee.',
        daysAgo: 88,
      },
      {
        author: 'Leena H.',
        rating: 5,
        title: 'Came in a wooden crate',
        body: 'The 25 cm weighs over four kilos and arrived without a scratch. A letter with the workshop’s name was inside.',
        daysAgo: 230,
      },
    ],
  },
  {
    ref: 'DC04',
    shortDescription:
      'Crawling Laddu Gopal with his own singhasan, polished brass from Braj; fits standard poshak sizes.',
    description:
      'The child Krishna on hands and knee, a ball of butter in one fist and a look that admits nothing. He comes with a small singhasan, a throne with a backrest, so that he may sit for darshan and go to bed at night.\n\n' +
      'In Braj, around Mathura and Vrindavan, Gopal is less an image than a member of the family: bathed, dressed, fed before the others eat, put to sleep, taken along on journeys. The workshops know this. His limbs are rounded and without sharp edges so that clothes slide on, and the sizes follow the numbers by which poshak, crown and jewellery are sold all over India: 0, 2, 4 and 6.\n\n' +
      'If you buy clothes already, take your usual number. For a first Gopal we suggest No. 2: large enough to dress with adult fingers, small enough for a shelf. On Janmashtami he fits the common swings. The figure is cast in parts, finished by hand and polished bright.',
    care: 'Bathe in plain or Ganga water and dry well. Clean with Pitambari now and then; rinse curd and honey off after abhishek.',
    maker: {
      name: 'Govind Das and family, Vrindavan',
      story:
        'The workshop stands two lanes from the river, above a shop for flutes. Govind’s mother checks every face, and about one in fifteen goes back into the pot. In the month before Janmashtami even the neighbours polish.',
    },
    tags: [
      'laddoo gopal',
      'लड्डू गोपाल',
      'बाल गोपाल',
      'bal gopal',
      'ladoo gopal',
      'kanha ji',
      'krishna idol',
      'thakur ji',
    ],
    attributes: {
      type: 'Brass Idols',
      deity: 'Krishna',
      material: 'Brass',
      size: ['Up to 10 cm', '10-20'],
      style: 'Traditional',
      occasion: ['Janmashtami', 'Daily Pooja'],
    },
    stock: 115,
    reviews: [
      {
        author: 'Radhika M.',
        rating: 5,
        title: 'Such a face',
        body: 'He came two days before Janmashtami. All No. 2 clothes fit well, and the crown too.',
        daysAgo: 79,
      },
      {
        author: 'Usha G.',
        rating: 5,
        title: 'Smooth everywhere',
        body: 'With our old one the dress always caught at the elbow. Not here.',
        daysAgo: 142,
      },
      {
        author: 'Pankaj T.',
        rating: 4,
        title: 'Throne is light',
        body: 'Gopal ji is lovely and heavy, the singhasan is thinner metal. It does stand firmly.',
        daysAgo: 256,
      },
      {
        author: 'Bhavna S.',
        rating: 2,
        title: 'Wrong number first',
        body: 'I received No. 0 instead of No. 4. The exchange took a week, which was too late for our puja.',
        daysAgo: 82,
      },
    ],
  },
  {
    ref: 'DC05',
    shortDescription:
      'Radha and Krishna side by side in white Makrana marble, with gold and colour painted by hand.',
    description:
      'They lean towards each other a little, her hand resting near the flute, his ankles crossed. Both are cut out of one block, so the space between the two figures is carved, not glued. In a dim room the marble holds light the way milk does.\n\n' +
      'Makrana’s quarries gave the stone for the Taj Mahal. The carving is done in Jaipur, where whole streets of murtikars work on the pavement and white dust lies on the scooters. The rough figure is cut with a small grinder and then chisels; files and wet sandpaper follow for days. Another craftsman paints the eyes, lips, borders and ornaments in colour and gold.\n\n' +
      'We leave the clothes mostly white and the painting restrained, so that you can dress the figures or leave them as they are. For a marble altar choose 30 or 45 cm. Fine grey veins occur in the stone and differ in each piece; we send a picture of yours on request before it leaves.',
    care: 'Wipe with a soft, barely damp cloth. No lemon, curd or vinegar on the stone, and no water on painted and gilded parts.',
    maker: {
      name: 'Mohanlal and Ashok Gaur, Jaipur',
      story:
        'The brothers share a yard with a neem tree in the sculptors’ quarter. Mohanlal carves, Ashok’s wife Saroj paints the eyes, looking at the face in a mirror to find mistakes. An image of this size takes them four weeks.',
    },
    tags: ['radha krishna', 'राधा कृष्ण', 'संगमरमर', 'marble murti', 'radhe krishna', 'makrana', 'marble idol'],
    attributes: {
      type: 'Marble & Stone Idols',
      deity: 'Krishna',
      material: 'Marble',
      size: ['10-20', '20-30', 'over 30'],
      style: 'Traditional',
      occasion: 'Janmashtami',
    },
    featured: true,
    stock: 5,
    reviews: [
      {
        author: 'Sudha K.',
        rating: 5,
        title: 'Light inside the stone',
        body: 'We asked for the photo beforehand and got three. In the morning sun the faces are beautiful.',
        daysAgo: 71,
      },
      {
        author: 'Naresh V.',
        rating: 4,
        title: 'A grey vein on the base',
        body: 'It was in the photo, so no complaint. You need two people to carry the 45 cm.',
        daysAgo: 219,
      },
    ],
  },
  {
    ref: 'DC06',
    shortDescription:
      'A smooth lingam on a base of carved lattice, cut from the soft gorara stone of Varanasi.',
    description:
      'The lingam is plain and smooth like a river stone; the base beneath it is the opposite, a lattice with a second layer of carving behind the first, worked through openings hardly wider than a pencil. Both come from the same block.\n\n' +
      'Gorara is a soft stone, greyish green to brown, that can be cut with hand tools. The carvers of Varanasi, best known for elephants that carry a smaller elephant inside, drill a hole, go in with thin hooked blades and undercut the pattern from within. One slip and a week’s work is gravel. When the carving is done the piece is rubbed with sand and water, and gets a last polish with wax.\n\n' +
      'It suits a small home altar during Sawan or for Mahashivratri and is light enough to carry to the terrace for abhishek. Water runs off through the channel of the yoni; set a brass plate beneath. The stone darkens where it is touched and bathed. Devotees like that, and so do we.',
    care: 'Rinse with water after abhishek with milk or honey and dry in the shade. The stone is soft: no scouring pad, no knocks.',
    maker: {
      name: 'Ramnagar Stone Carvers, Varanasi',
      story:
        'Seven carvers across the river from the ghats, trained by Bachcha Lal, who is seventy and still cuts the inner lattice. His grandson Vivek makes their hooked blades from old umbrella ribs. They work outdoors until the heat forbids it.',
    },
    tags: ['शिवलिंग', 'महादेव', 'shivlinga', 'lingam', 'sawan', 'stone carving', 'shiv ling'],
    attributes: {
      type: 'Marble & Stone Idols',
      deity: 'Shiva',
      material: 'Stone',
      size: ['Up to 10 cm', '10-20'],
      style: 'Traditional',
      occasion: 'Daily Pooja',
    },
    salePercent: 10,
    stock: 43,
    reviews: [
      {
        author: 'Alok M.',
        rating: 5,
        title: 'Two layers of jali',
        body: 'You only see the inner carving when light comes from the side. Remarkable for the price.',
        daysAgo: 104,
      },
      {
        author: 'Rajni D.',
        rating: 4,
        title: 'Darker after a month',
        body: 'It has gone from grey to nearly black with daily jal. I expected it after reading the page and like it.',
        daysAgo: 98,
      },
    ],
  },
  {
    ref: 'DC07',
    shortDescription: 'The Buddha in meditation, carved in the round from sandstone by carvers near Konark.',
    description:
      'Lowered lids, hands open in the lap, the soles of both feet turned upward. The stone is left with a fine tooth instead of a gloss, so that light rests on it and nothing glitters. From behind you see the straight spine and the single fold of the robe over the shoulder.\n\n' +
      'On the coast between Puri and Konark sculptors’ yards line the road, and the sound of mallets begins before the buses. They learnt from a good teacher: the thirteenth-century Sun Temple stands a few miles away, with its wheels, elephants and musicians. The figure is drawn on four sides of the block with red ochre and freed with points, then flat chisels, then a rubbing stone.\n\n' +
      'Sandstone can live outside. Set it near water or under a tree, on level ground; moss will find it in a year or two. Indoors put felt beneath it. The colour runs from buff to rose with the bed it was cut from, sometimes in bands.',
    care: 'Brush off dust; outdoors wash with plain water and a soft brush. No acid cleaner, and bring it in where it freezes.',
    maker: {
      name: 'Maharana Stone Yard, near Konark',
      story:
        'Eleven sculptors, two of them women, which in this trade is new. Pratima began with floor patterns, moved to elephants and now carves most of the faces. The yard’s founder, Gobinda, sits at the gate and sharpens.',
    },
    tags: [
      'buddha statue',
      'बुद्ध',
      'गौतम बुद्ध',
      'budha',
      'stone buddha',
      'garden statue',
      'konark',
      'meditation',
    ],
    attributes: {
      type: 'Marble & Stone Idols',
      deity: 'Buddha',
      material: 'Stone',
      size: ['10-20', '20-30'],
      style: 'Traditional',
    },
    stock: 18,
    reviews: [
      {
        author: 'Tenzin W.',
        rating: 5,
        title: 'Quiet',
        body: 'No shine, no crown, just sitting. It has the place by our window.',
        daysAgo: 164,
      },
      {
        author: 'Maya F.',
        rating: 4,
        title: 'Pink stone',
        body: 'Mine is quite rosy. Pretty, though I had expected the buff one in the photograph.',
        daysAgo: 207,
      },
      {
        author: 'Gopal S.',
        rating: 5,
        title: 'Second monsoon outside',
        body: 'Stands beside the pond. Moss on the left knee already.',
        daysAgo: 399,
      },
    ],
  },
  {
    ref: 'DC08',
    shortDescription: 'Ganesha in unglazed red clay, built by hand from the fine kabis clay of Gorakhpur.',
    description:
      'His ears are leaves, his crown is a row of little pellets pressed on with a thumb, and his belly is round as a pot because it began as one. There is no paint. The brick red comes from the clay alone and from a slip of finer clay brushed on before firing.\n\n' +
      'Around Gorakhpur, in Aurangabad and neighbouring villages, potters dig a clay called kabis from the beds of local ponds in the driest weeks of the year. It is fine and sticky and carries ornament well. The body is thrown or coiled, then limbs and jewels are added while it is still soft. It is fired only once, in an open kiln of dung cakes, straw and wood.\n\n' +
      'As it is fired, it will not dissolve in water: for visarjan take an unbaked image, and keep this one for the altar, a garden niche or the place beside your door. He likes a marigold and a diya, and an open sky does him no harm between the rains.',
    care: 'Dust with a soft brush. He may be rinsed, but let him dry fully in the sun; lift by the body, never by the ears.',
    maker: {
      name: 'Rampati Prajapati household, near Gorakhpur',
      story:
        'Rampati throws the bodies in the morning, his wife Indravati and sister Shanti dress them in the afternoon. Their clay for the year is dug in May by the whole lane together. The eldest girl draws patterns for elephants, horses and now this Ganesha.',
    },
    tags: [
      'mitti ke ganesh',
      'गणेश',
      'टेराकोटा',
      'terracota ganesha',
      'clay ganesh',
      'eco friendly',
      'teracotta',
    ],
    attributes: {
      type: 'Terracotta Idols',
      deity: 'Ganesha',
      material: 'Terracotta',
      size: ['10-20', '20-30'],
      style: 'Folk',
      occasion: ['Ganesh Chaturthi', 'Diwali'],
    },
    stock: 58,
    reviews: [
      {
        author: 'Aparna L.',
        rating: 5,
        title: 'Warm and simple',
        body: 'No paint, no glitter. My favourite Ganesha in the house.',
        daysAgo: 69,
      },
      {
        author: 'Devendra C.',
        rating: 4,
        title: 'Read before you buy',
        body: 'The page says it does not dissolve, and it does not. So it stays, and my son made a small one from raw clay for the bucket.',
        daysAgo: 64,
      },
      {
        author: 'Jaya I.',
        rating: 3,
        title: 'Ear tip broken',
        body: 'A crumb of the left ear was missing. I got a refund of part of the price quickly.',
        daysAgo: 237,
      },
    ],
  },
  {
    ref: 'DC09',
    shortDescription:
      'Jagannath, Balabhadra and Subhadra carved in light gamhar wood and painted in Puri’s temple colours.',
    description:
      'No one who has seen these three forgets them: great round eyes, arms like the stumps of a tree, smiles from edge to edge. Jagannath is black, Balabhadra white, Subhadra yellow, as in Puri, and the rules for their colours leave no room for invention.\n\n' +
      'In the temple they are of wood and are made anew after a number of years, in secret, from chosen trees. Small images for the home are carved around Puri from gamhar, a pale, straight-grained wood that neither cracks nor feeds the borers. The carver gives it the shape; a painter of the chitrakar families adds shell white, lamp black and the earth colours, and puts the pupils in at the very end.\n\n' +
      'The set stands on its own or on the small red platform it comes with. For Rath Yatra children put them on a cart and pull them around the block, which is the best use we know. For daily puja offer flowers and incense, and keep the lamp a hand’s width away.',
    care: 'Dry soft cloth only; water, milk and sandal paste spoil the colours. Keep away from the open flame.',
    maker: {
      name: 'Bhagaban Moharana and family, Puri',
      story:
        'Bhagaban carves in the yard and talks to passers-by, his wife Kuntala paints indoors and does not. She learnt the eyes from her father-in-law, who made her practise on coconuts. They finish six sets in a good week.',
    },
    tags: ['जगन्नाथ', 'बलभद्र सुभद्रा', 'jaganath idol', 'puri', 'rath yatra', 'wooden jagannath', 'odisha'],
    attributes: {
      type: 'Wooden Idols',
      deity: 'Jagannath',
      material: 'Wood',
      size: ['Up to 10 cm', '10-20', '20-30'],
      style: 'Traditional',
      occasion: 'Daily Pooja',
    },
    salePercent: 15,
    stock: 74,
    reviews: [
      {
        author: 'Smruti R.',
        rating: 5,
        title: 'Rode through our society',
        body: 'The children built a cart and pulled the 15 cm set past all the gates. Colours are exactly right.',
        daysAgo: 126,
      },
      {
        author: 'Ashok B.',
        rating: 5,
        title: 'Correct in every point',
        body: 'Ordered for my parents in Berhampur, who are strict in these matters. They were happy.',
        daysAgo: 280,
      },
    ],
  },
  {
    ref: 'DC10',
    shortDescription:
      'The ten avatars of Vishnu, small and bright, carved in Kondapalli softwood for the Golu steps.',
    description:
      'Fish, tortoise, boar, man-lion, dwarf and so on to the rider on the white horse: the ten descents of Vishnu, Rama and Krishna among them, each about a hand high, in a row you can read like a picture book. The tortoise is cheerful, the man-lion less so.\n\n' +
      'Kondapalli’s toy makers use tella poniki, a wood so light that a block of it seems hollow. It is dried slowly, and arms, crowns and weapons are carved one by one and stuck to the body with a paste of tamarind seed and sawdust called makku. The joints are smoothed with the same paste, primed white and painted with enamel colours, using brushes of goat hair for the fine black lines.\n\n' +
      'The set was made for Navaratri Golu, where the Dashavatara has its fixed place on the steps in many homes. Between festivals it fills a shelf in a child’s room well, and gives grandparents ten evenings of stories. Each figure has its own wrap and name in the box.',
    care: 'Dust with a dry brush and keep out of water and strong sun. Wrap each figure in cotton cloth when you put the Golu away.',
    maker: {
      name: 'Veerabhadram and family, Kondapalli',
      story:
        'Three generations sit around one low bench: grandfather carves, the parents join, the girls paint black lines. Veerabhadram gathers the wood in the hills after the rains and dries it above the kitchen. They make no two boars alike, on purpose.',
    },
    tags: [
      'dashavataram',
      'दशावतार',
      'golu dolls',
      'vishnu avatar',
      'kondapalli toys',
      'bommala koluvu',
      'dasavatharam',
    ],
    attributes: {
      type: 'Wooden Idols',
      deity: 'Krishna',
      material: 'Wood',
      size: '10-20',
      style: 'Folk',
      occasion: 'Navratri',
    },
    stock: 12,
    reviews: [
      {
        author: 'Padma V.',
        rating: 5,
        title: 'Fifth step of our Golu',
        body: 'Light, bright and every avatar can be told from afar. The children fought over who may place Narasimha.',
        daysAgo: 38,
      },
      {
        author: 'Raghu S.',
        rating: 4,
        title: 'Charming',
        body: 'Parashurama’s axe was loose, fixed with a drop of glue.',
        daysAgo: 45,
      },
    ],
  },
  {
    ref: 'DC11',
    shortDescription: 'Ten-armed Durga on her lion, cast from wax threads by the Dokra makers of Bikna.',
    description:
      'Ten arms spread like a fan, the lion underfoot, the buffalo demon already losing. Dokra has no use for smooth skin: hair, sari and mane are coils and braids of metal thread, and Durga looks out of them with the wide eyes of a village goddess.\n\n' +
      'In Bikna, at the edge of Bankura, families called Karmakar model a rough core of clay, wind it with threads of wax and resin, cover this with more clay, and leave a funnel at the top. Scrap brass goes into the funnel’s cup, the whole mould goes into the furnace, and when it is turned over the metal runs to where the wax was. They break it open with a small hammer and only then know what they have made.\n\n' +
      'At Puja time she is a Durga for homes that have no room for a pandal. For the rest of the year she guards a bookcase. Small pits and seams are marks of the process, not damage.',
    care: 'Brush with a dry toothbrush; once a year with tamarind, rinse and dry. Do not lacquer.',
    maker: {
      name: 'Gita and Uttam Karmakar, Bikna',
      story:
        'Gita winds the wax, Uttam minds the furnace; each says that theirs is the hard part. They were married in the year of a flood and started again with one pair of bellows. Now four neighbours fire with them on Saturdays.',
    },
    tags: ['dokra durga', 'दुर्गा', 'डोकरा', 'dhokra', 'maa durga', 'durga puja', 'bengal craft', 'doorga'],
    attributes: {
      type: 'Brass Idols',
      deity: 'Durga',
      material: 'Brass',
      size: '10-20',
      style: 'Tribal',
      occasion: 'Navratri',
    },
    salePercent: 25,
    stock: 1,
    reviews: [
      {
        author: 'Paromita S.',
        rating: 5,
        title: 'Small and strong',
        body: 'She stood on our dining table for the five days, with shiuli flowers. Not a pretty doll, a real Durga.',
        daysAgo: 31,
      },
    ],
  },
  {
    ref: 'DC12',
    shortDescription: 'A puja bell with Garuda on the handle, turned until it rings long and clear.',
    description:
      'Ring it once and count: a good ghanti should still hum at eight. Ours do, because the wall of the bell is turned thin at the waist and left heavy at the lip, and the clapper is bell metal, not iron.\n\n' +
      'Garuda, the mount of Vishnu, kneels on the top of the handle with folded wings. In the temples of the south and in Vaishnava homes everywhere it is his bell that is rung at aarti, to announce the deity and to gather in a wandering mind. The blank is cast in sand in Moradabad, then put on the lathe, where the turner listens as much as he looks; when the note is dull he takes off another shaving. The handle is cast separately, chased and screwed in.\n\n' +
      'It stands upright on its mouth, so it needs no hook. Choose 12 cm for a child’s hand or a small altar, 15 for daily use, 20 if you want the neighbours to know that aarti has started.',
    care: 'Polish with tamarind or Pitambari and dry inside and out. Tighten the handle by hand if it ever loosens.',
    maker: {
      name: 'Shakeel and Omprakash, bell turners, Moradabad',
      story:
        'Shakeel casts, Omprakash turns and tunes, in two shops that share a wall with a hole in it for passing bells through. Omprakash sings in a bhajan group and tests each bell against his own voice. About thirty bells leave them each day.',
    },
    tags: ['घंटी', 'पूजा घंटी', 'garud ghanti', 'puja bell', 'brass bell', 'aarti bell', 'ghanti pital'],
    attributes: {
      type: 'Temple Bells',
      material: 'Brass',
      size: '10-20',
      style: 'Traditional',
      occasion: ['Diwali', 'Daily Pooja'],
    },
    stock: 2600,
    reviews: [
      {
        author: 'Hari O.',
        rating: 5,
        title: 'I counted to ten',
        body: 'Long clean note, does not rattle. Replaced a bell that sounded like a spoon on a glass.',
        daysAgo: 25,
      },
      {
        author: 'Sarla K.',
        rating: 4,
        title: 'Loud',
        body: 'The 20 cm is for big houses. Exchanged it for the 15 and now all is well.',
        daysAgo: 109,
      },
      {
        author: 'Nitin J.',
        rating: 4,
        title: 'Good casting',
        body: 'The feathers are nicely done. Handle needed one more turn to sit tight.',
        daysAgo: 182,
      },
    ],
  },
  {
    ref: 'DC13',
    shortDescription:
      'Engraved brass plate with diya, lota, bell, bowl, incense stand and spoon: all seven for the puja.',
    description:
      'Everything for the aarti in one circle: the engraved thali itself, a diya with a deep bowl, a small lota for water, a bell, a bowl for roli and rice, an incense stand and a spoon for prasad. Each has its place, so that you can carry the plate through the house without it sliding about.\n\n' +
      'Moradabad’s spinners press a turning disc of brass over a form until it stands up as a plate; it takes under a minute and ten years to learn. The engraving takes longer. A band of lotus petals runs around the rim, with an Om or a plain star in the middle, cut line by line with mallet and stylus.\n\n' +
      'Eight inches are enough for a daily puja and for Karwa Chauth, ten for Diwali, and twelve for weddings and for those with large families. The surface is not lacquered, so it can be washed properly and brought back to full shine whenever you like.',
    care: 'Wash soon after use: kumkum and oil leave marks. Scrub with tamarind or Pitambari, rinse and dry with a cloth.',
    maker: {
      name: 'Gulzar Metal Spinners, Moradabad',
      story:
        'Gulzar spins, his wife’s brother Tahir engraves, and their neighbour Mrs Saxena decides what belongs on a thali, because she is the one who uses it. The seventh piece, the spoon, was her idea. Twelve sets make a full day.',
    },
    tags: [
      'puja thali',
      'पूजा थाली',
      'आरती',
      'pooja thaali',
      'aarti thali',
      'karva chauth thali',
      'pital thali',
      'arti',
    ],
    attributes: {
      type: 'Pooja Thalis',
      material: 'Brass',
      size: ['20-30', 'over 30'],
      style: 'Traditional',
      occasion: ['Diwali', 'Daily Pooja', 'Navratri'],
    },
    salePercent: 30,
    stock: 88,
    reviews: [
      {
        author: 'Neelam C.',
        rating: 5,
        title: 'Used it for Karwa Chauth',
        body: 'The 10 inch holds everything with room for sweets. Shines like gold by moonlight.',
        daysAgo: 23,
      },
      {
        author: 'Archana B.',
        rating: 4,
        title: 'Complete',
        body: 'All seven pieces are of the same good thickness, only the spoon is thin.',
        daysAgo: 14,
      },
      {
        author: 'Mahima D.',
        rating: 5,
        title: 'Wedding gift',
        body: 'My cousin used it at her griha pravesh the same week.',
        daysAgo: 176,
      },
    ],
  },
  {
    ref: 'DC14',
    shortDescription:
      'A wall-mounted mandir of solid sheesham with carved shikhara, jali sides and brass bells.',
    description:
      'For homes where the puja room is a piece of wall. The mandir hangs at standing height, with a stepped shikhara, jali on both sides so that incense can leave, a row of small brass bells along the front and a drawer beneath for wicks, matches and the almanac.\n\n' +
      'It is made of solid sheesham with dovetailed corners, by joiners and carvers who work side by side in Saharanpur. The joiner builds the box, the carver cuts the pillars, the lotus medallion and the border of vine leaves before it is put together, so that he can reach every corner. Then it is oiled, stained in walnut or honey, or painted white.\n\n' +
      'Two steel brackets, screws and a paper template are in the box; on hollow brick have a carpenter mount it. Choose by the base: 12 by 8 inches for one deity and a lamp, 18 by 10 for a family, 24 by 12 for a full assembly. Leave thirty centimetres above a burning diya.',
    care: 'Wipe oil splashes at once and wax the wood twice a year. Burn lamps on a metal plate, never on the bare wood.',
    maker: {
      name: 'Salim and Pradeep Woodcraft, Saharanpur',
      story:
        'Salim carves temples and Pradeep joins them; they met as boys at the same timber merchant. Their test for a mandir is to hang it and have Pradeep’s son pull himself up on it. Each one carries the date inside the drawer.',
    },
    tags: [
      'home temple',
      'मंदिर',
      'पूजा घर',
      'wooden mandir',
      'pooja mandir',
      'wall mandir',
      'lakdi ka mandir',
      'puja ghar',
    ],
    attributes: {
      type: 'Home Temples',
      material: 'Wood',
      size: 'over 30',
      style: 'Traditional',
      occasion: ['Diwali', 'Daily Pooja'],
    },
    stock: 8,
    reviews: [
      {
        author: 'Ritu A.',
        rating: 5,
        title: 'Best corner of the flat',
        body: 'The 18x10 in honey. Template made mounting easy, and the drawer is so practical.',
        daysAgo: 20,
      },
      {
        author: 'Chandan P.',
        rating: 4,
        title: 'Solid, and heavy',
        body: 'Needs a proper wall and two people. Wood smells good.',
        daysAgo: 113,
      },
      {
        author: 'Vijaya L.',
        rating: 3,
        title: 'Drawer sticks in the rains',
        body: 'Beautiful carving. In July the drawer swelled and had to be rubbed with a candle.',
        daysAgo: 127,
      },
    ],
  },
  {
    ref: 'DC15',
    shortDescription: 'A brass Buddha in meditation whose robe carries scenes from his life, chased by hand.',
    description:
      'From the front he is simply sitting. Come closer and the robe becomes a book: the prince on his horse, the bodhi tree, the deer of Sarnath, the long road with begging bowl, chased into the metal in pictures no larger than a coin.\n\n' +
      'The figure is cast in Moradabad in two halves, brazed, and filed until no seam is left. Then it goes to the chaser, who draws with hard punches on the smooth cast robe for two or three days; he works from right to left because he is left-handed, and so the story runs that way around the back. The antique gold is darkened and rubbed; the patina green is brought out with salts, stopped by washing and sealed with wax.\n\n' +
      'It is a piece for reading as well as for looking at. Give it a place where you can turn it. Twelve centimetres suit a desk, seventeen a shelf, and at twenty-five the scenes may be seen from an armchair.',
    care: 'Dry cloth only, so the dark in the lines stays. For the green finish add a touch of clear wax once a year.',
    maker: {
      name: 'Yusuf Chitai bench, Moradabad',
      story:
        'Yusuf is left-handed, which his teacher tried to cure and then made use of. He went to Sarnath once with a school class and drew the deer from memory. Two apprentices chase the lotus base, the robe he keeps for himself.',
    },
    tags: ['buddha idol', 'बुद्ध', 'पीतल बुद्ध', 'budha', 'brass buddha', 'gautam buddha', 'boudh', 'dhyana'],
    attributes: {
      type: 'Brass Idols',
      deity: 'Buddha',
      material: 'Brass',
      size: ['10-20', '20-30'],
      style: 'Traditional',
    },
    stock: 0,
    reviews: [
      {
        author: 'Sanjana M.',
        rating: 5,
        title: 'A story to turn around',
        body: 'My father, who is a quiet man, explained the whole robe to us on the evening it came.',
        daysAgo: 201,
      },
      {
        author: 'Dorje L.',
        rating: 4,
        title: 'Patina green',
        body: 'A soft colour, not too even. Some green came off on the first dusting.',
        daysAgo: 266,
      },
    ],
  },
];
