import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { Link } from '@site/ui/Link';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Said } from '../../app/Said';
import { Failed } from '../status/Failed';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';

/** Source: LOB-22. */
const promotionsQuery = { types: 'PR', platform: 'W' } as const;

/** A member's notices, and the promotions that run; opening the dialog marks the notices as read. Source: LOB-09, LOB-22. */
export default observer(function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content');
  const { t: site } = useTranslation();
  const { api, notices, dialogs } = useStores();
  const navigate = useNavigate();
  const [offers] = useState(() => new Answer(api, 'announcements'));
  useEffect(() => void offers.ask(promotionsQuery), [offers]);
  const promotions = offers.load.state === 'ready' ? offers.load.value.promotion : [];
  const { load } = notices;
  const isThere = load.state === 'ready';
  useEffect(() => {
    if (isThere) void notices.markRead();
  }, [isThere, notices]);
  return (
    <Dialog
      title={t('notices.title')}
      width="medium"
      closeLabel={site('shell.close')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={() => dialogs.open({ name: 'announcements' })}>
          {t('notices.all')}
        </Button>
      }
    >
      {load.state === 'loading' && <Skeleton look="list" count={3} label={t('loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void notices.ask()} />}
      {load.state === 'ready' && load.value.length === 0 && (
        <EmptyState icon="bell" title={t('notices.emptyTitle')} text={t('notices.emptyText')} />
      )}
      {load.state === 'ready' && load.value.length > 0 && (
        <List aria-label={t('notices.title')}>
          {load.value.map(({ id, title, saidIn }) => (
            <li key={id}>
              <Icon name="notice" size={20} />
              <span>
                <Said in={saidIn}>{title}</Said>
              </span>
            </li>
          ))}
        </List>
      )}
      {offers.load.state === 'failed' && <Failed {...offers.load} onRetry={() => void offers.ask(promotionsQuery)} />}
      {promotions.length > 0 && (
        <List aria-label={site('place.promotions')}>
          {promotions.map(({ id, title, saidIn }) => (
            <li key={id}>
              <Icon name="tag" size={20} />
              <Link
                href={`/promotions?id=${id}`}
                onNavigate={(href) => {
                  onClose();
                  void navigate(href);
                }}
              >
                <Said in={saidIn}>{title}</Said>
              </Link>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
});

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 12, paddingBlock: 14, lineHeight: 1.5, color: tone.text },
  '& + &, & li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& a': { color: tone.text },
  '& svg': { flex: 'none', marginBlockStart: 2, color: tone.actionText },
});
