import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Article } from './Article';
import { Articles } from './Articles';

/** News and blog: all articles, or the one of the address. Source: MEM-21. */
export default observer(function NewsPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id');
  return id ? <Article key={id} id={id} /> : <Articles />;
});
