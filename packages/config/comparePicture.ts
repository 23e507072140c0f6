import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { allowance } from '../../.storybook/visual/allowance.ts';
import { baselines, differences } from '../../.storybook/visual/folders.ts';

/**
 * Compares a picture of a page with the one to hold to. Returns what differs, for the report of pictures, or undefined. A page of the browser
 * reads the pictures.
 */
export async function comparePicture(page: Page, name: string): Promise<{ name: string; message: string } | undefined> {
  const file = path.join(baselines, `${name}.png`);
  const actual = await page.screenshot({ animations: 'disabled' });
  const pictures = [existsSync(file) ? readFileSync(file) : undefined, actual].map((picture) => picture?.toString('base64') ?? '');
  const level = allowance.threshold * 255;
  const differing = pictures[0] === '' ? undefined : await page.evaluate(countDiffering, { pictures, level });
  if (differing !== undefined && differing <= allowance.allowedMismatchedPixels) return undefined;
  mkdirSync(differences, { recursive: true });
  writeFileSync(path.join(differences, `${name}-actual.png`), actual);
  return { name, message: differing === undefined ? 'There is no picture to hold to.' : `${differing} pixels differ.` };
}

/** Counts the pixels of which a channel differs by more than a level; all of them when the sizes differ. Runs in the browser. */
async function countDiffering({ pictures, level }: { pictures: string[]; level: number }): Promise<number> {
  const drawn = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height);
    }),
  );
  const [before, after] = drawn as [ImageData, ImageData];
  if (before.width !== after.width || before.height !== after.height) return Infinity;
  const differing = new Set<number>();
  before.data.forEach((value, index) => {
    if (Math.abs(value - (after.data[index] ?? 0)) > level) differing.add(index >> 2);
  });
  return differing.size;
}
