export type Rule = 'root' | 'sx' | 'labels' | 'console' | 'direction' | 'forced colours' | 'names';

const provider = 'It puts no element around its children.';
const plain = 'Many stand side by side; it is drawn without the style engine of MUI, which reads `sx`.';

/** Rules that a component breaks, with the reason. An excuse that nothing needs fails. */
export const excused: Record<string, Partial<Record<Rule, string>>> = {
  UiProvider: { root: provider, names: 'It is where the locale comes from.' },
  GameTile: { sx: plain },
  Link: { sx: plain },
  LinkOrButton: { sx: plain },
  Icon: { sx: plain },
  DayRange: { labels: 'Its calendar says MUI’s words, which `labels.pickers` replaces, and dayjs’ months, by `calendarLocale`.' },
  GameGrid: { labels: 'Its tiles bring their own, from `renderTile`.' },
  ReportGrid: { labels: 'Its headers say DataGrid’s words, which `labels.grid` replaces.' },
  Lantern: { sx: 'It is a part of a drawing.' },
};
