export type Rule = 'root' | 'sx' | 'labels' | 'console' | 'direction' | 'forced colours' | 'names';

const provider = 'It puts no element around its children.';

/** Rules that a component breaks, with the reason. An excuse that nothing needs fails. */
export const excused: Record<string, Partial<Record<Rule, string>>> = {
  UiProvider: { root: provider, names: 'It is where the locale comes from.' },
};
