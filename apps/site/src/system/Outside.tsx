import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../stores/StoresContext';

const ImageCdn = lazy(() => import('./ImageCdn'));
const Analytics = lazy(() => import('./Analytics'));

/** What the brand has outside of the site: loaded where it has any. */
export default observer(function Outside() {
  const { analytics, imageCDNs } = useStores().system.permission.info;
  return (
    <Suspense fallback={null}>
      {imageCDNs.length > 0 && <ImageCdn />}
      {analytics.endpoint && <Analytics endpoint={analytics.endpoint} />}
    </Suspense>
  );
});
