import type { Popup } from '@site/api/content';
import { PopupCard as Card } from '@site/ui/PopupCard';
import { useTranslation } from 'react-i18next';
import { Prose } from './Prose';

interface PopupCardProps {
  popup: Popup;
  onClose: () => void;
}

/** A pop-up with what its writer put in it. */
export default function PopupCard({ popup: { title, content }, onClose }: PopupCardProps) {
  const { t } = useTranslation('content');
  return (
    <Card title={title} onClose={onClose} labels={{ close: t('popup.close') }}>
      <Prose html={content} />
    </Card>
  );
}
