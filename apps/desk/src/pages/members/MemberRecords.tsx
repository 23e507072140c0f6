import { styled } from '@mui/material/styles';
import type { MemberRecord, MemberSection } from '@site/api/operatorMembers';
import { cardStyle } from '@site/ui/cardStyle';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../parts/Loaded';
import { Moment } from '../../parts/Moment';
import { type RecordColumn, RecordTable } from '../../parts/RecordTable';
import { useCall } from '../../useCall';

const sections = [
  'deposits',
  'withdrawals',
  'bankAccounts',
  'documents',
  'limits',
  'exclusion',
  'consents',
  'promotions',
  'bonuses',
  'vipProgress',
  'pointHistory',
  'contracts',
  'myFeedback',
  'loginHistory',
] as const satisfies readonly MemberSection[];

/** Records of a member in parts, each read when it is opened. Source: OPR-08. */
export function MemberRecords({ id }: { id: number }) {
  return sections.map((section) => <Section key={section} id={id} section={section} />);
}

interface SectionProps {
  id: number;
  section: MemberSection;
}

function Section({ id, section }: SectionProps) {
  const { t } = useTranslation('desk-members');
  const [isOpen, setOpen] = useState(false);
  return (
    <Part onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(`section.${section}`)}</summary>
      {isOpen && <Records id={id} section={section} />}
    </Part>
  );
}

function Records({ id, section }: SectionProps) {
  const { t } = useTranslation('desk-members');
  const { t: operator } = useTranslation();
  const rowsOf = useRows();
  const answer = useCall('memberRecords', { id, section });
  return (
    <Loaded answer={answer}>
      {(record) => {
        const rows = record ? rowsOf(record) : [];
        const columns = (rows[0] ?? []).map(({ label, isFigure }, index): RecordColumn<Cell[]> => ({
          id: label,
          label,
          isFigure: isFigure ?? false,
          renderCell: (row) => row[index]?.value,
        }));
        if (rows.length === 0) return <p>{operator('member.nothing')}</p>;
        return <RecordTable label={t(`section.${section}`)} columns={columns} rows={rows} idOf={(row) => rows.indexOf(row)} />;
      }}
    </Loaded>
  );
}

interface Cell {
  label: string;
  value: ReactNode;
  isFigure?: boolean;
}

/** Returns how the rows of each part are shown. */
function useRows() {
  const { t } = useTranslation('desk-members');
  const { t: operator } = useTranslation();
  const { t: member } = useTranslation('member');
  const at = (time: number | null): Cell => ({ label: operator('member.at'), value: time === null ? '–' : <Moment at={time} /> });
  const until = (time: number | null): Cell => ({ label: t('until'), value: time === null ? '–' : <Moment at={time} /> });
  const kind = (value: ReactNode): Cell => ({ label: operator('member.kind'), value });
  const state = (value: string): Cell => ({ label: operator('member.status'), value });
  const name = (value: string): Cell => ({ label: operator('fact.reference'), value: <bdi dir="ltr">{value}</bdi> });
  const amount = (minor: string, currency: string): Cell => ({
    label: operator('member.amount'),
    value: <Money amountMinor={BigInt(minor)} currency={currency} />,
    isFigure: true,
  });
  return (record: MemberRecord): Cell[][] => {
    switch (record.section) {
      case 'deposits':
        return record.value.list.map((row) => [
          name(row.reference),
          amount(row.amountMinor, row.currency),
          state(t(`deposits.${row.state}`)),
          at(row.at),
        ]);
      case 'withdrawals':
        return record.value.list.map((row) => [
          name(row.reference),
          amount(row.amountMinor, row.currency),
          { label: operator('fact.bank'), value: `${row.bank} •••• ${row.ending}` },
          state(t(`withdrawals.${row.state}`)),
          at(row.at),
        ]);
      case 'bankAccounts':
        return record.value.list.map((row) => [
          { label: operator('fact.bank'), value: row.bank },
          { label: operator('fact.accountNumber'), value: <bdi dir="ltr">•••• {row.ending}</bdi> },
          { label: operator('fact.payeeName'), value: row.payeeName },
        ]);
      case 'documents':
        return record.value.list.map((row) => [
          kind(t(`documentKind.${row.kind}`)),
          state(t(`documents.${row.state}`)),
          { label: operator('adjustments.reason'), value: row.reason || '–' },
          at(row.sentAt),
          until(row.expiresAt),
        ]);
      case 'limits':
        return record.value.list.map((row) => [
          kind(`${t(`limitKind.${row.kind}`)} · ${t(`period.${row.period}`)}`),
          row.amountMinor === null
            ? { label: operator('member.amount'), value: row.minutes, isFigure: true }
            : amount(row.amountMinor, record.value.currency),
          until(row.resetsAt),
        ]);
      case 'exclusion': {
        const { current } = record.value;
        return current
          ? [[kind(operator(`state.${current.kind === 'self' ? 'excluded' : 'coolingOff'}`)), at(current.from), until(current.until)]]
          : [];
      }
      case 'consents':
        return (['email', 'sms', 'phone', 'push'] as const).map((channel) => [
          kind(t(`channel.${channel}`)),
          state(t(`consent.${record.value[channel] ? 'on' : 'off'}`)),
        ]);
      case 'promotions':
        return record.value.list.map((row) => [
          { label: operator('fact.promotion'), value: row.title },
          state(t(`promotions.${row.status}`)),
          until(row.endDate),
        ]);
      case 'bonuses':
        return [...record.value.open, ...record.value.past].map((row) => [
          { label: operator('fact.promotion'), value: row.title ?? member(`entry.kind.${row.kind}`) },
          amount(row.grantedMinor, row.currency),
          state(t(`bonuses.${row.outcome ?? 'open'}`)),
          at(row.at),
        ]);
      case 'vipProgress':
        return [
          [
            kind(record.value.label),
            amount(record.value.monthMinor, record.value.currency),
            { label: t('until'), value: record.value.keepUntil },
          ],
        ];
      case 'pointHistory':
        return record.value.list.flatMap(({ entries }) =>
          entries.map((row) => [
            kind(t(`points.${row.kind}`, { detail: row.detail })),
            { label: operator('fact.points'), value: row.points, isFigure: true },
            { label: operator('members.balance'), value: row.balance, isFigure: true },
            at(row.at),
          ]),
        );
      case 'contracts':
        return record.value.contracts.map((row) => [
          kind(t(`contractKind.${row.kind}`)),
          { label: operator('member.by'), value: <bdi dir="ltr">{`${row.giver ?? '–'} → ${row.taker}`}</bdi> },
          state(t(`contracts.${row.status}`)),
          until(row.endsAt),
        ]);
      case 'myFeedback':
        return record.value.list.map((row) => [name(row.id), state(t(`myFeedback.${row.status}`)), at(row.changedAt)]);
      case 'loginHistory':
        return record.value.list.map((row) => [
          state(member(`security.result.${row.result}`)),
          { label: operator('member.device'), value: <bdi dir="ltr">{row.device}</bdi> },
          { label: operator('member.ip'), value: <bdi dir="ltr">{row.address}</bdi> },
          at(row.at),
        ]);
    }
  };
}

const Part = styled('details')(cardStyle, {
  '& > summary': { padding: '14px 16px', fontWeight: 650, cursor: 'pointer' },
  '& > p': { margin: 0, padding: '0 16px 16px', color: tone.muted },
});
