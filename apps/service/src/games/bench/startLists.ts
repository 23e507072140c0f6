import { sql } from 'kysely';
import { readConfig } from '../../config.ts';
import { createServer } from '../../server.ts';
import { createServices } from '../../services.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../../testing/seedTestAccounts.ts';

export interface Lists {
  url: string;
  /** Returns the milliseconds of a search among all games. */
  search(name: string): Promise<number>;
  close(): Promise<void>;
}

/** Starts the service in production mode with a catalogue of a given size, and a no-op route as reference. */
export async function startLists(games: number): Promise<Lists> {
  const database = await openTestDatabase('pglite');
  await seedTestAccounts(database.db);
  await sql`insert into vendor select 'V' || n, 'Vendor ' || n, 'STUDIO', n from generate_series(1, 40) n`.execute(database.db);
  await sql`
    insert into game (node_id, vassalage, game_code, game_type, game_classify, name, is_group, is_hot, is_new, freeplay, status, ground, position)
    select n, 'V' || n % 40 + 1, 'game-' || n, (array['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'])[n % 6 + 1],
      (array['SLOTS', 'JACKPOT', 'TABLE'])[n % 3 + 1],
      (array['Gold', 'Jade', 'Sun', 'Moon', 'River', 'Harbour', 'Ember'])[n % 7 + 1] || ' ' ||
      (array['Tiger', 'Dragon', 'Lotus', 'Pharaoh', 'Koi', 'Crash', 'Palace', 'Temple', 'Orbit', 'Queen', 'Ship'])[n % 11 + 1] || ' ' || n,
      false, n % 20 = 0, n % 15 = 0, true, 'open', 'ink', n
    from generate_series(1, ${games}) n`.execute(database.db);
  const config = { ...readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }), mode: 'production' as const, siteDir: '/nowhere' };
  const services = await createServices({ config, database });
  const app = createServer(services);
  // Reads the address, as every call does.
  app.get('/noop', ({ ip }) => ip);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async search(name) {
      const shelf = await services.shelves.of('marquee', 'EN');
      const from = performance.now();
      shelf.search(name, {});
      return performance.now() - from;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
