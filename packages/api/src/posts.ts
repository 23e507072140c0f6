import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, saidIn, time } from './common.ts';

/** `news` of the house, and the `blog` with what does not age. `id` is a URL slug. */
export const postCard = z.object({
  id: z.string(),
  kind: z.enum(['news', 'blog']),
  title: z.string(),
  summary: z.string(),
  publishedAt: time,
  saidIn,
});
export type PostCard = z.infer<typeof postCard>;

export const postsValue = z.object({ list: z.array(postCard) });
export type PostsValue = z.infer<typeof postsValue>;

/** `content` is HTML, sanitized when it was written; sanitize it again before showing it. */
export const postValue = postCard.extend({ content: z.string() });
export type PostValue = z.infer<typeof postValue>;

/** Published articles of the brand, newest first. Source: MEM-21. */
export const posts = defineCall({
  method: 'GET',
  path: '/wps/content/posts',
  summary: 'Lists news and blog articles, newest first',
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: postsValue,
  refusals: [],
});

export const post = defineCall({
  method: 'GET',
  path: '/wps/content/post',
  summary: 'Reads one article',
  example: { id: 'how-a-round-is-proved' },
  session: 'none',
  input: z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/), language: languageCode.optional() }),
  output: postValue,
  refusals: ['notFound'],
});
