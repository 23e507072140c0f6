import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { MAX_SHOTS, settleBatch } from '../batch.ts';
import { fishAt } from '../fish.ts';
import { readShots } from '../proof.ts';
import type { ShotsTheme } from '../ShotsTheme.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<ShotsTheme>): Promise<RoundCheck> {
  const fired = readShots(field('shots')).slice(0, MAX_SHOTS);
  const settled = settleBatch(theme, fired, await numbers(MAX_SHOTS));
  const wanted = field('won');
  const rows = settled.shots.map(({ fish, outcome }) => {
    const kind = fishAt(theme, fish)?.kind;
    const name = kind ? word(`shots.fish.${kind.species}`) : '';
    return element('li', { text: word(`shots.${outcome}Shot`, { fish: name, multiple: kind?.multiple ?? 0 }) });
  });
  return {
    isAsPaid: wanted ? BigInt(wanted) === settled.winMinor : null,
    drawn: [
      element('ol', { children: rows }),
      element('p', { className: 'mono', text: word('shots.verified', { won: String(settled.winMinor) }) }),
    ],
  };
}
