import Button from '@mui/material/Button';
import { Dialog } from '@site/ui/Dialog';
import { EmptyState } from '@site/ui/EmptyState';
import { Done } from '@site/ui/illustration/Done';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from './FeedbackForm';

/** Lets a visitor write to customer service, and says the reference. Source: MEM-09. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const { t: site } = useTranslation();
  const [sentId, setSentId] = useState<string>();
  return (
    <Dialog title={t('feedback.title')} text={sentId ? undefined : t('feedback.text')} onClose={onClose} closeLabel={site('shell.close')}>
      {sentId ? (
        <EmptyState
          illustration={<Done />}
          title={t('feedback.sent', { reference: sentId })}
          text={t('feedback.sentVisitor')}
          action={
            <Button variant="contained" onClick={onClose}>
              {site('status.understood')}
            </Button>
          }
        />
      ) : (
        <FeedbackForm onSent={setSentId} />
      )}
    </Dialog>
  );
}
