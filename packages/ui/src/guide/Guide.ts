/** Guidance on a component's page, beside the facts read from its code. Kept in `<Component>.guide.ts`. */
export interface Guide {
  /** Family of the sidebar that its folder belongs to; all guides of a folder name the same. */
  family: 'Inputs' | 'Shell' | 'Games' | 'Money and progress' | 'Agents' | 'Feedback' | 'Foundations';
  /** When to use the component: one sentence each. */
  use: readonly string[];
  /** When not, and which component to take instead. */
  avoid: readonly Avoid[];
  /** Keys that work inside it; omitted when it has nothing to operate. */
  keys?: readonly Key[];
  /** How wide and high it is, and what it does when space is short. */
  sizes: string;
  /** `new` may still change in a minor version; `deprecated` names its successor in `avoid`. */
  status: 'stable' | 'new' | 'deprecated';
  /** Version of the library that brought it. */
  since: string;
  /** Part of the product whose design it follows. */
  face: 'foundations' | 'lobby' | 'desk';
  /** Do and don't, for the components used most. The names are exports of `<Component>.pairs.tsx`: a program is shown with its code, a pair is not. */
  pairs?: readonly Pair[];
}

export interface Avoid {
  /** 'For a list of records, whose columns are compared.' */
  when: string;
  /** Name of the component that fits better: 'ReportGrid'. */
  instead?: string;
}

export interface Key {
  /** Key or chord as printed on a keyboard: 'Home', 'Shift + Tab', 'Arrow keys'. */
  key: string;
  /** Verb first: 'Moves to the first tile of the row.' */
  does: string;
}

export interface Pair {
  /** One sentence: 'Give a section one lead tile.' */
  do: string;
  /** One sentence: 'Fill a section with lead tiles.' */
  dont: string;
  /** Export that renders the good way: 'OneLead'. */
  doExample: string;
  /** Export that renders the bad way: 'AllLead'. */
  dontExample: string;
}
