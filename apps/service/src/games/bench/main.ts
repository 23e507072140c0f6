import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { interleave, inWords } from '@site/bench/rounds';
import { load } from './load.ts';
import { startLists } from './startLists.ts';
import { latenciesOf } from './latenciesOf.ts';

const ROUNDS = 7;
const SECONDS = 3;
/** A request rate far below one core's capacity, so that latency is the service's and not the queue's. */
const PACE = { times: 400, everyMs: 6 };
const SEARCHES = ['gold tiger', 'pharoah', 'ember shp', 'e', 'zzzzzzzz'];

const list = '/wps/relay/GCSGAME_gameList';
const pages = Array.from({ length: 100 }, (_, index) => {
  const kind = ['', '&gameType=RNG', '&gameType=FISH', `&vassalage=V${(index % 40) + 1}`][index % 4] ?? '';
  return `${list}?pageNo=${(index % 25) + 1}${kind}`;
});

await compareCosts();
await compareSizes();
for (const size of [10_000, 100_000]) await timeSearches(size);

/** Compares the processor time of a reply, the inverse of the maximum rate. */
async function compareCosts() {
  const lists = await startLists(1000);
  // Warm-up, until frequent code is compiled.
  for (const paths of [['/noop'], pages]) await load(lists.url, { paths, duration: 2 * SECONDS });
  const costUsOf = async (paths: string[]) => {
    const from = process.threadCpuUsage();
    const { requests } = await load(lists.url, { paths, duration: SECONDS });
    const { user, system } = process.threadCpuUsage(from);
    return (user + system) / requests.total;
  };
  const costs: string[] = [];
  const ratios = await interleave(ROUNDS, async () => {
    const noopUs = await costUsOf(['/noop']);
    const listUs = await costUsOf(pages);
    costs.push(`${noopUs.toFixed(0)}/${listUs.toFixed(0)}`);
    return { subject: noopUs, reference: listUs };
  });
  await lists.close();
  console.log(`game list from memory / a route that does nothing, by the service's own time: ${inWords(ratios)}; us ${costs.join(' ')}`);
}

/** Compares a large catalogue with a small one, and two small ones as a control. */
async function compareSizes() {
  const [small, twin, large] = [await forkLists(1000), await forkLists(1000), await forkLists(100_000)];
  for (const lists of [small, twin, large]) {
    await load(lists.url, { paths: pages, duration: SECONDS });
    await p95Of(lists); // Warms up the measuring client.
  }
  const waits: string[] = [];
  const twins: number[] = [];
  const ratios = await interleave(ROUNDS, async () => {
    const [reference, other, subject] = [await p95Of(small), await p95Of(twin), await p95Of(large)];
    twins.push(other / reference);
    waits.push(`${subject.toFixed(2)}/${reference.toFixed(2)}`);
    return { subject, reference };
  });
  for (const { close } of [small, twin, large]) close();
  const spread = [Math.min(...twins), Math.max(...twins)].map((ratio) => ratio.toFixed(2)).join(' to ');
  console.log(
    `game list of 100,000 games / of 1,000, 95th percentile: ${inWords(ratios)}; of 1,000 / of 1,000: ${spread}; ms ${waits.join(' ')}`,
  );
}

async function p95Of({ url }: Forked): Promise<number> {
  const waits = (await latenciesOf(url, { paths: pages, ...PACE })).toSorted((one, other) => one - other);
  return waits[Math.floor(waits.length * 0.95)] ?? Number.NaN;
}

interface Forked {
  url: string;
  close: () => void;
}

async function forkLists(games: number): Promise<Forked> {
  const child = fork(fileURLToPath(new URL('listsProcess.ts', import.meta.url)), [String(games)]);
  const [url] = (await once(child, 'message')) as [string];
  return { url, close: () => child.disconnect() };
}

async function timeSearches(games: number) {
  const lists = await startLists(games);
  console.log(`first search among ${games} games, which lays the names out: ${(await lists.search('tiger')).toFixed(0)} ms`);
  for (const name of SEARCHES) console.log(`search of "${name}" among ${games} games: ${(await lists.search(name)).toFixed(1)} ms`);
  await lists.close();
}
