import { formatPercent } from '@site/money/formatPercent';
import { intlLocale } from '@site/money/intlLocale';
import { styled } from '@mui/material/styles';
import type { RebateLineValue } from '@site/api/rebate';
import { decimalsOf } from '@site/money/currency';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';

interface LinesTableProps {
  lines: readonly RebateLineValue[];
  currency: string;
}

/** The lines of a rebate: valid bets less what bonuses have used, times the rate. Nothing is rounded. Source: docs/domain.md DR-2.1. */
export const LinesTable = observer(function LinesTable({ lines, currency }: LinesTableProps) {
  const { t } = useTranslation('rebate');
  const report = useTranslation('report');
  const { system } = useStores();
  const locale = intlLocale(system.locale);
  const decimals = decimalsOf(currency);
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals + 6 });
  /** An amount in millionths of a minor unit; text, since a number would lose digits. */
  const exactOf = (micro: string) => {
    const digits = micro.replace('-', '').padStart(decimals + 7, '0');
    const text = `${micro.startsWith('-') ? '-' : ''}${digits.slice(0, -(decimals + 6))}.${digits.slice(-(decimals + 6))}`;
    return exact.format(text as Intl.StringNumericLiteral);
  };
  const money = (digits: string) => <Money amountMinor={BigInt(digits)} currency={currency} />;
  return (
    <Table>
      <caption>{t('lines.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lines.category')}</th>
          <th scope="col">{t('lines.validBet')}</th>
          <th scope="col">{t('lines.used')}</th>
          <th scope="col">{t('lines.rate')}</th>
          <th scope="col">{t('lines.rebate')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.gameType} ${line.level}`}>
            <th scope="row">
              {report.t(`gameType.${line.gameType}`)} <small>{t('lines.level', { level: line.level })}</small>
            </th>
            <td data-label={t('lines.validBet')}>{money(line.validBetMinor)}</td>
            <td data-label={t('lines.used')}>{line.usedMinor === '0' ? '–' : money(line.usedMinor)}</td>
            <td data-label={t('lines.rate')}>
              <bdi dir="ltr">{formatPercent(line.ratePpm / 1e6, system.locale, 3)}</bdi>
            </td>
            <td data-label={t('lines.rebate')}>
              <bdi dir="ltr">{exactOf(line.rebateMicro)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
});

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 13.5,
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& thead th': { color: tone.muted, fontSize: 12.5, fontWeight: 500, textAlign: 'end', paddingBlock: 8 },
  '& thead th:first-of-type, & tbody th': { textAlign: 'start' },
  '& tbody th': { fontWeight: 600 },
  '& small': { color: tone.muted, fontWeight: 500 },
  '& td': { textAlign: 'end' },
  '& td, & tbody th': { paddingBlock: 10, borderBlockStart: `1px solid ${tone.line}` },
  '& td:last-child': { fontWeight: 600 },
  [media.phone]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': { paddingBlock: 8, borderBlockStart: `1px solid ${tone.line}` },
    '& td, & tbody th': { border: 0, paddingBlock: 3 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& td::before': { content: 'attr(data-label)', color: tone.muted },
  },
});
