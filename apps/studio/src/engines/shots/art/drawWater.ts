import { leaf, repeat, round, scatter } from '../../../art/geometry.ts';
import type { WaterName } from '../waters.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

/** Colours of a water, from its surface to its bed. */
export interface WaterColors {
  top: string;
  middle: string;
  deep: string;
  /** Light that falls in, and its strength. */
  ray: string;
  light: number;
  far: string;
  bed: string;
  bedNear: string;
  plant: string;
  plantNear: string;
  coral: string;
  glow: string;
}

export const waterColors: Record<WaterName, WaterColors> = {
  reef: {
    top: '#7FF0E0',
    middle: '#16A5C4',
    deep: '#0A4F8C',
    ray: '#FFFFFF',
    light: 0.2,
    far: '#1283AC',
    bed: '#F3D08C',
    bedNear: '#B9763A',
    plant: '#1FA36B',
    plantNear: '#0B5B52',
    coral: '#FF5C7A',
    glow: '#FFB23E',
  },
  trench: {
    top: '#123A6E',
    middle: '#0A1D4A',
    deep: '#050A22',
    ray: '#5BD8FF',
    light: 0.08,
    far: '#0A1440',
    bed: '#120E38',
    bedNear: '#07061C',
    plant: '#3A1D7C',
    plantNear: '#1A0C44',
    coral: '#C23BE0',
    glow: '#7CFFB2',
  },
  river: {
    top: '#E8F3A8',
    middle: '#4FA56A',
    deep: '#12503F',
    ray: '#FFFBD0',
    light: 0.24,
    far: '#2E8058',
    bed: '#6B5A2C',
    bedNear: '#382C12',
    plant: '#2C7A38',
    plantNear: '#0D3B22',
    coral: '#F26A9A',
    glow: '#FFC9DC',
  },
  wreck: {
    top: '#7CCBB0',
    middle: '#1F7A78',
    deep: '#08363F',
    ray: '#E6FFE8',
    light: 0.14,
    far: '#145A60',
    bed: '#4E6A58',
    bedNear: '#22352F',
    plant: '#2F8F5B',
    plantNear: '#0A3A33',
    coral: '#D9804A',
    glow: '#FFD36A',
  },
  lagoon: {
    top: '#FFD9C2',
    middle: '#F28FB0',
    deep: '#6A3AA0',
    ray: '#FFF6E2',
    light: 0.24,
    far: '#B25AAE',
    bed: '#FFE3C9',
    bedNear: '#C77FA6',
    plant: '#9A4FC0',
    plantNear: '#54257E',
    coral: '#FF7A6B',
    glow: '#FFFFFF',
  },
  fire: {
    top: '#FF9A3C',
    middle: '#A8231F',
    deep: '#2A0610',
    ray: '#FFD98A',
    light: 0.12,
    far: '#6A1218',
    bed: '#3A0C12',
    bedNear: '#180408',
    plant: '#7A1414',
    plantNear: '#2E060C',
    coral: '#FF5A1E',
    glow: '#FFC23E',
  },
  temple: {
    top: '#9FD0FF',
    middle: '#2C5FD0',
    deep: '#131B66',
    ray: '#FFF0B4',
    light: 0.18,
    far: '#2440A4',
    bed: '#C79A3C',
    bedNear: '#5E3C1A',
    plant: '#1E7F9A',
    plantNear: '#0E2F6A',
    coral: '#E0A92E',
    glow: '#FFE08A',
  },
  ice: {
    top: '#F2FDFF',
    middle: '#8FD3F0',
    deep: '#1E5FA8',
    ray: '#FFFFFF',
    light: 0.3,
    far: '#5FB0E0',
    bed: '#BFE4F8',
    bedNear: '#5E9CCF',
    plant: '#3E8AC8',
    plantNear: '#1C5A9C',
    coral: '#E8FAFF',
    glow: '#FFFFFF',
  },
};

