import { type BetRecord, betRecords } from '@site/api/memberReports';
import { useMemo, useState } from 'react';
import { Report } from '../report/Report';
import { FreeRounds } from './FreeRounds';
import { RoundDialog } from './RoundDialog';

/** Shows the rounds that a member played, with the number of a round in a dialog. Source: MEM-06, GAM-10. */
export default function BettingRecordPage() {
  const [round, setRound] = useState<BetRecord>();
  return (
    <>
      <FreeRounds />
      <Report report={betRecords} onDrill={useMemo(() => ({ roundId: setRound }), [])} />
      {round && <RoundDialog {...round} onClose={() => setRound(undefined)} />}
    </>
  );
}
