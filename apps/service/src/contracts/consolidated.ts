import { consolidated } from '@site/api/contracts';
import { isOn } from '@site/rules/flags';
import { accept, handle, refuse } from '../http/handle.ts';
import { asSent, isLive, readContracts } from './contractRows.ts';

/**
 * Counts the requests that wait for the member and the contracts that it is a party of, held or given; from these eight the pages of the agent centre follow: one is
 * shown to who holds such a contract, gives one, or is asked about one.
 *
 * Source: AGT-10, AGT-15, docs/domain.md DR-10.5.
 */
export default handle(consolidated, async ({ member, now, services }) => {
  const { db, brands } = services;
  if (!isOn((await brands.of(member.merchant)).flags, 'AGENTPOLICY3')) return refuse('forbidden');
  const contracts = await readContracts(db, { partyId: member.id });
  const waiting = contracts.filter((contract) => asSent(contract, { memberId: member.id, now }).awaitsMe);
  const held = contracts.filter(isLive);
  const count = (rows: typeof contracts, kind: string) => rows.filter((contract) => contract.kind === kind).length;
  const flags = {
    dailysalreqtype: count(waiting, 'DAILY'),
    divtypereq: count(waiting, 'DIVIDEND'),
    contracthoursalreq: count(waiting, 'HOURLY'),
    realtimesalreqtype: count(waiting, 'REALTIME'),
    dailysalinfotype: count(held, 'DAILY'),
    divtypeinfo: count(held, 'DIVIDEND'),
    contracthoursalinfo: count(held, 'HOURLY'),
    contractmrdailysalinfotype: count(held, 'REALTIME'),
  };
  return accept({
    ...flags,
    enableCt: flags.divtypeinfo + flags.divtypereq > 0,
    salary: flags.dailysalinfotype + flags.dailysalreqtype > 0,
    hourSalary: flags.contracthoursalinfo + flags.contracthoursalreq > 0,
    realtimeSalary: flags.contractmrdailysalinfotype + flags.realtimesalreqtype > 0,
  });
});
