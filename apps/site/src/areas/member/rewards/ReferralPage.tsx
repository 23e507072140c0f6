import { formatPercent } from '@site/money/formatPercent';
import { unitLocales } from '@site/money/unitLocales';
import { localDigits } from '@site/money/localDigits';
import { dateFormat } from '@site/money/dateFormat';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Friend } from '@site/api/referral';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { cardStyle } from '@site/ui/cardStyle';
import { CopyButton } from '@site/ui/CopyButton';
import { EmptyState } from '@site/ui/EmptyState';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { QrCode } from '@site/ui/QrCode';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../rewards/useWrite';
import { Failed } from '../../status/Failed';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';

type Value = OutputOf<Calls['referral']>;

/** The link to invite friends with, the friends who have come by it, and what that has earned. Source: MEM-15, docs/domain.md DR-6. */
export default observer(function ReferralPage() {
  const { t: site } = useTranslation();
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'referral'));
  const [friends] = useState(() => new Answer(api, 'referredFriends'));
  const { load } = answer;
  const ask = () => {
    void answer.ask({});
    void friends.ask({ pageSize: 100 });
  };
  useEffect(ask, [answer, friends]);
  if (load.state === 'loading') return <Skeleton look="list" label={site('status.loading')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={ask} />;
  return (
    <Page>
      <Invitation value={load.value} />
      <Earned value={load.value} onChange={ask} />
      {friends.load.state === 'ready' && <Friends list={friends.load.value.list} />}
    </Page>
  );
});

const Invitation = observer(function Invitation({ value }: { value: Value }) {
  const { t } = useTranslation('referral');
  const { locale } = useStores().system;
  const { link, code, currency, inviterMinor, friendMinor, depositMinor, betMinor, days, sharesPpm } = value;
  const list = new Intl.ListFormat(unitLocales(locale), { type: 'conjunction' });
  const money = (minor: string) => formatMoneyInText(BigInt(minor), currency, locale);
  const copy = { copy: t('copy'), copied: t('copied') };
  return (
    <section aria-labelledby="invitation" className="invitation">
      <div>
        <h2 id="invitation">{t('title')}</h2>
        <p className="lead">{t('text', { inviter: money(inviterMinor), friend: money(friendMinor) })}</p>
        <p>{t('rule', { deposit: money(depositMinor), bet: money(betMinor), days })}</p>
        {sharesPpm.length > 0 && <p>{t('share', { shares: list.format(sharesPpm.map((ppm) => formatPercent(ppm / 1e6, locale, 2))) })}</p>}
        <dl>
          <div>
            <dt>{t('code')}</dt>
            <dd>
              <bdi dir="ltr">{code}</bdi>
              <CopyButton value={code} labels={copy} />
            </dd>
          </div>
        </dl>
      </div>
      <QrCode value={link} labels={{ code: t('qr'), copy: t('copyLink'), copied: t('copied') }} />
    </section>
  );
});

const Earned = observer(function Earned({ value, onChange }: { value: Value; onChange: () => void }) {
  const { t } = useTranslation('referral');
  const { toasts, system } = useStores();
  const { write, isBusy } = useWrite();
  const { invited, valid, currency, claimableMinor, paidMinor, milestones } = value;
  const claim = async (id: string) => {
    if ((await write('claimReferral', { id })).ok) toasts.say('credited');
    onChange();
  };
  const figures = [
    [t('invited'), localDigits(invited, system.locale)],
    [t('valid'), localDigits(valid, system.locale)],
    [t('paid'), <Money key="paid" amountMinor={BigInt(paidMinor)} currency={currency} />],
    [t('claimable'), <Money key="claimable" amountMinor={BigInt(claimableMinor)} currency={currency} />],
  ] as const;
  return (
    <section aria-labelledby="milestones">
      <dl className="figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {claimableMinor !== '0' && (
        <Button variant="contained" loading={isBusy} onClick={() => void claim('friends')}>
          {t('claimAmount', { amount: formatMoneyInText(BigInt(claimableMinor), currency, system.locale) })}
        </Button>
      )}
      <h2 id="milestones">{t('milestones')}</h2>
      <ol>
        {milestones.map(({ friends, amountMinor, status }) => (
          <li key={friends} data-status={status}>
            <span>{t('friends', { count: friends })}</span>
            <b>
              <Money amountMinor={BigInt(amountMinor)} currency={currency} />
            </b>
            {status === 'claim' ? (
              <Button variant="contained" size="small" disabled={isBusy} onClick={() => void claim(String(friends))}>
                {t('claim')}
              </Button>
            ) : (
              <StatusChip
                tone={status === 'claimed' ? 'good' : 'plain'}
                icon={status === 'claimed' ? 'check' : 'clock'}
                label={t(`status.${status}`)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

const lookOf = {
  paid: { tone: 'good', icon: 'check' },
  valid: { tone: 'good', icon: 'check' },
  waiting: { tone: 'waiting', icon: 'clock' },
  late: { tone: 'plain', icon: 'clock' },
  own: { tone: 'plain', icon: 'close' },
} as const;

const Friends = observer(function Friends({ list }: { list: Friend[] }) {
  const { t } = useTranslation('referral');
  const { locale, brand } = useStores().system;
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: brand.zone });
  return (
    <section aria-labelledby="friends">
      <h2 id="friends">{t('list')}</h2>
      {list.length === 0 ? (
        <EmptyState illustration={<EmptyStage />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <table aria-labelledby="friends">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('state')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ userName, registeredAt, state }) => (
              <tr key={`${userName} ${registeredAt}`}>
                <th scope="row">
                  <bdi dir="ltr">{userName}</bdi>
                </th>
                <td>{day.format(registeredAt)}</td>
                <td>
                  <StatusChip {...lookOf[state]} label={t(`state.${state}`)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
});

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& section': { ...cardStyle, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 14, padding: 22 },
  '& .invitation': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 28, alignItems: 'center' },
  '& h2': { margin: 0, fontSize: 17, color: tone.text },
  '& p': { margin: 0, marginBlockStart: 8, fontSize: 14, lineHeight: 1.55, color: tone.muted },
  '& .lead': { fontSize: 16, color: tone.text },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '14px 36px', margin: 0 },
  '& .invitation dl': { marginBlockStart: 18 },
  '& dt': { fontSize: 13, color: tone.muted },
  '& dd': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontSize: 20, fontWeight: 700, color: tone.text },
  '& ol': { display: 'grid', inlineSize: '100%', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(110px, auto)',
    alignItems: 'center',
    gap: 16,
    padding: '10px 0',
    borderBlockEnd: `1px solid ${tone.line}`,
    color: tone.text,
  },
  '& li > :last-child': { justifySelf: 'end' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& th, & td': { paddingBlock: 10, paddingInlineEnd: 8, textAlign: 'start', borderBlockEnd: `1px solid ${tone.line}` },
  '& thead th': { fontSize: 13, fontWeight: 500, color: tone.muted },
  '& tbody th': { fontWeight: 600, color: tone.text },
  [media.phone]: { '& section': { padding: 18 }, '& .invitation': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
