import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { walks } from './auditSlices.ts';

type WalkName = keyof typeof walks;

/** A statement of `moneyAudit.sql`, and the slices that it looks at. */
export interface Part {
  /** `gathered`: slices of what the part before has gathered. */
  walk: WalkName | 'gathered';
  gathers: boolean;
  statement: string;
}

export interface Section {
  /** The invariant, in words. */
  name: string;
  parts: Part[];
  addsUp: AddsUp | undefined;
}

/** Rule by which the rows of all parts add up to zero. */
interface AddsUp {
  /** Slices that are added up one by one; undefined adds up the whole books. */
  each: WalkName | undefined;
  /** Every part must have a row of it. */
  inEveryPart: boolean;
  /** The rows depend on the roll-ups: nothing may be counted meanwhile. */
  holdsCounting: boolean;
}

export function readAudit(): Section[] {
  const file = readFileSync(path.join(import.meta.dirname, 'moneyAudit.sql'), 'utf8');
  const [, ...sections] = file.split(/^-- invariant: /m);
  return sections.map((text) => {
    const [head = '', ...parts] = text.split(/^-- by: /m);
    const [name = '', how] = head.split(/\n-- adds up: |\n/);
    return { name, parts: parts.map(readPart), addsUp: how ? readAddsUp(how) : undefined };
  });
}

function readPart(text: string): Part {
  const end = text.indexOf('\n');
  const [walk, how] = text.slice(0, end).split(', ');
  return { walk: walk as Part['walk'], gathers: how === 'gathered', statement: spellOut(text.slice(end)) };
}

function readAddsUp(text: string): AddsUp {
  const [each, ...more] = text.split(', ');
  return {
    each: each === 'all' ? undefined : (each as WalkName),
    inEveryPart: more.includes('with a row in every part'),
    holdsCounting: more.includes('while nothing is counted'),
  };
}

/** Lower and upper bound of what stands for rows of a table in a statement, by its name. */
const bounds: Record<string, (columns: number) => [after: string, until: string]> = {
  slice: (columns) => [`> (${numbered('after', columns)})`, `<= (${numbered('until', columns)})`],
  transfers: () => ['>= (:from_id, :from_key)', '<= (:to_id, :to_key)'],
  links: () => ['> (:from_id, :from_currency, :after)', '<= (:to_id, :to_currency, :until)'],
};

const numbered = (name: string, columns: number) => Array.from({ length: columns }, (_, index) => `:${name}_${index + 1}`).join(', ');

/**
 * Spells `:slice(table; a, b)` out: rows of the table between two keys. They are asked for in the order of the key, so that the planner
 * takes the index of that key: by its estimate any index of the account would do.
 */
function spellOut(statement: string): string {
  return statement.replaceAll(/:(slice|transfers|links)\((\w+); ([^)]*)\)/g, (_, name: string, table: string, key: string) => {
    const [after = '', until = ''] = bounds[name]?.(key.split(',').length) ?? [];
    return `(select * from ${table} where (${key}) ${after} and (${key}) ${until} order by ${key})`;
  });
}
