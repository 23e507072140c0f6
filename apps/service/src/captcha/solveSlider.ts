import { solveSlider } from '@site/api/captcha';
import { accept, handle, refuse } from '../handle.ts';
import { issueTicket, takeTicket } from '../tickets.ts';
import { redeemBotCheck } from './redeemBotCheck.ts';

const TOLERANCE_PX = 4;
const LIFE_MS = 5 * 60_000;

/**
 * Looks at the answer to a puzzle, of which there is one, or at a bot check in its place.
 *
 * Refuses: botCheckFailed also for puzzles that are over or were answered.
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
