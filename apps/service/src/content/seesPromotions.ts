import type { Member } from '../http/handle.ts';

/** Returns false for members on a break or excluded, who see no promotions and no pop-ups. Source: RES-02. */
export const seesPromotions = (member: Pick<Member, 'state'> | undefined): boolean =>
  member?.state !== 'excluded' && member?.state !== 'coolingOff';
