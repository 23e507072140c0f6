import type { DrillOf, Report, RowOf } from '@site/api/defineReport';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigateTo } from '../../app/useNavigateTo';
import type { ReportStart } from '../report/Report';

type Openers<R extends Report, Result> = { [N in DrillOf<R>]: (row: RowOf<R>, start: ReportStart) => Result };

/** Returns functions that open the address of a pressed row, by column. They keep their identity between renders. */
export function useDrill<R extends Report>(addressOf: Openers<R, string>): Openers<R, void> {
  const go = useNavigateTo();
  const latest = useRef({ go, addressOf });
  useEffect(() => {
    latest.current = { go, addressOf };
  });
  const columns = Object.keys(addressOf).join();
  return useMemo(
    () =>
      Object.fromEntries(
        columns
          .split(',')
          .map((column) => [
            column,
            (row: RowOf<R>, start: ReportStart) => latest.current.go(latest.current.addressOf[column as DrillOf<R>](row, start)),
          ]),
      ) as Openers<R, void>,
    [columns],
  );
}
