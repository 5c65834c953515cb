/** The text at the top of a subcategory's page, by the slug of its category and its name. */
export const subcategoryTexts: Record<string, Record<string, string>> = {
  'wall-decor': {
    Paintings:
      'Fish from Mithila, dancers from Palghar, cows from Nathdwara. Each is painted by hand in the manner of its own village.',
    'Wall Hangings':
      'Kalamkari drawn with a bamboo pen, and lippan roundels of clay and mirror from Kutch. Light to hang, and seen from across the room.',
    'Wall Plates & Plaques':
      'Engraved brass from Moradabad, relief plates from Thanjavur and fired river clay from Molela, each with a loop to hang it by.',
    'Metal Wall Art':
      'From the forges and casting pits of Bastar: iron beaten hot and joined without a weld, bell metal cast in wax thread.',
    'Carved Panels':
      'Saharanpur jali, cut with a fret saw and finished with the chisel, for a wall or a window.',
    Masks: 'The Chhau masks of Charida, built up in paper and clay as they are for the dance itself.',
    Mirrors: 'A carved jharokha from Jodhpur with its mirror: a window for a wall that has none.',
  },
  'divine-collections': {
    'Brass Idols':
      'Ganesha, Lakshmi, Laddu Gopal, Durga and the Buddha in brass, cast in Moradabad, Aligarh, Vrindavan and Bikna and finished with the chisel.',
    'Bronze Idols':
      'Swamimalai bronzes in five metals, modelled in wax by the temple canon. Each mould is broken for its figure, so no two are alike.',
    'Marble & Stone Idols':
      'White marble carved and painted in Jaipur, soft stone undercut in Varanasi, sandstone from the carvers of Konark.',
    'Wooden Idols':
      'The Jagannath trio in the colours of Puri, and the ten avatars as Kondapalli carves them.',
    'Terracotta Idols': 'Gorakhpur’s red-brown clay, shaped by hand and fired once in the open.',
    'Temple Bells': 'Cast in Moradabad and tuned on the lathe, for a ring that carries through the house.',
    'Pooja Thalis': 'Thalis with everything the aarti asks for, spun and engraved in brass.',
    'Home Temples': 'Sheesham mandirs with carved jali and a shikhara, made to hang on a wall.',
  },
  festivals: {
    Diyas:
      'Clay lamps thrown on the wheel: twelve painted ones for the doorstep, and the five-wick panch diya for the pooja.',
    Torans: 'Mirrors from Kutch and crocheted marigolds from Jaipur, for the door that guests come through.',
    Rangoli: 'Sheesham stamps carved in Pethapur. Press, lift, and the pattern stands.',
    Rakhi: 'Zardozi rakhis from Bareilly in silk and gold thread, sent with roli and chawal.',
    Urlis: 'Hammered brass bowls for water, petals and floating lights.',
    Lanterns: 'Akash kandils from Pune and sanjhi paper cuts from Mathura: paper, bamboo and a small flame.',
    Candles: 'Beeswax poured into clay cups by hand in Auroville. They burn clean and smell of honey.',
    Navratri: 'Dandiya from Sankheda and marapachi dolls for the golu, in the colours of the nine nights.',
    Holi: 'A brass pichkari from Moradabad that is handed on, not thrown away.',
    'Christmas Ornaments':
      'Baubles of paper pulp from Srinagar, painted with flowers and touched with gold leaf.',
    'Table Linen': 'A runner from Bagru, printed by hand with natural dyes, for the long table.',
  },
  lighting: {
    'Table Lamps':
      'Painted hide from Nimmalakunta, blue pottery from Jaipur and carved mango wood from Saharanpur.',
    'Hanging Lamps':
      'Pierced brass, mosaic glass, bamboo and coconut shell. Each throws its own pattern on the wall.',
    'Oil Lamps': 'From Nachiarkoil’s tall kuthuvilakku to the akhand diya under its glass.',
    Lanterns: 'Paper stars from Sanganer, folded flat for the post and opened in a minute.',
    'Tealight Holders': 'Terracotta jali from Bishnupur and inlaid marble from Agra, for a small flame.',
    'Candle Holders': 'Iron from Bastar, beaten into deer that carry a candle.',
    Diffusers: 'Khurja stoneware with a tealight below and a bowl for oil above.',
  },
  'home-accent': {
    'Vases & Planters':
      'Blue pottery from Jaipur, black from Nizamabad, painted stoneware from Khurja and brass from Pembarthi.',
    Figurines: 'Bankura’s long-necked horse, elephants in wax-thread casting, masks from Cheriyal.',
    'Trays & Bowls': 'A sheesham tray inlaid with brass, and lacquered bowls turned in Varanasi.',
    'Cushion Covers': 'Sanganeri florals, printed block by block on cotton. Sold in pairs.',
    'Rugs & Durries': 'Flat cotton durries from Mirzapur and knotted wool from Bhadohi.',
    Throws: 'Kantha from Birbhum: layers of soft cotton held together by thousands of running stitches.',
    Mirrors: 'The metal mirror of Aranmula, polished until it reflects from its very surface.',
    Tableware: 'Longpi pots, built from stone and clay without a wheel and polished with leaves.',
    'Furniture Accents': 'Turned teak from Sankheda, painted in lac over tin foil.',
  },
  gifting: {
    'Jewellery Boxes':
      'Brass wire hammered into sheesham at Mainpuri, and painted papier-mâché from Srinagar.',
    'Trinket Boxes': 'Silver on black from Bidar, and chinar leaves carved in Kashmir walnut.',
    Toys: 'Channapatna rings in vegetable dyes and a bullock cart from Kondapalli.',
    Puppets: 'Kathputlis from Rajasthan, the raja and his rani, ready for the stage.',
    'Desk Accessories': 'Coasters of inlaid Agra marble and a pen stand of horn from Sambhal.',
    Stationery: 'Journals of cotton-rag paper from Kalpi, sewn by hand.',
    Tableware: 'Coasters of Jaipur blue pottery, six to a set and no two quite alike.',
    Figurines: 'Lacquered elephants from Etikoppaka, turned and coloured on the lathe.',
    'Silver Filigree': 'Cuttack tarakasi: silver wire drawn fine as hair, coiled and soldered.',
    'Festive Gifts': 'Enamelled brass from Moradabad, ready for dry fruit.',
    'Photo Frames': 'Sheesham frames from Saharanpur, inlaid with brass.',
    Games: 'Ganjifa from Mysuru: round cards, every one a painting.',
  },
  'storage-bags': {
    'Tote Bags': 'Ikat from Pochampally and mud-resist prints from Bagru, lined and strong enough for books.',
    'Sling Bags': 'Embroidery from Kutch, appliqué from Pipli and embossed leather from Santiniketan.',
    'Potli Bags': 'Banarasi brocade gathered on a cord, for weddings and for what is given at them.',
    'Shopping Bags': 'Jute painted in Madhubani, for the market and back.',
    Pouches: 'Woven screw-pine from Kerala and Lambani stitches from Sandur.',
    Baskets:
      'Moonj, sabai, kauna, palm leaf and water hyacinth: grasses of five States, coiled, twined and plaited.',
    'Storage Boxes': 'Golden sikki grass from Bihar, and a trunk of cane and bamboo from Barpeta.',
  },
};
