import type { VerifyData } from '../play/wire.ts';
import type { Engine } from '../Engine.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';

interface VerifyPageParts extends PageParts {
  engines: readonly Engine[];
}

/** Renders the verification page: a form of seeds, nonce and the fields of the game's engine. The browser computes the result. */
export function verifyPage({ engines, ...parts }: VerifyPageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const field = (name: string, key: string, more = '') =>
    `<label>${word(key)}<input name="${name}" autocomplete="off" spellcheck="false" dir="ltr" ${more}></label>`;
  const options = engines.flatMap((engine) =>
    engine.themes.map(({ name }) => `<option value="${name}" data-engine="${engine.name}">${escapeHtml(titleOf(name))}</option>`),
  );
  // Only the fields of the chosen game are shown and sent.
  const proofs = engines.map(
    ({ name, proofFields }, index) =>
      `<fieldset data-engine="${name}"${index > 0 ? ' hidden disabled' : ''}>${proofFields
        .map((proof) => field(proof.name, proof.label, `inputmode="numeric" pattern="${proof.pattern}"`))
        .join('')}</fieldset>`,
  );
  const [first] = engines;
  const [theme] = first?.themes ?? [];
  return htmlDocument({
    ...parts,
    style: [parts.style, ...engines.map(({ style }) => style)].join('\n'),
    title: words['verify.title'] ?? '',
    icon: first && theme ? first.page(theme, word).icon : '',
    modules: ['src/core/client/verify.ts'],
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
${proofs.join('')}
<button class="spin" type="submit">${word('fair.verify')}</button>
</form>
<p class="verdict" id="verdict" role="status"></p>
<div id="drawn"></div>
</main>`,
  });
}

const titleOf = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
