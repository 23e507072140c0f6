import { EmptyState } from '@site/ui/EmptyState';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTitle } from '../content/ContentTitle';
import { LobbyLink } from '../content/LobbyLink';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { OneTournament } from './OneTournament';

/** The tournaments that run, come next, or ended in the last week. Source: docs/domain.md DR-20. */
export const Tournaments = observer(function Tournaments() {
  const { t } = useTranslation('prizes');
  const site = useTranslation();
  const { content, session } = useStores();
  const { tournaments } = content;
  const isMember = session.state === 'member';
  useEffect(() => void (isMember ? tournaments.ask({}) : tournaments.open({})), [tournaments, isMember]);
  const ask = () => void tournaments.ask({});
  const { load } = tournaments;
  const title = <ContentTitle title={t('tournaments.title')} text={t('tournaments.text')} />;
  if (load.state === 'failed')
    return (
      <>
        {title}
        <Failed {...load} onRetry={ask} />
      </>
    );
  if (load.state === 'loading')
    return (
      <>
        {title}
        <Skeleton look="cards" count={4} label={site.t('status.loading')} />
      </>
    );
  const { list } = load.value;
  if (list.length === 0)
    return (
      <>
        {title}
        <EmptyState icon="crown" title={t('tournaments.emptyTitle')} text={t('tournaments.emptyText')} action={<LobbyLink />} />
      </>
    );
  const isPast = ({ state }: (typeof list)[number]) => state === 'ENDED' || state === 'CANCELLED';
  const groups = [
    { name: t('tournaments.current'), isFirst: true, some: list.filter((one) => !isPast(one)) },
    { name: t('tournaments.past'), isFirst: false, some: list.filter(isPast) },
  ];
  return (
    <>
      {title}
      {groups
        .filter(({ some }) => some.length > 0)
        .map(({ name, isFirst, some }) => [
          <h2 key={name} className={isFirst ? 'hidden' : undefined}>
            {name}
          </h2>,
          <ul key={`${name} list`} className="list">
            {some.map((tournament) => (
              <li key={tournament.id}>
                <OneTournament tournament={tournament} onChange={ask} />
              </li>
            ))}
          </ul>,
        ])}
    </>
  );
});
