import type { HelpCentreValue } from '@site/api/support';
import { color, type ColorName, font } from '@site/ui/tokens';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { escapeHtml } from '../page/escapeHtml.ts';
import type { BrandState } from '../system/Brands.ts';
import { readWording } from '../content/readWording.ts';

interface Support {
  state: BrandState;
  language: string;
  articles: HelpCentreValue['articles'];
  /** Group of articles: the page answers as a chat about these alone. */
  desk: string | undefined;
  /** False beside the help centre, which shows the questions itself. */
  hasQuestions: boolean;
  nonce: string;
  /** Font rules of the site. */
  fonts: string;
  isLight: boolean;
}

const known: Record<string, { tag: string; direction: string }> = languages;

/** Renders the help widget, or one of its desks as a chat. Articles are sanitized HTML; everything else is text. */
export function supportPage({
  state: { brand, settings },
  language,
  articles,
  desk,
  hasQuestions,
  nonce,
  fonts,
  isLight,
}: Support): string {
  const words = readWording('support', language);
  const { tag = 'en', direction = 'ltr' } = known[language] ?? {};
  const own = articles.filter(({ group }) => group === desk);
  const deskName = own.length > 0 ? words[`support.desk.${desk}`] : undefined;
  const title = deskName ?? words['support.title'] ?? '';
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(`${title} · ${brand.name}`)}</title><style nonce="${nonce}">${fonts}${look(brand.tokens, isLight)}</style></head>`,
    `<body><main>`,
    ...(deskName
      ? talk({ name: deskName, greeting: words['support.desk.ask'] ?? '', articles: own })
      : counter(words, settings, hasQuestions ? articles : [])),
    '</main></body></html>',
  ].join('');
}

/** Renders questions as replies to choose from, with their answers below. The surrounding chat room shows the desk's name. */
function talk({ name, greeting, articles }: { name: string; greeting: string; articles: Support['articles'] }): string[] {
  return [
    `<h1 class="unseen">${escapeHtml(name)}</h1><p class="said">${escapeHtml(greeting)}</p><div class="talk">`,
    ...articles.map(
      ({ title, content }) => `<details name="talk"><summary>${escapeHtml(title)}</summary><div class="said">${content}</div></details>`,
    ),
    '</div>',
  ];
}

/** Renders the brand's channels, followed by frequent questions. */
function counter(words: Record<string, string>, { customerService }: BrandState['settings'], articles: Support['articles']): string[] {
  const ways = customerService.filter(({ csType }) => csType !== 'WIDGET' && csType !== 'CHAT');
  return [
    `<h1>${escapeHtml(words['support.title'] ?? '')}</h1><p>${escapeHtml(words['support.lead'] ?? '')}</p>`,
    `<h2>${escapeHtml(words['support.ways'] ?? '')}</h2><ul class="ways">`,
    ...ways.map(
      ({ csType, path }) =>
        `<li><a href="${escapeHtml(path)}" target="_blank" rel="noopener noreferrer"><span>${escapeHtml(words[`support.way.${csType}`] ?? csType)}</span> <bdi dir="ltr">${escapeHtml(inWords(path))}</bdi></a></li>`,
    ),
    '</ul>',
    ...(articles.length > 0 ? [`<h2>${escapeHtml(words['support.questions'] ?? '')}</h2>`] : []),
    ...articles.map(({ title, content }) => `<details><summary>${escapeHtml(title)}</summary>${content}</details>`),
  ];
}

/** Formats an address without its protocol. */
const inWords = (path: string) => path.replace(/^(mailto:|tel:|https:\/\/)/, '');

function look(tokens: BrandState['brand']['tokens'], isLight: boolean): string {
  const scheme = isLight ? 'light' : 'dark';
  const tone = (name: ColorName) => tokens[name]?.[scheme] ?? color[name][scheme];
  return `
    :root { color-scheme: ${scheme} }
    body { margin: 0; background: ${tone('surface')}; color: ${tone('text')}; font: 15px/1.6 ${font.text} }
    main { max-inline-size: 640px; margin-inline: auto; padding: 20px 20px 40px }
    h1 { margin: 0; font: 800 22px/1.2 ${font.display} } h1:is(:lang(ar), :lang(bn)) { line-height: 1.4 } h2 { margin: 28px 0 8px; font-size: 16px }
    .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
    p { margin: 8px 0 } a { color: ${tone('actionText')} }
    .ways { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px }
    .ways a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 12px 14px; border: 1px solid ${tone('line')}; border-radius: 10px; text-decoration: none }
    .ways span { color: ${tone('text')}; font-weight: 600 }
    details { border-block-end: 1px solid ${tone('line')} }
    .said { max-inline-size: 46ch; margin-block: 12px; padding: 12px 16px; border-radius: 4px 16px 16px; background: ${tone('page')} }
    .said > :first-child { margin-block-start: 0 } .said > :last-child { margin-block-end: 0 }
    [dir="rtl"] .said { border-radius: 16px 4px 16px 16px }
    .talk details { border: 0 } .talk summary { inline-size: fit-content; max-inline-size: 34ch; margin-inline-start: auto; margin-block: 8px; padding: 10px 16px; border-radius: 16px; border: 1px solid ${tone('line')}; list-style: none; color: ${tone('actionText')} }
    summary { padding-block: 12px; font-weight: 600; cursor: pointer } summary::marker { color: ${tone('actionText')} }
    :focus-visible { outline: 2px solid ${tone('actionText')}; outline-offset: 2px }`.replaceAll(/\n\s*/g, ' ');
}
