import { styled } from '@mui/material/styles';
import { cardStyle, skeletonStyle } from '@site/ui/cardStyle';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import type { PursesStore } from './PursesStore';

/** Cash and bonus apart, stakes of open rounds, and the sum of the game wallets. Source: MEM-02. */
export const MoneyStrip = observer(function MoneyStrip({ store }: { store: PursesStore }) {
  const { t } = useTranslation('wallet');
  const { wallet } = useStores();
  const { balance, failure } = wallet;
  if (!balance && failure) return <Failed code={failure} onRetry={() => void wallet.refresh()} />;
  const figure = (minor: bigint | undefined) =>
    balance && minor !== undefined ? (
      <b>
        <Money amountMinor={minor} currency={balance.currency} />
      </b>
    ) : (
      <span className="skeleton" />
    );
  const bonusMinor = balance && BigInt(balance.bonusMinor);
  const cashMinor = balance && BigInt(balance.balance) - BigInt(balance.bonusMinor);
  const isKnown = store.answer.load.state === 'ready';
  const hasSilent = store.purses.some(({ balanceMinor }) => balanceMinor === null);
  return (
    <Strip aria-label={t('strip')} aria-busy={!balance}>
      <div className="cash">
        <h2>{t('cash.title')}</h2>
        {figure(cashMinor)}
        <p>{t('cash.text')}</p>
        <div className="acts">
          <LinkButton variant="contained" href="/member/depositv2">
            {t('deposit')}
          </LinkButton>
          <LinkButton variant="outlined" href="/member/withdraw">
            {t('withdraw')}
          </LinkButton>
        </div>
      </div>
      <div>
        <h2>{t('bonus.title')}</h2>
        {figure(bonusMinor)}
        <p>{t('bonus.text')}</p>
      </div>
      <div>
        <h2>{t('locked.title')}</h2>
        {figure(balance && BigInt(balance.lockedMinor))}
        <p>{t('locked.text')}</p>
      </div>
      <div>
        <h2>{t('kept.title')}</h2>
        {figure(isKnown ? store.keptMinor : undefined)}
        <p>{hasSilent ? t('kept.silent') : t('kept.text', { count: store.purses.length })}</p>
      </div>
    </Strip>
  );
});

const Strip = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) repeat(3, minmax(0, 1fr))',
  '& > div': { display: 'grid', alignContent: 'start', gap: 2, minInlineSize: 0, padding: '18px 20px' },
  '& > div + div': { borderInlineStart: `1px solid ${tone.line}` },
  '& h2': { margin: 0, color: tone.muted, fontSize: 13, fontWeight: 500, lineHeight: '20px' },
  '& b': { fontSize: 20, fontWeight: 650, lineHeight: '30px', letterSpacing: '-0.01em' },
  '& .cash b': { fontSize: 28, fontWeight: 700, lineHeight: '36px' },
  '& p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 10, paddingBlockStart: 12 },
  '& .skeleton': { ...skeletonStyle, inlineSize: 120, maxInlineSize: '100%', blockSize: 24, marginBlock: 4 },
  [media.medium]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& .cash': { gridColumn: '1 / -1', borderBlockEnd: `1px solid ${tone.line}` },
    '& .cash + div': { borderInlineStart: 0 },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { padding: '12px 16px' },
    '& > div:not(.cash)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: 16 },
    '& > div:not(.cash) > :last-child': { gridArea: '2 / 1' },
    '& > div:not(.cash) > :is(b, .skeleton)': { gridArea: '1 / 2 / 3' },
    '& > div + div': { borderInlineStart: 0 },
    '& > div + div + div': { borderBlockStart: `1px solid ${tone.line}` },
  },
});
