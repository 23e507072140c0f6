import { launchChat } from '@site/api/support';
import { readHelp } from '../content/readHelp.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { chatDesks } from './chatDesks.ts';

/**
 * Refuses: notFound for an unknown desk; unavailable outside its hours.
 *
 * Source: SYS-15.
 */
export default handle(launchChat, async ({ input: { modelId }, merchant, language, now, services }) => {
  const { articles } = await readHelp(services, { merchant, language });
  const desks = chatDesks({ state: await services.brands.of(merchant), language, articles, now });
  const desk = desks.find(({ id, online }) => (modelId === undefined ? online : id === modelId));
  if (!desk) return modelId === undefined ? refuse('unavailable') : refuse('notFound', { field: 'modelId', rule: 'known' });
  const chatUrl = desk.url.startsWith('/') ? `${desk.url}&lang=${language}&merchant=${merchant}` : desk.url;
  return accept({ chatUrl });
});
