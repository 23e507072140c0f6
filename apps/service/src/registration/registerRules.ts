import { registerRules } from '@site/api/registration';
import { accept, handle } from '../http/handle.ts';
import { rulesOf } from './rulesOf.ts';

/** Returns the fields of a registration with their rules. Source: REG-03. */
export default handle(registerRules, async ({ merchant, services: { brands } }) => accept(rulesOf((await brands.of(merchant)).settings)));
