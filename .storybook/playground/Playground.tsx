import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Brand, brand as brandSchema } from '@site/api/system';
import { createLtrCache } from '@site/ui/cache';
import { isColor } from '@site/ui/brandFaults';
import { contrastOf } from '@site/ui/contrastOf';
import { designTokensOf } from '@site/ui/designTokens';
import { DeskSegments } from '@site/ui/DeskSegments';
import { display } from '@site/ui/display';
import { houseMark } from '@site/ui/houseMark';
import { Icon } from '@site/ui/Icon';
import { SelectField } from '@site/ui/SelectField';
import { StatusChip } from '@site/ui/StatusChip';
import { TextArea } from '@site/ui/TextArea';
import { TextField } from '@site/ui/TextField';
import { type ColorName, color, type FontName, type Scheme, type TypefaceName } from '@site/ui/tokens';
import { UiProvider } from '@site/ui/UiProvider';
import { radius, tone } from '@site/ui/vars';
import { useDeferredValue, useState } from 'react';
import { readBrand } from '../../apps/service/src/system/readBrand';
import { createSiteTheme } from '../../packages/ui/src/theme/createSiteTheme';
import { Scheme as SchemeOf } from '../Scheme';
import { BrandScene } from './BrandScene';

export interface PlaygroundProps {
  /** Initial brand. */
  start: Brand;
  scheme: Scheme;
}

