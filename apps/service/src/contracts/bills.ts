import { bills } from '@site/api/bills';
import { readBillRows } from '../agent/readBillRows.ts';
import { answerReport } from '../report/answerReport.ts';
import { countedAt } from '../rollup/countedAt.ts';

/** Lists the bills of all kinds of contracts that the agent takes, or gives. Source: AGT-07, AGT-11. */
export default answerReport(bills, { asOf: countedAt, rows: (asked) => readBillRows(undefined, asked) });
