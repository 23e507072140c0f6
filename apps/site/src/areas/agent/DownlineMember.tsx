import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { dateFormat } from '@site/money/dateFormat';
import { AsOf } from '@site/ui/AsOf';
import { DeskCard } from '@site/ui/DeskCard';
import { EmptyState } from '@site/ui/EmptyState';
import { formatRate } from '@site/ui/formatFigure';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';

/** One member of the downline: balance, masked contacts and figures; money can be sent to it, and a direct downline offered a contract. Source: AGT-05. */
export const DownlineMember = observer(function DownlineMember({ id }: { id: string | undefined }) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'teamMember'));
  useEffect(() => {
    if (id !== undefined) void answer.ask({ id });
  }, [answer, id]);
  const { load } = answer;
  if (id === undefined) return <EmptyState icon="user" title={t('tree.choose')} />;
  if (load.state === 'loading') return <Skeleton look="list" label={site('status.loading')} />;
  // Whoever may not be named is not found.
  if (load.state === 'failed' && load.code === 'notFound')
    return <EmptyState icon="lock" title={t('tree.unnamed')} text={t('tree.unnamedText')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void answer.ask({ id })} />;
  return <MemberCard member={load.value} onRefresh={() => void answer.ask({ id })} />;
});

interface MemberCardProps {
  member: OutputOf<Calls['teamMember']>;
  onRefresh: () => void;
}

const MemberCard = observer(function MemberCard({ member, onRefresh }: MemberCardProps) {
  const { t } = useTranslation('agent');
  const { t: words } = useTranslation('member');
  const { t: report } = useTranslation('report');
  const { system } = useStores();
  const { locale, brand } = system;
  const { account, level, currency, team } = member;
  const money = (minor: string | null) => minor !== null && <Money amountMinor={BigInt(minor)} currency={currency} />;
  const name = encodeURIComponent(account ?? '');
  return (
    <Card title={account ?? ''} note={[member.nickname, t(`type.${member.type}`)].join(' · ')}>
      <div className="acts">
        <LinkButton
          size="small"
          variant="contained"
          href={`/member/transferUpline?to=${name}`}
          startIcon={<Icon name="transfer" size={16} />}
        >
          {t('tree.send')}
        </LinkButton>
        {level === 1 && system.isOn('AGENTPOLICY3') && (
          <LinkButton
            size="small"
            variant="outlined"
            href={`/agentHome/contracts?offer=${name}`}
            startIcon={<Icon name="document" size={16} />}
          >
            {t('tree.offer')}
          </LinkButton>
        )}
      </div>
      <dl>
        <Line label={t('tree.balance')}>{money(member.balanceMinor)}</Line>
        <Line label={words('contact.mobile')}>{member.mobile && <bdi dir="ltr">{member.mobile}</bdi>}</Line>
        <Line label={words('contact.email')}>{member.email && <bdi dir="ltr">{member.email}</bdi>}</Line>
        <Line label={t('tree.registered')}>
          {dateFormat(locale, { dateStyle: 'medium', timeZone: brand.zone }).format(member.registeredAt)}
        </Line>
        {member.rates.map(({ kind, ratePpm }) => (
          <Line key={kind} label={t(`contracts.${kind}`)}>
            <bdi dir="ltr">{formatRate([ratePpm, ratePpm], locale)}</bdi>
          </Line>
        ))}
      </dl>
      <h3>{t('span.days30')}</h3>
      <dl>
        <Line label={t('figure.deposits')}>{money(member.depositsMinor)}</Line>
        <Line label={t('tree.withdrawals')}>{money(member.withdrawalsMinor)}</Line>
        <Line label={t('figure.validBet')}>{money(member.validBetMinor)}</Line>
        <Line label={t('trend.profit')}>{money(member.profitMinor)}</Line>
      </dl>
      {member.validBetMinor === null && <p className="few">{t('people.few')}</p>}
      {team && member.members > 0 && (
        <>
          <h3>{t('menu.team')}</h3>
          <dl>
            <Line label={t('figure.validBet')}>{money(team.validBetMinor)}</Line>
            <Line label={t('figure.profit')}>{money(team.profitMinor)}</Line>
          </dl>
        </>
      )}
      <div className="age">
        <AsOf
          asOfAtMs={member.asOf}
          format={{ timeZone: brand.zone }}
          labels={{
            asOf: (time) => report('asOf', { time }),
            behind: (count) => report('behind', { count }),
            late: (count) => report('late', { count }),
            refresh: report('refresh'),
          }}
          onRefresh={onRefresh}
        />
      </div>
    </Card>
  );
});

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '—'}</dd>
    </div>
  );
}

const Card = styled(DeskCard)({
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, padding: '0 16px 12px' },
  '& dl': { display: 'grid', margin: 0, paddingInline: 16 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    paddingBlock: 8,
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& h3': { margin: 0, padding: '16px 16px 8px', fontSize: 12, fontWeight: 550, color: tone.muted },
  '& .few': { margin: 0, padding: '8px 16px', color: tone.muted },
  '& .age': { padding: '8px 16px 12px' },
});
