import { Icon } from '@site/ui/Icon';
import { useTranslation } from 'react-i18next';

/** Says how many free rounds a member has left at a game. Source: docs/domain.md DR-21. */
export function FreeRoundsMark({ left }: { left: number }) {
  const { t } = useTranslation('prizes');
  return (
    <span>
      <Icon name="gift" size={13} />
      {t('freeRounds', { count: left })}
    </span>
  );
}
