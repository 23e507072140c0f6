import type { ContentItemValue, ContentKind } from '@site/api/operatorContent';
import { useCall } from '../../useCall';
import { Loaded } from '../../parts/Loaded';
import { EditorForm } from './EditorForm';

interface ContentEditorProps {
  kind: ContentKind;
  /** Undefined for something new. */
  id: number | undefined;
}

/** Loads what an editor needs: the choices, and what was saved last. */
export function ContentEditor({ kind, id }: ContentEditorProps) {
  const choices = useCall('contentChoices', {});
  return (
    <Loaded answer={choices}>
      {(given) =>
        id === undefined ? (
          <EditorForm choices={given} item={emptyItem(kind)} onPictureAdded={choices.reload} />
        ) : (
          <Known kind={kind} id={id} choices={given} onPictureAdded={choices.reload} />
        )
      }
    </Loaded>
  );
}

type Choices = Parameters<typeof EditorForm>[0]['choices'];

function Known({ kind, id, ...editing }: { kind: ContentKind; id: number; choices: Choices; onPictureAdded: () => void }) {
  const answer = useCall('contentItem', { kind, id });
  return <Loaded answer={answer}>{(item) => <EditorForm key={item.version} {...editing} item={item} onReload={answer.reload} />}</Loaded>;
}

const firstSort: Partial<Record<ContentKind, string>> = {
  post: 'news',
  promotion: 'MISSION',
  help: 'START',
  mission: 'bet-D',
  popup: 'NEWS',
};

const emptyItem = (kind: ContentKind): ContentItemValue => ({
  id: 0,
  version: 0,
  kind,
  state: 'draft',
  hasChanges: false,
  isBinding: false,
  changedAt: null,
  changedBy: '',
  words: {},
  languages: [],
  from: null,
  until: null,
  position: 0,
  audience: 'site',
  execution: 'A',
  slug: '',
  sort: firstSort[kind] ?? '',
  startsAt: null,
  endsAt: null,
  art: '',
  group: kind === 'banner' ? 'w_home' : '',
  linkageType: 'NONE',
  target: '',
  goal: 0,
  points: 0,
});
