import { flags } from '@site/api/operatorBrand';
import { isOn } from '@site/rules/flags';
import { accept, handle } from '../http/handle.ts';
import { flagNames } from '../system/flagNames.ts';

/** Lists the switches of the brand. Source: OPR-04, SYS-18. */
export default handle(flags, async ({ merchant, services: { brands } }) => {
  const { flags: values } = await brands.of(merchant);
  return accept({ list: flagNames.map((name) => ({ name, isOn: isOn(values, name) })) });
});
