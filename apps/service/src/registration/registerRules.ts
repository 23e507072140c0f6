import { registerRules } from '@site/api/registration';
import { accept, handle } from '../handle.ts';
import { rulesOf } from './rulesOf.ts';

/** Which fields a registration has, and their rules. Source: REG-03. */
export default handle(registerRules, async ({ merchant, services: { brands } }) => accept(rulesOf((await brands.of(merchant)).settings)));
