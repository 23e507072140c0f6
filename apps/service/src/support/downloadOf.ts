import type { DownloadValue } from '@site/api/support';
import { readHelp } from '../content/readHelp.ts';
import type { Services } from '../services.ts';
import { originOf } from '../system/originOf.ts';

/** Returns the app's address in a language, and the installation guide if the brand has one. Source: RTE-11. */
export async function downloadOf(
  services: Pick<Services, 'db' | 'brands' | 'config'>,
  { merchant, language }: { merchant: string; language: string },
): Promise<DownloadValue> {
  const { articles } = await readHelp(services, { merchant, language });
  const [ios = null, android = null] = ['install-ios', 'install-android'].map((id) => articles.find((article) => article.id === id));
  const url = new URL(originOf(await services.brands.of(merchant), services.config));
  url.searchParams.set('lang', language);
  return { url: url.href, codeExpiresAt: null, ios, android };
}
