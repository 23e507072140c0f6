import { profitAndLoss } from '@site/api/memberReports';
import { Report } from '../report/Report';
import { ProfitPlot } from './ProfitPlot';

/** Shows what the member's play won or lost, as plots above the report. Source: MEM-36. */
export default function ProfitAndLossPage() {
  return <Report report={profitAndLoss} plotOf={plotOf} />;
}

const plotOf = (days: { from: string; to: string }) => <ProfitPlot {...days} />;
