import { register } from '@site/api/registration';
import { handle } from '../handle.ts';
import { registerMember } from './registerMember.ts';

/** Registers by a name of one's choice. Source: REG-02. */
export default handle(register, (request) => registerMember(request, 'username'));
