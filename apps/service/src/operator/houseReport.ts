import { houseReport } from '@site/api/operatorBooks';
import { accept, handle } from '../http/handle.ts';
import { readHouse } from './readHouse.ts';

/** Reads GGR and NGR of the house by day, by vendor, or by both. Source: OPR-09, docs/domain.md DR-11. */
export default handle(houseReport, async ({ input, merchant, services }) => accept(await readHouse(services, merchant, input)));
