import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import AR from '../../../locales/AR/registration.json' with { type: 'json' };
import BN from '../../../locales/BN/registration.json' with { type: 'json' };
import CN from '../../../locales/CN/registration.json' with { type: 'json' };
import EN from '../../../locales/EN/registration.json' with { type: 'json' };
import JA from '../../../locales/JA/registration.json' with { type: 'json' };
import KO from '../../../locales/KO/registration.json' with { type: 'json' };
import TH from '../../../locales/TH/registration.json' with { type: 'json' };
import { isAccepted, type PatternId, patternIds, patterns } from './patterns.ts';

const kinds: Record<PatternId, { good: string[]; bad: string[] }> = {
  length: { good: ['anything at all', '।'], bad: [] },
  alphanumeric: { good: ['Abc123', '7'], bad: ['abc-1', 'a b', 'é', 'аbc'] },
  letterFirst: { good: ['player01'], bad: ['1player', '_player', 'pla yer', 'pláyer'] },
  digits: { good: ['0123456789'], bad: ['12a', '1 2', '１２', '১২'] },
  email: {
    good: ['a@example.com', 'first.last+tag@sub.example.co', "o'neil@localhost"],
    bad: ['a@@b', 'a@b@c', '@example.com', 'a@', 'a b@c.d', 'a@-b.c', 'a@b..c', 'x@ex\u202Eample.com'],
  },
  uppercase: { good: ['passWord', 'A'], bad: ['password', 'pass Word'] },
  strongPassword: { good: ['Passw0rd!', 'aA1#'], bad: ['Password1', 'passw0rd!', 'PASSW0RD!', 'Password!', 'Pass w0rd!'] },
  english: { good: ['Anna Maria', 'bob'], bad: ['Anna  Maria', ' Anna', 'Zoë', 'Anna2'] },
  noSpaces: { good: ['a#ß১'], bad: ['a b', 'a\u00A0b', 'a\tb'] },
  thai: { good: ['สมชาย ใจดี'], bad: ['Somchai', 'สมชาย1'] },
  korean: { good: ['김철수', '김 철수'], bad: ['金哲秀', 'Kim'] },
  japaneseOrChinese: { good: ['山田 太郎', 'ヤマダ・タロー', '王小明'], bad: ['김철수', 'Yamada'] },
  fullName: { good: ['Nguyễn Minh Anh', "Séan O'Neil", 'রহিম উদ্দিন'], bad: ['Madonna', 'Anna  Maria', 'Anna 2'] },
  dateYmd: { good: ['2000-02-29', '1999-12-31'], bad: ['12-31-1999', '1999-13-01', '1999-00-10', '1999-1-1', '1999-01-32'] },
  dateMdy: { good: ['12-31-1999'], bad: ['31-12-1999', '1999-12-31', '12-32-1999'] },
  name: { good: ['Madonna', 'র‍্যাব', 'د. علي'], bad: ['R2D2', 'a_b', 'Ann\u202Ea'] },
};

describe.each(patternIds)('REG-19 %s', (id) => {
  it.each(kinds[id].good)('accepts %s', (text) => expect(isAccepted(text, patterns[id])).toBe(true));
  it.each(kinds[id].bad)('refuses %s', (text) => expect(isAccepted(text, patterns[id])).toBe(false));

  it('B3.10 is done with ten thousand signs within 5 ms, whatever they are', () => {
    const signs = fc.constantFrom('a', 'A', '1', '-', '.', '@', ' ', '!', 'ก', '한', '字', 'ー', "'", '\u200D');
    const text = fc
      .tuple(fc.array(signs, { minLength: 1, maxLength: 5 }), signs)
      .map(([part, last]) => part.join('').repeat(10_000).slice(0, 10_000) + last);
    isAccepted('warm', patterns[id]);
    // The shorter of two runs: a busy machine may pause during one.
    const took = (long: string) => Math.min(timeOf(long, patterns[id]), timeOf(long, patterns[id]));
    fc.assert(
      fc.property(text, (long) => {
        expect(took(long)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 60 },
    );
  });
});

function timeOf(text: string, pattern: string): number {
  const from = performance.now();
  isAccepted(text, pattern);
  return performance.now() - from;
}

const wordings = { EN, BN, AR, TH, KO, JA, CN } satisfies Record<string, Record<string, string>>;
/** Script of a language's own sentences. */
const scriptOf = {
  EN: /\p{sc=Latin}/u,
  BN: /\p{sc=Beng}/u,
  AR: /\p{sc=Arab}/u,
  TH: /\p{sc=Thai}/u,
  KO: /\p{sc=Hang}/u,
  JA: /[ぁ-ヿ]/u,
  CN: /\p{sc=Han}/u,
};

describe.each(Object.keys(wordings) as (keyof typeof wordings)[])('REG-19 in %s', (language) => {
  const words: Record<string, string> = wordings[language];

  it('every kind has its message, and no other', () => {
    const keys = Object.keys(words).filter((key) => key.startsWith('reg_pattern_'));
    expect(keys.toSorted()).toEqual(patternIds.map((id) => `reg_pattern_${id}`).toSorted());
    expect(new Set(keys.map((key) => words[key])).size).toBe(patternIds.length);
  });

  it.each(patternIds)('%s is written in the language, with its range where it has one', (id) => {
    const message = words[`reg_pattern_${id}`] ?? '';
    expect(message).toMatch(scriptOf[language]);
    expect(message.match(/\{\{\w+\}\}/g)).toEqual(id === 'email' || id.startsWith('date') ? null : ['{{range}}']);
  });
});
