import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { crashOf } from '../flight.ts';
import type { CrashTheme } from '../wire.ts';

export async function checkRound({ field, numbers, word }: CheckTools<CrashTheme>): Promise<RoundCheck> {
  const [number = 0] = await numbers(1);
  const crash = (crashOf(number) / 100).toFixed(2);
  const wanted = field('crash');
  return {
    isAsPaid: wanted ? Number(wanted) === Number(crash) : null,
    drawn: [element('p', { className: 'figure', text: word('verify.crash', { crash }) })],
  };
}
