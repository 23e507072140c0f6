import { interleave, inWords } from '@site/bench/rounds';
import { load } from './load.ts';
import { startLists } from './startLists.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Requests a second, far below what one core gives: waiting is then the service's and not the queue's. */
const RATE = 150;
const SEARCHES = ['gold tiger', 'pharoah', 'ember shp', 'e', 'zzzzzzzz'];

const list = '/wps/relay/GCSGAME_gameList';
const pages = Array.from({ length: 100 }, (_, index) => {
  const kind = ['', '&gameType=RNG', '&gameType=FISH', `&vassalage=V${(index % 40) + 1}`][index % 4] ?? '';
  return `${list}?pageNo=${(index % 25) + 1}${kind}`;
});

const [small, middle, large] = [await startLists(1000), await startLists(10_000), await startLists(100_000)];
for (const { url } of [small, large]) await load(url, { paths: ['/noop', ...pages], duration: 2 });

/** The service's own share of the work for one request, in milliseconds of its thread, and how many a second there were. */
async function costOf(paths: string[]) {
  const from = process.threadCpuUsage();
  const { requests } = await load(small.url, { paths, duration: SECONDS });
  const { user, system } = process.threadCpuUsage(from);
  return { costMs: (user + system) / 1000 / requests.total, rate: requests.average };
}

const rates: string[] = [];
const costs = await interleave(ROUNDS, async () => {
  const noop = await costOf(['/noop']);
  const lists = await costOf(pages);
  rates.push(`${Math.round(lists.rate)}/${Math.round(noop.rate)}`);
  // What a thread can answer is the inverse of what an answer costs it.
  return { subject: noop.costMs, reference: lists.costMs };
});
console.log(`game list from memory / a route that does nothing, by the service's own time: ${inWords(costs)}; a second ${rates.join(' ')}`);

const waits: string[] = [];
const latencies = await interleave(ROUNDS, async () => {
  const reference = (await load(small.url, { paths: pages, duration: SECONDS, rate: RATE })).latency.p97_5;
  const subject = (await load(large.url, { paths: pages, duration: SECONDS, rate: RATE })).latency.p97_5;
  waits.push(`${subject}/${reference}`);
  return { subject: Math.max(subject, 1), reference: Math.max(reference, 1) };
});
console.log(`game list of 100,000 games / of 1,000, 97.5th percentile at ${RATE} a second: ${inWords(latencies)}; ms ${waits.join(' ')}`);

for (const [size, lists] of [
  ['10,000', middle],
  ['100,000', large],
] as const) {
  console.log(`first search among ${size} games, which lays the names out: ${(await lists.search('tiger')).toFixed(0)} ms`);
  for (const name of SEARCHES) console.log(`search of "${name}" among ${size} games: ${(await lists.search(name)).toFixed(1)} ms`);
}
for (const lists of [small, middle, large]) await lists.close();
