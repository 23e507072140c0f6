import type { ContentKind, WrittenContent } from '@site/api/operatorContent';
import { mayDo } from '@site/api/deskRoles';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import type { Services } from '../services.ts';
import { contentKinds } from './contentKinds.ts';
import { readRow, type Row } from './contentRow.ts';

interface Asker {
  merchant: string;
  operator: Operator;
  address: string;
  now: Date;
  services: Services;
}

interface Change {
  kind: ContentKind;
  /** Undefined for something new. */
  id?: number | undefined;
  /** The version that the operator has seen. */
  version?: number | undefined;
  transferId: string;
  /** Body that the call was sent with. */
  body: object;
  act: 'saveContent' | 'publishContent' | 'withdrawContent';
  reason?: string;
  /** Checks what is kept, and returns the columns to be written and what the log says of them. */
  change: (tx: Transaction<Schema>, row: Row | undefined) => Promise<Changed> | Changed;
}

export interface Changed {
  columns: object;
  before: object;
  after: object;
  title: string;
}

/**
 * Changes or adds content with its line in the log, once for each transfer id, and shows it at once.
 *
 * Throws forbidden for a mission that the role may not give, notFound, and conflict when another operator has changed it since.
 *
 * Source: OPR-03, OPR-07.
 */
export async function changeContent(asker: Asker, asked: Change): Promise<{ id: number; version: number }> {
  const { merchant, operator, now, services } = asker;
  const { kind, act, transferId, body, reason = '' } = asked;
  const { table } = contentKinds[kind];
  // Whoever writes texts gives no money, and points are worth some.
  if (kind === 'mission' && !mayDo(operator.role, 'runCampaigns')) throw new RefusalError('forbidden');
  const done = await services.db.transaction().execute(async (tx) => {
    const known = await findAnswer(tx, operator.id, transferId);
    const row = asked.id === undefined ? undefined : await readRow(tx, { kind, merchant, id: asked.id }, true);
    const isNew = asked.id === undefined;
    if (!isNew && !row) throw new RefusalError('notFound');
    // A line that is there already says what was answered; `logAct` compares what came with it.
    const isRepeated = known !== undefined;
    if (!isRepeated && row && asked.version !== row.edit_version) throw new RefusalError('conflict');
    const id = known?.id ?? row?.id ?? (await nextId(tx, table));
    const version = known?.version ?? (row?.edit_version ?? 0) + 1;
    const changed = isRepeated ? undefined : await asked.change(tx, row);
    const line = await logAct(tx, {
      ...actorOf(asker),
      act,
      target: `${kind} ${id}${changed ? `: ${changed.title}` : ''}`,
      reason,
      before: changed?.before ?? null,
      after: { ...changed?.after, id, version },
      transferId,
      body: { act, ...body },
    });
    if (!line.isNew || !changed) return (await findAnswer(tx, operator.id, transferId)) ?? { id, version };
    const columns = { ...changed.columns, edit_version: version, changed_by: operator.id, changed_at: now };
    // Every table of content has these columns.
    const any = table as 'banner';
    if (row) await tx.updateTable(any).set(columns).where('id', '=', row.id).execute();
    else
      await tx
        .insertInto(any)
        .values({ ...columns, id, merchant } as never)
        .execute();
    return { id, version };
  });
  services.content.forget();
  return done;
}

/** Returns what an operator was answered under a transfer id. */
async function findAnswer(tx: Transaction<Schema>, operatorId: number, transferId: string) {
  const line = await tx
    .selectFrom('operator_log')
    .where('operator_id', '=', operatorId)
    .where('transfer_id', '=', transferId)
    .select('after')
    .executeTakeFirst();
  const { id, version } = (line?.after ?? {}) as { id?: number; version?: number };
  return id !== undefined && version !== undefined ? { id, version } : undefined;
}

async function nextId(tx: Transaction<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(tx);
  return Number(rows[0]?.id);
}

const LOGGED = 300;

/** Returns the fields in which two writings differ, as the log shows them: texts one by one, long ones cut. */
export function differencesOf(before: WrittenContent | undefined, after: WrittenContent) {
  const [old, changed] = [before ? flat(before) : {}, flat(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(changed)])].filter((name) => old[name] !== changed[name]);
  const pick = (from: Record<string, string>) => Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
  return { before: pick(old), after: pick(changed) };
}

function flat({ words, ...fields }: WrittenContent): Record<string, string> {
  const texts = Object.entries(words).flatMap(([code, said]) =>
    Object.entries(said ?? {}).map(([name, text]) => [`${code}.${name}`, text] as const),
  );
  return Object.fromEntries(
    [...Object.entries(fields), ...texts].map(([name, value]) => [name, value === null ? '' : String(value).slice(0, LOGGED)]),
  );
}
