import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContentChoices, ContentKind, ContentTexts, WrittenContent } from '@site/api/operatorContent';
import type { RefusalDetails } from '@site/api/refusals';
import { CheckField } from '@site/ui/CheckField';
import { SelectField } from '@site/ui/SelectField';
import { TextArea } from '@site/ui/TextArea';
import { TextField } from '@site/ui/TextField';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { type LanguageCode, languages } from '../../language';
import { fromWallClock, toWallClock } from '../../parts/zonedTime';
import { ArtChoice } from './ArtChoice';
import { mostCharacters, neededTexts, textsOfKind } from './kinds';

interface EditorFieldsProps {
  kind: ContentKind;
  choices: ContentChoices;
  written: WrittenContent;
  /** Members take part in it: some fields stay. */
  isBinding: boolean;
  /** It has been published, so that its address stays. */
  hasAddress: boolean;
  language: string;
  fault: RefusalDetails | undefined;
  /** Called when a picture was uploaded. */
  onPictureAdded: () => void;
  onLanguage: (code: string) => void;
  onChange: (change: Partial<WrittenContent>) => void;
}

/** Fields of a kind: its texts by language, what it shows, where it leads, and when and to whom it is shown. */
export function EditorFields(props: EditorFieldsProps) {
  const { kind, choices, written, isBinding, hasAddress, language, fault, onPictureAdded, onLanguage, onChange } = props;
  const { t } = useTranslation('desk-content');
  const { brand } = useDesk();
  const errorOf = (field: string) =>
    fault?.field === field ? t(`rule.${fault.rule ?? 'known'}` as 'rule.known', { defaultValue: t('rule.known') }) : undefined;
  const texts = written.words[language] ?? {};
  const chosenArt = choices.arts.find((art) => art.name === written.art);
  const alt = chosenArt?.alts[language];
  const say = (name: keyof ContentTexts, text: string) =>
    onChange({ words: { ...written.words, [language]: { ...(alt && { alt }), ...texts, [name]: text } } });
  const { direction, tag } = languages[language as LanguageCode];
  const timeField = (name: 'from' | 'until' | 'startsAt' | 'endsAt', isDisabled = false) => (
    <TextField
      type="datetime-local"
      size="medium"
      label={t(`field.${name}`)}
      help={t(`help.${name}`, { zone: brand.zone })}
      value={toWallClock(written[name], brand.zone)}
      error={errorOf(name)}
      isDisabled={isDisabled}
      onChange={({ target }) => onChange({ [name]: fromWallClock(target.value, brand.zone) })}
    />
  );
  const choose = (
    name: 'group' | 'linkageType' | 'target' | 'sort' | 'audience' | 'execution',
    items: { value: string; label: string }[],
  ) => (
    <SelectField
      size="medium"
      label={t(`field.${name}`)}
      items={items}
      value={written[name]}
      error={errorOf(name)}
      placeholder={t('choose')}
      isDisabled={name === 'sort' && isBinding}
      onChange={({ target }) => onChange({ [name]: target.value, ...(name === 'linkageType' && { target: '' }) })}
    />
  );
  return (
    <Fields>
      {(kind === 'banner' || kind === 'promotion') && (
        <ArtChoice
          arts={choices.arts}
          value={written.art}
          error={errorOf('art')}
          onAdded={(name) => {
            onChange({ art: name, words: withoutAlts(written.words, chosenArt?.alts ?? {}) });
            onPictureAdded();
          }}
          onChange={(art) => onChange({ art: art.name, words: withAlts(written.words, art.alts, choices) })}
        />
      )}
      <div className="texts">
        <SelectField
          size="medium"
          label={t('editor.language')}
          help={t(language === choices.mainLanguage ? 'editor.mainLanguage' : 'editor.otherLanguage')}
          items={choices.languages.map((code) => ({ value: code, label: languages[code as LanguageCode].name }))}
          value={language}
          onChange={({ target }) => onLanguage(target.value)}
        />
        {textsOfKind[kind].map((name) => {
          const error = errorOf(`words.${language}.${name}`);
          const field = {
            label: t(`text.${name}`),
            ...(!neededTexts[kind].includes(name) && { aside: t('optional') }),
            ...(name === 'alt' || name === 'content' ? { help: t(`textHelp.${name}`) } : {}),
            error,
            dir: direction,
            lang: tag,
            value: texts[name] ?? '',
            maxLength: mostCharacters[name],
          };
          if (name === 'content')
            return (
              <div key={name} className="content">
                <TextArea
                  {...field}
                  size="medium"
                  id="content-text"
                  aside=""
                  onChange={({ target }) => say(name, target.value)}
                  style={{ minBlockSize: 160 }}
                />
                <fieldset className="tools" aria-label={t('tools.label')}>
                  {(['strong', 'em', 'h3', 'ul'] as const).map((mark) => (
                    <Button key={mark} size="small" variant="outlined" onClick={() => say(name, marked(texts[name] ?? '', mark))}>
                      {t(`tools.${mark}`)}
                    </Button>
                  ))}
                </fieldset>
              </div>
            );
          return <TextField key={name} {...field} size="medium" onChange={({ target }) => say(name, target.value)} />;
        })}
      </div>
      {kind === 'banner' && (
        <Group>
          {choose(
            'group',
            choices.groups.map((value) => ({ value, label: t(`place.${value}` as 'place.w_home') })),
          )}
          {choose(
            'linkageType',
            (['NONE', 'GAME', 'CATEGORY', 'PROMOTION', 'LINK'] as const).map((value) => ({ value, label: t(`link.${value}`) })),
          )}
          {written.linkageType === 'CATEGORY' &&
            choose(
              'target',
              choices.categories.map((value) => ({ value, label: t(`place.w_${value.toLowerCase()}` as 'place.w_rng') })),
            )}
          {written.linkageType === 'PROMOTION' &&
            choose(
              'target',
              choices.promotions.map(({ code, title }) => ({ value: code, label: title })),
            )}
          {(written.linkageType === 'GAME' || written.linkageType === 'LINK') && (
            <TextField
              size="medium"
              dir="ltr"
              label={t(written.linkageType === 'GAME' ? 'field.game' : 'field.url')}
              help={written.linkageType === 'GAME' ? t('help.game') : t('help.url', { hosts: choices.linkHosts.join(', ') })}
              value={written.target}
              error={errorOf('target')}
              onChange={({ target }) => onChange({ target: target.value.trim() })}
            />
          )}
        </Group>
      )}
      {(kind === 'promotion' || kind === 'post' || kind === 'help' || kind === 'mission') && (
        <Group>
          <TextField
            size="medium"
            dir="ltr"
            label={t('field.slug')}
            help={t(hasAddress ? 'help.slugKept' : 'help.slug')}
            value={written.slug}
            error={errorOf('slug')}
            isDisabled={hasAddress}
            maxLength={60}
            onChange={({ target }) => onChange({ slug: target.value.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-') })}
          />
          {choose(
            'sort',
            sortsOf(kind, written.sort, choices).map((value) => ({
              value,
              label: t(`sort.${value}` as 'sort.news'),
            })),
          )}
        </Group>
      )}
      {kind === 'mission' && (
        <Group>
          {(['goal', 'points'] as const).map((name) => (
            <TextField
              key={name}
              size="medium"
              isFigure
              inputMode="numeric"
              label={t(`field.${name}`)}
              help={t(`help.${name}`)}
              value={String(written[name])}
              error={errorOf(name)}
              onChange={({ target }) => onChange({ [name]: Math.min(100_000, Number(target.value.replaceAll(/\D/g, '')) || 0) })}
            />
          ))}
        </Group>
      )}
      {kind === 'promotion' && (
        <Group>
          {timeField('startsAt', isBinding)}
          {timeField('endsAt')}
        </Group>
      )}
      {kind === 'announcement' &&
        choose(
          'audience',
          (['site', 'agent'] as const).map((value) => ({ value, label: t(`audience.${value}`) })),
        )}
      {kind === 'popup' && (
        <Group>
          {choose(
            'execution',
            (['A', 'F', 'B'] as const).map((value) => ({ value, label: t(`execution.${value}`) })),
          )}
          {choose(
            'sort',
            choices.popupSorts.map((value) => ({ value, label: t(`sort.${value}` as 'sort.NEWS') })),
          )}
        </Group>
      )}
      <Group>
        {timeField('from', isBinding)}
        {timeField('until', isBinding)}
        {kind !== 'post' && (
          <TextField
            size="medium"
            isFigure
            inputMode="numeric"
            label={t('field.position')}
            help={t('help.position')}
            value={String(written.position)}
            error={errorOf('position')}
            onChange={({ target }) => onChange({ position: Math.min(10_000, Number(target.value.replaceAll(/\D/g, '')) || 0) })}
          />
        )}
      </Group>
      {isBinding && <p className="hint">{t(kind === 'help' ? 'editor.terms' : 'editor.binding')}</p>}
      {kind !== 'notice' && (
        <fieldset disabled={isBinding}>
          <legend>{t('field.languages')}</legend>
          <p className="hint">{t('help.languages')}</p>
          <div className="checks">
            {choices.languages.map((code) => (
              <CheckField
                key={code}
                label={<bdi lang={languages[code as LanguageCode].tag}>{languages[code as LanguageCode].name}</bdi>}
                checked={written.languages.includes(code)}
                onChange={({ target }) =>
                  onChange({
                    languages: choices.languages.filter((one) => (one === code ? target.checked : written.languages.includes(one))),
                  })
                }
              />
            ))}
          </div>
          {errorOf('languages') && <p role="alert">{errorOf('languages')}</p>}
        </fieldset>
      )}
    </Fields>
  );
}

/** Returns the sorts of a kind. The terms keep theirs, which nothing else has. */
function sortsOf(kind: 'promotion' | 'post' | 'help' | 'mission', sort: string, choices: ContentChoices): string[] {
  const { postSorts, promotionSorts, helpSorts, missionSorts } = choices;
  if (kind === 'mission') return missionSorts;
  if (kind === 'help') return sort === 'TERMS' ? [sort] : helpSorts;
  return kind === 'post' ? postSorts : promotionSorts;
}

/** Adds a marked line at the end of a text, or marks what is selected of it. */
function marked(text: string, mark: 'strong' | 'em' | 'h3' | 'ul'): string {
  const area = document.querySelector<HTMLTextAreaElement>('#content-text');
  const [from, to] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
  const chosen = text.slice(from, to);
  const inner =
    mark === 'ul'
      ? chosen
          .split('\n')
          .map((line) => `<li>${line}</li>`)
          .join('')
      : chosen;
  return `${text.slice(0, from)}<${mark}>${inner}</${mark}>${text.slice(to)}`;
}

/** Fills in the text alternatives of a picture where none is written. */
function withAlts(words: WrittenContent['words'], alts: ContentChoices['arts'][number]['alts'], { languages: all }: ContentChoices) {
  const changed = all.flatMap((code) => {
    const said = words[code];
    // A language without texts stays without: a text alternative alone would begin it.
    return alts[code] && said?.title ? [[code, { ...said, alt: alts[code] }] as const] : [];
  });
  return { ...words, ...Object.fromEntries(changed) };
}

/** Removes the known texts of a picture that is replaced by one that nothing is known about. */
function withoutAlts(words: WrittenContent['words'], alts: ContentChoices['arts'][number]['alts']) {
  const changed = Object.entries(words).map(
    ([code, said]) => [code, said?.alt && said.alt === alts[code] ? { ...said, alt: '' } : said] as const,
  );
  return Object.fromEntries(changed);
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '8px 16px 20px',
  '& .texts': { display: 'grid', gap: 12 },
  '& .hint': { margin: 0, fontSize: 13, lineHeight: '18px', color: tone.muted },
  '& .content': { display: 'grid', gap: 8 },
  '& fieldset': { minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& legend': { padding: 0, fontSize: 13, fontWeight: 550 },
  '& .checks': { display: 'flex', flexWrap: 'wrap', gap: '0 20px' },
  '& [role="alert"]': { margin: 0, fontSize: 13, color: tone.bad },
});

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 12,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
