// Draws the icons for phones' screens and the picture for shared links, from the shop's own ornaments, into public/. Run it by hand after
// changing the logo: node scripts/draw-icons.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public');
const colours = {
  paper: '#fbf7f0',
  sand: '#f4ebdd',
  ink: '#2b1d14',
  madder: '#9c3b2e',
  indigo: '#27365e',
  turmeric: '#c98a1b',
  sandalwood: '#d4a574',
};
const style = Object.entries(colours)
  .map(([name, value]) => `.text-${name}{color:${value}}`)
  .join('');

// 'Handcrafted in India' in Eczar, as outlines, 1136 wide with the baseline at 0.
const words =
  'M15 0L15 -83L27 -83L27 0ZM24 -37L24 -46L74 -46L74 -37ZM68 0L68 -83L80 -83L80 0ZM23 -75L5 -77L5 -83L23 -83ZM25 -75L25 -83L37 -83L38 -79Q35 -78 31 -77Q28 -76 25 -75ZM76 -75L58 -77L58 -83L76 -83ZM78 -75L78 -83L90 -83L91 -79Q88 -78 85 -77Q81 -76 78 -75ZM5 0L4 -4Q7 -6 10 -7Q13 -8 17 -9L17 0ZM21 0L21 -8L39 -6L39 0ZM58 0L57 -4Q60 -6 63 -7Q67 -8 70 -9L70 0ZM74 0L75 -8L92 -6L92 0ZM141 2Q140 2 138 0Q136 -1 134 -4Q132 -6 131 -9L131 -10L131 -41Q131 -47 130 -50Q129 -53 125 -55Q121 -54 117 -54Q113 -53 111 -52L110 -39L103 -39Q101 -42 100 -46Q99 -50 99 -54Q102 -56 106 -57Q110 -59 114 -60Q119 -61 122 -62Q126 -63 128 -63Q130 -63 133 -62Q136 -60 138 -58Q140 -56 141 -54Q142 -52 143 -50Q143 -48 143 -41L143 -11Q143 -10 144 -9Q145 -8 146 -8Q148 -8 149 -9Q151 -9 152 -10L154 -4ZM118 2Q110 3 106 0Q102 -2 100 -6Q97 -10 97 -13Q97 -17 100 -21Q102 -24 106 -27L135 -28L134 -21L132 -21Q128 -21 124 -21Q121 -21 117 -21Q114 -20 112 -18Q109 -16 109 -13Q109 -12 110 -10Q111 -8 113 -7Q116 -7 120 -8Q124 -9 128 -11Q131 -12 133 -13L133 -8ZM166 0L166 -57L173 -62L178 -57L178 0ZM206 0L206 -38Q206 -46 204 -49Q201 -52 198 -52Q195 -52 192 -50Q188 -49 184 -47Q181 -44 178 -42L175 -47Q181 -52 187 -55Q193 -58 197 -60Q202 -62 204 -62Q206 -62 209 -60Q211 -59 213 -57Q215 -55 216 -53Q216 -52 217 -50Q217 -49 217 -46Q217 -43 217 -38L217 0ZM157 -52L155 -58Q159 -60 164 -61Q169 -62 173 -62L174 -59L169 -53ZM158 0L157 -4Q160 -5 164 -7Q167 -8 170 -9L168 0ZM173 0L174 -9Q177 -8 180 -8Q184 -7 186 -6L185 0ZM199 0L199 -4Q201 -5 205 -7Q209 -8 211 -9L209 0ZM213 0L213 -9Q217 -8 220 -8Q224 -7 226 -6L226 0ZM259 2Q250 2 244 -2Q237 -7 233 -14Q230 -21 230 -30Q230 -37 232 -43Q235 -49 239 -54Q244 -58 250 -60Q255 -63 262 -63Q269 -63 275 -60Q280 -57 282 -53L277 -44Q275 -47 271 -50Q266 -53 261 -54Q256 -55 251 -54Q246 -50 244 -44Q242 -38 242 -31Q242 -25 244 -20Q246 -15 250 -12Q254 -9 259 -9Q263 -9 268 -11Q273 -13 279 -18L279 -11ZM282 2Q281 2 279 0Q276 -1 275 -4Q273 -6 272 -9L272 -10L272 -89L279 -94L284 -89L284 -11Q284 -10 285 -9Q286 -8 287 -8Q289 -8 290 -9Q292 -9 293 -10L295 -4ZM263 -84L261 -90Q265 -92 270 -93Q275 -94 279 -94L280 -91L275 -85ZM327 2Q320 2 314 0Q308 -3 305 -7Q301 -12 299 -18Q297 -23 297 -30Q297 -40 301 -47Q304 -54 311 -58Q318 -62 326 -62Q330 -62 333 -62Q337 -61 340 -59Q343 -57 345 -54L339 -45Q334 -49 328 -51Q322 -54 317 -54Q313 -50 311 -44Q309 -39 309 -33Q309 -25 311 -20Q313 -14 318 -11Q323 -8 329 -8Q332 -8 336 -8Q339 -9 343 -10L345 -5ZM360 0L360 -57L367 -62L372 -57L372 0ZM368 -32L366 -39L385 -60Q390 -62 393 -62Q397 -61 400 -59Q400 -57 400 -54Q400 -52 400 -49Q399 -46 399 -44Q398 -41 398 -39L391 -39L389 -53Q386 -51 382 -48Q378 -45 375 -41Q371 -37 368 -32ZM351 -52L349 -58Q353 -60 358 -61Q363 -62 367 -62L368 -59L363 -53ZM352 0L351 -4Q353 -5 357 -7Q361 -8 364 -9L362 0ZM370 0L370 -9Q372 -9 375 -8Q378 -8 381 -7Q384 -7 385 -6L384 0ZM450 2Q448 2 446 0Q444 -1 442 -4Q440 -6 440 -9L440 -10L440 -41Q440 -47 438 -50Q437 -53 434 -55Q430 -54 426 -54Q422 -53 419 -52L418 -39L411 -39Q410 -42 409 -46Q408 -50 408 -54Q410 -56 415 -57Q419 -59 423 -60Q427 -61 431 -62Q434 -63 436 -63Q439 -63 442 -62Q444 -60 447 -58Q449 -56 450 -54Q451 -52 451 -50Q451 -48 451 -41L451 -11Q451 -10 452 -9Q453 -8 455 -8Q456 -8 458 -9Q459 -9 461 -10L462 -4ZM426 2Q419 3 415 0Q410 -2 408 -6Q406 -10 406 -13Q406 -17 408 -21Q410 -24 415 -27L443 -28L442 -21L440 -21Q437 -21 433 -21Q429 -21 426 -21Q422 -20 420 -18Q418 -16 418 -13Q418 -12 419 -10Q420 -8 421 -7Q425 -7 429 -8Q433 -9 436 -11Q440 -12 442 -13L442 -8ZM475 0L475 -72Q475 -80 478 -85Q481 -90 486 -93Q491 -96 496 -96Q500 -96 504 -95Q507 -93 511 -90L503 -80Q499 -84 494 -85Q489 -87 484 -85L487 -59L486 -56L486 0ZM467 0L466 -4Q469 -5 473 -7Q476 -8 479 -9L477 0ZM485 0L486 -9Q489 -8 492 -8Q496 -7 498 -6L497 0ZM467 -50L466 -56Q470 -58 474 -59Q477 -60 481 -60L484 -57L478 -50ZM481 -50L481 -60L500 -60L501 -56L495 -50ZM530 2Q528 2 525 1Q522 -1 520 -4Q518 -6 518 -9L518 -58L523 -75L529 -75L529 -57L529 -16Q529 -12 530 -10Q531 -9 533 -9Q536 -9 539 -10Q542 -11 545 -12L547 -6ZM510 -50L509 -56Q513 -58 516 -59Q520 -60 523 -60L526 -57L520 -50ZM520 -50L520 -60L547 -60L547 -56L541 -50ZM584 2Q576 2 570 -1Q564 -3 560 -8Q556 -12 554 -17Q553 -23 553 -29Q553 -35 555 -41Q557 -47 561 -52Q564 -57 570 -60Q575 -62 582 -62Q587 -62 591 -61Q595 -59 598 -56Q602 -53 603 -49Q605 -45 605 -40L594 -36Q595 -41 592 -46Q590 -50 586 -53Q581 -55 575 -55Q572 -53 569 -49Q567 -45 566 -40Q565 -36 565 -32Q565 -24 567 -19Q570 -13 575 -11Q580 -8 586 -8Q589 -8 594 -9Q598 -10 602 -12L604 -7ZM598 -33L564 -34L564 -40L603 -42L605 -40ZM640 2Q631 2 624 -2Q618 -7 614 -14Q610 -21 610 -30Q610 -37 613 -43Q616 -49 620 -54Q625 -58 630 -60Q636 -63 643 -63Q650 -63 655 -60Q661 -57 663 -53L657 -44Q655 -47 651 -50Q647 -53 642 -54Q637 -55 631 -54Q627 -50 625 -44Q622 -38 622 -31Q622 -25 624 -20Q627 -15 631 -12Q634 -9 640 -9Q644 -9 649 -11Q654 -13 660 -18L659 -11ZM663 2Q661 2 659 0Q657 -1 656 -4Q654 -6 653 -9L653 -10L653 -89L659 -94L665 -89L665 -11Q665 -10 666 -9Q666 -8 668 -8Q669 -8 671 -9Q673 -9 674 -10L676 -4ZM644 -84L642 -90Q646 -92 651 -93Q655 -94 659 -94L661 -91L655 -85ZM724 0L724 -57L730 -62L735 -57L735 0ZM715 0L714 -4Q717 -5 720 -7Q724 -8 727 -9L725 0ZM732 0L732 -9Q735 -8 739 -8Q742 -7 745 -6L744 0ZM714 -52L713 -58Q717 -60 721 -61Q726 -62 730 -62L732 -59L726 -53ZM730 -73Q728 -74 725 -77Q722 -79 720 -81Q722 -84 724 -87Q726 -89 728 -91Q731 -90 734 -87Q736 -85 738 -83Q737 -81 735 -78Q732 -75 730 -73ZM760 0L760 -57L766 -62L772 -57L772 0ZM800 0L800 -38Q800 -46 797 -49Q795 -52 792 -52Q789 -52 785 -50Q782 -49 778 -47Q775 -44 771 -42L769 -47Q775 -52 781 -55Q787 -58 791 -60Q795 -62 798 -62Q800 -62 802 -60Q805 -59 807 -57Q808 -55 809 -53Q810 -52 810 -50Q811 -49 811 -46Q811 -43 811 -38L811 0ZM751 -52L749 -58Q753 -60 758 -61Q762 -62 766 -62L768 -59L762 -53ZM752 0L751 -4Q753 -5 757 -7Q761 -8 764 -9L762 0ZM767 0L767 -9Q771 -8 774 -8Q778 -7 780 -6L779 0ZM793 0L792 -4Q795 -5 799 -7Q803 -8 805 -9L803 0ZM807 0L807 -9Q810 -8 814 -8Q818 -7 820 -6L819 0ZM871 0L871 -83L883 -83L883 0ZM861 0L860 -4Q863 -6 867 -7Q870 -8 873 -9L873 0ZM878 0L878 -8L896 -6L895 0ZM879 -75L861 -77L862 -83L879 -83ZM881 -75L881 -83L893 -83L894 -79Q891 -78 888 -77Q885 -76 881 -75ZM908 0L908 -57L914 -62L919 -57L919 0ZM948 0L948 -38Q948 -46 945 -49Q943 -52 939 -52Q937 -52 933 -50Q930 -49 926 -47Q922 -44 919 -42L917 -47Q923 -52 929 -55Q934 -58 939 -60Q943 -62 946 -62Q948 -62 950 -60Q953 -59 954 -57Q956 -55 957 -53Q958 -52 958 -50Q959 -49 959 -46Q959 -43 959 -38L959 0ZM898 -52L897 -58Q901 -60 906 -61Q910 -62 914 -62L916 -59L910 -53ZM900 0L899 -4Q901 -5 905 -7Q909 -8 911 -9L910 0ZM915 0L915 -9Q919 -8 922 -8Q926 -7 928 -6L927 0ZM941 0L940 -4Q943 -5 946 -7Q950 -8 953 -9L951 0ZM955 0L955 -9Q958 -8 962 -8Q966 -7 968 -6L967 0ZM1000 2Q992 2 985 -2Q979 -7 975 -14Q971 -21 971 -30Q971 -37 974 -43Q976 -49 981 -54Q985 -58 991 -60Q997 -63 1003 -63Q1011 -63 1016 -60Q1022 -57 1024 -53L1018 -44Q1016 -47 1012 -50Q1008 -53 1003 -54Q998 -55 992 -54Q988 -50 986 -44Q983 -38 983 -31Q983 -25 985 -20Q987 -15 991 -12Q995 -9 1001 -9Q1005 -9 1010 -11Q1015 -13 1021 -18L1020 -11ZM1024 2Q1022 2 1020 0Q1018 -1 1016 -4Q1015 -6 1014 -9L1014 -10L1014 -89L1020 -94L1025 -89L1025 -11Q1025 -10 1026 -9Q1027 -8 1029 -8Q1030 -8 1032 -9Q1033 -9 1035 -10L1037 -4ZM1004 -84L1003 -90Q1007 -92 1012 -93Q1016 -94 1020 -94L1022 -91L1016 -85ZM1048 0L1048 -57L1055 -62L1060 -57L1060 0ZM1039 0L1039 -4Q1041 -5 1045 -7Q1049 -8 1051 -9L1049 0ZM1056 0L1056 -9Q1060 -8 1063 -8Q1067 -7 1069 -6L1068 0ZM1039 -52L1037 -58Q1041 -60 1046 -61Q1051 -62 1055 -62L1056 -59L1051 -53ZM1055 -73Q1052 -74 1049 -77Q1046 -79 1045 -81Q1046 -84 1048 -87Q1050 -89 1053 -91Q1055 -90 1058 -87Q1061 -85 1062 -83Q1061 -81 1059 -78Q1057 -75 1055 -73ZM1120 2Q1119 2 1117 0Q1115 -1 1113 -4Q1111 -6 1111 -9L1111 -10L1111 -41Q1111 -47 1109 -50Q1108 -53 1104 -55Q1101 -54 1097 -54Q1092 -53 1090 -52L1089 -39L1082 -39Q1080 -42 1079 -46Q1079 -50 1078 -54Q1081 -56 1085 -57Q1089 -59 1094 -60Q1098 -61 1101 -62Q1105 -63 1107 -63Q1110 -63 1112 -62Q1115 -60 1117 -58Q1120 -56 1121 -54Q1121 -52 1122 -50Q1122 -48 1122 -41L1122 -11Q1122 -10 1123 -9Q1124 -8 1125 -8Q1127 -8 1128 -9Q1130 -9 1131 -10L1133 -4ZM1097 2Q1090 3 1085 0Q1081 -2 1079 -6Q1077 -10 1077 -13Q1077 -17 1079 -21Q1081 -24 1086 -27L1114 -28L1113 -21L1111 -21Q1108 -21 1104 -21Q1100 -21 1096 -21Q1093 -20 1091 -18Q1089 -16 1089 -13Q1089 -12 1089 -10Q1090 -8 1092 -7Q1096 -7 1100 -8Q1104 -9 1107 -11Q1110 -12 1112 -13L1112 -8Z';

