import { saveContent, type WrittenContent } from '@site/api/operatorContent';
import { sanitizeHtml } from '../content/sanitizeHtml.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { changeContent, differencesOf } from './changeContent.ts';
import { faultOf } from './contentFault.ts';
import { contentKinds } from './contentKinds.ts';
import { columnsOf, writtenOf } from './contentRow.ts';

/**
 * Saves a draft. A change of something published waits beside it until it is published. HTML is sanitized; plain text becomes paragraphs.
 *
 * Refuses: invalidInput by field; notFound; conflict for a version that another has changed.
 *
 * Source: OPR-03, LOB-11.
 */
export default handle(saveContent, async (request) => {
  const { merchant, now, services, input } = request;
  const { kind, id, version, transferId, ...given } = input;
  const brand = await services.brands.of(merchant);
  const written: WrittenContent = { ...given, words: cleaned(given.words, kind) };
  const done = await changeContent(request, {
    kind,
    id,
    version,
    transferId,
    body: { kind, id, version, written },
    act: 'saveContent',
    async change(tx, row) {
      const fault = await faultOf({ db: tx, kind, written, brand, row, now });
      if (fault) throw new RefusalError('invalidInput', fault);
      const title = written.words[brand.brand.defaultLanguage]?.title ?? Object.values(written.words)[0]?.title ?? '';
      const log = { title, ...differencesOf(row && writtenOf(row), written) };
      if (row?.state === 'published') return { ...log, columns: { pending: JSON.stringify(written) } };
      return { ...log, columns: { ...columnsOf(kind, written), ...(!row && { state: 'draft', ...firstColumns(kind, now) }) } };
    },
  });
  return accept(done);
});

/** Returns what a new row needs beside what was written. */
function firstColumns(kind: keyof typeof contentKinds, now: Date): object {
  const { table } = contentKinds[kind];
  if (table === 'announcement') return { starts_at: now };
  if (table === 'post') return { published_at: now };
  // Whoever writes texts gives no money: an offer is made with the terms of a promotion.
  return table === 'promotion' ? { needs_joining: false, game_type: null, offer: null } : {};
}

/** Keeps the texts that a kind has, in the languages that say something. */
function cleaned(words: WrittenContent['words'], kind: keyof typeof contentKinds): WrittenContent['words'] {
  return Object.fromEntries(
    Object.entries(words).flatMap(([code, said]) => {
      const kept = contentKinds[kind].texts.flatMap((name) => {
        const text = said?.[name] ?? '';
        return text === '' ? [] : [[name, name === 'content' ? htmlOf(text) : text]];
      });
      return kept.length > 0 ? [[code, Object.fromEntries(kept) as Record<string, string>]] : [];
    }),
  );
}

/** Returns sanitized HTML; text without tags in paragraphs, one for each block between empty lines. */
function htmlOf(text: string): string {
  if (/<[a-z]/i.test(text)) return sanitizeHtml(text);
  const blocks = text.split(/\n\s*\n/).map((block) => `<p>${block.trim().replaceAll('\n', '<br>')}</p>`);
  return sanitizeHtml(blocks.join(''));
}
