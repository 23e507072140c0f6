import { Dialog } from '@site/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { LineChoice } from './LineChoice';

/** The speed test in a dialog. Source: SYS-08. */
export default function LinesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('lines');
  const { t: site } = useTranslation();
  return (
    <Dialog title={t('title')} text={t('text')} width="medium" onClose={onClose} closeLabel={site('shell.close')}>
      <LineChoice />
    </Dialog>
  );
}
