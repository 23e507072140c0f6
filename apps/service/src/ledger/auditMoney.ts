import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface Invariant {
  /** What holds, in words. */
  name: string;
  checked: bigint;
  broken: bigint;
  /** One that is broken. */
  example: string | null;
}

/** Puts every invariant of `moneyAudit.sql` to the test. */
export async function auditMoney(db: Kysely<Schema>): Promise<Invariant[]> {
  const invariants: Invariant[] = [];
  for (const { name, statement } of readAudit()) {
    const { rows } = await sql.raw<Omit<Invariant, 'name'>>(statement).execute(db);
    for (const row of rows) invariants.push({ name, ...row });
  }
  return invariants;
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

function readAudit(): { name: string; statement: string }[] {
  const file = readFileSync(path.join(import.meta.dirname, 'moneyAudit.sql'), 'utf8');
  const [, ...sections] = file.split(/^-- invariant: /m);
  return sections.map((section) => {
    const [name = '', ...statement] = section.split('\n');
    return { name, statement: statement.join('\n') };
  });
}
