import { exclude } from '@site/api/limits';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from '../security/reauthenticate.ts';
import { kickPlayer } from '../vendors/kickPlayer.ts';
import { readExclusion } from './readExclusion.ts';

const DAY_MS = 24 * 3_600_000;
/** By how much the clock of a browser may be behind. */
const TOLERANCE_MS = 10 * 60_000;

/**
 * Begins a break: no stake, launch, deposit or promotion until its end, which nothing brings forward. Only a longer one may follow it. A
 * frozen account stays frozen, and is on its break afterwards.
 *
 * Source: RES-02, docs/domain.md DR-23.6.
 */
export default handle(exclude, async ({ input, member, address, now, services }) => {
  const { kind } = input;
  const { least, most } = boundsOf(kind, now);
  if (input.until < least - TOLERANCE_MS) return refuse('invalidInput', { field: 'until', rule: 'least' });
  if (input.until > most + TOLERANCE_MS) return refuse('invalidInput', { field: 'until', rule: 'most' });
  if (!(await reauthenticate(services, { member, password: input.password, address, now }))) return refuse('wrongCredentials');
  const until_at = new Date(Math.min(Math.max(input.until, least), most));
  const { db } = services;
  const isBegun = await db.transaction().execute(async (tx) => {
    const { state } = await tx.selectFrom('account').where('id', '=', member.id).select('state').forUpdate().executeTakeFirstOrThrow();
    const { current } = await readExclusion(tx, member.id);
    if (current && (current.until >= until_at.getTime() || (current.kind === 'self' && kind === 'coolOff'))) return false;
    await tx.insertInto('exclusion').values({ account_id: member.id, from_at: now, kind, until_at, ended_at: null }).execute();
    const next = kind === 'self' || state === 'excluded' ? 'excluded' : 'coolingOff';
    if (state !== 'frozen') await tx.updateTable('account').set({ state: next }).where('id', '=', member.id).execute();
    await tx.deleteFrom('launch').where('account_id', '=', member.id).where('used_at', 'is', null).execute();
    return true;
  });
  if (!isBegun) return refuse('conflict');
  kickPlayer(services, member.id);
  return accept(await readExclusion(db, member.id));
});

function boundsOf(kind: 'coolOff' | 'self', now: Date): { least: number; most: number } {
  if (kind === 'coolOff') return { least: now.getTime() + DAY_MS, most: now.getTime() + 42 * DAY_MS };
  const after = (months: number) => new Date(now).setUTCMonth(now.getUTCMonth() + months);
  return { least: after(6), most: after(60) };
}
