// One browser for every check, installed from the npm lockfile: no system package, no download, identical pixels everywhere.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const packageDir = path.resolve(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A picture that is decoded beside the drawing is scaled in one of two ways.
  '--disable-checker-imaging',
];

/**
 * Makes drawing repeatable to the level of a colour. Without these, what a picture shows depends on the frames before it: a tile of which a part
 * is drawn again keeps the dither and the edges of its old part, and a frame may be shown before all of its layers are drawn.
 */
const repeatableArgs = [
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
];

/**
 * Returns launch options for a browser whose pictures are compared. People's browsers draw otherwise: measurements and journeys use
 * `browserLaunchOptions`.
 */
export async function pictureLaunchOptions() {
  const { args, ...options } = await browserLaunchOptions();
  return { ...options, args: [...args, ...repeatableArgs] };
}

/**
 * Returns launch options for Playwright. `CHROMIUM_PATH` selects another browser for debugging; picture baselines are valid for the pinned
 * one only.
 */
export async function browserLaunchOptions() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs };
  const dir = path.join(root, 'node_modules/.cache/chromium', version);
  mkdirSync(dir, { recursive: true });
  const executablePath = path.join(dir, 'chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = dir; // The package unpacks into os.tmpdir().
  try {
    const { inflate } = await import('@sparticuz/chromium');
    if (!existsSync(executablePath))
      await Promise.all(
        ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((file) => inflate(path.join(packageDir, 'bin', file))),
      );
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  // Restricts this browser to the bundled fallback font, regardless of the fonts installed on the machine.
  writeFileSync(
    path.join(dir, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/fonts-cache</cachedir></fontconfig>\n`,
  );
  return {
    executablePath,
    args: chromiumArgs,
    env: { ...process.env, LD_LIBRARY_PATH: path.join(dir, 'al2023/lib'), FONTCONFIG_PATH: path.join(dir, 'fonts') },
  };
}
