import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../lazyPart';
import { routeAt } from '../routes';
import { useStores } from '../stores/StoresContext';

const PopupCard = lazyPart(() => import('../content/PopupCard'));

/** The pop-ups meant for who is here, one on each page until it is closed. Source: LOB-10. */
export default observer(function Popups() {
  const { popups } = useStores();
  const { pathname } = useLocation();
  const [closedOn, setClosedOn] = useState<string>();
  const [popup] = popups.waiting;
  if (!popup || closedOn === pathname || routeAt(pathname)?.isUndisturbed) return null;
  const close = () => {
    popups.close(popup.id);
    setClosedOn(pathname);
  };
  return <PopupCard key={popup.id} popup={popup} onClose={close} />;
});
