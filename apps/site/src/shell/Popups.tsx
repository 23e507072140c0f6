import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../lazyPart';
import { routeAt } from '../routes';
import { useStores } from '../stores/StoresContext';

const PopupCard = lazyPart(() => import('../content/PopupCard'));

/** The pop-ups meant for who is here, one after the other. Source: LOB-10. */
export default observer(function Popups() {
  const { popups } = useStores();
  const { pathname } = useLocation();
  const [popup] = popups.waiting;
  if (!popup || routeAt(pathname)?.isUndisturbed) return null;
  return <PopupCard key={popup.id} popup={popup} onClose={() => popups.close(popup.id)} />;
});
