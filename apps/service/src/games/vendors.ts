import { vendors } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';

export default handle(vendors, async ({ merchant, language, services }) =>
  accept({ categories: (await services.shelves.of(merchant, language)).categories }),
);
