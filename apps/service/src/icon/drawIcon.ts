import { houseMark } from '@site/ui/houseMark';
import sharp from 'sharp';
import type { BrandState } from '../system/Brands.ts';

/** Files by name: width, and the share of it that the mark fills. A mask may cut off everything but the middle four fifths. */
const files = {
  '192.png': { size: 192, share: 0.86, hasGround: false },
  '512.png': { size: 512, share: 0.86, hasGround: false },
  'maskable-192.png': { size: 192, share: 0.56, hasGround: true },
  'maskable-512.png': { size: 512, share: 0.56, hasGround: true },
  'apple-180.png': { size: 180, share: 0.7, hasGround: true },
  'mark.svg': { size: 36, share: 1, hasGround: false },
} as const;

export type IconFile = keyof typeof files;

export const isIconFile = (name: string): name is IconFile => Object.hasOwn(files, name);

/** Size of the mark's box. */
const BOX = 36;
const GROUND = '#0c0e14';
const ACTION = { action: '#FFB224', onAction: '#1D1300' };

/** Draws a brand's mark in its colours, for browsers and phones. */
export async function drawIcon({ brand }: Pick<BrandState, 'brand'>, file: IconFile): Promise<Buffer> {
  const { size, share, hasGround } = files[file];
  const colorOf = (tone: 'action' | 'onAction') => brand.tokens[tone]?.dark ?? ACTION[tone];
  const scale = (size * share) / BOX;
  const at = (size - BOX * scale) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    hasGround ? `<rect width="${size}" height="${size}" fill="${brand.tokens['page']?.dark ?? GROUND}"/>` : '',
    `<g transform="translate(${at} ${at}) scale(${scale})">`,
    ...(brand.mark ?? houseMark).map(({ d, tone }) => `<path d="${d}" fill="${colorOf(tone)}"/>`),
    '</g></svg>',
  ].join('');
  return file === 'mark.svg' ? Buffer.from(svg) : sharp(Buffer.from(svg)).png().toBuffer();
}
