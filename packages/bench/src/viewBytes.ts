import type { Page } from 'playwright';

/**
 * Returns the transferred bytes of a page's first view, by address: headers and bodies of all requests until the network is idle, without
 * interaction.
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
