import type { GameType } from '@site/api/common';
import type { LobbyValue } from '@site/api/lobby';
import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const kinds = ['ELOTT', 'LOTT'] as const;

/** Links lottery and e-lottery, which share one place in the menus, when the brand has both. */
export function DrawKinds({ current, categories }: { current: GameType; categories: LobbyValue['categories'] }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const offered = kinds.filter((kind) => categories.some(({ gameCategory }) => gameCategory === kind));
  if (offered.length < 2 || !offered.some((kind) => kind === current)) return null;
  return (
    <ClassifyMenu
      label={t('draws')}
      items={offered.map((kind) => ({ id: kind, label: t(`kind.${kind}`), href: `/${kind.toLowerCase()}` }))}
      current={current}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
