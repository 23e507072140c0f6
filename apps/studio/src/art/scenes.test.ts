import sharp from 'sharp';
import { expect, it } from 'vitest';
import { vendors, vendorTheme } from '../catalogue/catalogue.ts';
import { drawHero, heroNames } from './drawHero.ts';
import { drawSymbol, type Rank } from './drawSymbol.ts';
import { drawVendorCard } from './drawVendorCard.ts';
import { drawVendorMark } from './drawVendorMark.ts';
import { motifNames, motifs } from './motifs/motifs.ts';
import { glance } from './testing/glance.ts';

const ranks: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9'];
const themes = vendors().flatMap(({ vassalage }) => vendorTheme(vassalage) ?? []);

const heroes = heroNames.flatMap((name) =>
  (['desktop', 'phone'] as const).map((crop) => [`hero ${name} for ${crop}`, drawHero(name, crop)] as const),
);
const symbols = [
  ...motifNames.map((motif) => [`symbol ${motif}`, drawSymbol({ motif, coloring: motifs[motif].colorings[0] ?? 'gold' }, motif)] as const),
  ...ranks.map((rank) => [`symbol ${rank}`, drawSymbol({ rank, ramp: 'gold' }, rank)] as const),
];
const cards = themes.map((theme) => [`card of ${theme.name}`, drawVendorCard(theme)] as const);
const marks = themes.map((theme) => [`mark of ${theme.name}`, drawVendorMark(theme)] as const);

it.each([...heroes, ...symbols, ...cards, ...marks])('draws the %s as a picture of its own, without fonts', async (_name, svg) => {
  expect(svg).not.toMatch(/<text|<image|NaN|undefined/);
  const { contrast, colors } = await glance(svg, 120);
  expect(contrast).toBeGreaterThan(12);
  expect(colors).toBeGreaterThanOrEqual(4);
});

it('shares no id between any two of them', () => {
  const ids = [...heroes, ...symbols, ...cards, ...marks].flatMap(([, svg]) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

const linear = (value = 0) => (value / 255) ** 2.2;

it.each(heroNames)('keeps the ground behind the words of hero %s darker than 15 %% luminance', async (name) => {
  const { data, info } = await sharp(Buffer.from(drawHero(name, 'desktop')))
    .resize(720)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const textEnd = Math.floor(info.width * 0.47);
  let bright = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < textEnd; x++) {
      const at = (y * info.width + x) * 3;
      if (0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) > 0.15) bright++;
    }
  }
  expect(bright / (info.height * textEnd)).toBeLessThan(0.006);
});

it('stands over its motifs’ colourings: one that is not drawn is refused', () => {
  expect(() => drawSymbol({ motif: 'tiger', coloring: 'pearl' }, 'x')).toThrow('no colouring "pearl"');
});
