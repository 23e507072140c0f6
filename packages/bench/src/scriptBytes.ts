import { constants, gzipSync } from 'node:zlib';

/**
 * Returns the scripts that a page needs before it is interactive, with their size in bytes after gzip -9: scripts in the HTML and all their
 * static imports. Dynamic imports are not counted.
 */
export async function scriptBytes(url: string): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const follow = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.set(address, 0);
    const source = await (await fetch(address)).text();
    seen.set(address, gzipSync(source, { level: constants.Z_BEST_COMPRESSION }).length);
    await Promise.all(namesIn(source, /(?:from|import)\s*"(\.{1,2}\/[^"]+\.js)"/g, address).map(follow));
  };
  const page = await (await fetch(url)).text();
  await Promise.all(namesIn(page, /(?:(?:src|href)="|import\(')([^"']+\.js)["']/g, url).map(follow));
  return seen;
}

const namesIn = (text: string, pattern: RegExp, base: string) =>
  [...text.matchAll(pattern)].map(([, name]) => new URL(name ?? '', base).href);
