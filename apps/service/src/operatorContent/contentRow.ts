import type { ContentItemValue, ContentKind, ContentState, WrittenContent } from '@site/api/operatorContent';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { contentKinds, TERMS } from './contentKinds.ts';

/** A row of any of the tables of content: their common columns, and those that some of them have. */
export interface Row {
  id: number;
  words: WrittenContent['words'];
  state: 'draft' | 'published' | 'withdrawn';
  shown_from: Date | null;
  shown_until: Date | null;
  languages: string[];
  edit_version: number;
  changed_at: Date | null;
  changed_by_name: string | null;
  pending: WrittenContent | null;
  position?: number;
  audience?: 'site' | 'agent';
  execution?: 'A' | 'B' | 'F' | null;
  starts_at?: Date | null;
  ends_at?: Date | null;
  published_at?: Date;
  code?: string;
  slug?: string;
  kind?: string;
  version?: number;
  offer?: object | null;
  group_name?: string;
  art?: string;
  linkage_type?: WrittenContent['linkageType'];
  target?: string;
  goal?: number;
  points?: number;
}

/** Selects the rows of a kind. */
export function ofKind(kind: ContentKind, merchant: string) {
  const { type } = contentKinds[kind];
  return sql<SqlBool>`c.merchant = ${merchant} ${type === undefined ? sql`` : sql`and c.type = ${type}`}`;
}

/** The state of a row, as SQL. */
export const stateAt = (now: Date) => sql<ContentState>`case
  when c.state <> 'published' then c.state
  when c.shown_until <= ${now} then 'over'
  when c.shown_from > ${now} then 'scheduled'
  else 'live' end`;

interface Wanted {
  kind: ContentKind;
  merchant: string;
  id: number;
}

/** Selects the columns of a row. The type of a pop-up, the group of a help article and what a mission counts are their sorts. */
export function columnsToRead(kind: ContentKind) {
  if (kind === 'popup') return sql`c.*, coalesce(c.promotion_type, 'NEWS') as kind`;
  if (kind === 'help') return sql`c.*, c.group_name as kind`;
  return kind === 'mission' ? sql`c.*, c.measure || '-' || c.period as kind` : sql`c.*`;
}

/** Reads a row, and locks it until the end of the transaction where `isLocked`. */
export async function readRow(db: Kysely<Schema>, { kind, merchant, id }: Wanted, isLocked = false): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${columnsToRead(kind)}, a.username as changed_by_name from ${sql.table(contentKinds[kind].table)} c left join account a on a.id = c.changed_by
    where ${ofKind(kind, merchant)} and c.id = ${id} ${isLocked ? sql`for update of c` : sql``}`.execute(db);
  return rows[0];
}

/** Returns what was saved last: the waiting change, otherwise what is published. */
export function writtenOf(row: Row): WrittenContent {
  const { pending } = row;
  if (pending) return Object.assign({ goal: 0, points: 0 }, pending);
  return {
    words: row.words,
    languages: row.languages,
    from: row.shown_from?.getTime() ?? null,
    until: row.shown_until?.getTime() ?? null,
    position: row.position ?? 0,
    audience: row.audience ?? 'site',
    execution: row.execution ?? 'A',
    slug: row.code ?? row.slug ?? '',
    sort: row.kind ?? '',
    startsAt: (row.code === undefined ? null : row.starts_at?.getTime()) ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    art: row.art ?? '',
    group: row.group_name ?? '',
    linkageType: row.linkage_type ?? 'NONE',
    target: row.target ?? '',
    goal: row.goal ?? 0,
    points: row.points ?? 0,
  };
}

export function stateOf({ state, shown_from, shown_until }: Row, now: Date): ContentState {
  if (state !== 'published') return state;
  if (shown_until && shown_until <= now) return 'over';
  return shown_from && shown_from > now ? 'scheduled' : 'live';
}

/** Returns true for a promotion that members take part in, whose terms are kept, and for the terms of the brand. Source: docs/domain.md DR-7.1. */
export const isBinding = ({ state, offer, starts_at, kind }: Row, now: Date): boolean =>
  state === 'published' && (kind === TERMS || (Boolean(offer) && Boolean(starts_at && starts_at <= now)));

export const itemOf = (kind: ContentKind, row: Row, now: Date): ContentItemValue => ({
  ...writtenOf(row),
  id: row.id,
  version: row.edit_version,
  kind,
  state: stateOf(row, now),
  hasChanges: row.pending !== null,
  changedAt: row.changed_at?.getTime() ?? null,
  changedBy: row.changed_by_name ?? '',
  isBinding: isBinding(row, now),
});

const dateOf = (time: number | null) => (time === null ? null : new Date(time));

/** Returns the columns that hold what was written. */
export function columnsOf(kind: ContentKind, written: WrittenContent) {
  const { position, art } = written;
  const common = {
    words: JSON.stringify(written.words),
    languages: written.languages,
    shown_from: dateOf(written.from),
    shown_until: dateOf(written.until),
  };
  const { table, type } = contentKinds[kind];
  switch (table) {
    case 'announcement':
      return {
        ...common,
        position,
        type,
        audience: kind === 'announcement' ? written.audience : 'site',
        execution: kind === 'popup' ? written.execution : null,
        promotion_type: kind === 'popup' ? written.sort : null,
      };
    case 'banner':
      return { ...common, position, art, group_name: written.group, linkage_type: written.linkageType, target: written.target };
    case 'promotion':
      return {
        ...common,
        position,
        art,
        code: written.slug,
        kind: written.sort,
        starts_at: dateOf(written.startsAt),
        ends_at: dateOf(written.endsAt),
      };
    case 'mission': {
      const [measure, period] = written.sort.split('-');
      return { ...common, position, code: written.slug, measure, period, goal: written.goal, points: written.points };
    }
    case 'help_article':
      return { ...common, position, code: written.slug, group_name: written.sort };
    case 'post':
      return { ...common, slug: written.slug, kind: written.sort };
  }
}
