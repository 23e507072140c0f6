import { tableMarkup } from '../tables/tablePage.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { oddsOf, type SicBoSpot, singleOdds, type SpotKind, spots } from './sicBo.ts';

export const stageMarkup = (theme: TableTheme, word: (key: string) => string) =>
  tableMarkup(theme, { kind: 'sicBo', content: tableContent(theme, word) });

/** Returns the markup of the cup with its dice, the printed table, and the last throws. */
export function tableContent({ name }: TableTheme, word: (key: string) => string): string {
  const die = (face: string | number) => `<img class="die" src="/art/symbol/${name}/die-${face}.svg" alt="" width="100" height="112">`;
  const kinds: Readonly<Record<SpotKind, (spot: SicBoSpot) => string>> = {
    half: (spot) => `<b dir="auto">${word(`sicBo.${spot.name}`)}</b><small data-text="${word(`sicBo.range.${spot.name}`)}"></small>`,
    anyTriple: () => `<b dir="auto">${word('sicBo.anyTriple')}</b>`,
    triple: ({ numbers }) => `<span class="dice">${[0, 1, 2].map(() => die(numbers[0] ?? 1)).join('')}</span>`,
    double: ({ numbers }) => `<span class="dice">${[0, 1].map(() => die(numbers[0] ?? 1)).join('')}</span>`,
    total: ({ numbers }) => `<b>${numbers[0]}</b>`,
    pair: ({ numbers }) => `<span class="dice">${numbers.map(die).join('')}</span>`,
    single: ({ numbers }) => `<span class="dice">${die(numbers[0] ?? 1)}</span>`,
  };
  const place = (spot: SicBoSpot) =>
    `<button class="bet-place" type="button" data-spot="${spot.name}" data-kind="${spot.kind}">${kinds[spot.kind](spot)}<i class="odds" dir="ltr" data-text="${oddsIn(spot)} : 1"></i></button>`;
  const row = (kind: SpotKind) =>
    `<div class="sic-row" data-row="${kind}">${[...spots.values()]
      .filter((spot) => spot.kind === kind)
      .map(place)
      .join('')}</div>`;
  return `<div class="dice-tray" id="tray" aria-hidden="true"><span class="tray-floor"></span><span class="thrown" id="thrown"></span><span class="cup" id="cup"></span><output class="hand-points" id="total"></output></div>
<div class="sic-board" id="layout" role="group" aria-label="${word('table.places')}" data-bets>${(['half', 'anyTriple', 'triple', 'double', 'total', 'pair', 'single'] as const).map(row).join('')}</div>
<ol class="throws" id="throws" aria-label="${word('sicBo.last')}"></ol>`;
}

const oddsIn = (spot: SicBoSpot) => (spot.kind === 'single' ? singleOdds.join(' · ') : String(oddsOf(spot)));
