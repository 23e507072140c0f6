import { styled } from '@mui/material/styles';
import type { DownloadValue } from '@site/api/support';
import type { IconName } from '@site/ui/glyphs';
import { Icon } from '@site/ui/Icon';
import { QrCode } from '@site/ui/QrCode';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { ContentTitle } from './ContentTitle';
import { Prose } from './Prose';
import { useSessionAnswer } from './useSessionAnswer';
import { downLayout } from './downLayout';

/** A code is replaced this long before it expires, so that a camera reading it still succeeds. */
const EARLY_MS = 10_000;

/** The site as an app: its link, and instructions for each kind of phone. Source: RTE-11. */
export default observer(function DownPage() {
  const { t } = useTranslation('content');
  const { content, system } = useStores();
  useSessionAnswer(content.download, {});
  useFreshCode();
  const { load } = content.download;
  return (
    <DownLayout>
      <ContentTitle title={t('down.title', { brand: system.brand.name })} text={t('down.text')} />
      {load.state === 'loading' && <Skeleton look="cards" count={3} label={t('loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void content.download.ask({})} />}
      {load.state === 'ready' && <Ways {...load.value} />}
    </DownLayout>
  );
});

function Ways({ url, codeExpiresAt, ios, android }: DownloadValue) {
  const { t } = useTranslation('content');
  return (
    <div className="ways">
      <section className="scan" aria-labelledby="down-scan">
        <h2 id="down-scan">{t('down.scan')}</h2>
        <p>{t(codeExpiresAt === null ? 'down.scanText' : 'down.scanMember')}</p>
        <QrCode value={url} size={208} labels={{ code: t('down.code'), copy: t('down.copy'), copied: t('down.copied') }} />
      </section>
      {ios && <Way icon="phone" {...ios} />}
      {android && <Way icon="download" {...android} />}
    </div>
  );
}

function Way({ icon, id, title, content, saidIn }: NonNullable<DownloadValue['ios']> & { icon: IconName }) {
  return (
    <section aria-labelledby={id}>
      <span className="mark">
        <Icon name={icon} size={24} />
      </span>
      <h2 id={id}>
        <Said in={saidIn}>{title}</Said>
      </h2>
      <Prose html={content} saidIn={saidIn} />
    </section>
  );
}

/** Requests another code before the member's expires, while the page is visible. For observers. */
function useFreshCode() {
  const { content, system } = useStores();
  const { download } = content;
  const { load } = download;
  const expiresAt = load.state === 'ready' ? load.value.codeExpiresAt : null;
  useEffect(() => {
    if (expiresAt === null) return undefined;
    const renew = () => document.visibilityState === 'visible' && void download.ask({});
    const timer = setTimeout(renew, Math.max(0, expiresAt - EARLY_MS - (Date.now() + system.aheadMs)));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [expiresAt, download, system]);
}

const DownLayout = styled('div')(downLayout);