const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const [{ Logo }, { Corner }, motifs] = await Promise.all(
    ['web/shell/logo.tsx', 'ui/ornament/corner.tsx', 'ui/ornament/motifs.tsx'].map((path) =>
      vite.ssrLoadModule(`/src/${path}`),
    ),
  );
  mkdirSync(join(target, 'icons'), { recursive: true });
  await drawIcons(Logo);
  await drawSharePicture({ Logo, Corner, motifs });
} finally {
  await vite.close();
}

async function drawIcons(Logo) {
  // The mark is the left part of the logo.
  const mark = (x, y, size) =>
    place(Logo, {}, { x, y, width: size, height: size }).replace(/viewBox="[^"]+"/, 'viewBox="0 0 48 48"');
  const onNothing = picture(48, 48, mark(0, 0, 48));
  // Phones cut these to their own shape; the area within 40 % of the width from the centre always remains.
  const onMadder = picture(
    48,
    48,
    `<rect width="48" height="48" fill="${colours.madder}"/>${mark(4, 4, 40)}`,
  );
  const onMadderInset = picture(
    48,
    48,
    `<rect width="48" height="48" fill="${colours.madder}"/>${mark(5, 5, 38)}`,
  );
  await write('icons/192.png', onNothing, 192);
  await write('icons/512.png', onNothing, 512);
  await write('icons/maskable-512.png', onMadderInset, 512);
  await write('apple-touch-icon.png', onMadder, 180);
  writeFileSync(join(target, 'favicon.ico'), toIco(await rasterise(onNothing, 32), 32));
}

