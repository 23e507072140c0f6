import type { PhoneValue } from './phoneNumbers';

/** Whether a number of the country can be dialled. The rules of all countries are fetched when first asked. Source: DR-17 "mobileNum". */
export const checkPhone = async (phone: PhoneValue): Promise<boolean> => (await import('./phoneNumbers')).isPhone(phone);
