import { formatPercent } from '@site/money/formatPercent';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PromotionValue } from '@site/api/content';
import { CopyButton } from '@site/ui/CopyButton';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { cardStyle } from '@site/ui/cardStyle';
import { media } from '@site/ui/layout';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { optionalPart } from '../../app/optionalPart';
import { useStores } from '../../stores/StoresContext';
import { useWrite } from '../rewards/useWrite';

const ApplyForm = optionalPart(() => import('./ApplyForm'));

type Offer = NonNullable<PromotionValue['offer']>;

interface PromotionOfferProps {
  promotion: PromotionValue;
  offer: Offer;
  /** Called when the member's part has changed. */
  onChange: () => void;
}

/** Shows what a promotion gives and asks, how it stands for the member, and the next action. Source: MEM-10, docs/domain.md DR-7.1, DR-7.5. */
export const PromotionOffer = observer(function PromotionOffer({ promotion, offer, onChange }: PromotionOfferProps) {
  const { t } = useTranslation('rewards');
  const facts = useFacts(offer);
  return (
    <Card aria-labelledby="offer">
      <h2 id="offer">{t('offer.title')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer.prizes.length > 0 && <Prizes offer={offer} />}
      <Part promotion={promotion} offer={offer} onChange={onChange} />
      {offer.kind === 'raffle' && <Proof promotion={promotion} offer={offer} />}
    </Card>
  );
});

/** Returns the terms in figures. */
function useFacts({ kind, every, currency, ratePpm, leastMinor, mostMinor, multiple }: Offer): [string, ReactNode][] {
  const { t } = useTranslation('rewards');
  const { locale } = useStores().system;
  const money = (minor: string) => <Money amountMinor={BigInt(minor)} currency={currency} />;
  return [
    ...(ratePpm === null
      ? []
      : [[t(`offer.rate.${kind === 'cashback' ? 'cashback' : 'match'}`), formatPercent(ratePpm / 1e6, locale, 2)] as const]),
    ...(leastMinor === null ? [] : [[t(`offer.least.${kind}`), money(leastMinor)] as const]),
    [t(kind === 'review' ? 'offer.amount' : kind === 'raffle' ? 'offer.firstPrize' : 'offer.most'), money(mostMinor)] as const,
    [t(kind === 'match' ? 'offer.playedBoth' : 'offer.played'), t('offer.times', { count: multiple })] as const,
    [t('offer.every'), t(`offer.every.${every}`)] as const,
  ].map(([name, value]) => [name, value]);
}

