import type { Contract } from '@site/api/contracts';

/** Returns true for an offer or a wish to end that waits for either side. */
export const isRequest = ({ status }: Contract): boolean => status === 'new request' || status === 'termination request';
