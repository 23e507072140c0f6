import { dateFormat } from '@site/money/dateFormat';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Bonus } from '@site/api/rewards';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { cardStyle } from '@site/ui/cardStyle';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { EmptyState } from '@site/ui/EmptyState';
import { NoRecords } from '@site/ui/illustration/NoRecords';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { RequirementBar } from '@site/ui/RequirementBar';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Said } from '../../../app/Said';
import { useWrite } from '../../rewards/useWrite';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';

/** Open bonuses with what is left to play, and past ones. Source: MEM-07. */
export default observer(function BonusesPage() {
  const { t } = useTranslation('rewards');
  const { t: site } = useTranslation();
  const { api, system } = useStores();
  const [answer] = useState(() => new Answer(api, 'bonuses'));
  const [leaving, setLeaving] = useState<Bonus>();
  const [failure, setFailure] = useState<string>();
  const { write, isBusy } = useWrite();
  const { load } = answer;
  useEffect(() => void answer.ask({}), [answer]);
  const day = dateFormat(system.locale, { dateStyle: 'medium', timeZone: system.brand.zone });
  const money = (minor: string, currency: string) => formatMoneyInText(BigInt(minor), currency, system.locale);
  const nameOf = ({ title }: Bonus) => title ?? t('bonus.kind');
  const forfeit = async ({ id }: Bonus) => {
    const reply = await write('forfeitBonus', { id });
    if (!reply.ok && reply.code === 'conflict') {
      setFailure(t('bonus.hasBet'));
      return;
    }
    setLeaving(undefined);
    await answer.ask({});
  };
  if (load.state === 'loading') return <Skeleton look="list" label={site('status.loading')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void answer.ask({})} />;
  const { open, past } = load.value;
  // oxlint-disable-next-line react/no-unstable-nested-components -- a label with a figure in it
  const leftOf = (amount: ReactNode) => <Trans t={t} i18nKey="bonus.left" components={{ amount: <span>{amount}</span> }} />;
  return (
    <Page>
      <section aria-labelledby="open">
        <h2 id="open">{t('bonus.open')}</h2>
        {open.length === 0 ? (
          <EmptyState
            illustration={<NoRecords />}
            title={t('bonus.emptyTitle')}
            text={t('bonus.emptyText')}
            action={
              <LinkButton href="/promotions" variant="outlined">
                {t('centre.toPromotions')}
              </LinkButton>
            }
          />
        ) : (
          <>
            <p>{t('bonus.openText')}</p>
            <ul>
              {open.map((bonus) => (
                <li key={bonus.id}>
                  <RequirementBar
                    title={nameOf(bonus)}
                    detail={t('bonus.detail', { date: day.format(bonus.at), amount: money(bonus.grantedMinor, bonus.currency) })}
                    doneMinor={BigInt(bonus.doneMinor)}
                    needMinor={BigInt(bonus.needMinor)}
                    currency={bonus.currency}
                    labels={{
                      met: t('bonus.met'),
                      left: leftOf,
                    }}
                  />
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={t('bonus.forfeitName', { name: nameOf(bonus) })}
                    onClick={() => {
                      setFailure(undefined);
                      setLeaving(bonus);
                    }}
                  >
                    {t('bonus.forfeit')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="past">
        <h2 id="past">{t('bonus.past')}</h2>
        {past.length === 0 ? (
          <p>{t('bonus.pastEmpty')}</p>
        ) : (
          <table aria-labelledby="past">
            <thead>
              <tr>
                <th scope="col">{t('bonus.name')}</th>
                <th scope="col">{t('bonus.granted')}</th>
                <th scope="col" className="wide">
                  {t('bonus.played')}
                </th>
                <th scope="col" className="wide">
                  {t('bonus.ended')}
                </th>
                <th scope="col">{t('bonus.result')}</th>
              </tr>
            </thead>
            <tbody>
              {past.map((bonus) => (
                <tr key={bonus.id}>
                  <th scope="row">
                    <Said in={bonus.saidIn}>{nameOf(bonus)}</Said>
                  </th>
                  <td>
                    <Money amountMinor={BigInt(bonus.grantedMinor)} currency={bonus.currency} />
                  </td>
                  <td className="wide">
                    <Money amountMinor={BigInt(bonus.doneMinor)} currency={bonus.currency} />
                  </td>
                  <td className="wide">{bonus.endedAt !== null && day.format(bonus.endedAt)}</td>
                  <td>{bonus.outcome && <StatusChip {...lookOf[bonus.outcome]} label={t(`bonus.outcome.${bonus.outcome}`)} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {leaving && (
        <ConfirmDialog
          icon="coin"
          title={t('bonus.forfeitTitle')}
          text={t('bonus.forfeitText', { amount: money(leaving.grantedMinor, leaving.currency) })}
          confirm={{ label: t('bonus.forfeit'), onConfirm: () => void forfeit(leaving) }}
          cancelLabel={t('bonus.keep')}
          isDanger
          isBusy={isBusy}
          failure={failure}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Page>
  );
});

const lookOf = {
  played: { tone: 'good', icon: 'check' },
  cleared: { tone: 'plain', icon: 'clock' },
  forfeited: { tone: 'plain', icon: 'close' },
} as const;

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  '& section': { ...cardStyle, display: 'grid', gap: 12, padding: 22 },
  '& h2': { margin: 0, fontSize: 17, color: tone.text },
  '& p': { margin: 0, fontSize: 14, lineHeight: 1.5, color: tone.muted },
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 16 },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& th, & td': { paddingBlock: 10, paddingInlineEnd: 8, textAlign: 'start', borderBlockEnd: `1px solid ${tone.line}` },
  '& thead th': { fontSize: 13, fontWeight: 500, color: tone.muted },
  '& tbody th': { fontWeight: 600, color: tone.text },
  [media.phone]: {
    '& section': { padding: 18 },
    '& .wide': { display: 'none' },
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
