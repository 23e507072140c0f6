import Button from '@mui/material/Button';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Announcements } from './Announcements';

interface AnnouncementsDialogProps {
  /** Index of the announcement opened at first. */
  startIndex?: number | undefined;
  onClose: () => void;
}

/** Announcements in a dialog. Source: LOB-11. */
export default observer(function AnnouncementsDialog({ startIndex, onClose }: AnnouncementsDialogProps) {
  const { t } = useTranslation('content');
  const { t: site } = useTranslation();
  const navigate = useNavigate();
  const toPage = () => {
    onClose();
    void navigate('/announce', { state: { startIndex } });
  };
  return (
    <Dialog
      title={t('announce.title')}
      width="medium"
      closeLabel={site('shell.close')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={toPage}>
          {t('notices.all')}
        </Button>
      }
    >
      <Announcements startIndex={startIndex} />
    </Dialog>
  );
});
