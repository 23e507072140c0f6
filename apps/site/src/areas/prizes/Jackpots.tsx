import { dateFormat } from '@site/money/dateFormat';
import { formatPercent } from '@site/money/formatPercent';
import { styled } from '@mui/material/styles';
import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Jackpot } from '@site/api/prizes';
import { JackpotCard, type JackpotCardProps } from '@site/ui/JackpotCard';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { Answer } from '../../stores/Answer';
import { keepFresh } from '../../stores/keepFresh';
import { useStores } from '../../stores/StoresContext';
import { jackpotLayout } from './jackpotLayout';
import { JackpotsSkeleton } from './JackpotsSkeleton';
import { useCountedGames } from './useCountedGames';

/** Time between two questions: stakes are counted every 15 seconds. */
const ASK_MS = 10_000;
const PPM = 1_000_000;

interface JackpotsProps extends Pick<JackpotCardProps, 'look'> {
  /** The games whose jackpots are shown. */
  of: InputOf<Calls['jackpots']>;
  /** Number of skeletons while they load. @default 0 */
  expected?: number | undefined;
}

/** The jackpots that some games feed, kept up to date without a reload; nothing where there are none. Source: docs/domain.md DR-19.5. */
export const Jackpots = observer(function Jackpots({ of, look, expected = 0 }: JackpotsProps) {
  const { t } = useTranslation('prizes');
  const { api, content, push } = useStores();
  const painted = content.jackpots?.gameType === of.gameType ? content.jackpots : undefined;
  const [answer] = useState(() => new Answer(api, 'jackpots', painted && { input: of, value: painted.value }));
  const question = JSON.stringify(of);
  useEffect(() => {
    const input = JSON.parse(question) as typeof of;
    const stopAsking = keepFresh(answer, input, ASK_MS);
    const stopHearing = reaction(
      () => push.drops,
      () => void answer.ask(input),
    );
    return () => {
      stopAsking();
      stopHearing();
    };
  }, [answer, push, question]);
  if (answer.load.state === 'loading') return <JackpotsSkeleton count={expected} />;
  if (answer.load.state !== 'ready' || answer.load.value.jackpots.length === 0) return null;
  return (
    <Row aria-label={t('jackpots.title')} data-look={look}>
      {answer.load.value.jackpots.map((jackpot) => (
        <li key={jackpot.code}>
          <OneJackpot jackpot={jackpot} look={look} />
        </li>
      ))}
    </Row>
  );
});

function OneJackpot({ jackpot, look }: { jackpot: Jackpot; look: JackpotsProps['look'] }) {
  const { t } = useTranslation('prizes');
  const { locale, brand } = useStores().system;
  const namesOf = useCountedGames();
  const { name, saidIn, games, currency, contributionPpm, seedHash, drops } = jackpot;
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.zone });
  return (
    <JackpotCard
      look={look}
      name={<Said in={saidIn}>{name}</Said>}
      amountMinor={BigInt(jackpot.amountMinor)}
      seedMinor={BigInt(jackpot.seedMinor)}
      mustDropMinor={BigInt(jackpot.mustDropMinor)}
      currency={currency}
      games={namesOf(games)}
      contribution={formatPercent(contributionPpm / PPM, locale, 4)}
      seal={seedHash}
      items={drops.map(({ round, amountMinor, userName, isOwn, at, serverSeed }) => ({
        round,
        amountMinor: BigInt(amountMinor),
        name: userName,
        isOwn,
        time: time.format(at),
        seed: serverSeed,
      }))}
      labels={{
        mustDrop: t('jackpots.mustDrop'),
        rules: t('jackpots.rules'),
        how: t('jackpots.how'),
        games: t('games'),
        seed: t('jackpots.seed'),
        contribution: t('jackpots.contribution'),
        seal: t('jackpots.seal'),
        drops: t('jackpots.drops'),
        none: t('jackpots.none'),
        you: t('you'),
        proof: t('jackpots.proof'),
      }}
    />
  );
}

const Row = styled('ul')(jackpotLayout);
