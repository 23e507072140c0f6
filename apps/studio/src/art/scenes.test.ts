import sharp from 'sharp';
import { expect, it } from 'vitest';
import { vendors, vendorTheme } from '../catalogue/catalogue.ts';
import { avatarNames, drawAvatar } from './drawAvatar.ts';
import { drawHero, heroNames } from './drawHero.ts';
import { drawSymbol } from './drawSymbol.ts';
import { handNames } from './hands/hands.ts';
import { drawVendorCard } from './drawVendorCard.ts';
import { drawVendorMark } from './drawVendorMark.ts';
import { crops } from './heroes/Stage.ts';
import { type DrawingName, drawings } from './markupOf.ts';
import { motifs } from './motifs/motifs.ts';
import { glance } from './testing/glance.ts';

const themes = vendors()
  .flatMap(({ vassalage }) => [vassalage, `${vassalage}-TY`])
  .flatMap((code) => vendorTheme(code) ?? []);

const schemes = ['dark', 'light'] as const;
const heroes = heroNames.flatMap((name) =>
  schemes.flatMap((scheme) => crops.map((crop) => [`${scheme} hero ${name} for ${crop}`, drawHero(name, scheme, crop)] as const)),
);
const symbols = handNames.flatMap((hand) =>
  (Object.keys(drawings) as DrawingName[]).map(
    (motif) =>
      [
        `${hand} symbol ${motif}`,
        drawSymbol({ motif, coloring: drawings[motif].colorings[0] ?? 'gold', hand }, `${motif}-${hand}`),
      ] as const,
  ),
);
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

interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

const pixelsOf = (svg: string, width = 720): Promise<Pixels> =>
  sharp(Buffer.from(svg)).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns the share of pixels with a luminance above a limit in the start part of a picture, or in the upper part of that. */
function brightShare({ data, info }: Pixels, startPart: number, limit: number, upperPart = 1) {
  const [end, bottom] = [Math.floor(info.width * startPart), Math.floor(info.height * upperPart)];
  let bright = 0;
  for (let y = 0; y < bottom; y += 1)
    for (let x = 0; x < end; x += 1) {
      const at = (y * info.width + x) * 3;
      if (0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) > limit) bright += 1;
    }
  return bright / (end * bottom);
}

const linears = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
const linear = (value = 0) => linears[value] ?? 0;

/** Maximum luminance of a background: above it, the overline and the text of heroes have a contrast below 4.5 : 1. */
const LIGHTEST_GROUND = 0.11;

/** End of the text in each wide crop, and the width at which a speck of 2 units is a pixel. */
const wordsIn = [
  ['desktop', 0.47, 720],
  ['wide', 0.64, 1080],
  ['low', 0.69, 1760],
] as const;

it.each(
  heroNames.flatMap((name) =>
    schemes.flatMap((scheme) => wordsIn.map(([crop, part, width]) => [name, scheme, crop, part, width] as const)),
  ),
)(
  'LOB-16 leaves words on hero %s in the %s scheme and the %s crop a contrast of 4.5, and no speck among them',
  async (name, scheme, crop, startPart, width) => {
    const pixels = await pixelsOf(drawHero(name, scheme, crop), width);
    expect(brightShare(pixels, startPart, LIGHTEST_GROUND)).toBeLessThan(0.006);
    // The ground of a scene may have lights; the sky behind the text has none.
    expect(brightShare(pixels, startPart * 0.94, LIGHTEST_GROUND, 0.7)).toBe(0);
  },
);

it.each(heroNames)('LOB-16 composes hero %s anew for the light scheme: brighter where no words stand', async (name) => {
  const [dark, light] = await Promise.all(
    schemes.map(async (scheme) => brightShare(await pixelsOf(drawHero(name, scheme, 'desktop')), 1, LIGHTEST_GROUND)),
  );
  expect(light).toBeGreaterThan((dark ?? 1) + 0.1);
});

it.each(cards)('leaves white letters on the %s a contrast of 4.5', async (_name, svg) => {
  expect(brightShare(await pixelsOf(svg), 0.45, 0.183)).toBe(0);
});

const part = async (svg: string | Buffer, left: number) =>
  sharp(typeof svg === 'string' ? Buffer.from(svg) : svg)
    .extract({ left, top: 0, width: 150, height: 220 })
    .removeAlpha()
    .raw()
    .toBuffer();
const mirrored = (svg: string) => sharp(Buffer.from(svg)).flop().png().toBuffer();

it.each(['balls', 'cards', 'seven', 'tiger'] as const)('SHL-09 a mirrored card with %s has no digit in a mirror', async (motif) => {
  const theme = {
    vassalage: 'X',
    name: 'X',
    motif,
    coloring: motifs[motif].colorings[0] ?? 'gold',
    tone: 'crimson',
    hand: 'flat',
    face: 'bungee',
  } as const;
  // The motif's box is 270 wide from x = 264, in a picture of 480: both directions show the middle of the box.
  const shown = await part(await mirrored(drawVendorCard(theme, { isMirrored: true })), 6);
  const usual = await part(drawVendorCard(theme), 324);
  const turned = await part(await mirrored(drawVendorCard(theme)), 6);
  const distance = (other: Buffer) => shown.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  const isReadable = distance(usual) < distance(turned);
  expect(isReadable).toBe(motif !== 'tiger');
});

it.each(handNames)('stands over its motifs’ colourings: one that is not drawn is refused in the hand %s', (hand) => {
  expect(() => drawSymbol({ motif: 'tiger', coloring: 'pearl', hand }, 'x')).toThrow('no colouring "pearl"');
});
