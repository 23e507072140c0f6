export type Rule = 'root' | 'sx' | 'labels' | 'console' | 'direction' | 'forced colours' | 'names';

const provider = 'It puts no element around its children.';
const plain = 'Many stand side by side; it is drawn without the style engine of MUI, which reads `sx`.';

/** What a component does not keep, with the reason. An excuse that nothing needs fails. */
export const excused: Record<string, Partial<Record<Rule, string>>> = {
  UiProvider: { root: provider, names: 'It is where the locale comes from.' },
  GameTile: { sx: plain },
  Link: { sx: plain },
  LinkOrButton: { sx: plain },
  Icon: { sx: plain },
  Lantern: { sx: 'It is a part of a drawing.' },
};

/** Folders whose components do not take `className`, `ref`, `id` and `data-*` yet. */
export const unconverted: readonly string[] = [
  'agent-tree',
  'breakdown-chart',
  'day-range',
  'downline-table',
  'report-grid',
  'totals-bar',
  'trend-chart',
];
