import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { dataBlock } from '../page/dataBlock.ts';
import { escapeHtml } from '../page/escapeHtml.ts';
import { visitOf } from '../page/visitOf.ts';
import type { PhoneVerifier } from '../providers/createPhoneVerifier.ts';
import type { Services } from '../services.ts';
import languages from '../../../../locales/languages.json' with { type: 'json' };

const known: Record<string, { tag: string; direction: string }> = languages;

/**
 * Serves the captcha of the phone provider: a page of its own, for a frame of the site. Its script writes styles, loads other scripts and
 * does not support Trusted Types, so the page has its own policy and the site's stays strict.
 *
 * Posts to the embedding page `{ captcha }`, a token that is valid for one code, or empty when the check failed; and `{ height }` in pixels
 * whenever it changes.
 *
 * Source: SES-23, https://cloud.google.com/identity-platform/docs/reference/rest/v1/TopLevel/getRecaptchaParams.
 */
export const servePhoneCaptcha = ({ brands }: Services, verifier: PhoneVerifier) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get('/phone-captcha', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async (request, reply) => {
      const { language, url } = await visitOf(request, brands);
      const nonce = randomBytes(16).toString('base64');
      const theme = url.searchParams.get('theme') === 'light' ? 'light' : 'dark';
      return reply
        .headers({ 'Content-Security-Policy': policyOf(verifier, nonce), 'Cache-Control': 'private, no-store' })
        .type('text/html; charset=utf-8')
        .send(captchaPage({ verifier, language, theme, nonce }));
    });
  };

function policyOf({ url, captcha: { sources } }: PhoneVerifier, nonce: string): string {
  const asked = url.startsWith('https:') ? [new URL(url).origin] : [];
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline'`,
    ...['img-src', 'frame-src', 'connect-src'].map((what) => [what, `'self'`, ...asked, ...sources].join(' ')),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

interface CaptchaPage {
  verifier: PhoneVerifier;
  language: string;
  theme: 'light' | 'dark';
  nonce: string;
}

function captchaPage({ verifier: { url, key, captcha }, language, theme, nonce }: CaptchaPage): string {
  const { tag = 'en', direction = 'ltr' } = known[language] ?? {};
  const params = `${url}/recaptchaParams?${new URLSearchParams({ key })}`;
  const script = `${captcha.script}?${new URLSearchParams({ onload: 'ask', render: 'explicit', hl: tag })}`;
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>reCAPTCHA</title>`,
    `<style>body { display: grid; justify-items: center; margin: 0 }</style></head>`,
    `<body><div id="captcha"></div>${dataBlock('type="application/json" id="asked"', { params, theme })}`,
    `<script nonce="${nonce}">${ask}</script>`,
    `<script nonce="${nonce}" src="${escapeHtml(script)}" async></script></body></html>`,
  ].join('');
}

/** A public key may be restricted to origins, so the provider receives ours, which the service's policy hides from others. */
const ask = `
  const tell = (captcha) => parent.postMessage({ captcha }, location.origin);
  async function ask() {
    const { params, theme } = JSON.parse(document.getElementById('asked').textContent);
    try {
      const { recaptchaSiteKey: sitekey } = await (await fetch(params, { referrerPolicy: 'strict-origin' })).json();
      const size = innerWidth < 304 ? 'compact' : 'normal';
      grecaptcha.render('captcha', { sitekey, theme, size, callback: tell, 'error-callback': () => tell('') });
    } catch {
      tell('');
    }
  }
  const measure = () => {
    const shown = [...document.body.children].filter((part) => getComputedStyle(part).visibility === 'visible');
    parent.postMessage({ height: Math.ceil(Math.max(...shown.map((part) => part.getBoundingClientRect().bottom))) }, location.origin);
  };
  new ResizeObserver(measure).observe(document.getElementById('captcha'));
  new MutationObserver(measure).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(''), true);`;
