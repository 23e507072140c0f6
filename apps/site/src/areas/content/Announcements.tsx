import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { dateFormat } from '@site/money/dateFormat';
import { AnnouncementList } from '@site/ui/AnnouncementList';
import { EmptyState } from '@site/ui/EmptyState';
import { NoMessages } from '@site/ui/illustration/NoMessages';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { Failed } from '../status/Failed';
import type { Answer } from '../../stores/Answer';
import { announcementsQuery } from '../../stores/ContentStore';
import { useStores } from '../../stores/StoresContext';
import { useTimeZone } from '../../app/useTimeZone';
import { Prose } from './Prose';
import { LobbyLink } from './LobbyLink';

/** Public announcements, one open at a time. `startIndex` is opened at first. Source: LOB-11. */
export const Announcements = observer(function Announcements({ startIndex }: { startIndex?: number | undefined }) {
  const { announcements } = useStores().content;
  useEffect(() => void announcements.open(announcementsQuery), [announcements]);
  return <AnnouncementsOf answer={announcements} query={announcementsQuery} startIndex={startIndex} />;
});

export interface AnnouncementsOfProps {
  answer: Answer<'announcements'>;
  /** Asked again after a failure. */
  query: InputOf<Calls['announcements']>;
  startIndex?: number | undefined;
}

/** The announcements of an answer, one open at a time. Source: LOB-11, AGT-03. */
export const AnnouncementsOf = observer(function AnnouncementsOf({ answer, query, startIndex }: AnnouncementsOfProps) {
  const { t } = useTranslation('content');
  const { system } = useStores();
  const timeZone = useTimeZone();
  const { load } = answer;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void answer.ask(query)} />;

  const day = dateFormat(system.locale, { dateStyle: 'medium', timeZone });
  const all = load.state === 'ready' ? load.value.announcements : [];
  return (
    <AnnouncementList
      // `startIndex` applies on the first render, so the list remounts once it has loaded.
      key={load.state}
      items={all.map(({ title, startDate, ...announcement }) => ({
        ...announcement,
        title: <Said in={announcement.saidIn}>{title}</Said>,
        startDate: new Date(startDate).toISOString(),
      }))}
      isBusy={load.state === 'loading'}
      startIndex={startIndex !== undefined && startIndex < all.length ? startIndex : undefined}
      formatDate={(startDate) => day.format(new Date(startDate))}
      renderContent={({ content: html, saidIn }) => <Prose html={html} saidIn={saidIn} />}
      empty={
        <EmptyState illustration={<NoMessages />} title={t('announce.emptyTitle')} text={t('announce.emptyText')} action={<LobbyLink />} />
      }
      labels={{
        pages: {
          region: t('announce.pages'),
          previous: t('announce.previous'),
          next: t('announce.next'),
          page: (page) => t('announce.page', { page }),
        },
      }}
    />
  );
});
