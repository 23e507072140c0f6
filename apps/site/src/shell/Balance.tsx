import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { useStores } from '../stores/StoresContext';

/** The member's balance, shown or as asterisks, and a way to ask for it again. Source: SHL-02. */
export const Balance = observer(function Balance() {
  const { t } = useTranslation();
  const { wallet, system } = useStores();
  const { balance, isHidden, isRefreshing } = wallet;
  return (
    <Box>
      <dl>
        <dt>{t('wallet.balance')}</dt>
        <dd aria-live="polite" aria-busy={!balance}>
          {!balance && '–'}
          {balance && isHidden && '*****'}
          {balance && !isHidden && <Money amountMinor={BigInt(balance.balance)} currency={balance.currency} locale={system.locale} />}
        </dd>
      </dl>
      <button type="button" className="icon" aria-label={t('wallet.hide')} aria-pressed={isHidden} onClick={() => wallet.toggleHidden()}>
        <Icon name={isHidden ? 'eyeOff' : 'eye'} />
      </button>
      <button
        type="button"
        className="icon refresh"
        aria-label={t('wallet.refresh')}
        disabled={isRefreshing}
        onClick={() => void wallet.refresh()}
      >
        <Icon name="refresh" />
      </button>
    </Box>
  );
});

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  blockSize: 46,
  paddingInline: '16px 4px',
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& dl': { margin: 0, marginInlineEnd: 8, lineHeight: 1.15 },
  '& dt': { fontSize: 11, fontWeight: 600, color: tone.faint },
  '& dd': { margin: 0, minInlineSize: 72, fontSize: 17, fontWeight: 700, letterSpacing: '-0.01em', color: tone.text },
  '& .icon': { inlineSize: 34, blockSize: 36 },
  '& .refresh:disabled': { opacity: 0.5 },
  [media.phone]: {
    blockSize: 42,
    paddingInline: '10px 0',
    '& dd': { minInlineSize: 0, fontSize: 15 },
    '& .refresh': { display: 'none' },
  },
});
