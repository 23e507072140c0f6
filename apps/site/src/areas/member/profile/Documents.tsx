import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DocumentKind, MemberDocument } from '@site/api/profile';
import { isTrial } from '@site/rules/account';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { Failed } from '../../status/Failed';
import { SecurityCard } from '../security/SecurityCard';
import { useMoment } from '../security/useMoment';

const DocumentDialog = lazyPart(() => import('./DocumentDialog'));

const looks = {
  missing: { tone: 'waiting', icon: 'upload' },
  received: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'good', icon: 'check' },
  refused: { tone: 'bad', icon: 'close' },
  expired: { tone: 'waiting', icon: 'calendar' },
} as const;

/** Documents that the brand asks for, with the state of each; nothing where it asks for none. Source: MEM-25. */
export const Documents = observer(function Documents() {
  const { t } = useTranslation('profile');
  const { api, notices, session } = useStores();
  const moment = useMoment();
  const [documents] = useState(() => new Answer(api, 'documents'));
  const [sending, setSending] = useState<DocumentKind>();
  const isReal = session.member !== undefined && !isTrial(session.member);
  // A decision brings a message, so the number of unread ones tells that there is something new.
  useEffect(() => {
    if (isReal) void documents.ask({});
  }, [documents, isReal, notices.unread]);
  const { load } = documents;
  if (!isReal || load.state === 'loading' || (load.state === 'ready' && load.value.asked.length === 0)) return null;
  const latestOf = (kind: DocumentKind) =>
    load.state === 'ready' ? load.value.list.find((document) => document.kind === kind) : undefined;
  return (
    <SecurityCard icon="document" title={t('documents.title')} text={t('documents.text')}>
      {load.state === 'failed' && <Failed {...load} onRetry={() => void documents.ask({})} />}
      {load.state === 'ready' && (
        <List>
          {load.value.asked.map((kind) => {
            const latest = latestOf(kind);
            const state = stateOf(latest);
            return (
              <li key={kind}>
                <span>
                  <b>{t(`documents.kind.${kind}`)}</b>
                  <small>
                    {state === 'missing' && t(`documents.about.${kind}`)}
                    {state === 'received' && latest && t('documents.sentAt', { at: moment(latest.sentAt) })}
                    {(state === 'accepted' || state === 'expired') &&
                      latest?.expiresAt &&
                      t('documents.until', { at: moment(latest.expiresAt) })}
                    {state === 'refused' && latest?.reason}
                  </small>
                </span>
                <StatusChip {...looks[state]} label={t(`documents.state.${state}`)} />
                {(state === 'missing' || state === 'refused' || state === 'expired') && (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={t('documents.sendOf', { kind: t(`documents.kind.${kind}`) })}
                    onClick={() => setSending(kind)}
                  >
                    {t('documents.send')}
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
      {sending && (
        <DocumentDialog
          kind={sending}
          onClose={() => {
            setSending(undefined);
            void documents.ask({});
          }}
        />
      )}
    </SecurityCard>
  );
});

function stateOf(latest: MemberDocument | undefined): keyof typeof looks {
  if (!latest) return 'missing';
  return latest.state === 'accepted' && latest.expiresAt !== null && latest.expiresAt <= Date.now() ? 'expired' : latest.state;
}

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', paddingBlock: 12 },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& li > span:first-of-type': { display: 'grid', flex: '1 1 180px', minInlineSize: 0 },
  '& b': { fontWeight: 650 },
  '& small': { fontSize: 13, lineHeight: 1.5, color: tone.muted, overflowWrap: 'anywhere' },
});
