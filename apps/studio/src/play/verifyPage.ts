import { themes } from '../reels/themes.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';
import type { VerifyData } from './wire.ts';

/** A form of seeds and the number of a round. What works it out runs in the browser. */
export function verifyPage(parts: PageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const field = (name: string, key: string, more = '') =>
    `<label>${word(key)}<input name="${name}" autocomplete="off" spellcheck="false" dir="ltr" ${more}></label>`;
  const options = Object.values(themes).map(({ name }) => `<option value="${name}">${escapeHtml(titleOf(name))}</option>`);
  return htmlDocument({
    ...parts,
    title: words['verify.title'] ?? '',
    icon: 'gold-tiger/tiger',
    entry: 'play/browser/verify.ts',
    data: { locale, words } satisfies VerifyData,
    body: `<main class="paper">
${parts.site ? `<p class="house">${escapeHtml(parts.site.name)}</p>` : ''}
<h1>${word('verify.title')}</h1>
<p>${word('verify.intro')}</p>
<form id="form" class="form">
<label>${word('verify.game')}<select name="theme">${options.join('')}</select></label>
${field('server', 'fair.serverSeed', 'required maxlength="200"')}
${field('client', 'fair.clientSeed', 'required maxlength="64"')}
${field('nonce', 'verify.nonce', 'required inputmode="numeric" pattern="[0-9]{1,9}"')}
${field('hash', 'verify.expectedHash', 'maxlength="64"')}
${field('coins', 'verify.coinsExpected', 'inputmode="numeric" pattern="[0-9]{0,9}"')}
<button class="spin" type="submit">${word('fair.verify')}</button>
</form>
<p class="verdict" id="verdict" role="status"></p>
<div id="spins"></div>
</main>`,
  });
}

const titleOf = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
