import { BlockList, isIP } from 'node:net';
import { setBlockedRanges } from '@site/api/operatorContent';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import { brandSettings } from '../system/brandSettings.ts';
import { ipOf } from '../system/ipOf.ts';

/**
 * Blocks networks. The service answers them with the page of blocked regions within a second; the desk stays open to operators.
 *
 * Refuses: invalidInput for what is no range, and for one that holds the own address; conflict when the ranges are other than known.
 *
 * Source: OPR-05, OPR-07, SYS-03.
 */
export default handle(setBlockedRanges, async (request) => {
  const { input, merchant, address, services } = request;
  const { known, reason, transferId } = input;
  const ranges: string[] = [];
  const own = ipOf(address);
  for (const [index, text] of input.ranges.entries()) {
    const range = rangeOf(text);
    if (!range) return refuse('invalidInput', { field: `ranges.${index}`, rule: 'range' });
    if (holds(range, own)) return refuse('invalidInput', { field: `ranges.${index}`, rule: 'own' });
    if (!ranges.includes(range)) ranges.push(range);
  }
  await services.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('brand').where('merchant', '=', merchant).select('settings').forUpdate().executeTakeFirstOrThrow();
    const { blockedRanges } = brandSettings.parse(row.settings);
    const { isNew } = await logAct(tx, {
      ...actorOf(request),
      act: 'setBlockedRanges',
      target: merchant,
      reason,
      before: { ranges: blockedRanges },
      after: { ranges },
      transferId,
      body: { known, ranges, reason },
    });
    if (!isNew) return;
    if (String(known) !== String(blockedRanges)) throw new RefusalError('conflict');
    const settings = JSON.stringify({ ...row.settings, blockedRanges: ranges });
    await tx.updateTable('brand').set({ settings }).where('merchant', '=', merchant).execute();
  });
  services.brands.forget();
  return accept({ ranges });
});

/** Returns a range in its usual form, or undefined for what is none. An address alone is a range of one. */
function rangeOf(text: string): string | undefined {
  const [network = '', prefix, ...more] = text.toLowerCase().split('/');
  const family = isIP(network);
  const bits = family === 4 ? 32 : 128;
  if (family === 0 || more.length > 0 || network.includes('%')) return undefined;
  if (prefix === undefined) return `${network}/${bits}`;
  return /^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits ? `${network}/${prefix}` : undefined;
}

const familyOf = (ip: string) => (isIP(ip) === 4 ? 'ipv4' : 'ipv6');

function holds(range: string, address: string): boolean {
  const [network = '', prefix] = range.split('/');
  const list = new BlockList();
  list.addSubnet(network, Number(prefix), familyOf(network));
  return list.check(address, familyOf(address));
}
