import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { lazyChunk } from '../lazyChunk';

interface MemberPlace {
  title: ParseKeys<'member'>;
  Component: ComponentType;
}

/** The pages of the member centre by their id in the address. Source: spec §2 "Member centre pages". */
export const memberPages: Record<string, MemberPlace> = {
  securityCenter: { title: 'security.title', Component: lazyChunk(() => import('./security/SecurityPage')) },
  personalHistoryCopy: { title: 'record.title', Component: lazyChunk(() => import('./BettingRecord')) },
};

/** Where /member leads. */
export const firstMemberPage = '/member/securityCenter';
