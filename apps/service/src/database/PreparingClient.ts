import pg from 'pg';

const label = /^\s*\/\* prepared: (\S+) \*\//;

/** Sends a statement that begins with a comment `prepared: <name>` as a prepared statement, which is planned once for each connection. */
export class PreparingClient extends pg.Client {
  // The driver has many overloads; only Kysely's form matters here.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? label.exec(text)?.[1] : undefined;
    const asked = name ? [{ name, text, values }, ...args.slice(2)] : args;
    return (super.query as (...forwarded: unknown[]) => unknown).apply(this, asked) as never;
  }
}
