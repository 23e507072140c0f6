import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart';
import { routeAt } from '../../app/routes';
import { useStores } from '../../stores/StoresContext';

const PopupCard = lazyPart(() => import('../content/PopupCard'));

/** Pop-ups for the visitor or member, one on each page until closed. Source: LOB-10. */
export default observer(function Popups() {
  const { popups } = useStores();
  const { pathname } = useLocation();
  const [closedOn, setClosedOn] = useState<string>();
  const [popup] = popups.waiting;
  if (!popup || closedOn === pathname || routeAt(pathname)?.page.isUndisturbed) return null;
  const close = () => {
    popups.close(popup.id);
    setClosedOn(pathname);
  };
  return <PopupCard key={popup.id} popup={popup} onClose={close} />;
});
