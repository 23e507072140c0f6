import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Tournament } from './Tournament';
import { Tournaments } from './Tournaments';

/** All tournaments, or the board of the one of the address. */
export default observer(function TournamentsPage() {
  const { search } = useLocation();
  const id = Number(new URLSearchParams(search).get('id'));
  return <Layout>{Number.isSafeInteger(id) && id > 0 ? <Tournament key={id} id={id} /> : <Tournaments />}</Layout>;
});

const Layout = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .list': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .list > li': { display: 'grid' },
  '& .list ~ h2': { margin: '12px 0 0', fontSize: 18 },
  '& .hidden': visuallyHidden,
  '& .board': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)', gap: 20, alignItems: 'start' },
  [media.compact]: { '& .board': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
