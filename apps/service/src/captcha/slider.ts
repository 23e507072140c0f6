import { slider } from '@site/api/captcha';
import { accept, handle } from '../http/handle.ts';
import { issueTicket } from '../verification/tickets.ts';
import { drawPuzzle, puzzleSize } from './drawPuzzle.ts';

/** Allows for people who move the piece by keyboard, step by step. */
const LIFE_MS = 2 * 60_000;

/** Creates a slider puzzle. Source: REG-08. */
export default handle(slider, async ({ now, services: { db } }) => {
  const { background, piece, x, y } = await drawPuzzle();
  const ticket = await issueTicket(db, { kind: 'puzzle', content: { x }, lifeMs: LIFE_MS, now });
  return accept({
    ticket,
    background: `data:image/webp;base64,${background.toString('base64')}`,
    piece: `data:image/png;base64,${piece.toString('base64')}`,
    ...puzzleSize,
    y,
  });
});