async function drawSharePicture({ Logo, Corner, motifs: { Rosette, Buta, Dots } }) {
  const corner = (turn) =>
    `<g transform="rotate(${turn} 600 315)" class="text-madder">${place(Corner, {}, turn % 180 === 0 ? { x: 28, y: 28, width: 150, height: 150 } : { x: 313, y: -257, width: 150, height: 150 })}</g>`;
  const row = Array.from({ length: 21 }, (_, index) =>
    renderToStaticMarkup(
      createElement(index % 2 ? Buta : Rosette, {
        x: 220 + index * 38,
        y: 508,
        scale: index % 2 ? 0.8 : 0.62,
      }),
    ),
  ).join('');
  await write(
    'share.png',
    picture(
      1200,
      630,
      `<rect width="1200" height="630" fill="${colours.paper}"/>
      <g class="text-madder">
        <path d="M178 37.4H1022M178 46.75H1022M178 592.6H1022M178 583.25H1022M37.4 178V452M46.75 178V452M1162.6 178V452M1153.25 178V452" stroke="currentColor" fill="none" stroke-width="1.6"/>
      </g>
      ${[0, 90, 180, 270].map(corner).join('')}
      <g class="text-ink">${place(Logo, {}, { x: 314, y: 150, width: 573, height: 154.5 }).replace(/viewBox="[^"]+"/, 'viewBox="0 0 178 48"')}</g>
      <g transform="translate(316 405) scale(.5)"><path fill="${colours.ink}" d="${words}"/></g>
      <g class="text-indigo">${row}</g>
      <g class="text-sandalwood">${[462, 554].map((y) => renderToStaticMarkup(createElement(Dots, { count: 80, gap: 10, radius: 1.6, x: 600, y }))).join('')}</g>`,
    ),
    1200,
  );
}

/** Places a component's svg as a part of another. */
function place(component, props, box) {
  const svg = renderToStaticMarkup(createElement(component, props));
  const attributes = Object.entries(box)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return svg.replace(
    /<svg([^>]*)>/,
    (_, own) => `<svg${own.replaceAll(/ (width|height)="[^"]*"/g, '')}${attributes}>`,
  );
}

function picture(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${content}</svg>`;
}

async function write(name, svg, width) {
  writeFileSync(join(target, name), await rasterise(svg, width));
}

function rasterise(svg, width) {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG in an ICO file, which may contain one: https://learn.microsoft.com/windows/win32/menurc/iconheader */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
