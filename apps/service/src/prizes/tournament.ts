import { tournament } from '@site/api/prizes';
import { accept, handle, refuse } from '../http/handle.ts';
import { describeRow, readBoard, readPlace } from './readBoard.ts';
import { readTournaments } from './readTournaments.ts';

export default handle(tournament, async ({ input: { id }, member, merchant, language, now, services }) => {
  const [found] = await readTournaments(services, { merchant, language, now, id, accountId: member?.id });
  if (!found) return refuse('notFound', { field: 'id', rule: 'known' });
  const { asOf, rows } = await services.boards.get(String(id), () => readBoard(services.db, id));
  const own = found.isJoined && member ? await readPlace(services.db, id, member.id) : undefined;
  return accept({
    tournament: found,
    rows: rows.map((row) => describeRow(row, found.prizesMinor, member?.id)),
    own: own ? describeRow(own, found.prizesMinor, member?.id) : null,
    asOf: asOf.getTime(),
  });
});
