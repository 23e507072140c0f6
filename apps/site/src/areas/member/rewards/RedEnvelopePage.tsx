import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Wave } from '@site/api/redEnvelope';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { RedEnvelope } from '@site/ui/RedEnvelope';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../rewards/useWrite';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';

type Value = OutputOf<Calls['redEnvelope']>;

/** The rain of red envelopes: the wave that is open, the member's chances, and the waves of the day. Source: MEM-17, docs/domain.md DR-8. */
export default observer(function RedEnvelopePage() {
  const { t } = useTranslation('rewards');
  const { t: site } = useTranslation();
  const { t: why } = useTranslation('failure');
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'redEnvelope'));
  const { load } = answer;
  const ask = () => void answer.ask({});
  useEffect(ask, [answer]);
  if (load.state === 'loading') return <Skeleton look="list" label={site('status.loading')} />;
  if (load.state === 'failed')
    return ['frozen', 'excluded', 'coolingOff', 'needsRealAccount'].includes(load.code) ? (
      <EmptyState illustration={<EmptyStage />} title={t('envelope.closedTitle')} text={why(load.code)} action={<ToLobby />} />
    ) : (
      <Failed {...load} onRetry={ask} />
    );
  const { value } = load;
  return (
    <Page>
      <Rain value={value} onChange={ask} />
      <Waves value={value} />
    </Page>
  );
});

function ToLobby() {
  const { t } = useTranslation();
  return (
    <LinkButton href="/" variant="outlined">
      {t('menu.home')}
    </LinkButton>
  );
}

const Rain = observer(function Rain({ value, onChange }: { value: Value; onChange: () => void }) {
  const { t } = useTranslation('rewards');
  const { t: why } = useTranslation('failure');
  const { locale, brand } = useStores().system;
  const { write, isBusy } = useWrite();
  const [error, setError] = useState<string>();
  const { chances, chancesLeft, depositedMinor, currency, creditMinor } = value;
  const money = (minor: bigint) => formatMoneyInText(minor, currency, locale);
  const time = dateFormat(locale, { timeStyle: 'short', timeZone: brand.zone });
  const wave =
    value.waves.find(({ state }) => state === 'open') ?? value.waves.find(({ ownMinor, endsAt }) => ownMinor && endsAt > value.serverTime);
  const next = value.waves.findLast(({ state }) => state === 'coming');
  const open = async (waveId: number) => {
    setError(undefined);
    const reply = await write('claimRedEnvelope', { waveId });
    if (!reply.ok) setError(why(reply.code));
    onChange();
  };
  const state = stateOf(wave, chancesLeft, isBusy);
  const titles = {
    coming: next ? t('envelope.coming', { time: time.format(next.startsAt) }) : t('envelope.emptyTitle'),
    ready: t('envelope.ready'),
    opening: t('envelope.ready'),
    opened: t('envelope.opened'),
    finished: t('envelope.finished'),
    spent: t('envelope.spent'),
  };
  const left = wave && t('envelope.left', { left: wave.left, count: wave.count, pool: money(BigInt(wave.poolMinor)) });
  const details = {
    coming: next ? undefined : t('envelope.emptyText'),
    ready: left,
    opening: left,
    opened: t('envelope.openedText'),
    finished: next && t('envelope.coming', { time: time.format(next.startsAt) }),
    spent: t('envelope.spentText'),
  };
  return (
    <div className="rain">
      <RedEnvelope
        state={state}
        title={titles[state]}
        detail={details[state]}
        amountMinor={wave?.ownMinor ? BigInt(wave.ownMinor) : undefined}
        currency={currency}
        error={error}
        labels={{ open: t('envelope.open') }}
        onOpen={() => wave && void open(wave.id)}
      />
      <div className="chances">
        <p>
          {t('envelope.text', {
            one: money(50n * BigInt(creditMinor)),
            three: money(500n * BigInt(creditMinor)),
            six: money(2000n * BigInt(creditMinor)),
          })}
        </p>
        <dl>
          <div>
            <dt>{t('envelope.chances')}</dt>
            <dd>{t('envelope.of', { left: chancesLeft, all: chances })}</dd>
          </div>
          <div>
            <dt>{t('envelope.deposited')}</dt>
            <dd>
              <Money amountMinor={BigInt(depositedMinor)} currency={currency} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
});

function stateOf(wave: Wave | undefined, chancesLeft: number, isBusy: boolean) {
  if (!wave) return 'coming';
  if (wave.ownMinor !== null) return 'opened';
  if (wave.left === 0) return 'finished';
  if (chancesLeft === 0) return 'spent';
  return isBusy ? 'opening' : 'ready';
}

function Waves({ value: { waves } }: { value: Value }) {
  const { t } = useTranslation('rewards');
  const { locale, brand } = useStores().system;
  const time = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: brand.zone });
  if (waves.length === 0) return null;
  return (
    <section aria-labelledby="waves">
      <h2 id="waves">{t('envelope.waves')}</h2>
      <table aria-labelledby="waves">
        <thead>
          <tr>
            <th scope="col">{t('envelope.time')}</th>
            <th scope="col">{t('envelope.pool')}</th>
            <th scope="col">{t('envelope.own')}</th>
            <th scope="col" className="wide">
              {t('envelope.hash')}
            </th>
            <th scope="col" className="wide">
              {t('envelope.seed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {waves.map(({ id, startsAt, poolMinor, currency, ownMinor, seedHash, serverSeed }) => (
            <tr key={id}>
              <th scope="row">{time.format(startsAt)}</th>
              <td>
                <Money amountMinor={BigInt(poolMinor)} currency={currency} />
              </td>
              <td>{ownMinor === null ? '–' : <Money amountMinor={BigInt(ownMinor)} currency={currency} />}</td>
              <td className="wide">
                <bdi dir="ltr">{seedHash}</bdi>
              </td>
              <td className="wide">{serverSeed ? <bdi dir="ltr">{serverSeed}</bdi> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& section': { ...cardStyle, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: 22 },
  '& .rain': { display: 'grid', gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)', gap: 28, alignItems: 'center' },
  '& h2': { margin: 0, fontSize: 17, color: tone.text },
  '& p': { margin: 0, fontSize: 15, lineHeight: 1.55, color: tone.muted },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '14px 32px', margin: 0, marginBlockStart: 18 },
  '& dt': { fontSize: 13, color: tone.muted },
  '& dd': { margin: 0, fontSize: 20, fontWeight: 700, color: tone.text },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& th, & td': { paddingBlock: 10, paddingInlineEnd: 12, textAlign: 'start', borderBlockEnd: `1px solid ${tone.line}` },
  '& thead th': { fontSize: 13, fontWeight: 500, color: tone.muted },
  '& tbody th': { fontWeight: 600, color: tone.text },
  '& td.wide': { fontSize: 12, overflowWrap: 'anywhere', color: tone.muted },
  [media.compact]: { '& .wide': { display: 'none' } },
  [media.phone]: {
    '& section': { padding: 18 },
    '& .rain': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
  },
});
