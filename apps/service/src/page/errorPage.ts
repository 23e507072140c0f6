import { randomBytes } from 'node:crypto';
import { statusOfRefusal } from '@site/api/refusals';
import { color, type ColorName, font, radiusPx } from '@site/ui/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { logFailure } from '../http/answer.ts';
import { languageOf } from '../http/languageOf.ts';
import { readWording } from '../content/readWording.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { cookieOf } from './cookieOf.ts';
import { escapeHtml } from './escapeHtml.ts';

type LanguageCode = keyof typeof languages;

const RETRY_AFTER_S = 10;
/** People, unlike programs, do not retry at the same second. */
const BUSY_RETRY_AFTER_S = 5;

/**
 * Answers a page that could not be rendered with an error page in the visitor's language, with the reference of the log. Needs neither the
 * database nor the site's files.
 */
export function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = error instanceof RefusalError ? error : undefined;
  const code = refused?.code ?? 'unavailable';
  const said = { title: 'status.brokenTitle', text: code, reference: refused ? undefined : logFailure(error, request) };
  return send(request, reply.status(statusOfRefusal[code]), said, refused?.details?.retryAfterS ?? RETRY_AFTER_S);
}

/** Answers with a page that says the site is overloaded. */
export function sendOverloadPage(request: FastifyRequest, reply: FastifyReply) {
  const said = { title: 'busy.title', text: 'busy.text', reference: undefined };
  return send(request, reply.status(statusOfRefusal.unavailable), said, BUSY_RETRY_AFTER_S);
}

function send(request: FastifyRequest, reply: FastifyReply, said: Said, retryAfterS: number) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ nonce, frames: ["'none'"], connections: [] }),
      'Retry-After': retryAfterS,
      Vary: 'Accept, Accept-Language, Cookie',
    })
    .type('text/html; charset=utf-8')
    .send(errorPage(said, { language: languageAsked(request), nonce }));
}

/** Returns the language of an error page. The brand may be unreadable, so every language of the product is allowed. */
function languageAsked({ url, headers }: FastifyRequest): LanguageCode {
  const brand = { languages: Object.keys(languages), defaultLanguage: 'EN' };
  const query = new URL(url, 'http://localhost').searchParams.get('lang') ?? undefined;
  return languageOf(brand, { query, cookie: cookieOf(headers.cookie ?? '', 'lang'), header: headers['accept-language'] }) as LanguageCode;
}

interface Said {
  /** Keys of the texts. */
  title: string;
  text: string;
  reference: string | undefined;
}

function errorPage({ title, text, reference }: Said, { language, nonce }: { language: LanguageCode; nonce: string }): string {
  const words = { ...readWording('site', language), ...readWording('page', language), ...readWording('failure', language) };
  const said = (key: string) => escapeHtml(words[key] ?? '');
  const { tag, direction } = languages[language];
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${said(title)}</title><style nonce="${nonce}">${look}</style></head><body><main>`,
    `<h1>${said(title)}</h1><p>${said(words[text] ? text : 'unavailable')}</p>`,
    `<a href="">${said('status.retry')}</a>`,
    reference ? `<p><small>${said('status.reference')}: <bdi dir="ltr">${reference}</bdi></small></p>` : '',
    '</main></body></html>',
  ].join('');
}

const inBoth = (name: ColorName) => `light-dark(${color[name].light}, ${color[name].dark})`;

const look = `
  :root { color-scheme: dark light }
  body { display: grid; place-items: center; min-block-size: 100vh; margin: 0; background: ${inBoth('page')}; color: ${inBoth('text')}; font: 500 16px/1.5 ${font.text}; text-align: center }
  main { max-inline-size: 440px; padding: 24px }
  h1 { margin: 0 0 8px; font: 800 28px/1.15 ${font.display} }
  p { margin: 0 0 24px; color: ${inBoth('muted')} }
  a { display: inline-grid; place-items: center; min-block-size: 48px; margin-block-end: 24px; padding-inline: 24px; border-radius: ${radiusPx.control}px; background: ${inBoth('action')}; color: ${inBoth('onAction')}; font-weight: 700; text-decoration: none }
  a:focus-visible { outline: 2px solid ${inBoth('focus')}; outline-offset: 2px }
`;
