import { styled } from '@mui/material/styles';
import type { MemberCampaign } from '@site/api/operatorCampaigns';
import type { Proposal } from '@site/api/operatorProposals';
import type { SettingGroup } from '@site/api/operatorBrand';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Moment } from '../../parts/Moment';
import { Gift } from '../campaigns/Gift';
import { settingFields, typedOf, valueAt } from '../settings/settingFields';
import { SettingValue } from '../settings/SettingValue';

interface SettingsContent {
  group: SettingGroup;
  before: Record<string, unknown>;
  values: Record<string, unknown>;
}

type CampaignContent = Pick<MemberCampaign, 'segment' | 'gift' | 'endsAt' | 'mostMembers' | 'budgetMinor'> & { startsAt: number | null };

export interface AdjustmentContent {
  amountMinor: string;
  currency: string;
}

/** The terms of a proposed act, by their labels. Source: OPR-07. */
export function Terms({ proposal }: { proposal: Proposal }) {
  const { kind, content } = proposal;
  const told: unknown = JSON.parse(content);
  if (kind === 'settings') return <SettingsTerms {...(told as SettingsContent)} />;
  if (kind === 'campaign') return <CampaignTerms {...(told as CampaignContent)} />;
  if (kind === 'adjustment') return <AdjustmentTerms {...proposal} {...(told as AdjustmentContent)} />;
  return kind === 'closing' && <ClosingTerms {...(told as { maintenanceEnd: number | null })} />;
}

function SettingsTerms({ group, before, values }: SettingsContent) {
  const { t } = useTranslation('desk-house');
  const changed = settingFields[group].filter(
    ({ name, kind }) => typedOf(valueAt(before, name), kind) !== typedOf(valueAt(values, name), kind),
  );
  return (
    <List>
      {changed.map(({ name, kind }) => (
        <Term key={name} label={t(`setting.${name as 'banks'}`)}>
          <del>
            <SettingValue value={valueAt(before, name)} kind={kind} />
          </del>{' '}
          <ins>
            <SettingValue value={valueAt(values, name)} kind={kind} />
          </ins>
        </Term>
      ))}
    </List>
  );
}

function ClosingTerms({ maintenanceEnd }: { maintenanceEnd: number | null }) {
  const { t } = useTranslation('desk-content');
  return (
    <List>
      <Term label={t('status.end')}>{maintenanceEnd === null ? t('status.noEnd') : <Moment at={maintenanceEnd} />}</Term>
    </List>
  );
}

function AdjustmentTerms({ accountId, subject, amountMinor, currency }: Pick<Proposal, 'accountId' | 'subject'> & AdjustmentContent) {
  const { t } = useTranslation();
  return (
    <List>
      <Term label={t('adjustments.member')}>
        <Link to={`/operator/members?id=${accountId}`}>
          <bdi dir="ltr">{subject}</bdi>
        </Link>
      </Term>
      <Term label={t('adjustments.amount')}>
        <Money amountMinor={BigInt(amountMinor)} currency={currency} sign="always" colored />
      </Term>
    </List>
  );
}

function CampaignTerms({ segment, gift, startsAt, endsAt, mostMembers, budgetMinor }: CampaignContent) {
  const { t } = useTranslation('desk-campaigns');
  const { currency, depositedMinor } = segment;
  return (
    <List>
      <Term label={t('gift.choose')}>
        <Gift gift={gift} currency={currency} />
      </Term>
      {gift.kind !== 'freeRounds' && <Term label={t('gift.title')}>{gift.title}</Term>}
      {gift.kind === 'message' && <Term label={t('gift.text')}>{gift.text}</Term>}
      {gift.kind === 'bonus' && <Term label={t('gift.multiple')}>{gift.multiple}</Term>}
      {gift.kind === 'freeRounds' && <Term label={t('gift.games')}>{gift.nodeIds.join(', ')}</Term>}
      {(['country', 'vipFrom', 'vipTo', 'seenWithinDays', 'awayForDays'] as const).map(
        (name) =>
          segment[name] !== undefined && (
            <Term key={name} label={t(`who.${name}`)}>
              {segment[name] as string | number}
            </Term>
          ),
      )}
      {depositedMinor !== undefined && (
        <Term label={t('who.deposited')}>
          <Money amountMinor={BigInt(depositedMinor)} currency={currency} />
        </Term>
      )}
      {startsAt !== null && (
        <Term label={t('field.startsAt')}>
          <Moment at={startsAt} />
        </Term>
      )}
      <Term label={t('field.endsAt')}>
        <Moment at={endsAt} />
      </Term>
      {mostMembers !== null && <Term label={t('field.mostMembers')}>{mostMembers}</Term>}
      {budgetMinor !== null && (
        <Term label={t('field.budget')}>
          <Money amountMinor={BigInt(budgetMinor)} currency={currency} />
        </Term>
      )}
    </List>
  );
}

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const List = styled('dl')({
  display: 'grid',
  gap: 2,
  maxInlineSize: 520,
  margin: '4px 0 0',
  fontSize: 12.5,
  fontWeight: 400,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& del': { color: tone.muted },
  '& ins': { fontWeight: 600, textDecoration: 'none' },
  '& pre': { margin: 0, whiteSpace: 'pre-wrap' },
});
