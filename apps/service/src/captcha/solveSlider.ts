import { solveSlider } from '@site/api/captcha';
import { accept, handle, refuse } from '../http/handle.ts';
import { issueTicket, takeTicket } from '../verification/tickets.ts';
import { redeemBotCheck } from './redeemBotCheck.ts';

const TOLERANCE_PX = 4;
const LIFE_MS = 5 * 60_000;

/**
 * Checks the answer to a puzzle, once, or a bot check instead.
 *
 * Refuses: botCheckFailed also for expired or used puzzles.
 */
export default handle(solveSlider, async ({ input, now, services }) => {
  const { db } = services;
  if ('altcha' in input) {
    if (!(await redeemBotCheck(services, input.altcha, now))) return refuse('botCheckFailed');
  } else {
    const puzzle = await takeTicket(db, { kind: 'puzzle', token: input.ticket, now });
    if (!puzzle || Math.abs(puzzle.x - input.x) > TOLERANCE_PX) return refuse('botCheckFailed');
  }
  return accept({ slider: await issueTicket(db, { kind: 'slider', content: {}, lifeMs: LIFE_MS, now }) });
});
