import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BrandDraft, ContrastFault } from '@site/api/operatorBrand';
import type { Brand } from '@site/api/system';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { StatusChip } from '@site/ui/StatusChip';
import { TextArea } from '@site/ui/TextArea';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { FailureLine } from '../../parts/FailureLine';
import { Moment } from '../../parts/Moment';
import { BrandPreview } from './BrandPreview';
import { readDraftText } from './readDraftText';
import { WordingFields } from './WordingFields';

const MOST_FAULTS = 12;

interface DraftCardProps {
  brand: Brand;
  draft: BrandDraft | null;
  onChanged: () => void;
}

const order = ['merchant', 'name', 'logo', 'mark', 'tokens', 'roundness', 'typeface', 'licence', 'minAge'];

const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Returns a look as text: what it is first, what stays as it is last. */
function written(brand: Brand): string {
  return JSON.stringify(Object.fromEntries(Object.entries(brand).toSorted(([one], [other]) => placeOf(one) - placeOf(other))), null, 2);
}

/** The draft of the look as text, beside what it looks like and what cannot be read. Another operator publishes it. */
export function DraftCard({ brand, draft, onChanged }: DraftCardProps) {
  const { t } = useTranslation('desk-house');
  const { t: own } = useTranslation();
  const desk = useDesk();
  const kept = written(draft?.brand ?? brand);
  const [text, setText] = useState(kept);
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'publish' | 'drop'>();
  const file = useRef<HTMLInputElement>(null);
  const reading = useMemo(() => readDraftText(text, brand), [text, brand]);
  const shown = reading.brand ?? draft?.brand ?? brand;

  const change = (next: string) => {
    setText(next);
    setRefusal(undefined);
    setFailure(undefined);
  };
  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) change(await chosen.text());
    target.value = '';
  };
  const save = async () => {
    setBusy(true);
    const reply = await desk.api('setBrand', { text });
    setBusy(false);
    if (reply.ok) {
      desk.tell(t('brand.saved'));
      onChanged();
    } else if (reply.code === 'invalidInput') setRefusal(t('brand.refused', { field: reply.details.field, rule: reply.details.rule }));
    else setFailure(reply.code);
  };
  const drop = async () => {
    setAsked(undefined);
    const reply = await desk.api('dropBrandDraft', {});
    if (reply.ok) desk.tell(t('brand.dropped'));
    onChanged();
  };

  const isChanged = text !== kept;
  const problem = refusal ?? (reading.problem === 'json' ? t('brand.noJson') : reading.problem);
  const faults = reading.brand ? reading.faults : [];
  return (
    <DeskCard
      title={t('brand.draft')}
      note={
        draft ? (
          <>
            {t('brand.savedBy', { name: draft.savedBy })} <Moment at={draft.savedAt} />
          </>
        ) : (
          t('brand.noDraft')
        )
      }
      trailing={
        <>
          <DeskButton onClick={() => file.current?.click()}>{t('brand.takeFile')}</DeskButton>
          <DeskButton look="plain" disabled={text === written(brand)} onClick={() => change(written(brand))}>
            {t('brand.fromForce')}
          </DeskButton>
          <input ref={file} type="file" accept="application/json,.json" hidden onChange={(event) => void takeFile(event)} />
        </>
      }
    >
      <Halves>
        <div className="written">
          <TextArea
            label={t('brand.json')}
            help={t('brand.jsonHelp')}
            error={problem}
            value={text}
            dir="ltr"
            spellCheck={false}
            maxLength={60_000}
            onChange={({ target }) => change(target.value)}
          />
          {reading.brand && <WordingFields brand={reading.brand} onChange={(next) => change(written(next))} />}
          <FailureLine failure={failure} />
          <Ways>
            <Button variant="contained" disabled={!isChanged || reading.problem !== undefined} loading={isBusy} onClick={() => void save()}>
              {t('brand.save')}
            </Button>
            {draft && (
              <>
                <Button
                  variant="outlined"
                  disabled={isChanged || draft.isMine || draft.faults.length > 0}
                  onClick={() => setAsked('publish')}
                >
                  {t('brand.publish')}
                </Button>
                <Button variant="text" onClick={() => setAsked('drop')}>
                  {t('brand.drop')}
                </Button>
              </>
            )}
          </Ways>
          {draft?.isMine && <Note>{t('brand.another')}</Note>}
        </div>
        <div className="seen">
          <Faults faults={faults} />
          <BrandPreview brand={shown} scheme="dark" />
          <BrandPreview brand={shown} scheme="light" />
        </div>
      </Halves>
      {asked === 'publish' && draft && (
        <ActDialog
          title={t('brand.publishTitle')}
          text={t('brand.publishText')}
          reason={{ label: t('reason'), help: t('reasonHelp'), isRequired: true }}
          submit={t('brand.publish')}
          onAct={async (textOf) => {
            const reply = await desk.api('publishBrand', { savedAt: new Date(draft.savedAt).toISOString(), reason: textOf('reason') });
            if (reply.ok) {
              setAsked(undefined);
              desk.tell(t('brand.published', { version: reply.value.version }));
              onChanged();
            }
            return reply;
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'drop' && (
        <ConfirmDialog
          icon="warning"
          title={t('brand.dropTitle')}
          text={t('brand.dropText')}
          confirm={{ label: t('brand.drop'), onConfirm: () => void drop() }}
          cancelLabel={own('cancel')}
          isDanger
          onClose={() => setAsked(undefined)}
        />
      )}
    </DeskCard>
  );
}

/** Lists the contrast faults of a draft, or says that it has none. */
function Faults({ faults }: { faults: readonly ContrastFault[] }) {
  const { t } = useTranslation('desk-house');
  return (
    <FaultList>
      {faults.length === 0 ? (
        <StatusChip tone="good" icon="check" label={t('brand.readable')} />
      ) : (
        <>
          <StatusChip tone="bad" icon="warning" label={t('brand.unreadable', { count: faults.length })} />
          <ul>
            {faults.slice(0, MOST_FAULTS).map(({ ink, ground, scheme, ratio, wanted }) => (
              <li key={`${ink} ${ground} ${scheme}`}>
                {t('brand.fault', {
                  ink,
                  ground,
                  scheme: t(scheme === 'light' ? 'brand.light' : 'brand.dark'),
                  ratio: Math.floor(ratio * 100) / 100,
                  wanted,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </FaultList>
  );
}

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  padding: '4px 16px 16px',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, minInlineSize: 0 },
  '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: 13, lineHeight: '19px', maxBlockSize: 520, overflow: 'auto' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Note = styled('p')({ margin: 0, fontSize: 13, color: tone.muted });
const FaultList = styled('output')({
  display: 'block',
  fontSize: 13,
  '& ul': { display: 'grid', gap: 4, margin: '8px 0 0', paddingInlineStart: 18, color: tone.bad },
});
