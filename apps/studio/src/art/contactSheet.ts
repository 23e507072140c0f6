import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { catalogue, vendors, vendorTheme } from '../catalogue/catalogue.ts';
import { avatarNames, drawAvatar } from './drawAvatar.ts';
import { drawHero, heroNames } from './drawHero.ts';
import { drawPoster } from './drawPoster.ts';
import { drawVendorCard } from './drawVendorCard.ts';
import { drawVendorMark } from './drawVendorMark.ts';
import type { Crop } from './heroes/Stage.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'posters' },
    width: { type: 'string', default: '170' },
    columns: { type: 'string', default: '10' },
    type: { type: 'string' },
    ground: { type: 'string', default: '#0C0E14' },
  },
});

const heroes = (crop: Crop) => heroNames.flatMap((name) => [drawHero(name, 'dark', crop), drawHero(name, 'light', crop)]);
const vendorThemes = () => vendors().flatMap(({ vassalage }) => vendorTheme(vassalage) ?? []);
const kinds: Record<string, () => string[]> = {
  posters: () =>
    catalogue()
      .filter(({ gameType }) => !values.type || gameType === values.type)
      .map(({ theme }) => drawPoster(theme)),
  heroes: () => heroes('desktop'),
  wideHeroes: () => heroes('wide'),
  lowHeroes: () => heroes('low'),
  phoneHeroes: () => heroes('phone'),
  avatars: () => avatarNames.map(drawAvatar),
  cards: () => vendorThemes().map((theme) => drawVendorCard(theme)),
  marks: () => vendorThemes().map(drawVendorMark),
};

const out = positionals.at(-1);
const draw = kinds[values.of];
if (!out?.endsWith('.png') || !draw) {
  const names = Object.keys(kinds).join('|');
  console.error(
    `Usage: node contactSheet.ts [from] [count] [--of ${names}] [--width 170] [--columns 10] [--type RNG] [--ground #F6F3EC] out.png`,
  );
  process.exit(2);
}
const [from = 0, count = 60] = positionals.slice(0, -1).map(Number);
const columns = Number(values.columns);
const gap = 14;

const startedMs = performance.now();
const pictures = await Promise.all(
  draw()
    .slice(from, from + count)
    .map((svg) => sharp(Buffer.from(svg)).resize(Number(values.width)).png().toBuffer({ resolveWithObject: true })),
);
const spentMs = performance.now() - startedMs;

const { width = 0, height = 0 } = pictures[0]?.info ?? {};
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(pictures.length / columns) * (height + gap),
    channels: 3,
    background: values.ground,
  },
})
  .composite(
    pictures.map(({ data }, index) => ({
      input: data,
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  )
  .png()
  .toFile(out);
console.log(`${pictures.length} ${values.of}, ${Math.round(spentMs / pictures.length)} ms each`);