function Prizes({ offer: { prizes, currency } }: { offer: Offer }) {
  const { t } = useTranslation('rewards');
  const { locale } = useStores().system;
  const lost = 1e6 - prizes.reduce((sum, { chancePpm }) => sum + chancePpm, 0);
  return (
    <table>
      <caption>{t('raffle.prizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('raffle.prize')}</th>
          <th scope="col">{t('raffle.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ amountMinor, chancePpm }) => (
          <tr key={amountMinor}>
            <td>
              <Money amountMinor={BigInt(amountMinor)} currency={currency} />
            </td>
            <td>{formatPercent(chancePpm / 1e6, locale, 4)}</td>
          </tr>
        ))}
        {lost > 0 && (
          <tr>
            <td>{t('raffle.nothing')}</td>
            <td>{formatPercent(lost / 1e6, locale, 4)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The member's part: the next action, or what has come of it. */
const Part = observer(function Part({ promotion, offer, onChange }: PromotionOfferProps) {
  const { t } = useTranslation('rewards');
  const { session, dialogs, toasts } = useStores();
  const { write, isBusy } = useWrite();
  const { id, version, status, own } = promotion;
  const { currency } = offer;
  const isMember = session.member !== undefined;
  const join = async () => {
    await write('joinPromotion', { id, version });
    onChange();
  };
  const claim = async () => {
    const reply = await (offer.kind === 'raffle'
      ? write('claimRaffle', { promotionId: id })
      : write('claimPromotion', { id, version: own?.accepted?.version ?? version }));
    if (reply.ok && BigInt(reply.value.amountMinor) > 0n) toasts.say('credited');
    onChange();
  };
  const logIn = () => session.whenKnown(() => (session.member ? onChange() : dialogs.open({ name: 'login', resume: onChange })));

  if (!isMember && status !== 'coming soon' && status !== 'close')
    return (
      <div className="part">
        <p>{t('part.visitor')}</p>
        <Button variant="contained" onClick={logIn}>
          {t('part.logIn')}
        </Button>
      </div>
    );
  if (status === 'join')
    return (
      <div className="part">
        <p>{t('part.join')}</p>
        <Button variant="contained" loading={isBusy} onClick={() => void join()}>
          {t('part.joinAct')}
        </Button>
      </div>
    );
  if (status === 'claim' && offer.kind === 'review')
    return <ApplyForm id={id} version={own?.accepted?.version ?? version} needsPictures={offer.needsPictures} onSent={onChange} />;
  if (status === 'claim' && offer.kind === 'raffle')
    return (
      <div className="part">
        <p>{t('raffle.ready')}</p>
        <Button variant="contained" loading={isBusy} onClick={() => void claim()}>
          {t('raffle.draw')}
        </Button>
      </div>
    );
  if (status === 'claim' && own?.claimable)
    return (
      <div className="part">
        <p>
          <Trans
            t={t}
            i18nKey="part.claim"
            components={{
              amount: <Money amountMinor={BigInt(own.claimable.amountMinor)} currency={currency} />,
              need: <Money amountMinor={BigInt(own.claimable.needMinor)} currency={currency} />,
            }}
          />
        </p>
        <Button variant="contained" loading={isBusy} onClick={() => void claim()}>
          {t('part.claimAct')}
        </Button>
      </div>
    );
  if (status === 'claimed' && offer.kind === 'raffle' && own?.draw)
    return (
      <output className="part">
        <Icon name={own.draw.amountMinor === '0' ? 'clock' : 'check'} size={20} />
        <span>
          {own.draw.amountMinor === '0' ? (
            t('raffle.lost')
          ) : (
            <Trans
              t={t}
              i18nKey="raffle.won"
              components={{ amount: <Money amountMinor={BigInt(own.draw.amountMinor)} currency={currency} /> }}
            />
          )}
        </span>
      </output>
    );
  if (own?.creditedMinor)
    return (
      <output className="part">
        <Icon name="check" size={20} />
        <span>
          <Trans
            t={t}
            i18nKey="part.credited"
            components={{ amount: <Money amountMinor={BigInt(own.creditedMinor)} currency={currency} /> }}
          />
        </span>
      </output>
    );
  if (status === 'applying') return <p className="part">{t('part.applying')}</p>;
  if (status === 'rejected') return <p className="part">{t('part.rejected', { reason: own?.reason ?? '' })}</p>;
  if (status === 'process') return <p className="part">{t(`part.process.${offer.kind}`)}</p>;
  return null;
});

/** Shows what proves a draw: the hash of the seed before it, the seed the day after. */
function Proof({ promotion: { own }, offer: { seedHash } }: { promotion: PromotionValue; offer: Offer }) {
  const { t } = useTranslation('rewards');
  const draw = own?.draw;
  const rows = [
    [t('raffle.today'), seedHash],
    [t('raffle.drawHash'), draw?.seedHash],
    [t('raffle.clientSeed'), draw?.clientSeed],
    [t('raffle.seed'), draw && (draw.serverSeed ?? t('raffle.tomorrow'))],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{t('raffle.proof')}</summary>
      <p>{t('raffle.proofText')}</p>
      <dl className="proof">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
              {/^[\da-f-]{36,}$/.test(value) && <CopyButton value={value} labels={{ copy: t('copy'), copied: t('copied') }} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gap: 18,
  padding: 22,
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 14, margin: 0 },
  '& dt': { fontSize: 13, color: tone.muted },
  '& dd': { margin: 0, marginBlockStart: 2, fontWeight: 650, color: tone.text },
  '& table': { inlineSize: '100%', maxInlineSize: 420, borderCollapse: 'collapse', fontSize: 14 },
  '& caption': { textAlign: 'start', fontWeight: 650, paddingBlockEnd: 6, color: tone.text },
  '& th, & td': { padding: '7px 0', textAlign: 'start', borderBlockEnd: `1px solid ${tone.line}`, fontWeight: 'inherit' },
  '& th': { color: tone.muted, fontSize: 13 },
  '& th + th, & td + td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .part': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 20px',
    margin: 0,
    padding: '14px 16px',
    borderRadius: radius.control,
    backgroundColor: tone.actionWash,
    color: tone.text,
    lineHeight: 1.5,
  },
  '& p.part, & output.part': { justifyContent: 'flex-start' },
  '& .part p': { margin: 0, flex: '1 1 260px' },
  '& summary': { cursor: 'pointer', color: tone.actionText, fontSize: 14, fontWeight: 650 },
  '& details p': { margin: '8px 0 12px', fontSize: 14, lineHeight: 1.5, color: tone.muted },
  '& .proof': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .proof dd': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, fontWeight: 400, overflowWrap: 'anywhere' },
  [media.phone]: { padding: 18, '& .part > button': { inlineSize: '100%' } },
});
