import { styled } from '@mui/material/styles';
import type { MemberDetail } from '@site/api/operator';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskTitle } from '@site/ui/DeskTitle';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { Loaded } from '../../parts/Loaded';
import { Moment } from '../../parts/Moment';
import { PageFrame } from '../../parts/PageFrame';
import { type RecordColumn, RecordTable } from '../../parts/RecordTable';
import { useCall } from '../../useCall';
import { AdjustmentDialog } from '../adjustments/AdjustmentDialog';
import { MemberActDialog, type MemberActName } from './MemberActDialog';
import { MemberRecords } from './MemberRecords';
import { MemberState } from './MemberState';

/** Everything about one member, and what can be done. Each look is written to the log. Source: OPR-08. */
export const MemberView = observer(function MemberView({ id }: { id: number }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const answer = useCall('memberDetail', { id });
  const [acting, setActing] = useState<MemberActName | 'adjust'>();
  const close = () => setActing(undefined);
  const done = (text: string) => {
    close();
    desk.tell(text);
    answer.reload();
  };
  return (
    <PageFrame>
      <Link to="/operator/members">
        <Icon name="back" size={16} /> {t('members.back')}
      </Link>
      <Loaded answer={answer}>
        {(member) => (
          <PageFrame>
            <Head>
              <DeskTitle title={member.username} text={member.nickname} />
              <MemberState state={member.state} />
            </Head>
            <Acts>
              {desk.may('actOnMembers') &&
                actsOn(member).map((name) => (
                  <DeskButton key={name} onClick={() => setActing(name)}>
                    {t(`act.${name}`)}
                  </DeskButton>
                ))}
              {desk.may('adjust') && <DeskButton onClick={() => setActing('adjust')}>{t('act.adjust')}</DeskButton>}
            </Acts>
            <Facts member={member} />
            <Records member={member} />
            <MemberRecords id={id} />
            {acting === 'adjust' && <AdjustmentDialog account={member} onDone={() => done(t('adjustments.sent'))} onClose={close} />}
            {acting && acting !== 'adjust' && (
              <MemberActDialog
                member={member}
                act={acting}
                onDone={() => done(t('act.done', { act: t(`act.${acting}`), name: member.username }))}
                onClose={close}
              />
            )}
          </PageFrame>
        )}
      </Loaded>
    </PageFrame>
  );
});

const amount = (minor: string, currency: string) => <Money amountMinor={BigInt(minor)} currency={currency} />;

const actsOn = ({ state }: MemberDetail): MemberActName[] => [
  ...(state === 'frozen' ? (['unfreeze'] as const) : state === 'active' ? (['freeze'] as const) : []),
  'endSessions',
  'message',
  'note',
  'move',
];

interface Fact {
  name: string;
  value: ReactNode;
}

function Facts({ member }: { member: MemberDetail }) {
  const { t } = useTranslation();
  const { currency } = member;
  const facts: Fact[] = [
    { name: t('member.number'), value: member.id },
    { name: t('members.type'), value: t(`type.${member.type as 0}`) },
    { name: t('member.upline'), value: member.upline ? <bdi dir="ltr">{member.upline}</bdi> : t('member.noUpline') },
    { name: t('member.email'), value: <bdi dir="ltr">{member.email}</bdi> },
    { name: t('member.mobile'), value: <bdi dir="ltr">{member.mobile}</bdi> },
    { name: t('member.country'), value: member.country },
    { name: t('member.language'), value: member.language },
    { name: t('members.since'), value: <Moment at={member.createdAt} /> },
    { name: t('member.lastLogin'), value: member.lastLogin ? <Moment at={member.lastLogin} /> : t('member.never') },
  ];
  const month: Fact[] = [
    { name: t('member.deposited'), value: amount(member.depositedMinor, currency) },
    { name: t('member.withdrawn'), value: amount(member.withdrawnMinor, currency) },
    { name: t('member.staked'), value: amount(member.stakedMinor, currency) },
    { name: t('member.won'), value: amount(member.wonMinor, currency) },
    { name: t('member.bets'), value: member.bets },
  ];
  const wallets = member.wallets.map((wallet) => ({ name: wallet.currency, value: amount(wallet.balanceMinor, wallet.currency) }));
  return (
    <Cards>
      <FactCard title={t('members.name')} facts={facts} />
      <FactCard title={t('member.wallets')} facts={wallets} />
      <FactCard title={t('member.month')} facts={month} />
    </Cards>
  );
}

