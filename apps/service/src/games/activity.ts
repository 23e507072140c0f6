import { activity } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { readActivity } from './readActivity.ts';

export default handle(activity, async ({ merchant, language, services }) => accept(await readActivity(services, { merchant, language })));
