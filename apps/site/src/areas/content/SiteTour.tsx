import { Tour } from '@site/ui/Tour';
import { useTranslation } from 'react-i18next';

/** Parts of the lobby in the order of the tour, by what finds them. */
const parts = {
  balance: 'header dl, header [aria-live]',
  games: 'main article',
  search: 'header form, header a[href^="/search"]',
  help: 'a[href^="/help"]',
  limits: '',
} as const;

/** The tour of the lobby, for a first login and whoever asks for it. Its last step offers limits. Source: SES-05. */
export default function SiteTour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content');
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return (
    <Tour
      items={names.map((name) => ({
        target: () => visible(parts[name]),
        title: t(`tour.${name}Title`),
        text: t(`tour.${name}Text`),
      }))}
      labels={{
        progress: (step, steps) => t('tour.progress', { step, steps }),
        next: t('tour.next'),
        back: t('tour.back'),
        skip: t('tour.skip'),
        done: t('tour.done'),
      }}
      onClose={onClose}
    />
  );
}

/** Returns the first part that has a place on the page. */
function visible(selector: string): Element | null {
  if (!selector) return null;
  return [...document.querySelectorAll(selector)].find((part) => part.getClientRects().length > 0) ?? null;
}
