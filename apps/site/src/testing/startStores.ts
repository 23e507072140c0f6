import type { InitialData } from '@site/api/page';
import { onTestFinished } from 'vitest';
import { createStores, type Environment } from '../stores/createStores';
import { first as visit, memoryStorage } from './sample';
import { startAnswers } from './startAnswers';

/** Starts the stores of a page over a service with canned replies; both stop at the end of the test. */
export async function startStores({
  first = visit,
  token,
  ...edges
}: { first?: InitialData; token?: string } & Pick<Environment, 'arrival' | 'askTabs' | 'switchLanguage'> = {}) {
  const service = await startAnswers();
  onTestFinished(async () => void (await service.close()));
  const tab = memoryStorage();
  const browser = memoryStorage();
  if (token) tab.setItem('token', token);
  const stores = createStores(first, { origin: service.origin, tabStorage: () => tab, browserStorage: () => browser, ...edges });
  const visited: { path: string | undefined; state?: unknown }[] = [];
  stores.navigation.attach((path, { state }) => void visited.push({ path, ...(state !== undefined && { state }) }));
  return { ...stores, service, tab, browser, visited };
}
