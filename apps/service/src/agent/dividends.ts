import { dividends } from '@site/api/agentReports';
import { answerReport } from '../report/answerReport.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { readBillRows } from './readBillRows.ts';

/** Source: AGT-07, AGT-11. */
export default answerReport(dividends, { asOf: countedAt, rows: (asked) => readBillRows('DIVIDEND', asked) });
