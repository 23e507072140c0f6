import { styled } from '@mui/material/styles';
import { isTrial } from '@site/rules/account';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { NoMessages } from '@site/ui/illustration/NoMessages';
import { media } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Done } from '../status/Done';
import { Failed } from '../status/Failed';
import { FeedbackForm } from './FeedbackForm';
import { Thread } from './Thread';

const everything = { pageSize: 100 } as const;

/** Feedback of a member with its answers, and a form for more. Source: MEM-09. */
export default observer(function FeedbackPage() {
  const { t } = useTranslation('inbox');
  const { t: site } = useTranslation();
  const { api, session, notices } = useStores();
  const [own] = useState(() => new Answer(api, 'myFeedback'));
  const [sentId, setSentId] = useState<string>();
  const isKnown = session.member !== undefined && !isTrial(session.member);
  // An answer brings a message, so the number of unread ones tells that there is something new.
  useEffect(() => {
    if (isKnown) void own.ask(everything);
  }, [own, isKnown, notices.unread]);
  const { load } = own;
  const refresh = () => void own.ask(everything);
  return (
    <Page>
      <section className="write" aria-label={t('feedback.title')}>
        <h2>{t('feedback.title')}</h2>
        <p>{t('feedback.text')}</p>
        <Done>{sentId && t('feedback.sent', { reference: sentId })}</Done>
        <FeedbackForm
          onSent={(id) => {
            setSentId(id);
            if (isKnown) refresh();
          }}
        />
      </section>
      {isKnown && (
        <section className="threads" aria-label={t('feedback.own')}>
          {load.state === 'loading' && <Skeleton look="list" label={site('status.loading')} />}
          {load.state === 'failed' && <Failed {...load} onRetry={refresh} />}
          {load.state === 'ready' && load.value.list.length === 0 && (
            <EmptyState illustration={<NoMessages />} title={t('feedback.emptyTitle')} text={t('feedback.emptyText')} />
          )}
          {load.state === 'ready' &&
            load.value.list.map((thread, index) => <Thread key={thread.id} thread={thread} isOpen={index === 0} onAnswered={refresh} />)}
        </section>
      )}
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  gap: 20,
  alignItems: 'start',
  '& .threads': { display: 'grid', gap: 14, minInlineSize: 0, gridColumn: 1, gridRow: 1 },
  '& .write': { ...cardStyle, position: 'sticky', insetBlockStart: 84, gridColumn: 2, display: 'grid', gap: 8, padding: 22 },
  '& .write:only-child': { gridColumn: 1, position: 'static', maxInlineSize: 520 },
  '& .write h2': { margin: 0, fontSize: 18, fontWeight: 700 },
  '& .write p': { margin: 0, fontSize: 14, lineHeight: 1.5, color: tone.muted },
  '& .write form': { marginBlockStart: 8 },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .write': { position: 'static', gridColumn: 1 },
    '& .threads': { gridRow: 'auto' },
  },
});
