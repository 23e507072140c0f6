import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../stores/load';
import { Notice } from './Notice';

/** Says why something was refused. Source: spec §8. */
export default function MessageDialog({ code, onClose }: { code: FailureCode; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice icon="info" title={t('status.noticeTitle')} text={t(`error.${code}`)} onClose={onClose}>
      <Button variant="contained" onClick={onClose}>
        {t('status.understood')}
      </Button>
    </Notice>
  );
}
