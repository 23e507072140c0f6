import type { CallName } from './calls.ts';

/** Calls that a brand answers in any state, in maintenance and for a closed region too. */
export const answeredAlways: ReadonlySet<string> = new Set<CallName>(['permission', 'systemStatus', 'logout', 'forgetBrowser']);

/** Calls for a member who has to choose a new password first. */
export const answeredBeforePassword: ReadonlySet<string> = new Set<CallName>(['logout', 'memberInfo', 'setLanguage', 'changePassword']);
