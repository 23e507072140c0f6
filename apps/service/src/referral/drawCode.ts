import { randomBytes } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random code to type in, five bits a letter. */
export const drawCode = (length: number): string => Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
