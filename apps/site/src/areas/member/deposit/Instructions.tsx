import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DepositRequest, PayInstructions } from '@site/api/deposits';
import { decimalsOf } from '@site/money/currency';
import { decimalOf } from '@site/money/decimal';
import { CopyButton } from '@site/ui/CopyButton';
import { Icon } from '@site/ui/Icon';
import { QrCode } from '@site/ui/QrCode';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../money/useMoney';

interface InstructionsProps {
  request: DepositRequest;
  pay: Exclude<PayInstructions, { kind: 'voucher' }>;
}

const line = (label: string, value: string) => ({ label, shown: value, value });

/** Shows what somebody needs who pays a deposit now: an account, a page or an address. Source: MEM-03. */
export const Instructions = observer(function Instructions({ request, pay }: InstructionsProps) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { amountMinor, feeMinor, currency, reference } = request;
  const totalMinor = BigInt(amountMinor) + BigInt(feeMinor);
  const total = { label: t('pay.total'), shown: money(totalMinor, currency), value: decimalOf(totalMinor, decimalsOf(currency)) };
  const lines =
    pay.kind === 'account'
      ? [
          line(t('pay.bank'), pay.bank),
          line(t('pay.number'), pay.accountNumber),
          line(t('pay.payee'), pay.payeeName),
          total,
          line(t('pay.reference'), reference),
        ]
      : [total];
  const url = pay.kind === 'account' ? null : pay.url;
  return (
    <Layout>
      {pay.kind === 'address' && (
        <QrCode value={pay.address} size={200} labels={{ code: t('pay.code'), copy: t('pay.copyAddress'), copied: t('copied') }} />
      )}
      <div className="told">
        <dl>
          {lines.map(({ label, shown, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{shown}</bdi>
                <CopyButton value={value} labels={{ copy: t('copy', { what: label }), copied: t('copied') }} />
              </dd>
            </div>
          ))}
        </dl>
        {url && (
          <Button variant="contained" size="large" href={url} target="_blank" rel="noopener" endIcon={<Icon name="external" size={18} />}>
            {t(pay.kind === 'page' ? 'pay.open' : 'pay.openApp')}
          </Button>
        )}
      </div>
    </Layout>
  );
});

const Layout = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  '& .told': { display: 'grid', flex: '1 1 260px', alignContent: 'start', gap: 16, minInlineSize: 0 },
  '& dl': { margin: 0, fontSize: 14 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    minBlockSize: 44,
  },
  '& dl > div + div': { borderBlockStart: `1px solid ${tone.line}` },
  '& dt': { color: tone.muted, fontSize: 13 },
  '& dd': { display: 'flex', alignItems: 'center', gap: 6, margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd bdi': { overflowWrap: 'anywhere' },
  '& a': { justifySelf: 'start' },
});
