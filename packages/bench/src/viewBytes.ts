import type { Page } from 'playwright';

/**
 * What a page's first view takes over the line, in bytes by address: heads and bodies as they travel, of all that is fetched until the
 * network rests and nobody has touched anything.
 */
export async function viewBytes(page: Page, address: string): Promise<Map<string, number>> {
  const fetched: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) =>
    fetched.push(
      request.sizes().then(({ responseHeadersSize, responseBodySize }) => [request.url(), responseHeadersSize + responseBodySize]),
    ),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  return new Map(await Promise.all(fetched));
}

export const sumOf = (bytes: ReadonlyMap<string, number>): number => bytes.values().reduce((sum, one) => sum + one, 0);
