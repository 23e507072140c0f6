import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';

/** A solved bot check as the `altcha` library writes it: base64 of JSON. */
export const altcha = z.string().min(1).max(4000);

/** A ticket from `solveSlider`: accepted once, by a call that asks for a slider ticket or a captcha. */
export const sliderTicket = z.string().regex(/^[\w-]{43}$/);

/** The characters read from a picture, or a ticket from `solveSlider` instead. */
export const captchaAnswer = z.string().trim().max(50);

/** A picture to be read. The `X-Captcha` header of the reply carries its ticket, good for one answer within five minutes. */
export const captcha = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/captcha',
  summary: 'Draws a picture of letters to be read',
  note: 'The answer is a base64 PNG; its ticket is in the header `X-Captcha`, good for one answer within five minutes.',
  session: 'none',
  input: z.object({}),
  /** A base64 PNG of 150 by 50 pixels. */
  output: z.string(),
  refusals: [],
  perMinute: 20,
});

/** A picture with a gap, and the piece that fills it. Lengths are in pixels of the picture. */
export const sliderPuzzle = z.object({
  ticket: z.string(),
  /** Pictures as `data:` URLs. */
  background: z.string(),
  piece: z.string(),
  width: z.int(),
  height: z.int(),
  pieceWidth: z.int(),
  pieceHeight: z.int(),
  /** Distance of the piece from the upper edge. */
  y: z.int(),
});
export type SliderPuzzleValue = z.infer<typeof sliderPuzzle>;

export const slider = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/captcha/slider',
  summary: 'Draws a picture with a gap and the piece that fills it',
  session: 'none',
  input: z.object({}),
  output: sliderPuzzle,
  refusals: [],
  perMinute: 20,
});

/**
 * Solves a puzzle once: by the distance of the gap from the left edge, or by a bot check for people who cannot see the picture.
 *
 * Source: REG-08, WCAG 3.3.8.
 */
export const solveSlider = defineCall({
  method: 'POST',
  path: '/wps/captcha/slider',
  summary: 'Answers a sliding puzzle, or a bot check in its place',
  note: 'The ticket answered is good for one call that wants it.',
  example: { ticket: sample.ticket, x: 120 },
  session: 'none',
  input: z.union([z.strictObject({ ticket: z.string().max(60), x: z.int().min(0).max(2000) }), z.strictObject({ altcha })]),
  output: z.object({ slider: z.string() }),
  refusals: ['botCheckFailed'],
  perMinute: 20,
});

/** A proof-of-work challenge: unnoticeable for one person, costly for many programs. The solution goes into the field `altcha`. */
export const botChallenge = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/captcha/challenge',
  summary: 'Gives a proof of work to do',
  note: 'Made for the library ALTCHA; what it answers goes into the field `altcha`.',
  session: 'none',
  input: z.object({}),
  /** A challenge as `altcha-lib` defines it. */
  output: z.object({ parameters: z.looseObject({ algorithm: z.string() }), signature: z.string() }),
  refusals: [],
  perMinute: 30,
});
