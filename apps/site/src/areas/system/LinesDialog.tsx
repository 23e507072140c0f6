import { Dialog } from '@site/ui/Dialog';
import { Link } from '@site/ui/Link';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { LineChoice } from './LineChoice';

/** The speed test in a dialog, with the way to the list of mirrors. Source: SYS-08. */
export default function LinesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('lines');
  const { t: site } = useTranslation();
  const go = useNavigateTo();
  return (
    <Dialog title={t('title')} text={t('text')} width="medium" onClose={onClose} closeLabel={site('shell.close')}>
      <LineChoice />
      <Link
        href="/lines"
        onNavigate={(href) => {
          onClose();
          go(href);
        }}
      >
        {t('mirrors')}
      </Link>
    </Dialog>
  );
}
