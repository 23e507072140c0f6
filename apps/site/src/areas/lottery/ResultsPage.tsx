import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { endOfDay } from '@site/rules/period';
import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import { Link } from '@site/ui/Link';
import { PageTitle } from '@site/ui/PageTitle';
import { SelectField } from '@site/ui/SelectField';
import { SkeletonBlock } from '@site/ui/SkeletonBlock';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useNavigateTo } from '../../app/useNavigateTo';
import { useTimeZone } from '../../app/useTimeZone';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Failed } from '../status/Failed';
import { ResultCard } from './ResultCard';
import { resultsLayout } from './resultsLayout';
import { ResultsPlaces } from './ResultsPlaces';
import { ResultsStore } from './ResultsStore';

/** Results of each lottery, newest first, from a day back. The lottery and the day are in the address. Source: LOT-01, LOT-03. */
export default observer(function ResultsPage() {
  const { t } = useTranslation('lottery');
  const site = useTranslation();
  const { api, content, session } = useStores();
  const { state: who } = session;
  const painted = content.results;
  const zone = useTimeZone();
  const navigateTo = useNavigateTo();
  const [query, setQuery] = useSearchParams();
  const [lotteries] = useState(() => new Answer(api, 'draws'));
  const [results] = useState(() => new ResultsStore(api, painted));
  const isKnown = painted !== undefined;
  useEffect(() => {
    if (!isKnown) void lotteries.ask({});
  }, [lotteries, isKnown]);
  const games = painted?.games ?? (lotteries.load.state === 'ready' ? lotteries.load.value.lotteries.map(({ game }) => game) : []);
  const gameCode = query.get('gameCode') ?? games[0]?.gameCode;
  const day = query.get('day') ?? '';
  const until = untilOf(day, zone);
  useEffect(() => {
    if (gameCode !== undefined && who !== 'unknown') void results.show(gameCode, { until, isMember: who === 'member' });
  }, [results, gameCode, until, who]);
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        before.set(name, value);
        if (!value) before.delete(name);
        return before;
      },
      { replace: true },
    );
  const retry = () => {
    if (!isKnown) void lotteries.ask({});
    if (gameCode !== undefined) void results.show(gameCode, { until, isMember: who === 'member' });
  };

  const { draws } = results;
  const failure = [lotteries.load, draws].find(({ state }) => state === 'failed');
  return (
    <Page>
      <PageTitle title={t('results.title')} text={t('results.text')} back={{ label: t('others'), href: '/lott' }} />
      <div className="choice">
        <SelectField
          label={t('lottery')}
          items={games.map((game) => ({ value: game.gameCode, label: game.displayName }))}
          value={gameCode ?? ''}
          isBusy={!isKnown && lotteries.load.state === 'loading'}
          onChange={({ target }) => change('gameCode', target.value)}
        />
        <TextField label={t('results.day')} type="date" value={day} onChange={({ target }) => change('day', target.value)} />
        {gameCode === undefined ? (
          <SkeletonBlock className="hall" />
        ) : (
          <Link className="hall" href={`/lottery?gameCode=${encodeURIComponent(gameCode)}&view=lobby`} onNavigate={navigateTo}>
            {t('results.hall')}
          </Link>
        )}
      </div>
      {failure?.state === 'failed' && <Failed {...failure} onRetry={retry} />}
      {!failure && draws.state === 'loading' && <ResultsPlaces />}
      {!failure && draws.state === 'ready' && draws.value.length === 0 && (
        <EmptyState illustration={<NoGames />} title={t('none')} text={t('results.emptyText')} />
      )}
      {!failure && draws.state === 'ready' && draws.value.length > 0 && (
        <>
          <ol aria-label={t('results.title')}>
            {draws.value.map((draw) => (
              <li key={draw.numero}>
                <ResultCard draw={draw} />
              </li>
            ))}
          </ol>
          {results.failure && <p role="alert">{site.t('status.failedTitle')}</p>}
          <Button variant="outlined" loading={results.isLoadingMore} onClick={() => void results.showMore()}>
            {t('results.more')}
          </Button>
        </>
      )}
    </Page>
  );
});

/** Returns the last millisecond of a day; undefined for none. */
function untilOf(day: string, zone: string): number | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? endOfDay(day, zone).getTime() : undefined;
}

const Page = styled('div')(resultsLayout);
