import { type ContentState, contents } from '@site/api/operatorContent';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { contentKinds } from './contentKinds.ts';
import { columnsToRead, itemOf, ofKind, type Row, stateAt } from './contentRow.ts';

const PAGE = 20;

/** Lists what operators publish: drafts first, then by place or date. Source: OPR-03. */
export default handle(contents, async ({ input, merchant, now, services: { db, brands } }) => {
  const { kind, search, state, shownIn = null, pageNo } = input;
  const { table } = contentKinds[kind];
  const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = sql`
    from ${sql.table(table)} c left join account a on a.id = c.changed_by
    where ${ofKind(kind, merchant)}
    and (${search} = '' or lower(c.words::text) like ${like} or lower(coalesce(c.pending::text, '')) like ${like})
    and (${shownIn}::text is null or c.languages = '{}' or ${shownIn}::text = any(c.languages))`;
  const inState = sql`and (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null}::text)`;
  const [listed, counted, { brand }] = await Promise.all([
    sql<Row>`select ${columnsToRead(kind)}, a.username as changed_by_name ${found} ${inState}
      order by (c.state = 'draft') desc, ${table === 'post' ? sql`c.published_at desc` : orderOf(table)}, c.id desc
      limit ${PAGE} offset ${(pageNo - 1) * PAGE}`.execute(db),
    sql<{ state: ContentState; items: string }>`
      select ${stateAt(now)} as state, count(*) as items ${found} group by 1`.execute(db),
    brands.of(merchant),
  ]);
  const numbers = new Map(counted.rows.map((row) => [row.state, Number(row.items)]));
  const of = (one: ContentState) => numbers.get(one) ?? 0;
  const counts = { draft: of('draft'), scheduled: of('scheduled'), live: of('live'), over: of('over'), withdrawn: of('withdrawn') };
  return accept({
    total: state ? of(state) : Object.values(counts).reduce((sum, items) => sum + items, 0),
    counts,
    list: listed.rows.map((row) => {
      const { words, languages, from, until, position, group, audience, execution, sort, art, ...item } = itemOf(kind, row, now);
      const { id, version, hasChanges, changedAt, changedBy } = item;
      const title = words[brand.defaultLanguage]?.title ?? Object.values(words).find((texts) => texts?.title)?.title ?? '';
      const place = {
        announcement: audience,
        notice: '',
        popup: execution,
        banner: group,
        promotion: sort,
        post: sort,
        help: sort,
        mission: sort,
      }[kind];
      return {
        id,
        version,
        kind,
        state: item.state,
        hasChanges,
        changedAt,
        changedBy,
        title,
        languages,
        written: Object.keys(words),
        from,
        until,
        position,
        place,
        art,
      };
    }),
  });
});

const orderOf = (table: string) => (table === 'banner' ? sql`c.group_name <> 'w_home', c.group_name, c.position` : sql`c.position`);
