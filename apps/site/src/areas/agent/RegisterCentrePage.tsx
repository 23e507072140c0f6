import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DeskTitle } from '@site/ui/DeskTitle';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Done } from '../status/Done';
import { Failed } from '../status/Failed';
import { AccountForm } from './AccountForm';
import { LinkCards } from './LinkCards';
import { LinkForm } from './LinkForm';

/** Opens accounts below the agent, and keeps the agent's sign-up links. The address names the form that is open. Source: AGT-04. */
export default observer(function RegisterCentrePage() {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'links'));
  const [search, setSearch] = useSearchParams();
  const [said, setSaid] = useState<string>();
  const ask = () => void answer.ask({});
  useEffect(ask, [answer]);
  const { load } = answer;
  if (load.state === 'loading') return <Skeleton look="page" label={site('status.loading')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={ask} />;
  const { links, types, bounds } = load.value;
  const form = search.get('new');
  const close = () => setSearch({});
  const finish = (text: string) => {
    setSaid(text);
    close();
    ask();
  };
  if (form === 'link')
    return <LinkForm types={types} bounds={bounds} onDone={(code) => finish(t('links.made', { code }))} onCancel={close} />;
  if (form === 'account')
    return <AccountForm types={types} bounds={bounds} onDone={(account) => finish(t('links.opened', { account }))} onCancel={close} />;
  return (
    <Page>
      <div className="head">
        <DeskTitle title={t('links.title')} text={t('links.text')} />
        <div className="acts">
          <Button variant="outlined" onClick={() => setSearch({ new: 'account' })}>
            <Icon name="user" size={16} />
            {t('links.account')}
          </Button>
          <Button variant="contained" onClick={() => setSearch({ new: 'link' })}>
            <Icon name="plus" size={16} />
            {t('links.new')}
          </Button>
        </div>
      </div>
      <Done>{said}</Done>
      {links.length === 0 ? (
        <EmptyState icon="qrCode" title={t('links.emptyTitle')} text={t('links.emptyText')} />
      ) : (
        <LinkCards links={links} onChange={ask} />
      )}
    </Page>
  );
});

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .acts button': { gap: 8 },
});
