import { expect, it } from 'vitest';
import { browserOf, identifyBrowser, expiredBrowserCookie } from './browserCookie.ts';

it('SES-08 identifies a browser by a cookie that no script and no other site can send', () => {
  const { cookie } = identifyBrowser({ cookies: '', origin: 'https://play.example' });
  expect(cookie).toMatch(/^browser=[\w-]{43}; Path=\/wps\/session; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
  expect(identifyBrowser({ cookies: '', origin: 'http://localhost' }).cookie).not.toContain('Secure');
});

it('SES-08 recognizes a browser by its cookie among others, and forgets it by an empty one', () => {
  const first = identifyBrowser({ cookies: '', origin: 'https://play.example' });
  const sent = `lang=BN; ${first.cookie.split(';', 1)[0]}; theme=dark`;
  expect(identifyBrowser({ cookies: sent, origin: 'https://play.example' }).browser).toEqual(first.browser);
  expect(browserOf(sent)).toEqual(first.browser);
  expect(browserOf('browser=short')).toBeUndefined();
  expect(expiredBrowserCookie).toContain('browser=; Path=/wps/session; Max-Age=0;');
});
