import { warmGallery } from './art/warmGallery.ts';
import { type Config, readConfig } from './config.ts';
import { changeCampaign } from './campaigns/changeCampaign.ts';
import { serveControl } from './control/serveControl.ts';
import { type OpenDatabase, openDatabase } from './database/openDatabase.ts';
import { prepareDirectory } from './database/prepareDirectory.ts';
import { changeDemo, parseDemoArguments } from './dev/changeDemo.ts';
import { DEMO_PASSWORD, demoAccounts } from './dev/demoAccounts.ts';
import { failWithRemedy } from './commands/failWithRemedy.ts';
import { findPublishedPassword } from './session/findPublishedPassword.ts';
import { startJobs } from './jobs/startJobs.ts';
import { auditReport } from './ledger/auditReport.ts';
import { payJackpots } from './prizes/payJackpots.ts';
import { changeRollups } from './rollup/recomputeRollups.ts';
import { startRollups } from './rollup/startRollups.ts';
import { listen } from './http/listen.ts';
import { refuseTakenPort } from './http/refuseTakenPort.ts';
import { seed } from './seed/seed.ts';
import { createServer } from './server.ts';
import { createServices, type Services } from './services.ts';
import { StartError } from './StartError.ts';
import { takeBrand } from './system/takeBrand.ts';
import { fetchCatalogue } from './vendors/fetchCatalogue.ts';
import { findRequests } from './wallet/findRequests.ts';
import { importCatalogues, type Offer } from './vendors/importCatalogue.ts';

const VENDOR_WAIT_MS = 60_000;

/** Open parts in order; the stop closes them in reverse, because each depends on earlier ones. */
const open: { close(): unknown }[] = [];
const stopping = new AbortController();
// A terminal and npm start each send the signal: the second must not interrupt the stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    stop().catch(failWithRemedy);
  });

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!stopping.signal.aborted) failWithRemedy(error);
  await stop();
}

async function start(config: Config): Promise<void> {
  await refuseTakenPort(config);
  prepareDirectory(config.dataDir);
  const database = await opened(openDatabase({ url: config.databaseUrl, migrationUrl: config.migrationUrl, dataDir: config.dataDir }));
  const services = await createServices({ config, database });
  await fill(services, database.jobsDb);
  await refusePublishedPasswords(services);
  await opened(
    serveControl(config.dataDir, {
      async demo(words) {
        const line = await changeDemo(services.db, parseDemoArguments(words), new Date());
        services.brands.forget();
        return { ok: true, lines: [line] };
      },
      async brand([file = '']) {
        // Loaded when needed: it brings the colour arithmetic of the UI library.
        const { readUsableBrand } = await import('./system/readBrand.ts');
        const { siteWords } = await import('./system/siteWords.ts');
        const { brand, hosts, problems } = readUsableBrand(file, siteWords);
        if (!brand) return { ok: false, lines: problems };
        const line = await takeBrand(services.db, { brand, hosts });
        services.brands.forget();
        return { ok: true, lines: [line] };
      },
      campaign: async (words) => ({ ok: true, lines: [await changeCampaign(services.db, words)] }),
      rollups: (words) => changeRollups(database.jobsDb, words),
      'money-audit': () => auditReport(database.jobsDb),
      'vendor-requests': async (words) => ({ ok: true, lines: await findRequests(database.jobsDb, words) }),
    }),
  );
  const app = createServer(services);
  const onError = (error: unknown) => app.log.error({ err: error }, 'work behind the calls failed');
  const { jobsDb: db, bus } = database;
  open.push(startRollups({ db, payJackpots: () => payJackpots({ db, bus, ledger: services.ledger }, new Date()), onError }));
  await opened(startJobs({ database, ...services, onError }));
  const { port } = await opened(listen(app, config, stopping.signal));
  console.log(welcome(config, `http://localhost:${port}`));
  await importCatalogues(database.jobsDb, services.adapters.values(), vendorWait()).catch(onError);
  await warmGallery(services, stopping.signal).catch(onError);
}

/** Registers a part as open. Closes it at once when a stop was requested meanwhile. */
async function opened<Part extends { close(): unknown }>(opening: Promise<Part>): Promise<Part> {
  const part = await opening;
  open.push(part);
  stopping.signal.throwIfAborted();
  return part;
}

async function stop(): Promise<void> {
  for (let part = open.pop(); part; part = open.pop()) await part.close();
}

/** Returns a signal that ends the wait for a vendor. */
function vendorWait(): AbortSignal {
  return AbortSignal.any([stopping.signal, AbortSignal.timeout(VENDOR_WAIT_MS)]);
}

async function fill({ adapters, config }: Services, db: OpenDatabase['jobsDb']): Promise<void> {
  if (await db.selectFrom('brand').select('merchant').executeTakeFirst()) return;
  if (!config.seedAccounts)
    throw new StartError(
      'The database has no brand: put one in, or set ALLOW_SEED_ACCOUNTS=1 to fill it with the demo and its published passwords.',
    );
  const offers: Offer[] = [];
  for (const adapter of adapters.values()) offers.push({ ...adapter, catalogue: await fetchCatalogue(adapter, vendorWait()) });
  await seed(db, { offers, now: new Date(), size: config.seedSize, signal: stopping.signal });
}

async function refusePublishedPasswords({ db, config }: Services): Promise<void> {
  if (config.seedAccounts) return;
  const username = await findPublishedPassword(db);
  if (username)
    throw new StartError(
      `${username} has a published password: change those of the seed accounts, or set ALLOW_SEED_ACCOUNTS=1 to keep them.`,
    );
}

function welcome({ mode }: Config, address: string): string {
  if (mode === 'production') return `Marquee is at ${address}`;
  const widest = Math.max(...demoAccounts.map(({ username }) => username.length));
  const accounts = demoAccounts.map(
    ({ username, role, password }) => `  ${username.padEnd(widest)}  ${role}${password ? ` (password ${password})` : ''}`,
  );
  return [
    `Marquee is at ${address}`,
    '',
    `Accounts, all with the password ${DEMO_PASSWORD} unless said; ${address}/dev/accounts logs in with one click:`,
    ...accounts,
  ].join('\n');
}
