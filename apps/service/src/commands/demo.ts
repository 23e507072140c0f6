import { readConfig } from '../config.ts';
import { askService } from '../control/askService.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { changeDemo, parseDemoArguments } from '../dev/changeDemo.ts';
import { failWithRemedy } from './failWithRemedy.ts';
import { StartError } from '../StartError.ts';

/** Sets the demo's state or a flag: through the running service, otherwise directly. Source: RUN-08. */
try {
  const { dataDir, databaseUrl, migrationUrl, mode } = readConfig(process.env);
  if (mode === 'production') throw new StartError('This is production: its state is not changed by a command.');
  const words = process.argv.slice(2);
  const wish = parseDemoArguments(words);
  const reply = await askService(dataDir, 'demo', words);
  if (reply) {
    console.log(reply.lines.join('\n'));
    process.exitCode = reply.ok ? 0 : 1;
  } else {
    const database = await openDatabase({ url: databaseUrl, migrationUrl, dataDir });
    try {
      console.log(await changeDemo(database.db, wish, new Date()));
    } finally {
      await database.close();
    }
  }
} catch (error) {
  failWithRemedy(error);
}
