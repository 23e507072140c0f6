import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { formatPoints } from '@site/ui/formatPoints';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { statusLook } from '@site/ui/statusLook';
import { tone } from '@site/ui/vars';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';
import { useMoment } from '../member/security/useMoment';
import { textButton } from '../session/textButton';

const EntryDialog = lazyPart(() => import('./EntryDialog'));

/** Lists what points were spent on. The reference of money opens its entry in the ledger. Source: MEM-13. */
export const RedeemTable = observer(function RedeemTable({ list }: { list: OutputOf<Calls['redeemHistory']>['list'] }) {
  const { t } = useTranslation('points');
  const { system } = useStores();
  const moment = useMoment();
  const [shown, setShown] = useState<string>();
  return (
    <Table>
      <caption>{t('records.redeem')}</caption>
      <thead>
        <tr>
          {(['reference', 'applied', 'type', 'points', 'amount', 'ratio', 'status', 'remark'] as const).map((column) => (
            <th key={column} scope="col" data-figure={figures.has(column) || undefined}>
              {t(`records.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <tr key={row.referenceNumber}>
            <td data-label={t('records.reference')}>
              {row.type === 'CONVERT' ? (
                <button
                  type="button"
                  aria-label={t('records.detail', { reference: row.referenceNumber })}
                  onClick={() => setShown(row.referenceNumber)}
                >
                  <bdi dir="ltr">{row.referenceNumber.slice(0, 8).toUpperCase()}</bdi>
                </button>
              ) : (
                <bdi dir="ltr">{row.referenceNumber}</bdi>
              )}
            </td>
            <td data-label={t('records.applied')}>{moment(row.applicationTime)}</td>
            <td data-label={t('records.type')}>
              {row.type === 'CONVERT' ? t('records.convert') : <Said in={row.saidIn}>{row.name}</Said>}
              {row.quantity > 1 && <bdi dir="ltr"> × {localDigits(row.quantity, system.locale)}</bdi>}
            </td>
            <td data-label={t('records.points')} data-figure>
              <bdi dir="ltr">{formatPoints(BigInt(row.points), system.locale)}</bdi>
            </td>
            <td data-label={t('records.amount')} data-figure>
              {row.amount === '0' ? '–' : <Money amountMinor={BigInt(row.amount)} currency={row.currency} />}
            </td>
            <td data-label={t('records.ratio')} data-figure>
              <bdi dir="ltr">{row.ratio === '' ? '–' : localDigits(row.ratio.replace(':', ' : '), system.locale)}</bdi>
            </td>
            <td data-label={t('records.status')}>
              <StatusChip {...statusLook.redeem[row.status]} label={t(`status.${row.status}`)} />
            </td>
            <td data-label={t('records.remark')}>{row.remark}</td>
          </tr>
        ))}
      </tbody>
      {shown !== undefined && <EntryDialog referenceNumber={shown} onClose={() => setShown(undefined)} />}
    </Table>
  );
});

const figures: ReadonlySet<string> = new Set(['points', 'amount', 'ratio']);

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 13.5,
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& thead': { backgroundColor: tone.raised },
  '& th': { color: tone.muted, fontSize: 12.5, fontWeight: 500, textAlign: 'start' },
  '& th, & td': { padding: '10px 12px' },
  '& :is(th, td):first-of-type': { paddingInlineStart: 20 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 20 },
  '& td': { borderBlockStart: `1px solid ${tone.line}` },
  '& [data-figure]': { textAlign: 'end' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(2), & td:last-of-type': { color: tone.muted },
  '& button': { ...textButton, fontSize: 13.5 },
  [media.compact]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { padding: '10px 20px', borderBlockStart: `1px solid ${tone.line}` },
    '& td, & td:first-of-type, & td:last-of-type': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      border: 0,
      padding: '3px 0',
      textAlign: 'end',
    },
    '& td::before': { content: 'attr(data-label)', color: tone.muted, textAlign: 'start' },
    '& td:empty': { display: 'none' },
  },
});
