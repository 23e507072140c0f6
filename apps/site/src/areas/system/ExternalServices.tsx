import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { optionalPart } from '../../app/optionalPart';
import { useStores } from '../../stores/StoresContext';
import { reportVitals } from './reportVitals';

const ImageCdn = optionalPart(() => import('./ImageCdn'));
const Analytics = optionalPart(() => import('./Analytics'));

/** Starts what a page needs and nobody sees: the brand's external services, loaded only when it has any, and the report of how the page did. */
export default observer(function ExternalServices() {
  const { analytics, imageCDNs } = useStores().system.permission.info;
  useEffect(() => reportVitals(), []);
  return (
    <>
      {imageCDNs.length > 0 && <ImageCdn />}
      {analytics.endpoint && <Analytics endpoint={analytics.endpoint} />}
    </>
  );
});
