import { observer } from 'mobx-react-lite';
import { optionalPart } from '../optionalPart';
import { useStores } from '../stores/StoresContext';

const ImageCdn = optionalPart(() => import('./ImageCdn'));
const Analytics = optionalPart(() => import('./Analytics'));

/** What the brand has outside of the site: loaded where it has any. */
export default observer(function Outside() {
  const { analytics, imageCDNs } = useStores().system.permission.info;
  return (
    <>
      {imageCDNs.length > 0 && <ImageCdn />}
      {analytics.endpoint && <Analytics endpoint={analytics.endpoint} />}
    </>
  );
});
