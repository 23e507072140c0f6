import { userInfo } from 'node:os';
import { changeCampaign } from '../campaigns/changeCampaign.ts';
import { carryOut } from './carryOut.ts';
import { failWithRemedy } from './failWithRemedy.ts';

const words = [...process.argv.slice(2), '--by', userInfo().username];

/** Opens, grants or closes a campaign of free rounds. */
await carryOut({
  verb: 'campaign',
  words,
  run: async ({ db }) => ({ ok: true, lines: [await changeCampaign(db, words)] }),
}).catch(failWithRemedy);
