import { whitelabel } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';

/** Returns the feature flags of the brand, on when '1'. Source: SYS-04. */
export default handle(whitelabel, async ({ merchant, services: { brands } }) => accept((await brands.of(merchant)).flags));
