import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../stores/StoresContext';

const PopupCard = lazy(() => import('../content/PopupCard'));

/** The pop-ups meant for who is here, one after the other. Source: LOB-10. */
export default observer(function Popups() {
  const { popups } = useStores();
  const [popup] = popups.waiting;
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <PopupCard key={popup.id} popup={popup} onClose={() => popups.close(popup.id)} />
    </Suspense>
  );
});
