import { dailyWages, dividends, hourSalary, realtimeSalary } from '@site/api/agentReports';
import type { ContractKind } from '@site/rules/contract';
import { useMemo, useState } from 'react';
import { drillTo } from '../agent/drill';
import { useDrill } from '../agent/useDrill';
import { Report } from '../report/Report';
import { BillDialog } from './BillDialog';

/** Shows the bills of one kind of contract; a press on a contract opens what its bill was counted from, on a real-time day its slices. Source: AGT-07, AGT-18. */
export function BillRecords({ kind }: { kind: ContractKind }) {
  const [openId, setOpenId] = useState<string>();
  // A bill that was collected is read anew.
  const [version, setVersion] = useState(0);
  const onDrill = useMemo(() => ({ contract: ({ id }: { id: string }) => setOpenId(id) }), []);
  const slices = useDrill<typeof realtimeSalary>({
    day: ({ day, contract }) => drillTo('/agentHome/realtimeSlices', { from: day, to: day, filter: { contract } }),
  });
  return (
    <>
      {kind === 'DAILY' && <Report report={dailyWages} onDrill={onDrill} />}
      {kind === 'HOURLY' && <Report report={hourSalary} onDrill={onDrill} />}
      {kind === 'REALTIME' && <Report report={realtimeSalary} onDrill={slices} />}
      {kind === 'DIVIDEND' && <Report key={version} report={dividends} onDrill={onDrill} />}
      {openId !== undefined && (
        <BillDialog id={openId} onOpen={setOpenId} onCollected={() => setVersion(version + 1)} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}
