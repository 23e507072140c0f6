import { chatModels } from '@site/api/support';
import { readHelp } from '../content/readHelp.ts';
import { accept, handle } from '../http/handle.ts';
import { chatDesks } from './chatDesks.ts';

export default handle(chatModels, async ({ merchant, language, now, services }) => {
  const { articles } = await readHelp(services, { merchant, language });
  const desks = chatDesks({ state: await services.brands.of(merchant), language, articles, now });
  return accept({ list: desks.map(({ id, name, online }) => ({ id, name, online })) });
});
