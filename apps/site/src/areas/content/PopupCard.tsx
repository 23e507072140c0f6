import type { Popup } from '@site/api/content';
import { PopupCard as Card } from '@site/ui/PopupCard';
import { useTranslation } from 'react-i18next';
import { useIsPartMissing } from '../status/PartBoundary';
import { useConnection } from '../status/useConnection';
import { Prose } from './Prose';

interface PopupCardProps {
  popup: Popup;
  onClose: () => void;
}

/** A pop-up with its sanitized content. It waits while a bar about the page itself has its position. */
export default function PopupCard({ popup: { title, content, saidIn }, onClose }: PopupCardProps) {
  const { t } = useTranslation();
  const isPartMissing = useIsPartMissing();
  const line = useConnection();
  if (isPartMissing || line !== 'online') return null;
  return (
    <Card title={title} saidIn={saidIn} onClose={onClose} labels={{ close: t('shell.close') }}>
      <Prose html={content} />
    </Card>
  );
}
