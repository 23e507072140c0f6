export interface MarkShape {
  /** SVG path data, in a box of 36 by 36. */
  d: string;
  /** Colour token. */
  tone: 'action' | 'onAction';
}

/** An arch with lamps, the mark of a brand without its own. */
export const houseMark: readonly MarkShape[] = [
  { d: 'M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v23H4Z', tone: 'action' },
  {
    d: 'M8.5 32V20a4.75 4.75 0 0 1 9.5 0 4.75 4.75 0 0 1 9.5 0v12h-4.6V20.3a.15.15 0 0 0-.3 0V32h-9.2V20.3a.15.15 0 0 0-.3 0V32Z',
    tone: 'onAction',
  },
  ...[9, 15, 21, 27].map((x) => ({ d: `M${x} 7.8a1.7 1.7 0 0 1 0 3.4a1.7 1.7 0 0 1 0-3.4Z`, tone: 'onAction' as const })),
];
