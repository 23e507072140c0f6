import { DeskTitle } from '@site/ui/DeskTitle';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../parts/PageFrame';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';
import { ProposalList } from './ProposalList';

/** Acts that one operator has proposed and another is to decide. Source: OPR-07. */
export default observer(function ProposalsPage() {
  const { t } = useTranslation();
  const { pageNo } = usePage();
  const answer = useCall('proposals', { pageNo });
  return (
    <PageFrame>
      <DeskTitle title={t('page.proposals')} text={t('proposals.text')} />
      <ProposalList title={t('page.proposals')} answer={answer} empty={{ title: t('proposals.none'), text: t('proposals.noneText') }} />
    </PageFrame>
  );
});
