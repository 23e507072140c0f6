import { whitelabel } from '@site/api/system';
import { accept, handle } from '../handle.ts';

/** The switches of the brand, each on when '1'. Source: SYS-04. */
export default handle(whitelabel, async ({ merchant, services: { brands } }) => accept((await brands.of(merchant)).flags));
