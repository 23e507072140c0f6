import { post } from '@site/api/posts';
import { accept, handle, refuse } from '../http/handle.ts';
import { readPosts } from './readPosts.ts';

/** Reads a published article. Refuses: notFound. Source: MEM-21. */
export default handle(post, async ({ input: { id }, merchant, language, now, services }) => {
  const [found] = await readPosts(services, { merchant, language, id, now });
  return found ? accept(found) : refuse('notFound', { field: 'id', rule: 'known' });
});
