import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { askService } from '../control/askService.ts';
import type { ControlReply } from '../control/ControlReply.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { StartError } from '../StartError.ts';
import { readUsableBrand } from '../system/readBrand.ts';
import { siteWords } from '../system/siteWords.ts';
import { takeBrand } from '../system/takeBrand.ts';
import { failWithRemedy } from './failWithRemedy.ts';

const START_MS = 120_000;
const ASK_EVERY_MS = 250;

/**
 * Checks a brand's file; `take` also stores it, through the running service or directly. `preview` waits for the service of this data
 * directory, and gives its demo the brand's look. Source: SYS-13.
 */
try {
  const [file, verb] = process.argv.slice(2);
  if (!file || (verb !== undefined && verb !== 'take' && verb !== 'preview'))
    throw new StartError('Say "npm run brand -- FILE.json", with "take" behind it to store the brand, or "preview" to see it first.');
  const { brand, hosts, problems } = readUsableBrand(textOf(file), siteWords);
  if (!brand) throw new StartError(problems.join('\n'));
  if (verb === undefined) console.log(`${brand.name} can be used.`);
  else if (verb === 'preview') print(await untilServed(dataDir(), JSON.stringify({ ...brand, merchant: 'marquee' })));
  else await take({ brand, hosts });
} catch (error) {
  failWithRemedy(error);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`${file} cannot be read.`);
  }
}

function dataDir(): string {
  return readConfig(process.env).dataDir;
}

async function take(taken: Parameters<typeof takeBrand>[1]): Promise<void> {
  const config = readConfig(process.env);
  const reply = await askService(config.dataDir, 'brand', [JSON.stringify({ ...taken.brand, hosts: taken.hosts })]);
  if (reply) return print(reply);
  const database = await openDatabase({ url: config.databaseUrl, migrationUrl: config.migrationUrl, dataDir: config.dataDir });
  try {
    console.log(await takeBrand(database.db, taken));
  } finally {
    await database.close();
  }
}

/** Asks the service until it has started. */
async function untilServed(directory: string, file: string): Promise<ControlReply> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const reply = await askService(directory, 'brand', [file]);
    if (reply) return reply;
    await wait(ASK_EVERY_MS);
  }
  throw new StartError('The service did not start.');
}

function print({ ok, lines }: ControlReply): void {
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
