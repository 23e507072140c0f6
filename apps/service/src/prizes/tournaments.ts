import { tournaments } from '@site/api/prizes';
import { accept, handle } from '../http/handle.ts';
import { readTournaments } from './readTournaments.ts';

export default handle(tournaments, async ({ member, merchant, language, now, services }) =>
  accept({ list: await readTournaments(services, { merchant, language, now, accountId: member?.id }) }),
);
