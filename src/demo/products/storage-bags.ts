import type { DemoProduct } from './product.ts';

/** Storage & Bags: SB01 to SB16 of crafts.csv. */
export const storageBags: DemoProduct[] = [
  {
    ref: 'SB01',
    shortDescription:
      'A roomy cotton jhola from Bhuj, worked with Rabari chain stitch, soof triangles and real mirrors.',
    description:
      'Hold this jhola to the window and forty small suns run across the wall. Each mirror is cut from blown glass, laid on the cotton and caught by hand: first a lattice of holding threads, then a tight ring of buttonhole stitch that grips the edge. Nothing is glued.\n\nTwo stitch languages of Kutch meet on one bag. The flowing chain stitch around the mirrors is Rabari work. The neat triangles in the border are soof, counted thread by thread from the back of the cloth, so that the pattern appears on a side the embroiderer hardly looks at. One front panel keeps a practised hand busy for five or six days.\n\nThe body is stout cotton with a plain lining, an inside pocket and a long strap that goes across the shoulder. It carries a book, a dupatta, a water bottle and a tiffin without complaint, and it goes to garba nights as happily as to college.',
    care: 'Spot-clean with a damp cloth and mild soap; do not machine-wash or wring. Store flat with the mirrors facing in.',
    maker: {
      name: 'Hiraben Vankar and daughters, Bhuj',
      story:
        'Hiraben learned soof from her mother-in-law, counting threads by daylight on the veranda. Today eleven women of three hamlets embroider with her and stitch the bags together on two treadle machines.',
    },
    tags: [
      'mirror work bag',
      'shoulder bag',
      'झोला',
      'शीशा कढ़ाई',
      'jhola bag',
      'kach kadhai',
      'garba bag',
      'sheesha work',
    ],
    attributes: { type: 'Sling Bags', material: 'Cotton', style: 'Folk', occasion: ['Navratri', 'Gifting'] },
    featured: true,
    stock: 42,
    reviews: [
      {
        author: 'Ritika S.',
        rating: 5,
        title: 'Not one mirror came loose',
        body: 'Wore the red one on all nine nights of Navratri. Got asked about it at least twice an evening and every mirror is still in its place.',
        daysAgo: 31,
      },
      {
        author: 'Neha P.',
        rating: 4,
        title: 'Lovely, strap is long',
        body: 'The embroidery is much denser than I expected. I am 5 feet tall and had to knot the strap once.',
        daysAgo: 118,
      },
      {
        author: 'Farida K.',
        rating: 5,
        title: 'Turn it over',
        body: 'Look at the back of the soof panel, it is nearly as clean as the front. That is how you know it was made by hand.',
        daysAgo: 244,
      },
    ],
    questions: [
      {
        author: 'Ritika J.',
        text: 'Can I put it in the washing machine?',
        answer:
          'Please don’t: the mirrors and the silk would suffer. A damp cloth and mild soap take out most stains.',
        daysAgo: 22,
      },
    ],
  },
  {
    ref: 'SB02',
    shortDescription:
      'Handloom ikat tote from Bhoodan Pochampally, lined in canvas, for laptops and vegetables alike.',
    description:
      'The pattern on this tote existed before the cloth did. In Pochampally the yarn is stretched on a frame, marked with charcoal, tied off with strips of rubber and dipped, colour by colour, days before a single thread goes on the loom. When the weaver finally throws the shuttle, the diamonds find each other, almost. That feathered edge, where dyed and undyed thread miss by a hair, is the signature of ikat and cannot be printed.\n\nThe fabric is woven on pit looms in plain cotton, thick enough to hold a fold. We line it with natural canvas, run the handles down to the base so that the weight sits on webbing and not on a seam, and add one inner pocket for keys and a phone.\n\nA fourteen-inch laptop slips in easily. So does a week of vegetables. The black and white goes to the office; the mustard refuses to be serious.',
    care: 'Hand-wash separately in cold water for the first two washes, dry in shade and iron while slightly damp.',
    maker: {
      name: 'Gaddam Weaves, Bhoodan Pochampally',
      story:
        'Two brothers tie the yarn, their wives wind it and five neighbours weave it in the sheds behind the house. They started stitching bags from loom ends because throwing away ikat hurt too much.',
    },
    tags: ['ikat bag', 'office tote', 'laptop bag', 'इकत', 'थैला', 'ikkat', 'pochampalli', 'thela bag'],
    attributes: { type: 'Tote Bags', material: 'Cotton', style: 'Modern Ethnic', occasion: 'Gifting' },
    salePercent: 15,
    stock: 85,
    reviews: [
      {
        author: 'Sneha R.',
        rating: 5,
        title: 'My office bag now',
        body: 'Carries a laptop, lunch box and charger every day since June. The handles have not stretched.',
        daysAgo: 52,
      },
      {
        author: 'Arvind M.',
        rating: 3,
        title: 'Bled in the first wash',
        body: 'The teal ran a little in the first wash although I used cold water. After that it was fine. The weave itself is beautiful.',
        daysAgo: 163,
      },
    ],
  },
  {
    ref: 'SB03',
    shortDescription:
      'Canvas tote printed in Bagru with the dabu mud resist and dipped in indigo, kashish or madder.',
    description:
      'Bagru prints with mud. A paste of black clay, slaked lime, gum and the dust of weevil-eaten wheat is stamped onto the cloth with a carved wooden block, sprinkled with sawdust and left in the sun. Wherever the mud sits, the dye cannot. After the vat the cloth goes into water, the mud lets go and the pattern appears in the colour the cloth had before.\n\nNo two bags are quite the same. The mud cracks as it dries and dye creeps into the cracks, leaving fine veins that a screen print would be ashamed of and a Bagru printer looks for. Indigo, iron-grey kashish and madder red come from the same three vats the printers use for their yardage.\n\nThe canvas is heavy, the base is folded and stitched twice, and the handles are long enough for a shoulder in a sweater. Groceries, library books, a yoga towel: give it work and it grows softer, never thinner.',
    care: 'Wash by hand in cold water with a mild soap, apart from light colours. Dry in shade; natural dyes mellow with age.',
    maker: {
      name: 'Chhipa Mohalla Print House, Bagru',
      story:
        'Gopal and Santosh Chhipa print on the same long padded tables as their grandfather. The mud is mixed fresh each week by an uncle who will not write the recipe down.',
    },
    tags: [
      'block print bag',
      'cotton tote',
      'indigo bag',
      'दाबू',
      'थैला',
      'dabu print',
      'bagru print',
      'jhola',
    ],
    attributes: { type: 'Tote Bags', material: 'Cotton', style: 'Traditional', occasion: 'Gifting' },
    stock: 2400,
    reviews: [
      {
        author: 'Kavya N.',
        rating: 5,
        title: 'Bought one, then six',
        body: 'Ordered one for myself and went back for six return gifts. Each print was slightly different and everybody compared theirs.',
        daysAgo: 20,
      },
      {
        author: 'Deepak T.',
        rating: 4,
        title: 'Strong canvas',
        body: 'Takes five kilos of rice without the handles pulling. It has no zip, so keep that in mind on a train.',
        daysAgo: 97,
      },
      {
        author: 'Ishita B.',
        rating: 5,
        title: 'The grey one',
        body: 'The kashish grey is a warm, slightly brown grey that goes with everything I own.',
        daysAgo: 205,
      },
    ],
    questions: [
      {
        author: 'Ananya D.',
        text: 'Does the colour run in the first wash?',
        answer:
          'Natural dyes give off a little at first. Wash it by hand in cold water, apart from light colours, and dry it in the shade.',
        daysAgo: 15,
      },
    ],
  },
  {
    ref: 'SB04',
    shortDescription:
      'Wedding potli in kadhua-woven Banaras brocade with a satin lining, beaded ends and a drawstring.',
    description:
      'In kadhua weaving every buti is a small event. The weaver sets each motif with its own little spool of zari, works it row by row and finishes it before beginning the next, so there are no loose threads running across the back of the cloth to be cut away. It is slow, and you can feel it: the flowers stand up under the thumb and the reverse is almost as clean as the face.\n\nFor this potli the brocade is cut so that one full buti sits in the middle, lined with satin in a matching colour and closed with a twisted cord that ends in hand-threaded beads. The mouth opens wide and pulls shut without a fight.\n\nA phone, a lipstick, keys and an envelope for shagun fit inside. Hang it from the wrist at a wedding, tuck a rakhi and sweets into it for a sister, or line up twenty on a table as gifts nobody leaves behind.',
    care: 'Dry-clean only. Keep it in its muslin pouch, away from perfume and damp, so that the zari does not darken.',
    maker: {
      name: 'Ansari Karkhana, Madanpura, Varanasi',
      story:
        'Three looms on the ground floor weave the brocade; the potlis are cut upstairs, where Shabana Ansari and her nieces thread every bead. The family weaves saris for the season and potlis for the weeks between.',
    },
    tags: [
      'bridal potli',
      'wedding purse',
      'return gift',
      'बनारसी पोटली',
      'बटुआ',
      'potli bag',
      'batwa',
      'banarsi',
    ],
    attributes: {
      type: 'Potli Bags',
      material: 'Silk Brocade',
      style: 'Traditional',
      occasion: ['Wedding', 'Gifting'],
    },
    featured: true,
    stock: 120,
    reviews: [
      {
        author: 'Ananya G.',
        rating: 5,
        title: 'Matched my lehenga exactly',
        body: 'Took the emerald for my sangeet. The brocade is proper woven work, not a print, and the drawstring holds.',
        daysAgo: 12,
      },
      {
        author: 'Meenal D.',
        rating: 4,
        title: 'Good return gifts',
        body: 'Bought fifteen for my brother’s wedding. One bead string came undone and I re-knotted it in a minute.',
        daysAgo: 81,
      },
      {
        author: 'Pooja V.',
        rating: 5,
        title: 'Bigger than it looks',
        body: 'My phone in its case fits with space left for keys and a compact.',
        daysAgo: 290,
      },
    ],
  },
  {
    ref: 'SB05',
    shortDescription:
      'Laminated jute shopper, hand-painted in Madhubani with fish, lotus or peacock. Takes a full bazaar round.',
    description:
      'The women of Madhubani have always painted what was at hand: the wall of the wedding room, the floor before a puja, paper when paper came to the village. A jute bag is only the next wall.\n\nThe drawing is done freehand, first the double outline in black, then the fine hatching between the two lines that makes Mithila work shimmer from across a room. Fish for plenty, a lotus for the bride, a peacock because everybody asks for one. Fabric colours that survive rain take the place of leaf and soot here, since this bag is meant to be used. As each is drawn by hand, yours will differ a little from the picture.\n\nInside, the jute is laminated so that coriander and wet spinach do it no harm. The gusset is wide, the cotton handles are soft on the fingers, and it stands upright by itself on the shop counter. Folded, it goes into the scooter’s side box.',
    care: 'Wipe with a damp cloth and air-dry; do not soak or scrub the painted side.',
    maker: {
      name: 'Rekha Jha’s courtyard, Saurath, Madhubani',
      story:
        'Nine neighbours paint together after the midday cooking, each with her own favourite border. Rekha keeps the sample book and settles all arguments about how a fish should smile.',
    },
    tags: [
      'jute shopping bag',
      'grocery bag',
      'eco bag',
      'जूट बैग',
      'मधुबनी',
      'jut ka thela',
      'joot bag',
      'mithila painting bag',
    ],
    attributes: { type: 'Shopping Bags', material: 'Jute', style: 'Folk', occasion: 'Gifting' },
    salePercent: 20,
    stock: 3600,
    reviews: [
      {
        author: 'Lata M.',
        rating: 5,
        title: 'Too pretty for potatoes',
        body: 'Used it for the sabzi mandi anyway. It stands up by itself and wiped clean when a tomato burst.',
        daysAgo: 15,
      },
      {
        author: 'Rohan J.',
        rating: 4,
        title: 'Nice for guests',
        body: 'We gave these at an office event with a book inside. The smell of new jute takes a day to go.',
        daysAgo: 74,
      },
      {
        author: 'Sunita A.',
        rating: 3,
        title: 'Got lotus, wanted fish',
        body: 'The painting is fine work but you cannot choose the motif. I had hoped for the fish.',
        daysAgo: 187,
      },
    ],
  },
  {
    ref: 'SB06',
    shortDescription:
      'Vegetable-tanned leather sling from Santiniketan, embossed by hand and coloured like batik.',
    description:
      'The leather craft of Santiniketan began as a lesson. About a hundred years ago the ashram’s teachers taught embossing and batik side by side, and somebody carried the wax pot over to the leather table. The two have stayed together since.\n\nThe pattern is pressed into damp, vegetable-tanned sheep leather with a heated metal plate and then coloured by brush, layer over layer, the lighter parts held back with a resist. The result is soft to the touch and deep to the eye: tan in the hollows, brown on the ridges, a darker line where the tool was held a moment longer. The edges are laced with a leather thong rather than machine-stitched.\n\nThe bag closes with a flap and a press stud, has one long pocket inside and hangs from an adjustable strap. It is light for leather, about as heavy as a paperback, and ages towards honey. Phone, wallet, spectacles and a slim notebook fit.',
    care: 'Wipe with a dry cloth and feed with a little neutral leather cream twice a year. Keep out of rain; if it gets wet, dry it slowly in shade.',
    maker: {
      name: 'Kopai Leather Workshop, Santiniketan',
      story:
        'Tapan Das learned at a cooperative and set up four benches near the Kopai river. His wife Mitali draws the patterns, mostly from the alpona she makes on the doorstep.',
    },
    tags: [
      'leather sling bag',
      'embossed leather',
      'crossbody',
      'चमड़े का बैग',
      'शांतिनिकेतन',
      'shantiniketan bag',
      'lether bag',
    ],
    attributes: { type: 'Sling Bags', material: 'Leather', style: 'Traditional', occasion: 'Gifting' },
    stock: 1,
    reviews: [
      {
        author: 'Sharmila C.',
        rating: 5,
        title: 'Like my mother’s from the seventies',
        body: 'She had one from Poush Mela. Same smell, same laced edge. Mine has already darkened a little and looks better for it.',
        daysAgo: 66,
      },
      {
        author: 'Vikram H.',
        rating: 4,
        title: 'Gift for my wife',
        body: 'Fine colour work. It has only one inside pocket, so she uses a pouch for the small things.',
        daysAgo: 152,
      },
    ],
  },
  {
    ref: 'SB07',
    shortDescription:
      'A lidded pauti coiled from golden sikki grass, the box that travels with Mithila’s brides.',
    description:
      'Sikki shines without polish. The grass grows wild in the wet fields of north Bihar, is cut after the rains, dried until it turns the colour of old brass and split with the thumbnail. Some of it is dyed pink, green and violet; the best is left alone.\n\nThe maker starts at the centre of the base with a coil of munj grass and wraps it with sikki, stitch by stitch, using nothing but a takua, a thick iron needle with a wooden grip. There is no mould. The curve of the wall, the fit of the lid and the pattern that meets itself at the end of the round are all in the hand and the counting.\n\nA pauti is a bride’s box: mothers begin one early and send it along with sindoor, bangles and sweets. On a dressing table it keeps jewellery; in the kitchen, cardamom and cloves, for sikki holds off damp well. A medium box takes about four days.',
    care: 'Dust with a soft dry brush. Keep away from water and long direct sun, which fades the dyed grass.',
    maker: {
      name: 'Sunaina Devi and friends, Rampur, Madhubani',
      story:
        'Seven women coil boxes through the dry months and cut grass together when the fields drain. Sunaina Devi can tell by the stitch who made a box, and who was in a hurry.',
    },
    tags: [
      'golden grass box',
      'bridal box',
      'jewellery box',
      'सिक्की',
      'पौती',
      'sikky',
      'pouti',
      'ghaas ka dabba',
    ],
    attributes: {
      type: 'Storage Boxes',
      material: 'Grass',
      size: ['S', 'M', 'L'],
      style: 'Folk',
      occasion: ['Wedding', 'Gifting'],
    },
    featured: true,
    stock: 6,
    reviews: [
      {
        author: 'Archana J.',
        rating: 5,
        title: 'Just like my nani’s',
        body: 'I grew up in Darbhanga and the lid closes with the same little sigh. Bought the large one for my daughter.',
        daysAgo: 40,
      },
      {
        author: 'Mihir S.',
        rating: 5,
        title: 'It glows',
        body: 'Photographs do not show the shine of the natural one. It sits on my desk and holds nothing at all yet.',
        daysAgo: 131,
      },
    ],
  },
  {
    ref: 'SB08',
    shortDescription:
      'Coiled moonj basket with lid from Prayagraj that keeps rotis soft and warm to the last one.',
    description:
      'Around Prayagraj, in the villages by the river, a moonj basket came along with every bride and stood in every kitchen. Rotis went in hot, the lid went on and they stayed soft, because grass breathes: steam can leave, warmth cannot.\n\nThe outer skin of the sarpat stalk is peeled, dried and dyed to make moonj; bundles of kasa grass form the core. With a pointed iron needle the maker binds coil to coil, changing colour by count, so that stars and steps climb the wall without a drawing. The lid is made last and tried on again and again till it drops in with a twist.\n\nLine it with a cloth and bring it to the table. The eight-inch size suits a couple, ten inches a family of four, twelve inches Sunday lunch. Empty, it keeps bread, onions or knitting. It is entirely grass: no plastic, no wire, no glue.',
    care: 'Line with a cotton cloth for food. Wipe with a barely damp cloth and sun it for an hour now and then.',
    maker: {
      name: 'Naini Moonj Samooh, Prayagraj',
      story:
        'Twenty women of Naini and Mahewa work from home and meet on Thursdays to dye the grass in one large pan. Rukhsana Bano, who started the group, teaches the lid herself.',
    },
    tags: [
      'roti basket',
      'chapati box',
      'bread basket',
      'मूंज',
      'रोटी का डिब्बा',
      'munj tokri',
      'roti dabba',
      'dalia',
    ],
    attributes: {
      type: 'Baskets',
      material: 'Grass',
      style: 'Rustic',
      occasion: 'Gifting',
    },
    stock: 38,
    reviews: [
      {
        author: 'Usha T.',
        rating: 5,
        title: 'Better than my steel hot case',
        body: 'Rotis do not sweat in it. We are four and the ten-inch is exactly right.',
        daysAgo: 27,
      },
      {
        author: 'Gaurav B.',
        rating: 4,
        title: 'Keep a cloth in it',
        body: 'Crumbs get into the coils if you forget the cloth. Otherwise a great basket and it smells of hay.',
        daysAgo: 109,
      },
      {
        author: 'Nazia F.',
        rating: 5,
        title: 'Colours as in the picture',
        body: 'Took the red pattern. The lid fits with a small twist, just as described.',
        daysAgo: 310,
      },
    ],
  },
  {
    ref: 'SB09',
    shortDescription:
      'Tall laundry basket in braided sabai grass from Mayurbhanj, light to lift and strong enough to sit on.',
    description:
      'Sabai is a tough, pale-green grass of the Mayurbhanj uplands. For decades it was twisted into rope for charpais and sold by weight. Then the women who twisted it began to coil the rope upwards instead of sideways, and the rope became a basket.\n\nFor this one three strands are braided into a flat band, the band is laid in rounds and stitched to itself with date-palm leaf, whose paler stripe you can follow up the wall. Two handles are worked into the rim, not tied on afterwards, so a full load does not pull them out. Grass this stiff needs strong fingers; a large basket is two days’ work for two people.\n\nThe medium holds three or four days of clothes for one, the large a family’s weekend. It is airy, so damp towels do not turn sour, and it keeps its shape when empty. Put one beside the sofa for quilts, or give a big plant a better coat.',
    care: 'Vacuum or brush dry. If it gets wet, dry it in the sun the same day to keep mould away.',
    maker: {
      name: 'Baripada Sabai Mahila Dal, Mayurbhanj',
      story:
        'Sumitra Marndi and fourteen others grow some of their grass on the bunds of their own fields. They sell in pairs because two women always share one basket, one from each side.',
    },
    tags: [
      'laundry basket',
      'clothes hamper',
      'plant basket',
      'सबाई घास',
      'कपड़े की टोकरी',
      'sabay grass',
      'tokari',
      'kapde ki tokri',
    ],
    attributes: {
      type: 'Baskets',
      material: 'Grass',
      size: ['M', 'L'],
      style: 'Rustic',
      occasion: 'Gifting',
    },
    salePercent: 10,
    stock: 9,
    reviews: [
      {
        author: 'Tanvi L.',
        rating: 5,
        title: 'Ours holds a fiddle-leaf fig',
        body: 'Bought it for laundry, but the plant won. The large one takes a 14-inch pot with a tray under it.',
        daysAgo: 58,
      },
      {
        author: 'Joseph D.',
        rating: 3,
        title: 'Good basket, bent in transit',
        body: 'One side arrived dented. I steamed it and stuffed it with towels overnight and it came back, mostly.',
        daysAgo: 141,
      },
    ],
  },
  {
    ref: 'SB10',
    shortDescription:
      'Bamboo and cane trunk from Barpeta with a hinged lid: quilts, toys or a whole winter inside.',
    description:
      'Before steel trunks came up the Brahmaputra on steamers, Assam kept its silk in bamboo. This trunk is made the old way: a frame of cane, bent over a flame and lashed at the corners, and walls of split bamboo woven in a twill that runs diagonally across every face.\n\nThe bamboo is cut in the cold months when there is little sap in it, soaked for weeks and smoked above the hearth, which darkens it a shade and discourages insects. Splitting it into even strips is the difficult part. The man with the dao does it by ear: a good split sings, a bad one cracks.\n\nThe lid turns on cane hinges and closes with a loop and toggle. At the foot of the bed it stores quilts and shawls, and air reaches them; in the hall it swallows shoes. The small size makes a fine toy chest, with no edge to pinch fingers. It is a storage trunk, please do not use it as a stool.',
    care: 'Dust with a dry brush and rub with a little mustard oil once a year. Keep off wet floors.',
    maker: {
      name: 'Kalita family, Sarthebari road, Barpeta',
      story:
        'Hemanta Kalita splits, his father bends the frames and his sister Rumi weaves the faces. Their trees stand behind the house, planted by the grandfather for exactly this.',
    },
    tags: [
      'bamboo trunk',
      'storage chest',
      'toy box',
      'बांस की पेटी',
      'संदूक',
      'baans ki peti',
      'sanduk',
      'bent ka box',
    ],
    attributes: {
      type: 'Storage Boxes',
      material: 'Cane & Bamboo',
      size: ['S', 'M', 'L'],
      style: 'Rustic',
      occasion: ['Wedding', 'Gifting'],
    },
    stock: 0,
    reviews: [
      {
        author: 'Bhaskar D.',
        rating: 5,
        title: 'Worth the wait',
        body: 'Waited five weeks for the large and would again. All our mekhela chadors are in it and there is no stale smell.',
        daysAgo: 89,
      },
    ],
  },
  {
    ref: 'SB11',
    shortDescription:
      'Slim pouch plaited from thazha leaf in Kollam, lined in cotton. It weighs hardly more than a letter.',
    description:
      'Screw pine grows along the canals of Kollam as a thorny, untidy hedge. The women who harvest it wear long sleeves, strip the spines from both edges with a small knife, boil the leaves, roll them, and dry them in the sun until they are as pale and supple as ribbon. Mats for sleeping were made of it long before anyone needed a phone pouch.\n\nThe strips here are only three millimetres wide and plaited on the diagonal, in pairs, so the surface has a quiet basket-like check. In two of the versions some strips are dyed, red or black, and the check turns into steps. Each pouch is lined in plain cotton and closes with a zip set in by machine, the only machine involved.\n\nIt holds pens, spectacles, make-up or travel papers, and it fits into a coat pocket. After some weeks of use the leaf takes on a soft polish from your hand. New, it smells faintly sweet.',
    care: 'Wipe with a dry cloth. If it bends out of shape, mist it lightly, press it under a book and let it dry.',
    maker: {
      name: 'Thazhava Pai Nilayam, Kollam',
      story:
        'Ambika Amma started with six neighbours and one sewing machine in her front room. They still cut their own leaf along the backwater and complain about the thorns every single time.',
    },
    tags: [
      'pencil pouch',
      'travel pouch',
      'screwpine',
      'केवड़ा',
      'बटुआ',
      'kevda',
      'thazhapaya',
      'natural pouch',
    ],
    attributes: { type: 'Pouches', material: 'Palm Leaf', style: 'Rustic', occasion: 'Gifting' },
    stock: 64,
    reviews: [
      {
        author: 'Lakshmi V.',
        rating: 5,
        title: 'Smells of my grandmother’s house',
        body: 'She slept on a thazhapaya. Opening the parcel took me straight back. Well made and neatly lined.',
        daysAgo: 46,
      },
      {
        author: 'Chris P.',
        rating: 4,
        title: 'Good for spectacles',
        body: 'Light and stiff enough to protect reading glasses in a bag. The zip could run a little smoother.',
        daysAgo: 176,
      },
    ],
  },
  {
    ref: 'SB12',
    shortDescription:
      'Twined kauna reed basket from the Imphal valley: springy, sweet-smelling and good for fruit or yarn.',
    description:
      'Kauna is a hollow reed that stands in the ponds and flooded fields of the Imphal valley. Cut, washed and dried, it turns honey-coloured and feels like nothing else used for baskets: soft on the outside, full of air within. Manipur sleeps on mats of it.\n\nThe reeds for this basket stand upright like the warp of a cloth, and pairs of finer reeds are twined around them, crossing between every stem. The work is done damp and finished before it dries, so it is a day’s work with no long pauses. Pull at a wall gently and you will see it give and come back. The thick rolled rim is made of the same stems, folded over and tucked into themselves.\n\nUse it for fruit, knitting, a sleeping kitten or the post. The small one suits a bedside; the large holds a week’s magazines. It is so light that children can carry it, and it does not scratch a wooden table.',
    care: 'Keep dry and airy; shake out dust and wipe with a nearly dry cloth. Sun it for an hour after the monsoon.',
    maker: {
      name: 'Sanahanbi Devi and household, Imphal',
      story:
        'The family grows kauna in the pond behind the house and cuts it twice a year. Sanahanbi twines in the mornings; her son delivers to the market by bicycle, ten baskets to a tower.',
    },
    tags: ['reed basket', 'fruit basket', 'yarn basket', 'कौना', 'टोकरी', 'kouna', 'kona grass', 'tokari'],
    attributes: {
      type: 'Baskets',
      material: 'Grass',
      size: ['S', 'M', 'L'],
      style: 'Rustic',
      occasion: 'Gifting',
    },
    salePercent: 25,
    stock: 12,
    reviews: [
      {
        author: 'Thoibi N.',
        rating: 5,
        title: 'Real kauna',
        body: 'I live in Pune and missed these. Proper thick reed, even twining, and the rim has no loose ends.',
        daysAgo: 35,
      },
      {
        author: 'Aditi W.',
        rating: 4,
        title: 'My cat approves',
        body: 'The medium was meant for wool. It now has a cat in it and has kept its shape for three months.',
        daysAgo: 122,
      },
    ],
  },
  {
    ref: 'SB13',
    shortDescription:
      'Zip pouch in Lambani patchwork from Sandur, with mirrors, cowrie shells and fourteen kinds of stitch.',
    description:
      'The Lambani, also called Banjara, moved salt and grain across the Deccan on bullock trains, and carried their art where one carries it on the road: on their clothes. In Sandur, where many families settled near the mines, the old skirts and blouses became the school for a new craft.\n\nFourteen stitches make up its alphabet, with names the women still use among themselves: kilan, vele, maki, nakra and ten more. A pouch as small as this may hold six or seven of them, set around patches of bright cotton, mirrors the size of a fingernail and a row of cowries. The back is plain so that it slides into a bag.\n\nIt closes with a zip and is lined in cotton. Coins, bangles, cards, charging cables: it ends the search at the bottom of a big bag. Every one differs, because the patches come from whatever lay in the cutting basket that morning.',
    care: 'Spot-clean only, taking care around the shells and mirrors. Do not iron over the embroidery.',
    maker: {
      name: 'Sandur Tanda Embroiderers, Ballari district',
      story:
        'Hemli Bai and her cousins stitch under the neem tree between field seasons. The eldest among them remembers all fourteen stitch names and makes the young ones recite them.',
    },
    tags: [
      'banjara pouch',
      'coin purse',
      'mirror work',
      'बंजारा',
      'पाउच',
      'lambadi',
      'lambani kadhai',
      'batwa',
    ],
    attributes: { type: 'Pouches', material: 'Cotton', style: 'Folk', occasion: ['Gifting', 'Navratri'] },
    stock: 27,
    reviews: [
      {
        author: 'Roopa K.',
        rating: 5,
        title: 'A whole skirt in one pouch',
        body: 'I counted eight different stitches. The cowries are sewn, not glued.',
        daysAgo: 63,
      },
      {
        author: 'Simran O.',
        rating: 2,
        title: 'Zip gave up',
        body: 'The embroidery is wonderful but the zip jammed in the second week. Support replaced it, which was kind.',
        daysAgo: 199,
      },
      {
        author: 'Harsh V.',
        rating: 5,
        title: 'Cable pouch',
        body: 'Bought the indigo for chargers. My daughter stole it, so I have ordered the black.',
        daysAgo: 254,
      },
    ],
  },
  {
    ref: 'SB14',
    shortDescription:
      'Chettinad kottan of dyed palmyra leaf with a crochet edge, for sweets, betel leaves and small gifts.',
    description:
      'In the great houses of Chettinad no guest left a wedding without a kottan. The little baskets stood in rows on the red oxide floor, filled with betel leaves, turmeric and a coconut, and it was the women of the house, the aachis, who plaited them in the quiet afternoon hours.\n\nPalmyra leaf is split into strips, dyed in a boiling pot and plaited damp from the square base upwards. Colour is placed by folding one strip over another, so the pattern is as sharp inside as out. A cotton crochet edge, worked straight into the leaf, finishes the rim and makes this a Karaikudi basket and no other.\n\nThe small size holds a handful of sweets or a candle, the medium return gifts for golu, the large fruit, flowers or napkins. Pink and green is the wedding pair; the natural one lets the leaf speak. They stand well in a row, as they always did.',
    care: 'Dust with a dry brush. The crochet edge can be dabbed clean with a damp cloth; keep the leaf itself dry.',
    maker: {
      name: 'Kamakshi Kottan House, Karaikudi',
      story:
        'Kamakshi’s aunt taught her on the thinnai of the old house, one basket per school holiday. She now runs a table of twelve women and insists that every lace edge be counted twice.',
    },
    tags: [
      'palm leaf basket',
      'golu return gift',
      'wedding favour',
      'कोट्टान',
      'ताड़ पत्ता टोकरी',
      'kotan',
      'koodai',
      'tad patta',
    ],
    attributes: {
      type: 'Baskets',
      material: 'Palm Leaf',
      size: ['S', 'M', 'L'],
      style: 'Folk',
      occasion: ['Wedding', 'Navratri'],
    },
    stock: 18,
    reviews: [
      {
        author: 'Meenakshi S.',
        rating: 5,
        title: 'Golu gifts sorted',
        body: 'Filled the small ones with kumkum and sundal packets. Every aunty asked where they were from.',
        daysAgo: 37,
      },
      {
        author: 'Preethi R.',
        rating: 4,
        title: 'Crisp work',
        body: 'Very even plaiting and the lace is neat. The small is smaller than I pictured, so do read the size.',
        daysAgo: 148,
      },
    ],
  },
  {
    ref: 'SB15',
    shortDescription:
      'Bright Pipli applique sling: suns, birds and mirrors cut from cotton and stitched down by hand.',
    description:
      'Pipli lies on the road to Puri, and for as long as anyone knows it has sewn for the chariots: the great cloth canopies under which Jagannath, Balabhadra and Subhadra ride each summer come from this trade. What is left between two festivals goes into umbrellas, lanterns and bags.\n\nThe applique is built in layers. Motifs are cut freehand from folded cotton, a sun, a parrot, an elephant, laid on the ground cloth and hemmed down with the raw edge turned under by the needle as it goes. Some petals are padded a little so that they rise. Narrow strips, bent into waves, cover the joins, and small mirrors sit where an eye is wanted.\n\nThe sling is lined, closes with a zip and has a broad strap that does not cut the shoulder. It carries a bottle, an umbrella and a paperback. Against a white kurta it needs no other jewellery; on a hook it does nicely as a picture.',
    care: 'Hand-wash quickly in cold water with mild soap, do not soak; dry in shade, inside out.',
    maker: {
      name: 'Maharana Chandua Works, Pipli',
      story:
        'Four cousins share a shop front on the main street: two cut, two hem. In the weeks before Rath Yatra they sew nothing but canopies and the bags have to wait.',
    },
    tags: ['applique bag', 'cotton sling', 'odisha bag', 'पिपली', 'चंदुआ', 'pipili', 'aplik bag', 'jhola'],
    attributes: { type: 'Sling Bags', material: 'Cotton', style: 'Folk', occasion: 'Gifting' },
    salePercent: 30,
    stock: 4,
    reviews: [
      {
        author: 'Subhashree P.',
        rating: 5,
        title: 'Home in a bag',
        body: 'The red and yellow has the same sun as the canopy over our gate. Stitching is tight all around.',
        daysAgo: 104,
      },
      {
        author: 'Kunal E.',
        rating: 4,
        title: 'Very bright!',
        body: 'Exactly as cheerful as in the picture. My sister loves it; the inner lining is a bit thin.',
        daysAgo: 221,
      },
    ],
  },
  {
    ref: 'SB16',
    shortDescription:
      'Sturdy shelf basket braided from dried water hyacinth, the weed that chokes Assam’s wetlands.',
    description:
      'Water hyacinth came to India as an ornamental flower and never left. It covers ponds in a green lid, starves the fish of light and stops the boats. Around Nagaon it is now pulled out by the raft-load, and what was a plague becomes rope.\n\nThe stalks are washed, flattened and dried for about a week, until they are spongy and brown like tobacco leaf. Three go into a braid as thick as a finger, and the braid is wound and woven over a light iron frame, which keeps the corners square and the rim level. Nothing is dyed: the shades from straw to walnut are those of the plant.\n\nThe three sizes nest when empty. On a shelf they hide remotes, nappies or chargers; in the bathroom the medium carries rolled towels. The frame takes real weight, magazines included, and the braid is kind to polished wood. Made of an uninvited guest, useful at last.',
    care: 'Vacuum with a soft brush. Avoid soaking; if damp, dry fully in moving air before putting it back.',
    maker: {
      name: 'Beel Craft Collective, Nagaon',
      story:
        'Fishermen Dipak and Ratul Bora began by clearing their own beel for the nets. Their mother braided the first basket to show them the heap was worth something; eighteen households braid now.',
    },
    tags: [
      'storage basket',
      'shelf basket',
      'eco friendly',
      'जलकुंभी',
      'टोकरी',
      'jal kumbhi',
      'waterhyacinth',
      'tokari',
    ],
    attributes: {
      type: 'Baskets',
      material: 'Grass',
      size: ['S', 'M', 'L'],
      style: 'Modern Ethnic',
      occasion: 'Gifting',
    },
    stock: 55,
    reviews: [
      {
        author: 'Pallavi G.',
        rating: 4,
        title: 'Fits a 30 cm shelf',
        body: 'Bought three mediums for an open rack. They differ by a few millimetres, which I find charming.',
        daysAgo: 22,
      },
      {
        author: 'Imran Q.',
        rating: 5,
        title: 'Solid frame',
        body: 'I expected something floppy. You can lift it by the rim full of books.',
        daysAgo: 93,
      },
      {
        author: 'Devika M.',
        rating: 5,
        title: 'Good story, good basket',
        body: 'Grew up beside a beel full of this weed and never imagined it on my shelf.',
        daysAgo: 275,
      },
    ],
  },
];
