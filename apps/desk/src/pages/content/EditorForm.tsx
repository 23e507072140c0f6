import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContentChoices, ContentItemValue, WrittenContent } from '@site/api/operatorContent';
import type { RefusalDetails } from '@site/api/refusals';
import { DeskCard } from '@site/ui/DeskCard';
import { Icon } from '@site/ui/Icon';
import { useNow } from '@site/ui/useNow';
import { tone } from '@site/ui/vars';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { FailureLine } from '../../parts/FailureLine';
import { Moment } from '../../parts/Moment';
import { PageFrame } from '../../parts/PageFrame';
import { PageHead } from '../../parts/PageHead';
import { ContentPreview } from './ContentPreview';
import { ContentStateChip } from './ContentStateChip';
import { EditorFields } from './EditorFields';

interface EditorFormProps {
  choices: ContentChoices;
  item: ContentItemValue;
  /** Called when a picture was uploaded. */
  onPictureAdded: () => void;
  /** Loads what is kept again. */
  onReload?: () => void;
}

type Asked = 'publish' | 'withdraw';
type Failed = { code: string; details: RefusalDetails };

/** Writes one beside its preview: saves it as a draft, publishes it, now or later, and takes it off the site. Source: OPR-03. */
export function EditorForm({ choices, item, onPictureAdded, onReload }: EditorFormProps) {
  const { t } = useTranslation(['desk-content', 'operator']);
  const desk = useDesk();
  const navigate = useNavigate();
  const { kind, state, hasChanges, isBinding } = item;
  const [written, setWritten] = useState<WrittenContent>(() => writtenOf(item));
  const [kept, setKept] = useState({ id: item.id, version: item.version });
  const [language, setLanguage] = useState(choices.mainLanguage);
  const [failed, setFailed] = useState<Failed>();
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const [lastSaved, setLastSaved] = useState(() => JSON.stringify(writtenOf(item)));
  const sent = useRef({ body: '', transferId: '' });
  const isDirty = JSON.stringify(written) !== lastSaved;
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  /** Shows a refusal at the field that it names. */
  const fail = (reply: Failed) => {
    setFailed(reply);
    const code = /^words\.([A-Z]+)\./.exec(reply.details.field ?? '')?.[1];
    if (code) setLanguage(code);
  };
  const save = async () => {
    if (!isDirty && kept.id > 0) return { ok: true, value: kept } as const;
    const given = { kind, ...(kept.id > 0 && kept), ...written, words: withContent(written.words, joined) };
    const body = JSON.stringify(given);
    if (sent.current.body !== body) sent.current = { body, transferId: crypto.randomUUID() };
    const reply = await desk.api('saveContent', { ...given, transferId: sent.current.transferId });
    if (reply.ok) {
      setKept(reply.value);
      setLastSaved(JSON.stringify(written));
      setFailed(undefined);
    } else fail(reply);
    return reply;
  };
  const show = (id: number) => {
    if (item.id === id && onReload) onReload();
    else void navigate(`?kind=${kind}&id=${id}`, { replace: true });
  };
  const keep = async () => {
    setBusy(true);
    const reply = await save();
    setBusy(false);
    if (!reply.ok) return;
    desk.tell(t('told.saved'));
    show(reply.value.id);
  };
  const now = useNow();
  const isLater = written.from !== null && written.from > (now?.getTime() ?? 0);
  const isShown = state === 'live' || state === 'scheduled';
  const title = written.words[choices.mainLanguage]?.title || (Object.values(written.words).find((said) => said?.title)?.title ?? '');
  return (
    <PageFrame>
      <Back>
        <Link to={`?kind=${kind}`}>
          <Icon name="back" size={16} />
          {t(`kind.${kind}`)}
        </Link>
      </Back>
      <PageHead title={item.id > 0 ? title || t('list.untitled') : t(`new.${kind}`)} text={t(`about.${kind}`)}>
        {item.id > 0 && <ContentStateChip state={state} hasChanges={hasChanges} />}
        <Button variant="outlined" loading={isBusy} disabled={!isDirty} onClick={() => void keep()}>
          {t(isShown ? 'act.saveChange' : 'act.save')}
        </Button>
        {isShown && !isBinding && (
          <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsked('withdraw')}>
            {t('act.withdraw')}
          </Button>
        )}
        <Button variant="contained" disabled={isBusy || (state === 'live' && !hasChanges && !isDirty)} onClick={() => setAsked('publish')}>
          {t(isLater ? 'act.schedule' : 'act.publish')}
        </Button>
      </PageHead>
      {failed && (
        <Failure>
          <FailureLine failure={failed.code} />
          {failed.code === 'conflict' && onReload && (
            <Button size="small" variant="outlined" onClick={onReload}>
              {t('act.reload')}
            </Button>
          )}
        </Failure>
      )}
      <Columns>
        <DeskCard
          title={t('editor.write')}
          note={
            item.changedAt !== null && (
              <>
                <bdi dir="ltr">{item.changedBy}</bdi> · <Moment at={item.changedAt} />
              </>
            )
          }
        >
          <EditorFields
            kind={kind}
            choices={choices}
            written={written}
            isBinding={isBinding}
            hasAddress={state !== 'draft'}
            language={language}
            fault={failed?.details}
            onPictureAdded={onPictureAdded}
            onLanguage={setLanguage}
            onChange={(change) => {
              setWritten((last) => ({ ...last, ...change }));
              setFailed(undefined);
            }}
          />
        </DeskCard>
        <DeskCard className="preview" title={t('editor.preview')} note={t('editor.previewNote')}>
          <ContentPreview kind={kind} written={written} choices={choices} language={language} />
        </DeskCard>
      </Columns>
      {asked === 'publish' && (
        <ActDialog
          title={t(isLater ? 'ask.schedule' : 'ask.publish', { title })}
          text={t(isLater ? 'ask.scheduleText' : 'ask.publishText')}
          submit={t(isLater ? 'act.schedule' : 'act.publish')}
          onAct={async (_textOf, transferId) => {
            const saved = await save();
            const reply = saved.ok ? await desk.api('publishContent', { kind, ...saved.value, transferId }) : saved;
            if (reply.ok) {
              desk.tell(t(isLater ? 'told.scheduled' : 'told.published', { title }));
              setAsked(undefined);
              show(reply.value.id);
            } else if (reply.details.field) {
              fail(reply);
              setAsked(undefined);
            }
            return reply;
          }}
          onClose={() => setAsked(undefined)}
        >
          {isLater && written.from !== null && (
            <p>
              <Moment at={written.from} />
            </p>
          )}
        </ActDialog>
      )}
      {asked === 'withdraw' && (
        <ActDialog
          title={t('ask.withdraw', { title })}
          text={t('ask.withdrawText')}
          reason={{ label: t('operator:decide.reason'), help: t('operator:decide.logged'), isRequired: false }}
          submit={t('act.withdraw')}
          isDanger
          onAct={async (textOf, transferId) => {
            const reply = await desk.api('withdrawContent', { kind, ...kept, reason: textOf('reason'), transferId });
            if (reply.ok) {
              desk.tell(t('told.withdrawn', { title }));
              setAsked(undefined);
              show(reply.value.id);
            }
            return reply;
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </PageFrame>
  );
}

/** Returns what can be written of an item. */
function writtenOf(item: ContentItemValue): WrittenContent {
  const { id: _id, version: _version, kind: _kind, state: _state, ...rest } = item;
  const { hasChanges: _hasChanges, changedAt: _changedAt, changedBy: _changedBy, isBinding: _isBinding, ...written } = rest;
  return { ...written, words: withContent(written.words, inLines) };
}

/** Changes the HTML of every language. */
const withContent = (words: WrittenContent['words'], change: (html: string) => string): WrittenContent['words'] =>
  Object.fromEntries(
    Object.entries(words).map(([code, said]) => [code, said?.content === undefined ? said : { ...said, content: change(said.content) }]),
  );

/** Puts each block of HTML on a line of its own, so that it is read and changed more easily. */
const inLines = (html: string) => html.replaceAll(/(<\/(?:p|h[2-4]|ul|ol|li|table|tr)>|<(?:ul|ol|table)>)(?=<)/g, '$1\n');
const joined = (html: string) => html.replaceAll(/>\n+</g, '><');

const Back = styled('nav')({
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 28, fontSize: 13, color: tone.muted },
  '& a:hover': { color: tone.text },
});

const Failure = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '& > .preview': { position: 'sticky', insetBlockStart: 72 },
  '@media (max-width: 1099.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > .preview': { position: 'static' } },
});
