import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { catalogue } from '../catalogue/catalogue.ts';
import { drawPoster } from './drawPoster.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '170' }, columns: { type: 'string', default: '10' }, type: { type: 'string' } },
});
const out = positionals.at(-1);
if (!out?.endsWith('.png')) {
  console.error('Usage: node contactSheet.ts [from] [count] [--width 170] [--columns 10] [--type RNG] out.png');
  process.exit(2);
}
const [from = 0, count = 60] = positionals.slice(0, -1).map(Number);
const width = Number(values.width);
const height = Math.round((width * 4) / 3);
const columns = Number(values.columns);
const gap = 14;

const games = catalogue()
  .filter(({ gameType }) => !values.type || gameType === values.type)
  .slice(from, from + count);
const startedMs = performance.now();
const posters = await Promise.all(
  games.map(async ({ theme }, index) => ({
    input: await sharp(Buffer.from(drawPoster(theme)), { density: (72 * width) / 300 })
      .resize(width, height)
      .png()
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
);
const spentMs = performance.now() - startedMs;

await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(games.length / columns) * (height + gap),
    channels: 3,
    background: '#0C0E14',
  },
})
  .composite(posters)
  .png()
  .toFile(out);
console.log(`${games.length} posters, ${Math.round(spentMs / games.length)} ms each`);
