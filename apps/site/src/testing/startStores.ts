import type { First } from '@site/api/page';
import { onTestFinished } from 'vitest';
import { createStores } from '../stores/createStores';
import type { SessionStoreDeps } from '../stores/SessionStore';
import type { Arrival } from '../takeArrival';
import { first as visit, memoryStorage } from './sample';
import { startAnswers } from './startAnswers';

/** The stores of a page over a service of the test's own; both are gone when the test is. */
export async function startStores({
  first = visit,
  token,
  arrival,
  askTabs,
}: { first?: First; token?: string; arrival?: Arrival; askTabs?: SessionStoreDeps['askTabs'] } = {}) {
  const service = await startAnswers();
  onTestFinished(async () => void (await service.close()));
  const tab = memoryStorage();
  const browser = memoryStorage();
  if (token) tab.setItem('token', token);
  const stores = createStores(first, {
    origin: service.origin,
    tabStorage: () => tab,
    browserStorage: () => browser,
    arrival,
    askTabs,
  });
  const visited: { path: string | undefined; state?: unknown }[] = [];
  stores.navigation.attach((path, { state }) => void visited.push({ path, ...(state !== undefined && { state }) }));
  return { ...stores, service, tab, browser, visited };
}
