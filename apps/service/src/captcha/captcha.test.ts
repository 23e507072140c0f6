import { createCanvas, loadImage } from '@napi-rs/canvas';
import { captcha } from '@site/api/captcha';
import type { Challenge, Solution } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../testing/solveBotCheck.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { redeemBotCheck } from './redeemBotCheck.ts';
import { redeemCaptcha } from './redeemCaptcha.ts';
import { redeemSlider } from './redeemSlider.ts';

let service: TestService;
const later = (ms: number) => new Date(Date.now() + ms);

async function askCaptcha() {
  const response = await fetch(service.url + captcha.path, { headers: { 'X-Module': 'WEB' } });
  const { value } = (await response.json()) as { value: string };
  return { picture: Buffer.from(value, 'base64'), ticket: response.headers.get('X-Captcha') ?? '' };
}

/** Returns the content of the newest ticket of a kind, which only the service knows. */
async function secretOf<Content>(kind: string): Promise<Content> {
  const rows = await service.services.db.selectFrom('ticket').where('kind', '=', kind).orderBy('expires_at').select('content').execute();
  return rows.at(-1)?.content as Content;
}
const signs = async () => (await secretOf<{ answer: string }>('captcha')).answer;

/** Returns the share of pixels whose colour differs clearly from the upper left one. */
async function inkOf(png: Buffer): Promise<number> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const isInk = (at: number) => [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 60);
  let inked = 0;
  for (let at = 0; at < data.length; at += 4) if (isInk(at)) inked += 1;
  return inked / (data.length / 4);
}

async function askPuzzle() {
  const reply = await service.client('slider', {});
  if (!reply.ok) throw new Error(reply.code);
  return { ...reply.value, x: (await secretOf<{ x: number }>('puzzle')).x };
}

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());

  describe('SES-03 captcha', () => {
    it('is a picture with characters drawn in it', async () => {
      const { picture, ticket } = await askCaptcha();
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(await loadImage(picture)).toMatchObject({ width: 150, height: 50 });
      expect(await inkOf(picture)).toBeGreaterThan(0.03);
      expect(ticket).toHaveLength(43);
    });

    it('accepts the right answer once, in either letter case and with spaces', async () => {
      const { ticket } = await askCaptcha();
      const answer = (await signs()).toLowerCase().split('').join(' ');
      const { db } = service.services;
      expect(await redeemCaptcha(db, ticket, answer, new Date())).toBe(true);
      expect(await redeemCaptcha(db, ticket, answer, new Date())).toBe(false);
    });

    it('is invalidated by a wrong answer', async () => {
      const { ticket } = await askCaptcha();
      const answer = await signs();
      const { db } = service.services;
      expect(await redeemCaptcha(db, ticket, 'wrong', new Date())).toBe(false);
      expect(await redeemCaptcha(db, ticket, answer, new Date())).toBe(false);
    });

    it('expires after five minutes', async () => {
      const { ticket } = await askCaptcha();
      expect(await redeemCaptcha(service.services.db, ticket, await signs(), later(5 * 60_000))).toBe(false);
    });

    it('accepts a proof of work instead of the characters, once, with and without a picture', async () => {
      const { ticket } = await askCaptcha();
      const { db } = service.services;
      for (const picture of [ticket, undefined]) {
        const reply = await service.client('solveSlider', { altcha: await solveBotCheck(service.client) });
        const answer = reply.ok ? reply.value.slider : '';
        expect(await redeemCaptcha(db, picture, answer, new Date())).toBe(true);
        expect(await redeemCaptcha(db, picture, answer, new Date())).toBe(false);
      }
    });

    it.each([
      [undefined, 'ABCD'],
      [undefined, 'x'.repeat(43)],
      ['x'.repeat(43), 'ABCD'],
    ])('refuses ticket %s', async (ticket, answer) => {
      expect(await redeemCaptcha(service.services.db, ticket, answer, new Date())).toBe(false);
    });
  });

  describe('REG-08 slider captcha', () => {
    it('shows a gap and the piece that fills it', async () => {
      const puzzle = await askPuzzle();
      const [background, piece] = await Promise.all([puzzle.background, puzzle.piece].map((address) => loadImage(address)));
      expect(background).toMatchObject({ width: puzzle.width, height: puzzle.height });
      expect(piece).toMatchObject({ width: puzzle.pieceWidth, height: puzzle.pieceHeight });
      expect(JSON.stringify({ ...puzzle, x: undefined })).not.toContain(`"x":`);
    });

    it('issues a single-use ticket for a piece placed within four pixels', async () => {
      const { ticket, x } = await askPuzzle();
      const reply = await service.client('solveSlider', { ticket, x: x + 4 });
      expect(reply).toMatchObject({ ok: true });
      const { db } = service.services;
      const slider = reply.ok ? reply.value.slider : '';
      expect(await redeemSlider(db, slider, new Date())).toBe(true);
      expect(await redeemSlider(db, slider, new Date())).toBe(false);
      expect(await redeemSlider(db, undefined, new Date())).toBe(false);
    });

    it('accepts one answer only', async () => {
      const { ticket, x } = await askPuzzle();
      expect(await service.client('solveSlider', { ticket, x: x - 5 })).toMatchObject({ ok: false, code: 'botCheckFailed' });
      expect(await service.client('solveSlider', { ticket, x })).toMatchObject({ ok: false, code: 'botCheckFailed' });
    });

    it('accepts a proof of work from people who cannot see it', async () => {
      const reply = await service.client('solveSlider', { altcha: await solveBotCheck(service.client) });
      expect(await redeemSlider(service.services.db, reply.ok ? reply.value.slider : '', new Date())).toBe(true);
    });
  });

  describe('REG-02 bot check', () => {
    it('counts once', async () => {
      const field = await solveBotCheck(service.client);
      expect(await redeemBotCheck(service.services, field, new Date())).toBe(true);
      expect(await redeemBotCheck(service.services, field, new Date())).toBe(false);
    });

    it.each<[string, (challenge: Challenge, solution: Solution) => object]>([
      ['a challenge of somebody else', (challenge, solution) => ({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution })],
      [
        'a challenge made lighter',
        (challenge, solution) => ({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
      ],
      ['work not done', (challenge, solution) => ({ challenge, solution: { ...solution, counter: solution.counter + 1 } })],
      ['nothing', () => ({})],
    ])('refuses %s', async (_what, change) => {
      const { challenge, solution } = JSON.parse(Buffer.from(await solveBotCheck(service.client), 'base64').toString()) as {
        challenge: Challenge;
        solution: Solution;
      };
      const field = Buffer.from(JSON.stringify(change(challenge, solution))).toString('base64');
      expect(await redeemBotCheck(service.services, field, new Date())).toBe(false);
    });

    it.each([undefined, '', 'e30', '%%%', 'x'.repeat(3000)])('refuses %s', async (field) => {
      expect(await redeemBotCheck(service.services, field, new Date())).toBe(false);
    });
  });
});
