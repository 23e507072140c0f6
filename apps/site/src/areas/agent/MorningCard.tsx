import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { intlLocale } from '@site/money/intlLocale';
import { DeskCard } from '@site/ui/DeskCard';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

interface MorningCardProps {
  morning: TeamOverviewValue['morning'];
  currency: string;
}

/** Says in three sentences what changed since yesterday. Source: AGT-03, docs/domain.md DR-10.6. */
export const MorningCard = observer(function MorningCard({ morning, currency }: MorningCardProps) {
  const { t } = useTranslation('agent');
  const { locale } = useStores().system;
  const { activeMembers, profitMinor, newMembers } = morning;
  const money = (minor: string) => formatMoneyInText(BigInt(minor), currency, locale);
  const before = activeMembers.before === null ? t('morning.few') : new Intl.NumberFormat(intlLocale(locale)).format(activeMembers.before);
  const sentences = [
    ['users', activeMembers.value === null ? t('morning.activeFew') : t('morning.active', { count: activeMembers.value, before })],
    [
      'coin',
      profitMinor.value === null
        ? t('morning.profitFew')
        : profitMinor.before === null
          ? t('morning.profitAlone', { amount: money(profitMinor.value) })
          : t('morning.profit', { amount: money(profitMinor.value), before: money(profitMinor.before) }),
    ],
    ['plus', t('morning.joined', { count: newMembers.value, before: newMembers.before })],
  ] as const;
  return (
    <DeskCard title={t('morning.title')}>
      <Sentences>
        {sentences.map(([icon, sentence]) => (
          <li key={icon}>
            <Icon name={icon} size={16} />
            {sentence}
          </li>
        ))}
      </Sentences>
    </DeskCard>
  );
});

const Sentences = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '8px 24px',
  margin: 0,
  padding: '0 16px 14px',
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 8, color: tone.text },
  '& svg': { flex: 'none', marginBlockStart: 2, color: tone.muted },
});
