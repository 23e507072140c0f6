import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Promotion } from './Promotion';
import { Promotions } from './Promotions';

/** All offers, or the one of the address. */
export default observer(function PromotionsPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id');
  return id ? <Promotion key={id} id={id} /> : <Promotions />;
});
