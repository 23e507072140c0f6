import type { CatalogueGame } from '../../catalogue/CatalogueGame.ts';
import type { VerifyData } from '../play/wire.ts';
import type { Engine } from '../Engine.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';

interface VerifyPageParts extends PageParts {
  engines: readonly Engine[];
  /** Games that can be verified. */
  games: readonly CatalogueGame[];
}

/** Renders the verification page: a form of seeds, nonce and the fields of the game's engine. The browser computes the result. */
export function verifyPage({ engines, games, ...parts }: VerifyPageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const field = (name: string, key: string, more = '') =>
    `<label>${word(key)}<input name="${name}" autocomplete="off" spellcheck="false" dir="ltr" ${more}></label>`;
  const options = games.map(
    ({ gameCode, name, engine }) => `<option value="${gameCode}" data-engine="${engine}">${escapeHtml(name)}</option>`,
  );
  const [first] = games;
  // Only the fields of the chosen game are shown and sent.
  const proofs = engines.map(
    ({ name, proofFields }) =>
      `<fieldset data-engine="${name}"${name === first?.engine ? '' : ' hidden disabled'}>${proofFields
        .map((proof) => field(proof.name, proof.label, `inputmode="numeric" pattern="${proof.pattern}"`))
        .join('')}</fieldset>`,
  );
  return htmlDocument({
    ...parts,
    style: [parts.style, ...engines.map(({ style }) => style)].join('\n'),
    title: words['verify.title'] ?? '',
    icon: first ? `/art/poster/${first.gameCode}.svg` : '',
    modules: ['src/core/client/verify.ts'],
    data: { locale, words } satisfies VerifyData,
    body: `<main class="paper">
${parts.site ? `<p class="house">${escapeHtml(parts.site.name)}</p>` : ''}
<h1>${word('verify.title')}</h1>
<p>${word('verify.intro')}</p>
<form id="form" class="form">
<label>${word('verify.game')}<select name="theme">${options.join('')}</select></label>
${field('server', 'fair.serverSeed', 'required maxlength="900"')}
${field('client', 'fair.clientSeed', 'required maxlength="400"')}
${field('nonce', 'verify.nonce', 'required inputmode="numeric" pattern="[0-9]{1,15}"')}
${field('hash', 'verify.expectedHash', 'maxlength="900"')}
${proofs.join('')}
<button class="spin" type="submit">${word('fair.verify')}</button>
</form>
<p class="verdict" id="verdict" role="status"></p>
<div id="drawn"></div>
</main>`,
  });
}
