import type { PermissionValue } from '@site/api/system';
import type { PhoneValue } from '@site/ui/phoneNumbers';

/** Countries of the seeded brands' players, by ISO 3166 code: the first in lists, in order. */
export const servedCountries = ['VN', 'BD', 'AE', 'BR', 'CN', 'EG', 'ID', 'IN', 'JP', 'KH', 'KR', 'MX', 'MY', 'PH', 'PK', 'SA', 'TH', 'TR'];

/** Returns an empty number of a visitor's country. Source: SYS-20. */
export const phoneAt = ({ country, dialling }: PermissionValue['location']): PhoneValue => ({ country, dialling, national: '' });
