import sharp from 'sharp';
import { expect, it } from 'vitest';
import { vendors, vendorTheme } from '../catalogue/catalogue.ts';
import { avatarNames, drawAvatar } from './drawAvatar.ts';
import { drawHero, heroNames } from './drawHero.ts';
import { drawSymbol, type Rank } from './drawSymbol.ts';
import { drawVendorCard } from './drawVendorCard.ts';
import { drawVendorMark } from './drawVendorMark.ts';
import { motifNames, motifs } from './motifs/motifs.ts';
import { glance } from './testing/glance.ts';

const ranks: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9'];
const themes = vendors()
  .flatMap(({ vassalage }) => [vassalage, `${vassalage}-TY`])
  .flatMap((code) => vendorTheme(code) ?? []);

const schemes = ['dark', 'light'] as const;
const heroes = heroNames.flatMap((name) =>
  schemes.flatMap((scheme) =>
    (['desktop', 'phone'] as const).map((crop) => [`${scheme} hero ${name} for ${crop}`, drawHero(name, scheme, crop)] as const),
  ),
);
const symbols = [
  ...motifNames.map((motif) => [`symbol ${motif}`, drawSymbol({ motif, coloring: motifs[motif].colorings[0] ?? 'gold' }, motif)] as const),
  ...ranks.map((rank) => [`symbol ${rank}`, drawSymbol({ rank, ramp: 'gold' }, rank)] as const),
];
const cards = themes.map((theme) => [`card of ${theme.name}`, drawVendorCard(theme)] as const);
const marks = themes.map((theme) => [`mark of ${theme.name}`, drawVendorMark(theme)] as const);

const avatars = avatarNames.map((name) => [`avatar ${name}`, drawAvatar(name)] as const);

it.each([...heroes, ...symbols, ...cards, ...marks, ...avatars])(
  'draws the %s as a picture of its own, without fonts',
  async (_name, svg) => {
    expect(svg).not.toMatch(/<text|<image|NaN|undefined/);
    const { contrast, colors } = await glance(svg, 120);
    expect(contrast).toBeGreaterThan(12);
    expect(colors).toBeGreaterThanOrEqual(4);
  },
);

it('shares no id between any two of them', () => {
  const ids = [...heroes, ...symbols, ...cards, ...marks, ...avatars].flatMap(([, svg]) =>
    [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

/** The share of pixels in the start part of a picture whose luminance is above a limit. */
async function brightShare(svg: string, startPart: number, limit: number) {
  const { data, info } = await sharp(Buffer.from(svg)).resize(720).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const end = Math.floor(info.width * startPart);
  const pixels = Array.from({ length: end * info.height }, (_, index) => (Math.floor(index / end) * info.width + (index % end)) * 3);
  const bright = pixels.filter((at) => 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) > limit);
  return bright.length / pixels.length;
}

const linear = (value = 0) => (value / 255) ** 2.2;

/** Above this a ground leaves the quietest words on heroes, the overline and the text, less than 4.5 : 1. */
const LIGHTEST_GROUND = 0.11;

it.each(heroNames.flatMap((name) => schemes.map((scheme) => [name, scheme] as const)))(
  'LOB-16 leaves words on hero %s in the %s scheme a contrast of 4.5 but for its stars',
  async (name, scheme) => {
    expect(await brightShare(drawHero(name, scheme, 'desktop'), 0.47, LIGHTEST_GROUND)).toBeLessThan(0.006);
  },
);

it.each(heroNames)('LOB-16 composes hero %s anew for the light scheme: brighter where no words stand', async (name) => {
  const [dark, light] = await Promise.all(schemes.map((scheme) => brightShare(drawHero(name, scheme, 'desktop'), 1, LIGHTEST_GROUND)));
  expect(light).toBeGreaterThan((dark ?? 1) + 0.1);
});

it.each(cards)('leaves white letters on the %s a contrast of 4.5', async (_name, svg) => {
  expect(await brightShare(svg, 0.45, 0.183)).toBe(0);
});

it('stands over its motifs’ colourings: one that is not drawn is refused', () => {
  expect(() => drawSymbol({ motif: 'tiger', coloring: 'pearl' }, 'x')).toThrow('no colouring "pearl"');
});
