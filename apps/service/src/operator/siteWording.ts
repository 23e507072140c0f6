import { siteWording } from '@site/api/operatorBrand';
import { accept, handle } from '../http/handle.ts';
import { siteWords } from '../system/siteWords.ts';

const MOST = 50;

/** Finds texts of the site by parts of them or of their keys. Source: OPR-04. */
export default handle(siteWording, async ({ input: { language, search } }) => {
  const wanted = search.toLowerCase();
  const found = [...siteWords(language)].filter(([key, text]) => key.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted));
  return accept({ list: found.slice(0, MOST).map(([key, text]) => ({ key, text })) });
});
