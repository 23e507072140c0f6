import type { ContentKind, ContentState, ContentTexts } from '@site/api/operatorContent';

export const kinds: ContentKind[] = ['banner', 'announcement', 'notice', 'popup', 'promotion', 'post', 'help', 'mission'];
export const states: ContentState[] = ['draft', 'scheduled', 'live', 'over', 'withdrawn'];

/** Texts of each kind, in the order of the editor. */
export const textsOfKind: Record<ContentKind, readonly (keyof ContentTexts)[]> = {
  banner: ['title', 'overline', 'text', 'alt'],
  announcement: ['title', 'content'],
  notice: ['title'],
  popup: ['title', 'content'],
  promotion: ['title', 'text', 'content', 'alt'],
  post: ['title', 'summary', 'content'],
  help: ['title', 'content'],
  mission: ['title', 'text'],
};

/** Texts that nothing is published without. */
export const neededTexts: Record<ContentKind, readonly (keyof ContentTexts)[]> = {
  banner: ['title', 'alt'],
  announcement: ['title', 'content'],
  notice: ['title'],
  popup: ['title', 'content'],
  promotion: ['title', 'text', 'content', 'alt'],
  post: ['title', 'summary', 'content'],
  help: ['title', 'content'],
  mission: ['title', 'text'],
};

export const mostCharacters: Record<keyof ContentTexts, number> = {
  overline: 80,
  title: 200,
  summary: 400,
  text: 400,
  alt: 200,
  content: 20_000,
};
