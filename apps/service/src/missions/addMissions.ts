import { missionList } from '@site/rules/missions';
import type { Kysely } from 'kysely';
import { readWording } from '../content/readWording.ts';
import type { Schema } from '../database/schema.ts';

/** Writes the missions that a brand begins with, in its languages. Source: MEM-16, docs/domain.md DR-7.3. */
export async function addMissions(
  db: Kysely<Schema>,
  { merchant, languages }: { merchant: string; languages: readonly string[] },
): Promise<void> {
  await db
    .insertInto('mission')
    .values(
      missionList.map(({ id, kind, period, target, points }, position) => ({
        merchant,
        code: id,
        measure: kind,
        period,
        goal: target,
        points,
        position,
        words: JSON.stringify(Object.fromEntries(languages.map((code) => [code, wordsOf(id, code)]))),
      })),
    )
    .execute();
}

function wordsOf(id: string, language: string) {
  const words = readWording('missions', language);
  return { title: words[`mission.${id}.title`] ?? '', text: words[`mission.${id}.text`] ?? '' };
}
