import { bindMobile } from '@site/api/security';
import { handle } from '../http/handle.ts';
import { bindContact } from './bindContact.ts';
import { readMobile } from './newContact.ts';

/** Binds a mobile number to the member's account. Source: MEM-30. */
export default handle(bindMobile, ({ input: { mobileNum, countryDialingCode = '', ...proof }, ...caller }) =>
  bindContact(caller, { kind: 'mobile', contact: readMobile(mobileNum, countryDialingCode, 'mobileNum'), ...proof }),
);
