import { localDigits } from '@site/money/localDigits';
import { dateFormat } from '@site/money/dateFormat';
import { formatPercent } from '@site/money/formatPercent';
import { styled } from '@mui/material/styles';
import { Money } from '@site/ui/Money';
import { VipLadder, type VipLadderLabels } from '@site/ui/VipLadder';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { Failed } from '../../status/Failed';
import { Gifts } from './Gifts';
import { VipStore } from './VipStore';

/** The VIP level with the way to the next one, what each level brings, and the gifts. Source: MEM-12, docs/domain.md DR-4. */
export default observer(function VipPage() {
  const { t } = useTranslation('vip');
  const site = useTranslation();
  const { api, wallet, toasts, system } = useStores();
  const [store] = useState(() => new VipStore({ api, wallet, toasts }));
  useEffect(() => store.start(), [store]);
  if (store.failure) return <Failed code={store.failure} onRetry={() => store.start()} />;
  const ranks = store.ranks.load.state === 'ready' ? store.ranks.load.value : undefined;
  const progress = store.progress.load.state === 'ready' ? store.progress.load.value : undefined;
  if (!ranks) return <Skeleton look="list" label={site.t('status.loading')} />;
  const { currency } = ranks;
  const money = (digits: string) => <Money amountMinor={BigInt(digits)} currency={currency} />;
  const day = dateFormat(system.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const labels: VipLadderLabels = {
    yours: t('ladder.yours'),
    next: (label) => t('ladder.next', { label }),
    both: t('ladder.both'),
    top: t('ladder.top'),
    deposits: t('ladder.deposits'),
    validBets: t('ladder.validBets'),
    keep: (label, until) => t('ladder.keep', { label, until }),
    of: (done, need) => filled(t('ladder.of', { done: '⟨done⟩', need: '⟨need⟩' }), { done, need }),
    ranks: t('ladder.ranks'),
    reached: t('ladder.reached'),
    own: t('ladder.own'),
    ahead: t('ladder.ahead'),
    benefits: (label) => t('ladder.benefits', { label }),
  };
  return (
    <Page>
      <VipLadder
        items={ranks.list.map((rank) => ({
          level: rank.level,
          label: rank.label,
          depositMinor: BigInt(rank.depositMinor),
          validBetMinor: BigInt(rank.validBetMinor),
          benefits: [
            { name: t('gift.level'), value: money(rank.levelGiftMinor) },
            { name: t('gift.month'), value: money(rank.monthGiftMinor) },
            { name: t('gift.birthday'), value: money(rank.birthdayGiftMinor) },
            { name: t('withdrawals'), value: localDigits(rank.withdrawals, system.locale) },
            {
              name: t('rebate'),
              value: <bdi dir="ltr">{formatPercent(Math.max(...rank.rebates.map(({ ratePpm }) => ratePpm)) / 1e6, system.locale, 2)}</bdi>,
            },
          ],
        }))}
        progress={
          progress && {
            level: progress.level,
            depositMinor: BigInt(progress.depositMinor),
            validBetMinor: BigInt(progress.validBetMinor),
            keep:
              progress.level > 0
                ? {
                    doneMinor: BigInt(progress.monthMinor),
                    needMinor: BigInt(progress.keepMinor),
                    until: day.format(new Date(`${progress.keepUntil}T00:00:00Z`)),
                  }
                : undefined,
          }
        }
        currency={currency}
        labels={labels}
      />
      {progress && <Gifts store={store} gifts={progress.gifts} currency={currency} labelOf={(level) => ranks.list[level]?.label ?? ''} />}
    </Page>
  );
});

/** Puts nodes into a sentence, in the places of their names. */
const filled = (sentence: string, nodes: Record<string, ReactNode>) =>
  sentence.split(/(⟨\w+⟩)/).map((part) => <Fragment key={part}>{part.startsWith('⟨') ? nodes[part.slice(1, -1)] : part}</Fragment>);

const Page = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
