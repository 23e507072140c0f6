import { dateFormat } from '@site/money/dateFormat';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { RequirementCard } from '@site/ui/RequirementCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { useMoney } from '../money/useMoney';

/** Lists what has to be played before money can be withdrawn, item by item with its cause. Source: MEM-32. */
export function Requirements({ config }: { config: OutputOf<Calls['withdrawConfig']> | undefined }) {
  const { t } = useTranslation('withdraw');
  const { t: words } = useTranslation('member');
  const { system } = useStores();
  const money = useMoney();
  const day = dateFormat(system.locale, { day: 'numeric', month: 'short', timeZone: system.brand.zone });
  const currency = config?.currency ?? 'USD';
  return (
    <RequirementCard
      items={config?.requirements.map(({ id, kind, at, grantedMinor, needMinor, doneMinor }) => ({
        id,
        title: words(`entry.kind.${kind}`),
        detail: t('need.detail', { date: day.format(at), granted: money(grantedMinor, currency), need: money(needMinor, currency) }),
        needMinor: BigInt(needMinor),
        doneMinor: BigInt(doneMinor),
      }))}
      currency={currency}
      labels={{
        title: t('need.title'),
        count: (open) => t('need.open', { count: open }),
        summary: followedBy(t('need.summary')),
        nothingLeft: t('need.nothingLeft'),
        met: t('need.met'),
        left: followedBy(t('need.left')),
      }}
    />
  );
}

const followedBy = (words: string) => (amount: ReactNode) => (
  <>
    {amount} {words}
  </>
);
