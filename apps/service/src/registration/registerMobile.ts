import { registerMobile } from '@site/api/registration';
import { handle } from '../handle.ts';
import { registerMember } from './registerMember.ts';

/** Registers by a mobile number, which is the name. Source: REG-04. */
export default handle(registerMobile, (request) => registerMember(request, 'mobile'));
