import { captcha } from '@site/api/captcha';
import { captchaHeader } from '@site/api/captchaHeader';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import svgCaptcha from 'svg-captcha';
import { accept, handle } from '../http/handle.ts';
import { issueTicket } from '../verification/tickets.ts';

const LIFE_MS = 5 * 60_000;
const WIDTH = 150;
const HEIGHT = 50;
/** Without letters that look like others or like digits. */
const SIGNS = 'ABCDEFGHJKLMNPQRTUVWXY346789';

/**
 * Creates a captcha picture of four characters. Source: SES-03. The characters are drawn as paths, because minimal machines have no fonts.
 */
export default handle(captcha, async ({ now, services: { db } }) => {
  const { text, data } = svgCaptcha.create({
    size: 4,
    width: WIDTH,
    height: HEIGHT,
    fontSize: 54,
    noise: 2,
    charPreset: SIGNS,
    color: true,
    background: '#FFF6E3',
  });
  const canvas = createCanvas(WIDTH, HEIGHT);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(data)), 0, 0);
  const png = await canvas.encode('png');
  const ticket = await issueTicket(db, { kind: 'captcha', content: { answer: text }, lifeMs: LIFE_MS, now });
  return accept(png.toString('base64'), { [captchaHeader]: ticket });
});
