import pg from 'pg';

const label = /^\s*\/\* prepared: (\S+) \*\//;

/** Lets a hot statement be planned once for each connection: one that begins with a comment `prepared: <name>` is sent by that name. */
export class PreparingClient extends pg.Client {
  // The driver's own overloads are many; only the form that Kysely sends is looked at.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? label.exec(text)?.[1] : undefined;
    const asked = name ? [{ name, text, values }, ...args.slice(2)] : args;
    return (super.query as (...forwarded: unknown[]) => unknown).apply(this, asked) as never;
  }
}
