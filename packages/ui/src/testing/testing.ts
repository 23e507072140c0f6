/** Selectors of the parts of a page, for Playwright's `locator`, `querySelector` and whatever else takes CSS. They name no class. */
export const selectors = {
  /** Tile of a game, by the game's name. */
  tile: (game: string) => `article${attribute('aria-label', game)}`,
  /** Button of a tile. On touch screens it is out of sight until the tile is pressed. */
  tileAction: (game: string, action: 'play' | 'tryFree' | 'favourite') => `${selectors.tile(game)} ${attribute('data-action', action)}`,
  /** Row of a report, as a row of the grid or as a card, or of a `ContractTable`. The grid draws only the rows in view. */
  row: (key: string) => `:is([role="row"], li, tr)${attribute('data-id', key)}:not([aria-level])`,
  /** Cell of a report. The grid draws only the columns in view. */
  cell: (key: string, column: string) => `${selectors.row(key)} ${inColumn(column)}`,
  /** Header of a column of a report. */
  columnHeader: (column: string) => `[role="columnheader"]${attribute('data-field', column)}`,
  /** Total of a column of a report. */
  total: (column: string) => `[data-totals] ${inColumn(column)}`,
  /** Row of an `AgentTree`, by the id of the node. */
  treeNode: (id: string) => `[role="row"][aria-level]${attribute('data-id', id)}`,
  /** Arrow that opens a node of an `AgentTree` by mouse. */
  treeToggle: (id: string) => `${selectors.treeNode(id)} [data-toggle]`,
  /** Control of a field, by its label. */
  field: (label: string) => `${attribute('data-name', label)} :is(input, select, textarea)`,
  /** Error message of a field; nothing while its value is right. */
  fieldError: (label: string) => `${attribute('data-name', label)}:has([aria-invalid="true"]) [aria-live]`,
  /** Open dialog; the uppermost, when there are several. */
  dialog: () => ':is([role="dialog"], [role="alertdialog"]):not([aria-hidden="true"] *)',
  /** Message of `Toasts`, by its id. */
  toast: (id: string) => attribute('data-toast', id),
  /** Part that waits for its data. */
  busy: () => '[aria-busy="true"]',
} as const;

type Selectors = typeof selectors;

/** Finds the parts of a page: `find().tile('Gold Tiger')`. Each returns the first element in `root`, or null. */
export const find = (root: ParentNode = document) =>
  Object.fromEntries(
    Object.entries<(...args: never[]) => string>(selectors).map(([name, select]) => [
      name,
      (...args: never[]) => root.querySelector<HTMLElement>(select(...args)),
    ]),
  ) as { [Name in keyof Selectors]: (...args: Parameters<Selectors[Name]>) => HTMLElement | null };

const attribute = (name: string, value: string) => `[${name}="${value.replaceAll(/["\\]/g, String.raw`\$&`)}"]`;

const inColumn = (column: string) => `:is(${attribute('data-field', column)}, ${attribute('data-column', column)})`;
