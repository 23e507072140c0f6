import type { Member } from '../http/handle.ts';

/** Returns false for members who are frozen, on a break or excluded, who see no promotions and no pop-ups. Source: MEM-10, RES-02. */
export const seesPromotions = (member: Pick<Member, 'state'> | undefined): boolean => member === undefined || member.state === 'active';
