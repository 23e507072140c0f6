import { posts } from '@site/api/posts';
import { accept, handle } from '../http/handle.ts';
import { cardOf, readPosts } from './readPosts.ts';

/** Lists the published articles of a brand. Source: MEM-21. */
export default handle(posts, async ({ merchant, language, now, services }) =>
  accept({ list: (await readPosts(services, { merchant, language, now })).map(cardOf) }),
);
