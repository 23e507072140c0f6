import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { NoMessages } from '@site/ui/illustration/NoMessages';
import { media, size } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Failed } from '../status/Failed';
import { useStores } from '../stores/StoresContext';
import { openSupport } from '../support/openSupport';
import { ContentTitle } from './ContentTitle';
import { HelpGroups } from './HelpGroups';
import { Prose } from './Prose';
import { SupportFrame } from './SupportFrame';
import { ToLobby } from './ToLobby';

/** What is asked most, the terms at `#term`, and the way to somebody who answers. Source: RTE-14. */
export default observer(function HelpPage() {
  const { t } = useTranslation('content');
  const { content, system, dialogs } = useStores();
  const { help } = content;
  const { load } = help;
  useEffect(() => void help.open({}), [help]);
  useHash(load.state === 'ready');
  const way = system.supportPath;
  return (
    <Page>
      <ContentTitle title={t('help.title')} text={t('help.text', { brand: system.brand.name })} backTo="/index" />
      <div className="body">
        <div className="articles">
          {load.state === 'loading' && <Skeleton look="list" label={t('loading')} />}
          {load.state === 'failed' && <Failed {...load} onRetry={() => void help.ask({})} />}
          {load.state === 'ready' && load.value.articles.length === 0 && (
            <EmptyState illustration={<NoMessages />} title={t('help.emptyTitle')} text={t('help.emptyText')} action={<ToLobby />} />
          )}
          {load.state === 'ready' && <HelpGroups articles={load.value.articles} />}
          {load.state === 'ready' && load.value.term && (
            <section id="term" className="term" aria-labelledby="term-title">
              <h2 id="term-title">{t('help.terms')}</h2>
              <Prose html={load.value.term} />
            </section>
          )}
        </div>
        {way && (
          <aside aria-label={t('help.support')}>
            <SupportFrame title={t('help.support')} path={way.startsWith('/') ? `${way}${way.includes('?') ? '&' : '?'}part=ways` : way} />
            <Button variant="outlined" startIcon={<Icon name="external" size={18} />} onClick={() => openSupport({ path: way, dialogs })}>
              {t('help.openWindow')}
            </Button>
          </aside>
        )}
      </div>
    </Page>
  );
});

/** Arrives at what the address names once it is there; a question that is named opens. */
function useHash(isThere: boolean) {
  const location = useLocation();
  useEffect(() => {
    const target = isThere && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [location, isThere]);
}

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  minInlineSize: 0,
  '& .body': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: 32, alignItems: 'start' },
  '& .articles': { display: 'grid', gap: 28, minInlineSize: 0 },
  '& .term': {
    padding: '24px 24px 28px',
    scrollMarginBlockStart: size.header + 24,
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
  },
  '& .term h2': { ...display, margin: '0 0 12px', fontSize: 20, lineHeight: 1.2, color: tone.text },
  '& aside': { position: 'sticky', insetBlockStart: size.header + 24, display: 'grid', gap: 12 },
  '& aside > div': { blockSize: 320 },
  [media.medium]: { '& .body': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& aside': { position: 'static', maxInlineSize: 640 } },
});
