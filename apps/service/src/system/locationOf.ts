import type { PermissionValue } from '@site/api/system';

/** Where a visitor is. No address book of countries is kept, so the country stays open. */
export function locationOf(address: string): PermissionValue['location'] {
  return { ip: address.replace(/^::ffff:/, ''), country: '' };
}
