import type { Member } from '../handle.ts';

/** Nobody who takes a break or is excluded is shown a promotion or a pop-up. Source: design §9 "Pop-ups and promotions". */
export const mayBeInvited = (member: Pick<Member, 'state'> | undefined): boolean =>
  member?.state !== 'excluded' && member?.state !== 'coolingOff';
