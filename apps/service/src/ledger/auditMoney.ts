import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { holdCounting } from '../rollup/holdCounting.ts';
import { type Slice, walks } from './auditSlices.ts';

export interface Invariant {
  /** The invariant, in words. */
  name: string;
  checked: bigint;
  broken: bigint;
  /** One that is broken. */
  example: string | null;
}

/** Number of rows that a slice has, about. The embedded engine does nothing else while it looks at one. */
const ROWS_AT_A_TIME = 300;

/**
 * Puts every invariant of `moneyAudit.sql` to the test, slice by slice: between two of them others have their turn at the database. What
 * a slice looks at is whole in the snapshot of its statement.
 */
export async function auditMoney(db: Kysely<Schema>, { rowsAtATime = ROWS_AT_A_TIME } = {}): Promise<Invariant[]> {
  const invariants = new Map<string, Invariant>();
  for (const { name, walk, statement, gathering } of readAudit()) {
    if (gathering) add(invariants, name, await judgeTogether(db, { statement, gathering, rowsAtATime }));
    else if (walk)
      for await (const slice of walks[walk](db, rowsAtATime)) {
        add(invariants, name, await judge(db, statement, slice));
        await turn();
      }
    else add(invariants, name, await judge(db, statement, {}));
  }
  return [...invariants.values()];
}

function add(invariants: Map<string, Invariant>, name: string, { checked, broken, example }: Verdict): void {
  const before = invariants.get(name) ?? { checked: 0n, broken: 0n, example: null };
  const examples = [before.example, example].filter((each) => each !== null);
  invariants.set(name, {
    name,
    checked: before.checked + checked,
    broken: before.broken + broken,
    example: examples.toSorted()[0] ?? null,
  });
}

type Verdict = Omit<Invariant, 'name'>;

async function judge(db: Kysely<Schema>, statement: string, slice: Slice): Promise<Verdict> {
  const [verdict] = await run<Verdict>(db, statement, slice);
  if (!verdict) throw new Error('A sum over nothing gave no row.');
  return verdict;
}

interface Together {
  statement: string;
  gathering: Gathering;
  rowsAtATime: number;
}

/** Judges what all slices come to together. */
async function judgeTogether(db: Kysely<Schema>, { statement, gathering, rowsAtATime }: Together): Promise<Verdict> {
  const judgeAll = async (afterEach: () => Promise<unknown>) => {
    const sums = new Sums();
    for await (const slice of walks[gathering.walk](db, rowsAtATime)) {
      sums.add(await run(db, gathering.statement, slice));
      await turn();
      await afterEach();
    }
    return judge(db, statement, { gathered: JSON.stringify(sums.rows()) });
  };
  return gathering.holdsCounting ? holdCounting(db, judgeAll) : judgeAll(() => Promise.resolve());
}

/** Rows of several slices, added up: the last column is the sum, the others say of what. */
class Sums {
  readonly #sums = new Map<string, bigint>();
  #columns: string[] = [];

  add(rows: Record<string, unknown>[]): void {
    for (const row of rows) {
      this.#columns = Object.keys(row);
      const values = Object.values(row);
      const key = JSON.stringify(values.slice(0, -1));
      this.#sums.set(key, (this.#sums.get(key) ?? 0n) + BigInt(String(values.at(-1))));
    }
  }

  rows(): object[] {
    return [...this.#sums].map(([key, sum]) => {
      const values = [...(JSON.parse(key) as unknown[]), String(sum)];
      return Object.fromEntries(this.#columns.map((column, index) => [column, values[index]]));
    });
  }
}

/** Runs a statement in which `:name` stands for a value of the slice. */
async function run<Row = Record<string, unknown>>(db: Kysely<Schema>, statement: string, slice: Slice): Promise<Row[]> {
  const parts = statement
    .split(/(?<!:):([a-z_]+)/)
    .map((part, index): RawBuilder<unknown> => (index % 2 ? sql`${slice[part]}` : sql.raw(part)));
  const query = sql<Row>`${sql.join(parts, sql``)}`;
  // A transaction of the caller keeps its settings.
  return (await (isSlice(slice) && !db.isTransaction ? byIndex(db, query) : query.execute(db))).rows;
}

/** Returns whether a statement looks at a part of the books, named by accounts or by a key. */
const isSlice = (slice: Slice) => 'from_id' in slice || 'until' in slice;

/**
 * Runs a query with index look-ups alone: the planner estimates a slice at thousands of rows and would read whole tables. Its estimate of
 * the costs is then so high that Postgres would compile each statement, which takes longer than running it.
 */
function byIndex<Row>(db: Kysely<Schema>, query: RawBuilder<Row>) {
  return db.transaction().execute(async (tx) => {
    await sql`
      select set_config(name, 'off', true)
      from (values ('enable_seqscan'), ('enable_hashjoin'), ('enable_mergejoin'), ('jit')) as setting (name)`.execute(tx);
    return query.execute(tx);
  });
}

/** A line for each invariant, and whether all hold. */
export function describeAudit(invariants: readonly Invariant[]): { ok: boolean; lines: string[] } {
  const width = Math.max(...invariants.map(({ checked }) => String(checked).length));
  const broken = invariants.filter((invariant) => invariant.broken > 0n).length;
  return {
    ok: broken === 0,
    lines: [
      ...invariants.map(
        ({ name, checked, broken: wrong, example }) =>
          `${wrong === 0n ? 'holds ' : 'BROKEN'}  ${String(checked).padStart(width)} checked  ${name}${wrong === 0n ? '' : `: ${wrong} are wrong, e.g. ${example}`}`,
      ),
      broken === 0 ? `All ${invariants.length} invariants hold.` : `${broken} of ${invariants.length} invariants are broken.`,
    ],
  };
}

type WalkName = keyof typeof walks;

interface Gathering {
  walk: WalkName;
  /** Gives rows to be added up. */
  statement: string;
  /** The rows depend on the roll-ups: no bet may be counted meanwhile. */
  holdsCounting: boolean;
}

interface Section {
  name: string;
  /** Boundaries of its slices; undefined for a statement that reads everything. */
  walk: WalkName | undefined;
  statement: string;
  /** Sums that it compares with, added up from slices. */
  gathering: Gathering | undefined;
}

function readAudit(): Section[] {
  const file = readFileSync(path.join(import.meta.dirname, 'moneyAudit.sql'), 'utf8');
  const [, ...written] = file.split(/^-- invariant: /m);
  const sections: Section[] = [];
  let gathering: Gathering | undefined;
  for (const text of written) {
    const [, name = '', by, statement = ''] = /^([^\n]*)\n(?:-- by: ([^\n]*)\n)?(.*)$/s.exec(text) ?? [];
    const [walk, how] = by?.split(', ') ?? [];
    if (how) gathering = { walk: walk as WalkName, statement, holdsCounting: how.endsWith('while nothing is counted') };
    else {
      sections.push({ name, walk: walk === 'gathered' ? undefined : (walk as WalkName | undefined), statement, gathering });
      gathering = undefined;
    }
  }
  return sections;
}
