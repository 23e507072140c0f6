import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { holdCounting } from '../rollup/holdCounting.ts';
import { type Slice, walks } from './auditSlices.ts';
import { byIndex } from './byIndex.ts';
import { readAudit, type Section } from './readAudit.ts';
import { Sums } from './Sums.ts';

export interface Invariant {
  /** The invariant, in words. */
  name: string;
  checked: bigint;
  broken: bigint;
  /** One that is broken. */
  example: string | null;
}

/** Number of rows that a slice has, about. The embedded engine does nothing else while it looks at one. */
const ROWS_AT_A_TIME = 100;

/**
 * Puts every invariant of `moneyAudit.sql` to the test, slice by slice: between two of them others have their turn at the database. What
 * a slice looks at is whole in the snapshot of its statement.
 */
export async function auditMoney(db: Kysely<Schema>, { rowsAtATime = ROWS_AT_A_TIME } = {}): Promise<Invariant[]> {
  const invariants: Invariant[] = [];
  for (const section of readAudit()) {
    const invariant: Invariant = { name: section.name, checked: 0n, broken: 0n, example: null };
    for await (const verdict of verdictsOf(db, section, rowsAtATime)) add(invariant, verdict);
    invariants.push(invariant);
  }
  return invariants;
}

type Verdict = Omit<Invariant, 'name'>;

function add(invariant: Invariant, { checked, broken, example }: Verdict): void {
  const examples = [invariant.example, example].filter((each) => each !== null);
  invariant.checked += checked;
  invariant.broken += broken;
  invariant.example = examples.toSorted()[0] ?? null;
}

async function* verdictsOf(db: Kysely<Schema>, section: Section, rowsAtATime: number): AsyncGenerator<Verdict> {
  const { parts, addsUp } = section;
  if (addsUp) {
    const scopes = addsUp.each ? walks[addsUp.each](db, rowsAtATime, {}) : [{}];
    for await (const scope of scopes) yield addUp(db, section, { scope, rowsAtATime });
  } else {
    for (const { walk, statement } of parts)
      if (walk !== 'gathered') for await (const slice of walks[walk](db, rowsAtATime, {})) yield* await run<Verdict>(db, statement, slice);
  }
}

/** Adds up what the parts of a section tell of a scope, and judges it together. */
async function addUp(
  db: Kysely<Schema>,
  { parts, addsUp }: Section,
  { scope, rowsAtATime }: { scope: Slice; rowsAtATime: number },
): Promise<Verdict> {
  const work = async (afterEach: () => Promise<void>) => {
    const [gathered, sums] = [new Sums(), new Sums()];
    for (const [part, { walk, gathers, statement }] of parts.entries()) {
      const slices = walk === 'gathered' ? gathered.slices(rowsAtATime) : walks[walk](db, rowsAtATime, scope);
      for await (const slice of slices) {
        (gathers ? gathered : sums).add(part, await run(db, statement, slice));
        await afterEach();
      }
    }
    return sums.judge(addsUp?.inEveryPart ? parts.length : 1);
  };
  return addsUp?.holdsCounting ? holdCounting(db, work) : work(() => Promise.resolve());
}

/** Runs a statement in which `:name` stands for a value of the slice, and gives others their turn. */
async function run<Row = Record<string, unknown>>(db: Kysely<Schema>, statement: string, slice: Slice): Promise<Row[]> {
  const parts = statement
    .split(/(?<!:):([a-z_]+\d?)/)
    .map((part, index): RawBuilder<unknown> => (index % 2 ? sql`${slice[part]}` : sql.raw(part)));
  const rows = await byIndex(db, sql<Row>`${sql.join(parts, sql``)}`);
  await turn();
  return rows;
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