/** Edits a brand's colours over real components; imports and exports the service's format. */
export function Playground({ start, scheme }: PlaygroundProps) {
  const [brand, setBrand] = useState(start);
  const [imported, setImported] = useState('');
  const [draftMark, setDraftMark] = useState<string>();
  const shown = useDeferredValue(brand);
  const reading = imported.trim() ? readBrand(imported) : undefined;
  const json = JSON.stringify(brand, null, 2);
  const { problems } = readBrand(json);
  const faults = contrastOf(shown.tokens).filter(({ ratio, wanted }) => ratio < wanted);

  const written = draftMark ?? JSON.stringify(brand.mark ?? houseMark, null, 2);
  const markProblem = draftMark === undefined ? undefined : readMark(draftMark).problem;
  const setMark = (text: string) => {
    setDraftMark(text);
    const { mark } = readMark(text);
    if (mark) setBrand((before) => ({ ...before, mark }));
  };
  const setTypeface = (name: FontName, chosen: string) =>
    setBrand((before) => ({ ...before, typeface: { ...before.typeface, [name]: chosen as TypefaceName } }));

  const setToken = (name: ColorName, at: Scheme, value: string) =>
    setBrand((before) => {
      const { [name]: pair, ...others } = before.tokens;
      const next = { ...pair, [at]: value };
      if (value.toLowerCase() === color[name][at].toLowerCase()) delete next[at];
      return { ...before, tokens: Object.keys(next).length > 0 ? { ...others, [name]: next } : others };
    });

  return (
    <UiProvider direction="ltr" locale="en" cache={cache} brand={shown}>
      <SchemeOf mode={scheme}>
        <Layout lang="en" dir="ltr">
          <Panel aria-label="Brand">
            <h1>Brand playground</h1>
            <p>Change a colour and see it on real components, in both schemes. What stands on what is measured as you go.</p>
            <TextField label="Name" value={brand.name} onChange={({ target }) => setBrand({ ...brand, name: target.value })} />
            <TextField
              label="Code"
              help="Lower case; it chooses the brand in addresses and calls."
              value={brand.merchant}
              onChange={({ target }) => setBrand({ ...brand, merchant: target.value })}
            />
            {groups.map(([title, names]) => (
              <fieldset key={title}>
                <legend>{title}</legend>
                <div className="head" aria-hidden="true">
                  <span>Light</span>
                  <span>Dark</span>
                </div>
                {names.map((name) => (
                  <div className="token" key={name}>
                    <span>{name}</span>
                    {(['light', 'dark'] as const).map((at) => (
                      <Swatch
                        key={at}
                        label={`${name}, ${at}`}
                        value={brand.tokens[name]?.[at] ?? color[name][at]}
                        isChanged={brand.tokens[name]?.[at] !== undefined}
                        onChange={(value) => setToken(name, at, value)}
                      />
                    ))}
                  </div>
                ))}
              </fieldset>
            ))}
            <div className="corners">
              <b>Corners</b>
              <DeskSegments
                label="Corners"
                items={corners}
                value={String(brand.roundness ?? 1)}
                onChange={(roundness) => setBrand({ ...brand, roundness: Number(roundness) })}
              />
            </div>
            <SelectField
              label="Typeface of texts"
              items={faces}
              value={brand.typeface?.text ?? 'inter'}
              onChange={({ target }) => setTypeface('text', target.value)}
            />
            <SelectField
              label="Typeface of titles"
              items={faces}
              value={brand.typeface?.display ?? 'archivo'}
              onChange={({ target }) => setTypeface('display', target.value)}
            />
            <TextArea
              className="code"
              label="Mark"
              help="Shapes in a box of 36 by 36: SVG path data, and the colour token of each."
              value={written}
              error={markProblem}
              onChange={({ target }) => setMark(target.value)}
              onBlur={() => setDraftMark(undefined)}
            />
            <Button variant="outlined" onClick={() => setBrand(houseOf(brand))}>
              Back to the house’s look
            </Button>
          </Panel>

          <Stage>
            <Verdict>
              {faults.length === 0 ? (
                <StatusChip tone="good" icon="check" label="Everything can be read" />
              ) : (
                <>
                  <StatusChip
                    tone="bad"
                    icon="warning"
                    label={`${faults.length} ${faults.length === 1 ? 'pair is' : 'pairs are'} too faint`}
                  />
                  <ul>
                    {faults.map(({ ink, ground, scheme: at, ratio, wanted }) => (
                      <li key={`${ink} ${ground} ${at} ${wanted}`}>
                        <b>{ink}</b> on {ground} in {at}: {ratio.toFixed(1)}, wanted {wanted}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Verdict>
            <BrandScene scheme="dark" brand={shown} />
            <BrandScene scheme="light" brand={shown} />
            <Exchange aria-label="The brand as the service keeps it">
              <div>
                <h2>Hand out</h2>
                <TextArea label="The brand as JSON" readOnly value={json} />
                <div className="acts">
                  <Button
                    variant="contained"
                    disabled={problems.length > 0}
                    href={`data:application/json,${encodeURIComponent(json)}`}
                    download={`${brand.merchant}.brand.json`}
                  >
                    Download
                  </Button>
                  <Button
                    variant="outlined"
                    href={`data:application/json,${encodeURIComponent(JSON.stringify(designTokensOf(shown), null, 2))}`}
                    download={`${brand.merchant}.tokens.json`}
                  >
                    Design tokens
                  </Button>
                  {problems.length === 0 && faults.length === 0 ? (
                    <StatusChip tone="good" icon="check" label="The service takes this" />
                  ) : (
                    <StatusChip tone="bad" icon="close" label={problems[0] ?? 'The service refuses faint pairs'} />
                  )}
                </div>
              </div>
              <div>
                <h2>Take in</h2>
                <TextArea
                  label="A brand to work on"

                  placeholder='{ "merchant": "…", "tokens": { … } }'
                  value={imported}
                  onChange={({ target }) => setImported(target.value)}
                  error={reading && reading.problems.length > 0 ? reading.problems.join(' ') : undefined}
                />
                <div className="acts">
                  <Button variant="outlined" disabled={!reading?.brand} onClick={() => reading?.brand && setBrand(reading.brand)}>
                    <Icon name="upload" size={18} />
                    Work on it
                  </Button>
                </div>
              </div>
            </Exchange>
          </Stage>
        </Layout>
      </SchemeOf>
    </UiProvider>
  );
}

interface SwatchProps {
  label: string;
  value: string;
  isChanged: boolean;
  onChange: (value: string) => void;
}

/** A colour picker with a text field; incomplete text is applied once it is a valid colour. */
function Swatch({ label, value, isChanged, onChange }: SwatchProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <span className="swatch" data-changed={isChanged || undefined}>
      <input
        type="color"
        aria-label={`${label}, by eye`}
        value={toHex(value)}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <input
        type="text"
        aria-label={label}
        aria-invalid={draft !== undefined && !isColor(draft)}
        spellCheck={false}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          if (isColor(target.value)) onChange(target.value);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}

/** The colour input of browsers accepts six digits only. */
const toHex = (value: string) => (/^#[\da-f]{6}$/i.test(value) ? value : '#808080');

const cache = createLtrCache();

const groups: [title: string, names: ColorName[]][] = [
  ['Action', ['action', 'actionHover', 'actionPress', 'onAction', 'actionText', 'actionWash', 'focus']],
  ['Surfaces', ['page', 'sunken', 'surface', 'raised', 'overlay', 'select', 'hover']],
  ['Text and lines', ['text', 'muted', 'faint', 'edge', 'line']],
  ['States', ['good', 'goodWash', 'bad', 'badWash', 'info', 'infoWash', 'hot', 'onHot']],
  ['The sign', ['sign', 'signLine', 'signDeep', 'signAction', 'signActionHover', 'signActionPress', 'onSignAction']],
  ['Pictures', ['onArt', 'onArtMuted', 'onArtGood', 'artEdge', 'artLight', 'scrim']],
  ['Charts', ['plot1', 'plot2', 'plot3', 'plot4', 'plotLoss', 'plotPast']],
];

const corners = [
  { id: '0', label: 'Square' },
  { id: '0.5', label: 'Slight' },
  { id: '1', label: 'House' },
  { id: '1.5', label: 'Round' },
];

const faces = [
  { value: 'inter', label: 'Inter' },
  { value: 'archivo', label: 'Archivo' },
  { value: 'system', label: 'The system’s' },
];

function readMark(text: string): { mark: NonNullable<Brand['mark']>; problem?: never } | { mark?: never; problem: string } {
  try {
    const { data, error } = brandSchema.shape.mark.unwrap().safeParse(JSON.parse(text));
    return data ? { mark: data } : { problem: error.issues[0]?.message ?? '' };
  } catch {
    return { problem: 'This is not JSON.' };
  }
}

function houseOf({ roundness: _roundness, typeface: _typeface, mark: _mark, ...brand }: Brand): Brand {
  return { ...brand, tokens: {} };
}

/** The house's variables, for a part that stays readable whatever the brand. */
const houseVariables = Object.fromEntries(
  createSiteTheme('ltr')
    .generateStyleSheets()
    .flatMap((sheet) =>
      Object.entries(sheet).map(([selector, variables]) => [
        selector
          .replace(':root', '&')
          .replace('[data-color-scheme="light"]', '[data-color-scheme="light"] &')
          .replace('[data-color-scheme="dark"]', '[data-color-scheme="dark"] &'),
        variables,
      ]),
    ),
) as Record<string, Record<string, string>>;

const mono = 'ui-monospace, "DejaVu Sans Mono", monospace';

const Layout = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)',
  minBlockSize: '100vh',
  color: tone.text,
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Panel = styled('section')(houseVariables, {
  display: 'grid',
  alignContent: 'start',
  gap: 18,
  padding: '32px 24px 64px',
  borderInlineEnd: `1px solid ${tone.line}`,
  backgroundColor: tone.sunken,
  color: tone.text,
  '@media (min-width: 901px)': {
    position: 'sticky',
    insetBlockStart: 0,
    maxBlockSize: '100vh',
    overflowY: 'auto',
    boxSizing: 'border-box',
  },
  '& h1': { ...display, fontSize: 30, lineHeight: 1.1, margin: 0 },
  '& p': { margin: 0, color: tone.muted, lineHeight: 1.5 },
  '& .corners': { display: 'grid', justifyItems: 'start', gap: 8 },
  '& > fieldset': { display: 'grid', gap: 6, minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: '0 0 4px', fontWeight: 700 },
  '& .code textarea': { minBlockSize: 160, fontFamily: mono, fontSize: 12 },
  '& .head, & .token': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 108px 108px', gap: 8, alignItems: 'center', fontSize: 13 },
  '& .head': { color: tone.muted, fontSize: 12 },
  '& .head span:first-of-type': { gridColumn: 2 },
  '& .swatch': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 3,
    border: `1px solid ${tone.edge}`,
    borderRadius: radius.chip,
    backgroundColor: tone.page,
  },
  '& [data-changed]': { borderColor: tone.actionText, boxShadow: `inset 0 0 0 1px ${tone.actionText}` },
  '& input[type="color"]': {
    flex: 'none',
    inlineSize: 26,
    blockSize: 26,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    cursor: 'pointer',
  },
  '& .swatch input[type="text"]': {
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: 26,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
  },
});

const Stage = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 24,
  padding: 'clamp(16px, 2.5vw, 32px)',
});

const Verdict = styled('output')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  backgroundColor: tone.page,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: 0, padding: 0, listStyle: 'none', fontSize: 13, color: tone.muted },
  '& b': { color: tone.bad },
});

const Exchange = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 32,
  paddingBlockStart: 16,
  '& > div': { display: 'grid', alignContent: 'start', gap: 14 },
  '& h2': { ...display, fontSize: 24, margin: 0 },
  '& textarea': {
    minBlockSize: 300,
    maxBlockSize: 420,
    overflowY: 'auto',
    fontFamily: mono,
    fontSize: 12,
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& .acts svg': { marginInlineEnd: 8 },
});