/** Draws a water as a picture that covers its frame: light, distance, what stands in it, and its bed. */
export function drawWater(name: WaterName): string {
  const colors = waterColors[name];
  const { top, middle, deep, ray, light, glow } = colors;
  const next = scatter(name.length * 31 + name.charCodeAt(0));
  const shafts = repeat(7, (index) => {
    const x = 60 + index * 230 + next() * 90;
    const wide = 60 + next() * 90;
    return `<path d="M${round(x)} -20H${round(x + wide)}L${round(x + wide * 2.2 - 240)} 900H${round(x - 330)}Z"/>`;
  });
  const motes = repeat(
    46,
    () =>
      `<circle cx="${round(next() * WIDTH)}" cy="${round(next() * 860)}" r="${round(1.5 + next() * 4)}" opacity="${round(0.2 + next() * 0.5)}"/>`,
  );
  return svg(
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".34" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="r" x2="0" y2="1"><stop stop-color="${ray}"/><stop offset="1" stop-color="${ray}" stop-opacity="0"/></linearGradient><radialGradient id="l"><stop stop-color="${ray}" stop-opacity=".75"/><stop offset="1" stop-color="${ray}" stop-opacity="0"/></radialGradient>`,
    [
      `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="url(#w)"/><ellipse cx="800" cy="-40" rx="760" ry="300" fill="url(#l)" opacity="${light * 2.6}"/>`,
      ridge(640, 190, colors.far, 11, 0.55),
      scenery[name](colors),
      `<g fill="url(#r)" opacity="${light}">${shafts}</g>`,
      ridge(850, 120, colors.bed, 5, 1),
      ridge(930, 80, colors.bedNear, 8, 1),
      `<g fill="${glow}">${motes}</g>`,
      surface(colors),
    ],
  );
}

/** Draws what stands before the water: dark plants and stones along its foot, and a clear middle for the cannon. */
export function drawShore(name: WaterName): string {
  const { plantNear, bedNear, coral } = waterColors[name];
  const next = scatter(name.length * 7 + 3);
  const stand = (x: number) =>
    name === 'ice' || name === 'fire' || name === 'temple'
      ? `<path d="M${x - 60} 300L${x - 30} ${round(150 + next() * 60)}L${x} ${round(90 + next() * 70)}L${x + 36} ${round(170 + next() * 50)}L${x + 70} 300Z" fill="${plantNear}"/>`
      : weeds(x, 300, 150 + next() * 70, plantNear);
  const twig = (x: number, size: number) => branch(x, 296, size, coral, 0.9);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 300" width="1600" height="300"><path d="M0 250Q300 190 560 262Q800 300 1040 262Q1300 190 1600 250V300H0Z" fill="${bedNear}"/>${stand(70)}${stand(250)}${twig(160, 1.1)}${twig(400, 0.7)}${stand(1360)}${stand(1540)}${twig(1450, 1.2)}${twig(1210, 0.7)}</svg>`;
}

function svg(definitions: string, layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${definitions}</defs>${layers.join('')}</svg>`;
}

function ridge(y: number, rise: number, color: string, seed: number, opacity: number): string {
  const next = scatter(seed);
  const hills = repeat(
    8,
    (index) => `Q${index * 200 + 100} ${round(y - rise * (0.4 + next()))} ${(index + 1) * 200} ${round(y - rise * 0.2 * next())}`,
  );
  return `<path d="M0 ${y}${hills}V${HEIGHT}H0Z" fill="${color}" opacity="${opacity}"/>`;
}

/** Light lines of the surface from below. */
function surface({ ray }: WaterColors): string {
  return `<g stroke="${ray}" fill="none" stroke-linecap="round" opacity=".5">${repeat(9, (index) => `<path d="M${index * 190 - 20} ${16 + (index % 3) * 9}q50 ${14 + (index % 2) * 8} 110 0t110 4" stroke-width="${3 + (index % 3)}"/>`)}</g>`;
}

function weeds(x: number, y: number, length: number, color: string): string {
  return `<g fill="${color}">${[-34, -14, 4, 22, 42]
    .map(
      (turn, index) =>
        `<path transform="translate(${x + index * 12 - 24} ${y}) rotate(${turn})" d="${leaf(length * (0.7 + ((index * 7) % 3) * 0.2), length * 0.12, 0.6)}"/>`,
    )
    .join('')}</g>`;
}

function branch(x: number, y: number, size: number, color: string, opacity = 1): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0V-70M0 -30C-30 -40 -34 -60 -32 -84M0 -44C26 -52 30 -74 28 -104M-32 -62C-46 -68 -50 -78 -50 -90M28 -80C42 -86 46 -96 46 -108M0 -66C-6 -84 -4 -96 -2 -112" fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** Things that stand in each water, between the far hills and the bed. */
const scenery: Record<WaterName, (colors: WaterColors) => string> = {
  reef: ({ coral, plant, glow, far }) =>
    [
      `<path d="M-20 1000V560C60 500 120 520 150 600C170 560 240 560 260 640C300 620 350 660 350 730L420 1000Z" fill="${far}"/><path d="M1620 1000V520C1540 470 1480 500 1450 590C1420 560 1360 570 1340 650C1290 640 1250 690 1250 760L1180 1000Z" fill="${far}"/>`,
      branch(230, 880, 1.9, coral),
      branch(520, 900, 1.2, glow),
      branch(1360, 880, 2.1, coral),
      branch(1120, 900, 1.1, '#B46CFF'),
      weeds(360, 900, 190, plant),
      weeds(1240, 900, 210, plant),
      `<g fill="#FF8FA8"><path d="M60 900a70 60 0 0 1 140 0Z"/><path d="M1420 905a84 66 0 0 1 168 0Z"/></g><g stroke="#D94F74" stroke-width="6" fill="none"><path d="M90 896q10 -40 34 -44M130 896v-48M168 896q-8 -34 -30 -44M1456 900q14 -46 40 -52M1504 900v-54M1548 900q-8 -40 -36 -52"/></g>`,
    ].join(''),
  trench: ({ far, coral, glow, plant }) =>
    [
      `<path d="M-20 0H180C240 160 140 260 220 400C150 520 260 640 200 760L260 1000H-20Z" fill="${far}"/><path d="M1620 0H1400C1350 180 1460 280 1390 420C1450 540 1340 660 1410 780L1340 1000H1620Z" fill="${far}"/>`,
      `<g fill="${plant}"><path d="M300 900L330 620Q350 590 372 620L400 900Z"/><path d="M1130 900L1160 560Q1184 530 1210 560L1240 900Z"/><path d="M420 900L440 720Q456 700 472 720L492 900Z"/></g><g fill="${glow}" opacity=".16"><ellipse cx="351" cy="540" rx="70" ry="110"/><ellipse cx="1185" cy="470" rx="80" ry="130"/></g>`,
      branch(560, 900, 1.1, coral, 0.8),
      branch(1040, 900, 1.3, coral, 0.7),
      `<g fill="${glow}">${repeat(11, (index) => `<circle cx="${120 + ((index * 397) % 1400)}" cy="${180 + ((index * 271) % 560)}" r="${4 + (index % 3) * 3}" opacity="${0.35 + (index % 3) * 0.2}"/>`)}</g>`,
    ].join(''),
  river: ({ plant, coral }) =>
    [
      `<g>${[
        [140, 26, 150],
        [430, 10, 110],
        [1130, 14, 130],
        [1420, 30, 170],
      ]
        .map(
          ([x = 0, y = 0, wide = 0]) =>
            `<path d="M${x} ${y + 10}q${wide * 0.1} 240 ${-wide * 0.2} 460" stroke="${plant}" stroke-width="10" fill="none" opacity=".7"/><ellipse cx="${x}" cy="${y}" rx="${wide}" ry="30" fill="#1F6B3A"/><ellipse cx="${x}" cy="${y - 6}" rx="${wide * 0.94}" ry="22" fill="#3FA058"/><path d="M${x - wide * 0.8} ${y}H${x + wide * 0.8}" stroke="#1F6B3A" stroke-width="4"/>`,
        )
        .join('')}</g>`,
      ...[
        [300, 20],
        [1270, 26],
      ].map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(180)">${[-56, -28, 0, 28, 56].map((turn) => `<path transform="rotate(${turn})" d="${leaf(86, 26)}" fill="${turn === 0 ? '#FFD3E2' : coral}"/>`).join('')}</g>`,
      ),
      weeds(210, 900, 300, plant),
      weeds(1400, 900, 330, plant),
      weeds(560, 900, 170, plant),
      `<g fill="#5C6A58"><ellipse cx="330" cy="880" rx="110" ry="60"/><ellipse cx="1180" cy="884" rx="140" ry="66"/><ellipse cx="470" cy="896" rx="60" ry="36"/></g><g fill="#8A987E"><ellipse cx="310" cy="858" rx="70" ry="26"/><ellipse cx="1160" cy="858" rx="90" ry="28"/></g>`,
    ].join(''),
  wreck: ({ far, plant, coral }) =>
    [
      `<g transform="rotate(-7 900 700)"><path d="M520 640C560 820 660 880 820 890H1260C1360 860 1400 760 1420 620L1330 650L1300 700H640L600 640Z" fill="#4A3426"/><path d="M520 640L600 640L640 700H1300L1330 650L1420 620" fill="none" stroke="#2A1C14" stroke-width="16"/><path d="M560 740H1390M590 800H1370" stroke="#2A1C14" stroke-width="8"/><g fill="#12262A"><circle cx="760" cy="756" r="26"/><circle cx="900" cy="756" r="26"/><circle cx="1040" cy="756" r="26"/><circle cx="1180" cy="756" r="26"/></g><path d="M820 700V330M1110 700V400" stroke="#3A281C" stroke-width="24"/><path d="M700 420H950M1010 480H1220" stroke="#3A281C" stroke-width="14"/><path d="M712 428Q730 560 700 640Q800 600 930 640Q916 540 940 428Z" fill="${far}" opacity=".8"/><path d="M1020 488Q1036 580 1010 650Q1100 630 1206 650Q1196 570 1212 488Z" fill="${far}" opacity=".8"/><path d="M1000 890Q980 830 1030 800Q1090 820 1080 890Z" fill="#12262A"/></g>`,
      branch(250, 890, 1.6, coral),
      branch(1450, 890, 1.4, coral),
      weeds(380, 900, 230, plant),
      weeds(1320, 900, 200, plant),
      `<path d="M190 880V700M150 740q40 30 80 0M140 800q50 90 100 0" stroke="#2B3B38" stroke-width="18" fill="none" stroke-linecap="round"/>`,
    ].join(''),
  lagoon: ({ far, coral, plant }) =>
    [
      `<path d="M-20 1000V300C60 260 130 300 160 400C210 420 220 520 200 600L300 1000Z" fill="${far}" opacity=".8"/><path d="M1620 1000V260C1540 230 1450 280 1430 400C1380 430 1380 540 1400 620L1290 1000Z" fill="${far}" opacity=".8"/>`,
      `<g transform="translate(300 890)"><path d="M-120 0C-150 -90 -90 -160 0 -160C90 -160 150 -90 120 0Z" fill="${coral}"/><path d="M0 -160V0M-50 -150L-26 0M50 -150L26 0M-96 -116L-56 0M96 -116L56 0" stroke="#C03C58" stroke-width="8"/><path d="M-120 0Q0 50 120 0Q0 -40 -120 0Z" fill="#7A2A5E"/><circle cy="-14" r="34" fill="#FFF4E8"/><circle cx="-10" cy="-26" r="10" fill="#fff"/></g>`,
      branch(520, 900, 1.1, '#FF9DB8'),
      branch(1200, 900, 1.7, coral),
      branch(1060, 900, 1, '#B46CFF'),
      weeds(1380, 900, 220, plant),
      weeds(130, 900, 200, plant),
    ].join(''),
  fire: ({ far, coral, glow }) =>
    [
      `<path d="M-20 1000L140 480L230 480L420 1000Z" fill="${far}"/><path d="M1620 1000L1440 400L1330 400L1100 1000Z" fill="${far}"/>`,
      `<path d="M150 480q20 130 -10 220t30 260M200 480q0 90 40 150t10 200M1360 400q30 160 -10 240t40 280M1410 400q-6 120 30 180t10 260" stroke="${coral}" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M150 480q20 130 -10 220t30 260M1360 400q30 160 -10 240t40 280" stroke="${glow}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      `<g fill="${coral}" opacity=".35"><ellipse cx="185" cy="440" rx="120" ry="90"/><ellipse cx="1385" cy="360" rx="150" ry="110"/></g>`,
      `<g fill="#12040A"><path d="M480 1000L520 760L560 800L600 700L640 1000Z"/><path d="M960 1000L1000 780L1030 820L1070 730L1110 1000Z"/></g><path d="M380 900q60 -30 130 0t140 0M900 910q80 -30 150 0t140 -6" stroke="${glow}" stroke-width="10" fill="none" stroke-linecap="round"/>`,
    ].join(''),
  temple: ({ far, glow, plant }) =>
    [
      ...[
        [150, 300],
        [340, 380],
        [1240, 380],
        [1430, 290],
      ].map(
        ([x = 0, y = 0]) =>
          `<g fill="#E2B95A"><rect x="${x - 60}" y="${y}" width="140" height="40"/><rect x="${x - 44}" y="${y + 40}" width="108" height="26"/><path d="M${x - 34} ${y + 66}h88l8 760h-104Z"/></g><path d="M${x - 14} ${y + 76}v740M${x + 10} ${y + 76}v740M${x + 34} ${y + 76}v740" stroke="#A87A2A" stroke-width="9"/><path d="M${x - 60} ${y + 40}h140" stroke="#8A6120" stroke-width="8"/>`,
      ),
      `<path d="M560 900V560L800 420L1040 560V900Z" fill="${far}"/><path d="M540 570L800 410L1060 570" stroke="#E2B95A" stroke-width="26" fill="none"/><circle cx="800" cy="540" r="44" fill="${glow}"/><path d="M700 900V690a100 100 0 0 1 200 0V900Z" fill="#0E1650"/><circle cx="800" cy="540" r="96" fill="${glow}" opacity=".2"/>`,
      `<g fill="${glow}"><path d="M440 900q60 -90 130 0Z"/><path d="M1020 900q70 -100 150 0Z"/></g><g fill="#A87A2A">${repeat(9, (index) => `<circle cx="${452 + index * 13}" cy="${884 - (index % 3) * 16}" r="9"/><circle cx="${1040 + index * 13}" cy="${884 - (index % 3) * 18}" r="9"/>`)}</g>`,
      weeds(80, 900, 220, plant),
      weeds(1540, 900, 220, plant),
    ].join(''),
  ice: ({ far, glow }) =>
    [
      `<path d="M-20 -20H520L430 190L330 130L250 380L150 250L80 460L-20 330Z" fill="#E9F8FF"/><path d="M-20 -20H520L430 190L380 60L250 380L220 130L80 460L40 200L-20 330Z" fill="${far}" opacity=".5"/><path d="M1620 -20H1010L1090 150L1190 90L1260 300L1360 210L1450 430L1540 260L1620 350Z" fill="#E9F8FF"/><path d="M1620 -20H1010L1090 150L1150 40L1260 300L1310 120L1450 430L1500 180L1620 350Z" fill="${far}" opacity=".5"/>`,
      `<g fill="#DDF3FF"><path d="M180 1000L260 700L330 780L400 640L500 1000Z"/><path d="M1120 1000L1200 680L1270 770L1350 610L1460 1000Z"/></g><g fill="${far}" opacity=".55"><path d="M260 700L330 780L300 1000H180Z"/><path d="M1200 680L1270 770L1240 1000H1120Z"/></g>`,
      `<g stroke="${glow}" stroke-width="5" opacity=".8"><path d="M300 820l60 40M1290 800l70 50M420 760l-30 90"/></g>`,
    ].join(''),
};
