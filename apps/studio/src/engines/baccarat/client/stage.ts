import type { PageTools, Stage } from '../../../core/client/Stage.ts';
import { boardStage } from '../../tables/client/boardStage.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { placesOf } from '../../tables/client/placesOf.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { limitsOf, payOf } from '../playBaccarat.ts';
import type { BaccaratShown } from '../wire.ts';
import { BaccaratTable } from './BaccaratTable.ts';
import { paytable } from './paytable.ts';

export function createStage(tools: PageTools<TableTheme>): Stage<BaccaratShown> {
  const pace = new Pace();
  const cloth = new BaccaratTable(tools, pace);
  return boardStage<BaccaratShown>({
    tools,
    pace,
    cloth,
    places: placesOf('.places'),
    limitsOf,
    action: tools.word('baccarat.deal'),
    payOf,
    told: (hands) => cloth.told(hands),
    paytable: (stakeMinor) => paytable(stakeMinor, tools),
  });
}
