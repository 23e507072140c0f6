import { hotGames } from '@site/api/games';
import { accept, handle, refuse } from '../http/handle.ts';

/** Refuses: invalidInput for another brand's merchant code. Source: LOB-23. */
export default handle(hotGames, async ({ input: { merchantCode, gameType, vassalage }, merchant, language, services }) => {
  if (merchantCode !== undefined && merchantCode !== merchant) return refuse('invalidInput', { field: 'merchantCode', rule: 'known' });
  const shelf = await services.shelves.of(merchant, language);
  return accept({ list: [...shelf.list({ gameType, vassalage, gameClassify: 'HOT' })] });
});
