import { observer } from 'mobx-react-lite';
import { DeskTitle } from '@site/ui/DeskTitle';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../parts/Loaded';
import { PageFrame } from '../../parts/PageFrame';
import { useCall } from '../../useCall';
import { DraftCard } from './DraftCard';
import { FlagsCard } from './FlagsCard';
import { VersionsCard } from './VersionsCard';

/** The look of the brand: its draft, its versions and its switches. Source: OPR-04. */
export default observer(function BrandPage() {
  const { t } = useTranslation('desk-house');
  const answer = useCall('brand', {});
  return (
    <PageFrame>
      <DeskTitle title={t('brand.title')} text={t('brand.text')} />
      <Loaded answer={answer}>
        {(value) => (
          <PageFrame>
            <DraftCard key={value.draft?.savedAt ?? value.versions[0]?.version ?? 0} {...value} onChanged={answer.reload} />
            <VersionsCard {...value} onChanged={answer.reload} />
          </PageFrame>
        )}
      </Loaded>
      <FlagsCard />
    </PageFrame>
  );
});
