import { observer } from 'mobx-react-lite';
import { optionalPart } from '../../app/optionalPart';
import { useStores } from '../../stores/StoresContext';

const ImageCdn = optionalPart(() => import('./ImageCdn'));
const Analytics = optionalPart(() => import('./Analytics'));

/** The brand's external services: loaded only when it has any. */
export default observer(function ExternalServices() {
  const { analytics, imageCDNs } = useStores().system.permission.info;
  return (
    <>
      {imageCDNs.length > 0 && <ImageCdn />}
      {analytics.endpoint && <Analytics endpoint={analytics.endpoint} />}
    </>
  );
});
