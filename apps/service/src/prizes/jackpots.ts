import { jackpots } from '@site/api/prizes';
import { accept, handle } from '../http/handle.ts';
import { readJackpots } from './readJackpots.ts';

export default handle(jackpots, async ({ input, member, merchant, language, services }) =>
  accept(await readJackpots(services, { merchant, language, ...input, accountId: member?.id })),
);
