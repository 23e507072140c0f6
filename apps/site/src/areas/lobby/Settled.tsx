import { styled } from '@mui/material/styles';
import type { SettledRound } from '@site/api/games';
import { RoundFeed } from '@site/ui/RoundFeed';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { textButton } from '../session/textButton';
import { ago, useMinutes } from './ago';
import { Section } from './Section';
import { watchActivity } from './watchActivity';

const idOf = ({ userName, nodeId, at }: SettledRound): string => `${userName} ${nodeId} ${at}`;

/** Rounds that were settled in the last minutes, won and lost alike, live. Source: docs/domain.md DR-9.2. */
export const Settled = observer(function Settled() {
  const { t } = useTranslation('live');
  const site = useTranslation();
  const { games, system } = useStores();
  const { activity } = games;
  const { load } = activity;
  const now = useMinutes();
  const [openedAtMs] = useState(Date.now);
  useEffect(() => watchActivity(activity), [activity]);
  const rounds = load.state === 'ready' ? load.value.rounds : [];
  const title = t('settled');
  return (
    <Section id="settled" title={title}>
      <RoundFeed
        label={title}
        isBusy={load.state === 'loading'}
        note={
          load.state === 'failed' ? (
            <>
              {t('settledFailed')}
              <Retry type="button" onClick={() => void activity.ask({})}>
                {site.t('status.retry')}
              </Retry>
            </>
          ) : (
            load.state === 'ready' && rounds.length === 0 && t('noneSettled', { count: load.value.windowMinutes })
          )
        }
        items={rounds.map((round) => ({
          id: idOf(round),
          name: round.userName,
          game: round.displayName,
          pictureUrl: round.lagerIcon,
          netMinor: BigInt(round.payoutMinor) - BigInt(round.stakeMinor),
          currency: round.currency,
          when: ago(now - round.at, system.locale),
          isNew: round.at > openedAtMs,
        }))}
      />
    </Section>
  );
});

const Retry = styled('button')(textButton);
