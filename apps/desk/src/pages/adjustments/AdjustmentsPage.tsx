import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { PageFrame } from '../../parts/PageFrame';
import { PageHead } from '../../parts/PageHead';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';
import { ProposalList } from '../proposals/ProposalList';
import { AdjustmentDialog } from './AdjustmentDialog';

/** Adjustments, which one operator proposes and another decides. Source: OPR-07. */
export default observer(function AdjustmentsPage() {
  const { t } = useTranslation();
  const desk = useDesk();
  const { pageNo } = usePage();
  const answer = useCall('proposals', { kind: 'adjustment', pageNo });
  const [isProposing, setProposing] = useState(false);
  return (
    <PageFrame>
      <PageHead title={t('page.adjustments')} text={t('adjustments.text')}>
        <Button variant="contained" onClick={() => setProposing(true)}>
          {t('adjustments.propose')}
        </Button>
      </PageHead>
      <ProposalList
        title={t('adjustments.list')}
        answer={answer}
        empty={{ title: t('adjustments.none'), text: t('adjustments.noneText') }}
      />
      {isProposing && (
        <AdjustmentDialog
          onClose={() => setProposing(false)}
          onDone={() => {
            setProposing(false);
            desk.tell(t('adjustments.sent'));
            answer.reload();
          }}
        />
      )}
    </PageFrame>
  );
});
