import { fairFloats, seedHash } from '@site/rules/fairStream';
import type { EngineTheme } from '../Engine.ts';
import type { CheckModule } from './RoundCheck.ts';
import type { Word } from './Stage.ts';

const modules = import.meta.glob<CheckModule>('../../engines/*/client/verify.ts');

interface Checked {
  engine: string;
  theme: EngineTheme;
  /** Returns the trimmed value of a field: seeds, nonce, fingerprint, or one of the engine's own. */
  field: (name: string) => string;
  word: Word;
}

export interface Verdict {
  key: 'verify.mismatchHash' | 'verify.mismatchCoins' | 'verify.matches' | 'verify.workedOut';
  tone: 'good' | 'bad' | '';
  /** The round, as the seeds give it. */
  drawn: readonly Node[];
}

/** Computes a round from its seeds, and compares it with the fingerprint shown before and the amount paid. */
export async function checkSeeds({ engine, theme, field, word }: Checked): Promise<Verdict | undefined> {
  const load = modules[`../../engines/${engine}/client/verify.ts`];
  if (!load) return undefined;
  const { checkRound } = await load();
  const serverSeed = field('server');
  const stream = { serverSeed, clientSeed: field('client'), nonce: Number(field('nonce')) };
  const { drawn, isAsPaid } = await checkRound({ theme: theme as never, field, numbers: (count) => fairFloats(stream, count), word });
  // A round that several events decide has several seeds.
  const hash = (await Promise.all(serverSeed.split('.').map(seedHash))).join('.');
  const wantedHash = field('hash').toLowerCase();
  if (wantedHash && hash !== wantedHash) return { key: 'verify.mismatchHash', tone: 'bad', drawn };
  if (isAsPaid === false) return { key: 'verify.mismatchCoins', tone: 'bad', drawn };
  return wantedHash && isAsPaid ? { key: 'verify.matches', tone: 'good', drawn } : { key: 'verify.workedOut', tone: '', drawn };
}
