import { z } from 'zod';
import { defineCall } from './call.ts';
import { routes } from './routes.ts';

/** What a bot check answers, as its library writes it: base64 of JSON. */
export const altcha = z.string().min(1).max(4000);

/** A ticket that `solveSlider` gave: good for one call that wants it, or that wants a captcha. */
export const sliderTicket = z.string().regex(/^[\w-]{43}$/);

/** The signs of a picture, or in their place a ticket that `solveSlider` gave. */
export const captchaAnswer = z.string().trim().max(50);

/** A picture to be read. Its ticket is in the header `X-Captcha` of the reply, good for one answer within five minutes. */
export const captcha = defineCall(routes.captcha, {
  session: 'none',
  input: z.object({}),
  /** A base64 PNG of 150 by 50 pixels. */
  output: z.string(),
  refusals: [],
  perMinute: 20,
});

/** A picture with a gap, and the piece that fills it. Lengths are in the picture's own pixels. */
export const sliderPuzzle = z.object({
  ticket: z.string(),
  /** Addresses of pictures, `data:`. */
  background: z.string(),
  piece: z.string(),
  width: z.int(),
  height: z.int(),
  pieceWidth: z.int(),
  pieceHeight: z.int(),
  /** How far below the upper edge the piece lies. */
  y: z.int(),
});
export type SliderPuzzleValue = z.infer<typeof sliderPuzzle>;

export const slider = defineCall(routes.slider, {
  session: 'none',
  input: z.object({}),
  output: sliderPuzzle,
  refusals: [],
  perMinute: 20,
});

/**
 * Answers a puzzle, once, by how far from the left the piece belongs; or, for whoever does not see it, by a bot check.
 *
 * Source: REG-08, WCAG 3.3.8.
 */
export const solveSlider = defineCall(routes.solveSlider, {
  session: 'none',
  input: z.union([z.strictObject({ ticket: z.string().max(60), x: z.int().min(0).max(2000) }), z.strictObject({ altcha })]),
  output: z.object({ slider: z.string() }),
  refusals: ['botCheckFailed'],
  perMinute: 20,
});

/** Work for a browser, which a person does not notice and a crowd of programs pays for; its answer goes into the field `altcha`. */
export const botChallenge = defineCall(routes.botChallenge, {
  session: 'none',
  input: z.object({}),
  /** What `altcha-lib` calls a challenge. */
  output: z.object({ parameters: z.looseObject({ algorithm: z.string() }), signature: z.string() }),
  refusals: [],
  perMinute: 30,
});
