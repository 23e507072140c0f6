import { register } from '@site/api/registration';
import { handle } from '../http/handle.ts';
import { registerMember } from './registerMember.ts';

/** Registers by username. Source: REG-02. */
export default handle(register, (request) => registerMember(request, 'username'));
