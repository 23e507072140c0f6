import { registerMobile } from '@site/api/registration';
import { handle } from '../http/handle.ts';
import { registerMember } from './registerMember.ts';

/** Registers by mobile number, which becomes the username. Source: REG-04. */
export default handle(registerMobile, (request) => registerMember(request, 'mobile'));
