import type { DemoProduct } from './product.ts';

/** Gifting: GI01 to GI16 of crafts.csv. */
export const gifting: DemoProduct[] = [
  {
    ref: 'GI01',
    shortDescription:
      'Round bidri box from Bidar: pure silver vines hammered into jet-black metal, for rings or elaichi.',
    description:
      'Pick it up and you are surprised twice: by the weight, and by how cool it stays in the hand. The box is cast from zinc with a little copper, turned on a lathe and filed smooth. At this point it is dull grey. The artisan darkens it with copper sulphate for a while, only to see his own drawing, and engraves the creeper freehand with a steel point.\n\nInto every groove goes silver, as wire for the stems and as tiny sheets for the petals, hammered until metal grips metal. Then comes the moment for which Bidar is known. Earth from the old fort, where rain and sun have not reached for centuries, is boiled with sal ammoniac and rubbed over the piece. The alloy turns black for good; the silver does not change at all.\n\nIt keeps rings on a dressing table, cloves after dinner or paper clips on a desk. In a wedding box or a farewell at the office it looks like exactly what it is.',
    care: 'Rub with a soft cloth and a drop of coconut oil. Never use silver dip or abrasive polish, which lift the black.',
    maker: {
      name: 'Mujeeb Bidri Karkhana, Bidar',
      story:
        'The workshop is one lane from the fort: casting in the yard, engraving by the window. Mujeeb tests every bag of soil the old way, on the tip of his tongue.',
    },
    tags: [
      'silver inlay box',
      'ring box',
      'corporate gift',
      'बीदरी',
      'चाँदी डिब्बी',
      'bidriware',
      'bidri work',
      'dibiya',
    ],
    attributes: {
      type: 'Trinket Boxes',
      material: ['Bidri', 'Silver'],
      style: 'Traditional',
      occasion: ['Wedding', 'Corporate'],
    },
    featured: true,
    stock: 24,
    reviews: [
      {
        author: 'Suresh I.',
        rating: 5,
        title: 'Retirement gift',
        body: 'Given to our head of accounts after thirty years. He read the story card aloud to the whole floor.',
        daysAgo: 44,
      },
      {
        author: 'Zoya R.',
        rating: 5,
        title: 'Heavier than it looks',
        body: 'A dense, beautiful little thing. The lid sits perfectly flush.',
        daysAgo: 139,
      },
      {
        author: 'Manish C.',
        rating: 4,
        title: 'Very good inlay',
        body: 'Fine silver lines with no gaps. I would have liked a velvet base so it does not slide on glass.',
        daysAgo: 288,
      },
    ],
    questions: [
      {
        author: 'Farah K.',
        text: 'Can I use silver polish on it?',
        answer:
          'No, silver dip or polish lifts the black. Rub it with a soft cloth and a drop of coconut oil.',
        daysAgo: 30,
      },
    ],
  },
  {
    ref: 'GI02',
    shortDescription:
      'Sheesham jewellery box from Mainpuri with thousands of brass wire curls hammered into the lid.',
    description:
      'Tarkashi is drawing with a hammer. The craftsman pencils a creeper on well-seasoned sheesham, cuts along it with a chisel so fine that the line is hardly visible, and lays a flattened brass wire into the cut, on its edge. A few taps, a snip, the next curl. The wood closes over the wire by itself and holds it; there is no glue.\n\nThe little dots are the real test. Each is a piece of wire wound around a needle into a coil of three turns, pressed into a drilled hole and filed flat, and the lid of a medium box has more than six hundred of them. Wooden khadau sandals were once ornamented this way in Mainpuri, since leather would not do for a pious foot.\n\nThe lid opens on brass hinges; inside are a lift-out tray and red velveteen. Over the years the sheesham deepens and the brass mellows. For a bride, for a sister at Rakhi, or for the letters one keeps.',
    care: 'Dust with a dry cloth and wax the wood lightly once a year. Keep away from water and strong sun.',
    maker: {
      name: 'Sharma Tarkashi, Deopura, Mainpuri',
      story:
        'Devki Nandan Sharma inlays, his son turns the carcasses and his daughter-in-law winds the brass dots, several hundred an hour. They choose each plank themselves and dry it for a year under the staircase.',
    },
    tags: [
      'wooden jewellery box',
      'brass inlay',
      'rakhi gift for sister',
      'तारकशी',
      'गहनों का डिब्बा',
      'tarkasi',
      'jewelry box',
      'gehne ka dabba',
    ],
    attributes: {
      type: 'Jewellery Boxes',
      material: ['Wood', 'Brass'],
      size: ['S', 'M', 'L'],
      style: 'Traditional',
      occasion: ['Wedding', 'Rakshabandhan'],
    },
    salePercent: 15,
    stock: 35,
    reviews: [
      {
        author: 'Nandita B.',
        rating: 5,
        title: 'Look at it with a lens',
        body: 'My husband is an engineer and spent ten minutes on the dots alone. The tray lifts out easily.',
        daysAgo: 61,
      },
      {
        author: 'Ravi S.',
        rating: 4,
        title: 'Sister was delighted',
        body: 'Sent the medium straight to her for Rakhi. One hinge was a little stiff at first.',
        daysAgo: 86,
      },
    ],
  },
  {
    ref: 'GI03',
    shortDescription:
      'Papier-mache jewellery box from Srinagar, painted with a squirrel-fine brush and touched with gold.',
    description:
      'Every papier-mache box has two makers. The sakhtsaz soaks waste paper for days, pounds it in a stone mortar with rice glue and presses the pulp, layer upon layer, over a mould. When it is dry he cuts it free, joins the halves, files it and coats it until it rings like thin wood. Only then does it go across the river to the naqash.\n\nThe naqash paints without a sketch. Ground colour first, then leaves, then the gul-andar-gul, the flower within the flower, with a brush of a few soft hairs that he makes himself. Gold goes on near the end and the lacquer last, several coats of it, each rubbed down. The pattern turns the corners and meets itself at the back, where few people will ever look.\n\nInside, the box is lined in felt. It weighs almost nothing, so it travels well as a gift: bangles for Eid, a necklace for a wedding, or nothing but itself.',
    care: 'Wipe with a soft dry cloth. Keep away from water, heat and oily hands.',
    maker: {
      name: 'Mir & Sons Naqash, Zadibal, Srinagar',
      story:
        'Ghulam Mir paints by a north window in a house full of drying boxes. His granddaughter Insha, the first girl of the family at the bench, does the finest outlines now.',
    },
    tags: [
      'paper mache box',
      'kashmiri gift',
      'eidi gift',
      'पेपर मेशी',
      'कश्मीरी डिब्बा',
      'paper mashie',
      'papermache',
      'jewelry box',
    ],
    attributes: {
      type: 'Jewellery Boxes',
      material: 'Papier-Mache',
      size: ['S', 'M'],
      style: 'Folk',
      occasion: ['Wedding', 'Birthday'],
    },
    stock: 48,
    reviews: [
      {
        author: 'Ayesha N.',
        rating: 5,
        title: 'Eid gift for my mother',
        body: 'The black and gold is stunning. She moved her everyday earrings into it the same evening.',
        daysAgo: 177,
      },
      {
        author: 'Leena F.',
        rating: 5,
        title: 'Painted on the underside too',
        body: 'Even the bottom edge has a gold line. You can see the tiny brush strokes in the leaves.',
        daysAgo: 72,
      },
      {
        author: 'Varun K.',
        rating: 3,
        title: 'Small is small',
        body: 'Beautiful, but bangles do not fit in the S. I should have taken the M.',
        daysAgo: 240,
      },
    ],
  },
  {
    ref: 'GI04',
    shortDescription:
      'Solid walnut box from Srinagar with chinar leaves carved so deep that they cast their own shadow.',
    description:
      'Kashmiri walnut is felled only when the tree is old, sawn, and then left to lie for years, because wood cut in a hurry warps in a hurry. The root end is nearly black and goes to small pieces such as this one; its grain runs like smoke under the leaves.\n\nThe pattern is scratched on with a stylus and the ground between is cut away with chisels, some no wider than a matchstick. In undercut work the carver then goes beneath the edge of each chinar leaf, so that it lifts from the lid and throws a thin shadow. A slip at that stage means beginning again. No stain is used, no varnish either: the surface is rubbed with a smooth stone and wax until it takes on the sheen of a chestnut.\n\nThe box has a hinged lid with a hidden stop and a plain, waxed inside. Cufflinks, watches, visiting cards, letters. Engineers and grandmothers both run a thumb over it.',
    care: 'Brush dust out of the carving with a soft dry brush and wax sparingly twice a year. Keep from radiators and direct sun.',
    maker: {
      name: 'Bhat Brothers, Safa Kadal, Srinagar',
      story:
        'Nazir and Altaf Bhat carve at a bench that looks on to the Jhelum. Their stacked planks carry dates in chalk, and the newest are never touched.',
    },
    tags: [
      'walnut wood box',
      'carved box',
      'watch box',
      'अखरोट की लकड़ी',
      'नक्काशी',
      'akhrot box',
      'wallnut',
      'naqashi',
    ],
    attributes: {
      type: 'Trinket Boxes',
      material: 'Wood',
      size: ['S', 'M', 'L'],
      style: 'Traditional',
      occasion: ['Wedding', 'Corporate'],
    },
    stock: 7,
    reviews: [
      {
        author: 'Rajan T.',
        rating: 5,
        title: 'Proper undercutting',
        body: 'I bought one in Srinagar in 1988 and this carving stands beside it without shame. Clean inside as well.',
        daysAgo: 113,
      },
      {
        author: 'Shalini U.',
        rating: 4,
        title: 'Rich colour',
        body: 'The large has lovely dark streaks. It smelled strongly of wax for a week, then it was gone.',
        daysAgo: 236,
      },
    ],
  },
  {
    ref: 'GI05',
    shortDescription:
      'Seven lac-coloured rings on a wooden post: Channapatna’s gentlest first toy, smooth and splinter-free.',
    description:
      'A child’s first scientific instrument has seven rings and a post. Which goes first, which is left over, what rolls under the sofa: a good year’s worth of questions in one toy.\n\nChannapatna turns it from hale, a pale, close-grained wood that does not splinter, dried for months so that it will not crack later. While the ring still spins on the lathe, a stick of lac coloured with turmeric, indigo, kattha or annatto is pressed against it. Friction melts the lac into the grain, and a strip of talegari leaf polishes it to a gloss. No brush, no paint and no solvent come near it.\n\nThe edges are rounded generously, the rings are large enough not to be swallowed, and the post is fixed in a rocking base, so the tower wobbles but does not fall. From about ten months until long after, since older brothers and sisters use the rings as bracelets, wheels and shops full of bangles.',
    care: 'Wipe with a slightly damp cloth and dry at once. Do not soak, boil or leave in strong sun.',
    maker: {
      name: 'Gombe Mane Turners, Channapatna',
      story:
        'Six lathes stand in what was once a silk shed. Syed Mubarak turns, Kempamma colours, and every ring is run along her cheek before it leaves: what scratches goes back.',
    },
    tags: [
      'wooden toy',
      'baby toy',
      'stacking rings',
      'लकड़ी का खिलौना',
      'चन्नपटना',
      'chennapatna',
      'khilone',
      'lakdi ka khilona',
    ],
    attributes: { type: 'Toys', material: 'Wood', style: 'Folk', occasion: 'Birthday' },
    featured: true,
    stock: 2200,
    reviews: [
      {
        author: 'Divya H.',
        rating: 5,
        title: 'Chewed daily, still shiny',
        body: 'Our ten-month-old has gnawed on the yellow ring since July. No colour comes off and no rough spots.',
        daysAgo: 19,
      },
      {
        author: 'Abhishek R.',
        rating: 5,
        title: 'The rocking base is clever',
        body: 'She has learnt to wait till it stops wobbling. Much nicer than the plastic one we had.',
        daysAgo: 58,
      },
      {
        author: 'Maya G.',
        rating: 4,
        title: 'Lovely, a bit tight when new',
        body: 'The smallest ring needed some persuading for the first days. Now it slides easily.',
        daysAgo: 127,
      },
      {
        author: 'Thomas V.',
        rating: 5,
        title: 'Naming ceremony gift',
        body: 'Bought for a colleague’s newborn, and a second for ourselves.',
        daysAgo: 301,
      },
    ],
  },
  {
    ref: 'GI06',
    shortDescription:
      'A Kondapalli bullock cart with driver, load and two patient white bullocks, carved light as cork.',
    description:
      'Tella poniki is a wood so soft that a thumbnail marks it and so light that the finished cart weighs some four hundred grams, driver and all. It grows on the hills around Kondapalli, and without it there would be no Kondapalli toys.\n\nThe parts are carved one by one with a small chisel: bullocks, wheels, yoke, the man with his turban. They are warmed over a fire to drive out moisture, joined with makku, a putty of tamarind seed and sawdust, and coated in white lime before the painter begins. The horns are tipped, the harness gets its bells, and the driver receives eyebrows that make each man an individual. No mould is used, so no two drivers have the same opinion.\n\nIn January the carts take their place in the bommala koluvu of Sankranti, in autumn on the steps of golu. The wheels turn, but it is a display piece rather than a toy for rough play.',
    care: 'Dust with a soft brush. Keep away from damp and from very young children; the small parts are delicate.',
    maker: {
      name: 'Bommala Colony Workshop No. 9, Kondapalli',
      story:
        'Venkateswara Rao carves animals, his wife Nagamani paints all the faces. Their carts leave in pairs, because in their street it is held that one cart is lonely.',
    },
    tags: [
      'golu doll',
      'wooden bullock cart',
      'sankranti toy',
      'बैलगाड़ी',
      'कोंडापल्ली',
      'kondapally bomma',
      'bail gaadi',
      'kolu bommai',
    ],
    attributes: { type: 'Toys', material: 'Wood', style: 'Folk', occasion: 'Birthday' },
    salePercent: 20,
    stock: 16,
    reviews: [
      {
        author: 'Srinivas K.',
        rating: 5,
        title: 'Star of our golu',
        body: 'Third step, centre. The bullocks’ faces have so much expression and the wheels really turn.',
        daysAgo: 40,
      },
      {
        author: 'Padmaja L.',
        rating: 4,
        title: 'Whip arrived loose',
        body: 'The tiny whip had come out of the driver’s hand; a dot of glue and it was fine. Beautifully painted.',
        daysAgo: 295,
      },
    ],
  },
  {
    ref: 'GI07',
    shortDescription:
      'Raja and rani string puppets with carved mango-wood heads, ready to dance the moment you lift them.',
    description:
      'A kathputli has no legs. The long skirt does the walking, and a puppeteer of the Bhat community makes it spin, bow and gallop with a single loop of string across two fingers. Kings, queens, dancers and the horseman who swaps his own head travelled with them from village to village, from Nagaur to the courts.\n\nThis pair is made to be played with. The heads are carved from mango wood, faced with a sharp nose and enormous eyes so that they carry to the back row, and painted in lacquer colours. The bodies are rag-stuffed; the dress is cotton with gota borders, cut from whatever is brightest. Each stands forty-five centimetres tall and hangs from a strong cord.\n\nBegin with the queen: lift, drop the wrist, and she curtsies. A bedsheet over two chairs is a theatre. Between performances they hang from a nail and look down on the household with some disdain, as royalty will.',
    care: 'Dust the heads with a dry cloth and shake out the skirts. Hang by the string so that it does not tangle.',
    maker: {
      name: 'Ramdev Kathputli Mandli, Kathputli Nagar, Jaipur',
      story:
        'The father carves on the doorstep, the mother dresses and the boys rehearse on the roof. They still perform at weddings, which is how they find out which faces make children laugh.',
    },
    tags: [
      'puppet pair',
      'rajasthani puppet',
      'kids gift',
      'कठपुतली',
      'राजा रानी',
      'kathputali',
      'katputli',
      'gudda gudiya',
    ],
    attributes: { type: 'Puppets', material: 'Wood', style: 'Folk', occasion: 'Birthday' },
    salePercent: 25,
    stock: 95,
    reviews: [
      {
        author: 'Garima J.',
        rating: 5,
        title: 'A theatre under the dining table',
        body: 'My twins have given eleven shows so far. The rani has been married twice.',
        daysAgo: 26,
      },
      {
        author: 'Nikhil A.',
        rating: 4,
        title: 'Good heads, simple dress',
        body: 'The carving and the eyes are wonderful. The gota frayed on one side where it was cut.',
        daysAgo: 155,
      },
      {
        author: 'Hema S.',
        rating: 5,
        title: 'As wall decor',
        body: 'They hang in our stairwell and everybody pulls the string.',
        daysAgo: 333,
      },
    ],
  },
  {
    ref: 'GI08',
    shortDescription:
      'Hand-bound journal of Kalpi cotton-rag paper with a block-printed cover, 96 leaves that love fountain pens.',
    description:
      'The paper in this journal used to be shirts. In Kalpi, on the Yamuna, cotton offcuts from the tailoring trade are sorted, chopped and beaten to a cream in water. A man dips a framed mesh into the vat, lifts it level, and one sheet is born; he does it again about every twenty seconds, all morning.\n\nThe sheets are pressed, hung in a dark loft like washing and rubbed with a smooth stone. They keep a soft deckle edge and a tooth that takes ink without feathering. Fountain pen, pencil and watercolour in moderation all sit well on it. No trees, no bleach, and no two sheets of exactly the same shade.\n\nThe leaves are folded into sections and sewn through by hand, so that the book opens flat and stays there. The cover is cotton, block-printed in indigo, maroon or olive, with a cord to tie it shut. Ninety-six leaves, unruled: a year of thoughts or a season of sketches.',
    care: 'Keep dry and out of strong sun. Loosen the cord now and then to let the spine breathe.',
    maker: {
      name: 'Kalpi Hathkagaz Udyog, Kalpi',
      story:
        'Shabbir Khan lifts the sheets, as did his father in the same shed. The binding is done by four women next door, who sign the last page with a small stitched K.',
    },
    tags: [
      'handmade paper diary',
      'notebook',
      'sketchbook',
      'डायरी',
      'हस्तनिर्मित कागज़',
      'kagaj diary',
      'copi',
      'journal',
    ],
    attributes: { type: 'Stationery', material: 'Paper', style: 'Traditional', occasion: 'Corporate' },
    stock: 4200,
    reviews: [
      {
        author: 'Tarun B.',
        rating: 5,
        title: 'Fountain pen approved',
        body: 'Broad nib, wet ink, no bleed-through. A slight tooth, but I like to feel the paper.',
        daysAgo: 10,
      },
      {
        author: 'Jaya M.',
        rating: 4,
        title: 'Ordered sixty for a conference',
        body: 'They arrived neatly packed and people kept them. Three covers had a slightly shifted print.',
        daysAgo: 64,
      },
      {
        author: 'Sahil P.',
        rating: 3,
        title: 'Wanted ruled pages',
        body: 'My fault for not reading. Good paper, but I cannot write straight without lines.',
        daysAgo: 198,
      },
    ],
  },
  {
    ref: 'GI09',
    shortDescription:
      'Four white marble coasters from Agra, each inlaid with a spray of semi-precious stone flowers.',
    description:
      'Run a fingertip across the flower: there should be no edge. That is the whole examination in parchinkari, and it takes some ten years to pass.\n\nThe petals are sliced from lapis, carnelian, malachite and mother-of-pearl on a wheel fed with emery and water, and each sliver, thinner than a fingernail, is shaped by hand against the same wheel. The outline is scratched into white marble reddened with henna paste so that it can be seen, the bed is cut with a pointed chisel, and the stones are set with a putty the families do not discuss. Last, the face is ground flat. Marble and flower become one surface.\n\nEach coaster is nine centimetres across and a full centimetre thick, with felt dots below. Chai glasses, whisky tumblers and paperweights by turns; hold one against a lamp and the carnelian lights up like an ember. Set of four in a box, with small natural veins that no two pieces share.',
    care: 'Wipe up lemon, wine and turmeric at once; wash with plain water and dry. No acids, no dishwasher.',
    maker: {
      name: 'Gokulpura Pachchikari, Agra',
      story:
        'Iqbal Hussain grinds stones, his brother Aslam cuts the beds, and the two have not needed to measure for each other in twenty years. Their sons do the felt dots and the chess moves between.',
    },
    tags: [
      'marble coasters',
      'pietra dura',
      'wedding gift',
      'संगमरमर',
      'पच्चीकारी',
      'pacchikari',
      'tea coaster',
      'sangemarmar',
    ],
    attributes: {
      type: 'Desk Accessories',
      material: 'Marble',
      style: 'Traditional',
      occasion: ['Wedding', 'Corporate', 'Anniversary'],
    },
    featured: true,
    stock: 31,
    reviews: [
      {
        author: 'Priya A.',
        rating: 5,
        title: 'Passed the fingertip test',
        body: 'Perfectly flush. Under the phone torch the orange stones glow.',
        daysAgo: 49,
      },
      {
        author: 'George M.',
        rating: 4,
        title: 'Heavy parcel, well packed',
        body: 'All four arrived whole, each wrapped on its own. One has a grey vein, which I have come to like.',
        daysAgo: 168,
      },
    ],
  },
  {
    ref: 'GI10',
    shortDescription:
      'Desk pen stand of heat-formed horn on a wooden foot, from Sambhal. No two have the same grain.',
    description:
      'Sambhal has worked horn since combs were made of nothing else. The raw material is a by-product that would otherwise be thrown away; sorted, cleaned and cut into rings, it is warmed over charcoal until it gives like stiff leather, opened, and pressed flat or round in a wooden form.\n\nWhat follows is patient removal. The surface is scraped with a blade, sanded through six grades, buffed on a cotton wheel and finished with beeswax. Slowly the clouds come out: smoke, honey, a streak of cream, sometimes a clear window that the light goes through. Nobody can say beforehand what a piece will look like, and nobody can repeat it.\n\nOn a foot of dark wood, weighted so that it does not tip, it holds a dozen pens, brushes or kitchen scissors. There is no logo and no engraving, which makes it a present that does not look like a company gift. The actual piece will differ in pattern from the picture.',
    care: 'Wipe dry and rub with a drop of oil twice a year. Keep from hot windows and from soaking, which can warp horn.',
    maker: {
      name: 'Sarai Tareen Horn Works, Sambhal',
      story:
        'Mohammad Faizan shapes, his cousin Uzma buffs and sorts by colour. The lightest pieces stay on the windowsill for a day, because everyone likes to look at them.',
    },
    tags: [
      'pen holder',
      'desk organiser',
      'office gift',
      'पेन स्टैंड',
      'सींग',
      'sing ka pen stand',
      'sambhal craft',
      'pen stend',
    ],
    attributes: {
      type: 'Desk Accessories',
      material: ['Horn', 'Wood'],
      style: 'Modern Ethnic',
      occasion: 'Corporate',
    },
    stock: 62,
    reviews: [
      {
        author: 'Anil W.',
        rating: 4,
        title: 'Handsome on the desk',
        body: 'Mine has a big honey-coloured patch. It smelled slightly smoky when unpacked, which passed.',
        daysAgo: 95,
      },
    ],
  },
  {
    ref: 'GI11',
    shortDescription:
      '925 silver brooch in Cuttack tarakasi: wire thinner than thread, curled and soldered into a flower.',
    description:
      'A bar of silver goes through a steel plate with ever smaller holes until it is a wire you could sew with. Two such wires are twisted into a cord, the cord is rolled flat, and now it has a beaded edge that catches light. From this, and nothing else, the silversmiths of Cuttack build flowers, chariots and the crowns of the goddess for the Durga Puja medhas.\n\nFor this brooch a frame of thicker wire sets the outline of each petal. Curls are wound with tweezers, packed into the frame so that they hold one another, sprinkled with powdered solder and borax and fused with a mouth-blown flame. A breath too much and an hour’s lace melts to a drop. The petals are domed, joined, brightened in tamarind water and burnished.\n\nFive centimetres across and fourteen grams, it sits on a sari pleat, a blazer or a shawl without pulling. The pin has a safety catch. It comes in a small box, with 925 stamped on the back.',
    care: 'Keep in its box with the anti-tarnish strip. Clean with soap-nut or mild soap water and a soft brush; do not press.',
    maker: {
      name: 'Sahoo Rupa Karigar, Mansingh Patna, Cuttack',
      story:
        'Bijay Sahoo draws the wire himself and will not buy it ready. His two apprentices started with chains, and after three years he let them make a petal.',
    },
    tags: [
      'silver brooch',
      'filigree',
      'saree pin',
      'चाँदी ब्रोच',
      'तारकसी',
      'tarkasi',
      'chandi ka brooch',
      'filigiri',
    ],
    attributes: {
      type: 'Silver Filigree',
      material: 'Silver',
      style: 'Traditional',
      occasion: ['Wedding', 'Rakshabandhan', 'Anniversary'],
    },
    stock: 1,
    reviews: [
      {
        author: 'Itishree M.',
        rating: 5,
        title: 'Wore it on my silk Sambalpuri',
        body: 'So light that I forgot it was there. My aunt in Cuttack inspected the soldering and nodded.',
        daysAgo: 51,
      },
      {
        author: 'Rhea D.',
        rating: 5,
        title: 'A shawl pin at last',
        body: 'The catch is secure and it does not tear the wool.',
        daysAgo: 216,
      },
    ],
  },
  {
    ref: 'GI12',
    shortDescription:
      'Six Jaipur blue pottery coasters, hand-painted in cobalt and turquoise and backed with cork.',
    description:
      'Blue pottery is the pottery without clay. The dough is ground quartz, powdered glass, fuller’s earth and gum, and it is so unwilling to be thrown that it has to be pressed into moulds, filled with ash and left to stiffen in the sun. In return it does not shrink or craze, and it fires to a white that makes the blue sing.\n\nThe drawing is done by hand with a squirrel-hair brush, the outline first and then the filling. In the bowl the cobalt oxide is a dull grey; the painter works from memory of what it will be. One firing, one chance, and the kiln decides how deep the turquoise goes.\n\nThese six coasters share a family of flowers, but no two are alike. Each is nine centimetres across, with a thin cork layer underneath that is kind to tables. They come tied in a stack, ready to give. A warning from experience: guests turn them over, compare, and ask which is theirs.',
    care: 'Wipe with a damp cloth. Not for the dishwasher; do not stack wet.',
    maker: {
      name: 'Neelghar Pottery, Jaipur',
      story:
        'Rekha Kumawat mixes the dough and runs the kiln, a job that used to be her father’s. Five painters sit along one window and change places each week for the light.',
    },
    tags: [
      'ceramic coasters',
      'tea coasters',
      'housewarming gift',
      'नीली मिट्टी',
      'कोस्टर',
      'blue potri',
      'jaipuri coaster',
      'chai coaster',
    ],
    attributes: { type: 'Tableware', style: 'Traditional', occasion: ['Wedding', 'Corporate'] },
    salePercent: 10,
    stock: 110,
    reviews: [
      {
        author: 'Komal S.',
        rating: 5,
        title: 'Every guest picks a favourite',
        body: 'The assorted set is the one to buy. The cork keeps them from clinking on the glass table.',
        daysAgo: 33,
      },
      {
        author: 'Bharat N.',
        rating: 4,
        title: 'One chipped, replaced at once',
        body: 'A corner was chipped on arrival. I sent a photo and a new one came within the week.',
        daysAgo: 102,
      },
      {
        author: 'Elizabeth J.',
        rating: 4,
        title: 'Deep blue',
        body: 'The cobalt is richer than on my screen. They are slightly uneven at the edge, as handmade ones are.',
        daysAgo: 270,
      },
    ],
  },
  {
    ref: 'GI13',
    shortDescription:
      'Two little Etikoppaka elephants in glowing natural lac, turned on the lathe and happy anywhere.',
    description:
      'On the bank of the Varaha river, Etikoppaka turns ankudu wood, and it turns it round: everything these makers imagine must begin as a cylinder. So an elephant here is a ball and a smaller ball, four pegs and a curl, and somehow it is more elephant than many a carved one.\n\nThe colour is lac, the resin of a tiny insect, cooked with dyes from seeds, bark, roots and leaves. A stick of it is held against the spinning wood until the heat of friction melts it on; a blade of screw-pine leaf brings up the gloss. Bands of two colours meet in a line as thin as a hair, and that line is drawn by the turner’s wrist alone.\n\nThe pair stands nine centimetres high, one with its trunk up, one thinking it over. They guard a bookshelf, sit beside a keyboard, or go in a pocket on a long train journey. The finish is smooth and child-friendly, with no small parts to pull off.',
    care: 'Wipe with a dry or barely damp cloth. Keep out of strong sun, which pales natural dyes.',
    maker: {
      name: 'Varaha Lathe House, Etikoppaka',
      story:
        'Three generations share four lathes under one tin roof. The grandmother boils the dyes, keeps the proportions in her head and refuses to use a weighing scale.',
    },
    tags: [
      'elephant pair',
      'wooden elephant',
      'lacquer toys',
      'हाथी',
      'एटिकोप्पका',
      'etikopaka',
      'hathi jodi',
      'lakdi ka hathi',
    ],
    attributes: { type: 'Figurines', material: 'Wood', style: 'Folk', occasion: 'Birthday' },
    stock: 0,
    reviews: [
      {
        author: 'Swathi B.',
        rating: 5,
        title: 'The thinking one is my favourite',
        body: 'Such a simple shape and so much character. The yellow is a warm turmeric shade.',
        daysAgo: 70,
      },
      {
        author: 'Karan L.',
        rating: 4,
        title: 'Cute pair',
        body: 'Bought for a two-year-old who sleeps with both. A bit smaller than I thought.',
        daysAgo: 181,
      },
    ],
  },
  {
    ref: 'GI14',
    shortDescription:
      'Brass dry-fruit box from Moradabad with enamelled lid and compartments, for Diwali and every visit after.',
    description:
      'A mewa box has one duty: to be offered. It goes round the room at Diwali, at engagements, when the neighbours come to see the baby, and its lid has to be worth lifting each time.\n\nIn Moradabad the work passes through many hands. One man spins the brass disc over a wooden chuck until it is a bowl; another solders the knob; the engraver cuts the peacock and the creeper with a small chisel, turning the lid on a bed of lac. The cells between the lines are filled with enamel, colour by colour, warmed until they flow, and rubbed level. The polisher has the last word, and you can see your face in it.\n\nInside sit four or six removable compartments in food-grade lacquered steel: almonds, cashews, pistachios, raisins, and two for whatever the children are hoping for. Twenty-two centimetres across and properly heavy. At other times it stores bangles, sewing things or the good chocolate.',
    care: 'Wipe with a soft dry cloth. Use no tamarind or brass polish on the enamel; lift the compartments out to wash them.',
    maker: {
      name: 'Peetal Nagri Meena Works, Moradabad',
      story:
        'Rizwan Ali engraves and his wife Shaheen fills the colours, six small bowls in front of her. They make mewa boxes from July on and still run out the week before Diwali.',
    },
    tags: [
      'dry fruit box',
      'diwali gift',
      'brass box',
      'मेवा डिब्बा',
      'ड्राई फ्रूट बॉक्स',
      'dryfruit dabba',
      'meva box',
      'minakari',
    ],
    attributes: {
      type: 'Festive Gifts',
      material: 'Brass',
      style: 'Traditional',
      occasion: ['Diwali', 'Wedding', 'Corporate'],
    },
    salePercent: 30,
    stock: 75,
    reviews: [
      {
        author: 'Rashmi K.',
        rating: 5,
        title: 'Peacock blue is the one',
        body: 'It went around at our Diwali and nobody took almonds before admiring the lid.',
        daysAgo: 11,
      },
      {
        author: 'Sanjay G.',
        rating: 4,
        title: 'Client gifts',
        body: 'Ordered twelve of the four-compartment ones. Good weight and finish; the cartons were plain brown.',
        daysAgo: 29,
      },
      {
        author: 'Mohini P.',
        rating: 2,
        title: 'Enamel spot',
        body: 'There was a pinhole in the red enamel near the knob. Returned it without trouble, but I had wanted it for the day.',
        daysAgo: 38,
      },
    ],
  },
  {
    ref: 'GI15',
    shortDescription:
      'A playable Mysore ganjifa set: round, hand-painted cards in a painted box, with the rules in English and Hindi.',
    description:
      'Before cards had corners, India played with circles. Ganjifa came with the Mughals, turned into Dashavatara decks with one suit for each avatar, and in Mysore found a ruler so fond of it that he invented games with hundreds of cards.\n\nThe blanks are layers of paper glued, cut round and stiffened with a paste of tamarind seed. Then the painter takes over. The ground is laid in opaque colour, the border ruled with the card spinning on a thumb, and the figures drawn with a brush of a few hairs: Matsya with his tail, Rama with his bow, and number cards counted in tiny fish and bows. A coat of lac gives each its snap, and on the back there is nothing, so that nobody can cheat.\n\nThe set lives in a small painted box with a sliding lid and comes with a leaflet of rules. Play a slow trick-taking game for three, or frame the court cards in a row; either honours the painter.',
    care: 'Play with clean dry hands. Store in the box, away from damp and sun; wipe with a soft dry cloth.',
    maker: {
      name: 'Chitrashala Ganjifa, Mysuru',
      story:
        'Keshava learned miniature painting first and cards second, from an old teacher who still played. With two students he finishes perhaps three full sets a month.',
    },
    tags: [
      'playing cards',
      'ganjifa cards',
      'collector gift',
      'गंजीफा',
      'ताश',
      'ganjapa',
      'taash ke patte',
      'mysore painting',
    ],
    attributes: {
      type: 'Games',
      material: 'Paper',
      style: 'Traditional',
      occasion: ['Corporate', 'Anniversary'],
    },
    stock: 5,
    reviews: [
      {
        author: 'Ashwin R.',
        rating: 5,
        title: 'We actually play',
        body: 'The rules took an evening, now we play on Sundays. I wash my hands first, every single time.',
        daysAgo: 83,
      },
      {
        author: 'Vidya N.',
        rating: 5,
        title: 'Miniatures in a box',
        body: 'Bought as a collector. The brushwork on the avatar cards is exquisite.',
        daysAgo: 264,
      },
    ],
  },
  {
    ref: 'GI16',
    shortDescription:
      'Sheesham photo frame from Saharanpur, edged with an inlaid creeper in brass. For table or wall.',
    description:
      'Saharanpur smells of cut wood from the station onwards. In the lanes behind the old market whole streets saw, carve and inlay sheesham, and a frame such as this passes through four doors before it is finished.\n\nThe joiner cuts the mitres and locks them with a hidden spline, so that the corners stay shut through many summers. The inlayer traces a creeper along the border, chisels the channel and taps in strips of brass and small brass leaves cut from sheet, then files wood and metal to one level. Finally it is polished with shellac on a cotton pad, in a dozen thin passes. It has the glow of something old without pretending to be.\n\nThree sizes hold the usual prints. The back opens with turn-buttons, no tools and no bent nails; a stand folds out for upright or sideways, and two brass eyes are there for the wall. Put a wedding in it, or a grandmother at twenty.',
    care: 'Dust with a dry cloth; clean the glass separately, spraying the cloth and never the frame.',
    maker: {
      name: 'Khata Kheri Wood Inlay, Saharanpur',
      story:
        'Master inlayer Nafees Ahmad works with three nephews in a room the width of a cart. The brass offcuts become the leaves, and nothing is swept away before evening.',
    },
    tags: [
      'photo frame',
      'wooden frame',
      'anniversary gift',
      'फोटो फ्रेम',
      'शीशम',
      'foto frame',
      'lakdi ka frame',
      'seesham',
    ],
    attributes: {
      type: 'Photo Frames',
      material: ['Wood', 'Brass'],
      style: 'Traditional',
      occasion: ['Anniversary', 'Wedding'],
    },
    stock: 58,
    reviews: [
      {
        author: 'Chitra D.',
        rating: 5,
        title: 'For our fiftieth',
        body: 'Our children put the wedding photo from 1976 in the 8x10. The brass catches the lamp in the evening.',
        daysAgo: 55,
      },
      {
        author: 'Yusuf K.',
        rating: 4,
        title: 'Solid corners',
        body: 'Nice tight joints. The glass needed a clean before use.',
        daysAgo: 147,
      },
    ],
  },
];
