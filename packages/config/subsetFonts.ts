// Subsets the site's fonts to the characters it uses: `node packages/config/subsetFonts.ts` writes packages/ui/src/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Range = readonly [first: number, last: number];

interface Face {
  name: string;
  family: string;
  /** File of a `@fontsource-variable` package. */
  source: string;
  characters: readonly Range[];
  weight: Range;
  /** Widths in percent, for families with a width axis. */
  stretch?: Range;
  features?: readonly string[];
}

const target = path.resolve(import.meta.dirname, '../ui/src/fonts');
const one = (character: number): Range => [character, character];
const hex = (character: number) => character.toString(16).toUpperCase().padStart(4, '0');

const ascii: Range = [0x20, 0x7e];
const basic = [
  ascii,
  one(0xa0),
  one(0xa9),
  one(0xb7),
  one(0xd7),
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  one(0x2022),
  one(0x2026),
  one(0x20ac),
  one(0x2190),
  one(0x2192),
  one(0x2212),
] as const;
const accented = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  one(0x131),
  [0x152, 0x153],
  one(0x201e),
  one(0x202f),
  one(0x2030),
  one(0x2122),
] as const;
/** Letters of the Latin alphabets beyond Latin-1: Polish, Romanian, Turkish and others. */
const extended = [
  [0x100, 0x10c],
  [0x10e, 0x141],
  [0x143, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
] as const;
const vietnamese = [[0x1a0, 0x1a1], [0x1af, 0x1b0], [0x300, 0x301], [0x303, 0x304], [0x308, 0x309], one(0x323), [0x1ea0, 0x1ef9]] as const;
const cyrillic = [[0x400, 0x45f], [0x490, 0x491], [0x4ae, 0x4af], [0x4e8, 0x4e9], one(0x2116)] as const;
const joiners: Range = [0x200c, 0x200d];
/** Marks of an alphabet of India stand on this circle where their letter is missing. */
const circle = one(0x25cc);
const danda: Range = [0x964, 0x965];
const arabic = [
  [0x60c, 0x652],
  [0x660, 0x66f],
  [0x671, 0x6d5],
  [0x6f0, 0x6f9],
  [0x200c, 0x200f],
] as const;

const latinFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];
const inter = { family: 'Inter Variable', weight: [400, 800], features: latinFeatures } as const;
const archivo = { family: 'Archivo Variable', weight: [700, 850], stretch: [112, 118], features: latinFeatures } as const;
const interLatin = 'inter/files/inter-latin-wght-normal.woff2';
const archivoLatin = 'archivo/files/archivo-latin-wdth-normal.woff2';
const extension = (latin: string) => latin.replace('-latin-', '-latin-ext-');
const arabicText = 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
const bengaliText = 'noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2';

/** One stylesheet for each script; the browser loads only the files whose characters the page contains. */
const scripts: Record<string, readonly Face[]> = {
  latin: [
    { ...inter, name: 'inter', source: interLatin, characters: basic },
    { ...inter, name: 'inter-accented', source: interLatin, characters: accented },
    {
      ...inter,
      name: 'inter-currency',
      source: 'inter/files/inter-latin-ext-wght-normal.woff2',
      characters: [[0x20a0, 0x20ab], [0x20ad, 0x20c0], one(0x10d), one(0x142)],
    },
    // Currency signs appear in English text too; the whole Bengali face would be 70 kB for one character.
    { ...inter, name: 'taka', source: bengaliText, characters: [one(0x9f3)] },
    { ...inter, name: 'baht', source: 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2', characters: [one(0xe3f)] },
    { ...inter, name: 'riel', source: 'noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2', characters: [one(0x17db)] },
    { ...inter, name: 'afghani', source: arabicText, characters: [one(0x60b)] },
    { ...archivo, name: 'archivo', source: archivoLatin, characters: basic },
    { ...archivo, name: 'archivo-accented', source: archivoLatin, characters: accented },
    { ...inter, name: 'inter-extended', source: extension(interLatin), characters: extended },
    { ...archivo, name: 'archivo-extended', source: extension(archivoLatin), characters: extended },
    { ...inter, name: 'inter-vietnamese', source: interLatin.replace('-latin-', '-vietnamese-'), characters: vietnamese },
    { ...archivo, name: 'archivo-vietnamese', source: archivoLatin.replace('-latin-', '-vietnamese-'), characters: vietnamese },
  ],
  cyrillic: [{ ...inter, name: 'cyrillic', source: interLatin.replace('-latin-', '-cyrillic-'), characters: cyrillic }],
  arabic: [
    {
      name: 'arabic',
      family: 'Noto Sans Arabic Variable',
      source: arabicText,
      characters: arabic,
      weight: [400, 800],
    },
    {
      name: 'arabic-display',
      family: 'Noto Kufi Arabic Variable',
      source: 'noto-kufi-arabic/files/noto-kufi-arabic-arabic-wght-normal.woff2',
      characters: arabic,
      weight: [700, 850],
    },
  ],
  bengali: [
    {
      name: 'bengali',
      family: 'Noto Sans Bengali Variable',
      source: bengaliText,
      characters: [danda, [0x980, 0x9ff], joiners, circle],
      weight: [400, 850],
    },
  ],
  // Chinese, Japanese and Korean have the system's: a face with their characters would weigh more than the site.
  scripts: [
    noto('devanagari', [danda, [0x900, 0x963], [0x966, 0x97f], joiners, circle]),
    noto('hebrew', [[0x591, 0x5f4], one(0x20aa)]),
    noto('khmer', [[0x1780, 0x17da], [0x17dc, 0x17f9], joiners, circle]),
    noto('lao', [[0xe81, 0xedf], circle]),
    noto('myanmar', [[0x1000, 0x109f], joiners, circle]),
    noto('sinhala', [danda, [0xd81, 0xdf4], joiners, circle]),
    noto('tamil', [danda, [0xb82, 0xbfa], joiners, circle]),
    noto('telugu', [danda, [0xc00, 0xc7f], joiners, circle]),
    noto('thai', [[0xe01, 0xe3e], [0xe40, 0xe5b], circle]),
  ],
};

for (const [script, faces] of Object.entries(scripts)) {
  for (const face of faces) console.log(face.name, await cut(face));
  writeFileSync(path.join(target, `${script}.css`), faces.map(rule).join('\n'));
}

function noto(script: string, characters: readonly Range[]): Face {
  const source = `noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`;
  return { name: script, family: 'Noto Sans Scripts', source, characters, weight: [400, 850] };
}

/** Writes one font file and returns its size in bytes. */
async function cut({ name, source, characters, weight, stretch, features }: Face): Promise<number> {
  const text = characters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const woff2 = await subsetFont(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`))), text.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: weight[0], max: weight[1] }, ...(stretch && { wdth: { min: stretch[0], max: stretch[1] } }) },
    noHinting: true,
    ...(features && { keepFeatures: features }),
  });
  writeFileSync(path.join(target, `${name}.woff2`), woff2);
  return woff2.length;
}

function rule({ name, family, characters, weight, stretch }: Face): string {
  const ranges = characters.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`));
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-weight: ${weight.join(' ')};`,
    ...(stretch ? [`  font-stretch: ${stretch.map((percent) => `${percent}%`).join(' ')};`] : []),
    '  font-display: swap;',
    `  src: url('./${name}.woff2') format('woff2');`,
    `  unicode-range: ${ranges.join(', ')};`,
    '}',
    '',
  ].join('\n');
}
