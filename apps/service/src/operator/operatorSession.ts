import { operatorSession } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { operatorValueOf } from './operatorValueOf.ts';

/** Returns the operator and what the role may do. Source: OPR-01. */
export default handle(operatorSession, async ({ operator, services }) => accept(await operatorValueOf(services, operator)));
