import { type SqlBool, sql } from 'kysely';

/** Selects content that is published, in its time, and meant for a language where one is given. Source: OPR-03. */
export const isShown = (now: Date, language: string | null = null) => sql<SqlBool>`(
  state = 'published'
  and (shown_from is null or shown_from <= ${now})
  and (shown_until is null or shown_until > ${now})
  and (languages = '{}' or ${language}::text is null or ${language}::text = any(languages)))`;
