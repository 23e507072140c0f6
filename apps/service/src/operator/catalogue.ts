import { catalogue } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';

const PAGE = 20;

/** Finds games by name, code or number, and counts the games of each vendor. Source: OPR-05. */
export default handle(catalogue, async ({ input, services: { db } }) => {
  const { search, status, pageNo } = input;
  const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.vassalage', 'game.vassalage')
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(eb.fn('lower', ['game.name']), 'like', like),
          eb(eb.fn('lower', ['game_code']), 'like', like),
          ...(/^\d{1,9}$/.test(search) ? [eb('node_id', '=', Number(search))] : []),
        ]),
      ),
    )
    .$if(input.vassalage !== undefined, (query) => query.where('game.vassalage', '=', input.vassalage ?? ''))
    .$if(status !== undefined, (query) => query.where('game.status', '=', status ?? 'open'));
  const [rows, { total }, vendors] = await Promise.all([
    found
      .select([
        'node_id as nodeId',
        'game.name',
        'game.vassalage',
        'vendor.name as vendorName',
        'game_type as gameType',
        'status',
        'is_hot as isHot',
        'is_new as isNew',
        'game.position',
      ])
      .orderBy('game.position')
      .limit(PAGE)
      .offset((pageNo - 1) * PAGE)
      .execute(),
    found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    db
      .selectFrom('game')
      .innerJoin('vendor', 'vendor.vassalage', 'game.vassalage')
      .select((eb) => [
        'vendor.vassalage',
        'vendor.name',
        eb.fn.countAll<string>().as('games'),
        eb.fn.countAll<string>().filterWhere('status', '=', 'open').as('open'),
      ])
      .groupBy(['vendor.vassalage', 'vendor.name', 'vendor.position'])
      .orderBy('vendor.position')
      .execute(),
  ]);
  return accept({
    total: Number(total),
    list: rows,
    vendors: vendors.map(({ vassalage, name, games, open }) => ({ vassalage, name, games: Number(games), open: Number(open) })),
  });
});
