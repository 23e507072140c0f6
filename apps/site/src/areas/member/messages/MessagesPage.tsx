import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { inboxBoxes } from '@site/api/messageKinds';
import { CheckField } from '@site/ui/CheckField';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { EmptyState } from '@site/ui/EmptyState';
import { NoMessages } from '@site/ui/illustration/NoMessages';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { Pagination } from '@site/ui/Pagination';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { useStores } from '../../../stores/StoresContext';
import { InboxStore } from './InboxStore';
import { MessageList } from './MessageList';
import { messagesLayout } from './messagesLayout';
import { OpenMessage } from './OpenMessage';

/** Messages to a member, and notices to all players; the address names the box and the open one. Source: MEM-08. */
export default observer(function MessagesPage() {
  const { t } = useTranslation('inbox');
  const { t: site } = useTranslation();
  const { api, dialogs, notices } = useStores();
  const [inbox] = useState(() => new InboxStore({ api, dialogs, notices }));
  const [query, setQuery] = useSearchParams();
  const [leaving, setLeaving] = useState<string[]>();
  const box = query.get('box') === 'notice' ? 'notice' : 'message';
  const openId = query.get('id');
  const { load } = inbox.answer;
  const open = inbox.items.find(({ id }) => id === openId);
  // A message that arrives is shown at once: the stream tells how many are unread.
  useEffect(() => void inbox.show(box, box === inbox.box ? inbox.page : 1), [inbox, box, notices.unread]);
  const openUnread = open && !open.isRead ? open.id : undefined;
  useEffect(() => {
    if (openUnread) void inbox.markRead([openUnread]);
  }, [inbox, openUnread]);

  const show = (id: string | undefined) => setQuery({ ...(box === 'notice' && { box }), ...(id && { id }) });
  const unread = load.state === 'ready' ? load.value.unread : { message: 0, notice: 0 };
  const labelOf = (name: (typeof inboxBoxes)[number]) =>
    unread[name] > 0 ? t(`box.${name}Unread`, { unread: unread[name] }) : t(`box.${name}`);
  const chosen = [...inbox.chosen];
  return (
    <Page data-open={open ? true : undefined}>
      <div className="head">
        <ModeSwitch
          label={t('box.label')}
          items={inboxBoxes.map((id) => ({ id, label: labelOf(id) }))}
          value={box}
          onChange={(next) => setQuery(next === 'notice' ? { box: next } : {})}
        />
        {inbox.items.length > 0 && (
          <div className="acts">
            <CheckField label={t('list.all')} checked={inbox.isAllChosen} onChange={({ target }) => inbox.chooseAll(target.checked)} />
            {chosen.length > 0 ? (
              <>
                <Button variant="outlined" size="small" disabled={inbox.isBusy} onClick={() => void inbox.markRead(chosen)}>
                  {t('list.read')}
                </Button>
                <Button variant="outlined" size="small" color="error" disabled={inbox.isBusy} onClick={() => setLeaving(chosen)}>
                  {t('list.remove', { chosen: chosen.length })}
                </Button>
              </>
            ) : (
              unread[box] > 0 && (
                <Button variant="outlined" size="small" disabled={inbox.isBusy} onClick={() => void inbox.markRead('all')}>
                  {t('list.readAll')}
                </Button>
              )
            )}
          </div>
        )}
      </div>
      {load.state === 'loading' && <Skeleton look="list" label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void inbox.refresh()} />}
      {load.state === 'ready' && inbox.items.length === 0 && (
        <EmptyState
          illustration={<NoMessages />}
          title={t(`empty.${box}Title`)}
          text={t(`empty.${box}Text`)}
          action={
            <LinkButton variant="outlined" href="/help">
              {site('place.help')}
            </LinkButton>
          }
        />
      )}
      {inbox.items.length > 0 && (
        <div className="panes">
          <div className="list" id="inbox">
            <MessageList inbox={inbox} openId={open?.id} onOpen={show} />
            <Pagination
              value={inbox.page}
              totalPages={inbox.totalPages}
              onChange={(page) => void inbox.show(box, page)}
              startId="inbox"
              labels={{
                region: t('pages.region'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (page) => t('pages.page', { page }),
              }}
            />
          </div>
          <div className="detail">
            {open ? (
              <OpenMessage key={open.id} item={open} onBack={() => show(undefined)} onRemove={() => setLeaving([open.id])} />
            ) : (
              <EmptyState icon="message" title={t('detail.none')} text={t('detail.noneText')} />
            )}
          </div>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          icon="trash"
          title={t('remove.title', { count: leaving.length })}
          text={t('remove.text')}
          confirm={{
            label: t('remove.confirm'),
            onConfirm: () => {
              setLeaving(undefined);
              if (openId && leaving.includes(openId)) show(undefined);
              void inbox.remove(leaving);
            },
          }}
          cancelLabel={t('remove.keep')}
          isDanger
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Page>
  );
});

const Page = styled('div')(messagesLayout);
