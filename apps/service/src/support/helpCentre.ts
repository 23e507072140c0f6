import { helpCentre } from '@site/api/support';
import { readHelp } from '../content/readHelp.ts';
import { accept, handle } from '../http/handle.ts';

export default handle(helpCentre, async ({ merchant, language, services }) => accept(await readHelp(services, { merchant, language })));
