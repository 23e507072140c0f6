import type { PhoneValue } from './phoneNumbers';

/**
 * Returns true when the number is valid in its country. Loads the rules of all countries on first use.
 *
 * Source: docs/domain.md DR-17.
 */
export const checkPhone = async (phone: PhoneValue): Promise<boolean> => (await import('./phoneNumbers')).isPhone(phone);
