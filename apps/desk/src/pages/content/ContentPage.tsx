import type { ContentKind } from '@site/api/operatorContent';
import { useSearchParams } from 'react-router-dom';
import { ContentEditor } from './ContentEditor';
import { ContentList } from './ContentList';
import { kinds } from './kinds';

/** Shows the list of one kind of content, or the editor of the item that the address names. Source: OPR-03. */
export default function ContentPage() {
  const [query] = useSearchParams();
  const asked = query.get('kind');
  const kind: ContentKind = kinds.find((one) => one === asked) ?? 'banner';
  const id = query.get('id');
  if (id !== null) return <ContentEditor key={`${kind} ${id}`} kind={kind} id={Number(id) || undefined} />;
  return <ContentList kind={kind} />;
}
