import { isOn } from '@site/rules/flags';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DevelopmentPhoneAuth } from '../providers/DevelopmentPhoneAuth.ts';
import type { Services } from '../services.ts';
import { visitOf } from '../page/visitOf.ts';

const asked = z.object({
  phoneNumber: z.string().max(40).default(''),
  recaptchaToken: z.string().max(60).default(''),
  sessionInfo: z.string().max(60).default(''),
  code: z.string().max(20).default(''),
});
type Asked = z.infer<typeof asked>;

const CAPTCHA_LIMIT = { max: 30, timeWindow: '1 minute' };

/** Serves the stand-in for phone verification with the provider's HTTP API: two actions, the reCAPTCHA's key, its script and its token. */
export const servePhoneAuth = (phoneAuth: DevelopmentPhoneAuth, { brands }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const actions = {
      sendVerificationCode: (body: Asked, from: { merchant: string; address: string }) =>
        phoneAuth.sendVerificationCode({ ...body, ...from, now: new Date() }),
      signInWithPhoneNumber: (body: Asked) => phoneAuth.signInWithPhoneNumber({ ...body, now: new Date() }),
    };
    // In Fastify's paths, two colons stand for one.
    for (const [name, act] of Object.entries(actions))
      app.post(`${phoneAuth.url}/accounts::${name}`, async (request, reply) => {
        const read = asked.safeParse(request.body);
        if (!read.success) return reply.status(400).send(faultOf('INVALID_ARGUMENT'));
        const { state } = await visitOf(request, brands);
        const answer = isOn(state.flags, 'PHONEAUTH')
          ? await act(read.data, { merchant: state.brand.merchant, address: request.ip })
          : { fault: 'OPERATION_NOT_ALLOWED' };
        return 'fault' in answer ? reply.status(400).send(faultOf(answer.fault)) : answer;
      });
    app.get(`${phoneAuth.url}/recaptchaParams`, async () => ({ recaptchaSiteKey: phoneAuth.audience }));
    app.get(`${phoneAuth.url}/recaptcha.js`, async (_request, reply) => reply.type('text/javascript').send(captchaScript(phoneAuth.url)));
    app.post(`${phoneAuth.url}/recaptcha`, { config: { rateLimit: CAPTCHA_LIMIT } }, async () => ({
      token: phoneAuth.giveCaptcha(new Date()),
    }));
  };

const faultOf = (message: string) => ({ error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });

/** A checkbox with the API of reCAPTCHA. Source: https://developers.google.com/recaptcha/docs/display. */
const captchaScript = (url: string) => `{
  const { searchParams } = new URL(document.currentScript.src);
  window.grecaptcha = {
    render(place, { callback, theme }) {
      const label = document.createElement('label');
      label.dataset.theme = theme;
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', async () => {
        box.disabled = true;
        const { token } = await (await fetch('${url}/recaptcha', { method: 'POST' })).json();
        callback(token);
      });
      label.append(box, 'I’m not a robot');
      document.getElementById(place).append(label);
      const style = document.createElement('style');
      style.textContent = 'label { display: flex; align-items: center; gap: 14px; padding: 24px 20px; border: 1px solid; border-radius: 4px; background: #f9f9f9; color: #202124; font: 14px system-ui, sans-serif } label[data-theme=dark] { background: #222; color: #fff } input { inline-size: 24px; block-size: 24px; margin: 0 }';
      document.head.append(style);
    },
  };
  window[searchParams.get('onload')]();
}`;
