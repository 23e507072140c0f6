import { readWording } from '../content/readWording.ts';

/** Returns the name of a VIP level in a language. Source: docs/domain.md DR-4.2. */
export const vipLabel = (level: number, language: string): string => readWording('vip', language)[`level.${level}`] ?? '';
