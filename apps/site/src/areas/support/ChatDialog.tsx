import { styled } from '@mui/material/styles';
import { isTrial } from '@site/rules/account';
import { Dialog } from '@site/ui/Dialog';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { Skeleton } from '@site/ui/Skeleton';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportFrame } from '../content/SupportFrame';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { lazyPart } from '../../app/lazyPart';

const LiveChat = lazyPart(() => import('./LiveChat'));

/** Chat room: the choice of a desk, and the chat in a frame. Source: SYS-15, SHL-14 "chat room". */
export default observer(function ChatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content');
  const { t: site } = useTranslation();
  const { api, dialogs, session } = useStores();
  const [isLive, setLive] = useState(false);
  const isKnown = session.member !== undefined && !isTrial(session.member);
  const talk = () =>
    session.whenKnown(() =>
      session.member && !isTrial(session.member)
        ? setLive(true)
        : dialogs.open({ name: 'login', resume: () => dialogs.open({ name: 'chat' }) }),
    );
  const [models] = useState(() => new Answer(api, 'chatModels'));
  const [chat] = useState(() => new Answer(api, 'launchChat'));
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const { load } = models;
  useEffect(() => void models.ask({}), [models]);
  const open = (model: { id: string; name: string }) => {
    setChosen(model);
    void chat.ask({ modelId: model.id });
  };

  return (
    <Dialog
      title={chosen?.name ?? t(isLive ? 'chat.person' : 'chat.title')}
      text={chosen || isLive ? undefined : t('chat.text')}
      width="medium"
      onClose={onClose}
      closeLabel={site('shell.close')}
    >
      {isLive ? (
        <Room>
          <button type="button" onClick={() => setLive(false)}>
            <Icon name="back" size={18} />
            {t('chat.others')}
          </button>
          <LiveChat />
        </Room>
      ) : chosen ? (
        <Room>
          <button type="button" onClick={() => setChosen(undefined)}>
            <Icon name="back" size={18} />
            {t('chat.others')}
          </button>
          {chat.load.state === 'loading' && <Skeleton look="list" label={t('loading')} />}
          {chat.load.state === 'failed' && <Failed {...chat.load} onRetry={() => open(chosen)} />}
          {chat.load.state === 'ready' && <SupportFrame title={chosen.name} path={chat.load.value.chatUrl} />}
        </Room>
      ) : (
        <>
          {load.state === 'loading' && <Skeleton look="list" label={t('loading')} />}
          {load.state === 'failed' && <Failed {...load} onRetry={() => void models.ask({})} />}
          {load.state === 'ready' && load.value.list.length === 0 && (
            <EmptyState
              icon="message"
              title={t('chat.emptyTitle')}
              text={t('chat.emptyText')}
              action={
                <LinkButton href="/help" variant="outlined" onClick={onClose}>
                  {t('help.title')}
                </LinkButton>
              }
            />
          )}
          {load.state === 'ready' && (
            <Desks>
              <li>
                <button type="button" onClick={talk}>
                  <Icon name="headset" size={18} />
                  <b>{t('chat.person')}</b>
                  {!isKnown && <small>{t('chat.personLogin')}</small>}
                  <Icon name="forward" size={18} />
                </button>
              </li>
              {load.value.list.map(({ id, name, online }) => (
                <li key={id}>
                  <button type="button" disabled={!online} onClick={() => open({ id, name })}>
                    <i data-online={online} />
                    <b>{name}</b>
                    <small>{t(online ? 'chat.online' : 'chat.offline')}</small>
                    <Icon name="forward" size={18} />
                  </button>
                </li>
              ))}
            </Desks>
          )}
        </>
      )}
    </Dialog>
  );
});

const Desks = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: 60,
    padding: '10px 16px',
    border: 0,
    borderRadius: radius.tile,
    backgroundColor: tone.raised,
    font: 'inherit',
    textAlign: 'start',
    color: tone.text,
    cursor: 'pointer',
  },
  '& button:hover:enabled': { backgroundColor: tone.hover },
  '& button:disabled': { color: tone.muted, cursor: 'default' },
  '& i': { inlineSize: 10, blockSize: 10, borderRadius: '50%', backgroundColor: tone.edge },
  '& i[data-online="true"]': { backgroundColor: tone.good },
  '& small': { fontSize: 13, color: tone.muted },
});

const Room = styled('div')({
  display: 'grid',
  gap: 12,
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    justifySelf: 'start',
    minBlockSize: 36,
    padding: '0 8px',
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: tone.actionText,
    cursor: 'pointer',
  },
  '& > button:hover': { backgroundColor: tone.hover },
});
