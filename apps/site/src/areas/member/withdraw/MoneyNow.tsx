import { styled } from '@mui/material/styles';
import { cardStyle, skeletonStyle } from '@site/ui/cardStyle';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { Failed } from '../../status/Failed';
import { useMoney } from '../money/useMoney';
import { useWhy } from './useWhy';
import type { WithdrawStore } from './WithdrawStore';

/** Shows what can be withdrawn now, and in one sentence why not more; the balance, and what is on its way. Source: MEM-04, MEM-32. */
export const MoneyNow = observer(function MoneyNow({ store }: { store: WithdrawStore }) {
  const { t } = useTranslation('withdraw');
  const { wallet } = useStores();
  const money = useMoney();
  const why = useWhy();
  const { load } = store.config;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void store.refresh()} />;
  const config = load.state === 'ready' ? load.value : undefined;
  const bonusMinor = wallet.balance?.bonusMinor ?? '0';
  const figure = (minor: string | undefined) =>
    config && minor !== undefined ? (
      <b>
        <Money amountMinor={BigInt(minor)} currency={config.currency} />
      </b>
    ) : (
      <span className="skeleton" />
    );
  return (
    <Strip aria-busy={!config}>
      <div className="now">
        <h2>{t('now.title')}</h2>
        {figure(config?.mostNowMinor)}
        <output>{config && why(config)}</output>
      </div>
      <div>
        <h2>{t('balance.title')}</h2>
        {figure(config?.balanceMinor)}
        {config && bonusMinor !== '0' && <p>{t('balance.bonus', { bonus: money(bonusMinor, config.currency) })}</p>}
      </div>
      <div>
        <h2>{t('held.title')}</h2>
        {figure(config?.heldMinor)}
        {config && config.heldMinor !== '0' && <p>{t('held.text')}</p>}
      </div>
    </Strip>
  );
});

const Strip = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  '& > div': { display: 'grid', alignContent: 'start', gap: 2, padding: '18px 20px', minInlineSize: 0 },
  '& > div + div': { borderInlineStart: `1px solid ${tone.line}` },
  '& h2': { margin: 0, color: tone.muted, fontSize: 13, fontWeight: 500, lineHeight: '20px' },
  '& b': { fontSize: 20, fontWeight: 650, lineHeight: '30px', letterSpacing: '-0.01em' },
  '& .now b': { fontSize: 28, fontWeight: 700, lineHeight: '36px' },
  '& p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
  '& output': { fontSize: 13, lineHeight: 1.5, color: tone.text, minBlockSize: '1.5em' },
  '& .skeleton': { ...skeletonStyle, inlineSize: 120, blockSize: 24, marginBlock: 4 },
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: '14px 16px' },
    '& .now': { gridColumn: '1 / -1', borderBlockEnd: `1px solid ${tone.line}` },
    '& > div:nth-of-type(2)': { borderInlineStart: 0 },
  },
});
