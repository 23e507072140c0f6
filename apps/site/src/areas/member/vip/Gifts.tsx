import { dateFormat } from '@site/money/dateFormat';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { VipGift } from '@site/api/vip';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { useMoney } from '../money/useMoney';
import { keyOf, type VipStore } from './VipStore';

interface GiftsProps {
  store: VipStore;
  gifts: readonly VipGift[];
  currency: string;
  labelOf: (level: number) => string;
}

/** Gifts of the levels, each of which is claimed once. Source: MEM-12, docs/domain.md DR-4.2. */
export const Gifts = observer(function Gifts({ store, gifts, currency, labelOf }: GiftsProps) {
  const { t } = useTranslation('vip');
  const { system } = useStores();
  const money = useMoney();
  const day = dateFormat(system.locale, { dateStyle: 'medium', timeZone: system.brand.zone });
  const month = dateFormat(system.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const detailOf = ({ kind, period, level }: VipGift) =>
    kind === 'month' ? month.format(new Date(`${period}-01T00:00:00Z`)) : kind === 'birthday' ? period : labelOf(level);
  return (
    <Card aria-labelledby="vip-gifts">
      <h2 id="vip-gifts">{t('gifts.title')}</h2>
      {gifts.length === 0 && <EmptyState icon="gift" title={t('gifts.none')} text={t('gifts.noneText')} />}
      {gifts.length > 0 && (
        <ul>
          {gifts.map((gift) => (
            <li key={keyOf(gift)}>
              <span className="glyph">
                <Icon name={gift.kind === 'month' ? 'calendar' : 'gift'} size={20} />
              </span>
              <span className="words">
                <b>{t(`gift.${gift.kind}`)}</b>
                <small>{detailOf(gift)}</small>
              </span>
              <Money amountMinor={BigInt(gift.amountMinor)} currency={currency} />
              {gift.claimedAt === null ? (
                <Button
                  variant="contained"
                  size="small"
                  loading={store.claiming === keyOf(gift)}
                  aria-label={t('gifts.claimOf', {
                    gift: t(`gift.${gift.kind}`),
                    detail: detailOf(gift),
                    amount: money(gift.amountMinor, currency),
                  })}
                  onClick={() => void store.claim(gift)}
                >
                  {t('gifts.claim')}
                </Button>
              ) : (
                <StatusChip tone="good" icon="check" label={t('gifts.claimed', { date: day.format(gift.claimedAt) })} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p>{t('gifts.note')}</p>
    </Card>
  );
});

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gap: 12,
  padding: 20,
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& > p': { margin: 0, color: tone.muted, fontSize: 13 },
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto minmax(120px, auto)',
    alignItems: 'center',
    justifyItems: 'start',
    gap: '8px 14px',
    minBlockSize: 60,
    fontSize: 14,
  },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& li > :last-child': { justifySelf: 'end' },
  '& li > bdi': { fontWeight: 650 },
  '& .glyph': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.input,
    backgroundColor: tone.actionWash,
    color: tone.actionText,
  },
  '& .words': { display: 'grid', minInlineSize: 0 },
  '& small': { color: tone.muted, fontSize: 12.5 },
  [media.phone]: {
    padding: 16,
    '& li': { gridTemplateColumns: '40px minmax(0, 1fr) auto', paddingBlock: 10 },
    '& li > :last-child': { gridColumn: '2 / -1', justifySelf: 'start' },
    '& li button': { minBlockSize: 44 },
  },
});
