import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { isTrial } from '@site/rules/account';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { NoMessages } from '@site/ui/illustration/NoMessages';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart';
import { pages } from '../../app/pages';
import { addressOf } from '../../app/routes';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { openSupport } from '../support/openSupport';
import { ContentTitle } from './ContentTitle';
import { helpLayout } from './helpLayout';
import { HelpGroups } from './HelpGroups';
import { HelpSkeleton } from './HelpSkeleton';
import { Prose } from './Prose';
import { SupportFrame } from './SupportFrame';
import { LobbyLink } from './LobbyLink';

const FeedbackDialog = lazyPart(() => import('../feedback/FeedbackDialog'));

/** Frequent questions, the terms at `#term`, and customer service. Source: RTE-14. */
export default observer(function HelpPage() {
  const { t } = useTranslation('content');
  const { content, system, session, dialogs } = useStores();
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  const { help } = content;
  const { load } = help;
  useEffect(() => void help.open({}), [help]);
  useHash(load.state === 'ready');
  const way = system.supportPath;
  const isKnown = session.member !== undefined && !isTrial(session.member);
  const write = () => (isKnown ? void navigate(addressOf(pages.feedback)) : setWriting(true));
  const showTour = () => {
    void navigate('/');
    dialogs.open({ name: 'tour' });
  };
  return (
    <HelpLayout>
      <ContentTitle title={t('help.title')} text={t('help.text', { brand: system.brand.name })} backTo="/index" />
      <div className="body">
        <div className="articles">
          {load.state === 'loading' && <HelpSkeleton />}
          {load.state === 'failed' && <Failed {...load} onRetry={() => void help.ask({})} />}
          {load.state === 'ready' && load.value.articles.length === 0 && (
            <EmptyState illustration={<NoMessages />} title={t('help.emptyTitle')} text={t('help.emptyText')} action={<LobbyLink />} />
          )}
          {load.state === 'ready' && <HelpGroups articles={load.value.articles} />}
          {load.state === 'ready' && load.value.term && (
            <section id="term" className="term" aria-labelledby="term-title">
              <h2 id="term-title">{t('help.terms')}</h2>
              <Prose html={load.value.term} saidIn={load.value.termSaidIn} />
            </section>
          )}
        </div>
        <aside aria-label={t('help.support')}>
          {way && (
            <>
              <SupportFrame
                title={t('help.support')}
                path={way.startsWith('/') ? `${way}${way.includes('?') ? '&' : '?'}part=ways` : way}
              />
              <Button variant="outlined" startIcon={<Icon name="external" size={18} />} onClick={() => openSupport({ path: way, dialogs })}>
                {t('help.openWindow')}
              </Button>
            </>
          )}
          <Button variant="outlined" startIcon={<Icon name="message" size={18} />} onClick={write}>
            {t('help.write')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="headset" size={18} />} onClick={() => dialogs.open({ name: 'chat' })}>
            {t('help.chat')}
          </Button>
          <Button variant="outlined" onClick={showTour}>
            {t('tour.offer')}
          </Button>
        </aside>
        {isWriting && <FeedbackDialog onClose={() => setWriting(false)} />}
      </div>
    </HelpLayout>
  );
});

/** Scrolls to the fragment of the address once it exists; opens a linked question. */
function useHash(isThere: boolean) {
  const location = useLocation();
  useEffect(() => {
    const target = isThere && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [location, isThere]);
}

const HelpLayout = styled('div')(helpLayout);
