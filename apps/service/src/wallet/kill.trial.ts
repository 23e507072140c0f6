import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { RestartingService } from '../testing/RestartingService.ts';
import { seedPlayers, SpinningPlayers } from '../testing/SpinningPlayers.ts';

const KILLS = 20;
const PLAYERS = 8;
const studioSecret = 'a secret for trials only';

describe.each(testEngines)('on %s', (engine) => {
  it(`VEN-01 RUN-06 loses and doubles nothing when it is killed ${KILLS} times during spins`, async () => {
    const prepared = await prepareTestDatabase(engine);
    const { where } = prepared;
    const before = await openDatabase(where);
    const launches = await seedPlayers(before.db, PLAYERS);
    await before.close();

    const settings = { dataDir: where.dataDir, databaseUrl: where.url, studioSecret };
    const service = await RestartingService.start(settings);
    const players = new SpinningPlayers((call, input) => service.ask(call, input));
    const playing = Promise.all(launches.map((launch) => players.play(launch)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.race([players.acknowledges(randomInt(20, 400)), playing]);
      const latest = players.acknowledged.slice(-20);
      await service.restart();
      for (const { call, input, answer } of latest) expect(await service.ask(call, input)).toEqual(answer);
    }
    players.finish();
    await playing;

    const audit = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../commands/moneyAudit.ts')], {
      env: { DATA_DIR: where.dataDir, ...(where.url && { DATABASE_URL: where.url }) },
      encoding: 'utf8',
    });
    expect(audit).toMatchObject({ status: 0, stderr: '' });
    await service.stop();

    const after = await openDatabase(where);
    expect((await auditMoney(after.db)).filter(({ broken }) => broken > 0n)).toEqual([]);
    await players.expectKept(after.db);
    await after.close();
    await prepared.remove();
    console.log(
      `${engine}: ${KILLS} kills, ${players.acknowledged.length} operations acknowledged, ${service.unanswered} cut off and asked again, 0 lost, 0 doubled.`,
    );
    console.log(audit.stdout);
  });
});
