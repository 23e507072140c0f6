import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Outcome {
  ok: boolean;
  /** Output not printed yet. */
  output: string;
}

/** Runs a program in the root and returns its outcome under a name. */
export type Run = (name: string, program: string, ...args: string[]) => Promise<Outcome>;

/** Runs a program with the terminal attached. Returns true on success. */
export async function run(program: string, ...args: string[]): Promise<boolean> {
  return (await finish(program, args, 'inherit')).ok;
}

/** Runs a program with the terminal attached, and prints its duration. */
export const runTimed: Run = async (name, program, ...args) => {
  const { ok, output } = await time(name, finish(program, args, 'inherit'));
  process.stdout.write(output);
  return { ok, output: '' };
};

/** Runs a program while another one uses the terminal: returns its output. */
export const runAside: Run = (name, program, ...args) => time(name, finish(program, args, 'pipe'));

async function time(name: string, finishing: Promise<Outcome>): Promise<Outcome> {
  const from = Date.now();
  const { ok, output } = await finishing;
  return { ok, output: `${output}[${name}] ${ok ? 'ok' : 'failed'} in ${((Date.now() - from) / 1000).toFixed(1)} s\n` };
}

async function finish(program: string, args: string[], stdio: 'inherit' | 'pipe'): Promise<Outcome> {
  const child = spawn(program, args, { cwd: root, stdio: ['inherit', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output };
}
