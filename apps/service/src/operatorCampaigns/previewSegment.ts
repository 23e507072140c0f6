import { previewSegment } from '@site/api/operatorCampaigns';
import { accept, handle } from '../http/handle.ts';
import { readSegment } from './readSegment.ts';

/** Counts the members of a segment. Source: OPR-03. */
export default handle(previewSegment, async ({ input: segment, merchant, now, services: { db } }) =>
  accept({ members: (await readSegment(db, { merchant, segment, now })).length }),
);
