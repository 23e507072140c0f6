import { readConfig } from '../config.ts';
import { changeDemo, parseDemoArguments } from '../dev/changeDemo.ts';
import { StartError } from '../StartError.ts';
import { carryOut } from './carryOut.ts';
import { failWithRemedy } from './failWithRemedy.ts';

/** Sets the demo's state or a flag: through the running service, otherwise directly. Source: RUN-08. */
try {
  if (readConfig(process.env).mode === 'production') throw new StartError('This is production: its state is not changed by a command.');
  const words = process.argv.slice(2);
  const wish = parseDemoArguments(words);
  await carryOut({ verb: 'demo', words, run: async ({ db }) => ({ ok: true, lines: [await changeDemo(db, wish, new Date())] }) });
} catch (error) {
  failWithRemedy(error);
}