function FactCard({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <DeskCard title={title}>
      <List>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </List>
    </DeskCard>
  );
}

function Records({ member }: { member: MemberDetail }) {
  const { t } = useTranslation();
  const { t: entries } = useTranslation('member');
  type Of<Key extends 'money' | 'rounds' | 'sessions' | 'notes'> = RecordColumn<MemberDetail[Key][number]>[];
  const money: Of<'money'> = [
    { id: 'kind', label: t('member.kind'), renderCell: ({ kind }) => entries(`entry.kind.${kind as 'BET'}`) },
    { id: 'amount', label: t('member.amount'), isFigure: true, renderCell: ({ amountMinor, currency }) => amount(amountMinor, currency) },
    { id: 'at', label: t('member.at'), renderCell: ({ at }) => <Moment at={at} /> },
  ];
  const rounds: Of<'rounds'> = [
    { id: 'game', label: t('member.game'), renderCell: ({ game }) => game },
    { id: 'stake', label: t('member.stake'), isFigure: true, renderCell: ({ stakeMinor, currency }) => amount(stakeMinor, currency) },
    { id: 'payout', label: t('member.payout'), isFigure: true, renderCell: ({ payoutMinor, currency }) => amount(payoutMinor, currency) },
    { id: 'status', label: t('member.status'), renderCell: ({ status }) => entries(`record.status.${status as 'open'}`) },
    { id: 'at', label: t('member.at'), renderCell: ({ at }) => <Moment at={at} /> },
  ];
  const sessions: Of<'sessions'> = [
    { id: 'device', label: t('member.device'), renderCell: ({ device }) => <bdi dir="ltr">{device}</bdi> },
    { id: 'ip', label: t('member.ip'), renderCell: ({ ip }) => <bdi dir="ltr">{ip}</bdi> },
    { id: 'began', label: t('member.began'), renderCell: ({ at }) => <Moment at={at} /> },
    { id: 'seen', label: t('member.seen'), renderCell: ({ seenAt }) => <Moment at={seenAt} /> },
  ];
  const notes: Of<'notes'> = [
    { id: 'note', label: t('member.note'), renderCell: ({ text }) => text },
    { id: 'by', label: t('member.by'), renderCell: ({ by }) => <bdi dir="ltr">{by}</bdi> },
    { id: 'at', label: t('member.at'), renderCell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <>
      {member.requirements.length > 0 && (
        <FactCard
          title={t('member.requirements')}
          facts={member.requirements.map(({ kind, needMinor, doneMinor, currency }, index) => ({
            name: `${index + 1} · ${entries(`entry.kind.${kind as 'BONUS'}`)}`,
            value: (
              <>
                {amount(doneMinor, currency)} / {amount(needMinor, currency)}
              </>
            ),
          }))}
        />
      )}
      <RecordCard title={t('member.notes')} columns={notes} rows={member.notes} />
      <RecordCard title={t('member.money')} columns={money} rows={member.money} />
      <RecordCard title={t('member.rounds')} columns={rounds} rows={member.rounds} />
      <RecordCard title={t('member.sessions')} columns={sessions} rows={member.sessions} />
    </>
  );
}

function RecordCard<Row>({ title, columns, rows }: { title: string; columns: RecordColumn<Row>[]; rows: readonly Row[] }) {
  const { t } = useTranslation();
  return (
    <DeskCard title={title}>
      {rows.length === 0 ? (
        <Nothing>{t('member.nothing')}</Nothing>
      ) : (
        <RecordTable label={title} columns={columns} rows={rows} idOf={(row) => JSON.stringify(row)} />
      )}
    </DeskCard>
  );
}

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: 16 });
const Nothing = styled('p')({ margin: 0, padding: '4px 16px 16px', color: tone.muted });
const List = styled('dl')({
  margin: 0,
  padding: '0 16px 12px',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 5 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});
