import { DeskTitle } from '@site/ui/DeskTitle';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../parts/Loaded';
import { PageFrame } from '../../parts/PageFrame';
import { useCall } from '../../useCall';
import { BlockedRanges } from './BlockedRanges';
import { Maintenance } from './Maintenance';

/** Opens the site or closes it for maintenance, and blocks networks. Source: OPR-05. */
export default function StatusPage() {
  const { t } = useTranslation(['desk-content', 'operator']);
  const answer = useCall('siteAccess', {});
  return (
    <PageFrame>
      <DeskTitle title={t('operator:page.status')} text={t('status.text')} />
      <Loaded answer={answer}>
        {(access) => (
          <PageFrame>
            <Maintenance access={access} onDone={answer.reload} />
            <BlockedRanges key={access.ranges.join()} access={access} onDone={answer.reload} />
          </PageFrame>
        )}
      </Loaded>
    </PageFrame>
  );
}
